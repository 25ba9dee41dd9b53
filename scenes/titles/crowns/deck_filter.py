"""Which cards the deck editor and the card finder show: by faction, type, cost, icons, traits, keywords and words in
both languages."""

from __future__ import annotations

from typing import NamedTuple

from game.titles.crowns.content import CARDS, FACES, NEUTRAL, PLOTS, DeckRow
from scenes.media.texts import LANGUAGES, Texts
from scenes.titles.crowns.card_text import card_text
from scenes.titles.crowns.deck_plan import DEAREST, allows

DRAW, PLOTTED = "cards", "plots"
ALLOWED, ANY = "allowed", "any"
FITTING = (ALLOWED, ANY, NEUTRAL)
_words: dict[str, str] = {}


class CardFilter(NamedTuple):
    """`pool`: draw cards or plots; `faction`: "allowed" (what the deck may hold), "any", or one; of `types` and `costs`
    any will do (none: all), of `icons` all are wanted; `trait` and `keyword` are names, "" for any; each of `words`
    stands somewhere on the card; `held`: only what the deck holds."""

    pool: str = DRAW
    faction: str = ALLOWED
    types: frozenset[str] = frozenset()
    costs: frozenset[int] = frozenset()
    icons: frozenset[str] = frozenset()
    trait: str = ""
    keyword: str = ""
    words: str = ""
    held: bool = False

    @property
    def narrow(self) -> bool:
        """Whether anything but the pool is asked for."""
        return self != CardFilter(pool=self.pool)


def matching(wanted: CardFilter, deck: DeckRow) -> list[str]:
    """The cards that a filter lets through, by cost within each type as they are printed."""
    pool = PLOTS if wanted.pool == PLOTTED else CARDS
    said = wanted.words.casefold().split()
    return [card for card in pool if _fits(wanted, card, deck) and all(word in words_of(card) for word in said)]


def _fits(wanted: CardFilter, card: str, deck: DeckRow) -> bool:
    face = FACES[card]
    held = card in (deck.plots if card in PLOTS else deck.cards)
    if wanted.held and not held:
        return False
    if wanted.trait and wanted.trait not in face.traits:
        return False
    if wanted.keyword and face.keyword(wanted.keyword) is None:
        return False
    if card in PLOTS:
        return True
    if wanted.faction == ALLOWED and not (allows(deck, card) or held):
        return False
    if wanted.faction not in (ALLOWED, ANY, face.faction):
        return False
    return (
        (not wanted.types or face.type in wanted.types)
        and (not wanted.costs or min(face.cost, DEAREST) in wanted.costs)
        and wanted.icons <= set(face.icons)
    )


def words_of(card: str) -> str:
    """All words of a card in both languages, as they are searched."""
    if not _words:
        for texts in map(Texts, LANGUAGES):
            for one in (*CARDS, *PLOTS):
                _words[one] = f"{_words.get(one, '')} {_in(texts, one)}"
    return _words[card]


def _in(texts: Texts, card: str) -> str:
    face = FACES[card]
    traits = (texts.get(f"crowns.trait.{trait.lower()}") for trait in face.traits)
    lines = (f"{line.head} {line.body}" for line in card_text(texts, card))
    kind = texts.get(f"crowns.type.{face.type}")
    return " ".join((texts.get(f"crowns.card.{card}"), kind, *traits, *lines)).casefold()


def traits_in(pool: str) -> list[str]:
    """The traits of the cards or of the plots."""
    rows = PLOTS if pool == PLOTTED else CARDS
    return sorted({trait for card in rows for trait in FACES[card].traits})


def keywords_in(pool: str) -> list[str]:
    """The keywords of the cards; plots have none."""
    rows = PLOTS if pool == PLOTTED else CARDS
    return sorted({word.name for card in rows for word in FACES[card].keywords})
