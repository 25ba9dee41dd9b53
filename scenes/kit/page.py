"""What is told about one thing in full (C6.4b): plain data that a title makes for the inspector and the large page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

if TYPE_CHECKING:
    import pygame

    from scenes.media.media import Media

CardFace = Callable[["Media", Any, bool], "pygame.Surface"]
Maker = Callable[[Any, str], "Page | None"]
M = TypeVar("M", bound=Maker)


class PageRow(NamedTuple):
    """One line of a page or of a tip. `kind`: "text" (a paragraph), "head" (a heading), "row" (an icon, words, a value
    at the right), "cell" (an icon and a value over the words, three of them side by side), "total" (a row under a
    line). `tone`: "", dim, good, bad, gold. `ref`: the page that a click opens.
    """

    text: str
    value: str = ""
    icon: str = ""
    tone: str = ""
    ref: str = ""
    kind: str = "row"


class Page(NamedTuple):
    """All texts are finished. `picture` is a sprite, `card` what a title draws in its place, `figures` stand large
    beside it; `top` stands large above the other rows: what comes of choosing the thing, and what that is made of;
    `rule`: where the rulebook tells more; `ref` is filled in by `PageBook`.
    """

    title: str
    subtitle: str = ""
    picture: str = ""
    figures: str = ""
    card: Any = ""
    rows: Sequence[PageRow] = ()
    rule: str = ""
    ref: str = ""
    top: Sequence[PageRow] = ()


def text(words: str, tone: str = "") -> PageRow:
    """A paragraph."""
    return PageRow(words, tone=tone, kind="text")


def head(words: str) -> PageRow:
    """A heading inside a page."""
    return PageRow(words, kind="head")


class PageBook:
    """The pages of a title by the kinds of refs that they tell about: "card" for "card:gleaning". `card(media, card,
    large)` draws a card that stands for a picture; `large(card)` is its size where it stands large.
    """

    def __init__(self, card: CardFace | None = None, large: Callable[[Any], tuple[int, int]] | None = None) -> None:
        self.card, self.large = card, large
        self._makers: dict[str, Maker] = {}

    def makes(self, *kinds: str) -> Callable[[M], M]:
        """Registers what makes the pages of some kinds from the title's words and what follows the kind."""

        def take(maker: M) -> M:
            self._makers.update(dict.fromkeys(kinds, maker))
            return maker

        return take

    def page(self, words: Any, ref: str) -> Page | None:
        """The page of a ref; None where there is none ("hand:3" of an empty place)."""
        kind, _, what = ref.partition(":")
        page = self._makers[kind](words, what) if kind in self._makers else None
        return page._replace(ref=ref) if page is not None else None
