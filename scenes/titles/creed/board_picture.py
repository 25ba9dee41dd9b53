"""The picture of Creed's board: its layers, what moves on it, the plate beside what is pointed at (section 10, C6.5).

Ground, cells and roads are painted once; pieces and marks are composed anew when something changes, and only what
differs is drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.titles.creed.geometry import side_of
from scenes.table import board_tip
from scenes.titles.creed import board_fx, board_fx_attacks, board_fx_camp, board_fx_moves, board_items, forecast, tips
from scenes.titles.creed.board_art import Art
from scenes.titles.creed.board_ground import Ground
from scenes.titles.creed.board_items import Item, Shown
from scenes.titles.creed.forecast import Pieces
from scenes.titles.creed.offers import Offers
from scenes.titles.creed.plan import Plan
from scenes.titles.creed.staging import Staging
from scenes.titles.creed.view_steps import cells_of, tents_of
from scenes.widgets.base import Group, Host, RectLike

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from game.core.ask import Option
    from game.core.events import Event
    from game.titles.creed.view import SeatView
    from scenes.table.moments import Animation

TRAIL_MS = 2000
ANIMATED = (board_fx_moves, board_fx_attacks, board_fx_camp)
Pos = tuple[int, int]


def team_of(reader: int) -> int:
    """The side whose secrets a reader shares, -1 for an onlooker (G12)."""
    return side_of(reader) if reader >= 0 else -1


class BoardPicture(Group):
    """See the module's text. `preview` is the option that a click would choose now, None for none or several."""

    def __init__(self, parent: Host, rect: RectLike, name: str) -> None:
        self.speed, self.reduced = 1.0, False
        self.fx: list[Animation] = []
        self.attacker = ""
        """The cell of the unit whose attack is being shown."""
        self.tip_plate = board_tip.Tip(parent.ui)
        self.preview: Option | None = None
        self._grounds: dict[int, Ground] = {}
        self._items: list[Item] = []
        self._rects: list[pygame.Rect] = []
        self._shown: Shown | None = None
        self._key: tuple[object, ...] = ()
        self._trail_ms = 0
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
        if team_of(before) != team_of(view.reader):
            shown.trail, shown.selected = (), ""  # what the other side saw or laid out is not this one's to know
            shown.staging, shown.stagings = Staging(), ()
            self.forget_staged()
        shown.view, shown.pieces = view, Pieces(view)
        shown.hidden.clear()
        self.close_tip()
        shown.staging.adopt(view.phase, shown.pieces.units)
        self.look()

    def _start(self, view: SeatView, home: int, key: tuple[object, ...]) -> None:
        """Another board, or other nations at it: nothing that was drawn fits."""
        before = self._shown
        self.rims = {view.seats[seat].nation: good for seat, good in self.materials.items()}
        plan = Plan(len(view.seats), home, self.rect)
        self._key = key
        self._grounds.clear()
        offers, staging = (before.offers, before.staging) if before is not None else (Offers(), Staging())
        self._shown = Shown(view, plan, Pieces(view), offers, staging)
        if before is not None and before.plan.seats == plan.seats:
            self._shown.selected = before.selected
        self._items, self._rects = [], []
        self.fx.clear()
        self._stand(plan)
        self.invalidate()

    def _stand(self, plan: Plan) -> None:
        """Takes the pictures of a zoom step; they are made once."""
        ground = self._grounds.get(plan.side)
        if ground is None:
            ground = self._grounds[plan.side] = Ground(Art(self.app, plan.side, self.rims), plan, self.shown.view)
        ground.plan = plan
        self.ground, self.art = ground, ground.art
        self.shown.plan = plan

    @property
    def shown(self) -> Shown:
        """What lies over the fixed picture. Raises ValueError before the first view."""
        if self._shown is None:
            raise ValueError("the board shows no view yet")
        return self._shown

    def set_pace(self, speed: float, reduced: bool) -> None:
        """Speed of animations (1 is normal) and reduced motion."""
        self.speed, self.reduced = speed, reduced

    def rect_of(self, ref: str) -> pygame.Rect | None:
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
        before = self._shown.plan
        plan = Plan(before.seats, before.home, self.rect, before.step + by)
        if plan.step == before.step:
            return False
        plan.keep(before, around or self.rect.center)
        self.finish()
        self._shown.away.clear()
        self._stand(plan)
        self._moved()
        return True

    def home(self) -> None:
        """The whole board is in sight again."""
        if self._shown is not None:
            self.zoom(-self._shown.plan.step)

    def pan(self, dx: int, dy: int) -> None:
        """Moves a zoomed board."""
        if self._shown is not None and self._shown.plan.zoomed:
            self._shift(self._shown.plan.pan(dx, dy))

    def bring(self, ref: str) -> None:
        """Moves a zoomed board until a place is in sight."""
        if self._shown is not None:
            self._shift(self._shown.plan.bring(ref))

    def _shift(self, by: Pos) -> None:
        if by != (0, 0):
            self.finish()
            away = self.shown.away
            away.update({ref: (at[0] + by[0], at[1] + by[1]) for ref, at in away.items()})
            self._moved()

    def _moved(self) -> None:
        """Everything lies elsewhere."""
        self.close_tip()
        self.look()
        self.damage(self.shown.plan.window)

    def rehearsing(self) -> Iterator[None]:
        """Makes the pictures of the next zoom step."""
        if self._shown is None:
            return
        plan = Plan(self._shown.plan.seats, self._shown.plan.home, self.rect, 1)
        if plan.zoomed and plan.side not in self._grounds:
            art, view = Art(self.app, plan.side, self.rims), self._shown.view
            made: list[Ground] = []
            yield from self.app.sprites.prepared(lambda _: made.append(Ground(art, plan, view)))
            self._grounds[plan.side] = made[0]

    def refresh(self) -> None:
        """Works out the items again and marks what differs."""
        if self._shown is None:
            return
        items = board_items.compose(self.art, self._shown)
        for rect in board_items.differing(self._items, items):
            self.damage(rect)
        self._items = items
        self._rects = [surface.get_rect(topleft=at) for surface, at in items]

    def damage(self, rect: pygame.Rect) -> None:
        """Marks a part of the canvas for drawing."""
        plan = self._shown.plan if self._shown is not None else None
        self.ui.scene.invalidate(rect.clip(plan.window) if plan is not None and plan.zoomed else rect)

    def forget_staged(self) -> None:
        """The other side looks at the board."""

    def look(self) -> None:
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
        self.fx.append(made)
        made.begin()
        self.keep_ticking()
        return made.length

    def finish(self) -> None:
        """Brings every running animation to its end."""
        for made in self.fx:
            made.end()
        self.fx.clear()

    def reveal_place(self, ref: str) -> None:
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
        for made in list(self.fx):
            if made.advance(round(dt * self.speed)):
                self.fx.remove(made)
        if self._trail_ms > 0:
            self._trail_ms -= dt
            if self._trail_ms <= 0:
                self.shown.trail = ()
                self.refresh()
        if self.tip_plate.due(dt):
            self.open_tip()
        if not self.fx and self._trail_ms <= 0 and self.tip_plate.waited is None:
            self.ui.ticking.pop(self, None)

    def keep_ticking(self) -> None:
        """Frames are wanted."""
        self.ui.ticking[self] = None

    # ---------------------------------------------------------------- drawing
    def draw_back(self, surface: pygame.Surface) -> None:
        """The fixed picture, what lies over it, what moves."""
        if self._shown is None:
            return
        self.ground.draw(surface)
        clip = surface.get_clip()
        if self._shown.plan.zoomed:
            surface.set_clip(clip.clip(self._shown.plan.window))
        hit = surface.get_clip().collidelistall(self._rects)
        surface.fblits([self._items[i] for i in hit])
        for made in self.fx:
            made.draw(surface)
        self._draw_lifted(surface)
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
        content = tips.tip(self.app, shown, shown.pointed, self.preview)
        if rect is None or not content or shown.lifted:
            return
        lines = board_items.pointed_lines(shown) or shown.plan.lines_through(shown.selected)
        across = any(shown.plan.across(line) for line in lines)
        plate = board_tip.plate_of(content)
        self.ui.scene.invalidate(self.tip_plate.open(self.app, plate, rect, self.rect, upright=across))

    def close_tip(self) -> None:
        """Takes the plate away."""
        rect = self.tip_plate.close()
        if rect is not None:
            self.ui.scene.invalidate(rect)
