"""LLVM IR text as a lossless, editable model. Knows no SYCL; worth using alone.

`from syclopt.ir import Module` is all that most users need; names load when they are first asked for.
"""

from __future__ import annotations

from importlib import import_module

_EXPORTS = {
    "Alias": "symbols",
    "AttributeGroup": "attributes",
    "Call": "body",
    "Function": "function",
    "Global": "symbols",
    "MetadataNode": "metadata",
    "Module": "module",
    "NamedMetadata": "metadata",
    "Parameter": "header",
    "Span": "source",
}

__all__ = sorted(_EXPORTS)


def __getattr__(name: str) -> object:
    module = _EXPORTS.get(name)
    if module is None:
        raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
    return getattr(import_module(f"{__name__}.{module}"), name)


def __dir__() -> list[str]:
    return [*globals(), *_EXPORTS]
