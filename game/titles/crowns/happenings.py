"""5.2. What the occurrences do when they happen. Those that are missing here only tell that something has happened."""

from __future__ import annotations

from collections.abc import Callable

from game.core.ask import Ask, Option, Rules
from game.core.stages import Batch
from game.titles.crowns.content import FACES
from game.titles.crowns.context import Happening
from game.titles.crowns.queries import G, controller, is_in_play, title
from game.titles.crowns.state import State
from game.titles.crowns.verbs import (
    change_gold,
    change_power,
    choose,
    discard,
    enter_play,
    is_kneeling,
    leave_play,
    tell,
    title_refused,
    turn,
)

Act = Callable[[G, Happening, Batch], Rules[None]]


def of_card(state: State, name: str, number: int, **told: int | str | bool) -> Happening:
    """An occurrence of a card, which is written down as it is now (R15.9)."""
    power = state.cards[number].power if number > 0 else 0
    made = Happening(
        name=name, card=number, kind=title(state, number), controller=controller(state, number), power=power
    )
    made.seat = made.controller
    for field, value in told.items():
        setattr(made, field, value)
    return made


def possible(state: State, happening: Happening) -> bool:
    """R15.3. Whether what was announced can still happen: a card may have left its zone meanwhile."""
    number = happening.card
    match happening.name:
        case "killed" | "discarded" | "sacrificed" | "returned":
            return is_in_play(state, number)
        case "knelt" | "stood":
            there = number < 0 or is_in_play(state, number)
            return there and is_kneeling(state, number) == (happening.name == "stood")
        case "discarded_hand":
            return state.cards[number].zone == "hand"
        case "milled":
            return state.cards[number].zone == "deck"
        case "entered":
            return state.cards[number].zone != "play" and not title_refused(state, happening.seat, happening.kind)
        case "power_gained":
            return number < 0 or is_in_play(state, number)
        case _:
            return True


def _kill(g: G, happening: Happening, batch: Batch) -> Rules[None]:
    return _leave(g, happening, "killed", "dead")


def _discard_from_play(g: G, happening: Happening, batch: Batch) -> Rules[None]:
    return _leave(g, happening, "discarded_from_play", "discard")


def _sacrifice(g: G, happening: Happening, batch: Batch) -> Rules[None]:
    return _leave(g, happening, "sacrificed", "discard")


def _return(g: G, happening: Happening, batch: Batch) -> Rules[None]:
    return _leave(g, happening, "returned", "hand")


def _leave(g: G, happening: Happening, event: str, zone: str) -> Rules[None]:
    """R2.3. `word` of the occurrence names another zone than the usual one."""
    tell(g, event, "R15.3", card=happening.card, kind=happening.kind, seat=happening.controller)
    leave_play(g, happening.card, happening.word or zone, "R2.3")
    yield from ()


def _turn(g: G, happening: Happening, batch: Batch) -> Rules[None]:
    turn(g, happening.card, happening.name == "knelt", "R3.2")
    yield from ()


def _discard(g: G, happening: Happening, batch: Batch) -> Rules[None]:
    discard(g, happening.card, "R2.3")
    yield from ()


def _gain_power(g: G, happening: Happening, batch: Batch) -> Rules[None]:
    change_power(g, happening.card, happening.amount, "R1.2")
    yield from ()


def _income(g: G, happening: Happening, batch: Batch) -> Rules[None]:
    """R9.2."""
    change_gold(g, happening.seat, happening.amount, "R9.2")
    yield from ()


def _enter(g: G, happening: Happening, batch: Batch) -> Rules[None]:
    """R9.5, R17.2. The card enters play; with bestow its controller may lay gold on it."""
    state, number = g.state, happening.card
    own = happening.word == "marshal"
    enter_play(g, number, happening.seat, "R9.5", happening.kneeling, happening.host, own=own)
    word = FACES[happening.kind].keyword("bestow")
    pool = state.seats[happening.seat].gold
    if word is None or not pool:
        return
    key = yield from choose(
        g, Ask(happening.seat, "R17.2", "bestow", bestow_options, (number,), lambda *_: "0", {"card": happening.kind})
    )
    if int(key):
        change_gold(g, happening.seat, -int(key), "R17.2")
        g.state.cards[number].gold += int(key)
        tell(g, "bestowed", "R17.2", card=number, kind=happening.kind, seat=happening.seat, amount=int(key))


def bestow_options(state: State, seat: int, number: int) -> list[Option]:
    """R17.2. How much gold may be laid on the card."""
    word = FACES[state.cards[number].kind].keyword("bestow")
    most = min(word.n if word is not None else 0, state.seats[seat].gold)
    return [Option(str(n), "gold", (f"card:{number}",), ("n", n)) for n in range(most + 1)]


HAPPEN: dict[str, Act] = {
    "killed": _kill,
    "discarded": _discard_from_play,
    "sacrificed": _sacrifice,
    "returned": _return,
    "knelt": _turn,
    "stood": _turn,
    "discarded_hand": _discard,
    "milled": _discard,
    "power_gained": _gain_power,
    "income": _income,
    "entered": _enter,
}
