"""What the screen shows between two choices: the view of before with what an event has touched already as it is
afterwards (C6.5). Nothing is worked out here: what an event does not tell comes with the view that all of them lead to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from game.titles.ankh.content import ACTIONS, CARD_NAMES
from game.titles.ankh.view import BattleView, FigureView, MonumentView

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.core.events import Data, Event
    from game.titles.ankh.view import GodView, SeatView

WHOLE = ("merged", "forgotten", "conceded", "draw_agreed", "ended", "god_chosen", "guardians", "first_player",
         "guardian_joined", "passed_on")  # fmt: skip
"""After these everything may be shown as it is afterwards."""
FROM_SCALE = "R18.4"
"""The rule by which followers are handed over from Thoth's scale."""


def step(shown: SeatView, event: Event, after: SeatView) -> SeatView:
    """The view to show once the event has been."""
    if event.kind in WHOLE:
        return after
    if event.kind == "handed_over" and event.rule == FROM_SCALE:
        return _god(replace(shown, scale=0), _number(event.data, "to"), followers=_number(event.data, "count"))
    change = STEPS.get(event.kind)
    return change(shown, event.data, after) if change is not None else shown


def _word(data: Data, name: str) -> str:
    return str(data.get(name, ""))


def _number(data: Data, name: str) -> int:
    value = data.get(name)
    return value if isinstance(value, int) else -1


# ---------------------------------------------------------------- figures
def _found(view: SeatView, space: str, kind: str) -> FigureView | None:
    return next((one for one in view.figures if one.space == space and one.kind == kind), None)


def _gone(view: SeatView, space: str, kind: str) -> tuple[FigureView, ...]:
    found = _found(view, space, kind)
    return tuple(one for one in view.figures if one is not found)


def _goes(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    """A figure is on another space; who holds it there is what comes afterwards, unless it has moved on since."""
    kind, space = _word(data, "figure"), _word(data, "space")
    found = _found(shown, _word(data, "start"), kind)
    if found is None:
        return shown
    later = next((one for one in after.figures if one.number == found.number and one.space == space), None)
    moved = later or replace(found, space=space)
    return replace(shown, figures=tuple(moved if one is found else one for one in shown.figures))


def _comes(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    """A figure comes out of a pool."""
    kind, space, god = _word(data, "figure"), _word(data, "space"), _number(data, "god")
    come = _found(after, space, kind) or FigureView(_unused(shown), kind, god, god, space, 0, False)
    shown = replace(shown, figures=(*(one for one in shown.figures if one.number != come.number), come))
    return _pooled(shown, come.owner, after)


def _unused(view: SeatView) -> int:
    return 1 + max((one.number for one in view.figures), default=0)


def _falls(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    figures = _gone(shown, _word(data, "space"), _word(data, "figure"))
    return _pooled(replace(shown, figures=figures), _number(data, "god"), after)


def _faces(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    space, facing = _word(data, "space"), _number(data, "facing")
    figures = tuple(replace(one, facing=facing) if one.space == space else one for one in shown.figures)
    return replace(shown, figures=figures)


def _shines(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    space = _word(data, "space")
    figures = tuple(replace(one, radiant=True) if one.space == space else one for one in shown.figures)
    return replace(shown, figures=figures, suns=max(0, shown.suns - 1))


# ---------------------------------------------------------------- monuments
def _monument(shown: SeatView, data: Data, **changes: Any) -> SeatView:
    space = _word(data, "space")
    return replace(shown, monuments=tuple(
        replace(one, **changes) if one.space == space else one for one in shown.monuments
    ))  # fmt: skip


def _controlled(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    god, before = _number(data, "god"), _number(data, "before")
    return _monument(_god(_god(shown, god, tokens=-1), before, tokens=1), data, owner=god)


def _built(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    god = _number(data, "god")
    raised = MonumentView(_word(data, "kind"), god, _word(data, "space"))
    return replace(_god(shown, god, tokens=-1), monuments=(*shown.monuments, raised))


def _destroyed(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    space = _word(data, "space")
    left = tuple(one for one in shown.monuments if one.space != space)
    return replace(_god(shown, _number(data, "owner"), tokens=1), monuments=left)


def _cat_placed(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    """What the reader may know of its icon is told."""
    cat = _word(data, "cat") or "back"
    lies = [*shown.beside]
    lies.remove(cat if cat in lies else lies[0]) if lies else None
    return replace(_monument(shown, data, cat=cat, cat_shown=False), beside=tuple(lies))


def _cats_back(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    bare = tuple(replace(one, cat="", cat_shown=False) for one in shown.monuments)
    return replace(shown, monuments=bare, beside=tuple(one for one in after.beside))


def _cat_shown(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    return _monument(shown, data, cat=_word(data, "cat"), cat_shown=True)


# ---------------------------------------------------------------- gods
def _god(shown: SeatView, number: int, **by: int) -> SeatView:
    """Numbers of a god grow by so much."""
    if not 0 <= number < len(shown.gods):
        return shown
    god = shown.gods[number]
    return _put(shown, number, replace(god, **{name: max(0, getattr(god, name) + n) for name, n in by.items()}))


def _put(shown: SeatView, number: int, god: GodView) -> SeatView:
    return replace(shown, gods=tuple(god if i == number else one for i, one in enumerate(shown.gods)))


def _pooled(shown: SeatView, number: int, after: SeatView) -> SeatView:
    """What lies in a god's pool is shown as it is afterwards."""
    if not 0 <= number < len(shown.gods):
        return shown
    later = after.gods[number]
    return _put(shown, number, replace(shown.gods[number], pool=later.pool, bases=later.bases,
                                       captives=later.captives))  # fmt: skip


def _devotion(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    """R11.2. A marker that arrives lies over those that stand there."""
    number, value = _number(data, "god"), _number(data, "after")
    shown = _put(shown, number, replace(shown.gods[number], devotion=value))
    rest = [god for god in shown.order if god != number]
    at = sum(shown.gods[god].devotion <= value for god in rest)
    return replace(shown, order=(*rest[:at], number, *rest[at:]))


def _gained(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    return _god(shown, _number(data, "god"), followers=_number(data, "count"))


def _paid(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    return _god(shown, _number(data, "god"), followers=-_number(data, "count"))


def _handed(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    count = _number(data, "count")
    return _god(_god(shown, _number(data, "god"), followers=-count), _number(data, "to"), followers=count)


def _unlocked(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    number, power = _number(data, "god"), _word(data, "power")
    god = shown.gods[number]
    return _put(shown, number, replace(god, powers=(*god.powers, power), unlocked=god.unlocked + 1))


def _token_lost(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    return _god(shown, _number(data, "god"), unlocked=1, tokens=1)


def _taken(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    return _pooled(shown, _number(data, "god"), after)


def _cards_back(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    number = _number(data, "god")
    return _put(shown, number, replace(shown.gods[number], hand=CARD_NAMES, used=()))


# ---------------------------------------------------------------- turns and conflicts
def _turn(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    """R5.6. A counter that has reached its limit stands at 0 again."""
    counters = tuple(0 if n >= limit else n for n, limit in zip(shown.counters, shown.limits, strict=True))
    return replace(shown, seat=_number(data, "seat"), taken=(), round=after.round, counters=counters)


def _action(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    number = [*ACTIONS].index(_word(data, "action"))
    counters = tuple(_number(data, "counter") if i == number else n for i, n in enumerate(shown.counters))
    return replace(shown, counters=counters, taken=(*shown.taken, number))


def _event(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    """R5.6. Counters that stood at their limit begin anew with what comes after."""
    return replace(shown, marker=_number(data, "number"))


def _caravan(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    return replace(shown, region=after.region, regions=after.regions, rivers=after.rivers, camels=after.camels)


def _conflict(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    """R9.1, R20. Who holds what is known for the figures that have not moved since."""
    later = {one.number: one for one in after.figures}
    figures = tuple(
        replace(one, held=later[one.number].held) if one.number in later and later[one.number].space == one.space
        else one for one in shown.figures
    )  # fmt: skip
    return replace(shown, figures=figures, conflict=True, conflicts=_number(data, "number"), amun_used=False,
                   conflict_token=_number(data, "god"))  # fmt: skip


def _peace(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    figures = tuple(replace(one, held=one.owner) for one in shown.figures)
    return replace(shown, figures=figures, conflict=False, battle=None, conflict_token=-1, eyes=(), amun_used=False)


def _battle(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    gods = data.get("gods")
    there = tuple(gods) if isinstance(gods, list) else ()
    fought = BattleView(_number(data, "region"), there, "", False, (), False, (-1, ""), 0, ())
    return replace(shown, battle=fought, regions=after.regions if len(after.regions) != len(shown.regions)
                   else shown.regions)  # fmt: skip


def _in_battle(shown: SeatView, **changes: Any) -> SeatView:
    return shown if shown.battle is None else replace(shown, battle=replace(shown.battle, **changes))


def _chosen(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    """The reader's own card is known to it."""
    if shown.battle is None:
        return shown
    god, later = _number(data, "god"), after.battle
    known = dict(later.chosen).get(god) if later is not None and not later.revealed else None
    chosen = dict(shown.battle.chosen) | {god: known or ("chosen",)}
    return _in_battle(shown, chosen=tuple(sorted(chosen.items())))


def _revealed(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    if shown.battle is None:
        return shown
    number, cards = _number(data, "god"), tuple(_word(data, "cards").split())
    chosen = dict(shown.battle.chosen) | {number: cards}
    god = shown.gods[number]
    shown = _put(shown, number, replace(
        god, hand=tuple(card for card in god.hand if card not in cards),
        used=tuple(card for card in CARD_NAMES if card in (*god.used, *cards)),
    ))  # fmt: skip
    return _in_battle(shown, chosen=tuple(sorted(chosen.items())), revealed=True)


def _banned(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    region = _number(data, "region")
    return _in_battle(replace(shown, eyes=tuple(eye for eye in shown.eyes if eye != region)),
                      banned=_word(data, "card"))  # fmt: skip


def _eye(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    return replace(shown, eyes=(*shown.eyes, _number(data, "region")))


def _guessed(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    guess = _number(data, "other"), _word(data, "card")
    return _in_battle(replace(shown, scale=_number(data, "scale")), guess=guess)


def _trapped(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    return _pooled(replace(shown, trapped=tuple(sorted((*shown.trapped, _number(data, "of"))))),
                   _number(data, "of"), after)  # fmt: skip


def _portal(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    start = _word(data, "start")
    return replace(shown, portals=(*(one for one in shown.portals if one != start), _word(data, "space")))


STEPS: dict[str, Callable[[SeatView, Data, SeatView], SeatView]] = {
    "turn_began": _turn, "action": _action, "event": _event,
    "moved": _goes, "pushed": _goes, "attuned": _goes, "summoned": _comes, "returned": _comes, "killed": _falls,
    "faced": _faces, "made_radiant": _shines, "portal": _portal, "trapped": _trapped,
    "controlled": _controlled, "built": _built, "destroyed": _destroyed,
    "cat_placed": _cat_placed, "cats_taken_back": _cats_back, "cat_shown": _cat_shown,
    "devotion": _devotion, "followers_gained": _gained, "sacrificed": _paid, "handed_over": _handed,
    "unlocked": _unlocked, "token_lost": _token_lost, "guardian_taken": _taken,
    "cards_back": _cards_back, "conflict_began": _conflict, "conflict_ended": _peace,
    "caravan": _caravan, "regions_swapped": _caravan,
    "battle_began": _battle, "card_chosen": _chosen, "revealed": _revealed, "banned": _banned,
    "eye_placed": _eye, "guessed": _guessed,
    "two_cards": lambda shown, _data, _after: _in_battle(replace(shown, amun_used=True), doubled=True),
    "token_used": lambda shown, _data, _after: replace(shown, conflict_token=-1),
    "scale_paid": lambda shown, _data, _after: replace(shown, scale=0),
}  # fmt: skip
