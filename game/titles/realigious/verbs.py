"""The small changes of the table. Each tells what it did; none asks anything.

What opens reaction windows (reputation lost to another player, tiles seized, relics taken) stands with its
window: `cards/play.py`, `relics.py`. Knowledge is `sight.py`'s.
"""
from __future__ import annotations

from game.core.events import EVERYONE
from game.titles.realigious import sight
from game.titles.realigious.queries import G, geo
from game.titles.realigious.state import (
    HOSPITAL,
    NEUTRAL,
    NOBODY,
    RUIN,
    SEPARATIST_TURNS,
    Effect,
)

PURSES = ("believers", "donations", "influence")
LASTING = (HOSPITAL, RUIN)


def tell(
    g: G, kind: str, rule: str, seat: int, tile: int = -1, affected: int = NOBODY, **data: str | int
) -> None:
    """An event of `seat`, with its tile for those who see the tile, and for a player `affected` by it (R12.10)."""
    if g.record is None:
        return
    line: dict[str, str | int | list[int]] = {"seat": seat, **data}
    if tile < 0:
        g.emit(kind, rule, line)
        return
    full, part = sight.audience(g.state, seat, tile)
    if affected != NOBODY:
        full, part = full | 1 << affected, part & ~(1 << affected)
    g.emit(kind, rule, {**line, "tile": tile}, full, line if part else None, part)


def tell_owner(g: G, kind: str, rule: str, seat: int, **data: str | int) -> None:
    """An event for `seat` alone."""
    if g.record is not None:
        g.emit(kind, rule, {"seat": seat, **data}, 1 << seat)


# ---------------------------------------------------------------- resources
def gain(g: G, seat: int, rule: str, believers: int = 0, donations: int = 0, influence: int = 0) -> None:
    """R4.2. Add to the three resources; there is no upper limit."""
    player = g.state.seats[seat]
    player.believers += believers
    player.donations += donations
    player.influence += influence
    if g.record is not None and (believers or donations or influence):
        _tell_purses(g, "gained", rule, seat, believers, donations, influence)


def lose(g: G, seat: int, rule: str, believers: int = 0, donations: int = 0, influence: int = 0,
         kind: str = "lost") -> tuple[int, int, int]:
    """R4.2. Take from the three resources, as far as owned; what was really taken."""
    player = g.state.seats[seat]
    b, d, i = min(believers, player.believers), min(donations, player.donations), min(influence, player.influence)
    player.believers -= b
    player.donations -= d
    player.influence -= i
    if g.record is not None and (b or d or i):
        _tell_purses(g, kind, rule, seat, b, d, i)
    return b, d, i


def _tell_purses(g: G, kind: str, rule: str, seat: int, b: int, d: int, i: int) -> None:
    """Believers are public, donations and influence are their owner's alone (section 4)."""
    line: dict[str, str | int | list[int]] = {"seat": seat, "believers": b, "donations": d, "influence": i}
    if b:
        g.emit(kind, rule, line, 1 << seat, {"seat": seat, "believers": b, "donations": 0, "influence": 0}, EVERYONE)
    else:
        g.emit(kind, rule, line, 1 << seat)


def reputation(g: G, seat: int, amount: int, rule: str, paid: bool = False) -> int:
    """R2.2. Raise or lower a reputation within 0..100; the real change. `paid`: it is a card's price (R4.8). A
    hidden reputation changes without a number for the others (section 4). Opens no window (see
    `cards.play.harm`)."""
    player = g.state.seats[seat]
    before = player.reputation
    player.reputation = min(max(before + amount, 0), 100)
    change = player.reputation - before
    if g.record is not None and change:
        kind = "reputation_paid" if paid else "reputation_up" if change > 0 else "reputation_down"
        line: dict[str, str | int | list[int]] = {"seat": seat, "amount": abs(change)}
        if sight.reputation_hidden(g.state, seat):
            g.emit(kind, rule, line, 1 << seat)
            g.emit("reputation_hidden", rule, {"seat": seat}, EVERYONE & ~(1 << seat))
        else:
            g.emit(kind, rule, line)
    return change


# ---------------------------------------------------------------- effects
def add_effect(g: G, seat: int, effect: Effect, rule: str) -> None:
    """R22.7. Give a state. The same state again: the longer remaining time counts; stacking is the card's
    matter."""
    player = g.state.seats[seat]
    for old in player.effects:
        if old.kind == effect.kind and old.ref == effect.ref and old.until == effect.until and not effect.what:
            if old.left and effect.left >= old.left:
                old.left, old.clock = effect.left, effect.clock
            old.n = max(old.n, effect.n)
            break
    else:
        player.effects.append(effect)
    tell(g, "state_added", rule, seat, what=effect.kind)


def add_stack(g: G, seat: int, kind: str, rule: str, amount: int = 1) -> int:
    """A stacking state of the whole game goes up; the new number."""
    player = g.state.seats[seat]
    for old in player.effects:
        if old.kind == kind:
            old.n += amount
            break
    else:
        old = Effect(kind, "game", n=amount)
        player.effects.append(old)
    tell(g, "state_added", rule, seat, what=kind, amount=old.n)
    return old.n


def turns(g: G, seat: int, kind: str, n: int, user: int = NOBODY, ref: int = -1) -> Effect:
    """R22.1, R22.2. A state of "n turns" whose counter is held by `user` (default: the seat itself)."""
    clock = seat if user == NOBODY else user
    return Effect(kind, "turns", n if g.state.acting == clock and g.state.phase != "cycle" else n + 1, clock, ref=ref)


def this_turn(g: G, seat: int, kind: str) -> Effect:
    """R22.4. Until the end phase of the current turn, outside the own turn until that of the own next
    turn."""
    return Effect(kind, "turn_end", 1, seat)


def cycles(g: G, kind: str, n: int) -> Effect:
    """R22.3. A state of "n cycles", counted on the present turn player."""
    return Effect(kind, "cycles", n, g.state.acting)


def drop_effect(g: G, seat: int, kind: str, rule: str) -> None:
    """End every effect of that kind on the seat."""
    player = g.state.seats[seat]
    kept = [e for e in player.effects if e.kind != kind]
    if len(kept) < len(player.effects):
        player.effects = kept
        tell(g, "state_ended", rule, seat, what=kind)


def count_down(g: G, until: tuple[str, ...], clock: int, rule: str) -> None:
    """R22. Every effect counted by `clock` in one of these ways falls by 1 and ends at 0."""
    for seat, player in enumerate(g.state.seats):
        ended = False
        for effect in player.effects:
            if effect.clock == clock and effect.until in until:
                effect.left -= 1
                ended = ended or effect.left <= 0
        if ended:
            gone = [e for e in player.effects if e.left <= 0 and e.clock == clock and e.until in until]
            player.effects = [e for e in player.effects if e not in gone]
            for effect in gone:
                tell(g, "state_ended", rule, seat, what=effect.kind)


# ---------------------------------------------------------------- tiles
def set_owner(g: G, tile: int, seat: int, rule: str, kind: str = "tile_taken") -> None:
    """The tile gets an owner (or -1: becomes neutral). Designations of the former owner vanish (R23.1)."""
    state = g.state
    former = state.owner[tile]
    if former == seat:
        return
    if state.designation[tile] not in LASTING:
        state.designation[tile] = 0
    state.separatists.pop(tile, None)
    state.owner[tile] = seat
    if seat == NEUTRAL:
        tell(g, "tile_neutral", rule, former, tile)
        return
    if kind:
        tell(g, kind, rule, seat, tile, former, other=former)
    sight.own(g, seat, tile)


def designate(g: G, tile: int, designation: int, seat: int, rule: str, name: str) -> None:
    """R23.1. A new designation replaces the old one; `seat` places it."""
    state = g.state
    state.designation[tile] = designation
    state.hospitals.pop(tile, None)
    if designation == HOSPITAL:
        state.hospitals[tile] = seat
    tell(g, "tile_designated", rule, seat, tile, what=name)


def make_separatist(g: G, tile: int, rule: str) -> None:
    """R19.10, R19.12. Three full own turns after the current one: the counter is four turn begins."""
    g.state.separatists[tile] = SEPARATIST_TURNS
    tell(g, "tile_separatist", rule, g.state.owner[tile], tile)


# ---------------------------------------------------------------- pieces
def transfer(g: G, seat: int, tile: int, rule: str) -> None:
    """R6.7. The piece is put on the tile without a contact; the old contact ends."""
    state, player = g.state, g.state.seats[seat]
    player.stealth = player.high = False
    player.tile = tile
    if seat == state.acting:
        state.contact = False
    tell(g, "transferred", rule, seat, tile)
    sight.update(g, seat)


def nearest(g: G, tile: int, tiles: list[int]) -> list[int]:
    """Those of `tiles` at the smallest distance from `tile`."""
    row = geo(g.state).distance[tile]
    best = min(row[t] for t in tiles)
    return [t for t in tiles if row[t] == best]
