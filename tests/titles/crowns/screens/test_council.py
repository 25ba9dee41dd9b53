"""Section 10. Full boards, above all those of a Council: nothing that tells cards apart is hidden, and any area can be
widened at any time.
"""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import TYPE_CHECKING

import pygame
import pytest
from msgspec.structs import replace

from game.titles.crowns.content import CARDS, FACES
from scenes.kit.hand import row
from scenes.media.texts import LANGUAGES
from scenes.replay.replay_scene import ReplayScene, load
from scenes.titles.crowns import table_layout
from scenes.titles.crowns.areas import SeatArea, gaps_between
from scenes.titles.crowns.asking_base import CardChoice
from scenes.titles.crowns.faces import HAND, name_of, on_table, short_name
from scenes.titles.crowns.hand import CrownsHand
from scenes.titles.crowns.lying import NAMED, TALL, WIDTHS, WORDY, Lie, lie
from scenes.titles.crowns.name_flag import NameFlag
from scenes.titles.crowns.pieces import PieceSpot, icon_places
from scenes.titles.crowns.plate import HEAD, SeatFact
from scenes.titles.crowns.strip import StripSpot
from scenes.titles.crowns.table_face import LEAST_PICTURE, name_on, numbers_place, picture_place
from scenes.titles.crowns.table_layout import areas
from tests.gallery.crowns_full import laid
from tests.gallery.crowns_tables import asks, found, parts, played, sees
from tests.gallery.tables import table
from tests.titles.crowns.play import Play
from tests.titles.crowns.screens import hands

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.titles.crowns.view import PieceView, SeatView
    from scenes.program import Program
    from scenes.table.table_scene import TableScene
    from tests.scenes.conftest import Driver

HERONS = ("hc02", "hc03", "hc04", "hc05", "hc06", "hc07", "hc08", "hc09", "hc10", "hc11", "hc12")
PLACES = ("hc14", "hc15", "hc16", "hc17")


def full(characters: int, locations: int, kneeling: int = 3) -> Sequence[PieceView]:
    """A board of a seat: some characters kneel, two carry two and one attachments."""
    play = Play(4)
    for i, kind in enumerate(HERONS[:characters]):
        play.put(1, kind, kneeling=i % kneeling == 1)
    for kind in PLACES[:locations]:
        play.put(1, kind)
    for kind, host in (("nt19", HERONS[0]), ("nt20", HERONS[0]), ("hc19", HERONS[2])):
        play.put(1, kind, on=host)
    view: SeatView = play.session.view(0)
    return view.players[1].play


def fields() -> list[pygame.Rect]:
    """Where cards of an opponent of a Council lie: in focus, beside one in focus, like the others; in both heights."""
    found = []
    for phase in ("challenges", "marshalling"):
        for focus in (-1, 1, 2):
            place = areas([0, 1, 2, 3], 0, focus, phase)[1]
            found.append(pygame.Rect(0, 0, place.width - 12, place.height - HEAD - 8))
    return found


def places(lying: Lie) -> list[pygame.Rect]:
    """Of all cards and strips."""
    return [place for one in lying.cards for place in (one.place, *(strip for _, strip in one.strips))]


@pytest.mark.parametrize("characters", [3, 5, 7, 9, 11])
@pytest.mark.parametrize("locations", [0, 2, 4])
def test_s10_no_card_and_no_strip_of_a_council_covers_another(characters: int, locations: int) -> None:
    pieces = full(characters, locations)
    for field in fields():
        lying = places(lie(pieces, field, True))
        assert len(lying) == characters + locations + 3
        assert all(field.contains(place) for place in lying), field
        assert not [pair for pair in combinations(lying, 2) if pair[0].colliderect(pair[1])], field


def test_s10_eleven_characters_of_a_council_are_no_smaller_than_that_they_are_told_apart() -> None:
    """Beside the area in focus, while a challenge goes on, and where there is no challenge."""
    pieces, (level, focused, beside, tall, tall_focused, tall_beside) = full(11, 4), fields()
    least = ((level, 50), (focused, 60), (beside, 41), (tall, 68), (tall_focused, 70), (tall_beside, 62))
    for field, width in least:
        assert lie(pieces, field, True).width >= width, field


@pytest.mark.parametrize("fighters", [(4,), (1, 3), (0, 9)])
@pytest.mark.parametrize("kneels", [True, False])
def test_s10_who_fights_in_a_crowded_area_is_larger_than_who_does_not(fighters: tuple[int, ...], kneels: bool) -> None:
    """And no card covers another one; where both rows fight and stand there may be no room for that."""
    board = full(10, 4)
    numbers = {board[i].number for i in fighters}
    pieces = [replace(piece, side="attacker", kneeling=kneels) if piece.number in numbers else piece for piece in board]
    fronts = {piece.number for piece in pieces if FACES[piece.kind].type == "character"}
    for field in fields():
        lying = lie(pieces, field, True)
        assert all(field.contains(place) for place in places(lying)), field
        assert not [pair for pair in combinations(places(lying), 2) if pair[0].colliderect(pair[1])], field
        if lying.width >= NAMED:
            continue
        large = min(one.width for one in lying.cards if one.number in numbers)
        small = max(one.width for one in lying.cards if one.number in fronts - numbers)
        assert large * 100 >= small * 135 or (len(fighters) > 1 and large >= small), field


@pytest.mark.parametrize("count", [5, 8, 11])
def test_c6_6_no_tile_of_a_crowded_area_moves_when_others_kneel(count: int) -> None:
    field = fields()[2]
    some, more = (lie(full(count, 3, kneeling), field, True) for kneeling in (3, 2))
    assert some.width == more.width < NAMED
    for before, after in zip(some.cards, more.cards, strict=True):
        assert before.place.bottom == after.place.bottom and abs(before.place.centerx - after.place.centerx) <= 1


def test_s10_opponents_of_a_council_show_names_in_two_lines() -> None:
    """Beside a back row, in focus or not."""
    play = Play(4)
    for kind in ("hc02", "hc03", "hc04", "hc14", "hc15"):
        play.put(1, kind)
    for field in fields():
        assert lie(play.session.view(0).players[1].play, field, True).width >= NAMED


def test_s10_six_characters_in_focus_show_names_in_two_lines_during_a_challenge() -> None:
    play = Play(4)
    for i, kind in enumerate(HERONS[:6]):
        play.put(1, kind, kneeling=i % 3 == 1)
    for kind in PLACES[:3]:
        play.put(1, kind)
    assert lie(play.session.view(0).players[1].play, fields()[1], True).width >= NAMED


def test_s10_two_attachments_cover_nothing_of_their_host_however_crowded_it_is() -> None:
    for field in fields():
        host = next(one for one in lie(full(9, 4), field, True).cards if len(one.strips) == 2)
        (_, first), (_, second) = host.strips
        assert first.top == host.place.bottom and not first.colliderect(second)
        assert not host.place.colliderect(second) and min(first.width, second.width) >= 20


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [100, 130])
def test_s10_a_card_on_the_table_shows_its_whole_name_or_none(program: Program, language: str, scale: int) -> None:
    """And above it a part of its picture that is high enough; a long word may be divided."""
    program.client.set_language(language)
    program.media.theme.set_scale(scale)
    media, cut, shown = program.media, [], 0
    step = media.theme.pixels(media.theme.least)
    for card, kneeling in ((card, kneeling) for card in CARDS for kneeling in (False, True)):
        if FACES[card].type not in ("character", "location"):
            continue
        for width in (*WIDTHS, 58, 46):
            size, name = (width, round(width * TALL)), short_name(media, card)
            lines, place = name_on(media, card, name, size, kneeling), picture_place(card, size, kneeling)
            shown, whole = shown + bool(lines), " ".join(lines)
            told = {whole.replace("- ", ""), whole.replace("- ", "-")}  # divided, at its own hyphen say
            if lines and (name not in told or place.height - len(lines) * step < LEAST_PICTURE):
                cut.append((name, size, lines))
    assert shown and cut == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_s10_a_character_of_full_width_shows_its_name(program: Program, language: str) -> None:
    """At the widths that a duel has, standing and kneeling."""
    program.client.set_language(language)
    size = (WIDTHS[0], round(WIDTHS[0] * TALL))
    bare = [card for card in CARDS if FACES[card].type == "character" for kneeling in (False, True)
            if not name_on(program.media, card, short_name(program.media, card), size, kneeling)]  # fmt: skip
    assert bare == []


@pytest.mark.parametrize("count", [1, 2, 3])
def test_s10_icons_of_a_character_never_lie_on_its_name(count: int) -> None:
    for width, kneeling in ((width, kneeling) for width in (*WIDTHS, 60, 56, 50) for kneeling in (False, True)):
        size = (width, round(width * TALL))
        bar = numbers_place(size, kneeling=kneeling)
        places = icon_places(bar, count, named=True)
        assert len({place.topleft for place in places}) == count
        if bar.width > bar.height:
            assert all(bar.inflate(4, 0).contains(place) for place in places), (size, kneeling)


def test_r3_2_of_a_kneeling_character_numbers_and_picture_lie_beside_each_other() -> None:
    """Its picture is not hidden by its numbers: most of the card is picture and name."""
    for width in (76, 82, 100, 112):
        size = (width, round(width * TALL))
        numbers, picture = numbers_place(size, kneeling=True), picture_place("hc02", size, kneeling=True)
        assert not numbers.colliderect(picture) and numbers.right <= picture.x
        assert picture.width * picture.height > 0.6 * size[0] * size[1]


@pytest.mark.parametrize("strength", [0, 1, 12])
def test_r3_2_a_kneeling_card_of_any_strength_has_its_picture(program: Program, strength: int) -> None:
    card = "nt05" if strength < 2 else "hc02"
    for width in (46, 64, 82, 112):
        face = on_table(program.media, card, (width, round(width * TALL)), kneeling=True)
        place = picture_place(card, (width, round(width * TALL)), kneeling=True)
        colours = {tuple(face.get_at((x, y))[:3]) for x in range(place.x, place.right, 4)
                   for y in range(place.y, place.centery, 4)}  # fmt: skip
        assert len(colours) > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_s10_a_strip_shows_its_whole_name_or_its_picture(program: Program, language: str) -> None:
    program.client.set_language(language)
    scene = table(program.client, laid(found(program.client, "pbbb", asks("marshal", 0, 2))))
    strips = [spot for area in parts(scene).areas.areas.values() for spot in area.spots.values()
              if isinstance(spot, StripSpot)]  # fmt: skip
    assert len(strips) >= 12
    for spot in strips:
        signs = spot.signs(spot.rect.width - 10)
        assert sum(sign.width for sign in signs) <= spot.rect.width - 10
        picture = spot.name_in(spot.rect.width - 10)
        whole = program.media.theme.width(name_of(program.media, spot.content[0].kind), program.media.theme.least)
        assert picture is None or picture.get_width() >= min(whole * 0.72, spot.rect.width - 10)


# ---------------------------------------------------------------- areas


def test_a_click_on_a_plate_puts_its_area_in_focus(program: Program, drive: Driver) -> None:
    scene = hands.opened(program, drive, found(program.client, "pbbb", asks("marshal", 0, 2)))
    assert widened(drive, scene, 2)


def widened(drive: Driver, scene: TableScene, seat: int) -> bool:
    """Whether a click on a free place of its plate gives an area more room, and another click takes it back."""
    title = parts(scene)
    before = title.areas.areas[seat].rect.width
    plate = title.areas.areas[seat].plate
    drive.click((plate.rect.x + 90, plate.rect.y + 18))
    wider = title.areas.areas[seat].rect.width > before
    plate = title.areas.areas[seat].plate
    drive.click((plate.rect.x + 90, plate.rect.y + 18))
    return wider and title.areas.areas[seat].rect.width < max(one.rect.width for one in title.areas.areas.values())


def fights(view: SeatView) -> object:
    """A challenge between the reader and another seat."""
    fight = view.challenge
    return fight is not None and fight.attackers and 0 in (fight.attacker, fight.defender)


FIGHTING = sees("action_window", fights)
"""A window of its own in such a challenge."""


def test_s10_any_area_can_be_widened_during_a_challenge(program: Program, drive: Driver) -> None:
    scene = hands.opened(program, drive, found(program.client, "pbbb", FIGHTING))
    title, fight = parts(scene), scene.view.challenge
    other = next(seat for seat in (1, 2, 3) if seat not in (fight.attacker, fight.defender))
    opponent = next(seat for seat in (fight.attacker, fight.defender) if seat != 0)
    assert title.areas.focus == opponent, "whoever fights the reader is in focus at first"
    assert widened(drive, scene, other)
    title.areas.focus_on(other)
    title.areas.show(scene.view)
    assert title.areas.focus == other, "it stays wide while the challenge goes on"


def test_c10_3_any_area_can_be_widened_by_keys(program: Program, drive: Driver) -> None:
    scene = hands.opened(program, drive, found(program.client, "pbbb", FIGHTING))
    title, fight = parts(scene), scene.view.challenge
    other = next(seat for seat in (1, 2, 3) if seat not in (fight.attacker, fight.defender))
    assert title.areas.areas[other].plate in scene.ui.focusables()
    scene.ui.keyboard = True
    scene.ui.set_focus(title.areas.areas[other].plate)
    drive.key(pygame.K_RETURN)
    assert title.areas.focus == other


def test_c6_14_any_area_can_be_widened_on_the_final_board(program: Program, drive: Driver) -> None:
    match = played(program.client, "pbbb", 4)
    assert match.over
    match.flush()
    scene = ReplayScene(program.client, load(program.client, match.replay_id), ended=True)
    program.nav.stack.reset(scene, animated=False)
    drive.frames(3, 100)
    assert widened(drive, scene, 2) and widened(drive, scene, 3)


def test_s10_areas_of_a_council_fill_the_table_where_no_challenge_can_be() -> None:
    for focus in (-1, 1, 2, 3):
        low, tall = (areas([0, 1, 2, 3], 0, focus, phase) for phase in ("challenges", "marshalling"))
        band = table_layout.places(4).band
        assert low[0] == tall[0], "the own area stays as it is"
        for seat in (1, 2, 3):
            assert not low[seat].colliderect(band) and tall[seat].bottom == band.bottom
            assert not tall[seat].colliderect(tall[0])


def test_r19_4_no_line_between_offices_lies_on_a_card_or_a_number(program: Program) -> None:
    crossed = False
    for number in (1, 2, 3):
        scene = table(program.client, laid(found(program.client, "pbbb", asks("marshal", 0, number))))
        shown = parts(scene).areas
        covers, cards = shown._covers(), [spot.rect for area in shown.areas.values() for spot in area.spots.values()]
        numbers = [fact.rect.inflate(-4, -10) for area in shown.areas.values() for fact in area.plate.each()
                   if isinstance(fact, SeatFact)]  # fmt: skip
        for start, end, *_ in shown._links():
            crossed |= any(rect.clipline(start, end) for rect in cards)
            for begins, stops in gaps_between(covers, pygame.Vector2(start), pygame.Vector2(end)):
                assert not [rect for rect in (*cards, *numbers) if rect.inflate(-4, -4).clipline(begins, stops)]
    assert crossed, "no line goes under any card"


def test_s10_numbers_of_a_plate_lie_below_its_crown(program: Program) -> None:
    for kinds in ("pb", "pbb", "pbbb"):
        scene = table(program.client, found(program.client, kinds, asks("marshal", 0, 1)))
        for area in parts(scene).areas.areas.values():
            crown = area.plate.crown_place()
            assert not [fact for fact in area.plate.facts if fact.rect.colliderect(crown)], kinds


@pytest.mark.parametrize("language", LANGUAGES)
def test_s10_a_card_that_stands_has_its_name_from_the_least_width_on(program: Program, language: str) -> None:
    program.client.set_language(language)
    media, bare = program.media, []
    for card in (card for card in CARDS if FACES[card].type in ("character", "location")):
        width = NAMED if FACES[card].type == "character" else WORDY
        if not name_on(media, card, short_name(media, card), (width, round(width * TALL)), kneeling=False):
            bare.append(short_name(media, card))
    assert bare == []


def test_s10_a_word_is_divided_only_where_the_texts_tell(program: Program) -> None:
    program.client.set_language("en")
    media, found = program.media, set()
    told = set(media.t("crowns.divided").split())
    for card in (card for card in CARDS if FACES[card].type in ("character", "location")):
        for width in (*WIDTHS, 58, 50):
            lines = name_on(media, card, short_name(media, card), (width, round(width * TALL)), kneeling=False)
            for line, after in pairwise(lines):
                if line.endswith("-"):
                    found.add(line.split()[-1] + after.split()[0])
    assert found and found <= told


@pytest.mark.parametrize("language", LANGUAGES)
def test_s10_no_card_without_its_name_stands_between_others_that_have_theirs(program: Program, language: str) -> None:
    program.client.set_language(language)
    named = set()
    for kinds, question in (("pbbb", "marshal"), ("pbbb", "challenge_choice")):
        scene = table(program.client, laid(found(program.client, kinds, asks(question, 0, 2))))
        for area in parts(scene).areas.areas.values():
            spots = [spot for spot in area.spots.values() if isinstance(spot, PieceSpot)]
            for characters in (True, False):
                row = {bool(spot.content.lines) for spot in spots
                       if (FACES[spot.content.piece.kind].type == "character") == characters}  # fmt: skip
                assert len(row) == 1
                named |= row
    assert named == {True, False}


def test_s10_the_name_of_a_small_card_is_told_at_once_when_it_is_pointed_at(program: Program, drive: Driver) -> None:
    scene = hands.opened(program, drive, laid(found(program.client, "pbbb", asks("marshal", 0, 2))))
    title = parts(scene)
    flag = next(part for part in title.parts if isinstance(part, NameFlag))
    spots = [spot for area in title.areas.areas.values() for spot in area.spots.values()]
    small, large = (next(spot for spot in spots if bool(spot.unnamed()) == bare) for bare in (True, False))
    drive.move(small.rect.center)
    drive.frames(1, 20)
    assert flag.visible and flag.content == name_of(program.media, small.unnamed())
    assert not flag.rect.colliderect(small.rect) and title.areas.rect.contains(flag.rect)
    drive.move(large.rect.center)
    drive.frames(1, 20)
    assert not flag.visible


@pytest.mark.parametrize("card", ["Mirrormere Palace", "Crossroads Fair", "Captain Wrenna Loss"])
def test_s10_long_words_do_not_keep_a_name_off_a_card_of_the_back_row(program: Program, card: str) -> None:
    program.client.set_language("en")
    kind = next(kind for kind in CARDS if short_name(program.media, kind) == card)
    for width in (70, 76):
        assert name_on(program.media, kind, card, (width, round(width * TALL)), kneeling=False)


# ---------------------------------------------------------------- hand and plots


def test_s10_nine_cards_of_the_hand_lie_beside_each_other_where_no_option_does(program: Program) -> None:
    scene = table(program.client, found(program.client, "pb", asks("marshal", 0, 1)))
    hand: CrownsHand = parts(scene).hand
    assert hand.rect == table_layout.HAND or len(hand.slots) > 6
    held = hand._held[:1] * 9
    hand._held = [one._replace(number=i + 1) for i, one in enumerate(held)]
    hand.beside = False
    hand._deal()
    assert hand.rect == table_layout.HAND_LONG
    lying = [slot.rect for slot in hand.slots]
    assert len(lying) == 9 and not [pair for pair in combinations(lying, 2) if pair[0].colliderect(pair[1])]
    hand.beside = True
    hand._deal()
    assert hand.rect == table_layout.HAND and all(hand.rect.contains(slot.rect.clip(hand.rect)) for slot in hand.slots)
    assert hand.slots[-1].rect.right < table_layout.CONTROLS.x
    short = row(table_layout.HAND.inflate(-24, 0), 9, HAND, 6)
    assert [slot.rect.x for slot in hand.slots] == [place.x for place in short]


@pytest.mark.parametrize("language", LANGUAGES)
def test_s10_eight_cards_lie_beside_each_other_where_one_can_only_go_back(program: Program, language: str) -> None:
    program.client.set_language(language)
    scene = table(program.client, found(program.client, "pb", asks("attackers")))
    hand, bar = parts(scene).hand, scene.choices
    back = next(one for one in bar.each() if one.name == "choice.back")
    held = hand._held[:1] * 8
    hand._held = [one._replace(number=i + 1) for i, one in enumerate(held)]
    hand._deal()
    lying = [slot.rect for slot in hand.slots]
    assert len(lying) == 8 and not [pair for pair in combinations(lying, 2) if pair[0].colliderect(pair[1])]
    assert lying[-1].right < back.rect.x and bar.rect.contains(back.rect)


def test_r7_1_a_plot_under_the_pointer_stays_within_its_panel(program: Program) -> None:
    scene = table(program.client, found(program.client, "pb", asks("plot_select", 0, 1)))
    panel = next(one for one in parts(scene).dialogs.panels if one.visible)
    cards = [one for one in panel.each() if isinstance(one, CardChoice)]
    assert len(cards) >= 6
    assert all(one.rect.y - one.rise - 8 >= panel.rect.y for one in cards)


def test_areas_make_room_for_a_whole_board_beside_the_plate_or_below_it(program: Program) -> None:
    for kinds in ("pb", "pbb", "pbbb"):
        scene = table(program.client, laid(found(program.client, kinds, asks("marshal", 0, 1))))
        for area in parts(scene).areas.areas.values():
            assert isinstance(area, SeatArea) and not area.field.colliderect(area.plate.rect)
            assert all(area.field.contains(spot.rect) for spot in area.spots.values())


def test_s10_a_crowded_area_takes_room_of_those_that_need_none() -> None:
    """Also beside the one that fights; a person's own choice is as wide as ever."""
    counts = {1: 11, 2: 8, 3: 5}
    tiles = {}
    for chosen in (False, True):
        places = areas([0, 1, 2, 3], 0, 3, "challenges", counts, chosen)
        widths = [places[seat].width for seat in (1, 2, 3)]
        assert min(widths) >= table_layout.LEAST_WIDE or chosen
        assert sum(widths) + 2 * table_layout.GAP == table_layout.OPPONENTS.width
        field = pygame.Rect(0, 0, places[1].width - 12, places[1].height - HEAD - 8)
        tiles[chosen] = lie(full(11, 5), field, True).width
    assert tiles[False] >= 66 > 55 >= tiles[True] >= 41


def test_s10_areas_are_equal_until_one_is_crowded_and_who_is_out_gives_room() -> None:
    def widths(*counts: int) -> list[int]:
        places = areas([0, 1, 2, 3], 0, -1, "challenges", dict(enumerate(counts, 1)))
        return [places[seat].width for seat in (1, 2, 3)]

    assert max(widths(4, 8, 0)) - min(widths(4, 8, 0)) <= 2
    first, second, third = widths(11, 8, 5)
    assert first > second >= third >= table_layout.LEAST_WIDE
    gone, *others = widths(table_layout.OUT, 5, 5)
    assert gone == table_layout.LEAST_WIDE and min(others) > widths(5, 5, 5)[1]
