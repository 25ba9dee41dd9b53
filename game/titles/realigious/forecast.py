"""C6.15. What choosing a tile leads to, as far as its seat can know it: one code for badge, tip, inspector, dialog.

The chances are built from the very items that the rules roll by (`rates`), without what the reader does not see; they
stand in the view with their tiles. What a card yields is read from the view alone. All of it is said as things stand:
reactions and what lies hidden on the tile may still change it.
"""
from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from game.core.ask import Option, Question
from game.core.boards.hex import hex_map
from game.core.modifiers import Term, settle
from game.titles.realigious import rates, sight
from game.titles.realigious.content import CHURCHES
from game.titles.realigious.offers import Offer, offer_of
from game.titles.realigious.queries import find, has
from game.titles.realigious.rates import Purse
from game.titles.realigious.state import NEUTRAL, NOBODY, State

if TYPE_CHECKING:
    from game.titles.realigious.view import SeatView
    from game.titles.realigious.view_tiles import TileView

NOTHING: Purse = (0, 0, 0)
CERTAIN = 1000
PROPAGATION, COMBAT, PIECE_COMBAT = "propagation", "combat", "piece_combat"
JUDGED = 10  # SAC-6a
TORRENT = 3  # steps, R6.6


class Turnout(msgspec.Struct, array_like=True, frozen=True):
    """R6.6. One way in which the attempts before this one may go: their outcomes in order, how likely it is and the
    chance that it leaves, both in thousandths."""

    outcomes: tuple[bool, ...]
    odds: int
    chance: int


class Forecast(msgspec.Struct, array_like=True, frozen=True):
    """A propagation or a combat that may come on `tile`. `chance` of success, in thousandths. `forced`: what decides
    without a roll, "win" or "loss" of the attacker, "out" where the price eliminates it; "" for a roll. `rate` is what
    `terms` come to, `against` what the defender's items `defence` do. `reckless`: the last step of R10.11 is in the
    chance. Declaring takes `price` of reputation and `levy` of believers, losing `penalty` of reputation; success
    brings at least `least`, at most `most` of believers, donations, influence: all of these are told to the attacker
    alone; `bonus` are the items, in percent, by which a conversion brings more than the allotment. Where tiles passed
    by a Torrent are tried first, `chance` is that over all `ways`, and `terms` are the items that count in each of
    them."""

    tile: int
    kind: str
    chance: int
    forced: str
    rate: int
    terms: tuple[Term, ...]
    against: int = 0
    defence: tuple[Term, ...] = ()
    defender: int = NOBODY
    reckless: bool = False
    price: int = 0
    levy: int = 0
    penalty: int = 0
    least: Purse = NOTHING
    most: Purse = NOTHING
    ways: tuple[Turnout, ...] = ()
    bonus: tuple[Term, ...] = ()


class CardForecast(msgspec.Struct, array_like=True, frozen=True):
    """What a card yields on a tile: `gain` at once, `income` in every own start phase, both of believers, donations,
    influence; `reaches`: the tiles that it acts on from there; `again`: it makes of the tile what that is already, so
    that no more comes in than before."""

    card: str
    tile: int
    gain: Purse = NOTHING
    income: Purse = NOTHING
    reaches: tuple[int, ...] = ()
    again: bool = False


# ---------------------------------------------------------------- chances
def propagation_forecast(state: State, seat: int, tile: int, found: int = 0) -> Forecast:
    """R9. The own attempt of a seat on a neutral tile, with so many relics `found` there first. A church of the own
    kind may have had a first converter unseen: then the allotment is the least or the most."""
    terms = rates.propagation_terms(state, seat, tile, found)
    rate = settle(terms, rates.RATE)
    forced = "win" if has(state.seats[seat], "ascended") else ""
    ways = [rates.propagation_reward(state, seat, tile, own_piece=True)]
    if rates.has_treasure(state, seat, tile):
        ways.append(rates.treasure(state, seat))
    b, d, i = zip(*ways, strict=True)
    return Forecast(tile, PROPAGATION, CERTAIN if forced else 10 * rate, forced, rate, tuple(terms),
                    least=(min(b), min(d), min(i)), most=(max(b), max(d), max(i)),
                    bonus=tuple(rates.bonus_terms(state, seat, own_piece=True)))


def combat_forecast(state: State, reader: int, attacker: int, defender: int, tile: int, piece: bool, found: int = 0
                    ) -> Forecast:
    """R10.7-R10.11. A combat declared now, as the reader can know it: items that rest on a General whom it does not
    see are left out. Not checked: R10.2."""
    levied = rates.would_levy(state, attacker)
    terms, defence = rates.combat_terms(state, attacker, defender, tile, piece, levied, found)
    terms, defence = _seen(state, reader, attacker, terms), _seen(state, reader, defender, defence)
    rate, against, chance = rates.combat_rate(terms, defence)
    forced = {None: "", True: "win", False: "loss"}[forced_outcome(state, attacker, defender, tile)]
    chance = {"": 10 * chance, "win": CERTAIN, "loss": 0}[forced]
    reckless = has(state.seats[attacker], "all_or_nothing") and chance > 0
    if reckless:
        chance = chance * (100 - rates.RECKLESS) // 100
    made = Forecast(tile, PIECE_COMBAT if piece else COMBAT, chance, forced, rate, tuple(terms), against,
                    tuple(defence), defender, reckless)
    return _with_stakes(state, made, reader) if reader == attacker else made


def _with_stakes(state: State, made: Forecast, seat: int) -> Forecast:
    """R10.4-R10.6, R10.12-R10.17. What it costs the attacker and what it may bring: of another player's donations and
    influence nobody knows how much there is to lose."""
    player, tile = state.seats[seat], made.tile
    price = rates.combat_price(state, seat) + (JUDGED if find(player, "judgement") is not None else 0)
    out = 0 < player.reputation <= price
    allotment = state.donations[tile], state.influence[tile]
    lost = min(state.believers[tile] // 2, state.seats[made.defender].believers)
    return msgspec.structs.replace(
        made, price=price, forced="out" if out else made.forced, chance=0 if out else made.chance,
        levy=rates.LEVIED if rates.would_levy(state, seat) else 0,
        penalty=rates.combat_penalty(state, seat, rates.PENALTY[made.kind == PIECE_COMBAT]),
        least=rates.combat_reward(player.religion, *allotment, (lost, 0, 0)),
        most=rates.combat_reward(player.religion, *allotment, (lost, allotment[0] // 2, allotment[1] // 2)))


def _seen(state: State, reader: int, seat: int, terms: list[Term]) -> list[Term]:
    generals = [i for i, c in enumerate(state.celebrities) if c.owner == seat and c.type == "general"]
    if all(sight.sees_celebrity(state, reader, i) for i in generals):
        return terms
    return [term for term in terms if term.text != "term.general"]


def forced_outcome(state: State, attacker: int, defender: int, tile: int) -> bool | None:
    """R10.11. True or False when effects force the attacker's win or loss, None when a roll decides."""
    one, other = state.seats[attacker], state.seats[defender]
    attacker_wins = has(one, "heavenly_host") or has(one, "pursuit") or has(one, "ascended")
    defender_wins = has(other, "pursuit") or has(other, "ascended")
    if attacker_wins or defender_wins:
        return None if attacker_wins and defender_wins else attacker_wins
    if has(other, "losing_streak") and state.owner[tile] == defender:
        return True
    return None


# ---------------------------------------------------------------- cards
def gleaned(view: SeatView, tile: TileView) -> CardForecast:
    """EXP-1a."""
    return CardForecast("gleaning", tile.tile, gain=(tile.believers, 0, 0))


def icon_income(card: str, view: SeatView, tile: TileView) -> CardForecast:
    """R23.5."""
    return CardForecast(card, tile.tile, income=(tile.believers // 2, 0, 0), again=_is_own(view, tile, "icon"))


def village_income(view: SeatView, tile: TileView) -> CardForecast:
    """R23.6."""
    again = _is_own(view, tile, "faith_village")
    return CardForecast("faith_village", tile.tile, income=(0, tile.donations, tile.influence), again=again)


def _is_own(view: SeatView, tile: TileView, designation: str) -> bool:
    return tile.owner == view.seat and tile.designation == designation


def hallowed(view: SeatView, tile: TileView) -> CardForecast:
    """R23.4. The neutral tiles beside it that lie beside no own pantheon yet, where the own chance is known."""
    return CardForecast("age_of_cathedrals", tile.tile, reaches=tuple(
        u for u in hex_map(view.n).near[tile.tile] if view.tiles[u].owner == NEUTRAL and _gets_pantheon(view, u)))


def _gets_pantheon(view: SeatView, tile: int) -> bool:
    made = view.tiles[tile].forecast
    return made is not None and all(term.text != rates.OWN_PANTHEON.text for term in made.terms)


def threatened(view: SeatView, tile: TileView) -> CardForecast:
    """R23.8. The tiles of others beside it on which a combat is allowed, as far as they are known."""
    return CardForecast("fear_trembling", tile.tile, reaches=tuple(
        u for u in hex_map(view.n).near[tile.tile] if view.tiles[u].owner != NEUTRAL and view.tiles[u].forecast))


def revelation_line(view: SeatView, tile: TileView) -> CardForecast:
    """ASC-3b. The neutral tiles on the line from the nearest own tile, as far as they are known."""
    board = hex_map(view.n)
    own = [seen.tile for seen in view.tiles if seen.owner == view.seat]
    nearest = sorted(own, key=lambda u: (board.distance[tile.tile][u], u))[:1]
    return CardForecast("revelation", tile.tile, reaches=tuple(
        u for start in nearest for u in board.line(start, tile.tile)
        if view.tiles[u].owner == NEUTRAL and view.tiles[u].forecast))


YIELDS: dict[str, Callable[[SeatView, TileView], CardForecast]] = {
    "gleaning": gleaned, "miracle_icon": partial(icon_income, "miracle_icon"), "faith_village": village_income,
    "move_mountains": partial(icon_income, "move_mountains"), "age_of_cathedrals": hallowed,
    "fear_trembling": threatened, "revelation": revelation_line,
}
"""What is told of each tile that a card may be used on. Of the others it would be the same everywhere, or nothing."""


# ---------------------------------------------------------------- what an option leads to
def forecast(view: SeatView, question: Question, option: Option) -> Forecast | CardForecast | Offer | None:
    """TitleSpec.forecast."""
    if view.seat is None or view.seat != question.seat:
        return None
    kind, _, number = (option.refs[0] if option.refs else option.key).partition(":")
    if question.text == "tab_icon":
        fights = option.key == "conflict" and view.seat == view.acting
        made = view.tiles[view.seats[view.acting].tile].forecast if fights else None
        return made or (offer_of(view, question, option) if view.seat == view.acting else None)
    offer = offer_of(view, question, option)
    if offer is not None or kind != "tile":
        return offer
    seen = view.tiles[int(number)]
    match question.text:
        case "move" | "second_move":
            return seen.forecast
        case "torrent_step":
            last = question.about["step"] == TORRENT or seen.owner == NEUTRAL
            return seen.forecast if last else None
        case "remote_combat":
            return seen.remote
        case "card_target" | "angel_seal_target" if str(question.about["card"]) in YIELDS and not in_vain(view):
            return YIELDS[str(question.about["card"])](view, seen)
    return None


def in_vain(view: SeatView) -> bool:
    """R21.12. Whether a Miracle negates whatever card is used."""
    return any(state.id == "miracle" for seat in view.seats for state in seat.states)


# ---------------------------------------------------------------- what comes after the cards
REMOTE, OFFER, MEETING = "remote", "offer", "meeting"


class Following(msgspec.Struct, array_like=True, frozen=True):
    """R3.6. What the tile interaction begins with: REMOTE, a combat that a barracks may start; OFFER of a counter;
    MEETING with another piece; PROPAGATION or COMBAT with the tile; "" where nothing comes. `made`: the forecast of the
    last two. `then`: what comes once an offer is declined; `once_bought` tells what buying changes about it."""

    kind: str = ""
    made: Forecast | None = None
    then: Following | None = None


def following(view: SeatView) -> Following:
    """R3.6, R3.7. What comes once the reader is done with the cards, as far as it can know it."""
    if view.seat is None or view.seat != view.acting:
        return Following()
    if not view.controlled and any(tile.remote is not None for tile in view.tiles):
        return Following(REMOTE)
    place = view.seats[view.seat].tile
    if not view.contact or place < 0:
        return Following()
    comes = _contact(view, place)
    if not view.controlled and _counter_at(view, place):
        return Following(OFFER, then=comes if comes.kind else None)
    return comes


def _contact(view: SeatView, place: int) -> Following:
    """R3.6, R3.7. The meeting with a piece or the contact with the tile, after any offer."""
    if any(seat.seat != view.seat and seat.tile == place for seat in view.seats):
        return Following(MEETING)
    tried = [made for tile in view.passed if (made := view.tiles[tile].forecast) is not None]
    made = view.tiles[place].forecast or next((one for one in tried if one.kind == PROPAGATION), None)
    return Following(made.kind, made) if made is not None else Following()


def _counter_at(view: SeatView, place: int) -> bool:
    """R3.6 (B1). Something that the reader can pay: a local government or a celebrity that is not its own, or the
    exchange at a government's counter."""
    own = view.own
    if own is None:
        return False
    governments = [one for one in view.governments if one.tile == place]
    prices = [(one.donations, one.influence) for one in governments if one.holder != view.seat]
    prices += [(who.donations, who.influence) for who in view.celebrities
               if who.tile == place and who.owner != view.seat]
    if governments and max(own.donations, own.influence) >= rates.EXCHANGE_PRICE:
        return True
    return any(own.donations >= donations and own.influence >= influence for donations, influence in prices)


def once_bought(made: Forecast, what: str, former: int) -> Forecast:
    """R10.7-R10.9. A forecast at the place of an offer, once that is bought: a General counts at once, and no longer
    for the one who had it."""
    if what != "general" or made.kind == PROPAGATION or made.forced or not made.defence or rates.GENERAL in made.terms:
        return made
    later = made.terms[-1:] if made.terms[-1].tier < rates.GENERAL.tier else ()
    terms = (*made.terms[:len(made.terms) - len(later)], rates.GENERAL, *later)
    defence = tuple(term for term in made.defence if former != made.defender or term != rates.GENERAL)
    rate, against, chance = rates.combat_rate(list(terms), list(defence))
    chance = 10 * chance * (100 - rates.RECKLESS) // 100 if made.reckless else 10 * chance
    return msgspec.structs.replace(made, chance=chance, rate=rate, terms=terms, against=against, defence=defence)


def once_repented(view: SeatView) -> tuple[Forecast, int] | None:
    """EXP-1b, R10.10. The combat that comes after the reader's cards, and its chance, in thousandths, once Repentance
    is used: that of a conversion of the tile. None where no combat comes, nothing is rolled, or that isn't known."""
    comes = following(view)
    comes = comes.then or comes
    made = comes.made
    if comes.kind == MEETING and view.seat is not None:
        made = view.tiles[view.seats[view.seat].tile].forecast
    if made is None or made.kind == PROPAGATION or made.forced or not made.defence or view.seat is None:
        return None
    known = next((one.forecast for one in view.tiles if one.relic < 0 and one.forecast is not None
                  and one.forecast.kind == PROPAGATION and not one.forecast.forced and not one.forecast.ways), None)
    if known is None:
        return None
    of_tile = rates.OWN_CHURCH.tier
    terms = [term for term in known.terms if term.tier > of_tile] + _tile_terms(view, made.tile)
    rate = settle([*terms, *(term for term in known.terms if term.tier < of_tile)], rates.RATE)
    return made, rate * (100 - rates.RECKLESS) // 10 if made.reckless else 10 * rate


def _tile_terms(view: SeatView, tile: int) -> list[Term]:
    """R9.3. What a tile adds to the reader's rate of conversion."""
    seen, terms = view.tiles[tile], []
    church = CHURCHES.get(seen.structure)
    if view.seat is not None and church is not None and church.religion == view.seats[view.seat].religion:
        terms.append(rates.OWN_CHURCH)
    around = (view.tiles[u] for u in hex_map(view.n).near[tile])
    if any(one.designation == "pantheon" and one.owner == view.seat for one in around):
        terms.append(rates.OWN_PANTHEON)
    if view.climate == "arid" and not view.day:
        if seen.structure == "house" or church is not None:
            terms.append(rates.CHILL_SHELTER)
        elif seen.structure == "none":
            terms.append(rates.CHILL_OPEN)
    return terms
