"""The large panel of the room: the player of the selected seat and what that seat chooses (C5.1, C5.2)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.match.seats import BOT, GUEST, PERSON
from scenes.kit.title_look import SETS, TILES, FieldLook, SetLook
from scenes.media import theme
from scenes.room.field_widgets import RANDOM, SetChoice, SetMedals, SetRow, TileField
from scenes.room.sets import choice_of, set_choices
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.panel import Panel
from scenes.widgets.picture import Portrait
from scenes.widgets.scroll_list import Row, ScrollList
from scenes.widgets.segmented_control import Cycler, SegmentedControl
from scenes.widgets.text_entry import TextEntry

if TYPE_CHECKING:
    from game.core.spec import Field
    from scenes.media.media import Media
    from scenes.room.room_scene import RoomScene

HEAD, FOOT, RIGHT = 154, 10, 580
SET_ROW = 73
ABOUT, ABOUT_TILES, ABOUT_LARGE = 126, 130, 136
"""For what a choice means: of sets; of tiles at most, at 100 % and at 130 %."""


def told_below(media: Media, look: SetLook, now: SetChoice) -> str:
    """What is said of the chosen set under the list: what its row does not say already."""
    if not (now.members and look.sign(now.value)):
        return now.about
    first, _, rest = now.about.partition("\n")
    summary = look.summary(media, now.value)
    return rest or (summary if summary != first else "")


class SeatEditor(Panel):
    """Reads the room's setup and tells the room what was chosen."""

    def __init__(self, room: RoomScene, rect: pygame.Rect) -> None:
        super().__init__(room, rect, kind="panel_brass")
        self.room, self.setup, self.seat = room, room.setup, room.seat
        self.points = self.setup.points()[self.seat]
        self._head(pygame.Rect(rect.x + 32, rect.y + 28, rect.width - 64, self._large(HEAD) - 36))
        self._fields(self._below())

    def _large(self, length: int) -> int:
        """Rows of the head are as large as their letters, within the room that there is."""
        return self.room.places.between(length, length + length // 7)

    def _rows(self, area: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
        """Two rows of controls at the right of the head."""
        high = self.room.places.between(50, 64)
        upper = pygame.Rect(area.right - RIGHT, area.y - self.room.places.between(6, 14), RIGHT, high)
        return upper, upper.move(0, high + 6)

    def _below(self) -> pygame.Rect:
        """Under the head."""
        top = self._large(HEAD)
        return pygame.Rect(self.rect.x + 32, self.rect.y + top, self.rect.width - 64, self.rect.height - top - FOOT)

    # --- who

    def _head(self, area: pygame.Rect) -> None:
        setup, t = self.setup, self.media.t
        Portrait(self, (area.x, area.y, 108, 108), setup.icon(self.seat), selected=True)
        x = area.x + 132
        heading = t("room.seat", n=self.seat + 1)
        Label(self, (x, area.y - 6, 320, 32), heading, size=theme.SMALL, colour=theme.GOLD, bold=True)
        self.title = Label(self, (x, area.y + 24, 320, 48), setup.name(self.seat), size=theme.HEADING, bold=True,
                           shadow=True)  # fmt: skip
        Label(self, (x, area.y + 70, 320, 44), setup.words_in_full(self.seat), size=20, colour=theme.DIM)
        kinds = [(kind, t(f"room.kind.{kind}")) for kind in (PERSON, GUEST, BOT)]
        free = setup.free_profiles(self.seat)
        upper, lower = self._rows(area)
        SegmentedControl(
            self, upper, kinds, setup.seats[self.seat].kind, self.room.choose_kind,
            name="kind", tips={kind: t(f"room.kind.{kind}.tip") for kind, _ in kinds},
            disabled={} if free else {PERSON: t("room.kind.person.none")}, size=20,
        )  # fmt: skip
        self._who(lower)

    def _who(self, area: pygame.Rect) -> None:
        """Which profile, which name, which level."""
        setup, seat, t = self.setup, self.setup.seats[self.seat], self.media.t
        if seat.kind == PERSON:
            people = [(profile.uid, profile.name) for profile in setup.free_profiles(self.seat)]
            Cycler(self, area, people, seat.profile_uid, self.room.choose_profile, name="who", tip=t("room.who.tip"))
        elif seat.kind == GUEST:
            TextEntry(self, (area.x, area.y, 300, area.height), seat.name, on_change=self._name_typed, longest=24,
                      name="guest", empty=t("room.guest.empty"), spoken=t("room.guest.empty"))  # fmt: skip
            self.message = Label(self, (area.x + 312, area.y - 6, area.width - 312, area.height + 14), "",
                                 size=theme.SMALL, colour=theme.BAD)  # fmt: skip
            self._tell_name()
        else:
            levels = setup.bot_levels()
            width = 260 if len(levels) < 3 else 318
            SegmentedControl(self, (area.x, area.y, width, area.height), [(v, t(f"room.level.{v}")) for v in levels],
                             seat.level, self.room.choose_level, name="level", size=20,
                             tips={v: t(f"room.level.{v}.tip") for v in levels}).sends = True  # fmt: skip
            Label(self, (area.x + width + 16, area.y + 2, area.width - width - 16, area.height), t("room.bot.honest"),
                  size=theme.SMALL, colour=theme.DIM, wrap=True)  # fmt: skip

    def _name_typed(self, text: str) -> None:
        self.room.name_guest(text)
        self.title.text = text
        self._tell_name()

    def _tell_name(self) -> None:
        problem = self.setup.name_problem(self.seat)
        self.message.text = self.media.t(problem.key, **problem.args) if problem is not None else ""

    # --- what

    def _fields(self, area: pygame.Rect) -> None:
        """A column for each field; a game with small fields has cyclers one below the other in the last column."""
        shown = self.setup.shown_fields()
        large = [field for field in shown if self.setup.look.field(field.name).kind in (TILES, SETS)]
        small = [field for field in shown if field not in large]
        columns = len(large) + bool(small)
        gap = 32
        width = (area.width - gap * (columns - 1)) // max(1, columns)
        looks = [self.setup.look.field(field.name) for field in large if RANDOM in field.values]
        captions = [self.media.t(look.caption) for look in looks if look.kind == TILES]
        about = self._told_high(large, width)
        for i, field in enumerate(large):
            place = pygame.Rect(area.x + i * (width + gap), area.y, width, area.height)
            look = self.setup.look.field(field.name)
            if isinstance(look, SetLook):
                self._set_field(place, field, look)
            else:
                values = tuple(value for value in field.values if value)
                TileField(self, place, look, values, self._value(field), partial(self.room.choose, field.name), about,
                          self.setup.taken(self.seat, field.name), captions)  # fmt: skip
        for row, field in enumerate(small):
            place = pygame.Rect(area.x + len(large) * (width + gap), area.y + 44 + row * 88, width, 76)
            self._cycler(place, field, self.setup.look.field(field.name))

    def _told_high(self, fields: list[Field], width: int) -> int:
        """How high the words under the tiles get: the same for all, so that no tile moves from choice to choice."""
        typed, lines = self.media.theme, [0]
        for field in fields:
            look = self.setup.look.field(field.name)
            if look.kind == TILES:
                words = [look.about_of(self.media, value) for value in field.values if value]
                lines += [len(typed.wrap(told, theme.SMALL, width)) for told in words]
        most = self.room.places.between(ABOUT_TILES, ABOUT_LARGE)
        return min(most, max(lines) * typed.line_height(theme.SMALL))

    def _value(self, field: Field) -> str:
        return str(self.setup.seats[self.seat].fields.get(field.name, field.default))

    def _cycler(self, place: pygame.Rect, field: Field, look: FieldLook) -> None:
        media = self.media
        Cycler(
            self, place, [(value, look.text_of(media, value)) for value in field.values], self._value(field),
            partial(self.room.choose, field.name), caption=media.t(look.caption) if look.caption else field.name,
            icon=look.icon_of(self._value(field)), name=f"field.{field.name}",
            tip=lambda: look.about_of(media, self._value(field)),
        ).sends = True  # fmt: skip

    def _set_field(self, area: pygame.Rect, field: Field, look: SetLook) -> None:
        t = self.media.t
        chosen = self.setup.seats[self.seat].fields.get(field.name, field.default)
        choices = set_choices(self.setup, self.seat, field, look, self.points)
        now = choice_of(choices, chosen, self.setup.seats[self.seat].set_name)
        caption = t(look.caption)
        Label(self, (area.x, area.y, area.width, 36), caption, size=theme.BUTTON, colour=theme.GOLD, bold=True)
        if now.members and self.points:
            count = t("room.set.points", n=len(now.members), most=self.points)
            x = area.x + self.media.theme.width(caption, theme.BUTTON, True) + 16
            Label(self, (x, area.y, 80, 36), count, size=20, colour=theme.DIM, bold=True,
                  tip=t("room.set.points.tip", n=len(now.members), most=self.points))  # fmt: skip
        if look.all_members or look.build is not None:
            wide, high = self.room.places.between(176, 158), self.room.places.px(46)
            Button(self, (area.right - wide, area.y + 38 - high, wide, high), t(look.key(self.media, "new")),
                   partial(self.room.build_set, field.name), icon="ui/plus", icon_size=20, size=20, name="set.new",
                   tip=t(look.key(self.media, "new.tip"))).sends = True  # fmt: skip
        height = area.height - ABOUT - 12 - 44
        self._set_list(pygame.Rect(area.x, area.y + 44, area.width, height), look, choices, now)
        below = pygame.Rect(area.x, area.bottom - ABOUT, area.width, ABOUT)
        if now.members and self.points:
            SetMedals(self, below, look, now.members, self.points)
        else:
            Label(self, below, told_below(self.media, look, now), size=theme.SMALL, colour=theme.DIM, wrap=True,
                  name="sets.about")  # fmt: skip

    def _set_list(self, area: pygame.Rect, look: SetLook, choices: list[SetChoice], now: SetChoice) -> None:
        def choose(choice: SetChoice) -> None:
            stored = choice.text if isinstance(choice.value, list) else ""
            self.room.choose(look.name, choice.value, stored)

        def make(row: Row, index: int) -> None:
            choice = choices[index]
            made = SetRow(row, choice, look, choice is now, partial(choose, choice))
            if not choice.members:
                made.icon = "ui/dice"

        rows = ScrollList(self, area, len(choices), make,
                          row_height=self.room.places.between(SET_ROW, 86), gap=8, plates=False, name="sets",
                          top=self.room.scroll.get(look.name, 0))  # fmt: skip
        rows.show(choices.index(now))
        self.room.lists[look.name] = rows
