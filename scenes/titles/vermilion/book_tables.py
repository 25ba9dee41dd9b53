"""Tables of Vermilion's rulebook, made of the game's own tables: they can't differ from what is played."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.titles.vermilion.board import ORDER, QUESTS, parsed
from game.titles.vermilion.content import CARDS, ENEMIES, GEAR, RECIPES, TAINTS, TRACK_END, TRINKETS, slot_of
from game.titles.vermilion.grammar import THRESHOLDS
from scenes.kit.rulebook import Cell, Content
from scenes.titles.vermilion import phrases
from scenes.titles.vermilion.enemy_card import printed_hp, special_words, zone_name

if TYPE_CHECKING:
    from scenes.media.media import Media


def _zones(media: Media, kind: str) -> str:
    """All zones of an enemy in a paragraph."""
    return " · ".join(f"{phrases.totals(media.t, zone)} {zone_name(media, zone)}: {phrases.steps(media.t, zone.steps)}"
                      for zone in ENEMIES[kind].zones)  # fmt: skip


def enemies(media: Media) -> Content:
    """5.10. Every enemy with its bar."""
    t, rows = media.t, []
    for kind, row in ENEMIES.items():
        told = "; ".join(special_words(media, row))
        name = Cell(t(f"vermilion.enemy.{kind}"), strong=True)
        rows.append((Cell(sprite=f"vermilion/portrait/{kind}", high=48), name, Cell(printed_hp(row)),
                     Cell(str(row.def_)), Cell(f"{_zones(media, kind)} {told}".strip())))  # fmt: skip
    heads = ("", t("vermilion.page.quest.enemies"), t("vermilion.page.hp"), t("vermilion.page.def"), t("rules.what"))
    return Content(heads, rows, (8, 18, 10, 8, 56))


def cards(media: Media) -> Content:
    """5.1, 5.2. Unique and advanced cards."""
    t, rows = media.t, []
    for card, row in CARDS.items():
        if row.owner == "basic":
            continue
        home = f"vermilion.character.{row.owner}" if row.owner != "advanced" else "vermilion.page.card.advanced"
        sign = f"vermilion/slot/{phrases.CARD_SIGNS[row.type]}"
        rows.append((Cell(sprite=sign, high=32), Cell(t(f"vermilion.card.{card}"), strong=True), Cell(t(home)),
                     Cell(str(row.burn)), Cell(phrases.card_text(t, card))))  # fmt: skip
    heads = ("", t("vermilion.book.card"), t("vermilion.book.owner"), t("vermilion.page.burn"), t("rules.what"))
    return Content(heads, rows, (6, 22, 14, 12, 46))


def gear(media: Media, slot: str) -> Content:
    """5.3-5.5. The equipment of a slot."""
    t, rows = media.t, []
    for item, row in GEAR.items():
        if row.slot != slot:
            continue
        told = " · ".join(phrases.item_text(t, item))
        range_ = str(row.range) if row.range else "-"
        rows.append((Cell(t(f"vermilion.item.{item}"), strong=True), Cell(str(row.tier)), Cell(str(row.capacity)),
                     Cell(f"+{row.base}"), Cell(range_), Cell(told)))  # fmt: skip
    heads = (t(f"vermilion.page.gear.{slot}"), t("vermilion.book.tier"), t("vermilion.page.capacity"),
             t("vermilion.page.base"), t("vermilion.page.range"), t("rules.what"))  # fmt: skip
    return Content(heads, rows, (22, 9, 10, 10, 10, 39))


def trinkets(media: Media) -> Content:
    """5.6. The trinkets."""
    t, rows = media.t, []
    for item, row in TRINKETS.items():
        charge = phrases.charge(t, row.charge) if row.charge else "-"
        rows.append((Cell(t(f"vermilion.item.{item}"), strong=True), Cell(str(row.tier)), Cell(str(row.uses)),
                     Cell(t(f"vermilion.item.{item}.text")), Cell(charge)))  # fmt: skip
    heads = (t("vermilion.page.gear.head"), t("vermilion.book.tier"), t("vermilion.page.uses"), t("rules.what"),
             t("vermilion.page.charge"))  # fmt: skip
    return Content(heads, rows, (22, 9, 11, 40, 18))


def corruption(media: Media) -> Content:
    """5.8. The corruption deck."""
    t = media.t
    rows = [(Cell(t(f"vermilion.card.{card}"), strong=True), Cell(t(f"vermilion.page.corruption.{row.kind}")),
             Cell(str(row.copies)), Cell(phrases.card_text(t, card))) for card, row in TAINTS.items()]  # fmt: skip
    heads = (t("vermilion.book.card"), t("vermilion.book.kind"), t("vermilion.page.copies"), t("rules.what"))
    return Content(heads, rows, (20, 18, 12, 50))


def thresholds(media: Media) -> Content:
    """R11.3. The conditions."""
    t, rows = media.t, []
    for name, numbered in THRESHOLDS.items():
        met = f"{name}:3" if numbered else name
        rows.append((Cell(phrases.condition(t, met), strong=True), Cell(phrases.condition_text(t, met))))
    return Content((t("vermilion.page.thresholds"), t("rules.what")), rows, (32, 68))


def recipes(media: Media) -> Content:
    """5.7. What equipment costs."""
    t, rows = media.t, []
    for item, row in RECIPES.items():
        cost = ", ".join(f"{t(f'vermilion.material.{name}')} {count}" for name, count in row.cost.items())
        name = Cell(t(f"vermilion.item.{item}"), strong=True)
        rows.append((Cell(sprite=f"vermilion/slot/{slot_of(item)}", high=32), name, Cell(cost)))
    return Content(("", t("vermilion.page.gear"), t("vermilion.page.recipe")), rows, (8, 42, 50))


def track(media: Media) -> Content:
    """5.9. The rewards of the duality track."""
    t = media.t
    rows = [(Cell(str(space), strong=True), Cell(t(f"vermilion.duality.space.breakthrough_{space}")),
             Cell(t(f"vermilion.duality.space.imprint_{space}"))) for space in range(1, TRACK_END + 1)]  # fmt: skip
    return Content(("", t("vermilion.die.breakthrough"), t("vermilion.die.imprint")), rows, (6, 47, 47))


def quests(media: Media) -> Content:
    """5.13. The ten quests."""
    t, rows = media.t, []
    for number, quest in enumerate(ORDER, 1):
        board = parsed(QUESTS[quest].board)
        names = dict.fromkeys(t(f"vermilion.enemy.{group.kind}") for group in board.groups)
        rows.append((Cell(str(number)), Cell(t(f"vermilion.quest.{quest}"), strong=True),
                     Cell(t(f"vermilion.objective.{board.objective}")), Cell(str(board.rounds)),
                     Cell(", ".join(names))))  # fmt: skip
    heads = ("", t("vermilion.book.quest"), t("vermilion.book.goal"), t("vermilion.page.quest.rounds"),
             t("vermilion.page.quest.enemies"))  # fmt: skip
    return Content(heads, rows, (5, 25, 28, 12, 30))


TABLES: dict[str, Callable[..., Content]] = {
    "enemies": enemies, "cards": cards, "gear": gear, "trinkets": trinkets, "corruption": corruption,
    "thresholds": thresholds, "recipes": recipes, "track": track, "quests": quests,
}  # fmt: skip
