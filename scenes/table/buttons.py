"""The table's own buttons: situation, rules, menu, undo, and the primary one that is named by what it does."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from scenes.kit import layout
from scenes.media import theme
from scenes.table.history import RECAP, RECAP_HIGH
from scenes.table.primary import PrimaryButton
from scenes.table.recap_bar import RecapBar
from scenes.widgets.button import Button

if TYPE_CHECKING:
    import pygame

    from game.core.ask import Option, Question
    from scenes.table.host import PlayedTable

KEY_OF = {"menu": "back"}
MUCH = 6
"""After so many actions of others the button that shows them again is lit."""
MOST = 99
"""More are not counted on it."""
MOST_LOSSES = 6
"""So many of the newest losses its tip tells."""


class TableButtons:
    """Made with every build of the scene; `refresh` sets what depends on the moment."""

    def __init__(self, table: PlayedTable) -> None:
        self.table = table
        table.ui.spared = partial(spared, table)
        x, y, width, height = layout.BUTTONS
        parts = (
            *table.more_buttons,
            ("situation", "ui/situation", self._toggle_situation),
            ("rules", "ui/rules", table.rules),
            ("menu", "ui/menu", table.open_menu),
        )
        words, wide = self._words([name for name, _, _ in parts], width - 16 * len(parts))
        spare = (width - 8 * (len(parts) - 1) - sum(wide)) // len(parts)
        for (name, icon, action), word, room in zip(parts, words, wide, strict=True):
            Button(
                table, (x, y, room + spare, height), word, action, icon=icon, icon_size=34, layout="top",
                size=theme.SMALL, name=f"table-{name}", tip=partial(self._tip, name),
            )  # fmt: skip
            x += room + spare + 8
        self.undo = Button(
            table, layout.UNDO, icon="ui/undo", icon_size=32, on_click=table.undo, name="table-undo",
            tip=self._undo_tip, reason=self._why_no_undo,
        )  # fmt: skip
        x, y, width, _ = layout.HISTORY
        self.recap = Button(
            table, (x + width - RECAP, y, RECAP, RECAP_HIGH), icon="ui/replays", icon_size=26, size=20,
            name="table-recap", on_click=table.catch_up.repeat, tip=self._recap_tip,
            reason=self._why_no_recap,
        )  # fmt: skip
        self.recap.visible = not table.only_bots
        self.steps = RecapBar(table)
        self.primary = PrimaryButton(
            table, layout.PRIMARY, table.press_primary, table.keys.too_soon, name="table-primary",
            tip=self._primary_tip,
        )  # fmt: skip

    def _words(self, names: list[str], room: int) -> tuple[list[str], list[int]]:
        """What stands under the icons as there is room for all: words with their keys, words, nothing; and how wide."""
        media = self.table.media
        words = [self.table.t(f"table.{name}.word") for name in names]
        both = [word if name in KEY_OF else f"{word} {media.bindings.label(name)}"
                for name, word in zip(names, words, strict=True)]  # fmt: skip
        wide = [media.theme.width(word, media.theme.least, True) for word in both]
        if sum(wide) > room:
            both, wide = words, [media.theme.width(word, media.theme.least, True) for word in words]
        if sum(wide) > room:
            both, wide = [""] * len(names), [0] * len(names)
        return both, wide

    def _toggle_situation(self) -> None:
        self.table.title_table.key("situation")

    def _undo_tip(self) -> str:
        """While nothing can be taken back its reason says what could be."""
        words = self._tip("undo")
        return words if self.undo.enabled else words.partition("\n")[0]

    def _recap_tip(self) -> str:
        """What the button does; before that what the viewer has lost since, and by whose deed."""
        caught = self.table.catch_up
        words = self._tip("recap", ".start" if caught.since_start else "")
        losses = caught.losses()
        if not losses:
            return words
        more = [self.table.t("table.recap.more", n=len(losses) - MOST_LOSSES)] if len(losses) > MOST_LOSSES else []
        return "\n".join([words, "", self.table.t("table.recap.lost"), *losses[-MOST_LOSSES:], *more])

    def _why_no_recap(self) -> str:
        """Of a match that goes on nothing is known from before it was opened."""
        table = self.table
        opened = table.opened_at and not table.catch_up.actions and table.playback.account is None
        return table.t("table.recap.opened" if opened else "table.recap.no")

    def _why_no_undo(self) -> str:
        return self.table.t(self.table.match.why_no_undo(self.table.team.undoer()))

    def _tip(self, name: str, when: str = "") -> str:
        key = self.table.media.bindings.label(KEY_OF.get(name, name))
        return self.table.t(f"table.{name}{when}.tip", key=key)

    def _primary_tip(self) -> str:
        if not self.primary.enabled:
            return self.table.prompt.text
        if self.table.asked is None and self.table.giving_up.can_hurry:
            return self.table.t("table.out.finish.tip")
        return self._follows() + self.table.t("table.primary.tip", key=self.table.media.bindings.label("end_turn"))

    def _follows(self) -> str:
        """What comes of the own part's end, where the primary button ends it."""
        table = self.table
        key = table.title_table.primary(table.options())
        if not key or table.asked is None:
            return ""
        words = table.title_table.ending(table.asked, key)
        return f"{words}\n" if words else ""

    @property
    def _vacant(self) -> bool:
        """Whether the match waits for an empty chair, and everything has been shown."""
        table = self.table
        return table.asked is None and not table.playback.busy and table.controllers.stands_still()

    def press(self) -> None:
        """What the primary button does when it names no answer: skips, offers the chairs, pauses for onlookers, or says
        why there is nothing to do.
        """
        table = self.table
        if table.news.resting:
            table.news.end_look()
        elif table.catching_up:
            table.playback.skip_all()
        elif self._vacant:
            from scenes.table.chairs_panel import ChairsPanel

            table.nav.stack.push(ChairsPanel(table))
        elif table.only_bots and not table.match.over:
            table.paused = not table.paused
            self.refresh()
        elif table.giving_up.can_hurry:
            table.giving_up.hurry()
        else:
            table.keys.refuse()

    def refresh(self) -> None:
        """What can be taken back, and what the primary button does now."""
        table, primary = self.table, self.primary
        laid = table.title_table.laid_out() or bool(table.title_table.taken_up())
        undo = laid or table.match.can_undo(table.team.undoer())
        self.undo.enabled = undo and not table.playback.busy
        self.recap.enabled = table.catch_up.can_repeat
        self.steps.refresh()
        actions = table.catch_up.actions
        self.recap.text = "" if not self.recap.enabled else str(actions) if actions <= MOST else f"{MOST}+"
        unseen = self.recap.enabled and not table.catch_up.looked
        self.recap.kind = "bad" if unseen and table.catch_up.losses() else "plain"
        self.recap.on = unseen and actions >= MUCH
        key = table.title_table.primary(table.options())
        enabled = True
        if key and table.asked is not None and table.title_table.declined_elsewhere(table.asked, key):
            words, enabled = table.t("table.choose"), False
        elif key and table.asked is not None:
            words = table.title_table.face(table.asked, option_of(table.asked, key)).text
        elif table.news.resting:
            words = table.t("table.last_look.end")
        elif table.catching_up:
            words = table.t("table.catch_up.leave" if table.catch_up.over else "table.catch_up.skip")
        elif table.match.over:
            words, enabled = table.t("table.shown" if table.playback.busy else "table.ended"), False
        elif self._vacant:
            words = table.t("table.menu.chairs")
        elif table.only_bots:
            words = table.t("table.resume" if table.paused else "table.pause")
        elif table.asked is None and table.giving_up.can_hurry and not table.giving_up.hurries:
            words = table.t("table.out.finish")
        else:
            words, enabled = table.t("table.choose" if table.asked is not None else self._why_not_yet()), False
        weighty = key in table.title_table.weighty
        primary.means(words, enabled, decides=table.news.resting or table.asked is not None, weighty=weighty)
        primary.kind = "plain" if key in table.title_table.declines and len(table.options()) > 1 else "gold"

    def _why_not_yet(self) -> str:
        """What is being shown is waited for where the viewer's side is next to choose, else others are; who is out
        looks on.
        """
        if self.table.giving_up.out:
            return "table.out.watch"
        question = self.table.controllers.current()
        mine = question is not None and question.seat == self.table.viewer
        return "table.shown" if mine else "table.others"


def spared(table: PlayedTable) -> list[pygame.Rect]:
    """What no tooltip shall lie on: what is asked, the log, dialogs, what is rolled."""
    asks = [table.prompt.rect] * (not table.prompt.calm)  # what others do may be covered for a moment
    return [*asks, table.log.rect, *table.title_table.spared()]


def option_of(question: Question, key: str) -> Option:
    """The option of a key. Raises StopIteration for one that is not offered."""
    return next(option for option in question.options() if option.key == key)
