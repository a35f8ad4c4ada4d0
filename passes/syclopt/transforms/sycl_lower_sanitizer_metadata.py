"""sycl-lower-sanitizer-metadata: let a runtime read what a sanitizer notes of kernels."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.entry_points import EntryPoints
from syclopt.analysis.sanitizers import MSAN, SanitizerMetadata
from syclopt.errors import PassFailed
from syclopt.ir.text.source import to_internal
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.module import Module
    from syclopt.ir.views.global_variable import Global

_HOST_ACCESS, _READS = 6147, 0  # HostAccessINTEL of SPV_INTEL_global_variable_decorations
_GLOBAL_MEMORY = 1
_SWITCHES = (names.ASAN_CHECK_SHADOW_BOUNDS, names.MSAN_TRACK_ORIGINS)


class SYCLLowerSanitizerMetadataPass(ModulePass):
    """Make device globals of the variables in which the sanitizers of addresses, memory and threads note kernels.

    Their names begin with `__AsanKernelMetadata`, `__MsanKernelMetadata` or `__TsanKernelMetadata`. Each is an array,
    which linking may have joined from several modules; it becomes an external struct that holds the array, with its
    size as an attribute and a decoration that lets the host read it. Metadata that it had goes.

    In such a module, switches of the sanitizers become `linkonce_odr`, as SPIR-V knows no `weak_odr`, and checks of the
    memory sanitizer go that cannot fail.
    """

    name: ClassVar[str] = "sycl-lower-sanitizer-metadata"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Lower in place. Raises `PassFailed` for a variable that is no array, or not in global memory."""
        found = ctx.get(SanitizerMetadata)
        if not found:
            return PassResult(changed=False)
        before = module.version
        for key in found:
            self._lower(module.globals[key], ctx)
        if MSAN in found.values():
            _remove_dead_checks(module, ctx)
        for name in _SWITCHES:
            if name in module.globals and module.globals[name].linkage == "weak_odr":
                module.globals[name].set_linkage("linkonce_odr")
        return PassResult(changed=module.version != before, preserves=(EntryPoints, SanitizerMetadata))

    def _lower(self, variable: Global, ctx: PassContext) -> None:
        if variable.value_type.startswith(("{", "%")):
            return
        if (
            variable.is_declaration
            or not variable.value_type.startswith("[")
            or variable.address_space != _GLOBAL_MEMORY
        ):
            what = f"a {'declaration' if variable.is_declaration else 'variable'} of type {variable.value_type}"
            message = (
                f"'@{variable.key}': expected the definition of an array in address space {_GLOBAL_MEMORY}, "
                f"found {what} in address space {variable.address_space}"
            )
            raise PassFailed(self.name, message, variable.location)
        from syclopt.ir.data_layout import Sizes

        variable.set_linkage("external")
        variable.remove_comdat()
        for kind in variable.metadata_kinds:
            variable.set_metadata(kind, None)
        _wrap(variable)
        module = variable.module
        size = Sizes(module.data_layout or "").of_symbol(variable.entity, module)
        variable.add_attribute(names.DEVICE_GLOBAL_SIZE, size, string=True)
        access = module.add_metadata(f'!{{i32 {_HOST_ACCESS}, i32 {_READS}, !"{names.SANITIZER_HOST_NAME}"}}')
        variable.set_metadata(names.DECORATIONS_KIND, module.add_metadata(f"!{{{access.reference}}}"))
        ctx.count("variables lowered")


def _wrap(variable: Global) -> None:
    """Put the array and its value into a struct: OpenCL for CPUs takes no other type for a device global."""
    type_ = to_internal(variable.value_type)
    value = to_internal(variable.initializer or "")
    variable.set_span(
        variable.layout.value_type.start, variable.layout.initializer.end, f"{{ {type_} }} {{ {type_} {value} }}"
    )


def _remove_dead_checks(module: Module, ctx: PassContext) -> None:
    for key in module.mentioning(names.MSAN_WARNING, escaped=True):
        function = module.functions.get(key)
        if function is not None and not function.is_declaration:
            dead = [call for call in function.calls if _is_dead(call)]
            function.replace_calls(dict.fromkeys(dead, ""))
            ctx.count("checks removed", len(dead))


def _is_dead(call: Call) -> bool:
    """Tell whether a call warns of a shadow that is known to be zero."""
    if names.MSAN_WARNING not in str(call.callee):
        return False
    fragment = call.parsed
    if fragment.opcode != "call" or fragment.return_type.text != "void" or not fragment.arguments:
        return False
    return fragment.arguments[0].value in ("0", "false")
