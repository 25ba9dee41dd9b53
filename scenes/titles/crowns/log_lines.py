"""The log of Crowns (C6.4a): words for every event, from its data alone; what a reader may not know is not in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.crowns.content import FACES
from scenes.kit.log_line import Told
from scenes.titles.crowns.card_now import kind_of

if TYPE_CHECKING:
    from game.core.events import Event
    from scenes.titles.crowns.words import Words

TAXATION = "R13.1"
"""The rule by which gold is given back."""


def told(event: Event, words: Words) -> Told:
    """An event in words, the thing that its line shows, and the text of the card that it is about."""
    return Told(words.t(key_of(event, words), **arguments(event, words)), place_of(event))


def key_of(event: Event, words: Words) -> str:
    """The text of an event: there are others for whom it says more, for what it takes or adds, and by its word."""
    key, data = f"crowns.log.{event.kind}", event.data
    amount = data.get("amount", data.get("value"))
    endings = [
        ".own" if "kinds" in data or (event.kind in ("placed", "taken_back") and "card" in data) else "",
        ".returned" if event.kind == "gold" and event.rule == TAXATION else "",
        ".less.faction" if isinstance(amount, int) and amount < 0 and data.get("kind") == "faction" else "",
        ".less" if isinstance(amount, int) and amount < 0 else "",
        f".{data['zone']}" if "zone" in data else "",
        f".{data['origin']}" if "origin" in data else "",
        f".{data['what']}" if "what" in data else "",
        f".{data['type']}" if "type" in data else "",
        f".{data['word']}" if event.kind == "keyword" else "",
        f".{data['reason']}" if "reason" in data else "",
        ".faction" if data.get("kind") == "faction" else "",
        ".again" if data.get("again") else "",
        ".attached" if data.get("host") else "",
        ".none" if data.get("cards") == [] else "",
    ]
    return next((key + ending for ending in endings if ending and words.has(key + ending)), key)


def arguments(event: Event, words: Words) -> dict[str, str | int]:
    """What fills the line."""
    args: dict[str, str | int] = {}
    for name, value in event.data.items():
        if isinstance(value, list):
            args[name] = len(value)
        elif name in ("card", "by", "host") and isinstance(value, int):
            args[name] = card_of(event, name, value, words)
        elif name == "kinds":
            args[name] = ", ".join(words.card(kind) for kind in str(value).split())
        elif name == "word":
            args[name] = _word(event, str(value), words)
        elif name == "until":
            args[name] = words.t(f"crowns.until.{value}")
        elif name in ("amount", "value") and isinstance(value, int) and event.kind != "no_dominance":
            args[name] = abs(value)
        else:
            args[name] = words.noun(name, value, event.kind)
    if isinstance(event.data.get("value"), int):
        args["change"] = f"{event.data['value']:+d}"
    return args


def card_of(event: Event, name: str, number: int, words: Words) -> str | int:
    """A card by its number: of the event's kind, else as the table shows it."""
    kind = str(event.data.get("kind", ""))
    if name == "card" and (kind in FACES or kind == "faction"):
        return words.card(kind)
    seen = kind_of(words.view, f"card:{number}") if words.seen is not None else ""
    return words.card(seen) if seen in FACES else words.t("crowns.card.unknown")


def _word(event: Event, word: str, words: Words) -> str:
    """A keyword or an icon."""
    if event.data.get("what") == "icon":
        return words.t(f"crowns.kind.{word}")
    return words.keyword(word) if word and words.has(f"crowns.keyword.{word.partition('(')[0]}") else word


def place_of(event: Event) -> str:
    """The thing that a line points at, "" for none; of a faction's card the plate that it lies on."""
    data = event.data
    if isinstance(card := data.get("card"), int):
        return f"card:{card}" if card >= 0 else f"seat:{-1 - card}"
    if event.kind in ("challenge", "defended", "won", "claim", "no_winner"):
        return "challenge:"
    kind = data.get("kind")
    if isinstance(kind, str) and kind in FACES:
        return f"kind:{kind}"
    return f"seat:{data['seat']}" if isinstance(data.get("seat"), int) else ""
