"""A Conflict event as it has been told so far: the regions that are done, and the battle step by step (R9, R10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.titles.ankh.state import NOBODY

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from game.core.events import Data, Event

STEPS = ("obelisk", "cards", "reveal", "build", "plague", "majority", "result", "after")
"""R10. What a battle goes through; each has a text and a sprite."""
ASKED_IN = {
    "obelisk_move": "obelisk", "horus_ban": "cards", "amun_two": "cards", "battle_card": "cards",
    "thoth_guess": "cards", "build": "build", "plague_bid": "plague", "use_token": "result", "isis_keep": "result",
    "osiris_portal": "after", "worshipful": "after",
}  # fmt: skip
"""The step in which a question is asked; those that several steps can lead to are not here."""


class Note(NamedTuple):
    """Something that came of a god's card or power, beside its name: a sprite and a figure."""

    sprite: str
    words: str = ""


class BattleSide(NamedTuple):
    """A god in the battle. `strength` is NOBODY until it is counted; `devotion`: gained in this region; `fallen`: its
    figures that were killed."""

    god: int
    chosen: bool = False
    cards: tuple[str, ...] = ()
    notes: tuple[Note, ...] = ()
    strength: int = NOBODY
    devotion: int = 0
    fallen: int = 0
    won: bool = False


class Done(NamedTuple):
    """A region that has been handled: who dominated or won, NOBODY for no one; `fought`: in a battle."""

    region: int
    god: int
    fought: bool


class Story(NamedTuple):
    """`number`: of the conflict, 0 while there is none; `region`: of the battle, 0 while none is told; `over`: the
    winner is told."""

    number: int = 0
    region: int = 0
    step: str = ""
    sides: tuple[BattleSide, ...] = ()
    over: bool = False
    done: tuple[Done, ...] = ()

    def side(self, god: int) -> BattleSide:
        """A god's part; a fresh one for a god that nothing was told of."""
        return next((one for one in self.sides if one.god == god), BattleSide(god))

    def with_side(self, side: BattleSide) -> Story:
        """The same with another part of one god."""
        if all(one.god != side.god for one in self.sides):
            return self._replace(sides=(*self.sides, side))
        return self._replace(sides=tuple(side if one.god == side.god else one for one in self.sides))


def told(story: Story, events: Iterable[Event]) -> Story:
    """The story after these events."""
    for event in events:
        change = CHANGES.get(event.kind)
        if change is not None:
            story = change(story, event.data)
    return story


def _number(data: Data, name: str) -> int:
    value = data.get(name)
    return value if isinstance(value, int) else NOBODY


def _god(data: Data) -> int:
    return _number(data, "god")


def _began(_story: Story, data: Data) -> Story:
    return Story(_number(data, "number"))


def _ended(_story: Story, _data: Data) -> Story:
    return Story()


def _battle(story: Story, data: Data) -> Story:
    gods = data.get("gods")
    sides = tuple(BattleSide(god) for god in gods) if isinstance(gods, list) else ()
    return Story(max(1, story.number), _number(data, "region"), "obelisk", sides, done=story.done)


def _dominated(story: Story, data: Data) -> Story:
    done = Done(_number(data, "region"), _god(data), fought=False)
    return Story(max(1, story.number), done=(*story.done, done))


def _cards(story: Story, _data: Data) -> Story:
    return story._replace(step="cards")


def _noted(story: Story, god: int, sprite: str, words: str = "") -> Story:
    side = story.side(god)
    return story.with_side(side._replace(notes=(*side.notes, Note(sprite, words))))


def _two_cards(story: Story, data: Data) -> Story:
    return _noted(story._replace(step="cards"), _god(data), "ankh/two_up")


def _chose(story: Story, data: Data) -> Story:
    return story._replace(step="cards").with_side(story.side(_god(data))._replace(chosen=True))


def _revealed(story: Story, data: Data) -> Story:
    cards = tuple(str(data.get("cards", "")).split())
    return story._replace(step="reveal").with_side(story.side(_god(data))._replace(chosen=True, cards=cards))


def _cat(story: Story, data: Data) -> Story:
    icons = {"plus1": "one", "plus3": "three", "star": "star"}
    return _noted(story, _god(data), f"ankh/cat_{icons.get(str(data.get('cat')), 'back')}") if story.region else story


def _gained(story: Story, data: Data) -> Story:
    """Followers in a battle: of Flood, of Commanding."""
    if not story.region:
        return story
    return _noted(story, _god(data), "ankh/follower", f"+{_number(data, 'count')}")


def _sacrificed(story: Story, data: Data) -> Story:
    if not story.region:
        return story
    plague = data.get("reason") == "plague"
    sprite = "ankh/card/plague" if plague else "ankh/follower"
    return _noted(story, _god(data), sprite, f"{'' if plague else '-'}{_number(data, 'count')}")


def _built(story: Story, data: Data) -> Story:
    return _noted(story._replace(step="build"), _god(data), f"ankh/{data.get('kind')}")


def _plague(story: Story, _data: Data) -> Story:
    return story._replace(step="plague")


def _majorities(story: Story, data: Data) -> Story:
    if not story.region:
        return story
    for kind in str(data.get("kinds", "")).split():
        story = _noted(story, _god(data), f"ankh/{kind}")
    return story._replace(step="majority")


def _devotion(story: Story, data: Data) -> Story:
    if not story.region:
        return story
    side = story.side(_god(data))
    gained = _number(data, "after") - _number(data, "before")
    after = story._replace(step="after") if data.get("reason") in ("miracle", "worshipful") else story
    return after.with_side(side._replace(devotion=side.devotion + gained))


def _strength(story: Story, data: Data) -> Story:
    side = story.side(_god(data))
    return story._replace(step="result").with_side(side._replace(strength=_number(data, "strength")))


def _won(story: Story, data: Data) -> Story:
    god = _god(data)
    story = story._replace(step="result", over=True, done=(*story.done, Done(story.region, god, fought=True)))
    return story.with_side(story.side(god)._replace(won=True)) if god != NOBODY else story


def _killed(story: Story, data: Data) -> Story:
    held = _number(data, "held")
    if not story.region:
        return story
    side = story.side(held)
    return story.with_side(side._replace(fallen=side.fallen + 1))


def _after(story: Story, _data: Data) -> Story:
    return story._replace(step="after") if story.region else story


CHANGES: dict[str, Callable[[Story, Data], Story]] = {
    "conflict_began": _began, "conflict_ended": _ended, "ended": _ended, "battle_began": _battle,
    "dominated": _dominated, "banned": _cards, "two_cards": _two_cards, "card_chosen": _chose, "guessed": _cards,
    "revealed": _revealed, "cat_shown": _cat, "followers_gained": _gained,
    "sacrificed": _sacrificed, "built": _built, "plague": _plague, "majorities": _majorities, "devotion": _devotion,
    "strength": _strength, "battle_won": _won, "nobody_won": _won, "killed": _killed, "portal": _after,
    "cards_back": _after,
}  # fmt: skip
"""By kind of event what it changes; others change nothing."""
