"""Which event of Creed begins which animation of the board (section 10, C6.5)."""

from __future__ import annotations

from scenes.kit.cue import Maker
from scenes.titles.creed import board_fx_attacks as attacks
from scenes.titles.creed import board_fx_camp as camp
from scenes.titles.creed import board_fx_moves as moves

MAKERS: dict[str, Maker] = {
    "moved": moves.moved,
    "crossed": moves.moved,
    "swapped": moves.swapped,
    "rotated": moves.rotated,
    "deployed": moves.deployed,
    "placed": moves.deployed,
    "recalled": moves.recalled,
    "revealed": moves.revealed,
    "sent_back": moves.sent_back,
    "stood_firm": moves.stood_firm,
    "reinforced": moves.reinforced,
    "attacked": attacks.attacked,
    "hit": attacks.hit,
    "charge_ended": attacks.charge_ended,
    "besieged": attacks.besieged,
    "tent_destroyed": camp.tent_destroyed,
    "leader_removed": camp.leader_removed,
    "fortress_broken": camp.fortress_broken,
    "fortified": camp.fortified,
    "assassination": camp.assassination,
    "boosted": camp.boosted,
    "redeployed": camp.redeployed,
    "exchanged": camp.exchanged,
    "appointed": camp.appointed,
    "turn_began": camp.turn_began,
    "ended": camp.ended,
}
