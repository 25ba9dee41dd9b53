"""The board of Vermilion: shows a view, marks choices and what will come, takes pointer and keys (R14, section 10,
C6). It decides nothing: what can be chosen is what was offered, what will come is worked out by the rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Unpack

from game.core.callbacks import ignore
from game.titles.vermilion import forecast
from game.titles.vermilion.content import ENEMIES
from scenes.kit.board_layers import Sheet
from scenes.kit.board_view import BoardView, Listeners
from scenes.kit.cue import animation_of
from scenes.titles.vermilion import board_ground, board_items, spoken
from scenes.titles.vermilion.board_art import BoneArt
from scenes.titles.vermilion.board_fx import BoneCue
from scenes.titles.vermilion.board_items import BoneShown, Omen
from scenes.titles.vermilion.events import EVENTS
from scenes.titles.vermilion.pieces import standing
from scenes.titles.vermilion.preview import damage_now
from scenes.titles.vermilion.space import WIDEST, BoneSpace

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from game.core.ask import Option, Question
    from game.core.events import Event
    from game.titles.vermilion.view import SeatView
    from scenes.kit.animation import Animation
    from scenes.kit.board_layers import Item
    from scenes.kit.board_space import Space
    from scenes.kit.tip_content import TipContent
    from scenes.titles.vermilion.partners import WishMark
    from scenes.widgets.base import RectLike, WidgetParent

MAT = (18, 6, 8)
WALK, DEFEND = "move_step", "defend"
HARMFUL = ("target", "suppress", "reroll_foe", "arc", "points", "wall", "bone")
"""Verbs of options that hurt what they name: it is marked as a target."""


class Board(BoardView[BoneShown, BoneArt]):
    """See the module's text. `tip(ref)`: the words beside a place. A tile that takes several steps is walked to by
    steps (`route`), as far as the rules offer them. `widest`: the step of the tiles at most; `planned`: the plans of
    the enemies are shown; `acted`: the enemy that acts or has acted last.
    """

    widest = WIDEST
    planned = True

    def __init__(
        self, parent: WidgetParent, rect: RectLike, *, tip: Callable[[str], TipContent] | None = None,
        **listeners: Unpack[Listeners],
    ) -> None:  # fmt: skip
        self.tip_of = tip
        self.options: Sequence[Option] = ()
        self.question: Question | None = None
        self.ways: forecast.Ways | None = None
        self.route: list[str] = []
        self.acted = 0
        self.wishes: tuple[WishMark, ...] = ()
        self._map: object = None
        self.tell_acted: Callable[[int], None] = ignore
        """Who else tells of plans is told which enemies have acted."""
        self.takes_aim: Callable[[str], bool] | None = None
        """What a bot is asked for takes the click on a thing that it may aim at."""
        super().__init__(parent, rect, clip=True, **listeners)

    # ---------------------------------------------------------------- what is shown
    def show(self, view: SeatView) -> None:
        """Displays a view; only what differs from the last one is drawn anew."""
        before = self._shown.view if self._shown is not None else None
        key = (view.width, view.height, view.quest)
        if not view.width:
            return
        if before is None or key != self._map:
            self._map = key
            self.begin(BoneShown(BoneSpace(view, self.rect, self.widest), view))
        elif before.reader != view.reader:
            self.reset()
        shown = self.shown
        shown.view, shown.planned, shown.wishes = view, self.planned, self.wishes
        if view.phase != "enemy":
            self.acted = 0
        coming = frozenset(one.unit for one in view.foes if forecast.is_to_come(view, one, self.acted))
        shown.pieces = standing(view, coming)
        shown.hidden.clear()
        self.tell_acted(self.acted)
        shown.plans = forecast.plans(view, self.acted) if self.planned and coming else ()
        shown.danger = forecast.threatened(view, shown.plans) if shown.plans else {}
        shown.wagon = self._rolls(view)
        self._offer_again()

    def wish(self, wishes: tuple[WishMark, ...]) -> None:
        """What people ask is marked where it is about."""
        if wishes != self.wishes:
            self.wishes = wishes
            if self._shown is not None:
                self.shown.wishes = wishes
                self.refresh()

    def _rolls(self, view: SeatView) -> tuple[str, ...]:
        if not self.planned or view.wagon is None or view.phase != "player":
            return ()
        return view.wagon[0], *forecast.wagon_way(view)

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """Marks what can be chosen; an empty list takes all marks away."""
        self.options, self.question = options, question
        if question is not None and question.text != WALK:  # nothing is asked while a step is shown
            self.route = []
        if self._shown is not None:
            self._attacked(question)
            self._offer_again()

    def _attacked(self, question: Question | None) -> None:
        """R7.2. Who hits whom is told by the question; the plans of those before are over."""
        self.shown.blow = "", ""
        if question is not None and question.text == DEFEND and question.subject():
            number = int(question.subject()[0])
            self.shown.blow = f"f{number}", f"c{question.seat}"
            if number != self.acted:
                self.acted = number
                self.show(self.shown.view)

    def _offer_again(self) -> None:
        shown, question = self.shown, self.question
        shown.marks, shown.costs, self.ways = {}, {}, None
        for option in self.options:
            mark = "target" if option.verb in HARMFUL else "legal"
            for ref in option.refs:
                place = shown.tile_of(ref)
                if place:
                    shown.marks[place] = mark
        if question is not None and question.text == WALK:
            self._walkable(question)
        shown.hurts = self._hurts()
        self.work_out()

    def _hurts(self) -> dict[str, tuple[int, int]]:
        """R7.3. What the attack that is settled takes from each target, and how many HP that has."""
        view, question = self.shown.view, self.question
        if question is None or question.text != "choose_target" or view.action is None or view.action.kind != "attack":
            return {}
        units = sorted({ref for option in self.options for ref in option.refs if ref.startswith("unit:f")})
        return {unit: damage_now(view, view.action.seat, unit.removeprefix("unit:")) for unit in units}

    def _walkable(self, question: Question) -> None:
        """R14.7. All tiles that the points reach, with what they cost."""
        shown, subject = self.shown, question.subject()
        points, density = (*subject[:2], 0, 0)[:2]
        if not points:
            return
        ways = self.ways = forecast.ways(shown.view, question.seat, int(points), bool(density))
        for tile, cost in ways.cost.items():
            shown.marks.setdefault(f"tile:{tile}", "legal")
            shown.costs[f"tile:{tile}"] = cost

    def work_out(self) -> None:
        """The way to what is pointed at, the line to it, where a push would lead."""
        shown = self.shown
        shown.path, shown.sight, shown.shove, shown.omens = (), None, ((), ()), ()
        tile = shown.tile_of(shown.pointed).removeprefix("tile:")
        if tile and self.planned:
            if self.ways is not None and tile in self.ways.cost:
                shown.path = self.ways.to(tile)
            self._look_along(tile)
            shown.omens = self._omens(shown.unit_on(tile).removeprefix("unit:"))
        self.refresh()

    def _omens(self, unit: str) -> tuple[Omen, ...]:
        """R4.2. What the next roll of an enemy may lead to, the likeliest last; while its plan is fixed: none."""
        view = self.shown.view
        foe = next((one for one in view.foes if one.unit == unit), None)
        if foe is None or self.shown.hurts or view.phase != "player" or forecast.is_to_come(view, foe, self.acted):
            return ()
        found = [Omen(zone.zone, round(100 * foe.odds[number] / foe.ways), forecast.plan_with(view, foe, number))
                 for number, zone in enumerate(ENEMIES[foe.kind].zones) if foe.odds[number]]  # fmt: skip
        return tuple(sorted(found, key=lambda omen: omen.percent))

    def _look_along(self, tile: str) -> None:
        """The line of sight from the reader's character, and the push of its attack."""
        shown, view = self.shown, self.shown.view
        own = next((one for one in view.seats if one.seat == view.reader and one.at), None)
        unit = shown.unit_on(tile)
        if own is None or own.at == tile or not own.worn:
            return
        aimed = self.question is not None and self.question.text == "choose_target" and f"tile:{tile}" in shown.marks
        if unit.startswith("unit:f") or aimed:
            start = shown.path[-1] if shown.path else own.at
            printed = forecast.weapon_range(view, own.seat)
            shown.sight = start, tile, forecast.line(view, f"c{own.seat}", tile, printed)
        action = view.action
        if action is not None and action.kind == "attack" and action.seat == own.seat and unit.startswith("unit:f"):
            gives = dict(action.gives)
            if gives.get("push") or gives.get("pull"):
                way, broken = forecast.pushed(view, own.seat, unit.removeprefix("unit:"), gives)
                shown.shove = (tile, *way), broken

    def art_of(self, size: int) -> BoneArt:
        """The pictures of a zoom step."""
        return BoneArt(self.media, size)

    def sheet_of(self, space: Space) -> Sheet:
        """The table is seen beside the board."""
        return Sheet(space, space.rect, mat=MAT, clear=True)

    def ground_key(self, shown: BoneShown) -> object:
        """Walls break, dice are planted, the tree is tapped."""
        return board_ground.lies(shown.view)

    def ground(self, art: BoneArt, shown: BoneShown) -> Iterable[Item]:
        """Muscle, bone, walls."""
        return board_ground.ground(art, shown.view)

    def compose(self, art: BoneArt, shown: BoneShown) -> Iterable[Item]:
        """Marks, plans, units."""
        return board_items.compose(art, shown)

    def animation_of(self, event: Event, after: SeatView) -> Animation | None:
        """As the rows of events say."""
        return animation_of(EVENTS, BoneCue(self, event, after))

    def animate(self, event: Event, after: SeatView) -> int:
        """An enemy that acts has no plan any more."""
        if event.kind == "acts":
            self.acted = int(str(event.data.get("unit", "f0"))[1:])
        return super().animate(event, after) if after.width else 0

    # ---------------------------------------------------------------- pointing and choosing
    def lies_on(self, ref: str) -> str:
        """A unit stands on its tile."""
        return self.shown.tile_of(ref) or ref

    def ref_at(self, pos: tuple[int, int]) -> str:
        """The unit on a tile stands for it."""
        ref = super().ref_at(pos)
        return self.shown.unit_on(ref) or ref if ref else ""

    def _refs(self, ref: str) -> tuple[str, ...]:
        """A tile and who stands on it."""
        tile = self.shown.tile_of(ref)
        return tuple(one for one in (self.shown.unit_on(tile), tile) if one) or (ref,)

    def choices_at(self, ref: str) -> Sequence[Option]:
        """What a click on a place chooses now."""
        refs = self._refs(ref)
        return [option for option in self.options if set(option.refs) & set(refs)] if ref else []

    def clickable(self, ref: str) -> bool:
        """A tile can be chosen, or walked to."""
        return bool(self.choices_at(ref)) or self._way_to(ref) != ()

    def _way_to(self, ref: str) -> tuple[str, ...]:
        tile = self.shown.tile_of(ref).removeprefix("tile:")
        return self.ways.to(tile) if self.ways is not None and tile in self.ways.cost else ()

    def take(self, ref: str) -> None:
        """Chooses what is offered there, walks to it, else inspects it."""
        found = self.choices_at(ref)
        way = self._way_to(ref)
        if self.takes_aim and ref and any(self.takes_aim(one) for one in self._refs(ref)):
            return
        if len(found) == 1:
            self.on_choose(found[0].key)
        elif found:
            self.on_choose(next(one for one in self._refs(ref) if any(one in option.refs for option in found)))
        elif way:
            first, *rest = (f"step:{tile}" for tile in way)
            self.route = rest
            self.on_choose(first)
        elif ref:
            self.on_inspect(ref)

    def next_step(self, options: Sequence[Option]) -> str:
        """The next step of the way that was chosen, "" where it has ended or leads nowhere any more."""
        if self.route and any(option.key == self.route[0] for option in options):
            return self.route.pop(0)
        self.route = []
        return ""

    def deselect(self) -> bool:
        """Stops a walk."""
        walked, self.route = bool(self.route), []
        return walked

    def own_pieces(self) -> list[str]:
        """The reader's character, then the others, then the enemies in the order in which they act."""
        reader = self.shown.view.reader
        refs = list(self.shown.pieces)
        order = [f"unit:c{reader}", *sorted(ref for ref in refs if ref.startswith("unit:c"))]
        order += sorted((ref for ref in refs if ref.startswith("unit:f")), key=lambda ref: int(ref[6:]))
        return [ref for ref in dict.fromkeys(order) if ref in self.shown.pieces]

    def start_ref(self) -> str:
        """The own character, else the first tile."""
        own = self.own_pieces()
        return own[0] if own else next(iter(self.shown.space.squares))

    def turning(self) -> list[str]:
        """What can be chosen."""
        return sorted(self.shown.marks)

    def walked(self, ref: str, way: tuple[int, int]) -> str:
        """From tile to tile; who stands there stands for it."""
        tile = super().walked(ref, way)
        return self.shown.unit_on(tile) or tile

    def walk_pieces(self, by: int) -> None:
        """The keyboard goes to the own character, or `by` units on."""
        refs = self.own_pieces()
        if refs:
            self.ui.set_focus(self, True)
            at = refs.index(self.shown.pointed) + by if by and self.shown.pointed in refs else 0
            self.go(refs[at % len(refs)])

    def point_at(self, ref: str) -> None:
        """A thing of the log is brought into sight and marked."""
        if self._shown is not None and self.shown.tile_of(ref):
            self.bring(ref)
            self.leave_trail(ref)

    def look(self, ref: str | None) -> None:
        """What is pointed at elsewhere, in the strip of enemies or the party, is lit here."""
        if self._shown is None or self.hovered:
            return
        pointed = ref if ref and self.shown.tile_of(ref) else ""
        if pointed != self.shown.pointed and not self.focused:
            self.shown.pointed = pointed
            self.work_out()

    def spoken(self) -> str:
        """What the cursor is on (C12.9)."""
        return spoken.board_words(self) if self._shown is not None else ""

    def words_at(self, ref: str) -> TipContent | None:
        """Those of the table."""
        return self.tip_of(ref) if self.tip_of is not None and ref else None
