"""R1.5, R4. What a card or a seat is worth now: printed values and all that changes them, as lists of terms.

Constant text is read off the cards in play each time, what lasts longer is in `state.lasting`. Nothing is added to
a card.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import NamedTuple

from game.core.lasting import has, on
from game.core.modifiers import Bounds, Term, settle
from game.core.zones import pile
from game.titles.crowns import conditions
from game.titles.crowns.content import CONSTANT, FACES, Constant
from game.titles.crowns.context import Context
from game.titles.crowns.notation import ICONS, Discount, Effect
from game.titles.crowns.queries import (
    agenda_of,
    face,
    faction_of,
    in_play,
    is_in_play,
    office_of,
    order,
    participants,
    plot,
    role,
    title,
)
from game.titles.crowns.state import OwnedCard, State

NATURAL = Bounds(0, 1000)
PRINTED = "printed"


class Active(NamedTuple):
    """A constant primitive that works now, and for whom."""

    ctx: Context
    line: Constant


# ---------------------------------------------------------------- R16.7 blank, R4.1 constants
def is_blank(state: State, number: int) -> bool:
    """R16.7. Its text counts for nothing: by an effect that lasts, or by an attachment on it."""
    if number <= 0:
        return False
    if state.lasting and has(state.lasting, "blank", number):
        return True
    cards, blanking = state.cards, CONSTANT["blank"]
    if cards[number].zone != "play" or cards[number].host:
        return False  # nothing lies on it
    for piles in state.piles:
        for under in piles.get("play", ()):
            card = cards[under]
            if card.host == number and blanking.get(card.kind):
                return True
    return False


def active(state: State, verb: str, about: int = 0) -> Iterator[Active]:
    """R4.1, R5.7. The constant primitives of that verb that work now, in player order. `about`: those alone that may be
    about the card."""
    if state.phase == "setup":
        return
    table = CONSTANT[verb]
    for seat in order(state):
        for source in saying(state, seat, table):
            lines = table[title(state, source)]
            if about:
                lines = tuple(line for line in lines if _near(state, source, line.effect.card, about))
            if not lines or is_blank(state, source):
                continue
            ctx = context(state, seat, source)
            yield from (Active(ctx, line) for line in lines if conditions.all_hold(state, ctx, line.ability.holds))


def _near(state: State, source: int, word: str, number: int) -> bool:
    """Whether what a source says of "self", "host" or others can be about the card."""
    if word == "self":
        return source == number
    return word != "host" or (source > 0 and state.cards[source].host == number)


def saying(state: State, seat: int, kinds: Container[str]) -> list[int]:
    """5.1. What a seat controls that is of those kinds: cards in play, the revealed plot, agenda and office. The hot
    path of all numbers: most cards say nothing."""
    cards, piles, player = state.cards, state.piles[seat], state.seats[seat]
    found = []
    for zone in ("play", "revealed"):
        for number in piles.get(zone, ()):
            card = cards[number]
            if card.kind in kinds and not card.duplicate:
                found.append(number)
    if player.agenda in kinds:
        found.append(agenda_of(seat))
    if player.office in kinds:
        found.append(office_of(seat))
    return found


def context(state: State, seat: int, source: int) -> Context:
    """A source's own view of the table: "you", "self", "host"."""
    host = state.cards[source].host if source > 0 else 0
    return Context(seat=seat, source=source, kind=title(state, source), host=host)


def on_card(state: State, verb: str, number: int) -> Iterator[Active]:
    """The constant primitives of that verb that are about the card."""
    for found in active(state, verb, number):
        if meant(state, found.ctx, found.line.effect, number):
            yield found


def meant(state: State, ctx: Context, effect: Effect, number: int) -> bool:
    """Whether the card is what the primitive is about; "each ..." is looked at anew each time (R4.2)."""
    if effect.card == "each":
        return (
            effect.cards is not None and is_in_play(state, number) and conditions.fits(state, ctx, effect.cards, number)
        )
    return bool(effect.card) and conditions.card_of(state, ctx, effect.card) == number


def on_seat(state: State, verb: str, seat: int) -> Iterator[Active]:
    """The constant primitives of that verb that are about the seat."""
    for found in active(state, verb):
        who = found.line.effect.who
        if who and seat in conditions.seats_of(state, found.ctx, who):
            yield found


def amount(state: State, ctx: Context, effect: Effect) -> int:
    """5.4. The number of a primitive; "+1 per ..." is counted now, fractions dropped."""
    told = effect.amount
    if told.paid:
        return ctx.paid
    if not told.per:
        return told.n
    challenge = state.challenge
    counted = 0
    if told.per == "gold on self":
        counted = state.cards[ctx.source].gold
    elif challenge is not None and role(state, ctx.seat):
        counted = len(pile(state, challenge.attacker + challenge.defender - ctx.seat, "discard"))
    value = told.n * (counted // told.every)
    return min(value, told.cap) if told.cap else value


def _terms(state: State, found: Iterator[Active]) -> list[Term]:
    return [Term(1, one.ctx.kind, amount(state, one.ctx, one.line.effect)) for one in found]


def _lasting(state: State, what: str, target: int, word: str = "") -> list[Term]:
    return [
        Term(2, effect.source, effect.value) for effect in on(state.lasting, what, target) if word in ("", effect.word)
    ]


# ---------------------------------------------------------------- characters
def strength_terms(state: State, number: int) -> list[Term]:
    """The STR of a character, term by term; `text` is the id of the card that gives it."""
    if not is_in_play(state, number):
        return [Term(0, PRINTED, face(state, number).strength)]
    return [
        Term(0, PRINTED, face(state, number).strength),
        *_terms(state, on_card(state, "str", number)),
        *_lasting(state, "str", number),
    ]


def strength(state: State, number: int) -> int:
    """R1.5. The STR; never below 0."""
    return settle(strength_terms(state, number), NATURAL)


def icons(state: State, number: int) -> tuple[str, ...]:
    """R4.3. The icons that a character has now: an icon that anything takes away is missing."""
    gained = dict.fromkeys(face(state, number).icons, True)
    lost: list[str] = []
    for found in on_card(state, "icon", number):
        effect = found.line.effect
        if effect.gains:
            gained[effect.word] = True
        else:
            lost.append(effect.word)
    for effect_ in on(state.lasting, "icon", number):
        if effect_.value > 0:
            gained[effect_.word] = True
        else:
            lost.append(effect_.word)
    return tuple(icon for icon in ICONS if icon in gained and icon not in lost)


def keywords(state: State, number: int) -> list[str]:
    """R4.3, R16.7. The names of the keywords that a card in play has now; two grants count once."""
    found = [] if is_blank(state, number) else [word.name for word in face(state, number).keywords]
    lost: list[str] = []
    for one in on_card(state, "keyword", number):
        (found if one.line.effect.gains else lost).append(one.line.effect.word)
    for effect in on(state.lasting, "keyword", number):
        (found if effect.value > 0 else lost).append(effect.word)
    return [word for word in dict.fromkeys(found) if word not in lost]


def has_keyword(state: State, number: int, name: str) -> bool:
    """Whether a card in play has the keyword."""
    return name in keywords(state, number)


def takes_attachment(state: State, host: int, number: int) -> bool:
    """R17.8. No attachments, except those of a trait."""
    if is_blank(state, host):
        return True
    word = face(state, host).keyword("no_attachments")
    return word is None or word.trait in face(state, number).traits


def forbidden(state: State, number: int, verb: str) -> bool:
    """R1.4. "Cannot" of a card."""
    if has(state.lasting, "forbid", number, verb):
        return True
    return any(found.line.effect.word == verb for found in on_card(state, "forbid", number))


def kneels_to_attack(state: State, number: int) -> bool:
    """R10.5. Whether it kneels when it is declared as an attacker."""
    return not any(True for _ in on_card(state, "no_kneel", number))


# ---------------------------------------------------------------- plots and seats
def plot_terms(state: State, seat: int, value: str) -> list[Term]:
    """R7.4, R9.2, R13.2. A value of the revealed plot with its modifiers; 0 without a plot."""
    revealed = plot(state, seat)
    terms = [Term(0, PRINTED, face(state, revealed).values[value] if revealed else 0)]
    barred = value == "gold" and any(
        found.line.effect.word == "gold from locations" for found in on_seat(state, "forbid", seat)
    )
    for found in on_seat(state, "plot_mod", seat):
        if found.line.effect.word != value:
            continue
        gained = amount(state, found.ctx, found.line.effect)
        if not (barred and gained > 0 and face(state, found.ctx.source).type == "location"):
            terms.append(Term(1, found.ctx.kind, gained))
    return terms


def plot_value(state: State, seat: int, value: str) -> int:
    """R1.5. The value, never below 0."""
    return settle(plot_terms(state, seat, value), NATURAL)


def claim_terms(state: State) -> list[Term]:
    """R10.15. The claim of the challenge that is going on, with all that changes it."""
    challenge = state.challenge
    if challenge is None:
        return []
    return [
        *plot_terms(state, challenge.attacker, "claim"),
        *_terms(state, active(state, "claim_mod")),
        *_lasting(state, "claim", 0),
    ]


def claim_value(state: State) -> int:
    """R1.5. Never below 0."""
    return settle(claim_terms(state), NATURAL)


def side_terms(state: State, side: str) -> list[Term]:
    """R10.9. The sum of a side: its characters, and what its player adds where it has any."""
    challenge = state.challenge
    if challenge is None:
        return []
    there = participants(challenge, side)
    terms = [Term(0, face(state, number).id, strength(state, number)) for number in there]
    seat = challenge.attacker if side == "attacker" else challenge.defender
    return [*terms, *_terms(state, on_seat(state, "side_str", seat))] if there else []


def dominance_terms(state: State, seat: int) -> list[Term]:
    """R11.1."""
    standing = [
        number
        for number in in_play(state, seat)
        if face(state, number).type == "character" and not state.cards[number].kneeling
    ]
    terms = [Term(0, face(state, number).id, strength(state, number)) for number in standing]
    return [*terms, Term(0, "gold", state.seats[seat].gold), *_terms(state, on_seat(state, "dominance_mod", seat))]


def total(terms: list[Term]) -> int:
    """The sum of terms, never below 0."""
    return settle(terms, NATURAL)


def draws(state: State, seat: int) -> int:
    """R8.1. How many cards the seat draws in the draw phase."""
    return 2 + sum(term.value for term in _terms(state, on_seat(state, "draw_phase_mod", seat)))


def allowance(state: State, seat: int, kind: str) -> int:
    """R10.2. How many challenges of the kind are left to the seat this round."""
    extra = sum(
        amount(state, found.ctx, found.line.effect)
        for found in on_seat(state, "extra_challenge", seat)
        if found.line.effect.word == kind
    )
    return 1 + extra - state.seats[seat].started.get(kind, 0)


def stand_taxes(state: State, number: int) -> list[tuple[int, int]]:
    """5.4. The cards that make a character's standing cost gold, and how much each."""
    return [
        (found.ctx.source, amount(state, found.ctx, found.line.effect)) for found in on_card(state, "stand_tax", number)
    ]


# ---------------------------------------------------------------- costs
def cost_terms(state: State, seat: int, number: int) -> list[Term]:
    """5.4, `cost_mod`. What marshalling or playing a card of the hand costs."""
    shown = face(state, number)
    terms = [Term(0, PRINTED, shown.cost)]
    for found in discounts(state, seat, number):
        terms.append(Term(1, found.ctx.kind, amount(state, found.ctx, found.line.effect)))
    terms += [
        Term(2, effect.source, effect.value)
        for effect in on(state.lasting, "cost", faction_of(seat))
        if conditions.of_kind(discount_of(effect.word).cards, shown)
    ]
    return terms


def cost(state: State, seat: int, number: int) -> int:
    """R9.3, R16.2. Never below 0."""
    return settle(cost_terms(state, seat, number), NATURAL)


def discounts(state: State, seat: int, number: int) -> list[Active]:
    """The constant changes of the cost that fit a card and are not used up."""
    shown = face(state, number)
    found = []
    for one in on_seat(state, "cost_mod", seat):
        discount = one.line.effect.discount
        if discount is None or not conditions.of_kind(discount.cards, shown):
            continue
        if discount.marshalled and shown.type == "event":
            continue
        if discount.which != "first" or not state.used.get(used_key(state, seat, one), 0):
            found.append(one)
    return found


def used_key(state: State, seat: int, found: Active) -> str:
    """R15.10. Under what the use of a "first ... each round" is written down."""
    return limit_key(state, "round", found.ctx.source, seat, f"c{found.line.number}.{found.line.at}")


def limit_key(state: State, per: str, source: int, seat: int, what: str) -> str:
    """R15.10. Per card as it entered play, controller and ability; for events per seat and title."""
    piece: OwnedCard | None = state.cards[source] if source > 0 else None
    if piece is not None and FACES[piece.kind].type == "event":
        return f"{per}:{piece.kind}:{seat}:{what}"
    return f"{per}:{source}.{0 if piece is None else piece.stamp}:{seat}:{what}"


def discount_of(word: str) -> Discount:
    """The change of a cost that a lasting effect names as "card ability part effect"."""
    kind, ability, part, at = word.split()
    effect = FACES[kind].abilities[int(ability)].parts[int(part)].effects[int(at)]
    if effect.discount is None:
        raise ValueError(word)
    return effect.discount
