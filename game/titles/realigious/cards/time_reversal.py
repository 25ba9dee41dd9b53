"""Time Reversal (SAC-3b): a player goes back one turn; the numbers are those of the card's list."""
from __future__ import annotations

from msgspec.structs import replace

from game.core.ask import Option, Rules
from game.titles.realigious import relic_sites, sight
from game.titles.realigious.cards.ascension import SET_ASIDE
from game.titles.realigious.cards.base import Use, action, lacking, number
from game.titles.realigious.cards.play import mourn
from game.titles.realigious.cards.targets import Chosen, any_player
from game.titles.realigious.queries import G, after, enterable, owned_tiles
from game.titles.realigious.snapshot import TurnSnapshot, one_turn_ago
from game.titles.realigious.state import NOBODY, Effect, State
from game.titles.realigious.verbs import lose, reputation, set_owner, tell, transfer

STAYS = (*SET_ASIDE, sight.FOG)  # cards set aside (8) and a mark on tiles (R23.10) are no states


@lacking("no_snapshot")
def player_with_a_past(state: State, seat: int, chosen: Chosen) -> list[Option]:
    """A player who has a snapshot (R22.8), with what would change of its numbers as far as the user can know it."""
    found = ((o, one_turn_ago(state, number(o.key))) for o in any_player(state, seat))
    return [replace(o, args=(*o.args, *changes(state, seat, number(o.key), shot))) for o, shot in found if shot]


def changes(state: State, reader: int, seat: int, shot: TurnSnapshot) -> tuple[str | int, ...]:
    """C6.15. What everybody has seen of a player then and now: believers, relics, the reputation unless it is or was
    hidden; of the own position donations and influence, too. Names and amounts by turns."""
    player = state.seats[seat]
    gone = sum(1 for i, relic in enumerate(state.relics) if relic.holder == seat and i not in shot.relics)
    found = {"believers": min(0, shot.believers - player.believers), "relics": -gone}
    hidden = any(e.kind == "hidden_reputation" for e in (*player.effects, *shot.effects))
    if reader == seat or not hidden:
        found["reputation"] = shot.reputation - player.reputation
    if reader == seat:
        found["donations"] = min(0, shot.donations - player.donations)
        found["influence"] = min(0, shot.influence - player.influence)
    return tuple(part for name, by in found.items() if by for part in (name, by))


@action("time_reversal", player_with_a_past)
def time_reversal(g: G, use: Use) -> Rules[None]:
    """Time Reversal. SAC-3b: the target's state goes back to the snapshot of one turn ago. A reputation lowered by
    that is lost to the user (R21.9)."""
    seat = use.target_seat
    shot = one_turn_ago(g.state, seat)
    if shot is None:
        return
    tell(g, "reverted", "SAC-3b", seat)
    goal = shot.tile if enterable(g.state, seat, shot.tile) else g.state.seats[seat].start
    transfer(g, seat, goal, "SAC-3b")
    _tiles_go_back(g, seat, shot)
    lost = _numbers_go_back(g, seat, shot)
    _relics_go_back(g, seat, shot)
    _states_go_back(g, seat, shot)
    _forces_go_back(g, seat, shot)
    for other in (seat, *after(g.state, seat)):
        sight.update(g, other)
    g.block_undo()
    yield from mourn(g, seat, lost, use.seat)


def _tiles_go_back(g: G, seat: int, shot: TurnSnapshot) -> None:
    """(2). Tiles gained since go to their owner of then, if that player lives; others become neutral."""
    for tile in owned_tiles(g.state, seat):
        if tile not in shot.owned:
            set_owner(g, tile, _living(g.state, shot.owners[tile]), "SAC-3b")  # NOBODY is NEUTRAL


def _numbers_go_back(g: G, seat: int, shot: TurnSnapshot) -> int:
    """(3), (4). Reputation, consolation and streak as then; of the resources the smaller of now and then. By how much
    the reputation has been lowered (negative: raised)."""
    player = g.state.seats[seat]
    change = reputation(g, seat, shot.reputation - player.reputation, "SAC-3b")
    player.prop_stacks, player.attack_stacks, player.defence_stacks, player.streak = shot.stacks
    lose(g, seat, "SAC-3b", max(0, player.believers - shot.believers),
         max(0, player.donations - shot.donations), max(0, player.influence - shot.influence))
    return -change


def _relics_go_back(g: G, seat: int, shot: TurnSnapshot) -> None:
    """(5). Relics gained since go back to where they came from (G77). A streak of (3) needs four relics (G71)."""
    for i, relic in enumerate(g.state.relics):
        if relic.holder == seat and i not in shot.relics:
            relic_sites.give_back(g, i, "SAC-3b")
    relic_sites.forget_streak(g, seat)


def _states_go_back(g: G, seat: int, shot: TurnSnapshot) -> None:
    """(6). States and scheduled effects of then with their counters of then. A seat that begins an own turn has no
    pending skip. Shame: Control ends with the other states.
    """
    player = g.state.seats[seat]
    if seat == g.state.acting:
        g.state.controller = NOBODY
    before = [e.kind for e in player.effects]
    kept = [e for e in player.effects if e.kind in STAYS]
    player.effects = kept + [e for e in shot.effects if e.kind not in STAYS and _can_return(g.state, seat, e)]
    now = [e.kind for e in player.effects]
    for kind in dict.fromkeys(before):
        if kind not in now:
            tell(g, "state_ended", "SAC-3b", seat, what=kind)
    for kind in dict.fromkeys(now):
        if kind not in before:
            tell(g, "state_added", "SAC-3b", seat, what=kind)
    if player.skip:
        player.skip = 0
        tell(g, "state_ended", "SAC-3b", seat, what="skip")
    player.extra = shot.extra


def _can_return(state: State, seat: int, effect: Effect) -> bool:
    """R2.10, R22.3. Cycles counted by an eliminated player go to the next living one; turns end. The turn that a
    Disgraceful End takes may be over (G64)."""
    if effect.until == "cycle":
        begun = state.phase == "cycle" or state.order.index(seat) <= state.order.index(state.acting)
        return effect.ref > state.cycle or (effect.ref == state.cycle and not begun)
    if effect.clock == NOBODY or state.seats[effect.clock].alive:
        return True
    if effect.until == "cycles":
        effect.clock = after(state, effect.clock)[0]
        return True
    return False


def _forces_go_back(g: G, seat: int, shot: TurnSnapshot) -> None:
    """(7). Celebrities and local governments bought since return to their former owner, if living; how often they
    were bought stays.
    """
    state = g.state
    for i, celebrity in enumerate(state.celebrities):
        if celebrity.owner == seat and i not in shot.celebrities:
            celebrity.owner, celebrity.contract = _former(state, celebrity.former), NOBODY
    for tile, government in state.governments.items():
        if government.holder == seat and tile not in shot.governments:
            government.holder = _former(state, government.former)


def _former(state: State, former: list[int]) -> int:
    """Whose it becomes again; nobody's if that player is gone or it was nobody's."""
    owner = _living(state, former.pop()) if former else NOBODY
    if owner == NOBODY:
        former.clear()
    return owner


def _living(state: State, seat: int) -> int:
    """The seat if it lives, else nobody."""
    return seat if seat >= 0 and state.seats[seat].alive else NOBODY
