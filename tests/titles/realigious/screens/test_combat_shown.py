"""C6.5, C6.14, R10.9: a combat is shown as a moment of its own, for as long as it is to be read, and can be skipped."""

from __future__ import annotations

import pygame
import pytest

from game.core.events import Event
from game.titles.realigious.clash import clash_of
from scenes.media.media import SPEEDS
from scenes.program import Program
from scenes.titles.realigious import board_fx_clash, clash_art
from scenes.titles.realigious.board_fx import RealigiousCue
from scenes.titles.realigious.board_fx_clash import REST_MS, ClashShow
from tests.gallery.realigious_combat import LOST, MANY, CombatScene, clash_scene
from tests.scenes.conftest import Driver
from tests.scenes.table_play import open_table, until_asked


def shown(program: Program, drive: Driver, **told: object) -> tuple[CombatScene, ClashShow]:
    """A combat that begins, and what is shown of it."""
    scene = clash_scene(program.client, 0, **told)  # type: ignore[arg-type]
    assert isinstance(scene, CombatScene)
    program.nav.stack.reset(scene)
    drive.frames(2, 0)
    assert scene.board is not None
    cue = RealigiousCue(scene.board, scene.events[0], scene.view)
    clash = clash_of(scene.events[0], scene.view)
    assert clash is not None
    return scene, ClashShow(cue, clash)


@pytest.mark.parametrize("speed", ["slow", "normal", "fast"])
def test_c6_14_how_a_combat_ended_rests_at_every_speed(program: Program, drive: Driver, speed: str) -> None:
    program.media.settings.animation_speed = speed  # type: ignore[assignment]
    _, show = shown(program, drive)
    assert (show.moments.length - show.moments.stands) * SPEEDS[speed] >= REST_MS


def test_c6_5_an_own_roll_stands_before_input_may_be_held_up(program: Program, drive: Driver) -> None:
    assert shown(program, drive)[1].moments.stands <= 1200


def test_c6_5_a_combat_that_is_skipped_leaves_the_tile_to_its_owner(program: Program, drive: Driver) -> None:
    board = shown(program, drive)[0].board
    assert board is not None and board.fx
    board.finish()
    assert not board.fx and not board.spared()


@pytest.mark.parametrize("edge", [False, True])
@pytest.mark.parametrize("zoom", [0, 1])
def test_c6_5_a_combat_hides_neither_its_tile_nor_the_pieces(
    program: Program, drive: Driver, edge: bool, zoom: int
) -> None:
    scene, show = shown(program, drive, edge=edge, zoom=zoom)
    board = scene.board
    assert board is not None and board.rect.contains(show.rect) and board.spared() == [show.rect]
    for ref in (f"tile:{show.clash.tile}", "seat:0", "seat:1"):
        place = board.place_of(ref)
        assert place is not None and not show.rect.colliderect(place.clip(board.rect)), ref


def test_r10_9_the_sum_beside_the_dial_is_that_of_the_rules(program: Program, drive: Driver) -> None:
    _, show = shown(program, drive)
    assert clash_art.sum_of(program.media, show.clash) == program.media.t(
        "realigious.clash.sum", attack=show.clash.r1, defence=show.clash.r2, rate=show.clash.rate
    )
    _, low = shown(program, drive, r1=60, r2=60, rate=10)
    assert "10" in clash_art.sum_of(program.media, low.clash) and "= 10" not in clash_art.sum_of(
        program.media, low.clash
    )


def test_r10_11_a_forced_combat_says_100_percent_and_why(program: Program, drive: Driver) -> None:
    _, show = shown(program, drive, roll=0, forced="heavenly_host")
    cause = program.media.t("realigious.term.heavenly_host")
    assert show.clash.chance == 100 and cause in show.headline() and "Anna" in show.why() and not show.dials


def test_r10_11_all_or_nothing_is_a_die_of_its_own(program: Program, drive: Driver) -> None:
    _, show = shown(program, drive, won=False, after=LOST, roll=12, reckless=7)
    assert len(show.dials) == 2 and show.moments.stands == show.moments.first + board_fx_clash.AGAIN_MS
    assert "7" in show.headline()


def test_c6_5_the_end_is_told_when_the_dial_stands_and_not_before(program: Program, drive: Driver) -> None:
    _, show = shown(program, drive)
    before, after = show.moments.stands - 1, show.moments.stands + 300

    def pictures(ms: int) -> list[pygame.Surface]:
        return [cel.surface for cel in show.frame(ms / show.moments.length)]

    assert show.strip not in pictures(before) and show.stamps[0] not in pictures(before)
    assert show.strip in pictures(after) and show.stamps[0] in pictures(after)


def test_c6_5_with_reduced_motion_a_combat_stands(program: Program, drive: Driver) -> None:
    scene, show = shown(program, drive)
    assert scene.board is not None
    scene.board.reduced = True
    first, later = ([(cel.surface, cel.at) for cel in show.frame(share)] for share in (0.1, 0.8))
    assert first == later


def test_c6_14_the_loser_hears_no_good_news(program: Program, drive: Driver) -> None:
    assert shown(program, drive)[1].sound == "success"
    assert shown(program, drive, won=False, after=LOST, roll=87)[1].sound == "fail"


@pytest.mark.slow
def test_c6_5_at_the_table_a_combat_has_its_whole_time_and_is_skipped_in_one(program: Program, drive: Driver) -> None:
    scene = until_asked(drive, open_table(program, "pbbb"))
    playback, view = scene.playback, scene.playback.shown
    tile = view.seats[0].tile
    told = {"seat": 1, "other": 0, "what": 0, "tile": tile, "r1": 70, "r2": 30, "rate": 40, "roll": 77, "reckless": 0}
    event = Event(10_000, "combat_lost", "R10.9", {**told})
    length = board_fx_clash.length_of(program.media, event, view)
    for skipped in (False, True):
        playback.factor = 1.0
        playback.put_others([event], view)
        passed = 0
        while playback.pending() and passed < 2 * length:
            playback.update(20)
            passed += 20
            if skipped and passed > 200:
                playback.skip()
        assert passed < 400 if skipped else abs(passed - length) <= 220
        playback.jump(view)


def test_c1_2_a_combat_takes_away_the_words_that_would_lie_over_it(program: Program, drive: Driver) -> None:
    scene, show = shown(program, drive)
    board, tooltip = scene.board, scene.ui.tooltip
    assert board is not None
    scene.ui.spared = board.spared
    for place, left in ((show.rect, ""), (show.rect.move(show.rect.width + 8, 0), "tip")):
        board.finish()
        tooltip.text, tooltip.rect = "tip", place.copy()
        board.animate(scene.events[0], scene.view)
        assert tooltip.text == left


def test_c2_1_what_a_combat_has_brought_stands_in_columns_with_words(program: Program, drive: Driver) -> None:
    _, show = shown(program, drive)
    sides = board_fx_clash.sides_of(show.cue, show.clash)
    assert [clash_art.lines_of(these) for these in (sides, [sides[0], ()], [(), ()])] == [3, 2, 0]
    for changes in sides:
        amounts, others = clash_art.columns_of(changes)
        assert {one.name for one in amounts} == {"believers", "donations", "influence"} and len(others) in (2, 3)
    names = {one.name for changes in sides for one in changes} - set(clash_art.WAYS)
    assert all(program.media.t(f"realigious.clash.of.{name}") != f"realigious.clash.of.{name}" for name in names)


def test_c2_1_the_words_of_who_has_lost_are_not_darkened(program: Program, drive: Driver) -> None:
    _, show = shown(program, drive)
    shade = clash_art.shade(program.media, show.plan, 1)
    face = shade.get_bounding_rect()
    assert face.width == clash_art.PORTRAIT and face.bottom <= clash_art.EDGE + clash_art.PORTRAIT
    across, down = clash_art.stamp_place(show.plan, 1)
    for stamp in show.stamps:
        assert not stamp.get_rect(center=(across, down)).colliderect(face)


def test_r10_9_a_sum_that_passes_the_bounds_says_so(program: Program, drive: Driver) -> None:
    _, show = shown(program, drive, r1=99, rate=49, attack_terms=MANY)
    assert show.side(0).cut == program.media.t("realigious.clash.most") and not show.side(1).cut
    assert show.plan.terms == clash_art.MOST_TERMS


def test_r10_10_repentance_says_that_no_defence_counts(program: Program, drive: Driver) -> None:
    _, show = shown(program, drive, r1=64, r2=0, rate=64, defence_terms="", attack_terms="5:term.base:64:0:0")
    assert show.side(1).note == program.media.t("realigious.clash.alone") and not show.side(0).note


def test_c6_5_while_it_is_rolled_the_plate_says_what_for(program: Program, drive: Driver) -> None:
    _, show = shown(program, drive, won=False, after=LOST, roll=12, reckless=7)

    def pictures(ms: int) -> list[pygame.Surface]:
        return [cel.surface for cel in show.frame(ms / show.moments.length)]

    again = show.moments.first + board_fx_clash.READ_FIRST_MS + 50
    assert show.going[0] in pictures(300) and show.medal in pictures(300)
    assert show.going[1] in pictures(again) and show.medal_again in pictures(again)
    assert not any(one in pictures(show.moments.stands + 50) for one in (*show.going, show.medal))
    assert "30" in show.goes_on(again=False) and "10" in show.goes_on(again=True)


def test_c2_1_a_figure_stands_nearer_to_its_word_than_to_the_next_column(program: Program, drive: Driver) -> None:
    """A column is as wide as its longest word with its figure, however much room there is."""
    _, show = shown(program, drive)
    media, sides = program.media, board_fx_clash.sides_of(show.cue, show.clash)
    assert sides[0] and clash_art.NEAR < clash_art.APART
    for seat, changes in zip((show.clash.attacker, show.clash.defender), sides, strict=True):
        for column in clash_art.columns_of(changes):
            told = [clash_art._change(media, one, seat) for one in column]
            width = media.theme.width
            wide = max((width(words, 18) + width(amount, 18, True) for _, words, amount, _ in told), default=0)
            assert clash_art.width_of(media, column, seat) <= wide + clash_art.BADGE + clash_art.NEAR
