"""The panel of a nation (section 10): its player, its leaders, cubes, fortress tokens, hand, fallen, counters."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame
from msgspec.structs import replace

from scenes.kit.bot_sign import bot_words, draw_bot
from scenes.kit.part import Part
from scenes.kit.spot import Calls, Choose, Hover, Spot
from scenes.media import theme
from scenes.media.canvas import FULL
from scenes.titles.creed import places
from scenes.titles.creed.units import tents_left
from scenes.widgets.base import Group, Host, RectLike
from scenes.widgets.names import draw_name

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.core.ask import Option, Question
    from game.titles.creed.view import SeatPublic, SeatView
    from scenes.media.media import Media
    from scenes.titles.creed.words import Words

NATIONS = ("aurand", "tarvok", "selkara", "noctre")
PALETTES: dict[str, tuple[theme.Colour, ...]] = {
    "standard": ((215, 154, 30), (181, 50, 46), (47, 109, 181), (122, 62, 157)),
    "safe": ((245, 220, 120), (213, 80, 42), (102, 185, 232), (80, 66, 178)),
}
"""5.2, C10.3. The nations' colours."""
OWN, WHITE = 10, 3
FLAT_FROM = 300
PAD, ICON = 14, 32
FACTS = (
    ("creed/king", "king"), ("creed/commander", "commander"), ("creed/intact", "tents"), ("cube", "cubes"),
    ("creed/hand", "hand"), ("creed/tent/fortress", "fortress"), ("creed/fallen", "fallen"), ("creed/spare", "spare"),
)  # fmt: skip


class Form(NamedTuple):
    """How a panel is laid out: side of the portrait, columns of facts, where they begin, their height and width, where
    the counters stand."""

    portrait: int
    columns: int
    top: int
    row: int
    wide: int
    counters: int


HIGH, FLAT = Form(64, 2, 96, 42, 108, 272), Form(44, 4, 64, 33, 85, 136)
"""A panel in a column beside the board, and one over the hand."""


class Nations(Group, Part):
    """The panels of all nations, each beside its camp as the reader sees it."""

    def __init__(self, parent: Host, words: Words, on_click: Choose, on_hover: Hover) -> None:
        super().__init__(parent, FULL, name="nations")
        self.words, self._on_click, self._on_hover = words, on_click, on_hover
        self.panels: dict[int, NationPanel] = {}
        self._home = -1

    def show(self, view: SeatView) -> None:
        """Takes what is public; another reader sees the camps in other places."""
        home = places.home(view)
        if home != self._home:
            self._home = home
            self.clear()
            rects = places.SEATS[len(view.seats)]
            self.panels = {
                seat.seat: NationPanel(
                    self, rects[places.place_of(view, seat.seat)], seat.seat, self.words, self._on_click, self._on_hover
                )
                for seat in view.seats
            }
        for panel in self.panels.values():
            panel.show(view)

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """The panels of the side's nations that can be switched to."""
        seats = [] if question is None else [other.seat for other in self.words.table.team.open()]
        for seat, panel in self.panels.items():
            panel.offer(question is not None and seat in seats and seat != question.seat)

    def rehearsing(self) -> Iterator[None]:
        """Each panel's own."""
        for panel in self.panels.values():
            yield from panel.rehearsing()


class NationPanel(Spot):
    """One nation. A click acts as it when that is possible, else shows it in the inspector."""

    def __init__(
        self, parent: Host, rect: RectLike, seat: int, words: Words, on_click: Choose, on_hover: Hover
    ) -> None:
        self.seat, self.words = seat, words
        self.public: SeatPublic | None = None
        self.acting = False
        self.choosable = False
        self._state: tuple[object, ...] = ()
        self.form = HIGH if pygame.Rect(rect).width < FLAT_FROM else FLAT
        calls = Calls(hover=on_hover, inspect=on_click)
        super().__init__(parent, rect, f"seat:{seat}", calls, tip=self._tip, name=f"nation.{seat}")
        self.glow = 16

    def show(self, view: SeatView) -> None:
        """Takes what is public."""
        public = view.seats[self.seat]
        acting = view.phase == "play" and view.side == public.side and not public.ended and view.outcome is None
        self._put(public, acting, self.choosable)

    def offer(self, choosable: bool) -> None:
        """Whether a click acts as this nation."""
        if self.public is not None:
            self._put(self.public, self.acting, choosable)

    def _put(self, public: SeatPublic, acting: bool, choosable: bool) -> None:
        state = (public, acting, choosable, self.words.name(self.seat), self.words.view.reader, self._bot_words())
        if state != self._state:
            self._state = state
            self.public, self.acting, self.choosable = public, acting, choosable
            self.invalidate()

    def _tip(self) -> str:
        public, t = self.public, self.words.t
        if public is None:
            return ""
        alive = {True: t("creed.state.alive"), False: t("creed.state.removed")}
        text = t(
            "creed.panel.tip", name=self.words.name(self.seat), nation=self.words.nation(self.seat, False),
            king=alive[public.king], commander=alive[public.commander], tents=tents_left(public), spare=public.spare,
            own=public.own, white=public.white,
        )  # fmt: skip
        if bot := self._bot_words():
            text = f"{text}\n{bot}"
        if not self.choosable:
            return text
        return f"{text}\n{t('creed.panel.switch', key=self.media.bindings.label('next_seat'))}"

    def _bot_words(self) -> str:
        return bot_words(self.media, self.words.seats[self.seat])

    def rehearsing(self) -> Iterator[None]:
        """Makes the pictures of a nation without leaders, and of its counters, ready and spent."""
        if self.public is not None:
            for own, white in ((OWN, WHITE), (0, 0)):
                other = replace(self.public, king=False, commander=False, own=own, white=white)
                yield from self.media.sprites.prepared(partial(self._rehearse, other))

    def _rehearse(self, other: SeatPublic, surface: pygame.Surface) -> None:
        shown, self.public = self.public, other
        try:
            self.draw(surface)
        finally:
            self.public = shown

    def draw(self, surface: pygame.Surface) -> None:
        """Frame, head, facts, counters."""
        public, r = self.public, self.rect
        if public is None:
            return
        sprites = self.media.sprites
        if self.choosable:
            glow = r.inflate(24, 24)
            surface.blit(sprites.nine("nine/glow", glow.size), glow)
        surface.blit(sprites.nine("nine/panel", r.size), r)
        colour = colour_of(public.nation)
        pygame.draw.rect(surface, colour, (r.x + 12, r.y + 5, r.width - 24, 4), 0, 2)
        if self.acting or self.hovered:
            rim = theme.GOLD if self.acting else theme.BRASS_LIGHT
            pygame.draw.rect(surface, rim, r.inflate(-2, -2), 3 if self.acting else 2, 12)
        self._draw_head(surface, public)
        form = self.form
        for i, (icon, name) in enumerate(FACTS):
            row, column = divmod(i, form.columns)
            place = pygame.Rect(r.x + PAD + column * form.wide, r.y + form.top + row * form.row, form.wide, form.row)
            self._draw_fact(surface, place, icon, name, public)
        if form is FLAT:
            self._draw_counters_in_line(surface, public)
        else:
            self._draw_counters(surface, public)

    def _draw_head(self, surface: pygame.Surface, public: SeatPublic) -> None:
        r, media, side = self.rect, self.media, self.form.portrait
        picture = f"creed/nation/{public.nation or 'random'}"
        flat = self.form is FLAT
        if media.sprites.has(picture):
            surface.blit(media.sprites.get(picture, size=(side, side)), (r.x + PAD, r.y + (14 if flat else 18)))
        corner = (r.x + PAD + side + 4, r.y + (14 if flat else 18) + side + 3)
        draw_bot(surface, media, self.words.seats[self.seat], corner)
        x = r.x + PAD + side + 8
        width = r.right - PAD - x
        nation = self.words.t(f"creed.nation.{public.nation}.short") if public.nation else ""
        room = width // 2 if flat else width
        line = media.theme.line(self._relation(nation, room), room, theme.SMALL,
                              theme.GOLD if self.acting else theme.DIM, height=48)  # fmt: skip
        place = pygame.Rect(x, r.y + 14, width, 44)
        if flat:
            surface.blit(line, line.get_rect(midright=(r.right - PAD, place.centery)))
            place.width -= line.get_width() + 12
        else:
            surface.blit(line, line.get_rect(midleft=(x, r.y + 74)))
        draw_name(surface, media, self.words.name(self.seat), place, theme.BONE)

    def _relation(self, nation: str, width: int) -> str:
        """The nation, and how it stands to the reader or to the turn where there is room for it."""
        words = self.words
        who = "you" if self.seat == words.view.reader else "ally" if words.mine(self.seat) else "enemy"
        ended = self.public is not None and self.public.ended and words.view.side == self.public.side
        state = "acts" if self.acting else "ended" if ended else who
        if words.view.reader < 0 and state == who:
            return nation
        shown = words.t(f"creed.panel.{state}")
        whole = f"{nation} · {shown}" if nation else shown
        return whole if self.media.theme.width(whole, theme.SMALL) <= width else shown if self.acting else nation

    def _draw_fact(self, surface: pygame.Surface, place: pygame.Rect, icon: str, name: str, public: SeatPublic) -> None:
        media = self.media
        gone = name in ("king", "commander") and not getattr(public, name)
        icon = {"cube": f"creed/cube/{public.nation}", "creed/spare": f"creed/tent/blank_{public.nation}"}.get(icon,
            icon)
        if media.sprites.has(icon):
            size = (ICON, ICON)
            picture = (
                media.sprites.tinted(icon, (96, 88, 88), size=size) if gone else media.sprites.get(icon, size=size)
            )
            surface.blit(picture, picture.get_rect(midleft=(place.x, place.centery)))
        if gone:
            x, y = place.x, place.centery
            pygame.draw.line(surface, theme.BAD, (x + 3, y + 13), (x + 29, y - 13), 4)
        if name in ("king", "commander"):
            mark = media.sprites.get("ui/cross" if gone else "ui/check", size=(20, 20))
            surface.blit(mark, mark.get_rect(midleft=(place.x + 38, place.centery)))
            return
        text = self._figure(name, public)
        words = media.theme.line(text, place.width - 40, theme.BODY, theme.BONE, True)
        surface.blit(words, words.get_rect(midleft=(place.x + 38, place.centery)))

    def _figure(self, name: str, public: SeatPublic) -> str:
        match name:
            case "tents":
                return f"{tents_left(public)}/9"
            case "fortress":
                return str(public.fortresses)
        return str(getattr(public, name))

    def _draw_counters(self, surface: pygame.Surface, public: SeatPublic) -> None:
        """Ready counters stand out, spent ones are turned over; the white ones apart."""
        r, media = self.rect, self.media
        y = r.y + self.form.counters
        label = media.theme.line(self.words.t("creed.fact.ap"), 120, theme.SMALL, theme.DIM)
        surface.blit(label, label.get_rect(midleft=(r.x + PAD, y + 12)))
        total = media.theme.line(str(public.own + public.white), 60, theme.BUTTON, theme.BONE, True)
        surface.blit(total, total.get_rect(midright=(r.right - PAD - 72, y + 12)))
        for i in range(WHITE):
            draw_counter(surface, media, "white", i < public.white, (r.right - PAD - 12 - (2 - i) * 23, y + 12), 22)
        for i in range(OWN):
            draw_counter(surface, media, public.nation, i < public.own, (r.x + PAD + 11 + i * 21, y + 44), 21)

    def _draw_counters_in_line(self, surface: pygame.Surface, public: SeatPublic) -> None:
        """All in one line, the figure behind them."""
        r, media = self.rect, self.media
        y = r.y + self.form.counters + 12
        for i in range(OWN):
            draw_counter(surface, media, public.nation, i < public.own, (r.x + PAD + 11 + i * 22, y), 22)
        for i in range(WHITE):
            draw_counter(surface, media, "white", i < public.white, (r.x + PAD + 19 + (OWN + i) * 22, y), 22)
        total = media.theme.line(str(public.own + public.white), 60, theme.BUTTON, theme.BONE, True, height=28)
        surface.blit(total, total.get_rect(midright=(r.right - PAD, y)))


def colour_of(nation: str) -> theme.Colour:
    """A nation's colour in the palette of now; brass for none."""
    return PALETTES[theme.palette()][NATIONS.index(nation)] if nation in NATIONS else theme.BRASS


def draw_counter(
    surface: pygame.Surface, media: Media, colour: str, ready: bool, centre: tuple[int, int], side: int
) -> None:
    """A counter: in its colour while it is ready, turned over when it is spent (R4.2)."""
    sprites = media.sprites
    name = f"creed/counter/{colour}" if ready else f"creed/counter/spent_{colour}"
    if sprites.has(name):
        picture = sprites.get(name, size=(side, side))
        surface.blit(picture, picture.get_rect(center=centre))
        return
    fill = theme.BONE if colour == "white" else colour_of(colour)
    pygame.draw.aacircle(surface, fill if ready else theme.RAISED, centre, side // 2 - 1, 0 if ready else 2)
