"""Card pictures of the two branches of society: Influence and Holy War (5.3)."""

from __future__ import annotations

from assets.paint.base import (
    AMETHYST,
    BRASS_METAL,
    GOLD,
    IRON,
    JADE,
    PLASTER,
    RUBY,
    WOOD,
)
from assets.paint.realigious.card_moods import (
    COURT,
    GREEN_NIGHT,
    SCHOOL,
    SIEGE,
    SMOKE,
    SPRING,
    STREET,
    WAR,
    card_picture,
)
from assets.paint.realigious.card_scene import Scene, Thing
from assets.paint.stuffs import AMBER, BLOOD, COAL, GHOST, GRASS, LAGOON, LEAF, SAND, SKIN, STEEL, SUN

INFLUENCE: dict[str, Scene] = {
    "relief_corps": Scene(
        STREET,
        (
            Thing("barracks-tent", 0.80, 0.72, 0.42, PLASTER, far=0.25, back="#33402A"),
            Thing("bread", 0.24, 0.96, 0.34, AMBER, turn=20),
            Thing("hot-meal", 0.50, 0.95, 0.60, BRASS_METAL),
            Thing("bread", 0.79, 0.97, 0.30, AMBER, turn=-15),
        ),
        "wood", "city", 0.62, (0.3, 0.2, 0.7), (), ("motes",), 4,
    ),
    "noble_sacrifice": Scene(
        GREEN_NIGHT,
        (
            Thing("three-friends", 0.19, 0.92, 0.44, LEAF, far=0.45),
            Thing("three-friends", 0.81, 0.92, 0.44, LEAF, far=0.45),
            Thing("candle-light", 0.5, 0.97, 0.78, PLASTER, glow="#FFD27A"),
            Thing("flame_drop", 0.5, 0.42, 0.25, AMBER, floats=True, glow="#FFE9A8"),
        ),
        "plain", "forest", 0.6, (0.5, 0.32, 0.55), ("rays:#FFE9A8",), ("motes:#FFE9A8",), 2,
    ),
    "guardian_of_life": Scene(
        SPRING,
        (
            Thing("glowtile!", 0.42, 0.80, 0.66, GRASS),
            Thing("hospital", 0.42, 0.86, 0.50, PLASTER, back="#2E4A5A"),
            Thing("caduceus", 0.82, 0.93, 0.62, JADE, glow="#D8FFC8"),
        ),
        "plain", "hills", 0.54, (0.4, 0.2, 0.7), ("rays",), ("sparkles",), 7,
    ),
    "relief_operation": Scene(
        SPRING,
        (
            Thing("parachute", 0.22, 0.32, 0.40, BLOOD, floats=True),
            Thing("wooden-crate", 0.22, 0.57, 0.15, WOOD, floats=True, back="#3A2412"),
            Thing("parachute", 0.80, 0.26, 0.30, PLASTER, floats=True, far=0.2),
            Thing("wooden-crate", 0.80, 0.45, 0.11, WOOD, floats=True, far=0.2, back="#3A2412"),
            Thing("parachute", 0.53, 0.44, 0.56, PLASTER, floats=True),
            Thing("first-aid-kit", 0.53, 0.82, 0.24, RUBY, floats=True),
        ),
        "plain", "ruins", 0.74, (0.7, 0.15, 0.7), (), ("smoke:#33402E",), 5,
    ),
    "right_hand": Scene(
        STREET,
        (
            Thing("open-palm", 0.5, 0.95, 0.78, SKIN, glow="#FFF0BC"),
            Thing("two-coins", 0.44, 0.55, 0.24, GOLD, floats=True, glow="#FFE9A8"),
            Thing("two-coins", 0.60, 0.36, 0.20, GOLD, floats=True, turn=40),
            Thing("two-coins", 0.50, 0.17, 0.16, GOLD, floats=True, turn=80),
        ),
        "wood", "window", 0.66, (0.52, 0.28, 0.6), ("rays",), ("motes",), 3,
    ),
    "left_hand": Scene(
        GREEN_NIGHT,
        (
            Thing("-open-palm", 0.22, 0.92, 0.44, SKIN, far=0.5),
            Thing("-blindfold", 0.60, 0.98, 0.82, GHOST),
        ),
        "none", "columns", 0.9, (0.62, 0.3, 0.5), (), ("mist:#0A2A20",), 9,
    ),
    "new_generation": Scene(
        SCHOOL,
        (
            Thing("open-book", 0.5, 0.97, 0.54, PLASTER),
            Thing("sprout", 0.5, 0.80, 0.42, JADE, glow="#E4FFC0"),
            Thing("graduate-cap", 0.5, 0.24, 0.44, COAL, floats=True),
        ),
        "wood", "window", 0.68, (0.5, 0.4, 0.6), ("rays",), ("motes",), 6,
    ),
    "axis_of_evil": Scene(
        GREEN_NIGHT,
        (
            Thing("evil-tower", 0.19, 0.86, 0.62, IRON, far=0.2, glow="#FF5A4A"),
            Thing("evil-tower", 0.81, 0.86, 0.62, IRON, far=0.2, glow="#FF5A4A"),
            Thing("devil-mask", 0.5, 0.95, 0.66, RUBY, back="#1A0508"),
        ),
        "rock", "peaks", 0.66, (0.5, 0.4, 0.6), (), ("smoke:#06120E",), 8,
    ),
    "wiretap": Scene(
        GREEN_NIGHT,
        (
            Thing("radio-tower", 0.18, 0.90, 0.62, STEEL, far=0.2),
            Thing("rotary-phone", 0.74, 0.94, 0.46, COAL),
            Thing("human-ear", 0.47, 0.62, 0.58, SKIN, floats=True, glow="#8CFFB0"),
        ),
        "wood", "city", 0.66, (0.2, 0.3, 0.6), ("stars",), ("motes:#8CFFB0",), 10,
    ),
    "snow_white": Scene(
        SPRING,
        (
            Thing("mirror-mirror", 0.24, 0.88, 0.64, BRASS_METAL, far=0.1, back="#8CC6D8"),
            Thing("shiny-apple", 0.60, 0.96, 0.68, RUBY),
        ),
        "wood", "forest", 0.64, (0.3, 0.25, 0.6), (), ("snow",), 5,
    ),
    "anointed_king": Scene(
        SCHOOL,
        (
            Thing("pouring-chalice", 0.36, 0.28, 0.44, BRASS_METAL, floats=True),
            Thing("cushion!", 0.5, 0.82, 0.94, RUBY),
            Thing("queen-crown", 0.5, 0.82, 0.48, GOLD, glow="#FFF3B0"),
        ),
        "wood", "columns", 0.66, (0.5, 0.4, 0.6), ("rays",), ("sparkles",), 1,
    ),
    "blessing": Scene(
        SPRING,
        (
            Thing("cosmic-egg", 0.5, 0.62, 0.60, SUN, floats=True, glow="#FFFBD8"),
            Thing("open-palm", 0.27, 0.98, 0.42, SKIN),
            Thing("-open-palm", 0.73, 0.98, 0.42, SKIN),
        ),
        "plain", "hills", 0.66, (0.5, 0.46, 0.7), ("rays", "halo"), ("petals:#FFE0F0",), 11,
    ),
}  # fmt: skip

HOLY_WAR: dict[str, Scene] = {
    "simple_prank": Scene(
        COURT,
        (
            Thing("boxing-glove-surprise", 0.78, 0.40, 0.46, RUBY, floats=True),
            Thing("jester-hat", 0.34, 0.90, 0.66, AMETHYST, turn=-8),
            Thing("banana-peel", 0.74, 0.97, 0.34, SUN),
        ),
        "wood", "city", 0.62, (0.4, 0.2, 0.7), (), ("petals:#FFD24A",), 3,
    ),
    "worst_scandal": Scene(
        COURT,
        (
            Thing("photo-camera", 0.80, 0.60, 0.40, COAL, glow="#FFFFFF"),
            Thing("newspaper", 0.25, 0.90, 0.52, PLASTER, turn=-12, back="#C9BFA8"),
            Thing("shouting", 0.62, 0.98, 0.58, BLOOD),
        ),
        "wood", "none", 0.6, (0.82, 0.36, 0.5), ("burst",), (), 4,
    ),
    "fair_game": Scene(
        COURT,
        (
            Thing("figure!", 0.20, 0.90, 0.42, LAGOON),
            Thing("figure!", 0.80, 0.90, 0.42, BLOOD),
            Thing("scales", 0.5, 0.95, 0.82, GOLD),
        ),
        "tiles", "columns", 0.62, (0.5, 0.2, 0.7), ("rays",), ("motes",), 5,
    ),
    "media_blackout": Scene(
        SMOKE,
        (
            Thing("old-microphone", 0.17, 0.93, 0.50, STEEL, far=0.15),
            Thing("tv", 0.56, 0.93, 0.72, COAL, back="#3E4650"),
            Thing("cross", 0.53, 0.65, 0.36, RUBY, floats=True, glow="#FF4A3A"),
        ),
        "wood", "city", 0.62, (0.5, 0.5, 0.5), (), ("smoke:#1A0A0C",), 7,
    ),
    "panic_rout": Scene(
        SIEGE,
        (
            Thing("spears", 0.86, 0.76, 0.52, STEEL, far=0.3),
            Thing("-run", 0.62, 0.80, 0.36, PLASTER, far=0.2),
            Thing("-run", 0.38, 0.86, 0.44, PLASTER, far=0.1),
            Thing("-run", 0.17, 0.95, 0.54, PLASTER),
            Thing("broken-shield", 0.66, 0.96, 0.26, STEEL, turn=20),
        ),
        "plain", "army", 0.52, (0.8, 0.3, 0.7), (), ("smoke:#8A5A36",), 6,
    ),
    "hot_pursuit": Scene(
        WAR,
        (
            Thing("run", 0.88, 0.80, 0.32, PLASTER, far=0.2),
            Thing("cavalry", 0.42, 0.96, 0.84, STEEL),
        ),
        "plain", "hills", 0.56, (0.2, 0.35, 0.7), ("disc:#FF8A4A",), ("speed:#FFD0A0",), 9,
    ),
    "contract_killing": Scene(
        SMOKE,
        (
            Thing("hooded-assassin", 0.38, 0.96, 0.82, COAL, glow="#8E2A24"),
            Thing("stabbed-note", 0.78, 0.94, 0.46, PLASTER),
        ),
        "tiles", "city", 0.64, (0.72, 0.22, 0.5), ("crescent:#FFE0C0",), ("mist:#3A1A1A",), 2,
    ),
    "just_enforcement": Scene(
        COURT,
        (
            Thing("police-badge", 0.22, 0.62, 0.46, GOLD, floats=True),
            Thing("handcuffs", 0.80, 0.90, 0.40, STEEL),
            Thing("gavel", 0.52, 0.95, 0.64, WOOD),
        ),
        "wood", "columns", 0.64, (0.4, 0.2, 0.7), (), ("motes",), 8,
    ),
    "all_or_nothing": Scene(
        COURT,
        (
            Thing("two-coins", 0.17, 0.94, 0.30, GOLD),
            Thing("dice-six-faces-six", 0.36, 0.72, 0.46, PLASTER, turn=-16, back="#7A1418"),
            Thing("dice-six-faces-one", 0.69, 0.94, 0.50, BLOOD, turn=12, back="#FFF6E2"),
        ),
        "wood", "none", 0.5, (0.5, 0.4, 0.7), ("burst",), ("embers:#FF8A3A",), 11,
    ),
    "fear_trembling": Scene(
        SMOKE,
        (
            Thing("terror", 0.5, 0.38, 0.72, GHOST, far=0.4, floats=True, glow="#FF7A5A"),
            Thing("tile!", 0.5, 0.86, 0.62, SAND),
            Thing("barracks", 0.5, 0.91, 0.42, STEEL, back="#1A0E0E"),
        ),
        "rock", "ruins", 0.62, (0.5, 0.3, 0.6), (), ("smoke:#200A0C",), 3,
    ),
    "declare_holy_war": Scene(
        WAR,
        (
            Thing("bugle-call", 0.20, 0.90, 0.42, BRASS_METAL),
            Thing("knight-banner", 0.56, 0.98, 0.92, BLOOD, back="#F4E4C8"),
            Thing("crossed-swords", 0.84, 0.95, 0.36, STEEL),
        ),
        "plain", "army", 0.56, (0.6, 0.3, 0.7), ("rays",), ("embers:#FF8A3A",), 10,
    ),
    "heavenly_host": Scene(
        SIEGE,
        (
            Thing("angel-wings", 0.17, 0.50, 0.40, GHOST, floats=True, far=0.3),
            Thing("angel-wings", 0.83, 0.50, 0.40, GHOST, floats=True, far=0.3),
            Thing("winged-sword", 0.5, 0.50, 0.86, SUN, floats=True, glow="#FFF0C0"),
        ),
        "clouds", "none", 0.72, (0.5, 0.3, 0.75), ("rays",), ("sparkles",), 12,
    ),
}  # fmt: skip

for _name, _scene in INFLUENCE.items():
    card_picture(_name, "influence_branch", _scene)
for _name, _scene in HOLY_WAR.items():
    card_picture(_name, "holy_war", _scene)
