"""What the events of Crowns look like on the table (section 10): cards turn, fly and break, coins and splinters go
where they are counted, banners rise, the veil falls, sums count against each other.
"""

from __future__ import annotations

from math import pi, sin
from typing import TYPE_CHECKING, Protocol

import pygame

from game.titles.crowns.content import FACES, WIN
from scenes.kit.animation import Cel, between, fading, span
from scenes.kit.cue import Cue
from scenes.kit.fx import centred, on
from scenes.kit.stage import Stage
from scenes.media import theme
from scenes.media.theme import ease_out
from scenes.titles.crowns.crown import crown, point_at
from scenes.titles.crowns.faces import HAND, card_face
from scenes.titles.crowns.table_layout import BAND, PLAY

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.titles.crowns.view import PieceView, SeatView
    from scenes.kit.animation import Animation, Frame
    from scenes.kit.board_art import AnchoredPicture

Place = tuple[float, float]
TURN_MS, FLY_MS, COIN_MS, RISE_MS, VEIL_MS = 260, 420, 520, 480, 620
COUNT_MS, CRACK_MS, SHOW_MS, TOLD_MS, SWEEP_MS, CLOSE_MS = 900, 720, 780, 700, 620, 1700
MOST_COINS = 6


class CrownsStage(Stage, Protocol):
    """The table for its effects."""

    def piece(self, number: int) -> PieceView | None:
        """A card in play as it is shown now."""

    def face(self, number: int) -> pygame.Surface | None:
        """A card in play as it lies."""

    def future(self, after: SeatView, number: int) -> pygame.Rect | None:
        """Where a card will lie."""

    def fact(self, seat: int, what: str) -> Place:
        """Where something of a seat is counted."""

    def back(self, seat: int, size: tuple[int, int]) -> pygame.Surface:
        """What the cards of a seat's draw deck look like from behind."""

    def crown(self, seat: int) -> pygame.Rect:
        """Where the crown of a seat stands."""

    def count(self, attack: int, defence: int, share: float) -> None:
        """The sums of the challenge, a share of their way."""


class CrownsCue(Cue[CrownsStage, "SeatView"]):
    """An event of Crowns. What asks for something that is not there raises Unplaced."""

    def place(self, ref: str) -> pygame.Rect:
        """Where a thing lies."""
        found = self.stage.place_of(self.placed(ref))
        return found if found is not None else pygame.Rect(PLAY.center, (0, 0))

    def card(self, name: str = "card") -> str:
        """The ref of a card that the event names."""
        return f"card:{self.number(name)}"

    def sprite(self, name: str, size: int | tuple[int, int]) -> AnchoredPicture:
        """A sprite about its middle."""
        box = (size, size) if isinstance(size, int) else size
        sprites = self.stage.media.sprites
        return centred(sprites.get(name, size=box) if sprites.has(name) else pygame.Surface((1, 1), pygame.SRCALPHA))

    def words(self, key: str, size: int, ink: theme.Colour = theme.GOLD) -> AnchoredPicture:
        """Words about their middle; a copy, for they fade."""
        return centred(self.stage.media.theme.text(self.stage.media.t(key), size, ink, True, theme.INK).copy())

    def flown(self, picture: AnchoredPicture, start: Place, end: Place, late: float = 0.0, lift: float = 60) -> Frame:
        """A picture goes from a place to another on an arc; where motion is reduced it shows up there."""
        reduced = self.stage.reduced

        def frame(share: float) -> Sequence[Cel]:
            own = span(share, late, 1.0)
            if not 0 < own < 1:
                return ()
            if reduced:
                return [on(picture, end, fading(own))]
            x, y = between(start, end, ease_out(own))
            return [on(picture, (x, y - lift * sin(pi * own)), fading(own, 0.08, 0.9))]

        return frame


# ---------------------------------------------------------------- plots, tokens, offices
def plot_turned(cue: CrownsCue) -> Animation | None:
    """R7.2. All plots turn over at once, with the first that is told."""
    numbers = {player.revealed.number for player in cue.after.players if player.revealed is not None}
    if cue.number("card") not in numbers or cue.number("seat") != min(
        seat for seat, player in enumerate(cue.after.players) if player.revealed is not None and not player.out
    ):
        return None
    media, turning = cue.stage.media, []
    for seat, player in enumerate(cue.after.players):
        place = cue.stage.place_of(f"plot:{seat}")
        if player.revealed is not None and place is not None:
            back = card_face(media, "plot", place.size)
            turning.append((back, card_face(media, player.revealed.kind, place.size), place))

    def frame(share: float) -> Sequence[Cel]:
        cels = []
        for back, face, place in turning:
            picture = back if share < 0.5 else face
            wide = max(4, round(place.width * abs(1 - 2 * share))) if not cue.stage.reduced else place.width
            cels.append(Cel(pygame.transform.smoothscale(picture, (wide, place.height)),
                            (place.centerx - wide // 2, place.y)))  # fmt: skip
        return cels

    return cue.play(TOLD_MS, frame)


def token_slid(cue: CrownsCue) -> Animation:
    """R7.5. The token goes to the first player."""
    end = cue.place(f"seat:{cue.number('seat')}")
    token = cue.sprite("crowns/first_player", (72, 66))
    return cue.play(FLY_MS + 160, cue.flown(token, PLAY.center, (end.centerx, end.y + 30), lift=20))


def office_shown(cue: CrownsCue) -> Animation:
    """R19.2. An office is revealed beside its seat."""
    end = cue.place(f"seat:{cue.number('seat')}")
    picture = centred(card_face(cue.stage.media, cue.word("kind"), HAND).copy())
    return cue.play(SHOW_MS, _shown(picture, (end.centerx, end.centery)))


def _shown(picture: AnchoredPicture, at: Place) -> Frame:
    return lambda share: [on(picture, at, fading(share, 0.15, 0.8))]


def phase_told(cue: CrownsCue) -> Animation | None:
    """A phase begins: its name over the middle."""
    return cue.play(TOLD_MS, _shown(cue.words(f"crowns.phase.{cue.word('phase')}", 48), BAND.center))


# ---------------------------------------------------------------- gold and power
def coins(cue: CrownsCue) -> Animation:
    """R2.2. Coins come from the treasury, or go there."""
    pool, n = cue.stage.fact(cue.number("seat"), "gold"), cue.number("amount")
    coin = cue.sprite("crowns/gold_1", 40)
    count = min(MOST_COINS, abs(n))
    treasury = (float(BAND.centerx), float(BAND.centery))
    ends = (treasury, pool) if n > 0 else (pool, treasury)
    frames = [cue.flown(coin, (ends[0][0] + 14 * i, ends[0][1]), ends[1], 0.08 * i) for i in range(count)]
    return cue.play(COIN_MS, *frames)


def splinters(cue: CrownsCue) -> Animation:
    """R1.2. Splinters fly into the crown of the seat, or fall out of it."""
    stage, seat, n = cue.stage, cue.number("seat"), cue.number("amount")
    place = stage.crown(seat)
    have = cue.after.players[seat].power
    goal = point_at(place, max(0, have - 1))
    lies = stage.place_of(cue.card())
    start = lies.center if lies is not None and cue.number("card") > 0 else BAND.center
    splinter = cue.sprite("crowns/splinter", 46)
    count = min(MOST_COINS, abs(n))
    if n < 0:
        start, goal = goal, (goal[0], goal[1] + 70)
    return cue.play(FLY_MS + 140, *(cue.flown(splinter, start, goal, 0.1 * i, 90) for i in range(count)))


# ---------------------------------------------------------------- cards in play
def turned(cue: CrownsCue) -> Animation:
    """R3.2. A card turns by 90 degrees about its middle."""
    ref, kneels = cue.card(), cue.event.kind == "knelt"
    place, picture = cue.place(ref), cue.stage.face(cue.number("card"))
    if picture is None or cue.stage.reduced:
        return cue.play(120)
    turned_by = -90 if kneels else 90

    def frame(share: float) -> Sequence[Cel]:
        now = pygame.transform.rotate(picture, turned_by * ease_out(share))
        return [Cel(now, now.get_rect(center=place.center).topleft)]

    return cue.play(TURN_MS, frame, hide=(ref,))


def entered(cue: CrownsCue) -> Animation | None:
    """A card goes from the hand of its seat to its place."""
    place = cue.stage.future(cue.after, cue.number("card"))
    if place is None:
        return None
    held = cue.stage.place_of(cue.card())
    start = held.center if held is not None else cue.stage.fact(cue.number("seat"), "hand")
    width = min(place.width, place.height)
    face = centred(card_face(cue.stage.media, cue.word("kind"), (width, round(width * 1.4))).copy())
    return cue.play(FLY_MS, cue.flown(face, start, place.center, lift=40))


def went(cue: CrownsCue) -> Animation:
    """A card leaves play, or a hand, for a pile of its owner."""
    ref = cue.card()
    place, kind = cue.place(ref), cue.word("kind")
    zone = cue.word("zone") if cue.word("zone") in ("hand", "deck", "discard", "dead") else "discard"
    width = min(place.width, place.height) or HAND[0]
    face = centred(card_face(cue.stage.media, kind, (width, round(width * 1.4))).copy())
    hide = (ref,) if cue.stage.piece(cue.number("card")) is not None else ()
    return cue.play(FLY_MS, cue.flown(face, place.center, cue.stage.fact(cue.number("seat"), zone)), hide=hide)


def died(cue: CrownsCue) -> Animation:
    """R10.16. The card cracks and goes pale."""
    ref = cue.card()
    place, picture = cue.place(ref), cue.stage.face(cue.number("card"))
    crack = cue.sprite("crowns/crack", place.size)
    pale = picture.copy() if picture is not None else pygame.Surface((1, 1), pygame.SRCALPHA)
    pale.fill((120, 60, 60, 255), special_flags=pygame.BLEND_RGBA_MULT)
    shake = 0 if cue.stage.reduced else 5

    def frame(share: float) -> Sequence[Cel]:
        off = round(shake * sin(share * 40) * (1 - share))
        x, y = place.x + off, place.y
        return [Cel(pale, (x, y), round(255 * (1 - 0.6 * share))),
                on(crack, (place.centerx + off, place.centery), fading(share, 0.15, 0.85))]  # fmt: skip

    return cue.play(CRACK_MS, frame, hide=(ref,))


def lit_up(sprite: str) -> Callable[[CrownsCue], Animation]:
    """A sign comes and goes over the card that the event is about."""

    def make(cue: CrownsCue) -> Animation:
        place = cue.place(cue.card())
        return cue.play(RISE_MS, _shown(cue.sprite(sprite, 72), place.center))

    return make


def keyword(cue: CrownsCue) -> Animation:
    """R10.19. The sign of the keyword over its card."""
    place = cue.place(cue.card())
    return cue.play(RISE_MS, _shown(cue.sprite(f"crowns/keyword/{cue.word('word')}", 72), place.center))


def used(cue: CrownsCue) -> Animation:
    """R16.1. An event is shown large in the middle; a card in play lights up."""
    number, kind = cue.number("card"), cue.word("kind")
    place = cue.stage.place_of(f"card:{number}")
    if kind in FACES and FACES[kind].type == "event":
        face = centred(card_face(cue.stage.media, kind, (200, 280)).copy())
        start = place.center if place is not None else cue.stage.fact(cue.number("seat"), "hand")

        def frame(share: float) -> Sequence[Cel]:
            at = between(start, BAND.center, ease_out(min(1.0, share * 2.5))) if not cue.stage.reduced else BAND.center
            return [on(face, at, fading(share, 0.1, 0.85))]

        return cue.play(SHOW_MS, frame)
    if place is None:
        return cue.play(1)
    glow = centred(cue.stage.media.sprites.nine("nine/glow", place.inflate(60, 60).size).copy())
    return cue.play(RISE_MS, _shown(glow, place.center))


# ---------------------------------------------------------------- the challenge
def banners(cue: CrownsCue) -> Animation:
    """R10.5, R10.8. Banners rise over those who are declared."""
    cards = cue.event.data.get("cards")
    name = "crowns/banner/defence" if cue.event.kind == "defended" else "crowns/banner/attack"
    flag = cue.sprite(name, (56, 76))
    places = [place for n in (cards if isinstance(cards, list) else []) if (place := cue.stage.place_of(f"card:{n}"))]

    def frame(share: float) -> Sequence[Cel]:
        rise = 0 if cue.stage.reduced else round(46 * (1 - ease_out(min(1.0, share * 1.6))))
        return [on(flag, (place.x + 10, place.y + 12 + rise), fading(share, 0.15, 0.9)) for place in places]

    return cue.play(RISE_MS, frame)


def veiled(cue: CrownsCue) -> Animation:
    """R10.6. The veil falls over a character."""
    place = cue.place(cue.card())
    veil = cue.sprite("crowns/veil", (place.width + 16, place.height + 16))

    def frame(share: float) -> Sequence[Cel]:
        fall = 0 if cue.stage.reduced else round(70 * (1 - ease_out(share)))
        return [on(veil, (place.centerx, place.centery - fall), round(255 * min(1.0, share * 2)))]

    return cue.play(VEIL_MS, frame)


def counted(cue: CrownsCue) -> Animation:
    """R10.10. Both sums count up against each other."""
    attack, defence = max(0, cue.number("attack")), max(0, cue.number("defence"))

    def frame(share: float) -> Sequence[Cel]:
        if not cue.stage.reduced:
            cue.stage.count(attack, defence, ease_out(min(1.0, share * 1.3)))
        return ()

    return cue.play(COUNT_MS, frame, done=lambda: cue.stage.count(attack, defence, 1.0))


def told_middle(key: str, sprite: str = "") -> Callable[[CrownsCue], Animation]:
    """Words over the challenge, on a plate that keeps them apart from its sums; a sign over them."""

    def make(cue: CrownsCue) -> Animation:
        media = cue.stage.media
        words = media.theme.text(media.t(key), 40, theme.GOLD, True, theme.INK)
        plate = media.sprites.nine("nine/prompt", words.get_rect().inflate(88, 24).size).copy()
        plate.blit(words, words.get_rect(center=plate.get_rect().center))
        frames = [_shown(centred(plate), (BAND.centerx, BAND.centery))]
        if sprite:
            frames.append(_shown(cue.sprite(sprite, 72), (BAND.centerx, BAND.centery - 64)))
        return cue.play(TOLD_MS, *frames)

    return make


def claimed(cue: CrownsCue) -> Animation:
    """R10.15. The fist of the claim over the loser's plate, with its value."""
    place = cue.place(f"seat:{cue.number('loser')}")
    number = centred(cue.stage.media.theme.text(str(cue.number("value")), 40, theme.BONE, True, theme.INK).copy())
    return cue.play(TOLD_MS, _shown(cue.sprite("crowns/icon/claim", 96), place.center), _shown(number, place.center))


def swept(cue: CrownsCue) -> Animation:
    """R11.2. Light sweeps over the standing characters of whoever wins dominance."""
    player = cue.after.players[cue.number("seat")]
    standing = [place for piece in player.play
                if not piece.kneeling and FACES[piece.kind].type == "character"
                and (place := cue.stage.place_of(f"card:{piece.number}")) is not None]  # fmt: skip
    sprites = cue.stage.media.sprites
    lights = [centred(sprites.nine("nine/glow", place.inflate(50, 50).size).copy()) for place in standing]

    def frame(share: float) -> Sequence[Cel]:
        count = max(1, len(standing))
        return [on(light, place.center, fading(span(share, 0.5 * i / count, 0.5 * i / count + 0.5), 0.3, 0.6))
                for i, (light, place) in enumerate(zip(lights, standing, strict=True))]  # fmt: skip

    return cue.play(SWEEP_MS, frame)


# ---------------------------------------------------------------- hands, the end
def drawn(cue: CrownsCue) -> Animation:
    """R8.1. Backs go from the deck to the hand."""
    seat, count = cue.number("seat"), min(4, max(1, cue.number("count")))
    back = centred(cue.stage.back(seat, (66, 92)).copy())
    start, end = cue.stage.fact(seat, "deck"), cue.stage.fact(seat, "hand")
    return cue.play(FLY_MS, *(cue.flown(back, start, end, 0.12 * i) for i in range(count)))


def closed(cue: CrownsCue) -> Animation | None:
    """R14.1. The fifteenth splinter closes the crown of the winner."""
    if cue.word("reason") != "power":
        return None
    media = cue.stage.media
    before, whole = (centred(crown(media, n, 900).copy()) for n in (WIN - 1, WIN))
    splinter = cue.sprite("crowns/splinter", 120)
    middle = (PLAY.centerx, PLAY.centery)

    def frame(share: float) -> Sequence[Cel]:
        fallen = span(share, 0.15, 0.55)
        cels = [on(before if fallen < 1 else whole, middle, round(255 * min(1.0, share * 6)))]
        if 0 < fallen < 1 and not cue.stage.reduced:
            cels.append(on(splinter, between((middle[0] + 60, PLAY.y), (middle[0] + 380, middle[1]), ease_out(fallen))))
        return cels

    return cue.play(CLOSE_MS, frame)
