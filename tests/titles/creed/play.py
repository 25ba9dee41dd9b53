"""The harness of the Creed tests: lay a small position, answer by key, look at the table.

A `Play` is a real session in the middle of a match: round 2, side 0 to act with 10 AP a seat, fields empty, each
seat's king under T11, its commander under T12, blanks elsewhere, all units in hand but the siege engine, all cubes
left. Seats play Aurand, Tarvok, Selkara, Noctre in this order. What is laid by hand starts the turn's next pick anew.
    play = Play()
    play.units(0, "cavalry_4@L1r1", "archer@L1r3:d")
    play.units(1, "infantry_2@R1r1")
    play.answer("reveal:L1r3", "field_attack:L1r1>1")
    assert play.field(1) == []
`Play.opening()` stands at the first question of the set-up instead. After each answer the state must be sound.
"""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import game
from game.core.state import Step
from game.titles.creed.content import ACTION, ACTIONS, COUNTERS, TYPE, UNITS, placement
from game.titles.creed.geometry import CELLS, cell_number, tent_at, tent_number
from game.titles.creed.invariants import invariants
from game.titles.creed.queries import budget, tiles
from game.titles.creed.state import BLANK, COMMANDER, KINDS, KING
from game.titles.creed.verbs import clear
from tests import play as harness

NATIONS = ("aurand", "tarvok", "selkara", "noctre")
TEXTS = Path(__file__).resolve().parents[3] / "assets" / "texts"
REASONS = {language: json.loads((TEXTS / language / "creed" / "why.json").read_text(encoding="utf-8"))
           for language in ("ko", "en")}


class Play(harness.Play):
    """See the module's text. `options` are those of the waiting room ("board", "quiet_rounds", ...)."""

    def __init__(self, players: int = 2, nations: tuple[str, ...] = NATIONS, seed: int = 1, **options: Any) -> None:
        self._start(players, nations, seed, (), {"first_side": "0", **options})
        state = self.state
        state.phase, state.round, state.first, state.side = "play", 2, 0, 0
        for seat, player in enumerate(state.seats):
            self.leaders(seat, "T11", "T12")
            player.own = COUNTERS

    @classmethod
    def opening(cls, players: int = 2, nations: tuple[str, ...] = NATIONS, seed: int = 1, lots: tuple[int, ...] = (),
                **options: Any) -> Play:
        """A match at its first question; `lots` as in the method of that name; the first side is drawn unless given."""
        play = cls.__new__(cls)
        play._start(players, nations, seed, lots, options)
        return play

    def _start(self, players: int, nations: tuple[str, ...], seed: int, lots: tuple[int, ...], options: dict[str, Any]
               ) -> None:
        seats = [{"nation": nation} for nation in nations[:players]]
        session = game.new_session("creed", seats, options, seed)
        self.sit(session, session.spec.new_state(session.seats, session.options, seed))
        self.lots(*lots)
        self._run(*self.state.agenda)

    # ------------------------------------------------------------ position

    def changed(self) -> None:
        """The position was changed by hand: the next look runs the turn on from here."""
        self._changed = True

    def units(self, seat: int, *texts: str) -> None:
        """Lay units as "archer@L1r3:d", out of the hand, or out of the fallen pile where none is in the hand."""
        player = self.seat(seat)
        for text in texts:
            name, cell, down = placement(text)
            unit = TYPE[name]
            if player.hand[unit]:
                player.hand[unit] -= 1
            else:
                assert player.fallen[unit], f"seat {seat} has no {name} left"
                player.fallen[unit] -= 1
                player.lost[unit] -= 1
            player.units[cell] = unit + 1
            player.down |= down << cell
        self.changed()

    def fallen(self, seat: int, *names: str) -> None:
        """Units of the hand are known dead."""
        player = self.seat(seat)
        for name in names:
            unit = TYPE[name]
            assert player.hand[unit], f"seat {seat} has no {name} in hand"
            player.hand[unit] -= 1
            player.fallen[unit] += 1
            player.lost[unit] += 1
        self.changed()

    def hand(self, seat: int, *names: str) -> None:
        """The hand is just these tiles; all others that are not on the field are known dead."""
        player = self.seat(seat)
        for unit, count in enumerate(tiles(player)):
            held = names.count(UNITS[unit].id)
            gone = count - held - player.units.count(unit + 1)
            assert gone >= 0, f"seat {seat} has {count} {UNITS[unit].id}"
            player.hand[unit] = held
            player.fallen[unit] = player.lost[unit] = gone
        self.changed()

    def mark(self, seat: int, cell: str, attacked: bool = False, boost: int = 0) -> None:
        """The unit has attacked this turn, or was boosted."""
        player, number = self.seat(seat), cell_number(cell)
        player.attacked = player.attacked & ~(1 << number) | attacked << number
        player.boost[number] = boost
        self.changed()

    def empty(self, seat: int, *cells: str) -> None:
        """Units go back to the hand."""
        player = self.seat(seat)
        for cell in cells:
            player.hand[clear(player, cell_number(cell))] += 1
        self.changed()

    def leaders(self, seat: int, king: str, commander: str) -> None:
        """Where king and commander lie in an untouched camp of the own colour."""
        player = self.seat(seat)
        player.kind = bytearray(9)
        player.kind[tent_number(king)] = KING
        player.kind[tent_number(commander)] = COMMANDER
        self.changed()

    def ruin(self, camp: int, *tents: str) -> None:
        """Tents are destroyed, a leader under one of them removed."""
        player = self.seat(camp)
        for name in tents:
            tent = tent_number(name)
            kind, colour = player.kind[tent], player.colour[tent]
            if kind != BLANK:
                self.seat(colour).leaders &= ~kind
                self.seat(colour).spare -= 1
            player.kind[tent] = BLANK
            player.ruins |= 1 << tent
            player.announced &= ~(1 << tent)
        self.changed()

    def change_tokens(self, one: str, other: str) -> None:
        """Two tents change places, as "0T11", "2T13"."""
        (camp, tent), (there, goal) = tent_at(one), tent_at(other)
        a, b = self.seat(camp), self.seat(there)
        a.kind[tent], b.kind[goal] = b.kind[goal], a.kind[tent]
        a.colour[tent], b.colour[goal] = b.colour[goal], a.colour[tent]
        self.changed()

    def announce(self, camp: int, tent: str) -> None:
        """All know that a commander lies there."""
        self.seat(camp).announced |= 1 << tent_number(tent)
        self.changed()

    def fortify(self, camp: int, *tents: str) -> None:
        """Fortress tokens lie there."""
        for tent in tents:
            self.seat(camp).fortress |= 1 << tent_number(tent)
            self.seat(camp).tokens -= 1
        self.changed()

    def ap(self, seat: int, points: int) -> None:
        """So many ready counters, white ones only above ten."""
        player = self.seat(seat)
        player.own = min(points, COUNTERS)
        player.white = points - player.own
        self.changed()

    def boxes(self, seat: int, **filled: int) -> None:
        """Filled boxes by action; each has cost a cube."""
        player = self.seat(seat)
        for action, count in filled.items():
            player.cubes -= count - player.boxes[ACTION[action]]
            player.boxes[ACTION[action]] = count
        self.changed()

    # ------------------------------------------------------------ running
    def act(self, side: int = 0, round_number: int = 2) -> None:
        """That side picks, in that round, with counters, marks and ended parts as they are."""
        self.state.side, self.state.round = side, round_number
        self.changed()

    def turn(self, side: int = 0, round_number: int = 2) -> None:
        """That side's turn begins; the other side's comes next if that one is the first side."""
        state = self.state
        state.round, state.phase = round_number, "play"
        later = [Step("turn_begin", [1 - side])] if side == state.first else []
        self._run(Step("round_end"), *later, Step("turn_begin", [side]))

    def round(self, round_number: int = 2) -> None:
        """That round begins."""
        self.state.round = round_number - 1
        self._run(Step("round_begin"))

    def _run(self, *agenda: Step) -> None:
        """Run from that agenda on: its last step comes first."""
        self._changed, self.state.outcome, self.table.record = False, None, []
        self.check()
        self.restart(*agenda)

    def ready(self) -> None:
        """What was laid by hand starts the turn's next pick."""
        if self._changed:
            later = [Step("turn_begin", [1 - self.state.side])] if self.state.side == self.state.first else []
            self._run(Step("round_end"), *later, Step("act"))

    def default(self, seat: int | None = None) -> str:
        """What an absent player answers."""
        self.ready()
        return self.session.default(self._asked(seat))

    def end_turn(self) -> None:
        """All seats of the acting side end their part."""
        side = self.question.seat % 2
        while self.session.questions() and self.state.side == side:
            self.answer("end_turn")

    def check(self) -> None:
        """The state obeys the invariants and is plain data."""
        assert invariants(self.state) == []
        super().check()

    # ------------------------------------------------------------ looking
    def args(self, key: str, seat: int | None = None) -> dict[str, str | int]:
        """What an option tells beforehand."""
        found = next(option for option in self.options(key, seat) if option.key == key)
        return dict(zip(found.args[::2], found.args[1::2], strict=True))  # type: ignore[arg-type]

    def why(self, ref: str, seat: int | None = None) -> str:
        """Why not, as "R5.1 swamp"; "" where it can be chosen. Both languages must have the sentence."""
        self.ready()
        refusal = self.session.why_not(self._asked(seat), ref)
        if refusal is None:
            return ""
        for language, texts in REASONS.items():
            key = f"creed.{refusal.text}"
            assert key in texts, f"{key} has no text in {language}"
            for name in refusal.args:
                assert "{" + name in texts[key], f"{key} does not tell {name} in {language}"
        return f"{refusal.rule} {refusal.text.removeprefix('why.')}"

    def field(self, seat: int) -> list[str]:
        """The units on the field as they are laid by `units`, in the order of the cells."""
        player = self.seat(seat)
        return [f"{UNITS[unit - 1].id}@{CELLS[cell]}{':d' if player.down >> cell & 1 else ''}"
                for cell, unit in enumerate(player.units) if unit]

    def in_hand(self, seat: int) -> dict[str, int]:
        """The hand by type."""
        return {UNITS[unit].id: count for unit, count in enumerate(self.seat(seat).hand) if count}

    def dead(self, seat: int) -> dict[str, int]:
        """The fallen pile by type."""
        return {UNITS[unit].id: count for unit, count in enumerate(self.seat(seat).fallen) if count}

    def left(self, seat: int) -> int:
        """AP left."""
        return budget(self.seat(seat))

    def tent(self, camp: int, name: str) -> str:
        """"ruin", or colour and kind of the tent, as "0:king"."""
        player, tent = self.seat(camp), tent_number(name)
        return "ruin" if player.ruins >> tent & 1 else f"{player.colour[tent]}:{KINDS[player.kind[tent]]}"

    def marks(self, seat: int, cell: str) -> tuple[bool, int]:
        """Whether the unit has attacked, and its boost."""
        player, number = self.seat(seat), cell_number(cell)
        return bool(player.attacked >> number & 1), player.boost[number]

    def filled(self, seat: int) -> dict[str, int]:
        """Filled boxes by action, without the empty ones."""
        return {name: count for name, count in zip(ACTIONS, self.seat(seat).boxes, strict=True) if count}
