"""The forecast of a region in words and rows: for its page, its tip, the situation (section 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.ankh.forecast import BATTLE, DOMINATION, RegionForecast, Stake
from game.titles.ankh.resolution import GLORY_MARGIN
from game.titles.ankh.state import NOBODY
from game.titles.ankh.trials import card_reach
from scenes.kit.page import PageRow, head, text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.modifiers import Term
    from game.titles.ankh.view import SeatView
    from scenes.titles.ankh.words import Words


def total(terms: Sequence[Term]) -> int:
    """What terms come to."""
    return sum(term.value for term in terms)


def strength_words(words: Words, stake: Stake) -> str:
    """ "4", or "4 +0–3" while cards may add."""
    if is_sure(stake):
        return str(stake.strength + stake.most)
    return f"{stake.strength} {words.t('ankh.foretold.range', least=stake.least, most=stake.most)}"


def reached(words: Words, stake: Stake) -> str:
    """ "4–7": what a strength can come to."""
    if is_sure(stake):
        return str(stake.strength + stake.most)
    return words.t("ankh.foretold.reach", least=stake.strength + stake.least, most=stake.strength + stake.most)


def is_sure(stake: Stake) -> bool:
    """Whether no card or cat can change the strength any more."""
    return stake.least == stake.most


def is_decided(view: SeatView, number: int) -> bool:
    """R9.4. Whether a region lies behind the battle that is fought."""
    return view.conflict and view.battle is not None and number < view.battle.region


def outcome(words: Words, found: RegionForecast) -> str:
    """What comes there, in one sentence; of a battle with the strengths as they are known."""
    t, key = words.t, f"ankh.foretold.{found.kind}"
    if is_decided(words.view, found.number):
        return t("ankh.foretold.decided")
    if found.kind == DOMINATION:
        one = found.stakes[0]
        return t(key, god=words.god(one.god), n=total(one.majority) + total(one.win))
    if found.kind != BATTLE:
        return t(key)
    sure = all(map(is_sure, found.stakes))
    sums = {one.god: one.strength + one.most * sure for one in reversed(found.stakes)}
    gods = ", ".join(f"{words.god(god)} {sums[god]}" for god in sorted(sums, key=lambda god: -sums[god]))
    key = "ankh.foretold.battle.cards" if sure else key
    if list(sums.values()).count(max(sums.values(), default=0)) > 1:
        by = words.god(found.token) if found.token != NOBODY else t("ankh.foretold.trigger")
        return t(key, gods=gods) + " " + t("ankh.foretold.tie", by=by)
    return t(key, gods=gods)


def term_rows(words: Words, terms: Sequence[Term], tone: str = "dim") -> list[PageRow]:
    """A row for each item."""
    return [PageRow(words.t(f"ankh.{term.text}"), f"{term.value:+d}", tone=tone) for term in terms]


def strength_rows(words: Words, stake: Stake) -> list[PageRow]:
    """What makes a strength, and what is not known of it."""
    t, rows = words.t, term_rows(words, stake.terms)
    if stake.taken:
        rows.append(PageRow(t("ankh.foretold.taken"), str(stake.taken), tone="dim"))
    card = t("ankh.foretold.cards" if "bastet" in words.view.gods[stake.god].names else "ankh.foretold.card")
    if not is_sure(stake):
        rows.append(PageRow(card, t("ankh.foretold.range", least=stake.least, most=stake.most), tone="gold"))
    elif stake.most:
        rows.append(PageRow(card, f"+{stake.most}", tone="gold"))
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
    if stake.glory:
        rows.append(PageRow(t("ankh.foretold.glory", n=GLORY_MARGIN), f"+{total(stake.glory)}", tone="good"))
    if stake.loss:
        rows.append(PageRow(t("ankh.foretold.loss"), f"+{total(stake.loss)}", tone="good"))
    if found.kind == BATTLE and stake.drought:
        rows.append(PageRow(t("ankh.foretold.drought"), f"+{stake.drought}", tone="dim"))
    if found.kind == BATTLE and stake.mortal:
        rows.append(PageRow(t("ankh.foretold.mortal"), str(stake.mortal), tone="bad"))
    if stake.kept:
        rows.append(PageRow(t("ankh.foretold.kept"), str(stake.kept), tone="dim"))
    return rows


def short_terms(words: Words, stake: Stake) -> str:
    """What makes a strength, in one line."""
    return " · ".join(f"{words.t(f'ankh.{term.text}')} {term.value:+d}" for term in stake.terms)


def short_gains(words: Words, found: RegionForecast, stake: Stake) -> str:
    """What the region brings a god, in one line."""
    t, told = words.t, []
    if stake.kinds:
        told.append(f"{', '.join(t(f'ankh.monument.{kind}') for kind in stake.kinds)} +{total(stake.majority)}")
    key = "ankh.foretold.win" if found.kind == BATTLE else "ankh.foretold.domination.short"
    told.append(f"{t(key)} +{total(stake.win)}")
    if stake.glory:
        told.append(f"{t('ankh.foretold.glory', n=GLORY_MARGIN)} +{total(stake.glory)}")
    if stake.loss:
        told.append(f"{t('ankh.foretold.loss')} +{total(stake.loss)}")
    return " · ".join(told)


def touched(view: SeatView, god: int, card: str) -> list[str]:
    """The spaces in the battle's region that a card of a god has to do with."""
    return [f"space:{figure.space}" for figure in card_reach(view, god, card)]


def region_rows(words: Words, found: RegionForecast) -> list[PageRow]:
    """A region in full: who is there, with what, for how much."""
    rows = [text(outcome(words, found), "gold")]
    if found.watched:
        rows.append(PageRow(words.t("ankh.foretold.watched"), icon="ankh/eye"))
    for stake in reversed(found.stakes):
        rows.append(head(words.god(stake.god)))
        rows.append(PageRow(words.t("ankh.foretold.figures"), str(stake.figures), f"ankh/warrior/{stake.god}"))
        if is_decided(words.view, found.number):
            continue
        if found.kind == BATTLE:
            told = strength_words(words, stake)
            rows.append(PageRow(words.t("ankh.foretold.strength"), told, "ankh/event/conflict"))
            rows += strength_rows(words, stake)
        rows += gain_rows(words, found, stake)
    return rows
