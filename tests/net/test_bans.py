"""C8.7. Whoever is sent away does not come in again as somebody else: the computer is known by its key."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

from game.net.host import Host
from game.net.identity import Identity
from game.net.protocol import Kick
from tests.net.rooms import Guest, guests, room_of, run


async def turned_away(host: Host, name: str, me: Any = None) -> str:
    """Why somebody does not get in."""
    guest = Guest(host, name, me=me)
    await guest.until(lambda: guest.client.link.state == "ended")
    return guest.client.link.key


def test_c8_7_a_computer_that_was_sent_away_does_not_come_in_under_another_name(tmp_path: Path) -> None:
    async def body() -> None:
        ash, fern = (Identity.load(tmp_path / name) for name in ("ash", "fern"))
        async with room_of(tmp_path, "creed") as host:
            leader = (await guests(host, "Ember"))[0]
            sent = Guest(host, "Ash", me=ash)
            await sent.until(lambda: sent.client.link.state == "here")
            leader.send(Kick(sent.client.member))
            await sent.until(lambda: sent.client.link.state == "ended")
            assert await turned_away(host, "Moth", ash) == "net.kicked"
            assert await turned_away(host, "Moth") == "net.call.signature"
            other = Guest(host, "Fern", me=fern)
            await other.until(lambda: other.client.link.state == "here")
            await other.peer.stop()

    run(body)


def test_c8_7_nobody_comes_in_with_the_certificate_of_another(tmp_path: Path) -> None:
    async def body() -> None:
        ash, fern = (Identity.load(tmp_path / name) for name in ("ash", "fern"))
        thief = SimpleNamespace(certificate=fern.certificate, fingerprint=fern.fingerprint, signer=ash.signer)
        async with room_of(tmp_path, "creed") as host:
            assert await turned_away(host, "Moth", thief) == "net.call.signature"

    run(body)
