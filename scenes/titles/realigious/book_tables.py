"""Tables of Realigious' rulebook, made of the game's own tables: they can't differ from what is played."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.titles.realigious.content import CARDS, COUNTS, STRUCTURES, CardRow
from scenes.kit.rulebook import Cell, Content

if TYPE_CHECKING:
    from scenes.media.media import Media

LOOKS = {
    "none": "realigious/terrain/grass_0",
    "forest": "realigious/structure/forest_grass",
    "mountain": "realigious/structure/mountain_stone",
}
"""Structures whose sprite depends on the climate."""


def structures(media: Media) -> Content:
    """5.8, R14.3. Shares of the buried resources, and how many lie on maps for 2, 3 and 4 players."""
    t = media.t
    rows = []
    for row in STRUCTURES.values():
        counts = [getattr(count, row.kind, None) for count in COUNTS.values()]
        shown = " / ".join(str(n) for n in counts) if None not in counts else "-"
        if row.kind in ("church", "local_government"):
            shown = t("realigious.rules.among", n=shown)
        shares = (row.believers, row.donations, row.influence)
        rows.append((
            Cell(sprite=LOOKS.get(row.id, f"realigious/structure/{row.id}"), high=46),
            Cell(t(f"realigious.structure.{row.id}"),
                strong=True),
            *(Cell("×" + str(share) if share else "-") for share in shares), Cell(shown),
        ))  # fmt: skip
    heads = ("", t("realigious.rules.structure"), t("realigious.resource.believers"),
             t("realigious.resource.donations"),
             t("realigious.resource.influence"), t("realigious.rules.maps"))  # fmt: skip
    return Content(heads, rows, (7, 27, 13, 13, 13, 27))


def cards(media: Media, branch: str) -> Content:
    """5.3. The cards of one branch with level, price and use."""
    t = media.t
    found = sorted((card for card in CARDS.values() if card.branch == branch), key=lambda card: card.order)
    rows = [(Cell(sprite=f"realigious/card/{card.id}", high=40), Cell(t(f"realigious.card.{card.id}"), link=card.code),
             Cell(str(card.level)), *(Cell(words) for words in _price(media, card)),
             Cell(t(f"realigious.kind.{card.kind}")))
            for card in found]  # fmt: skip
    heads = ("", t("realigious.rules.card"), t("realigious.rules.level"), t("realigious.resource.donations"),
             t("realigious.resource.influence"), t("realigious.resource.reputation"),
             t("realigious.rules.use"))  # fmt: skip
    return Content(heads, rows, (8, 30, 9, 14, 14, 12, 13))


def _price(media: Media, card: CardRow) -> list[str]:
    if card.text_price:
        words = media.t(f"realigious.rules.price.{card.text_price}")
        paid = [words, words]
    else:
        paid = [f"{n:,}" if n else "-" for n in (card.donations, card.influence)]
    return [*paid, str(card.reputation) if card.reputation else "-"]


TABLES: dict[str, Callable[..., Content]] = {"structures": structures, "cards": cards}
