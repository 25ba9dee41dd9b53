"""Section 6: the rulings G64 and G70-G78, each where it meets other rules. G69 and G79: test_nested.py."""
from __future__ import annotations

import pytest

from game.titles.realigious import forces, relic_sites, sight, snapshot
from game.titles.realigious.cards.base import Use
from game.titles.realigious.cards.play import make_room, usable_cards
from game.titles.realigious.cards.sacrifice import cataclysm
from game.titles.realigious.state import Effect, HeldCard, Truce
from tests.titles.realigious.play import Play
from tests.titles.realigious.war import HERE, fight, fought, war


def table(players: int = 3, **options: object) -> Play:
    """A plain map; everybody can pay for everything and has no cards."""
    play = Play(players, **options)  # type: ignore[arg-type]
    for seat in range(players):
        play.money(seat, 5000, 5000)
        play.give(seat)
    return play


def standby(play: Play, seat: int, kind: str) -> None:
    """The reaction stands by for the seat."""
    play.seat(seat).effects.append(Effect("standby", "use", what=kind))


# ---------------------------------------------------------------- G64: Disgraceful End
def turns_of(play: Play, seat: int, *cycles: int) -> list[str]:
    """How the seat's turns of these cycles begin."""
    found = []
    for cycle in cycles:
        play.state.cycle, play.state.extra_turn = cycle, False
        play.turn_of(seat)
        lines = [e.kind for e in play.session.events(0, 0) if e.kind.startswith("turn_") and e.data["seat"] == seat]
        found.append(lines[-1])
    return found


def disgraced(cycle: int = 2, players: int = 2) -> Play:
    """Seat 0's turn of that cycle is lost."""
    play = table(players)
    play.seat(0).effects = [Effect("skip", "cycle", ref=cycle)]
    return play


def test_sha_5_the_turn_of_this_cycle_is_taken_and_the_next_is_lost() -> None:
    assert turns_of(disgraced(), 0, 1, 2, 3) == ["turn_began", "turn_skipped", "turn_began"]


def test_sha_5_dealt_in_the_cycle_end_it_takes_the_turn_of_the_cycle_that_begins() -> None:
    play = table()
    play.state.cycle, play.state.phase, play.state.acting = 2, "cycle", 2
    play.give(1, "reaper", "tithe", "shame_end")
    play.carry_out(make_room(play.table, 1))
    assert turns_of(play, 1, 3, 4) == ["turn_skipped", "turn_began"]


def test_sha_5_two_in_one_cycle_take_one_turn() -> None:
    play = table(2)
    play.give(0, "shame_end", "shame_end", "relief_corps")
    play.cards_of(0)
    play.answer("use:shame_end@1", "use:shame_end@1")
    assert turns_of(play, 0, 2, 3) == ["turn_skipped", "turn_began"]


def test_sha_5_it_is_used_up_by_a_turn_that_is_skipped_anyway() -> None:
    play = disgraced()
    play.seat(0).skip = 1
    assert turns_of(play, 0, 2, 3) == ["turn_skipped", "turn_began"]
    assert play.seat(0).skip == 0


def test_sha_5_an_extra_turn_is_no_turn_of_the_cycle() -> None:
    play = disgraced()
    play.state.cycle, play.state.extra_turn = 2, True
    play.turn_of(0)
    assert play.effects(0) == ["skip"]


def test_sha_5_it_shows_as_a_turn_to_be_skipped() -> None:
    play = disgraced()
    assert [(icon.id, icon.n, icon.left) for icon in play.view(1).seats[0].states] == [("skip", 1, 0)]
    play.seat(0).skip = 1
    assert [(icon.id, icon.n, icon.left) for icon in play.view(1).seats[0].states] == [("skip", 2, 0)]


def test_sha_5_pious_mind_takes_it_away() -> None:
    play = disgraced()
    play.give(1, "pious_mind", "relief_corps")
    play.cards_of(1)
    play.answer("use:pious_mind@1", "seat:0")
    assert turns_of(play, 0, 2) == ["turn_began"]


@pytest.mark.parametrize(("user", "left"), [(0, ["skip"]), (2, [])])
def test_sac_3b_6_a_lost_turn_comes_back_before_it_but_not_after(user: int, left: list[str]) -> None:
    play = table()
    play.seat(1).effects, play.seat(1).snapshots = [Effect("skip", "cycle", ref=2)], []
    snapshot.take(play.state, 1)
    play.seat(1).effects, play.state.cycle = [], 2
    play.give(user, "time_reversal", "relief_corps")
    play.cards_of(user)
    play.answer("use:time_reversal@1", "seat:1")
    assert play.effects(1) == left


# ---------------------------------------------------------------- G70: Power of the Ascended
def ascended(play: Play) -> Play:
    """Seat 0 is, and every die would fail."""
    play.seat(0).effects.append(Effect("ascended", "turns", 5, 0))
    play.rolls(100, 100)
    return play


def test_r9_6_g70_the_net_of_the_ascended_catches_without_a_roll() -> None:
    play = ascended(table(2))
    play.seat(0).effects.append(Effect("net", "game", n=1))
    play.interaction_of(0)
    assert (play.state.owner.count(0), play.table.rolls) == (2, [100, 100])


@pytest.mark.parametrize(("owner", "designation", "after"), [(-1, "", 0), (1, "", 0), (1, "apostle", 1)])
def test_r9_6_g70_the_entertainer_of_the_ascended_does_not_roll(owner: int, designation: str, after: int) -> None:
    play = ascended(table())
    i = play.celebrity("entertainer", 19, owner=0)
    play.tile(20, owner=owner, designation=designation)
    play.carry_out(forces.arrive(play.table, i, 20))
    assert (play.state.owner[20], play.table.rolls) == (after, [100, 100])


# ---------------------------------------------------------------- G72, G73: contracts and curses
def test_hol_4a_a_contract_passes_over_a_truce_partner() -> None:
    play = table()
    i = play.celebrity("general", 19, owner=0)
    play.state.celebrities[i].contract = 0
    play.piece(1, 20)
    play.piece(2, 20)
    play.state.truces = [Truce(0, 1, 2)]
    play.rolls(100)
    play.carry_out(forces.arrive(play.table, i, 20))
    assert [(line["seat"], line["other"]) for line in play.told("combat_declared", 0)] == [(0, 2)]
    assert play.state.celebrities[i].contract == -1


def cursed(*users: int) -> tuple[Play, list[tuple[int, str]]]:
    """A celebrity arrives on a tile of seat 0, who has two Walls, under the curses of these; who was asked what."""
    play = table()
    i = play.celebrity("general", 19)
    play.tile(20, owner=0)
    for user in users:
        play.seat(user).effects.append(Effect("puppet_curse", "turns", 3, user))
    for seat, kind in ((1, "reaper"), (2, "tithe")):
        play.deck(seat, kind, kind)
    play.give(0, "wall_of_word", "wall_of_word")
    keys = ["use:wall_of_word@1"] if users != (0,) else []
    return play, play.carry_out(forces.arrive(play.table, i, 20), *keys)


@pytest.mark.parametrize(("users", "graves"), [((1, 2), [["reaper"], []]), ((2, 1), [["reaper"], []]),
                                               ((0, 2), [[], ["tithe"]])])
def test_sac_5a_several_curses_are_one_event_that_is_answered_once(users: tuple[int, ...], graves: list[list[str]]
                                                                   ) -> None:
    play, _ = cursed(*users)
    assert (play.state.owner[20], play.hand(0)) == (0, ["wall_of_word"])
    assert [play.seat(seat).grave for seat in (1, 2)] == graves


def test_sac_5a_the_own_curse_alone_asks_nobody() -> None:
    play, asked = cursed(0)
    assert (play.state.owner[20], asked) == (-1, [])


# ---------------------------------------------------------------- G75: standbys and Mercy
def test_glo_1_a_standby_leaves_mercy_to_the_next_card() -> None:
    play = table(2)
    play.give(0, "simple_prank", "simple_prank", "relief_corps")
    play.give(1, "witchs_way")
    standby(play, 1, "fair_game")
    play.seat(1).effects.append(Effect("mercy", "use"))
    play.will(1, "standby:fair_game")
    play.cards_of(0)
    play.answer("use:simple_prank@1")
    assert play.effects(1) == ["mercy"]
    play.will(1, "use:witchs_way")
    play.answer("use:simple_prank@1")
    assert (play.effects(1), play.purse(1)[1:]) == ([], (5000, 5000))


@pytest.mark.parametrize(("kind", "anointed", "rite", "left"), [
    ("tithe", False, False, False), ("tithe", True, False, True), ("tithe", False, True, True),
    ("night_temperance", False, False, True),
])
def test_glo_1_mercy_waits_for_a_card_that_would_cost_something(
    kind: str, anointed: bool, rite: bool, left: bool
) -> None:
    """An anointed card, one under a Secret Rite and one without a price are free already."""
    play = table(2)
    play.seat(0).hand = [HeldCard(kind, free=anointed)]
    play.seat(0).effects = [Effect("mercy", "use"), *([Effect("secret_rite", "turns", 1)] if rite else [])]
    play.cards_of(0)
    play.answer(f"use:{kind}@1")
    assert ("mercy" in play.effects(0)) is left


def test_glo_1_a_card_used_by_a_seal_leaves_mercy_to_the_next() -> None:
    """Seat 1 seals with a Standby what a Cataclysm throws out of its hand."""
    play = table(2)
    play.give(0, "cataclysm", "reaper")
    play.give(1, "right_hand")
    play.seat(1).effects.append(Effect("mercy", "use"))
    standby(play, 1, "angels_seal")
    play.will(1, "standby:angels_seal")
    play.cards_of(0)
    play.answer("use:cataclysm@1")
    assert "right_hand" in cards_used(play)
    assert play.effects(1) == ["mercy"]


# ---------------------------------------------------------------- G76: Realm of God
@pytest.mark.parametrize(("reactions", "swapped"), [(["witchs_way"], False), (["miracle"], False), ([], True)])
def test_sac_1b_realm_of_god_is_used_negated_or_not(reactions: list[str], swapped: bool) -> None:
    play = table(2)
    play.tile(9, allotment=(2, 2, 2))
    play.give(0, "realm_of_god", "relief_corps")
    play.give(1, *reactions)
    play.will(1, *[f"use:{kind}" for kind in reactions])
    play.cards_of(0)
    play.answer("use:realm_of_god@1", "tile:8", "tile:9")
    assert (play.state.believers[8] == 2) is swapped
    play.money(0, 5000, 5000)
    play.give(0, "realm_of_god")
    assert usable_cards(play.state, 0) == []


def test_sac_1b_realm_of_god_under_a_standing_miracle_is_used() -> None:
    play = table(2)
    play.seat(1).effects = [Effect("miracle", "turns", 1, 1)]
    play.give(0, "realm_of_god", "relief_corps")
    play.cards_of(0)
    play.answer("use:realm_of_god@1", "tile:8", "tile:9")
    play.money(0, 5000, 5000)
    play.give(0, "realm_of_god")
    assert usable_cards(play.state, 0) == []


# ---------------------------------------------------------------- G77: what Time Reversal gives back
def handed(dead: bool = False) -> Play:
    """Since seats 1 and 2 have a past, seat 1 has found the relic of tile 30 and seat 2 has taken it. Seat 0 reverts
    seat 2, and then seat 1."""
    play = table(4)
    play.relic(30)
    for seat in (1, 2):
        play.seat(seat).snapshots = []
        snapshot.take(play.state, seat)
    relic_sites.pass_on(play.table, 0, 1)
    relic_sites.pass_on(play.table, 0, 2)
    if dead:
        play.seat(1).reputation = 0
        play.start_of(0)
    play.give(0, "time_reversal", "time_reversal", "relief_corps")
    play.cards_of(0)
    play.answer("use:time_reversal@1", "seat:2")
    return play


def test_sac_3b_5_a_relic_goes_back_by_the_hands_it_came_through() -> None:
    play = handed()
    relic = play.state.relics[0]
    assert (relic.holder, relic.tile) == (1, -1)
    play.money(0, 5000, 5000)
    play.answer("use:time_reversal@1", "seat:1")
    assert (relic.holder, relic.tile, relic.givers) == (-1, 30, [])


def test_sac_3b_5_a_relic_of_a_dead_giver_goes_back_to_its_tile() -> None:
    relic = handed(dead=True).state.relics[0]
    assert (relic.holder, relic.tile) == (-1, 30)


@pytest.mark.parametrize(("dead", "owner", "former"), [(False, 1, [3]), (True, -1, [])])
def test_sac_3b_7_what_was_bought_goes_to_whom_it_was_bought_from(dead: bool, owner: int, former: list[int]) -> None:
    play = table(4)
    i = play.celebrity("lawyer", 9, owner=3)
    play.tile(20, "gov_police")
    play.state.governments[20].holder = 3
    play.seat(2).snapshots = []
    snapshot.take(play.state, 2)
    for seat in (1, 2):
        forces.buy_celebrity(play.table, seat, i)
        forces.buy_government(play.table, seat, 20)
    if dead:
        play.seat(1).reputation = 0
        play.start_of(0)
    play.give(0, "time_reversal", "relief_corps")
    play.cards_of(0)
    play.answer("use:time_reversal@1", "seat:2")
    celebrity, government = play.state.celebrities[i], play.state.governments[20]
    assert (celebrity.owner, celebrity.former, celebrity.bought) == (owner, former, 2)
    assert (government.holder, government.former, government.bought) == (owner, former, 2)


def test_sac_3b_6_the_control_of_the_piece_ends() -> None:
    play = table(2)
    for _ in range(2):
        snapshot.take(play.state, 0)
    play.give(0, "time_reversal", "relief_corps")
    play.cards_of(0)
    play.state.controller = 1
    play.answer("use:time_reversal@1", "seat:0")
    assert play.state.controller == -1


# ---------------------------------------------------------------- G78: Cataclysm
def cards_used(play: Play) -> list[str]:
    """By anybody, in order."""
    return [line["card"] for line in play.told("card_used", 0)]


def test_sac_4b_cataclysm_uses_nothing_that_a_wall_threw_out_of_a_deck() -> None:
    """Move Mountains, discarded and sealed by seat 1, meets a Wall: the far dearer Noble Sacrifice is discarded."""
    play = table(2)
    for tile, owner, other in ((9, 0, 1), (40, 1, 0)):
        play.tile(tile, owner=owner)
        sight.reveal(play.table, other, tile)
    standby(play, 0, "wall_of_word")
    play.give(0, "cataclysm", "wiretap")
    play.give(1, "angels_seal", "move_mountains")
    play.deck(1, "noble_sacrifice", "noble_sacrifice")
    play.will(1, "use:angels_seal", "tile:9")
    play.will(0, "standby:wall_of_word", "tile:40")
    play.cards_of(0)
    play.answer("use:cataclysm@1")
    assert cards_used(play) == ["cataclysm", "angels_seal", "move_mountains", "wall_of_word", "move_mountains"]
    assert [play.state.owner[tile] for tile in (9, 40)] == [0, 0]


def test_sac_4b_a_card_that_returns_from_the_graveyard_meanwhile_shifts_nothing() -> None:
    """The sealed right hand brings the left one back out of the graveyard from under what was discarded."""
    play = table(2)
    play.give(0, "cataclysm", "tithe", "right_hand")
    play.seat(0).grave = ["left_hand"]
    standby(play, 0, "angels_seal")
    play.will(0, "standby:angels_seal")
    play.cards_of(0)
    play.answer("use:cataclysm@1")
    assert cards_used(play) == ["cataclysm", "angels_seal", "right_hand", "right_hand"]
    assert (play.hand(0), play.seat(0).grave) == (["left_hand"], ["cataclysm", "right_hand", "tithe"])


def test_sac_4b_what_a_draw_pushes_out_of_a_hand_that_is_leaving_is_of_that_hand() -> None:
    """Seat 1's discarded Tithe completes a Reunion: three cards enter the hand, where they stay."""
    play = table()
    play.give(1, "joy_of_ministry", "tithe")
    play.seat(1).effects = [Effect("reunion", "use")]
    play.deck(1, "gleaning", "cast_net", "sanctuary", "reaper")
    play.seat(1).deck_list, play.seat(1).grave = ["tithe", "wiretap"], ["wiretap"]
    play.carry_out(cataclysm(play.table, Use(0, HeldCard("cataclysm"))))
    assert play.hand(1) == ["sanctuary", "cast_net", "gleaning"]
    assert (cards_used(play), play.effects(0)) == (["joy_of_ministry"], ["ministry"])
    assert play.seat(1).fallen == []


def test_sac_4b_a_cataclysm_within_a_cataclysm_uses_its_own_discards() -> None:
    """The inner one, sealed, discards all that is left; the outer one has discarded nothing but the inner one."""
    play = table(2)
    play.give(0, "cataclysm", "reaper", "cataclysm")
    standby(play, 0, "angels_seal")
    play.give(1, "noble_sacrifice")
    play.will(0, "standby:angels_seal")
    play.cards_of(0)
    play.answer("use:cataclysm@1")
    assert cards_used(play) == ["cataclysm", "angels_seal", "cataclysm", "noble_sacrifice"]


def test_sac_4b_of_two_cataclysms_each_uses_one_of_the_cards_that_it_has_discarded_itself() -> None:
    """Seat 1 seals its own: that one throws out what seat 2 still holds; the first had discarded the hand of seat 0."""
    play = table(3)
    play.give(0, "cataclysm", "joy_of_ministry")
    play.give(1, "special_grace", "cataclysm")
    play.give(2, "noble_sacrifice")
    standby(play, 1, "angels_seal")
    play.will(1, "standby:angels_seal")
    play.cards_of(0)
    play.answer("use:cataclysm@1")
    assert cards_used(play) == ["cataclysm", "angels_seal", "cataclysm", "noble_sacrifice", "joy_of_ministry"]
    assert all(not play.seat(seat).fallen for seat in range(3))


def test_uni_2b_what_a_miracles_discard_draws_stays_in_the_hand() -> None:
    play = table(2)
    play.give(0, "relief_corps", "tithe")
    play.give(1, "miracle", "angels_seal", "special_grace")
    play.deck(1, "reaper", "tithe", "gleaning")
    play.will(1, "use:miracle", "use:angels_seal")
    play.cards_of(0)
    play.answer("use:relief_corps@1")
    assert (play.hand(1), play.effects(1)) == (["tithe", "reaper"], ["miracle"])
    assert play.seat(1).fallen == []


# ---------------------------------------------------------------- what lay around
def test_hol_3a_a_combat_that_took_no_tile_routs_nobody() -> None:
    """Peace Like a River meets a Miracle, whose discards seal a Move Mountains: seat 2 has the tile."""
    play = war(3)
    for seat in (1, 2):
        play.money(seat, 5000, 5000, believers=0)
    play.seat(0).effects = [Effect("panic_rout", "turn_end", 1, 0)]
    sight.reveal(play.table, 2, HERE)
    play.give(1, "peace_river")
    play.give(2, "miracle", "angels_seal", "move_mountains")
    play.will(1, "use:peace_river")
    play.will(2, "use:miracle", "use:angels_seal", f"tile:{HERE}")
    fight(play, 1)
    assert (fought(play), play.state.owner[HERE]) == (["combat_declared", "combat_won"], 2)
    assert (play.state.owner.count(0), play.purse(0)) == (0, (0, 1000, 1000))


def test_asc_1b_a_taking_whose_firebolt_was_negated_can_still_be_exorcised() -> None:
    """Three players, three answers: the taken relic passes from seat 1 to seat 0 to a random site."""
    play = table()
    for holder in (0, 1, 0):
        play.relic(holder=holder)
    play.give(0, "last_fragment", "witchs_way")
    play.give(1, "firebolt")
    play.give(2, "exorcism_rite")
    for seat, kind in ((0, "witchs_way"), (1, "firebolt"), (2, "exorcism_rite")):
        play.will(seat, f"use:{kind}")
    play.cards_of(0)
    play.answer("use:last_fragment@1")
    relic = play.state.relics[1]
    assert (relic.holder, relic.replaced, relic.givers, play.seat(0).bonus_floor) == (-1, True, [], 3)


@pytest.mark.parametrize(("theirs", "reapers", "left"), [
    (("miracle", "tithe"), 1, ["tithe"]), (("witchs_way", "witchs_way"), 0, []), (("witchs_way",), 1, [])])
def test_r21_5_a_wall_against_a_negation_that_may_be_negated_itself(theirs: tuple[str, ...], reapers: int,
                                                                    left: list[str]) -> None:
    play = table(2)
    play.give(0, "reaper", "wall_of_word", "relief_corps")
    play.give(1, *theirs)
    play.deck(1, "reaper", "reaper")
    play.will(0, "use:wall_of_word")
    play.will(1, *[f"use:{kind}" for kind in theirs if kind != "tithe"])
    play.cards_of(0)
    play.answer("use:reaper@1")
    assert (play.effects(0).count("reaper"), play.hand(1), "miracle" in play.effects(1)) == (reapers, left, False)


def test_asc_6b_second_coming_is_exorcised_again_without_a_second_gift() -> None:
    play = table(2, god="abukaros")
    play.relic(9)
    play.give(0, "second_coming", "relief_corps")
    play.give(1, "exorcism_rite", "exorcism_rite")
    play.will(1, "use:exorcism_rite", "use:exorcism_rite")
    play.move_of(0)
    play.answer("tile:9", "use:second_coming@1", "relic:0")
    assert (play.state.relics[0].holder, play.seat(1).reputation) == (-1, 45)


def test_uni_6b_a_river_carried_through_two_witches_ends_the_contact() -> None:
    play = war(2)
    for seat in (0, 1):
        play.money(seat, 5000, 5000, believers=0)
    play.tile(2, terrain="water")
    sight.reveal(play.table, 1, 3)
    play.piece(1, HERE)
    play.give(0, "witchs_way")
    play.give(1, "peace_river", "witchs_way")
    play.will(0, "use:witchs_way")
    play.will(1, "use:peace_river", "tile:3", "use:witchs_way")
    fight(play)
    play.answer("conflict")
    assert (fought(play), play.seat(0).tile) == (["combat_declared", "combat_negated"], 3)
    assert (play.seat(0).reputation, play.state.owner[HERE], play.state.contact) == (48, 1, False)
