"""The timeline of a replay: rounds, marks of important markers, the place of now (C7.2).

A click or a drag goes there; the keyboard steps by choice, round and marker. Marks differ by shape: what was gained is
a triangle that points up, what was lost one that points down, chance is a diamond, the end a disc; what others have
gained or lost among themselves is a square, and for who has not played all of it is. Where a leader falls the mark is a
crown, turned over for who has lost by it. A legend at the right names them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.kit.event_look import CHANCE, END, GAIN, LOSS
from scenes.kit.match_words import round_name
from scenes.media import theme
from scenes.replay.record import Marker
from scenes.widgets.base import RectLike, Widget

if TYPE_CHECKING:
    from scenes.replay.replay_scene import ReplayScene

TOLD = "told"
"""What somebody has gained or lost, for whom it is neither."""
FATE = "fate"
"""A leader that falls, whoever has lost by it."""
INKS = {GAIN: theme.GOOD, LOSS: theme.BAD, TOLD: theme.BONE, CHANCE: theme.VIOLET, END: theme.GOLD}
WEIGHT = {TOLD: 0, CHANCE: 1, GAIN: 2, LOSS: 2, END: 4}
FATE_WEIGHT, CLEAR = 3, 14
"""Where marks are nearer than so many pixels only the weightiest is seen: a match has more of them than room."""
MARK = 6
NEAR = 7
"""Pixels within which the pointer means a mark."""
TOLD_MOST = 3
"""So many of what is marked at a place are told."""
PAD, APART = 20, 6
"""From the track to the ends of its bar; between that and the legend's plate."""
INSIDE, SIGN, COLUMN = 10, 24, 18
"""Within the legend's plate; what a sign of it takes; between its columns."""


class Timeline(Widget):
    """Reads the scene's match and tells the scene where to go."""

    focusable = True

    def __init__(self, scene: ReplayScene, rect: RectLike) -> None:
        self.scene, self.match = scene, scene.recorded
        self._pointed = -1
        self._seen: tuple[int | None, list[Marker]] | None = None  # through whose eyes, and the marks that are drawn
        super().__init__(scene, rect, name="replay-timeline", tip=self._words)
        first = self.match.seats[0].seat
        others = (TOLD,) if any(not self.match.together(first, info.seat) for info in self.match.seats) else ()
        self._others = others
        self._fates = [marker for marker in self.match.markers if scene.title_table.look_of(marker.event).fate]
        kinds = (*INKS, *((FATE,) if self._fates else ()))
        words = {kind: self._legend_word(kind) for kind in kinds}
        wide = {kind: SIGN + self.media.theme.width(word, theme.SMALL) for kind, word in words.items()}
        self.columns = [max(wide[GAIN], wide[LOSS], wide[TOLD]), max(wide[CHANCE], wide[END])]
        third = [wide[kind] for kind in (*others, FATE) if kind in wide]
        self.columns += [max(third)] if third else []
        most = self.rect.width // (2 if third else 3)
        legend = min(sum(self.columns) + COLUMN * (len(self.columns) - 1) + 2 * INSIDE, most)
        self.bar, self.legend = self.rect.copy(), self.rect.copy()
        self.bar.width -= legend + APART
        self.legend.update(self.rect.right - legend, self.rect.y, legend, self.rect.height)
        self.track = pygame.Rect(self.bar.x + PAD, self.bar.centery + 4, self.bar.width - 2 * PAD, 10)

    def _legend_word(self, kind: str) -> str:
        """What a mark means, as the game calls it."""
        own = f"{self.match.title}.legend.{kind}"
        return self.media.t(own if self.media.texts.has(own) else f"replay.legend.{kind}")

    # --- places

    def x_of(self, at: int) -> int:
        """Where a place lies on the canvas."""
        return self.track.x + round(self.track.width * at / max(1, self.match.length))

    def place_at(self, x: int) -> int:
        """The place under the pointer; the nearest mark draws it."""
        near = min(self.seen(), key=lambda marker: abs(self.x_of(marker.at) - x), default=None)
        if near is not None and abs(self.x_of(near.at) - x) <= NEAR // 2:
            return near.at
        share = (x - self.track.x) / max(1, self.track.width)
        return min(max(round(share * self.match.length), 0), self.match.length)

    def here(self, at: int) -> list[Marker]:
        """What is marked at a place, or so near that it can't be told apart: what is just there first, then what
        weighs more.
        """
        x, seen = self.x_of(at), [marker for marker in self.seen() if marker.at == at]
        near = CLEAR if seen else NEAR // 2
        found = [marker for marker in self.match.markers if abs(self.x_of(marker.at) - x) < near]
        return sorted(found, key=lambda marker: (marker.at != at, -self._weight(marker)))

    def _weight(self, marker: Marker) -> int:
        return FATE_WEIGHT if marker in self._fates else WEIGHT[self.kind_of(marker)]

    def seen(self) -> list[Marker]:
        """The marks that are drawn, the weightiest last: what stands too near to a weightier one has no room."""
        eyes = self.scene.team.below
        if self._seen is None or self._seen[0] != eyes:
            kept: list[Marker] = []
            for marker in sorted(self.match.markers, key=self._weight, reverse=True):
                x = self.x_of(marker.at)
                if all(abs(self.x_of(other.at) - x) >= CLEAR for other in kept):
                    kept.append(marker)
            self._seen = eyes, kept[::-1]
        return self._seen[1]

    def kind_of(self, marker: Marker) -> str:
        """What it is for whose eyes one borrows, else for the seat that one played, whatever is uncovered: what
        somebody of that side has lost is a loss, whoever did it, and what that side takes from others a gain; what is
        somebody's own affair, or happens between others, is neither. Who has not played neither gains nor loses."""
        seat, title, event = self.scene.team.below, self.scene.title_table, marker.event
        if marker.kind not in (GAIN, LOSS):
            return marker.kind
        if seat is None:
            return TOLD
        side = [info.seat for info in self.match.seats if self.match.together(seat, info.seat)]
        if marker.whose >= 0:
            return marker.kind if marker.whose in side else TOLD
        if any(title.hurts(event, one) for one in side):
            return LOSS
        look = title.look_of(event)
        if look.helps:
            return GAIN if any(title.helps(event, one) for one in side) else TOLD
        if look.hurts:
            return GAIN if marker.seat in side else TOLD
        about = title.about(event) or (marker.seat,)
        alone = len(side) == len(self.match.seats)
        return marker.kind if alone or any(one in side for one in about) else TOLD

    # --- pointer and keys

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """Takes note of the pointer as well."""
        found = super().at(pos)
        place = self.place_at(pos[0]) if found is self and self.bar.collidepoint(pos) else -1
        if place != self._pointed:
            self._pointed = place
            self.ui.hide_tip()
            self.invalidate()
        return found

    def on_hover(self, inside: bool) -> None:
        """The pointer left."""
        if not inside:
            self._pointed = -1
        super().on_hover(inside)

    def on_press(self, pos: tuple[int, int], button: int) -> bool:
        """Goes there; the legend leads nowhere."""
        if button != 1 or not self.bar.collidepoint(pos):
            return False
        self.scene.jump(self.place_at(pos[0]))
        return True

    def on_drag(self, pos: tuple[int, int], rel: tuple[int, int]) -> None:
        """Follows the pointer."""
        self.scene.jump(self.place_at(pos[0]))

    def on_wheel(self, pos: tuple[int, int], amount: int) -> bool:
        """A choice for each notch."""
        self.scene.jump(self.scene.at - amount)
        return True

    def on_key(self, event: pygame.event.Event) -> bool:
        """Left, Right: a choice; PgUp, PgDn: a round; Up, Down: a marker; Home, End; Space: play and pause; Enter: the
        primary button.
        """
        scene = self.scene
        moves = {
            pygame.K_LEFT: scene.step_back, pygame.K_RIGHT: scene.step_on,
            pygame.K_PAGEUP: scene.round_back, pygame.K_PAGEDOWN: scene.round_on,
            pygame.K_UP: scene.moment_back, pygame.K_DOWN: scene.moment_on,
            pygame.K_HOME: lambda: scene.jump(0), pygame.K_END: lambda: scene.jump(self.match.length),
        }  # fmt: skip
        move = moves.get(event.key)
        if move is None and "choose" in self.media.bindings.actions(event):
            move = scene.press_primary if self.media.bindings.confirms(event) else scene.play
        if move is None or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_SHIFT):
            return False
        self._pointed = -1
        move()
        return True

    # --- words

    def spoken(self) -> str:
        """Where the record stands, and what is marked there."""
        return self.words(self.scene.at)

    def _words(self) -> str:
        if self.legend.collidepoint(self.media.mouse) and self.hovered:
            more = " " + self._legend_word(f"{FATE}.tip") if self._fates else ""
            return self.scene.t("replay.legend.tip") + more
        return self.words(self._pointed if self._pointed >= 0 else self.scene.at)

    def words(self, at: int) -> str:
        """Round and choice, the seat that chose last, and the log's lines of what is marked."""
        match, t = self.match, self.scene.t
        name = round_name(self.media, match.title, match.rounds[at])
        lines = [t("replay.at", round=name, at=at, all=match.length)]
        here = self.here(at)
        for marker in here[:TOLD_MOST]:
            line = self.scene.title_table.line(marker.event)
            lines.append(self._said(marker) if marker.text else line.text if line is not None
                         else t(f"replay.moment.{self.kind_of(marker)}"))  # fmt: skip
        if len(here) > TOLD_MOST:
            lines.append(t("replay.moment.more", n=len(here) - TOLD_MOST))
        return "\n".join(lines)

    def _said(self, marker: Marker) -> str:
        """What a title says of a mark itself."""
        names = {key: self.scene.title_table.wording.name(seat) for key, what in (("name", "seat"), ("loser", "loser"))
                 if isinstance(seat := marker.event.data.get(what), int)}  # fmt: skip
        return self.scene.t(marker.text, n=marker.n, **names)

    # --- drawing

    def draw(self, surface: pygame.Surface) -> None:
        """Bands of rounds, the part that has been, marks, the knob; the legend on a plate of its own."""
        for plate in (self.bar, self.legend):
            surface.blit(self.media.sprites.nine("nine/row", plate.size), plate)
        key = ("timeline", self.match.replay_id, self.scene.team.below, self.rect.size, self.media.texts.language,
               self.media.theme.scale)  # fmt: skip
        surface.blit(self.media.sprites.made(key, self._fixed), self.rect)
        x = self.x_of(self.scene.at)
        been = pygame.Rect(self.track.x, self.track.y + 2, x - self.track.x, self.track.height - 4)
        if been.width > 0:
            surface.fill(theme.BRASS_LIGHT, been)
        if self._pointed >= 0:
            to = self.x_of(self._pointed)
            pygame.draw.line(surface, theme.BONE, (to, self.rect.y + 6), (to, self.rect.bottom - 7))
        pygame.draw.aacircle(surface, theme.BLACK, (x, self.track.centery + 1), 12)
        lit = self.hovered or self.focused
        pygame.draw.aacircle(surface, theme.GOLD if lit else theme.BRASS_LIGHT, (x, self.track.centery), 11)
        pygame.draw.aacircle(surface, theme.BONE, (x, self.track.centery), 6)

    def _fixed(self) -> pygame.Surface:
        """What does not move: painted once."""
        out = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        left, top = self.rect.topleft
        track = self.track.move(-left, -top)
        pygame.draw.rect(out, theme.INK, track.inflate(4, 4), border_radius=5)
        starts = [*self.match.round_starts, self.match.length]
        for i, start in enumerate(starts[:-1]):
            a, b = self.x_of(start) - left, self.x_of(starts[i + 1]) - left
            out.fill(theme.RAISED if i % 2 else theme.PANEL_TOP, (a, track.y, max(1, b - a), track.height))
        for marker in self.seen():
            x, kind = self.x_of(marker.at) - left, self.kind_of(marker)
            if marker in self._fates:
                _crown(out, kind, x, track.y - 14)
            else:
                _mark(out, kind, x, track.y - 13)
        self._legend(out, self.legend.x - left + INSIDE)
        return out

    def _legend(self, out: pygame.Surface, left: int) -> None:
        """What the marks mean, in two columns."""
        high = out.get_height() // 2 - 2
        first = (GAIN, LOSS) if self.scene.team.below is not None else (TOLD,)
        third = (*(self._others if self.scene.team.below is not None else ()), *((FATE,) if self._fates else ()))
        signs = [(c, i, kind) for c, kinds in enumerate((first, (CHANCE, END), third)) for i, kind in enumerate(kinds)]
        for column, i, kind in signs:
            x, y = left + sum(self.columns[:column]) + column * COLUMN + 10, 1 + i * high + high // 2
            _crown(out, TOLD, x - 1, y + 1) if kind == FATE else _mark(out, kind, x, y + 1, MARK - 1)
            word = self._legend_word(kind)
            room = min(self.columns[column], out.get_width() - x - 14 - INSIDE // 2)
            line = self.media.theme.line(word, room, theme.SMALL, theme.DIM, height=high)
            out.blit(line, line.get_rect(midleft=(x + 14, y)))


def _mark(out: pygame.Surface, kind: str, x: int, y: int, r: int = MARK) -> None:
    """The shape of a kind around a place."""
    shapes = {
        GAIN: [(x, y - r), (x + r, y + r - 1), (x - r, y + r - 1)],
        LOSS: [(x, y + r), (x + r, y - r + 1), (x - r, y - r + 1)],
        CHANCE: [(x, y - r), (x + r, y), (x, y + r), (x - r, y)],
        TOLD: [(x - r + 1, y - r + 1), (x + r - 1, y - r + 1), (x + r - 1, y + r - 1), (x - r + 1, y + r - 1)],
    }
    ink = INKS[kind]
    if kind == END:
        pygame.draw.aacircle(out, theme.BLACK, (x, y), r + 3)
        pygame.draw.aacircle(out, ink, (x, y), r + 1)
        return
    pygame.draw.polygon(out, ink, shapes[kind])
    pygame.draw.aalines(out, theme.mix(ink, theme.BLACK, 0.55), True, shapes[kind])


def _crown(out: pygame.Surface, kind: str, x: int, y: int) -> None:
    """A crown around a place: upright, and upside down for who has lost it."""
    up, wide = (-1 if kind == LOSS else 1), MARK + 3
    outline = ((-wide, -5), (-4, 0), (0, -8), (4, 0), (wide, -5), (wide - 2, 7), (2 - wide, 7))
    points = [(x + dx, y + up * dy) for dx, dy in outline]
    pygame.draw.polygon(out, INKS[kind], points)
    pygame.draw.aalines(out, theme.mix(INKS[kind], theme.BLACK, 0.7), True, points)
