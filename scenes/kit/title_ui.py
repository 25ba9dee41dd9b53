"""The door between the client and a title: whatever a screen of all titles asks of one of them, it asks its `TitleUi`.

A title makes one, `UI`, in `scenes/titles/<title>/__init__.py`; `scenes.titles` lists them. The parts lie in modules of
the title's package, the same names in every title, and are imported when they are first asked for: the shelf stands in
the first frame, the rules come later.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from scenes.kit.end_cause import EndCause
from scenes.kit.event_look import MARKED, Landmark
from scenes.kit.title_look import TitleLook
from scenes.media.texts import FOLDER

if TYPE_CHECKING:
    import pygame

    from game.core.events import Event
    from game.match.at_table import EndedMatch, TableMatch
    from scenes.kit.event_look import EventLook
    from scenes.kit.goods_look import GoodsLook
    from scenes.kit.page import Page
    from scenes.kit.rulebook import Content, Figure
    from scenes.kit.table_host import TableHost
    from scenes.kit.title_table import TitleTable
    from scenes.kit.totals import EndTotals
    from scenes.kit.words import TitleWords
    from scenes.media.media import Media
    from scenes.media.theme import Colour
    from scenes.shell.client import Client
    from scenes.shell.scene import Scene


class Shelf(NamedTuple):
    """A poster of the menu (C3.2): allowed numbers of players, usual minutes from and to, names of what decides the
    game, a colour, the sprite that stands for it in small, its kinds of victory as the record counts them. The texts
    are "<code>.title", ".line", ".blurb", the picture is "<code>/poster"; the text of the
    point "social" is "<code>.victory.social", its sprite "<code>/victory/social".
    """

    seats: tuple[int, ...] = ()
    minutes: tuple[int, int] = (0, 0)
    points: tuple[str, ...] = ()
    accent: Colour = (90, 84, 76)
    sign: str = ""
    ways: tuple[str, ...] = ()


class GhostBoard(Protocol):
    """A title's board behind the menu as an onlooker sees it. It tells its stage what is to be drawn anew."""

    def show(self, view: Any) -> None:
        """Shows a view."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draws what lies inside the surface's clip."""

    def settled(self) -> bool:
        """Whether its pictures are complete."""

    def land(self, view: Any) -> str:
        """The backdrop that it lies on."""


class GhostLook(NamedTuple):
    """The board behind the menu (C12.10): the atlases that it needs, and `board(stage, players)`, which reaches
    beyond the canvas.
    """

    atlases: tuple[str, ...]
    board: Callable[[Scene, int], GhostBoard]

RULES = "game.titles"
"""The rules of all titles are loaded whole before a part of one: a thread may be at them, and two imports that cross
both fail.
"""


class TitleUi:
    """`code` is the title's code name, `package` where its screens lie. The modules of the package:

    | module | holds |
    |---|---|
    | `table` | `TABLE`: the title's side of the table (`TitleTable`) |
    | `room` | `LOOK`: set-up fields, signs and colours of seats, what a table needs loaded (`TitleLook`) |
    | `ghost` | `GHOST`: the board behind the menu (`GhostLook`) |
    | `thumb` | `paint(view, size)`: a position as a small picture; it may be called on a thread |
    | `book_figures`, `book_tables` | `FIGURES`, `TABLES`: what the rulebook's text names |
    | `goods` | `GOODS`: what the shop's goods look like in the title (`GoodsLook`) |
    | `events` | `EVENTS`: how each kind of event is shown (`EventLook`) |
    | `story` | `STORY`: what the result tells of a match, where the title `tells` it |
    | `totals` | `TOTALS`: the result in whole numbers, where the title `counts` in them |
    | `ending` | `CAUSE`: what has ended a match, from the reader's side, where the title `explains` it |
    | `landmarks` | `landmarks(events, choice_of)`: the marks of a whole record, where the title `marks` them itself |

    `texts` is the folder of its rulebook, <language>/<code>/rulebook.json.
    `regrets`: counts of a match of which nobody wants to have most.
    `coloured`: what is painted in colours of the title's own: sprite, text key, and the key of the `name` in it.
    `panels` are further screens: name -> "module:function" of the package; the function takes the client. The menu has
    a button for the first one, with the text "menu.<name>" and the sprite "ui/<name>".
    """

    def __init__(
        self, code: str, package: str = "", shelf: Shelf | None = None, panels: Mapping[str, str] | None = None,
        texts: Path = FOLDER, coloured: Sequence[tuple[str, str, str]] = (), tells: bool = False,
        counts: bool = False, marks: bool = False, explains: bool = False,
        regrets: Sequence[str] = (),
    ) -> None:  # fmt: skip
        self.code, self.package, self.texts = code, package, texts
        self.shelf = shelf or Shelf()
        self.panels = dict(panels or {})
        self.coloured, self.tells, self.counts, self.marks = tuple(coloured), tells, counts, marks
        self.explains, self.regrets = explains, tuple(regrets)

    def _part(self, module: str, name: str) -> Any:
        import_module(RULES)
        return getattr(import_module(f"{self.package}.{module}"), name)

    @property
    def look(self) -> TitleLook:
        """Fields, signs and colours; the raw values for a title that this program does not have."""
        if not self.package:
            return TitleLook(self.code)
        found: TitleLook = self._part("room", "LOOK")
        return found

    @property
    def table(self) -> Callable[[TableHost], TitleTable]:
        """Makes the title's side of a table."""
        found: Callable[[TableHost], TitleTable] = self._part("table", "TABLE")
        return found

    @property
    def table_modules(self) -> tuple[str, ...]:
        """What a table and its result import, so that it can be loaded ahead."""
        more = {"story": self.tells, "totals": self.counts, "ending": self.explains}
        parts = ("table", *(part for part, there in more.items() if there))
        return (RULES, *(f"{self.package}.{part}" for part in parts)) if self.package else ()

    @property
    def ghost(self) -> GhostLook:
        """The board behind the menu."""
        found: GhostLook = self._part("ghost", "GHOST")
        return found

    def thumb(self, view: Any, size: tuple[int, int]) -> pygame.Surface:
        """A position as a small picture; may be called on a thread."""
        picture: pygame.Surface = self._part("thumb", "paint")(view, size)
        return picture

    @property
    def figures(self) -> dict[str, Figure]:
        """The pictures of the rulebook, by the names that its text uses."""
        found: dict[str, Figure] = self._part("book_figures", "FIGURES")
        return found

    @property
    def tables(self) -> dict[str, Callable[..., Content]]:
        """The tables of the rulebook, by the names that its text uses; "cards/unity" hands on what stands behind."""
        found: dict[str, Callable[..., Content]] = self._part("book_tables", "TABLES")
        return found

    @property
    def book_modules(self) -> tuple[str, ...]:
        """What the rulebook imports, so that it can be loaded ahead."""
        return tuple(f"{self.package}.{name}" for name in ("book_figures", "book_tables")) if self.package else ()

    @property
    def events(self) -> Mapping[str, EventLook]:
        """How each kind of event is shown."""
        found: Mapping[str, EventLook] = self._part("events", "EVENTS")
        return found

    def landmarks(self, events: Sequence[Event], choice_of: Callable[[int], int]) -> list[Landmark]:
        """The marks on the timeline of a record (C7.2): the title's choice, else each event by its look. `choice_of`:
        after how many choices the event of a number had happened.
        """
        if self.marks:
            return list(self._part("landmarks", "landmarks")(events, choice_of))
        found = ((self.events[event.kind].mark_of(event), event) for event in events)
        return [Landmark(kind, event) for kind, event in found if kind in MARKED]

    def story(self, media: Media, match: TableMatch) -> tuple[TitleWords, Page] | None:
        """What happened in a match that is over (C6.9), with the words that it is told in; None where nothing is."""
        found: tuple[TitleWords, Page] | None = self._part("story", "STORY")(media, match) if self.tells else None
        return found

    def totals(self, media: Media, match: EndedMatch) -> EndTotals | None:
        """What decided a match that is over, and how far everybody came, in whole numbers (C6.9)."""
        found: EndTotals | None = self._part("totals", "TOTALS")(media, match) if self.counts else None
        return found

    def cause(self, media: Media, match: TableMatch) -> EndCause:
        """What has ended a match that is over, from the reader's side; nothing where the title has no words for it."""
        found: EndCause = self._part("ending", "CAUSE")(media, match) if self.explains else EndCause()
        return found

    @property
    def goods(self) -> GoodsLook:
        """What the shop's goods look like in the title."""
        found: GoodsLook = self._part("goods", "GOODS")
        return found

    @property
    def panel_modules(self) -> tuple[str, ...]:
        """What the further screens import, so that it can be loaded ahead."""
        return (RULES, *(f"{self.package}.{place.partition(':')[0]}" for place in self.panels.values()))

    def panel(self, client: Client, name: str) -> Scene:
        """One of the title's further screens. Raises KeyError when it has none of that name."""
        module, _, function = self.panels[name].partition(":")
        scene: Scene = self._part(module, function)(client)
        return scene
