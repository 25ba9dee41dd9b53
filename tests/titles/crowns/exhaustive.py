"""Plays at random until every question, every card and every ability has been met: `python -m
tests.titles.crowns.exhaustive [MOST] [FIRST]` plays at most so many matches and prints what is still missing.

Seats play ready decks, or decks of their own drawn from all cards, so that every card comes to a table.
"""

from __future__ import annotations

import sys

from game.core.rng import Stream
from game.core.session import Session
from game.titles.crowns import SPEC
from game.titles.crowns.content import CARDS, FACES, FACTIONS, NEUTRAL, PLOTS

QUESTIONS = (
    "mulligan", "setup_place", "setup_attach", "plot_select", "first_player", "when_revealed_order", "forced_order",
    "office_select", "action_window", "marshal", "attach_host", "bestow", "challenge_choice", "attackers",
    "stealth_target", "defenders", "interrupt_window", "reaction_window", "cost_pick", "target_pick", "choose_one",
    "claim_military", "claim_intrigue", "intimidate_target", "search_pick", "scry_bottom", "hand_card_pick",
    "standing_payment", "levee_keep", "march_kneel", "discard_choice", "reserve_discard",
)  # fmt: skip
"""Section 3; `pay_amount` is kept for new cards, `concede` is no question."""
ENTERS = ("character", "location", "attachment")


def wanted() -> set[str]:
    """Everything that is to be met: questions, cards in play, abilities used (constant ones work while in play)."""
    found = {f"ask {text}" for text in QUESTIONS}
    for face in FACES.values():
        if face.type in ENTERS:
            found.add(f"enter {face.id}")
        if face.type == "plot":
            found.add(f"reveal {face.id}")
        found |= {f"use {face.id}:{i}" for i, line in enumerate(face.abilities) if line.kind != "C"}
    return found


def deck(stream: Stream) -> tuple[str, ...]:
    """A deck of one faction with cards of it and neutral ones at random, and any seven plots."""
    faction = stream.pick(FACTIONS)
    pool = [card for card, row in CARDS.items() if row.faction in (faction, NEUTRAL)]
    stream.shuffle(pool)
    plots = list(PLOTS)
    stream.shuffle(plots)
    agenda: tuple[str, ...] = ("agenda ag03",)
    if stream.below(2):
        agenda, plots = ("agenda ag04",), [*_three(plots, "Ebb"), *_three(plots, "Flood"), "pl02"]
    return (f"faction {faction}", *agenda, *(f"2 {card}" for card in pool[:38]), *(f"1 {plot}" for plot in plots[:7]))


def _three(plots: list[str], trait: str) -> list[str]:
    """The first three plots with the trait."""
    return [plot for plot in plots if trait in PLOTS[plot].traits][:3]


def play(seed: int) -> set[str]:
    """One match at random; what was met in it."""
    stream = Stream(seed, "exhaustive")
    seats = [{"deck": deck(stream)} for _ in range(2 + stream.below(3))]
    session = Session(SPEC, seats, {}, seed)
    met: set[str] = set()
    while session.outcome is None:
        question = stream.pick(session.questions())
        met.add(f"ask {question.text}")
        keys = [option.key for option in question.options()]
        active = [key for key in keys if key not in ("pass", "done", "finish", "back", "none")]
        session.answer(question.seat, stream.pick(active if active and stream.below(3) else keys))
    for event in session.events():
        data = event.data
        match event.kind:
            case "entered":
                met.add(f"enter {data['kind']}")
            case "plot":
                met.add(f"reveal {data['kind']}")
            case "used":
                met.add(f"use {data['kind']}:{data['ability']}")
            case _:
                pass
    return met


def main(most: int, first: int) -> None:
    """Plays until nothing is missing."""
    missing = wanted()
    for count in range(1, most + 1):
        missing -= play(first + count)
        if not missing:
            break
    print(f"{count} matches, {len(wanted())} wanted, missing: {sorted(missing)}")


if __name__ == "__main__":
    main(*(int(text) for text in [*sys.argv[1:], "2000", "0"][:2]))
