"""How each kind of event of Ankh is shown (section 10, C6.4a, C6.5): its filter in the log, its icon, its weight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.ankh.content import GOD, GUARDIANS
from scenes.kit.event_look import CHANCE, END, GAIN, LOSS, TURN, EventLook, about
from scenes.titles.ankh import board_fx_conflict as conflict
from scenes.titles.ankh import board_fx_faith as faith
from scenes.titles.ankh import board_fx_pieces as piece
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
    "moved": EventLook(BOARD, _figure, "ankh/march", heavy=True, animation=piece.moved),
    "pushed": EventLook(BOARD, _figure, "ankh/march", heavy=True, mark=LOSS, animation=piece.pushed),
    "faced": EventLook(BOARD, "ankh/guardian/giant_scorpion_1", "step", animation=piece.faced),
    "summoned": EventLook(BOARD, _figure, "ankh/summon", heavy=True, animation=piece.summoned),
    "made_radiant": EventLook(BOARD, "ankh/sun", "ankh/shine", heavy=True, animation=piece.made_radiant),
    "attuned": EventLook(BOARD, _figure, "ankh/march", heavy=True, animation=piece.moved),
    "returned": EventLook(BOARD, "ankh/guardian/mummy", "ankh/sand", heavy=True, animation=piece.returned),
    "portal": EventLook(BOARD, "ankh/portal", "ankh/portal", heavy=True, animation=piece.portal),
    "followers_gained": EventLook(FAITH, "ankh/follower", "ankh/prayer", animation=piece.followers_gained),
    "sacrificed": EventLook(FAITH, "ankh/follower", "ankh/offering", animation=faith.sacrificed),
    "handed_over": EventLook(FAITH, "ankh/follower", "ankh/offering", heavy=True, animation=conflict.handed_over),
    "unlocked": EventLook(
        FAITH, about("ankh/power/", "power"), "ankh/power", heavy=True, mark=GAIN, animation=faith.unlocked
    ),
    "token_lost": EventLook(
        FAITH, "ankh/action/unlock", "ankh/sand", heavy=True, mark=LOSS, animation=faith.token_lost, hurts="god"
    ),
    "guardian_taken": EventLook(
        FAITH, _figure, "ankh/power", heavy=True, mark=GAIN, animation=faith.guardian_taken
    ),
    "event": EventLook(BOARD, _event, "ankh/event", heavy=True, mark=TURN, animation=conflict.event_came),
    "controlled": EventLook(BOARD, _monument, "ankh/token", heavy=True, mark=GAIN, animation=piece.controlled),
    "caravan": EventLook(BOARD, "ankh/event/caravan", "ankh/caravan", heavy=True, animation=piece.caravan),
    "regions_swapped": EventLook(BOARD, "ankh/event/caravan", heavy=True, animation=faith.regions_swapped),
    "destroyed": EventLook(
        CONFLICT, _monument, "ankh/collapse", heavy=True, mark=LOSS, animation=piece.destroyed, hurts="owner"
    ),
    "built": EventLook(CONFLICT, _monument, "ankh/build", heavy=True, mark=GAIN, animation=piece.built),
    "conflict_began": EventLook(
        CONFLICT, "ankh/event/conflict", "ankh/conflict", heavy=True, mark=TURN, animation=conflict.conflict_began
    ),
    "conflict_ended": EventLook(CONFLICT, "ankh/event/conflict", animation=conflict.conflict_ended),
    "battle_began": EventLook(CONFLICT, "ankh/conflict", heavy=True, animation=conflict.battle_began),
    "dominated": EventLook(CONFLICT, _marker, "ankh/token", heavy=True, animation=conflict.dominated),
    "majorities": EventLook(CONFLICT, _marker, "ankh/stone", heavy=True, animation=conflict.majorities),
    "devotion": EventLook(FAITH, _marker, heavy=True, mark=_devotion),
    "eye_placed": EventLook(CONFLICT, "ankh/eye", "ankh/eye", heavy=True, animation=conflict.eye_placed),
    "banned": EventLook(CONFLICT, _card, "ankh/stamp", heavy=True, mark=LOSS, animation=conflict.banned, hurts="god"),
    "two_cards": EventLook(CONFLICT, "ankh/two_up"),
    "card_chosen": EventLook(CONFLICT, "ankh/card_back"),
    "guessed": EventLook(CONFLICT, _card, heavy=True),
    "guess_checked": EventLook(
        CONFLICT, "ankh/scale", "ankh/scale", heavy=True, mark=CHANCE, animation=conflict.guess_checked
    ),
    "scale_paid": EventLook(FAITH, "ankh/scale", "ankh/shine", heavy=True, mark=GAIN, animation=conflict.scale_paid),
    "revealed": EventLook(CONFLICT, "ankh/card_back", "card", heavy=True, mark=CHANCE, animation=conflict.revealed),
    "cat_placed": EventLook(BOARD, _cat, "step", animation=piece.cat_placed),
    "cats_taken_back": EventLook(BOARD, "ankh/cat_back"),
    "cat_shown": EventLook(CONFLICT, _cat, "ankh/cat", heavy=True, mark=CHANCE, animation=piece.cat_shown),
    "cat_pounced": EventLook(
        CONFLICT, "ankh/cat_star", "ankh/pounce", heavy=True, mark=LOSS, animation=piece.cat_pounced
    ),
    "plague": EventLook(CONFLICT, "ankh/card/plague", "ankh/locusts", heavy=True, mark=LOSS, animation=conflict.plague),
    "plague_spares": EventLook(CONFLICT, "ankh/card/plague"),
    "killed": EventLook(CONFLICT, _figure, "ankh/sand", heavy=True, mark=LOSS, animation=piece.killed, hurts="god"),
    "kept_alive": EventLook(CONFLICT, "ankh/god/isis", "ankh/shine", heavy=True, animation=piece.kept_alive),
    "trapped": EventLook(CONFLICT, "ankh/slot", "ankh/trap", heavy=True, mark=LOSS, animation=piece.trapped),
    "strength": EventLook(CONFLICT, _marker),
    "token_used": EventLook(CONFLICT, "ankh/conflict", "ankh/token", heavy=True, animation=conflict.token_used),
    "battle_won": EventLook(CONFLICT, _marker, "ankh/victory", heavy=True, mark=GAIN, animation=conflict.battle_won),
    "nobody_won": EventLook(CONFLICT, "ankh/event/conflict", "ankh/sand", heavy=True, animation=faith.nobody_won),
    "cards_back": EventLook(CONFLICT, "ankh/card/cycle", "card"),
    "passed_on": EventLook(FAITH, "ankh/guardian/petsuchos", "step", heavy=True, animation=conflict.passed_on),
    "merged": EventLook(SYSTEM, "ankh/event/merge", "ankh/merge", heavy=True, mark=TURN, animation=conflict.merged),
    "guardian_joined": EventLook(SYSTEM, _figure),
    "forgotten": EventLook(
        SYSTEM, "ankh/event/forgotten", "ankh/forgotten", heavy=True, mark=LOSS, animation=conflict.forgotten
    ),
    "conceded": EventLook(SYSTEM, "ui/cross", "lose", heavy=True, mark=LOSS),
    "draw_agreed": EventLook(SYSTEM, "ui/check", heavy=True, mark=END),
    "ended": EventLook(SYSTEM, "ui/trophy", heavy=True, mark=END, animation=conflict.ended),
}
