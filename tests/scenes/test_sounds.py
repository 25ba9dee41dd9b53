"""The sound files as shipped: complete, decodable, short, unclipped (art.md "Sound", features.md E6)."""

from __future__ import annotations

import array
import ast
import os
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

import game
from scenes.kit.event_look import EventLook

SOUNDS = Path(__file__).resolve().parents[2] / "assets" / "sounds"
RATE = 44100
LONGEST = {
    "win": 5.0,
    "lose": 5.0,
    "realigious/relic": 4.0,
    "realigious/squall": 3.0,
    "realigious/day": 3.0,
    "realigious/night": 3.0,
}
LONGEST |= {"creed/horn": 3.0, "creed/leader_fall": 5.0}
LONGEST |= {
    "ankh/build": 2.5,
    "ankh/caravan": 2.5,
    "ankh/collapse": 2.0,
    "ankh/conflict": 3.5,
    "ankh/event": 2.5,
    "ankh/eye": 2.5,
    "ankh/forgotten": 5.0,
    "ankh/locusts": 2.5,
    "ankh/merge": 4.5,
    "ankh/portal": 3.0,
    "ankh/power": 3.0,
    "ankh/prayer": 2.5,
    "ankh/scale": 2.5,
    "ankh/shine": 2.5,
    "ankh/summon": 2.5,
    "ankh/trap": 2.0,
    "ankh/victory": 3.0,
}
EFFECTS = (
    "click",
    "hover",
    "card",
    "draw",
    "discard",
    "step",
    "realigious/glide",
    "dice",
    "success",
    "fail",
    "realigious/combat",
    "win",
    "lose",
    "turn",
    "realigious/relic",
    "react",
    "realigious/negate",
    "coin",
    "realigious/day",
    "realigious/night",
    "realigious/squall",
    "warning",
    "creed/march",
    "creed/clash",
    "creed/glance",
    "creed/arrows",
    "creed/bolt",
    "creed/siege_stone",
    "creed/tent_collapse",
    "creed/leader_fall",
    "creed/cloth",
    "creed/scroll",
    "creed/horn",
    "creed/crumble",
    "creed/whisper",
    "ankh/march",
    "ankh/summon",
    "ankh/shine",
    "ankh/sand",
    "ankh/portal",
    "ankh/prayer",
    "ankh/offering",
    "ankh/power",
    "ankh/token",
    "ankh/event",
    "ankh/caravan",
    "ankh/collapse",
    "ankh/build",
    "ankh/conflict",
    "ankh/stone",
    "ankh/eye",
    "ankh/stamp",
    "ankh/scale",
    "ankh/cat",
    "ankh/pounce",
    "ankh/locusts",
    "ankh/trap",
    "ankh/victory",
    "ankh/merge",
    "ankh/forgotten",
    "crowns/power",
    "crowns/challenge",
    "crowns/kneel",
    "crowns/throne",
    "vermilion/bell",
    "vermilion/wish",
    "vermilion/crack",
    "vermilion/burn",
)
AMBIENTS = (*(f"{title}/ambient" for title in game.TITLES), "ambient_menu")


@pytest.fixture(scope="module", autouse=True)
def mixer() -> Iterator[None]:
    pygame.mixer.init(RATE, -16, 2, allowedchanges=0)
    yield
    pygame.mixer.quit()


def samples(name: str) -> array.array[int]:
    """Both channels of a sound, interleaved, as 16-bit numbers."""
    return array.array("h", pygame.mixer.Sound(str(SOUNDS / f"{name}.ogg")).get_raw())


@pytest.mark.slow
@pytest.mark.parametrize("name", EFFECTS)
def test_effect_decodes_is_short_and_does_not_clip(name: str) -> None:
    wave = samples(name)
    seconds = len(wave) / 2 / RATE
    peak = max(*wave, -min(wave)) / 32768
    assert 0.03 <= seconds <= LONGEST.get(name, 1.7)
    assert 0.08 <= peak < 0.95


@pytest.mark.slow
@pytest.mark.parametrize("name", AMBIENTS)
def test_ambient_is_long_quiet_and_leads_into_itself(name: str) -> None:
    wave = samples(name)
    assert len(wave) / 2 / RATE >= 60
    assert max(*wave, -min(wave)) / 32768 < 0.5
    usual = max(abs(wave[i + 2] - wave[i]) for i in range(0, 40000, 2))
    assert abs(wave[0] - wave[-2]) <= 2 * usual + 64


@pytest.mark.slow
def test_every_sound_that_is_played_by_its_name_is_there() -> None:
    """Unknown names are silent in play."""
    played = ("sounds.play", "sounds.music")
    missing = [
        f"{path.name}: {call.args[0].value}"
        for path in sorted((SOUNDS.parents[1] / "scenes").rglob("*.py"))
        if any(name in (text := path.read_text(encoding="utf-8")) for name in played)
        for call in ast.walk(ast.parse(text))
        if isinstance(call, ast.Call) and ast.unparse(call.func).endswith(played)
        if call.args and isinstance(call.args[0], ast.Constant) and call.args[0].value not in (*EFFECTS, *AMBIENTS)
    ]
    assert not missing


@pytest.mark.parametrize("title", game.TITLES)
def test_a_title_makes_sounds_that_are_there(title: str) -> None:
    rows: dict[str, EventLook] = import_module(f"scenes.titles.{title}.events").EVENTS
    assert sorted({row.sound for row in rows.values() if row.sound} - {*EFFECTS}) == []


def test_no_other_files_and_all_together_under_three_mebibytes() -> None:
    files = list(SOUNDS.rglob("*.ogg"))
    assert {file.relative_to(SOUNDS).with_suffix("").as_posix() for file in files} == {*EFFECTS, *AMBIENTS}
    assert sum(file.stat().st_size for file in files) <= 3 * 1024 * 1024
