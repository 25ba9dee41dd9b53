"""The harness of the Ankh tests: lay a small position, answer by key, look at the table.

A `Play` is a real session in the middle of a match: the set-up of a scenario, seat 0 first, nobody has ankh powers.
    play = Play("two_lands", "amun", "isis")
    play.put(1, "warrior", "6,4")
    play.powers(0, "glorious")
    play.battle(2)
    play.cards("chariots", "flood")
    assert play.devotion(0) == 3
Spaces are named as in section 7. `turn`, `event`, `conflict`, `battle` and `region` run the match from there; a battle
alone ends without a question. After each answer the state must be sound.
"""
from __future__ import annotations

from typing import Any

from game.core.boards.hex_field import HexField, hex_field
from game.core.session import Session
from game.core.state import Step
from game.titles.ankh import SPEC
from game.titles.ankh.boards import PLANS, Plan
from game.titles.ankh.content import CARD_NAMES, MONUMENTS, MOST_DEVOTION, POWERS
from game.titles.ankh.ground import adjacent, name_of, space_of
from game.titles.ankh.invariants import invariants
from game.titles.ankh.queries import god_figure, holder, in_supply, monument_at, pool, present, spare_monument
from game.titles.ankh.state import NOBODY, POOL, SUPPLY, TRAPPED, Battle, Cat
from game.titles.ankh.strength import strength
from game.titles.ankh.verbs import destroy, lift, place, raise_monument
from tests import play as harness

QUIET_GODS = ("horus", "ra", "hathor", "amun", "anubis")
"""Who plays where a test does not care: those that are asked least come first."""
GUARDS = {"guardian_1": "cat_mummy", "guardian_2": "mummy", "guardian_3": "androsphinx"}
MORE = {"two_lands": (("temple", "2,1"), ("obelisk", "4,1"), ("temple", "10,6"))}
"""Neutral monuments of the worked examples that the maps of now begin without."""
ELSEWHERE = {"delta": (("9,5", "9,4"), ("9,3", "8,3"))}
"""Figures that stand in the positions of the tests elsewhere than the maps of now begin with."""
RED_LIMITS = {"oasis": 15}
RED_LIMIT = 20
"""The red zone of the worked examples on all other maps."""


def board_of(plan: Plan) -> HexField:
    """The geometry of a map."""
    return hex_field(plan.columns, len(plan.terrain) // plan.columns, tuple(letter != "." for letter in plan.terrain))


class Play(harness.Play):
    """See the module's text. `options` are those of the waiting room; guardians as in GUARDS unless they are named."""

    def __init__(self, scenario: str = "two_lands", *gods: str, seed: int = 1, **options: str) -> None:
        plan = PLANS[scenario]
        names = gods or QUIET_GODS[:plan.players]
        seats = [{"god": name} for name in names]
        session = Session(SPEC, seats, {**GUARDS, **options, "scenario": scenario}, seed)
        self.sit(session, SPEC.new_state(session.seats, session.options, seed))
        self.lots(0)
        self.table.record = []
        self.restart(*self.state.agenda)
        self.plan = plan
        self.state.red_limit = RED_LIMITS.get(scenario, RED_LIMIT)
        for kind, space in MORE.get(scenario, ()):
            self.monument(kind, space)
        for start, space in ELSEWHERE.get(scenario, ()):
            place(self.state, self.figure(start), self.at(space))

    def check(self) -> None:
        """The state obeys the invariants and is plain data."""
        assert invariants(self.state) == []
        super().check()

    # ------------------------------------------------------------ position
    def at(self, name: str) -> int:
        """The number of a space."""
        return space_of(self.state, name)

    def god(self, god: int) -> Any:
        """A god's own part of the state."""
        return self.state.gods[god]

    def put(self, god: int, kind: str, *spaces: str) -> None:
        """Figures of the pool come to spaces, guardians out of the supply where the pool has none; "god" moves
        there."""
        for name in spaces:
            place(self.state, self._spare(god, kind), self.at(name))

    def give(self, god: int, kind: str) -> None:
        """A guardian of the supply comes to the god's pool."""
        figure = self.state.figures[in_supply(self.state, kind)[0]]
        figure.owner, figure.space = god, POOL

    def _spare(self, god: int, kind: str) -> int:
        if kind == "god":
            return god_figure(god)
        found = [number for number in pool(self.state, god) if self.state.figures[number].kind == kind]
        found += in_supply(self.state, kind)
        assert found, f"god {god} has no {kind} left"
        figure = self.state.figures[found[0]]
        figure.owner = god
        if figure.space == SUPPLY:
            figure.space = POOL
        return found[0]

    def off(self, *spaces: str) -> None:
        """Figures go to their pools."""
        for name in spaces:
            lift(self.state, self.figure(name), POOL)

    def trap(self, owner: int, count: int = 1) -> None:
        """Warriors of the pool lie in Anubis' slots."""
        for _ in range(count):
            self.state.figures[self._spare(owner, "warrior")].space = TRAPPED

    def shine(self, *spaces: str) -> None:
        """Sun tokens lie on figures."""
        for name in spaces:
            self.state.figures[self.figure(name)].radiant = True

    def face(self, name: str, facing: int) -> None:
        """A Giant Scorpion faces two edges."""
        self.state.figures[self.figure(name)].facing = facing

    def own(self, god: int, *spaces: str) -> None:
        """The god's tokens lie on monuments; NOBODY makes them neutral."""
        for name in spaces:
            monument = self.state.monuments[monument_at(self.state, self.at(name))]
            if monument.owner != NOBODY:
                self.god(monument.owner).tokens += 1
            monument.owner = god
            if god != NOBODY:
                self.god(god).tokens -= 1

    def monument(self, kind: str, name: str, god: int = NOBODY) -> None:
        """A monument of the supply stands on a space."""
        raise_monument(self.state, spare_monument(self.state, MONUMENTS.index(kind)), self.at(name), god)

    def raze(self, *spaces: str) -> None:
        """Monuments go to the supply."""
        for name in spaces:
            destroy(self.table, monument_at(self.state, self.at(name)), "test")

    def followers(self, *counts: int) -> None:
        """The followers of the gods in their order."""
        for god, count in enumerate(counts):
            self.god(god).followers = count

    def stands(self, *values: int) -> None:
        """The devotion of the gods; of equal ones the later one lies higher."""
        for god, value in enumerate(values):
            assert 0 <= value < MOST_DEVOTION
            self.god(god).devotion = value
        self.state.order.sort(key=lambda god: (self.god(god).devotion, god))

    def powers(self, god: int, *names: str) -> None:
        """Ankh powers; the tokens are those of the dashboard."""
        own = self.god(god)
        for name in names:
            assert POWERS[name]
            own.powers.append(name)
            own.unlocked += 1

    def used(self, god: int, *cards: str) -> None:
        """Cards lie face up, the others are in hand."""
        own = self.god(god)
        own.used = list(cards)
        own.hand = [card for card in CARD_NAMES if card not in cards]

    def cats(self, **places: str) -> None:
        """Bastet's cats by icon on monuments, "" beside the dashboard, all hidden."""
        self.state.cats = [Cat(icon, monument_at(self.state, self.at(name)) if name else SUPPLY, False)
                           for icon, name in places.items()]

    def portals(self, *spaces: str) -> None:
        """Osiris' portals lie there."""
        self.state.portals = [self.at(name) for name in spaces]

    # ------------------------------------------------------------ running
    def turn(self, seat: int = 0, counters: tuple[int, int, int, int] = (0, 0, 0, 0), marker: int = 0) -> None:
        """That seat's turn begins, with the counters and the event marker so far."""
        state = self.state
        state.counters, state.marker = list(counters), marker
        state.conflicts = state.events[:marker].count("X")
        self.run(Step("turn", [seat]))

    def act(self, *keys: str, seat: int = 0) -> None:
        """A turn of the seat with these answers."""
        self.turn(seat)
        self.answer(*keys)

    def event(self, kind: str, seat: int = 0) -> None:
        """The seat resolves the next event of that kind."""
        state = self.state
        state.seat, state.taken = seat, [0]
        state.marker = state.events.index(kind, state.marker)
        state.conflicts = state.events[:state.marker].count("X")
        self.run(Step("turn_end"), Step("event"))

    def conflict(self, number: int = 1, seat: int = 0) -> None:
        """That Conflict event, set off by the seat."""
        self._before(number, seat)
        self.state.marker -= 1
        self.state.conflicts -= 1
        self.run(Step("turn_end"), Step("event"))

    def conflict_end(self, number: int = 1, seat: int = 0) -> None:
        """The end of that Conflict event."""
        self._before(number, seat)
        self.state.conflict = True
        self.run(Step("turn_end"), Step("conflict_end"))

    def region(self, number: int, seat: int = 0) -> None:
        """A region and those after it are handled in a Conflict event."""
        self._fight(seat)
        self.run(Step("region", [number]))

    def battle(self, region: int, seat: int = 0) -> None:
        """A battle in that region alone."""
        self._fight(seat)
        self.state.battle = Battle(region=region, fighters=[])
        self.run(Step("battle_obelisks"))

    def _fight(self, seat: int) -> None:
        if not self.state.conflict:
            self._before(1, seat)
        self.state.conflict, self.state.conflict_token = True, self.state.team[seat]

    def _before(self, number: int, seat: int) -> None:
        state = self.state
        state.seat, state.taken = seat, [0]
        found = [at for at, kind in enumerate(state.events) if kind == "X"]
        state.marker, state.conflicts = found[number - 1] + 1, number

    def run(self, *agenda: Step) -> None:
        """Run from that agenda on: its last step comes first; what was told before is forgotten."""
        self.state.outcome, self.table.record = None, []
        self.check()
        self.restart(*agenda)

    def cards(self, *cards: str) -> None:
        """The participants of the battle choose in the order of their numbers."""
        battle = self.state.battle
        assert battle is not None
        assert len(cards) == len(battle.fighters), battle.fighters
        for god, card in zip(sorted(battle.fighters), cards, strict=True):
            self.answer(card, seat=self.god(god).seats[0])

    def bids(self, *bids: int) -> None:
        """The participants bid in the order of their numbers."""
        self.cards(*map(str, bids))

    # ------------------------------------------------------------ looking
    def asked(self) -> str:
        """The open question with its seat, "" for none."""
        return f"{self.question.seat} {self.question.text}" if self.questions else ""

    def args(self, key: str) -> dict[str, Any]:
        """What an option of the first question tells beforehand."""
        found = next(option for option in self.options() if option.key == key)
        return dict(zip(found.args[::2], found.args[1::2], strict=True))

    def why(self, ref: str) -> str:
        """Why not, as "R6.1 too_far"; "" where it can be chosen."""
        refusal = self.session.why_not(self.question.seat, ref)
        return f"{refusal.rule} {refusal.text.removeprefix('why.')}" if refusal else ""

    def default(self) -> str:
        """What an absent player answers."""
        return self.session.default(self.question.seat)

    def adjacent(self, one: str, other: str) -> bool:
        """R3.4. Whether two spaces are adjacent."""
        return self.at(other) in adjacent(self.state, self.at(one))

    def figure(self, name: str) -> int:
        """The number of the figure on a space."""
        number: int = self.state.pieces[self.at(name)]
        assert 0 <= number < len(self.state.figures), f"no figure on {name}"
        return number

    def on(self, name: str) -> str:
        """ "0 warrior" for a figure, "1 temple" or "- temple" for a monument, "" for nothing."""
        number: int = self.state.pieces[self.at(name)]
        if 0 <= number < len(self.state.figures):
            return f"{self.state.figures[number].owner} {self.state.figures[number].kind}"
        if number < 0:
            return ""
        monument = self.state.monuments[monument_at(self.state, self.at(name))]
        return f"{'-' if monument.owner == NOBODY else monument.owner} {MONUMENTS[monument.kind]}"

    def holder(self, name: str) -> int:
        """The god that holds the figure on a space (R9.2)."""
        return holder(self.state, self.figure(name))

    def pool(self, god: int) -> list[str]:
        """The kinds of the figures in the god's pool, sorted."""
        return sorted(self.state.figures[number].kind for number in pool(self.state, god))

    def present(self, region: int) -> list[int]:
        """The gods with a figure in a region, ascending devotion."""
        return present(self.state, region)

    def strength(self, god: int, region: int) -> int:
        """R10.13."""
        return strength(self.state, god, region)

    def devotion(self, god: int) -> int:
        """Where the god's marker stands."""
        return int(self.god(god).devotion)

    def has_followers(self, god: int) -> int:
        """How many followers the god has."""
        return int(self.god(god).followers)

    def spaces(self, *numbers: int) -> list[str]:
        """The names of spaces."""
        return [name_of(self.state, number) for number in numbers]

