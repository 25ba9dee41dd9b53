"""The tray beside the hand: what a decision besides the board needs (section 10) - nations, ready arrangements, the
fallen, lifted tents. It takes the place of the action board while it is open.
"""

from __future__ import annotations

from functools import partial
from itertools import permutations
from random import SystemRandom
from typing import TYPE_CHECKING, Any

import pygame

from game.titles.creed.content import TENT_PRESETS, TILES, UNIT_PRESETS, placement
from game.titles.creed.geometry import CELLS, TENTS
from scenes.kit import layout
from scenes.kit.question_panel import QuestionPanel
from scenes.kit.spot import Calls
from scenes.media import theme
from scenes.titles.creed import table_layout, tile_choice
from scenes.titles.creed.camp_choice import CampChoice, UnitChoice, as_grid, spots_of
from scenes.titles.creed.nation_card import CARD, NationCard
from scenes.titles.creed.staging import laid_by_texts
from scenes.titles.creed.tile_choice import TileChoice
from scenes.titles.creed.token_choice import RowToken, TokenChoice
from scenes.titles.creed.units import place_words, tent_name
from scenes.widgets.base import RectLike, WidgetParent
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.pen import Pen

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from game.core.ask import Option, Question
    from scenes.titles.creed.board import Board
    from scenes.titles.creed.words import Words

HEAD, GAP, PAD = 34, 6, 10
LIFTED = 60
"""What of the tray's height the tokens that can be given take, in percent; below them are those that were."""
TOKEN, COUNT = 72, 32
"""How large a token is at most that is laid, and what its count takes under it."""
FOOT, CLEAR = 48, 5
"""How high the row below the ready arrangements is; what a ring around one keeps from the heading."""
EDGE, TITLE, BETWEEN, CHANCE = 24, 44, 14, 56
"""Of the cards of the nations: what lies around them, their heading, what lies between them, the button below."""
ASKS = (
    "choose_nation", "setup_tents", "setup_commander", "setup_units", "reinforce_pick", "exchange_give",
    "exchange_return", "place_tents",
)  # fmt: skip


def in_tray(question: Question | None) -> bool:
    """Whether a question is shown in the tray."""
    return question is not None and question.text in ASKS


class AnswerTray(QuestionPanel):
    """`calls.choose(key)` gives an answer; arrangements are only laid out on the board, to be changed and confirmed.
    `on_rest()`: the rest of the units goes by itself."""

    asks, prefix = ASKS, "tray"

    def __init__(self, parent: WidgetParent, rect: RectLike, words: Words, board: Board, calls: Calls,
                 on_rest: Callable[[], None]) -> None:
        super().__init__(parent, rect, calls)
        self.words, self.board, self.on_rest = words, board, on_rest
        board.followers.append(self._count)

    def fill(self, question: Question, options: list[Option]) -> None:
        """What the question is about."""
        keys, t = [option.key for option in options], self.words.t
        match question.text:
            case "choose_nation":
                self.heading = t("creed.tray.nation")
                self._nations(keys)
            case "setup_tents" | "setup_commander":
                self.heading = t("creed.tray.tents")
                self._tents(keys)
            case "setup_units":
                self._count()  # before the buttons, which leave room for it
                self._units(keys)
            case "reinforce_pick":
                first = "" if question.about.get("taken") else ".first"
                self.heading = t(f"creed.tray.fallen{first}", n=self.words.more_fallen(question))
                self._fallen(question, keys)
            case _:
                left = question.about.get("left")
                self.heading = t("creed.tray.lifted") if left is None else t("creed.tray.left", left=left)
                self._lifted(question, options)

    def _count(self) -> None:
        """How many units are laid out."""
        if self.question is None or self.question.text != "setup_units":
            return
        placed = len(self.words.public(self.question.seat).units) + len(self.board.staged())
        text = self.words.t("creed.tray.units", n=placed, max=placed + self.board.left)
        if text != self.heading:
            self.heading = text
            self.invalidate()

    # --- the contents

    def _nations(self, keys: list[str]) -> None:
        """A card for each, where nothing stands yet: of two seats over the board and the hand under it, of four over
        the lower half of the board and the hand beside that. Under them what leaves it to chance.
        """
        nations = [key for key in keys if key != "random"]
        board = table_layout.NATIONS[len(self.words.view.seats)]
        wide = min(CARD[0], (board.width - 2 * EDGE - (len(nations) - 1) * BETWEEN) // max(1, len(nations)))
        low = len(self.words.view.seats) > 2  # so that chance stands beside the heading
        foot = 0 if low else BETWEEN + CHANCE
        high = min(CARD[1] * max(100, self.media.theme.scale) // 100, board.height - 2 * EDGE - TITLE - foot)
        inner = pygame.Rect(0, 0, len(nations) * (wide + BETWEEN) - BETWEEN, TITLE + high + foot)
        inner.center = board.center
        self.rect.update(inner.inflate(2 * EDGE, 2 * EDGE))
        self.invalidate()
        for i, key in enumerate(nations):
            place = (inner.x + i * (wide + BETWEEN), inner.y + TITLE, wide, high)
            NationCard(self, place, key, partial(self.calls.choose, key), self.calls, name=f"tray.{key}")
        if "random" in keys:
            chance = pygame.Rect(0, 0, min(inner.width, 360 if not low else wide), CHANCE if not low else TITLE)
            chance.midbottom = inner.midbottom if not low else (inner.right - wide // 2, inner.y + TITLE - 6)
            self.button("random", chance, self.words.t("creed.nation.random"), icon="creed/nation/random", icon_size=40,
                        tip=self.words.t("creed.nation.random.text"))  # fmt: skip

    def _tents(self, keys: list[str]) -> None:
        """Ready camps as small pictures; below them what leaves it to chance and what clears the camp."""
        t, lay = self.words.t, self.board.set_leaders
        presets = [key for key in keys if key in TENT_PRESETS]
        tents = {tent: self.board.place_of(f"tent:{self.words.acting()}{tent}") for tent in TENTS}
        places = {tent: place for tent, place in tents.items() if place is not None}
        if presets:
            self.heading = ""  # their pictures take its place
        room = self._room()
        cards = pygame.Rect(room.x, room.y, room.width, room.height - FOOT - GAP)
        foot = layout.cells(pygame.Rect(room.x, room.bottom - FOOT, room.width, FOOT), 2, 1, GAP)
        for key, place in zip(presets, layout.cells(cards, 3, 2, GAP), strict=False):
            row, name = TENT_PRESETS[key], t(f"creed.tents.{key}")
            laid = t("creed.plan.camp", king=tent_name(row.king), commander=tent_name(row.commander))
            CampChoice(self, place, name, spots_of(places, row.king, row.commander),
                       partial(lay, row.king, row.commander),
                       partial(self._foreshow, (), {"king": row.king, "commander": row.commander}),
                       name=f"tray.{key}", tip=f"{name}\n{t(f'creed.tents.{key}.text')}\n{laid}")  # fmt: skip
        kept = self.board.leaders().get("king", "") if not presets else ""
        self.button("random", foot[0], t("creed.tray.random"), partial(self._lay_at_random, kept), icon="ui/random",
                    tip=t("creed.tray.random.tip"))  # fmt: skip
        self._clear(foot[1], partial(lay, kept, ""))

    def _lay_at_random(self, king: str) -> None:
        """Lays both leaders, or the commander alone, elsewhere than now: to be changed, laid again or confirmed."""
        last = list(self.board.leaders().values())
        ways = [[king, other] if king else [one, other] for one, other in permutations(TENTS, 2) if other != king]
        self.board.set_leaders(*SystemRandom().choice([way for way in ways if way != last]))

    def _foreshow(self, units: Sequence[str], leaders: Mapping[str, str] | None, inside: bool) -> None:
        """An arrangement that is pointed at is shown on the board."""
        self.board.foreshow(*((units, leaders) if inside else ()))

    def _clear(self, place: RectLike, does: Callable[[], None], size: int = 20) -> None:
        words = self.words.t("creed.tray.clear")
        self.button("clear", place, words, does, icon="ui/undo", icon_size=24, size=size, tip=words)

    def _units(self, keys: list[str]) -> None:
        """Ready units as small plans; below them what clears the fields and what leaves the rest to the rules."""
        t, room, seat = self.words.t, self._room(), self.words.acting()
        presets = [key for key in keys if key in UNIT_PRESETS]
        cards = pygame.Rect(room.x, room.y + CLEAR, room.width, room.height - CLEAR - FOOT - GAP)
        foot = layout.cells(pygame.Rect(room.x, room.bottom - FOOT, room.width, FOOT), 2, 1, GAP)
        refs = {cell: self.board.place_of(f"cell:{seat}{cell}") for cell in CELLS}
        grid = as_grid({cell: place for cell, place in refs.items() if place is not None})
        wet = {spot: cell in self.words.view.swamps[seat] for cell, spot in grid.items()}
        for key, place in zip(presets, layout.cells(cards, len(presets) or 1, 1, GAP), strict=False):
            kind, _, _ = key.partition("_")
            laid, name = UNIT_PRESETS[key].units, t(f"creed.units.{kind}")
            there = {ref[6:]: (TILES[unit].kind, down) for ref, (unit, down) in laid_by_texts(seat, laid).items()}
            UnitChoice(self, place, name, {spot: there.get(cell, ("", False)) for cell, spot in grid.items()}, wet,
                       partial(self.board.stage_all, laid), partial(self._foreshow, laid, None),
                       name=f"tray.{kind}", tip="\n".join([name, *map(self._planned, laid)]))  # fmt: skip
        self._clear(foot[0], self.board.unstage, theme.SMALL)
        if "auto_rest" in keys:
            self.button("auto_rest", foot[1], t("creed.tray.auto"), self.on_rest, icon="ui/fast", icon_size=24,
                        size=theme.SMALL, tip=t("creed.tray.auto.tip"))  # fmt: skip

    def _planned(self, text: str) -> str:
        """A unit of a ready arrangement: where it lies, and how."""
        unit, cell, down = placement(text)
        key, place = "creed.plan.unit.down" if down else "creed.plan.unit", place_words(self.media, CELLS[cell])
        return self.words.t(key, place=place, unit=self.words.unit(unit))

    def _fallen(self, question: Question, keys: list[str]) -> None:
        fallen = next((dict(s.fallen) for s in self.words.view.secrets if s.seat == question.seat), {})
        units, nation = [key for key in keys if key in TILES], self.words.public(question.seat).nation
        for key, place in zip(units, tile_choice.places(self._room(), len(units)), strict=True):
            tip = f"{self.words.unit(key)}\n{self.words.t(f'creed.kind.{TILES[key].kind}.text')}"
            TileChoice(self, place, self.board.art_at, nation, key, fallen.get(key, 1), partial(self.calls.choose, key),
                       self.calls.hover, self.calls.told, name=f"tray.{key}", tip=tip)  # fmt: skip

    def _lifted(self, question: Question, options: Sequence[Option]) -> None:
        """Tokens that can be given; or the token that is laid next, and the rest at random."""
        giving = [option for option in options if option.key.startswith("give:")]
        if giving:
            self._giving(question, giving)
            return
        rest = [option for option in options if option.key in ("random", "keep")]
        token = f"{question.about.get('colour')}:{question.about.get('token')}"
        self._row_of_tokens(token, self._later(question, token), self._place(0, 2, 1))
        for i, option in enumerate(rest):
            face, place = self.words.face(question, option), self._place(1 + 2 * i, 2, 2)
            tip = face.text if option.key == "keep" else self.words.rest_tip(question)
            self.button(option.key, place, face.text, icon=face.icon, layout="top", tip=tip)

    def _later(self, question: Question, token: str) -> list[tuple[str, int]]:
        """R8.4, R8.5. The tokens that are laid after the next one, those that the ally gave among them."""
        secret = next((secret for secret in self.words.view.secrets if secret.seat == question.seat), None)
        held = [(one, count - (one == token)) for one, count in secret.lifted] if secret is not None else []
        return [(one, count) for one, count in held if count > 0]

    def _row_of_tokens(self, token: str, later: Sequence[tuple[str, int]], room: pygame.Rect) -> None:
        """The token that is laid now, marked, and in one row with it those that come after it."""
        kind = self.words.t(f"creed.leader.{token.partition(':')[2]}")
        Label(self, (room.x + 4, room.y, room.width - 4, 30), self.words.t("creed.tray.next", what=kind),
              size=theme.SMALL)  # fmt: skip
        held = [(token, 1), *later]
        high = room.height - 30
        wide = min((room.width - 4 * len(later)) // len(held), high - COUNT, TOKEN)
        top = room.y + 30 + (high - wide - COUNT) // 2
        for i, (one, count) in enumerate(held):
            place = (room.x + 4 + i * (wide + 4), top, wide, wide + COUNT)
            RowToken(self, place, self.words.token_icon(one), count, marked=not i, tip=self.words.token(one),
                     name=f"tray.later.{one}" if i else "tray.next")  # fmt: skip

    def _giving(self, question: Question, options: Sequence[Option]) -> None:
        """R8.5. What can be given, and below it what was given before."""
        secret = next((secret for secret in self.words.view.secrets if secret.seat == question.seat), None)
        lifted, given = (dict(secret.lifted), secret.given) if secret is not None else ({}, ())
        columns, room = max(3, len(options), len(given) + 1), self._room()
        high = room.height * LIFTED // 100
        above = layout.cells(pygame.Rect(room.x, room.y, room.width, high), columns, 1, GAP)
        low = pygame.Rect(room.x, room.y + high + GAP, room.width, room.height - high - GAP)
        below = layout.cells(low, columns, 1, GAP)
        for i, option in enumerate(options):
            face = self.words.face(question, option)
            count = lifted.get(option.key.removeprefix("give:"), 1)
            kind = self.words.t(f"creed.leader.{option.key.rpartition(':')[2]}")
            TokenChoice(self, above[i], face.icon, count, partial(self.calls.choose, option.key),
                        words=kind, name=f"tray.{option.key}", tip=face.text)  # fmt: skip
        words = self.words.t("creed.tray.given", n=question.about.get("given", 0), max=question.about.get("most", 0))
        Label(self, below[0], words,
              size=theme.SMALL, colour=theme.DIM, align="center", wrap=True)  # fmt: skip
        for i, (token, number) in enumerate(given):
            kind = self.words.t(f"creed.leader.{token.rpartition(':')[2]}")
            TokenChoice(self, below[1 + i], self.words.token_icon(token), number, None,
                        words=kind, name=f"tray.given.{token}", tip=self.words.token(token))  # fmt: skip

    def _room(self) -> pygame.Rect:
        """What lies under the heading, if there is one."""
        r = self.rect
        head = HEAD if self.heading else PAD
        return pygame.Rect(r.x + PAD, r.y + head, r.width - 2 * PAD, r.height - head - PAD)

    def _place(self, i: int, columns: int, rows: int) -> pygame.Rect:
        return layout.cells(self._room(), columns, rows, GAP)[i]

    def button(
        self, key: str, place: RectLike, words: str, does: Callable[[], None] | None = None, **look: Any
    ) -> Button:
        """Icons and words are small here."""
        return super().button(key, place, words, does, **{"icon_size": 28, "size": 20} | look)

    def draw_back(self, surface: pygame.Surface) -> None:
        """Panel and heading."""
        r = self.rect
        pen = Pen(surface, self.media)
        if self.question is not None and self.question.text == "choose_nation":
            self.media.sprites.draw_shadow(surface, r, 28)
            pen.nine("panel_brass", r)
            pen.line(self.heading, r.width - 2 * EDGE, theme.BUTTON, theme.GOLD, True, height=TITLE,
                     center=(r.centerx, r.y + EDGE + TITLE // 2 - 6))  # fmt: skip
            return
        pen.nine("panel", r)
        pen.line(self.heading, r.width - 2 * PAD, 20, theme.GOLD, True, midleft=(r.x + PAD + 4, r.y + HEAD // 2 + 1))
