"""C6.9: the result tells the quest's story."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from game.core.events import Event
from game.titles.vermilion.board import QUESTS, parsed
from scenes.table.result_scene import ResultScene
from scenes.titles.vermilion.story import QuestTold, Teller, quests_of, story
from scenes.titles.vermilion.words import Words
from scenes.widgets.label import Label
from tests.gallery.vermilion_tables import played

if TYPE_CHECKING:
    from scenes.program import Program
    from scenes.table.match import Match
    from tests.scenes.conftest import Driver

BEGIN = [("quest_began", {"quest": "q01"}), ("placed", {"unit": "f1", "kind": "kynodon"}),
         ("placed", {"unit": "f2", "kind": "myomita"}), ("round_began", {"round": 1})]  # fmt: skip


def quest(*told: tuple[str, dict[str, Any]], rule: str = "") -> QuestTold:
    """The quest of some events."""
    events = [Event(no, kind, rule, data) for no, (kind, data) in enumerate([*BEGIN, *told])]
    return quests_of(events)[-1]


def lines(program: Program, one: QuestTold, match: Match) -> list[str]:
    """What is told of it."""
    words = Words(program.client.media, view=match.session.view(None), seats=match.seats)
    return [row.text for row in Teller(words).rows(one)]


def test_c6_9_who_falls_to_an_enemy_is_told_with_it_and_by_pain_alone_without() -> None:
    blow = [("foe_attacked", {"unit": "f2", "target": "c0", "power": 4}), ("damaged", {"unit": "c0", "amount": 4}),
            ("went_down", {"seat": 0})]  # fmt: skip
    assert quest(*blow, rule="R7.2.2").rounds[0].falls == [(0, "f2")]
    assert quest(*blow, rule="R8.3").rounds[0].falls == [(0, "")]


def test_c6_9_what_happens_after_a_quest_does_not_belong_to_it() -> None:
    one = quest(("quest_ended", {"won": 1, "reason": "won"}), ("perfect_guard", {"seat": 0}))
    assert one.won and not one.rounds[0].guards


def test_c6_9_the_last_blow_is_told_and_the_round_that_did_most(program: Program, drive: Driver) -> None:
    match = played(program.client, "pb", 3)
    one = quest(
        ("damaged", {"unit": "f1", "amount": 5}), ("died", {"unit": "f1", "by": 1}), ("round_began", {"round": 2}),
        ("damaged", {"unit": "f2", "amount": 3}), ("died", {"unit": "f2", "by": 0}),
        ("quest_ended", {"won": 1, "reason": "won"}),
    )  # fmt: skip
    t, name = program.media.t, match.seats[0].name
    foe = t("vermilion.unit.foe", name=t("vermilion.enemy.myomita"), n="2")
    most, last, *rounds = lines(program, one, match)
    assert most == t("vermilion.story.most.dealt", round=1, n=5)
    assert last == t("vermilion.story.last.blow", name=name, unit=foe, round=2) and len(rounds) == 2


@pytest.mark.parametrize(("name", "told"), [("q03", "calmed"), ("q01", "dealt"), ("q04", "")])
def test_c6_9_the_round_that_decided_is_told_by_what_the_quest_is_about(
    program: Program, name: str, told: str
) -> None:
    one = quest(
        ("damaged", {"unit": "f1", "amount": 12}), ("round_began", {"round": 2}),
        ("land_gained", {"seat": 0, "at": "6,2", "points": 5, "total": 5}),
        ("quest_ended", {"won": 1, "reason": "won"}),
    )  # fmt: skip
    one.quest, t = name, program.media.t
    assert {"q03": "stabilise", "q01": "annihilate", "q04": "escort"}[name] == parsed(QUESTS[name].board).objective
    said = lines(program, one, played(program.client, "pb", 3))
    most = {"calmed": t("vermilion.story.most.calmed", round=2, n=5),
            "dealt": t("vermilion.story.most.dealt", round=1, n=12)}  # fmt: skip
    assert [line for line in said if line in most.values()] == ([most[told]] if told else [])


def test_c6_9_of_time_that_ran_out_it_tells_how_many_enemies_stood(program: Program, drive: Driver) -> None:
    match = played(program.client, "pb", 3)
    one = quest(("died", {"unit": "f1", "by": 0}), ("quest_ended", {"won": 0, "reason": "loss_time"}))
    assert lines(program, one, match)[0] == program.media.t("vermilion.story.last.time", n=1, round=1)


def test_c6_9_an_enemy_that_dies_of_the_same_blow_hides_not_who_fell_last(program: Program, drive: Driver) -> None:
    match = played(program.client, "pb", 3)
    one = quest(
        ("went_down", {"seat": 1}), ("went_down", {"seat": 0}), ("died", {"unit": "f2", "by": 0}),
        ("quest_ended", {"won": 0, "reason": "loss_all_down"}),
    )  # fmt: skip
    last = program.media.t("vermilion.story.last.falls", name=match.seats[0].name, round=1)
    assert lines(program, one, match)[0] == last


def test_c6_9_a_quest_won_in_a_round_after_the_last_kill_has_no_last_blow(program: Program, drive: Driver) -> None:
    match = played(program.client, "pb", 3)
    one = quest(
        ("died", {"unit": "f1", "by": 0}), ("died", {"unit": "f2", "by": 0}), ("round_began", {"round": 2}),
        ("quest_ended", {"won": 1, "reason": "won"}),
    )  # fmt: skip
    t = program.media.t
    assert lines(program, one, match)[0] == t("vermilion.story.last.other", reason=t("vermilion.reason.won"), round=2)


@pytest.mark.slow
@pytest.mark.parametrize(("kinds", "seed", "number"), [("p", 3, "q01"), ("pbb", 5, "q02"), ("pb", 7, "q03")])
def test_c6_9_the_story_tells_as_many_deeds_as_are_counted(
    program: Program, drive: Driver, kinds: str, seed: int, number: str
) -> None:
    match = played(program.client, kinds, seed, quest=number)
    one = quests_of(match.session.events())[-1]
    for seat in range(len(match.seats)):
        counts = match.counted(seat)
        assert sum(len(told.kills.get(seat, ())) for told in one.rounds) == counts["kills"]
        assert sum(told.guards.count(seat) for told in one.rounds) == counts["guards"]
        assert sum(who == seat for told in one.rounds for who, _ in told.falls) == counts["downs"]
    assert [told.number for told in one.rounds] == [*range(1, len(one.rounds) + 1)]


def test_c6_9_the_result_opens_with_the_story_and_the_lines_are_a_click_away(program: Program, drive: Driver) -> None:
    match = played(program.client, "pb", 3)
    scene = ResultScene(program.client, match)
    program.nav.stack.reset(scene, animated=False)
    told = story(program.media, match)
    page: Any = scene.ui.find("story")
    assert told is not None and page.page.rows == told[1].rows
    drive.frames(12, 60)
    drive.click("score.health")
    assert scene.ui.find("story") is None and scene.ui.find("graph") is not None
    drive.click("score.story")
    assert scene.ui.find("story") is not None


def test_c6_9_who_has_played_together_has_no_ranks(program: Program, drive: Driver) -> None:
    scene = ResultScene(program.client, played(program.client, "pb", 3))
    program.nav.stack.reset(scene, animated=False)
    texts = [widget.text for widget in scene.ui.root.each() if isinstance(widget, Label)]
    assert program.media.t("result.rank", n=1) not in texts


def test_c6_9_damage_beyond_the_last_hp_is_none() -> None:
    events = [Event(no, kind, "", data) for no, (kind, data) in enumerate([
        *BEGIN, ("damaged", {"unit": "f1", "amount": 9}), ("healed", {"unit": "f1", "amount": 2}),
        ("damaged", {"unit": "f1", "amount": 7}), ("died", {"unit": "f1", "by": 0})])]  # fmt: skip
    assert quests_of(events, lambda _kind: 10)[-1].rounds[0].dealt == 9 + 3
