"""Tables of Crowns' rulebook, made of the game's own tables: they can't differ from what is played."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.titles.crowns.content import AGENDAS, CARDS, DECKS, OFFICES, PLOTS
from scenes.kit.rulebook import Cell, Content
from scenes.titles.crowns.card_text import card_text
from scenes.titles.crowns.deck_plan import counted

if TYPE_CHECKING:
    from scenes.media.media import Media


def _told(media: Media, card: str) -> str:
    """All words of a card in one paragraph."""
    return " ".join(f"{line.head} {line.body}".strip() for line in card_text(media.texts, card))


def cards(media: Media, faction: str) -> Content:
    """5.6-5.12. The draw cards of a faction."""
    t, rows = media.t, []
    for row in CARDS.values():
        if row.faction != faction:
            continue
        traits = ", ".join(t(f"crowns.trait.{trait.lower()}") for trait in row.traits)
        marks = [t(f"crowns.mark.{name}") for name, has in (("unique", row.unique), ("loyal", row.loyal)) if has]
        numbers = str(row.cost)
        if row.type == "character":
            kinds = " · ".join(t(f"crowns.kind.{icon}") for icon in row.icons)
            told = f"{t('crowns.face.str', n=row.strength)} · {kinds}"
        else:
            told = t(f"crowns.type.{row.type}")
        words = " · ".join([told, traits, *marks])
        rows.append((Cell(sprite=f"crowns/type/{row.type}", high=32), Cell(t(f"crowns.card.{row.id}"), strong=True),
                     Cell(numbers), Cell(words), Cell(_told(media, row.id))))  # fmt: skip
    heads = ("", t("crowns.book.head.card"), t("crowns.book.head.cost"), t("crowns.book.head.kind"), t("rules.what"))
    return Content(heads, rows, (6, 20, 8, 24, 42))


def plots(media: Media) -> Content:
    """5.13. The plots with their four values."""
    t, rows = media.t, []
    for row in PLOTS.values():
        values = f"{row.gold} · {row.initiative} · {row.claim} · {row.reserve}"
        traits = ", ".join(t(f"crowns.trait.{trait.lower()}") for trait in row.traits)
        rows.append((Cell(t(f"crowns.card.{row.id}"), strong=True), Cell(values), Cell(traits),
                     Cell(_told(media, row.id))))  # fmt: skip
    heads = (t("crowns.type.plot"), t("crowns.book.head.values"), t("crowns.decks.traits"), t("rules.what"))
    return Content(heads, rows, (22, 20, 16, 42))


def offices(media: Media) -> Content:
    """5.14. The offices: whom they support, whose rivals they are."""
    t, rows = media.t, []
    for row in OFFICES.values():
        supports = t(f"crowns.card.{row.supports}") if row.supports else "-"
        rivals = ", ".join(t(f"crowns.card.{name}") for name in row.rivals) or "-"
        rows.append((Cell(t(f"crowns.card.{row.id}"), strong=True), Cell(_told(media, row.id)), Cell(supports),
                     Cell(rivals)))  # fmt: skip
    heads = (t("crowns.type.office"), t("rules.what"), t("crowns.office.supports"), t("crowns.office.rivals"))
    return Content(heads, rows, (18, 38, 18, 26))


def agendas(media: Media) -> Content:
    """5.15. The agendas with what they ask of a deck."""
    t = media.t
    rows = [(Cell(t(f"crowns.card.{name}"), strong=True), Cell(t(f"crowns.decks.agenda.{name}").partition(": ")[2]))
            for name in AGENDAS]  # fmt: skip
    return Content((t("crowns.type.agenda"), t("rules.what")), rows, (26, 74))


def decks(media: Media) -> Content:
    """5.16. The ready decks in numbers."""
    t, rows = media.t, []
    for name, deck in DECKS.items():
        found = counted(deck)
        icons = " / ".join(str(n) for n in found.icons.values())
        rows.append((Cell(sprite=f"crowns/crest/{name}", high=40), Cell(t(f"crowns.faction.{name}"), strong=True),
                     Cell(icons), Cell(f"{found.cost / 100:.2f}"), Cell(t(f"crowns.ready.{name}"))))  # fmt: skip
    kinds = " / ".join(t(f"crowns.kind.{icon}") for icon in counted(DECKS["heron"]).icons)
    heads = ("", t("crowns.decks.ready"), kinds, t("crowns.book.head.cost"), t("rules.what"))
    return Content(heads, rows, (8, 20, 22, 10, 40))


TABLES: dict[str, Callable[..., Content]] = {
    "cards": cards, "plots": plots, "offices": offices, "agendas": agendas, "decks": decks,
}  # fmt: skip
