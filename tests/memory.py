"""How much memory something takes: in a process of its own."""

from __future__ import annotations

import subprocess
import sys

MEASURE = """
import re, resource, sys
from pathlib import Path
def peak():
    if sys.platform == "linux":  # what `resource` tells begins with the memory of the process that started this one
        return int(re.search(r"VmHWM:\\s*(\\d+)", Path("/proc/self/status").read_text())[1]) / 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1024 if sys.platform != "darwin" else 1 << 20)
"""


def peak_of(code: str, timeout: float = 60) -> float:
    """Megabytes that the process has held at most when the code is done."""
    done = subprocess.run([sys.executable, "-c", MEASURE + code + "\nprint(peak())"], capture_output=True, text=True,
                          check=True, timeout=timeout)  # fmt: skip
    return float(done.stdout.splitlines()[-1])
