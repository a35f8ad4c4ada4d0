"""refuse-undecided-code: stop at code for some devices of which nothing can decide whether it is for this one."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.errors import PassFailed
from syclopt.ir.text.patterns import compile_pattern
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.symbol import Symbol

_ARCHITECTURE = "its body is for some architectures alone; compile ahead of time, for a target (-o TARGET,FILE)"
_NOT_A_STUB = "its condition is lost with its body; run sycl-conditional-call-on-device before aspects are propagated"
_STUB = (
    "nothing has decided its condition; name a target (-o TARGET,FILE), or let the action have an image"
    " of its own (without -ir-output-only, for a runtime that links such images)"
)
_OUTLINED = (names.INDIRECTLY_CALLABLE, names.ADD_ON_IMAGE)
_AHEAD_OF_TIME = compile_pattern(r"spir64_(?:gen|x86_64|fpga)(?=-|\Z)")


@dataclass(frozen=True)
class RefuseUndecidedCodePass(ModulePass):
    """Refuse a module that uses a function whose body is for some devices alone, and name the call.

    Such functions have `"sycl-if-architecture-is"`, `"sycl-if-architecture-is-not"`, or
    `"sycl-call-if-on-device-conditionally"`, which they lose when a target decides, or images of their own. With
    `links-images`, also refused are functions that would be in images of their own where the triple is one of an
    ahead-of-time compiler that links no images.
    """

    name: ClassVar[str] = "refuse-undecided-code"
    links_images: bool = field(default=False, metadata={"help": "a split makes images that are linked at run time"})

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Change nothing. Raises `PassFailed`."""
        if self.links_images and (triple := _AHEAD_OF_TIME.match(module.triple or "")):
            self._refuse_outlined(module, triple[0])
        reasons: dict[Key, str] = {}
        for key in module.functions_with_string(names.CALL_CONDITIONALLY):
            reasons[key] = _STUB if module.functions[key].is_declaration else _NOT_A_STUB
        for name in (names.IF_ARCHITECTURE_IS, names.IF_ARCHITECTURE_IS_NOT):
            reasons |= dict.fromkeys(module.functions_with_string(name), _ARCHITECTURE)
        if reasons:
            from syclopt.analysis.conditional_calls import users_of

            for user in users_of(module, frozenset(reasons)):
                self._refuse(module, user, reasons)
        return PassResult(changed=False)

    def _refuse_outlined(self, module: Module, name: str) -> None:
        for attribute in _OUTLINED:
            for key in module.functions_with_string(attribute):
                if not module.functions[key].is_declaration:
                    message = (
                        f"'@{key}' would be in an image that is linked at run time, where the triple is that of {name},"
                        f" which is compiled ahead of time; name the target (-o {name},FILE, or a device in its place)"
                    )
                    raise PassFailed(self.name, message, module.functions[key].location)

    def _refuse(self, module: Module, user: Symbol, reasons: dict[Key, str]) -> None:
        if user.kind == "function":
            for call in module.functions[user.key].calls:
                if call.callee in reasons:
                    message = f"call of '@{call.callee}' in '@{user.key}': {reasons[call.callee]}"
                    raise PassFailed(self.name, message, call.location)
        key = next(key for key in reasons if key in user.uses)
        raise PassFailed(self.name, f"'@{user.key}' refers to '@{key}': {reasons[key]}", user.location)
