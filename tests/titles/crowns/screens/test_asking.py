"""Section 3. Every kind of question of the rules has its place and its words in both languages."""

from __future__ import annotations

import ast
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pygame
import pytest
from msgspec.structs import force_setattr

import game.titles.crowns
from game.titles.crowns.content import FACES, OFFICES
from game.titles.crowns.forecast import hostless
from game.titles.crowns.view import VALUES
from scenes.kit.spot import Spot
from scenes.media.texts import Texts
from scenes.titles.crowns import asking_rows, table_layout
from scenes.titles.crowns.asking import POINTED, QUESTIONS
from scenes.titles.crowns.book_figures import CARD
from scenes.titles.crowns.card_now import notes
from scenes.titles.crowns.card_text import card_text
from scenes.titles.crowns.faces import card_face
from scenes.titles.crowns.words import HINT, Words
from tests.gallery.crowns_tables import Wanted, asks, found, parts, played, sees, table
from tests.titles.crowns.play import Play
from tests.titles.crowns.screens import hands

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.ask import Question
    from game.titles.crowns.view import SeatView
    from scenes.program import Program
    from scenes.table.match import Match
    from tests.scenes.conftest import Driver

RULES = Path(game.titles.crowns.__file__).parent
CALLS = ("Ask", "AskAll")


def _rules() -> list[ast.AST]:
    return [node for path in sorted(RULES.glob("*.py")) for node in ast.walk(ast.parse(path.read_text("utf-8")))]


def _texts_of(node: ast.AST) -> list[str]:
    """The names of questions that a call of `Ask` gives as its third argument, itself or through a variable."""
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS):
        return []
    text = node.args[2]
    return [text.value] if isinstance(text, ast.Constant) and isinstance(text.value, str) else []


def kinds() -> set[str]:
    """The names of all questions in the rules."""
    found_kinds = {text for node in _rules() for text in _texts_of(node)}
    # asked under a name that is handed over: windows, costs and targets, the face-down placing
    return found_kinds | {"interrupt_window", "reaction_window", "forced_order", "cost_pick", "target_pick",
                          "setup_place", "hand_card_pick"}  # fmt: skip


def verbs() -> set[str]:
    """The verbs of all options in the rules."""
    named = {node.args[1].value for node in _rules()
             if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Option"
             and len(node.args) > 1 and isinstance(node.args[1], ast.Constant)}  # fmt: skip
    return {str(verb) for verb in named} | {"military", "intrigue", "power", "play", "use", "card"}


def test_every_question_of_the_rules_is_answered_somewhere() -> None:
    placed = {text for panel in QUESTIONS for text in panel.asks} | set(POINTED)
    assert len(kinds()) >= 30
    assert kinds() == placed


def test_no_question_is_asked_in_two_panels() -> None:
    asked = [text for panel in QUESTIONS for text in panel.asks]
    assert len(asked) == len(set(asked))


@pytest.mark.parametrize("language", ["ko", "en"])
def test_every_question_and_every_option_has_its_words(language: str) -> None:
    texts = Texts(language)
    assert not [kind for kind in kinds() if not texts.has(f"crowns.ask.{kind}")]
    assert not [verb for verb in verbs() - {"option"} if not texts.has(f"crowns.opt.{verb}")]


@pytest.mark.parametrize("language", ["ko", "en"])
def test_r16_4_every_effect_that_can_be_chosen_has_its_words(language: str) -> None:
    texts = Texts(language)
    chosen = [f"crowns.effect.{face.id}.{i}" for face in FACES.values() for ability in face.abilities
              for part in ability.parts for effect in part.effects if effect.verb == "choose_one"
              for i in range(len(effect.options))]  # fmt: skip
    assert chosen and not [key for key in chosen if not texts.has(key)]


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "seed"), [("pb", 3), ("pbb", 5)])
def test_a_match_is_played_by_clicks(program: Program, drive: Driver, seats: str, seed: int) -> None:
    table = hands.opened(program, drive, played(program.client, seats, seed, lambda _view, _asked: True))
    asked = hands.play(drive, table, seed, 55)
    assert {"setup_place", "plot_select", "marshal", "challenge_choice", "attackers"} <= asked


def test_legal_choices_glow_and_all_other_cards_are_dimmed(program: Program, drive: Driver) -> None:
    table = hands.opened(program, drive, found(program.client, "pb", asks("attackers", 0, 2)))
    offered = {ref for option in table.options() for ref in option.refs}
    spots = [spot for area in parts(table).areas.areas.values() for spot in area.spots.values()]
    assert {spot.ref for spot in spots if spot.lit} == offered
    assert any(not spot.lit for spot in spots)


def test_what_cannot_be_chosen_says_why_and_stays_enlarged(program: Program, drive: Driver) -> None:
    table = hands.opened(program, drive, found(program.client, "pb", asks("marshal", 0, 3)))
    offered = {ref for option in table.options() for ref in option.refs}
    slot = next(slot for slot in parts(table).hand.slots if slot.ref not in offered)
    drive.click((slot.rect.x + 6, slot.rect.y + 40))
    assert table.why(slot.ref) is not None
    title = parts(table)
    spot = next(spot for area in title.areas.areas.values() for spot in area.spots.values() if not spot.lit)
    drive.click(spot.rect.center)
    assert title.zoom.pinned and title.zoom.ref == spot.ref
    assert title.close_over() and not title.zoom.visible


def test_a_challenge_tells_both_sums_with_their_terms(program: Program, drive: Driver) -> None:
    table = hands.opened(program, drive, found(program.client, "pb", asks("defenders", 0, 3)))
    panel = parts(table).band.panel
    challenge = table.view.challenge
    assert panel.visible and panel.content is not None
    assert (panel.content.attack, panel.content.defence) == (challenge.attack, challenge.defence)
    told = panel.spoken()
    assert all(parts(table).words.card(term.text) in told for term in challenge.attack_terms)
    assert str(panel.content.answering.strength) in told


@pytest.mark.parametrize("language", ["ko", "en"])
def test_c6_1_the_prompt_for_a_target_says_what_becomes_of_it(program: Program, drive: Driver, language: str) -> None:
    """Without the price, which is paid by then, and only where it has room; of two abilities neither is told."""
    program.client.set_language(language)
    words = parts(hands.opened(program, drive, found(program.client, "pb", asks("marshal")))).words
    told = {}
    for card in FACES:
        about = {"card": card}
        told[card] = words.prompt(SimpleNamespace(text="target_pick", seat=0, about=about, subject=tuple))[1]
    spear = card_text(program.media.texts, "hc06")[-1].body
    assert told["hc06"] == spear
    if language == "ko":
        assert told["hc07"] == card_text(program.media.texts, "hc07")[-1].body.partition(": ")[2]
    assert sum(bool(hint) for hint in told.values()) > 40
    assert not [card for card, hint in told.items() if hint and len(FACES[card].abilities) != 1]
    type_ = program.media.theme
    assert all(type_.width(hint, type_.least) <= HINT for hint in told.values())


def several(text: str) -> Wanted:
    """A question of seat 0 for those who fight, of whom at least two can be chosen."""
    return lambda _, questions: any(one.text == text and one.seat == 0 and len(one.options()) > 2 for one in questions)


def test_r10_4_chosen_attackers_bear_their_banner_and_the_sum_that_they_would_bring(
    program: Program, drive: Driver
) -> None:
    """The next ones are chosen by it."""
    table = hands.opened(program, drive, found(program.client, "pb", several("attackers")))
    title = parts(table)
    panel = title.band.panel
    assert panel.content is not None and panel.content.attack == 0
    option = next(option for option in table.options() if option.verb == "card")
    number = int(option.key.partition(":")[2])
    piece = next(one for one in table.view.players[0].play if one.number == number)
    then = table.match.session.fork()
    for key in (option.key, "done"):
        then.answer(0, key)
    hands.choose(drive, table, option)
    hands.until_asked(drive, table)
    assert table.asked.text == "attackers"
    spot = next(spot for spot in title.areas.areas[0].spots.values() if spot.ref == option.refs[0])
    assert spot.content.piece.side == "attacker" and not spot.content.dim
    assert panel.content.attack == then.view(0).challenge.attack > 0
    assert title.words.card(piece.kind) in panel.spoken()


def test_r10_8_chosen_defenders_bear_their_banner_and_none_is_said_to_be_none(program: Program, drive: Driver) -> None:
    table = hands.opened(program, drive, found(program.client, "pb", several("defenders")))
    title = parts(table)
    button = table.buttons.primary
    assert button.text == title.words.t("crowns.opt.done.defenders.none")
    option = next(option for option in table.options() if option.verb == "card")
    number = int(option.key.partition(":")[2])
    piece = next(one for one in table.view.players[0].play if one.number == number)
    before = table.view.challenge.defence
    hands.choose(drive, table, option)
    hands.until_asked(drive, table)
    assert table.asked.text == "defenders" and button.text == title.words.t("crowns.opt.done.defenders")
    spot = next(spot for spot in title.areas.areas[0].spots.values() if spot.ref == option.refs[0])
    assert spot.content.piece.side == "defender" and not spot.content.dim
    assert title.band.panel.content.defence == before + piece.strength
    assert title.band.panel.content.answering.able == len(table.options()) - 1


def test_r15_9_a_killed_card_that_answers_it_has_a_button(program: Program, drive: Driver) -> None:
    """It lies in a pile, so nothing on the table can be clicked for it."""
    match = played(program.client, "pb", 3, asks("marshal"))
    play = Play()
    play.put(0, "rw07")
    play.put(1, "al05")
    play.fight("military", "al05", by=1, on=0, stop="reaction_window")
    match.session = play.session
    scene = hands.opened(program, drive, match)
    option = next(one for one in scene.options() if one.key != "pass")
    assert scene.asked is not None and scene.asked.text == "reaction_window"
    assert parts(scene).place_of(option.refs[0]) is None
    button = drive.find(f"choice.{option.key}")
    assert program.media.t("crowns.card.rw07") in button.heard()
    held = scene.view.players[0].hand_count
    hands.choose(drive, scene, option)
    hands.until_asked(drive, scene)
    assert scene.match.session.view(0).players[0].hand_count == held + 1


def test_c1_2_where_a_card_must_be_chosen_the_keyboard_is_at_one(program: Program, drive: Driver) -> None:
    """It would take a walk through all of the table else."""
    scene = hands.opened(program, drive, found(program.client, "pb", asks("claim_military")))
    drive.key(pygame.K_TAB)
    scene.ui.set_focus(scene.ui.find("log-list"))
    scene.offer()
    focus = scene.ui.focus
    assert isinstance(focus, Spot) and focus.lit and focus.ref in {ref for one in scene.options() for ref in one.refs}
    before = len(scene.match.session.log)
    drive.frames(2, 300)
    drive.key(pygame.K_RETURN)
    assert len(scene.match.session.log) > before


@pytest.mark.parametrize("language", ["ko", "en"])
def test_c6_1_what_an_effect_asks_names_the_card_and_a_rule_of_the_book(
    program: Program, drive: Driver, language: str
) -> None:
    """Not a section of the specification."""
    program.client.set_language(language)
    table = hands.opened(program, drive, found(program.client, "pb", asks("marshal")))
    words, book = parts(table).words, (Path("assets/texts") / language / "crowns/rulebook.json").read_text("utf-8")
    for text in ("search_pick", "scry_bottom", "hand_card_pick", "levee_keep", "march_kneel", "discard_choice"):
        question = SimpleNamespace(text=text, seat=0, about={"card": "hc06"}, subject=tuple)
        assert words.card("hc06") in words.prompt(question)[0]
    assert f'"rule": "{parts(table).rule_of("5.4")}"' in book and parts(table).rule_of("R10.4") == "R10.4"


def test_r10_16_a_claim_of_several_says_which_choice_it_is(program: Program, drive: Driver) -> None:
    legion = ("legion", "heron", "concord", "chantry")
    table = hands.opened(program, drive, found(program.client, "pb", asks("claim_military", 0, 2), legion))
    assert table.asked is not None and len(table.options()) > 1
    for claim, told in ((1, ""), (2, program.media.t("crowns.ask.claim_military.count", i=1, n=2))):
        force_setattr(table.view.challenge, "claim", claim)
        assert parts(table).prompt(table.asked)[1] == told


@pytest.mark.parametrize(("attack", "defence", "tells"), [(2, 2, True), (0, 0, False), (3, 2, False)])
def test_r10_10_a_tie_is_said_to_be_the_attackers(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch, attack: int, defence: int, tells: bool
) -> None:
    monkeypatch.setattr(asking_rows, "odds", lambda *_: asking_rows.Odds(1, attack, 1, defence))
    hands.opened(program, drive, found(program.client, "pb", asks("challenge_choice")))
    button = next(one for one in program.nav.stack.top.ui.root.each() if isinstance(one, asking_rows.AttackButton))
    assert (program.media.t("crowns.fight.odds.even") in button.hint()) == tells


@pytest.mark.parametrize("language", ["ko", "en"])
def test_c6_4_what_a_target_is_chosen_for_stands_below_as_far_as_it_has_room(program: Program, language: str) -> None:
    """Of a long ability at least what becomes of the target."""
    program.client.set_language(language)
    words = Words(program.media, view=None, seats=[])
    told = words._effect("al09")
    assert told in card_text(program.media.texts, "al09")[-1].body.capitalize() or told.startswith("…")
    assert told.rstrip(".").endswith({"ko": "버린다", "en": "discard it from play"}[language])
    for card, face in FACES.items():
        assert program.media.theme.width(words._effect(card), program.media.theme.least) <= HINT, face


@pytest.mark.parametrize("language", ["ko", "en"])
def test_r5_5_an_attachment_that_nothing_placed_can_bear_says_so(program: Program, language: str) -> None:
    program.client.set_language(language)
    lonely = sees("setup_place", lambda view: [one for one in view.players[0].placed
                                               if hostless(view, one.number, one.kind)])  # fmt: skip
    scene = table(program.client, found(program.client, "pb", lonely))
    title, placed = parts(scene), scene.view.players[0].placed
    lone = next(one for one in placed if hostless(scene.view, one.number, one.kind))
    assert scene.asked is not None
    assert title.words.card(lone.kind) in title.prompt(scene.asked)[1]
    rows = [row.text for row in notes(title.words, f"card:{lone.number}")]
    assert any(row.startswith(title.words.t("crowns.now.hostless")) for row in rows)


@pytest.mark.parametrize("kinds", ["pb", "pbbb"])
def test_r10_17_the_blind_pick_leaves_the_sums_of_the_challenge_in_sight(program: Program, kinds: str) -> None:
    decks = ("chantry", "legion", "concord", "heron")
    scene = table(program.client, found(program.client, kinds, asks("claim_intrigue", 0, 1), decks))
    title = parts(scene)
    panel = next(one for one in title.dialogs.panels if one.visible)
    assert title.band.panel.visible
    assert not panel.rect.colliderect(title.band.panel.rect)


def test_r5_5_what_nothing_could_carry_does_not_glow_like_what_can_be_played(program: Program) -> None:
    """Until its host has been placed."""

    def wanted(match: Match, questions: Sequence[Question]) -> bool:
        offered = {option.key for one in questions if one.seat == 0 and one.text == "setup_place"
                   for option in one.options()}  # fmt: skip
        view: SeatView = match.session.view(0)
        cards = [one for one in view.players[0].hand if f"place:{one.number}" in offered]
        return len({hostless(view, one.number, one.kind) for one in cards}) == 2

    scene = table(program.client, found(program.client, "pb", wanted))
    lit = [slot for slot in parts(scene).hand.slots if slot.lit]
    assert {slot.content.lone for slot in lit if slot.content is not None} == {True, False}
    glows = {}
    for slot in lit:
        assert slot.content is not None
        face = slot._made(slot.content)
        glows[slot.content.lone] = sum(face.get_at((face.get_width() // 2, y))[3] for y in range(14))
    assert glows[False] > 2 * glows[True]


@pytest.mark.parametrize(("card", "variant"), [("nt30", ".discard"), ("al23", ".sacrifice"), ("nt18", "")])
def test_r16_1_what_becomes_of_a_card_that_pays_is_said(
    program: Program, drive: Driver, card: str, variant: str
) -> None:
    table = hands.opened(program, drive, found(program.client, "pb", asks("marshal", 0, 2)))
    words, question = parts(table).words, SimpleNamespace(text="cost_pick", about={"card": card}, seat=0)
    assert words.prompt(question)[0] == words.t(f"crowns.ask.cost_pick{variant}", card=words.card(card))


def test_r10_15_what_a_challenge_takes_is_told_to_both_sides(program: Program, drive: Driver) -> None:
    """To who attacks by the tip of the choice, to who defends below the prompt."""
    table = hands.opened(program, drive, found(program.client, "pb", asks("challenge_choice", 0, 2)))
    words, claim = parts(table).words, table.view.players[0].revealed.values[VALUES.index("claim")]
    for button in table.ui.root.each():
        if isinstance(button, asking_rows.AttackButton):
            stake = words.t(f"crowns.fight.stake.{button.fight}", name=words.name(1), n=claim)
            assert button.hint().endswith(stake)
    table = hands.opened(program, drive, found(program.client, "pb", asks("defenders", 0, 2)))
    words, fight = parts(table).words, table.view.challenge
    key, kind = f"crowns.ask.defenders.about.{fight.kind}", words.t(f"crowns.kind.{fight.kind}")
    assert table.asked is not None
    assert words.prompt(table.asked)[1] == words.t(key, kind=kind, n=fight.claim)


def test_r5_4_of_a_placed_card_nothing_is_told_that_holds_in_play_alone(program: Program, drive: Driver) -> None:
    """It has neither lost its icons nor is it standing: it lies face down."""
    wanted = sees("setup_place", lambda view: any(FACES[one.kind].icons for one in view.players[0].placed))
    table = hands.opened(program, drive, found(program.client, "pb", wanted))
    words = parts(table).words
    for piece in table.view.players[0].placed:
        told = [row.text for row in notes(words, f"card:{piece.number}")]
        assert told[0] == words.t("crowns.now.placed")
        assert not any(text.startswith(words.t("crowns.now.icons_lost", what="").strip()) for text in told)


def test_c6_4a_a_card_that_stays_enlarged_makes_room_for_a_question_that_comes(program: Program, drive: Driver) -> None:
    table = hands.opened(program, drive, found(program.client, "pb", asks("challenge_choice", 0, 2)))
    title, zoom = parts(table), parts(table).zoom
    zoom.inspect(f"card:{table.view.players[0].play[0].number}")
    zoom.rect.right = table_layout.PLAY.right
    [asked] = title.dialogs.spared()
    before = zoom.rect.clip(asked).width
    table.offer()
    assert zoom.visible and zoom.pinned and zoom.rect.clip(asked).width < before


def test_r19_4_a_challenge_of_a_rival_tells_of_the_power_for_it(program: Program, drive: Driver) -> None:
    wanted = sees("challenge_choice", lambda view: view.players[0].rivals)
    table = hands.opened(program, drive, found(program.client, "pbbb", wanted))
    words, rivals = parts(table).words, table.view.players[0].rivals
    buttons = [one for one in table.ui.root.each() if isinstance(one, asking_rows.AttackButton)]
    for button in buttons:
        told = words.t("crowns.seat.rival", name=words.name(button.seat))
        assert (told in button.hint()) == (button.seat in rivals)
    assert buttons


def test_r19_2_an_office_in_the_size_of_the_book_ends_no_name(program: Program) -> None:
    """Whom it supports and whose rival it is stands there whole."""
    program.client.set_language("en")
    faults: list[str] = []
    program.media.theme.on_fault = lambda kind, words: faults.append(f"{kind} {words}")
    for office in OFFICES:
        card_face(program.media, office, CARD)
    assert faults == []
