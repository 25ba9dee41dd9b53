"""R19. Council: offices, rivals, supports."""

from __future__ import annotations

from game.core.ask import Ask, Option, Rules
from game.titles.crowns.content import OFFICES
from game.titles.crowns.effects_cards import gain_power
from game.titles.crowns.queries import G, faction_of, order
from game.titles.crowns.state import State
from game.titles.crowns.verbs import choose, tell

ASIDE = {3: 2, 4: 1}
"""R19.1. How many offices are set aside with so many seats."""


def offices(g: G) -> Rules[None]:
    """R19.1, R19.2, R19.9. Offices are shuffled, some set aside, each seat picks one in secret; all are revealed
    together. With two seats left none are given out any more."""
    state = g.state
    seats = order(state)
    if len(seats) not in ASIDE:
        return
    drawn = list(OFFICES)
    g.shuffle(drawn)
    state.aside = drawn[: ASIDE[len(seats)]]
    state.offices = [office for office in OFFICES if office not in state.aside]
    for seat in seats:
        player = state.seats[seat]
        player.left = g.state.offices[:]
        player.picked = yield from choose(g, Ask(seat, "R19.2", "office_select", office_options))
        state = g.state
        state.offices.remove(state.seats[seat].picked)
        g.block_undo()  # the next one sees what is left
        tell(g, "office_picked", "R19.2", seat=seat)
    for seat in seats:
        player = state.seats[seat]
        player.office, player.picked, player.left = player.picked, "", []
        tell(g, "office", "R19.2", seat=seat, kind=player.office)
    state.offices, state.aside = [], []


def office_options(state: State, seat: int) -> list[Option]:
    """3. The remaining offices."""
    return [Option(office, "office", (f"office:{office}",), ("card", office)) for office in state.offices]


def return_offices(g: G) -> None:
    """R19.6. Nothing is told where none were given out (R19.9)."""
    if not any(player.office for player in g.state.seats):
        return
    for player in g.state.seats:
        player.office = ""
    tell(g, "offices_returned", "R19.6")


def supports(state: State, seat: int, other: int) -> bool:
    """R19.5. Whether the office of a seat supports that of the other."""
    office = state.seats[seat].office
    return bool(office) and bool(OFFICES[office].supports) and OFFICES[office].supports == state.seats[other].office


def rivals(state: State, seat: int, other: int) -> bool:
    """R19.4. Whether the office of a seat names that of the other as a rival."""
    office = state.seats[seat].office
    return bool(office) and state.seats[other].office in OFFICES[office].rivals


def reward(g: G, winner: int, loser: int) -> Rules[None]:
    """R19.4. The first win of the round against a rival is worth 1 power."""
    player = g.state.seats[winner]
    if rivals(g.state, winner, loser) and loser not in player.rewarded:
        player.rewarded.append(loser)
        tell(g, "rival_beaten", "R19.4", seat=winner, loser=loser)
        yield from gain_power(g, faction_of(winner), 1)
