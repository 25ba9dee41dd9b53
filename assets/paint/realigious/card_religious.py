"""Card pictures of the two religious branches: Expansion and Unity (5.3)."""

from __future__ import annotations

from assets.paint.base import (
    BRASS_METAL,
    GOLD,
    JADE,
    PLASTER,
    RUBY,
    SAPPHIRE,
    STONE,
    WOOD,
)
from assets.paint.base import TEAL_GLASS as TEAL
from assets.paint.realigious.card_moods import (
    DEEP_SEA,
    DUSK,
    FJORD,
    HALL,
    MEADOW,
    MORNING_SEA,
    NAVE,
    NOON,
    card_picture,
)
from assets.paint.realigious.card_scene import Scene, Thing
from assets.paint.stuffs import AMBER, BLOOD, GHOST, GRASS, LAGOON, LEAF, SAND, SKIN, STEEL, SUN

EXPANSION: dict[str, Scene] = {
    "gleaning": Scene(
        NOON,
        (
            Thing("wheat", 0.13, 0.84, 0.42, AMBER, far=0.35),
            Thing("wheat", 0.86, 0.80, 0.38, AMBER, far=0.4),
            Thing("kneeling", 0.40, 0.93, 0.56, PLASTER),
            Thing("grain-bundle", 0.68, 0.97, 0.58, SUN, turn=10),
        ),
        "field", "hills", 0.5, (0.72, 0.2, 0.75), ("disc",), ("motes",),
    ),
    "repentance": Scene(
        NAVE,
        (
            Thing("latin_cross", 0.5, 0.60, 0.46, BRASS_METAL, far=0.3, glow="#FFE4A0"),
            Thing("kneeling", 0.47, 0.93, 0.5, PLASTER),
            Thing("shattered-sword", 0.78, 0.97, 0.34, STEEL, turn=70),
        ),
        "tiles", "columns", 0.62, (0.5, 0.1, 0.6), ("beam",), ("motes",), 4,
    ),
    "train_clergy": Scene(
        NAVE,
        (
            Thing("open-book", 0.5, 0.27, 0.34, GOLD, floats=True, glow="#FFF0B0"),
            Thing("robe", 0.22, 0.90, 0.50, PLASTER, far=0.15, back="#1E120A"),
            Thing("robe", 0.80, 0.90, 0.50, PLASTER, far=0.15, back="#1E120A"),
            Thing("robe", 0.5, 0.97, 0.58, AMBER, back="#1E120A"),
        ),
        "tiles", "columns", 0.6, (0.5, 0.25, 0.6), ("rays",), ("motes",), 7,
    ),
    "ordain_apostles": Scene(
        DUSK,
        (
            Thing("glowtile!", 0.28, 0.80, 0.50, GRASS),
            Thing("glowtile!", 0.72, 0.80, 0.50, SAND),
            Thing("meeple-king", 0.28, 0.80, 0.46, SUN, glow="#FFD27A"),
            Thing("meeple-king", 0.72, 0.80, 0.46, SUN, glow="#FFD27A"),
            Thing("dove", 0.5, 0.2, 0.26, GHOST, floats=True, glow="#FFFFFF"),
        ),
        "plain", "hills", 0.52, (0.5, 0.14, 0.6), ("rays",), ("sparkles",),
    ),
    "cast_net": Scene(
        MORNING_SEA,
        (
            Thing("small-fishing-sailboat", 0.17, 0.62, 0.32, WOOD, far=0.35),
            Thing("double-fish", 0.74, 0.95, 0.32, SAPPHIRE, turn=-12),
            Thing("fishing-net", 0.50, 0.44, 0.72, BRASS_METAL, floats=True, turn=-14),
            Thing("double-fish", 0.27, 0.93, 0.24, TEAL, turn=14),
        ),
        "sea", "hills", 0.48, (0.8, 0.2, 0.7), ("disc",), ("motes:#DFF8FF",), 2,
    ),
    "age_of_cathedrals": Scene(
        DUSK,
        (
            Thing("church", 0.15, 0.78, 0.38, STONE, far=0.4, back="#4A2A1A"),
            Thing("church", 0.86, 0.76, 0.34, STONE, far=0.45, back="#4A2A1A"),
            Thing("byzantin-temple", 0.5, 0.95, 0.84, PLASTER, thick=0.018, back="#6A431C"),
        ),
        "tiles", "city", 0.62, (0.5, 0.16, 0.7), ("rays",), ("motes",), 6,
    ),
    "reaper": Scene(
        DUSK,
        (
            Thing("wheat", 0.12, 0.90, 0.5, AMBER, far=0.2),
            Thing("wheat", 0.88, 0.90, 0.5, AMBER, far=0.2),
            Thing("farmer", 0.27, 0.93, 0.62, PLASTER),
            Thing("scythe", 0.64, 0.96, 0.80, STEEL, turn=8),
        ),
        "field", "hills", 0.5, (0.5, 0.42, 0.6), ("disc:#FFB25A",), ("motes",), 9,
    ),
    "harvest_season": Scene(
        MEADOW,
        (
            Thing("pumpkin", 0.17, 0.92, 0.36, AMBER),
            Thing("corn", 0.84, 0.95, 0.46, SUN, turn=20),
            Thing("cornucopia", 0.5, 0.95, 0.74, AMBER),
        ),
        "wood", "forest", 0.62, (0.3, 0.2, 0.7), ("rays",), ("petals:#E08A2E",), 3,
    ),
    "sanctuary": Scene(
        MEADOW,
        (
            Thing("glowtile!", 0.5, 0.76, 0.78, GRASS),
            Thing("church", 0.5, 0.80, 0.52, PLASTER, back="#8A5A28"),
            Thing("dome!", 0.5, 0.83, 1.06, SUN),
        ),
        "plain", "forest", 0.52, (0.5, 0.3, 0.6), ("rays",), ("motes",), 5,
    ),
    "wall_of_word": Scene(
        NAVE,
        (
            Thing("open-book", 0.5, 0.30, 0.42, GOLD, floats=True, glow="#FFE9A0"),
            Thing("stone-wall", 0.168, 0.96, 0.48, STONE, back="#1C1A22"),
            Thing("stone-wall", 0.832, 0.96, 0.48, STONE, back="#1C1A22"),
            Thing("stone-wall", 0.5, 0.96, 0.48, STONE, back="#1C1A22"),
        ),
        "plain", "ruins", 0.6, (0.5, 0.28, 0.55), ("rays",), ("embers:#FFC04A",), 8,
    ),
    "move_mountains": Scene(
        NOON,
        (
            Thing("glowtile!", 0.5, 0.86, 0.5, SAND),
            Thing("mountain!", 0.5, 0.56, 0.98, STONE),
            Thing("prayer", 0.15, 0.96, 0.40, PLASTER),
        ),
        "rock", "peaks", 0.56, (0.75, 0.2, 0.7), ("rays",), ("motes",), 11,
    ),
    "miracle_icon": Scene(
        NAVE,
        (
            Thing("candle-light", 0.17, 0.95, 0.42, PLASTER, glow="#FFC860"),
            Thing("candle-light", 0.83, 0.95, 0.42, PLASTER, glow="#FFC860"),
            Thing("altar!", 0.5, 0.86, 0.44, STONE),
            Thing("sun-priest", 0.5, 0.86, 0.64, GOLD, glow="#FFE29A"),
        ),
        "wood", "columns", 0.7, (0.5, 0.36, 0.6), ("rays", "halo"), ("sparkles",), 12,
    ),
}  # fmt: skip

UNITY: dict[str, Scene] = {
    "angels_seal": Scene(
        HALL,
        (
            Thing("angel-wings", 0.5, 0.40, 0.80, GHOST, floats=True, glow="#BFF6F4"),
            Thing("card!", 0.36, 0.70, 0.48, LAGOON, turn=-14),
            Thing("wax-seal", 0.57, 0.68, 0.46, RUBY, floats=True),
        ),
        "wood", "columns", 0.66, (0.5, 0.3, 0.6), ("rays",), ("sparkles",), 2,
    ),
    "full_defense": Scene(
        FJORD,
        (
            Thing("spears", 0.5, 0.66, 0.6, STEEL, far=0.25),
            Thing("templar-shield", 0.18, 0.95, 0.58, STEEL),
            Thing("templar-shield", 0.82, 0.95, 0.58, STEEL),
            Thing("templar-shield", 0.5, 0.98, 0.68, LAGOON),
        ),
        "rock", "army", 0.5, (0.25, 0.15, 0.7), (), ("mist:#CFE8E8",), 4,
    ),
    "tithe": Scene(
        HALL,
        (
            Thing("coins", 0.28, 0.95, 0.62, GOLD),
            Thing("pie-chart", 0.70, 0.50, 0.46, BRASS_METAL, floats=True, glow="#FFE9A8"),
            Thing("open-palm", 0.72, 0.93, 0.44, SKIN),
        ),
        "wood", "window", 0.64, (0.5, 0.3, 0.7), (), ("motes",), 6,
    ),
    "miracle": Scene(
        DEEP_SEA,
        (
            Thing("hand-of-god", 0.5, 0.30, 0.56, GOLD, floats=True, glow="#FFF6C0"),
            Thing("beams-aura", 0.5, 0.93, 0.44, GHOST, glow="#E0FFF8"),
        ),
        "sea", "none", 0.52, (0.5, 0.2, 0.75), ("rays", "beam"), ("sparkles",), 3,
    ),
    "own_trial": Scene(
        FJORD,
        (
            Thing("barbed-wire", 0.80, 0.48, 0.36, BRASS_METAL, far=0.25, floats=True),
            Thing("push", 0.46, 0.95, 0.78, STONE),
        ),
        "rock", "peaks", 0.56, (0.2, 0.2, 0.7), (), ("snow",), 8,
    ),
    "price_of_penance": Scene(
        HALL,
        (
            Thing("crown-of-thorns", 0.5, 0.42, 0.62, BRASS_METAL, floats=True, glow="#7FE0E8"),
            Thing("whip", 0.24, 0.94, 0.36, WOOD),
            Thing("drop", 0.62, 0.80, 0.13, RUBY, floats=True),
            Thing("drop", 0.70, 0.92, 0.10, RUBY, floats=True),
        ),
        "tiles", "window", 0.66, (0.5, 0.32, 0.55), (), ("motes",), 10,
    ),
    "joy_of_ministry": Scene(
        MORNING_SEA,
        (
            Thing("heart-wings", 0.5, 0.38, 0.68, BLOOD, floats=True, glow="#FFE0D0"),
            Thing("three-friends", 0.5, 0.98, 0.44, PLASTER),
        ),
        "plain", "hills", 0.66, (0.5, 0.36, 0.7), ("rays",), ("petals:#FFC0C8",), 5,
    ),
    "faith_village": Scene(
        FJORD,
        (
            Thing("church", 0.17, 0.66, 0.32, PLASTER, far=0.25, back="#3E2A20"),
            Thing("village", 0.56, 0.95, 0.74, PLASTER, thick=0.02, back="#3E2A20"),
        ),
        "plain", "forest", 0.54, (0.2, 0.2, 0.7), ("disc:#FFF0C0",), ("motes:#FFE9A0",), 7,
    ),
    "eternal_return": Scene(
        DEEP_SEA,
        (
            Thing("ouroboros", 0.5, 0.50, 0.84, JADE, floats=True, glow="#9CE8F0"),
            Thing("infinity", 0.5, 0.50, 0.28, GOLD, floats=True),
        ),
        "none", "none", 0.9, (0.5, 0.5, 0.6), ("stars", "swirl:#9CE8F0"), ("sparkles",), 6,
    ),
    "indulgence": Scene(
        HALL,
        (
            Thing("scroll-unfurled", 0.36, 0.92, 0.72, PLASTER),
            Thing("wax-seal", 0.48, 0.74, 0.20, RUBY, floats=True),
            Thing("coins-pile", 0.78, 0.95, 0.44, GOLD),
        ),
        "wood", "window", 0.62, (0.5, 0.3, 0.7), (), ("motes",), 12,
    ),
    "reunion": Scene(
        MORNING_SEA,
        (
            Thing("rialto-bridge", 0.5, 0.62, 0.56, STONE, far=0.5),
            Thing("lovers", 0.5, 0.96, 0.58, PLASTER, glow="#FFF6DC"),
        ),
        "sea", "hills", 0.54, (0.5, 0.34, 0.6), ("disc:#FFE0A8",), ("motes",), 9,
    ),
    "peace_river": Scene(
        FJORD,
        (
            Thing("lily-pads", 0.5, 0.96, 0.34, LEAF),
            Thing("broken-arrow", 0.80, 0.92, 0.28, STEEL, turn=30),
            Thing("peace-dove", 0.46, 0.40, 0.62, GHOST, floats=True, glow="#F0FFF4"),
        ),
        "river", "hills", 0.5, (0.45, 0.3, 0.7), ("rays",), ("petals:#F4FFF0",), 1,
    ),
}  # fmt: skip

for _name, _scene in EXPANSION.items():
    card_picture(_name, "expansion", _scene)
for _name, _scene in UNITY.items():
    card_picture(_name, "unity", _scene)
