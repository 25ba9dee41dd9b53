"""Section 8. The bots of Realigious: which question is answered by what, and how easy bots differ."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.choice import BotChoice, Chooser
from game.core.rng import Stream
from game.titles.realigious import bot_answers, bot_cards, bot_moves, bot_reactions
from game.titles.realigious.bot_mind import Mind, allotment
from game.titles.realigious.bot_scores import SCORES
from game.titles.realigious.cards.base import number

ANSWERS: dict[str, Callable[[Mind], str]] = {
    "move": bot_moves.move, "torrent_step": bot_moves.move, "second_move": bot_moves.second_move,
    "remote_combat": bot_moves.remote_combat,
    "card_or_done": bot_cards.card_or_done, "card_target": bot_cards.card_target,
    "angel_seal_target": bot_cards.card_target,
    "react": bot_reactions.react, "react_target": bot_reactions.react_target,
    "relic_god_choice": bot_answers.god_choice,
    "buy": bot_answers.buy, "exchange": bot_answers.exchange,
    "tab_icon": bot_answers.tab_icon, "tab_partner": bot_answers.tab_partner,
    "joint_answer": bot_answers.joint_answer, "truce_answer": bot_answers.truce_answer,
    "maps_answer": bot_answers.maps_answer, "trade_answer": bot_answers.trade_answer,
    "trade_give": bot_answers.trade_give, "trade_ask": bot_answers.trade_ask,
}
"""Questions that are not listed (`control_step`) get their first option, which is harmless."""


def choose_normal(choice: BotChoice) -> str:
    """C9.1, normal. Section 8 as a whole."""
    own = choice.view.own
    answer = ANSWERS.get(choice.text)
    if own is None or answer is None:
        return choice.options[0].key
    return answer(Mind(choice, own))


# ---------------------------------------------------------------- easy
STRAY, PLAYS, REACTS = 20, 45, 25  # percent: moves at random, cards used, reactions used
LEAST_REPUTATION = 35


def choose_easy(choice: BotChoice) -> str:
    """C9.1, easy. Legal and natural, but it looks one move ahead, plays cards now and then, and rarely reacts."""
    if choice.view.own is None:
        return choice.options[0].key
    match choice.text:
        case "move" | "torrent_step":
            return _easy_move(choice)
        case "card_or_done":
            return _easy_card(choice)
        case "card_target" | "angel_seal_target":
            return ANSWERS["card_target"](Mind(choice, choice.view.own))
        case "react":
            return choose_normal(choice) if choice.stream.below(100) < REACTS else "no"
        case "joint_answer":
            return choice.options[-1].key
    return choice.options[0].key


def _easy_move(choice: BotChoice) -> str:
    """The neighbour with the largest allotment that is known; a fight only from strength; sometimes anywhere."""
    keys = choice.offered()
    if choice.stream.below(100) < STRAY:
        return choice.stream.pick(keys)

    def worth(key: str) -> int:
        tile = choice.view.tiles[number(key)]
        if tile.owner == choice.seat:
            return 0
        worth = sum(allotment(tile)) + (400 if tile.relic >= 0 else 0) + choice.stream.below(80)
        if tile.owner >= 0:
            return worth // 2 if choice.view.own.reputation > LEAST_REPUTATION else -1
        return worth
    worths = [worth(key) for key in keys]
    return keys[worths.index(max(worths))]


def _easy_card(choice: BotChoice) -> str:
    """Now and then one of the cards that a normal bot would think of, without weighing it."""
    if choice.stream.below(100) >= PLAYS:
        return "done"
    good = [key for key in choice.offered() if key.partition(":")[2].partition("@")[0] in SCORES]
    return choice.stream.pick(good) if good else "done"


# ---------------------------------------------------------------- seats
DECKS = (
    ("t_mountains", "t_gleaning", "t_ministry", "t_witch", "t_harvest", "t_net"),
    ("t_generation", "t_noble", "t_mercy", "t_witch", "t_ministry", "t_prank"),
    ("t_offering", "t_homecoming", "t_grace", "t_exorcism", "t_witch", "t_ministry"),
    ("t_answer", "t_prank", "t_witch", "t_fair", "t_grace", "t_ministry"),
    ("t_gleaning", "t_mountains", "t_noble", "t_witch", "t_offering", "t_generation"),
)
"""Trait sets of bots (ours): one for each plan and one of everything, each with answers to what others
do. Six traits make a deck that comes round again."""


def bot_seat(stream: Stream, points: int) -> dict[str, Any]:
    """Set-up fields of a bot: as much of one of the decks as it has points for."""
    return {"traits": list(stream.pick(DECKS)[:points])}


CHOOSERS: dict[str, Chooser] = {"easy": choose_easy, "normal": choose_normal}
