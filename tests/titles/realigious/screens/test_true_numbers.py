"""C6.4, C6.15: what is told answers what is asked: no number of another question, no reason that is not the one."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from game.core.ask import Option
from game.core.modifiers import Term
from game.titles.realigious.forecast import Forecast
from game.titles.realigious.state import HeldCard
from game.titles.realigious.view import StateIcon
from scenes.kit.table_question import TableQuestion
from scenes.kit.words import together
from scenes.titles.realigious import board_items
from scenes.titles.realigious.foretold import in_full
from scenes.titles.realigious.situation_rows import tiles_seen
from scenes.titles.realigious.states import ToldState, state_tip
from tests.gallery import realigious_views as samples
from tests.gallery.realigious_asks import question
from tests.gallery.realigious_panels import calls_of
from tests.gallery.realigious_tables import asks, table
from tests.scenes.conftest import Driver
from tests.titles.realigious.play import Play
from tests.titles.realigious.screens.test_asking import with_cards
from tests.titles.realigious.screens.test_panels_info import words_of


@pytest.mark.parametrize("text", board_items.AIMS)
def test_c6_15_a_question_for_a_target_shows_no_yield_of_a_contact(drive: Driver, text: str) -> None:
    """Where another piece is sent or a card acts, the own conversion does not happen."""
    scene = table(drive.program.client, "pb", 3, asks("move"))
    drive.frames(3, 100)
    board: Any = scene.title_table.board  # type: ignore[attr-defined]
    neutral = [tile.tile for tile in scene.view.tiles if tile.forecast is not None and tile.owner < 0]
    told = [at for at in board_items._told(board.shown) if at in neutral]
    near = [at for at in neutral if isinstance(board_items._leads(board.shown, at), Forecast)]
    assert near
    chosen = neutral[:2]
    options = [Option(f"tile:{at}", "opt.tile", (f"tile:{at}",)) for at in chosen]
    asked = question(text, options, {"card": "peace_river", "step": 1})
    board.offer(asked, asked.options())
    assert not list(board_items._told(board.shown)) and not board.shown.foretold
    assert all(board_items._leads(board.shown, at) is None for at in neutral)
    board.shown.pointed = f"tile:{chosen[0]}"
    assert set(board_items._told(board.shown)) <= {chosen[0]}
    moving = scene.asked
    assert moving is not None
    board.shown.pointed = ""
    board.offer(moving, moving.options())
    assert [at for at in board_items._told(board.shown) if at in neutral] == told


def test_c6_4c_the_warning_names_every_card_that_is_offered_and_the_one_that_falls(drive: Driver) -> None:
    scene = with_cards(drive, HeldCard("tithe"), HeldCard("heavenly_host"), HeldCard("noble_sacrifice"))
    drive.click("table-primary")
    top = drive.top
    assert isinstance(top, TableQuestion)
    lit = [option for option in scene.match.session.question(0).options() if option.key.startswith("use:")]  # type: ignore[union-attr]
    names = [scene.t(f"realigious.card.{option.key[4:].partition('@')[0]}") for option in lit]
    assert len(names) == 3 and all(together(name) in top.text for name in names)
    falls = scene.t("realigious.ask.end.falls", card=together(names[2]))
    assert falls in top.text and scene.t("realigious.ask.end.falls", card=together(names[0])) not in top.text


def test_c6_4c_the_last_chance_of_a_card_that_takes_all_is_worth_a_question(drive: Driver) -> None:
    with_cards(drive, HeldCard("shame_panic"), HeldCard("shame_panic"), HeldCard("noble_sacrifice"))
    drive.click("table-primary")
    assert isinstance(drive.top, TableQuestion)


@pytest.mark.parametrize("language", ["ko", "en"])
def test_r10_14_what_a_lost_combat_costs_is_told_with_the_price_that_is_paid_anyway(
    drive: Driver, language: str
) -> None:
    drive.program.media.texts.language = language
    words = words_of(drive, samples.sample())
    made = Forecast(9, "combat", 500, "", 70, (), 30, (), 1, price=2, levy=50, penalty=3, most=(50, 180, 210))
    rows = [row.text for row in in_full(words, made)]
    assert any("−3" in row and "−5" in row for row in rows)
    free = [row.text for row in in_full(words, msgspec.structs.replace(made, price=0))]
    assert words.t("realigious.forecast.lost", reputation="−3") in free


@pytest.mark.parametrize(("god", "level"), [("zog_malomos", 2), ("sekrazade", 1), ("abukaros", 3), ("giyechin", 6)])
def test_r15_3_the_state_of_held_relics_tells_what_they_do(drive: Driver, god: str, level: int) -> None:
    t = drive.program.media.t
    icon = StateIcon("relic_bonus", "good", n=level)
    view = msgspec.structs.replace(samples.sample(), god=god)
    seats = tuple(msgspec.structs.replace(seat, states=(icon,) if seat.seat == view.seat else ())
                  for seat in view.seats)  # fmt: skip
    words = words_of(drive, msgspec.structs.replace(view, seats=seats))
    power = t(f"realigious.god.{god}.bonus.{min(4, level)}")
    page = words.page("state:relic_bonus")
    assert page is not None and any(power in row.text for row in page.rows)
    assert power in state_tip(drive.program.media, ToldState(icon, god=god), calls_of(view))


def test_r12_6_relic_and_celebrity_of_a_tile_are_named_first(drive: Driver) -> None:
    view, t = samples.sample(), drive.program.media.t
    who = view.celebrities[0]
    at = next(tile for tile in view.tiles if tile.shown and not tile.fog and tile.owner < 0)
    view = msgspec.structs.replace(
        view, celebrities=(msgspec.structs.replace(who, tile=at.tile), *view.celebrities[1:]),
        tiles=tuple(msgspec.structs.replace(tile, relic=1) if tile is at else tile for tile in view.tiles))  # fmt: skip
    words = words_of(drive, view)
    page = words.page(f"tile:{at.tile}")
    assert page is not None
    first = [row.text for row in page.top[:4]]
    celebrity = t(f"realigious.celebrity.{who.type}")
    assert t("realigious.relic.of", god=t(f"realigious.god.{view.god}")) in first and celebrity in first
    assert [row.text for row in page.rows].count(celebrity) == 0
    assert any(celebrity in line for line in words.tip(f"tile:{at.tile}").rows())


def test_r12_6_the_tiles_of_others_are_no_figure_while_some_are_out_of_sight(drive: Driver) -> None:
    view = samples.sample()
    assert view.seat is not None
    other = next(seat.seat for seat in view.seats if seat.seat != view.seat and seat.alive)
    lit = msgspec.structs.replace(view, tiles=tuple(
        msgspec.structs.replace(tile, shown=True, owner=-1) for tile in view.tiles))  # fmt: skip
    dark = msgspec.structs.replace(lit, tiles=(msgspec.structs.replace(lit.tiles[0], shown=False), *lit.tiles[1:]))
    assert (tiles_seen(lit, other), tiles_seen(dark, other), tiles_seen(dark, view.seat)) == ("0", "?", "0")
    held = msgspec.structs.replace(dark, tiles=(*dark.tiles[:-1], msgspec.structs.replace(dark.tiles[-1], owner=other)))
    assert tiles_seen(held, other) == "1+"


@pytest.mark.parametrize(("donations", "influence", "text"), [
    (500, 500, "both"), (500, 5000, "donations"), (5000, 500, "influence")])  # fmt: skip
def test_r5_8_all_that_is_missing_for_a_card_is_named(donations: int, influence: int, text: str) -> None:
    play = Play()
    play.give(0, "tithe", "repentance")
    player = play.state.seats[0]
    player.donations, player.influence = donations, influence
    play.cards_of(0)
    slot = next(slot for slot, card in enumerate(play.state.seats[0].hand, 1) if card.kind == "repentance")
    refusal = play.session.why_not(0, f"hand:{slot}")
    assert refusal is not None and refusal.text == f"why.needs_{text}"
    if text == "both":
        assert refusal.args == {"donations": 900, "have_donations": 500, "influence": 900, "have_influence": 500}


def test_r5_7_a_card_whose_target_is_chosen_says_so() -> None:
    play = Play()
    play.give(0, "sanctuary", "tithe")
    play.tile(9, owner=0)
    player = play.state.seats[0]
    player.donations = player.influence = 5000
    play.cards_of(0)
    slots = {card.kind: slot for slot, card in enumerate(player.hand, 1)}
    play.answer(f"use:sanctuary@{slots['sanctuary']}")
    why = {kind: play.session.why_not(0, f"hand:{slot}") for kind, slot in slots.items()}
    assert {kind: one.text for kind, one in why.items() if one is not None} == {
        "sanctuary": "why.card_in_use", "tithe": "why.other_card_in_use"}


def test_r10_4_what_lowers_the_price_of_combat_or_a_defence_is_no_loss(drive: Driver) -> None:
    view = samples.sample()
    assert view.own is not None
    price = (Term(4, "term.price_base", 2), Term(4, "term.in_shaallah", -1))
    own = msgspec.structs.replace(view.own, price_terms=price)
    words = words_of(drive, msgspec.structs.replace(view, own=own))
    page = words.page("resource:reputation")
    assert page is not None
    (cheaper,) = [row for row in page.rows if row.text == words.t("realigious.term.in_shaallah")]
    assert (cheaper.value, cheaper.tone) == ("−1", "good")
    fewer = (Term(4, "term.base", 10), Term(4, "term.losing_streak", -5))
    made = Forecast(9, "combat", 650, "", 70, (Term(5, "term.base", 70),), 5, fewer, 1, most=(50, 180, 210))
    (less,) = [row for row in in_full(words, made) if row.value == "−5"]
    assert less.tone == "good"
    weaker = msgspec.structs.replace(made, terms=fewer, defence=())
    (mine,) = [row for row in in_full(words, weaker) if row.value == "−5"]
    assert mine.tone == "bad"


def test_r10_10_under_repentance_the_number_is_named_after_what_it_is(drive: Driver) -> None:
    words = words_of(drive, samples.sample())
    rated = (Term(5, "term.propagation_rate", 58),)
    made = Forecast(9, "combat", 580, "", 58, rated, 0, (), 1, most=(50, 180, 210))
    rows = [row.text for row in in_full(words, made)]
    assert f"{words.t('realigious.forecast.propagation')}: 58" in rows
    assert not any(row.startswith(words.t("realigious.forecast.attack")) for row in rows)


def test_r16_2_a_church_that_is_somebodys_promises_no_advantage(drive: Driver) -> None:
    view = samples.sample()
    plain = next(tile for tile in view.tiles if tile.shown and not tile.fog and tile.terrain != "water")
    for owner in (-1, 1):
        church = msgspec.structs.replace(plain, known=2, structure="church_buddhist", owner=owner)
        tiles = tuple(church if tile is plain else tile for tile in view.tiles)
        words = words_of(drive, msgspec.structs.replace(view, tiles=tiles))
        page = words.page(f"tile:{plain.tile}")
        assert page is not None
        gone = words.t("realigious.mark.church_done", what=words.t("realigious.advantage.diamond_body"))
        assert (gone in [row.text for row in page.rows]) is (owner >= 0)
