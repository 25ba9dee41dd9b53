"""Painted materials that recipes of several kinds share."""

from __future__ import annotations

from assets.paint.base import Material

AMBER = Material("#FFDF9A", "#E39A2E", "#7E4310", "#FFF2CC")
LAGOON = Material("#B8F0F4", "#2F93AE", "#0B3B56", "#E4FFFF")
LEAF = Material("#CDEFA8", "#52A24E", "#174A2A", "#F0FFDC")
BLOOD = Material("#FF9E86", "#C8362F", "#56091A", "#FFD9CC")
VIOLET = Material("#DCC0FF", "#7E4FC8", "#2C1458", "#F4E8FF")
MAGENTA = Material("#FFB0DA", "#B0357A", "#440A34", "#FFE0F2")
BONE_GOLD = Material("#FFF8E0", "#D8C08E", "#7E6234", "#FFFFFF")
ASH = Material("#DDE3EA", "#78828F", "#2A303A", "#F6FAFF")
SUN = Material("#FFF6C8", "#F5C84A", "#9A6214", "#FFFFFF")
SKIN = Material("#FFE3C4", "#DCA678", "#7C4A2C", "#FFF4E4")
COAL = Material("#6E6A78", "#332F3C", "#0E0C14", "#A9A4B4")
GHOST = Material("#FFFFFF", "#BCD4DC", "#56707E", "#FFFFFF")
GRASS = Material("#B6D668", "#6FA33C", "#355C20", "#E4F5B0")
SAND = Material("#F4DDA0", "#D2AC5E", "#85622C", "#FFF3CC")
STEEL = Material("#DCE6F2", "#8796AA", "#323C4C", "#FFFFFF")
