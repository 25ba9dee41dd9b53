"""What the plate beside a thing of the table says: a heading, rows, a reason, a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from scenes.kit.page import PageRow


class TipContent(NamedTuple):
    """All texts are finished. `why`: the sentence that says why the thing can't be chosen (C6.4), `rule`: its rule
    ("R4.4"); `more`: what the inspector shows at the same time, so that the plate leaves it out.
    """

    heading: str = ""
    lines: tuple[PageRow, ...] = ()
    why: str = ""
    rule: str = ""
    more: tuple[PageRow, ...] = ()

    @property
    def refusal(self) -> str:
        """The reason with its rule; "" where the thing can be chosen."""
        return f"{self.why} ({self.rule})" if self.why and self.rule not in self.why else self.why

    def rows(self) -> list[str]:
        """The whole tip, line by line, for reading aloud (C12.9)."""
        lines = (f"{line.text} {line.value}".strip() for line in (*self.more, *self.lines))
        told = (self.heading, *lines, self.refusal)
        return [row for row in told if row]

    def __bool__(self) -> bool:
        return bool(self.heading or self.lines or self.why)
