"""What is printed on Vermilion's cards, in words: made of the tables where they say all of it, else of a text of its
own (effect cards, trinkets). `t` is the texts' function. Panels, faces of cards and pages all say it this way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from game.titles.vermilion import grammar
from game.titles.vermilion.content import CARDS, GEAR, TAINTS, TRINKETS
from game.titles.vermilion.grammar import PLAIN

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from game.titles.vermilion.content import When, ZoneRow

LEAST, MOST = -99, 99
"""Where a zone of an action bar has no end (5.10)."""
IS = {"may_sweep": "sweep", "may_leap": "leap", "may_conduct": "bone_conduction",
      "stir": "sedate", "pierce": "penetrate", "spike_walk": "bone_density", "ward": "numb"}  # fmt: skip
"""The keyword whose sign stands for what is no keyword itself."""


class SaysText(Protocol):
    """The texts' function."""

    def __call__(self, key: str, /, **args: str | int) -> str:
        """The text of a key."""


# ---------------------------------------------------------------- keywords
def give(t: SaysText, text: str, slot: str = "") -> str:
    """What a card or a threshold gives: "push:2" as "Push 2". `slot`: on a piece of which slot it is printed."""
    name, x = grammar.give(text)
    keyword = name if slot in ("", "arm") else f"{name}.{slot}"
    if keyword in OWN:
        return t(f"vermilion.give.{keyword}", x=x)
    if name in OWN:
        return t(f"vermilion.give.{name}", x=x)
    word = t(f"vermilion.keyword.{name}")
    return word if name in PLAIN else t("vermilion.give.of", keyword=word, x=x)


OWN = frozenset({
    "return", "loot", "range", "ward", "hand_limit", "may_sweep", "may_leap", "may_conduct", "pierce", "spike_walk",
    "link_arm", "link_torso", "link_legs", "link_head", "stir", "inversion.torso", "push.torso", "bind.torso",
    "push.legs", "vantage.legs", "rooted", "becomes_vermilia_breakthrough",
})  # fmt: skip
"""What is said in other words than the name of a keyword and its number."""


def gives(t: SaysText, texts: Iterable[str], slot: str = "") -> str:
    """Several of them in a line."""
    return ", ".join(give(t, text, slot) for text in texts)


def keyword_of(text: str) -> str:
    """The keyword that a text of the tables is about, "" for none."""
    name = text.partition(":")[0]
    name = IS.get(name, name)
    return "" if name in NO_KEYWORD or name.startswith("link_") else name


NO_KEYWORD = ("return", "loot", "range", "hand_limit", "black_die", "tainted", "draw_on_guard", "draw_on_bone", "cover",
              "strike_after", "rooted", "boss", "becomes_vermilia_breakthrough")  # fmt: skip


# ---------------------------------------------------------------- equipment
def condition(t: SaysText, met: str) -> str:
    """The condition of a threshold as it is printed: "[SUM ≥ 6]"."""
    name, x = grammar.condition(met, grammar.THRESHOLDS)
    return f"[{t(f'vermilion.met.{name}', x=x)}]"


def condition_text(t: SaysText, met: str) -> str:
    """What the condition asks for, in a sentence."""
    name, x = grammar.condition(met, grammar.THRESHOLDS)
    return t(f"vermilion.met.{name}.text", x=x)


def threshold(t: SaysText, when: When, slot: str = "") -> str:
    """A threshold and what it gives, in a line."""
    return f"{condition(t, when.met)} ━ {gives(t, when.gives, slot)}"


def charge(t: SaysText, text: str) -> str:
    """The charge condition of a trinket: "Crisis 8"."""
    name, x = grammar.condition(text, grammar.CHARGES)
    return t(f"vermilion.charge.{name}", x=x)


def charge_text(t: SaysText, text: str) -> str:
    """What the charge condition asks for."""
    name, x = grammar.condition(text, grammar.CHARGES)
    return t(f"vermilion.charge.{name}.text", x=x)


def item_text(t: SaysText, item: str) -> list[str]:
    """The lines of an equipment card: what is always in force, then thresholds, or the use of a trinket."""
    if item in TRINKETS:
        row = TRINKETS[item]
        lines = [gives(t, row.standard)] if row.standard else []
        return [*lines, t(f"vermilion.item.{item}.text"), *([charge(t, row.charge)] if row.charge else [])]
    gear = GEAR[item]
    lines = [gives(t, gear.standard, gear.slot)] if gear.standard else []
    return lines + [threshold(t, when, gear.slot) for when in gear.thresholds]


# ---------------------------------------------------------------- cards
CARD_SIGNS = {"attack": "arm", "defend": "torso", "move": "legs", "effect": "effect"}
"""The sign of each type of action card (R2.4)."""


def card_text(t: SaysText, card: str) -> str:
    """The printed text of an action or corruption card; "" for the basic ones."""
    plain = card in CARDS and CARDS[card].owner == "basic"
    return "" if plain or not (card in CARDS or card in TAINTS) else t(f"vermilion.card.{card}.text")


def card_keywords(card: str) -> list[str]:
    """The keywords of an action card, each once."""
    if card not in CARDS:
        return []
    row = CARDS[card]
    texts = [*row.gives, *(text for when in row.when for text in when.gives), *EFFECTS.get(card, ())]
    chained = ["chain"] if any(when.met.startswith("chain") for when in row.when) else []
    return [name for name in dict.fromkeys([*map(keyword_of, texts), *chained]) if name]


EFFECTS: Mapping[str, tuple[str, ...]] = {
    "u02": ("sedate",), "u06": ("vantage", "modulate"), "u10": ("purge",), "u13": ("transference",),
    "u17": ("bone_conduction",), "ad08": ("corruption",), "ad09": ("inversion",), "ad10": ("cycle", "chain"),
    "ad17": ("catalyst",), "ad18": ("modulate",), "ad19": ("substitute",), "ad22": ("purge",),
}  # fmt: skip
"""The keywords in the texts of effect cards."""


def item_keywords(item: str) -> list[str]:
    """The keywords of an equipment card, each once."""
    if item in TRINKETS:
        row = TRINKETS[item]
        names = [row.effect.partition(":")[0], *(keyword_of(text) for text in row.standard)]
        names = [TRINKET_KEYWORD.get(name, name) for name in names]
    else:
        gear = GEAR[item]
        names = [keyword_of(text) for text in (*gear.standard, *(one for w in gear.thresholds for one in w.gives))]
        names += ["ranged"] * (gear.range > 1)
    return [name for name in dict.fromkeys(names) if name and name not in NO_PAGE]


TRINKET_KEYWORD = {"catalyst_combust": "catalyst", "catalyst_condense": "catalyst"}
NO_PAGE = ("reroll", "swap_phases", "mulligan", "augur", "compass", "reroll_foe", "raise")


# ---------------------------------------------------------------- enemies
def totals(t: SaysText, zone: ZoneRow) -> str:
    """The totals of a zone: "≤3", "4-6", "≥7", "8"."""
    if zone.low <= LEAST:
        return t("vermilion.zone.at_most", n=zone.high)
    if zone.high >= MOST:
        return t("vermilion.zone.at_least", n=zone.low)
    if zone.low == zone.high:
        return str(zone.low)
    return t("vermilion.zone.from_to", n=zone.low, m=zone.high)


def step(t: SaysText, text: str) -> str:
    """One step of an enemy's action: "Melee 4 <Contagion 1>"."""
    found = grammar.foe_step(text)
    verb = "rouse_all" if found.verb == "rouse" and found.y >= MOST else found.verb
    words = t(f"vermilion.step.{verb}", x=found.x, y=found.y)
    return " ".join([words, *(f"<{give(t, one)}>" for one in text.split("+")[1:])])


def steps(t: SaysText, texts: Iterable[str]) -> str:
    """An action in one line."""
    return " + ".join(step(t, text) for text in texts)


STEP_SIGNS = {"leap": "jump", "ranged": "shoot", "everyone": "area", "heal_others": "heal", "hurt": "self",
              "fall": "self", "open": "self", "die": "self", "rouse": "threat", "silence": "self", "calm": "self",
              "conduct": "area", "crumble": "area"}  # fmt: skip


def step_sign(text: str) -> str:
    """The sprite of a step."""
    verb = grammar.foe_step(text).verb
    return f"vermilion/step/{STEP_SIGNS.get(verb, verb)}"


def chance(ways: int, of: int) -> str:
    """A chance in percent, with one decimal where it is not whole."""
    return f"{100 * ways / max(1, of):.1f}".removesuffix(".0") + " %"
