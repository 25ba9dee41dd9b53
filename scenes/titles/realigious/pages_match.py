"""Pages of things in the match: tiles, players, celebrities, relics, states, resources, victories."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.realigious.climate import heat_takes
from game.titles.realigious.content import CHURCHES, GODS, GOVERNMENTS, STATES
from game.titles.realigious.incomes import INCOMES
from game.titles.realigious.rates import GOVERNMENT_REPUTATION
from game.titles.realigious.view import StateIcon
from scenes.kit.cosmetics import materials
from scenes.kit.page import Page, PageRow, head, text
from scenes.kit.words import together
from scenes.titles.realigious import foretold, pages
from scenes.titles.realigious.cards import price_of
from scenes.titles.realigious.foretold import MOVES, aim_rows, free_rows, gain_rows, in_full, relic_rows, terms_rows
from scenes.titles.realigious.leaps import leaps
from scenes.titles.realigious.pages import (
    STRUCTURE_PICTURE,
    card_page,
    force_row,
    god_page,
    link,
    relic_sprite,
    seat_row,
)
from scenes.titles.realigious.pages_victory import COMES, coming_rows, victory_rows
from scenes.titles.realigious.pieces import piece_sprite
from scenes.titles.realigious.purse import signed
from scenes.titles.realigious.since import change_lines
from scenes.titles.realigious.states import figure_of, sprite_of, state_args

if TYPE_CHECKING:
    from game.titles.realigious.view import CelebrityView, GovernmentView, SeatView, TileView
    from scenes.titles.realigious.prompts import Words

PAGES = pages.PAGES
"""All pages of the title."""
REVEALED = 2
KNOWLEDGE = ("unrevealed", "adjacent", "revealed")
PURSES = ("believers", "donations", "influence")


@PAGES.makes("hand")
def hand_page(words: Words, slot: str) -> Page | None:
    """The card of a place of the own hand."""
    own = words.seen.own if words.seen is not None else None
    card = next((c for c in own.hand if str(c.slot) == slot), None) if own is not None else None
    page = card_page(words, card.card, price_of(card)) if card is not None else None
    asked = words.asked.text if words.asked is not None and own is not None and words.asked.seat == own.seat else ""
    if page is None or card is None or asked != "card_or_done":
        return page
    return page._replace(rows=(*foretold.here_rows(words, card.card), *page.rows))


# ---------------------------------------------------------------- tiles
@PAGES.makes("tile")
def tile_page(words: Words, what: str) -> Page | None:
    """A tile as far as the reader knows it (R12.6): what choosing it leads to, place, kind of knowledge, what stands
    there."""
    view = words.seen
    if view is None:
        return None
    tile = view.tiles[int(what)]
    t = words.t
    knowledge = KNOWLEDGE[tile.known]
    title = words.place(tile.tile)
    rows: list[PageRow] = []
    if tile.fog == 1:
        rows.append(PageRow(t("realigious.mark.fog"), icon="realigious/mark/fog", tone="bad"))
        rows.append(text(t("realigious.mark.fog.text")))
        seen, mud = t(f"realigious.knowledge.{knowledge}"), _mud_rows(words, tile)
        return Page(title, seen, "realigious/mark/fog", rows=rows, rule="R23.10", top=mud)
    if not tile.shown:
        night = "" if view.day else ".night"
        rows.append(text(t(f"realigious.knowledge.unrevealed.text{night}")))
        seen, mud = t("realigious.knowledge.unrevealed"), _mud_rows(words, tile)
        return Page(title, seen, "realigious/mark/unknown_0", rows=rows, rule="R12.4", top=mud)
    what_is = (
        t(f"realigious.structure.{tile.structure}")
        if tile.structure != "none"
        else t(f"realigious.terrain.{tile.terrain}")
    )
    rows += _leap_rows(words, view, tile.tile)
    rows += [*_owner_rows(words, tile), *_holder_rows(words, tile.tile)]
    rows += _allotment_rows(words, tile)
    rows += _ground_rows(words, tile)
    rows += _mark_rows(words, tile)
    rows += _here_rows(words, view, tile)
    where = " · ".join([title, *(_stakes(words, tile) or _known(words, tile))])
    leads = in_full(words, words.foretold(tile.tile)) or aim_rows(words, tile.tile) or _bare_rows(words, tile.tile)
    leads = [*_beyond_rows(words, tile.tile), *leads] if leads else leads
    lies = _lying_rows(words, view, tile)
    found = [*relic_rows(words, tile.tile), *lies]
    top = [*_mud_rows(words, tile), *leads[:1], *_heat_rows(words, view, tile.tile), *found, *leads[1:]]
    return Page(what_is, where, picture_of(tile), rows=rows, rule="R12.6", top=top)


def picture_of(tile: TileView) -> str:
    """The sprite that stands for a tile."""
    if tile.structure in ("none", ""):
        return f"realigious/terrain/{tile.terrain}_{tile.tile % 4}"
    if tile.structure == "forest":
        ground = {"sand": "sand", "snow": "snow", "ice": "snow"}.get(tile.terrain, "grass")
        return f"realigious/structure/forest_{ground}"
    if tile.structure == "mountain":
        return f"realigious/structure/mountain_{'ice' if tile.terrain in ('ice', 'snow') else 'stone'}"
    return STRUCTURE_PICTURE.get(tile.structure, f"realigious/structure/{tile.structure}")


def _leap_rows(words: Words, view: SeatView, tile: int) -> list[PageRow]:
    """R6.4. What carries the piece to a tile that is two away, and over which."""
    asked = words.asked
    if asked is None or asked.text not in MOVES or view.own is None or asked.seat != view.seat:
        return []
    offered = {int(option.refs[0].partition(":")[2]) for option in asked.options() if option.refs}
    leap = leaps(view, offered, view.seats[view.own.seat].tile).get(tile)
    if leap is None:
        return []
    icon = f"realigious/fx/wind_{view.wind.lower()}" if leap.kind == "wind" else "realigious/mark/sanctuary"
    return [PageRow(words.t(f"realigious.leap.{leap.kind}", tile=words.place(leap.over)), icon=icon)]


def _heat_rows(words: Words, view: SeatView, tile: int) -> list[PageRow]:
    """R11.2. What the heat takes where the turn would end: on the own tile, and where one can go."""
    asked, own = words.asked, view.own
    if own is None or asked is None or asked.seat != own.seat or view.acting != own.seat or not words.at_table:
        return []
    goes = asked.text in MOVES and any(f"tile:{tile}" in option.refs for option in asked.options())
    stays = asked.text not in MOVES and tile == view.seats[own.seat].tile
    taken = heat_takes(view, tile) if goes or stays else ""
    if not taken:
        return []
    return [PageRow(words.t(f"realigious.forecast.heat.{taken}"), icon="realigious/fx/heat", tone="bad")]


def _beyond_rows(words: Words, tile: int) -> list[PageRow]:
    """C6.4b. The numbers of a tile that can't be reached now are those of a later step."""
    asked, own = words.asked, words.view.own
    if own is None or words.view.outcome is not None or not words.at_table:
        return []
    mine = asked if asked is not None and asked.seat == own.seat else None
    if mine is not None and any(f"tile:{tile}" in option.refs for option in mine.options()):
        return []
    if mine is not None and mine.text in MOVES:
        return [text(words.t("realigious.forecast.beyond"), "dim")]
    there = tile == words.view.seats[own.seat].tile
    return [] if there else [text(words.t("realigious.forecast.later"), "dim")]


def _bare_rows(words: Words, tile: int) -> list[PageRow]:
    """The same in full: with the price of what is sold there."""
    free, own = free_rows(words, tile), words.view.own
    if not free:
        return []
    sold = [one for one in words.view.governments if one.tile == tile and (own is None or one.holder != own.seat)]
    return [*(row._replace(icon="ui/action") for row in free),
            *(row for one in sold for row in _government_rows(words, one))]  # fmt: skip


def _holder_rows(words: Words, tile: int) -> list[PageRow]:
    """R17.2. Whose the local government on a tile is; the tile itself stays neutral."""
    return [seat_row(words, one.holder, words.t("realigious.screen.bought"))
            for one in words.view.governments if one.tile == tile and one.holder >= 0]  # fmt: skip


def _owner_rows(words: Words, tile: TileView) -> list[PageRow]:
    t = words.t
    if tile.owner < 0:
        can_be_owned = tile.terrain != "water" and tile.structure not in GOVERNMENTS and tile.designation != "ruin"
        return [PageRow(t("realigious.mark.neutral"), tone="dim")] if can_be_owned else []
    name = words.name(tile.owner)
    rows = [PageRow(t("realigious.mark.owned", name=name), icon=f"seat/{tile.owner}", ref=f"seat:{tile.owner}")]
    if tile.separatist:
        left, told = words.separatist(tile)
        rows.append(PageRow(t("realigious.designation.separatist"), left, "realigious/mark/separatist", "bad"))
        rows.append(text(told))
    return rows


def _known(words: Words, tile: TileView) -> list[str]:
    """What the reader knows of it."""
    return [words.t(words.knowledge(tile.known))] if words.view.seat is not None else []


def _stakes(words: Words, tile: TileView) -> list[str]:
    """Whose a tile of somebody else's is on which something stands, and how much that pays each turn, as far as that is
    known.
    """
    if tile.owner in (-1, words.view.seat) or not tile.designation:
        return []
    made = INCOMES.get(tile.designation) if tile.believers >= 0 else None
    income = made(words.view, tile).income if made is not None else (0, 0, 0)
    pays = [together(f"{signed(amount)} {words.t(f'realigious.resource.{name}')}")
            for name, amount in zip(PURSES, income, strict=True) if amount]  # fmt: skip
    return [words.name(tile.owner), " ".join([words.t(f"realigious.designation.{tile.designation}"), *pays])]


def _ground_rows(words: Words, tile: TileView) -> list[PageRow]:
    t = words.t
    if tile.structure == "none":
        name = f"realigious.terrain.{tile.terrain}.text"
        here = f"{name}.{words.view.climate}"
        rows = [text(t(one)) for one in (name, here) if words.has(one)]
    else:
        rows = [text(t(f"realigious.structure.{tile.structure}.text")), *_gone_rows(words, tile)]
        rows.append(link(words, "terrain", tile.terrain)._replace(icon=f"realigious/terrain/{tile.terrain}_0"))
    if tile.designation:
        extra = words.name(tile.placer) if tile.placer >= 0 else ""
        row = link(words, "designation", tile.designation, extra, "gold")
        rows.append(row._replace(icon=f"realigious/mark/{tile.designation}"))
        rows.append(text(t(f"realigious.designation.{tile.designation}.text", n=0)))
        made = INCOMES.get(tile.designation)
        if made is not None and tile.believers >= 0:
            rows += gain_rows(words, income := made(words.view, tile).income, income)
    return rows


def _gone_rows(words: Words, tile: TileView) -> list[PageRow]:
    """R16.2. A church that is somebody's has had its first converter."""
    if tile.owner < 0 or tile.structure not in CHURCHES:
        return []
    gained = words.t(f"realigious.advantage.{CHURCHES[tile.structure].advantage}")
    return [text(words.t("realigious.mark.church_done", what=gained), "dim")]


def _mark_rows(words: Words, tile: TileView) -> list[PageRow]:
    t = words.t
    rows: list[PageRow] = []
    if tile.fog:
        rows.append(PageRow(t("realigious.mark.fog"), icon="realigious/mark/fog"))
    if tile.hint:
        rows += [
            PageRow(t("realigious.mark.hint"), icon="realigious/mark/relic_hint"),
            text(t("realigious.mark.hint.text")),
        ]
    return rows


def _mud_rows(words: Words, tile: TileView) -> list[PageRow]:
    """R11.4. Where nobody can go this turn, which everybody knows of every tile."""
    if not tile.mud:
        return []
    sign = PageRow(words.t("realigious.mark.mud"), icon="realigious/mark/mud", tone="bad")
    return [sign, text(words.t("realigious.mark.mud.text"))]


def _allotment_rows(words: Words, tile: TileView) -> list[PageRow]:
    t = words.t
    if tile.believers < 0:
        hides = words.view.seat is not None and tile.terrain != "water"
        return [text(t("realigious.knowledge.seen.text"), "dim")] if hides else []
    if not any(getattr(tile, kind) for kind in PURSES):
        return []  # a local government is bought, it yields nothing
    tone = "" if tile.known >= REVEALED else "dim"
    rows = [head(t("realigious.word.allotment"))]
    for kind in PURSES:
        row = link(words, "resource", kind, f"{getattr(tile, kind):,}", tone)
        rows.append(row._replace(ref="", kind="cell"))
    if tile.known < REVEALED:
        rows.append(text(t("realigious.knowledge.adjacent.text"), "dim"))
    return rows


def _lying_rows(words: Words, view: SeatView, tile: TileView) -> list[PageRow]:
    """What one may gain or meet there, in sight without scrolling: on the board one may stand before the other."""
    rows: list[PageRow] = []
    if tile.relic >= 0:
        sprite = f"realigious/relic/{relic_sprite(view.god, tile.relic_kind)}"
        name = words.t("realigious.relic.of", god=words.t(f"realigious.god.{view.god}"))
        rows.append(PageRow(name, icon=sprite, tone="gold", ref=f"relic:{tile.relic}"))
    return rows + [_who_row(words, who) for who in view.celebrities if who.tile == tile.tile]


def _here_rows(words: Words, view: SeatView, tile: TileView) -> list[PageRow]:
    rows = [seat_row(words, seat.seat) for seat in view.seats if seat.alive and seat.tile == tile.tile]
    prices = [row for one in view.governments if one.tile == tile.tile for row in _government_rows(words, one)]
    return [*([head(words.t("realigious.screen.here")), *rows] if rows else []), *prices]


def _who_row(words: Words, who: CelebrityView) -> PageRow:
    """A celebrity of the match, with a link to its own page."""
    return link(words, "celebrity", who.type)._replace(ref=f"celebrity:{who.celebrity}")


# ---------------------------------------------------------------- players
@PAGES.makes("seat")
def seat_page(words: Words, what: str) -> Page | None:
    """A player: numbers, possessions, states, ways to victory."""
    view = words.seen
    if view is None or not what.isdigit() or int(what) >= len(view.seats):
        return None
    t = words.t
    public = view.seats[int(what)]
    rows = [link(words, "religion", public.religion), link(words, "character", public.character)]
    rows += _number_rows(words, view, int(what))
    rows.append(head(t("realigious.screen.race")))
    rows += victory_rows(words, view, int(what))
    rows += coming_rows(words, view, int(what), *COMES)
    rows += possession_rows(words, view, int(what))
    if hand := words.hands.get(int(what)):
        rows += [head(t("realigious.screen.hand")), *(link(words, "card", card) for card in hand)]
    if public.states:
        rows.append(head(t("realigious.screen.states")))
        for state in public.states:
            rows += state_rows(words, state)
    subtitle = (
        t("realigious.screen.out")
        if not public.alive
        else t("realigious.screen.now")
        if view.acting == int(what) and view.outcome is None
        else ""
    )
    figure = piece_sprite(piece_of(public.character), int(what), materials(words.seats))
    return Page(words.name(int(what)), subtitle, figure, rows=rows)


def piece_of(character: str) -> str:
    """The figure of a character; before it is known a businessperson stands in."""
    return character if character != "random" else "businessperson"


def _number_rows(words: Words, view: SeatView, seat: int) -> list[PageRow]:
    t, public = words.t, view.seats[seat]
    own = view.own if view.own is not None and view.own.seat == seat else None
    reputation = own.reputation if own is not None else public.reputation
    shown = t("table.hidden") if reputation is None else f"{reputation}%"
    rows = [link(words, "resource", "reputation", shown)]
    owned = sum(tile.shown and tile.owner == seat for tile in view.tiles)
    everything = own is not None or all(tile.shown for tile in view.tiles)
    rows.append(PageRow(t("realigious.screen.tiles.own" if everything else "realigious.screen.tiles"), str(owned),
                        "ui/map"))  # fmt: skip
    purse = own or public
    if purse.donations is None or purse.influence is None:
        rows.append(link(words, "resource", "believers", f"{public.believers:,}"))
    else:
        amounts = zip(PURSES, (public.believers, purse.donations, purse.influence), strict=True)
        rows += [link(words, "resource", name, f"{n:,}")._replace(ref="") for name, n in amounts]
    piles = f"{public.hand}/{public.deck}/{public.grave}"
    return [*rows, PageRow(t("realigious.screen.piles_of"), piles, "ui/hand")]


def possession_rows(words: Words, view: SeatView, seat: int) -> list[PageRow]:
    """Celebrities and governments of a seat."""
    rows = [_who_row(words, who) for who in view.celebrities if who.owner == seat]
    rows += [link(words, "structure", one.structure) for one in view.governments if one.holder == seat]
    return [head(words.t("realigious.screen.possessions")), *rows] if rows else []


def state_rows(words: Words, state: StateIcon) -> list[PageRow]:
    """A state with its figure and its text."""
    t = words.t
    value = t("realigious.screen.turns", n=state.left) if state.left else figure_of(state)
    tone = {"good": "good", "bad": "bad"}.get(state.mood, "")
    rows = [PageRow(t(f"realigious.state.{state.id}"), value, sprite_of(words.media, state.id), tone)]
    return [*rows, text(t(f"realigious.state.{state.id}.text", **state_args(state, words.view.god)))]


@PAGES.makes("state")
def state_page(words: Words, state: str) -> Page | None:
    """A state: of the reader if there, else of whoever is under it."""
    row = STATES.get(state)
    if row is None:
        return None
    found = [(s.seat, icon) for s in words.seen.seats for icon in s.states if icon.id == state] if words.seen else []
    reader = words.seen.seat if words.seen is not None else None
    found.sort(key=lambda pair: pair[0] != reader)
    icon = found[0][1] if found else StateIcon(state, row.mood, 1, 1)
    t = words.t
    rows = [text(t(f"realigious.state.{state}.text", **state_args(icon, words.seen.god if words.seen else "")))]
    for seat, one in found:
        value = t("realigious.screen.turns", n=one.left) if one.left else figure_of(one)
        rows.append(seat_row(words, seat, value))
    return Page(
        t(f"realigious.state.{state}"),
        t(f"realigious.mood.{row.mood}"),
        sprite_of(words.media, state),
        rows=rows,
        rule="R22",
    )


@PAGES.makes("resource")
def resource_page(words: Words, kind: str) -> Page | None:
    """A resource; reputation with the price of declaring combat, term by term."""
    t, view = words.t, words.seen
    rows = [text(t(f"realigious.resource.{kind}.text"))]
    if kind == "believers" and view is not None:
        rows.append(text(t("realigious.resource.believers.target", n=view.believers_target), "gold"))
    if kind == "reputation" and view is not None and view.own is not None and words.changes:
        rows.append(head(t("realigious.screen.since")))
        rows += [text(line) for line in change_lines(words.changes)]
    if view is not None and kind in ("believers", "reputation"):
        rows.append(head(t("realigious.screen.players")))
        for seat in view.seats:
            value = seat.believers if kind == "believers" else seat.reputation
            own = view.own is not None and view.own.seat == seat.seat
            if kind == "reputation" and own and view.own is not None:
                value = view.own.reputation
            shown = t("table.hidden") if value is None else f"{value:,}"
            rows.append(seat_row(words, seat.seat, shown))
    if kind == "reputation" and view is not None and view.own is not None:
        own_view = view.own
        price = str(max(0, own_view.combat_price))
        rows += [head(t("realigious.screen.combat_price.head")), *terms_rows(words, own_view.price_terms, "good")]
        rows.append(PageRow(t("realigious.term.total"), price, tone="gold", kind="total"))
    rule = "R2.2" if kind == "reputation" else "R4"
    return Page(t(f"realigious.resource.{kind}"), "", f"realigious/resource/{kind}", rows=rows, rule=rule)


# ---------------------------------------------------------------- forces
@PAGES.makes("celebrity")
def celebrity_page(words: Words, what: str) -> Page | None:
    """A celebrity of the match: what it does, whose it is, what it costs, which seats listen."""
    celebrities = words.seen.celebrities if words.seen is not None else ()
    who = next((c for c in celebrities if str(c.celebrity) == what), None)
    if who is None:
        return None
    t = words.t
    rows = [text(t(f"realigious.celebrity.{who.type}.text"))]
    owned = who.owner >= 0
    rows.append(
        seat_row(words, who.owner, t("realigious.screen.owner"))
        if owned
        else PageRow(t("realigious.screen.no_owner"), tone="dim")
    )
    where = words.place(who.tile) if who.tile >= 0 else t("realigious.screen.place_unknown")
    rows.append(PageRow(t("realigious.screen.where"), where, "ui/map", ref=f"tile:{who.tile}" if who.tile >= 0 else ""))
    if not owned or words.view.own is None or who.owner != words.view.own.seat:  # R18.2: nobody buys what is theirs
        rows += _price_rows(words, who.donations, who.influence)
    for seat in who.taps:
        rows.append(PageRow(t("realigious.state.wiretap"), words.name(seat), sprite_of(words.media, "wiretap"), "bad"))
    if who.contract >= 0:
        rows.append(
            PageRow(t("realigious.state.contract"), words.name(who.contract), sprite_of(words.media, "contract"), "bad")
        )
    rows.append(force_row(words, "celebrity"))
    picture = f"realigious/celebrity/{who.type}"
    return Page(t(f"realigious.celebrity.{who.type}"), t("realigious.force.celebrity"), picture, rows=rows, rule="R18")


def _government_rows(words: Words, one: GovernmentView) -> list[PageRow]:
    """R17.2, R17.6. What a local government costs, and what buying it brings at once; its holder can't buy it again."""
    if one.holder >= 0 and one.holder == words.view.seat:
        return []
    gain = link(words, "resource", "reputation", signed(GOVERNMENT_REPUTATION), "good")._replace(ref="")
    return [*_price_rows(words, one.donations, one.influence), gain]


def _price_rows(words: Words, donations: int, influence: int) -> list[PageRow]:
    """Each currency in its own cell: a price of two is as whole as one of one."""
    amounts = (("donations", donations), ("influence", influence))
    cells = [link(words, "resource", name, f"{n:,}", "gold")._replace(ref="", kind="cell") for name, n in amounts if n]
    return [head(words.t("realigious.screen.buying")), *cells]


@PAGES.makes("relic")
def relic_page(words: Words, what: str) -> Page | None:
    """A relic whose place or holder the reader knows; else the god's page."""
    view = words.seen
    if view is None:
        return None
    t = words.t
    kind, where = 0, ""
    for tile in view.tiles:
        if tile.relic == int(what):
            kind, where = tile.relic_kind, words.place(tile.tile)
    for held in view.own.relics if view.own is not None else ():
        if held.relic == int(what):
            kind, where = held.kind, t("realigious.screen.yours")
    page = god_page(words, view.god)
    rows: list[PageRow] = [
        PageRow(t("realigious.screen.where"), where or t("realigious.screen.place_unknown"), "ui/map")
    ]
    if kind:
        name = GODS[view.god].types[kind - 1]
        rows += [PageRow(t(f"realigious.relic.{name}"), tone="gold"), text(t(f"realigious.relic.{name}.text"))]
    rows += list(page.rows) if page is not None else []
    sprite = f"realigious/relic/{relic_sprite(view.god, kind)}"
    return Page(t("realigious.relic.of", god=t(f"realigious.god.{view.god}")), "", sprite, rows=rows, rule="R15")
