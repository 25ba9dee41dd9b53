"""Input for the widgets of one scene: hover, press, touch, focus ring, tooltips (C1.2, C1.2a).

All positions are logical. Fingers arrive as mouse events of SDL with `touch`; a press held for LONG_PRESS_MS
without moving shows what hovering shows and does not count as a click.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Protocol

import pygame

from scenes.media.canvas import FULL
from scenes.widgets import reach
from scenes.widgets.base import Group, Widget, holders
from scenes.widgets.focus_ring import draw_focus_ring
from scenes.widgets.tooltip import Tooltip

if TYPE_CHECKING:
    from scenes.media.media import Media
    from scenes.media.tween import Tween

TOOLTIP_MS = 350
LONG_PRESS_MS = 450
DRAG_SLACK = 10
ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
POINTING = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL)
Pos = tuple[int, int]


class Owner(Protocol):
    """What widgets need of the scene that they belong to."""

    @property
    def on_top(self) -> bool: ...
    def invalidate(self, rect: pygame.Rect | None = None) -> None: ...
    def animate(self, length: int, step: Callable[[float], None]) -> Tween: ...


class Overlay(Protocol):
    """What is drawn over all widgets."""

    def draw(self, surface: pygame.Surface) -> None: ...
    def close(self) -> pygame.Rect | None: ...


class Ui:
    """The widgets of a scene, and which of them has the pointer, the focus and the tooltip.

    `keyboard` says whether the ring shows, `by_keys` whether a key was used last and not the pointer; `start` is where
    Tab and the arrows begin while nothing has the focus (None: at the first widget), `home` where Tab begins after the
    pointer was used, unless there is a `start`; `cut` why nothing reaches the others now, "" where it does.
    """

    def __init__(self, media: Media, scene: Owner) -> None:
        self.media = media
        self._scene = scene
        self.ticking: dict[Widget, None] = {}
        self.late: dict[Callable[[], None], None] = {}
        """What is worked out once, when everything of a frame has happened and before it is drawn."""
        self.focus: Widget | None = None
        self.start: Widget | None = None
        self.home: Widget | None = None
        self.hover: Widget | None = None
        self.held: Widget | None = None
        self.keyboard = self.by_keys = False
        self.factor = 1.0
        self.cut = ""
        self.measure = media.theme.scale
        """How much larger than at 100 % the widgets are (C10.3), and their texts when they are made, in percent."""
        self.tooltip = Tooltip()
        self.tips: list[Overlay] = []
        self.spared: Callable[[], Sequence[pygame.Rect]] = tuple
        self.untouched: Callable[[], Sequence[pygame.Rect]] = tuple
        """What no tooltip and no notice shall lie on, as far as there is room beside it; `untouched`: at all."""
        self._held_at, self._waited = (0, 0), 0
        self._hushed: pygame.Rect | None = None
        self._rested: pygame.Rect | None = None
        self._used: Widget | None = None
        self._refused: Widget | None = None
        self._told: Widget | None = None
        self._touch_ms: int | None = None
        self.root = _Root(self)

    @property
    def ui(self) -> Ui:
        """A Ui is the host of its own root."""
        return self

    def add(self, widget: Widget) -> None:
        """Puts a widget on top of the scene; the root itself is not put anywhere."""
        if not isinstance(widget, _Root):
            self.root.add(widget)

    def invalidate(self, rect: pygame.Rect) -> None:
        """Asks for a new drawing of a logical rectangle."""
        self._scene.invalidate(rect)

    def animate(self, length: int, step: Callable[[float], None]) -> Tween:
        """Runs `step` with 0..1 (eased out) over `length` ms."""
        return self._scene.animate(length, step)

    def clear(self) -> None:
        """Removes all widgets."""
        self.root.children.clear()
        self.ticking.clear()
        self.late.clear()
        self.tips.clear()
        self.focus = self.start = self.home = self.hover = self.held = None
        self._used = self._refused = self._told = self._touch_ms = None
        self.hide_tip()

    def lost(self, widget: Widget) -> None:
        """A widget was hidden or removed: nothing of it stays hovered, held or focused."""
        gone = set(map(id, widget.each())) | {id(widget)}
        gone |= {id(child) for child in getattr(widget, "children", ())}
        if self.focus is not None and id(self.focus) in gone:
            self.set_focus(None)
        if self.hover is not None and id(self.hover) in gone:
            self.hover.hovered = False
            self.hover = None
            self.hide_tip()
        if self.held is not None and id(self.held) in gone:
            self.held = None
        self.ticking.pop(widget, None)

    def busy(self) -> bool:
        """Whether frames are needed: something ticks or a tooltip or a long press is being waited for."""
        return (
            bool(self.ticking) or self._touch_ms is not None or (self._subject() is not None and not self.tooltip.text)
        )

    def handle(self, event: pygame.event.Event) -> bool:
        """True when a widget used the event."""
        self._notice(event.type)
        match event.type:
            case pygame.MOUSEMOTION:
                return self._motion(event)
            case pygame.MOUSEBUTTONDOWN if event.button <= 3:
                return self._down(event)
            case pygame.MOUSEBUTTONUP if event.button <= 3:
                return self._up(event)
            case pygame.MOUSEWHEEL:
                return self._wheel(event.y)
            case pygame.KEYDOWN:
                return self._key(event)
            case pygame.TEXTINPUT | pygame.TEXTEDITING:
                return self.focus is not None and self.focus.on_text(event)
            case pygame.WINDOWFOCUSLOST:
                self.finish()
        return False

    def finish(self) -> None:
        """What is half typed is taken in."""
        if self.focus is not None:
            self.focus.finish()

    def _notice(self, kind: int) -> None:
        """Whoever reads a tooltip uses either keys or the pointer: the other one's goes away."""
        by_keys = kind in (pygame.KEYDOWN, pygame.TEXTINPUT, pygame.TEXTEDITING)
        if by_keys == self.by_keys or (kind not in POINTING and not by_keys):
            return
        before, self.by_keys = self._subject(), by_keys
        self.close_tips()
        if self._subject() is not before:
            self.hide_tip()

    def update(self, dt: int) -> None:
        """Moves timers on: ticking widgets, long press, tooltip."""
        for widget in list(self.ticking):
            widget.tick(dt)
        if self._touch_ms is not None and self.held is not None:
            self._touch_ms += dt
            if self._touch_ms >= LONG_PRESS_MS:
                self._touch_ms = None
                held, self.held, self._hushed = self.held, None, None
                held.on_release(self._held_at, 1, False)
                self._show_tip(held)
            return
        subject = self._subject()
        if subject is None and self._refused is not None and self._told is self._refused:
            self._refused = None
            self.hide_tip()  # it told why what had been clicked could not be used
        if subject is None or (self.tooltip.text and subject is not self._told):
            return
        self._waited += dt
        if self._waited >= TOOLTIP_MS:
            self._waited = 0
            self._show_tip(subject)

    def catch_up(self) -> None:
        """Does what was put off until now: a thing at least, and what the frame has time for."""
        while self.late:
            self.late.popitem()[0]()
            if self.media.pace.enough:
                break

    def draw(self, surface: pygame.Surface) -> None:
        """Widgets, focus ring, what lies above, tooltips."""
        self.root.draw(surface)
        self._draw_tips(surface)

    def painting(self, surface: pygame.Surface) -> Iterator[None]:
        """The same in steps of a few ms."""
        yield from self.root.painting(surface)
        self._draw_tips(surface)

    def draw_ring(self, surface: pygame.Surface) -> None:
        """Where the focus is, for those who use the keyboard."""
        if self.focus is not None and self.keyboard and self.focus.visible:
            draw_focus_ring(surface, self.focus.focus_ring())

    def _draw_tips(self, surface: pygame.Surface) -> None:
        for tip in self.tips:
            tip.draw(surface)
        self.tooltip.draw(surface, self.media)

    def set_focus(self, widget: Widget | None, keyboard: bool | None = None, told: bool = False) -> None:
        """Gives the focus to a widget or to none; `keyboard` says whether the ring shows."""
        if keyboard is not None and keyboard != self.keyboard:
            self.keyboard = keyboard
            if self.focus is not None:
                self._touch_ring(self.focus)
        if widget is self.focus:
            return
        if self.focus is not None:
            self._touch_ring(self.focus)
            self.focus.on_focus(False)
        self.focus, self._used = widget, widget if told else None  # what is told elsewhere needs no tooltip
        self.hide_tip()
        if widget is not None:
            widget.on_focus(True)
            if self.keyboard:
                for holder in holders(widget):
                    holder.reveal()
            self._touch_ring(widget)

    def find(self, name: str) -> Widget | None:
        """The visible widget of a name."""
        return next((w for w in self.root.each() if w.name == name), None) if name else None

    def focusables(self) -> list[Widget]:
        """Everything the focus ring can reach, in the order of making; the group that it starts in comes first."""
        ring = reach.ahead([w for w in self.root.each() if w.focusable], self.root.children)
        if self.start is None or self.home is None or self.start not in ring:
            return ring
        asked = list(holders(self.start))[-1]
        return sorted(ring, key=lambda widget: asked not in holders(widget))

    def step_focus(self, by: int) -> bool:
        """Moves the focus along the ring."""
        ring = self.focusables()
        if not ring:
            return False
        begin = next((widget for widget in (self.start, self.home) if widget in ring), None)
        if self.focus in ring and (self.keyboard or self.home is None):
            index = (ring.index(self.focus) + by) % len(ring)
        elif begin is not None:
            index = ring.index(begin)
        else:
            index = 0 if by > 0 else len(ring) - 1
        self.set_focus(ring[index], True)
        return True

    def hide_tip(self) -> None:
        """Takes the tooltip away and starts waiting anew."""
        self._waited = 0
        if self.tooltip.text:
            self.invalidate(self.tooltip.rect.inflate(64, 64))
            self.tooltip.text = ""

    def hush(self) -> None:
        """Nothing is told of what has come under the pointer before that moves."""
        self._hushed = pygame.Rect(self.media.mouse, (0, 0)).inflate(2 * DRAG_SLACK, 2 * DRAG_SLACK)
        self._rested = self._hushed.copy()

    @property
    def rests(self) -> bool:
        """Whether the pointer is where it was when the scene came, and has pressed nothing since."""
        return self._rested is not None

    def cover(self) -> None:
        """Something has come over what is pointed at: nothing is told of that any more, and the pointer is on what is
        there now."""
        self.hide_tip()
        self.set_hover(self.root.at(self.media.mouse))
        self.close_tips()

    def close_tips(self) -> None:
        """What lies over the widgets goes."""
        for tip in self.tips:
            if (rect := tip.close()) is not None:
                self.invalidate(rect)

    @property
    def on_top(self) -> bool:
        """Whether nothing lies over the scene."""
        return self._scene.on_top

    def _subject(self) -> Widget | None:
        """What a tooltip is wanted for: nothing of a covered scene, and nothing where something has just been clicked,
        whatever that has brought there, nor what a key has just used."""
        focus = self.focus if self.keyboard else None
        by_keys = self.by_keys or self.hover is None
        widget = focus if by_keys else self.hover
        if widget is None or self.held is not None or not self._scene.on_top:
            return None
        quiet = widget is self._used if by_keys else self._hushed is not None
        if quiet and (widget is not self._refused or widget.enabled):
            return None
        return widget if widget.hint() else None

    def _show_tip(self, widget: Widget) -> None:
        """Shows what a widget tells; again with what has changed since."""
        text, self._told = widget.hint(), widget
        if text and text != self.tooltip.text:
            self.close_tips()
            self.invalidate(self.tooltip.rect.inflate(64, 64))
            told = text, widget.tip_rect(), self.media, self.untouched(), self.spared(), self._lettered(widget)
            self.tooltip.show(*told, widget.tip_within())
            self.invalidate(self.tooltip.rect.inflate(64, 64))

    def _lettered(self, told: Widget) -> list[pygame.Rect]:
        """Where something else than what a tooltip tells of is read or pressed, as far as it is in sight."""
        around, found = list(holders(told)), []
        for widget in self.root.each():
            rect = widget.lettered() if widget not in around else None
            for holder in holders(widget) if rect else ():
                rect = rect.clip(holder.rect) if rect and isinstance(holder, Group) and holder.clip else rect
            if rect:
                found.append(rect)
        return found

    def _touch_ring(self, widget: Widget) -> None:
        self.invalidate(widget.focus_ring().inflate(16, 16))

    def set_hover(self, widget: Widget | None) -> None:
        """Moves the hover."""
        if widget is self.hover:
            return
        if self.hover is not None:
            self.hover.on_hover(False)
        self.hover = widget
        self.hide_tip()
        if widget is not None:
            widget.on_hover(True)
        usable = widget is not None and widget.focusable and widget.enabled
        self.media.pointer(widget.cursor if widget is not None and usable else "arrow")

    def _motion(self, event: pygame.event.Event) -> bool:
        if self.held is not None:
            far = max(abs(event.pos[0] - self._held_at[0]), abs(event.pos[1] - self._held_at[1]))
            if far > DRAG_SLACK:
                self._touch_ms = None
                self._hand_over()
            self.held.on_drag(event.pos, event.rel)
            return True
        if self._hushed is not None and not self._hushed.collidepoint(event.pos):
            self._hushed = self._refused = None
        if self._rested is not None and not self._rested.collidepoint(event.pos):
            self._rested = None
        self.set_hover(self.root.at(event.pos))
        return self.hover is not None

    def _hand_over(self) -> None:
        """A drag that began on something that can only be clicked moves what scrolls around it."""
        held = self.held
        if held is None or held.takes_drags or type(held).on_drag is not Widget.on_drag:
            return
        around = next((w for w in holders(held) if w.takes_drags), None)
        if around is not None:
            held.on_release(self._held_at, 1, False)
            around.on_press(self._held_at, 1)
            self.held = around

    def _down(self, event: pygame.event.Event) -> bool:
        self.hide_tip()
        self._rested = None
        if self.held is not None:
            return True
        self.finish()  # first: what is typed may change what lies under the pointer
        pos = self._aimed(event)
        widget = self.root.at(pos)
        self.set_hover(widget)
        target: Widget | None = widget
        while target is not None and not target.on_press(pos, event.button):
            target = target.parent if isinstance(target.parent, Widget) else None
        if event.button == 1 and (target is None or target.enabled):
            self.set_focus(target if target is not None and target.focusable else None, False)
        if target is not None:
            self.held = target
            self._hushed = (widget or target).rect.copy()
            self._refused = None
            self._held_at = pos
            self._touch_ms = 0 if getattr(event, "touch", False) else None
        return widget is not None

    def _aimed(self, event: pygame.event.Event) -> Pos:
        """Where a finger meant to tap: a target smaller than a finger counts as that large where nothing else lies that
        can be chosen (C1.2a).
        """
        pos: Pos = event.pos
        under = self.root.at(pos)
        if not getattr(event, "touch", False) or (under is not None and under.focusable):
            return pos
        near = reach.tapped(self.focusables(), pos)
        if not near:
            return pos
        rect = min(near, key=lambda r: abs(r.centerx - pos[0]) + abs(r.centery - pos[1]))
        return min(max(pos[0], rect.left), rect.right - 1), min(max(pos[1], rect.top), rect.bottom - 1)

    def _up(self, event: pygame.event.Event) -> bool:
        self._touch_ms = None
        if self.held is None:
            return False
        held, self.held = self.held, None
        could, pos = held.enabled, self._aimed(event)
        held.on_release(pos, event.button, held.at(pos) is not None)
        if self._scene.on_top:  # else the click has opened what covers this scene
            self.set_hover(None if getattr(event, "touch", False) else self.root.at(event.pos))
            if self.hover is held and not could and not held.enabled:
                self._refused = held
                self._show_tip(held)
        return True

    def _wheel(self, amount: int) -> bool:
        pos = self.media.mouse
        widget: Widget | None = self.root.at(pos)
        while widget is not None and not widget.on_wheel(pos, amount):
            widget = widget.parent if isinstance(widget.parent, Widget) else None
        if widget is not None:
            self.set_hover(self.root.at(pos))
        return widget is not None

    def _key(self, event: pygame.event.Event) -> bool:
        focus = self.focus
        if focus is not None and focus.on_key(event):
            if self.focus is focus and focus.chosen_by(event):
                self._used = focus
                self.hide_tip()
            return True
        if event.key == pygame.K_TAB and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return self.step_focus(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        if event.key in ARROWS and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return self._arrow(ARROWS[event.key])
        return False

    def _arrow(self, way: Pos) -> bool:
        """Moves the focus to the nearest widget that lies wholly in a direction, else nearest to it."""
        if self.focus is None:
            return self.step_focus(1)
        best = reach.along(self.focus, self.focusables(), way)
        if best is None:
            return False
        self.set_focus(best, True)
        return True


class _Root(Group):
    """The group that holds a scene's widgets."""

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui, FULL)

    def invalidate(self) -> None:
        """The root has no look of its own."""

    def draw(self, surface: pygame.Surface) -> None:
        """The widgets with the focus ring among them."""
        clip = surface.get_clip()
        below = {id(child) for child in self._covered(clip)}
        for child in self._layers(surface):
            if id(child) in below or not child.visible:
                continue
            if isinstance(child, Group) or clip.colliderect(child.rect.inflate(48, 48)):
                child.draw(surface)

    def _covered(self, rect: pygame.Rect) -> list[Widget]:
        """The widgets of which nothing shows in a part of the canvas: another one lies over them."""
        for i in range(len(self.children) - 1, -1, -1):
            child = self.children[i]
            if isinstance(child, Group) and child.visible and not child.above and child.covers(rect):
                return [other for other in self.children[:i] if not other.above]
        return []

    def painting(self, surface: pygame.Surface) -> Iterator[None]:
        """A step for each thing inside."""
        for child in self._layers(surface):
            if child.visible:
                yield from child.painting(surface)

    def _layers(self, surface: pygame.Surface) -> Iterator[Widget]:
        """From below to above; the ring lies over the layer that the focus is in."""
        focus = self.ui.focus
        high = focus is not None and any(holder.above for holder in holders(focus))
        for above in (False, True):
            yield from [child for child in self.children if child.above is above]
            if above is high:
                self.ui.draw_ring(surface)
