"""The prompt line: what is asked of whom, or for a moment why something can't be chosen, with the rule beside it
(C6.2, C6.4).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.media import theme
from scenes.widgets.base import Group, RectLike
from scenes.widgets.button import Button

if TYPE_CHECKING:
    from scenes.table.host import PlayedTable

REFUSAL_MS = 5000
RULE_WIDTH, APART, RIM = 140, 24, 6


class PromptBar(Group):
    """One line on a plate. The rule is a button that opens the rulebook there. `urgent`: nothing that others do is told
    over it; `taken`: what buttons at its end take of its room; `befalls`: it tells what is being shown, and nobody is
    asked or waited for."""

    def __init__(self, scene: PlayedTable, rect: RectLike) -> None:
        self.scene = scene
        self.text = ""
        self.hint_text = ""
        self.calm, self.urgent, self.taken, self.befalls = True, False, 0, False
        self.refusal = ""
        self._rule = ""
        self._refused_rule = ""
        self._left = 0
        super().__init__(scene, rect, name="prompt")
        place = pygame.Rect(self.rect.right - RULE_WIDTH - 4, self.rect.y + 2, RULE_WIDTH, self.rect.height - 4)
        self.rule_button = Button(
            self, place, "", self._open_rule, kind="bare", size=20, icon="ui/rules", icon_size=24, name="prompt.rule",
            tip=lambda: self.scene.t("table.rule.tip", rule=self.shown_rule),
        )  # fmt: skip
        self.rule_button.visible = False

    @property
    def shown_rule(self) -> str:
        """The rule whose button is shown, "" for none."""
        return self._refused_rule if self.refusal else self._rule

    def show(self, text: str, hint: str = "", rule: str = "", calm: bool = False) -> None:
        """The question that is open. `calm`: others choose, nothing is asked here."""
        if (text, hint, rule, calm) != (self.text, self.hint_text, self._rule, self.calm) or self.befalls:
            self.befalls = False
            self.text, self.hint_text, self._rule, self.calm = text, hint, rule, calm
            if not calm:
                self.refusal = ""
            self._changed()

    def tell(self, text: str, hint: str = "", befalls: bool = True) -> None:
        """What befalls here, or who is waited for, in the place of the question; the log says it aloud."""
        self.text, self.hint_text, self._rule, self.calm, self.befalls = text, hint, "", True, befalls
        self.rule_button.visible = bool(self.shown_rule)
        self.invalidate()

    def clear(self) -> None:
        """Nothing is asked."""
        self.refusal = ""
        self.show("", calm=True)
        self._changed()

    def refuse(self, text: str, rule: str) -> None:
        """Why something can't be chosen: a few seconds in the place of the question. The rule stands on its button,
        not in the sentence too.
        """
        text = text.removesuffix(f"({rule})").rstrip()
        self.refusal, self._refused_rule, self._left = text, rule, REFUSAL_MS
        self.ui.ticking[self] = None
        self._changed()

    def tick(self, dt: int) -> None:
        """Takes the refusal away after its time."""
        self._left -= dt
        if self._left <= 0:
            self.refusal = ""
            self.ui.ticking.pop(self, None)
            self._changed()

    def spoken(self) -> str:
        """The line as it stands."""
        return self.refusal or self.text

    def _room(self, rule: str) -> int:
        """How wide the words of the line may be, beside a rule's button."""
        return self.rect.width - 64 - (RULE_WIDTH + 8 if rule else 16) - self.taken

    def fits(self, text: str, hint: str) -> bool:
        """Whether both stand in one line without a rule, in letters of full size."""
        wide = self.media.theme.width(text, theme.BODY, True) + self.media.theme.width(hint, theme.SMALL)
        return wide + APART <= self._room("")

    def _changed(self) -> None:
        rule = self.shown_rule
        self.media.speech.say(self.spoken())
        self.rule_button.text = rule
        self.rule_button.visible = bool(rule)
        self.invalidate()

    def _open_rule(self) -> None:
        self.scene.rules(self.shown_rule)

    def draw_back(self, surface: pygame.Surface) -> None:
        """Plate, icon, line."""
        line = self.refusal or self.text
        if not line:
            return
        sprites = self.media.sprites
        surface.blit(sprites.nine("nine/plate" if self.calm and not self.refusal else "nine/prompt", self.rect.size),
                     self.rect)
        waits = self.calm and not self.befalls
        icon = "ui/warning" if self.refusal else "ui/hourglass" if waits else "ui/chevron_right"
        picture = sprites.get(icon, height=26)
        surface.blit(picture, picture.get_rect(midleft=(self.rect.x + 18, self.rect.centery)))
        colour = theme.BAD if self.refusal else theme.DIM if waits else theme.BONE
        room = self._room(self.shown_rule)
        area = pygame.Rect(self.rect.x + 56, self.rect.y, room, self.rect.height)
        type_, bold = self.media.theme, not self.calm or bool(self.refusal)
        hint = self.hint_text if not self.refusal else ""
        size = next((size for size in type_.smaller(theme.BODY)
                     if type_.width(line, size, bold) + type_.width(hint, type_.least) + APART <= room), 0)  # fmt: skip
        if hint and not size:
            if 2 * type_.pixels(theme.SMALL) + 2 * RIM <= area.height:
                self._draw_two(surface, area, line, hint)
                return
            hint = ""
        words = type_.line(line, room, size if hint else theme.BODY, colour, bold, height=area.height)
        place = words.get_rect(midleft=(area.x, area.centery))
        surface.blit(words, place)
        if hint:
            more = type_.line(hint, room - words.get_width() - APART, theme.SMALL, theme.DIM)
            surface.blit(more, more.get_rect(midleft=(place.right + APART, area.centery)))

    def _draw_two(self, surface: pygame.Surface, area: pygame.Rect, line: str, hint: str) -> None:
        """The hint stands below: both lines small, so that they keep clear of the rim."""
        inks = ((line, theme.DIM if self.calm else theme.BONE, not self.calm), (hint, theme.DIM, False))
        for (words, ink, bold), y in zip(inks, (-1, 1), strict=True):
            picture = self.media.theme.line(words, area.width, theme.SMALL, ink, bold)
            middle = area.centery + y * self.media.theme.pixels(theme.SMALL) // 2
            surface.blit(picture, picture.get_rect(midleft=(area.x, middle)))
