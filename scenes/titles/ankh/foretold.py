"""The forecast of a region in words and rows: for its page, its tip, the situation (section 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.ankh.content import DROUGHT, FLOOD, GOD, MIRACLE, PLAGUE
from game.titles.ankh.forecast import BATTLE, DOMINATION, RegionForecast, Stake
from game.titles.ankh.state import DESERT, FERTILE, NOBODY
from scenes.kit.page import PageRow, head, text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.modifiers import Term
    from game.titles.ankh.view import SeatView
    from scenes.titles.ankh.words import Words


def total(terms: Sequence[Term]) -> int:
    """What terms come to."""
    return sum(term.value for term in terms)


def strength_words(stake: Stake) -> str:
    """ "4", or "4 +0…3" while cards may add."""
    if stake.least == stake.most:
        return str(stake.strength + stake.most)
    return f"{stake.strength} +{stake.least}…{stake.most}"


def outcome(words: Words, found: RegionForecast) -> str:
    """What comes there, in one sentence."""
    t, key = words.t, f"ankh.foretold.{found.kind}"
    if found.kind == DOMINATION:
        one = found.stakes[0]
        return t(key, god=words.god(one.god), n=total(one.majority) + total(one.win))
    if found.kind != BATTLE:
        return t(key)
    gods = ", ".join(words.god(god) for god in found.ahead)
    if len(found.ahead) > 1:
        by = words.god(found.token) if found.token != NOBODY else t("ankh.foretold.trigger")
        return t("ankh.foretold.tie", gods=gods, by=by)
    return t(key, god=gods)


def term_rows(words: Words, terms: Sequence[Term], tone: str = "dim") -> list[PageRow]:
    """A row for each item."""
    return [PageRow(words.t(f"ankh.{term.text}"), f"{term.value:+d}", tone=tone) for term in terms]


def strength_rows(words: Words, stake: Stake) -> list[PageRow]:
    """What makes a strength, and what is not known of it."""
    t, rows = words.t, term_rows(words, stake.terms)
    if stake.taken:
        rows.append(PageRow(t("ankh.foretold.taken"), str(stake.taken), tone="dim"))
    if stake.least != stake.most:
        rows.append(PageRow(t("ankh.foretold.cards"), f"{stake.least}…{stake.most}", tone="gold"))
    elif stake.most:
        rows.append(PageRow(t("ankh.foretold.cards.sure"), f"+{stake.most}", tone="gold"))
    if stake.calls:
        rows.append(text(t("ankh.foretold.calls"), "dim"))
    return rows


def gain_rows(words: Words, found: RegionForecast, stake: Stake) -> list[PageRow]:
    """What the region brings a god: majorities in any case, then winning or losing."""
    t, rows = words.t, []
    if stake.kinds:
        kinds = ", ".join(t(f"ankh.monument.{kind}") for kind in stake.kinds)
        rows.append(PageRow(t("ankh.foretold.majority", kinds=kinds), f"+{total(stake.majority)}", tone="good"))
    key = "ankh.foretold.win" if found.kind == BATTLE else "ankh.foretold.domination.short"
    rows.append(PageRow(t(key), f"+{total(stake.win)}", tone="good"))
    if len(stake.win) > 1:
        rows += term_rows(words, stake.win)
    if stake.loss:
        rows.append(PageRow(t("ankh.foretold.loss"), f"+{total(stake.loss)}", tone="good"))
    if found.kind == BATTLE and stake.drought:
        rows.append(PageRow(t("ankh.foretold.drought"), f"+{stake.drought}", tone="dim"))
    if found.kind == BATTLE and stake.mortal:
        rows.append(PageRow(t("ankh.foretold.mortal"), str(stake.mortal), tone="bad"))
    if stake.kept:
        rows.append(PageRow(t("ankh.foretold.kept"), str(stake.kept), tone="dim"))
    return rows


def touched(view: SeatView, god: int, card: str) -> list[str]:
    """The spaces in the battle's region that a card of a god has to do with: figures of its own that Flood, Drought or
    Miracle count, all that a plague can kill."""
    if view.battle is None:
        return []
    inside = set(view.regions[view.battle.region - 1].spaces)
    found = [one for one in view.figures if one.space in inside and (card == PLAGUE or one.held == god)]
    if card in (PLAGUE, MIRACLE):
        return [f"space:{one.space}" for one in found if one.kind != GOD]
    ground = {FLOOD: FERTILE, DROUGHT: DESERT}.get(card, "")
    return [f"space:{one.space}" for one in found if ground and _terrain(view, one.space) == ground]


def _terrain(view: SeatView, name: str) -> str:
    column, _, row = name.partition(",")
    return view.terrain[int(row) * view.columns + int(column)]


def region_rows(words: Words, found: RegionForecast) -> list[PageRow]:
    """A region in full: who is there, with what, for how much."""
    rows = [text(outcome(words, found), "gold")]
    if found.watched:
        rows.append(PageRow(words.t("ankh.foretold.watched"), icon="ankh/eye"))
    for stake in reversed(found.stakes):
        rows.append(head(words.god(stake.god)))
        rows.append(PageRow(words.t("ankh.foretold.figures"), str(stake.figures), f"ankh/warrior/{stake.god}"))
        if found.kind == BATTLE:
            rows.append(PageRow(words.t("ankh.foretold.strength"), strength_words(stake), "ankh/event/conflict"))
            rows += strength_rows(words, stake)
        rows += gain_rows(words, found, stake)
    return rows
