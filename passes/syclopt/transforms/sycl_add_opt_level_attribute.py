"""sycl-add-opt-level-attribute: note the optimization level on each function."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.call_graph import CallGraph
from syclopt.analysis.called_symbols import CalledSymbols
from syclopt.analysis.device_globals import DeviceGlobals
from syclopt.analysis.entry_points import EntryPoints
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from syclopt.ir.module import Module

_PRESERVED = (CalledSymbols, CallGraph, DeviceGlobals, EntryPoints)


@dataclass(frozen=True)
class SYCLAddOptLevelAttributePass(ModulePass):
    """Give each function, declarations too, `"sycl-optlevel"="N"`, in place of another level."""

    name: ClassVar[str] = "sycl-add-opt-level-attribute"
    level: int = field(metadata={"help": "the level N, from 0"})

    def __post_init__(self) -> None:
        """Raise `ValueError` for a negative level."""
        if self.level < 0:
            raise ValueError(f"option 'level': found {self.level}, expected a number from 0")

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Add in place."""
        before = module.version
        for function in module.functions.values():
            function.add_attribute(names.OPT_LEVEL, self.level, string=True)
        return PassResult(changed=module.version != before, preserves=_PRESERVED)
