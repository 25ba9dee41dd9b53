"""The hex board of Realigious: shows a view, marks choices, takes pointer and keys, plays events (C6, 10).

The board decides nothing: what can be chosen is what was offered, numbers come from the view. It paints over
the backdrop that its scene has drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

import pygame

from game.core.ask import Option, Question
from game.core.events import Event
from game.titles.realigious.view import SeatView
from scenes.kit import board_tip
from scenes.kit.animation import Animations
from scenes.kit.part import Part
from scenes.kit.tip import TipContent
from scenes.titles.realigious import (
    board_fx,
    board_fx_mystic,
    board_fx_pieces,
    board_fx_rolls,
    board_fx_tiles,
    board_fx_weather,
    board_items,
    board_plates,
    pieces,
    spoken,
)
from scenes.titles.realigious.board_ground import Ground
from scenes.titles.realigious.board_items import Item, Shown
from scenes.titles.realigious.board_weather import Weather
from scenes.titles.realigious.camera import Camera, Pos, walked
from scenes.titles.realigious.tiles_art import Art
from scenes.titles.realigious.tiles_look import looks
from scenes.widgets.base import Host, RectLike, Widget

TRAIL_MS, DRAG_SLACK, TOLD_WIDTH = 2000, 10, 216
BUILD_SHARE, LEAST_BUILD_MS, PINCH = 0.15, 2.0, 1.25
ZOOM_KEYS = {pygame.K_PLUS: 1, pygame.K_EQUALS: 1, pygame.K_KP_PLUS: 1, pygame.K_MINUS: -1, pygame.K_KP_MINUS: -1}
WALK_KEYS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
ANIMATED = (board_fx_mystic, board_fx_pieces, board_fx_rolls, board_fx_tiles, board_fx_weather)


class BoardWidget(Widget, Part):
    """See the module's text. `speed`: times the normal pace; `reduced`: fades instead of movement;
    `anchor(name)`: where a panel's "believers:<seat>" lies, for what flies there; `tip(ref)`: the words of
    the tooltip; `on_inspect(ref)`: something that is not offered was clicked; `does(option)`: what choosing it does.
    """

    focusable = True
    glow = 0

    def __init__(
        self,
        parent: Host,
        rect: RectLike,
        *,
        on_choose: Callable[[str], None],
        on_hover: Callable[[str | None], None],
        tip: Callable[[str], TipContent] | None = None,
        anchor: Callable[[str], Pos] | None = None,
        on_inspect: Callable[[str], None] | None = None,
        does: Callable[[Option], str] = lambda option: option.key,
        name: str = "board",
    ) -> None:
        self.choose, self.tell_hover, self.on_inspect = on_choose, on_hover, on_inspect
        self.tip_of, self.does = tip, does
        self.anchor = anchor or (lambda _name: (960, 60))
        self.speed, self.reduced = 1.0, False
        self.view: SeatView | None = None
        self.hovered_ref = ""
        self.options: tuple[Option, ...] = ()
        self.fx = Animations()
        self.overlay: Widget | None = None
        self._items: list[Item] = []
        self._rects: list[pygame.Rect] = []
        self._refs: dict[str, int] = {}
        self._cursor, self._column = -1, 0
        self.tip_plate = board_tip.Tip(parent.ui)
        self._trail_ms = 0
        self._pressed: tuple[int, Pos] | None = None
        self._dragged, self._pinched = False, 1.0
        self.materials: Mapping[int, str] = pieces.NO_MATERIALS  # seat -> what its piece is made of
        super().__init__(parent, rect, name=name)
        self.art = Art(self.media.sprites)
        self.camera = Camera(7, self.rect)
        self.ground = Ground(self.art, self.camera, self._pictures)
        self.weather = Weather(self)
        self._shown: Shown | None = None

    def show(self, view: SeatView) -> None:
        """Displays a view; only what differs from the last one is drawn anew."""
        if self.view is None or self.view.n != view.n:
            self._start(view)
        elif self.view.seat != view.seat:
            self.shown.trail = ()  # what another reader saw move is not this one's to know
        self.view = view
        self._redraw(self.ground.adopt(looks(view)))
        self.shown.view = view
        self.shown.things = pieces.things(view, self.materials)
        self.shown.hidden.clear()
        self._offer_again()
        self.weather.show(view)
        if self.tip_plate.shown is not None:
            self._open_tip()  # what it tells may have changed

    @property
    def shown(self) -> Shown:
        """What lies over the fixed picture. Raises ValueError before the first view."""
        if self._shown is None:
            raise ValueError("the board shows no view yet")
        return self._shown

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """Marks what can be chosen; an empty list takes all marks away."""
        self.options = tuple(options)
        if self.view is not None:
            self._offer_again()

    def adopt(self, tiles: Sequence[int], view: SeatView) -> None:
        """Shows some tiles as they are in a later view already: the end of an animation."""
        fresh, now = looks(view), list(self.ground.looks)
        for tile in tiles:
            now[tile] = fresh[tile]
        self._redraw(self.ground.adopt(now))

    def put_thing(self, ref: str, tile: int, view: SeatView) -> None:
        """Shows a figure on another tile: the end of its walk."""
        old = self.shown.things.get(ref)
        if old is not None:
            place, scale = pieces.resting_place(view, ref, tile, self.shown.things)
            self.shown.things = {**self.shown.things, ref: old._replace(tile=tile, place=place, scale=scale)}
            self.refresh()

    def refresh(self) -> None:
        """Works out the items again and marks what differs."""
        if self._shown is None:
            return
        items = board_items.compose(self.media, self.art, self._shown)
        for rect in board_items.differing(self._items, items):
            self.damage(rect)
        self._items = items
        self._rects = [surface.get_rect(topleft=at) for surface, at in items]

    def origin(self) -> Pos:
        """The middle of tile 0 on the canvas: effects move with the board."""
        return self.camera.x, self.camera.y

    def damage(self, rect: pygame.Rect, over: bool = False) -> None:
        """Marks a part (from the middle of tile 0) for drawing; `over`: beyond the board's rectangle too."""
        place = rect.move(self.camera.x, self.camera.y)
        self.ui.invalidate(place if over and self.overlay is not None else place.clip(self.rect))

    # ---------------------------------------------------------------- events
    def animate(self, event: Event, view_after: SeatView) -> int:
        """Begins to show an event; its length in ms at normal speed, 0 when there is nothing to show."""
        if self.view is None:
            return 0
        made = board_fx.animation_of(self, event, view_after)
        if made is None:
            return 0
        self.ui.ticking[self] = None
        return self.fx.play(made)

    def finish(self) -> None:
        """Brings every running animation to its end."""
        self.fx.finish()

    def settle(self) -> None:
        """Completes the picture of a new zoom step at once."""
        while self.ground.busy:
            self._build_on(1000.0)

    def set_pace(self, speed: float, reduced: bool) -> None:
        """Speed of animations."""
        self.speed, self.reduced = speed, reduced

    def point_at(self, ref: str) -> None:
        """Shows where a tile is: brings it into sight and lets a ring of light spread on it."""
        kind, _, number = ref.partition(":")
        tile = int(number) if kind == "tile" and number.isdecimal() else -1
        if self.view is None or not 0 <= tile < len(self.view.tiles):
            return
        if self.camera.show(tile):
            self.invalidate()
        self.fx.play(board_fx.pulse(self, tile))
        self.ui.ticking[self] = None

    def leave_trail(self, *tiles: int) -> None:
        """Rings what was just done for two seconds."""
        self.shown.trail = tiles
        self._trail_ms = TRAIL_MS
        self.refresh()
        self.ui.ticking[self] = None

    def tick(self, dt: int) -> None:
        """Time for animations, the picture of a new zoom step, the trail and the tooltip."""
        self.fx.advance(round(dt * self.speed))
        if self.ground.busy and self.ground.rest(dt):
            self._build_on(max(LEAST_BUILD_MS, dt * BUILD_SHARE))
        if self._trail_ms > 0:
            self._trail_ms -= dt
            if self._trail_ms <= 0:
                self.shown.trail = ()
                self.refresh()
        if self.tip_plate.due(dt):
            self._open_tip()
        if not self.fx and not self.ground.busy and self._trail_ms <= 0 and self.tip_plate.waited is None:
            self.ui.ticking.pop(self, None)

    def covers(self, rect: pygame.Rect) -> bool:
        """Whether the board paints a rectangle of the canvas opaquely, so that nothing need be drawn under it."""
        return self.view is not None and self.camera.zoomed and self.rect.contains(rect)

    # ---------------------------------------------------------------- drawing
    def draw(self, surface: pygame.Surface) -> None:
        """The fixed picture, what lies over it, what moves, the tooltip."""
        if self.view is None:
            return
        clip = surface.get_clip()
        inner = clip.clip(self.rect)
        if not inner.width or not inner.height:
            return
        surface.set_clip(inner)
        self.ground.draw(surface, inner)
        x, y = self.camera.x, self.camera.y
        hit = inner.move(-x, -y).collidelistall(self._rects)
        items = self._items
        surface.fblits([(items[i][0], (items[i][1][0] + x, items[i][1][1] + y)) for i in hit])
        self.weather.draw(surface)
        self.fx.draw(surface, None if self.overlay is None else False)
        if self.camera.zoomed:
            for strip, place in board_plates.window_frame(self.media, self.rect):
                surface.blit(strip, place)
        surface.set_clip(clip)

    def _start(self, view: SeatView) -> None:
        """A map of another size: nothing that was drawn fits."""
        self.camera = Camera(view.n, self.rect)
        self.ground = Ground(self.art, self.camera, self._pictures)
        self._items, self._rects, self.fx = [], [], Animations()
        self._shown = Shown(view, self.camera.radius, {})
        board_plates.ready(self.media)
        self.invalidate()

    def _redraw(self, rects: list[pygame.Rect]) -> None:
        for rect in rects:
            self.ui.invalidate(rect)
        self.ui.ticking[self] = None  # the rest may be drawn in slices

    def _offer_again(self) -> None:
        shown = self.shown
        self._refs = board_items.places_of(shown.view, shown.things)
        shown.offers = board_items.offered_tiles(self.options, self._refs)
        own = shown.things.get(f"seat:{shown.view.seat}")
        moving = any(option.verb in board_items.MOVES for option in self.options)
        shown.selected = own.tile if own is not None and moving else -1
        self.refresh()

    # ---------------------------------------------------------------- zoom and pan
    def zoom(self, by: int, around: Pos | None = None) -> bool:
        """Goes to another zoom step; the old picture stands in, enlarged, until the new one is drawn."""
        if self.view is None:
            return False
        before = self.camera.radius
        if not self.camera.zoom(by, around or self.rect.center):
            return False
        self._close_tip()
        self.ground.rezoomed(before)
        self.shown.radius = self.camera.radius
        self.shown.plates = not self.ground.busy
        if self.ground.busy:
            self.ui.ticking[self] = None
        self.refresh()
        self.invalidate()
        return True

    def _build_on(self, budget_ms: float) -> None:
        if self.ground.build_on(budget_ms):
            self.shown.plates = True
            self.refresh()
            self.invalidate()

    def _pictures(self, radius: int) -> Iterator[None]:
        """Makes what lies over the ground at a radius, one picture a step."""
        for name in board_items.RINGS:
            self.art.get(name, radius)
            yield
        for _ in board_items.composing(self.media, self.art, self.shown):
            yield

    def home(self) -> None:
        """Back to the default zoom, where everything is in sight."""
        if self.view is not None and self.camera.zoomed:
            self.zoom(-self.camera.step)

    def _pan(self, dx: int, dy: int) -> None:
        if self.camera.pan(dx, dy):
            self._close_tip()
            self.ground.panned()
            self.invalidate()

    # ---------------------------------------------------------------- pointer
    def at(self, pos: Pos) -> Widget | None:
        """Takes note of where the pointer is: widgets are not told of motion otherwise."""
        found = super().at(pos)
        if found is self and self.view is not None and not self._dragged:
            self._point(self.ref_at(pos), self.camera.tile_at(pos))
            self.media.pointer("hand" if self.choices_on(self.shown.pointed) else "arrow")
        return found

    def ref_at(self, pos: Pos) -> str:
        """The figure under a place, else the tile, else ""."""
        local = pos[0] - self.camera.x, pos[1] - self.camera.y
        tile = self.camera.tile_at(pos)
        return board_items.figure_at(self.art, self.shown, local) or (f"tile:{tile}" if tile >= 0 else "")

    def choice_at(self, pos: Pos) -> str:
        """The ref that a click at a place chooses, "" when nothing there is offered."""
        ref = self.ref_at(pos)
        if ref in board_items.offered_refs(self.options):
            return ref
        for tile in (self.camera.tile_at(pos), self._refs.get(ref, -1)):
            choice = self.choices_on(tile)
            if choice:
                return choice[0]
        return ""

    def choices_on(self, tile: int) -> list[str]:
        """The offered refs that lie on a tile, the tile itself first."""
        return board_items.choices_on(self.options, self._refs, tile)

    def _point(self, ref: str, tile: int) -> None:
        if ref == self.hovered_ref:
            return
        self.hovered_ref = ref
        self._close_tip()
        self.tip_plate.wait(bool(ref) and self.tip_of is not None)
        if self.tip_plate.waited is not None:
            self.ui.ticking[self] = None
        self.tell_hover(ref or None)
        pointed = self._refs.get(ref, tile) if ref else -1
        if self._shown is not None and pointed != self._shown.pointed:
            self._shown.pointed = pointed
            self.refresh()

    def on_hover(self, inside: bool) -> None:
        """The pointer came or went; what it is on was noted by `at`."""
        self.hovered = inside
        if not inside and self._pressed is None:
            self._point("", -1)

    def on_press(self, pos: Pos, button: int) -> bool:
        """Left chooses at release, any button drags."""
        self._pressed, self._dragged, self._pinched = (button, pos), False, 1.0
        return True

    def on_drag(self, pos: Pos, rel: tuple[int, int]) -> None:
        """Pans once the pointer has left the spot."""
        if self._pressed is None:
            return
        start = self._pressed[1]
        if not self._dragged and max(abs(pos[0] - start[0]), abs(pos[1] - start[1])) < DRAG_SLACK:
            return
        if not self._dragged:
            self._dragged = True
            rel = (pos[0] - start[0], pos[1] - start[1])
        self._pan(*rel)

    def on_release(self, pos: Pos, button: int, inside: bool) -> None:
        """A click chooses what is offered there; the end of a drag chooses nothing."""
        pressed, dragged = self._pressed, self._dragged
        self._pressed, self._dragged = None, False
        if pressed is None or dragged or button != 1 or not inside or self.view is None:
            return
        choice = self.choice_at(pos)
        if choice:
            self.choose(choice)
        elif self.on_inspect is not None and self.ref_at(pos):
            self.on_inspect(self.ref_at(pos))

    def on_wheel(self, pos: Pos, amount: int) -> bool:
        """Zooms at the pointer."""
        self.zoom(1 if amount > 0 else -1, pos)
        return True

    def pinch(self, pos: Pos, factor: float) -> None:
        """Two fingers: a zoom step each time their distance has grown or shrunk by PINCH; they choose nothing."""
        self._dragged, self._pinched = True, self._pinched * factor
        if not 1 / PINCH < self._pinched < PINCH:
            self.zoom(1 if self._pinched > 1 else -1, pos)
            self._pinched = 1.0

    # ---------------------------------------------------------------- keys
    def on_key(self, event: pygame.event.Event) -> bool:
        """Arrows walk the tiles, Enter chooses, + and - zoom, PageDown goes to the next thing on the same tile."""
        if self.view is None or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return False
        if event.key in WALK_KEYS:
            return self._walk(*WALK_KEYS[event.key])
        if event.key in ZOOM_KEYS:
            x, y = self.camera.centre(self._cursor) if self._cursor >= 0 else self.rect.center
            self.zoom(ZOOM_KEYS[event.key], (x, y))
            return True
        if event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            return self._turn(1 if event.key == pygame.K_PAGEDOWN else -1)
        if self.chosen_by(event) and self._cursor >= 0:
            choices = self.choices_on(self._cursor)
            if choices:
                self.choose(self.hovered_ref if self.hovered_ref in choices else choices[0])
            elif self.on_inspect is not None:
                self.on_inspect(self.hovered_ref or f"tile:{self._cursor}")
            return True
        return False

    def _walk(self, dx: int, dy: int) -> bool:
        """Moves the cursor; False at the edge, so that the focus goes on to the next widget."""
        n = self.camera.n
        if self._cursor < 0:
            own = self.shown.things.get(f"seat:{self.shown.view.seat}")
            first = own.tile if own is not None else n * n // 2
            found: tuple[int, int] | None = (first, 2 * (first % n) + first // n % 2)
        else:
            found = walked(n, self._cursor, self._column, (dx, dy))
        if found is None:
            return False
        self._column = found[1]
        self._go(found[0])
        return True

    def _go(self, tile: int) -> None:
        self._cursor = tile
        if self.camera.show(tile):
            self.invalidate()
        self._point(f"tile:{tile}", tile)

    def walk_pieces(self, by: int) -> None:
        """The keyboard's cursor goes to the own piece, or `by` pieces on from the one that it is on."""
        own, things = f"seat:{self.shown.view.seat}", self.shown.things
        refs = sorted((ref for ref in things if ref.startswith("seat:")), key=lambda ref: (ref != own, ref))
        if not refs:
            return
        self.ui.set_focus(self, True)
        at = refs.index(self.hovered_ref) + by if by and self.hovered_ref in refs else 0
        tile = things[refs[at % len(refs)]].tile
        self._column = 2 * (tile % self.camera.n) + tile // self.camera.n % 2
        self._go(tile)
        self._point(refs[at % len(refs)], tile)

    def _turn(self, by: int) -> bool:
        """The next thing on the cursor's tile."""
        if self._cursor < 0:
            return False
        here = [f"tile:{self._cursor}", *(t.ref for t in self.shown.things.values() if t.tile == self._cursor)]
        at = here.index(self.hovered_ref) if self.hovered_ref in here else 0
        self._point(here[(at + by) % len(here)], self._cursor)
        return True

    def on_focus(self, gained: bool) -> None:
        """The cursor shows only while the board has the focus by keyboard."""
        self.focused = gained
        if not gained:
            self._cursor = -1
            if not self.hovered:
                self._point("", -1)

    def focus_ring(self) -> pygame.Rect:
        """Inside the board's rectangle: its neighbours stand close."""
        return self.rect.inflate(-8, -8)

    def hint(self) -> str:
        """The board shows its own tooltip beside the tile."""
        return ""

    def spoken(self) -> str:
        """What is pointed at, and what choosing it does."""
        return spoken.board_words(self)

    # ---------------------------------------------------------------- tooltip
    def tip_rect(self) -> pygame.Rect:
        """The tile of what is pointed at, as wide as the plate under it."""
        tile, radius = self._refs.get(self.hovered_ref, -1), self.camera.radius
        place = pygame.Rect(0, 0, max(round(1.74 * radius), TOLD_WIDTH), 2 * radius)
        return place.move_to(center=self.camera.centre(tile)) if tile >= 0 else self.rect

    def _open_tip(self) -> None:
        self._close_tip()
        content = self.tip_of(self.hovered_ref) if self.tip_of is not None and self.hovered_ref else TipContent()
        if content and self.hovered_ref in self._refs:
            self.ui.invalidate(self.tip_plate.open(self.media, content, self.tip_rect(), self.rect))

    def _close_tip(self) -> None:
        if (rect := self.tip_plate.close()) is not None:
            self.ui.invalidate(rect)
