"""The log of Realigious (C6.4a): a line for every event, from the event's data alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.realigious.content import CARDS
from scenes.kit.log_line import LogLine

if TYPE_CHECKING:
    from game.core.events import Event
    from scenes.titles.realigious.prompts import Words

PURSES = ("believers", "donations", "influence")
SILENT = ("turn_ended", "phase_began", "tab_opened")
GROUPS = ("prop", "combat", "card", "force", "resource")
KINDS: dict[str, tuple[str, ...]] = {
    "prop": (
        "moved", "transferred", "stayed", "contact", "returned", "revealed", "controlled",
        "propagated", "propagation_failed", "tile_neutral", "tile_taken", "tile_designated", "tile_separatist",
        "tile_calmed", "tile_ruined", "tiles_swapped", "net_cast", "church_advantage", "hint", "fogged",
    ),
    "combat": (
        "combat_declared", "combat_negated", "combat_won", "combat_lost", "combat_rates", "reckless", "levy",
        "streak", "glory_dealt", "shame_dealt", "eliminated",
    ),
    "card": (
        "drew", "drew_hidden", "entered_hand", "entered_hand_hidden", "deck_renewed", "discarded", "discarded_hidden",
        "set_aside", "card_used", "card_negated", "card_effect_lost", "hand_seen", "state_added", "state_ended",
    ),
    "force": (
        "celebrity_moved", "celebrity_stayed", "celebrity_bought", "government_bought", "celebrity_replaced",
        "celebrity_effect", "wiretapped", "contracted", "hospital_visit", "exchange", "tab_icon", "trade_offered",
        "trade_done", "trade_refused", "joint_service", "truce", "truce_ended", "maps_shared", "agreed_not",
        "relic_gained", "relic_lost", "relic_taken", "relic_take_stopped", "relic_replaced", "relic_revealed",
        "relic_created", "relic_gone", "god_effect",
    ),
    "resource": (
        "paid", "gained", "lost", "income", "reputation_up", "reputation_down", "reputation_paid", "reputation_set",
        "reputation_hidden", "heat_lost", "heat_paid", "panic",
    ),
}  # fmt: skip
GROUP_OF = {kind: group for group, kinds in KINDS.items() for kind in kinds}
HEAVY = {
    "moved", "transferred", "propagated", "propagation_failed", "tile_designated", "tile_neutral", "tile_ruined",
    "tiles_swapped", "net_cast", "church_advantage", "fogged", "combat_declared", "combat_negated", "combat_won",
    "combat_lost", "eliminated", "card_used", "card_negated", "celebrity_bought", "government_bought",
    "trade_done", "joint_service", "truce", "maps_shared", "relic_gained", "relic_taken", "relic_replaced",
    "god_effect", "squall", "turn_skipped", "game_won", "game_judged", "reverted", "exchange", "celebrity_effect",
}  # fmt: skip
ICONS = {
    "moved": "realigious/phase/move", "transferred": "realigious/phase/move", "returned": "ui/back",
    "revealed": "ui/eye",
    "relic_revealed": "ui/eye", "hand_seen": "ui/eye", "turn_began": "ui/turn", "turn_skipped": "ui/hourglass",
    "extra_turn": "ui/turn", "cycle_ended": "ui/cycle", "cycle_began": "ui/cycle", "day": "realigious/fx/day",
    "night": "realigious/fx/night",
    "squall": "realigious/fx/lightning", "heat_lost": "realigious/fx/heat", "heat_paid": "realigious/fx/heat",
    "mud": "realigious/mark/mud",
    "drew": "ui/deck", "drew_hidden": "ui/deck", "entered_hand": "ui/hand", "discarded": "ui/discard",
    "deck_renewed": "ui/deck", "card_negated": "ui/filter_card", "tile_separatist": "realigious/mark/separatist",
    "tile_ruined": "realigious/mark/ruin", "fogged": "realigious/mark/fog", "tile_calmed": "ui/check",
    "eliminated": "ui/cross",
    "game_won": "ui/trophy", "game_judged": "realigious/victory/judgement",
    "reputation_up": "realigious/resource/reputation",
    "reputation_down": "realigious/resource/reputation", "reputation_paid": "realigious/resource/reputation",
    "reputation_set": "realigious/resource/reputation", "reputation_hidden": "realigious/resource/reputation",
    "exchange": "ui/coins",
    "trade_offered": "realigious/tab/trade", "trade_done": "realigious/tab/trade",
    "trade_refused": "realigious/tab/trade",
    "joint_service": "realigious/tab/joint_service", "truce": "realigious/tab/truce",
    "truce_ended": "realigious/tab/truce",
    "maps_shared": "realigious/tab/share_maps", "combat_declared": "realigious/tab/conflict",
    "combat_won": "realigious/tab/conflict",
    "combat_lost": "realigious/tab/conflict", "hint": "realigious/mark/relic_hint", "net_cast": "ui/dice",
    "skip_added": "ui/hourglass",
    "glory_dealt": "ui/filter_card", "shame_dealt": "ui/filter_card", "reverted": "ui/undo",
}  # fmt: skip
WITH_PICTURE = {
    "tile_designated": "realigious/mark/", "state_added": "realigious/state/", "state_ended": "realigious/state/",
    "celebrity_moved": "realigious/celebrity/",
    "celebrity_bought": "realigious/celebrity/", "celebrity_effect": "realigious/celebrity/",
    "celebrity_replaced": "realigious/celebrity/",
    "celebrity_stayed": "realigious/celebrity/", "government_bought": "realigious/structure/",
    "tab_icon": "realigious/tab/", "agreed_not": "realigious/tab/",
    "god_effect": "realigious/god/", "wind": "realigious/fx/wind_",
}  # fmt: skip


def group_of(kind: str) -> str:
    """The filter that an event belongs to; turns and weather are with the resources."""
    return GROUP_OF.get(kind, "resource")


def log_line(event: Event, words: Words) -> LogLine | None:
    """The line of an event; None for events that say nothing to a reader."""
    if event.kind in SILENT:
        return None
    args = arguments(event, words)
    key = text_key(event, words, args)
    if key is None:
        return None
    tile, seat = event.data.get("tile"), event.data.get("seat")
    return LogLine(
        no=event.no, text=words.t(key, **args), icon=icon_of(event, words), rule=event.rule,
        group=group_of(event.kind), ref=f"tile:{tile}" if isinstance(tile, int) and tile >= 0 else "",
        seat=seat if isinstance(seat, int) else -1, heavy=event.kind in HEAVY, details=details(event, words),
    )  # fmt: skip


def text_key(event: Event, words: Words, args: dict[str, str | int]) -> str | None:
    """The most precise text that fits what was told."""
    data = event.data
    ends = [""]
    if data.get("card"):
        ends.insert(0, ".card")
    if "given" in args:
        ends.insert(0, ".terms")
    if isinstance(data.get("tile"), int):
        ends.insert(0, ".tile")
    if data.get("roll") == 0:
        ends.insert(0, ".certain")
        ends.insert(0, ".certain.tile" if "tile" in args else ".certain")
    stems = [event.kind]
    if "card" in data and not data["card"]:
        stems.insert(0, f"{event.kind}_hidden")
    for stem in stems:
        for end in ends:
            if words.has(f"log.{stem}{end}"):
                return f"log.{stem}{end}"
    return None


def arguments(event: Event, words: Words) -> dict[str, str | int]:
    """What fills the line."""
    data = event.data
    args: dict[str, str | int] = {}
    for name, value in data.items():
        if isinstance(value, list):
            continue
        match name:
            case "seat":
                args["actor"] = words.name(int(value))
            case "other":
                args["other"] = words.name(int(value))
            case "tile":
                args["tile"] = words.place(int(value))
            case "card" if value:
                args["card"] = words.card(str(value))
            case "given" | "asked" if value:
                args[name] = words.goods(str(value))
            case "what":
                args["what"] = words.thing(event.kind, value)
            case _ if name not in ("given", "asked", "card"):
                args[name] = value
    amounts = {name: data[name] for name in PURSES if name in data}
    purse = [words.amount(name, value) for name, value in amounts.items() if isinstance(value, int) and value]
    if purse:
        args["amount"] = ", ".join(purse)
    return args


def icon_of(event: Event, words: Words) -> str:
    """The picture of a line."""
    kind, data = event.kind, event.data
    card = data.get("card")
    if kind == "card_used" and isinstance(card, str) and card in CARDS:
        return f"realigious/card/{card}"
    if kind in WITH_PICTURE:
        found = f"{WITH_PICTURE[kind]}{data.get('what')}"
        if words.has_picture(found):
            return found
    for purse in PURSES:
        if kind in ("gained", "paid", "lost", "income") and data.get(purse):
            return f"realigious/resource/{purse}"
    return ICONS.get(kind, f"ui/filter_{group_of(kind)}" if kind in GROUP_OF else "ui/filter_system")


def details(event: Event, words: Words) -> tuple[str, ...]:
    """More lines for who points at it: the two rates of a combat (R10.9)."""
    data = event.data
    if "r1" not in data or not data.get("rate"):
        return ()
    return (
        f"{words.t('term.attack_rate')} {data['r1']}%",
        f"{words.t('term.defence_rate')} {data['r2']}%",
        f"{words.t('term.total')} {data['rate']}% / {data['roll']}",
    )
