"""R20, R21, C10.1. The deck editor: taking cards in and out, filters, errors, stored decks, decks as texts, a trial."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pygame
import pytest

from game.titles.crowns.content import CARDS, DECKS, FACES, PLOTS, DeckRow
from game.titles.crowns.deck import faults, from_lines, to_lines
from scenes import titles
from scenes.kit.save_as import SaveAsPanel
from scenes.media.texts import LANGUAGES, Texts
from scenes.program import Program
from scenes.shell.scene import Scene
from scenes.titles.crowns import UI
from scenes.titles.crowns.deck_dialogs import ImportScene, MarkPicker, TrialScene, laid_out
from scenes.titles.crowns.deck_editor import TITLE, DeckScene, create
from scenes.titles.crowns.deck_filter import CardFilter, matching
from scenes.titles.crowns.deck_plan import DeckPlan, TrialHand, allows, counted, sorted_cards
from scenes.titles.crowns.deck_room import DeckRoom
from scenes.titles.crowns.deck_words import fault_words, problems, read, written
from scenes.titles.crowns.faces import DECK as DECK_SIZE
from scenes.widgets.label import Label
from tests.scenes.conftest import (
    Driver,
    _nothing_stays,
    _unhurried,
    _unseen,
    drive,
    ends_soon,
    own_folders,
    program,
)

__all__ = ["_nothing_stays", "_unhurried", "_unseen", "drive", "ends_soon", "program"]
HERON = DECKS["heron"]
BROKEN = msgspec.structs.replace(HERON, agenda="ag01", cards={"hc05": 4, "bc01": 1, "bc08": 2, "zz99": 1},
                                 plots={"pl01": 2, "pl02": 2})  # fmt: skip


@pytest.fixture
def playing(drive: Driver) -> Driver:
    """Somebody with a profile plays."""
    drive.program.home.choose_profile(drive.program.home.store.create_profile("tester", "profile/1").uid)
    return drive


def opened(drive: Driver, deck: DeckRow = HERON) -> DeckScene:
    scene = DeckScene(drive.program.client, deck)
    drive.program.nav.stack.push(Scene(drive.program.client), animated=False)
    drive.program.nav.stack.push(scene, animated=False)
    drive.frames(2)
    return scene


def stored(drive: Driver) -> list[tuple[str, list[str]]]:
    """Names and lines of the decks that the profile has."""
    profile = drive.program.home.profile
    assert profile is not None
    return [(slot.name, slot.traits) for slot in drive.program.home.store.trait_slots(profile.uid, TITLE)]


# ---------------------------------------------------------------- the deck in the making
def test_r20_2_no_more_than_three_copies_of_a_card_and_two_of_a_plot() -> None:
    plan = DeckPlan(HERON)
    assert plan.set_copies("hc01", 9) and plan.copies("hc01") == 3
    assert plan.set_copies("pl01", 9) and plan.copies("pl01") == 2
    assert not plan.set_copies("hc01", 4)
    assert plan.set_copies("hc01", 0) and "hc01" not in plan.deck.cards


def test_c1_2_every_change_can_be_taken_back_and_made_again() -> None:
    plan = DeckPlan(HERON)
    plan.set_copies("hc01", 0)
    plan.choose(agenda="ag03")
    after = plan.deck
    assert plan.undo() and plan.undo() and not plan.undo()
    assert plan.deck == HERON
    assert plan.redo() and plan.redo() and not plan.redo()
    assert plan.deck == after


def test_r21_1_the_second_faction_goes_with_its_agenda() -> None:
    plan = DeckPlan(HERON)
    plan.choose(agenda="ag01")
    plan.choose(second_faction="concord")
    assert allows(plan.deck, "bc08") and not allows(plan.deck, "bc01")
    plan.choose(agenda="ag02")
    assert plan.deck.second_faction == "" and not allows(plan.deck, "bc08")


def test_r20_4_outsiders_are_taken_out_together() -> None:
    plan = DeckPlan(BROKEN)
    assert plan.foreign() == ["bc01", "bc08", "zz99"]
    assert plan.drop_foreign() and list(plan.deck.cards) == ["hc05"]


def test_c10_1_curve_types_and_icons_are_those_of_the_table_of_ready_decks() -> None:
    """5.17: characters with M / I / P, average card cost (as tuned), average plot gold."""
    found = {name: counted(deck) for name, deck in DECKS.items()}
    assert [found["heron"].icons[icon] for icon in ("military", "intrigue", "power")] == [15, 9, 24]
    assert (found["heron"].cost, found["heron"].gold) == (260, 40)
    assert all(sum(one.curve) == one.cards == sum(one.types.values()) == 60 for one in found.values())
    assert [kind for kind, _ in sorted_cards(HERON)] == ["character", "location", "attachment", "event", "plot"]


def test_r5_3_a_trial_hand_has_seven_cards_and_one_mulligan() -> None:
    trial = TrialHand(HERON, 3)
    first = trial.hand
    trial.again()
    second = trial.hand
    assert len(first) == len(second) == 7 and first != second
    trial.again()
    assert trial.hand == second
    trial.draw(2)
    assert trial.hand[:7] == second and (len(trial.hand), trial.left) == (9, 51)


# ---------------------------------------------------------------- filters
@pytest.mark.parametrize(("wanted", "found"), [
    (CardFilter(types=frozenset({"location"}), costs=frozenset({3})), ["hc13"]),
    (CardFilter(icons=frozenset({"military", "power"}), trait="Knight", costs=frozenset({5})), ["hc03", "hc12"]),
    (CardFilter(keyword="renown", types=frozenset({"character"})), ["hc01", "hc02", "hc05"]),
    (CardFilter(words="knight", keyword="renown"), ["hc02", "hc05"]), (CardFilter(words="기사 명성"), ["hc02", "hc05"]),
    (CardFilter(faction="legion", costs=frozenset({7})), ["al01"]), (CardFilter(words="왜가리검"), ["hc18"]),
    (CardFilter("plots", trait="Ebb"), ["pl06", "pl10", "pl15", "pl19", "pl24"]),
])  # fmt: skip
def test_c10_1_cards_are_found_by_what_stands_on_them_in_both_languages(wanted: CardFilter, found: list[str]) -> None:
    got = matching(wanted, HERON)
    assert set(found) <= set(got)
    assert wanted.words or got == found


def test_c10_1_what_the_deck_may_hold_what_it_holds_and_everything() -> None:
    assert matching(CardFilter(), HERON) == [card for card in CARDS if CARDS[card].faction in ("heron", "neutral")]
    assert set(matching(CardFilter(held=True), HERON)) == set(HERON.cards)
    assert matching(CardFilter(faction="any"), HERON) == list(CARDS)
    assert matching(CardFilter("plots"), HERON) == list(PLOTS)


# ---------------------------------------------------------------- decks as texts
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", DECKS)
def test_c10_1_a_deck_goes_out_as_a_text_and_comes_back_the_same(language: str, name: str) -> None:
    deck = msgspec.structs.replace(DECKS[name], agenda="ag01", second_faction="dunesail")
    found = read(written(Texts(language), deck, "Sunday"))
    assert to_lines(found.deck) == to_lines(deck)
    assert (found.name, found.unread) == ("Sunday", ())


def test_c10_1_lists_of_names_are_read_in_both_languages_and_what_is_unknown_is_told() -> None:
    found = read("3x Toll Clerk\n2 통행세 서기\n\n1 pl01\nsideboard\n2 Nobody at All")
    assert (found.deck.cards, found.deck.plots, found.deck.faction) == ({"bc08": 5}, {"pl01": 1}, "concord")
    assert found.unread == ("sideboard", "2 Nobody at All")


@pytest.mark.parametrize("language", LANGUAGES)
def test_r20_5_all_errors_stand_in_words_with_their_rules(language: str) -> None:
    texts = Texts(language, strict=True)
    lines = problems(texts, BROKEN).split("\n")
    assert len(lines) == len(faults(BROKEN)) == 8
    assert [line[line.rindex("(") :] for line in lines] == [
        "(R20.2)", "(R20.2)", "(R20.3)", "(R20.3)", "(R20.4)", "(R20.4)", "(R20.1)", "(R21.1)"]  # fmt: skip
    assert any("zz99" in line for line in lines) and not any("{" in line or "@" in line for line in lines)
    assert texts.get("crowns.card.bc01") in "".join(fault_words(texts, one) for one in faults(BROKEN))


# ---------------------------------------------------------------- the screen
def test_c10_1_a_click_takes_a_card_a_right_click_gives_it_back(playing: Driver) -> None:
    scene = opened(playing)
    before = scene.plan.copies("hc01")
    playing.click("pool.hc01")
    assert scene.plan.copies("hc01") == before + 1
    place = playing.find("pool.hc01").rect.center
    playing.down(place, button=3)
    playing.up(place, button=3)
    assert scene.plan.deck == HERON


def test_c1_2_the_keyboard_sets_copies_takes_back_and_finds(playing: Driver) -> None:
    scene = opened(playing)
    scene.ui.set_focus(playing.find("pool.hc01"), True)
    playing.key(pygame.K_0)
    assert scene.plan.copies("hc01") == 0
    playing.key(pygame.K_RETURN)
    assert scene.plan.copies("hc01") == 1
    playing.key(pygame.K_MINUS)
    playing.key(pygame.K_z, pygame.KMOD_CTRL)
    assert scene.plan.copies("hc01") == 1
    playing.key(pygame.K_f, pygame.KMOD_CTRL)
    playing.type("왜가리검")
    assert scene.pool.cards == ["hc18"]


def test_r20_2_a_fourth_copy_is_refused_in_words(playing: Driver) -> None:
    scene = opened(playing)
    for _ in range(3):
        playing.click("pool.hc01")
    assert scene.plan.copies("hc01") == 3
    texts = [toast.text for toast in playing.program.nav.stack.toasts.shown]
    assert playing.program.media.t("crowns.decks.most", card="@crowns.card.hc01", n=3) in texts


def test_r20_5_a_deck_with_errors_can_be_stored_but_not_played(playing: Driver) -> None:
    scene = opened(playing, BROKEN)
    use = playing.find("deck.use")
    assert not use.enabled and use.hint().count("(R2") == 8
    assert len(scene.side.found) >= 8
    scene.typed = "half done"
    playing.click("deck.save")
    playing.through()
    assert stored(playing) == [("half done", list(to_lines(BROKEN)))]


def test_c2_2_decks_are_stored_changed_and_deleted(playing: Driver) -> None:
    scene = opened(playing)
    playing.click("deck.save_new")
    playing.click("ready.legion")
    playing.through()
    assert scene.plan.deck == DECKS["legion"] and len(stored(playing)) == 1
    playing.click("pool.al05")
    playing.click("deck.save_new")
    playing.through()
    assert [name for name, _ in stored(playing)] == [
        f"{playing.program.media.t(f'crowns.faction.{name}')} 1" for name in ("heron", "legion")]  # fmt: skip
    assert scene.slot is not None
    playing.click("pool.al01")
    playing.key(pygame.K_s, pygame.KMOD_CTRL)
    playing.through()
    assert stored(playing)[1][1] == list(to_lines(scene.plan.deck))
    playing.click(f"slot.delete.{scene.slot.slot_id}")
    playing.frames(2)
    playing.click("answer.0")
    playing.through()
    assert len(stored(playing)) == 1


def test_c10_1_what_is_not_stored_is_asked_about(playing: Driver) -> None:
    scene = opened(playing)
    playing.click("pool.hc01")
    playing.key(pygame.K_ESCAPE)
    assert playing.top is not scene
    playing.click("answer.2")
    assert playing.top is scene and scene.dirty
    playing.click("close")
    playing.frames(2)
    playing.click("answer.0")
    playing.through()
    assert scene not in playing.program.nav.stack and len(stored(playing)) == 1


def test_c5_6_the_next_room_begins_with_the_deck(playing: Driver) -> None:
    opened(playing)
    playing.click("deck.use")
    playing.through()
    assert create(playing.program.client).plan.deck == HERON


def test_c10_1_a_deck_is_handed_over_as_the_match_takes_it(playing: Driver) -> None:
    taken: list[tuple[list[str], str]] = []
    scene = DeckScene(playing.program.client, HERON, "", "", lambda lines, name: taken.append((lines, name)))
    playing.program.nav.stack.push(scene, animated=False)
    playing.frames(2)
    playing.click("deck.use")
    assert taken == [(list(to_lines(HERON)), playing.program.media.t("crowns.faction.heron"))]
    deck = from_lines(taken[0][0])
    assert isinstance(deck, DeckRow) and faults(deck) == []


def test_c5_1_a_changed_deck_has_its_name_in_the_room(playing: Driver) -> None:
    names: list[str] = []
    scene = DeckScene(playing.program.client, HERON, "Reeds", "", lambda _lines, name: names.append(name))
    playing.program.nav.stack.push(scene, animated=False)
    scene.set_copies("nt05", 3)
    playing.frames(2)
    playing.click("deck.use")
    assert names == [playing.program.media.t("crowns.decks.changed", name="Reeds")]


def test_c5_6_a_changed_deck_is_stored_before_the_next_room_takes_it(playing: Driver) -> None:
    scene = opened(playing)
    scene.set_copies("nt05", 3)
    playing.frames(2)
    changed = scene.plan.deck
    assert changed != HERON
    playing.click("deck.use")
    playing.frames(2)
    assert create(playing.program.client).plan.deck == DECKS["concord"] and stored(playing) == []
    playing.click("answer.0")
    playing.through()
    assert [lines for _, lines in stored(playing)] == [list(to_lines(changed))]
    assert create(playing.program.client).plan.deck.cards == changed.cards


def test_c10_1_a_deck_comes_from_the_clipboard(playing: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = opened(playing)
    monkeypatch.setattr("scenes.titles.crowns.deck_dialogs.pasted", lambda: "# Two\n3 Toll Clerk\n1 Quiet Roads")
    playing.click("deck.import")
    playing.through()
    assert isinstance(playing.top, ImportScene)
    playing.click("import.paste")
    assert playing.top is scene
    assert (scene.plan.deck.cards, scene.plan.deck.plots, scene.typed) == ({"bc08": 3}, {"pl03": 1}, "Two")
    assert scene.dirty


def test_c10_1_an_own_deck_that_comes_back_as_it_is_stored_is_that_one(
    playing: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    profile = playing.program.home.profile
    assert profile is not None
    for name in ("Twins", "Reeds"):
        playing.program.home.store.add_trait_slot(profile.uid, TITLE, name, list(to_lines(HERON)))
    scene = opened(playing, DECKS["legion"])
    for name, known in (("Reeds", True), ("Others", False)):
        text = written(playing.program.media.texts, HERON, name)
        monkeypatch.setattr("scenes.titles.crowns.deck_editor.pasted", lambda text=text: text)
        scene._paste()
        playing.frames(2)
        assert scene.typed == name and scene.dirty is not known
        assert (scene.slot.name if scene.slot is not None else "") == (name if known else "")


def test_c10_1_of_two_equal_decks_the_one_of_the_name_is_open(playing: Driver) -> None:
    profile = playing.program.home.profile
    assert profile is not None
    for name in ("Twins", "Reeds"):
        playing.program.home.store.add_trait_slot(profile.uid, TITLE, name, list(to_lines(HERON)))
    slot = DeckScene(playing.program.client, HERON, "Reeds").slot
    assert slot is not None and slot.name == "Reeds"


def test_c10_1_a_deck_goes_into_a_file_and_is_found_there(
    playing: Driver, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    own_folders(monkeypatch, tmp_path)
    (tmp_path / "Downloads").mkdir()
    scene = opened(playing)
    scene.typed = "My herons"
    for typed in ("", "My-herons.deck", str(tmp_path / "elsewhere")):
        playing.click("deck.export")
        playing.through()
        panel = playing.top
        assert isinstance(panel, SaveAsPanel) and Path(panel.typed).parent == tmp_path / "Downloads"
        panel.typed = typed or panel.typed
        playing.click("save-as-do")
        playing.through()
        assert playing.top is scene
    found = [*(tmp_path / "Downloads").iterdir(), *tmp_path.glob("*.deck")]
    assert sorted(path.name for path in found) == ["My-herons-2.deck", "My-herons.deck", "elsewhere.deck"]
    (tmp_path / "elsewhere.deck").unlink()
    playing.frames(9, 2000)  # the notices go
    playing.click("ready.concord")
    playing.click("deck.import")
    playing.through()
    playing.frames(2)
    playing.click("files.0")
    playing.through()
    assert scene.plan.deck.cards == HERON.cards and scene.typed == "My herons"


def test_c10_1_nothing_is_written_before_the_place_is_confirmed_and_what_fails_can_be_changed(
    playing: Driver, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    own_folders(monkeypatch, tmp_path)
    opened(playing)
    playing.click("deck.export")
    playing.through()
    panel = playing.top
    assert isinstance(panel, SaveAsPanel) and Path(panel.typed).parent == tmp_path  # where no folder is for downloads
    panel.typed = str(tmp_path / "nowhere" / "deck")
    playing.click("save-as-do")
    playing.through()
    assert playing.top is panel
    playing.key(pygame.K_ESCAPE)
    assert list(tmp_path.glob("**/*.deck")) == []


def test_c10_1_traits_and_keywords_are_chosen_from_a_list(playing: Driver) -> None:
    scene = opened(playing)
    playing.click("marks")
    playing.frames(2)
    assert isinstance(playing.top, MarkPicker)
    playing.click("trait.Knight")
    playing.frames(2)
    assert {FACES[card].traits[0] for card in scene.pool.cards} == {"Knight"}
    playing.click("clear")
    assert scene.wanted == CardFilter()


def test_r5_2_an_opening_hand_is_tried(playing: Driver) -> None:
    opened(playing)
    playing.click("deck.trial")
    playing.frames(2)
    assert isinstance(playing.top, TrialScene) and len(playing.top.trial.hand) == 7
    playing.click("trial.again")
    playing.click("trial.draw")
    assert len(playing.top.trial.hand) == 9 and not playing.find("trial.again").enabled


@pytest.mark.parametrize("count", [1, 7, 9, 14, 40])
def test_r5_2_a_hand_to_try_is_shown_as_large_as_there_is_room(count: int) -> None:
    room = (1224, 604)
    across, (wide, high) = laid_out(count, room)
    rows = -(-count // across)
    assert across * wide + (across - 1) * 14 <= room[0]
    assert (high > DECK_SIZE[1] and rows * (high + 20) <= room[1]) or (wide, high) == DECK_SIZE
    assert count != 7 or (rows, across, high) == (2, 4, 282)


def test_r20_5_a_doubt_stands_at_mid_height_of_its_row(playing: Driver) -> None:
    few = {card: n for card, n in HERON.cards.items() if "intrigue" not in FACES[card].icons}
    scene = opened(playing, msgspec.structs.replace(HERON, cards=few))
    told = [words for words, *_ in scene.side.found]
    found = [child for child in scene.ui.root.each() if isinstance(child, Label) and child.text in told]
    assert len(found) > 1
    for label in found:
        place, button = label.lettered(), scene.ui.find(f"problem.{told.index(label.text)}")
        assert place is not None and button is not None and abs(place.centery - button.rect.centery) <= 2


def test_c10_1_pointing_at_a_card_shows_it_large_and_never_under_the_pointer(playing: Driver) -> None:
    scene = opened(playing)
    for name in ("pool.hc01", "deck.hc07"):
        cell = playing.find(name)
        playing.move(cell.rect.center)
        playing.frames(30)
        assert scene.big.visible and scene.big.content == name.partition(".")[2]
        assert not scene.big.rect.colliderect(cell.rect)


def test_c2_1_a_guest_stores_nothing_and_is_told_so(drive: Driver) -> None:
    drive.program.home.profile = None
    opened(drive)
    assert not drive.find("deck.save").enabled
    assert drive.program.media.t("crowns.decks.guest") in drive.find("deck.save").hint()


def test_c3_1_the_menu_opens_the_editor_of_the_chosen_game(playing: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(titles.TITLES, "crowns", UI)
    playing.program.nav.stack.reset(playing.program.nav.make("menu"), animated=False)
    playing.frames(2)
    playing.click("poster.crowns")
    playing.frames(2)
    assert playing.program.media.t("menu.deck") in playing.find("deck").spoken()
    playing.click("deck")
    playing.frames(2)
    assert isinstance(playing.top, DeckScene)


def test_s10_decks_are_built_in_a_room_of_their_own(program: Program) -> None:
    """Its picture lies under the words, dark enough for them."""
    scene = DeckScene(program.client, DECKS["heron"])
    program.nav.stack.reset(scene, animated=False)
    panel = next(one for one in scene.ui.root.children if isinstance(one, DeckRoom))
    place = pygame.Rect(0, 0, 160, 60).move_to(midtop=(panel.rect.centerx, panel.rect.y + 30))
    seen = program.nav.stack.painted().subsurface(place)
    shades = {tuple(seen.get_at((x, y)))[:3] for x in range(0, 160, 4) for y in range(0, 60, 4)}
    assert len(shades) > 40
    assert max(sum(shade) for shade in shades) < 3 * 110


def test_c10_1_notices_hide_no_card_of_the_decks(playing: Driver) -> None:
    """Nor what is chosen of in a list that lies over them."""
    scene, toasts = opened(playing), playing.program.nav.stack.toasts
    scene.toast("x" * 60, "good")
    notice = toasts.shown[0].rect
    read = [*scene.pool.widgets(), *scene.shelf.each(), scene.foot["use"]]
    assert read and not any(notice.colliderect(widget.rect) for widget in read if widget.visible)
    scene.import_deck()
    playing.frames(2)
    scene.toast("y" * 60, "bad")
    over = playing.program.nav.stack.top
    assert isinstance(over, ImportScene)
    choices = [widget.rect for widget in over.ui.focusables()]
    assert not any(toast.rect.colliderect(choice) for toast in toasts.shown[-1:] for choice in choices)
