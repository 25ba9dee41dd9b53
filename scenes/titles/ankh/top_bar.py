"""The top bar of Ankh: the reader's god, its followers and devotion, what holds in a conflict."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.titles.ankh.content import FORGETTING
from game.titles.ankh.state import NOBODY
from scenes.kit.part import Part
from scenes.kit.spot import Plate
from scenes.kit.top_bar import Counters, Fact, FactRow
from scenes.titles.ankh.pieces import name_of

if TYPE_CHECKING:
    from game.titles.ankh.view import GodView, SeatView
    from scenes.kit.spot import Calls
    from scenes.titles.ankh.words import Words
    from scenes.widgets.base import RectLike, WidgetParent

FOLLOWERS, DEVOTION, TOKENS = "track:followers", "track:devotion", "track:tokens"


def own_god(view: SeatView) -> int:
    """The god whose things the screen shows: the reader's, an onlooker's that of whose turn it is; NOBODY: none."""
    seat = view.reader if view.reader >= 0 else view.seat
    return view.team[seat] if seat >= 0 else NOBODY


class GodBadge(Plate, Part):
    """The reader's god: its content are seat and names."""

    content: tuple[int, tuple[str, ...]] = (0, ())

    def __init__(self, parent: WidgetParent, rect: RectLike, words: Words) -> None:
        self.words = words
        super().__init__(parent, rect, name="badge", tip=self._tip)

    def show(self, view: SeatView) -> None:
        """Whose it is."""
        god = own_god(view)
        self.display((god, view.gods[god].names if god != NOBODY else ()))

    def _tip(self) -> str:
        _, names = self.content
        return "\n".join(self.words.t(f"ankh.god.{name}") for name in names) or self.words.t("ankh.seat.forgotten")

    def draw(self, surface: pygame.Surface) -> None:
        """Slot, portrait, of a merged god the second one below it, and the seat's colour."""
        pen, r, (god, names) = self.pen(surface), self.rect, self.content
        pen.nine("slot_selected", r)
        if not names:
            pen.icon("ankh/event/forgotten", r.inflate(-40, -40).size, center=r.center)
            return
        inside = r.inflate(-16, -16)
        pen.icon(f"ankh/portrait/{names[0]}", inside.size, center=r.center)
        if len(names) > 1:
            small = pygame.Rect(0, 0, 56, 56)
            small.bottomright = inside.bottomright
            pen.nine("slot", small)
            pen.icon(f"ankh/portrait/{names[1]}", small.inflate(-6, -6).size, center=small.center)
        pen.icon(f"ankh/token/{god}", 34, bottomleft=(inside.x - 2, inside.bottom + 2))


class Purse(Counters):
    """Followers, devotion, ankh tokens of that god."""

    def __init__(self, parent: WidgetParent, rect: RectLike, words: Words, calls: Calls) -> None:
        icons = {FOLLOWERS: "ankh/follower", DEVOTION: "ankh/marker/0", TOKENS: "ankh/token/0"}
        super().__init__(parent, rect, calls, icons)
        self.words = words
        for ref, counter in self.counters.items():
            counter.tip = words.t(f"ankh.top.{ref.partition(':')[2]}")

    def show(self, view: SeatView) -> None:
        """Whose they are."""
        number = own_god(view)
        if number == NOBODY:
            return
        god: GodView = view.gods[number]
        for ref, sprite in ((DEVOTION, "marker"), (TOKENS, "token")):
            self.counters[ref].icon = f"ankh/{sprite}/{number}"
        self.count(number, {FOLLOWERS: god.followers, DEVOTION: god.devotion, TOKENS: god.tokens})


class Chips(FactRow):
    """Whose turn it is or which region is fought over, the conflict token, the red zone (R9, R11, R13)."""

    def __init__(self, parent: WidgetParent, rect: RectLike, words: Words) -> None:
        super().__init__(parent, rect)
        self.words = words

    def show(self, view: SeatView) -> None:
        """What holds now."""
        t, found = self.words.t, []
        own = own_god(view)
        peace = not view.conflict and view.conflicts < FORGETTING
        if peace and own != NOBODY and view.gods[own].devotion <= view.red_limit:
            tip = t("ankh.chip.red.tip", n=view.red_limit)
            found.append(Fact("ankh/event/forgotten", t("ankh.chip.red"), tip, bad=True))
        if view.conflict and view.conflict_token != NOBODY:
            holder = self.words.god(view.conflict_token)
            picture = (f"ankh/portrait/{name_of(view, view.conflict_token)}",)
            found.append(Fact("ankh/conflict", t("ankh.chip.token"), t("ankh.chip.token.tip", god=holder),
                              pictures=picture))  # fmt: skip
        if view.battle is not None:
            tip = t("ankh.chip.battle.tip", region=view.battle.region)
            found.append(Fact("ankh/event/conflict", t("ankh.chip.battle", region=view.battle.region), tip))
        self.display(found)
