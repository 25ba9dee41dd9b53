"""5.5. The text of a card says what its definition says: every number, kind, trait and keyword of the notation."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec
import pytest

from game.titles.crowns.content import FACES
from game.titles.crowns.notation import ICONS, Ability, AbilityPart, Condition, Cost, Discount, Effect, Phrase, Trigger
from scenes.media.texts import Texts
from scenes.titles.crowns.card_text import card_text

if TYPE_CHECKING:
    from collections.abc import Iterator

Part = Ability | AbilityPart | Condition | Cost | Discount | Effect | Phrase | Trigger
TYPED = {"location", "attachment", "event"}


def numbers(part: Part) -> Iterator[int]:
    """The numbers that a reader needs, in no order."""
    match part:
        case Cost(verb="sacrifice"):
            return
        case Cost(n=n) if n:
            yield n
        case Trigger(margin=margin) if margin:
            yield margin
        case Condition(n=n) if n > 1:
            yield n
        case Phrase(cost=cost, strength=strength, power=power, states=states):
            yield from (2 for state in states if state == "accompanied")
            yield from (n for n in (cost, strength) if n >= 0)
            yield from (n for n in (power,) if n)
        case Effect(amount=amount, count=count):
            yield from (abs(n) for n in (amount.n, amount.cap, count) if n)
            yield from (n for n in (amount.every,) if n > 1)
        case _:
            return


def names(part: Part) -> Iterator[str]:
    """The keys of the kinds, traits, types and keywords that a reader needs."""
    match part:
        case Trigger(words=words):
            yield from (f"crowns.kind.{word}" for word in words if word in ICONS)
        case Condition(word=word) if word in ICONS:
            yield f"crowns.kind.{word}"
        case Condition(word=word) if word[:1].isupper():
            yield f"crowns.trait.{word.lower()}"
        case Phrase(traits=traits, types=types):
            yield from (f"crowns.trait.{trait.lower()}" for trait in traits)
            yield from (f"crowns.type.{kind}" for kind in types if kind in TYPED)
        case Effect(verb="icon" | "extra_challenge", word=word):
            yield f"crowns.kind.{word}"
        case Effect(verb="keyword", word=word):
            yield f"crowns.keyword.{word}"
        case Effect(verb="plot_mod", word=word):
            yield f"crowns.value.{word}"
        case _:
            return


def parts(thing: object) -> Iterator[Part]:
    """A thing of the notation with all that it holds."""
    if isinstance(thing, Part):
        yield thing
    if isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from parts(getattr(thing, name))
    elif isinstance(thing, tuple):
        for one in thing:
            yield from parts(one)


LINES = [(card, at) for card, face in FACES.items() for at in range(len(face.abilities))]


@pytest.mark.parametrize("language", ["ko", "en"])
def test_s5_5_a_text_has_every_number_of_its_definition(language: str) -> None:
    texts, wrong = Texts(language, strict=True), []
    for card, at in LINES:
        told = texts.get(f"crowns.text.{card}.{at}", cost="").replace("one", "1")
        ability = FACES[card].abilities[at]
        found = sorted(map(int, re.findall(r"\d+", told)))
        wanted = sorted(n for part in parts(ability) if not isinstance(part, Cost) for n in numbers(part))
        if set(wanted) - set(found) or [n for n in found if n > 1 and n not in wanted]:
            wrong.append((card, at, wanted, told))
    assert wrong == []


@pytest.mark.parametrize("language", ["ko", "en"])
def test_s5_5_a_text_names_every_kind_trait_and_keyword_of_its_definition(language: str) -> None:
    texts, wrong = Texts(language, strict=True), []
    for card, at in LINES:
        told = texts.get(f"crowns.text.{card}.{at}", cost="").lower()
        ability = FACES[card].abilities[at]
        stated = [part for field in (ability.when, ability.holds, ability.provided, ability.targets, ability.parts)
                  for part in parts(field)]  # fmt: skip
        for key in {key for part in stated for key in names(part)}:
            if texts.get(key).lower() not in told:
                wrong.append((card, at, texts.get(key), told))
    assert wrong == []


@pytest.mark.parametrize("language", ["ko", "en"])
def test_s5_5_every_card_has_its_text_and_no_placeholder_is_left(language: str) -> None:
    texts = Texts(language, strict=True)
    told = {card: card_text(texts, card) for card in FACES}
    assert [card for card, text in told.items() if re.search(r"[{}@]", " ".join(map(" ".join, text)))] == []
    assert all(bool(told[card]) == bool(face.abilities or face.keywords or face.host) for card, face in FACES.items())


def test_s5_5_kind_phase_cost_and_limit_stand_around_the_body() -> None:
    texts = Texts("en", strict=True)
    assert card_text(texts, "al02")[-1] == (
        "Action (Challenges):",
        "Kneel this card: choose an enemy participating character; it gets -3 STR until the end of the challenge. "
        "Kill it if its STR is 0 (it cannot be saved).",
    )
    assert card_text(texts, "nt18")[-1].body == "When one of your characters would be killed, kneel this card, " \
        "pay 2 gold: save it."  # fmt: skip
    assert card_text(texts, "bc01")[-1].body.endswith("stand it. (Limit once per round.)")
    assert card_text(texts, "bc18")[0].head == "Bestow (2)."
