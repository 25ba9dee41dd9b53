"""A board on the screen: takes pointer and keys, tells what is pointed at (C6.2, C6.4, C12.9).

A board decides nothing: what can be chosen is what was offered, numbers come from the view.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Required, TypedDict, Unpack

import pygame

from scenes.kit.board_stage import A, BoardStage, S
from scenes.kit.board_tip import BoardTip
from scenes.widgets.base import RectLike, Widget, WidgetParent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.ask import Option
    from game.core.events import Event
    from scenes.kit.animation import Animation
    from scenes.kit.board_art import AnchoredPicture
    from scenes.kit.board_space import Pos
    from scenes.kit.tip_content import TipContent

DRAG_SLACK, PINCH = 10, 1.3
AROUND = [(dx, dy) for dx in (-1, -0.5, 0, 0.5, 1) for dy in (-1, -0.75, 0, 0.75, 1)]
"""Where the neighbours of a place lie, in its own sizes: on a grid and on a hex map."""
WALK_KEYS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}


def ignore(_told: object) -> None:
    """Where ignore listens."""


def middle(place: pygame.Rect) -> pygame.Rect:
    """What is looked at of a place."""
    return place.inflate(-place.width // 4, -place.height // 4)


class Listeners(TypedDict, total=False):
    """What a board tells: `on_choose(key)`: an option is chosen; `on_hover(ref)`: what is pointed at, None for nothing;
    `on_inspect(ref)`: something that is not offered was clicked.
    """

    on_choose: Required[Callable[[str], None]]
    on_hover: Callable[[str | None], None]
    on_inspect: Callable[[str], None]


class BoardView(BoardStage[S, A]):
    """A board that tells its `Listeners`; `clip`: it draws nothing beyond its rectangle."""

    focusable = True

    def __init__(
        self, parent: WidgetParent, rect: RectLike, *, clip: bool = False, **listeners: Unpack[Listeners]
    ) -> None:
        self.on_choose = listeners["on_choose"]
        self.tell_hover, self.on_inspect = listeners.get("on_hover", ignore), listeners.get("on_inspect", ignore)
        self.tip_plate = BoardTip(parent.ui)
        self._cursor = self._hushed = ""
        self._pressed: tuple[int, Pos] | None = None
        self._panned, self._pinched = False, 1.0
        self._by_pointer = self._put_off = False
        self._carried: Pos | None = None
        super().__init__(parent, rect, clip=clip)
        self.ui.home = self

    # ---------------------------------------------------------------- what a title says
    def choices_at(self, ref: str) -> Sequence[Option]:
        """What a click on a place chooses now."""
        return ()

    def clickable(self, ref: str) -> bool:
        """Whether a click on a place does something."""
        return bool(self.choices_at(ref))

    @abstractmethod
    def take(self, ref: str) -> None:
        """A click on a place, or the choose key."""

    def deselect(self) -> bool:
        """Nothing acts any more; False when nothing did."""
        return False

    def lift(self, ref: str) -> bool:
        """Whether what lies on a place is taken up to be carried."""
        return False

    def carried(self) -> AnchoredPicture | None:
        """What is carried, in the title's words `shown.lifted`."""
        return None

    def put_down(self, lifted: str, pos: Pos) -> None:
        """What was lifted from a place is let go at a point."""

    def words_at(self, ref: str) -> TipContent | None:
        """The words beside a place."""
        return None

    def tip_upright(self) -> bool:
        """Whether the words stand rather above or below the place than beside it."""
        return False

    def turning(self) -> list[str]:
        """What PageUp and PageDown go through."""
        return []

    @abstractmethod
    def start_ref(self) -> str:
        """Where the cursor stands at first."""

    def looked_at(self) -> str:
        """What a key zooms at: the cursor of the keyboard; "" for the middle of the window."""
        return self._cursor if self.focused else ""

    def walk_pieces(self, by: int) -> None:
        """The keyboard goes to the next own piece, or the last one; 0: to the own piece, where a seat has one."""

    # ---------------------------------------------------------------- the words beside what is pointed at
    def open_tip(self) -> None:
        """Shows them."""
        self.close_tip()
        shown = self.shown
        seen = shown.pointed and not shown.lifted and self.ui.on_top
        content = self.words_at(shown.pointed) if seen else None
        rect, thing = self.tip_place(shown.pointed), self.place_of(shown.pointed)
        if content and rect is not None and thing is not None:
            self.ui.invalidate(self.tip_plate.open(
                self.media, content, rect, self.rect, upright=self.tip_upright(), spared=self.ui.spared(),
                near=self._around(thing), less=self._besides(thing), thing=thing,
            ))  # fmt: skip

    def _around(self, place: pygame.Rect) -> list[pygame.Rect]:
        """What one looks at while one reads: the middles of the places next to one, and of those that can be chosen."""
        offered = (self.place_of(ref) for ref in self.turning())
        return [*self._neighbours(place), *(middle(rect) for rect in offered if rect is not None)]

    def _besides(self, place: pygame.Rect) -> list[pygame.Rect]:
        """What the words hide only where they would stand far from a place otherwise."""
        return []

    def _neighbours(self, place: pygame.Rect) -> list[pygame.Rect]:
        """The middles of the places next to one."""
        (x, y), (width, height) = place.center, place.size
        points = [(round(x + dx * width), round(y + dy * height)) for dx, dy in AROUND]
        near = {ref: self.place_of(ref) for point in points if (ref := self.ref_at(point))}
        return [middle(rect) for rect in near.values() if rect is not None]

    def tip_place(self, ref: str) -> pygame.Rect | None:
        """What they stand beside."""
        rect = self.place_of(ref)
        return rect.clip(self.shown.space.window) if rect is not None else None

    def close_tip(self) -> None:
        """Takes them away."""
        if (rect := self.tip_plate.close()) is not None:
            self.ui.invalidate(rect)

    def moved(self) -> None:
        """The board lies elsewhere: they go."""
        self.close_tip()

    def await_tip(self) -> None:
        """They come after a while, but not where something has just been chosen, nor for a pointer that was there
        before the board and has not moved yet.
        """
        wanted = bool(self.shown.pointed) and self.shown.pointed != self._hushed
        self._put_off = wanted and self.ui.rests and self._by_pointer
        wanted = wanted and not self._put_off
        self.tip_plate.wait(wanted)
        if wanted:
            self.keep_ticking()

    def hush(self) -> None:
        """They go, and come again when something else was pointed at."""
        self._hushed = self.shown.pointed
        self.close_tip()

    def animate(self, event: Event, after: Any) -> int:
        """A window that opens with it, of a combat say, takes away the words that would lie over it."""
        tooltip, lay = self.ui.tooltip, [*self.ui.spared()] if self.ui.tooltip.text else []
        length = super().animate(event, after)
        if tooltip.text and any(tooltip.rect.colliderect(rect) for rect in self.ui.spared() if rect not in lay):
            self.ui.hide_tip()
        return length

    def play(self, made: Animation) -> int:
        """Whoever watches what happens reads nothing: they go, and come again when it is over."""
        if self.tip_plate.shown is not None:
            self.close_tip()
            self.await_tip()
        return super().play(made)

    def tick(self, dt: int) -> None:
        """Time for them besides."""
        if not self.fx and self.tip_plate.due(dt):
            self.open_tip()
        super().tick(dt)

    def waits(self) -> bool:
        """Whether something goes on with time."""
        return super().waits() or self.tip_plate.waited is not None

    def tip_rect(self) -> pygame.Rect:
        """The place under the cursor."""
        return (self.tip_place(self._shown.pointed) if self._shown is not None else None) or self.rect

    # ---------------------------------------------------------------- pointer
    def at(self, pos: Pos) -> Widget | None:
        """Takes note of where the pointer is: widgets are not told of motion otherwise."""
        found = super().at(pos)
        if found is self and self._shown is not None and self._pressed is None:
            ref = self.ref_at(pos)
            self._cursor = ref if self.place_of(ref) is not None else self._cursor
            self._by_pointer = True
            self.point(ref)
            if self._put_off and not self.ui.rests:
                self.await_tip()
            self.media.pointer("hand" if self.clickable(ref) else "arrow")
        return found

    def ref_at(self, pos: Pos) -> str:
        """What is under a point, "" for nothing."""
        return self.shown.space.at(pos)

    def point(self, ref: str) -> None:
        """The pointer or the cursor is on a place ("" for none)."""
        if self._shown is None or ref == self._shown.pointed:
            return
        self._shown.pointed, self._hushed = ref, ""
        self.close_tip()
        self.await_tip()
        self.tell_hover(ref or None)
        self.work_out()

    def on_hover(self, inside: bool) -> None:
        """The pointer came or went; what it is on was noted by `at`."""
        self.hovered = inside
        if not inside and self._pressed is None:
            self.point("")
        elif inside and self._shown is not None and self._shown.pointed:
            self.tell_hover(self._shown.pointed)  # the part that the pointer has left may just have said "nothing"

    def on_press(self, pos: Pos, button: int) -> bool:
        """The left button chooses at release or lifts a piece, the right one lets go of what is selected."""
        if self._shown is None:
            return False
        self._pressed, self._panned = (button, pos), False
        return True

    def on_drag(self, pos: Pos, rel: Pos) -> None:
        """Lifts a piece that can act and carries it; anywhere else, or with another button, moves a zoomed board."""
        if self._pressed is None:
            return
        button, start = self._pressed
        near = max(abs(pos[0] - start[0]), abs(pos[1] - start[1])) < DRAG_SLACK
        if self.shown.lifted:
            self.carry(pos)
        elif self._panned:
            self.pan(*rel)
        elif not near:
            ref = self.ref_at(start)
            if button == 1 and self.lift(ref):
                self.shown.lifted = ref
                self.carry(pos)
            else:
                self._panned = True
                self.pan(pos[0] - start[0], pos[1] - start[1])

    def carry(self, pos: Pos) -> None:
        """A lifted piece, or a thing that comes from beside the board, is over a point."""
        self._damage_carried()
        self._carried = pos
        self._damage_carried()
        self.point(self.ref_at(pos))

    def _damage_carried(self) -> None:
        if (place := self._carried_place()) is not None:
            self._spoil(place[1])

    def draw_carried(self, surface: pygame.Surface) -> None:
        """What follows the pointer."""
        if (place := self._carried_place()) is not None:
            surface.blit(*place)

    def _carried_place(self) -> tuple[pygame.Surface, pygame.Rect] | None:
        piece = self.carried() if self._carried is not None and self.shown.lifted else None
        if piece is None or self._carried is None:
            return None
        return piece.surface, piece.surface.get_rect(topleft=piece.at(*self._carried))

    def on_release(self, pos: Pos, button: int, inside: bool) -> None:
        """A click chooses what is offered there; a piece that was carried is put down."""
        pressed, self._pressed = self._pressed, None
        if pressed is None or self._shown is None or self._panned:
            return
        lifted = self._shown.lifted
        if lifted:
            self._damage_carried()
            self._shown.lifted, self._carried = "", None
            self.put_down(lifted, pos)
        elif inside and button == 1:
            self.click(pos)
        elif button == 3:
            self.deselect()

    def click(self, pos: Pos) -> None:
        """A click on a point."""
        self.use(self.ref_at(pos))

    def use(self, ref: str) -> None:
        """A place is clicked, or chosen by a key: where that does something its words go."""
        if self.clickable(ref):
            self.hush()
        self.take(ref)

    def on_wheel(self, pos: Pos, amount: int) -> bool:
        """Zooms at the pointer."""
        self.zoom(1 if amount > 0 else -1, pos)
        return True

    def pinch(self, pos: Pos, factor: float) -> None:
        """Two fingers: a zoom step each time their distance has grown or shrunk by PINCH; they choose nothing."""
        self._pressed, self._pinched = None, self._pinched * factor
        if not 1 / PINCH < self._pinched < PINCH:
            self.zoom(1 if self._pinched > 1 else -1, pos)
            self._pinched = 1.0

    # ---------------------------------------------------------------- keys
    def key(self, action: str) -> bool:
        """Bound keys: zoom, all of the board, the own pieces."""
        match action:
            case "zoom_in" | "zoom_out":
                place = self.place_of(self.looked_at())
                self.zoom(1 if action == "zoom_in" else -1, place.center if place is not None else None)
            case "own_piece":
                self.home()
                self.walk_pieces(0)
            case "next_piece" | "last_piece":
                self.walk_pieces(1 if action == "next_piece" else -1)
            case _:
                return False
        return True

    def on_key(self, event: pygame.event.Event) -> bool:
        """Arrows walk over the places, Enter chooses, PageUp and PageDown go through what a title says."""
        if self._shown is None or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return False
        if event.key in WALK_KEYS:
            return self._walk(WALK_KEYS[event.key])
        if event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            return self.turn(1 if event.key == pygame.K_PAGEDOWN else -1)
        if self.chosen_by(event) and self._cursor:
            self.use(self._cursor)
            return True
        return False

    def _walk(self, way: Pos) -> bool:
        """Moves the cursor; False at the edge, so that the focus goes on to the next widget."""
        ref = self.walked(self._cursor, way) if self.place_of(self._cursor) is not None else self.start_ref()
        if ref:
            self.go(ref)
        return bool(ref)

    def walked(self, ref: str, way: Pos) -> str:
        """Where an arrow key leads from a place, "" at the edge."""
        return self.shown.space.stepped(self.lies_on(ref), way)

    def turn(self, by: int) -> bool:
        """The next or last of what PageUp and PageDown go through; False where there is nothing."""
        refs = self.turning()
        if not refs:
            return False
        at = refs.index(self._cursor) + by if self._cursor in refs else (0 if by > 0 else -1)
        self.go(refs[at % len(refs)])
        return True

    def go(self, ref: str) -> None:
        """The cursor goes to a place."""
        self._cursor, self._by_pointer = ref, False
        self.bring(ref)
        self.point(ref)

    def on_focus(self, gained: bool) -> None:
        """The cursor shows only while the board has the focus by keyboard."""
        self.focused = gained
        if not gained and not self.hovered:
            self._cursor = ""
            self.point("")

    def focus_ring(self) -> pygame.Rect:
        """Inside the board's rectangle: its neighbours stand close."""
        return self.rect.inflate(-8, -8)
