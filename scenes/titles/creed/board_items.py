"""What lies over the fixed board, as pictures with places: lines, tents, units, marks, plates.

`compose` is a function of what is shown; the board redraws only what differs from the last time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from game.titles.creed.forecast import FieldForecast, RumourForecast, forecast
from game.titles.creed.next_attack import in_force
from scenes.kit import board_stage
from scenes.titles.creed import board_art
from scenes.titles.creed.board_ground import PIP
from scenes.titles.creed.board_lines import grounds, marks
from scenes.titles.creed.board_paths import path
from scenes.titles.creed.foretold import figures, percent, seen_from
from scenes.titles.creed.nations import OWN
from scenes.titles.creed.pieces import supporters
from scenes.titles.creed.space import EDGE
from scenes.titles.creed.staging import with_laid
from scenes.titles.creed.units import whose_key

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.core.ask import Option, Question
    from game.titles.creed.forecast import Hit
    from game.titles.creed.view import LineView, SeatView, TentView, UnitView
    from scenes.kit.board_art import AnchoredPicture
    from scenes.kit.board_layers import Item
    from scenes.kit.board_space import Pos
    from scenes.titles.creed.board_art import CreedArt
    from scenes.titles.creed.foretold import Foretold
    from scenes.titles.creed.offers import Offers
    from scenes.titles.creed.pieces import Pieces
    from scenes.titles.creed.space import CreedSpace
    from scenes.titles.creed.staging import Staging

LEFT_BEHIND = 90
"""A piece in its place while it is carried."""
GHOST = 170
"""A piece as an arrangement that is pointed at would lay it."""
SCORCHED = (16, 12, 10), 150
"""The ground of a ruin."""
SIGNS = {"removed": "ui/check", "stays": "ui/cross", "halts": "ui/cross"}
SIDE_SIGNS = {"you": "creed/defence", "ally": "creed/defence", "enemy": "creed/attack"}
HINTS = {"king": "creed/king_hint", "commander": "creed/commander_hint"}


@dataclass(slots=True)
class CreedShown(board_stage.ShownBoard):
    """What the board shows. `attacker`: the place of the unit that attacks now; `away`: where the unit of a place is
    meanwhile; `stagings`: what all seats of the reader's side lay out; `picked`: the units of a choice of several that
    were picked before, in their order; `asked`: the question that is open; `foretold`, `way`: what the choice that is
    looked at leads to, and the points of an attack; `ghosts`, `ghost_leaders`: units on cells and leaders under tents
    as a ready arrangement that is pointed at would lay them, in the place of what is laid out; `fallen`: the leaders
    that fell with the tents that are ruins now."""

    space: CreedSpace
    view: SeatView
    pieces: Pieces
    offers: Offers
    staging: Staging
    swapping: bool = False
    away: dict[str, tuple[float, float]] = field(default_factory=dict)
    attacker: str = ""
    stagings: Sequence[Staging] = ()
    picked: tuple[str, ...] = ()
    asked: Question | None = None
    foretold: Foretold | None = None
    way: tuple[tuple[int, int], ...] = ()
    ghosts: dict[str, tuple[str, bool]] = field(default_factory=dict)
    ghost_leaders: dict[str, str] = field(default_factory=dict)
    fallen: Mapping[str, str] = field(default_factory=dict)

    @property
    def rotating(self) -> bool:
        """Whether units are picked that change places in a circle."""
        return self.asked is not None and self.asked.text == "rotate_pick"

    @property
    def fronts(self) -> tuple[LineView, ...]:
        """How all lines stand, what the reader's side lays out just now counted with it."""
        return with_laid(self.view, self.staging.units)

    def leads_to(self, option: Option) -> Foretold | None:
        """What choosing an option leads to."""
        return forecast(self.view, self.asked, option) if self.asked is not None else None

    def unit_at(self, ref: str) -> str:
        """The type of the unit on a cell, "" for a hidden one."""
        return self.pieces.units[ref].unit

    def swamps(self) -> set[str]:
        """Swamps with their seats."""
        return {f"{seat}{name}" for seat, names in enumerate(self.view.swamps) for name in names}

    def lit(self) -> list[str]:
        """Everything that glows. A unit that is laid out does not: a click takes it back."""
        lit = dict.fromkeys(self.offers.lit(self.selected, self.swapping))
        return [ref for ref in lit if ref not in self.staging.units]

    def laid_leader(self, ref: str) -> str:
        """The leader that somebody of the reader's side lays under a tent just now."""
        return next((kind for one in (self.staging, *self.stagings) if (kind := one.leader_at(ref))), "")

    def nation(self, ref: str) -> str:
        """The nation whose place it is."""
        return self.view.seats[int(ref.partition(":")[2][0])].nation


def compose(art: CreedArt, shown: CreedShown) -> list[Item]:
    """Everything, the lowest first."""
    items = [*grounds(art, shown), *_glows(art, shown)]
    for ref in sorted(shown.space.squares, key=lambda ref: shown.space.squares[ref][1]):
        if ref in shown.hidden:
            continue
        if ref.startswith("tent:"):
            items += _tent(art, shown, ref)
        else:
            items += _unit(art, shown, ref)
    items += [*counters(art, shown), *whose(art, shown), *_tray(art, shown), *_marks(art, shown)]
    items += [*marks(art, shown), *path(art, shown), *_plates(art, shown), *_edge(art, shown)]
    return items


def _edge(art: CreedArt, shown: CreedShown) -> Iterator[Item]:
    """Beside the board the names of its lines, as the reader's side has them, and the ranks of both halves; of a
    zoomed one they stand at the rim of its window instead."""
    if shown.space.zoomed or shown.bare:
        return
    for (x, y), words in edge_words(shown):
        mark = art.mark(words)
        yield mark, mark.get_rect(center=(x - shown.space.x, y - shown.space.y)).topleft


def edge_words(shown: CreedShown) -> list[tuple[Pos, str]]:
    """The names of lines and ranks that are in sight, and where on the canvas: at the rim of the board's window."""
    window, marks = shown.space.window, {}
    for ref, (x, y) in shown.space.squares.items():
        line, place = shown.space.line_of(ref) if ref.startswith("cell:") else None, shown.space.rect_of(ref)
        if line is None or place is None:
            continue
        name = seen_from(shown.view, ref.partition(":")[2])
        across, middle = shown.space.across(line), place.center
        near_end = (y < shown.space.rows // 2) if across else (x < shown.space.columns // 2)
        left, right = (window.left, window.right) if across else (window.top, window.bottom)
        if (window.top < middle[1] < window.bottom) if across else (window.left < middle[0] < window.right):
            for end in (left - EDGE // 2, right + EDGE // 2):
                marks[(end, middle[1]) if across else (middle[0], end)] = name[:2]
        if (window.left < middle[0] < window.right) if across else (window.top < middle[1] < window.bottom):
            low, high = (window.top, window.bottom) if across else (window.left, window.right)
            far = low - EDGE // 2 if near_end else high + EDGE // 2
            marks[(middle[0], far) if across else (far, middle[1])] = name[3]
    return list(marks.items())


def _on(piece: AnchoredPicture, centre: tuple[float, float]) -> Item:
    return piece.surface, piece.at(*centre)


def _at(art: CreedArt, shown: CreedShown, name: str, ref: str) -> Item:
    return _on(art.get(name), shown.space.centre(ref))


# ---------------------------------------------------------------- pieces
def _tent(art: CreedArt, shown: CreedShown, ref: str) -> Iterator[Item]:
    tent = shown.pieces.tents.get(ref)
    if tent is None:
        return
    if tent.colour < 0:  # R8.4. The tent is lifted, its fortress stays
        if tent.fortress:
            yield _at(art, shown, "creed/tent/fortified", ref)
        return
    nation = shown.view.seats[tent.colour].nation
    if not nation:
        return
    if ref == shown.lifted:
        name = f"creed/tent/{nation}"
        yield _on(art.faint(name, art.get(name), board_art.FAINT), shown.space.centre(ref))
        return
    if tent.ruin:
        yield art.tint(*SCORCHED), shown.space.square(shown.space.squares[ref]).topleft
    yield _at(art, shown, f"creed/tent/ruin_{nation}" if tent.ruin else f"creed/tent/{nation}", ref)
    hint, fell = _hint(shown, tent), shown.fallen.get(ref, "") if tent.ruin else ""
    if hint or fell:
        x, y = shown.space.centre(ref)
        picture = art.get(HINTS[hint]) if hint else art.struck(HINTS[fell])
        yield _on(picture, (x - round(0.27 * art.size), y - round(0.25 * art.size)))
    if tent.fortress:
        yield _at(art, shown, "creed/tent/fortified", ref)
    if tent.announced and not tent.ruin:
        yield _at(art, shown, "creed/tent/flag", ref)


def _hint(shown: CreedShown, tent: TentView) -> str:
    """The leader under a tent, if the reader knows it or lays it just now."""
    ref = f"tent:{tent.tent}"
    kind = shown.ghost_leaders.get(ref, "") if shown.ghost_leaders else shown.laid_leader(ref) or tent.kind
    if tent.announced and kind == "commander":
        return ""  # the flag says so
    return kind if kind in HINTS and not tent.ruin else ""


def lies(unit: UnitView) -> str:
    """How a unit's tile is drawn."""
    if not unit.down:
        return board_art.FACE_UP
    return board_art.OWN_DOWN if unit.unit else board_art.FACE_DOWN


def _unit(art: CreedArt, shown: CreedShown, ref: str) -> Iterator[Item]:
    centre, nation = shown.space.centre(ref), shown.nation(ref)
    laid = (shown.ghosts or shown.staging.units).get(ref)
    if laid is not None and ref != shown.lifted:
        kind, down = laid
        lies_so = board_art.OWN_STAGED_DOWN if down else board_art.STAGED
        piece = art.tile(nation, kind, lies_so)
        ghost = f"ghost/{nation}/{kind}/{lies_so}"
        yield _on(art.faint(ghost, piece, GHOST) if shown.ghosts else piece, centre)
    unit = shown.pieces.units.get(ref)
    if unit is None:
        return
    piece = art.tile(nation, unit.unit, lies(unit))
    if ref in shown.away:
        yield _on(piece, shown.away[ref])
        return
    if ref == shown.lifted:
        yield _on(art.faint(f"{nation}/{unit.unit}/{lies(unit)}", piece, LEFT_BEHIND), centre)
        return
    yield _on(piece, centre)
    unit = in_force(shown.view, unit)
    if unit.attacked:
        yield _at(art, shown, "creed/mark_attacked", ref)
    if unit.boost:
        yield _at(art, shown, f"creed/boost_{min(unit.boost, 2)}", ref)


def counters(art: CreedArt, shown: CreedShown) -> Iterator[Item]:
    """R4.2. Four seats: the counters of a nation that are ready, beside its standard, the white ones last; a spent one
    leaves its hollow. Between those of two seats is room for the order plate."""
    for seat in shown.view.seats if shown.space.seats == 4 else ():
        places = shown.space.counters(seat.seat) if seat.nation else ()
        for i, place in enumerate(places):
            white = i >= OWN
            if (i - OWN < seat.white) if white else (i < seat.own):
                piece = art.get(f"creed/counter/{'white' if white else seat.nation}", PIP)
                yield piece.surface, piece.at(*place)


def whose(art: CreedArt, shown: CreedShown) -> Iterator[Item]:
    """Four seats: on each standard whose the nation is to the reader; for who looks on its side."""
    for seat in shown.view.seats if shown.space.seats == 4 else ():
        if not seat.nation:
            continue
        key = whose_key(shown.view, seat.seat)
        tone = "stays" if key == "enemy" else "" if shown.view.reader < 0 else "removed"
        plate = art.plate(art.media.t(f"creed.panel.{key}"), tone, SIDE_SIGNS.get(key, ""))
        place = shown.space.standard(seat.seat)
        yield plate, plate.get_rect(midbottom=(place.centerx, place.bottom - place.height // 5)).topleft


def _tray(art: CreedArt, shown: CreedShown) -> Iterator[Item]:
    """Leaders that are not laid yet lie beside the camp."""
    for ref, rect in tray_places(shown).items():
        if ref == shown.lifted:
            continue
        kind = ref.partition(":")[2]
        piece = art.get(f"creed/tent/{kind}_{shown.view.seats[shown.staging.seat].nation}", 1.4)
        yield _on(piece, rect.center)
        if ref == shown.selected:
            yield _on(art.get("creed/selected"), rect.center)


def tray_places(shown: CreedShown) -> dict[str, pygame.Rect]:
    """Where the leaders lie that have no tent yet: "leader:king", "leader:commander"."""
    places = {}
    if not shown.staging.laying_leaders or not shown.view.seats[shown.staging.seat].nation:
        return {}
    seats, seat, side = shown.space.seats, shown.staging.seat, shown.space.size
    space = shown.space.clearing(seat) if seats == 2 else shown.space.standard(seat)
    for i, (kind, tent) in enumerate(shown.staging.leaders.items()):
        if not tent and kind in shown.staging.awaited:
            rect = pygame.Rect(0, 0, side, side)
            height = space.centery if seats == 2 else space.centery - round(0.2 * side)  # `whose` stays readable below
            rect.center = space.centerx + round((i - 0.5) * 1.2 * side), height
            places[f"leader:{kind}"] = rect
    return places


def lifted_piece(art: CreedArt, shown: CreedShown) -> AnchoredPicture | None:
    """What follows the pointer while a piece is carried over the board."""
    ref = shown.lifted
    seat = shown.staging.seat
    if shown.selected.startswith("leader:"):
        return art.get(f"creed/tent/{shown.selected.partition(':')[2]}_{shown.view.seats[seat].nation}", 1.4)
    unit, laid = shown.pieces.units.get(ref), shown.staging.units.get(ref)
    if unit is not None:
        return art.tile(shown.nation(ref), unit.unit, lies(unit), 1.08)
    return art.tile(shown.nation(ref), laid[0], board_art.FACE_UP, 1.08) if laid is not None else None


# ---------------------------------------------------------------- marks
def _glows(art: CreedArt, shown: CreedShown) -> Iterator[Item]:
    """What can be chosen glows, under what stands there."""
    for ref in shown.lit():
        if ref in shown.space.squares and not attacks(shown, ref):
            yield _at(art, shown, "creed/legal", ref)


def attacks(shown: CreedShown, ref: str) -> bool:
    """Whether what can be chosen at a place is against it."""
    seat = int(ref.partition(":")[2][0])
    return seat % 2 != shown.staging.seat % 2 and shown.staging.seat >= 0


def _marks(art: CreedArt, shown: CreedShown) -> Iterator[Item]:
    for ref in shown.lit():
        if ref in shown.space.squares and attacks(shown, ref):
            yield _at(art, shown, "creed/target", ref)
            unit = shown.pieces.units.get(ref)
            if unit is not None and unit.unit:
                yield _on(art.numerals(unit.unit), shown.space.centre(ref))
    for ref in shown.trail:
        if ref in shown.space.squares:
            yield _at(art, shown, "creed/last", ref)
    if shown.selected in shown.space.squares:
        yield _at(art, shown, "creed/selected", shown.selected)
    for number, ref in enumerate(shown.picked, 1):
        yield _at(art, shown, "creed/selected", ref)
        yield art.plate(str(number), "unknown"), shown.space.square(shown.space.squares[ref]).move(2, 2).topleft
    if shown.pointed in shown.space.squares:
        yield _at(art, shown, "creed/hover", shown.pointed)
    yield from _hops(art, shown)
    yield from _support_marks(art, shown)


def _hops(art: CreedArt, shown: CreedShown) -> Iterator[Item]:
    """R5.4. Who goes where: in a rotation each unit to the place of the next one picked, the last to the first; in a
    swap both to each other's place."""
    sure = list(pairwise(shown.picked)) if shown.rotating else []
    pointed = shown.pointed if shown.pointed in shown.lit() else ""
    if shown.swapping and pointed:
        sure = [(shown.selected, pointed), (pointed, shown.selected)]
    later = []
    if shown.rotating and pointed and pointed not in shown.picked:
        later = [(shown.picked[-1], pointed), (pointed, shown.picked[0])]
    elif shown.rotating and len(shown.picked) > 2:
        later = [(shown.picked[-1], shown.picked[0])]
    for pairs, known in ((sure, True), (later, False)):
        for one, other in pairs:
            (x, y), (to_x, to_y) = shown.space.centre(one), shown.space.centre(other)
            yield _on(art.hop(round(to_x - x), round(to_y - y), known), (x, y))


def _support_marks(art: CreedArt, shown: CreedShown) -> Iterator[Item]:
    """The units that add to the power of the attack that is looked at."""
    line = shown.space.line_of(shown.selected)
    if not isinstance(shown.foretold, FieldForecast) or line is None:
        return
    for ref, value in supporters(shown.pieces, line).items():
        rect = shown.space.square(shown.space.squares[ref])
        yield _on(art.get(f"creed/support_{value}"), (rect.right - art.size // 5, rect.y + art.size // 5))


def _plates(art: CreedArt, shown: CreedShown) -> Iterator[Item]:
    """What is foretold of every unit that an attack or a rumour would meet: of the choice looked at, else of all that
    are offered."""
    if shown.foretold is not None:
        made: list[Foretold | None] = [shown.foretold]
    else:
        made = [shown.leads_to(option) for found in shown.offers.targets(shown.selected).values() for option in found]
    for cell, plate in (told for one in made for told in _told(art, one, shown.foretold is not None)):
        rect = shown.space.square(shown.space.squares[f"cell:{cell}"])
        yield plate, plate.get_rect(midtop=(rect.centerx, rect.y + 1)).topleft


def _told(art: CreedArt, made: Foretold | None, whole: bool) -> Iterator[tuple[str, pygame.Surface]]:
    """Cells with their plates; only the first unit met where many attacks are told."""
    if isinstance(made, FieldForecast):
        yield from ((hit.cell, _hit_plate(art, hit)) for hit in (made.hits if whole else made.hits[:1]))
    elif isinstance(made, RumourForecast):
        yield made.cell, art.plate(percent(made.odds.chance), "unknown")


def _hit_plate(art: CreedArt, hit: Hit) -> pygame.Surface:
    if hit.odds is not None:
        return art.plate(figures(hit), "unknown")
    if hit.result == "halts":
        return art.plate("", "halts", "ui/cross")
    return art.plate(figures(hit), hit.result, SIGNS[hit.result] if art.size >= 80 else "")


