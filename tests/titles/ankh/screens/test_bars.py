"""What stands around Ankh's board: tracks, gods, actions, dashboard (section 10, R5, R6, R11, R12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest
from msgspec.structs import replace

from game.core.events import Event
from game.titles.ankh.view import BattleView
from scenes.kit.spot import Calls
from scenes.shell.scene import Scene
from scenes.titles.ankh import table_layout
from scenes.titles.ankh.actions import Actions
from scenes.titles.ankh.actions import look_of as action_look
from scenes.titles.ankh.dashboard import Dashboard, slots
from scenes.titles.ankh.devotion import DevotionTrack, markers_of
from scenes.titles.ankh.event_track import EventTrack
from scenes.titles.ankh.event_track import look_of as event_look
from scenes.titles.ankh.gods import Gods, look_of
from tests.gallery.ankh_tables import asks, parts, played
from tests.titles.ankh.play import Play
from tests.titles.ankh.screens import hands

if TYPE_CHECKING:
    from game.titles.ankh.view import SeatView
    from scenes.program import Program
    from tests.scenes.conftest import Driver


class BarsScene(Scene):
    """The bars alone on the canvas, without a board."""

    def build(self) -> None:
        self.chosen: list[str] = []
        calls = Calls(choose=self.chosen.append)
        self.track = DevotionTrack(self, table_layout.DEVOTION, calls)
        self.gods = Gods(self, table_layout.SEATS, calls)
        self.actions = Actions(self, table_layout.ACTIONS, calls)
        self.events = EventTrack(self, table_layout.EVENTS, calls)
        self.dashboard = Dashboard(self, table_layout.POWERS, table_layout.CARDS, calls)


@pytest.fixture
def scene(program: Program) -> BarsScene:
    """See `BarsScene`."""
    program.nav.stack.push(made := BarsScene(program.client), animated=False)
    return made


def stands(*values: int) -> SeatView:
    """A match for three with the gods on these steps; they came there in the order of the seats."""
    play = Play("delta")
    play.stands(*values)
    return play.session.view(0)


def test_r11_1_a_marker_stands_on_the_step_of_its_god(scene: BarsScene) -> None:
    view = stands(4, 9, 30)
    scene.track.show(view)
    for god, step in enumerate((4, 9, 30)):
        place = scene.track.place_of(f"god:{god}")
        assert place is not None and scene.track.step_rect(step).collidepoint(place.center)


def test_r11_2_gods_on_one_step_stand_beside_each_other_in_the_order_of_the_track(scene: BarsScene) -> None:
    view = stands(7, 7, 7)
    scene.track.show(view)
    places = [scene.track.place_of(f"god:{god}") for god in view.order]
    xs = [place.centerx for place in places if place is not None]
    assert xs == sorted(set(xs)) and len(xs) == 3


def test_r1_4_the_tip_tells_who_is_in_the_red_zone(scene: BarsScene) -> None:
    scene.track.show(stands(4, 25, 20))
    red = scene.media.t("ankh.track.red")
    rows = scene.track.hint().split("\n")[1:]
    assert [red in row for row in rows] == [False, True, True]


@pytest.mark.parametrize("reduced", [False, True])
def test_r11_2_a_marker_goes_to_its_new_step_and_stands_nowhere_else_meanwhile(scene: BarsScene, reduced: bool) -> None:
    scene.track.show(view := stands(18, 9, 5))
    scene.track.set_pace(1.0, reduced)
    went = Event(0, "devotion", "R11", {"god": 0, "before": 18, "after": 23, "reason": "test"})
    assert scene.track.animate(went, view) > 0 and scene.track.away == {0}
    scene.track.tick(300)
    assert len(scene.track.fx) == 1
    scene.track.finish()
    assert scene.track.away == set() and not scene.track.fx
    assert scene.track.animate(Event(1, "moved", "R6.1", {"god": 0}), view) == 0


def test_r13_1_light_stands_at_the_gate_for_who_leaves_the_red_zone_alone(scene: BarsScene) -> None:
    scene.track.show(stands(18, 9, 5))
    gate = scene.track.step_rect(20).right
    light = scene.track._light(18, 23)
    assert light is not None
    cel = light(0.5)[0]
    assert abs(cel.at[0] + cel.surface.get_width() // 2 - gate) <= 1
    assert scene.track._light(21, 23) is None and scene.track._light(5, 9) is None


def test_s10_the_standings_begin_with_the_least_devoted() -> None:
    assert [one.step for one in markers_of(stands(9, 2, 5)).standings] == [2, 5, 9]


def test_r12_2_merged_seats_show_one_gods_figures_and_each_its_own_face() -> None:
    view = stands(3, 5, 8)
    gods = list(view.gods)
    gods[0] = replace(gods[0], names=(), alive=False)
    gods[1] = replace(gods[1], names=("ra", "horus"), seats=(0, 1))
    merged = replace(view, gods=tuple(gods), team=(1, 1, 2))
    one, other = look_of(merged, 0, "a"), look_of(merged, 1, "b")
    assert (one.portrait, other.portrait) == ("horus", "ra")
    assert one.god == other.god == gods[1]


def test_r12_8_a_forgotten_seat_says_so(scene: BarsScene) -> None:
    view = replace(stands(3, 5, 8), team=(-1, 1, 2))
    scene.gods.show(view)
    assert scene.media.t("ankh.seat.forgotten") in scene.gods.panels[0].hint()


def test_s10_the_readers_panel_is_the_first(scene: BarsScene) -> None:
    play = Play("delta")
    scene.gods.show(play.session.view(1))
    assert list(scene.gods.panels) == [1, 2, 0]


def test_r5_6_an_action_tells_which_event_it_would_set_off() -> None:
    play = Play("delta")
    play.turn(0, counters=(3, 0, 1, 2), marker=2)
    looks = [action_look(play.session.view(0), number) for number in range(4)]
    assert [look.event for look in looks] == ["conflict", "", "", "conflict"]


def test_r5_2_an_action_is_taken_by_a_click_where_it_is_offered(scene: BarsScene, drive: Driver) -> None:
    play = Play("delta")
    play.turn(0)
    question = play.session.questions()[0]
    scene.actions.show(play.session.view(0))
    scene.actions.offer(question, question.options())
    drive.click("spot.action:summon")
    assert scene.chosen == ["action:summon"]


@pytest.mark.parametrize(("name", "brings"), [
    ("two_lands", ["", "", "", "forgotten", "end"]), ("delta", ["", "", "merge", "forgotten", "end"]),
])  # fmt: skip
def test_r9_6_the_track_tells_what_each_conflict_brings_besides(name: str, brings: list[str]) -> None:
    look = event_look(Play(name).session.view(0))
    assert [after for event, after in zip(look.events, look.after, strict=True) if event == "conflict"] == brings


def test_r8_the_track_counts_the_events_to_the_next_conflict() -> None:
    look = event_look(Play("delta").session.view(0))
    assert [look._replace(marker=marker).to_conflict for marker in (0, 2, 3, 13)] == [3, 1, 3, 0]


def test_r6_4_two_powers_of_each_level_have_a_place_and_a_token_that_was_not_paid_for_leaves_it_empty() -> None:
    places = slots(["revered", "temple_attuned"], 3)
    assert [place.power for place in places] == ["revered", "", "temple_attuned", "", "", ""]
    assert [place.token for place in places] == [False, False, False, True, True, True]
    assert [place.next for place in places] == [False, False, False, True, False, False]


def test_r19_a_banned_card_says_so(scene: BarsScene) -> None:
    view = stands(3, 5, 8)
    battle = BattleView(1, (0, 1), "flood", False, (), False, (-1, ""), 0, ())
    scene.dashboard.show(replace(view, battle=battle))
    cards = {card.card: card.hint() for card in scene.dashboard.cards}
    banned = scene.media.t("ankh.card.banned")
    assert [name for name, told in cards.items() if banned in told] == ["flood"]


def test_s10_all_bars_are_drawn_with_every_picture_that_they_need(scene: BarsScene) -> None:
    view = stands(3, 5, 8)
    for bar in (scene.track, scene.gods, scene.actions, scene.events, scene.dashboard):
        bar.show(view)
    missing: list[str] = []
    sprites = scene.media.sprites
    has, sprites.has = sprites.has, lambda name: has(name) or bool(missing.append(name))  # type: ignore[method-assign]
    try:
        scene.draw(pygame.Surface((1920, 1080)))
    finally:
        sprites.has = has  # type: ignore[method-assign]
    assert missing == []


@pytest.mark.parametrize("seats", [2, 5])
def test_c10_3_seat_cards_tiles_and_cards_are_larger_where_everything_is(
    program: Program, drive: Driver, seats: int
) -> None:
    sizes = []
    for scale in (100, 130):
        program.client.set_scale(scale)
        match = played(program.client, "p" + "b" * (seats - 1), 3, asks("choose_action", 0, 1))
        title = parts(hands.opened(program, drive, match))
        panel = title.gods.panels[0]
        sizes.append((panel.rect.width, panel.rect.height * panel.k, title.actions.tiles[0].rect.width,
                      title.dashboard.cards[0].rect.height, title.dashboard.slots[0].rect.width))
        assert not title.board.rect.colliderect(panel.rect) and not title.board.rect.colliderect(title.actions.rect)
        assert all(title.dashboard.rect.contains(card.rect) for card in title.dashboard.cards)
    assert all(large > small for small, large in zip(*sizes, strict=True))
