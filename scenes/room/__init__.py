"""The waiting room and the loading screen (C5, C6.1).

`setup.py` is what will be played, without widgets; `looks.py` says how a game's set-up fields look; `room_scene.py`
is the room; `loading.py` makes the match and opens the table.
"""
