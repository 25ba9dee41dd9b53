"""Everything that is drawn over the fixed board picture, back to front, as a list of small pictures.

Places are relative to the middle of tile 0, so that panning changes nothing here. The widget compares two
lists and redraws only what differs (performance: F3).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pygame

from game.core.ask import Option, Question
from game.titles.realigious.forecast import CardForecast, Forecast, forecast
from game.titles.realigious.offers import Offer
from game.titles.realigious.view import SeatView, turns_to_come
from scenes.kit import board_stage
from scenes.kit.board_art import AnchoredPicture
from scenes.media import theme
from scenes.titles.realigious import board_ground, board_plates
from scenes.titles.realigious.camera import centre_of
from scenes.titles.realigious.leaps import leaps
from scenes.titles.realigious.pieces import Thing

if TYPE_CHECKING:
    from scenes.kit.board_layers import Item
    from scenes.kit.board_space import Pos
    from scenes.media.media import Media
    from scenes.titles.realigious.camera import Map
    from scenes.titles.realigious.foretold import Foretold
    from scenes.titles.realigious.tiles_art import RealigiousArt
    from scenes.titles.realigious.tiles_look import Look

MOVES = ("opt.move",)
HOSTILE = ("opt.attack", "opt.seat")
AIMS = ("card_target", "angel_seal_target", "react_target", "remote_combat", "control_step")
"""Questions for a tile that the own piece does not go to."""
CHIPS_FROM = 100
RELIC = "realigious/relic/"
ALLOTMENT_PLACES = ((0.0, 0.5), (0.0, -0.3), (0.0, -0.5))
FIGURE_CORE, RELIC_CORE = 0.62, 0.44
EDGE = 6
"""A plate keeps so far off the edge of what is in sight."""


@dataclass(slots=True)
class RealigiousShown(board_stage.ShownBoard):
    """What the board shows. `looks`: what is fixed on the tiles; `places`: on which tile each ref lies; `offers`: the
    tiles that are marked and how; `foretold`: what choosing them leads to; `aiming`: the choice moves no own piece, so
    that what a contact would bring is no answer to it.
    """

    space: Map
    view: SeatView
    looks: list[Look] = field(default_factory=list)
    things: dict[str, Thing] = field(default_factory=dict)
    places: dict[str, int] = field(default_factory=dict)
    offers: dict[int, str] = field(default_factory=dict)
    foretold: dict[int, Foretold] = field(default_factory=dict)
    aiming: bool = False

    def tile(self, ref: str) -> int:
        """The tile that a thing lies on, -1 for what does not lie on the board."""
        return self.places.get(ref, -1)


def offered_tiles(options: Sequence[Option], places: dict[str, int]) -> dict[int, str]:
    """Tiles that are marked and how (C6.4): "legal", in gold, for what can be picked; "target", in red, for what is
    fought or done to a player.
    """
    marks: dict[int, str] = {}
    for option in options:
        for ref in (option.key, *option.refs):
            tile = places.get(ref, -1)
            if tile >= 0:
                marks[tile] = marks.get(tile, "target") if option.verb in HOSTILE else "legal"
    return marks


def foretold(view: SeatView, question: Question, options: Sequence[Option]) -> dict[int, Foretold]:
    """What choosing each offered tile leads to, where that has a number (C6.15)."""
    made = {option.key: forecast(view, question, option) for option in options}
    return {one.tile: one for one in made.values() if one is not None and not isinstance(one, Offer)}


def places_of(view: SeatView, things: dict[str, Thing]) -> dict[str, int]:
    """Where each ref lies on the board: tiles, figures, relics."""
    places = {f"tile:{tile.tile}": tile.tile for tile in view.tiles}
    places |= {ref: thing.tile for ref, thing in things.items()}
    places |= {f"relic:{tile.relic}": tile.tile for tile in view.tiles if tile.relic >= 0}
    return places


def offered_refs(options: Sequence[Option]) -> set[str]:
    """All refs that are offered, on the board or not."""
    return {ref for option in options for ref in (option.key, *option.refs)}


def choices_on(options: Sequence[Option], places: dict[str, int], tile: int) -> list[str]:
    """The offered refs that lie on a tile, the tile itself first."""
    if tile < 0:
        return []
    here = [ref for ref in sorted(offered_refs(options)) if places.get(ref, -1) == tile]
    return sorted(here, key=lambda ref: not ref.startswith("tile:"))


def figure_at(art: RealigiousArt, shown: RealigiousShown, place: Pos) -> str:
    """The ref of the foremost figure at a place, "" where there is none."""
    for thing in reversed(list(shown.things.values())):
        if thing.ref not in shown.hidden and body(art, shown, thing).collidepoint(place):
            return thing.ref
    return ""


def compose(media: Media, art: RealigiousArt, shown: RealigiousShown) -> Iterator[Item]:
    """All items, the first ones lowest."""
    yield from _under(art, shown)
    for thing in shown.things.values():
        if thing.ref not in shown.hidden:
            yield from figure(media, art, shown, thing)
    yield from plates(media, art, shown)


def centre(shown: RealigiousShown, tile: int) -> Pos:
    """The middle of a tile, from the middle of tile 0."""
    return centre_of(tile, shown.view.n, shown.space.size)


# ---------------------------------------------------------------- rings
def _under(art: RealigiousArt, shown: RealigiousShown) -> Iterator[Item]:
    """Rings on the ground: trail, choices, selection, pointer; arrows over the tiles that are leapt."""
    rings = [("last", shown.tile(ref)) for ref in shown.trail]
    rings += [(mark, tile) for tile, mark in sorted(shown.offers.items())]
    rings += [("selected", tile) for tile in reached(shown)]
    rings += [("selected", shown.tile(shown.selected)), ("hover", shown.tile(shown.pointed))]
    for name, tile in rings:
        if tile >= 0:
            yield _on(art.get(f"realigious/border/{name}"), centre(shown, tile))
    ringed = {tile for _, tile in rings if tile >= 0}
    for tile in sorted(ringed):
        owner = shown.view.tiles[tile].owner
        if owner >= 0:  # whose it is stays to be seen inside the ring
            yield _on(art.inner_rim(owner), centre(shown, tile))
    yield from board_ground.towering(art, shown.view.n, shown.looks, ringed)
    if (at := shown.tile(shown.pointed)) >= 0 and not shown.bare:
        n = shown.view.n
        yield from board_ground.rim(art, n, [at // n], [at % n], theme.GOLD)
    yield from _arrows(art, shown)


def reached(shown: RealigiousShown) -> Sequence[int]:
    """The tiles that a card acts on from the pointed one."""
    made = shown.foretold.get(shown.tile(shown.pointed))
    return made.reaches if isinstance(made, CardForecast) else ()


def _rolled(shown: RealigiousShown) -> Iterator[tuple[int, Forecast]]:
    """ASC-3b. The chances of Revelation's line; that of a relic's tile is known with the relic alone, which Revelation
    does not give."""
    for tile in reached(shown):
        seen, made = shown.view.tiles[tile], shown.foretold[shown.tile(shown.pointed)]
        lies = tile in shown.foretold or seen.relic >= 0
        if isinstance(made, CardForecast) and made.card == "revelation" and seen.forecast is not None and not lies:
            yield tile, seen.forecast


def _arrows(art: RealigiousArt, shown: RealigiousShown) -> Iterator[Item]:
    own = shown.things.get(f"seat:{shown.view.seat}") if shown.view.seat is not None else None
    if own is not None:
        moves = shown.offers if shown.selected else {}
        for tile, leap in sorted(leaps(shown.view, moves, own.tile).items()):
            yield leap_arrow(art, shown, own.tile, tile, leap.kind)


def leap_arrow(art: RealigiousArt, shown: RealigiousShown, start: int, end: int, kind: str) -> Item:
    """The curved arrow of a two-tile advance."""
    a, b = centre(shown, start), centre(shown, end)
    way = (b[0] - a[0], b[1] - a[1])

    def draw() -> AnchoredPicture:
        surface, (x, y) = board_plates.curved_arrow((0, 0), way, shown.space.size, kind)
        return AnchoredPicture(surface, -x, -y)

    course = round(2 * way[0] / shown.space.size), round(2 * way[1] / shown.space.size)
    return _on(art.make(("leap", kind, *course), draw), a)


# ---------------------------------------------------------------- figures
def figure(media: Media, art: RealigiousArt, shown: RealigiousShown, thing: Thing) -> Iterator[Item]:
    """A figure with what tells about it: light of the acting seat, ring and flag of the owner, stealth's leaf."""
    x, y = foot(shown, thing)
    if thing.seat >= 0 and thing.seat == shown.view.acting:
        yield _on(halo(art, thing.scale, theme.GOLD), (x, y))
    if thing.owner >= 0:
        yield _on(halo(art, thing.scale, theme.SEATS[thing.owner]), (x, y))
    yield _on(art.get(thing.sprite, thing.scale, "stealthy" if thing.ghost else ""), (x, y))
    if thing.owner >= 0:
        flag = art.get(f"realigious/owner/{thing.owner}", thing.scale)
        yield _on(flag, (x + round(0.5 * thing.scale * shown.space.size), y + round(0.1 * shown.space.size)))
    for i, seat in enumerate(thing.taps):
        ear = art.get(f"realigious/owner/{seat}", thing.scale * 0.7)
        yield _on(
            ear, (x - round((0.5 - 0.16 * i) * thing.scale * shown.space.size), y + round(0.12 * shown.space.size))
        )
    if thing.ghost and media.sprites.has("realigious/state/stealth"):
        leaf = media.sprites.get("realigious/state/stealth", size=(26, 26))
        yield leaf, (x + round(0.2 * shown.space.size), y - round(1.3 * thing.scale * shown.space.size))


def foot(shown: RealigiousShown, thing: Thing) -> Pos:
    """Where a figure stands."""
    x, y = centre(shown, thing.tile)
    return x + round(thing.place[0] * shown.space.size), y + round(thing.place[1] * shown.space.size)


def body(art: RealigiousArt, shown: RealigiousShown, thing: Thing) -> pygame.Rect:
    """What a figure covers, glow and shadow not counted."""
    picture = art.get(thing.sprite, thing.scale)
    rect = picture.surface.get_rect(topleft=picture.at(*foot(shown, thing)))
    core = rect.inflate(-round(rect.width * (1 - FIGURE_CORE)), -round(rect.height * 0.06))
    core.height = round(core.height * 0.94)
    return core


def _lying_relics(art: RealigiousArt, shown: RealigiousShown) -> Iterator[pygame.Rect]:
    """What relics cover that lie on the board: they are looked for like figures."""
    for tile, look in enumerate(shown.looks):
        for draw in look.standing:
            if draw.name.startswith(RELIC):
                x, y = centre(shown, tile)
                at = x + round(draw.dx * art.size), y + round(draw.dy * art.size)
                picture = art.get(draw.name, draw.scale, draw.variant)
                rect = picture.surface.get_rect(topleft=picture.at(*at))
                yield rect.inflate(-round(rect.width * (1 - RELIC_CORE)), 0)


def halo(art: RealigiousArt, scale: float, colour: theme.Colour) -> AnchoredPicture:
    """A ring of light round the foot of a figure."""
    radius = art.size

    def draw() -> AnchoredPicture:
        wide, high = round(1.42 * scale * radius), round(0.72 * scale * radius)
        big = pygame.Surface((wide * 3, high * 3), pygame.SRCALPHA)
        for i in range(6):
            area = big.get_rect().inflate(-wide * 0.07 * i * 3, -high * 0.07 * i * 3)
            pygame.draw.ellipse(big, (*colour, 34 + 22 * i), area)
        inner = big.get_rect().inflate(-wide * 0.5 * 3 // 1.4, -high * 0.5 * 3 // 1.4)
        pygame.draw.ellipse(
            big, (*colour, 235), big.get_rect().inflate(-wide * 0.9, -high * 0.9), max(2, radius // 8)
        )
        pygame.draw.ellipse(big, (*colour, 120), inner)
        return AnchoredPicture(pygame.transform.smoothscale(big, (wide, high)), wide // 2, round(high * 0.44))

    return art.make(("halo", scale, colour), draw)


# ---------------------------------------------------------------- plates
def plates(media: Media, art: RealigiousArt, shown: RealigiousShown) -> Iterator[Item]:
    """What the choices lead to, countdowns, and where room is left allotments. What a plate tells of is the tile that
    it lies on: over no other plate, over no figure either or as little of one as can be, its feet rather than its head.
    Of a zoomed board none is cut by the edge of what is in sight.
    """
    space = shown.space
    sight = space.window.move(-space.x, -space.y).inflate(-2 * EDGE, -2 * EDGE) if space.zoomed else None
    bodies = [*(body(art, shown, thing) for thing in shown.things.values()), *_lying_relics(art, shown)]
    lying: list[pygame.Rect] = []
    room = width_of_tile(shown.space.size)
    told = [(badge, at) for at, made in sorted(shown.foretold.items())
            if (badge := board_plates.badge(media, made, room))]  # fmt: skip
    told += [(board_plates.count_plate(media, turns_to_come(shown.view, tile)[0]), tile.tile)
             for tile in shown.view.tiles if tile.shown and tile.separatist]  # fmt: skip
    told += [(board_plates.rate_plate(media, made.chance, False), at) for at, made in _rolled(shown)]
    for picture, at in told:
        size, middle = picture.get_size(), centre(shown, at)
        if not board_plates.has_room(size, middle, space.size, sight):
            continue
        place = board_plates.place_on(size, middle, space.size, bodies, lying, sight)
        lying.append(place)
        yield picture, place.topleft
    taken = [*bodies, *lying]
    for at in _told(shown):
        relic = shown.view.tiles[at].relic >= 0
        picture = _purse(media, shown, at, shown.space.size if relic else room)
        size, middle = picture.get_size(), centre(shown, at)
        if not board_plates.has_room(size, middle, space.size, sight):
            continue
        places = board_plates.ASIDE if relic else ALLOTMENT_PLACES
        place = board_plates.free_place(size, middle, space.size, taken, places, sight)
        if place.collidelist(taken) < 0:
            taken.append(place)
            yield picture, place.topleft


def width_of_tile(radius: int) -> int:
    """From one side to the other, with a little room to the next plate."""
    return round(board_plates.ACROSS * radius) - 4


def _purse(media: Media, shown: RealigiousShown, at: int, room: int) -> pygame.Surface:
    """What a conversion brings there, where one may come, with all that adds to it (C6.15); else the allotment."""
    made, tile = _leads(shown, at), shown.view.tiles[at]
    if isinstance(made, Forecast) and any(made.most):
        return board_plates.yield_plate(media, made.most, "", room)
    return board_plates.allotment_plate(media, (tile.believers, tile.donations, tile.influence), room)


def _leads(shown: RealigiousShown, at: int) -> Foretold | None:
    """What choosing a tile leads to, or what a contact with it would: what is told beside the board of it, too."""
    if at in shown.foretold or shown.aiming or shown.view.outcome is not None:
        return shown.foretold.get(at)
    return shown.view.tiles[at].forecast


def _told(shown: RealigiousShown) -> Iterable[int]:
    """Revealed tiles whose resources are written: the pointed one, from near those that nobody owns. Of a tile that can
    be fought for the inspector tells what a victory brings, and what a card brings its own plate tells. While a target
    is chosen, a yield that the choice does not bring stands on the pointed tile at most.
    """
    near = shown.space.size >= CHIPS_FROM and not shown.aiming
    for tile in shown.view.tiles:
        made = _leads(shown, tile.tile)
        other = made is not None and (tile.owner >= 0 or not isinstance(made, Forecast))
        told = not other and (tile.tile == shown.tile(shown.pointed) or (near and tile.owner < 0))
        known = tile.shown and tile.known >= 2 and tile.believers >= 0 and tile.designation != "ruin"
        if told and known and max(tile.believers, tile.donations, tile.influence) > 0:
            yield tile.tile


def _on(picture: AnchoredPicture, at: Pos) -> Item:
    return picture.surface, picture.at(*at)
