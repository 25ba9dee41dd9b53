"""`python -m release.sums FOLDER`: compares where the matches of all systems led, and writes SHA256SUMS of the files
that are given out.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

SUMS = "SHA256SUMS"
DIGESTS = "digests-*.json"


def main(arguments: list[str]) -> int:
    """1 where the systems differ."""
    folder = Path(arguments[0])
    found = {path.name: json.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob(DIGESTS))}
    if not found or any(one != next(iter(found.values())) for one in found.values()):
        sys.stderr.write(f"The same matches do not lead to the same ends:\n{json.dumps(found, indent=1)}\n")
        return 1
    kept = [path for path in sorted(folder.iterdir()) if path.name not in (*found, SUMS)]
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in kept]
    (folder / SUMS).write_text("".join(lines), encoding="utf-8", newline="\n")
    sys.stdout.write("".join(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
