"""Pages of what always holds: cards, traits, branches, gods, religions, characters, climates, places, forces."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.titles.realigious.content import (
    BRANCHES,
    CARDS,
    CELEBRITIES,
    CHURCHES,
    CLIMATES,
    GODS,
    GOVERNMENTS,
    RELIGIONS,
    TRAIT_OF_CARD,
    TRAITS,
)
from scenes.kit.cosmetics import materials
from scenes.kit.page import Page, PageBook, PageRow, head, text
from scenes.titles.realigious.cards import BIG_SIZE, ShownPrice, big_card, hand_card, price_words, printed
from scenes.titles.realigious.phase_strip import FULL_SQUALL, climate_sign, light
from scenes.titles.realigious.pieces import piece_sprite

if TYPE_CHECKING:
    import pygame

    from scenes.media.media import Media
    from scenes.titles.realigious.prompts import Words

MOST_HELD, EXAMPLE = 5, 3
STRUCTURE_PICTURE = {"forest": "realigious/structure/forest_grass", "mountain": "realigious/structure/mountain_stone",
                     "none": "realigious/terrain/grass_0", "start_point": "realigious/structure/start"}  # fmt: skip


def card_face(media: Media, card: tuple[str, ShownPrice], large: bool) -> pygame.Surface:
    """The card that stands for a page's picture, with what it costs."""
    return big_card(media, *card) if large else hand_card(media, *card)


PAGES = PageBook(card_face, lambda _: BIG_SIZE)


def link(words: Words, kind: str, what: str, value: str = "", tone: str = "") -> PageRow:
    """A thing by its name and picture, with a link to its page."""
    return PageRow(words.t(f"realigious.{kind}.{what}"), value, f"realigious/{kind}/{what}", tone, f"{kind}:{what}")


def force_row(words: Words, force: str) -> PageRow:
    """A link to one of the four forces."""
    return link(words, "force", force)._replace(icon="ui/info")


def branch_row(words: Words, branch: str) -> PageRow:
    """A link to a branch."""
    return link(words, "branch", branch)._replace(icon=f"realigious/emblem/{branch}")


def seat_row(words: Words, seat: int, value: str = "") -> PageRow:
    """A player, with a link to its page."""
    return PageRow(words.name(seat), value, f"seat/{seat}", ref=f"seat:{seat}")


@PAGES.makes("card")
def card_page(words: Words, card: str, price: ShownPrice | None = None) -> Page | None:
    """A card in full: effect, price (as printed, unless it is known what it costs now), occasions, trait."""
    row = CARDS.get(card)
    if row is None:
        return None
    t, price = words.t, price or printed(card)
    group = t(f"realigious.branch.{row.branch}") if row.branch else t(f"realigious.group.{row.group}")
    facts = [group, t(f"realigious.kind.{row.kind}")] + (
        [t("realigious.screen.level", n=row.level)] if row.level is not None else []
    )
    rows = [text(t(f"realigious.card.{card}.text")), text(price_words(words.media, price), "gold")]
    if row.windows:
        rows.append(head(t("realigious.screen.windows")))
        rows += [PageRow(t(f"realigious.window.{window}"), icon="ui/reaction") for window in row.windows]
    trait = TRAIT_OF_CARD.get(card)
    if trait is not None:
        rows.append(head(t("realigious.field.traits")))
        rows.append(link(words, "trait", trait))
    if row.branch:
        rows.append(branch_row(words, row.branch))
    return Page(t(f"realigious.card.{card}"), " · ".join(facts), card=(card, price), rows=rows, rule="R5.10")


@PAGES.makes("trait")
def trait_page(words: Words, trait: str) -> Page | None:
    """A trait and its two cards."""
    row = TRAITS.get(trait)
    if row is None:
        return None
    t = words.t
    rows = [text(t(f"realigious.trait.{trait}.text"), "dim"), head(t("realigious.screen.cards"))]
    rows += card_rows(words, row.cards)
    rows.append(branch_row(words, row.branch))
    return Page(
        t(f"realigious.trait.{trait}"),
        t(f"realigious.branch.{row.branch}"),
        f"realigious/trait/{trait}",
        rows=rows,
        rule="R20",
    )


def card_rows(words: Words, cards: tuple[str, ...]) -> list[PageRow]:
    """Cards as links, each with its short text."""
    rows = []
    for card in cards:
        row = CARDS[card]
        level = words.t("realigious.screen.level", n=row.level) if row.level is not None else ""
        line = link(words, "card", card, level, "gold")
        rows.append(line._replace(icon=f"realigious/emblem/{row.branch or row.group}"))
        rows.append(text(words.t(f"realigious.card.{card}.short")))
    return rows


@PAGES.makes("seen")
def seen_page(words: Words, what: str) -> Page | None:
    """5.10. A hand that a relic has let the reader look into: "1:tithe,miracle"."""
    seat, _, names = what.partition(":")
    view, cards = words.seen, tuple(card for card in names.split(",") if card)
    if view is None or not seat.isdigit() or int(seat) >= len(view.seats):
        return None
    rows = card_rows(words, cards) or [text(words.t("realigious.screen.grave.empty"))]
    figure = piece_sprite(view.seats[int(seat)].character, int(seat), materials(words.seats))
    title = words.t("realigious.hand_seen.title", name=words.name(int(seat)))
    return Page(title, words.t("realigious.hand_seen.text"), figure, rows=rows, rule="R5.10")


@PAGES.makes("branch")
def branch_page(words: Words, branch: str) -> Page | None:
    """A branch and its traits."""
    if branch not in BRANCHES:
        return None
    t = words.t
    rows = [
        text(t(f"realigious.branch.{branch}.style"), "dim"),
        text(t(f"realigious.branch.{branch}.text")),
        head(t("realigious.field.traits")),
    ]
    rows += [link(words, "trait", trait.id) for trait in TRAITS.values() if trait.branch == branch]
    tree = t(f"realigious.tree.{BRANCHES[branch].tree}")
    return Page(t(f"realigious.branch.{branch}"), tree, f"realigious/emblem/{branch}", rows=rows)


@PAGES.makes("god")
def god_page(words: Words, god: str) -> Page | None:
    """A local god: seal, story, table of held relics; the reader's step is marked."""
    row = GODS.get(god)
    if row is None:
        return None
    t = words.t
    level = 0
    if words.seen is not None and words.seen.god == god and words.seen.own is not None:
        level = words.seen.seats[words.seen.own.seat].bonus_level
    icon = f"realigious/relic/{relic_sprite(god)}"
    rows = _type_rows(words, row.types) if row.types else []
    rows.append(head(t("realigious.screen.god.table")))
    for held in range(1 if not row.types else len(row.types) - 1, MOST_HELD + 1):
        mark = "gold" if held == level else ""
        rows.append(PageRow(t("realigious.screen.god.held", n=held), icon=icon, tone=mark or "dim"))
        rows.append(text(t(f"realigious.god.{god}.held.{held}"), mark))
    rows += [head(t("realigious.screen.story")), text(t(f"realigious.god.{god}.text"))]
    rows.append(force_row(words, "local_god"))
    return Page(
        t(f"realigious.god.{god}"), t(f"realigious.god.{god}.title"), f"realigious/seal/{god}", rows=rows, rule="R15"
    )


def _type_rows(words: Words, types: tuple[str, ...]) -> list[PageRow]:
    """What each relic of a god does whose relics differ; how many are held changes nothing before the victory."""
    rows = [head(words.t("realigious.screen.god.types"))]
    for i, kind in enumerate(types):
        icon = f"realigious/relic/giyechin_{i + 1}"
        rows.append(PageRow(words.t(f"realigious.relic.{kind}"), icon=icon, tone="gold"))
        rows.append(text(words.t(f"realigious.relic.{kind}.text")))
    return [*rows, text(words.t("realigious.god.giyechin.held.1"), "dim")]


def relic_sprite(god: str, kind: int = 0) -> str:
    """The sprite of a god's relic without its folder."""
    return f"giyechin_{kind or 1}" if god == "giyechin" else god


@PAGES.makes("religion")
def religion_page(words: Words, religion: str) -> Page | None:
    """A religion: strength, weakness, church, added cards."""
    row = RELIGIONS.get(religion)
    if row is None:
        return None
    t = words.t
    name = f"realigious.religion.{religion}"
    rows = [text(t(f"{name}.text")), text(t(f"{name}.good"), "good"), text(t(f"{name}.bad"), "bad")]
    rows += [head(t("realigious.force.established_church")), link(words, "structure", row.church)]
    if row.cards:
        rows.append(head(t("realigious.screen.cards")))
        rows += card_rows(words, tuple(dict.fromkeys(row.cards)))
    return Page(t(name), t("realigious.field.religion"), f"realigious/religion/{religion}", rows=rows, rule="R19.5")


@PAGES.makes("climate")
def climate_page(words: Words, climate: str) -> Page | None:
    """A climate, how long its days are, and how it stands now."""
    if climate not in CLIMATES:
        return None
    t, view = words.t, words.seen
    rows = [
        text(t(f"realigious.climate.{climate}.text")),
        PageRow(t(f"realigious.climate.{climate}.days"), icon="realigious/fx/day"),
    ]
    if view is not None and view.climate == climate:
        rows.append(head(t("realigious.screen.now_here")))
        row = link(words, "time", light(view), t("realigious.climate.cycles_left", n=view.light_left))
        rows.append(row._replace(icon=f"realigious/fx/{light(view)}"))
        rows += climate_rows(words)
    title, region = t(f"realigious.climate.{climate}.trait"), t("realigious.field.climate")
    below = f"{region} · {t(f'realigious.climate.{climate}')}"
    return Page(title, below, f"realigious/climate/{climate}", rows=rows, rule="R11")


def climate_rows(words: Words) -> list[PageRow]:
    """The climate's own gauge."""
    t, view = words.t, words.seen
    if view is None:
        return []
    icon, _ = climate_sign(view)
    match view.climate:
        case "tropical":
            return [PageRow(t("realigious.climate.squall", n=view.gauge, max=FULL_SQUALL), icon=icon)]
        case "temperate" if view.wind:
            wind = f"realigious.wind.{view.wind.lower()}"
            return [PageRow(t(wind), icon=icon), text(t(f"{wind}.ways"))]
        case "arid":
            return [PageRow(t("realigious.climate.heat" if view.day else "realigious.climate.chill"), icon=icon)]
        case "cold":
            return [PageRow(t("realigious.screen.mud", n=len(view.mud)), icon=icon)]
    return []


@PAGES.makes("time")
def time_page(words: Words, time: str) -> Page | None:
    """Day or night."""
    t = words.t
    rows = [text(t(f"realigious.time.{time}.text"))]
    if words.seen is not None:
        rows.append(PageRow(t("realigious.climate.cycles_left", n=words.seen.light_left), icon="ui/hourglass"))
    return Page(t(f"realigious.time.{time}"), "", f"realigious/fx/{time}", rows=rows, rule="R12")


@PAGES.makes("force")
def force_page(words: Words, force: str) -> Page | None:
    """One of the four forces, with what belongs to it."""
    t = words.t
    if not words.has(f"realigious.force.{force}.text"):
        return None
    rows = [text(t(f"realigious.force.{force}.text"))]
    picture = "ui/info"
    if force == "local_god":
        rows.append(text(t("realigious.god.intro"), "dim"))
        rows += [link(words, "god", god, t(f"realigious.god.{god}.title")) for god in GODS]
        picture = "realigious/victory/mystic"
    elif force == "established_church":
        rows += [link(words, "structure", c) for c in CHURCHES]
        picture = "realigious/structure/church_christian"
    elif force == "local_government":
        rows += [link(words, "structure", g) for g in GOVERNMENTS]
        picture = "realigious/structure/gov_office"
    else:
        rows += [link(words, "celebrity", c)._replace(ref=f"kind:{c}") for c in CELEBRITIES]
        picture = "realigious/celebrity/professor"
    return Page(t(f"realigious.force.{force}"), "", picture, rows=rows)


@PAGES.makes("kind")
def celebrity_kind_page(words: Words, kind: str) -> Page | None:
    """A type of celebrity, whether it is on the map or not."""
    if kind not in CELEBRITIES:
        return None
    t = words.t
    rows = (text(t(f"realigious.celebrity.{kind}.text")), force_row(words, "celebrity"))
    return Page(
        t(f"realigious.celebrity.{kind}"),
        t("realigious.force.celebrity"),
        f"realigious/celebrity/{kind}",
        rows=rows,
        rule="R18",
    )


@PAGES.makes("structure")
def structure_page(words: Words, structure: str) -> Page | None:
    """A structure; a church or government with its advantage."""
    t = words.t
    if not words.has(f"realigious.structure.{structure}.text"):
        return None
    rows = [text(t(f"realigious.structure.{structure}.text"))]
    force = ""
    if structure in CHURCHES:
        advantage, force = CHURCHES[structure].advantage, "established_church"
    elif structure in GOVERNMENTS:
        advantage, force = GOVERNMENTS[structure].advantage, "local_government"
    if force:
        rows += [head(t(f"realigious.advantage.{advantage}")), text(t(f"realigious.advantage.{advantage}.text"))]
        rows.append(force_row(words, force))
    picture = STRUCTURE_PICTURE.get(structure, f"realigious/structure/{structure}")
    return Page(
        t(f"realigious.structure.{structure}"), t("realigious.screen.structure"), picture, rows=rows, rule="R13"
    )


PLAIN = {
    "character": ("realigious.field.character", "character/{}", "R19.1"),
    "designation": ("realigious.screen.designation", "mark/{}", "R23"),
    "phase": ("realigious.word.turn", "phase/{}", "R3"),
    "tab": ("", "tab/{}", "R8"),
    "terrain": ("realigious.screen.terrain", "terrain/{}_0", "R13.1"),
}
"""Kinds of things of which a text tells all: what they are, their pictures, where their rule stands."""


def plain_page(kind: str, what_it_is: str, picture: str, rule: str, words: Words, what: str) -> Page | None:
    """A thing with its text; numbers in it are examples."""
    t, name = words.t, f"realigious.{kind}.{what}"
    if not words.has(f"{name}.text"):
        return None
    rows = [text(t(f"{name}.text", n=EXAMPLE))]
    subtitle = t(what_it_is) if what_it_is else ""
    return Page(t(name), subtitle, f"realigious/{picture.format(what)}", rows=rows, rule=rule)


for _kind, _plain in PLAIN.items():
    PAGES.makes(_kind)(partial(plain_page, _kind, *_plain))
