"""The board of Creed: shows a view, marks choices, takes pointer and keys, plays events (section 10, C6).

The board decides nothing: what can be chosen is what was offered, numbers come from the view.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Unpack

import msgspec
import pygame

from game.core.callbacks import ignore
from scenes.kit.board_view import Listeners
from scenes.titles.creed import board_items, board_tips, spoken
from scenes.titles.creed.board_orders import Orders
from scenes.titles.creed.board_picture import BoardPicture
from scenes.titles.creed.offers import attempt, offers_of, picked_before
from scenes.titles.creed.staging import Staging, laid_by_texts
from scenes.widgets.base import RectLike, WidgetParent

if TYPE_CHECKING:
    from game.core.ask import Option, Question
    from game.core.events import Event
    from game.titles.creed.view import SeatView
    from scenes.kit.board_space import Pos

MARGIN = 26
"""How wide the board's edge is on which the names of the lines stand."""
BACK_KEYS = (pygame.K_BACKSPACE, pygame.K_DELETE)


class Board(BoardPicture):
    """Besides what every board tells: `on_pick(options)`: several stand for a click; `on_select(ref)`: another acting
    thing ("cell:0L1r3", "hand:archer", "action:rumour", "" for none); `on_preview(option)`: what a click would choose
    now; `on_stage()`: a set-up was changed. `why(ref)`: why something is not offered;
    `on_cost(ap)`: what the order that is pointed at costs at least.

    Set-up is staged here and sent by whoever confirms it: units as keys of `setup_units` (`staged`, `stage_all`,
    `unstage`), leaders as tents (`leaders`, `set_leaders`). `face_down`: how a unit is laid on rank 3.
    """

    def __init__(
        self, parent: WidgetParent, rect: RectLike, *,
        on_pick: Callable[[Sequence[Option]], None] = ignore,
        on_select: Callable[[str], None] = ignore,
        on_preview: Callable[[Option | None], None] = ignore,
        on_stage: Callable[[], None] = lambda: None,
        why: Callable[[str], str] = lambda _ref: "",
        on_cost: Callable[[int | None], None] = ignore,
        **listeners: Unpack[Listeners],
    ) -> None:  # fmt: skip
        self.on_pick, self.on_select, self.on_preview, self.on_stage = on_pick, on_select, on_preview, on_stage
        self.followers: list[Callable[[], None]] = []
        """Told after every change of what is selected, staged or laid face-down (the hand)."""
        self._face_down, self._asked, self._laying = False, "", False
        self._stagings: dict[int, Staging] = {}
        super().__init__(parent, rect, **listeners)
        self.orders = Orders(self, self._ordered, self._order_swap, why, on_cost)

    # ---------------------------------------------------------------- what is offered
    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """Marks what can be chosen; None and an empty list take all marks away."""
        if self._shown is None:
            return
        shown = self._shown
        self.close_tip()
        shown.offers, shown.asked = offers_of(options), question
        shown.ghosts, shown.ghost_leaders = {}, {}
        shown.away.clear()
        seat = question.seat if question is not None else shown.staging.seat
        shown.staging = self._stagings.setdefault(seat, Staging(seat))
        shown.staging.begin(question, options, shown.view)
        shown.stagings = list(self._stagings.values()) if shown.view.phase == "tents" else ()
        shown.swapping = False
        self._asked = question.text if question is not None else ""
        if self._laying and self._asked == "team_turn":
            self._face_down = False  # how a set-up was laid says nothing of the war
        self._laying = self._asked == "setup_units" or (self._laying and self._asked != "team_turn")
        shown.picked = picked_before(question)
        if shown.selected not in shown.offers.sources():
            self._tell_selected("")
        self.work_out()
        self._follow()
        self.await_tip()

    def halt(self) -> None:
        """R6.3. An attacker whose return is left out is back on its cell."""
        if self._shown is not None:
            self._shown.away.clear()
            self._shown.attacker = ""

    def left_out(self, event: Event) -> None:
        """R6.3. The same for one."""
        if self._shown is not None and event.kind == "charge_ended":
            self._shown.away.pop(f"cell:{event.data['cell']}", None)

    def work_out(self) -> None:
        """Works out what a click would choose now, then the picture."""
        pointed = self.shown.pointed
        options = self.choices_at(pointed) if pointed not in self.shown.staging.units else []
        preview = options[0] if len(options) == 1 else None
        self.look_ahead(preview)
        self.refresh()
        if preview != self.preview:
            self.preview = preview
            self.on_preview(preview)
        self.orders.show(self.shown)

    # ---------------------------------------------------------------- selecting and choosing
    @property
    def selected(self) -> str:
        """What acts, "" for nothing."""
        return self._shown.selected if self._shown is not None else ""

    def taken(self) -> list[str]:
        """What acts."""
        return [self.selected] if self.selected else []

    @property
    def swapping(self) -> bool:
        """Whether the next target is the own unit that the selected one changes places with."""
        return self._shown is not None and self._shown.swapping

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
        self.on_select(self.selected)

    def _order_swap(self) -> None:
        self._leave_orders()
        self.swap()

    def _ordered(self, options: Sequence[Option]) -> None:
        self._leave_orders()
        self.take_options(options)

    def moved(self) -> None:
        """The order plate stays beside the camp."""
        super().moved()
        self.orders.follow(self.shown)

    def spared(self) -> list[pygame.Rect]:
        """The orders of the selected unit."""
        return [self.orders.rect] if self.orders.visible else []

    def margins(self) -> list[pygame.Rect]:
        """Where the names of the lines stand, left and right of the fields and above and below them; below those of two
        seats the ranks stand again, as above them."""
        r = self.rect
        sides = [pygame.Rect(x, r.y, MARGIN, r.height) for x in (r.x, r.right - MARGIN)]
        ends = (r.y, r.bottom - MARGIN) if self.shown.space.seats > 2 else (r.y,)
        return [*sides, *(pygame.Rect(r.x, y, r.width, MARGIN) for y in ends)]

    def _leave_orders(self) -> None:
        """The plate is made anew or goes: the keyboard is on the selected unit again."""
        if self.ui.keyboard and self.selected:
            self.ui.set_focus(self, True)
            self.go(self.selected)

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
            self.on_stage()

    def choices_at(self, ref: str) -> list[Option]:
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
        options = self.choices_at(ref)
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
    def reset(self) -> None:
        """The other side looks at the board: nothing of how this one laid units stays either."""
        super().reset()
        self._stagings.clear()
        self.face_down = False

    def kept(self) -> Any:
        """Besides: what its reader's side has laid out."""
        reader = self._shown.view.reader if self._shown is not None else -1
        return super().kept(), reader, self._stagings, self._face_down

    def keep(self, kept: Any) -> None:
        """What was laid out lies there again."""
        place, reader, stagings, face_down = kept
        super().keep(place)
        if self._shown is not None and reader == self._shown.view.reader:
            self._stagings, self.face_down = stagings, face_down

    def _take_leader(self, ref: str) -> None:
        staging = self.shown.staging
        if ref.startswith("leader:"):
            self.select(ref)
            return
        lying = staging.leader_at(ref)
        kind = self.selected.removeprefix("leader:") or staging.next_leader()
        if lying in staging.awaited and kind in ("", lying):
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

    def take_back_last(self) -> bool:
        """What was laid out, moved or taken away last by hand is as before; False when there is nothing."""
        if self._shown is None or not self._shown.staging.take_back():
            return False
        self._restage()
        return True

    def foreshow(self, units: Sequence[str] = (), leaders: Mapping[str, str] | None = None) -> None:
        """Shows what a ready arrangement would lay while it is pointed at: texts as in `content.UNIT_PRESETS`, leaders
        with their tents; nothing: what is laid out."""
        shown = self.shown
        shown.ghosts = laid_by_texts(shown.staging.seat, units)
        shown.ghost_leaders = {f"tent:{shown.staging.seat}{tent}": kind for kind, tent in (leaders or {}).items()}
        self.refresh()

    def _restage(self) -> None:
        staging = self.shown.staging
        self.shown.ghosts, self.shown.ghost_leaders = {}, {}
        staging.note()
        unit = self.selected.removeprefix("hand:") if staging.laying_units else ""
        if unit and (not staging.left or staging.used(unit) >= board_tips.in_hand(self.shown.view, staging.seat, unit)):
            self._tell_selected("")
        self.close_tip()
        self.await_tip()
        self.work_out()
        self._follow()
        self.on_stage()

    def _follow(self) -> None:
        for told in self.followers:
            told()

    @property
    def changed(self) -> bool:
        """Whether something was laid out that can be taken back."""
        return self._shown is not None and self._shown.staging.changed

    def laid_on(self, place: str) -> str:
        """The unit that is laid out on a cell "0L2r1", "" for none."""
        unit, _ = self.shown.staging.units.get(f"cell:{place}", ("", False)) if self._shown is not None else ("", False)
        return unit

    def laid_leader(self, ref: str) -> str:
        """The leader that is laid under a tent just now, "" for none."""
        return self._shown.laid_leader(ref) if self._shown is not None else ""

    def laid_view(self) -> SeatView:
        """The view, with what is laid out counted on its lines."""
        return msgspec.structs.replace(self.shown.view, lines=self.shown.fronts)

    def laid_by(self, seat: int) -> int:
        """How many units a seat has laid out."""
        staging = self._stagings.get(seat)
        return len(staging.units) if staging is not None and self._shown is not None else 0

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
    def ref_at(self, pos: Pos) -> str:
        """The place under a point, a leader beside the camp, or of four seats a nation's standard, while nothing is to
        be put anywhere; "" for none."""
        shown, (x, y) = self.shown, self.origin()
        told = shown.space.seats == 4 and not (shown.selected or shown.lifted)
        standards = {f"seat:{seat.seat}": shown.space.standard(seat.seat)
                     for seat in shown.view.seats if told and seat.nation}  # fmt: skip
        for ref, rect in (*board_items.tray_places(shown).items(), *standards.items()):
            if rect.move(x, y).collidepoint(pos):
                return ref
        return super().ref_at(pos)

    def clickable(self, ref: str) -> bool:
        """What is offered, lies there to be sent, or can act."""
        shown = self.shown
        return super().clickable(ref) or ref in shown.staging.units or ref in shown.offers.sources()

    def lift(self, ref: str) -> bool:
        """A leader, a unit that can act or one that is laid out."""
        shown = self.shown
        leader = shown.staging.leader_at(ref)
        if ref.startswith("leader:") or leader in shown.staging.awaited:
            self.select(f"leader:{leader}" if leader else ref)
        elif ref in shown.offers.sources() or ref in shown.staging.units:
            self.select(ref if ref in shown.offers.sources() else f"hand:{shown.staging.units[ref][0]}")
        else:
            return False
        return True

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
        options = self.choices_at(ref)
        shown.swapping = False
        if options:
            self.take_options(options)

    def put_down(self, lifted: str, pos: Pos) -> None:
        """Chooses what is offered there; a laid out unit moves, anything else goes back to its place."""
        shown, ref, place = self.shown, self.drop_target(pos), self.ref_at(pos)
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
        """Besides: F lays the next unit face-down or face-up, Delete takes a staged unit back. Where all of a set-up is
        laid out by pointer, Enter is for confirming it, not for what the pointer happens to be on.
        """
        if self._shown is not None and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            if event.key == pygame.K_f:
                self.face_down = not self.face_down
                return True
            if event.key in BACK_KEYS and self._cursor in self._shown.staging.units:
                self.take_back(self._cursor)
                return True
        return not (self._by_pointer and self.laid_whole and self.chosen_by(event)) and super().on_key(event)

    @property
    def laid_whole(self) -> bool:
        """Whether a set-up is laid out and only to be confirmed."""
        if self._shown is None:
            return False
        staging = self._shown.staging
        return not staging.next_leader() if staging.laying_leaders else staging.laying_units and not staging.left

    def walked(self, ref: str, way: Pos) -> str:
        """At the edge the cursor stays while something acts: its target is looked for on the board."""
        return super().walked(ref, way) or (ref if self.selected else "")

    def turning(self) -> list[str]:
        """The places that glow."""
        return [ref for ref in self.shown.lit() if ref in self.shown.space.squares]

    def start_ref(self) -> str:
        """The first of them, else the upper left corner."""
        return next(iter(self.turning()), self.shown.space.refs[0, 0])

    def looked_at(self) -> str:
        """What acts."""
        return self.selected

    def walk_pieces(self, by: int) -> None:
        """The next or last of the own units that can act is taken up; no unit is the own one more than others, so
        0 leads to what acts."""
        shown = self.shown
        units = [ref for ref in shown.space.squares if ref in shown.pieces.units and ref in shown.offers.sources()]
        if not by:
            self.ui.set_focus(self, True)
            self.first(self._cursor or (self.selected if self.selected in shown.space.squares else ""))
        if not units or not by:
            return
        at = units.index(shown.selected) + by if shown.selected in units else (0 if by > 0 else -1)
        self.ui.set_focus(self, True)
        self.select(units[at % len(units)])
        self.first(units[at % len(units)])

    def first(self, ref: str = "") -> None:
        """The cursor goes to a place, else to the first one that glows."""
        self._cursor = ref
        (self.go(ref) if ref else self.turn(1))

    def spoken(self) -> str:
        """What is pointed at, and what choosing it does."""
        return spoken.board_words(self, self.choices_at(self.shown.pointed)) if self._shown is not None else ""
