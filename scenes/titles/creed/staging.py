"""A set-up that is laid out on the board before it is sent (section 10): units on cells, leaders under tents. Pure; no
pictures.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from typing import TYPE_CHECKING

import msgspec

from game.titles.creed.content import FIRST_PLACES, SECOND_PLACES, placement
from game.titles.creed.geometry import CELLS, LINES, facing

if TYPE_CHECKING:
    from game.core.ask import Option, Question
    from game.titles.creed.view import LineView, SeatView

Layout = tuple[dict[str, tuple[str, bool]], dict[str, str]]  # units and leaders
LEADERS = {"setup_tents": ("king", "commander"), "setup_commander": ("commander",)}
"""Which leaders a question lets its seat lay."""


def with_laid(view: SeatView, laid: Iterable[str]) -> tuple[LineView, ...]:
    """All lines of a view, and what is laid out on cells ("cell:0L2r1") of a set-up in the way of the enemy's attack on
    them."""
    lines = list(view.lines)
    for ref in laid:
        seat, line = int(ref[5]), LINES.index(ref[6:8])
        enemy, faced = facing(len(view.seats), seat, line)
        number = 6 * enemy + faced
        lines[number] = msgspec.structs.replace(lines[number], blockers=lines[number].blockers + 1)
    return tuple(lines)


def laid_by_texts(seat: int, texts: Iterable[str]) -> dict[str, tuple[str, bool]]:
    """Tile types, and whether they lie face-down, by their cells: of texts as in `content.UNIT_PRESETS`."""
    found = (placement(text) for text in texts)
    return {f"cell:{seat}{CELLS[cell]}": (unit, down) for unit, cell, down in found}


class Staging:
    """What `seat` has laid out (-1: nobody is asked yet). `units[ref]`: tile type and whether it lies face-down;
    `leaders[kind]`: a tent as "T11", "" while it lies beside the camp. Every change by hand is `noted`, so that it can
    be taken back."""

    def __init__(self, seat: int = -1) -> None:
        self.seat = seat
        self.places = 0
        self.laying_units = False
        self.units: dict[str, tuple[str, bool]] = {}
        self.leaders: dict[str, str] = {"king": "", "commander": ""}
        self.awaited: tuple[str, ...] = ()
        self._allowed: set[str] = set()
        self._tents: set[str] = set()
        self._noted: list[Layout] = [self._layout()]

    @property
    def laying_leaders(self) -> bool:
        """Whether the open question is about king and commander."""
        return bool(self.awaited)

    @property
    def left(self) -> int:
        """R2.8, R2.9. How many units are still to be laid out."""
        return max(0, self.places - len(self.units))

    def begin(self, question: Question | None, options: Sequence[Option], view: SeatView) -> None:
        """The seat's next question, None while it is not asked. What was laid out stays where it is still possible."""
        text = question.text if question is not None else ""
        self.awaited = LEADERS.get(text, ())
        if question is not None and text == "setup_commander":
            self.leaders["king"] = str(question.about["king"])  # it lies in no view until all tents stand
        self.laying_units = text == "setup_units"
        self._allowed = {option.key for option in options if option.key.startswith("place:")}
        self._tents = {ref for option in options for ref in option.refs if ref.startswith("tent:")}
        if self.laying_units:
            total = FIRST_PLACES if self.seat % 2 == view.first else SECOND_PLACES
            self.places = total - len(view.seats[self.seat].units)
            self.units = {ref: laid for ref, laid in self.units.items() if self.key(ref) in self._allowed}
        self._begin_anew()

    def adopt(self, phase: str, placed: Container[str]) -> None:
        """What a view shows by itself is laid out no longer."""
        self.units = {ref: laid for ref, laid in self.units.items() if phase == "units" and ref not in placed}
        if phase != "tents":
            self.leaders = {"king": "", "commander": ""}
        self._begin_anew()

    # --- taking back

    @property
    def changed(self) -> bool:
        """Whether something was laid out or moved by hand that can be taken back."""
        return len(self._noted) > 1

    def note(self) -> None:
        """A change by hand is done."""
        if self._layout() != self._noted[-1]:
            self._noted.append(self._layout())

    def take_back(self) -> bool:
        """The last change by hand has not been; False when there is none."""
        if not self.changed:
            return False
        self._noted.pop()
        units, leaders = self._noted[-1]
        self.units, self.leaders = dict(units), dict(leaders)
        return True

    def _begin_anew(self) -> None:
        """What others than the own hand have changed can't be taken back."""
        if self._layout() != self._noted[-1]:
            self._noted = [self._layout()]

    def _layout(self) -> Layout:
        return dict(self.units), dict(self.leaders)

    # --- units

    def key(self, ref: str) -> str:
        """The option that a staged unit stands for."""
        unit, down = self.units[ref]
        return f"place:{unit}@{ref.partition(':')[2][1:]}{':d' if down else ''}"

    def keys(self) -> list[str]:
        """The placements in the order in which they were laid out."""
        return [self.key(ref) for ref in self.units]

    def lay(self, key: str) -> bool:
        """Lays out one placement, "place:" or not; False when it is not possible."""
        text = key.removeprefix("place:")
        unit, cell, down = placement(text)
        ref = f"cell:{self.seat}{CELLS[cell]}"
        if f"place:{text}" not in self._allowed or (self.left < 1 and ref not in self.units):
            return False
        self.units[ref] = (unit, down)
        return True

    def used(self, unit: str) -> int:
        """How many tiles of a type are laid out."""
        return sum(kind == unit for kind, _ in self.units.values())

    # --- leaders

    def leader_at(self, ref: str) -> str:
        """The leader laid under a tent, "" for none."""
        kind, _, name = ref.partition(":")
        if kind != "tent" or name[0] != str(self.seat):
            return ""
        return next((leader for leader, tent in self.leaders.items() if tent and tent == name[1:]), "")

    def next_leader(self) -> str:
        """The leader that is laid next, "" when all lie."""
        return next((kind for kind in self.awaited if not self.leaders[kind]), "")

    def lay_leader(self, kind: str, ref: str) -> bool:
        """Puts a leader under an own tent, in exchange with one that lies there; False when it can't be laid there."""
        if kind not in self.awaited or ref not in self._tents:
            return False
        there = self.leader_at(ref)
        if there and there not in self.awaited:
            return False
        if there:
            self.leaders[there] = self.leaders[kind]
        self.leaders[kind] = ref.partition(":")[2][1:]
        return True
