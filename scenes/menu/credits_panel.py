"""Credits and licences (C10.3): what assets/CREDITS.md says, as text."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pygame

from scenes.media.assets import ASSETS
from scenes.menu.pages import Pages, Paragraph
from scenes.shell.dialog import PanelScene
from scenes.widgets.base import Group

if TYPE_CHECKING:
    from scenes.shell.client import Client

FILES = {"ko": ASSETS / "CREDITS.ko.md"}
FILE = ASSETS / "CREDITS.md"
"""For all languages without a file of their own."""
LINK = re.compile(r"\[([^\]]+)\]\([^)]+\)")
ADDRESS = re.compile(r"https?://[^\s,)]+(?:, )?")
NOTHING = re.compile(r" ?\(\)")


def plain(text: str) -> str:
    """A text of Markdown without marks and without addresses, which the file has for those who look for them."""
    return NOTHING.sub("", ADDRESS.sub("", LINK.sub(r"\1", text))).replace("**", "").replace("`", "")


def blocks_of(text: str) -> list[Paragraph]:
    """Headings, list items and paragraphs of a Markdown text; tables and marks are not interpreted."""
    blocks: list[Paragraph] = []
    paragraph: list[str] = []

    def end() -> None:
        if paragraph:
            blocks.append(Paragraph(plain(" ".join(paragraph))))
            paragraph.clear()

    for line in (raw.strip() for raw in text.splitlines()):
        if line.startswith("#"):
            end()
            if line.startswith("##"):  # the panel has the first heading itself
                blocks.append(Paragraph(line.lstrip("# "), heading=True))
        elif line.startswith(("- ", "* ")):
            end()
            blocks.append(Paragraph(plain(line[2:]), "•"))
        elif line:
            paragraph.append(line)
        else:
            end()
    end()
    return blocks


class CreditsPanel(PanelScene):
    """A long page."""

    size = (1240, 860)
    heading = "credits.title"

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """The page."""
        intro = [Paragraph(self.t("credits.intro"))]
        file = FILES.get(self.media.texts.language, FILE)
        text = file.read_text(encoding="utf-8") if file.exists() else ""
        Pages(panel, area, intro + blocks_of(text), name="credits")


def create(client: Client) -> CreditsPanel:
    """The credits."""
    return CreditsPanel(client)
