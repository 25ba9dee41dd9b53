"""C1.2: the keys of the start, and that all of them can be changed."""

from __future__ import annotations

import re

import pygame
import pytest

from scenes.media.input import Bindings, key_of, words
from tests.conftest import ROOT


@pytest.mark.parametrize(("action", "key"), [
    ("choose", "return"), ("choose", "space"), ("back", "escape"), ("rules", "f1"), ("fullscreen", "f11"),
    ("undo", "ctrl+z"), ("zoom_in", "+"), ("zoom_out", "-"), ("report", "f8"),
])  # fmt: skip
def test_c1_2_the_keys_that_the_rules_name_are_bound_from_the_start(action: str, key: str) -> None:
    assert key in Bindings().keys(action)


def test_c1_2_no_other_widget_knows_the_keys_for_choosing_by_itself() -> None:
    """Who types, pages or follows a link uses Enter or Space for that."""
    own = {"scenes/media/input.py", *(f"scenes/{name}.py" for name in ("widgets/text_entry", "widgets/scroller",
                                                                      "rules/page"))}  # fmt: skip
    found = {path.relative_to(ROOT).as_posix() for path in (ROOT / "scenes").rglob("*.py")
             if re.search(r"K_(RETURN|SPACE|KP_ENTER)", path.read_text(encoding="utf-8"))}  # fmt: skip
    assert found == own


def test_c1_2_keys_have_words() -> None:
    event = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_z, mod=pygame.KMOD_LCTRL)
    assert key_of(event) == "ctrl+z"
    shown = {"ctrl+z": "Ctrl+Z", "f11": "F11", "escape": "Esc", "+": "+", "[+]": "Num +", "[": "["}
    assert {key: words(key) for key in shown} == shown
