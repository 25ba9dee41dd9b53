"""The sets that a seat can choose: ready ones, those its profile has stored, the one of now (C5.1, R20.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match.seats import BOT
from game.store.notices import StoreError
from scenes.kit.title_look import SetLook
from scenes.room.field_widgets import SetChoice
from scenes.room.setup import OWN_CHOICE

if TYPE_CHECKING:
    from game.core.spec import Field
    from game.store.profiles import TraitSlot
    from scenes.room.setup import RoomSetup


def set_words(setup: RoomSetup, seat: int, name: str) -> str:
    """What the chosen set of a seat is called."""
    value = setup.seats[seat].fields.get(name, "")
    if isinstance(value, list):
        return setup.seats[seat].set_name or _stored_name(setup, seat, value) or setup.media.t(
            _key(setup, name, "custom"))  # fmt: skip
    if value == OWN_CHOICE:
        return setup.media.t(_key(setup, name, "own"))
    return setup.look.field(name).text_of(setup.media, str(value))


def _stored_name(setup: RoomSetup, seat: int, value: list[str]) -> str:
    """What the seat's profile, of this machine, calls this set; "" where it has stored no such one."""
    if setup.profile(seat) is None:
        return ""
    return next((slot.name for slot in stored_sets(setup, seat) if list(slot.traits) == value), "")


def _key(setup: RoomSetup, name: str, text: str) -> str:
    look = setup.look.field(name)
    return look.key(setup.media, text) if isinstance(look, SetLook) else f"room.set.{text}"


def set_choices(setup: RoomSetup, seat: int, field: Field, look: SetLook, points: int) -> list[SetChoice]:
    """Every set that the seat can take, in the order of the list."""
    media = setup.media
    found: list[SetChoice] = []
    if setup.seats[seat].kind == BOT:
        found.append(SetChoice(OWN_CHOICE, media.t(look.key(media, "own")), [], media.t(look.key(media, "own.about"))))
    for value in field.values:
        members = list(look.members(value, points))
        found.append(SetChoice(value, look.text_of(media, value), members, look.about_of(media, value)))
    found += [_stored(setup, look, slot, points) for slot in stored_sets(setup, seat)]
    now = setup.seats[seat].fields.get(field.name)
    if isinstance(now, list) and not any(choice.value == now for choice in found):
        found.append(SetChoice(now, set_words(setup, seat, field.name), list(look.members(now, points)),
                               look.summary(media, now), look.problem(media, now)))  # fmt: skip
    return found


def choice_of(choices: list[SetChoice], value: object, name: str) -> SetChoice:
    """The row of what is chosen: of several that hold the same the one of that name."""
    same = [choice for choice in choices if choice.value == value] or choices
    return next((choice for choice in same if choice.text == name), same[0])


def stored_sets(setup: RoomSetup, seat: int) -> list[TraitSlot]:
    """The sets that the seat's profile has stored; guests and bots of this machine use those of the one who opened the
    room."""
    profile = setup.profile(seat) or setup.profile(0)
    if profile is None:
        return []
    try:
        return setup.client.home.store.trait_slots(profile.uid, setup.title)
    except StoreError as error:
        setup.client.nav.tell(error.notice)
        return []


def _stored(setup: RoomSetup, look: SetLook, slot: TraitSlot, points: int) -> SetChoice:
    media = setup.media
    members = list(look.members(slot.traits, points))
    known = len(look.members(slot.traits, len(slot.traits)))
    cut = media.t(look.key(media, "cut"), n=len(members), all=known) if known > len(members) else ""
    few = media.t(look.key(media, "few"), n=look.least) if len(members) < look.least else ""
    about, problem = cut or look.summary(media, slot.traits), look.problem(media, slot.traits) or few
    return SetChoice(list(slot.traits), slot.name, members, about, problem)
