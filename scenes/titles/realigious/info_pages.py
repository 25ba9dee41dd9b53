"""Pages of what always holds: cards, traits, branches, gods, religions, characters, climates, places, forces."""

from __future__ import annotations

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
from scenes.titles.realigious.cards import price_words, printed
from scenes.titles.realigious.info import Context, Page, Row, head, makes, text

MOST_HELD = 5
STRUCTURE_PICTURE = {"forest": "realigious/structure/forest_grass", "mountain": "realigious/structure/mountain_stone",
                     "none": "realigious/terrain/grass_0", "start_point": "realigious/structure/start"}  # fmt: skip


@makes("card")
def card_page(at: Context, card: str) -> Page | None:
    """A card in full: effect, price, occasions, trait."""
    row = CARDS.get(card)
    if row is None:
        return None
    t = at.t
    group = t(f"branch.{row.branch}") if row.branch else t(f"group.{row.group}")
    facts = [group, t(f"kind.{row.kind}")] + ([t("screen.level", n=row.level)] if row.level is not None else [])
    rows = [text(t(f"card.{card}.text")), text(price_words(at.media, printed(card)), "gold")]
    if row.windows:
        rows.append(head(t("screen.windows")))
        rows += [Row(t(f"window.{window}"), icon="ui/reaction") for window in row.windows]
    trait = TRAIT_OF_CARD.get(card)
    if trait is not None:
        rows.append(head(t("field.traits")))
        rows.append(Row(t(f"trait.{trait}"), icon=f"realigious/trait/{trait}", ref=f"trait:{trait}"))
    if row.branch:
        rows.append(Row(group, icon=f"realigious/emblem/{row.branch}", ref=f"branch:{row.branch}"))
    return Page(f"card:{card}", t(f"card.{card}"), " · ".join(facts), card=card, rows=tuple(rows), rule="R5.10")


@makes("trait")
def trait_page(at: Context, trait: str) -> Page | None:
    """A trait and its two cards."""
    row = TRAITS.get(trait)
    if row is None:
        return None
    t = at.t
    rows = [text(t(f"trait.{trait}.text"), "dim"), head(t("screen.cards"))]
    rows += card_rows(at, row.cards)
    rows.append(Row(t(f"branch.{row.branch}"), icon=f"realigious/emblem/{row.branch}", ref=f"branch:{row.branch}"))
    return Page(f"trait:{trait}", t(f"trait.{trait}"), t(f"branch.{row.branch}"), f"realigious/trait/{trait}",
                rows=tuple(rows),
                rule="R20")  # fmt: skip


def card_rows(at: Context, cards: tuple[str, ...]) -> list[Row]:
    """Cards as links, each with its short text."""
    rows = []
    for card in cards:
        row = CARDS[card]
        icon = f"realigious/emblem/{row.branch or row.group}"
        level = at.t("screen.level", n=row.level) if row.level is not None else ""
        rows += [Row(at.t(f"card.{card}"), level, icon, "gold", f"card:{card}"), text(at.t(f"card.{card}.short"))]
    return rows


@makes("branch")
def branch_page(at: Context, branch: str) -> Page | None:
    """A branch and its traits."""
    if branch not in BRANCHES:
        return None
    t = at.t
    rows = [text(t(f"branch.{branch}.style"), "dim"), text(t(f"branch.{branch}.text")), head(t("field.traits"))]
    rows += [
        Row(t(f"trait.{trait.id}"), icon=f"realigious/trait/{trait.id}", ref=f"trait:{trait.id}")
        for trait in TRAITS.values()
        if trait.branch == branch
    ]
    tree = t(f"tree.{BRANCHES[branch].tree}")
    return Page(f"branch:{branch}", t(f"branch.{branch}"), tree, f"realigious/emblem/{branch}", rows=tuple(rows))


@makes("god")
def god_page(at: Context, god: str) -> Page | None:
    """A local god: seal, story, table of held relics; the reader's step is marked."""
    row = GODS.get(god)
    if row is None:
        return None
    t = at.t
    level = 0
    if at.view is not None and at.view.god == god and at.view.own is not None:
        level = at.view.seats[at.view.own.seat].bonus_level
    rows = [head(t("screen.god.table"))]
    for held in range(1, MOST_HELD + 1):
        mark = "gold" if held == level else ""
        rows.append(Row(t("screen.god.held", n=held), icon="realigious/relic/" + relic_sprite(god), tone=mark or "dim"))
        rows.append(text(t(f"god.{god}.held.{held}"), mark))
    if row.types:
        rows.append(head(t("screen.god.types")))
        for i, kind in enumerate(row.types):
            rows.append(Row(t(f"relic.{kind}"), icon=f"realigious/relic/giyechin_{i + 1}", tone="gold"))
            rows.append(text(t(f"relic.{kind}.text")))
    rows += [head(t("screen.story")), text(t(f"god.{god}.text"))]
    rows.append(Row(t("force.local_god"), icon="ui/info", ref="force:local_god"))
    return Page(
        f"god:{god}", t(f"god.{god}"), t(f"god.{god}.title"), f"realigious/seal/{god}", rows=tuple(rows), rule="R15"
    )


def relic_sprite(god: str, kind: int = 0) -> str:
    """The sprite of a god's relic without its folder."""
    return f"giyechin_{kind or 1}" if god == "giyechin" else god


@makes("religion")
def religion_page(at: Context, religion: str) -> Page | None:
    """A religion: strength, weakness, church, added cards."""
    row = RELIGIONS.get(religion)
    if row is None:
        return None
    t = at.t
    rows = [text(t(f"religion.{religion}.text")), text(t(f"religion.{religion}.good"), "good")]
    rows.append(text(t(f"religion.{religion}.bad"), "bad"))
    rows.append(head(t("force.established_church")))
    rows.append(
        Row(t(f"structure.{row.church}"), icon=f"realigious/structure/{row.church}", ref=f"structure:{row.church}")
    )
    if row.cards:
        rows.append(head(t("screen.cards")))
        rows += card_rows(at, tuple(dict.fromkeys(row.cards)))
    return Page(f"religion:{religion}", t(f"religion.{religion}"), t("field.religion"),
                f"realigious/religion/{religion}",
                rows=tuple(rows), rule="R19.5")  # fmt: skip


@makes("character")
def character_page(at: Context, character: str) -> Page | None:
    """A character and its starting bonus."""
    t = at.t
    if not at.media.texts.has(f"character.{character}.text"):
        return None
    rows = (text(t(f"character.{character}.text")),)
    return Page(f"character:{character}", t(f"character.{character}"), t("field.character"),
                f"realigious/character/{character}", rows=rows, rule="R19.1")  # fmt: skip


@makes("climate")
def climate_page(at: Context, climate: str) -> Page | None:
    """A climate, how long its days are, and how it stands now."""
    if climate not in CLIMATES:
        return None
    t, view = at.t, at.view
    rows = [text(t(f"climate.{climate}.text")), Row(t(f"climate.{climate}.days"), icon="realigious/fx/day")]
    if view is not None and view.climate == climate:
        from scenes.titles.realigious.purse_phase import light

        rows.append(head(t("screen.now_here")))
        rows.append(Row(t(f"time.{light(view)}"), t("climate.cycles_left", n=view.light_left),
                        f"realigious/fx/{light(view)}",
                        ref=f"time:{light(view)}"))  # fmt: skip
        rows += climate_rows(at)
    title = f"{t(f'climate.{climate}')} · {t(f'climate.{climate}.trait')}"
    return Page(
        f"climate:{climate}", title, t("field.climate"), f"realigious/climate/{climate}", rows=tuple(rows), rule="R11"
    )


def climate_rows(at: Context) -> list[Row]:
    """The climate's own gauge."""
    from scenes.titles.realigious.purse_phase import FULL_SQUALL, climate_sign

    t, view = at.t, at.view
    if view is None:
        return []
    icon, _ = climate_sign(view)
    match view.climate:
        case "tropical":
            return [Row(t("climate.squall", n=view.gauge, max=FULL_SQUALL), icon=icon)]
        case "temperate" if view.wind:
            return [Row(t(f"wind.{view.wind.lower()}"), icon=icon)]
        case "arid":
            return [Row(t("climate.heat" if view.day else "climate.chill"), icon=icon)]
        case "cold":
            return [Row(t("screen.mud", n=len(view.mud)), icon=icon)]
    return []


@makes("time")
def time_page(at: Context, time: str) -> Page | None:
    """Day or night."""
    t = at.t
    rows = [text(t(f"time.{time}.text"))]
    if at.view is not None:
        rows.append(Row(t("climate.cycles_left", n=at.view.light_left), icon="ui/hourglass"))
    return Page(f"time:{time}", t(f"time.{time}"), "", f"realigious/fx/{time}", rows=tuple(rows), rule="R12")


@makes("phase")
def phase_page(at: Context, phase: str) -> Page | None:
    """A phase of a turn."""
    t = at.t
    return Page(f"phase:{phase}", t(f"phase.{phase}"), t("word.turn"), f"realigious/phase/{phase}",
                rows=(text(t(f"phase.{phase}.text")),), rule="R3")  # fmt: skip


@makes("force")
def force_page(at: Context, force: str) -> Page | None:
    """One of the four forces, with what belongs to it."""
    t = at.t
    if not at.media.texts.has(f"force.{force}.text"):
        return None
    rows = [text(t(f"force.{force}.text"))]
    picture = "ui/info"
    if force == "local_god":
        rows.append(text(t("god.intro"), "dim"))
        rows += [Row(t(f"god.{god}"), t(f"god.{god}.title"), f"realigious/god/{god}", ref=f"god:{god}") for god in GODS]
        picture = "realigious/victory/mystic"
    elif force == "established_church":
        rows += [Row(t(f"structure.{c}"), icon=f"realigious/structure/{c}", ref=f"structure:{c}") for c in CHURCHES]
        picture = "realigious/structure/church_christian"
    elif force == "local_government":
        rows += [Row(t(f"structure.{g}"), icon=f"realigious/structure/{g}", ref=f"structure:{g}") for g in GOVERNMENTS]
        picture = "realigious/structure/gov_office"
    else:
        rows += [Row(t(f"celebrity.{c}"), icon=f"realigious/celebrity/{c}", ref=f"kind:{c}") for c in CELEBRITIES]
        picture = "realigious/celebrity/professor"
    return Page(f"force:{force}", t(f"force.{force}"), "", picture, rows=tuple(rows))


@makes("kind")
def celebrity_kind_page(at: Context, kind: str) -> Page | None:
    """A type of celebrity, whether it is on the map or not."""
    if kind not in CELEBRITIES:
        return None
    t = at.t
    rows = (text(t(f"celebrity.{kind}.text")), Row(t("force.celebrity"), icon="ui/info", ref="force:celebrity"))
    return Page(
        f"kind:{kind}",
        t(f"celebrity.{kind}"),
        t("force.celebrity"),
        f"realigious/celebrity/{kind}",
        rows=rows,
        rule="R18",
    )


@makes("structure")
def structure_page(at: Context, structure: str) -> Page | None:
    """A structure; a church or government with its advantage."""
    t = at.t
    if not at.media.texts.has(f"structure.{structure}.text"):
        return None
    rows = [text(t(f"structure.{structure}.text"))]
    force = ""
    if structure in CHURCHES:
        advantage, force = CHURCHES[structure].advantage, "established_church"
    elif structure in GOVERNMENTS:
        advantage, force = GOVERNMENTS[structure].advantage, "local_government"
    if force:
        rows += [head(t(f"advantage.{advantage}")), text(t(f"advantage.{advantage}.text"))]
        rows.append(Row(t(f"force.{force}"), icon="ui/info", ref=f"force:{force}"))
    picture = STRUCTURE_PICTURE.get(structure, f"realigious/structure/{structure}")
    return Page(f"structure:{structure}", t(f"structure.{structure}"), t("screen.structure"), picture,
                rows=tuple(rows), rule="R13")  # fmt: skip


@makes("terrain")
def terrain_page(at: Context, terrain: str) -> Page | None:
    """A terrain."""
    t = at.t
    if not at.media.texts.has(f"terrain.{terrain}.text"):
        return None
    return Page(f"terrain:{terrain}", t(f"terrain.{terrain}"), t("screen.terrain"), f"realigious/terrain/{terrain}_0",
                rows=(text(t(f"terrain.{terrain}.text")),), rule="R13.1")  # fmt: skip


@makes("designation")
def designation_page(at: Context, designation: str) -> Page | None:
    """A designation of a tile."""
    t = at.t
    if not at.media.texts.has(f"designation.{designation}.text"):
        return None
    words = t(f"designation.{designation}.text", n=3)
    return Page(f"designation:{designation}", t(f"designation.{designation}"), t("screen.designation"),
                f"realigious/mark/{designation}", rows=(text(words),), rule="R23")  # fmt: skip


@makes("tab")
def tab_page(at: Context, icon: str) -> Page | None:
    """An icon of the piece interaction tab."""
    t = at.t
    return Page(
        f"tab:{icon}", t(f"tab.{icon}"), "", f"realigious/tab/{icon}", rows=(text(t(f"tab.{icon}.text")),), rule="R8"
    )
