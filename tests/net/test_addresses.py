"""C8.2: typed addresses, and what this computer is connected to."""

from __future__ import annotations

import ipaddress
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.net import addresses
from game.net.addresses import PORT, Address, Interface, by_nearness, interfaces, to_announce, typed
from game.net.errors import NetError


def interface(name: str, *numbers: str, virtual: bool = False) -> Interface:
    networks = tuple(ipaddress.ip_network(f"{n}/{24 if ':' not in n else 64}", strict=False) for n in numbers)
    return Interface(name, 1, numbers, networks, virtual)


LOOPBACK = interface("lo", "127.0.0.1", "::1")
LAN = interface("eth0", "192.168.0.12", "fd00::12")
VIRTUAL = interface("docker0", "172.17.0.1", virtual=True)


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("192.168.0.12", Address("192.168.0.12", PORT)),
        ("192.168.0.12:5000", Address("192.168.0.12", 5000)),
        (" kitchen ", Address("kitchen", PORT)),
        ("Kitchen.local:5000", Address("kitchen.local", 5000)),
        ("거실", Address("xn--v69av93b", PORT)),
        ("fd00::12", Address("fd00::12", PORT)),
        ("FD00:0:0::12", Address("fd00::12", PORT)),
        ("[fd00::12]", Address("fd00::12", PORT)),
        ("[fd00::12]:5000", Address("fd00::12", 5000)),
        ("fe80::1%eth0", Address("fe80::1%eth0", PORT)),
        ("[fe80::1%3]:5000", Address("fe80::1%3", 5000)),
        ("１９２.168.0.12：5000", Address("192.168.0.12", 5000)),
    ],
)
def test_c8_2_an_address_is_typed_in_any_usual_way(text: str, address: Address) -> None:
    assert typed(text) == address


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "empty"),
        ("  ", "empty"),
        ("192.168.0", "number"),
        ("192.168.0.999", "number"),
        ("300", "number"),
        ("fd00::12::1", "number"),
        ("[192.168.0.12]", "number"),
        ("[fd00::12", "bracket"),
        ("[fd00::12]5000", "bracket"),
        ("fe80::1%", "number"),
        ("kitchen:", "port"),
        ("kitchen:0", "port"),
        ("kitchen:65536", "port"),
        ("kitchen:port", "port"),
        ("kitchen:+50", "port"),
        ("kitchen:٥٠", "port"),
        ("two words", "host"),
        ("-kitchen", "host"),
        ("a..b", "host"),
        ("x" * 64, "host"),
        ("http://kitchen", "port"),
        ("kitchen/room", "host"),
    ],
)
def test_c8_2_what_is_no_address_is_refused_with_its_reason(text: str, key: str) -> None:
    with pytest.raises(NetError) as caught:
        typed(text)
    assert caught.value.key == f"net.address.{key}"


@pytest.mark.slow
@given(st.text(max_size=60) | st.from_regex(r"\A[\[\]:.%0-9a-f]{1,40}\Z"))
def test_c8_7_no_text_makes_an_address_fail_otherwise_than_by_a_refusal(text: str) -> None:
    try:
        assert typed(str(typed(text))) == typed(text)
    except NetError as error:
        assert error.key.startswith("net.address.")


def test_c8_2_this_computer_has_a_loopback_interface() -> None:
    assert any(one.loopback and "127.0.0.1" in one.numbers for one in interfaces())


@pytest.mark.parametrize(
    ("name", "virtual"),
    [
        ("eth0", False),
        ("enp3s0", False),
        ("wlan0", False),
        ("Intel(R) Wi-Fi 6 AX201 160MHz", False),
        ("Realtek PCIe GbE Family Controller", False),
        ("en0", False),
        ("docker0", True),
        ("br-4f2a", True),
        ("vEthernet (WSL)", True),
        ("Hyper-V Virtual Ethernet Adapter", True),
        ("VirtualBox Host-Only Ethernet Adapter", True),
        ("VMware Virtual Ethernet Adapter for VMnet8", True),
        ("utun3", True),
        ("tailscale0", True),
        ("ztabcdef12", True),
    ],
)
def test_b4_virtual_interfaces_are_marked(monkeypatch: pytest.MonkeyPatch, name: str, virtual: bool) -> None:
    ip = SimpleNamespace(ip="10.0.0.2", network_prefix=24, is_IPv4=True)
    adapter = SimpleNamespace(name="{0A1B}", nice_name=name, index=3, ips=[ip])
    monkeypatch.setattr("ifaddr.get_adapters", lambda: [adapter])
    assert [one.virtual for one in addresses.interfaces()] == [virtual]


def test_b4_an_address_of_one_link_keeps_its_scope(monkeypatch: pytest.MonkeyPatch) -> None:
    ip = SimpleNamespace(ip=("fe80::1", 0, 7), network_prefix=64, is_IPv4=False)
    monkeypatch.setattr(
        "ifaddr.get_adapters", lambda: [SimpleNamespace(name="eth0", nice_name="eth0", index=7, ips=[ip])]
    )
    assert addresses.interfaces()[0].numbers == ("fe80::1%7",)


def test_a15_the_lan_is_announced_before_virtual_interfaces_and_loopback_never_beside_it() -> None:
    assert to_announce([LAN, VIRTUAL, LOOPBACK]) == ("192.168.0.12", "172.17.0.1", "fd00::12")


def test_a15_without_a_network_this_computer_is_announced_to_itself() -> None:
    assert to_announce([LOOPBACK]) == ("127.0.0.1", "::1")


def test_a15_an_address_of_a_link_is_announced_where_there_is_no_other() -> None:
    assert to_announce([LAN, interface("eth1", "fe80::7")]) == ("192.168.0.12", "fd00::12")
    assert to_announce([interface("eth1", "fe80::7"), LOOPBACK]) == ("fe80::7",)


def test_a15_an_address_that_no_router_gave_comes_after_those_of_the_lan() -> None:
    assert to_announce([interface("eth1", "169.254.8.8"), LAN]) == ("192.168.0.12", "fd00::12", "169.254.8.8")


def test_a15_an_address_of_one_link_is_tried_on_that_link() -> None:
    assert by_nearness(["fe80::1%7"], [LAN]) == ("fe80::1%7",)


def test_a15_numbers_in_an_own_network_are_tried_first() -> None:
    assert by_nearness(["10.8.0.3", "192.168.0.40"], [LAN, LOOPBACK]) == ("192.168.0.40", "10.8.0.3")


@pytest.mark.parametrize("number", ["8.8.8.8", "2001:4860:4860::8888", "224.0.0.1", "0.0.0.0", "::", "fe80::1", "x"])
def test_c8_7_an_announcement_can_make_nobody_connect_to_the_internet(number: str) -> None:
    assert by_nearness([number], [LAN, LOOPBACK]) == ()
