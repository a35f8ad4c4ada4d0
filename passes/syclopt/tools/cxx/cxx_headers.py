"""The headers that come with this package, for programs: `<syclopt/if_device.hpp>`."""

from __future__ import annotations

from pathlib import Path

OWN_HEADERS = ("-isystem", str(Path(__file__).parents[2] / "include"))
"""Options of a compiler that has programs find them, on both sides."""
