"""The words of the plate beside what is pointed at on the board: what it is and whose, where it stands, what a conflict
would do there. The page of the inspector tells more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.ankh.content import GOD, GUARDIANS
from game.titles.ankh.forecast import forecast
from game.titles.ankh.state import NOBODY
from game.titles.ankh.trials import followers_now, plays
from scenes.kit.page import PageRow
from scenes.kit.tip_content import TipContent
from scenes.titles.ankh import foretold
from scenes.titles.ankh.pages import regions_at

if TYPE_CHECKING:
    from game.titles.ankh.view import FigureView, MonumentView
    from scenes.titles.ankh.words import Words

BOARD = ("space", "figure", "monument", "region", "portal")


def tip(words: Words, ref: str) -> TipContent:
    """The plate of a place; a heading alone for what does not lie on the board."""
    kind, _, what = ref.partition(":")
    if kind == "edge":
        one, _, other = what.partition("|")
        return TipContent(words.t("ankh.tip.edge", one=one, other=other), (), *words.why(ref))
    page = words.page(ref)
    why = words.why(ref)
    if page is None or kind not in BOARD:
        return TipContent(page.title if page is not None else "", (), *why)
    if kind == "region":
        return TipContent(page.title, (_outcome(words, int(what)),), *why)
    name = next((one.space for one in words.view.figures if kind == "figure" and str(one.number) == what), what)
    lines = [*_standing(words, name), *_place(words, ref, name)]
    return TipContent(page.title, tuple(lines), *why)


def _standing(words: Words, name: str) -> list[PageRow]:
    """Whose the figure or monument there is."""
    view = words.view
    shown = next((one for one in view.figures if one.space == name), None)
    if shown is not None:
        return _figure(words, shown)
    monument = next((one for one in view.monuments if one.space == name), None)
    return _monument(words, monument) if monument is not None else []


def _figure(words: Words, shown: FigureView) -> list[PageRow]:
    t = words.t
    rows = []
    if shown.kind != GOD:
        rows.append(PageRow(words.god(shown.owner), icon=f"ankh/token/{shown.owner}"))
    if shown.kind in GUARDIANS:
        rows.append(PageRow(t(f"ankh.figure.{shown.kind}.text"), kind="text", tone="dim"))
    if shown.held != shown.owner:
        rows.append(PageRow(t("ankh.page.held", god=words.god(shown.held)), icon=f"ankh/ring/{shown.held}", tone="bad"))
    if shown.radiant:
        rows.append(PageRow(t("ankh.page.radiant"), icon="ankh/sun", tone="gold"))
    return rows


def _monument(words: Words, shown: MonumentView) -> list[PageRow]:
    t = words.t
    icon = f"ankh/token/{shown.owner}" if shown.owner != NOBODY else ""
    rows = [PageRow(words.god(shown.owner) if icon else t("ankh.page.neutral"), icon=icon)]
    if shown.cat:
        key = "ankh.page.cat.back" if shown.cat == "back" else "ankh.page.cat"
        rows.append(PageRow(t(key, cat=t(f"ankh.cat.{shown.cat}"))))
    return rows


def _place(words: Words, ref: str, name: str) -> list[PageRow]:
    """The region and what would come there; of a place that can be chosen what would come with the choice made, there
    and wherever it changes anything."""
    after = words.after(ref)
    there = regions_at(words, name)
    if after is None:
        hangs = words.hanging(ref)
        rows = [PageRow(words.t(f"ankh.tip.then.{hangs}"), kind="text", tone="dim")] if hangs else []
        return [*rows, *(row for number in there for row in (_region(words, number), _outcome(words, number)))]
    told, before = forecast(after).regions, words.forecast.regions
    changed = [one.number for one, other in zip(told, before, strict=True)
               if one.number not in there and one.stakes != other.stakes]
    rows = [PageRow(words.t("ankh.tip.then"), kind="text", tone="dim")]
    for number in (*there, *changed):
        rows += [_region(words, number), PageRow(foretold.outcome(words, told[number - 1]), kind="text", tone="gold")]
    if not words.view.conflict:
        god = plays(words.view)
        rows.append(PageRow(words.t("ankh.action.gain"), f"+{sum(followers_now(after, god))}", "ankh/follower"))
    return rows


def _region(words: Words, number: int) -> PageRow:
    return PageRow(words.t("ankh.foretold.region", n=number), icon=f"ankh/sign_{number}")


def _outcome(words: Words, number: int) -> PageRow:
    found = words.forecast.regions[number - 1]
    return PageRow(foretold.outcome(words, found), kind="text", tone="gold")
