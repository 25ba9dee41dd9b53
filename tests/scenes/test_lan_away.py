"""C8.6: the plate on the card of who is away."""

from __future__ import annotations

import pygame
import pytest

from tests.gallery import lan_table
from tests.gallery.painting import picture_of
from tests.scenes.conftest import Driver
from tests.scenes.lan_desk import Window


def card_of(drive: Driver, seat: int) -> pygame.Rect:
    """Where the card of a seat stands."""
    return drive.find(f"seat.{seat}").rect


@pytest.mark.slow
@pytest.mark.parametrize("title", ["creed", "realigious"])
def test_c8_6_the_plate_of_who_is_away_covers_nothing_of_the_card_but_its_own_line(
        drive: Driver, title: str) -> None:
    window = Window(drive, title)
    window.until_asked()
    card = card_of(drive, 1)
    inside = pygame.Rect(card.x + 4, card.y + 10, card.width - 8, card.height - 14)
    seat = drive.find("seat.1")
    line: pygame.Rect = getattr(seat, "named", None) or seat.aside  # type: ignore[attr-defined]
    before = drive.program.nav.stack.picture().subsurface(inside).copy()
    window.desk.go(1)
    drive.frames(2, 50)
    assert drive.find("away.1").rect.colliderect(card)
    now = drive.program.nav.stack.picture().subsurface(inside).copy()
    for picture in (now, before):
        picture.fill((0, 0, 0), line.move(-inside.x, -inside.y))
    assert pygame.image.tobytes(now, "RGB") == pygame.image.tobytes(before, "RGB")


@pytest.mark.slow
@pytest.mark.parametrize("state", ["lan-table-names", "lan-table-creed-away"])
def test_c8_6_the_plate_of_who_is_away_covers_nothing_of_the_card_above(drive: Driver, state: str) -> None:
    picture_of(drive.program, dict(lan_table.gallery())[state])
    widgets = list(drive.program.nav.stack.top.ui.root.each())  # type: ignore[union-attr]
    cards = [w.rect for w in widgets if w.name.removeprefix("seat.").isdecimal()]
    plates = [w for w in widgets if w.name.startswith("away.") and w.rect]
    assert plates and len(cards) > 1
    for plate in plates:
        own = drive.find(f"seat.{plate.name.removeprefix('away.')}").rect
        assert plate.rect.collidelist([card for card in cards if card != own]) < 0


def test_c8_6_on_a_card_of_creed_the_plate_keeps_inside_the_rim(drive: Driver) -> None:
    window = Window(drive, "creed")
    window.until_asked()
    window.desk.go(1)
    drive.frames(2, 50)
    two = drive.find("away.1").rect, drive.find("seat.1").rect
    state = dict(lan_table.gallery())["lan-table-creed-away"]
    drive.program.nav.stack.reset(state(drive.program.client), animated=False)
    four = drive.find("away.2").rect, drive.find("seat.2").rect
    assert all(plate.width and card.inflate(-16, -16).contains(plate) for plate, card in (two, four))
