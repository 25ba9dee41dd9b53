"""Creed at the table: its widgets in their places, and what the table asks of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from game.titles.creed.content import TENT_PRESETS, TILES, UNIT_PRESETS
from game.titles.creed.geometry import side_of
from scenes.kit import layout
from scenes.kit.cosmetics import materials
from scenes.kit.face import Face
from scenes.kit.spot import Calls
from scenes.kit.table_question import confirmation
from scenes.kit.title_table import TitleTable
from scenes.titles.creed import table_layout
from scenes.titles.creed.actions import ActionBoard
from scenes.titles.creed.answer_tray import AnswerTray, in_tray
from scenes.titles.creed.board import Board
from scenes.titles.creed.events import BEFALLS, EVENTS
from scenes.titles.creed.hand import CreedHand
from scenes.titles.creed.inspector import UnitInspector
from scenes.titles.creed.lines_panel import LinesPanel
from scenes.titles.creed.log_lines import told
from scenes.titles.creed.nations import Nations
from scenes.titles.creed.offers import cost
from scenes.titles.creed.situation import TRACKER, Situation
from scenes.titles.creed.top_bar import Chips, NationBadge, Purse, RoundStrip
from scenes.titles.creed.view_steps import step
from scenes.titles.creed.words import LEFTOVER, SPECIAL_ACTION, Words, leaderless, leaderless_allies

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import pygame

    from game.core.ask import Option, Question
    from game.core.events import Event
    from game.titles.creed.view import SeatView
    from scenes.kit.log_line import Told
    from scenes.kit.part import Part
    from scenes.kit.table_host import TableHost

WARN_AT = 2
SETUP = ("setup_tents", "setup_commander", "setup_units")
BEGUN = ("rotate_pick", "rumour_second", "reinforce_pick", "exchange_give", "place_tents")
"""R5.4, R8.3-R8.5, R8.8. Questions in the middle of an action that its seat has begun."""
MOST_NAMED = 3


class CreedTable(TitleTable):
    """A table of Creed."""

    events = EVENTS
    leaves = ("close", "done", "end_turn")
    hand_gives_way = True

    def __init__(self, table: TableHost) -> None:
        self.words = Words(table.media, table)
        super().__init__(table, self.words)
        self.options: Sequence[Option] = ()
        self._acting: Sequence[Part] = ()  # those that show the seat that acts
        self._quiet = -1  # quiet rounds in a row in the view before
        self._fallen: tuple[int, list[int]] = (-1, [])  # the reader's allies without leaders in the view before
        self._ruins: tuple[frozenset[str], dict[str, str]] = (frozenset(), {})
        self._plans: dict[int, tuple[str, list[str]]] = {}

    def build(self) -> None:
        """Board, bars, hand, action board and tray; the situation panel comes over the frame."""
        table, words, count = self.table, self.words, len(self.table.match.seats)
        self.notice_places = table_layout.NOTICES[count]
        self.board = Board(
            table, table_layout.BOARD[count], on_choose=table.choose, on_pick=table.pick, on_hover=self.look,
            on_select=lambda _ref: table.tell_prompt(), on_preview=self._preview, on_stage=self._staged,
            on_inspect=lambda ref: (self._nation if ref.startswith("seat:") else self._not_offered)(ref),
            why=words.reason, on_cost=self._preview_cost,
        )  # fmt: skip
        self.board.materials = materials(table.match.seats)
        words.laid, words.laid_by, words.laid_view = self.board.laid_on, self._laid_by, self._laid_view
        words.laid_leader, words.selected = self.board.laid_leader, lambda: self.board.selected
        badge = NationBadge(table, layout.BADGE, words)
        self.purse = Purse(table, layout.TOP_LEFT.union(layout.PURSES), words)
        rounds, chips = RoundStrip(table, layout.PHASE, words), Chips(table, layout.STATES, words)
        calls = Calls(self._nation, self.look, self._nation, lambda: table.match.seats)
        self.nations = nations = Nations(table, words, calls)
        nations.laid = self._laid_by
        self.board.followers.append(nations.follow)
        self.hand = CreedHand(table, table_layout.HAND[count], self.board, words.acting, self.look, self._read)
        lines = LinesPanel(table, table_layout.HAND[count], words)
        told = Calls(hover=self.look, told=self._read)
        self.actions = ActionBoard(table, table_layout.ACTIONS[count], words, self.board, told, self._turn_team)
        tray = Calls(table.answer, self.look, told=self._read)
        self.tray = AnswerTray(table, table_layout.ACTIONS[count], words, self.board, tray, self._place_rest)
        self.inspector = UnitInspector(table, layout.INSPECTOR, words, on_rules=table.rules)
        self.parts = [
            self.board, badge, self.purse, rounds, chips, nations, self.hand, lines, self.actions, self.tray,
            self.inspector,
        ]  # fmt: skip
        self._acting = (badge, self.purse, self.hand, self.actions)

    def build_over(self) -> None:
        """The situation panel."""
        place = table_layout.SITUATION[len(self.table.match.seats)]
        self.situation = Situation(self.table, place, self.words, self.board.art_at)
        self.parts.append(self.situation)

    def controls(self) -> pygame.Rect:
        """In the place of the action board."""
        return table_layout.CONTROLS[len(self.table.match.seats)]

    def seated(self, view: SeatView, seat: int) -> SeatView:
        """The own camp lies in its place, and lines and camps are told as the own side knows them."""
        return replace(view, reader=seat)

    def lookers(self) -> pygame.Rect:
        """In the same place; a record has more of them."""
        return table_layout.STEPS[len(self.table.match.seats)] if self.table.steps_back else self.controls()

    def backdrop(self) -> str:
        """The play table."""
        return "creed/backdrops/table"

    def sign(self, seat: int) -> str:
        """The nation's badge; the seat's emblem while it has none."""
        nation = self.words.public(seat).nation
        return f"creed/nation/{nation}" if nation else f"seat/{seat}"

    # --- what is shown

    def turn(self, view: SeatView) -> int:
        """The round and the side."""
        return view.round * 2 + view.side

    def own_turn(self, view: SeatView) -> bool | None:
        """Until each of the side whom somebody here plays has ended its part: then an ally's bot acts."""
        viewer, here = self.table.viewer, (self.table.viewer, *self.table.match.persons)
        acts = any(seat.side == view.side and seat.seat in here and not seat.ended for seat in view.seats)
        return acts and viewer is not None and side_of(viewer) == view.side

    def show(self, view: SeatView) -> None:
        """R10.2, R10.3. Tells a player that an ally's last leader is gone, and warns after a second quiet round."""
        if self.parts:
            self.board.fallen = self._fell(view)
        super().show(view)
        if not self.parts:
            return
        fallen, self._fallen = self._fallen, (view.reader, leaderless_allies(view))
        news = bool(self.table.match.persons) and not self.table.catching_up  # what is shown again is none
        if news and view.outcome is None and fallen[0] == view.reader and not leaderless(view, view.reader):
            for ally in set(self._fallen[1]) - set(fallen[1]):
                self.table.toast(self.words.t("creed.leaderless.ally", name=self.words.name(ally)), "bad")
        before, self._quiet = self._quiet, view.quiet
        if news and 0 <= before < view.quiet and WARN_AT <= view.quiet < view.quiet_limit:
            left = view.quiet_limit - view.quiet
            self.table.toast(self.words.t("creed.quiet.warn", n=view.quiet, left=left), "bad")

    def _fell(self, view: SeatView) -> dict[str, str]:
        """R7.7. Which leaders fell with the tents that are ruins: looked up again once there are others."""
        ruins = frozenset(tent.tent for seat in view.seats for tent in seat.tents if tent.ruin)
        if ruins != self._ruins[0]:
            found = {f"tent:{tent}": kind for tent, kind in self.words.all_fallen().items() if tent in ruins}
            self._ruins = ruins, found
        return self._ruins[1]

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """Another seat of the side may act now."""
        self.options = options
        if question is not None:
            self.words.told = -1
        for part in self._acting:
            part.show(self.words.view)
        super().offer(question, options)
        if in_tray(question) and self.inspector.ref.startswith(SPECIAL_ACTION):
            self.inspector.look_up()  # the action board lies under the tray

    def needs(self, event: Event, after: SeatView) -> tuple[str, ...]:
        """The tiles of the units that the event names, of every nation."""
        units = f"{event.data.get('unit', '')} {event.data.get('units', '')}".split()
        nations = [seat.nation for seat in after.seats if seat.nation]
        return tuple(f"creed/unit/{TILES[unit].kind}_{nation}" for unit in units if unit in TILES for nation in nations)

    def ends_itself(self, events: Sequence[Event]) -> int | None:
        """R4.4. A part that ends because nothing else is legal."""
        log = self.table.match.session.log
        if not log or log[-1].key == "end_turn":
            return None
        return next((i for i, event in enumerate(events) if event.kind == "part_ended" and self.own(event)), None)

    def step(self, shown: SeatView, event: Event, after: SeatView) -> SeatView:
        """The view between two choices."""
        return step(shown, event, after)

    def spared(self) -> list[pygame.Rect]:
        """The hand, too, while nothing lies over the table."""
        return [*super().spared(), *([] if self.situation.visible else [self.hand.rect])]

    def pieces(self) -> list[pygame.Rect]:
        """Units and tents, the names of the lines at the board's edge, and the special actions below it."""
        shown = self.board.shown
        tents = [f"tent:{tent.tent}" for seat in shown.view.seats for tent in seat.tents]
        places = map(self.board.place_of, [*shown.pieces.units, *tents])
        actions = [self.actions.rect] if self.actions.visible else []
        return [*(place for place in places if place is not None), *self.board.margins(), *actions]

    def prompt(self, question: Question) -> tuple[str, str]:
        """What is asked, and that Esc takes a pick back."""
        left = self.board.left if question.text == "setup_units" else 0
        words, hint = self.words.prompt(question, self.board.selected, left)
        if question.text == "setup_tents":
            words, hint = self._camp_prompt(words, hint)
        elif question.text == "team_turn" and self.board.swapping:
            words, hint = self.words.t("creed.ask.team_turn.swap", what=self.words.thing(self.board.selected)), ""
        elif question.text == "team_turn" and self.board.face_down and self.board.selected.startswith("hand:"):
            hint = self.words.t("creed.ask.facedown")
        elif question.text == "team_turn" and self.board.selected.startswith("cell:") and self.board.ui.keyboard:
            hint = self.words.t("creed.ask.orders")
        if self._takes_back(question):
            back = self.words.t("creed.ask.back", key=self.table.media.bindings.label("back"))
            hint = f"{hint} · {back}" if hint else back
        return words, hint

    def _camp_prompt(self, words: str, hint: str) -> tuple[str, str]:
        """R2.5. Which leader is still to be hidden, once one is."""
        leaders = self.board.leaders()
        left = [kind for kind in ("king", "commander") if not leaders.get(kind)]
        if len(left) > 1:
            return words, hint
        return self.words.t(f"creed.ask.setup_tents.{left[0] if left else 'full'}"), ""

    def face(self, question: Question, option: Option) -> Face:
        """An option as a button; in a set-up the one that confirms it."""
        if question.text in SETUP and option.key != "random":
            return Face(self.words.t("creed.tray.confirm"), icon="ui/check")
        return super().face(question, option)

    def when(self, view: SeatView) -> str:
        """The round, or that the camps are being set up."""
        return super().when(view) if view.round else self.words.t("creed.top.setup")

    def news(self, event: Event) -> str:
        """Where nothing moves (C6.5): an own attack or rumour that a unit withstood, a leader of the reader's side that
        is gone. Else the caption of what happens tells it."""
        moves = self.table.media.motion and self.table.media.settings.animation_speed != "off"
        if self.table.viewer is None or self.table.only_bots or moves:
            return ""
        own = super().own(event)
        withstood = not own and (event.kind == "stood_firm" or (event.kind == "hit" and not event.data.get("removed")))
        return told(event, self.words).text if withstood or (own and event.kind == "leader_removed") else ""

    def own(self, event: Event) -> bool:
        """What befalls a unit or a leader is told whoever has done it, and what an ally does whom nobody here plays."""
        seat, here = event.data.get("seat"), (self.table.viewer, *self.table.match.persons)
        return event.kind not in BEFALLS and seat in here and super().own(event)

    def hurts(self, event: Event, whom: int | None = None) -> bool:
        """R10.1. An ally's loss is one of the own side; a unit that withstands is none."""
        lost, seat = event.data.get(self.look_of(event).hurts), self.table.viewer if whom is None else whom
        own = isinstance(lost, int) and seat is not None and side_of(lost) == side_of(seat)
        return own and (event.kind != "hit" or bool(event.data.get("removed")))

    def told(self, event: Event) -> Told | None:
        """An event in words."""
        return told(event, self.words)

    # --- options

    def primary(self, options: Sequence[Option]) -> str:
        """Ending what is being done; in a set-up confirming what is laid out."""
        asked = self.table.asked
        if asked is not None and asked.text in SETUP:
            return self._arranged(asked, {option.key for option in options})
        return super().primary(options)

    def _arranged(self, question: Question, keys: set[str]) -> str:
        """The first answer of a set-up that is laid out whole, "" while it is not; the others are planned."""
        seat = question.seat
        wanted = self._unit_keys(keys) if question.text == "setup_units" else self._leader_keys(question, keys)
        if not wanted or wanted[0] not in keys:
            self._plans.pop(seat, None)
            return ""
        self._plans[seat] = (wanted[0], wanted[1:])
        return wanted[0]

    def _leader_keys(self, question: Question, keys: set[str]) -> list[str]:
        leaders = self.board.leaders()
        king, commander = leaders.get("king", ""), leaders.get("commander", "")
        if not commander or (question.text == "setup_tents" and not king):
            return []
        if question.text == "setup_commander":
            return [f"commander_at:{commander}"]
        for name, row in TENT_PRESETS.items():
            if (row.king, row.commander) == (king, commander) and name in keys:
                return [name]
        return [f"king_at:{king}", f"commander_at:{commander}"]

    def _unit_keys(self, keys: set[str]) -> list[str]:
        staged = self.board.staged()
        if self.board.left or not staged:
            return []
        for name, row in UNIT_PRESETS.items():
            if name in keys and sorted(f"place:{unit}" for unit in row.units) == sorted(staged):
                return [name]
        return staged

    def planned(self, question: Question) -> str:
        """The next answer of a set-up that was confirmed as a whole."""
        after, rest = self._plans.get(question.seat, ("", []))
        last = next((entry.key for entry in reversed(self.table.match.session.log) if entry.seat == question.seat), "")
        if not rest or last != after or question.text not in SETUP:
            return ""
        self._plans[question.seat] = (rest[0], rest[1:])
        return rest[0]

    def _place_rest(self) -> None:
        """The set-up ends with it: that is asked before."""
        t = self.words.t
        words = t("creed.tray.auto"), t("creed.tray.auto.ask"), t("creed.tray.auto.do")
        self.table.open_over(lambda client: confirmation(client, *words, self._rest_placed))

    def _rest_placed(self) -> None:
        """What was laid out by hand stays: it goes first, and the rest by itself after it."""
        asked, wanted = self.table.asked, [*self.board.staged(), "auto_rest"]
        if asked is not None:
            self.table.answer(wanted[0])
            self._plans[asked.seat] = (wanted[0], wanted[1:])  # last: a set-up that is not whole drops its plan

    def laid_out(self) -> bool:
        """Units on cells, leaders under tents."""
        return self.table.asked is not None and self.board.changed

    def take_back(self) -> bool:
        """The last of them."""
        return self.laid_out() and self.board.take_back_last()

    def among(self, options: Sequence[Option]) -> tuple[str, str]:
        """Which unit or action it is about."""
        return self.words.among(options)

    def in_sight(self, options: Sequence[Option]) -> list[pygame.Rect]:
        """The fields that face each other on the line of a unit."""
        cell = next((ref for ref in options[0].refs[::-1] if ref.startswith("cell:")), "") if options else ""
        line = self.board.shown.space.line_of(cell) if cell else None
        refs = (*line.own, *line.enemy) if line is not None else ()
        return [place for ref in refs if (place := self.board.place_of(ref)) is not None]

    def undone(self, question: Question, key: str) -> str:
        """More AP are left than can be carried over (R4.5)."""
        public = self.words.public(question.seat)
        left = public.own + public.white
        if key != "end_turn" or left <= LEFTOVER:
            return ""
        words = self.words.t("creed.ask.undone", ap=left)
        return f"{words}\n\n{self.ending(question, key)}" if self.words.ally() else words

    def ending(self, question: Question, key: str) -> str:
        """R4.1, R4.4. Ending the part is final, and an ally that has not ended its own goes on."""
        if key != "end_turn":
            return ""
        seat, words = question.seat, self.words
        allies = [other.seat for other in words.view.seats if words.mine(other.seat) and other.seat != seat]
        if not allies:
            return words.t("creed.ask.ending")
        left = [words.name(ally) for ally in allies if not words.public(ally).ended]
        return words.t("creed.ask.ending.ally" if left else "creed.ask.ending.last", name=left[0] if left else "")

    def waiting(self, seat: int) -> str:
        """Who acts, as the panels show it too."""
        if seat != self.words.told:
            self.words.told = seat
            self.nations.follow()
        return super().waiting(seat)

    def waiting_hint(self, seat: int) -> str:
        """R4.1. Of the ally that acts: whether it can be stopped, or the own part has ended."""
        words, team = self.words, self.table.team
        if words.view.phase != "play" or words.view.reader < 0:
            return ""
        if not words.mine(seat):
            return words.t("creed.ask.meanwhile")
        if not team.bots_act:
            return words.t("creed.ask.meanwhile.ended")
        return words.t("creed.ask.meanwhile.hold", what=words.t("creed.ally.hold"),
                       key=self.table.media.bindings.label("next_seat"))  # fmt: skip

    # --- from keys and clicks

    def menu_items(self) -> list[tuple[str, str, Callable[[], None]]]:
        """The enemy tracker."""
        return [("tracker", "creed/seen", self._open_tracker)]

    def _open_tracker(self) -> None:
        self.situation.open(TRACKER)

    def close_over(self) -> bool:
        """Closes the situation panel, lets go of what is selected or takes a pick back."""
        return super().close_over() or self.board.deselect() or self._take_back()

    def _takes_back(self, question: Question) -> bool:
        """Whether Esc takes back the last pick of an action, or its beginning."""
        return question.text in BEGUN and self.table.match.can_undo(question.seat)

    def _take_back(self) -> bool:
        if self.table.asked is None or not self._takes_back(self.table.asked):
            return False
        self.table.undo()
        return True

    def key(self, action: str) -> bool:
        """Keys of the face-down switch, the tracker and the team."""
        match action:
            case "flip":
                self.board.face_down = not self.board.face_down
            case "tracker":
                self._open_tracker()
            case "choose" if self.board.laid_whole:
                self.table.press_primary()
            case "next_seat" if self.words.ally():
                self._turn_team()
            case _:
                return super().key(action)
        return True

    def _read(self, ref: str) -> bool:
        """Whether the inspector tells of what the pointer is on."""
        return not self.inspector.pinned and self.words.page(ref) is not None

    def _staged(self) -> None:
        """Prompt and inspector tell of what is laid out now."""
        self.table.tell_prompt()
        self.inspector.show(self.words.view)

    def _laid_view(self) -> SeatView:
        """The view as words tell it, with what is laid out on its lines."""
        view = self.words.view
        return self.board.laid_view() if self.board.staged() and view.phase == "units" else view

    def _laid_by(self, seat: int) -> int:
        return self.board.laid_by(seat) if self.words.mine(seat) else 0

    def _preview(self, option: Option | None) -> None:
        self._preview_cost(None)
        self.words.preview = option
        self.inspector.show(self.words.view)
        pointed = self.board.shown.pointed or None  # after a choice the pointer still rests there
        self.inspector.look(option.refs[-1] if option is not None and option.refs else pointed)

    def _preview_cost(self, ap: int | None) -> None:
        """An order that is pointed at would cost something; where none is, what a click on the board would choose."""
        chosen = cost(self.table.asked, self.board.preview)
        self.purse.preview(ap if ap is not None else chosen if chosen >= 0 else None)

    def _not_offered(self, ref: str) -> None:
        """A click on something that is not offered: a unit of the ally turns to its nation; else why not."""
        shown, asked = self.board.shown, self.table.asked
        if ref in shown.pieces.units and self._switch(int(ref.partition(":")[2][0])):
            if ref in shown.offers.sources():
                self.board.select(ref)
            return
        self.inspector.look(ref)
        if asked is not None and shown.staging.laying_leaders and not ref.startswith(f"tent:{asked.seat}"):
            self.table.prompt.refuse(self.words.t("creed.ask.setup_tents.elsewhere"), asked.rule)
        elif asked is not None and shown.staging.laying_leaders and all(self.board.leaders().values()):
            self.table.prompt.refuse(self.words.t("creed.ask.setup_tents.laid"), asked.rule)
        elif asked is not None and any(ref in option.refs for option in self.options):
            self.table.prompt.refuse(self._pick_first(ref), asked.rule)
        else:
            self.table.refuse(ref)

    def _pick_first(self, ref: str) -> str:
        """A target was clicked while nothing acts on it: some of what could; in a set-up it is any unit."""
        if self.table.asked is not None and self.table.asked.text == "setup_units":
            return self.words.t("creed.board.first.unit")
        found = list(dict.fromkeys(option.refs[0] for option in self.options if ref in option.refs[1:]))
        names = ", ".join(map(self.words.thing, found[:MOST_NAMED]))
        more = " …" if len(found) > MOST_NAMED else ""
        return self.words.t("creed.board.first", what=names + more)

    def _nation(self, ref: str) -> None:
        """A click on a nation's panel: acts as it, else shows its page."""
        if not self._switch(int(ref.partition(":")[2])):
            self.inspector.inspect(ref)

    def _switch(self, seat: int) -> bool:
        asked = self.table.asked
        return asked is not None and seat != asked.seat and self.table.team.act_as(seat)

    def _turn_team(self) -> None:
        """Lets the allied bot act or stops it, turns to an allied person's nation, else opens the tracker."""
        team, asked = self.table.team, self.table.asked
        if not self.words.ally():
            self._open_tracker()
        elif team.waiting_bots():
            team.let_bots_act(not team.bots_act)
        elif asked is not None:
            seats = [question.seat for question in team.open()]
            team.act_as(seats[(seats.index(asked.seat) + 1) % len(seats)])


TABLE = CreedTable
