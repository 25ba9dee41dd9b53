"""Looking on at a match that only bots play: through whose eyes, how fast, and pause on the primary button (C6.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.table.controllers import Controllers
from scenes.table.table_scene import TableScene
from scenes.widgets.base import Group
from scenes.widgets.segmented_control import Cycler

if TYPE_CHECKING:
    from game.match.at_table import TableMatch
    from scenes.shell.client import Client

ONLOOKER = "onlooker"
PACES = ("slow", "normal", "fast")
STILL_MS = 720
"""How long a choice stands where nothing moves (C6.5: others' choices are shown at a readable pace)."""


class Unhurried(Controllers):
    """Nobody waits for these bots: each choice stands for a while also where nothing moves."""

    def least_ms(self, factor: float) -> float:
        """How long a bot's choice takes at least."""
        return super().least_ms(factor) if factor else STILL_MS


class WatchScene(TableScene):
    """`viewer` is the seat whose eyes are borrowed; None sees only what is public."""

    for_bots = True

    def __init__(self, client: Client, match: TableMatch) -> None:
        super().__init__(client, match)
        self.controllers = Unhurried(match, self.title_table)

    def build(self) -> None:
        """The table, then the controls in the place of the choices."""
        super().build()
        self.build_controls()

    def update(self, dt: int) -> None:
        """The log of a place that was gone to."""
        self.telling.go_on()
        super().update(dt)

    def build_controls(self) -> None:
        """Eyes and pace."""
        place = self.seating.lookers()
        x, y, width, height = place
        controls = Group(self, place)
        eyes = [(ONLOOKER, self.t("watch.onlooker")), *((str(info.seat), info.name) for info in self.match.seats)]
        Cycler(
            controls, (x, y + height - 152, width, 72), eyes, ONLOOKER if self.viewer is None else str(self.viewer),
            self._borrow, caption=self.t("watch.eyes"), icon="ui/eye", name="watch.eyes", tip=self.t("watch.eyes.tip"),
        )  # fmt: skip
        paces = [(pace, self.t(f"options.speed.{pace}")) for pace in PACES]
        now = self.media.settings.animation_speed
        Cycler(
            controls, (x, y + height - 72, width, 72), paces, now if now in PACES else PACES[-1], self._set_pace,
            caption=self.t("watch.pace"), icon="ui/hourglass", name="watch.pace", tip=self.t("watch.pace.tip"),
        )  # fmt: skip

    def _borrow(self, eyes: str) -> None:
        self.look_as(None if eyes == ONLOOKER else int(eyes))

    def _set_pace(self, pace: str) -> None:
        self.media.settings.animation_speed = pace  # type: ignore[assignment]  # one of PACES
        self.home.save_settings()

    def look_as(self, seat: int | None) -> None:
        """The match as another seat sees it, from now on."""
        self.viewer = seat
        self.news.forget()
        self.playback.jump(self.match.session.view(seat))
        self.telling.soon_anew()
        self.buttons.refresh()
