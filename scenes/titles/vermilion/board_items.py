"""What is drawn over the ground of Vermilion's board, back to front: lands, corpse marks, marks of what can be chosen,
the plans of the enemies, units, costs of ways (section 10).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from scenes.kit import board_stage
from scenes.titles.vermilion.space import is_muscle, square_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.titles.vermilion.forecast import Line, Plan
    from game.titles.vermilion.view import SeatView
    from scenes.kit.board_layers import Item
    from scenes.titles.vermilion.board_art import BoneArt
    from scenes.titles.vermilion.partners import WishMark
    from scenes.titles.vermilion.pieces import StandingUnit
    from scenes.titles.vermilion.space import BoneSpace

OVER_UNIT, OVER_FIGURE = 0.9, 1.2
"""How far over the middle of its tile a plate stands clear of a unit, and of the figure over it, in steps."""
HIGH_FIGURE, LOW_FIGURE = 0.86, 0.2
"""The same for the figure of a blow, and of one under somebody else."""
SPIKED = (255, 120, 90)


class Omen(NamedTuple):
    """What an enemy may do next: the zone of its bar, how probable it is, and what that would be."""

    zone: str
    percent: int
    plan: Plan


@dataclass(slots=True)
class BoneShown(board_stage.ShownBoard):
    """What the board shows. `marks`: tile -> name of a mark; `costs`: tile -> points of the way there; `plans` of the
    enemies; `sight`: a line that is looked along, from which tile to which; `shove`: where a push leads and which walls
    break; `omens`: what the enemy that is pointed at may do next; `hurts`: damage to each target, and its HP; `wagon`:
    the tiles that it will roll over; `danger`: power of the blows to come, by unit; `blow`: who hits whom just now;
    `wishes`: what people ask of their partners.
    """

    space: BoneSpace
    view: SeatView
    pieces: dict[str, StandingUnit] = field(default_factory=dict)
    marks: dict[str, str] = field(default_factory=dict)
    costs: dict[str, int] = field(default_factory=dict)
    plans: tuple[Plan, ...] = ()
    danger: dict[str, int] = field(default_factory=dict)
    sight: tuple[str, str, Line] | None = None
    shove: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    path: tuple[str, ...] = ()
    omens: tuple[Omen, ...] = ()
    hurts: dict[str, tuple[int, int]] = field(default_factory=dict)
    wagon: tuple[str, ...] = ()
    blow: tuple[str, str] = ("", "")
    wishes: tuple[WishMark, ...] = ()
    planned: bool = True

    def tile_of(self, ref: str) -> str:
        """The tile "tile:4,3" that a thing lies on, "" for none."""
        if ref in self.space.squares:
            return ref
        piece = self.pieces.get(ref)
        return f"tile:{piece.tile}" if piece is not None else ""

    def unit_on(self, ref: str) -> str:
        """The unit "unit:f3" on a tile, "" for none."""
        tile = ref.removeprefix("tile:")
        return next((one.ref for one in self.pieces.values() if one.tile == tile), "")


def compose(art: BoneArt, shown: BoneShown) -> Iterator[Item]:
    """All items, the lowest first."""
    view = shown.view
    for tile, points in view.lands:
        yield _on(art, shown, f"vermilion/land_{min(5, points)}", tile)
    for seat in view.seats:
        for tile in seat.corpses:
            yield _on(art, shown, "vermilion/corpse", tile)
    yield from _marks(art, shown)
    if shown.planned:
        yield from _plans(art, shown)
    for picture_of in (art.figure_of, art.badges_of):  # what is told of one stands over the head of the next
        for piece in shown.pieces.values():
            if piece.ref not in shown.hidden:
                picture = picture_of(piece)
                yield picture.surface, picture.at(*shown.space.middle(piece.tile))
    yield from _over(art, shown)


def _marks(art: BoneArt, shown: BoneShown) -> Iterator[Item]:
    marks = [("last", shown.tile_of(ref)) for ref in shown.trail]
    marks += [(mark, ref) for ref, mark in sorted(shown.marks.items())]
    marks += [("way", f"tile:{tile}") for tile in shown.path]
    marks += [("wish", shown.tile_of(wish.ref)) for wish in shown.wishes]
    marks += [("selected", shown.tile_of(shown.selected)), ("hover", shown.tile_of(shown.pointed))]
    for name, ref in marks:
        if ref in shown.space.squares:
            tile = ref.partition(":")[2]
            picture = art.mark(name, is_muscle(tile))
            yield picture.surface, picture.at(*shown.space.middle(tile))


def _plans(art: BoneArt, shown: BoneShown) -> Iterator[Item]:
    """R4.3. Where each enemy will go and whom it will hit; the one that is pointed at stronger, its area dotted."""
    for plan in shown.plans:
        strong = f"unit:{plan.unit}" == shown.pointed
        yield from _plan_lines(art, shown, plan, strong)
        if strong and plan.area[0]:
            yield from _area(art, shown, plan)
    for omen in shown.omens:
        yield from _plan_lines(art, shown, omen.plan, omen is shown.omens[-1])
    if len(shown.wagon) > 1:
        yield _line(art, shown, shown.wagon, "wagon", False)


def _plan_lines(art: BoneArt, shown: BoneShown, plan: Plan, strong: bool) -> Iterator[Item]:
    """Its way, then its blows."""
    if len(plan.way) > 1:
        yield _line(art, shown, plan.way, "way", strong)
    for blow in plan.blows:
        target = shown.pieces.get(f"unit:{blow.target}")
        if target is not None and target.tile != plan.way[-1]:
            yield _line(art, shown, (plan.way[-1], target.tile), "far" if blow.far else "melee", strong)


def _omen_plates(art: BoneArt, shown: BoneShown) -> Iterator[Item]:
    """Zone, chance and blow of each omen where its way would end, one over the other; at the upper edge beside it."""
    laid: dict[str, int] = {}
    for omen in reversed(shown.omens):
        end = omen.plan.way[-1]
        power = sum(blow.power for blow in omen.plan.blows) or omen.plan.area[1]
        plate = art.omen(omen.zone, f"{omen.percent}%", f"-{power}" if power else "")
        x, y = shown.space.middle(end)
        lift = laid.get(end, 0)
        laid[end] = lift + plate.surface.get_height()
        if square_of(end)[1] > 1:
            yield plate.surface, plate.at(x, y - 0.62 * art.size - lift)
        else:
            aside = art.size if x < shown.space.rect.width / 2 else -art.size
            yield plate.surface, plate.at(x + aside, y - 0.3 * art.size + lift)


def _area(art: BoneArt, shown: BoneShown, plan: Plan) -> Iterator[Item]:
    """All tiles within the radius of what hurts everybody."""
    x, y = square_of(plan.way[-1])
    for ref, (column, row) in shown.space.squares.items():
        if max(abs(column - x), abs(row - y)) <= plan.area[0]:
            yield _mark(art, shown, "danger", ref.partition(":")[2])


def _wish_plates(art: BoneArt, shown: BoneShown) -> Iterator[Item]:
    """C12.2. Over the unit, or on the bare tile, who asks what; below the unit at the upper edge. Several on one tile
    stand one over the other. The ring lies under the unit and its figures.
    """
    laid: dict[str, float] = {}
    edge = shown.space.extent()
    for wish in shown.wishes:
        ref = shown.tile_of(wish.ref)
        if not ref:
            continue
        tile = ref.removeprefix("tile:")
        unit = shown.unit_on(ref)
        if tile not in laid:
            figure = unit in shown.hurts or unit.removeprefix("unit:") in shown.danger
            laid[tile] = 0.0 if not unit else (OVER_FIGURE if figure else OVER_UNIT) * art.size
        x, y = shown.space.middle(tile)
        plate = art.wish(wish.icon, wish.name)
        high, half = plate.surface.get_height(), plate.surface.get_width() / 2
        up = laid[tile]
        laid[tile] = up + high
        over = -up if not unit or y - up - high / 2 >= edge.top else up
        yield plate.surface, plate.at(min(max(x, edge.left + half), edge.right - half), y + over)


def _over(art: BoneArt, shown: BoneShown) -> Iterator[Item]:
    """Lines of sight, pushes, figures: over the units."""
    if shown.sight is not None:
        start, end, line = shown.sight
        yield _line(art, shown, (start, end), "clear" if line.clear else "blocked", False)
        for tile in line.stops:
            yield _mark(art, shown, "block", tile)
    hits = [shown.pieces.get(f"unit:{unit}") for unit in shown.blow]
    if hits[0] is not None and hits[1] is not None:
        yield _line(art, shown, (hits[0].tile, hits[1].tile), "melee", True)
    way, broken = shown.shove
    if len(way) > 1:
        yield _line(art, shown, way, "melee", True)
    for tile in broken:
        yield _mark(art, shown, "block", tile)
    yield from _wish_plates(art, shown)
    yield from _omen_plates(art, shown)
    for unit, (points, left) in shown.hurts.items():
        piece = shown.pieces.get(unit)
        if piece is not None:
            x, y = shown.space.middle(piece.tile)
            plate = art.omen("dies" if points >= left else "", f"-{points}" if points else "0", "")
            yield plate.surface, plate.at(x, y - _over_head(shown, piece) * art.size)
    for ref, cost in sorted(shown.costs.items()):
        tile = ref.partition(":")[2]
        figure = art.figure(str(cost))
        yield figure.surface, figure.at(*shown.space.middle(tile))
    if shown.planned:
        for unit, power in sorted(shown.danger.items()):
            piece = shown.pieces.get(f"unit:{unit}")
            if piece is not None:
                x, y = shown.space.middle(piece.tile)
                figure = art.figure(f"-{power}", SPIKED)
                yield figure.surface, figure.at(x, y - _over_head(shown, piece) * art.size)


def _over_head(shown: BoneShown, piece: StandingUnit) -> float:
    """How far over the middle of its tile the figure of a unit stands, in steps: lower where somebody stands above it,
    for the HP of that one lie there."""
    x, y = square_of(piece.tile)
    return LOW_FIGURE if shown.unit_on(f"{x},{y - 1}") else HIGH_FIGURE


def _mark(art: BoneArt, shown: BoneShown, name: str, tile: str) -> Item:
    picture = art.mark(name, is_muscle(tile))
    return picture.surface, picture.at(*shown.space.middle(tile))


def _line(art: BoneArt, shown: BoneShown, tiles: tuple[str, ...], style: str, strong: bool) -> Item:
    picture = art.route([shown.space.middle(tile) for tile in tiles], style, strong)
    return picture.surface, picture.at(0, 0)


def _on(art: BoneArt, shown: BoneShown, name: str, tile: str) -> Item:
    picture = art.get(name)
    return picture.surface, picture.at(*shown.space.middle(tile))
