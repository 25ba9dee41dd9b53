"""An event that is to be shown on a board (C6.5). Which kind of event begins which animation stands in its row."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from scenes.kit.animation import Animation, Change, Frame, together

if TYPE_CHECKING:
    from game.core.events import Event
    from scenes.kit.event_look import EventLook
    from scenes.kit.stage import Stage

S = TypeVar("S", bound="Stage")
V = TypeVar("V")


class Unplaced(LookupError):
    """What an event tells of does not lie on this board, or is not known to its reader."""


@dataclass(frozen=True, slots=True)
class Cue(Generic[S, V]):
    """`after`: the view that the event leads to. A title adds what its events name."""

    stage: S
    event: Event
    after: V

    def word(self, name: str) -> str:
        """A word that the event tells, "" where it tells none."""
        value = self.event.data.get(name, "")
        return value if isinstance(value, str) else ""

    def number(self, name: str) -> int:
        """A number that the event tells, -1 where it tells none."""
        value = self.event.data.get(name, -1)
        return value if isinstance(value, int) else -1

    def placed(self, ref: str) -> str:
        """The ref. Raises Unplaced if nothing of that name lies on the board."""
        if self.stage.place_of(ref) is None:
            raise Unplaced(ref)
        return ref

    def play(
        self,
        length: int,
        *frames: Frame | None,
        hide: tuple[str, ...] = (),
        trail: tuple[str, ...] = (),
        start: Change | None = None,
        done: Change | None = None,
        over: bool = False,
    ) -> Animation:
        """The animation of frames, the lowest first. They draw the things of `hide` themselves, `trail` is marked
        afterwards; `start` and `done` change the board.
        """
        stage = self.stage

        def begin() -> None:
            if hide:
                stage.hide(*hide)
            if start is not None:
                start()

        def end() -> None:
            if hide:
                stage.unhide(*hide)
            if done is not None:
                done()
            if trail:
                stage.leave_trail(*trail)

        return Animation(stage, length, together(*frames), start=begin, done=end, over=over)


Maker = Callable[[Any], Animation | None]


def animation_of(looks: Mapping[str, EventLook], cue: Cue[Any, Any]) -> Animation | None:
    """The animation of an event, None where there is none or its place is not known."""
    look = looks.get(cue.event.kind)
    try:
        return look.animation(cue) if look is not None and look.animation is not None else None
    except Unplaced:
        return None
