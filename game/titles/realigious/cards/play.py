"""R5, R21. The life of a card: drawn, discarded, used, answered, negated."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial

from game.core.ask import Ask, Option, Refusal, Rules
from game.core.events import EVERYONE
from game.core.windows import Moment, window
from game.titles.realigious import sight
from game.titles.realigious.cards.base import (
    ACTIONS,
    CANCEL,
    LACKS,
    NO,
    REACTIONS,
    Use,
    card_of,
    code_of,
    kind_of,
    refuse,
    use_option,
)
from game.titles.realigious.cards.prices import pay, unpayable
from game.titles.realigious.content import CARDS
from game.titles.realigious.queries import G, after, find, has
from game.titles.realigious.state import NOBODY, Effect, HeldCard, State
from game.titles.realigious.verbs import reputation, tell, tell_owner

Told = Callable[[State, int, Moment], "dict[str, str | int]"]
BURIED = ("strategy", "religion")  # the groups whose cards lie in a graveyard (R5.15)
HAND_LIMIT = 3
WINDOWS_DEEP = 8
MOST_CALLED_OFF = 20  # cards in a turn: naming them and calling them off makes no match endless
DOOM = "spell_of_doom"
DOOM_LOSS = 20
IS_A_REACTION = refuse("R5.10", "is_a_reaction")
NOT_A_REACTION = refuse("R5.10", "not_a_reaction")
WRONG_MOMENT = refuse("R21.1", "wrong_moment")


# ---------------------------------------------------------------- deck and hand
def refill(g: G, seat: int) -> None:
    """R5.3. An empty deck becomes a new shuffled copy of the deck list at once."""
    player = g.state.seats[seat]
    if not player.deck and player.deck_list:
        player.deck = player.deck_list[:]
        g.shuffle(player.deck)
        tell(g, "deck_renewed", "R5.3", seat)


def take_top(g: G, seat: int) -> HeldCard:
    """The top card of the deck, which is never left empty but while an Excommunication discards it."""
    card = card_of(g.state.seats[seat].deck.pop())
    g.block_undo("drawn")
    refill(g, seat)
    return card


def make_room(g: G, seat: int) -> Rules[None]:
    """R5.5. Before a card enters a hand of three, the oldest goes to the graveyard."""
    while len(g.state.seats[seat].hand) >= HAND_LIMIT:
        yield from discard(g, seat, len(g.state.seats[seat].hand))


def draw(g: G, seat: int, count: int, rule: str) -> Rules[None]:
    """R5.6. Move the top card of the deck to slot 1, `count` times."""
    for _ in range(count):
        yield from make_room(g, seat)
        if not g.state.seats[seat].deck:
            return
        card = take_top(g, seat)
        g.state.seats[seat].hand.insert(0, card)
        if g.record is not None:
            _tell_draw(g, seat, card.kind, rule)


def _tell_draw(g: G, seat: int, kind: str, rule: str) -> None:
    """Section 4. The name of a drawn card is its owner's and a Clairvoyance holder's."""
    knowing = 1 << seat
    for other, player in enumerate(g.state.seats):
        if has(player, "clairvoyance"):
            knowing |= 1 << other
    g.emit("drew", rule, {"seat": seat, "card": kind}, knowing)
    g.emit("drew_hidden", rule, {"seat": seat}, EVERYONE & ~knowing)


def enter_hand(g: G, seat: int, card: HeldCard, rule: str) -> Rules[None]:
    """A public card enters the hand as the newest (R5.5). A hidden card must not wait here: see
    `make_room`.
    """
    yield from make_room(g, seat)
    g.state.seats[seat].hand.insert(0, card)
    tell_owner(g, "entered_hand", rule, seat, card=card.kind)


def discard(g: G, seat: int, slot: int) -> Rules[None]:
    """R5.13. The card of that slot (1 = newest) goes to the graveyard without having been used."""
    player = g.state.seats[seat]
    card = player.hand.pop(slot - 1)
    if card.leaving and card.kind != DOOM and CARDS[card.kind].group in BURIED:
        player.fallen.append(len(player.grave))
    yield from discarded(g, seat, card)


def discard_hand(g: G, seat: int) -> Rules[None]:
    """R5.13. The cards that are in the hand now; what enters it meanwhile stays."""
    count = len(g.state.seats[seat].fallen)
    mark_hand(g, seat)
    yield from discard_marked(g, seat)
    del g.state.seats[seat].fallen[count:]


def mark_hand(g: G, seat: int) -> None:
    """The cards that are in the hand now are leaving; where they come to lie will be kept in `fallen`."""
    for card in g.state.seats[seat].hand:
        card.leaving = True


def discard_marked(g: G, seat: int) -> Rules[None]:
    """R5.13. The marked cards that are still in the hand, slot 3 first."""
    while True:
        marked = [slot for slot, card in enumerate(g.state.seats[seat].hand, 1) if card.leaving]
        if not marked:
            return
        yield from discard(g, seat, marked[-1])


def discard_top(g: G, seat: int, count: int) -> Rules[None]:
    """R5.13. The top cards of the deck go to the graveyard, the top first."""
    for _ in range(count):
        if g.state.seats[seat].deck:
            yield from discarded(g, seat, take_top(g, seat))


def discarded(g: G, seat: int, card: HeldCard) -> Rules[None]:
    """R5.13. A card that has just left hand or deck unused: it acts if it is of those that do, else it can be saved
    by an Angel's Seal. The card is public to its owner alone (section 4); acting cards show themselves."""
    group = CARDS[card.kind].group
    acts = group in ("glory", "shame") or card.kind in (DOOM, "extremist")
    if g.record is not None:
        full = EVERYONE if acts else 1 << seat
        g.emit("discarded", "R5.13", {"seat": seat, "card": card.kind}, full,
               {"seat": seat, "card": ""}, EVERYONE & ~full)
    if card.kind == DOOM:
        yield from doom_strikes(g, seat, card)
        return
    if group in BURIED:
        yield from bury(g, seat, code_of(card))
    if acts:
        yield from ACTIONS[card.kind].effect(g, Use(seat, card, free=True))
        return
    yield from open_window(g, Moment("card_discarded", seat=seat, actor=seat, card=card.kind), [seat])


def doom_strikes(g: G, seat: int, card: HeldCard) -> Rules[None]:
    """SAC-2b. The holder loses 20 reputation by the card's last user and the card leaves the game."""
    yield from harm(g, seat, DOOM_LOSS, card.user, "SAC-2b")


def bury(g: G, seat: int, code: str) -> Rules[None]:
    """A card enters the graveyard; Reunion is looked at (UNI-6a)."""
    g.state.seats[seat].grave.append(code)
    if has(g.state.seats[seat], "reunion"):
        yield from reunite(g, seat)


def unbury(g: G, seat: int, at: int) -> None:
    """The card at that place leaves the graveyard; the places of others that a Cataclysm has noted move up."""
    player = g.state.seats[seat]
    del player.grave[at]
    player.fallen = [-1 if place == at else place - (place > at) for place in player.fallen]


def reunite(g: G, seat: int) -> Rules[None]:
    """UNI-6a. When every card of the deck list but Doom lies in the graveyard the state ends and three cards are
    drawn."""
    player = g.state.seats[seat]
    wanted = Counter(c for c in player.deck_list if c != DOOM)
    if wanted and wanted <= Counter(kind_of(c) for c in player.grave):
        player.effects = [e for e in player.effects if e.kind != "reunion"]
        tell(g, "state_ended", "UNI-6a", seat, what="reunion")
        yield from draw(g, seat, 3, "UNI-6a")


# ---------------------------------------------------------------- windows
def miracle_stands(state: State) -> bool:
    """R21.12. Whether a Miracle negates every card now."""
    for player in state.seats:  # noqa: SIM110 - asked for every seat in every window
        if has(player, "miracle"):
            return True
    return False


def could_react(state: State, seat: int, moment: Moment) -> bool:
    """R21.3 by public knowledge: a player with a card in the hand or a standby, so a living one. Whether one of them
    fits is not asked, so that being asked tells nothing. Card use is answered only by those who get its message
    (R21.8)."""
    player = state.seats[seat]
    if not (player.hand or has(player, "standby")) or miracle_stands(state):
        return False
    return moment.name != "card_used" or sight.gets_card_message(state, seat, moment.actor)


def reactions(state: State, seat: int, moment: Moment) -> list[Option]:
    """R21.1. "no", then each usable reaction of the hand and each fitting standby."""
    player = state.seats[seat]
    options = [NO]
    for slot, card in enumerate(player.hand, 1):
        if reaction_refusal(state, seat, card, moment) is None:
            options.append(use_option(card.kind, slot))
    for effect in player.effects:
        if effect.kind == "standby" and _fits(state, seat, effect.what, moment):
            options.append(Option(f"standby:{effect.what}", "opt.standby", ("state:standby",), ("card", effect.what)))
    return options


def _fits(state: State, seat: int, kind: str, moment: Moment) -> bool:
    rule = REACTIONS.get(kind)
    if rule is None or moment.name not in rule.row.windows:
        return False
    return rule.when is None or rule.when(state, seat, moment)


def reaction_refusal(state: State, seat: int, card: HeldCard, moment: Moment) -> Refusal | None:
    """Why this card of the hand cannot answer the moment; None: it can."""
    if CARDS[card.kind].kind != "reaction":
        return NOT_A_REACTION
    if not _fits(state, seat, card.kind, moment):
        return WRONG_MOMENT
    return unpayable(state, seat, card)


def told(state: State, seat: int, moment: Moment) -> dict[str, str | int]:
    """What the asked seat is told of the moment: its tile only where the seat may know it (R12.10)."""
    about: dict[str, str | int] = {"event": moment.name, "card": moment.card, "actor": moment.actor}
    if moment.tile >= 0 and (state.owner[moment.tile] == seat or sight.in_sight(state, seat, moment.tile)):
        about["tile"] = moment.tile
    return about


def open_window(g: G, moment: Moment, seats: Sequence[int], about: Told = told) -> Rules[None]:
    """R21.2-R21.4, R21.7. Ask these seats in this order, unless windows stand too deep. `about(state, seat, moment)`:
    what a seat is told of the moment."""
    if g.state.open_windows >= WINDOWS_DEEP:
        return
    g.state.open_windows += 1
    yield from window(g, moment, seats, "R21.3", could_react, reactions, react, about)
    g.state.open_windows -= 1


def react(g: G, seat: int, key: str, moment: Moment) -> Rules[None]:
    """R21.4, R21.5. Carry one reaction out completely."""
    slot = 0
    if key.startswith("standby:"):
        card, free = HeldCard(key[len("standby:"):], free=True), True
        player = g.state.seats[seat]
        player.effects.remove([e for e in player.effects if e.kind == "standby" and e.what == card.kind][0])
    else:
        slot = int(key.rpartition("@")[2])
        card, free = g.state.seats[seat].hand[slot - 1], False
    rule = REACTIONS[card.kind]
    targets: tuple[str, ...] = ()
    if rule.targets is not None and rule.targets(g.state, seat, moment):
        targets = ((yield Ask(seat, "R5.7", "react_target", reaction_targets, (card.kind, moment),
                              about={"card": card.kind})),)
    if not free:
        g.state.seats[seat].hand.pop(slot - 1)
        pay(g, seat, card)
        yield from bury(g, seat, code_of(card))
    use = Use(seat, card, targets, moment, free)
    if not (yield from survives(g, use)):
        return
    if rule.negates and CARDS[moment.card].propagation and moment.actor != seat:
        attempt = Moment("negate_mine", seat=moment.actor, actor=seat, card=card.kind)
        yield from open_window(g, attempt, [moment.actor])
        if attempt.cancelled:
            tell(g, "card_negated", "R21.6", seat, card=card.kind)
            return
    yield from rule.effect(g, use)


def reaction_targets(state: State, seat: int, kind: str, moment: Moment) -> list[Option]:
    """The targets of a reaction with a choice."""
    targets = REACTIONS[kind].targets
    return [] if targets is None else targets(state, seat, moment)


def survives(g: G, use: Use) -> Rules[bool]:
    """R5.7 (4), R21.6, R21.12. Announce the use; whether the card still has its effect after the window
    `card_used`.
    """
    state = g.state
    if g.record is not None:
        full, part = sight.audience(state, use.seat, state.seats[use.seat].tile, card_use=True)
        g.emit("card_used", "R5.7", {"seat": use.seat, "card": use.kind, "tile": state.seats[use.seat].tile}, full,
               {"seat": use.seat, "card": use.kind}, part)
    shown = state.seats[use.seat].shown
    shown[use.kind] = shown.get(use.kind, 0) + 1
    remember_use(g, use.kind)
    if not CARDS[use.kind].negatable:
        return True
    if miracle_stands(state):
        tell(g, "card_negated", "R21.12", use.seat, card=use.kind)
        return False
    if state.seats[use.seat].stealth:
        g.block_undo()  # who is asked sees the user
    moment = Moment("card_used", seat=use.seat, actor=use.seat, card=use.kind)
    yield from open_window(g, moment, after(state, use.seat), partial(_aimed, use))
    if moment.cancelled:
        tell(g, "card_negated", "R21.6", use.seat, card=use.kind)
    return not moment.cancelled


def _aimed(use: Use, state: State, seat: int, moment: Moment) -> dict[str, str | int]:
    """R5.7 (1). A seat that is asked about a card is told on whom it is used, or on which tile where it may know it."""
    about = told(state, seat, moment)
    kind, _, at = (use.targets[0] if use.targets else "").partition(":")
    if kind == "seat":
        about["whom"] = int(at)
    elif kind == "tile" and (state.owner[int(at)] == seat or sight.in_sight(state, seat, int(at))):
        about["aim"] = int(at)
    return about


def remember_use(g: G, kind: str) -> None:
    """UNI-5a. Every waiting Eternal Return takes note of a strategy card used by anybody, the last three
    in order.
    """
    if CARDS[kind].group != "strategy":
        return
    for player in g.state.seats:
        for effect in player.effects:
            if effect.kind == "eternal_return":
                noted = [*effect.what.split(","), kind] if effect.what else [kind]
                effect.what = ",".join(noted[-3:])


# ---------------------------------------------------------------- using an action card
def action_refusal(state: State, seat: int, card: HeldCard, priced: bool = True) -> Refusal | None:
    """R5.8. Why this card cannot be used as an action now; None: it can. `priced=False` leaves the price out
    (R5.12)."""
    rule = ACTIONS.get(card.kind)
    if rule is None:
        return IS_A_REACTION
    if rule.row.no_buddhist and state.seats[seat].religion == "buddhist":
        return refuse("R19.6", "buddhist")
    problem = unpayable(state, seat, card) if priced else _unpayable_reputation(state, seat, card)
    if problem is None and rule.condition is not None:
        problem = rule.condition(state, seat)
    if problem is None and rule.targets and not rule.targets[0](state, seat, ()):
        problem = refuse("R5.8", LACKS.get(rule.targets[0], "no_target"))
    return problem


def _unpayable_reputation(state: State, seat: int, card: HeldCard) -> Refusal | None:
    return unpayable(state, seat, HeldCard(card.kind, free=True, stacks=card.stacks, user=card.user))


def usable_cards(state: State, seat: int) -> list[Option]:
    """R3.5. Each usable action card of the hand."""
    return [use_option(card.kind, slot)
            for slot, card in enumerate(state.seats[seat].hand, 1) if action_refusal(state, seat, card) is None]


def use_from_hand(g: G, seat: int, slot: int) -> Rules[None]:
    """R5.7. Name the card and its targets, pay, and see what becomes of it."""
    kind = g.state.seats[seat].hand[slot - 1].kind
    targets = yield from choose_targets(g, seat, kind, "card_target", g.state.called_off < MOST_CALLED_OFF)
    if targets is None:
        g.state.called_off += 1
        return
    card = g.state.seats[seat].hand.pop(slot - 1)
    pay(g, seat, card)
    if CARDS[kind].group in BURIED:
        yield from bury(g, seat, code_of(card))
    yield from take_effect(g, Use(seat, card, targets))


def use_free(g: G, seat: int, card: HeldCard) -> Rules[None]:
    """R5.12. A discarded card is used for free, targets chosen now; its printed reputation price is paid."""
    targets = yield from choose_targets(g, seat, card.kind, "angel_seal_target", cancellable=False)
    pay(g, seat, HeldCard(card.kind, free=True))
    yield from take_effect(g, Use(seat, card, targets or (), free=True))


def choose_targets(g: G, seat: int, kind: str, text: str, cancellable: bool) -> Rules[tuple[str, ...] | None]:
    """One question for each target the card asks for; None when it was called off."""
    chosen: tuple[str, ...] = ()
    for _ in ACTIONS[kind].targets:
        key = yield Ask(seat, "R5.7", text, card_targets, (kind, chosen, cancellable), about={"card": kind},
                        default=_cancel_or_first)
        if key == "cancel":
            return None
        chosen = (*chosen, key)
    return chosen


def card_targets(state: State, seat: int, kind: str, chosen: tuple[str, ...],
                 cancellable: bool) -> list[Option]:
    """The legal choices for the next target of a card."""
    options = ACTIONS[kind].targets[len(chosen)](state, seat, chosen)
    return [*options, CANCEL] if cancellable else options


def _cancel_or_first(state: State, seat: int, kind: str, chosen: tuple[str, ...], cancellable: bool) -> str:
    return "cancel" if cancellable else card_targets(state, seat, kind, chosen, False)[0].key


def take_effect(g: G, use: Use) -> Rules[None]:
    """R5.7 (4), (5). The card is announced; if it stands, targets that are no longer legal are left out
    and it acts.
    """
    if not (yield from survives(g, use)):
        return
    rule = ACTIONS[use.kind]
    if rule.targets:
        use.targets = still_legal(g.state, use)
        if not any(use.targets):
            tell(g, "card_effect_lost", "R5.7", use.seat, card=use.kind)
            return
    yield from rule.effect(g, use)


def still_legal(state: State, use: Use) -> tuple[str, ...]:
    """R5.7. The chosen targets, "" where one has become illegal."""
    kept, hand = [], [f"hand:{card.kind}" for card in state.seats[use.seat].hand]
    for i, key in enumerate(use.targets):
        legal = any(option.key == key for option in ACTIONS[use.kind].targets[i](state, use.seat, use.targets[:i]))
        legal = legal or key in hand  # a second copy of the used card, which has left the hand by now
        kept.append(key if legal else "")
    return tuple(kept)


# ---------------------------------------------------------------- harm
def harm(g: G, seat: int, amount: int, by: int, rule: str) -> Rules[None]:
    """R21.9. A reputation is lowered by another player's card, relic or state; window `rep_loss`."""
    yield from mourn(g, seat, -reputation(g, seat, -amount, rule), by)


def mourn(g: G, seat: int, lost: int, by: int) -> Rules[None]:
    """R21.9. The window `rep_loss` for a reputation that has just been lowered by `lost`. A Spell of Doom that nobody
    used names nobody and opens none, and neither does what somebody eliminated has left behind."""
    if lost > 0 and by not in (seat, NOBODY) and g.state.seats[by].alive:
        moment = Moment("rep_loss", seat=seat, actor=by, subject=lost)
        yield from open_window(g, moment, [seat])


def schedule(g: G, seat: int, effect: Effect, rule: str) -> None:
    """R22.5. Put an effect that acts at a later start or move phase."""
    g.state.seats[seat].effects.append(effect)
    tell(g, "state_added", rule, seat, what=effect.kind)


def waiting(state: State, seat: int, kind: str) -> Effect | None:
    """The scheduled effect of that kind, if one waits."""
    return find(state.seats[seat], kind)
