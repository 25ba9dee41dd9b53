"""R2. Win and loss: the state check, elimination, judgement by the cycle limit."""
from __future__ import annotations

from game.core.errors import MatchEnds, StepEnds
from game.core.state import Outcome, Step
from game.titles.realigious import relic_sites
from game.titles.realigious.queries import G, after, believers_target, held, living, owned_tiles, relic_goal
from game.titles.realigious.state import HOSPITAL, NEUTRAL, NOBODY, State
from game.titles.realigious.verbs import set_owner, tell


def check(g: G) -> None:
    """R2.7, G69. The state check, which the steps of the sequence run after each of their changes. What happens inside
    a change belongs to it: nothing is judged while a reaction window stands open. Raises MatchEnds when somebody has
    won, StepEnds when the turn player is out.
    """
    state = g.state
    if state.open_windows:
        return
    target, goal = believers_target(state), relic_goal(state)
    holders = [relic.holder for relic in state.relics if relic.counted]
    for seat, player in enumerate(state.seats):
        if player.alive and not (0 < player.reputation < 100 and player.believers < target
                                 and holders.count(seat) < goal):
            _settle(g)
            return


def _settle(g: G) -> None:
    """R2.7 (a)-(c). Somebody is out or has won."""
    state = g.state
    out = [s for s in living(state) if state.seats[s].reputation <= 0]
    if not out:
        first = [s for s in _from_turn_player(state) if kinds_won(state, s)][0]
        win(g, first, kinds_won(state, first)[0])
    turn_player_out = _eliminate_all(g, out)
    check(g)
    if turn_player_out:
        state.agenda = [Step("turn_over")]
        raise StepEnds


def _from_turn_player(state: State) -> list[int]:
    """Living seats, the turn player first, then in turn order (R2.8)."""
    at = state.order.index(state.acting) if state.acting != NOBODY else 0
    return [s for s in state.order[at:] + state.order[:at] if state.seats[s].alive]


def kinds_won(state: State, seat: int) -> list[str]:
    """R2.8. The victories of R2.1-R2.3 that hold for the seat, in that order."""
    player = state.seats[seat]
    kinds = []
    if player.believers >= believers_target(state):
        kinds.append("win_religious")
    if player.reputation >= 100:
        kinds.append("win_social")
    if held(state, seat) >= relic_goal(state):
        kinds.append("win_mystic")
    return kinds


def _eliminate_all(g: G, out: list[int]) -> bool:
    """R2.5, R2.4, R2.9. True when the turn player was eliminated in a turn (not in the cycle end)."""
    state = g.state
    if len(out) == len(living(state)):
        ranked = _from_turn_player(state)
        best = max(out, key=lambda s: (len(owned_tiles(state, s)), state.seats[s].believers, -ranked.index(s)))
        win(g, best, "win_survival")
    for seat in out:
        eliminate(g, seat)
    rest = living(state)
    if len(rest) == 1:
        win(g, rest[0], "win_survival")
    return state.acting in out and state.phase != "cycle"


def eliminate(g: G, seat: int, kind: str = "eliminated", rule: str = "R2.10") -> None:
    """R2.10. Told as an event of that kind."""
    state, player = g.state, g.state.seats[seat]
    player.alive = False
    state.eliminated += 1
    player.out_order = state.eliminated
    tell(g, kind, rule, seat)
    for tile in owned_tiles(state, seat):
        set_owner(g, tile, NEUTRAL, "R2.10")
    for tile, placer in state.hospitals.items():
        if placer == seat and state.designation[tile] == HOSPITAL:
            state.hospitals[tile] = NOBODY
    player.tile = -1
    player.stealth = player.high = False
    relic_sites.scatter(g, seat)
    for celebrity in state.celebrities:
        if celebrity.owner == seat:
            celebrity.owner, celebrity.former = NOBODY, []
        if celebrity.contract == seat:
            celebrity.contract = NOBODY
        celebrity.taps &= ~(1 << seat)
    for government in state.governments.values():
        if government.holder == seat:
            government.holder, government.former = NOBODY, []
    _hand_over_clocks(state, seat)
    player.effects = []
    player.hand, player.deck, player.grave = [], [], []
    player.skip = player.extra = 0
    state.truces = [t for t in state.truces if seat not in (t.proposer, t.partner)]


def _hand_over_clocks(state: State, seat: int) -> None:
    """R22.3. Cycle-long effects counted on the eliminated player count on the next living one; turn-long
    ones that the player held for others end with the player."""
    following = after(state, seat)
    for player in state.seats:
        for effect in player.effects:
            if effect.clock == seat and effect.until == "cycles" and following:
                effect.clock = following[0]


def win(g: G, seat: int, kind: str) -> None:
    """R2.6. The outcome is set and nothing more happens. Raises MatchEnds."""
    state = g.state
    state.outcome = Outcome([seat], kind, ranks(state, seat))
    tell(g, "game_won", "R2", seat, what=kind)
    raise MatchEnds


def progress(state: State, seat: int) -> tuple[int, int, int]:
    """R2.11. Religious, social, mystic progress in per mille."""
    player = state.seats[seat]
    values = (1000 * player.believers // believers_target(state), (player.reputation - 50) * 20,
              1000 * held(state, seat) // relic_goal(state))
    return tuple(min(max(v, 0), 1000) for v in values)  # type: ignore[return-value]


def standing(state: State, seat: int) -> tuple[int, int, int, int, int]:
    """R2.11. What living players are ranked by, best highest: score, sum, owned tiles, believers, later in
    turn order."""
    values, player = progress(state, seat), state.seats[seat]
    return (max(values), sum(values), len(owned_tiles(state, seat)), player.believers, state.order.index(seat))


def ranks(state: State, winner: int) -> list[int]:
    """R2.12. Rank of each seat: the winner, survivors by standing, then the eliminated, the last
    eliminated first.
    """
    rest = sorted((s for s in living(state) if s != winner), key=lambda s: standing(state, s), reverse=True)
    dead = sorted((s for s, p in enumerate(state.seats) if not p.alive and s != winner),
                  key=lambda s: -state.seats[s].out_order)
    places = [winner, *rest, *dead]
    return [places.index(s) + 1 for s in range(len(state.seats))]


def judge(g: G) -> None:
    """R2.11. The cycle limit is over: the best standing wins by judgement."""
    state = g.state
    best = max(living(state), key=lambda s: standing(state, s))
    values = progress(state, best)
    kind = ("religious", "social", "mystic")[values.index(max(values))]
    state.outcome = Outcome([best], "win_judgement:" + kind, ranks(state, best))
    tell(g, "game_judged", "R2.11", best, what=kind)
    raise MatchEnds
