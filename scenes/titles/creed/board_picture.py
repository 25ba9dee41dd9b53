"""The picture of Creed's board: its layers, what moves on it, the plate beside what is pointed at (section 10, C6.5).

Pieces and marks are composed anew once in a frame in which something changed, and only what differs is painted. The
picture of a new zoom step is made in slices; until then the former one is shown stretched (F6).
"""

from __future__ import annotations

import time
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.titles.creed.content import NATIONS
from game.titles.creed.geometry import side_of
from scenes.kit import board_tip
from scenes.kit.animation import Animations
from scenes.kit.part import Part
from scenes.titles.creed import board_fx, board_fx_attacks, board_fx_camp, board_fx_moves, board_items, forecast, tips
from scenes.titles.creed.board_art import Art
from scenes.titles.creed.board_ground import Ground, Rim
from scenes.titles.creed.board_items import Item, Shown
from scenes.titles.creed.board_sheet import Sheet, ZoomedSheet
from scenes.titles.creed.forecast import Pieces
from scenes.titles.creed.offers import Offers
from scenes.titles.creed.plan import Plan
from scenes.titles.creed.staging import Staging
from scenes.titles.creed.view_steps import cells_of, tents_of
from scenes.widgets.base import Group, Host, RectLike

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from game.core.ask import Option
    from game.core.events import Event
    from game.titles.creed.view import SeatView
    from scenes.kit.animation import Animation

TRAIL_MS = 2000
REST_MS, SLICE_S = 90, 0.0012
"""Pictures of a new size are made once the gesture has been over for so long, and painted in such slices."""
ANIMATED = (board_fx_moves, board_fx_attacks, board_fx_camp)
Pos = tuple[int, int]


def team_of(reader: int) -> int:
    """The side whose secrets a reader shares, -1 for an onlooker (G12)."""
    return side_of(reader) if reader >= 0 else -1


class BoardPicture(Group, Part):
    """See the module's text. `preview` is the option that a click would choose now, None for none or several;
    `on_shift()` is called when the board was moved behind its window.
    """

    def __init__(self, parent: Host, rect: RectLike, name: str) -> None:
        self.speed, self.reduced = 1.0, False
        self.fx = Animations()
        self.attacker = ""
        """The cell of the unit whose attack is being shown."""
        self.tip_plate = board_tip.Tip(parent.ui)
        self.preview: Option | None = None
        self.on_shift: Callable[[], None] = lambda: None
        self._arts: dict[int, Art] = {}
        self._grounds: dict[int, Ground] = {}
        self._sharpening: Iterator[None] | None = None
        self._rest_ms = 0
        self._shown: Shown | None = None
        self._key: tuple[object, ...] = ()
        self._trail_ms = 0
        self._stale = False  # whether something has changed since the items were worked out
        self._carried: Pos | None = None
        self.materials: Mapping[int, str] = {}  # seat -> what its tiles are rimmed with
        self.rims: dict[str, str] = {}
        super().__init__(parent, rect, solid=True, name=name)

    # ---------------------------------------------------------------- what is shown
    def show(self, view: SeatView) -> None:
        """Displays a view; only what differs from the last one is drawn anew."""
        home = max(0, view.reader)
        nations = tuple(seat.nation for seat in view.seats)
        key = (len(view.seats), home, nations, view.swamps, tuple(self.rect))
        before = self._shown.view.reader if self._shown is not None else view.reader
        if key != self._key:
            self._start(view, home, key)
        shown = self.shown
        other = team_of(before) != team_of(view.reader)
        if other:
            self.whole.bare()
            shown.trail, shown.selected = (), ""  # what the other side saw or laid out is not this one's to know
            shown.staging, shown.stagings = Staging(), ()
            self.forget_staged()
        shown.view, shown.pieces = view, Pieces(view)
        shown.hidden.clear()
        self.close_tip()
        shown.staging.adopt(view.phase, shown.pieces.units)
        self.work_out()
        if other:
            self.compose()
            self.settle()

    def _start(self, view: SeatView, home: int, key: tuple[object, ...]) -> None:
        """Another board, or other nations at it: nothing that was drawn fits."""
        before = self._shown
        self.rims = {view.seats[seat].nation: good for seat, good in self.materials.items()}
        plan = Plan(len(view.seats), home, self.rect)
        self._key = key
        self._arts.clear()
        self._grounds.clear()
        self._sharpening = None
        offers, staging = (before.offers, before.staging) if before is not None else (Offers(), Staging())
        self._shown = Shown(view, plan, Pieces(view), offers, staging)
        if before is not None and before.plan.seats == plan.seats:
            self._shown.selected = before.selected
        self.fx = Animations()
        self._stand(plan)
        self._rim = Rim(self.art, plan.window)
        self._sheet = self.whole = Sheet(plan.window, self._rim)
        self._near: ZoomedSheet | None = None
        self.invalidate()

    def _stand(self, plan: Plan) -> None:
        """Goes to a zoom step, whose pictures are kept."""
        if plan.side not in self._arts:
            self._arts[plan.side] = Art(self.media, plan.side, self.rims)
        self.art = self._arts[plan.side]
        self.shown.plan = plan

    def pictures(self, art: Art, shown: Shown) -> tuple[Ground, list[Item]]:
        """What lies on the board, and under it."""
        side = shown.plan.side
        if side not in self._grounds:
            self._grounds[side] = Ground(art, shown.plan, shown.view)
        return self._grounds[side], board_items.compose(art, shown)

    @property
    def sheet(self) -> Sheet:
        """The board as it looks now."""
        self.compose()
        return self._sheet

    @property
    def shown(self) -> Shown:
        """What lies over the fixed picture. Raises ValueError before the first view."""
        if self._shown is None:
            raise ValueError("the board shows no view yet")
        return self._shown

    def set_pace(self, speed: float, reduced: bool) -> None:
        """Speed of animations (1 is normal) and reduced motion."""
        self.speed, self.reduced = speed, reduced

    def place_of(self, ref: str) -> pygame.Rect | None:
        """A place on the canvas; None for what is none."""
        return self._shown.plan.rect_of(ref) if self._shown is not None else None

    def covers(self, rect: pygame.Rect) -> bool:
        """Whether the board paints a part of the canvas opaquely."""
        return self._shown is not None and self._shown.plan.window.contains(rect)

    # ---------------------------------------------------------------- zoom
    def zoom(self, by: int, around: Pos | None = None) -> bool:
        """Goes to another zoom step and keeps the point `around` where it is; False at the last step."""
        if self._shown is None:
            return False
        self.compose()
        before = self._shown.plan
        plan = Plan(before.seats, before.home, self.rect, before.step + by)
        if plan.step == before.step:
            return False
        plan.keep(before, around or self.rect.center)
        self.finish()
        self._shown.away.clear()
        self._stand(plan)
        self._sharpening = None
        if plan.zoomed:
            self._stand_in()
        else:
            self._sheet = self.whole
        self.close_tip()
        self.work_out()
        self.damage(plan.window)
        return True

    def _stand_in(self) -> None:
        """Shows what was painted, stretched, and begins to make the sharp picture."""
        plan = self.shown.plan
        near = self._near = self._near or ZoomedSheet(plan.window)
        near.stand_in(plan.rect, [self.whole, near] if self._sheet is near else [self.whole])
        self._sheet = near
        self._rest_ms = 1 if plan.side in self._grounds else REST_MS
        self._sharpening = self._sharpen(near)
        self.keep_ticking()

    def _sharpen(self, near: ZoomedSheet) -> Iterator[None]:
        """Makes the pictures of this zoom step, then paints them, in small steps."""
        made: list[tuple[Ground, list[Item]]] = []
        yield from self.media.sprites.prepared(lambda _: made.append(self.pictures(self.art, self.shown)))
        yield
        yield from near.painting(*made[-1])

    def _sharpen_on(self, dt: int) -> None:
        """Goes on with that for SLICE_S or a step, whichever takes longer."""
        if self._rest_ms > 0:
            self._rest_ms -= dt
            return
        until = time.perf_counter() + SLICE_S
        if self._sharpening is not None and all(time.perf_counter() < until for _ in self._sharpening):
            self._sharpening = None
            self.damage(self.shown.plan.window)

    @property
    def settling(self) -> bool:
        """Whether the picture of this zoom step is not sharp yet."""
        return self._sharpening is not None

    def settle(self) -> None:
        """Completes the sharp picture at once."""
        if self._sharpening is not None and self._near is not None:
            self._sharpening = None
            for _ in self._near.painting(*self.pictures(self.art, self.shown)):
                pass
            self.damage(self.shown.plan.window)

    def home(self) -> None:
        """The whole board is in sight again."""
        if self._shown is not None:
            self.zoom(-self._shown.plan.step)

    def pan(self, dx: int, dy: int) -> None:
        """Moves a zoomed board."""
        if self._shown is not None and self._shown.plan.zoomed:
            self.compose()
            self._shift(self._shown.plan.pan(dx, dy))

    def bring(self, ref: str) -> None:
        """Moves a zoomed board until a place is in sight."""
        if self._shown is not None:
            self.compose()
            self._shift(self._shown.plan.bring(ref))

    def _shift(self, by: Pos) -> None:
        """Everything lies elsewhere."""
        if by == (0, 0):
            return
        shown = self.shown
        shown.away.update({ref: (at[0] + by[0], at[1] + by[1]) for ref, at in shown.away.items()})
        shown.way = tuple((x + by[0], y + by[1]) for x, y in shown.way)
        if self._sharpening is not None:
            self._stand_in()
        else:
            self._sheet.move(*by)
        self.finish()
        self.close_tip()
        self.on_shift()
        self.damage(shown.plan.window)

    def rehearsing(self) -> Iterator[None]:
        """Makes the pictures of animations and of the other zoom steps."""
        if self._shown is None:
            return
        others = [nation for nation in NATIONS if nation not in {seat.nation for seat in self._shown.view.seats}]
        for name in self.media.sprites.names("creed/fx/"):
            if "~" not in name and not any(nation in name for nation in others):
                yield from self.media.sprites.prepared(partial(self._rehearse_piece, self.art, name))
        plan, number = self._shown.plan, len(self._shown.plan.sides)
        for step in range(1, number):
            near = replace(self._shown, plan=Plan(plan.seats, plan.home, self.rect, step))
            if near.plan.side not in self._grounds:
                art = self._arts.setdefault(near.plan.side, Art(self.media, near.plan.side, self.rims))
                yield from self.media.sprites.prepared(partial(self._rehearse, art, near))

    def _rehearse_piece(self, art: Art, name: str, _nowhere: pygame.Surface) -> None:
        art.piece(name)

    def _rehearse(self, art: Art, shown: Shown, _nowhere: pygame.Surface) -> None:
        self.pictures(art, shown)

    def refresh(self) -> None:
        """The items are worked out again before the next frame is drawn, and what differs is marked."""
        self._stale = True
        self.ui.late[self.compose] = None

    def compose(self) -> None:
        """Does so now, if something has changed since."""
        if not self._stale or self._shown is None:
            return
        self._stale = False
        if self._sharpening is not None and self._near is not None:
            self._sharpening = self._sharpen(self._near)
            return
        for rect in self._sheet.show(*self.pictures(self.art, self._shown)):
            self.damage(rect)

    def origin(self) -> Pos:
        """Effects have their places on the canvas: they end when the board is moved."""
        return 0, 0

    def damage(self, rect: pygame.Rect, over: bool = False) -> None:
        """Marks a part of the canvas for drawing; nothing leaves the board's rectangle."""
        plan = self._shown.plan if self._shown is not None else None
        self.ui.invalidate(rect.clip(plan.window) if plan is not None and plan.zoomed else rect)

    def forget_staged(self) -> None:
        """The other side looks at the board."""

    def work_out(self) -> None:
        """What is pointed at, selected or offered has changed."""
        self.refresh()

    def look_ahead(self, option: Option | None) -> None:
        """What the click that `option` stands for leads to, when it is an attack."""
        shown = self.shown
        shown.forecast, shown.way = None, ()
        line = shown.plan.line_of(shown.selected)
        if option is None or line is None or option.verb not in ("field_attack", "siege_attack"):
            return
        end = shown.pointed
        if option.verb == "field_attack":
            shown.forecast = forecast.field_attack(option)
            end = shown.forecast.hits[-1].ref if shown.forecast is not None and shown.forecast.hits else end
        shown.way = tuple(shown.plan.way(line, shown.selected, end))

    # ---------------------------------------------------------------- events
    def animate(self, event: Event, after: SeatView) -> int:
        """Begins to show an event; ms at normal speed, 0: nothing to wait for."""
        if self._shown is None:
            return 0
        self.close_tip()
        place = next((f"cell:{cell}" for cell in cells_of(event.data)), "")
        self.bring(place or next((f"tent:{tent}" for tent in tents_of(event.data)), ""))
        made = board_fx.animation_of(self, event, after)
        return self.play(made) if made is not None else 0

    def play(self, made: Animation) -> int:
        """Begins an animation; its length."""
        self.settle()
        length = self.fx.play(made)
        self.keep_ticking()
        return length

    def finish(self) -> None:
        """Brings every running animation to its end."""
        self.fx.finish()

    def point_at(self, ref: str) -> None:
        """Shows where a place is: a ring of light spreads on it."""
        if self._shown is not None and ref in self._shown.plan.squares:
            self.bring(ref)
            self.play(board_fx.pulse(self, ref))

    def leave_trail(self, *refs: str) -> None:
        """Marks what was just done for two seconds."""
        self.shown.trail = refs
        self._trail_ms = TRAIL_MS
        self.refresh()
        self.keep_ticking()

    def tick(self, dt: int) -> None:
        """Time for animations, the trail and the tooltip."""
        if self._sharpening is not None:
            self._sharpen_on(dt)
        self.fx.advance(round(dt * self.speed))
        if self._trail_ms > 0:
            self._trail_ms -= dt
            if self._trail_ms <= 0:
                self.shown.trail = ()
                self.refresh()
        if self.tip_plate.due(dt):
            self.open_tip()
        if not (self.fx or self._sharpening or self._trail_ms > 0) and self.tip_plate.waited is None:
            self.ui.ticking.pop(self, None)

    def keep_ticking(self) -> None:
        """Frames are wanted."""
        self.ui.ticking[self] = None

    # ---------------------------------------------------------------- drawing
    def draw_back(self, surface: pygame.Surface) -> None:
        """The fixed picture, what lies over it, what moves."""
        if self._shown is None:
            return
        clip = surface.get_clip()
        self.sheet.draw(surface)
        if self._shown.plan.zoomed:
            self._rim.draw(surface)
            surface.set_clip(clip.clip(self._shown.plan.window))
        else:
            self._draw_around(surface, clip)
        self.fx.draw(surface)
        self._draw_lifted(surface)
        surface.set_clip(clip)

    def _draw_around(self, surface: pygame.Surface, clip: pygame.Rect) -> None:
        """The rim, and what stands over it from the outermost squares."""
        for strip in self._rim.outside:
            part = clip.clip(strip)
            if part:
                surface.set_clip(part)
                self._rim.draw(surface)
                self.sheet.draw_items(surface)
        surface.set_clip(clip)

    def _lifted(self) -> tuple[pygame.Surface, pygame.Rect] | None:
        shown = self._shown
        if shown is None or not shown.lifted or self._carried is None:
            return None
        piece = board_items.lifted_piece(self.art, shown)
        return (piece.surface, piece.surface.get_rect(topleft=piece.at(*self._carried))) if piece is not None else None

    def damage_lifted(self) -> None:
        """Marks what is carried for drawing."""
        lifted = self._lifted()
        if lifted is not None:
            self.damage(lifted[1])

    def _draw_lifted(self, surface: pygame.Surface) -> None:
        lifted = self._lifted()
        if lifted is not None:
            surface.blit(*lifted)

    # ---------------------------------------------------------------- tooltip
    def open_tip(self) -> None:
        """Shows the plate beside what is pointed at."""
        shown = self.shown
        rect = shown.plan.rect_of(shown.pointed)
        rect = rect.clip(shown.plan.window) if rect is not None else None
        content = tips.tip(self.media, shown, shown.pointed, self.preview)
        if rect is None or not content or shown.lifted:
            return
        lines = board_items.pointed_lines(shown) or shown.plan.lines_through(shown.selected)
        across = any(shown.plan.across(line) for line in lines)
        self.ui.invalidate(self.tip_plate.open(self.media, content, rect, self.rect, upright=across))

    def close_tip(self) -> None:
        """Takes the plate away."""
        rect = self.tip_plate.close()
        if rect is not None:
            self.ui.invalidate(rect)
