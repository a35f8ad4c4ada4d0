"""The table of passes: one row a pass. A pass is imported when a pipeline first names it."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, cast

from syclopt.errors import PipelineError, nearest

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclopt.passes import Pass

_PASSES = {
    "cleanup-sycl-metadata": "syclopt.transforms.cleanup_sycl_metadata:CleanupSYCLMetadataPass",
    "device-code-split": "syclopt.transforms.device_code_split:DeviceCodeSplitPass",
    "emit-device-requirements": "syclopt.transforms.emit_device_requirements:EmitDeviceRequirementsPass",
    "emit-symbols": "syclopt.transforms.emit_symbols:EmitSymbolsPass",
    "globaldce": "syclopt.transforms.globaldce:GlobalDCEPass",
    "internalize": "syclopt.transforms.internalize:InternalizePass",
    "llvm": "syclopt.transforms.llvm_passes:LLVMPasses",
    "print": "syclopt.transforms.print:PrintPass",
    "strip-dead-prototypes": "syclopt.transforms.strip_dead_prototypes:StripDeadPrototypesPass",
    "strip-debug": "syclopt.transforms.strip_debug:StripDebugPass",
    "sycl-add-opt-level-attribute": "syclopt.transforms.sycl_add_opt_level_attribute:SYCLAddOptLevelAttributePass",
    "sycl-propagate-aspects-usage": "syclopt.transforms.sycl_propagate_aspects_usage:SYCLPropagateAspectsUsagePass",
    "sycl-record-aspect-names": "syclopt.transforms.sycl_record_aspect_names:SYCLRecordAspectNamesPass",
    "verify": "syclopt.transforms.verify:VerifyPass",
}


def pass_names() -> list[str]:
    """Return the names of all passes, sorted."""
    return sorted(_PASSES)


def pass_class(name: str) -> type[Pass]:
    """Return the class of a pass; raises `PipelineError` with the nearest names if there is none."""
    where = _PASSES.get(name)
    if where is None:
        raise PipelineError(f"unknown pass '{name}'{nearest(name, _PASSES)}")
    module, _, attribute = where.partition(":")
    return cast("type[Pass]", getattr(import_module(module), attribute))


def pass_classes() -> Iterator[type[Pass]]:
    """Yield all pass classes, sorted by name."""
    yield from map(pass_class, pass_names())


def add_pass(name: str, where: str) -> None:
    """Let pipelines name the pass at `where` ("module:Class"); raises `PipelineError` if the name is taken."""
    if _PASSES.get(name, where) != where:
        raise PipelineError(f"pass '{name}' is {_PASSES[name]} already, and cannot be {where}")
    _PASSES[name] = where
