"""Card pictures of the two mystic branches: Ascension and Sacrifice (5.3)."""

from __future__ import annotations

from assets.paint.base import (
    AMETHYST,
    BONE,
    BRASS_METAL,
    GOLD,
    JADE,
    PLASTER,
    RUBY,
    SAPPHIRE,
    STONE,
)
from assets.paint.base import TEAL_GLASS as TEAL
from assets.paint.realigious.card_moods import AURORA, DAWN, HEAVEN, HELL, RITUAL, TEMPLE, VOID, WITCH, card_picture
from assets.paint.realigious.card_scene import Scene, Thing
from assets.paint.stuffs import (
    AMBER,
    ASH,
    BLOOD,
    COAL,
    GHOST,
    GRASS,
    LAGOON,
    LEAF,
    MAGENTA,
    SAND,
    SKIN,
    STEEL,
    SUN,
    VIOLET,
)

ASCENSION: dict[str, Scene] = {
    "burnt_offering": Scene(
        TEMPLE,
        (
            Thing("altar!", 0.5, 0.80, 0.52, STONE),
            Thing("small-fire", 0.5, 0.80, 0.46, AMBER, glow="#FFB04A", back="#FFF0B0"),
            Thing("sheep", 0.16, 0.93, 0.32, PLASTER),
            Thing("orb!", 0.80, 0.24, 0.26, TEAL),
        ),
        "tiles", "columns", 0.64, (0.5, 0.5, 0.55), (), ("embers:#FFA04A", "smoke:#2A1A4A"), 3,
    ),
    "last_fragment": Scene(
        AURORA,
        (
            Thing("broken-tablet", 0.40, 0.93, 0.66, STONE, back="#1A1430"),
            Thing("jigsaw-piece", 0.75, 0.36, 0.34, TEAL, floats=True, turn=18, glow="#B0FFF4"),
        ),
        "rock", "peaks", 0.64, (0.75, 0.34, 0.6), ("stars", "rays:#9CF0F0"), ("sparkles",), 5,
    ),
    "exorcism_rite": Scene(
        TEMPLE,
        (
            Thing("daemon-skull", 0.76, 0.56, 0.52, COAL, floats=True, glow="#A060FF"),
            Thing("holy-water", 0.36, 0.58, 0.56, SAPPHIRE, floats=True, glow="#C8E4FF"),
            Thing("ringing-bell", 0.17, 0.95, 0.36, GOLD),
        ),
        "tiles", "columns", 0.66, (0.4, 0.4, 0.6), (), ("sparkles",), 8,
    ),
    "ascended_power": Scene(
        HEAVEN,
        (
            Thing("orb!", 0.20, 0.30, 0.24, VIOLET),
            Thing("orb!", 0.80, 0.30, 0.24, TEAL),
            Thing("beams-aura", 0.5, 0.52, 0.84, SUN, floats=True, glow="#FFFFFF"),
        ),
        "clouds", "none", 0.74, (0.5, 0.34, 0.75), ("rays", "halo:#FFE9A8"), ("sparkles",), 2,
    ),
    "special_grace": Scene(
        HEAVEN,
        (
            Thing("card!", 0.37, 0.40, 0.58, VIOLET, turn=-14),
            Thing("card!", 0.62, 0.42, 0.58, VIOLET, turn=12),
            Thing("open-palm", 0.5, 0.98, 0.46, SKIN),
        ),
        "clouds", "none", 0.74, (0.5, 0.2, 0.75), ("rays",), ("sparkles",), 6,
    ),
    "revelation": Scene(
        AURORA,
        (
            Thing("tile!", 0.86, 0.62, 0.22, SAND),
            Thing("glowtile!", 0.70, 0.68, 0.28, GRASS),
            Thing("glowtile!", 0.50, 0.77, 0.34, VIOLET),
            Thing("glowtile!", 0.24, 0.88, 0.42, LAGOON),
            Thing("orb!", 0.86, 0.52, 0.2, SUN),
            Thing("third-eye", 0.5, 0.29, 0.46, GOLD, floats=True, glow="#FFE9A8"),
        ),
        "plain", "peaks", 0.56, (0.5, 0.28, 0.6), ("stars", "rays"), (), 4,
    ),
    "firebolt": Scene(
        AURORA,
        (
            Thing("ancient-ruins", 0.78, 0.86, 0.42, STONE, far=0.2),
            Thing("fire-spell-cast", 0.36, 0.98, 0.76, AMBER, glow="#FF8A3A"),
        ),
        "rock", "ruins", 0.64, (0.74, 0.2, 0.6), ("lightning:#C8A0FF",), ("embers:#FF9A4A",), 7,
    ),
    "retribution": Scene(
        TEMPLE,
        (
            Thing("scales", 0.19, 0.92, 0.44, GOLD, far=0.2),
            Thing("shield-reflect", 0.58, 0.94, 0.82, STEEL, glow="#CFAEFF"),
        ),
        "tiles", "columns", 0.64, (0.56, 0.42, 0.6), ("burst:#B890FF",), ("embers:#E8C0FF",), 9,
    ),
    "guidance": Scene(
        DAWN,
        (
            Thing("journey", 0.68, 0.96, 0.60, PLASTER),
            Thing("shepherds-crook", 0.25, 0.97, 0.70, BRASS_METAL),
            Thing("polar-star", 0.56, 0.20, 0.30, GHOST, floats=True, glow="#FFFFFF"),
        ),
        "plain", "hills", 0.58, (0.56, 0.2, 0.6), ("stars", "rays"), ("motes",), 10,
    ),
    "pious_mind": Scene(
        DAWN,
        (
            Thing("lotus", 0.5, 0.98, 0.44, BLOOD),
            Thing("meditation", 0.5, 0.82, 0.62, PLASTER, glow="#FFF0E0"),
        ),
        "sea", "hills", 0.62, (0.5, 0.36, 0.7), ("halo:#FFE0B0",), ("sparkles",), 11,
    ),
    "true_homecoming": Scene(
        DAWN,
        (
            Thing("house", 0.5, 0.88, 0.60, PLASTER, back="#FFC860", glow="#FFD9A0"),
            Thing("orb!", 0.19, 0.78, 0.26, TEAL),
            Thing("orb!", 0.82, 0.78, 0.26, VIOLET),
        ),
        "plain", "hills", 0.58, (0.5, 0.4, 0.65), ("disc:#FFD0B0",), ("motes",), 1,
    ),
    "second_coming": Scene(
        HEAVEN,
        (
            Thing("heaven-gate", 0.5, 0.93, 0.82, SUN, glow="#FFFFFF"),
            Thing("orb!", 0.5, 0.30, 0.22, VIOLET),
        ),
        "clouds", "none", 0.68, (0.5, 0.3, 0.8), ("rays",), ("sparkles",), 12,
    ),
}  # fmt: skip

SACRIFICE: dict[str, Scene] = {
    "night_temperance": Scene(
        RITUAL,
        (
            Thing("candle-flame", 0.80, 0.90, 0.44, PLASTER, glow="#FFC070"),
            Thing("meal", 0.40, 0.97, 0.54, ASH),
        ),
        "wood", "city", 0.64, (0.5, 0.26, 0.6), ("stars", "crescent:#FFE8F4",), ("motes",), 3,
    ),
    "realm_of_god": Scene(
        VOID,
        (
            Thing("tile!", 0.24, 0.70, 0.50, GRASS),
            Thing("tile!", 0.76, 0.44, 0.50, SAND),
            Thing("house", 0.76, 0.44, 0.24, PLASTER, back="#5A3420"),
            Thing("pine-tree", 0.24, 0.70, 0.30, LEAF),
            Thing("cycle", 0.5, 0.57, 0.34, MAGENTA, floats=True, glow="#FFB0DA"),
        ),
        "none", "none", 0.95, (0.5, 0.55, 0.6), ("stars", "swirl:#C060C0"), ("sparkles",), 5,
    ),
    "gods_answer": Scene(
        RITUAL,
        (
            Thing("all-seeing-eye", 0.5, 0.36, 0.64, GOLD, floats=True, glow="#FFB0DC"),
            Thing("card!", 0.5, 0.82, 0.42, MAGENTA, turn=8),
            Thing("prayer", 0.15, 0.97, 0.36, COAL),
        ),
        "rock", "none", 0.72, (0.5, 0.3, 0.7), ("rays:#FFD0F0",), ("motes",), 6,
    ),
    "spell_of_doom": Scene(
        WITCH,
        (
            Thing("evil-book", 0.5, 0.99, 0.48, AMETHYST, back="#160A20"),
            Thing("death-skull", 0.5, 0.28, 0.44, BONE, floats=True, glow="#B8FF8A", back="#0A1408"),
        ),
        "wood", "columns", 0.7, (0.5, 0.34, 0.6), ("swirl:#9CFF7A",), ("embers:#B8FF8A",), 8,
    ),
    "witchs_way": Scene(
        WITCH,
        (
            Thing("witch-flight", 0.80, 0.22, 0.30, COAL, floats=True),
            Thing("cauldron", 0.42, 0.97, 0.62, COAL, glow="#8CFF6A"),
            Thing("bubbles", 0.42, 0.44, 0.30, JADE, floats=True, glow="#B8FF8A"),
        ),
        "plain", "forest", 0.62, (0.80, 0.22, 0.5), ("disc:#F0E0B0",), ("embers:#A8FF7A",), 9,
    ),
    "time_reversal": Scene(
        VOID,
        (
            Thing("backward-time", 0.5, 0.5, 0.96, MAGENTA, floats=True, far=0.5),
            Thing("sands-of-time", 0.5, 0.5, 0.70, BRASS_METAL, floats=True, turn=-18, glow="#FFC0F0"),
        ),
        "none", "none", 0.95, (0.5, 0.5, 0.6), ("stars", "swirl:#E080D0"), ("sparkles",), 10,
    ),
    "future_body": Scene(
        RITUAL,
        (
            Thing("dna1", 0.15, 0.88, 0.56, AMETHYST, far=0.25, floats=False),
            Thing("dna1", 0.85, 0.88, 0.56, AMETHYST, far=0.25, floats=False),
            Thing("embryo", 0.5, 0.5, 0.46, SKIN, floats=True, glow="#FF9AC0"),
            Thing("bubble!", 0.5, 0.5, 0.74, MAGENTA),
        ),
        "none", "none", 0.95, (0.5, 0.5, 0.6), ("rays",), ("motes",), 2,
    ),
    "cataclysm": Scene(
        HELL,
        (
            Thing("tornado", 0.20, 0.90, 0.66, ASH, far=0.15),
            Thing("burning-meteor", 0.82, 0.20, 0.24, AMBER, floats=True, far=0.2, glow="#FF7A3A"),
            Thing("burning-meteor", 0.56, 0.46, 0.66, AMBER, floats=True, glow="#FF7A3A"),
        ),
        "rock", "ruins", 0.66, (0.56, 0.5, 0.7), ("lightning:#FFC0D0",),
        ("flames:#D0303A", "embers:#FFB04A"), 4,
    ),
    "puppet_curse": Scene(
        WITCH,
        (
            Thing("evil-hand", 0.5, 0.13, 0.46, COAL, floats=True, turn=90, glow="#B860D0"),
            Thing("puppet", 0.5, 0.97, 0.62, PLASTER),
        ),
        "wood", "columns", 0.72, (0.5, 0.5, 0.5), (), ("strings:#E8D8F0",), 7,
    ),
    "minor_sacrifice": Scene(
        RITUAL,
        (
            Thing("candle-flame", 0.15, 0.90, 0.34, PLASTER, glow="#FF9A6A"),
            Thing("candle-flame", 0.85, 0.90, 0.34, PLASTER, glow="#FF9A6A"),
            Thing("altar!", 0.5, 0.74, 0.66, STONE),
            Thing("sacrificial-dagger", 0.5, 0.42, 0.56, STEEL, floats=True, turn=90, glow="#FF80B0"),
            Thing("drop", 0.5, 0.68, 0.10, RUBY, floats=True),
        ),
        "tiles", "columns", 0.64, (0.5, 0.3, 0.5), ("beam:#FF9AC8",), (), 11,
    ),
    "judgement_day": Scene(
        HELL,
        (
            Thing("tombstone", 0.18, 0.88, 0.28, STONE, far=0.15),
            Thing("tombstone", 0.82, 0.88, 0.28, STONE, far=0.15),
            Thing("raise-skeleton", 0.5, 0.97, 0.48, BONE),
            Thing("trumpet", 0.5, 0.26, 0.52, GOLD, floats=True, turn=90, glow="#FFE0A0"),
        ),
        "rock", "none", 0.66, (0.5, 0.2, 0.75), ("rays:#FFC0A0",), ("embers:#FF8A6A",), 1,
    ),
    "eschatology": Scene(
        HELL,
        (
            Thing("cavalry", 0.20, 0.80, 0.40, COAL, far=0.2),
            Thing("cavalry", 0.84, 0.80, 0.40, COAL, far=0.2),
            Thing("grim-reaper", 0.52, 0.97, 0.80, COAL, glow="#E0406A"),
        ),
        "plain", "ruins", 0.6, (0.5, 0.26, 0.6), ("eclipse:#FFB070",), ("flames:#A02048",), 12,
    ),
}  # fmt: skip

for _name, _scene in ASCENSION.items():
    card_picture(_name, "ascension", _scene)
for _name, _scene in SACRIFICE.items():
    card_picture(_name, "sacrifice", _scene)
