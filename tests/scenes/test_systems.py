"""What differs between Linux, Windows and macOS for the window and its folders."""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from game.net.identity import Identity
from game.store.paths import downloads
from scenes.lan.network_entry import tell_of_firewall
from scenes.program import Program
from tests.conftest import ROOT


@pytest.mark.parametrize(("system", "hint"), [("linux", "0"), ("darwin", None), ("win32", None)])
def test_c1_1_only_linux_draws_into_its_window_without_acceleration(
    monkeypatch: pytest.MonkeyPatch, system: str, hint: str | None
) -> None:
    """macOS has no other way to show a picture: the window would not open."""
    monkeypatch.delenv("SDL_FRAMEBUFFER_ACCELERATION", raising=False)
    monkeypatch.setattr(sys, "platform", system)
    runpy.run_path(str(ROOT / "scenes" / "__init__.py"))
    assert (os.environ.get("SDL_FRAMEBUFFER_ACCELERATION"), os.environ["SDL_IME_SHOW_UI"]) == (hint, "1")


@pytest.mark.slow
@pytest.mark.parametrize(("system", "key"), [("linux", "f11"), ("win32", "f11"), ("darwin", "ctrl+shift+f")])
def test_c1_2_full_screen_has_a_key_that_the_system_does_not_keep_for_itself(system: str, key: str) -> None:
    look = f"import sys; import pygame; sys.platform = {system!r}; from scenes.media.input import ACTIONS; " \
           "print(ACTIONS['fullscreen'].defaults[0])"  # fmt: skip
    done = subprocess.run([sys.executable, "-c", look], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == key


@pytest.mark.skipif(sys.platform != "linux", reason="the file in which Linux keeps them")
def test_c7_2_downloads_that_were_moved_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "Downloads").mkdir()
    (tmp_path / "받은 파일").mkdir()
    (tmp_path / "user-dirs.dirs").write_text('XDG_DOWNLOAD_DIR="$HOME/받은 파일"\n', encoding="utf-8")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DOWNLOAD_DIR", raising=False)
    assert downloads(tmp_path / "data") == tmp_path / "받은 파일"


@pytest.mark.parametrize(("system", "known", "told"), [("win32", False, 1), ("win32", True, 0), ("linux", False, 0)])
def test_c8_7_windows_question_is_told_before_anything_listens_for_the_first_time(
    program: Program, monkeypatch: pytest.MonkeyPatch, system: str, known: bool, told: int
) -> None:
    if known:
        Identity.load(program.home.data)
    monkeypatch.setattr(sys, "platform", system)
    tell_of_firewall(program.client)
    shown = [toast.text for toast in program.nav.stack.toasts.shown]
    assert shown == [program.media.t("lan.firewall.first")] * told
