"""sycl-resolve-if-architecture: let code that is meant for some architectures run on them, and empty it for others."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.entry_points import EntryPoints
from syclopt.errors import PassFailed, UndefinedError
from syclopt.passes import ModulePass, PassContext, PassResult
from syclopt.rewrites.emptied_bodies import allow_inlining, empty
from syclopt.targets import CONFIG_FILE_HELP
from syclopt.targets.target import DOUBLED_TARGET

if TYPE_CHECKING:
    from syclopt.ir.module import Module
    from syclopt.ir.views.function import Function
    from syclopt.targets import Target

_ATTRIBUTES = (names.IF_ARCHITECTURE_IS, names.IF_ARCHITECTURE_IS_NOT)


@dataclass(frozen=True)
class SYCLResolveIfArchitecturePass(ModulePass):
    """Decide functions with `"sycl-if-architecture-is"="A,B"` or `"sycl-if-architecture-is-not"="A,B"` for one target.

    A function stays as it is when the architecture of the target is among the first ones, where they are given, and
    not among the second ones, which are those of earlier branches of an else-chain. Otherwise its body is emptied, so
    that it returns zero, or nothing. Either way the attributes go, and with them `noinline` and `optnone`.
    """

    name: ClassVar[str] = "sycl-resolve-if-architecture"
    warns: ClassVar[tuple[str, ...]] = (DOUBLED_TARGET,)
    target: str = field(metadata={"help": "the target that branches are decided for, such as intel_gpu_pvc"})
    device_config_file: str | None = field(default=None, metadata={"help": CONFIG_FILE_HELP})

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place. Raises `PassFailed` for an unknown target, and for one without architecture."""
        carriers = {name: module.functions_with_string(name) for name in _ATTRIBUTES}
        marked = dict.fromkeys(key for name in _ATTRIBUTES for key in carriers[name])
        if not marked:
            return PassResult(changed=False)
        from syclopt.targets.target_table import target_of_pass

        functions = [module.functions[key] for key in module.functions if key in marked]
        target = target_of_pass(self.name, self.target, self.device_config_file, ctx.warn)
        own = self._architecture(target, functions[0])
        for function in functions:
            lists = [carriers[name].get(function.key) for name in _ATTRIBUTES]
            wanted, others = (None if text is None else self._values(function, text) for text in lists)
            runs = (wanted is None or own in wanted) and (others is None or own not in others)
            if not runs and not function.is_declaration:
                empty(function)
                ctx.count("bodies emptied")
            for attribute in _ATTRIBUTES:
                function.remove_attribute(attribute, string=True)
            allow_inlining(function)
        return PassResult(changed=True, preserves=(EntryPoints,))

    def _architecture(self, target: Target, function: Function) -> int:
        """Return the architecture of the target. Raises `PassFailed` where there is none to decide for."""
        if target.architecture is None or not target.macros:
            message = (
                "The if_architecture_is function may only be used when AOT compiling with"
                " '-fsycl-targets=spir64_x86_64' or '-fsycl-targets=intel_gpu_*' (or nvidia_gpu_*, amd_gpu_*),"
                f" but the target is '{target.name}' and '@{function.key}' uses it"
            )
            raise PassFailed(self.name, message, function.location)
        return target.architecture.value

    def _values(self, function: Function, text: str) -> frozenset[int]:
        """Return the architectures that an attribute lists. Raises `PassFailed` for an unknown one."""
        from syclopt.targets import architectures

        try:
            return frozenset(architectures().get(name.strip()).value for name in text.split(","))
        except UndefinedError as error:
            message = f"'@{function.key}': {error.message} in the list of architectures '{text}'"
            raise PassFailed(self.name, message, function.location) from None
