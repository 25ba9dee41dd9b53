"""What a tooltip on the table says: a heading, lines, a reason, a rule. Made by the table, drawn by whoever shows
it.
"""

from __future__ import annotations

from dataclasses import dataclass

Line = tuple[str, str]  # (words, figure); the figure is "" for plain words


@dataclass(frozen=True, slots=True)
class TipContent:
    """All texts are finished. `why`: the sentence that says why the thing can't be chosen (C6.4), `rule` its rule
    ("R4.4"); `total`: the line under the sum of the others ("", "" for none).
    """

    heading: str = ""
    lines: tuple[Line, ...] = ()
    total: Line = ("", "")
    why: str = ""
    rule: str = ""

    def plain(self) -> str:
        """The whole tip as lines of text: for the common tooltip and for reading aloud."""
        rows = [self.heading, *(_row(line) for line in self.lines), _row(self.total), self.why]
        return "\n".join(row for row in rows if row)

    def __bool__(self) -> bool:
        return bool(self.heading or self.lines or self.why)


def _row(line: Line) -> str:
    return " ".join(part for part in line if part)
