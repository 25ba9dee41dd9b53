"""pygame_gui inside our canvas: one manager with our colours, the Korean font and the logical mouse position.

Only elements that save work are used (the entry line); widgets draw their images themselves, so the manager
never draws.
"""

from __future__ import annotations

from typing import Any

import pygame

from scenes.media import theme
from scenes.media.canvas import SIZE

COLOURS = {
    "dark_bg": "#00000000",
    "normal_border": "#00000000",
    "normal_text": "#f4ecdc",
    "selected_bg": "#7a5a28",
    "selected_text": "#ffffff",
    "text_cursor": "#f0c87a",
}
MISC = {"shape": "rectangle", "border_width": "0", "shadow_width": "0", "padding": "4,4"}


class Gui:
    """The manager of one running program."""

    def __init__(self, looks: theme.Theme) -> None:
        import pygame_gui

        self._module: Any = pygame_gui
        folder = theme.font_folder()
        font = {
            "name": "notokr",
            "size": str(looks.pixels(theme.BODY)),
            "regular_path": str(folder / "NotoSansKR-Regular.ttf"),
            "bold_path": str(folder / "NotoSansKR-Bold.ttf"),
        }
        look = {"text_entry_line": {"colours": COLOURS, "misc": MISC, "font": font}}
        # of a language without a script of its own it would load fonts that a built program does not have
        more: dict[str, Any] = {"starting_language": "ko", "enable_live_theme_updates": False}
        self.manager: Any = pygame_gui.UIManager(SIZE, look, **more)

    def point(self, pos: tuple[int, int]) -> None:
        """Where the pointer is, in logical pixels."""
        self.manager.mouse_position = pos

    def entry_line(self, rect: pygame.Rect, text: str, longest: int) -> Any:
        """An entry line of pygame_gui."""
        line = self._module.elements.UITextEntryLine(rect, manager=self.manager, initial_text=text)
        line.set_text_length_limit(longest)
        return line
