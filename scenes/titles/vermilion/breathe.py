"""R9, 5.12. The questions between quests: growing or recovering, a duality card, training, materials, the kit of a
single quest, characters and quests. The workshop has a module of its own.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

import pygame

from game.titles.vermilion.board import ORDER, QUESTS, parsed
from game.titles.vermilion.content import CARDS, CHARACTERS, TRACK_END
from scenes.kit.words import arguments
from scenes.media import theme
from scenes.titles.vermilion import phrases
from scenes.titles.vermilion.breathe_base import BUTTON, GAP, BreathePanel, Tile, item_tile, put_picture
from scenes.titles.vermilion.breathe_bench import Workshop
from scenes.titles.vermilion.page_book import rows_of_dice
from scenes.titles.vermilion.track_bar import TrackBar
from scenes.widgets.base import Widget
from scenes.widgets.label import Label
from scenes.widgets.pen import Pen

if TYPE_CHECKING:
    from game.core.ask import Option, Question
    from scenes.widgets.base import RectLike, WidgetParent

RECOVERED = 10
"""R9.2."""
LEAVES = ("decline",)


class GrowPanel(BreathePanel):
    """R9.2. Grow or recover, with what the second would give; the track shows what growing is for."""

    asks = ("grow_or_recover",)
    prefix = "grow"

    def fill(self, question: Question, options: list[Option]) -> None:
        """Two tiles, below them the own duality track."""
        area, t, seat = self.head(question), self.media.t, self.mine(question)
        wide, high = (area.width - GAP) // 2, 300
        hp = t("vermilion.breathe.hp_same", hp=seat.hp, most=seat.most)
        after = t("vermilion.breathe.hp_after", hp=seat.hp, after=min(seat.most, seat.hp + RECOVERED), most=seat.most)
        if seat.hp >= seat.most:
            after = t("vermilion.breathe.full_hp")
        for i, (key, picture, note) in enumerate((("grow", "vermilion/duality/sealed", hp),
                                                  ("recover", "vermilion/material/tonic", after))):  # fmt: skip
            shape = (240, 168) if key == "grow" else (140, 140)
            tile = Tile(key, t(f"vermilion.opt.{key}"), f"{note}\n{t(f'vermilion.breathe.{key}.text')}", picture, shape)
            self.tile(self, (area.x + i * (wide + GAP), area.y + 20, wide, high), tile)
        TrackBar(self, (area.x, area.y + high + 60, area.width, area.bottom - area.y - high - 60), seat,
                 self.calls.hover)  # fmt: skip


class DualityPanel(BreathePanel):
    """R9.4. The card that only its reader sees: the picture, what happens, two ways."""

    asks = ("duality_choice",)
    prefix = "duality"

    def fill(self, question: Question, options: list[Option]) -> None:
        """Picture and text, the ways below."""
        area, t = self.head(question), self.media.t
        card = str(arguments(options[0])["card"])
        high = area.height - 2 * (92 + GAP) - 24
        width = min(high * 10 // 7, area.width * 6 // 10)
        Plated(self, (area.x, area.y, width, width * 7 // 10), f"vermilion/duality/{card}")
        x = area.x + width + 32
        Label(self, (x, area.y + 6, area.right - x, 84), t(f"vermilion.duality.{card}"), size=theme.HEADING,
              colour=theme.GOLD, bold=True, wrap=True)  # fmt: skip
        Label(self, (x, area.y + 100, area.right - x, width * 7 // 10 - 100), t(f"vermilion.duality.{card}.text"),
              size=theme.BUTTON, colour=theme.BONE, wrap=True)  # fmt: skip
        for i, option in enumerate(options):
            place = (area.x, area.bottom - (2 - i) * (92 + GAP) + GAP, area.width, 92)
            words = t(f"vermilion.duality.{card}.{option.key}")
            self.tile(self, place, Tile(option.key, words, sign="vermilion/track/marker"))


class Plated(Widget):
    """A picture in a frame."""

    def __init__(self, parent: WidgetParent, rect: RectLike, picture: str) -> None:
        self.picture = picture
        super().__init__(parent, rect)

    def draw(self, surface: pygame.Surface) -> None:
        """The picture."""
        put_picture(Pen(surface, self.media), self.picture, self.rect)


class TilesPanel(BreathePanel, ABC):
    """Tiles in columns; what turns it down stands at the foot."""

    columns, high = 2, 118

    def fill(self, question: Question, options: list[Option]) -> None:
        """The tiles, then the answer that takes none."""
        area = self.head(question)
        left = [option for option in options if option.key in LEAVES]
        foot = BUTTON + GAP if left else 0
        found = [self.tile_of(question, option) for option in options if option not in left]
        place = pygame.Rect(area.x, area.y, area.width, area.height - foot)
        self.tiles(place, found, self.columns, self.high, "tiles")
        for option in left:
            face = self.words.face(question, option)
            self.button(option.key, (area.centerx - 200, area.bottom - BUTTON, 400, BUTTON), face.text, icon=face.icon,
                        icon_size=28)  # fmt: skip

    @abstractmethod
    def tile_of(self, question: Question, option: Option) -> Tile:
        """An option as a tile."""


class TrainingPanel(TilesPanel):
    """R9.7, 5.12. Advanced cards to learn, then the basic card that goes."""

    asks = ("training_pick", "training_return", "kit_card")
    prefix, leaving = "training", "decline"

    def tile_of(self, question: Question, option: Option) -> Tile:
        """The card with its picture, text and burn value."""
        t, card = self.media.t, option.key
        row = CARDS[card]
        text = phrases.card_text(t, card) or t(f"vermilion.page.card.plain.{row.type}")
        note = f"{t('vermilion.page.burn')} {row.burn}"
        if question.text == "training_return":
            note = t("vermilion.breathe.in_deck", n=self.mine(question).cards.count(card))
        return Tile(card, t(f"vermilion.card.{card}"), text, f"vermilion/card/{card}", (120, 84),
                    f"vermilion/slot/{phrases.CARD_SIGNS[row.type]}", note, f"card:{card}")  # fmt: skip


class ItemPanel(TilesPanel):
    """5.12. Equipment of a tier to begin with."""

    asks = ("kit_item",)
    prefix = "kit"

    def tile_of(self, question: Question, option: Option) -> Tile:
        """The piece with its lines."""
        return item_tile(self, option.key, option.key)


class MaterialPanel(TilesPanel):
    """R9.5, 5.13. A material of one's choice, with how much one has."""

    asks = ("material_pick",)
    prefix, high = "material", 140

    def tile_of(self, question: Question, option: Option) -> Tile:
        """The material and what it is for."""
        t, name = self.media.t, option.key
        held = dict(self.mine(question).materials).get(name, 0)
        picture = f"vermilion/goods/{name}" if self.media.sprites.has(f"vermilion/goods/{name}") else ""
        return Tile(name, t(f"vermilion.material.{name}"), t(f"vermilion.material.{name}.text"),
                    picture or f"vermilion/material/{name}", (92, 92), "",
                    t("vermilion.breathe.have", n=held), f"material:{name}")  # fmt: skip


class QuestPanel(TilesPanel):
    """R16.1. The quest of a single evening."""

    asks = ("quest_choice",)
    prefix, columns, high = "quest", 2, 156

    def tile_of(self, question: Question, option: Option) -> Tile:
        """Its picture, its objective and its rounds."""
        t, quest = self.media.t, option.key
        board = parsed(QUESTS[quest].board)
        goal = t(f"vermilion.objective.{board.objective}")
        return Tile(quest, f"{ORDER.index(quest) + 1}. {t(f'vermilion.quest.{quest}')}", goal,
                    f"vermilion/quest/{quest}", (224, 126), "", t("vermilion.breathe.rounds", n=board.rounds),
                    f"quest:{quest}")  # fmt: skip


class CharacterPanel(TilesPanel):
    """R1.1. Who one plays."""

    asks = ("choose_character",)
    prefix, columns, high = "character", 2, 204

    def tile_of(self, question: Question, option: Option) -> Tile:
        """Portrait, role, HP and dice."""
        t, name = self.media.t, option.key
        row = CHARACTERS[name]
        told = f"{t(f'vermilion.character.{name}.role')}\n{rows_of_dice(self.words, row.dice)}"
        return Tile(name, t(f"vermilion.character.{name}"), told, f"vermilion/portrait/{name}", (160, 160), "",
                    t("vermilion.breathe.stats", hp=row.hp), f"character:{name}")  # fmt: skip


class StepPanel(BreathePanel):
    """5.12. A step on the duality track."""

    asks = ("kit_step",)
    prefix = "kit_step"

    def fill(self, question: Question, options: list[Option]) -> None:
        """Both sides with the reward of the step, and the track."""
        area, seat, t = self.head(question), self.mine(question), self.media.t
        wide = (area.width - GAP) // 2
        for i, option in enumerate(options):
            side = option.key
            goal = seat.track + (1 if side == "imprint" else -1)
            on = (goal > 0) == (side == "imprint") and 0 < abs(goal) <= TRACK_END
            told = t("vermilion.breathe.step.back")
            if on:
                what = t(f"vermilion.duality.space.{side}_{abs(goal)}")
                told = t(f"vermilion.breathe.step.{side}", what=what)
            tile = Tile(option.key, t(f"vermilion.die.{side}"), told, f"vermilion/track/{side}", (120, 120))
            self.tile(self, (area.x + i * (wide + GAP), area.y + 20, wide, 200), tile)
        TrackBar(self, (area.x, area.y + 260, area.width, area.bottom - area.y - 260), seat, self.calls.hover)


BREATHE_QUESTIONS = (
    GrowPanel, DualityPanel, TrainingPanel, ItemPanel, MaterialPanel, QuestPanel, CharacterPanel, StepPanel, Workshop,
)  # fmt: skip
"""The panels of these questions, for the table."""
