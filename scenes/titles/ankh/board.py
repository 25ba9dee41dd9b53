"""The board of Ankh: shows a view, marks choices, takes pointer and keys (R3, section 10, C6). It decides nothing: what
can be chosen is what was offered, numbers come from the view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Unpack

from game.titles.ankh.state import NOBODY
from scenes.kit.board_layers import Sheet
from scenes.kit.board_view import BoardView, Listeners
from scenes.kit.cue import animation_of
from scenes.titles.ankh import board_ground, board_items, spoken
from scenes.titles.ankh.board_art import AnkhArt
from scenes.titles.ankh.board_fx import AnkhCue
from scenes.titles.ankh.board_items import AnkhShown
from scenes.titles.ankh.events import EVENTS
from scenes.titles.ankh.pieces import NO_MATERIALS, pieces
from scenes.titles.ankh.space import WIDEST, AnkhSpace

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from game.core.ask import Option, Question
    from game.core.events import Event
    from game.match.seats import SeatInfo
    from game.titles.ankh.view import SeatView
    from scenes.kit.animation import Animation
    from scenes.kit.board_layers import Item
    from scenes.kit.board_space import Pos, Space
    from scenes.kit.fx import Point
    from scenes.kit.tip_content import TipContent
    from scenes.widgets.base import RectLike, WidgetParent

MAT = (18, 22, 40)
LINE = "line:"


class Board(BoardView[AnkhShown, AnkhArt]):
    """See the module's text. `tip(ref)`: the words beside a place. What goes from space to space is chosen in two
    clicks: what acts (it is `selected`), then where to; a caravan edge by edge until one line is left. `widest`: the
    radius of a hex at most; `plated`: the numbers of the regions are shown; `materials`: of what the
    hoops of a seat's pedestals are made, `seats` who plays.
    """

    widest = WIDEST
    plated = True
    materials: Mapping[int, str] = NO_MATERIALS
    seats: Sequence[SeatInfo] = ()

    def __init__(
        self, parent: WidgetParent, rect: RectLike, *, tip: Callable[[str], TipContent] | None = None,
        **listeners: Unpack[Listeners],
    ) -> None:  # fmt: skip
        self.tip_of = tip
        self.options: Sequence[Option] = ()
        self.counter_of: Callable[[int], Point] | None = None
        """Where on the canvas the followers of a god fly to."""
        self._map: object = None
        super().__init__(parent, rect, clip=True, **listeners)

    # ---------------------------------------------------------------- what is shown
    def show(self, view: SeatView) -> None:
        """Displays a view; only what differs from the last one is drawn anew."""
        before = self._shown.view if self._shown is not None else None
        key = (view.columns, view.terrain)
        if before is None or key != self._map:
            self._map = key
            self.begin(AnkhShown(AnkhSpace(view, self.rect, self.widest), view))
        elif before.reader != view.reader:
            self.reset()
        shown = self.shown
        shown.view, shown.pieces = view, pieces(view, self.materials)
        shown.space.divide(view)
        shown.plates = board_items.bearing_plates(view) if self.plated else {}
        shown.hidden.clear()
        self._offer_again()

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """Marks what can be chosen; an empty list takes all marks away."""
        self.options = options
        if self._shown is not None:
            self.shown.selected, self.shown.laid = "", ()
            self._offer_again()

    def _offer_again(self) -> None:
        shown = self.shown
        shown.marks = board_items.offered_spaces(self.options, shown.selected)
        shown.offered = board_items.offered_regions(self.options)
        lines = [_edges(option) for option in self._lines()]
        fits = [line for line in lines if set(shown.laid) <= set(line)]
        shown.open_edges = tuple(sorted({edge for line in fits for edge in line} - set(shown.laid)))
        shown.space.lay_edges(_ends(edge) for edge in (*shown.open_edges, *shown.laid))
        self.refresh()

    def _lines(self) -> list[Option]:
        return [option for option in self.options if any(ref.startswith(LINE) for ref in option.refs)]

    def light(self, region: int) -> None:
        """A region is looked at, 0: none."""
        if self._shown is not None and self.shown.lit != region:
            self.shown.lit = region
            self.refresh()

    def art_of(self, size: int) -> AnkhArt:
        """The pictures of a zoom step."""
        return AnkhArt(self.media, size)

    def sheet_of(self, space: Space) -> Sheet:
        """The table is seen beside the map."""
        return Sheet(space, space.rect, mat=MAT, clear=True)

    def ground_key(self, shown: AnkhShown) -> object:
        """The rivers: the land never changes."""
        return shown.view.rivers

    def ground(self, art: AnkhArt, shown: AnkhShown) -> Iterable[Item]:
        """Slab, land, rivers."""
        return board_ground.ground(art, shown.space, shown.view)

    def compose(self, art: AnkhArt, shown: AnkhShown) -> Iterable[Item]:
        """Caravans, marks, plates, pieces."""
        yield from board_ground.caravans(art, shown.view)
        yield from board_items.compose(art, shown)

    def animation_of(self, event: Event, after: SeatView) -> Animation | None:
        """As the rows of events say."""
        return animation_of(EVENTS, AnkhCue(self, event, after))

    # ---------------------------------------------------------------- pointing and choosing
    def point(self, ref: str) -> None:
        """What belongs to the region that is pointed at is lit."""
        super().point(ref)
        if self._shown is not None:
            self.light(self.region_at(ref))

    def region_at(self, ref: str) -> int:
        """The region of a space, 0 for none."""
        place = self.shown.space_of(ref) if self._shown is not None else ""
        for number, spaces in self.shown.space.regions.items():
            if place in spaces:
                return int(number.partition(":")[2])
        return 0

    def _meant(self, ref: str) -> list[Option]:
        """The options that a click on a place leads to, with what is selected."""
        place, selected = self.shown.space_of(ref) or ref, self.shown.selected
        found = [option for option in self.options if place in option.refs]
        if selected and selected != place:
            both = [option for option in found if option.refs and option.refs[0] == selected]
            found = both or found
        region = f"region:{self.region_at(ref)}"
        return found or [option for option in self.options if option.refs == (region,)]

    def choices_at(self, ref: str) -> Sequence[Option]:
        """What a click on a place chooses now; nothing while it only takes up what acts."""
        if ref.startswith("edge:"):
            return [option for option in self._lines() if {ref, *self.shown.laid} <= set(_edges(option))]
        return self._meant(ref)

    def take(self, ref: str) -> None:
        """Takes up what acts, chooses what is offered there, else inspects it."""
        if ref.startswith("edge:"):
            self._lay(ref)
            return
        found, place = self._meant(ref), self.shown.space_of(ref) or ref
        goes = [option for option in found if len(option.refs) == 2 and option.refs[0].startswith("space:")]
        if goes and all(option.refs[0] == place for option in goes):
            self._select("" if self.shown.selected == place else place)
        elif found:
            self.on_choose(found[0].key if len(found) == 1 else place)
        elif ref:
            self.on_inspect(ref)

    def taken(self) -> list[str]:
        """What acts, or the edges of a caravan that are laid."""
        shown = self._shown
        return [] if shown is None else [*([shown.selected] if shown.selected else []), *shown.laid]

    def _select(self, place: str) -> None:
        self.shown.selected = place
        self._offer_again()

    def _lay(self, edge: str) -> None:
        """An edge more of a caravan, or one less; the only line that is left is chosen."""
        shown = self.shown
        shown.laid = tuple(one for one in shown.laid if one != edge) if edge in shown.laid else (*shown.laid, edge)
        fits = [option for option in self._lines() if set(shown.laid) <= set(_edges(option))]
        if len(fits) == 1 and set(shown.laid) == set(_edges(fits[0])):
            self.on_choose(fits[0].key)
        else:
            self._offer_again()

    def deselect(self) -> bool:
        """Nothing acts any more, no edge is laid; False when that was so."""
        if self._shown is None or not (self.shown.selected or self.shown.laid):
            return False
        self.shown.selected, self.shown.laid = "", ()
        self._offer_again()
        return True

    def own_pieces(self) -> list[str]:
        """The reader's figures, its god first."""
        view = self.shown.view
        god = view.team[view.reader] if view.reader >= 0 else NOBODY
        own = [one for one in view.figures if one.held == god and god != NOBODY]
        return [f"figure:{one.number}" for one in sorted(own, key=lambda one: (one.kind != "god", one.number))]

    def start_ref(self) -> str:
        """The own god's space, else the first."""
        own = self.own_pieces()
        return self.shown.space_of(own[0]) if own else next(iter(self.shown.space.squares))

    def turning(self) -> list[str]:
        """The spaces where something can be done, the numbers of regions, the edges of caravans."""
        shown = self.shown
        plates = [f"space:{shown.plates[number]}" for number in sorted(shown.offered) if number in shown.plates]
        return [*sorted(shown.marks), *plates, *sorted((*shown.open_edges, *shown.laid))]

    def lies_on(self, ref: str) -> str:
        """A piece stands on its space."""
        return self.shown.space_of(ref) or ref

    def walked(self, ref: str, way: Pos) -> str:
        """From an edge as from its first space, from a region to one of its spaces."""
        spaces = self.shown.space.regions.get(ref, ())
        if spaces:
            return spaces[len(spaces) // 2]
        return super().walked(f"space:{_ends(ref)[0]}" if ref.startswith("edge:") else ref, way)

    def walk_pieces(self, by: int) -> None:
        """The keyboard goes to the own god, or `by` figures on."""
        refs = [self.shown.space_of(ref) for ref in self.own_pieces()]
        if refs:
            self.ui.set_focus(self, True)
            at = refs.index(self.shown.pointed) + by if by and self.shown.pointed in refs else 0
            self.go(refs[at % len(refs)])

    def spoken(self) -> str:
        """What the cursor is on (C12.9)."""
        return spoken.board_words(self) if self._shown is not None else ""

    def words_at(self, ref: str) -> TipContent | None:
        """Those of the table."""
        return self.tip_of(ref) if self.tip_of is not None and ref else None


def _edges(option: Option) -> list[str]:
    """The edges of a caravan's line, as refs of the space."""
    line = next(ref for ref in option.refs if ref.startswith(LINE))
    return [f"edge:{edge}" for edge in line.removeprefix(LINE).split(" ")]


def _ends(edge: str) -> tuple[str, str]:
    one, _, other = edge.partition(":")[2].partition("|")
    return one, other
