"""C8.6: the rooms that this computer has been in, in one file that programs share and strangers' words go into."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from game.net.listed import LARGEST
from game.net.tickets import Ticket, Tickets
from game.store.notices import StoreError


def file_of(data: Path) -> Path:
    return data / "net" / "tickets.json"


def rooms_in(data: Path) -> set[str]:
    return {ticket.room_id for ticket in Tickets(data).recent()}


def test_c8_6_two_programs_on_one_data_folder_keep_each_others_rooms(tmp_path: Path) -> None:
    one, other = Tickets(tmp_path), Tickets(tmp_path)
    one.keep(Ticket(room_id="one"))
    other.keep(Ticket(room_id="other"))
    one.remove("other")
    other.keep(Ticket(room_id="third"))
    assert rooms_in(tmp_path) == {"one", "third"}


@pytest.mark.parametrize("ticket", [
    Ticket(room_id="new", token="ab" * 256, fingerprint="cd" * 256), Ticket(room_id="new", name="x" * 300),
    Ticket(room_id="new", host="\ufdfa" * 64, addresses=("a" * 999,) * 99),
])  # fmt: skip
def test_c8_6_whatever_a_host_says_its_room_can_be_read_again_and_the_others_too(
    tmp_path: Path, ticket: Ticket
) -> None:
    Tickets(tmp_path).keep(Ticket(room_id="old"))
    Tickets(tmp_path).keep(ticket)
    again = Tickets(tmp_path)
    assert again.notice is None and rooms_in(tmp_path) == {"old", "new"}
    kept = again.of("new")
    assert kept is not None and (kept.token, kept.fingerprint) == (ticket.token, ticket.fingerprint)


def test_c8_6_a_ticket_that_could_not_be_read_again_changes_nothing(tmp_path: Path) -> None:
    tickets = Tickets(tmp_path)
    tickets.keep(Ticket(room_id="old"))
    before = file_of(tmp_path).read_bytes()
    with pytest.raises(StoreError):
        tickets.keep(Ticket(room_id="x" * 65))
    assert (file_of(tmp_path).read_bytes(), tickets.of("x" * 65)) == (before, None)


@pytest.mark.slow
def test_c8_6_the_largest_tickets_fit_into_a_file_that_is_read(tmp_path: Path) -> None:
    tickets = Tickets(tmp_path)
    for number in range(45):
        tickets.keep(Ticket(room_id=f"{number:064}", name="\1" * 64, addresses=("\1" * 300,) * 16, token="ab" * 256))
    assert file_of(tmp_path).stat().st_size <= LARGEST
    again = Tickets(tmp_path)
    assert again.notice is None and len(again.recent()) > 20


def test_c2_4_a_wrong_ticket_costs_only_itself_and_the_file_is_kept(tmp_path: Path) -> None:
    Tickets(tmp_path).keep(Ticket(room_id="sound"))
    entries = json.loads(file_of(tmp_path).read_bytes())
    entries["rooms"] += [{"room_id": 7}, {"room_id": "x", "token": "odd"}, None]
    file_of(tmp_path).write_text(json.dumps(entries))
    broken = file_of(tmp_path).read_bytes()
    tickets = Tickets(tmp_path)
    assert tickets.notice is not None
    assert (tmp_path / "net" / tickets.notice.args["name"]).read_bytes() == broken
    assert rooms_in(tmp_path) == {"sound"}


@pytest.mark.slow
@pytest.mark.parametrize("broken", [b"", b"{", b"[]", b"\xff", b"[" * 100_000, b" " * (LARGEST + 1),
                                    b'{"rooms": [' + b"[]," * 300_000 + b"0]}"])  # fmt: skip
def test_c2_4_a_file_of_rooms_that_cannot_be_read_is_set_aside_and_never_written_over(
    tmp_path: Path, broken: bytes
) -> None:
    file_of(tmp_path).parent.mkdir()
    file_of(tmp_path).write_bytes(broken)
    tickets = Tickets(tmp_path)
    tickets.keep(Ticket(room_id="new"))
    assert tickets.notice is not None and rooms_in(tmp_path) == {"new"}
    assert (tmp_path / "net" / tickets.notice.args["name"]).read_bytes() == broken


def test_c8_6_every_field_of_a_ticket_has_its_limit() -> None:
    for field in msgspec.structs.fields(Ticket):
        assert field.type in (int, bool) or "max_length" in str(field.type) or field.name == "port", field.name
