"""Sounds: effects loaded on a thread, one quiet loop of music; silent where there is no audio device.

assets/sounds/<name>.ogg are effects of all titles; what a title alone has lies in a folder of its code name and is
called after it: "<title>/<name>", and its music "<title>/ambient".
"""

from __future__ import annotations

import threading
from contextlib import suppress
from pathlib import Path

import pygame

from scenes.media.assets import ASSETS

FOLDER = ASSETS / "sounds"
CHANNELS = 12
FADE_MS = 1200


class Sounds:
    """`start` opens the device and loads everything on a thread; until then, and without a device, `play`
    does nothing.
    """

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self._ready = threading.Event()
        self._closed = False
        self._effects = 80
        self._music = 50
        self._loop = ""
        self._playing = ""

    def start(self) -> None:
        """Begins loading; returns at once."""
        threading.Thread(target=self._load, name="sounds", daemon=True).start()

    def set_volumes(self, effects: int, music: int) -> None:
        """Volumes in percent."""
        self._effects, self._music = effects, music
        if self._ready.is_set():
            pygame.mixer.music.set_volume(self._level(music) * 0.6)

    def play(self, name: str, share: float = 1.0) -> None:
        """Plays an effect once; `share` (0..1) makes it quieter. Unknown names are silent."""
        sound = self._sounds.get(name) if self._ready.is_set() else None
        if sound is not None and self._effects:
            sound.set_volume(self._level(self._effects) * share)
            sound.play()

    def music(self, name: str) -> None:
        """Changes the loop ("" for silence); it fades over."""
        self._loop = name

    def update(self) -> None:
        """Once a frame: starts the wanted loop when the device is ready and the old one has faded."""
        if not self._ready.is_set() or self._playing == self._loop:
            return
        if self._playing and pygame.mixer.music.get_busy():
            pygame.mixer.music.fadeout(FADE_MS // 3)
            self._playing = ""
            return
        if pygame.mixer.music.get_busy():
            return
        self._playing = self._loop
        path = self._folder / f"{self._loop}.ogg"
        if self._loop and path.exists():
            with suppress(pygame.error):  # a damaged file is silent
                pygame.mixer.music.load(str(path))
                pygame.mixer.music.set_volume(self._level(self._music) * 0.6)
                pygame.mixer.music.play(-1, fade_ms=FADE_MS)

    def close(self) -> None:
        """Falls silent; the program ends."""
        self._closed = True
        if self._ready.is_set():
            self._ready.clear()
            pygame.mixer.quit()

    @staticmethod
    def _level(percent: int) -> float:
        # squared: the ear hears loudness roughly so
        return (percent / 100) ** 2

    def _load(self) -> None:
        try:
            pygame.mixer.init(44100, -16, 2, 1024)
        except pygame.error:
            return  # no device: the program stays silent
        pygame.mixer.set_num_channels(CHANNELS)
        for path in sorted(self._folder.rglob("*.ogg")):
            if self._closed:
                return
            if not path.stem.startswith("ambient"):
                name = path.relative_to(self._folder).with_suffix("").as_posix()
                with suppress(pygame.error):
                    self._sounds[name] = pygame.mixer.Sound(str(path))
        self._ready.set()
