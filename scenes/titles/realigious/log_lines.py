"""The log of Realigious (C6.4a): words for every event, from the event's data alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.realigious.content import CARDS
from scenes.kit.log_line import Told
from scenes.titles.realigious.events import PURSES
from scenes.titles.realigious.since import CHANGES

REPUTATION = (*CHANGES, "reputation_hidden")
CODES = {row.code: name for name, row in CARDS.items()}
"""The cards by what the rule of an event says where a card has brought it about."""
CAUSES = {"tile_separatist": "extremist"}
"""R19.10. The one card that does it, by hand or as it is discarded."""
TAKEN, ROBBER = ("reputation_down", "relic_lost"), "abukaros"
"""5.10. The one god by whose relics others lose something."""
SETS_BACK = "time_reversal"
"""The one card by which a player goes back a turn; who used it may be hidden, what it was is not."""

if TYPE_CHECKING:
    from game.core.events import Event
    from scenes.titles.realigious.prompts import Words


def told(event: Event, words: Words) -> Told | None:
    """An event in words; None for events that say nothing to a reader. What has no place leads to the page of what it
    tells of: a card, or the reputation and what has changed it.
    """
    args = arguments(event, words)
    key = text_key(event, words, args)
    tile = event.data.get("tile")
    place = f"tile:{tile}" if isinstance(tile, int) and tile >= 0 else _page(event)
    if key is None:
        return None
    return Told(words.t(key, **args), place, details(event, words), cause(event, words))


INCOMES = {"R23.5": "icon", "R23.6": "faith_village", "R23.7": "school", "R23.9": "hospital"}
"""By which rule a designated tile brings something."""


def cause(event: Event, words: Words) -> str:
    """The card that has changed something, or what brings it in each turn; "" where it was none of them."""
    if event.rule in INCOMES:
        return words.t(f"realigious.designation.{INCOMES[event.rule]}")
    if event.rule == "5.10" and event.kind in TAKEN:
        return words.t(f"realigious.god.{ROBBER}")
    if event.kind == "squall":
        return words.t("realigious.climate.tropical.trait")
    card = CODES.get(event.rule, CAUSES.get(event.kind, "")) if event.data.get("card") is None else ""
    return words.card(card) if card else ""


def seen(event: Event) -> str:
    """5.10. The page of a hand that the reader has looked into, "" for any other event."""
    cards = event.data.get("cards")
    return f"seen:{event.data['other']}:{cards}" if event.kind == "hand_seen" and isinstance(cards, str) else ""


def _page(event: Event) -> str:
    if page := seen(event):
        return page
    card = str(event.data.get("card", "")).partition(":")[0].partition("@")[0]
    if event.kind in REPUTATION:
        return "resource:reputation"
    return f"card:{card}" if card in CARDS else ""


def text_key(event: Event, words: Words, args: dict[str, str | int]) -> str | None:
    """The most precise text that fits what was told."""
    data = event.data
    ends = [""]
    if data.get("card"):
        ends.insert(0, ".card")
    if "given" in args:
        ends.insert(0, ".terms")
    if seen(event):
        ends.insert(0, ".cards" if data["cards"] else ".empty")
    if isinstance(data.get("tile"), int):
        ends.insert(0, ".tile")
    if isinstance(other := data.get("other"), int) and other >= 0:
        ends.insert(0, ".from")
        ends.insert(0, ".from.tile" if "tile" in args else ".from")
    if data.get("roll") == 0:
        ends.insert(0, ".certain")
        ends.insert(0, ".certain.tile" if "tile" in args else ".certain")
    if data.get("roll") and _judged(event):
        ends.insert(0, ".judged.tile" if "tile" in args else ".judged")
    if data.get("forced"):
        ends.insert(0, ".certain.forced.tile")
    if event.kind == "combat_lost" and data.get("reckless"):  # the roll was good enough
        ends.insert(0, ".reckless.tile" if "tile" in args else ".reckless")
    stems = [event.kind]
    if "card" in data and not data["card"]:
        stems.insert(0, f"{event.kind}_hidden")
    for stem in stems:
        for end in ends:
            if words.has(f"realigious.log.{stem}{end}"):
                return f"realigious.log.{stem}{end}"
    return None


def _judged(event: Event) -> bool:
    """R10.10. Whether a combat was decided as a conversion is: no defence counts in it."""
    return "r1" in event.data and not event.data.get("r2")


def arguments(event: Event, words: Words) -> dict[str, str | int]:
    """What fills the line; a card, a gift or a wish that is not told is left out."""
    data = event.data
    known = {name: value for name, value in data.items() if value or name not in ("card", "given", "asked")}
    args = words.named(known, event.kind)
    if isinstance(seat := data.get("seat"), int):
        args["actor"] = words.name(seat)
    if event.kind == "reverted":
        args["card"] = words.card(SETS_BACK)
    if seen(event):
        args["cards"] = ", ".join(words.card(card) for card in str(data["cards"]).split(",") if card)
    if forced := data.get("forced"):
        args["forced"] = words.t(f"realigious.term.{forced}")
    if event.kind == "wind":
        args["what"] = words.t(f"realigious.wind.{str(data['what']).lower()}.to")
    purse = [words.amount(name, value) for name in PURSES if isinstance(value := data.get(name), int) and value]
    if purse:
        args["amount"] = ", ".join(purse)
    return args


def details(event: Event, words: Words) -> tuple[str, ...]:
    """More lines for the one who points at it: the two rates of a combat (R10.9), what a god's power does (5.10)."""
    data = event.data
    if event.kind == "god_effect":
        return _power(str(data["what"]), data.get("amount", 0), words)
    if "r1" not in data or not data.get("rate"):
        return ()
    if _judged(event):
        return (f"{words.t('realigious.term.propagation_rate')} {data['rate']}% / {data['roll']}",)
    return (
        f"{words.t('realigious.term.attack_rate')} {data['r1']}%",
        f"{words.t('realigious.term.defence_rate')} {data['r2']}%",
        f"{words.t('realigious.term.total')} {data['rate']}% / {data['roll']}",
    )


def _power(what: str, held: object, words: Words) -> tuple[str, ...]:
    """5.10. What a type of relic does, or so many relics of a god."""
    keys = (f"realigious.relic.{what}.text", f"realigious.god.{what}.held.{held}")
    return tuple(words.t(key) for key in keys if words.has(key))
