"""Realigious in the waiting room: portraits, presets with their branches, a small map, tips (R1.2, R1.5, R14.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pygame

from game.core.fields import checked
from game.core.rng import Stream
from game.titles.realigious.boards import MapContent, laid_out, plan_of
from game.titles.realigious.content import CLIMATES, PRESETS, TRAITS, traits_of
from game.titles.realigious.setup import FEWEST, FIELDS, OPTIONS, SIZE_OF, points_of
from game.titles.realigious.state import STRUCTURE, TERRAIN
from scenes.kit.title_look import CYCLER, HIDDEN, SETS, TILES, FieldLook, Leader, SetLook, SetUp, TitleLook, Value
from scenes.titles.realigious.room_maps import MAP_LOOK

if TYPE_CHECKING:
    from game.titles.realigious.view import SeatView
    from scenes.media.media import Media

EXAMPLE_SEED = 11  # the small map is an example of its climate, always the same
SHOWN = ("house", "building", "office", "restricted", "start")  # structures that read at 20 pixels
SHOWN_PREFIX = ("church", "forest", "mountain", "gov")


def _character(media: Media, value: str) -> str:
    return media.t("realigious.room.about.random" if value == "random" else f"realigious.character.{value}.text")


def _religion(media: Media, value: str) -> str:
    if value == "random":
        return media.t("realigious.room.about.random")
    return f"{media.t(f'realigious.religion.{value}.good')}\n{media.t(f'realigious.religion.{value}.bad')}"


def _climate(media: Media, value: str) -> str:
    if value == "random":
        return media.t("realigious.room.about.climate")
    return f"{media.t(f'realigious.climate.{value}.days')}\n{media.t(f'realigious.climate.{value}.text')}"


def _god(media: Media, value: str) -> str:
    if value == "random":
        return media.t("realigious.room.about.god")
    return f"{media.t(f'realigious.god.{value}.title')}\n{media.t(f'realigious.god.{value}.does')}"


def _cycles(media: Media, value: str) -> str:
    return media.t("realigious.room.about.cycles", n=value)


def _points(media: Media, value: str) -> str:
    return media.t("realigious.room.about.points.profile" if value == "profile"
                   else "realigious.room.about.points.same", n=value)


def _members(value: Value, points: int) -> Sequence[str]:
    """R20.4. The traits that a preset or a list means with that many points."""
    if isinstance(value, str):
        return traits_of(value, points) if value in PRESETS else ()
    return tuple(trait for trait in value if trait in TRAITS)[:points]


def _branch(trait: str) -> str:
    return TRAITS[trait].branch


def _cards(media: Media, trait: str) -> str:
    """R20.1. The two cards of a trait in short."""
    return "\n".join(f"{media.t(f'realigious.card.{card}')}: {media.t(f'realigious.card.{card}.short')}"
                     for card in TRAITS[trait].cards)


def trait_points(setup: SetUp) -> list[int]:
    """R1.5, R20.2. What each seat may spend."""
    seats = [checked(f"seats[{i}]", {k: v for k, v in fields.items() if k == "level"}, FIELDS)
             for i, fields in enumerate(setup.level_fields())]
    return points_of(seats, checked("options", setup.match_options(), OPTIONS)["points"])


def small_map(media: Media, players: int, options: dict[str, Any], size: tuple[int, int]) -> pygame.Surface:
    """R14.1. The chosen map, or an example of one of this size and climate, fitted into `size`."""
    climate, texts = str(options.get("climate", "random")), tuple(options.get("map", ()))
    climate = climate if climate in CLIMATES else "temperate"
    key = ("room-map", players, climate, texts, size)
    return media.sprites.made(key, lambda: _painted(media, SIZE_OF[players], climate, plan_of(texts, players), size))


def _painted(media: Media, n: int, climate: str, plan: MapContent, size: tuple[int, int]) -> pygame.Surface:
    terrain, structure = laid_out(Stream(EXAMPLE_SEED), n, climate, plan)
    big = 3  # painted larger and scaled down once: the edges of hexes come out smooth
    width = min(size[0] * big / (n + 0.5), size[1] * big / (0.866 * n + 0.45))
    step_y = width * 0.866
    whole = pygame.Surface((size[0] * big, size[1] * big), pygame.SRCALPHA)
    left = (whole.get_width() - width * (n + 0.5)) / 2
    for tile in range(n * n):
        column, row = tile % n, tile // n
        centre = (left + width * (column + 0.5 + 0.5 * (row % 2)), width * 0.58 + step_y * row)
        _tile(media, whole, centre, width, TERRAIN[terrain[tile]], STRUCTURE[structure[tile]], tile % 4)
    return pygame.transform.smoothscale(whole, size)


def _tile(media: Media, whole: pygame.Surface, centre: tuple[float, float], width: float, terrain: str,
          structure: str, variant: int) -> None:
    name = f"realigious/terrain/{terrain}_{variant}"
    ground = media.sprites.get(name, width=round(width))
    ax, ay = media.sprites.anchor(name, width=round(width))
    whole.blit(ground, (centre[0] - ax, centre[1] - ay))
    if structure not in SHOWN and not structure.startswith(SHOWN_PREFIX):
        return
    name = f"realigious/structure/{_picture(media, structure, terrain)}"
    if not media.sprites.has(name):
        return
    shape = media.sprites.get(name, width=round(width * 0.84))
    ax, ay = media.sprites.anchor(name, width=round(width * 0.84))
    whole.blit(shape, (centre[0] - ax, centre[1] - ay))


def _picture(media: Media, structure: str, terrain: str) -> str:
    """Forests and mountains look like their ground."""
    for name in (f"{structure}_{terrain}", structure):
        if media.sprites.has(f"realigious/structure/{name}"):
            return name
    return structure


def _backdrop(options: dict[str, Any]) -> str:
    """The table in the climate's light; while chance decides it, the table that the shop calls the game's own."""
    climate = str(options.get("climate", "random"))
    return f"realigious/backdrops/{climate if climate in CLIMATES else 'temperate'}"


def _leader(view: SeatView | None, seat: int) -> Leader:
    """The character with its religion."""
    if view is None:
        return Leader(f"seat/{seat}")
    public = view.seats[seat]
    return Leader(f"realigious/character/{public.character}", f"realigious/religion/{public.religion}")


LOOK = TitleLook(
    title="realigious",
    fields=(
        FieldLook("character", TILES, "realigious.field.character", "realigious/character/{value}",
                  "realigious.character.{value}",
                  about=_character, rule="R19.1"),
        FieldLook("religion", TILES, "realigious.field.religion", "realigious/religion/{value}",
                  "realigious.religion.{value}",
                  about=_religion,
                  rule="R19.5"),
        SetLook("traits", SETS, "realigious.field.traits", "", "realigious.preset.{value}",
                about=lambda media, value: media.t(f"realigious.preset.{value}.text") if value in PRESETS else "",
                rule="R20.1",
                members=_members, least=FEWEST, member_icon="realigious/trait/{value}",
                member_text="realigious.trait.{value}",
                group_of=_branch, group_text="realigious.branch.{value}",
                group_icon="realigious/emblem/{value}", all_members=tuple(TRAITS), member_about=_cards),
        FieldLook("points", HIDDEN),
        FieldLook("level", HIDDEN),
    ),
    options=(
        FieldLook("climate", CYCLER, "realigious.field.climate", "realigious/climate/{value}",
                  "realigious.climate.{value}",
                  about=_climate,
                  rule="R11.1"),
        FieldLook("god", CYCLER, "realigious.field.god", "realigious/god/{value}", "realigious.god.{value}", about=_god,
                  rule="R15.1"),
        FieldLook("cycles", CYCLER, "realigious.field.cycles", "ui/cycle", "realigious.field.cycles.value",
                  about=_cycles, rule="R2.11", rises=True),
        FieldLook("points", CYCLER, "realigious.field.points", "ui/traits", "realigious.field.points.value",
                  texts={"profile": "realigious.field.points.profile"}, about=_points, rule="R20.2"),
        MAP_LOOK,
    ),
    size_of=lambda players: SIZE_OF.get(players, 0),
    picture=small_map,
    room_sprites=("seat/0", "realigious/trait/t_net", "realigious/character/random", "realigious/emblem/unity",
                  "profile/0", "ui/check"),
    picture_sprites=("realigious/terrain/grass_0", "realigious/structure/house"),
    points=trait_points,
    tips=tuple(f"realigious.tip.{n}" for n in range(1, 21)),
    backdrop=_backdrop,
    sprites=("realigious/terrain/grass_0", "realigious/structure/house", "realigious/piece/cleric_0",
             "realigious/mark/fog", "realigious/border/0", "realigious/relic/abukaros",
             "realigious/state/standby", "realigious/card/back", "realigious/frame/religion", "realigious/emblem/unity",
             "realigious/trait/t_net"),
    pictures=lambda players: (f"realigious/slabs/{SIZE_OF[players]}",),
    leader=_leader,
)  # fmt: skip
