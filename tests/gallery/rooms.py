"""Prepared states of the room and the loading screen for the gallery."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.store.boards import boards_folder, lay_samples
from scenes.kit.title_look import FileLook
from scenes.room.boards import BoardsPanel, found_in
from scenes.room.favourites import FavouritesPanel
from scenes.room.loading import LoadingScene
from scenes.room.room_scene import RoomScene, create
from scenes.shell.client import Client
from scenes.shell.screen import Screen
from tests.gallery.profiles import NAMES, gather, profiles

TRAITS = ["t_mercy", "t_guardian", "t_generation", "t_noble", "t_king", "t_trial", "t_tithe", "t_net"]


def room(client: Client, count: int, group: int = 0) -> RoomScene:
    """A room for a profile with some experience, a stored trait set, and members of its group."""
    own = next(p for p in profiles(client, 3) if p.name == NAMES[0])
    if not client.home.store.trait_slots(own.uid, "realigious"):
        client.home.store.add_trait_slot(own.uid, "realigious", "나의 덱 2", TRAITS)
    gather(client, NAMES[1 : 1 + group])
    return create(client, "realigious", count)


def chosen(client: Client) -> RoomScene:
    """Four seats: everything chosen, another profile ready, a guest that is not, a bot."""
    scene = room(client, 4, 1)
    setup = scene.setup
    setup.seat_guest(2)
    setup.choose_option("climate", "tropical")
    setup.choose_option("god", "zog_malomos")
    setup.choose(0, "character", "fortune_teller")
    setup.choose(0, "religion", "hindu")
    setup.choose(0, "traits", "social")
    setup.choose(1, "character", "explorer")
    setup.choose(2, "religion", "buddhist")
    setup.seats[0].ready = setup.seats[1].ready = True
    return scene


def at_seat(client: Client, count: int, seat: int, group: int = 0) -> RoomScene:
    """A room that shows another seat's choices."""
    scene = room(client, count, group)
    scene.seat = seat
    return scene


def favourites(client: Client) -> FavouritesPanel:
    """Two settings that are kept, over the room that they come from."""
    scene = chosen(client)
    own = client.home.profile
    if own is not None:
        client.home.store.set_favourite(own.uid, "realigious", "금요일 저녁", {"climate": "arid", "clock": "60"})
        client.home.store.set_favourite(own.uid, "realigious", "Long evening", {"climate": "cold", "god": "random"})
    client.nav.stack.reset(scene, animated=False)
    panel = FavouritesPanel(scene.setup, scene.rebuild)
    client.nav.stack.push(panel, animated=False)
    return panel


def only_bots(client: Client) -> RoomScene:
    """A match of bots to look on."""
    scene = room(client, 3)
    scene.setup.seat_bot(0, "easy")
    return scene


def guest(client: Client) -> RoomScene:
    """A guest whose name is taken."""
    scene = at_seat(client, 3, 1)
    scene.setup.seat_guest(1)
    scene.setup.seats[1].name = NAMES[0]
    return scene


def running(client: Client) -> RoomScene:
    """A countdown of 60 seconds with 28 left; a cold map."""
    scene = room(client, 3, 1)
    scene.setup.countdown = 60
    scene.left_ms = 28_000
    scene.setup.choose_option("climate", "cold")
    return scene


def long_words(client: Client) -> RoomScene:
    """The longest texts: a Buddhist businessperson, an arid map, points for all."""
    scene = room(client, 2)
    scene.setup.choose(0, "character", "businessperson")
    scene.setup.choose(0, "religion", "buddhist")
    scene.setup.choose(0, "traits", list(TRAITS), "나의 덱 2")
    scene.setup.choose_option("points", "10")
    scene.setup.choose_option("climate", "arid")
    return scene


def building(client: Client) -> Screen:
    """A set in the making over the room."""
    scene = room(client, 2)
    client.nav.stack.reset(scene, animated=False)
    scene.choose("traits", TRAITS[:6])
    scene.build_set("traits")
    top = client.nav.stack.top
    return top if top is not None else scene


class Read(BoardsPanel):
    """A panel whose files have been read when it opens."""

    def read(self) -> None:
        """At once."""
        self._take(found_in(self.home.data, self.setup.title, self.look, self.setup.count))


def boards(client: Client) -> Screen:
    """Own boards: one that is chosen, one for other players, three broken ones."""
    room(client, 2)
    scene = create(client, "creed", 2)
    client.nav.stack.reset(scene, animated=False)
    look = scene.setup.look.option("board")
    if not isinstance(look, FileLook):
        return scene
    folder = boards_folder(client.home.data, "creed")
    lay_samples(client.home.data, "creed", [*look.samples(2), *look.samples(4)])
    drawn = (folder / "creed_2.tmx").read_text(encoding="utf-8")
    (folder / "marsh.tmx").write_text(drawn.replace("1,1,1,2,3,2", "1,1,1,3,2,3"), encoding="utf-8")
    (folder / "no-camp.tmx").write_text(drawn.replace("1,1,1,2,3,2", "1,2,1,2,3,2"), encoding="utf-8")
    (folder / "other-layer.tmx").write_text(drawn.replace('name="board"', 'name="ground"'), encoding="utf-8")
    (folder / "torn.tmx").write_text(drawn[:600], encoding="utf-8")
    scene.setup.take_files(look.name, found_in(client.home.data, "creed", look, 2))
    scene.choose_option(look.name, "marsh.tmx")
    panel = Read(client, scene.setup, look, partial(scene.choose_option, look.name))
    client.nav.stack.push(panel, animated=False)
    return panel


def maps(client: Client, count: int = 2, chosen: str = "frozen_lake") -> RoomScene:
    """A room of Realigious that plays on one of the example maps."""
    scene = room(client, count)
    look = scene.setup.look.option("map")
    if isinstance(look, FileLook):
        lay_samples(client.home.data, "realigious", look.samples(count))
        scene.setup.take_files(look.name, found_in(client.home.data, "realigious", look, count))
        scene.choose_option(look.name, f"{chosen}.tmx")
    return scene


def map_files(client: Client) -> Screen:
    """Own maps: the examples, one that leaves most to chance, one for other players, broken ones."""
    scene = maps(client)
    look = scene.setup.look.option("map")
    if not isinstance(look, FileLook):
        return scene
    client.nav.stack.reset(scene, animated=False)
    folder = boards_folder(client.home.data, "realigious")
    drawn = (folder / "frozen_lake.tmx").read_text(encoding="utf-8")
    (folder / "churches.tmx").write_text(drawn.replace("\n10,0,9,", "\n10,0,12,"), encoding="utf-8")
    (folder / "other.tmx").write_text(drawn.replace('name="relics"', 'name="relic"'), encoding="utf-8")
    head, starts = drawn.partition(' <layer id="1"')[0], drawn.partition(' <layer id="3"')[2]
    (folder / "chance.tmx").write_text(f'{head} <layer id="3"{starts}', encoding="utf-8")
    panel = Read(client, scene.setup, look, partial(scene.choose_option, look.name))
    client.nav.stack.push(panel, animated=False)
    return panel


class Paused(LoadingScene):
    """A loading screen that stands still half way."""

    def enter(self) -> None:
        """Makes nothing."""
        self.share = self.shown = 0.62
        self.key = "room.load.pictures"
        self.rebuild()


def loading(client: Client) -> Screen:
    """The loading screen of a match of four."""
    scene = Paused(client, chosen(client).setup)
    scene.tip = 5
    return scene


def loading_random(client: Client) -> Screen:
    """The loading screen of a match of two in a climate that is not known yet."""
    return Paused(client, room(client, 2).setup)


def gallery() -> list[tuple[str, Callable[[Client], Screen]]]:
    """Every state of the package."""
    return [
        ("room-2", partial(room, count=2)),
        ("room-3-group", partial(room, count=3, group=2)),
        ("room-4-chosen", chosen),
        ("room-bot", partial(at_seat, count=3, seat=2, group=1)),
        ("room-only-bots", only_bots),
        ("room-person", partial(at_seat, count=3, seat=1, group=1)),
        ("room-guest-name", guest),
        ("room-long-words", long_words),
        ("room-traits", building),
        ("room-timer", running),
        ("room-favourites", favourites),
        ("room-boards", boards),
        ("room-map", maps),
        ("room-map-3", partial(maps, count=3, chosen="three_valleys")),
        ("room-map-4", partial(maps, count=4, chosen="jungle_fords")),
        ("room-map-arid", partial(maps, chosen="oasis")),
        ("room-maps", map_files),
        ("room-loading", loading),
        ("room-loading-random", loading_random),
    ]
