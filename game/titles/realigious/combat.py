"""R10. Combat, in the order C1-C9."""
from __future__ import annotations

from functools import partial

from game.core.ask import Refusal, Rules
from game.core.events import EVERYONE, Data
from game.core.windows import Moment
from game.titles.realigious import relics, sight
from game.titles.realigious.cards.base import refuse
from game.titles.realigious.cards.play import harm, make_room, open_window, told
from game.titles.realigious.clash import cause_of, told_terms
from game.titles.realigious.content import GLORY_CARDS, SHAME_CARDS
from game.titles.realigious.forecast import combat_forecast, forced_outcome
from game.titles.realigious.queries import (
    IS_GOVERNMENT,
    G,
    after,
    enterable,
    find,
    has,
    neutral_neighbours,
    owned_tiles,
    truce_between,
)
from game.titles.realigious.rates import (
    LEVIED,
    PENALTY,
    RECKLESS,
    combat_penalty,
    combat_price,
    combat_rate,
    combat_reward,
    combat_terms,
    would_levy,
)
from game.titles.realigious.state import APOSTLE, NEUTRAL, HeldCard, State
from game.titles.realigious.verbs import drop_effect, gain, lose, nearest, reputation, set_owner, transfer
from game.titles.realigious.victory import check

ORDINARY, PIECE, REMOTE, CONTRACT = range(4)


class Combat:
    """One combat on the rules' stack: public facts only. `price` is what C1 took; `taken`: whether the tile has
    changed hands (in Contract Killing it does only if it was the defender's); `terms`: the items of both rates as they
    are told."""

    __slots__ = ("attacker", "defender", "kind", "price", "r1", "r2", "rate", "roll", "taken", "terms", "tile")

    def __init__(self, attacker: int, defender: int, tile: int, kind: int) -> None:
        self.attacker, self.defender, self.tile, self.kind = attacker, defender, tile, kind
        self.price = self.rate = self.r1 = self.r2 = self.roll = 0
        self.taken = False
        self.terms = ("", "")

    @property
    def between_pieces(self) -> bool:
        """Piece combat (R10.1); Contract Killing is one."""
        return self.kind in (PIECE, CONTRACT)


def combat_refusal(state: State, attacker: int, defender: int, tile: int) -> Refusal | None:
    """R10.2. Why there can be no combat; None: there can."""
    if state.seats[attacker].religion == "buddhist":
        return refuse("R19.6", "buddhist")
    if state.designation[tile] == APOSTLE:
        return refuse("R23.2", "apostle")
    if truce_between(state, attacker, defender):
        return refuse("R8.7", "truce")
    if IS_GOVERNMENT[state.structure[tile]]:
        return refuse("R17.1", "local_government")
    return None


def combat(g: G, attacker: int, defender: int, tile: int, kind: int) -> Rules[None]:
    """R10.3. C1-C8; the state check of C9 is the caller's, since an arrival goes on after its contract's combat (R2.7).
    Not checked: R10.2."""
    fight = Combat(attacker, defender, tile, kind)
    _tell_fight(g, "combat_declared", "R10.1", fight)
    if not _price(g, fight) or not (yield from _declaration(g, fight)):
        return
    _levy_and_rates(g, fight)
    won = _outcome(g, fight)
    if won:
        _attacker_wins(g, fight)
        yield from _windows_after_win(g, fight)
    else:
        _attacker_loses(g, fight)
        yield from _windows_after_loss(g, fight)
    yield from relics.count_streak(g, attacker, "sekrazade", won)
    yield from _honours(g, fight, won)


def _tell_fight(g: G, kind: str, rule: str, fight: Combat, **data: int | str) -> None:
    """A line about the combat, with its tile for both sides and whoever sees the tile."""
    if g.record is None:
        return
    full, part = sight.audience(g.state, fight.attacker, fight.tile)
    full |= 1 << fight.defender
    line: Data = {"seat": fight.attacker, "other": fight.defender, "what": fight.kind}
    g.emit(kind, rule, {**line, **data, "tile": fight.tile}, full, line, part & ~full)


def _price(g: G, fight: Combat) -> bool:
    """C1 (R10.4). Whether the combat goes on. Declare Holy War counts a combat that reached it (R10.20)."""
    price = combat_price(g.state, fight.attacker)
    war = find(g.state.seats[fight.attacker], "holy_war")
    if war is not None:
        war.n -= 1
        # the last of the three still covers its own penalties (R10.15): it ends after the combat's result
    if not price:
        return True
    fight.price = -reputation(g, fight.attacker, -price, "R10.4")
    return _stands(g, fight)


def _stands(g: G, fight: Combat) -> bool:
    """R10.4, R10.5. An attacker at reputation 0 is eliminated and the combat does not take place: the one judgement
    that waits for nothing (R2.7)."""
    if g.state.seats[fight.attacker].reputation:
        return True
    check(g)
    return False


def _end_holy_war(g: G, seat: int) -> None:
    war = find(g.state.seats[seat], "holy_war")
    if war is not None and war.n <= 0:
        drop_effect(g, seat, "holy_war", "HOL-6a")


def _declaration(g: G, fight: Combat) -> Rules[bool]:
    """C2 (R10.5). Judgement Day, then the windows; whether the combat goes on."""
    state, attacker = g.state, fight.attacker
    doomed = find(state.seats[attacker], "judgement")
    if doomed is not None:
        yield from harm(g, attacker, 10, doomed.ref, "SAC-6a")
        if not _stands(g, fight):
            return False
    owner = g.state.owner[fight.tile]
    moment = Moment("combat_on_mine", seat=owner, actor=attacker, tile=fight.tile, subject=fight.kind)
    if owner not in (NEUTRAL, attacker):
        yield from open_window(g, moment, [owner], partial(_declared, fight))
    if not moment.cancelled and owner != NEUTRAL:
        moment = Moment("combat_on_other", actor=attacker, tile=fight.tile, subject=fight.kind)
        others = [s for s in (*after(g.state, attacker), attacker) if s != owner]
        yield from open_window(g, moment, others, partial(_declared, fight))
    if moment.cancelled:
        _tell_fight(g, "combat_negated", "R10.5", fight)
        _end_holy_war(g, attacker)
    return not moment.cancelled


def _declared(fight: Combat, state: State, seat: int, moment: Moment) -> dict[str, str | int]:
    """C6.4. A seat that is asked about a declared combat on a tile that it may know is told the chances too."""
    about = told(state, seat, moment)
    if "tile" in about:
        made = combat_forecast(state, seat, fight.attacker, fight.defender, fight.tile, fight.between_pieces)
        about |= {"attack": made.rate, "defence": made.against, "chance": made.chance, "forced": made.forced,
                  "defender": fight.defender}
    return about


def _levy_and_rates(g: G, fight: Combat) -> None:
    """C3, C4 (R10.6-R10.10)."""
    state = g.state
    levied = would_levy(state, fight.attacker)
    if levied:
        lose(g, fight.attacker, "R10.6", believers=LEVIED, kind="levy")
    attack, defence = combat_terms(state, fight.attacker, fight.defender, fight.tile, fight.between_pieces, levied)
    fight.r1, fight.r2, fight.rate = combat_rate(attack, defence)
    if g.record is not None:
        fight.terms = told_terms(attack), told_terms(defence)


def _outcome(g: G, fight: Combat) -> bool:
    """C5 (R10.9, R10.11). Whether the attacker wins; "next combat" states are used up (R10.20)."""
    state = g.state
    forced = forced_outcome(state, fight.attacker, fight.defender, fight.tile)
    if forced is None:
        fight.roll = g.roll(100)
        won = fight.roll <= fight.rate
    else:
        won = forced
    cause, reckless = cause_of(state, fight.attacker, fight.defender, fight.tile, forced), 0
    if won and has(state.seats[fight.attacker], "all_or_nothing"):
        reckless = g.roll(100)
        won = reckless > RECKLESS
    for seat in (fight.attacker, fight.defender):
        drop_effect(g, seat, "pursuit", "R10.20")
    _tell_fight(g, "combat_won" if won else "combat_lost", "R10.9", fight, r1=fight.r1, r2=fight.r2, rate=fight.rate,
                roll=fight.roll, reckless=reckless, forced=cause, attack_terms=fight.terms[0],
                defence_terms=fight.terms[1])
    return won


# ---------------------------------------------------------------- C6: the result table
def _attacker_wins(g: G, fight: Combat) -> None:
    """R10.12, R10.13, R10.16."""
    state = g.state
    state.seats[fight.attacker].attack_stacks = 0
    state.seats[fight.defender].defence_stacks += 1
    fight.taken = state.owner[fight.tile] == fight.defender
    if fight.taken:
        b, d, i = state.believers[fight.tile], state.donations[fight.tile], state.influence[fight.tile]
        lost = lose(g, fight.defender, "R10.12", b // 2, d // 2, i // 2)
        set_owner(g, fight.tile, fight.attacker, "R10.12")
        gain(g, fight.attacker, "R10.13", *combat_reward(state.seats[fight.attacker].religion, d, i, lost))
    _end_holy_war(g, fight.attacker)
    beaten = state.seats[fight.defender]
    if beaten.tile == fight.tile or fight.between_pieces:
        _send_home(g, fight)


def _send_home(g: G, fight: Combat) -> None:
    """R10.16. The defender's piece goes to the nearest own tile, or to its start point under Worst Scandal
    or without one."""
    state = g.state
    own = owned_tiles(state, fight.defender)
    scandal = fight.between_pieces and has(state.seats[fight.attacker], "scandal")
    if scandal or not own:
        goal = state.seats[fight.defender].start
    else:
        goal = g.pick(nearest(g, fight.tile, own))
    transfer(g, fight.defender, goal, "R10.16")


def _attacker_loses(g: G, fight: Combat) -> None:
    """R10.14, R10.17."""
    state = g.state
    penalty = combat_penalty(state, fight.attacker, PENALTY[fight.between_pieces])
    state.seats[fight.attacker].attack_stacks += 1
    state.seats[fight.defender].defence_stacks = 0
    if penalty:
        reputation(g, fight.attacker, -penalty, "R10.17" if fight.between_pieces else "R10.14")
    _end_holy_war(g, fight.attacker)
    if fight.kind in (ORDINARY, PIECE):
        state.beaten = True


# ---------------------------------------------------------------- C7, C8
def _windows_after_win(g: G, fight: Combat) -> Rules[None]:
    """R10.19. `tile_lost`, `combat_lost`, `other_tile_lost`, Panic Rout."""
    attacker, defender, tile = fight.attacker, fight.defender, fight.tile
    if fight.taken:
        moment = Moment("tile_lost", seat=defender, actor=attacker, tile=tile, subject=fight.kind)
        yield from open_window(g, moment, [defender])
    moment = Moment("combat_lost", seat=defender, actor=attacker, tile=tile, subject=fight.price)
    yield from open_window(g, moment, [defender])
    if fight.between_pieces or not fight.taken:
        return
    moment = Moment("other_tile_lost", seat=defender, actor=attacker, tile=tile, subject=fight.kind)
    yield from open_window(g, moment, [s for s in (*after(g.state, attacker), attacker) if s != defender])
    if has(g.state.seats[attacker], "panic_rout"):
        around = neutral_neighbours(g.state, tile)
        if around:
            caught = g.pick(around)
            set_owner(g, caught, attacker, "HOL-3a")
            state = g.state
            gain(g, attacker, "HOL-3a", state.believers[caught], state.donations[caught], state.influence[caught])


def _windows_after_loss(g: G, fight: Combat) -> Rules[None]:
    """R10.19. `defended`, then Judgement Day on the defender."""
    if g.state.owner[fight.tile] == fight.defender:
        moment = Moment("defended", seat=fight.defender, actor=fight.attacker, tile=fight.tile)
        yield from open_window(g, moment, [fight.defender])
    doomed = find(g.state.seats[fight.defender], "judgement")
    if doomed is not None:
        yield from harm(g, fight.defender, 10, doomed.ref, "SAC-6a")


def _honours(g: G, fight: Combat, won: bool) -> Rules[None]:
    """C8 (R10.16, R10.17). Glory for the winning attacker, shame for the loser of a piece combat."""
    if not fight.between_pieces:
        return
    if won:
        yield from deal(g, fight.attacker, GLORY_CARDS, "glory_dealt")
        yield from deal(g, fight.defender, SHAME_CARDS, "shame_dealt")
    else:
        yield from deal(g, fight.attacker, SHAME_CARDS, "shame_dealt")


def deal(g: G, seat: int, cards: tuple[str, ...], event: str) -> Rules[None]:
    """5.5. One random card of the five enters the hand; its name is its owner's alone."""
    yield from make_room(g, seat)
    kind = g.pick(cards)
    g.state.seats[seat].hand.insert(0, HeldCard(kind))
    if g.record is not None:
        g.emit(event, "5.5", {"seat": seat, "card": kind}, 1 << seat, {"seat": seat, "card": ""},
               EVERYONE & ~(1 << seat))


def return_beaten(g: G) -> None:
    """R3.9 (a), R10.14. A piece that lost as attacker this turn goes back; if it cannot, to its start
    point."""
    state = g.state
    if not state.beaten:
        return
    state.beaten = False
    seat = state.acting
    goal = state.from_tile if enterable(state, seat, state.from_tile) else state.seats[seat].start
    transfer(g, seat, goal, "R10.14")
