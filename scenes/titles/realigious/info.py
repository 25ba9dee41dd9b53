"""Information pages (10.3): what a page is, and how every ref of the screen finds its own.

A page is plain data: finished texts, sprite names and refs of other pages. `page_of` makes it from the texts and, where
the match matters, from the reader's view; nothing is told that the view doesn't hold.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from game.match.seats import SeatInfo
    from game.titles.realigious.view import SeatView
    from scenes.media.media import Media


class Row(NamedTuple):
    """One line of a page. `kind`: "text" (a paragraph), "head" (a heading), "row" (words and a value at the right),
    "total" (a row under a line). `tone`: "", dim, good, bad, gold. `ref`: the page that a click opens.
    """

    text: str
    value: str = ""
    icon: str = ""
    tone: str = ""
    ref: str = ""
    kind: str = "row"


class Page(NamedTuple):
    """`picture` is a sprite, `card` a card that is shown in its place."""

    ref: str
    title: str
    subtitle: str = ""
    picture: str = ""
    card: str = ""
    rows: tuple[Row, ...] = ()
    rule: str = ""


class Context(NamedTuple):
    """What a page may draw on. Without a view it tells only what always holds."""

    media: Media
    view: SeatView | None = None
    names: Sequence[SeatInfo] = ()

    def t(self, key: str, /, **args: str | int) -> str:
        """A text in the current language."""
        return self.media.t(key, **args)


Maker = Callable[[Context, str], "Page | None"]
MAKERS: dict[str, Maker] = {}


def makes(*kinds: str) -> Callable[[Maker], Maker]:
    """Registers the maker of the pages of some kinds of refs: "card" for "card:gleaning"."""

    def take(maker: Maker) -> Maker:
        for kind in kinds:
            MAKERS[kind] = maker
        return maker

    return take


def page_of(media: Media, ref: str, view: SeatView | None = None, names: Sequence[SeatInfo] = ()) -> Page | None:
    """The page of a ref; None where there is none ("hand:3" of an empty place)."""
    from scenes.titles.realigious import info_match, info_pages

    assert info_match and info_pages  # they fill MAKERS
    kind, _, what = ref.partition(":")
    maker = MAKERS.get(kind)
    return maker(Context(media, view, names), what) if maker is not None else None


def text(words: str, tone: str = "") -> Row:
    """A paragraph."""
    return Row(words, tone=tone, kind="text")


def head(words: str) -> Row:
    """A heading inside a page."""
    return Row(words, kind="head")
