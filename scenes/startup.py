"""Starting and ending the program: options, window, first scene, first frame, faults."""

from __future__ import annotations

import argparse
import gc
import json
import sys
import tempfile
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import NoReturn

import pygame

from game.core.errors import ContentError
from game.output import say
from game.store.files import tidy
from game.store.logbook import begin, watch
from game.store.notices import Notice, StoreError
from game.store.paths import all_paths, data_dir, synced_by
from game.store.settings import load_settings
from scenes.media import memory, window
from scenes.media.canvas import FULL
from scenes.media.sprites import Sprites
from scenes.media.texts import LANGUAGES, PSEUDO, Texts
from scenes.media.theme import Theme
from scenes.program import Program
from scenes.shell.faults import keep_fault
from scenes.titles import TITLES

MENU_PICTURES = ("backdrops/menu", "ui_menu", *(f"{title}/ui_menu" for title in TITLES))
FIRST_START_PICTURES = ("backdrops/menu", "ui_menu", "ui_first")

HEAVY = ("numpy", "asyncio", "ssl", "websockets", "zeroconf", "pytmx", "pygame_gui", "game.titles")
"""Modules that the first frame must not wait for (S6)."""


def main(argv: list[str] | None = None) -> int:
    """Starts the program and runs it to its end. Returns the exit status."""
    marks = [("imports", time.perf_counter())]
    parser = Arguments(prog="pentarchy")
    parser.add_argument("--data", metavar="DIR", help="folder for profiles, settings and saves")
    parser.add_argument(
        "--language", "--lang", choices=(*LANGUAGES, PSEUDO), default="", metavar="{ko,en}", help="language of this run"
    )
    parser.add_argument("--first-frame", action="store_true", help="show one frame, print its time as JSON, end")
    options = parser.parse_args(argv)
    texts = Texts(options.language)
    try:
        watch(data_dir(options.data))
        program = start(options.data, options.language, marks)
    except StoreError as error:
        words = texts.get(error.notice.key, **error.notice.args)
        _complain(words + "\n", words)
        return 1
    except ContentError as error:
        return _damaged(texts, error)
    except Exception as error:
        path, details = keep_fault(_folder_for_faults(options.data), error)
        _complain(details, texts.get("start.failed", path=str(path)))
        return 1
    if options.first_frame:
        program.on_first_frame = lambda: _report_first_frame(program, marks)
    else:
        program.on_first_frame = lambda: _after_first_frame(program)
    try:
        program.run()
    except ContentError as error:
        return _damaged(program.media.texts, error)
    except Exception as error:
        report_crash(program, error)
        return 1
    finally:
        pygame.quit()
    return 0


class Arguments(argparse.ArgumentParser):
    """What the program is started with. Where there is no terminal a window tells what is wrong with it."""

    def error(self, message: str) -> NoReturn:
        """Ends the program."""
        if sys.stderr is None:
            _complain("", Texts().get("start.arguments", problem=message))
        super().error(message)


def _damaged(texts: Texts, error: ContentError) -> int:
    """A game can't be played without its tables: which file is damaged, and what to do. The exit status."""
    _complain(f"{error}\n", texts.get("start.table", name=error.file))
    return 1


def _folder_for_faults(data: str | None) -> Path:
    """The data folder, or where everybody may write if that is what failed."""
    try:
        return data_dir(data)
    except (StoreError, OSError):
        return Path(tempfile.gettempdir())


def report_crash(program: Program, error: Exception) -> None:
    """Writes what went wrong into the data folder and tells where in one sentence; matches are saved after
    every choice.
    """
    path, details = keep_fault(program.home.data, error)
    _complain(details, program.media.t("crash.text", path=str(path)))


def _complain(details: str, words: str) -> None:
    """Tells what keeps the program from running, also where there is no terminal."""
    if sys.stderr is not None:
        sys.stderr.write(details)
    with suppress(pygame.error):
        pygame.display.message_box(window.NAME, words, message_type="error")


def start(data: str | None, language: str, marks: list[tuple[str, float]]) -> Program:
    """Opens the window and the first scene. Raises StoreError when the data folder can't be made."""
    folder = data_dir(data)
    sprites = Sprites(starting=True, strict=False)
    sprites.preload(*(MENU_PICTURES if _has_profiles(folder) else FIRST_START_PICTURES))
    settings, notice = load_settings(folder)
    pygame.display.init()
    fullscreen = window.first_fullscreen() if settings.fullscreen is None else settings.fullscreen
    surface = window.open_first(fullscreen, settings.window_size)
    marks.append(("set_mode", time.perf_counter()))
    program = Program(folder, settings, surface, language, sprites=sprites, typography=Theme(starting=True))
    program.wants_fullscreen = fullscreen
    program.nav.tell(notice)
    if service := synced_by(folder):
        program.nav.tell(Notice("store.folder_synced", {"path": str(folder), "service": service}))
    open_first_scene(program)
    if broken := program.media.texts.broken:
        program.nav.tell(Notice("start.texts", {"names": ", ".join(broken)}))
    return program


def _has_profiles(folder: Path) -> bool:
    """Whether somebody has played here, as far as the system tells."""
    with suppress(OSError):
        return Path(all_paths(folder)["profiles"]).exists()
    return False


def open_first_scene(program: Program) -> None:
    """The menu for the profile played last, or the first start (C2.1)."""
    home, nav = program.home, program.nav
    try:
        profiles = home.store.profiles()
        last = home.settings.last_profile
        home.profile = next((p for p in profiles if p.uid == last), profiles[0] if profiles else None)
        nav.tell(home.store.notice)
    except StoreError as error:
        nav.tell(error.notice)
    nav.stack.reset(nav.make("menu" if home.profile is not None else "first_start"), animated=False)


def _after_first_frame(program: Program) -> None:
    """What may come once there is something to see: full screen, sounds, the modules of the next scenes
    (C1.4). The collector, which rests while the program starts, leaves what is loaded alone from now on.
    """
    gc.freeze()
    gc.enable()
    begin(program.home.data)
    if program.media.texts.broken:
        import logging

        logging.getLogger(__name__).error("damaged files of texts: %s", ", ".join(program.media.texts.broken))
    memory.set_up()
    window.set_icon()
    if program.wants_fullscreen:
        program.media.canvas.resize(window.open_window(True, program.media.settings.window_size))
        program.nav.stack.damage(FULL)
    program.media.sprites.settle()
    program.media.theme.settle()
    program.media.sounds.start()
    threading.Thread(target=tidy, args=(program.home.data,), name="tidy", daemon=True).start()


def _report_first_frame(program: Program, marks: list[tuple[str, float]]) -> None:
    marks.append(("first frame", time.perf_counter()))
    sizes: dict[str, float] = {}
    status = Path("/proc/self/status")
    if status.exists():
        for line in status.read_text().splitlines():
            if line.startswith(("VmRSS", "VmHWM")):
                sizes[line[:5]] = int(line.split()[1]) / 1024
    scene = type(program.nav.stack.top).__name__
    report = {
        "marks": marks,
        "rss_mb": sizes.get("VmRSS"),
        "peak_mb": sizes.get("VmHWM"),
        "numpy": "numpy" in sys.modules,
        "heavy": [name for name in HEAVY if name in sys.modules],
    }
    say(json.dumps({**report, "scene": scene}))
    program.nav.quit()
