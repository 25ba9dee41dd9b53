"""5.5. The text of a card: keywords, where it is attached, its abilities. Kind, cost and limit are put together from
the definition, the body of each ability is written out in `assets/texts`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.titles.crowns.content import FACES

if TYPE_CHECKING:
    from game.titles.crowns.notation import Ability, Cost, Keyword
    from scenes.media.texts import Texts


class PrintedLine(NamedTuple):
    """One paragraph of a card: what is printed in bold ("Reaction:", the keywords), and what follows it."""

    head: str
    body: str = ""


def card_text(texts: Texts, card: str) -> list[PrintedLine]:
    """5.5. All that is printed as words on a card, plot, office or agenda, in the current language. Raises KeyError for
    an id that section 5 does not have.
    """
    face = FACES[card]
    told = []
    if face.keywords:
        told.append(PrintedLine(" ".join(f"{keyword_name(texts, word)}." for word in face.keywords)))
    if face.host is not None:
        told.append(PrintedLine("", texts.get(f"crowns.attach.{card}")))
    told.extend(_ability(texts, f"crowns.text.{card}.{i}", one) for i, one in enumerate(face.abilities))
    return told


def keyword_name(texts: Texts, word: Keyword) -> str:
    """1.2. A keyword as it is printed: "Ambush (3)", "No attachments except Weapon"."""
    if word.trait:
        return texts.get("crowns.text.except", trait=f"@crowns.trait.{word.trait.lower()}")
    return texts.get(f"crowns.keyword.{word.name}", n=word.n)


def _ability(texts: Texts, key: str, ability: Ability) -> PrintedLine:
    costs = ", ".join(_cost(texts, one) for one in ability.cost)
    body = _begun(texts.get(key, cost=costs))
    if ability.limit:
        body += " " + texts.get(f"crowns.text.limit.{ability.per}.{ability.limit}")
    return PrintedLine(_kind(texts, ability), body)


def _kind(texts: Texts, ability: Ability) -> str:
    if ability.kind == "C":
        return ""
    if ability.kind != "A":
        return texts.get(f"crowns.text.kind.{ability.kind.lower()}")
    if ability.phase == "any":
        return texts.get("crowns.text.kind.any")
    return texts.get("crowns.text.kind.a", phase=f"@crowns.phase.{ability.phase}")


def _cost(texts: Texts, cost: Cost) -> str:
    """5.3."""
    if cost.twice_claim:
        return texts.get("crowns.text.cost.pay_claim")
    what = cost.card if cost.verb in ("kneel", "sacrifice") else ""
    if cost.cards is not None:
        what = cost.cards.traits[0].lower()
    return texts.get(f"crowns.text.cost.{cost.verb}.{what}" if what else f"crowns.text.cost.{cost.verb}", n=cost.n)


def _begun(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
