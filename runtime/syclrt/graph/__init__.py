"""Graphs of commands: recorded or built once, run many times. Names load when they are first asked for."""

from __future__ import annotations

from importlib import import_module

SYCL_EXT_ONEAPI_GRAPH = 1
"""The version of the extension."""

_MODULES = {
    "CommandGraph": "graph.command_graph",
    "DynamicCommandGroup": "graph.dynamic_command_group",
    "DynamicParameter": "graph.dynamic_parameter",
    "ExecutableGraph": "graph.executable_graph",
    "Node": "graph.node",
    "NodeType": "graph.node",
    "QueueState": "submission.recording",
}


def __getattr__(name: str) -> object:
    module = _MODULES.get(name)
    if module is None:
        raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
    value: object = getattr(import_module(f"syclrt.{module}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_MODULES})
