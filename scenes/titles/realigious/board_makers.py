"""Which event of Realigious begins which animation of the board (10.5); events of other kinds take no time."""

from __future__ import annotations

from scenes.kit.cue import Maker
from scenes.titles.realigious import board_fx_mystic as mystic
from scenes.titles.realigious import board_fx_pieces as pieces
from scenes.titles.realigious import board_fx_rolls as rolls
from scenes.titles.realigious import board_fx_tiles as tiles
from scenes.titles.realigious import board_fx_weather as weather

MAKERS: dict[str, Maker] = {
    "card_used": mystic.card_used,
    "card_negated": mystic.negated,
    "combat_negated": mystic.negated,
    "glory_dealt": mystic.dealt,
    "shame_dealt": mystic.dealt,
    "relic_gained": mystic.relic_gained,
    "god_effect": mystic.god_effect,
    "relic_created": mystic.god_effect,
    "relic_revealed": mystic.relic_placed,
    "relic_replaced": mystic.relic_placed,
    "relic_taken": mystic.relic_taken,
    "relic_lost": mystic.relic_taken,
    "moved": pieces.moved,
    "transferred": pieces.transferred,
    "returned": pieces.transferred,
    "celebrity_moved": pieces.celebrity_moved,
    "celebrity_bought": pieces.bought,
    "government_bought": pieces.bought,
    "celebrity_replaced": pieces.bought,
    "wiretapped": pieces.bought,
    "contracted": pieces.bought,
    "eliminated": pieces.eliminated,
    "propagated": rolls.propagation,
    "propagation_failed": rolls.propagation,
    "net_cast": rolls.net_cast,
    "combat_declared": rolls.combat_declared,
    "combat_won": rolls.combat,
    "combat_lost": rolls.combat,
    "tile_taken": tiles.taken,
    "tile_calmed": tiles.taken,
    "tile_neutral": tiles.neutral,
    "tile_designated": tiles.designated,
    "tile_separatist": tiles.separatist,
    "tile_ruined": tiles.ruined,
    "tiles_swapped": tiles.swapped,
    "fogged": tiles.fogged,
    "revealed": tiles.revealed,
    "mud": tiles.mud,
    "gained": tiles.resources,
    "income": tiles.resources,
    "lost": tiles.resources,
    "levy": tiles.resources,
    "hint": tiles.noticed,
    "church_advantage": tiles.noticed,
    "hospital_visit": tiles.noticed,
    "exchange": tiles.noticed,
    "joint_service": tiles.noticed,
    "tab_opened": tiles.noticed,
    "celebrity_effect": tiles.noticed,
    "day": weather.sweep,
    "night": weather.sweep,
    "squall": weather.squall,
    "wind": weather.wind,
    "reverted": weather.reverted,
}
