"""Rows of the lists of rooms (C8.2): one that is announced now, and one that was visited."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.kit.match_words import title_name, variant_name
from scenes.lan.signal import PingMark
from scenes.media import theme
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.names import NameLabel
from scenes.widgets.picture import Picture, Portrait
from scenes.widgets.scroll_list import Row

if TYPE_CHECKING:
    from game.net.announcement import Announcement
    from game.net.lobby import ListedRoom
    from game.net.tickets import Ticket
    from scenes.lan.rooms_panel import RoomsPanel
    from scenes.media.media import Media

HEIGHT, ICON, GO, SEATS, PING = 109, 76, 190, 230, 260
PLAYING = "playing"


def game_words(media: Media, what: Announcement) -> str:
    """What the game of a room is called, with its rule set where it has several."""
    return " · ".join(filter(None, (title_name(media, what.game), variant_name(media, what.game, what.variant))))


def seats_words(media: Media, what: Announcement) -> str:
    """Whether there is room, or the match runs."""
    if what.state == PLAYING:
        return media.t("lan.rooms.playing")
    if what.free:
        return media.t("lan.rooms.free", free=what.free, seats=what.seats)
    return media.t("lan.rooms.full", seats=what.seats)


def fill_seen(panel: RoomsPanel, row: Row, room: ListedRoom) -> None:
    """A room that is announced: host, name, game, seats, lock, and the way in or why there is none; where a seat is
    kept, the way back to it."""
    media, rect, what = panel.media, row.rect, room.seen.what
    t, name = media.t, what.room or what.player
    Portrait(row, (rect.x + 10, rect.y + 18, ICON, ICON), what.icon)
    left, right, fits = rect.x + ICON + 28, rect.right - GO - 30, not room.key
    place = pygame.Rect(right - SEATS, rect.y + 6, SEATS, 44)
    NameLabel(row, (left, rect.y + 6, place.x - left - 48, 44), name, size=theme.BUTTON,
              colour=theme.BONE if fits else theme.FAINT)  # fmt: skip
    game = game_words(media, what)  # alone where nobody leads a room without a window yet
    facts = t("lan.rooms.host", game=game, name=what.player, level=what.level) if what.player else game
    reason = t(room.key, **room.args) if room.key else ""
    wide = right - left - (PING - GO if fits else 0)
    Label(row, (left, rect.y + 52, wide, 54), reason or facts, size=theme.SMALL, wrap=True,
          colour=theme.DIM if fits else theme.BAD)  # fmt: skip
    if fits:
        mark = PingMark(row, (rect.right - PING - 10, rect.y + 70, PING, 36), panel.pings.ms.get(room.seen.name))
        panel.marks[room.seen.name] = mark
    seats = seats_words(media, what)
    Label(row, place, seats, size=20, align="right",
          colour=theme.GOOD if fits and what.free and what.state != PLAYING else theme.DIM)  # fmt: skip
    if what.locked:
        Picture(row, (place.x - 40, place.centery - 16, 32, 32), "ui/lock", tip=t("lan.rooms.locked"))
    verb = "join" if what.free and what.state != PLAYING else "watch"
    verb = "back" if panel.has_seat(room) else verb
    Button(
        row, (rect.right - GO - 10, rect.y + (8 if fits else 26), GO, 60), t(f"lan.rooms.{verb}"),
        partial(panel.join, room), size=20,
        kind="plain" if verb == "watch" else "good", name=f"join.{room.seen.name}", enabled=fits, reason=reason,
        tip=t(f"lan.rooms.{verb}.tip", name=name),
    )  # fmt: skip
    row.words = "\n".join(part for part in (name, facts, seats, t("lan.rooms.locked") if what.locked else "", reason)
                          if part)  # fmt: skip


def fill_kept(panel: RoomsPanel, row: Row, ticket: Ticket) -> None:
    """A room that was visited: whether it is there now, the way back, and a way to forget it."""
    media, rect, t = panel.media, row.rect, panel.media.t
    name, code = ticket.name or ticket.room_id, ticket.title
    Picture(row, (rect.x + 10, rect.y + 6, ICON, HEIGHT - 12), f"{code}/poster")
    left, right = rect.x + ICON + 28, rect.right - GO - 92
    NameLabel(row, (left, rect.y + 6, right - left, 44), name, size=theme.BUTTON)
    here = panel.is_seen(ticket)
    address = f"{ticket.addresses[0] if ticket.addresses else '?'}:{ticket.port}"
    facts = t("lan.rooms.kept.seen" if here else "lan.rooms.kept", game=title_name(media, code), address=address)
    Label(row, (left, rect.y + 50, right - left, 40), facts, size=theme.SMALL,
          colour=theme.GOOD if here else theme.DIM)  # fmt: skip
    Button(
        row, (rect.right - 66, rect.y + 26, 56, 56), icon="ui/trash", icon_size=28, kind="bare",
        on_click=partial(panel.ask_to_forget, ticket), name=f"forget.{ticket.room_id}",
        tip=t("lan.rooms.forget", name=name),
    )  # fmt: skip
    Button(
        row, (rect.right - GO - 78, rect.y + 24, GO, 60), t("lan.rooms.back"), partial(panel.go_back, ticket), size=20,
        kind="good" if here else "plain", name=f"back.{ticket.room_id}", tip=t("lan.rooms.back.tip", name=name),
    )  # fmt: skip
    row.words = f"{name}\n{facts}"
