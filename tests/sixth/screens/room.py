"""Ambush in lists and rooms: it has nothing to choose."""

from scenes.kit.title_look import TitleLook

LOOK = TitleLook("ambush", tips=("ambush.tip",))
