"""How each kind of event of Realigious is shown (section 10, C6.4a, C6.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.realigious.content import CARDS
from scenes.kit.event_look import ALL, CHANCE, END, GAIN, LOSS, TURN, EventLook, about
from scenes.titles.realigious import board_fx_clash as clash
from scenes.titles.realigious import board_fx_mystic as mystic
from scenes.titles.realigious import board_fx_pieces as pieces
from scenes.titles.realigious import board_fx_rolls as rolls
from scenes.titles.realigious import board_fx_tiles as tiles
from scenes.titles.realigious import board_fx_weather as weather

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.core.events import Event
    from game.titles.realigious.view import SeatView

PROP, COMBAT, CARD, FORCE, RESOURCE = "prop", "combat", "card", "force", "resource"
PIECE = "piece"
"""A piece goes where the event says."""
PURSES = ("believers", "donations", "influence")
DIAL = ("realigious/dice/dial", "realigious/dice/needle", "realigious/fx/ring_0")
LONG_ODDS = 35
"""A roll is a mark when it had at most this chance, in percent."""


def _purse_icon(event: Event) -> str:
    return next((f"realigious/resource/{purse}" for purse in PURSES if event.data.get(purse)), "")


def _rolled(succeeded: bool) -> Callable[[Event], str]:
    """What succeeds or fails against long odds is chance."""

    def mark(event: Event) -> str:
        rate, roll = event.data.get("rate"), event.data.get("roll")
        if not isinstance(rate, int) or not roll:
            return ""
        return CHANCE if 0 < (rate if succeeded else 100 - rate) <= LONG_ODDS else ""

    return mark


def _from_somebody(event: Event) -> str:
    """A tile that was nobody's is told by how it was converted."""
    other = event.data.get("other")
    return GAIN if isinstance(other, int) and other >= 0 else ""


def _seal(_event: Event, after: SeatView) -> tuple[str, ...]:
    return (f"realigious/seal/{after.god}",)


def _card(event: Event, _after: SeatView) -> tuple[str, ...]:
    """The card's scene and its frame, for those who are told which it is."""
    row = CARDS.get(str(event.data.get("card", "")))
    return (f"realigious/card/{row.id}", f"realigious/hand/{row.branch or row.group}") if row is not None else ()


EVENTS = {
    "moved": EventLook(PROP, "realigious/phase/move", "step", heavy=True, touches=PIECE, animation=pieces.moved),
    "transferred": EventLook(
        PROP, "realigious/phase/move", "realigious/glide", heavy=True, touches=PIECE, animation=pieces.transferred
    ),
    "stayed": EventLook(PROP),
    "revealed": EventLook(PROP, "ui/eye", animation=tiles.revealed),
    "propagated": EventLook(
        PROP, "", "success", heavy=True, mark=_rolled(True), needs=DIAL, animation=rolls.propagation,
        begins="propagating",
    ),
    "propagation_failed": EventLook(
        PROP, "", "fail", heavy=True, mark=_rolled(False), needs=DIAL, animation=rolls.propagation,
        begins="propagating",
    ),
    "tile_neutral": EventLook(PROP, heavy=True, mark=LOSS, animation=tiles.neutral, hurts="seat"),
    "tile_taken": EventLook(PROP, mark=_from_somebody, animation=tiles.taken, hurts="other", helps="seat"),
    "tile_designated": EventLook(
        PROP, about("realigious/mark/"), "success", heavy=True, mark=GAIN, animation=tiles.designated
    ),
    "tile_separatist": EventLook(PROP, "realigious/mark/separatist", animation=tiles.separatist, hurts="seat"),
    "tile_calmed": EventLook(PROP, "ui/check", animation=tiles.taken),
    "tiles_swapped": EventLook(PROP, heavy=True, touches=ALL, animation=tiles.swapped),
    "net_cast": EventLook(
        PROP, "ui/dice", "dice", heavy=True, mark=_rolled(True), animation=rolls.net_cast, begins="net_casting"
    ),
    "church_advantage": EventLook(PROP, heavy=True, animation=tiles.noticed),
    "fogged": EventLook(PROP, "realigious/mark/fog", heavy=True, touches=ALL, animation=tiles.fogged),
    "combat_declared": EventLook(
        COMBAT, "realigious/tab/conflict", "realigious/combat", heavy=True, animation=rolls.combat_declared
    ),
    "combat_negated": EventLook(COMBAT, "", "realigious/negate", heavy=True, animation=mystic.negated),
    "combat_won": EventLook(
        COMBAT, "realigious/tab/conflict", "dice", heavy=True, mark=GAIN, needs=clash.needs, animation=clash.combat,
        hurts="other", helps="seat", begins="combat_declared",
    ),
    "combat_lost": EventLook(
        COMBAT, "realigious/tab/conflict", "dice", heavy=True, mark=LOSS, needs=clash.needs, animation=clash.combat,
        hurts="seat", helps="other", begins="combat_declared",
    ),
    "levy": EventLook(COMBAT, animation=tiles.resources, counts=True),
    "glory_dealt": EventLook(COMBAT, "ui/filter_card", needs=_card, animation=mystic.dealt),
    "shame_dealt": EventLook(COMBAT, "ui/filter_card", needs=_card, animation=mystic.dealt),
    "eliminated": EventLook(
        COMBAT, "ui/cross", "lose", heavy=True, mark=LOSS, animation=pieces.eliminated, fate=True
    ),
    "conceded": EventLook(COMBAT, "ui/cross", "lose", heavy=True, mark=LOSS, animation=pieces.eliminated),
    "draw_agreed": EventLook(COMBAT, "ui/check", heavy=True, mark=END),
    "drew": EventLook(CARD, "ui/deck", "draw", needs=_card),
    "drew_hidden": EventLook(CARD, "ui/deck"),
    "entered_hand": EventLook(CARD, "ui/hand", needs=_card),
    "deck_renewed": EventLook(CARD, "ui/deck"),
    "discarded": EventLook(CARD, "ui/discard", "discard", needs=_card),
    "card_used": EventLook(
        CARD, about("realigious/card/", "card"), "card", heavy=True, needs=_card, animation=mystic.card_used
    ),
    "card_negated": EventLook(
        CARD, "", "realigious/negate", heavy=True, needs=_card, animation=mystic.negated, hurts="seat"
    ),
    "card_effect_lost": EventLook(CARD, needs=_card),
    "hand_seen": EventLook(CARD, "ui/eye"),
    "state_added": EventLook(CARD, about("realigious/state/")),
    "state_ended": EventLook(CARD, about("realigious/state/")),
    "celebrity_moved": EventLook(
        FORCE, about("realigious/celebrity/"), ends=True, animation=pieces.celebrity_moved  # R3.11 (a)
    ),
    "celebrity_bought": EventLook(FORCE, about("realigious/celebrity/"), "coin", heavy=True, animation=pieces.bought),
    "government_bought": EventLook(
        FORCE, about("realigious/structure/"), "coin", heavy=True, mark=GAIN, animation=pieces.bought, hurts="other",
        helps="seat",
    ),
    "celebrity_replaced": EventLook(FORCE, about("realigious/celebrity/"), animation=pieces.bought),
    "celebrity_effect": EventLook(FORCE, about("realigious/celebrity/"), heavy=True, animation=tiles.noticed),
    "exchange": EventLook(FORCE, "ui/coins", "coin", heavy=True, animation=tiles.noticed),
    "tab_icon": EventLook(FORCE, about("realigious/tab/")),
    "trade_offered": EventLook(FORCE, "realigious/tab/trade"),
    "trade_done": EventLook(FORCE, "realigious/tab/trade", "coin", heavy=True),
    "trade_refused": EventLook(FORCE, "realigious/tab/trade", heavy=True),
    "joint_service": EventLook(FORCE, "realigious/tab/joint_service", heavy=True, animation=tiles.noticed),
    "truce": EventLook(FORCE, "realigious/tab/truce", heavy=True),
    "maps_shared": EventLook(FORCE, "realigious/tab/share_maps", heavy=True, touches=ALL),
    "agreed_not": EventLook(FORCE, about("realigious/tab/"), heavy=True),
    "relic_gained": EventLook(
        FORCE, "", "realigious/relic", heavy=True, mark=GAIN, needs=_seal, animation=mystic.relic_gained
    ),
    "relic_lost": EventLook(FORCE, mark=LOSS, animation=mystic.relic_taken, hurts="seat"),
    "relic_taken": EventLook(FORCE, "", "realigious/relic", heavy=True, mark=GAIN, animation=mystic.relic_taken),
    "relic_replaced": EventLook(FORCE, heavy=True, animation=mystic.relic_placed),
    "relic_revealed": EventLook(FORCE, "ui/eye", animation=mystic.relic_placed),
    "relic_created": EventLook(FORCE, needs=_seal, animation=mystic.god_effect),
    "relic_gone": EventLook(FORCE),
    "god_effect": EventLook(FORCE, about("realigious/god/"), heavy=True, needs=_seal, animation=mystic.god_effect),
    "paid": EventLook(RESOURCE, _purse_icon),
    "gained": EventLook(RESOURCE, _purse_icon, animation=tiles.resources, counts=True),
    "lost": EventLook(RESOURCE, _purse_icon, animation=tiles.resources, hurts="seat", counts=True),
    "reputation_up": EventLook(RESOURCE, "realigious/resource/reputation"),
    "reputation_down": EventLook(RESOURCE, "realigious/resource/reputation", hurts="seat"),
    "reputation_paid": EventLook(RESOURCE, "realigious/resource/reputation"),
    "reputation_hidden": EventLook(RESOURCE, "realigious/resource/reputation"),
    "heat_lost": EventLook(RESOURCE, "realigious/fx/heat", hurts="seat"),
    "heat_paid": EventLook(RESOURCE, "realigious/fx/heat"),
    "panic": EventLook(RESOURCE),
    "cycle_ended": EventLook(RESOURCE, "ui/cycle", ends=True),
    "day": EventLook(RESOURCE, "realigious/fx/day", "realigious/day", touches=ALL, animation=weather.sweep),
    "extra_turn": EventLook(RESOURCE, "ui/turn"),
    "game_judged": EventLook(RESOURCE, "realigious/victory/judgement", heavy=True, mark=END),
    "game_won": EventLook(RESOURCE, "ui/trophy", heavy=True, mark=END),
    "mud": EventLook(RESOURCE, "realigious/mark/mud", animation=tiles.mud),
    "night": EventLook(RESOURCE, "realigious/fx/night", "realigious/night", touches=ALL, animation=weather.sweep),
    "reverted": EventLook(
        RESOURCE, "ui/undo", heavy=True, mark=LOSS, animation=weather.reverted, hurts="seat"
    ),
    "skip_added": EventLook(RESOURCE, "ui/hourglass", hurts="seat"),
    "squall": EventLook(
        RESOURCE, "realigious/fx/lightning", "realigious/squall", heavy=True, animation=weather.squall, hurts="seat",
        ends=True,
    ),
    "turn_began": EventLook(RESOURCE, "ui/turn", mark=TURN, touches=ALL),
    "turn_skipped": EventLook(RESOURCE, "ui/hourglass", heavy=True, hurts="seat"),
    "wind": EventLook(RESOURCE, "ui/filter_system", animation=weather.wind),
}


def touched_by(event: Event) -> str:
    """What an event changes of the view besides what it names."""
    return EVENTS.get(event.kind, EventLook()).touches
