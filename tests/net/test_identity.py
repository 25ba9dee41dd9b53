"""C8.5: a computer's own key and certificate, and the computers that it has met."""

from __future__ import annotations

import asyncio
import json
import ssl
import stat
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from game.net import identity as identity_module
from game.net.errors import NetError
from game.net.identity import (
    Identity,
    KnownHosts,
    certificate_of,
    fingerprint_of,
    peer_context,
    shown,
    verify,
)
from game.store.notices import StoreError

ALICE, BORA, EVE = (bytes([number]) * 32 for number in (1, 2, 3))


def identity_file(data: Path) -> Path:
    return data / "net" / "identity.pem"


async def seen_by_peer(identity: Identity, peer: ssl.SSLContext) -> tuple[bytes, str]:
    """Connects over loopback: the fingerprint that the peer sees, and the TLS version."""
    server = await asyncio.start_server(lambda _, writer: writer.close(), "127.0.0.1", 0, ssl=identity.host_context())
    async with server:
        host, port = server.sockets[0].getsockname()
        _, writer = await asyncio.open_connection(host, port, ssl=peer)
        told = fingerprint_of(certificate_of(writer)), writer.get_extra_info("ssl_object").version()
        writer.close()
        return told


def test_c8_5_the_first_start_makes_an_identity_and_the_next_has_the_same(tmp_path: Path) -> None:
    first = Identity.load(tmp_path)
    assert (len(first.fingerprint), first.notice) == (32, None)
    assert Identity.load(tmp_path).fingerprint == first.fingerprint


def test_c8_5_every_computer_has_its_own_identity(tmp_path: Path) -> None:
    assert Identity.load(tmp_path / "one").fingerprint != Identity.load(tmp_path / "two").fingerprint


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps the folder of a user from others")
def test_c8_5_only_its_owner_can_read_the_key(tmp_path: Path) -> None:
    Identity.load(tmp_path)
    assert stat.S_IMODE(identity_file(tmp_path).stat().st_mode) == 0o600
    identity_file(tmp_path).chmod(0o644)
    Identity.load(tmp_path)
    assert stat.S_IMODE(identity_file(tmp_path).stat().st_mode) == 0o600


@pytest.mark.parametrize("broken", [b"", b"nothing", b"\xff" * 50, b"x" * ((1 << 20) + 1)])
def test_c8_5_a_broken_identity_is_set_aside_and_told(tmp_path: Path, broken: bytes) -> None:
    first = Identity.load(tmp_path)
    identity_file(tmp_path).write_bytes(broken)
    second = Identity.load(tmp_path)
    assert second.fingerprint != first.fingerprint
    assert second.notice and second.notice.key == "net.identity.unreadable"
    assert (tmp_path / "net" / second.notice.args["name"]).read_bytes() == broken


def test_c8_5_a_key_of_another_certificate_is_no_identity(tmp_path: Path) -> None:
    for name in ("one", "two"):
        Identity.load(tmp_path / name)
    key, other = (identity_file(tmp_path / name).read_text() for name in ("one", "two"))
    begin = "-----BEGIN CERTIFICATE-----"
    identity_file(tmp_path / "one").write_text(key[: key.index(begin)] + other[other.index(begin) :])
    assert Identity.load(tmp_path / "one").notice is not None


def test_c2_4_an_identity_that_cannot_be_read_now_stays_where_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Too many open files, a disk that is away: that is no reason for another identity."""
    Identity.load(tmp_path)
    before = identity_file(tmp_path).read_bytes()

    def refuse(*_: object) -> None:
        raise StoreError("store.read_failed", path="", reason="")

    with monkeypatch.context() as patch:
        patch.setattr("game.net.identity.read_whole", refuse)
        with pytest.raises(StoreError):
            Identity.load(tmp_path)
    assert [path.read_bytes() for path in (tmp_path / "net").glob("*.pem")] == [before]


def test_c8_5_who_connects_sees_the_fingerprint_of_who_listens(tmp_path: Path) -> None:
    identity = Identity.load(tmp_path)
    assert asyncio.run(seen_by_peer(identity, peer_context())) == (identity.fingerprint, "TLSv1.3")


def test_c8_5_nothing_older_than_tls_1_3_is_spoken(tmp_path: Path) -> None:
    old = peer_context()
    old.minimum_version, old.maximum_version = ssl.TLSVersion.TLSv1_2, ssl.TLSVersion.TLSv1_2
    with pytest.raises(OSError):
        asyncio.run(seen_by_peer(Identity.load(tmp_path), old))


def test_c8_5_a_connection_without_encryption_has_no_certificate() -> None:
    async def plain() -> None:
        server = await asyncio.start_server(lambda _, writer: writer.close(), "127.0.0.1", 0)
        async with server:
            _, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
            try:
                certificate_of(writer)
            finally:
                writer.close()

    with pytest.raises(NetError, match="no_certificate"):
        asyncio.run(plain())


def test_c8_5_a_fingerprint_is_shown_in_groups() -> None:
    assert shown(bytes.fromhex("3fa291c0")) == "3FA2 91C0"


@pytest.mark.slow
def test_s6_an_identity_that_is_there_is_read_without_the_library_that_made_it(tmp_path: Path) -> None:
    Identity.load(tmp_path)
    look = (
        "import sys; from pathlib import Path; from game.net.identity import Identity;"
        f" Identity.load(Path({str(tmp_path)!r})); print('cryptography' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


# ---------------------------------------------------------------- computers met
def test_c8_5_a_computer_that_was_never_met_is_new(tmp_path: Path) -> None:
    assert KnownHosts(tmp_path).judge("Alice", "192.168.0.2:47047", ALICE) == "new"


def test_c8_5_a_computer_that_was_met_is_the_same_wherever_it_is(tmp_path: Path) -> None:
    KnownHosts(tmp_path).remember(ALICE, "Alice", "192.168.0.2:47047")
    assert KnownHosts(tmp_path).judge("Alicia", "192.168.0.9:47047", ALICE) == "same"


@pytest.mark.parametrize("address", ["192.168.0.2:47047", "192.168.0.9:47047"])
def test_c8_5_another_fingerprint_of_a_known_person_warns(tmp_path: Path, address: str) -> None:
    known = KnownHosts(tmp_path)
    known.remember(ALICE, "alice's id", "192.168.0.2:47047")
    assert known.judge("alice's id", address, EVE) == "changed"


def test_c8_5_who_came_to_play_at_a_known_computer_is_known_by_their_own_id_from_then_on(tmp_path: Path) -> None:
    known = KnownHosts(tmp_path)
    known.remember(ALICE, "alice's id", "192.168.0.2:47047")
    known.remember(ALICE, "kid's id", "192.168.0.2:47047")
    assert known.judge("kid's id", "192.168.0.2:47047", EVE) == "changed"


def test_c8_5_another_fingerprint_at_a_typed_address_warns(tmp_path: Path) -> None:
    known = KnownHosts(tmp_path)
    known.remember(ALICE, "Alice", "192.168.0.2:47047")
    assert known.judge("", "192.168.0.2:47047", EVE) == "changed"


def test_c8_5_a_computer_that_was_met_does_not_pass_for_that_of_another_person(tmp_path: Path) -> None:
    known = KnownHosts(tmp_path)
    known.remember(ALICE, "alice's id", "192.168.0.2:47047")
    known.remember(EVE, "eve's id", "192.168.0.66:47047")
    assert known.judge("alice's id", "192.168.0.66:47047", EVE) == "changed"
    assert known.judge("", "192.168.0.2:47047", EVE) == "changed"
    assert known.judge("eve's id", "192.168.0.2:47047", EVE) == "same"
    assert known.judge("", "192.168.0.7:47047", EVE) == "same"


def test_c8_5_an_address_that_went_to_somebody_else_does_not_warn(tmp_path: Path) -> None:
    known = KnownHosts(tmp_path)
    known.remember(ALICE, "Alice", "192.168.0.2:47047")
    assert known.judge("Bora", "192.168.0.2:47047", BORA) == "new"


def test_c8_5_a_forgotten_computer_is_new(tmp_path: Path) -> None:
    known = KnownHosts(tmp_path)
    known.remember(ALICE, "Alice", "192.168.0.2:47047")
    known.remove(ALICE)
    assert KnownHosts(tmp_path).judge("Alice", "192.168.0.2:47047", ALICE) == "new"


def test_c8_2_recent_computers_come_newest_first(tmp_path: Path) -> None:
    known = KnownHosts(tmp_path)
    for seen, who in enumerate((BORA, ALICE, EVE)):
        known.remember(who, "name", "host", seen=seen)
    known.remember(BORA, "name", "host", seen=9)
    assert [host.fingerprint[:2] for host in KnownHosts(tmp_path).recent()] == ["02", "03", "01"]


def test_c8_2_the_address_that_served_last_stands_in_front(tmp_path: Path) -> None:
    known = KnownHosts(tmp_path)
    for address in ("a", "b", "c", "d", "e", "b"):
        known.remember(ALICE, "Alice", address)
    host = known.host(ALICE)
    assert host and host.addresses == ("b", "e", "d", "c")


def test_c8_5_the_oldest_of_many_computers_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.net.identity.MOST_KNOWN", 2)
    known = KnownHosts(tmp_path)
    for seen, who in enumerate((BORA, ALICE, EVE)):
        known.remember(who, "name", "host", seen=seen)
    assert [host.fingerprint[:2] for host in KnownHosts(tmp_path).recent()] == ["03", "01"]


def test_c8_5_two_programs_on_one_data_folder_keep_each_others_computers(tmp_path: Path) -> None:
    one, other = KnownHosts(tmp_path), KnownHosts(tmp_path)
    one.remember(ALICE, "Alice", "a")
    other.remember(BORA, "Bora", "b")
    assert {host.person for host in KnownHosts(tmp_path).recent()} == {"Alice", "Bora"}


def test_c2_4_a_wrong_entry_costs_only_itself_and_the_file_is_kept(tmp_path: Path) -> None:
    KnownHosts(tmp_path).remember(ALICE, "Alice", "a")
    path = tmp_path / "net" / "known.json"
    entries = json.loads(path.read_text())
    entries["hosts"] += [{"fingerprint": "short"}, 7]
    path.write_text(json.dumps(entries))
    known = KnownHosts(tmp_path)
    assert [host.person for host in known.recent()] == ["Alice"]
    assert known.notice and (tmp_path / "net" / known.notice.args["name"]).is_file()


@pytest.mark.parametrize("broken", [b"", b"{", b"[]", b"\xff\xfe", b"[" * 100_000, b'{"hosts": 3}'])
def test_c2_4_an_unreadable_file_of_computers_is_set_aside(tmp_path: Path, broken: bytes) -> None:
    path = tmp_path / "net" / "known.json"
    path.parent.mkdir()
    path.write_bytes(broken)
    known = KnownHosts(tmp_path)
    known.remember(ALICE, "Alice", "a")
    assert known.notice and (tmp_path / "net" / known.notice.args["name"]).read_bytes() == broken
    assert len(KnownHosts(tmp_path).recent()) == 1


def test_c2_4_a_file_of_computers_that_cannot_be_read_now_is_not_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    KnownHosts(tmp_path).remember(ALICE, "Alice", "a")
    before = (tmp_path / "net" / "known.json").read_bytes()

    def refuse(*_: object) -> None:
        raise StoreError("store.read_failed", path="", reason="")

    monkeypatch.setattr("game.net.listed.read_whole", refuse)
    known = KnownHosts(tmp_path)
    known.remember(BORA, "Bora", "b")
    assert known.notice and known.host(BORA)
    assert (tmp_path / "net" / "known.json").read_bytes() == before


# ---------------------------------------------------------------- damage
@pytest.mark.slow
def test_c8_5_a_changed_byte_anywhere_in_the_identity_is_noticed(tmp_path: Path) -> None:
    """The key with which nobody could connect, and the certificate by which others would be warned."""
    first = Identity.load(tmp_path)
    raw = identity_file(tmp_path).read_bytes()
    for at in range(0, len(raw), 31):
        changed = bytearray(raw)
        changed[at] = ord("B") if raw[at : at + 1] == b"A" else ord("A")
        identity_file(tmp_path).write_bytes(changed)
        found = Identity.load(tmp_path)
        assert found.notice is not None or (found.fingerprint == first.fingerprint and works(found)), at


def works(identity: Identity) -> bool:
    return verify(identity.certificate, identity.signer.sign(b"words"), b"words")


def test_c8_5_a_key_that_signs_for_another_certificate_is_noticed_without_the_first_line(tmp_path: Path) -> None:
    Identity.load(tmp_path)
    text = identity_file(tmp_path).read_text().partition("\n")[2]
    lines = text.splitlines()
    lines[1] = lines[1][:50] + ("B" if lines[1][50] == "A" else "A") + lines[1][51:]  # inside the secret number
    identity_file(tmp_path).write_text("\n".join(lines))
    assert Identity.load(tmp_path).notice is not None


@pytest.mark.slow
def test_c8_5_two_programs_that_start_for_the_first_time_together_have_one_identity(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, found = identity_module._new_pem, []

    def slow() -> bytes:
        monkeypatch.setattr(identity_module, "_new_pem", made)
        second = threading.Thread(target=lambda: found.append(Identity.load(tmp_path)))
        second.start()
        threads.append(second)
        second.join(0.2)  # it waits, or would be done
        return made()

    threads: list[threading.Thread] = []
    monkeypatch.setattr(identity_module, "_new_pem", slow)
    first = Identity.load(tmp_path)
    threads[0].join()
    assert [one.fingerprint for one in found] == [first.fingerprint] == [Identity.load(tmp_path).fingerprint]


@pytest.mark.parametrize("der", [b"", b"0", b"0\x82\xff\xff", b"\x30\x03\x02\x01\x09"])
def test_c8_5_a_certificate_that_is_none_verifies_nothing(der: bytes) -> None:
    assert not verify(der, b"", b"")


def test_c8_5_a_certificate_of_a_version_that_there_is_not_verifies_nothing(tmp_path: Path) -> None:
    mine = Identity.load(tmp_path)
    at = mine.certificate.index(b"\xa0\x03\x02\x01\x02") + 4
    strange = mine.certificate[:at] + b"\x09" + mine.certificate[at + 1 :]
    assert not verify(strange, mine.signer.sign(b"words"), b"words")
