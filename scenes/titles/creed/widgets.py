"""The widgets of Creed around the board, in the places of the common frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.creed.content import TILES
from scenes.kit import layout
from scenes.media.canvas import FULL
from scenes.titles.creed import places
from scenes.titles.creed.actions import ActionBoard
from scenes.titles.creed.board import Board
from scenes.titles.creed.hand import Hand
from scenes.titles.creed.inspector import Inspector
from scenes.titles.creed.nations import NationPanel
from scenes.titles.creed.situation import TRACKER, Situation
from scenes.titles.creed.top import Badge, Chips, Purse, RoundStrip
from scenes.titles.creed.tray import Tray
from scenes.titles.creed.words import arg
from scenes.widgets.base import Group
from scenes.worn import materials

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.core.ask import Option, Question
    from game.core.events import Event
    from game.titles.creed.view import SeatView
    from scenes.kit.table_host import Table
    from scenes.titles.creed.table import CreedTable

SPECIAL = "action:"
BEGUN = ("rotate_pick", "rumour_second", "reinforce_pick", "exchange_give", "place_tents")
"""R5.4, R8.3-R8.5, R8.8. Questions in the middle of an action that its seat has begun."""
MOST_NAMED = 3


class Widgets:
    """All of them for one table; made anew with every build of the scene."""

    def __init__(self, scene: Table, table: CreedTable) -> None:
        self.scene, self.table, self.words = scene, table, table.words
        self.question: Question | None = None
        self.options: Sequence[Option] = ()
        words, count = self.words, len(scene.match.seats)
        self.board = Board(
            scene, places.BOARD[count], on_choose=scene.choose, on_pick=scene.pick, on_select=self._selected,
            on_hover=self._hover, on_preview=self._preview, on_stage=self.staged, on_inspect=self._not_offered,
            why=lambda ref: words.why(ref)[0],
        )  # fmt: skip
        self.board.materials = materials(scene.match.seats)
        self.badge = Badge(scene, layout.BADGE, words)
        self.purse = Purse(scene, layout.TOP_LEFT.union(layout.PURSES), words)
        self.round = RoundStrip(scene, layout.PHASE, words)
        self.chips = Chips(scene, layout.STATES, words)
        self.nation_group = Group(scene, FULL, name="nations")
        self.nations: dict[int, NationPanel] = {}
        self.hand = Hand(scene, places.HAND[count], self.board, on_hover=self._hover)
        self.actions = ActionBoard(scene, places.ACTIONS[count], words, self._action, self._hover, self._team)
        self.tray = Tray(scene, places.ACTIONS[count], words, self.board, scene.answer)
        self.inspector = Inspector(scene, layout.INSPECTOR, words, scene.rules)
        self.situation: Situation | None = None
        self._home = -1

    def build_over(self) -> None:
        """The situation panel lies over everything else."""
        self.situation = Situation(self.scene, layout.SITUATION, self.words)

    def rehearsing(self) -> Iterator[None]:
        """Makes the pictures of what opens or comes later, a few ms a step."""
        from scenes.kit.rehearsing import rehearsing

        for panel in self.nations.values():
            yield from panel.rehearsing()
        yield from self.hand.rehearsing()
        nations = [public.nation for public in self.words.view.seats if public.nation]
        kinds = dict.fromkeys(row.kind for row in TILES.values())
        yield from self.inspector.rehearsing(f"creed/hand/{kind}_{nation}" for nation in nations for kind in kinds)
        if self.situation is not None:
            yield from rehearsing(self.situation)
        yield from self.board.rehearsing()

    def close_over(self) -> bool:
        """Closes the situation panel, lets go of what is selected or takes a pick back; False when there is nothing."""
        if self.situation is not None and self.situation.open:
            self.situation.close()
            return True
        return self.board.deselect() or self._take_back()

    def takes_back(self, question: Question) -> bool:
        """Whether Esc takes back the last pick of an action, or its beginning."""
        return question.text in BEGUN and self.scene.match.can_undo(question.seat)

    def _take_back(self) -> bool:
        scene = self.scene
        if scene.asked is None or not self.takes_back(scene.asked):
            return False
        scene.undo()
        return True

    # --- shown

    def show(self, view: SeatView) -> None:
        """Everything shows this view."""
        seat = self.words.acting()
        self._seat_nations(view)
        self.board.show(view)
        self.hand.show(view, seat)
        self.badge.show(view.seats[seat])
        self.purse.show(view.seats[seat])
        self.round.show(view)
        self.chips.show(view)
        self.actions.show(view, seat)
        for panel in self.nations.values():
            panel.show(view)
        self.inspector.show(view.reader)
        if self.situation is not None:
            self.situation.show(view)

    def _seat_nations(self, view: SeatView) -> None:
        """The panels stand beside the camps as the reader sees them."""
        home = places.home(view)
        if home == self._home:
            return
        self._home = home
        self.nation_group.clear()
        rects = places.SEATS[len(view.seats)]
        self.nations = {}
        for public in view.seats:
            rect = rects[places.place_of(view, public.seat)]
            self.nations[public.seat] = NationPanel(
                self.nation_group, rect, public.seat, self.words, self._nation, self._hover
            )

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """Board, hand, action board and tray light up what can be chosen."""
        self.question, self.options = question, options
        view = self.words.view
        seat = self.words.acting()
        self.hand.show(view, seat)
        self.purse.show(view.seats[seat])
        self.badge.show(view.seats[seat])
        self.actions.show(view, seat)
        self.board.offer(question, options)
        self.hand.offer(question, options)
        self.tray.offer(question, options)
        self.actions.visible = not self.tray.visible and not self.scene.only_bots
        if question is not None and question.text == "setup_units":
            self._count()
        if question is None:
            self.purse.preview(None)
        self._light()
        self._offer_team()

    def _light(self) -> None:
        refs = {ref for option in self.options for ref in option.refs if ref.startswith(SPECIAL)}
        self.actions.offer(refs, self.board.selected)

    def _offer_team(self) -> None:
        """The eighth place of the action board, and the panels that can be switched to."""
        team, t = self.scene.team, self.words.t
        key = self.scene.app.bindings.label("next_seat")
        open_seats = [question.seat for question in team.open()]
        asked = self.scene.asked
        for seat, panel in self.nations.items():
            panel.offer(asked is not None and seat in open_seats and seat != asked.seat)
        others = [seat for seat in open_seats if asked is not None and seat != asked.seat]
        if team.waiting_bots() and self.scene.viewer is not None:
            acts = self.scene.team.bots_act
            text = t("creed.ally.hold" if acts else "creed.ally.let")
            bot = self.words.public(team.waiting_bots()[0])
            self.actions.put_team(text, t("creed.ally.let.tip", key=key), f"creed/nation/{bot.nation}", acts)
        elif others:
            tip = t("creed.ally.switch.tip", key=key, name=self.words.name(others[0]))
            self.actions.put_team(t("creed.ally.switch"), tip, f"creed/nation/{self.words.public(others[0]).nation}",
                                  None)
        elif asked is not None or not self.words.mine(self.words.view.side):  # between own choices it stays
            self.actions.put_team(t("creed.tracker.short"), t("creed.tracker.tip", key=key), "creed/seen", None)

    def animate(self, event: Event, after: SeatView) -> int:
        """Starts what shows an event."""
        return self.board.animate(event, after)

    def finish(self) -> None:
        """Every animation at its end."""
        self.board.finish()

    def set_pace(self, speed: float, reduced: bool) -> None:
        """Speed of animations."""
        self.board.set_pace(speed, reduced)

    # --- from the table

    def point_at(self, ref: str) -> None:
        """A place on the board."""
        self.board.reveal_place(ref)

    def toggle_situation(self) -> None:
        """Opens or closes the situation panel (C6.3)."""
        if self.situation is not None:
            self.situation.toggle()

    def open_tracker(self) -> None:
        """The enemy tracker."""
        if self.situation is not None:
            self.situation.turn_to(TRACKER)
            self.situation.visible = True

    def key(self, action: str) -> bool:
        """Keys of the inspector, of the hand, of the face-down switch and of the team."""
        match action:
            case "hand_1" | "hand_2" | "hand_3":
                self.hand.press(int(action[-1]))
            case "inspector":
                self.inspector.toggle_pin()
            case "flip":
                self.board.face_down = not self.board.face_down
            case "next_seat":
                self._team()
            case "zoom_in" | "zoom_out":
                self.board.zoom(1 if action == "zoom_in" else -1, self._looked_at())
            case "own_piece":
                self.board.home()
            case "next_piece" | "last_piece":
                self._walk_pieces(1 if action == "next_piece" else -1)
            case _:
                return False
        return True

    def _looked_at(self) -> tuple[int, int] | None:
        """The middle of what is selected on the board, to zoom there."""
        place = self.board.rect_of(self.board.selected)
        return place.center if place is not None else None

    def pinch(self, pos: tuple[int, int], factor: float) -> None:
        """Two fingers zoom the board, unless something lies over it there."""
        if self.scene.ui.root.at(pos) is self.board:
            self.board.pinch(pos, factor)

    # --- from the widgets

    def _selected(self, ref: str) -> None:
        """Another thing acts: the prompt names it."""
        self._light()
        self.scene.tell_prompt()

    def staged(self) -> None:
        """A set-up was changed on the board."""
        self._count()
        self.scene.tell_prompt()

    def _count(self) -> None:
        if self.question is not None and self.question.text == "setup_units":
            placed = len(self.words.public(self.question.seat).units) + len(self.board.staged())
            self.tray.refresh(placed, placed + self.board.left)

    def _preview(self, option: Option | None) -> None:
        self.purse.preview(arg(option, "ap") if option is not None else None)

    def _hover(self, ref: str | None) -> None:
        self.inspector.look(ref)
        if ref is None:
            self.purse.preview(None)
            return
        costs = {arg(option, "ap") for option in self.options if ref in option.refs and ref.startswith(SPECIAL)}
        if len(costs) == 1:
            self.purse.preview(costs.pop())

    def _not_offered(self, ref: str) -> None:
        """A click on something that is not offered: a unit of the ally turns to its nation; else why not."""
        if ref in self.board.shown.pieces.units and self._switch(int(ref.partition(":")[2][0])):
            if ref in self.board.shown.offers.sources():
                self.board.select(ref)
            return
        self.inspector.look(ref)
        asked = self.scene.asked
        if asked is not None and any(ref in option.refs for option in self.options):
            self.scene.prompt.refuse(self._pick_first(ref), asked.rule)
        else:
            self.scene.refuse(ref)

    def _pick_first(self, ref: str) -> str:
        """A target was clicked while nothing acts on it: some of what could."""
        found = list(dict.fromkeys(option.refs[0] for option in self.options if ref in option.refs[1:]))
        names = ", ".join(map(self.words.thing, found[:MOST_NAMED]))
        more = " …" if len(found) > MOST_NAMED else ""
        return self.words.t("creed.board.first", what=names + more)

    def _nation(self, ref: str) -> None:
        """A click on a nation's panel: acts as it, else shows its page."""
        if not self._switch(int(ref.partition(":")[2])):
            self.inspector.inspect(ref)

    def _switch(self, seat: int) -> bool:
        asked = self.scene.asked
        return asked is not None and seat != asked.seat and self.scene.team.act_as(seat)

    def _team(self) -> None:
        """Lets the allied bot act or stops it; with an allied person turns to the other nation; else opens the tracker.
        """
        team = self.scene.team
        if team.waiting_bots():
            team.let_bots_act(not self.scene.team.bots_act)
            return
        asked = self.scene.asked
        seats = [question.seat for question in team.open()]
        if asked is not None and len(seats) > 1:
            team.act_as(seats[(seats.index(asked.seat) + 1) % len(seats)])
        else:
            self.open_tracker()

    def _walk_pieces(self, by: int) -> None:
        """The next or last of the own units that can act is taken up."""
        shown = self.board.shown
        units = [ref for ref in shown.plan.squares if ref in shown.pieces.units and ref in shown.offers.sources()]
        if not units:
            return
        at = units.index(shown.selected) + by if shown.selected in units else (0 if by > 0 else -1)
        self.scene.ui.set_focus(self.board, True)
        self.board.select(units[at % len(units)])
        self.board.first(units[at % len(units)])

    def _action(self, ref: str) -> None:
        """A click on a special action: acts with it, or answers at once where it has no target."""
        found = [option for option in self.options if ref in option.refs]
        if not found or len(found[0].refs) < 2:
            self.scene.choose(ref)
        elif self.board.selected == ref:
            self.board.deselect()
        else:
            self.board.select(ref)
            self.scene.ui.set_focus(self.board)
