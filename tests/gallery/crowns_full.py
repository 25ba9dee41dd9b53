"""Prepared matches of Crowns whose boards are full: more cards are laid into play out of the decks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.events import EVERYONE
from game.titles.crowns.content import FACES
from game.titles.crowns.state import State
from game.titles.crowns.view import SeatView
from scenes.shell.client import Client
from scenes.shell.screen import Screen
from scenes.table.match import Match
from tests.gallery.crowns_tables import asks, found, parts, sees
from tests.gallery.tables import table

FULL = ((9, 4), (11, 5), (8, 3), (5, 2))
"""How many characters and locations each seat has."""


def laid(match: Match, counts: Sequence[tuple[int, int]] = FULL, kneeling: int = 3) -> Match:
    """The same match with so many cards of each seat in play, each third character kneeling; the first character of
    each seat carries two attachments, the third one, a few carry power and gold.
    """
    state: State = match.session.table.state
    for seat, wanted in enumerate(counts[: len(state.seats)]):
        for kind, count in zip(("character", "location"), wanted, strict=True):
            _play(state, seat, kind, count)
        own = [number for number in state.piles[seat]["play"] if FACES[state.cards[number].kind].type == "character"]
        for i, number in enumerate(own):
            card = state.cards[number]
            card.kneeling = card.kneeling or i % kneeling == 1
            card.power, card.gold = (2 if i == 4 else card.power), (1 if i == 5 else card.gold)
        for host in (own[0], own[0], own[2]):
            _play(state, seat, "attachment", 1, host)
    return match


def _play(state: State, seat: int, kind: str, count: int, host: int = 0) -> None:
    """Cards of a type out of the deck until so many are in play; attachments on a host."""
    piles = state.piles[seat]
    there = [] if host else [n for n in piles.setdefault("play", []) if FACES[state.cards[n].kind].type == kind]
    fresh = [n for n in piles["deck"] if FACES[state.cards[n].kind].type == kind]
    for number in fresh[: max(0, count - len(there))]:
        piles["deck"].remove(number)
        piles["play"].append(number)
        state.stamps += 1
        card = state.cards[number]
        card.zone, card.known, card.stamp, card.host = "play", EVERYONE, state.stamps, host


def _asked(client: Client, kinds: str, text: str) -> Screen:
    return table(client, laid(found(client, kinds, asks(text, 0, 2))))


def _fight(client: Client, kinds: str, own: bool) -> Screen:
    """A challenge against the reader, or one of two others."""

    def fits(view: SeatView) -> object:
        fight = view.challenge
        return fight is not None and fight.attackers and (0 in (fight.attacker, fight.defender)) == own

    return table(client, laid(found(client, kinds, sees("action_window", fits))))


def _focused(client: Client) -> Screen:
    """The area with most cards is in focus."""
    scene = table(client, laid(found(client, "pbbb", asks("marshal", 0, 2))))
    parts(scene).areas.focus_on(1)
    return scene


def gallery() -> list[tuple[str, Callable[[Client], Screen]]]:
    """States for the gallery."""
    return [
        ("crowns-full-4-marshal", lambda client: _asked(client, "pbbb", "marshal")),
        ("crowns-full-4-focus", _focused),
        ("crowns-full-4-fight", lambda client: _fight(client, "pbbb", own=True)),
        ("crowns-full-4-watched", lambda client: _fight(client, "pbbb", own=False)),
        ("crowns-full-4-choice", lambda client: _asked(client, "pbbb", "challenge_choice")),
        ("crowns-full-3-fight", lambda client: _fight(client, "pbb", own=True)),
        ("crowns-full-2-fight", lambda client: _fight(client, "pb", own=True)),
    ]
