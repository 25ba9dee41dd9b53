"""Join codes: where a room is and which certificate it has, in a few groups of letters and digits (C8.2, C8.5).

A code is read across a room or sent by chat, and works where nothing is found by itself. It holds the begin of the
certificate's fingerprint, so the first connection is as safe as a later one.

On one network eight characters are enough (C8.2a): seven are the first 35 bits of the fingerprint, which the room's
announcement tells as well, and one checks them. They find the room and prove little: whoever has hours for it can make
a certificate that fits.

Characters are those of Crockford's base 32: no I, L, O, U, and those are understood as 1, 1, 0, V when typed. Each
character is five bits, an element of the field of 32. Three of them check the others (a Reed-Solomon code of distance
4, up to 32 characters long): one wrong character is found and its place is known, two wrong characters or any two that
changed places are always noticed, anything worse is missed once in 32768 times.

| Address | Groups | Bits |
|---|---|---|
| IPv4 | 8 | 1 zero, 32 address, 16 port, 96 fingerprint, 15 check |
| IPv6 | 13 | 6 zero, 128 address, 16 port, 80 fingerprint, 2 x 15 check of every other character |
"""

from __future__ import annotations

import hmac
import ipaddress
import unicodedata
from typing import NamedTuple

from game.net.errors import NetError

SHORT = 8
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LOOK_ALIKES = str.maketrans("OILU", "011V")
GROUP = 4
CHECKS = 3


class Shape(NamedTuple):
    """Sizes of a kind of code: bytes of address and key, characters, and how many codes take turns in them."""

    address: int
    key: int
    characters: int
    turns: int

    @property
    def carried(self) -> int:
        """Characters that are not for checking."""
        return self.characters - CHECKS * self.turns


V4 = Shape(4, 12, 32, 1)
V6 = Shape(16, 10, 52, 2)


class JoinCode(NamedTuple):
    """What a code says. `key`: the first 12 (IPv4) or 10 (IPv6) bytes of the certificate's fingerprint."""

    address: str
    port: int
    key: bytes

    def matches(self, fingerprint: bytes) -> bool:
        """Whether the certificate of the one who answers is the one that was meant."""
        return hmac.compare_digest(self.key, fingerprint[: len(self.key)])

    @property
    def text(self) -> str:
        """As it is shown: "5C0A-0002-..."."""
        shape = V6 if len(self.key) == V6.key else V4
        packed = ipaddress.ip_address(self.address).packed + self.port.to_bytes(2, "big") + self.key
        bits = int.from_bytes(packed, "big")
        carried = [bits >> 5 * place & 31 for place in reversed(range(shape.carried))]
        symbols = _woven([_checked(carried[turn :: shape.turns]) for turn in range(shape.turns)])
        characters = "".join(ALPHABET[symbol] for symbol in symbols)
        return "-".join(characters[at : at + GROUP] for at in range(0, len(characters), GROUP))


def code_for(address: str, port: int, fingerprint: bytes) -> JoinCode:
    """The code of a room. `address` is a number; raises NetError for one that others can't reach with it: names,
    0.0.0.0, multicast, and IPv6 addresses of one link, which mean nothing on another computer."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError as problem:
        raise NetError("net.code.address", address=address[:64]) from problem
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    linked = found.version == 6 and found.is_link_local
    if linked or found.is_unspecified or found.is_multicast or not 0 < port < 1 << 16:
        raise NetError("net.code.address", address=address[:64])
    return JoinCode(str(found), port, fingerprint[: (V4 if found.version == 4 else V6).key])


def short_code(fingerprint: bytes) -> str:
    """The code by which a room of that computer is found on its own network: "K7QM-3XTP". At least the first five bytes
    of the fingerprint are needed."""
    bits = int.from_bytes(fingerprint[:5], "big") >> 5
    symbols = [bits >> 5 * place & 31 for place in reversed(range(SHORT - 1))]
    symbols.append(_over(_weighed(symbols), POWERS[SHORT - 1]))
    text = "".join(ALPHABET[symbol] for symbol in symbols)
    return f"{text[:GROUP]}-{text[GROUP:]}"


def short_of(typed: str) -> str:
    """A short code as `short_code` writes it, "" where that many characters were not typed. Raises NetError for one
    that is mistyped: a wrong character, or two that changed places, are always noticed."""
    symbols = _symbols(typed)
    if len(symbols) != SHORT:
        return ""
    if _weighed(symbols):
        raise NetError("net.code.short_wrong")
    text = "".join(ALPHABET[symbol] for symbol in symbols)
    return f"{text[:GROUP]}-{text[GROUP:]}"


def _weighed(symbols: list[int]) -> int:
    """The sum of all characters, each times the power of 2 of its place: zero in a right short code."""
    total = 0
    for place, symbol in enumerate(symbols):
        total ^= _times(symbol, POWERS[place])
    return total


def parse(typed: str) -> JoinCode:
    """A code as a person typed it: case, dashes and blanks don't matter. Raises NetError that says what is wrong, with
    the number of the group (from 1) where that can be known."""
    symbols = _symbols(typed)
    shape = next((shape for shape in (V4, V6) if shape.characters == len(symbols)), None)
    if shape is None:
        raise _wrong_length(typed, len(symbols))
    wrong = [place for turn in range(shape.turns) if (place := _wrong_place(symbols, turn, shape.turns)) is not None]
    if any(place < 0 for place in wrong):
        raise NetError("net.code.wrong")
    if wrong:
        raise NetError("net.code.wrong_group", group=min(wrong) // GROUP + 1)
    size = shape.address + 2 + shape.key
    bits = 0
    for place in range(shape.carried):
        bits = bits << 5 | symbols[place]
    if bits >> 8 * size:
        raise NetError("net.code.newer")
    packed = bits.to_bytes(size, "big")
    address, port, key = packed[: shape.address], packed[shape.address : shape.address + 2], packed[shape.address + 2 :]
    code = code_for(str(ipaddress.ip_address(address)), int.from_bytes(port, "big"), key)
    return code._replace(key=key)


def _symbols(typed: str) -> list[int]:
    """The characters as numbers. Raises NetError for one that no code has."""
    symbols: list[int] = []
    for char in unicodedata.normalize("NFKC", typed).upper().translate(LOOK_ALIKES):
        if _divides(char):
            continue
        if char not in ALPHABET:
            raise NetError("net.code.character", char=char, group=len(symbols) // GROUP + 1)
        symbols.append(ALPHABET.index(char))
    return symbols


def _divides(char: str) -> bool:
    """Blanks and all kinds of dashes and stops."""
    return char.isspace() or unicodedata.category(char) in ("Pd", "Po", "Pc", "Cc", "Cf")


def _wrong_length(typed: str, found: int) -> NetError:
    """Names the group that is too short or too long where the code was typed in groups and only one is."""
    groups = "".join(" " if _divides(char) else char for char in unicodedata.normalize("NFKC", typed)).split()
    odd = [number for number, group in enumerate(groups, 1) if len(group) != GROUP]
    if len(odd) == 1 and len(groups) * GROUP in (V4.characters, V6.characters):
        return NetError("net.code.group_length", group=odd[0], count=len(groups[odd[0] - 1]), size=GROUP)
    return NetError("net.code.length", count=found, short=SHORT, size=V4.characters, long=V6.characters)


# ---------------------------------------------------------------- the checking characters
def _powers() -> tuple[list[int], list[int]]:
    """Powers of 2 in the field of 32 elements (polynomial x^5 + x^2 + 1), and their logarithms."""
    powers, logarithms, value = [], [0] * 32, 1
    for exponent in range(31):
        powers.append(value)
        logarithms[value] = exponent
        value <<= 1
        value ^= 0b100101 if value & 32 else 0
    return powers, logarithms


POWERS, LOGARITHMS = _powers()


def _times(one: int, other: int) -> int:
    return POWERS[(LOGARITHMS[one] + LOGARITHMS[other]) % 31] if one and other else 0


def _over(one: int, other: int) -> int:
    return POWERS[(LOGARITHMS[one] - LOGARITHMS[other]) % 31] if one else 0


def _sums(symbols: list[int]) -> tuple[int, int, int]:
    """The sums of s, s x, s x x over the characters s, where x is a character's place: all zero in a right code."""
    plain = first = second = 0
    for place, symbol in enumerate(symbols):
        once = _times(symbol, place)
        plain, first, second = plain ^ symbol, first ^ once, second ^ _times(once, place)
    return plain, first, second


def _checked(carried: list[int]) -> list[int]:
    """With the three characters behind that make all sums zero (Lagrange on their places)."""
    plain, first, second = _sums(carried)
    places = [len(carried) + number for number in range(CHECKS)]
    checks = []
    for place in places:
        one, other = (p for p in places if p != place)
        wanted = second ^ _times(first, one ^ other) ^ _times(plain, _times(one, other))
        checks.append(_over(wanted, _times(place ^ one, place ^ other)))
    return carried + checks


def _wrong_place(symbols: list[int], turn: int, turns: int) -> int | None:
    """Where in the code the one wrong character is; -1 when more than one is wrong, None when none is."""
    own = symbols[turn::turns]
    plain, first, second = _sums(own)
    if not (plain or first or second):
        return None
    if plain and _times(first, first) == _times(plain, second) and (place := _over(first, plain)) < len(own):
        return place * turns + turn
    return -1


def _woven(codes: list[list[int]]) -> list[int]:
    """Codes of one length, character by character in turn."""
    return [symbol for symbols in zip(*codes, strict=True) for symbol in symbols]
