"""What the screen shows between two choices: the view of before with what an event has touched already as it is
afterwards (C6.5). Nothing is worked out here: what an event does not tell comes with the view that all of them lead to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from game.core.boards.bone import SPIKE
from game.titles.vermilion.view import DieView

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.core.events import Data, Event
    from game.titles.vermilion.view import FoeView, SeatPublic, SeatView

WHOLE = ("quest_began", "quest_ended", "ended", "character", "conceded", "draw_agreed")
"""After these everything may be shown as it is afterwards."""
PHASES = {"round_began": "corruption", "turn_began": "player", "announced": "threat", "acts": "enemy",
          "resisted": "corruption"}  # fmt: skip
READY = "R4.1.2"
"""By this rule cards are drawn in the Ready Phase, whose dice no event tells of."""


def step(shown: SeatView, event: Event, after: SeatView) -> SeatView:
    """The view to show once the event has been."""
    if event.kind in WHOLE or (after.width and not shown.width):
        return after
    readies = event.kind == "drew" and event.rule == READY
    phase = "ready" if readies else PHASES.get(event.kind, "")
    shown = replace(shown, phase=phase) if phase and phase != shown.phase else shown
    shown = _readies(shown, event.data, after) if readies else shown
    change = STEPS.get(event.kind)
    return change(shown, event.data, after) if change is not None else shown


def _word(data: Data, name: str) -> str:
    return str(data.get(name, ""))


def _number(data: Data, name: str) -> int:
    value = data.get(name)
    return value if isinstance(value, int) else -1


# ---------------------------------------------------------------- units
def _foe(shown: SeatView, unit: str, **changes: Any) -> SeatView:
    return replace(shown, foes=tuple(replace(one, **changes) if one.unit == unit else one for one in shown.foes))


def _seat(shown: SeatView, number: int, **changes: Any) -> SeatView:
    seats = tuple(replace(one, **changes) if one.seat == number else one for one in shown.seats)
    return replace(shown, seats=seats)


def _found(view: SeatView, unit: str) -> FoeView | None:
    return next((one for one in view.foes if one.unit == unit), None)


def _player(view: SeatView, unit: str) -> SeatPublic | None:
    number = int(unit[1:]) if unit.startswith("c") else -1
    return next((one for one in view.seats if one.seat == number), None)


def _goes(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    unit, to = _word(data, "unit"), _word(data, "to")
    if unit == "w" and shown.wagon is not None:
        return replace(shown, wagon=(to, *shown.wagon[1:]))
    if unit.startswith("c"):
        later = _player(after, unit)
        flags = {} if later is None or later.at != to else {"flags": later.flags, "hp": later.hp if
                 (before := _player(shown, unit)) is None or before.hp <= 0 else before.hp}  # fmt: skip
        return _seat(shown, int(unit[1:]), at=to, **flags)
    later_foe = _found(after, unit)
    perched = later_foe.vantage if later_foe is not None and later_foe.at == to else False
    return _foe(shown, unit, at=to, vantage=perched)


def _hp(sign: int) -> Callable[[SeatView, Data, SeatView], SeatView]:
    def change(shown: SeatView, data: Data, after: SeatView) -> SeatView:
        unit, amount = _word(data, "unit"), sign * _number(data, "amount")
        if unit == "w" and shown.wagon is not None:
            at, hp, most, loaded = shown.wagon
            return replace(shown, wagon=(at, max(0, hp + amount), most, loaded))
        seat, foe = _player(shown, unit), _found(shown, unit)
        if seat is not None:
            return _seat(shown, seat.seat, hp=max(0, min(seat.most, seat.hp + amount)))
        return _foe(shown, unit, hp=max(0, min(foe.most, foe.hp + amount))) if foe is not None else shown

    return change


def _comes(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    """An enemy that has died since is not shown at all."""
    later = _found(after, _word(data, "unit"))
    if later is None or _found(shown, later.unit) is not None:
        return shown
    come = replace(later, at=_word(data, "at"), hp=later.most, dice=(), action="", zone="", lying=False)
    return replace(shown, foes=(*shown.foes, come))


def _dies(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    unit = _word(data, "unit")
    return replace(shown, foes=tuple(one for one in shown.foes if one.unit != unit))


def _down(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    return _seat(shown, _number(data, "seat"), hp=0, at="", flags=("down", "ended"))


def _turns(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    """The heart changes, an enemy announces: as it is afterwards where it stands as it was."""
    unit = _word(data, "unit")
    later, before = _found(after, unit), _found(shown, unit)
    if later is None or before is None or later.kind != before.kind:
        return shown
    return _foe(shown, unit, dice=later.dice, total=later.total, action=later.action or _word(data, "action"),
                zone=_word(data, "zone"))  # fmt: skip


def _changes(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    later = _found(after, _word(data, "unit"))
    foes = tuple(later if later is not None and one.unit == later.unit else one for one in shown.foes)
    return replace(shown, foes=foes)


def _tokens(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    unit, more = _word(data, "unit"), (_number(data, "threat"), _number(data, "calm"))
    seat, foe = _player(shown, unit), _found(shown, unit)
    if seat is not None:
        return _seat(shown, seat.seat, threat=seat.threat + more[0], calm=seat.calm + more[1])
    return shown if foe is None else _foe(shown, unit, threat=foe.threat + more[0], calm=foe.calm + more[1])


def _flips(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    foe = _found(shown, _word(data, "unit"))
    return shown if foe is None else _foe(shown, foe.unit, threat=foe.threat - 1, calm=foe.calm + 1)


def _inverts(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    foe = _found(shown, _word(data, "unit"))
    return shown if foe is None else _foe(shown, foe.unit, threat=foe.calm, calm=foe.threat)


def _calms(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    return _foe(shown, _word(data, "unit"), threat=0, calm=0)


def _falls(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    unit = _word(data, "unit")
    seat = _player(shown, unit)
    if seat is not None:
        return _seat(shown, seat.seat, flags=tuple(dict.fromkeys((*seat.flags, "lying"))))
    return _foe(shown, unit, lying=True)


def _bound(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    unit, x = _word(data, "unit"), _number(data, "x")
    seat, foe = _player(shown, unit), _found(shown, unit)
    if seat is not None:
        return _seat(shown, seat.seat, bind=seat.bind + x)
    return shown if foe is None else _foe(shown, unit, bind=foe.bind + x)


# ---------------------------------------------------------------- ground, cards, rounds
def _breaks(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    x, _, y = _word(data, "at").partition(",")
    codes = bytearray(shown.codes)
    codes[int(y) * shown.width + int(x)] = SPIKE
    return replace(shown, codes=bytes(codes))


def _gains(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    at, total = _word(data, "at"), _number(data, "total")
    return replace(shown, lands=tuple((tile, total if tile == at else points) for tile, points in shown.lands))


def _loads(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    return shown if shown.wagon is None else replace(shown, wagon=(*shown.wagon[:3], 1))


def _round(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    """R4.7.2. What lasts a round is over."""
    foes = tuple(replace(one, dice=(), action="", zone="", shield=0, opened=False) for one in shown.foes)
    return replace(shown, round=_number(data, "round"), foes=foes, players_first=False)


def _readies(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    """R4.1.1. The supply is filled before the cards of the Ready Phase are drawn."""
    later = _player(after, f"c{_number(data, 'seat')}")
    return shown if later is None else _seat(shown, later.seat, supply=later.supply, spent=later.spent)


def _drew(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    seat = _player(shown, f"c{_number(data, 'seat')}")
    cards = tuple(_word(data, "cards").split())
    if seat is None:
        return shown
    return _seat(shown, seat.seat, hand=(*seat.hand, *cards), deck=max(0, seat.deck - len(cards)))


def _rolled(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    """R5.1.3. The dice lie in the wells of the action that has been shown so far; what was taken is not ready."""
    action, seat = shown.action, _player(shown, f"c{_number(data, 'seat')}")
    if seat is None:
        return shown
    later = _player(after, f"c{seat.seat}")
    ready = {die.no for die in later.supply} if later is not None else set()
    shown = _seat(shown, seat.seat, supply=tuple(die for die in seat.supply if die.no in ready))
    if action is None or action.seat != seat.seat:
        return shown
    kinds, faces = _word(data, "kinds").split(), data.get("faces")
    dice = tuple(DieView(-1 - i, kind, kind, ((face, ""),), False)
                 for i, (kind, face) in enumerate(zip(kinds, faces if isinstance(faces, list) else [], strict=False)))
    return replace(shown, action=replace(action, dice=dice))


def _uses(by: int) -> Callable[[SeatView, Data, SeatView], SeatView]:
    def change(shown: SeatView, data: Data, after: SeatView) -> SeatView:
        seat, item = _player(shown, f"c{_number(data, 'seat')}"), _word(data, "item")
        if seat is None:
            return shown
        return _seat(shown, seat.seat, uses=tuple((one, n + by if one == item else n) for one, n in seat.uses))

    return change


def _gone(shown: SeatView, data: Data, after: SeatView) -> SeatView:
    """A card leaves the hand."""
    seat, card = _player(shown, f"c{_number(data, 'seat')}"), _word(data, "card")
    if seat is None or card not in seat.hand:
        return shown
    at = seat.hand.index(card)
    return _seat(shown, seat.seat, hand=(*seat.hand[:at], *seat.hand[at + 1:]))


STEPS: dict[str, Callable[[SeatView, Data, SeatView], SeatView]] = {
    "moved": _goes, "started": _goes, "placed": _comes, "damaged": _hp(-1), "paid_hp": _hp(-1), "healed": _hp(1),
    "died": _dies, "went_down": _down, "announced": _turns, "changed": _changes, "tokens": _tokens, "flipped": _flips,
    "inverted": _inverts, "calmed": _calms, "fell": _falls, "bound": _bound,
    "stood_up": lambda shown, data, _after: _foe(shown, _word(data, "unit"), lying=False),
    "opened": lambda shown, data, _after: _foe(shown, _word(data, "unit"), opened=True, shield=0, def_=0),
    "silenced": lambda shown, _data, _after: replace(
        shown, foes=tuple(replace(one, threat=0) for one in shown.foes)),
    "swapped_phases": lambda shown, _data, _after: replace(shown, players_first=True),
    "wall_broke": _breaks, "land_gained": _gains, "loaded": _loads, "round_began": _round, "drew": _drew,
    "discarded": _gone, "played": _gone, "combusted": _gone, "rolled": _rolled, "trinket_used": _uses(-1),
    "charged": _uses(1),
}  # fmt: skip
