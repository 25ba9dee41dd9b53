"""How each kind of event of Crowns is shown (section 10, C6.4a, C6.5): its filter in the log, its icon, its weight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.crowns.content import FACES
from scenes.kit.event_look import CHANCE, END, GAIN, LOSS, TURN, EventLook, about
from scenes.titles.crowns import moments as moment

if TYPE_CHECKING:
    from game.core.events import Event

FIGHT, CARD, WEALTH, SYSTEM = "combat", "card", "resource", "system"


def _type(event: Event) -> str:
    """The sign of a card's type."""
    kind = str(event.data.get("kind"))
    return f"crowns/type/{FACES[kind].type}" if kind in FACES else "crowns/type/event"


def _sign(event: Event) -> str:
    """Gain or loss by what an event adds or takes."""
    amount = event.data.get("amount")
    return LOSS if isinstance(amount, int) and amount < 0 else GAIN


_kind = about("crowns/icon/", "kind")
EVENTS = {
    "setup_first": EventLook(SYSTEM, "crowns/first_player"),
    "mulligan": EventLook(CARD, "ui/cycle"),
    "placed": EventLook(CARD, "crowns/icon/hand", "card"),
    "taken_back": EventLook(CARD, "crowns/icon/hand", "card"),
    "placing_done": EventLook(CARD, "ui/check"),
    "setup_done": EventLook(SYSTEM, "ui/check", heavy=True, mark=TURN),
    "round_began": EventLook(SYSTEM, "ui/hourglass", "turn", heavy=True, mark=TURN),
    "phase_began": EventLook(SYSTEM, "ui/hourglass", heavy=True, animation=moment.phase_told),
    "active": EventLook(SYSTEM, "ui/turn"),
    "plot": EventLook(CARD, "crowns/type/plot", "card", heavy=True, mark=CHANCE, animation=moment.plot_turned),
    "plots_returned": EventLook(CARD, "crowns/type/plot"),
    "initiative": EventLook(CARD, "crowns/icon/initiative", heavy=True),
    "initiative_power": EventLook(CARD, "crowns/icon/initiative", heavy=True),
    "initiative_lot": EventLook(CARD, "crowns/icon/initiative", heavy=True),
    "first_player": EventLook(SYSTEM, "crowns/first_player", "step", heavy=True, animation=moment.token_slid),
    "office_picked": EventLook(SYSTEM, "crowns/type/office"),
    "office": EventLook(SYSTEM, "crowns/type/office", "card", heavy=True, animation=moment.office_shown),
    "offices_returned": EventLook(SYSTEM, "crowns/type/office"),
    "drew": EventLook(CARD, "crowns/icon/deck", "draw", animation=moment.drawn),
    "discarded": EventLook(CARD, "crowns/icon/discard", "discard", heavy=True, mark=LOSS, animation=moment.went),
    "found": EventLook(CARD, "ui/search", "card", heavy=True),
    "searched": EventLook(CARD, "ui/search"),
    "scried": EventLook(CARD, "ui/eye"),
    "looked_at_hand": EventLook(CARD, "ui/eye", heavy=True),
    "shuffled": EventLook(CARD, "ui/random"),
    "put_under": EventLook(CARD, "crowns/icon/deck"),
    "recovered": EventLook(CARD, "crowns/icon/discard", "card", heavy=True, mark=GAIN),
    "gold": EventLook(WEALTH, "crowns/icon/gold", "coin", animation=moment.coins),
    "spent": EventLook(WEALTH, "crowns/icon/gold", "coin"),
    "bestowed": EventLook(WEALTH, "crowns/icon/gold", "coin", heavy=True),
    "power": EventLook(WEALTH, "crowns/splinter", "crowns/power", heavy=True, mark=_sign, animation=moment.splinters),
    "marshalling_done": EventLook(SYSTEM, "ui/check"),
    "marshalled": EventLook(CARD, _type, "card", heavy=True),
    "ambushed": EventLook(CARD, "crowns/keyword/ambush", "react", heavy=True, mark=GAIN),
    "entered": EventLook(CARD, _type, animation=moment.entered),
    "duplicate": EventLook(CARD, _type, heavy=True),
    "attached": EventLook(CARD, "crowns/type/attachment", "card", heavy=True),
    "control": EventLook(CARD, "crowns/icon/power", "step", heavy=True, mark=LOSS),
    "cost_changed": EventLook(WEALTH, "crowns/icon/cost"),
    "used": EventLook(CARD, _type, "react", heavy=True, animation=moment.used),
    "cancelled": EventLook(CARD, "ui/cross", "fail", heavy=True, mark=LOSS),
    "modified": EventLook(FIGHT, "crowns/icon/strength", animation=moment.lit_up("crowns/icon/strength")),
    "knelt": EventLook(CARD, "crowns/icon/kneel", "crowns/kneel", animation=moment.turned),
    "stood": EventLook(CARD, "crowns/icon/stand", animation=moment.turned),
    "challenge": EventLook(FIGHT, _kind, "crowns/challenge", heavy=True, mark=TURN, animation=moment.banners),
    "challenges_done": EventLook(SYSTEM, "ui/check"),
    "bypassed": EventLook(FIGHT, "crowns/keyword/stealth", "step", heavy=True, animation=moment.veiled),
    "defended": EventLook(FIGHT, "crowns/banner/defence", "step", heavy=True, animation=moment.banners),
    "joined": EventLook(FIGHT, "crowns/banner/attack", "step", heavy=True),
    "removed": EventLook(FIGHT, "crowns/icon/kneel", "step", heavy=True),
    "no_winner": EventLook(FIGHT, "ui/cross", "fail", heavy=True, animation=moment.counted),
    "won": EventLook(FIGHT, _kind, "success", heavy=True, mark=CHANCE, animation=moment.counted),
    "unopposed": EventLook(
        FIGHT, "crowns/splinter", heavy=True, mark=GAIN,
        animation=moment.told_middle("crowns.fight.unopposed", "crowns/splinter"),
    ),
    "rival_beaten": EventLook(FIGHT, "crowns/type/office", heavy=True, mark=GAIN),
    "claim": EventLook(FIGHT, "crowns/icon/claim", heavy=True, animation=moment.claimed),
    "claim_changed": EventLook(FIGHT, "crowns/icon/claim", heavy=True),
    "challenge_ended": EventLook(FIGHT, "ui/check"),
    "killed": EventLook(FIGHT, "crowns/icon/dead", "lose", heavy=True, mark=LOSS, animation=moment.died, hurts="seat"),
    "discarded_from_play": EventLook(CARD, "crowns/icon/discard", "discard", heavy=True, mark=LOSS, hurts="seat"),
    "sacrificed": EventLook(CARD, "crowns/icon/dead", "discard", heavy=True, mark=LOSS),
    "returned": EventLook(CARD, "crowns/icon/hand", "card", heavy=True, mark=LOSS, hurts="seat"),
    "left": EventLook(CARD, _type, animation=moment.went),
    "saved": EventLook(FIGHT, "ui/star", "success", heavy=True, mark=GAIN, animation=moment.lit_up("ui/star")),
    "keyword": EventLook(FIGHT, about("crowns/keyword/", "word"), animation=moment.keyword),
    "dominance": EventLook(WEALTH, "crowns/icon/strength", "success", heavy=True, mark=GAIN, animation=moment.swept),
    "no_dominance": EventLook(WEALTH, "crowns/icon/strength", heavy=True),
    "eliminated": EventLook(SYSTEM, "crowns/icon/dead", "lose", heavy=True, mark=END),
    "conceded": EventLook(SYSTEM, "ui/cross", "lose", heavy=True, mark=LOSS),
    "draw_agreed": EventLook(SYSTEM, "ui/check", heavy=True, mark=END),
    "game_ended": EventLook(SYSTEM, "ui/trophy", "crowns/throne", heavy=True, mark=END, animation=moment.closed),
}
