"""The group beside the shelf (C3.1, C3.5): a square frame of 130 x 130 for each member with the icon inside and the ID
below, leaving and removing, and one frame to invite with.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.media import theme
from scenes.widgets.base import Group, RectLike, Widget, WidgetParent
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.names import draw_name
from scenes.widgets.panel import Panel
from scenes.widgets.picture import Picture, Portrait

if TYPE_CHECKING:
    from game.people import Person
    from scenes.shell.scene import Scene

FRAME = 130  # C3.1
NAME, GAP, CROSS, MOST = 44, 4, 44, 4
ON = 14
"""So much of a corner sign lies on a frame: nobody's head is under it."""
HEIGHT = MOST * (FRAME + NAME + GAP)
MIDDLE, TOP = 1780, 248


class MemberName(Widget):
    """An ID in the middle under its frame; whole, in two lines where it is long."""

    def __init__(self, parent: WidgetParent, rect: RectLike, name: str) -> None:
        self.words = name
        super().__init__(parent, rect, spoken=name)

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """Lets the pointer through."""
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the ID."""
        draw_name(surface, self.media, self.words, self.rect, theme.BONE, align="center", size=20)


class GroupFrames(Group):
    """Made anew whenever the group is another one."""

    def __init__(self, scene: Scene, on_invite: Callable[[], None]) -> None:
        super().__init__(scene, (1672, 200, 216, 776), name="group")
        self._online = scene.online
        home, online, t = scene.home, scene.online, scene.t
        Label(self, (1700, 204, 160, 36), t("menu.group"), size=theme.BUTTON, colour=theme.GOLD, bold=True,
              align="center")  # fmt: skip
        members = online.people.group if online.people_known else ()
        count = len(members) or int(home.profile is not None)
        wanted = FRAME * max(100, self.media.theme.scale) // 100  # C10.3: as far as the column has room
        pitch = min(wanted + NAME + GAP, HEIGHT // min(MOST, count + 1) if count < MOST else HEIGHT // count)
        self.frame = pitch - NAME - GAP
        for i, member in enumerate(members):
            self._member(member, self._place(TOP + i * pitch), i == 0 and len(members) > 1, len(members) > 1)
        if not online.people_known and home.profile is not None:
            self._own(home.profile.icon, home.profile.name, self._place(TOP))
        if count < MOST:
            Button(
                self, self._place(TOP + count * pitch), icon="ui/plus", icon_size=48, kind="row",
                layout="top", name="invite", on_click=on_invite, tip=t("menu.group.add"),
            )  # fmt: skip

    def _place(self, y: int) -> pygame.Rect:
        """A frame, in the middle of the column."""
        return pygame.Rect(MIDDLE - self.frame // 2, y, self.frame, self.frame)

    def _own(self, icon: str, name: str, place: pygame.Rect) -> None:
        Portrait(self, place, icon, tip=name, selected=True)
        self._name(name, place)

    def _name(self, name: str, place: pygame.Rect) -> None:
        MemberName(self, (MIDDLE - 108, place.bottom + 2, 216, NAME), name)

    def _member(self, member: Person, place: pygame.Rect, leader: bool, grouped: bool) -> None:
        if not grouped:
            self._own(member.icon, member.name, place)
            return
        from scenes.menu.community_row import Lamp, state_words

        people = self._online.people
        mine = people.me is not None and member.uid == people.me.uid
        words = f"{member.name}\n{state_words(self.media, member)}" if not mine else member.name
        if leader:
            words = f"{words}\n{self.media.t('group.leader')}"
        if mine or member.state == "free":
            Portrait(self, place, member.icon, tip=words, selected=mine)
        else:
            Lamp(self, place, member, words)
        if leader:
            left = max(self.rect.x, place.x + ON - CROSS)
            Panel(self, (left, place.y, CROSS, CROSS), kind="plate", shadow=False)
            Picture(self, (left + 2, place.y + 2, CROSS - 4, CROSS - 4), "ui/crown")
        self._name(member.name, place)
        if mine or people.leads:
            self._cross(member, place, mine)

    def _cross(self, member: Person, place: pygame.Rect, mine: bool) -> None:
        people, t = self._online.people, self.media.t
        tip = t("group.leave.tip") if mine else t("community.remove.tip", name=member.name)
        left = min(self.rect.right - CROSS, place.right - ON)
        Button(
            self, (left, place.y, CROSS, CROSS), icon="ui/quit" if mine else "ui/cross",
            icon_size=26 if mine else 20, on_click=people.leave if mine else partial(people.remove, member.uid),
            name=f"group.out.{member.uid}", tip=tip,
        )  # fmt: skip
