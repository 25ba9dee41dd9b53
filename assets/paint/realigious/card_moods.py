"""Palettes of the branches and the moods of their card scenes; how a scene becomes a card picture."""

from __future__ import annotations

from dataclasses import dataclass

from assets.paint.atlas import register
from assets.paint.base import Material
from assets.paint.realigious.card_scene import HEIGHT, WIDTH, Mood, Scene, paint_scene
from assets.paint.stuffs import AMBER, ASH, BLOOD, BONE_GOLD, LAGOON, LEAF, MAGENTA, SUN, VIOLET


@dataclass(frozen=True)
class Branch:
    """Colours and emblem of a branch: main, deep and bright tone, the emblem's shape and material."""

    main: str
    deep: str
    bright: str
    emblem: str
    stuff: Material


BRANCHES: dict[str, Branch] = {
    "expansion": Branch("#C8862A", "#4E2A0A", "#FFD27A", "wheat", AMBER),
    "unity": Branch("#2A8198", "#08293C", "#9CE8F0", "linked-rings", LAGOON),
    "influence_branch": Branch("#4C8E42", "#133420", "#C4EE9A", "laurels", LEAF),
    "holy_war": Branch("#A82E2A", "#3C0812", "#FF9E80", "crossed-swords", BLOOD),
    "ascension": Branch("#6C44B4", "#1E0F44", "#CFAEFF", "crystal-shine", VIOLET),
    "sacrifice": Branch("#98306A", "#330A2A", "#FFA2D2", "sacrificial-dagger", MAGENTA),
    "religion": Branch("#B59A66", "#3E2E16", "#FFF0C4", "all-seeing-eye", BONE_GOLD),
    "glory": Branch("#E0B23C", "#5C3A0A", "#FFF3B8", "laurel-crown", SUN),
    "shame": Branch("#5E6876", "#181C24", "#C3CEDA", "broken-shield", ASH),
}

NOON = Mood("#C98A3A", "#FFE3A0", "#D2A044", "#5E3812", "#E2B25E", "#FFF3C4")
DUSK = Mood("#5A2A3A", "#FFA24A", "#8E5A22", "#2E160C", "#C0703A", "#FFD98A")
MEADOW = Mood("#8FB4A0", "#FFEFB4", "#8FA83E", "#36461A", "#B9B868", "#FFF8CC")
NAVE = Mood("#3A2414", "#B97E34", "#7A5228", "#22120A", "#D9A050", "#FFE4A0")

DEEP_SEA = Mood("#0C3050", "#8FDCE4", "#2C8CA6", "#06283E", "#5FB0C0", "#E0FFF8")
MORNING_SEA = Mood("#3E86A8", "#FFE9C8", "#4FA6B6", "#0C3A50", "#A4CED0", "#FFF6DC")
HALL = Mood("#0A2432", "#2E7C8C", "#35707E", "#081A26", "#4E98A4", "#BFF6F4")
FJORD = Mood("#1C4058", "#B4D8D8", "#4A7A72", "#12302E", "#86B0B4", "#F0FFF4")

SPRING = Mood("#5FA6B8", "#F4F5C0", "#74AC4A", "#20481C", "#A8CC90", "#FFFBD8")
STREET = Mood("#3E6A5A", "#F0DC9C", "#8C8A6A", "#33382A", "#A6B080", "#FFF0BC")
GREEN_NIGHT = Mood("#061C1A", "#2F7A58", "#2E5A40", "#061812", "#3C8060", "#C4FFCC")
SCHOOL = Mood("#3A5A34", "#D6D88A", "#8A7A44", "#2E2A14", "#A0B068", "#FFFFD0")

WAR = Mood("#3A0A10", "#FF7A3A", "#6E3420", "#1E0A08", "#B04A2E", "#FFC890")
COURT = Mood("#2E0C10", "#A8443A", "#6E3A30", "#1C0A0A", "#C0624A", "#FFD0B0")
SMOKE = Mood("#140A0E", "#8E2A24", "#4A2420", "#120808", "#7A2E28", "#FF9E7A")
SIEGE = Mood("#5A1A16", "#FFB070", "#85502E", "#2C120A", "#C87A4A", "#FFE2B4")

AURORA = Mood("#0E0A34", "#7E52D8", "#40327E", "#100C2C", "#6648B4", "#E2CCFF")
HEAVEN = Mood("#3A34A0", "#E0CCFF", "#B8A4EE", "#4A3C9A", "#B4A0F0", "#FFFFFF")
TEMPLE = Mood("#180C3A", "#6A3EB8", "#50348E", "#140A30", "#8458D0", "#F0DCFF")
DAWN = Mood("#2C2070", "#FFBFD0", "#6E5AA0", "#241A4E", "#B48CCC", "#FFF0E0")

RITUAL = Mood("#16081C", "#8A2460", "#4C1C3E", "#12060F", "#702452", "#FFB0DC")
VOID = Mood("#08060F", "#4C1850", "#3A1A40", "#0A0610", "#5A2260", "#E8A0FF")
HELL = Mood("#24061A", "#E0406A", "#5E1A34", "#18050E", "#A02A50", "#FFC0A0")
WITCH = Mood("#0A0C1C", "#5A2A70", "#32243E", "#0A0712", "#5C3470", "#C8FFB0")

DESERT = Mood("#6A8AA0", "#FFEBC0", "#DDBB78", "#6E4E24", "#D8BE8C", "#FFF6D8")
EMBER = Mood("#2A1408", "#F09440", "#7A4A22", "#1E0E06", "#B87038", "#FFDC98")
RADIANT = Mood("#B57A1C", "#FFF6C4", "#E8BE5A", "#7A4A10", "#F0CC70", "#FFFFFF")
GREY = Mood("#1A1E26", "#79828E", "#4E5660", "#14171C", "#6A737E", "#DDE6EE")
STORM = Mood("#0E1218", "#4A5664", "#363E48", "#0C0E12", "#4E5A66", "#C4D4E4")


def card_picture(name: str, branch: str, scene: Scene) -> None:
    """Registers the picture of a card in the atlas of its branch."""
    register(
        f"realigious/card/{name}", f"realigious/cards_{branch}", (0, 0, WIDTH, HEIGHT), paint_scene(scene), trim=False
    )
