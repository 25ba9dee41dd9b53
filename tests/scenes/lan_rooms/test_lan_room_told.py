"""C5: what the waiting room tells: counts of a match, what the start waits for, advice, what the members' signs do."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from scenes.lan.over_panel import OverPanel
from scenes.lan.room import CHAT, ROOM, NetRoomScene
from scenes.media import theme
from scenes.program import Program
from scenes.titles import ui_of
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from tests.gallery.lan_room import free_seat, lost, over, tab
from tests.gallery.lan_table import gallery
from tests.scenes.conftest import Driver

LANGUAGES = pytest.mark.parametrize("language", ["ko", "en"])


def shown(program: Program, scene: NetRoomScene) -> list[str]:
    """The words that are on the screen."""
    program.nav.stack.reset(scene, animated=False)
    return [widget.text for widget in scene.ui.root.each() if isinstance(widget, Label) and widget.visible]


@LANGUAGES
def test_c5_6_as_many_counts_of_a_match_are_told_in_every_language(program: Program, language: str) -> None:
    program.media.take_language(language)
    scene = over(program.client)
    words = shown(program, scene)
    seen = scene.ended
    assert seen is not None and isinstance(scene.panel, OverPanel)
    for name in seen.session.spec.track.statistics[:3]:
        assert sum(scene.t(f"realigious.track.count.{name}") in line for line in words) == 2


def test_c5_3_the_start_of_the_countdown_says_whom_it_waits_for(program: Program, drive: Driver) -> None:
    scene = tab(program.client, ROOM)
    shown(program, scene)
    status = scene.bar.status
    assert scene.bar.start.enabled and status.colour != theme.BAD
    assert status.text == scene.t("lanroom.room.hurry.waits", name="Moth", n=scene.setup.countdown)


@LANGUAGES
@pytest.mark.parametrize("make", [over, lost])
def test_c5_6_what_stands_under_the_start_is_one_line(
    program: Program, make: Callable[..., NetRoomScene], language: str
) -> None:
    program.media.take_language(language)
    scene = make(program.client, leader=1) if make is over else make(program.client)
    shown(program, scene)
    status = scene.bar.status
    assert len(program.media.theme.wrap(status.text, status.size, status.rect.width)) == 1
    assert scene.bar.start.enabled or scene.bar.start.reason


def test_c5_2_a_free_seat_leaves_no_hole_beside_the_painting(program: Program) -> None:
    words = shown(program, free_seat(program.client, leader=1))
    media = program.media
    assert media.t("room.load.tip") in words and media.t(ui_of("realigious").look.tips[0]) in words
    assert media.t("lanroom.seat.sit.tip") in words and media.t("realigious.title.blurb") in words


@pytest.mark.parametrize("leader", [0, 1])
def test_c5_7_under_the_members_stands_what_their_signs_do(program: Program, leader: int) -> None:
    scene = tab(program.client, CHAT, leader=leader)
    told = "\n".join(shown(program, scene))
    assert scene.t("lanroom.members.mute") in told
    assert (scene.t("lanroom.kick.text") in told) == (leader == 0)


@LANGUAGES
def test_c5_7_quick_phrases_have_one_size(program: Program, language: str) -> None:
    program.media.take_language(language)
    program.nav.stack.reset(dict(gallery())["lan-table-chat"](program.client), animated=False)
    top = program.nav.stack.top
    assert top is not None
    phrases = [widget for widget in top.ui.root.each() if isinstance(widget, Button) and "quick." in widget.name]
    room = min(button.rect.width for button in phrases) - 24
    assert len({button.size for button in phrases}) == 1 and len(phrases) == 4
    assert all(program.media.theme.width(button.text, button.size, True) <= room for button in phrases)
