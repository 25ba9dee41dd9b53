"""What the inspector tells about a thing of Ankh (C6.4b, section 10): what it is, its rules, its numbers now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.ankh.content import ACTIONS, CARD_NAMES, CARDS, GOD, GODS, GUARDIANS, POWERS, WARRIOR
from game.titles.ankh.state import DESERT, FERTILE, NOBODY
from game.titles.ankh.trials import followers_now, next_guardian, next_price, plays
from scenes.kit.page import Page, PageBook, PageRow, head, text
from scenes.titles.ankh import foretold
from scenes.titles.ankh.cards import card_face
from scenes.titles.ankh.event_track import EVENT_NAMES
from scenes.titles.ankh.pieces import CAT_ICONS, SCORPION

if TYPE_CHECKING:
    import pygame

    from game.titles.ankh.view import FigureView, GodView, MonumentView
    from scenes.media.media import Media
    from scenes.titles.ankh.words import Words

CARD_SIZES = {False: (122, 172), True: (366, 516)}
TERRAIN = {FERTILE: "fertile", DESERT: "desert"}
OWN_TOKENS = {"amun": "ankh/two_up", "anubis": "ankh/slot", "osiris": "ankh/portal", "ra": "ankh/sun",
              "bastet": "ankh/cat_back", "thoth": "ankh/scale", "horus": "ankh/eye"}  # fmt: skip


def _card(media: Media, card: str, large: bool) -> pygame.Surface:
    return card_face(media, card, CARD_SIZES[large])


PAGES = PageBook(_card, lambda _: CARD_SIZES[True])


def as_heading(name: str) -> str:
    """The name of a kind of thing where it stands alone: "Warrior"."""
    return name[:1].upper() + name[1:]


# ---------------------------------------------------------------- gods
@PAGES.makes("seat")
def seat_page(words: Words, what: str) -> Page | None:
    """A seat: the god that it plays."""
    view = words.view
    if not what.isdecimal() or int(what) >= len(view.team):
        return None
    god = view.team[int(what)]
    if god == NOBODY:
        return Page(words.name(int(what)), words.t("ankh.seat.forgotten"), "ankh/event/forgotten", rule="R13")
    return god_page(words, str(god))


@PAGES.makes("god", "fighter")
def god_page(words: Words, what: str) -> Page | None:
    """A god: what it has and is, the rules of its own power first."""
    view, t = words.view, words.t
    if what in GODS:
        return Page(t(f"ankh.god.{what}"), t(f"ankh.set.{GODS[what].set}"), f"ankh/portrait/{what}",
                    rows=(text(t(f"ankh.page.god.{what}"), "dim"),), rule=RULE_OF[what])  # fmt: skip
    if not what.isdecimal() or int(what) >= len(view.gods):
        return None
    god = view.gods[int(what)]
    if not god.names:
        return Page(words.name(int(what)), picture="ankh/event/merge" if god.seats else "ankh/event/forgotten")
    rows = [text(t(f"ankh.page.god.{name}"), "dim") for name in god.names]
    rows += [row for name in god.names for row in _tokens(words, name)]
    rows += _belongings(words, god)
    players = " · ".join(words.name(seat) for seat in god.seats)
    return Page(words.god(god.god), players, f"ankh/portrait/{god.names[0]}", rows=rows, rule=RULE_OF[god.names[0]])


RULE_OF = {"amun": "R14.1", "anubis": "R14.2", "isis": "R14.3", "osiris": "R14.5", "ra": "R14.6", "bastet": "R16",
           "hathor": "R17", "thoth": "R18", "horus": "R19", "set_god": "R20"}  # fmt: skip


def _tokens(words: Words, name: str) -> list[PageRow]:
    """A god's own tokens as they lie now."""
    view, t = words.view, words.t
    match name:
        case "amun":
            value = t("ankh.page.used" if view.amun_used else "ankh.page.ready")
        case "anubis":
            value = f"{len(view.trapped)}/3"
        case "osiris":
            value = f"{len(view.portals)}/3"
        case "ra":
            value = f"{view.suns}/3"
        case "bastet":
            value = str(sum(bool(one.cat) for one in view.monuments))
        case "thoth":
            value = str(view.scale)
        case "horus":
            value = ", ".join(map(str, view.eyes)) or "0"
        case _:
            return []
    return [PageRow(t(f"ankh.page.tokens.{name}"), value, OWN_TOKENS[name])]


def _belongings(words: Words, god: GodView) -> list[PageRow]:
    """Followers, devotion, pool, bases, powers, cards."""
    t = words.t
    rows = [
        PageRow(t("ankh.page.followers"), str(god.followers), "ankh/follower"),
        PageRow(t("ankh.page.devotion"), str(god.devotion), f"ankh/marker/{god.god}"),
        PageRow(t("ankh.page.ankh_tokens"), str(god.tokens), f"ankh/token/{god.god}"),
        head(t("ankh.page.pool")),
        *(PageRow(as_heading(t(f"ankh.figure.{kind}")), str(count), _figure_sprite(kind, god.god),
                  ref=_guardian_ref(kind))
          for kind, count in god.pool),
        PageRow(t("ankh.page.bases"), f"{god.bases[0]} / {god.bases[1]}"),
    ]  # fmt: skip
    if god.powers:
        rows.append(head(t("ankh.page.powers")))
        rows += [PageRow(t(f"ankh.power.{power}"), icon=f"ankh/power/{power}", ref=f"power:{power}")
                 for power in god.powers]  # fmt: skip
    for key, cards in (("hand", god.hand), ("used", god.used)):
        if cards:
            rows.append(head(t(f"ankh.page.{key}")))
            rows += [PageRow(t(f"ankh.card.{card}"), f"+{CARDS[card].strength}" if CARDS[card].strength else "",
                             tone="" if key == "hand" else "dim", ref=f"card:{card}")
                     for card in CARD_NAMES if card in cards]  # fmt: skip
    return rows


def _guardian_ref(kind: str) -> str:
    return f"guardian:{kind}" if kind in GUARDIANS else ""


def _figure_sprite(kind: str, owner: int, name: str = "") -> str:
    if kind == GOD:
        return f"ankh/god/{name}"
    if kind in GUARDIANS:
        return f"ankh/guardian/{kind}_1" if kind == SCORPION else f"ankh/guardian/{kind}"
    return f"ankh/warrior/{max(0, owner)}"


# ---------------------------------------------------------------- things of the tables
@PAGES.makes("card")
def card_page(words: Words, card: str) -> Page | None:
    """A battle card, and who has it in hand still."""
    if card not in CARDS:
        return None
    t, view = words.t, words.view
    rows = [PageRow(t("ankh.page.strength"), f"+{CARDS[card].strength}", "ankh/event/conflict"),
            text(t(f"ankh.card.{card}.text"))]  # fmt: skip
    if view is not None:
        if view.battle is not None and view.battle.banned == card:
            rows.append(PageRow(t("ankh.card.banned"), icon="ankh/banned", tone="bad"))
        rows.append(head(t("ankh.page.who_has")))
        rows += [PageRow(words.god(god), t("ankh.page.hand" if card in view.gods[god].hand else "ankh.page.used"),
                         f"ankh/token/{god}", "" if card in view.gods[god].hand else "dim", f"god:{god}")
                 for god in reversed(view.order)]  # fmt: skip
    return Page(t(f"ankh.card.{card}"), card=card, rows=rows, rule="R10")


@PAGES.makes("power")
def power_page(words: Words, power: str) -> Page | None:
    """An ankh power, and who has it."""
    if power not in POWERS:
        return None
    t, view = words.t, words.view
    rows = [PageRow(t("ankh.page.level"), str(POWERS[power].level)), text(t(f"ankh.power.{power}.text"))]
    owners = [god for god in reversed(view.order) if power in view.gods[god].powers] if view is not None else []
    rows += [PageRow(words.god(god), icon=f"ankh/token/{god}", ref=f"god:{god}") for god in owners]
    return Page(t(f"ankh.power.{power}"), picture=f"ankh/power/{power}", rows=rows, rule="R6.4")


@PAGES.makes("slot")
def slot_page(words: Words, what: str) -> Page | None:
    """A place of the dashboard: the powers of its level."""
    if not what.isdecimal():
        return None
    t, level = words.t, int(what) // 2 + 1
    rows = [PageRow(t(f"ankh.power.{row.id}"), icon=f"ankh/power/{row.id}", ref=f"power:{row.id}")
            for row in POWERS.values() if row.level == level]  # fmt: skip
    return Page(t("ankh.slot.level", n=level), picture="ankh/action/unlock", rows=rows, rule="R6.4")


@PAGES.makes("guardian", "pool")
def guardian_page(words: Words, kind: str) -> Page | None:
    """A kind of guardian: tier, size, strength, what it does; how many are left."""
    if kind not in GUARDIANS:
        return None
    t, row, view = words.t, GUARDIANS[kind], words.view
    rows = [text(t(f"ankh.figure.{kind}.text")), PageRow(t("ankh.page.tier"), str(row.tier)),
            PageRow(t("ankh.page.size"), t(f"ankh.page.size.{row.size}")),
            PageRow(t("ankh.page.strength"), str(row.strength), "ankh/event/conflict")]  # fmt: skip
    if view is not None and kind in dict(view.supply):
        rows.append(PageRow(t("ankh.page.supply"), str(dict(view.supply)[kind])))
    return Page(t(f"ankh.figure.{kind}"), picture=_figure_sprite(kind, 0), rows=rows, rule="R21")


@PAGES.makes("action")
def action_page(words: Words, action: str) -> Page | None:
    """One of the four actions with its counter."""
    if action not in ACTIONS:
        return None
    t, view, number = words.t, words.view, list(ACTIONS).index(action)
    count, limit = view.counters[number], view.limits[number]
    rows = [*_brings(words, action), text(t(f"ankh.action.{action}.text"), "dim"),
            PageRow(t("ankh.page.counter"), f"{count}/{limit}")]  # fmt: skip
    if count + 1 >= limit and view.marker < len(view.events):
        event = t(f"ankh.event.{EVENT_NAMES[view.events[view.marker]]}")
        rows.append(text(t("ankh.action.full" if count >= limit else "ankh.action.due", event=event), "gold"))
    return Page(t(f"ankh.action.{action}"), picture=f"ankh/action/{action}", rows=rows, rule="R6")


def _brings(words: Words, action: str) -> list[PageRow]:
    """What an action brings the reader now, by its terms."""
    t, view, number = words.t, words.view, plays(words.view)
    if number == NOBODY:
        return []
    god = view.gods[number]
    match action:
        case "move":
            count = sum(one.owner == number for one in view.figures)
            return [PageRow(t("ankh.action.move.now"), str(count), f"ankh/warrior/{number}", "gold")]
        case "summon":
            rows = [PageRow(as_heading(t(f"ankh.figure.{kind}")), str(count), _figure_sprite(kind, number), "gold",
                            _guardian_ref(kind)) for kind, count in god.pool]  # fmt: skip
            return [head(t("ankh.page.pool")), *rows] if rows else [text(t("ankh.seat.pool.none"), "gold")]
        case "gain":
            near, revered = followers_now(view, number)
            rows = [PageRow(t("ankh.action.gain.now"), f"+{near + revered}", "ankh/follower", "gold")]
            more = [PageRow(t("ankh.action.gain.near"), f"+{near}", tone="dim"),
                    PageRow(t("ankh.power.revered"), f"+{revered}", "ankh/power/revered", "dim", "power:revered")]
            return rows + more * bool(revered)
    price, guardian = next_price(view, number), next_guardian(view, number)
    if not price:
        return [text(t("ankh.action.unlock.none"), "gold")]
    rows = [PageRow(t("ankh.action.unlock.now"), str(price), "ankh/follower",
                    "gold" if god.followers >= price else "bad"),
            PageRow(t("ankh.action.unlock.have"), str(god.followers), tone="dim")]  # fmt: skip
    if guardian:
        rows.append(PageRow(t("ankh.action.unlock.guardian", figure=t(f"ankh.figure.{guardian}")),
                            icon=_figure_sprite(guardian, number), tone="gold", ref=f"guardian:{guardian}"))
    return rows


@PAGES.makes("event")
def event_page(words: Words, what: str) -> Page | None:
    """An event of the track."""
    view, t = words.view, words.t
    if not what.isdecimal() or int(what) >= len(view.events):
        return None
    name = EVENT_NAMES[view.events[int(what)]]
    rows = [text(t(f"ankh.page.event.{name}"))]
    if name == "conflict":
        rows += [PageRow(t("ankh.foretold.region", n=one.number), icon=f"ankh/sign_{one.number}",
                         ref=f"region:{one.number}") for one in view.regions]  # fmt: skip
    rule = "R9" if name == "conflict" else "R8"
    return Page(t(f"ankh.event.{name}"), picture=f"ankh/event/{name}", rows=rows, rule=rule)


@PAGES.makes("track")
def track_page(words: Words, _what: str) -> Page:
    """All gods on the devotion track, the first of it first."""
    view, t = words.view, words.t
    rows = [PageRow(words.god(god), str(view.gods[god].devotion), f"ankh/marker/{god}",
                    "bad" if view.gods[god].devotion <= view.red_limit else "", f"god:{god}")
            for god in reversed(view.order)]  # fmt: skip
    rows.append(text(t("ankh.page.red", n=view.red_limit), "dim"))
    return Page(t("ankh.track.title"), picture="ankh/event/end", rows=rows, rule="R11")


# ---------------------------------------------------------------- the board
@PAGES.makes("region")
def region_page(words: Words, what: str) -> Page | None:
    """A region and what a conflict would do there."""
    view, t = words.view, words.t
    if not what.isdecimal() or not 1 <= int(what) <= len(view.regions):
        return None
    found = words.forecast.regions[int(what) - 1]
    land = view.regions[int(what) - 1].spaces
    fertile = sum(_terrain(words, name) == "fertile" for name in land)
    where = t("ankh.page.land", n=len(land), fertile=fertile, desert=len(land) - fertile)
    return Page(t("ankh.foretold.region", n=found.number), where, f"ankh/sign_{found.number}",
                rows=foretold.region_rows(words, found), rule="R9.4")  # fmt: skip


def _terrain(words: Words, name: str) -> str:
    column, _, row = name.partition(",")
    view = words.view
    return TERRAIN.get(view.terrain[int(row) * view.columns + int(column)], "water")


def regions_at(words: Words, name: str) -> list[int]:
    """The region of a land space; of water those that touch it, by who stands there."""
    return [one.number for one in words.view.regions if name in one.spaces]


@PAGES.makes("space")
def space_page(words: Words, name: str) -> Page | None:
    """What stands on a space, else the ground."""
    view, t = words.view, words.t
    shown = next((one for one in view.figures if one.space == name), None)
    if shown is not None:
        return _figure(words, shown)
    monument = next((one for one in view.monuments if one.space == name), None)
    if monument is not None:
        return _monument(words, monument)
    terrain = _terrain(words, name)
    rows = [text(t(f"ankh.page.terrain.{terrain}"), "dim"), *_where(words, name)]
    if name in view.portals:
        rows.append(PageRow(t("ankh.page.portal"), icon="ankh/portal"))
    return Page(as_heading(t(f"ankh.terrain.{terrain}")), name, f"ankh/{terrain}_0", rows=rows, rule="R3")


def _where(words: Words, name: str) -> list[PageRow]:
    t = words.t
    return [PageRow(t("ankh.foretold.region", n=number), t(f"ankh.terrain.{_terrain(words, name)}"),
                    f"ankh/sign_{number}", ref=f"region:{number}") for number in regions_at(words, name)]  # fmt: skip


@PAGES.makes("figure")
def figure_page(words: Words, what: str) -> Page | None:
    """A figure on the board by its number."""
    shown = next((one for one in words.view.figures if str(one.number) == what), None)
    return _figure(words, shown) if shown is not None else None


def _figure(words: Words, shown: FigureView) -> Page:
    """Whose it is, who holds it, what it does."""
    t, view = words.t, words.view
    owner = view.gods[shown.owner]
    name = words.god(shown.owner) if shown.kind == GOD else as_heading(t(f"ankh.figure.{shown.kind}"))
    rows: list[PageRow] = []
    if shown.kind in GUARDIANS:
        rows.append(text(t(f"ankh.figure.{shown.kind}.text"), "dim"))
    elif shown.kind == GOD:
        rows.append(text(t("ankh.page.undying"), "dim"))
    rows.append(PageRow(words.god(shown.owner), icon=f"ankh/token/{shown.owner}", ref=f"god:{shown.owner}"))
    if shown.held != shown.owner:
        rows.append(PageRow(t("ankh.page.held", god=words.god(shown.held)), icon=f"ankh/ring/{shown.held}", tone="bad"))
    if shown.radiant:
        rows.append(PageRow(t("ankh.page.radiant"), icon="ankh/sun", tone="gold"))
    rows += _where(words, shown.space)
    if shown.kind == WARRIOR:
        rows.insert(0, text(t("ankh.page.warrior"), "dim"))
    picture = _figure_sprite(shown.kind, shown.owner, owner.names[0] if owner.names else "")
    return Page(name, shown.space, picture, rows=rows, rule="R21" if shown.kind in GUARDIANS else "R4")


@PAGES.makes("monument")
def monument_page(words: Words, name: str) -> Page | None:
    """A monument by its space."""
    found = next((one for one in words.view.monuments if one.space == name), None)
    return _monument(words, found) if found is not None else None


def _monument(words: Words, shown: MonumentView) -> Page:
    """Whose it is, what lies on it, how many of the kind each god has in the region."""
    t, view = words.t, words.view
    neutral = shown.owner == NOBODY
    rows = [text(t(f"ankh.page.monument.{shown.kind}"), "dim"),
            PageRow(t("ankh.page.neutral") if neutral else words.god(shown.owner),
                    icon="" if neutral else f"ankh/token/{shown.owner}",
                    ref="" if neutral else f"god:{shown.owner}")]  # fmt: skip
    if shown.cat:
        key = "ankh.page.cat.back" if shown.cat == "back" else "ankh.page.cat"
        rows.append(PageRow(t(key, cat=t(f"ankh.cat.{shown.cat}")), icon=f"ankh/cat_{CAT_ICONS[shown.cat]}"))
    rows += _where(words, shown.space)
    for number in regions_at(words, shown.space):
        inside = view.regions[number - 1].spaces
        kin = [one.owner for one in view.monuments
               if one.space in inside and one.kind == shown.kind and one.owner != NOBODY]  # fmt: skip
        rows += [PageRow(t("ankh.page.of_kind", god=words.god(god)), str(kin.count(god)), f"ankh/token/{god}", "dim")
                 for god in dict.fromkeys(kin)]  # fmt: skip
    title = as_heading(t(f"ankh.monument.{shown.kind}"))
    return Page(title, shown.space, f"ankh/{shown.kind}", rows=rows, rule="R10.9")


@PAGES.makes("portal")
def portal_page(words: Words, name: str) -> Page:
    """One of Osiris' portals."""
    return Page(words.t("ankh.page.portal"), name, "ankh/portal",
                rows=(text(words.t("ankh.page.portal.text"), "dim"), *_where(words, name)), rule="R14.5")  # fmt: skip
