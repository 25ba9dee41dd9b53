"""The words of the plate beside what is pointed at on the board: what it is, what it will do, how far one sees, what a
way costs. The page of the inspector tells more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.boards.bone import ENTRY, NAMES
from game.titles.vermilion import forecast
from game.titles.vermilion.content import ENEMIES
from game.titles.vermilion.objectives import STABLE
from game.titles.vermilion.queries import WAGON
from game.titles.vermilion.view import zone_odds
from scenes.kit.page import PageRow
from scenes.kit.tip_content import TipContent
from scenes.titles.vermilion.preview import damage_now

if TYPE_CHECKING:
    from game.titles.vermilion.forecast import Plan
    from game.titles.vermilion.view import FoeView, SeatPublic
    from scenes.titles.vermilion.words import Words

ON_BOARD = ("tile", "unit")
MOST_ANGERED = 3
"""Of more only their number is told."""


def tip(words: Words, ref: str) -> TipContent:
    """The plate of a tile or a unit; a heading alone for what does not lie on the board."""
    kind, _, what = ref.partition(":")
    why = words.why(ref)
    if kind == "unit":
        return TipContent(words.unit(what), tuple(_unit(words, what)), *why)
    if kind == "tile":
        return TipContent(words.t("vermilion.tip.tile", name=_terrain(words, what), at=what),
                          tuple(_tile(words, what)), *why)  # fmt: skip
    page = words.page(ref)
    return TipContent(page.title if page is not None else words.thing(what), (), *why)


def _terrain(words: Words, at: str) -> str:
    view = words.view
    x, _, y = at.partition(",")
    return words.t(f"vermilion.terrain.{NAMES[view.codes[int(y) * view.width + int(x)]]}")


def _tile(words: Words, at: str) -> list[PageRow]:
    t, view = words.t, words.view
    x, _, y = at.partition(",")
    code = view.codes[int(y) * view.width + int(x)]
    rows = [PageRow(t("vermilion.tip.cost", n=ENTRY[code]), icon="vermilion/step/move")] if ENTRY[code] else []
    rows = _way_there(words, at) or rows
    rows.append(PageRow(t(f"vermilion.terrain.{NAMES[code]}.text"), kind="text", tone="dim"))
    for tile, points in view.lands:
        if tile == at:
            told = t("vermilion.tip.land", land=words.land(tile), n=min(points, STABLE), most=STABLE)
            rows.append(PageRow(told, icon="vermilion/keyword/sedate"))
    if at == view.tree:
        rows.append(PageRow(t("vermilion.tip.tree"), icon="vermilion/material/tonic"))
    if any(at in one.corpses for one in view.seats):
        rows.append(PageRow(t("vermilion.tip.corpse"), icon="vermilion/slot/arm"))
    for marks in view.coming:
        if at in marks.at:
            text = t("vermilion.tip.coming", n=marks.count, name=words.enemy(marks.kind), round=marks.round)
            rows.append(PageRow(text, icon=f"vermilion/portrait/{marks.kind}"))
    return rows


def _way_there(words: Words, at: str) -> list[PageRow]:
    """R14.7. While somebody walks: what the whole way costs, of how much is left."""
    asked = words.asked
    if asked is None or asked.text != "move_step" or not asked.subject():
        return []
    points, density = (*asked.subject()[:2], 0)[:2]
    cost = forecast.ways(words.view, asked.seat, int(points), bool(density)).cost.get(at)
    told = words.t("vermilion.tip.way", n=cost or 0, most=points)
    return [] if cost is None else [PageRow(told, icon="vermilion/step/move")]


def _struck(words: Words, foe: FoeView) -> list[PageRow]:
    """R7.3. What the attack whose target is chosen takes from an enemy."""
    asked, action, t = words.asked, words.view.action, words.t
    offered = asked is not None and any(f"unit:{foe.unit}" in option.refs for option in asked.options())
    if asked is None or asked.text != "choose_target" or action is None or action.kind != "attack" or not offered:
        return []
    points, left = damage_now(words.view, action.seat, foe.unit)
    value = t("vermilion.tip.kills" if points >= left else "vermilion.tip.leaves", n=points, hp=left - points)
    return [PageRow(t("vermilion.tip.attack"), value, "vermilion/step/melee", "gold")]


def _unit(words: Words, unit: str) -> list[PageRow]:
    foe, seat = words.foe_of(unit), words.seat_of(unit)
    if foe is not None:
        return _foe(words, foe)
    if seat is not None:
        return _character(words, seat)
    view = words.view
    if unit == WAGON and view.wagon is not None:
        return [PageRow(words.t("vermilion.tip.hp"), f"{view.wagon[1]}/{view.wagon[2]}"),
                PageRow(words.t("vermilion.tip.wagon"), kind="text", tone="dim")]  # fmt: skip
    return []


def _character(words: Words, seat: SeatPublic) -> list[PageRow]:
    t = words.t
    rows = [PageRow(words.name(seat.seat), icon=f"seat/{seat.seat}"),
            PageRow(t("vermilion.tip.hp"), f"{seat.hp}/{seat.most}", "vermilion/step/heal")]  # fmt: skip
    coming = forecast.threatened(words.view, forecast.plans(words.view, words.acted)).get(f"c{seat.seat}", 0)
    if coming:
        rows.append(PageRow(t("vermilion.tip.danger"), str(coming), "vermilion/step/melee", "bad"))
    if seat.bind:
        rows.append(PageRow(words.keyword("bind"), str(seat.bind), "vermilion/state/bound", "bad"))
    if "vantage" in seat.flags:
        rows.append(PageRow(words.keyword("vantage"), icon="vermilion/state/seeing", tone="good"))
    if "lying" in seat.flags:
        rows.append(PageRow(words.keyword("knocked_down"), icon="vermilion/state/lying", tone="bad"))
    return rows


def _foe(words: Words, foe: FoeView) -> list[PageRow]:
    """What it is, what it will do, what it might do next; the line from the reader's character."""
    t, view = words.t, words.view
    rows = [*_struck(words, foe), PageRow(t("vermilion.tip.hp"), f"{foe.hp}/{foe.most}", "vermilion/step/heal"),
            PageRow(t("vermilion.tip.def"), str(foe.def_), "vermilion/step/shield")]  # fmt: skip
    if forecast.is_to_come(view, foe, words.acted):
        fixed = next((one for one in words.plans if one.unit == foe.unit), None)
        rows.append(PageRow(words.action(foe.action), str(foe.total), f"vermilion/zone/{foe.zone}", "gold"))
        if fixed is not None:
            rows.append(PageRow(outcome(words, fixed), kind="text", tone="bad" if fixed.blows else ""))
    else:
        for number, zone in enumerate(ENEMIES[foe.kind].zones):
            percent = t("vermilion.tip.percent", n=round(100 * foe.odds[number] / foe.ways))
            rows.append(PageRow(words.action(zone.name), percent, f"vermilion/zone/{zone.zone}", "dim"))
            plan = forecast.plan_with(view, foe, number) if foe.odds[number] else None
            if plan is not None and (plan.blows or plan.area[0]):
                rows.append(PageRow(outcome(words, plan), kind="text", tone="dim"))
        rows += [PageRow(t(f"vermilion.tip.token.{name}"), shifted(foe, by), f"vermilion/token/{name}", "dim")
                 for name, by in (("calm", -1), ("threat", 1))]  # fmt: skip
    rows += _angered(words, foe)
    own = next((one for one in view.seats if one.seat == view.reader and one.at and one.worn), None)
    if own is not None and own.at != foe.at:
        line = forecast.line(view, f"c{own.seat}", foe.at, forecast.weapon_range(view, own.seat))
        rows.append(sight_row(words, line))
    return rows


def _angered(words: Words, dying: FoeView) -> list[PageRow]:
    """R13.36. Who gains threat tokens when this enemy dies."""
    found: dict[int, list[str]] = {}
    for foe in words.view.foes:
        for special in ENEMIES[foe.kind].specials:
            name, _, many = special.partition(":")
            if name == "furious" and foe.unit != dying.unit:
                found.setdefault(int(many), []).append(foe.unit)
    rows = []
    for x, units in found.items():
        several = len(units) > MOST_ANGERED
        what = words.t("vermilion.tip.angers.several", n=len(units)) if several else ", ".join(map(words.unit, units))
        told = words.t("vermilion.tip.angers", what=what, n=x)
        rows.append(PageRow(told, icon="vermilion/keyword/furious", tone="bad"))
    return rows


def shifted(foe: FoeView, by: int) -> str:
    """R4.2. The chances of the zones with a token more, in the order of the bar."""
    odds, ways = zone_odds(foe.kind, foe.threat - foe.calm + by)
    return " · ".join(str(round(100 * count / ways)) for count in odds) + " %"


def outcome(words: Words, plan: Plan) -> str:
    """A plan in one sentence: where to, whom, how hard."""
    t, parts = words.t, []
    if len(plan.way) > 1:
        parts.append(t("vermilion.plan.goes", at=plan.way[-1]))
    for blow in plan.blows:
        key = "far" if blow.far else "near"
        told = t(f"vermilion.plan.{key}", target=words.unit(blow.target), n=blow.power)
        parts.append(f"{told} {t('vermilion.plan.sure')}" if blow.penetrates else told)
    if plan.area[0]:
        parts.append(t("vermilion.plan.area", n=plan.area[0], hurt=plan.area[1]))
    if plan.spikes:
        parts.append(t("vermilion.plan.spikes", n=plan.spikes))
    return " · ".join(parts) or t("vermilion.plan.stays")


def sight_row(words: Words, line: forecast.Line) -> PageRow:
    """How far, how far one reaches, what is in the way."""
    t = words.t
    if line.stops:
        text = t("vermilion.sight.blocked", n=line.distance, at=" ".join(line.stops))
        return PageRow(text, icon="ui/eye_off", tone="bad")
    if line.distance > line.reach:
        return PageRow(t("vermilion.sight.far", n=line.distance, reach=line.reach), icon="ui/eye", tone="dim")
    return PageRow(t("vermilion.sight.clear", n=line.distance, reach=line.reach), icon="ui/eye", tone="good")
