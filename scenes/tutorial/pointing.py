"""What a step of a lesson points at, and where its plate stands without covering it."""

from __future__ import annotations

import math
from functools import partial
from itertools import product
from typing import TYPE_CHECKING

import pygame

from scenes.kit import layout
from scenes.kit.board_stage import BoardStage
from scenes.kit.hand import Slot
from scenes.kit.pile import Pile
from scenes.kit.spot import Plate, Spot
from scenes.media.canvas import FULL
from scenes.tutorial.pointer import NEAR, RING, Corners, Target, arrow_way
from scenes.widgets import placing
from scenes.widgets.base import Group, Widget
from scenes.widgets.button import Button
from scenes.widgets.placing import ABOVE, BELOW, LEFT, RIGHT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from scenes.kit.log_line import LogLine
    from scenes.table.table_scene import TableScene

GAP, MARGIN = 72, 16
INNER, AROUND, APART, SLIM, PACKED = 0, 9, 10, 5, 10
"""How far a ring stands off several places of the board, whose names stand beside them, off a sign with a figure at its
corner, off a line of the log, and off what others stand so close beside."""
WORTH = 40
"""So many square pixels of what the table tells are worth a way of one pixel."""
GRID = 32
"""How close together the places lie at which a plate may stand."""
TRIED, STEP = 60, 24
"""So many of the best places of a plate are tried for a free way of its arrow; so far the log is scrolled at once."""
PUSHED, PUSH, OFF = 12, 96, 2
"""So many of the best places of a plate are tried again, pushed at most so far off what they cover, so far from it."""
CONFIRMS = "widget:table-primary"
WHOLE = 160
"""Up to this size a thing is small: it lies under a plate wholly or not at all, if there is such a place."""
REFS = ("ref", "free")
Costly = tuple[tuple[int, ...], tuple[int, ...]]
"""What a place costs, the worst first, and the place."""
WORDS, HEADING = 420, 64
"""Widgets up to this size are words or buttons, larger ones are grounds; so high is the heading of a dialog."""


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


def living(table: TableScene, targets: Sequence[str]) -> Sequence[str]:
    """The targets without the button that confirms, as long as there is something else to be done first."""
    if table.buttons.primary.enabled or len(targets) < 2:
        return targets
    return [target for target in targets if target != CONFIRMS] or targets


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
    lines.light(None)
    for target in targets:
        kind, _, what = target.partition(":")
        wanted = partial(_is_line, table, what)
        if kind != "line" or not any(wanted(line) for line in lines.lines):
            continue
        found, before = True, -1
        lines.light(next(line for line in reversed(lines.lines) if wanted(line)))
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


def target_of(table: TableScene, target: str) -> Target | None:
    """A target as it is now; None where it is not shown."""
    rect, (kind, _, what) = rect_of(table, target), target.partition(":")
    if rect is None:
        return None
    if kind == "line":
        return Target(rect, near=APART)
    if kind in REFS and table.title_table.place_of(what.partition("+")[0]) is not None:
        if _is_packed_spot(table, what, rect):
            return Target(rect, near=SLIM - 1, slim=True)
        return Target(rect, corners_of(table, target), INNER)
    widget = widget_of(table, target)
    figure = widget.figure_place() if isinstance(widget, Spot) else None
    packed = widget is not None and "+" not in what and _is_packed(table, widget)
    if figure is not None and "+" not in what:
        return Target(rect.union(figure), near=SLIM + 2 if packed else AROUND, figured=True, slim=packed)
    shown = widget.content_place() if isinstance(widget, Plate) and kind == "widget" else rect
    corners = corners_of(table, target)
    return Target(shown, corners, SLIM - 1 if packed else NEAR, slim=packed and not corners)


def _is_packed(table: TableScene, widget: Widget) -> bool:
    """Whether others of its kind stand so close that a broad ring would lie on them."""
    near = widget.rect.inflate(2 * PACKED, 2 * PACKED)
    return any(one is not widget and type(one) is type(widget) and one.visible and near.colliderect(one.rect)
               for one in table.ui.root.each())  # fmt: skip


def _is_packed_spot(table: TableScene, ref: str, place: pygame.Rect) -> bool:
    """Whether a place is that of a sign beside the board which bears its name and stands in a row with others."""
    spots = (one for one in table.ui.root.each() if isinstance(one, Spot) and one.briefly and one.ref == ref)
    return any(spot.rect == place and _is_packed(table, spot) for spot in spots)


def figures(table: TableScene) -> list[pygame.Rect]:
    """What no ring may lie on: figures of signs and cards, which are what one looks at them for, and the words at the
    board's rim."""
    board = table.ui.find("board")
    places = [spot.figure_place() for spot in table.ui.root.each() if isinstance(spot, Spot)]
    rim = board.rim_words() if isinstance(board, BoardStage) else []
    return [*(place for place in places if place is not None), *rim]


def rows(table: TableScene) -> list[pygame.Rect]:
    """What stands in rows of its own: the lines of the log, the newest actions."""
    return [*table.log.list.places(), *table.history.squares()]


def told_beside(table: TableScene) -> list[pygame.Rect]:
    """Everything around the board that tells something: plates, panels, buttons, signs."""
    widgets = [w for w in table.ui.root.each() if not w.name.startswith("lesson") and not isinstance(w, BoardStage)]
    drawn = [w for w in widgets if not isinstance(w, Group) or type(w).draw_back is not Group.draw_back]
    return [w.rect for w in drawn if w.rect and w.rect.width * w.rect.height < FULL.width * FULL.height // 3]


def standings(table: TableScene) -> list[pygame.Rect]:
    """What tells how the players stand."""
    return [w.rect for w in table.ui.root.each() if w.name.removeprefix("seat.").isdecimal() or w.name == "race"]


def asking(table: TableScene) -> list[pygame.Rect]:
    """What is asked and what stands beside that and above it, and the button that confirms."""
    above = [rect for rect in told_beside(table) if rect.bottom <= layout.BOARD.top]
    return [*above, table.prompt.rect, table.buttons.primary.rect]


def piles(table: TableScene) -> list[pygame.Rect]:
    """Decks and graveyards with their names."""
    return [w.rect for w in table.ui.root.each() if isinstance(w, Pile)]


def _place(table: TableScene, target: str) -> pygame.Rect | None:
    kind, _, what = target.partition(":")
    if kind == "line":
        return table.log.list.place_of(partial(_is_line, table, what))
    place = table.title_table.place_of(what) if kind in REFS else None
    widget = widget_of(table, target) if place is None else None
    if isinstance(widget, Slot):
        return widget.stands()
    return widget.rect if widget is not None else place


def touched(place: pygame.Rect, others: Sequence[pygame.Rect]) -> int:
    """How many square pixels of the others a plate takes: of something small all, as half a figure tells a wrong one.
    """
    found = [others[i] for i in place.collidelistall(others)]
    return sum(one.width * one.height if max(one.size) <= WHOLE else placing.hidden(place, [one]) for one in found)


def way_to(place: pygame.Rect, targets: Sequence[pygame.Rect]) -> int:
    """How far a plate stands from the first target; 0 without targets."""
    if not targets:
        return 0
    first = targets[0]
    across = max(first.left - place.right, place.left - first.right, 0)
    return round(math.hypot(across, max(first.top - place.bottom, place.top - first.bottom, 0)))


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
    across, down = range(area.left, area.right - size[0] + 1, GRID), range(area.top, area.bottom, GRID)
    places = placing.beside(first, size, [GAP], [RIGHT, LEFT, ABOVE, BELOW], area)
    places += [plate.move_to(topleft=at).clamp(area) for at in product(across, down)]
    kept = list(avoid)
    if not targets:
        places.insert(0, plate.move_to(center=first.center))

    def on_targets(place: pygame.Rect) -> int:
        return placing.hidden(place, targets) + placing.hidden(place, lying)

    def near(place: pygame.Rect) -> int:
        return placing.hidden(place.inflate(2 * GAP - 2, 2 * GAP - 2), targets[:1])

    def far(place: pygame.Rect) -> int:
        way = math.hypot(place.centerx - first.centerx, place.centery - first.centery)
        return round(way) + placing.hidden(place, told) // WORTH

    def on_standing(place: pygame.Rect) -> int:
        return placing.hidden(place, standing)

    def on_kept(place: pygame.Rect) -> int:
        return 2 * touched(place, kept) - placing.hidden(place, kept)  # what stands out of it counts twice

    if not targets:
        return placing.clearest(places, on_targets, on_standing, on_kept, far)

    def on_rest(place: pygame.Rect) -> int:
        return on_kept(place) + near(place) + placing.hidden(place.inflate(4 * RING, 4 * RING), targets)

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


def words_of(table: TableScene, targets: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """What an arrow to the first target could cover: panels, buttons, words and headings."""
    widgets = [w for w in table.ui.root.each() if not w.name.startswith("lesson")]
    heads = [_head(w.rect, targets) for w in widgets if vars(w).get("heading")]
    found = [w.rect for w in widgets if not isinstance(w, Group) and w.rect and max(w.rect.size) <= WORDS]
    found += [*told_beside(table), *rows(table)]
    return [rect for rect in (*heads, *found) if rect.collidelist(list(targets[:1])) < 0]


def _head(panel: pygame.Rect, targets: Sequence[pygame.Rect]) -> pygame.Rect:
    """The heading of a panel, as far as it stands above what is pointed at in it."""
    tops = [target.top - panel.top for target in targets[:1] if panel.contains(target)]
    return pygame.Rect(panel.topleft, (panel.width, max(0, min([HEADING, *tops]))))
