"""C2.4, C7: what nobody wrote on purpose: folders that are gone, clocks that were set back, names that are no text."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pygame
import pytest

import game
from game.store.container import stamp
from scenes.kit.match_words import DAY_MS, local, when
from scenes.menu.main_menu import MainMenu
from scenes.menu.replays_panel import ReplaysPanel
from scenes.program import Program
from tests.gallery.profiles import profiles
from tests.scenes.conftest import Driver

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
