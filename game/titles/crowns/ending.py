"""R14. State checks, elimination, and the end of the game; giving up, and draws that all agree on (C6.13)."""

from __future__ import annotations

import msgspec

from game.core.errors import MatchEnds
from game.core.spec import GivingUp
from game.core.state import Outcome
from game.core.zones import move, pile
from game.titles.crowns import conditions
from game.titles.crowns.content import FACES, WIN
from game.titles.crowns.queries import G, all_in_play, deck, order, power_total
from game.titles.crowns.state import NOBODY, State
from game.titles.crowns.stats import context, takes_attachment
from game.titles.crowns.verbs import clear, lay_off, shed, stop_participating, tell

GONE, AGREED, GIVEN_UP = "gone", "agreed", "conceded"
ANY_SIDE = {face.id: msgspec.structs.replace(face.host, side="") for face in FACES.values() if face.host is not None}
"""R18.4. Where an attachment may stay: its side is not looked at any more."""


# ---------------------------------------------------------------- R14.1 state checks
def check(g: G) -> None:
    """R14.1. Illegal attachments are discarded; then whoever has 15 power wins. Control that has ended went back
    when it ended. Raises MatchEnds."""
    state = g.state
    if state.phase == "setup":  # R14.2
        return
    for number in all_in_play(state):
        host = state.cards[number].host
        if host and not legal_host(state, number, host, attaching=False):
            lay_off(g, number, "discard", "R14.1")
    winners = [seat for seat in order(state) if power_total(state, seat) >= WIN]
    if winners:
        end(g, max(winners, key=lambda seat: power_total(state, seat)), "power", "R14.1")


def legal_host(state: State, number: int, host: int, attaching: bool = True) -> bool:
    """R18.4. Whether an attachment may lie on a card. Its side is looked at only when it is attached."""
    wanted = FACES[state.cards[number].kind].host
    if wanted is None or state.cards[host].zone != "play" or state.cards[host].duplicate:
        return False
    if not attaching:
        wanted = ANY_SIDE[state.cards[number].kind]
    ctx = context(state, state.cards[number].controller, number)
    return conditions.fits(state, ctx, wanted, host) and takes_attachment(state, host, number)


# ---------------------------------------------------------------- R14.3 the end
def end(g: G, winner: int, reason: str, rule: str) -> None:
    """R14.1, R14.3. Always raises MatchEnds."""
    ranking = [winner, *(seat for seat in ranked(g.state) if seat != winner)]
    g.state.outcome = Outcome([winner], f"crowns.{reason}", [1 + ranking.index(s) for s in range(len(g.state.seats))])
    tell(g, "game_ended", rule, seat=winner, reason=reason)
    raise MatchEnds


def ranked(state: State) -> list[int]:
    """R14.3. Power total, then the smaller dead pile, then player order; eliminated seats after all others, the last
    eliminated first."""
    alive = order(state)
    alive.sort(key=lambda seat: (-power_total(state, seat), len(pile(state, seat, "dead"))))
    return alive + state.fallen[::-1]


# ---------------------------------------------------------------- R14.5, R14.6 elimination
def empty_decks(g: G) -> None:
    """R14.5. At the end of a phase every seat without a draw deck is eliminated, unless nobody would be left."""
    state = g.state
    empty = [seat for seat in order(state) if not deck(state, seat)]
    if empty and len(empty) == len(order(state)):
        end(g, ranked(state)[0], "decks", "R14.5")
    for seat in empty:
        eliminate(g, seat, "R14.5")


def eliminate(g: G, seat: int, rule: str) -> None:
    """R14.6. All that the seat owns leaves the game. Raises MatchEnds when one seat remains."""
    state = g.state
    player = state.seats[seat]
    player.out = True
    state.fallen.append(seat)
    tell(g, "eliminated", rule, seat=seat)
    for number in [number for number, card in state.cards.items() if card.zone == "play"]:
        card = state.cards[number]
        if card.zone == "play" and not card.duplicate and seat in (card.owner, card.controller):
            _take_away(g, number, card.owner == seat)
    for number, card in state.cards.items():
        if card.owner == seat and card.zone != GONE:
            move(state, number, seat, GONE)
            clear(state, number)
    player.gold, player.power, player.office, player.picked = 0, 0, "", ""
    _break_off(state, seat)
    left = order(state)
    if len(left) == 1:
        end(g, left[0], GIVEN_UP if rule == "R14.4" else "last", rule)
    if state.first == seat:
        state.first = left[0]
        if state.phase != "setup":  # R5.7
            tell(g, "first_player", rule, seat=state.first)
    if state.active == seat:
        state.active = NOBODY


def _break_off(state: State, seat: int) -> None:
    """R10.22. A challenge in which the seat takes part ends at once without result."""
    challenge = state.challenge
    if challenge is None or seat not in (challenge.attacker, challenge.defender):
        return
    while state.agenda and state.agenda[-1].name != "challenge_end":
        state.agenda.pop()


def _take_away(g: G, number: int, own: bool) -> None:
    """R14.6. A card of an eliminated seat leaves the game, one that it only controlled goes to its owner's discard
    pile; what lies on it leaves as in R18.5."""
    state = g.state
    stop_participating(state, number)
    clear(state, number)
    move(state, number, state.cards[number].owner, GONE if own else "discard")
    shed(g, number, "R14.6")


def round_limit(g: G) -> None:
    """R14.7. After the last round the ranking decides."""
    if g.state.round >= g.state.round_limit:
        end(g, ranked(g.state)[0], "rounds", "R14.7")


# ---------------------------------------------------------------- R14.4, C6.13 giving up
def concede(g: G, seats: list[int]) -> None:
    """R14.4. Who gives up is eliminated, in the set-up too (R14.2). Raises MatchEnds when one seat remains."""
    for seat in seats:
        tell(g, "conceded", "R14.4", seat=seat)
        eliminate(g, seat, "R14.4")


def draw(g: G) -> None:
    """C6.13. All who are in the game are first, the eliminated after them. Raises MatchEnds."""
    first, places = order(g.state), ranked(g.state)
    ranks = [1 if seat in first else 1 + places.index(seat) for seat in range(len(g.state.seats))]
    g.state.outcome = Outcome(sorted(first), f"crowns.{AGREED}", ranks)
    tell(g, "draw_agreed", "C6.13")
    raise MatchEnds


GIVING_UP = GivingUp(order, concede, draw)
