"""The database of profiles: numbered migrations, oldest first (C2.2, C2.4).

A published one is never changed.
"""

from __future__ import annotations

from .db import Migration

PROFILES = """
CREATE TABLE profile (
    uid TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    name_key TEXT NOT NULL,
    icon TEXT NOT NULL,
    xp INTEGER NOT NULL DEFAULT 0,
    level INTEGER NOT NULL DEFAULT 1,
    coins INTEGER NOT NULL DEFAULT 0,
    created_ms INTEGER NOT NULL,
    played_ms INTEGER NOT NULL DEFAULT 0,
    put_away INTEGER NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX profile_name ON profile (name_key) WHERE put_away = 0;
CREATE TABLE choice (
    uid TEXT NOT NULL REFERENCES profile (uid),
    title TEXT NOT NULL,
    choices TEXT NOT NULL,
    PRIMARY KEY (uid, title)
);
CREATE TABLE trait_slot (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    uid TEXT NOT NULL REFERENCES profile (uid),
    title TEXT NOT NULL,
    name TEXT NOT NULL,
    traits TEXT NOT NULL
);
CREATE INDEX trait_slot_owner ON trait_slot (uid, title);
CREATE TABLE favourite (
    uid TEXT NOT NULL REFERENCES profile (uid),
    title TEXT NOT NULL,
    name TEXT NOT NULL,
    options TEXT NOT NULL,
    PRIMARY KEY (uid, title, name)
);
CREATE TABLE played (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    uid TEXT NOT NULL REFERENCES profile (uid),
    match_id TEXT NOT NULL,
    title TEXT NOT NULL,
    ended_ms INTEGER NOT NULL,
    result TEXT NOT NULL,
    xp INTEGER NOT NULL,
    UNIQUE (uid, match_id)
);
CREATE INDEX played_newest ON played (uid, ended_ms);
"""

COINS = """
UPDATE profile SET coins = (SELECT COALESCE(SUM(played.xp / 5), 0) FROM played WHERE played.uid = profile.uid)
"""
"""Matches that were played before matches gave coins."""

GOODS = """
CREATE TABLE owned (
    uid TEXT NOT NULL REFERENCES profile (uid),
    good TEXT NOT NULL,
    UNIQUE (uid, good)
);
CREATE TABLE used (
    uid TEXT NOT NULL REFERENCES profile (uid),
    kind TEXT NOT NULL,
    good TEXT NOT NULL,
    PRIMARY KEY (uid, kind)
)
"""

KNOWN = """
CREATE TABLE known (
    owner TEXT NOT NULL REFERENCES profile (uid),
    uid TEXT NOT NULL,
    name TEXT NOT NULL,
    icon TEXT NOT NULL,
    level INTEGER NOT NULL,
    mark TEXT NOT NULL CHECK (mark IN ('friend', 'blocked')),
    since_ms INTEGER NOT NULL,
    UNIQUE (owner, uid)
)
"""

MIGRATIONS: tuple[Migration, ...] = (PROFILES, COINS, GOODS, KNOWN)
