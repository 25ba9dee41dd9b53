"""8.2, 8.3. Where to go: what each tile is worth to end a move on, and paths of three moves."""
from __future__ import annotations

from game.titles.realigious.bot_fights import fight_worth, remote_worth
from game.titles.realigious.bot_mind import (
    MYSTIC,
    SOCIAL,
    WINS,
    Mind,
    allotment,
    base_rate,
    designation_worth,
    enterable,
    scarcity,
)
from game.titles.realigious.bot_rivals import relic_worth
from game.titles.realigious.bot_scores import DOOM, WANTED
from game.titles.realigious.cards.base import number
from game.titles.realigious.content import CARDS
from game.titles.realigious.view import CelebrityView, GovernmentView

STEPS, FADES, SWEEPS = 3, 70, 4  # moves looked ahead; percent that a later move counts; sweeps of the pull
NEW_TILE = 20
CELEBRITY, GOVERNMENT = 250, 250
RICH = 4000
DEAR = 1000  # a celebrity's price above which it is left alone
HOSPITAL = 5
GOVERNMENTS = ("gov_office", "gov_police", "gov_base")


class TileWorth:
    """What every tile is worth now, worked out once a question."""

    __slots__ = ("mind", "near", "pull", "rate", "relic_share", "worth")

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.rate = base_rate(mind)
        self.relic_share = _relic_share(mind)
        count = mind.map.count
        open_tiles = [enterable(mind, t) for t in range(count)]
        self.near = [[u for u in mind.map.near[t] if open_tiles[u]] for t in range(count)]
        self.worth = [self._tile(t) if open_tiles[t] else 0 for t in range(count)]
        if mind.me.religion == "buddhist":
            self._second_moves()
        self.pull = self._pull()

    # ---------------------------------------------------------------- one tile
    def _tile(self, tile: int) -> int:
        mind = self.mind
        seen = mind.view.tiles[tile]
        worth = self._news(tile) + self._forces(tile)
        if seen.relic >= 0:
            worth += relic_worth(mind)
        elif seen.known < 2 and seen.structure not in ("restricted", *GOVERNMENTS):
            worth += self.relic_share
        if seen.designation == "hospital" and seen.placer not in (-1, mind.seat):
            worth -= HOSPITAL * mind.worth.hurt * 2
        if seen.structure in GOVERNMENTS:
            return worth
        if seen.owner == mind.seat:
            return worth + self._calming(tile)
        if seen.owner >= 0:
            return worth + self._enemy(tile)
        return worth + self._neutral(tile)

    def _neutral(self, tile: int) -> int:
        """8.2. Rate times allotment."""
        mind, seen = self.mind, self.mind.view.tiles[tile]
        rate = seen.forecast.rate if seen.forecast is not None else self.rate
        if mind.has("ascended"):
            rate = 100
        b, d, i = allotment(seen)
        more = 120 if mind.me.religion == "christian" else 100
        worth = rate * mind.value(b * more // 100, d * more // 100, i * more // 100) // 100
        if seen.structure == f"church_{mind.me.religion}":
            worth += 150
            if mind.me.religion == "christian":
                worth += rate * mind.value(mind.me.believers // 2, 0, 0) // 100
        return worth

    def _enemy(self, tile: int) -> int:
        """A contact with an enemy tile is a combat, unless its owner stands there: then it is ours to choose."""
        mind, owner = self.mind, self.mind.view.tiles[tile].owner
        if any({t.proposer, t.partner} == {mind.seat, owner} for t in mind.view.truces):
            return 0
        if mind.me.religion == "buddhist" or mind.view.tiles[tile].designation == "apostle":
            return 0
        if mind.view.seats[owner].tile == tile:
            return max(fight_worth(mind, tile, piece_combat=True), 0)
        return fight_worth(mind, tile)

    def _calming(self, tile: int) -> int:
        """8.3. An own separatist tile that will fall away; an own relic lies elsewhere in the sums."""
        seen = self.mind.view.tiles[tile]
        if not seen.separatist:
            return 0
        b, d, i = allotment(seen)
        return (b + d + i) // 3 + designation_worth(self.mind, seen)

    def _news(self, tile: int) -> int:
        """Tiles that would be revealed, relics that may lie there."""
        mind = self.mind
        reach = 3 if mind.view.tiles[tile].structure == "mountain" else 1
        fresh = sum(1 for u in mind.map.disc[reach][tile] if mind.view.tiles[u].known < 2)
        return fresh * (NEW_TILE + self.relic_share // 2)

    def _forces(self, tile: int) -> int:
        """Government buildings and celebrities that can be paid."""
        mind, worth = self.mind, 0
        for building in mind.view.governments:
            if building.tile == tile and building.holder != mind.seat and self._payable(building):
                price = (building.donations * scarcity(mind.own.donations)
                         + building.influence * scarcity(mind.own.influence)) // 200
                wins = WINS if mind.own.reputation + 5 >= 100 else 0
                worth += max(GOVERNMENT + 5 * mind.worth.reputation - price, 0) + wins
        for celebrity in mind.view.celebrities:
            if celebrity.tile == tile and celebrity.owner != mind.seat and self._payable(celebrity) \
                    and celebrity.donations + celebrity.influence < celebrity_cap(mind, celebrity.type):
                worth += CELEBRITY
        return worth

    def _payable(self, thing: CelebrityView | GovernmentView) -> bool:
        donations, influence = spendable(self.mind)
        return donations >= thing.donations and influence >= thing.influence

    # ---------------------------------------------------------------- further moves
    def _second_moves(self) -> None:
        """R19.13. An own tile is worth what a Buddhist's second move from it reaches."""
        plain = self.worth[:]
        for tile, seen in enumerate(self.mind.view.tiles):
            if seen.owner == self.mind.seat:
                best = max((plain[u] for u in self.near[tile]), default=0)
                self.worth[tile] += max(best, 0) * 95 // 100

    def _pull(self) -> list[int]:
        """What lies within reach of a tile, the less the farther."""
        pull = [max(w, 0) for w in self.worth]
        for _ in range(SWEEPS):
            pull = [max([pull[t], *(pull[u] * FADES // 100 for u in self.near[t])]) for t in range(len(pull))]
        return pull

    def path(self, tile: int, gone: tuple[int, ...] = (), steps: int = STEPS) -> int:
        """What a move to `tile` and the best moves after it are worth; a tile counts once."""
        worth = 0 if tile in gone else self.worth[tile]
        passed = (*gone, tile)
        if steps == 1:
            ahead = max((self.pull[u] for u in self.near[tile] if u not in passed), default=0) // 2
        else:
            ahead = max((self.path(u, passed, steps - 1) for u in self.near[tile]), default=0)
        return worth + ahead * FADES // 100


def celebrity_cap(mind: Mind, kind: str) -> int:
    """8.8. The highest price, donations and influence together, that is paid for a celebrity."""
    if (kind == "vagrant" and mind.plan == SOCIAL) or (kind == "archaeologist" and mind.plan == MYSTIC):
        return 1501
    return max(DEAR, (mind.money - RICH) // 2)


def spendable(mind: Mind) -> tuple[int, int]:
    """Donations and influence that the hand leaves for other things: a Spell of Doom must be passed on, and what the
    plan wants most comes first."""
    own = mind.own
    wanted = [card for card in own.hand if card.payable and not card.free
              and (card.card == DOOM or card.card in WANTED[mind.plan])]
    doom = CARDS[DOOM] if DOOM in own.deck else None
    least = (doom.donations, doom.influence) if doom is not None else (0, 0)
    return (own.donations - max((card.gate_donations for card in wanted), default=least[0]),
            own.influence - max((card.gate_influence for card in wanted), default=least[1]))


def _relic_share(mind: Mind) -> int:
    """What the chance of a hidden relic makes an unrevealed tile worth."""
    view = mind.view
    total = view.relic_goal if view.n == 7 else 5
    known = sum(seat.relics + seat.uncounted for seat in view.seats) + sum(1 for t in view.tiles if t.relic >= 0)
    hidden = max(total - known, 0)
    places = sum(1 for t in view.tiles if t.known < 2 and t.terrain != "water" and t.structure != "restricted")
    return hidden * min(relic_worth(mind), WINS // 10) // places if places else 0


# ---------------------------------------------------------------- the questions
def move(mind: Mind) -> str:
    """R6.1. The destination of the best path."""
    ground = TileWorth(mind)
    tiles = [number(key) for key in mind.choice.offered()]
    return f"tile:{max(tiles, key=lambda t: (ground.path(t), -t))}"


def second_move(mind: Mind) -> str:
    """R19.13. A second move, unless all that can be reached is worse than the tile itself."""
    ground = TileWorth(mind)
    tiles = [number(key) for key in mind.choice.offered() if key != "no"]
    best = max(tiles, key=lambda t: (ground.path(t), -t))
    return f"tile:{best}" if ground.path(best) > 0 else "no"


def remote_combat(mind: Mind) -> str:
    """R23.8. The best combat from a barracks, if it is worth its price."""
    tiles = [number(key) for key in mind.choice.offered() if key != "no"]
    best = max(tiles, key=lambda t: (remote_worth(mind, t), -t))
    return f"tile:{best}" if remote_worth(mind, best) > 0 else "no"
