"""Section 8 of Creed, row by row, in small positions; and the light copy of the table that bots think on."""
from __future__ import annotations

import pytest

import game
from game.bots.match import bot_seats
from game.bots.play import choose
from game.bots.world import choice_of
from game.core.session import Session
from game.titles.creed.bot_answers import tents_in_order
from game.titles.creed.bot_picks import after
from game.titles.creed.bot_scores import LEAST, Scored, key_of, scored
from game.titles.creed.bot_table import Sketch, sketch_of
from tests.titles.creed.play import Play

OPEN_TOO = 10  # of equal tents rather one on two open lines
LINES = ("L1r1", "L2r1", "L3r1", "R1r1", "R2r2", "R3r1")


@pytest.fixture
def play() -> Play:
    """Two nations, empty fields, king under T11, commander under T12, 10 AP."""
    return Play()


def key_by(play: Play, level: str = "normal", seed: int = 1) -> str:
    """What a bot of that level answers now."""
    return choose(play.session, int(play.question.seat), level, seed)


def scores(play: Play) -> dict[str, Scored]:
    """What a normal bot weighs now, by key."""
    seat = int(play.question.seat)
    return {key_of(it.pick): it for it in scored(sketch_of(play.session.view(seat)), seat)}


def score(play: Play, key: str) -> int:
    """The worth of one pick, AP taken off, in hundredths."""
    return scores(play)[key].score


def guard(play: Play, seat: int = 0) -> None:
    """One unit of little worth on every line."""
    play.units(seat, *(f"{unit}@{cell}" for unit, cell in zip(
        ("infantry_1", "infantry_1", "infantry_2", "shieldbearer_4", "shieldbearer_4", "shieldbearer_5"), LINES,
        strict=True)))


# ---------------------------------------------------------------- the greedy rows
def test_s8_a_known_leader_behind_an_open_line_is_besieged(play: Play) -> None:
    guard(play)
    play.leaders(1, "T11", "T31")
    play.announce(1, "T31")
    assert key_by(play) == "siege_attack:L1r1>T31"


def test_s8_a_blocker_is_laid_before_an_open_line_with_tents_behind(play: Play) -> None:
    guard(play)
    guard(play, 1)
    play.empty(0, "R2r2")
    play.mark(0, "L1r1", attacked=True)
    play.ap(0, 2)
    assert key_by(play).startswith("deploy:armoured_cavalry@R2")


def test_s8_no_blocker_is_laid_where_no_tent_is_left(play: Play) -> None:
    play.leaders(0, "T11", "T12")
    play.ruin(0, "T31", "T32", "T33")
    play.ap(0, 2)
    assert not any(key.partition("@")[2].startswith("L3") for key, it in scores(play).items() if it.score > 0)


def test_s8_a_tent_is_worth_twelve_times_its_chance_and_one_and_a_half(play: Play) -> None:
    play.units(0, "infantry_1@L1r1")
    assert score(play, "siege_attack:L1r1>T31") == 1200 * 2 // 9 + 150 + 200 + OPEN_TOO - 3 * 80


def test_s8_the_last_leader_is_worth_twenty(play: Play) -> None:
    play.units(0, "infantry_1@L1r1")
    play.leaders(1, "T11", "T33")
    play.ruin(1, "T33")
    assert score(play, "siege_attack:L1r1>T31") == 2000 // 8 + 150 + 200 + OPEN_TOO - 3 * 80


def test_s8_a_fortified_tent_is_worth_two(play: Play) -> None:
    play.units(0, "infantry_1@L1r1")
    play.fortify(1, "T31")
    assert score(play, "siege_attack:L1r1>T31") == 200 + 200 + OPEN_TOO - 3 * 80


def test_s8_every_enemy_that_falls_counts(play: Play) -> None:
    play.units(0, "armoured_cavalry@L1r1")
    play.units(1, "archer@R1r1", "cavalry_3@R1r2")
    play.ruin(1, "T31", "T21", "T11")
    assert score(play, "field_attack:L1r1>1") == 200 + 300 - 2 * 80


def test_s8_a_face_down_unit_counts_with_its_chance(play: Play) -> None:
    """Of 17 unseen tiles those with defence up to 3 fall to cavalry, obstacles do not."""
    play.units(0, "cavalry_3@L3r1")
    play.units(1, "archer@R3r3:d")
    play.ruin(1, "T33", "T23", "T13")
    assert score(play, "field_attack:L3r1>3") == 220 * (1000 * 9 // 17) // 1000 - 2 * 80


def test_s8_a_blow_that_opens_a_line_counts_the_tent_behind(play: Play) -> None:
    play.units(0, "cavalry_4@L1r1", "infantry_1@L1r2")
    play.units(1, "archer@R1r1")
    assert scores(play)["field_attack:L1r1>1"].hope == 1200 * 2 // 9 + 150 - 240


def test_s8_morale_makes_a_blow_strong_enough(play: Play) -> None:
    guard(play)
    play.units(1, *(f"shieldbearer_4@{cell}" for cell in ("R1r1", "R2r2")), "shieldbearer_5@R3r1")
    play.empty(0, "L2r1")
    play.units(0, "cavalry_3@L2r1")
    assert scores(play)["morale:L2r1+1"].hope > 0


def test_s8_the_siege_engine_is_fetched(play: Play) -> None:
    guard(play)
    guard(play, 1)
    play.ap(0, 10)
    assert score(play, "reinforce") == 80 + 50 + 120 - 3 * 80


def test_s8_a_lost_commander_is_appointed_anew(play: Play) -> None:
    play.leaders(0, "T11", "T33")
    play.ruin(0, "T33")
    assert key_by(play).startswith("appoint:0T")


def test_s8_a_commander_whose_place_is_known_is_hidden(play: Play) -> None:
    guard(play)
    guard(play, 1)
    play.announce(0, "T12")
    play.ap(0, 1)
    assert key_by(play) == "redeploy:1"


def test_s8_a_fortress_is_for_a_leader_whose_place_is_known(play: Play) -> None:
    play.announce(0, "T12")
    found = scores(play)
    assert found["fortify:T12"].score > 0 > found["fortify:T11"].score


def test_s8_an_assassination_is_for_a_leader_whose_place_is_known(play: Play) -> None:
    guard(play)
    guard(play, 1)
    play.announce(1, "T12")
    play.ap(0, 6)
    assert key_by(play) == "assassinate:1T12"


def test_s8_a_rumour_counts_two_units_and_the_line_that_it_opens(play: Play) -> None:
    guard(play)
    play.units(1, "infantry_1@R1r1", "infantry_1@R1r2", "heavy_infantry@R2r2", "cavalry_4@R3r1", "obstacle_2@R3r2")
    play.ap(0, 5)
    assert score(play, "rumour:1R3r1") == (50 + 45) + (50 + 22) - 3 * 80


def test_s8_nothing_worth_while_ends_the_turn(play: Play) -> None:
    guard(play)
    guard(play, 1)
    play.ap(0, 1)
    assert key_by(play) == "end_turn"


def test_s8_of_equal_tents_that_on_an_open_line_of_the_ally_is_besieged() -> None:
    """Seat 0 meets T21 and T32 of seat 1; the line that T32 shares with the ally is open, that of T21 is barred."""
    play = Play(4)
    play.units(0, "infantry_1@L1r1", "infantry_1@L2r1")
    play.ruin(1, "T31")
    play.units(1, "obstacle_1@L2r1")
    assert score(play, "siege_attack:L2r1>T32") - score(play, "siege_attack:L1r1>T21") == 10


# ---------------------------------------------------------------- the other decisions
def test_s8_tents_are_never_a_fixed_pattern() -> None:
    play = Play.opening()
    found = {choose(play.session, 0, "normal", seed) for seed in range(40)}
    assert len(found) > 4 and "king_at:T33" not in found


def test_s8_the_commander_lies_in_one_of_the_next_four_tents() -> None:
    play = Play.opening()
    question = play.session.question(0)
    assert question is not None
    assert sorted(tents_in_order(choice_of(play.session, question, 3))) == sorted(
        f"T{a}{b}" for a in (1, 2, 3) for b in (1, 2, 3))


def test_s8_the_set_up_leaves_no_two_units_on_a_line() -> None:
    play = Play.opening(first_side="0")
    play.answer("vault", "vault")
    for _ in range(4):
        play.answer(key_by(play))
    assert len({place.partition("@")[2][:2] for place in play.field(0)}) == 4


def test_s8_a_redeployment_lays_the_king_first(play: Play) -> None:
    play.announce(0, "T12")
    play.answer("redeploy:1")
    assert key_by(play).startswith("put:T")


def test_s8_reinforcement_takes_the_siege_engine_first(play: Play) -> None:
    play.fallen(0, "cavalry_4")
    play.answer("reinforce")
    assert key_by(play) == "siege_engine"


def test_s8_the_second_rumour_goes_to_the_dearest_unit(play: Play) -> None:
    play.units(1, "infantry_1@R1r1", "spearman@R2r2", "cavalry_4@R3r1")
    play.answer("rumour:1R1r1")
    assert key_by(play) == "1R3r1"


def test_s8_an_exchange_gives_blanks() -> None:
    play = Play(4)
    play.answer("redeploy:3")
    assert key_by(play) == "give:0:blank"


@pytest.mark.parametrize(("given", "with_blanks"), [(2, True), (4, True), (5, False), (8, False)])
def test_s8_what_is_handed_back_leaves_the_leaders_among_most_of_their_colour(given: int, with_blanks: bool) -> None:
    """The nine tents of the ally lie in two camps afterwards; a leader alone in one is known by its back."""
    play = Play(4)
    play.answer("redeploy:3")
    for _ in range(given):
        play.answer(next(option.key for option in play.options() if option.key != "done"))
    if play.question.text == "exchange_give":
        play.answer("done")
    handed = []
    while play.question.text == "exchange_return":
        handed.append(key_by(play))
        play.answer(handed[-1])
    assert len(handed) == given
    assert [key for key in handed if key.endswith(":blank")] == (handed if with_blanks else handed[2:])


def test_s8_a_leader_without_cover_is_laid_where_most_tents_stand_before_it() -> None:
    """A king that came alone in its colour lies deepest; among many blanks anywhere."""
    play = Play(4)
    play.answer("redeploy:3")
    play.answer("give:0:king")
    play.answer("done")
    play.answer("give:2:blank")
    while play.question.seat != 2 or play.question.about.get("colour") != 0:
        play.answer(key_by(play))
    assert {key_by(play, "normal", seed) for seed in range(12)} == {"put:T11"}


# ---------------------------------------------------------------- easy, hard
@pytest.mark.slow
def test_c9_1_easy_overlooks_the_best_pick_mostly(play: Play) -> None:
    """What it does is worth something, or it ends its turn."""
    guard(play)
    play.empty(0, "L1r1")
    play.units(0, "cavalry_4@L1r1", "spearman@L1r2")
    play.units(1, "infantry_1@R1r1", "shieldbearer_4@R2r2")
    keys = [key_by(play, "easy", seed) for seed in range(60)]
    assert 0 < keys.count(key_by(play)) < 30
    assert all(scores(play)[key].score > LEAST for key in keys if key != "end_turn")


def test_c9_1_hard_wins_where_it_can(play: Play) -> None:
    """The last leader is known; the way to it is a kill and a siege by another unit."""
    guard(play)
    play.leaders(1, "T13", "T33")
    play.ruin(1, "T13", "T31", "T32", "T23", "T21")
    play.announce(1, "T33")
    play.units(1, "infantry_1@R3r1")
    for _ in range(4):
        if play.session.outcome is None:
            play.answer(key_by(play, "hard"))
    assert play.session.outcome is not None and play.session.outcome.winners == [0]


def test_c9_1_hard_answers_alike_for_two_truths() -> None:
    """Where the enemy's leaders lie and which unit lies face-down makes no difference."""
    keys = []
    for king, unit in (("T11", "archer"), ("T33", "obstacle_2")):
        play = Play()
        guard(play)
        play.leaders(1, king, "T12")
        play.units(1, f"{unit}@R3r3:d")
        keys.append(key_by(play, "hard"))
    assert keys[0] == keys[1]


# ---------------------------------------------------------------- the light copy
def shape(sketch: Sketch, seat: int) -> list[tuple[object, ...]]:
    """What a position is compared by: hands and fallen piles of the own side alone are known."""
    own = [found.seat for found in sketch.nations if found.seat % 2 == seat % 2]
    return [(bytes(n.units), bytes(n.boost), n.down, n.attacked, n.ruins, n.fortress, n.ap, n.cubes, n.tokens,
             bytes(n.boxes), bytes(n.hand) if n.seat in own else b"") for n in sketch.nations]


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4])
def test_s8_a_pick_does_to_the_copy_what_it_does_to_the_table(seats: int) -> None:
    """Where nothing hidden is met and no further question is asked."""
    session = game.new_session("creed", bot_seats("creed", seats, 2), {}, 2)
    compared = 0
    while session.questions():
        question = session.questions()[0]
        if question.text == "team_turn" and len(session.log) % 7 == 0:
            compared += compare(session, question.seat)
        session.play(question.seat, choose(session, question.seat, "normal", 2))
    assert compared > 100


def compare(session: Session, seat: int) -> int:
    """Each pick on the copy and on a fork; how many were compared."""
    sketch, count = sketch_of(session.view(seat)), 0
    for it in scored(sketch, seat):
        fork = session.fork()
        fork.answer(seat, key_of(it.pick))
        asked = fork.question(seat)
        clear = it.pick.verb != "field_attack" or not sketch.nations[it.pick.more].down
        if asked is not None and asked.text == "team_turn" and it.pick.verb != "rumour" and clear:
            assert shape(after(sketch, seat, it.pick), seat) == shape(sketch_of(fork.view(seat)), seat), it.pick
            count += 1
    return count
