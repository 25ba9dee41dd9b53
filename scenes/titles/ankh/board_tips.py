"""The words of the plate beside what is pointed at on the board: what it is and whose, where it stands, what a conflict
would do there. The page of the inspector tells more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.ankh.content import GOD, GUARDIANS
from game.titles.ankh.state import NOBODY
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
    lines = [*_standing(words, name), *_place(words, name)]
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


def _place(words: Words, name: str) -> list[PageRow]:
    """The region and what would come there; of water nothing more than its page tells."""
    rows = []
    for number in regions_at(words, name):
        rows.append(PageRow(words.t("ankh.foretold.region", n=number), icon=f"ankh/sign_{number}"))
        rows.append(_outcome(words, number))
    return rows


def _outcome(words: Words, number: int) -> PageRow:
    found = words.forecast.regions[number - 1]
    return PageRow(foretold.outcome(words, found), kind="text", tone="gold")
