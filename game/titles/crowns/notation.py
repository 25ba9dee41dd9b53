"""5.1. What an ability is once it has been read: the forms of 5.2, 5.3 and 5.4 as data.

`game.titles.crowns.reading` makes these of the lines in `data/`; the rules carry them out. Words for seats are
"you", "opponent", "loser", "winner", "that opponent", "host's controller", "chooser", "T" (a chosen opponent),
"each opponent", "each player". Words for cards are "self", "host", "T", "T2", "that", "faction" (your faction
card), "T's faction" and "each" (all cards of a phrase).
"""

from __future__ import annotations

import msgspec

ICONS = ("military", "intrigue", "power")
LETTERS = {"M": "military", "I": "intrigue", "P": "power"}
PHASES = ("plot", "draw", "marshalling", "challenges", "dominance", "standing", "taxation")
PLAIN_KEYWORDS = ("insight", "intimidate", "limited", "no_attachments", "pillage", "renown", "stealth", "terminal")
COUNTED_KEYWORDS = ("ambush", "bestow")
NO_COST = -1


class Phrase(msgspec.Struct, frozen=True):
    """5.3, target words: which cards (or seats, where `types` is ("opponent",)) are meant.

    `side`: whose, "" for anyone's; `other`: not the card itself; `unique`: "unique", "non-unique" or "loyal or
    unique"; `types`, `traits`: any one of them; `states`: what must hold of it now ("kneeling", "icon:military",
    "weapon_attachment", ...); `cost`, `strength`: at most so much; `below`: its STR is at most that of the
    sacrificed character; `zone`: "play" or another pile, "hand of T", "hand of loser"; `power`: it carries at least
    so much; `but`: not these targets."""

    side: str = ""
    other: bool = False
    unique: str = ""
    types: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    states: tuple[str, ...] = ()
    cost: int = NO_COST
    strength: int = NO_COST
    below: bool = False
    zone: str = "play"
    power: int = 0
    but: tuple[str, ...] = ()


class Condition(msgspec.Struct, frozen=True):
    """5.3. A condition by its name, with its number and word."""

    name: str
    n: int = 0
    word: str = ""


class Trigger(msgspec.Struct, frozen=True):
    """5.2. An occurrence that an ability answers. `who`: the seat's word; `cards`: the card's phrase; `card`:
    "self" or "host"; `words`: kinds of challenge, a phase, a keyword or "by ambush"; `role`: "attacker", "defender"
    or ""; `margin`: by so much or more."""

    name: str
    who: str = ""
    card: str = ""
    cards: Phrase | None = None
    words: tuple[str, ...] = ()
    role: str = ""
    margin: int = 0


class Cost(msgspec.Struct, frozen=True):
    """5.3. `verb` is pay, spend, kneel, sacrifice or discard; `n` gold or cards; `twice_claim`: X, twice the claim;
    `card`: "self" or "faction"; `cards`: what is chosen."""

    verb: str
    n: int = 0
    card: str = ""
    cards: Phrase | None = None
    twice_claim: bool = False


class Amount(msgspec.Struct, frozen=True):
    """`n`, or `n` for each `every` of what `per` names, at most `cap`; `paid`: the X that was paid."""

    n: int = 0
    per: str = ""
    every: int = 1
    cap: int = 0
    paid: bool = False


class Discount(msgspec.Struct, frozen=True):
    """What `cost_mod` is about: the "first" each round, the "next" this phase or "every" card of the phrase;
    `marshalled`: only cards that are marshalled."""

    which: str
    cards: Phrase
    marshalled: bool = False


class Effect(msgspec.Struct, frozen=True):
    """5.4. One primitive with its arguments. `who`: a seat's word; `to`: a second one; `card`: a card's word;
    `onto`: a second one; `cards`: what "each ..." means, or what a search may take; `amount`; `count`: how many
    cards; `word`: icon, keyword, value of a plot, forbidden verb, zone, side or kind; `gains`: whether the icon or
    keyword is granted; `until`: its duration, "" while its source is in play; `options`: those of `choose_one`, or
    what replaces the claim."""

    verb: str
    who: str = ""
    to: str = ""
    card: str = ""
    onto: str = ""
    cards: Phrase | None = None
    amount: Amount = Amount()
    count: int = 0
    word: str = ""
    gains: bool = True
    until: str = ""
    options: tuple[Effect, ...] = ()
    discount: Discount | None = None


class AbilityPart(msgspec.Struct, frozen=True):
    """One step of the effect. `pick`: a target chosen at this point, under that name; `then`: only if the part before
    did something; `provided`: and if this holds; `late`: it waits for the end of the phase."""

    effects: tuple[Effect, ...] = ()
    pick: str = ""
    cards: Phrase | None = None
    then: bool = False
    provided: Condition | None = None
    late: bool = False


class Ability(msgspec.Struct, frozen=True):
    """5.1. One line of a card. `targets`: name and phrase of what is chosen before anything is paid."""

    kind: str
    phase: str = ""
    when: tuple[Trigger, ...] = ()
    holds: tuple[Condition, ...] = ()
    provided: tuple[Condition, ...] = ()
    cost: tuple[Cost, ...] = ()
    targets: tuple[tuple[str, Phrase], ...] = ()
    parts: tuple[AbilityPart, ...] = ()
    limit: int = 0
    per: str = ""


class Keyword(msgspec.Struct, frozen=True):
    """1.2. A keyword with its number (ambush, bestow) or the trait that it excepts (no attachments)."""

    name: str
    n: int = 0
    trait: str = ""
