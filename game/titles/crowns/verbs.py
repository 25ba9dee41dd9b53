"""R2, R3, R18. The functions that change the table. Each tells what happened, and to whom (section 4)."""

from __future__ import annotations

from game.core.ask import Ask, Option, OptionsOf, Rules
from game.core.events import EVERYONE, Data
from game.core.lasting import WHILE_IN_PLAY, Lasting, leave, on
from game.core.zones import move, place_under, show
from game.titles.crowns.content import FACES
from game.titles.crowns.queries import (
    G,
    attachments,
    controller,
    deck,
    duplicates,
    in_play,
    is_faction,
    seat_behind,
    title,
)
from game.titles.crowns.state import State

Default = str | None


def tell(g: G, kind: str, rule: str, /, **data: int | str | list[int]) -> None:
    """An event that everybody may know."""
    if g.record is not None:
        g.emit(kind, rule, data)


def tell_secret(g: G, kind: str, rule: str, seat: int, secret: Data, shared: Data) -> None:
    """An event of `seat`: it is told both parts, everybody else only `shared`."""
    if g.record is not None:
        g.emit(kind, rule, {**shared, **secret}, 1 << seat, shared, EVERYONE & ~(1 << seat))


def choose(g: G, ask: Ask) -> Rules[str]:
    """3. A question with a single option is answered without asking."""
    options = ask.options(g.state, ask.seat, *ask.args)
    if len(options) == 1:
        return options[0].key
    key: str = yield ask
    return key


def asking(seat: int, rule: str, text: str, options: OptionsOf, *args: object) -> Ask:
    """A question whose default is its first option."""
    return Ask(seat, rule, text, options, args)


def card_option(state: State, number: int, verb: str = "card") -> Option:
    """The choice of one card."""
    return Option(f"card:{number}", verb, (f"card:{number}",), ("card", title(state, number)))


def seat_option(seat: int) -> Option:
    """The choice of one seat."""
    return Option(f"seat:{seat}", "seat", (f"seat:{seat}",), ("seat", seat))


def number_of(key: str) -> int:
    """The number in a key as "card:12" or "seat:1"."""
    return int(key.rpartition(":")[2])


# ---------------------------------------------------------------- gold and power
def change_gold(g: G, seat: int, amount: int, rule: str) -> int:
    """R2.2. Gold from or to the treasury; a pool never falls below 0. How much it really was."""
    player = g.state.seats[seat]
    real = max(amount, -player.gold)
    player.gold += real
    if real:
        tell(g, "gold", rule, seat=seat, amount=real, pool=player.gold)
    return real


def power_on(state: State, number: int) -> int:
    """The power on a card or a faction card."""
    return state.cards[number].power if number > 0 else state.seats[seat_behind(number)].power


def change_power(g: G, number: int, amount: int, rule: str) -> int:
    """R1.2. Power from or to the treasury, on a card or a faction card. How much it really was."""
    real = max(amount, -power_on(g.state, number))
    if is_faction(number):
        g.state.seats[seat_behind(number)].power += real
    else:
        g.state.cards[number].power += real
    if real:
        tell(g, "power", rule, seat=controller(g.state, number), card=number, kind=title(g.state, number), amount=real)
    return real


# ---------------------------------------------------------------- standing and kneeling
def is_kneeling(state: State, number: int) -> bool:
    """R3.2. Of a card in play or a faction card."""
    return state.cards[number].kneeling if number > 0 else state.seats[seat_behind(number)].kneeling


def turn(g: G, number: int, kneeling: bool, rule: str) -> None:
    """R3.2. The card kneels or stands."""
    if number > 0:
        g.state.cards[number].kneeling = kneeling
    else:
        g.state.seats[seat_behind(number)].kneeling = kneeling
    tell(
        g,
        "knelt" if kneeling else "stood",
        rule,
        card=number,
        kind=title(g.state, number),
        seat=controller(g.state, number),
    )


# ---------------------------------------------------------------- drawing and discarding
def draw(g: G, seat: int, count: int, rule: str) -> int:
    """R8.1. As many as there are; how many it were."""
    taken = deck(g.state, seat)[: -count - 1 : -1] if count > 0 else []
    for number in taken:
        move(g.state, number, seat, "hand", known=1 << seat)
    if taken:
        g.block_undo()
        tell_secret(
            g, "drew", rule, seat, {"cards": taken, "kinds": kinds(g.state, taken)}, {"seat": seat, "count": len(taken)}
        )
    return len(taken)


def kinds(state: State, numbers: list[int]) -> str:
    """The ids of cards in one text, for events."""
    return " ".join(title(state, number) for number in numbers)


def discard(g: G, number: int, rule: str, zone: str = "discard") -> None:
    """R2.3. A card that is not in play goes face up to its owner's discard pile (or another zone)."""
    card = g.state.cards[number]
    origin = card.zone
    if card.known != EVERYONE:
        g.block_undo()
    move(g.state, number, card.owner, zone, known=EVERYONE)
    tell(g, "discarded", rule, card=number, kind=card.kind, seat=card.owner, origin=origin, zone=zone)


def reveal_to(g: G, seat: int, numbers: list[int], kind: str, rule: str, of: int) -> None:
    """Section 4. `seat` looks at hidden cards; everybody hears that it looks, and at how many."""
    show(g.state, numbers, 1 << seat)
    g.block_undo()
    tell_secret(
        g,
        kind,
        rule,
        seat,
        {"cards": list(numbers), "kinds": kinds(g.state, numbers)},
        {"seat": seat, "of": of, "count": len(numbers)},
    )


# ---------------------------------------------------------------- entering and leaving play
def enter_play(
    g: G, number: int, seat: int, rule: str, kneeling: bool = False, host: int = 0, *, own: bool = False
) -> None:
    """R9.5. The card lies in the play area of `seat`, which controls it; attachments under their host. `own`: the seat
    has laid it out of its own hand, which told it nothing, so it may take that back."""
    state = g.state
    card = state.cards[number]
    if card.known != EVERYONE and not own:
        g.block_undo()
    move(state, number, seat, "play", known=EVERYONE)
    state.stamps += 1
    card.stamp, card.kneeling = state.stamps, kneeling
    place_under(state, number, host)
    tell(g, "entered", rule, card=number, kind=card.kind, seat=seat, host=host)


def add_duplicate(g: G, number: int, host: int, rule: str, *, own: bool = False) -> None:
    """R18.2. A copy lies face up under its unique card; `own` as for `enter_play`."""
    seat = g.state.cards[host].controller
    if not own:
        g.block_undo()
    move(g.state, number, seat, "play", known=EVERYONE)
    place_under(g.state, number, host)
    g.state.cards[number].duplicate = True
    tell(g, "duplicate", rule, card=number, kind=g.state.cards[number].kind, seat=seat, host=host)


def leave_play(g: G, number: int, zone: str, rule: str) -> None:
    """R2.3, R2.4, R10.21, R18.5. The card goes to a zone of its owner; what lies on it and under it leaves, too."""
    state = g.state
    card = state.cards[number]
    stop_participating(state, number)
    clear(state, number)
    move(state, number, card.owner, zone, bottom=zone == "deck")
    tell(g, "left", rule, card=number, kind=card.kind, seat=card.owner, zone=zone)
    shed(g, number, rule)


def clear(state: State, number: int) -> None:
    """R2.4, R4.2. Tokens return to the treasury, lasting effects on the card end."""
    card = state.cards[number]
    card.kneeling, card.power, card.gold, card.duplicate = False, 0, 0, False
    leave(state.lasting, number)


def shed(g: G, host: int, rule: str) -> None:
    """R18.5. Attachments of a card that has left return to their owners' hands, terminal ones and duplicates go to the
    discard pile. Neither is an occurrence."""
    state = g.state
    for number in duplicates(state, host):
        lay_off(g, number, "discard", rule)
    for number in attachments(state, host):
        terminal = FACES[state.cards[number].kind].keyword("terminal") is not None
        lay_off(g, number, "discard" if terminal else "hand", rule)


def lay_off(g: G, number: int, zone: str, rule: str) -> None:
    """An attachment or duplicate leaves play without an occurrence, an attachment with its own duplicates."""
    card = g.state.cards[number]
    clear(g.state, number)
    move(g.state, number, card.owner, zone)
    tell(g, "left", rule, card=number, kind=card.kind, seat=card.owner, zone=zone)
    shed(g, number, rule)


def stop_participating(state: State, number: int) -> None:
    """R10.21."""
    challenge = state.challenge
    for side in (challenge.attackers, challenge.defenders) if challenge is not None else ():
        if number in side:
            side.remove(number)


# ---------------------------------------------------------------- R18 uniqueness and control
def title_refused(state: State, seat: int, kind: str) -> bool:
    """R18.1. The seat controls a card of that unique title, or has one in its dead pile."""
    if not FACES[kind].unique:
        return False
    dead = (state.cards[number].kind for number in state.piles[seat].get("dead", ()))
    return kind in dead or any(state.cards[number].kind == kind for number in in_play(state, seat))


def take_control(g: G, number: int, seat: int, until: str, source: str, rule: str) -> None:
    """R18.6. `until` "permanent" lasts while the card is in play."""
    moment = WHILE_IN_PLAY if until == "permanent" else until
    g.state.lasting.append(Lasting("control", number, seat, "", moment, source))
    follow_control(g, number, rule)


def follow_control(g: G, number: int, rule: str) -> None:
    """R18.6. The card goes to whoever controls it now: the newest effect, else its owner. Where R18.1 forbids that
    it is discarded."""
    state = g.state
    card = state.cards[number]
    wanted = card.owner
    for effect in on(state.lasting, "control", number):
        if not state.seats[effect.value].out:
            wanted = effect.value
    if card.zone != "play" or wanted == card.controller:
        return
    if title_refused(state, wanted, card.kind):
        leave_play(g, number, "discard", rule)
        return
    stop_participating(state, number)
    for under in duplicates(state, number):
        lay_off(g, under, "discard", rule)
    move(state, number, wanted, "play")
    tell(g, "control", rule, card=number, kind=card.kind, seat=wanted)
