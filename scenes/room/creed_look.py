"""Creed in the waiting room: nations, sides, limits, tips (R1.1, R2.12, R10.3, R10.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.creed.content import NATIONS, TILES
from game.titles.creed.geometry import side_of
from scenes.room.looks import CYCLER, HIDDEN, FieldLook, RoomLook
from scenes.room.looks import TILES as PORTRAITS
from scenes.titles.creed.words import values_of

if TYPE_CHECKING:
    from scenes.app import App

TIPS = 10


def _nation(app: App, value: str) -> str:
    if value not in NATIONS:
        return app.t("room.about.nation")
    row = TILES[NATIONS[value].special]
    special = app.t("creed.nation.special", unit=app.t(f"creed.kind.{row.kind}"), values=values_of(row))
    return f"{app.t(f'creed.nation.{value}.text')}\n{special}"


def _side(players: int, seat: int) -> int:
    """R2.12. Two seats play for themselves; of four the even and the odd ones are allied."""
    return side_of(seat) if players > 2 else -1


LOOK = RoomLook(
    title="creed",
    fields=(
        FieldLook("nation", PORTRAITS, "field.nation", "nation/{value}", "creed.nation.{value}", once=True,
                  about=_nation, rule="R1.1"),
    ),
    options=(
        FieldLook("first_side", CYCLER, "field.first_side", "creed/first_side", "field.first_side.{value}",
                  about=lambda app, _: app.t("room.about.first_side"), rule="R2.7"),
        FieldLook("round_limit", CYCLER, "field.round_limit", "creed/round", "field.round_limit.value",
                  about=lambda app, _: app.t("room.about.round_limit"), rule="R10.4"),
        FieldLook("quiet_rounds", CYCLER, "field.quiet_rounds", "creed/quiet", "field.quiet_rounds.value",
                  about=lambda app, _: app.t("room.about.quiet_rounds"), rule="R10.3"),
        FieldLook("board", HIDDEN),
    ),
    side_of=_side,
    room_sprites=("nation/aurand", "seat/0", "profile/0", "ui/check"),
    tips=tuple(f"creed.tip.{n}" for n in range(1, TIPS + 1)),
    backdrop=lambda _: "creed",
    sprites=("creed/ground", "unit/infantry_aurand", "hand/infantry_aurand", "tent/aurand", "creed/legal",
             "special/morale", "fx/dust_0", "ui/filter_combat"),
    modules=("scenes.titles.creed.table",),
)  # fmt: skip
