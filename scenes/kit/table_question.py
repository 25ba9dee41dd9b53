"""A question in the middle of play: it stands above the primary button, and the board stays in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.kit import layout
from scenes.shell.dialog import QuestionDialog

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from scenes.shell.client import Client
    from scenes.shell.dialog import Answer

FOOT = 12


class TableQuestion(QuestionDialog):
    """Nothing is darkened; the last answer is the harmless one and has the focus."""

    choosing, dims = True, False

    def __init__(self, client: Client, title: str, text: str, answers: Sequence[Answer]) -> None:
        super().__init__(client, title, text, answers, None)
        self.rect.bottomright = layout.PRIMARY.right, layout.PRIMARY.top - FOOT


def confirmation(client: Client, title: str, text: str, words: str, deed: Callable[[], None]) -> TableQuestion:
    """Before a deed that can't be taken back; `words` say what it does. Gold stands on neither answer."""
    back = client.media.t("table.end.back")
    return TableQuestion(client, title, text, ((words, "plain", deed), (back, "plain", None)))
