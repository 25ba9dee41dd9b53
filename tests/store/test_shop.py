"""C10.2: goods are bought with coins, once, and change looks only."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.core.content import read_table
from game.core.errors import ContentError
from game.store.goods import GOODS, KINDS, Good, goods_of
from game.store.notices import StoreError
from game.store.profiles import FILE_NAME, Profile, Result, Store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(tmp_path)
    yield opened
    opened.close()


@pytest.fixture
def minsu(store: Store) -> Profile:
    return store.create_profile("Minsu", "profile/0")


def win(store: Store, profile: Profile, matches: int) -> None:
    """30 coins each."""
    for number in range(matches):
        store.add_result(profile.uid, Result(match_id=f"m{number}", title="realigious", seats=2, rank=1))


def test_c10_2_there_are_at_least_thirty_goods_and_some_of_every_kind() -> None:
    assert len(GOODS) >= 30
    assert all(goods_of(kind) for kind in KINDS)


def test_c10_2_a_new_profile_has_nothing_but_its_coins(store: Store, minsu: Profile) -> None:
    win(store, minsu, 1)
    assert store.shop.wardrobe(minsu.uid).coins == 30
    assert store.shop.wardrobe(minsu.uid).owned == ()


def test_c10_2_a_purchase_takes_the_price_and_gives_the_good(store: Store, minsu: Profile) -> None:
    win(store, minsu, 4)
    bought = store.shop.buy(minsu.uid, "back_tide")
    assert (bought.coins, bought.owned) == (0, ("back_tide",))


def test_c10_2_what_costs_too_much_is_refused_and_takes_nothing(store: Store, minsu: Profile) -> None:
    win(store, minsu, 1)
    with pytest.raises(StoreError) as error:
        store.shop.buy(minsu.uid, "back_tide")
    assert error.value.notice.key == "store.shop.coins"
    assert store.shop.wardrobe(minsu.uid).coins == 30


def test_c10_2_nothing_is_paid_twice(store: Store, minsu: Profile) -> None:
    win(store, minsu, 8)
    store.shop.buy(minsu.uid, "back_tide")
    with pytest.raises(StoreError) as error:
        store.shop.buy(minsu.uid, "back_tide")
    assert error.value.notice.key == "store.shop.owned"
    assert store.shop.wardrobe(minsu.uid).coins == 120


def test_c10_2_a_purchase_that_fails_midway_takes_no_coins(store: Store, minsu: Profile, tmp_path: Path) -> None:
    win(store, minsu, 4)
    with sqlite3.connect(tmp_path / FILE_NAME) as other:
        other.execute("CREATE TRIGGER full BEFORE INSERT ON owned BEGIN SELECT RAISE(ABORT, 'disk full'); END")
    with pytest.raises(StoreError):
        store.shop.buy(minsu.uid, "back_tide")
    assert store.shop.wardrobe(minsu.uid) == store.shop.wardrobe(minsu.uid).__class__(120, (), {})


def test_c10_2_one_good_of_a_kind_is_used_at_a_time(store: Store, minsu: Profile) -> None:
    win(store, minsu, 8)
    for good in ("back_tide", "back_ember"):
        store.shop.buy(minsu.uid, good)
        store.shop.use(minsu.uid, good)
    assert store.shop.wardrobe(minsu.uid).used == {"back": "back_ember"}
    assert store.shop.use_none(minsu.uid, "back").used == {}


def test_c10_2_only_what_is_owned_can_be_used(store: Store, minsu: Profile) -> None:
    with pytest.raises(StoreError) as error:
        store.shop.use(minsu.uid, "back_tide")
    assert error.value.notice.key == "store.shop.not_owned"


def test_c10_2_goods_belong_to_one_profile(store: Store, minsu: Profile) -> None:
    win(store, minsu, 4)
    store.shop.buy(minsu.uid, "back_tide")
    assert store.shop.wardrobe(store.create_profile("Jiwoo", "profile/1").uid).owned == ()


def test_c10_2_goods_of_a_newer_program_are_kept_and_not_shown(store: Store, minsu: Profile, tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / FILE_NAME) as other:
        other.execute("INSERT INTO owned (uid, good) VALUES (?, 'hat_red')", (minsu.uid,))
    assert store.shop.wardrobe(minsu.uid).owned == ()
    with sqlite3.connect(tmp_path / FILE_NAME) as other:
        assert other.execute("SELECT good FROM owned").fetchall() == [("hat_red",)]


def test_c10_2_a_wrong_row_of_the_table_names_row_and_field() -> None:
    with pytest.raises(ContentError, match="row back_x, field price"):
        read_table('[{"id": "back_x", "kind": "back", "price": 0}]', "goods.json", Good)
