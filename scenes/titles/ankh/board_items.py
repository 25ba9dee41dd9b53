"""What is drawn over the ground of Ankh's board, back to front: marks, region plates, pieces."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from scenes.kit import board_stage
from scenes.titles.ankh.space import edge_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.core.ask import Option
    from game.titles.ankh.view import SeatView
    from scenes.kit.board_layers import Item
    from scenes.kit.board_space import Pos
    from scenes.titles.ankh.board_art import AnkhArt
    from scenes.titles.ankh.pieces import StandingPiece
    from scenes.titles.ankh.space import AnkhSpace

PLATE_UP = 0.5
"""How far over the middle of its space the plate of a region hangs, in radii."""


@dataclass(slots=True)
class AnkhShown(board_stage.ShownBoard):
    """What the board shows. `marks`: space -> "legal" or "target"; `plates`: region -> the space that bears its number;
    `lit`: the region that is looked at, 0 for none; `offered`: the regions that can be chosen; `edges`: what of a
    caravan is laid out, and what may be added.
    """

    space: AnkhSpace
    view: SeatView
    pieces: dict[str, StandingPiece] = field(default_factory=dict)
    marks: dict[str, str] = field(default_factory=dict)
    plates: dict[int, str] = field(default_factory=dict)
    lit: int = 0
    offered: frozenset[int] = frozenset()
    laid: tuple[str, ...] = ()
    open_edges: tuple[str, ...] = ()

    def space_of(self, ref: str) -> str:
        """The space "space:4,2" that a thing stands on, "" for none."""
        if ref in self.space.squares:
            return ref
        piece = self.pieces.get(ref)
        return f"space:{piece.space}" if piece is not None else ""


def bearing_plates(view: SeatView) -> dict[int, str]:
    """Region -> the space nearest to its middle, a free one where there is one near."""
    full = {one.space for one in view.monuments} | {one.space for one in view.figures}
    found: dict[int, str] = {}
    for region in view.regions:
        places = [tuple(map(int, name.split(","))) for name in region.spaces]
        mx = sum(2 * c + r % 2 for c, r in places) / len(places)
        my = sum(r for _, r in places) / len(places)

        def far(name: str, mx: float = mx, my: float = my) -> tuple[float, str]:
            column, row = map(int, name.split(","))
            away = ((2 * column + row % 2 - mx) ** 2 * 0.75 + (row - my) ** 2 * 2.25) ** 0.5
            return away + (2.2 if name in full else 0.0), name

        found[region.number] = min(region.spaces, key=far)
    return found


HARMFUL = ("let_die", "victim", "push")
"""What is marked as a target: a figure that it goes badly for."""


def offered_spaces(options: Sequence[Option], selected: str) -> dict[str, str]:
    """Spaces that are marked: what can be chosen is "legal", what goes badly for a figure "target"; while something is
    selected, what else could be taken up is "lit".
    """
    marks: dict[str, str] = {}
    for option in options:
        spaces = [ref for ref in option.refs if ref.startswith("space:")]
        if len(spaces) == 2:
            if selected == spaces[0]:
                marks[spaces[1]] = "legal"
            else:
                marks.setdefault(spaces[0], "lit" if selected else "legal")
        elif len(spaces) == 1:  # of a whole part of a region its picture is chosen
            marks[spaces[0]] = "target" if option.verb in HARMFUL else "legal"
    return marks


def offered_regions(options: Sequence[Option]) -> frozenset[int]:
    """The regions that can be chosen as such."""
    refs = [option.refs[0] for option in options if len(option.refs) == 1]
    return frozenset(int(ref.partition(":")[2]) for ref in refs if ref.startswith("region:"))


def compose(art: AnkhArt, shown: AnkhShown) -> Iterator[Item]:
    """All items, the lowest first."""
    yield from _marks(art, shown)
    yield from _edges_again(art, shown)
    for edge in (*shown.open_edges, *shown.laid):
        one, _, other = edge.partition(":")[2].partition("|")
        place = edge_of(one, other, art.size)
        yield _on(art, f"ankh/{'caravan' if edge in shown.laid else 'trail'}_{place.slope}", place.at)
    for number, name in sorted(shown.plates.items()):
        x, y = shown.space.middle(name)
        plate = art.plate(number, number == shown.lit or number in shown.offered)
        yield plate.surface, plate.at(x, y - PLATE_UP * art.size)
    for piece in shown.pieces.values():
        if piece.ref not in shown.hidden:
            yield from parts(art, piece, shown.space.middle(piece.space))


def parts(art: AnkhArt, piece: StandingPiece, middle: Pos) -> Iterator[Item]:
    """The pictures of a piece about the middle of its space."""
    for part in piece.parts:
        at = middle[0] + part.dx * art.size, middle[1] + part.dy * art.size
        yield _on(art, part.sprite, at, part.scale)


def _marks(art: AnkhArt, shown: AnkhShown) -> Iterator[Item]:
    if shown.lit:
        for ref in shown.space.regions.get(f"region:{shown.lit}", ()):
            yield _ring(art, shown, "lit", ref)
    rings = [("last", shown.space_of(ref)) for ref in shown.trail]
    rings += [(mark, ref) for ref, mark in sorted(shown.marks.items())]
    rings += [("selected", shown.space_of(shown.selected)), ("hover", shown.space_of(shown.pointed))]
    for name, ref in rings:
        if ref:
            yield _ring(art, shown, name, ref)


def _edges_again(art: AnkhArt, shown: AnkhShown) -> Iterator[Item]:
    """Rivers and caravans between marked spaces lie over the marks."""
    marked = {ref.partition(":")[2] for ref in shown.marks}
    if shown.lit:
        marked |= {ref.partition(":")[2] for ref in shown.space.regions.get(f"region:{shown.lit}", ())}
    for name, edges in (("river", shown.view.rivers), ("caravan", shown.view.camels)):
        for one, other in edges:
            if one in marked or other in marked:
                place = edge_of(one, other, art.size)
                yield _on(art, f"ankh/{name}_{place.slope}", place.at)


def _ring(art: AnkhArt, shown: AnkhShown, name: str, ref: str) -> Item:
    return _on(art, f"ankh/mark/{name}", shown.space.middle(ref.partition(":")[2]))


def _on(art: AnkhArt, name: str, at: tuple[float, float], scale: float = 1.0) -> Item:
    picture = art.get(name, scale)
    return picture.surface, picture.at(*at)
