"""The harness of the Crowns tests: lay a small position, wish for answers, look at the table.

A `Play` is a real session in round 1: seat 0 is first player, all have Open Harvest (6 gold, initiative 2, claim 1,
reserve 5, no text) revealed, empty hands, nothing in play, no gold, and decks of Ledger Rats. Cards are named by
their ids; a number follows where there are several: "al05#2". play = Play() play.put(0, "al05") play.put(1, "nt12")
play.fight("military", "al05") assert play.kinds(1, "dead") == ["nt12"] `go` answers what is asked: with the next
wish where that is offered, else as an absent player would. All wishes must come true. After each answer the state
must be sound.
"""

from __future__ import annotations

import re
from typing import Any

from game.core.events import EVERYONE
from game.core.session import Session
from game.core.state import Step
from game.titles.crowns import SPEC
from game.titles.crowns.content import DECKS, FACES
from game.titles.crowns.invariants import invariants
from game.titles.crowns.marshalling import marshal_refusal
from game.titles.crowns.queries import faction_of, power_total
from game.titles.crowns.state import OwnedCard, RunningChallenge
from game.titles.crowns.stats import icons, keywords, plot_value, strength
from tests import play as harness

FILLER, PLOT = "nt05", "pl01"
NAME = re.compile(r"\b([a-z]{2}\d{2})(?:#(\d))?\b")
PLACES = ("play", "hand", "set", "plots", "revealed", "used", "discard", "dead", "played", "deck")
FACTIONS = tuple(DECKS)


class Play(harness.Play):
    """See the module's text. `options` are those of the waiting room."""

    def __init__(self, seats: int = 2, phase: str = "challenges", seed: int = 1, **options: Any) -> None:
        session = Session(SPEC, [{"deck": FACTIONS[i]} for i in range(seats)], options, seed)
        self.sit(session, session.spec.new_state(session.seats, session.options, seed))
        state = self.state
        state.cards, state.piles, state.agenda = {}, [{} for _ in range(seats)], []
        state.phase, state.round, state.first = phase, 1, 0
        for seat in range(seats):
            self.deck(seat, *[FILLER] * 20)
            self.plot(seat, PLOT)
        self._fighters: tuple[list[str], list[str]] = ([], [])

    # ------------------------------------------------------------ position
    def add(self, seat: int, kind: str, zone: str, known: int, **carried: Any) -> int:
        """A new card lies on top of a zone."""
        state = self.state
        number = max(state.cards, default=0) + 1
        owner = carried.pop("owner", seat)
        state.cards[number] = OwnedCard(kind=kind, owner=owner, controller=seat, zone=zone, known=known, **carried)
        state.piles[seat].setdefault(zone, []).append(number)
        return number

    def put(self, seat: int, kind: str, on: str = "", **carried: Any) -> int:
        """A card in play, `on` another one as an attachment (or, with `duplicate`, under it)."""
        self.state.stamps += 1
        host = self.n(on) if on else 0
        return self.add(seat, kind, "play", EVERYONE, host=host, stamp=self.state.stamps, **carried)

    def hand(self, seat: int, *kinds: str) -> None:
        """These cards come into the hand."""
        for kind in kinds:
            self.add(seat, kind, "hand", 1 << seat)

    def deck(self, seat: int, *kinds: str) -> None:
        """These cards come on top of the draw deck, the first on top."""
        for kind in reversed(kinds):
            self.add(seat, kind, "deck", 0)

    def pile(self, seat: int, zone: str, *kinds: str) -> None:
        """These cards lie on a public pile, the last on top."""
        for kind in kinds:
            self.add(seat, kind, zone, EVERYONE)

    def plot(self, seat: int, kind: str) -> None:
        """The revealed plot."""
        for number in self.state.piles[seat].pop("revealed", []):
            del self.state.cards[number]
        self.add(seat, kind, "revealed", EVERYONE)

    def plots(self, seat: int, *kinds: str) -> None:
        """These plots come into the plot deck."""
        for kind in kinds:
            self.add(seat, kind, "plots", 1 << seat)

    def gold(self, seat: int, amount: int) -> None:
        """So much gold in the pool."""
        self.seat(seat).gold = amount

    def claims(self, seat: int, power: int) -> None:
        """So much power on the faction card."""
        self.seat(seat).power = power

    # ------------------------------------------------------------ running
    def run(self, *steps: str | tuple[str | int, ...], wishes: tuple[str, ...] = ()) -> None:
        """Steps one after the other, each a name or a name with arguments."""
        agenda = []
        for step in reversed(steps):
            name, *args = (step,) if isinstance(step, str) else step
            agenda.append(Step(str(name), list(args)))
        self.restart(*agenda)
        self.go(*wishes)

    def go(self, *wishes: str, stop: str = "") -> None:
        """Answers until nothing is asked any more, or a question called `stop` is."""
        left = [self.keyed(wish) for wish in wishes]
        while self.session.questions():
            question = self.session.questions()[0]
            if question.text == stop:
                break
            keys = [option.key for option in question.options()]
            wished = [key for key in keys if left and (key == left[0] or key.startswith(left[0] + ":"))]
            if wished:
                left.pop(0)
            key = wished[0] if wished else self._usual(question, keys)
            self.session.answer(question.seat, key)
            self.check()
        assert not left, f"never offered: {left}; now {self.session.questions()}"

    def _usual(self, question: Any, keys: list[str]) -> str:
        """What is answered where nothing is wished: declares the fighters, else the default."""
        fighters = {"attackers": 0, "defenders": 1}.get(question.text)
        if fighters is not None and self._fighters[fighters]:
            key = self.keyed(f"card:{self._fighters[fighters].pop(0)}")
            assert key in keys, f"{key} cannot be declared: {keys}"
            return key
        return str(question.default())

    def fight(
        self, kind: str, attackers: str, *wishes: str, against: str = "", by: int = 0, on: int = 1, stop: str = ""
    ) -> None:
        """A whole challenge, with windows."""
        self._fighters = (attackers.split(), against.split())
        state = self.state
        state.phase, state.active, state.challenge = "challenges", by, None
        state.agenda = [Step("attack", [by, kind, on])]
        self.restart()
        self.go(*wishes, stop=stop or "challenge_choice")
        if not stop:  # what would come after the challenge is dropped
            self.state.agenda.clear()
            self.session._open = {}

    def during(self, kind: str, attackers: str, against: str = "", by: int = 0, on: int = 1) -> None:
        """The challenge goes on, its attackers and defenders declared and kneeling."""
        sides = [[self.n(text) for text in side.split()] for side in (attackers, against)]
        for number in (*sides[0], *sides[1]):
            self.state.cards[number].kneeling = True
        self.state.challenge = RunningChallenge(kind, by, on, *sides)

    def window(self, *wishes: str, phase: str = "challenges") -> None:
        """One action window of a phase."""
        self.state.phase = phase
        self.run(("actions", 0, 0), wishes=wishes)

    def marshal(self, seat: int, *wishes: str) -> None:
        """A seat marshals until it is done, without income."""
        self.state.phase, self.state.active = "marshalling", seat
        self.run(("marshal", seat), wishes=wishes)

    def reveal(self, *plots: str, wishes: tuple[str, ...] = ()) -> None:
        """A plot phase in which the seats reveal these plots."""
        self.state.phase = "plot"
        for seat, kind in enumerate(plots):
            self.plots(seat, kind)
        state = self.state
        state.agenda = [Step("plot")]
        self.restart()
        for seat, kind in enumerate(plots):
            self.session.answer(seat, self._plot_key(seat, kind))
        self.go(*wishes)

    def _plot_key(self, seat: int, kind: str) -> str:
        for number in self.state.piles[seat]["plots"]:
            if self.state.cards[number].kind == kind:
                return f"plot:{number}"
        raise LookupError(kind)

    def restart_at(self, step: str) -> None:
        """The match goes on from that step, to its first question."""
        self.restart(Step(step))

    def run_to(self, step: tuple[str | int, ...]) -> None:
        """A step, to its first question."""
        name, *args = step
        self.restart(Step(str(name), list(args)))

    def why(self, seat: int, wish: str) -> str:
        """The rule by which a seat that is asked cannot choose that; "" where it can."""
        refusal = self.session.why_not(seat, self.keyed(wish))
        return "" if refusal is None else refusal.rule

    def refusal(self, seat: int, text: str) -> str:
        """The rule by which a card of the hand cannot be marshalled; "" where it can."""
        there = self.state.piles[seat]["hand"]
        number = next(one for one in there if self.state.cards[one].kind == text)
        found = marshal_refusal(self.state, seat, number)
        return "" if found is None else found.rule

    # ------------------------------------------------------------ names
    def n(self, text: str) -> int:
        """The number of a card by its id; the first that lies in play, then in hand, and so on."""
        found = NAME.fullmatch(text)
        assert found, text
        there = [
            number
            for zone in PLACES
            for piles in self.state.piles
            for number in piles.get(zone, ())
            if self.state.cards[number].kind == found[1]
        ]
        assert len(there) >= int(found[2] or 1), f"no {text}"
        return int(there[int(found[2] or 1) - 1])

    def keyed(self, wish: str) -> str:
        """A wish with numbers in the place of ids; offices and ids that are nowhere stay."""

        def number(found: re.Match[str]) -> str:
            return found[0] if found[1].startswith("of") else str(self.n(found[0]))

        return NAME.sub(number, wish) if "*" not in wish else wish

    # ------------------------------------------------------------ looking
    def check(self) -> None:
        super().check()
        assert invariants(self.state) == []

    def kinds(self, seat: int, zone: str) -> list[str]:
        """The ids of the cards in a zone, the newest last; in play without duplicates."""
        cards = self.state.cards
        return [cards[number].kind for number in self.state.piles[seat].get(zone, ()) if not cards[number].duplicate]

    def pool(self, seat: int) -> int:
        """The gold in the pool."""
        return int(self.seat(seat).gold)

    def power(self, seat: int) -> int:
        """The power total."""
        return power_total(self.state, seat)

    def strength(self, text: str) -> int:
        """The STR of a card."""
        return strength(self.state, self.n(text))

    def icons(self, text: str) -> str:
        """The icons of a card as letters."""
        return "".join(icon[0].upper() for icon in icons(self.state, self.n(text)))

    def keywords(self, text: str) -> list[str]:
        """The keywords of a card."""
        return keywords(self.state, self.n(text))

    def value(self, seat: int, name: str) -> int:
        """A value of the revealed plot."""
        return plot_value(self.state, seat, name)

    def card(self, text: str) -> Any:
        """The card itself."""
        return self.state.cards[self.n(text)]

    def kneels(self, text: str) -> bool:
        """Whether a card kneels."""
        return bool(self.card(text).kneeling)

    def asked(self, text: str) -> list[str]:
        """The keys of the open question, with ids in the place of numbers; it must be called `text`."""
        question = self.session.questions()[0]
        assert question.text == text, question
        return [self.named(option.key) for option in question.options()]

    def named(self, key: str) -> str:
        """A key with ids in the place of card numbers."""
        head, _, rest = key.partition(":")
        first, _, more = rest.partition(":")
        if first.isdigit() and head not in ("seat", "position", "option") and int(first) in self.state.cards:
            first = self.state.cards[int(first)].kind
        return ":".join(part for part in (head, first, more) if part)

    def offers(self, phase: str, seat: int = 0) -> list[str]:
        """The actions that a seat may use in a window of the phase."""
        from game.titles.crowns.rounds import action_options

        self.state.phase = phase
        return [self.named(option.key) for option in action_options(self.state, seat)][:-1]


def faction(seat: int) -> int:
    """The number of a faction card."""
    return faction_of(seat)


def printed(kind: str) -> Any:
    """What is printed on a card."""
    return FACES[kind]
