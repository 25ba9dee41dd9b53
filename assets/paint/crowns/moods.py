"""The airs of Crowns' pictures: each faction has its light and shade, by day, at dusk, at night, within doors."""

from __future__ import annotations

from assets.paint.stage import Mood

# Brass Concord: brass on dark teal
TEAL_DUSK = Mood(("#0C2A30", "#2A6468", "#E0B565"), "#FFD898", "#08242A", "#3C6E6C", "#4A4032")
TEAL_DAY = Mood(("#2E6A74", "#7AB0A8", "#F2DCA4"), "#FFE9B8", "#123A3E", "#86B0A4", "#6A5A40")
TEAL_NIGHT = Mood(("#04121A", "#0E3038", "#28575A"), "#BFE0D0", "#03141A", "#123238", "#26302E")
TEAL_HALL = Mood(("#0C2226", "#1A4448", "#6A5A30"), "#FFD080", "#06181C", "#1E4A4C", "#3E3224")
# Ashen Legion: ember red on charcoal
EMBER = Mood(("#16100F", "#5A241A", "#F07A2E"), "#FF9A52", "#120A0E", "#5A3630", "#2E2826")
ASH_DAY = Mood(("#3E3A3C", "#7A706E", "#D8B8A0"), "#FFE2C4", "#221C22", "#8E807A", "#565050")
FORGE = Mood(("#0C090A", "#2A1614", "#7A2E14"), "#FF8A3A", "#0A070A", "#3A201A", "#2A2422")
BLOOD_DUSK = Mood(("#1E0C12", "#7A1E1A", "#F2A04A"), "#FFB46A", "#180A10", "#6A2E26", "#33261F")
# Veiled Chantry: violet on bone white
VIOLET = Mood(("#1E1436", "#5A4488", "#E4CFE0"), "#F6E6F4", "#160E2A", "#7A66A0", "#7E6E80")
BONE_DAY = Mood(("#7A6EA8", "#C0B4D8", "#F8ECDC"), "#FFF6E6", "#3A2E58", "#BDB0D0", "#A8967E")
VIOLET_NIGHT = Mood(("#07041A", "#221648", "#5E4A8E"), "#CFC4FF", "#080418", "#2A1E50", "#34284A")
CELL = Mood(("#120C20", "#2E2242", "#6A5A78"), "#F2DFC0", "#0C0818", "#33284A", "#4A3E52")
# Heron Court: silver and reed blue
REED_DAWN = Mood(("#3E5E86", "#8FB0CC", "#F6E2D0"), "#FFF2E0", "#1A2E4A", "#A0B8CA", "#5E6E58")
REED_DAY = Mood(("#4E86B4", "#A8CCE0", "#EEF4EC"), "#FFFBEE", "#203C5A", "#A8C4D0", "#6A8452")
SILVER_DUSK = Mood(("#1E2C4A", "#5A7096", "#E8C8B8"), "#FFE8D8", "#101C34", "#6E84A0", "#3E4A48")
MOON_LAKE = Mood(("#0A1428", "#22406A", "#7A9CBC"), "#DCEBFF", "#08101E", "#2E4A70", "#26343A")
# Dunesail Clans: ochre and blood orange
OCHRE = Mood(("#B8501E", "#E89A48", "#FFE4A8"), "#FFE6B0", "#5A1E22", "#E0A868", "#C08A4A")
SAND_NOON = Mood(("#4E8AA8", "#B4CCC0", "#FBE8B8"), "#FFF4CC", "#6A3420", "#E0C898", "#D0A05C")
BLOOD_SAND = Mood(("#4A1418", "#B83E1E", "#FFB04E"), "#FFC47A", "#33101A", "#B0603A", "#9A5E30")
DUNE_NIGHT = Mood(("#0E0A20", "#3A2044", "#A0503A"), "#FFC890", "#0E0818", "#4A2E48", "#5A3E30")
# Rootwardens: moss green on umber
MOSS = Mood(("#16281A", "#44663A", "#CFD68A"), "#F6F2B0", "#0E1C14", "#5E7A50", "#40381F")
DEEP_WOOD = Mood(("#08140E", "#1E3A24", "#5A7A44"), "#DCEFA0", "#060F0A", "#284A30", "#2A2616")
UMBER = Mood(("#2E2014", "#7A5A2E", "#F0C878"), "#FFE0A0", "#1C120C", "#7A6640", "#4A361E")
WOOD_NIGHT = Mood(("#060C14", "#14303A", "#4E7A70"), "#CFE8E0", "#050B10", "#1E3E40", "#1E261E")
# neutral: grey, and the old kingdom
GREY_DAY = Mood(("#5A6672", "#98A2A8", "#E2DCCC"), "#FFF4E0", "#2A2E38", "#A4A8A8", "#6E6A60")
GREY_DUSK = Mood(("#22262E", "#5A5E66", "#D0B090"), "#FFDDB0", "#14161C", "#6A6A6C", "#4A4640")
SEA_HALL = Mood(("#061820", "#12404A", "#4E8E8A"), "#CDF2E4", "#04121A", "#1E4E54", "#2A3A38")
STORM = Mood(("#10141E", "#2E3A4A", "#6E7C86"), "#DCE8F4", "#0A0E16", "#3E4A56", "#2E3230")
LAMPS = Mood(("#0A0A1E", "#241E46", "#7A4A4E"), "#FFD08A", "#08081A", "#2E2648", "#242030")
FIRE_NIGHT = Mood(("#0A080C", "#3A1612", "#E8702A"), "#FF9A4A", "#0A070A", "#4A2218", "#241C18")
EBB = Mood(("#6A7E8C", "#B0B8B0", "#F0DCB8"), "#FFF0D4", "#34302E", "#B8B4A4", "#8A7458")
GOLD_FIELD = Mood(("#5A8AA0", "#C4D0B4", "#FBE4A0"), "#FFF0C0", "#4A3A20", "#D0C48A", "#B08A3A")
