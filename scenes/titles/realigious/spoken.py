"""What is said of the tile or figure under the board's cursor (C12.9): the words of the plate, and what only the eye
finds otherwise - the ground under a building, the other figures on it, what choosing it does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.kit.tip_content import TipContent

if TYPE_CHECKING:
    from scenes.titles.realigious.board import BoardWidget

FOG = 1


def board_words(board: BoardWidget) -> str:
    """The lines about what is pointed at."""
    t, ref = board.media.t, board.shown.pointed
    content = board.tip_of(ref) if board.tip_of is not None and ref else TipContent()
    if not content:
        return t("speech.board")
    things = board.shown.things
    tile = board.shown.tile(ref)
    lines = [". ".join(content.rows()), *(_ground(board, tile) if ref.startswith("tile:") else [])]
    others = [_name(board, thing.ref) for thing in things.values() if thing.tile == tile and thing.ref != ref]
    if any(others):
        lines.append(t("speech.here", what=", ".join(name for name in others if name)))
    does = list(dict.fromkeys(board.does(option) for option in board.choices_at(ref)))
    if does:
        lines.append(t("speech.does", what=", ".join(does)))
    return "\n".join(lines)


def _ground(board: BoardWidget, tile: int) -> list[str]:
    """The terrain, where the plate names the building instead."""
    seen = board.shown.view.tiles[tile]
    built = seen.structure not in ("", "none")
    return [board.media.t(f"realigious.terrain.{seen.terrain}")] if built and seen.shown and seen.fog != FOG else []


def _name(board: BoardWidget, ref: str) -> str:
    return board.tip_of(ref).heading if board.tip_of is not None else ""
