"""How each kind of event of Ankh is shown (section 10, C6.4a, C6.5): its filter in the log, its icon, its weight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.ankh.content import GOD, GUARDIANS
from scenes.kit.event_look import CHANCE, END, GAIN, LOSS, TURN, EventLook, about
from scenes.titles.ankh.event_track import EVENT_NAMES
from scenes.titles.ankh.pieces import CAT_ICONS

if TYPE_CHECKING:
    from game.core.events import Event

CONFLICT, BOARD, FAITH, SYSTEM = "combat", "move", "resource", "system"


def _action(event: Event) -> str:
    return f"ankh/action/{event.data.get('action')}"


def _event(event: Event) -> str:
    letter = str(event.data.get("event"))
    return f"ankh/event/{EVENT_NAMES.get(letter, letter)}"


def _figure(event: Event) -> str:
    """A guardian by its figure, a god or a warrior by the seat's sign."""
    kind = str(event.data.get("figure"))
    if kind in GUARDIANS:
        return "ankh/guardian/giant_scorpion_1" if kind == "giant_scorpion" else f"ankh/guardian/{kind}"
    return f"ankh/token/{event.data.get('god')}" if kind == GOD else f"ankh/warrior/{event.data.get('god')}"


def _monument(event: Event) -> str:
    return f"ankh/{event.data.get('kind')}"


def _marker(event: Event) -> str:
    return f"ankh/marker/{event.data.get('god')}"


def _devotion(event: Event) -> str:
    before, after = event.data.get("before"), event.data.get("after")
    fell = isinstance(before, int) and isinstance(after, int) and after < before
    return LOSS if fell else GAIN


def _cat(event: Event) -> str:
    return f"ankh/cat_{CAT_ICONS.get(str(event.data.get('cat')), 'back')}"


def _card(event: Event) -> str:
    return f"ankh/card/{event.data.get('card')}"


EVENTS = {
    "god_chosen": EventLook(SYSTEM, about("ankh/portrait/", "name")),
    "first_player": EventLook(SYSTEM, "ui/turn"),
    "guardians": EventLook(SYSTEM, about("ankh/guardian/", "figure")),
    "turn_began": EventLook(SYSTEM, "ui/turn", "turn", mark=TURN),
    "action": EventLook(BOARD, _action, heavy=True),
    "moved": EventLook(BOARD, _figure, "step", heavy=True),
    "pushed": EventLook(BOARD, _figure, "step", heavy=True, mark=LOSS),
    "faced": EventLook(BOARD, "ankh/guardian/giant_scorpion_1", "step"),
    "summoned": EventLook(BOARD, _figure, "card", heavy=True),
    "made_radiant": EventLook(BOARD, "ankh/sun", "success", heavy=True),
    "attuned": EventLook(BOARD, _figure, "step", heavy=True),
    "returned": EventLook(BOARD, "ankh/guardian/mummy", heavy=True),
    "portal": EventLook(BOARD, "ankh/portal", heavy=True),
    "followers_gained": EventLook(FAITH, "ankh/follower", "card"),
    "sacrificed": EventLook(FAITH, "ankh/follower"),
    "handed_over": EventLook(FAITH, "ankh/follower", heavy=True),
    "unlocked": EventLook(FAITH, about("ankh/power/", "power"), "success", heavy=True, mark=GAIN),
    "token_lost": EventLook(FAITH, "ankh/action/unlock", heavy=True, mark=LOSS),
    "guardian_taken": EventLook(FAITH, _figure, "success", heavy=True, mark=GAIN),
    "event": EventLook(BOARD, _event, heavy=True, mark=TURN),
    "controlled": EventLook(BOARD, _monument, "success", heavy=True, mark=GAIN),
    "caravan": EventLook(BOARD, "ankh/event/caravan", heavy=True),
    "regions_swapped": EventLook(BOARD, "ankh/event/caravan", heavy=True),
    "destroyed": EventLook(CONFLICT, _monument, heavy=True, mark=LOSS),
    "built": EventLook(CONFLICT, _monument, "success", heavy=True, mark=GAIN),
    "conflict_began": EventLook(CONFLICT, "ankh/event/conflict", heavy=True, mark=TURN),
    "conflict_ended": EventLook(CONFLICT, "ankh/event/conflict"),
    "battle_began": EventLook(CONFLICT, "ankh/conflict", heavy=True),
    "dominated": EventLook(CONFLICT, _marker, heavy=True),
    "majorities": EventLook(CONFLICT, _marker, heavy=True),
    "devotion": EventLook(FAITH, _marker, heavy=True, mark=_devotion),
    "eye_placed": EventLook(CONFLICT, "ankh/eye", heavy=True),
    "banned": EventLook(CONFLICT, _card, heavy=True, mark=LOSS),
    "two_cards": EventLook(CONFLICT, "ankh/two_up"),
    "card_chosen": EventLook(CONFLICT, "ankh/card_back"),
    "guessed": EventLook(CONFLICT, _card, heavy=True),
    "guess_checked": EventLook(CONFLICT, "ankh/scale", heavy=True, mark=CHANCE),
    "scale_paid": EventLook(FAITH, "ankh/scale", heavy=True, mark=GAIN),
    "revealed": EventLook(CONFLICT, "ankh/card_back", "card", heavy=True, mark=CHANCE),
    "cat_placed": EventLook(BOARD, _cat),
    "cats_taken_back": EventLook(BOARD, "ankh/cat_back"),
    "cat_shown": EventLook(CONFLICT, _cat, heavy=True, mark=CHANCE),
    "cat_pounced": EventLook(CONFLICT, "ankh/cat_star", heavy=True, mark=LOSS),
    "plague": EventLook(CONFLICT, "ankh/card/plague", heavy=True, mark=LOSS),
    "plague_spares": EventLook(CONFLICT, "ankh/card/plague"),
    "killed": EventLook(CONFLICT, _figure, heavy=True, mark=LOSS),
    "kept_alive": EventLook(CONFLICT, "ankh/god/isis", heavy=True),
    "trapped": EventLook(CONFLICT, "ankh/slot", heavy=True, mark=LOSS),
    "strength": EventLook(CONFLICT, _marker),
    "token_used": EventLook(CONFLICT, "ankh/conflict", heavy=True),
    "battle_won": EventLook(CONFLICT, _marker, "success", heavy=True, mark=GAIN),
    "nobody_won": EventLook(CONFLICT, "ankh/event/conflict", heavy=True),
    "cards_back": EventLook(CONFLICT, "ankh/card/cycle", "card"),
    "passed_on": EventLook(FAITH, "ankh/guardian/petsuchos", heavy=True),
    "merged": EventLook(SYSTEM, "ankh/event/merge", heavy=True, mark=TURN),
    "guardian_joined": EventLook(SYSTEM, _figure),
    "forgotten": EventLook(SYSTEM, "ankh/event/forgotten", "lose", heavy=True, mark=LOSS),
    "conceded": EventLook(SYSTEM, "ui/cross", "lose", heavy=True, mark=LOSS),
    "draw_agreed": EventLook(SYSTEM, "ui/check", heavy=True, mark=END),
    "ended": EventLook(SYSTEM, "ui/trophy", heavy=True, mark=END),
}
