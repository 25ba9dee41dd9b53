"""Addresses that a person types (C8.2), and the network interfaces of this computer."""

from __future__ import annotations

import ipaddress
import re
import unicodedata
from collections.abc import Iterable
from typing import NamedTuple

from game.net.errors import NetError
from game.net.protocol import SERVICE_PORT

PORT = SERVICE_PORT
"""Where a room listens unless told otherwise."""
LONGEST = 253
LABEL = re.compile(r"[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?", re.IGNORECASE)
SCOPE = re.compile(r"[A-Za-z0-9_.:-]{1,64}")
PORT_RANGE = range(1, 1 << 16)
LINKED = 3
"""Rank of an IPv6 number of a link among those to announce."""

VIRTUAL = re.compile(
    r"docker|veth|virbr|^br-|vmnet|vmware|vboxnet|virtualbox|vethernet|hyper-v|wsl|^utun|^tun|^tap|wireguard|^wg\d|^zt"
    r"|zerotier|tailscale|hamachi|openvpn|^ppp|^ifb|^dummy|loopback pseudo|^awdl|^llw|^gif|^stf|^anpi|bluetooth|vpn",
    re.IGNORECASE,
)
"""Names of interfaces that lead to no other computer of the room as a rule: virtual machines, containers, VPNs."""


class Address(NamedTuple):
    """Where somebody listens. `host`: a name in ASCII, or a number without brackets."""

    host: str
    port: int = PORT

    def __str__(self) -> str:
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


def typed(text: str) -> Address:
    """C8.2. What a person typed: host, host:port, IPv4, IPv6, [IPv6]:port; a number before the last colon of an IPv6
    address without brackets is part of the address. Raises NetError that says what is wrong. Whether anybody is there
    is not checked."""
    text = unicodedata.normalize("NFKC", text).strip()
    if not text:
        raise NetError("net.address.empty")
    if text.startswith("["):
        host, bracket, rest = text[1:].partition("]")
        if not bracket or (rest and not rest.startswith(":")):
            raise NetError("net.address.bracket", address=text[:LONGEST])
        return Address(_number(host, 6), _port(rest[1:]) if rest else PORT)
    if text.count(":") > 1:
        return Address(_number(text, 6))
    host, colon, port = text.partition(":")
    return Address(_host(host), _port(port) if colon else PORT)


def _host(text: str) -> str:
    """A number of IPv4 or a name. A name of digits and stops alone is a number that was mistyped."""
    if re.fullmatch(r"[\d.]+", text):
        return _number(text, 4)
    try:
        name = text if text.isascii() else text.encode("idna").decode("ascii")
    except UnicodeError as problem:
        raise NetError("net.address.host", address=text[:LONGEST]) from problem
    labels = name.removesuffix(".").split(".")
    if len(name) > LONGEST or not all(LABEL.fullmatch(label) for label in labels):
        raise NetError("net.address.host", address=text[:LONGEST])
    return name.lower()


def _number(text: str, version: int) -> str:
    bare, percent, scope = text.partition("%")
    try:
        number = ipaddress.ip_address(bare)
    except ValueError as problem:
        raise NetError("net.address.number", address=text[:LONGEST]) from problem
    if number.version != version or (percent and not SCOPE.fullmatch(scope)):
        raise NetError("net.address.number", address=text[:LONGEST])
    return f"{number}{percent}{scope}"


def _port(text: str) -> int:
    if not re.fullmatch(r"\d{1,5}", text, re.ASCII) or int(text) not in PORT_RANGE:
        raise NetError("net.address.port", port=text[:16])
    return int(text)


# ---------------------------------------------------------------- this computer
class Interface(NamedTuple):
    """A network interface with an address. `numbers`: its addresses, IPv4 first, those of IPv6's link with their scope
    ("fe80::1%2"); `networks`: those that it reaches without a router; `place`: the system's number of it."""

    name: str
    place: int
    numbers: tuple[str, ...]
    networks: tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, ...]
    virtual: bool = False

    @property
    def loopback(self) -> bool:
        """Leads to this computer alone."""
        return all(ipaddress.ip_address(number).is_loopback for number in self.numbers)


def interfaces() -> tuple[Interface, ...]:
    """The interfaces that have an address now, those first that lead to others: LAN, virtual ones, loopback. Asks the
    system, which takes some milliseconds. Raises OSError."""
    import ifaddr

    found = []
    for adapter in ifaddr.get_adapters():
        ips = sorted(adapter.ips, key=lambda ip: not ip.is_IPv4)
        pairs = [pair for ip in ips if (pair := _pair(ip.ip, ip.network_prefix)) is not None]
        if not pairs:
            continue
        virtual = bool(VIRTUAL.search(adapter.nice_name) or VIRTUAL.search(adapter.name))
        numbers, networks = zip(*pairs, strict=True)
        found.append(Interface(adapter.nice_name, adapter.index or 0, numbers, networks, virtual))
    return tuple(sorted(found, key=lambda one: (one.loopback, one.virtual, one.place)))


def _pair(
    ip: str | tuple[str, int, int], prefix: int
) -> tuple[str, ipaddress.IPv4Network | ipaddress.IPv6Network] | None:
    """A number with its scope where it needs one, and its network; None for what the system tells oddly."""
    bare, scope = (ip, 0) if isinstance(ip, str) else (ip[0].partition("%")[0], ip[2])
    try:
        network = ipaddress.ip_network(f"{bare}/{prefix}", strict=False)
    except ValueError:
        return None
    linked = network.version == 6 and network.is_link_local and scope
    return (f"{bare}%{scope}" if linked else bare), network


def to_announce(own: Iterable[Interface], most: int = 8) -> tuple[str, ...]:
    """The numbers by which others can reach this computer, best first: LAN before virtual interfaces, IPv4 before IPv6,
    those that no router gave last. IPv6 numbers of a link, which others can't tell whose link's they are, and those of
    loopback only where there is nothing else."""
    lan = [one for one in own if not one.loopback] or list(own)
    numbers = dict.fromkeys(number.partition("%")[0] for one in lan for number in one.numbers)
    ranks = {number: _rank(number) for number in numbers}
    usual = [number for number in sorted(numbers, key=lambda number: ranks[number]) if ranks[number] < LINKED]
    return tuple(usual or numbers)[:most]


def _rank(number: str) -> int:
    ip = ipaddress.ip_address(number)
    if ip.version == 6:
        return LINKED if ip.is_link_local else 1
    return 2 if ip.is_link_local else 0


def by_nearness(numbers: Iterable[str], own: Iterable[Interface]) -> tuple[str, ...]:
    """Another computer's numbers in the order to try them: in a network that this one is in first. Leaves out what
    nobody of the LAN can be reached by: public numbers of other networks, numbers of a link without it, nonsense."""
    near, far = [], []
    networks = [network for one in own for network in one.networks]
    for number in dict.fromkeys(numbers):
        try:
            ip = ipaddress.ip_address(number)
        except ValueError:
            continue
        unscoped = ip.version == 6 and ip.is_link_local and "%" not in number
        if ip.is_unspecified or ip.is_multicast or unscoped:
            continue
        if any(ip in network for network in networks if network.version == ip.version):
            near.append(number)
        elif ip.is_private or ip.is_link_local:
            far.append(number)
    return (*near, *far)
