"""C7: the browsers of saves and replays: pictures, search, filter, order, names, stars, verify, share, take in."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Any, cast

import msgspec
import pygame
import pytest

import game
from game.bots.match import bot_seats, play_out
from game.core.codec import ENCODE
from game.core.saved import Saved
from game.core.session import Session
from game.store.container import stamp
from game.store.replays import read_replay
from scenes.kit.match_words import match_line
from scenes.menu.main_menu import MainMenu
from scenes.menu.replays_panel import ReplaysPanel
from scenes.menu.saves_panel import SavesPanel
from scenes.menu.thumbs import look_now, signs_told
from scenes.program import Program
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from tests.gallery.profiles import profiles
from tests.scenes.conftest import Driver, own_folders

NAMES = ("하늘지기", "Sandglass", "첫눈", "Ember-7")


def read_save(data: bytes) -> Saved:
    return msgspec.msgpack.decode(data, type=Saved)


def header(session: Session, names: tuple[str, ...], rounds: int) -> dict[str, object]:
    outcome = session.outcome
    return {**stamp(session.spec.code), "seats": [{"name": name, "kind": "guest"} for name in names], "round": rounds,
            "finished": outcome is not None, "winners": outcome.winners if outcome else []}  # fmt: skip


@pytest.fixture(scope="module")
def matches() -> dict[str, Session]:
    made = {}
    for title, count in (("realigious", 2), ("creed", 2)):
        made[title] = game.new_session(title, bot_seats(title, count, 3), {}, 3)
        play_out(made[title], ["easy"] * count, 3)
    return made


@pytest.fixture
def panel(program: Program, drive: Driver, matches: dict[str, Session]) -> ReplaysPanel:
    """Three replays, the oldest first: "a" of Realigious, "b" of Creed, "c" of Realigious."""
    profiles(program.client, 1)
    program.nav.stack.reset(MainMenu(program.client), animated=False)
    for file_id, title, names, rounds in (("a", "realigious", NAMES[:2], 30), ("b", "creed", NAMES[1:3], 9),
                                          ("c", "realigious", NAMES[2:], 40)):  # fmt: skip
        program.home.replays.write(file_id, matches[title].save(), header(matches[title], names, rounds))
    shown = ReplaysPanel(program.client)
    program.nav.stack.push(shown, animated=False)
    drive.frames()
    return shown


def settled(drive: Driver, panel: ReplaysPanel) -> None:
    """Waits for what works on threads."""
    panel.thumbs.settle()
    for work in list(drive.program.nav.works):
        work.join()
    drive.frames(2)


def ids(panel: ReplaysPanel | SavesPanel) -> list[str]:
    return [entry.file_id for entry in panel.entries]


@pytest.mark.parametrize("kinds", [("guest", "guest"), ("person", "bot"), ("person", "lan")])
def test_c7_the_picture_of_a_match_that_goes_on_shows_what_its_people_here_may_see(
    program: Program, monkeypatch: pytest.MonkeyPatch, kinds: tuple[str, str]
) -> None:
    """Realigious: an onlooker sees by night what the seats that play do not (section 4)."""
    session = game.new_session("realigious", bot_seats("realigious", 2, 3), {}, 3)
    state = session.table.state
    state.day = False
    seats = [{"seat": seat, "name": NAMES[seat], "kind": kind} for seat, kind in enumerate(kinds)]
    program.home.saves.write("a", session.save(), {**header(session, NAMES[:2], 1), "seats": seats})
    panel = SavesPanel(program.client)
    monkeypatch.setattr("game.load_session", lambda _: session)
    monkeypatch.setattr(panel.thumbs, "_kept", lambda *_: None)
    seen, work = [], cast("Any", None)
    for seat in (0, 1):
        at, pictures = state.seats[seat].tile, []
        for tile in range(0, state.n * state.n, 7):
            state.seats[seat].tile = tile
            if session.view(1 - seat).seats[seat].tile < 0:
                picture, _ = panel.thumbs._paint(panel.read()[0], look_now(), work)
                pictures.append(pygame.image.tobytes(picture, "RGBA"))
        assert len(pictures) > 3
        seen.append(len(set(pictures)) == 1)
        state.seats[seat].tile = at
    assert seen == ([False, True] if "bot" in kinds else [True, True])


@pytest.mark.slow
def test_c7_every_file_gets_a_picture_of_where_it_stands(drive: Driver, panel: ReplaysPanel) -> None:
    assert panel.thumbs.get(panel.entries[0], (152, 90)) is None  # never in the frame that asks
    settled(drive, panel)
    pictures = [panel.thumbs.get(entry, (480, 300)) for entry in panel.entries]
    assert all(picture is not None and picture.get_bounding_rect().width > 200 for picture in pictures)


@pytest.mark.slow
def test_c7_a_picture_is_painted_once(
    program: Program, drive: Driver, panel: ReplaysPanel, monkeypatch: pytest.MonkeyPatch
) -> None:
    settled(drive, panel)
    again = ReplaysPanel(program.client)
    monkeypatch.setattr(again.thumbs, "_read", None)
    program.nav.stack.push(again, animated=False)
    drive.frames()
    settled(drive, again)
    assert all(again.thumbs.get(entry, (480, 300)) for entry in again.entries)


@pytest.mark.slow
def test_c7_of_a_long_list_few_pictures_stay_in_memory(
    program: Program, drive: Driver, panel: ReplaysPanel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scenes.menu.thumbs.KEPT", 2)
    again = ReplaysPanel(program.client)
    program.nav.stack.push(again, animated=False)
    drive.frames()
    for entry in again.entries:
        for _ in range(3):
            again.thumbs.get(entry, (480, 300))
            again.thumbs.settle()
        assert again.thumbs.get(entry, (480, 300)) is not None
        assert len(again.thumbs._made) <= 2 and len({key[0] for key in again.thumbs._small}) <= 2


@pytest.mark.slow
@pytest.mark.parametrize("damage", ["junk", "huge", "signs", "gone"])
def test_c7_a_kept_picture_that_is_damaged_or_too_large_is_painted_again(
    program: Program, drive: Driver, panel: ReplaysPanel, damage: str
) -> None:
    settled(drive, panel)
    kept = sorted((program.home.replays.folder / "pictures").iterdir())
    for path in kept:
        raw = path.read_bytes()
        huge = raw[:16] + struct.pack(">II", 1 << 15, 1 << 15) + raw[24:]
        path.write_bytes({"junk": b"junk", "huge": huge, "signs": raw[:-1] + b"{", "gone": b""}[damage])
    again = ReplaysPanel(program.client)
    program.nav.stack.push(again, animated=False)
    drive.frames()
    settled(drive, again)
    assert all(again.thumbs.get(entry, (480, 300)) for entry in again.entries)
    assert all(path.read_bytes().startswith(b"\x89PNG") for path in kept)


@pytest.mark.slow
def test_c10_3_a_picture_has_the_colours_of_now(program: Program, drive: Driver, panel: ReplaysPanel) -> None:
    def picture() -> bytes:
        drive.frames()
        settled(drive, panel)
        found = panel.thumbs.get(panel.entries[0], (480, 300))
        assert found is not None
        return pygame.image.tobytes(found, "RGBA")

    before = picture()
    program.client.set_palette("safe")
    assert picture() != before
    program.client.set_palette("standard")
    assert picture() == before


@pytest.mark.slow
def test_c7_a_picture_shows_where_the_choices_lead_and_not_what_a_file_claims(
    program: Program, drive: Driver, panel: ReplaysPanel, matches: dict[str, Session]
) -> None:
    """The first position of the match claims to be the last one; in another file the digest does so as well."""
    match = matches["creed"]
    began = read_save(game.new_session("creed", match.seats, match.options, match.seed).save())
    honest = read_save(match.save())
    claims = msgspec.structs.replace(honest, checkpoint=began.checkpoint, at=len(honest.log))
    for file_id, saved in (("d", claims), ("e", msgspec.structs.replace(claims, digest=began.digest))):
        program.home.replays.write(file_id, ENCODE(saved), header(match, NAMES[1:3], 9))
    panel.rebuild()
    drive.frames()
    settled(drive, panel)
    painted = {entry.file_id: panel.thumbs.get(entry, (480, 300)) for entry in panel.entries}
    assert painted["e"] is None
    assert painted["b"] is not None and painted["d"] is not None
    assert pygame.image.tobytes(painted["d"], "RGBA") == pygame.image.tobytes(painted["b"], "RGBA")


@pytest.mark.slow
def test_c7_a_file_without_a_match_in_it_has_no_picture(program: Program, drive: Driver, panel: ReplaysPanel) -> None:
    program.home.replays.write("d", b"nothing of ours", {**stamp("creed"), "seats": []})
    panel.rebuild()
    drive.frames()
    settled(drive, panel)
    assert panel.thumbs.get(panel.entries[0], (480, 300)) is None
    assert panel.thumbs.get(panel.entries[1], (480, 300)) is not None


@pytest.mark.slow
@pytest.mark.parametrize(("words", "found"), [("sandglass", ["b", "a"]), ("EMBER", ["c"]), ("크리드", ["b"]),
                                              ("크리드 하늘", []), ("", ["c", "b", "a"])])  # fmt: skip
def test_c7_words_find_players_and_games(drive: Driver, panel: ReplaysPanel, words: str, found: list[str]) -> None:
    drive.click("search")
    drive.type(words)
    assert ids(panel) == found


def test_c7_a_star_that_is_off_is_hollow(drive: Driver, panel: ReplaysPanel) -> None:
    def icon() -> str:
        button = drive.find("star.2")
        assert isinstance(button, Button)
        return button.icon

    before = icon()
    drive.click("star.2")
    assert (before, icon()) == ("ui/star_off", "ui/star")


@pytest.mark.slow
def test_c7_a_list_is_of_one_game_or_of_the_starred(drive: Driver, panel: ReplaysPanel) -> None:
    drive.click("star.2")
    lists = []
    for _ in range(4):
        drive.click("filter")
        lists.append(ids(panel))
    assert lists == [["b"], ["c", "a"], ["a"], ["c", "b", "a"]]


@pytest.mark.slow
def test_c7_a_list_has_four_orders(drive: Driver, panel: ReplaysPanel) -> None:
    panel.name_entry(panel.entries[1], "가장 앞")
    lists = []
    for _ in range(3):
        drive.click("order")
        lists.append(ids(panel))
    assert lists == [["a", "b", "c"], ["c", "a", "b"], ["b", "a", "c"]]


@pytest.mark.slow
def test_c7_a_name_is_given_and_found_again(program: Program, drive: Driver, panel: ReplaysPanel) -> None:
    drive.click("stored-rename")
    drive.type("결승")
    drive.key(pygame.K_RETURN)
    assert panel.shown.name(panel.entries[0]) == "결승"
    assert program.home.replays.marks.of("c").label == "결승"
    assert not panel.naming


def test_c7_the_details_say_what_a_file_is_of_once(drive: Driver, panel: ReplaysPanel) -> None:
    def said() -> list[str]:
        return [widget.spoken() for widget in drive.find("detail").each() if isinstance(widget, Label)]

    entry = panel.entry
    assert entry is not None and entry.head is not None
    match = match_line(panel.media, entry.head.title, entry.header)
    assert said().count(match) == 1
    panel.name_entry(entry, "Decider")
    drive.frames(2)
    assert said().count("Decider") == 1 and said().count(match) == 1


def test_c1_2_esc_ends_naming_before_it_closes_the_list(program: Program, drive: Driver, panel: ReplaysPanel) -> None:
    drive.click("stored-rename")
    drive.key(pygame.K_ESCAPE)
    assert program.nav.stack.top is panel and not panel.naming


def test_c1_2_keys_choose_a_file_and_open_it(program: Program, drive: Driver, panel: ReplaysPanel) -> None:
    opened: list[str] = []
    panel.open_entry = lambda entry: opened.append(entry.file_id)  # type: ignore[method-assign]
    panel.ui.set_focus(panel.ui.find("stored.0"), True)
    drive.key(pygame.K_DOWN)
    drive.key(pygame.K_RETURN)
    assert (panel.chosen, opened) == ("b", [])
    drive.key(pygame.K_RETURN)
    assert opened == ["b"]


def test_c12_9_a_row_says_what_it_is(drive: Driver, panel: ReplaysPanel) -> None:
    spoken = drive.find("stored.1").spoken()
    assert "크리드" in spoken and "Sandglass" in spoken


@pytest.mark.slow
def test_c7_2_a_genuine_replay_is_told_so(drive: Driver, panel: ReplaysPanel, matches: dict[str, Session]) -> None:
    drive.click("stored-verify")
    settled(drive, panel)
    entry = panel.entries[0]
    well, words = panel.verdict(entry)
    assert well and matches["realigious"].digest() in words
    assert drive.find("verdict").spoken() == words


@pytest.mark.slow
def test_c7_2_a_file_that_tells_another_winner_is_found_out(program: Program, drive: Driver, panel: ReplaysPanel,
                                                            matches: dict[str, Session]) -> None:
    match = matches["creed"]
    program.home.replays.write("z", match.save(), {**header(match, NAMES[:2], 9), "winners": [0, 1]})
    panel.rebuild()
    panel.verify(panel.entries[0])
    settled(drive, panel)
    assert not panel.verdict(panel.entries[0])[0]


def test_c7_2_a_replay_that_stops_before_the_end_is_genuine_and_told_so(
    program: Program, drive: Driver, panel: ReplaysPanel
) -> None:
    match = game.new_session("creed", [{}, {}], {}, 3)
    question = match.questions()[0]
    match.answer(question.seat, match.default(question.seat))
    head = {**header(match, NAMES[:2], 1), "winners": []}
    program.home.replays.write("z", match.save(), head)
    panel.rebuild()
    panel.verify(panel.entries[0])
    settled(drive, panel)
    told = program.media.t("replays.verify.open", n=1, digest=match.digest())
    assert panel.verdict(panel.entries[0]) == (True, told)


def test_c7_2_a_damaged_replay_is_refused_in_words(program: Program, drive: Driver, panel: ReplaysPanel) -> None:
    path = program.home.replays.path("c")
    path.write_bytes(path.read_bytes()[:-4])
    panel.verify(panel.entries[0])
    settled(drive, panel)
    assert panel.verdict(panel.entries[0]) == (False, program.media.t("store.file.cut", name="c.replay"))


def test_c7_2_a_replay_is_shared_as_one_small_file(program: Program, drive: Driver, panel: ReplaysPanel, tmp_path: Path,
                                                   monkeypatch: pytest.MonkeyPatch) -> None:
    own_folders(monkeypatch, tmp_path)
    panel.name_entry(panel.entries[0], "결승 / 1")
    drive.click("stored-share")
    drive.click("stored-share")
    drive.through()
    shared = sorted(tmp_path.glob("*.replay"))
    assert len(shared) == 2 and all("결승-1" in path.name for path in shared)
    assert read_replay(shared[0])[1] == program.home.replays.read("c")[1]


@pytest.mark.slow
def test_c7_2_a_replay_dropped_onto_the_window_is_taken_in(program: Program, drive: Driver, panel: ReplaysPanel,
                                                           tmp_path: Path) -> None:
    program.home.replays.copy_out("a", tmp_path / "From Ember.replay")
    drive.post(pygame.DROPFILE, file=str(tmp_path / "From Ember.replay"))
    settled(drive, panel)
    assert panel.chosen == "from-ember" and panel.entry is not None
    assert panel.shown.name(panel.entry) == "From Ember"


@pytest.mark.slow
def test_c7_2_a_dropped_replay_opens_the_list_from_the_menu(program: Program, drive: Driver, panel: ReplaysPanel,
                                                            tmp_path: Path) -> None:
    program.home.replays.copy_out("a", tmp_path / "x.replay")
    panel.close()
    drive.post(pygame.DROPFILE, file=str(tmp_path / "x.replay"))
    settled(drive, panel)
    assert isinstance(program.nav.stack.top, ReplaysPanel) and program.nav.stack.top.chosen == "x"


@pytest.mark.slow
def test_c7_2_a_replay_is_taken_in_by_its_path(program: Program, drive: Driver, panel: ReplaysPanel, tmp_path: Path,
                                               monkeypatch: pytest.MonkeyPatch) -> None:
    own_folders(monkeypatch, tmp_path)
    program.home.replays.copy_out("a", tmp_path / "x.replay")
    drive.click("import")
    drive.type(str(tmp_path / "x.replay"))
    drive.key(pygame.K_RETURN)
    settled(drive, panel)
    assert program.nav.stack.top is panel and panel.chosen == "x"


@pytest.mark.slow
def test_c7_2_replays_in_the_downloads_are_offered(program: Program, drive: Driver, panel: ReplaysPanel, tmp_path: Path,
                                                   monkeypatch: pytest.MonkeyPatch) -> None:
    own_folders(monkeypatch, tmp_path)
    (tmp_path / "Downloads").mkdir()
    program.home.replays.copy_out("a", tmp_path / "Downloads" / "y.replay")
    drive.click("import")
    settled(drive, panel)
    drive.click("found.0")
    settled(drive, panel)
    assert panel.chosen == "y"


def test_c7_2_other_files_are_refused_with_a_sentence(
    program: Program, drive: Driver, panel: ReplaysPanel, tmp_path: Path
) -> None:
    (tmp_path / "x.replay").write_bytes(b"GIF89a")
    drive.post(pygame.DROPFILE, file=str(tmp_path / "x.replay"))
    settled(drive, panel)
    assert [toast.text for toast in program.nav.stack.toasts.shown] == [
        program.media.t("store.file.not_ours", name="x.replay")
    ]


def test_c7_1_saves_have_names_and_stars_that_outlast_the_next_save(program: Program, drive: Driver,
                                                                    matches: dict[str, Session]) -> None:
    profiles(program.client, 1)
    program.nav.stack.reset(MainMenu(program.client), animated=False)
    match = matches["creed"]
    for rounds in (3, 4):
        program.home.saves.write("m", match.save(), {**header(match, NAMES[:2], rounds), "finished": False})
        shown = SavesPanel(program.client)
        program.nav.stack.push(shown, animated=False)
        if rounds == 3:
            shown.name_entry(shown.entries[0], "저녁")
    assert shown.shown.name(shown.entries[0]) == "저녁"


def signs(panel: ReplaysPanel, entry: int) -> list[str]:
    return [panel.thumbs.sign(panel.entries[entry], seat) for seat in range(2)]


def test_c10_3_a_stored_match_tells_seats_by_their_nations(
    drive: Driver, panel: ReplaysPanel, matches: dict[str, Session]
) -> None:
    settled(drive, panel)
    public = matches["creed"].view(None)
    assert signs(panel, 1) == [f"creed/nation/{public.seats[seat].nation}" for seat in range(2)]
    assert signs(panel, 0) == ["seat/0", "seat/1"]


@pytest.mark.slow
def test_c10_3_nations_are_known_again_where_the_picture_is_kept(
    program: Program, drive: Driver, panel: ReplaysPanel
) -> None:
    settled(drive, panel)
    again = ReplaysPanel(program.client)
    program.nav.stack.push(again, animated=False)
    drive.frames()
    settled(drive, again)
    assert all(sign.startswith("creed/nation/") for sign in signs(again, 1))


def test_c10_3_a_nation_that_was_chosen_is_told_by_the_files_head(
    program: Program, matches: dict[str, Session]
) -> None:
    seats = [{"fields": {"nation": nation}} for nation in ("noctre", "random", ["x"])]
    program.home.saves.write("n", matches["creed"].save(), {**stamp("creed"), "seats": seats})
    assert signs_told(program.home.saves.list()[0]) == ["creed/nation/noctre", "", ""]


@pytest.mark.parametrize(("winners", "told"), [([0], "replays.own.won"), ([1], "replays.own.lost"), ([0, 1], "")])
def test_c7_2_a_replay_tells_how_it_ended_for_the_own_profile(
    drive: Driver, panel: ReplaysPanel, program: Program, matches: dict[str, Session], winners: list[int], told: str
) -> None:
    assert program.home.profile is not None
    head = header(matches["creed"], NAMES[:2], 9) | {"winners": winners}
    head["seats"][0]["profile_uid"] = program.home.profile.uid
    program.home.replays.write("d", matches["creed"].save(), head)
    entry = next(entry for entry in program.home.replays.list() if entry.file_id == "d")
    words = panel.state(entry).split(" · ")
    assert words[0] == program.media.t(told or "replays.draw")
    named = program.media.t("replays.winner", name=NAMES[1])
    assert words[1:] == ([named] if told == "replays.own.lost" else []), "who has won alone is not named once more"
