"""C7.1, C8.7: nothing that is read makes more of itself than a match can be, and no match has no end."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import game
from game.bots.match import bot_seats
from game.core import session as session_module
from game.core.errors import BadMessage, BadSave
from game.core.limits import FULL, MOST_ANSWERS
from game.core.saved import LogEntry, read_saved
from game.store.container import LARGEST_PAYLOAD, MOST_IN_HEAD, pack, read_head, stamp
from game.store.notices import StoreError
from game.titles.realigious.cards.play import MOST_CALLED_OFF
from tests.memory import peak_of

SAVE = game.new_session("creed", bot_seats("creed", 2, 1), {}, 1).save()


def lying(**more: Any) -> bytes:
    """A save with other fields."""
    return msgspec.msgpack.encode(msgspec.msgpack.decode(SAVE) | more)


@pytest.mark.parametrize("lie", [
    {"log": [[0, "x"]] * (MOST_ANSWERS + 65)}, {"log": [[0, "x" * 5000]]}, {"seats": [{}] * 9}, {"at": -1},
    {"checkpoint": bytes(1 << 19)}, {"seats": [{"traits": [[]] * 1000}]}, {"options": {"a": {"b": 1}}},
    {"options": {"a": ["x"] * 401}}, {"options": {str(n): 1 for n in range(65)}}, {"title": "x" * 65},
    {"digest": "x" * 65},
])  # fmt: skip
def test_c7_1_a_save_with_more_than_a_match_has_is_refused(lie: dict[str, Any]) -> None:
    assert read_saved(game.TITLES, lying())
    with pytest.raises(BadSave):
        read_saved(game.TITLES, lying(**lie))


def test_c7_1a_a_small_file_that_unpacks_to_much_is_refused() -> None:
    with pytest.raises(StoreError) as error:
        pack("save", bytes(LARGEST_PAYLOAD + 1), stamp("creed"), 5)
    assert error.value.notice.key == "store.file.too_large"


def test_c7_1a_a_head_full_of_little_things_is_neither_written_nor_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """A list of files reads every head."""
    header = stamp("creed") | {"seats": [[]] * MOST_IN_HEAD}
    with pytest.raises(StoreError) as error:
        pack("replay", SAVE, header, 5)
    assert error.value.notice.key == "store.file.too_large"
    with monkeypatch.context() as patch:
        patch.setattr("game.store.container.MOST_IN_HEAD", 1 << 20)
        file = pack("replay", SAVE, header, 5)
    with pytest.raises(StoreError) as error:
        read_head(file, "replay", "x")
    assert error.value.notice.key == "store.file.head_damaged"


@pytest.mark.slow
@pytest.mark.parametrize("filling", ["0x90", "0x80", "0x92, 0, 0xa0", "0xdc, 0, 0", "0xc0"])
def test_c7_1a_no_small_file_fills_the_memory(filling: str) -> None:
    """A payload as large as is read, of the things that cost most when they are unpacked, in every field."""
    megabytes = peak_of(f"""
import msgspec, game
from game.core.errors import BadSave
from game.core.saved import read_saved
from game.core.session import Session
from game.store.container import LARGEST_PAYLOAD, MOST_IN_HEAD, pack, read_head, stamp, unpack
things = bytes([{filling}])
count = (LARGEST_PAYLOAD - 4000) // len(things)
listed = b"\\xdd" + count.to_bytes(4, "big") + things * count
plain = msgspec.msgpack.decode({SAVE!r})
for field in plain:
    named = {{name: msgspec.Raw(listed) if name == field else value for name, value in plain.items()}}
    payload = msgspec.msgpack.encode(named)
    file = pack("replay", payload, stamp("creed"), 5)
    try:
        Session.resume(game.TITLES, unpack(file, "replay", "x")[1])
    except BadSave:
        continue
""")
    assert megabytes < 120


def test_c6_6_a_match_ends_at_last(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is played can be read again: at the limit only giving up is left."""
    monkeypatch.setattr(session_module, "MOST_ANSWERS", 3)
    session = game.new_session("creed", bot_seats("creed", 2, 1), {}, 1)
    for _ in range(3):
        asked = session.questions()[0]
        session.answer(asked.seat, asked.default())
    with pytest.raises(BadMessage) as error:
        session.answer(session.questions()[0].seat, session.questions()[0].default())
    assert error.value.key == FULL and len(session.log) == 3
    session.concede(0)
    assert session.outcome is not None


def test_r5_7_cards_named_and_called_off_make_no_match_endless() -> None:
    """After so many in a turn what was begun is used."""
    session = game.new_session("realigious", bot_seats("realigious", 2, 5), {}, 5)
    called, turn = 0, session.table.state.turn
    while session.outcome is None and called <= MOST_CALLED_OFF:
        asked = session.questions()[0]
        keys = [option.key for option in asked.options()]
        named = [key for key in keys if key.startswith("use:")] if asked.text == "card_or_done" else []
        if asked.text == "card_target" and "cancel" in keys:
            called += 1
            session.answer(asked.seat, "cancel")
            continue
        if asked.text == "card_target":
            break
        if session.table.state.turn != turn:
            turn, called = session.table.state.turn, 0
        session.answer(asked.seat, named[0] if named else asked.default())
    assert called == MOST_CALLED_OFF and session.questions()[0].text == "card_target"
    assert LogEntry(session.questions()[0].seat, "cancel") in session.log
