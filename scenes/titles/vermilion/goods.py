"""Vermilion in the shop. Its table is of flesh and bone and wears none of the bought things; its dice show faces."""

from __future__ import annotations

from scenes.kit.goods_look import GoodsLook

GOODS = GoodsLook()
