"""C6.15. What is told before a choice is what the rules then roll by, take and pay: matches are walked, and every
number of every option is compared with what choosing it leads to."""
from __future__ import annotations

from typing import Any

import pytest

import game
from game.bots.play import choose
from game.core.ask import Option, Question
from game.core.events import RecordedEvent
from game.core.rng import Stream
from game.core.session import Session
from game.titles.realigious.forecast import CardForecast, Forecast, forecast
from game.titles.realigious.offers import UNKNOWN, Offer
from game.titles.realigious.rates import RATE
from game.titles.realigious.sequence import income
from game.titles.realigious.state import DESIGNATION, Effect, State, Truce
from tests.titles.realigious.play import Play
from tests.titles.realigious.war import AROUND, HERE, state, war

ROLLS = ("propagated", "propagation_failed", "combat_won", "combat_lost")
QUIET = {"card_or_done": "done", "react": "no", "buy": "no", "exchange": "no", "second_move": "no",
         "remote_combat": "no", "control_step": "stay"}
TRIES = 6
"""Dice that are thrown to see a success and a failure."""


def followed(session: Session, seat: int, key: str, dice: int) -> tuple[Session, list[RecordedEvent]]:
    """The match after that answer and, with nothing else done, until its tile was rolled for or the turn is over; with
    other dice. What happened in it."""
    fork = session.fork()
    fork.table.record = happened = []
    fork.table.state.rng = dice
    fork.answer(seat, key)
    turn = fork.table.state.turn
    while fork.outcome is None and fork.table.state.turn == turn and not rolls(happened, seat, key):
        question = fork.questions()[0]
        keys = [option.key for option in question.options()]
        wanted = "conflict" if "conflict" in keys else QUIET.get(question.text, "")
        fork.answer(question.seat, wanted if wanted in keys else question.default())
    return fork, happened


def rolls(happened: list[RecordedEvent], seat: int, key: str) -> list[RecordedEvent]:
    """The throws of the seat itself for that tile."""
    return [e for e in happened if e.kind in ROLLS and (e.data["seat"], f"tile:{e.data['tile']}") == (seat, key)]


def surprised(truth: State, seat: int, made: Forecast | None, tile: int) -> bool:
    """Whether something lies or stands there that the seat did not know of."""
    unknown = any(r.tile == tile and not r.known >> seat & 1 for r in truth.relics)
    others = [other for other, player in enumerate(truth.seats) if other != seat and player.tile == tile]
    return unknown or (bool(others) and (made is None or made.kind != "piece_combat"))


def data(happened: list[RecordedEvent], *kinds: str) -> list[dict[str, Any]]:
    """What was told of events of these kinds; of all without."""
    return [dict(e.data) for e in happened if not kinds or e.kind in kinds]


def purse(told: dict[str, Any]) -> tuple[int, int, int]:
    return told["believers"], told["donations"], told["influence"]


def check_roll(made: Forecast, seat: int, before: State, happened: list[RecordedEvent]) -> None:
    """A propagation or a combat came about as it was told."""
    lost = sum(told["amount"] for told in data(happened, "reputation_down") if told["seat"] == seat)
    roll = (data(rolls(happened, seat, f"tile:{made.tile}")) or [{}])[0]  # a celebrity may try again there
    assert bool(roll) != (made.forced == "out")
    if made.forced == "out":
        assert data(happened, "eliminated")
        return
    assert (roll["roll"] == 0) == bool(made.forced)
    if made.kind == "propagation":
        assert roll["rate"] == made.rate
    else:
        assert (roll["r1"], roll["r2"], roll["other"]) == (made.rate, made.against, made.defender)
        assert roll["rate"] == min(max(made.rate - made.against, RATE.low), RATE.high)
        assert sum(told["believers"] for told in data(happened, "levy")) == made.levy
    sure = {"": 10 * roll["rate"], "win": 1000, "loss": 0}[made.forced]
    assert made.chance == (sure * 9 // 10 if made.reckless else sure)
    won = rolls(happened, seat, f"tile:{made.tile}")[0].kind in ("propagated", "combat_won")
    assert lost == min(made.price + (0 if won else made.penalty), before.seats[seat].reputation)
    gained = [purse(told) for told in data(happened, "gained") if told["seat"] == seat]
    if won and (made.least, made.most) != ((0, 0, 0), (0, 0, 0)):
        assert all(low <= got <= high for low, got, high in zip(made.least, gained[0], made.most, strict=True))
        assert made.kind != "propagation" or made.least == gained[0] or made.least != made.most


def check_move(session: Session, question: Question, option: Option, made: Forecast | None) -> set[str]:
    """A move, or a remote combat: what its tile's contact leads to, by several dice."""
    truth, seat, tile = session.table.state, question.seat, int(option.key.partition(":")[2])
    known = truth.seats[seat].knowledge[tile] == 2
    if not known or surprised(truth, seat, made, tile):
        return set()
    seen: set[str] = set()
    for dice in range(TRIES):
        _, happened = followed(session, seat, option.key, dice)
        if made is None:
            assert not rolls(happened, seat, option.key), (question, option)
            return seen
        check_roll(made, seat, truth, happened)
        seen |= {e.kind for e in rolls(happened, seat, option.key)}
        if len(seen) == 2 or made.forced:
            return seen
    return seen


def check_card(session: Session, question: Question, option: Option, made: CardForecast) -> set[str]:
    """A card on a tile: what it gives at once, what the tile gives in a start phase."""
    fork = session.fork()
    seat, before = question.seat, fork.table.state.seats[question.seat].believers
    turn = fork.table.state.turn
    fork.answer(seat, option.key)
    while fork.outcome is None and fork.table.state.turn == turn and fork.questions()[0].text == "react":
        fork.answer(fork.questions()[0].seat, "no")
    after = fork.table.state
    if made.card == "gleaning":
        assert after.seats[seat].believers - before == made.gain[0]
    if any(made.income):
        after.designation = bytearray(kind if tile == made.tile else 0 for tile, kind in enumerate(after.designation))
        player = after.seats[seat]
        old = player.believers, player.donations, player.influence
        income(fork.table, seat)
        new = player.believers, player.donations, player.influence
        assert tuple(b - a for a, b in zip(old, new, strict=True)) == made.income
    return {made.card}


def owned(truth: State, seat: int, name: str) -> int:
    """What a seat has of a thing that an offer changes."""
    if name == "cards":
        return len(truth.seats[seat].hand)
    if name == "relics":
        return sum(relic.holder == seat for relic in truth.relics)
    return int(getattr(truth.seats[seat], name))


def check_offer(session: Session, question: Question, option: Option, made: Offer) -> set[str]:
    """What an agreed offer changes for both sides; what stands before is the truth where it is told at all."""
    truth, sides = session.table.state, ((question.seat, made.own), (made.partner, made.theirs))
    was = {(seat, one.name): owned(truth, seat, one.name) for seat, changes in sides for one in changes}
    assert all(one.before in (was[seat, one.name], UNKNOWN) for seat, changes in sides for one in changes)
    assert all(one.before != UNKNOWN for one in made.own)
    if question.text not in ("buy", "exchange", "joint_answer", "trade_answer"):
        return set()
    fork = session.fork()
    fork.answer(question.seat, option.key)
    while fork.outcome is None and fork.questions()[0].text == "react":
        fork.answer(fork.questions()[0].seat, "no")
    if fork.outcome is None and fork.table.state.turn == truth.turn:
        for seat, changes in sides:
            for one in changes:
                assert owned(fork.table.state, seat, one.name) - was[seat, one.name] == one.by, (option, one)
    return {made.kind}


def check_conflict(session: Session, question: Question, made: Forecast) -> set[str]:
    """The conflict that the tab offers, by several dice."""
    truth, seen = session.table.state, set()
    for dice in range(TRIES):
        fork, happened = session.fork(), []
        fork.table.record, fork.table.state.rng = happened, dice
        fork.answer(question.seat, "conflict")
        through(fork, f"tile:{made.tile}", question.seat, happened)
        check_roll(made, question.seat, truth, happened)
        seen |= {f"tab: {e.kind}" for e in rolls(happened, question.seat, f"tile:{made.tile}")}
    return seen


def through(fork: Session, tile: str, seat: int, happened: list[RecordedEvent]) -> None:
    """Nobody does anything more until the seat's roll for the tile, or the end of the turn."""
    turn = fork.table.state.turn
    while fork.outcome is None and fork.table.state.turn == turn and not rolls(happened, seat, tile):
        question = fork.questions()[0]
        wanted = QUIET.get(question.text, "")
        keys = [option.key for option in question.options()]
        fork.answer(question.seat, wanted if wanted in keys else question.default())


def check_odds(session: Session, question: Question) -> set[str]:
    """What a window tells of a declared combat before a reaction: what is rolled when nobody reacts."""
    about, truth = question.about, session.table.state
    if "chance" not in about or any(who.type == "general" and who.owner >= 0 for who in truth.celebrities):
        return set()
    fork, happened = session.fork(), []
    fork.table.record = happened
    tile, attacker = f"tile:{about['tile']}", int(about["actor"])
    fork.answer(question.seat, "no")
    through(fork, tile, attacker, happened)
    (roll,) = data(rolls(happened, attacker, tile))
    assert (roll["r1"], roll["r2"]) == (about["attack"], about["defence"])
    if not about["forced"]:
        assert about["chance"] in (10 * roll["rate"], 9 * roll["rate"])
    return {"odds of a window"}


def check_price(session: Session, question: Question, option: Option) -> set[str]:
    """The price on a card of the hand is what is paid for it."""
    view, fork, happened = session.view(question.seat), session.fork(), []
    (held,) = [card for card in view.own.hand if option.refs == (f"hand:{card.slot}",)]
    fork.table.record = happened
    fork.answer(question.seat, option.key)
    for _ in range(4):
        asked = [q for q in fork.questions() if q.seat == question.seat and "target" in q.text]
        if data(happened, "paid") or not asked:
            break
        keys = [one.key for one in asked[0].options() if one.key != "cancel"]
        fork.answer(question.seat, keys[0])
    paid = [told for told in data(happened, "paid") if told["seat"] == question.seat][:1]
    assert [(told["donations"], told["influence"]) for told in paid] == [
        (held.donations, held.influence)] * bool(held.donations or held.influence), option
    return {"price"}


def check_done(session: Session, question: Question) -> set[str]:
    """The conversion that is told of the tile under the own piece comes when the cards are done with."""
    truth, seat, happened = session.table.state, question.seat, []
    tile = truth.seats[seat].tile
    made = session.view(seat).tiles[tile].forecast
    if made is None or made.kind != "propagation" or surprised(truth, seat, made, tile):
        return set()
    fork = session.fork()
    fork.table.record = happened
    fork.answer(seat, "done")
    through(fork, f"tile:{tile}", seat, happened)
    check_roll(made, seat, truth, happened)
    return {"done"}


def check(session: Session, question: Question) -> set[str]:
    """Everything that is told of a question and its options; which kinds of outcomes were met."""
    seen = check_odds(session, question) if question.text == "react" else set()
    view = session.view(question.seat)
    for option in question.options():
        made = forecast(view, question, option)
        if question.text == "card_or_done" and option.key != "done":
            seen |= check_price(session, question, option)
        elif question.text == "card_or_done":
            seen |= check_done(session, question)
        if question.text in ("move", "second_move", "remote_combat") and option.key != "no":
            seen |= check_move(session, question, option, made)
        elif isinstance(made, CardForecast):
            seen |= check_card(session, question, option, made)
        elif isinstance(made, Offer):
            seen |= check_offer(session, question, option, made)
        elif made is not None and question.text == "tab_icon":
            seen |= check_conflict(session, question, made)
        elif made is not None:
            assert question.text == "torrent_step"
    return seen


def walked(players: int, seed: int, level: str, most: int) -> set[str]:
    """Checks a match of bots of that level ("" for random answers)."""
    stream = Stream(seed, "walk")
    session = game.new_session("realigious", [{} for _ in range(players)], {}, seed)
    seen: set[str] = set()
    for _ in range(most):
        if session.outcome is not None:
            break
        question = session.questions()[0]
        seen |= check(session, question)
        random = not level or stream.below(3) == 0
        key = stream.pick(question.options()).key if random else choose(session, question.seat, level, seed)
        session.answer(question.seat, key)
    return seen


@pytest.mark.slow
@pytest.mark.parametrize(("players", "seed", "level", "most"), [
    (2, 1, "", 260), (3, 6, "", 240), (4, 7, "", 200), (2, 3, "easy", 260), (3, 22, "", 300), (2, 45, "", 300)])
def test_c6_15_what_is_told_before_a_choice_is_what_comes_of_it(players: int, seed: int, level: str, most: int
                                                                ) -> None:
    seen = walked(players, seed, level, most)
    assert {"propagated", "propagation_failed", "price", "done"} <= seen
    assert level or players > 2 or {"combat_won", "combat_lost", "gleaning"} <= seen, "bots may play otherwise one day"


# ---------------------------------------------------------------- one question at a time
def of_contact(play: Play, tile: int = HERE) -> Forecast:
    """What a contact of seat 0's piece with a tile leads to."""
    made = play.session.view(0).tiles[tile].forecast
    assert isinstance(made, Forecast)
    return made


def told_of(play: Play) -> dict[str, Any]:
    """What is told of each option of the open question."""
    question = play.session.questions()[0]
    view = play.session.view(question.seat)
    return {option.key: forecast(view, question, option) for option in question.options()}


def test_c6_15_a_reckless_attacker_is_told_nine_tenths() -> None:
    play = war()
    before = of_contact(play).chance
    state(play, 0, "all_or_nothing")
    made = of_contact(play)
    assert (before, made.rate - made.against, made.chance) == (500, 80, 720)


@pytest.mark.parametrize(("mine", "theirs", "forced", "chance"), [
    ("heavenly_host", "", "win", 1000), ("", "ascended", "loss", 0), ("heavenly_host", "ascended", "", 500)])
def test_c6_15_what_decides_without_a_roll_is_told(mine: str, theirs: str, forced: str, chance: int) -> None:
    play = war()
    for seat, kind in ((0, mine), (1, theirs)):
        state(play, seat, *([kind] if kind else []))
    assert (of_contact(play).forced, of_contact(play).chance) == (forced, chance)


def test_c6_15_an_attacker_whom_the_price_eliminates_is_told_so() -> None:
    play = war()
    play.money(0, 0, 0, reputation=12)
    assert (of_contact(play).price, of_contact(play).forced) == (2, "")
    state(play, 0, "judgement")
    assert (of_contact(play).price, of_contact(play).forced, of_contact(play).chance) == (12, "out", 0)


@pytest.mark.parametrize(("god", "owner"), [("zog_malomos", -1), ("sekrazade", 1)])
def test_c6_15_a_relic_that_is_known_to_lie_there_counts_already(god: str, owner: int) -> None:
    play = Play(god=god)
    play.tile(9, owner=owner)
    before = of_contact(play, 9).rate
    play.relic(9, known=(0,))
    assert of_contact(play, 9).rate == before + 10


def test_c6_15_a_hidden_relic_changes_nothing() -> None:
    play = Play(god="zog_malomos")
    before = of_contact(play, 9)
    play.relic(9)
    assert of_contact(play, 9) == before


def test_c6_15_a_truce_leaves_no_combat_to_tell_of() -> None:
    play = war()
    assert play.session.view(0).tiles[HERE].forecast is not None
    play.state.truces.append(Truce(0, 1, 3))
    assert play.session.view(0).tiles[HERE].forecast is None


def test_c6_15_a_piece_on_the_tile_defends_it_but_not_against_a_barracks() -> None:
    play = war(defender="islamic")
    near = AROUND[0]
    play.tile(near, "house", owner=0, designation="private_barracks")
    play.piece(1, HERE)
    play.piece(0, AROUND[-1])
    made = play.session.view(0).tiles[HERE].remote
    assert made is not None
    assert (of_contact(play).kind, of_contact(play).against) == ("piece_combat", 30)
    assert (made.kind, made.against, made.penalty) == ("combat", 10, 3)


def test_r6_6_on_the_way_of_a_torrent_no_combat_is_told() -> None:
    play = Play()
    here = play.seat(0).tile
    first, second = 9, 10
    for tile in (first, second):
        play.tile(tile, owner=1)
    play.seat(0).effects.append(Effect("torrent", "use"))
    play.move_of(0)
    assert here != first and told_of(play)[f"tile:{first}"] is None
    play.answer(f"tile:{first}", f"tile:{second}")
    enemy = [made for key, made in told_of(play).items() if key == f"tile:{first}"]
    assert [made.kind for made in enemy] == ["combat"]


def torrent_at(prop_stacks: int = 0) -> Play:
    """Seat 0 asks for the second step of a Torrent; its piece stands on tile 9, which is neutral."""
    play = Play(god="zog_malomos")
    play.seat(0).effects.append(Effect("torrent", "use"))
    play.seat(0).prop_stacks = prop_stacks
    play.money(0, 500, 500, believers=150)
    play.move_of(0)
    play.answer("tile:9")
    return play


def rolled_after(play: Play, steps: list[int]) -> dict[tuple[int, ...], set[tuple[bool, int]]]:
    """What the last tile of a way is rolled for, with many dice: outcomes before it -> whether it was won, and rate."""
    seen: dict[tuple[int, ...], set[tuple[bool, int]]] = {}
    for dice in range(40):
        fork = play.session.fork()
        fork.table.state.rng = dice
        for tile in steps:
            fork.answer(0, f"tile:{tile}")
        fork.table.record = happened = []
        turn = fork.table.state.turn
        while fork.table.state.turn == turn:
            question = fork.questions()[0]
            keys = [option.key for option in question.options()]
            wanted = QUIET.get(question.text, "")
            fork.answer(question.seat, wanted if wanted in keys else question.default())
        rolls = [(e.kind == "propagated", e.data["tile"], e.data["rate"]) for e in happened if e.kind in ROLLS]
        ends = [i for i, roll in enumerate(rolls) if roll[1] == steps[-1]]
        before, (won, _, rate) = rolls[:ends[-1]], rolls[ends[-1]]
        seen.setdefault(tuple(roll[0] for roll in before), set()).add((won, rate))
    return seen


@pytest.mark.parametrize(("stacks", "ways"), [(0, (520, 610)), (2, (520, 810))])
def test_r6_6_a_torrents_second_tile_is_told_by_what_may_come_of_the_first(stacks: int, ways: tuple[int, int]) -> None:
    play = torrent_at(stacks)
    made = told_of(play)["tile:10"]
    first = 51 + 10 * stacks
    assert [(way.outcomes, way.odds, way.chance) for way in made.ways] == [
        ((True,), 10 * first, ways[0]), ((False,), 1000 - 10 * first, ways[1])]
    assert made.chance == round((first * ways[0] + (100 - first) * ways[1]) / 100)
    rolled = rolled_after(play, [10])
    assert {outcomes: {10 * rate for _, rate in rolls} for outcomes, rolls in rolled.items()} == {
        way.outcomes: {way.chance} for way in made.ways}


def test_r6_6_a_torrents_third_tile_is_told_by_both_before_it() -> None:
    play = torrent_at()
    play.answer("tile:10")
    made = told_of(play)["tile:11"]
    rolled = rolled_after(play, [11])
    assert len(made.ways) == 4 and sum(way.odds for way in made.ways) == pytest.approx(1000, abs=2)
    assert {outcomes: {10 * rate for _, rate in rolls} for outcomes, rolls in rolled.items()} == {
        way.outcomes: {way.chance} for way in made.ways}


def test_r6_6_a_tile_that_is_entered_again_may_be_won_on_the_way() -> None:
    play = torrent_at()
    play.answer("tile:10")
    made = told_of(play)["tile:9"]
    assert {way.outcomes: way.chance for way in made.ways} == {
        (True, True): 1000, (True, False): 1000, (False, True): 520, (False, False): 710}


def test_r6_6_where_no_attempt_comes_before_it_the_first_tile_is_told_as_ever() -> None:
    play = Play()
    usual = of_contact(play, 9)
    play.seat(0).effects.append(Effect("torrent", "use"))
    play.move_of(0)
    assert told_of(play)["tile:9"] == usual and not usual.ways


CARD_YIELDS: list[tuple[str, int, CardForecast]] = [
    ("gleaning", -1, CardForecast("gleaning", 9, gain=(31, 0, 0))),
    ("miracle_icon", 0, CardForecast("miracle_icon", 9, income=(15, 0, 0))),
    ("move_mountains", 1, CardForecast("move_mountains", 9, income=(15, 0, 0))),
    ("faith_village", 0, CardForecast("faith_village", 9, income=(0, 40, 50))),
]


@pytest.mark.parametrize(("card", "owner", "made"), CARD_YIELDS)
def test_c6_15_a_card_tells_what_it_yields_on_each_tile(card: str, owner: int, made: CardForecast) -> None:
    play = targeted(card, owner)
    assert told_of(play)["tile:9"] == made
    assert told_of(play)["cancel"] is None


@pytest.mark.parametrize(("card", "owner", "there", "again"), [
    ("faith_village", 0, "faith_village", True), ("miracle_icon", 0, "icon", True),
    ("miracle_icon", 0, "sanctuary", False), ("move_mountains", 1, "icon", False),
])  # fmt: skip
def test_c6_15_a_card_tells_where_nothing_more_comes(card: str, owner: int, there: str, again: bool) -> None:
    made = told_of(targeted(card, owner, there))["tile:9"]
    assert isinstance(made, CardForecast) and any(made.income) and made.again is again


def targeted(card: str, owner: int, there: str = "") -> Play:
    """Seat 0 asks for the target of a card; tile 9 is one, and what is `there`."""
    play = Play()
    play.money(0, 2000, 2000)
    play.tile(9, owner=owner, designation=there, allotment=(31, 40, 50))
    play.give(0, card)
    play.cards_of(0)
    play.answer(f"use:{card}@1")
    return play


@pytest.mark.parametrize("card", ["sanctuary", "new_generation", "guidance"])
def test_c6_15_a_card_that_yields_the_same_everywhere_tells_no_number(card: str) -> None:
    assert set(told_of(targeted(card, 0)).values()) == {None}


def test_r21_12_under_a_miracle_no_card_yields_anything() -> None:
    play = targeted("gleaning", -1)
    state(play, 1, "miracle")
    assert set(told_of(play).values()) == {None}


def test_r23_4_a_pantheon_tells_how_many_tiles_it_helps() -> None:
    play = targeted("age_of_cathedrals", 0)
    made = told_of(play)["tile:9"]
    assert isinstance(made, CardForecast) and len(made.reaches) > 1
    far = made.reaches[0]
    play.answer("tile:9")
    after = play.session.view(0).tiles
    helped = [tile.tile for tile in after
              if tile.forecast and any(term.text == "term.pantheon" for term in tile.forecast.terms)]
    assert play.state.designation[9] == DESIGNATION.index("pantheon") and far in helped
    assert sorted(helped) == sorted(made.reaches)
