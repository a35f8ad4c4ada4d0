"""syclrt: runs the device images of a SYCL program. Names load when they are first asked for."""

from __future__ import annotations

import os
from importlib import import_module

from syclopt import __version__ as __version__
from syclrt import late_imports as late_imports

_NAMES = {
    "backends.device": "Context Device devices why_not",
    "errors": "Errc SyclError",
    "device_globals": "DeviceGlobal",
    "memory.accessor": "Accessor HostAccessor",
    "memory.buffer": "Buffer",
    "memory.array": "UsmArray asarray copy empty zeros",
    "memory.usm": "UsmPointer free malloc_device malloc_host malloc_shared",
    "programs.kernel": "Kernel Parameter",
    "programs.discovery": "Explanation",
    "programs.program": "Library Program load",
    "programs.spec_constants": "SpecializationConstant",
    "programs.arguments": "LocalMemory",
    "events": "Event",
    "event_status": "EventStatus",
    "profiling": "Profiling",
    "graph.command_graph": "CommandGraph",
    "graph.dynamic": "DynamicCommandGroup DynamicParameter",
    "graph.executable_graph": "ExecutableGraph",
    "graph.model": "Node",
    "submission.commands": "NodeType",
    "submission.handler": "Handler",
    "submission.queue_state": "QueueState",
    "submission.queue": "Queue",
    "ranges": "Id NdRange Range",
    "tracing.profile": "profile",
}
_MODULES = {name: module for module, names in _NAMES.items() for name in names.split()}
__all__ = [*_MODULES]  # noqa: PLE0604 - they are strings # pyright: ignore[reportUnsupportedDunderAll]


def __getattr__(name: str) -> object:
    module = _MODULES.get(name)
    if module is None:
        raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
    value: object = getattr(import_module(f"{__name__}.{module}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_MODULES})


if _trace := os.environ.get("SYCLRT_TRACE"):
    import_module(f"{__name__}.tracing.profile").profile_process(_trace)
