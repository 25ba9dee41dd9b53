"""C1.4: the browsers of saves and replays while there are thousands of files: no frame waits for the disk, or for what
they are found by.
"""

from __future__ import annotations

import os
import threading
from typing import Any

import pygame
import pytest

import game
from game.store.container import stamp
from game.store.notices import StoreError
from game.store.replays import ReplayFolder
from scenes.menu.main_menu import MainMenu
from scenes.menu.replays_panel import ReplaysPanel
from scenes.program import Program
from tests.gallery.profiles import profiles
from tests.scenes.conftest import Driver


@pytest.fixture
def panel(program: Program, drive: Driver) -> ReplaysPanel:
    """Three replays, the oldest first: "a" of Realigious, "b" of Creed, "c" of Realigious; everything is read."""
    profiles(program.client, 1)
    program.nav.stack.reset(MainMenu(program.client), animated=False)
    for file_id, title in (("a", "realigious"), ("b", "creed"), ("c", "realigious")):
        payload = game.new_session(title, [{}, {}], {}, 3).save()
        program.home.replays.write(file_id, payload, {**stamp(title), "seats": [{"name": "Ember"}, {"name": "Ash"}]})
    shown = ReplaysPanel(program.client)
    program.nav.stack.push(shown, animated=False)
    drive.frames()
    shown.thumbs.settle()
    drive.through()
    return shown


def ids(panel: ReplaysPanel) -> list[str]:
    return [entry.file_id for entry in panel.entries]


def test_c1_4_what_is_done_in_a_long_list_looks_at_no_disk_in_the_frame(
    program: Program, drive: Driver, panel: ReplaysPanel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Deleting, bringing back, a star and a name: thousands of files are not looked at again for one of them."""
    on_frame: list[str] = []

    def watched(name: str) -> None:
        real = getattr(os, name)

        def call(*given: Any, **named: Any) -> Any:
            if threading.current_thread() is threading.main_thread():
                on_frame.append(name)
            return real(*given, **named)

        monkeypatch.setattr(os, name, call)

    for name in ("open", "scandir", "listdir", "replace", "rename", "fsync", "unlink"):
        watched(name)
    drive.click("delete.1")
    drive.through()
    assert ids(panel) == ["c", "a"]
    drive.click("star.1")
    panel.name_entry(panel.entries[0], "결승")
    assert (panel.shown.mark(panel.entries[1]).star, panel.shown.name(panel.entries[0])) == (True, "결승")
    drive.key(pygame.K_z, pygame.KMOD_CTRL)
    drive.through()
    assert ids(panel) == ["c", "b", "a"] and on_frame == []
    monkeypatch.undo()
    marks = ReplayFolder(program.home.data).marks
    assert (marks.of("a").star, marks.of("c").label) == (True, "결승")


def test_c2_4_a_star_that_the_disk_does_not_take_is_told_and_goes_out_again(
    program: Program, drive: Driver, panel: ReplaysPanel, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise StoreError("store.write_failed", path="x", reason="@reason.full")

    monkeypatch.setattr("game.store.marks.write_safely", full)
    drive.click("star.0")
    drive.through()
    assert not panel.shown.mark(panel.entries[0]).star
    assert [toast.text for toast in program.nav.stack.toasts.shown] == [
        program.media.t("store.write_failed", path="x", reason="@reason.full")
    ]


def test_c1_4_what_thousands_of_files_are_found_by_is_put_together_bit_by_bit(
    program: Program, drive: Driver, panel: ReplaysPanel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scenes.menu.stored_list.AT_ONCE", 1)
    monkeypatch.setattr("scenes.menu.stored_panel.PREPARE_S", -1.0)
    program.client.set_language("en")
    assert ids(panel) == ["c", "b", "a"]
    panel._search("creed")
    assert ids(panel) == ["c", "b", "a"]
    drive.frames(3)
    assert ids(panel) == ["b"]


def test_c7_the_last_file_of_a_list_goes_and_comes_back(drive: Driver, panel: ReplaysPanel) -> None:
    for left in (["b", "a"], ["a"], []):
        panel.delete_entry(panel.entries[0])
        drive.through()
        assert ids(panel) == left or (not left and not panel.shown.every)
    for back in (["a"], ["b", "a"], ["c", "b", "a"]):
        drive.key(pygame.K_z, pygame.KMOD_CTRL)
        drive.through()
        assert ids(panel) == back and drive.has("stored.0")
