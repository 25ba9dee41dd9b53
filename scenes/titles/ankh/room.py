"""Ankh in the waiting room: gods, rule set, map, guardians, tips (R2.1, R2.2, R2.6, section 7)."""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from game.core.boards.tmx import BadBoard
from game.core.rules import VARIANT
from game.titles.ankh.boards import PLANS, Plan, plan_of, read_map, sheet_from
from game.titles.ankh.content import GODS
from game.titles.ankh.setup import ASKED, RANDOM, TIERS, gods_of
from game.titles.ankh.state import DESERT, FERTILE, NOBODY, NOTHING, WATER
from scenes.kit.title_look import CYCLER, FILES, FieldLook, FileLook, Leader, TitleLook
from scenes.kit.title_look import TILES as PORTRAITS
from scenes.media import theme
from scenes.media.assets import ASSETS
from scenes.titles.ankh.god_card import god_card

if TYPE_CHECKING:
    from game.titles.ankh.view import SeatView
    from scenes.media.media import Media

TIPS = 12
SAMPLES = ASSETS / "boards" / "ankh"
SHEET = "ankh_tiles.png"
BIG = 3  # painted larger and scaled down once: the edges of hexes come out smooth
GROUNDS = {FERTILE: (120, 156, 84), DESERT: (214, 184, 122), WATER: (52, 104, 158)}
Middles = dict[int, tuple[float, float]]
RIVER, STONE = (34, 62, 112), (58, 46, 40)


def _god(media: Media, value: str) -> str:
    if value in GODS:
        return media.t(f"ankh.god.{value}.text")
    return media.t("ankh.room.about.god.asked" if value == ASKED else "ankh.room.about.god")


def _gods_without(options: dict[str, Any]) -> list[str]:
    """R1. The gods of the other rule set."""
    there = gods_of(str(options[VARIANT]))
    return [name for name in GODS if name not in there]


def _variant(media: Media, value: str) -> str:
    return media.t(f"ankh.variant.{value}.text")


def _scenario(media: Media, value: str) -> str:
    return media.t(f"ankh.scenario.{value}.text")


def _guardian(media: Media, value: str) -> str:
    return media.t("ankh.room.about.guardian" if value == RANDOM else f"ankh.figure.{value}.text")


# ---------------------------------------------------------------- own maps
def _read(path: Path, players: int) -> tuple[str, ...]:
    """What a match gets of a file. Raises BadBoard, also for a map of another number of players."""
    texts = read_map(path)
    found = sheet_from(texts).players
    if found != str(players):
        raise BadBoard("ankh.error.players", path.name, found, str(players))
    return texts


def _samples(players: int) -> list[Path]:
    """The maps for so many, with the picture of their tiles."""
    return [*(SAMPLES / f"{name}.tmx" for name, plan in PLANS.items() if plan.players == players), SAMPLES / SHEET]


def _drawing(players: int, texts: Sequence[str], size: tuple[int, int]) -> pygame.Surface:
    """Land and water, rivers between regions, gods and monuments; the first map for so many without texts."""
    return map_picture(tuple(texts), players, size)


@functools.lru_cache(maxsize=64)
def map_picture(texts: tuple[str, ...], players: int, size: tuple[int, int]) -> pygame.Surface:
    """A map by its texts as a small picture."""
    plan = plan_of(sheet_from(texts)) if texts else next(plan for plan in PLANS.values() if plan.players == players)
    rows = len(plan.terrain) // plan.columns
    radius = BIG * min(size[0] / (math.sqrt(3) * (plan.columns + 0.5)), size[1] / (1.5 * rows + 0.5))
    wide = math.sqrt(3) * radius
    whole = pygame.Surface((round(wide * (plan.columns + 0.5)), round(radius * (1.5 * rows + 0.5))), pygame.SRCALPHA)
    middles: Middles = {}
    for at, letter in enumerate(plan.terrain):
        row, column = divmod(at, plan.columns)
        if letter != NOTHING:
            middles[at] = wide * (column + 0.5 + 0.5 * (row % 2)), radius * (1 + 1.5 * row)
    for at, middle in middles.items():
        pygame.draw.polygon(whole, GROUNDS[plan.terrain[at]], _ring(middle, radius * 1.02, 6))
    _draw_rivers(whole, plan, middles, radius)
    _draw_pieces(whole, plan, middles, radius)
    return pygame.transform.smoothscale(whole, (whole.get_width() // BIG, whole.get_height() // BIG))


def _draw_rivers(whole: pygame.Surface, plan: Plan, middles: Middles, radius: float) -> None:
    """A line between neighbours of different regions."""
    near = math.sqrt(3) * radius * 1.1
    for at, one in middles.items():
        for other, two in middles.items():
            apart = at < other and plan.region[at] and plan.region[other] and plan.region[at] != plan.region[other]
            if not apart or math.dist(one, two) > near:
                continue
            x, y = (one[0] + two[0]) / 2, (one[1] + two[1]) / 2
            dx, dy = (two[1] - one[1]) / near * radius * 0.6, (one[0] - two[0]) / near * radius * 0.6
            pygame.draw.line(whole, RIVER, (x - dx, y - dy), (x + dx, y + dy), max(3, round(radius * 0.24)))


def _draw_pieces(whole: pygame.Surface, plan: Plan, middles: Middles, radius: float) -> None:
    """Gods as discs in the colours of their seats, monuments by their shapes."""
    for kind, owner, space in plan.monuments:
        ink = STONE if owner == NOBODY else theme.SEATS[owner]
        corners = _ring(middles[space], radius * 0.62, (4, 8, 3)[kind])
        pygame.draw.polygon(whole, ink, corners)
        pygame.draw.polygon(whole, theme.BLACK, corners, BIG)
    for slot, (god, _, _) in enumerate(plan.starts):
        pygame.draw.circle(whole, theme.SEATS[slot], middles[god], radius * 0.72)
        pygame.draw.circle(whole, theme.BLACK, middles[god], radius * 0.72, BIG)


def _ring(middle: tuple[float, float], reach: float, count: int) -> list[tuple[float, float]]:
    """The corners of a shape that points up."""
    turns = [2 * math.pi * i / count for i in range(count)]
    return [(middle[0] + reach * math.sin(turn), middle[1] - reach * math.cos(turn)) for turn in turns]


# ---------------------------------------------------------------- seats
def face_of(view: SeatView | None, seat: int) -> str:
    """The god whose face a seat shows: its own, also when it was merged into another, and when both were forgotten;
    "" while it has none."""
    if view is None:
        return ""
    names = view.gods[seat].names
    if not names:
        names = next((god.names[-1:] for god in view.gods if seat in god.seats), ())
    return names[0] if names else ""


def _sign(view: SeatView | None, seat: int) -> str:
    god = face_of(view, seat)
    return f"ankh/portrait/{god}" if god else f"seat/{seat}"


def _sign_of_fields(fields: dict[str, Any], seat: int) -> str:
    """A god that is chosen at the table, or drawn by lot, is known to the match alone."""
    god = fields.get("god")
    return f"ankh/portrait/{god}" if isinstance(god, str) and god in GODS else f"seat/{seat}"


def _leader(view: SeatView | None, seat: int) -> Leader:
    """The portrait of the god with its token."""
    god = face_of(view, seat)
    return Leader(f"ankh/portrait/{god}", f"ankh/token/{seat}") if god else Leader(f"seat/{seat}")


LOOK = TitleLook(
    title="ankh",
    fields=(
        FieldLook("god", PORTRAITS, "ankh.field.god", "ankh/portrait/{value}", "ankh.god.{value}",
                  texts={ASKED: "ankh.field.god.asked", RANDOM: "room.random"}, once=True, kept=True, about=_god,
                  rule="R2.2", card=god_card, without=_gods_without),
    ),
    options=(
        FieldLook(VARIANT, CYCLER, "ankh.field.variant", "ankh/event/merge", "ankh.variant.{value}", about=_variant,
                  rule="R1"),
        FieldLook("scenario", CYCLER, "ankh.field.scenario", "ui/map", "ankh.scenario.{value}", about=_scenario,
                  rule="R2.1"),
        *(FieldLook(f"guardian_{tier}", CYCLER, f"ankh.field.guardian_{tier}", "ankh/guardian/{value}",
                    "ankh.figure.{value}", texts={RANDOM: "ankh.field.random"}, about=_guardian, rule="R2.6")
          for tier in TIERS),
        FileLook("map", FILES, "ankh.field.map", "ui/map", texts={"": "ankh.field.map.standard"},
                 about=lambda media, _: media.t("ankh.room.about.map"), rule="R2.1", read=_read, samples=_samples,
                 drawing=_drawing, words="maps"),
    ),
    room_sprites=("ankh/portrait/amun", "ankh/god/amun", "ankh/action/move", "ankh/guardian/satet", "seat/0",
                  "profile/0", "ui/check"),
    tips=tuple(f"ankh.tip.{n}" for n in range(1, TIPS + 1)),
    backdrop=lambda _: "ankh/backdrops/table",
    sprites=("ankh/fertile_0", "ankh/river_0", "ankh/slab_0", "ankh/obelisk", "ankh/god/amun", "ankh/guardian/satet",
             "ankh/warrior/0", "ankh/base/0", "ankh/token/0", "ankh/follower", "ankh/card/flood", "ankh/action/move",
             "ankh/gate", "ankh/portrait/amun", "ankh/mark/legal"),
    sign=_sign,
    sign_of_fields=_sign_of_fields,
    leader=_leader,
)  # fmt: skip
