"""The situation panel (C6.3, section 10): how all gods stand, what a conflict would do in each region, what each god
has, and what the event track brings.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.core.callbacks import ignore
from game.titles.ankh.content import ACTIONS, CARD_NAMES, DASHBOARD, MONUMENTS, powers_of_level
from game.titles.ankh.forecast import BATTLE, RegionForecast, Stake
from scenes.kit.match_words import who_won
from scenes.kit.situation import SituationDrawing, SituationRow, TabbedSituation
from scenes.media import theme
from scenes.titles.ankh import foretold
from scenes.titles.ankh.asking_rows import guardian_sprite
from scenes.titles.ankh.cards import card_face, fitted
from scenes.titles.ankh.event_track import look_of
from scenes.titles.ankh.pages import as_heading
from scenes.titles.ankh.small_map import small_map

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from game.titles.ankh.view import GodView, SeatView
    from scenes.kit.spot import Calls
    from scenes.kit.table_host import TableHost
    from scenes.titles.ankh.words import Words
    from scenes.widgets.base import RectLike
    from scenes.widgets.pen import Pen

GAP = 8
TABS = STANDING, REGIONS, GODS, EVENTS = ("standing", "regions", "gods", "events")
ROW, NOTES, EVENT, SUPPLY = 104, 62, 118, 190
DEEP, DEEPEST = 190, 330
"""A god's row that is so high has room for the god's own power and cards; rows are not higher than the second."""
NAME, TERMS, TALL, TALLEST, LINE = 330, 124, 176, 216, 30
"""From the second height of a region's row on its terms stand there, so far below each other, from the third on those
of the strength on lines of their own; rows are not higher than the fourth."""
COLUMNS = ("devotion", "followers", "tokens", "figures", "pool", "powers", *MONUMENTS)
ICONS = {"devotion": "ankh/event/end", "followers": "ankh/follower", "tokens": "ankh/action/unlock",
         "figures": "ankh/action/summon", "pool": "ankh/slot", "powers": "ankh/power/glorious"}  # fmt: skip
DIM, ABSENT = (112, 104, 100), (70, 66, 68)
LEVELS = (1, 2, 3)
NAMED = 420
"""From this width of a god's column on its powers stand there with their names."""


class GodStands(NamedTuple):
    """A god among all: its place from the top, whose turn it is, the figures of its columns in their order."""

    place: int
    god: GodView
    turn: bool
    red: bool
    figures: tuple[int, ...]


def of_when(words: Words, view: SeatView) -> str:
    """For when the forecasts of regions hold; who has won where there will be no conflict any more."""
    if view.outcome is None:
        return words.t("ankh.sit.without")
    return who_won(words.media, [words.name(seat) for seat in view.outcome.winners])


def standing_of(view: SeatView) -> list[GodStands]:
    """The gods in the game, most devotion first."""
    rows = []
    for place, number in enumerate(reversed(view.order), 1):
        god = view.gods[number]
        figures = sum(one.owner == number for one in view.figures)
        kinds = [sum(one.owner == number and one.kind == kind for one in view.monuments) for kind in MONUMENTS]
        values = (god.devotion, god.followers, god.tokens, figures, sum(count for _, count in god.pool),
                  len(god.powers), *kinds)  # fmt: skip
        turn = view.outcome is None and view.team[view.seat] == number
        rows.append(GodStands(place, god, turn, god.devotion <= view.red_limit, values))
    return rows


class Situation(TabbedSituation):
    """Its four tabs; rows lead to the pages of gods, regions and events."""

    frame = TabbedSituation.frame._replace(pad=32)

    def __init__(self, table: TableHost, rect: RectLike, words: Words, calls: Calls) -> None:
        super().__init__(table, rect, words, calls, TABS)
        self.words = words

    def makers(self) -> Mapping[str, Callable[[SeatView], None]]:
        """Its tabs."""
        return {STANDING: self._standing, REGIONS: self._regions, GODS: self._gods, EVENTS: self._events}

    # --- standing

    def columns(self) -> list[tuple[int, int]]:
        """The middle and the width of each column."""
        r = self.body.rect
        wide = (r.width - NAME) // len(COLUMNS)
        return [(r.x + NAME + i * wide + wide // 2, wide) for i in range(len(COLUMNS))]

    def _standing(self, view: SeatView) -> None:
        r = self.body.rect
        SituationDrawing(self.body, (r.x, r.y, r.width, 88), lambda _at, pen: self._draw_heads(pen))
        rows = standing_of(view)
        high = max(ROW, min(DEEPEST, (r.height - 92 + GAP) // max(1, len(rows)) - GAP))
        for i, row in enumerate(rows):
            place = (r.x, r.y + 92 + i * (high + GAP), r.width, high)
            SituationRow(self.body, place, f"god:{row.god.god}", self.calls, partial(self._draw_god, row))

    def _draw_heads(self, pen: Pen) -> None:
        for name, (x, width) in zip(COLUMNS, self.columns(), strict=True):
            pen.icon(ICONS.get(name, f"ankh/{name}"), 36, center=(x, self.body.rect.y + 20))
            pen.line(self.words.t(f"ankh.sit.{name}"), width - 4, theme.SMALL, theme.DIM, height=42, align="center",
                     midtop=(x, self.body.rect.y + 40))  # fmt: skip

    def _draw_god(self, row: GodStands, at: SituationRow, pen: Pen) -> None:
        r, god = at.rect, row.god
        for i, seat in enumerate(god.seats):
            pygame.draw.rect(pen.surface, theme.SEATS[seat], (r.x + 6 + 6 * i, r.y + 10, 5, r.height - 20), 0, 2)
        if r.height >= DEEP:
            r = pygame.Rect(r.topleft, (r.width, ROW))
            self._draw_below(god, pygame.Rect(r.x + 20, r.bottom, r.width - 32, at.rect.height - ROW - 12), pen)
        first = theme.GOLD if row.place == 1 else theme.DIM
        pen.line(f"{row.place}.", 34, 28, first, True, midleft=(r.x + 20, r.centery))
        pen.icon(f"ankh/portrait/{god.names[0]}" if god.names else f"seat/{god.god}", (68, 82),
                 midleft=(r.x + 56, r.centery))  # fmt: skip
        x, room = r.x + 136, NAME - 150
        ink = theme.GOLD if row.turn else theme.BONE
        pen.line(self.words.god(god.god), room, theme.BODY, ink, True, height=44, midleft=(x, r.centery - 22))
        players = " · ".join(self.words.name(seat) for seat in god.seats)
        pen.line(players, room, theme.SMALL, theme.DIM, height=42, midleft=(x, r.centery + 20))
        for name, value, (cx, width) in zip(COLUMNS, row.figures, self.columns(), strict=True):
            if name == "devotion":
                tone = theme.BAD if row.red else theme.GOOD
                pen.line(str(value), width - 8, 32, tone, True, center=(cx, r.centery - 12))
                key = "ankh.sit.red" if row.red else "ankh.sit.safe"
                pen.line(self.words.t(key), width - 8, theme.SMALL, theme.DIM, height=44, align="center",
                         center=(cx, r.centery + 26))  # fmt: skip
            else:
                pen.line(str(value), width - 8, 28, theme.BONE if value else theme.FAINT, True, center=(cx, r.centery))

    def _draw_below(self, god: GodView, r: pygame.Rect, pen: Pen) -> None:
        """Where few gods leave room: a god's own power and its ankh powers, its cards beside them, used ones dim."""
        size = fitted(min(84, (r.height - 4) * 5 // 7))
        left = r.right - len(CARD_NAMES) * (size[0] + 6)
        for i, card in enumerate(CARD_NAMES):
            face = card_face(self.media, card, size, dim=card not in god.hand)
            pen.put(face, midleft=(left + i * (size[0] + 6), r.centery))
        signs = 46 if god.powers else 0
        key = "ankh.page.god.{}" if len(god.names) == 1 else "ankh.god.{}.text"
        told = "\n".join(self.words.t(key.format(name)) for name in god.names)
        text = self.media.theme.paragraph(told, left - 24 - r.x, theme.SMALL, theme.DIM, height=r.height - signs)
        pen.put(text, topleft=r.topleft)
        for i, power in enumerate(god.powers):
            pen.icon(f"ankh/power/{power}", 40, bottomleft=(r.x + i * 48, r.bottom))

    # --- regions

    def _regions(self, view: SeatView) -> None:
        r, found = self.body.rect, self.words.forecast
        two = len(found.regions) > 5
        columns = 2 if two else 1
        rows = -(-len(found.regions) // columns)
        high = min(TALLEST + self.more, (r.height - NOTES + GAP) // rows - GAP)
        wide = (r.width - GAP * (columns - 1)) // columns
        for i, region in enumerate(found.regions):
            place = (r.x + i // rows * (wide + GAP), r.y + i % rows * (high + GAP), wide, high)
            drawn = partial(self._draw_region, view, region)
            SituationRow(self.body, place, f"region:{region.number}", self.calls, drawn)
        notes = []
        if found.razed:
            notes.append(self.words.t("ankh.sit.razed", what=", ".join(found.razed)))
        notes += [self.words.t("ankh.sit.omnipresent", god=self.words.god(god), n=n) for god, n in found.omnipresent]
        notes.append(of_when(self.words, view))
        told = self.media.theme.paragraph(" · ".join(notes), r.width, theme.SMALL, theme.DIM, height=NOTES - GAP)
        SituationDrawing(self.body, (r.x, r.bottom - NOTES + GAP, r.width, NOTES - GAP),
                lambda at, pen: ignore(pen.put(told, midleft=at.rect.midleft)))  # fmt: skip

    def _draw_region(self, view: SeatView, found: RegionForecast, at: SituationRow, pen: Pen) -> None:
        r, more = at.rect, self.more
        spaces = view.regions[found.number - 1].spaces
        side = min(r.height - 12, 140 - 2 * more)
        size = (side * 5 // 4, side)
        pen.put(small_map(self.media, view, size, spaces), midleft=(r.x + 10, r.centery))
        x = r.x + size[0] + 22
        pen.icon(f"ankh/region_{found.number}", (50, 44), midleft=(x, r.y + 26))
        pen.text(str(found.number), 20, theme.GOLD, True, center=(x + 24, r.y + 23))
        pen.line(foretold.outcome(self.words, found), r.right - 16 - x - 60, 20, theme.BONE, height=44 + 2 * more,
                 midleft=(x + 58, r.y + 26 + more))  # fmt: skip
        if found.watched:
            pen.icon("ankh/eye", 30, topright=(r.right - 8, r.y + 6))
        left, count = x, len(found.stakes)
        wide = (r.right - 8 - x) // max((1 if count == 1 else 2) if r.height >= TERMS else 3, count)
        for stake in reversed(found.stakes):
            place = pygame.Rect(left, r.y + 48 + more, wide - 8, r.height - 48 - more)
            self._draw_stake(pen, place, found, stake)
            left += wide

    def _draw_stake(self, pen: Pen, r: pygame.Rect, found: RegionForecast, stake: Stake) -> None:
        """A god in a region: its figures and majorities, its strength; with the room for it the terms of both."""
        open_still = not foretold.is_decided(self.words.view, found.number)
        battle, terms = found.kind == BATTLE and open_still, r.height >= TERMS - 48 and open_still
        step = min(LINE, r.height // 3) if terms else LINE
        own_lines = 50 if battle and terms and r.height >= TALL - 48 else 0
        y = r.centery - (step * (battle + terms) + own_lines) // 2
        here = pen.icon(f"ankh/token/{stake.god}", 28, midleft=(r.x, y)).right + 4
        here = pen.text(f"×{stake.figures}", theme.SMALL, theme.BONE, True, midleft=(here, y)).right + 6
        for kind in stake.kinds:
            if here + 24 <= r.right:
                here = pen.icon(f"ankh/{kind}", 24, midleft=(here, y)).right + 3
        if battle:
            y += step
            ink = theme.GOLD if stake.god in found.ahead else theme.BONE
            here = pen.icon("ankh/event/conflict", 22, midleft=(r.x + 3, y)).right + 7
            told = pen.line(foretold.strength_words(self.words, stake), r.right - here, 20, ink, True, height=24,
                            midleft=(here, y))  # fmt: skip
            if terms:
                place = pygame.Rect(told.right + 12, y - 12, r.right - told.right - 12, 24)
                if own_lines:
                    place = pygame.Rect(r.x, y + 14, r.width, own_lines)
                    y += own_lines
                self._draw_whole(pen, foretold.short_terms(self.words, stake), theme.DIM, place)
        if terms:
            self._draw_whole(pen, foretold.short_gains(self.words, found, stake), theme.GOOD,
                             pygame.Rect(r.x, y + step - 12, r.width, 24))  # fmt: skip

    def _draw_whole(self, pen: Pen, words: str, ink: theme.Colour, place: pygame.Rect) -> None:
        """Words, where all of them have room: the region's page tells the same."""
        if self.media.theme.width(words, theme.SMALL) <= place.width:
            pen.line(words, place.width, theme.SMALL, ink, height=24, midleft=place.midleft)
        elif (told := self.media.theme.paragraph(words, place.width, theme.SMALL, ink)).get_height() <= place.height:
            pen.put(told, midleft=place.midleft)

    # --- gods

    def _gods(self, view: SeatView) -> None:
        """A column for each god: its own power, its ankh powers by level, its cards."""
        r, gods = self.body.rect, [view.gods[god] for god in reversed(view.order)]
        wide = (r.width - GAP * (len(gods) - 1)) // max(1, len(gods))
        for i, god in enumerate(gods):
            place = (r.x + i * (wide + GAP), r.y, wide, r.height)
            SituationRow(self.body, place, f"god:{god.god}", self.calls, partial(self._draw_powers, god))

    def _draw_powers(self, god: GodView, at: SituationRow, pen: Pen) -> None:
        r, t = at.rect, self.words.t
        for i, seat in enumerate(god.seats):
            pygame.draw.rect(pen.surface, theme.SEATS[seat], (r.x + 8, r.y + 4 + 6 * i, r.width - 16, 5), 0, 2)
        picture = f"ankh/portrait/{god.names[0]}" if god.names else f"seat/{god.god}"
        pen.icon(picture, (74, 90), topleft=(r.x + 10, r.y + 22))
        name, x = self.words.god(god.god), r.x + 92
        pen.line(name, r.right - 10 - x, theme.BODY, theme.GOLD, True, height=66, midleft=(x, r.y + 64))
        told = "\n".join(t(f"ankh.god.{name}.text") for name in god.names)
        text = self.media.theme.paragraph(told, r.width - 20, theme.SMALL, theme.DIM, height=128)
        pen.put(text, topleft=(r.x + 10, r.y + 120))
        named = r.width >= NAMED
        under = r.y + max(224, 128 + text.get_height())
        y = self._draw_named(pen, god, r, under) if named else self._draw_signs(pen, god, r)
        token = t("ankh.sit.next", n=god.unlocked // 2 + 1) if god.unlocked < DASHBOARD else t("ankh.sit.no_token")
        pen.line(token, r.width - 20, theme.SMALL, theme.DIM, height=24, midleft=(r.x + 10, y + 12))
        per = len(CARD_NAMES) if named else 4
        side = min(84, (r.width - 20) // per - 4)
        for i, card in enumerate(CARD_NAMES):
            size = fitted(side)
            face = card_face(self.media, card, size, dim=card not in god.hand)
            pen.put(face, topleft=(r.x + 10 + i % per * (side + 4), y + 32 + i // per * (size[1] + 4)))

    def _draw_signs(self, pen: Pen, god: GodView, r: pygame.Rect) -> int:
        """All ankh powers as signs, a row for each level, those that it has bright; where it ends."""
        y = r.y + 252
        for level in LEVELS:
            for i, power in enumerate(powers_of_level(level)):
                side = min(44, (r.width - 20) // 4 - 4)
                tint = None if power in god.powers else ABSENT
                pen.icon(f"ankh/power/{power}", side, tint, topleft=(r.x + 10 + i * (side + 4), y))
            y += 50
        return y

    def _draw_named(self, pen: Pen, god: GodView, r: pygame.Rect, top: int) -> int:
        """All ankh powers with their names from `top` on, a column for each level; where it ends."""
        wide = (r.width - 20) // len(LEVELS)
        for column, level in enumerate(LEVELS):
            for i, power in enumerate(powers_of_level(level)):
                x, y, has = r.x + 10 + column * wide, top + i * 54, power in god.powers
                pen.icon(f"ankh/power/{power}", 40, None if has else ABSENT, topleft=(x, y))
                name, ink = self.words.t(f"ankh.power.{power}"), theme.GOLD if has else theme.FAINT
                pen.line(name, wide - 52, theme.SMALL, ink, has, height=46, midleft=(x + 46, y + 20))
        return top + 4 * 54 + 6

    # --- events

    @property
    def more(self) -> int:
        """So much higher an event's row is for larger letters."""
        return max(0, self.media.settings.ui_scale - 100) * 2 // 3

    def _events(self, view: SeatView) -> None:
        """The track event by event, then the counters of the actions and what is left in the supply."""
        r, look = self.body.rect, look_of(view)
        per = 6
        rows = -(-len(look.events) // per)
        wide = (r.width - GAP * (per - 1)) // per
        high = min(EVENT + self.more, (r.height - SUPPLY) // rows - GAP)
        for i, name in enumerate(look.events):
            place = (r.x + i % per * (wide + GAP), r.y + i // per * (high + GAP), wide, high)
            SituationRow(self.body, place, f"event:{i}", self.calls,
                partial(self._draw_event, i, name, look.after[i], look.marker))  # fmt: skip
        top = r.y + rows * (high + GAP) + 10
        SituationDrawing(self.body, (r.x, top, r.width, r.bottom - top), partial(self._draw_supply, view))

    def _draw_event(self, number: int, name: str, after: str, marker: int, at: SituationRow, pen: Pen) -> None:
        r, past = at.rect, number < marker
        if number == marker:
            pygame.draw.rect(pen.surface, theme.GOLD, r.inflate(-4, -4), 3, 8)
        pen.icon(f"ankh/event/{name}", 44, DIM if past else None, midleft=(r.x + 14, r.y + 40))
        ink = theme.FAINT if past else theme.BONE
        pen.line(f"{number + 1}. {self.words.t(f'ankh.event.{name}')}", r.width - 76, 20, ink, True, height=62,
                 midleft=(r.x + 66, r.y + 40))  # fmt: skip
        if past:
            pen.icon("ui/check", 22, center=(r.x + 52, r.y + 60))
        if after:
            y = r.bottom - 24 - self.more // 2
            pen.icon(f"ankh/event/{after}", 28, DIM if past else None, midleft=(r.x + 20, y))
            pen.line(self.words.t(f"ankh.sit.{after}"), r.width - 66, theme.SMALL, theme.DIM if past else theme.GOLD,
                     height=42 + self.more, midleft=(r.x + 56, y))  # fmt: skip

    def _draw_supply(self, view: SeatView, at: SituationDrawing, pen: Pen) -> None:
        r, t, x = at.rect, self.words.t, at.rect.x
        pen.line(t("ankh.sit.counters"), 400, 20, theme.GOLD, True, midleft=(x, r.y + 14))
        wide = r.width // len(ACTIONS)
        for i, action in enumerate(ACTIONS):
            left = x + i * wide
            pen.icon(f"ankh/action/{action}", 44, midleft=(left, r.y + 60))
            count, limit = view.counters[i], view.limits[i]
            ink = theme.GOLD if count + 1 >= limit else theme.BONE
            pen.line(f"{t(f'ankh.action.{action}')} {count}/{limit}", wide - 64, 20, ink, True, height=44,
                     midleft=(left + 54, r.y + 60))  # fmt: skip
        pen.line(t("ankh.sit.supply"), 400, 20, theme.GOLD, True, midleft=(x, r.y + 112))
        things = [(name, count) for name, count in view.supply]
        wide = r.width // max(1, len(things))
        for i, (name, count) in enumerate(things):
            left = x + i * wide
            monument = name in MONUMENTS
            sprite = f"ankh/{name}" if monument else guardian_sprite(name)
            pen.icon(sprite, (52, 56), midleft=(left, r.y + 164))
            label = as_heading(t(f"ankh.monument.{name}" if monument else f"ankh.figure.{name}"))
            pen.line(f"{label} {count}", wide - 70, 20, theme.BONE if count else theme.FAINT, True, height=44,
                     midleft=(left + 60, r.y + 164))  # fmt: skip
