"""Tables of Creed's rulebook, made of the game's own tables: they can't differ from what is played."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.titles.creed.content import (
    ACTIONS,
    CROSS_AP,
    DEPLOY_AP,
    FIELD_AP,
    MOVE_AP,
    SIEGE_AP,
    TENT_PRESETS,
    UNIT_PRESETS,
    UNITS,
    UnitRow,
    placement,
)
from game.titles.creed.geometry import CELLS
from scenes.kit.rulebook import Cell, Content
from scenes.titles.creed.units import place_words, values_of

if TYPE_CHECKING:
    from scenes.media.media import Media

KINDS = ("infantry", "spearman", "shieldbearer", "cavalry", "archer", "obstacle", "siege_engine", "armoured_cavalry",
         "heavy_infantry", "ballista", "assassin")  # fmt: skip
SPECIAL_RULES = {"morale": "R8.2", "reinforce": "R8.3", "redeploy": "R8.4", "appoint": "R8.7", "rumour": "R8.8",
                 "fortify": "R8.9", "assassinate": "R8.10"}  # fmt: skip


def _rule_of(kind: str) -> str:
    return f"R9.{KINDS.index(kind) + 1}"


def units(media: Media) -> Content:
    """5.1. Every kind with its values and what it can do."""
    t = media.t
    heads = ("", t("creed.ref.unit"), t("creed.rules.values"), t("creed.ref.field"), t("creed.ref.siege"),
             t("creed.ref.other"))  # fmt: skip
    rows = []
    for kind in KINDS:
        tiles = [row for row in UNITS if row.kind == kind]
        values = " · ".join(values_of(row) + (f" ×{row.tiles}" if row.tiles > 1 else "") for row in tiles)
        first = tiles[0]
        rows.append((
            Cell(sprite=f"creed/kind/{kind}", high=40), Cell(t(f"creed.kind.{kind}"), link=_rule_of(kind)),
            Cell(values),
            Cell(t(f"creed.ref.field.{first.field}")), Cell(t(f"creed.ref.siege.{first.siege}")),
            Cell(", ".join(_traits(media, first)) or "-"),
        ))  # fmt: skip
    return Content(heads, rows, (6, 20, 17, 15, 18, 24))


def _traits(media: Media, row: UnitRow) -> list[str]:
    found = {
        media.t("creed.ref.breaks"): row.breaks_obstacles,
        media.t("creed.ref.support", n=row.support): bool(row.support),
        media.t("creed.ref.immune"): not row.rumour,
        media.t("creed.ref.still"): not row.moves,
        media.t("creed.ref.special"): row.class_ == "special",
    }
    return [words for words, holds in found.items() if holds]


def costs(media: Media) -> Content:
    """5.5. What the normal actions cost."""
    t = media.t
    actions = (("deploy", DEPLOY_AP, "R5.1"), ("move", MOVE_AP, "R5.2"), ("cross", CROSS_AP, "R5.3"),
               ("field_attack", FIELD_AP, "R6.1"), ("siege_attack", SIEGE_AP, "R7.1"), ("reveal", 0, "R5.6"),
               ("recall", 0, "R5.7"))  # fmt: skip
    rows = [(Cell(sprite=f"creed/order/{verb}"), Cell(t(f"creed.verb.{verb}"), link=rule), Cell(str(ap), strong=True),
             Cell(t(f"creed.verb.{verb}.text"))) for verb, ap, rule in actions]  # fmt: skip
    return Content(("", t("creed.rules.action"), t("creed.fact.ap"), t("rules.what")), rows, (6, 24, 10, 60))


def specials(media: Media) -> Content:
    """R8.1. Boxes and costs of the special actions."""
    t = media.t
    rows = []
    for action, row in ACTIONS.items():
        prices = [str(ap) for ap in row.ap]
        key = "creed.rules.then" if row.by_box else "creed.rules.or"
        words = t(key, first=prices[0], second=prices[-1]) if len(prices) > 1 else prices[0]
        rows.append((
            Cell(sprite=f"creed/special/{action}"), Cell(t(f"creed.action.{action}"), link=SPECIAL_RULES[action]),
            Cell(str(row.boxes)), Cell(words, strong=True), Cell(t(f"creed.action.{action}.text")),
        ))  # fmt: skip
    heads = ("", t("creed.rules.action"), t("creed.rules.boxes"), t("creed.fact.ap"), t("rules.what"))
    return Content(heads, rows, (6, 22, 8, 16, 48))


def tents(media: Media) -> Content:
    """5.3. The ready-made arrangements."""
    t = media.t
    rows = [(Cell(t(f"creed.tents.{name}"), strong=True), Cell(f"{row.king[1]}-{row.king[2]}"),
             Cell(f"{row.commander[1]}-{row.commander[2]}"), Cell(t(f"creed.tents.{name}.text")))
            for name, row in TENT_PRESETS.items()]  # fmt: skip
    heads = (t("creed.rules.arrangement"), t("creed.leader.king"), t("creed.leader.commander"), t("creed.rules.idea"))
    return Content(heads, rows, (20, 10, 14, 56))


def presets(media: Media) -> Content:
    """5.4. The ready-made set-ups of units."""
    t = media.t
    rows = []
    for row in UNIT_PRESETS.values():
        name = t(f"creed.units.{row.id.partition('_')[0]}")
        whose = t(f"creed.nation.{row.nation}.short") if row.nation else ""
        words = "  ·  ".join(_placed(media, text) for text in row.units)
        rows.append((Cell(f"{name} {whose}".strip(), strong=True), Cell(str(row.size)), Cell(words)))
    return Content((t("creed.rules.arrangement"), t("creed.rules.units"), t("creed.rules.places")), rows, (20, 8, 72))


def _placed(media: Media, text: str) -> str:
    unit, number, down = placement(text)
    tile = next(row for row in UNITS if row.id == unit)
    place = CELLS[number]
    cell = place_words(media, place)
    words = f"{media.t(f'creed.kind.{tile.kind}')} {values_of(tile)} {cell}"
    return f"{words} ({media.t('creed.rules.down')})" if down else words


TABLES: dict[str, Callable[..., Content]] = {
    "units": units, "costs": costs, "specials": specials, "tents": tents, "presets": presets,
}  # fmt: skip
