"""Which keys serve the film though something else has the focus (C7.2, C1.2): what was only clicked wants no keys, and
what Tab has reached only those that it needs itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.kit.question_panel import QuestionPanel
from scenes.kit.situation import SituationShell
from scenes.widgets.base import holders
from scenes.widgets.button import Button
from scenes.widgets.segmented_control import Cycler

if TYPE_CHECKING:
    from scenes.replay.replay_scene import ReplayScene
    from scenes.widgets.base import Widget

SIDEWAYS = (pygame.K_LEFT, pygame.K_RIGHT)


def serves_film(scene: ReplayScene, event: pygame.event.Event) -> bool:
    """Whether a key was the film's, and has done what it does there."""
    focus = scene.ui.focus
    if event.type != pygame.KEYDOWN or (focus is not None and focus is not scene.line and _keeps(scene, focus, event)):
        return False
    return scene.line.on_key(event)


def _keeps(scene: ReplayScene, focus: Widget, event: pygame.event.Event) -> bool:
    """Whether a key is for what has the focus: all are in what lies over the table."""
    if any(isinstance(holder, SituationShell | QuestionPanel) for holder in holders(focus)):
        return True
    if not scene.ui.keyboard:
        return False
    if isinstance(focus, Button):
        return focus.chosen_by(event)
    return not isinstance(focus, Cycler) or event.key in SIDEWAYS or focus.chosen_by(event)
