"""Pages of tiles (C6.4b, R12.6): what is only in sight, and what is told after the end."""

from __future__ import annotations

import msgspec
import pygame

from game.core.modifiers import Term
from game.core.state import Outcome
from game.titles.realigious.forecast import PROPAGATION
from game.titles.realigious.view import TileView
from scenes.titles.realigious.foretold import sums
from tests.gallery import realigious_views as samples
from tests.scenes.conftest import Driver
from tests.titles.realigious.screens.test_panels_info import situation_of, words_of


def test_r12_4_a_tile_that_is_in_sight_by_day_is_told_so_everywhere_and_not_as_an_unrevealed_one(drive: Driver) -> None:
    view, t = samples.sample(), drive.program.media.t
    seen = next(tile for tile in view.tiles if tile.shown)
    view = msgspec.structs.replace(view, tiles=tuple(
        msgspec.structs.replace(tile, known=0, believers=-1, donations=-1, influence=-1, relic=-1, owner=-1, fog=0)
        if tile is seen else tile for tile in view.tiles))  # fmt: skip
    words = words_of(drive, view)
    page = words.page(f"tile:{seen.tile}")
    assert page is not None and page.subtitle.endswith(t("realigious.knowledge.seen"))
    assert t("realigious.knowledge.seen.text") in [row.text for row in page.rows]
    assert t("realigious.knowledge.seen") in words.tip(f"tile:{seen.tile}").rows()[1:]
    panel = situation_of(drive, view)
    panel.toggle()
    space = panel.minimap.space
    assert space is not None
    hidden = msgspec.structs.replace(view, tiles=tuple(
        TileView(tile.tile, 0, False, False) if tile.tile == seen.tile else tile for tile in view.tiles))  # fmt: skip
    one, other = (pygame.image.tobytes(panel.minimap.compose(shown, space), "RGBA") for shown in (view, hidden))
    assert one != other


def test_c6_15_after_the_end_no_tile_tells_a_chance(drive: Driver) -> None:
    view = samples.sample()
    tile = next(tile for tile in view.tiles if tile.forecast is not None)
    over = msgspec.structs.replace(view, outcome=Outcome([0], "win_mystic", [1, 2]))
    page = words_of(drive, over).page(f"tile:{tile.tile}")
    assert page is not None and not page.top


def test_r9_4_a_chance_that_is_cut_names_the_bound_and_its_rule(drive: Driver) -> None:
    view, t = samples.sample(), drive.program.media.t
    made = next(tile.forecast for tile in view.tiles if tile.forecast is not None and tile.forecast.kind == PROPAGATION)
    words = words_of(drive, view)
    terms = (Term(4, "term.base", 50), Term(3, "term.relic", 60, count=2))
    for rate, key in ((99, "most"), (110, "")):
        rows = sums(words, msgspec.structs.replace(made, terms=terms, rate=rate, defence=(), ways=()))
        found = [(row.text, row.value) for row in rows if row.value.startswith("= ")]
        assert found == ([(t(f"realigious.forecast.{key}", rule="R9.4"), "= 99")] if key else [])
