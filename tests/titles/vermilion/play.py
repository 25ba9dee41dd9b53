"""The harness of the Vermilion tests: lay a small position, stack dice, answer by key, look at the table.

A `Play` is a real session in the Player Phase of round 2 on an open board, with the characters named (seat 0 on 0,0 and
so on) and no enemy; one that comes in round 29 keeps the quest from being won. Hands and supplies are empty, what is
laid counts at once.
    play = Play("karon", at=["2,2"])
    play.foe("kynodon", "3,2")
    play.hand(0, "attack")
    play.supply(0, imprint=2)
    play.faces(2, 2)
    play.answer("play:attack:arm")
`play.run(rule)` runs one rule by itself (`carry_out`), so that a phase need not be reached.
"""

from __future__ import annotations

from typing import Any

from game.core.ask import Rules
from game.core.boards.bone import BONE, MUSCLE
from game.core.dice import make
from game.core.session import Session
from game.core.state import Step
from game.titles.vermilion import SPEC
from game.titles.vermilion.board import TERRAIN
from game.titles.vermilion.content import COLOURS, TRINKETS, slot_of
from game.titles.vermilion.invariants import invariants
from game.titles.vermilion.queries import base_pool, place, tile_at, tile_of
from game.titles.vermilion.setup import equip
from game.titles.vermilion.state import EnemyGroup, Foe, Land, Wagon
from game.titles.vermilion.verbs import enemy_hp
from tests import play as harness

OPEN = [".+.+.+.+.", "+.+.+.+.+"] * 3 + [".+.+.+.+."]
"""An open board of nine by seven."""


class DiceTable(harness.StackedTable):
    """Dice show the faces that are stacked, checked to be theirs; shuffles may leave things as they are."""

    __slots__ = ("stacked", "still")

    def pick(self, things: Any) -> Any:
        if self.stacked and isinstance(things, tuple):
            self.undo_blocked = self.undo_blocked or "rolled"
            face = self.stacked.pop(0)
            assert face in things, f"no {face} on {things}"
            return face
        return super().pick(things)

    def shuffle(self, things: Any) -> None:
        if not self.still:
            super().shuffle(things)


class Play(harness.Play):
    """See the module's text."""

    def __init__(self, *characters: str, at: list[str] | None = None, rows: list[str] | None = None, seed: int = 1,
                 **options: Any) -> None:
        self.open(characters or ("karon",), {"variant": "single_quest", "quest": "q01", **options}, seed)
        state = self.state
        self.rows(rows or OPEN)
        for seat, player in enumerate(state.seats):
            self.answer_for_name(seat, player)
            place = (at or [])[seat] if seat < len(at or []) else f"{2 * seat},0"
            player.tile = tile_at(state, place)
        state.phase, state.round, state.last_round, state.objective = "player", 2, 30, "annihilate"
        state.groups, state.marks = [EnemyGroup(1, 29, "1", "kynodon")], {1: [0]}
        state.campaign.between = False
        state.agenda = [Step("phase_cleanup"), Step("turn_end"), Step("act")]
        self._fresh = True

    def open(self, characters: tuple[str, ...], options: dict[str, Any], seed: int) -> None:
        """A match before anything was answered; `ready` runs it."""
        seats = [{"character": name} for name in characters]
        session = Session(SPEC, seats, options, seed)
        told = session.table.record
        state = session.spec.new_state(session.seats, session.options, seed)
        self.session, self.table = session, DiceTable(session.spec, state)
        self.table.record, self.table.lots, self.table.rolls, self.table.picks = told, [], [], []
        self.table.stacked, self.table.still = [], False
        session.table = self.table
        self._fresh = True

    @classmethod
    def match(cls, *characters: str, seed: int = 1, **options: Any) -> Play:
        """A whole match from its first question."""
        play = cls.__new__(cls)
        play.open(characters or ("karon",), {"variant": "single_quest", "quest": "q01", **options}, seed)
        return play

    def answer_for_name(self, seat: int, player: Any) -> None:
        """What a character begins with, all cards in the deck."""
        equip(player)
        player.pool = base_pool(player)
        player.deck = list(player.cards)

    # ------------------------------------------------------------ position
    def rows(self, rows: list[str]) -> None:
        """Lay the tiles by the signs of board texts."""
        state = self.state
        state.width, state.height = max(map(len, rows)), len(rows)
        state.codes = bytearray(
            TERRAIN.get(sign, MUSCLE if (x + y) % 2 == 0 else BONE) for y, row in enumerate(rows) for x, sign in
            enumerate(row.ljust(state.width)))

    def tile(self, place: str) -> int:
        return tile_at(self.state, place)

    def at(self, unit: str) -> str:
        """Where a unit stands."""
        tile = tile_of(self.state, unit)
        return place(self.state, tile) if tile >= 0 else ""

    def foe(self, kind: str, place: str, **fields: Any) -> Foe:
        """An enemy with full HP, or what `fields` say."""
        state = self.state
        state.placed += 1
        hp = enemy_hp(self.table, kind)
        foe = Foe(state.placed, kind, hp, hp, self.tile(place))
        for name, value in fields.items():
            setattr(foe, name, value)
        state.foes.append(foe)
        return foe

    def hand(self, seat: int, *cards: str) -> None:
        """These cards come out of the deck into the hand; those that are not owned replace a basic one first."""
        player = self.seat(seat)
        for card in cards:
            if card not in player.deck:
                self.own(seat, card)
            player.deck.remove(card)
            player.hand.append(card)

    def own(self, seat: int, card: str) -> None:
        """The seat owns an advanced card in place of a basic one of its deck."""
        player = self.seat(seat)
        given = next(basic for basic in ("move", "defend", "attack") if basic in player.deck)
        player.deck.remove(given)
        player.cards.remove(given)
        player.deck.append(card)
        player.cards.append(card)
        if card in self.state.advanced:
            self.state.advanced.remove(card)

    def taint(self, seat: int, card: str, where: str = "hand") -> None:
        """A corruption card lies in hand, on the discard pile, or on what is worn in a slot."""
        self.state.taints.remove(card)
        player = self.seat(seat)
        if where in ("hand", "discard", "deck"):
            getattr(player, where).append(card)
        else:
            player.taints.setdefault(player.worn[where], []).append(card)

    def supply(self, seat: int, imprint: int = 0, breakthrough: int = 0) -> None:
        """The supply, and a pool that is large enough for it."""
        player = self.seat(seat)
        player.supply.dice = []
        for colour, count in zip(COLOURS, (imprint, breakthrough), strict=True):
            player.pool[colour] = max(player.pool.get(colour, 0), count)
            for _ in range(count):
                make(player.supply, colour)

    def wear(self, seat: int, *items: str) -> None:
        """Equipment is put on; what was worn goes to the inventory."""
        player = self.seat(seat)
        for item in items:
            if item in self.state.stock:
                self.state.stock.remove(item)
            slot = slot_of(item)
            if player.worn[slot] != item:
                player.bag.append(player.worn[slot])
            player.worn[slot] = item
            if item in TRINKETS:
                player.uses[item] = TRINKETS[item].uses

    def land(self, place: str, points: int = 0) -> None:
        self.state.lands.append(Land(self.tile(place), points))
        self.state.objective = "stabilise"

    def wagon(self, place: str, tree: str, hp: int = 10) -> None:
        state = self.state
        state.objective, state.wagon_start, state.tree = "escort", self.tile(place), self.tile(tree)
        state.wagon = Wagon(hp, hp, self.tile(place))

    def faces(self, *faces: int) -> None:
        """The next dice show these faces."""
        self.table.stacked += faces

    # ------------------------------------------------------------ running
    def ready(self) -> None:
        if self._fresh:
            self._fresh = False
            self.restart()

    def answer(self, *keys: str, seat: int | None = None) -> None:
        self.ready()
        super().answer(*keys, seat=seat)

    def run(self, rules: Rules[Any] | None, *keys: str) -> list[tuple[int, str]]:
        """One rule by itself, the questions answered with `keys` where they are offered."""
        return self.carry_out(rules, *keys) if rules is not None else []

    def check(self) -> None:
        super().check()
        broken = [text for text in invariants(self.state) if "equipment" not in text and "dice of a pool" not in text]
        assert not broken, broken
