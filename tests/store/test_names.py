"""C2.1: what may be a player ID."""

from __future__ import annotations

import unicodedata

import pytest

from game.store.names import check_player_id, same_name
from game.store.notices import StoreError


@pytest.mark.parametrize("name", ["ab", "A-b_9", "홍길동", "ㅋㅋㅋ", "Zoë", "x" * 16, "가" * 16])
def test_c2_1_letters_digits_hangul_and_two_marks_are_kept(name: str) -> None:
    assert check_player_id(name) == name


def test_c2_1_blanks_around_are_taken_off() -> None:
    assert check_player_id("  홍길동\n") == "홍길동"


def test_c2_1_decomposed_hangul_becomes_one_form() -> None:
    assert check_player_id(unicodedata.normalize("NFD", "홍길동")) == "홍길동"


def test_c2_1_length_counts_after_normalising() -> None:
    assert len(check_player_id(unicodedata.normalize("NFD", "가" * 16))) == 16


@pytest.mark.parametrize(
    ("raw", "key"),
    [
        ("", "store.name.empty"),
        ("   ", "store.name.empty"),
        ("a", "store.name.too_short"),
        ("a" * 17, "store.name.too_long"),
        ("a b", "store.name.space"),
        ("a\u00a0b", "store.name.space"),
        ("a.b", "store.name.character"),
        ("<b>", "store.name.character"),
        ("ab😀", "store.name.character"),
        ("аdmin", "store.name.character"),
        ("٣٣", "store.name.character"),
        ("ab\u200b", "store.name.invisible"),
        ("ab\u202e", "store.name.invisible"),
        ("a\u0000", "store.name.invisible"),
        ("ab\u3164", "store.name.invisible"),
    ],
)
def test_c2_1_anything_else_has_its_own_message(raw: str, key: str) -> None:
    with pytest.raises(StoreError) as error:
        check_player_id(raw)
    assert error.value.notice.key == key


def test_c2_1_case_does_not_make_another_name() -> None:
    assert same_name("Minsu", "MINSU")
    assert not same_name("Minsu", "Minsoo")


@pytest.mark.parametrize("filler", ["\u3164", "\u115f", "\u1160", "\uffa0", "\u2800", "\u200b", "\u2060", "\u00ad"])
def test_c2_1_what_draws_nothing_is_told_by_its_number(filler: str) -> None:
    with pytest.raises(StoreError) as error:
        check_player_id(f"Sky{filler}")
    assert error.value.notice.key == "store.name.invisible"
