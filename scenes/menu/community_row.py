"""A row of the community panel (C4.1): icon with its circle, ID, level and state, friend star, block, Invite."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.people import ACCEPTED, AWAY, BUSY, DECLINED, FREE, SENT, TIMED_OUT, Person
from scenes.media import theme
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.names import NameLabel
from scenes.widgets.picture import Portrait
from scenes.widgets.scroll_list import Row

if TYPE_CHECKING:
    from scenes.media.media import Media
    from scenes.menu.community_panel import CommunityPanel
    from scenes.shell.client import Client
    from scenes.widgets.base import RectLike, WidgetParent

HEIGHT, ICON = 84, 72
GONE: theme.Colour = (128, 126, 130)
LAMPS = {FREE: theme.FREE, BUSY: theme.BUSY, AWAY: GONE}
OUTCOMES = {SENT: theme.GOLD, ACCEPTED: theme.GOOD, DECLINED: theme.BAD, TIMED_OUT: theme.BAD}
SMALL_BUTTON, WIDE_BUTTON = 52, 152


class Lamp(Portrait):
    """An icon with the circle of a state. The circle has a mark too: a bar in a match, a hole where nobody is seen."""

    def __init__(self, parent: WidgetParent, rect: RectLike, person: Person, tip: str) -> None:
        self.state = person.state
        super().__init__(parent, rect, person.icon, lamp=LAMPS[person.state], tip=tip)

    def draw(self, surface: pygame.Surface) -> None:
        """Icon, circle, mark."""
        super().draw(surface)
        centre = (self.rect.centerx, self.rect.top + 14)
        if self.state == BUSY:
            pygame.draw.rect(surface, theme.BONE, pygame.Rect(centre[0] - 4, centre[1] - 1, 8, 3))
        elif self.state == AWAY:
            pygame.draw.aacircle(surface, theme.BLACK, centre, 3)


def state_words(media: Media, person: Person) -> str:
    """Whether somebody is in a match or looks for one, and of which game."""
    if person.state == BUSY and media.texts.has(f"{person.playing}.title"):
        return media.t("community.busy.title", title=media.t(f"{person.playing}.title"))
    if person.state == FREE and media.texts.has(f"{person.waits}.title"):
        return media.t("community.waits", title=media.t(f"{person.waits}.title"), n=person.seats)
    return media.t(f"community.{person.state}")


def line_of(client: Client, person: Person) -> tuple[str, theme.Colour]:
    """The second line of a row: level and state, or what became of an invitation."""
    level = client.media.t("community.level", level=person.level)
    invitation = client.online.people.invitation(person.uid)
    if invitation is None:
        return f"{level} · {state_words(client.media, person)}", theme.DIM
    words = client.media.t(f"community.{invitation.state}", n=math.ceil(invitation.left_ms / 1000))
    return f"{level} · {words}", OUTCOMES[invitation.state]


def fill_row(panel: CommunityPanel, row: Row, person: Person) -> Label:
    """Puts the widgets of a row into it; its second line."""
    rect, client = row.rect, panel.client
    place = pygame.Rect(rect.x + 8, rect.y + 6, ICON, ICON)
    Lamp(row, place, person, state_words(client.media, person))
    left = rect.x + ICON + 26
    right = rect.right - 12 - WIDE_BUTTON - 2 * (SMALL_BUTTON + 8)
    NameLabel(row, (left, rect.y + 2, right - left - 8, 42), person.name, size=theme.BUTTON)
    words, colour = line_of(client, person)
    line = Label(row, (left, rect.y + 43, right - left - 8, 41), words, size=theme.SMALL, colour=colour)
    row.words = f"{person.name}\n{words}"
    known = client.online.people.known.get(person.uid)
    mark = known.mark if known is not None else ""
    _mark_buttons(panel, row, person, mark)
    if mark != "blocked":
        _invite_button(panel, row, person)
    return line


def _mark_buttons(panel: CommunityPanel, row: Row, person: Person, mark: str) -> None:
    """Star and block; in the list of the blocked, the way back."""
    media, rect = panel.media, row.rect
    x, y = rect.right - 8 - WIDE_BUTTON - 2 * (SMALL_BUTTON + 8), rect.y + 16
    if mark == "blocked":
        Button(
            row, (rect.right - 8 - WIDE_BUTTON, rect.y + 12, WIDE_BUTTON, 60), media.t("community.unblock"),
            partial(panel.mark, person, None), size=20, name=f"unblock.{person.uid}",
            tip=media.t("community.unblock.tip", name=person.name),
        )  # fmt: skip
        return
    star = mark == "friend"
    Button(
        row, (x, y, SMALL_BUTTON, SMALL_BUTTON), icon="ui/star" if star else "ui/star_off", icon_size=30,
        on=star, on_click=partial(panel.mark, person, None if star else "friend"),
        name=f"star.{person.uid}", tip=media.t("community.star.off" if star else "community.star.on"),
    )  # fmt: skip
    Button(
        row, (x + SMALL_BUTTON + 8, y, SMALL_BUTTON, SMALL_BUTTON), icon="ui/eye_off", icon_size=30,
        on_click=partial(panel.mark, person, "blocked"), name=f"block.{person.uid}",
        tip=media.t("community.block.tip", name=person.name),
    )  # fmt: skip


def _invite_button(panel: CommunityPanel, row: Row, person: Person) -> None:
    """Invite, take back, or remove from the group; nothing for the one who is not seen."""
    people, t, rect, uid = panel.online.people, panel.t, row.rect, person.uid
    place = (rect.right - 8 - WIDE_BUTTON, rect.y + 12, WIDE_BUTTON, 60)
    why = people.why_not(uid)
    if why == "member":
        leads = people.leads
        Button(
            row, place, t("community.remove"), partial(panel.remove, uid), size=20, name=f"out.{uid}",
            enabled=leads, reason=t("community.not.leader.remove"),
            tip=t("community.remove.tip", name=person.name),
        )  # fmt: skip
    elif why == SENT:
        Button(
            row, place, t("community.withdraw"), partial(people.withdraw, uid), size=20, name=f"back.{uid}",
            tip=t("community.withdraw.tip"),
        )  # fmt: skip
    elif why != AWAY:
        Button(
            row, place, t("community.invite"), partial(panel.invite, uid), size=20, name=f"in.{uid}", kind="good",
            enabled=not why, reason=t(f"community.not.{why}") if why else "", tip=t("community.invite.tip"),
        )  # fmt: skip
