"""The traits screen: points, presets, stored sets (R20, C10.1)."""

from __future__ import annotations

import pytest

from game.titles.realigious.content import CARDS, PRESETS, TRAITS, traits_of
from scenes.room.setup import RoomSetup
from scenes.titles.realigious.traits_panel import TITLE, TraitsScene, create, edit, resolved
from scenes.titles.realigious.traits_panel_cells import CostCurve, cards_of
from scenes.widgets.button import Button
from tests.scenes.conftest import Driver


@pytest.fixture
def playing(drive: Driver) -> Driver:
    """A profile of level 1 plays: five points."""
    drive.program.home.choose_profile(drive.program.home.store.create_profile("tester", "profile/1").uid)
    return drive


def opened(drive: Driver) -> TraitsScene:
    scene = create(drive.program.client)
    drive.program.nav.stack.push(scene, animated=False)
    drive.frames(1)
    return scene


def test_r20_2_level_1_has_five_points(playing: Driver) -> None:
    scene = opened(playing)
    assert scene.points == 5
    assert scene.traits == traits_of("default", 5)


@pytest.mark.slow
def test_r20_2_no_more_traits_than_points(playing: Driver) -> None:
    scene = opened(playing)
    other = next(trait for trait in TRAITS if trait not in scene.traits)
    cell = playing.find(f"trait.{other}")
    assert not cell.enabled
    assert playing.program.media.t("realigious.screen.traits.full") in cell.hint()
    playing.click(f"trait.{other}")
    assert other not in scene.traits
    playing.click(f"trait.{scene.traits[0]}")
    playing.click(f"trait.{other}")
    assert scene.traits[-1] == other
    assert len(scene.traits) == 5


def test_r20_2_fewer_than_five_traits_are_no_set(playing: Driver) -> None:
    taken: list[tuple[str, ...]] = []
    edit(playing.program.client, traits="mystic", points=6, on_done=taken.append)
    playing.frames(1)
    for trait in traits_of("mystic", 6)[:2]:
        playing.click(f"trait.{trait}")
    assert not playing.find("traits.done").enabled
    playing.click(f"trait.{traits_of('mystic', 6)[0]}")
    playing.click("traits.done")
    assert taken == [(*traits_of("mystic", 6)[2:], traits_of("mystic", 6)[0])]


@pytest.mark.parametrize("preset", list(PRESETS))
def test_r20_4_preset_means_its_first_traits(playing: Driver, preset: str) -> None:
    scene = opened(playing)
    playing.click(f"preset.{preset}")
    assert scene.traits == traits_of(preset, 5)
    button = playing.find(f"preset.{preset}")
    assert isinstance(button, Button)
    assert button.on


@pytest.mark.slow
def test_r20_3_sets_are_stored_changed_and_deleted(playing: Driver) -> None:
    scene = opened(playing)
    assert playing.program.home.profile is not None
    uid = playing.program.home.profile.uid
    playing.click("preset.social")
    scene.typed = "good deeds"
    playing.click("slot.new")
    playing.through()
    (slot,) = playing.program.home.store.trait_slots(uid, TITLE)
    assert (slot.name, tuple(slot.traits)) == ("good deeds", traits_of("social", 5))
    playing.click("preset.mystic")
    playing.click(f"slot.{slot.slot_id}")
    assert scene.traits == traits_of("social", 5)
    gone = scene.traits[0]
    other = next(trait for trait in TRAITS if trait not in scene.traits)
    playing.click(f"trait.{gone}")
    playing.click(f"trait.{other}")
    playing.click("slot.change")
    playing.through()
    (changed,) = playing.program.home.store.trait_slots(uid, TITLE)
    assert other in changed.traits
    playing.click(f"slot.delete.{slot.slot_id}")
    playing.frames(2)
    playing.click("answer.0")
    playing.through()
    assert playing.program.home.store.trait_slots(uid, TITLE) == []


@pytest.mark.slow
def test_r20_3_a_set_without_a_name_gets_one_that_is_free(playing: Driver) -> None:
    scene = opened(playing)
    scene.store_new()
    scene.store_new()
    scene.delete(scene.slots[0])
    scene.store_new()
    assert len({slot.name for slot in scene.slots}) == 2


def test_c10_1_the_list_of_sets_scrolls_without_the_disk(playing: Driver) -> None:
    assert playing.program.home.profile is not None
    for n in range(30):
        playing.program.home.store.add_trait_slot(
            playing.program.home.profile.uid, TITLE, f"set {n}", list(traits_of("social", 5))
        )
    scene = opened(playing)
    playing.program.home.store.close()
    scene.list.show(22)
    playing.frames(2)
    assert playing.has(f"slot.{scene.slots[22].slot_id}")


def test_c2_4_sets_that_can_not_be_read_are_told_and_the_screen_opens(playing: Driver) -> None:
    playing.program.home.store.close()
    scene = opened(playing)
    assert scene.traits == traits_of("default", 5)
    assert playing.program.nav.stack.toasts.shown


def test_c2_4_a_set_that_can_not_be_deleted_stays(playing: Driver) -> None:
    scene = opened(playing)
    scene.store_new()
    playing.program.home.store.close()
    scene.delete(scene.slots[0])
    assert len(scene.slots) == 1


def test_c10_1_the_deck_on_show_follows_the_traits(playing: Driver) -> None:
    scene = opened(playing)
    playing.click("preset.mystic")
    cards = {card for trait in traits_of("mystic", 5) for card in TRAITS[trait].cards}
    assert {w.name for w in scene.ui.root.each() if w.name.startswith("deck.")} == {f"deck.{card}" for card in cards}


def test_c10_1_the_curve_counts_the_cards_of_each_level(playing: Driver) -> None:
    scene = opened(playing)
    playing.click("preset.social")
    curve = next(w for w in scene.ui.root.each() if isinstance(w, CostCurve))
    levels = [CARDS[card].level for card in cards_of(traits_of("social", 5))]
    assert curve.content == tuple(levels.count(level) for level in range(1, 11))


def test_r20_3_the_waiting_room_begins_with_the_set_that_was_chosen_in_the_menu(playing: Driver) -> None:
    opened(playing)
    playing.click("preset.mystic")
    playing.click("traits.done")
    assert RoomSetup(playing.program.client, TITLE, 2).seats[0].fields["traits"] == "mystic"


def test_r20_3_the_waiting_room_knows_the_name_of_a_chosen_stored_set(playing: Driver) -> None:
    assert playing.program.home.profile is not None
    traits = list(reversed(traits_of("social", 5)))
    traits[0] = next(trait for trait in TRAITS if trait not in traits)
    slot = playing.program.home.store.add_trait_slot(playing.program.home.profile.uid, TITLE, "mine", traits)
    opened(playing)
    playing.click(f"slot.{slot.slot_id}")
    playing.click("traits.done")
    seat = RoomSetup(playing.program.client, TITLE, 2).seats[0]
    assert (seat.fields["traits"], seat.set_name) == (traits, "mine")


def test_r5_1_deck_holds_both_cards_of_every_trait() -> None:
    cards = cards_of(traits_of("default", 10))
    assert len(cards) == 20
    assert set(cards) == {card for trait in traits_of("default", 10) for card in TRAITS[trait].cards}


def test_c5_6_last_choice_is_understood_whatever_it_is() -> None:
    assert resolved("social", 6) == traits_of("social", 6)
    assert resolved("gone", 5) == traits_of("default", 5)
    assert resolved(["t_tithe", "t_tithe", "unknown"], 5) == ("t_tithe",)
    assert resolved(None, 5) == traits_of("default", 5)
