"""Vermilion in the waiting room: characters, campaign or a single quest, difficulty, own quests (R16.1, section 5)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from game.core.boards.bone import VOID
from game.core.carrying import CARRIED
from game.core.rules import VARIANT
from game.titles.vermilion.board import QUESTS, parsed, read_quest
from game.titles.vermilion.content import CHARACTERS
from game.titles.vermilion.setup import ASKED, CAMPAIGN, FAILURES, SINGLE
from scenes.kit.thumb import fine
from scenes.kit.title_look import CYCLER, FILES, HIDDEN, FieldLook, FileLook, Leader, TitleLook
from scenes.kit.title_look import TILES as PORTRAITS
from scenes.media.assets import ASSETS
from scenes.titles.vermilion.thumb import GOLD, GROUND, tile

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.titles.vermilion.board import QuestBoard
    from game.titles.vermilion.view import SeatView
    from scenes.media.media import Media

TIPS = 14
SAMPLES = ASSETS / "boards" / "vermilion"
SHEET = ASSETS / "boards" / "vermilion_tiles.png"


def _character(media: Media, value: str) -> str:
    return media.t(f"vermilion.room.about.{value or 'asked'}")


def _told(name: str) -> Callable[[Media, str], str]:
    return lambda media, value: media.t(f"vermilion.room.about.{name}.{value}")


def _quest(media: Media, value: str) -> str:
    """The objective of a quest and its rounds."""
    if value not in QUESTS:
        return media.t("vermilion.room.about.quest")
    board = parsed(QUESTS[value].board)
    return media.t("vermilion.room.about.quest.one", objective=media.t(f"vermilion.objective.{board.objective}"),
                   n=board.rounds)  # fmt: skip


# ---------------------------------------------------------------- own quests
def _samples(_players: int) -> list[Path]:
    """The quests of the campaign, with the picture of their tiles."""
    return [*sorted(SAMPLES.glob("*.tmx")), SHEET]


def _read(path: Path, _players: int) -> tuple[str, ...]:
    return read_quest(path)


def _settles(texts: Sequence[str]) -> dict[str, str]:
    """An own quest is played alone."""
    return {VARIANT: SINGLE} if texts else {}


def _drawing(_players: int, texts: Sequence[str], size: tuple[int, int]) -> pygame.Surface:
    """The board of an own quest, of the first one without texts."""
    board = parsed(texts or next(iter(QUESTS.values())).board)
    return fine(size, lambda out: _board(board, out))


def _board(board: QuestBoard, out: pygame.Surface) -> None:
    out.fill(GROUND)
    step = min(out.get_width() / (board.width + 0.4), out.get_height() / (board.height + 0.4))
    left = (out.get_width() - step * (board.width - 1)) / 2
    top = (out.get_height() - step * (board.height - 1)) / 2
    for at, code in enumerate(board.codes):
        if code != VOID:
            tile(out, (at % board.width, at // board.width), code, (left, top), step)
    for at in (*board.lands, board.tree, board.wagon):
        if at >= 0:
            middle = left + at % board.width * step, top + at // board.width * step
            pygame.draw.circle(out, GOLD, middle, step * 0.4)


# ---------------------------------------------------------------- seats
def _face(view: SeatView | None, seat: int) -> str:
    """The character of a seat, "" while it has none."""
    return view.seats[seat].name if view is not None and seat < len(view.seats) else ""


def _sign(view: SeatView | None, seat: int) -> str:
    name = _face(view, seat)
    return f"vermilion/portrait/{name}" if name else f"seat/{seat}"


def _sign_of_fields(fields: dict[str, Any], seat: int) -> str:
    """A character that is chosen at the table is known to the match alone."""
    name = fields.get("character")
    return f"vermilion/portrait/{name}" if isinstance(name, str) and name in CHARACTERS else f"seat/{seat}"


def _leader(view: SeatView | None, seat: int) -> Leader:
    """The face of the character with the sign of its seat."""
    name = _face(view, seat)
    return Leader(f"vermilion/portrait/{name}", f"seat/{seat}") if name else Leader(f"seat/{seat}")


def _quests_without(options: dict[str, Any]) -> list[str]:
    """A campaign begins with the first quest, and an own quest is the only one."""
    return list(QUESTS) if options.get(VARIANT) == CAMPAIGN or options.get("board") else []


def _limits_without(options: dict[str, Any]) -> list[str]:
    """A single quest is played once."""
    return list(FAILURES) if options.get(VARIANT) == SINGLE or options.get("board") else []


LOOK = TitleLook(
    title="vermilion",
    fields=(
        FieldLook("character", PORTRAITS, "vermilion.field.character", "vermilion/portrait/{value}",
                  "vermilion.character.{value}", texts={ASKED: "vermilion.field.character.asked"}, once=True, kept=True,
                  about=_character, rule="R1.1"),
    ),
    options=(
        FieldLook(VARIANT, CYCLER, "vermilion.field.variant", "ui/map", "vermilion.variant.{value}",
                  about=_told("variant"), rule="R16.1"),
        FieldLook("difficulty", CYCLER, "vermilion.field.difficulty", "vermilion/zone/yellow",
                  "vermilion.difficulty.{value}",
                  about=lambda media, value: media.t(f"vermilion.difficulty.{value}.text"), rule="R16.1"),
        FieldLook("retry_limit", CYCLER, "vermilion.field.retry_limit", "ui/cycle",
                  "vermilion.field.retry_limit.{value}", about=_told("retry_limit"), rule="R9.3",
                  without=_limits_without),
        FieldLook("quest", CYCLER, "vermilion.field.quest", "ui/map", "vermilion.quest.{value}",
                  texts={"asked": "vermilion.field.quest.asked"}, about=_quest, rule="R16.1", without=_quests_without),
        FieldLook(CARRIED, HIDDEN),
        FileLook("board", FILES, "vermilion.field.board", "ui/map", texts={"": "vermilion.field.board.standard"},
                 about=lambda media, _: media.t("vermilion.room.about.board"), rule="R16.1", read=_read,
                 samples=_samples, drawing=_drawing, settles=_settles),
    ),
    room_sprites=("vermilion/portrait/karon", "vermilion/zone/yellow", "seat/0", "profile/0", "ui/check"),
    tips=tuple(f"vermilion.tip.{n}" for n in range(1, TIPS + 1)),
    backdrop=lambda _: "vermilion/backdrops/title",
    sprites=("vermilion/muscle_0", "vermilion/unit/karon", "vermilion/base/0", "vermilion/portrait/karon",
             "vermilion/token/threat", "vermilion/die/imprint_1", "seat/0"),
    sign=_sign,
    sign_of_fields=_sign_of_fields,
    leader=_leader,
)  # fmt: skip
