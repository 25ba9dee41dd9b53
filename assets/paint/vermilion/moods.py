"""The airs of Vermilion's pictures: flesh under a low sun, bone at dawn, marrow light, the violet of nerves."""

from __future__ import annotations

from assets.paint.stage import Mood

FLESH_DUSK = Mood(("#1E0A14", "#7A1E24", "#F2914E"), "#FFC48E", "#14060C", "#7E3C36", "#6A222A")
RED_NIGHT = Mood(("#0A0610", "#2E0E1A", "#8E2628"), "#FF9A76", "#0A040A", "#521E26", "#481620")
BONE_DAWN = Mood(("#4E3C4C", "#B47E6C", "#FFE2B4"), "#FFEFD0", "#2A1620", "#C29C86", "#8A5A4C")
PALE_DAY = Mood(("#6E6068", "#BCA698", "#F8EAD0"), "#FFF6E2", "#342630", "#BFAA9A", "#9A7A66")
MARROW = Mood(("#180A08", "#4E1E12", "#D8742E"), "#FFBE6A", "#120608", "#6A3220", "#4A2018")
EMBERS = Mood(("#0C080A", "#2E120E", "#B8481E"), "#FF9A4E", "#0A0608", "#3E1C16", "#2E1612")
TONIC = Mood(("#101812", "#3A4E2E", "#F0C04E"), "#FFE69A", "#0A100C", "#5A6238", "#3E3A22")
NERVE = Mood(("#0C0818", "#301A4C", "#9A5EB8"), "#E8C4FF", "#0A0616", "#3E2458", "#2E1A3A")
SEAL_BLUE = Mood(("#0A1424", "#264664", "#94BCD0"), "#D8ECFF", "#08101E", "#34526E", "#2A3A4A")
SLIME = Mood(("#0E130A", "#39471A", "#B4BE5E"), "#EEF4A0", "#0A0E08", "#4C5826", "#353A1C")
CRYPT = Mood(("#0A0A10", "#262630", "#7E7468"), "#F0E2C8", "#08080E", "#3A3840", "#3A3638")
STORM_RED = Mood(("#141018", "#4A2430", "#B86A5E"), "#FFD8C4", "#0E0810", "#5E343A", "#4A2A2E")
CHAPEL = Mood(("#141020", "#3E3050", "#D8A868"), "#FFE2AC", "#0E0A16", "#4E3E56", "#463A40")
ROSE_FOG = Mood(("#5A3A48", "#A8747A", "#F4CCB8"), "#FFE8DC", "#2A1620", "#B4868A", "#8E5A5C")
GREEN_GLOOM = Mood(("#08140E", "#20402E", "#6E9A66"), "#DDF4B4", "#060E0A", "#2C4A38", "#24301F")
SALT = Mood(("#5E7484", "#A8B4B4", "#F4EEDC"), "#FFFAEC", "#2A3038", "#B0B8B4", "#B8AE9A")
