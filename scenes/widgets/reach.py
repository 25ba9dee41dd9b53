"""What an arrow key or a finger reaches among widgets (C1.2, C1.2a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from scenes.widgets.base import Widget

FINGER = 44  # C1.2a: the least that a finger can hit, px
ASIDE = 10_000
Pos = tuple[int, int]


def along(start: Widget, widgets: Sequence[Widget], way: Pos) -> Widget | None:
    """The nearest widget that lies wholly in a direction of another, else the one nearest to it; None for none. From
    inside of something that keeps the arrows nothing else is reached.
    """
    here, kept = start.rect, next((one for one in _within(start) if getattr(one, "keeps_arrows", False)), None)
    best, best_cost = None, 0
    for widget in widgets:
        if widget is start or (kept is not None and all(one is not kept for one in _within(widget))):
            continue
        far, across = _offset(here, widget.rect, way)
        if far <= 0:
            continue
        cost = far + 3 * across + (0 if _beyond(here, widget.rect, way) else ASIDE)
        if best is None or cost < best_cost:
            best, best_cost = widget, cost
    return best


def ahead(widgets: list[Widget], layers: Sequence[Widget]) -> list[Widget]:
    """Those of the widgets in these layers whose middle no later layer that `hides` lies over."""
    hiding = [(at, layer.rect) for at, layer in enumerate(layers) if layer.hides and layer.visible]
    if not hiding:
        return widgets
    depth = {id(layer): at for at, layer in enumerate(layers)}
    return [one for one in widgets if not any(_depth(one, depth) < at and rect.collidepoint(one.rect.center)
                                              for at, rect in hiding)]  # fmt: skip


def _depth(widget: Widget, depth: Mapping[int, int]) -> int:
    """How high the layer of a widget lies; what lies above the scene, above all."""
    nodes = list(_within(widget))
    if any(getattr(node, "above", False) for node in nodes):
        return len(depth)
    return next((depth[id(node)] for node in nodes if id(node) in depth), len(depth))


def _within(widget: Widget) -> Iterator[object]:
    """The widget and what it lies in, from inside out."""
    node: object = widget
    while node is not None:
        yield node
        node = getattr(node, "parent", None)


def tapped(widgets: Sequence[Widget], pos: Pos) -> list[pygame.Rect]:
    """The places of widgets smaller than a finger that a tap there may have meant."""
    small = [widget.rect for widget in widgets if min(widget.rect.size) < FINGER]
    return [rect for rect in small if _grown(rect).collidepoint(pos)]


def _grown(rect: pygame.Rect) -> pygame.Rect:
    """A target as large as a finger needs it."""
    return rect.inflate(max(0, FINGER - rect.width), max(0, FINGER - rect.height))


def _beyond(here: pygame.Rect, there: pygame.Rect, way: Pos) -> bool:
    """Whether the middle of `there` lies past the side of `here` that a direction points to."""
    dx, dy = there.centerx - here.centerx, there.centery - here.centery
    return dx * way[0] * 2 > here.width if way[0] else dy * way[1] * 2 > here.height


def _offset(here: pygame.Rect, there: pygame.Rect, way: Pos) -> tuple[int, int]:
    """How far `there` lies along a direction and how far beside it, in pixels; beside is 0 where the sides
    overlap.
    """
    dx, dy = there.centerx - here.centerx, there.centery - here.centery
    if way[0]:
        beside = max(0, there.top - here.bottom, here.top - there.bottom)
        return dx * way[0], beside + abs(dy) // 8
    beside = max(0, there.left - here.right, here.left - there.right)
    return dy * way[1], beside + abs(dx) // 8
