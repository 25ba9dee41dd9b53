"""5.4. Reads the primitives: each has one signature, the list of what its arguments are."""

from __future__ import annotations

import re
from typing import Any

from game.titles.crowns.notation import (
    ICONS,
    LETTERS,
    PLAIN_KEYWORDS,
    Amount,
    Discount,
    Effect,
    Phrase,
)
from game.titles.crowns.reading_words import Unreadable, phrase, split

SEATS = ("you", "winner", "loser", "that opponent", "host's controller", "T", "each player", "each opponent")
CARDS = {
    "self": "self",
    "host": "host",
    "T": "T",
    "T2": "T2",
    "that character": "that",
    "that card": "that",
    "your faction": "faction",
    "T's faction": "T's faction",
}
PLOT_VALUES = ("gold", "initiative", "claim", "reserve")
FORBIDDEN = ("attack", "defend", "be_bypassed", "be_targeted by opponents' events", "gold from locations")
DURATIONS = ("challenge", "phase", "round", "permanent")

SIGNATURES: dict[str, tuple[str, ...]] = {
    "gain_gold": ("who", "amount"), "lose_gold": ("who", "amount"), "take_gold": ("who", "to", "amount"),
    "draw": ("who", "amount"), "discard_random": ("who", "amount"), "discard_choice": ("who", "amount"),
    "discard_from_hand": ("card",), "look_hand": ("who",), "mill": ("who", "amount"),
    "search_top": ("who", "amount", "filter", "count", "zone"), "scry": ("who", "amount"), "recover": ("card", "zone"),
    "put_into_play": ("card", "state"), "kill": ("card",), "kill_if_zero": ("card",), "discard_card": ("card",),
    "sacrifice": ("card",), "bounce": ("card",), "tuck": ("card",), "kneel": ("card",), "stand": ("card",),
    "gain_power": ("card", "amount"), "lose_power": ("card", "amount"), "move_power": ("card", "onto", "amount"),
    "str": ("card", "amount", "until?"), "icon": ("card", "icon", "until?"), "keyword": ("card", "keyword", "until?"),
    "plot_mod": ("who", "plot value", "amount"), "claim_mod": ("amount",), "side_str": ("who", "amount"),
    "dominance_mod": ("who", "amount"), "join": ("card", "side"), "leave": ("card",),
    "take_control": ("card", "until", "to?"), "attach": ("card", "onto"), "blank": ("card", "until?"),
    "forbid": ("card or who", "forbidden", "until?"), "no_kneel": ("card",), "cost_mod": ("who", "discount", "amount"),
    "extra_challenge": ("who", "kind", "amount"), "replace_claim": ("effects",), "cancel": (), "save": ("card",),
    "choose_one": ("choice",), "draw_phase_mod": ("who", "amount"), "stand_tax": ("card", "amount"),
    "keep_characters": ("who", "amount"), "choose_kneel": ("who", "one filter"), "discard_down": ("who", "amount"),
}  # fmt: skip
"""The closed list. "?" marks what may be left out."""

CONSTANTS = (
    "str", "icon", "keyword", "plot_mod", "claim_mod", "side_str", "dominance_mod", "blank", "forbid", "no_kneel",
    "cost_mod", "extra_challenge", "draw_phase_mod", "stand_tax",
)  # fmt: skip
"""The primitives that a `C` line may hold."""


def read_effect(text: str) -> Effect:
    """One primitive. Raises Unreadable for one that is not listed and for wrong arguments."""
    if text == "cancel":
        return Effect("cancel")
    found = re.fullmatch(r"(\w+)\((.*)\)", text)
    if found is None or found[1] not in SIGNATURES:
        raise Unreadable(text)
    signature, given = SIGNATURES[found[1]], [found[2]]
    if signature not in (("choice",), ("effects",)):
        given = split(found[2])
    if given[-1].startswith("at most "):
        given[-2:] = [", ".join(given[-2:])]
    needed = [kind for kind in signature if not kind.endswith("?")]
    if not len(needed) <= len(given) <= len(signature):
        raise Unreadable(text)
    told: dict[str, Any] = {}
    for kind, argument in zip(signature, given, strict=False):
        told.update(_argument(kind.removesuffix("?"), argument))
    return Effect(found[1], **told)


def _argument(kind: str, text: str) -> dict[str, Any]:
    """One argument as fields of the effect."""
    match kind:
        case "who" | "to":
            return {kind: _listed(text, SEATS)}
        case "card" | "onto":
            return _card(kind, text)
        case "card or who":
            return {"who": text} if text in ("each player", "each opponent", "you") else _card("card", text)
        case "amount":
            return {"amount": _amount(text)}
        case "count":
            return {"count": _number(text)}
        case "filter":
            return {"cards": phrase(text)}
        case "one filter":
            return {"cards": phrase(text.removeprefix("one "))}
        case "icon":
            return _granted(text, tuple(LETTERS))
        case "keyword":
            return _granted(text, PLAIN_KEYWORDS)
        case "until":
            return {"until": _listed(text, DURATIONS)}
        case "discount":
            return {"discount": _discount(text)}
        case "choice":
            who, _, rest = text.partition(": ")
            return {"who": _listed(who, SEATS), "options": tuple(read_effect(one) for one in rest.split(" OR "))}
        case "effects":
            return {"options": tuple(read_effect(one) for one in split(text))}
        case _:
            return {"word": _listed(text, WORDS[kind])}


WORDS: dict[str, tuple[str, ...]] = {
    "zone": ("hand", "deck"), "state": ("standing", "kneeling"), "plot value": PLOT_VALUES,
    "side": ("attacker", "defender"), "forbidden": FORBIDDEN, "kind": ICONS,
}  # fmt: skip


def _listed(text: str, allowed: tuple[str, ...]) -> str:
    if text not in allowed:
        raise Unreadable(text)
    return text


def _card(name: str, text: str) -> dict[str, Any]:
    if text in CARDS:
        return {name: CARDS[text]}
    if text.startswith("each "):
        return {name: "each", "cards": _each(text)}
    if text.startswith("one "):
        return {name: "chosen", "cards": phrase(text.removeprefix("one "))}
    raise Unreadable(text)


def _each(text: str) -> Phrase:
    rest = text.removeprefix("each ")
    return phrase(rest)


def _number(text: str) -> int:
    if not re.fullmatch(r"[+-]?\d+", text):
        raise Unreadable(text)
    return int(text)


PER = {"gold on self": "gold on self", "cards in the other side's discard pile": "their discard pile"}


def _amount(text: str) -> Amount:
    """A number, "up to 2", "X", or a number for each of something."""
    if text == "X":
        return Amount(paid=True)
    if found := re.fullmatch(r"up to (\d+)", text):
        return Amount(int(found[1]))
    if found := re.fullmatch(r"([+-]\d+) per (?:(\d+) )?(.+?)(?:, at most \+(\d+))?", text):
        if found[3] not in PER:
            raise Unreadable(text)
        return Amount(int(found[1]), PER[found[3]], int(found[2] or 1), int(found[4] or 0))
    return Amount(_number(text))


def _granted(text: str, allowed: tuple[str, ...]) -> dict[str, Any]:
    if text[:1] not in ("+", "-") or text[1:] not in allowed:
        raise Unreadable(text)
    return {"word": LETTERS.get(text[1:], text[1:]), "gains": text[0] == "+"}


def _discount(text: str) -> Discount:
    """ "first Weapon attachment each round", "next Soldier character this phase", "every event"."""
    found = re.fullmatch(r"(first|next|every) (.+?)( each round| this phase)?", text)
    if found is None or (found[3] or "") != {"first": " each round", "next": " this phase", "every": ""}[found[1]]:
        raise Unreadable(text)
    rest = found[2].removesuffix(" you marshal")
    return Discount(found[1], phrase(rest), rest != found[2])
