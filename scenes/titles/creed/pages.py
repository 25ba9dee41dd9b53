"""What the inspector tells about a thing of the table (C6.4b, section 10): unit, line, tent, special action, nation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.titles.creed.content import ACTIONS, NATIONS, TILES, UnitRow
from game.titles.creed.geometry import DEPTH, LINES, TENT_NUMBER, facing
from scenes.titles.creed.nations import tents_left
from scenes.titles.creed.words import FIELDS, values_of

if TYPE_CHECKING:
    from game.titles.creed.view import LineView, SeatView, TentView, UnitView
    from scenes.titles.creed.words import Words

Fact = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Page:
    """Finished words. `figures`: large ones beside the picture; `facts`: words with a figure at the right ("" for plain
    words); `body`: a paragraph; `rule`: where the rulebook tells more.
    """

    heading: str
    under: str = ""
    picture: str = ""
    figures: str = ""
    body: str = ""
    facts: tuple[Fact, ...] = ()
    rule: str = ""


def page_of(words: Words, ref: str) -> Page | None:
    """The page of a ref; None for what has none."""
    kind, _, rest = ref.partition(":")
    view = words.view
    match kind:
        case "cell":
            return _cell(words, view, rest)
        case "tent":
            return _tent(words, view, rest)
        case "hand" | "unit" if rest in TILES:
            nation = view.seats[max(0, view.reader)].nation
            return _unit_page(words, TILES[rest], nation, ())
        case "action" if rest in ACTIONS:
            return _action(words, rest)
        case "seat" if rest.isdecimal():
            return _nation(words, view, int(rest))
    return None


def other_traits(words: Words, row: UnitRow) -> list[str]:
    """5.1. What else is special about a tile."""
    t = words.t
    found = []
    if row.breaks_obstacles:
        found.append(t("creed.ref.breaks"))
    if row.support:
        found.append(t("creed.ref.support", n=row.support))
    if not row.rumour:
        found.append(t("creed.ref.immune"))
    if not row.moves:
        found.append(t("creed.ref.still"))
    if row.class_ == "special":
        found.append(t("creed.ref.special"))
    return found


def _unit_page(words: Words, row: UnitRow, nation: str, facts: tuple[Fact, ...], under: str = "") -> Page:
    t = words.t
    traits = [(t("creed.ref.field"), t(f"creed.ref.field.{row.field}")),
              (t("creed.ref.siege"), t(f"creed.ref.siege.{row.siege}"))]  # fmt: skip
    body = t(f"creed.kind.{row.kind}.text")
    picture = f"creed/hand/{row.kind}_{nation}"
    return Page(t(f"creed.kind.{row.kind}"), under, picture, values_of(row), body, (*facts, *traits), "R9")


def _cell(words: Words, view: SeatView, place: str) -> Page:
    t, seat = words.t, int(place[0])
    unit = words.unit_at(place)
    line = _line_facts(words, view, seat, place[1:3])
    where = words.place(place)
    if unit is None:
        swamp = place[1:] in view.swamps[seat] or place in view.swamps[seat]
        heading = t("creed.page.swamp") if swamp else t("creed.page.cell")
        return Page(heading, where, body=t("creed.page.swamp.text") if swamp else "", facts=line, rule="R3.3")
    facts = (*_unit_facts(words, unit), *line)
    nation = view.seats[seat].nation
    if unit.unit not in TILES:
        heading, body = t("creed.kind.hidden"), t("creed.kind.hidden.text")
        return Page(heading, where, f"creed/hand/back_{nation}", "?", body, facts, "R2.10")
    return _unit_page(words, TILES[unit.unit], nation, facts, where)


def _unit_facts(words: Words, unit: UnitView) -> tuple[Fact, ...]:
    t = words.t
    facts: list[Fact] = []
    if unit.power >= 0 and unit.terms and len(unit.terms) > 1:
        for term in unit.terms:
            count = f" ×{term.count}" if term.count > 1 else ""
            facts.append((t(term.text) + count, str(term.value)))
        facts.append((t("creed.stat.power"), f"= {unit.power}"))
    if unit.attacked:
        facts.append((t("creed.page.attacked"), ""))
    if unit.down and unit.unit:
        facts.append((t("creed.page.down.own"), ""))
    return tuple(facts)


def _line(view: SeatView, seat: int, line: str) -> LineView | None:
    return next((found for found in view.lines if found.seat == seat and found.line == line), None)


def line_name(words: Words, line: str) -> str:
    """"L2" in words."""
    return words.t("creed.line", field=words.t(f"creed.field.{FIELDS[line[0]]}"), line=line[1])


def _line_facts(words: Words, view: SeatView, seat: int, name: str) -> tuple[Fact, ...]:
    """Both halves of a line: what it faces, whether it is open, the tents behind in order."""
    t, line = words.t, _line(view, seat, name)
    if line is None:
        return ()
    state = t("creed.page.blocked", n=line.blockers) if line.blockers else t("creed.page.open")
    order = " › ".join(_tent_in_order(view, tent) for tent in line.tents)
    return (
        (t("creed.page.faces", owner=words.nation(line.enemy), line=line_name(words, line.enemy_line)), ""),
        (t("creed.page.line", line=line_name(words, name), state=state), ""),
        (t("creed.page.order", tents=order), ""),
    )


def _tent_in_order(view: SeatView, place: str) -> str:
    tent = next(tent for tent in view.seats[int(place[0])].tents if tent.tent == place)
    mark = "×" if tent.ruin else "+" if tent.fortress else ""
    return f"{place[2]}-{place[3]}{mark}"


def _tent(words: Words, view: SeatView, place: str) -> Page:
    t, seat = words.t, int(place[0])
    tent: TentView = next(found for found in view.seats[seat].tents if found.tent == place)
    number = TENT_NUMBER[place[1:]]
    colour = view.seats[tent.colour].nation
    facts: list[Fact] = [(t("creed.page.colour", nation=words.nation(tent.colour)), "")] if tent.colour != seat else []
    if not tent.ruin:
        facts.append((t("creed.page.depth.text"), str(DEPTH[number])))
        if view.phase != "tents":  # nothing lies there before all are arranged
            facts.append((t("creed.page.holds", kind=t(f"creed.leader.{tent.kind}")) if tent.kind
                          else t("creed.page.unknown"), ""))  # fmt: skip
    if tent.announced:
        facts.append((t("creed.page.announced"), ""))
    if tent.fortress:
        facts.append((t("creed.page.fortress"), ""))
    for index in (number // 3, 3 + number % 3):
        enemy, line = facing(len(view.seats), seat, index)
        found = _line(view, enemy, LINES[line])
        if found is not None:
            state = t("creed.page.blocked", n=found.blockers) if found.blockers else t("creed.page.open")
            facts.append((t("creed.page.line", line=line_name(words, LINES[index]), state=state), ""))
    heading = t("creed.page.ruin") if tent.ruin else t("creed.page.intact")
    picture = f"creed/tent/ruin_{colour}" if tent.ruin else f"creed/tent/{colour}"
    return Page(heading, words.place(place), picture, facts=tuple(facts), rule="R3.7")


def _action(words: Words, action: str) -> Page:
    t = words.t
    seat = words.acting()
    used = words.public(seat).boxes.get(action, 0)
    cost = words.cost(action, used)
    facts = [(t("creed.fact.boxes", done=used, all=ACTIONS[action].boxes), "")]
    if cost:
        facts.append((t("creed.fact.cost", ap=cost), ""))
    facts.append((t("creed.fact.cubes"), str(words.public(seat).cubes)))
    return Page(t(f"creed.action.{action}"), "", f"creed/special/{action}", "", t(f"creed.action.{action}.text"),
                tuple(facts), "R8.1")  # fmt: skip


def _nation(words: Words, view: SeatView, seat: int) -> Page:
    t, public = words.t, view.seats[seat]
    if not public.nation:
        return Page(words.name(seat), t("creed.top.setup"), "creed/nation/random")
    row = TILES[NATIONS[public.nation].special]
    body = t("creed.nation.special", unit=t(f"creed.kind.{row.kind}"), values=values_of(row))
    facts = (
        (t("creed.fact.tents"), f"{tents_left(public)}/9"), (t("creed.fact.units"), str(len(public.units))),
        (t("creed.fact.hand"), str(public.hand)), (t("creed.fact.fallen"), str(public.fallen)),
        (t("creed.fact.cubes"), str(public.cubes)), (t("creed.fact.fortress"), str(public.fortresses)),
    )  # fmt: skip
    text = f"{t(f'creed.nation.{public.nation}.text')}\n{body}"
    name, picture = t(f"creed.nation.{public.nation}"), f"creed/nation/{public.nation}"
    return Page(name, words.name(seat), picture, "", text, facts, "R1.1")
