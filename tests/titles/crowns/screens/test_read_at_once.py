"""Section 10. What is read without pointing at anything, and what never hides it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pygame
import pytest
from msgspec.structs import replace

from game.titles.crowns.content import FACES, OFFICES
from scenes.media.sprites import LaterError
from scenes.media.texts import LANGUAGES
from scenes.titles.crowns.asking_office import OfficeChoice, told_office
from scenes.titles.crowns.card_now import hand_notes
from scenes.titles.crowns.card_text import card_text
from scenes.titles.crowns.faces import card_face, name_of, short_name
from scenes.titles.crowns.pieces import PieceLook, keywords_of, word_places
from scenes.titles.crowns.plots import CARD, chosen_seats
from scenes.titles.crowns.table_face import name_high, name_on, picture_place
from tests.gallery.crowns_full import laid
from tests.gallery.crowns_tables import asks, found, parts, sees
from tests.gallery.tables import table
from tests.titles.crowns.screens import hands

if TYPE_CHECKING:
    from game.titles.crowns.view import SeatView
    from scenes.program import Program
    from tests.scenes.conftest import Driver

CROWDED = ((10, 4), (10, 3), (10, 4), (10, 3))


@pytest.mark.parametrize("language", LANGUAGES)
def test_s10_whoever_fights_in_a_crowded_area_has_its_name(program: Program, language: str) -> None:
    """Where that has room on its card, whether those beside it have theirs or not."""
    program.client.set_language(language)
    attacked = sees("action_window", lambda view: view.challenge is not None and view.challenge.attackers)
    scene = table(program.client, laid(found(program.client, "pbbb", attacked), CROWDED))
    spots = [spot for area in parts(scene).areas.areas.values() for spot in area.spots.values()]
    pieces = [spot.content for spot in spots if hasattr(spot.content, "piece")]
    fighters = [one for one in pieces if one.piece.side]
    assert fighters
    for one in fighters:
        name = short_name(program.media, one.piece.kind)
        wanted = len(name_on(program.media, one.piece.kind, name, one.size, one.piece.kneeling))
        assert one.lines == wanted, name
    assert all(one.lines for one in fighters)


def test_r19_2_what_an_office_does_is_read_without_pointing(program: Program, drive: Driver) -> None:
    program.client.set_language("en")
    scene = hands.opened(program, drive, found(program.client, "pbbb", asks("office_select", 0, 1)))
    panel = next(one for one in parts(scene).dialogs.panels if one.visible)
    cards = [one for one in panel.each() if isinstance(one, OfficeChoice)]
    assert [card.card for card in cards] == [str(option.args[1]) for option in scene.options()]
    assert all(panel.rect.contains(card.rect) for card in cards)
    assert not [area for area in parts(scene).areas.areas.values() if area.plate.rect.colliderect(panel.rect)]
    for office, row in OFFICES.items():
        words = " ".join(f"{line.head} {line.body}" for line in told_office(program.media, office))
        assert all(line.body in words for line in card_text(program.media.texts, office))
        assert all(name_of(program.media, other) in words for other in (row.supports, *row.rivals) if other)


def test_c10_a_notice_at_the_table_covers_nothing_of_what_is_asked(program: Program, drive: Driver) -> None:
    program.client.set_language("en")
    for kinds in ("pb", "pbbb"):
        scene = hands.opened(program, drive, found(program.client, kinds, asks("marshal", 0, 1)))
        scene.nav.toast(program.media.t("crowns.news.close", name="Wide_Meadow_16ch", n=14))
        notice = program.nav.stack.toasts.shown[-1].rect
        assert not notice.colliderect(scene.prompt.rect) and not notice.colliderect(parts(scene).phases.rect)
        program.nav.stack.toasts.clear()


def test_r7_1_a_plot_whose_picture_is_not_ready_shows_its_back(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    """So does the first one of a seat that has chosen, until all turn over."""
    scene = table(program.client, found(program.client, "pb", asks("marshal", 0, 1)))
    spot = parts(scene).plots.spots[1]
    assert spot.content.revealed is not None and FACES[spot.content.revealed.kind].type == "plot"
    back = pygame.Surface((1920, 1080))
    back.blit(card_face(program.media, "plot", CARD), spot.rect)

    @contextmanager
    def late(*_: object) -> Iterator[None]:
        raise LaterError
        yield

    monkeypatch.setattr(program.media.sprites, "sparing", late)
    monkeypatch.setattr(program.media, "motion", True)
    for content in (spot.content, spot.content._replace(revealed=None, chosen=True)):
        spot.content = content
        out = pygame.Surface((1920, 1080))
        spot.draw(out)
        middle = pygame.Rect(0, 0, CARD[0] - 30, CARD[1] - 30).move_to(center=spot.rect.center)
        seen, wanted = (pygame.image.tobytes(picture.subsurface(middle), "RGB") for picture in (out, back))
        assert max(abs(one - other) for one, other in zip(seen, wanted, strict=True)) <= 4  # a shadow shines through


def test_r7_1_only_who_has_chosen_a_plot_shows_its_back(program: Program) -> None:
    """Over the network, too, where nobody is told what others are asked."""
    strip = parts(table(program.client, found(program.client, "pb", asks("plot_select", 0, 1)))).plots
    assert strip.view is not None and strip.view.round == 1 and strip.view.phase == "plot"
    for waiting, backs in (((1,), {0}), ((0, 1), set()), ((), {0, 1})):
        questions = [SimpleNamespace(seat=seat, text="") for seat in waiting]
        host: Any = SimpleNamespace(
            match=SimpleNamespace(session=SimpleNamespace(questions=lambda found=questions: found))
        )
        assert chosen_seats(strip.view, host) == backs, waiting


def test_r17_1_in_the_challenges_phase_a_card_shows_what_its_ambush_costs(program: Program, drive: Driver) -> None:
    """It can come into play in no other way then, and no reduction counts."""

    def ambushes(view: SeatView) -> bool:
        return view.phase == "challenges" and any(FACES[card.kind].keyword("ambush") for card in view.players[0].hand)

    decks = ("concord", "dunesail", "legion", "heron")
    for text in ("action_window", "challenge_choice"):
        scene = hands.opened(program, drive, found(program.client, "pb", sees(text, ambushes), decks))
        title = parts(scene)
        for slot in title.hand.slots:
            held = slot.content
            assert held is not None
            word = FACES[held.kind].keyword("ambush")
            if word is not None:
                assert held.cost == word.n
                printed = FACES[held.kind].cost
                told = [row.text for row in hand_notes(title.words, held.number)]
                assert told == [title.words.t("crowns.now.ambush", n=word.n, printed=printed)]


def test_r7_2_while_a_plot_is_chosen_the_hand_costs_what_is_printed(program: Program, drive: Driver) -> None:
    """What the last plot makes cheaper is over once the next one is turned up, and nothing is paid for before."""

    def cheaper(view: SeatView) -> bool:
        return any(0 <= card.cost < FACES[card.kind].cost for card in view.players[0].hand)

    decks = ("heron", "rootward", "concord", "legion")
    scene = hands.opened(program, drive, found(program.client, "pb", sees("plot_select", cheaper, 2), decks))
    for slot in parts(scene).hand.slots:
        held = slot.content
        assert held is not None and held.cost == FACES[held.kind].cost
        assert not hand_notes(parts(scene).words, held.number)


@pytest.mark.parametrize("width", [56, 70, 100])
def test_s10_each_keyword_in_force_has_a_sign_that_hides_no_name(program: Program, width: int) -> None:
    """Got from a plot as well as printed ones; what counts in the hand alone has none."""
    scene = table(program.client, found(program.client, "pb", sees("marshal", lambda view: view.players[0].play, 2)))
    people = (one for one in scene.view.players[0].play if FACES[one.kind].type == "character")
    piece = replace(next(people), keywords=("renown", "ambush(3)", "stealth", "limited"), kneeling=False, side="")
    printed = {word.name for word in FACES[piece.kind].keywords}
    assert keywords_of(piece) == [(word, word not in printed) for word in ("renown", "stealth")]
    size = (width, round(width * 1.4))
    for lines in (0, 1, 2):
        look, r = PieceLook(piece, size, lines=lines), pygame.Rect((400, 300), size)
        name = picture_place(piece.kind, size, kneeling=False).move(r.topleft)
        name.y = name.bottom - name_high(program.media, lines)
        name.height = name_high(program.media, lines)
        places = word_places(program.media, look, r, 2)
        assert len({place.topleft for place in places}) == 2
        assert not any(lines and place.colliderect(name.inflate(0, -14)) for place in places), (lines, places, name)
        assert all(r.inflate(8, 24).contains(place) for place in places)
