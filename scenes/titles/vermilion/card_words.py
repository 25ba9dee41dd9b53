"""What is written on the faces of cards and gear, and in their tips: names, kinds, printed numbers, rule texts line by
line. Everything is looked up by its bare id: "u01", "w07", "t03", "slip", "d12".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.vermilion.content import CARDS, DUALITY, GEAR, TAINTS, TRINKETS, slot_of, tier_of
from game.titles.vermilion.grammar import ICONS
from scenes.titles.vermilion import phrases

if TYPE_CHECKING:
    from game.titles.vermilion.content import When
    from scenes.media.media import Media

SLOT_ICONS = {"arm": "vermilion/slot/arm", "torso": "vermilion/slot/torso", "legs": "vermilion/slot/legs",
              "head": "vermilion/slot/head"}  # fmt: skip
RARITY = {1: "basic", 2: "unique", 3: "advanced"}


def kind_of(card: str) -> str:
    """What a card is: "action", "gear", "trinket", "corruption", "duality"; "" for what is no card."""
    tables = (("action", CARDS), ("gear", GEAR), ("trinket", TRINKETS), ("corruption", TAINTS), ("duality", DUALITY))
    return next((name for name, table in tables if card in table), "")


def name_of(media: Media, card: str) -> str:
    """The name of a card, a piece of gear, a duality card."""
    group = {"gear": "item", "trinket": "item", "duality": "duality"}.get(kind_of(card), "card")
    return media.t(f"vermilion.{group}.{card}")


def icon_of(card: str) -> str:
    """The slot whose icon a card bears; "" for what has none."""
    match kind_of(card):
        case "action":
            return ICONS[CARDS[card].type]
        case "gear" | "trinket":
            return slot_of(card)
        case "corruption":
            return TAINTS[card].slot
        case _:
            return ""


def type_line(media: Media, card: str) -> str:
    """What it is, and how rare or of which tier."""
    t = media.t
    match kind_of(card):
        case "action":
            row = CARDS[card]
            return f"{t(f'vermilion.type.{row.type}')} · {t(f'vermilion.rarity.{RARITY[row.rarity]}')}"
        case "gear" | "trinket":
            tier = tier_of(card)
            rank = t("vermilion.face.tier", n=tier) if tier else t("vermilion.face.starting")
            return f"{t(f'vermilion.type.{slot_of(card)}')} · {rank}"
        case "corruption":
            return t(f"vermilion.type.{TAINTS[card].kind}")
        case _:
            return t("vermilion.type.duality")


def threshold_line(media: Media, when: When, slot: str) -> str:
    """ "[Pair] ━ (Push 1)"."""
    return f"{phrases.condition(media.t, when.met)} ━ ({phrases.gives(media.t, when.gives, slot)})"


def rule_lines(media: Media, card: str) -> list[str]:
    """The rule text of a card or a piece of gear, line by line."""
    t = media.t
    match kind_of(card):
        case "action" if CARDS[card].owner == "basic":
            return [t(f"vermilion.text.{card}")]
        case "action" | "corruption":
            return [phrases.card_text(t, card)]
        case "gear":
            row = GEAR[card]
            always = [phrases.gives(t, row.standard, row.slot)] if row.standard else []
            return always + [threshold_line(media, when, row.slot) for when in row.thresholds]
        case "trinket":
            return phrases.item_text(t, card)
        case "duality":
            return [t(f"vermilion.duality.{card}.text")]
        case _:
            return []


def fact_line(media: Media, card: str) -> str:
    """The numbers that are printed: capacity, base and range of gear, burn value of a card, uses of a trinket."""
    t = media.t
    match kind_of(card):
        case "action":
            return t("vermilion.face.burn", n=CARDS[card].burn)
        case "gear":
            row = GEAR[card]
            parts = [t("vermilion.face.capacity", n=row.capacity), t("vermilion.face.base", n=row.base)]
            return " · ".join(parts + ([t("vermilion.face.range", n=row.range)] if row.range else []))
        case "trinket":
            return t("vermilion.face.uses", n=TRINKETS[card].uses)
        case _:
            return ""


def card_tip(media: Media, card: str) -> str:
    """All of a card in words, its name first: for tips, and to be read aloud."""
    rows = [name_of(media, card), type_line(media, card), fact_line(media, card), *rule_lines(media, card)]
    if kind_of(card) == "duality":
        rows += [media.t(f"vermilion.duality.{card}.{side}") for side in "ab"]
    return "\n".join(row for row in rows if row)
