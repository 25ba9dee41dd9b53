"""R10.1-R10.8. Challenges phase: choosing and declaring."""

from __future__ import annotations

from game.core.ask import Ask, Option, Rules
from game.titles.crowns import timing
from game.titles.crowns.context import Happening
from game.titles.crowns.council import supports
from game.titles.crowns.happenings import of_card
from game.titles.crowns.notation import ICONS
from game.titles.crowns.queries import G, characters, order, others
from game.titles.crowns.state import RunningChallenge, State
from game.titles.crowns.stats import allowance, forbidden, has_keyword, icons, kneels_to_attack
from game.titles.crowns.verbs import card_option, choose, number_of, tell

DONE, BACK, FINISH, NONE = (
    Option("done", "done"),
    Option("back", "back"),
    Option("finish", "finish"),
    Option("none", "none"),
)


# ---------------------------------------------------------------- R10.1-R10.3 choosing
def challenges(g: G) -> None:
    """R10.1, R10.3. In player order each seat makes all its challenges; then one more window W4."""
    g.push("actions", 0, 0)
    for seat in reversed(order(g.state)):
        g.push("challenge_turn", seat)


def challenge_turn(g: G, seat: int) -> None:
    """R10.3. Window W4, then the choice."""
    if g.state.seats[seat].out:
        return
    if g.state.active != seat:
        tell(g, "active", "R10.1", seat=seat)
    g.state.active = seat
    g.push("challenge_choice", seat)
    g.push("actions", 0, 0)


def challenge_choice(g: G, seat: int) -> Rules[None]:
    """R10.3. A kind together with an opponent, or finish."""
    if g.state.seats[seat].out:
        return
    key = yield from choose(g, Ask(seat, "R10.3", "challenge_choice", challenge_options, (), lambda *_: FINISH.key))
    if key == FINISH.key:
        tell(g, "challenges_done", "R10.3", seat=seat)
        return
    _, kind, opponent = key.split(":")
    g.push("attack", seat, kind, int(opponent))


def challenge_options(state: State, seat: int) -> list[Option]:
    """3, `challenge_choice`."""
    found = []
    for kind in ICONS:
        if allowance(state, seat, kind) > 0 and able_attackers(state, seat, kind, ()):
            found += [
                Option(f"attack:{kind}:{other}", kind, (f"seat:{other}",), ("kind", kind, "seat", other))
                for other in others(state, seat)
                if not supports(state, seat, other)
            ]
    return [*found, FINISH]


def able_attackers(state: State, seat: int, kind: str, picked: tuple[int, ...]) -> list[int]:
    """R10.4. Own standing characters with the icon that are not forbidden to attack."""
    return [
        number
        for number in characters(state, seat)
        if number not in picked
        and not state.cards[number].kneeling
        and kind in icons(state, number)
        and not forbidden(state, number, "attack")
    ]


def able_defenders(state: State, seat: int, picked: tuple[int, ...]) -> list[int]:
    """R10.8. Standing characters with the icon, not bypassed and not forbidden to defend."""
    challenge = state.challenge
    if challenge is None:
        return []
    return [
        number
        for number in characters(state, seat)
        if number not in (*picked, *challenge.bypassed)
        and not state.cards[number].kneeling
        and challenge.kind in icons(state, number)
        and not forbidden(state, number, "defend")
    ]


# ---------------------------------------------------------------- R10.4-R10.7 attackers
def attack(g: G, seat: int, kind: str, opponent: int) -> Rules[None]:
    """R10.4-R10.7. Attackers are picked one by one; before the first pick the choice may be taken back, which leads
    back to R10.3 without another window; so does an opponent who has just given up."""
    if g.state.seats[seat].out or g.state.seats[opponent].out:
        g.push("challenge_choice", seat)
        return
    picked: tuple[int, ...] = ()
    while True:
        key = yield from choose(
            g,
            Ask(
                seat,
                "R10.4",
                "attackers",
                attacker_options,
                (kind, picked),
                attacker_default,
                {"kind": kind, "opponent": opponent},
            ),
        )
        if key == BACK.key:
            g.push("challenge_choice", seat)
            return
        if key == DONE.key:
            break
        picked = (*picked, number_of(key))
    for step in ("challenge_end", "compare"):
        g.push(step)
    g.push("actions", 0, 0)  # W6
    g.push("defend")
    g.push("actions", 0, 0)  # W5
    yield from declare(g, RunningChallenge(kind, seat, opponent, list(picked)))


def attacker_options(state: State, seat: int, kind: str, picked: tuple[int, ...]) -> list[Option]:
    """3, `attackers`."""
    found = [card_option(state, number) for number in able_attackers(state, seat, kind, picked)]
    return [*found, DONE if picked else BACK]


def attacker_default(state: State, seat: int, kind: str, picked: tuple[int, ...]) -> str:
    """3."""
    return DONE.key if picked else BACK.key


def declare(g: G, challenge: RunningChallenge) -> Rules[None]:
    """R10.5-R10.7. The allowance is used, attackers kneel, stealth, `initiated`."""
    state = g.state
    started = state.seats[challenge.attacker].started
    started[challenge.kind] = started.get(challenge.kind, 0) + 1
    state.challenge = challenge
    tell(
        g,
        "challenge",
        "R10.5",
        seat=challenge.attacker,
        opponent=challenge.defender,
        kind=challenge.kind,
        cards=list(challenge.attackers),
    )
    kneeling = [number for number in challenge.attackers if kneels_to_attack(state, number)]
    if kneeling:
        yield from timing.happen(g, *(of_card(g.state, "knelt", number) for number in kneeling))
    for number in challenge.attackers[:]:
        yield from stealth(g, number)
    running = g.state.challenge
    if running is not None:
        yield from timing.happen(
            g, Happening(name="initiated", seat=running.attacker, controller=running.defender, word=running.kind)
        )


def stealth(g: G, number: int) -> Rules[None]:
    """R10.6. One attacker with stealth may bypass one character."""
    challenge = g.state.challenge
    if challenge is None or number not in challenge.attackers or not has_keyword(g.state, number, "stealth"):
        return
    key = yield from choose(
        g,
        Ask(
            challenge.attacker,
            "R10.6",
            "stealth_target",
            stealth_options,
            (),
            lambda *_: NONE.key,
            {"card": g.state.cards[number].kind},
        ),
    )
    if key != NONE.key and g.state.challenge is not None:
        g.state.challenge.bypassed.append(number_of(key))
        tell(g, "bypassed", "R10.6", card=number_of(key), by=number)


def stealth_options(state: State, seat: int) -> list[Option]:
    """3, `stealth_target`."""
    challenge = state.challenge
    if challenge is None:
        return [NONE]
    found = [
        card_option(state, number)
        for number in characters(state, challenge.defender)
        if number not in challenge.bypassed
        and not has_keyword(state, number, "stealth")
        and not forbidden(state, number, "be_bypassed")
    ]
    return [*found, NONE]


# ---------------------------------------------------------------- R10.8 defenders
def defend(g: G) -> Rules[None]:
    """R10.8. Any number of defenders; they kneel together, `defended` occurs."""
    challenge = g.state.challenge
    if challenge is None:
        return
    seat = challenge.defender
    picked: tuple[int, ...] = ()
    while True:
        key = yield from choose(
            g,
            Ask(seat, "R10.8", "defenders", defender_options, (picked,), lambda *_: DONE.key, {"kind": challenge.kind}),
        )
        if key == DONE.key:
            break
        picked = (*picked, number_of(key))
    running = g.state.challenge
    if running is None:
        return
    running.defenders = list(picked)
    tell(g, "defended", "R10.8", seat=seat, cards=list(picked))
    if picked:
        yield from timing.happen(g, *(of_card(g.state, "knelt", number) for number in picked))
    yield from timing.happen(g, Happening(name="defended", seat=seat, word=running.kind))


def defender_options(state: State, seat: int, picked: tuple[int, ...]) -> list[Option]:
    """3, `defenders`."""
    return [*(card_option(state, number) for number in able_defenders(state, seat, picked)), DONE]
