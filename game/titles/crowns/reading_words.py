"""5.3. Reads the phrases that name cards and seats: "one enemy non-unique character, cost<=3, no attachment"."""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass, field

from game.titles.crowns.notation import LETTERS, NO_COST, Phrase

TYPES = ("character", "location", "attachment", "event", "opponent", "card")
TRAITS = (
    "Ancient", "Armor", "Bargain", "Beast", "Broker", "Campaign", "Captain", "Condition", "Decree", "Ebb", "Envoy",
    "Feast", "Flood", "Fortress", "Grove", "Guard", "Hall", "Healer", "Knight", "Lady", "Lord", "Market", "Mercenary",
    "Mine", "Omen", "Outrider", "Priest", "Raid", "Raider", "Relic", "Rite", "Ruin", "Scribe", "Servant", "Shard",
    "Ship", "Shrine", "Singer", "Smith", "Soldier", "Song", "Spy", "Squire", "Tactic", "Token", "Warden", "Weapon",
    "Writ",
)  # fmt: skip
"""1.3."""


class Unreadable(ValueError):
    """A form that the specification does not list."""


def split(text: str) -> list[str]:
    """The parts between commas that stand in no brackets."""
    parts, depth, begin = [], 0, 0
    for i, char in enumerate(text):
        depth += (char == "(") - (char == ")")
        if char == "," and not depth:
            parts.append(text[begin:i].strip())
            begin = i + 1
    return [*parts, text[begin:].strip()]


SIDES = (
    (r"^(?:other|another) own\b", "own", True),
    (r"^each other own\b", "own", True),
    (r"^own\b", "own", False),
    (r"^enemy\b", "enemy", False),
    (r"^opponent's\b", "enemy", False),
    (r"^opponent (?=event)", "enemy", False),
    (r"^loser's\b", "loser", False),
    (r"^defending player's\b", "defender", False),
)
ZONES = (
    (r"\bin your hand\b", "hand"),
    (r"\bin your discard pile\b", "discard"),
    (r"\bin your dead pile\b", "dead"),
    (r"\bin T's hand\b", "hand of T"),
    (r"\bin loser's hand\b", "hand of loser"),
)
STATES = (
    (r"\bthat has the challenge's icon\b", "challenge_icon"),
    (r"\band is not participating\b", "not_participating"),
    (r"\bwhose side has 2\+ participants\b", "accompanied"),
    (r"\bparticipating alone\b", "alone"),
    (r"\bnot participating\b", "not_participating"),
    (r", no attachment\b", "no_attachment"),
    (r"\bwith a Weapon attachment\b", "weapon_attachment"),
    (r"\bparticipating\b", "participating"),
    (r"\battacking\b", "attacking"),
    (r"\bdefending\b", "defending"),
    (r"\bstanding\b", "standing"),
    (r"\bkneeling\b", "kneeling"),
    (r"\bthey control\b", "chooser"),
    (r"\bwith more power than you and 1\+ power on their faction card\b", "richer"),
)


@dataclass
class _Text:
    """What of a phrase has not been read yet."""

    left: str
    read: list[str] = field(default_factory=list)

    def take(self, pattern: str) -> re.Match[str] | None:
        """The match, taken out of the text; None: it is not there."""
        found = re.search(pattern, self.left)
        if found:
            self.left = " ".join((self.left[: found.start()] + " " + self.left[found.end() :]).split())
        return found


@functools.cache
def phrase(text: str) -> Phrase:
    """Which cards or seats a phrase means. Raises Unreadable."""
    words = _Text(text.strip())
    side, other = next(((side, other) for pattern, side, other in SIDES if words.take(pattern)), ("", False))
    zone = next((zone for pattern, zone in ZONES if words.take(pattern)), "play")
    but = ("T", "T2") if words.take(r"\bother than T and T2$") else ()
    below = bool(words.take(r", STR<=STR of the sacrificed character$"))
    strength = _most(words, r", STR<=(\d+)\b")
    cost = _most(words, r",? cost<=(\d+)\b")
    power = 1 if words.take(r"\bwith 1\+ power$") else 0
    icon = words.take(r"\bwith ([MIP]) icon\b")
    states = tuple(state for pattern, state in STATES if words.take(pattern))
    if icon:
        states += (f"icon:{LETTERS[icon[1]]}",)
    unique = words.take(r"^(loyal or unique|non-unique|unique)\b")
    types = tuple(kind for kind in TYPES if kind in words.left and words.take(rf"\b{kind}\b"))
    traits = tuple(trait for trait in TRAITS if trait in words.left and words.take(rf"\b{trait}s?\b"))
    if words.left.replace("or", "").strip():
        raise Unreadable(text)
    if not types and not traits:
        raise Unreadable(text)
    if traits and not types:
        types = ("character",)
    return Phrase(
        side,
        other,
        unique[1] if unique else "",
        () if "card" in types else types,
        traits,
        states,
        cost,
        strength,
        below,
        zone,
        power,
        but,
    )


def _most(words: _Text, pattern: str) -> int:
    found = words.take(pattern)
    return int(found[1]) if found else NO_COST
