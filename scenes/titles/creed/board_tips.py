"""The words of the plate beside what is pointed at: what it is, what a click would do, what that leads to (section 10,
C6.4). The page of the inspector tells more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from game.titles.creed.geometry import side_of
from game.titles.creed.next_attack import in_force, next_attacks, supported
from scenes.kit.page import PageRow
from scenes.kit.tip_content import TipContent
from scenes.titles.creed import foretold
from scenes.titles.creed.offers import DOWN, cost, number, picked_before
from scenes.titles.creed.units import place_words, unit_words

if TYPE_CHECKING:
    from game.core.ask import Option
    from game.titles.creed.view import SeatView, TentView, UnitView
    from scenes.media.media import Media
    from scenes.titles.creed.board_items import CreedShown

ATTACKS = ("field_attack", "siege_attack", "assassinate")
"""Of their targets only what comes of it is told."""


def in_hand(view: SeatView, seat: int, unit: str) -> int:
    """How many tiles of a type a seat of the reader's side has in hand."""
    held = next((secret.hand for secret in view.secrets if secret.seat == seat), ())
    return dict(held).get(unit, 0)


def ready(view: SeatView, seat: int) -> int:
    """R4.2. The AP of a seat."""
    return view.seats[seat].own + view.seats[seat].white


def where(media: Media, shown: CreedShown, ref: str) -> str:
    """A cell or a tent, and whose it is where that is known."""
    name = foretold.seen_from(shown.view, ref.partition(":")[2])
    place, nation = place_words(media, name), shown.nation(ref)
    return media.t("creed.at", owner=media.t(f"creed.nation.{nation}.short"), place=place) if nation else place


def tip(media: Media, shown: CreedShown, ref: str, preview: Option | None) -> TipContent:
    """The plate for a place; empty where there is nothing to tell."""
    if ref.startswith("leader:"):
        kind = media.t(f"creed.leader.{ref.partition(':')[2]}")
        return TipContent(kind, (PageRow(media.t("creed.board.leader.tray")),))
    if ref not in shown.space.squares:
        return TipContent()
    attack = preview is not None and preview.verb in ATTACKS
    lines, more = ([], []) if attack else _about(media, shown, ref)
    if preview is not None:
        lines += _click(media, shown, preview)
        if shown.foretold is not None:
            more += foretold.told_beside(media, shown.unit_at, shown.foretold)
    elif shown.selected == "action:morale":
        lines += _boosts(media, shown, ref)
    heading = _heading(media, shown, ref)
    return TipContent(heading, (*lines, *_after(media, shown, preview)), more=tuple(more))


def _heading(media: Media, shown: CreedShown, ref: str) -> str:
    unit, laid = shown.pieces.units.get(ref), shown.staging.units.get(ref)
    if unit is not None:
        return unit_words(media, unit.unit)
    if laid is not None:
        return unit_words(media, laid[0])
    return where(media, shown, ref)


def _about(media: Media, shown: CreedShown, ref: str) -> tuple[list[PageRow], list[PageRow]]:
    """What the plate tells, and what it leaves to the inspector, which stands open beside the board."""
    tent = shown.pieces.tents.get(ref)
    if tent is not None:
        if tent.ruin:
            fell = shown.fallen.get(ref)
            told = [PageRow(media.t("creed.page.fell", kind=media.t(f"creed.leader.{fell}")))] if fell else []
            return [PageRow(media.t("creed.page.ruin")), *told], []
        return _tent(media, shown.view, tent, shown.laid_leader(ref))
    unit = shown.pieces.units.get(ref)
    if unit is not None:
        return [], _unit(media, unit, in_force(shown.view, unit))
    if ref in shown.staging.units:
        return [PageRow(media.t("creed.board.stage.take_back"))], []
    if ref.partition(":")[2] in shown.swamps():
        return [PageRow(media.t("creed.page.swamp"))], [PageRow(media.t("creed.page.swamp.text"))]
    view = msgspec.structs.replace(shown.view, lines=shown.fronts)
    rows = foretold.cell_rows(media, view, ref.partition(":")[2]) if ref.startswith("cell:") else []
    return ([], rows) if shown.selected else (rows, [])


def _tent(media: Media, view: SeatView, tent: TentView, laid: str) -> tuple[list[PageRow], list[PageRow]]:
    """`laid`: the leader that is laid there just now; until then nothing lies in a tent of the set-up. Of the two lines
    to it the plate names the nearer one, both where they are as near; under an enemy's tent it tells the chance of a
    leader, and of each its token."""
    best = foretold.best_ways(media, view, tent.tent)
    more = [row for row in foretold.tent_rows(media, view, tent.tent) if row not in best]
    if tent.colour < 0:
        stays = [PageRow(media.t("creed.page.fortress.stays"))] if tent.fortress else []
        return [PageRow(media.t("creed.page.lifted")), *stays, *best], more
    kind = laid or (tent.kind if view.phase != "tents" else "")
    known = not tent.announced or foretold.known_to_all(view, tent)
    if kind and known:
        more.append(PageRow(media.t(f"creed.page.holds.{kind}")))
    if tent.announced:
        more += [PageRow(media.t("creed.page.announced"))] if known else []
    enemy = view.phase == "play" and view.reader >= 0 and side_of(int(tent.tent[0])) != side_of(view.reader)
    guarded = [PageRow(media.t("creed.page.fortress"))] if tent.fortress else []
    return [*best, *(foretold.hides(media, view, tent.tent) if enemy else []), *guarded], more


def _unit(media: Media, stands: UnitView, unit: UnitView) -> list[PageRow]:
    """`unit`: as it counts now."""
    lines: list[PageRow] = []
    if unit.down:
        lines.append(PageRow(media.t("creed.page.down.own" if unit.unit else "creed.page.down")))
    if stands.attacked:
        lines.append(PageRow(media.t("creed.page.attacked" if unit.attacked else "creed.page.attacked.before")))
    if len(unit.terms) > 1:
        terms = [(term.text.rpartition(".")[2], term.value) for term in unit.terms]
        lines.append(foretold.sum_row(media, terms, unit.power))
    return lines


def _click(media: Media, shown: CreedShown, preview: Option) -> list[PageRow]:
    """What a click does, and for an attack what comes of it."""
    if shown.foretold is not None:
        verb = media.t(f"creed.verb.{preview.verb}") if preview.verb in ATTACKS else ""
        return foretold.beside(media, shown.foretold, verb)
    key = f"creed.verb.{preview.verb}"
    if preview.verb in ("deploy", "place"):
        key = "creed.verb.deploy" + (".down" if preview.key.endswith(DOWN) else ".up")
    rows = [PageRow(media.t(key))] if preview.verb and media.texts.has(key) else []
    rows += _yields(media, shown, preview)
    if shown.asked is None:
        return rows
    made = next_attacks(shown.view, shown.asked, preview, shown.pointed)
    return rows + foretold.next_rows(media, shown.view, shown.unit_at, made)


def _yields(media: Media, shown: CreedShown, preview: Option) -> list[PageRow]:
    """What a choice does at the place: a tent is guarded, a unit goes home, a line is blocked."""
    place, t = preview.refs[-1].partition(":")[2], media.t
    match preview.verb:
        case "fortify":
            left = shown.view.seats[int(place[0])].fortresses
            tokens = t("creed.board.ap_after", before=left, after=left - 1)
            return [PageRow(t("creed.yield.fortify"), tone="good"), PageRow(t("creed.fact.fortress"), tokens)]
        case "appoint":
            return [PageRow(t("creed.yield.appoint"), tone="good"), PageRow(t("creed.yield.appoint.known"), tone="bad")]
        case "rumour" | "send_back":
            rows = foretold.line_without(media, shown.view, place)
            return [PageRow(t("creed.yield.sent_back"), tone="good"), *rows]
        case "deploy" | "move" | "cross" if shown.view.phase == "play":
            strengths = [
                PageRow(t("creed.then.power", unit=unit_words(media, one.unit)),
                        t("creed.board.ap_after", before=one.before, after=one.after),
                        tone="good" if one.after > one.before else "bad")
                for one in supported(shown.view, preview)
            ]  # fmt: skip
            return [*foretold.line_with(media, shown.view, preview.refs), *strengths]
    return []


def _boosts(media: Media, shown: CreedShown, ref: str) -> list[PageRow]:
    """R8.2. What each boost of a unit costs, and whom it could beat with it."""
    rows = []
    for option in shown.offers.targets(shown.selected).get(ref, ()):
        made = next_attacks(shown.view, shown.asked, option, ref) if shown.asked is not None else []
        found = foretold.next_rows(media, shown.view, shown.unit_at, made)[:1]
        found = found or _stronger(media, shown, ref, int(option.key[-1]))
        cost = media.t("creed.fact.cost", ap=number(option, "ap"))
        rows += [PageRow(media.t("creed.pick.morale", n=option.key[-1]), cost, tone="gold"), *found]
    return rows


def _stronger(media: Media, shown: CreedShown, ref: str, more: int) -> list[PageRow]:
    """The power of a unit before and after a boost, where it meets nobody."""
    unit = shown.pieces.units.get(ref)
    if unit is None or unit.power < 0:
        return []
    return [PageRow(media.t("creed.stat.power"), media.t("creed.board.ap_after", before=unit.power,
                                                         after=unit.power + more))]  # fmt: skip


def _after(media: Media, shown: CreedShown, preview: Option | None) -> list[PageRow]:
    """The AP before and after a click."""
    ap = cost(shown.asked, preview)
    if ap <= 0 or shown.staging.seat < 0:
        return []
    before = ready(shown.view, shown.staging.seat)
    after = media.t("creed.board.ap_after", before=before, after=before - ap)
    more = shown.asked is not None and shown.asked.text == "rotate_pick" and len(picked_before(shown.asked)) == 1
    words = media.t("creed.fact.ap.least", ap=ap) if more else media.t("creed.fact.ap")
    return [PageRow(words, after, tone="gold")]
