"""Information pages, inspector, situation panel (10.2, 10.3, C6.3, C6.4b)."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import Any, cast

import msgspec
import pygame
import pytest

from game.core.events import Event
from game.titles.realigious import content
from game.titles.realigious.view import SeatView
from scenes.kit import layout
from scenes.kit.board_space import ROOT3
from scenes.kit.chips import Chip, ChipSpot, draw_count
from scenes.kit.inspector import Inspector
from scenes.kit.page import Page, PageRow
from scenes.kit.page_scene import PageScene, open_page
from scenes.kit.page_view import BETWEEN, columns, sheet_of
from scenes.kit.spot import Calls
from scenes.media import theme
from scenes.media.theme import Theme
from scenes.shell.scene import Scene
from scenes.titles.realigious import table_layout
from scenes.titles.realigious.foretold import percent
from scenes.titles.realigious.hand import HandWidget
from scenes.titles.realigious.hand_piles_scene import PilesScene, open_piles
from scenes.titles.realigious.log_lines import told
from scenes.titles.realigious.minimap import NOTE_PAD
from scenes.titles.realigious.prompts import Words
from scenes.titles.realigious.situation import SituationPanel
from scenes.titles.realigious.situation_rows import PlayerRow
from scenes.titles.realigious.situation_strip import Force, size_of_names
from scenes.titles.realigious.states import StateRow
from scenes.titles.realigious.victory_race import reached
from scenes.widgets.pen import Pen
from scenes.widgets.picture import Portrait
from tests.gallery import realigious_views as samples
from tests.gallery.realigious_asks import question
from tests.scenes.conftest import Driver
from tests.titles.realigious.screens.test_panels_frame import stage

HERE = Calls(seats=samples.infos)

WIDTH = 264
EVERYWHERE = [
    *(f"card:{card}" for card in content.CARDS),
    *(f"trait:{trait}" for trait in content.TRAITS),
    *(f"branch:{branch}" for branch in content.BRANCHES),
    *(f"god:{god}" for god in content.GODS),
    *(f"religion:{religion}" for religion in content.RELIGIONS),
    *(f"character:{character}" for character in content.CHARACTERS),
    *(f"climate:{climate}" for climate in content.CLIMATES),
    *(f"structure:{structure}" for structure in content.STRUCTURES),
    *(f"terrain:{terrain}" for terrain in content.TERRAINS),
    *(f"designation:{d}" for d in content.DESIGNATIONS if d != "fog"),
    *(f"kind:{celebrity}" for celebrity in content.CELEBRITIES),
    *(f"tab:{icon}" for icon in content.TAB_ICONS),
    *(f"state:{state}" for state in content.STATES),
    *(f"resource:{kind}" for kind in ("believers", "donations", "influence", "reputation")),
    *(f"victory:{kind}" for kind in ("religious", "social", "mystic", "survival", "judgement")),
    *(f"phase:{phase}" for phase in ("start", "move", "interaction", "end")),
    *(f"force:{f}" for f in ("local_god", "established_church", "local_government", "celebrity")),
    "time:day", "time:night",
]  # fmt: skip


def words_of(drive: Driver, view: SeatView) -> Words:
    return Words(drive.program.media, view=view, seats=samples.infos())


@pytest.mark.parametrize(("what", "amount", "key"), [
    ("stye", 0, "realigious.relic.stye.text"), ("abukaros", 2, "realigious.god.abukaros.held.2")])
def test_c6_4a_the_log_tells_what_a_gods_power_does(drive: Driver, what: str, amount: int, key: str) -> None:
    data = {"seat": 1, "what": what} | ({"amount": amount} if amount else {})
    line = told(Event(1, "god_effect", "5.10", data), words_of(drive, samples.sample()))
    assert line is not None and line.details == (drive.program.media.t(key),)


def test_c6_4a_the_log_names_who_has_lost_a_tile(drive: Driver) -> None:
    words = words_of(drive, samples.sample())
    lines = [told(Event(1, "tile_taken", "R10.12", {"seat": 0, "tile": 9, "other": other}), words) for other in (1, -1)]
    assert [line is not None and words.name(1) in line.text for line in lines] == [True, False]


@pytest.mark.slow
@pytest.mark.parametrize("language", ["ko", "en"])
def test_10_3_everything_has_its_page(drive: Driver, language: str) -> None:
    drive.program.media.texts.language = language
    view = samples.sample()
    words = words_of(drive, view)
    here = [f"tile:{tile.tile}" for tile in view.tiles] + [f"seat:{seat.seat}" for seat in view.seats]
    here += [f"celebrity:{c.celebrity}" for c in view.celebrities] + ["hand:1", "relic:0"]
    for ref in (*EVERYWHERE, *here):
        page = words.page(ref)
        assert page is not None, ref
        assert page.title, ref
        assert not page.picture or drive.program.media.sprites.has(page.picture), (ref, page.picture)
        assert all(not row.icon or drive.program.media.sprites.has(row.icon) for row in page.rows), ref
        for row in page.rows:
            assert not row.ref or words.page(row.ref) is not None, (
                ref,
                row.ref,
            )
        assert sheet_of(words, page, WIDTH, True).picture.get_width() == WIDTH


def test_10_3_pages_need_no_match(drive: Driver) -> None:
    words = Words(drive.program.media)
    assert all(words.page(ref) is not None for ref in EVERYWHERE)
    assert words.page("tile:3") is None
    assert words.page("nonsense:3") is None


def test_r12_6_page_of_an_unknown_tile_tells_nothing(drive: Driver) -> None:
    view = msgspec.structs.replace(samples.sample(), day=True)
    unknown = next(tile for tile in view.tiles if not tile.shown)
    page = words_of(drive, view).page(f"tile:{unknown.tile}")
    assert page is not None
    assert [row.text for row in page.rows] == [drive.program.media.t("realigious.knowledge.unrevealed.text")]


def test_c6_4_page_of_a_revealed_tile_breaks_its_rate_down(drive: Driver) -> None:
    view = samples.sample()
    tile, made = next((tile, tile.forecast) for tile in view.tiles if tile.forecast is not None)
    page = words_of(drive, view).page(f"tile:{tile.tile}")
    assert page is not None
    assert (page.top[0].kind, page.top[0].value) == ("total", percent(made.chance))
    named = {drive.program.media.t(f"realigious.{term.text}") for term in (*made.terms, *made.defence)}
    assert all(any(row.text.startswith(name) for row in page.top) for name in named)


# ---------------------------------------------------------------- inspector
def inspector_of(drive: Driver, view: SeatView) -> Inspector:
    place = table_layout.inspector(drive.program.media.theme.scale, False)
    panel = cast("Inspector", stage(drive, lambda scene: Inspector(scene, place, words_of(drive, view), "-")))
    panel.show(view)
    return panel


def test_c6_4b_inspector_follows_the_pointer_until_it_is_pinned(drive: Driver) -> None:
    panel = inspector_of(drive, samples.sample())
    panel.look("god:giyechin")
    panel.look(None)
    assert panel.ref == "god:giyechin"
    panel.inspect("card:tithe")
    panel.look("god:giyechin")
    assert panel.ref == "card:tithe"
    drive.click("inspector.pin")
    panel.look("god:giyechin")
    assert panel.ref == "god:giyechin"


def test_c6_4b_with_another_question_what_is_no_longer_pointed_at_is_left(drive: Driver) -> None:
    panel = inspector_of(drive, samples.sample())
    home, asked = panel.ref, [question("move", [], {}), question("card_or_done", [], {})]
    panel.offer(asked[0], [])
    panel.look("god:giyechin")
    panel.offer(None, [])
    panel.offer(asked[1], [])
    assert panel.ref == "god:giyechin", "the pointer is still there"
    panel.look(None)
    panel.offer(asked[1], [])
    assert panel.ref == "god:giyechin", "nothing else is asked"
    panel.offer(asked[0], [])
    assert panel.ref == home
    panel.inspect("card:tithe")
    panel.offer(asked[1], [])
    assert panel.ref == "card:tithe", "it is pinned"


def test_c6_4b_a_page_that_is_being_read_stays_when_something_else_is_asked(drive: Driver) -> None:
    panel = inspector_of(drive, samples.sample())
    panel.look("god:giyechin")
    panel.look(None)
    drive.move(panel.body.rect.center)
    panel.offer(question("move", [], {}), [])
    assert panel.ref == "god:giyechin"


def test_c6_7_the_next_reader_does_not_see_what_the_one_before_looked_at(drive: Driver) -> None:
    view = samples.sample()
    panel = inspector_of(drive, view)
    panel.inspect("card:tithe")
    panel.show(view)
    assert panel.ref == "card:tithe"
    panel.words._view = msgspec.structs.replace(view, seat=1)
    panel.show(panel.words._view)
    assert (panel.ref, panel.pinned) == ("seat:1", False)


def test_c6_7_another_reader_is_shown_a_page_that_says_the_same_to_both(drive: Driver) -> None:
    panel = inspector_of(drive, samples.sample())
    panel._reader = 3
    panel.show(samples.sample())
    assert panel.body.page == panel.page
    assert panel.body.whole > 1


def test_c6_4b_links_lead_on_and_back(drive: Driver) -> None:
    panel = inspector_of(drive, samples.sample())
    panel.inspect("trait:t_tithe")
    panel.follow("card:tithe")
    assert (panel.ref, panel.pinned) == ("card:tithe", True)
    drive.click("inspector.back")
    assert panel.ref == "trait:t_tithe"


def test_c1_2_keys_walk_the_links_of_a_page_and_follow_them(drive: Driver) -> None:
    panel = inspector_of(drive, samples.sample())
    panel.inspect("trait:t_tithe")
    panel.ui.set_focus(panel.body, True)
    drive.key(pygame.K_RETURN)
    assert panel.ref == "trait:t_tithe", "no link is walked to yet"
    drive.key(pygame.K_LEFT)
    drive.key(pygame.K_RIGHT)
    drive.key(pygame.K_RETURN)
    assert panel.ref == f"card:{content.TRAITS['t_tithe'].cards[0]}"


def test_c6_4b_long_pages_scroll(drive: Driver) -> None:
    panel = inspector_of(drive, samples.sample())
    panel.inspect("god:giyechin")
    drive.frames(1)
    assert panel.body.furthest > 0
    drive.move(panel.body.rect.center)
    drive.wheel(-3)
    assert panel.body.top > 0


def test_10_3_large_page_follows_links_and_turns_back(drive: Driver) -> None:
    inspector_of(drive, samples.sample())
    assert open_page(drive.program.client, Words(drive.program.media), "branch:unity")
    scene = drive.top
    assert isinstance(scene, PageScene)
    scene.follow("trait:t_tithe")
    drive.click("info.back")
    assert scene.page.ref == "branch:unity"
    words = Words(drive.program.media)
    assert not open_page(drive.program.client, words, "tile:0"), "without a match there are no tiles"


# ---------------------------------------------------------------- situation
def situation_of(drive: Driver, view: SeatView) -> SituationPanel:
    panel = stage(drive, lambda scene: SituationPanel(scene, layout.SITUATION, HERE))
    assert isinstance(panel, SituationPanel)
    panel.show(view)
    return panel


def test_c6_3_the_situation_panel_has_the_size_of_the_source() -> None:
    assert layout.SITUATION.size == (1400, 500)


def test_10_1_4_situation_panel_opens_and_closes(drive: Driver) -> None:
    panel = situation_of(drive, samples.sample())
    assert panel.rect.size == (1400, 500)
    assert not panel.visible
    panel.toggle()
    assert panel.visible
    panel.toggle()
    assert not panel.visible


def test_10_2_situation_panel_has_a_row_and_a_red_lamp_for_every_player(drive: Driver) -> None:
    view = samples.sample()
    panel = situation_of(drive, view)
    panel.toggle()
    rows = [w for w in panel.each() if isinstance(w, PlayerRow)]
    assert [row.seat for row in rows] == list(view.order)
    lamps = [w.lamp for w in panel.each() if isinstance(w, Portrait)]
    assert lamps == [theme.BUSY] * 4
    words = panel.media.t("realigious.screen.lamp.on")
    assert all(words in row.hint() for row in rows)


def test_c6_3_numbers_of_neighbours_on_the_map_stand_apart(drive: Driver) -> None:
    """Each stands on a plate of its own that is narrower than a tile."""
    panel = situation_of(drive, samples.sample())
    panel.toggle()
    drive.frames()
    space = panel.minimap.space
    assert space is not None
    wide = panel.media.theme.width("9999", theme.SMALL, True) + NOTE_PAD
    assert wide <= ROOT3 * space.size - 4


def test_r4_5_situation_panel_tells_the_prices_of_forces(drive: Driver) -> None:
    view = samples.sample()
    panel = situation_of(drive, view)
    panel.toggle()
    forces = [w for w in panel.each() if isinstance(w, Force)]
    wanted = [(f.donations, f.influence) for f in (*view.celebrities, *view.governments)]
    assert [force.price for force in forces] == wanted


def test_c6_3_situation_panel_shows_later_views(drive: Driver) -> None:
    panel = situation_of(drive, samples.sample())
    panel.toggle()
    panel.show(samples.sample(2, "tropical"))
    drive.frames()
    assert len([w for w in panel.each() if isinstance(w, PlayerRow)]) == 2


def test_c6_3_the_map_takes_the_height_of_the_panel_and_nothing_lies_on_it(drive: Driver) -> None:
    panel = situation_of(drive, samples.sample())
    panel.toggle()
    drive.frames()
    assert panel.minimap.space is not None and panel.minimap.space.size >= 34 and panel.minimap.exact
    corners = [panel.minimap.space.at((x, y)) for w in panel.each() if w.name == "situation.close"
               for x in (w.rect.left, w.rect.centerx) for y in (w.rect.centery, w.rect.bottom)]  # fmt: skip
    assert len(corners) == 4 and not any(corners)
    groups = [panel.facts.rect, panel.players.rect, panel.forces.rect]
    assert not any(a.colliderect(b) for i, a in enumerate(groups) for b in (*groups[i + 1 :], panel.minimap.rect))
    assert panel.players.rect.top - panel.facts.rect.bottom >= 8


def test_c6_3_the_panel_leaves_inspector_cards_and_prompt_in_sight() -> None:
    place, cards = table_layout.SITUATION, table_layout.HAND.inflate(-48, 0).move(24, 0)
    assert place.width == layout.SITUATION.width and place.height >= layout.SITUATION.height
    assert not any(place.colliderect(other) for other in (layout.INSPECTOR, layout.PROMPT, cards))


@pytest.mark.parametrize(("reputation", "filled"), [(41, 410), (50, 500), (None, None)])
def test_r2_2_a_bar_of_reputation_is_as_full_as_its_number(reputation: int | None, filled: int | None) -> None:
    view = samples.sample()
    other = next(seat for seat in range(4) if view.own is not None and seat != view.own.seat)
    seats = tuple(msgspec.structs.replace(s, reputation=reputation) if s.seat == other else s for s in view.seats)
    assert reached(msgspec.structs.replace(view, seats=seats), other, "social") == filled


def test_c6_3_figures_of_reduced_states_stay_clear_of_the_next_one(drive: Driver) -> None:
    row = stage(drive, lambda scene: StateRow(scene, (100, 100, 240, 34), HERE, side=28, most=7, align="left"))
    assert isinstance(row, StateRow)
    row.display(tuple(Chip(f"state:{i}", "ui/info", str(i + 1)) for i in range(3)))
    spots = [w.rect for w in row.each() if isinstance(w, ChipSpot)]
    out = pygame.Surface((400, 200), pygame.SRCALPHA)
    draw_count(Pen(out, drive.program.media), "8", spots[0], theme.BONE)
    inked = out.get_bounding_rect()
    assert inked.width and inked.right < spots[1].left


# ---------------------------------------------------------------- piles
def test_10_1_7_piles_show_the_own_cards_only(drive: Driver) -> None:
    view = samples.sample()
    inspector_of(drive, view)
    assert open_piles(drive.program.client, view, samples.infos())
    scene: Scene = drive.top
    assert isinstance(scene, PilesScene)
    drive.click("pile.deck")
    assert scene.pile == "deck"
    drive.program.nav.stack.pop(animated=False)
    assert not open_piles(drive.program.client, samples.sample(seat=None))


def test_10_1_7_click_on_the_graveyard_opens_the_piles(drive: Driver) -> None:
    on_piles = partial(open_piles, drive.program.client)
    hand = stage(drive, lambda scene: HandWidget(scene, table_layout.HAND, HERE, on_piles=on_piles))
    assert isinstance(hand, HandWidget)
    hand.show(samples.sample())
    drive.click("grave")
    assert isinstance(drive.top, PilesScene)


# ---------------------------------------------------------------- what is in sight of a page
def drawn_rows(panel: Inspector, top: int) -> tuple[list[bool], list[bool]]:
    """Of each row of the page scrolled so far: whether something of it is on the screen, and whether it has room."""
    body, sheet = panel.body, panel.body._sheet
    body.top = top
    out = pygame.Surface((body.rect.right, body.rect.bottom), pygame.SRCALPHA)
    body.draw_back(out)
    rects = [pygame.Rect(body.rect.x, body.rect.y + y - top, 200, low - y).clip(body.rect) for y, low in sheet.rows]
    shown = [rect.height > 0 and bool(pygame.mask.from_surface(out.subsurface(rect), 0).count()) for rect in rects]
    return shown, [top <= y and low <= top + body.rect.height for y, low in sheet.rows]


def test_c6_4b_no_row_of_a_page_is_cut(drive: Driver) -> None:
    panel = inspector_of(drive, samples.sample())
    panel.look("god:giyechin")
    assert panel.body.furthest > 64
    for top in (0, 13, 64, panel.body.furthest):
        shown, room = drawn_rows(panel, top)
        assert shown == room and any(room)


@pytest.mark.parametrize("language", ["ko", "en"])
def test_c6_4b_the_own_page_and_what_a_conversion_leads_to_need_no_scrolling(drive: Driver, language: str) -> None:
    drive.program.media.texts.language = language
    view = samples.sample()
    panel = inspector_of(drive, view)
    width, room = panel.body.rect.width - 16, panel.body.rect.height
    for tile in (tile for tile in view.tiles if tile.forecast is not None and not tile.forecast.defence):
        page = words_of(drive, view).page(f"tile:{tile.tile}")
        assert page is not None
        assert sheet_of(panel.words, page._replace(rows=()), width, True).picture.get_height() <= room, page.title
    home = words_of(drive, view).page(words_of(drive, view).home())
    assert home is not None
    links = sheet_of(panel.words, home, width, True).links  # each stands in one line
    assert len({place.height for place, ref in links if ref.startswith("victory:")}) == 1
    own = view.seats[int(words_of(drive, view).home().partition(":")[2])]
    rows = [(row.kind, row.value) for row in home.rows]  # all of one design
    assert ("row", f"{own.hand}/{own.deck}/{own.grave}") in rows and "cell" not in dict(rows)
    ways = [i for i, row in enumerate(home.rows) if row.ref.startswith("victory:")]
    first = home._replace(rows=home.rows[: ways[-1] + 1])
    assert sheet_of(panel.words, first, width, True).picture.get_height() <= room


@pytest.mark.parametrize("scale", [100, 130])
@pytest.mark.parametrize("language", ["ko", "en"])
def test_c6_4b_chance_gains_and_price_need_no_scrolling_at_any_scale(drive: Driver, language: str, scale: int) -> None:
    drive.program.media.texts.language = language
    drive.program.client.set_scale(scale)
    t, view = drive.program.media.t, samples.sample()
    panel = inspector_of(drive, view)
    width, room = panel.body.rect.width - 16, panel.body.rect.height
    names = tuple(t(f"realigious.forecast.{key}") for key in ("terms", "attack"))
    fights = set()
    for tile in (tile for tile in view.tiles if tile.forecast is not None):
        page = words_of(drive, view).page(f"tile:{tile.tile}")
        assert page is not None and tile.forecast is not None
        decides = page.top[: next(i for i, r in enumerate(page.top) if r.kind == "head" and r.text.startswith(names))]
        sheet = sheet_of(panel.words, page._replace(top=decides, rows=()), width, True)
        assert sheet.picture.get_height() <= room + 4, page.title
        told = " ".join(row.value for row in decides)
        assert all(str(gain) in told.replace(",", "") for gain in tile.forecast.most if gain), page.title
        fights.add(bool(tile.forecast.defence))
    assert fights


def test_c6_4b_values_side_by_side_are_told_with_their_names(drive: Driver) -> None:
    rows = [PageRow("Donations", "+920", "realigious/resource/donations", kind="cell")] * 3
    words = words_of(drive, samples.sample())
    sheet = sheet_of(words, Page("", top=rows, rows=rows), 264, False)
    high = [lower - upper for upper, lower in sheet.rows]
    assert len(high) == 2 and max(high) < 64
    panel = inspector_of(drive, samples.sample())
    panel.body.put(Page("Tile", top=rows[:1]))
    assert "Donations +920" in panel.body.spoken()


def test_c6_4b_values_side_by_side_keep_clear_of_each_other(drive: Driver) -> None:
    rows = [PageRow(name, value, "realigious/resource/donations", kind="cell")
            for name, value in (("Believers", "+1,100"), ("Donations", "+220"), ("Influence", "+920"))]
    places = columns(drive.program.media.theme, rows, 284, 24)
    assert places[-1][0] + places[-1][1] <= 284
    assert all(left + wide + BETWEEN <= after for (left, wide), (after, _) in pairwise(places))


def test_c6_4b_values_side_by_side_are_of_one_size(drive: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    words, sizes = words_of(drive, samples.sample()), set()
    real = Theme.line

    def line(self: Theme, string: str, width: int, size: int, *more: Any, **named: Any) -> pygame.Surface:
        if string.startswith("+"):
            sizes.add(size)
            assert self.width(string, size, True) <= width
        return real(self, string, width, size, *more, **named)

    monkeypatch.setattr(Theme, "line", line)
    rows = [PageRow(name, value, "realigious/resource/donations", kind="cell")
            for name, value in (("A", "+1"), ("B", "+2"), ("C", "+1,123,100"))]
    sheet_of(words, Page("", top=rows), 250, False)
    assert len(sizes) == 1


def test_10_1_4_names_of_forces_are_of_one_size_and_undivided(drive: Driver) -> None:
    media, names = drive.program.media, ["General", "Entertainer", "Police station", "Military base"]
    size = size_of_names(media, names, 84)
    assert size == max(media.theme.least, size) < theme.SMALL + 1
    assert size == media.theme.least or all(media.theme.width(word, size) <= 84 for n in names for word in n.split())
    assert size_of_names(media, ["General"], 400) == theme.SMALL


def test_c6_4b_a_heading_is_in_sight_only_with_what_it_leads_to(drive: Driver) -> None:
    words = words_of(drive, samples.sample())
    rows = [PageRow("A"), PageRow("Heading", kind="head"), PageRow("B"), PageRow("C")]
    plain = sheet_of(words, Page("", rows=[row._replace(kind="row") for row in rows]), 264, False)
    led = sheet_of(words, Page("", rows=rows), 264, False)
    assert len(plain.rows) == 4 and len(led.rows) == 3
    assert led.rows[1][1] - led.rows[1][0] > 2 * (led.rows[0][1] - led.rows[0][0])


def test_c2_1_a_long_name_heads_its_page_in_one_line(drive: Driver) -> None:
    words = words_of(drive, samples.sample())
    page = Page("Wide_Meadow_16ch", picture="seat/0")
    short = sheet_of(words, page._replace(title="Wi"), WIDTH, True).picture.get_height()
    assert sheet_of(words, page, WIDTH, True).picture.get_height() == short


def test_r12_3_a_tile_that_the_night_hides_says_when_it_shows_again(drive: Driver) -> None:
    view = samples.sample()
    dark = msgspec.structs.replace(view.tiles[3], shown=False, known=0, fog=0)
    tiles = (*view.tiles[:3], dark, *view.tiles[4:])
    t = drive.program.media.t
    for day, key in ((True, ""), (False, ".night")):
        page = words_of(drive, msgspec.structs.replace(view, tiles=tiles, day=day)).page("tile:3")
        assert page is not None and page.rows[0].text == t(f"realigious.knowledge.unrevealed.text{key}")
