"""What is offered, as the board needs it: what acts, on what, by which option. Pure; no pictures.

An option of two refs is chosen in two steps, the acting thing and then its target. One of a single ref is chosen by
that ref at once, except what a unit does by itself (reveal, recall, the first of a rotation): that has a button.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from game.core.ask import Option, Question
from game.titles.creed.geometry import CELLS
from game.titles.creed.movement import rotation_ap
from scenes.kit.words import arguments

ALONE = ("reveal", "recall", "rotate")
"""What a selected unit does without a target."""
DOWN = ":d"


@dataclass(slots=True)
class Offers:
    """The options of one question. `acts[ref][target]`: what an acting thing can do to a target; `alone[ref]`: what it
    does by itself; `direct[ref]`: what a click on a thing chooses at once. A swap is only meant once it was asked for
    (`swapping`): a click on another own unit selects that one."""

    acts: dict[str, dict[str, list[Option]]] = field(default_factory=dict)
    alone: dict[str, list[Option]] = field(default_factory=dict)
    direct: dict[str, list[Option]] = field(default_factory=dict)

    swaps: dict[str, dict[str, list[Option]]] = field(default_factory=dict)

    def sources(self) -> list[str]:
        """Everything that can act, in the order of the options."""
        return list(dict.fromkeys((*self.acts, *self.swaps, *self.alone)))

    def targets(self, selected: str, swapping: bool = False) -> dict[str, list[Option]]:
        """What the selected thing can be used on."""
        return (self.swaps if swapping else self.acts).get(selected, {})

    def at(self, ref: str, selected: str, face_down: bool, swapping: bool = False) -> list[Option]:
        """What a click on a thing chooses now, with `selected` acting; of the same thing laid face-up or face-down the
        one that is wanted."""
        found = self.targets(selected, swapping).get(ref) or self.direct.get(ref, [])
        faces = [option for option in found if option.key.endswith(DOWN) == face_down]
        return faces if faces and any(option.key.endswith(DOWN) for option in found) else found

    def lit(self, selected: str, swapping: bool = False) -> Iterator[str]:
        """Refs that glow: the targets of what is selected, else everything that can be chosen or can act."""
        if selected:
            yield from self.targets(selected, swapping)
        else:
            yield from self.sources()
        yield from self.direct


def offers_of(options: Sequence[Option]) -> Offers:
    """The options sorted by what is clicked."""
    made = Offers()
    for option in options:
        if len(option.refs) >= 2:
            act, target = option.refs[:2]
            if option.verb == "swap":
                made.swaps.setdefault(act, {}).setdefault(target, []).append(option)
                made.swaps.setdefault(target, {}).setdefault(act, []).append(option)
            else:
                made.acts.setdefault(act, {}).setdefault(target, []).append(option)
        elif option.refs:
            held = made.alone if option.verb in ALONE else made.direct
            held.setdefault(option.refs[0], []).append(option)
    return made


def picked_before(question: Question | None) -> tuple[str, ...]:
    """R5.4, R8.8. The units that were picked before this question: those of a rotation, the first of a rumour."""
    if question is None or question.text not in ("rotate_pick", "rumour_second"):
        return ()
    if question.text == "rotate_pick":
        return tuple(f"cell:{question.seat}{CELLS[cell]}" for cell in question.subject()[0])
    enemy, cell = question.subject()[:2]
    return (f"cell:{enemy}{CELLS[cell]}",)


def attempt(selected: str, ref: str, asked: str) -> str:
    """What a click on a place that is not offered was meant to do with what is selected, as an option's key: so that
    its own reason can be told (C6.4). The place itself where nothing is selected, or where an ally's things lie."""
    kind, _, who = selected.partition(":")
    what, _, place = ref.partition(":")
    if what not in ("cell", "tent") or kind not in ("hand", "cell", "action"):
        return ref
    seat, name = int(place[0]), place[1:]
    if kind == "action":
        own = f"{who}:{name}"
        return {"morale": own, "fortify": own}.get(who, f"{who}:{place}")
    if kind == "hand":
        verb = "place" if asked == "setup_units" else "deploy"
        return f"{verb}:{who}@{name}" if what == "cell" else ref
    if what == "tent":
        return f"siege_attack:{who[1:]}>{name}" if seat % 2 != int(who[0]) % 2 else ref
    if seat == int(who[0]):
        return f"{'move' if name[0] == who[1] else 'cross'}:{who[1:]}>{name}"
    return f"field_attack:{who[1:]}>{name[3]}" if seat % 2 != int(who[0]) % 2 else ref


def cost(question: Question | None, option: Option | None) -> int:
    """The AP that choosing an option costs, of a rotation that can't end with it at least; -1 for none."""
    if option is None or (question is not None and question.text == "rotate_pick"):
        return rotation_ap(question, option) if question is not None and option is not None else -1
    return number(option, "ap")


def number(option: Option, name: str) -> int:
    """A number of an option's arguments, -1 where it has none."""
    value = arguments(option).get(name)
    return value if isinstance(value, int) else -1
