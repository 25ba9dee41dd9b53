"""Whether every option of a question can be chosen at the table by mouse and by keys, without choosing it: what stands
for it is there, can be pressed, has the focus's ring, and nothing lies over it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.titles.ankh.asking_cards import CardChoice
from scenes.titles.ankh.asking_tray import Tray, thing_of
from tests.gallery.ankh_tables import parts

if TYPE_CHECKING:
    import pygame

    from game.core.ask import Option
    from scenes.table.table_scene import TableScene
    from scenes.titles.ankh.table import AnkhTable
    from scenes.widgets.base import Widget


def complaints(table: TableScene) -> list[str]:
    """What is wrong with the options of the open question, "" for none."""
    title = parts(table)
    found = [(option.key, _wrong(table, title, option)) for option in table.options()]
    return [f"{table.asked.text if table.asked else ''} {key}: {why}" for key, why in found if why]


def _wrong(table: TableScene, title: AnkhTable, option: Option) -> str:
    panel = next((one for one in title.dialogs.panels if one.visible), None)
    if isinstance(panel, Tray) and option not in panel.leaves:
        thing = thing_of(option)
        button = _button(table, f"tray.{thing.slot}:{thing.name}")
        if button or thing == panel.chosen:
            return button or _on_board(table, title, option, option.refs)
        panel.take(thing)
        return _on_board(table, title, option, option.refs)
    if panel is not None:
        keys = option.key.split("+") if isinstance(panel, CardChoice) else [option.key]
        return next((why for key in keys if (why := _button(table, f"{panel.prefix}.{key}"))), "")
    if option.key == title.primary(table.options()):
        return _button(table, "table-primary")
    if table.ui.find(f"choice.{option.key}") is not None:
        return _button(table, f"choice.{option.key}")
    if not option.refs:
        return "has no place"
    if option.refs[0].startswith("line:"):
        return next((why for edge in option.key.split(" ") if (why := _edge(table, title, edge))), "")
    if option.refs[0].startswith(("action:", "card:")):
        return _button(table, f"spot.{option.refs[0]}")
    return _on_board(table, title, option, option.refs)


def _button(table: TableScene, name: str) -> str:
    widget = table.ui.find(name)
    if widget is None:
        return f"there is no {name}"
    if not widget.enabled or not widget.focusable:
        return f"{name} can't be pressed"
    return _covered(table, widget.rect, widget)


def _covered(table: TableScene, place: pygame.Rect, widget: Widget) -> str:
    top = table.ui.root.at(place.center)
    return "" if top is widget else f"{getattr(top, 'name', top)} lies over {widget.name}"


def _edge(table: TableScene, title: AnkhTable, edge: str) -> str:
    place = title.board.place_of(f"edge:{edge}")
    return f"no edge {edge}" if place is None else _covered(table, place, title.board)


def _on_board(table: TableScene, title: AnkhTable, option: Option, refs: tuple[str, ...]) -> str:
    """The places of the option in turn; of a region or a part of one any space will do."""
    board = title.board
    if option not in board.options:
        return "the board does not show it"
    whole = option.verb in ("divide", "eye", "keep_number", "swap")
    spaces: list[str] = []
    for ref in refs:
        if ref.startswith("region:"):
            spaces += board.shown.space.regions[ref]
        elif ref.startswith("space:"):
            spaces.append(ref)
    faults = [_space(table, title, ref) for ref in spaces]
    if not spaces:
        return "has no space"
    return "" if whole and not all(faults) else next((why for why in faults if why), "")


def _space(table: TableScene, title: AnkhTable, ref: str) -> str:
    board = title.board
    place = board.place_of(ref)
    if place is None or not board.rect.collidepoint(place.center):
        return f"{ref} is out of sight"
    if ref not in board.shown.space.squares:
        return f"the keys do not lead to {ref}"
    return _covered(table, place, board)
