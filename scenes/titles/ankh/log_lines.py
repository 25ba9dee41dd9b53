"""The log of Ankh (C6.4a): words for every event, from its data alone; what a reader may not know is not in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.ankh.content import GOD
from scenes.kit.log_line import Told
from scenes.titles.ankh.event_track import EVENT_NAMES

if TYPE_CHECKING:
    from game.core.events import Data, Event
    from scenes.titles.ankh.words import Words


def told(event: Event, words: Words) -> Told:
    """An event in words, and the place that its line shows."""
    key = f"ankh.log.{event.kind}"
    if event.data.get("figure") == GOD and words.has(f"{key}.god"):
        key += ".god"  # a god that goes is no figure of its own
    return Told(words.t(key, **arguments(event, words)), place_of(event.data), ())


def arguments(event: Event, words: Words) -> dict[str, str | int]:
    """What fills the line."""
    args: dict[str, str | int] = {}
    for name, value in event.data.items():
        if isinstance(value, list):
            continue
        args[name] = _word(event, name, value, words)
    return args


def _word(event: Event, name: str, value: int | str, words: Words) -> str | int:
    """A value as the word that it stands for."""
    t = words.t
    match name:
        case "seat":
            return words.name(int(value))
        case "of" | "lower" | "higher":
            return words.god(int(value))
        case "name":
            return t(f"ankh.god.{value}")
        case "event":
            return t(f"ankh.event.{EVENT_NAMES.get(str(value), value)}")
        case "kinds" | "cards":
            return ", ".join(str(words.noun(name[:-1], one, event.kind)) for one in str(value).split())
        case "right":
            return t("ankh.guess.right" if value else "ankh.guess.wrong")
    return words.noun(name, value, "swap" if event.kind == "regions_swapped" else event.kind)


def place_of(data: Data) -> str:
    """The thing that a line points at, "" for none."""
    for name in ("space", "start"):
        if isinstance(data.get(name), str):
            return f"space:{data[name]}"
    return f"region:{data['region']}" if isinstance(data.get("region"), int) else ""
