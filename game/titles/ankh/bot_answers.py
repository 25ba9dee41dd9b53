"""Section 8. What the greedy player answers, question by question; where nothing is said here, the default of section 3
is as good as any."""
from __future__ import annotations

from collections.abc import Callable

from game.core.ask import Option
from game.core.choice import BotChoice
from game.core.rng import Stream
from game.titles.ankh import bot_moves
from game.titles.ankh.actions import can_pay, followers_to_gain, next_token
from game.titles.ankh.asking import DONE, NO, YES
from game.titles.ankh.bastet import victim_default
from game.titles.ankh.bot_cards import ban_for, bid_for, card_for, eye_worth, likely_card, token_helps, wants_two
from game.titles.ankh.bot_moves import best
from game.titles.ankh.bot_value import FOLLOWER, forecast, value
from game.titles.ankh.caravans import control_options
from game.titles.ankh.content import BUILD_COST, CARAVAN, CONTROL, GAIN, GOD, GUARDIAN_AT, MOVE, SUMMON
from game.titles.ankh.ground import name_of, region_count, space_of
from game.titles.ankh.horus import playable
from game.titles.ankh.movement import move_options
from game.titles.ankh.queries import figure_at, has, held_in, monument_at, standing
from game.titles.ankh.state import State
from game.titles.ankh.summon import slots_of, summon_options
from game.titles.ankh.turn import NAMES

WORTHWHILE = 20  # a change of the value that is worth an answer
UNLOCKED, WITH_GUARDIAN, LOST = 120, 50, -90
MANY_USED = 3  # battle cards that are worth to be taken back
PREFERRED = ("omnipresent", "revered", "commanding", "inspiring", "temple_attuned", "resplendent", "pyramid_attuned",
             "obelisk_attuned", "bountiful", "glorious", "worshipful", "magnanimous")
"""8.5. Powers in the order in which they are taken."""


class Mind:
    """One question as the bot sees it: `state` is that of an imagined world, `god` whom the seat plays."""

    __slots__ = ("base", "god", "options", "seat", "state", "stream")

    def __init__(self, state: State, seat: int, options: list[Option], stream: Stream) -> None:
        self.state, self.seat, self.options, self.stream = state, seat, options, stream
        self.god = state.team[seat]
        self.base = value(state, self.god)

    def offered(self) -> list[str]:
        """The keys of the options."""
        return [option.key for option in self.options]


def mind_of(choice: BotChoice) -> Mind:
    """The question of a bot."""
    return Mind(choice.world(0).table.state, choice.seat, choice.options, choice.stream)


Answer = Callable[[Mind], str]


# ---------------------------------------------------------------- 8.3 actions
def choose_action(mind: Mind) -> str:
    """8.3, 8.4. The first action of the best pair, or the best single one."""
    offered = mind.offered()
    worths = {key: action_worth(mind, NAMES.index(key)) for key in offered}
    first = not mind.state.taken

    def total(key: str) -> int:
        chosen = NAMES.index(key)
        if not first or ends_turn(mind.state, chosen) or len(mind.state.gods[mind.god].seats) > 1:
            return worths[key]
        return worths[key] + max((worths[other] for other in offered if NAMES.index(other) > chosen), default=0)
    return max(offered, key=total)


def ends_turn(state: State, chosen: int) -> bool:
    """R5.6. Whether the action would set off an event."""
    return state.counters[chosen] + 1 >= state.limits[chosen]


def action_worth(mind: Mind, chosen: int) -> int:
    """What an action brings, with the event that it sets off."""
    state, god = mind.state, mind.god
    worth = event_worth(mind) if ends_turn(state, chosen) else 0
    if chosen == MOVE:
        return worth + _best_moves(mind)
    if chosen == SUMMON:
        state.slots = slots_of(state, god)
        found = best(bot_moves.summons(state, god, summon_options(state, mind.seat), mind.base))
        state.slots = []
        return worth + max(0, found.gain)
    if chosen == GAIN:
        return worth + FOLLOWER * followers_to_gain(state, god)
    return worth + unlock_worth(state, god)


def _best_moves(mind: Mind) -> int:
    """The best move of each of the two figures that gain most by moving."""
    by_figure: dict[str, int] = {}
    for gain, key in bot_moves.moves(mind.state, mind.god, move_options(mind.state, mind.seat), mind.base):
        start = key.partition(">")[0]
        by_figure[start] = max(gain, by_figure.get(start, 0))
    return sum(sorted(by_figure.values())[-2:])


def unlock_worth(state: State, god: int) -> int:
    """8.3. A power and a guardian, or a token that is lost."""
    token = next_token(state, god)
    if not token:
        return 0
    worth = UNLOCKED if can_pay(state, god) else LOST
    return worth + (WITH_GUARDIAN if token in GUARDIAN_AT else 0)


def event_worth(mind: Mind) -> int:
    """8.4. What the next event brings to who sets it off."""
    kind = mind.state.events[mind.state.marker]
    if kind == CONTROL:
        state = mind.state
        before, state.seat = state.seat, mind.seat
        found = best(bot_moves.controls(state, mind.god, control_options(state, mind.seat), mind.base))
        state.seat = before
        return max(0, found.gain)
    if kind == CARAVAN:
        return WORTHWHILE
    coming = forecast(mind.state)
    others = [hope for god, hope in coming.items() if god != mind.god]
    return (coming[mind.god] - max(others, default=0)) // 3


# ---------------------------------------------------------------- the board
def move_figure(mind: Mind) -> str:
    """8.2. The best move while it is worth anything."""
    found = best(bot_moves.moves(mind.state, mind.god, mind.options, mind.base))
    return found.key if found.gain >= WORTHWHILE else DONE


def summon(mind: Mind) -> str:
    """The best figure on the best space."""
    found = best(bot_moves.summons(mind.state, mind.god, mind.options, mind.base))
    return found.key if found.gain > 0 else DONE


def hathor_extra(mind: Mind) -> str:
    """8.12. She pays where it is worth the follower."""
    found = best(bot_moves.summons(mind.state, mind.god, mind.options, mind.base))
    return found.key if found.gain >= FOLLOWER + WORTHWHILE else NO


def control_monument(mind: Mind) -> str:
    """8.6."""
    return best(bot_moves.controls(mind.state, mind.god, mind.options, mind.base)).key


def obelisk_move(mind: Mind) -> str:
    """As a move; else it passes."""
    found = best(bot_moves.moves(mind.state, mind.god, mind.options, mind.base))
    return found.key if found.gain >= 2 * WORTHWHILE else "pass"


def build(mind: Mind) -> str:
    """8.7. Where the monument is worth the followers."""
    found = best(bot_moves.builds(mind.state, mind.god, mind.options, mind.base))
    price = 0 if has(mind.state, mind.god, "inspiring") else BUILD_COST * FOLLOWER
    return found.key if found.gain > price - WORTHWHILE else NO


def caravan_region(mind: Mind) -> str:
    """8.10. The region of the best line."""
    found = [(best(bot_moves.caravans(mind.state, mind.god, int(key), mind.base)).gain, key)
             for key in mind.offered()]
    return max(found, key=lambda it: it[0])[1]


def caravan(mind: Mind) -> str:
    """8.10. The best line of the region."""
    region = int(dict(zip(mind.options[0].args[::2], mind.options[0].args[1::2], strict=True))["region"])
    return best(bot_moves.caravans(mind.state, mind.god, region, mind.base)).key


def caravan_number(mind: Mind) -> str:
    """8.10. The part with more of the god's figures keeps the number, the lower one, only where its used cards are
    worth an early battle to take them back in."""
    state = mind.state
    own = [state.figures[number].space for number in standing(state, mind.god)]

    def mine(option: Option) -> int:
        return sum(f"space:{name_of(state, space)}" in option.refs for space in own)
    early = len(state.gods[mind.god].used) >= MANY_USED
    return max(mind.options, key=lambda option: mine(option) if early else -mine(option)).key


def unlock_power(mind: Mind) -> str:
    """8.5."""
    return min((key for key in mind.offered() if key in PREFERRED), key=PREFERRED.index)


# ---------------------------------------------------------------- battles
def battle_card(mind: Mind) -> str:
    """8.7."""
    return card_for(mind.state, mind.god, mind.offered(), mind.stream)


def plague_bid(mind: Mind) -> str:
    """8.8."""
    return str(bid_for(mind.state, mind.god, mind.stream))


def amun_two(mind: Mind) -> str:
    """8.12. Where two cards may turn the battle."""
    return YES if wants_two(mind.state, mind.god) else NO


def thoth_guess(mind: Mind) -> str:
    """8.12. What rule 7 gives for an opponent, while little is at stake or little is left to choose from."""
    state = mind.state
    if state.battle is None:
        return NO
    others = [god for god in state.battle.fighters if god != mind.god]
    other = min(others, key=lambda god: len(playable(state, god)))
    sure = len(playable(state, other)) <= 2 + mind.stream.below(3)
    if state.scale > 1 and not sure:
        return NO
    key = f"{other}:{likely_card(state, other, mind.stream)}"
    return key if key in mind.offered() else NO


def use_token(mind: Mind) -> str:
    """8.9."""
    return YES if token_helps(mind.state, mind.god) else NO


def horus_eyes(mind: Mind) -> str:
    """8.12. An eye costs nothing, so both are placed, where they bring most first."""
    found = [(eye_worth(mind.state, mind.god, int(key)), key) for key in mind.offered() if key != DONE]
    return max(found, key=lambda it: it[0], default=(0, DONE))[1]


def horus_ban(mind: Mind) -> str:
    """8.12."""
    return ban_for(mind.state, mind.god)


# ---------------------------------------------------------------- Bastet
def place_cats(mind: Mind) -> str:
    """8.12. Where they matter, but not so that it can be read: two of three times by the default, else by chance."""
    offered = mind.offered()
    if mind.stream.below(3) == 0:
        return mind.stream.pick(offered)
    regions = range(1, region_count(mind.state) + 1)
    hardest = max(regions, key=lambda region: (len(held_in(mind.state, mind.god, region)), -region))
    fitting = [key for key in offered if key.startswith("plus3>") and _region_of(mind, key) == hardest]
    return mind.stream.pick(fitting or offered)


def _region_of(mind: Mind, key: str) -> int:
    return mind.state.region[space_of(mind.state, key.partition(">")[2])]


def cat_window(mind: Mind) -> str:
    """A cat is shown by a god, which cannot die."""
    for key in mind.offered():
        if key == NO:
            continue
        number = monument_at(mind.state, space_of(mind.state, key))
        victim = victim_default(mind.state, mind.seat, number)
        if mind.state.figures[figure_at(mind.state, space_of(mind.state, victim))].kind == GOD:
            return key
    return NO


ANSWERS: dict[str, Answer] = {
    function.__name__: function for function in (
        choose_action, move_figure, summon, hathor_extra, control_monument, obelisk_move, build, caravan_region,
        caravan, caravan_number, unlock_power, battle_card, plague_bid, amun_two, use_token, thoth_guess, horus_eyes,
        horus_ban, place_cats, cat_window)}
