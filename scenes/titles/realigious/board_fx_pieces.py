"""Figures in motion: steps, glides, returns, walking celebrities, purchases, elimination (10.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.boards.hex import hex_map
from scenes.kit.animation import Animation, delayed, fades, slowly, span
from scenes.kit.cue import Unplaced
from scenes.kit.fx import lively, shifted, shown, steady, travel
from scenes.media import theme
from scenes.titles.realigious import board_items, pieces

if TYPE_CHECKING:
    from scenes.kit.animation import Frame
    from scenes.kit.board_art import AnchoredPicture
    from scenes.titles.realigious.board_fx import RealigiousCue
    from scenes.titles.realigious.pieces import Thing

STEP_MS, GLIDE_MS, TRANSFER_MS, WALK_MS = 280, 420, 520, 340
BOUGHT_MS, OUT_MS = 520, 800
HOP, LEAP = 0.34, 1.1


def _travel(cue: RealigiousCue, ref: str, length: int, lift: float, *, dust: bool = False) -> Animation:
    """A figure goes from where it is shown to the event's tile."""
    thing, end, stage = cue.thing(ref), cue.tile(), cue.stage
    if thing.tile == end:
        raise Unplaced(ref)
    place, scale = pieces.resting_place(cue.after, ref, end, cue.shown.things)
    target = thing._replace(tile=end, place=place, scale=scale)
    here, there = board_items.foot(cue.shown, thing), board_items.foot(cue.shown, target)
    cloud = lively(stage, delayed(cue.smoke(here, 0.9), 0, 0.6)) if dust else None
    return cue.play(
        length,
        cloud,
        travel(stage, _picture(cue, thing), (here, there), lift, theme.ease_out if lift < LEAP else steady),
        hide=(ref,),
        trail=(f"tile:{thing.tile}", f"tile:{end}"),
        done=lambda: stage.put_thing(ref, end, cue.after),
    )


def _picture(cue: RealigiousCue, thing: Thing) -> AnchoredPicture:
    return cue.stage.art.get(thing.sprite, thing.scale, "stealthy" if thing.ghost else "")


def moved(cue: RealigiousCue) -> Animation:
    """R6. One step hops, a two-tile advance glides, farther is flown."""
    ref = f"seat:{cue.seat}"
    away = hex_map(cue.after.n).distance[cue.thing(ref).tile][cue.tile()]
    if away == 1:
        return _travel(cue, ref, STEP_MS, HOP)
    if away == 2:
        return _travel(cue, ref, GLIDE_MS, HOP * 0.5, dust=True)
    return transferred(cue)


def transferred(cue: RealigiousCue) -> Animation:
    """R6.7, R10.14. A piece is thrown back, or put somewhere, in a high arc."""
    return _travel(cue, f"seat:{cue.seat}", TRANSFER_MS, LEAP, dust=True)


def celebrity_moved(cue: RealigiousCue) -> Animation:
    """R18.3. A celebrity walks to the next tile."""
    return _travel(cue, f"celebrity:{cue.number('celebrity')}", WALK_MS, HOP * 0.6)


def bought(cue: RealigiousCue) -> Animation:
    """R17.2, R18.2. The new owner's flag falls onto the tile and light spreads."""
    tile, seat, stage = cue.tile(), cue.seat, cue.stage
    if not 0 <= seat < len(theme.SEATS):
        raise Unplaced(str(seat))
    way = shifted(stage, cue.at(tile, 0, 0.3), dy=lambda share: -1.2 * (1 - span(share, 0, 0.45)) ** 2)
    flag = shown(stage.picture(f"realigious/owner/{seat}", 1.5), way, fades(0.15, 0.75))
    light = lively(stage, delayed(cue.ring(tile, theme.SEATS[seat]), 0.4))
    return cue.play(BOUGHT_MS, light, flag, done=cue.adopting(tile))


def eliminated(cue: RealigiousCue) -> Animation:
    """R2.10. The piece sinks into smoke."""
    thing, stage = cue.thing(), cue.stage
    x, y = board_items.foot(cue.shown, thing)
    way = shifted(stage, (x, y), dy=lambda share: 0.3 * share)
    sinking = shown(_picture(cue, thing), way, lambda share: round(255 * (1 - share)))

    def cloud(late: float) -> Frame | None:
        aside = x + round((late - 0.12) * 2 * stage.size), y - round(late * 2.4 * stage.size)
        return lively(stage, slowly(cue.smoke(aside, 1.6), late, 0.7 + late))

    return cue.play(
        OUT_MS,
        sinking,
        *map(cloud, (0.0, 0.12, 0.25)),
        hide=(thing.ref,),
        done=lambda: stage.remove_thing(thing.ref),
    )
