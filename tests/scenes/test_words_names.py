"""C1.3: a thing has the same name on every screen, and a name is not taken for something else."""

from __future__ import annotations

import pygame
import pytest

from game.bots.levels import DEFAULT_LEVEL
from game.match.seats import FACES, NAMED_LEVELS, bot_face, bot_name
from game.store.goods import KINDS
from scenes.media import theme
from scenes.media.texts import LANGUAGES, Texts
from scenes.program import Program
from scenes.widgets.names import LAST, STEP, divided, draw_name, fits

SEATS = range(1, 6)
LONGEST_OF_BOTS = 7


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts(request.param, strict=True)


def missing(texts: Texts, told: str, *named: str) -> list[str]:
    """The names that a text does not use."""
    return [name for name in map(texts.get, named) if name.casefold() not in texts.get(told).casefold()]


def test_c2_2_what_is_kept_is_called_as_in_the_room(texts: Texts) -> None:
    assert missing(texts, "room.favourites.keep.tip", "clock.option", "room.timer") == []


def test_c10_2_the_menu_names_all_that_the_shop_sells(texts: Texts) -> None:
    assert missing(texts, "menu.shop.tip", *(f"shop.kind.{kind}" for kind in KINDS)) == []


def test_c6_9_what_the_result_saves_is_called_as_in_the_menu() -> None:
    assert missing(Texts("ko"), "result.save", "menu.replays") == []


def test_c5_2_names_of_bots_are_no_counts() -> None:
    """In Korean "봇 둘" says "two bots" as well."""
    texts = Texts("ko")
    assert [texts.get(f"room.bot.{n}")[-1] for n in SEATS] == [str(n) for n in SEATS]


def test_c5_2_a_bot_has_a_name_and_a_face_by_its_level_and_seat(texts: Texts) -> None:
    faces = {bot_face(level, seat) for level in NAMED_LEVELS for seat in range(FACES)}
    names = {texts.get(bot_name(level, seat)) for level in NAMED_LEVELS for seat in range(FACES)}
    assert len(names) == len(faces) == len(NAMED_LEVELS) * FACES
    assert all(name.isalpha() and len(name) <= LONGEST_OF_BOTS for name in names)
    assert bot_name("random", 1) == bot_name(DEFAULT_LEVEL, 1)


def test_c5_2_every_face_of_a_bot_is_painted(program: Program) -> None:
    for level in NAMED_LEVELS:
        assert all(program.media.sprites.has(bot_face(level, seat)) for seat in range(FACES)), level


def test_c2_1_a_name_that_almost_has_room_is_drawn_narrower_and_not_broken(program: Program) -> None:
    name, media = "Wide_Meadow_16ch", program.media
    wide = media.theme.width(name, media.theme.least, True)
    for room, lines in ((wide, 1), (wide * 9 // 10, 1), (wide * 72 // 100, 2)):
        surface = pygame.Surface((room + 40, 80), pygame.SRCALPHA)
        draw_name(surface, media, name, pygame.Rect(20, 0, room, 80), theme.BONE)
        drawn = surface.get_bounding_rect()
        assert drawn.left >= 18 and drawn.right <= room + 22
        assert (drawn.height < STEP + 10) == (lines == 1), room
        assert fits(media, name, room)


def test_c2_1_an_id_without_a_break_is_narrower_still_before_it_is_cut(program: Program) -> None:
    media, name = program.media, "하늘지기" * 4
    wide = media.theme.width(name, media.theme.least, True)
    for share, whole in ((0.9, True), (0.6, True), (0.5, False)):
        assert fits(media, name, round(wide * share)) is whole, share
    surface = pygame.Surface((wide, 80), pygame.SRCALPHA)
    draw_name(surface, media, name, pygame.Rect(0, 0, wide * 6 // 10, 80), theme.BONE)
    assert surface.get_bounding_rect().height < STEP + 10


def test_c2_1_words_with_a_long_id_break_between_words_alone(program: Program) -> None:
    media, name = program.media, "하늘지기" * 4
    room = round(media.theme.width(name, media.theme.least) * 0.8)
    assert divided(media, f"{name} went on and on", room, LAST, False)[0] == name
    assert divided(media, "달 went on and on", room, LAST, False) == []  # nothing is too wide
    assert divided(media, name * 2, room, LAST, False) == []
