"""The widgets around the board: badge, purse, phase, states, players, hand (10.1, 10.2, C6.2-C6.5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pygame
import pytest
from msgspec.structs import replace

from game.core.ask import Option
from game.core.events import Event
from game.core.modifiers import Term
from game.match.seats import SeatInfo
from game.titles.realigious.content import CARDS
from game.titles.realigious.view import SeatView
from scenes.kit import layout
from scenes.kit.page_view import _needs_all
from scenes.kit.seat_panel import CLOSE, PlainSeatPanel
from scenes.kit.spot import Calls
from scenes.kit.track import signs_at
from scenes.media import theme
from scenes.shell.client import Client
from scenes.shell.scene import Scene
from scenes.titles.realigious import table_layout
from scenes.titles.realigious.badge import BadgeWidget
from scenes.titles.realigious.camera import ROOT3, fitting
from scenes.titles.realigious.cards import (
    HAND_SIZE,
    HAND_SLOTS,
    big_card,
    hand_card,
    price_of,
    price_words,
    printed,
)
from scenes.titles.realigious.hand import HandWidget
from scenes.titles.realigious.opponents import OpponentsColumn, seats_shown
from scenes.titles.realigious.phase_strip import RealigiousPhases
from scenes.titles.realigious.purse import PurseWidget, ReputationBar
from scenes.titles.realigious.states import MOST, StateRow, chips, figure_of
from scenes.titles.realigious.victory_race import VictoryRace
from scenes.widgets.base import Widget
from scenes.widgets.names import NARROWEST, by_words, fits, two_lines
from tests.gallery import realigious_views as samples
from tests.scenes.conftest import Driver

HERE = Calls(seats=samples.infos)

Maker = Callable[[Scene], Widget]


class Stage(Scene):
    """A scene that shows one widget."""

    def __init__(self, client: Client, maker: Maker) -> None:
        super().__init__(client)
        self.maker = maker

    def build(self) -> None:
        """Makes it."""
        self.widget = self.maker(self)


def stage(drive: Driver, maker: Maker) -> Widget:
    """The widget on an otherwise empty scene."""
    scene = Stage(drive.program.client, maker)
    drive.program.nav.stack.reset(scene, animated=False)
    drive.frames(1)
    return scene.widget


@pytest.fixture
def view() -> SeatView:
    """The view of the first seat of four."""
    return samples.sample()


# ---------------------------------------------------------------- badge, purse, phase
def test_10_1_1_badge_has_religion_at_the_left_and_character_at_the_right(drive: Driver, view: SeatView) -> None:
    pages: list[str] = []
    badge = stage(drive, lambda scene: BadgeWidget(scene, layout.BADGE, HERE._replace(inspect=pages.append)))
    assert isinstance(badge, BadgeWidget)
    badge.show(view)
    x, y = badge.rect.center
    drive.click((x - 30, y - 10))
    drive.click((x + 30, y - 10))
    assert pages == ["religion:hindu", "character:fortune_teller"]
    assert badge.religion.at(badge.rect.topleft) is None, "the corner lies outside the circle"


def test_c6_5_purse_rolls_to_the_new_number_and_settles(drive: Driver, view: SeatView) -> None:
    drive.program.media.motion = True
    purse = stage(drive, lambda scene: PurseWidget(scene, layout.PURSES))
    assert isinstance(purse, PurseWidget)
    purse.show(view)
    counter = purse.counters["resource:donations"]
    assert counter.shown == 2350, "the first numbers stand at once"
    assert view.own is not None
    purse.show(replace(view, own=replace(view.own, donations=2950)))
    drive.frames(2)
    assert 2350 <= counter.shown < 2950
    drive.frames(120)
    assert counter.shown == 2950
    assert counter not in counter.ui.ticking


@pytest.mark.parametrize(("speed", "reduced"), [("off", False), ("normal", True)])
def test_c6_5_purse_changes_at_once_without_animations(
    drive: Driver, view: SeatView, speed: Literal["normal", "off"], reduced: bool
) -> None:
    drive.program.media.motion = True
    drive.program.media.settings.animation_speed, drive.program.media.settings.reduced_motion = speed, reduced
    purse = stage(drive, lambda scene: PurseWidget(scene, layout.PURSES))
    assert isinstance(purse, PurseWidget)
    purse.show(view)
    assert view.own is not None
    purse.show(replace(view, own=replace(view.own, influence=5)))
    assert purse.counters["resource:influence"].shown == 5


def test_r2_10_who_is_out_has_no_purse_any_more_and_none_that_is_hidden(drive: Driver, view: SeatView) -> None:
    purse = stage(drive, lambda scene: PurseWidget(scene, layout.PURSES))
    assert isinstance(purse, PurseWidget) and view.seat is not None
    seats = tuple(replace(one, alive=False) if one.seat == view.seat else one for one in view.seats)
    purse.show(replace(view, own=None, seats=seats))
    t = drive.program.media.t
    assert purse.counters["resource:donations"].words() == t("table.none") != t("table.hidden")


def test_section_4_onlookers_are_not_told_donations(drive: Driver) -> None:
    purse = stage(drive, lambda scene: PurseWidget(scene, layout.PURSES))
    assert isinstance(purse, PurseWidget)
    purse.show(samples.sample(seat=None))
    assert purse.counters["resource:donations"].words() == drive.program.media.t("table.hidden")
    assert purse.counters["resource:believers"].words() != drive.program.media.t("table.hidden")


def test_10_1_2_own_reputation_is_never_hidden(drive: Driver, view: SeatView) -> None:
    bar = stage(drive, lambda scene: ReputationBar(scene, layout.TOP_LEFT))
    assert isinstance(bar, ReputationBar)
    hidden = tuple(replace(seat, reputation=None) for seat in view.seats)
    bar.show(replace(view, seats=hidden))
    assert bar.words() == "58%"


def test_r10_4_tooltip_of_reputation_lists_the_price_of_combat(drive: Driver, view: SeatView) -> None:
    bar = stage(drive, lambda scene: ReputationBar(scene, layout.TOP_LEFT))
    assert isinstance(bar, ReputationBar)
    bar.show(view)
    assert view.own is not None
    assert drive.program.media.t("realigious.screen.combat_price", n=view.own.combat_price) in bar.hint()
    terms = (Term(4, "term.price_base", 2), Term(3, "term.price_doubled", 2), Term(2, "term.lawyer", -2))
    bar.show(replace(view, own=replace(view.own, price_terms=terms)))
    assert all(drive.program.media.t(f"realigious.{term.text}") in bar.hint() for term in terms)
    assert drive.program.media.t("realigious.screen.combat_price", n=2) in bar.hint()


@pytest.mark.parametrize(("phase", "lit"), [("start", 0), ("move", 1), ("cards", 2), ("interaction", 2), ("end", 3)])
def test_r3_one_phase_is_lit(drive: Driver, view: SeatView, phase: str, lit: int) -> None:
    strip = stage(drive, lambda scene: RealigiousPhases(scene, layout.PHASE, HERE))
    assert isinstance(strip, RealigiousPhases)
    strip.show(replace(view, phase=phase))
    assert [step.content for step in strip.steps] == [i == lit for i in range(4)]


# ---------------------------------------------------------------- states and players
def test_10_2_at_most_seven_states_stand_on_a_players_bar(drive: Driver) -> None:
    row = stage(drive, lambda scene: StateRow(scene, (0, 0, 400, 30), HERE, side=26, most=MOST, align="left"))
    assert isinstance(row, StateRow)
    row.display(chips(drive.program.media, samples.states(*samples.MANY[:7])))
    assert len(row.children) == 7
    row.display(chips(drive.program.media, samples.states(*samples.MANY[:9])))
    assert len(row.children) == 7
    assert drive.program.media.t("realigious.screen.more_states", n=3) in row.children[-1].hint()


def test_5_7_figure_is_what_the_state_shows() -> None:
    turns, number, until = samples.states("axis_of_evil", "tithe", "stealth")
    assert (figure_of(turns), figure_of(number), figure_of(until)) == (str(turns.left), str(number.n), "")


def test_r2_10_an_eliminated_player_has_no_states(drive: Driver, view: SeatView) -> None:
    column = stage(drive, lambda scene: OpponentsColumn(scene, layout.LEFT, HERE))
    assert isinstance(column, OpponentsColumn)
    seats = [replace(s, states=samples.states("tithe"), alive=s.seat != 1) for s in view.seats]
    column.show(replace(view, seats=tuple(seats)))
    cards = [column.panels[seat] for seat in (1, 2)]
    assert [len(card.chips.children) for card in cards if isinstance(card, PlainSeatPanel)] == [0, 1]


def test_10_2_hidden_reputation_of_others_shows_question_marks(drive: Driver, view: SeatView) -> None:
    column = stage(drive, lambda scene: OpponentsColumn(scene, layout.LEFT, HERE))
    assert isinstance(column, OpponentsColumn)
    column.show(view)
    assert drive.program.media.t("table.hidden") in column.panels[1].hint()


def test_10_2_of_four_players_the_rows_of_figures_keep_apart(drive: Driver) -> None:
    """The figure of a row ends where the one below it begins to have room of its own."""
    column = stage(drive, lambda scene: OpponentsColumn(scene, table_layout.places(100, 4).players, HERE))
    assert isinstance(column, OpponentsColumn)
    column.show(samples.sample(4, "arid", None))
    for panel in column.panels.values():
        assert isinstance(panel, PlainSeatPanel)
        rows = panel.chips.rect.y - panel.rect.y - CLOSE
        assert rows // 2 >= panel.media.theme.line_height(theme.SMALL) and panel.named.bottom <= panel.rect.y + 50


def test_c7_2_where_everything_is_uncovered_each_player_shows_the_whole_purse(drive: Driver, view: SeatView) -> None:
    column = stage(drive, lambda scene: OpponentsColumn(scene, layout.LEFT, HERE))
    assert isinstance(column, OpponentsColumn)
    column.show(view)
    icons = [icon for icon, _ in column.panels[1].content.facts]
    assert "ui/hand" in icons and "realigious/resource/donations" not in icons
    seats = [replace(s, donations=1234, influence=56) for s in view.seats]
    column.show(replace(view, seat=None, own=None, seats=tuple(seats)))
    assert ("realigious/resource/donations", "1,234") in column.panels[1].content.facts
    assert ("realigious/resource/influence", "56") in column.panels[0].content.facts
    assert "1,234" in column.panels[1].hint()


def test_r1_4_players_stand_in_turn_order_after_the_reader(view: SeatView) -> None:
    assert seats_shown(replace(view, seat=0, order=(2, 0, 3, 1))) == [3, 1, 2]
    assert seats_shown(replace(view, seat=None, order=(2, 0, 3, 1))) == [2, 0, 3, 1]


def test_c2_1_the_widest_id_is_whole_on_a_players_card_and_in_its_tip(drive: Driver, view: SeatView) -> None:
    names = [*samples.infos()[:3], SeatInfo(seat=3, name=chr(0xD799) * 16)]
    column = stage(drive, lambda scene: OpponentsColumn(scene, layout.LEFT, Calls(seats=lambda: names)))
    assert isinstance(column, OpponentsColumn)
    column.show(view)
    drive.frames(1)
    assert fits(drive.program.media, names[3].name, column.panels[3].rect.width - 72)
    assert names[3].name in column.panels[3].hint()


@pytest.mark.parametrize(("turn", "lines"), [
    ("WWWW_WWWW-WWWWWW's turn", ["WWWW_WWWW-", "WWWWWW's turn"]), (chr(0xD799) * 16, [chr(0xD799) * 16]),
])  # fmt: skip
def test_c2_1_a_wide_id_is_divided_after_a_mark_or_not_at_all(drive: Driver, turn: str, lines: list[str]) -> None:
    assert two_lines(drive.program.media, turn, 200) == lines


def test_c6_4_player_that_can_be_chosen_is_chosen_by_a_click(drive: Driver, view: SeatView) -> None:
    chosen: list[str] = []
    read: list[str] = []
    calls = HERE._replace(choose=chosen.append, inspect=read.append)
    column = stage(drive, lambda scene: OpponentsColumn(scene, layout.LEFT, calls))
    assert isinstance(column, OpponentsColumn)
    column.show(view)
    column.offer(None, [Option("seat:1", "opt.seat", ("seat:1",))])
    drive.click((column.panels[1].rect.right - 20, column.panels[1].rect.y + 20))
    drive.click((column.panels[2].rect.right - 20, column.panels[2].rect.y + 20))
    assert (chosen, read) == (["seat:1"], ["seat:2"])


@pytest.mark.parametrize("seats", [3, 4])
def test_c7_2_where_all_is_revealed_the_purse_stands_beside_cards_and_relics(
    drive: Driver, view: SeatView, seats: int
) -> None:
    known = tuple(replace(seat, donations=12340 + seat.seat, influence=20) for seat in view.seats[:seats])
    column = stage(drive, lambda scene: OpponentsColumn(scene, table_layout.places(100, seats).players, HERE))
    assert isinstance(column, OpponentsColumn)
    column.show(replace(view, seat=None, seats=known, order=tuple(range(seats))))
    for seat, panel in column.panels.items():
        public = known[seat]
        told = [words for _, words in panel.content.facts]
        assert told[1:] == [f"{public.believers:,}", f"{public.donations:,}", "20", str(public.hand),
                            str(public.relics)]  # fmt: skip
        assert f"{public.donations:,}" in panel.brief() and f"{public.donations:,}" in panel.told()


def test_10_3_race_names_every_players_standing(drive: Driver, view: SeatView) -> None:
    race = stage(drive, lambda scene: VictoryRace(scene, (24, 700, 240, 152), HERE))
    assert isinstance(race, VictoryRace)
    race.show(view)
    assert race.tracks[0].brief().endswith(" / 6,667")  # the reader's own number, also in the short tip
    religious, social, mystic = (track.hint() for track in race.tracks)
    assert "1,850 / 6,667" in religious
    assert f"{drive.program.media.t('table.hidden')} / 100" in social
    assert "3 / 5" in mystic


# ---------------------------------------------------------------- hand
def hand_of(drive: Driver, view: SeatView, *legal: int) -> tuple[HandWidget, list[str]]:
    chosen: list[str] = []
    why = drive.program.media.t("realigious.why.needs_donations", need=300, have=120)
    calls = HERE._replace(choose=chosen.append)
    hand = stage(drive, lambda scene: HandWidget(scene, table_layout.HAND, calls, why=lambda _: why))
    assert isinstance(hand, HandWidget)
    hand.show(view)
    hand.offer(None, [Option(f"use:x@{slot}", "opt.use", (f"hand:{slot}",)) for slot in legal])
    return hand, chosen


@pytest.mark.slow
def test_c6_2_click_and_key_choose_a_place_of_the_hand(drive: Driver, view: SeatView) -> None:
    hand, chosen = hand_of(drive, view, 1)
    drive.click("hand.1")
    hand.key("hand_3")
    assert chosen == ["hand:1", "hand:3"], "the table says why not when it can't be used"


def test_c6_2_card_dragged_onto_the_board_is_used_and_dragged_up_is_not(drive: Driver, view: SeatView) -> None:
    hand, chosen = hand_of(drive, view, 1)
    start = hand.slots[0].rect.center
    for end, expected in (((start[0], start[1] + 200), []), ((start[0] - 200, start[1]), ["hand:1"])):
        drive.down(start)
        for i in range(1, 6):
            there = (start[0] + (end[0] - start[0]) * i // 5, start[1] + (end[1] - start[1]) * i // 5)
            last = (start[0] + (end[0] - start[0]) * (i - 1) // 5, start[1] + (end[1] - start[1]) * (i - 1) // 5)
            drive.post(
                pygame.MOUSEMOTION, pos=drive.in_window(there), rel=(there[0] - last[0], there[1] - last[1]),
                buttons=(1, 0, 0), touch=False,
            )  # fmt: skip
        drive.up(end)
        assert chosen == expected


def test_c6_4_card_that_cannot_be_used_says_why_in_its_tooltip(drive: Driver, view: SeatView) -> None:
    hand, _ = hand_of(drive, view, 1)
    reason = drive.program.media.t("realigious.why.needs_donations", need=300, have=120)
    assert reason in hand.slots[1].hint()
    assert reason not in hand.slots[0].hint()


def test_10_1_5_deck_can_not_be_clicked(drive: Driver, view: SeatView) -> None:
    hand, chosen = hand_of(drive, view)
    drive.click(hand.deck.rect.center)
    assert not chosen
    assert not hand.deck.focusable


def test_c6_5_drawn_card_flies_and_arrives(drive: Driver, view: SeatView) -> None:
    hand, _ = hand_of(drive, view)
    event = Event(1, "drew", "R5.3", {"seat": 0, "card": "tithe"})
    assert hand.animate(event, view) > 0
    assert hand.fx
    drive.frames(60)
    assert not hand.fx
    assert hand.animate(Event(2, "drew", "R5.3", {"seat": 1, "card": "tithe"}), view) == 0, (
        "others' cards don't fly here"
    )


def test_c6_5_used_card_leaves_its_place(drive: Driver, view: SeatView) -> None:
    hand, _ = hand_of(drive, view)
    hand.animate(Event(1, "card_used", "R5.7", {"seat": 0, "card": "gleaning", "tile": 3}), view)
    assert hand.slots[0].content is None
    hand.finish()
    assert not hand.fx


def test_section_4_onlooker_sees_an_empty_hand(drive: Driver, view: SeatView) -> None:
    hand, _ = hand_of(drive, view)
    hand.show(samples.sample(seat=None))
    assert all(place.content is None for place in hand.slots)
    assert hand.grave.content[0] == 0


def test_r5_11_price_of_a_share_shows_its_gate(drive: Driver, view: SeatView) -> None:
    assert view.own is not None
    price = price_of(view.own.hand[2])
    assert (price.share, price.donations, price.influence) == ("half", 700, 700)
    assert "700" in price_words(drive.program.media, price)


# ---------------------------------------------------------------- cards
@pytest.mark.parametrize("language", ["ko", "en"])
def test_c2_1_a_name_of_a_card_breaks_between_words_alone(drive: Driver, language: str) -> None:
    """On the card and beside it in the inspector: else a word is narrower, or the name stands over the picture."""
    media = drive.program.media
    drive.program.client.set_language(language)
    type_, divided = media.theme, []
    for card in CARDS:
        name = media.t(f"realigious.card.{card}")
        for width in (HAND_SLOTS["title"][2] - 10, 112):
            wide = [word for word in name.split() if type_.width(word, type_.least, True) > width]
            if wide and by_words(media, name, width, theme.BONE) is None:
                divided.append(card)
        if type_.width(max(name.split(), key=len), type_.least, True) * NARROWEST > 112:
            assert _needs_all(type_, name, 264, 112), card
    assert set(divided) <= {"shame_excommunication"}, "only what has no room however narrow"


@pytest.mark.slow
@pytest.mark.parametrize("language", ["ko", "en"])
def test_5_3_every_card_is_painted_and_its_name_fits(drive: Driver, language: str) -> None:
    drive.program.media.texts.language = language
    drive.program.media.theme.clear_caches()
    width = HAND_SLOTS["title"][2] - 6
    for card in CARDS:
        assert hand_card(drive.program.media, card).get_size() == HAND_SIZE
        assert big_card(drive.program.media, card).get_size() == (336, 469)
        name = drive.program.media.theme.hyphened(drive.program.media.t(f"realigious.card.{card}"), width, True)
        lines = drive.program.media.theme.wrap(name, theme.SMALL, width, True)
        assert len(lines) <= 3, (card, lines)
        assert all(drive.program.media.theme.width(line, theme.SMALL, True) <= width for line in lines)


def test_r4_4_printed_price_follows_the_content() -> None:
    assert printed("gleaning").donations == CARDS["gleaning"].donations
    assert printed("worst_scandal").reputation == 10


@pytest.mark.parametrize("count", [2, 3, 4])
def test_10_3_the_signs_of_equal_seats_are_all_seen_on_the_race(count: int) -> None:
    found = signs_at([(seat, 300) for seat in range(count)], pygame.Rect(0, 0, 170, 18))
    assert len({seat for seat, _ in found}) == count
    assert all(
        (ax - bx) ** 2 + (ay - by) ** 2 >= 14**2 for at, (_, (ax, ay)) in enumerate(found) for _, (bx, by) in found[:at]
    )


def test_art_the_board_fills_two_fifths_of_the_canvas() -> None:
    board, canvas = table_layout.BOARD, 1920 * 1080
    assert board.width * board.height >= 0.42 * canvas
    radius = fitting(9, board.size)
    assert ROOT3 * radius >= 102
    for part in (table_layout.HAND, table_layout.CHOICES, layout.INSPECTOR, layout.LOG, layout.LEFT, layout.PROMPT):
        assert not board.colliderect(part)


@pytest.mark.parametrize("language", ["ko", "en"])
def test_10_1_6_the_name_of_a_card_keeps_clear_of_the_rim_of_its_plate(drive: Driver, language: str) -> None:
    drive.program.media.texts.language = language
    media, (x, _, width, _) = drive.program.media, HAND_SLOTS["title"]
    touching = []
    for card in CARDS:
        name = media.t(f"realigious.card.{card}")
        picture, bare = hand_card(media, card, printed(card)), hand_card(media, "gleaning", printed("gleaning"))
        assert picture.get_size() == bare.get_size()
        if len(media.theme.wrap(name, media.theme.least, width - 12, True)) <= 2:
            ink = pygame.mask.from_threshold(picture, theme.BONE, (24, 24, 24, 255))
            columns = [rect for rect in ink.get_bounding_rects() if 100 < rect.centery < 154 and rect.height > 8]
            if any(rect.left < x + 3 or rect.right > x + width - 3 for rect in columns):
                touching.append(name)
    assert not touching


@pytest.mark.parametrize("language", ["ko", "en"])
def test_c2_1_a_name_of_sixteen_letters_is_one_line_in_the_top_bar(drive: Driver, language: str) -> None:
    drive.program.client.set_language(language)
    strip = stage(drive, lambda scene: RealigiousPhases(scene, layout.PHASE, HERE))
    assert isinstance(strip, RealigiousPhases)
    turn = drive.program.media.t("realigious.screen.turn_of", name="Wide_Meadow_16ch")
    strip.tell("phase:move", turn, "", theme.BONE)
    blank = pygame.Surface((1920, 1080), pygame.SRCALPHA)
    strip.draw_back(blank)
    box = blank.get_bounding_rect()
    assert box.height <= strip.media.theme.line_height(theme.BODY) and strip._area.contains(box)
