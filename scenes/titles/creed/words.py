"""The words of Creed: names of units, places and nations, prompts, options, refusals (C6.2, C6.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.titles.creed.content import ACTIONS, TILES, UNITS
from game.titles.creed.forecast import REMOVED, FieldForecast, forecast, front_of
from game.titles.creed.geometry import seats_of
from game.titles.creed.next_attack import attacks_now, next_attacks, threats
from game.titles.creed.specials import MOST_TAKEN_BACK
from scenes.kit.face import Face
from scenes.kit.page import PageRow
from scenes.kit.words import TitleWords, arguments
from scenes.titles.creed.book_tables import SPECIAL_RULES
from scenes.titles.creed.foretold import (
    TURNED,
    goes_past,
    in_full,
    line_after,
    line_words,
    next_rows,
    seen_from,
    target_rows,
    threat_row,
    unit_meant,
)
from scenes.titles.creed.pages import PAGES
from scenes.titles.creed.units import place_words, unit_words

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from game.core.ask import Option, Question
    from game.match.seats import SeatInfo
    from game.titles.creed.view import LineView, SeatPublic, SeatView, UnitView
    from scenes.kit.table_host import TableHost
    from scenes.media.media import Media

SPECIAL_ACTION = "action:"
SPECIAL = ("morale", "reinforce", "redeploy", "appoint", "rumour", "fortify", "assassinate")
LEFTOVER = 3
"""How much AP is carried over (R4.5): with more the end of a turn is asked about."""
DONE = {"rotate_pick": "rotate", "reinforce_pick": "reinforce", "exchange_give": "exchange"}
ATTACKS = ("field_attack", "siege_attack")
COMES = ("deploy", "move", "cross")
"""What brings a unit to an empty cell."""
TARGETS = {"morale": "own", "appoint": "tent", "fortify": "tent", "assassinate": "enemy_tent", "rumour": "enemy"}
"""What the special actions are aimed at."""
ACTS = ("team_turn", "rotate_pick", "reinforce_pick", "rumour_second")

PICKS = ("reinforce_pick", "rumour_second")
"""R8.3, R8.8. Picks of an action that is paid for, during which all stay where they are."""


class Words(TitleWords):
    """Names and sentences for one table. `preview`: the option that a click would choose now; `laid`: the unit that is
    laid out on a cell "0L2r1" of a set-up, "" for none; `laid_by`: how many units a seat has laid out; `laid_view`: the
    view whose lines count them; `laid_leader`: the leader that is laid under a tent just now; `selected`: what acts."""

    title, pages = "creed", PAGES

    def __init__(
        self, media: Media, table: TableHost | None = None, view: Any = None, seats: Sequence[SeatInfo] = ()
    ) -> None:
        super().__init__(media, table, view, seats)
        self._acted = -1
        self.preview: Option | None = None
        self.laid: Callable[[str], str] = lambda _place: ""
        self.laid_by: Callable[[int], int] = lambda _seat: 0
        self.laid_leader: Callable[[str], str] = lambda _ref: ""
        self.selected: Callable[[], str] = lambda: ""
        self.turned: dict[tuple[object, object], int] = {}
        """Units of a seat on a cell that were turned up, by the number of the event."""
        self.told = -1
        """The seat that the prompt names as the one that acts, -1 while the reader is asked."""
        self.laid_view: Callable[[], SeatView] = lambda: self.view

    @property
    def view(self) -> SeatView:
        """The view that is told about."""
        seen: SeatView = self.seen
        return seen

    def reader(self) -> int:
        """The seat whose view it is; -1 for an onlooker."""
        return self.view.reader

    # --- who

    def public(self, seat: int) -> SeatPublic:
        """What is public of a seat."""
        return self.view.seats[seat]

    def nation(self, seat: int, short: bool = True) -> str:
        """The nation of a seat; its player's name while it has none."""
        nation = self.public(seat).nation
        return self.t(f"creed.nation.{nation}" + (".short" if short else "")) if nation else self.name(seat)

    def side(self, side: int) -> str:
        """The nations of a side."""
        return self.nations(seats_of(len(self.view.seats), side) if side >= 0 else [])

    def nations(self, seats: Sequence[int]) -> str:
        """A nation, or two that are allied."""
        names = [self.nation(seat) for seat in seats]
        return self.t("creed.nations", a=names[0], b=names[1]) if len(names) == 2 else " · ".join(names)

    def home(self) -> str:
        """While they fight, how all lines of the reader stand; else its nation."""
        fights = self.view.reader >= 0 and self.view.phase == "play"
        return f"lines:{self.view.reader}" if fights else f"seat:{max(0, self.view.reader)}"

    def acting(self) -> int:
        """The seat whose things the screen shows: of the open question, while none is open the reader's side's that
        acted last, else the reader's; for an onlooker the seat that one played, else the first of the side that
        acts."""
        asked = self.asked
        if asked is not None:
            self._acted = asked.seat
            return asked.seat
        if self.view.reader < 0:
            own = self.table.team.below if self.at_table else None
            return own if own is not None else seats_of(len(self.view.seats), max(0, self.view.side))[0]
        return self._acted if self._acted >= 0 and self.mine(self._acted) else self.view.reader

    def ally(self) -> bool:
        """Whether the reader has an ally."""
        return self.view.reader >= 0 and len(self.view.seats) > 2

    def waiting(self, seat: int) -> str:
        """Who acts, and on whose side."""
        if self.view.phase != "play" or self.view.reader < 0:
            return super().waiting(seat)
        whose = "ally" if self.mine(seat) else "enemies" if self.ally() else "enemy"
        return self.t(f"creed.ask.waiting.{whose}", actor=self.name(seat), nation=self.nation(seat))

    def chooses(self, seat: int) -> bool:
        """Whether the reader chooses for a seat, or another person here who plays on the reader's side."""
        return self.mine(seat) and (seat == self.view.reader or self.seats[seat].is_person)

    def mine(self, seat: int) -> bool:
        """Whether the seat is on the reader's side."""
        return self.view.reader >= 0 and seat % 2 == self.view.reader % 2

    def stands(self, seat: int) -> str:
        """On whose side a seat is."""
        whose = "you" if seat == self.view.reader else "ally" if self.mine(seat) else "enemy"
        return self.t(f"creed.panel.{whose}")

    # --- what

    def unit(self, unit: str) -> str:
        """A tile by its name, with its values; a hidden one for ""."""
        return unit_words(self.media, unit)

    def token(self, text: str) -> str:
        """A tent token "2:king" with its colour."""
        colour, _, kind = text.partition(":")
        if not colour.isdecimal():
            return self.t(f"creed.leader.{text}") if self.has(f"creed.leader.{text}") else text
        return self.t("creed.token", nation=self.nation(int(colour)), kind=self.t(f"creed.leader.{kind}"))

    def place(self, place: str, about: int = -1) -> str:
        """A cell or a tent with its seat, "1L2r1" or "0T12"; whose it is is left out for the seat `about`."""
        seat, words = int(place[0]), place_words(self.media, seen_from(self.view, place))
        return words if seat == about else self.t("creed.at", owner=self.nation(seat), place=words)

    def line(self, line: str) -> str:
        """A line, "L2"."""
        return line_words(self.media, line)

    def comes_of(self, ref: str) -> list[PageRow]:
        """What choosing the thing leads to that a click would choose now."""
        asked, option = self.asked, self.preview
        if asked is None or option is None or not option.refs or option.refs[-1] != ref:
            return []
        made = forecast(self.view, asked, option)
        rows = in_full(self.media, self._unit_on, made)
        return [*rows, *line_after(self.media, self.view, made)] if isinstance(made, FieldForecast) else rows

    def goes_past(self, line: str, ref: str) -> bool:
        """Whether a line, "0L2", does not hold up the unit that a page of a place tells of."""
        options = self.asked.options() if self.asked is not None else ()
        comes = any(option.verb in COMES and option.refs == (self.selected(), ref) for option in options)
        return goes_past(unit_meant(self._unit_on, line, ref, self.selected(), comes))

    def _offered(self) -> Sequence[Option]:
        """What is offered; while a pick of an action is asked that moves nothing before it is over, the attacks that
        are there as before."""
        asked = self.asked
        if asked is None:
            return ()
        return attacks_now(self.view, asked.seat) if asked.text in PICKS else asked.options()

    def attacks_of(self, ref: str) -> list[PageRow]:
        """What the attacks lead to that a unit can make now."""
        asked, rows = self.asked, []
        for option in self._offered():
            if asked is not None and option.verb in ATTACKS and option.refs[:1] == (ref,):
                made = forecast(self.view, asked, option)
                if made is not None:
                    kind = self.t(f"creed.ref.{'siege' if option.verb == 'siege_attack' else 'field'}")
                    names = kind, self.thing(option.refs[-1])
                    rows += target_rows(self.media, ": ".join(names), made)
        return rows

    def attacks_on(self, ref: str) -> list[PageRow]:
        """For the page of an enemy's unit: which own units can attack it now and what comes of it, then what its own
        attack would meet if all stayed as it is."""
        place, asked, rows = ref.partition(":")[2], self.asked, []
        if self.view.reader < 0 or self.mine(int(place[0])):
            return []
        for option in self._offered():
            if asked is not None and option.verb == "field_attack" and option.refs[-1] == ref:
                made = forecast(self.view, asked, option)
                if made is not None:
                    words = self.t("creed.page.your_attack", unit=self.thing(option.refs[0]))
                    rows += target_rows(self.media, words, made)
        for threat in threats(self.view, place)[:1]:
            met = self.thing(f"cell:{threat.hits[0].cell}")
            row = target_rows(self.media, self.t("creed.page.its_attack", unit=met), threat)[0]
            rows.append(row._replace(tone=TURNED[row.tone]))
        return rows

    def threats_to(self, ref: str) -> list[PageRow]:
        """For the page of an own unit: what the attacks of the enemy's face-up units on its line would do to it if all
        stayed as it is, the worst alone."""
        place = ref.partition(":")[2]
        if self.view.reader < 0 or not self.mine(int(place[0])):
            return []
        half = front_of(self.view, int(place[0]), place[1:3]).ours
        foes = [unit.cell for unit in self.public(half.enemy).units if unit.cell[1:3] == half.enemy_line]
        found = [(foe, hit) for foe in foes for threat in threats(self.view, foe) for hit in threat.hits
                 if hit.cell == place]  # fmt: skip
        found.sort(key=lambda one: (one[1].result != REMOVED, -one[1].power))
        if not found and self._unit_on(ref) in TILES and TILES[self._unit_on(ref)].kind == "obstacle":
            return self._withstands(half)
        return [threat_row(self.media, self.thing(f"cell:{foe}"), hit) for foe, hit in found[:1]]

    def _withstands(self, half: LineView) -> list[PageRow]:
        """R6.9. The strongest of the enemy's face-up units on a line, of those that can't remove an obstacle there."""
        armed = [unit for unit in self.public(half.enemy).units if unit.cell[1:3] == half.enemy_line and unit.power > 0]
        foes = [(unit.power, unit.unit) for unit in armed if not TILES[unit.unit].breaks_obstacles]
        told = self.t("creed.page.threat", unit=self.unit(max(foes)[1])) if foes else ""
        return [PageRow(told, self.t("creed.board.halts"), tone="good")] if told else []

    def _unit_on(self, ref: str) -> str:
        unit = self.unit_at(ref.partition(":")[2])
        return unit.unit if unit is not None else ""

    def thing(self, ref: str) -> str:
        """What a ref names, for the prompt."""
        kind, _, rest = ref.partition(":")
        match kind:
            case "cell":
                unit = self.unit_at(rest)
                return self.unit(unit.unit) if unit is not None else self.place(rest)
            case "hand":
                return self.unit(rest)
            case "action":
                return self.t(f"creed.action.{rest}")
            case "tent":
                return self.place(rest)
        return ref

    def fell(self, place: str) -> str:
        """The leader that fell with a tent, as far as the reader saw it; "" for none."""
        return self.all_fallen().get(place, "")

    def all_fallen(self) -> dict[str, str]:
        """The leaders that fell, as far as the reader saw it, by the tents that they fell with."""
        seen = self.table.match.events(self.table.viewer) if self.at_table else ()
        return {str(event.data.get("tent")): str(event.data["kind"]) for event in seen
                if event.kind == "tent_destroyed" and event.data.get("kind") in ("king", "commander")}  # fmt: skip

    def unit_at(self, place: str) -> UnitView | None:
        """The unit on a cell with its seat."""
        return next((unit for unit in self.public(int(place[0])).units if unit.cell == place), None)

    def about(self, action: str) -> str:
        """What a special action does; nobody exchanges tents where nobody has an ally."""
        two = f"creed.action.{action}.text.two"
        return self.t(two if len(self.view.seats) == 2 and self.has(two) else f"creed.action.{action}.text")

    def cost(self, action: str, used: int) -> str:
        """What the next use of a special action costs, "" when no box is left (R8.1)."""
        row = ACTIONS[action]
        if used >= row.boxes:
            return ""
        if row.by_box:
            return str(row.ap[min(used, len(row.ap) - 1)])
        fits = [ap for ap in row.ap if not (action == "redeploy" and ap > 1 and len(self.view.seats) == 2)]
        return "/".join(str(ap) for ap in fits)

    def brief(self, cost: str) -> str:
        """A cost as it stands on a plate: "1/2" is no share of anything."""
        if "/" not in cost:
            return cost
        low, high = int(cost[0]), int(cost[2])
        return self.t("creed.cost.range" if high == low + 1 else "creed.cost.either", a=low, b=high)

    def costs(self, action: str, used: int) -> tuple[str, str]:
        """In words what the next use of a special action costs, and the one after it where that is another cost; ""
        for none (R8.1)."""
        now, later = self.cost(action, used), self.cost(action, used + 1)
        told = [self.t("creed.action.cost", ap=self.choice(cost)) if cost else "" for cost in (now, later)]
        return told[0], told[1] if now != later else ""

    def choice(self, cost: str) -> str:
        """A cost "1/2" in words; another one as it is."""
        return self.t("creed.cost.choice", a=cost[0], b=cost[2]) if "/" in cost else cost

    # --- questions

    def prompt(self, question: Question, selected: str = "", left: int = 0) -> tuple[str, str]:
        """What is asked, and what helps to decide it. `selected`: what acts; `left`: units still to be placed."""
        seat = question.seat
        match question.text:
            case "team_turn" if selected:
                return self.t(f"creed.ask.team_turn.{self._wanted(selected)}", what=self.thing(selected)), ""
            case "team_turn":
                ap, actor = self.public(seat).own + self.public(seat).white, self.name(seat)
                if not ap and seat == self.view.reader:
                    return self.t("creed.ask.team_turn.spent"), self.t("creed.ask.team_turn.spent.hint")
                asked, hint = self.ask(question, "" if seat == self.view.reader else ".ally", ap=ap, actor=actor)
                return asked, self.t("creed.ask.team_turn.leaderless") if leaderless(self.view, seat) else hint
            case "setup_units":
                asked, hint = self.ask(question, left=left) if left else (self.ask(question, ".full")[0], "")
            case "reinforce_pick":
                asked, hint = self.ask(question, more=self.more_fallen(question))
            case "exchange_give" | "exchange_return":
                asked, hint = self.ask(question, name=self.name((seat + 2) % len(self.view.seats)))
            case "rotate_pick":
                asked, hint = self.ask(question)
                ends = next((arg(option, "ap") for option in question.options() if option.key == "close"), None)
                have = self.public(seat).own + self.public(seat).white
                told = {"ap": ends, "before": have, "after": have - ends} if ends is not None else {}
                hint = self.t("creed.ask.rotate_pick.close", **told) if told else hint
            case _:
                asked, hint = self.ask(question)
        if question.text not in ACTS and seat != self.view.reader and len(self.view.seats) > 2:
            asked = f"{self.name(seat)}: {asked}"
        return asked, hint

    def among(self, options: Sequence[Option]) -> tuple[str, str]:
        """What is asked where several options stand for one unit or action, and its rule."""
        refs, verbs = [*options[0].refs[::-1]], {option.verb for option in options}
        shared = [ref for ref in refs if all(ref in option.refs for option in options)]
        verb = verbs.pop() if len(verbs) == 1 else ""
        if not refs:
            return self.t("table.pick"), ""
        key = "creed.ask.among.morale" if verb == "morale" else "creed.ask.among"
        return self.t(key, what=self.thing((shared or refs)[0])), SPECIAL_RULES.get(verb, "")

    def more_fallen(self, question: Question) -> int:
        """R8.3. How many units can still be taken back: as far as so many lie in the pile."""
        may = MOST_TAKEN_BACK - int(question.about.get("taken", 0))
        secret = next((secret for secret in self.view.secrets if secret.seat == question.seat), None)
        if secret is None:
            return may
        return min(may, sum(count for unit, count in secret.fallen if TILES[unit].class_ == "normal"))

    def _wanted(self, selected: str) -> str:
        """What kind of target the thing that acts needs."""
        kind, _, what = selected.partition(":")
        match kind:
            case "hand":
                return "cell"
            case "action":
                return TARGETS.get(what, "target")
        unit = self.unit_at(what)
        if unit is not None and unit.unit in TILES and TILES[unit.unit].kind == "obstacle":
            return "order"  # R5.2: it stays where it is
        options = self.asked.options() if self.asked is not None else ()
        aimed = {one.verb for one in options if one.refs[:1] == (selected,) and len(one.refs) > 1}
        return "target" if aimed & set(ATTACKS) else "place" if aimed & {"move", "cross"} else "order"

    def named(self, values: Mapping[str, Any], kind: str = "") -> dict[str, str | int]:
        """A tent token by its colour and kind."""
        args = super().named(values, kind)
        if "token" in args and "colour" in args:
            args["what"] = self.token(f"{args['colour']}:{args['token']}")
        return args

    # --- options

    def face(self, question: Question, option: Option) -> Face:
        """An option as a button."""
        key, verb = option.key, option.verb
        if key == "end_turn":
            words = self.t("creed.verb.end_turn.of", nation=self.nation(question.seat)) if self.ally() else ""
            return Face(words or self.t("creed.verb.end_turn"), icon="creed/order/end_turn")
        if key in ("done", "close"):
            return Face(self.t(f"creed.done.{DONE.get(question.text, 'reinforce')}"), icon="ui/check")
        if key == "random":
            rest = ".rest" if question.text == "place_tents" else ""
            return Face(self.t(f"creed.tray.random{rest}"), icon="ui/random")
        if key in ("keep", "auto_rest"):
            return Face(self.t("creed.tray.keep" if key == "keep" else "creed.tray.auto"), icon="ui/undo")
        if question.text == "choose_nation":
            return Face(self.t(f"creed.nation.{key}"), icon=f"creed/nation/{key}")
        if question.text == "reinforce_pick":
            return Face(self.unit(key), icon=f"creed/kind/{TILES[key].kind}" if key in TILES else "")
        if question.text in ("exchange_give", "exchange_return"):
            return Face(self.token(key.partition(":")[2]), icon=self.token_icon(key.partition(":")[2]))
        if question.text == "team_turn":
            return self._act(option, verb)
        return Face(self._placed(option), icon="")

    def _act(self, option: Option, verb: str) -> Face:
        icon = f"creed/special/{verb}" if verb in SPECIAL else f"creed/order/{verb}"
        if verb == "morale":
            note, tone = self._boosted(option)
            words = self.t("creed.pick.morale.paid", n=option.key[-1], cost=self._paid(option))
            return Face(words, note, icon, tone=tone)
        if verb == "redeploy":
            return Face(self.t(f"creed.pick.redeploy.{option.key[-1]}"), self._paid(option), icon)
        if verb == "deploy":
            down = ".down" if option.key.endswith(":d") else ""
            return Face(self.t(f"creed.verb.deploy{down}"), self._paid(option), icon)
        if verb in ATTACKS and self._has_others(option):
            return self._aimed(option, icon)
        words = self.t(f"creed.action.{verb}" if verb in SPECIAL else f"creed.verb.{verb}")
        return Face(words, self._paid(option), icon)

    def _has_others(self, option: Option) -> bool:
        """Whether the same unit could aim the same attack at something else."""
        options = self.asked.options() if self.asked is not None else ()
        return sum(one.verb == option.verb and one.refs[:1] == option.refs[:1] for one in options) > 1

    def _aimed(self, option: Option, icon: str) -> Face:
        """An attack by its target, with its price and what comes of it."""
        asked, ref = self.asked, option.refs[-1]
        made = forecast(self.view, asked, option) if asked is not None else None
        row = next(iter(target_rows(self.media, "", made)), None) if made is not None else None
        place = place_words(self.media, seen_from(self.view, ref.partition(":")[2]))
        words = self.t(f"creed.pick.{option.verb}", unit=self.unit(self._unit_on(ref)), cell=place, tent=place)
        note = self._paid(option) if row is None else f"{self._paid(option)}\n{row.value}"
        return Face(words, note, icon, tone=row.tone if row is not None else "")

    def _boosted(self, option: Option) -> tuple[str, str]:
        """R8.2. What the unit could do with a boost right away, what would come of that, and whether it is good."""
        made = next_attacks(self.view, self.asked, option, option.refs[-1]) if self.asked is not None else []
        row = next(iter(next_rows(self.media, self.view, self._unit_on, made)), None)
        if row is None:
            return "", ""
        first = made[0]
        if isinstance(first, FieldForecast):
            aim = self.t("creed.pick.then.field", aim=self.unit(self._unit_on(f"cell:{first.hits[0].cell}")))
        else:
            aim = self.t("creed.pick.then.siege", aim=place_words(self.media, seen_from(self.view, first.tent)))
        return f"{aim}\n{row.value}", row.tone

    def _paid(self, option: Option) -> str:
        ap = arg(option, "ap")
        return "" if ap is None else self.t("creed.fact.cost", ap=ap) if ap else self.t("creed.fact.free")

    def _placed(self, option: Option) -> str:
        ref = option.refs[-1] if option.refs else ""
        return self.thing(ref) if ref else option.key

    def rest_tip(self, question: Question) -> str:
        """R8.4. What placing the rest does: where all tokens that are left are alike nothing is left to chance."""
        secret = next((secret for secret in self.view.secrets if secret.seat == question.seat), None)
        alike = secret is not None and sum(1 for _, count in secret.lifted if count) < 2
        return self.t("creed.tray.random.rest.alike" if alike else "creed.tray.random.rest.tip")

    def token_icon(self, token: str) -> str:
        """The picture of a tent token "2:king"."""
        colour, _, kind = token.partition(":")
        return f"creed/tent/{kind}_{self.public(int(colour)).nation}"


def leaderless(view: SeatView, seat: int) -> bool:
    """R10.2. Whether a seat has neither king nor commander."""
    return seat >= 0 and not (view.seats[seat].king or view.seats[seat].commander)


def leaderless_allies(view: SeatView) -> list[int]:
    """R10.2. The reader's allies that have neither king nor commander."""
    allies = [seat.seat for seat in view.seats if seat.seat != view.reader and seat.seat % 2 == view.reader % 2]
    return [seat for seat in allies if leaderless(view, seat)] if view.reader >= 0 else []


def arg(option: Option, name: str) -> int | None:
    """A number among the arguments of an option."""
    value = arguments(option).get(name)
    return value if isinstance(value, int) else None


ORDER = {row.id: i for i, row in enumerate(UNITS)}
