"""R8. Special actions but for the camp's own (tents.py)."""
from __future__ import annotations

import functools

from game.core.ask import Ask, Option, Refusal, Rules
from game.titles.creed.content import ACTION, ACTIONS, NORMAL, SIEGE_ENGINE, TYPE, UNITS
from game.titles.creed.geometry import (
    CELL_AT,
    CELLS,
    TENT_AT,
    TENTS,
    cell_at,
    cell_number,
    line_of,
    tent_at,
    tent_number,
)
from game.titles.creed.movement import short_of
from game.titles.creed.queries import (
    HIDDEN,
    G,
    banned,
    enemies_of,
    own_blanks,
    price,
    refuse,
    row_at,
    shown,
    unfortified,
)
from game.titles.creed.state import COMMANDER, KING, Seat, State
from game.titles.creed.verbs import break_tent, take_back, tell, tell_side, turn_up, use_box
from game.titles.creed.victory import check

MORALE, REINFORCE, REDEPLOY, APPOINT, RUMOUR, FORTIFY, ASSASSINATE = (
    ACTION[name] for name in ("morale", "reinforce", "redeploy", "appoint", "rumour", "fortify", "assassinate"))
BOXES = tuple(row.boxes for row in ACTIONS.values())
MOST_TAKEN_BACK = 3  # R8.3
FOOLED = (False, *(row.rumour for row in UNITS), True)
"""R8.8. By what is `shown` of a unit: whether it can be picked; a face-up obstacle or heavy infantry can't."""
BOOSTED = (False, *(row.boost for row in UNITS))
SHOWN_NAMES = ("", *(row.id for row in UNITS), "")


def box_refusal(player: Seat, action: int, ap: int) -> Refusal | None:
    """R8.1. No free box, no cube, or too little AP."""
    if player.boxes[action] >= BOXES[action]:
        return refuse("R8.1", "no_box")
    if not player.cubes:
        return refuse("R8.1", "no_cube")
    return short_of(player, ap, "R8.1")


# ---------------------------------------------------------------- R8.2 morale
def morale_refusal(state: State, seat: int, cell: int, amount: int) -> Refusal | None:
    """R8.2."""
    player = state.seats[seat]
    if not player.units[cell]:
        return refuse("R8.2", "no_own_unit")
    if player.down >> cell & 1:
        return refuse("R8.2", "face_down")
    if not row_at(player, cell).boost:
        return refuse("R8.2", "no_boost")
    if player.attacked >> cell & 1:
        return refuse("R8.2", "attacked")
    if player.boost[cell]:
        return refuse("R8.2", "boosted_already")
    return box_refusal(player, MORALE, amount)


@functools.cache
def morale_option(seat: int, unit: int, cell: int, amount: int) -> Option:
    """One unit, +1 or +2."""
    return Option(f"morale:{CELLS[cell]}+{amount}", "morale", ("action:morale", f"cell:{CELL_AT[seat][cell]}"),
                  ("ap", amount, "unit", UNITS[unit - 1].id, "cell", CELLS[cell], "amount", amount))


def morale_boosts(state: State, seat: int) -> list[Option]:
    """R8.2."""
    player = state.seats[seat]
    if box_refusal(player, MORALE, 1) is not None:
        return []
    return [morale_option(seat, unit, cell, amount) for cell, unit in enumerate(player.units) if BOOSTED[unit]
            for amount in (1, 2) if morale_refusal(state, seat, cell, amount) is None]


def morale(g: G, seat: int, what: str) -> None:
    """R8.2. `what` as "L1r1+2"."""
    name, _, more = what.partition("+")
    cell, amount = cell_number(name), int(more)
    player = g.state.seats[seat]
    use_box(player, MORALE, amount)
    player.boost[cell] = amount
    tell(g, "boosted", "R8.2", seat=seat, cell=CELL_AT[seat][cell], unit=row_at(player, cell).id, amount=amount,
         ap=amount)


# ---------------------------------------------------------------- R8.3 reinforcement
def reinforce_refusal(state: State, seat: int) -> Refusal | None:
    """R8.3."""
    player = state.seats[seat]
    if not any(player.fallen[unit] for unit in NORMAL):
        return refuse("R8.3", "nobody_fallen")
    return box_refusal(player, REINFORCE, price(player, REINFORCE))


def reinforcements(state: State, seat: int) -> list[Option]:
    """R8.3."""
    if reinforce_refusal(state, seat) is not None:
        return []
    return [Option("reinforce", "reinforce", ("action:reinforce",), ("ap", price(state.seats[seat], REINFORCE)))]


def reinforce_options(state: State, seat: int, taken: int) -> list[Option]:
    """Table 3, `reinforce_pick`."""
    player = state.seats[seat]
    found = [Option(UNITS[unit].id, "take", (f"fallen:{UNITS[unit].id}",), ("unit", UNITS[unit].id))
             for unit in NORMAL if player.fallen[unit]]
    return [*found, Option("done", "done")] if taken else found


def reinforce_default(state: State, seat: int, taken: int) -> str:
    """Table 3: the siege engine if it is there, else the highest attack + defence, the first among equals."""
    fallen = state.seats[seat].fallen
    if fallen[SIEGE_ENGINE]:
        return UNITS[SIEGE_ENGINE].id
    return UNITS[max((unit for unit in NORMAL if fallen[unit]), key=worth)].id


def worth(unit: int) -> int:
    """Attack + defence of a type."""
    return UNITS[unit].attack + UNITS[unit].defence


def reinforce(g: G, seat: int) -> Rules[None]:
    """R8.3. Enemies learn how many are taken back, not which. Who has one choice is asked as well (G30)."""
    player = g.state.seats[seat]
    ap = price(player, REINFORCE)
    use_box(player, REINFORCE, ap)
    taken = 0
    while taken < MOST_TAKEN_BACK and any(player.fallen[unit] for unit in NORMAL):
        key = yield Ask(seat, "R8.3", "reinforce_pick", reinforce_options, (taken,), reinforce_default,
                        {"taken": taken})
        if key == "done":
            break
        return_to_hand(player, TYPE[key])
        taken += 1
    units = " ".join(UNITS[unit].id for unit, count in enumerate(player.picked) for _ in range(count))
    player.picked = bytearray(len(UNITS))
    if not any(player.fallen[unit] for unit in NORMAL):
        all_returned(player)
    tell_side(g, "reinforced", "R8.3", seat, {"units": units}, {"seat": seat, "count": taken, "ap": ap})


def return_to_hand(player: Seat, unit: int) -> None:
    """R8.3. One tile of the fallen pile; which, the enemies do not know from now on."""
    player.fallen[unit] -= 1
    player.hand[unit] += 1
    player.picked[unit] += 1
    player.doubt += 1


def all_returned(player: Seat) -> None:
    """Section 4. No normal tile is left in the fallen pile, as its size tells: none is known dead any more."""
    for unit in NORMAL:
        player.lost[unit] = 0
    player.doubt = 0


# ---------------------------------------------------------------- R8.7 appointment
def appoint_refusal(state: State, seat: int) -> Refusal | None:
    """R8.7. Why no commander can be appointed at all."""
    player = state.seats[seat]
    if player.leaders & COMMANDER:
        return refuse("R8.7", "commander_lives")
    if not player.leaders & KING:
        return refuse("R8.7", "no_king")
    if not own_blanks(state, seat):
        return refuse("R8.7", "no_own_blank")
    return box_refusal(player, APPOINT, price(player, APPOINT))


def appointee_refusal(state: State, seat: int, camp: int, tent: int) -> Refusal | None:
    """R8.7. Why the commander cannot be laid there."""
    refusal = appoint_refusal(state, seat)
    if refusal is not None or (camp, tent) in own_blanks(state, seat):
        return refusal
    return refuse("R8.7", "not_own_blank")


def appointments(state: State, seat: int) -> list[Option]:
    """R8.7."""
    if appoint_refusal(state, seat) is not None:
        return []
    ap = price(state.seats[seat], APPOINT)
    return [Option(f"appoint:{TENT_AT[camp][tent]}", "appoint", ("action:appoint", f"tent:{TENT_AT[camp][tent]}"),
                   ("ap", ap, "camp", camp, "tent", TENTS[tent]))
            for camp, tent in own_blanks(state, seat)]


def appoint(g: G, seat: int, what: str) -> None:
    """R8.7. The blank goes to the spares; the place is public until the camp is redeployed."""
    camp, tent = tent_at(what)
    player, lying = g.state.seats[seat], g.state.seats[camp]
    ap = price(player, APPOINT)
    use_box(player, APPOINT, ap)
    player.spare += 1
    player.leaders |= COMMANDER
    lying.kind[tent] = COMMANDER
    lying.announced |= 1 << tent
    tell(g, "appointed", "R8.7", seat=seat, camp=camp, tent=TENT_AT[camp][tent], ap=ap)


# ---------------------------------------------------------------- R8.8 rumour
def rumour_refusal(state: State, seat: int) -> Refusal | None:
    """R8.8. Why no rumour can be spread at all."""
    if not rumour_targets(state, seat):
        return refuse("R8.8", "nobody_to_send_back")
    player = state.seats[seat]
    return box_refusal(player, RUMOUR, price(player, RUMOUR))


def rumour_targets(state: State, seat: int) -> list[tuple[int, int]]:
    """R8.8. (seat, cell) of the enemy units that can be picked, seats ascending, then cells."""
    return [(enemy, cell) for enemy in enemies_of(state, seat)
            for cell, unit in enumerate(shown(state.seats[enemy])) if FOOLED[unit]]


def sent_refusal(state: State, seat: int, enemy: int, cell: int) -> Refusal | None:
    """R8.8. Why that enemy unit cannot be picked first."""
    return fooled_refusal(state, seat, enemy, cell) or rumour_refusal(state, seat)


def fooled_refusal(state: State, seat: int, enemy: int, cell: int) -> Refusal | None:
    """R8.8. Why no rumour reaches that cell."""
    if enemy not in enemies_of(state, seat) or not state.seats[enemy].units[cell]:
        return refuse("R8.8", "no_enemy_unit")
    return None if FOOLED[shown(state.seats[enemy])[cell]] else refuse("R8.8", "immune")


def second_refusal(state: State, seat: int, first: tuple[int, int], enemy: int, cell: int) -> Refusal | None:
    """R8.8. Why that enemy unit cannot be picked after the `first`, a seat and a cell."""
    refusal = fooled_refusal(state, seat, enemy, cell)
    if refusal is not None or (enemy, line_of(cell)) != (first[0], line_of(first[1])):
        return refusal
    return refuse("R8.8", "same_line")


@functools.cache
def rumour_options(enemy: int, cell: int, ap: int) -> tuple[Option, ...]:
    """The first pick of that unit, by what is `shown` of it."""
    place = CELL_AT[enemy][cell]
    return tuple(Option(f"rumour:{place}", "rumour", ("action:rumour", f"cell:{place}"),
                        ("ap", ap, "enemy", enemy, "cell", CELLS[cell], "unit", name)) for name in SHOWN_NAMES)


def rumours(state: State, seat: int) -> list[Option]:
    """R8.8. The first pick."""
    player = state.seats[seat]
    ap = price(player, RUMOUR)
    if box_refusal(player, RUMOUR, ap) is not None:
        return []
    return [rumour_options(enemy, cell, ap)[unit] for enemy in enemies_of(state, seat)
            for cell, unit in enumerate(shown(state.seats[enemy])) if FOOLED[unit]]


def second_options(state: State, seat: int, enemy: int, cell: int) -> list[Option]:
    """R8.8. Table 3, `rumour_second`: on another line than the first."""
    found = []
    for other, second in second_targets(state, seat, enemy, cell):
        unit = SHOWN_NAMES[shown(state.seats[other])[second]]
        place = CELL_AT[other][second]
        found.append(Option(place, "send_back", (f"cell:{place}",),
                            ("enemy", other, "cell", CELLS[second], "unit", unit)))
    return found


def second_targets(state: State, seat: int, enemy: int, cell: int) -> list[tuple[int, int]]:
    """R8.8. At most one unit of a line."""
    return [target for target in rumour_targets(state, seat)
            if second_refusal(state, seat, (enemy, cell), *target) is None]


def second_default(state: State, seat: int, enemy: int, cell: int) -> str:
    """Table 3: the face-up one with the highest attack + defence, else the first."""
    best, found = -2, ""
    for other, second in second_targets(state, seat, enemy, cell):
        unit = shown(state.seats[other])[second]
        value = -1 if unit == HIDDEN else worth(unit - 1)
        if value > best:
            best, found = value, CELL_AT[other][second]
    return found


def rumour(g: G, seat: int, what: str) -> Rules[None]:
    """R8.8. Two enemy units on different lines, one where there is no second; all are turned up, then go or stay."""
    picked = [cell_at(what)]
    ap = price(g.state.seats[seat], RUMOUR)
    use_box(g.state.seats[seat], RUMOUR, ap)
    tell(g, "rumour", "R8.8", seat=seat, ap=ap)
    options = second_options(g.state, seat, *picked[0])
    if options:
        key = options[0].key
        if len(options) > 1:
            key = yield Ask(seat, "R8.8", "rumour_second", second_options, picked[0], second_default)
        picked.append(cell_at(key))
    for enemy, cell in picked:
        turn_up(g, enemy, cell, "R8.8")
    for enemy, cell in picked:
        player = g.state.seats[enemy]
        row, place = row_at(player, cell), CELL_AT[enemy][cell]
        if row.rumour:
            take_back(player, cell)
        tell(g, "sent_back" if row.rumour else "stood_firm", "R8.8", seat=enemy, cell=place, unit=row.id)


# ---------------------------------------------------------------- R8.9 fortification
def fortify_refusal(state: State, seat: int) -> Refusal | None:
    """R8.9. Why nothing can be fortified at all."""
    player = state.seats[seat]
    if not player.tokens:
        return refuse("R8.9", "no_fortress_token")
    if not unfortified(player):
        return refuse("R8.9", "all_fortified")
    return box_refusal(player, FORTIFY, price(player, FORTIFY))


def fortified_refusal(state: State, seat: int, tent: int) -> Refusal | None:
    """R8.9. Why that tent cannot be fortified."""
    player = state.seats[seat]
    if player.ruins >> tent & 1:
        return refuse("R7.8", "ruin")
    if player.fortress >> tent & 1:
        return refuse("R8.9", "fortified_already")
    return fortify_refusal(state, seat)


@functools.cache
def fortify_option(seat: int, tent: int, ap: int) -> Option:
    """One tent of the own camp."""
    return Option(f"fortify:{TENTS[tent]}", "fortify", ("action:fortify", f"tent:{TENT_AT[seat][tent]}"),
                  ("ap", ap, "tent", TENTS[tent]))


def fortifications(state: State, seat: int) -> list[Option]:
    """R8.9."""
    player = state.seats[seat]
    if fortify_refusal(state, seat) is not None:
        return []
    ap = price(player, FORTIFY)
    return [fortify_option(seat, tent, ap) for tent in unfortified(player)]


def fortify(g: G, seat: int, what: str) -> None:
    """R8.9."""
    tent = tent_number(what)
    player = g.state.seats[seat]
    ap = price(player, FORTIFY)
    use_box(player, FORTIFY, ap)
    player.tokens -= 1
    player.fortress |= 1 << tent
    tell(g, "fortified", "R8.9", seat=seat, tent=TENT_AT[seat][tent], ap=ap)


# ---------------------------------------------------------------- R8.10 assassination
def assassinate_refusal(state: State, seat: int) -> Refusal | None:
    """R8.10. Why nobody can be assassinated at all."""
    if banned(state):
        return refuse("R4.7", "first_round")
    if not any(unfortified(state.seats[enemy]) for enemy in enemies_of(state, seat)):
        return refuse("R8.10", "no_tent_to_choose")
    player = state.seats[seat]
    return box_refusal(player, ASSASSINATE, price(player, ASSASSINATE))


def victim_refusal(state: State, seat: int, camp: int, tent: int) -> Refusal | None:
    """R8.10. Why that tent cannot be picked."""
    if camp not in enemies_of(state, seat):
        return refuse("R8.10", "no_enemy_tent")
    if state.seats[camp].ruins >> tent & 1:
        return refuse("R7.8", "ruin")
    if state.seats[camp].fortress >> tent & 1:
        return refuse("R8.10", "fortified")
    return assassinate_refusal(state, seat)


@functools.cache
def assassinate_option(camp: int, tent: int, ap: int) -> Option:
    """One enemy tent."""
    return Option(f"assassinate:{TENT_AT[camp][tent]}", "assassinate",
                  ("action:assassinate", f"tent:{TENT_AT[camp][tent]}"),
                  ("ap", ap, "camp", camp, "tent", TENTS[tent]))


def assassinations(state: State, seat: int) -> list[Option]:
    """R8.10."""
    if assassinate_refusal(state, seat) is not None:
        return []
    ap = price(state.seats[seat], ASSASSINATE)
    return [assassinate_option(camp, tent, ap) for camp in enemies_of(state, seat)
            for tent in unfortified(state.seats[camp])]


def assassinate(g: G, seat: int, what: str) -> None:
    """R8.10. `what` as "1T22"."""
    camp, tent = tent_at(what)
    player = g.state.seats[seat]
    ap = price(player, ASSASSINATE)
    use_box(player, ASSASSINATE, ap)
    tell(g, "assassination", "R8.10", seat=seat, camp=camp, tent=TENT_AT[camp][tent], ap=ap)
    break_tent(g, camp, tent, "R8.10")
    check(g)
