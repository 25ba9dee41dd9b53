"""The hex board of Realigious: shows a view, marks choices, plays events (C6, 10). It paints over the backdrop that its
scene has drawn.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Unpack

import pygame

from game.titles.realigious.clash import FOUGHT, changes_of
from scenes.kit.animation import Animation
from scenes.kit.board_layers import Sheet
from scenes.kit.board_view import BoardView, Listeners
from scenes.kit.cue import animation_of
from scenes.kit.fx import PULSE_MS, pulse, spot
from scenes.kit.spot import NO_CALLS, Calls
from scenes.kit.tip_content import TipContent
from scenes.titles.realigious import board_fx_weather, board_ground, board_items, board_plates, pieces, spoken
from scenes.titles.realigious.board_fx import RealigiousCue, ring
from scenes.titles.realigious.board_fx_clash import clash_place
from scenes.titles.realigious.board_fx_rolls import DIAL
from scenes.titles.realigious.board_items import RealigiousShown
from scenes.titles.realigious.board_weather import WindSign
from scenes.titles.realigious.camera import Map
from scenes.titles.realigious.events import EVENTS
from scenes.titles.realigious.tiles_art import MAT, SEEN_LATER, RealigiousArt
from scenes.titles.realigious.tiles_look import looks

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from game.core.ask import Option, Question
    from game.core.events import Event
    from game.titles.realigious.offers import Change
    from game.titles.realigious.view import SeatView
    from scenes.kit.board_layers import Item
    from scenes.kit.board_space import Pos, Space
    from scenes.widgets.base import RectLike, WidgetParent

TOLD_WIDTH = 216
"""The plate under a tile is so wide."""
HERE = (255, 226, 150)
"""The light where something is pointed out."""


class BoardWidget(BoardView[RealigiousShown, RealigiousArt]):
    """See the module's text. `anchor(name)`: where a panel's "believers:<seat>" lies, for what flies there; `tip(ref)`:
    the words of the tooltip; `does(option)`: what choosing it does; `told_elsewhere()`: whether what is pointed at is
    told in full beside the board, so that the plate says only why it can't be chosen; `calls`: what the sign of the
    wind asks of the table.
    """

    glow, lasting = 0, True

    def __init__(
        self, parent: WidgetParent, rect: RectLike, *,
        tip: Callable[[str], TipContent] | None = None,
        anchor: Callable[[str], Pos] = lambda _name: (960, 60),
        does: Callable[[Option], str] = lambda option: option.key,
        told_elsewhere: Callable[[], bool] = lambda: False, calls: Calls = NO_CALLS,
        **listeners: Unpack[Listeners],
    ) -> None:  # fmt: skip
        self.tip_of, self.anchor, self.does, self.told_elsewhere = tip, anchor, does, told_elsewhere
        self.asked: Question | None = None
        self.options: Sequence[Option] = ()
        self.materials: Mapping[int, str] = pieces.NO_MATERIALS  # seat -> what its piece is made of
        self.dice: Mapping[int, str] = {}  # seat -> what its rolls are read from
        self._rolled = ""
        self._fought: pygame.Rect | None = None
        self.name_of = calls.name
        self._results: dict[int, Sequence[Event]] = {}  # combat -> what was told after it
        self._plates: dict[int, pygame.Surface] = {}
        super().__init__(parent, rect, clip=True, **listeners)
        self.wind = WindSign(self, calls)

    # ---------------------------------------------------------------- what is shown
    def show(self, view: SeatView) -> None:
        """Displays a view; only what differs from the last one is drawn anew."""
        before = self._shown.view if self._shown is not None else None
        if before is None or before.n != view.n:
            self._start(view)
        elif before.seat != view.seat:
            self.reset()
        shown = self.shown
        shown.view, shown.looks = view, looks(view)
        shown.things = pieces.things(view, self.materials)
        shown.hidden.clear()
        self._offer_again()
        self.wind.show(view)
        if self.tip_plate.shown is not None:
            self.open_tip()  # what it tells may have changed

    def _start(self, view: SeatView) -> None:
        self.begin(RealigiousShown(Map(view.n, self.rect), view))

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """Marks what can be chosen; an empty list takes all marks away."""
        self.asked, self.options = question, options
        if self._shown is not None:
            self._offer_again()

    def _offer_again(self) -> None:
        shown = self.shown
        shown.places = board_items.places_of(shown.view, shown.things)
        shown.offers = board_items.offered_tiles(self.options, shown.places)
        shown.foretold = {} if self.asked is None else board_items.foretold(shown.view, self.asked, self.options)
        shown.aiming = self.asked is not None and self.asked.text in board_items.AIMS
        moving = any(option.verb in board_items.MOVES for option in self.options)
        shown.selected = f"seat:{shown.view.seat}" if moving else ""
        self.refresh()

    def adopt(self, tiles: Iterable[int], view: SeatView) -> None:
        """Shows some tiles as they are in a later view already: the end of an animation."""
        fresh, now = looks(view), list(self.shown.looks)
        for tile in tiles:
            now[tile] = fresh[tile]
        self.shown.looks = now
        self.refresh()

    def adopt_all(self, view: SeatView) -> None:
        """Shows all tiles and figures as they are in a later view already."""
        self.shown.things = pieces.things(view, self.materials)
        self.adopt(range(len(view.tiles)), view)

    def ahead(self, view: SeatView) -> Iterator[None]:
        """Makes the board with all tiles as they are in a later view, in small steps."""
        return self.foresee(replace(self.shown, looks=looks(view)))

    def put_thing(self, ref: str, tile: int, view: SeatView) -> None:
        """Shows a figure on another tile: the end of its walk."""
        old = self.shown.things.get(ref)
        if old is not None:
            place, scale = pieces.resting_place(view, ref, tile, self.shown.things)
            self.shown.things = {**self.shown.things, ref: old._replace(tile=tile, place=place, scale=scale)}
            self.shown.places = board_items.places_of(self.shown.view, self.shown.things)
            self.refresh()

    def remove_thing(self, ref: str) -> None:
        """Shows a figure no more."""
        self.shown.things = {key: thing for key, thing in self.shown.things.items() if key != ref}
        self.refresh()

    def art_of(self, size: int) -> RealigiousArt:
        """All radii share the plates that maps lie on."""
        return RealigiousArt(self.media, size, self._plates)

    def sheet_of(self, space: Space) -> Sheet:
        """The land is seen beside the map."""
        return Sheet(space, space.rect, mat=MAT, clear=True)

    def ground_key(self, shown: RealigiousShown) -> object:
        """The looks of the tiles."""
        return shown.looks

    def ground(self, art: RealigiousArt, shown: RealigiousShown) -> Iterable[Item]:
        """Slab, tiles, realms, buildings. The icons of all plates are made before anything of it is seen."""
        board_plates.ready(self.media)
        return board_ground.ground(art, shown.view.n, shown.looks, bare=shown.bare)

    def compose(self, art: RealigiousArt, shown: RealigiousShown) -> Iterable[Item]:
        """Rings, figures, plates."""
        return board_items.compose(self.media, art, shown)

    def labels(self) -> list[pygame.Rect]:
        """The plates beside the tiles."""
        if self._shown is None:
            return []
        x, y = self.origin()
        found = board_items.plates(self.media, self.art, self.shown)
        return [picture.get_rect(topleft=at).move(x, y) for picture, at in found]

    def warm_up(self) -> Iterator[None]:
        """Makes what tiles may come to show, each picture once its page is decoded elsewhere."""
        for name in (name for prefix in SEEN_LATER for name in self.media.sprites.names(prefix)):
            while not self.media.sprites.ready(name):
                yield
            self.art.get(name)
            yield
        if self._shown is not None:
            for step in range(1, len(self._shown.space.sizes)):
                near = self.art_at(self._shown.space.at_step(step).size)
                yield from self.media.sprites.prepared(partial(self._warm_figures, near))
        for colour in board_fx_weather.SKIES:
            board_fx_weather.veil(self.media, self.rect.size, colour)
            yield

    def _warm_figures(self, art: RealigiousArt, _nowhere: pygame.Surface) -> None:
        """The pointer is looked for among the figures as soon as the map is zoomed."""
        for thing in self.shown.things.values():
            art.get(thing.sprite, thing.scale)

    # ---------------------------------------------------------------- events
    def animation_of(self, event: Event, after: SeatView) -> Animation | None:
        """By the event's kind."""
        self._rolled = f"tile:{event.data['tile']}" if "roll" in event.data and "tile" in event.data else ""
        cue = RealigiousCue(self, event, after)
        self._fought = clash_place(cue) if event.kind in FOUGHT else None
        return animation_of(EVENTS, cue)

    def await_results(self, events: Sequence[Event]) -> None:
        """R10.12-R10.17. What follows a combat is told with it: of what a choice led to all that comes after."""
        self._results |= {e.no: events[i + 1 :] for i, e in enumerate(events) if e.kind in FOUGHT}

    def changes_of(self, event: Event) -> Mapping[int, Sequence[Change]]:
        """What a combat has changed for either side."""
        return changes_of(event, self._results.get(event.no, ()))

    def signs(self) -> list[pygame.Rect]:
        """That of the wind."""
        return [self.wind.rect] if self.wind.visible else []

    def spared(self) -> list[pygame.Rect]:
        """The dial that runs, or the sides of a combat."""
        if self.fx and self._fought is not None:
            return [self._fought]
        place = self.place_of(self._rolled) if self.fx and self._rolled else None
        return [] if place is None else [pygame.Rect(0, 0, DIAL, DIAL).move_to(center=place.center)]

    def point_at(self, ref: str) -> None:
        """Shows where a tile is: brings it into sight and lets a ring of light spread on it."""
        if ref.startswith("tile:") and self.place_of(ref) is not None:
            self.bring(ref)
            at = spot(self, ref)
            light = pulse(self, self.picture("realigious/border/hover"), at, ring(self, at, HERE))
            self.play(Animation(self, PULSE_MS, light))

    # ---------------------------------------------------------------- drawing
    def moved(self) -> None:
        """The sign of the wind stands beside a whole map only; plates keep inside what is in sight of a zoomed one."""
        super().moved()
        if self._shown is not None and self._shown.space.zoomed:
            self.refresh()
        self.wind.appear()

    def draw_over(self, surface: pygame.Surface) -> None:
        """The edge of what is in sight of a zoomed map."""
        if self._shown is not None and self._shown.space.zoomed:
            surface.fblits(board_plates.window_frame(self.media, self.rect))

    # ---------------------------------------------------------------- pointing and choosing
    def ref_at(self, pos: Pos) -> str:
        """The figure under a place, else the tile, else "". A figure that can't be chosen hides no tile that can: what
        is pointed at is what a click chooses.
        """
        (x, y), under = self.origin(), super().ref_at(pos)
        figure = board_items.figure_at(self.art, self.shown, (pos[0] - x, pos[1] - y))
        hides = figure not in board_items.offered_refs(self.options) and self._choice(under)
        return under if hides or not figure else figure

    def lies_on(self, ref: str) -> str:
        """A figure stands on its tile."""
        tile = self.shown.tile(ref)
        return f"tile:{tile}" if tile >= 0 else ""

    def _choice(self, ref: str) -> str:
        """The offered ref that a thing stands for: itself, else the tile, else what lies there too; "" for none."""
        choices = board_items.choices_on(self.options, self.shown.places, self.shown.tile(ref))
        return ref if ref in choices else next(iter(choices), "")

    def choices_at(self, ref: str) -> list[Option]:
        """What choosing a thing stands for."""
        choice = self._choice(ref)
        return [option for option in self.options if choice and choice in (option.key, *option.refs)]

    def take(self, ref: str) -> None:
        """Chooses what is offered there, else inspects it."""
        if choice := self._choice(ref):
            self.on_choose(choice)
        elif ref:
            self.on_inspect(ref)

    def start_ref(self) -> str:
        """The own figure's tile, else the middle."""
        n = self.shown.view.n
        own = self.shown.things.get(f"seat:{self.shown.view.seat}")
        return f"tile:{own.tile if own is not None else n * n // 2}"

    def turning(self) -> list[str]:
        """What there is on the cursor's tile, the tile first."""
        tile = self.shown.tile(self._cursor)
        here = [ref for ref, thing in self.shown.things.items() if thing.tile == tile]
        return [f"tile:{tile}", *here] if tile >= 0 else []

    def walk_pieces(self, by: int) -> None:
        """The keyboard's cursor goes to the own piece, or `by` pieces on from the one that it is on."""
        own, things = f"seat:{self.shown.view.seat}", self.shown.things
        refs = sorted((ref for ref in things if ref.startswith("seat:")), key=lambda ref: (ref != own, ref))
        if not refs:
            return
        self.ui.set_focus(self, True)
        at = refs.index(self.shown.pointed) + by if by and self.shown.pointed in refs else 0
        self.go(refs[at % len(refs)])

    # ---------------------------------------------------------------- words
    def words_at(self, ref: str) -> TipContent | None:
        """Those of the table, without what is told elsewhere."""
        told = self.tip_of(ref) if self.tip_of is not None and self.shown.tile(ref) >= 0 else None
        if told is None or not self.told_elsewhere():
            return told
        return TipContent(why=told.why, rule=told.rule) if told.why else None

    def _around(self, place: pygame.Rect) -> list[pygame.Rect]:
        """Besides what lies next to the tile who stands on the board and every number on it."""
        x, y = self.origin()
        figures = [board_items.body(self.art, self.shown, thing).move(x, y) for thing in self.shown.things.values()]
        return [*super()._around(place), *figures, *self.labels()]

    def tip_place(self, ref: str) -> pygame.Rect | None:
        """The tile, as wide as the plate under it."""
        place = self.place_of(ref)
        wider = max(0, TOLD_WIDTH - place.width) if place is not None else 0
        return place.inflate(wider, 0) if place is not None else None

    def spoken(self) -> str:
        """What is pointed at, and what choosing it does."""
        return spoken.board_words(self)
