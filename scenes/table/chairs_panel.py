"""The chairs of a running match (C6.7b): any of them goes to a profile, a guest, a bot or nobody. Nothing changes until
the seats are taken with the button below.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import msgspec
import pygame

from game.bots.levels import DEFAULT_LEVEL, levels_of
from game.match.seats import BOT, EMPTY, GUEST, GUEST_ICON, PERSON, Sitter, Wish
from game.match.times import MOST_MISSES
from game.store.names import check_player_id, same_name
from game.store.notices import Notice, StoreError
from scenes.media import theme
from scenes.shell.dialog import HEAD, PanelScene
from scenes.titles import ui_of
from scenes.widgets.base import Group
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.names import NameLabel
from scenes.widgets.picture import Picture, Portrait
from scenes.widgets.segmented_control import Cycler, SegmentedControl
from scenes.widgets.text_entry import TextEntry

if TYPE_CHECKING:
    from game.match.seats import SeatInfo
    from game.store.profiles import Profile
    from scenes.table.host import PlayedTable

ROW, GAP, FOOT = 132, 12, 148
SAID = 376
"""How wide the words of a row are."""
KINDS = (PERSON, GUEST, BOT, EMPTY)


class Draft(msgspec.Struct):
    """What is chosen for a chair and not taken yet."""

    kind: str
    uid: str = ""
    name: str = ""
    level: str = DEFAULT_LEVEL


def draft_of(info: SeatInfo) -> Draft:
    """The chair as it is; the person who left it is proposed first."""
    who = info.away.who if info.away is not None else None
    uid = info.profile_uid or (who.profile_uid if who is not None else "")
    name = info.name if info.kind == GUEST else who.name if who is not None and who.kind == GUEST else ""
    return Draft(info.kind, uid, name, info.level or DEFAULT_LEVEL)


class ChairsPanel(PanelScene):
    """A row for each seat. While it is open the match rests."""

    pauses = True
    heading = "chair.title"

    def __init__(self, table: PlayedTable) -> None:
        super().__init__(table.client)
        self.table, self.match = table, table.match
        count = len(self.match.seats)
        self.rect = pygame.Rect(0, 0, 1240, HEAD + count * (ROW + GAP) + FOOT)
        self.rect.center = (960, 540)
        self.profiles: list[Profile] = []
        try:
            self.profiles = self.home.store.profiles()
        except StoreError as error:
            self.nav.tell(error.notice)
        self.names: dict[int, NameLabel] = {}
        self.before = [draft_of(info) for info in self.match.seats]
        self.drafts = [draft_of(info) for info in self.match.seats]

    # --- making

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """The rows, what follows, the button."""
        for info in self.match.seats:
            self._row(panel, pygame.Rect(area.x, area.y + info.seat * (ROW + GAP), area.width, ROW), info)
        foot = pygame.Rect(area.x, self.rect.bottom - FOOT + 16, area.width, FOOT - 48)
        Label(panel, (foot.x, foot.y, foot.width - 380, foot.height), self.t("chair.note"), size=20, wrap=True,
              colour=theme.DIM)  # fmt: skip
        self.button = Button(
            panel, (foot.right - 360, foot.y + 8, 360, 68), self.t("chair.take"), self.take, kind="gold",
            icon="ui/check", icon_size=34, name="chair.take",
        )  # fmt: skip
        self._judge()

    def _row(self, panel: Group, place: pygame.Rect, info: SeatInfo) -> None:
        draft = self.drafts[info.seat]
        group = ChairRow(panel, place, draft != self.before[info.seat])
        group.topic = f"{self.t('room.seat', n=info.seat + 1)}\n{self._name_of(info.seat)}"
        Portrait(group, (place.x + 16, place.y + 16, 100, 100), self._icon(draft))
        sign = ui_of(self.match.title).look.sign(self.table.view, info.seat)
        Picture(group, (place.x + 4, place.y + 4, 40, 40), sign)
        x = place.x + 136
        self.names[info.seat] = NameLabel(
            group, (x, place.y + 14, 360, 50), self._name_of(info.seat), size=theme.BUTTON, name=f"name.{info.seat}"
        )  # fmt: skip
        Label(group, (x, place.y + 66, SAID, 58), self._words(info), size=theme.SMALL, colour=theme.DIM, wrap=True)
        kinds = [(kind, self.t("chair.kind.empty" if kind == EMPTY else f"room.kind.{kind}")) for kind in KINDS]
        free = self._free(info.seat)
        area = pygame.Rect(place.right - 616, place.y + 14, 600, 48)
        SegmentedControl(
            group, area, kinds, draft.kind, partial(self.choose_kind, info.seat), name=f"kind.{info.seat}", size=20,
            disabled={} if free else {PERSON: self.t("room.kind.person.none")},
            tips={kind: self.t(f"chair.kind.{kind}.tip") for kind in KINDS},
        )  # fmt: skip
        self._who(group, area.move(0, 56), info, draft, free)

    def _who(self, group: Group, area: pygame.Rect, info: SeatInfo, draft: Draft, free: list[Profile]) -> None:
        """Which profile, which name, which level."""
        seat = info.seat
        if draft.kind == PERSON:
            people = [(profile.uid, profile.name) for profile in free]
            Cycler(group, area, people, draft.uid, partial(self._choose_profile, seat), name=f"who.{seat}",
                   tip=self.t("room.who.tip"))  # fmt: skip
        elif draft.kind == GUEST:
            TextEntry(group, area, draft.name, on_change=partial(self._name, seat), longest=24, name=f"guest.{seat}",
                      empty=self.t("room.guest.empty"), spoken=self.t("room.guest.empty"))  # fmt: skip
        elif draft.kind == BOT:
            levels = [level for level in levels_of(self.match.session.spec) if level != "random"]
            SegmentedControl(group, area, [(v, self.t(f"room.level.{v}")) for v in levels], draft.level,
                             partial(self._choose_level, seat), name=f"level.{seat}", size=20,
                             tips={v: self.t(f"room.level.{v}.tip") for v in levels})  # fmt: skip
        else:
            Label(group, area, self.t("chair.kind.empty.tip"), size=theme.SMALL, colour=theme.DIM, wrap=True)

    def _icon(self, draft: Draft) -> str:
        if draft.kind == BOT:
            return f"profile/bot_{draft.level}"
        profile = next((profile for profile in self.profiles if profile.uid == draft.uid), None)
        return profile.icon if draft.kind == PERSON and profile is not None else GUEST_ICON

    def _words(self, info: SeatInfo) -> str:
        """The player of now, the person for whom the chair is kept, and the clock's flag."""
        t = self.t
        kind = t("chair.kind.empty" if info.kind == EMPTY else f"room.kind.{info.kind}")
        found = [f"{kind} · {t(f'room.level.{info.level}')}" if info.is_bot else kind]
        draft, now = self.drafts[info.seat], self.before[info.seat]
        if self._name_of(info.seat) != info.name or (draft.kind, draft.level) != (now.kind, now.level):
            found[0] = t("chair.now", name=info.name, kind=found[0])
        if info.away is not None:
            found.append(t("chair.kept", name=info.away.who.name))
        misses = self.match.times.misses[info.seat]
        if misses:
            found.append(t("clock.flagged", n=misses, most=MOST_MISSES))
        told = " · ".join(found)
        if self.media.theme.width(told, theme.SMALL) > SAID:
            told = "\n".join(filter(None, (found[0], " · ".join(found[1:]))))
        return told

    def _free(self, seat: int) -> list[Profile]:
        """The profiles that no other chair has."""
        taken = {draft.uid for i, draft in enumerate(self.drafts) if i != seat and draft.kind == PERSON}
        return [profile for profile in self.profiles if profile.uid not in taken]

    # --- choosing

    def choose_kind(self, seat: int, kind: str) -> None:
        """A profile, a guest, a bot or nobody; the person and what else is proposed with it."""
        draft, free = self.drafts[seat], self._free(seat)
        draft.kind = kind
        if kind == PERSON and draft.uid not in {profile.uid for profile in free}:
            draft.uid = free[0].uid
        if kind == GUEST and not draft.name:
            names = [self._name_of(i) for i in range(len(self.drafts)) if i != seat]
            draft.name = next(name for n in range(1, 20) if (name := self.t("room.guest.name", n=n)) not in names)
        self.rebuild()

    def _choose_profile(self, seat: int, uid: str) -> None:
        self.drafts[seat].uid = uid
        self.rebuild()

    def _choose_level(self, seat: int, level: str) -> None:
        self.drafts[seat].level = level
        self.rebuild()

    def _name(self, seat: int, name: str) -> None:
        self.drafts[seat].name = name
        self.names[seat].put(name)
        self._judge()

    def _name_of(self, seat: int) -> str:
        """The name that the chair would have."""
        draft = self.drafts[seat]
        if draft.kind == GUEST:
            return draft.name
        profile = next((profile for profile in self.profiles if profile.uid == draft.uid), None)
        return profile.name if draft.kind == PERSON and profile is not None else self.match.name(seat)

    def problem(self) -> Notice | None:
        """Why the chairs can't be taken so; None when they can."""
        if self.drafts == self.before:
            return Notice("chair.same", {})
        for seat, draft in enumerate(self.drafts):
            if draft.kind != GUEST:
                continue
            try:
                name = check_player_id(draft.name)
            except StoreError as error:
                return error.notice
            others = (self._name_of(other) for other in range(len(self.drafts)) if other != seat)
            if any(same_name(name, other) for other in others):
                return Notice("room.name.twice", {"name": name})
        return None

    def _judge(self) -> None:
        problem = self.problem()
        self.button.reason = self.t(problem.key, **problem.args) if problem is not None else ""
        self.button.enabled = problem is None

    def take(self) -> None:
        """The chairs change hands; the match goes on."""
        if self.problem() is not None:
            return
        wishes = [
            Wish(seat=seat, kind=draft.kind, who=self._sitter(draft), level=draft.level)
            for seat, draft in enumerate(self.drafts) if draft != self.before[seat]
        ]  # fmt: skip
        self.close()
        self.table.seating.take(wishes)

    def _sitter(self, draft: Draft) -> Sitter | None:
        if draft.kind == GUEST:
            return Sitter(kind=GUEST, name=check_player_id(draft.name))
        profile = next((profile for profile in self.profiles if profile.uid == draft.uid), None)
        if draft.kind != PERSON or profile is None:
            return None
        return Sitter(kind=PERSON, name=profile.name, icon=profile.icon, profile_uid=profile.uid)


class ChairRow(Group):
    """A row; one that was changed stands out by its frame."""

    def __init__(self, parent: Group, rect: pygame.Rect, changed: bool) -> None:
        self.changed = changed
        super().__init__(parent, rect)

    def draw_back(self, surface: pygame.Surface) -> None:
        """The plate."""
        kind = "nine/slot_selected" if self.changed else "nine/row"
        surface.blit(self.media.sprites.nine(kind, self.rect.size), self.rect)
