"""The table: the screen on which a match of any title is played (C6), shared by all titles.

`match` holds the session, the seats and the saving; `controllers` asks persons, bots and standing orders once
a frame; `playback` shows events one after the other; `table_scene` puts the parts of the title
(`scenes.kit.title_table`) into the common frame.
"""
