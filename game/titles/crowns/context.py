"""What lives on the rules' stack only: what happens (R15.2), and an ability that is being used (R16)."""

from __future__ import annotations

import msgspec

from game.core.stages import Batch, Occurrence

NOBODY = -1


class Happening(Occurrence, eq=False, kw_only=True):
    """An occurrence of Crowns. `seat`: whom it happens to or who does it; `card`: what it happens to; `kind`,
    `controller`, `power`: that card as it was (R15.9); `word`: a kind of challenge, a phase, a keyword, or how
    ("ambush", "pillage", "marshal"); `ability`: which one of the card is used; `amount`: how much gold or power;
    `role`: "attacker" or "defender" of `seat`; `firm`: it can't be saved (R15.8); `kneeling`: the card enters play
    so; `host`: of an attachment that enters; `present`: cards in play, with their stamps, when it happened."""

    seat: int = NOBODY
    card: int = 0
    kind: str = ""
    controller: int = NOBODY
    power: int = 0
    word: str = ""
    ability: int = 0
    amount: int = 0
    role: str = ""
    firm: bool = False
    kneeling: bool = False
    host: int = 0


class Context(msgspec.Struct, eq=False, kw_only=True):
    """An ability in use. `seat` is "you", `source` the card, `kind` its face, `number` the ability on it, `host`
    what it lay on when it was used; `happening`: what it answers, `causes` the batch of that. `cards`, `seats`: the
    targets by their names; `stamps`: of targets that were put into play. `paid`: X; `sacrificed`: the STR of what
    was sacrificed; `milled`: the kinds that were milled; `chooser`: who picks inside a `choose_one`; `place`: where
    the primitive that is carried out stands, as "card ability part effect"."""

    seat: int
    source: int
    kind: str
    number: int = 0
    host: int = 0
    happening: Happening | None = None
    causes: Batch | None = None
    cards: dict[str, int] = {}
    seats: dict[str, int] = {}
    stamps: dict[int, int] = {}
    paid: int = 0
    sacrificed: int = NOBODY
    milled: list[str] = []
    chooser: int = NOBODY
    place: str = ""
