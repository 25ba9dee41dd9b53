"""R9. Marshalling phase."""

from __future__ import annotations

from game.core.ask import Ask, Option, Refusal, Rules
from game.titles.crowns import abilities, timing
from game.titles.crowns.content import FACES
from game.titles.crowns.context import Happening
from game.titles.crowns.costs import use_discounts
from game.titles.crowns.happenings import of_card
from game.titles.crowns.queries import G, face, hand, in_play, order
from game.titles.crowns.rounds import act
from game.titles.crowns.setup import host_default, host_options
from game.titles.crowns.state import NOBODY, State
from game.titles.crowns.stats import cost, plot_value
from game.titles.crowns.verbs import add_duplicate, change_gold, choose, number_of, tell, title_refused

DONE = Option("done", "done")


def marshalling(g: G) -> None:
    """R9.1. In player order each seat becomes the active player once."""
    for seat in reversed(order(g.state)):
        g.push("marshal_turn", seat)


def marshal_turn(g: G, seat: int) -> Rules[None]:
    """R9.2, R9.9. Income, then marshalling until done, then window W3."""
    state = g.state
    state.active = NOBODY
    if state.seats[seat].out:
        return
    state.active = seat
    tell(g, "active", "R9.1", seat=seat)
    g.push("actions", 0, 0)
    g.push("marshal", seat)
    yield from timing.happen(g, Happening(name="income", seat=seat, amount=plot_value(state, seat, "gold")))


def marshal(g: G, seat: int) -> Rules[None]:
    """R9.3-R9.6. One choice of the active player; this step comes again until it is done or has no other choice."""
    if g.state.seats[seat].out:
        return
    key = yield from choose(g, Ask(seat, "R9.3", "marshal", marshal_options, (), lambda *_: DONE.key))
    if key == DONE.key:
        tell(g, "marshalling_done", "R9.6", seat=seat)
        return
    g.push("marshal", seat)
    verb = key.partition(":")[0]
    if verb == "marshal":
        yield from marshal_card(g, seat, number_of(key))
    elif verb == "duplicate":
        number = number_of(key)
        add_duplicate(g, number, duplicate_host(g.state, seat, number), "R18.2", own=True)
    else:
        yield from act(g, seat, key)


def marshal_options(state: State, seat: int) -> list[Option]:
    """3, `marshal`."""
    found = [
        Option(f"marshal:{number}", "marshal", (f"card:{number}",), ("card", state.cards[number].kind))
        for number in hand(state, seat)
        if marshal_refusal(state, seat, number) is None
    ]
    found += [
        Option(f"duplicate:{number}", "duplicate", (f"card:{number}",), ("card", state.cards[number].kind))
        for number in hand(state, seat)
        if duplicate_host(state, seat, number)
    ]
    return [*found, *abilities.actions(state, seat, "marshalling"), DONE]


def marshal_refusal(state: State, seat: int, number: int) -> Refusal | None:
    """R9.3, R9.5, R9.7, R18.1. Why a card of the hand cannot be marshalled now."""
    shown = face(state, number)
    if shown.type == "event":
        return Refusal("R9.3", "why.event")
    if title_refused(state, seat, shown.id):
        return Refusal("R18.1", "why.unique")
    if shown.keyword("limited") is not None and state.seats[seat].limited:
        return Refusal("R9.7", "why.limited")
    price, pool = cost(state, seat, number), state.seats[seat].gold
    if price > pool:
        return Refusal("R9.3", "why.gold", {"cost": price, "pool": pool})
    if shown.host is not None and not host_options(state, seat, number):
        return Refusal("R9.5", "why.no_host")
    return None


def duplicate_host(state: State, seat: int, number: int) -> int:
    """R18.2. The seat's own unique card of that title in play, which it owns; 0: there is none."""
    kind = state.cards[number].kind
    if not FACES[kind].unique:
        return 0
    for there in in_play(state, seat):
        if state.cards[there].kind == kind and state.cards[there].owner == seat:
            return there
    return 0


def marshal_card(g: G, seat: int, number: int) -> Rules[None]:
    """R9.3, R9.5. The cost is paid, the card enters play; both occurrences are one batch."""
    state, host = g.state, 0
    shown = face(state, number)
    if shown.host is not None:
        key = yield from choose(
            g, Ask(seat, "R9.5", "attach_host", host_options, (number,), host_default, {"card": shown.id})
        )
        host = number_of(key)
    state = g.state
    price = cost(state, seat, number)
    change_gold(g, seat, -price, "R9.3")
    use_discounts(state, seat, number)
    if shown.keyword("limited") is not None:
        state.seats[seat].limited = True
    tell(g, "marshalled", "R9.3", seat=seat, kind=shown.id, cost=price)
    entered = of_card(state, "entered", number, seat=seat, controller=seat, word="marshal", host=host)
    told = of_card(state, "marshalled", number, seat=seat, controller=seat)
    yield from timing.happen(g, entered, told)
