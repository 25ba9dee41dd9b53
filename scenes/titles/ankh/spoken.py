"""What is said of the place under the board's cursor (C12.9): the words of its plate, where it lies, what is marked."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.titles.ankh.board import Board


def board_words(board: Board) -> str:
    """The lines about what is pointed at."""
    t, shown, ref = board.media.t, board.shown, board.shown.pointed
    if not ref:
        return t("speech.board")
    words = board.words_at(ref)
    lines = words.rows() if words is not None else []
    space = shown.space_of(ref)
    if space:
        lines = [f"{lines[0]}, {space.partition(':')[2]}" if lines else space.partition(":")[2], *lines[1:]]
    if ref in shown.laid:
        lines.append(t("ankh.spoken.laid"))
    elif shown.selected and shown.selected == space:
        lines.append(t("ankh.spoken.selected"))
    elif space in shown.marks or ref in shown.open_edges:
        lines.append(t("ankh.spoken.offered"))
    return "\n".join(line for line in lines if line)
