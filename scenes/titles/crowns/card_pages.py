"""The pages of Crowns' things (C6.4b): cards with what holds of them now, piles, seats, the challenge, phases."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.crowns.content import FACES, WIN
from game.titles.crowns.notation import ICONS, PHASES
from game.titles.crowns.view import VALUES
from scenes.kit.page import Page, PageBook, PageRow, head, text
from scenes.titles.crowns import card_now
from scenes.titles.crowns.card_text import card_text
from scenes.titles.crowns.faces import LARGE, LARGE_WIDE, card_face, foot_line, is_wide, kind_line, name_of
from scenes.titles.crowns.plate import gold_words

if TYPE_CHECKING:
    import pygame

    from game.core.modifiers import Term
    from scenes.media.media import Media
    from scenes.titles.crowns.words import Words


def _drawn(media: Media, card: str, large: bool) -> pygame.Surface:
    size = LARGE_WIDE if is_wide(card) else LARGE
    return card_face(media, card, size if large else (size[0] // 2, size[1] // 2))


PAGES = PageBook(_drawn, lambda card: LARGE_WIDE if is_wide(card) else LARGE)


@PAGES.makes("card", "kind", "office")
def card_page(words: Words, what: str) -> Page | None:
    """A card: what is printed, and what holds of it now."""
    ref = f"card:{what}" if what.lstrip("-").isdigit() else f"kind:{what}"
    if words.seen is None and ref.startswith("card:"):
        return None
    kind = card_now.kind_of(words.view, ref) if words.seen is not None else what
    if kind.startswith("faction:"):
        return Page(name_of(words.media, kind), words.t("crowns.type.faction"), card=kind,
                    rows=[text(words.t("crowns.page.faction"))])  # fmt: skip
    if kind not in FACES:
        return None
    rows = [text(f"{line.head} {line.body}".strip()) for line in card_text(words.media.texts, kind)]
    now = card_now.notes(words, ref) if words.seen is not None and ref.startswith("card:") else []
    if now:
        rows += [head(words.t("crowns.now")), *now]
    return Page(name_of(words.media, kind), f"{kind_line(words.media, kind)} · {foot_line(words.media, kind)}",
                card=kind, rows=rows, rule="R16" if FACES[kind].abilities else "R3")  # fmt: skip


@PAGES.makes("pile")
def pile_page(words: Words, what: str) -> Page | None:
    """The cards of a pile that the reader knows, the newest first."""
    pile, _, seat = what.partition(":")
    player = words.view.players[int(seat)]
    known = list(getattr(player, pile, ()))
    counts = {"hand": player.hand_count, "deck": player.deck_count, "plots": player.plot_count}
    count = counts.get(pile, len(known))
    rows = [text(words.t(f"crowns.pile.{pile}.text"))]
    for card in reversed(known):
        icon = f"crowns/type/{FACES[card.kind].type}"
        rows.append(PageRow(words.card(card.kind), icon=icon, ref=f"card:{card.number}"))
    if pile == "plots" and player.used:
        rows.append(head(words.t("crowns.pile.used")))
        rows += [PageRow(words.card(card.kind), ref=f"card:{card.number}") for card in reversed(player.used)]
    title = words.t("crowns.pile.of", name=words.name(int(seat)), what=f"@crowns.pile.{pile}")
    icon = f"crowns/icon/{pile}" if pile != "plots" else "crowns/type/plot"
    return Page(title, words.t("crowns.pile.count", n=count), picture=icon, rows=rows, rule="R2")


@PAGES.makes("gold")
def gold_page(words: Words, what: str) -> Page:
    """The gold pool of a seat, and its next income."""
    player = words.view.players[int(what)]
    rows = [text(words.t("crowns.page.gold"))]
    if player.revealed is not None:
        rows += [head(words.t("crowns.value.gold")), *_terms(words, player.revealed.terms[VALUES.index("gold")])]
    subtitle = gold_words(words.media, words.view, int(what))
    return Page(words.name(int(what)), subtitle, picture="crowns/icon/gold", rows=rows, rule="R9.2")


@PAGES.makes("seat")
def seat_page(words: Words, what: str) -> Page:
    """A seat: faction, power with where it lies, challenges left, what it would have at dominance."""
    seat, t = int(what), words.t
    player = words.view.players[seat]
    rows = [PageRow(t("crowns.page.on_faction"), str(player.faction_power), "crowns/splinter", "gold")]
    rows += [PageRow(words.card(piece.kind), str(piece.power), "crowns/splinter", "gold", f"card:{piece.number}")
             for piece in player.play if piece.power]  # fmt: skip
    rows.append(head(t("crowns.page.left")))
    rows += [PageRow(t(f"crowns.kind.{kind}"), str(n), f"crowns/icon/{kind}")
             for kind, n in zip(ICONS, player.left, strict=True)]  # fmt: skip
    rows += [head(t("crowns.page.dominance")), *_terms(words, player.dominance)]
    if player.office:
        rows += [head(t("crowns.type.office")), PageRow(words.card(player.office), ref=f"kind:{player.office}")]
        rows += [PageRow(t("crowns.seat.supports", name=words.name(other)), tone="good") for other in player.supports]
        rows += [PageRow(t("crowns.seat.rival", name=words.name(other)), tone="bad") for other in player.rivals]
    if player.agenda:
        rows += [head(t("crowns.type.agenda")), PageRow(words.card(player.agenda), ref=f"kind:{player.agenda}")]
    rows += [PageRow(t("crowns.seat.limited"), tone="dim")] * player.limited
    subtitle = f"{t(f'crowns.faction.{player.faction}')} · {t('crowns.fact.power', n=player.power, most=WIN)}"
    return Page(words.name(seat), subtitle, card=f"faction:{player.faction}", rows=rows, rule="R1")


@PAGES.makes("challenge")
def challenge_page(words: Words, _what: str) -> Page | None:
    """Both sides of the challenge with all terms."""
    challenge, t = words.view.challenge, words.t
    if challenge is None:
        return None
    rows: list[PageRow] = []
    for key, seat, total, terms in (
        ("crowns.fight.attack", challenge.attacker, challenge.attack, challenge.attack_terms),
        ("crowns.fight.defence", challenge.defender, challenge.defence, challenge.defence_terms),
    ):
        rows += [head(t(key, name=words.name(seat), n=total)), *_terms(words, terms)]
        rows.append(PageRow(t("crowns.page.total"), str(total), kind="total"))
    rows += [head(t("crowns.value.claim")), *_terms(words, challenge.claim_terms)]
    return Page(t(f"crowns.kind.{challenge.kind}"), t("crowns.fight.claim", n=challenge.claim),
                picture=f"crowns/icon/{challenge.kind}", rows=rows, rule="R10.9")  # fmt: skip


PHASE_ICONS = {
    "plot": "crowns/icon/initiative", "draw": "crowns/icon/deck", "marshalling": "crowns/icon/gold",
    "challenges": "crowns/icon/military", "dominance": "crowns/icon/strength", "standing": "crowns/icon/stand",
    "taxation": "crowns/icon/reserve",
}  # fmt: skip


@PAGES.makes("phase")
def phase_page(words: Words, what: str) -> Page | None:
    """A phase: what happens in it, and how each seat stands in what it is about."""
    if what not in PHASES:
        return None
    rows = [text(words.t(f"crowns.phase.{what}.text"))]
    if words.seen is not None:
        rows.append(head(words.t(f"crowns.page.phase.{what}")))
        rows += [PageRow(words.name(seat), _stands(words, what, seat), f"seat/{seat}", "gold", f"seat:{seat}")
                 for seat in words.view.order]  # fmt: skip
    return Page(words.t(f"crowns.phase.{what}"), words.t("crowns.page.phase", n=PHASES.index(what) + 1),
                picture=PHASE_ICONS[what], rows=rows, rule=f"R{7 + PHASES.index(what)}")  # fmt: skip


def _stands(words: Words, phase: str, seat: int) -> str:
    """What a phase asks of a seat, as it is now; "-" for what is of its plot before it has one."""
    player = words.view.players[seat]
    values = player.revealed.values if player.revealed is not None else None
    match phase:
        case "draw":
            return str(player.deck_count)
        case "challenges":
            return " · ".join(str(n) for n in player.left)
        case "dominance":
            return str(max(0, sum(term.value for term in player.dominance)))
        case "standing":
            return str(sum(piece.kneeling for piece in player.play) + player.faction_kneeling)
    value = str(values[VALUES.index(PLOT_VALUES[phase])]) if values is not None else "-"
    return f"{player.hand_count} / {value}" if phase == "taxation" else value


PLOT_VALUES = {"plot": "initiative", "marshalling": "gold", "taxation": "reserve"}
"""The value of its plot that a phase goes by."""


def _terms(words: Words, terms: tuple[Term, ...]) -> list[PageRow]:
    return card_now.listed(words, terms)
