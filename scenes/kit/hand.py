"""The hand of the seat that acts: cards or other things in slots, which lift, are dragged, fly and glide (C6.2, C6.5).

A title makes the slots and paints what lies in them; it says what a tip tells and what letting go of a thing does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

import pygame

from scenes.kit.animation import Animation, between, span
from scenes.kit.fx import centred, on
from scenes.kit.moving import MovingPart
from scenes.kit.spot import NO_CALLS, Calls, Spot
from scenes.media.theme import ease_out
from scenes.widgets.base import RectLike, WidgetParent, Words

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.core.ask import Option, Question
    from scenes.kit.animation import Cel

KEYS = tuple(f"hand_{n}" for n in range(1, 13))
LIFT, RAISED, OUT = 8, 20, 90
"""How far a thing lifts under the pointer, how far one that is taken up, and how far out of the hand one that is let go
is chosen.
"""
FOLLOW, CLICK = 10, 24
"""From how far on a thing follows the pointer, and up to how far letting it go is still a click."""
REACH = 48
"""How far shadow and glow of a thing that is carried may go beyond it."""
GLIDE_MS, ARC = 180, 60
TURN, FADE = 0.45, 0.55
"""The share of its way after which a card shows its face, and that after which one dissolves."""
Pos = tuple[int, int]
UP, LEFT = (0, -1), (-1, 0)
Size = tuple[int, int]


class Slot(Spot):
    """A place of the hand; its content is what lies in it, None for nothing. While it is lit what lies there can be
    dragged: let go out of the hand it is chosen, as by a click.
    """

    glow = 16

    def __init__(self, hand: Hand[Any], rect: RectLike, ref: str, *, tip: Words = "", name: str = "") -> None:
        self.hand = hand
        self.pointer: Pos | None = None
        """Where the pointer carries what lies here; None while it lies in its place."""
        self._grip: Pos | None = None
        self._shift = (0, 0)
        super().__init__(hand, rect, ref, hand.calls, tip=tip, name=name or ref)

    def display(self, content: Any) -> None:
        """Something else lies here: it is not carried any more."""
        if content != self.content:
            self.let_go()
        super().display(content)

    # --- what a title says

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Draws what lies here into a rectangle of the slot's size."""

    def draw_empty(self, surface: pygame.Surface) -> None:
        """The slot without what lies in it."""
        self.pen(surface).nine("slot", self.rect)

    def click(self) -> None:
        """Chooses it; the table says why not when it can't be, or when there is nothing."""
        self.calls.choose(self.ref)

    def use(self) -> None:
        """What its key does."""
        self.click()

    @property
    def raised(self) -> bool:
        """Whether it is taken up: chosen again it is used."""
        return self.hand.taken_up() == self.ref

    def carry(self, pos: Pos) -> None:
        """It is carried to a point."""

    def drop(self, pos: Pos, by: Pos) -> None:
        """It is let go at a point, so far from its place: out of the hand it is chosen, and used at once."""
        if self._is_out(by):
            self.hand.take_up(self.ref)
            self.click()

    def _is_out(self, by: Pos) -> bool:
        return by[0] * self.hand.out[0] + by[1] * self.hand.out[1] > OUT

    # --- pointer and keys

    def on_press(self, pos: Pos, button: int) -> bool:
        """The left button takes it."""
        self._grip = pos if button == 1 else None
        return button == 1

    def on_drag(self, pos: Pos, rel: Pos) -> None:
        """It follows the pointer where it can be chosen."""
        if self._grip is None or not self.lit or (self.pointer is None and not _far(self._grip, pos, FOLLOW)):
            return
        self._damage_carried()
        self.pointer = pos
        self._damage_carried()
        self.carry(pos)

    def on_release(self, pos: Pos, button: int, inside: bool) -> None:
        """A click, or the end of a drag."""
        grip, carried = self._grip, self.pointer is not None
        self.let_go()
        if grip is not None and carried and _far(grip, pos, CLICK):
            self.drop(pos, (pos[0] - grip[0], pos[1] - grip[1]))
        elif grip is not None and inside:
            self.click()

    def let_go(self) -> None:
        """It lies in its place again."""
        self._damage_carried()
        self._grip = self.pointer = None
        self.invalidate()

    def on_key(self, event: pygame.event.Event) -> bool:
        """Enter and Space."""
        if not self.chosen_by(event):
            return False
        self.use()
        return True

    # --- where it is drawn

    def carried_rect(self) -> pygame.Rect | None:
        """Where it is while it is carried, None while it is not."""
        if self.pointer is None or self._grip is None:
            return None
        return self.rect.move(self.pointer[0] - self._grip[0], self.pointer[1] - self._grip[1])

    def _damage_carried(self) -> None:
        if (rect := self.carried_rect()) is not None:
            self.ui.invalidate(rect.inflate(REACH, REACH))

    def glide(self, by: Pos) -> None:
        """It slides to its place from so many pixels away."""

        def frame(share: float) -> Sequence[Cel]:
            left = 1 - ease_out(share)
            self._shift_to((round(by[0] * left), round(by[1] * left)))
            return ()

        self.hand.play(Animation(self.hand, GLIDE_MS, frame, done=lambda: self._shift_to((0, 0))))

    def _shift_to(self, shift: Pos) -> None:
        for at in (self._shift, shift):
            self.ui.invalidate(self.rect.move(at).inflate(REACH, REACH))
        self._shift = shift

    def draw(self, surface: pygame.Surface) -> None:
        """What lies here, lifted under the pointer; one that can be chosen glows."""
        if self.content is None or self.pointer is not None:
            self.draw_empty(surface)
            return
        lift, (across, down) = RAISED if self.raised else LIFT if self.hot else 0, self.hand.out
        rect = self.rect.move(self._shift).move(across * lift, down * lift)
        self._paint(surface, rect, 14, self.lit)

    def stands(self) -> pygame.Rect:
        """Where what lies here is seen: out of the hand while it is taken up."""
        across, down = self.hand.out
        return self.rect.move(across * RAISED, down * RAISED) if self.raised else self.rect

    def focus_ring(self) -> pygame.Rect:
        """Around what is taken up, where it stands."""
        return self.stands().inflate(8, 8)

    def tip_rect(self) -> pygame.Rect:
        """Beside it, too."""
        return self.stands()

    def damage_raised(self) -> None:
        """It is drawn anew as far as it reaches when it is taken up."""
        self.ui.invalidate(self.rect.inflate(2 * REACH, 2 * REACH))

    def draw_carried(self, surface: pygame.Surface) -> None:
        """What is carried; it glows where letting go chooses it."""
        if (rect := self.carried_rect()) is not None and self.content is not None:
            self._paint(surface, rect, 20, self._is_out((rect.x - self.rect.x, rect.y - self.rect.y)))

    def _paint(self, surface: pygame.Surface, rect: pygame.Rect, shadow: int, glows: bool) -> None:
        if glows:
            self.pen(surface).nine("glow", rect.inflate(30, 30))
        surface.blit(*self.media.sprites.shadow(rect, shadow))
        self.paint(surface, rect)


S = TypeVar("S", bound=Slot)


class Hand(MovingPart, Generic[S]):
    """Its slots are chosen by a click, by their numbers, or by dragging what lies in them. `out`: the way out of it, to
    the board.
    """

    def __init__(self, parent: WidgetParent, rect: RectLike, calls: Calls = NO_CALLS) -> None:
        self.calls = calls
        self.slots: list[S] = []
        self.out = UP
        self._raised = ""
        self._asked: Question | None = None
        super().__init__(parent, rect, name="hand")

    def lay(self, contents: Sequence[Any], make: Callable[[pygame.Rect], S], size: Size, gap: int = 0) -> None:
        """A slot for each thing, in a row; `make` makes one in its place."""
        if list(contents) == [slot.content for slot in self.slots]:
            return
        for slot in self.slots:
            self.remove(slot)
        self.slots = [make(place) for place in row(self.rect, len(contents), size, gap)]
        for slot, content in zip(self.slots, contents, strict=True):
            slot.display(content)

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """Lights up the slots that stand for an option. What was taken up for another question lies in its place."""
        refs = {ref for option in options for ref in option.refs}
        for slot in self.slots:
            slot.lit = slot.ref in refs
        if question is not self._asked or self._raised not in refs:
            self.take_up("")
        self._asked = question

    def taken_up(self) -> str:
        """The thing that is used when it is chosen again, "" for none."""
        return self._raised

    def take_up(self, ref: str) -> None:
        """It stands out of the hand, and the keys go to it; "": nothing does."""
        before, self._raised = self._raised, ref
        for slot in self.slots:
            if before != ref and slot.ref in (before, ref):
                slot.damage_raised()
            if slot.ref == ref and not slot.hovered:
                self.ui.set_focus(slot, True)
                self.calls.hover(ref)

    def key(self, action: str) -> bool:
        """The number of a slot, from 1."""
        if action not in KEYS:
            return False
        for slot in self.slots[KEYS.index(action) :][:1]:
            slot.use()
        return True

    def fly(
        self, face: pygame.Surface, way: tuple[pygame.Rect, pygame.Rect], length: int, *,
        back: pygame.Surface | None = None, fade: bool = False,
    ) -> int:  # fmt: skip
        """A card goes from a place to another on a low arc, in so many ms at normal speed; its `back` is seen first;
        with `fade` it dissolves in the end. Where motion is reduced it stands at its end.
        """
        start, end = (rect.center for rect in (way[1] if self.reduced else way[0], way[1]))

        def frame(share: float) -> Sequence[Cel]:
            gone = ease_out(share)
            x, y = between(start, end, gone)
            picture = back if back is not None and share < TURN else face
            alpha = round(255 * (1 - span(share, FADE, 1.0))) if fade else 255
            return [on(centred(picture), (x, y - ARC * gone * (1 - gone)), alpha)]

        return self.play(Animation(self, length, frame))

    def slide(self, before: Sequence[str], now: Sequence[str]) -> None:
        """What lay in another slot before glides from there: what lay and lies in the slots, "" for nothing."""
        left = list(before) if self.media.motion and not self.reduced else []
        for i, name in enumerate(now):
            if name and name in left:
                at = left.index(name)
                left[at] = ""
                if at != i:
                    old, new = self.slots[at].rect, self.slots[i].rect
                    self.slots[i].glide((old.x - new.x, old.y - new.y))

    def draw_moving(self, surface: pygame.Surface) -> None:
        """What is carried, then what flies."""
        for slot in self.slots:
            slot.draw_carried(surface)
        super().draw_moving(surface)


def row(area: RectLike, count: int, size: Size, gap: int) -> list[pygame.Rect]:
    """Places side by side in the middle of an area; one covers a part of the last where there is no room for all."""
    room = pygame.Rect(area)
    step = min(size[0] + gap, (room.width - size[0]) // max(1, count - 1))
    place = pygame.Rect(0, 0, size[0] + step * (count - 1), size[1]).move_to(center=room.center)
    return [pygame.Rect(place.x + i * step, place.y, *size) for i in range(count)]


def column(area: RectLike, count: int, size: Size, gap: int) -> list[pygame.Rect]:
    """Places one below the other from the top of an area, in its middle."""
    room = pygame.Rect(area)
    return [pygame.Rect(room.centerx - size[0] // 2, room.y + i * (size[1] + gap), *size) for i in range(count)]


def _far(a: Pos, b: Pos, far: int) -> bool:
    return max(abs(a[0] - b[0]), abs(a[1] - b[1])) > far
