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
STANDS = {
    "attacked": "cell", "besieged": "cell", "hit": "cell", "sent_back": "cell", "stood_firm": "cell",
    "recalled": "cell", "moved": "from", "crossed": "from",
}  # fmt: skip
"""Where the unit stood that an event is about: it may just have been turned up for that."""
JUST = 3
"""R8.8. So many events later at most: both units of a rumour are turned up before the first one goes."""


def told(event: Event, words: Words) -> Told:
    """An event in words."""
    seat, cell = event.data.get("seat"), event.data.get("cell")
    if event.kind == "revealed" and isinstance(seat, int) and isinstance(cell, str):
        words.turned[seat, cell] = event.no
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
        case "appointed" if data.get("camp") == data.get("seat"):
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
            unit = words.unit(str(value))
            return words.t("creed.detail.turned", unit=unit) if _turned(event, words) else unit
        case "side":
            return words.side(int(value))
        case "nation":
            return words.t(f"creed.nation.{value}")
        case "kind":
            return words.t(f"creed.leader.{value}")
    return value


def _turned(event: Event, words: Words) -> bool:
    """R5.5, R6.3, R6.8, R7.1, R8.8. Whether a face-down unit was turned up for what is told of it."""
    place = event.data.get("seat"), event.data.get(STANDS.get(event.kind, ""))
    return 0 < event.no - words.turned.get(place, -JUST - 1) <= JUST


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
