"""The log of Creed (C6.4a): words for every event, from the event's data alone; what is hidden from a reader is not in
its data.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.creed.content import TILES
from scenes.kit.log_line import Told

if TYPE_CHECKING:
    from game.core.events import Data, Event
    from scenes.titles.creed.words import Words

CELLS = ("cell", "to", "from", "a")
"""Where a line's place is found, the first of these."""


def told(event: Event, words: Words) -> Told:
    """An event in words."""
    text = words.t(text_key(event, words), **arguments(event, words))
    return Told(text, place_of(event.data), details(event, words))


def text_key(event: Event, words: Words) -> str:
    """The text that fits what was told."""
    data, key = event.data, f"creed.log.{event.kind}"
    match event.kind:
        case "placed" | "deployed":
            if data.get("down"):
                key += ".down" if data.get("unit") else ".hidden"
        case "hit":
            key += ".removed" if data.get("removed") else ".obstacle" if _glances(data) else ".stays"
        case "tent_destroyed":
            key += ".blank" if data.get("kind") == "blank" else ".leader"
        case "reinforced" if data.get("units"):
            key += ".own"
        case "quiet" if data.get("rounds") == 1:
            key += ".first"
    return key


def _glances(data: Data) -> bool:
    """Whether an obstacle withstood somebody who can't remove it (R6.9)."""
    row = TILES.get(str(data.get("unit")))
    power, defence = data.get("power"), data.get("defence")
    weaker = isinstance(power, int) and isinstance(defence, int) and power < defence
    return row is not None and row.kind == "obstacle" and not weaker


def arguments(event: Event, words: Words) -> dict[str, str | int]:
    """What fills the line."""
    data = event.data
    seat = data.get("seat")
    actor = seat if isinstance(seat, int) else -1
    args: dict[str, str | int] = {"limit": words.view.quiet_limit}
    for name, value in data.items():
        match name:
            case "cell" | "from" | "to" | "a" | "b" if isinstance(value, str):
                args[name] = words.place(value, int(value[0]) if event.kind in ("hit", "sent_back") else actor)
            case "cells":
                args["count"] = len(str(value).split()) if isinstance(value, str) else len(list(map(str, _list(value))))
            case "tent" if isinstance(value, str):
                args[name] = words.place(value, int(value[0]))
            case "camp":
                args[name] = words.nation(int(str(value)))
            case "colour":
                args["nation"] = words.nation(int(str(value)))
            case "ally":
                args["other"] = words.nation(int(str(value)))
            case "units" if isinstance(value, str):
                args[name] = ", ".join(words.unit(unit) for unit in value.split())
            case _ if not isinstance(value, list):
                args[name] = _word(event, name, value, words)
    if actor >= 0:
        args["actor"] = words.nation(actor) if event.kind != "nation" else words.name(actor)
        if event.kind == "leader_removed":
            args["nation"] = words.nation(actor)
    return args


def _list(value: int | str | list[int]) -> list[int]:
    return value if isinstance(value, list) else []


def _word(event: Event, name: str, value: int | str, words: Words) -> str | int:
    """A value that names something."""
    match name:
        case "unit":
            return words.unit(str(value))
        case "side":
            return words.side(int(value))
        case "nation":
            return words.t(f"creed.nation.{value}")
        case "kind":
            return words.t(f"creed.leader.{value}")
    return value


def place_of(data: Data) -> str:
    """The place on the board that a line shows."""
    for name in CELLS:
        if isinstance(data.get(name), str):
            return f"cell:{data[name]}"
    tent = data.get("tent")
    return f"tent:{tent}" if isinstance(tent, str) else ""


def details(event: Event, words: Words) -> tuple[str, ...]:
    """More lines for the one who points at it: the sum of a power, what was paid."""
    data, rows = event.data, []
    if event.kind == "attacked" and "base" in data:
        names = ("base", "boost", "support", "power")
        rows.append(words.t("creed.detail.power", **{name: int(str(data.get(name, 0))) for name in names}))
    if isinstance(data.get("ap"), int):
        rows.append(words.t("creed.detail.ap", ap=int(str(data["ap"]))))
    return tuple(rows)
