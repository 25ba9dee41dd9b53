"""C8.4: the passphrase is proved and never told; nobody in between gets anything from it."""

from __future__ import annotations

import random
import unicodedata

import pytest

from game.net.errors import NetError
from game.net.proof import Checker, Prover, normalised

HOST, EVE = b"h" * 32, b"e" * 32
WRONG, MALFORMED = "net.passphrase.wrong", "net.passphrase.malformed"


def tried(prover: Prover, checker: Checker) -> str:
    """The whole exchange: the key of the error, "" when both sides have proved it."""
    try:
        prover.take(checker.take(prover.take(checker.take(prover.begin()))))
    except NetError as error:
        return error.key
    return "" if prover.proved and checker.proved else "open"


def refused(side: Prover | Checker, data: bytes) -> str:
    with pytest.raises(NetError) as caught:
        side.take(data)
    return caught.value.key


def test_c8_4_the_same_passphrase_opens() -> None:
    assert tried(Prover("사자 왕", HOST), Checker("사자 왕", HOST)) == ""


def test_c8_4_another_passphrase_does_not_open() -> None:
    assert tried(Prover("lion", HOST), Checker("tiger", HOST)) == WRONG


def test_c8_4_the_host_sees_a_wrong_guess_before_it_says_anything_that_could_be_tried_on() -> None:
    prover, checker = Prover("lion", HOST), Checker("tiger", HOST)
    answer = checker.take(prover.begin())
    assert (len(answer), refused(checker, prover.take(answer))) == (33, WRONG)


def test_c8_5_somebody_in_between_with_the_right_passphrase_on_both_sides_gets_nowhere() -> None:
    """The peer sees the certificate of who is in between, the host its own: passing the messages on does not help."""
    assert tried(Prover("lion", EVE), Checker("lion", HOST)) == WRONG


def test_c8_4_the_peer_does_not_believe_a_host_that_only_says_that_it_is_right() -> None:
    prover, checker = Prover("lion", HOST), Checker("lion", HOST)
    prover.take(checker.take(prover.begin()))
    assert (refused(prover, bytes(32)), prover.proved) == (WRONG, False)


def test_c8_4_own_proof_sent_back_proves_nothing() -> None:
    prover, checker = Prover("lion", HOST), Checker("lion", HOST)
    assert refused(prover, prover.take(checker.take(prover.begin()))) == WRONG


def test_c8_4_own_first_message_sent_back_is_refused() -> None:
    prover = Prover("lion", HOST)
    assert refused(prover, prover.begin()) == MALFORMED


def test_c8_4_an_attempt_that_failed_is_over() -> None:
    prover, checker = Prover("lion", HOST), Checker("lion", HOST)
    proof = prover.take(checker.take(prover.begin()))
    assert (refused(checker, bytes(32)), refused(checker, proof)) == (WRONG, MALFORMED)


def test_c8_4_messages_of_one_attempt_are_no_use_in_another() -> None:
    prover = Prover("lion", HOST)
    begin = prover.begin()
    proof = prover.take(Checker("lion", HOST).take(begin))
    again = Checker("lion", HOST)
    again.take(begin)
    assert refused(again, proof) == WRONG


def test_c8_4_the_passphrase_is_in_no_message() -> None:
    prover, checker = Prover("open sesame", HOST), Checker("open sesame", HOST)
    first = prover.begin()
    second = checker.take(first)
    third = prover.take(second)
    assert b"sesame" not in first + second + third + checker.take(third)


@pytest.mark.parametrize(
    "typed", [unicodedata.normalize("NFD", "사자 왕"), "  사자 왕\n", unicodedata.normalize("NFC", "사자 왕")]
)
def test_c8_4_the_same_words_typed_on_another_system_are_the_same(typed: str) -> None:
    assert normalised(typed) == "사자 왕"


@pytest.mark.parametrize(("typed", "key"), [(" ", "net.passphrase.empty"), ("x" * 65, "net.passphrase.too_long")])
def test_c8_4_a_passphrase_has_1_to_64_characters(typed: str, key: str) -> None:
    with pytest.raises(NetError, match=key):
        normalised(typed)


@pytest.mark.slow
def test_c8_7_no_bytes_make_the_proof_fail_otherwise_than_by_a_refusal() -> None:
    """Malformed messages of all sizes, to both sides."""
    chance = random.Random(8)
    sizes = (0, 1, 31, 32, 33, 34, 64, 256)
    for number in range(600):
        side = Prover("lion", HOST) if number % 2 else Checker("lion", HOST)
        data = chance.randbytes(chance.choice(sizes))
        assert refused(side, data) == MALFORMED


@pytest.mark.parametrize("number", range(40))
def test_c8_7_a_step_that_is_no_point_of_the_curve_is_refused_or_proves_nothing(number: int) -> None:
    low_orders = [bytes(32), b"\x01" + bytes(31), b"\xec" + b"\xff" * 30 + b"\x7f", b"\xff" * 32]
    data = b"A" + (low_orders + [random.Random(at).randbytes(32) for at in range(36)])[number]
    checker = Checker("lion", HOST)
    try:
        checker.take(data)
    except NetError as error:
        assert error.key == MALFORMED
        return
    assert refused(checker, bytes(32)) == WRONG
