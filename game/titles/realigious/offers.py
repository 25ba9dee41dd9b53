"""C6.15. What an offer between players or at a counter changes, for both sides, as far as its seat can know it.

Amounts are what the rules take and give; what the other side owns in secret is not told.
"""
from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from game.titles.realigious.cards.play import HAND_LIMIT
from game.titles.realigious.rates import (
    EXCHANGE_GAIN,
    EXCHANGE_PRICE,
    GOVERNMENT_REPUTATION,
    SACRIFICE_GAIN,
    SERVICE_GAIN,
    SERVICE_PRICE,
)
from game.titles.realigious.state import NOBODY

if TYPE_CHECKING:
    from game.core.ask import Option, Question
    from game.titles.realigious.view import HandCard, SeatView

UNKNOWN = -1
FULL_REPUTATION = 100
AGREEMENTS = {"joint_answer": "joint_service", "truce_answer": "truce", "maps_answer": "share_maps"}
"""Questions to a partner, and what is proposed."""


class Change(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """What a seat has of one thing ("donations", "influence", "believers", "reputation", "cards", "relics") changes
    `by` so much; `before` is -1 where the reader does not know it."""

    name: str
    by: int
    before: int


class Offer(msgspec.Struct, array_like=True, frozen=True):
    """What agreeing changes for the reader and for a partner (-1 for a counter). `kind`: "buy", "exchange",
    "joint_service", "truce", "share_maps", "trade". `falls`: the card of the reader's full hand that makes room, "" for
    none; `theirs_falls`: whether one of the partner's full hand does, which the reader can't name."""

    kind: str
    own: tuple[Change, ...] = ()
    partner: int = NOBODY
    theirs: tuple[Change, ...] = ()
    falls: str = ""
    theirs_falls: bool = False


def offer_of(view: SeatView, question: Question, option: Option) -> Offer | None:
    """What an option of a counter, of the tab or of a proposal offers; None for any other."""
    other = int(question.about.get("other", NOBODY))
    match question.text:
        case "buy" if option.key == "buy":
            return _bought(view, option, str(question.about["what"]))
        case "exchange" if option.key != "no":
            wanted = "influence" if option.key == "donations" else "donations"
            return Offer("exchange", (_change(view, view.seat, option.key, -EXCHANGE_PRICE),
                                      _change(view, view.seat, wanted, EXCHANGE_GAIN)))
        case "tab_icon" if option.key in AGREEMENTS.values():
            return _agreed(view, option.key, other)
        case "joint_answer" | "truce_answer" | "maps_answer" if option.key == "yes":
            return _agreed(view, AGREEMENTS[question.text], other)
        case "trade_give" if option.key != "cancel":
            return _traded(view, other, option.key, "")
        case "trade_ask" if option.key != "cancel":
            return _traded(view, other, str(question.about["given"]), option.key)
        case "trade_answer" if option.key != "refuse":
            asked = str(question.about["asked"])
            asked = asked if option.key == "accept" else option.key.removeprefix("accept:")
            return _traded(view, other, asked, str(question.about["given"]))
    return None


def spent(view: SeatView, held: HandCard) -> tuple[Change, ...]:
    """R5.11. What a card takes of its user, and the reputation that it brings (INF-1b)."""
    goes = {"donations": -held.donations, "influence": -held.influence}
    comes = {"reputation": SACRIFICE_GAIN} if held.card == "noble_sacrifice" else {}
    return tuple(_change(view, view.seat, name, by) for name, by in (goes | comes).items() if by)


def _bought(view: SeatView, option: Option, what: str) -> Offer:
    """R17.2, R18.2."""
    price = dict(zip(option.args[::2], option.args[1::2], strict=True))
    own = [_change(view, view.seat, name, -int(price[name])) for name in ("donations", "influence") if price[name]]
    if what.startswith("gov_"):
        own.append(_change(view, view.seat, "reputation", GOVERNMENT_REPUTATION))
    return Offer("buy", tuple(own))


def _agreed(view: SeatView, kind: str, other: int) -> Offer:
    """R8.2, R8.7."""
    if kind != "joint_service":
        return Offer(kind, (), other)
    own, theirs = (
        (_change(view, seat, "donations", -SERVICE_PRICE), _change(view, seat, "reputation", SERVICE_GAIN))
        for seat in (view.seat, other)
    )  # fmt: skip
    return Offer(kind, own, other, theirs)


def _traded(view: SeatView, other: int, goes: str, comes: str) -> Offer:
    """R8.6. What the reader gives and gets, both as in keys of a trade; "" for what is not said yet."""
    own = _moved(view, view.seat, goes, comes)
    falls = ""
    if view.own is not None and _kind(comes) == "cards" != _kind(goes) and len(view.own.hand) >= HAND_LIMIT:
        falls = view.own.hand[-1].card
    full = other != NOBODY and view.seats[other].hand >= HAND_LIMIT
    theirs_falls = full and _kind(goes) == "cards" != _kind(comes)
    return Offer("trade", own, other, _moved(view, other, comes, goes), falls, theirs_falls)


def _moved(view: SeatView, seat: int | None, goes: str, comes: str) -> tuple[Change, ...]:
    by: dict[str, int] = {}
    for key, sign in ((goes, -1), (comes, 1)):
        name = _kind(key)
        if name:
            amount = key.partition(":")[2]
            by[name] = by.get(name, 0) + sign * (1 if name in ("cards", "relics") else int(amount))
    return tuple(_change(view, seat, name, amount) for name, amount in by.items() if amount)


def _kind(key: str) -> str:
    """What a key of a trade is about: "card:tithe@2" and "tithe@2" are cards; "" for nothing."""
    kind = key.partition(":")[0]
    if kind in ("", "nothing"):
        return ""
    if kind == "relic":
        return "relics"
    return kind if kind in ("donations", "influence", "believers") else "cards"


def _change(view: SeatView, seat: int | None, name: str, by: int) -> Change:
    """Within what the thing can be: a reputation goes to 100, a hand to three cards."""
    before = _owned(view, seat, name)
    most = {"reputation": FULL_REPUTATION, "cards": HAND_LIMIT}.get(name)
    if before != UNKNOWN and most is not None:
        by = min(by, most - before)
    return Change(name, by, before)


def _owned(view: SeatView, seat: int | None, name: str) -> int:
    if seat is None:
        return UNKNOWN
    public, own = view.seats[seat], view.own
    if name == "believers":
        return public.believers
    if name == "cards":
        return public.hand
    if name == "relics":
        return public.relics
    if own is not None and own.seat == seat:
        return int(getattr(own, name))
    return public.reputation if name == "reputation" and public.reputation is not None else UNKNOWN
