"""Watching recorded matches (C7.2): the record, its timeline, and going on from any place of it (C12.1)."""
