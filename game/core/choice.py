"""What a bot is handed when it is asked: nothing that its seat may not know (C9.1)."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from game.core.ask import Option
from game.core.rng import Stream

if TYPE_CHECKING:
    from game.core.session import Session


class BotChoice:
    """One open question of one seat. `look()` builds `view`, what the seat may see, once it is wanted; `text`, `rule`,
    `about` and `options` are those of the question; `chosen`: what the seat has chosen before for the same card.
    `stream` is the bot's own chance. `world(number)` is a match in which all that the seat cannot know was
    drawn anew, another one for each number. `default`: the key that the question gives by itself. `wishes`: what people
    who play with it ask of it, by their seats, in the title's words."""

    __slots__ = ("_look", "_view", "about", "chosen", "default", "options", "rule", "seat", "stream", "text", "wishes",
                 "world")

    def __init__(self, seat: int, look: Callable[[], Any], text: str, rule: str, about: dict[str, str | int],
                 options: list[Option], chosen: tuple[str, ...], stream: Stream,
                 world: Callable[[int], Session], default: str = "", wishes: Mapping[int, str] | None = None) -> None:
        self.seat, self.text, self.rule, self.about = seat, text, rule, about
        self._look, self._view = look, None
        self.options, self.chosen, self.stream, self.world = options, chosen, stream, world
        self.default, self.wishes = default, wishes or {}

    @property
    def view(self) -> Any:
        """What the seat may see."""
        if self._view is None:
            self._view = self._look()
        return self._view

    def offered(self) -> list[str]:
        """The keys of the options, in their order."""
        return [option.key for option in self.options]

    def offers(self, key: str) -> bool:
        """Whether `key` is one of the options."""
        return any(option.key == key for option in self.options)


Chooser = Callable[[BotChoice], str]
