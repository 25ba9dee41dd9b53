"""The log of Vermilion (C6.4a): words for every event, from its data alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.vermilion.content import CARDS, DICE, ENEMIES, TAINTS
from scenes.kit.log_line import Told
from scenes.titles.vermilion import phrases
from scenes.titles.vermilion.words import UNIT

if TYPE_CHECKING:
    from game.core.events import Data, Event
    from scenes.titles.vermilion.words import Words

PEOPLE = {"seat": "actor", "of": "other", "to": "other"}
SHOVED = ("R13.4", "R13.5")
"""The rules of Push and Pull."""
FURIOUS = "R13.36"
"""The rule of enemies that gain threat by another's death."""
LISTS = ("units", "items", "cards", "met")


def told(event: Event, words: Words) -> Told:
    """An event in words, and the thing that its line shows."""
    key = f"vermilion.log.{event.kind}{variant(event)}"
    return Told(words.t(key, **arguments(event, words)), place_of(event.data), ())


def variant(event: Event) -> str:
    """What of its kind it is, where the words differ."""
    data = event.data
    match event.kind:
        case "moved" if event.rule in SHOVED:
            return ".shoved"
        case "played" if data.get("how") == "improvised":
            return ".improvised"
        case "looted" if not data.get("items"):
            return ".none"
        case "thresholds" if not data.get("met"):
            return ".none"
        case "tokens" if event.rule == FURIOUS:
            return ".furious"
        case "tokens" if not data.get("calm") or not data.get("threat"):
            return ".threat" if data.get("threat") else ".calm"
        case "track":
            space = data.get("space")
            return ".middle" if not space else ".imprint" if isinstance(space, int) and space > 0 else ".breakthrough"
        case "duality_gave" if isinstance(data.get("count"), int) and not data["count"]:
            return ".plain"
    return ""


def arguments(event: Event, words: Words) -> dict[str, str | int]:
    """What fills the line."""
    args: dict[str, str | int] = {}
    for name, value in event.data.items():
        if name == "seat" and isinstance(value, int):
            args["actor"] = words.name(value)
        elif name in PEOPLE and isinstance(value, int):
            args["other"] = words.name(value)
        elif isinstance(value, list):
            args[name] = ", ".join(map(str, value))
        elif name in LISTS and isinstance(value, str):
            args[name] = ", ".join(_one(event, name, one, words) for one in value.split())
        elif event.kind in ("track", "duality_gave") and isinstance(value, int):
            args[name] = abs(value) if event.kind == "track" else f"{value:+d}".replace("-", "\N{MINUS SIGN}")
        else:
            args[name] = _word(event, name, value, words)
    if event.kind in ("died", "placed") and isinstance(event.data.get("kind"), str):
        args["unit"] = words.t("vermilion.unit.foe", name=words.enemy(str(event.data["kind"])),
                               n=str(event.data["unit"]).removeprefix("f"))  # fmt: skip
    return args


def _one(event: Event, name: str, value: str, words: Words) -> str:
    """One of several things that stand in one text: "fang:2", "sum_ge:5"."""
    what, colon, count = value.partition(":")
    if name == "met":
        return phrases.condition(words.t, f"{what}:{count}" if count and count != "0" else what)
    thing = words.unit(what, event.no) if UNIT.fullmatch(what) else words.thing(what)
    return words.t("vermilion.counted", what=thing, n=count) if colon and count != "1" else thing


def _word(event: Event, name: str, value: int | str, words: Words) -> str | int:
    """A value as the word that it stands for."""
    if not isinstance(value, str):
        return value
    match name:
        case "action":
            return words.action(value)
        case "reason":
            return words.t(f"vermilion.reason.{value}")
        case "kind" if value in ENEMIES:
            return words.enemy(value)
        case "kind" if value in DICE:
            return words.die(value)
        case "name":
            return words.character(value)
        case "what" if event.kind == "chose":
            return words.t(f"vermilion.opt.{value}")
        case "what" if words.has(f"vermilion.gain.{value}"):
            return words.t(f"vermilion.gain.{value}")
        case "unit" | "target":
            return words.unit(value, event.no)
        case "at" if event.kind == "land_gained":
            return words.land(value)
        case "card" if value in CARDS or value in TAINTS:
            return words.card(value)
        case "quest":
            return words.quest(value)
    return words.thing(value)


def place_of(data: Data) -> str:
    """The thing that a line points at, "" for none."""
    for name in ("unit", "target"):
        value = data.get(name)
        if isinstance(value, str) and UNIT.fullmatch(value):
            return f"unit:{value}"
    for name, kind in (("at", "tile"), ("card", "card"), ("item", "item"), ("material", "material")):
        value = data.get(name)
        if isinstance(value, str) and value:
            return f"{kind}:{value}"
    seat = data.get("seat")
    return f"unit:c{seat}" if isinstance(seat, int) else ""
