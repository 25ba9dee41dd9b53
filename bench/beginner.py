"""How the easy bot of Creed does against a beginner (C9.1): about even.

    python bench/beginner.py [--games 200] [--processes 1] [--level easy]

The beginner makes the best attack that pays for itself; else a deployment that is worth something by itself; else a
move or crossing, and now and then anything else, by lot; one time in eight it ends its turn instead. What it is asked
besides its turns it answers by lot.
"""
from __future__ import annotations

import argparse
import multiprocessing
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import game
from bench.bots import interval
from game.bots.match import MOST_ANSWERS, bot_seats
from game.bots.play import choose
from game.bots.world import choice_of
from game.core.choice import BotChoice
from game.titles.creed.bot_scores import key_of, scored
from game.titles.creed.bot_table import sketch_of

RESTS, STRAYS = 8, 5
ATTACKS, PATHS = ("field_attack", "siege_attack"), ("deploy", "move", "cross")


def beginner(choice: BotChoice) -> str:
    """What the beginner answers."""
    keys, stream = choice.offered(), choice.stream
    if choice.text != "team_turn":
        return "auto_rest" if choice.text == "setup_units" else stream.pick(keys)
    gains = {key_of(it.pick): (it.pick.verb, it.score - it.hope)
             for it in scored(sketch_of(choice.view), choice.seat) if choice.offers(key_of(it.pick))}
    attacks = {key: gain for key, (verb, gain) in gains.items() if verb in ATTACKS and gain > 0}
    if attacks:
        return max(attacks, key=lambda key: attacks[key])
    if stream.below(RESTS) == 0:
        return "end_turn"
    deploys = sorted(key for key, (verb, gain) in gains.items() if verb == "deploy" and gain > 0)
    if deploys:
        return stream.pick(deploys)
    strays = stream.below(STRAYS) == 0
    verbs = [verb for verb in dict.fromkeys(key.split(":")[0] for key in keys)
             if verb in PATHS or (strays and verb != "end_turn")]
    if not verbs:
        return "end_turn"
    verb = stream.pick(verbs)
    return stream.pick([key for key in keys if key.split(":")[0] == verb])


def won(job: tuple[str, int]) -> bool:
    """Whether the beginner wins a match against that level; the seats change with the seed."""
    level, seed = job
    session = game.new_session("creed", bot_seats("creed", 2, seed), {}, seed)
    for _ in range(MOST_ANSWERS):
        asked = session.questions()
        if not asked:
            break
        seat = asked[0].seat
        if seat == seed % 2:
            key = beginner(choice_of(session, asked[0], seed))
        else:
            key = choose(session, seat, level, seed)
        session.play(seat, key)
    return session.outcome is not None and session.outcome.winners == [seed % 2]


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--level", default="easy")
    args = parser.parse_args()
    with multiprocessing.get_context("spawn").Pool(args.processes) as pool:
        wins = sum(pool.map(won, [(args.level, seed) for seed in range(1, args.games + 1)], chunksize=8))
    print(f"a beginner wins {interval(wins, args.games)} of {args.games} matches against {args.level}")


if __name__ == "__main__":
    main()
