"""What a board shows and how it moves: its pictures, zoom and panning, running animations (C6.2, C6.5, F3 to F6)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import KW_ONLY, dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from scenes.kit.animation import Animations
from scenes.kit.board_art import AnchoredPicture, BoardArt
from scenes.kit.board_layers import Layers, Sheet, ground_of
from scenes.kit.part import Part
from scenes.media.sprites import SPARED_S, LaterError
from scenes.widgets.base import Group, RectLike, WidgetParent

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    import pygame

    from game.core.events import Event
    from scenes.kit.animation import Animation
    from scenes.kit.board_layers import Ground, Item
    from scenes.kit.board_space import Pos, Space
    from scenes.widgets.base import Widget

TRAIL_MS = 2000
REHEARSED_S = 0.0025
"""How much of a frame the pictures of an animation to come may take."""


@dataclass(slots=True)
class ShownBoard:
    """What a board shows. `pointed`: the ref under the pointer or the cursor; `selected`: what acts; `trail`: where
    something was just done; `hidden`: refs whose pieces an animation draws; `lifted`: the ref whose piece follows the
    pointer; `bare`: it is shown without the names at its rim."""

    space: Space
    _: KW_ONLY
    pointed: str = ""
    selected: str = ""
    trail: tuple[str, ...] = ()
    hidden: set[str] = field(default_factory=set)
    lifted: str = ""
    bare: bool = False


S = TypeVar("S", bound=ShownBoard)
A = TypeVar("A", bound=BoardArt)


class BoardStage(Group, Part, ABC, Generic[S, A]):
    """The stage of effects (`Stage`) and the pictures under them. A title begins with `begin` and calls `refresh` when
    something of what is shown has changed; places of pictures are relative to `origin`, so panning changes none.
    `speed`: times the normal pace of animations; `reduced`: no movement.
    """

    lasting = False
    """Whether animations of events go on at another zoom step: their makers change nothing themselves."""

    def __init__(self, parent: WidgetParent, rect: RectLike, *, clip: bool) -> None:
        self.speed, self.reduced = 1.0, False
        self.fx = Animations()
        self.overlay: Widget | None = None
        """What draws the effects that leave the board's rectangle."""
        self.layers: Layers
        self.art: A
        self._shown: S | None = None
        self._arts: dict[int, A] = {}
        self._grounds: dict[int, Ground] = {}
        self._coming: Ground | None = None
        self._warming: Iterator[None] | None = None
        self._stale = False  # whether something has changed since the items were worked out
        self._late = False  # whether they wait for pictures
        self._trail_ms = 0
        super().__init__(parent, rect, clip=clip, solid=True, name="board")

    # ---------------------------------------------------------------- what a title says
    @abstractmethod
    def art_of(self, size: int) -> A:
        """The pictures of a zoom step."""

    def sheet_of(self, space: Space) -> Sheet:
        """What all of the board is painted on."""
        return Sheet(space, space.rect)

    def ground_key(self, shown: S) -> object:
        """What the fixed pictures depend on: they are composed anew when it is another."""
        return None

    @abstractmethod
    def ground(self, art: A, shown: S) -> Iterable[Item]:
        """What is fixed, the lowest first."""

    @abstractmethod
    def compose(self, art: A, shown: S) -> Iterable[Item]:
        """What lies on the board, the lowest first."""

    def animation_of(self, event: Event, after: Any) -> Animation | None:
        """What shows an event that leads to a view."""
        return None

    def lies_on(self, ref: str) -> str:
        """The place of the board that a thing lies on, "" for none."""
        return ref

    def moved(self) -> None:
        """The board lies elsewhere on the canvas."""

    def work_out(self) -> None:
        """What is pointed at, selected or offered has changed."""
        self.refresh()

    # ---------------------------------------------------------------- what is shown
    def begin(self, shown: S) -> None:
        """Another board: nothing that was drawn fits."""
        self._arts.clear()
        self._grounds.clear()
        self.fx = Animations()
        self._coming, self._warming, self._shown = None, None, shown
        self.art = self.art_at(shown.space.size)
        self.layers = Layers(
            shown.space, self.media.sprites, lambda: self.pictures(self.art, self.shown), self.sheet_of(shown.space)
        )
        self.invalidate()

    @property
    def shown(self) -> S:
        """What the board shows. Raises ValueError before the first view."""
        if self._shown is None:
            raise ValueError("the board shows no view yet")
        return self._shown

    def art_at(self, size: int) -> A:
        """The pictures of a size, made once: a zoom step's, or those of what lies beside the board."""
        if size not in self._arts:
            self._arts[size] = self.art_of(size)
        return self._arts[size]

    def pictures(self, art: A, shown: S) -> tuple[Ground, list[Item]]:
        """What is fixed, and what lies on it."""
        key, size = self.ground_key(shown), shown.space.size
        if not self._made(shown):
            coming, self._coming = self._coming, None
            fits = coming is not None and coming.key == key
            self._grounds[size] = coming if coming is not None and fits else self._ground(art, shown)
        whole = replace(shown, space=shown.space.at_step(0))
        if shown is self._shown and not self._made(whole):  # going home is to take no time
            self._warming = self.media.sprites.prepared(partial(self._warm, whole))
        return self._grounds[size], list(self.compose(art, shown))

    def _made(self, shown: S) -> bool:
        """Whether the fixed pictures at its zoom step are there."""
        ground = self._grounds.get(shown.space.size)
        return ground is not None and ground.key == self.ground_key(shown)

    def _ground(self, art: A, shown: S) -> Ground:
        return ground_of(self.ground_key(shown), self.ground(art, shown))

    def foresee(self, later: S) -> Iterator[None]:
        """Makes what is shown soon, in small steps."""
        made: list[Ground] = []
        yield from self.media.sprites.prepared(lambda _: made.append(self._ground(self.art, later)))
        self._coming = made[-1]
        yield from self.layers.foresee(self._coming, list(self.compose(self.art, later)))

    def warm_up(self) -> Iterator[None]:
        """Makes the pictures of the other zoom steps."""
        if self._shown is None:
            return
        for step in range(1, len(self._shown.space.sizes)):
            near = replace(self._shown, space=self._shown.space.at_step(step))
            if near.space.size not in self._grounds:
                yield from self.media.sprites.prepared(partial(self._warm, near))

    def _warm(self, near: S, _nowhere: pygame.Surface) -> None:
        self.pictures(self.art_at(near.space.size), near)

    def refresh(self) -> None:
        """The items are worked out again before the next frame is drawn, and what differs is marked."""
        self._stale = True
        self.ui.late[self.update] = None

    def update(self) -> None:
        """Does so now, if something has changed since; where pictures are missing as far as there is time: what was
        shown stays until they are there.
        """
        if not self._stale or self._shown is None or self._late:
            return
        waits = self.media.motion
        spared = self.media.sprites.sparing(SPARED_S) if waits else nullcontext()
        try:
            with spared:
                changed = self.layers.show()
        except LaterError:
            if not waits:
                raise
            self._late = True
            self.keep_ticking()
            return
        for rect in changed:
            self._spoil(rect)
        self._stale = False
        if self.waits():
            self.keep_ticking()

    def made(self) -> bool:
        """Goes on with the pictures that are missing; whether all are there."""
        self._late = False
        self.update()
        return not self._late

    def painting(self, surface: pygame.Surface) -> Iterator[None]:
        """Where nothing was shown yet the first picture is waited for."""
        while not self.made() and self.layers.sheet.ground is None:
            yield
        yield from super().painting(surface)

    def reset(self) -> None:
        """Another reader looks at the board: what the one before saw is not this one's to know."""
        self.shown.trail, self.shown.selected = (), ""
        self.layers.reset()

    def origin(self) -> Pos:
        """The point of the canvas that places of pictures are relative to: it moves with the board."""
        return self.shown.space.x, self.shown.space.y

    @property
    def size(self) -> int:
        """Pixels of the board's unit at this zoom."""
        return self.art.size

    def picture(self, name: str, scale: float = 1.0) -> AnchoredPicture:
        """A sprite in proportion to the board. Raises SpriteMissingError."""
        return self.art.get(name, scale)

    def hide(self, *refs: str) -> None:
        """Effects draw these things from now on."""
        self.shown.hidden.update(refs)
        self.refresh()

    def unhide(self, *refs: str) -> None:
        """The board draws them again."""
        self.shown.hidden.difference_update(refs)
        self.refresh()

    def damage(self, rect: pygame.Rect, over: bool = False) -> None:
        """Marks a part, relative to the origin, for drawing; `over`: beyond the board's rectangle too."""
        place = rect.move(self.origin())
        if over and self.overlay is not None:
            self.ui.invalidate(place)
        else:
            self._spoil(place)

    def _spoil(self, rect: pygame.Rect) -> None:
        """Marks a part of the canvas as far as the board may draw there."""
        space = self.shown.space
        self.ui.invalidate(rect.clip(space.window) if self.clip or space.zoomed else rect)

    @property
    def sheet(self) -> Sheet:
        """The board as it looks now."""
        self.update()
        return self.layers.sheet

    def place_of(self, ref: str) -> pygame.Rect | None:
        """A place on the canvas; None for what is none."""
        return self._shown.space.rect_of(self.lies_on(ref)) if self._shown is not None else None

    def corners(self, ref: str) -> list[tuple[float, float]]:
        """The corners of a place on the canvas, clockwise; none for what is no place."""
        return self._shown.space.corners(self.lies_on(ref)) if self._shown is not None else []

    def labels(self) -> list[pygame.Rect]:
        """Where words and numbers stand on the board now that nothing may cover."""
        return []

    def rim_words(self) -> list[pygame.Rect]:
        """The names at the board's rim."""
        return []

    def covers(self, rect: pygame.Rect) -> bool:
        """Whether the board paints a part of the canvas opaquely."""
        return (
            self._shown is not None and not self.layers.sheet.clear and self._shown.space.window.contains(rect)
        )

    # ---------------------------------------------------------------- zoom and pan
    def zoom(self, by: int, around: Pos | None = None) -> bool:
        """Goes to another zoom step and keeps the point `around` where it is; False at the last step."""
        if self._shown is None:
            return False
        self.update()
        space = self._shown.space
        if not space.zoom(by, around or space.window.center):
            return False
        self.art = self.art_at(space.size)
        self.layers.zoomed(self._made(self._shown))
        self.fx.renew()
        self.moved()
        self.work_out()
        if self.layers.busy:
            self.keep_ticking()
        self._spoil(space.window)
        return True

    def home(self) -> None:
        """The whole board is in sight again."""
        if self._shown is not None:
            self.zoom(-self._shown.space.step)

    def kept(self) -> Any:
        """The zoom step, and where the board lies."""
        space = self._shown.space if self._shown is not None else None
        return (space.step, space.x, space.y) if space is not None else None

    def keep(self, kept: Any) -> None:
        """The same part of the board is in sight again."""
        if kept is not None and self._shown is not None and kept[0]:
            space = self._shown.space
            self.zoom(kept[0] - space.step)
            self.pan(kept[1] - space.x, kept[2] - space.y)

    def pan(self, dx: int, dy: int) -> None:
        """Moves a zoomed board."""
        if self._shown is not None and self._shown.space.zoomed:
            self.update()
            self._shift(self._shown.space.pan(dx, dy))

    def bring(self, ref: str) -> None:
        """Moves a zoomed board until a place is in sight."""
        if self._shown is None or not self._shown.space.zoomed:
            return
        space, place = self._shown.space, self.place_of(ref)
        if place is not None and not space.window.inflate(-space.size, -space.size).contains(place):
            self.update()
            self._shift(space.bring(self.lies_on(ref)))

    def _shift(self, by: Pos) -> None:
        if by == (0, 0):
            return
        space = self.shown.space
        self.layers.moved(by, self._made(self.shown))
        self.moved()
        self._spoil(space.window)

    @property
    def settling(self) -> bool:
        """Whether the picture is not complete yet."""
        return self.layers.busy

    def settle(self) -> None:
        """Completes the picture at once."""
        if self.layers.settle():
            self._spoil(self.shown.space.window)

    # ---------------------------------------------------------------- events
    def rehearse(self, event: Event, after: Any) -> bool:
        """Makes what the animation of an event begins with, where its maker changes nothing."""
        if not self.lasting or self._shown is None:
            return True
        with suppress(LaterError), self.media.sprites.sparing(REHEARSED_S):
            made = self.animation_of(event, after)
            if made is not None:
                made.rehearse()
            return True
        return False

    def animate(self, event: Event, after: Any) -> int:
        """Begins to show an event; its length in ms at normal speed, 0: nothing to wait for."""
        made = self.animation_of(event, after) if self._shown is not None else None
        if made is None:
            return 0
        made.again = partial(self.animation_of, event, after) if self.lasting else None
        return self.play(made)

    def play(self, made: Animation) -> int:
        """Begins an animation, on the sharp picture where that takes no time; its length."""
        if self.layers.stands_in and self.layers.ready:
            with suppress(LaterError), self.media.sprites.sparing(SPARED_S) if self.media.motion else nullcontext():
                self.settle()
        self.keep_ticking()
        return self.fx.play(made)

    def finish(self) -> None:
        """Brings every running animation to its end."""
        self.fx.finish()

    def set_pace(self, speed: float, reduced: bool) -> None:
        """Speed of animations (1 is normal) and reduced motion."""
        self.speed, self.reduced = speed, reduced

    def leave_trail(self, *refs: str) -> None:
        """Marks what was just done for two seconds."""
        self.shown.trail = refs
        self._trail_ms = TRAIL_MS
        self.refresh()
        self.keep_ticking()

    def mark(self, ref: str) -> None:
        """Marks where something was done until something else is, or "" is marked."""
        self.end_trail()
        if ref and self.place_of(ref) is not None:
            self.bring(ref)
            self.leave_trail(ref)
            self._trail_ms = 0  # it does not go with time

    def end_trail(self) -> None:
        """What was marked belongs to what is over."""
        if self.shown.trail:
            self._trail_ms, self.shown.trail = 0, ()
            self.refresh()

    def tick(self, dt: int) -> None:
        """Time for the pictures that were missing, the sharp picture, animations and the trail."""
        if self._late:
            self._late = False
            self.update()
        if self.layers.work(dt):
            self._spoil(self.shown.space.window)
        if self._warming is not None and not self.layers.busy and next(self._warming, self) is self:
            self._warming = None
        self.fx.advance(round(dt * self.speed))
        if self._trail_ms > 0:
            self._trail_ms -= dt
            if self._trail_ms <= 0:
                self.end_trail()
        if not self.waits():
            self.ui.ticking.pop(self, None)

    def waits(self) -> bool:
        """Whether something goes on with time."""
        return self._late or bool(self.fx) or self.layers.busy or self._warming is not None or self._trail_ms > 0

    def keep_ticking(self) -> None:
        """Frames are wanted."""
        self.ui.ticking[self] = None

    # ---------------------------------------------------------------- drawing
    def draw_back(self, surface: pygame.Surface) -> None:
        """The board, and what moves on it."""
        if self._shown is None:
            return
        clip = surface.get_clip()
        self.draw_board(surface)
        if self._shown.space.zoomed:
            surface.set_clip(clip.clip(self._shown.space.window))
        self.fx.draw(surface, None if self.overlay is None else False)
        self.draw_carried(surface)
        surface.set_clip(clip)

    def draw_board(self, surface: pygame.Surface) -> None:
        """What lies still."""
        self.sheet.draw(surface)

    @contextmanager
    def bare(self, part: pygame.Rect) -> Iterator[None]:
        """Draws a part of the canvas meanwhile without the names at the rim: they would be cut off in a picture of it.
        """
        sheet, shown = self.sheet, self.shown
        shown.bare = True
        try:
            ground = ground_of(None, self.ground(self.art, shown))
            with sheet.instead(ground, list(self.compose(self.art, shown)), part):
                yield
        finally:
            shown.bare = False

    def draw_carried(self, surface: pygame.Surface) -> None:
        """What follows the pointer."""
