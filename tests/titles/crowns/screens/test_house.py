"""What the house shows of Crowns besides its table: shelf, small pictures, the board behind the menu, the record."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pygame
import pytest

import game
from game import registry
from game.bots.play import choose
from game.core.rng import Stream
from game.core.session import Session
from game.store.profiles import Result
from game.titles.crowns import SPEC
from game.titles.crowns.content import DECKS, FACTIONS
from game.titles.crowns.deck import to_lines
from scenes import titles
from scenes.media import theme
from scenes.media.texts import LANGUAGES, Texts
from scenes.menu.record_charts import CountBar
from scenes.menu.record_panel import RecordPanel
from scenes.program import Program
from scenes.shell.scene import Scene
from scenes.titles.crowns import UI, thumb
from scenes.titles.crowns.ghost import GHOST, Ghost
from tests.scenes.conftest import Driver, _nothing_stays, _unhurried, _unseen, drive, ends_soon, program

__all__ = ["_nothing_stays", "_unhurried", "_unseen", "drive", "ends_soon", "program"]


@pytest.fixture(autouse=True)
def crowns(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Crowns is on both lists of titles."""
    monkeypatch.setitem(registry.PACKAGES, SPEC.code, "game.titles.crowns")
    monkeypatch.setitem(game.TITLES, SPEC.code, SPEC)
    monkeypatch.setitem(titles.TITLES, SPEC.code, UI)
    yield
    registry.rules_of.cache_clear()


def begun(players: int, answers: int = 60) -> Session:
    """A match that bots have played on for a while."""
    session = Session(SPEC, [{"deck": FACTIONS[seat]} for seat in range(players)], {}, 3)
    for _ in range(answers):
        question = session.questions()[0]
        session.answer(question.seat, choose(session, question.seat, "easy", 3))
    return session


class GhostScene(Scene):
    """Nothing but the board behind the menu; `told` are the places that look different."""

    def build(self) -> None:
        self.told: list[pygame.Rect] = []
        self.board = GHOST.board(self, 4)

    def invalidate(self, rect: pygame.Rect | None = None) -> None:
        if rect is not None:
            self.told.append(rect)


def test_c3_2_every_number_of_players_that_the_rules_allow_can_be_chosen() -> None:
    assert UI.shelf.seats == SPEC.seats


@pytest.mark.parametrize("language", LANGUAGES)
def test_c3_2_the_shelf_says_power_players_and_minutes_once(language: str) -> None:
    """They stand under the poster, and on the plate of the power."""
    texts = Texts(language)
    said = [texts.get(f"crowns.title.{part}") for part in ("line", "blurb")]
    assert not [one for one in said if re.search(r"\d|fifteen|열다섯", one)]


@pytest.mark.parametrize("players", SPEC.seats)
def test_c5_a_position_is_a_small_picture_with_every_seat(players: int) -> None:
    picture = thumb.paint(begun(players).view(None), (360, 240))
    shades = {tuple(picture.get_at((x, y)))[:3] for x in range(0, 360, 2) for y in range(0, 240, 2)}
    assert picture.get_size() == (360, 240)
    assert set(theme.SEATS[:players]) <= shades


def test_c5_a_match_that_goes_on_changes_the_small_picture() -> None:
    first, later = (thumb.paint(begun(2, answers).view(None), (360, 240)).get_buffer().raw for answers in (1, 60))
    assert first != later


def test_c12_10_the_board_behind_the_menu_lays_every_character_and_location(program: Program) -> None:
    program.nav.stack.push(scene := GhostScene(program.client), animated=False)
    board, view = scene.board, begun(4).view(None)
    assert isinstance(board, Ghost)
    board.show(view)
    wanted = sorted(piece.kind for player in view.players for piece in player.play if not piece.host)
    assert sorted(card.kind for card in board.laid) == wanted and wanted
    assert len(scene.told) == len(board.laid)
    scene.told.clear()
    board.show(view)
    assert scene.told == []
    board.draw(pygame.Surface((1920, 1080)))
    sprites = program.media.sprites
    names = ("crowns/small/character/legion", "crowns/icon/military", "crowns/crest/legion")
    assert {sprites.entry(name).atlas for name in names} == set(GHOST.atlases)


def test_c2_2_a_match_counts_for_the_faction_and_for_the_kind_of_deck() -> None:
    match = Session(SPEC, [{"deck": list(to_lines(DECKS["heron"]))}, {"deck": "legion"}], {}, 3)
    track = SPEC.track
    assert not any("." in name for name in track.counted(match, 0))
    match.concede(0)
    assert [{name: n for name, n in track.counted(match, seat).items() if "." in name} for seat in (0, 1)] == [
        {"crest.heron": 1, "crest_won.heron": 0, "deck.own": 1, "deck_won.own": 0},
        {"crest.legion": 1, "crest_won.legion": 1, "deck.ready": 1, "deck_won.ready": 1}]  # fmt: skip


def test_c6_9_a_character_that_dies_is_counted_once_at_whose_it_was() -> None:
    match = Session(SPEC, [{"deck": deck} for deck in ("legion", "heron", "legion", "concord")], {}, 5)
    lot = Stream(5, "dying")
    died: list[int] = []
    while len(died) < 4 and match.questions():
        question = lot.pick(match.questions())
        match.answer(question.seat, lot.pick(question.options()).key)
        died = [event.data["seat"] for event in match.events(0, None) if event.kind == "killed"]
    assert len(died) >= 4
    assert [SPEC.track.counted(match, seat)["lost"] for seat in range(4)] == [died.count(seat) for seat in range(4)]


def test_c6_9_challenges_are_counted_by_who_has_begun_them() -> None:
    session, told, attacker = begun(2, 120), [(0, 0), (0, 0)], -1
    for event in session.events(0, None):
        if event.kind == "challenge":
            attacker = int(str(event.data["seat"]))
        elif event.kind == "won":
            seat = int(str(event.data["seat"]))
            attacks, held = told[seat]
            told[seat] = (attacks + (seat == attacker), held + (seat != attacker))
    counts = [SPEC.track.counted(session, seat) for seat in range(2)]
    assert [(one["attacks_won"], one["held"]) for one in counts] == told
    assert all(map(sum, zip(*told, strict=True)))


def test_c2_2_the_record_shows_every_faction_with_its_won_matches(drive: Driver) -> None:
    store = drive.program.home.store
    profile = store.create_profile("Minsu", "profile/0")
    for i, (faction, won) in enumerate((("legion", 1), ("legion", 0), ("heron", 1))):
        counts = {"wins": 3, f"crest.{faction}": 1, f"crest_won.{faction}": won, "deck.own": 1, "deck_won.own": won}
        store.add_result(profile.uid, Result(match_id=f"m{i}", title="crowns", seats=2, rank=2 - won,
                                             victory="power" if won else "", statistics=counts))  # fmt: skip
    drive.program.home.choose_profile(profile.uid)
    panel = RecordPanel(drive.program.client, profile, "crowns")
    drive.program.nav.stack.push(panel, animated=False)
    drive.frames()
    bars = [widget for widget in panel.ui.root.each() if isinstance(widget, CountBar)]
    t = drive.program.media.t
    found = [(bar.icon, bar.words, bar.number) for bar in bars if bar.icon.startswith("crowns/crest/")]
    assert found == [("crowns/crest/legion", t("crowns.crest.legion"), t("record.group.n", won=1, n=2)),
                     ("crowns/crest/heron", t("crowns.crest.heron"), t("record.group.n", won=1, n=1))]  # fmt: skip
    assert t("crowns.deck.own") in [bar.words for bar in bars]
