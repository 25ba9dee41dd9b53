"""R21. Reactions: windows, order, nesting, negation."""
from __future__ import annotations

import pytest

from game.core.ask import Option
from game.core.windows import Moment
from game.titles.realigious import combat, sight
from game.titles.realigious.cards.base import REACTIONS, Use
from game.titles.realigious.cards.play import _aimed, discard, harm, open_window, reaction_refusal, reactions
from game.titles.realigious.content import CARDS
from game.titles.realigious.state import NEUTRAL, Effect, HeldCard
from tests.titles.realigious.play import Play

CENTRE = 24


def table(players: int = 3, **hands: list[str]) -> Play:
    """Everybody can pay for everything; hands by "s0", "s1"."""
    play = Play(players)
    for seat in range(players):
        play.money(seat, 5000, 5000)
        play.give(seat, *hands.get(f"s{seat}", []))
    return play


def keys(play: Play, seat: int, moment: Moment) -> list[str]:
    return [option.key for option in reactions(play.state, seat, moment)]


def asked_in(play: Play, moment: Moment, seats: list[int], *answers: str) -> list[int]:
    """Who is asked in the window, in order."""
    return [seat for seat, _ in play.carry_out(open_window(play.table, moment, seats), *answers)]


# ---------------------------------------------------------------- R21.1, R21.2
def test_r21_1_a_reaction_is_always_optional() -> None:
    play = table(s1=["fair_game"])
    assert keys(play, 1, Moment("rep_loss", seat=1, actor=0, subject=3)) == ["no", "use:fair_game@1"]


def test_r21_1_a_reaction_costs_its_price() -> None:
    play = table(s1=["fair_game"])
    play.carry_out(harm(play.table, 1, 3, 0, "R21.9"), "use:fair_game@1")
    assert play.purse(1)[1:] == (5000, 4800)


@pytest.mark.parametrize(("influence", "offered"), [(200, 2), (199, 1)])
def test_r21_1_a_reaction_must_be_payable(influence: int, offered: int) -> None:
    play = table(s1=["fair_game"])
    play.money(1, 0, influence)
    assert len(keys(play, 1, Moment("rep_loss", seat=1, actor=0, subject=3))) == offered


def test_r21_1_a_reaction_works_from_the_hand_not_from_deck_or_graveyard() -> None:
    play = table()
    play.deck(1, "fair_game", "tithe")
    play.seat(1).grave = ["fair_game"]
    assert keys(play, 1, Moment("rep_loss", seat=1, actor=0, subject=3)) == ["no"]


def test_r21_1_a_standby_is_free_and_used_once() -> None:
    play = table()
    play.money(1, 0, 0)
    play.seat(1).effects = [Effect("standby", "use", what="fair_game")]
    play.carry_out(harm(play.table, 1, 3, 0, "R21.9"), "standby:fair_game")
    assert (play.seat(0).reputation, play.seat(1).effects) == (47, [])


@pytest.mark.parametrize("kind", [kind for kind, card in CARDS.items() if card.kind == "reaction"])
def test_r21_2_a_reaction_works_in_its_windows_alone(kind: str) -> None:
    play = table()
    windows = {name for card in CARDS.values() for name in card.windows}
    for name in windows - set(CARDS[kind].windows):
        refusal = reaction_refusal(play.state, 1, HeldCard(kind), Moment(name, seat=1, actor=0, card="gleaning"))
        assert refusal is not None and refusal.text == "why.wrong_moment", name


def test_r21_2_every_reaction_card_has_a_rule() -> None:
    assert set(REACTIONS) == {kind for kind, card in CARDS.items() if card.kind == "reaction"}


def test_r5_10_an_action_card_is_no_reaction() -> None:
    play = table(s1=["tithe"])
    assert keys(play, 1, Moment("rep_loss", seat=1, actor=0, subject=3)) == ["no"]


# ---------------------------------------------------------------- R21.3, R21.4
def test_r21_3_card_use_is_asked_in_turn_order_after_the_user() -> None:
    play = table(4, s0=["tithe"], s1=["tithe"], s2=["tithe"], s3=["tithe"])
    order: list[int] = []
    play.state.seats[1].hand = [HeldCard("relief_corps"), HeldCard("tithe")]
    play.cards_of(1)
    play.session.answer(1, "use:relief_corps@1")
    while play.question.text == "react":
        order.append(play.question.seat)
        play.session.answer(play.question.seat, "no")
    assert order == [2, 3, 0]


def test_r21_3_the_owner_of_the_tile_comes_first_and_the_attacker_last() -> None:
    play = table(4, s0=["tithe"], s1=["tithe"], s2=["tithe"], s3=["tithe"])
    play.tile(CENTRE, owner=2)
    rules = combat.combat(play.table, 1, 2, CENTRE, combat.ORDINARY)
    order = [next(rules).seat]  # type: ignore[union-attr]
    for _ in range(3):
        order.append(rules.send("no").seat)  # type: ignore[union-attr]
    assert order == [2, 3, 0, 1]


def test_c6_4_who_is_asked_about_a_combat_is_told_its_chances() -> None:
    play = table(s1=["peace_river"])
    play.tile(CENTRE, owner=1)
    about = next(combat.combat(play.table, 0, 1, CENTRE, combat.ORDINARY)).about  # type: ignore[union-attr]
    assert about is not None
    assert (about["attack"], about["defence"], about["chance"], about["forced"]) == (70, 10, 600, "")


def test_r21_3_who_has_neither_cards_nor_standbys_is_not_asked() -> None:
    play = table(s1=[], s2=["tithe"])
    assert asked_in(play, Moment("relic_gained", seat=0, actor=0, subject=0), [1, 2]) == [2]


def test_r21_4_the_round_is_repeated_until_everybody_passes() -> None:
    play = table(4, s1=["wiretap"], s2=["tithe"], s3=["tithe"])
    play.celebrity("lawyer", CENTRE)
    play.give(1, "wiretap", "tithe")
    moment = Moment("celebrity_on_mine", seat=1, tile=CENTRE, subject=0)
    assert asked_in(play, moment, [2, 1, 3], "use:wiretap@1") == [2, 1, 2, 3, 3, 2, 1, 3]


def test_r21_4_a_negated_event_closes_its_window_at_once() -> None:
    play = table(4, s1=["witchs_way"], s2=["tithe"], s3=["tithe"])
    moment = Moment("card_used", seat=0, actor=0, card="relief_corps")
    asked = asked_in(play, moment, [1, 2, 3], "use:witchs_way@1")
    assert (moment.cancelled, asked) == (True, [1, 2, 3]), "2 and 3 were asked about the Witch's Way"


def test_r21_4_one_reaction_is_resolved_before_the_next_is_asked() -> None:
    play = table(3, s0=["simple_prank"], s1=["fair_game"], s2=["fair_game"])
    play.cards_of(0)
    play.will(1, "use:fair_game")
    play.will(2, "use:fair_game")
    play.answer("use:simple_prank@1")
    kinds = [(line["seat"], line["amount"]) for line in play.told("reputation_down", 0)]
    assert kinds == [(1, 3), (0, 3), (2, 3), (0, 3)]


# ---------------------------------------------------------------- R21.5-R21.8
def test_r21_5_a_reaction_can_be_answered_before_its_effect() -> None:
    play = table(3, s0=["tithe"], s1=["fair_game"], s2=["witchs_way"])
    play.carry_out(harm(play.table, 1, 3, 0, "R21.9"), "use:fair_game@1", "use:witchs_way@1")
    assert (play.seat(0).reputation, play.seat(1).grave) == (50, ["fair_game"])


def test_r21_5_last_in_first_out() -> None:
    play = table(3, s0=["relief_corps", "witchs_way"], s1=["witchs_way"])
    play.will(1, "use:witchs_way")
    play.will(0, "use:witchs_way")
    play.cards_of(0)
    play.answer("use:relief_corps@1")
    assert play.seat(0).reputation == 53


def test_r21_5_negate_mine_comes_after_the_negating_cards_own_window() -> None:
    play = table(3, s0=["reaper", "wall_of_word"], s1=["witchs_way"], s2=["tithe"])
    play.cards_of(0)
    order: list[tuple[int, str]] = []
    play.session.answer(0, "use:reaper@1")
    while play.question.text == "react":
        question = play.question
        order.append((question.seat, str(question.about["event"])))
        wish = "use:witchs_way@1" if question.seat == 1 and "use:witchs_way@1" in play.offered() else "no"
        play.session.answer(question.seat, wish)
    assert order == [(1, "card_used"), (2, "card_used"), (0, "card_used"), (0, "negate_mine")]


def test_r21_6_a_negated_card_stays_paid_and_buried() -> None:
    play = table(2, s0=["relief_corps"], s1=["witchs_way"])
    play.will(1, "use:witchs_way")
    play.cards_of(0)
    play.answer("use:relief_corps@1")
    assert (play.seat(0).reputation, play.purse(0)[1], play.seat(0).grave) == (50, 4900, ["relief_corps"])


def test_r21_7_windows_nest_eight_deep() -> None:
    play = table(2, s1=["fair_game"])
    depths = []
    for standing in range(9):
        play.state.open_windows = standing
        depths.append(asked_in(play, Moment("rep_loss", seat=1, actor=0, subject=3), [1]))
    assert depths == [[1]] * 8 + [[]]


def asked_in_the_eighth(play: Play, moment: Moment, seat: int, answer: str) -> list[int]:
    """Who is asked in this window when seven stand open: what it causes opens none."""
    play.state.open_windows = 7
    asked = asked_in(play, moment, [seat], answer)
    assert play.state.open_windows == 7
    return asked


@pytest.mark.parametrize(("kind", "moment"), [
    ("fair_game", {"name": "rep_loss", "seat": 1, "actor": 0, "subject": 3}),
    ("retribution", {"name": "combat_lost", "seat": 1, "actor": 0, "subject": 2, "tile": CENTRE}),
])
def test_r21_7_a_loss_caused_in_the_eighth_window_opens_none(kind: str, moment: dict[str, int | str]) -> None:
    play = table(2, s0=["fair_game"], s1=[kind])
    asked = asked_in_the_eighth(play, Moment(**moment), 1, f"use:{kind}@1")  # type: ignore[arg-type]
    assert (asked, play.seat(0).reputation < 50) == ([1], True)


def test_r21_7_a_taking_caused_in_the_eighth_window_opens_none() -> None:
    play = table(2, s0=["firebolt"], s1=["exorcism_rite"])
    play.relic(holder=0)
    asked = asked_in_the_eighth(play, Moment("relic_gained", seat=0, actor=0, subject=0), 1, "use:exorcism_rite@1")
    assert (asked, play.state.relics[0].holder) == ([1], -1)


def test_r21_7_a_card_discarded_in_the_eighth_window_opens_none() -> None:
    play = table(2, s0=["angels_seal"], s1=["wall_of_word"])
    play.deck(0, "relief_corps")
    asked = asked_in_the_eighth(play, Moment("tile_seize", seat=1, actor=0, tile=CENTRE), 1, "use:wall_of_word@1")
    assert (asked, play.seat(0).grave) == ([1], ["relief_corps"])


def test_r21_9_a_spell_of_doom_that_nobody_used_opens_none() -> None:
    play = table(2, s0=["spell_of_doom", "fair_game"])
    assert play.carry_out(discard(play.table, 0, 1)) == []
    assert play.seat(0).reputation == 30


def test_r21_7_a_card_used_by_angels_seal_is_nested_in_its_window() -> None:
    play = table(2, s0=["witchs_way"], s1=["angels_seal"])
    moment = Moment("card_discarded", seat=1, actor=1, card="relief_corps")
    asked = asked_in_the_eighth(play, moment, 1, "use:angels_seal@1")
    assert (asked, play.seat(1).reputation) == ([1], 53)


def test_r21_7_angels_seal_does_not_answer_angels_seal() -> None:
    play = table(2, s0=["angels_seal", "angels_seal"])
    asked = play.carry_out(discard(play.table, 0, 1))
    assert asked == [(0, "react")]
    assert keys(play, 0, Moment("card_discarded", seat=0, actor=0, card="angels_seal")) == ["no"]


def test_r21_8_who_does_not_see_a_stealthed_user_is_not_asked() -> None:
    play = table(3, s0=["relief_corps"], s1=["witchs_way"], s2=["witchs_way"])
    play.seat(0).stealth = True
    play.piece(2, play.seat(0).tile)
    moment = Moment("card_used", seat=0, actor=0, card="relief_corps")
    assert asked_in(play, moment, [1, 2]) == [2]


def test_r21_8_other_windows_do_not_ask_for_sight() -> None:
    play = table(2, s1=["fair_game"])
    play.seat(0).stealth = True
    assert asked_in(play, Moment("rep_loss", seat=1, actor=0, subject=3), [1]) == [1]


def test_r21_8_the_user_is_never_asked() -> None:
    play = table(2, s0=["relief_corps", "miracle"])
    play.cards_of(0)
    play.session.answer(0, "use:relief_corps@1")
    assert play.question.text != "react"


# ---------------------------------------------------------------- R21.9, R21.10
def test_r21_9_the_window_names_loser_and_causer() -> None:
    play = table(2, s1=["fair_game"])
    rules = harm(play.table, 1, 3, 0, "R21.9")
    ask = next(rules)
    assert (ask.seat, ask.about) == (1, {"event": "rep_loss", "card": "", "actor": 0})  # type: ignore[union-attr]


def test_e19_fair_game_twice() -> None:
    play = table(2, s0=["fair_game", "simple_prank"], s1=["fair_game"])
    play.seat(1).reputation = 40
    play.will(1, "use:fair_game")
    play.will(0, "use:fair_game")
    play.cards_of(0)
    play.answer("use:simple_prank@2")
    assert [player.reputation for player in play.state.seats] == [47, 34]


@pytest.mark.parametrize(("mine", "loss", "fair"), [(50, 3, 47), (2, 2, 48)])
def test_r21_9_what_was_really_lost_counts(mine: int, loss: int, fair: int) -> None:
    play = table(3, s1=["fair_game"])
    play.seat(1).reputation = mine
    play.carry_out(harm(play.table, 1, 3, 0, "R21.9"), "use:fair_game@1")
    assert (play.seat(1).reputation, play.seat(0).reputation) == (mine - loss, fair)


def test_r21_9_own_payments_open_no_window() -> None:
    play = table(2, s0=["future_body"])
    play.seat(0).effects = [Effect("standby", "use", what="fair_game")]
    play.cards_of(0)
    play.session.answer(0, "use:future_body@1")
    assert play.question.text != "react"


@pytest.mark.parametrize("roll", [1, 100])
def test_r21_9_combat_prices_and_penalties_open_no_window(roll: int) -> None:
    play = table(2, s0=["fair_game"], s1=["fair_game"])
    play.tile(CENTRE, owner=1)
    play.rolls(roll)
    rules = combat.combat(play.table, 0, 1, CENTRE, combat.ORDINARY)
    events = []
    try:
        ask = next(rules)
        while True:
            events.append(ask.about["event"])  # type: ignore[index, union-attr]
            ask = rules.send("no")
    except StopIteration:
        pass
    assert "rep_loss" not in events


def test_r21_9_time_reversal_can_lower_a_reputation() -> None:
    play = table(2, s0=["time_reversal"], s1=["fair_game"])
    play.start_of(1)
    play.start_of(0)
    play.give(0, "time_reversal")
    play.give(1, "fair_game")
    play.seat(1).reputation = 60
    play.will(1, "use:fair_game")
    play.cards_of(0)
    play.answer("use:time_reversal@1", "seat:1")
    assert [player.reputation for player in play.state.seats] == [40, 50]


def test_r21_9_time_reversal_that_raises_it_opens_no_window() -> None:
    play = table(2)
    play.start_of(1)
    play.start_of(0)
    play.give(0, "time_reversal")
    play.give(1, "fair_game")
    play.seat(1).reputation = 40
    play.cards_of(0)
    play.session.answer(0, "use:time_reversal@1")
    play.session.answer(0, "seat:1")
    assert play.question.about["event"] == "card_used"
    play.session.answer(1, "no")
    assert play.seat(1).reputation == 50
    assert play.question.text != "react"


@pytest.mark.parametrize("owner", [1, -1])
def test_r21_10_eschatology_asks_only_where_a_tile_would_fall(owner: int) -> None:
    play = table(3, s1=["wall_of_word"], s2=["eschatology"])
    play.tile(CENTRE + 1, owner=owner)
    play.tile(CENTRE, owner=0)
    moment = Moment("other_tile_lost", seat=1, actor=0, tile=CENTRE, subject=combat.ORDINARY)
    asked = asked_in(play, moment, [2], "use:eschatology@1")
    assert asked.count(1) == (2 if owner == 1 else 1), "card_used, and tile_seize where there is something to seize"


@pytest.mark.parametrize("kind", ["realm_of_god", "minor_sacrifice"])
def test_r21_10_these_open_no_tile_seize(kind: str) -> None:
    play = table(2, s0=[kind], s1=["wall_of_word"])
    play.tile(9, owner=1)
    play.tile(8, owner=0)
    play.cards_of(0)
    play.session.answer(0, f"use:{kind}@1")
    events = []
    for key in ("tile:8", "tile:9"):
        play.session.answer(0, key)
    while play.session.questions() and play.question.text == "react":
        events.append(play.question.about["event"])
        play.session.answer(play.question.seat, "no")
    assert events == ["card_used"]


@pytest.mark.parametrize("kind", [kind for kind, card in CARDS.items() if card.group == "strategy"])
@pytest.mark.parametrize("answer", ["witchs_way", "miracle"])
def test_r21_10_negate_mine_opens_for_cards_about_propagation(kind: str, answer: str) -> None:
    play = table(2, s0=["wall_of_word"], s1=[answer])
    moment = Moment("card_used", seat=0, actor=0, card=kind)
    rules = open_window(play.table, moment, [1])
    events = []
    try:
        ask = next(rules)
        while True:
            events.append(ask.about["event"])  # type: ignore[index, union-attr]
            ask = rules.send(f"use:{answer}@1" if ask.seat == 1 else "no")  # type: ignore[union-attr]
    except StopIteration:
        pass
    assert ("negate_mine" in events) is CARDS[kind].propagation


# ---------------------------------------------------------------- R21.11, R21.12
def test_r21_11_spell_of_doom_opens_no_card_used() -> None:
    play = table(2, s0=["spell_of_doom"], s1=["witchs_way", "miracle"])
    play.cards_of(0)
    play.session.answer(0, "use:spell_of_doom@1")
    assert play.question.text != "react"


def under_miracle(*hand: str) -> Play:
    """Seat 1's Miracle stands in seat 0's turn."""
    play = table(3, s0=list(hand), s2=["witchs_way"])
    play.seat(1).effects = [Effect("miracle", "turns", 1, 1)]
    return play


def test_r21_12_a_standing_miracle_negates_without_asking() -> None:
    play = under_miracle("relief_corps", "tithe")
    play.cards_of(0)
    play.session.answer(0, "use:relief_corps@1")
    assert (play.question.text, play.seat(0).reputation, play.seat(0).grave, play.purse(0)[1]) == (
        "card_or_done", 50, ["relief_corps"], 4900)


@pytest.mark.parametrize("name", sorted({name for card in CARDS.values() for name in card.windows}))
def test_r21_12_nobody_is_asked_while_it_stands(name: str) -> None:
    play = under_miracle()
    assert asked_in(play, Moment(name, seat=2, actor=0, card="tithe", subject=0, tile=CENTRE), [2]) == []


def test_r21_12_standbys_sleep_too() -> None:
    play = under_miracle()
    play.seat(2).hand = []
    play.seat(2).effects = [Effect("standby", "use", what="fair_game")]
    assert asked_in(play, Moment("rep_loss", seat=2, actor=0, subject=3), [2]) == []


def test_r21_12_a_card_that_waits_for_its_effect_is_not_touched() -> None:
    play = table(3, s0=["relief_corps", "miracle"], s1=["witchs_way"])
    play.will(1, "use:witchs_way")
    play.will(0, "use:miracle")
    play.cards_of(0)
    play.answer("use:relief_corps@1")
    assert play.seat(0).reputation == 53


def test_r21_12_it_ends_when_the_users_next_turn_begins() -> None:
    play = under_miracle()
    play.turn_of(1)
    assert "miracle" not in play.effects(1)


def test_r21_12_discarded_cards_act_under_it() -> None:
    play = under_miracle("glory_treasure")
    play.carry_out(discard(play.table, 0, 1))
    assert play.purse(0)[1:] == (6000, 6000)


def test_r21_3_options_begin_with_no() -> None:
    play = table(2, s1=["fair_game"])
    first: Option = reactions(play.state, 1, Moment("rep_loss", seat=1, actor=0, subject=3))[0]
    assert first.key == "no"


def test_r5_8_a_discarded_anointed_king_sets_the_only_card_of_the_hand_aside() -> None:
    play = table(2, s0=["angels_seal", "reaper", "anointed_king"])
    play.carry_out(discard(play.table, 0, 3), "use:angels_seal@1")
    assert [(effect.kind, effect.what) for effect in play.seat(0).effects] == [("prepared_king", "reaper")]


def test_r5_7_who_may_react_to_a_card_is_told_its_target(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sight, "in_sight", lambda _state, _seat, tile: tile != 9)
    for targets, owner, key in ((("tile:9",), 1, "aim"), (("tile:8",), NEUTRAL, "aim"), (("seat:1",), NEUTRAL, "whom"),
                                (("tile:9",), NEUTRAL, ""), ((), NEUTRAL, "")):  # fmt: skip
        play = table(3, s1=["witchs_way"])
        play.tile(9, owner=owner)
        play.piece(1, 40)
        use = Use(0, HeldCard("gleaning"), targets)
        about = _aimed(use, play.state, 1, Moment("card_used", seat=0, actor=0, card="gleaning"))
        assert {name for name in ("aim", "whom") if name in about} == ({key} if key else set())
