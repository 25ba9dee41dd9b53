"""The picture of Creed's board: what it shows of a view, its rim, the words beside a place (section 10, C6.5)."""

from __future__ import annotations

from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING

import pygame

from game.titles.creed.content import NATIONS
from game.titles.creed.forecast import FieldForecast
from game.titles.creed.geometry import side_of
from scenes.kit.animation import Animation
from scenes.kit.board_layers import Sheet
from scenes.kit.board_view import BoardView
from scenes.kit.cue import animation_of
from scenes.kit.fx import PULSE_MS, pulse, spot
from scenes.titles.creed import board_ground, board_items, board_lines, board_tips
from scenes.titles.creed.board_art import CreedArt
from scenes.titles.creed.board_fx import CreedCue
from scenes.titles.creed.board_ground import Rim
from scenes.titles.creed.board_items import CreedShown
from scenes.titles.creed.events import EVENTS
from scenes.titles.creed.offers import Offers
from scenes.titles.creed.pieces import Pieces
from scenes.titles.creed.space import CreedSpace
from scenes.titles.creed.staging import Staging
from scenes.titles.creed.view_steps import cells_of, tents_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from game.core.ask import Option
    from game.core.events import Event
    from game.titles.creed.view import SeatView
    from scenes.kit.board_art import AnchoredPicture
    from scenes.kit.board_layers import Item
    from scenes.kit.board_space import Space
    from scenes.kit.tip_content import TipContent

NAME = 24
"""What the name of a line at the board's edge takes."""


def team_of(reader: int) -> int:
    """The side whose secrets a reader shares, -1 for an onlooker (G12)."""
    return side_of(reader) if reader >= 0 else -1


class BoardPicture(BoardView[CreedShown, CreedArt]):
    """See the module's text. `preview` is the option that a click would choose now, None for none or several."""

    preview: Option | None = None
    materials: Mapping[int, str] = MappingProxyType({})
    fallen: Mapping[str, str] = MappingProxyType({})
    """By seat: what its tiles are rimmed with."""
    rims: Mapping[str, str] = MappingProxyType({})
    _rim: Rim
    _key: tuple[object, ...] = ()

    # ---------------------------------------------------------------- what is shown
    def show(self, view: SeatView) -> None:
        """Displays a view; only what differs from the last one is drawn anew."""
        home = max(0, view.reader)
        key = (len(view.seats), home, tuple(seat.nation for seat in view.seats), view.swamps, tuple(self.rect))
        before = self._shown.view.reader if self._shown is not None else view.reader
        if key != self._key:
            self._key = key
            self._start(view, home)
        shown = self.shown
        other = team_of(before) != team_of(view.reader)
        if other:
            self.reset()
            shown.staging, shown.stagings = Staging(), ()
        shown.view, shown.pieces, shown.fallen = view, Pieces(view), self.fallen
        shown.hidden.clear()
        self.close_tip()
        shown.staging.adopt(view.phase, shown.pieces.units)
        self.work_out()
        if other:
            self.update()
            self.settle()

    def _start(self, view: SeatView, home: int) -> None:
        """Another board, or other nations at it."""
        before = self._shown
        self.rims = {view.seats[seat].nation: good for seat, good in self.materials.items()}
        space = CreedSpace(len(view.seats), home, self.rect)
        offers, staging = (before.offers, before.staging) if before is not None else (Offers(), Staging())
        shown = CreedShown(space, view, Pieces(view), offers, staging)
        if before is not None and before.space.seats == space.seats:
            shown.selected = before.selected
        self.begin(shown)

    def art_of(self, size: int) -> CreedArt:
        """With the rims of its players."""
        return CreedArt(self.media, size, self.rims)

    def sheet_of(self, space: Space) -> Sheet:
        """The rim's shadow falls on it."""
        self._rim = Rim(self.art, space.window)
        return Sheet(space, space.window, self._rim)

    def ground(self, art: CreedArt, shown: CreedShown) -> Iterable[Item]:
        """Cells, camps, roads, counter spaces."""
        return board_ground.ground(art, shown.space, shown.view)

    def compose(self, art: CreedArt, shown: CreedShown) -> Iterable[Item]:
        """Units, tents, marks."""
        return board_items.compose(art, shown)

    def moved(self) -> None:
        """The names at the rim move, too."""
        super().moved()
        self.invalidate()

    def carried(self) -> AnchoredPicture | None:
        """A tile or a leader."""
        return board_items.lifted_piece(self.art, self.shown)

    def warm_up(self) -> Iterator[None]:
        """Makes the pictures of animations and of the other zoom steps."""
        if self._shown is None:
            return
        others = [nation for nation in NATIONS if nation not in {seat.nation for seat in self._shown.view.seats}]
        for name in self.media.sprites.names("creed/fx/"):
            if "~" not in name and not any(nation in name for nation in others):
                yield from self.media.sprites.prepared(partial(self._warm_effect, name))
        yield from super().warm_up()

    def _warm_effect(self, name: str, _nowhere: pygame.Surface) -> None:
        self.art.get(name)

    def look_ahead(self, option: Option | None) -> None:
        """What the click that `option` stands for leads to, and the way of an attack."""
        shown = self.shown
        shown.foretold, shown.way = shown.leads_to(option) if option is not None else None, ()
        line = shown.space.line_of(shown.selected)
        if option is None or line is None or option.verb not in ("field_attack", "siege_attack"):
            return
        end = shown.pointed
        if isinstance(shown.foretold, FieldForecast):
            end = f"cell:{shown.foretold.hits[-1].cell}"
        shown.way = tuple(shown.space.way(line, shown.selected, end))

    def focus_ring(self) -> pygame.Rect:
        """Around the names at the board's edge."""
        return self.rect.inflate(8, 8)

    # ---------------------------------------------------------------- events
    def animate(self, event: Event, after: SeatView) -> int:
        """Begins to show an event where it can be seen; ms at normal speed, 0: nothing to wait for."""
        if self._shown is None:
            return 0
        self.close_tip()
        place = next((f"cell:{cell}" for cell in cells_of(event.data)), "")
        self.bring(place or next((f"tent:{tent}" for tent in tents_of(event.data)), ""))
        return super().animate(event, after)

    def animation_of(self, event: Event, after: SeatView) -> Animation | None:
        """By the event's kind."""
        return animation_of(EVENTS, CreedCue(self, event, after))

    def point_at(self, ref: str) -> None:
        """Shows where a place is: a ring of light spreads on it."""
        if self.place_of(ref) is not None:
            self.bring(ref)
            self.play(Animation(self, PULSE_MS, pulse(self, self.picture("creed/last"), spot(self, ref))))

    # ---------------------------------------------------------------- drawing
    def draw_board(self, surface: pygame.Surface) -> None:
        """The rim lies over a zoomed board; what stands on the outermost squares of a whole one lies over the rim."""
        super().draw_board(surface)
        if self.shown.space.zoomed:
            self._rim.draw(surface)
            if not self.shown.bare:
                self._draw_names(surface)
            return
        clip = surface.get_clip()
        for strip in self._rim.outside:
            part = clip.clip(strip)
            if part:
                surface.set_clip(part)
                self._rim.draw(surface)
                self.sheet.draw_items(surface)
        surface.set_clip(clip)

    def _draw_names(self, surface: pygame.Surface) -> None:
        """The names of the lines in sight, at the rim of a zoomed board."""
        art = self.art_at(self.shown.space.sizes[0])
        for place, words in board_items.edge_words(self.shown):
            mark = art.mark(words)
            surface.blit(mark, mark.get_rect(center=place))

    def rim_words(self) -> list[pygame.Rect]:
        """The names of lines and ranks."""
        art = self.art_at(self.shown.space.sizes[0])
        return [art.mark(words).get_rect(center=place) for place, words in board_items.edge_words(self.shown)]

    # ---------------------------------------------------------------- words
    def words_at(self, ref: str) -> TipContent:
        """What is there, and what a click leads to."""
        return board_tips.tip(self.media, self.shown, ref, self.preview)

    def _around(self, place: pygame.Rect) -> list[pygame.Rect]:
        """All units, the line that is told of, tents whose leaders are known, all that can be chosen, the way of an
        attack, the names of the lines, the nations' standards and whose they are."""
        shown, (x, y) = self.shown, self.origin()
        told = [ref for ref, tent in shown.pieces.tents.items() if tent.kind not in ("", "blank") and not tent.ruin]
        struck = shown.space.line_of(shown.selected) if shown.way else None
        told_of = board_lines.pointed_lines(shown) if struck is None else [struck]
        lines = [ref for line in told_of for ref in (*line.own, *line.enemy)]
        refs = dict.fromkeys([*shown.pieces.units, *shown.staging.units, *shown.lit(), *told, *lines, shown.selected])
        names = [] if shown.space.zoomed else [at for at, _ in board_items.edge_words(shown)]
        words = [pygame.Rect(0, 0, NAME, NAME).move_to(center=at) for at in names]
        words += [picture.get_rect(topleft=at).move(x, y) for picture, at in board_items.whose(self.art, shown)]
        side = shown.space.size // 2
        way = [pygame.Rect(0, 0, side, side).move_to(center=at).move(x, y) for at in shown.way]
        return [*self._whole(refs), *words, *way, *self._standards()]

    def _besides(self, place: pygame.Rect) -> list[pygame.Rect]:
        """The other tents, the tents that the line meets, what lies next to a place."""
        return [*self._whole(self.shown.pieces.tents), *self._neighbours(place)]

    def _standards(self) -> list[pygame.Rect]:
        """The fields with the nations' signs, where they lie on the board."""
        shown, (x, y) = self.shown, self.origin()
        seats = shown.view.seats if shown.space.seats > 2 else ()
        standards = [shown.space.standard(seat.seat).move(x, y) for seat in seats]
        return [rect.inflate(-rect.width // 2, -rect.height // 2) for rect in standards]

    def _whole(self, refs: Iterable[str]) -> list[pygame.Rect]:
        """Places without their rims."""
        found = [rect for ref in refs if (rect := self.place_of(ref)) is not None]
        return [rect.inflate(-rect.width // 8, -rect.height // 8) for rect in found]

    def tip_upright(self) -> bool:
        """Over or under the place while a line lies across."""
        lines = board_lines.pointed_lines(self.shown) or self.shown.space.lines_through(self.shown.selected)
        return any(self.shown.space.across(line) for line in lines)
