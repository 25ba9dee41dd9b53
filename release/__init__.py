"""How a release is made and tried, step by step: `check`, `pack`, `sums`. The workflow in
`.github/workflows/release.yml` does no more than call these on every system; tests call them on Linux.
"""
