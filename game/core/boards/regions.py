"""Regions of a hex field that change while a match goes on: what belongs together, and the lines that divide it.

A region is a list of spaces. A line is a tuple of edges, an edge a pair of neighbouring spaces, the lower one first.
"""
from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from game.core.boards.hex_field import Corner, HexField

Edge = tuple[int, int]
Line = tuple[Edge, ...]


def parts(field: HexField, spaces: Collection[int], barred: Collection[Edge] = ()) -> list[list[int]]:
    """The connected parts of the spaces, each ascending, in the order of their lowest space. No way leads over a barred
    edge."""
    left, found = set(spaces), []
    for start in sorted(left):
        if start in left:
            found.append(_taken(field, start, left, barred))
    return found


def _taken(field: HexField, start: int, left: set[int], barred: Collection[Edge]) -> list[int]:
    """The part of the spaces that are left in which `start` lies, ascending; it is taken out of them."""
    left.remove(start)
    part, stack = [start], [start]
    while stack:
        space = stack.pop()
        for other in field.near[space]:
            if other in left and edge(space, other) not in barred:
                left.remove(other)
                part.append(other)
                stack.append(other)
    return sorted(part)


def edge(one: int, other: int) -> Edge:
    """The edge between two neighbours."""
    return (one, other) if one < other else (other, one)


def borders(field: HexField, region: Sequence[int]) -> list[Edge]:
    """The edges between spaces of different regions, ascending; `region[space]` is 0 for spaces without one."""
    return [(space, other) for space in field.spaces for other in sorted(field.near[space])
            if space < other and region[space] and region[other] and region[space] != region[other]]


def dividing_lines(field: HexField, spaces: Collection[int], longest: int, least: int) -> list[Line]:
    """Every line of at most `longest` edges that cuts the spaces into exactly two parts of at least `least` each.

    It runs along edges between two of the spaces, joined corner to corner without branches; both its ends, and none of
    its other corners, touch something that is not one of the spaces. The edges of a line stand in its order, from the
    end with the lower edge; the lines ascend, shorter ones first.
    """
    found = {line for line in _lines(field, frozenset(spaces), longest) if _divides(field, spaces, line, least)}
    return sorted(found, key=lambda line: (len(line), line))


def _divides(field: HexField, spaces: Collection[int], line: Line, least: int) -> bool:
    both = parts(field, spaces, line)
    return len(both) == 2 and min(map(len, both)) >= least


def _lines(field: HexField, spaces: frozenset[int], longest: int) -> Iterator[Line]:
    """The lines from rim to rim, each in the direction whose first edge is the lower one."""
    ways = _ways(field, spaces)
    rim = {corner for corner in ways if not spaces.issuperset(field.meets[corner])}
    stack: list[tuple[tuple[Corner, ...], Line]] = [((start,), ()) for start in sorted(rim)]
    while stack:
        passed, line = stack.pop()
        for step, goal in ways[passed[-1]]:
            further = (*line, step)
            if goal in rim and goal not in passed:
                yield min(further, further[::-1])
            elif goal not in passed and len(further) < longest:
                stack.append(((*passed, goal), further))


def _ways(field: HexField, spaces: frozenset[int]) -> dict[Corner, list[tuple[Edge, Corner]]]:
    """From each corner the edges between two of the spaces that begin there, and where they lead."""
    found: dict[Corner, list[tuple[Edge, Corner]]] = {}
    for space in sorted(spaces):
        for direction, other in enumerate(field.step[space]):
            if other not in spaces or other < space:
                continue
            # the edge in a direction runs between the corners on both sides of it
            ends = field.corners[space][direction - 1], field.corners[space][direction]
            for one, two in (ends, ends[::-1]):
                found.setdefault(one, []).append((edge(space, other), two))
    return found
