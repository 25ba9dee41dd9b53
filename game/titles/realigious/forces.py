"""R17, R18. Local government and celebrities: buying, the counter, arrivals."""
from __future__ import annotations

from game.core.ask import Ask, Option, Refusal, Rules
from game.core.events import ONLOOKER
from game.core.windows import Moment
from game.titles.realigious import combat, propagation, relics, sight
from game.titles.realigious.cards.base import NO, refuse
from game.titles.realigious.cards.play import open_window
from game.titles.realigious.content import CELEBRITIES
from game.titles.realigious.queries import (
    IS_GOVERNMENT,
    G,
    geo,
    half_price,
    has,
    open_ground,
    ownable,
    pieces_on,
    price_of_force,
    relic_on,
)
from game.titles.realigious.rates import EXCHANGE_GAIN, EXCHANGE_PRICE, GOVERNMENT_REPUTATION, propagation_rate
from game.titles.realigious.state import APOSTLE, NEUTRAL, NOBODY, STRUCTURE, State
from game.titles.realigious.verbs import drop_effect, gain, lose, reputation, set_owner, tell
from game.titles.realigious.victory import check


# ---------------------------------------------------------------- B1: the counter
def price(state: State, seat: int, bought: int, hint: str) -> tuple[int, int]:
    """R4.5, R16.3. Donations and influence for the seat, with a hint half of it."""
    donations, influence = price_of_force(bought)
    if has(state.seats[seat], hint):
        return half_price(donations), half_price(influence)
    return donations, influence


def buy_refusal(state: State, seat: int, cost: tuple[int, int]) -> Refusal | None:
    """Why the seat cannot pay; None: it can."""
    player = state.seats[seat]
    if player.donations < cost[0] and player.influence < cost[1]:
        return refuse("R4.5", "buy_both", donations=cost[0], have_donations=player.donations, influence=cost[1],
                      have_influence=player.influence)
    if player.donations < cost[0]:
        return refuse("R4.5", "buy_donations", need=cost[0], have=player.donations)
    if player.influence < cost[1]:
        return refuse("R4.5", "buy_influence", need=cost[1], have=player.influence)
    return None


def government_price(state: State, seat: int, tile: int) -> tuple[int, int]:
    """What the local government of the tile costs the seat now."""
    return price(state, seat, state.governments[tile].bought, "hint_government")


def celebrity_price(state: State, seat: int, i: int) -> tuple[int, int]:
    """What the celebrity costs the seat now."""
    return price(state, seat, state.celebrities[i].bought, "hint_celebrity")


def government_options(state: State, seat: int, tile: int) -> list[Option]:
    """R17.2. No; buy, if it can be paid."""
    cost = government_price(state, seat, tile)
    if buy_refusal(state, seat, cost) is not None:
        return [NO]
    return [NO, Option("buy", "opt.buy", (f"tile:{tile}",), ("donations", cost[0], "influence", cost[1]))]


def celebrity_options(state: State, seat: int, i: int) -> list[Option]:
    """R18.2. No; buy, if it can be paid."""
    cost = celebrity_price(state, seat, i)
    if buy_refusal(state, seat, cost) is not None:
        return [NO]
    return [NO, Option("buy", "opt.buy", (f"celebrity:{i}",), ("donations", cost[0], "influence", cost[1]))]


def exchange_options(state: State, seat: int) -> list[Option]:
    """R17.6. No; D200 for I100; I200 for D100."""
    player, options = state.seats[seat], [NO]
    if player.donations >= EXCHANGE_PRICE:
        options.append(Option("donations", "opt.exchange_influence"))
    if player.influence >= EXCHANGE_PRICE:
        options.append(Option("influence", "opt.exchange_donations"))
    return options


def counter(g: G, seat: int) -> Rules[None]:
    """R3.6 (B1). Buying and exchange at the contact tile. Whoever stands there is asked, able to pay or
    not."""
    tile = g.state.seats[seat].tile
    if IS_GOVERNMENT[g.state.structure[tile]]:
        if g.state.governments[tile].holder != seat:
            key = yield Ask(seat, "R17.2", "buy", government_options, (tile,),
                            about={"what": STRUCTURE[g.state.structure[tile]], "tile": tile})
            if key == "buy":
                buy_government(g, seat, tile)
        key = yield Ask(seat, "R17.6", "exchange", exchange_options)
        if key != "no":
            exchange(g, seat, key)
    for i in range(len(g.state.celebrities)):
        celebrity = g.state.celebrities[i]
        if celebrity.tile == tile and celebrity.owner != seat:
            key = yield Ask(seat, "R18.2", "buy", celebrity_options, (i,), about={"what": celebrity.type, "tile": tile})
            if key == "buy":
                buy_celebrity(g, seat, i)


def buy_government(g: G, seat: int, tile: int) -> None:
    """R17.2, R17.6. The buyer gets the advantage and 5 reputation; the former holder loses it."""
    donations, influence = government_price(g.state, seat, tile)
    lose(g, seat, "R4.5", donations=donations, influence=influence, kind="paid")
    drop_effect(g, seat, "hint_government", "R16.3")
    government = g.state.governments[tile]
    tell(g, "government_bought", "R17.2", seat, tile, what=STRUCTURE[g.state.structure[tile]], other=government.holder)
    if government.holder != NOBODY:
        government.former.append(government.holder)
    government.holder = seat
    government.bought += 1
    g.block_undo()  # the office shows pieces at once (R12.9)
    reputation(g, seat, GOVERNMENT_REPUTATION, "R17.6")
    check(g)


def buy_celebrity(g: G, seat: int, i: int) -> None:
    """R18.2. The former owner loses it; a contract on it ends with the sale."""
    donations, influence = celebrity_price(g.state, seat, i)
    lose(g, seat, "R4.5", donations=donations, influence=influence, kind="paid")
    drop_effect(g, seat, "hint_celebrity", "R16.3")
    celebrity = g.state.celebrities[i]
    tell(g, "celebrity_bought", "R18.2", seat, celebrity.tile, what=celebrity.type, other=celebrity.owner)
    if celebrity.owner != NOBODY:
        celebrity.former.append(celebrity.owner)
    celebrity.owner, celebrity.contract = seat, NOBODY
    celebrity.bought += 1
    sight.update(g, seat)


def exchange(g: G, seat: int, given: str) -> None:
    """R17.6. 200 of one for 100 of the other."""
    if given == "donations":
        lose(g, seat, "R17.6", donations=EXCHANGE_PRICE, kind="paid")
        gain(g, seat, "R17.6", influence=EXCHANGE_GAIN)
    else:
        lose(g, seat, "R17.6", influence=EXCHANGE_PRICE, kind="paid")
        gain(g, seat, "R17.6", donations=EXCHANGE_GAIN)
    tell(g, "exchange", "R17.6", seat)


# ---------------------------------------------------------------- walking and arriving
def walk(g: G) -> Rules[None]:
    """R18.3. At the cycle's end each celebrity moves to a random adjacent tile, one after the other, each walk with its
    state check."""
    for i in range(len(g.state.celebrities)):
        state = g.state
        place = state.celebrities[i].tile
        if place < 0:
            continue
        ways = [t for t in geo(state).near[place] if open_ground(state, t)]
        if ways:
            yield from arrive(g, i, g.pick(ways))
            check(g)


def arrive(g: G, i: int, tile: int) -> Rules[None]:
    """R18.4. Puppet Curse, contract, the own effect, window `celebrity_on_mine`."""
    celebrity = g.state.celebrities[i]
    _step_to(g, i, tile)
    for seat in range(len(g.state.seats)):
        if seat == celebrity.owner or celebrity.taps >> seat & 1:
            sight.update(g, seat)
    for happens in (puppet_curse, contract_killing, celebrity_effect, landlord_notices):
        if g.state.celebrities[i].tile >= 0:  # a card used meanwhile may have removed it, or moved its place
            yield from happens(g, i)


def _step_to(g: G, i: int, tile: int) -> None:
    """The celebrity stands on the tile now. Both places are told to those who see both (R12.10)."""
    celebrity = g.state.celebrities[i]
    before = _seers(g.state, i) if g.record is not None else 0
    former, celebrity.tile = celebrity.tile, tile
    if g.record is None:
        return
    after = _seers(g.state, i)
    for seat in range(len(g.state.seats)):  # Snow White: the owner's range has left the old place
        if celebrity.owner == seat and not sight.in_sight(g.state, seat, former):
            before &= ~(1 << seat)
    g.emit("celebrity_moved", "R18.3", {"celebrity": i, "what": celebrity.type, "from": former, "tile": tile},
           before & after, {"celebrity": i, "what": celebrity.type}, (before | after) & ~(before & after))


def _seers(state: State, i: int) -> int:
    """R12.6. The readers who see where the celebrity stands now, as bits."""
    if state.celebrities[i].tile >= 0 and sight.all_clear(state):
        return sight.everybody(state)
    bits = ONLOOKER if sight.sees_celebrity(state, None, i) else 0
    for seat, player in enumerate(state.seats):
        if sight.sees_celebrity(state, seat if player.alive else None, i):
            bits |= 1 << seat
    return bits


def puppet_curse(g: G, i: int) -> Rules[None]:
    """SAC-5a. While a curse lasts, an ownable tile on which a celebrity arrives becomes neutral. Several curses are one
    event (G73): the owner answers it once, to the first other player in turn order whose curse it is."""
    state = g.state
    tile = state.celebrities[i].tile
    owner = state.owner[tile]
    users = [s for s in state.order if has(state.seats[s], "puppet_curse")]
    if not users or owner == NEUTRAL or not ownable(state, tile):
        return
    others = [s for s in users if s != owner]
    moment = Moment("tile_seize", seat=owner, actor=(others or users)[0], tile=tile, card="puppet_curse")
    if others:
        yield from open_window(g, moment, [owner])
    if not moment.cancelled and g.state.owner[tile] == owner:
        set_owner(g, tile, NEUTRAL, "SAC-5a")


def contract_killing(g: G, i: int) -> Rules[None]:
    """HOL-4a. Under a contract the celebrity starts a piece combat with another player's piece on its
    tile."""
    state = g.state
    celebrity = state.celebrities[i]
    user = celebrity.contract
    if user == NOBODY:
        return
    victims = [s for s in pieces_on(state, celebrity.tile, user)
               if combat.combat_refusal(state, user, s, celebrity.tile) is None]
    if victims:
        celebrity.contract = NOBODY
        tell(g, "celebrity_effect", "HOL-4a", user, celebrity.tile, what=celebrity.type)
        yield from combat.combat(g, user, victims[0], celebrity.tile, combat.CONTRACT)


def celebrity_effect(g: G, i: int) -> Rules[None]:
    """5.12. What an owned celebrity does where it arrives."""
    state = g.state
    seat, kind, tile = state.celebrities[i].owner, state.celebrities[i].type, state.celebrities[i].tile
    if seat == NOBODY:
        return
    amount = CELEBRITIES[kind].amount
    if kind == "professor" and state.owner[tile] == NEUTRAL and ownable(state, tile):
        _tell_effect(g, seat, tile, kind)
        propagation.convert(g, seat, tile, own_piece=False)
    elif kind == "vagrant" and state.owner[tile] == seat:
        _tell_effect(g, seat, tile, kind)
        reputation(g, seat, amount, "5.12")
    elif kind == "archaeologist" and relic_on(state, tile) >= 0:
        _tell_effect(g, seat, tile, kind)
        yield from relics.gain(g, seat, relic_on(state, tile), "5.12")
    elif kind == "thug":
        for other in pieces_on(state, tile, seat):
            _tell_effect(g, seat, tile, kind)
            state.seats[other].skip += amount
            tell(g, "skip_added", "5.12", other)
    elif kind == "entertainer" and ownable(state, tile) and state.owner[tile] != seat:
        entertain(g, seat, tile)
    elif kind == "tycoon" and state.owner[tile] == seat:
        _tell_effect(g, seat, tile, kind)
        gain(g, seat, "5.12", donations=state.donations[tile], influence=state.influence[tile])


def landlord_notices(g: G, i: int) -> Rules[None]:
    """R18.4 (4). Window `celebrity_on_mine` for the tile's owner."""
    tile = g.state.celebrities[i].tile
    owner = g.state.owner[tile]
    if owner != NEUTRAL:
        yield from open_window(g, Moment("celebrity_on_mine", seat=owner, tile=tile, subject=i), [owner])


def _tell_effect(g: G, seat: int, tile: int, kind: str) -> None:
    tell(g, "celebrity_effect", "5.12", seat, tile, what=kind)


def entertain(g: G, seat: int, tile: int) -> None:
    """5.12. Propagation with the owner's rate on a neutral tile, with half of it (at least 10) on another
    player's."""
    state = g.state
    rate = propagation_rate(state, seat, tile)
    neutral = state.owner[tile] == NEUTRAL
    if not neutral:
        if state.designation[tile] == APOSTLE:
            return
        rate = max(10, rate // 2)
    roll = propagation.throw(g, seat)
    if roll > rate:
        propagation.tell_attempt(g, "propagation_failed", "5.12", seat, tile, rate, roll)
        return
    _tell_effect(g, seat, tile, "entertainer")
    if neutral:
        propagation.convert(g, seat, tile, own_piece=False, rate=rate, roll=roll)
    else:
        set_owner(g, tile, seat, "5.12")
