"""Ascension (ASC, 5.3): relics, re-placing, bursts. Paid with influence."""
from __future__ import annotations

from game.core.ask import Option, Refusal, Rules
from game.core.events import EVERYONE, Data
from game.core.windows import Moment
from game.titles.realigious import propagation, relic_sites, relics, sight
from game.titles.realigious.cards.base import (
    Use,
    action,
    card_of,
    number,
    reaction,
    refuse,
    relic_option,
    tile_option,
)
from game.titles.realigious.cards.due import due, plain
from game.titles.realigious.cards.play import draw, harm, make_room, schedule
from game.titles.realigious.cards.targets import (
    Chosen,
    any_player,
    can_name_seat,
    can_name_tile,
    own_relic,
    own_tile,
)
from game.titles.realigious.queries import (
    G,
    after,
    bonus_level,
    contactable,
    geo,
    held,
    own_relics,
    ownable,
    owned_tiles,
    relic_on,
)
from game.titles.realigious.rates import propagation_rate
from game.titles.realigious.state import NEUTRAL, NOBODY, STRUCTURE, Effect, State
from game.titles.realigious.verbs import add_effect, nearest, tell, tell_owner, transfer, turns

NEW_RELICS = 2
SET_ASIDE = ("prepared_king", "blessing")  # effects whose `what` is a card that lies aside


# ---------------------------------------------------------------- trait 25, Humble Offering
def a_hidden_relic(state: State, seat: int) -> Refusal | None:
    """An unclaimed relic must lie where the user does not know."""
    if any(r.tile >= 0 and not r.known >> seat & 1 for r in state.relics):
        return None
    return refuse("R5.8", "no_hidden_relic")


@action("burnt_offering", when=a_hidden_relic)
@plain
def humble_burnt_offering(g: G, use: Use) -> None:
    """Humble Burnt Offering. ASC-1a: the place of a random relic that the user does not know is revealed."""
    relics.reveal_random(g, use.seat)


@action("last_fragment")
def the_last_fragment(g: G, use: Use) -> Rules[None]:
    """The Last Fragment. ASC-1b: gain a relic (R15.8). It is not taken from a Seeker (5.5)."""
    seekers = [s for s in after(g.state, use.seat) if not can_name_seat(g.state, use.seat, s)]
    yield from relics.gain_random(g, use.seat, "ASC-1b", spared=seekers)


# ---------------------------------------------------------------- trait 26, Prayer of Exorcism
def still_gained(state: State, seat: int, moment: Moment) -> bool:
    """The relic that was gained is still with the player who gained it."""
    relic = state.relics[moment.subject]
    return moment.actor != seat and relic.holder == moment.actor and relic.counted


@reaction("exorcism_rite", when=still_gained)
def exorcism_rite(g: G, use: Use) -> Rules[None]:
    """Exorcism Rite. ASC-2a: unless the gaining player prevents it the relic goes to a random site; the bonus
    level stays (R15.6)."""
    moment = use.answers
    if not still_gained(g.state, use.seat, moment):
        tell(g, "card_effect_lost", "R5.7", use.seat, card=use.kind)
        return
    if not (yield from relics.may_take(g, use.seat, moment.actor, moment.subject)):
        return
    if not still_gained(g.state, use.seat, moment):
        return
    moment.cancelled = True
    g.state.seats[moment.actor].bonus_floor = bonus_level(g.state, moment.actor)
    relic_sites.replace(g, moment.subject, "ASC-2a")


def two_relics(state: State, seat: int) -> Refusal | None:
    """The user must hold two or more relics."""
    return None if held(state, seat) >= 2 else refuse("R5.8", "needs_two_relics")


@action("ascended_power", own_relic, own_relic, when=two_relics)
@plain
def power_of_the_ascended(g: G, use: Use) -> None:
    """Power of the Ascended. ASC-2b: two own relics go to random sites; for 5 turns the user wins all combats
    (R10.11) and propagations (R9.6)."""
    for key in use.targets:
        if key:
            relic_sites.replace(g, number(key), "ASC-2b")
    add_effect(g, use.seat, turns(g, use.seat, "ascended", 5), "ASC-2b")


# ---------------------------------------------------------------- trait 27, Special Gift
@action("special_grace")
def special_grace(g: G, use: Use) -> Rules[None]:
    """Special Grace. ASC-3a: draw two."""
    yield from draw(g, use.seat, 2, "ASC-3a")


def a_tile_and_a_relic(state: State, seat: int) -> Refusal | None:
    """A line needs both ends."""
    if not owned_tiles(state, seat):
        return refuse("R5.8", "needs_own_tile")
    return None if known_relic_tile(state, seat, ()) else refuse("R5.8", "no_known_relic")


def known_relic_tile(state: State, seat: int, chosen: Chosen) -> list[Option]:
    """A tile with an unclaimed relic whose place the user knows, in the order of relics."""
    return [tile_option(relic.tile) for i, relic in enumerate(state.relics)
            if sight.knows_relic(state, seat, i) and can_name_tile(state, seat, relic.tile)]


@action("revelation", known_relic_tile, when=a_tile_and_a_relic)
def revelation(g: G, use: Use) -> Rules[None]:
    """Revelation. ASC-3b: from the nearest own tile every neutral tile on the line (R-LINE) to the relic is
    propagated at once. Rates are fixed before the first roll. A line without such a tile changes nothing."""
    state, seat = g.state, use.seat
    own = owned_tiles(state, seat)
    if not own:
        tell(g, "card_effect_lost", "R5.7", seat, card=use.kind)
        return
    line = geo(state).line(nearest(g, use.tile, own)[0], use.tile)
    attempts = [(t, propagation_rate(state, seat, t)) for t in line
                if state.owner[t] == NEUTRAL and ownable(state, t)]
    successes = 0
    for tile, rate in attempts:
        if g.state.owner[tile] == NEUTRAL:
            successes += yield from _reveal_to(g, seat, tile, rate)
    if successes:
        g.state.seats[seat].prop_stacks = 0
    elif attempts:
        g.state.seats[seat].prop_stacks += 1


def _reveal_to(g: G, seat: int, tile: int, rate: int) -> Rules[int]:
    """One tile of a Revelation: 1 when it was converted. Streaks count it (R15.5)."""
    roll = propagation.throw(g, seat)
    won = roll <= rate
    if won:
        propagation.convert(g, seat, tile, own_piece=False, rate=rate, roll=roll)
    else:
        propagation.tell_attempt(g, "propagation_failed", "ASC-3b", seat, tile, rate, roll)
    yield from relics.count_streak(g, seat, "zog_malomos", won)
    return int(won)


# ---------------------------------------------------------------- trait 28, Bolt of Fire
@reaction("firebolt")
def firebolt(g: G, use: Use) -> Rules[None]:
    """Firebolt. ASC-4a: the taking of an own relic is negated; a random counted relic of the taking player
    moves to the user, uncounted and without the god's effect, unless that player prevents it or is a Seeker.
    """
    moment = use.answers
    moment.cancelled = True
    taker = moment.actor
    prey = own_relics(g.state, taker) if can_name_seat(g.state, use.seat, taker) else []
    if not prey:
        return
    i = g.pick(prey)
    if not (yield from relics.may_take(g, use.seat, taker, i)):
        return
    relic = g.state.relics[i]
    if relic.holder != taker or not relic.counted:
        return
    relic_sites.pass_on(g, i, use.seat, counted=False)
    tell(g, "relic_taken", "ASC-4a", use.seat, other=taker)


def i_may_avenge(state: State, seat: int, moment: Moment) -> bool:
    """The attacker lives and can be named (5.5, Seeker)."""
    return moment.seat == seat and can_name_seat(state, seat, moment.actor)


@reaction("retribution", when=i_may_avenge)
def retribution(g: G, use: Use) -> Rules[None]:
    """Retribution. ASC-4b: the attacker loses what declaring this combat has cost once more; for 3 turns the
    base price is doubled (R10.4).
    """
    attacker, price = use.answers.actor, use.answers.subject
    if price:
        yield from harm(g, attacker, price, use.seat, "ASC-4b")
    add_effect(g, attacker, turns(g, attacker, "retribution", 3), "ASC-4b")


# ---------------------------------------------------------------- trait 29, Piety
@action("guidance", own_tile)
@plain
def guidance(g: G, use: Use) -> None:
    """Guidance. ASC-5a: in the next own move phase the piece is first transferred to an own tile."""
    schedule(g, use.seat, Effect("guidance", "move", 1, ref=use.tile), "ASC-5a")


@due("guidance")
def guidance_due(g: G, seat: int, effect: Effect) -> Rules[bool]:
    """ASC-5a. Nothing if the tile is no longer the player's. The move that follows is a normal one."""
    if g.state.owner[effect.ref] == seat:
        transfer(g, seat, effect.ref, "ASC-5a")
    else:
        tell(g, "card_effect_lost", "ASC-5a", seat, card="guidance")
    yield from ()
    return False


@action("pious_mind", any_player)
def pious_body_and_mind(g: G, use: Use) -> Rules[None]:
    """Pious Body and Mind. ASC-5b: what was granted to a player ends; cards set aside enter the hand, oldest
    first, without the mark of the Anointed King."""
    seat = use.target_seat
    end_states(g, seat)
    end_forces(g, seat)
    while _aside(g.state, seat) is not None:
        yield from make_room(g, seat)
        effect = _aside(g.state, seat)
        if effect is None:
            return
        player = g.state.seats[seat]
        player.effects.remove(effect)
        tell(g, "state_ended", "ASC-5b", seat, what=effect.kind)
        card = card_of(effect.what)
        player.hand.insert(0, card)
        tell_owner(g, "entered_hand", "ASC-5b", seat, card=card.kind)


def _aside(state: State, seat: int) -> Effect | None:
    """The oldest effect of the seat that keeps a card aside."""
    for effect in state.seats[seat].effects:
        if effect.kind in SET_ASIDE:
            return effect
    return None


def end_states(g: G, seat: int) -> None:
    """ASC-5b. States, standbys, scheduled effects, consolation stacks, skips, extra turns, stealth and high
    ground end. Fog lies on tiles (R23.10) and stays; so do cards set aside.
    """
    player = g.state.seats[seat]
    ended = [e.kind for e in player.effects if e.kind not in SET_ASIDE and e.kind != sight.FOG]
    player.effects = [e for e in player.effects if e.kind in SET_ASIDE or e.kind == sight.FOG]
    counters = (("prop_stacks", "prop_consolation"), ("attack_stacks", "attack_consolation"),
                ("defence_stacks", "defence_consolation"), ("skip", "skip"), ("extra", "extra_turn"))
    for field, name in counters:
        if getattr(player, field):
            setattr(player, field, 0)
            ended.append(name)
    if player.stealth or player.high:
        ended.append("stealth" if player.stealth else "high_ground")
        player.stealth = player.high = False
    if seat == g.state.acting:
        g.state.controller = NOBODY  # Shame: Control ends with the other states
    for kind in dict.fromkeys(ended):
        tell(g, "state_ended", "ASC-5b", seat, what=kind)
    g.block_undo()


def end_forces(g: G, seat: int) -> None:
    """ASC-5b. Contracts and wiretaps of the player end and its local governments become unbought; how often
    they were bought stays.
    """
    for celebrity in g.state.celebrities:
        if celebrity.contract == seat:
            celebrity.contract = NOBODY
            tell(g, "state_ended", "ASC-5b", seat, what="contract")
        if celebrity.taps >> seat & 1:
            celebrity.taps &= ~(1 << seat)
            tell(g, "state_ended", "ASC-5b", seat, what="wiretap")
    for tile, government in g.state.governments.items():
        if government.holder == seat:
            government.holder, government.former = NOBODY, []
            tell(g, "state_ended", "ASC-5b", seat, what=STRUCTURE[g.state.structure[tile]])


# ---------------------------------------------------------------- trait 30, Homecoming
def free_own_tiles(state: State, seat: int) -> list[int]:
    """The seat's contactable tiles without a relic."""
    return [t for t in owned_tiles(state, seat) if contactable(state, t) and relic_on(state, t) < 0]


def relic_and_two_tiles(state: State, seat: int) -> Refusal | None:
    """The user must hold a relic and own two contactable tiles without one."""
    if not held(state, seat):
        return refuse("R5.8", "needs_relic")
    return None if len(free_own_tiles(state, seat)) >= NEW_RELICS else refuse("R5.8", "needs_two_free_tiles")


@action("true_homecoming", own_relic, when=relic_and_two_tiles)
@plain
def true_homecoming(g: G, use: Use) -> None:
    """True Homecoming. ASC-6a: an own relic leaves the game; two new ones are put on random own tiles whose
    places only the user knows.
    """
    relics.take_away(g, number(use.targets[0]))
    tell(g, "relic_gone", "ASC-6a", use.seat)
    for nth in range(1, NEW_RELICS + 1):
        tiles = free_own_tiles(g.state, use.seat)
        if tiles:
            tile = g.pick(tiles)
            relic_sites.put(g, relics.make(g), tile, replaced=True)
            line: Data = {"seat": use.seat, "amount": nth}
            user = 1 << use.seat
            g.emit("relic_created", "ASC-6a", {**line, "tile": tile}, user, line, EVERYONE & ~user)
            sight.reveal(g, use.seat, tile)


def replaced_relic_of_old(state: State, seat: int, chosen: Chosen) -> list[Option]:
    """A replaced relic on the map that the user held before; its place need not be known."""
    return [relic_option(i) for i, r in enumerate(state.relics)
            if r.tile >= 0 and r.replaced and r.had >> seat & 1]


def a_relic_to_return(state: State, seat: int) -> Refusal | None:
    """There must be such a relic."""
    return None if replaced_relic_of_old(state, seat, ()) else refuse("R5.8", "no_replaced_relic")


@action("second_coming", replaced_relic_of_old, when=a_relic_to_return)
def second_coming(g: G, use: Use) -> Rules[None]:
    """Second Coming. ASC-6b: the user gains a replaced relic again, without the god's gift (R15.4)."""
    yield from relics.gain(g, use.seat, number(use.targets[0]), "ASC-6b")
