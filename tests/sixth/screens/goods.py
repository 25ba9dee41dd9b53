"""Ambush wears nothing of the shop."""

from scenes.kit.goods_look import GoodsLook

GOODS = GoodsLook()
