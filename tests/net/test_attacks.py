"""Hosts and guests, each a program of its own, under attack over real connections (C8.7): a smaller run of
`bench.lan_fuzz --attacks`."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.net.attacks import on_guest, on_host
from tests.net.victim_child import PATIENT

pytestmark = [pytest.mark.net, pytest.mark.slow]

SECONDS = 0.5
"""What is held here holds however far an attack gets in that time."""
GROWTH_MB = 90


@pytest.fixture(autouse=True)
def _patient_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(PATIENT, "yes")


@pytest.mark.parametrize("name", ["pings", "fragments", "unread"])
def test_c8_7_an_attack_throws_nobody_out_and_fills_no_memory(tmp_path: Path, name: str) -> None:
    host, guest, host_then, guest_then = asyncio.run(on_host(name, tmp_path, SECONDS))
    assert (host_then["state"], guest_then["state"]) == (host["state"], guest["state"]) == ("here", "here")
    assert host_then["mb"] - host["mb"] < GROWTH_MB and guest_then["mb"] - guest["mb"] < GROWTH_MB


@pytest.mark.parametrize("name", ["ping", "lines"])
def test_c8_7_a_host_fills_no_memory_of_its_guests(tmp_path: Path, name: str) -> None:
    before, after = asyncio.run(on_guest(name, tmp_path, SECONDS))
    assert after["mb"] - before["mb"] < GROWTH_MB
