"""R11.3-R11.5. When a threshold is met."""
from __future__ import annotations

from game.titles.vermilion.grammar import BREAKTHROUGH, CORRUPTION, IMPRINT, Give

TWO = ("pair", "unique", "symmetry", "gap", "hybrid", "fail_twice")
THREE = ("triple", "straight")
FOUR = ("twin_pair", "color_pair")
TOP = 6


def needs(when: Give, capacity: int) -> int:
    """R11.3. The fewest dice that a condition can be met with."""
    if when.name in ("dice", "breakthrough"):
        return when.x
    if when.name == "full":
        return capacity
    return 2 if when.name in TWO else 3 if when.name in THREE else 4 if when.name in FOUR else 1


def is_met(when: Give, kinds: list[str], faces: list[int], total: int, capacity: int, more: int = 0) -> bool:
    """R11.3, R11.5. Whether the dice meet a condition. `kinds` and `faces` of all dice filled, suppressed ones
    included; `total` without suppressed dice, before base; `more`: so many dice more are needed (Rusty Blade)."""
    if len(kinds) < needs(when, capacity) + more:
        return False
    if when.name in _OF_FACES:
        return _of_faces(when, faces)
    if when.name in _OF_COLOURS:
        return _of_colours(when, kinds, faces, capacity, more)
    match when.name:
        case "sum_ge":
            return total >= when.x
        case "sum_le":
            return total <= when.x
        case "exact":
            return total == when.x
        case "odd":
            return total % 2 == 1
        case "even":
            return total % 2 == 0
        case _:
            return len(kinds) >= when.x + more


_OF_FACES = ("max", "pair", "triple", "twin_pair", "straight", "unique", "symmetry", "only", "gap")
_OF_COLOURS = ("full", "breakthrough", "all_imprint", "all_breakthrough", "hybrid", "color_pair", "zero", "no_zero",
               "fail_twice")


def _of_faces(when: Give, faces: list[int]) -> bool:
    counts = [faces.count(face) for face in sorted(set(faces))]
    match when.name:
        case "max":
            return max(faces) >= TOP
        case "pair":
            return max(counts) >= 2
        case "triple":
            return max(counts) >= 3
        case "twin_pair":
            return sum(count // 2 for count in counts) >= 2
        case "straight":
            return any(face + 1 in faces and face + 2 in faces for face in faces)
        case "unique":
            return max(counts) == 1
        case "symmetry":
            return sum(count % 2 for count in counts) <= 1
        case "only":
            return all(face == when.x for face in faces)
        case _:
            return max(faces) - min(faces) >= when.x


def _of_colours(when: Give, kinds: list[str], faces: list[int], capacity: int, more: int) -> bool:
    imprint, wild = kinds.count(IMPRINT), kinds.count(BREAKTHROUGH)
    zeros = sum(kind == BREAKTHROUGH and face == 0 for kind, face in zip(kinds, faces, strict=True))
    match when.name:
        case "full":
            return len(kinds) - kinds.count(CORRUPTION) == capacity and not more
        case "breakthrough":
            return wild >= when.x + more
        case "all_imprint":
            return imprint == len(kinds)
        case "all_breakthrough":
            return wild == len(kinds)
        case "hybrid":
            return imprint >= 1 and wild >= 1
        case "color_pair":
            return imprint >= 2 and wild >= 2
        case "zero":
            return zeros >= 1
        case "no_zero":
            return wild >= 1 and zeros == 0
        case _:
            return zeros >= 2
