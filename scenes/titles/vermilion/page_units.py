"""Pages of who stands on the board, and of the tiles: enemies with their bars and chances, characters, the wagon."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.boards.bone import ENTRY, NAMES, VOID
from game.titles.vermilion.content import CARDS, CHARACTERS, ENEMIES, TAINTS
from game.titles.vermilion.view import zone_odds
from scenes.kit.page import Page, PageRow, head, text
from scenes.titles.vermilion import phrases
from scenes.titles.vermilion.enemy_card import printed_hp, special_words, zone_name
from scenes.titles.vermilion.page_book import GOODS, PAGES, goods_words, item_sign, rows_of_dice

if TYPE_CHECKING:
    from game.titles.vermilion.content import EnemyRow, ZoneRow
    from game.titles.vermilion.view import FoeView, SeatPublic
    from scenes.titles.vermilion.words import Words

YELLOW = {"weakness": "good", "strength": "bad"}
STATES = {"lying": "lying", "vantage": "seeing", "numb": "numbed"}
LAND_STABLE = 5
"""R15.2."""


# ---------------------------------------------------------------- enemies
@PAGES.makes("enemy")
def enemy_page(words: Words, kind: str) -> Page | None:
    """A kind of enemy, as it is printed; the chances are those without tokens."""
    if kind not in ENEMIES:
        return None
    row, t = ENEMIES[kind], words.t
    rows = [PageRow(t("vermilion.page.hp"), printed_hp(row), "vermilion/step/heal", kind="cell"),
            PageRow(t("vermilion.page.def"), str(row.def_), "vermilion/step/shield", kind="cell"),
            PageRow(t("vermilion.page.range"), str(row.range), "vermilion/step/shoot", kind="cell")]  # fmt: skip
    rows += [*_printed(words, row), head(t("vermilion.page.bar_next", n=0)), *_bar(words, row, *zone_odds(kind, 0))]
    return Page(t(f"vermilion.enemy.{kind}"), t(f"vermilion.enemy.{kind}.role"), card=f"enemy:{kind}",
                rows=rows + loot_rows(words, row), rule="R12")  # fmt: skip


def foe_page(words: Words, foe: FoeView) -> Page:
    """An enemy on the map: what it has now, what it does this round, where its next roll leads."""
    row, t = ENEMIES[foe.kind], words.t
    shield = t("vermilion.page.def_shield", n=foe.shield) if foe.shield else t("vermilion.page.def")
    rows = [PageRow(t("vermilion.page.hp"), f"{foe.hp}/{foe.most}", "vermilion/step/heal", kind="cell"),
            PageRow(shield, str(foe.def_), "vermilion/step/shield", kind="cell"),
            PageRow(t("vermilion.page.range"), str(row.range), "vermilion/step/shoot", kind="cell")]  # fmt: skip
    rows += [head(t("vermilion.page.now")), *_now(words, foe, row), *_states(words, foe)]
    net = foe.threat - foe.calm
    rows += [head(t("vermilion.page.bar_next", n=f"{net:+d}" if net else 0)), *_bar(words, row, foe.odds, foe.ways)]
    rows.append(text(t("vermilion.page.shift", calm=_shifted(words, foe, -1), threat=_shifted(words, foe, 1)), "dim"))
    rows += [*_printed(words, row), *loot_rows(words, row)]
    return Page(words.unit(foe.unit), t(f"vermilion.enemy.{foe.kind}.role"), card=f"enemy:{foe.kind}", rows=rows,
                rule="R4.2")  # fmt: skip


def _now(words: Words, foe: FoeView, row: EnemyRow) -> list[PageRow]:
    """The action that is fixed, and what its total is made of."""
    t = words.t
    zone = next((zone for zone in row.zones if zone.name == foe.action), None)
    if zone is None:
        return [PageRow(t("vermilion.page.no_action"), tone="dim")]
    dice = sum(die.faces[-1][0] for die in foe.dice if die.faces)
    tone, tokens = YELLOW.get(zone.kind, ""), f"{foe.total - dice:+d}" if foe.total != dice else "0"
    return [PageRow(zone_name(words.media, zone), str(foe.total), f"vermilion/zone/{zone.zone}", tone),
            text(phrases.steps(t, zone.steps)),
            text(t("vermilion.page.total_terms", dice=dice, tokens=tokens), "dim")]  # fmt: skip


def _shifted(words: Words, foe: FoeView, by: int) -> str:
    """R4.2. The chances of the zones with a token more."""
    odds, ways = zone_odds(foe.kind, foe.threat - foe.calm + by)
    return ", ".join(f"{zone_name(words.media, zone)} {phrases.chance(count, ways)}"
                     for zone, count in zip(ENEMIES[foe.kind].zones, odds, strict=True) if count)  # fmt: skip


def _states(words: Words, foe: FoeView) -> list[PageRow]:
    """Tokens, and what holds of it."""
    t = words.t
    found = [PageRow(t(f"vermilion.page.{name}"), str(count), f"vermilion/token/{name}")
             for name, count in (("threat", foe.threat), ("calm", foe.calm)) if count]  # fmt: skip
    found += [PageRow(t("vermilion.page.bind"), str(foe.bind), "vermilion/state/bound")] * bool(foe.bind)
    found += [PageRow(t("vermilion.page.lying"), icon="vermilion/state/lying", ref="keyword:knocked_down")] * foe.lying
    found += [PageRow(t("vermilion.page.opened"), icon="vermilion/state/open", tone="good")] * foe.opened
    found += [PageRow(t("vermilion.page.vantage"), icon="vermilion/state/seeing", ref="keyword:vantage")] * foe.vantage
    return found


def _printed(words: Words, row: EnemyRow) -> list[PageRow]:
    """Dice and specials."""
    t = words.t
    found = [PageRow(rows_of_dice(words, row.dice), icon="ui/dice")]
    keywords = [one for one in row.specials if phrases.keyword_of(one)]
    found += [PageRow(phrases.give(t, one), icon=f"vermilion/keyword/{phrases.keyword_of(one)}",
                      ref=f"keyword:{phrases.keyword_of(one)}") for one in keywords]  # fmt: skip
    seats = len(words.view.seats) if words.seen is not None else 0
    plain = [phrases.give(t, one) for one in keywords]
    return found + [text(told) for told in special_words(words.media, row, seats) if told not in plain]


def _bar(words: Words, row: EnemyRow, odds: tuple[int, ...], ways: int) -> list[PageRow]:
    """Each zone with its chance, then the printed text; a zone has a shape besides its colour."""
    found: list[PageRow] = []
    for zone, count in zip(row.zones, odds, strict=True):
        found.append(PageRow(_zone_head(words, zone), phrases.chance(count, ways), f"vermilion/zone/{zone.zone}",
                             YELLOW.get(zone.kind, "")))  # fmt: skip
        found.append(text(phrases.steps(words.t, zone.steps), "dim"))
    return found


def _zone_head(words: Words, zone: ZoneRow) -> str:
    told = f"{phrases.totals(words.t, zone)} {zone_name(words.media, zone)}"
    return f"{told} ({words.t(f'vermilion.zone.{zone.kind}')})" if zone.kind else told


def loot_rows(words: Words, row: EnemyRow) -> list[PageRow]:
    """The loot table."""
    if not row.loot:
        return []
    t, found, low = words.t, [head(words.t("vermilion.page.loot"))], 0
    for line in row.loot:
        last = line is row.loot[-1]
        if last:
            span = t("vermilion.page.loot_more", n=low)
        elif low:
            span = str(low) if low == line.upto else t("vermilion.zone.from_to", n=low, m=line.upto)
        else:
            span = t("vermilion.page.loot_upto", n=line.upto)
        goods = goods_words(words, line.gives) if line.gives else t("vermilion.page.loot_none")
        sign = f"vermilion/material/{next(iter(line.gives))}" if line.gives else "vermilion/die/corruption_1"
        found.append(PageRow(goods, span, sign, "" if line.gives else "dim"))
        low = line.upto + 1
    return found


# ---------------------------------------------------------------- units
@PAGES.makes("unit")
def unit_page(words: Words, unit: str) -> Page | None:
    """Who is on the board: an enemy "f3", a character "c0", the wagon "w"."""
    if words.seen is None:
        return None
    if unit == "w":
        return wagon_page(words)
    if unit[:1] == "c":
        return seat_page(words, unit[1:])
    foe = next((one for one in words.view.foes if one.unit == unit), None)
    return foe_page(words, foe) if foe is not None else None


def wagon_page(words: Words) -> Page | None:
    """The wagon."""
    t, wagon = words.t, words.view.wagon
    if wagon is None:
        return None
    where, hp, most, loaded = wagon
    rows = [text(t("vermilion.page.wagon.text"), "dim"),
            PageRow(t("vermilion.page.hp"), f"{hp}/{most}", "vermilion/step/heal"),
            PageRow(t("vermilion.page.def"), "1", "vermilion/step/shield"),
            PageRow(t(f"vermilion.page.wagon.{'loaded' if loaded else 'empty'}"), icon="vermilion/material/tonic",
                    tone="good" if loaded else "dim")]  # fmt: skip
    picture = "vermilion/wagon_loaded" if loaded else "vermilion/wagon_empty"
    return Page(t("vermilion.page.wagon"), where, picture, rows=rows, rule="R15.3")


@PAGES.makes("seat", "character")
def seat_page(words: Words, what: str) -> Page | None:
    """A seat's character with all that it has, or a character that nobody plays."""
    if what in CHARACTERS:
        seats = words.view.seats if words.seen is not None else ()
        found = next((one.seat for one in seats if one.name == what), -1)
        return seat_page(words, str(found)) if found >= 0 else _printed_character(words, what)
    if words.seen is None or not what.isdecimal() or int(what) >= len(words.view.seats):
        return None
    seat = words.view.seats[int(what)]
    if not seat.name:
        return Page(words.name(seat.seat), picture=f"seat/{seat.seat}")
    rows = [*_body(words, seat), *_dice_and_cards(words, seat), *_things(words, seat)]
    picture = f"vermilion/portrait/{seat.name}"
    return Page(words.t(f"vermilion.character.{seat.name}"), words.name(seat.seat), picture, rows=rows, rule="R2")


def _printed_character(words: Words, name: str) -> Page:
    """A character as printed: HP, dice, gear, unique cards."""
    t, row = words.t, CHARACTERS[name]
    rows = [text(t(f"vermilion.character.{name}.role"), "dim"),
            PageRow(t("vermilion.page.hp"), str(row.hp), "vermilion/step/heal"),
            PageRow(rows_of_dice(words, row.dice), icon="ui/dice"), head(t("vermilion.page.gear"))]  # fmt: skip
    rows += [PageRow(t(f"vermilion.item.{item}"), icon=item_sign(item), ref=f"item:{item}")
             for item in (row.arm, row.torso, row.legs, row.head)]  # fmt: skip
    rows.append(head(t("vermilion.page.card.unique", name=f"@vermilion.character.{name}")))
    rows += [card_row(words, card) for card in row.cards]
    return Page(t(f"vermilion.character.{name}"), picture=f"vermilion/portrait/{name}", rows=rows, rule="R2")


def _body(words: Words, seat: SeatPublic) -> list[PageRow]:
    """HP, states, duality."""
    t = words.t
    rows = [text(t(f"vermilion.character.{seat.name}.role"), "dim"),
            PageRow(t("vermilion.page.hp"), f"{seat.hp}/{seat.most}", "vermilion/step/heal"),
            PageRow(t("vermilion.page.track"), track_words(words, seat.track), "vermilion/track/marker",
                    ref=f"track:{seat.seat}")]  # fmt: skip
    if "down" in seat.flags:
        rows.append(PageRow(t("vermilion.page.down"), icon="vermilion/state/lying", tone="bad"))
    rows += [PageRow(t(f"vermilion.page.{flag}"), icon=f"vermilion/state/{STATES[flag]}")
             for flag in STATES if flag in seat.flags]  # fmt: skip
    rows += [PageRow(t("vermilion.page.bind"), str(seat.bind), "vermilion/state/bound")] * bool(seat.bind)
    rows += [PageRow(t("vermilion.page.banned", slot=f"@vermilion.slot.{slot}"), icon="vermilion/state/banned",
                     tone="bad") for slot in seat.banned]  # fmt: skip
    return rows


def track_words(words: Words, track: int) -> str:
    """Where a marker of the duality track is."""
    if not track:
        return words.t("vermilion.page.track.middle")
    return words.t("vermilion.page.track.white" if track > 0 else "vermilion.page.track.red", n=abs(track))


def _dice_and_cards(words: Words, seat: SeatPublic) -> list[PageRow]:
    """Supply, pool, hand, piles."""
    t = words.t
    supply = rows_of_dice(words, tuple(die.kind for die in seat.supply))
    pool = rows_of_dice(words, tuple(kind for kind, count in words.pool(seat) for _ in range(count)))
    rows = [head(t("vermilion.page.supply")), PageRow(supply or "0", icon="ui/dice"),
            PageRow(t("vermilion.page.pool"), "" if pool else "0", icon="ui/dice", tone="dim"),
            *([text(pool, "dim")] if pool else []),
            head(f"{t('vermilion.page.hand')} {len(seat.hand)}/{seat.hand_limit}")]  # fmt: skip
    rows += [card_row(words, card) for card in seat.hand]
    for name, cards in (("discard", seat.discard), ("burnt", seat.burnt)):
        if cards:
            rows.append(head(f"{t(f'vermilion.page.{name}')} {len(cards)}"))
            rows += [card_row(words, card) for card in reversed(cards)]
    if seat.deck:
        rows.append(PageRow(t("vermilion.page.deck"), str(seat.deck), ref=f"deck:{seat.seat}"))
    return rows


def _things(words: Words, seat: SeatPublic) -> list[PageRow]:
    """What is worn, the inventory, materials."""
    t, uses = words.t, dict(seat.uses)
    rows = [head(t("vermilion.page.gear"))]
    for item in (*dict(seat.worn).values(), *seat.bag):
        if item == next(iter(seat.bag), ""):
            rows.append(head(t("vermilion.page.bag")))
        rows.append(PageRow(t(f"vermilion.item.{item}"), str(uses[item]) if item in uses else "", item_sign(item),
                            ref=f"item:{item}"))  # fmt: skip
    held = dict(seat.materials)
    if any(held.values()):
        rows.append(head(t("vermilion.page.materials")))
        rows += [PageRow(t(f"vermilion.material.{name}"), str(held[name]), f"vermilion/material/{name}",
                         ref=f"material:{name}") for name in GOODS if held.get(name)]  # fmt: skip
    return rows


def card_row(words: Words, card: str) -> PageRow:
    """A card in a list."""
    if card in TAINTS:
        return PageRow(words.t(f"vermilion.card.{card}"), icon="vermilion/keyword/corruption", tone="bad",
                       ref=f"corruption:{card}")  # fmt: skip
    icon = f"vermilion/slot/{phrases.CARD_SIGNS[CARDS[card].type]}"
    return PageRow(words.t(f"vermilion.card.{card}"), icon=icon, ref=f"card:{card}")


@PAGES.makes("deck")
def deck_page(words: Words, what: str) -> Page | None:
    """Section 4. What is in a deck is known to all, the order to nobody."""
    if words.seen is None or not what.isdecimal() or int(what) >= len(words.view.seats):
        return None
    seat = words.view.seats[int(what)]
    return Page(words.t("vermilion.page.deck"), words.name(seat.seat), "vermilion/slot/head",
                rows=[card_row(words, card) for card in seat.unseen], rule="R4.1.3")  # fmt: skip


# ---------------------------------------------------------------- tiles
@PAGES.makes("tile")
def tile_page(words: Words, where: str) -> Page | None:
    """A tile: what stands there, what it is, what entering costs."""
    x, _, y = where.partition(",")
    view = words.seen
    if view is None or not (x.isdecimal() and y.isdecimal()) or int(x) >= view.width or int(y) >= view.height:
        return None
    t, code = words.t, view.codes[int(y) * view.width + int(x)]
    name, rows = NAMES[code], _stands(words, where)
    marker = next((one for one in view.markers if one[0] == where), None)
    if marker is not None:
        rows.append(text(t("vermilion.tile.marker.text", n=marker[3])))
        return Page(t("vermilion.tile.marker"), where, f"vermilion/marker_{marker[2]}", rows=rows, rule="R14")
    rows.append(text(t(f"vermilion.tile.{name}.text"), "dim"))
    if ENTRY[code]:
        rows.append(PageRow(t("vermilion.page.cost"), str(ENTRY[code]), "vermilion/step/move"))
    special = _special(words, where)
    title = special[0] if special else t(f"vermilion.tile.{name}")
    picture = {"muscle": "vermilion/muscle_0", "bone": "vermilion/bone_0"}.get(name, f"vermilion/{name}")
    rows = [*(special[2] if special else ()), *rows]
    return Page(title, where, special[1] if special else picture if code != VOID else "", rows=rows, rule="R14")


def _stands(words: Words, where: str) -> list[PageRow]:
    """Who is on a tile, as links; the marks of who may craft there."""
    view, t = words.view, words.t
    found = [PageRow(words.unit(foe.unit), f"{foe.hp}/{foe.most}", f"vermilion/portrait/{foe.kind}",
                     ref=f"unit:{foe.unit}") for foe in view.foes if foe.at == where]  # fmt: skip
    found += [PageRow(words.unit(f"c{seat.seat}"), f"{seat.hp}/{seat.most}", f"vermilion/portrait/{seat.name}",
                      ref=f"unit:c{seat.seat}") for seat in view.seats if seat.at == where]  # fmt: skip
    if view.wagon is not None and view.wagon[0] == where:
        found.append(PageRow(t("vermilion.page.wagon"), icon="vermilion/wagon_empty", ref="unit:w"))
    found += [PageRow(t("vermilion.tile.corpse", name=words.name(seat.seat)), icon="vermilion/corpse", tone="good")
              for seat in view.seats if where in seat.corpses]  # fmt: skip
    return found


def _special(words: Words, where: str) -> tuple[str, str, list[PageRow]] | None:
    """A land, the lung tree, the wagon's start, a start tile: its name, its picture, what it says."""
    view, t = words.view, words.t
    points = dict(view.lands).get(where)
    if points is not None:
        key = "land_calm" if points >= LAND_STABLE else "land"
        rows = [text(t(f"vermilion.tile.{key}.text")),
                PageRow(words.land(where), f"{min(points, LAND_STABLE)}/{LAND_STABLE}", "vermilion/keyword/sedate")]
        return t(f"vermilion.tile.{key}"), f"vermilion/land_{min(points, LAND_STABLE)}", rows
    tapped = view.wagon is not None and view.wagon[3]
    places = {view.tree: ("tree", "vermilion/tree_tapped" if tapped else "vermilion/tree_full"),
              view.wagon_start: ("wagon_start", "vermilion/wagon_empty")}  # fmt: skip
    places.update(dict.fromkeys(view.starts, ("start", "vermilion/start")) if not places.get(where) else {})
    name, picture = places.get(where, ("", ""))
    return (t(f"vermilion.tile.{name}"), picture, [text(t(f"vermilion.tile.{name}.text"))]) if name else None

