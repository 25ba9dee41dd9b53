"""R15. Abilities and timing: how one batch of occurrences passes through its windows.

forced interrupts -> interrupts -> what stands happens -> state check -> forced reactions -> reactions
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import NamedTuple

from game.core.ask import Option, Rules
from game.core.stages import AFTER, BEFORE, PASS, Batch, Windows, announce, resolve
from game.titles.crowns import abilities, content
from game.titles.crowns.conditions import answers
from game.titles.crowns.context import NOBODY, Context, Happening
from game.titles.crowns.ending import check
from game.titles.crowns.happenings import HAPPEN, possible
from game.titles.crowns.queries import G, all_in_play, controller, duplicates, face, hand, order
from game.titles.crowns.state import State
from game.titles.crowns.stats import context, is_blank, saying
from game.titles.crowns.targets import ability_of, is_event
from game.titles.crowns.verbs import lay_off, tell

MASKED = ("played", "claim", "killed")
"""Section 4. Where `window_mask` asks seats that have nothing."""
SAVEABLE = ("killed", "discarded", "returned")
"""R15.8."""
LEAVING = ("killed", "discarded", "sacrificed", "returned")


class Answers(NamedTuple):
    """The abilities of a kind by card, and the cards that have one for an occurrence, by its name."""

    lines: Mapping[str, tuple[content.Printed, ...]]
    kinds: Mapping[str, frozenset[str]]


def _answers(lines: Mapping[str, tuple[content.Printed, ...]]) -> Answers:
    kinds: dict[str, set[str]] = {}
    for card, printed in lines.items():
        for name in {trigger.name for line in printed for trigger in line.ability.when}:
            for one in LEAVING if name == "left" else (name,):
                kinds.setdefault(one, set()).add(card)
    return Answers(lines, {name: frozenset(cards) for name, cards in kinds.items()})


FORCED = {BEFORE: _answers(content.FORCED_BEFORE), AFTER: _answers(content.FORCED_AFTER)}
OPTIONAL = {BEFORE: _answers(content.BEFORE), AFTER: _answers(content.AFTER)}


def _held(answers: Answers) -> frozenset[str]:
    return frozenset(
        name for name, cards in answers.kinds.items() if any(content.FACES[card].type == "event" for card in cards)
    )


HELD_BEFORE, HELD_AFTER = _held(OPTIONAL[BEFORE]), _held(OPTIONAL[AFTER])
"""What events answer."""
ANSWERED = {stage: {*MASKED, *SAVEABLE, *FORCED[stage].kinds, *OPTIONAL[stage].kinds} for stage in (BEFORE, AFTER)}
"""What cards, duplicates or the mask answer."""
ITSELF = ("entered", "killed")
"""R15.9. What the card itself answers although it was not in play, or is not any more."""


# ---------------------------------------------------------------- R15.3 a batch
def happen(g: G, *happenings: Happening, causes: Batch | None = None) -> Rules[Batch]:
    """R15.3. What happens at once, with its windows around it."""
    return (yield from resolve(g, WINDOWS, Batch(occurrences=list(happenings), causes=causes)))


def would(g: G, happening: Happening, causes: Batch | None = None) -> Rules[bool]:
    """R15.7. Only the interrupts of something that the caller carries out; whether it stands."""
    yield from announce(g, WINDOWS, Batch(occurrences=[happening], causes=causes))
    return happening.stands


def can_be_saved(happening: Happening) -> bool:
    """R15.8. Killing, discarding and returning, if nothing says otherwise and it is not saved yet."""
    return happening.name in SAVEABLE and not happening.firm and happening.stands


# ---------------------------------------------------------------- R15.4, R15.5 who may answer
def _answering(state: State, seat: int, batch: Batch, answers: Answers) -> Iterator[tuple[str, Context]]:
    """The abilities of a seat that answer the batch now, by their keys. The hot path of all windows: most batches are
    answered by no card at all."""
    open_ = [
        (at, one) for at, one in enumerate(batch.occurrences) if (one.happened if batch.stage == AFTER else one.stands)
    ]
    kinds = {kind for _, one in open_ for kind in answers.kinds.get(one.name, ())}
    for source in _sources(state, seat, batch, kinds) if kinds else ():
        lines = answers.lines.get(face(state, source).id)
        if not lines or is_blank(state, source):
            continue
        for (at, happening), line in product(open_, lines):
            key = f"use:{source}:{line.number}:{at}"
            if key not in batch.answered and _meets(state, seat, source, line, happening, batch):
                yield key, answering(state, seat, key, batch)


def _sources(state: State, seat: int, batch: Batch, kinds: set[str]) -> list[int]:
    """R15.9. What of those kinds can answer: all that the seat controls, events of its hand, its cards that have just
    been killed."""
    found = saying(state, seat, kinds)
    found += [number for number in hand(state, seat) if state.cards[number].kind in kinds and is_event(state, number)]
    if batch.stage == AFTER:
        found += [
            one.card
            for one in batch.occurrences
            if one.name == "killed" and one.controller == seat and state.cards[one.card].zone == "dead"
        ]
    return found


def _meets(state: State, seat: int, source: int, line: content.Printed, happening: Happening, batch: Batch) -> bool:
    """R15.9. The trigger is met, and the card was there in time."""
    ctx = context(state, seat, source)
    met = [trigger for trigger in line.ability.when if answers(state, ctx, trigger, happening)]
    if not met:
        return False
    if source < 0 or batch.stage != AFTER:
        return True
    card = state.cards[source]
    if happening.name in ITSELF and any(trigger.card == "self" for trigger in met):
        return True
    if card.zone == "play":
        return batch.present.get(source) == card.stamp
    return card.zone in ("hand", "revealed")


def answering(state: State, seat: int, key: str, batch: Batch) -> Context:
    """The context of an answer "use:source:ability:occurrence"."""
    _, source, number, at = key.split(":")
    ctx = context(state, seat, int(source))
    ctx.number, ctx.happening, ctx.causes = int(number), batch.occurrences[int(at)], batch
    return ctx


def _usable(state: State, ctx: Context) -> bool:
    """R15.8, R16.1. An answer to what can't be saved, or to a claim that is replaced, is none."""
    happening = ctx.happening
    verbs = {effect.verb for part in ability_of(ctx).parts for effect in part.effects}
    if (
        happening is not None
        and happening.name in SAVEABLE
        and verbs & {"save", "cancel"}
        and not can_be_saved(happening)
    ):
        return False
    return abilities.usable(state, ctx)


def forced(state: State, batch: Batch) -> list[Option]:
    """R15.5. What must answer now, in player order."""
    return [
        abilities.option(state, key)
        for seat in order(state)
        for key, ctx in _answering(state, seat, batch, FORCED[batch.stage])
        if _usable(state, ctx)
    ]


def optional(state: State, seat: int, batch: Batch) -> list[Option]:
    """R15.4. What the seat may answer now: abilities, events, duplicates that save (R18.3)."""
    answering_ = _answering(state, seat, batch, OPTIONAL[batch.stage])
    found = [abilities.option(state, key) for key, ctx in answering_ if _usable(state, ctx)]
    return found if batch.stage == AFTER else found + _saves(state, seat, batch)


def _saves(state: State, seat: int, batch: Batch) -> list[Option]:
    """R18.3. The duplicates of the seat's cards that would leave play."""
    return [
        Option(f"save:{one.card}:{at}", "save", (f"card:{one.card}",), ("card", one.kind))
        for at, one in enumerate(batch.occurrences)
        if can_be_saved(one) and one.controller == seat and duplicates(state, one.card)
    ]


def absent(state: State, seat: int, batch: Batch) -> str:
    """3, `interrupt_window`. An own character that would be killed is saved by its duplicate; else pass."""
    if batch.stage == AFTER:
        return PASS
    saves = [option.key for option in _saves(state, seat, batch)]
    killed = [key for key in saves if batch.occurrences[int(key.rpartition(":")[2])].name == "killed"]
    return killed[0] if killed else PASS


def masked(state: State, seat: int, batch: Batch) -> bool:
    """Section 4. With `window_mask` whoever holds a card is asked in windows that hands can answer."""
    return state.mask and bool(hand(state, seat)) and any(one.name in MASKED for one in batch.occurrences)


def hidden(state: State, seat: int, batch: Batch) -> bool:
    """Section 4. Whether a card in the seat's hand may answer: the others see whether it is asked."""
    held = HELD_AFTER if batch.stage == AFTER else HELD_BEFORE
    return bool(hand(state, seat)) and any(one.name in held for one in batch.occurrences)


def silent(batch: Batch) -> bool:
    """No card answers such occurrences."""
    return not any(one.name in ANSWERED[batch.stage] for one in batch.occurrences)


def carry_out(g: G, key: str, batch: Batch) -> Rules[None]:
    """One answer takes effect."""
    if key.startswith("save:"):
        _, number, at = key.split(":")
        batch.occurrences[int(at)].saved = True
        lay_off(g, duplicates(g.state, int(number))[-1], "discard", "R18.3")
        tell(g, "saved", "R18.3", card=int(number), kind=g.state.cards[int(number)].kind)
        return
    source = int(key.split(":")[1])
    seat = controller(g.state, source)
    happening = batch.occurrences[int(key.split(":")[3])]
    if source > 0 and g.state.cards[source].zone == "dead":
        seat = happening.controller
    yield from abilities.use(g, answering(g.state, seat, key, batch))


def _begin(state: State, batch: Batch) -> None:
    """R15.9. Which cards are in play when it happens."""
    batch.present = {number: state.cards[number].stamp for number in all_in_play(state)}


def _happen(g: G, happening: Happening, batch: Batch) -> Rules[None]:
    act = HAPPEN.get(happening.name)
    if act is not None:
        yield from act(g, happening, batch)


def _texts(stage: str) -> str:
    return "reaction_window" if stage == AFTER else "interrupt_window"


def _about(state: State, batch: Batch) -> dict[str, str | int]:
    """What the prompt of a window tells: what is about to happen or has happened."""
    first: Happening = batch.occurrences[0]
    return {"what": first.name, "seat": first.seat if first.seat != NOBODY else first.controller, "card": first.kind}


WINDOWS = Windows(
    rule="R15",
    seats=order,
    chooser=lambda state: order(state)[0],
    forced=forced,
    optional=optional,
    masked=masked,
    carry_out=carry_out,
    possible=possible,
    begin=_begin,
    happen=_happen,
    settle=check,
    texts=_texts,
    about=_about,
    default=absent,
    hidden=hidden,
    silent=silent,
    stages=(BEFORE,),
)
