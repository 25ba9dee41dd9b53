"""The panel of a nation (section 10): its player, its leaders, cubes, fortress tokens, hand, fallen, counters."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame
from msgspec.structs import replace

from scenes.kit.bot_sign import draw_bot
from scenes.kit.seat_panel import SeatPanel, SeatPanels
from scenes.kit.spot import Calls, Plate
from scenes.media import theme
from scenes.media.canvas import FULL
from scenes.titles.creed import table_layout
from scenes.titles.creed.events import BEFALLS
from scenes.titles.creed.units import fact_icon, tents_left, whose_key
from scenes.widgets.base import RectLike, WidgetParent
from scenes.widgets.names import draw_name

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from game.core.ask import Option, Question
    from game.core.events import Event
    from game.titles.creed.view import SeatPublic, SeatView
    from scenes.titles.creed.words import Words
    from scenes.widgets.pen import Pen

NATIONS = ("aurand", "tarvok", "selkara", "noctre")
PALETTES: dict[str, tuple[theme.Colour, ...]] = {
    "standard": ((215, 154, 30), (181, 50, 46), (47, 109, 181), (122, 62, 157)),
    "safe": ((245, 220, 120), (213, 80, 42), (102, 185, 232), (80, 66, 178)),
}
"""5.2, C10.3. The nations' colours."""
OWN, WHITE = 10, 3
FLAT_FROM = 300
PAD, HEAD, LINE, BETWEEN = 14, 40, 24, 16
"""The inset of a panel; how high its name is, and each line of what the nation is; between two things in one line."""
MOST_UNKNOWN, WAITING = 148, (132, 126, 130)
"""How large the sign of a nation that is not chosen is at most, and its tint for who still waits."""
FACTS = ("king", "commander", "tents", "cubes", "hand", "fortress", "fallen", "spare")


class Form(NamedTuple):
    """How a panel is laid out: side of the portrait, columns of facts, where they begin, their height and width, where
    the counters stand, how large pictures and figures are, how far down the head begins."""

    portrait: int
    columns: int
    top: int
    row: int
    wide: int
    counters: int
    icon: int = 32
    size: int = theme.BODY
    down: int = 0


HIGH, FLAT = Form(80, 2, 104, 40, 108, 276, 34), Form(56, 4, 72, 44, 88, 0, 32)
ROOMY = Form(84, 2, 110, 53, 108, 0, 44, 26)
TEAM = Form(80, 2, 142, 49, 108, 0, 42, 26, 30)
"""A panel in a column beside the board, and one over the hand; one in a column that shows no counters; the same where
nations are allied."""
POINTS = 62
"""How wide the figure of the action points is where nations are allied."""
NEAR = 60
"""How far a tip stands from its panel at most."""
BAND, SIGN = 28, 22
"""How high the band is that tells friend from foe, and the picture in it."""
SIDES: dict[str, tuple[str, theme.Colour, theme.Colour]] = {
    "own": ("creed/defence", (30, 62, 50), theme.GOOD), "enemy": ("creed/attack", (84, 32, 32), theme.BAD),
    "side0": ("", (30, 54, 66), theme.TEAL), "side1": ("", (62, 44, 74), theme.BRASS_LIGHT),
}  # fmt: skip
"""By whose a nation is: picture, ground and rim of its band."""


class NationLook(NamedTuple):
    """What a panel shows; `state` is how the nation stands to the reader or to the turn: "acts", "next", "ended",
    "you", "ally", "enemy", or "" where nothing is to be told, and before it has a nation "chooses" or "waits";
    `counted`: its counters are shown here, and nowhere else; `hand`: the units that are not laid out; `whose`: with
    allies "you", "ally", "enemy", for who looks on "side0", "side1"; then `state` tells of the turn alone; `points`:
    with allies how many counters are ready, -1 before the first round."""

    public: SeatPublic
    name: str
    state: str
    counted: bool
    hand: int
    whose: str = ""
    points: int = -1


class NationFact(Plate):
    """One figure of a nation's panel, which draws it: its name and what it is for; a click is one on the panel."""

    def __init__(self, panel: NationPanel, rect: RectLike, name: str) -> None:
        self.panel, self.fact = panel, name
        super().__init__(panel, rect, name=f"{panel.name}.{name}", tip=self._tip)

    def _tip(self) -> str:
        return self.panel.fact_words(self.fact)

    def tip_rect(self) -> pygame.Rect:
        """Beside the panel, so that no figure of any nation is covered."""
        return beside(self.panel.rect, self.rect.centery)

    def tip_within(self) -> pygame.Rect:
        """At the height of the panel."""
        return self.panel.tip_within()

    def on_hover(self, inside: bool) -> None:
        """The pointer is on the panel, too."""
        super().on_hover(inside)
        self.panel.calls.hover(self.panel.ref if inside else None)

    def on_press(self, pos: tuple[int, int], button: int) -> bool:
        """Takes the left button."""
        return button == 1

    def on_release(self, pos: tuple[int, int], button: int, inside: bool) -> None:
        """A click on the panel."""
        if inside:
            self.panel.click()


def beside(rect: pygame.Rect, y: int) -> pygame.Rect:
    """What leaves a tooltip room right and left of a panel only, at a height."""
    return pygame.Rect(rect.x, y - FULL.height, rect.width, 2 * FULL.height)


class NationPanel(SeatPanel):
    """One nation. A click acts as it when that is possible, else shows it in the inspector."""

    content: NationLook

    def __init__(self, parent: Nations, rect: RectLike, seat: int) -> None:
        self._told: tuple[Form, bool, bool] | None = None
        super().__init__(parent, rect, seat)

    def display(self, content: NationLook) -> None:
        """The figures have their places once there is a nation."""
        super().display(content)
        told = self.form, bool(content.public.nation), content.points >= 0
        if told == self._told:
            return
        self._told = told
        self.clear()
        if content.public.nation:
            for name, place in self._places():
                NationFact(self, place, name)

    def _places(self) -> list[tuple[str, pygame.Rect]]:
        """Where each figure stands; the action points where they are shown."""
        r, form, found = self.rect, self.form, []
        for i, name in enumerate(FACTS):
            row, column = divmod(i, form.columns)
            place = (r.x + PAD + column * form.wide, r.y + form.top + row * form.row, form.wide, form.row)
            found.append((name, pygame.Rect(place)))
        if form.counters:
            found.append(("ap", pygame.Rect(r.x + PAD, r.y + form.counters - 18, r.width - 2 * PAD, 64)))
        if self.content.points >= 0:
            found.append(("ap", self._points))
        return found

    @property
    def _points(self) -> pygame.Rect:
        """Where the action points stand with allies: at the end of the band or of the name."""
        top = 10 if self.form is FLAT else 14
        return pygame.Rect(self.rect.right - PAD - POINTS, self.rect.y + top, POINTS, BAND)

    def fact_words(self, name: str) -> str:
        """The name of a figure, and what it is for."""
        public, t = self.content.public, self.media.t
        if name == "ap":
            return t("creed.top.ap.tip", own=public.own, white=public.white)
        value = self._figure(name)
        if name in ("king", "commander"):
            value = t(f"creed.state.{'alive' if getattr(public, name) else 'removed'}")
        return f"{t(f'creed.fact.{name}')}: {value}\n{t(f'creed.panel.fact.{name}')}"

    def _figure(self, name: str) -> str:
        public = self.content.public
        figures = {
            "tents": f"{tents_left(public)}/9", "fortress": str(public.fortresses), "hand": str(self.content.hand),
        }  # fmt: skip
        return figures.get(name) or str(getattr(public, name))

    def tip_rect(self) -> pygame.Rect:
        """Beside it, so that no other panel is covered."""
        return beside(self.rect, self.rect.y + self.form.top // 2)

    def tip_within(self) -> pygame.Rect:
        """Near it, though the board there is full: further away it would seem to belong to something else."""
        return self.rect.inflate(2 * NEAR, 0)

    def hint(self) -> str:
        """Whose it is; each figure tells of itself."""
        words = self.told().split("\n")
        key = self.media.t("creed.panel.switch", key=self.media.bindings.label("next_seat")) if self.lit else ""
        return self.said(*words[:2], self._bot, key)

    def spoken(self) -> str:
        """All of it."""
        return self.told()

    @property
    def form(self) -> Form:
        """As its place and what it shows have it."""
        if self.rect.width >= FLAT_FROM:
            return FLAT
        return HIGH if self.content.counted else TEAM if self.content.whose else ROOMY

    def told(self) -> str:
        """The nation, and the key that turns to it."""
        key = self.media.bindings.label("next_seat")
        return self.said(super().told(), self.media.t("creed.panel.switch", key=key) if self.lit else "")

    def warm_up(self) -> Iterator[None]:
        """Makes the pictures of a nation without leaders, and of its counters, ready and spent."""
        if self.content is not None:
            for own, white in ((OWN, WHITE), (0, 0)):
                other = replace(self.content.public, king=False, commander=False, own=own, white=white)
                yield from self.media.sprites.prepared(partial(self._warm, self.content._replace(public=other)))

    def _warm(self, other: NationLook, surface: pygame.Surface) -> None:
        shown, self.content = self.content, other
        try:
            self.draw_back(surface)
        finally:
            self.content = shown

    def draw_back(self, surface: pygame.Surface) -> None:
        """Frame, head, facts, counters."""
        pen, r, public = self.pen(surface), self.rect, self.content.public
        acting = self.content.state == "acts"
        if self.lit:
            pen.nine("glow", r.inflate(24, 24))
        pen.nine("panel", r)
        pygame.draw.rect(surface, colour_of(public.nation), (r.x + 12, r.y + 5, r.width - 24, 4), 0, 2)
        if acting or self.hovered:
            rim = theme.GOLD if acting else theme.BRASS_LIGHT
            pygame.draw.rect(surface, rim, r.inflate(-2, -2), 3 if acting else 2, 12)
        self._draw_head(pen, public, acting)
        if not public.nation:
            self._draw_choice(pen)
            return
        for name, (_, place) in zip(FACTS, self._places(), strict=False):
            self._draw_fact(pen, place, name, public)
        if self.content.counted:
            self._draw_counters(pen, public)
        if self.content.points >= 0:
            draw_counter(pen, public.nation, self.content.points > 0, (self._points.x + 16, self._points.centery), 24)
            pen.line(str(self.content.points), POINTS - 34, theme.BODY, theme.BONE, True, height=BAND,
                     midleft=(self._points.x + 34, self._points.centery))  # fmt: skip

    def _draw_choice(self, pen: Pen) -> None:
        """Nothing is known of it yet: bright for who chooses."""
        r, form = self.rect, self.form
        room = pygame.Rect(r.x + PAD, r.y + form.top, r.width - 2 * PAD, r.height - form.top - PAD)
        side = min(room.width, room.height, MOST_UNKNOWN)
        chooses = self.content.state == "chooses"
        if chooses:
            pen.nine("glow", pygame.Rect(0, 0, side, side).move_to(center=room.center).inflate(24, 24))
        pen.icon("creed/nation/random", side, None if chooses else WAITING, center=room.center)

    @property
    def aside(self) -> pygame.Rect:
        """The line below the name, in whose place may stand that its player is away."""
        r, flat = self.rect, self.form is FLAT
        x, y = r.x + PAD + self.form.portrait + 8, r.y + (6 if flat else 14 + self.form.down + LINE) + HEAD
        room = pygame.Rect(x, y - 1, r.right - PAD - x, BAND - 2)
        end = self._band(room).left - BETWEEN // 2 if flat and self.content.whose else room.right
        return pygame.Rect(x, y, end - x, LINE)

    def _draw_head(self, pen: Pen, public: SeatPublic, acting: bool) -> None:
        r, media, side, flat = self.rect, self.media, self.form.portrait, self.form is FLAT
        top = r.y + (12 if flat else 18 + self.form.down)
        sign = f"creed/nation/{public.nation}" if public.nation else f"seat/{self.seat}"
        pen.icon(sign, side, topleft=(r.x + PAD, top))
        info = self.calls.info(self.seat)
        if info is not None:
            draw_bot(pen.surface, media, info, (r.x + PAD + side + 4, top + side + 3))
        x = r.x + PAD + side + 8
        taken = POINTS + 4 if flat and self.content.points >= 0 else 0
        place = pygame.Rect(x, r.y + (6 if flat else 14 + self.form.down), r.right - PAD - x - taken, HEAD)
        draw_name(pen.surface, media, self.content.name, place, theme.BONE)
        left, y, end = place.left, place.bottom, r.right - PAD
        if self.content.whose:
            end = self._draw_whose(pen, pygame.Rect(left, y - 1, end - left, BAND - 2) if flat else None)
        told = [(words, theme.GOLD if acting and words != self._nation(public) else theme.DIM)
                for words in (self._nation(public), self._state()) if words]  # fmt: skip
        wide = sum(media.theme.width(words, theme.SMALL) for words, _ in told) + BETWEEN
        if flat and len(told) > 1 and self.content.whose and wide > end - left:
            told = told[1:]  # the portrait is the nation's, too
        for words, ink in told:
            room = end - left if not flat or len(told) < 2 or self.content.whose else place.width // 2 - BETWEEN
            drawn = pen.line(words, room, theme.SMALL, ink, height=LINE, midleft=(left, y + LINE // 2))
            left, y = (drawn.right + BETWEEN, y) if flat else (left, y + LINE)

    def _draw_whose(self, pen: Pen, room: pygame.Rect | None) -> int:
        """Friend or foe, in a band across the panel, or at the right end of a room; where the room left of it ends."""
        r, words = self.rect, self.media.t(f"creed.panel.{self.content.whose}")
        sign, ground, rim = SIDES[self.content.whose if self.content.whose in SIDES else "own"]
        band = self._band(room)
        pygame.draw.rect(pen.surface, ground, band, 0, 8)
        pygame.draw.rect(pen.surface, rim, band, 2, 8)
        x = band.x + 8
        if sign:
            x = pen.icon(sign, SIGN, midleft=(x, band.centery)).right + 6
        place = x, band.centery
        pen.line(words, band.right - 8 - x, theme.SMALL, theme.BONE, True, height=band.height, midleft=place)
        return r.right - PAD if room is None else band.left - BETWEEN // 2

    def _band(self, room: pygame.Rect | None) -> pygame.Rect:
        """Where friend or foe stands."""
        r, words = self.rect, self.media.t(f"creed.panel.{self.content.whose}")
        if room is None:
            return pygame.Rect(r.x + PAD - 2, r.y + 14, r.width - 2 * PAD + 4, BAND)
        sign = SIDES[self.content.whose if self.content.whose in SIDES else "own"][0]
        wide = self.media.theme.width(words, theme.SMALL, True) + 24 + (SIGN + 4 if sign else 0)
        band = pygame.Rect(0, room.y, min(wide, room.width * 3 // 5), room.height)
        band.right = room.right
        return band

    def _nation(self, public: SeatPublic) -> str:
        return self.media.t(f"creed.nation.{public.nation}.short") if public.nation else ""

    def _state(self) -> str:
        """How the nation stands to the reader or to the turn."""
        return self.media.t(f"creed.panel.{self.content.state}") if self.content.state else ""

    def _draw_fact(self, pen: Pen, place: pygame.Rect, name: str, public: SeatPublic) -> None:
        gone = name in ("king", "commander") and not getattr(public, name)
        words = self._figure(name)
        wide = 0 if name in ("king", "commander") else self.media.theme.width(words, self.form.size, True)
        x, y, side = place.x, place.centery, self._side(place, wide)
        pen.icon(fact_icon(name, public.nation), side, (96, 88, 88) if gone else None, midleft=(x, y))
        if gone:
            pygame.draw.line(pen.surface, theme.BAD, (x + 3, y + side // 2 - 3), (x + side - 3, y + 3 - side // 2), 4)
        beside = x + side + 6
        if name in ("king", "commander"):
            pen.icon("ui/cross" if gone else "ui/check", side * 5 // 8, midleft=(beside, y))
            return
        pen.line(words, place.right - beside - 2, self.form.size, theme.BONE, True, midleft=(beside, y))

    def _side(self, place: pygame.Rect, wide: int) -> int:
        """C10.3. A fact's picture grows with the texts as far as its figures, so wide, leave room."""
        grown = self.form.icon * max(100, self.media.theme.scale) // 100
        return max(self.form.icon * 7 // 8, min(grown, place.height - 4, place.width - 14 - wide))

    def _draw_counters(self, pen: Pen, public: SeatPublic) -> None:
        """Ready counters stand out, spent ones are turned over; the white ones apart; how many are ready in figures."""
        r, total = self.rect, str(public.own + public.white)
        left, right, y = r.x + PAD, r.right - PAD, r.y + self.form.counters
        pen.line(self.media.t("creed.fact.ap"), 120, theme.SMALL, theme.DIM, midleft=(left, y))
        pen.line(total, 60, theme.BUTTON, theme.BONE, True, midright=(right - 72, y))
        for i in range(WHITE):
            draw_counter(pen, "white", i < public.white, (right - 12 - (2 - i) * 23, y), 22)
        for i in range(OWN):
            draw_counter(pen, public.nation, i < public.own, (left + 11 + i * 21, y + 32), 21)


class Nations(SeatPanels):
    """The panels of all nations, each beside its camp as the reader sees it."""

    panel = NationPanel

    def __init__(self, parent: WidgetParent, words: Words, calls: Calls) -> None:
        super().__init__(parent, FULL, calls)
        self.words = words
        self.laid: Callable[[int], int] = lambda _seat: 0
        """How many units of a seat are laid out on the board, not yet sent."""

    def places(self, view: SeatView) -> Mapping[int, pygame.Rect]:
        """Another reader sees the camps in other places."""
        rects = table_layout.SEATS[len(view.seats)]
        return {seat.seat: rects[table_layout.place_of(view, seat.seat)] for seat in view.seats}

    def look_of(self, view: SeatView, seat: int) -> NationLook:
        """What is public."""
        public, turn = view.seats[seat], view.side == view.seats[seat].side
        if not public.nation:  # R2.1. They choose in the order of their seats
            state = "waits" if any(not other.nation for other in view.seats[:seat]) else "chooses"
        elif view.phase == "play" and turn and not public.ended and view.outcome is None:
            state = "acts" if self._acts_now(seat) else "next"
        elif public.ended and turn:
            state = "ended"
        elif view.reader < 0:
            state = ""
        else:
            state = whose_key(view, seat)
        whose = whose_key(view, seat) if len(view.seats) > 2 else ""
        state = "" if state == whose else state
        counted = len(view.seats) == 2 and bool(view.round) and seat != self.words.acting()
        hand = public.hand - self.laid(seat)
        points = public.own + public.white if whose and view.round else -1
        return NationLook(public, self.words.name(seat), state, counted, hand, whose, points)

    def _acts_now(self, seat: int) -> bool:
        """Of the reader's side it is the seat that is asked, or an ally that was let act, or whose people have ended
        their parts; of two enemy bots the one that the prompt names; people at other machines act in one turn.
        """
        words = self.words
        asked, team, info = words.table.asked, words.table.team, words.table.match.seat(seat)
        if not words.mine(seat) and info.is_bot:
            return words.told in (-1, seat) or words.told % 2 != seat % 2
        if not words.mine(seat) or not (info.is_bot or info.is_person):
            return True
        if asked is not None or team.bots_act:
            return asked.seat == seat if asked is not None else seat in team.waiting_bots()
        people = (other for other in words.view.seats if words.table.match.seat(other.seat).is_person)
        return info.is_person or all(other.ended for other in people if words.mine(other.seat))

    def animate(self, event: Event, after: SeatView) -> int:
        """Who acts in what is shown again is told as it was then."""
        self._acts_in(event)
        return super().animate(event, after)

    def left_out(self, event: Event) -> None:
        """The same where nothing of it moves."""
        self._acts_in(event)

    def _acts_in(self, event: Event) -> None:
        """Of what is told of both sides, a unit that turns up, say, only what the side does whose turn it is."""
        seat, view = event.data.get("seat"), self.words.view
        if not self.words.table.catching_up or not isinstance(seat, int) or event.kind in BEFALLS:
            return
        if view.seats[seat].side == view.side:
            self.words.told = seat
            self.follow()

    def follow(self) -> None:
        """Something was laid out or taken back."""
        for panel in self.panels.values():
            panel.show(self.words.view)

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """The nations of the side that can be switched to."""
        team = self.words.table.team.open() if question is not None else ()
        self.light(f"seat:{other.seat}" for other in team if question is not None and other.seat != question.seat)
        self.follow()

    def told(self, look: NationLook) -> str:
        """All figures of a nation."""
        public, t = look.public, self.words.t
        alive = {True: t("creed.state.alive"), False: t("creed.state.removed")}
        whose = f" · {t(f'creed.panel.{look.whose}')}" if look.whose else ""
        return t(
            "creed.panel.tip", name=look.name, nation=self.words.nation(public.seat, False) + whose,
            king=alive[public.king], commander=alive[public.commander], tents=tents_left(public), spare=public.spare,
            own=public.own, white=public.white, cubes=public.cubes, hand=look.hand, fortress=public.fortresses,
            fallen=public.fallen,
        )  # fmt: skip


def colour_of(nation: str) -> theme.Colour:
    """A nation's colour in the palette of now; brass for none."""
    return PALETTES[theme.palette()][NATIONS.index(nation)] if nation in NATIONS else theme.BRASS


def draw_counter(pen: Pen, colour: str, ready: bool, centre: tuple[int, int], side: int) -> None:
    """A counter: in its colour while it is ready, turned over when it is spent (R4.2); a disc before it has one. Where
    none was carried over an empty ring waits: nothing is spent there.
    """
    if colour == "white" and not ready:
        pygame.draw.aacircle(pen.surface, theme.FAINT, centre, side // 2 - 2, 2)
        return
    if not pen.icon(f"creed/counter/{'' if ready else 'spent_'}{colour}", side, center=centre).width:
        fill = theme.BONE if colour == "white" else colour_of(colour)
        pygame.draw.aacircle(pen.surface, fill if ready else theme.RAISED, centre, side // 2 - 1, 0 if ready else 2)
