"""What the inspector tells about a thing of the table (C6.4b, section 10): unit, line, tent, special action, nation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.creed.content import ACTIONS, NATIONS, TILES, UnitRow
from game.titles.creed.forecast import front_of, tent_of
from game.titles.creed.next_attack import in_force
from scenes.kit.page import Page, PageBook, PageRow, text
from scenes.titles.creed import foretold
from scenes.titles.creed.units import fact_icon, tent_name, tents_left, values_of, whose_key

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.titles.creed.view import SeatView, UnitView
    from scenes.titles.creed.words import Words

PAGES = PageBook()


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


@PAGES.makes("hand", "unit")
def unit_page(words: Words, unit: str) -> Page | None:
    """A tile of the reader's nation, in the hand or in a list."""
    view = words.view
    return _tile(words, TILES[unit], view.seats[max(0, view.reader)].nation) if unit in TILES else None


def _tile(words: Words, row: UnitRow, nation: str, where: str = "", rows: Iterable[PageRow] = ()) -> Page:
    t, name = words.t, f"creed.kind.{row.kind}"
    traits = (PageRow(t("creed.ref.field"), t(f"creed.ref.field.{row.field}")),
              PageRow(t("creed.ref.siege"), t(f"creed.ref.siege.{row.siege}")))  # fmt: skip
    told = (text(t(f"{name}.text"), "dim"), *rows, *traits)
    return Page(t(name), where, f"creed/hand/{row.kind}_{nation}", values_of(row), rows=told, rule="R9")


@PAGES.makes("cell")
def cell_page(words: Words, place: str) -> Page:
    """A cell with its unit, and the line that it lies on; a target with what comes of choosing it alone."""
    t, view, seat = words.t, words.laid_view(), int(place[0])
    where, line = words.place(place), _line_rows(words, view, place)
    top = words.comes_of(f"cell:{place}")
    unit, nation = words.unit_at(place), view.seats[seat].nation
    if top and unit is not None:
        picture = f"creed/hand/{TILES[unit.unit].kind}_{nation}" if unit.unit in TILES else f"creed/hand/back_{nation}"
        figures = values_of(TILES[unit.unit]) if unit.unit in TILES else "?"
        return Page(words.unit(unit.unit), where, picture, figures, rows=_unit_rows(words, unit), rule="R6", top=top)
    if unit is not None and unit.unit in TILES:
        ref = f"cell:{place}"
        attacks = *words.attacks_of(ref), *words.attacks_on(ref), *words.threats_to(ref)
        told = (*attacks, *_unit_rows(words, unit))
        return _tile(words, TILES[unit.unit], nation, where, (*told, *line))
    if unit is not None:
        rows = (text(t("creed.kind.hidden.text"), "dim"), *_unit_rows(words, unit), *line)
        return Page(t("creed.kind.hidden"), where, f"creed/hand/back_{nation}", "?", rows=rows, rule="R2.10")
    if laid := words.laid(place):
        return _tile(words, TILES[laid], nation, where, (PageRow(t("creed.board.stage.take_back")), *line))
    if place[1:] in view.swamps[seat] or place in view.swamps[seat]:
        rows = (text(t("creed.page.swamp.text"), "dim"), *line)
        return Page(t("creed.page.swamp"), where, rows=rows, rule="R3.3")
    return Page(t("creed.page.cell"), where, rows=line, rule="R3.3")


def _unit_rows(words: Words, stands: UnitView) -> list[PageRow]:
    """What its power is made of now, where there is more than the printed figure, and its state."""
    t, unit = words.t, in_force(words.view, stands)
    rows: list[PageRow] = []
    if unit.power >= 0 and unit.terms and len(unit.terms) > 1:
        for term in unit.terms:
            times = f" ×{term.count}" if term.count > 1 else ""
            rows.append(PageRow(t(f"creed.{term.text}") + times, str(term.value)))
        rows.append(PageRow(t("creed.stat.power"), f"= {unit.power}"))
    if stands.attacked:
        rows.append(PageRow(t("creed.page.attacked" if unit.attacked else "creed.page.attacked.before")))
    if unit.down and unit.unit:
        rows.append(PageRow(t("creed.page.down.own")))
    return rows


def _line_rows(words: Words, view: SeatView, place: str) -> list[PageRow]:
    """A cell's line from the reader's side: both attacks along it, under each the tents that it still meets in order.
    """
    front, rows = front_of(view, int(place[0]), place[1:3]), []
    for told, half in zip(foretold.front_rows(words.media, view, front), front, strict=True):
        past = half.target and half.blockers and words.goes_past(f"{half.seat}{half.line}", f"cell:{place}")
        if past:
            told = told._replace(value=words.t("creed.page.past", n=half.blockers), tone=foretold.TURNED[told.tone])
        stand = [tent for tent in half.tents if not tent_of(view, tent).ruin]
        order = " › ".join(tent_name(foretold.seen_from(view, tent)) for tent in stand)
        named = words.t("creed.page.order", nation=words.nation(half.enemy))
        rows += [told, *([PageRow(named, order, kind=foretold.ORDER)] if order else [])]
    tents = [tent_of(view, tent) for half in front for tent in half.tents]
    ruins = [tent for tent in tents if tent.ruin]
    if len(ruins) > 1:
        counts = [(half.enemy, sum(tent_of(view, tent).ruin for tent in half.tents)) for half in front]
        camps = ", ".join(f"{words.nation(seat)} {count}" for seat, count in counts if count)
        rows.append(text(words.t("creed.page.order.ruins", camps=camps), "dim"))
    marked = [(tent, "fortress") for tent in tents if tent.fortress]
    marked += [(tent, "ruin") for tent in ruins if len(ruins) == 1]
    rows += [text(words.t(f"creed.page.order.{mark}", tent=words.place(tent.tent)), "dim") for tent, mark in marked]
    return rows


@PAGES.makes("lines")
def lines_page(words: Words, what: str) -> Page:
    """R3.4, R7.2. How all lines of a seat stand; for the ally's seat while it is the ally's that acts."""
    acting = words.acting()
    seat = acting if words.mine(acting) else int(what)
    looks_on = words.view.reader < 0
    about = words.nation(seat) if looks_on or len(words.view.seats) > 2 else ""
    rows = foretold.lane_rows(words.media, words.view, seat)
    title = words.t("creed.lanes.of" if looks_on else "creed.lanes")
    return Page(title, about, rows=[*rows, text(words.t("creed.lanes.text"), "dim")], rule="R7.2")


@PAGES.makes("tent")
def tent_page(words: Words, place: str) -> Page:
    """A tent or its ruins: what is known of it, and the two lines that it stands behind."""
    t, view, seat = words.t, words.laid_view(), int(place[0])
    tent = tent_of(view, place)
    if tent.colour < 0:
        stays = [PageRow(t("creed.page.fortress.stays"))] if tent.fortress else []
        rows = [text(t("creed.page.lifted.text"), "dim"), *stays, *foretold.tent_rows(words.media, view, place)]
        return Page(t("creed.page.lifted"), words.place(place), rows=rows, rule="R8.4")
    colour = view.seats[tent.colour].nation
    rows = [PageRow(t("creed.page.colour", nation=words.nation(tent.colour)))] if tent.colour != seat else []
    if not tent.ruin:
        rows += foretold.tent_rows(words.media, view, place)
        if laid := words.laid_leader(f"tent:{place}"):
            rows.append(PageRow(t(f"creed.page.holds.{laid}")))
        elif view.phase != "tents":  # nothing lies there before all are arranged
            rows += _under(words, view, place)
    else:
        fell = words.fell(place)
        rows += [PageRow(t("creed.page.fell", kind=t(f"creed.leader.{fell}")))] if fell else []
        rows.append(text(t("creed.page.ruin.text"), "dim"))
    if tent.announced and foretold.known_to_all(view, tent):
        rows.append(PageRow(t("creed.page.announced")))
    if tent.fortress:
        rows.append(PageRow(t("creed.page.fortress")))
    heading, picture = ("ruin", f"creed/tent/ruin_{colour}") if tent.ruin else ("intact", f"creed/tent/{colour}")
    top = words.comes_of(f"tent:{place}")
    told = rows if not top else foretold.tent_rows(words.media, view, place)
    return Page(t(f"creed.page.{heading}"), words.place(place), picture, rows=told, rule="R3.7", top=top)


def _under(words: Words, view: SeatView, place: str) -> list[PageRow]:
    """What lies under an intact tent, or how likely a leader of the enemy's does."""
    tent = tent_of(view, place)
    kind = tent.kind
    if kind and (not tent.announced or foretold.known_to_all(view, tent)):
        return [PageRow(words.t(f"creed.page.holds.{kind}"))]
    if words.view.reader < 0 or words.mine(int(place[0])):
        return [PageRow(words.t("creed.page.unknown"))]
    return foretold.hides(words.media, view, place)


@PAGES.makes("action")
def action_page(words: Words, action: str) -> Page | None:
    """A special action of the nation that acts: boxes, cost, cubes."""
    if action not in ACTIONS:
        return None
    t, public = words.t, words.public(words.acting())
    used = public.boxes.get(action, 0)
    rows = [text(words.about(action), "dim"),
            PageRow(t("creed.fact.boxes", done=used, all=ACTIONS[action].boxes))]  # fmt: skip
    labels = "creed.fact.cost.label", "creed.action.cost.later"
    rows += [PageRow(t(label), cost) for label, cost in zip(labels, words.costs(action, used), strict=True) if cost]
    rows.append(PageRow(t("creed.action.cubes"), str(public.cubes)))
    return Page(t(f"creed.action.{action}"), picture=f"creed/special/{action}", rows=rows, rule="R8.1")


@PAGES.makes("nation")
def choice_page(words: Words, nation: str) -> Page | None:
    """R9. A nation that can be chosen: what it is like, and its special unit, large."""
    if nation not in NATIONS:
        return None
    t, row = words.t, TILES[NATIONS[nation].special]
    name = f"creed.kind.{row.kind}"
    rows = (text(t(f"creed.nation.{nation}.text"), "dim"), PageRow(t(name), f"×{row.tiles}"), text(t(f"{name}.text")),
            PageRow(t("creed.ref.field"), t(f"creed.ref.field.{row.field}")),
            PageRow(t("creed.ref.siege"), t(f"creed.ref.siege.{row.siege}")))  # fmt: skip
    return Page(t(f"creed.nation.{nation}"), "", f"creed/hand/{row.kind}_{nation}", values_of(row), rows=rows,
                rule="R9")  # fmt: skip


@PAGES.makes("seat")
def nation_page(words: Words, what: str) -> Page | None:
    """A nation and its numbers; before it is chosen its player."""
    if not what.isdecimal():
        return None
    t, public = words.t, words.public(int(what))
    if not public.nation:
        common = [(row, t(f"creed.kind.{row.kind}")) for row in TILES.values() if row.class_ == "normal"]
        told = [PageRow(f"{kind} {values_of(row)}", f"×{row.tiles}") for row, kind in common]
        about = text(t("creed.nation.common", n=sum(row.tiles for row, _ in common)), "dim")
        return Page(words.name(int(what)), "", "creed/nation/random", rows=(about, *told), rule="R1.4")
    row, name = TILES[NATIONS[public.nation].special], f"creed.nation.{public.nation}"
    special = t("creed.nation.special", unit=t(f"creed.kind.{row.kind}"), values=values_of(row))
    laid = words.laid_by(public.seat)
    figures = {
        "tents": f"{tents_left(public)}/9", "units": len(public.units) + laid, "hand": public.hand - laid,
        "fallen": public.fallen, "cubes": public.cubes, "fortress": public.fortresses, "spare": public.spare,
    }  # fmt: skip
    rows = (text(f"{t(f'{name}.text')}\n{special}", "dim"),
            *(PageRow(t(f"creed.fact.{fact}"), str(figure), fact_icon(fact, public.nation))
              for fact, figure in figures.items()))  # fmt: skip
    whose = f" · {t(f'creed.panel.{whose_key(words.view, public.seat)}')}" if len(words.view.seats) > 2 else ""
    return Page(t(name), words.name(int(what)) + whose, f"creed/nation/{public.nation}", rows=rows, rule="R1.1")
