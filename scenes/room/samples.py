"""Prepared states of the room and the loading screen for the gallery."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.store.boards import boards_folder, lay_samples
from scenes.kit.title_look import FileLook
from scenes.menu.samples import NAMES, gather, profiles
from scenes.room.boards import BoardsPanel, found_in
from scenes.room.favourites import FavouritesPanel
from scenes.room.loading import LoadingScene
from scenes.room.room_scene import RoomScene, create

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.shell.stack import Scene

TRAITS = ["t_mercy", "t_guardian", "t_generation", "t_noble", "t_king", "t_trial", "t_tithe", "t_net"]


def room(app: App, count: int, group: int = 0) -> RoomScene:
    """A room for a profile with some experience, a stored trait set, and members of its group."""
    own = next(p for p in profiles(app, 3) if p.name == NAMES[0])
    if not app.store.trait_slots(own.uid, "realigious"):
        app.store.add_trait_slot(own.uid, "realigious", "나의 덱 2", TRAITS)
    gather(app, NAMES[1 : 1 + group])
    return create(app, "realigious", count)


def chosen(app: App) -> RoomScene:
    """Four seats: everything chosen, another profile ready, a guest that is not, a bot."""
    scene = room(app, 4, 1)
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


def at_seat(app: App, count: int, seat: int, group: int = 0) -> RoomScene:
    """A room that shows another seat's choices."""
    scene = room(app, count, group)
    scene.seat = seat
    return scene


def favourites(app: App) -> FavouritesPanel:
    """Two settings that are kept, over the room that they come from."""
    scene = chosen(app)
    own = app.profile
    if own is not None:
        app.store.set_favourite(own.uid, "realigious", "금요일 저녁", {"climate": "arid", "clock": "60"})
        app.store.set_favourite(own.uid, "realigious", "Long evening", {"climate": "cold", "god": "random"})
    app.stack.reset(scene, animated=False)
    return FavouritesPanel(scene.setup, scene.rebuild)


def only_bots(app: App) -> RoomScene:
    """A match of bots to look on."""
    scene = room(app, 3)
    scene.setup.seat_bot(0, "easy")
    return scene


def guest(app: App) -> RoomScene:
    """A guest whose name is taken."""
    scene = at_seat(app, 3, 1)
    scene.setup.seat_guest(1)
    scene.setup.seats[1].name = NAMES[0]
    return scene


def running(app: App) -> RoomScene:
    """A countdown of 60 seconds with 28 left; a cold map."""
    scene = room(app, 3, 1)
    scene.setup.countdown = 60
    scene.left_ms = 28_000
    scene.setup.choose_option("climate", "cold")
    return scene


def long_words(app: App) -> RoomScene:
    """The longest texts: a Buddhist businessperson, an arid map, points for all."""
    scene = room(app, 2)
    scene.setup.choose(0, "character", "businessperson")
    scene.setup.choose(0, "religion", "buddhist")
    scene.setup.choose(0, "traits", list(TRAITS), "나의 덱 2")
    scene.setup.choose_option("points", "10")
    scene.setup.choose_option("climate", "arid")
    return scene


def building(app: App) -> Scene:
    """A set in the making over the room."""
    scene = room(app, 2)
    app.stack.reset(scene, animated=False)
    scene.choose("traits", TRAITS[:6])
    scene.build_set("traits")
    top = app.stack.top
    return top if top is not None else scene


class Read(BoardsPanel):
    """A panel whose files have been read when it opens."""

    def read(self) -> None:
        """At once."""
        self._take(found_in(self.app.data, self.setup.title, self.look, self.setup.count))


def boards(app: App) -> Scene:
    """Own boards: one that is chosen, one for other players, three broken ones."""
    room(app, 2)
    scene = create(app, "creed", 2)
    app.stack.reset(scene, animated=False)
    look = scene.setup.look.option("board")
    if not isinstance(look, FileLook):
        return scene
    folder = boards_folder(app.data, "creed")
    lay_samples(app.data, "creed", [*look.samples(2), *look.samples(4)])
    drawn = (folder / "creed_2.tmx").read_text(encoding="utf-8")
    (folder / "marsh.tmx").write_text(drawn.replace("1,1,1,2,3,2", "1,1,1,3,2,3"), encoding="utf-8")
    (folder / "no-camp.tmx").write_text(drawn.replace("1,1,1,2,3,2", "1,2,1,2,3,2"), encoding="utf-8")
    (folder / "other-layer.tmx").write_text(drawn.replace('name="board"', 'name="ground"'), encoding="utf-8")
    (folder / "torn.tmx").write_text(drawn[:600], encoding="utf-8")
    scene.setup.take_files(look.name, found_in(app.data, "creed", look, 2))
    scene.choose_option(look.name, "marsh.tmx")
    panel = Read(app, scene.setup, look, partial(scene.choose_option, look.name))
    app.stack.push(panel, animated=False)
    return panel


def maps(app: App, count: int = 2, chosen: str = "frozen_lake") -> RoomScene:
    """A room of Realigious that plays on one of the example maps."""
    scene = room(app, count)
    look = scene.setup.look.option("map")
    if isinstance(look, FileLook):
        lay_samples(app.data, "realigious", look.samples(count))
        scene.setup.take_files(look.name, found_in(app.data, "realigious", look, count))
        scene.choose_option(look.name, f"{chosen}.tmx")
    return scene


def map_files(app: App) -> Scene:
    """Own maps: the examples, one that leaves most to chance, one for other players, broken ones."""
    scene = maps(app)
    look = scene.setup.look.option("map")
    if not isinstance(look, FileLook):
        return scene
    app.stack.reset(scene, animated=False)
    folder = boards_folder(app.data, "realigious")
    drawn = (folder / "frozen_lake.tmx").read_text(encoding="utf-8")
    (folder / "churches.tmx").write_text(drawn.replace("\n10,0,9,", "\n10,0,12,"), encoding="utf-8")
    (folder / "other.tmx").write_text(drawn.replace('name="relics"', 'name="relic"'), encoding="utf-8")
    head, starts = drawn.partition(' <layer id="1"')[0], drawn.partition(' <layer id="3"')[2]
    (folder / "chance.tmx").write_text(f'{head} <layer id="3"{starts}', encoding="utf-8")
    panel = Read(app, scene.setup, look, partial(scene.choose_option, look.name))
    app.stack.push(panel, animated=False)
    return panel


class Paused(LoadingScene):
    """A loading screen that stands still half way."""

    def enter(self) -> None:
        """Makes nothing."""
        self.share = self.shown = 0.62
        self.key = "room.load.pictures"
        self.rebuild()


def loading(app: App) -> Scene:
    """The loading screen of a match of four."""
    scene = Paused(app, chosen(app).setup)
    scene.tip = 5
    return scene


def loading_random(app: App) -> Scene:
    """The loading screen of a match of two in a climate that is not known yet."""
    return Paused(app, room(app, 2).setup)


def states() -> list[tuple[str, Callable[[App], Scene]]]:
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
