"""C8.7: what pictures that came and went have left in the library's hands goes back to the system."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from scenes.media import memory
from scenes.media.memory import LOOK_MS, QUIET, Surplus
from scenes.program import Program

MB = 1024 * 1024


class Machine:
    """So much is in use, of which the program needs `needed`."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.used = self.needed = 150 * MB
        self.trims = 0
        monkeypatch.setattr(memory, "in_use", lambda: self.used)
        monkeypatch.setattr(memory, "_trim", self.trim)

    def trim(self) -> None:
        self.trims += 1
        self.used = self.needed


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(monkeypatch)


def test_c8_7_what_is_not_needed_goes_back_where_it_is_much(machine: Machine) -> None:
    surplus = Surplus()
    surplus.look()
    machine.used += QUIET
    surplus.look()
    assert machine.trims == 1
    machine.used += 1
    surplus.look()
    assert (machine.trims, machine.used) == (2, machine.needed)


def test_c8_7_what_a_match_needs_is_asked_for_back_once(machine: Machine) -> None:
    surplus = Surplus()
    surplus.look()
    machine.used = machine.needed = 400 * MB
    for _ in range(5):
        surplus.look()
    assert machine.trims == 2
    machine.used = machine.needed = 200 * MB  # the match was left
    surplus.look()
    machine.used = 300 * MB
    surplus.look()
    assert machine.trims == 3


@pytest.mark.skipif(sys.platform != "linux", reason="other systems give back by themselves")
def test_c8_7_the_frame_only_begins_to_look(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[int] = []
    monkeypatch.setattr(Surplus, "look", lambda _: looks.append(1))
    program.nav.awake = 0
    for _ in range(3):
        program.frame(LOOK_MS // 2)
        if program._surplus._looking is not None:
            program._surplus._looking.join()
    assert len(looks) == 1


def test_c8_7_what_can_not_be_read_counts_as_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(memory, "STATM", tmp_path / "statm")
    assert memory.in_use() == 0


@pytest.mark.skipif(sys.platform != "linux", reason="other systems give back by themselves")
def test_c8_7_what_is_in_use_is_counted_in_pages(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(memory, "STATM", tmp_path / "statm")
    (tmp_path / "statm").write_text("100 7 3 1 0 9 0")
    assert memory.in_use() in (7 * 4096, 7 * 16384, 7 * 65536)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems give back by themselves")
def test_c1_4_nothing_is_given_back_while_something_moves_and_it_is_as_soon_as_that_rests(
    monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[int] = []
    monkeypatch.setattr(Surplus, "look", lambda _: looks.append(1))
    surplus = Surplus()
    for _ in range(5):
        surplus.update(LOOK_MS, moving=True)
    assert surplus._looking is None
    surplus.update(16, moving=False)
    assert surplus._looking is not None
    surplus._looking.join()
    surplus.update(16, moving=False)
    assert looks == [1]
