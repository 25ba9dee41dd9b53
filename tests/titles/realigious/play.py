"""The harness of the Realigious tests: build a small position, name the answers, look at the table.

A `Play` is a real session on a plain map: all tiles grass without structures, 100 believers, donations,
influence each, no
relics, no celebrities. Seats are in turn order 0, 1, 2. Everybody else passes by itself: a question with one option is
answered with it; windows of seats that were not told otherwise are answered "no".
    play = Play()
    play.give(0, "gleaning")
    play.cards_of(0)                # seat 0 is in step A of its interaction phase
    play.answer("use:gleaning@1", "tile:9")
"""
from __future__ import annotations

import game
from game.core.state import Step
from game.titles.realigious import sight
from game.titles.realigious.content import COUNTS
from game.titles.realigious.state import DESIGNATION, STRUCTURE, TERRAIN, Celebrity, Government, HeldCard, Relic
from tests import play as harness

PLAIN = (STRUCTURE.index("none"), TERRAIN.index("grass"))
DEFAULTS_NO = ("react", "buy", "exchange", "second_move", "remote_combat")


class Play(harness.Play):
    """See the module's text."""

    def __init__(self, players: int = 2, climate: str = "temperate", god: str = "zog_malomos",
                 religions: tuple[str, ...] = ("christian", "christian", "christian", "christian"),
                 characters: tuple[str, ...] = ("businessperson",) * 4, seed: int = 1) -> None:
        seats = [{"religion": religions[i], "character": characters[i], "traits": "default"} for i in range(players)]
        session = game.new_session("realigious", seats, {"climate": climate, "god": god}, seed)
        self.sit(session, session.table.state)
        self.standing: dict[int, list[str]] = {}
        self._plain()

    # ------------------------------------------------------------ position
    def _plain(self) -> None:
        state = self.state
        count = len(state.owner)
        state.structure = bytearray([PLAIN[0]] * count)
        state.terrain = bytearray([PLAIN[1]] * count)
        state.designation = bytearray(count)
        for column in ("believers", "donations", "influence"):
            setattr(state, column, [100] * count)
        state.owner = [-1] * count
        state.relics, state.celebrities, state.governments, state.hints = [], [], {}, {}
        state.order, state.wind = list(range(len(state.seats))), ""
        starts = [r * state.n + c for c, r in COUNTS[state.n].start_points]
        for i, player in enumerate(state.seats):
            player.tile = player.start = starts[i]
            player.hand, player.grave, player.turns = [], [], 1
            player.knowledge = bytearray(count)
            sight.update(self.session.table, i)
        state.acting = 0
        self.restart(Step("turn_begin"))

    def tile(self, tile: int, structure: str = "", owner: int | None = None, terrain: str = "", designation: str = "",
             allotment: tuple[int, int, int] | None = None) -> None:
        """Change one tile of the map."""
        state = self.state
        if structure:
            state.structure[tile] = STRUCTURE.index(structure)
            if structure.startswith("gov_"):
                state.governments[tile] = Government()
        if owner is not None:
            state.owner[tile] = owner
            if owner >= 0:
                sight.own(self.session.table, owner, tile)
        if terrain:
            state.terrain[tile] = TERRAIN.index(terrain)
        if designation:
            state.designation[tile] = DESIGNATION.index(designation)
        if allotment is not None:
            state.believers[tile], state.donations[tile], state.influence[tile] = allotment

    def piece(self, seat: int, tile: int) -> None:
        """Put a piece somewhere without a contact."""
        self.state.seats[seat].tile = tile
        sight.update(self.session.table, seat)

    def give(self, seat: int, *kinds: str) -> None:
        """The hand, slot 1 (newest) first."""
        self.state.seats[seat].hand = [HeldCard(kind) for kind in kinds]

    def deck(self, seat: int, *kinds: str) -> None:
        """The deck, top first; the deck list is the same cards."""
        self.state.seats[seat].deck = list(reversed(kinds))
        self.state.seats[seat].deck_list = list(kinds)

    def money(self, seat: int, donations: int, influence: int, believers: int | None = None,
              reputation: int | None = None) -> None:
        """The purse of a seat."""
        player = self.state.seats[seat]
        player.donations, player.influence = donations, influence
        if believers is not None:
            player.believers = believers
        if reputation is not None:
            player.reputation = reputation

    def relic(self, tile: int = -1, holder: int = -1, kind: int = 0, replaced: bool = False, known: tuple[int, ...] = ()
              ) -> int:
        """Add a relic; its number."""
        bits = sum(1 << s for s in known)
        self.state.relics.append(Relic(kind, tile, holder, replaced=replaced, known=bits,
                                       had=1 << holder if holder >= 0 else 0, gifted=1 << holder if holder >= 0 else 0))
        return len(self.state.relics) - 1

    def celebrity(self, kind: str, tile: int, owner: int = -1) -> int:
        """Add a celebrity; its number."""
        self.state.celebrities.append(Celebrity(kind, tile, owner))
        return len(self.state.celebrities) - 1

    # ------------------------------------------------------------ running
    def run(self, step: str, seat: int, contact: bool = False) -> None:
        """Start the named step of the sequence with `seat` as turn player."""
        state = self.state
        state.acting = seat
        state.from_tile = state.seats[seat].tile
        state.contact = contact
        state.phase = {"cards": "cards", "interaction": "interaction", "move_phase": "move"}.get(step, "start")
        self.restart(Step(step))
        self.settle()

    def cards_of(self, seat: int, contact: bool = False) -> None:
        """Seat is in step A of its interaction phase (R3.5)."""
        self.run("cards", seat, contact)

    def interaction_of(self, seat: int) -> None:
        """Seat's step B begins on the tile where its piece stands, in contact with it (R3.6)."""
        self.run("interaction", seat, contact=True)

    def move_of(self, seat: int) -> None:
        """Seat's move phase begins (R3.4)."""
        self.run("move_phase", seat)

    def start_of(self, seat: int) -> None:
        """Seat's start phase begins (R3.3)."""
        self.run("start_phase", seat)

    def turn_of(self, seat: int) -> None:
        """Seat's turn begins (R3.2)."""
        self.run("turn_begin", seat)

    def will(self, seat: int, *keys: str) -> None:
        """Standing answers: the next time `seat` is offered such a key (a prefix is enough) it takes it,
        once each.
        """
        self.standing.setdefault(seat, []).extend(keys)

    def settle(self) -> None:
        """Answer what stands in the way: standing answers, single options, windows nobody wants."""
        while self.session.questions():
            question = self.question
            keys = [o.key for o in question.options()]
            wish = self._wish(question.seat, keys)
            if wish is None and len(keys) > 1 and question.text not in DEFAULTS_NO:
                return
            declined = "no" if "no" in keys and question.text in DEFAULTS_NO else keys[0]
            self.session.answer(question.seat, wish or declined)
            self.check()
            if self.session.outcome is not None:
                return

    def _wish(self, seat: int, keys: list[str]) -> str | None:
        for wish in self.standing.get(seat, []):
            for key in keys:
                if key.startswith(wish):
                    self.standing[seat].remove(wish)
                    return key
        return None

    def done(self) -> None:
        """Step A is over; the turn runs on to the next question of somebody."""
        self.answer("done")

    # ------------------------------------------------------------ looking
    def hand(self, seat: int) -> list[str]:
        """The kinds in a hand, slot 1 first."""
        return [card.kind for card in self.seat(seat).hand]

    def purse(self, seat: int) -> tuple[int, int, int]:
        """Believers, donations, influence."""
        player = self.seat(seat)
        return player.believers, player.donations, player.influence

    def designation(self, tile: int) -> str:
        """The designation of a tile."""
        return DESIGNATION[self.state.designation[tile]]

    def effects(self, seat: int) -> list[str]:
        """The kinds of a player's effects."""
        return [effect.kind for effect in self.seat(seat).effects]
