"""Graphs of commands: recorded or built once, run many times. Names load when they are first asked for."""

from __future__ import annotations

import syclrt

SYCL_EXT_ONEAPI_GRAPH = 1
"""The version of the extension."""

_NAMES = "CommandGraph DynamicCommandGroup DynamicParameter ExecutableGraph Node NodeType QueueState".split()
__all__ = ["SYCL_EXT_ONEAPI_GRAPH", *_NAMES]  # noqa: PLE0604 - they are strings # pyright: ignore[reportUnsupportedDunderAll]


def __getattr__(name: str) -> object:
    if name not in _NAMES:
        raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
    return getattr(syclrt, name)


def __dir__() -> list[str]:
    return sorted({*globals(), *_NAMES})
