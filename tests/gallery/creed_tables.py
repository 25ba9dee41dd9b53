"""Prepared matches of Creed for the gallery: played by lot from a seed until something is worth a picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.match.seats import SeatInfo
from scenes.room.room_scene import RoomScene, create
from scenes.shell.client import Client
from scenes.shell.scene import Scene
from scenes.shell.screen import Screen
from scenes.table.keys import GUARD_MS
from scenes.table.match import Match
from scenes.table.opening import create as create_table
from scenes.table.result_scene import ResultScene
from scenes.table.table_scene import TableScene
from scenes.titles.creed.situation import REFERENCE, STANDING, TRACKER
from scenes.titles.creed.table import CreedTable
from tests.gallery.profiles import profiles
from tests.gallery.rooms import Paused
from tests.gallery.tables import (
    NAMES,
    Wanted,
    asks,
    by_lot,
    first_of,
    last_blow,
    parts_of,
    point_at,
    replayed,
    seated,
    table,
)

NATIONS = ("aurand", "tarvok", "selkara", "noctre")
LONGEST = 4000


def seats(kinds: str, nations: Sequence[str] = NATIONS) -> list[SeatInfo]:
    """ "pgb": a person, a guest, a bot."""
    return seated(kinds, NAMES, "nation", nations)


def played(
    client: Client,
    kinds: str,
    seed: int,
    wanted: Wanted | None = None,
    nations: Sequence[str] = NATIONS,
    **options: str,
) -> Match:
    """A match played by lot until a question is wanted (None: to the end); turns go on while there is AP."""
    match = Match.new(client.home, "creed", seats(kinds, nations), dict(options), seed)
    return by_lot(match, seed, wanted, LONGEST, lambda option: option.key == "end_turn")


def parts(scene: TableScene) -> CreedTable:
    """The title's side of a table."""
    return parts_of(scene, CreedTable)


def _turn(client: Client, kinds: str, seed: int, select: str = "", point: str = "") -> Screen:
    """A person's turn, with something selected and something pointed at."""
    scene = table(client, played(client, kinds, seed, asks("team_turn", 0, 3)))
    client.nav.update(50)
    board = parts(scene).board
    if select:
        verb = next(o for o in scene.options() if o.verb == select and len(o.refs) > 1)
        board.select(verb.refs[0])
        place = board.place_of(verb.refs[1])
        if place is not None:
            point_at(client, scene, place)
    if point:
        parts(scene).inspector.inspect(point)
    return scene


def picked(client: Client) -> Screen:
    """A cell for which several choices of one action stand."""
    scene = table(client, played(client, "pb", 4, asks("team_turn", 0, 3)))
    client.nav.update(50)
    verb, cell = next(
        (option.verb, ref) for option in scene.options() for ref in option.refs
        if sum(ref in other.refs for other in scene.options() if other.verb == option.verb) > 1
        and option.verb == "morale" and parts(scene).board.place_of(ref) is not None
    )  # fmt: skip
    scene.pick([option for option in scene.options() if option.verb == verb and cell in option.refs])
    return client.nav.stack.top or scene


def _last_look(client: Client) -> Screen:
    """A turn in which nothing is left to be done."""
    scene = table(client, played(client, "pb", 3, asks("team_turn", 0, 3)))
    client.nav.update(50)
    while scene.asked is not None:
        verbs = {option.verb: option.key for option in reversed(scene.options())}
        scene.answer(next(verbs[verb] for verb in ("reveal", "recall", "move") if verb in verbs))
        scene.playback.skip_all()
        client.nav.update(50)
    return scene


def _asked(client: Client, kinds: str, text: str, nations: Sequence[str] = NATIONS, **options: str) -> Screen:
    """The first question of a kind that the first seeds lead to."""
    return table(client, first_of(lambda seed: played(client, kinds, seed, asks(text), nations, **options), 60))


def _tents(client: Client) -> Screen:
    scene = table(client, played(client, "pb", 3, asks("setup_tents")))
    parts(scene).board.set_leaders("T11", "T22")
    return scene


def _units(client: Client, kinds: str, first_side: str) -> Screen:
    scene = table(client, played(client, kinds, 3, asks("setup_units"), first_side=first_side))
    button = scene.ui.find("tray.ambush")
    if button is not None:
        scene.ui.set_focus(button, True)
        scene.update(GUARD_MS)
        scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r", scancode=0))
    return scene


def _situation(client: Client, kinds: str, tab: str) -> Scene:
    scene = table(client, played(client, kinds, 4, asks("team_turn", 0, 3)))
    scene.title_table.key("situation")
    parts(scene).situation.turn_to(tab)
    return scene


def _aimed(client: Client, action: str) -> Screen:
    """A special action is aimed at the first of its targets."""
    scene = table(client, played(client, "pb", 3, asks("team_turn", 0, 3)))
    client.nav.update(50)
    board = parts(scene).board
    board.select(f"action:{action}")
    board.point(next(iter(board.shown.offers.targets(board.selected))))
    board.open_tip()
    return scene


def _foreshown(client: Client) -> Screen:
    """Ready units are pointed at, and lie on the board as ghosts."""
    scene = table(client, played(client, "pb", 3, asks("setup_units"), first_side="0"))
    client.nav.update(50)
    scene.ui.set_hover(scene.ui.find("tray.ambush"))
    return scene


def _ally(client: Client) -> Screen:
    """The allied bot was let act."""
    scene = table(client, played(client, "pbbb", 4, asks("team_turn", 0, 3)))
    client.nav.update(50)
    parts(scene).key("next_seat")
    return scene


def _conceding(client: Client) -> Screen:
    """What is asked before one of two allies concedes."""
    scene = table(client, played(client, "pbbb", 4, asks("team_turn", 0, 3)))
    client.nav.update(50)
    next(does for name, _, does, _ in scene.giving_up.rows() if name == "concede")()
    return client.nav.stack.top or scene


def _curtain(client: Client) -> Screen:
    scene = table(client, played(client, "pg", 5, asks("team_turn", 1, 2)))
    return client.nav.stack.top or scene


def _room(client: Client, count: int) -> RoomScene:
    own = profiles(client, 1)[0]
    client.home.choose_profile(own.uid)
    scene = create(client, "creed", count)
    scene.setup.choose(0, "nation", "selkara")
    scene.setup.choose(1, "nation", "noctre")
    return scene


def _replay(client: Client, kinds: str, share: float, eyes: int) -> Screen:
    return replayed(client, played(client, kinds, 5), share, eyes)


def gallery() -> list[tuple[str, Callable[[Client], Screen]]]:
    """States for the gallery."""
    return [
        ("creed-room-2", lambda client: _room(client, 2)),
        ("creed-room-4", lambda client: _room(client, 4)),
        ("creed-loading", lambda client: Paused(client, _room(client, 4).setup)),
        ("creed-nation", lambda client: _asked(client, "pb", "choose_nation", ("", "tarvok"))),
        ("creed-nation-4", lambda client: _asked(client, "pbbb", "choose_nation", ("", "", "", ""))),
        ("creed-tents", _tents),
        ("creed-units-4", lambda client: _units(client, "pb", "0")),
        ("creed-units-6", lambda client: _units(client, "pbbb", "1")),
        ("creed-turn-2", lambda client: _turn(client, "pb", 3)),
        ("creed-turn-4", lambda client: _turn(client, "pbpb", 4)),
        ("creed-last-look", _last_look),
        ("creed-aimed-fortify", lambda client: _aimed(client, "fortify")),
        ("creed-aimed-assassinate", lambda client: _aimed(client, "assassinate")),
        ("creed-aimed-morale", lambda client: _aimed(client, "morale")),
        ("creed-units-foreshown", _foreshown),
        ("creed-ally", _ally),
        ("creed-conceding", _conceding),
        ("creed-attack", lambda client: _turn(client, "pb", 3, "field_attack")),
        ("creed-attack-4", lambda client: _turn(client, "pbbb", 4, "field_attack")),
        ("creed-move", lambda client: _turn(client, "pb", 3, "move")),
        ("creed-deploy", lambda client: _turn(client, "pb", 3, "deploy")),
        ("creed-pinned", lambda client: _turn(client, "pb", 3, "", "tent:1T12")),
        ("creed-rumour", lambda client: _asked(client, "pb", "rumour_second")),
        ("creed-reinforce", lambda client: _asked(client, "pb", "reinforce_pick")),
        ("creed-rotate", lambda client: _asked(client, "pb", "rotate_pick")),
        ("creed-place-tents", lambda client: _asked(client, "pb", "place_tents")),
        ("creed-pick", picked),
        ("creed-exchange", lambda client: _asked(client, "pbgb", "exchange_give")),
        ("creed-exchange-return", lambda client: _asked(client, "pbgb", "exchange_return")),
        ("creed-standing", lambda client: _situation(client, "pbpb", STANDING)),
        ("creed-standing-2", lambda client: _situation(client, "pb", STANDING)),
        ("creed-tracker-2", lambda client: _situation(client, "pb", TRACKER)),
        ("creed-tracker-4", lambda client: _situation(client, "pbpb", TRACKER)),
        ("creed-reference", lambda client: _situation(client, "pb", REFERENCE)),
        ("creed-curtain", _curtain),
        ("creed-onlooker", lambda client: create_table(client, played(client, "bbbb", 8, asks("team_turn", 0, 4)))),
        ("table-replay-creed-2", lambda client: _replay(client, "pb", 0.6, 1)),
        ("table-replay-final-creed", lambda client: replayed(client, played(client, "pbbb", 5), 1.0, 0, True)),
        ("table-replay-creed-4", lambda client: _replay(client, "pbbb", 0.6, 5)),
        ("creed-last-blow-2", lambda client: last_blow(client, played(client, "pg", 5))),
        ("creed-last-blow-4", lambda client: last_blow(client, played(client, "pbbb", 5))),
        ("creed-result-2", lambda client: ResultScene(client, played(client, "pg", 5))),
        ("creed-result-4", lambda client: ResultScene(client, played(client, "pbbb", 5))),
    ]
