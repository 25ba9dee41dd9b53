"""The standing of all nations in the situation panel: leaders, camp, army, means, and who would win now (R10.5)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.titles.creed.forecast import DECIDES, standings
from game.titles.creed.geometry import side_of
from scenes.kit.match_words import who_won
from scenes.media import theme
from scenes.titles.creed.nations import colour_of
from scenes.titles.creed.space import CreedSpace
from scenes.titles.creed.units import tents_left
from scenes.widgets.names import draw_name
from scenes.widgets.picture import draw_lamp

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.titles.creed.view import SeatPublic, SeatView
    from scenes.titles.creed.words import Words
    from scenes.widgets.pen import Pen

COLUMNS: tuple[tuple[str, str], ...] = (
    ("king", "creed/king"), ("commander", "creed/commander"), ("tents", "creed/intact"), ("units", "creed/attack"),
    ("hand", "creed/hand"), ("fallen", "creed/fallen"), ("cubes", "cube"), ("fortress", "creed/tent/fortress"),
    ("ap", "creed/ap"),
)  # fmt: skip
NAME, PAD = 320, 32
HEADS, VERDICT, TALLEST = 84, 54, 170
"""How high the titles are, the line of who would win, and a nation's row at most."""
SIDES = 10
"""What lies between the two sides."""
ARMY = ("units", "hand", "fallen")
PIP, PIPS = 15, 12
"""What a unit takes of a row of the army at most, and how high it is."""
CAMP, GROUND = 126, (92, 76, 52)
"""The side of a camp in small at most, and its ground."""
TITLE, FIGURE, APART = 20, 30, 22
"""How large a column's title is and its figures; how far these stand over the middle of a row, and what belongs to them
under it."""


@cache
def space_of(seats: int, reader: int) -> CreedSpace:
    """How the camps lie to each other for a reader."""
    return CreedSpace(seats, reader, pygame.Rect(0, 0, 2000, 2000))


class Verdict(NamedTuple):
    """Who would win now, in words; how the sides stand in each thing that is compared, the reader's first, and which of
    them decides (-1: none)."""

    words: str
    ink: theme.Colour
    figures: tuple[str, ...]
    decides: int = -1


class StandingTab:
    """Draws into the panel's rectangle below its head."""

    def __init__(self, words: Words) -> None:
        self.words, self.media = words, words.media

    def columns(self, rect: pygame.Rect) -> list[tuple[int, int]]:
        """The middle and the width of each column: as wide as its title needs, and the same of what is left."""
        type_ = self.media.theme
        needs = [type_.width(self.words.t(f"creed.sit.{name}"), TITLE) for name, _ in COLUMNS]
        needs = [max(need, CAMP + 64 if name == "tents" else 0) for (name, _), need in zip(COLUMNS, needs, strict=True)]
        more = (rect.width - 2 * PAD - NAME - sum(needs)) // len(COLUMNS)
        found, left = [], rect.x + PAD + NAME
        for need in needs:
            found.append((left + (need + more) // 2, need + more))
            left += need + more
        return found

    def draw(self, pen: Pen, view: SeatView, rect: pygame.Rect, top: int) -> None:
        """Titles, the reader's side, the other side, who would win."""
        columns = self.columns(rect)
        for (name, icon), (x, width) in zip(COLUMNS, columns, strict=True):
            pen.icon(icon.replace("cube", f"creed/cube/{view.seats[0].nation or 'aurand'}"), 40, center=(x, top + 20))
            pen.line(self.words.t(f"creed.sit.{name}"), width, TITLE, theme.DIM, midbottom=(x, top + HEADS - 8))
        own = side_of(max(0, view.reader))
        rows = sorted(view.seats, key=lambda seat: (seat.side != own, seat.seat))
        room = rect.bottom - 16 - VERDICT - top - HEADS
        height = min(TALLEST, (room - SIDES) // len(rows))
        y = top + HEADS + (room - SIDES - height * len(rows)) // 2
        for row, public in enumerate(rows):
            down = row * height + (SIDES if 2 * row >= len(rows) else 0)
            place = pygame.Rect(rect.x + PAD - 12, y + down, rect.width - 2 * PAD + 24, height - 6)
            self._draw_seat(pen, view, public, place, columns)
        if view.phase == "play":
            foot = pygame.Rect(rect.x + PAD - 12, rect.bottom - 14 - VERDICT, rect.width - 2 * PAD + 24, VERDICT)
            self._draw_verdict(pen, self.verdict(view), foot)

    # --- a nation

    def _draw_seat(
        self, pen: Pen, view: SeatView, public: SeatPublic, place: pygame.Rect, columns: Sequence[tuple[int, int]]
    ) -> None:
        y, words = place.centery, self.words
        acting = view.phase == "play" and view.side == public.side and not public.ended
        pen.nine("row_hot" if acting else "row", place)
        edge = pygame.Rect(place.x + 4, place.y + 6, 5, place.height - 12)
        pygame.draw.rect(pen.surface, colour_of(public.nation), edge, 0, 2)
        pen.icon(f"creed/nation/{public.nation or 'random'}", 56, center=(place.x + 48, y))
        draw_lamp(pen.surface, (place.x + 48, y - 28), theme.BUSY)  # everybody here is in a match
        room = NAME - 100
        told = [words.nation(public.seat), *([words.stands(public.seat)] if view.reader >= 0 else [])]
        pen.line(" · ".join(told), room, theme.SMALL, theme.DIM, height=30, midleft=(place.x + 90, y + 16))
        draw_name(pen.surface, self.media, words.name(public.seat), pygame.Rect(place.x + 90, y - 32, room, 34),
                  theme.BONE)  # fmt: skip
        middles = {name: column for (name, _), column in zip(COLUMNS, columns, strict=True)}
        self._draw_leaders(pen, public, y, middles)
        x, width = middles["tents"]
        self._draw_camp(pen, view, public, (x, y, width), min(CAMP, place.height - 6) // 3)
        self._draw_army(pen, public, y, middles)
        for name in ("cubes", "fortress", "ap"):
            x, width = middles[name]
            high = APART // 2 if name == "cubes" and public.nation else 0
            pen.line(str(self._count(public, name)), width - 8, FIGURE, theme.BONE, True, center=(x, y - high))
        if public.nation:  # cubes are of each nation's own colour
            pen.icon(f"creed/cube/{public.nation}", 28, center=(middles["cubes"][0], y + APART))

    def _draw_leaders(self, pen: Pen, public: SeatPublic, y: int, middles: dict[str, tuple[int, int]]) -> None:
        """A check and the word; a cross for who is gone."""
        for name, alive in (("king", public.king), ("commander", public.commander)):
            x, width = middles[name]
            pen.icon("ui/check" if alive else "ui/cross", 26, center=(x, y - 12))
            word = self.words.t("creed.state.alive" if alive else "creed.state.removed")
            pen.line(word, width - 6, theme.SMALL, theme.BONE if alive else theme.BAD, not alive, center=(x, y + 16))

    def _draw_camp(
        self, pen: Pen, view: SeatView, public: SeatPublic, column: tuple[int, int, int], side: int
    ) -> None:
        """The camp as it lies on the board, a tent `side` pixels wide, how many of its tents stand, and the spare ones.
        `column`: its middle in a row, and how wide it is."""
        x, y, width = column
        space = space_of(len(view.seats), max(0, view.reader))
        squares = [space.squares[f"tent:{tent.tent}"] for tent in public.tents]
        left, top = min((a for a, _ in squares), default=0), min((b for _, b in squares), default=0)
        corner = x - 10 - 3 * side, y - 3 * side // 2
        for tent, (a, b) in zip(public.tents, squares, strict=True):
            place = pygame.Rect(corner[0] + (a - left) * side, corner[1] + (b - top) * side, side - 2, side - 2)
            pygame.draw.rect(pen.surface, theme.INK if tent.ruin else GROUND, place, border_radius=4)
            if tent.colour >= 0:
                nation = view.seats[tent.colour].nation
                pen.icon(f"creed/tent/{'ruin_' if tent.ruin else ''}{nation}", side + 2, center=place.center)
            kind = tent.kind if tent.kind in ("king", "commander") else ""
            hints = [*([f"creed/{kind}"] if kind else []), *(["creed/tent/fortress"] if tent.fortress else [])]
            for i, hint in enumerate(hints if not tent.ruin else ()):
                middle = place.centerx + (2 * i + 1 - len(hints)) * side // 4
                pen.icon(hint, side * (4 if len(hints) == 1 else 3) // 5, midbottom=(middle, place.bottom + 2))
        pen.text(f"{tents_left(public)}/9", theme.BODY, theme.BONE, True, midleft=(x + 2, y - 10))
        spare = self.words.t("creed.sit.spare", n=public.spare)
        pen.line(spare, width // 2, theme.SMALL, theme.DIM, midleft=(x + 2, y + 16))

    def _draw_army(self, pen: Pen, public: SeatPublic, y: int, middles: dict[str, tuple[int, int]]) -> None:
        """How many of the units are where; below, each of them as a stroke: on the field, in hand, fallen."""
        counts = {name: self._count(public, name) for name in ARMY}
        for name, count in counts.items():
            x, width = middles[name]
            pen.line(str(count), width - 8, FIGURE, theme.BONE, True, center=(x, y - APART // 2))
        total, (first, wide), (last, more) = sum(counts.values()), middles["units"], middles["fallen"]
        begin, end = first - wide // 2, last + more // 2
        pip = min(PIP, (end - begin - 8) // max(1, total))
        left = (begin + end - total * pip) // 2
        for i, name in enumerate(name for name, count in counts.items() for _ in range(count)):
            place = pygame.Rect(left + i * pip, y + APART - PIPS // 2, pip - (3 if pip == PIP else 2), PIPS)
            if name == "fallen":
                for a, b in ((place.topleft, place.bottomright), (place.topright, place.bottomleft)):
                    pygame.draw.line(pen.surface, theme.BAD, a, b, 2)
            else:
                pygame.draw.rect(pen.surface, colour_of(public.nation), place, 2 if name == "hand" else 0, 2)

    def _count(self, public: SeatPublic, name: str) -> int:
        match name:
            case "units":
                return len(public.units)
            case "ap":
                return public.own + public.white
            case "fortress":
                return public.fortresses
        return int(getattr(public, name))

    # --- who would win

    def verdict(self, view: SeatView) -> Verdict:
        """R10.5. What the sides would be compared by if the match ended now, and whom that would give the victory; who
        has won when it is over.
        """
        own, t = side_of(max(0, view.reader)), self.words.t
        one, other = standings(view, own), standings(view, 1 - own)
        figures = tuple(f"{a} : {b}" for a, b in zip(one, other, strict=True))
        if view.outcome is not None:
            winners = [self.words.nation(seat) for seat in view.outcome.winners]
            good = side_of(view.outcome.winners[0]) == own if winners and view.reader >= 0 else None
            ink = theme.BONE if good is None else theme.GOOD if good else theme.BAD
            return Verdict(who_won(self.media, winners), ink, figures)
        decides = next((i for i, (a, b) in enumerate(zip(one, other, strict=True)) if a != b), -1)
        if decides < 0:
            return Verdict(t("creed.sit.verdict.draw"), theme.DIM, figures)
        ahead = one > other
        ink = theme.BONE if view.reader < 0 else theme.GOOD if ahead else theme.BAD
        side = self.words.side(own if ahead else 1 - own)
        return Verdict(t("creed.sit.verdict", side=side), ink, figures, decides)

    def _draw_verdict(self, pen: Pen, found: Verdict, place: pygame.Rect) -> None:
        right = place.right - 14
        for i in reversed(range(len(DECIDES))):
            tone = theme.GOLD if i == found.decides else theme.DIM
            right = pen.text(found.figures[i], theme.BODY, tone, True, midright=(right, place.centery)).x - 8
            words = self.words.t(f"creed.sit.decides.{DECIDES[i]}")
            right = pen.text(words, theme.SMALL, tone, midright=(right, place.centery)).x - 24
        pen.line(found.words, right - place.x - 10, theme.BODY, found.ink, True, height=place.height,
                 midleft=(place.x + 10, place.centery))  # fmt: skip
