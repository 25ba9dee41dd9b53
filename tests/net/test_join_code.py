"""C8.2, C8.5: codes that say where a room is and which certificate it has."""

from __future__ import annotations

import hashlib
import ipaddress
import itertools
import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.net.errors import NetError
from game.net.join_code import ALPHABET, JoinCode, code_for, parse, short_code, short_of
from tests.marks import first_quick

FINGERPRINT = bytes(range(100, 132))
SHORT = code_for("192.168.0.12", 47047, FINGERPRINT)
LONG = code_for("fd12:3456::7", 47047, FINGERPRINT)

reachable = st.ip_addresses().filter(lambda ip: not (ip.is_unspecified or ip.is_multicast or ip.is_link_local))
plain = reachable.filter(lambda ip: ip.version == 4 or ip.ipv4_mapped is None)


def problem(typed: str) -> NetError:
    with pytest.raises(NetError) as caught:
        parse(typed)
    return caught.value


def bare(code: JoinCode) -> str:
    return code.text.replace("-", "")


@pytest.mark.slow
@given(plain, st.integers(1, 65535), st.binary(min_size=32, max_size=32))
def test_c8_2_a_code_says_what_went_into_it(
    address: ipaddress.IPv4Address | ipaddress.IPv6Address, port: int, fingerprint: bytes
) -> None:
    code = parse(code_for(str(address), port, fingerprint).text)
    assert (code.address, code.port, code.matches(fingerprint)) == (str(address), port, True)


@pytest.mark.parametrize(("code", "groups", "bits"), [(SHORT, 8, 96), (LONG, 13, 80)])
def test_c8_5_a_code_holds_at_least_80_bits_of_the_fingerprint(code: JoinCode, groups: int, bits: int) -> None:
    assert (len(code.text.split("-")), len(code.key) * 8) == (groups, bits)
    assert {len(group) for group in code.text.split("-")} == {4}


def test_c8_5_another_certificate_does_not_match() -> None:
    assert not SHORT.matches(bytes(32))


@pytest.mark.slow
@pytest.mark.parametrize("code", first_quick([SHORT, LONG]))
def test_c8_2_any_wrong_character_is_found_in_its_group(code: JoinCode) -> None:
    for place, char in itertools.product(range(len(bare(code))), ALPHABET):
        typed = bare(code)[:place] + char + bare(code)[place + 1 :]
        if typed != bare(code):
            error = problem(typed)
            assert (error.key, error.args_) == ("net.code.wrong_group", {"group": place // 4 + 1})


@pytest.mark.slow
@pytest.mark.parametrize("code", first_quick([SHORT, LONG]))
def test_c8_2_any_two_characters_that_changed_places_are_noticed(code: JoinCode) -> None:
    for one, other in itertools.combinations(range(len(bare(code))), 2):
        typed = list(bare(code))
        typed[one], typed[other] = typed[other], typed[one]
        if "".join(typed) != bare(code):
            assert problem("".join(typed)).key in ("net.code.wrong", "net.code.wrong_group")


@pytest.mark.slow
@pytest.mark.parametrize("code", first_quick([SHORT, LONG]))
def test_c8_2_any_two_wrong_characters_are_noticed(code: JoinCode) -> None:
    chance = random.Random(5)
    for one, other in itertools.combinations(range(len(bare(code))), 2):
        typed = list(bare(code))
        for place in (one, other):
            typed[place] = chance.choice(ALPHABET.replace(typed[place], ""))
        assert problem("".join(typed)).key in ("net.code.wrong", "net.code.wrong_group")


@pytest.mark.parametrize(
    "typed",
    [
        SHORT.text.lower(),
        SHORT.text.replace("-", ""),
        f"  {SHORT.text.replace('-', ' – ')}\n",
        SHORT.text.translate(str.maketrans("01V", "OIU")),
        SHORT.text.replace("1", "l"),
        "".join(chr(ord(char) + 0xFEE0) for char in SHORT.text),
    ],
)
def test_c8_2_case_dashes_widths_and_look_alikes_do_not_matter(typed: str) -> None:
    assert parse(typed) == SHORT


def test_c8_2_no_character_looks_like_another() -> None:
    assert not set("ILOU") & set(ALPHABET)


def test_c8_2_a_character_that_no_code_has_is_named_with_its_group() -> None:
    error = problem(SHORT.text[:11] + "ㅁ" + SHORT.text[12:])
    assert (error.key, error.args_["group"]) == ("net.code.character", 3)


def test_c8_2_a_group_with_a_character_missing_is_named() -> None:
    error = problem(SHORT.text[:6] + SHORT.text[7:])
    assert (error.key, error.args_) == ("net.code.group_length", {"group": 2, "count": 3, "size": 4})


@pytest.mark.parametrize("typed", ["", "ABCD", SHORT.text[:-5], SHORT.text + "-0000", "0" * 5000])
def test_c8_2_a_code_that_is_cut_says_how_long_it_is(typed: str) -> None:
    error = problem(typed)
    assert (error.key, error.args_["count"]) == ("net.code.length", len(typed.replace("-", "")))


@pytest.mark.parametrize("address", ["host", "0.0.0.0", "224.0.0.251", "::", "ff02::fb", "fe80::1%eth0", "fe80::1"])
def test_c8_2_an_address_that_means_nothing_elsewhere_has_no_code(address: str) -> None:
    with pytest.raises(NetError, match=r"net\.code\.address"):
        code_for(address, 47047, FINGERPRINT)


def test_c8_2_a_code_of_zeros_is_no_room() -> None:
    assert problem("0" * 32).key == "net.code.address"


def test_c8_2_an_ipv4_address_within_ipv6_has_the_short_code() -> None:
    assert code_for("::ffff:192.168.0.12", 47047, FINGERPRINT) == SHORT


@pytest.mark.slow
@given(st.text(max_size=80) | st.text(ALPHABET, min_size=32, max_size=32) | st.text(ALPHABET, min_size=52, max_size=52))
def test_c8_7_no_text_makes_a_code_fail_otherwise_than_by_a_refusal(typed: str) -> None:
    try:
        parse(typed)
    except NetError as error:
        assert error.key.startswith("net.code.")


@pytest.mark.parametrize("number", range(20))
def test_c8_2a_a_short_code_is_read_however_it_is_typed(number: int) -> None:
    code = short_code(hashlib.sha256(bytes([number])).digest())
    assert re.fullmatch("[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}", code)
    for typed in (code, code.lower(), code.replace("-", ""), " ".join(code.replace("-", "")), f" {code}. "):
        assert short_of(typed) == code
    assert short_of(code.replace("0", "o").replace("1", "l")) == code


def test_c8_2a_what_is_no_short_code_is_none() -> None:
    assert short_of(code_for("192.168.0.12", 24747, bytes(32)).text) == "" == short_of("K7QM")


def test_c8_2a_every_wrong_character_of_a_short_code_is_noticed() -> None:
    code = short_code(bytes(range(32)))
    for place in (place for place, char in enumerate(code) if char != "-"):
        for other in ALPHABET.replace(code[place], ""):
            with pytest.raises(NetError) as problem:
                short_of(code[:place] + other + code[place + 1:])
            assert problem.value.key == "net.code.short_wrong"


def test_c8_2a_two_characters_that_changed_places_in_a_short_code_are_noticed() -> None:
    code = short_code(bytes(range(32))).replace("-", "")
    for place in range(len(code) - 1):
        swapped = code[:place] + code[place + 1] + code[place] + code[place + 2:]
        if swapped != code:
            with pytest.raises(NetError):
                short_of(swapped)
