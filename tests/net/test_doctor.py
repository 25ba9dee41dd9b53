"""C12.4: the network doctor says what works and what to do about what does not."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Iterator

import msgspec
import pytest

from game.net import doctor
from game.net.addresses import Interface
from game.net.announcement import Announcement, rules_here
from game.net.doctor import Finding, examine
from game.net.finding import Seen

from .networks import Child, Network, why_not

pytestmark = pytest.mark.net

TRIES = 4
ROOM = Announcement(kind="room", key="0123456789abcdef" * 2, room="den", program="0.0.9")


def examined(*seen: Seen, port: int = 0, hosting: bool = False) -> dict[str, Finding]:
    """The findings of a computer that is in no network, by the last word of their keys."""
    found = asyncio.run(examine(seen, port, hosting, look=lambda: ()))
    return {finding.key.rpartition(".")[2]: finding for finding in found}


def row(what: Announcement, port: int) -> Seen:
    return Seen("den", what, ("127.0.0.1",), port)


@pytest.fixture
def taken() -> Iterator[int]:
    """A port on which somebody listens."""
    with socket.create_server(("0.0.0.0", 0)) as server:
        yield server.getsockname()[1]


@pytest.fixture
def closed() -> Iterator[int]:
    """A port on which nobody listens, and nobody else can."""
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        yield bound.getsockname()[1]


def test_c12_4_a_computer_in_no_network_is_told_to_connect() -> None:
    assert examined()["no_network"][2:] == ("bad", "net.advice.connect")


def test_c12_4_an_examination_leaves_nothing_running() -> None:
    async def body() -> None:
        before = asyncio.all_tasks()
        await doctor._heard(["127.0.0.1"])
        assert asyncio.all_tasks() == before

    asyncio.run(body())


def test_c12_4_a_free_port_is_good() -> None:
    assert examined(port=0)["port_free"].state == "good"


def test_c12_4_a_taken_port_is_told(taken: int) -> None:
    assert examined(port=taken)["port_taken"].advice == "net.advice.port"


def test_c12_4_an_own_room_listens(taken: int) -> None:
    assert examined(port=taken, hosting=True)["listening"].state == "good"


def test_c12_4_an_own_room_that_lets_nobody_in_is_told(closed: int) -> None:
    assert examined(port=closed, hosting=True)["not_listening"][2:] == ("bad", "net.advice.firewall")


def test_c12_4_who_sees_nobody_is_told_what_may_be_the_reason() -> None:
    assert examined()["nobody"].advice == "net.advice.nobody"


def test_c12_4_another_computer_that_can_be_reached_is_good(taken: int) -> None:
    assert examined(row(ROOM, taken))["other"].args == {"name": "den", "program": "0.0.9"}


def test_c12_4_another_computer_that_lets_nobody_in_is_told(closed: int) -> None:
    assert examined(row(ROOM, closed))["other_closed"].advice == "net.advice.their_firewall"


def test_c12_4_both_versions_are_named_where_they_do_not_fit(taken: int) -> None:
    found = examined(row(msgspec.structs.replace(ROOM, protocol=999), taken))["version"]
    assert (found.args["theirs"], found.advice) == ("0.0.9", "net.advice.update")


def test_c12_4_another_computer_with_other_rules_of_its_game_is_told(taken: int) -> None:
    other = msgspec.structs.replace(ROOM, game="creed", rules="1:0123456789abcdef")
    assert examined(row(other, taken))["rules"].args["theirs"] == "1 (012345)"


def test_c12_4_the_same_rules_are_good(taken: int) -> None:
    same = msgspec.structs.replace(ROOM, game="creed", rules=rules_here("creed"))
    assert examined(row(same, taken))["other"].state == "good"


@pytest.mark.parametrize(
    ("interface", "key"),
    [
        (("eth0", 1, ("192.168.0.2",), (), False), "interface"),
        (("docker0", 1, ("172.17.0.1",), (), True), "virtual"),
        (("eth0", 1, ("169.254.3.3",), (), False), "no_router"),
    ],
)
def test_c12_4_each_interface_is_told(interface: Interface, key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.net.doctor._works", lambda *_: [asyncio.sleep(0)])
    assert f"net.doctor.{key}" in {found.key for found in asyncio.run(examine(look=lambda: (Interface(*interface),)))}


def test_c12_4_what_takes_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.net.doctor._works", lambda *_: [asyncio.sleep(1000)])
    monkeypatch.setattr("game.net.doctor.LONGEST_S", 0.01)
    assert "too_slow" in examined()


def test_c12_4_an_examination_can_be_cancelled(monkeypatch: pytest.MonkeyPatch) -> None:
    async def cancelled() -> int:
        monkeypatch.setattr("game.net.doctor._works", lambda *_: [asyncio.sleep(1000)])
        task = asyncio.create_task(examine(look=lambda: ()))
        while len(asyncio.all_tasks()) < 3:  # this one, the examination, its work
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        return len(asyncio.all_tasks())

    assert asyncio.run(cancelled()) == 1


# ---------------------------------------------------------------- on two computers
@pytest.fixture
def look() -> Iterator[Callable[[int], dict[str, str]]]:
    """What the doctor of a computer finds after some commands: 1 looks, 2 has a room; key -> state. What a computer
    that stands still misses in one examination is found in another."""
    reason = why_not()
    if reason:
        pytest.skip(reason)
    network = Network(2)
    children: dict[int, Child] = {1: network.start(1), 2: network.start(2, "den")}
    children[1].rows({"den"})

    def examined_once(number: int) -> dict[str, str]:
        children[number].say("doctor")
        found = children[number].until(lambda line: "findings" in line)
        children[number].lines.remove(found)
        return {key.rpartition(".")[2]: state for key, state, _ in found["findings"]}

    def find(number: int, wanted: dict[str, str], *commands: str) -> dict[str, str]:
        network.run(number, *commands)
        found = next((one for one in (examined_once(number) for _ in range(TRIES)) if one == one | wanted), {})
        return found or examined_once(number)

    yield find
    network.close()


def test_c12_4_a_healthy_network_is_good(look: Callable[..., dict[str, str]]) -> None:
    good = dict.fromkeys(("interface", "port_free", "multicast", "reached", "other"), "good")
    assert look(1, good) == good


def test_c12_4_the_doctor_of_who_hosts_tries_the_own_room(look: Callable[..., dict[str, str]]) -> None:
    good = {"listening": "good", "reached": "good"}
    assert good.items() <= look(2, good).items()


def test_c12_4_an_interface_that_carries_nothing_is_bad(look: Callable[..., dict[str, str]]) -> None:
    bad = {"no_multicast": "bad", "other_closed": "bad"}
    assert bad.items() <= look(1, bad, "link set eth0 down").items()
