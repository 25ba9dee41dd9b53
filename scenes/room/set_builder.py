"""Building a set anew in the room (C5.1, R20.1-R20.3): all things by group, places to fill, a name to keep it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.kit.title_look import SetLook
from scenes.media import theme
from scenes.room.field_widgets import SetMedals
from scenes.shell.dialog import PanelScene
from scenes.widgets.base import Group, RectLike, WidgetParent
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.picture import Picture
from scenes.widgets.pointing_button import PointingButton
from scenes.widgets.text_entry import TextEntry

if TYPE_CHECKING:
    from scenes.shell.client import Client

Done = Callable[[list[str], str], None]  # what was built, and the name to keep it under ("": not kept)
ROW, TOLD = 80, 52
"""How high a thing is, and what is told of the pointed one."""
NAME_LONGEST = 24
MEDAL = 62


class SetBuilder(PanelScene):
    """`members` is what is chosen so far, in the order of choosing; `on_done` gets it with the name."""

    size = (1640, 912)
    heading = "room.build.title"

    def __init__(self, client: Client, look: SetLook, points: int, members: Sequence[str], can_keep: bool,
                 on_done: Done) -> None:
        super().__init__(client)
        self.look, self.points, self.can_keep, self.on_done = look, points, can_keep, on_done
        self.members = list(members)[:points]
        self.typed = ""
        self.rules_place = look.rule

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """A column for each group, the places below."""
        groups: dict[str, list[str]] = {}
        for member in self.look.all_members:
            groups.setdefault(self.look.group_of(member), []).append(member)
        gap = 14
        width = (area.width - gap * (len(groups) - 1)) // max(1, len(groups))
        for i, (group, members) in enumerate(groups.items()):
            self._column(panel, pygame.Rect(area.x + i * (width + gap), area.y, width, area.height), group, members)
        bottom = pygame.Rect(area.x, area.bottom - 128, area.width, 128)
        self.told = Label(panel, (area.x, bottom.y - TOLD - 8, area.width, TOLD), self.t("room.build.point"),
                          size=theme.SMALL, colour=theme.DIM, wrap=True)  # fmt: skip
        self._below(panel, bottom)

    def _tell(self, member: str) -> None:
        """What the pointed thing is: all round it stand others, so no tip lies over them."""
        self.told.text, self.told.colour = self._about(member) or self._member_name(member), theme.BONE

    def _about(self, member: str) -> str:
        return self.look.member_about(self.media, member) if self.look.member_about is not None else ""

    def _column(self, panel: Group, area: pygame.Rect, group: str, members: list[str]) -> None:
        Picture(panel, (area.x, area.y, 48, 48), self.look.icon_of_group(group))
        style = f"{self.look.group_text.replace('{value}', group)}.style"
        Label(panel, (area.x + 56, area.y, area.width - 56, 48), self._group_name(group), size=theme.BODY,
              colour=theme.GOLD, bold=True, tip=self.t(style) if self.media.texts.has(style) else "")  # fmt: skip
        full = len(self.members) >= self.points
        for row, member in enumerate(members):
            place = (area.x, area.y + 60 + row * (ROW + 8), area.width, ROW)
            on = member in self.members
            made = MemberButton(panel, place, self._member_name(member), partial(self.flip, member), on,
                                self.look.member_icon.replace("{value}", member), f"member.{member}",
                                self._about(member))  # fmt: skip
            made.points = partial(self._tell, member)
            made.rule = self.look.rule
            if full and not on:
                made.enabled = False
                made.reason = self.t("room.build.full", n=self.points)

    def _below(self, panel: Group, area: pygame.Rect) -> None:
        words = self.t("room.set.points", n=len(self.members), most=self.points)
        Label(panel, (area.x, area.y + 4, 380, 40), f"{self.t(self.look.caption)}  {words}", size=theme.BUTTON,
              colour=theme.GOLD, bold=True)  # fmt: skip
        SetMedals(panel, pygame.Rect(area.x, area.y + 48, 640, 60), self.look, self.members, self.points, 10)
        x = area.x + 700
        if self.can_keep:
            Label(panel, (x, area.y + 4, 330, 40), self.t("room.build.keep"), size=20, colour=theme.DIM)
            TextEntry(panel, (x, area.y + 48, 330, 64), self.typed, on_change=self._typed, on_enter=self.finish,
                      longest=NAME_LONGEST, empty=self.t("room.build.name"), name="name",
                      spoken=self.t("room.build.name"))  # fmt: skip
        Button(panel, (area.right - 480, area.y + 48, 160, 64), self.t("room.build.clear"), self.clear, name="clear",
               enabled=bool(self.members), reason=self.t("room.build.empty"))  # fmt: skip
        problem = self.problem()
        Button(panel, (area.right - 304, area.y + 48, 304, 64), self.t("room.build.done"), self.finish, kind="gold",
               name="done", icon="ui/check", icon_size=28, enabled=not problem,
               reason=problem).sends = True  # fmt: skip

    def _group_name(self, group: str) -> str:
        return self.t(self.look.group_text.replace("{value}", group))

    def _member_name(self, member: str) -> str:
        return self.t(self.look.member_text.replace("{value}", member))

    def _typed(self, text: str) -> None:
        self.typed = text

    def problem(self) -> str:
        """Why the set can't be used yet; "" when it can."""
        missing = self.look.least - len(self.members)
        return self.t("room.build.few", n=missing, least=self.look.least) if missing > 0 else ""

    def flip(self, member: str) -> None:
        """Takes a thing in or out."""
        if member in self.members:
            self.members.remove(member)
        elif len(self.members) < self.points:
            self.members.append(member)
        self.rebuild()

    def clear(self) -> None:
        """Takes everything out."""
        self.members.clear()
        self.rebuild()

    def finish(self) -> None:
        """Gives the set to the room."""
        if not self.problem():
            self.close()
            self.on_done(list(self.members), self.typed.strip() if self.can_keep else "")


class MemberButton(PointingButton):
    """A thing: medal, name, tick when it is in the set."""

    def __init__(self, parent: WidgetParent, rect: RectLike, text: str, on_click: Callable[[], None], on: bool,
                 medal: str, name: str, about: str = "") -> None:  # fmt: skip
        super().__init__(parent, rect, text, on_click, kind="row", on=on, icon=medal, name=name,
                         spoken="\n".join(part for part in (text, about) if part))  # fmt: skip

    def draw(self, surface: pygame.Surface) -> None:
        """Row, medal, name, tick."""
        rect = self.rect
        surface.blit(self.media.sprites.nine(self.material(), rect.size), rect)
        medal = self.icon_surface(MEDAL)
        if medal is not None:
            surface.blit(medal, medal.get_rect(midleft=(rect.x + 10, rect.centery)))
        ink = theme.FAINT if not self.enabled else theme.GOLD if self.on else theme.BONE
        x = rect.x + MEDAL + 22
        words = self.media.theme.line(self.text, rect.right - 8 - x, 20, ink, True, height=rect.height - 12)
        surface.blit(words, words.get_rect(midleft=(x, rect.centery)))
        if self.on:
            tick = self.media.sprites.get("ui/check", size=(28, 28))
            surface.blit(tick, tick.get_rect(bottomright=(x - 6, rect.bottom - 6)))
