"""How long what opens at a table takes for the first time (F8): the longest frame of each opening, in ms of CPU.

`xvfb-run -s "-screen 0 1920x1080x24" python bench/table_opening.py --title creed`. A match is played by lot to a
person's choice, its table opens, rests as long as a person looks about, and then everything is opened once, in the
order of the list, as a person opens it: panels and the rulebook by their keys, dialogs by the questions that they
answer. Catch-up, a table of the LAN with its talk, result and replay begin at tables of their own. `--deep` tells what
the longest frames were made of.
"""

from __future__ import annotations

import cProfile
import os
import pstats
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import pygame
from frame_clock import frame_clock

from game.store.settings import Settings
from scenes.kit import layout
from scenes.media import memory
from scenes.media.canvas import SIZE
from scenes.program import Program
from scenes.replay.replay_scene import ReplayScene
from scenes.replay.replay_scene import load as load_replay
from scenes.shell import routes
from scenes.table.curtain import Curtain
from scenes.table.match import Match
from scenes.table.table_scene import TableScene
from scenes.titles import ui_of
from tests.gallery import (
    ankh_tables,
    creed_tables,
    crowns_tables,
    lan_table,
    realigious_asks,
    realigious_tables,
    vermilion_tables,
)
from tests.gallery.profiles import profiles

TITLE = sys.argv[sys.argv.index("--title") + 1] if "--title" in sys.argv else "realigious"
GOAL_MS = 16.0
STEP_MS, SHOWN, RESTED = 16, 60, 700
DIALOGS = ("tab", "trade_give", "trade_ask", "react", "deck")
OF_TITLE: dict[str, Any] = {"realigious": realigious_tables, "creed": creed_tables, "ankh": ankh_tables,
                            "crowns": crowns_tables, "vermilion": vermilion_tables}  # fmt: skip
ASKED = {"realigious": ("move", 0, 5), "creed": ("team_turn", 0, 3), "ankh": ("choose_action", 0, 3),
         "crowns": ("marshal", 0, 2), "vermilion": ("player_action", 0, 2)}  # fmt: skip
LAN = {"realigious": lan_table._realigious, "creed": lan_table._creed}
"""Tables of the network that the gallery has."""


class Openings:
    """`longest`: of each opening the ms of its longest frame, and which frame that was."""

    def __init__(self, window: pygame.Surface, data: Path) -> None:
        self.program = Program(data, Settings(language="en"), window, "en", strict=True)
        profiles(self.program.client, 2)
        for name in ("options", "rules", "result"):  # as the menu and the loading screen do on threads
            import_module(routes.ROUTES[name].partition(":")[0])
        for name in ui_of(TITLE).table_modules:
            import_module(name)
        assert ui_of(TITLE).look is not None
        self.title: Any = OF_TITLE[TITLE]
        self.longest: dict[str, tuple[float, int]] = {}
        self.deep: dict[str, tuple[float, cProfile.Profile]] = {}

    # --- frames

    def rest(self, frames: int = 40) -> None:
        """Frames that nobody counts."""
        for _ in range(frames):
            self.program.frame(STEP_MS)
            if any(thread.is_alive() for thread in self.program.media.sprites._threads):
                time.sleep(STEP_MS / 1000)

    def opens(self, name: str, deed: Callable[[], Any], under: type | None = None) -> None:
        """A deed in the first of the frames, and those until everything is shown; `under`: the scene that has gone by
        then.
        """
        took: list[float] = []
        left = SHOWN
        while left:
            profile = cProfile.Profile(time.thread_time) if "--deep" in sys.argv else None
            start = frame_clock()
            if profile is not None:
                profile.enable()
            if not took:
                deed()
            self.program.frame(STEP_MS)
            if profile is not None:
                profile.disable()
            took.append((frame_clock() - start) * 1000)
            left -= under is None or not isinstance(self.top, under)
            if profile is not None and took[-1] == max(took):
                self.deep[name] = took[-1], profile
            if any(thread.is_alive() for thread in self.program.media.sprites._threads):
                time.sleep(STEP_MS / 1000)
        self.longest[name] = max(took), took.index(max(took))

    def key(self, key: int) -> Callable[[], None]:
        """A key in the real queue."""

        def press() -> None:
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                pygame.event.post(pygame.event.Event(kind, key=key, mod=0, unicode="", scancode=0))

        return press

    def click(self, place: tuple[int, int]) -> Callable[[], None]:
        """A click in the real queue."""

        def press() -> None:
            pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(0, 0, 0)))
            for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                pygame.event.post(pygame.event.Event(kind, pos=place, button=1, touch=False))

        return press

    # --- what opens

    def all(self) -> None:
        """Everything once."""
        table = self.table(self.match("pbbb"))
        for name, key in (("situation panel", pygame.K_s), ("rulebook", pygame.K_F1), ("options", pygame.K_F10),
                          ("match menu", pygame.K_ESCAPE)):  # fmt: skip
            self.opens(name, self.key(key))
            if name == "options":
                for page in ("sound", "play", "keys", "data"):
                    self.opens(f"options, {page}", partial(self.top.show_page, page))
            self.opens(f"{name}, closed", self.key(pygame.K_s if name == "situation panel" else pygame.K_ESCAPE))
        for name, place in self.places(table):
            self.opens(name, self.click(place))
        for name in ("inspector.large", "inspector.rule"):
            if table.ui.find(name) is not None:
                self.opens(name, self.click(self.middle(name)))
                if self.top is not table:
                    self.opens(f"{name}, closed", self.key(pygame.K_ESCAPE))
        if TITLE == "realigious":
            self.dialogs(table)
        elif TITLE == "creed":
            table = self.table(self.title.played(self.program.client, "pbbb", 3, self.title.asks("setup_units")))
            self.opens("set-up, laid out by a preset", self.click(self.middle("tray.ambush")))
        elif TITLE == "crowns":
            self.decks()
        self.catch_up()
        if TITLE in LAN:
            self.lan()
        self.end()

    @property
    def top(self) -> Any:
        """The scene on top."""
        return self.program.nav.stack.top

    def match(self, kinds: str, *asked: int) -> Match:
        """A match at a person's choice."""
        text, seat, after = ASKED[TITLE]
        seat, after = asked or (seat, after)
        found: Match = self.title.played(self.program.client, kinds, 4, self.title.asks(text, seat, after))
        return found

    def table(self, match: Match) -> TableScene:
        """Its table, after a person has looked about; as after the loading screen the pages are decoded."""
        table = TableScene(self.program.client, match)
        self.program.nav.stack.reset(table, animated=False)
        memory.settle()
        self.rest(RESTED)
        while isinstance(self.top, Curtain):
            self.top.lift()
            self.rest(RESTED)
        return table

    def middle(self, name: str) -> tuple[int, int]:
        """The middle of a widget of the top scene."""
        found = self.top.ui.find(name)
        assert found is not None, name
        return (found.rect.centerx, found.rect.centery)

    def places(self, table: TableScene) -> Iterator[tuple[str, tuple[int, int]]]:
        """What is clicked at a table."""
        filters = sorted(w.name for w in table.ui.root.each() if w.name.startswith("log.filter."))
        for name in (*filters[1:], filters[0]):
            yield name, self.middle(name)
        yield "history", (layout.HISTORY.x + 40, layout.HISTORY.centery)
        yield "line of the log", (layout.LOG.centerx, layout.LOG.bottom - 60)

    def dialogs(self, table: TableScene) -> None:
        """The dialogs of Realigious, with the questions of the gallery."""
        asked = {name.removeprefix("panels_ask_"): made.args[2]  # type: ignore[attr-defined]
                 for name, made in realigious_asks.gallery()
                 if isinstance(made, partial) and name.startswith("panels_ask_")}  # fmt: skip
        for name in DIALOGS:
            question = asked[name]
            self.opens(f"dialog {name}", partial(table.title_table.offer, question, question.options()))
            table.title_table.offer(None, [])
            self.rest()

    def decks(self) -> None:
        """The deck editor, as from the menu, which has loaded it before."""
        self.program.nav.stack.reset(self.program.nav.make("menu"), animated=False)
        self.rest()
        module = import_module("scenes.titles.crowns.deck_editor")
        self.opens("deck editor", lambda: self.program.client.open_over(module.create))
        self.opens("deck editor, another ready deck", self.click(self.middle("ready.concord")))

    def catch_up(self) -> None:
        """The first curtain of two persons at one machine is lifted, and the next one falls."""
        table = TableScene(self.program.client, self.match("pg", 1, 3))
        self.program.nav.stack.reset(table, animated=False)
        memory.settle()
        self.rest(RESTED)
        if isinstance(self.top, Curtain):
            self.opens("curtain lifted, catch-up", self.top.lift, Curtain)
            self.program.media.sprites.clear_caches()  # as if none had fallen in this match
            self.opens("curtain", lambda: self.program.nav.stack.push(Curtain(table, 0), animated=False))

    def lan(self) -> None:
        """The talk at a table of the LAN, of the own title."""
        LAN[TITLE](self.program.client)
        assert self.program.media.gui is not None  # the waiting room's talk has made it, pygame_gui takes its time once
        self.rest(RESTED)
        self.opens("talk", self.key(pygame.K_t))

    def end(self) -> None:
        """The result, and the match again as a replay."""
        match = self.title.played(self.program.client, "pb", 5)
        table = self.table(self.match("pb"))
        result = self.program.nav.make("result", match=match)
        self.opens("result", partial(self.program.nav.stack.replace, result))
        assert table not in self.program.nav.stack
        replay = load_replay(self.program.client, match.replay_id)
        self.opens("replay", lambda: self.program.nav.stack.push(ReplayScene(self.program.client, replay)))
        self.opens("replay, a turn on", self.key(pygame.K_RIGHTBRACKET))
        self.opens("replay, middle", lambda: self.top.jump(self.top.recorded.length // 2))


def main() -> int:
    """Prints the table; returns 1 when a frame is too long."""
    pygame.display.init()
    window = pygame.display.set_mode(SIZE)
    with tempfile.TemporaryDirectory() as data:
        made = Openings(window, Path(data))
        made.all()
        made.program.shut()
    for name, (took, frame) in made.longest.items():
        print(f"{took:6.1f} ms in frame {frame:2d}  {name}{'' if took <= GOAL_MS else '  TOO LONG'}")
    for name, (took, profile) in sorted(made.deep.items(), key=lambda item: -item[1][0])[:6]:
        print(f"--- {name}, {took:.1f} ms")
        pstats.Stats(profile).sort_stats("cumtime").print_stats(40)
    return 1 if max(took for took, _ in made.longest.values()) > GOAL_MS else 0


if __name__ == "__main__":
    raise SystemExit(main())
