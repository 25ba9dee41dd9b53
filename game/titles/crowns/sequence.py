"""The game as steps: its table of contents.

deal -> mulligan -> place (repeated) -> turn_up -> fill_up -> round_begin                                   R5
round_begin -> for each phase [phase -> its own steps -> phase_end] -> round_end -> round_begin             R6
plot: choose and reveal -> first_player -> when_revealed -> plots_revealed -> offices -> W1                 R7, R19
draw -> W2                                                                                                 R8
marshalling: for each seat [marshal_turn -> marshal (repeated) -> W3]                                       R9
challenges: for each seat [W4 -> challenge_choice -> attack -> W5 -> defend -> W6 -> compare -> claim
    -> keywords -> challenge_end, again] -> W4                                                             R10
dominance -> W7; standing -> W8; taxation -> W9                                                            R11-R13
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.titles.crowns.challenges import attack, challenge_choice, challenge_turn, challenges, defend
from game.titles.crowns.closing import dominance, standing, taxation
from game.titles.crowns.council import offices
from game.titles.crowns.marshalling import marshal, marshal_turn, marshalling
from game.titles.crowns.plot import draw_phase, first_player, plot_phase, plots_revealed, when_revealed
from game.titles.crowns.resolution import challenge_end, claim, compare, keywords
from game.titles.crowns.rounds import actions, phase, phase_end, round_begin, round_end
from game.titles.crowns.setup import fill_up, mulligan, place, start, turn_up

STEPS: dict[str, Callable[..., Any]] = {
    "deal": start,
    "mulligan": mulligan,
    "place": place,
    "turn_up": turn_up,
    "fill_up": fill_up,
    "round_begin": round_begin,
    "round_end": round_end,
    "phase": phase,
    "phase_end": phase_end,
    "actions": actions,
    "plot": plot_phase,
    "first_player": first_player,
    "when_revealed": when_revealed,
    "plots_revealed": plots_revealed,
    "offices": offices,
    "draw": draw_phase,
    "marshalling": marshalling,
    "marshal_turn": marshal_turn,
    "marshal": marshal,
    "challenges": challenges,
    "challenge_turn": challenge_turn,
    "challenge_choice": challenge_choice,
    "attack": attack,
    "defend": defend,
    "compare": compare,
    "claim": claim,
    "keywords": keywords,
    "challenge_end": challenge_end,
    "dominance": dominance,
    "standing": standing,
    "taxation": taxation,
}
