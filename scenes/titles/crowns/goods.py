"""Crowns in the shop. Its decks wear the backs that a player bought, which the shop shows by itself; nothing else on
its table is made of a material that could be bought.
"""

from __future__ import annotations

from scenes.kit.goods_look import GoodsLook

GOODS = GoodsLook()
