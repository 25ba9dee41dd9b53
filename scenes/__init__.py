"""The client's screens (pygame). May import `game`; `game` never imports this.

How to write a scene
--------------------
Subclass `scenes.shell.scene.Scene` and make the widgets in `build`, out of the scene's own fields:

    class HelloScene(Scene):
        rules_place = "R2.1"                             # what F1 opens here

        def build(self) -> None:
            Label(self, (24, 24, 600, 64), self.t("hello.title"), size=theme.TITLE, colour=theme.GOLD)
            Button(self, (24, 120, 240, 64), self.t("hello.greet"), self.greet, name="greet")

        def greet(self) -> None:
            self.nav.toast(self.t("hello.done", name=self.home.profile_name))

        def on_back(self) -> bool:
            self.close()
            return True

`build` runs again after a change of language (`rebuild`), so texts are asked for there and nowhere stored;
give widgets names so that the focus stays. Change fields, then call `rebuild()` (cheap, nothing is loaded) or
change a widget in place (`button.text = ...`). Time belongs to `update(dt)` in ms: `self.animate(160, step,
done)`, `self.after(400, done)`. `draw` changes nothing. To draw a board yourself, subclass
`widgets.base.Widget` and draw inside `surface.get_clip()`; call `scene.invalidate(rect)` for what has changed
- nothing is drawn otherwise (performance: F1-F3). Fixed layers go into one surface that `draw_back` blits.
Open scenes with `nav.stack.push / replace / reset / pop`; overlays are `shell.dialog.PanelScene` (with a
frame, a heading and a closing button), questions `shell.dialog.ask(...)`. Other packages' scenes are
reached by name: `nav.open("room", title=title, count=2)` (see `scenes.shell.routes`).

No frame waits for the disk or for long work (C1.4). What a scene shows of the disk it asks for by `nav.soon(function,
done)` and shows when it is there, at once on most disks; what it wants to be kept goes to `nav.write(function, line)`,
where all of a line is written one after the other; long work goes through `nav.work(function, done, words=...)`.

How to write a widget
---------------------
One per file under `widgets/`. Subclass `Widget` (or `Group` for
children); take `(parent, rect, ...)` where the parent is a scene or a group and the rectangle is absolute and
logical (1920 x 1080). Set `focusable`, give `spoken` text, react in `on_press`, `on_release`, `on_key`, ...;
call `invalidate()` whenever the look changes. Colours, sizes and text surfaces come from `scenes.media.theme` and
`media.theme`, pictures from `media.sprites.get(name, height=...)` and `media.sprites.nine(name, size)`, sentences
from `scene.t(key, ...)`; targets are at least 44 px high and wide (C1.2a).

Gallery
-------
Prepared states of every screen lie in `tests/gallery`; `python -m tests.gallery OUT` paints them all.
"""

import os
import sys

# SDL must know before pygame is imported: without a GPU its accelerated window surface is 30 times slower. On macOS
# there is no other one, and Windows has one of its own that is fast.
if sys.platform == "linux":
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
os.environ.setdefault("SDL_IME_SHOW_UI", "1")  # the list of Hanja and candidates is the input method's own
os.environ.setdefault("SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS", "0")
os.environ.setdefault("SDL_VIDEO_CENTERED", "1")  # C1.1: also when it leaves full screen
