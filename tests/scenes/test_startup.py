"""S1, S5, S6: what the first frame needs and what waits until something is to be seen."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pygame
import pytest

from game.core.errors import ContentError
from game.store.profiles import Store
from game.store.settings import Settings, load_settings, save_settings
from scenes import startup
from scenes.kit import title_ui
from scenes.media.canvas import SIZE
from scenes.media.sprites import Sprites
from scenes.media.texts import Texts
from scenes.media.theme import TITLE, Theme
from scenes.program import Program
from scenes.titles import TITLES, ui_of


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder with one profile; started programs are not full-screen."""
    store = Store(tmp_path)
    store.create_profile("홍길동", "profile/7")
    store.close()
    return tmp_path


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Program]]:
    """Starts programs on a canvas without a window; shuts them afterwards."""
    monkeypatch.setattr("scenes.media.window.open_first", lambda *_: pygame.display.set_mode(SIZE))
    apps: list[Program] = []
    yield apps
    for program in apps:
        program.shut()


def first_frame(folder: Path, language: str, apps: list[Program]) -> Program:
    program = startup.start(str(folder), language, [])
    apps.append(program)
    pygame.event.clear()
    program.frame(0)
    return program


def decoded(program: Program) -> set[str]:
    """The pages that were decoded and not yet let go."""
    return set(program.media.sprites._atlases)


@pytest.mark.parametrize("language", ["ko", "en"])
def test_s1_the_menu_draws_only_sprites_of_its_very_sizes(folder: Path, language: str, started: list[Program]) -> None:
    """A new size in the menu wants an entry in assets/paint/ui_menu.py; a new title's lie on a page of their own. Only
    the chosen game is named by its wordmark."""
    program = first_frame(folder, language, started)
    of_titles = {f"{title}/ui_menu" for title in TITLES} | {"realigious/ui_wordmarks_menu"}
    assert decoded(program) == {"ui_menu", *of_titles, "faces/7"}


def test_s1_the_first_start_draws_only_sprites_of_its_very_sizes(tmp_path: Path, started: list[Program]) -> None:
    program = first_frame(tmp_path, "ko", started)
    assert decoded(program) == {"ui_menu", "ui_first"}


@pytest.mark.slow
def test_s5_after_the_first_frame_decoded_pictures_are_let_go(folder: Path, started: list[Program]) -> None:
    program = first_frame(folder, "ko", started)
    before = program.nav.stack.picture()
    program.media.sprites.settle()
    program.media.theme.settle()
    assert decoded(program) == set()
    backdrop = program.media.sprites.backdrop("menu", SIZE)
    assert backdrop is not None and backdrop.get_bitsize() == pygame.display.get_surface().get_bitsize()
    after = program.nav.stack.painted()
    assert all(before.get_at(p) == after.get_at(p) for p in ((400, 60), (700, 300), (1000, 800), (1750, 320)))


def test_s6_nothing_loads_ahead_before_a_person_moves(folder: Path, started: list[Program]) -> None:
    program = first_frame(folder, "ko", started)
    begun: list[tuple[str, ...]] = []
    program.nav.load_ahead = lambda *modules: begun.append(modules)
    for pos in ((300, 300), (310, 300)):
        moved = pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=False)
        program.dispatch(moved)
        assert len(begun) == (pos[0] == 310)  # the first one only tells where the pointer happens to be
    assert "game.titles" in begun[0]


def test_s6_the_rules_of_all_titles_are_loaded_whole_before_a_part_of_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thread may be at them."""
    loaded: list[str] = []
    monkeypatch.setattr(title_ui, "import_module", lambda name: loaded.append(name) or import_module(name))
    ui = ui_of("creed")
    assert ui.ghost is not None
    assert loaded == ["game.titles", "scenes.titles.creed.ghost"]
    assert ui.table_modules[0] == ui.panel_modules[0] == "game.titles"


def test_a_ready_sprite_is_what_scaling_makes(program: Program) -> None:
    ready = program.media.sprites.get("ui/rules", height=44)
    other = Sprites()
    other.get("ui/rules", height=40)
    other._index.ready.clear()
    scaled = other.get("ui/rules", height=44)
    assert ready.get_size() == scaled.get_size() == (44, 44)
    off = [
        abs(ready.get_at((x, y))[c] - scaled.get_at((x, y))[c])
        for x in range(0, 44, 3)
        for y in range(0, 44, 3)
        for c in range(4)
        if scaled.get_at((x, y)).a > 250
    ]
    assert sum(off) / len(off) < 4


def test_a_wide_patch_is_drawn_like_its_picture(program: Program) -> None:
    place = pygame.Rect(10, 10, 900, 200)
    pictures = []
    for draw in (
        lambda target: program.media.sprites.draw_nine(target, "nine/panel", place),
        lambda target: target.blit(program.media.sprites.nine("nine/panel", place.size), place),
    ):
        target = pygame.Surface((920, 220))
        draw(target)
        pictures.append(target)
    one, two = pictures
    for x in range(0, 920, 7):
        for y in range(0, 220, 5):
            assert max(abs(a - b) for a, b in zip(one.get_at((x, y)), two.get_at((x, y)), strict=True)) <= 2


def test_shared_fonts_write_the_same_as_own_ones() -> None:
    pygame.font.init()
    quick, own = Theme(starting=True), Theme()
    for size, bold in ((18, False), (TITLE, True), (18, False), (24, True)):
        assert quick.text("교단 Cult", size, bold=bold).get_size() == own.text("교단 Cult", size, bold=bold).get_size()
    quick.settle()
    assert quick.font(18) is not quick.font(24)


@pytest.mark.slow
def test_c2_4_profiles_that_cannot_be_read_are_told_at_the_first_start(folder: Path, started: list[Program]) -> None:
    (folder / "profiles.sqlite3").write_bytes(b"garbage" * 900)
    program = first_frame(folder, "en", started)
    assert [toast.text for toast in program.nav.stack.toasts.shown] == [
        program.media.t("store.db.unreadable", name="profiles.unreadable-1.sqlite3")
    ]


def test_c2_4_a_data_folder_that_cannot_be_made_is_told_without_a_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(pygame.display, "message_box", lambda _, text, **_kinds: told.append(text))
    monkeypatch.setattr("sys.stderr", None)
    (tmp_path / "taken").write_bytes(b"")
    assert startup.main(["--data", str(tmp_path / "taken"), "--lang", "en"]) == 1
    assert len(told) == 1 and str(tmp_path / "taken") in told[0]


def told_without_a_terminal(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the window of a start that fails says."""
    told: list[str] = []
    monkeypatch.setattr(pygame.display, "message_box", lambda _, text, **_kinds: told.append(text))
    monkeypatch.setattr("sys.stderr", None)
    return told


@pytest.mark.parametrize("language", ["ko", "en"])
def test_c1_4_a_start_that_fails_is_told_in_one_sentence_and_written_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    def closed(*_: object) -> pygame.Surface:
        raise pygame.error("No available video device")

    monkeypatch.setattr("scenes.media.window.open_first", closed)
    monkeypatch.setattr(startup, "watch", lambda _: None)
    told = told_without_a_terminal(monkeypatch)
    assert startup.main(["--data", str(tmp_path), "--lang", language]) == 1
    (report,) = (tmp_path / "reports").iterdir()
    assert told == [Texts(language, strict=True).get("start.failed", path=str(report))]
    assert "No available video device" in report.read_text(encoding="utf-8")


@pytest.mark.parametrize("when", ["open_first_scene", "frame"])
def test_c2_4_a_damaged_table_of_a_game_is_told_by_its_name_with_what_to_do(
    folder: Path, started: list[Program], monkeypatch: pytest.MonkeyPatch, when: str
) -> None:
    def damaged(*_: object) -> None:
        raise ContentError("units.json", "", "", "nothing", "a list")

    monkeypatch.setattr(startup if when == "open_first_scene" else Program, when, damaged)
    monkeypatch.setattr(startup, "watch", lambda _: None)
    monkeypatch.setattr(pygame, "quit", lambda: None)
    told = told_without_a_terminal(monkeypatch)
    assert startup.main(["--data", str(folder), "--lang", "en"]) == 1
    assert told == [Texts("en", strict=True).get("start.table", name="units.json")]
    assert not list(folder.glob("reports/*.txt"))


def test_c1_4_wrong_words_at_the_start_are_told_without_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    told = told_without_a_terminal(monkeypatch)
    with pytest.raises(SystemExit) as ended:
        startup.main(["--fullscren"])
    assert ended.value.code == 2
    assert len(told) == 1 and "--fullscren" in told[0]


@pytest.mark.slow
@pytest.mark.parametrize(("folder", "service"), [
    ("OneDrive - Contoso/게임", "OneDrive"), ("Library/Mobile Documents/x", "iCloud"), ("구름/저장", "OneDrive"),
    ("AppData/Local", ""),
])  # fmt: skip
def test_c11_1_a_data_folder_that_a_service_copies_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, started: list[Program], folder: str, service: str
) -> None:
    monkeypatch.setenv("OneDrive", str(tmp_path / "구름"))
    data = tmp_path / folder
    program = first_frame(data, "ko", started)
    shown = [toast.text for toast in program.nav.stack.toasts.shown]
    words = program.media.t("store.folder_synced", path=str(data), service=service)
    assert shown == ([words] if service else [])


@pytest.mark.slow
def test_c10_3_settings_are_written_on_a_thread_also_at_the_end_of_the_program(
    folder: Path, monkeypatch: pytest.MonkeyPatch, started: list[Program]
) -> None:
    program = first_frame(folder, "ko", started)
    in_frame: list[bool] = []

    def written(_: Path, settings: Settings, _since: Settings, patient: bool) -> Settings:
        in_frame.append(threading.current_thread() is threading.main_thread())
        assert patient
        return settings

    monkeypatch.setattr("scenes.shell.home.save_settings", written)
    program.home.save_settings()
    started.remove(program)
    program.shut()
    assert in_frame == [False, False]


def test_c10_3_settings_that_were_wished_for_earlier_do_not_come_back(
    folder: Path, monkeypatch: pytest.MonkeyPatch, started: list[Program]
) -> None:
    """Also where the first of them is still being written when the program ends."""
    program = first_frame(folder, "ko", started)
    first, written = threading.Event(), []

    def held(data: Path, settings: Settings, since: Settings, patient: bool) -> Settings:
        if not written:
            first.wait()
        written.append(settings.ui_scale)
        return save_settings(data, settings, since, patient)

    monkeypatch.setattr("scenes.shell.home.save_settings", held)
    for scale in (100, 110, 120):
        program.home.settings.ui_scale = scale
        program.home.save_settings()
    assert written == []
    first.set()
    started.remove(program)
    program.shut()
    assert written == [100, 120] and load_settings(folder)[0].ui_scale == 120
