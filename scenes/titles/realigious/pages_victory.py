"""Pages of the victories: how far everybody is, and what the next turn brings (R2, R3.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.realigious.incomes import coming
from scenes.kit.page import Page, PageRow, head, text
from scenes.titles.realigious.pages import PAGES, link, seat_row
from scenes.titles.realigious.purse import signed
from scenes.titles.realigious.victory_race import START, VICTORIES, judged, limit_lines, standing

if TYPE_CHECKING:
    from game.titles.realigious.view import SeatView
    from scenes.titles.realigious.prompts import Words

COMES = {"religious": "realigious/resource/believers", "social": "realigious/resource/reputation"}
"""The victories towards which a turn's begin brings something, and what of."""


@PAGES.makes("victory")
def victory_page(words: Words, victory: str) -> Page | None:
    """A victory and how far everybody is."""
    t, view = words.t, words.seen
    rows = [text(t(f"realigious.victory.{victory}.text"))]
    if victory in START:
        rows.append(text(t("realigious.screen.race.start"), "dim"))
    if view is not None and victory in VICTORIES:
        rows.append(head(t("realigious.screen.race")))
        for seat in view.seats:
            row = victory_rows(words, view, seat.seat)[VICTORIES.index(victory)]
            rows += [seat_row(words, seat.seat, row.value), *coming_rows(words, view, seat.seat, victory)]
    if view is not None and victory == "mystic":
        rows.append(link(words, "god", view.god))
    if view is not None and victory == "judgement":
        when, by, leads = limit_lines(words.media, view)
        now = [seat_row(words, seat, told) for seat, told in judged(words.media, view)]
        rows = [text(when, "gold"), text(leads), *now, text(by)]
    return Page(t(f"realigious.victory.{victory}"), "", f"realigious/victory/{victory}", rows=rows, rule="R2")


def victory_rows(words: Words, view: SeatView, seat: int) -> list[PageRow]:
    """The three ways, each in its own measure."""
    rows = [link(words, "victory", kind, standing(words.media, view, seat, kind)) for kind in VICTORIES]
    return [row._replace(text=words.t(f"realigious.victory.{kind}.short"))
            for row, kind in zip(rows, VICTORIES, strict=True)]  # fmt: skip


def coming_rows(words: Words, view: SeatView, seat: int, *kinds: str) -> list[PageRow]:
    """R3.3 (c). What the next turn's begin brings a seat towards these victories; red where another wins by it."""
    made, own = coming(view, seat), seat == view.seat
    rows = []
    for kind in kinds:
        if made.of(kind):
            label = words.t("realigious.screen.comes.wins" if made.wins == kind else "realigious.screen.comes")
            tone = "good" if own else "bad" if made.wins == kind else ""
            rows.append(PageRow(label, signed(made.of(kind)), COMES[kind], tone))
    return rows
