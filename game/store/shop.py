"""C10.2. Buying goods and choosing which of them are used."""

from __future__ import annotations

import sqlite3

import msgspec

from .db import Database
from .goods import COSMETICS, GOODS, KINDS, Good, Kind
from .notices import StoreError


class Wardrobe(msgspec.Struct, frozen=True):
    """What a profile has: `owned` goods in the order in which they were bought, and for each kind in `COSMETICS` the
    good that is `used`; a kind that is not there has the looks that everybody has."""

    coins: int
    owned: tuple[str, ...]
    used: dict[str, str]


class Shop:
    """The goods of the profiles of one database. Every method is one transaction and raises StoreError when the
    database fails and for an unknown or put-away profile."""

    def __init__(self, db: Database) -> None:
        self._db = db

    def wardrobe(self, uid: str) -> Wardrobe:
        """What the profile has. Goods that this program does not know are left out, but kept in the file."""
        with self._db.transaction() as sql:
            coins = _coins(sql, uid)
            owned = sql.execute("SELECT CAST(good AS TEXT) FROM owned WHERE uid = ? ORDER BY rowid", (uid,)).fetchall()
            columns = "CAST(kind AS TEXT), CAST(good AS TEXT)"
            used = sql.execute(f"SELECT {columns} FROM used WHERE uid = ? ORDER BY kind", (uid,)).fetchall()
        mine = tuple(good for (good,) in owned if good in GOODS)
        return Wardrobe(coins, mine, {kind: good for kind, good in used if good in mine and kind in KINDS})

    def buy(self, uid: str, good_id: str) -> Wardrobe:
        """Coins go and the good comes, or nothing happens.

        Raises StoreError for a good that there is not, that the profile has already, or that costs more than it has.
        """
        good = _good(good_id)
        with self._db.transaction() as sql:
            coins = _coins(sql, uid)
            if sql.execute("SELECT 1 FROM owned WHERE uid = ? AND good = ?", (uid, good.id)).fetchone():
                raise StoreError("store.shop.owned")
            if coins < good.price:
                raise StoreError("store.shop.coins", price=str(good.price), coins=str(coins))
            sql.execute("UPDATE profile SET coins = coins - ? WHERE uid = ?", (good.price, uid))
            sql.execute("INSERT INTO owned (uid, good) VALUES (?, ?)", (uid, good.id))
        return self.wardrobe(uid)

    def use(self, uid: str, good_id: str) -> Wardrobe:
        """The good takes the place of the one of its kind that was used.

        Raises StoreError for a good that the profile has not, and for an icon.
        """
        good = _good(good_id)
        with self._db.transaction() as sql:
            _coins(sql, uid)
            owned = sql.execute("SELECT 1 FROM owned WHERE uid = ? AND good = ?", (uid, good.id)).fetchone()
            if good.kind not in COSMETICS or not owned:
                raise StoreError("store.shop.not_owned")
            sql.execute("INSERT OR REPLACE INTO used (uid, kind, good) VALUES (?, ?, ?)", (uid, good.kind, good.id))
        return self.wardrobe(uid)

    def use_none(self, uid: str, kind: Kind) -> Wardrobe:
        """The looks that everybody has are used again."""
        with self._db.transaction() as sql:
            _coins(sql, uid)
            sql.execute("DELETE FROM used WHERE uid = ? AND kind = ?", (uid, kind))
        return self.wardrobe(uid)


def _good(good_id: str) -> Good:
    if good_id not in GOODS:
        raise StoreError("store.shop.unknown")
    return GOODS[good_id]


def _coins(sql: sqlite3.Connection, uid: str) -> int:
    coins = "MAX(CAST(coins AS INTEGER), 0)"
    rows = sql.execute(f"SELECT {coins} FROM profile WHERE uid = ? AND put_away = 0", (uid,)).fetchall()
    if not rows:
        raise StoreError("store.profile.unknown")
    return int(rows[0][0])
