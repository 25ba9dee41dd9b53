"""C6.4, C6.15: numbers and tips say what they are of, what they come to, and what they are not."""

from __future__ import annotations

import msgspec
import pytest

from game.core.ask import Option
from game.core.events import Event
from game.core.modifiers import Term
from game.titles.realigious.content import TRAIT_OF_CARD
from game.titles.realigious.forecast import Following, Forecast, following
from game.titles.realigious.state import HeldCard
from game.titles.realigious.view import SeatView
from scenes.kit.page import PageRow
from scenes.titles.realigious import cards, log_lines, offer_dialog, prompts
from scenes.titles.realigious.cards import ShownPrice, price_words
from scenes.titles.realigious.foretold import in_full
from scenes.titles.realigious.hand_orders import EXAMPLES, OrdersScene
from scenes.titles.realigious.ledger import Amounts
from scenes.titles.realigious.offer_dialog import SIZE, OfferDialog
from scenes.titles.realigious.opponents import OpponentsColumn
from scenes.titles.realigious.phase_strip import RealigiousPhases
from scenes.titles.realigious.situation_strip import Force
from scenes.titles.realigious.states import celebrities_of
from scenes.titles.realigious.tab_dialog import TabDialog
from scenes.titles.realigious.table import RealigiousTable
from scenes.widgets.label import Label
from tests.gallery import realigious_views as samples
from tests.gallery.realigious_asks import question
from tests.gallery.realigious_panels import FrameSample, calls_of
from tests.gallery.realigious_tables import asks, table
from tests.scenes.conftest import Driver
from tests.titles.realigious.screens.test_asking import with_cards
from tests.titles.realigious.screens.test_panels_info import situation_of, words_of

WON = Forecast(9, "combat", 1000, "win", 70, (), 30, (), 1, price=2, levy=50, penalty=3, least=(50, 180, 210),
               most=(50, 270, 315))  # fmt: skip


def told(rows: list[PageRow]) -> list[str]:
    return [f"{row.text} {row.value}".strip() for row in rows]


def test_r2_11_the_cycle_says_when_it_is_judged_and_how_far_everybody_is(drive: Driver) -> None:
    t = drive.program.media.t
    for cycle, key in ((3, "left"), (24, "last")):
        view = msgspec.structs.replace(samples.sample(), cycle=cycle, limit=24)
        frame = FrameSample(drive.program.client, view)
        drive.program.nav.stack.reset(frame, animated=False)
        strip = next(part for part in frame.ui.root.each() if isinstance(part, RealigiousPhases))
        tip = str(strip.cycle.hint())
        assert t(f"realigious.screen.limit.{key}", n=25 - cycle, max=24) in tip
        assert tip.count("%") >= len(view.seats)
        assert (t("realigious.word.cycle.last", n=24, max=24) == tip.partition("\n")[0]) is (cycle == 24)


@pytest.mark.slow
def test_r2_11_the_last_cycle_is_announced_when_it_begins(drive: Driver) -> None:
    scene = table(drive.program.client, "pb", 3, asks("move"))
    limit = scene.view.limit
    ended = {cycle: Event(0, "cycle_ended", "R3.11", {"amount": cycle}) for cycle in (limit - 2, limit - 1, limit)}
    news = {cycle: scene.title_table.news(event) for cycle, event in ended.items()}
    assert news == {limit - 2: "", limit: "", limit - 1: scene.t("realigious.news.last_cycle", max=limit)}


@pytest.mark.slow
def test_c6_4b_in_the_card_step_a_far_tile_is_told_as_one_of_later(drive: Driver) -> None:
    scene = with_cards(drive, HeldCard("tithe"))
    words, own = scene.title_table.wording, scene.view.seats[0].tile
    far = next(one.tile for one in scene.view.tiles if one.forecast is not None and one.tile != own)
    page = words.page(f"tile:{far}")
    assert page is not None and page.top[0].text == scene.t("realigious.forecast.later")


def test_r17_2_the_page_of_a_local_government_names_who_bought_it(drive: Driver) -> None:
    view = samples.sample()
    shown = next(one.tile for one in view.tiles if one.shown and one.owner < 0)
    sold = msgspec.structs.replace(view.governments[0], tile=shown)
    bought = msgspec.structs.replace(view, governments=(msgspec.structs.replace(sold, holder=1),))
    words = words_of(drive, bought)
    page = words.page(f"tile:{sold.tile}")
    assert page is not None
    assert f"{words.name(1)} {words.t('realigious.screen.bought')}" in told(list(page.rows))


def test_r4_5_a_price_of_two_currencies_is_whole_and_the_own_is_not_for_sale(drive: Driver) -> None:
    view, t = samples.sample(), drive.program.media.t
    who = msgspec.structs.replace(view.celebrities[0], owner=1, donations=1000, influence=500)
    pages = {}
    for owner in (1, view.seat):
        sold = msgspec.structs.replace(view, celebrities=(msgspec.structs.replace(who, owner=owner),))
        page = words_of(drive, sold).page(f"celebrity:{who.celebrity}")
        assert page is not None
        pages[owner] = [(row.kind, row.value) for row in page.rows]
        panel = situation_of(drive, sold)
        panel.toggle()
        force = next(one for one in panel.each() if isinstance(one, Force) and one.ref == f"celebrity:{who.celebrity}")
        assert force.own is (owner == view.seat) and (t("realigious.screen.yours") in str(force.tip)) is force.own
    assert ("cell", "1,000") in pages[1] and ("cell", "500") in pages[1]
    assert ("cell", "1,000") not in pages[view.seat]


def test_r4_5_all_prices_of_the_row_are_written_alike(drive: Driver) -> None:
    view = samples.sample()
    assert view.governments
    dear = msgspec.structs.replace(view.governments[0], donations=2000, influence=1500, holder=-1)
    panel = situation_of(drive, msgspec.structs.replace(view, governments=(dear, *view.governments[1:])))
    panel.toggle()
    assert len({one.form for one in panel.each() if isinstance(one, Force)}) == 1


def test_r10_16_what_is_sure_to_be_won_warns_of_no_loss_and_tells_the_sum_of_believers(drive: Driver) -> None:
    words, t = words_of(drive, samples.sample()), drive.program.media.t
    rows = told(in_full(words, WON))
    assert f"{t('realigious.forecast.net')} 0" in rows
    assert t("realigious.forecast.range", name=words.name(1)) in rows
    lost = t("realigious.forecast.lost.more", reputation="−3", all="−5")
    assert lost not in rows
    assert lost in told(in_full(words, msgspec.structs.replace(WON, forced="", chance=400)))


def test_r8_2_the_meeting_tells_the_price_of_a_combat(drive: Driver) -> None:
    view = samples.sample()
    at = view.seats[0].tile
    tiles = tuple(msgspec.structs.replace(tile, forecast=msgspec.structs.replace(WON, tile=at, kind="piece_combat"))
                  if tile.tile == at else tile for tile in view.tiles)  # fmt: skip
    frame = FrameSample(drive.program.client, view)
    drive.program.nav.stack.reset(frame, animated=False)
    panel = TabDialog(frame, (400, 400, 1040, 400))
    panel.show(msgspec.structs.replace(view, tiles=tiles))
    price = panel._price(WON)
    assert [(one.name, one.by) for one in price] == [("reputation", -2), ("believers", -50)]
    options = [Option("pass_by", "opt.pass_by"), Option("conflict", "opt.conflict")]
    asked = question("tab_icon", options, {"other": 1, "tile": at})
    panel._combat = lambda _question, _options: WON  # type: ignore[method-assign]
    panel.offer(asked, options)
    assert [one for one in panel.each() if isinstance(one, Amounts) and tuple(one.changes) == price]


def test_r5_12_a_free_card_with_a_price_in_words_says_that_nothing_is_needed(drive: Driver) -> None:
    media = drive.program.media
    assert price_words(media, ShownPrice(free=True, waived=True)) == media.t("realigious.screen.price.waived")
    assert price_words(media, ShownPrice(free=True)) == media.t("realigious.screen.price.none")


def test_r18_the_state_of_who_owns_celebrities_names_them(drive: Driver) -> None:
    view, media = samples.sample(), drive.program.media
    owned = msgspec.structs.replace(view, celebrities=tuple(msgspec.structs.replace(who, owner=1, type="lawyer")
                                                            for who in view.celebrities[:1]))  # fmt: skip
    name = media.t("realigious.celebrity.lawyer")
    assert celebrities_of(media, owned, 1) == f"{name}: {media.t('realigious.celebrity.lawyer.text')}"
    assert celebrities_of(media, owned, 2) == ""


def test_r20_a_hidden_reputation_is_said_to_be_hidden(drive: Driver) -> None:
    view, t = samples.sample(), drive.program.media.t
    seats = tuple(msgspec.structs.replace(seat, reputation=None) if seat.seat == 1 else seat for seat in view.seats)
    frame = FrameSample(drive.program.client, msgspec.structs.replace(view, seats=seats))
    drive.program.nav.stack.reset(frame, animated=False)
    column = next(part for part in frame.ui.root.each() if isinstance(part, OpponentsColumn))
    hidden = t("realigious.screen.hidden_reputation")
    assert {seat: hidden in panel.brief() for seat, panel in column.panels.items()} == {
        seat: seat == 1 for seat in column.panels
    }


@pytest.mark.parametrize(("kind", "works"), [("professor", "arrival"), ("general", "nearby"), ("lawyer", "always")])
def test_r18_2_buying_a_celebrity_says_when_it_acts_and_whom_it_is_taken_from(
    drive: Driver, kind: str, works: str
) -> None:
    view, t = samples.sample(), drive.program.media.t
    who = msgspec.structs.replace(view.celebrities[0], type=kind, owner=2, tile=3)
    for owner in (2, -1):
        words = buying(drive, msgspec.structs.replace(view, celebrities=(msgspec.structs.replace(who, owner=owner),)))
        assert t(f"realigious.offer.celebrity.{works}") in words
        assert (t("realigious.offer.taken", name=samples.infos(4)[2].name) in words) is (owner == 2)


def buying(drive: Driver, view: SeatView) -> str:
    """What the dialog says of the first celebrity."""
    who = view.celebrities[0]
    options = [Option("no", "opt.no"), Option("buy", "opt.buy", ("celebrity:0",), ("donations", 500, "influence", 0))]
    frame = FrameSample(drive.program.client, view)
    drive.program.nav.stack.reset(frame, animated=False)
    panel = OfferDialog(frame, (300, 500, *SIZE), calls_of(view))
    panel.show(view)
    panel.offer(question("buy", options, {"what": who.type, "tile": who.tile}), options)
    return " ".join(one.text for one in panel.each() if isinstance(one, Label))


def test_r10_7_the_chance_that_buying_the_general_makes_is_told_before(
    drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    view, t = samples.sample(), drive.program.media.t
    attack, defence = (Term(5, "term.base", 60),), (Term(4, "term.base", 10),)
    made = msgspec.structs.replace(WON, forced="", chance=500, rate=60, terms=attack, against=10, defence=defence)
    monkeypatch.setattr(offer_dialog, "following", lambda _view: Following("offer", then=Following("combat", made)))
    for kind, chance in (("general", t("realigious.offer.chances", bought="65%", chance="50%")), ("thug", "50%")):
        who = msgspec.structs.replace(view.celebrities[0], type=kind, owner=-1, tile=3)
        words = buying(drive, msgspec.structs.replace(view, celebrities=(who,)))
        price = ", ".join(f"{t(f'realigious.goods.of.{name}')} −{by}" for name, by in
                          (("reputation", made.price), ("believers", made.levy)) if by)  # fmt: skip
        assert t("realigious.offer.then.combat", chance=f"{chance} · {price}") in words


@pytest.mark.slow
def test_c6_4c_a_card_for_combats_is_not_asked_about_before_a_conversion(
    drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = with_cards(drive, HeldCard("heavenly_host"))
    title, asked = scene.title_table, scene.asked
    assert isinstance(title, RealigiousTable) and asked is not None
    for kind, worth in (("propagation", []), ("combat", ["heavenly_host"]), ("meeting", ["heavenly_host"])):
        monkeypatch.setattr(cards, "following", lambda _view, kind=kind: Following(kind))
        left = title._offered(asked)
        assert [held.card for held in left if title._worth_a_use(held)] == worth, kind


@pytest.mark.slow
def test_c6_4b_under_a_dialog_no_tile_is_told_of(drive: Driver) -> None:
    scene = with_cards(drive, HeldCard("tithe"))
    title = scene.title_table
    assert isinstance(title, RealigiousTable)
    far = next(one.tile for one in scene.view.tiles if one.forecast is not None)
    panel = next(one for one in title.dialogs.panels if isinstance(one, TabDialog))
    options = [Option("pass_by", "opt.pass_by"), Option("trade", "opt.trade")]
    title.look(f"tile:{far}")
    assert title.inspector.ref == f"tile:{far}"
    panel.offer(question("tab_icon", options, {"other": 1}), options)
    drive.move(panel.rect.center)
    title.look(None)
    assert title.inspector.ref == title.words.home()


def test_c6_4_orders_without_a_reaction_card_say_what_they_are_and_show_some(drive: Driver) -> None:
    scene = OrdersScene(drive.program.client, ["tithe", "gleaning"], {}, lambda _card, _order: None)
    drive.program.nav.stack.push(scene, animated=False)
    drive.frames(2)
    shown = " ".join(one.text for one in scene.ui.root.each() if isinstance(one, Label))
    assert scene.t("realigious.screen.orders.none") in shown
    assert all(scene.t(f"realigious.card.{card}") in shown for card in EXAMPLES)
    assert all(scene.t(f"realigious.trait.{TRAIT_OF_CARD[card]}") in shown for card in EXAMPLES)
    assert not [one for one in scene.ui.root.each() if one.name.startswith("order.")]
    assert scene.rect.height < OrdersScene.size[1], "no taller than what there is to read"


def test_10_2_the_tip_of_the_map_has_headings_and_hides_no_player(drive: Driver) -> None:
    view, t = samples.sample(), drive.program.media.t
    panel = situation_of(drive, view)
    panel.toggle()
    tile = next(tile for tile in view.tiles if tile.forecast is not None and tile.forecast.kind == "propagation"
                and tile.believers > 0 and tile.known >= 2)  # fmt: skip
    panel._tile = f"tile:{tile.tile}"
    lines = panel._tile_tip().split("\n")
    assert any(line.startswith(t("realigious.forecast.gain")) for line in lines)
    assert len(lines) <= 12
    assert panel.players.rect in panel.spared() and panel.forces.rect in panel.spared()


def test_r12_9_of_a_piece_out_of_sight_the_map_says_why_it_is_known(drive: Driver) -> None:
    view, t = samples.unseen(), drive.program.media.t
    panel = situation_of(drive, view)
    told = t("realigious.screen.map.unseen.office", name=samples.NAMES[1], by=t("realigious.state.gov_office"))
    panel._tile = f"tile:{view.seats[1].minimap_tile}"
    assert told in panel._tile_tip().split("\n")
    panel._tile = f"tile:{view.seats[0].tile}"
    assert told not in panel._tile_tip()


def test_r12_6_of_a_celebrity_out_of_sight_the_map_says_why_it_is_known(drive: Driver) -> None:
    view, t = samples.unseen(), drive.program.media.t
    dark = view.seats[1].minimap_tile
    for taps, how in (((0,), "tapped"), ((1,), "hint")):
        who = msgspec.structs.replace(view.celebrities[0], tile=dark, owner=1, taps=taps)
        panel = situation_of(drive, msgspec.structs.replace(view, celebrities=(who,)))
        panel._tile = f"tile:{dark}"
        name, by = t(f"realigious.celebrity.{who.type}"), t("realigious.state.celebrity_places")
        assert t(f"realigious.screen.map.unseen.{how}", name=name, by=by) in panel._tile_tip().split("\n")


@pytest.mark.slow
def test_c6_14_a_refusal_and_the_card_of_a_lost_combat_are_told_to_whom_they_concern(drive: Driver) -> None:
    scene = table(drive.program.client, "pb", 3, asks("move"))
    title = scene.title_table
    refused = {"trade_refused": {"seat": 1, "other": 0}, "agreed_not": {"seat": 1, "other": 0, "what": "truce"}}
    for kind, data in refused.items():
        what = {"what": scene.t("realigious.tab.truce")} if "what" in data else {}
        told = scene.t(f"realigious.news.{kind}", actor=scene.match.name(1), **what)
        assert title.news(Event(0, kind, "R8.6", dict(data))) == told
        assert not title.news(Event(0, kind, "R8.6", {**data, "seat": 0, "other": 1}))
        assert title.look_of(Event(0, kind, "R8.6", dict(data))).heavy
    for kind, key in (("shame_dealt", "curse"), ("glory_dealt", "glory")):
        card = "shame_panic" if key == "curse" else "glory_mercy"
        told = scene.t(f"realigious.news.{key}", card=scene.t(f"realigious.card.{card}"))
        assert title.news(Event(0, kind, "5.5", {"seat": 0, "card": card})) == told
        assert not title.news(Event(0, kind, "5.5", {"seat": 1, "card": ""}))
        assert (kind in title.glad) is (key == "glory")


@pytest.mark.parametrize(("language", "way", "line"), [
    ("en", "N", "The monsoon now blows north."), ("ko", "E", "이제 계절풍이 동쪽으로 붑니다."),
])  # fmt: skip
def test_r11_3_the_turning_wind_is_told_in_a_whole_sentence(
    drive: Driver, language: str, way: str, line: str
) -> None:
    drive.program.client.set_language(language)
    words = prompts.Words(drive.program.media, view=samples.sample(), seats=samples.infos())
    found = log_lines.told(Event(0, "wind", "R11.3", {"what": way}), words)
    assert found is not None and found.text == line


def test_c6_4_every_number_of_the_table_says_in_its_tip_what_it_is_and_where_it_comes_from(drive: Driver) -> None:
    scene = table(drive.program.client, "pbb", 3, asks("card_or_done", 0, 9), climate="tropical")
    drive.frames(3)
    t, rival = scene.t, scene.view.seats[1]
    for kind in ("believers", "donations", "influence"):
        assert t(f"realigious.resource.{kind}.from") in drive.find(f"spot.resource:{kind}").hint()
    assert t("realigious.resource.reputation.from") in drive.find("reputation").hint()
    gauge = t("realigious.climate.squall", n=scene.view.gauge, max=6)
    assert gauge in drive.find("spot.climate").hint()
    assert t("realigious.climate.cycles_left", n=scene.view.light_left) in drive.find("spot.time").hint()
    shown = drive.find("seat.1").hint()
    assert t("realigious.screen.cards_of", hand=rival.hand, deck=rival.deck, grave=rival.grave) in shown
    assert f"{rival.believers:,}" in shown and f"{rival.relics} / {scene.view.relic_goal}" in shown


@pytest.mark.slow
def test_c6_4_the_tip_of_a_tile_begins_with_what_it_answers_and_ends_with_how_it_is_known(drive: Driver) -> None:
    scene = table(drive.program.client, "pbbb", 4, asks("move", 0, 9), climate="tropical")
    drive.frames(3)
    words = scene.title_table.words
    assert scene.asked is not None
    own = [tile for tile in words.view.tiles if tile.owner == 0 and words.foretold(tile.tile) is None and tile.shown]
    offered = {ref for option in scene.asked.options() for ref in option.refs}
    near = next(tile for tile in own if f"tile:{tile.tile}" in offered)
    tip = words.tip(f"tile:{near.tile}")
    assert [row.text for row in tip.lines] == [scene.t("realigious.forecast.nothing")]
    assert tip.more[-1].text == scene.t(words.knowledge(near.known))
    sold = next(one for one in words.view.governments if words.view.tiles[one.tile].shown and one.tile >= 0)
    told = words.tip(f"tile:{sold.tile}").more
    assert (scene.t("realigious.table.price"), words.two(sold.donations, sold.influence)) in [row[:2] for row in told]
    assert all(len(words.tip(f"tile:{tile.tile}").more) <= 6 for tile in words.view.tiles)


@pytest.mark.slow
def test_r3_6_who_has_nothing_left_to_do_reads_that_the_turn_ends(drive: Driver) -> None:
    scene = table(drive.program.client, "pbb", 3, asks("card_or_done", 0, 9), climate="tropical")
    drive.frames(2)
    assert scene.asked is not None
    kind = following(scene.view).kind
    told = scene.title_table.ending(scene.asked, "done")
    assert told == scene.t(f"realigious.ask.end.{'always' if kind else 'nothing'}") and not kind


def test_r15_2_a_relic_under_a_celebrity_is_named_with_it_in_tip_and_inspector(drive: Driver) -> None:
    t, view = drive.program.media.t, samples.sample()
    tile = next(tile for tile in view.tiles if tile.shown and not tile.fog)
    tiles = tuple(msgspec.structs.replace(one, relic=0) if one is tile else one for one in view.tiles)
    who = msgspec.structs.replace(view.celebrities[0], tile=tile.tile)
    words = words_of(drive, msgspec.structs.replace(view, tiles=tiles, celebrities=(who,)))
    page, tip = words.page(f"tile:{tile.tile}"), words.tip(f"tile:{tile.tile}")
    assert page is not None
    names = {words.relic(0), t(f"realigious.celebrity.{who.type}")}
    assert names <= {row.text for row in tip.more}
    assert [row.ref for row in page.top if row.ref] == ["relic:0", f"celebrity:{who.celebrity}"]


def test_r10_9_right_under_the_chance_of_a_combat_stands_the_sum_that_makes_it(drive: Driver) -> None:
    t, view = drive.program.media.t, samples.sample()
    words = words_of(drive, view)
    fight = next(tile.forecast for tile in view.tiles if tile.forecast is not None and tile.forecast.defence)
    rows = in_full(words, fight)
    assert rows[1].text == t("realigious.forecast.difference", attack=fight.rate, defence=fight.against)


def test_r10_9_the_log_says_why_a_combat_ended_so(drive: Driver) -> None:
    drive.program.client.set_language("en")
    words = prompts.Words(drive.program.media, view=samples.sample(), seats=samples.infos())
    data = {"seat": 0, "other": 1, "tile": 3, "r1": 70, "r2": 30, "rate": 40, "roll": 35, "reckless": 0}
    found = log_lines.told(Event(0, "combat_won", "R10.9", data), words)
    assert found is not None and "(Attack 70 − defence 30: rolled 35, needed 40 or less)" in found.text
    lost = log_lines.told(Event(0, "combat_lost", "R10.9", {**data, "reckless": 7}), words)
    assert lost is not None and "All or Nothing rolled 7" in lost.text, "the first roll was good enough"


def test_r17_6_the_page_of_a_building_says_what_buying_it_brings_at_once(drive: Driver) -> None:
    view = samples.sample()
    shown = next(tile.tile for tile in view.tiles if tile.shown)
    sold = msgspec.structs.replace(view.governments[0], tile=shown, holder=-1)
    page = words_of(drive, msgspec.structs.replace(view, governments=(sold,))).page(f"tile:{shown}")
    assert page is not None
    t = drive.program.media.t
    assert f"{t('realigious.resource.reputation')} +5" in told([*page.top, *page.rows])
    own = msgspec.structs.replace(view, governments=(msgspec.structs.replace(sold, holder=view.seat),))
    page = words_of(drive, own).page(f"tile:{shown}")
    assert page is not None and t("realigious.screen.buying") not in told([*page.top, *page.rows]), "R17.2: once"


@pytest.mark.slow
def test_c6_4b_what_is_pointed_at_is_told_anew_when_something_else_is_asked(drive: Driver) -> None:
    scene = with_cards(drive, HeldCard("tithe"))
    title, own = scene.title_table, scene.view.seats[0].tile
    assert isinstance(title, RealigiousTable)
    far = next(one.tile for one in scene.view.tiles if one.forecast is not None and one.tile != own)
    scene.asked = None
    title.look(f"tile:{far}")
    before = title.inspector.page
    assert before is not None and before.top[0].text == scene.t("realigious.forecast.later")
    scene.asked = question("move", [Option(f"tile:{far}", "opt.move", (f"tile:{far}",))], {})
    title.inspector.offer(scene.asked, scene.asked.options())
    after = title.inspector.page
    assert after is not None and after.top[0].text != scene.t("realigious.forecast.later")


@pytest.mark.slow
def test_r3_6_where_something_follows_an_offer_prompt_button_and_dialog_say_so(
    drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = with_cards(drive)
    asked, t = scene.asked, scene.t
    assert asked is not None
    comes = Following("offer", then=Following("combat", WON))
    monkeypatch.setattr(prompts, "following", lambda _view: comes)
    monkeypatch.setattr(offer_dialog, "following", lambda _view: comes)
    after = t("realigious.ask.card_or_done.next.offer.combat", chance="100%")
    assert after in scene.title_table.prompt(asked)[0]
    done = next(option for option in asked.options() if option.key == "done")
    assert scene.title_table.face(asked, done).text == t("realigious.table.done.offer.combat", chance="100%")
    frame = FrameSample(drive.program.client, samples.sample())
    drive.program.nav.stack.reset(frame, animated=False)
    panel = OfferDialog(frame, (400, 400, *SIZE), calls_of(samples.sample()))
    panel.show(samples.sample())
    ways = [Option("no", "opt.no"), Option("donations", "opt.donations", (), ("amount", 200))]
    panel.offer(question("exchange", ways, {}), ways)
    told = [one.text for one in panel.each() if isinstance(one, Label)]
    whole = t("realigious.offer.then.combat", chance="100%").partition("100%")[0] + "100%"
    assert any(whole in words for words in told)


@pytest.mark.slow
def test_c6_4_no_tip_of_the_table_lies_on_a_piece_or_a_number_of_the_board(drive: Driver) -> None:
    scene = table(drive.program.client, "pbbb", 4, asks("move"), climate="temperate")
    title = scene.title_table
    drive.frames(3, 100)
    assert isinstance(title, RealigiousTable)
    spared = title.spared()
    assert title.board.labels() and all(place in spared for place in (*title.board.labels(), *title.pieces()))


@pytest.mark.parametrize("scale", [100, 130])
def test_c2_1_the_longest_name_that_is_for_sale_is_whole(drive: Driver, scale: int) -> None:
    drive.program.client.set_language("en")
    drive.program.client.set_scale(scale)
    view = samples.sample()
    who = msgspec.structs.replace(view.celebrities[0], type="tycoon")
    panel = situation_of(drive, msgspec.structs.replace(view, celebrities=(who, *view.celebrities[1:])))
    panel.toggle()
    force = next(one for one in panel.each() if isinstance(one, Force) and one.ref == f"celebrity:{who.celebrity}")
    room = force.rect.width - force.picture - force.rim
    whole = drive.program.media.theme.text(force.words, force.size, (236, 230, 214))
    assert force.name_in(room).get_width() >= min(room, whole.get_width()) - 1
    shortened = drive.program.media.theme.line(force.words, room, force.size, (236, 230, 214), height=48)
    assert whole.get_width() <= room or force.name_in(room).get_size() != shortened.get_size()
