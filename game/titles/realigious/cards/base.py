"""What every card needs: the registries, the record of one use, options for targets, card codes.

An action is `@action("gleaning", revealed_neutral_tile)` above a generator `effect(g, use)`; a reaction is
`@reaction("fair_game", when=...)` above a generator `effect(g, use)` whose `use.moment` is what it answers.
Cards stand in printed order in the file of their branch; their numbers are in data/cards.json.
"""
from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TypeVar

from game.core.ask import Option, Refusal, Rules
from game.core.windows import Moment
from game.titles.realigious.content import CARDS, CardRow
from game.titles.realigious.queries import G
from game.titles.realigious.state import HeldCard, State

Targets = Callable[[State, int, tuple[str, ...]], list[Option]]
T = TypeVar("T", bound=Targets)
Condition = Callable[[State, int], Refusal | None]
When = Callable[[State, int, Moment], bool]
ReactionTargets = Callable[[State, int, Moment], list[Option]]


class Use:
    """One card being used: by whom, at what, and for reactions the moment it answers. `card` is what was in the hand;
    `targets` are option keys in the order asked, "" where one is no longer legal (R5.7)."""

    __slots__ = ("card", "free", "kind", "moment", "seat", "targets")

    def __init__(self, seat: int, card: HeldCard, targets: tuple[str, ...] = (), moment: Moment | None = None,
                 free: bool = False) -> None:
        self.seat, self.card, self.kind, self.targets = seat, card, card.kind, targets
        self.moment, self.free = moment, free

    @property
    def tile(self) -> int:
        """The first target as a tile."""
        return number(self.targets[0])

    @property
    def target_seat(self) -> int:
        """The first target as a seat."""
        return number(self.targets[0])

    @property
    def answers(self) -> Moment:
        """The moment of a reaction."""
        if self.moment is None:
            raise ValueError(f"{self.kind} answers no moment")
        return self.moment


Effect = Callable[[G, Use], Rules[None]]


class ActionCard:
    """An action card's rule: what it asks for, when it may be used, what it does."""

    __slots__ = ("condition", "effect", "row", "targets")

    def __init__(self, row: CardRow, targets: tuple[Targets, ...], condition: Condition | None, effect: Effect) -> None:
        self.row, self.targets, self.condition, self.effect = row, targets, condition, effect


class Reaction:
    """A reaction card's rule. `negates`: it negates the card of the moment (R21.5)."""

    __slots__ = ("effect", "negates", "row", "targets", "when")

    def __init__(self, row: CardRow, when: When | None, targets: ReactionTargets | None, negates: bool,
                 effect: Effect) -> None:
        self.row, self.when, self.targets, self.negates, self.effect = row, when, targets, negates, effect


LACKS: dict[Targets, str] = {}
"""R5.8. What is missing where a kind of target offers nothing, as a refusal's text."""

ACTIONS: dict[str, ActionCard] = {}
REACTIONS: dict[str, Reaction] = {}


def lacking(text: str) -> Callable[[T], T]:
    """Say what is missing where these targets offer nothing."""
    def register(targets: T) -> T:
        LACKS[targets] = text
        return targets
    return register


def action(kind: str, *targets: Targets, when: Condition | None = None) -> Callable[[Effect], Effect]:
    """Register the effect of an action card (glory, shame and religion cards included)."""
    def register(effect: Effect) -> Effect:
        ACTIONS[kind] = ActionCard(CARDS[kind], targets, when, effect)
        return effect
    return register


def reaction(kind: str, when: When | None = None, targets: ReactionTargets | None = None,
             negates: bool = False) -> Callable[[Effect], Effect]:
    """Register the effect of a reaction card; its windows are those of the table."""
    def register(effect: Effect) -> Effect:
        REACTIONS[kind] = Reaction(CARDS[kind], when, targets, negates, effect)
        return effect
    return register


def aims(kind: str) -> bool:
    """R5.7. Whether an action card asks for a target before it is paid."""
    return kind in ACTIONS and bool(ACTIONS[kind].targets)


# ---------------------------------------------------------------- card codes
def code_of(card: HeldCard) -> str:
    """A card as it lies in a deck or graveyard: its kind, for a used Spell of Doom with stacks and last user."""
    return f"{card.kind}:{card.stacks}:{card.user}" if card.stacks else card.kind


def card_of(code: str) -> HeldCard:
    """The card that a code stands for, as it enters a hand."""
    if ":" not in code:
        return HeldCard(code)
    kind, count, user = code.split(":")
    return HeldCard(kind, stacks=int(count), user=int(user))


def kind_of(code: str) -> str:
    """The kind of a card code."""
    return code.partition(":")[0]


# ---------------------------------------------------------------- option keys
CANCEL = Option("cancel", "opt.cancel")
DONE = Option("done", "opt.done")
NO = Option("no", "opt.no")
YES = Option("yes", "opt.yes")


@functools.cache
def tile_option(tile: int, verb: str = "opt.tile") -> Option:
    """An option that is a tile."""
    key = f"tile:{tile}"
    return Option(key, verb, (key,))


@functools.cache
def use_option(kind: str, slot: int) -> Option:
    """An option that is the use of a card of the hand."""
    return Option(f"use:{kind}@{slot}", "opt.use", (f"hand:{slot}",), ("card", kind))


@functools.cache
def seat_option(seat: int, verb: str = "opt.seat") -> Option:
    """An option that is a player."""
    key = f"seat:{seat}"
    return Option(key, verb, (key,), ("other", seat))


@functools.cache
def celebrity_option(i: int, verb: str = "opt.celebrity") -> Option:
    """An option that is a celebrity."""
    key = f"celebrity:{i}"
    return Option(key, verb, (key,))


@functools.cache
def relic_option(i: int, verb: str = "opt.relic") -> Option:
    """An option that is a relic."""
    key = f"relic:{i}"
    return Option(key, verb, (key,))


def number(key: str) -> int:
    """The number behind the colon of a key."""
    return int(key[key.index(":") + 1:])


def refuse(rule: str, text: str, **args: str | int) -> Refusal:
    """A refusal with the text key "why.<text>"."""
    return Refusal(rule, "why." + text, args)


