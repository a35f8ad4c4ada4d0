"""syclrt: runs the device images of a SYCL program. Names load when they are first asked for."""

from __future__ import annotations

from importlib import import_module

from syclopt import __version__ as __version__

_MODULES = {
    "Context": "backends.device",
    "Device": "backends.device",
    "devices": "backends.device",
    "Errc": "errors",
    "SyclError": "errors",
    "DeviceGlobal": "device_globals",
    "Accessor": "memory.accessor",
    "HostAccessor": "memory.accessor",
    "Buffer": "memory.buffer",
    "UsmArray": "memory.array",
    "asarray": "memory.array",
    "empty": "memory.array",
    "zeros": "memory.array",
    "UsmPointer": "memory.usm",
    "free": "memory.usm",
    "malloc_device": "memory.usm",
    "malloc_host": "memory.usm",
    "malloc_shared": "memory.usm",
    "Kernel": "programs.kernel",
    "Parameter": "programs.parameters",
    "Explanation": "programs.discovery",
    "Library": "programs.program",
    "Program": "programs.program",
    "load": "programs.program",
    "LocalMemory": "programs.arguments",
    "Event": "events.event",
    "EventStatus": "events.event",
    "Profiling": "events.event",
    "CommandGraph": "graph.command_graph",
    "DynamicCommandGroup": "graph.dynamic",
    "DynamicParameter": "graph.dynamic",
    "ExecutableGraph": "graph.executable_graph",
    "Node": "graph.model",
    "NodeType": "submission.commands",
    "Handler": "submission.handler",
    "QueueState": "submission.recording",
    "Queue": "submission.queue",
    "Id": "ranges",
    "NdRange": "ranges",
    "Range": "ranges",
}


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
