"""The widget and the group of widgets. A widget has an absolute logical rectangle and belongs to one scene's
Ui.

Override `draw` and what you need of: `on_press`, `on_drag`, `on_release`, `on_wheel`, `on_key`, `on_text`,
`on_hover`, `on_focus`, `tick`, `spoken`. `draw` changes nothing; whatever changes the look calls
`invalidate`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import floor
from typing import TYPE_CHECKING, Protocol

import pygame

if TYPE_CHECKING:
    from scenes.media.media import Media
    from scenes.widgets.ui import Ui

RectLike = pygame.Rect | tuple[int, int, int, int]
Words = str | Callable[[], str]
PAINTED_S = 0.002
"""How much of a step of painting the pictures that are made for it may take."""
REACH = 160
"""How much wider and higher than a group what it draws may be; what lies in it stays within."""


def enlarged(rect: pygame.Rect, factor: float, origin: tuple[int, int]) -> pygame.Rect:
    """A rectangle enlarged around a place; what touched before touches again."""
    left, right = (origin[0] + floor((x - origin[0]) * factor + 0.5) for x in (rect.left, rect.right))
    top, bottom = (origin[1] + floor((y - origin[1]) * factor + 0.5) for y in (rect.top, rect.bottom))
    return pygame.Rect(left, top, right - left, bottom - top)


class WidgetParent(Protocol):
    """What a widget can be put into: a scene or a group."""

    @property
    def ui(self) -> Ui: ...
    def add(self, widget: Widget) -> None: ...


class Widget:
    """One thing on the screen.

    `tip` is the tooltip (text, or a function for text that changes; the first line of several is its
    heading), `reason` why a disabled widget can't be used (C6.4), `rule` the place F1 opens while this is
    hovered or focused, `name` keeps the focus over a rebuild. `cursor` is the pointer over it while it
    can be used. `takes_drags` lets it go on with a drag
    that began on a child that can only be clicked. `takes_all_keys` keeps even
    global keys (F1, F11) for the focused widget. `glow` is how far the widget draws beyond its
    rectangle. `above`: a widget of the scene that lies over the others and over the ring of what has the focus there.
    `hides`: keys reach nothing that lies behind it; `keeps_arrows`: arrow keys go no farther than to what is in it.
    `sends`: what is done with it, or with what lies in it, is told to others over the network where there is one, so
    it can't be used while the scene's Ui is `cut` off from them.
    """

    focusable = False
    takes_all_keys = False
    takes_drags = False
    cursor = "hand"
    above = hides = keeps_arrows = sends = False
    glow = 4

    def __init__(self, parent: WidgetParent, rect: RectLike, *, name: str = "", tip: Words = "",
                 spoken: Words = "") -> None:
        self.rect = pygame.Rect(rect)
        self.parent = parent
        self.ui = parent.ui
        self.name = name
        self.tip: Words = tip
        self.reason: Words = ""
        self.rule = ""
        self._spoken: Words = spoken
        self._visible = True
        self._enabled = True
        self.hovered = False
        self.pressed = False
        self.focused = False
        parent.add(self)

    @property
    def media(self) -> Media:
        """Theme, sprites, texts, sounds."""
        return self.ui.media

    @property
    def visible(self) -> bool:
        """Whether it is drawn and can be used."""
        return self._visible

    @visible.setter
    def visible(self, value: bool) -> None:
        if value != self._visible:
            self._visible = value
            self.ui.lost(self) if not value else None
            self.invalidate()

    @property
    def enabled(self) -> bool:
        """A disabled widget keeps its place, tells its reason and does nothing."""
        return self._enabled and not self.rests

    @enabled.setter
    def enabled(self, value: bool) -> None:
        if value != self._enabled:
            self._enabled = value
            self.invalidate()

    @property
    def rests(self) -> bool:
        """Whether what is done with it would reach nobody now."""
        return bool(self.ui.cut) and any(one.sends for one in holders(self))

    def invalidate(self) -> None:
        """Asks for a new drawing of this widget's place, as far as the groups around it let it show."""
        place = self.rect.inflate(2 * self.glow, 2 * self.glow)
        around: object = self.parent
        while isinstance(around, Group):
            if around.clip:
                place = place.clip(around.rect)
            around = around.parent
        self.ui.invalidate(place)

    def chosen_by(self, event: pygame.event.Event) -> bool:
        """Whether a KEYDOWN event is one of the keys for choosing (C1.2), which a person may change."""
        return "choose" in self.media.bindings.actions(event)

    def move(self, dx: int, dy: int) -> None:
        """Shifts the widget."""
        if dx or dy:
            self.invalidate()
            self.rect.move_ip(dx, dy)
            self.invalidate()

    def place(self, rect: RectLike) -> None:
        """Gives the widget another rectangle."""
        self.invalidate()
        self.rect = pygame.Rect(rect)
        self.invalidate()

    def enlarge(self, factor: float, origin: tuple[int, int]) -> None:
        """Enlarges the widget, seen from a place: as it was made it is at 100 % (C10.3)."""
        self.rect = enlarged(self.rect, factor, origin)

    def px(self, length: float) -> int:
        """How long something of the widget's own drawing is that has this length at 100 %."""
        return round(length * self.ui.factor)

    def hint(self) -> str:
        """The text of the tooltip now: a disabled widget tells its reason as well."""
        tip = self.tip() if callable(self.tip) else self.tip
        reason = self.reason() if callable(self.reason) else self.reason
        reason = self.ui.cut if self.rests else reason
        if self.enabled or not reason:
            return tip
        # an empty line keeps a tip of one line from becoming a heading
        gap = "\n" if "\n" in tip else "\n\n"
        return f"{tip}{gap}{reason}" if tip else reason

    def lettered(self) -> pygame.Rect | None:
        """Where it is read or pressed, which no tooltip of another widget shall hide; None for nowhere."""
        return self.rect

    def tip_rect(self) -> pygame.Rect:
        """What the tooltip stands beside."""
        return self.rect

    def tip_within(self) -> pygame.Rect | None:
        """What the tooltip touches, however much it hides there; None: it may stand further away."""
        return None

    @staticmethod
    def said(*parts: str) -> str:
        """Parts one under another; a line that says what the one before has said is left out."""
        lines = "\n".join(part for part in parts if part).split("\n")
        return "\n".join(line for i, line in enumerate(lines) if not i or line != lines[i - 1])

    def spoken(self) -> str:
        """What a screen reader would say (C12.9)."""
        return self._spoken() if callable(self._spoken) else self._spoken or self.hint()

    def heard(self) -> str:
        """All that is said when the focus comes here: `spoken`, then whose or what it is about (C12.9)."""
        lines, node = self.spoken().split("\n"), self.parent
        while isinstance(node, Group):
            lines += [line for line in node.topic_words().split("\n") if line not in lines]
            node = node.parent
        return "\n".join(line for line in lines if line)

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """The widget under a logical place: this one, a child, or None."""
        return self if self._visible and self.hit(pos) else None

    def hit(self, pos: tuple[int, int]) -> bool:
        """Whether the place belongs to this widget."""
        return self.rect.collidepoint(pos)

    def each(self) -> Iterator[Widget]:
        """This widget and all visible ones inside it, in focus order."""
        if self._visible:
            yield self

    def focus_ring(self) -> pygame.Rect:
        """Where the focus ring is drawn."""
        return self.rect.inflate(8, 8)

    def reveal(self) -> None:
        """The focus came by keyboard to this widget or to one inside it: scroll into sight if need be."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draws itself; the surface's clip may be smaller than the widget."""

    def painting(self, surface: pygame.Surface) -> Iterator[None]:
        """Draws itself in steps of a few ms; the same picture as `draw`."""
        yield from self.media.sprites.prepared(self.draw, PAINTED_S)
        self.draw(surface)
        yield

    def tick(self, dt: int) -> None:
        """Called each frame with ms while the widget is in `ui.ticking`."""

    def on_press(self, pos: tuple[int, int], button: int) -> bool:
        """A mouse button (1 left, 2 middle, 3 right) or a finger went down. True takes all that follows until
        release.
        """
        return False

    def on_drag(self, pos: tuple[int, int], rel: tuple[int, int]) -> None:
        """The pointer moved while held."""

    def on_release(self, pos: tuple[int, int], button: int, inside: bool) -> None:
        """The pointer was let go. After a long press (touch) this comes with inside=False."""

    def on_wheel(self, pos: tuple[int, int], amount: int) -> bool:
        """The wheel turned over this widget; positive is up. False passes it to the parent."""
        return False

    def on_key(self, event: pygame.event.Event) -> bool:
        """A key while focused. False leaves it to focus movement and to the scene's actions."""
        return False

    def finish(self) -> None:
        """The pointer or the keyboard goes elsewhere: takes in what is half typed."""

    def on_text(self, event: pygame.event.Event) -> bool:
        """TEXTINPUT or TEXTEDITING while focused."""
        return False

    def on_hover(self, inside: bool) -> None:
        """The pointer came or went."""
        self.hovered = inside
        self.invalidate()

    def on_focus(self, gained: bool) -> None:
        """The focus came or went."""
        self.focused = gained
        self.invalidate()


class Group(Widget):
    """Widgets drawn in order; the last one is on top. With `clip` nothing shows or reacts outside the
    rectangle. `topic` is whom or what everything inside is about, for those who hear it ("" for nothing).
    """

    topic: Words = ""

    def __init__(
        self, parent: WidgetParent, rect: RectLike, *, clip: bool = False, solid: bool = False, name: str = ""
    ) -> None:
        self.children: list[Widget] = []
        self.clip = clip
        self.solid = solid
        super().__init__(parent, rect, name=name)

    def lettered(self) -> pygame.Rect | None:
        """What lies in it tells for itself."""
        return None

    def topic_words(self) -> str:
        """The topic now."""
        return self.topic() if callable(self.topic) else self.topic

    def add(self, widget: Widget) -> None:
        """Takes a widget in (widgets do this themselves when they are made)."""
        self.children.append(widget)
        widget.invalidate()

    def enlarge(self, factor: float, origin: tuple[int, int]) -> None:
        """With everything inside."""
        super().enlarge(factor, origin)
        for child in self.children:
            child.enlarge(factor, origin)

    def remove(self, widget: Widget) -> None:
        """Takes a widget out."""
        if widget in self.children:
            widget.invalidate()
            self.children.remove(widget)
            self.ui.lost(widget)

    def lay_over(self, widget: Widget, below: Widget) -> None:
        """Draws a child right after another one, and under all that came later."""
        self.children.remove(widget)
        self.children.insert(self.children.index(below) + 1, widget)
        widget.invalidate()

    def clear(self) -> None:
        """Takes all widgets out."""
        for child in list(self.children):
            self.remove(child)

    def move(self, dx: int, dy: int) -> None:
        """Shifts the group with everything inside."""
        super().move(dx, dy)
        for child in self.children:
            child.move(dx, dy)

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """The topmost child under the place; the group itself only when it is solid."""
        if not self.visible or (self.clip and not self.rect.collidepoint(pos)):
            return None
        for child in reversed(self.children):
            found = child.at(pos)
            if found is not None:
                return found
        return self if self.solid and self.hit(pos) else None

    def each(self) -> Iterator[Widget]:
        """This group and everything visible inside it."""
        if self.visible:
            yield self
            for child in self.children:
                yield from child.each()

    def draw(self, surface: pygame.Surface) -> None:
        """Draws what lies inside the surface's clip."""
        clip = surface.get_clip()
        inner = clip.clip(self.rect) if self.clip else clip
        if not inner.colliderect(self.rect.inflate(REACH, REACH)):
            return
        surface.set_clip(inner)
        self.draw_back(surface)
        for child in self.children:
            if child.visible and (isinstance(child, Group) or inner.colliderect(child.rect.inflate(48, 48))):
                child.draw(surface)
        self.draw_over(surface)
        surface.set_clip(clip)

    def painting(self, surface: pygame.Surface) -> Iterator[None]:
        """A step for each thing inside, unless it is drawn in a way of its own."""
        yield from super().painting(surface) if type(self).draw is not Group.draw else self.painting_inside(surface)

    def painting_inside(self, surface: pygame.Surface) -> Iterator[None]:
        """A step for each thing inside; the surface's clip is that of the group meanwhile."""
        clip = surface.get_clip()
        inner = clip.clip(self.rect) if self.clip else clip
        if not inner.width or not inner.height:
            yield from super().painting(surface)
            return
        yield from self.media.sprites.prepared(self.draw_back, PAINTED_S)
        surface.set_clip(inner)
        self.draw_back(surface)
        yield
        for child in self.children:
            if child.visible:
                yield from child.painting(surface)
        self.draw_over(surface)
        surface.set_clip(clip)

    def covers(self, rect: pygame.Rect) -> bool:
        """Whether the group paints this place of the canvas opaquely: what lies below isn't drawn."""
        return False

    def draw_back(self, surface: pygame.Surface) -> None:
        """What is drawn under the children."""

    def draw_over(self, surface: pygame.Surface) -> None:
        """What is drawn over them."""


def holders(widget: Widget) -> Iterator[Widget]:
    """The widget and the groups that it lies in, from inside out."""
    node: object = widget
    while isinstance(node, Widget):
        yield node
        node = node.parent
