"""Pages of what lies on the table: cards, equipment, corruption, duality, keywords, materials, dice, quests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.vermilion.board import ORDER, QUESTS, parsed
from game.titles.vermilion.content import (
    CARDS,
    DICE,
    DUALITY,
    ENEMIES,
    GEAR,
    ITEMS,
    RECIPES,
    TAINTS,
    TRACK_END,
    TRINKETS,
    slot_of,
    tier_of,
)
from game.titles.vermilion.grammar import SLOTS
from game.titles.vermilion.objectives import group_size
from scenes.kit.page import Page, PageRow, head, text
from scenes.titles.vermilion import phrases
from scenes.titles.vermilion.page_book import (
    GOODS,
    PAGES,
    goods_words,
    item_sign,
    keyword_row,
    owner_of,
)
from scenes.titles.vermilion.page_units import track_words

if TYPE_CHECKING:
    from scenes.titles.vermilion.words import Words

PHASES = ("corruption", "ready", "threat", "enemy", "player", "cleanup", "breathe")
PHASE_SIGNS = {"corruption": "keyword/corruption", "ready": "slot/head", "threat": "token/threat",
               "enemy": "step/melee", "player": "slot/arm", "cleanup": "keyword/purge",
               "breathe": "material/tonic"}  # fmt: skip
SIDES = {"imprint": 1, "breakthrough": -1}
KEYWORDS = (
    "corruption", "contagion", "ranged", "push", "pull", "penetrate", "sweep", "backflow", "retaliate", "rupture",
    "pack_tactics", "cull_the_weak", "adhere", "numb", "knocked_down", "chain", "cycle", "modulate", "substitute",
    "leap", "gambit", "catalyst", "scourge", "exploit", "inversion", "transference", "overload", "siege",
    "bone_conduction", "muscle_density", "bone_density", "vantage", "aggravate", "sedate", "aftershock", "elasticity",
    "purify", "furious", "threatening_presence", "bind", "absorb", "purge", "empower",
)  # fmt: skip
"""All 43, in the order of R13."""


# ---------------------------------------------------------------- cards
@PAGES.makes("card", "corruption")
def card_page(words: Words, card: str) -> Page | None:
    """An action card or a corruption card, with the keywords it names."""
    t = words.t
    if card in TAINTS:
        taint = TAINTS[card]
        rows = [text(t(f"vermilion.card.{card}.text")), PageRow(t("vermilion.page.copies"), str(taint.copies))]
        return Page(t(f"vermilion.card.{card}"), t(f"vermilion.page.corruption.{taint.kind}"),
                    card=f"vermilion/corruption/{card}", rows=rows, rule="R8")  # fmt: skip
    if card not in CARDS:
        return None
    row = CARDS[card]
    printed = phrases.card_text(t, card) or t(f"vermilion.page.card.plain.{row.type}")
    rows = [text(printed), PageRow(t("vermilion.page.burn"), str(row.burn), "ui/action")]
    rows += _keywords(words, phrases.card_keywords(card))
    home = f"vermilion.page.card.{row.owner}"
    owner = t(home) if words.has(home) else t("vermilion.page.card.unique", name=f"@vermilion.character.{row.owner}")
    return Page(t(f"vermilion.card.{card}"), f"{t(f'vermilion.page.card.{row.type}')} · {owner}",
                card=f"vermilion/card/{card}", rows=rows, rule="R5")  # fmt: skip


def _keywords(words: Words, names: list[str]) -> list[PageRow]:
    """Each keyword that a card names, and what it does."""
    found = [head(words.t("vermilion.page.keywords"))] * bool(names)
    for name in names:
        found += [keyword_row(words, name), text(words.t(f"vermilion.keyword.{name}.text"), "dim")]
    return found


@PAGES.makes("item", "gear", "trinket")
def item_page(words: Words, item: str) -> Page | None:
    """A piece of equipment: what it does, whose it is, what it costs."""
    if item not in ITEMS:
        return None
    t = words.t
    rows = _trinket_rows(words, item) if item in TRINKETS else _gear_rows(words, item)
    rows += [*_whose(words, item), *_recipe(words, item), *_keywords(words, phrases.item_keywords(item))]
    tier = tier_of(item)
    told = t("vermilion.page.tier", n=tier) if tier else t("vermilion.page.tier0")
    kind = t(f"vermilion.page.class.{TRINKETS[item].class_}" if item in TRINKETS
             else f"vermilion.page.gear.{slot_of(item)}")  # fmt: skip
    picture = f"vermilion/gear/{item}" if words.has_picture(f"vermilion/gear/{item}") else item_sign(item)
    return Page(t(f"vermilion.item.{item}"), f"{kind} · {told}", picture, rows=rows, rule="R11")


def _gear_rows(words: Words, item: str) -> list[PageRow]:
    t, row = words.t, GEAR[item]
    rows = [PageRow(t("vermilion.page.capacity"), str(row.capacity), "vermilion/die/well", kind="cell"),
            PageRow(t("vermilion.page.base"), f"+{row.base}", "vermilion/keyword/empower", kind="cell")]  # fmt: skip
    if row.range:
        rows.append(PageRow(t("vermilion.page.range"), str(row.range), "vermilion/step/shoot", kind="cell"))
    if row.standard:
        rows += [head(t("vermilion.page.standard")), text(phrases.gives(t, row.standard, row.slot))]
    if row.thresholds:
        rows.append(head(t("vermilion.page.thresholds")))
    for when in row.thresholds:
        rows += [text(phrases.threshold(t, when, row.slot)), text(phrases.condition_text(t, when.met), "dim")]
    return rows


def _trinket_rows(words: Words, item: str) -> list[PageRow]:
    t, row = words.t, TRINKETS[item]
    rows = [text(t(f"vermilion.item.{item}.text"))]
    if row.standard:
        rows += [head(t("vermilion.page.standard")), text(phrases.gives(t, row.standard))]
    left = dict(pair for seat in (words.view.seats if words.seen is not None else ()) for pair in seat.uses)
    rows.append(PageRow(t("vermilion.page.uses"), f"{left.get(item, row.uses)}/{row.uses}", "ui/cycle"))
    if not row.charge:
        return [*rows, PageRow(t("vermilion.page.charge_none"), tone="dim")]
    sign = f"vermilion/charge/{row.charge.partition(':')[0]}"
    return [*rows, head(t("vermilion.page.charge")), PageRow(phrases.charge(t, row.charge), icon=sign),
            text(phrases.charge_text(t, row.charge), "dim")]  # fmt: skip


def _whose(words: Words, item: str) -> list[PageRow]:
    """Who has it, what corruption clings to it."""
    if words.seen is None:
        return []
    t, found = words.t, owner_of(words.view, item)
    if found is None:
        if item not in words.view.stock or item not in RECIPES:
            return []
        held = held_by_reader(words)
        if held is None or all(held.get(name, 0) >= count for name, count in RECIPES[item].cost.items()):
            key, tone = ("vermilion.page.in_stock", "dim") if held is None else ("vermilion.page.in_stock.able", "good")
            return [PageRow(t(key), icon="ui/plus", tone=tone)]
        return [PageRow(t("vermilion.page.in_stock.lacking"), icon="ui/cross", tone="bad")]
    seat, worn = found
    key = "vermilion.page.worn_by" if worn else "vermilion.page.bag_of"
    rows = [PageRow(t(key, name=words.name(seat)), icon=f"seat/{seat}", ref=f"seat:{seat}")]
    taints = dict(words.view.seats[seat].taints).get(item, ())
    return rows + [PageRow(t(f"vermilion.card.{card}"), t("vermilion.page.clings"), "vermilion/keyword/corruption",
                           "bad", f"corruption:{card}") for card in taints]  # fmt: skip


def held_by_reader(words: Words) -> dict[str, int] | None:
    """The reader's materials; None for who has none to have."""
    view = words.seen
    return dict(view.seats[view.reader].materials) if view is not None and view.reader >= 0 else None


def _recipe(words: Words, item: str) -> list[PageRow]:
    """What it is made of, and how much of that the reader has."""
    if item not in RECIPES:
        return []
    held = held_by_reader(words)
    rows = [head(words.t("vermilion.page.recipe"))]
    for name, count in RECIPES[item].cost.items():
        value = f"{held.get(name, 0)}/{count}" if held is not None else str(count)
        tone = "bad" if held is not None and held.get(name, 0) < count else ""
        rows.append(PageRow(words.t(f"vermilion.material.{name}"), value, f"vermilion/material/{name}", tone,
                            f"material:{name}"))  # fmt: skip
    return rows


@PAGES.makes("slot")
def slot_page(words: Words, slot: str) -> Page | None:
    """A slot of the reader: what is worn there."""
    if words.seen is None or slot not in SLOTS:
        return None
    seat = words.view.seats[words.view.reader if words.view.reader >= 0 else 0]
    item = dict(seat.worn).get(slot, "")
    return item_page(words, item) if item else Page(words.t(f"vermilion.slot.{slot}"), picture=f"vermilion/slot/{slot}")


@PAGES.makes("duality")
def duality_page(words: Words, card: str) -> Page | None:
    """Section 4. A duality card that the reader is reading: what happens, never what comes of it."""
    if card not in DUALITY or words.seen is None or words.view.duality != card:
        return None
    t = words.t
    return Page(t(f"vermilion.duality.{card}"), t("vermilion.page.seen.duality"), card=f"vermilion/duality/{card}",
                rows=[text(t(f"vermilion.duality.{card}.text"))], rule="R9.4")  # fmt: skip


@PAGES.makes("track")
def track_page(words: Words, what: str) -> Page | None:
    """The duality track of a seat: what is in force, what is still to come."""
    if words.seen is None or not what.isdecimal() or int(what) >= len(words.view.seats):
        return None
    t, track = words.t, words.view.seats[int(what)].track
    rows = [text(t("vermilion.page.track.text"), "dim")]
    for side, sign in SIDES.items():
        rows.append(head(t(f"vermilion.die.{side}")))
        for space in range(1, TRACK_END + 1):
            met = track * sign >= space
            rows.append(PageRow(f"{space}. {t(f'vermilion.duality.space.{side}_{space}')}",
                                t("vermilion.page.in_force") if met else "", f"vermilion/track/{side}",
                                "good" if met else "dim"))  # fmt: skip
    return Page(t("vermilion.page.track"), f"{words.name(int(what))} · {track_words(words, track)}",
                "vermilion/track/marker", rows=rows, rule="R9.6")  # fmt: skip


# ---------------------------------------------------------------- words of the rules
@PAGES.makes("keyword")
def keyword_page(words: Words, name: str) -> Page | None:
    """A keyword, and who and what has it."""
    if name not in KEYWORDS:
        return None
    t = words.t
    rows = [text(t(f"vermilion.keyword.{name}.text")), head(t("vermilion.page.kinds_with"))]
    rows += [PageRow(t(f"vermilion.enemy.{kind}"), icon=f"vermilion/portrait/{kind}", ref=f"enemy:{kind}")
             for kind in ENEMIES if name in enemy_keywords(kind)]  # fmt: skip
    rows += [PageRow(t(f"vermilion.card.{card}"), icon=f"vermilion/slot/{phrases.CARD_SIGNS[CARDS[card].type]}",
                     ref=f"card:{card}") for card in CARDS if name in phrases.card_keywords(card)]  # fmt: skip
    rows += [PageRow(t(f"vermilion.item.{item}"), icon=item_sign(item), ref=f"item:{item}")
             for item in ITEMS if name in phrases.item_keywords(item)]  # fmt: skip
    return Page(t(f"vermilion.keyword.{name}"), picture=f"vermilion/keyword/{name}", rows=rows,
                rule=f"R13.{KEYWORD_RULES[name]}")  # fmt: skip


KEYWORD_RULES = {name: i + 1 for i, name in enumerate(KEYWORDS[:20])} | {
    "gambit": 22, "catalyst": 23, "scourge": 24, "exploit": 24, "inversion": 25, "transference": 26, "overload": 27,
    "siege": 28, "bone_conduction": 29, "muscle_density": 30, "bone_density": 31, "vantage": 32, "aggravate": 33,
    "sedate": 33, "aftershock": 34, "elasticity": 35, "furious": 36, "threatening_presence": 36, "purify": 37,
    "bind": 38, "absorb": 39, "purge": 40, "empower": 40,
}  # fmt: skip
"""The number of each keyword in R13: two share one where the rules tell them together."""


def enemy_keywords(kind: str) -> list[str]:
    """The keywords that an enemy's card names."""
    row = ENEMIES[kind]
    texts = [*row.specials, *(one for zone in row.zones for step in zone.steps for one in step.split("+")[1:])]
    steps = [step for zone in row.zones for step in zone.steps]
    more = ["bone_conduction"] * any(step.startswith("conduct") for step in steps)
    more += ["knocked_down"] * ("fall" in steps) + ["leap"] * any(step.startswith("leap") for step in steps)
    more += ["ranged"] * any(step.startswith("ranged") for step in steps)
    return [name for name in dict.fromkeys([*map(phrases.keyword_of, texts), *more]) if name]


@PAGES.makes("material")
def material_page(words: Words, name: str) -> Page | None:
    """A material: who has how much, what is made of it."""
    if name not in GOODS:
        return None
    t = words.t
    rows = [text(t(f"vermilion.material.{name}.text"))]
    for seat in words.view.seats if words.seen is not None else ():
        count = dict(seat.materials).get(name, 0)
        rows += [PageRow(words.name(seat.seat), str(count), f"seat/{seat.seat}", ref=f"seat:{seat.seat}")] * bool(count)
    rows.append(head(t("vermilion.page.recipes")))
    rows += [PageRow(t(f"vermilion.item.{item}"), goods_words(words, row.cost), item_sign(item), ref=f"item:{item}")
             for item, row in RECIPES.items() if name in row.cost]  # fmt: skip
    return Page(t(f"vermilion.material.{name}"), picture=f"vermilion/material/{name}", rows=rows, rule="R9.9")


@PAGES.makes("die")
def die_page(words: Words, what: str) -> Page | None:
    """A die by its colour, or by its number in the reader's supply."""
    kind = what
    if what.isdecimal() and words.seen is not None:
        dice = [die for seat in words.view.seats for die in (*seat.supply, *seat.spent)]
        kind = next((die.kind for die in dice if die.no == int(what)), "")
    if kind not in DICE:
        return None
    face = {"imprint": 2, "breakthrough": 3, "corruption": 6}[kind]
    return Page(words.t(f"vermilion.die.{kind}"), picture=f"vermilion/die/{kind}_{face}",
                rows=[text(words.t(f"vermilion.die.{kind}.text"))], rule="R2.2")  # fmt: skip


@PAGES.makes("phase")
def phase_page(words: Words, what: str) -> Page | None:
    """A phase of the round: what happens in it."""
    if what not in PHASES:
        return None
    return Page(words.t(f"vermilion.phase.{what}"), picture=f"vermilion/{PHASE_SIGNS[what]}",
                rows=[text(words.t(f"vermilion.phase.{what}.text"))],
                rule="R9" if what == "breathe" else f"R4.{PHASES.index(what)}")  # fmt: skip


# ---------------------------------------------------------------- quests
@PAGES.makes("quest")
def quest_page(words: Words, quest: str) -> Page | None:
    """A quest: its story, what is to be done, who comes when, what it gives."""
    if quest not in QUESTS:
        return None
    t, row, board = words.t, QUESTS[quest], parsed(QUESTS[quest].board)
    seats = len(words.view.seats) if words.seen is not None else 1
    rows = [text(t(f"vermilion.quest.{quest}.story")), head(t(f"vermilion.objective.{board.objective}")),
            PageRow(t("vermilion.page.quest.rounds"), str(board.rounds), "ui/clock"),
            head(t("vermilion.page.quest.enemies"))]  # fmt: skip
    for group in board.groups:
        count = group_size(group.count, seats)
        if count:
            rows.append(PageRow(f"{t(f'vermilion.enemy.{group.kind}')} ×{count}",
                                t("vermilion.page.quest.round", n=group.round), f"vermilion/portrait/{group.kind}",
                                ref=f"enemy:{group.kind}"))  # fmt: skip
    rows += [head(t("vermilion.page.quest.reward")), *(PageRow(reward_words(words, one), icon=reward_sign(one))
                                                       for one in row.each)]  # fmt: skip
    if row.gear:
        rows.append(PageRow(t(f"vermilion.item.{row.gear}"), t("vermilion.page.quest.gear"), item_sign(row.gear),
                            ref=f"item:{row.gear}"))  # fmt: skip
    rows.append(PageRow(t("vermilion.page.quest.training"), t(f"vermilion.page.{'yes' if row.training else 'no'}")))
    number = ORDER.index(quest) + 1
    return Page(f"{number}. {t(f'vermilion.quest.{quest}')}", picture=f"vermilion/quest/{quest}",
                card=f"vermilion/quest/{quest}", rows=rows, rule="R1.3")  # fmt: skip


def reward_words(words: Words, text_: str) -> str:
    """What a quest gives each seat: "sinew:1", "hp:5", "choice:1"."""
    name, _, count = text_.partition(":")
    if name == "hp":
        return f"{words.t('vermilion.page.hp')} +{count}"
    what = words.t("vermilion.page.choice" if name == "choice" else f"vermilion.material.{name}")
    return f"{what} ×{count}"


def reward_sign(text_: str) -> str:
    """Its sign."""
    name = text_.partition(":")[0]
    return {"hp": "vermilion/step/heal", "choice": "ui/plus"}.get(name, f"vermilion/material/{name}")
