"""Signs of resources, phases and dealings (5.1)."""

from __future__ import annotations

from assets.paint.base import (
    BONE,
    GOLD,
    Material,
)
from assets.paint.ui_icons import AMBER, AMETHYST, JADE, PEARL, RUBY, SAPPHIRE, icon, square

RESOURCES: dict[str, tuple[str, Material]] = {
    "believers": ("three-friends", BONE),
    "donations": ("coins", GOLD),
    "influence": ("public-speaker", SAPPHIRE),
    "reputation": ("laurel-crown", JADE),
}
PHASES: dict[str, tuple[str, Material]] = {
    "start": ("sunrise", GOLD),
    "move": ("boot-prints", JADE),
    "interaction": ("shaking-hands", SAPPHIRE),
    "end": ("night-sleep", AMETHYST),
}
TABS: dict[str, tuple[str, Material]] = {
    "conflict": ("crossed-swords", RUBY),
    "pass_by": ("walk", BONE),
    "trade": ("trade", GOLD),
    "joint_service": ("prayer", AMETHYST),
    "truce": ("peace-dove", PEARL),
    "share_maps": ("treasure-map", AMBER),
}
for _name, (_glyph, _stuff) in RESOURCES.items():
    square(f"realigious/resource/{_name}", "realigious/ui_icons", icon(_glyph, _stuff))
for _name, (_glyph, _stuff) in PHASES.items():
    square(f"realigious/phase/{_name}", "realigious/ui_icons", icon(_glyph, _stuff))
for _name, (_glyph, _stuff) in TABS.items():
    square(f"realigious/tab/{_name}", "realigious/ui_icons", icon(_glyph, _stuff))
