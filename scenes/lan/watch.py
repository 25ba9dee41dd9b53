"""Looking on at a match on the network (C6.11): only what is public, at one's own pace; an open chair can be taken."""

from __future__ import annotations

from scenes.lan.chairs import open_chairs, sit_down
from scenes.lan.table import NetTable
from scenes.table.watch_scene import PACES
from scenes.widgets.base import Group
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.panel import Panel
from scenes.widgets.picture import Picture
from scenes.widgets.segmented_control import Cycler


class NetWatch(NetTable):
    """`viewer` is None: there are no eyes to borrow."""

    for_bots = True

    def build(self) -> None:
        """The table, then what an onlooker can do in the place of the choices."""
        super().build()
        x, y, width, height = self.seating.lookers()
        controls = Group(self, (x, y, width, height))
        free = open_chairs(self.match)
        if free:
            Button(
                controls, (x, y + height - 152, width, 72), self.t("lan.watch.sit", n=free[0] + 1),
                lambda: sit_down(self.match, free[0]), kind="gold", icon="ui/person", icon_size=36, name="sit",
                tip=self.t("lan.watch.sit.tip"),
            ).sends = True  # fmt: skip
        else:
            plate = Panel(controls, (x, y + height - 160, width, 80), kind="plate", shadow=False)
            Picture(plate, (x + 14, y + height - 136, 32, 32), "ui/eye")
            Label(plate, (x + 58, y + height - 152, width - 68, 64), self.t("lan.watch.public"), size=20, wrap=True)
        now = self.media.settings.animation_speed
        Cycler(
            controls, (x, y + height - 72, width, 72), [(pace, self.t(f"options.speed.{pace}")) for pace in PACES],
            now if now in PACES else PACES[-1], self._set_pace, caption=self.t("watch.pace"), icon="ui/hourglass",
            name="watch.pace", tip=self.t("watch.pace.tip"),
        )  # fmt: skip

    def _set_pace(self, pace: str) -> None:
        self.media.settings.animation_speed = pace  # type: ignore[assignment]  # one of PACES
        self.home.save_settings()
