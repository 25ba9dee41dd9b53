"""Tables of Ankh's rulebook, made of the game's own tables: they can't differ from what is played."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.titles.ankh.boards import PLANS
from game.titles.ankh.content import ACTIONS, CARDS, CONFLICT, GODS, GUARDIANS, POWERS
from scenes.kit.rulebook import Cell, Content

if TYPE_CHECKING:
    from scenes.media.media import Media

RULES = {"amun": "R14.1", "anubis": "R14.2", "isis": "R14.3", "osiris": "R14.5", "ra": "R14.6", "bastet": "R16.1",
         "hathor": "R17.1", "thoth": "R18.1", "horus": "R19.1", "set_god": "R20.1"}  # fmt: skip
FACING = "giant_scorpion_1"
SEATS = (2, 3, 4, 5)


def gods(media: Media) -> Content:
    """5.4. Every god with its rule set and what it can do."""
    t = media.t
    rows = [(Cell(sprite=f"ankh/portrait/{name}", high=64), Cell(t(f"ankh.god.{name}"), link=RULES[name], strong=True),
             Cell(t(f"ankh.book.set.{row.set}")), Cell(t(f"ankh.book.god.{name}")))
            for name, row in GODS.items()]  # fmt: skip
    return Content(("", t("ankh.book.head.god"), t("ankh.book.head.set"), t("rules.what")), rows, (8, 18, 16, 58))


def powers(media: Media) -> Content:
    """5.1. The twelve powers."""
    t = media.t
    rows = [(Cell(sprite=f"ankh/power/{name}", high=44), Cell(t(f"ankh.power.{name}"), link=f"5.1.{number}"),
             Cell(str(row.level), strong=True), Cell(t(f"ankh.power.{name}.text")))
            for number, (name, row) in enumerate(POWERS.items(), 1)]  # fmt: skip
    return Content(("", t("ankh.book.head.power"), t("ankh.book.head.level"), t("rules.what")), rows, (7, 26, 11, 56))


def cards(media: Media) -> Content:
    """5.2. The seven cards."""
    t = media.t
    rows = [(Cell(sprite=f"ankh/card/{name}", high=64), Cell(t(f"ankh.card.{name}"), link=f"5.2.{number}"),
             Cell(f"+{row.strength}", strong=True), Cell(t(f"ankh.card.{name}.text")))
            for number, (name, row) in enumerate(CARDS.items(), 1)]  # fmt: skip
    return Content(("", t("ankh.book.head.card"), t("ankh.book.head.strength"), t("rules.what")), rows, (7, 24, 13, 56))


def guardians(media: Media) -> Content:
    """5.3. The nine guardians; copies for two, three, four and five players."""
    t = media.t
    rows = []
    for number, (name, row) in enumerate(GUARDIANS.items(), 1):
        sprite = FACING if name == "giant_scorpion" else name
        few, more, many, _ = row.copies
        rows.append((
            Cell(sprite=f"ankh/guardian/{sprite}", high=56), Cell(t(f"ankh.figure.{name}"), link=f"R21.{number}"),
            Cell(str(row.tier), strong=True), Cell(t(f"ankh.book.size.{row.size}")), Cell(str(row.strength)),
            Cell(f"{few} · {more} · {many}"),
        ))  # fmt: skip
    heads = ("", t("ankh.book.head.guardian"), t("ankh.book.head.tier"), t("ankh.book.head.size"),
             t("ankh.book.head.strength"), t("ankh.book.head.copies"))  # fmt: skip
    return Content(heads, rows, (9, 27, 12, 15, 15, 22))


def maps(media: Media) -> Content:
    """7.1. The scenarios that the program brings."""
    t = media.t
    rows = []
    for name, plan in PLANS.items():
        conflicts = plan.events.count(CONFLICT)
        rows.append((
            Cell(t(f"ankh.scenario.{name}"), strong=True), Cell(str(plan.players)), Cell(str(max(plan.region))),
            Cell(t("ankh.book.events_of", events=len(plan.events), conflicts=conflicts)), Cell(f"0-{plan.red_limit}"),
            Cell(t(f"ankh.scenario.{name}.text")),
        ))  # fmt: skip
    heads = (t("ankh.book.head.map"), t("ankh.book.head.players"), t("ankh.book.head.regions"),
             t("ankh.book.head.events"), t("ankh.book.head.red"), t("ankh.book.head.idea"))  # fmt: skip
    return Content(heads, rows, (18, 9, 10, 18, 11, 34))


def limits(media: Media) -> Content:
    """R5.5. The limits of the counters for each number of players."""
    t = media.t
    rows = [(Cell(t("ankh.book.players", n=seats), strong=True),
             *(Cell(str(seats + row.extra)) for row in ACTIONS.values())) for seats in SEATS]  # fmt: skip
    return Content(("", *(t(f"ankh.action.{name}") for name in ACTIONS)), rows, (20, 20, 20, 20, 20))


TABLES: dict[str, Callable[..., Content]] = {
    "gods": gods, "powers": powers, "cards": cards, "guardians": guardians, "maps": maps, "limits": limits,
}  # fmt: skip
