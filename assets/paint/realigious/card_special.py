"""Card pictures of the religion cards and of glory and shame (5.4, 5.5)."""

from __future__ import annotations

from assets.paint.base import BRASS_METAL, GOLD, PLASTER, RUBY, SAPPHIRE, WOOD
from assets.paint.base import TEAL_GLASS as TEAL
from assets.paint.realigious.card_moods import DESERT, EMBER, GREY, RADIANT, STORM, card_picture
from assets.paint.realigious.card_scene import Scene, Thing
from assets.paint.stuffs import ASH, BLOOD, COAL, GHOST, LAGOON, SKIN, STEEL, SUN

RELIGION: dict[str, Scene] = {
    "footsteps_of_god": Scene(
        DESERT,
        (
            Thing("footprint", 0.62, 0.60, 0.10, GOLD, turn=14, far=0.25, glow="#FFF0B0"),
            Thing("footprint", 0.48, 0.70, 0.16, GOLD, turn=10, far=0.12, glow="#FFF0B0"),
            Thing("footprint", 0.62, 0.82, 0.22, GOLD, turn=14, glow="#FFF0B0"),
            Thing("footprint", 0.40, 0.99, 0.32, GOLD, turn=8, glow="#FFF0B0"),
        ),
        "plain", "hills", 0.48, (0.66, 0.34, 0.8), ("rays", "halo"), ("motes",), 4,
    ),
    "extremist": Scene(
        EMBER,
        (
            Thing("tattered-banner", 0.23, 0.90, 0.60, BLOOD),
            Thing("fist", 0.58, 0.99, 0.80, SKIN),
        ),
        "plain", "army", 0.62, (0.6, 0.3, 0.7), ("rays:#FFB060",), ("flames:#E0602A", "embers:#FFB04A"), 6,
    ),
}  # fmt: skip

GLORY: dict[str, Scene] = {
    "glory_mercy": Scene(
        RADIANT,
        (
            Thing("crowned-heart", 0.5, 0.42, 0.60, RUBY, floats=True, glow="#FFFFFF"),
            Thing("open-palm", 0.30, 0.98, 0.42, SKIN),
            Thing("-open-palm", 0.70, 0.98, 0.42, SKIN),
        ),
        "clouds", "none", 0.74, (0.5, 0.36, 0.75), ("rays",), ("sparkles",), 2,
    ),
    "glory_torrent": Scene(
        RADIANT,
        (
            Thing("big-wave", 0.44, 0.99, 0.86, SAPPHIRE, glow="#C8F0FF"),
            Thing("figure!", 0.84, 0.94, 0.36, SUN),
        ),
        "sea", "hills", 0.56, (0.75, 0.25, 0.7), ("rays",), ("motes:#FFFFFF",), 3,
    ),
    "glory_treasure": Scene(
        RADIANT,
        (
            Thing("coins", 0.15, 0.95, 0.42, GOLD),
            Thing("gems", 0.85, 0.95, 0.36, TEAL),
            Thing("open-treasure-chest", 0.5, 0.97, 0.74, WOOD, glow="#FFF0A0", back="#FFD24A"),
        ),
        "wood", "columns", 0.64, (0.5, 0.4, 0.7), ("rays",), ("sparkles",), 5,
    ),
    "glory_seeker": Scene(
        RADIANT,
        (
            Thing("lantern-flame", 0.74, 0.62, 0.36, BRASS_METAL, floats=True, back="#FFF0B0"),
            Thing("hiking", 0.40, 0.98, 0.74, PLASTER),
        ),
        "plain", "peaks", 0.6, (0.74, 0.34, 0.75), ("rays",), ("motes",), 7,
    ),
    "glory_chance": Scene(
        RADIANT,
        (
            Thing("angel-wings", 0.5, 0.46, 0.86, GHOST, floats=True, glow="#FFFFFF"),
            Thing("sands-of-time", 0.5, 0.52, 0.70, GOLD, floats=True),
        ),
        "clouds", "none", 0.78, (0.5, 0.4, 0.75), ("rays", "halo"), ("sparkles",), 9,
    ),
}  # fmt: skip

SHAME: dict[str, Scene] = {
    "shame_streak": Scene(
        GREY,
        (
            Thing("broadsword", 0.20, 0.94, 0.52, STEEL, turn=150),
            Thing("broadsword", 0.80, 0.94, 0.52, STEEL, turn=105),
            Thing("broken-shield", 0.5, 0.95, 0.68, ASH),
        ),
        "rock", "ruins", 0.6, (0.3, 0.2, 0.6), (), ("rain:#C8D4E0",), 2,
    ),
    "shame_control": Scene(
        GREY,
        (
            Thing("figure!", 0.5, 0.97, 0.52, LAGOON),
            Thing("grab", 0.5, 0.30, 0.56, COAL, floats=True, turn=180, glow="#8A98AA"),
        ),
        "tiles", "columns", 0.62, (0.5, 0.3, 0.6), ("beam:#DDE6EE",), ("mist:#4E5660",), 4,
    ),
    "shame_panic": Scene(
        STORM,
        (
            Thing("three-friends", 0.17, 0.40, 0.26, PLASTER, floats=True, turn=-20),
            Thing("two-coins", 0.84, 0.40, 0.24, GOLD, floats=True, turn=20),
            Thing("public-speaker", 0.5, 0.17, 0.26, SAPPHIRE, floats=True),
            Thing("screaming", 0.5, 0.98, 0.62, ASH),
        ),
        "none", "none", 0.9, (0.5, 0.5, 0.6), ("swirl:#AEB8C4",), ("rain:#8A98AA",), 6,
    ),
    "shame_excommunication": Scene(
        STORM,
        (
            Thing("burning-book", 0.24, 0.94, 0.50, BLOOD, glow="#FF8A4A"),
            Thing("closed-doors", 0.66, 0.95, 0.78, WOOD, back="#1A120C"),
        ),
        "tiles", "columns", 0.64, (0.3, 0.5, 0.5), (), ("rain:#8A98AA",), 8,
    ),
    "shame_end": Scene(
        STORM,
        (
            Thing("falling", 0.5, 0.46, 0.60, ASH, floats=True, turn=10),
            Thing("crown", 0.78, 0.90, 0.30, GOLD, turn=160),
        ),
        "rock", "peaks", 0.76, (0.5, 0.05, 0.6), ("beam:#C4D4E4",), ("mist:#20262E",), 10,
    ),
}  # fmt: skip

for _table, _branch in ((RELIGION, "religion"), (GLORY, "glory"), (SHAME, "shame")):
    for _name, _scene in _table.items():
        card_picture(_name, _branch, _scene)
