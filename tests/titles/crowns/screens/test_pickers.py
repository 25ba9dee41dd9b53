"""C1.2, 5.4. Keys in the panels of Crowns' questions, and what is said where none comes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from scenes.titles.crowns.asking_base import CardChoice
from scenes.titles.crowns.card_now import doubles, notes
from scenes.titles.crowns.pieces import PieceSpot
from tests.gallery.crowns_tables import asks, found, parts, played
from tests.titles.crowns.play import Play
from tests.titles.crowns.screens import hands

if TYPE_CHECKING:
    from scenes.program import Program
    from tests.scenes.conftest import Driver

WAYS = (pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_RIGHT, pygame.K_UP, *[pygame.K_LEFT] * 9)


def test_r10_17_arrows_stay_in_the_blind_pick(program: Program, drive: Driver) -> None:
    scene = hands.opened(
        program, drive, found(program.client, "pb", asks("claim_intrigue", 0, 1), ("chantry", "legion"))
    )
    panel = next(one for one in parts(scene).dialogs.panels if one.visible)
    drive.key(pygame.K_TAB)
    reached = {scene.ui.focus}
    for key in WAYS:
        drive.key(key)
        assert scene.ui.focus in panel.children
        reached.add(scene.ui.focus)
    assert len(reached) > 2


def test_c1_2_keys_reach_nothing_that_lies_behind_a_panel(program: Program, drive: Driver) -> None:
    scene = hands.opened(
        program, drive, found(program.client, "pb", asks("claim_intrigue", 0, 1), ("chantry", "legion"))
    )
    panel = next(one for one in parts(scene).dialogs.panels if one.visible)
    below = [one for one in scene.ui.root.each() if one.focusable and panel.rect.collidepoint(one.rect.center)]
    assert set(below) - set(panel.children), "some cards lie behind it"
    reached = scene.ui.focusables()
    assert [one for one in reached if one in below] == [one for one in below if one in panel.children]
    assert len(reached) > len(panel.children), "what shows is still reached"


@pytest.mark.parametrize("knights", [(), ("hc06",)])
def test_r16_5_a_search_that_finds_nothing_says_so(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch, knights: tuple[str, ...]
) -> None:
    play = Play()
    play.deck(0, "nt12", "al05", *knights)
    play.hand(0, "hc08", "nt12")
    play.gold(0, 9)
    play.marshal(0, "marshal:hc08", "use:hc08:0", *[f"card:{kind}" for kind in knights])
    match = played(program.client, "pb", 3, asks("marshal"))
    match.session = play.session
    scene, said = hands.opened(program, drive, match), []
    for event in match.events(0):
        said.append(parts(scene).news(event))
    told = program.media.t("crowns.news.nothing_found", n=5)
    assert [one for one in said if one] == ([] if knights else [told])


@pytest.mark.parametrize("language", ["ko", "en"])
def test_r18_2_a_second_copy_in_hand_is_told_to_be_a_free_duplicate(
    program: Program, drive: Driver, language: str
) -> None:
    """One of a card that somebody else owns, or that is not unique, is none."""
    program.client.set_language(language)
    play = Play()
    for kind in ("hc03", "hc08"):
        play.put(0, kind)
        play.hand(0, kind)
    play.gold(0, 9)
    match = played(program.client, "pb", 3, asks("marshal"))
    play.state.phase, play.state.active = "marshalling", 0
    play.run_to(("marshal", 0))
    match.session = play.session
    scene = hands.opened(program, drive, match)
    title, told = parts(scene), program.media.t("crowns.now.duplicate")
    assert [option.verb for option in scene.options()] == ["marshal", "duplicate", "done"]
    for slot, double in zip(title.hand.slots, (True, False), strict=True):
        held = slot.content
        assert held is not None and (held.cost == 0) == double == doubles(scene.view, 0, held.kind)
        assert (told in [row.text for row in notes(title.words, slot.ref)]) == double


@pytest.mark.parametrize("kinds", ["pb", "pbbb"])
def test_s10_an_enlarged_plot_hides_none_that_can_be_chosen(program: Program, drive: Driver, kinds: str) -> None:
    """With a few of seven the last one in part."""
    scene = hands.opened(program, drive, found(program.client, kinds, asks("plot_select", 0, 2)))
    title = parts(scene)
    panel = next(panel for panel in title.dialogs.panels if panel.visible)
    cards = [card for card in panel.children if isinstance(card, CardChoice)]
    assert 4 <= len(cards) <= 6
    for card in cards:
        title.zoom.inspect(f"kind:{card.card}")
        assert title.zoom.visible and not any(title.zoom.rect.colliderect(other.rect) for other in cards)


def test_r16_4_the_card_that_an_effect_is_chosen_for_is_named_and_marked(program: Program, drive: Driver) -> None:
    play = Play()
    for kind in ("bc10", "al05"):
        play.put(0, kind)
    play.gold(0, 3)
    play.run_to(("actions", 0, 0))
    match = played(program.client, "pb", 3, asks("marshal"))
    match.session = play.session
    scene = hands.opened(program, drive, match)
    for wish in ("use:bc10:0", "card:al05"):
        scene.give(0, play.keyed(wish))
        hands.until_asked(drive, scene)
    assert scene.asked is not None and scene.asked.text == "choose_one"
    title = parts(scene)
    panel = next(one for one in title.dialogs.panels if one.visible)
    names = {"card": title.words.card("bc10"), "whom": title.words.card("al05")}
    assert panel.heading == program.media.t("crowns.ask.choose_one.for", **names)
    spots = [spot for area in title.areas.areas.values() for spot in area.spots.values()]
    marked = [spot.content.piece.kind for spot in spots if isinstance(spot, PieceSpot) and spot.content.subject]
    assert marked == ["al05"]
