"""5.10, 5.3: what a relic lets one look into, and where a card acts: shown where it happens, and again later."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pygame
import pytest

from game.core.events import Event
from game.titles.realigious.forecast import CardForecast, Forecast, following
from game.titles.realigious.state import HeldCard
from scenes.kit.page_scene import PageScene
from scenes.titles.realigious import board_items, board_plates
from scenes.titles.realigious.cards import card_tip
from scenes.titles.realigious.log_lines import told
from scenes.titles.realigious.seen_hand import SeenHandScene
from scenes.widgets.label import Label
from tests.gallery import realigious_views as samples
from tests.gallery.realigious_boards import BoardScene, line_state
from tests.gallery.realigious_tables import asks, table
from tests.scenes.conftest import Driver
from tests.titles.realigious.screens.test_asking import with_cards
from tests.titles.realigious.screens.test_panels_info import words_of


def seen_by(seat: int, **data: str) -> Event:
    return Event(900, "hand_seen", "5.10", {"seat": seat, "other": 1, **data})


@pytest.mark.parametrize(("cards", "form"), [("tithe,reaper", "cards"), ("", "empty"), (None, "")])
def test_5_10_the_log_names_the_cards_of_a_hand_to_who_saw_it(drive: Driver, cards: str | None, form: str) -> None:
    words = words_of(drive, samples.sample())
    line = told(seen_by(0, **({} if cards is None else {"cards": cards})), words)
    names = ", ".join(words.card(card) for card in (cards or "").split(",") if card)
    key = f"realigious.log.hand_seen{f'.{form}' if form else ''}"
    assert line is not None
    assert line.text == words.t(key, actor=words.name(0), other=words.name(1), **({"cards": names} if names else {}))
    page = words.page(line.ref)
    assert (page is not None) is (cards is not None)
    if page is not None and cards:
        assert {f"card:{card}" for card in cards.split(",")} <= {row.ref for row in page.rows}


@pytest.mark.parametrize("seat", [0, 1])
def test_5_10_a_hand_that_one_may_look_into_opens_as_cards(drive: Driver, seat: int) -> None:
    scene = table(drive.program.client, "pb", 3, asks("card_or_done"))
    drive.frames(2)
    known = {"cards": "tithe,reaper"} if seat == 0 else {}
    scene.telling.shown(seen_by(seat, **known))
    drive.frames(2)
    assert isinstance(drive.top, SeenHandScene) is (seat == 0)
    if not isinstance(drive.top, SeenHandScene):
        return
    assert drive.top.opening() == scene.t("realigious.hand_seen.title", name=scene.match.name(1))
    cards = [drive.find(f"seen.{i}") for i in range(2)]
    assert [card.tip for card in cards] == [card_tip(scene.media, card) for card in ("tithe", "reaper")]
    assert drive.top.ui.focus is drive.find("seen.done") and drive.top.ui.keyboard
    drive.frames(1, 300)
    drive.key(pygame.K_RETURN)
    drive.frames(3, 200)
    assert drive.top is scene
    scene.title_table.point_at("seen:1:tithe,reaper")
    drive.frames(2)
    assert isinstance(drive.top, SeenHandScene)
    drive.click("seen.1")
    drive.frames(2)
    assert isinstance(drive.top, PageScene) and drive.top.page.ref == "card:reaper"


def test_5_10_an_empty_hand_is_a_low_panel_that_says_so(drive: Driver) -> None:
    scene = table(drive.program.client, "pb", 3, asks("card_or_done"))
    drive.frames(2)
    scene.title_table.point_at("seen:1:")
    drive.frames(2)
    top = drive.top
    assert isinstance(top, SeenHandScene) and top.rect.height < 300 and top.rect.center == (960, 540)
    said = [label.text for label in top.ui.root.each() if isinstance(label, Label)]
    assert said == [top.opening(), scene.t("realigious.hand_seen.none")]


def test_asc_3b_pointing_at_a_relic_shows_the_line_and_its_chances(drive: Driver) -> None:
    scene = line_state(drive.program.client)
    drive.program.nav.stack.reset(scene, animated=False)
    drive.frames(2)
    assert isinstance(scene, BoardScene) and scene.board is not None
    board, shown = scene.board, scene.board.shown
    made = shown.foretold[scene.pointed]
    assert isinstance(made, CardForecast) and len(made.reaches) > 2
    assert list(board_items.reached(shown)) == list(made.reaches)
    pictures = [picture for picture, _ in board_items.plates(scene.media, board.art, shown)]
    rolled = [shown.view.tiles[tile].forecast for tile in made.reaches if tile not in shown.foretold]
    plates = [board_plates.rate_plate(scene.media, one.chance, False) for one in rolled if isinstance(one, Forecast)]
    assert len(plates) == len(made.reaches) - 1 and len(pictures) == len(plates) + len(shown.foretold)
    assert all(plate in pictures for plate in plates)
    assert not board_items.reached(replace(shown, pointed=""))


def test_c6_15_where_a_card_does_the_same_everywhere_the_inspector_says_what(drive: Driver) -> None:
    scene = with_cards(drive, HeldCard("guardian_of_life"))
    scene.answer("use:guardian_of_life@1")
    drive.frames(3, 100)
    assert scene.asked is not None and scene.asked.text == "card_target"
    offered = {ref for option in scene.asked.options() for ref in option.refs}
    assert offered
    does = scene.t("realigious.card.guardian_of_life.short")
    for tile in scene.view.tiles:
        page = scene.title_table.wording.page(f"tile:{tile.tile}")
        assert page is not None
        assert (does in [row.text for row in page.top]) is (f"tile:{tile.tile}" in offered)


@pytest.mark.parametrize("won", [True, False])
def test_r10_10_a_combat_under_repentance_is_told_without_a_defence(drive: Driver, won: bool) -> None:
    words = words_of(drive, samples.sample())
    data = {"seat": 0, "other": 1, "tile": 9, "r1": 76, "r2": 0, "rate": 76, "roll": 20, "reckless": 0, "forced": ""}
    kind = "combat_won" if won else "combat_lost"
    line = told(Event(900, kind, "R10.9", dict(data)), words)
    args = {"actor": words.name(0), "other": words.name(1), "tile": words.place(9), "roll": 20, "rate": 76}
    assert line is not None and line.text == words.t(f"realigious.log.{kind}.judged.tile", **args)
    assert words.t("realigious.term.defence_rate") not in " ".join(line.details)
    fought = told(Event(900, kind, "R10.9", data | {"r2": 10, "rate": 66}), words)
    assert fought is not None and "− " in fought.text and len(fought.details) == 3


def test_c1_2_esc_calls_off_what_is_being_picked(drive: Driver) -> None:
    scene = table(drive.program.client, "pbb", 2, asks("trade_give", 0, 2))
    drive.frames(2)
    drive.key(pygame.K_ESCAPE)
    for _ in range(200):
        if scene.asked is not None:
            break
        drive.frames(1, 100)
    assert scene.asked is not None and scene.asked.text == "tab_icon" and drive.top is scene
    drive.key(pygame.K_ESCAPE)
    drive.frames(2)
    assert drive.top is not scene


@pytest.mark.parametrize("kind", ["propagation", "combat"])
def test_c6_4b_a_card_for_a_combat_says_that_none_can_follow(drive: Driver, kind: str) -> None:
    scene = with_cards(drive, HeldCard("heavenly_host"), HeldCard("reaper"))
    view, words = scene.view, scene.title_table.wording
    made = Forecast(view.seats[0].tile, kind, 500, "", 50, ())
    tiles = tuple(msgspec.structs.replace(one, forecast=made) if one.tile == made.tile else one for one in view.tiles)
    scene.playback.jump(msgspec.structs.replace(view, tiles=tiles))
    assert following(words.seen).kind == kind
    says = scene.t("realigious.screen.card.idle")
    told = [says in [row.text for row in page.rows] for slot in (1, 2) if (page := words.page(f"hand:{slot}"))]
    assert told == [kind == "propagation", False]


@pytest.mark.parametrize(("before", "after", "tone"), [(800, 580, "bad"), (400, 580, "good")])
def test_c6_15_repentance_says_what_it_makes_of_the_combat_that_follows_here(
    drive: Driver, monkeypatch: pytest.MonkeyPatch, before: int, after: int, tone: str
) -> None:
    scene = with_cards(drive, HeldCard("repentance"), HeldCard("reaper"))
    made = Forecast(scene.view.seats[0].tile, "combat", before, "", 50, ())
    monkeypatch.setattr("scenes.titles.realigious.foretold.once_repented", lambda _view: (made, after))
    pages = [page for slot in (1, 2) if (page := scene.title_table.wording.page(f"hand:{slot}"))]
    told = [[(row.value, row.tone) for row in page.rows if "→" in row.value] for page in pages]
    assert told == [[(f"{before // 10}% → 58%", tone)], []]
    says = scene.t("realigious.screen.card.repents")
    assert [says in [row.text for row in page.rows] for page in pages] == [True, False]
