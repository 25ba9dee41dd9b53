"""Every kind of event that a title's rules can emit has its row, with pictures and sounds that there are."""

from __future__ import annotations

import pytest

import game
from game.core.events import Event
from scenes.media.assets import ASSETS
from scenes.media.sprites import Sprites
from scenes.media.texts import LANGUAGES, Texts
from scenes.titles import ui_of
from tests.every_title.emitted import emitted


@pytest.mark.slow
@pytest.mark.parametrize("title", game.TITLES)
def test_c6_4a_every_kind_of_event_has_a_row_and_every_row_a_kind(title: str) -> None:
    assert set(ui_of(title).events) == emitted(title)


@pytest.mark.parametrize("title", game.TITLES)
def test_c6_4a_icons_and_sounds_of_events_are_there(title: str) -> None:
    sprites, sounds = Sprites(), ASSETS / "sounds"
    for kind, look in ui_of(title).events.items():
        assert callable(look.icon) or not look.icon or sprites.has(look.icon), kind
        assert not look.group or sprites.has(look.icon_of(Event(0, kind, "R1", {}), sprites.has)), kind
        assert not look.sound or list(sounds.glob(f"{look.sound}.*")), kind


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", game.TITLES)
def test_c6_4a_every_kind_that_the_log_tells_has_a_text_and_every_text_of_the_log_a_kind(
    title: str, language: str
) -> None:
    keys = [key.split(".")[2] for key in Texts(language).table() if key.startswith(f"{title}.log.")]
    written = {kind if kind in emitted(title) else kind.removesuffix("_hidden") for kind in keys} - {"group"}
    looks = ui_of(title).events
    told, begun = {kind for kind, look in looks.items() if look.group}, {look.begins for look in looks.values()} - {""}
    assert told | begun <= written
    assert written == begun | (written & emitted(title))
