"""R5, section 10. What the table says is so: gold and first player in the set-up, and where its words stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest
from msgspec.structs import replace

from game.core.session import Session
from game.match.seats import PERSON, SeatInfo
from game.store.goods import goods_of
from game.titles.crowns import SPEC
from game.titles.crowns.content import CARDS, FACES, SETUP_GOLD
from game.titles.crowns.state import NOBODY
from game.titles.crowns.view import CardView
from scenes.kit.table_question import TableQuestion
from scenes.media.texts import LANGUAGES, Texts
from scenes.shell.dialog import QuestionDialog
from scenes.titles.crowns.asking_base import CardChoice
from scenes.titles.crowns.card_now import RULINGS, rulings
from scenes.titles.crowns.crown import crown
from scenes.titles.crowns.events import EVENTS
from scenes.titles.crowns.faces import HAND, card_face, deck_back, short_name
from scenes.titles.crowns.frame_rects import SMALL_SIZE, slots
from scenes.titles.crowns.ground import PhaseGround
from scenes.titles.crowns.lying import WIDTHS, lie
from scenes.titles.crowns.names_on_cards import NARROW, name_lines
from scenes.titles.crowns.plate import gold_of, gold_words
from scenes.titles.crowns.situation import figures
from scenes.titles.crowns.top_bar import GOLD
from tests.gallery.crowns_tables import Wanted, asks, found, parts, sees, table
from tests.gallery.lessons import at_step
from tests.titles.crowns.play import Play
from tests.titles.crowns.screens import hands

if TYPE_CHECKING:
    from scenes.program import Program
    from tests.scenes.conftest import Driver


def test_r5_4_gold_of_the_set_up_stands_on_bar_plate_and_situation(program: Program, drive: Driver) -> None:
    scene = hands.opened(program, drive, found(program.client, "pb", asks("setup_place")))
    title, own = parts(scene), scene.view.players[0].setup_gold
    assert 0 < own <= SETUP_GOLD
    assert title.purse.counters[GOLD].value == own
    facts = {seat: area.plate.facts[0].content for seat, area in title.areas.areas.items()}
    assert facts[0] == (own, gold_words(program.media, scene.view, 0)) and str(own) in facts[0][1]
    assert facts[1][0] < 0 and facts[1][1] == program.media.t("crowns.fact.gold.hidden")
    assert (figures(scene.view, 0)["gold"], figures(scene.view, 1)["gold"]) == (own, -1)


def test_r5_6_gold_that_is_left_is_gone_once_the_set_up_is_turned_up(program: Program, drive: Driver) -> None:
    """Attachments are laid on their hosts before all draw, and the cards in play are no longer placed."""
    wanted = sees("setup_place", lambda view: view.players[0].placed)
    view = hands.opened(program, drive, found(program.client, "pb", wanted)).view
    assert gold_of(view, 0) == view.players[0].setup_gold and gold_of(view, 1) == -1
    turned_up = replace(view.players[0], play=view.players[0].placed, placed=())
    now = replace(view, players=(turned_up, view.players[1]))
    assert [gold_of(now, seat) for seat in (0, 1)] == [0, 0]


def first_round(text: str) -> Wanted:
    """The same question in the first round."""
    asked = asks(text)
    return lambda match, questions: match.round <= 1 and asked(match, questions)


@pytest.mark.parametrize(("text", "named"), [("setup_place", False), ("plot_select", False), ("first_player", False),
                                             ("marshal", True)])  # fmt: skip
def test_r5_7_nobody_is_shown_as_first_player_before_one_is_named(
    program: Program, drive: Driver, text: str, named: bool
) -> None:
    scene = hands.opened(program, drive, found(program.client, "pb", first_round(text)))
    title = parts(scene)
    assert (scene.view.first != NOBODY) == named
    marks = [area.plate.content.first for area in title.areas.areas.values() if area.plate.content is not None]
    assert any(marks) == named
    turn = next(part for part in title.parts if part.name == "turn")  # type: ignore[attr-defined]
    assert (program.media.t("crowns.top.no_first") == turn.content[1]) != named  # type: ignore[attr-defined]


# ---------------------------------------------------------------- places
def test_r7_1_the_plots_are_chosen_between_the_areas(program: Program, drive: Driver) -> None:
    """Phases, plates, both sides' cards and the hand stay in sight."""
    scene = hands.opened(program, drive, found(program.client, "pb", first_round("plot_select")))
    title = parts(scene)
    panel = next(one for one in title.dialogs.panels if one.visible)
    shown_plots = [one for one in panel.each() if isinstance(one, CardChoice)]
    assert sum(one.count for one in shown_plots) == 7
    assert len({one.card for one in shown_plots}) == len(shown_plots), "equal plots lie there once"
    rim = panel.rect.inflate(-4, -4)
    shown = [title.phases.rect, title.switches.rect, *(slot.rect for slot in title.hand.slots)]
    for area in title.areas.areas.values():
        shown += [area.plate.rect, *(spot.rect for spot in area.spots.values())]
    assert rim.collidelist(shown) < 0


def test_an_enlarged_card_covers_neither_phases_nor_log_nor_plates_nor_itself(program: Program, drive: Driver) -> None:
    scene = hands.opened(program, drive, found(program.client, "pb", asks("marshal", 0, 3)))
    title = parts(scene)
    refs = [spot.ref for area in title.areas.areas.values() for spot in area.spots.values()]
    refs += [slot.ref for slot in title.hand.slots] + [spot.ref for spot in title.plots.spots.values()]
    assert len(refs) > 8
    kept = [title.phases.rect, title.switches.rect, scene.log.rect, title.plots.rect]
    kept += [area.plate.rect for area in title.areas.areas.values()]
    for ref in refs:
        title.zoom.inspect(ref)
        place = title.place_of(ref)
        assert title.zoom.visible and title.zoom.rect.collidelist(kept) < 0, ref
        assert place is not None and not title.zoom.rect.colliderect(place), ref


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_character_on_the_table_of_two_shows_its_whole_name(program: Program, language: str) -> None:
    program.client.set_language(language)
    media, cut = program.media, []
    for card, face in CARDS.items():
        if face.type == "character":
            lines = name_lines(media, short_name(media, card), WIDTHS[0] - 12, 2)
            if " ".join(lines) != short_name(media, card):
                cut.append(short_name(media, card))
    assert cut == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_of_a_small_card_is_divided_within_a_word(program: Program, language: str) -> None:
    program.client.set_language(language)
    media = program.media
    room = slots("character", small=True)["name"][2] * HAND[0] // SMALL_SIZE[0] - 6
    long = [word for card in CARDS for word in short_name(media, card).split()
            if media.theme.width(word, media.theme.least, True) * NARROW > room]  # fmt: skip
    assert long == []


def test_1_2a_the_strip_of_an_attachment_is_a_target_of_its_own(program: Program) -> None:
    play = Play()
    play.put(0, "al05")
    play.put(0, "al19", on="al05")
    laid = lie(play.session.view(0).players[0].play, pygame.Rect(0, 0, 1060, 278), away=False)
    (_, strip), = next(one.strips for one in laid.cards if one.strips)
    assert strip.height >= 36


# ---------------------------------------------------------------- what is asked back, and what it is called
def test_c6_4c_to_place_nothing_is_asked_back(program: Program, drive: Driver) -> None:
    scene = hands.opened(program, drive, found(program.client, "pb", asks("setup_place")))
    before = len(scene.match.session.log)
    drive.click("table-primary")
    assert isinstance(program.nav.stack.top, TableQuestion | QuestionDialog)
    assert len(scene.match.session.log) == before


def test_r14_4_the_end_by_giving_up_says_so(program: Program) -> None:
    session = Session(SPEC, [{"deck": "heron"}, {"deck": "legion"}], {}, 3)
    session.concede(0)
    assert session.outcome is not None and session.outcome.reason == "crowns.conceded"
    assert SPEC.track.ending(session, 1) == "win_last"
    for language in LANGUAGES:
        texts = Texts(language)
        assert all(texts.has(f"crowns.{key}.conceded") for key in ("outcome", "victory"))


def test_c6_10_a_plate_of_the_lesson_lies_on_no_card_of_the_hand(program: Program) -> None:
    for step in ("tithe", "plot", "judge", "cadell", "reserve", "again"):
        table = at_step(program.client, "crowns", step)
        slots_there = [slot.rect for slot in parts(table).hand.slots]
        assert slots_there and table.plate.kept()[0].collidelist(slots_there) < 0, step


def test_c10_2_face_down_cards_wear_the_back_that_their_owner_bought(program: Program) -> None:
    media = program.media
    plain = SeatInfo(seat=0, name="Reed", icon="profile/0", kind=PERSON)
    bought = SeatInfo(seat=0, name="Reed", icon="profile/0", kind=PERSON, looks={"back": "back_tide"})
    common, own = (deck_back(media, info, (76, 106)) for info in (plain, bought))
    assert common is card_face(media, "", (76, 106)) and own is not common


def test_section_10_power_challenge_knee_and_crown_have_sounds_of_their_own() -> None:
    kinds = {"power": "power", "challenge": "challenge", "knelt": "kneel", "game_ended": "throne"}
    assert {kind: EVENTS[kind].sound for kind in kinds} == {kind: f"crowns/{name}" for kind, name in kinds.items()}


def test_c10_2_cards_that_are_drawn_or_picked_blindly_wear_their_owners_back(program: Program, drive: Driver) -> None:
    scene = hands.opened(program, drive, found(program.client, "pb", asks("claim_intrigue")))
    view, title = scene.view, parts(scene)
    defender = view.challenge.defender
    scene.match.seats[defender].kind = PERSON
    scene.match.seats[defender].looks = {"back": "back_tide"}
    stage, bought = title.stage, program.media.sprites.get("back/back_tide", size=(66, 92))
    assert stage.back(defender, (66, 92)) is bought
    assert stage.back(view.reader, (66, 92)) is card_face(program.media, "", (66, 92))
    title.dialogs.offer(scene.asked, scene.options())
    spread = [one for panel in title.dialogs.panels for one in panel.each() if isinstance(one, CardChoice)]
    assert spread and all(one.owner is scene.match.seats[defender] for one in spread)


def test_c10_2_a_table_that_was_bought_has_no_wet_sand_in_its_middle(program: Program, drive: Driver) -> None:
    match = found(program.client, "pb", asks("marshal"))
    match.seats[0].looks = {"table": "table_marble"}
    title = parts(hands.opened(program, drive, match))
    ground = next(part for part in title.parts if isinstance(part, PhaseGround))
    assert ground.content == "marshalling" and ground.picture is None


def test_s10_after_a_choice_nothing_is_enlarged_until_the_pointer_moves(program: Program, drive: Driver) -> None:
    """It would lie on what comes of the choice."""
    scene = hands.opened(program, drive, found(program.client, "pb", asks("marshal")))
    title = parts(scene)
    option = next(one for one in scene.options() if one.verb == "marshal" and CARDS[one.args[1]].type == "character")
    place = title.place_of(option.refs[0])
    assert place is not None
    drive.move((place.x + 6, place.y + 8))
    assert title.zoom.ref == option.refs[0]
    drive.down((place.x + 6, place.y + 8))
    drive.up((place.x + 6, place.y + 8))
    hands.until_asked(drive, scene)
    lies = title.place_of(option.refs[0])
    assert lies is not None and lies != place and title.zoom.ref == ""
    title.look(option.refs[0])
    assert title.zoom.ref == ""
    drive.move(lies.center)
    assert title.zoom.ref == option.refs[0]


def test_s10_after_a_plot_is_chosen_nothing_is_enlarged_until_the_pointer_moves(
    program: Program, drive: Driver
) -> None:
    """The panel with the plots has gone by then, without the pointer."""
    scene = hands.opened(program, drive, found(program.client, "pb", asks("plot_select")))
    title = parts(scene)
    key = scene.options()[0].key
    panel = next(panel for panel in title.dialogs.panels if panel.visible)
    place = drive.find(f"{panel.prefix}.{key}").rect
    drive.move(place.center)
    drive.frames(3, 100)
    assert title.zoom.visible
    drive.down(place.center)
    drive.up(place.center)
    hands.until_asked(drive, scene)
    drive.frames(5, 200)
    assert not title.zoom.visible


def test_s10_after_a_curtain_nothing_is_enlarged_until_the_pointer_moves(program: Program, drive: Driver) -> None:
    scene = hands.opened(program, drive, found(program.client, "pg", asks("marshal")))
    title, seat = parts(scene), scene.view.reader
    number = scene.view.players[seat].play[0].number
    drive.move((4, 4))
    title.look(f"card:{number}")
    assert title.zoom.ref == f"card:{number}"
    other = scene.match.session.view(1 - seat)
    for part in title.parts:
        part.show(other)
    title.look(f"card:{number}")
    assert title.zoom.ref == ""


def test_s10_an_enlargement_goes_with_a_card_that_was_hidden_meanwhile(program: Program, drive: Driver) -> None:
    """No card is left then that says that the pointer has gone."""
    scene = hands.opened(program, drive, found(program.client, "pb", asks("marshal")))
    title, number = parts(scene), scene.view.players[0].play[0].number
    place = title.place_of(f"card:{number}")
    assert place is not None
    drive.move(place.center)
    assert title.zoom.ref == f"card:{number}"
    spot = title.areas.areas[0].spots[number]
    spot.visible = False
    spot.visible = True
    assert scene.ui.hover is None
    drive.move((4, 4))
    assert title.zoom.ref == "" and not title.zoom.wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_r19_the_enlarged_office_says_what_support_and_rivals_mean(program: Program, language: str) -> None:
    program.client.set_language(language)
    scene = table(program.client, found(program.client, "pbbb", asks("marshal", 0, 1)))
    for office, rows in (("of3", 2), ("of6", 0)):
        assert len(rulings(parts(scene).words, f"kind:{office}")) == rows


@pytest.mark.parametrize("language", LANGUAGES)
def test_r17_the_enlarged_card_says_what_its_keywords_mean(program: Program, drive: Driver, language: str) -> None:
    """Of a card in play it is those that it has now."""
    program.client.set_language(language)
    scene = hands.opened(program, drive, found(program.client, "pb", asks("marshal")))
    title, texts = parts(scene), program.media.texts
    words = {word.name for face in FACES.values() for word in face.keywords}
    assert words == set(RULINGS)
    for name, rule in RULINGS.items():
        kind = next(kind for kind, face in FACES.items() if [word.name for word in face.keywords] == [name])
        told = [row.text for row in rulings(title.words, f"kind:{kind}")]
        assert told == [f"{texts.get(f'crowns.ruling.{name}')} ({rule})"]
    knight = next(one for one in scene.view.players[0].play if FACES[one.kind].type == "character")
    assert len(rulings(title.words, f"card:{knight.number}")) == len(knight.keywords)


def test_r19_4_no_line_between_offices_lies_on_a_number(program: Program, drive: Driver) -> None:
    scene = hands.opened(program, drive, found(program.client, "pbbb", asks("marshal")))
    areas = parts(scene).areas
    figures = [fact.rect.inflate(-4, -10) for area in areas.areas.values() for fact in area.plate.facts]
    level = [(start, end) for start, end, _, own in areas._links() if not own and abs(start[1] - end[1]) < 8]
    assert level
    assert not [fact for start, end in level for fact in figures if fact.clipline(start, end)]


def test_c10_2_the_band_of_a_crown_is_of_the_material_that_its_seat_bought(program: Program, drive: Driver) -> None:
    media = program.media
    plain = SeatInfo(seat=0, name="Reed", icon="profile/0", kind=PERSON)
    for good in goods_of("piece"):
        bought = SeatInfo(seat=0, name="Reed", icon="profile/0", kind=PERSON, looks={"piece": good.id})
        assert media.sprites.has(f"crowns/band/{good.id}")
        assert pygame.image.tobytes(crown(media, 5, 150, bought), "RGBA") != pygame.image.tobytes(
            crown(media, 5, 150, plain), "RGBA"
        )
    match = found(program.client, "pb", asks("marshal"))
    match.seats[0].looks = {"piece": "piece_jade"}
    scene = hands.opened(program, drive, match)
    assert ("made", "crowns crown", scene.view.players[0].power, parts(scene).areas.areas[0].plate.crown_place().width,
            "piece_jade") in media.sprites._cache  # fmt: skip


def test_s10_an_enlarged_card_of_the_hand_leaves_the_question_in_sight(program: Program, drive: Driver) -> None:
    """Hand and choice are compared."""
    scene = hands.opened(program, drive, found(program.client, "pb", asks("mulligan")))
    title = parts(scene)
    panel = next(one for one in title.dialogs.panels if one.visible)
    for slot in title.hand.slots:
        title.zoom.inspect(slot.ref)
        assert title.zoom.visible and not title.zoom.rect.colliderect(panel.rect), slot.ref
        assert not title.zoom.rect.colliderect(slot.rect)


def test_s10_the_long_tip_about_passing_covers_neither_its_heading_nor_the_phases(
    program: Program, drive: Driver
) -> None:
    scene = hands.opened(program, drive, found(program.client, "pb", asks("marshal")))
    title = parts(scene)
    drive.move(title.switches.help.rect.center)
    drive.frames(10, 200)
    tip = scene.ui.tooltip
    assert tip is not None and tip.text == program.media.t("crowns.window.help")
    assert tip.rect.collidelist([title.switches.rect, title.phases.rect]) < 0


def test_s10_a_card_that_leaves_play_from_under_the_pointer_takes_its_enlargement_along(
    program: Program, drive: Driver
) -> None:
    scene = hands.opened(program, drive, found(program.client, "pb", asks("marshal", 0, 3)))
    title, view = parts(scene), scene.view
    own = view.players[0]
    gone = own.play[-1]
    place = title.place_of(f"card:{gone.number}")
    assert place is not None
    drive.move(place.center)
    drive.frames(3, 100)
    assert title.zoom.ref == f"card:{gone.number}"
    card = CardView(gone.number, gone.kind, -1)
    after = replace(own, play=own.play[:-1], discard=(*own.discard, card))
    title.show(replace(view, players=(after, *view.players[1:])))
    assert title.zoom.ref == "" and not title.zoom.visible
