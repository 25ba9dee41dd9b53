"""C6.7b. What became of a character while a bot played its seat, in a player's terms: quests that ended, HP, deeds,
what was found. Every line is counted from events; HP of before are told where these lead back to them.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from scenes.titles.vermilion.log_lines import arguments

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from game.core.events import Event
    from game.titles.vermilion.view import SeatView
    from scenes.titles.vermilion.words import Words

SIGNS = {"quest": "ui/map", "hp": "vermilion/step/heal", "did": "ui/chart", "cost": "ui/filter_card",
         "found": "vermilion/material/fang"}  # fmt: skip
TELLS_NO_HP = ("quest_began", "quest_ended", "trained", "went_down")
"""After these HP are others than events tell, or were cut at 0."""
HP_GIFTS = ("hp", "max_hp")
DEEDS = {
    "died": ("kills", "by", "kind"), "perfect_guard": ("guards", "seat", ""), "land_gained": ("lands", "seat", ""),
    "crafted": ("crafted", "seat", "item"), "trained": ("trained", "seat", "card"),
}  # fmt: skip
COSTS = {
    "combusted": ("burnt", "seat", "card"), "condensed": ("condensed", "seat", ""),
    "corrupted": ("corrupted", "seat", "card"),
}  # fmt: skip
"""The kind of event, its words, which of its data names the seat, and which names what it was done with."""
MOST_NAMED = 4
"""Of more different things only their number is told."""
GIVEN = ("5.12", "5.13")
"""Equipment of these rules was not made by its owner."""


def where(words: Words, view: SeatView, round_now: str) -> str:
    """How far a match is: the quest and its round, or the camp after a quest; `round_now`: the round's words."""
    t = words.t
    if view.mode != "campaign":
        return round_now
    if view.between and view.tries:
        return t("vermilion.when.camp", chapter=t(f"vermilion.chapter.{view.tries[-1][0] + 1}"))
    chapter = t(f"vermilion.chapter.{min(view.chapter, view.chapters - 1) + 1}")
    return chapter if view.between or view.round < 1 else f"{chapter} · {round_now}"


def meanwhile(words: Words, events: Sequence[Event], seat: int) -> list[tuple[str, str]]:
    """A sign and a sentence for each thing that is worth telling; `events`: since the seat was a bot's."""
    rows = [(SIGNS["quest"], words.t("vermilion.meanwhile.won" if event.data["won"] else "vermilion.meanwhile.lost",
                                     **arguments(event, words)))
            for event in events if event.kind == "quest_ended"]  # fmt: skip
    rows.append((SIGNS["hp"], _hp(words, events, seat)))
    for sign, table in (("did", DEEDS), ("cost", COSTS)):
        if deeds := _deeds(words, events, seat, table):
            rows.append((SIGNS[sign], deeds))
    if goods := _found(words, events, seat):
        rows.append((SIGNS["found"], words.t("vermilion.meanwhile.found", what=goods)))
    return rows


def _hp(words: Words, events: Sequence[Event], seat: int) -> str:
    """HP of before and now; of now alone where events do not lead back."""
    own = words.view.seats[seat]
    before, unit, downs = own.hp, f"c{seat}", 0
    known = True
    for event in events:
        data, mine = event.data, event.data.get("seat") == seat
        downs += event.kind == "went_down" and mine
        if event.kind in TELLS_NO_HP[:2] or (event.kind in TELLS_NO_HP and mine):
            known = False
        if event.kind == "duality_gave" and mine and data.get("what") in HP_GIFTS:
            known = False
        if data.get("unit") == unit and event.kind in ("damaged", "paid_hp", "healed"):
            before += int(str(data["amount"])) * (-1 if event.kind == "healed" else 1)
    key = "now" if not known else "same" if before == own.hp else "change"
    said = words.t(f"vermilion.meanwhile.hp.{key}", before=before, now=own.hp, most=own.most)
    return f"{words.t('vermilion.meanwhile.downs', n=downs)} {said}" if downs else said


def _deeds(words: Words, events: Sequence[Event], seat: int, table: Mapping[str, tuple[str, str, str]]) -> str:
    """What was done, each with what it was done to, in one line."""
    found: dict[str, Counter[str]] = {}
    for event in events:
        name, whose, what = table.get(event.kind, ("", "", ""))
        if name and event.data.get(whose) == seat and event.rule not in GIVEN:
            found.setdefault(name, Counter())[str(arguments(event, words).get(what, ""))] += 1
    return " · ".join(
        words.t(f"vermilion.meanwhile.{name}", n=found[name].total(), what=_counted(words, found[name]))
        for name, *_ in table.values() if name in found)  # fmt: skip


def _counted(words: Words, things: Counter[str]) -> str:
    """Names, each with how many; of too many the number alone."""
    if len(things) > MOST_NAMED:
        return str(things.total())
    return ", ".join(words.t("vermilion.counted", what=name, n=n) if n > 1 else name for name, n in things.items())


def _found(words: Words, events: Sequence[Event], seat: int) -> str:
    """Materials that came to the seat."""
    goods = Counter[str]()
    for event in events:
        if event.data.get("seat") != seat:
            continue
        if event.kind == "got_material":
            goods[words.thing(str(event.data["material"]))] += 1
        if event.kind == "looted":
            for item in str(event.data["items"]).split():
                name, _, count = item.partition(":")
                goods[words.thing(name)] += int(count or 1)
    return ", ".join(words.t("vermilion.counted", what=name, n=n) if n > 1 else name for name, n in goods.items())
