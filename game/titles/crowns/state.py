"""The table of Crowns as plain data.

Cards have numbers (`game.core.zones`); what stands on the table without being a card has a negative one, so that "a
card" in an ability can mean it, too: see `faction_of`, `agenda_of`, `office_of` in `queries`.
Zones: "deck", "hand", "play", "discard", "dead", "plots", "revealed", "used", "set" (placed face down in the set-up),
"played" (an event that is being played), "gone" (out of the game). The newest card of each is the last.
"""

from __future__ import annotations

import msgspec

from game.core.lasting import Lasting
from game.core.state import BaseState
from game.core.zones import ZonedCard

NOBODY = -1


class OwnedCard(ZonedCard, kw_only=True):
    """A card with what it carries. `duplicate`: it lies under its host as a duplicate (R18.2); `stamp` is counted up
    whenever a card enters play, so that a card that left and came back is another one."""

    kneeling: bool = False
    power: int = 0
    gold: int = 0
    duplicate: bool = False
    stamp: int = 0


class RunningChallenge(msgspec.Struct):
    """R10. The challenge that is going on. `attackers`, `defenders`: in the order of their declaration; `bypassed`: by
    stealth; `attack`, `defence`, `winner`, `margin`: from R10.10 on; `claim`: fixed at R10.15; `replaced`: something
    happened instead of the claim."""

    kind: str
    attacker: int
    defender: int
    attackers: list[int] = []
    defenders: list[int] = []
    bypassed: list[int] = []
    attack: int = 0
    defence: int = 0
    winner: int = NOBODY
    margin: int = 0
    claim: int = 0
    replaced: bool = False

    @property
    def loser(self) -> int:
        """The other side's seat; NOBODY while nobody has won."""
        return NOBODY if self.winner == NOBODY else self.attacker + self.defender - self.winner


class Late(msgspec.Struct, array_like=True):
    """5.1. A delayed effect that resolves at the end of the phase: the ability and part it stands in, the seat, and
    the card that it is about as it was."""

    kind: str
    ability: int
    part: int
    seat: int
    card: int
    stamp: int


class Seat(msgspec.Struct):
    """One seat. `power`, `kneeling`: of its faction card; `gold`: the pool; `before`: the kind of its previous plot;
    `started`: challenges of each kind this round; `rewarded`: rivals beaten this round (R19.4); `limited`: a limited
    card was marshalled or played this round (R9.7); `office`: in use; `picked`: not yet revealed; `left`: the offices
    from which it picked; `ready`: done with the set-up; `out`: eliminated (R14.6)."""

    faction: str
    agenda: str
    second_faction: str = ""
    power: int = 0
    kneeling: bool = False
    gold: int = 0
    before: str = ""
    started: dict[str, int] = {}
    rewarded: list[int] = []
    limited: bool = False
    office: str = ""
    picked: str = ""
    left: list[str] = []
    ready: bool = False
    out: bool = False


class State(BaseState, kw_only=True):
    """The whole table. `phase`: "setup" or one of the seven; `active`: the active player; `first`: the first player
    (in the set-up the set-up first seat); `used`: how often a limited ability was used, by "per:card:seat:ability";
    `offices`: those that can still be picked, `aside`: set aside face down; `blind`: the hand as it is spread face
    down for the intrigue claim; `fallen`: eliminated seats in their order; `stamps` counts cards that entered play."""

    cards: dict[int, OwnedCard]
    piles: list[dict[str, list[int]]]
    seats: list[Seat]
    phase: str = "setup"
    round: int = 0
    first: int = 0
    active: int = NOBODY
    challenge: RunningChallenge | None = None
    lasting: list[Lasting] = []
    late: list[Late] = []
    used: dict[str, int] = {}
    offices: list[str] = []
    aside: list[str] = []
    blind: list[int] = []
    fallen: list[int] = []
    stamps: int = 0
    round_limit: int = 20
    mask: bool = False
