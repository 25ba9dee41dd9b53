"""The board of Creed: shows a view, marks choices, takes pointer and keys, plays events (section 10, C6).

The board decides nothing: what can be chosen is what was offered, numbers come from the view.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from scenes.titles.creed import board_items, spoken, tips
from scenes.titles.creed.board_orders import Orders
from scenes.titles.creed.board_picture import BoardPicture
from scenes.titles.creed.offers import attempt, offers_of, picked_before
from scenes.titles.creed.staging import Staging
from scenes.widgets.base import Host, RectLike, Widget

if TYPE_CHECKING:
    from game.core.ask import Option, Question

DRAG_SLACK = 10
PINCH = 1.3
BACK_KEYS = (pygame.K_BACKSPACE, pygame.K_DELETE)
WALK_KEYS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
Pos = tuple[int, int]


def nobody(_told: object) -> None:
    """Where nobody listens."""


class Board(BoardPicture):
    """`on_choose(key)`: an option is chosen by its key; `on_pick(options)`: several stand for a click;
    `on_select(ref)`: another acting thing ("cell:0L1r3", "hand:archer", "action:rumour", "" for none);
    `on_hover(ref)`: what is pointed at; `on_preview(option)`: what a click would choose now; `on_stage()`: a set-up
    was changed; `on_inspect(ref)`: something that is not offered was clicked; `why(ref)`: why it is not.

    Set-up is staged here and sent by whoever confirms it: units as keys of `setup_units` (`staged`, `stage_all`,
    `unstage`), leaders as tents (`leaders`, `set_leaders`). `face_down`: how a unit is laid on rank 3.
    """

    focusable = True

    def __init__(
        self,
        parent: Host,
        rect: RectLike,
        *,
        on_choose: Callable[[str], None],
        on_pick: Callable[[Sequence[Option]], None] = nobody,
        on_select: Callable[[str], None] = nobody,
        on_hover: Callable[[str | None], None] = nobody,
        on_preview: Callable[[Option | None], None] = nobody,
        on_stage: Callable[[], None] = lambda: None,
        on_inspect: Callable[[str], None] = nobody,
        why: Callable[[str], str] = lambda _ref: "",
        name: str = "board",
    ) -> None:
        self.on_choose, self.on_pick, self.on_select = on_choose, on_pick, on_select
        self.tell_hover, self.on_preview = on_hover, on_preview
        self.on_stage, self.on_inspect = on_stage, on_inspect
        self.followers: list[Callable[[], None]] = []
        """Told after every change of what is selected, staged or laid face-down (the hand)."""
        self._face_down, self._cursor, self._asked = False, "", ""
        self._pressed: tuple[int, Pos] | None = None
        self._panned, self._pinched = False, 1.0
        self._stagings: dict[int, Staging] = {}
        super().__init__(parent, rect, name)
        self.orders = Orders(self, self._ordered, self._order_swap, why)
        self.on_shift = lambda: self.orders.follow(self.shown)

    # ---------------------------------------------------------------- what is offered
    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """Marks what can be chosen; None and an empty list take all marks away."""
        if self._shown is None:
            return
        shown = self._shown
        self.close_tip()
        shown.offers = offers_of(options)
        shown.away.clear()
        seat = question.seat if question is not None else shown.staging.seat
        shown.staging = self._stagings.setdefault(seat, Staging(seat))
        shown.staging.begin(question, options, shown.view)
        shown.stagings = list(self._stagings.values()) if shown.view.phase == "tents" else ()
        shown.swapping = False
        self._asked = question.text if question is not None else ""
        shown.picked = picked_before(question)
        if shown.selected not in shown.offers.sources():
            self._tell_selected("")
        self.work_out()
        self._follow()
        self._await_tip()

    def work_out(self) -> None:
        """Works out what a click would choose now, then the picture."""
        pointed = self.shown.pointed
        options = self.options_at(pointed) if pointed not in self.shown.staging.units else []
        preview = options[0] if len(options) == 1 else None
        self.look_ahead(preview)
        self.refresh()
        self.orders.show(self.shown)
        if preview != self.preview:
            self.preview = preview
            self.on_preview(preview)

    # ---------------------------------------------------------------- selecting and choosing
    @property
    def selected(self) -> str:
        """What acts, "" for nothing."""
        return self._shown.selected if self._shown is not None else ""

    def select(self, ref: str) -> None:
        """Another acting thing; its targets light up."""
        shown = self.shown
        shown.swapping = False
        if ref != shown.selected:
            self._tell_selected(ref)
        self.close_tip()
        self.work_out()
        self._follow()

    def deselect(self) -> bool:
        """Nothing acts any more; False when nothing did."""
        if not self.selected:
            return False
        self.select("")
        return True

    def _tell_selected(self, ref: str) -> None:
        self.shown.selected = ref
        self.on_select(ref)

    def swap(self) -> None:
        """The selected unit's next target is an own unit to change places with."""
        self.shown.swapping = not self.shown.swapping
        self.work_out()

    def _order_swap(self) -> None:
        self._leave_orders()
        self.swap()

    def _ordered(self, options: Sequence[Option]) -> None:
        self._leave_orders()
        self.take_options(options)

    def _leave_orders(self) -> None:
        """The plate is made anew or goes: the keyboard is on the selected unit again."""
        if self.ui.keyboard and self.selected:
            self.ui.set_focus(self, True)
            self._go(self.selected)

    @property
    def face_down(self) -> bool:
        """Whether a unit that may lie face-down is laid so."""
        return self._face_down

    @face_down.setter
    def face_down(self, value: bool) -> None:
        if value != self._face_down:
            self._face_down = value
            if self._shown is not None:
                self.work_out()
            self._follow()

    def options_at(self, ref: str) -> list[Option]:
        """What a click on a place chooses now."""
        shown = self.shown
        return shown.offers.at(ref, shown.selected, self._face_down, shown.swapping) if ref else []

    def take(self, ref: str) -> None:
        """A click on a place, or the choose key: chooses, stages, selects, or tells that it is not offered."""
        shown = self.shown
        if shown.staging.laying_leaders:
            self._take_leader(ref)
            return
        if ref in shown.staging.units:
            self.take_back(ref)
            return
        options = self.options_at(ref)
        if options:
            self.take_options(options)
        elif ref in shown.offers.sources():
            self.select("" if ref == shown.selected else ref)
        else:
            self.refuse(ref)

    def refuse(self, ref: str) -> None:
        """What is selected can't be used on a place: it is let go, and somebody tells why; "" is beside them all."""
        meant = attempt(self.selected, ref, self._asked)
        self.deselect()
        if ref:
            self.on_inspect(meant)

    def take_options(self, options: Sequence[Option]) -> None:
        """Chooses the only one, or lets somebody pick; a set-up's unit is laid out instead of sent."""
        shown = self.shown
        if shown.staging.laying_units and options[0].key.startswith("place:"):
            shown.staging.lay(options[0].key)
            self._restage()
        elif len(options) == 1:
            self.on_choose(options[0].key)
        else:
            self.on_pick(options)

    # ---------------------------------------------------------------- set-up
    def forget_staged(self) -> None:
        """The other side looks at the board: nothing of how this one laid units stays."""
        self._stagings.clear()
        self.face_down = False

    def _take_leader(self, ref: str) -> None:
        staging = self.shown.staging
        if ref.startswith("leader:"):
            self.select(ref)
            return
        lying = staging.leader_at(ref)
        kind = self.selected.removeprefix("leader:") or staging.next_leader()
        if lying and kind in ("", lying):
            staging.leaders[lying] = ""
        elif not staging.lay_leader(kind, ref):
            self.on_inspect(ref)
            return
        self._tell_selected("")
        self._restage()

    def take_back(self, ref: str) -> None:
        """A staged unit returns to the hand."""
        if self.shown.staging.units.pop(ref, None) is not None:
            self._restage()

    def _restage(self) -> None:
        staging = self.shown.staging
        unit = self.selected.removeprefix("hand:") if staging.laying_units else ""
        if unit and (not staging.left or staging.used(unit) >= tips.in_hand(self.shown.view, staging.seat, unit)):
            self._tell_selected("")
        self.close_tip()
        self._await_tip()
        self.work_out()
        self._follow()
        self.on_stage()

    def _follow(self) -> None:
        for told in self.followers:
            told()

    def staged(self) -> list[str]:
        """The placements on the board as keys of `setup_units`, in the order of placing."""
        return self.shown.staging.keys()

    @property
    def left(self) -> int:
        """How many units are still to be laid out."""
        return self.shown.staging.left

    def stage_all(self, placements: Sequence[str]) -> None:
        """Lays out a whole set-up: keys, or texts as in `content.UNIT_PRESETS`."""
        staging = self.shown.staging
        staging.units.clear()
        for text in placements:
            staging.lay(text)
        self._restage()

    def unstage(self) -> None:
        """Takes everything staged back."""
        self.stage_all(())

    def leaders(self) -> dict[str, str]:
        """Where king and commander are laid, "" for not yet: {"king": "T11", "commander": ""}."""
        return dict(self.shown.staging.leaders)

    def set_leaders(self, king: str, commander: str) -> None:
        """Lays both ("" back beside the camp)."""
        self.shown.staging.leaders = {"king": king, "commander": commander}
        self._restage()

    # ---------------------------------------------------------------- pointer
    def at(self, pos: Pos) -> Widget | None:
        """Takes note of where the pointer is: widgets are not told of motion otherwise."""
        found = super().at(pos)
        if found is self and self._shown is not None and self._pressed is None:
            ref = self.ref_at(pos)
            self._cursor = ref if ref in self._shown.plan.squares else self._cursor
            self.point(ref)
            self.media.pointer("hand" if self._clickable(ref) else "arrow")
        return found

    def ref_at(self, pos: Pos) -> str:
        """The place under a point, or a leader beside the camp; "" for none."""
        for ref, rect in board_items.tray_places(self.shown).items():
            if rect.collidepoint(pos):
                return ref
        return self.shown.plan.at(pos)

    def _clickable(self, ref: str) -> bool:
        shown = self.shown
        return bool(self.options_at(ref)) or ref in shown.staging.units or ref in shown.offers.sources()

    def point(self, ref: str) -> None:
        """The pointer or the cursor is on a place ("" for none)."""
        if self._shown is None or ref == self._shown.pointed:
            return
        self._shown.pointed = ref
        self.close_tip()
        self._await_tip()
        self.tell_hover(ref or None)
        self.work_out()

    def _await_tip(self) -> None:
        """The plate opens after a while."""
        self.tip_plate.wait(bool(self.shown.pointed))
        if self.shown.pointed:
            self.keep_ticking()

    def on_hover(self, inside: bool) -> None:
        """The pointer came or went; what it is on was noted by `at`."""
        self.hovered = inside
        if not inside and self._pressed is None:
            self.point("")

    def on_press(self, pos: Pos, button: int) -> bool:
        """The left button chooses at release or lifts a piece, the right one lets go of what is selected."""
        if self._shown is None:
            return False
        self._pressed, self._panned = (button, pos), False
        return True

    def on_drag(self, pos: Pos, rel: tuple[int, int]) -> None:
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
            if button == 1 and self._lift(self.ref_at(start)):
                self.carry(pos)
            else:
                self._panned = True
                self.pan(pos[0] - start[0], pos[1] - start[1])

    def _lift(self, ref: str) -> bool:
        shown = self.shown
        leader = shown.staging.leader_at(ref)
        if ref.startswith("leader:") or leader:
            self.select(f"leader:{leader}" if leader else ref)
        elif ref in shown.offers.sources() or ref in shown.staging.units:
            self.select(ref if ref in shown.offers.sources() else f"hand:{shown.staging.units[ref][0]}")
        else:
            return False
        shown.lifted = ref
        shown.swapping = False
        return True

    def carry(self, pos: Pos) -> None:
        """A lifted piece, or a tile of the hand, is over a point."""
        self.damage_lifted()
        self._carried = pos
        self.damage_lifted()
        self.point(self.ref_at(pos))

    def on_release(self, pos: Pos, button: int, inside: bool) -> None:
        """A click chooses what is offered there; a piece that was carried is put down."""
        pressed, self._pressed = self._pressed, None
        if pressed is None or self._shown is None or self._panned:
            return
        lifted = self._shown.lifted
        if lifted:
            self.damage_lifted()
            self._shown.lifted, self._carried = "", None
            self._put_down(lifted, self.drop_target(pos), self.ref_at(pos))
        elif inside and button == 1:
            self.take(self.ref_at(pos))
        elif button == 3:
            self.deselect()

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

    def drop_target(self, pos: Pos) -> str:
        """The place under a point on which what is selected may be put down, "" for none."""
        if self._shown is None or not self.rect.collidepoint(pos):
            return ""
        ref = self.ref_at(pos)
        shown = self._shown
        if shown.staging.laying_leaders:
            return ref if ref.startswith("tent:") else ""
        fits = ref in shown.offers.targets(shown.selected) or ref in shown.offers.targets(shown.selected, True)
        return ref if fits else ""

    def drop(self, ref: str) -> None:
        """What is selected is put down on a place."""
        shown = self.shown
        shown.swapping = ref not in shown.offers.targets(shown.selected)
        options = self.options_at(ref)
        shown.swapping = False
        if options:
            self.take_options(options)

    def _put_down(self, lifted: str, ref: str, place: str) -> None:
        shown = self.shown
        if shown.staging.laying_leaders:
            if ref and shown.staging.leader_at(ref) != shown.selected.removeprefix("leader:"):
                shown.staging.lay_leader(shown.selected.removeprefix("leader:"), ref)
            self._tell_selected("")
            self._restage()
        elif ref and ref != lifted:
            shown.staging.units.pop(lifted, None)
            self.drop(ref)
        elif place and place != lifted:
            self.refuse(place)
        else:
            self.work_out()

    # ---------------------------------------------------------------- keys
    def on_key(self, event: pygame.event.Event) -> bool:
        """Arrows walk over the places, Enter chooses, PageUp and PageDown go through what is offered, F lays the next
        unit face-down or face-up, Delete takes a staged unit back.
        """
        if self._shown is None or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return False
        if event.key in WALK_KEYS:
            return self._walk(WALK_KEYS[event.key])
        if event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            return self._turn(1 if event.key == pygame.K_PAGEDOWN else -1)
        if event.key == pygame.K_f:
            self.face_down = not self.face_down
            return True
        if event.key in BACK_KEYS and self._cursor in self._shown.staging.units:
            self.take_back(self._cursor)
            return True
        if self.chosen_by(event) and self._cursor:
            self.take(self._cursor)
            return True
        return False

    def _walk(self, way: tuple[int, int]) -> bool:
        """Moves the cursor; False at the edge, so that the focus goes on to the next widget."""
        plan = self.shown.plan
        if self._cursor not in plan.squares:
            self._go(next(iter(ref for ref in self.shown.lit() if ref in plan.squares), plan.refs[0, 0]))
            return True
        square = plan.stepped(plan.squares[self._cursor], way)
        if square is None:
            return False
        self._go(plan.refs[square])
        return True

    def _turn(self, by: int) -> bool:
        """The next or last place that glows."""
        lit = [ref for ref in self.shown.lit() if ref in self.shown.plan.squares]
        if not lit:
            return False
        at = lit.index(self._cursor) + by if self._cursor in lit else (0 if by > 0 else -1)
        self._go(lit[at % len(lit)])
        return True

    def first(self, ref: str = "") -> None:
        """The cursor goes to a place, else to the first one that glows."""
        self._cursor = ref
        (self._go(ref) if ref else self._turn(1))

    def _go(self, ref: str) -> None:
        self._cursor = ref
        self.bring(ref)
        self.point(ref)

    def on_focus(self, gained: bool) -> None:
        """The cursor shows only while the board has the focus by keyboard."""
        self.focused = gained
        if not gained and not self.hovered:
            self._cursor = ""
            self.point("")

    def spoken(self) -> str:
        """What is pointed at, and what choosing it does."""
        return spoken.board_words(self, self.options_at(self.shown.pointed)) if self._shown is not None else ""

    def tip_rect(self) -> pygame.Rect:
        """The place under the cursor."""
        pointed = self._shown.plan.rect_of(self._shown.pointed) if self._shown is not None else None
        return pointed or self.rect

    def focus_ring(self) -> pygame.Rect:
        """Inside the board's rectangle: its neighbours stand close."""
        return self.rect.inflate(-8, -8)
