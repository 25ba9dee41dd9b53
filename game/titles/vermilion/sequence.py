"""The game as steps: its table of contents.

[quest_choice] -> characters -> [kits] -> quest_begin -> start_places -> first_hands -> round_begin
round_begin -> phase_corruption, of each seat -> phase_ready, of each seat -> phase_threat -> threat_window (repeated)
    -> phase_enemy -> foe_act, of each enemy -> phase_player -> act (repeated) -> turn_end
    -> phase_cleanup -> cleanup_end -> round_begin
Wherever the quest is decided: quest_end -> [reward -> grow_or_recover -> [train]] -> workshop (repeated) -> quest_begin
"""
from __future__ import annotations

from game.titles.vermilion.breathe import grow_or_recover, quest_end, reward, workshop
from game.titles.vermilion.foes import act as foe_act
from game.titles.vermilion.phases import (
    act,
    cleanup_end,
    phase_cleanup,
    phase_corruption,
    phase_enemy,
    phase_player,
    phase_ready,
    phase_threat,
    round_begin,
    threat_window,
    turn_end,
)
from game.titles.vermilion.setup import characters, first_hands, quest_begin, quest_choice, start_places
from game.titles.vermilion.training import kits, train

STEPS = {rule.__name__: rule for rule in (
    quest_choice, characters, kits, quest_begin, start_places, first_hands, round_begin, phase_corruption, phase_ready,
    phase_threat, threat_window, phase_enemy, phase_player, act, turn_end, phase_cleanup, cleanup_end, quest_end,
    reward, grow_or_recover, train, workshop,
)} | {"foe_act": foe_act}  # fmt: skip
