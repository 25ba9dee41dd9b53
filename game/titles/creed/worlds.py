"""Worlds that a side cannot tell from the true one: what bots think in (section 4).

`imagine` draws anew, in place, all that the seat's side cannot know: enemies' hands, face-down units and fallen piles
out of the tiles that are neither seen nor known dead; the kinds of the enemies' hidden tents, colour by colour; tokens
in their hands. Counts, colours, announced commanders and living leaders stay. Everything is a column of the state, so
whatever question is open goes on in the new world.
"""
from __future__ import annotations

from game.core.rng import Stream
from game.titles.creed.content import NORMAL, UNITS
from game.titles.creed.geometry import rank_of, side_of
from game.titles.creed.queries import enemies_of, own_units, tiles, visible
from game.titles.creed.state import Seat, State
from game.titles.creed.view import unplaced


def imagine(state: State, seat: int, stream: Stream) -> None:
    """TitleSpec.imagine. Redraw in place all that `seat` cannot know; the dice are the caller's."""
    enemies = enemies_of(state, seat)
    for enemy in enemies:
        if state.phase == "units" and side_of(enemy) == state.side:
            _being_placed(state, enemy, stream)
        elif state.seats[enemy].nation:
            _units(state.seats[enemy], stream)
    _tents([state.seats[enemy] for enemy in enemies], stream)


# ---------------------------------------------------------------- units
def _being_placed(state: State, enemy: int, stream: Stream) -> None:
    """G30. What an enemy that still places has laid is any of its units, anywhere."""
    player, count = state.seats[enemy], len(own_units(state.seats[enemy]))
    before = unplaced(player)
    pool = [unit for unit, held in enumerate(before.hand) for _ in range(held)]
    cells = [cell for cell in range(len(player.units)) if not state.swamps[enemy] >> cell & 1]
    stream.shuffle(pool)
    stream.shuffle(cells)
    player.units, player.down = before.units, 0
    for cell in cells[:count]:
        player.units[cell] = pool.pop() + 1
        player.down |= (rank_of(cell) == 3 and stream.below(2)) << cell
    player.hand = _pile(pool)


def _units(player: Seat, stream: Stream) -> None:
    """Hand, face-down units and fallen pile of one enemy. Of the tiles known to have fallen `doubt` normal ones have
    come back, the last of them in the reinforcement that is going on."""
    back = _drawn([unit for unit in NORMAL for _ in range(player.lost[unit])], player.doubt, stream)
    player.fallen = bytearray(player.lost)
    for unit in back:
        player.fallen[unit] -= 1
    picked = back[:sum(player.picked)]
    player.picked = _pile(picked)
    pool = [unit for unit, (count, shown) in enumerate(zip(tiles(player), visible(player), strict=True))
            for _ in range(count - shown - player.fallen[unit])]
    for unit in picked:
        pool.remove(unit)
    stream.shuffle(pool)
    for cell in range(len(player.units)):
        if player.down >> cell & 1:
            player.units[cell] = pool.pop() + 1
    player.hand = _pile(pool + picked)


def _drawn(things: list[int], count: int, stream: Stream) -> list[int]:
    """`count` of the things, drawn at random."""
    if not count:
        return []
    stream.shuffle(things)
    return things[:count]


def _pile(units: list[int]) -> bytearray:
    counts = bytearray(len(UNITS))
    for unit in units:
        counts[unit] += 1
    return counts


# ---------------------------------------------------------------- tents
def _tents(camps: list[Seat], stream: Stream) -> None:
    """The hidden tents of one side. A token keeps its colour, which its back shows; kinds change places among all
    hidden tokens of their colour. A camp that is being redeployed is first taken up again: nobody saw what was laid."""
    apart = [_taken_up(camp, stream) if camp.shut else 0 for camp in camps]
    places: dict[int, list[tuple[Seat, int]]] = {}
    for camp in camps:
        hidden = ~(camp.ruins | camp.announced)
        for tent, colour in enumerate(camp.colour):
            if hidden >> tent & 1:
                places.setdefault(colour, []).append((camp, tent))
    for slots in places.values():
        kinds = [camp.kind[tent] for camp, tent in slots]
        stream.shuffle(kinds)
        for (camp, tent), kind in zip(slots, kinds, strict=True):
            camp.kind[tent] = kind
    for camp, given in zip(camps, apart, strict=True):
        if camp.shut:
            _in_hand_again(camp, given, stream)


def _taken_up(camp: Seat, stream: Stream) -> int:
    """All tokens of the redeployed positions lie there in any order; how many of them were set apart for the ally."""
    laid = camp.shut & ~camp.place
    held = [token for pile in (camp.lifted, camp.given) for token, count in enumerate(pile) for _ in range(count)]
    held += [3 * camp.colour[tent] + camp.kind[tent] for tent in range(9) if laid >> tent & 1]
    stream.shuffle(held)
    for tent in range(9):
        if camp.shut >> tent & 1:
            camp.colour[tent], camp.kind[tent] = divmod(held.pop(), 3)
    return sum(camp.given)


def _in_hand_again(camp: Seat, given: int, stream: Stream) -> None:
    """The tokens of the redeployed positions are held, `given` of them set apart for the ally."""
    held = [3 * camp.colour[tent] + camp.kind[tent] for tent in range(9) if camp.shut >> tent & 1]
    stream.shuffle(held)
    camp.lifted, camp.given = bytearray(12), bytearray(12)
    for number, token in enumerate(held):
        (camp.given if number < given else camp.lifted)[token] += 1
    camp.place = camp.shut
