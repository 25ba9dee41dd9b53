"""C2.4, C7: what nobody wrote on purpose: folders that are gone, clocks that were set back, names that are no text."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pygame
import pytest

import game
from game.match.seats import GUEST, SeatInfo
from game.store.container import stamp
from scenes.kit.match_words import DAY_MS, local, when, winner_names
from scenes.media.canvas import FULL
from scenes.media.safe_font import SafeFont
from scenes.media.texts import Texts
from scenes.media.theme import Theme
from scenes.menu.main_menu import MainMenu
from scenes.menu.profiles_panel import ProfilesPanel
from scenes.menu.replays_panel import ReplaysPanel
from scenes.menu.saves_panel import SavesPanel
from scenes.menu.sharing import found, take_in
from scenes.menu.stored_panel import StoredPanel
from scenes.menu.thumbs import Thumb
from scenes.program import Program
from scenes.room.room_scene import RoomScene
from scenes.table.match import Match
from tests.gallery.profiles import over_menu, profiles, refused, saves
from tests.scenes.conftest import Driver, own_folders

NOW = 1_790_000_000_000


def opened(program: Program, drive: Driver) -> ReplaysPanel:
    profiles(program.client, 1)
    program.nav.stack.reset(MainMenu(program.client), animated=False)
    panel = ReplaysPanel(program.client)
    program.nav.stack.push(panel, animated=False)
    drive.frames()
    return panel


def test_c7_2_a_shared_replay_may_hold_a_zero_in_a_name(program: Program, drive: Driver) -> None:
    program.home.replays.write("a", b"", {**stamp("realigious"), "seats": [{"name": "Moth\0"}]})
    panel = opened(program, drive)
    drive.through()
    assert [entry.file_id for entry in panel.entries] == ["a"]


@pytest.mark.slow
def test_c7_2_a_file_whose_name_is_no_text_is_taken_in(program: Program, drive: Driver, tmp_path: Path) -> None:
    program.home.replays.write("a", game.new_session("realigious", [{}, {}]).save(), stamp("realigious"))
    panel = opened(program, drive)
    odd = tmp_path / os.fsdecode(b"m\xe4rz.replay")
    try:
        program.home.replays.copy_out("a", odd)
    except OSError:
        pytest.skip("this system has no such names")
    drive.post(pygame.DROPFILE, file=str(odd))
    drive.through()
    assert [panel.shown.name(entry) for entry in panel.entries if entry.file_id == "m-rz"] == ["m?rz"]


def test_c2_4_saves_and_replays_whose_folder_is_gone_are_told(program: Program, drive: Driver) -> None:
    panel = opened(program, drive)
    shutil.rmtree(program.home.replays.folder)
    panel.rebuild()
    words = program.media.t("store.list_failed", path=str(program.home.replays.folder), reason="@reason.missing")
    assert [toast.text for toast in program.nav.stack.toasts.shown] == [words]


@pytest.mark.slow
def test_c7_2_many_files_that_are_dropped_are_taken_in_one_after_the_other(
    program: Program, drive: Driver, tmp_path: Path
) -> None:
    program.home.replays.write("a", game.new_session("creed", [{}, {}]).save(), stamp("creed"))
    panel = opened(program, drive)
    drive.through()
    for number in range(5):
        program.home.replays.copy_out("a", tmp_path / f"b{number}.replay")
    (tmp_path / "b3.replay").write_text("no replay")
    for number in range(5):
        pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(tmp_path / f"b{number}.replay")))
    drive.frames()
    assert len(program.nav.works) == 1
    drive.through()
    assert sorted(entry.file_id for entry in panel.entries) == ["a", "b0", "b1", "b2", "b4"]
    assert [toast.kind for toast in program.nav.stack.toasts.shown] == ["good", "bad", "good"]


@pytest.mark.parametrize("path", ["~nobody that the system knows/x.replay", "~", "a\0b", "/", "."])
def test_c7_2_a_path_that_leads_to_no_file_is_told(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, path: str
) -> None:
    own_folders(monkeypatch, tmp_path)
    opened(program, drive)
    take_in(program.client, Path(path))
    drive.through()
    assert [toast.kind for toast in program.nav.stack.toasts.shown] == ["bad"]


def test_c7_2_a_link_to_nowhere_hides_no_replay_beside_it(
    program: Program, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    own_folders(monkeypatch, tmp_path)
    (tmp_path / "Downloads").mkdir()
    (tmp_path / "Downloads" / "b.replay").write_text("x")
    try:
        (tmp_path / "Downloads" / "a.replay").symlink_to(tmp_path / "nowhere")
    except OSError:
        pytest.skip("this system has no links for everybody")
    assert [path.name for path, _ in found(program.media)] == ["b.replay"]


@pytest.mark.parametrize("place", ["saves", "replays", "saves/pictures", "replays/pictures"])
def test_c2_4_a_file_where_a_folder_should_be_ends_no_list(
    program: Program, drive: Driver, tmp_path: Path, place: str
) -> None:
    folder = tmp_path / place
    folder.parent.mkdir(exist_ok=True)
    folder.write_text("no folder")
    profiles(program.client, 1)
    program.nav.stack.reset(MainMenu(program.client), animated=False)
    for name in ("saves", "replays"):
        program.nav.open(name)
        drive.through()
        assert isinstance(drive.top, StoredPanel)
        drive.top.close()
        drive.frames()
    words = [toast.text for toast in program.nav.stack.toasts.shown]
    assert words == ([] if "/" in place else [
        program.media.t("store.list_failed", path=str(folder), reason="@reason.no_folder")])


def test_c2_4_a_match_whose_folder_cannot_be_made_is_played_and_told(
    program: Program, drive: Driver, tmp_path: Path
) -> None:
    (tmp_path / "saves").write_text("no folder")
    match = Match.new(program.home, "creed", [SeatInfo(seat=i, name="A", kind=GUEST) for i in range(2)], {}, 1)
    match.flush()
    (notice,) = match.take_notices()
    assert notice.args == {"reason": "@reason.no_folder"}
    match.close()


@pytest.mark.parametrize(("ms", "words"), [
    (NOW, "방금"), (NOW + 30_000, "방금"), (NOW - 90_000, "1분 전"), (NOW - DAY_MS + 1, "23시간 전"),
])  # fmt: skip
def test_c7_a_time_near_now_is_told_by_its_distance(program: Program, ms: int, words: str) -> None:
    assert when(program.media, ms, NOW) == words


@pytest.mark.parametrize("ms", [NOW + DAY_MS, NOW - DAY_MS])
def test_c7_a_time_further_away_also_one_to_come_is_told_by_its_date(program: Program, ms: int) -> None:
    assert when(program.media, ms, NOW) == f"{local(ms, '%Y-%m-%d')} {local(ms, '%H:%M')}"


@pytest.mark.parametrize("ms", [-1, -(10**18), 10**18, 2**63 - 1])
def test_c7_2_any_time_in_a_file_from_elsewhere_has_a_date(ms: int) -> None:
    assert local(ms, "%Y") in ("1969", "1970", "9892")


ODD = {
    "winners": {"finished": True, "winners": [0.0, True, -1, 10**300, [], "0", 1]},
    "round": {"round": 10**4000, "seconds": 10**4000, "branch": {"name": {"a": [1]}, "round": 10**4000}},
    "names": {"seats": [{"name": "n" * 20_000}, {"name": "@reason.other|" * 3000}], "winners": [1]},
    "shapes": {"seats": 7, "options": [1], "branch": "x", "winners": {}, "finished": False},
}
"""What heads with right checksums may say."""


@pytest.mark.slow
@pytest.mark.parametrize("said", ODD)
@pytest.mark.parametrize("kind", ["saves", "replays"])
def test_c7_2_whatever_a_head_says_its_list_opens_and_so_does_what_can(
    program: Program, drive: Driver, said: str, kind: str
) -> None:
    program.media.texts.strict = False
    header = {**stamp("creed"), "seats": [{"name": "A"}, {"name": "B"}], **ODD[said]}
    write = program.home.saves.write if kind == "saves" else program.home.replays.write
    write("a", game.new_session("creed", [{}, {}]).save(), header | {"finished": False})
    profiles(program.client, 1)
    program.nav.stack.reset(MainMenu(program.client), animated=False)
    drive.frames()
    program.nav.open(kind)
    drive.through()
    panel = drive.top
    assert isinstance(panel, StoredPanel) and [entry.file_id for entry in panel.entries] == ["a"]
    panel.open_entry(panel.entries[0])
    drive.through()
    assert drive.top is not panel


def test_c7_2_the_winners_that_a_head_names_are_seats_of_it(program: Program) -> None:
    header = {"seats": [{"name": "A"}, {"name": "B"}], **ODD["winners"]}
    assert winner_names(program.media, header) == "B"


def test_c1_3_a_name_that_looks_like_a_text_of_ours_is_looked_up_once() -> None:
    texts = Texts("en")
    assert texts.word("@reason.other|5") == texts.get("reason.other", n="5")
    name = "@reason.other|" * 3000
    assert texts.word(name) == name


def test_c1_5_a_line_of_many_letters_is_shortened_in_few_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    theme = Theme()
    measured: list[str] = []
    size = SafeFont.size
    monkeypatch.setattr(SafeFont, "size", lambda font, text: (measured.append(text), size(font, text))[1])
    picture = theme.line("w" * 20_000, 300)
    assert picture.get_width() <= 300 and len(measured) < 40
    assert theme.line("w" * 200, 300).get_size() == picture.get_size()


@pytest.mark.parametrize("last", [{"title": [], "count": {}, "tab": 1}, {"title": "creed", "count": 2.0}, {}])
def test_c2_4_a_profile_with_an_icon_that_there_is_not_plays_and_last_choices_may_be_anything(
    program: Program, drive: Driver, last: dict[str, object]
) -> None:
    (profile,) = profiles(program.client, 1)
    program.home.store.set_icon(profile.uid, "profile/of a newer program")
    program.home.store.set_last_choices(profile.uid, "menu", last)
    program.home.refresh_profile()
    program.nav.stack.reset(MainMenu(program.client), animated=False)
    drive.frames()
    program.nav.open("room", title="creed", count=2)
    drive.frames(2)
    assert isinstance(drive.top, RoomScene)


def test_c7_1_a_match_without_a_small_picture_shows_the_poster_alone_a_refused_one_a_sign_on_it(
    program: Program, drive: Driver
) -> None:
    over_menu(program.client, SavesPanel)
    refused(program.client)
    saves(program.client)
    program.nav.stack.rebuild()
    drive.frames(20, 50)
    drawn: dict[bool, set[tuple[int, ...]]] = {True: set(), False: set()}
    thumbs = [w for w in drive.top.ui.root.each() if isinstance(w, Thumb) and w.rect.height < 200]
    for thumb in thumbs:
        inner = thumb.rect.inflate(-40, -40)
        colour = pygame.transform.average_color(program.nav.stack.painted(), inner)
        drawn[thumb.entry.broken is not None].add(tuple(part // 8 for part in colour))
    assert len(thumbs) > 3 and len(drawn[True]) == len(drawn[False]) == 1
    assert drawn[True] != drawn[False]


def test_c2_1_the_panel_of_profiles_is_as_high_as_its_rows(program: Program, drive: Driver) -> None:
    profiles(program.client, 10)
    panel = ProfilesPanel(program.client)
    program.nav.stack.push(panel, animated=False)
    drive.frames()
    high = panel.rect.height
    for profile in program.home.store.profiles()[2:]:
        program.home.store.put_away(profile.uid)
    program.nav.stack.rebuild()
    drive.frames()
    assert panel.rect.height < high and panel.rect.center == FULL.center
    rows = [w.rect for w in panel.ui.root.each() if w.name.startswith("record.")]
    buttons = [drive.find(name).rect for name in ("put_away", "new")]
    assert 0 < buttons[0].top - max(row.bottom for row in rows) < 200
    assert abs(buttons[0].left + buttons[1].right - 2 * panel.rect.centerx) <= 2
