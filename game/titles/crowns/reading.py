"""5.1-5.4. Reads the lines of abilities in `data/`. What is not listed in the specification is refused.

Every function raises `Unreadable` with what it could not read.
"""

from __future__ import annotations

import functools
import re

from game.titles.crowns.notation import (
    COUNTED_KEYWORDS,
    LETTERS,
    PHASES,
    PLAIN_KEYWORDS,
    Ability,
    AbilityPart,
    Condition,
    Cost,
    Keyword,
    Phrase,
    Trigger,
)
from game.titles.crowns.reading_effects import read_effect
from game.titles.crowns.reading_words import Unreadable, phrase, split

KINDS = ("C", "A", "I", "R", "FI", "FR", "WR")
CARD_TRIGGERS = (
    "marshalled",
    "entered",
    "killed",
    "discarded",
    "sacrificed",
    "returned",
    "left",
    "discarded_hand",
    "milled",
    "knelt",
    "stood",
    "power_gained",
    "played",
    "triggered",
)
SEAT_TRIGGERS = ("revealed", "when_revealed", "income", "unopposed", "dominance")
SEAT_WORDS = ("you", "opponent", "host's controller")
NUMBERS = {"one card": 1, "two cards": 2, "three cards": 3}


def keyword(text: str) -> Keyword:
    """1.2. "ambush(3)", "no_attachments(Weapon)", "renown"."""
    found = re.fullmatch(r"(\w+)(?:\((\w+)\))?", text)
    if found is None:
        raise Unreadable(text)
    name, inner = found[1], found[2] or ""
    if name in COUNTED_KEYWORDS and inner.isdigit():
        return Keyword(name, int(inner))
    if name in PLAIN_KEYWORDS and (not inner or name == "no_attachments"):
        return Keyword(name, trait=inner)
    raise Unreadable(text)


@functools.cache
def ability(line: str) -> Ability:
    """One line of a card."""
    head, *fields = [field.strip() for field in line.split(";")]
    found = re.fullmatch(r"([A-Z]+)(?:\[(\w+)\])?", head)
    if found is None or found[1] not in KINDS or (found[2] or "any") not in (*PHASES, "any"):
        raise Unreadable(head)
    if (found[1] == "A") != bool(found[2]):
        raise Unreadable(head)
    parts: list[AbilityPart] = []
    told: dict[str, str] = {}
    targets: list[tuple[str, Phrase]] = []
    for field in fields:
        name, _, text = field.partition(": ")
        if name in ("T", "T2"):
            wanted = phrase(text.removeprefix("one "))
            if "do" in told:
                parts.append(AbilityPart(pick=name, cards=wanted))
            else:
                targets.append((name, wanted))
        elif name in ("do", "then"):
            told[name] = text
            parts.append(_part(text, name == "then"))
        elif name in ("when", "while", "if", "cost", "limit") and name not in told:
            told[name] = text
        else:
            raise Unreadable(field)
    return _checked(
        Ability(
            found[1],
            found[2] or "",
            tuple(trigger(one) for one in _triggers(told)),
            _conditions(told.get("while", "")),
            _conditions(told.get("if", "")),
            tuple(cost(text) for text in _costs(told.get("cost", ""))),
            tuple(targets),
            tuple(parts),
            *_limit(told.get("limit", "")),
        ),
        line,
    )


def _triggers(told: dict[str, str]) -> list[str]:
    """5.2. Two triggers joined by "or" are one; an "or" inside the brackets or between kinds is none."""
    return re.split(r"(?<=\)) or (?=\w+\()", told["when"]) if "when" in told else []


def _checked(read: Ability, line: str) -> Ability:
    """What a kind of ability must have."""
    answers = read.kind in ("I", "R", "FI", "FR")
    if answers != bool(read.when) or not read.parts or (read.holds and read.kind != "C"):
        raise Unreadable(line)
    return read


def _limit(text: str) -> tuple[int, str]:
    if not text:
        return 0, ""
    found = re.fullmatch(r"(\d)/(phase|round)", text)
    if found is None:
        raise Unreadable(text)
    return int(found[1]), found[2]


def _part(text: str, then: bool) -> AbilityPart:
    """A `do` or a `then`, with its "if" and its "at the end of the phase"."""
    provided, late = None, False
    if then and text.startswith("at the end of the phase, if T is in play, "):
        text, late = text.removeprefix("at the end of the phase, if T is in play, "), True
        provided = Condition("t_in_play")
    elif then and text.startswith("if "):
        found = re.fullmatch(r"if (.+?) (\w+\(.*)", text)
        if found is None:
            raise Unreadable(text)
        provided, text = condition(found[1]), found[2]
    return AbilityPart(tuple(read_effect(one) for one in split(text)), then=then, provided=provided, late=late)


# ---------------------------------------------------------------- 5.2 triggers
def trigger(text: str) -> Trigger:
    """5.2. "won(you), intrigue, as attacker, by 3+"."""
    found = re.fullmatch(r"(\w+)\(([^)]*)\)(?:, (.*))?", text.strip())
    if found is None:
        if text == "challenge_ended":
            return Trigger(text)
        raise Unreadable(text)
    name, inner, qualifiers = found[1], found[2], (found[3] or "").split(", ") if found[3] else []
    if name in ("began", "ended") and inner in PHASES:
        return Trigger(name, words=(inner,))
    if name in SEAT_TRIGGERS and inner in SEAT_WORDS and not qualifiers:
        return Trigger(name, inner)
    if name in ("initiated", "claim") and inner in ("by you", "vs you"):
        return Trigger(name, "you", words=_kinds(qualifiers), role="attacker" if inner == "by you" else "defender")
    if name in ("won", "lost") and inner == "you":
        return _result(name, qualifiers)
    if name == "keyword_used":
        used, _, whose = inner.partition(", ")
        return Trigger(name, words=(keyword(used).name,), cards=phrase(whose))
    if name == "defended" and inner == "challenge":
        return Trigger(name)
    if name in CARD_TRIGGERS:
        return _card_trigger(name, inner, qualifiers)
    raise Unreadable(text)


def _kinds(qualifiers: list[str]) -> tuple[str, ...]:
    kinds = tuple(kind for text in qualifiers for kind in text.split(" or "))
    for kind in kinds:
        if kind not in LETTERS.values():
            raise Unreadable(kind)
    return kinds


def _result(name: str, qualifiers: list[str]) -> Trigger:
    """`won` and `lost` with all that must hold of them."""
    kinds: list[str] = []
    role, margin = "", 0
    for text in qualifiers:
        if text in ("as attacker", "as defender"):
            role = text.removeprefix("as ")
        elif found := re.fullmatch(r"by (\d+)\+", text):
            margin = int(found[1])
        else:
            kinds.append(text)
    return Trigger(name, "you", words=_kinds(kinds), role=role, margin=margin)


def _card_trigger(name: str, inner: str, qualifiers: list[str]) -> Trigger:
    for text in qualifiers:
        if text not in ("by ambush", "by pillage"):
            raise Unreadable(text)
    words = tuple(text.removeprefix("by ") for text in qualifiers)
    if inner in ("self", "host"):
        return Trigger(name, card=inner, words=words)
    if inner == "opponent's character ability":
        return Trigger(name, cards=Phrase(side="enemy", types=("character",)), words=words)
    return Trigger(name, cards=phrase(inner.removeprefix("any ")), words=words)


# ---------------------------------------------------------------- 5.3 costs and conditions
def _costs(text: str) -> list[str]:
    """The costs of a line; "pay(X), X = ..." is one."""
    return split(text.replace("pay(X), X = 2 x current claim value", "pay(X)")) if text else []


def cost(text: str) -> Cost:
    """5.3. One cost."""
    found = re.fullmatch(r"(\w+)\((.*)\)", text)
    verb, inner = (found[1], found[2]) if found else ("", "")
    if verb == "pay" and inner == "X":
        return Cost("pay", twice_claim=True)
    if verb == "pay" and inner.isdigit():
        return Cost("pay", int(inner))
    if verb == "spend" and re.fullmatch(r"self,\d+", inner):
        return Cost("spend", int(inner.partition(",")[2]), "self")
    if verb in ("kneel", "sacrifice") and inner in ("self", "faction"):
        return Cost(verb, card=inner)
    if verb == "sacrifice" and inner.startswith("one own "):
        return Cost(verb, 1, cards=phrase(inner.removeprefix("one ")))
    if verb == "discard" and inner.removesuffix(" from your hand") in NUMBERS:
        return Cost(verb, NUMBERS[inner.removesuffix(" from your hand")])
    raise Unreadable(text)


KIND = "(military|intrigue|power)"
CONDITIONS: tuple[tuple[str, str, str, str], ...] = (
    (r"self (participating|attacking|defending|kneeling)", "self", "", r"\1"),
    (r"self (participating|attacking|defending) alone", "self", "", r"\1_alone"),
    (r"self standing and not participating", "self_idle", "", ""),
    (r"host (standing|attacking)", "host", "", r"\1"),
    (rf"host participating in an? {KIND} challenge", "host_in", "", r"\1"),
    (rf"self attacking alone in an? {KIND} challenge", "alone_in", "", r"\1"),
    (r"another character participates on self's side", "accompanied", "", ""),
    (r"you are first player", "first_player", "", ""),
    (r"you are the attacking player", "role", "", "attacker"),
    (r"you are attacking", "role", "", "attacker"),
    (r"you are defending", "role", "", "defender"),
    (rf"you are attacking in an? {KIND} challenge", "attacking_in", "", r"\1"),
    (rf"you are defending in an? {KIND} challenge", "defending_in", "", r"\1"),
    (rf"the challenge is {KIND}", "kind", "", r"\1"),
    (r"a challenge is in progress and you have a participant", "participants", "1", ""),
    (r"(\d)\+ of your characters participate in the challenge", "participants", r"\1", ""),
    (r"you have (\d)\+ participants", "participants", r"\1", ""),
    (r"(\d)\+ of your participants are (\w+)s", "participants", r"\1", r"\2"),
    (r"an opponent has (\d) or fewer cards in hand", "poor_opponent", r"\1", ""),
    (r"you have more cards in hand than the other side's player", "larger_hand", "", ""),
    (r"your gold pool is 0", "no_gold", "", ""),
    (r"that plot has trait (\w+)", "plot_trait", "", r"\1"),
    (r"a character was milled", "character_milled", "", ""),
    (r"your new and your previous plot have one trait Ebb and the other Flood", "tide_turned", "", ""),
)
"""5.3. Each form with the name of the condition, and how its number and its word follow from the form."""


def _conditions(text: str) -> tuple[Condition, ...]:
    """Conditions joined by "and"; some forms hold an "and" themselves."""
    if not text:
        return ()
    try:
        return (condition(text),)
    except Unreadable:
        first, found, rest = text.partition(" and ")
        if not found:
            raise
        return (*_conditions(first), *_conditions(rest))


def condition(text: str) -> Condition:
    """5.3. One condition."""
    for pattern, name, number, word in CONDITIONS:
        if found := re.fullmatch(pattern, text):
            return Condition(name, int(found.expand(number) or 0), found.expand(word))
    raise Unreadable(text)
