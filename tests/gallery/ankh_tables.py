"""Prepared matches of Ankh for the gallery: played by lot from a seed until something is worth a picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.match.seats import SeatInfo
from scenes.room.room_scene import RoomScene, create
from scenes.room.setup import RoomSetup
from scenes.shell.client import Client
from scenes.shell.screen import Screen
from scenes.table.match import Match
from scenes.table.opening import create as create_table
from scenes.table.result_scene import ResultScene
from scenes.table.table_scene import TableScene
from scenes.titles.ankh.table import AnkhTable
from tests.gallery.profiles import NAMES as PEOPLE
from tests.gallery.profiles import profiles
from tests.gallery.rooms import Paused
from tests.gallery.tables import Wanted, by_lot, first_of, parts_of, point_at, seated, table
from tests.gallery.tables import asks as asks_once

NAMES = (PEOPLE[0], PEOPLE[2], PEOPLE[4], PEOPLE[5], PEOPLE[1])
GODS = ("horus", "ra", "bastet", "anubis", "set_god")
MAPS = {2: "two_lands", 3: "delta", 4: "cataracts", 5: "five_nomes"}
LONGEST = 6000
DAWDLING = ("done", "no", "pass", "decline")


def seats(kinds: str, gods: Sequence[str] = GODS) -> list[SeatInfo]:
    """ "pgb": a person, a guest, a bot."""
    return seated(kinds, NAMES, "god", gods)


def asks(text: str, seat: int = 0, after: int = 0) -> Wanted:
    """A question of a seat, once so many events have been."""
    return asks_once(text, seat, after, lambda match: match.session.view(None).marker)


def played(
    client: Client, kinds: str, seed: int, wanted: Wanted | None = None, gods: Sequence[str] = GODS, **options: str
) -> Match:
    """A match played by lot until a question is wanted (None: to the end); most offers are taken."""
    options = {"scenario": MAPS[len(kinds)], **options}
    match = Match.new(client.home, "ankh", seats(kinds, gods), dict(options), seed)
    return by_lot(match, seed, wanted, LONGEST, lambda option: option.key in DAWDLING, 3)


def parts(scene: TableScene) -> AnkhTable:
    """The title's side of a table."""
    return parts_of(scene, AnkhTable)


def asked(client: Client, kinds: str, text: str, after: int = 0, gods: Sequence[str] = GODS, **options: str) -> Screen:
    """The first question of a kind that the first seeds lead to."""
    return table(client, first_of(lambda seed: played(client, kinds, seed, asks(text, 0, after), gods, **options)))


def _turn(client: Client, kinds: str, text: str, after: int, select: str = "") -> Screen:
    """A person's question, with one of its figures taken up where it is asked to move, and something pointed at."""
    scene = asked(client, kinds, text, after)
    if isinstance(scene, TableScene) and select:
        client.nav.update(50)
        board = parts(scene).board
        option = next(one for one in scene.options() if len(one.refs) > 1)
        board.take(option.refs[0])
        place = board.place_of(option.refs[1])
        if place is not None:
            point_at(client, scene, place)
    return scene


def _room(client: Client, count: int) -> Screen:
    own = profiles(client, 1)[0]
    client.home.choose_profile(own.uid)
    scene = create(client, "ankh", count)
    for seat, god in enumerate(GODS[: min(count, 3)]):
        scene.setup.choose(seat, "god", god)
    return scene


def _over(client: Client, kinds: str) -> Match:
    """A match that somebody has won."""
    for seed in range(3, 60):
        match = played(client, kinds, seed)
        outcome = match.session.outcome
        if outcome is not None and outcome.winners:
            return match
        match.close()
    raise LookupError(kinds)


def _curtain(client: Client) -> Screen:
    scene = table(client, played(client, "pgb", 5, asks("choose_action", 1, 2)))
    return client.nav.stack.top or scene


def gallery() -> list[tuple[str, Callable[[Client], Screen]]]:
    """States for the gallery."""
    return [
        ("ankh-room-2", lambda client: _room(client, 2)),
        ("ankh-room-5", lambda client: _room(client, 5)),
        ("ankh-loading", lambda client: Paused(client, _loading(client))),
        ("ankh-turn-2", lambda client: _turn(client, "pb", "choose_action", 3)),
        ("ankh-turn-3", lambda client: _turn(client, "pbb", "choose_action", 8)),
        ("ankh-turn-5", lambda client: _turn(client, "pbbbb", "choose_action", 7)),
        ("ankh-merged-4", lambda client: _turn(client, "pbbb", "choose_action", 9)),
        ("ankh-move", lambda client: _turn(client, "pb", "move_figure", 4, "take")),
        ("ankh-summon", lambda client: _turn(client, "pbb", "summon", 2)),
        ("ankh-unlock", lambda client: _turn(client, "pb", "unlock_power", 1)),
        ("ankh-caravan", lambda client: _turn(client, "pbb", "caravan", 4)),
        ("ankh-caravan-region", lambda client: _turn(client, "pbbbb", "caravan_region", 4)),
        ("ankh-card", lambda client: _turn(client, "pbbb", "battle_card", 3)),
        ("ankh-bid", lambda client: _turn(client, "pbb", "plague_bid", 3)),
        ("ankh-cats", lambda client: asked(client, "pb", "place_cats", 0, ("bastet", "ra"))),
        ("ankh-curtain", _curtain),
        ("ankh-onlooker", lambda client: create_table(client, played(client, "bbbbb", 8, asks("choose_action", 0, 6)))),
        ("ankh-result-2", lambda client: ResultScene(client, _over(client, "pg"))),
        ("ankh-result-5", lambda client: ResultScene(client, _over(client, "pbbbb"))),
    ]


def _loading(client: Client) -> RoomSetup:
    scene = _room(client, 3)
    if not isinstance(scene, RoomScene):
        raise TypeError(f"not a room: {scene!r}")
    return scene.setup
