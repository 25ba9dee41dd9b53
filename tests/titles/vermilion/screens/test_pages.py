"""Pages of Vermilion's things (C6.4b, section 10): an enemy tells its bar and its chances; all content has a page."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from game.core.rng import Stream
from game.core.session import Session
from game.titles.vermilion import SPEC
from game.titles.vermilion.board import QUESTS
from game.titles.vermilion.content import CARDS, CHARACTERS, DICE, DUALITY, ENEMIES, ITEMS, RECIPES, TAINTS
from game.titles.vermilion.view import zone_odds
from scenes.kit.page_view import sheet_of
from scenes.titles.vermilion import phrases
from scenes.titles.vermilion.enemy_card import ENEMY_CARD, enemy_card
from scenes.titles.vermilion.page_book import GOODS
from scenes.titles.vermilion.page_things import KEYWORDS, PHASES
from scenes.titles.vermilion.words import Words
from tests.titles.vermilion.play import Play

if TYPE_CHECKING:
    from scenes.program import Program

THINGS = [
    *(f"card:{card}" for card in CARDS), *(f"corruption:{card}" for card in TAINTS), *(f"item:{one}" for one in ITEMS),
    *(f"enemy:{kind}" for kind in ENEMIES), *(f"character:{name}" for name in CHARACTERS),
    *(f"keyword:{name}" for name in KEYWORDS), *(f"material:{name}" for name in GOODS),
    *(f"die:{kind}" for kind in DICE), *(f"quest:{quest}" for quest in QUESTS), *(f"phase:{one}" for one in PHASES),
]  # fmt: skip


def words_of(program: Program, view: object = None) -> Words:
    return Words(program.media, view=view)


def test_r13_there_are_43_keywords() -> None:
    assert len(set(KEYWORDS)) == 43


@pytest.mark.slow
@pytest.mark.parametrize("language", ["ko", "en"])
def test_c6_4b_everything_has_a_page_in_words_also_without_a_match(program: Program, language: str) -> None:
    program.client.set_language(language)
    words = words_of(program)
    for ref in THINGS:
        page = words.page(ref)
        assert page is not None, ref
        told = [page.title, page.subtitle, *(row.text for row in (*page.top, *page.rows))]
        assert page.title and not [one for one in told if "{" in one or "vermilion." in one or "@" in one], ref
        assert sheet_of(words, page, 296, True).picture.get_height() > 40
        links = {row.ref for row in page.rows if row.ref}
        assert not [link for link in links if words.page(link) is None], ref


def test_r9_9_equipment_is_said_to_be_makeable_only_with_its_materials(program: Program) -> None:
    session = Session(SPEC, [{}], {"variant": "single_quest", "quest": "q03", "difficulty": "normal"}, 7)
    while session.view(0).round < 1:
        session.answer(0, session.default(0))
    view, t = session.view(0), program.media.t
    item = next(one for one in RECIPES if one in view.stock)
    (own,) = view.seats
    for held, key in (((), "lacking"), (tuple(RECIPES[item].cost.items()), "able")):
        page = words_of(program, replace(view, seats=(replace(own, materials=held),))).page(f"item:{item}")
        assert page is not None
        told = [row.text for row in page.rows]
        assert t(f"vermilion.page.in_stock.{key}") in told
        assert t("vermilion.page.in_stock.able") not in told or key == "able"


@pytest.mark.slow
@pytest.mark.parametrize("quest", ["q03", "q04", "q08"])
def test_c6_4b_all_that_stands_on_the_table_has_a_page(program: Program, quest: str) -> None:
    session = Session(SPEC, [{}, {}, {}], {"variant": "single_quest", "quest": quest, "difficulty": "normal"}, 7)
    stream = Stream(2, "pages")
    for _ in range(220):
        if session.outcome is not None:
            break
        question = stream.pick(session.questions())
        session.answer(question.seat, stream.pick(question.options()).key)
        view = session.view(question.seat)
        words = words_of(program, view)
        refs = [f"unit:{foe.unit}" for foe in view.foes] + [f"seat:{seat.seat}" for seat in view.seats]
        refs += [f"track:{seat.seat}" for seat in view.seats] + ["unit:w"] * (view.wagon is not None)
        refs += [f"tile:{x},{y}" for x in range(view.width) for y in range(view.height)][::3]
        for ref in refs:
            page = words.page(ref)
            assert page is not None and page.title, ref
            assert not [row.ref for row in page.rows if row.ref and words.page(row.ref) is None], ref


def test_section_10_an_enemy_tells_the_chance_of_each_zone_at_its_present_tokens(program: Program) -> None:
    play = Play("karon", at=["2,2"], rows=[".+.+.+."] + ["+.+.+.+", ".+.+.+."] * 3)
    foe = play.foe("kynodon", "4,2", threat=1)
    words = words_of(program, play.session.view(0))
    page = words.page(f"unit:f{foe.no}")
    odds, ways = zone_odds("kynodon", 1)
    assert page is not None
    values = [row.value for row in page.rows if row.icon.startswith("vermilion/zone/")]
    assert values[-4:] == [phrases.chance(count, ways) for count in odds] == ["8.3 %", "54.2 %", "25 %", "12.5 %"]
    yellow = next(row for row in page.rows if row.icon == "vermilion/zone/yellow")
    assert program.media.t("vermilion.zone.weakness") in yellow.text and yellow.tone == "good"


@pytest.mark.slow
@pytest.mark.parametrize("language", ["ko", "en"])
def test_section_10_each_enemy_has_a_card_with_its_bar(program: Program, language: str) -> None:
    program.client.set_language(language)
    for kind in ENEMIES:
        assert enemy_card(program.media, kind, ENEMY_CARD).get_size() == ENEMY_CARD


def test_section_4_a_duality_card_is_told_to_its_reader_only_and_never_its_outcome(program: Program) -> None:
    assert words_of(program).page("duality:d01") is None
    assert all(words_of(program).has(f"vermilion.duality.{card}") for card in DUALITY)


def test_r3_4_the_pool_told_at_the_camp_is_that_of_the_next_quest(program: Program) -> None:
    """A step of the track takes a die away, or brings one, as soon as it is gone; no dice are a 0 on that line."""
    session = Session(SPEC, [{}], {"variant": "single_quest", "quest": "q01", "difficulty": "normal"}, 7)
    while session.view(0).round < 1:
        question = session.questions()[0]
        session.answer(question.seat, question.default())
    view = session.view(0)
    seat = replace(view.seats[0], pool=(("imprint", 5), ("breakthrough", 0)), track=-1)
    camp = words_of(program, replace(view, between=True, seats=(seat,)))
    held = CHARACTERS[seat.name].dice
    assert dict(camp.pool(seat)) | {"corruption": 0} == {
        "imprint": held.count("imprint"), "breakthrough": held.count("breakthrough") + 1, "corruption": 0,
    }  # fmt: skip
    assert words_of(program, replace(view, between=False, seats=(seat,))).pool(seat) == seat.pool
    none = words_of(program, replace(view, between=False, seats=(replace(seat, pool=()),)))
    page = none.page("unit:c0")
    assert page is not None
    assert next(row.value for row in page.rows if row.text == program.media.t("vermilion.page.pool")) == "0"
