"""What can go wrong on the network: a text key with arguments, never a sentence."""

from __future__ import annotations

LONGEST = 400


class NetError(Exception):
    """Something was refused or failed; nothing has changed. `key` is in `assets/texts/*/net.json`, `args_` fill it."""

    def __init__(self, key: str, **args_: str | int) -> None:
        self.key = key
        self.args_ = {name: value[:LONGEST] if isinstance(value, str) else value for name, value in args_.items()}
        super().__init__(f"{key} {args_}" if args_ else key)
