"""R8. The piece interaction tab."""
from __future__ import annotations

import pytest

from game.titles.realigious import tab
from game.titles.realigious.state import HeldCard, Truce
from tests.titles.realigious.play import Play

HERE = 8
AMOUNTS = [f"{purse}:{a}" for purse in ("donations", "influence") for a in (100, 300, 500, 1000)]
BELIEVERS = ["believers:50", "believers:100", "believers:200"]


def meeting(owner: int = -1, players: int = 2, **options: object) -> Play:
    """Seats 0 and 1 stand on one tile; seat 0's step B is about to begin."""
    play = Play(players, **options)  # type: ignore[arg-type]
    for seat in range(players):
        play.give(seat)
    play.tile(HERE, owner=owner)
    play.piece(0, HERE)
    play.piece(1, HERE)
    return play


def icons(play: Play) -> list[str]:
    """What seat 0 is offered."""
    play.interaction_of(0)
    assert play.question.text == "tab_icon"
    found: list[str] = play.offered()
    return found


# ---------------------------------------------------------------- R8.1
def test_r8_1_no_tab_without_another_piece() -> None:
    play = Play()
    play.interaction_of(0)
    assert play.told("tab_icon", 0) == []


def test_r8_1_the_tiles_owner_is_the_partner() -> None:
    play = meeting(owner=2, players=3)
    play.piece(2, HERE)
    play.interaction_of(0)
    assert (play.question.text, play.question.about) == ("tab_icon", {"other": 2})


@pytest.mark.parametrize("owner", [-1, 0])
def test_r8_1_of_several_others_one_is_picked(owner: int) -> None:
    play = meeting(owner=owner, players=3)
    play.piece(2, HERE)
    play.interaction_of(0)
    assert (play.question.text, play.offered()) == ("tab_partner", ["seat:1", "seat:2"])
    play.answer("seat:2")
    assert play.question.about == {"other": 2}


def test_r8_1_one_icon_is_used_and_the_tab_closes() -> None:
    play = meeting()
    play.rolls(100)
    icons(play)
    play.answer("share_maps", "yes")
    assert len(play.told("tab_icon", 0)) == 1
    assert play.state.acting == 1


# ---------------------------------------------------------------- R8.2
ALL = ["pass_by", "trade", "joint_service", "truce", "share_maps"]


@pytest.mark.parametrize(("owner", "conflict"), [(-1, False), (0, False), (1, True)])
def test_r8_2_conflict_is_offered_on_the_partners_tile(owner: int, conflict: bool) -> None:
    assert icons(meeting(owner)) == (["conflict"] if conflict else []) + ALL


@pytest.mark.parametrize("why", ["buddhist", "apostle", "truce"])
def test_r8_2_not_where_combat_is_impossible(why: str) -> None:
    play = meeting(1, religions=("buddhist" if why == "buddhist" else "christian", "christian"))
    if why == "apostle":
        play.tile(HERE, designation="apostle")
    if why == "truce":
        play.state.truces = [Truce(1, 0, 3)]
    assert "conflict" not in icons(play)


@pytest.mark.parametrize(("donations", "offered"), [(99, False), (100, True)])
def test_r8_2_a_joint_service_needs_d100(donations: int, offered: bool) -> None:
    play = meeting()
    play.seat(0).donations = donations
    assert ("joint_service" in icons(play)) is offered


@pytest.mark.parametrize(("last", "offered"), [(5, False), (4, False), (3, False), (2, True)])
def test_r8_2_a_pair_rests_two_cycles_after_a_joint_service(last: int, offered: bool) -> None:
    play = meeting(players=3)
    play.state.cycle, play.state.services = 5, {"0-1": last}
    assert ("joint_service" in icons(play)) is offered


def test_r8_2_other_pairs_do_not_rest() -> None:
    play = meeting(players=3)
    play.state.services = {"0-2": 1, "1-2": 1}
    assert "joint_service" in icons(play)


@pytest.mark.parametrize("pair", [(0, 1), (1, 0)])
def test_r8_2_no_second_truce(pair: tuple[int, int]) -> None:
    play = meeting()
    play.state.truces = [Truce(*pair, 2)]
    assert "truce" not in icons(play)


def test_r8_2_conflict_is_a_piece_combat() -> None:
    play = meeting(1)
    play.rolls(1)
    icons(play)
    play.answer("conflict")
    assert play.told("combat_declared", 0)[0]["what"] == 1
    assert play.state.owner[HERE] == 0


def test_r8_2_pass_by_does_nothing() -> None:
    play = meeting(0)
    icons(play)
    before = [(*play.purse(s), play.seat(s).reputation) for s in (0, 1)]
    play.answer("pass_by")
    assert [(*play.purse(s), play.seat(s).reputation) for s in (0, 1)] == before


def test_r8_2_an_agreed_service_costs_both_100_and_gives_both_2() -> None:
    play = meeting(0)
    icons(play)
    play.answer("joint_service")
    assert (play.question.seat, play.question.text, play.offered()) == (1, "joint_answer", ["no", "yes"])
    play.answer("yes")
    assert [(play.seat(s).donations, play.seat(s).reputation) for s in (0, 1)] == [(400, 52), (400, 52)]
    assert play.state.services == {"0-1": 1}


def test_r8_2_a_refused_service_costs_nothing_and_may_be_proposed_again() -> None:
    play = meeting(0)
    icons(play)
    play.answer("joint_service", "no")
    assert [(play.seat(s).donations, play.seat(s).reputation) for s in (0, 1)] == [(500, 50), (500, 50)]
    assert play.state.services == {}


def test_r8_2_a_partner_with_less_than_100_can_only_refuse() -> None:
    play = meeting(0)
    play.seat(1).donations = 99
    assert [o.key for o in tab.service_answers(play.state, 1)] == ["no"]
    icons(play)
    play.answer("joint_service")
    assert play.seat(0).reputation == 50


def test_r8_2_a_service_may_win_for_both_and_the_turn_player_has_it() -> None:
    play = meeting(0)
    play.seat(0).reputation = play.seat(1).reputation = 98
    icons(play)
    play.answer("joint_service", "yes")
    assert play.session.outcome is not None
    assert play.session.outcome.winners == [0]


@pytest.mark.parametrize(("answer", "truces"), [("no", []), ("yes", [(0, 1, 3)])])
def test_r8_2_a_truce_needs_the_partner(answer: str, truces: list[tuple[int, int, int]]) -> None:
    play = meeting(0)
    icons(play)
    play.answer("truce")
    assert (play.question.seat, play.question.text) == (1, "truce_answer")
    play.answer(answer)
    assert [(t.proposer, t.partner, t.left) for t in play.state.truces] == truces


@pytest.mark.parametrize(("answer", "shared"), [("no", False), ("yes", True)])
def test_r8_2_maps_are_shared_if_the_partner_agrees(answer: str, shared: bool) -> None:
    play = meeting(0)
    play.relic(48)
    play.state.relics[0].known = 1 << 1
    play.seat(0).knowledge[48], play.seat(1).knowledge[48] = 0, 2
    play.seat(0).knowledge[0], play.seat(1).knowledge[0] = 2, 1
    icons(play)
    play.answer("share_maps")
    assert (play.question.seat, play.question.text) == (1, "maps_answer")
    play.answer(answer)
    assert (play.seat(0).knowledge[48] == 2) is shared
    assert (play.seat(1).knowledge[0] == 2) is shared
    assert play.state.relics[0].known == (3 if shared else 2)


# ---------------------------------------------------------------- R8.3, R8.4
@pytest.mark.parametrize("icon", ["pass_by", "truce", "share_maps", "joint_service", "trade"])
def test_r8_3_no_combat_for_the_partners_tile_but_by_conflict(icon: str) -> None:
    play = meeting(1)
    icons(play)
    play.will(1, "no", "refuse")
    play.will(0, "cancel")
    play.answer(icon)
    assert play.told("combat_declared", 0) == []
    assert play.state.owner[HERE] == 1


def test_r8_4_propagation_follows_on_a_neutral_tile() -> None:
    play = meeting()
    play.rolls(1)
    icons(play)
    play.answer("pass_by")
    assert play.state.owner[HERE] == 0


def test_r8_4_combat_with_a_third_owner_follows() -> None:
    play = meeting(owner=2, players=3)
    play.rolls(1)
    icons(play)
    play.answer("pass_by")
    assert play.told("combat_declared", 0)[0]["what"] == 0
    assert play.state.owner[HERE] == 0


def test_r8_4_nothing_follows_on_the_own_tile() -> None:
    play = meeting(0)
    icons(play)
    play.answer("pass_by")
    assert play.told("combat_declared", 0) + play.told("propagated", 0) == []


def test_r8_5_a_hidden_piece_on_the_tile_is_met() -> None:
    play = meeting()
    play.seat(1).stealth = True
    assert icons(play) == ALL


# ---------------------------------------------------------------- R8.6
def trading(play: Play) -> Play:
    """Seat 0 has chosen Trade."""
    icons(play)
    play.answer("trade")
    return play


def rich(play: Play) -> Play:
    """Everybody can give every amount."""
    for seat in range(len(play.state.seats)):
        play.money(seat, 1000, 1000, believers=200)
    return play


def test_r8_6_what_can_be_given() -> None:
    play = rich(meeting(0))
    play.give(0, "reaper", "glory_mercy")
    play.relic(holder=0)
    trading(play)
    assert play.question.text == "trade_give"
    things = ["card:reaper@1", "card:glory_mercy@2", "relic:0"]
    assert play.offered() == ["cancel", "nothing", *AMOUNTS, *BELIEVERS, *things]


def test_r8_6_what_is_given_must_be_payable() -> None:
    play = meeting(0)
    play.money(0, 299, 500, believers=99)
    trading(play)
    assert play.offered() == ["cancel", "nothing", "donations:100", "influence:100", "influence:300", "influence:500",
                            "believers:50"]


@pytest.mark.parametrize("kind", ["shame_end", "extremist", "spell_of_doom"])
def test_r8_6_some_cards_are_not_traded(kind: str) -> None:
    play = meeting(0)
    play.give(0, kind)
    trading(play)
    assert not any(key.startswith("card:") for key in play.offered())
    assert [o.key for o in tab.answer_options(play.state, 0, "nothing", "card")] == ["refuse"]


def test_r8_6_uncounted_relics_are_not_traded() -> None:
    play = meeting(0)
    play.relic(holder=0)
    play.state.relics[0].counted = False
    trading(play)
    assert "relic:0" not in play.offered()


def test_r8_6_giyechins_relics_are_given_by_type_and_asked_from_the_partner() -> None:
    play = meeting(0, god="giyechin")
    for seat in (0, 1):
        for kind in (1, 3):
            play.relic(holder=seat, kind=kind)
    trading(play)
    assert [key for key in play.offered() if key.startswith("relic")] == ["relic:0", "relic:1"]
    play.answer("relic:1")
    assert [key for key in play.offered() if key.startswith("relic")] == ["relic"]
    play.answer("relic")
    assert play.offered() == ["refuse", "accept:relic:2", "accept:relic:3"]


def test_r8_6_what_can_be_asked_does_not_depend_on_the_partner() -> None:
    play = meeting(0)
    play.money(1, 0, 0, believers=0)
    trading(play)
    play.answer("donations:100")
    assert play.question.text == "trade_ask"
    assert sorted(play.offered()) == sorted(["cancel", "nothing", *AMOUNTS, *BELIEVERS, "card", "relic"])


def test_r8_6_nothing_for_nothing_is_not_offered() -> None:
    play = trading(meeting(0))
    play.answer("nothing")
    assert "nothing" not in play.offered()


@pytest.mark.parametrize("asked", ["donations:1000", "influence:1000", "believers:200", "card", "relic"])
def test_r8_6_a_partner_who_cannot_pay_can_only_refuse(asked: str) -> None:
    play = trading(meeting(0))
    play.answer("donations:100", asked)
    assert (play.seat(0).donations, play.told("trade_refused", 0)) == (500, [{"seat": 1, "other": 0}])


def test_r8_6_an_agreed_trade_changes_hands() -> None:
    play = trading(rich(meeting(0)))
    play.answer("donations:300", "believers:50")
    assert (play.question.seat, play.question.text, play.offered()) == (1, "trade_answer", ["refuse", "accept"])
    play.answer("accept")
    assert [play.purse(s) for s in (0, 1)] == [(250, 700, 1000), (150, 1300, 1000)]


def test_r8_6_a_refused_trade_changes_nothing() -> None:
    play = trading(rich(meeting(0)))
    play.answer("donations:300", "believers:50", "refuse")
    assert [play.purse(s) for s in (0, 1)] == [(200, 1000, 1000)] * 2


@pytest.mark.parametrize("at", ["give", "ask"])
def test_r8_6_cancelling_uses_up_the_tab(at: str) -> None:
    play = trading(meeting(0))
    if at == "ask":
        play.answer("donations:100")
    play.answer("cancel")
    assert (play.state.acting, play.told("trade_offered", 0)) == (1, [])


def test_r8_6_a_given_card_is_shown_to_the_partner_alone() -> None:
    play = meeting(0, players=3)
    play.give(0, "reaper")
    trading(play)
    play.answer("card:reaper@1", "donations:100")
    assert play.told("trade_offered", 1)[0]["given"] == "card:reaper@1"
    assert play.told("trade_offered", 2)[0]["given"] == ""


def test_r8_6_the_partner_picks_the_asked_card_when_accepting() -> None:
    play = meeting(0)
    play.give(0, "reaper")
    play.give(1, "tithe", "gleaning")
    trading(play)
    play.answer("card:reaper@1", "card")
    assert play.offered() == ["refuse", "accept:tithe@1", "accept:gleaning@2"]
    play.answer("accept:gleaning@2")
    assert (play.hand(0), play.hand(1)[1:]) == (["gleaning"], ["reaper", "tithe"]), "slot 1 is the next turn's draw"


def test_r8_6_a_card_into_a_full_hand_sends_its_oldest_away() -> None:
    play = meeting(0, players=3)
    play.piece(1, 40)
    play.piece(2, HERE)
    play.give(0, "reaper")
    play.give(2, "tithe", "gleaning", "sanctuary")
    trading(play)
    play.answer("card:reaper@1", "donations:100", "accept")
    assert (play.hand(2), play.seat(2).grave) == (["reaper", "tithe", "gleaning"], ["sanctuary"])


def test_r8_6_a_gift_asks_for_nothing() -> None:
    play = trading(meeting(0))
    play.answer("donations:300", "nothing", "accept")
    assert [play.seat(s).donations for s in (0, 1)] == [200, 800]


def test_r8_6_money_for_a_card() -> None:
    play = meeting(0)
    play.give(1, "tithe", "gleaning")
    trading(play)
    play.answer("donations:300", "card", "accept:gleaning@2")
    assert (play.hand(0), play.hand(1)[1:]) == (["gleaning"], ["tithe"])
    assert [play.seat(s).donations for s in (0, 1)] == [200, 800]


def test_r8_6_a_traded_card_is_not_free_elsewhere() -> None:
    play = meeting(0)
    play.seat(0).hand = [HeldCard("reaper", free=True)]
    trading(play)
    play.answer("card:reaper@1", "donations:100", "accept")
    assert [card.free for card in play.seat(1).hand if card.kind == "reaper"] == [False]


def test_r8_6_a_traded_relic_is_a_gain_and_no_taking() -> None:
    play = meeting(0, players=3, god="abukaros")
    play.relic(holder=0)
    play.give(0, "firebolt")
    play.money(0, 500, 400)
    trading(play)
    asked: list[str] = []
    play.answer("relic:0", "donations:100")
    play.give(2, "exorcism_rite")
    play.session.answer(1, "accept")
    while play.session.questions() and play.question.text == "react":
        asked.append(str(play.question.about["event"]))
        play.session.answer(play.question.seat, "no")
    assert play.state.relics[0].holder == 1
    assert [play.seat(s).reputation for s in (0, 2)] == [45, 45], "the god's gift"
    assert "relic_gained" in asked
    assert "relic_take" not in asked


def test_r8_6_one_proposal_a_tab() -> None:
    play = trading(rich(meeting(0)))
    play.answer("donations:300", "believers:50", "refuse")
    assert play.state.acting == 1


def answers(play: Play, *wanted: str) -> None:
    """Open questions are answered as wanted, in this order; windows in between that offer none of it are declined."""
    keys = list(wanted)
    while play.session.questions() and play.question.text in ("trade_answer", "react", "angel_seal_target"):
        key = keys.pop(0) if keys and keys[0] in play.offered() else "no"
        play.session.answer(play.question.seat, key)
    assert not keys, f"never offered: {keys}"


def crowded(*promised: str) -> Play:
    """Seat 0 has offered the last of its cards to seat 2, whose full hand must discard Gleaning first."""
    play = meeting(0, players=3)
    play.piece(1, 40)
    play.piece(2, HERE)
    play.tile(40, owner=-1)
    for seat in (0, 2):
        play.money(seat, 900, 900)
    play.give(0, *promised)
    play.give(2, "tithe", "angels_seal", "relief_corps")
    trading(play)
    play.answer(f"card:{promised[-1]}@{len(promised)}", "donations:100")
    return play


def test_r8_6_a_promised_card_that_was_used_meanwhile_is_not_handed_over() -> None:
    play = crowded("witchs_way")
    answers(play, "accept", "use:angels_seal@2", "use:witchs_way@1")
    assert (play.hand(0), "witchs_way" in play.hand(2)) == ([], False)
    assert play.seat(0).grave == ["witchs_way"]
    assert play.seat(2).donations == 800, "the other side stands"


def test_r8_6_a_promised_card_is_found_where_it_has_moved_to() -> None:
    play = crowded("witchs_way", "reaper")
    answers(play, "accept", "use:angels_seal@2", "use:witchs_way@1")
    assert (play.hand(0), play.hand(2)[0]) == ([], "reaper")


def test_r8_6_a_trade_is_done_before_the_taker_falls_who_made_room_by_a_doom() -> None:
    play = crowded("reaper")
    play.give(2, "tithe", "gleaning", "spell_of_doom")
    play.money(2, 900, 900, reputation=20)
    answers(play, "accept")
    assert not play.seat(2).alive
    assert (play.hand(0), play.seat(0).donations) == ([], 1000)


def test_r8_6_a_promised_relic_that_is_gone_meanwhile_is_not_handed_over() -> None:
    play = meeting(0, players=3)
    play.piece(1, 40)
    play.piece(2, HERE)
    play.give(0, "reaper")
    play.give(2, "tithe", "angels_seal", "true_homecoming")
    play.relic(holder=2)
    for tile in (30, 32, 34):
        play.tile(tile, owner=2)
    trading(play)
    play.answer("card:reaper@1", "relic")
    answers(play, "accept:relic:0", "use:angels_seal@2", "relic:0")
    assert play.state.relics[0].holder == -1
    assert "reaper" in play.hand(2), "the other side stands"


def test_r8_6_a_trade_is_done_before_the_proposer_falls_by_the_gods_gift() -> None:
    play = meeting(0, players=3, god="abukaros")
    play.piece(2, 40)
    play.relic(holder=0)
    play.state.relics[0].gifted = 1
    play.money(0, 500, 500, reputation=5)
    trading(play)
    play.answer("relic:0", "donations:300")
    answers(play, "accept")
    assert not play.seat(0).alive
    assert play.seat(1).donations == 200
