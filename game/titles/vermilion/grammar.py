"""The short texts that Vermilion's tables are written in: "push:2" is the keyword Push with the number 2. What is not
in these closed lists is refused when a table is read.
"""
from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

IMPRINT, BREAKTHROUGH, CORRUPTION = "imprint", "breakthrough", "corruption"
SLOTS = ("arm", "torso", "legs", "head")
TYPES = ("attack", "defend", "move", "effect")
ICONS = {"attack": "arm", "defend": "torso", "move": "legs", "effect": "head"}
"""R2.4, G6. The icon of a card of each type, as the slot that bears it."""
MATERIALS = ("fang", "sinew", "bone_shard", "mucus", "quill", "marrow", "tonic")
HEART = "heart"

# --- R13 and 11.6: what a card, a piece of gear or a threshold gives to an action
NUMBERED = (
    "push", "pull", "siege", "sedate", "aggravate", "overload", "transference", "empower", "backflow", "scourge",
    "exploit", "aftershock", "absorb", "bind", "retaliate", "elasticity", "purge", "return", "loot", "range", "ward",
    "purify", "hand_limit", "corruption", "contagion", "rupture", "furious", "threatening_presence", "black_die",
    "tainted", "draw_on_guard", "draw_on_bone", "strike_after", "stir",
)
"""Two of one add up (R13.41)."""
LARGEST = ("leap", "may_leap", "sweep", "may_sweep", "may_conduct")
SMALLEST = ("muscle_density",)
PLAIN = (
    "penetrate", "gambit", "pierce", "knocked_down", "inversion", "bone_density", "adhere", "numb", "vantage", "cover",
    "spike_walk", "link_arm", "link_torso", "link_legs", "link_head", "pack_tactics", "cull_the_weak", "rooted", "boss",
    "becomes_vermilia_breakthrough",
)
"""Without a number; two are as one."""

THRESHOLDS = {
    "dice": True, "full": False, "sum_ge": True, "sum_le": True, "exact": True, "odd": False, "even": False,
    "max": False, "pair": False, "triple": False, "twin_pair": False, "straight": False, "unique": False,
    "symmetry": False, "only": True, "gap": True, "breakthrough": True, "all_imprint": False, "all_breakthrough": False,
    "hybrid": False, "color_pair": False, "zero": False, "no_zero": False, "fail_twice": False,
}  # fmt: skip
"""R11.3. Conditions of thresholds; whether they have a number."""
MOMENTS = dict.fromkeys(("perfect_guard", "on_bone", "chain_arm", "chain_legs", "chain_head"), False)
"""What a card's extra text may depend on."""
CHARGES = {
    "crisis": True, "over_guard": True, "precision_strike": False, "stockpile_combust": False,
    "stockpile_condense": False, "burnout": False, "encircled": True,
}  # fmt: skip
"""R11.12."""
TRINKET_EFFECTS = {
    "purify": True, "modulate": False, "catalyst_combust": False, "catalyst_condense": False, "cycle": True,
    "inversion": True, "reroll": False, "substitute": True, "swap_phases": False, "mulligan": False, "augur": True,
    "compass": True, "reroll_foe": False, "transference": True, "raise": False,
}  # fmt: skip
TIMINGS = ("corruption", "roll", "turn", "threat", "ready")
STEPS = {
    "move": 1, "retreat": 1, "leap": 1, "melee": 1, "ranged": 1, "shield": 1, "threat": 1, "heal": 1, "heal_others": 2,
    "area": 2, "everyone": 1, "hurt": 1, "fall": 0, "open": 0, "die": 0, "rouse": 2, "silence": 0, "calm": 0,
    "conduct": 1, "crumble": 1,
}  # fmt: skip
"""R4.3.2. The steps of an enemy's action, with how many numbers each has: `area` radius and damage, `heal_others` and
`rouse` amount and radius, `hurt` Penetrate damage to itself, `calm` its own tokens, `silence` the threat tokens of all,
`crumble` the walls within a radius."""
ATTACKS = ("melee", "ranged", "everyone")
WALKS = ("move", "retreat", "leap")
WITH = ("contagion", "bind", "pull", "push", "siege", "absorb", "penetrate", "corruption")
"""Keywords that may stand behind an enemy's step, after a plus sign."""

Keywords = dict[str, int]


class Give(NamedTuple):
    """A keyword and its number; 1 where it has none."""

    name: str
    x: int


class FoeStep(NamedTuple):
    """One step of an enemy's action: the verb, its first and second number, its keywords."""

    verb: str
    x: int
    y: int
    keywords: Keywords


def give(text: str) -> Give:
    """"push:2" as keyword and number. Raises ValueError for what is in no list."""
    name, colon, number = text.partition(":")
    if name in PLAIN and not colon:
        return Give(name, 1)
    if name in (*NUMBERED, *LARGEST, *SMALLEST) and number.isdecimal() and int(number) > 0:
        return Give(name, int(number))
    raise ValueError(text)


def condition(text: str, known: dict[str, bool]) -> Give:
    """"sum_ge:6" as condition and number (0 where it has none), out of the list `known`. Raises ValueError."""
    name, colon, number = text.partition(":")
    if name in known and known[name] == bool(colon) and (not colon or number.isdecimal()):
        return Give(name, int(number) if colon else 0)
    raise ValueError(text)


def foe_step(text: str) -> FoeStep:
    """"melee:4+contagion:1" as a step. Raises ValueError."""
    main, *behind = text.split("+")
    verb, *numbers = main.split(":")
    if STEPS.get(verb) != len(numbers) or not all(number.isdecimal() for number in numbers):
        raise ValueError(text)
    gives = [give(one) for one in behind]
    if any(one.name not in WITH for one in gives):
        raise ValueError(text)
    x, y = [*map(int, numbers), 0, 0][:2]
    return FoeStep(verb, x, y, together(gives))


def together(gives: Iterable[Give]) -> Keywords:
    """R13.41. Keywords of one action: numbers add up, or the largest or the smallest counts, or they have none."""
    found: Keywords = {}
    for name, x in gives:
        old = found.get(name)
        if old is None or name in PLAIN:
            found[name] = x
        elif name in LARGEST:
            found[name] = max(old, x)
        elif name in SMALLEST:
            found[name] = min(old, x)
        else:
            found[name] = old + x
    return found
