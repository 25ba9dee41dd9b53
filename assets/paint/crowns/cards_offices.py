"""The pictures of Crowns' six offices: what each holds in its hand, on a table of the old hall."""

from __future__ import annotations

from assets.paint.crowns.drawn_things import basin_map, keyring, seal_of_wax, stamp
from assets.paint.crowns.moods import BLOOD_DUSK, GREY_DUSK, LAMPS, SEA_HALL, TEAL_HALL, VIOLET_NIGHT
from assets.paint.crowns.stage import register_shots
from assets.paint.drawn import hole, lump, shape
from assets.paint.halls import arcade, curtain, wall
from assets.paint.land import beam, light, mist, shadow
from assets.paint.objects import parchment
from assets.paint.rooms import chest, table, throne
from assets.paint.stage import shot
from assets.paint.things import coins, thing

OFFICES = {
    "of1": shot(BLOOD_DUSK, table(-10, "#4A2E22"), light(90, 60, 120, "#FFB46A", 0.4), shadow(126, 118, 96, 60, 0.4),
        basin_map(120, 104, 1.12), thing("baton", 128, 104, 2.3, 58), thing("dagger", 204, 44, 0.9, 130)),
    "of2": shot(VIOLET_NIGHT, table(-10, "#33243A"), light(96, 60, 110, "#CFC4FF", 0.4),
        *(parchment(120 + dx, 112 + dy, 1.0, turn, lines=6) for dx, dy, turn in ((-18, 14, -16), (14, 8, 12), (-2, 0,
        -3))),
        thing("dagger", 128, 88, 2.5, 158)),
    "of3": shot(TEAL_HALL, table(-10, "#4A3626"), light(120, 70, 120, "#FFD080", 0.5), parchment(122, 132, 1.5, -6,
        seal="#E8DCC0"),
        stamp(104, 106, 1.25), seal_of_wax(196, 158, 0.62), thing("candle", 40, 120, 1.6), light(40, 96, 50, "#FFD890",
        0.7)),
    "of4": shot(GREY_DUSK, wall("#4A4446", "brick", light=(120, 60)), light(120, 110, 120, "#FFDDB0", 0.4),
        table(170, "#4A3426"), chest(120, 178, 150), coins(40, 190, 12, 20), coins(206, 192, 9, 16)),
    "of5": shot(LAMPS, wall("#4A3830", "plank", light=(120, 40)), light(110, 80, 120, "#FFD08A", 0.55),
        shape("M112 2H128V22H112Z", "#6A727A", "metal"), keyring(120, 88, 1.15)),
    "of6": shot(SEA_HALL, arcade(206, 60, 200, 4, "#2A4A4E", "#0A1A20", "#3E7A7A", 0, 240, 0.2), throne(120, 204, 124,
        "#9A8A5A"),
        lump([(84, 74), (120, 62), (156, 78), (164, 120), (178, 176), (196, 206), (120, 196), (96, 180), (82, 130)],
        "#7A1E2E",
             "cloth"),
             *(hole(f"M{x} 84Q{x + b} 140 {x + b * 1.6} 198L{x + b * 1.6 + 5} 198Q{x + b + 6} 140 {x + 6} 84Z",
             "#2A0810",
             0.4, 2) for x, b in ((98, 2), (118, 8), (140, 18))), beam(110, -10, 70, 220, 10, "#CDF2E4", 0.4),
             curtain(206, 40, "#1E3E44"),
        mist(200, 12, "#6EB0A8", 0.7)),
}  # fmt: skip
register_shots(OFFICES)
