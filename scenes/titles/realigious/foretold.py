"""What is told before a choice (C6.15), in words: first the number that answers the question, then what it is made of.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.modifiers import Bounds, settle
from game.titles.realigious.forecast import PIECE_COMBAT, PROPAGATION, CardForecast, Forecast, in_vain, once_repented
from game.titles.realigious.state import NEUTRAL
from scenes.kit.page import PageRow, head, text
from scenes.titles.realigious.cards import idle
from scenes.titles.realigious.purse import signed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.core.modifiers import Term
    from game.titles.realigious.rates import Purse
    from game.titles.realigious.view_tiles import TileView
    from scenes.titles.realigious.prompts import Words

Foretold = Forecast | CardForecast
ANY = Bounds(-(10**6), 10**6)
PURSES = ("believers", "donations", "influence")
MOVES = ("move", "second_move")
AIMED = ("card_target", "angel_seal_target")
COUNTS = {"term.bonus_cleric": PURSES[:1], "term.bonus_businessperson": PURSES[1:]}
"""What the bonuses of a first tile count for."""


def percent(chance: int) -> str:
    """A chance in thousandths as percent: "54%", "60.3%"."""
    whole, part = divmod(chance, 10)
    return f"{whole}.{part}%" if part else f"{whole}%"


def headline(words: Words, made: Forecast) -> PageRow:
    """The chance, or what decides without a roll."""
    t = words.t
    tone = "gold" if not made.forced else "good" if made.forced == "win" else "bad"
    return PageRow(t(f"realigious.forecast.{made.kind}"), percent(made.chance), "ui/dice", tone, kind="total")


def short(words: Words, made: Foretold | None) -> list[PageRow]:
    """The answer alone, for the plate beside a tile."""
    if made is None:
        return []
    if isinstance(made, CardForecast):
        return _card_rows(words, made)
    return [headline(words, made)._replace(kind="row", icon=""), *_decided(words, made)]


def in_short(words: Words, made: Forecast) -> list[PageRow]:
    """What a combat comes to, beside its chance and its price: what it is made of the inspector tells."""
    gains = gain_rows(words, made.least, made.most)
    brings = ", ".join(f"{row.text} {row.value}" for row in gains)
    rows = [PageRow(f"{words.t(_gain_key(made))}: {brings}")] if gains else []
    return [*_decided(words, made), *rows, *_won(words, made), *_lost(words, made)]


def _gain_key(made: Forecast) -> str:
    return "realigious.forecast.gain" if made.kind == PROPAGATION else "realigious.forecast.gain.combat"


def difference(made: Forecast) -> str:
    """R10.9. "70 − 30", "" where no such sum decides."""
    return f"{made.rate} − {made.against}" if made.defence and not made.forced and not made.ways else ""


def combat_sum(words: Words, made: Forecast) -> str:
    """R10.9. How the chance of a combat comes about, in one line."""
    told = _attack(words, made)
    return f"{told} = {percent(made.chance)}" if difference(made) else f"{told} · {percent(made.chance)}"


def in_words(rows: Sequence[PageRow]) -> list[str]:
    """Rows as lines of a text."""
    return [f"{row.text}  {row.value}".strip() for row in rows]


def in_full(words: Words, made: Foretold | None) -> list[PageRow]:
    """The answer, what it brings and costs, and after what decides all that the answer is made of."""
    if made is None:
        return []
    if isinstance(made, CardForecast):
        return _card_rows(words, made)
    glance = [text(_attack(words, made))] if difference(made) else []
    return [headline(words, made), *glance, *_decided(words, made), *_stakes(words, made), *sums(words, made),
            *_rolled(words, made), *_ways(words, made), *_explained(words, made)]  # fmt: skip


def free_rows(words: Words, tile: int) -> list[PageRow]:
    """What the dot on a tile means that one can go to while nothing is rolled there."""
    asked, seen = words.asked, words.view.tiles[tile]
    if asked is None or asked.text not in MOVES or not any(f"tile:{tile}" in o.refs for o in asked.options()):
        return []
    if not seen.shown or seen.fog == 1:
        return []
    return [PageRow(words.t(f"realigious.forecast.nothing{_peace(words, seen)}"))]


def aim_rows(words: Words, tile: int) -> list[PageRow]:
    """What a card does where it can be used, if that is the same everywhere."""
    asked = words.asked
    if asked is None or asked.text not in AIMED or not any(f"tile:{tile}" in o.refs for o in asked.options()):
        return []
    if in_vain(words.view):
        return []
    card = str(asked.about["card"])
    does = words.used(card, asked.seat != words.view.seat)
    return [head(words.t("realigious.forecast.card", card=words.card(card))), text(does)]


def here_rows(words: Words, card: str) -> list[PageRow]:
    """What a card of the hand comes to on the own tile, as far as that is known: nothing, or another chance of the
    combat that follows.
    """
    if idle(words.view, card):
        return [text(words.t("realigious.screen.card.idle"), "bad")]
    found = once_repented(words.view) if card == "repentance" else None
    if found is None:
        return []
    made, chance = found
    tone = "good" if chance > made.chance else "bad" if chance < made.chance else ""
    change = f"{percent(made.chance)} → {percent(chance)}"
    return [PageRow(words.t(f"realigious.forecast.{made.kind}"), change, "ui/dice", tone),
            text(words.t("realigious.screen.card.repents"), "dim")]  # fmt: skip


def _peace(words: Words, seen: TileView) -> str:
    """R10.2. Why there is no combat on somebody else's tile; "" where nothing stands in the way of one."""
    view = words.view
    if view.seat is None or seen.owner in (NEUTRAL, view.seat):
        return ""
    if view.seats[view.seat].religion == "buddhist":
        return ".buddhist"
    if seen.designation == "apostle":
        return ".apostle"
    both = {view.seat, seen.owner}
    return ".truce" if any({truce.proposer, truce.partner} == both for truce in view.truces) else ""


def relic_rows(words: Words, tile: int) -> list[PageRow]:
    """R7.1, R15.2. A relic that lies where the reader's piece may be moved: it is gained on arrival, and with the last
    one the match (R2.3). The chance is that of what comes after.
    """
    view, asked = words.view, words.asked
    if view.own is None or view.tiles[tile].relic < 0 or asked is None or asked.text not in MOVES:
        return []
    if asked.seat != view.own.seat or not any(f"tile:{tile}" in option.refs for option in asked.options()):
        return []
    then, goal = view.seats[view.own.seat].relics + 1, view.relic_goal
    key = "realigious.forecast.relic.wins" if then >= goal else "realigious.forecast.relic"
    return [text(words.t(key, n=then, goal=goal), "good")]


def _rolled(words: Words, made: Forecast) -> list[PageRow]:
    """R9.5, R10.11. What the die has to show, where one throw decides."""
    if made.forced or made.reckless or made.ways:
        return []
    return [PageRow(words.t("realigious.forecast.roll", n=made.chance // 10), tone="dim")]


def _decided(words: Words, made: Forecast) -> list[PageRow]:
    """What replaces the roll, or comes after it."""
    t, rows = words.t, []
    if made.forced:
        rows.append(PageRow(t(f"realigious.forecast.{made.forced}"), tone="good" if made.forced == "win" else "bad"))
    if made.reckless:
        rows.append(PageRow(t("realigious.term.reckless"), "× 0.9", tone="bad"))
    return rows


def sums(words: Words, made: Forecast) -> list[PageRow]:
    """The items of the own side, and of the other one."""
    t = words.t
    attack = f"{t(_counts(made))}: {made.rate}"
    title = head(t("realigious.forecast.terms") if made.kind == PROPAGATION else attack)
    rule = "R9.4" if made.kind == PROPAGATION else "R10.9"
    rows = [title, *terms_rows(words, made.terms)]
    rows += [] if made.ways else _bound(words, made.terms, made.rate, rule)
    if made.defence:
        rows.append(head(f"{t('realigious.forecast.defence', name=words.name(made.defender))}: {made.against}"))
        rows += terms_rows(words, made.defence, "good") if len(made.defence) > 1 else []
        rows += _bound(words, made.defence, made.against, rule)
    return [*rows, *_cut(words, made)]


def _counts(made: Forecast) -> str:
    """R10.10. The text key of what an attack is rolled with: under Repentance it is the chance of a conversion."""
    judged = bool(made.defence or made.forced or made.ways)
    return "realigious.forecast.attack" if judged else "realigious.forecast.propagation"


def _attack(words: Words, made: Forecast) -> str:
    """R10.9. The chance of a combat is what the attack has over the defence; the rates alone answer nothing."""
    if made.forced or made.ways or not made.defence:
        return f"{words.t(_counts(made))}: {made.rate}"
    return words.t("realigious.forecast.difference", attack=made.rate, defence=made.against)


def _cut(words: Words, made: Forecast) -> list[PageRow]:
    """R10.9. Why the chance is not what the attack has over the defence."""
    over = 10 * (made.rate - made.against)
    if made.forced or made.ways or made.reckless or not made.defence or over == made.chance:
        return []
    bound = words.t(f"realigious.forecast.{'least' if over < made.chance else 'most'}", rule="R10.9")
    return [PageRow(bound, f"= {percent(made.chance)}", tone="dim")]


def _bound(words: Words, terms: Sequence[Term], rate: int, rule: str) -> list[PageRow]:
    """R9.4, R10.9. Why a rate is not what its items come to."""
    whole = settle(terms, ANY)
    if whole == rate:
        return []
    end = "most" if whole > rate else "least"
    return [PageRow(words.t(f"realigious.forecast.{end}", rule=rule), f"= {rate}", tone="dim")]


def _ways(words: Words, made: Forecast) -> list[PageRow]:
    """R6.6. What the attempts on the way may leave of the chance."""
    t = words.t
    said = [" → ".join(t(f"realigious.forecast.way.{'won' if won else 'lost'}") for won in way.outcomes)
            for way in made.ways]  # fmt: skip
    rows = [PageRow(outcomes, percent(way.chance)) for outcomes, way in zip(said, made.ways, strict=True)]
    return [head(t("realigious.forecast.ways")), *rows] if rows else []


def terms_rows(words: Words, terms: Sequence[Term], less: str = "bad") -> list[PageRow]:
    """Items in their order; one that replaces what was before has an equals sign. `less`: what a minus is to the
    reader: good, where it lowers a price or what somebody else defends with."""
    rows = []
    for i, term in enumerate(terms):
        value = f"= {term.value:,}" if term.sets and i else f"{term.value:,}" if i == 0 else signed(term.value)
        name = words.t(f"realigious.{term.text}") + (f" ({term.count:,})" if term.count > 1 else "")
        rows.append(PageRow(name, value, tone=less if term.value < 0 else ""))
    return rows


def _stakes(words: Words, made: Forecast) -> list[PageRow]:
    """What it brings and what it costs, for those who are told."""
    t, rows = words.t, []
    gains = gain_rows(words, made.least, made.most)
    if gains:
        rows += [head(t(_gain_key(made))), *gains, *_bonuses(words, made)]
    if made.kind == PROPAGATION or made.most == made.least == (0, 0, 0):
        return rows
    price = [("reputation", made.price), ("believers", made.levy)]
    kind = gains[0].kind if gains else "cell"
    told = [_amount(t, name, signed(-paid), "bad", kind) for name, paid in price if paid]
    if told:
        rows += [head(t("realigious.forecast.price")), *told]
    return [*rows, *_lost(words, made)]


def _won(words: Words, made: Forecast) -> list[PageRow]:
    """R10.16. What a won combat of pieces brings besides."""
    if made.kind != PIECE_COMBAT or made.forced not in ("", "win"):
        return []
    return [text(words.t("realigious.forecast.won.piece"), "good")]


def _lost(words: Words, made: Forecast) -> list[PageRow]:
    """R10.14, R10.17. What a lost combat costs besides the price of declaring, and what both come to."""
    if not made.penalty or made.forced == "win":
        return []
    kind = ".piece" if made.kind == PIECE_COMBAT else ""
    lost = {"reputation": signed(-made.penalty)}
    if made.price:
        both = signed(-made.price - made.penalty)
        return [text(words.t(f"realigious.forecast.lost.more{kind}", **lost, all=both), "bad")]
    return [text(words.t(f"realigious.forecast.lost{kind}", **lost), "bad")]


def _explained(words: Words, made: Forecast) -> list[PageRow]:
    """What is left of believers after the price, what a won combat of pieces brings besides, why a gain is told from
    least to most: below what the answer is made of, which has to be seen without scrolling.
    """
    t, rows = words.t, _won(words, made)
    if made.kind != PROPAGATION and made.levy and made.most[0]:
        net = _between(words, made.least[0] - made.levy, made.most[0] - made.levy)
        rows.append(PageRow(t("realigious.forecast.net"), net, tone="dim"))
    if made.defender >= 0 and made.least != made.most:
        rows.append(text(t("realigious.forecast.range", name=words.name(made.defender)), "dim"))
    return rows


def gain_rows(words: Words, least: Purse, most: Purse) -> list[PageRow]:
    """What comes in, resource by resource, side by side: "+120"; from least to most where it is not known how much
    there is to take, one below the other.
    """
    rows, kind = [], "cell" if least == most else "row"
    for name, low, high in zip(PURSES, least, most, strict=True):
        if high:
            rows.append(_amount(words.t, name, _between(words, low, high), "good", kind))
    return rows


def _between(words: Words, least: int, most: int) -> str:
    """A change, or the least and the most that it may be; the sign of both stands once."""
    if least == most:
        return signed(least)
    end = f"{most:,}" if least > 0 else signed(most)
    return words.t("realigious.forecast.between", least=signed(least), most=end)


def _bonuses(words: Words, made: Forecast) -> list[PageRow]:
    """R9.7, 5.11. Why a conversion brings something else than the tile's allotment, or may: right under what it brings.
    """
    t = words.t
    rows: list[PageRow] = []
    for term in made.bonus[1:] if made.most[0] and made.least == made.most else ():
        counts = ", ".join(t(f"realigious.resource.{name}") for name in COUNTS.get(term.text, ()))
        name = t(f"realigious.{term.text}") + (f": {counts}" if counts else "")
        rows.append(PageRow(name, f"{signed(term.value)}%", tone="dim"))
    church = words.view.tiles[made.tile].structure == "church_christian"
    if church and made.kind == PROPAGATION and made.least != made.most:
        rows.append(text(t("realigious.forecast.treasure")))
    return rows


def _amount(t: Callable[..., str], name: str, amount: str, tone: str, kind: str = "row") -> PageRow:
    return PageRow(t(f"realigious.resource.{name}"), amount, f"realigious/resource/{name}", tone, kind=kind)


def _card_rows(words: Words, made: CardForecast) -> list[PageRow]:
    """What the card yields here."""
    t = words.t
    rows = [PageRow(t("realigious.forecast.card", card=words.card(made.card)), kind="head")]
    rows += gain_rows(words, made.gain, made.gain)
    before = words.view.tiles[made.tile].designation  # R23.1. It takes the place of what is there
    what = t(f"realigious.designation.{before}") if before else ""
    if made.again:
        return [*rows, text(t("realigious.forecast.again", what=what), "bad")]
    if any(made.income):
        rows += [PageRow(t("realigious.forecast.income"), tone="dim"), *gain_rows(words, made.income, made.income)]
        rows += [text(t("realigious.forecast.replaces", what=what), "bad")] if before else []
    if not any((*made.gain, *made.income)):
        rows.append(PageRow(t(f"realigious.forecast.reaches.{made.card}"), str(len(made.reaches)), tone="gold"))
    return rows
