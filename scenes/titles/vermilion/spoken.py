"""What is said of the tile under the board's cursor (C12.9): the words of its plate, where it lies, what is marked."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.titles.vermilion.board import Board


def board_words(board: Board) -> str:
    """The lines about what is pointed at."""
    t, shown, ref = board.media.t, board.shown, board.shown.pointed
    if not ref:
        return t("speech.board")
    words, tile = board.words_at(ref), shown.tile_of(ref)
    lines = words.rows() if words is not None else []
    place = tile.partition(":")[2]
    if place and (not lines or place not in lines[0]):
        lines = [f"{lines[0]}, {place}" if lines else place, *lines[1:]]
    if tile in shown.costs:
        lines.append(t("vermilion.spoken.cost", n=shown.costs[tile]))
    elif tile in shown.marks:
        lines.append(t("vermilion.spoken.offered"))
    return "\n".join(line for line in lines if line)
