"""What a good looks like in use, before it is bought (C10.2): icon on the player's card, backs on a deck, a table under
the corner of a board, pieces on tiles, dice, a banner over a result.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.store.levels import progress
from scenes.media import theme
from scenes.menu.shop_words import ShopOffer, picture_of, plain, small_table
from scenes.shell.transitions import fade
from scenes.table.banners import hang
from scenes.titles import TITLES
from scenes.widgets.base import RectLike, WidgetParent
from scenes.widgets.drawn_later import DrawnLater
from scenes.widgets.picture import face_of

if TYPE_CHECKING:
    from game.store.profiles import Profile
    from scenes.media.media import Media

FADE_MS = 160
SHADE = (8, 7, 12)


class Preview(DrawnLater):
    """A framed picture; another one fades in."""

    def __init__(self, parent: WidgetParent, rect: RectLike) -> None:
        self._before: pygame.Surface | None = None
        self._share = 1.0
        self._shown: tuple[ShopOffer, Profile] | None = None
        super().__init__(parent, rect, name="preview")

    def enlarge(self, factor: float, origin: tuple[int, int]) -> None:
        """The picture fills its frame at every size."""
        super().enlarge(factor, origin)
        if self._shown is not None:
            self.show(*self._shown)

    def show(self, offer: ShopOffer, profile: Profile) -> None:
        """Takes another good."""
        self._shown = offer, profile
        key = ("shop", offer.good or offer.kind, self.rect.size, profile.name, profile.level, profile.xp, profile.icon)
        paint = partial(pictured, self.media, offer, profile, self.rect.size)
        self.draw_later(partial(self.media.sprites.made, (*key, self.media.texts.language), paint))

    def came(self, picture: pygame.Surface) -> None:
        """It fades in."""
        self._before, self._share = self.picture, 1.0
        super().came(picture)
        if self._before is not None and self._before is not picture and self.media.motion:
            self.ui.animate(FADE_MS, self._fade)

    def _fade(self, share: float) -> None:
        self._share = share
        self.invalidate()

    def draw(self, surface: pygame.Surface) -> None:
        """The picture in a brass line."""
        surface.blit(*self.media.sprites.shadow(self.rect, 16))
        if self._before is not None and self._share < 1.0:
            surface.blit(self._before, self.rect)
        if self.picture is not None:
            fade(self.picture, self._share)
            surface.blit(self.picture, self.rect)
            self.picture.set_alpha(None)
        pygame.draw.rect(surface, theme.BRASS, self.rect, 2, border_radius=4)


def pictured(media: Media, offer: ShopOffer, profile: Profile, size: tuple[int, int]) -> pygame.Surface:
    """The good in use."""
    out = pygame.Surface(size).convert(media.canvas.surface)
    out.fill(theme.DESK)
    own = {"icon": _icon, "back": _back, "table": _table, "banner": _banner}
    own.get(offer.kind, _piece)(media, out, offer, profile)
    return out


def _ground(media: Media, out: pygame.Surface, good: str = "") -> None:
    """A table that fills the picture, at half its size on the canvas or larger."""
    width, height = out.get_size()
    wide = max(960, round(height * 16 / 9), width)
    ground = small_table(media, good, (wide, round(wide * 9 / 16)))
    if ground is not None:
        out.blit(ground, (-90, (height - ground.get_height()) // 2))


def _icon(media: Media, out: pygame.Surface, offer: ShopOffer, profile: Profile) -> None:
    """Large; on the card of the menu; in a list."""
    _ground(media, out)
    width, height = out.get_size()
    name = picture_of(offer)
    large = media.sprites.get(name, size=(236, 236))
    place = large.get_rect(center=(width // 2, 150))
    out.blit(*media.sprites.shadow(place, 22))
    out.blit(large, place)
    card = pygame.Rect(0, 0, 440, 122)
    card.center = (width // 2, height - 132)
    out.blit(*media.sprites.shadow(card, 16))
    out.blit(media.sprites.nine("nine/panel", card.size), card)
    small = media.sprites.get(name, size=(84, 84))
    out.blit(small, small.get_rect(center=(card.x + 64, card.centery)))
    got, needed = progress(profile.xp)
    line = media.theme.line(profile.name, 290, 28, theme.BONE, True)
    out.blit(line, (card.x + 122, card.y + 16))
    key = "menu.level.xp" if needed else "menu.level.top"
    words = media.theme.line(media.t(key, level=profile.level, got=got, needed=needed), 290, 20, theme.DIM)
    out.blit(words, (card.x + 122, card.y + 58))
    for i, side in enumerate((56, 44, 32)):
        tiny = media.sprites.get(name, size=(side, side))
        out.blit(tiny, tiny.get_rect(center=(width // 2 + (i - 1) * 84, height - 36)))


def _back(media: Media, out: pygame.Surface, offer: ShopOffer, profile: Profile) -> None:
    """A deck, and three cards dealt from it."""
    _ground(media, out)
    name, (width, height) = picture_of(offer), out.get_size()
    card = media.sprites.get(name, height=336)
    deck = card.get_rect(center=(width // 2 - 140, height // 2 - 10))
    for i in range(5):
        place = deck.move(3 * (4 - i), 3 * (4 - i))
        if i == 0:
            out.blit(*media.sprites.shadow(place, 20))
        out.blit(card, place)
    face = media.sprites.get(name, height=448)
    hand = pygame.Surface((face.get_width() + 16, face.get_height() + 16), pygame.SRCALPHA)
    hand.blit(face, (8, 8))  # clear space around it keeps the edges smooth when it is turned
    for turn, x, y in ((9.0, 0, 12), (0.0, 62, 0), (-9.0, 124, 12)):
        dealt = pygame.transform.rotozoom(hand, turn, 0.5)
        dark = dealt.copy()
        dark.fill((0, 0, 0, 130), special_flags=pygame.BLEND_RGBA_MULT)
        middle = (width // 2 + 96 + x, height // 2 + 40 + y)
        out.blit(dark, dark.get_rect(center=(middle[0] + 6, middle[1] + 10)))
        out.blit(dealt, dealt.get_rect(center=middle))


def _table(media: Media, out: pygame.Surface, offer: ShopOffer, profile: Profile) -> None:
    """The upper left of the table with the corner of a board."""
    _ground(media, out, offer.good)
    _worn(media, out, offer)


def _piece(media: Media, out: pygame.Surface, offer: ShopOffer, profile: Profile) -> None:
    """Pieces or dice of the titles on one table."""
    _ground(media, out)
    _worn(media, out, offer)


def _worn(media: Media, out: pygame.Surface, offer: ShopOffer) -> None:
    for ui in TITLES.values():
        if offer.kind in ui.goods.previews:
            ui.goods.previews[offer.kind](media, out, offer.good)


def _banner(media: Media, out: pygame.Surface, offer: ShopOffer, profile: Profile) -> None:
    """The screen of a match that was won, with the row of the winner."""
    width, height = out.get_size()
    scene = pygame.Rect(16, 16, width - 32, (width - 32) * 544 // 816)
    scene.height = min(scene.height, height - 110)
    picture = media.sprites.backdrop(plain("result"), (scene.width, scene.width * 544 // 816))
    if picture is not None:
        out.blit(picture, scene, pygame.Rect((0, 0), scene.size))
    shade = pygame.Surface((1, 120), pygame.SRCALPHA)
    for y in range(120):
        shade.set_at((0, y), (*SHADE, round(225 * y / 119)))
    out.blit(pygame.transform.scale(shade, (scene.width, 120)), (scene.x, scene.bottom - 120))
    if offer.good:
        hang(media, out, scene, (offer.good,))
    words = media.theme.line(media.t("result.winner", name=profile.name), scene.width - 48, 36, theme.GOLD, True, True)
    out.blit(words, words.get_rect(bottomleft=(scene.x + 24, scene.bottom - 14)))
    pygame.draw.rect(out, theme.BRASS, scene, 2, border_radius=4)
    _row(media, out, offer, profile, scene.bottom + 14)


def _row(media: Media, out: pygame.Surface, offer: ShopOffer, profile: Profile, y: int) -> None:
    rank = media.theme.text(media.t("result.rank", n=1), 28, theme.GOLD, True)
    out.blit(rank, rank.get_rect(midleft=(40, y + 32)))
    if offer.good:
        out.blit(media.sprites.get(f"plate/{offer.good}", height=64), (104, y))
    face = media.sprites.get(face_of(media.sprites, profile.icon), size=(50, 50))
    out.blit(face, face.get_rect(center=(148, y + 31)))
    sign = media.sprites.get("seat/0", size=(34, 34))
    out.blit(sign, sign.get_rect(center=(198, y + 31)))
    name = media.theme.line(profile.name, 190, theme.BUTTON, theme.BONE, True, True)
    out.blit(name, name.get_rect(midleft=(226, y + 31)))
