"""R1, R4, R6-R9. The round, plots, marshalling."""

from __future__ import annotations

import pytest

from game.core.codec import ENCODE
from game.core.lasting import Lasting
from game.titles.crowns.marshalling import marshal_options
from game.titles.crowns.notation import PHASES
from game.titles.crowns.rounds import round_end
from game.titles.crowns.stats import cost, keywords, strength_terms
from tests.titles.crowns.play import Play


def test_r1_5_values_are_never_below_0() -> None:
    play = Play()
    play.put(0, "nt12")
    play.put(1, "nt24", on="nt12")
    play.plot(1, "pl19")
    play.plot(0, "pl24")
    play.put(0, "nt13")
    assert (play.strength("nt12"), play.value(0, "reserve")) == (0, 0)


def test_r3_5_a_character_with_str_0_stays_in_play() -> None:
    play = Play()
    play.put(0, "nt12")
    play.put(1, "nt24", on="nt12")
    play.window()
    assert play.kinds(0, "play") == ["nt12"]


def test_r4_2_a_lasting_effect_on_a_card_ends_when_it_leaves_play() -> None:
    play = Play()
    play.put(0, "rw17")
    play.put(0, "al06")
    play.state.lasting.append(Lasting("str", play.n("al06"), 5, "", "round", "x"))
    play.window("use:rw17:0")
    assert play.state.lasting == []


def test_r4_2_a_set_is_fixed_when_the_effect_resolves() -> None:
    play = Play()
    play.put(0, "rw07")
    play.put(0, "vc07")
    play.hand(0, "rw21")
    play.gold(0, 2)
    play.during("intrigue", "rw07")
    play.window("use:rw21:0")
    play.state.challenge.attackers.append(play.n("vc07"))
    assert (play.strength("rw07"), play.strength("vc07")) == (2, 1)


def test_r4_3_a_removed_icon_is_missing_whatever_grants_it() -> None:
    play = Play()
    play.put(0, "al05")
    play.put(0, "nt21", on="al05")
    play.put(1, "al20", on="al05")
    assert play.icons("al05") == "M"


def test_r4_3_two_grants_of_a_keyword_count_once() -> None:
    play = Play()
    play.put(0, "dc05")
    play.put(0, "dc18", on="dc05")
    assert keywords(play.state, play.n("dc05")) == ["pillage"]


def test_r6_3_after_an_action_the_turn_goes_on_and_all_must_pass_in_succession() -> None:
    play = Play()
    for seat in (0, 1):
        play.put(seat, "vc16")
        play.hand(seat, "nt12", "nt12")
    play.run_to(("actions", 0, 0))
    seats = []
    while play.questions:
        question = play.question
        seats.append((question.seat, question.text))
        uses = question.seat == 1 and question.text == "action_window"
        play.session.answer(question.seat, play.offered("use:")[0] if uses else question.default())
    window = [seat for seat, text in seats if text == "action_window"]
    assert window == [0, 1, 0]  # the second seat's room kneels: it has nothing left to pass with


def test_g23_r6_3_a_seat_without_an_action_is_not_asked() -> None:
    play = Play()
    play.put(1, "vc16")
    play.hand(1, "nt12")
    play.run_to(("actions", 0, 0))
    assert play.question.seat == 1


def test_r6_5_an_action_is_used_in_its_phase_only() -> None:
    play = Play()
    play.put(0, "bc09")
    assert [bool(play.offers(phase)) for phase in ("plot", "marshalling", "challenges")] == [False, True, False]


def test_g11_r7_3_the_plots_come_back_when_the_last_is_revealed() -> None:
    play = Play()
    play.plots(1, "pl03", "pl04")
    play.reveal("pl02", "pl03")
    assert (play.kinds(0, "plots"), play.kinds(0, "used"), play.kinds(1, "used")) == (["pl01"], [], ["pl01"])


def test_g7_g9_r7_4_the_higher_initiative_must_choose_a_first_player() -> None:
    play = Play()
    play.reveal("pl01", "pl02", wishes=("seat:1",))
    assert play.state.first == 1


def test_r7_4_a_full_tie_is_drawn() -> None:
    play = Play()
    play.picks(1)
    play.reveal("pl01", "pl01", wishes=("seat:0",))
    assert play.told("initiative_lot")[0]["seat"] == 1


def test_g10_r7_6_the_first_player_chooses_the_order_of_when_revealed() -> None:
    play = Play()
    for number in range(5):
        play.put(1, ("al05", "al06", "al07", "al09", "al11")[number])
    play.plots(0, "pl13")
    play.reveal("pl04", "pl05", wishes=("seat:1", "use:pl05"))
    assert play.told("used")[0]["kind"] == "pl05"


def test_r8_1_everybody_draws_2_or_what_is_there() -> None:
    play = Play(phase="draw")
    play.state.piles[1]["deck"][:] = play.state.piles[1]["deck"][:1]
    for number in [n for n, card in play.state.cards.items() if card.owner == 1 and card.zone == "deck"]:
        if number not in play.state.piles[1]["deck"]:
            del play.state.cards[number]
    play.run("draw")
    assert [len(play.kinds(seat, "hand")) for seat in (0, 1)] == [2, 1]


def test_g29_r9_2_gold_in_the_pool_stays_at_income() -> None:
    play = Play()
    play.gold(0, 2)
    play.run(("marshal_turn", 0))
    assert play.pool(0) == 8


def test_r9_3_a_card_costs_its_gold() -> None:
    play = Play()
    play.hand(0, "al05", "al06")
    play.gold(0, 4)
    play.marshal(0, "marshal:al05")
    assert (play.pool(0), play.refusal(0, "al06"), play.kneels("al05")) == (1, "R9.3", False)


def test_r9_5_an_attachment_needs_a_legal_host() -> None:
    play = Play()
    play.hand(0, "nt19")
    play.gold(0, 1)
    assert play.refusal(0, "nt19") == "R9.5"


def test_r9_6_without_another_choice_the_active_player_is_done() -> None:
    play = Play()
    play.run_to(("marshal", 0))
    assert not play.questions


def test_r9_7_one_limited_card_a_round() -> None:
    play = Play()
    play.hand(0, "al14", "nt13")
    play.gold(0, 9)
    play.marshal(0, "marshal:al14")
    assert play.refusal(0, "nt13") == "R9.7"
    round_end(play.table)
    assert play.refusal(0, "nt13") == ""


def test_r9_9_each_seat_marshals_once_in_player_order() -> None:
    play = Play(3)
    play.state.first = 1
    play.run("marshalling")
    assert [one["seat"] for one in play.told("active")] == [1, 2, 0]


def test_r18_2_a_duplicate_is_free() -> None:
    play = Play()
    play.put(0, "hc03")
    play.hand(0, "hc03")
    play.marshal(0, "duplicate:hc03#2")
    assert (play.kinds(0, "play"), play.kinds(0, "hand"), play.card("hc03").power) == (["hc03"], [], 0)


def test_r5_4_cost_mod_first_is_used_up_even_at_0() -> None:
    play = Play()
    play.put(0, "al14")
    play.put(0, "al05")
    play.hand(0, "al19", "al18")
    play.gold(0, 2)
    play.marshal(0, "marshal:al19")
    assert cost(play.state, 0, play.n("al18")) == 2
    assert [option.key for option in marshal_options(play.state, 0)][-1] == "done"


def test_g21_r13_2_the_hand_is_cut_to_the_reserve() -> None:
    play = Play(phase="taxation")
    play.hand(0, *["nt12"] * 7)
    play.gold(0, 3)
    play.run("taxation")
    assert (len(play.kinds(0, "hand")), play.pool(0)) == (5, 0)


def test_g20_r12_1_all_kneeling_cards_stand_with_the_faction_card() -> None:
    play = Play(phase="standing")
    for kind in ("al05", "al16"):
        play.put(0, kind, kneeling=True)
    play.put(0, "nt19", on="al05", kneeling=True)
    play.seat(0).kneeling = True
    play.run("standing")
    assert [play.kneels(kind) for kind in ("al05", "al16", "nt19")] + [play.seat(0).kneeling] == [False] * 4


def test_g19_r11_1_kneeling_characters_and_gold_on_cards_do_not_count() -> None:
    play = Play(phase="dominance")
    play.put(0, "al12", kneeling=True)
    play.put(0, "bc04", kneeling=True, gold=3)
    play.put(1, "nt12")
    play.run("dominance")
    assert (play.power(0), play.power(1)) == (0, 1)


def test_g34_r11_2_a_tie_for_the_highest_is_nobodys_and_one_below_it_does_not_matter() -> None:
    play = Play(3)
    for seat, gold in enumerate((2, 1, 1)):
        play.gold(seat, gold)
    play.run("dominance")
    assert [play.power(seat) for seat in (0, 1, 2)] == [1, 0, 0]
    play.gold(1, 2)
    play.run("dominance")
    assert [play.power(seat) for seat in (0, 1, 2)] == [1, 0, 0]


def test_g1_r6_1_a_round_has_seven_phases_with_standing_before_taxation() -> None:
    play = Play(phase="plot")
    for seat in (0, 1):
        play.plots(seat, "pl02", "pl03", "pl12")
    play.run_to(("round_begin",))
    while play.state.round == 2:
        play.session.answer(play.question.seat, play.question.default())
    phases = [str(one["phase"]) for one in play.told("phase_began")]
    assert phases[:7] == ["plot", "draw", "marshalling", "challenges", "dominance", "standing", "taxation"]


def test_g2_the_phases_have_one_name_each_whatever_the_source_spells() -> None:
    assert len(set(PHASES)) == 7


def test_g30_r9_9_others_act_once_after_a_seat_has_marshalled() -> None:
    play = Play(phase="marshalling")
    play.put(1, "bc09")
    play.hand(0, "nt12", "nt12")
    play.run_to(("marshal_turn", 0))
    texts = []
    while play.questions:
        texts.append((play.question.seat, play.question.text))
        marshals = play.offered("marshal:")
        play.session.answer(play.question.seat, marshals[0] if marshals else play.question.default())
    assert texts == [(0, "marshal"), (0, "marshal"), (1, "action_window")]


def test_r1_5_a_number_can_list_its_terms_with_the_card_that_gives_each() -> None:
    play = Play()
    play.put(0, "al03")
    play.put(0, "al05")
    play.put(0, "nt19", on="al05")
    play.put(1, "nt24", on="al05")
    play.state.lasting.append(Lasting("str", play.n("al05"), 3, "", "challenge", "nt25"))
    terms = [(term.text, term.value) for term in strength_terms(play.state, play.n("al05"))]
    assert terms == [("printed", 4), ("al03", 1), ("nt19", 1), ("nt24", -2), ("nt25", 3)]
    assert [piece.terms for piece in play.view(1).players[0].play if piece.kind == "al05"][0][0].value == 4


def test_r7_4_the_terms_of_a_plot_name_the_cards() -> None:
    play = Play()
    play.put(0, "al17")
    revealed = play.view(1).players[0].revealed
    assert [(term.text, term.value) for term in revealed.terms[1]] == [("printed", 2), ("al17", 2)]
    assert revealed.values == (6, 4, 1, 5)


@pytest.mark.parametrize("there", [(), ("hc02",)])
def test_c6_6_a_marshalled_card_is_taken_back_while_nobody_could_answer(there: tuple[str, ...]) -> None:
    """It told its seat nothing, and the others know no more afterwards than before; a duplicate likewise."""
    play = Play(phase="marshalling")
    for card in there:
        play.put(0, card)
    play.hand(0, "hc02", "nt05", "nt12")
    play.hand(1, "nt12", "al05")
    play.gold(0, 12)
    play.run_to(("marshal", 0))
    before = [ENCODE(play.view(seat)) for seat in (0, 1)]
    play.answer(play.keyed("duplicate:hc02#2" if there else "marshal:hc02"), seat=0)
    assert "hc02" not in play.kinds(0, "hand") and play.session.can_undo(0)
    assert play.session.undo(0)
    assert [ENCODE(play.view(seat)) for seat in (0, 1)] == before


def test_c6_6_a_marshalled_card_stays_once_somebody_was_asked_for_a_reaction() -> None:
    play = Play(phase="marshalling")
    play.hand(0, "hc08", "nt05", "nt12")
    play.deck(0, "hc02")
    play.gold(0, 12)
    play.run_to(("marshal", 0))
    play.answer(play.keyed("marshal:hc08"), seat=0)
    assert play.questions[0].text == "reaction_window"
    assert not play.session.can_undo(0) and play.session.why_no_undo(0) == "window"
