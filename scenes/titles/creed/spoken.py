"""What is said of the place under the board's cursor (C12.9): the words of the plate, and what only the eye finds
otherwise - where it lies, whether the tent stands, what choosing it does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.titles.creed.board_tips import tip, where
from scenes.titles.creed.words import SPECIAL

if TYPE_CHECKING:
    from game.core.ask import Option
    from scenes.titles.creed.board_picture import BoardPicture

FACE_DOWN = ":d"


def board_words(board: BoardPicture, options: list[Option]) -> str:
    """The lines about what is pointed at; `options`: what choosing it stands for now."""
    media, shown, ref = board.media, board.shown, board.shown.pointed
    if not ref:
        return media.t("speech.board")
    words = tip(media, shown, ref, board.preview)
    lines = words._replace(lines=(*words.lines, *words.more), more=()).rows()
    if ref not in shown.space.squares:
        return "\n".join(lines)
    place = where(media, shown, ref)
    if lines[0] != place:
        lines[0] = f"{lines[0]}, {place}"
    if board.preview is None or shown.staging.laying_leaders:
        lines += _state(board, ref)
    if not _told(board):
        lines += _choice(board, ref, options)
    return "\n".join(line for line in lines if line)


def _told(board: BoardPicture) -> bool:
    """Whether the plate tells already what choosing does."""
    verb = board.preview.verb if board.preview is not None else ""
    return bool(verb) and board.media.texts.has(f"creed.verb.{verb}")


def _state(board: BoardPicture, ref: str) -> list[str]:
    """The power of a unit that nothing adds to, and whether a tent stands."""
    t, pieces, view = board.media.t, board.shown.pieces, board.shown.view
    unit, tent = pieces.units.get(ref), pieces.tents.get(ref)
    if unit is not None and unit.power >= 0 and len(unit.terms) < 2:
        return [f"{t('creed.stat.power')} {unit.power}"]
    if tent is None or tent.ruin or tent.colour < 0:
        return []
    unknown = view.phase != "tents" and not tent.kind
    return [t("creed.page.intact"), *([t("creed.page.unknown")] if unknown else [])]


def _choice(board: BoardPicture, ref: str, options: list[Option]) -> list[str]:
    """What Enter does there."""
    t, shown = board.media.t, board.shown
    if shown.staging.laying_leaders:
        kind = shown.selected.removeprefix("leader:") or shown.staging.next_leader()
        own = ref.startswith(f"tent:{shown.staging.seat}")
        return [t("speech.lays", what=t(f"creed.leader.{kind}"))] if kind and own else []
    if options:
        return [t("speech.does", what=", ".join(dict.fromkeys(_does(board, option) for option in options)))]
    if ref not in shown.offers.sources():
        return []
    return [t("speech.lets_go" if ref == shown.selected else "speech.selects")]


def _does(board: BoardPicture, option: Option) -> str:
    t, verb = board.media.t, option.verb
    if verb in SPECIAL:
        return t(f"creed.action.{verb}")
    down = ".down" if option.key.endswith(FACE_DOWN) and verb in ("deploy", "place") else ""
    return t(f"creed.verb.{verb}{down}") if board.media.texts.has(f"creed.verb.{verb}") else t("creed.verb.place")
