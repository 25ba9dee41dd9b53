"""Section 9: every worked example of the specification."""

from __future__ import annotations

import pytest

from game.core.boards.bone import blocking, is_open
from game.titles.vermilion.attack import strike
from game.titles.vermilion.board import QUESTS, parsed
from game.titles.vermilion.decks import draw
from game.titles.vermilion.defence import foe_attack
from game.titles.vermilion.effects import EFFECTS
from game.titles.vermilion.foe_moves import Aim, advance, quarry_of
from game.titles.vermilion.foes import announce, fix
from game.titles.vermilion.lands import move_wagon
from game.titles.vermilion.queries import foe_by, grid_of, living, row_of
from game.titles.vermilion.state import Action
from game.titles.vermilion.tokens import overload
from game.titles.vermilion.walking import step_options, walk

from .play import OPEN, Play

HAZARD = [".+.o.+.", "+.+R+.+", ".+.^.+.", "+.+R+.+", ".+.o.+.", "+.+R+.+", ".+.+.+."]


def quest_rows(quest: str) -> list[str]:
    """The tiles of a quest's board without its places."""
    board = parsed(QUESTS[quest].board)
    signs = " .+oX^R"
    return ["".join(signs[board.codes[y * board.width + x]] for x in range(board.width)) for y in range(board.height)]


def reachable(play: Play, mp: int) -> dict[str, int]:
    """What a walk can reach, by trying all ways."""
    found, todo = {play.at("c0"): 0}, [(play.at("c0"), 0)]
    while todo:
        here, spent = todo.pop()
        play.seat(0).tile = play.tile(here)
        for option in step_options(play.state, 0, mp - spent, 0, 0):
            verb, _, goal = option.key.partition(":")
            cost = spent + int(dict(zip(option.args[::2], option.args[1::2], strict=True)).get("cost", 0))
            if verb == "step" and cost < found.get(goal, 99):
                found[goal] = cost
                todo.append((goal, cost))
    return found


def test_9_1_steps() -> None:
    play = Play("karon", at=["2,2"], rows=[".+.+.", "+.+.+"] * 2 + [".+.+."])
    costs = reachable(play, 3)
    muscles = [f"{x},{y}" for x in range(5) for y in range(5) if (x + y) % 2 == 0]
    assert all(costs[muscle] <= 3 for muscle in muscles)
    assert (costs["3,2"], costs["4,3"]) == (2, 3)


def test_9_2_gap() -> None:
    play = Play("karon", at=["2,2"], rows=[".+.+.", "+.+.+", ".+.o.", "+.o.+", ".+.+."])
    play.foe("kynodon", "3,3")
    assert not is_open(grid_of(play.state), play.state.codes, play.tile("2,2"), play.tile("3,3"))
    play.hand(0, "attack")
    play.supply(0, imprint=1)
    assert "play:attack:arm" in play.offered()


def seen(play: Play, start: str, end: str, *units: str) -> list[str]:
    grid = grid_of(play.state)
    stops = blocking(grid, play.state.codes, play.tile(start), play.tile(end), [play.tile(unit) for unit in units])
    return [f"{tile % grid.width},{tile // grid.width}" for tile in stops]


def test_9_3_pillars() -> None:
    play = Play(rows=quest_rows("q01"))
    assert seen(play, "4,4", "7,3") == ["6,3"]
    assert seen(play, "4,2", "8,2", "7,3") == []
    assert seen(play, "4,2", "8,2", "6,2") == ["6,2"]


def test_9_4_big_wall() -> None:
    play = Play(rows=quest_rows("q02"))
    assert seen(play, "6,2", "5,3") == ["6,3"]
    assert not is_open(grid_of(play.state), play.state.codes, play.tile("6,2"), play.tile("5,3"))
    assert seen(play, "5,2", "5,3") == seen(play, "5,2", "7,2") == []
    assert seen(play, "8,2", "5,3") == ["6,3"]


def test_9_5_push_through_a_wall() -> None:
    play = Play("tolgar", at=["1,0"], rows=[".+.X.+.+.", *OPEN[1:]])
    foe = play.foe("osteodon", "2,0")
    play.state.action = Action(0, "attack", "standard", gives={"siege": 3, "push": 2}, slot="arm")
    play.run(strike(play.table, [("f1", 5)]))
    assert (foe.hp, play.at("f1"), play.state.codes[play.tile("3,0")]) == (5, "4,0", 5)


@pytest.mark.parametrize(("threat", "calm", "total", "action"), [
    (0, 0, 7, "crimson_rush"), (1, 0, 8, "overrun"), (2, 0, 9, "crimson_rush"), (2, 1, 8, "overrun"), (0, 3, 4, "hunt"),
])
def test_9_6_totals(threat: int, calm: int, total: int, action: str) -> None:
    play = Play()
    foe = play.foe("kynodon", "5,5", threat=threat, calm=calm)
    play.faces(2, 2, 3)
    announce(play.table, foe)
    fix(play.table, foe)
    assert (foe.total, row_of(foe).zones[foe.action].name) == (total, action)


def attacking(threat: int) -> Play:
    play = Play("karon", at=["2,2"])
    play.foe("kynodon", "3,2", threat=threat)
    play.hand(0, "attack")
    play.supply(0, imprint=2, breakthrough=1)
    play.faces(2, 2, 0)
    play.answer("play:attack:arm", "2+1")
    return play


def test_9_7_attack_and_side_effects() -> None:
    play = attacking(0)
    foe = foe_by(play.state, 1)
    assert foe and (foe.threat, foe.calm, foe.hp, play.at("f1")) == (1, 0, 6, "4,2")


def test_9_7_with_a_token_before() -> None:
    play = attacking(1)
    play.answer("f1")
    foe = foe_by(play.state, 1)
    assert foe and (foe.threat, foe.calm, foe.hp, play.at("f1")) == (1, 1, 8, "4,2")


def guarded(faces: tuple[int, ...], dice: str) -> Play:
    play = Play("karon", at=["2,2"])
    play.foe("kynodon", "3,2")
    play.hand(0, "defend")
    play.supply(0, imprint=2, breakthrough=1)
    play.seat(0).uses["t01"] = 0
    play.faces(*faces)
    play.run(foe_attack(play.table, 1, "c0", 4, {"contagion": 1}), f"defend:defend:{dice}")
    return play


def test_9_8_perfect_guard() -> None:
    play = guarded((2, 2), "2+0")
    player, foe = play.seat(0), foe_by(play.state, 1)
    assert foe and (player.hp, foe.hp, player.uses["t01"], play.told("corrupted")) == (20, 8, 0, [])
    assert [die.kind for die in player.supply.dice].count("imprint") == 1


def test_9_8_over_guard() -> None:
    play = guarded((2, 3), "1+1")
    foe = foe_by(play.state, 1)
    assert foe and (foe.hp, play.seat(0).uses["t01"]) == (10, 1)
    assert len(play.seat(0).supply.dice) == 2


def test_9_9_gambit() -> None:
    play = Play("drava", at=["2,2"])
    play.wear(0, "w11")
    play.foe("kynarch", "3,2", hp=18)
    play.hand(0, "attack")
    play.supply(0, breakthrough=2)
    play.faces(3, 3)
    play.answer("play:attack:arm", "0+2")
    foe = foe_by(play.state, 1)
    assert foe and (foe.hp, foe.threat) == (18 - 13, 2)
    assert play.told("result")[0]["result"] == 13


def test_9_9_gambit_cancelled() -> None:
    play = Play("drava", at=["2,2"])
    play.wear(0, "w11")
    play.foe("kynarch", "3,2", hp=18)
    play.hand(0, "attack")
    play.supply(0, breakthrough=2)
    play.faces(3, 0)
    play.answer("play:attack:arm", "0+2")
    foe = foe_by(play.state, 1)
    assert foe and (foe.hp, foe.threat) == (18, 1)
    assert (len(play.seat(0).spent), play.seat(0).discard) == (2, ["attack"])


def test_9_10_perfect_resonance() -> None:
    play = Play("karon", at=["2,2"])
    play.foe("kynodon", "3,2")
    play.supply(0, imprint=1, breakthrough=1)
    play.seat(0).pool = {"imprint": 2, "breakthrough": 1}
    play.answer("condense:breakthrough", "attack", "use")
    foe, player = foe_by(play.state, 1), play.seat(0)
    assert foe and (foe.hp, foe.calm, play.at("f1")) == (4, 1, "4,2")
    assert ([die.kind for die in player.supply.dice], player.pool) == (["imprint"], {"imprint": 2, "breakthrough": 0})


def test_9_11_overload() -> None:
    play = Play()
    foe = play.foe("kynodon", "5,5", hp=6, threat=2)
    overload(play.table, "f1", 2, 0)
    assert (foe.hp, foe.threat) == (4, 3)


def test_9_12_point_blank() -> None:
    play = Play("seria", at=["3,2"])
    foe = play.foe("ungulus", "4,2")
    play.hand(0, "attack")
    play.supply(0, imprint=1, breakthrough=1)
    play.faces(2, 3)
    play.answer("play:attack:arm", "1+1", "done")
    assert foe.hp == 5


def test_9_13_target() -> None:
    play = Play("karon", "ioan", at=["1,2", "3,2"])
    foe = play.foe("kynodon", "2,2")
    play.hand(0, "attack", "move", "defend")
    play.hand(1, "attack", "move", "defend")
    for seat in (0, 1):
        play.seat(seat).hp = 9
    play.supply(0, imprint=2)
    assert quarry_of(play.state, foe, [f"c{seat}" for seat in living(play.state)]) == "c1"


@pytest.mark.parametrize(("points", "goal", "hp"), [(2, "3,2", 9), (4, "5,1", 9), (12, "5,3", 10)])
def test_9_14_hazard(points: int, goal: str, hp: int) -> None:
    play = Play("karon", at=["4,2"], rows=HAZARD)
    foe = play.foe("kynodon", "2,2")
    advance(play.table, foe, Aim(points, False, 1, True))
    assert (play.at("f1"), foe.hp) == (goal, hp)


@pytest.mark.parametrize(("points", "goal"), [(2, "2,1"), (1, "2,0")])
def test_9_15_ranged_stop(points: int, goal: str) -> None:
    play = Play("karon", at=["7,1"], rows=OPEN[:5])
    foe = play.foe("ungulus", "1,1")
    advance(play.table, foe, Aim(points, False, 4, True))
    assert play.at("f1") == goal


def test_9_16_ready_phase() -> None:
    play = Play("karon")
    player = play.seat(0)
    player.deck, player.discard = ["move"], player.cards[:4]
    play.taint(0, "blood_reflux", "discard")
    play.table.still = True
    play.run(draw(play.table, 0, 2, "R4.1.2"))
    assert (player.hp, player.hand, player.discard) == (18, ["move"], ["blood_reflux"])


@pytest.mark.parametrize(("mp", "bind", "steps"), [(4, 0, True), (2, 1, False)])
def test_9_17_bind(mp: int, bind: int, steps: bool) -> None:
    play = Play("drava", at=["2,2"])
    play.seat(0).bind = 3
    asked = play.run(walk(play.table, 0, mp, {}, "R14.7"))
    assert (play.seat(0).bind, bool(asked)) == (bind, steps)


@pytest.mark.parametrize(("escorts", "moves"), [(1, [3, 3, 3, 2]), (2, [4, 4, 3])])
def test_9_18_wagon(escorts: int, moves: list[int]) -> None:
    play = Play("karon", "ioan", at=["1,2", "1,4"], rows=quest_rows("q04"))
    play.wagon("1,3", "12,2")
    wagon, grid = play.state.wagon, grid_of(play.state)
    for count in moves:
        for seat in range(2):
            near = [tile for tile in grid.near[wagon.tile] if not grid.muscle[tile]]
            play.seat(seat).tile = near[seat] if seat < escorts else play.tile("0,0")
        before = wagon.tile
        move_wagon(play.table)
        assert grid.distance(before, wagon.tile) == count
    assert wagon.loaded and play.at("w") == "12,2"


def test_9_19_bone_conduction() -> None:
    play = Play("tolgar", "karon", at=["0,0", "3,3"])
    foe = play.foe("kynodon", "4,1")
    play.seat(0).tile = play.tile("2,2")
    play.run(EFFECTS["u17"](play.table, 0), "bone:3,2", "fall:4,2")
    assert (play.at("f1"), bool(foe.lying), play.at("c1"), play.seat(1).lying) == ("4,2", True, "3,3", False)


def test_9_20_meditation() -> None:
    play = Play("drava", "karon")
    play.seat(0).hp = 8
    play.supply(0, imprint=1, breakthrough=2)
    play.answer("meditate", seat=0)
    assert (play.seat(0).hp, len(play.seat(0).supply.dice), play.seat(0).ended) == (11, 0, True)
