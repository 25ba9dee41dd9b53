"""Starting and ending the program: options, window, first scene, first frame, faults."""

from __future__ import annotations

import argparse
import gc
import json
import sys
import time
import traceback
from contextlib import suppress
from pathlib import Path

import pygame

from game.store.notices import StoreError
from game.store.paths import all_paths, data_dir
from game.store.settings import load_settings
from game.store.version import PROGRAM_VERSION
from scenes import window
from scenes.app import App
from scenes.media import memory
from scenes.media.canvas import FULL
from scenes.media.sprites import Sprites
from scenes.media.texts import LANGUAGES, PSEUDO, Texts
from scenes.media.theme import Theme
from scenes.shell import routes
from scenes.titles import TITLES

MENU_PICTURES = ("backdrops/menu", "ui_menu", *(f"{title}/ui_menu" for title in TITLES))
FIRST_START_PICTURES = ("backdrops/menu", "ui_menu", "ui_first")

HEAVY = ("numpy", "asyncio", "ssl", "websockets", "zeroconf", "pytmx", "pygame_gui", "game.titles")
"""Modules that the first frame must not wait for (S6)."""


def run(argv: list[str] | None, began: float) -> int:
    """Starts the client and runs it to its end. Returns the exit status; `began` is when the program began,
    in seconds of `perf_counter`.
    """
    marks = [("python", began), ("imports", time.perf_counter())]
    parser = argparse.ArgumentParser(prog="pentarchy")
    parser.add_argument("--data", metavar="DIR", help="folder for profiles, settings and saves")
    parser.add_argument(
        "--language", "--lang", choices=(*LANGUAGES, PSEUDO), default="", metavar="{ko,en}", help="language of this run"
    )
    parser.add_argument("--first-frame", action="store_true", help="show one frame, print its time as JSON, end")
    options = parser.parse_args(argv)
    try:
        app = start(options.data, options.language, marks)
    except StoreError as error:
        words = Texts(options.language).get(error.notice.key, **error.notice.args)
        _complain(words + "\n", words)
        return 1
    if options.first_frame:
        app.on_first_frame = lambda: _report_first_frame(app, marks)
    else:
        app.on_first_frame = lambda: _after_first_frame(app)
    try:
        app.run()
    except Exception as error:
        report_crash(app, error)
        return 1
    finally:
        pygame.quit()
    return 0


def report_crash(app: App, error: Exception) -> None:
    """Writes what went wrong into the data folder and tells where in one sentence; matches are saved after
    every choice.
    """
    path, details = keep_fault(app, error)
    _complain(details, app.t("crash.text", path=str(path)))


def keep_fault(app: App, error: Exception) -> tuple[Path, str]:
    """Writes what went wrong into the data folder, if the disk allows: where, and what."""
    path = app.data / "reports" / f"crash-{time.strftime('%Y%m%d-%H%M%S')}.txt"
    details = "".join([f"{PROGRAM_VERSION} {sys.platform} {pygame.ver}\n", *traceback.format_exception(error)])
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(details, encoding="utf-8")
    return path, details


def _complain(details: str, words: str) -> None:
    """Tells what keeps the program from running, also where there is no terminal."""
    if sys.stderr is not None:
        sys.stderr.write(details)
    with suppress(pygame.error):
        pygame.display.message_box(window.NAME, words, message_type="error")


def start(data: str | None, language: str, marks: list[tuple[str, float]]) -> App:
    """Opens the window and the first scene. Raises StoreError when the data folder can't be made."""
    folder = data_dir(data)
    sprites = Sprites(starting=True)
    sprites.preload(*(MENU_PICTURES if Path(all_paths(folder)["profiles"]).exists() else FIRST_START_PICTURES))
    settings, notice = load_settings(folder)
    pygame.display.init()
    fullscreen = window.first_fullscreen() if settings.fullscreen is None else settings.fullscreen
    surface = window.open_first(fullscreen, settings.window_size)
    marks.append(("set_mode", time.perf_counter()))
    app = App(folder, settings, surface, language, sprites=sprites, letters=Theme(starting=True))
    app.wants_fullscreen = fullscreen
    app.tell(notice)
    open_first_scene(app)
    return app


def open_first_scene(app: App) -> None:
    """The menu for the profile played last, or the first start (C2.1)."""
    try:
        profiles = app.store.profiles()
        chosen = next((p for p in profiles if p.uid == app.settings.last_profile), profiles[0] if profiles else None)
        app.profile = chosen
        app.tell(app.store.notice)
    except StoreError as error:
        app.tell(error.notice)
    app.stack.reset(routes.make(app, "menu" if app.profile is not None else "first_start"), animated=False)


def _after_first_frame(app: App) -> None:
    """What may come once there is something to see: full screen, sounds, the modules of the next scenes
    (C1.4). The collector, which rests while the program starts, leaves what is loaded alone from now on.
    """
    gc.freeze()
    gc.enable()
    memory.set_up()
    window.set_icon()
    if app.wants_fullscreen:
        app.canvas.resize(window.open_window(True, app.settings.window_size))
        app.damage(FULL)
    app.sprites.settle()
    app.theme.settle()
    app.sounds.start()


def _report_first_frame(app: App, marks: list[tuple[str, float]]) -> None:
    marks.append(("first frame", time.perf_counter()))
    sizes: dict[str, float] = {}
    status = Path("/proc/self/status")
    if status.exists():
        for line in status.read_text().splitlines():
            if line.startswith(("VmRSS", "VmHWM")):
                sizes[line[:5]] = int(line.split()[1]) / 1024
    scene = type(app.stack.top).__name__
    report = {
        "marks": marks,
        "rss_mb": sizes.get("VmRSS"),
        "peak_mb": sizes.get("VmHWM"),
        "numpy": "numpy" in sys.modules,
        "heavy": [name for name in HEAVY if name in sys.modules],
    }
    sys.stdout.write(json.dumps({**report, "scene": scene}) + "\n")
    sys.stdout.flush()
    app.quit()
