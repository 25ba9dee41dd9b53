"""Section 9. Every worked example of the specification, by its number. Seats A, B, C are 0, 1, 2."""

from __future__ import annotations

import msgspec

from game.titles.crowns.challenges import able_defenders, stealth_options
from game.titles.crowns.content import DECKS
from game.titles.crowns.council import rivals, supports
from game.titles.crowns.deck import faults
from game.titles.crowns.plot import plot_options, reveal
from game.titles.crowns.queries import order
from game.titles.crowns.stats import plot_value
from tests.titles.crowns.play import Play


def test_g8_s9_1_initiative_tie() -> None:
    play = Play(3)
    play.put(1, "al17")
    play.claims(0, 4)
    play.claims(1, 2)
    play.reveal("pl10", "pl09", "pl06", wishes=("seat:2",))
    # printed 6, 4+2, 3: tied at 6; B has less power
    assert play.told("initiative_power")[0] == {"seat": 1, "value": 6}
    assert order(play.state) == [2, 0, 1]


def test_s9_2_plot_cycle() -> None:
    play = Play()
    play.plots(1, "pl02", "pl03")
    play.pile(0, "used", "pl03", "pl04", "pl06", "pl07", "pl08")
    play.reveal("pl02", "pl02")
    plots = sorted(play.kinds(0, "plots"))
    assert (plots, play.kinds(0, "used")) == (["pl01", "pl03", "pl04", "pl06", "pl07", "pl08"], [])
    assert len(plot_options(play.state, 0)) == 6
    reveal(play.table, 0, play.n("pl06"))
    assert (play.kinds(0, "used"), len(play.kinds(0, "plots"))) == (["pl02"], 5)


def test_s9_3_set_up() -> None:
    play = Play(phase="setup")
    play.state.round = 0
    play.hand(0, "al08", "al06", "al14", "nt13", "al17", "al19", "al01")
    play.hand(1, *["nt12"] * 7)
    play.restart_at("place")
    for kind in ("al08", "al06", "al14", "al17", "al19"):
        play.answer(play.keyed(f"place:{kind}"), seat=0)
    assert play.why(0, "place:nt13") == "R9.7"
    assert play.why(0, "place:al01") == "R5.4"
    play.answer("done", seat=0)
    play.answer("done", seat=1)
    play.answer(play.keyed("card:al06"), seat=0)
    assert (play.card("al19").host, len(play.kinds(0, "hand"))) == (play.n("al06"), 7)
    assert play.pool(0) == 0


def test_s9_4_income() -> None:
    play = Play()
    play.plot(1, "pl03")
    play.put(1, "bc14")
    play.put(1, "bc13")
    play.put(0, "bc02")
    play.run(("marshal_turn", 1))
    assert (play.pool(1), play.pool(0)) == (8, 1)


def test_s9_5a_the_defence_wins_by_a_trick() -> None:
    play = Play()
    play.put(0, "al05")
    play.put(0, "al08")
    play.put(1, "nt03")
    play.hand(1, "nt25")
    play.gold(1, 1)
    play.fight("military", "al05 al08", "use:nt25:0", against="nt03")
    assert [(one["seat"], one["attack"], one["defence"]) for one in play.told("won")] == [(1, 5, 7)]
    assert (play.kinds(1, "dead"), play.power(0)) == ([], 0)


def test_s9_5b_a_win_by_2_applies_the_claim_and_is_not_unopposed() -> None:
    play = Play()
    play.put(0, "al05")
    play.put(0, "nt19", on="al05")
    play.put(0, "al08")
    play.put(1, "nt03")
    play.fight("military", "al05 al08", against="nt03")
    assert [(one["attack"], one["defence"]) for one in play.told("won")] == [(6, 4)]
    assert (play.kinds(1, "dead"), play.power(0)) == (["nt03"], 0)


def test_s9_5c_the_attacker_wins_a_tie() -> None:
    play = Play()
    play.put(0, "al05")
    play.put(1, "nt03")
    play.fight("military", "al05", against="nt03")
    assert play.kinds(1, "dead") == ["nt03"]


def test_s9_6_nobody_wins() -> None:
    play = Play()
    play.put(0, "al06")
    play.put(1, "nt12")
    play.hand(1, "nt26")
    play.gold(1, 2)
    play.fight("military", "al06", "pass", "use:nt26:0")
    assert play.told("no_winner") == [{"attack": 0, "defence": 0}]
    assert (play.power(0), play.kneels("al06"), play.seat(0).started) == (0, True, {"military": 1})


def test_g33_s9_6_a_side_without_a_participant_has_no_modifiers() -> None:
    play = Play()
    play.put(0, "al06")
    play.plot(1, "pl12")
    play.fight("military", "al06")
    assert [(one["attack"], one["defence"]) for one in play.told("won")] == [(3, 0)]
    assert play.power(0) == 1


def test_s9_7_unopposed_with_a_defender() -> None:
    play = Play()
    play.put(0, "bc08")
    play.put(1, "nt04")
    play.put(0, "nt24", on="nt04")
    play.claims(1, 1)
    play.fight("power", "bc08", against="nt04")
    assert (play.power(0), play.power(1)) == (2, 0)


def test_s9_8_military_claim_2() -> None:
    play = Play()
    play.plot(0, "pl02")
    play.put(0, "al12")
    play.put(1, "hc02", power=2)
    play.put(1, "hc18", on="hc02")
    play.put(0, "nt24", on="hc02")
    play.hand(1, "hc02")
    play.fight("military", "al12")
    assert (play.kinds(1, "dead"), play.power(1), play.kinds(1, "hand")) == (["hc02"], 0, ["hc02", "hc18"])
    assert play.kinds(0, "discard") == ["nt24"]
    play.gold(1, 9)
    assert play.refusal(1, "hc02") == "R18.1"


def test_s9_9_intrigue_claim_with_the_singing_stair() -> None:
    play = Play()
    play.put(0, "vc13")
    play.put(0, "vc01")
    play.hand(1, "nt12", "nt12", "nt12")
    play.fight("intrigue", "vc01", "use:vc13:0", "use:vc01:0", "position:2", "use:vc01:0")
    assert (len(play.kinds(1, "hand")), play.card("vc01").power) == (1, 2)


def test_s9_10_power_claim() -> None:
    play = Play()
    play.plot(0, "pl09")
    play.put(0, "bc05")
    play.put(0, "bc08")
    play.put(1, "hc09", power=3)
    play.claims(1, 1)
    play.fight("power", "bc05 bc08", against="hc09")
    assert (play.seat(0).power, play.seat(1).power, play.card("hc09").power) == (1, 0, 3)


def test_s9_11_renown_intimidate_and_order() -> None:
    play = Play()
    play.put(0, "al03")
    play.put(0, "al01")
    for kind in ("al05", "nt12", "nt07", "hc12"):
        play.put(1, kind)
    play.fight("military", "al03 al01", "use:al01:0", "card:al05", "card:nt12", "card:hc12", against="al05")
    assert [(one["attack"], one["defence"]) for one in play.told("won")] == [(11, 4)]
    assert (play.kinds(1, "dead"), play.kneels("hc12"), play.card("al01").power) == (["al05", "nt12"], True, 1)
    assert play.power(0) == 1
    told = [one.kind for one in play.session.events() if one.kind in ("claim", "keyword", "knelt")]
    assert told[-4:] == ["claim", "knelt", "keyword", "keyword"]


def test_s9_12_stealth() -> None:
    play = Play()
    play.put(0, "dc07")
    for kind in ("hc07", "hc06", "hc10"):
        play.put(1, kind)
    play.during("military", "dc07")
    assert [play.named(one.key) for one in stealth_options(play.state, 0)] == ["card:hc07", "card:hc06", "none"]
    play.state.challenge.bypassed.append(play.n("hc06"))
    assert able_defenders(play.state, 1, ()) == [play.n("hc07")]


def test_s9_13_paid_in_full() -> None:
    play = Play()
    play.plot(0, "pl02")
    play.put(0, "al05")
    play.put(1, "nt12")
    play.hand(1, "bc21")
    play.gold(1, 4)
    play.fight("military", "al05", "use:bc21:0")
    assert (play.pool(0), play.pool(1), play.kinds(1, "dead")) == (4, 0, [])


def test_s9_13_with_3_gold_it_is_not_offered() -> None:
    play = Play()
    play.plot(0, "pl02")
    play.put(0, "al05")
    play.put(1, "nt12")
    play.hand(1, "bc21")
    play.gold(1, 3)
    play.fight("military", "al05")
    assert (play.pool(1), play.kinds(1, "dead")) == (3, ["nt12"])


def test_s9_14_saves_in_a_batch() -> None:
    play = Play()
    play.plot(0, "pl02")
    play.put(0, "al12")
    play.put(0, "al07")
    for kind in ("rw11", "rw12", "rw04"):
        play.put(1, kind)
    play.card("rw11").kneeling = play.card("rw12").kneeling = True
    play.gold(1, 1)
    play.fight("military", "al12", "card:rw11", "card:rw12", "use:rw04:0:1", "use:rw11:0")
    assert (play.kinds(1, "play"), play.kinds(1, "hand"), play.kinds(1, "dead")) == (["rw12", "rw04"], ["rw11"], [])
    assert play.kinds(0, "hand") == []


def test_s9_15_duplicate() -> None:
    play = Play()
    play.put(0, "al12")
    play.put(1, "hc03", kneeling=True)
    play.put(1, "hc03", on="hc03", duplicate=True)
    play.put(1, "hc18", on="hc03")
    play.put(1, "nt12")
    play.fight("military", "al12", "card:hc03", "save:hc03")
    assert (play.kinds(1, "play"), play.kinds(1, "discard")) == (["hc03", "hc18", "nt12"], ["hc03"])
    assert play.kneels("hc03")


def test_s9_15_a_second_grey_champion_is_simply_a_second_character() -> None:
    play = Play()
    play.put(0, "hc12")
    play.hand(0, "hc12")
    play.gold(0, 5)
    play.marshal(0, "marshal:hc12#2")
    assert play.kinds(0, "play") == ["hc12", "hc12"]


def test_s9_16_blank() -> None:
    play = Play()
    play.put(0, "hc02")
    play.put(1, "vc19", on="hc02")
    assert (play.strength("hc02"), play.icons("hc02"), play.keywords("hc02")) == (6, "MP", [])
    play.put(0, "hc18", on="hc02")
    assert (play.strength("hc02"), play.keywords("hc02")) == (8, ["renown"])
    play.fight("power", "hc02")
    assert play.kneels("hc02")


def test_s9_17_dominance() -> None:
    play = Play()
    for kind in ("vc06", "vc05"):
        play.put(0, kind)
    play.put(1, "nt03")
    play.gold(0, 1)
    play.gold(1, 2)
    play.run("dominance")
    assert play.told("no_dominance") == [{"value": 6}]
    play.put(0, "nt16")
    play.run("dominance", wishes=("use:nt16:1",))
    assert play.power(0) == 2


def test_s9_18_reserve() -> None:
    play = Play(phase="taxation")
    play.put(1, "vc07")
    play.plot(0, "pl19")
    play.hand(1, *["nt12"] * 8)
    play.run("taxation")
    assert (plot_value(play.state, 1, "reserve"), len(play.kinds(1, "discard"))) == (4, 4)


def test_s9_19_rival_bonus() -> None:
    play = Play(3)
    for seat, office in enumerate(("of1", "of4", "of2")):
        play.seat(seat).office = office
    assert (supports(play.state, 0, 2), rivals(play.state, 0, 1), rivals(play.state, 1, 0)) == (True, True, True)
    play.put(0, "hc03")
    play.put(1, "bc07")
    play.put(0, "nt12")
    play.run_to(("challenge_choice", 0))
    assert play.asked("challenge_choice") == ["attack:military:1", "attack:power:1", "finish"]
    play.fight("military", "hc03", against="bc07")
    assert play.power(0) == 1
    play.fight("power", "nt12")
    assert play.power(0) == 2  # unopposed only
    play.put(1, "hc05")
    play.card("nt12").kneeling = False
    play.seat(0).started = {}
    play.put(1, "hc10")
    play.fight("power", "nt12", against="hc10")
    assert play.power(1) == 1


def test_s9_20_validator() -> None:
    cards = dict(DECKS["concord"].cards)
    cards |= {"bc08": 4, "hc01": 1}
    cards["bc11"] -= 3
    deck = msgspec.structs.replace(
        DECKS["concord"],
        cards={card: count for card, count in cards.items() if count},
        plots={"pl01": 2, "pl02": 2, "pl03": 1, "pl04": 1, "pl05": 1},
    )
    assert [(one.code, one.card, one.found, one.allowed) for one in faults(deck)] == [
        ("E02", "", 59, 60),
        ("E04", "bc08", 4, 3),
        ("E07", "", 2, 1),
        ("E09", "hc01", 0, 0),
    ]
