"""Matching on networks of several computers (C3.4, C8.3): real announcements, real calls, cables that are pulled."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.net.networks import Child, Network, why_not

pytestmark = pytest.mark.net

CHILD = Path(__file__).with_name("queue_child.py")
NAMES = ("Ann", "Bob", "Cid", "Dan")


class Computers:
    """So many computers on one network, each with a program that sees the others."""

    def __init__(self, folder: Path, count: int) -> None:
        self.network = Network(count)
        self.names = NAMES[:count]
        self.children = [Child(self.network.into(number), str(CHILD), str(folder / name), name)
                         for number, name in enumerate(self.names, 1)]
        for child, name in zip(self.children, self.names, strict=True):
            others = [other for other in self.names if other != name]
            child.until(lambda line, others=others: line.get("seen") == others)

    def press(self, count: int) -> None:
        for child in self.children:
            child.say(f"queue {count}")

    def entered(self, *numbers: int) -> float:
        """Waits until all of these are in one room; seconds from the last press to the last who is in."""
        some = [self.children[number] for number in numbers]
        names = [self.names[number] for number in numbers]
        ends = [child.until(lambda line: line.get("members") == names)["at"] for child in some]
        pressed = [line["at"] for child in some for line in child.lines if "pressed" in line]
        return float(max(ends) - max(pressed))

    def close(self) -> None:
        for child in self.children:
            child.process.kill()
            child.process.wait()
        self.network.close()


@pytest.fixture
def two(tmp_path: Path) -> Iterator[Computers]:
    yield from joined(tmp_path, 2)


@pytest.fixture
def four(tmp_path: Path) -> Iterator[Computers]:
    yield from joined(tmp_path, 4)


def joined(folder: Path, count: int) -> Iterator[Computers]:
    if why_not():
        pytest.skip(why_not())
    found = Computers(folder, count)
    yield found
    found.close()


def test_c8_3_two_computers_find_each_other_and_are_in_one_room(two: Computers) -> None:
    two.press(2)
    print("2 computers:", round(two.entered(0, 1), 3), "s")


def test_c8_3_four_computers_are_in_one_room(four: Computers) -> None:
    four.press(4)
    print("4 computers:", round(four.entered(0, 1, 2, 3), 3), "s")


def test_c8_3_a_pulled_cable_leaves_all_waiting_and_a_match_once_it_is_in_again(four: Computers) -> None:
    for number in (0, 1, 2):
        four.children[number].say("queue 4")
    four.children[0].until(lambda line: line.get("state") == "waiting")
    four.network.run(0, "link set v4 down")
    four.children[3].say("queue 4")
    for child in four.children[:3]:
        child.until(lambda line: line.get("queue") == "waiting" and "Dan" not in line["seen"])
    four.children[3].until(lambda line: line.get("queue") == "waiting" and not line["seen"])
    four.network.run(0, "link set v4 up")
    four.entered(0, 1, 2, 3)


def test_c8_3_a_killed_program_leaves_the_others_all_in_a_room_or_all_in_the_queue(four: Computers) -> None:
    """Dan is killed as soon as somebody is seen to make an offer: before or after he has accepted."""
    four.press(4)
    four.children[0].until(lambda line: line.get("queue") in ("offering", "promised")
                           or line.get("state") in ("found", "entered"))
    four.children[3].process.kill()
    for child in four.children[:3]:
        child.until(
            lambda line: (line.get("queue") == "waiting" and "Dan" not in line["seen"])
            or (line.get("state") == "entered" and line["members"] == ["Ann", "Bob", "Cid"]),
        )  # fmt: skip
    assert len({(child.lines[-1]["state"], *child.lines[-1]["members"]) for child in four.children[:3]}) == 1


def test_c8_10_a_frozen_program_that_waits_longest_holds_nobody_up(four: Computers) -> None:
    for number in range(1, 5):
        four.network.lose(number, 20)
    ann, *others = four.children
    ann.say("queue 3")
    ann.until(lambda line: line.get("state") == "waiting")
    os.kill(ann.process.pid, signal.SIGSTOP)
    for child in others:
        child.say("queue 3")
    print("a frozen program:", round(four.entered(1, 2, 3), 3), "s")


def test_c8_10_a_lost_goodbye_holds_nobody_up(four: Computers) -> None:
    ann, *others = four.children
    ann.say("queue 3")
    ann.until(lambda line: line.get("state") == "waiting")
    four.network.lose(1, 100, "ingress")
    ann.say("leave")
    ann.until(lambda line: line.get("state") == "")
    for child in others:
        child.say("queue 3")
    print("a lost goodbye:", round(four.entered(1, 2, 3), 3), "s")
