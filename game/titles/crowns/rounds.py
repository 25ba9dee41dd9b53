"""R6. The round: its phases with their beginnings and ends, and action windows."""

from __future__ import annotations

from game.core.ask import About, Ask, Option, Rules
from game.core.lasting import expire
from game.core.stages import PASS, PASSING
from game.titles.crowns import abilities, effects, timing
from game.titles.crowns.context import Happening
from game.titles.crowns.ending import check, empty_decks, round_limit
from game.titles.crowns.happenings import of_card
from game.titles.crowns.notation import PHASES
from game.titles.crowns.queries import G, face, hand, order
from game.titles.crowns.state import NOBODY, State
from game.titles.crowns.stats import context
from game.titles.crowns.verbs import change_gold, follow_control, number_of, tell, title_refused


# ---------------------------------------------------------------- R6.1, R6.6 phases
def round_begin(g: G) -> None:
    """R6.1. Plot, draw, marshalling, challenges, dominance, standing, taxation."""
    state = g.state
    state.round += 1
    tell(g, "round_began", "R6.1", round=state.round)
    g.push("round_end")
    for phase in reversed(PHASES):
        g.push("phase", phase)


def phase(g: G, name: str) -> Rules[None]:
    """R6.6. `began` occurs, then the phase's own steps, then its end."""
    g.state.phase = name
    g.state.active = NOBODY
    tell(g, "phase_began", "R6.6", phase=name)
    g.push("phase_end", name)
    g.push(name)
    yield from timing.happen(g, Happening(name="began", word=name))


def phase_end(g: G, name: str) -> Rules[None]:
    """R6.6, R14.5. What waited for the end, `ended`, then `phase` effects expire and empty decks count."""
    state = g.state
    state.active = NOBODY
    yield from effects.late(g)
    yield from timing.happen(g, Happening(name="ended", word=name))
    end_of(g, "phase")
    empty_decks(g)


def round_end(g: G) -> None:
    """R13.5, R14.7. Effects and limits of the round end."""
    state = g.state
    end_of(g, "round")
    for player in state.seats:
        player.started, player.rewarded, player.limited = {}, [], False
    round_limit(g)
    g.push("round_begin")


def end_of(g: G, moment: str) -> None:
    """R4.1, R15.10, R18.6. Effects until that moment end, limits per it start again, control goes back."""
    state = g.state
    ended = expire(state.lasting, moment)
    state.used = {key: count for key, count in state.used.items() if not key.startswith(f"{moment}:")}
    for effect in ended:
        if effect.what == "control":
            follow_control(g, effect.target, "R18.6")
    check(g)


# ---------------------------------------------------------------- R6.3 action windows
def actions(g: G, at: int, quiet: int) -> Rules[None]:
    """R6.3. One seat's turn in an action window; this step comes again until all have passed in succession. `at`: the
    place in player order of the next seat, `quiet`: how many have passed in a row."""
    g.block_undo("window")  # who is asked and who is passed over is seen
    seats = order(g.state)
    while quiet < len(seats):
        seat = seats[at % len(seats)]
        at, quiet = at + 1, quiet + 1
        if len(action_options(g.state, seat)) == 1:
            continue
        about: About = {"phase": g.state.phase}
        if g.state.agenda and g.state.agenda[-1].name == "challenge_choice":
            about["seat"] = g.state.active  # R10.3, whose choice comes next
        g.push("actions", at, quiet)
        key = yield Ask(seat, "R6.3", "action_window", action_options, (), lambda *_: PASS, about)
        if key != PASS:
            g.state.agenda[-1].args[1] = 0
            yield from act(g, seat, key)
        return


def action_options(state: State, seat: int) -> list[Option]:
    """3, `action_window`. Actions, events, ambush in the challenges phase, and "pass"."""
    found = abilities.actions(state, seat, state.phase)
    if state.phase == "challenges":
        found += [
            Option(f"ambush:{number}", "ambush", (f"card:{number}",), ("card", state.cards[number].kind))
            for number in hand(state, seat)
            if can_ambush(state, seat, number)
        ]
    return [*found, PASSING]


def can_ambush(state: State, seat: int, number: int) -> bool:
    """R17.1. The gold is there, and R18.1 allows it."""
    word = face(state, number).keyword("ambush")
    return (
        word is not None
        and word.n <= state.seats[seat].gold
        and not title_refused(state, seat, state.cards[number].kind)
    )


def act(g: G, seat: int, key: str) -> Rules[None]:
    """R6.3. One action: an ability, an event, or ambush."""
    if key.startswith("ambush:"):
        yield from ambush(g, seat, number_of(key))
        return
    _, source, number = key.split(":")
    ctx = context(g.state, seat, int(source))
    ctx.number = int(number)
    yield from abilities.use(g, ctx)


def ambush(g: G, seat: int, number: int) -> Rules[None]:
    """R17.1. From hand into play, standing; it is no marshalling and no reduction counts."""
    word = face(g.state, number).keyword("ambush")
    change_gold(g, seat, -word.n if word is not None else 0, "R17.1")
    tell(g, "ambushed", "R17.1", seat=seat, kind=g.state.cards[number].kind)
    yield from timing.happen(g, of_card(g.state, "entered", number, seat=seat, controller=seat, word="ambush"))
