"""Positions for the tests of combat (R10): who attacks whom, and how."""
from __future__ import annotations

from game.core.modifiers import settle
from game.core.state import Step
from game.titles.realigious.queries import geo
from game.titles.realigious.rates import RATE, attack_terms, defence_terms
from game.titles.realigious.state import Effect, HeldCard
from tests.titles.realigious.play import Play

HERE = 10
AROUND = (3, 4, 9, 11, 17, 18)  # the neighbours of HERE on the map for two players, whose row 1 is odd
NOTHING = (0, 0, 0)


def war(players: int = 2, attacker: str = "hindu", defender: str = "hindu", **options: object) -> Play:
    """Seat 0 stands on a tile of seat 1 of 101 / 201 / 301; no item in any rate but the base."""
    play = Play(players, religions=(attacker, defender, "hindu", "hindu"), **options)  # type: ignore[arg-type]
    for seat in range(players):
        play.give(seat)
        play.money(seat, 1000, 1000, believers=0)
    play.piece(0, HERE)
    play.tile(HERE, owner=1, allotment=(101, 201, 301))
    return play


def state(play: Play, seat: int, *kinds: str, n: int = 0) -> None:
    """The seat is under these states."""
    play.seat(seat).effects += [Effect(kind, "use", n=n) for kind in kinds]


def fight(play: Play, *rolls: int) -> Play:
    """Seat 0's step B with these dice."""
    play.rolls(*rolls)
    play.interaction_of(0)
    return play


def conflict(play: Play, *rolls: int) -> Play:
    """Seat 1's piece is on the tile too: piece combat."""
    play.piece(1, HERE)
    fight(play, *rolls)
    play.answer("conflict")
    return play


def contract(play: Play, owner: int, *rolls: int) -> Play:
    """Seat 0's celebrity under contract walks to tile 20, the only way open, where seat 1's piece stands."""
    hire(play, owner)
    play.rolls(*rolls)
    play.run("cycle_end", len(play.state.seats) - 1)
    return play


def hire(play: Play, owner: int) -> None:
    """The position of `contract`."""
    play.celebrity("vagrant", 19, owner=0)
    play.state.celebrities[0].contract = 0
    for tile in geo(play.state).near[19]:
        if tile != 20:
            play.tile(tile, terrain="water")
    play.tile(20, owner=owner, allotment=(100, 200, 300))
    play.piece(1, 20)


def remote(play: Play, *rolls: int) -> Play:
    """Seat 0 attacks HERE from a barracks beside it; its piece is far away on an own tile."""
    play.tile(9, owner=0, structure="house", designation="private_barracks")
    far = len(play.state.owner) - 1
    play.tile(far, owner=0)
    play.piece(0, far)
    play.will(0, f"tile:{HERE}")
    return fight(play, *rolls)


def fought(play: Play) -> list[str]:
    """What was told of combats, in order."""
    return [e.kind for e in play.session.events(0, 0) if e.kind.startswith("combat_")]


def r1(play: Play, levied: bool = False) -> int:
    """Seat 0's attack rate."""
    return settle(attack_terms(play.state, 0, HERE, levied), RATE)


def r2(play: Play, between_pieces: bool = False) -> int:
    """Seat 1's defence rate."""
    return settle(defence_terms(play.state, 1, HERE, between_pieces), RATE)


def doom(play: Play, seat: int, by: int) -> None:
    """Judgement Day of `by` on `seat`."""
    play.seat(seat).effects.append(Effect("judgement", "turns", 3, seat, ref=by))


def windows(play: Play, *rolls: int, step: str = "interaction") -> list[tuple[str, int]]:
    """The windows that open in this step of seat 0's turn (or of the cycle end) and who is asked, one after the
    other; everybody has a card and declines."""
    for player in play.state.seats:
        player.hand = [HeldCard("tithe")]
    play.rolls(*rolls)
    play.state.acting, play.state.contact, play.state.from_tile = 0, True, play.seat(0).tile
    play.state.phase, play.state.agenda = "cycle" if step == "cycle_end" else step, [Step(step)]
    play.restart()
    asked: list[tuple[str, int]] = []
    answers = {"tab_icon": "conflict", "remote_combat": f"tile:{HERE}", "react": "no"}
    while play.session.questions() and play.question.text in answers:
        question = play.question
        if question.text == "react":
            asked.append((str(question.about["event"]), question.seat))
        play.session.answer(question.seat, answers[question.text])
    return asked
