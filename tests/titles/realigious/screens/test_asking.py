"""C6.4c. What is asked before the cards are done with, and before all there is is spent."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from game.core.events import Event
from game.titles.realigious.forecast import Forecast, following
from game.titles.realigious.state import HeldCard
from scenes.kit import layout
from scenes.kit.board_tip import TIP_MS
from scenes.kit.table_question import TableQuestion
from scenes.kit.words import together
from scenes.table.match_menu import MatchMenu
from scenes.table.table_scene import TableScene
from scenes.titles.realigious import table_layout
from scenes.titles.realigious.hand_orders import OrdersScene
from scenes.titles.realigious.ledger import Balance
from scenes.titles.realigious.prompts import Words
from tests.gallery.realigious_asks import question
from tests.gallery.realigious_tables import asks, table
from tests.scenes.conftest import Driver
from tests.titles.realigious.play import Play


def with_cards(drive: Driver, *cards: HeldCard) -> TableScene:
    """A person at the cards with these and nothing else, rich enough for all."""
    scene = table(drive.program.client, "pb", 3, asks("card_or_done"))
    drive.frames(2)
    state: Any = scene.match.session.table.state  # type: ignore[attr-defined]
    state.seats[0].hand = list(cards)
    state.seats[0].donations, state.seats[0].influence, state.seats[1].hand = 1540, 1560, []
    pending: Any = scene.match.session.question(0)
    pending._options = None
    scene.playback.jump(scene.match.session.view(0))
    scene.ask_anew()
    drive.frames(3, 100)
    assert scene.asked is not None and scene.asked.text == "card_or_done"
    return scene


def log(scene: TableScene) -> list[str]:
    return [entry.key for entry in scene.match.session.log]


def test_r5_11_a_card_that_takes_all_is_asked_about_once(drive: Driver) -> None:
    """Its key alone spends nothing: what it takes is named, and the harmless answer has the focus."""
    scene = with_cards(drive, HeldCard("noble_sacrifice"))
    before = log(scene)
    drive.key(pygame.K_1)
    top = drive.top
    assert isinstance(top, TableQuestion) and log(scene) == before
    assert "1,540" in top.text and "1,560" in top.text
    had, told = scene.view.own.reputation, top.text.replace("\u00a0", " ")
    assert f"{had}% → {min(had + 15, 100)}%" in told.splitlines()[-1]
    assert top.ui.focus is drive.find("answer.1")
    drive.click("answer.1")
    assert log(scene) == before
    drive.key(pygame.K_1)
    drive.click("answer.0")
    assert log(scene)[len(before):] == ["use:noble_sacrifice@1"]


def test_r5_12_a_free_card_takes_nothing_and_asks_nothing(drive: Driver) -> None:
    scene = with_cards(drive, HeldCard("noble_sacrifice", free=True))
    drive.key(pygame.K_1)
    assert drive.top is scene and scene.title_table.taken_up() == "hand:1"
    drive.key(pygame.K_1)
    assert log(scene)[-1] == "use:noble_sacrifice@1"


def test_c6_4c_no_curse_and_nothing_that_takes_all_is_worth_a_question(drive: Driver) -> None:
    for card in (HeldCard("spell_of_doom", stacks=1, user=1), HeldCard("noble_sacrifice"), HeldCard("shame_panic"),
                 HeldCard("extremist")):  # fmt: skip
        scene = with_cards(drive, card)
        drive.click("table-primary")
        assert drive.top is scene and "done" in log(scene), card.kind


def test_c6_4c_names_of_cards_stay_whole_in_the_question_before_the_end(drive: Driver) -> None:
    drive.program.client.set_language("en")
    scene = with_cards(drive, HeldCard("train_clergy"), HeldCard("relief_corps"), HeldCard("tithe"))
    drive.click("table-primary")
    assert isinstance(drive.top, TableQuestion)
    for card in ("train_clergy", "relief_corps"):
        name = scene.t(f"realigious.card.{card}")
        assert " " in name and name.replace(" ", "\u00a0") in drive.top.text


def test_c6_2_where_no_card_can_be_used_the_prompt_asks_for_none(drive: Driver) -> None:
    for cards, key in (((), ".none"), ((HeldCard("tithe"),), "")):
        scene = with_cards(drive, *cards)
        after = scene.t(f"realigious.ask.card_or_done.next.{following(scene.view).kind}")
        assert scene.prompt.text == scene.t(f"realigious.ask.card_or_done{key}", next=after)


def test_c6_4c_about_the_same_cards_it_is_asked_once_in_a_match(drive: Driver) -> None:
    scene = with_cards(drive, HeldCard("tithe"))
    drive.click("table-primary")
    assert isinstance(drive.top, TableQuestion) and together(scene.t("realigious.card.tithe")) in drive.top.text
    drive.click("answer.2")
    state: Any = scene.match.session.table.state  # type: ignore[attr-defined]
    state.turn += 2
    scene.playback.jump(scene.match.session.view(0))
    drive.click("table-primary")
    assert drive.top is scene and log(scene)[-1] == "done"


def test_c6_4c_asking_can_be_told_to_stop(drive: Driver) -> None:
    scene = with_cards(drive, HeldCard("tithe"))
    drive.click("table-primary")
    drive.click("answer.1")
    assert log(scene)[-1] == "done"
    assert scene.media.settings.end_turn_question == "never"
    told = [toast.text for toast in drive.program.nav.stack.toasts.shown]
    assert any(scene.t("options.end_turn") in words for words in told)  # where it is turned on again


def test_c6_4c_the_question_names_what_its_answer_does_and_says_why_nothing_else_can_be_pressed(drive: Driver) -> None:
    scene = with_cards(drive, HeldCard("tithe"))
    drive.click("table-primary")
    asked = drive.top
    assert isinstance(asked, TableQuestion) and asked.title == scene.t("realigious.asks.card_or_done.done")
    assert asked.answers[0][0] == scene.buttons.primary.text
    drive.click(scene.buttons.undo.rect.center)
    first = scene.t("table.end.first", key=scene.media.bindings.label("back"))
    assert drive.top is asked and first in [toast.text for toast in drive.program.nav.stack.toasts.shown]


def test_c6_4c_the_menu_opens_while_the_end_of_the_turn_is_asked_about(drive: Driver) -> None:
    scene = with_cards(drive, HeldCard("tithe"))
    before = log(scene)
    drive.click("table-primary")
    assert isinstance(drive.top, TableQuestion)
    drive.click(pygame.Rect(scene.ui.find("table-menu").rect).center)  # type: ignore[union-attr]
    assert isinstance(drive.top, MatchMenu) and log(scene) == before
    drive.key(pygame.K_ESCAPE)
    assert drive.top is scene


@pytest.mark.parametrize("motion", [False, True])
def test_c6_7b_what_the_menu_has_opened_leads_back_to_it_and_takes_its_place_meanwhile(
    drive: Driver, motion: bool
) -> None:
    scene = with_cards(drive, HeldCard("tithe"))
    drive.program.media.motion = motion
    drive.key(pygame.K_ESCAPE)
    drive.frames(20, 50)
    menu, at = drive.top, (960, 34)
    shown = drive.program.media.canvas.surface
    assert isinstance(menu, MatchMenu) and menu.rect.collidepoint(at)
    drawn = shown.get_at(at)
    drive.click("match-orders")
    drive.frames(20, 50)
    assert isinstance(drive.top, OrdersScene) and not drive.top.rect.collidepoint(at) and shown.get_at(at) != drawn
    drive.key(pygame.K_ESCAPE)
    drive.frames(20, 50)
    assert drive.top is menu and menu.ui.focus is drive.find("match-orders") and shown.get_at(at) == drawn
    drive.key(pygame.K_ESCAPE)
    assert drive.top is scene


def test_look_9_a_question_in_play_darkens_no_board_but_its_own_column(drive: Driver) -> None:
    with_cards(drive, HeldCard("tithe"))
    drive.frames(3, 100)
    shown, board, primary = drive.program.media.canvas.surface, (300, 300), layout.PRIMARY.move(16, 12).topleft
    before = [shown.get_at(at) for at in (board, primary)]
    drive.click("table-primary")
    drive.frames(10, 60)
    assert isinstance(drive.top, TableQuestion) and not drive.top.rect.collidepoint(board)
    assert shown.get_at(board) == before[0]
    assert sum(shown.get_at(primary)[:3]) < sum(before[1][:3]) // 2  # one gold: that of what Enter gives


@pytest.mark.parametrize("scale", [100, 130])
def test_look_9_a_question_in_play_lies_on_neither_board_nor_hand(drive: Driver, scale: int) -> None:
    drive.program.client.set_scale(scale)
    with_cards(drive, HeldCard("tithe"))
    drive.click("table-primary")
    drive.frames(10, 60)
    top = drive.top
    assert isinstance(top, TableQuestion)
    places = table_layout.places(scale, 3)
    assert not top.rect.collidelistall([places.board, places.hand, layout.PRIMARY])
    answers = [drive.find(f"answer.{i}").rect for i in range(3)]
    assert all(top.rect.contains(answer) and answer.height >= 60 * scale // 100 for answer in answers)


def test_r5_5_the_card_that_the_next_one_sends_away_is_marked(drive: Driver) -> None:
    with_cards(drive, HeldCard("tithe"), HeldCard("gleaning"))
    assert not any(drive.find(f"hand.{slot}").falls for slot in (1, 2, 3))  # type: ignore[attr-defined]
    scene = with_cards(drive, HeldCard("tithe"), HeldCard("gleaning"), HeldCard("miracle"))
    places: list[Any] = [drive.find(f"hand.{slot}") for slot in (1, 2, 3)]
    assert [place.falls for place in places] == [False, False, True]
    words = scene.t("realigious.screen.card.falls")
    assert words in places[2].hint() and words in places[2].spoken() and words not in places[0].hint()


def test_c1_2_the_tip_of_a_card_leaves_inspector_and_log_in_sight(drive: Driver) -> None:
    scene = with_cards(drive, HeldCard("tithe"), HeldCard("gleaning"), HeldCard("miracle"))
    for slot in (1, 2, 3):
        drive.move(drive.find(f"hand.{slot}").rect.center)
        drive.frames(8, 100)
        tip = scene.ui.tooltip
        assert tip.text and not tip.rect.collidelistall([layout.INSPECTOR, scene.log.rect, scene.prompt.rect])


def point(drive: Driver, scene: TableScene, ref: str) -> None:
    """The pointer rests on a tile of the board until a plate would be there."""
    place = scene.title_table.place_of(ref)
    assert place is not None
    drive.move(place.center)
    drive.frames(TIP_MS // 50 + 3, 50)


def test_c6_4_beside_the_board_is_said_only_what_the_inspector_does_not_say(drive: Driver) -> None:
    """Over a tile that can be chosen there is no plate, over another one the reason alone; a pinned inspector tells of
    something else, so that the plate has all.
    """
    scene = table(drive.program.client, "pbb", 3, asks("move"))
    drive.frames(3)
    board: Any = scene.title_table.board  # type: ignore[attr-defined]
    offered = {ref for option in scene.options() for ref in option.refs}
    refs = [f"tile:{n}" for n in range(len(scene.view.tiles))]
    free = next(ref for ref in refs if ref in offered)
    barred = next(ref for ref in refs if ref not in offered and scene.title_table.tip(ref).why)
    point(drive, scene, free)
    assert board.tip_plate.shown is None
    point(drive, scene, barred)
    told = board.words_at(barred)
    assert board.tip_plate.shown is not None and (told.heading, told.lines) == ("", ()) and told.why
    assert board.tip_of(barred).heading in board.spoken()
    scene.title_table.inspector.toggle_pin()
    point(drive, scene, free)
    assert board.tip_plate.shown is not None and board.words_at(free).heading


@pytest.mark.parametrize("name", ["spot.resource:donations", "reputation", "spot.victory:social", "seat.1"])
def test_c6_4_a_tip_names_what_the_inspector_tells_of_at_the_same_time(drive: Driver, name: str) -> None:
    """All of it is still said aloud, and shown where the inspector is pinned to something else."""
    scene = table(drive.program.client, "pbb", 3, asks("move"))
    drive.frames(3)
    spot = drive.find(name)
    short, aloud = spot.hint(), spot.spoken()
    assert set(short.split("\n")) < set(aloud.split("\n"))
    scene.title_table.inspector.toggle_pin()
    assert spot.hint() == aloud


def test_c6_15_the_button_that_ends_the_cards_says_what_comes_and_how_likely(drive: Driver) -> None:
    scene = with_cards(drive, HeldCard("tithe"))
    tile = scene.view.seats[0].tile
    done = next(option for option in scene.options() if option.key == "done")
    asked: Any = scene.asked

    def button(made: Forecast | None) -> str:
        tiles = tuple(replace(one, forecast=made) if one.tile == tile else one for one in scene.view.tiles)
        return Words(scene.media, view=replace(scene.view, tiles=tiles), seats=scene.match.seats).face(asked, done).text

    assert button(Forecast(tile, "propagation", 610, "", 61, ())) == scene.t(
        "realigious.table.done.propagation", chance="61%"
    )
    assert button(Forecast(tile, "combat", 420, "", 42, ())) == scene.t("realigious.table.done.combat", chance="42%")
    assert button(None) == scene.t("realigious.table.done.nothing")


@pytest.mark.parametrize("kind", ["propagation", "combat", "piece_combat", ""])
@pytest.mark.parametrize("cards", [True, False])
def test_r3_6_the_line_of_prompts_names_what_the_button_beside_it_begins(
    drive: Driver, kind: str, cards: bool
) -> None:
    scene = with_cards(drive, HeldCard("tithe"))
    tile, asked = scene.view.seats[0].tile, scene.asked
    assert asked is not None
    made = Forecast(tile, kind, 610, "", 61, ()) if kind else None
    tiles = tuple(replace(one, forecast=made) if one.tile == tile else one for one in scene.view.tiles)
    words = Words(scene.media, view=replace(scene.view, tiles=tiles), seats=scene.match.seats)
    if not cards:
        asked = question("card_or_done", [option for option in asked.options() if option.key == "done"], asked.about)
    key = f"realigious.ask.card_or_done{'' if cards else '.none'}"
    after = scene.t(f"realigious.ask.card_or_done.next.{kind}") if kind else ""
    assert words.prompt(asked)[0] == (scene.t(key, next=after) if kind else scene.t(f"{key}.idle"))


@pytest.mark.parametrize(("speed", "seat", "told"), [("off", 0, True), ("off", 1, False), ("normal", 0, False)])
def test_c6_5_without_animations_a_roll_that_fails_is_said_in_words(
    drive: Driver, speed: str, seat: int, told: bool
) -> None:
    scene = with_cards(drive, HeldCard("tithe"))
    scene.media.settings.animation_speed = speed  # type: ignore[assignment]
    scene.telling.shown(Event(9999, "propagation_failed", "R9.8", {"seat": seat, "tile": 3, "rate": 62, "roll": 86}))
    shown = [toast.text for toast in drive.program.nav.stack.toasts.shown]
    assert any("62" in text and "86" in text for text in shown) is told


@pytest.mark.parametrize("scale", [90, 100, 115, 130])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c10_3_players_and_cards_grow_with_the_interface_and_nothing_lies_on_anything(scale: int, seats: int) -> None:
    usual, places = table_layout.places(100, seats), table_layout.places(scale, seats)
    cards = places.hand.copy()  # deck and graveyard under them give their place to what there is to choose
    cards.height = table_layout.SLOTS * (table_layout.card_size(scale)[1] + table_layout.GAP) - table_layout.GAP
    assert places.hand.contains(cards)
    parts = [places.board, cards, places.choices, places.players, places.race, layout.HISTORY, layout.INSPECTOR]
    assert not any(a.colliderect(b) for i, a in enumerate(parts) for b in parts[i + 1 :])
    assert all(pygame.Rect(0, 0, 1920, 1080).contains(part) for part in parts)
    assert places.board.width >= usual.board.width * 9 // 10
    if scale > 100:
        assert places.players.width > usual.players.width and places.hand.width > usual.hand.width
        assert table_layout.card_size(scale)[1] >= 196 * min(scale, 123) // 100
    else:
        assert places == usual


@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("scale", [100, 130])
def test_c6_1_deck_and_graveyard_are_of_one_size_in_every_language(drive: Driver, language: str, scale: int) -> None:
    """The longer name takes no room from its cards."""
    drive.program.client.set_language(language)
    drive.program.client.set_scale(scale)
    with_cards(drive, HeldCard("tithe"))
    piles: list[Any] = [drive.find("deck"), drive.find("grave")]
    sizes = []
    for pile in piles:
        pile.face, drawn = (lambda _top, size: sizes.append(size) or pygame.Surface(size)), pile.content
        pile.content = (14, drawn[1] or "gleaning")
        pile.draw(pygame.Surface((1920, 1080)))
    assert len(sizes) == 2 and abs(sizes[0][0] - sizes[1][0]) <= 2


@pytest.mark.parametrize(("kind", "card", "seat", "told"), [
    ("entered_hand", "spell_of_doom", 0, True), ("drew", "shame_panic", 0, True), ("drew", "spell_of_doom", 0, False),
    ("drew", "extremist", 0, True), ("drew", "tithe", 0, False), ("drew", "shame_panic", 1, False)])  # fmt: skip
def test_sac_2b_a_curse_that_comes_is_announced(drive: Driver, kind: str, card: str, seat: int, told: bool) -> None:
    scene = with_cards(drive, HeldCard("tithe"))
    scene.telling.shown(Event(9999, kind, "SAC-2b", {"seat": seat, "card": card}))
    shown = [toast.text for toast in drive.program.nav.stack.toasts.shown]
    name = scene.t("realigious.news.curse", card=f"@realigious.card.{card}")
    assert (name in shown) is told


def test_sac_2b_the_inspector_shows_what_a_curse_costs_now(drive: Driver) -> None:
    scene = with_cards(drive, HeldCard("spell_of_doom", stacks=1, user=1))
    page = scene.title_table.wording.page("hand:1")
    assert page is not None
    card, price = page.card
    assert (card, price.donations, price.influence) == ("spell_of_doom", 1600, 1600)
    assert any("1,600" in row.text for row in page.rows)


def test_r5_10_why_a_reaction_cannot_be_used_is_said_of_a_reaction(drive: Driver) -> None:
    """Also in the move phase, where no card can be used."""
    play = Play()
    play.give(0, "miracle", "tithe")
    play.move_of(0)
    why = [play.session.why_not(0, f"hand:{slot}") for slot in (1, 2)]
    assert [one.text for one in why if one is not None] == ["why.is_a_reaction", "why.cards_later"]


@pytest.mark.slow
@pytest.mark.parametrize("scale", [100, 130])
def test_look_no_notice_covers_a_card_of_the_hand(drive: Driver, scale: int) -> None:
    drive.program.client.set_scale(scale)
    scene = with_cards(drive, HeldCard("tithe"), HeldCard("gleaning"))
    toasts = drive.program.nav.stack.toasts
    scene.nav.toast(" ".join(["A curse has entered your hand, and this is told at some length."] * 2))
    cards = [slot.rect for slot in scene.title_table.hand.slots]
    assert toasts.shown and toasts.shown[0].rect.collidelist([*cards, scene.prompt.rect]) < 0


@pytest.mark.slow
@pytest.mark.parametrize(("chairs", "asked"), [("pb", "move"), ("pbb", "tab_icon"), ("pbb", "react"), ("pbbb", "move")])
@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("scale", [100, 130])
def test_look_no_notice_covers_a_tile(drive: Driver, chairs: str, asked: str, scale: int, language: str) -> None:
    """Neither the longest of all at a table nor one that stands there when a dialog opens at the foot of the board."""
    drive.program.client.set_scale(scale)
    drive.program.client.set_language(language)
    toasts, t = drive.program.nav.stack.toasts, drive.program.media.t
    scene = table(drive.program.client, chairs, 2, asks(asked, 0, 2), climate="cold" if asked == "react" else "random")
    scene.nav.toast(t("table.end.stopped", what=t("options.end_turn")))
    drive.frames(2)
    faces = [scene.title_table.board.place_of(f"tile:{i}") for i in range(len(scene.view.tiles))]
    dialogs = [panel.rect for panel in scene.title_table.dialogs.panels if panel.visible]
    (notice,) = [toast.rect for toast in toasts.shown]
    assert bool(dialogs) == (asked != "move") and drive.top is scene
    assert not [face for face in faces if face and notice.colliderect(face.inflate(-24, -24))]
    assert notice.collidelist([*dialogs, scene.title_table.hand.rect]) < 0


def test_look_no_notice_covers_the_prompt_or_the_name_of_the_program(drive: Driver) -> None:
    scene = with_cards(drive, HeldCard("tithe"))
    toasts = drive.program.nav.stack.toasts
    scene.nav.toast("something")
    assert toasts.shown and not any(toast.rect.colliderect(scene.prompt.rect) for toast in toasts.shown)
    toasts.clear()
    menu: Any = drive.program.nav.make("menu")
    drive.program.nav.stack.reset(menu, animated=False)
    drive.program.nav.toast("something")
    assert menu.ui.spared() and not any(toasts.shown[0].rect.colliderect(rect) for rect in menu.ui.spared())


def test_r8_6_each_amount_of_a_trade_tells_what_both_would_have(drive: Driver) -> None:
    scene = table(drive.program.client, "pbb", 2, asks("trade_give", 0, 2))
    drive.frames(2)
    own = scene.view.own
    (key,) = [o.key for o in scene.options() if o.key == "believers:50"] or ["donations:100"]
    name, amount = key.split(":")
    have = scene.view.seats[own.seat].believers if name == "believers" else getattr(own, name)
    drive.move(drive.find(f"trade.{key}").rect.center)
    panel = next(panel for panel in scene.title_table.dialogs.panels if panel.visible)
    mine, theirs = (one.spoken() for one in panel.each() if isinstance(one, Balance))
    assert f"{have:,} → {have - int(amount):,}" in mine
    assert theirs.startswith(scene.match.name(int(panel.question.about["other"])))

@pytest.mark.slow
def test_c1_2_arrows_stay_in_a_panel_that_asks(drive: Driver) -> None:
    """The board behind it has its middle beside the first button."""
    scene = table(drive.program.client, "pbb", 5, asks("relic_god_choice"), god="giyechin")
    drive.frames(3, 300)
    first, second = (f"relic.{option.key}" for option in scene.options())
    focus = scene.ui.focus
    assert focus is not None and focus.name == first
    drive.key(pygame.K_RIGHT)
    assert scene.ui.focus is drive.find(second)
    drive.key(pygame.K_LEFT)
    assert scene.ui.focus is drive.find(first)
