"""R22.8. What Time Reversal brings back: a player's position at the beginning of an own turn."""
from __future__ import annotations

import msgspec

from game.core.codec import ENCODE
from game.titles.realigious.state import Effect, State


class TurnSnapshot(msgspec.Struct, array_like=True):
    """One player at R3.3 (a). `relics`, `celebrities`: numbers; `governments`, `owned`: tiles; `stacks`: propagation,
    attack, defence consolation and the god's streak; `owners`: of all tiles; `extra`: turns owed."""

    tile: int
    owned: list[int]
    reputation: int
    believers: int
    donations: int
    influence: int
    relics: list[int]
    effects: list[Effect]
    stacks: list[int]
    celebrities: list[int]
    governments: list[int]
    owners: list[int]
    extra: int = 0


_decode = msgspec.msgpack.Decoder(TurnSnapshot).decode


def take(state: State, seat: int) -> None:
    """Store the player's position; the last two are kept."""
    player = state.seats[seat]
    shot = TurnSnapshot(
        player.tile, [t for t, o in enumerate(state.owner) if o == seat], player.reputation, player.believers,
        player.donations, player.influence, [i for i, r in enumerate(state.relics) if r.holder == seat], player.effects,
        [player.prop_stacks, player.attack_stacks, player.defence_stacks, player.streak],
        [i for i, c in enumerate(state.celebrities) if c.owner == seat],
        [t for t, gov in state.governments.items() if gov.holder == seat], state.owner, player.extra)
    player.snapshots = [*player.snapshots[-1:], ENCODE(shot)]


def one_turn_ago(state: State, seat: int) -> TurnSnapshot | None:
    """The snapshot of the latest turn the player has completed; None without one."""
    shots = state.seats[seat].snapshots
    back = 2 if seat == state.acting and state.phase not in ("begin", "cycle") else 1
    return _decode(shots[-back]) if len(shots) >= back else None
