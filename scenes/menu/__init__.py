"""Menus: first start, main menu, options, profiles, community, saved matches, replays, rulebook, credits."""
