"""Creed in the waiting room: nations, sides, limits, tips (R1.1, R2.12, R10.3, R10.4)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from game.core.boards.tmx import BadBoard
from game.titles.creed.boards import SIZES, STANDARD, cells_of_drawing, read_board, tents_of_drawing
from game.titles.creed.content import NATIONS, TILES
from game.titles.creed.geometry import CELLS
from scenes.kit.title_look import CYCLER, FILES, FieldLook, FileLook, Leader, TitleLook
from scenes.kit.title_look import TILES as PORTRAITS
from scenes.media.assets import ASSETS
from scenes.titles.creed.nation_card import nation_card
from scenes.titles.creed.nations import colour_of
from scenes.titles.creed.units import values_of

if TYPE_CHECKING:
    from game.titles.creed.view import SeatView
    from scenes.media.media import Media

TIPS = 10
SAMPLES = ASSETS / "boards"
GROUND, CELL, SWAMP, WATER, TENT = (44, 36, 30), (164, 138, 96), (38, 66, 58), (120, 170, 150), (206, 178, 116)


def _nation(media: Media, value: str) -> str:
    if value not in NATIONS:
        return media.t("creed.room.about.nation")
    row = TILES[NATIONS[value].special]
    special = media.t("creed.nation.special", unit=media.t(f"creed.kind.{row.kind}"), values=values_of(row))
    return "\n".join((media.t(f"creed.nation.{value}.text"), special, media.t(f"creed.kind.{row.kind}.text")))


def _board(path: Path, players: int) -> tuple[str, ...]:
    """What a match gets of a file. Raises BadBoard, also for a board of another number of players."""
    board = read_board(path)
    if len(board) != players:
        raise BadBoard("error.board_players", path.name, str(len(board)), str(players))
    return board


def _samples(players: int) -> list[Path]:
    """The standard board, with the picture of its tiles."""
    return [SAMPLES / f"creed_{players}.tmx", SAMPLES / "creed_tiles.png"]


def _drawing(players: int, board: Sequence[str], size: tuple[int, int]) -> pygame.Surface:
    """A board as R3 draws it: cells, swamps with a wave, tents as triangles."""
    columns, rows = next(shape for shape, seats in SIZES.items() if seats == players)
    side = min(size[0] // columns, size[1] // rows)
    picture = pygame.Surface((columns * side, rows * side))
    picture.fill(GROUND)
    swamps = [text.split() for text in board or STANDARD[players]]
    for (x, y), (seat, cell) in cells_of_drawing(players).items():
        place = pygame.Rect(x * side, y * side, side - 1, side - 1)
        wet = CELLS[cell] in swamps[seat]
        picture.fill(SWAMP if wet else CELL, place)
        if wet:
            left, top, right = place.left + 1, place.centery - 1, place.right - 2
            pygame.draw.lines(picture, WATER, False, [(left, top + 2), (place.centerx, top), (right, top + 2)])
    for x, y in tents_of_drawing(players):
        left, bottom = x * side + 1, (y + 1) * side - 2
        roof = [(left, bottom), (left + side // 2 - 1, y * side + 1), (left + side - 3, bottom)]
        pygame.draw.polygon(picture, TENT, roof)
    return picture


def _nation_of(view: SeatView | None, seat: int) -> str:
    return view.seats[seat].nation if view is not None else ""


def _sign(view: SeatView | None, seat: int) -> str:
    nation = _nation_of(view, seat)
    return f"creed/nation/{nation}" if nation else f"seat/{seat}"


def _sign_of_fields(fields: dict[str, Any], _seat: int) -> str:
    """A nation that was drawn by lot is known to the match alone."""
    nation = fields.get("nation")
    return f"creed/nation/{nation}" if isinstance(nation, str) and nation in NATIONS else ""


def _leader(view: SeatView | None, seat: int) -> Leader:
    """Before the banner of the nation its king, else its commander; a ruin where both have fallen."""
    nation = _nation_of(view, seat)
    if view is None or not nation:
        return Leader(f"seat/{seat}")
    public = view.seats[seat]
    token = "king" if public.king else "commander" if public.commander else "ruin"
    return Leader(f"creed/banner/{nation}", f"creed/tent/{token}_{nation}")


def _standard(view: SeatView | None, seat: int) -> str:
    nation = _nation_of(view, seat)
    return f"creed/banner/{nation}" if nation else ""


def _painting(view: SeatView | None, ending: str, winner: int) -> str:
    """The victory of each nation is painted in its own colours."""
    return f"win_{_nation_of(view, winner)}" if ending == "win" else ending


LOOK = TitleLook(
    title="creed",
    fields=(
        FieldLook("nation", PORTRAITS, "creed.field.nation", "creed/nation/{value}", "creed.nation.{value}", once=True,
                  kept=True, about=_nation, rule="R1.1", card=nation_card),
    ),
    options=(
        FieldLook("first_side", CYCLER, "creed.field.first_side", "creed/first_side", "creed.field.first_side.{value}",
                  about=lambda media, _: media.t("creed.room.about.first_side"), named=True,
                  rule="R2.7"),
        FieldLook("round_limit", CYCLER, "creed.field.round_limit", "creed/round", "creed.field.round_limit.value",
                  about=lambda media, _: media.t("creed.room.about.round_limit"), named=True,
                  rule="R10.4", rises=True),
        FieldLook("quiet_rounds", CYCLER, "creed.field.quiet_rounds", "creed/quiet", "creed.field.quiet_rounds.value",
                  about=lambda media, _: media.t("creed.room.about.quiet_rounds"), named=True,
                  rule="R10.3", rises=True),
        FileLook("board", FILES, "creed.field.board", "ui/map", texts={"": "creed.field.board.standard"},
                 about=lambda media, _: media.t("creed.room.about.board"), rule="R3", read=_board, samples=_samples,
                 drawing=_drawing),
    ),
    room_sprites=("creed/nation/aurand", "seat/0", "profile/0", "ui/check"),
    tips=tuple(f"creed.tip.{n}" for n in range(1, TIPS + 1)),
    backdrop=lambda _: "creed/backdrops/table",
    sprites=("creed/ground", "creed/unit/infantry_aurand", "creed/hand/infantry_aurand", "creed/tent/aurand",
             "creed/legal",
             "creed/special/morale", "creed/fx/dust_0", "ui/filter_combat"),
    sign=_sign,
    sign_of_fields=_sign_of_fields,
    colour=lambda view, seat: colour_of(_nation_of(view, seat)),
    leader=_leader,
    standard=_standard,
    painting=_painting,
)  # fmt: skip
