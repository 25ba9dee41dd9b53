"""R7, R8. Plot phase and draw phase."""

from __future__ import annotations

from game.core.ask import Ask, AskAll, Option, Rules
from game.core.events import EVERYONE
from game.core.zones import move, pile
from game.titles.crowns import abilities, timing
from game.titles.crowns.content import REVEALED
from game.titles.crowns.context import Happening
from game.titles.crowns.queries import G, face, order, plot, power_total
from game.titles.crowns.state import State
from game.titles.crowns.stats import context, draws, plot_value
from game.titles.crowns.verbs import choose, draw, number_of, seat_option, tell


def plot_phase(g: G) -> Rules[None]:
    """R7.1, R7.2. All choose in secret, then all plots are revealed together."""
    seats = order(g.state)
    g.push("actions", 0, 0)  # W1
    g.push("offices")
    g.push("plots_revealed")
    g.push("when_revealed")
    g.push("first_player")
    answers = yield AskAll(seats, "R7.1", "plot_select", plot_options, (), plot_default)
    for seat, key in answers.items():
        reveal(g, seat, number_of(key))


def plot_options(state: State, seat: int) -> list[Option]:
    """3, `plot_select`. The seat's own plots."""
    return [
        Option(f"plot:{number}", "plot", (f"card:{number}",), ("card", state.cards[number].kind))
        for number in sorted(pile(state, seat, "plots"), key=lambda one: face(state, one).rank)
    ]


def plot_default(state: State, seat: int) -> str:
    """3. The highest gold, of equals the lowest id."""
    return max(plot_options(state, seat), key=lambda one: face(state, number_of(one.key)).values["gold"]).key


def reveal(g: G, seat: int, number: int) -> None:
    """R7.2, R7.3. The old plot goes to the used pile; an empty plot deck takes the used plots back."""
    state = g.state
    old = plot(state, seat)
    if old:
        state.seats[seat].before = state.cards[old].kind
        move(state, old, seat, "used")
    move(state, number, seat, "revealed", known=EVERYONE)
    tell(g, "plot", "R7.2", seat=seat, card=number, kind=state.cards[number].kind)
    if not pile(state, seat, "plots"):
        for used in pile(state, seat, "used")[:]:
            move(state, used, seat, "plots")
        tell(g, "plots_returned", "R7.3", seat=seat)


# ---------------------------------------------------------------- R7.4, R7.5 first player
def first_player(g: G) -> Rules[None]:
    """R7.4, R7.5. The winner of initiative must choose a first player."""
    winner, by = initiative(g)
    value = plot_value(g.state, winner, "initiative")
    match by:
        case "power":
            tell(g, "initiative_power", "R7.4", seat=winner, value=value)
        case "lot":
            tell(g, "initiative_lot", "R7.4", seat=winner, value=value)
        case _:
            tell(g, "initiative", "R7.4", seat=winner, value=value)
    key = yield from choose(g, Ask(winner, "R7.5", "first_player", first_options, (), lambda _, seat: f"seat:{seat}"))
    g.state.first = number_of(key)
    tell(g, "first_player", "R7.5", seat=g.state.first)


def initiative(g: G) -> tuple[int, str]:
    """R7.4. The highest initiative; of these the lowest power total; of these one at random. With it goes what
    decided a tie: "power", "lot"."""
    state = g.state
    best = max(plot_value(state, seat, "initiative") for seat in order(state))
    tied = [seat for seat in order(state) if plot_value(state, seat, "initiative") == best]
    if len(tied) == 1:
        return tied[0], ""
    least = min(power_total(state, seat) for seat in tied)
    tied = [seat for seat in tied if power_total(state, seat) == least]
    if len(tied) == 1:
        return tied[0], "power"
    return g.pick(sorted(tied)), "lot"


def first_options(state: State, seat: int) -> list[Option]:
    """3. All seats, itself included."""
    return [seat_option(other) for other in order(state)]


# ---------------------------------------------------------------- R7.6, R7.7
def when_revealed(g: G) -> Rules[None]:
    """R7.6. One by one, in the order that the first player chooses; decisions are made by each controller."""
    done: tuple[str, ...] = ()
    while options := waiting_options(g.state, order(g.state)[0], done):
        key = options[0].key
        if len(options) > 1:
            key = yield Ask(order(g.state)[0], "R7.6", "when_revealed_order", waiting_options, (done,))
        done = (*done, key)
        _, source, number = key.split(":")
        seat = g.state.cards[int(source)].controller
        ctx = context(g.state, seat, int(source))
        ctx.number = int(number)
        told = Happening(name="when_revealed", seat=seat, card=int(source), kind=ctx.kind, controller=seat)
        if (yield from timing.would(g, told)):
            yield from abilities.use(g, ctx)
        else:
            tell(g, "cancelled", "R15.7", seat=seat, card=int(source), kind=ctx.kind)


def waiting_options(state: State, seat: int, done: tuple[str, ...]) -> list[Option]:
    """R7.6. The when revealed abilities that have not resolved yet, in player order."""
    found = []
    for other in order(state):
        number = plot(state, other)
        for line in REVEALED.get(face(state, number).id, ()) if number else ():
            key = f"use:{number}:{line.number}"
            if key not in done:
                found.append(abilities.option(state, key))
    return found


def plots_revealed(g: G) -> Rules[None]:
    """R7.7. `revealed` of every seat, in one window."""
    state = g.state
    yield from timing.happen(
        g,
        *(
            Happening(
                name="revealed",
                seat=seat,
                card=plot(state, seat),
                kind=face(state, plot(state, seat)).id,
                controller=seat,
            )
            for seat in order(state)
            if plot(state, seat)
        ),
    )


# ---------------------------------------------------------------- R8 draw
def draw_phase(g: G) -> None:
    """R8.1, R8.2."""
    for seat in order(g.state):
        draw(g, seat, draws(g.state, seat), "R8.1")
    g.push("actions", 0, 0)  # W2
