"""The tray beside the hand: what a decision besides the board needs (section 10) - nations, ready arrangements, the
fallen, lifted tents. It takes the place of the action board while it is open.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.titles.creed.content import NATIONS, TENT_PRESETS, TILES, UNIT_PRESETS
from scenes.kit.part import Part
from scenes.media import theme
from scenes.titles.creed.units import values_of
from scenes.widgets.base import Group, Host, RectLike
from scenes.widgets.button import Button
from scenes.widgets.label import Label

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.core.ask import Option, Question
    from scenes.titles.creed.board import Board
    from scenes.titles.creed.words import Words

HEAD, GAP, PAD = 34, 6, 10
NARROW, NARROW_COLUMNS = 400, 4
ASKS = (
    "choose_nation", "setup_tents", "setup_commander", "setup_units", "reinforce_pick", "exchange_give",
    "exchange_return", "place_tents",
)  # fmt: skip


def in_tray(question: Question | None) -> bool:
    """Whether a question is shown in the tray."""
    return question is not None and question.text in ASKS


class Tray(Group, Part):
    """`on_answer(key)` gives an answer; arrangements are only laid out on the board, to be changed and confirmed."""

    def __init__(
        self, parent: Host, rect: RectLike, words: Words, board: Board, on_answer: Callable[[str], None]
    ) -> None:
        super().__init__(parent, rect, solid=True, name="tray")
        self.words, self.board, self.on_answer = words, board, on_answer
        self.heading = ""
        self._question: Question | None = None
        self._visible = False
        board.followers.append(self._count)

    def takes(self, question: Question, options: Sequence[Option]) -> bool:
        """Whether the tray shows this question."""
        return in_tray(question)

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """Opens for a question of its kinds, closes for any other."""
        self.clear()
        self._question = question
        self.visible = in_tray(question)
        if question is None or not self.visible:
            return
        keys = [option.key for option in options]
        t = self.words.t
        match question.text:
            case "choose_nation":
                self.heading = t("creed.tray.nation")
                self._nations(keys)
            case "setup_tents" | "setup_commander":
                self.heading = t("creed.tray.tents")
                self._tents(keys)
            case "setup_units":
                self._units(keys)
                self._count()
            case "reinforce_pick":
                self.heading = t("creed.tray.fallen")
                self._fallen(question, options)
            case _:
                self.heading = t("creed.tray.lifted")
                self._lifted(question, options)
        self.invalidate()

    def _count(self) -> None:
        """How many units are laid out."""
        if self._question is None or self._question.text != "setup_units":
            return
        placed = len(self.words.public(self._question.seat).units) + len(self.board.staged())
        text = self.words.t("creed.tray.units", n=placed, max=placed + self.board.left)
        if text != self.heading:
            self.heading = text
            self.invalidate()

    # --- the contents

    @property
    def _narrow(self) -> bool:
        return self.rect.width < NARROW

    def _nations(self, keys: list[str]) -> None:
        t = self.words.t
        columns, rows, icon = (3, 2, 44) if self._narrow else (len(keys), 1, 68)
        for i, key in enumerate(keys):
            special = ""
            if key != "random":
                row = TILES[NATIONS[key].special]
                kind = t(f"creed.kind.{row.kind}")
                special = t("creed.nation.special", unit=kind, values=values_of(row))
            full = t(f"creed.nation.{key}")
            text = t(f"creed.nation.{key}.short") if key != "random" else full
            tip = "\n".join(part for part in (full, t(f"creed.nation.{key}.text"), special) if part)
            made = self._button(i, columns, rows, text, partial(self.on_answer, key), f"creed/nation/{key}",
                                f"tray.{key}",
                                tip, icon)  # fmt: skip
            made.layout, made.size = "top", theme.SMALL

    def _tents(self, keys: list[str]) -> None:
        t = self.words.t
        presets = [key for key in keys if key in TENT_PRESETS]
        for i, key in enumerate(presets):
            row = TENT_PRESETS[key]
            tip = f"{t(f'creed.tents.{key}')}\n{t(f'creed.tents.{key}.text')}"
            made = self._button(i, 3, 3, t(f"creed.tents.{key}"),
                                partial(self.board.set_leaders, row.king, row.commander), "", f"tray.{key}", tip)
            made.layout = "top"  # without an icon: more room for the words
        kept = self.board.leaders().get("king", "") if not presets else ""
        self._button(4, 2, 3, t("creed.tray.random"), partial(self.on_answer, "random"), "ui/random", "tray.random",
                     t("creed.tray.random.tip"))  # fmt: skip
        self._button(5, 2, 3, t("creed.tray.clear"), partial(self.board.set_leaders, kept, ""), "ui/undo",
                     "tray.clear", t("creed.tray.clear"))  # fmt: skip

    def _units(self, keys: list[str]) -> None:
        t = self.words.t
        presets = [key for key in keys if key in UNIT_PRESETS]
        for i, key in enumerate(presets):
            name = key.partition("_")[0]
            units = ", ".join(self.words.unit(text.partition("@")[0]) for text in UNIT_PRESETS[key].units)
            self._button(i, 2, 3, t(f"creed.units.{name}"), partial(self.board.stage_all, UNIT_PRESETS[key].units),
                         "", f"tray.{name}", f"{t(f'creed.units.{name}')}\n{units}")  # fmt: skip
        self._button(4, 2, 3, t("creed.tray.clear"), self.board.unstage, "ui/undo", "tray.clear",
                     t("creed.tray.clear"))  # fmt: skip
        if "auto_rest" in keys:
            self._button(5, 2, 3, t("creed.tray.auto"), partial(self.on_answer, "auto_rest"), "ui/fast",
                         "tray.auto_rest", t("creed.tray.auto.tip"))  # fmt: skip

    def _fallen(self, question: Question, options: Sequence[Option]) -> None:
        fallen = next((dict(s.fallen) for s in self.words.view.secrets if s.seat == question.seat), {})
        units = [option.key for option in options if option.key in TILES]
        for i, key in enumerate(units):
            count = fallen.get(key, 1)
            text = values_of(TILES[key]) + (f" ×{count}" if count > 1 else "")
            tip = f"{self.words.unit(key)}\n{self.words.t(f'creed.kind.{TILES[key].kind}.text')}"
            crowded = self._narrow and len(units) > 2 * NARROW_COLUMNS
            columns, rows = (NARROW_COLUMNS, 3 if crowded else 2) if self._narrow else (6, 2)
            icon = 24 if crowded else 40
            made = self._button(i, columns, rows, text, partial(self.on_answer, key), f"creed/kind/{TILES[key].kind}",
                                f"tray.{key}", tip, icon)  # fmt: skip
            made.layout, made.size = "top", theme.SMALL

    def _lifted(self, question: Question, options: Sequence[Option]) -> None:
        """Tokens that can be given; or the token that is laid next, and the rest at random."""
        giving = [option for option in options if option.key.startswith("give:")]
        if giving:
            self._giving(question, giving)
            return
        rest = [option for option in options if option.key in ("random", "keep")]
        token = f"{question.about.get('colour')}:{question.about.get('token')}"
        place = self._place(0, 2, 1)
        Label(self, (place[0], place[1], place[2], 30), self.words.t("creed.tray.next"), size=theme.SMALL,
              colour=theme.DIM, align="center")  # fmt: skip
        kind = self.words.t(f"creed.leader.{question.about.get('token')}")
        Button(self, (place[0], place[1] + 32, place[2], place[3] - 32), kind, None,
               icon=self.words.token_icon(token), icon_size=56, kind="bare", layout="top", size=theme.SMALL,
               name="tray.next", tip=self.words.token(token))  # fmt: skip
        for i, option in enumerate(rest):
            face = self.words.face(question, option)
            made = self._button(1 + 2 * i, 2, 2, face.text, partial(self.on_answer, option.key), face.icon,
                                f"tray.{option.key}", face.text)  # fmt: skip
            made.layout = "top"

    def _giving(self, question: Question, options: Sequence[Option]) -> None:
        """R8.5. What can be given, and below it what was given before."""
        secret = next((secret for secret in self.words.view.secrets if secret.seat == question.seat), None)
        lifted, given = (dict(secret.lifted), secret.given) if secret is not None else ({}, ())
        columns = max(4, len(options), len(given) + 1)
        for i, option in enumerate(options):
            face = self.words.face(question, option)
            count = lifted.get(option.key.removeprefix("give:"), 1)
            made = self._button(i, columns, 2, f"×{count}", partial(self.on_answer, option.key), face.icon,
                                f"tray.{option.key}", face.text, 44)  # fmt: skip
            made.layout, made.size = "top", theme.SMALL
        words = self.words.t("creed.tray.given", n=question.about.get("given", 0), max=question.about.get("most", 0))
        Label(self, self._place(columns, columns, 2), words,
              size=theme.SMALL, colour=theme.DIM, align="center", wrap=True)  # fmt: skip
        for i, (token, number) in enumerate(given):
            Button(self, self._place(columns + 1 + i, columns, 2), f"×{number}", None, kind="bare", layout="top",
                   icon=self.words.token_icon(token), icon_size=44, size=theme.SMALL, name=f"tray.given.{token}",
                   tip=self.words.token(token))  # fmt: skip

    def _place(self, i: int, columns: int, rows: int) -> tuple[int, int, int, int]:
        r = self.rect
        width = (r.width - 2 * PAD - (columns - 1) * GAP) // columns
        height = (r.height - HEAD - PAD - (rows - 1) * GAP) // rows
        return r.x + PAD + i % columns * (width + GAP), r.y + HEAD + i // columns * (height + GAP), width, height

    def _button(
        self, i: int, columns: int, rows: int, text: str, action: Callable[[], None], icon: str, name: str, tip: str,
        icon_size: int = 28,
    ) -> Button:  # fmt: skip
        return Button(self, self._place(i, columns, rows), text, action, icon=icon, icon_size=icon_size, size=20,
                      name=name, tip=tip)  # fmt: skip

    def draw_back(self, surface: pygame.Surface) -> None:
        """Panel and heading."""
        r = self.rect
        surface.blit(self.media.sprites.nine("nine/panel", r.size), r)
        words = self.media.theme.line(self.heading, r.width - 2 * PAD, 20, theme.GOLD, True)
        surface.blit(words, words.get_rect(midleft=(r.x + PAD + 4, r.y + HEAD // 2 + 1)))
