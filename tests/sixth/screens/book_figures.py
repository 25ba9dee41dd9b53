"""The rulebook's one figure."""

from functools import partial

from scenes.kit.rulebook import FIGURE_WIDTH, Figure
from tests.sixth.rules import NOBODY, View
from tests.sixth.screens.thumb import paint

SHOWN = View(NOBODY, [0, 1, -1, -1, 0, -1, 1, -1, 0], [-1, -1], [2, 3], 0)
FIGURES = {"row": Figure(200, lambda _media: partial(paint, SHOWN)((FIGURE_WIDTH, 200)))}
