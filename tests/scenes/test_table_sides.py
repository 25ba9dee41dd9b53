"""Who plays together is the spec's to say: curtain, result, experience and the waiting room ask it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pygame
import pytest

import game
from game.core.spec import each_alone
from game.core.state import Outcome
from game.match.match import LocalMatch as Played
from scenes.media import theme
from scenes.program import Program
from scenes.room.loading import LoadingScene
from scenes.room.room_scene import RoomScene
from scenes.room.seat_card import SeatCard
from scenes.room.setup import RoomSetup
from scenes.room.teams import TeamPlate, TeamSign, banner
from scenes.table import ending_words
from scenes.table.match import Match
from scenes.table.table_scene import TableScene
from tests.scenes.conftest import Driver
from tests.scenes.table_play import seats

Sides = Callable[[int], tuple[int, ...]]


def together(count: int) -> tuple[int, ...]:
    """All play against the game."""
    return (0,) * count


def pairs(count: int) -> tuple[int, ...]:
    """Seats 0 and 1 against the others."""
    return tuple(seat // 2 for seat in range(count))


def match_of(program: Program, kinds: str, sides: Sides) -> Match:
    match = Match.new(program.home, "realigious", seats(kinds), {}, 7)
    match.session.spec = msgspec.structs.replace(match.session.spec, sides=sides)
    return match


def test_without_sides_everybody_plays_alone() -> None:
    assert each_alone(5) == (0, 1, 2, 3, 4) == game.TITLES["realigious"].sides(5)


def test_sides_of_creed_are_the_even_and_the_odd_seats() -> None:
    assert game.TITLES["creed"].sides(4) == (0, 1, 0, 1)


@pytest.mark.parametrize(("sides", "viewer", "curtain"), [(together, 0, False), (pairs, None, True)])
def test_no_curtain_falls_between_seats_of_one_side(
    program: Program, drive: Driver, sides: Sides, viewer: int | None, curtain: bool
) -> None:
    table = TableScene(program.client, match_of(program, "ggg", sides))
    assert (table.team.first_viewer(), table.team.needs_curtain(0)) == (viewer, curtain)


def test_who_is_asked_alone_is_found_without_looking_at_the_sides(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match.new(program.home, "ankh", seats("ppp"), {}, 7)
    controllers = TableScene(program.client, match).controllers
    (asked,) = match.session.questions()
    looked: list[int | None] = []
    monkeypatch.setattr(type(match.session), "view", lambda _session, seat: looked.append(seat))
    for acting in range(3):
        controllers.acting = acting
        assert controllers.current() == asked
    assert match.together(asked.seat, asked.seat) and not looked


@pytest.mark.parametrize(("winners", "rank", "headline"), [([0, 1], 1, "result.winners"), ([], 2, "result.lost")])
def test_a_match_of_all_against_the_game_is_won_or_lost_and_no_draw(
    program: Program, winners: list[int], rank: int, headline: str
) -> None:
    match = match_of(program, "gg", together)
    match.session.table.state.outcome = Outcome(winners, "believers", [rank, rank])
    names = " and ".join(match.name(seat) for seat in winners)
    program.media.texts.language = "en"
    assert ending_words.headline(program.media, match) == program.media.t(headline, name=names)


@pytest.mark.parametrize(("kinds", "winners", "headline", "named"), [
    ("gb", [0], "You won", ""), ("gb", [1], "You lost", "{1} won"), ("gg", [1], "{1} won", ""),
    ("bb", [1], "{1} won", ""),
])  # fmt: skip
def test_c6_14_the_headline_is_told_from_the_own_seat_and_to_others_it_names_the_winner(
    program: Program, kinds: str, winners: list[int], headline: str, named: str
) -> None:
    program.client.set_language("en")
    match = match_of(program, kinds, each_alone)
    match.session.table.state.outcome = Outcome(winners, "win_social", [2 - (seat in winners) for seat in range(2)])
    names = [match.name(seat) for seat in range(2)]
    assert ending_words.headline(program.media, match) == headline.format(*names)
    assert ending_words.winners(program.media, match) == named.format(*names)
    assert ending_words.won_here(match) is (headline != "You lost")


@pytest.mark.parametrize(("winners", "headline", "named"), [
    ([0, 1], "You won", "With {1}"), ([2, 3], "You lost", "{2} and {3} won"),
])  # fmt: skip
def test_c6_14_a_team_wins_and_loses_together(
    program: Program, winners: list[int], headline: str, named: str
) -> None:
    program.client.set_language("en")
    match = match_of(program, "gbbb", pairs)
    ranks = [1 if seat in winners else 3 for seat in range(4)]
    match.session.table.state.outcome = Outcome(winners, "win_social", ranks)
    assert ending_words.headline(program.media, match) == headline
    assert ending_words.winners(program.media, match) == named.format(*(match.name(seat) for seat in range(4)))


@pytest.mark.parametrize(("sides", "halved"), [(together, False), (each_alone, True), (pairs, True)])
def test_r20_5_a_game_without_opponents_is_not_one_against_bots(program: Program, sides: Sides, halved: bool) -> None:
    match: Played = match_of(program, "gbbb", sides)
    assert match._against_bots(0) is halved


@pytest.mark.parametrize(("sides", "told"), [(together, []), (each_alone, []), (pairs, [1, 1, 2, 2])])
def test_the_room_tells_sides_where_some_play_together_against_others(
    program: Program, sides: Sides, told: list[int]
) -> None:
    setup = RoomSetup(program.client, "realigious", 4)
    setup.spec = msgspec.structs.replace(setup.spec, sides=sides)
    words = [text for seat in range(4) for text in setup.side_words(4, seat)]
    assert words == [program.media.t("room.words.side", n=number) for number in told]
    groups = [[seat for seat, number in enumerate(told) if number == side + 1] for side in range(max(told, default=0))]
    assert setup.teams() == groups
    names = ["A", "B", "C", "D"]
    words = [text for seat in range(4) for text in setup.side_words(4, seat, names)]
    with_whom = zip(told, ("B", "A", "D", "C"), strict=False)
    assert sorted(words) == sorted(program.media.t("room.words.side.with", n=n, names=one) for n, one in with_whom)


def plates_of(room: RoomScene) -> tuple[list[TeamPlate], dict[int, SeatCard]]:
    each = list(room.ui.root.each())
    cards = {widget.plate.seat: widget for widget in each if isinstance(widget, SeatCard)}
    return [widget for widget in each if isinstance(widget, TeamPlate)], cards


def test_c5_1_the_cards_of_a_side_stand_together_under_its_banner_and_names(program: Program) -> None:
    program.client.set_language("en")
    room = RoomScene(program.client, RoomSetup(program.client, "creed", 4))
    program.nav.stack.reset(room, animated=False)
    plates, cards = plates_of(room)
    for side, plate in enumerate(plates):
        seats = [side, side + 2]
        names = " and ".join(room.setup.name(seat) for seat in seats)
        assert plate.spoken() == f"Side {side + 1}: {names}"
        assert all(plate.rect.contains(cards[seat].rect) for seat in seats)
        assert not any(plate.rect.colliderect(cards[1 - side + more].rect) for more in (0, 2))
    assert len(plates) == 2 and not plates[0].rect.colliderect(plates[1].rect)
    signs = [pygame.mask.from_threshold(banner(program.media, side), theme.BONE, (60, 60, 60)).count()
             for side in (0, 1)]  # fmt: skip
    assert signs[1] > 1.5 * signs[0] > 0, "as many bars as the number of the side"


def test_c5_2_where_everybody_plays_alone_cards_stand_in_the_order_of_the_seats(program: Program) -> None:
    room = RoomScene(program.client, RoomSetup(program.client, "realigious", 4))
    program.nav.stack.reset(room, animated=False)
    plates, cards = plates_of(room)
    assert not plates and [card.rect.y for _, card in sorted(cards.items())] == sorted(c.rect.y for c in cards.values())


@pytest.mark.parametrize(("title", "told"), [("creed", ["Side 1", "Side 2"] * 2), ("realigious", [])])
def test_c6_1_while_a_match_is_loaded_every_player_of_a_side_stands_under_its_banner(
    program: Program, title: str, told: list[str]
) -> None:
    program.client.set_language("en")
    loading = LoadingScene(program.client, RoomSetup(program.client, title, 4))
    program.nav.stack.reset(loading, animated=False)
    signs = [widget.spoken() for widget in loading.ui.root.each() if isinstance(widget, TeamSign)]
    assert signs == told
    loading.give_up()
