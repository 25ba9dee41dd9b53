"""What Ankh's situation, inspector and tips tell (C6.3, C6.4, C6.4b, section 10): true numbers with their terms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
import pytest
from msgspec.structs import replace

from game.core.events import Event
from game.core.rng import Stream
from game.core.session import Session
from game.core.state import Outcome
from game.titles.ankh import SPEC
from game.titles.ankh.boards import PLANS
from game.titles.ankh.content import ACTIONS, CARD_NAMES, GODS, GUARDIANS, MOST_REGIONS, POWERS
from game.titles.ankh.forecast import forecast, token_at_risk
from game.titles.ankh.trials import card_reach, card_strength, followers_now
from scenes.titles.ankh import board_tips, foretold, log_lines
from scenes.titles.ankh.situation import TABS, of_when, standing_of
from scenes.titles.ankh.words import Words
from scenes.widgets.pen import Pen
from tests.gallery.ankh_tables import asks, parts, played
from tests.titles.ankh.play import Play
from tests.titles.ankh.screens import hands

if TYPE_CHECKING:
    from game.titles.ankh.view import SeatView
    from scenes.kit.page import Page
    from scenes.program import Program
    from tests.scenes.conftest import Driver


MERGED = 1
"""A seed whose match merges two of three gods before the eighth event."""


def words_of(program: Program, view: SeatView) -> Words:
    """Words about a view."""
    return Words(program.media, view=view)


def page(program: Program, play: Play, ref: str) -> Page:
    """A page that must be there."""
    found = words_of(program, play.session.view(0)).page(ref)
    assert found is not None, ref
    return found


def refs_of(view: SeatView) -> list[str]:
    """Everything that a table of Ankh can point at."""
    spaces = [f"space:{at % view.columns},{at // view.columns}" for at, letter in enumerate(view.terrain)
              if letter != "."]  # fmt: skip
    return [*spaces, *(f"region:{one.number}" for one in view.regions),
            *(f"figure:{one.number}" for one in view.figures),
            *(f"monument:{one.space}" for one in view.monuments), *(f"portal:{name}" for name in view.portals),
            *(f"god:{god.god}" for god in view.gods), *(f"seat:{seat}" for seat in range(len(view.team))),
            *(f"card:{card}" for card in CARD_NAMES), *(f"power:{power}" for power in POWERS),
            *(f"guardian:{kind}" for kind in GUARDIANS), *(f"god:{name}" for name in GODS),
            *(f"action:{name}" for name in ACTIONS), *(f"event:{i}" for i in range(len(view.events))),
            *(f"slot:{i}" for i in range(6)), "track:"]  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("language", ["ko", "en"])
def test_c6_4b_everything_has_its_page_and_its_tip_all_through_a_match(program: Program, language: str) -> None:
    program.client.set_language(language)
    stream, gods = Stream(5, "gods"), list(GODS)
    stream.shuffle(gods)
    for scenario in ("delta", "five_nomes"):
        session = Session(SPEC, [{"god": name} for name in gods[: PLANS[scenario].players]], {"scenario": scenario}, 8)
        for count in range(700):
            if session.outcome is not None:
                break
            question = stream.pick(session.questions())
            if count % 90 == 0:
                _all_told(program, session.view(question.seat))
            session.answer(question.seat, stream.pick(question.options()).key)
        _all_told(program, session.view(None))


def _all_told(program: Program, view: SeatView) -> None:
    words, has = words_of(program, view), program.media.sprites.has
    for ref in refs_of(view):
        found = words.page(ref)
        assert found is not None and found.title and "{" not in found.title, ref
        for row in found.rows:
            assert row.text and "{" not in row.text + row.value and (not row.icon or has(row.icon)), (ref, row)
            assert not row.ref or words.page(row.ref) is not None, (ref, row)
        assert found.card or not found.picture or has(found.picture), (ref, found.picture)
    for ref in refs_of(view):
        assert board_tips.tip(words, ref).heading, ref


def test_s10_a_regions_page_has_every_term_of_every_strength(program: Program) -> None:
    play = Play("two_lands", "anubis", "osiris")
    play.put(1, "warrior", "4,4")
    play.trap(1, 2)
    rows = [(row.text, row.value) for row in page(program, play, "region:1").rows]
    t = program.media.t
    assert (t("ankh.term.trapped"), "+2") in rows
    assert (t("ankh.term.figures"), "+2") in rows
    assert (t("ankh.foretold.strength"), f"4 {t('ankh.foretold.range', least=0, most=3)}") in rows


def test_s10_a_tie_names_who_may_decide_it(program: Program) -> None:
    play = Play("two_lands")
    play.put(1, "warrior", "4,4", "3,4")
    words = words_of(program, play.session.view(0))
    t = program.media.t
    found = foretold.outcome(words, words.forecast.regions[0])
    who = {f"{words.god(a)} 2, {words.god(b)} 2" for a, b in ((0, 1), (1, 0))}
    tie = t("ankh.foretold.tie", by=t("ankh.foretold.trigger"))
    assert found in {f"{t('ankh.foretold.battle', gods=gods)} {tie}" for gods in who}


def test_r20_a_figure_tells_who_holds_it(program: Program) -> None:
    play = Play("two_lands", "set_god", "osiris")
    play.put(1, "warrior", "3,4")
    play.state.conflict = True
    held = program.media.t("ankh.page.held", god=program.media.t("ankh.god.set_god"))
    assert held in [row.text for row in page(program, play, "space:3,4").rows]
    assert held in [row.text for row in words_of(program, play.session.view(0)).tip("space:3,4").lines]


def test_r16_a_hidden_cat_is_told_by_its_back_to_others(program: Program) -> None:
    play = Play("two_lands", "bastet", "osiris")
    play.cats(plus3="2,3", plus1="", star="")
    t = program.media.t
    told = {seat: [row.text for row in words_of(program, play.session.view(seat)).page("monument:2,3").rows]
            for seat in (0, 1)}  # fmt: skip
    assert t("ankh.page.cat", cat="+3") in told[0] and t("ankh.page.cat.back", cat="") in told[1]
    assert not any("+3" in row for row in told[1])


def test_s10_the_standing_begins_with_most_devotion() -> None:
    play = Play("delta")
    play.stands(3, 25, 9)
    rows = standing_of(play.session.view(0))
    assert [(row.place, row.god.god, row.figures[0], row.red) for row in rows] == [
        (1, 1, 25, False), (2, 2, 9, True), (3, 0, 3, True)]


@pytest.mark.parametrize("tab", TABS)
def test_c6_3_each_tab_opens_and_its_rows_lead_to_pages(program: Program, drive: Driver, tab: str) -> None:
    table = hands.opened(program, drive, played(program.client, "pbb", 3, asks("choose_action", 0, 2)))
    title = parts(table)
    title.situation.open(tab)
    drive.frames(2, 300)
    rows = [one for one in title.situation.body.each() if one.focusable]
    assert rows and title.situation.visible
    name = rows[-1].name
    drive.click(name)
    assert title.inspector.ref == name.removeprefix("situation.")


def test_c6_3_of_a_match_that_is_over_no_conflict_is_foretold(program: Program) -> None:
    match = played(program.client, "pb", 3, asks("choose_action", 0, 2))
    view = match.session.view(0)
    words = words_of(program, view)
    assert of_when(words, view) == program.media.t("ankh.sit.without")
    over = replace(view, outcome=Outcome([1], "ankh.end.devotion", [2, 1]))
    assert of_when(words, over) == program.media.t("result.winner", name=words.name(1))


def test_c6_4_while_a_card_is_chosen_no_space_says_why_it_cannot_be_chosen(program: Program, drive: Driver) -> None:
    table = hands.opened(program, drive, played(program.client, "pb", 5, asks("battle_card")))
    assert table.asked is not None and table.asked.text == "battle_card"
    refusal = table.match.session.why_not(0, "space:4,2")
    assert refusal is not None and (refusal.rule, refusal.text) == ("R10.5", "why.not_offered")
    assert parts(table).words.tip("space:4,2").why == ""


# ---------------------------------------------------------------- before a token is lost
@pytest.mark.parametrize(("followers", "action", "price"), [
    (0, "unlock", 1), (1, "unlock", 0), (0, "gain", 0), (0, "move", 0)])  # fmt: skip
def test_r6_4b_a_token_at_risk_is_told_with_its_price(followers: int, action: str, price: int) -> None:
    play = Play("two_lands")
    play.followers(followers, 0)
    play.turn(0)
    assert token_at_risk(play.session.view(0), 0, action) == price


def test_r6_4b_gaining_first_is_at_risk_where_it_does_not_bring_the_price() -> None:
    play = Play("two_lands")
    play.followers(0, 0)
    play.god(0).unlocked = 4
    play.god(0).tokens += 4
    play.turn(0)
    assert token_at_risk(play.session.view(0), 0, "gain") == 3
    play.turn(0, counters=(0, 0, 2, 0))
    assert token_at_risk(play.session.view(0), 0, "gain") == 0  # the event ends the turn
    play.followers(2, 0)
    play.turn(0)
    assert token_at_risk(play.session.view(0), 0, "gain") == 0  # its temple brings the third


def test_c6_3_the_standing_of_two_gods_fills_the_panel_and_tells_their_powers(program: Program, drive: Driver) -> None:
    table = hands.opened(program, drive, played(program.client, "pb", 3, asks("choose_action", 0, 2)))
    situation = parts(table).situation
    situation.open("standing")
    drive.frames(2, 300)
    rows = [one.rect for one in situation.body.each() if one.focusable]
    assert len(rows) == 2 and situation.body.rect.contains(rows[1])
    assert situation.body.rect.bottom - rows[1].bottom < 24


def test_c10_3_the_name_of_an_action_keeps_off_the_edge_of_its_tile(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    program.client.set_language("en")
    program.client.set_scale(130)
    title = parts(hands.opened(program, drive, played(program.client, "pb", 3, asks("choose_action", 0, 1))))
    for tile in title.actions.tiles:
        named, nameless = (pygame.Surface(program.media.canvas.surface.get_size()) for _ in range(2))
        tile.draw(named)
        with monkeypatch.context() as patch:
            patch.setattr(program.media, "t", lambda _key, **_values: "")
            tile.draw(nameless)
        edge = pygame.Rect(tile.rect.right - 12, tile.rect.y, 12, tile.rect.height)
        assert pygame.image.tobytes(named.subsurface(edge), "RGB") == pygame.image.tobytes(
            nameless.subsurface(edge), "RGB"), tile.action  # fmt: skip


@pytest.mark.parametrize("tab", ["standing", "gods"])
def test_r12_3_a_merged_gods_powers_are_told_whole_and_over_nothing_else(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch, tab: str
) -> None:
    program.client.set_language("en")
    program.client.set_scale(130)
    match = played(program.client, "pbb", MERGED, asks("choose_action", 0, 8), ("hathor", "thoth", "bastet"))
    table = hands.opened(program, drive, match)
    assert any(len(god.names) > 1 for god in table.view.gods)
    put, icon, paragraph = Pen.put, Pen.icon, program.media.theme.paragraph
    told: list[pygame.Surface] = []
    words: list[pygame.Rect] = []
    signs: list[pygame.Rect] = []

    def written(*given: Any, **more: Any) -> pygame.Surface:
        told.append(paragraph(*given, **more))
        assert told[-1].get_size() == paragraph(*given, **{**more, "height": 1000}).get_size()
        return told[-1]

    def laid(pen: Pen, picture: pygame.Surface, **at: Any) -> pygame.Rect:
        place = put(pen, picture, **at)
        words.extend([place] if any(picture is one for one in told) else [])
        return place

    def shown(pen: Pen, name: str, *given: Any, **at: Any) -> pygame.Rect:
        place = icon(pen, name, *given, **at)
        signs.extend([place] if name.startswith("ankh/power/") else [])
        return place

    monkeypatch.setattr(program.media.theme, "paragraph", written)
    monkeypatch.setattr(Pen, "put", laid)
    monkeypatch.setattr(Pen, "icon", shown)
    parts(table).situation.open(tab)
    drive.frames(2, 300)
    assert words and signs and all(place.collidelist(signs) < 0 for place in words)


def test_s10_a_region_is_told_with_the_sign_that_bears_its_numeral(program: Program) -> None:
    play = Play("delta")
    conflict = play.session.view(0).events.index("X")
    region, event, space = (page(program, play, ref) for ref in ("region:3", f"event:{conflict}", "space:4,1"))
    signs = [row.icon for row in event.rows if row.ref.startswith("region:")]
    assert (region.picture, signs) == ("ankh/sign_3", ["ankh/sign_1", "ankh/sign_2", "ankh/sign_3"])
    assert [row.icon for row in space.rows if row.ref == "region:3"] == ["ankh/sign_3"]
    signs = [program.media.sprites.get(f"ankh/sign_{n}", size=(24, 24)) for n in range(1, MOST_REGIONS + 1)]
    assert len({pygame.image.tobytes(one, "RGBA") for one in signs}) == MOST_REGIONS


# ---------------------------------------------------------------- what a choice brings, before it is made
def test_c6_4b_a_place_to_go_to_tells_the_conflict_with_the_figure_there(program: Program, drive: Driver) -> None:
    title = parts(hands.opened(program, drive, played(program.client, "pb", 3, asks("move_figure", 0, 1))))
    view, board = title.words.view, title.board
    start = next(one.space for one in view.figures if one.owner == 0 and one.kind == "god")
    title.board.take(f"space:{start}")
    goal = next(ref for ref, mark in board.shown.marks.items() if mark == "legal"
                and board.region_at(ref) != board.region_at(f"space:{start}"))  # fmt: skip
    after = title.words.after(goal)
    assert after is not None
    told = [row.text for row in title.words.tip(goal).lines]
    found = forecast(after).regions
    for number in (board.region_at(goal), board.region_at(f"space:{start}")):
        assert foretold.outcome(title.words, found[number - 1]) in told
    gain = next(row for row in title.words.tip(goal).lines if row.icon == "ankh/follower")
    assert gain.value == f"+{sum(followers_now(after, 0))}"


def test_r9_4_a_region_that_was_decided_in_this_conflict_promises_nothing_more(program: Program) -> None:
    play = Play("two_lands")
    play.put(1, "warrior", "8,2")
    play.put(0, "warrior", "6,4")
    play.battle(2)
    words = words_of(program, play.session.view(0))
    found = words.forecast.regions[0]
    assert foretold.outcome(words, found) == program.media.t("ankh.foretold.decided")
    assert program.media.t("ankh.foretold.domination.short") not in [
        row.text for row in foretold.region_rows(words, found)]


def test_c6_4b_an_action_tells_what_it_brings_now(program: Program) -> None:
    play = Play("two_lands")
    play.turn(0)
    play.followers(0, 0)
    rows = {action: [(row.text, row.value, row.tone) for row in page(program, play, f"action:{action}").rows][:2]
            for action in ACTIONS}  # fmt: skip
    t = program.media.t
    assert rows["move"][0] == (t("ankh.action.move.now"), "2", "gold")
    assert rows["summon"][1] == (t("ankh.figure.warrior"), "5", "gold")
    assert rows["gain"][0] == (t("ankh.action.gain.now"), "+1", "gold")
    assert rows["unlock"][0] == (t("ankh.action.unlock.now"), "1", "bad")


def test_c6_4b_the_tile_of_an_action_says_what_it_brings(program: Program, drive: Driver) -> None:
    title = parts(hands.opened(program, drive, played(program.client, "pb", 3, asks("choose_action", 0, 1))))
    said = {tile.action: tile.hint() for tile in title.actions.tiles}
    t, gain = program.media.t, sum(followers_now(title.words.view, 0))
    assert f"{t('ankh.action.gain.now')}: +{gain}" in said["gain"].splitlines()
    have = title.words.view.gods[0].followers
    assert t("ankh.card.here.build_monument", n=1, have=have) in said["unlock"].splitlines()


def test_c6_4b_a_battle_card_tells_what_it_comes_to_here(program: Program, drive: Driver) -> None:
    table = hands.opened(program, drive, played(program.client, "pb", 5, asks("battle_card")))
    view, t = table.view, program.media.t
    told = drive.find("card.chariots").hint()
    assert str(card_strength(view, 0, ["chariots"])) in told and t("ankh.card.chariots") in told
    drought = drive.find("card.drought").hint()
    assert t("ankh.card.here.drought", n=len(card_reach(view, 0, "drought"))) in drought.splitlines()


@pytest.mark.parametrize(("scale", "events"), [(100, 4), (130, 1)])
def test_s10_the_regions_of_a_duel_show_their_terms_in_the_situation(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch, scale: int, events: int
) -> None:
    program.client.set_scale(scale)
    table = hands.opened(program, drive, played(program.client, "pb", 3, asks("choose_action", 0, events)))
    situation, line, told = parts(table).situation, Pen.line, []

    def heard(pen: Pen, words: str, *given: Any, **more: Any) -> pygame.Rect:
        told.append(words)
        return line(pen, words, *given, **more)

    monkeypatch.setattr(Pen, "line", heard)
    situation.open("regions")
    drive.frames(2, 300)
    words = parts(table).words
    stakes = [(found, stake) for found in words.forecast.regions for stake in found.stakes]
    assert stakes and all(foretold.short_gains(words, *one) in told for one in stakes)


def test_c6_4a_a_god_that_goes_is_no_figure_of_its_own(program: Program) -> None:
    program.client.set_language("en")
    play = Play("two_lands")
    words = words_of(program, play.session.view(0))
    kinds = {kind: Event(0, "moved", "R6.1", {"god": 0, "figure": kind, "start": "2,4", "space": "3,3"})
             for kind in ("god", "warrior")}  # fmt: skip
    said = {kind: log_lines.told(event, words).text for kind, event in kinds.items()}
    name = words.god(0)
    assert said == {"god": f"{name} goes from 2,4 to 3,3.", "warrior": f"{name}'s warrior goes from 2,4 to 3,3."}


@pytest.mark.parametrize(("doubled", "end"), [(True, ".two"), (False, "")])
def test_r14_1_who_plays_two_cards_is_asked_for_two(program: Program, doubled: bool, end: str) -> None:
    play = Play("two_lands", "amun", "osiris")
    play.put(1, "warrior", "4,4")
    play.battle(1)
    play.answer("yes" if doubled else "no")
    question = next(one for one in play.session.questions() if one.seat == 0)
    told = words_of(program, play.session.view(0)).prompt(question)[0]
    assert told == program.media.t(f"ankh.ask.battle_card{end}")


@pytest.mark.parametrize("language", ["ko", "en"])
def test_r21_7_a_place_tells_what_comes_or_that_the_facing_decides_it(
    program: Program, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    program.client.set_language(language)
    play = Play("two_lands", guardian_3="giant_scorpion")
    play.put(0, "giant_scorpion", "4,4")
    play.act("move")
    words = words_of(program, play.session.view(0))
    monkeypatch.setattr(Words, "asked", play.question)
    monkeypatch.setattr(Words, "why", lambda _words, _ref: ("", ""))
    heads = {}
    for space in ("3,5", "3,4"):
        words.meant = lambda ref: f"4,4>{ref.partition(':')[2]}"
        heads[space] = [row.text for row in words.tip(f"space:{space}").lines if row.tone == "dim"]
    keys = {"3,5": "ankh.tip.then", "3,4": "ankh.tip.then.scorpion_facing"}
    assert all(program.media.t(key) in heads[space] for space, key in keys.items())


@pytest.mark.parametrize("language", ["ko", "en"])
def test_s5_1_what_glorious_may_bring_stands_in_the_page_and_the_row_of_a_region(program: Program,
                                                                               language: str) -> None:
    program.client.set_language(language)
    play = Play("two_lands")
    play.powers(0, "glorious")
    play.put(1, "warrior", "4,4")
    words = words_of(program, play.session.view(0))
    found = words.forecast.regions[0]
    one = next(stake for stake in found.stakes if stake.god == 0)
    told = program.media.t("ankh.foretold.glory", n=3)
    assert f"{told} +3" in foretold.short_gains(words, found, one)
    assert [row.value for row in foretold.gain_rows(words, found, one) if row.text == told] == ["+3"]


def test_c6_4b_the_name_of_a_kind_of_thing_begins_large_where_it_stands_alone(program: Program) -> None:
    program.client.set_language("en")
    view = Play("two_lands").session.view(0)
    words = words_of(program, view)
    warrior = next(one for one in view.figures if one.kind == "warrior")
    refs = (f"figure:{warrior.number}", f"monument:{view.monuments[0].space}", "space:4,4")
    titles = [found.title for ref in refs if (found := words.page(ref)) is not None]
    assert titles == ["Warrior", "Obelisk", "Fertile"]
