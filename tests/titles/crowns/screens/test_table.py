"""Section 10. Crowns' table: where cards lie, what is enlarged, and which windows are left to the table."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pygame
import pytest

from game.titles.crowns.content import FACES
from game.titles.crowns.notation import PHASES
from game.titles.crowns.view import SeatView
from scenes.media import theme
from scenes.media.sprites import LaterError
from scenes.table.opening import create as create_table
from scenes.table.table_scene import TableScene
from scenes.titles.crowns import table_layout, windows
from scenes.titles.crowns.card_now import kind_of
from scenes.titles.crowns.faces import name_of
from scenes.titles.crowns.hand import HandSlot
from scenes.titles.crowns.lying import STRIPS, lie
from scenes.titles.crowns.table_layout import areas
from tests.gallery.crowns_tables import asks, carries, found, parts, played, pointed, sees
from tests.gallery.tables import table
from tests.titles.crowns.play import Play
from tests.titles.crowns.screens import hands

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.ask import Question
    from scenes.program import Program
    from scenes.table.match import Match
    from tests.scenes.conftest import Driver

FIELD = pygame.Rect(0, 0, 1060, 288)


def board(*standing: str, kneeling: Sequence[str] = (), on: Sequence[tuple[str, str]] = ()) -> SeatView:
    """A view with these cards of seat 0 in play, some of them kneeling, and attachments on some."""
    play = Play()
    for kind in standing:
        play.put(0, kind)
    for kind in kneeling:
        play.put(0, kind, kneeling=True)
    for kind, host in on:
        play.put(0, kind, on=host)
    view: SeatView = play.session.view(0)
    return view


def test_characters_stand_before_locations_as_each_side_sees_them() -> None:
    pieces = board("al05", "al14", "al06").players[0].play
    own, other = lie(pieces, FIELD, away=False), lie(pieces, FIELD, away=True)
    numbers = {piece.number: FACES[piece.kind].type for piece in pieces}
    for laid, sign in ((own, 1), (other, -1)):
        front = [one.place.centery for one in laid.cards if numbers[one.number] == "character"]
        back = [one.place.centery for one in laid.cards if numbers[one.number] != "character"]
        assert all((b - f) * sign > 0 for f in front for b in back)


def test_r3_2_a_kneeling_card_lies_on_its_side() -> None:
    pieces = board("al05", kneeling=["al06"]).players[0].play
    sizes = {one.number: one.place.size for one in lie(pieces, FIELD, away=False).cards}
    standing, kneeling = (sizes[piece.number] for piece in pieces)
    assert kneeling == standing[::-1] and standing[0] < standing[1]


def test_the_strip_of_every_attachment_stays_visible_below_its_host() -> None:
    pieces = board("al05", "al06", on=[("al19", "al05"), ("nt19", "al05")]).players[0].play
    laid = lie(pieces, FIELD, away=False)
    host = next(one for one in laid.cards if len(one.strips) == 2)
    (_, first), (_, second) = host.strips
    assert first.top == host.place.bottom and second.top == first.bottom and first.height >= STRIPS[1][0]
    assert not any(one.place.colliderect(first) for one in laid.cards if one is not host)


def test_c6_6_no_card_of_a_duel_changes_its_size_when_another_kneels_or_carries_something() -> None:
    sizes = set()
    for view in (
        board("al05", "al06", "al14"), board("al05", "al06", "al14", on=[("nt19", "al05")]),
        board("al14", kneeling=["al05", "al06"]), board("al06", "al14", kneeling=["al05"], on=[("nt19", "al06")]),
    ):  # fmt: skip
        laid = lie(view.players[0].play, FIELD, away=False)
        sizes |= {tuple(sorted((one.width, round(one.width * 1.4)))) for one in laid.cards}
    assert len(sizes) == 2, "one size of characters and one of locations"


def test_s10_a_strip_is_as_wide_as_its_name_where_its_row_has_room(program: Program) -> None:
    pieces = board("al05", "al06", on=[("hc19", "al05")]).players[0].play
    (_, strip), = next(one.strips for one in lie(pieces, FIELD, away=False).cards if one.strips)
    media = program.media
    for card, face in FACES.items():
        if face.type == "attachment":
            assert media.theme.width(name_of(media, card), theme.SMALL) <= strip.width - 44, card


def test_a_full_board_stays_within_its_area_and_every_card_keeps_its_numbers_in_sight() -> None:
    kinds = ["al05", "al06", "al07", "al08", "al09", "al10", "al11"] * 2
    pieces = board(*kinds, *(["al14", "al15"] * 3)).players[0].play
    for width in (1060, 420, 328):
        field = pygame.Rect(0, 0, width, 278)
        laid = lie(pieces, field, away=True)
        assert all(field.contains(one.place) for one in laid.cards)
        rows: dict[int, list[int]] = {}
        for one in laid.cards:
            rows.setdefault(one.place.bottom, []).append(one.place.x)
        for edges in rows.values():
            assert all(b - a >= 12 for a, b in pairwise(edges))


def test_areas_lie_beside_each_other_and_the_one_in_focus_is_wider() -> None:
    for count in (2, 3, 4):
        order = list(range(count))
        for focus in (-1, *order[1:]):
            places = areas(order, 0, focus)
            rects = list(places.values())
            assert not any(a.colliderect(b) for i, a in enumerate(rects) for b in rects[i + 1 :])
            assert all(table_layout.PLAY.contains(place) for place in rects)
            assert not any(place.colliderect(table_layout.places(len(order)).band) for place in rects)
            if focus > 0 and count > 2:
                assert places[focus].width > max(places[seat].width for seat in order[1:] if seat != focus)


def test_a_card_under_the_pointer_is_enlarged_with_what_its_strength_is_made_of(program: Program) -> None:
    scene = table(program.client, found(program.client, "pb", sees("marshal", carries)))
    piece = next(one for one in scene.view.players[0].play if one.attachments and len(one.terms) > 1)
    pointed(program.client, scene, f"card:{piece.number}")
    zoom = parts(scene).zoom
    assert zoom.visible and zoom.card == piece.kind
    told = " ".join(f"{row.text} {row.value}" for row in zoom.rows)
    assert all(parts(scene).words.term(term) in told for term in piece.terms)
    assert zoom.rect.width >= 420 and zoom.rect.height >= 588


def test_section_4_nothing_hidden_can_be_enlarged(program: Program, drive: Driver) -> None:
    scene = hands.opened(program, drive, found(program.client, "pb", asks("marshal", 0, 2)))
    held = scene.match.session.view(1).players[1]
    assert held.hand
    for card in (*held.hand, *held.plots):
        assert kind_of(scene.view, f"card:{card.number}") == ""
    assert parts(scene).words.page("pile:hand:1") is not None
    rows = parts(scene).words.page("pile:hand:1").rows  # type: ignore[union-attr]
    assert not any(row.ref for row in rows)


# ---------------------------------------------------------------- windows
def test_c6_4b_the_page_of_a_phase_tells_how_each_seat_stands_in_it(program: Program, drive: Driver) -> None:
    scene = hands.opened(program, drive, found(program.client, "pb", asks("challenge_choice", 0, 2)))
    view, words = scene.view, parts(scene).words
    own = view.order.index(0)
    told = {
        "plot": view.players[0].revealed.values[1], "draw": view.players[0].deck_count,
        "marshalling": view.players[0].revealed.values[0], "challenges": " · ".join(map(str, view.players[0].left)),
        "dominance": max(0, sum(term.value for term in view.players[0].dominance)),
        "standing": sum(piece.kneeling for piece in view.players[0].play) + view.players[0].faction_kneeling,
        "taxation": f"{view.players[0].hand_count} / {view.players[0].revealed.values[3]}",
    }  # fmt: skip
    for phase in PHASES:
        page = words.page(f"phase:{phase}")
        rows = [row for row in page.rows if row.ref.startswith("seat:")]
        assert len(rows) == 2 and rows[own].value == str(told[phase]), phase
        assert program.media.sprites.has(page.picture)


def test_r18_1_an_attachment_lies_under_its_host_alone_whoever_controls_it(program: Program, drive: Driver) -> None:
    def carried(match: Match, _questions: Sequence[Question]) -> bool:
        view: SeatView = match.session.view(0)
        own = {piece.number for piece in view.players[0].play}
        return any(piece.host in own for piece in view.players[1].play)

    scene = hands.opened(program, drive, found(program.client, "pb", carried, decks=("heron", "rootward")))
    shown = parts(scene).areas.areas
    number = next(piece.number for piece in scene.view.players[1].play
                  if piece.host in {one.number for one in scene.view.players[0].play})  # fmt: skip
    assert number in shown[0].spots and number not in shown[1].spots


def test_c6_6_a_card_of_the_fan_lies_turned_before_its_picture_is_there(program: Program, drive: Driver) -> None:
    slots = parts(hands.opened(program, drive, found(program.client, "pb", asks("marshal")))).hand.slots
    for slot in (slots[0], slots[-1]):
        surface = pygame.Surface((1920, 1200))
        slot._ground(slot.pen(surface), slot.rect, slot.content.kind)
        inside = [slot.rect.inflate(-4, -4).topleft, slot.rect.inflate(-4, -4).topright]
        assert slot.turn and (0, 0, 0) in [surface.get_at(pos)[:3] for pos in inside]
        assert surface.get_at(slot.rect.center)[:3] != (0, 0, 0)


def test_c6_6_a_card_of_the_fan_keeps_its_picture_until_the_next_one_is_made(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where others go it lies turned in another way: no bare ground is seen in between."""
    program.media.motion = True
    slots = parts(hands.opened(program, drive, found(program.client, "pb", asks("marshal")))).hand.slots
    drive.frames(30, 30)
    grounds: list[str] = []
    monkeypatch.setattr(HandSlot, "_ground", lambda _self, _pen, _at, kind: grounds.append(kind))
    monkeypatch.setattr(HandSlot, "_turned", _later)
    for slot in slots:
        slot.draw_turned(pygame.Surface((1920, 1080)))
    assert grounds == []


def _later(_slot: HandSlot, _held: object) -> pygame.Surface:
    raise LaterError


def watched(program: Program, own: bool) -> tuple[SeatView, Question]:
    """An action window of seat 0 in the challenges phase of three: in its own challenge, or in one of others."""

    def fighting(view: SeatView) -> bool:
        return view.challenge is not None and (0 in (view.challenge.attacker, view.challenge.defender)) == own

    match = found(program.client, "pbb", sees("action_window", fighting))
    question = next(one for one in match.session.questions() if one.seat == 0)
    return match.session.view(0), question


def test_a_window_that_does_not_concern_the_seat_is_passed_where_it_said_so(program: Program) -> None:
    view, question = watched(program, own=False)
    orders = {windows.order_name("challenges"): windows.PASS}
    assert not windows.left_alone(view, question, {})
    assert windows.left_alone(view, question, orders)
    assert not windows.left_alone(view, question, {windows.order_name("draw"): windows.PASS})


def test_a_window_in_an_own_challenge_is_always_asked(program: Program) -> None:
    view, question = watched(program, own=True)
    assert not windows.left_alone(view, question, {windows.order_name("challenges"): windows.PASS})


def test_no_other_question_is_ever_left_to_the_table(program: Program) -> None:
    orders = {windows.order_name(kind): windows.PASS for kind in windows.TYPES}
    for text in ("marshal", "plot_select", "claim_military", "defenders"):
        match = found(program.client, "pb", asks(text))
        question = next(one for one in match.session.questions() if one.seat == 0)
        assert not windows.left_alone(match.session.view(0), question, orders)


def test_the_switch_of_a_type_of_window_is_the_seats_own_and_stays(program: Program, drive: Driver) -> None:
    scene = hands.opened(program, drive, found(program.client, "pb", asks("marshal", 0, 1)))
    title = parts(scene)
    drive.click("window.challenges")
    assert title.phases.passes("challenges") and not title.phases.passes("draw")
    drive.click("window.all")
    assert all(title.phases.passes(kind) for kind in windows.TYPES)
    drive.click("window.all")
    assert not any(title.phases.passes(kind) for kind in windows.TYPES)


def test_the_hand_lies_beside_the_controls_of_whoever_chooses_or_watches() -> None:
    assert not table_layout.HAND.colliderect(table_layout.CONTROLS)
    for controls in (table_layout.LOOKERS, table_layout.STEPS):
        assert not table_layout.HAND_LONG.colliderect(controls)


def test_onlookers_see_no_hand_and_have_no_switches(program: Program, drive: Driver) -> None:
    match = played(program.client, "bb", 3, lambda view, _asked: view.round >= 2)
    scene = create_table(program.client, match)
    program.nav.stack.reset(scene, animated=False)
    assert isinstance(scene, TableScene) and not parts(scene).hand.slots
    assert not any(drive.has(f"window.{kind}") for kind in windows.TYPES)
