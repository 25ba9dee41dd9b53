"""Section 4, R12.6, 10.1-10.3. What a seat's view tells and keeps."""
from __future__ import annotations

from typing import Any

import pytest

from game.core.codec import ENCODE
from game.core.rng import Stream
from game.core.session import Session
from game.titles.realigious.forecast import Forecast, forecast
from game.titles.realigious.open_view import open_view
from game.titles.realigious.state import Effect, Government, HeldCard, Truce
from game.titles.realigious.view import SeatView, TileView, view
from tests.titles.realigious.play import Play

FAR = 24


@pytest.fixture
def play() -> Play:
    return Play()


@pytest.fixture
def night(play: Play) -> Play:
    play.state.day = False
    return play


def look(play: Play, seat: int | None = 0) -> SeatView:
    return view(play.state, seat)


def tile(play: Play, number: int, seat: int | None = 0) -> TileView:
    return look(play, seat).tiles[number]


def icons(play: Play, seat: int, reader: int | None = None) -> list[str]:
    return [icon.id for icon in look(play, reader).seats[seat].states]


# ---------------------------------------------------------------- R12.6 tiles
def test_r12_6_by_day_an_unrevealed_tile_shows_terrain_structure_owner_designation_only(play: Play) -> None:
    play.tile(FAR, "church_buddhist", owner=1, designation="icon", allotment=(10, 20, 30))
    play.state.hints[FAR] = "government"
    play.relic(FAR)
    seen = tile(play, FAR)
    assert (seen.shown, seen.seen, seen.known) == (True, True, 0)
    assert (seen.terrain, seen.structure, seen.owner, seen.designation) == ("grass", "church_buddhist", 1, "icon")
    assert (seen.believers, seen.donations, seen.influence) == (-1, -1, -1)
    assert (seen.hint, seen.relic, seen.forecast) == (False, -1, None)


def test_r12_6_at_night_an_unrevealed_tile_out_of_range_shows_nothing(night: Play) -> None:
    night.tile(FAR, "house", owner=1)
    assert tile(night, FAR) == TileView(FAR, 0, False, False)


def test_r12_6_an_adjacent_tile_shows_allotment_and_that_there_is_a_hint(night: Play) -> None:
    night.tile(10, "church_hindu", allotment=(10, 20, 30))
    night.state.hints[10] = "celebrity"
    seen = tile(night, 10)
    assert (seen.known, seen.seen, seen.shown) == (1, False, True)
    assert (seen.believers, seen.donations, seen.influence, seen.hint) == (10, 20, 30, True)
    assert seen.forecast is not None
    assert b"celebrity_" not in ENCODE(seen)


def test_r6_4_a_tile_that_the_wind_carries_to_is_told_though_it_is_only_next_to_what_is_revealed() -> None:
    play = Play()
    play.piece(0, 31)
    play.state.wind, play.seat(0).knowledge[33] = "E", 1
    play.tile(33, "house", allotment=(120, 60, 60))
    play.move_of(0)
    (question,) = play.session.questions()
    view = play.session.view(0)
    option = next(option for option in question.options() if option.key == "tile:33")
    made = forecast(view, question, option)
    assert isinstance(made, Forecast) and view.tiles[33].known == 1
    before = made
    play.seat(0).knowledge[33] = 2
    assert play.session.view(0).tiles[33].forecast == before


def told(play: Play, number: int = 9) -> Forecast:
    """What the contact with a tile leads to."""
    made = tile(play, number).forecast
    assert made is not None
    return made


def test_10_3_a_revealed_neutral_tile_shows_the_own_rate_with_its_terms(play: Play) -> None:
    play.money(0, 500, 500, believers=340)
    play.seat(0).prop_stacks = 2
    made = told(play)
    assert (made.kind, made.rate, made.chance) == ("propagation", 50 + 3 + 20, 730)
    assert sum(term.value for term in made.terms) == 73


def test_c6_15_a_revealed_enemy_tile_shows_the_chance_of_its_combat_with_both_sides(play: Play) -> None:
    play.tile(9, owner=1)
    made = told(play)
    assert (made.kind, made.rate, made.against, made.chance, made.defender) == ("combat", 70, 10, 600, 1)
    play.seat(0).effects.append(Effect("repentance", "turns", 3, 0))
    assert (told(play).rate, told(play).chance) == (51, 510)
    play.seat(0).religion = "buddhist"
    assert tile(play, 9).forecast is None


@pytest.mark.parametrize("change", [{"owner": 0}, {"owner": 1, "designation": "apostle"}, {"terrain": "water"}])
def test_10_3_no_rate_where_nothing_can_be_done(play: Play, change: dict[str, Any]) -> None:
    play.tile(9, **change)
    assert tile(play, 9).forecast is None


def test_r12_6_a_known_relic_is_shown_to_those_who_know_it(play: Play) -> None:
    relic = play.relic(FAR, kind=3, known=(0,))
    assert (tile(play, FAR).relic, tile(play, FAR).relic_kind) == (relic, 3)
    assert tile(play, FAR, 1).relic == tile(play, FAR, None).relic == -1


def test_r23_10_a_fogged_tile_shows_only_the_fog(play: Play) -> None:
    play.tile(9, "house", owner=1)
    play.relic(9, known=(0,))
    play.seat(1).effects.append(Effect("fog", "turns", 3, 1, ref=9))
    assert tile(play, 9) == TileView(9, 2, False, False, fog=1)
    assert tile(play, 8).fog == 2 and tile(play, 8).shown
    assert (tile(play, 9, 1).fog, tile(play, 9, 1).structure) == (2, "house")
    assert not tile(play, 9, None).shown


def test_r19_12_separatists_and_hospitals_are_named(play: Play) -> None:
    play.tile(9, owner=0, designation="hospital")
    play.state.hospitals[9], play.state.separatists[9] = 1, 3
    assert (tile(play, 9).designation, tile(play, 9).placer, tile(play, 9).separatist) == ("hospital", 1, 3)


def test_r11_4_mud_is_public_even_in_the_dark(night: Play) -> None:
    night.state.mud = [FAR]
    assert tile(night, FAR).mud and look(night).mud == (FAR,)


# ---------------------------------------------------------------- players
def test_4_hands_decks_and_purses_are_shown_to_their_owner_alone(play: Play) -> None:
    play.give(0, "reaper", "tithe")
    play.deck(0, "gleaning", "miracle", "repentance")
    play.money(0, 123457, 765431)
    own = look(play).own
    assert own is not None
    assert [card.card for card in own.hand] == ["reaper", "tithe"]
    assert (own.donations, own.influence) == (123457, 765431)
    assert own.deck == ("gleaning", "repentance", "miracle") and own.traits
    for reader in (1, None):
        seen = look(play, reader)
        assert (seen.seats[0].hand, seen.seats[0].deck) == (2, 3)
        data = ENCODE((seen.seats[0], seen.tiles, seen.celebrities, seen.governments))
        assert b"tithe" not in data and ENCODE(123457) not in data and ENCODE(765431) not in data
    assert look(play, None).own is None


def test_r4_4_a_card_of_the_hand_shows_its_price_and_whether_it_can_be_paid(play: Play) -> None:
    play.give(0, "repentance", "indulgence", "future_body")
    play.money(0, 901, 899)
    own = look(play).own
    assert own is not None
    dear, text, life = own.hand
    assert (dear.donations, dear.influence, dear.payable) == (900, 900, False)
    assert (text.donations, text.influence, text.gate_influence, text.payable) == (451, 450, 500, True)
    assert (life.donations, life.reputation, life.payable) == (400, 5, True)
    play.seat(0).hand[0] = HeldCard("repentance", free=True)
    own = look(play).own
    assert own is not None and own.hand[0].free and own.hand[0].payable and own.hand[0].donations == 0


def test_inf_3b_a_hidden_reputation_is_told_to_its_owner_alone(play: Play) -> None:
    play.money(0, 500, 500, reputation=77)
    play.seat(0).effects.append(Effect("hidden_reputation", "turns", 3, 0))
    assert (look(play, 0).seats[0].reputation, look(play, 0).seats[0].social) == (77, 540)
    for reader in (1, None):
        assert (look(play, reader).seats[0].reputation, look(play, reader).seats[0].social) == (None, None)


def test_r2_11_progress_is_per_mille(play: Play) -> None:
    play.money(0, 500, 500, believers=2000, reputation=61)
    play.relic(holder=0)
    seen = look(play, 1).seats[0]
    assert (seen.religious, seen.social, seen.mystic, seen.relics) == (599, 220, 250, 1)
    assert (look(play).believers_target, look(play).relic_goal) == (3334, 4)


def test_4_a_pending_effect_shows_its_icon_but_not_its_aim(play: Play) -> None:
    play.seat(0).effects = [Effect("footsteps", "move", 0, 0, ref=31),
                            Effect("prepared_king", "start", 3, 0, what="miracle")]
    seen = look(play, 1).seats[0]
    assert [(icon.id, icon.left) for icon in seen.states] == [("prepared_king", 3), ("footsteps", 0)]
    assert seen.aside == 1 and b"miracle" not in ENCODE(seen)
    own = look(play).own
    assert own is not None and own.aside == ("miracle",) and own.effects[0].ref == 31


def test_5_7_icons_are_newest_first_and_count_stacks(play: Play) -> None:
    play.seat(0).effects = [Effect("clergy", "game", n=3), Effect("standby", "use", what="fair_game"),
                            Effect("standby", "use", what="witchs_way"), Effect("axis_of_evil", "turns", 2, 0)]
    play.seat(0).prop_stacks = 2
    states = look(play, 1).seats[0].states
    assert [(icon.id, icon.mood, icon.left, icon.n) for icon in states] == [
        ("axis_of_evil", "bad", 2, 0), ("standby", "good", 0, 2), ("clergy", "good", 0, 3),
        ("prop_consolation", "good", 0, 2)]


def test_5_7_the_table_implies_icons(play: Play) -> None:
    play.celebrity("vagrant", FAR, owner=0)
    play.tile(20, "gov_police")
    play.state.governments[20] = Government(0, 1)
    play.seat(0).stealth, play.seat(0).skip = True, 1
    play.relic(holder=0)
    play.state.truces.append(Truce(1, 0, 2))
    assert icons(play, 0) == ["skip", "stealth", "relic_bonus", "celebrity_owned", "gov_police", "truce"]
    assert look(play).seats[0].states[-1].other == 1


def test_r15_5_the_icon_of_the_relic_bonus_tells_the_fourth_level() -> None:
    play = Play(3)
    for _ in range(4):
        play.relic(holder=0)
    assert [(icon.id, icon.n) for icon in look(play).seats[0].states] == [("relic_bonus", 4)]


def test_r15_6_the_icon_of_the_relic_bonus_keeps_the_level_that_an_exorcism_left() -> None:
    play = Play(3)
    play.relic(holder=0)
    play.seat(0).bonus_floor = 4
    assert [icon.n for icon in look(play).seats[0].states] == [4]


def test_r12_8_a_hidden_piece_is_missing_on_board_and_minimap(play: Play) -> None:
    play.seat(1).stealth = True
    seen = look(play).seats[1]
    assert (seen.tile, seen.minimap_tile) == (-1, -1)
    assert look(play, 1).seats[1].tile == 40


def test_r12_9_the_office_shows_pieces_on_the_minimap_only(night: Play) -> None:
    night.tile(20, "gov_office")
    night.state.governments[20].holder = 0
    seen = look(night).seats[1]
    assert (seen.tile, seen.minimap_tile) == (-1, 40)


# ---------------------------------------------------------------- forces, turn, onlookers
def test_r12_6_a_hidden_celebrity_has_no_place(night: Play) -> None:
    night.celebrity("thug", FAR)
    assert look(night).celebrities[0].tile == -1 and look(night, None).celebrities[0].tile == FAR


def test_r4_5_r16_3_prices_are_those_of_the_reader(play: Play) -> None:
    play.celebrity("thug", FAR)
    play.state.celebrities[0].bought = 2
    play.seat(0).effects.append(Effect("hint_celebrity", "use"))
    assert [(v.celebrities[0].donations, v.celebrities[0].influence) for v in (look(play), look(play, 1))] == [
        (750, 500), (1500, 1000)]


def test_r12_6_a_government_in_the_dark_has_no_place(night: Play) -> None:
    night.tile(FAR, "gov_base")
    assert look(night).governments[0].tile == -1 and look(night).governments[0].structure == "gov_base"
    night.state.day = True
    assert look(night).governments[0].tile == FAR


def test_r1_4_next_seats_begin_with_the_turn_player() -> None:
    play = Play(players=4)
    play.state.acting, play.seat(3).alive = 2, False
    assert look(play).next_seats == (2, 0, 1)


def test_4_an_eliminated_player_sees_what_onlookers_see(night: Play) -> None:
    night.seat(0).alive, night.seat(0).tile = False, -1
    mine, public = look(night, 0), look(night, None)
    assert mine.own is None and mine.tiles == public.tiles and mine.seats == public.seats


# ---------------------------------------------------------------- what others hold does not show
@pytest.mark.slow
def test_4_other_hands_and_decks_never_show_in_play() -> None:
    """Two tables that differ only in which plain actions the others hold: as long as nobody uses a card or
    rolls a different die, a seat sees the same, hears the same, and the same seats are asked."""
    ones, others = tables(("train_clergy", "reaper", "tithe"), ("joy_of_ministry", "cast_net", "last_fragment"))
    for seat in (0, None):
        one, other = ones.session, others.session
        one.table.state.rng = other.table.state.rng = 99
        stream = Stream(5, "answers")
        for _ in range(150):
            if one.outcome is not None:
                break
            key = common_key(one, other, stream)
            one.answer(one.questions()[0].seat, key)
            other.answer(other.questions()[0].seat, key)
            assert ENCODE(one.view(seat)) == ENCODE(other.view(seat)), key
            assert one.events(0, seat) == other.events(0, seat), key
            assert [(q.seat, q.rule, q.text) for q in one.questions()] == [(q.seat, q.rule, q.text)
                                                                           for q in other.questions()], key


def tables(*decks: tuple[str, ...]) -> list[Play]:
    """Tables of three players whose seats 1 and 2 hold and draw nothing but those cards; seat 0 holds the
    same on all."""
    made = []
    for deck in decks:
        play = Play(players=3)
        for seat in (0, 1, 2):
            kinds = ("gleaning", "relief_corps", "special_grace") if seat == 0 else deck
            play.give(seat, *kinds)
            play.deck(seat, *(kinds * 5))
        play.celebrity("thug", 27)
        play.relic(36)
        play.restart()
        made.append(play)
    return made


def common_key(one: Session, other: Session, stream: Stream) -> str:
    """An answer that both tables offer, uses no card, and is drawn at random."""
    theirs = [option.key for option in other.questions()[0].options()]
    return stream.pick([option.key for option in one.questions()[0].options()
                        if option.key in theirs and not option.key.startswith("use:") and option.key != "trade"])


def test_10_3_a_general_nobody_sees_is_no_item_of_the_odds(play: Play) -> None:
    here = play.state.seats[0].tile
    play.tile(here, owner=1)
    play.celebrity("general", here + 1, owner=1)
    assert told(play, here).against == 25
    play.state.seats[1].effects.append(Effect("fog", "turns", 3, 1, ref=here + 1))
    play.cards_of(0, contact=True)
    assert told(play, here).against == 10


# ---------------------------------------------------------------- C7.2 all-seeing eyes
def test_c7_2_all_seeing_eyes_see_relics_on_every_tile_from_the_first_but_none_that_is_held(play: Play) -> None:
    first, last = play.relic(0), play.relic(48, kind=1)
    play.relic(FAR, holder=0)
    shown = {tile.tile: (tile.relic, tile.relic_kind) for tile in open_view(play.state).tiles if tile.relic >= 0}
    assert shown == {0: (first, 0), 48: (last, 1)}


def test_c7_2_purses_are_told_to_all_seeing_eyes_alone(play: Play) -> None:
    play.money(0, 340, 20, 50)
    play.money(1, 7, 900, 70)
    told = [(seat.donations, seat.influence) for seat in open_view(play.state).seats]
    assert told[:2] == [(340, 20), (7, 900)]
    for reader in (0, 1, None):
        assert all(seat.donations is seat.influence is None for seat in play.session.view(reader).seats)
