"""R11.7. The Link rewards, and what a move action is besides its roll."""
from __future__ import annotations

from game.core.ask import Ask, Option, Rules
from game.titles.vermilion.content import TRINKETS
from game.titles.vermilion.grammar import Keywords
from game.titles.vermilion.queries import (
    G,
    base_of,
    by_number,
    char,
    final_def,
    foe_name,
    gear_in,
    grid_of,
    in_reach,
    option,
    taints_on,
    the_foe,
)
from game.titles.vermilion.state import State
from game.titles.vermilion.verbs import damage, heal, tell
from game.titles.vermilion.walking import NO_KEYWORDS, walk

FULL_FACE = 2
"""R6.3, R11.7. What a virtual Imprint die shows."""


def step_out(g: G, seat: int, mp: int, gives: Keywords) -> Rules[None]:
    """R8.5, R14.7. The moving part of a move action; Shackles cost 1 HP before it."""
    if "shackles" in taints_on(g.state.seats[seat], "legs"):
        damage(g, [(char(seat), 1)], "R8.5")
    yield from walk(g, seat, mp, gives, "R14.7")


def link(g: G, seat: int, slot: str) -> Rules[None]:
    """R11.7. The slot's equipment works for free with one virtual 2; it may be declined."""
    player = g.state.seats[seat]
    if player.hp <= 0 or slot in player.banned or (slot == "legs" and player.lying):
        return
    key = yield Ask(seat, "R11.7", "link", link_options, (slot,))
    if key == "decline":
        return
    tell(g, "linked", "R11.7", seat=seat, slot=slot)
    if slot == "legs":
        yield from step_out(g, seat, FULL_FACE + base_of(player, "legs"), NO_KEYWORDS)
    elif slot == "arm":
        yield from link_attack(g, seat)
    elif slot == "torso":
        heal(g, char(seat), 1, "R11.7")
    else:
        item = player.worn["head"]
        player.uses[item] = min(player.uses.get(item, 0) + 1, TRINKETS[item].uses)


def link_options(state: State, seat: int, slot: str) -> list[Option]:
    """R11.7. Use it where something can come of it, or decline."""
    able = slot != "arm" or bool(link_targets(state, seat))
    return [*([option("use", verb=f"link_{slot}")] if able else []), option("decline")]


def link_targets(state: State, seat: int) -> list[Option]:
    """R11.7. The enemies that the weapon reaches as it is printed."""
    printed = gear_in(state.seats[seat], "arm").range
    return [option(foe_name(foe), foe_name(foe), verb="target") for foe in by_number(state)
            if in_reach(state, char(seat), foe.tile, printed)]


def link_attack(g: G, seat: int) -> Rules[None]:
    """R11.7. Damage of 2 and the base of the weapon to an enemy that is chosen now, nothing else."""
    player, foes = g.state.seats[seat], link_targets(g.state, seat)
    unit = foes[0].key
    if len(foes) > 1:
        unit = yield Ask(seat, "R11.7", "choose_target", link_targets)
    foe, power = the_foe(g.state, unit), FULL_FACE + base_of(player, "arm")
    if is_point_blank(gear_in(player, "arm").range, grid_of(g.state).distance(player.tile, foe.tile)):
        power //= 2
    damage(g, [(unit, max(0, power - final_def(foe)))], "R11.7", seat)


def is_point_blank(printed: int, distance: int) -> bool:
    """R7.4. A weapon of range 2 or more used against what is adjacent."""
    return printed >= 2 and distance <= 1
