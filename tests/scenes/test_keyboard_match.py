"""C1.2, C12.9: a whole match from the first start to the result without the mouse, every focus heard."""

from __future__ import annotations

import os
from collections import deque

import pygame
import pytest

from game.core.ask import Option
from game.core.rng import Stream
from game.titles.creed.content import TENT_PRESETS
from game.titles.creed.geometry import TENTS
from scenes.menu.main_menu import MainMenu
from scenes.program import Program
from scenes.table import controllers
from scenes.table.keys import GUARD_MS
from scenes.table.pick_menu import PickMenu
from scenes.table.result_scene import ResultScene
from scenes.table.table_scene import TableScene
from scenes.titles.creed.hand import Tile
from scenes.titles.creed.offers import ALONE
from scenes.titles.creed.table import SETUP
from scenes.titles.realigious.table import RealigiousTable
from tests.gallery.creed_tables import parts
from tests.scenes.conftest import Driver
from tests.scenes.keyboard_play import ARROWS, KeyPerson
from tests.scenes.table_play import QuickBot
from tests.titles.creed.screens.hands import answers, in_turn, setting_up

pytestmark = pytest.mark.slow

MANY = 8
"""Kinds of choice that a match here holds at least."""


@pytest.fixture(autouse=True)
def no_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same matches each time, with quick bots."""
    stream = Stream(11, "luck")
    monkeypatch.setattr(os, "urandom", lambda n: bytes(stream.below(256) for _ in range(n)))
    monkeypatch.setattr(controllers, "make_thinker", QuickBot)


class RealigiousPerson(KeyPerson):
    """Realigious: cards in the hand, tiles and figures on the board, panels, buttons."""

    def make(self, table: TableScene, option: Option) -> None:
        """The first place of the option that there is."""
        assert table.asked is not None
        words = table.title_table.face(table.asked, option).text
        panels = [f"{panel}.{option.key}" for panel in ("tab", "trade", "offer", "relic", "reaction", "deck_picker")]
        name = next((name for name in (*panels, f"choice.{option.key}") if self.drive.has(name)), "")
        if name:
            self.push(name, *([] if name.startswith("reaction.") and option.key != "no" else [words]))
        elif option.key == table.title_table.primary(table.options()):
            self.push("table-primary", words)
        elif option.refs and option.refs[0].startswith("hand:"):
            name, card = f"hand.{option.refs[0][5:]}", self.program.media.t(f"realigious.card.{option.args[1]}")
            self.push(name, card)
            if table.title_table.taken_up() == option.refs[0]:  # without a target it is used by choosing it again
                self.drive.frames(1, GUARD_MS)
                self.push(name, card)
        elif self.has_tile(table, option):
            self.on_board(table, option, words)
        else:
            self.push("choice.more")
        self.pick(option, words)

    def has_tile(self, table: TableScene, option: Option) -> bool:
        """Whether the option lies on the board."""
        assert table.asked is not None
        refs = table.title_table.has_place(table.asked, option) and option.refs
        return bool(refs) and refs[0].partition(":")[0] in ("tile", "celebrity")

    def on_board(self, table: TableScene, option: Option, words: str) -> None:
        """Arrows to the tile, PageDown to the figure on it, Enter."""
        assert isinstance(table.title_table, RealigiousTable)
        board, ref = table.title_table.board, option.refs[0]
        tile = board.shown.tile(ref)
        self.to("board")
        n = board.shown.view.n

        def path(here: str) -> list[tuple[int, int]]:
            now = board.shown.tile(here)
            rows = tile // n - now // n
            if rows:
                return [(0, 1 if rows > 0 else -1)] * abs(rows)
            return [(1 if tile > now else -1, 0)] * abs(tile - now)

        self.walk(lambda: board.lies_on(board.shown.pointed), path, f"tile:{tile}")
        for _ in range(6):
            if board.shown.pointed == ref:
                break
            self.press(pygame.K_PAGEDOWN)
        assert board.shown.pointed == ref
        self.hear(words)
        self.press(pygame.K_RETURN)


class CreedPerson(KeyPerson):
    """Creed: set-ups laid out by cursor or from the tray; units, tents and cells on the board; orders; actions."""

    taken_back = False

    def decide(self, table: TableScene) -> None:
        """Set-ups are laid out whole and then confirmed."""
        assert table.asked is not None
        text, seat, before = table.asked.text, table.asked.seat, len(table.match.session.log)
        if text not in SETUP:
            super().decide(table)
            return
        if text == "setup_units":
            self.lay_units(table)
        else:
            self.lay_leaders(table, seat)
        self.push("table-primary", self.program.media.t("creed.tray.confirm"))
        assert [entry.seat for entry in table.match.session.log[before:]][:1] == [seat]

    def lay_leaders(self, table: TableScene, seat: int) -> None:
        """The cursor goes to a tent for each."""
        staging = parts(table).board.shown.staging
        tents = self.stream
        for kind in staging.awaited:
            free = [tent for tent in TENTS if not staging.leader_at(f"tent:{seat}{tent}")]
            self.go(table, f"tent:{seat}{tents.pick(free)}")
            self.hear(self.program.media.t(f"creed.leader.{kind}"))
            self.press(pygame.K_RETURN)
            assert staging.leaders[kind]

    def lay_units(self, table: TableScene) -> None:
        """A tile of the hand, then a cell, until all lie; the first is taken back once, some lie face-down."""
        board = parts(table).board
        for _ in range(20):
            if not board.left:
                return
            option = self.stream.pick([o for o in table.options() if self.can_lie(table, o)])
            left = board.left
            self.by_refs(table, option)
            assert option.key in board.staged() and board.left == left - 1
            if not self.taken_back:
                self.taken_back = True
                self.hear(self.program.media.t("creed.board.stage.take_back"))
                self.press(pygame.K_DELETE)
                assert board.left == left
        raise AssertionError("the set-up is never whole")

    def can_lie(self, table: TableScene, option: Option) -> bool:
        """Whether an option is a placement on a cell that is still free, with a tile that is left."""
        if not option.key.startswith("place:") or option.refs[1] in parts(table).board.shown.staging.units:
            return False
        tile = self.drive.find(option.refs[0])
        return isinstance(tile, Tile) and tile.lit

    def make(self, table: TableScene, option: Option) -> None:
        """The way of the question."""
        assert table.asked is not None
        text, words = table.asked.text, table.title_table.face(table.asked, option).text
        if self.drive.has(f"tray.{option.key}"):
            self.push(f"tray.{option.key}", words if text != "reinforce_pick" else "")
        elif option.key == table.title_table.primary(table.options()):
            self.push("table-primary", words)
        else:
            self.by_refs(table, option)
        self.pick(option, words)

    def wish(self, text: str, options: list[Option]) -> Option:
        """Set-ups are laid out as a whole."""
        return super().wish(text, [o for o in options if o.key != "end_turn"] or options)

    def by_refs(self, table: TableScene, option: Option) -> None:
        """What acts, then its target."""
        board = parts(table).board
        first = option.refs[0]
        verb = (
            self.program.media.t(f"creed.verb.{option.verb}")
            if self.program.media.texts.has(f"creed.verb.{option.verb}")
            else ""
        )
        if first.startswith("hand:"):
            self.push(first)
        elif first.startswith("action:"):
            self.push(f"action.{first[7:]}", self.program.media.t(f"creed.action.{first[7:]}"))
        else:
            self.go(table, first)
            self.enter()
        if len(option.refs) < 2:
            if option.verb in ALONE:
                self.push(f"order.{option.verb}", verb)
            return
        if option.verb == "swap":
            self.push("order.swap", verb)
        self.go(table, option.refs[1])
        if option.key.endswith(":d") != board.face_down and any(o.key.endswith(":d") for o in table.options()):
            self.press(pygame.K_f)
        self.enter()

    def go(self, table: TableScene, ref: str) -> None:
        """The board's cursor on a place, by arrows."""
        board = parts(table).board
        plan = board.shown.space

        def path(here: str) -> list[tuple[int, int]]:
            ways: dict[str, list[tuple[int, int]]] = {here: []}
            queue = deque([here])
            while queue and ref not in ways:
                place = queue.popleft()
                for way in ARROWS:
                    there = plan.stepped(place, way)
                    if there and there not in ways:
                        ways[there] = [*ways[place], way]
                        queue.append(there)
            return ways[ref]

        self.to("board")
        self.walk(lambda: board.shown.pointed, path, ref)
        self.hear()


def test_c1_2_a_match_of_realigious_is_played_by_keys_from_the_first_start_to_the_result(
    program: Program, drive: Driver
) -> None:
    person = RealigiousPerson(drive, 40)
    person.first_start("하늘지기", 3)
    person.open_room("realigious", 2)
    person.turn("option.cycles", "24")
    person.push("seat.1")
    person.push("kind.guest")
    person.push("ready.1")
    table = person.start_match()
    assert [info.kind for info in table.match.seats] == ["person", "guest"]
    person.play(table)
    assert isinstance(program.nav.stack.top, ResultScene) and table.match.session.outcome is not None
    assert len(person.seen) >= MANY, person.seen
    drive.frames(1, 500)
    person.push("result.menu")
    drive.frames(3)
    assert isinstance(program.nav.stack.top, MainMenu)


def test_c1_2_a_match_of_creed_is_played_by_keys_from_the_first_start_to_the_result(
    program: Program, drive: Driver
) -> None:
    person = CreedPerson(drive, 5)
    person.first_start("Ember-7", 11)
    person.open_room("creed", 2)
    person.turn("option.round_limit", "12")
    table = person.start_match()
    assert [info.kind for info in table.match.seats] == ["person", "bot"]
    person.play(table)
    assert isinstance(program.nav.stack.top, ResultScene) and table.match.session.outcome is not None
    assert len(person.seen) >= MANY, person.seen


def test_r2_5_a_ready_arrangement_is_taken_and_confirmed_by_keys(program: Program, drive: Driver) -> None:
    table = setting_up(program, drive, "setup_tents")
    name = next(iter(TENT_PRESETS))
    person = CreedPerson(drive, 1)
    person.push(f"tray.{name}", program.media.t(f"creed.tents.{name}"))
    person.push("table-primary", program.media.t("creed.tray.confirm"))
    assert answers(table, 0) == [name]


def test_c1_2_what_is_picked_by_keys_stands_beside_the_cursor_or_on_free_ground(
    program: Program, drive: Driver
) -> None:
    table = in_turn(program, drive)
    person = CreedPerson(drive, 1)
    person.push("action.morale")
    cell = next(o.refs[1] for o in table.options() if o.verb == "morale")
    person.go(table, cell)
    person.press(pygame.K_RETURN)
    menu, place = program.nav.stack.top, parts(table).board.place_of(cell)
    assert isinstance(menu, PickMenu) and place is not None
    sides = (menu.rect.left - place.right, place.left - menu.rect.right, menu.rect.top - place.bottom,
             place.top - menu.rect.bottom)  # fmt: skip
    free = menu.rect.collidelist(table.title_table.pieces()) < 0
    assert free or 16 in sides, "and its line stays in sight"
    assert menu.rect.collidelist(table.title_table.in_sight(menu.options)) < 0
