"""A part of a title's table: the board, the hand, a bar, the panel of a seat, a dialog."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pygame

    from game.core.ask import Option, Question
    from game.core.events import Event


class Part:
    """What a part may answer. A widget takes it as its last base and overrides what concerns it; `TitleTable` asks all
    parts of a title in their order.
    """

    def show(self, view: Any) -> None:
        """The part shows this view from now on."""

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """The part lights up what can be chosen now; without a question nothing can."""

    def taken(self) -> Sequence[str]:
        """The things that were taken up to be used on another one, in their order."""
        return ()

    def take_up(self, ref: str) -> None:
        """This thing is taken up, to be used by choosing it again; "": whatever is, is put back."""

    def taken_up(self) -> str:
        """The thing that is, "" for none."""
        return ""

    def takes(self, question: Question, options: Sequence[Option]) -> bool:
        """Whether the part shows this question whole, so that the options need no buttons besides."""
        return False

    def look(self, ref: str | None) -> None:
        """The pointer is on this thing now, or on nothing."""

    def inspect(self, ref: str) -> None:
        """A thing is to be shown in full, to stay (C6.4b)."""

    def point_at(self, ref: str) -> None:
        """A thing is to be found: the part brings its place into sight."""

    def mark(self, ref: str) -> None:
        """A thing is marked as the one where something was just done, until something else is done; "": none is."""

    def place_of(self, ref: str) -> pygame.Rect | None:
        """Where a thing lies in the part now, on the canvas; None for what does not lie there."""
        return None

    def spared(self) -> Sequence[pygame.Rect]:
        """What of the part no tooltip shall lie on, as far as there is room beside it."""
        return ()

    def animate(self, event: Event, after: Any) -> int:
        """The part starts showing an event; ms at normal speed, 0: nothing to wait for."""
        return 0

    def rehearse(self, event: Event, after: Any) -> bool:
        """The part makes the pictures that showing an event begins with, as far as there is time; whether all are
        there.
        """
        return True

    def made(self) -> bool:
        """Whether the part can be shown now; if not, it goes on with the pictures that are missing."""
        return True

    def finish(self) -> None:
        """Every running animation of the part is at its end."""

    def halt(self) -> None:
        """The animations that would have followed are left out: what they would have brought back is back."""

    def left_out(self, event: Event) -> None:
        """The same of one event, which is seen at once."""

    def set_pace(self, speed: float, reduced: bool) -> None:
        """Speed of animations (1 is normal) and reduced motion."""

    def key(self, action: str) -> bool:
        """A bound key that concerns the part; False when it does not."""
        return False

    def pinch(self, pos: tuple[int, int], factor: float) -> None:
        """Two fingers around `pos`, on the part: their distance is `factor` times what it was."""

    def covers(self, rect: pygame.Rect) -> bool:
        """Whether the part paints this place of the canvas opaquely, so that no ground is needed under it."""
        return False

    def close_over(self) -> bool:
        """Closes what the part has open over the table; False when there is nothing."""
        return False

    def kept(self) -> Any:
        """What stays when the widgets are made anew, in another language say; None where that is nothing."""
        return None

    def keep(self, kept: Any) -> None:
        """The part made anew, which shows its view already, gets what `kept` of the one before told."""

    def warm_up(self) -> Iterator[None]:
        """Makes pictures that the part will need later, a few ms a step."""
        yield from ()
