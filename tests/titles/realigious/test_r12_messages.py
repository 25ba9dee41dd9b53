"""R12.8, R12.10, section 4. Every line of random matches is checked at the moment it is told: no reader
gets a tile, a purse or a card that it may not know."""
from __future__ import annotations

from typing import Any

import pytest

from game.core.events import EVERYONE, ONLOOKER, Data
from game.core.rng import Stream
from game.core.table import Table
from game.titles.realigious import sight
from tests.every_title.matches import Setup, session_of, walk

PLACES = ("tile", "from", "to")
PURSES = ("donations", "influence")
PUBLIC = ("mud",)  # R11.4: the drawn tiles are public
REVEALING = ("revealed", "relic_revealed")  # what an effect reveals need not be in sight
BOTH = ("combat_declared", "combat_won", "combat_lost", "combat_negated", "tile_taken")
"""R12.10. Told to both sides: effects on a player are always told to it."""


def leaks(table: Table[Any], kind: str, data: Data, readers: int) -> list[str]:
    """What the bits of `readers` are told of this line though they may not know it."""
    state = table.state
    actor = data.get("seat", -1)
    found = []
    for seat in (None, *range(len(state.seats))):
        if not readers & (ONLOOKER if seat is None else 1 << seat) or (seat is not None and seat == actor):
            continue
        reader = seat if seat is not None and state.seats[seat].alive else None
        for place in PLACES:
            tile = data.get(place, -1)
            if isinstance(tile, int) and tile >= 0 and not may_know(state, reader, kind, data, tile):
                found.append(f"{kind}: {seat} is told {place} {tile}")
        if kind in ("gained", "lost", "paid") and any(data.get(purse) for purse in PURSES):
            found.append(f"{kind}: {seat} is told a purse")
        if kind in ("drew", "entered_hand") and data.get("card") and not clairvoyant(state, seat):
            found.append(f"{kind}: {seat} is told the card")
        if kind == "card_used" and isinstance(actor, int) and state.seats[actor].stealth \
                and not sight.sees_piece(state, reader, actor):
            found.append(f"{kind}: {seat} is told of a card used in stealth")
    return found


def may_know(state: Any, reader: int | None, kind: str, data: Data, tile: int) -> bool:
    if kind in PUBLIC or sight.in_sight(state, reader, tile):
        return True
    if reader is None:
        return False
    if kind == "celebrity_moved" and any(e.kind == sight.CELEBRITY_PLACES for e in state.seats[reader].effects):
        return True  # R16.3: the hint shows the places of all celebrities
    return (kind in REVEALING and bool(state.seats[reader].knowledge[tile])) or (
        kind in BOTH and data.get("other") == reader)


def clairvoyant(state: Any, seat: int | None) -> bool:
    return seat is not None and any(effect.kind == "clairvoyance" for effect in state.seats[seat].effects)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(40, 64))
def test_r12_10_no_line_tells_what_its_reader_may_not_know(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    found: dict[str, str] = {}
    emit = Table.emit

    def watched(table: Table[Any], kind: str, rule: str, data: Data, full: int = EVERYONE, shared: Data | None = None,
                part: int = 0) -> None:
        emit(table, kind, rule, data, full, shared, part)
        for line, readers in ((data, full), (shared or {}, part)):
            for leak in leaks(table, kind, line, readers):
                found.setdefault(f"{leak.split(':')[0]} {rule}", f"{leak} of {line}")

    monkeypatch.setattr(Table, "emit", watched)
    session = session_of(Setup("realigious", 2 + seed % 3, seed))
    for _ in walk(session, Stream(seed, "answers")):
        pass
    assert found == {}
