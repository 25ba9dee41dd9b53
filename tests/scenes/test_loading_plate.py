"""C1.4: what is told while a match is made stands on a plate, and none of the ground's painting shines through it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from scenes.widgets.label import Label
from scenes.widgets.panel import Panel
from tests.gallery.loading import StillLoading, StillOpening

if TYPE_CHECKING:
    from scenes.table.loading import Loading
    from tests.scenes.conftest import Driver

EMBLEMS = 260
"""Below this the ground has no emblem of a banner."""


@pytest.mark.parametrize("lesson", [False, True])
def test_c1_4_words_bar_and_tip_stand_on_one_plate(drive: Driver, lesson: bool) -> None:
    client = drive.program.client
    scene: Loading = StillOpening(client, "realigious") if lesson else StillLoading(client)
    client.nav.stack.push(scene, animated=False)
    drive.frames()
    plate = next(widget for widget in scene.ui.root.each() if isinstance(widget, Panel))
    told = [widget.rect for widget in scene.ui.root.each() if isinstance(widget, Label)]
    assert len(told) > 2 and all(plate.rect.contains(rect) for rect in (*told, scene.bar.rect))


@pytest.mark.parametrize("lesson", [False, True])
def test_c1_4_the_emblems_of_the_banners_stay_whole_above_the_plate(drive: Driver, lesson: bool) -> None:
    client = drive.program.client
    scene: Loading = StillOpening(client, "realigious") if lesson else StillLoading(client)
    client.nav.stack.push(scene, animated=False)
    drive.frames()
    widgets = [widget.rect for widget in scene.ui.root.each() if isinstance(widget, Panel)]
    assert min(rect.top for rect in widgets) >= EMBLEMS
