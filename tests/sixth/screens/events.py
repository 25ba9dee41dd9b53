"""How the events of Ambush are shown: a die is a matter of chance."""

from scenes.kit.event_look import CHANCE, TURN, EventLook, about

EVENTS = {
    "hid": EventLook("move", about("seat/", "seat")),
    "laid": EventLook("move", about("seat/", "seat"), "step", heavy=True, mark=TURN),
    "ambushed": EventLook("move", about("seat/", "seat"), "success", heavy=True, mark=CHANCE),
}
