"""R5. Set-up: what may be chosen before, the first state, and the steps up to the first round."""

from __future__ import annotations

from typing import Any

from game.core.ask import Ask, AskAll, AskAny, Option, Refusal, Rules
from game.core.errors import BadSetup
from game.core.events import EVERYONE
from game.core.fields import checked
from game.core.rng import Stream, seeded
from game.core.spec import Field
from game.core.state import Step
from game.core.zones import deal, move, place_under, show, shuffle
from game.titles.crowns.content import CONSTANT, DECKS, FACES, HAND, SETUP_GOLD, DeckRow
from game.titles.crowns.deck import faults, from_lines
from game.titles.crowns.ending import legal_host
from game.titles.crowns.queries import G, all_in_play, hand, in_play, order
from game.titles.crowns.state import OwnedCard, Seat, State
from game.titles.crowns.stats import strength
from game.titles.crowns.verbs import (
    add_duplicate,
    card_option,
    choose,
    draw,
    enter_play,
    number_of,
    tell,
    tell_secret,
)

RANDOM = "random"
SEATS = (2, 3, 4)  # R1.1
FIELDS: tuple[Field, ...] = (
    Field("deck", (*DECKS, RANDOM), RANDOM, many=True),  # or an own deck, as `deck.to_lines` gives it
)
OPTIONS: tuple[Field, ...] = (
    Field("round_limit", ("7", "10", "14", "20"), "20"),
    Field("window_mask", ("off", "on"), "off"),
    Field("agendas", ("on", "off"), "on"),
)


# ---------------------------------------------------------------- the first state
def new_state(seats: list[dict[str, Any]], options: dict[str, Any], seed: int) -> State:
    """R5.1. The table before anything is shuffled. Raises BadSetup."""
    if len(seats) not in SEATS:
        allowed = ", ".join(map(str, SEATS))
        raise BadSetup(
            "error.setup_seats",
            f"{len(seats)} seats; this game has {allowed}",
            field="seats",
            found=len(seats),
            example=allowed,
        )
    rules = checked("options", options, OPTIONS)
    stream = Stream(seed, "decks")
    decks = [_deck(f"seats[{i}]", checked(f"seats[{i}]", seat, FIELDS), stream) for i, seat in enumerate(seats)]
    agendas = rules["agendas"] == "on"
    state = State(
        rng=seeded(seed),
        agenda=[Step("deal")],
        cards={},
        piles=[{} for _ in decks],
        seats=[Seat(deck.faction, deck.agenda if agendas else "", deck.second_faction) for deck in decks],
        round_limit=int(rules["round_limit"]),
        mask=rules["window_mask"] == "on",
    )
    for seat, deck in enumerate(decks):
        deal(state.cards, state.piles, [*_pieces(seat, deck.cards, "deck"), *_pieces(seat, deck.plots, "plots")])
    return state


def _pieces(seat: int, counted: dict[str, int], zone: str) -> list[OwnedCard]:
    return [
        OwnedCard(kind=card, owner=seat, controller=seat, zone=zone)
        for card, copies in counted.items()
        for _ in range(copies)
    ]


def _deck(where: str, fields: dict[str, Any], stream: Stream) -> DeckRow:
    """R5.1. The seat's valid deck: a ready one, or its own list. Raises BadSetup with the first error."""
    chosen = fields["deck"]
    if isinstance(chosen, str):
        return DECKS[stream.pick(list(DECKS)) if chosen == RANDOM else chosen]
    deck = from_lines(chosen)
    if isinstance(deck, Refusal):
        raise BadSetup(
            "error.setup_value",
            f"{where}.deck: {deck.args}",
            field=f"{where}.deck",
            found=str(deck.args.get("line")),
            example="faction legion, 3 al05",
        )
    wrong = faults(deck)
    if wrong:
        raise BadSetup(
            "error.setup_value",
            f"{where}.deck: {wrong}",
            field=f"{where}.deck",
            found=f"{wrong[0].code} {wrong[0].card}".strip(),
            example="R20",
        )
    return deck


# ---------------------------------------------------------------- R5.1-R5.3 decks and hands
def start(g: G) -> None:
    """R5.1, R5.2. Decks are shuffled, a set-up first seat is drawn, each seat draws 7 cards."""
    state = g.state
    for seat in range(len(state.seats)):
        shuffle(g, seat, "deck")
        shuffle(g, seat, "plots")
        show(state, state.piles[seat]["plots"], 1 << seat)
    state.first = g.below(len(state.seats))
    tell(g, "setup_first", "R5.1", seat=state.first)
    for seat in order(state):
        draw(g, seat, HAND, "R5.2")
    g.push("mulligan")


def mulligan(g: G) -> Rules[None]:
    """R5.3. All at once and in secret, once."""
    seats = order(g.state)
    answers = yield AskAll(seats, "R5.3", "mulligan", mulligan_options)
    for seat, key in answers.items():
        tell(g, "mulligan", "R5.3", seat=seat, again=int(key == "mulligan"))
        if key == "mulligan":
            for number in hand(g.state, seat)[:]:
                move(g.state, number, seat, "deck")
            shuffle(g, seat, "deck")
            draw(g, seat, HAND, "R5.3")
    g.push("place")


def mulligan_options(state: State, seat: int) -> list[Option]:
    """3."""
    return [Option("keep", "keep"), Option("mulligan", "mulligan")]


# ---------------------------------------------------------------- R5.4 placing
def place(g: G) -> Rules[None]:
    """R5.4. One card of one seat; this step comes again until all are done."""
    state = g.state
    seats = [seat for seat in order(state) if not state.seats[seat].ready]
    if not seats:
        g.push("turn_up")
        return
    g.push("place")
    seat, key = yield AskAny(seats, "R5.4", "setup_place", place_options, (), place_default)
    verb, number = key.partition(":")[0], 0 if key == "done" else number_of(key)
    match verb:
        case "place":
            _place(g, seat, number)
        case "take":
            _take_back(g, seat, number)
        case _:
            state.seats[seat].ready = True
            tell(g, "placing_done", "R5.4", seat=seat)


def placed(state: State, seat: int) -> list[int]:
    """The cards that lie face down before the seat."""
    return state.piles[seat].get("set", [])


def setup_gold(state: State, seat: int) -> int:
    """R5.4. What is left of the 8 gold."""
    return SETUP_GOLD - sum(
        FACES[state.cards[number].kind].cost for number in placed(state, seat) if not state.cards[number].duplicate
    )


def place_refusal(state: State, seat: int, number: int) -> Refusal | None:
    """R5.4. Why a card of the hand may not be placed."""
    card = state.cards[number]
    shown = FACES[card.kind]
    if shown.type == "event":
        return Refusal("R5.4", "why.event_in_setup")
    if shown.unique and _copy(state, seat, card.kind):
        return None  # as a duplicate, free
    if shown.host is not None and shown.host.side != "own":
        return Refusal("R5.4", "why.enemy_attachment_in_setup")
    if shown.keyword("limited") is not None and any(
        FACES[state.cards[there].kind].keyword("limited") is not None for there in placed(state, seat)
    ):
        return Refusal("R9.7", "why.limited")
    if shown.cost > setup_gold(state, seat):
        return Refusal("R5.4", "why.setup_gold", {"cost": shown.cost, "left": setup_gold(state, seat)})
    return None


def _copy(state: State, seat: int, kind: str) -> int:
    """The card of that title that is placed already; 0: there is none."""
    for number in placed(state, seat):
        if state.cards[number].kind == kind and not state.cards[number].duplicate:
            return number
    return 0


def place_options(state: State, seat: int) -> list[Option]:
    """3, `setup_place`."""
    able = [number for number in hand(state, seat) if place_refusal(state, seat, number) is None]
    found = [
        Option(f"place:{number}", "place", (f"card:{number}",), ("card", state.cards[number].kind)) for number in able
    ]
    found += [
        Option(f"take:{number}", "take", (f"card:{number}",), ("card", state.cards[number].kind))
        for number in placed(state, seat)
        if not state.cards[number].duplicate
    ]
    return [*found, Option("done", "done")]


def place_default(state: State, seat: int) -> str:
    """3. The most expensive card that fits, locations with gold first; then done."""
    able = [number for number in hand(state, seat) if place_refusal(state, seat, number) is None]
    if not able:
        return "done"

    def worth(number: int) -> tuple[bool, int]:
        shown = FACES[state.cards[number].kind]
        gold = any(line.effect.word == "gold" for line in CONSTANT["plot_mod"].get(shown.id, ()))
        return gold and shown.type == "location", shown.cost

    return f"place:{max(able, key=worth)}"


def _place(g: G, seat: int, number: int) -> None:
    state = g.state
    copy = _copy(state, seat, state.cards[number].kind) if FACES[state.cards[number].kind].unique else 0
    move(state, number, seat, "set")
    if copy:
        place_under(state, number, copy)
        state.cards[number].duplicate = True
    tell_secret(g, "placed", "R5.4", seat, {"card": number, "kind": state.cards[number].kind}, {"seat": seat})


def _take_back(g: G, seat: int, number: int) -> None:
    """R5.4. Duplicates under a unique card come back with it."""
    state = g.state
    for there in [number, *(one for one in placed(state, seat) if state.cards[one].host == number)]:
        state.cards[there].duplicate = False
        move(state, there, seat, "hand")
        tell_secret(g, "taken_back", "R5.4", seat, {"card": there, "kind": state.cards[there].kind}, {"seat": seat})


# ---------------------------------------------------------------- R5.5-R5.7 turning up
def turn_up(g: G) -> Rules[None]:
    """R5.5. All placed cards are turned up together; then attachments are attached. No ability triggers (R5.7)."""
    state = g.state
    g.block_undo()
    for seat in order(state):
        show(state, placed(state, seat), EVERYONE)
        for number in placed(state, seat)[:]:
            card = state.cards[number]
            if not card.duplicate and FACES[card.kind].type != "attachment":
                enter_play(g, number, seat, "R5.5")
    for seat in order(state):
        for number in [one for one in placed(state, seat) if not state.cards[one].duplicate]:
            yield from _attach(g, seat, number)
        _lay_duplicates(g, seat)
    g.push("fill_up")


def _attach(g: G, seat: int, number: int) -> Rules[None]:
    """R5.5. Without a legal host the attachment returns to the hand."""
    if not host_options(g.state, seat, number):
        move(g.state, number, seat, "hand")
        tell(g, "left", "R5.5", card=number, kind=g.state.cards[number].kind, seat=seat, zone="hand")
        return
    key = yield from choose(
        g, Ask(seat, "R5.5", "setup_attach", host_options, (number,), None, {"card": g.state.cards[number].kind})
    )
    enter_play(g, number, seat, "R5.5", host=number_of(key))


def host_options(state: State, seat: int, number: int) -> list[Option]:
    """R9.5, R18.4. The legal hosts of an attachment."""
    return [card_option(state, host) for host in all_in_play(state) if legal_host(state, number, host)]


def host_default(state: State, seat: int, number: int) -> str:
    """3, `attach_host`. The highest STR."""
    return max(host_options(state, seat, number), key=lambda one: strength(state, number_of(one.key))).key


def _lay_duplicates(g: G, seat: int) -> None:
    """R5.4. Duplicates lie under their card; those of an attachment that found no host return with it."""
    for number in placed(g.state, seat)[:]:
        kind = g.state.cards[number].kind
        hosts = [one for one in in_play(g.state, seat) if g.state.cards[one].kind == kind]
        g.state.cards[number].duplicate = False
        if hosts:
            add_duplicate(g, number, hosts[0], "R5.5")
        else:
            move(g.state, number, seat, "hand")


def fill_up(g: G) -> None:
    """R5.6, R5.7. Each seat draws up to 7; what is left of the gold was never in its pool. Constant effects begin."""
    state = g.state
    for seat in order(state):
        draw(g, seat, HAND - len(hand(state, seat)), "R5.6")
    state.phase = "plot"
    tell(g, "setup_done", "R5.7")
    g.push("round_begin")
