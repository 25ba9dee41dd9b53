"""What happens to tiles: taken, lost, designated, ruined, swapped, fogged, learnt about; what they yield (10.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.kit.animation import Animation, delayed, fades, slowly, span, together
from scenes.kit.cue import Unplaced
from scenes.kit.fx import arc, centred, fly_to_counter, lively, shifted, shown
from scenes.media import theme
from scenes.titles.realigious.board_fx import DARK_RED, PALE_LIGHT, seat_colour, sparks
from scenes.titles.realigious.foretold import PURSES

if TYPE_CHECKING:
    from scenes.kit.animation import Frame
    from scenes.kit.fx import Way
    from scenes.titles.realigious.board_fx import RealigiousCue

TAKEN_MS, NEUTRAL_MS, RISE_MS, SWAP_MS, FOG_MS, LEARN_MS, FLY_MS = 420, 380, 620, 700, 800, 380, 700


def taken(cue: RealigiousCue) -> Animation:
    """The tile takes its new owner's colour."""
    tile = cue.tile()
    return cue.play(TAKEN_MS, cue.claim(tile), done=cue.adopting(tile))


def neutral(cue: RealigiousCue) -> Animation:
    """A realm's colour leaves the tile: it is shown as it will be, and the old colour rises and fades."""
    tile, realm = cue.tile(), None
    if 0 <= cue.seat < len(theme.SEATS):
        way = shifted(cue.stage, cue.at(tile), dy=lambda share: -0.35 * share)
        realm = shown(cue.stage.art.owner(cue.seat, 0), way, lambda share: round(255 * (1 - share)))
    return cue.play(NEUTRAL_MS, realm, start=cue.adopting(tile))


def designated(cue: RealigiousCue) -> Animation:
    """R23.1. The model rises out of the ground among sparks."""
    what, stage = cue.word("what"), cue.stage
    tile, name = cue.tile() if cue.number("tile") >= 0 else _changed(cue, what), f"realigious/mark/{what}"
    if not stage.media.sprites.has(name):
        raise Unplaced(name)
    bare = cue.after.tiles[tile].structure in ("", "none")
    dx, dy, scale = (0.0, 0.38, 1.05) if bare else (-0.36, 0.52, 0.86)

    def rising(dy: float) -> Way:
        return shifted(
            stage, cue.at(tile, dx, dy), dy=lambda share: 0.5 * (1 - theme.ease_out(span(share, 0.1, 0.8)))
        )

    model = shown(stage.picture(name, scale), rising(dy), lambda share: round(255 * span(share, 0, 0.4)))
    light, glint = cue.ring(tile, PALE_LIGHT), sparks(stage, rising(dy - 0.4))
    return cue.play(RISE_MS, lively(stage, light), model, lively(stage, glint), done=cue.adopting(tile))


def _changed(cue: RealigiousCue, what: str) -> int:
    """The tile that has a designation in the later view only."""
    before = cue.shown.view.tiles
    for tile in cue.after.tiles:
        if tile.designation == what and before[tile.tile].designation != what:
            return tile.tile
    raise Unplaced(what)


def separatist(cue: RealigiousCue) -> Animation:
    """R19.10. A barricade is thrown up."""
    tile, stage = cue.tile(), cue.stage
    foot = cue.at(tile, 0.44, 0.5)
    way = shifted(stage, foot, dy=lambda share: -0.9 * (1 - span(share, 0, 0.5)) ** 2)
    barricade = shown(stage.picture("realigious/mark/separatist", 0.9), way, fades(0.2, 1.1))
    cloud = lively(stage, delayed(cue.smoke(foot), 0.45))
    return cue.play(RISE_MS, barricade, cloud, cue.ring(tile, DARK_RED), done=cue.adopting(tile))


def swapped(cue: RealigiousCue) -> Animation:
    """Realm of God. Two realms' colours rise and change places in arcs."""
    before, stage = cue.shown.view.tiles, cue.stage
    pair = [t.tile for t in cue.after.tiles if t.shown and before[t.tile].shown and t.owner != before[t.tile].owner][:2]
    if len(pair) < 2:
        raise Unplaced("tiles")

    def rising(a: int, b: int, lift: float) -> Frame | None:
        realm = before[a].owner
        way = arc(stage, cue.at(a), cue.at(b), lift)
        return shown(stage.art.owner(realm, 0), way, lambda _share: 220) if realm >= 0 else None

    a, b = pair
    seen = [cue.ring(tile, PALE_LIGHT) for tile in pair] if stage.reduced else [rising(a, b, 0.9), rising(b, a, -0.9)]
    return cue.play(SWAP_MS, *seen, done=cue.adopting(*pair))


def fogged(cue: RealigiousCue) -> Animation | None:
    """R23.10. Banks of cloud spread over the tiles that are under fog now."""
    before, cloud = cue.shown.view.tiles, cue.stage.picture("realigious/mark/fog")
    fresh = [t.tile for t in cue.after.tiles if t.fog and not before[t.tile].fog]

    def spreading(i: int, tile: int) -> Frame:
        bank = shown(cloud, cue.at(tile), lambda share: round(255 * share))
        return slowly(bank, i * 0.5 / len(fresh), i * 0.5 / len(fresh) + 0.45)

    banks = [spreading(i, tile) for i, tile in enumerate(fresh)]
    return cue.play(FOG_MS, *banks, done=cue.adopting(*fresh)) if fresh else None


def revealed(cue: RealigiousCue) -> Animation | None:
    """R12.4. What was learnt lights up once."""
    told, glow = cue.event.data.get("tiles"), cue.stage.picture("realigious/border/hover")
    tiles = [tile for tile in told if isinstance(tile, int)] if isinstance(told, list) else []
    lights = [shown(glow, cue.at(tile), fades(0.3, 0.5)) for tile in tiles]
    return cue.play(LEARN_MS, *lights, start=cue.adopting(*tiles)) if tiles else None


def mud(cue: RealigiousCue) -> Animation | None:
    """R11.4. Mud falls on the drawn tiles one after the other."""
    now, stage, heap = cue.after.mud, cue.stage, cue.stage.picture("realigious/mark/mud")

    def falling(i: int, tile: int) -> Frame:
        way = shifted(stage, cue.at(tile), dy=lambda share: -1.6 * (1 - min(1.0, share * 2)) ** 2)
        drop = shown(heap, way, lambda share: round(255 * min(1.0, share * 2)))
        cloud = lively(stage, delayed(cue.smoke(cue.at(tile), 1.3), 0.5))
        return slowly(together(drop, cloud), i * 0.5 / len(now), i * 0.5 / len(now) + 0.5)

    falls = [falling(i, tile) for i, tile in enumerate(now)]
    return cue.play(RISE_MS, *falls, done=cue.adopting(*now, *cue.shown.view.mud)) if now else None


def resources(cue: RealigiousCue) -> Animation | None:
    """R4. What a seat gains flies from its piece to its panel; what it loses flies off the other way."""
    seat, stage, sprites = cue.seat, cue.stage, cue.stage.media.sprites
    kinds = [name for name in PURSES if cue.number(name) > 0]
    thing, tile = cue.thing(), cue.number("tile")
    place = cue.at(thing.tile if tile < 0 else tile, 0, -0.5)
    back = cue.event.kind in ("lost", "levy")

    def flying(row: int, name: str) -> Frame:
        icon = centred(sprites.get(f"realigious/resource/{name}", size=(30, 30)))
        return fly_to_counter(stage, icon, place, lambda: stage.anchor(f"{name}:{seat}"), 0.05 * row, back=back)

    swarms = [flying(row, name) for row, name in enumerate(kinds)]
    return cue.play(FLY_MS, *swarms, over=True) if kinds and not stage.reduced else None


def noticed(cue: RealigiousCue) -> Animation:
    """Something came of a tile: a ring in the seat's colour and a few sparks."""
    tile = cue.number("tile") if cue.number("tile") >= 0 else cue.thing().tile
    at = cue.at(tile)
    glint = lively(cue.stage, sparks(cue.stage, lambda _share: at))
    return cue.play(TAKEN_MS, cue.ring(tile, seat_colour(cue.seat)), glint)
