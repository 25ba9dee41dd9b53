"""R3. The turn as steps: the table of contents of the game.

turn_begin -> start_phase -> move_phase -> cards (repeated) -> interaction -> end_phase -> turn_over [-> cycle_end] ->
turn_begin """
from __future__ import annotations

from game.core.ask import Ask, Option, Rules
from game.titles.realigious import climate, combat, forces, movement, propagation, snapshot, tab
from game.titles.realigious.cards.base import DONE, NO, number, tile_option
from game.titles.realigious.cards.due import DUE
from game.titles.realigious.cards.play import draw, usable_cards, use_from_hand
from game.titles.realigious.queries import G, after, designated, enterable, geo, has, living, ownable
from game.titles.realigious.state import (
    FAITH_VILLAGE,
    ICON,
    NEUTRAL,
    NOBODY,
    PRIVATE_BARRACKS,
    SCHOOL,
    State,
)
from game.titles.realigious.verbs import count_down, gain, reputation, set_owner, tell
from game.titles.realigious.victory import check, judge

INCOMES = (ICON, FAITH_VILLAGE, SCHOOL)


# ---------------------------------------------------------------- R3.2, R3.10
def turn_begin(g: G) -> None:
    """R3.2. Squall and skip counter, timers, separatists; a skipped turn ends at once (R3.10)."""
    state = g.state
    seat = state.acting
    player = state.seats[seat]
    g.block_undo("turn")  # a turn's begin shows amounts, cards and tiles that its player alone knew
    state.phase, state.contact, state.beaten, state.path, state.mud = "begin", False, False, [], []
    state.called_off = 0
    state.controller = NOBODY
    state.turn += 1
    skipped = climate.squall_breaks(g)
    if not skipped and player.skip:
        player.skip -= 1
        skipped = True
    if not state.extra_turn and _lost_in_this_cycle(g, seat):
        skipped = True
    tell(g, "turn_skipped" if skipped else "turn_began", "R3.2", seat, amount=state.cycle)
    count_down(g, ("turns",) if state.extra_turn else ("turns", "cycles"), seat, "R22.1")
    _count_truces(g, seat)
    _separatists(g, seat)
    for other in state.seats:
        if other.returned:
            other.returned = []
    g.push("turn_passes" if skipped else "start_phase")


def _lost_in_this_cycle(g: G, seat: int) -> bool:
    """G64. Whether a Disgraceful End takes the seat's turn of this cycle; that uses it up, whatever else skips it."""
    player = g.state.seats[seat]
    kept = [e for e in player.effects if e.until != "cycle" or e.ref > g.state.cycle]
    lost = len(kept) < len(player.effects)
    player.effects = kept
    return lost


def _count_truces(g: G, seat: int) -> None:
    """R8.7."""
    if not g.state.truces:
        return
    for truce in g.state.truces:
        if truce.proposer == seat:
            truce.left -= 1
    if any(t.left <= 0 for t in g.state.truces):
        g.state.truces = [t for t in g.state.truces if t.left > 0]


def _separatists(g: G, seat: int) -> None:
    """R19.12. The seat's separatist tiles come nearer to falling away."""
    state = g.state
    if not state.separatists:
        return
    for tile in sorted(t for t in state.separatists if state.owner[t] == seat):
        state.separatists[tile] -= 1
        if state.separatists[tile] <= 0:
            set_owner(g, tile, NEUTRAL, "R19.12")


# ---------------------------------------------------------------- R3.3
def start_phase(g: G) -> Rules[None]:
    """R3.3. Snapshot, scheduled effects, income, draw, rasputitsa."""
    seat = g.state.acting
    g.state.phase = "start"
    snapshot.take(g.state, seat)
    g.push("move_phase")
    replaced = yield from _scheduled(g, seat)
    income(g, seat)
    check(g)
    if not replaced and not has(g.state.seats[seat], "trial"):
        first = g.state.seats[seat].character == "fortune_teller" and g.state.seats[seat].turns == 0
        yield from draw(g, seat, 2 if first else 1, "R5.6")
    check(g)
    climate.draw_mud(g)


def _scheduled(g: G, seat: int) -> Rules[bool]:
    """R22.5. Counters of scheduled effects fall by 1; at 0 they act, oldest first. Whether one replaced the draw."""
    replaced = False
    waiting = [e for e in g.state.seats[seat].effects if e.until == "start"]
    for effect in waiting:
        effect.left -= 1
    while True:
        due = next((e for e in g.state.seats[seat].effects if e.until == "start" and e.left <= 0), None)
        if due is None:
            return replaced
        g.state.seats[seat].effects.remove(due)
        tell(g, "state_ended", "R22.5", seat, what=due.kind)
        acted = yield from DUE[due.kind](g, seat, due)
        replaced = replaced or bool(acted)
        check(g)


def income(g: G, seat: int) -> None:
    """R3.3 (c), R23.5-R23.7. Icons, faith villages, schools in tile index order."""
    state = g.state
    for tile in designated(state, *INCOMES):
        if state.owner[tile] != seat:
            continue
        kind = state.designation[tile]
        if kind == ICON:
            gain(g, seat, "R23.5", believers=state.believers[tile] // 2)
        elif kind == FAITH_VILLAGE:
            gain(g, seat, "R23.6", donations=state.donations[tile], influence=state.influence[tile])
        else:
            reputation(g, seat, 1, "R23.7")


# ---------------------------------------------------------------- R3.4
def move_phase(g: G) -> Rules[None]:
    """R3.4. Scheduled transfers, the move, contact."""
    state = g.state
    seat = state.acting
    state.phase = "move"
    state.from_tile = state.seats[seat].tile
    g.push("control")
    moved = yield from _scheduled_moves(g, seat)
    if moved:
        return
    if has(g.state.seats[seat], "torrent"):
        yield from movement.torrent(g, seat)
    else:
        yield from movement.move(g, seat)


def _scheduled_moves(g: G, seat: int) -> Rules[bool]:
    """R3.4 (a). Guidance first; of the others only the one used last acts. Whether the move was replaced."""
    waiting = [e for e in g.state.seats[seat].effects if e.until == "move"]
    if not waiting:
        return False
    player = g.state.seats[seat]
    player.effects = [e for e in player.effects if e.until != "move"]
    replacing = None
    for effect in waiting:
        tell(g, "state_ended", "R22.5", seat, what=effect.kind)
        if effect.kind == "guidance":
            yield from DUE[effect.kind](g, seat, effect)
        else:
            replacing = effect
    if replacing is None:
        return False
    return bool((yield from DUE[replacing.kind](g, seat, replacing)))


# ---------------------------------------------------------------- R3.5 step A
def control_options(state: State, chooser: int, seat: int) -> list[Option]:
    """Shame: Control. Stay, or one step to an adjacent enterable tile."""
    stay = Option("stay", "opt.stay")
    near = geo(state).near[state.seats[seat].tile]
    return [stay, *(tile_option(t, "opt.move") for t in near if enterable(state, seat, t))]


def control(g: G) -> Rules[None]:
    """5.5, Shame: Control. At the beginning of the interaction phase another player gets the piece."""
    state = g.state
    seat = state.acting
    state.phase = "cards"
    g.push("cards")
    effect = next((e for e in state.seats[seat].effects if e.kind == "control"), None)
    if effect is None:
        return
    effect.left -= 1
    if effect.left <= 0:
        state.seats[seat].effects.remove(effect)
    state.controller = g.pick(after(state, seat))
    key = yield Ask(state.controller, "5.5", "control_step", control_options, (seat,), about={"other": seat})
    if key != "stay":
        yield from movement.contact(g, seat, number(key), "5.5")


def card_options(state: State, seat: int) -> list[Option]:
    """R3.5. Each usable action card, or done."""
    return [*usable_cards(state, seat), DONE]


def card_or_done(state: State, seat: int) -> str:
    """The default: done."""
    return "done"


def cards(g: G) -> Rules[None]:
    """R3.5, step A. One action card, or done."""
    seat = g.state.acting
    key = yield Ask(seat, "R3.5", "card_or_done", card_options, default=card_or_done)
    if key == "done":
        g.push("interaction")
        return
    g.push("cards")
    yield from use_from_hand(g, seat, int(key.rpartition("@")[2]))
    check(g)


# ---------------------------------------------------------------- R3.6 step B
def remote_targets(state: State, seat: int) -> list[int]:
    """R23.8. Tiles of others at distance 1 from an own private barracks on which a combat is allowed."""
    tiles: list[int] = []
    for tile in designated(state, PRIVATE_BARRACKS):
        if state.owner[tile] == seat:
            tiles += [u for u in geo(state).near[tile] if state.owner[u] not in (NEUTRAL, seat) and u not in tiles]
    return [t for t in sorted(tiles) if combat.combat_refusal(state, seat, state.owner[t], t) is None]


def remote_options(state: State, seat: int) -> list[Option]:
    """B0. No, or each tile that can be attacked from a barracks."""
    return [NO, *(tile_option(t, "opt.attack") for t in remote_targets(state, seat))]


def interaction(g: G) -> Rules[None]:
    """R3.6. Remote combat, counter, piece tab, the automatic tile interaction."""
    state = g.state
    seat = state.acting
    state.phase = "interaction"
    g.push("end_phase")
    controlled = state.controller != NOBODY
    if not controlled and remote_targets(state, seat):
        key = yield Ask(seat, "R23.8", "remote_combat", remote_options)
        if key != "no":
            tile = number(key)
            yield from combat.combat(g, seat, g.state.owner[tile], tile, combat.REMOTE)
            check(g)
    if not g.state.contact:
        return
    if not controlled:
        yield from forces.counter(g, seat)
    chooser = g.state.controller if controlled and g.state.seats[g.state.controller].alive else seat
    partner = -1
    if g.state.contact:
        partner = yield from tab.open_tab(g, seat, chooser)
    yield from tile_interaction(g, seat, partner)


def tile_interaction(g: G, seat: int, partner: int) -> Rules[None]:
    """R3.6 (B3), R6.6, R8.3, R8.4. Propagation or ordinary combat with the contact tile."""
    for tile in g.state.path[1:]:
        if g.state.owner[tile] == NEUTRAL and ownable(g.state, tile):
            yield from propagation.propagate(g, seat, tile)
    if not g.state.contact:
        return
    state = g.state
    tile = state.seats[seat].tile
    owner = state.owner[tile]
    if owner == NEUTRAL:
        if ownable(state, tile):
            yield from propagation.propagate(g, seat, tile)
    elif owner not in (seat, partner) and combat.combat_refusal(state, seat, owner, tile) is None:
        yield from combat.combat(g, seat, owner, tile, combat.ORDINARY)
        check(g)


# ---------------------------------------------------------------- R3.9, R3.11
def end_phase(g: G) -> None:
    """R3.9 (a), (b). The beaten piece returns, the heat takes its toll."""
    g.state.phase = "end"
    combat.return_beaten(g)
    climate.heat(g)
    g.state.seats[g.state.acting].turns += 1
    g.push("turn_over")


def turn_over(g: G) -> None:
    """R3.9 (c)-(e). Effects of this turn end, the gauge rises, an extra turn or the next seat."""
    state = g.state
    seat = state.acting
    state.phase, state.mud, state.controller = "end", [], NOBODY
    count_down(g, ("turn_end",), seat, "R22.4")
    climate.raise_gauge(g)
    player = state.seats[seat]
    if player.extra and player.alive:
        player.extra -= 1
        state.extra_turn = True
        tell(g, "extra_turn", "R3.9", seat)
        g.push("turn_begin")
        return
    turn_passes(g)


def turn_passes(g: G) -> None:
    """R3.10, R3.11. The next living seat in turn order; after the last one the cycle ends."""
    state = g.state
    state.extra_turn = False
    at = state.order.index(state.acting)
    following = [s for s in state.order[at + 1:] if state.seats[s].alive]
    if following:
        state.acting = following[0]
        g.push("turn_begin")
    else:
        g.push("cycle_end")


def cycle_end(g: G) -> Rules[None]:
    """R3.11. Celebrities walk, light, wind, the cycle counter and its limit."""
    state = g.state
    state.phase = "cycle"
    g.push("next_cycle")
    yield from forces.walk(g)


def next_cycle(g: G) -> None:
    """R3.11 (b)-(d)."""
    state = g.state
    climate.step_light(g)
    climate.turn_wind(g)
    if g.record is not None:
        g.emit("cycle_ended", "R3.11", {"amount": state.cycle})
    if state.cycle >= state.cycle_limit:
        judge(g)
    state.cycle += 1
    state.acting = living(state)[0]
    g.push("turn_begin")


STEPS = {step.__name__: step for step in (
    turn_begin, start_phase, move_phase, control, cards, interaction, end_phase, turn_over, turn_passes, cycle_end,
    next_cycle)}
