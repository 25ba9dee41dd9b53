"""How each kind of event of Vermilion is shown (section 10, C6.4a, C6.5): its filter in the log, icon, weight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.kit.event_look import CHANCE, END, GAIN, LOSS, TURN, EventLook, about
from scenes.titles.vermilion import board_fx as fx

if TYPE_CHECKING:
    from game.core.events import Event

FIGHT, MOVE, CARDS, SYSTEM = "combat", "move", "card", "system"
LAST_MS = 4200
"""So much longer than others is what ends a quest shown."""


def _zone(event: Event) -> str:
    return CHANCE if event.data.get("zone") == "yellow" else ""


def _ended(event: Event) -> str:
    return END


def _token(event: Event) -> str:
    threat = event.data.get("threat")
    return f"vermilion/token/{'threat' if isinstance(threat, int) and threat > 0 else 'calm'}"


EVENTS = {
    "character": EventLook(SYSTEM, about("vermilion/portrait/", "name")),
    "quest_began": EventLook(SYSTEM, "ui/map", "turn", heavy=True, mark=TURN, by_itself=True),
    "quest_ended": EventLook(SYSTEM, "ui/trophy", "turn", heavy=True, mark=_ended,
                             animation=fx.curtain, longer_ms=LAST_MS),
    "round_began": EventLook(SYSTEM, "ui/hourglass", "turn", heavy=True, mark=TURN, by_itself=True),
    "turn_began": EventLook(SYSTEM, "ui/turn", "turn"),
    "turn_ended": EventLook(SYSTEM, "ui/check"),
    "swapped_phases": EventLook(SYSTEM, "ui/cycle", "success", heavy=True, mark=CHANCE),
    "placed": EventLook(MOVE, about("vermilion/portrait/", "kind"), "step", heavy=True, animation=fx.came,
                        by_itself=True),
    "started": EventLook(MOVE, "vermilion/step/move", "step", animation=fx.came),
    "moved": EventLook(MOVE, "vermilion/step/move", "step", animation=fx.moved),
    "announced": EventLook(
        FIGHT, about("vermilion/zone/", "zone"), "dice", heavy=True, mark=_zone, animation=fx.announced, by_itself=True
    ),
    "acts": EventLook(FIGHT, "vermilion/step/self", heavy=True, by_itself=True),
    "attacked": EventLook(FIGHT, "vermilion/step/melee", "react", heavy=True, animation=fx.attacked),
    "foe_attacked": EventLook(FIGHT, "vermilion/step/melee", "warning", heavy=True, mark=LOSS,
                              animation=fx.foe_attacked, by_itself=True),
    "damaged": EventLook(FIGHT, "vermilion/step/melee", animation=fx.damaged),
    "healed": EventLook(FIGHT, "vermilion/step/heal", "success", animation=fx.healed),
    "paid_hp": EventLook(FIGHT, "vermilion/keyword/backflow", animation=fx.damaged),
    "died": EventLook(FIGHT, about("vermilion/portrait/", "kind"), "lose", heavy=True, mark=GAIN, animation=fx.died),
    "went_down": EventLook(
        FIGHT, "vermilion/state/lying", "lose", heavy=True, mark=LOSS, animation=fx.died, hurts="seat"
    ),
    "changed": EventLook(FIGHT, about("vermilion/portrait/", "kind"), "turn", heavy=True, mark=TURN,
                         animation=fx.changed),
    "ruptured": EventLook(FIGHT, "vermilion/keyword/rupture", "discard", heavy=True, animation=fx.burst_open),
    "defended": EventLook(FIGHT, "vermilion/slot/torso", "react", heavy=True),
    "perfect_guard": EventLook(FIGHT, "vermilion/state/shielded", "success", heavy=True, mark=GAIN,
                               animation=fx.guarded),
    "covered": EventLook(FIGHT, "vermilion/slot/torso", "react", heavy=True),
    "missed": EventLook(FIGHT, "ui/cross", "fail", heavy=True),
    "fell": EventLook(FIGHT, "vermilion/state/lying", "step", heavy=True, animation=fx.fell),
    "stood_up": EventLook(FIGHT, "vermilion/step/self"),
    "bound": EventLook(FIGHT, "vermilion/state/bound"),
    "opened": EventLook(FIGHT, "vermilion/state/open"),
    "tokens": EventLook(FIGHT, _token, "step", animation=fx.tokens),
    "flipped": EventLook(FIGHT, "vermilion/token/calm", "step", animation=fx.flipped),
    "inverted": EventLook(FIGHT, "vermilion/keyword/inversion", "step", animation=fx.flipped),
    "calmed": EventLook(FIGHT, "vermilion/token/calm"),
    "silenced": EventLook(FIGHT, "vermilion/token/calm", heavy=True),
    "shook": EventLook(FIGHT, "vermilion/keyword/bone_conduction", "discard", heavy=True, animation=fx.shook),
    "wall_broke": EventLook(FIGHT, "vermilion/keyword/siege", "vermilion/crack", heavy=True, animation=fx.broke),
    "land_gained": EventLook(MOVE, "vermilion/keyword/sedate", "success", heavy=True, mark=GAIN, animation=fx.calmed),
    "loaded": EventLook(MOVE, "vermilion/material/tonic", "success", heavy=True, mark=GAIN, animation=fx.rolled_on),
    "planted": EventLook(MOVE, about("vermilion/marker_", "kind"), "step", heavy=True),
    "unplanted": EventLook(MOVE, about("vermilion/marker_", "kind")),
    "played": EventLook(CARDS, about("vermilion/slot/", "slot"), "card", heavy=True),
    "drew": EventLook(CARDS, "ui/filter_card", "draw"),
    "discarded": EventLook(CARDS, "ui/filter_card", "discard"),
    "rolled": EventLook(CARDS, "ui/dice", "dice", heavy=True, rolls=True),
    "faces": EventLook(CARDS, "ui/dice", "dice", heavy=True),
    "thresholds": EventLook(CARDS, "ui/star"),
    "result": EventLook(CARDS, "ui/action"),
    "linked": EventLook(CARDS, about("vermilion/slot/", "slot"), "react"),
    "meditated": EventLook(CARDS, "vermilion/step/heal", "success", heavy=True),
    "combusted": EventLook(CARDS, "vermilion/charge/stockpile_combust", "vermilion/burn", heavy=True),
    "condensed": EventLook(CARDS, "vermilion/charge/stockpile_condense", "dice", heavy=True),
    "fetched": EventLook(CARDS, "ui/search", "card", heavy=True),
    "resonated": EventLook(CARDS, "ui/star", "success", heavy=True, mark=CHANCE),
    "die_gained": EventLook(CARDS, about("vermilion/die/", "kind"), "dice"),
    "die_lost": EventLook(CARDS, "ui/dice", "fail"),
    "die_used": EventLook(CARDS, "ui/dice"),
    "die_returned": EventLook(CARDS, "ui/dice", "dice"),
    "resisted": EventLook(CARDS, "vermilion/keyword/corruption", "dice"),
    "corrupted": EventLook(
        CARDS, "vermilion/keyword/corruption", "discard", heavy=True, mark=LOSS, by_itself=True, hurts="seat"
    ),
    "afflicted": EventLook(
        CARDS, "vermilion/keyword/corruption", "fail", heavy=True, mark=LOSS, by_itself=True, hurts="seat"
    ),
    "attached": EventLook(CARDS, "vermilion/keyword/corruption", "fail", heavy=True, mark=LOSS, by_itself=True),
    "cleansed": EventLook(CARDS, "vermilion/keyword/purge", "success", heavy=True, mark=GAIN),
    "trinket_used": EventLook(CARDS, "vermilion/slot/head", "react", heavy=True),
    "charged": EventLook(CARDS, "vermilion/slot/head", "success"),
    "looked": EventLook(CARDS, "ui/eye", heavy=True),
    "looted": EventLook(CARDS, "vermilion/material/fang", "coin", heavy=True, mark=GAIN),
    "got_material": EventLook(CARDS, about("vermilion/material/", "material"), "coin"),
    "crafted": EventLook(CARDS, "ui/plus", "success", heavy=True, mark=GAIN),
    "worn": EventLook(CARDS, about("vermilion/slot/", "slot"), "card"),
    "gave": EventLook(CARDS, "ui/play", "card", heavy=True),
    "chose": EventLook(SYSTEM, "ui/check"),
    "duality_drawn": EventLook(CARDS, "vermilion/track/marker", "card", heavy=True),
    "duality_gave": EventLook(CARDS, "vermilion/track/marker", "success", heavy=True, mark=GAIN, by_itself=True),
    "track": EventLook(CARDS, "vermilion/track/marker", "step", heavy=True, mark=GAIN, by_itself=True),
    "trained": EventLook(CARDS, "ui/star", "success", heavy=True, mark=GAIN),
    "ready": EventLook(SYSTEM, "ui/check"),
    "conceded": EventLook(SYSTEM, "ui/cross", "lose", heavy=True, mark=LOSS),
    "draw_agreed": EventLook(SYSTEM, "ui/check", heavy=True),
    "ended": EventLook(SYSTEM, "ui/trophy", heavy=True, mark=END),
}  # fmt: skip
