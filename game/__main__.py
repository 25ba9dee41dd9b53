"""`python -m game`: the client without arguments or with its own; the command line with a command (C11.2)."""

from __future__ import annotations

import gc
import sys

COMMANDS = {"play", "verify", "export", "report-test", "host", "paths", "--version", "-V", "--help", "-h"}


def main(arguments: list[str] | None = None) -> int:
    """Starts what the first argument names; the exit code. Loads only what that needs."""
    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support

        freeze_support()
    from game.output import as_utf8

    as_utf8()
    given = sys.argv[1:] if arguments is None else arguments
    if given and given[0] in COMMANDS:
        from game.cli import main as command_line

        return command_line(given)
    gc.disable()  # until the first frame: nothing of what starts the program is garbage
    try:
        from scenes.startup import main as client
    except ImportError as error:  # without a library that pygame needs there is no window to tell it in
        from game.store.logbook import cannot_start

        cannot_start(error)
        raise
    return client(given)


if __name__ == "__main__":
    sys.exit(main())
