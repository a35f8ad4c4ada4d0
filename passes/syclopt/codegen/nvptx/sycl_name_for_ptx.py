"""sycl-name-for-ptx: symbols have names that PTX has, too."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from syclopt.ir.edits.rename import name_unnamed
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import to_internal
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    import re

    from syclopt.ir.module import Module

_PLAIN = compile_pattern(r"[a-zA-Z_][a-zA-Z0-9_]*")
_SPECIAL = compile_pattern(r"[^a-zA-Z0-9_]|^[0-9]")
# What PTX reads as something else, and names that LLVM gives to parameters, results and the like.
_TAKEN = compile_pattern(
    r"_|WARP_SZ|\w*_param_[0-9]+|\w*_vararg|param[0-9]+|retval[0-9]*|func_retval[0-9]+|prototype_[0-9]+|__local_depot[0-9]+"
)


class SYCLNameForPTXPass(ModulePass):
    """Give symbols other names, which depend on the old ones alone, where PTX cannot have them.

    A character that PTX does not allow, and `$`, becomes `$` and its two hexadecimal digits for each byte; a name that
    means something else in PTX gets `$` at its end. So different names stay different.
    """

    name: ClassVar[str] = "sycl-name-for-ptx"
    idempotent: ClassVar[bool] = False  # `$` is what it escapes

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place."""
        unnamed = any(isinstance(key, int) for key in module.symbols)
        if unnamed:
            module.become(name_unnamed(module)[0])
        renamed = {
            key: spelled
            for key in module.symbols
            if not str(key).startswith("llvm.") and (spelled := ptx_name(str(key))) != key
        }
        if renamed:
            module.rename(renamed)
        ctx.count("symbols renamed", len(renamed))
        return PassResult(changed=unnamed or bool(renamed))


def ptx_name(name: str) -> str:
    """Return the name in PTX of what has a name in device code."""
    internal = to_internal(name)
    if _PLAIN.fullmatch(internal):
        return f"{internal}$" if _TAKEN.fullmatch(internal) else internal
    return _SPECIAL.sub(_escaped, internal)


def _escaped(found: re.Match[str]) -> str:
    return f"${ord(found[0]):02x}"
