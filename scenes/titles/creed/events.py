"""How each kind of event of Creed is shown (section 10, C6.4a, C6.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.creed.content import TILES
from scenes.kit.event_look import ALL, CHANCE, END, GAIN, LOSS, TURN, EventLook, about
from scenes.titles.creed import board_fx_attacks as attacks
from scenes.titles.creed import board_fx_camp as camp
from scenes.titles.creed import board_fx_moves as moves

if TYPE_CHECKING:
    from game.core.events import Event

COMBAT, MOVE, FORCE, SYSTEM = "combat", "move", "force", "system"
CAMPS = "camps"
"""All of the tents of the camps that take part."""


def _hit_icon(event: Event) -> str:
    row = TILES.get(str(event.data.get("unit")))
    fallen = bool(event.data.get("removed"))
    return "creed/fallen" if fallen else f"creed/kind/{row.kind}" if row is not None else "creed/defence"


def _hit_mark(event: Event) -> str:
    """A unit that falls is a gain of the attacker; tents and leaders are as well."""
    return GAIN if event.data.get("removed") else ""


def _tent_icon(event: Event) -> str:
    kind = event.data.get("kind")
    return "creed/ruins" if kind == "blank" else f"creed/{kind}"


EVENTS = {
    "attacked": EventLook(COMBAT, "creed/order/field_attack", "creed/clash", heavy=True, animation=attacks.attacked),
    "hit": EventLook(COMBAT, _hit_icon, heavy=True, mark=_hit_mark, animation=attacks.hit, hurts="seat"),
    "charge_ended": EventLook(animation=attacks.charge_ended),
    "besieged": EventLook(
        COMBAT, "creed/order/siege_attack", "creed/siege_stone", heavy=True, animation=attacks.besieged
    ),
    "fortress_broken": EventLook(
        COMBAT, "creed/tent/fortress", "creed/crumble", heavy=True, mark=GAIN, animation=camp.fortress_broken,
        hurts="camp"
    ),
    "tent_destroyed": EventLook(
        COMBAT, _tent_icon, "creed/tent_collapse", heavy=True, mark=GAIN, animation=camp.tent_destroyed, hurts="camp"
    ),
    "leader_removed": EventLook(
        COMBAT, about("creed/", "kind"), "creed/leader_fall", heavy=True, mark=GAIN, animation=camp.leader_removed,
        hurts="seat", fate=True,
    ),
    "assassination": EventLook(
        COMBAT, "creed/special/assassinate", "creed/whisper", heavy=True, mark=CHANCE, animation=camp.assassination
    ),
    "placed": EventLook(MOVE, "creed/order/deploy", "card", animation=moves.deployed),
    "deployed": EventLook(MOVE, "creed/order/deploy", "creed/march", heavy=True, animation=moves.deployed),
    "moved": EventLook(MOVE, "creed/order/move", "step", heavy=True, animation=moves.moved),
    "crossed": EventLook(MOVE, "creed/order/cross", "creed/march", heavy=True, animation=moves.moved),
    "swapped": EventLook(MOVE, "creed/order/swap", "step", heavy=True, animation=moves.swapped),
    "rotated": EventLook(MOVE, "creed/order/rotate", "step", heavy=True, animation=moves.rotated),
    "revealed": EventLook(MOVE, "creed/order/reveal", "card", animation=moves.revealed),
    "recalled": EventLook(MOVE, "creed/order/recall", "card", heavy=True, animation=moves.recalled),
    "boosted": EventLook(FORCE, "creed/special/morale", "creed/horn", heavy=True, animation=camp.boosted),
    "reinforced": EventLook(FORCE, "creed/special/reinforce", "creed/march", heavy=True, animation=moves.reinforced),
    "redeployed": EventLook(
        FORCE, "creed/special/redeploy", "creed/cloth", heavy=True, touches=CAMPS, animation=camp.redeployed
    ),
    "exchanged": EventLook(
        FORCE, "creed/special/redeploy", "creed/cloth", heavy=True, touches=CAMPS, animation=camp.exchanged
    ),
    "appointed": EventLook(FORCE, "creed/special/appoint", "creed/horn", heavy=True, animation=camp.appointed),
    "rumour": EventLook(FORCE, "creed/special/rumour", "creed/scroll", heavy=True, mark=CHANCE),
    "sent_back": EventLook(FORCE, "creed/special/rumour", "step", heavy=True, animation=moves.sent_back),
    "stood_firm": EventLook(FORCE, "creed/special/rumour", heavy=True, animation=moves.stood_firm),
    "fortified": EventLook(FORCE, "creed/special/fortify", "success", heavy=True, animation=camp.fortified),
    "conceded": EventLook(SYSTEM, "ui/cross", "lose", heavy=True, mark=LOSS, touches=ALL),
    "draw_agreed": EventLook(SYSTEM, "ui/check", heavy=True, mark=END, touches=ALL),
    "ended": EventLook(SYSTEM, "ui/trophy", heavy=True, mark=END, touches=ALL, animation=camp.ended),
    "first_side": EventLook(SYSTEM, "creed/first_side", touches=ALL),
    "nation": EventLook(SYSTEM, about("creed/nation/", "nation"), touches=ALL),
    "part_ended": EventLook(SYSTEM, "creed/order/end_turn", ends=True),
    "quiet": EventLook(SYSTEM, "creed/quiet", touches=ALL),
    "round_began": EventLook(SYSTEM, "creed/round", touches=ALL),
    "tents_arranged": EventLook(SYSTEM, "creed/intact", touches=ALL),
    "turn_began": EventLook(SYSTEM, "ui/turn", "turn", mark=TURN, touches=ALL, animation=camp.turn_began),
    "units_done": EventLook(SYSTEM, "ui/ready"),
    "turn_ended": EventLook(touches=ALL),
    "exchange_began": EventLook(touches=CAMPS),
}


BEFALLS = ("hit", "sent_back", "stood_firm", "leader_removed")
"""R6.8, R7.7, R8.8. Events that name the seat that suffers them."""


def touched_by(event: Event) -> str:
    """What an event changes of the view besides what it names."""
    return EVENTS.get(event.kind, EventLook()).touches
