"""The kit's hand and dice: slots in a row, what is dragged, what glides and flies, rolled dice (C6.2, C6.5)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pygame
import pytest

from scenes.kit.dice import ROLL_MS, Dice
from scenes.kit.hand import CLICK, OUT, Hand, Slot, row
from scenes.kit.spot import Calls
from scenes.shell.scene import Scene
from scenes.widgets.base import Widget
from tests.scenes.conftest import Driver

AREA, CARD = pygame.Rect(300, 700, 800, 200), (100, 150)


class Stage(Scene):
    """A scene that shows one part."""

    def __init__(self, drive: Driver, make: Callable[[Scene], Widget]) -> None:
        super().__init__(drive.program.client)
        self.make = make
        drive.program.nav.stack.reset(self, animated=False)
        drive.frames(1)

    def build(self) -> None:
        """Makes it."""
        self.part = self.make(self)


def hand_of(drive: Driver, *names: str) -> tuple[Hand[Slot], list[str]]:
    """A hand of things; the first one is lit."""
    chosen: list[str] = []

    def make(scene: Scene) -> Widget:
        made: Hand[Slot] = Hand(scene, AREA, Calls(choose=chosen.append))
        places = iter(names)
        made.lay(names, lambda place: Slot(made, place, f"hand:{next(places)}"), CARD)
        made.slots[0].lit = True
        return made

    hand = Stage(drive, make).part
    assert isinstance(hand, Hand)
    return hand, chosen


def drag(drive: Driver, slot: Slot, dx: int, dy: int) -> None:
    """What lies in a slot is carried so far and let go."""
    start = slot.rect.center
    drive.down(start)
    for part in (1, 2):
        at = (start[0] + dx * part // 2, start[1] + dy * part // 2)
        drive.post(
            pygame.MOUSEMOTION, pos=drive.in_window(at), rel=(dx // 2, dy // 2), buttons=(1, 0, 0), touch=False
        )
    drive.up((start[0] + dx, start[1] + dy))


@pytest.mark.parametrize("count", [1, 3, 7, 12])
def test_places_of_a_row_stand_in_the_middle_and_overlap_where_there_is_no_room(count: int) -> None:
    places = row(AREA, count, CARD, 10)
    assert all(AREA.contains(place) for place in places)
    assert abs(places[0].left - AREA.left - (AREA.right - places[-1].right)) <= count
    assert any(a.colliderect(b) for a, b in pairwise(places)) == (count > 7)


def test_c6_2_a_thing_of_the_hand_is_chosen_by_a_click_its_number_and_enter(drive: Driver) -> None:
    hand, chosen = hand_of(drive, "a", "b")
    drive.click("hand:b")
    hand.key("hand_1")
    hand.ui.set_focus(hand.slots[1], True)
    drive.key(pygame.K_RETURN)
    assert chosen == ["hand:b", "hand:a", "hand:b"]
    assert hand.key("hand_3"), "there is no third thing"
    assert len(chosen) == 3


@pytest.mark.parametrize(("slot", "dx", "dy", "found"), [
    (0, 0, -OUT - 2, ["hand:a"]), (0, 0, -OUT + 2, []), (0, 200, 0, []), (1, 0, -OUT - 2, []),
    (0, CLICK - 4, 0, ["hand:a"]),
])  # fmt: skip
def test_c6_2_what_is_lit_is_chosen_by_letting_it_go_above_the_hand(
    drive: Driver, slot: int, dx: int, dy: int, found: list[str]
) -> None:
    hand, chosen = hand_of(drive, "a", "b")
    drag(drive, hand.slots[slot], dx, dy)
    assert chosen == found
    assert hand.slots[slot].pointer is None


def test_something_else_in_a_slot_is_not_carried_any_more(drive: Driver) -> None:
    hand, chosen = hand_of(drive, "a", "b")
    slot = hand.slots[0]
    slot.on_press(slot.rect.center, 1)
    slot.on_drag((slot.rect.centerx, slot.rect.y - OUT - 50), (0, -OUT))
    assert slot.carried_rect() is not None
    slot.display("c")
    slot.on_release((slot.rect.centerx, slot.rect.y - OUT - 50), 1, False)
    assert (slot.carried_rect(), chosen) == (None, [])


def test_c6_5_what_lay_elsewhere_glides_to_its_slot(drive: Driver) -> None:
    drive.program.media.motion = True
    hand, _ = hand_of(drive, "a", "b", "c")
    hand.slide(["a", "b", ""], ["b", "a", ""])
    assert len(hand.fx) == 2
    drive.frames(40)
    assert not hand.fx and hand not in hand.ui.ticking
    hand.set_pace(1.0, True)
    hand.slide(["a", "b", ""], ["b", "a", ""])
    assert not hand.fx, "nothing moves where motion is reduced"


def test_c6_5_a_card_flies_and_is_there_at_the_end(drive: Driver) -> None:
    hand, _ = hand_of(drive, "a")
    face = pygame.Surface(CARD)
    way = (AREA.move(0, -300), AREA)
    assert hand.fly(face, way, 400) == 400
    hand.finish()
    assert not hand.fx


def test_c6_5_dice_run_through_their_faces_and_lie_as_they_were_rolled(drive: Driver) -> None:
    dice = Stage(drive, lambda scene: Dice(scene, AREA, 80)).part
    assert isinstance(dice, Dice)
    assert dice.roll([4, 6]) == ROLL_MS
    dice.tick(ROLL_MS // 3)
    assert all(1 <= face <= dice.sides for face in dice.faces)
    dice.finish()
    assert list(dice.faces) == [4, 6]
    dice.set_pace(1.0, True)
    dice.roll([1, 2])
    assert list(dice.faces) == [1, 2], "they lie at once where motion is reduced"
