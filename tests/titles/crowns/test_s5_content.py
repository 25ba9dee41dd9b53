"""Section 5: tables, notation, ready decks."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.core.content import read_table
from game.core.errors import ContentError
from game.titles.crowns import content
from game.titles.crowns.content import AGENDAS, CARDS, DECKS, FACES, FACTIONS, NEUTRAL, OFFICES, PLOTS, CardRow
from game.titles.crowns.notation import Phrase
from game.titles.crowns.reading import ability, condition, cost, keyword, trigger
from game.titles.crowns.reading_effects import CONSTANTS, SIGNATURES, read_effect
from game.titles.crowns.reading_words import Unreadable, phrase

RIGHT: dict[str, Any] = {
    "id": "al05",
    "type": "character",
    "faction": "legion",
    "cost": 3,
    "strength": 4,
    "icons": ["military"],
    "traits": ["Soldier"],
}


def test_s5_the_set_has_the_numbers_of_the_specification() -> None:
    kinds = [(row.faction, row.type) for row in CARDS.values()]
    for faction in FACTIONS:
        counts = [kinds.count((faction, kind)) for kind in ("character", "location", "attachment", "event")]
        assert counts == [12, 5, 3, 3], faction
    assert [kinds.count((NEUTRAL, kind)) for kind in ("character", "location", "attachment", "event")] == [12, 6, 6, 6]
    assert (len(PLOTS), len(OFFICES), len(AGENDAS), len(DECKS)) == (26, 6, 4, 6)


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"abilities": ["R; when: entered(self); do: win(you)"]}, "abilities"),
        ({"abilities": ["C; do: gain_gold(you,1)"]}, "abilities"),
        ({"abilities": ["R; do: draw(you,1)"]}, "abilities"),
        ({"keywords": ["flying"]}, "keywords"),
        ({"faction": "moon"}, "faction"),
        ({"traits": ["Robot"]}, "traits"),
        ({"icons": []}, "icons"),
        ({"cost": -1}, "cost"),
        ({"colour": "red"}, "colour"),
        ({"host": "own character"}, "host"),
    ],
)
def test_s5_a_wrong_row_is_refused_with_its_field_and_a_right_example(change: dict[str, Any], field: str) -> None:
    checks = (
        content.LINES,
        content._readable("keywords", keyword, "renown"),
        content._only_constants,
        content._sound_cards,
        content.one_of("faction", FACTIONS),
        content.one_of("traits", content.TRAITS),
    )
    with pytest.raises(ContentError) as error:
        read_table(json.dumps([{**RIGHT, **change}]), "cards.json", CardRow, checks)
    assert (error.value.row, error.value.field, bool(error.value.example)) == ("al05", field, True)


@pytest.mark.parametrize(
    ("read", "text"),
    [
        (ability, "Q; do: draw(you,1)"),
        (ability, "A; do: draw(you,1)"),
        (ability, "R[plot]; when: entered(self); do: cancel"),
        (ability, "C; do: str(self,+1); for: ever"),
        (ability, "WR; do: draw(you,1); limit: 1/game"),
        (ability, "A[night]; do: draw(you,1)"),
        (ability, "A[any]; while: self kneeling; do: draw(you,1)"),
        (trigger, "won(opponent)"),
        (trigger, "won(you), naval"),
        (trigger, "income(nobody)"),
        (trigger, "exploded(self)"),
        (condition, "you are tall"),
        (cost, "pay(many)"),
        (cost, "kneel(enemy)"),
        (cost, "discard(four cards from your hand)"),
        (read_effect, "draw(you)"),
        (read_effect, "draw(us,1)"),
        (read_effect, "str(self,+1,forever)"),
        (read_effect, "icon(T,M)"),
        (read_effect, "plot_mod(you,speed,+1)"),
        (read_effect, "forbid(self,sleep)"),
        (phrase, "one shiny character"),
        (phrase, "own"),
        (keyword, "ambush"),
        (keyword, "renown(2)"),
    ],
)
def test_s5_1_what_the_specification_does_not_list_is_refused(read: Any, text: str) -> None:
    with pytest.raises(Unreadable):
        read(text)


def test_s5_3_a_phrase_says_side_filters_type_and_zone() -> None:
    assert phrase("enemy non-unique character, cost<=3, no attachment") == Phrase(
        side="enemy", unique="non-unique", types=("character",), states=("no_attachment",), cost=3
    )
    assert phrase("Beast character in your hand, cost<=4") == Phrase(
        types=("character",), traits=("Beast",), zone="hand", cost=4
    )
    assert phrase("own Knight participating alone") == Phrase(
        side="own", types=("character",), traits=("Knight",), states=("alone",)
    )


def test_s5_2_two_triggers_joined_by_or_are_one_that_either_meets() -> None:
    read = ability(
        "I; when: killed(another own character) or discarded(another own character); do: save(that character)"
    )
    assert [one.name for one in read.when] == ["killed", "discarded"]


def test_s5_4_every_primitive_is_used_or_kept_for_new_cards() -> None:
    used = {
        one.verb
        for face in FACES.values()
        for line in face.abilities
        for part in line.parts
        for effect in part.effects
        for one in (effect, *effect.options)
    }
    kept = {"tuck", "attach", "discard_choice", "sacrifice"}
    assert set(SIGNATURES) - used == kept
    assert set(CONSTANTS) <= set(SIGNATURES)


def test_s5_6_every_faction_has_one_loyal_landmark_and_one_gold_location() -> None:
    for faction in FACTIONS:
        places = [row for row in CARDS.values() if row.faction == faction and row.type == "location"]
        assert len([row for row in places if row.loyal and row.cost == 3]) == 1
        assert len([row for row in places if row.cost == 2 and "limited" in row.keywords]) == 1


def test_s5_14_rivals_are_mutual_and_the_ring_is_closed() -> None:
    for office in OFFICES.values():
        assert all(office.id in OFFICES[rival].rivals for rival in office.rivals)
        assert len(office.rivals) == (0 if office.id == "of6" else 2)
    ring = [office.supports for office in OFFICES.values() if office.supports]
    assert sorted(ring) == ["of1", "of2", "of3", "of4", "of5"]
