"""LLVM IR text as a lossless, editable model. Knows no SYCL; worth using alone.

`from syclopt.ir import Module` is all that most users need; names load when they are first asked for.
"""

from __future__ import annotations

from importlib import import_module

TYPE_CHECKING = False
if TYPE_CHECKING:
    from syclopt.ir.body.body import Block, Body
    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.body.instruction import DebugRecord, Instruction
    from syclopt.ir.linking import link
    from syclopt.ir.module import Module
    from syclopt.ir.text.source import Span
    from syclopt.ir.views.attribute_group import AttributeGroup
    from syclopt.ir.views.function import Function
    from syclopt.ir.views.global_variable import Alias, Global
    from syclopt.ir.views.metadata_node import MetadataNode, NamedMetadata

_MODULES = {
    "Alias": "views.global_variable",
    "AttributeGroup": "views.attribute_group",
    "Block": "body.body",
    "Body": "body.body",
    "Call": "body.call_sites",
    "DebugRecord": "body.instruction",
    "Function": "views.function",
    "Global": "views.global_variable",
    "Instruction": "body.instruction",
    "MetadataNode": "views.metadata_node",
    "Module": "module",
    "NamedMetadata": "views.metadata_node",
    "Span": "text.source",
    "link": "linking",
}

__all__ = [
    "Alias",
    "AttributeGroup",
    "Block",
    "Body",
    "Call",
    "DebugRecord",
    "Function",
    "Global",
    "Instruction",
    "MetadataNode",
    "Module",
    "NamedMetadata",
    "Span",
    "link",
]


def __getattr__(name: str) -> object:
    module = _MODULES.get(name)
    if module is None:
        raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
    value: object = getattr(import_module(f"{__name__}.{module}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
