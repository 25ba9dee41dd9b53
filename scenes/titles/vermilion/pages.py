"""What the inspector tells about Vermilion (C6.4b, section 10): the modules of its pages write into one book."""

from __future__ import annotations

from scenes.titles.vermilion import page_things, page_units
from scenes.titles.vermilion.page_book import PAGES

__all__ = ["PAGES", "page_things", "page_units"]
