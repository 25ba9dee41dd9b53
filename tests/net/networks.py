"""Networks of several computers on this one: namespaces of the Linux kernel, joined by a bridge.

Nothing of this computer's own network is touched, and all of it is gone with the processes that hold it.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

CHILD = Path(__file__).with_name("finder_child.py")
ROOT = Path(__file__).resolve().parents[2]
TOOLS = ("unshare", "nsenter", "ip", "tc", "sleep")
TRIED = ("link set lo up", "link add br0 type bridge mcast_snooping 0", "link add v1 type veth peer name v2")
LOSSY = "7,48 0 0 0,21 4 0 255,69 0 3 1,32 0 0 4294963256,53 1 0 {},6 0 0 2,6 0 0 4294967295"
"""A filter of the kernel in its own code: a packet to many, but not to all, is dropped when a random number of 32 bits
is less than the one in it."""
PATIENCE_S = 90.0
"""Only so that a broken program ends the test."""
SLICE_S = 0.1


def why_not() -> str:
    """Why there can be no networks here; "" where there can."""
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if missing:
        return f"{', '.join(missing)} missing: no network namespaces"
    for words in TRIED:
        tried = subprocess.run(["unshare", "-rn", "ip", *words.split()], capture_output=True, check=False)
        if tried.returncode != 0:
            return f"the system allows no network namespaces with all they need: ip {words}"
    return ""


class Network:
    """A bridge with computers 1, 2, ... on it, which have the addresses 10.9.0.1, 10.9.0.2, ... ."""

    def __init__(self, computers: int) -> None:
        self._held: list[subprocess.Popen[str]] = []
        self._children: list[Child] = []
        self._hub = self._hold(["unshare", "-rn", "sleep", "1000"])
        self.run(0, "link add br0 type bridge mcast_snooping 0", "link set br0 up")
        self._computers = [self._hub] + [
            self._hold([*_into(self._hub), "unshare", "-n", "sleep", "1000"]) for _ in range(computers)
        ]
        for number in range(1, computers + 1):
            self.connect(number)

    def connect(self, number: int) -> None:
        """Puts a cable in."""
        self.run(
            0,
            f"link add v{number} type veth peer name eth0 netns {self._computers[number]}",
            f"link set v{number} master br0 up",
        )
        self.run(number, "link set lo up", f"addr add 10.9.0.{number}/24 dev eth0", "link set eth0 up")

    def disconnect(self, number: int) -> None:
        """Takes the cable and its interface away."""
        self.run(0, f"link del v{number}")

    def lose(self, number: int, percent: int, way: str = "egress") -> None:
        """So much of the multicast that comes to a computer ("egress" of the bridge) is lost from now on, or of what
        goes out from there ("ingress")."""
        where = ["dev", f"v{number}"]
        self._tc("qdisc", "replace", *where, "clsact", check=False)
        self._tc("filter", "del", *where, way, check=False)
        if percent:
            code = LOSSY.format(min((1 << 32) - 1, percent * (1 << 32) // 100))
            self._tc("filter", "add", *where, way, "bpf", "bytecode", code, "direct-action")

    def _tc(self, *words: str, check: bool = True) -> None:
        subprocess.run([*_into(self._hub), "tc", *words], check=check, capture_output=True)

    def run(self, number: int, *commands: str) -> None:
        """Commands of `ip` on a computer; 0 is the bridge's."""
        where = self._hub if not number else self._computers[number]
        for command in commands:
            subprocess.run([*_into(where), "ip", *command.split()], check=True, capture_output=True)

    def start(self, number: int, *arguments: str) -> Child:
        """Starts the finding child on a computer."""
        child = Child(self.into(number), str(CHILD), *arguments)
        self._children.append(child)
        return child

    def into(self, number: int) -> list[str]:
        """What stands before a command that is to run on a computer."""
        return _into(self._computers[number])

    def close(self) -> None:
        """Ends everything."""
        for process in [child.process for child in self._children] + self._held[::-1]:
            process.kill()
            process.wait()

    def _hold(self, command: list[str]) -> int:
        """A process that holds a namespace: its id once it is in there."""
        process = subprocess.Popen(command, text=True)
        self._held.append(process)
        until = time.monotonic() + PATIENCE_S
        while _command_of(process.pid) != "sleep":
            if process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"{command} did not start")
            time.sleep(0.01)
        return process.pid


class Child:
    """A Python process: what it says, line by line in JSON. `before`: a command that starts it somewhere else."""

    def __init__(self, before: list[str], *arguments: str) -> None:
        self.process = subprocess.Popen(
            [*before, sys.executable, *arguments],
            cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )  # fmt: skip
        self.lines: list[dict[str, Any]] = []
        self._news = threading.Condition()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def until(self, holds: Callable[[dict[str, Any]], bool], within_s: float = PATIENCE_S) -> dict[str, Any]:
        """The first line from now on, or the last one said, for which something holds. While this computer stands still
        no time goes by."""
        left = within_s
        with self._news:
            at = max(0, len(self.lines) - 1)
            while not any(map(holds, self.lines[at:])):
                if left <= 0:
                    raise AssertionError(f"not within {within_s} s; said: {self.lines[-3:]}")
                begun = time.monotonic()
                self._news.wait(SLICE_S)
                left -= min(SLICE_S, time.monotonic() - begun)
            return next(line for line in self.lines[at:] if holds(line))

    def rows(self, wanted: set[str], within_s: float = PATIENCE_S) -> dict[str, Any]:
        """Waits until exactly the rooms of these names are seen."""
        return self.until(lambda line: set(line.get("rooms", {"?"})) == wanted, within_s)

    def say(self, command: str) -> None:
        """A command on a line."""
        assert self.process.stdin is not None
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()

    def end(self, kill: bool = False) -> None:
        """Closes it as it should be, or at once."""
        if kill:
            self.process.kill()
        elif self.process.poll() is None:
            self.say("close")
        self.process.wait(PATIENCE_S)

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            with self._news:
                self.lines.append(json.loads(line))
                self._news.notify_all()


def _into(pid: int) -> list[str]:
    return ["nsenter", "-t", str(pid), "-U", "--preserve-credentials", "-n"]


def _command_of(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/comm").read_text().strip()
    except OSError:
        return ""
