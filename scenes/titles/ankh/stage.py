"""A Conflict event over the board (R9, R10, section 10): its regions, the battle's steps with the one that is lit, the
gods with their figures, cards and what came of them. Questions of the battle hang under it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from game.core.callbacks import ignore
from game.titles.ankh.forecast import RegionForecast, Stake, forecast
from game.titles.ankh.state import NOBODY
from scenes.kit.part import Part
from scenes.kit.spot import Calls, Plate, Spot
from scenes.media import theme
from scenes.titles.ankh.cards import BACK, back_of_god, card_face, fitted
from scenes.titles.ankh.foretold import touched
from scenes.titles.ankh.pieces import name_of
from scenes.titles.ankh.story import ASKED_IN, STEPS, BattleSide, Story, told
from scenes.widgets import placing
from scenes.widgets.base import Group, RectLike
from scenes.widgets.button import Button
from scenes.widgets.pen import Pen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.core.ask import Option, Question
    from game.core.events import Event
    from game.titles.ankh.view import SeatView
    from scenes.kit.table_host import TableHost
    from scenes.titles.ankh.words import Words

HIGH, FOLDED, LEFT, STRIP = 200, 66, 216, 58
PLATE, PORTRAIT, CARD, NOTE = 30, (48, 58), 44, 22
WIDEST, NAMED = 330, 84
SPRITES = {
    "obelisk": "ankh/power/obelisk_attuned", "cards": "ankh/card_back", "reveal": "ui/eye",
    "build": "ankh/card/build_monument", "plague": "ankh/card/plague", "majority": "ankh/temple",
    "result": "ankh/event/conflict", "after": "ankh/card/miracle",
}  # fmt: skip
PAST = (120, 112, 106)


class FighterLook(NamedTuple):
    """What a column shows: the god's part of the story, its stake in the region, its name and those who play it, the
    back of its cards."""

    side: BattleSide
    stake: Stake | None
    name: str
    portrait: str
    seats: tuple[int, ...]
    over: bool
    back: str = BACK


class Fighter(Spot):
    """A god in the battle."""

    content: FighterLook

    def __init__(self, stage: ConflictStage, rect: RectLike, god: int) -> None:
        self._stage = stage
        super().__init__(stage, rect, f"god:{god}", stage.calls, tip=self._told, name=f"fighter.{god}")
        self.rule = "R10.13"

    def on_hover(self, inside: bool) -> None:
        """What its cards touch is shown on the board."""
        super().on_hover(inside)
        if inside:
            self._stage.point(self.content.side.god)

    def _told(self) -> str:
        """Its strength by terms, what a card may add, what it holds there."""
        t, look = self.media.t, self.content
        rows = [look.name]
        if look.stake is not None:
            rows += [f"{t(f'ankh.{term.text}')}: {term.value:+d}" for term in look.stake.terms]
            rows.append(self._adds(look.stake))
            if look.stake.taken:
                rows.append(t("ankh.stage.taken", n=look.stake.taken))
        if look.side.fallen:
            rows.append(t("ankh.stage.fallen", n=look.side.fallen))
        if look.side.devotion:
            rows.append(t("ankh.stage.devotion", n=look.side.devotion))
        return "\n".join(row for row in rows if row)

    def _adds(self, stake: Stake) -> str:
        if stake.least == stake.most:
            return self.media.t("ankh.stage.cards", n=stake.most) if stake.most else ""
        return self.media.t("ankh.stage.range", least=stake.least, most=stake.most)

    def draw(self, surface: pygame.Surface) -> None:
        """Plate, seat's colour, portrait, card, strength, what came of it."""
        pen, r, look = Pen(surface, self.media), self.rect, self.content
        won = look.side.won
        pen.nine("row_hot" if won or self.hot else "row", r)
        if won:
            pygame.draw.rect(surface, theme.GOLD, r.inflate(-4, -4), 2, 8)
        for i, seat in enumerate(look.seats):
            pygame.draw.rect(surface, theme.SEATS[seat], (r.x + 5 + 5 * i, r.y + 8, 4, r.height - 16), 0, 2)
        x = r.x + 12 + 5 * len(look.seats)
        dim = PAST if look.over and not won else None
        ink = theme.GOLD if won else theme.DIM if dim else theme.BONE
        pen.line(look.name, r.right - 8 - x, 20, ink, True, height=24, midleft=(x, r.y + 17))
        pen.icon(f"ankh/portrait/{look.portrait}", PORTRAIT, dim, topleft=(x, r.y + 30))
        self._draw_cards(pen, x + PORTRAIT[0] + 4, r.y + 29)
        shift = 18 * (len(look.side.cards) > 1)
        self._draw_strength(pen, pygame.Rect(x + PORTRAIT[0] + CARD + shift + 10, r.y + 30, 0, 0))
        self._draw_notes(pen, x)

    def _draw_cards(self, pen: Pen, x: int, y: int) -> None:
        look, size = self.content, fitted(CARD)
        cards = look.side.cards or ("back",)
        for i, card in enumerate(cards):
            picture = card_face(self.media, card, size, dim=not look.side.chosen, back=look.back)
            pen.surface.blit(picture, (x + 18 * i, y))
        if look.side.chosen and not look.side.cards:
            pen.icon("ui/check", 26, center=(x + size[0] // 2, y + size[1] // 2))

    def _draw_strength(self, pen: Pen, place: pygame.Rect) -> None:
        """The sum as it stands; until the cards are open what they may add below it."""
        look, r = self.content, self.rect
        stake, side = look.stake, look.side
        sure = stake.strength + stake.least if stake is not None and stake.least == stake.most else NOBODY
        value = side.strength if side.strength != NOBODY else sure
        if value == NOBODY and stake is not None:
            value = stake.strength
        room = r.right - 8 - place.x
        if value == NOBODY or room < 20:
            return
        told = pen.line(str(value), room, 36, theme.GOLD if side.won else theme.BONE, True,
                        height=40, midleft=(place.x, place.y + 18))  # fmt: skip
        x = told.right + 12
        if side.devotion:
            x = max(x, place.x + 26 + self.media.theme.width(f"{side.devotion:+d}", 20, True))
        left = r.right - 10 - x
        if side.cards and left >= NAMED:
            names = " + ".join(self.media.t(f"ankh.card.{card}") for card in side.cards)
            pen.line(names, left, 20, theme.GOLD if side.won else theme.BONE, height=62,
                     midleft=(x, place.y + 29))  # fmt: skip
        if stake is not None and side.strength == NOBODY and stake.least != stake.most:
            told_range = self.media.t("ankh.foretold.range", least=stake.least, most=stake.most)
            pen.line(told_range, room, theme.SMALL, theme.DIM, height=22,
                     midleft=(place.x, place.y + 50))  # fmt: skip
        elif side.devotion:
            pen.icon("ankh/marker/" + str(side.god), (16, 26), midleft=(place.x, place.y + 47))
            ink = theme.GOOD if side.devotion > 0 else theme.BAD
            pen.line(f"{side.devotion:+d}", room - 18, 20, ink, True, midleft=(place.x + 18, place.y + 48))

    def _draw_notes(self, pen: Pen, x: int) -> None:
        """Figures there, then what came of cards and powers, as many as there is room for."""
        r, look = self.rect, self.content
        y, notes = r.bottom - 17, list(look.side.notes)
        if look.stake is not None:
            at = pen.icon(f"ankh/warrior/{look.side.god}", NOTE + 2, midleft=(x, y)).right + 2
            ring = look.stake.taken
            told = pen.text(f"×{look.stake.figures}" + (f" ({ring})" if ring else ""), theme.SMALL, theme.BONE, True,
                            midleft=(at, y))  # fmt: skip
            x = told.right + 8
        if look.side.fallen:
            at = pen.icon("ui/graveyard", NOTE, midleft=(x, y)).right + 2
            x = pen.text(str(look.side.fallen), theme.SMALL, theme.BAD, True, midleft=(at, y)).right + 8
        for note in reversed(notes):
            need = NOTE + (self.media.theme.width(note.words, theme.SMALL, True) + 4 if note.words else 0)
            if x + need > r.right - 6:
                break
            x = pen.icon(note.sprite, NOTE, midleft=(x, y)).right + 2
            if note.words:
                x = pen.text(note.words, theme.SMALL, theme.BONE, True, midleft=(x, y)).right
            x += 6


class StepMark(Plate):
    """One step of the battle; its content is whether it is "past", "now" or "later"."""

    content = "later"

    def __init__(self, stage: ConflictStage, rect: RectLike, step: str) -> None:
        self.step = step
        super().__init__(stage, rect, name=f"step.{step}",
                         tip=lambda: f"{self.media.t(f'ankh.step.{step}')}\n{self.media.t(f'ankh.step.{step}.text')}")

    def draw(self, surface: pygame.Surface) -> None:
        """Sign over its name; the one of now on a bright plate."""
        pen, r, now = self.pen(surface), self.rect, self.content == "now"
        if now:
            pen.nine("slot_selected", r.inflate(-4, 0))
        pen.icon(SPRITES[self.step], 26, None if now else PAST, midtop=(r.centerx, r.y + 6))
        if self.content == "past":
            pen.icon("ui/check", 16, center=(r.centerx + 15, r.y + 28))
        room = r.height - 30
        ink = theme.GOLD if now else theme.DIM if self.content == "past" else theme.FAINT
        pen.line(self.media.t(f"ankh.step.{self.step}"), r.width - 2, theme.SMALL, ink, now, height=room,
                 align="center", center=(r.centerx, r.bottom - 3 - room // 2))  # fmt: skip


class ConflictStage(Group, Part):
    """See the module's text. It stands at the top of the board or at its foot, where it hides less of the region; what
    can be chosen on the board it never hides: it folds, moves, or goes. `at`: where a thing of the board lies; `light`
    gets the region, `mark` the spaces that shown cards have to do with. Events are told one by one while they are
    shown; what was not shown is told before them, or with the newest view."""

    light: Callable[[int], None] = staticmethod(ignore)
    mark: Callable[..., None] = staticmethod(ignore)

    def __init__(
        self, table: TableHost, room: RectLike, words: Words, calls: Calls,
        at: Callable[[str], pygame.Rect | None],
    ) -> None:  # fmt: skip
        self.room = pygame.Rect(room).inflate(-16, -8)
        super().__init__(table, (self.room.x, self.room.y, self.room.width, HIGH), solid=True, name="stage")
        self.table, self.words, self.calls, self._at = table, words, calls, at
        self.glow = 24
        self.story = Story()
        self.view: SeatView | None = None
        self.folded, self._lit = False, 0
        self._since, self._newest = 0, -1  # the first event that is not told; the last one that was shown
        self._reader = table.viewer
        self._asked, self._stood = "", (0, 0)
        self._reached = ((0, 0), "")  # a battle, and its furthest step
        self._settled = (0, 0)  # the battle in which it is settled whether Amun plays two cards
        self._targets: list[pygame.Rect] = []
        self._shown: tuple[SeatView | None, Any] = (None, None)
        self._visible = False

    # --- the story

    def show(self, view: SeatView) -> None:
        """The view of now; where it is the newest one all that has happened is told, whether it was shown or not."""
        self.view = view
        if self.table.viewer != self._reader:
            self._reader = self.table.viewer
            self._forget()
        if view == self.table.match.session.view(self.table.viewer):
            self._catch_up()
        self._tell()

    def animate(self, event: Event, after: SeatView) -> int:
        """An event more is told, after those before it that were not shown. One that was told already is shown again
        to somebody who missed it (C6.7a): the story is told up to it."""
        if event.no <= self._newest:
            self._forget()
        self._newest = event.no
        if event.no >= self._since:
            missed = self.table.match.events(self.table.viewer, self._since)
            events = [one for one in missed if one.no <= event.no]
            self.story, self._since = told(self.story, events), event.no + 1
            self._tell()
            if event.kind == "revealed":
                self.point(int(str(event.data.get("god"))))
        return 0

    def _forget(self) -> None:
        """Nothing has been told."""
        self.story, self._since, self._newest, self._reached = Story(), 0, -1, ((0, 0), "")

    def point(self, god: int) -> None:
        """What the cards of a god touch is marked on the board."""
        if self.view is not None:
            cards = self.story.side(god).cards
            self.mark(*(ref for card in cards for ref in touched(self.view, god, card)))

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """What is asked is asked after everything that was told."""
        self._asked = ASKED_IN.get(question.text, "") if question is not None else ""
        refs = {ref for option in options for ref in option.refs if ref.startswith("space:")}
        places = [place for ref in sorted(refs) if (place := self._at(ref)) is not None]
        self._targets = [place.inflate(-place.width // 2, -place.height // 2) for place in places]
        if question is not None:
            self._catch_up()
        if question is not None and question.text == "battle_card":
            self._settled = self.story.number, self.story.region
        self._tell()

    def _catch_up(self) -> None:
        """Everything that the viewer may know; from the start where something was taken back."""
        match, viewer = self.table.match, self.table.viewer
        if self._since and not match.events(viewer, self._since - 1):
            self._forget()
        events = match.events(viewer, self._since)
        if events:
            self.story, self._since = told(self.story, events), events[-1].no + 1

    def kept(self) -> Any:
        """Whether it is folded."""
        return self.folded

    def keep(self, kept: Any) -> None:
        """Folded as it was."""
        self.folded = bool(kept)
        self._tell()

    def spared(self) -> Sequence[pygame.Rect]:
        """All of it."""
        return [self.rect] if self.visible else ()

    def dock(self) -> pygame.Rect | None:
        """Where questions of the battle hang."""
        return self.rect if self.visible else None

    def fold(self) -> None:
        """Only its head, or all of it."""
        self.folded = not self.folded
        self._tell()

    # --- what is shown

    @property
    def more(self) -> int:
        """So much higher its head is for larger letters."""
        return max(0, self.media.settings.ui_scale - 100) * 2 // 3

    @property
    def strip(self) -> int:
        """How high its head is."""
        return STRIP + self.more

    @property
    def step(self) -> str:
        """The step that is lit: the furthest of the battle that was told of or asked in. What is asked in one step is
        told of later than the answer."""
        return self._reached[1]

    def _reach(self) -> None:
        """Takes the step of now, if it is further."""
        battle = self.story.number, self.story.region
        before = self._reached[1] if self._reached[0] == battle else ""
        found = [step for step in (before, self.story.step, self._asked) if step in STEPS]
        self._reached = battle, max(found, key=STEPS.index, default="")

    def _tell(self) -> None:
        """Everything anew where anything of it has changed."""
        view, story = self.view, self.story
        self._reach()
        now = story, self.step, self.folded, tuple(map(tuple, self._targets)), self._settled
        if view is self._shown[0] and now == self._shown[1]:
            return
        self._shown = view, now
        held = self.ui.focus.name if self.ui.focus in list(self.each()) and self.ui.focus is not None else ""
        self.clear()
        self.visible = view is not None and view.conflict and story.number > 0 and view.outcome is None
        self._light(story.region if self.visible else 0)
        if view is None or not self.visible:
            return
        folded = self._stand(view, story.region)
        if folded is None:
            self.visible = False
            return
        self._make(view, story, folded)
        if held:
            self.ui.set_focus(self.ui.find(held))

    def _light(self, region: int) -> None:
        """The board lights the region that is fought for, and no longer than it is."""
        if region or self._lit:
            self.light(region)
        self._lit = region

    def _make(self, view: SeatView, story: Story, folded: bool) -> None:
        """What lies on the stage."""
        r = self.rect
        Button(self, (r.right - 52, r.y + 8, 44, 44), icon="ui/chevron_down" if self.folded else "ui/chevron_up",
               icon_size=22, on_click=self.fold, kind="bare", name="stage.fold",
               tip=self.media.t("ankh.stage.unfold" if self.folded else "ankh.stage.fold"))  # fmt: skip
        if story.region:
            self._make_steps(pygame.Rect(r.x + LEFT, r.y + 8, r.width - LEFT - 56, self.strip - 6))
            if not folded:
                self._make_fighters(view, story)
        self.invalidate()

    def _stand(self, view: SeatView, region: int) -> bool | None:
        """At the top or at the foot; as long as it is about the same region it stays, unless what can be chosen lies
        under it. Whether it is folded; None where even then it would lie on that."""
        self.invalidate()
        folded = self.folded or not region
        if self._stood[0] != region or not region:
            names = [name for one in view.regions if one.number == region for name in one.spaces]
            inside = [place for name in names if (place := self._at(f"space:{name}")) is not None]
            top, foot = (self._place(folded, at) for at in (0, 1))
            best = placing.clearest([top, foot], lambda place: placing.hidden(place, inside))
            self._stood = region, int(best == foot)
        at = self._stood[1]
        for fold, side in ((folded, at), (folded, 1 - at), (True, at), (True, 1 - at)):
            place = self._place(fold, side)
            if not placing.hidden(place, self._targets):
                self.rect.update(place)
                self.invalidate()
                return fold
        return None

    def _place(self, folded: bool, foot: int) -> pygame.Rect:
        high = (FOLDED if folded else HIGH) + self.more
        place = pygame.Rect(self.room.x, self.room.y, self.room.width, high)
        return place.move_to(bottom=self.room.bottom) if foot else place

    def _make_steps(self, area: pygame.Rect) -> None:
        now = STEPS.index(self.step) if self.step in STEPS else 0
        wide = area.width // len(STEPS)
        for i, step in enumerate(STEPS):
            mark = StepMark(self, (area.x + i * wide, area.y, wide, area.height), step)
            mark.display("now" if i == now else "past" if i < now else "later")

    def _make_fighters(self, view: SeatView, story: Story) -> None:
        settled = self._settled == (story.number, story.region)
        found: RegionForecast = forecast(view, settled).regions[story.region - 1]
        stakes = {stake.god: stake for stake in found.stakes}
        fighters = view.battle.fighters if view.battle is not None and view.battle.fighters else ()
        gods = [god for god in view.order if god in fighters or (not fighters and (god in stakes or story.side(
            god) in story.sides))]  # fmt: skip
        r, count = self.rect, max(1, len(gods))
        room = r.width - LEFT - 16
        wide = min(WIDEST, (room - 6 * (count - 1)) // count)
        x = r.x + LEFT + (room - count * (wide + 6) + 6) // 2
        for i, god in enumerate(gods):
            place = (x + i * (wide + 6), r.y + self.strip + 10, wide, r.height - self.strip - 22)
            look = FighterLook(story.side(god), stakes.get(god), self.words.god(god), name_of(view, god),
                               view.gods[god].seats, story.over,
                               back_of_god(self.table.match.seats, god))  # fmt: skip
            Fighter(self, place, god).display(look)

    def draw_back(self, surface: pygame.Surface) -> None:
        """Frame, which conflict, which region, how far the regions are."""
        pen, r, story, t = Pen(surface, self.media), self.rect, self.story, self.media.t
        surface.blit(*self.media.sprites.shadow(r, 20))
        surface.fill(theme.DESK, r.inflate(-20, -20))
        pen.nine("panel_brass", r)
        room = LEFT - 36 if story.region else r.width - 360
        pen.line(t("ankh.stage.conflict", n=story.number), room, 20, theme.DIM, True, height=24,
                 midleft=(r.x + 26, r.y + 18))  # fmt: skip
        words = t("ankh.stage.battle", n=story.region) if story.region else t("ankh.stage.regions")
        pen.line(words, room, theme.BUTTON, theme.GOLD, True, height=30 + self.more,
                 midleft=(r.x + 26, r.y + 43 + self.more * 3 // 4))  # fmt: skip
        if self.view is not None and (r.height > FOLDED + self.more or not story.region):
            self._draw_regions(pen, self.view)

    def _draw_regions(self, pen: Pen, view: SeatView) -> None:
        """A plate for each region: done with who won it, the one of now, those to come."""
        r, story = self.rect, self.story
        done = {one.region: one for one in story.done}
        per, side = (4, 46) if story.region else (len(view.regions), 46)
        left = r.x + 20 if story.region else r.right - 70 - side * len(view.regions)
        top = r.y + self.strip + 14 if story.region else r.y + 12
        for i, region in enumerate(view.regions):
            place = pygame.Rect(left + i % per * side, top + i // per * 58, side - 4, 42)
            now, past = region.number == story.region and not story.over, done.get(region.number)
            pen.nine("slot_selected" if now else "slot", place)
            ink = theme.GOLD if now else theme.FAINT if past else theme.BONE
            if past is None or past.god == NOBODY:
                pen.text(str(region.number), 20, ink, True, center=place.center)
                if past is not None:
                    pen.icon("ui/cross", 16, bottomright=place.bottomright)
            else:
                pen.icon(f"ankh/token/{past.god}", 28, center=place.center)
                pen.text(str(region.number), theme.SMALL, theme.BONE, True, theme.INK,
                         topleft=(place.x + 3, place.y - 2))  # fmt: skip
