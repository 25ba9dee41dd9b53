"""The sound files as shipped: complete, decodable, short, unclipped (art.md "Sound", features.md E6)."""

from __future__ import annotations

import array
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

SOUNDS = Path(__file__).resolve().parents[2] / "assets" / "sounds"
RATE = 44100
LONGEST = {"win": 5.0, "lose": 5.0, "relic": 4.0, "squall": 3.0, "day": 3.0, "night": 3.0}
LONGEST |= {"horn": 3.0, "leader_fall": 5.0}
EFFECTS = (
    "click",
    "hover",
    "card",
    "draw",
    "discard",
    "step",
    "glide",
    "dice",
    "success",
    "fail",
    "combat",
    "win",
    "lose",
    "turn",
    "relic",
    "react",
    "negate",
    "coin",
    "day",
    "night",
    "squall",
    "warning",
    "march",
    "clash",
    "glance",
    "arrows",
    "bolt",
    "siege_stone",
    "tent_collapse",
    "leader_fall",
    "cloth",
    "scroll",
    "horn",
    "crumble",
    "whisper",
)
AMBIENTS = ("ambient_realigious", "ambient_creed", "ambient_menu")


@pytest.fixture(scope="module", autouse=True)
def mixer() -> Iterator[None]:
    pygame.mixer.init(RATE, -16, 2, allowedchanges=0)
    yield
    pygame.mixer.quit()


def samples(name: str) -> array.array[int]:
    """Both channels of a sound, interleaved, as 16-bit numbers."""
    return array.array("h", pygame.mixer.Sound(str(SOUNDS / f"{name}.ogg")).get_raw())


@pytest.mark.parametrize("name", EFFECTS)
def test_effect_decodes_is_short_and_does_not_clip(name: str) -> None:
    wave = samples(name)
    seconds = len(wave) / 2 / RATE
    peak = max(*wave, -min(wave)) / 32768
    assert 0.03 <= seconds <= LONGEST.get(name, 1.7)
    assert 0.08 <= peak < 0.95


@pytest.mark.parametrize("name", AMBIENTS)
def test_ambient_is_long_quiet_and_leads_into_itself(name: str) -> None:
    wave = samples(name)
    assert len(wave) / 2 / RATE >= 60
    assert max(*wave, -min(wave)) / 32768 < 0.5
    usual = max(abs(wave[i + 2] - wave[i]) for i in range(0, 40000, 2))
    assert abs(wave[0] - wave[-2]) <= 2 * usual + 64


def test_no_other_files_and_all_together_under_three_mebibytes() -> None:
    files = list(SOUNDS.glob("*.ogg"))
    assert {file.stem for file in files} == {*EFFECTS, *AMBIENTS}
    assert sum(file.stat().st_size for file in files) <= 3 * 1024 * 1024
