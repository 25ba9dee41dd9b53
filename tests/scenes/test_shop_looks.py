"""C10.2: what a profile uses is seen at the table, on the result and in replays, and changes nothing else."""

from __future__ import annotations

import pygame
import pytest

from scenes.kit import cosmetics
from scenes.program import Program
from scenes.replay.replay_scene import load
from scenes.table import banners
from scenes.table.match import Match
from scenes.table.table_scene import TableScene
from scenes.titles.realigious.goods import die_part
from scenes.titles.realigious.pieces import piece_sprite, things
from tests.gallery import creed_tables as creed
from tests.gallery.menu_shop import shopper
from tests.gallery.realigious_tables import played, seats
from tests.scenes.conftest import Driver

GOODS = ("back_tide", "table_velvet", "piece_jade", "die_jade", "banner_sun")
USED = {"back": "back_tide", "table": "table_velvet", "piece": "piece_jade", "die": "die_jade", "banner": "banner_sun"}


@pytest.fixture
def match(program: Program) -> Match:
    """A person who uses goods, a guest, a bot."""
    shopper(program.client, goods=GOODS)
    return Match.new(program.home, "realigious", seats(program.client, "pgb"), {}, 3)


def test_c10_2_a_match_takes_the_looks_of_the_profile(match: Match) -> None:
    assert match.seat(0).looks == USED


def test_c10_2_guests_and_bots_use_nothing(match: Match) -> None:
    assert [info.looks for info in match.seats[1:]] == [{}, {}]


def test_c10_2_a_save_takes_what_the_profile_uses_now(program: Program, match: Match) -> None:
    match.close()
    program.home.store.shop.use_none(match.seat(0).profile_uid, "table")
    again = Match.load(program.home, match.match_id)
    again.close()
    assert again.seat(0).looks == {kind: good for kind, good in USED.items() if kind != "table"}


def test_c10_2_a_replay_shows_what_was_used_then(program: Program) -> None:
    shopper(program.client, goods=GOODS)
    match = played(program.client, "pg", 2)
    match.close()
    program.home.store.shop.use_none(match.seat(0).profile_uid, "piece")
    assert cosmetics.materials(load(program.client, match.replay_id).seats) == {0: "piece_jade"}


def test_c10_2_looks_are_no_matter_of_the_rules(program: Program) -> None:
    plain = Match.new(program.home, "realigious", seats(program.client, "pgb"), {}, 3)
    shopper(program.client, goods=GOODS)
    dressed = Match.new(program.home, "realigious", seats(program.client, "pgb"), {}, 3)
    assert plain.session.save() == dressed.session.save()
    plain.close()
    dressed.close()


def test_c10_2_unknown_goods_and_those_of_another_kind_are_the_common_look(match: Match) -> None:
    match.seat(0).looks = {"back": "back_moonbeam", "piece": "back_tide"}
    assert (cosmetics.back_of(match.seat(0), "chess/back"), cosmetics.materials(match.seats)) == ("chess/back", {})


def test_c10_2_the_ground_is_that_of_the_first_person(match: Match) -> None:
    match.seat(1).looks = {"table": "table_marble"}
    assert cosmetics.ground_of(match.seats, "temperate") == "tables/table_velvet"


def test_c10_2_without_a_table_the_game_has_its_own_ground(match: Match) -> None:
    match.seat(0).looks = {}
    match.seat(1).looks = {"table": "table_marble"}
    assert cosmetics.ground_of(match.seats, "temperate") == "temperate"


def test_c10_2_the_own_piece_is_of_its_material_on_the_board(match: Match) -> None:
    view = match.session.view(0)
    found = {thing.ref: thing.sprite for thing in things(view, cosmetics.materials(match.seats)).values()}
    assert found["seat:0"] == piece_sprite(view.seats[0].character, 0, {0: "piece_jade"}) != found["seat:1"]


@pytest.mark.slow
def test_c10_2_the_own_deck_has_its_back(drive: Driver) -> None:
    shopper(drive.program.client, goods=GOODS)
    scene = TableScene(
        drive.program.client, Match.new(drive.program.home, "realigious", seats(drive.program.client, "pb"), {}, 3)
    )
    drive.program.nav.stack.reset(scene, animated=False)
    drive.frames(3)
    assert scene.title_table.hand.deck.content[1] == "back/back_tide"  # type: ignore[attr-defined]
    assert scene.title_table.board.dice == {0: "die_jade"}  # type: ignore[attr-defined]


@pytest.mark.slow
def test_c10_2_own_units_of_creed_are_rimmed(drive: Driver) -> None:
    profile = shopper(drive.program.client, goods=GOODS)
    match = creed.played(drive.program.client, "pb", 3, creed.asks("team_turn", 0, 3))
    match.seats[0].profile_uid = profile.uid
    cosmetics.apply_cosmetics(drive.program.home, match.seats)
    art = creed.parts(creed.table(drive.program.client, match)).board.art
    plain = type(art)(drive.program.media, art.size)
    own, enemy = ([pygame.image.tobytes(one.tile(nation, "spearman").surface, "RGBA") for one in (art, plain)]
                  for nation in ("aurand", "tarvok"))  # fmt: skip
    assert own[0] != own[1] and enemy[0] == enemy[1]


def test_c10_2_the_own_rolls_are_read_from_the_own_die(match: Match) -> None:
    match.seat(1).looks = {"die": "piece_jade"}
    own = cosmetics.worn(match.seats, "die")
    assert own == {0: "die_jade"}
    assert die_part(own.get(0, ""), "dial") == "realigious/dice/die_jade/dial"
    assert die_part(own.get(1, ""), "dial") == "realigious/dice/dial"


def test_c10_2_the_winners_banner_hangs_over_the_result(match: Match) -> None:
    assert (banners.won(match.seats, [0]), banners.won(match.seats, [1, 2])) == (["banner_sun"], [])


def test_c10_2_a_name_plate_lies_behind_the_own_name(match: Match) -> None:
    assert [banners.plate_of(match.seats, seat) for seat in range(3)] == ["plate/banner_sun", "", ""]
