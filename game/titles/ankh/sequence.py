"""The game as steps: its table of contents.

choose_gods -> prepare -> turn
turn -> action (once or twice) [-> event] -> turn_end -> the next seat's turn                       (R5, R6, R8)
a Conflict event: conflict -> region 1, 2, 3 ... -> conflict_end                                    (R9)
a battle in a region: battle_obelisks -> battle_cards -> battle_builds -> battle_plague (each card)
    -> battle_result -> battle_after                                                                (R10)
"""
from __future__ import annotations

from game.titles.ankh.battle import battle_builds, battle_cards, battle_obelisks, battle_plague
from game.titles.ankh.caravans import event
from game.titles.ankh.conflict import conflict, conflict_end, region
from game.titles.ankh.resolution import battle_after, battle_result
from game.titles.ankh.setup import choose_gods, prepare
from game.titles.ankh.turn import action, turn, turn_end

STEPS = {rule.__name__: rule for rule in (
    choose_gods, prepare, turn, action, event, turn_end, conflict, region, conflict_end, battle_obelisks, battle_cards,
    battle_builds, battle_plague, battle_result, battle_after)}
