"""The functions that change the table. Each tells what happened, and to whom (section 4)."""
from __future__ import annotations

from game.core.events import EVERYONE, Data
from game.titles.creed.content import UNITS
from game.titles.creed.geometry import CELL_AT, TENT_AT
from game.titles.creed.queries import G, audience, seen, tiles
from game.titles.creed.state import BLANK, COMMANDER, EMPTY, KINDS, KING, Seat


def tell(g: G, kind: str, rule: str, /, **data: int | str | list[int]) -> None:
    """An event that everybody may know."""
    if g.record is not None:
        g.emit(kind, rule, data)


def tell_side(g: G, kind: str, rule: str, seat: int, secret: Data, shared: Data) -> None:
    """An event of `seat`: its side is told both parts, everybody else only `shared`."""
    if g.record is not None:
        own = audience(g.state, seat)
        g.emit(kind, rule, {**shared, **secret}, own, shared, EVERYONE & ~own)


# ---------------------------------------------------------------- counters and cubes
def pay(player: Seat, ap: int) -> None:
    """R4.3. White counters first."""
    white = min(player.white, ap)
    player.white -= white
    player.own -= ap - white


def use_box(player: Seat, action: int, ap: int) -> None:
    """R8.1. One cube on the next box of a special action, and its AP."""
    player.cubes -= 1
    player.boxes[action] += 1
    pay(player, ap)


# ---------------------------------------------------------------- units
def put(g: G, seat: int, unit: int, cell: int, down: bool) -> None:
    """A tile goes from the hand to an empty cell."""
    player = g.state.seats[seat]
    player.hand[unit] -= 1
    player.units[cell] = unit + 1
    if down:
        player.down |= 1 << cell
    else:
        recognise(player, unit)


def recognise(player: Seat, unit: int) -> None:
    """Section 4. A tile of that type has just come into sight: if more are seen or known dead than there are, one of
    the dead had come back unseen (R8.3)."""
    if player.lost[unit] and seen(player, unit) + player.lost[unit] > tiles(player)[unit]:
        player.lost[unit] -= 1
        player.doubt -= 1


def turn_up(g: G, seat: int, cell: int, rule: str) -> None:
    """A face-down unit of `seat` turns face-up for good (R5.6); nothing happens to one that is face-up."""
    player = g.state.seats[seat]
    if not player.down >> cell & 1:
        return
    player.down &= ~(1 << cell)
    unit = player.units[cell] - 1
    recognise(player, unit)
    g.block_undo()
    tell(g, "revealed", rule, seat=seat, cell=CELL_AT[seat][cell], unit=UNITS[unit].id)


def clear(player: Seat, cell: int) -> int:
    """R4.6. The tile leaves its cell, and with it marks and boosts; its type."""
    unit = player.units[cell] - 1
    player.units[cell] = EMPTY
    player.boost[cell] = 0
    player.down &= ~(1 << cell)
    player.attacked &= ~(1 << cell)
    return unit


def relocate(player: Seat, origins: list[int], goals: list[int]) -> None:
    """R5.4. Face-up units move all at once, each with its mark and boost (R8.2)."""
    taken = [(player.units[cell], player.boost[cell], player.attacked >> cell & 1) for cell in origins]
    for cell in origins:
        clear(player, cell)
    for cell, (unit, boost, attacked) in zip(goals, taken, strict=True):
        player.units[cell] = unit
        player.boost[cell] = boost
        player.attacked |= attacked << cell


def fall(g: G, seat: int, cell: int) -> None:
    """R6.8. A face-up unit goes to its owner's fallen pile; all have seen which."""
    player = g.state.seats[seat]
    unit = clear(player, cell)
    player.fallen[unit] += 1
    player.lost[unit] += 1
    g.state.eventful = True


def take_back(player: Seat, cell: int) -> int:
    """R5.7, R8.8. The unit returns to its owner's hand; its type."""
    unit = clear(player, cell)
    player.hand[unit] += 1
    return unit


# ---------------------------------------------------------------- tents
def break_tent(g: G, camp: int, tent: int, rule: str) -> None:
    """R7.7. An unfortified intact tent is destroyed and shown. The winner is not checked here."""
    player = g.state.seats[camp]
    bit = 1 << tent
    kind, colour = player.kind[tent], player.colour[tent]
    player.ruins |= bit
    player.announced &= ~bit
    g.state.eventful = True
    g.block_undo()
    tell(g, "tent_destroyed", rule, camp=camp, tent=TENT_AT[camp][tent], kind=KINDS[kind], colour=colour)
    if kind in (KING, COMMANDER):
        nation = g.state.seats[colour]
        player.kind[tent] = BLANK  # G28: a spare of the leader's own colour
        nation.spare -= 1
        nation.leaders &= ~kind
        tell(g, "leader_removed", rule, seat=colour, kind=KINDS[kind])


def break_fortress(g: G, camp: int, tent: int) -> None:
    """R7.6. The token is out of the game, the tent stays."""
    g.state.seats[camp].fortress &= ~(1 << tent)
    g.state.eventful = True
    tell(g, "fortress_broken", "R7.6", camp=camp, tent=TENT_AT[camp][tent])
