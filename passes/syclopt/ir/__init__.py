"""LLVM IR text as a lossless, editable model. Knows no SYCL; worth using alone.

`from syclopt.ir import Module` is all that most users need; names load when they are first asked for.
"""

from __future__ import annotations

from importlib import import_module

TYPE_CHECKING = False
if TYPE_CHECKING:
    from syclopt.ir.attributes import AttributeGroup
    from syclopt.ir.body import Call
    from syclopt.ir.function import Function
    from syclopt.ir.metadata import MetadataNode, NamedMetadata
    from syclopt.ir.module import Module
    from syclopt.ir.source import Span
    from syclopt.ir.variables import Alias, Global

_MODULES = {
    "Alias": "variables",
    "AttributeGroup": "attributes",
    "Call": "body",
    "Function": "function",
    "Global": "variables",
    "MetadataNode": "metadata",
    "Module": "module",
    "NamedMetadata": "metadata",
    "Span": "source",
}

__all__ = ["Alias", "AttributeGroup", "Call", "Function", "Global", "MetadataNode", "Module", "NamedMetadata", "Span"]


def __getattr__(name: str) -> object:
    module = _MODULES.get(name)
    if module is None:
        raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
    value: object = getattr(import_module(f"{__name__}.{module}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
