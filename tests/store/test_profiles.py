"""C2.1-C2.4, R20.3, R20.5: profiles and what belongs to them."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.store.db import Database
from game.store.notices import StoreError
from game.store.profiles import FILE_NAME, Profile, Result, Store, TraitSlot


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(tmp_path)
    yield opened
    opened.close()


@pytest.fixture
def minsu(store: Store) -> Profile:
    return store.create_profile("Minsu", "profile/0")


def match(match_id: str = "m1", **fields: object) -> Result:
    return Result(**{"match_id": match_id, "title": "realigious", "seats": 3, "rank": 1, **fields})  # type: ignore[arg-type]


def test_c2_1_a_machine_keeps_several_profiles(store: Store, minsu: Profile) -> None:
    jiwoo = store.create_profile(" 지우 ", "profile/5")
    assert [(p.name, p.icon, p.level, p.xp) for p in store.profiles()] == [
        ("Minsu", "profile/0", 1, 0),
        ("지우", "profile/5", 1, 0),
    ]
    store.mark_played(jiwoo.uid)
    assert store.profiles()[0].name == "지우"


@pytest.mark.parametrize("name", ["Minsu", "MINSU ", "minsu"])
def test_c2_1_an_id_is_taken_once(store: Store, minsu: Profile, name: str) -> None:
    with pytest.raises(StoreError) as error:
        store.create_profile(name, "profile/1")
    assert error.value.notice.key == "store.name.taken"


def test_c2_1_a_wrong_id_makes_no_profile(store: Store) -> None:
    with pytest.raises(StoreError):
        store.create_profile("a b", "profile/1")
    assert store.profiles() == []


def test_c2_1_renaming_may_change_the_own_spelling(store: Store, minsu: Profile) -> None:
    assert store.rename(minsu.uid, "MINSU").name == "MINSU"
    assert store.set_icon(minsu.uid, "profile/9").icon == "profile/9"


def test_c2_4_a_profile_put_away_comes_back_with_all_it_had(store: Store, minsu: Profile) -> None:
    store.add_result(minsu.uid, match())
    store.put_away(minsu.uid)
    assert store.profiles() == [] and [p.uid for p in store.put_away_profiles()] == [minsu.uid]
    assert store.bring_back(minsu.uid).xp == 150


def test_c2_4_a_profile_comes_back_with_a_number_where_its_id_is_taken(store: Store, minsu: Profile) -> None:
    store.put_away(minsu.uid)
    store.create_profile("minsu", "profile/1")
    assert store.bring_back(minsu.uid).name == f"{minsu.name}-2"


def test_c2_2_unknown_profiles_are_told(store: Store) -> None:
    for call in (store.profile, store.put_away, store.mark_played, store.bring_back):
        with pytest.raises(StoreError) as error:
            call("nobody")
        assert error.value.notice.key == "store.profile.unknown"


def test_c5_6_the_last_choices_of_each_game_are_kept_apart(store: Store, minsu: Profile) -> None:
    store.set_last_choices(minsu.uid, "realigious", {"character": "cleric"})
    store.set_last_choices(minsu.uid, "creed", {"nation": "north"})
    store.set_last_choices(minsu.uid, "realigious", {"character": "random", "bots": [1, 2]})
    assert store.last_choices(minsu.uid, "realigious") == {"character": "random", "bots": [1, 2]}
    assert store.last_choices(minsu.uid, "ankh") == {}


def test_r20_3_trait_sets_are_stored_in_named_slots(store: Store, minsu: Profile) -> None:
    first = store.add_trait_slot(minsu.uid, "realigious", " 내  덱 ", ["t_a", "t_b"])
    store.add_trait_slot(minsu.uid, "realigious", "Second", ["t_c"])
    assert first.name == "내 덱"
    store.change_trait_slot(minsu.uid, TraitSlot(first.slot_id, "First", ["t_a"]))
    assert [(s.name, s.traits) for s in store.trait_slots(minsu.uid, "realigious")] == [
        ("First", ["t_a"]),
        ("Second", ["t_c"]),
    ]
    store.remove_trait_slot(minsu.uid, first.slot_id)
    assert [s.name for s in store.trait_slots(minsu.uid, "realigious")] == ["Second"]


@pytest.mark.parametrize("name", ["", "  ", "x" * 25])
def test_r20_3_a_slot_needs_a_name_of_fitting_length(store: Store, minsu: Profile, name: str) -> None:
    with pytest.raises(StoreError):
        store.add_trait_slot(minsu.uid, "realigious", name, [])


def test_r20_3_nobody_changes_the_slot_of_another(store: Store, minsu: Profile) -> None:
    slot = store.add_trait_slot(minsu.uid, "realigious", "Mine", [])
    other = store.create_profile("Other", "profile/1")
    store.remove_trait_slot(other.uid, slot.slot_id)
    with pytest.raises(StoreError):
        store.change_trait_slot(other.uid, slot)
    assert store.trait_slots(minsu.uid, "realigious") == [slot]


def test_c2_2_favourite_settings_have_names(store: Store, minsu: Profile) -> None:
    store.set_favourite(minsu.uid, "realigious", "Short", {"size": 7})
    store.set_favourite(minsu.uid, "realigious", "Short", {"size": 9})
    assert store.favourites(minsu.uid, "realigious") == {"Short": {"size": 9}}
    store.remove_favourite(minsu.uid, "realigious", "Short")
    assert store.favourites(minsu.uid, "realigious") == {}


def test_r20_5_experience_raises_the_level(store: Store, minsu: Profile) -> None:
    gain = store.add_result(minsu.uid, match())
    assert (gain.xp, gain.xp_before, gain.level_before, gain.level) == (150, 0, 1, 2)
    profile = store.profile(minsu.uid)
    assert (profile.xp, profile.level) == (150, 2)


def test_c6_9_a_match_gives_coins_once(store: Store, minsu: Profile) -> None:
    assert [store.add_result(minsu.uid, match()).coins for _ in range(2)] == [30, 30]
    assert store.profile(minsu.uid).coins == 30


def test_c6_9_matches_played_before_there_were_coins_give_theirs(
    store: Store, minsu: Profile, tmp_path: Path
) -> None:
    store.add_result(minsu.uid, match("m1"))
    store.add_result(minsu.uid, match("m2", rank=2, bots_only=True))
    store.close()
    with sqlite3.connect(tmp_path / FILE_NAME) as sql:
        sql.executescript("DROP TABLE owned; DROP TABLE used; DROP TABLE known; UPDATE profile SET coins = 0")
        sql.execute("PRAGMA user_version = 1")
    sql.close()
    later = Store(tmp_path)
    assert later.profile(minsu.uid).coins == 30 + 10
    later.close()


def test_r20_5_leaving_early_gives_nothing_but_is_in_the_history(store: Store, minsu: Profile) -> None:
    assert store.add_result(minsu.uid, match(left_early=True)).xp == 0
    assert [played.result.left_early for played in store.history(minsu.uid)] == [True]


def test_r20_5_a_match_counts_once(store: Store, minsu: Profile) -> None:
    once = store.add_result(minsu.uid, match())
    assert store.add_result(minsu.uid, match()) == once
    assert store.profile(minsu.uid).xp == 150


def test_r20_5_level_never_falls(store: Store, minsu: Profile, tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / FILE_NAME) as sql:
        sql.execute("UPDATE profile SET level = 5, xp = 0")
    sql.close()
    store.add_result(minsu.uid, match())
    assert store.profile(minsu.uid).level == 5


def test_c2_2_history_is_newest_first_with_statistics(store: Store, minsu: Profile) -> None:
    store.add_result(minsu.uid, match("m1", victory="mystic", statistics={"tiles": 4}, seconds=60))
    store.add_result(minsu.uid, match("m2", rank=2, statistics={"tiles": 3}, seconds=30))
    store.add_result(minsu.uid, match("m3", title="creed", seats=2))
    assert [played.result.match_id for played in store.history(minsu.uid)] == ["m3", "m2", "m1"]
    assert [played.xp for played in store.history(minsu.uid, "realigious")] == [100, 150]
    totals = store.totals(minsu.uid, "realigious")
    assert (totals.played, totals.won, totals.seconds) == (2, 1, 90)
    assert (totals.victories, totals.statistics) == ({"mystic": 1}, {"tiles": 7})


def test_c2_2_history_is_in_the_order_of_playing_where_the_clock_was_set_back(
    store: Store, minsu: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.add_result(minsu.uid, match("m1"))
    monkeypatch.setattr("game.store.profiles._now_ms", lambda: 1_000)
    store.add_result(minsu.uid, match("m2"))
    assert [played.result.match_id for played in store.history(minsu.uid)] == ["m2", "m1"]


def test_c2_4_everything_is_there_after_reopening(store: Store, minsu: Profile, tmp_path: Path) -> None:
    store.add_result(minsu.uid, match())
    again = Store(tmp_path)
    assert again.notice is None
    assert again.profiles() == store.profiles() and again.history(minsu.uid) == store.history(minsu.uid)
    again.close()


@pytest.mark.parametrize("damage", ["text", "middle", "cut"])
def test_c2_4_an_unreadable_database_is_set_aside_and_told(tmp_path: Path, damage: str) -> None:
    store = Store(tmp_path)
    for number in range(60):
        store.create_profile(f"player{number}", "profile/0")
    store.close()
    path = tmp_path / FILE_NAME
    whole = path.read_bytes()
    broken = {
        "text": b"these are no profiles" * 100,
        "middle": whole[:4096] + b"\x5a" * 8192 + whole[12288:],
        "cut": whole[: len(whole) // 2],
    }[damage]
    path.write_bytes(broken)
    fresh = Store(tmp_path)
    assert fresh.notice and fresh.notice.key == "store.db.unreadable"
    assert fresh.profiles() == []
    assert (tmp_path / fresh.notice.args["name"]).read_bytes() == broken
    fresh.create_profile("anew", "profile/0")
    fresh.close()


def test_c2_4_a_newer_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    Store(tmp_path).close()
    path = tmp_path / FILE_NAME
    with sqlite3.connect(path) as sql:
        sql.execute("PRAGMA user_version = 999")
    sql.close()
    before = path.read_bytes()
    with pytest.raises(StoreError) as error:
        Store(tmp_path)
    assert error.value.notice.key == "store.db.newer"
    assert path.read_bytes() == before


def test_c2_4_migrations_run_once_and_in_order(tmp_path: Path) -> None:
    steps = ["CREATE TABLE a (n INTEGER)", "INSERT INTO a VALUES (1); INSERT INTO a VALUES (2)"]
    Database(tmp_path / "db", steps[:1]).close()
    for _ in range(2):
        db = Database(tmp_path / "db", steps)
        assert db.rows("SELECT n FROM a") == [(1,), (2,)]
        db.close()


def test_c2_4_a_failing_migration_leaves_the_version_before(tmp_path: Path) -> None:
    Database(tmp_path / "db", ["CREATE TABLE a (n INTEGER)"]).close()
    with pytest.raises(StoreError):
        Database(tmp_path / "db", ["", "INSERT INTO a VALUES (1); INSERT INTO nowhere VALUES (1)"])
    db = Database(tmp_path / "db", [""])
    assert db.rows("SELECT n FROM a") == []
    db.close()


def test_c2_4_a_transaction_that_fails_writes_nothing(tmp_path: Path) -> None:
    db = Database(tmp_path / "db", ["CREATE TABLE a (n INTEGER)"])
    with pytest.raises(ZeroDivisionError), db.transaction() as sql:
        sql.execute("INSERT INTO a VALUES (1)")
        _ = 1 // 0
    with pytest.raises(StoreError), db.transaction() as sql:
        sql.execute("INSERT INTO a VALUES (1)")
        sql.execute("INSERT INTO nowhere VALUES (1)")
    assert db.rows("SELECT n FROM a") == []
    db.close()


def test_c1_4_who_reads_waits_for_nobody_who_writes(store: Store) -> None:
    """A frame reads what stood before while a thread waits for the disk."""
    uid = store.create_profile("Ember", "profile/1").uid
    inside, go_on, seen = threading.Event(), threading.Event(), []

    def write() -> None:
        with store._db.transaction() as sql:
            sql.execute("UPDATE profile SET name = 'Ash' WHERE uid = ?", (uid,))
            seen.append(store.profile(uid).name)
            inside.set()
            go_on.wait()

    thread = threading.Thread(target=write)
    thread.start()
    inside.wait()
    before = store.profile(uid).name
    go_on.set()
    thread.join()
    assert (*seen, before, store.profile(uid).name) == ("Ash", "Ember", "Ash")
