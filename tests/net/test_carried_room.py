"""C7.1, C8.6: a campaign that was hosted under other rules goes on in its room, with everybody on their seats."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from game.core.carrying import CARRIED
from game.core.rng import Stream
from game.core.saved import Saved
from game.match.carrying import carry_on
from game.net.reopening import reopened
from game.net.service import Service
from game.net.tickets import Ticket
from tests.net.rooms import Home, begin, guests, identity, room_of, run, step

pytestmark = pytest.mark.net


def older(home: Home, match_id: str) -> str:
    """The match as a program of the rules before has kept it."""
    header, payload = home.saves.read(match_id)
    saved = msgspec.msgpack.decode(payload, type=Saved)
    saved.rules -= 1
    home.saves.write("older", msgspec.msgpack.encode(saved), {**header, "rules_version": saved.rules})
    return "older"


def test_c7_1_everybody_finds_their_seat_in_a_campaign_that_was_carried_on(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path, "vermilion", options={"variant": "campaign"}) as host:
            found = await guests(host, "Ember", "Ash")
            await begin(found)
            stream = Stream(3, "a")
            while found[0].mirror.view(0).round < 1:
                await step(found, stream)
            for _ in range(20):
                await step(found, stream)
            match_id, port = host.room.match_id, host.port
            await host.close("stopped")
        home = Home(tmp_path)
        again = reopened(home, carry_on(home, older(home, match_id)), identity())
        assert again.room.options[CARRIED] == ""
        await again.listen(port)
        try:
            for seat, guest in enumerate(found):
                guest.host = again
                await guest.until(lambda g=guest: g.client.link.state == "here" and g.mirror is not None
                                  and g.mirror.table is not None and g.mirror.view(0).phase == "breathe")  # fmt: skip
                assert guest.client.seats == [seat]
            assert found[0].client.leads
            while found[0].mirror.view(0).phase != "player":
                assert await step(found, stream)
        finally:
            await again.close()

    run(body)


def test_c8_6_the_host_of_a_carried_campaign_has_its_own_seat_by_the_ticket_of_the_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = Home(tmp_path)
    service = Service(home)
    try:
        service.tickets.keep(Ticket(room_id="r", token="ab" * 16, match_id="before"))
        service.tickets.keep(Ticket(room_id="theirs", token="cd" * 16))
        header = {"title": "vermilion", "rules_version": 1, "content": "x"}
        made: list[Any] = []

        def host(*_: Any) -> Any:
            made.append(SimpleNamespace(lead=b""))
            return made[-1]

        monkeypatch.setattr(service, "_reopened", host)
        for match_id, room in (("new", {"room_id": "r"}), ("other", {"room_id": "theirs"}), ("none", {})):
            home.saves.write(match_id, b"", {**header, "room": room})
            service._again(match_id)
        assert [one.lead for one in made] == [bytes.fromhex("ab" * 16), b"", b""]
    finally:
        service.close()
        home.store.close()
