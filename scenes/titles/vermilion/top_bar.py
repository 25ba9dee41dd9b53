"""The top bar of Vermilion: the quest and its chapter, the objective with how far it is, the round, the phases."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.titles.vermilion.objectives import STABLE
from scenes.kit.part import Part
from scenes.kit.spot import Calls, Spot
from scenes.kit.top_bar import Fact, FactRow, PhaseStrip
from scenes.media import theme
from scenes.titles.vermilion import lands

if TYPE_CHECKING:
    from game.titles.vermilion.view import SeatView
    from scenes.titles.vermilion.phrases import SaysText
    from scenes.titles.vermilion.words import Words
    from scenes.widgets.base import RectLike, WidgetParent

PHASES = {
    "phase:corruption": "vermilion/keyword/corruption", "phase:ready": "ui/filter_card", "phase:threat": "ui/dice",
    "phase:enemy": "vermilion/zone/red", "phase:player": "ui/turn", "phase:cleanup": "ui/hourglass",
}  # fmt: skip
CREST = "vermilion/crest"


class GoalSign(NamedTuple):
    """One sign of how far the objective is: a picture, the figure beside it, whether that part is done; `coming`: of
    enemies, how many are still to come, -1 of anything else; `name`: which of several it is."""

    sprite: str
    figure: str
    done: bool
    coming: int = -1
    name: str = ""


class QuestBadge(Spot, Part):
    """The quest: its content are its id and chapter, and how many there are."""

    content = ("", 0, 0)

    def __init__(self, parent: WidgetParent, rect: RectLike, words: Words, calls: Calls) -> None:
        self.words = words
        super().__init__(parent, rect, "", calls, tip=self._told, name="badge")

    def show(self, view: SeatView) -> None:
        """Which it is."""
        quest = self.words.chosen_quest(view)
        self.ref = f"quest:{quest}" if quest else ""
        self.display((quest, view.chapter + 1, view.chapters))

    def _told(self) -> str:
        quest, chapter, chapters = self.content
        if not quest:
            return self.words.t("vermilion.muster.open")
        name = self.words.quest(quest)
        return name if chapters <= 1 else self.words.t("vermilion.top.chapter", quest=name, n=chapter, most=chapters)

    def draw(self, surface: pygame.Surface) -> None:
        """Slot, crest, the number of the quest."""
        pen, r, (quest, _, _) = self.pen(surface), self.rect, self.content
        pen.nine("slot_selected", r)
        if self.media.sprites.has(CREST):
            pen.icon(CREST, r.inflate(-18, -18).size, center=r.center)
        number = quest.removeprefix("q").lstrip("0")
        if number.isdigit():
            plate = pygame.Rect(0, 0, 52, 36).move_to(midbottom=(r.centerx, r.bottom - 6))
            pen.nine("chip", plate)
            pen.line(number, plate.width - 8, theme.BUTTON, theme.GOLD, True, center=plate.center)


class Objective(Spot, Part):
    """What is to be done and how far it is: its content are the headline and the signs."""

    content: tuple[str, tuple[GoalSign, ...]] = ("", ())

    def __init__(self, parent: WidgetParent, rect: RectLike, words: Words, calls: Calls) -> None:
        self.words = words
        super().__init__(parent, rect, "objective:", calls, tip=self._told, name="objective")
        self.view: SeatView | None = None

    def show(self, view: SeatView) -> None:
        """How far it is now."""
        self.view = view
        words, quest = self.words, self.words.chosen_quest(view)
        open_ = words.quest(quest) if quest else words.t("vermilion.muster.open")
        head = words.t(f"vermilion.objective.{view.objective}") if view.objective else open_
        self.display((head, tuple(goals(view, words.t))))

    def _told(self) -> str:
        view = self.view
        if view is None or not view.objective:
            return ""
        t, coming = self.words.t, still_coming(view)
        lines = [t(f"vermilion.objective.{view.objective}")]
        lines.append(t("vermilion.top.enemies", n=len(view.foes), coming=coming))
        lines += [t("vermilion.top.land", land=self.words.land(at), n=min(points, STABLE), most=STABLE)
                  for at, points in view.lands]
        if view.wagon is not None:
            at, hp, most, loaded = view.wagon
            lines.append(t("vermilion.top.wagon.loaded" if loaded else "vermilion.top.wagon", at=at, hp=hp, most=most))
        return "\n".join(lines)

    def draw(self, surface: pygame.Surface) -> None:
        """The objective over its signs."""
        pen, r, (head, signs) = self.pen(surface), self.rect, self.content
        if self.hot:
            pen.nine("row_hot", r)
        pen.line(head, r.width - 16, theme.BODY, theme.GOLD, True, True, height=32, midleft=(r.x + 8, r.y + 18))
        x, room = r.x + 8, r.width - 16
        step = room // max(1, len(signs))
        for sign in signs:
            ink = theme.GOOD if sign.done else theme.BONE
            icon = pen.icon(sign.sprite, 34, midleft=(x, r.bottom - 20))
            left = max(icon.right, x) + 6
            if sign.name:
                figure = self.media.theme.width(sign.figure, theme.BUTTON, True)
                named = pen.line(sign.name, min(step, 190) - 54 - figure, theme.SMALL, theme.DIM,
                                 midleft=(left, r.bottom - 19))  # fmt: skip
                left = named.right + 6
            place = pen.line(sign.figure, x + min(step, 190) - 8 - left, theme.BUTTON, ink, True, True,
                             midleft=(left, r.bottom - 20))  # fmt: skip
            if sign.coming >= 0:
                key = "vermilion.top.left.coming" if sign.coming else "vermilion.top.left"
                pen.line(self.words.t(key, n=sign.coming), r.right - 8 - place.right - 8, theme.SMALL, theme.DIM,
                         midleft=(place.right + 8, r.bottom - 19))  # fmt: skip
            x += min(step, 190)


def still_coming(view: SeatView) -> int:
    """R3.2. How many enemies are to come besides those on the map: before round 1 its groups stand there already."""
    return sum(one.count for one in view.coming if one.round > 1 or not view.foes)


def goals(view: SeatView, t: SaysText) -> list[GoalSign]:
    """The signs of the objective: enemies on the map and to come, points of lands, the wagon's HP and load."""
    coming = still_coming(view)
    match view.objective:
        case "stabilise":
            tiles = [at for at, _ in view.lands]
            return [GoalSign("vermilion/keyword/sedate", f"{min(points, STABLE)}/{STABLE}", points >= STABLE,
                             name=lands.short(t, at, tiles)) for at, points in view.lands]  # fmt: skip
        case "escort":
            if view.wagon is None:
                return []
            _, hp, most, loaded = view.wagon
            return [GoalSign("vermilion/wagon_loaded" if loaded else "vermilion/wagon_empty", f"{hp}/{most}", False),
                    GoalSign("vermilion/material/tonic", "1/1" if loaded else "0/1", bool(loaded))]  # fmt: skip
        case "annihilate":
            return [GoalSign("vermilion/step/melee", str(len(view.foes)), not view.foes and not coming, coming)]
    return []


class RoundPips(Spot, Part):
    """The round of how many; its content are both."""

    content = (0, 0)

    def __init__(self, parent: WidgetParent, rect: RectLike, words: Words, calls: Calls) -> None:
        self.words = words
        super().__init__(parent, rect, "round:", calls, tip=self._told, name="round")

    def show(self, view: SeatView) -> None:
        """Which round it is."""
        self.display((view.round, view.last_round))

    def _told(self) -> str:
        now, last = self.content
        return self.words.t("vermilion.top.round.tip", n=now, most=last) if now else ""

    def draw(self, surface: pygame.Surface) -> None:
        """Words over a pip for each round: past, present, to come."""
        pen, r, (now, last) = self.pen(surface), self.rect, self.content
        if self.hot:
            pen.nine("row_hot", r)
        ink = theme.BAD if last and now >= last else theme.BONE
        words = self.words.t("vermilion.top.round", n=now, most=last) if now else ""
        words = words or (self.words.t("vermilion.top.rounds", most=last) if last else "")
        pen.line(words, r.width - 16, theme.BODY, ink, True, True, height=32, midleft=(r.x + 8, r.y + 18))
        step = min(22, (r.width - 20) // max(1, last))
        for i in range(last):
            middle = r.x + 16 + i * step, r.bottom - 20
            own = theme.GOLD if i + 1 == now else theme.BONE if i + 1 < now else theme.FAINT
            pygame.draw.circle(surface, own, middle, 7 if i + 1 == now else 5, 0 if i < now else 2)


class Phases(PhaseStrip):
    """The phases of the round, whose turn it is."""

    def __init__(self, parent: WidgetParent, rect: RectLike, words: Words, calls: Calls) -> None:
        self.words = words
        super().__init__(parent, rect, PHASES, calls=calls, rule="R4")

    def tip_of(self, ref: str) -> str:
        """What a phase is."""
        key = f"vermilion.phase.{ref.partition(':')[2]}"
        return f"{self.words.t(key)}\n{self.words.t(f'{key}.text')}"

    def show(self, view: SeatView) -> None:
        """Which it is; of the players' turn who still acts. After the end there is none."""
        t = self.words.t
        if view.outcome is not None:
            self.tell("", t(f"vermilion.top.over.{view.mode}"), "", theme.BONE)
            return
        ended = sum("ended" in one.flags or "down" in one.flags for one in view.seats)
        below = t("vermilion.top.ended", n=ended, most=len(view.seats)) if view.phase == "player" else ""
        colour = theme.GOLD if view.phase == "player" else theme.BAD if view.phase == "enemy" else theme.BONE
        self.tell(f"phase:{view.phase}", t(f"vermilion.phase.{view.phase}"), below, colour)


class Chips(FactRow):
    """What holds now besides: swapped phases, how difficult it is, which attempt."""

    def __init__(self, parent: WidgetParent, rect: RectLike, words: Words) -> None:
        super().__init__(parent, rect)
        self.words = words

    def show(self, view: SeatView) -> None:
        """What holds now."""
        t, found = self.words.t, []
        if view.players_first:
            words = t("vermilion.chip.swapped")
            found.append(Fact("ui/cycle", words, t("vermilion.chip.swapped.tip")))
        failed = sum(tried[0] == view.chapter and not tried[1] for tried in view.tries)
        if failed:
            found.append(Fact("ui/cross", t("vermilion.chip.failed", n=failed), t("vermilion.chip.failed.tip"), True))
        if view.difficulty != "normal":
            words = t(f"vermilion.difficulty.{view.difficulty}")
            found.append(Fact("vermilion/zone/yellow", words, t(f"vermilion.difficulty.{view.difficulty}.text")))
        self.display(found)
