"""C6.7b: what a bot did for somebody is told in a player's terms, and where the match is now is true."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.events import Event
from game.match.seats import PERSON, Away, Sitter
from scenes.table.hand_back import HandBack
from tests.gallery.vermilion_tables import asks, campaign_at, camped, parts, table

if TYPE_CHECKING:
    from scenes.program import Program
    from scenes.table.match import Match
    from tests.scenes.conftest import Driver


def began(match: Match) -> int:
    """The number of the event with which the first round began."""
    return next(event.no for event in match.events(0) if event.kind == "round_began")


def test_c6_7b_at_the_camp_the_quest_that_was_played_is_named(program: Program) -> None:
    match = campaign_at(program.client, "pb", asks("breathe_action"))
    scene, t = table(program.client, match), program.media.t
    chapter = match.session.view(None).tries[-1][0] + 1
    assert scene.title_table.when(scene.view) == t("vermilion.when.camp", chapter=t(f"vermilion.chapter.{chapter}"))


def test_c6_7b_in_a_quest_its_name_and_its_own_round_are_told(program: Program) -> None:
    match = campaign_at(program.client, "pb", camped)
    while match.session.view(None).round < 1:
        question = match.session.questions()[0]
        match.session.answer(question.seat, question.default())
    scene, t = table(program.client, match), program.media.t
    told = scene.title_table.when(scene.view)
    assert told.startswith(t(f"vermilion.chapter.{scene.view.chapter + 1}")) and t("round.other", n=1) in told


def test_c6_7b_the_bot_says_what_became_of_hp_cards_and_enemies(program: Program, drive: Driver) -> None:
    match = campaign_at(program.client, "pb", lambda match, _: match.session.view(None).round == 2)
    scene, since = table(program.client, match), began(match)
    events, t, own = match.events(0, since), program.media.t, match.session.view(0).seats[0]
    change = sum(int(str(event.data["amount"])) * (1 if event.kind == "healed" else -1) for event in events
                 if event.kind in ("healed", "damaged", "paid_hp") and event.data["unit"] == "c0")
    told = [line for _, line in scene.title_table.meanwhile(0, since)]
    key = "change" if change else "same"
    assert t(f"vermilion.meanwhile.hp.{key}", before=own.hp - change, now=own.hp, most=own.most) in told
    burnt = [t(f"vermilion.card.{event.data['card']}") for event in events
             if event.kind == "combusted" and event.data["seat"] == 0]  # fmt: skip
    kills = [event for event in events if event.kind == "died" and event.data["by"] == 0]
    assert burnt or kills
    assert all(any(card in line for line in told) for card in burnt)
    assert all(any(t(f"vermilion.enemy.{event.data['kind']}") in line for line in told) for event in kills)
    page = HandBack(scene, 0, Away(who=Sitter(kind=PERSON, name="P"), event=since))
    program.nav.stack.push(page, animated=False)
    drive.frames(2)
    assert [line for _, line in page.rows()[1:-1]] == told


def test_c6_7b_hp_of_before_are_not_guessed_across_a_quest(program: Program) -> None:
    match = campaign_at(program.client, "pb", asks("breathe_action"))
    scene = table(program.client, match)
    title, own, t = parts(scene), match.session.view(0).seats[0], program.media.t
    told = " ".join(line for _, line in title.meanwhile(0, began(match)))
    assert t("vermilion.meanwhile.hp.now", now=own.hp, most=own.most) in told
    ended = [event for event in match.events(0) if isinstance(event, Event) and event.kind == "quest_ended"]
    assert all(t(f"vermilion.quest.{event.data['quest']}") in told for event in ended)
