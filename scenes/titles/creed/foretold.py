"""What is told before a choice, and how fronts and tents stand, in words from where the reader sits (C6.15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.creed.content import TILES
from game.titles.creed.forecast import (
    CERTAIN,
    HALTS,
    REMOVED,
    UNKNOWN,
    FieldForecast,
    RumourForecast,
    SiegeForecast,
    front_of,
    siege,
    ways_to,
)
from game.titles.creed.geometry import LINES, facing, side_of
from scenes.kit.page import PageRow, head
from scenes.kit.words import together
from scenes.titles.creed.units import FIELDS, place_words, unit_words

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.titles.creed.forecast import FacingLines, Hit, Odds
    from game.titles.creed.view import LineView, SeatView, TentView
    from scenes.media.media import Media

Foretold = FieldForecast | SiegeForecast | RumourForecast
TURNED = {"good": "bad", "bad": "good", "": ""}
"""What is good for one side, as the other has it."""
MOST_NEXT = 3
"""Of so many attacks that could follow a choice it is told what would come of them."""
LANE, PARTS = "lane", " · "
"""A row of the page of all lines: two values, and their tones, in one text."""
PAST = ("over", "choice")
"""R7.4, R7.5. Sieges that no unit stands in the way of."""
ORDER = "order"
"""A row that tells in words what stands on the board as well: it goes first where there is no room for all."""


# ---------------------------------------------------------------- places
def seen_from(view: SeatView, place: str) -> str:
    """A cell "1R3r2" or a tent "1T12" without its seat; the lines of an enemy's by the names that the reader's side
    has for them, as they stand at the board's edge."""
    name, seat = place[1:], int(place[0])
    if side_of(seat) == side_of(max(0, view.reader)):
        return name
    if name.startswith("T"):
        left, right = sorted(_opposite(view, seat, line) for line in (f"L{name[1]}", f"R{name[2]}"))
        return f"T{left[1]}{right[1]}"
    return _opposite(view, seat, name[:2]) + name[2:]


def _opposite(view: SeatView, seat: int, line: str) -> str:
    """The line that faces a line of a seat, as those who attack along it call it."""
    return LINES[facing(len(view.seats), seat, LINES.index(line))[1]]


def line_words(media: Media, line: str) -> str:
    """A line, "L2"."""
    return media.t("creed.line", field=media.t(f"creed.field.{FIELDS[line[0]]}"), line=line[1])


# ---------------------------------------------------------------- fronts and tents
def unit_meant(unit_on: Callable[[str], str], line: str, ref: str, selected: str, comes: bool) -> str:
    """The unit that a line, "0L2", is told for while something is pointed at: the one there, else the one that acts and
    stands on the line or `comes` to the cell, where that is on it; "" for none. `unit_on`: the type of the unit on a
    cell."""
    on_it = ref.startswith(f"cell:{line}")
    if on_it and unit_on(ref):
        return unit_on(ref)
    if not selected.startswith(f"cell:{line}") and not (on_it and comes):
        return ""
    return selected.removeprefix("hand:") if selected.startswith("hand:") else unit_on(selected)


def goes_past(unit: str) -> bool:
    """R7.4, R7.5. Whether a unit besieges past whoever stands in its way."""
    return unit in TILES and TILES[unit].siege in PAST


def front_rows(media: Media, view: SeatView, front: FacingLines) -> list[PageRow]:
    """Both ways along a line, to the enemy's camp first: what keeps the other side out is good for the reader; for who
    only looks on nothing is good or bad."""
    if view.reader < 0:
        names = [media.t("creed.front.of", nation=_nation(media, view, half.enemy)) for half in front]
        return [_attack(media, name, half)._replace(tone="") for name, half in zip(names, front, strict=True)]
    ally = "" if front.ours.seat == view.reader else ".ally"
    mine, theirs = f"creed.front.yours{ally}", _attack(media, media.t(f"creed.front.theirs{ally}"), front.theirs)
    return [_attack(media, media.t(mine), front.ours), theirs._replace(tone=TURNED[theirs.tone])]


def _nation(media: Media, view: SeatView, seat: int) -> str:
    return media.t(f"creed.nation.{view.seats[seat].nation}.short") if view.seats[seat].nation else str(seat + 1)


def _attack(media: Media, whose: str, half: LineView) -> PageRow:
    if not half.target:
        return PageRow(whose, media.t("creed.page.no_tents"))
    state = media.t("creed.page.blocked", n=half.blockers) if half.blockers else media.t("creed.page.open")
    return PageRow(whose, state, tone="bad" if half.blockers else "good")


def lane_rows(media: Media, view: SeatView, seat: int) -> list[PageRow]:
    """All lines of a seat, "open" or how many units block it: to the enemy's camp, to its own. Who only looks on reads
    whose camps those are, and nothing is good or bad; the lines have the names that stand at the board's edge."""
    looks_on = view.reader < 0
    whose = ".of" if looks_on else ""
    heads = [media.t(f"creed.lanes.{way}{whose}") for way in ("out", "in")]
    rows = [PageRow("", _pair(*heads), kind=LANE)]
    far = side_of(seat) != side_of(max(0, view.reader))
    for name in LINES:
        own = _opposite(view, seat, name) if far else name
        front = sorted(front_of(view, seat, own), key=lambda half: half.seat != seat)
        words = [_lane_words(media, half) for half in front]
        tones = ["dim" if not half.target else "" if half.blockers or looks_on else tone
                 for half, tone in zip(front, ("good", "bad"), strict=True)]  # fmt: skip
        rows.append(PageRow(name, _pair(*words), tone=_pair(*tones), kind=LANE))
    return rows


def _lane_words(media: Media, half: LineView) -> str:
    if not half.target:
        return media.t("creed.lanes.no_tents")
    return _barred(media, half.blockers)


def _pair(one: str, other: str) -> str:
    return f"{one}{PARTS}{other}"


def best_ways(media: Media, view: SeatView, place: str) -> list[PageRow]:
    """Of the two lines to a tent the one on which less stands before it; both where as much does, or where one is an
    ally's."""
    rows, met = tent_rows(media, view, place), ways(view, place)
    if len({front.ours.seat for _, front in met}) > 1:
        return rows
    own = side_of(int(place[0])) == side_of(max(0, view.reader))
    ahead = [first + (front.theirs if own else front.ours).blockers for first, front in met]
    return [row for row, before in zip(rows, ahead, strict=True) if before == min(ahead)]


def cell_rows(media: Media, view: SeatView, place: str) -> list[PageRow]:
    """How the front of a cell stands."""
    return front_rows(media, view, front_of(view, int(place[0]), place[1:3]))


def tent_rows(media: Media, view: SeatView, place: str) -> list[PageRow]:
    """R3.6-R3.9. What stands before a tent on each of the two lines to it, as the camp stands now: units, other tents;
    the reader's own line first.
    """
    rows = []
    own = side_of(int(place[0])) == side_of(max(0, view.reader))
    for first, front in ways(view, place):
        half = front.theirs if own else front.ours
        counted = [(key, n) for key, n in (("units", half.blockers), ("tents", first)) if n]
        ahead = " + ".join(media.t(f"creed.page.ahead.{key}", n=n) for key, n in counted)
        state = media.t("creed.page.ahead", what=ahead) if ahead else media.t("creed.page.ahead.none")
        line = _whose_line(media, view, front.ours)
        tone = "" if view.reader < 0 else "good" if own == bool(ahead) else "bad"
        rows.append(PageRow(line[:1].upper() + line[1:], state, tone=tone))
    return rows


def ways(view: SeatView, place: str) -> list[tuple[int, FacingLines]]:
    """The two lines to a tent, that of the reader's own seat first."""
    return sorted(ways_to(view, place), key=lambda way: way[1].ours.seat != view.reader)


def _whose_line(media: Media, view: SeatView, half: LineView) -> str:
    """A line, and whose it is where that may be an ally's."""
    line = line_words(media, half.line)
    if len(view.seats) == 2:
        return line
    if view.reader < 0:
        return media.t("creed.at", owner=_nation(media, view, half.seat), place=line)
    return media.t(f"creed.line.{'yours' if half.seat == view.reader else 'ally'}", line=line)


# ---------------------------------------------------------------- attacks
def odds_words(media: Media, verb: str, odds: Odds) -> str:
    """"beats 9 of 11 unseen"."""
    back = ".back" if odds.back else ""
    return media.t(f"creed.odds.{verb}{back}", yes=odds.yes, of=odds.of, back=odds.back)


def percent(chance: int) -> str:
    """A chance in thousandths, in whole percent."""
    return f"{(chance + 5) // 10}%"


def figures(hit: Hit) -> str:
    """ "6 ≥ 4", "2 < 4", the chance of a face-down one; "" where power does not count."""
    if hit.odds is not None:
        return percent(hit.odds.chance)
    sign = "≥" if hit.power >= hit.defence else "<"
    return "" if hit.result == HALTS else together(f"{hit.power} {sign} {hit.defence}")


def hit_rows(media: Media, unit_at: Callable[[str], str], hits: Sequence[Hit]) -> list[PageRow]:
    """The units met, in order: "Infantry 1/1: 6 ≥ 1", "removed"."""
    rows = []
    for hit in hits:
        name = unit_words(media, unit_at(f"cell:{hit.cell}"))
        result = odds_words(media, "beats", hit.odds) if hit.odds is not None else media.t(f"creed.board.{hit.result}")
        if hit.result == UNKNOWN:
            rows.append(PageRow(media.t("creed.odds.struck", unit=name, n=hit.power), result))
            continue
        figure = figures(hit)
        rows.append(PageRow(f"{name}: {figure}" if figure else f"{name}:", result))
    return rows


def sum_row(media: Media, terms: Sequence[tuple[str, int]], power: int) -> PageRow:
    """"4 + 2 (archer)", "= 6": the printed attack without its name."""
    words = [str(value) if name == "attack" else f"{value} ({media.t(f'creed.term.{name}')})" for name, value in terms]
    return PageRow(" + ".join(words), f"= {power}")


def short(media: Media, unit_at: Callable[[str], str], made: Foretold) -> list[PageRow]:
    """For the plate beside the target."""
    match made:
        case FieldForecast():
            sums = [sum_row(media, made.terms, made.power)] if len(made.terms) > 1 else []
            return [*sums, *hit_rows(media, unit_at, made.hits)]
        case SiegeForecast():
            return [PageRow(_falls(media, made)), *_hides(media, made)]
    return [PageRow(odds_words(media, "goes", made.odds))]


def beside(media: Media, made: Foretold, verb: str) -> list[PageRow]:
    """For the plate beside the target that is named on it: what a click does, what comes of it and the number that
    decides it. What that is made of stands in the inspector."""
    match made:
        case FieldForecast():
            words, tone = _comes_of(media, made.hits[0])
            rows = [PageRow(words, figures(made.hits[0]), tone=tone)]
        case SiegeForecast():
            rows = [PageRow(_falls(media, made), tone="good"), *([] if made.token else _hides(media, made))]
        case _:
            rows = [PageRow(odds_words(media, "goes", made.odds), percent(made.odds.chance), tone="gold")]
    return [PageRow(verb), *rows] if verb else rows


def told_beside(media: Media, unit_at: Callable[[str], str], made: Foretold) -> list[PageRow]:
    """What the plate leaves to the inspector: sums, who is met behind, what may lie under a tent that a token saves."""
    match made:
        case FieldForecast():
            sums = [sum_row(media, made.terms, made.power)] if len(made.terms) > 1 else []
            return [*sums, *hit_rows(media, unit_at, made.hits[1:])]
        case SiegeForecast():
            return _hides(media, made) if made.token else []
    return []


def target_rows(media: Media, what: str, made: Foretold) -> list[PageRow]:
    """For the page of the unit that can attack: whom, and what would come of it. `what`: the attack, in words."""
    match made:
        case FieldForecast():
            words, tone = _comes_of(media, made.hits[0])
            figure = figures(made.hits[0])
            return [PageRow(what, f"{figure} {words}".strip() if made.hits[0].odds is None else words,
                            tone=tone)]  # fmt: skip
        case SiegeForecast():
            return [PageRow(what, _falls(media, made), tone="good")]
    return []


def threat_row(media: Media, foe: str, hit: Hit) -> PageRow:
    """What an enemy's attack would do to an own unit. `foe`: in words."""
    words, tone = _comes_of(media, hit)
    return PageRow(media.t("creed.page.threat", unit=foe), f"{figures(hit)} {words}".strip(), tone=TURNED[tone])


def next_rows(media: Media, view: SeatView, unit_at: Callable[[str], str],
              made: Sequence[FieldForecast | SiegeForecast]) -> list[PageRow]:
    """What a unit could do right after another choice: whom it would meet, and what would come of it."""
    rows, besieges, strikes = [], "creed.then.siege", "creed.then.field"
    for one in made[:MOST_NEXT]:
        if isinstance(one, SiegeForecast):
            tent = place_words(media, seen_from(view, one.tent))
            rows.append(PageRow(media.t(besieges, tent=tent), _falls(media, one), tone="good"))
            besieges = "creed.then.siege.or"  # of several tents it is one
            continue
        first = one.hits[0]
        words, tone = _comes_of(media, first)
        figure = figures(first)
        value = figure if first.odds is not None else f"{figure} {words}".strip()
        name = unit_words(media, unit_at(f"cell:{first.cell}"))
        rows.append(PageRow(media.t(strikes, unit=name), value, tone=tone))
        strikes = "creed.then.field.or"  # so it is with units
    return rows


def _comes_of(media: Media, first: Hit) -> tuple[str, str]:
    """What becomes of the first one met, and the tone of that."""
    if first.odds is not None:
        return odds_words(media, "beats", first.odds), "gold"
    return media.t(f"creed.board.{first.result}"), "good" if first.result == REMOVED else "bad"


def in_full(media: Media, unit_at: Callable[[str], str], made: Foretold | None) -> list[PageRow]:
    """For the inspector: what comes of it, large, then what it is made of."""
    match made:
        case FieldForecast():
            first = made.hits[0]
            words, tone = _comes_of(media, first)
            rows = [PageRow(words, figures(first), tone=tone, kind="total")]
            rows.append(PageRow(media.t("creed.stat.power"), str(made.power), tone="gold"))
            if len(made.terms) > 1:
                rows += [PageRow(media.t(f"creed.term.{name}"), str(value)) for name, value in made.terms]
            more = hit_rows(media, unit_at, made.hits[1:])
            return [*rows, *([head(media.t("creed.page.then")), *more] if more else [])]
        case SiegeForecast():
            return [PageRow(_falls(media, made), tone="good", kind="total"), *_hides(media, made)]
        case RumourForecast():
            words = odds_words(media, "goes", made.odds)
            return [PageRow(words, percent(made.odds.chance), tone="gold", kind="total")]
    return []


def line_after(media: Media, view: SeatView, made: FieldForecast) -> list[PageRow]:
    """R7.2. How the line stands after an attack of which all is known."""
    cell = made.hits[0].cell
    half, gone = front_of(view, int(cell[0]), cell[1:3]).ours, sum(hit.result == REMOVED for hit in made.hits)
    if not gone or not half.target or any(hit.odds is not None for hit in made.hits):
        return []
    return [_line_left(media, half, half.blockers - gone)]


def line_without(media: Media, view: SeatView, place: str) -> list[PageRow]:
    """How the line stands once an enemy's unit on that cell is gone."""
    half = front_of(view, int(place[0]), place[1:3]).ours
    return [_line_left(media, half, half.blockers - 1)] if half.target else []


def line_with(media: Media, view: SeatView, refs: Sequence[str]) -> list[PageRow]:
    """R7.2. How many units stand in the enemy's way to the own camp before a unit comes to a cell and after it: on its
    new line, and on that which it leaves; nothing where it only changes its rank."""
    places = [ref.partition(":")[2] for ref in (refs[-1], refs[0]) if ref.startswith("cell:")]
    if len({place[:3] for place in places}) < len(places):
        return []
    rows = []
    for place, more in zip(places, (1, -1), strict=False):
        front = front_of(view, int(place[0]), place[1:3])
        before, after = front.theirs.blockers, front.theirs.blockers + more
        if front.theirs.target:
            line = line_words(media, front.ours.line)
            words = media.t("creed.yield.line", line=line[:1].upper() + line[1:])
            value = media.t("creed.board.ap_after", before=_barred(media, before), after=_barred(media, after))
            rows.append(PageRow(words, value, tone="good" if more > 0 else "" if after else "bad"))
    return rows


def _barred(media: Media, units: int) -> str:
    """How many units stand in a way, or that it is open."""
    return media.t("creed.page.ahead.units", n=units) if units else media.t("creed.page.open")


def _line_left(media: Media, half: LineView, left: int) -> PageRow:
    state = media.t("creed.page.blocked", n=left) if left else media.t("creed.page.open")
    return PageRow(media.t("creed.page.after", line=line_words(media, half.line)), state, tone="" if left else "good")


def _falls(media: Media, made: SiegeForecast) -> str:
    return media.t("creed.board.fortress_falls" if made.token else "creed.board.tent_falls")


def _hides(media: Media, made: SiegeForecast) -> list[PageRow]:
    """What may lie under it."""
    key = "creed.odds.last" if made.kind else "creed.odds.last.maybe"
    last = [PageRow(media.t(key), tone="good")] if made.last and not made.token else []
    if made.kind:
        known = f"{media.t(f'creed.leader.{made.kind}')} · {percent(CERTAIN)}"
        return [PageRow(media.t("creed.odds.leaders"), known, tone="gold"), *last]
    if not made.hidden:
        return []
    last = last if made.leaders else []
    chance = percent(1000 * made.leaders // made.hidden)
    odds = media.t("creed.odds.leaders.of", n=made.leaders, of=made.hidden)
    return [PageRow(media.t("creed.odds.leaders"), f"{odds} · {chance}", tone="gold" if made.leaders else "dim"), *last]


def known_to_all(view: SeatView, tent: TentView) -> bool:
    """R8.7. That the enemy knows of an appointed commander is news for its own side, and for who looks on."""
    return view.reader < 0 or side_of(int(tent.tent[0])) == side_of(view.reader)


def hides(media: Media, view: SeatView, place: str) -> list[PageRow]:
    """What may lie under an intact tent of the enemy's."""
    return _hides(media, siege(view, place))
