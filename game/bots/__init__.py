"""Bots: levels, imagined worlds, the worker process, headless matches. Nothing here knows a title's rules."""
