"""C6.15: what stands in the way, what is at stake and who is about to win is told where it is looked for."""

from __future__ import annotations

import msgspec
import pytest

from game.core.ask import Option
from game.core.events import Event
from game.titles.realigious.forecast import CardForecast
from game.titles.realigious.incomes import coming
from game.titles.realigious.state import HeldCard
from game.titles.realigious.view import SeatView, TruceView
from scenes.kit.words import together
from scenes.program import Program
from scenes.titles.realigious import board_plates
from scenes.titles.realigious.alarm import WINS, Alarm, close_by
from scenes.titles.realigious.cards import ShownPrice, price_words
from scenes.titles.realigious.foretold import free_rows, short
from scenes.titles.realigious.hand_reaction import SIZE, ReactionPanel
from scenes.titles.realigious.log_lines import told
from scenes.titles.realigious.offer_dialog import SIZE as OFFER
from scenes.titles.realigious.offer_dialog import OfferDialog
from scenes.titles.realigious.table import RealigiousTable
from scenes.widgets.label import Label
from tests.gallery import realigious_views as samples
from tests.gallery.realigious_asks import question, used
from tests.gallery.realigious_panels import FrameSample, calls_of
from tests.gallery.realigious_tables import asks, table
from tests.scenes.conftest import Driver
from tests.titles.realigious.screens.test_asking import with_cards
from tests.titles.realigious.screens.test_panels_asks import panel_of
from tests.titles.realigious.screens.test_panels_info import words_of


def with_tile(view: SeatView, tile: int, **fields: object) -> SeatView:
    """The view with one tile made otherwise."""
    tiles = list(view.tiles)
    tiles[tile] = msgspec.structs.replace(tiles[tile], **fields)
    return msgspec.structs.replace(view, tiles=tuple(tiles))


def with_seat(view: SeatView, seat: int, **fields: object) -> SeatView:
    """The view with one player made otherwise."""
    seats = list(view.seats)
    seats[seat] = msgspec.structs.replace(seats[seat], **fields)
    return msgspec.structs.replace(view, seats=tuple(seats))


def calm() -> SeatView:
    """Nobody is close to anything."""
    view = samples.sample()
    for seat in range(4):
        view = with_seat(view, seat, religious=100, reputation=50, social=0, relics=0)
    return view


@pytest.mark.parametrize(("fields", "kind"), [
    ({"religious": 899}, ""), ({"religious": 900}, "religious"), ({"religious": 950, "alive": False}, ""),
    ({"reputation": 89}, ""), ({"reputation": 90}, "social"), ({"reputation": None}, ""),
    ({"relics": 3}, ""), ({"relics": 4}, "mystic"),
])  # fmt: skip
def test_r2_who_is_close_to_a_victory_is_noticed(fields: dict[str, object], kind: str) -> None:
    view = with_seat(calm(), 2, **fields)
    assert view.relic_goal == 5
    assert close_by(view) == ([(2, kind)] if kind else [])
    assert close_by(with_seat(calm(), 0, **fields)) == [], "the own bar is in sight"


def test_r2_that_somebody_is_close_is_said_once_until_it_has_passed(drive: Driver) -> None:
    alarm, near, t = Alarm(), with_seat(calm(), 2, reputation=94), drive.program.media.t
    said = t("realigious.news.close", name=samples.infos(4)[2].name, victory=t("realigious.victory.social"),
             standing="94 / 100%")  # fmt: skip
    views = (calm(), near, near, calm(), near)
    assert [alarm.rings(words_of(drive, view)) for view in views] == ["", said, "", "", said]


def test_sac_3b_a_turn_that_is_taken_back_names_the_card_and_is_announced(
    drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, event = with_cards(drive, HeldCard("tithe")), Event(9, "reverted", "SAC-3b", {"seat": 0})
    title = scene.title_table
    assert isinstance(title, RealigiousTable)
    theirs = msgspec.structs.replace(scene.view, acting=1)
    monkeypatch.setattr(type(title.words), "view", property(lambda _: theirs))
    line = told(event, title.words)
    assert line is not None and scene.t("realigious.card.time_reversal") in line.text
    assert title.news(event) == line.text
    assert title.news(Event(9, "reverted", "SAC-3b", {"seat": 1})) != line.text


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "name"), [("tile_taken", "other"), ("reputation_down", "seat")])
def test_c6_14_a_loss_of_ones_own_is_a_step_of_what_is_shown_again(drive: Driver, kind: str, name: str) -> None:
    shown = table(drive.program.client, "pb", 3, asks("move", 0)).title_table
    read = [bool(shown.again_ms(Event(0, kind, "R9.7", {"seat": 1, "tile": 3, name: whom}))) for whom in (0, 1)]
    assert read == [True, False]
    doomed = Event(0, "reputation_down", "SAC-6", {"seat": 1, "amount": 20})
    assert shown.again_ms(doomed), "a great loss of another, too"


def test_r5_11_of_a_price_that_is_a_share_only_what_is_needed_is_told(program: Program) -> None:
    t = program.media.t
    told = price_words(program.media, ShownPrice(influence=400, share="half"))
    half, need = t("realigious.screen.price.half"), t("realigious.screen.price.influence", n=400)
    assert t("realigious.screen.price.needs", what=half, need=need) in told


def test_c6_14_who_uses_a_card_is_not_told_over_the_card(drive: Driver) -> None:
    scene = table(drive.program.client, "pb", 2, asks("move"))
    drive.program.media.motion = True
    drive.frames(3, 100)
    title = scene.title_table
    assert isinstance(title, RealigiousTable)
    tile = title.board.ref_at(title.board.rect.center) or ""
    event = Event(9, "card_used", "R5.7", {"seat": 1, "card": "tithe", "tile": int(tile.partition(":")[2])})
    (card,) = title.thrown(event)
    scene.telling.begun(event, True)
    assert scene.caption.line is not None and not scene.caption.plate.colliderect(card)
    assert title.thrown(Event(9, "moved", "R7.1", {"seat": 1})) == []


@pytest.mark.parametrize(("defender", "loses"), [(0, True), (1, False)])
def test_r10_12_whoever_may_react_to_an_attack_on_an_own_tile_is_told_what_is_at_stake(
    drive: Driver, defender: int, loses: bool
) -> None:
    panel, _ = panel_of(drive, ReactionPanel, SIZE)
    view, t = samples.sample(), drive.program.media.t
    own = msgspec.structs.replace(view.own, donations=60, influence=1900)
    view = msgspec.structs.replace(with_tile(view, 51, believers=101, donations=200, influence=300), own=own)
    panel.show(view)
    options = [Option("no", "opt.no"), used("gleaning", 1)]
    about = {"event": "combat_on_mine", "actor": 2, "tile": 51, "defender": defender, "attack": 70, "defence": 25,
             "chance": 450, "forced": ""}  # fmt: skip
    panel.offer(question("react", options, about), options)
    amounts = ", ".join(t(f"realigious.opt.{name}", amount=n)
                        for name, n in (("believers", 50), ("donations", 60), ("influence", 150)))  # fmt: skip
    shorts = [getattr(one, "short", "") for one in panel.each()]
    assert (t("realigious.screen.react.stake", what=amounts) in shorts) is loses


@pytest.mark.parametrize("why", ["", "truce", "apostle", "buddhist"])
def test_r10_2_a_tile_of_another_where_nothing_is_rolled_says_why(
    drive: Driver, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    view, t = samples.sample(), drive.program.media.t
    view = with_tile(view, 51, owner=1 if why else -1, designation="apostle" if why == "apostle" else "", forecast=None)
    view = with_seat(view, 0, religion="buddhist" if why == "buddhist" else "christian")
    view = msgspec.structs.replace(view, truces=(TruceView(1, 0, 2),) if why == "truce" else ())
    words = words_of(drive, view)
    asked = question("move", [Option("tile:51", "opt.move", ("tile:51",))], {})
    monkeypatch.setattr(type(words), "asked", property(lambda _: asked))
    rows = [row.text for row in free_rows(words, 51)]
    assert rows == [t(f"realigious.forecast.nothing{'.' if why else ''}{why}")]


@pytest.mark.parametrize(("fields", "neutral"), [
    ({"terrain": "grass", "structure": "none"}, True), ({"terrain": "water", "structure": "none"}, False),
    ({"terrain": "concrete", "structure": "gov_police"}, False)])  # fmt: skip
def test_r13_1_what_nobody_can_own_is_not_called_neutral_and_yields_nothing(
    drive: Driver, fields: dict[str, str], neutral: bool
) -> None:
    amounts = dict.fromkeys(("believers", "donations", "influence"), 70 if neutral else 0)
    view = with_tile(samples.sample(), 51, owner=-1, designation="", known=1, fog=0, **fields, **amounts)
    page, t = words_of(drive, view).page("tile:51"), drive.program.media.t
    assert page is not None
    rows = [row.text for row in page.rows]
    assert (t("realigious.mark.neutral") in rows, t("realigious.word.allotment") in rows) == (neutral, neutral)


@pytest.mark.parametrize("climate", ["arid", "temperate"])
def test_r11_2_the_page_of_water_speaks_of_heat_where_there_is_heat(drive: Driver, climate: str) -> None:
    view = with_tile(samples.sample(climate=climate), 51, terrain="water", structure="none", known=2, fog=0, owner=-1)
    page = words_of(drive, view).page("tile:51")
    assert page is not None
    rows = [row.text for row in page.rows]
    assert (drive.program.media.t("realigious.terrain.water.text.arid") in rows) is (climate == "arid")


def test_r2_1_the_page_of_believers_names_the_target_and_that_of_relics_the_god(drive: Driver) -> None:
    view, t = samples.sample(), drive.program.media.t
    words = words_of(drive, view)
    believers, mystic = words.page("resource:believers"), words.page("victory:mystic")
    assert believers is not None and mystic is not None
    target = t("realigious.resource.believers.target", n=view.believers_target)
    assert target in [row.text for row in believers.rows]
    assert f"god:{view.god}" in [row.ref for row in mystic.rows]


def test_r2_11_how_everybody_stands_is_told_before_how_it_is_judged(drive: Driver) -> None:
    page, t = words_of(drive, samples.sample()).page("victory:judgement"), drive.program.media.t
    assert page is not None
    rows = [row.text for row in page.rows]
    assert rows.index(samples.infos(4)[3].name) < rows.index(t("realigious.screen.limit.text"))


def test_c6_4c_an_extremist_is_no_card_that_could_be_used_and_acts_when_it_is_pushed_out(drive: Driver) -> None:
    scene = with_cards(drive, HeldCard("tithe"), HeldCard("train_clergy"), HeldCard("extremist"))
    asked, t = scene.asked, scene.t
    assert asked is not None
    first, *falls = scene.title_table.undone(asked, "done").split("\n")
    assert t("realigious.card.extremist") not in first and together(t("realigious.card.tithe")) in first
    assert falls == [t("realigious.ask.end.falls_acts", card=t("realigious.card.extremist"))]


def test_c6_15_before_a_card_takes_all_there_is_it_is_told_what_it_does(drive: Driver) -> None:
    scene = with_cards(drive, HeldCard("noble_sacrifice"))
    asked = scene.asked
    assert asked is not None
    asks = scene.title_table.spends(asked, "use:noble_sacrifice@1")
    assert scene.t("realigious.card.noble_sacrifice.short") in asks


@pytest.mark.parametrize(("purse", "dear"), [(499, True), (500, False)])
def test_r18_2_a_celebrity_on_the_own_tile_that_is_too_dear_is_told_of(
    drive: Driver, purse: int, dear: bool
) -> None:
    view, t = samples.sample(), drive.program.media.t
    who = msgspec.structs.replace(view.celebrities[0], tile=view.seats[0].tile, owner=-1, donations=500, influence=0)
    own = msgspec.structs.replace(view.own, donations=purse)
    view = msgspec.structs.replace(view, acting=0, contact=True, celebrities=(who,), governments=(), own=own)
    words = words_of(drive, view)
    options = [Option("done", "opt.done"), used("gleaning", 1)]
    told = t("realigious.ask.too_dear", what=f"@realigious.celebrity.{who.type}", price=words.two(500, 0))
    assert (words.prompt(question("card_or_done", options, {}))[1] == told) is dear


def test_r15_9_a_relic_that_others_take_is_announced(drive: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    scene, event = with_cards(drive, HeldCard("tithe")), Event(9, "relic_lost", "R15.9", {"seat": 0})
    title = scene.title_table
    assert isinstance(title, RealigiousTable)
    line = told(event, title.words)
    assert line is not None and title.news(event) != line.text, "it is one's own doing"
    theirs = msgspec.structs.replace(scene.view, acting=1)
    monkeypatch.setattr(type(title.words), "view", property(lambda _: theirs))
    assert title.news(event) == line.text


@pytest.mark.parametrize(("purse", "dear"), [(1499, True), (1500, False)])
def test_r17_2_at_the_counter_it_is_told_what_buying_the_place_would_take(
    program: Program, drive: Driver, purse: int, dear: bool
) -> None:
    view, t = samples.sample(), program.media.t
    place = view.seats[0].tile
    office = msgspec.structs.replace(view.governments[0], tile=place, holder=-1, donations=1500, influence=1000)
    own = msgspec.structs.replace(view.own, donations=purse, influence=1000)
    view = msgspec.structs.replace(view, governments=(office,), own=own)
    frame = FrameSample(program.client, view)
    program.nav.stack.reset(frame, animated=False)
    panel = OfferDialog(frame, (300, 500, *OFFER), calls_of(view))
    panel.show(view)
    options = [Option("no", "opt.no"), Option("donations", "opt.exchange_influence")]
    panel.offer(question("exchange", options, {}), options)
    words = " ".join(one.text for one in panel.each() if isinstance(one, Label))
    price = words_of(drive, view).two(1500, 1000)
    assert (t("realigious.offer.too_dear", price=price) in words) is dear


@pytest.mark.slow
def test_c6_14_nothing_lies_over_the_window_of_a_combat_which_tells_it_all(drive: Driver) -> None:
    scene = table(drive.program.client, "pb", 2, asks("move"))
    drive.program.media.motion = True
    declared = Event(8, "combat_declared", "R10.4", {"seat": 1, "other": 0, "tile": 3})
    fought = Event(9, "combat_lost", "R10.9", {
        "seat": 1, "other": 0, "what": 1, "tile": 3, "r1": 80, "r2": 50, "rate": 30, "roll": 87, "reckless": 0,
        "forced": "", "attack_terms": "", "defence_terms": "",
    })  # fmt: skip
    scene.telling.begun(declared, True)
    assert scene.caption.line is not None
    scene.telling.begun(fought, False)
    assert scene.title_table.tells(fought) and scene.caption.line is None
    scene.telling.begun(fought, True)
    assert scene.caption.line is not None and not scene.title_table.tells(declared)


@pytest.mark.parametrize("kind", ["trade_done", "joint_service", "truce", "maps_shared"])
def test_r8_what_another_agrees_to_is_announced_to_who_has_proposed_it(
    drive: Driver, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    scene = table(drive.program.client, "pb", 3, asks("move", 0))
    title, event = scene.title_table, Event(9, kind, "R8.6", {"seat": 0, "other": 1})
    assert isinstance(title, RealigiousTable)
    said = []
    for acting in (0, 1):
        seen = msgspec.structs.replace(scene.view, acting=acting)
        monkeypatch.setattr(type(title.words), "view", property(lambda _, seen=seen: seen))
        line = told(event, title.words)
        said.append(line is not None and title.news(event) == line.text)
    assert said == [True, False], "who has accepted knows it"


def test_c6_14_what_the_end_of_a_cycle_brings_is_a_step_of_what_is_shown_again(drive: Driver) -> None:
    shown = table(drive.program.client, "pb", 3, asks("move", 0)).title_table
    walks = [Event(0, "celebrity_moved", "R18.3", {"celebrity": 0, "what": "general", **more})
             for more in ({}, {"from": 3, "tile": 4})]  # fmt: skip
    assert [bool(shown.again_ms(event)) for event in (Event(0, "night", "R12.1", {}), *walks)] == [True, False, True]


@pytest.mark.parametrize("there", ["", "icon"])
def test_r23_1_what_a_new_designation_replaces_is_told_before(drive: Driver, there: str) -> None:
    t = drive.program.media.t
    view = with_tile(samples.sample(), 3, designation=there, shown=True)
    rows = short(words_of(drive, view), CardForecast("faith_village", 3, income=(0, 170, 170)))
    told = t("realigious.forecast.replaces", what=t("realigious.designation.icon"))
    assert (told in [row.text for row in rows]) is bool(there)


def test_r23_1_where_nothing_more_comes_of_a_card_no_income_is_told(drive: Driver) -> None:
    t = drive.program.media.t
    view = with_tile(samples.sample(), 3, designation="faith_village", shown=True)
    made = CardForecast("faith_village", 3, income=(0, 170, 170), again=True)
    told = [row.text for row in short(words_of(drive, view), made)]
    what = t("realigious.designation.faith_village")
    assert told[1:] == [t("realigious.forecast.again", what=what)]
    media = drive.program.media
    assert board_plates.badge(media, made) is board_plates.none_plate(media)


def with_icon(view: SeatView) -> SeatView:
    """Seat 2 owns an icon that pays 167 believers when its turn begins, and has 3,181 of 3,334."""
    view = msgspec.structs.replace(view, believers_target=3334)
    tile = next(one.tile for one in view.tiles if one.shown)
    view = with_tile(view, tile, owner=2, designation="icon", believers=334)
    return with_seat(view, 2, believers=3181, religious=954, reputation=50)


def test_r23_5_that_an_income_will_win_is_said_before_the_turn_begins(drive: Driver) -> None:
    view = with_icon(calm())
    assert coming(view, 2) == (167, 0, "religious")
    assert close_by(view)[:1] == [(2, WINS)]
    t, alarm = drive.program.media.t, Alarm()
    assert alarm.rings(words_of(drive, view)) == t(
        "realigious.news.wins", name=samples.infos(4)[2].name,
        standing=f"3,181 / 3,334 · {t('realigious.screen.race.comes', n='+167')}")  # fmt: skip


def test_r23_5_the_pages_of_a_player_and_of_the_victory_tell_what_comes(drive: Driver) -> None:
    words = words_of(drive, with_icon(calm()))
    for ref in ("seat:2", "victory:religious"):
        page = words.page(ref)
        assert page is not None
        assert ("+167", "bad") in [(row.value, row.tone) for row in page.rows], ref


def test_r23_5_the_head_of_a_tile_of_anothers_names_its_owner_and_what_pays_there(drive: Driver) -> None:
    view = with_icon(calm())
    tile = next(one for one in view.tiles if one.owner == 2 and one.designation == "icon")
    words = words_of(drive, view)
    page = words.page(f"tile:{tile.tile}")
    assert page is not None
    t = drive.program.media.t
    pays = together(f"+167 {t('realigious.resource.believers')}")
    assert page.subtitle == f"{words.place(tile.tile)} · {words.name(2)} · {t('realigious.designation.icon')} {pays}"
