"""Section 4. What one seat, or an onlooker, may see: built fresh from nothing, field by field.

Cards that the reader does not know have no number and no kind: they are counted. Kinds are the ids of section 5. Terms
name in `text` the card that gives them ("printed": what is printed on the thing itself).
"""

from __future__ import annotations

import msgspec

from game.core.modifiers import Term
from game.core.state import Outcome
from game.core.zones import knows, pile
from game.titles.crowns.council import rivals, supports
from game.titles.crowns.notation import ICONS
from game.titles.crowns.queries import (
    attachments,
    deck,
    duplicates,
    face,
    hand,
    in_play,
    order,
    others,
    plot,
    power_total,
    side_of,
)
from game.titles.crowns.setup import placed, setup_gold
from game.titles.crowns.state import NOBODY, RunningChallenge, State
from game.titles.crowns.stats import (
    allowance,
    claim_terms,
    cost,
    dominance_terms,
    forbidden,
    icons,
    is_blank,
    keywords,
    plot_terms,
    side_terms,
    strength_terms,
    total,
)

VALUES = ("gold", "initiative", "claim", "reserve")
NAMING = ("plot", "first_player", "when_revealed")
"""While one of these steps is still to come in the first round there is no first player."""


class CardView(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """A card that the reader knows, outside play. `cost`: what it costs its holder now (-1: it is in no hand)."""

    number: int
    kind: str
    cost: int = -1


class PieceView(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """A card in play. `host`: what it is attached to; `side`: in the challenge ("" none); `terms`: of its STR;
    `forbidden`: what it cannot do; `duplicates`: their numbers."""

    number: int
    kind: str
    owner: int
    kneeling: bool
    power: int
    gold: int
    host: int
    duplicates: tuple[int, ...]
    attachments: tuple[int, ...]
    blank: bool
    side: str
    strength: int = 0
    terms: tuple[Term, ...] = ()
    icons: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    forbidden: tuple[str, ...] = ()


class PlotView(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """The revealed plot with its values as they are now and their terms, in the order of `VALUES`."""

    number: int
    kind: str
    values: tuple[int, ...]
    terms: tuple[tuple[Term, ...], ...]


class PlayerView(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """One seat. `hand`: the cards that the reader knows, `hand_count`: all; `plots`, `plot_count` likewise; `placed`,
    `placed_count`: face down in the set-up, where `setup_gold` is -1 for others; `left`: challenges left, in the order
    military, intrigue, power; `office`: in use, or the reader's own pick; `supports`, `rivals`: seats."""

    faction: str
    agenda: str
    out: bool
    power: int
    faction_power: int
    faction_kneeling: bool
    gold: int
    hand: tuple[CardView, ...]
    hand_count: int
    deck_count: int
    plots: tuple[CardView, ...]
    plot_count: int
    used: tuple[CardView, ...]
    revealed: PlotView | None
    discard: tuple[CardView, ...]
    dead: tuple[CardView, ...]
    play: tuple[PieceView, ...]
    placed: tuple[PieceView, ...]
    placed_count: int
    setup_gold: int
    ready: bool
    limited: bool
    left: tuple[int, ...]
    office: str
    picked: bool
    supports: tuple[int, ...]
    rivals: tuple[int, ...]
    dominance: tuple[Term, ...]


class ChallengeView(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """The challenge that is going on; the sums and the claim as they are now, with their terms."""

    kind: str
    attacker: int
    defender: int
    attackers: tuple[int, ...]
    defenders: tuple[int, ...]
    bypassed: tuple[int, ...]
    attack: int
    defence: int
    attack_terms: tuple[Term, ...]
    defence_terms: tuple[Term, ...]
    claim: int
    claim_terms: tuple[Term, ...]
    winner: int
    margin: int
    replaced: bool
    blind: int


class SeatView(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """The whole table as one reader sees it. `first`: NOBODY before R7.5; `offices`: those left to pick, for the seat
    that picks; `played`: events that are being played; `order`: seats in player order."""

    reader: int
    phase: str
    round: int
    round_limit: int
    first: int
    active: int
    order: tuple[int, ...]
    players: tuple[PlayerView, ...]
    challenge: ChallengeView | None
    offices: tuple[str, ...]
    played: tuple[CardView, ...]
    outcome: Outcome | None


def view(state: State, seat: int | None) -> SeatView:
    """What the seat may see; None: an onlooker."""
    return _build(state, seat, everything=False)


def open_view(state: State) -> SeatView:
    """What an onlooker sees who may know everything (C7.2)."""
    return _build(state, None, everything=True)


def _build(state: State, reader: int | None, everything: bool) -> SeatView:
    players = tuple(_player(state, seat, reader, everything) for seat in range(len(state.seats)))
    played = [number for seat in range(len(state.seats)) for number in pile(state, seat, "played")]
    asked = [seat for seat, player in enumerate(state.seats) if player.left and not player.picked]
    choosing = state.offices if everything or (asked and asked == [reader]) else []
    return SeatView(
        -1 if reader is None else reader,
        state.phase,
        state.round,
        state.round_limit,
        _first(state),
        state.active,
        tuple(order(state)),
        players,
        _challenge(state, state.challenge),
        tuple(choosing),
        _cards(state, played, reader, True),
        state.outcome,
    )


def _first(state: State) -> int:
    """R5.7. The first player; NOBODY until R7.5 has named the first one: whoever is first in the set-up is none."""
    unnamed = state.phase == "setup" or (
        state.phase == "plot" and state.round <= 1 and any(step.name in NAMING for step in state.agenda)
    )
    return NOBODY if unnamed else state.first


def _player(state: State, seat: int, reader: int | None, everything: bool) -> PlayerView:
    player = state.seats[seat]
    own = everything or seat == reader
    laid = placed(state, seat)
    mine = [
        _card(state, number, seat if own else None)
        for number in hand(state, seat)
        if everything or knows(state.cards[number], reader)
    ]
    return PlayerView(
        faction=player.faction,
        agenda=player.agenda,
        out=player.out,
        power=power_total(state, seat),
        faction_power=player.power,
        faction_kneeling=player.kneeling,
        gold=player.gold,
        hand=tuple(mine),
        hand_count=len(hand(state, seat)),
        deck_count=len(deck(state, seat)),
        plots=_cards(state, pile(state, seat, "plots"), reader, everything),
        plot_count=len(pile(state, seat, "plots")),
        used=_cards(state, pile(state, seat, "used"), reader, everything),
        revealed=_plot(state, seat),
        discard=_cards(state, pile(state, seat, "discard"), reader, everything),
        dead=_cards(state, pile(state, seat, "dead"), reader, everything),
        play=tuple(_piece(state, number) for number in in_play(state, seat)),
        placed=tuple(_piece(state, number) for number in laid if everything or knows(state.cards[number], reader)),
        placed_count=len(laid),
        setup_gold=setup_gold(state, seat) if own and state.phase == "setup" else -1,
        ready=player.ready,
        limited=player.limited,
        left=tuple(max(0, allowance(state, seat, kind)) for kind in ICONS),
        office=player.office or (player.picked if own else ""),
        picked=bool(player.picked),
        supports=tuple(other for other in others(state, seat) if supports(state, seat, other)),
        rivals=tuple(other for other in others(state, seat) if rivals(state, seat, other)),
        dominance=tuple(dominance_terms(state, seat)),
    )


def _card(state: State, number: int, holder: int | None = None) -> CardView:
    price = -1 if holder is None or face(state, number).type == "plot" else cost(state, holder, number)
    return CardView(number, state.cards[number].kind, price)


def _cards(state: State, numbers: list[int], reader: int | None, everything: bool) -> tuple[CardView, ...]:
    """The cards that the reader knows. Hidden ones come in an order of their own, not in that of their pile."""
    known = [number for number in numbers if everything or knows(state.cards[number], reader)]
    return tuple(_card(state, number) for number in known)


def _piece(state: State, number: int) -> PieceView:
    card, challenge = state.cards[number], state.challenge
    shown = face(state, number)
    side = "" if challenge is None else side_of(challenge, number)
    under = tuple(duplicates(state, number)), tuple(attachments(state, number))
    if shown.type != "character" or card.zone != "play":
        return PieceView(
            number,
            card.kind,
            card.owner,
            card.kneeling,
            card.power,
            card.gold,
            card.host,
            *under,
            is_blank(state, number),
            side,
        )
    terms = strength_terms(state, number)
    cannot = tuple(verb for verb in ("attack", "defend", "be_bypassed") if forbidden(state, number, verb))
    return PieceView(
        number,
        card.kind,
        card.owner,
        card.kneeling,
        card.power,
        card.gold,
        card.host,
        *under,
        is_blank(state, number),
        side,
        total(terms),
        tuple(terms),
        icons(state, number),
        tuple(keywords(state, number)),
        cannot,
    )


def _plot(state: State, seat: int) -> PlotView | None:
    number = plot(state, seat)
    if not number:
        return None
    terms = tuple(tuple(plot_terms(state, seat, value)) for value in VALUES)
    return PlotView(number, state.cards[number].kind, tuple(total(list(one)) for one in terms), terms)


def _challenge(state: State, challenge: RunningChallenge | None) -> ChallengeView | None:
    if challenge is None:
        return None
    attack, defence, claim = side_terms(state, "attacker"), side_terms(state, "defender"), claim_terms(state)
    return ChallengeView(
        challenge.kind,
        challenge.attacker,
        challenge.defender,
        tuple(challenge.attackers),
        tuple(challenge.defenders),
        tuple(challenge.bypassed),
        total(attack),
        total(defence),
        tuple(attack),
        tuple(defence),
        total(claim),
        tuple(claim),
        challenge.winner,
        challenge.margin,
        challenge.replaced,
        len(state.blind),
    )
