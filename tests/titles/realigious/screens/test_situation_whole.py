"""C6.3, F8: the situation panel is seen when it can be seen whole, and shows what is so now."""

from __future__ import annotations

import itertools

import pygame
import pytest
from msgspec.structs import replace

from game.core.state import Outcome
from scenes.kit.top_bar import FactSpot
from scenes.titles.realigious import situation_rows
from scenes.titles.realigious.situation import BESIDE_ICON, SituationPanel
from scenes.titles.realigious.situation_judged import JudgedNow
from scenes.titles.realigious.situation_rows import PlayerRow
from scenes.titles.realigious.situation_strip import Force, SeparatistLine, SeparatistPlace
from scenes.widgets.label import Label
from tests.gallery import realigious_views as samples
from tests.gallery.realigious_panels import SituationSample
from tests.gallery.realigious_tables import asks, table
from tests.scenes.conftest import Driver


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """A frame has time for one thing."""
    for place in ("scenes.kit.situation", "scenes.kit.minimap", "scenes.kit.board_stage", "scenes.media.sprites"):
        monkeypatch.setattr(f"{place}.SPARED_S", 0)
    monkeypatch.setattr("scenes.shell.transitions.SLICE_S", 0)


def opened(drive: Driver) -> SituationPanel:
    """The panel of a table that has been warmed up in the first turn, and shows a later one now."""
    scene = table(drive.program.client, "pb", 3, asks("card_or_done"))
    drive.frames(4)
    panel = scene.title_table.situation  # type: ignore[attr-defined]
    assert isinstance(panel, SituationPanel)
    for _ in panel.warm_up():
        drive.frames(1)
    view = scene.view
    tiles = tuple(replace(one, owner=1) if one.shown and one.owner < 0 else one for one in view.tiles)
    panel.show(replace(view, tiles=tiles, cycle=9))
    return panel


@pytest.mark.usefixtures("slow")
def test_c6_3_the_situation_is_seen_whole_and_of_now_however_long_its_pictures_take(drive: Driver) -> None:
    panel = opened(drive)
    drive.program.media.motion = True
    drive.program.media.sprites.clear_caches()
    old = panel.minimap._picture
    assert old is not None
    drive.key(pygame.K_s)
    waited = 0
    while not panel.visible:
        drive.frames(1)
        waited += 1
        assert waited < 2000
    assert waited > 5
    drawn = panel.minimap._picture
    assert drawn is not None and drawn is not old
    assert panel.minimap.view is panel.view and panel.minimap not in panel.ui.ticking


@pytest.mark.usefixtures("slow")
def test_c6_3_its_key_takes_the_situation_back_before_it_is_seen(drive: Driver) -> None:
    panel = opened(drive)
    drive.program.media.motion = True
    drive.program.media.sprites.clear_caches()
    drive.key(pygame.K_s)
    assert not panel.visible
    drive.key(pygame.K_s)
    drive.frames(400)
    assert not panel.visible


@pytest.mark.usefixtures("slow")
def test_c6_3_a_map_that_became_older_while_it_was_made_is_not_shown(drive: Driver) -> None:
    panel = opened(drive)
    drive.program.media.motion = True
    drive.program.media.sprites.clear_caches()
    drive.key(pygame.K_s)
    assert not panel.visible
    tiles = tuple(replace(one, owner=0) if one.shown and one.owner == 1 else one for one in panel.view.tiles)
    panel.show(replace(panel.view, tiles=tiles))
    for _ in range(2000):
        if panel.visible:
            break
        drive.frames(1)
    assert panel.visible and panel.minimap.view is panel.view
    assert panel.minimap._picture is None or panel.minimap not in panel.ui.ticking


def panel_of(drive: Driver) -> SituationPanel:
    panel = table(drive.program.client, "pb", 3, asks("card_or_done")).title_table.situation  # type: ignore[attr-defined]
    assert isinstance(panel, SituationPanel)
    return panel


@pytest.mark.parametrize("language", ["ko", "en"])
def test_c2_1_what_holds_now_stands_in_one_line_above_the_players(drive: Driver, language: str) -> None:
    drive.program.client.set_language(language)
    panel = panel_of(drive)
    type_ = drive.program.media.theme
    for climate, cycle, day in itertools.product(("arid", "tropical", "cold"), (14, 24), (True, False)):
        panel.fill(replace(panel.view, climate=climate, cycle=cycle, day=day, light_left=2))
        for spot in panel.facts.children:
            assert isinstance(spot, FactSpot)
            assert type_.width(spot.content[1], type_.least) <= spot.rect.width - BESIDE_ICON, spot.content


def test_r18_2_what_the_reader_owns_has_no_price_for_it_and_an_onlooker_owns_what_it_has_played(drive: Driver) -> None:
    panel = panel_of(drive)
    owned = tuple(replace(one, owner=0) for one in panel.view.celebrities)
    view = replace(panel.view, celebrities=owned)
    panel.calls = panel.calls._replace(below=lambda: 0)
    for seat, key in ((0, "for_sale"), (None, "prices")):
        panel.fill(replace(view, seat=seat))
        forces = [one for one in panel.forces.children if isinstance(one, Force)]
        assert [one.own for one in forces] == [one.ref.startswith("celebrity:") for one in forces]
        caption = next(one for one in panel.forces.children if isinstance(one, Label))
        assert caption.text == drive.program.media.t(f"realigious.screen.{key}")


def test_c6_3_of_a_match_that_is_over_the_situation_tells_who_has_won(drive: Driver) -> None:
    panel, media = panel_of(drive), drive.program.media
    panel.fill(replace(panel.view, outcome=Outcome([1], "realigious.end.religious", [2, 1])))
    said = [spot.content[1] for spot in panel.facts.children if isinstance(spot, FactSpot)]
    assert media.t("result.winner", name=panel.calls.name(1)) in said


@pytest.mark.parametrize(("cycle", "told"), [(31, False), (32, True), (40, True)])
def test_r2_11_near_the_last_cycle_the_situation_says_who_would_win_by_what(
    drive: Driver, cycle: int, told: bool
) -> None:
    """Four of five relics are more than 3,070 of 6,667 believers, and 67 % of another seat."""
    public = replace(samples.sample().seats[3], religious=460, mystic=800)
    view = replace(samples.sample(), cycle=cycle, limit=40)
    view = replace(view, seats=(*view.seats[:3], public))
    scene = table(drive.program.client, "pbbb", 4, asks("move"))
    drive.frames(2)
    panel, t = scene.title_table.situation, scene.t  # type: ignore[attr-defined]
    panel.show(view)
    panel.fill(view)
    found = [one for one in panel.forces.children if isinstance(one, JudgedNow)]
    assert bool(found) == told
    if found:
        name, what = scene.match.name(3), t("realigious.track.mystic")
        assert found[0].content[0].seat == 3 and found[0].ref == "victory:judgement"
        words = t("realigious.screen.judged.now.known", name=name, share="80.0%", what=what)
        assert found[0].tip.startswith(f"{words}\n")


@pytest.mark.parametrize("room", [330, 420, 900])
def test_r19_12_no_separatist_tile_is_left_out_of_the_line(drive: Driver, room: int) -> None:
    panel = opened(drive)
    places = [(tile, f"({tile}, 1)", "2 turns incl. this", f"told {tile}") for tile in range(1, 4)]
    line = SeparatistLine(panel, (0, 0, room, 28), places, panel.calls)
    told = " ".join(one.spoken() for one in line.children)
    assert all(f"told {tile}" in told for tile, *_ in places), told
    assert all(line.rect.contains(one.rect) for one in line.children)


@pytest.mark.parametrize("scale", [100, 130])
@pytest.mark.parametrize("language", ["ko", "en"])
def test_r19_12_both_languages_tell_the_turns_of_as_many_separatist_tiles(
    drive: Driver, language: str, scale: int
) -> None:
    client = drive.program.client
    client.set_language(language)
    client.set_scale(scale)
    sample = SituationSample(client, samples.sample(2, "tropical"))
    drive.program.nav.stack.reset(sample, animated=False)
    line = sample.ui.find("situation.separatists")
    assert isinstance(line, SeparatistLine)
    assert [one.words[0] for one in line.children if isinstance(one, SeparatistPlace)] == ["(", "(", "+"]
    ends = [line.rect.x, *(one.rect.right for one in line.children)]
    assert all(one.rect.x > end for one, end in zip(line.children, ends, strict=False))
    assert ends[-1] <= line.rect.right


@pytest.mark.parametrize("language", ["ko", "en"])
def test_r2_11_how_it_would_be_judged_now_is_said_in_words_beside_its_shares(drive: Driver, language: str) -> None:
    drive.program.client.set_language(language)
    panel = panel_of(drive)
    panel.fill(replace(panel.view, cycle=36))
    judged = next(one for one in panel.forces.children if isinstance(one, JudgedNow))
    assert judged.words == drive.program.media.t("realigious.screen.judged") and len(judged.content) >= 2


def test_10_2_many_possessions_lie_closer_and_off_the_ways(drive: Driver) -> None:
    panel = panel_of(drive)
    own = tuple(replace(one, owner=0) for one in panel.view.celebrities) * 7
    panel.fill(replace(panel.view, celebrities=own[:7]))
    row = next(one for one in panel.players.children if isinstance(one, PlayerRow) and one.seat == 0)
    ways = [one.rect for one in row.children if isinstance(one, situation_rows._Way)]
    things = [one.rect for one in row.children if isinstance(one, situation_rows._Thing)]
    assert len(things) >= 7 and max(one.right for one in things) <= min(one.left for one in ways)
