"""The fields that make a profile (C2.1): player ID with a clear message, and a grid of icons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.store.names import check_player_id
from game.store.notices import StoreError
from scenes.media import theme
from scenes.widgets.base import Group, RectLike, WidgetParent
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.text_entry import TextEntry

ICONS = tuple(f"profile/{n}" for n in range(20))  # C2.1: at least 16
COLUMNS = 10
LONGEST_TYPED = 32


class IconButton(Button):
    """One icon of the grid."""

    def draw(self, surface: pygame.Surface) -> None:
        """Slot and icon; the chosen one has the gold slot."""
        material = "slot_selected" if self.on else "row_hot" if self.hovered else "slot"
        surface.blit(self.media.sprites.nine(f"nine/{material}", self.rect.size), self.rect)
        area = self.rect.inflate(-14, -14)
        name = self.icon if self.media.sprites.has(self.icon) else "ui/profile"
        picture = self.media.sprites.get(name, size=area.size)
        surface.blit(picture, picture.get_rect(center=area.center))


def icon_rows(bought: Sequence[str]) -> int:
    """How many rows of icons there are with those that were bought."""
    return -(-(len(ICONS) + len(bought)) // COLUMNS)


class ProfileFields(Group):
    """Needs 960 x 400, and 97 more for each row of icons after the second. `name` and `icon` are what is entered;
    `bought` are goods of the shop that can be chosen as well (C10.2), `own` is the name until now; `problem()` is the
    message for what is typed.
    """

    def __init__(
        self,
        parent: WidgetParent,
        rect: RectLike,
        name: str,
        icon: str,
        on_change: Callable[[], None],
        on_enter: Callable[[], None],
        bought: Sequence[str] = (),
        own: str = "",
    ) -> None:
        super().__init__(parent, rect)
        self.icon, self.own = icon, own
        self._on_change = on_change
        media, x, y, width = self.media, self.rect.x, self.rect.y, self.rect.width
        Label(self, (x, y, width, 36), media.t("profile.id"), size=theme.BUTTON, colour=theme.GOLD, bold=True)
        self.entry = TextEntry(
            self, (x, y + 44, width, 64), name, on_change=self._typed, on_enter=on_enter, longest=LONGEST_TYPED,
            empty=media.t("profile.id.empty"), name="id", spoken=media.t("profile.id"),
        )  # fmt: skip
        self.message = Label(self, (x, y + 114, width, 34), "", size=20, colour=theme.DIM)
        Label(self, (x, y + 164, width, 36), media.t("profile.icon"), size=theme.BUTTON, colour=theme.GOLD, bold=True)
        side = (width - 12 * (COLUMNS - 1)) // COLUMNS
        self._icons: dict[str, IconButton] = {}
        words = {f"profile/{good}": media.t(f"shop.good.{good}") for good in bought}
        for i, sprite in enumerate((*ICONS, *words)):
            place = (x + i % COLUMNS * (side + 12), y + 208 + i // COLUMNS * (side + 12), side, side)
            self._icons[sprite] = IconButton(
                self,
                place,
                "",
                partial(self.choose, sprite),
                icon=sprite,
                on=sprite == icon,
                name=f"icon.{i}",
                spoken=words.get(sprite, media.t("profile.icon.n", n=i + 1)),
                tip=words.get(sprite, ""),
            )
        self._tell()

    @property
    def typed(self) -> str:
        """The player ID as it was typed."""
        return self.entry.text

    def choose(self, icon: str) -> None:
        """Takes an icon."""
        self.icon = icon
        for sprite, button in self._icons.items():
            button.on = sprite == icon
        if not self.ui.by_keys:
            self.ui.set_focus(self.entry)  # Enter finishes, as before the click
        self._on_change()

    def problem(self) -> str:
        """Why the ID can't be used, in one sentence; "" when it can."""
        try:
            check_player_id(self.entry.text)
        except StoreError as error:
            return self.media.t(error.notice.key, **error.notice.args)
        return ""

    def show_problem(self, text: str) -> None:
        """Shows a message that the fields can't know, such as an ID that is taken."""
        self.message.text = text
        self.message.colour = theme.BAD
        self.message.invalidate()

    def _typed(self, text: str) -> None:
        self._tell()
        self._on_change()

    def _tell(self) -> None:
        """The rule while nothing is typed, then what is wrong, then that all is well."""
        problem = self.problem()
        untouched = self.entry.text.strip() in ("", self.own)
        self.message.text = self.media.t("profile.id.rule") if untouched else problem or self.media.t("profile.id.good")
        self.message.colour = theme.DIM if untouched else theme.BAD if problem else theme.GOOD
        self.message.invalidate()
