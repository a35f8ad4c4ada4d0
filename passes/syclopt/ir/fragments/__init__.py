"""Parsers of the fragments of LLVM IR: types, constants, metadata, attributes, function headers, calls.

A fragment is parsed by the Lark grammar of its kind (`syclopt/ir/grammars/*.lark`), which is built on first use; what
was parsed is remembered. Text in and out is internal text (see `syclopt.ir.source`): one character a byte.
"""

from __future__ import annotations

from importlib import import_module

_EXPORTS = {
    "Argument": "calls",
    "Attribute": "attributes",
    "Bundle": "calls",
    "CallFragment": "calls",
    "Constant": "constants",
    "FunctionHeader": "headers",
    "MetadataFragment": "metadata",
    "Parameter": "headers",
    "Type": "types",
    "parse_attributes": "attributes",
    "parse_call": "calls",
    "parse_constant": "constants",
    "parse_header": "headers",
    "parse_metadata": "metadata",
    "parse_type": "types",
}

__all__ = sorted(_EXPORTS)


def __getattr__(name: str) -> object:
    module = _EXPORTS.get(name)
    if module is None:
        raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
    value: object = getattr(import_module(f"{__name__}.{module}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_EXPORTS})
