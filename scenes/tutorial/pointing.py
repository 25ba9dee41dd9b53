"""What a step of a lesson points at, and where its plate stands without covering it."""

from __future__ import annotations

import math
from functools import partial
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

import pygame

from scenes.kit import layout
from scenes.kit.board_stage import BoardStage
from scenes.kit.hand import Slot
from scenes.kit.pile import Pile
from scenes.kit.top_bar import Sign
from scenes.media import theme
from scenes.media.canvas import FULL
from scenes.widgets import placing
from scenes.widgets.base import Group, Widget
from scenes.widgets.button import Button
from scenes.widgets.placing import ABOVE, BELOW, LEFT, RIGHT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from scenes.kit.log_line import LogLine
    from scenes.table.table_scene import TableScene
    from scenes.widgets.base import WidgetParent

GAP, MARGIN, RING = 72, 16, 10
THICK, HEAD, STUB, FINE = 14, 40, 64, 4
LONGEST = 440
"""An arrow that would be longer is a short one at the ring: nothing of the board has to be crossed by the eye."""
NEAR, BAND, SHADE, CLEAR = 3, 8, 4, 3
"""A ring: how far it stands off, how thick it is, its dark rim, and how far from it words of the board stay."""
WORTH = 40
"""So many square pixels of what the table tells are worth a way of one pixel."""
TRIED, STEP = 60, 24
"""So many of the best places of a plate are tried for a free way of its arrow; so far the log is scrolled at once."""
PUSHED, PUSH, OFF = 12, 96, 2
"""So many of the best places of a plate are tried again, pushed at most so far off what they cover, so far from it."""
REFS = ("ref", "free")
Costly = tuple[tuple[int, ...], tuple[int, ...]]
"""What a place costs, the worst first, and the place."""
WINK_MS = 110
"""So long a ring is out, and lit in between."""
SMALL, HEADING = 420, 64
"""Widgets up to this size are words or buttons, larger ones are grounds; so high is the heading of a dialog."""
ROUND = 96
"""Things that are about as wide as high and no larger than this get a round ring."""


BANDS = (
    (theme.BLACK, SHADE), (theme.GOLD, 0), ((255, 255, 255), -2), (theme.GOLD, 2 - BAND), (theme.BLACK, -BAND),
    ((0, 0, 0, 0), -BAND - 2),
)  # fmt: skip
"""What a ring consists of, from outside: colour, and how far beyond its rim it begins."""
Corners = list[tuple[float, float]]


class Target(NamedTuple):
    """What is pointed at: where it lies, and the corners of its rim where it is a place of the board."""

    place: pygame.Rect
    corners: Corners = []


def widget_of(table: TableScene, target: str) -> Widget | None:
    """The widget that a target stands for: by its name, or the one that stands for a thing; the board for what lies on
    it. What the inspector tells about a thing is not the thing. None where nothing is shown.
    """
    kind, _, what = target.partition(":")
    if kind == "line":
        return table.log.list
    if kind not in REFS:
        return table.ui.find(what)
    ref = what.partition("+")[0]
    if table.title_table.place_of(ref) is not None:
        return table.ui.find("board")
    standing = (widget for widget in table.ui.root.each() if widget.name != "inspector")
    found = [widget for widget in standing if getattr(widget, "ref", "") == ref]
    return found[-1] if found else None  # what opened last lies over the others


def lead_on(table: TableScene, targets: Iterable[str]) -> None:
    """By keys the focus goes from the board to the button of a step that has come while it is done: what Enter is for
    then."""
    found = (table.ui.find(target.partition(":")[2]) for target in targets if target.startswith("later:"))
    button = next((widget for widget in found if isinstance(widget, Button) and widget.enabled), None)
    focus = table.ui.focus
    if button is not None and table.ui.by_keys and focus is not None and focus.name == "board":
        table.ui.set_focus(button, True)


def hand_gives_way(table: TableScene, targets: Iterable[str]) -> bool:
    """Whether large letters may lie on the own cards: nothing is told of them, and units need the board's room."""
    told = any("hand:" in target for target in targets)
    return table.title_table.hand_gives_way and table.media.theme.scale > 100 and not told


def lying(table: TableScene, targets: Iterable[str]) -> list[pygame.Rect]:
    """The own cards, open dialogs and what is rolled: a plate lies on none of them but cards that give way."""
    hand = [w.rect for w in table.ui.root.each()
            if isinstance(w, Slot) or str(getattr(w, "ref", "")).startswith("hand:")]  # fmt: skip
    spared = table.title_table.spared()
    if hand_gives_way(table, targets):
        return [rect for rect in spared if not any(rect.contains(card) for card in hand)]
    return [*hand, *spared]


def rect_of(table: TableScene, target: str) -> pygame.Rect | None:
    """Where a target is on the canvas, all of it; None where it is not shown."""
    kind, _, what = target.partition(":")
    found = [_place(table, f"{kind}:{one}") for one in (what.split("+") if kind in REFS else [what])]
    places = [place for place in found if place is not None]
    return places[0].unionall(places[1:]).clip(FULL) if places else None


def _is_line(table: TableScene, what: str, line: LogLine) -> bool:
    """Whether a line tells of a thing; of "place": of anything that lies on the board."""
    return table.title_table.place_of(line.ref) is not None if what == "place" else line.ref == what


def bring_lines(table: TableScene, targets: Iterable[str]) -> bool:
    """Scrolls the log up until the line that a target stands for is in sight; whether a target is a line."""
    lines, found = table.log.list, False
    for target in targets:
        kind, _, what = target.partition(":")
        wanted = partial(_is_line, table, what)
        if kind != "line" or not any(wanted(line) for line in lines.lines):
            continue
        found, before = True, -1
        while lines.place_of(wanted) is None and before != lines.up:
            before = lines.up
            lines.scroll(STEP)
    return found


def corners_of(table: TableScene, target: str) -> Corners:
    """The corners of a single place of the board, or of what lies turned; none for anything else."""
    kind, _, what = target.partition(":")
    if kind in REFS and (turned := table.title_table.turned(what)):
        return turned
    board = table.ui.find("board")
    if kind not in REFS or not isinstance(board, BoardStage) or table.title_table.place_of(what) is None:
        return []
    return board.corners(what)


def told_on(table: TableScene) -> list[pygame.Rect]:
    """The words and numbers that stand on the board itself."""
    board = table.ui.find("board")
    return board.labels() if isinstance(board, BoardStage) else []


def figures(table: TableScene) -> list[pygame.Rect]:
    """The figures on the signs of the top bar, which are what a sign is looked at for."""
    places = [sign.figure_place() for sign in table.ui.root.each() if isinstance(sign, Sign)]
    return [place for place in places if place is not None]


def told_beside(table: TableScene) -> list[pygame.Rect]:
    """Everything around the board that tells something: plates, panels, buttons, signs."""
    widgets = [w for w in table.ui.root.each() if not w.name.startswith("lesson") and not isinstance(w, BoardStage)]
    drawn = [w for w in widgets if not isinstance(w, Group) or type(w).draw_back is not Group.draw_back]
    return [w.rect for w in drawn if w.rect and w.rect.width * w.rect.height < FULL.width * FULL.height // 3]


def standings(table: TableScene) -> list[pygame.Rect]:
    """What tells how the players stand."""
    return [w.rect for w in table.ui.root.each() if w.name.removeprefix("seat.").isdecimal() or w.name == "race"]


def piles(table: TableScene) -> list[pygame.Rect]:
    """Decks and graveyards with their names."""
    return [w.rect for w in table.ui.root.each() if isinstance(w, Pile)]


def _place(table: TableScene, target: str) -> pygame.Rect | None:
    kind, _, what = target.partition(":")
    if kind == "line":
        return table.log.list.place_of(partial(_is_line, table, what))
    place = table.title_table.place_of(what) if kind in REFS else None
    widget = widget_of(table, target) if place is None else None
    return widget.rect if widget is not None else place


def place_beside(
    size: tuple[int, int], targets: Sequence[pygame.Rect], avoid: Iterable[pygame.Rect] = (),
    crossed: Sequence[pygame.Rect] = (), lying: Sequence[pygame.Rect] = (), told: Sequence[pygame.Rect] = (),
    standing: Sequence[pygame.Rect] = (),
) -> pygame.Rect:
    """Where a plate of a size covers no target and nothing of `lying`, if there is such a place, then as little as can
    be of `standing`, then of `avoid`, and then as near as can be to the first target and over as little as can be of
    what is `told` on the table, so that an arrow to the target crosses none of `crossed`, if there is such a way; in
    the middle of the board without targets.
    """
    area = FULL.inflate(-2 * MARGIN, -2 * MARGIN)
    first = targets[0] if targets else layout.BOARD
    plate = pygame.Rect((0, 0), size)
    steps = [(x, y) for x in range(area.left, area.right - size[0] + 1, 64) for y in range(area.top, area.bottom, 64)]
    places = placing.beside(first, size, [GAP], [RIGHT, LEFT, ABOVE, BELOW], area)
    places += [plate.move_to(topleft=at).clamp(area) for at in steps]
    kept = list(avoid)
    if not targets:
        places.insert(0, plate.move_to(center=first.center))

    def on_targets(place: pygame.Rect) -> int:
        return placing.hidden(place.inflate(4 * RING, 4 * RING), targets) + placing.hidden(place, lying)

    def near(place: pygame.Rect) -> int:
        return placing.hidden(place.inflate(2 * GAP - 2, 2 * GAP - 2), targets[:1])

    def far(place: pygame.Rect) -> int:
        way = math.hypot(place.centerx - first.centerx, place.centery - first.centery)
        return round(way) + placing.hidden(place, told) // WORTH

    def on_standing(place: pygame.Rect) -> int:
        return placing.hidden(place, standing)

    def on_kept(place: pygame.Rect) -> int:
        return placing.hidden(place, kept)

    if not targets:
        return placing.clearest(places, on_targets, on_standing, on_kept, far)

    def on_rest(place: pygame.Rect) -> int:
        return on_kept(place) + near(place)

    asked = (on_targets, on_standing, on_rest, far)
    costs = _least(places, asked)
    costs += _least(_beside_kept(costs[:PUSHED], kept, area), asked)
    costs.sort()
    clear = [pygame.Rect(place) for cost, place in costs if cost[:-1] == costs[0][0][:-1]]
    ringed = first.inflate(2 * RING, 2 * RING)
    return next((place for place in clear[:TRIED] if arrow_way(place, ringed, crossed) is not None), clear[0])


def _least(places: Iterable[pygame.Rect], asked: Sequence[Callable[[pygame.Rect], int]]) -> list[Costly]:
    """The best of the places with all their costs, as many as are tried: a later cost is asked only of those that may
    be among them."""
    found: list[Costly] = [((), tuple(place)) for place in places]
    for cost in asked:
        found = sorted(((*before, cost(pygame.Rect(at))), at) for before, at in found)
        found = [one for one in found if one[0] <= found[:TRIED][-1][0]]
    return found


def _beside_kept(
    found: Sequence[Costly], kept: Sequence[pygame.Rect], area: pygame.Rect
) -> list[pygame.Rect]:
    """The best of the found places, pushed off what is kept free and lies under them, off one thing or off two."""
    pushed: dict[tuple[int, ...], pygame.Rect] = {}
    for _, at in found:
        place = pygame.Rect(at)
        under = [rect for rect in kept if rect.colliderect(place)]
        lefts = {place.left, *(rect.right + OFF for rect in under), *(rect.left - OFF - place.width for rect in under)}
        tops = {place.top, *(rect.bottom + OFF for rect in under), *(rect.top - OFF - place.height for rect in under)}
        for left, top in product(sorted(lefts), sorted(tops)):
            if abs(left - place.left) <= PUSH and abs(top - place.top) <= PUSH:
                moved = place.move_to(topleft=(left, top)).clamp(area)
                pushed[tuple(moved)] = moved
    return list(pushed.values())


class Pointer(Widget):
    """Rings around the targets, and an arrow from the plate to the first one. It lies over everything but the words on
    the board and lets the pointer through.
    """

    above = True

    def __init__(self, parent: WidgetParent) -> None:
        self.targets: list[pygame.Rect] = []
        self.rings: list[tuple[pygame.Surface, pygame.Rect]] = []
        self.arrow: tuple[pygame.Surface, pygame.Rect] | None = None
        self._winks_ms = 0
        super().__init__(parent, FULL, name="lesson.pointer")

    def show(
        self, targets: Sequence[Target], plate: pygame.Rect | None, others: Sequence[pygame.Rect] = (),
        labels: Sequence[pygame.Rect] = (),
    ) -> None:  # fmt: skip
        """Points from a plate at these places; none: nothing is drawn. The arrow crosses none of the `others`: where
        there is no such way, a short one stands beside the ring, if there is room. A ring leaves the labels free.
        """
        self.targets = [target.place.inflate(2 * RING, 2 * RING) for target in targets]
        glow = self.media.sprites.nine
        self.rings = [ring(target, lambda size: glow("nine/glow", size), labels) for target in targets]
        self.arrow = None
        if plate is not None and self.targets:
            self.arrow = arrow(plate, self.targets[0], others) or stub(self.targets[0], [plate, *others])
        self.invalidate()

    def wink(self) -> None:
        """Goes out and lights up again, twice."""
        self._winks_ms = WINK_MS * 4
        self.invalidate()

    def pass_time(self, dt: int) -> None:
        """A wink goes on by dt ms."""
        was = self.is_out
        self._winks_ms = max(0, self._winks_ms - dt)
        if self.is_out != was:
            self.invalidate()

    @property
    def is_out(self) -> bool:
        """Whether nothing is drawn in the middle of a wink."""
        return -(-self._winks_ms // WINK_MS) % 2 == 0 < self._winks_ms

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """Nothing here takes the pointer."""
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """A ring around each target, then the arrow."""
        if self.is_out:
            return
        surface.fblits(self.rings)
        if self.arrow is not None:
            surface.blit(*self.arrow)


def ring(
    target: Target, glow: Callable[[tuple[int, int]], pygame.Surface], labels: Sequence[pygame.Rect] = ()
) -> tuple[pygame.Surface, pygame.Rect]:
    """A ring around a target and where it lies: along the rim of a place of the board, round around what is about as
    wide as high, else a rectangle that glows. Nothing of it covers a label.
    """
    place = target.place.inflate(2 * NEAR, 2 * NEAR)
    round_ = max(place.size) <= ROUND and min(place.size) * 10 >= max(place.size) * 9
    area = place.inflate(44, 44)
    out = pygame.Surface(area.size, pygame.SRCALPHA)
    if not target.corners and not round_:
        out.blit(glow(area.size), (0, 0))
    out.blit(_band(target.corners, place, area, round_), (0, 0))
    for label in labels:
        out.fill((0, 0, 0, 0), label.inflate(2 * CLEAR, 2 * CLEAR).move(-area.x, -area.y))
    return out, area


def _band(corners: Corners, place: pygame.Rect, area: pygame.Rect, round_: bool) -> pygame.Surface:
    """A band of gold with a bright core between two dark lines; a small one is drawn large and made smooth."""
    fine = FINE if max(area.size) <= SMALL else 1
    big = pygame.Surface((area.width * fine, area.height * fine), pygame.SRCALPHA)
    inner = place.move(-area.x, -area.y)
    for colour, grow in BANDS:
        if corners:
            shape = [((x - area.x) * fine, (y - area.y) * fine) for x, y in _grown(corners, grow + BAND / 2)]
            pygame.draw.polygon(big, colour, shape)
            continue
        rect = inner.inflate(2 * grow, 2 * grow)
        radius = min(rect.size) // 2 if round_ else theme.RADIUS + grow
        pygame.draw.rect(big, colour, [part * fine for part in rect], 0, radius * fine)
    return pygame.transform.smoothscale(big, area.size) if fine > 1 else big


def _grown(corners: Corners, by: float) -> Corners:
    """The corners of a place, each so much further from its middle."""
    middle = pygame.Vector2(sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners))
    found = []
    for corner in corners:
        way = pygame.Vector2(corner) - middle
        way.scale_to_length(way.length() + by)
        found.append((middle.x + way.x, middle.y + way.y))
    return found


def words_of(table: TableScene, targets: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """What an arrow to the first target could cover: panels, buttons, words and headings."""
    widgets = [w for w in table.ui.root.each() if not w.name.startswith("lesson")]
    heads = [_head(w.rect, targets) for w in widgets if vars(w).get("heading")]
    found = [w.rect for w in widgets if not isinstance(w, Group) and w.rect and max(w.rect.size) <= SMALL]
    return [rect for rect in (*heads, *found, *told_beside(table)) if rect.collidelist(list(targets[:1])) < 0]


def _head(panel: pygame.Rect, targets: Sequence[pygame.Rect]) -> pygame.Rect:
    """The heading of a panel, as far as it stands above what is pointed at in it."""
    tops = [target.top - panel.top for target in targets[:1] if panel.contains(target)]
    return pygame.Rect(panel.topleft, (panel.width, max(0, min([HEADING, *tops]))))


def arrow(
    plate: pygame.Rect, target: pygame.Rect, others: Sequence[pygame.Rect] = ()
) -> tuple[pygame.Surface, pygame.Rect] | None:
    """An arrow from the edge of a plate to that of a target, and where it lies: the shortest one that crosses none of
    the `others`. None where there is no such way, or where plate and target touch.
    """
    found = arrow_way(plate, target, others)
    return _drawn(*found) if found is not None else None


def stub(target: pygame.Rect, others: Sequence[pygame.Rect]) -> tuple[pygame.Surface, pygame.Rect] | None:
    """A short arrow that stands at a side of a target and lies on none of the `others`; None without such a side."""
    sides = ((target.midbottom, (0, 1)), (target.midtop, (0, -1)), (target.midright, (1, 0)), (target.midleft, (-1, 0)))
    ways = [(pygame.Vector2(tip) + STUB * pygame.Vector2(out), pygame.Vector2(tip)) for tip, out in sides]
    found = next((way for way in ways if FULL.collidepoint(way[0]) and _is_free(way, target, others)), None)
    return _drawn(*found) if found is not None else None


Way = tuple[pygame.Vector2, pygame.Vector2]


def arrow_way(plate: pygame.Rect, target: pygame.Rect, others: Sequence[pygame.Rect]) -> Way | None:
    """From where to where an arrow would go, None where there is no way."""
    ways = [way for tip, out in _tips(target) if _from_outside(way := _to(plate, tip), out)]
    ways.sort(key=lambda way: (way[1] - way[0]).length())
    return next((way for way in (_straight(plate, target), *ways) if _is_free(way, target, others)), None)


def _tips(target: pygame.Rect) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """Where on a target's edge an arrow may end, the middle of each side first, and the way out from there."""
    for part in (2, 1, 3):
        x, y = target.x + target.width * part // 4, target.y + target.height * part // 4
        yield from (((x, target.top), (0, -1)), ((x, target.bottom), (0, 1)))
        yield from (((target.left, y), (-1, 0)), ((target.right, y), (1, 0)))


def _from_outside(way: Way, out: tuple[int, int]) -> bool:
    """Whether an arrow comes from before a side: one that runs along it would end beside the target."""
    back = way[0] - way[1]
    return back.dot(out) * 2 > back.length()


def _straight(plate: pygame.Rect, target: pygame.Rect) -> Way:
    """From the plate towards the middle of a target, as far as its edge."""
    inner = target.inflate(-min(target.width, 60), -min(target.height, 60))
    start = pygame.Vector2(_nearest(plate.inflate(-48, -24), inner.center))
    tip = pygame.Vector2(_nearest(inner, (start.x, start.y)))
    if min(abs(tip.x - start.x), abs(tip.y - start.y)) > 1:
        tip = pygame.Vector2(inner.center)  # what comes aslant must not end at a corner
    if outside := target.clipline(start, tip):
        tip = pygame.Vector2(outside[0])
    if inside := plate.clipline(tip, start):
        start = pygame.Vector2(inside[0])
    return start, tip


def _to(plate: pygame.Rect, side: tuple[int, int]) -> Way:
    """From the nearest place of the plate's edge to the middle of a target's side."""
    start, tip = pygame.Vector2(_nearest(plate.inflate(-48, -24), side)), pygame.Vector2(side)
    inside = plate.clipline(tip, start)
    return pygame.Vector2(inside[0]) if inside else start, tip


def _is_free(way: Way, target: pygame.Rect, others: Sequence[pygame.Rect]) -> bool:
    """Whether an arrow is long enough to be seen, not too long, and crosses neither the others nor its target."""
    start, tip = way
    if not HEAD <= (tip - start).length() <= LONGEST or target.inflate(-8, -8).clipline(start, tip):
        return False
    return not any(other.inflate(HEAD, HEAD).clipline(start, tip) for other in others)


def _drawn(start: pygame.Vector2, tip: pygame.Vector2) -> tuple[pygame.Surface, pygame.Rect]:
    way = tip - start
    length = round(way.length())
    big = pygame.Surface((length * FINE, (HEAD + 8) * FINE), pygame.SRCALPHA)
    for colour, grow in ((theme.BLACK, 3), (theme.GOLD, 0)):
        pygame.draw.polygon(big, colour, _outline(length, grow))
    turned = pygame.transform.rotozoom(big, -pygame.Vector2(1, 0).angle_to(way), 1 / FINE)
    return turned, turned.get_rect(center=(start + tip) / 2)


def _outline(length: int, grow: int) -> list[tuple[float, float]]:
    """The corners of an arrow to the right, in fine pixels; `grow`: how much wider it is all around."""
    middle, thick, head = (HEAD + 8) / 2, THICK / 2 + grow, HEAD / 2 + grow
    neck, left, tip = length - HEAD * 0.8 - grow, 4 - grow, length - 4 + grow
    corners = [
        (left, middle - thick), (neck, middle - thick), (neck, middle - head), (tip, middle),
        (neck, middle + head), (neck, middle + thick), (left, middle + thick),
    ]  # fmt: skip
    return [(x * FINE, y * FINE) for x, y in corners]


def _nearest(rect: pygame.Rect, pos: Sequence[float]) -> tuple[float, float]:
    """The place of a rectangle that is nearest to a point."""
    return min(max(pos[0], rect.left), rect.right), min(max(pos[1], rect.top), rect.bottom)
