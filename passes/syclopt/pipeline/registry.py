"""The table of passes: one row a pass. A pass is imported when a pipeline first names it.

Where a name is not in the table, passes are asked for that other packages offer, by the entry points `syclopt.passes`.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, cast

from syclopt.errors import PipelineError, nearest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from importlib.metadata import EntryPoint

    from syclopt.passes import Pass

GROUP = "syclopt.passes"
_PASSES = {
    "cleanup-sycl-metadata": "syclopt.transforms.cleanup_sycl_metadata:CleanupSYCLMetadataPass",
    "cleanup-sycl-metadata-from-llvm-used": (
        "syclopt.transforms.cleanup_sycl_metadata_from_llvm_used:CleanupSYCLMetadataFromLLVMUsedPass"
    ),
    "compile-time-properties": "syclopt.transforms.compile_time_properties:CompileTimePropertiesPass",
    "device-code-split": "syclopt.transforms.device_code_split:DeviceCodeSplitPass",
    "embed-aux-info": "syclopt.transforms.embed_aux_info:EmbedAuxInfoPass",
    "emit-add-on-images": "syclopt.transforms.emit_add_on_images:EmitAddOnImagesPass",
    "emit-assert-used": "syclopt.transforms.emit_assert_used:EmitAssertUsedPass",
    "emit-device-globals": "syclopt.transforms.emit_device_globals:EmitDeviceGlobalsPass",
    "emit-device-requirements": "syclopt.transforms.emit_device_requirements:EmitDeviceRequirementsPass",
    "emit-devicelib-mask": "syclopt.transforms.emit_devicelib_mask:EmitDevicelibMaskPass",
    "emit-dynamic-local-memory": "syclopt.transforms.emit_dynamic_local_memory:EmitDynamicLocalMemoryPass",
    "emit-exported-symbols": "syclopt.transforms.emit_exported_symbols:EmitExportedSymbolsPass",
    "emit-implicit-local-arg": "syclopt.transforms.emit_implicit_local_arg:EmitImplicitLocalArgPass",
    "emit-imported-symbols": "syclopt.transforms.emit_imported_symbols:EmitImportedSymbolsPass",
    "emit-kernel-accesses": "syclopt.transforms.emit_kernel_accesses:EmitKernelAccessesPass",
    "emit-kernel-names": "syclopt.transforms.emit_kernel_names:EmitKernelNamesPass",
    "emit-kernel-param-info": "syclopt.transforms.emit_kernel_param_info:EmitKernelParamInfoPass",
    "emit-misc-properties": "syclopt.transforms.emit_misc_properties:EmitMiscPropertiesPass",
    "emit-program-metadata": "syclopt.transforms.emit_program_metadata:EmitProgramMetadataPass",
    "emit-registered-kernels": "syclopt.transforms.emit_registered_kernels:EmitRegisteredKernelsPass",
    "emit-specialization-constants": "syclopt.transforms.emit_specialization_constants:EmitSpecializationConstantsPass",
    "emit-symbols": "syclopt.transforms.emit_symbols:EmitSymbolsPass",
    "emit-virtual-functions": "syclopt.transforms.emit_virtual_functions:EmitVirtualFunctionsPass",
    "globaldce": "syclopt.transforms.globaldce:GlobalDCEPass",
    "internalize": "syclopt.transforms.internalize:InternalizePass",
    "llvm": "syclopt.transforms.llvm:LLVMPass",
    "print": "syclopt.transforms.print:PrintPass",
    "record-esimd-split-status": "syclopt.transforms.record_esimd_split_status:RecordESIMDSplitStatusPass",
    "refuse-undecided-code": "syclopt.transforms.refuse_undecided_code:RefuseUndecidedCodePass",
    "refuse-unlowered-features": "syclopt.transforms.refuse_unlowered_features:RefuseUnloweredFeaturesPass",
    "register-device-globals": "syclopt.transforms.register_device_globals:RegisterDeviceGlobalsPass",
    "remove-device-globals-from-llvm-compiler-used": (
        "syclopt.transforms.remove_device_globals_from_llvm_compiler_used:RemoveDeviceGlobalsFromLLVMCompilerUsedPass"
    ),
    "spirv-link-once": "syclopt.transforms.spirv_link_once:SpirvLinkOncePass",
    "strip-dead-prototypes": "syclopt.transforms.strip_dead_prototypes:StripDeadPrototypesPass",
    "strip-debug": "syclopt.transforms.strip_debug:StripDebugPass",
    "sycl-add-default-value-images": "syclopt.transforms.sycl_add_default_value_images:SYCLAddDefaultValueImagesPass",
    "sycl-add-dummy-images": "syclopt.transforms.sycl_add_dummy_images:SYCLAddDummyImagesPass",
    "sycl-add-sanitizer-kernels": "syclopt.transforms.sycl_add_sanitizer_kernels:SYCLAddSanitizerKernelsPass",
    "sycl-add-stub-images": "syclopt.transforms.sycl_add_stub_images:SYCLAddStubImagesPass",
    "sycl-add-opt-level-attribute": "syclopt.transforms.sycl_add_opt_level_attribute:SYCLAddOptLevelAttributePass",
    "sycl-cleanup-vtables": "syclopt.transforms.sycl_cleanup_vtables:SYCLCleanupVTablesPass",
    "sycl-diagnose-device-code": "syclopt.transforms.sycl_diagnose_device_code:SYCLDiagnoseDeviceCodePass",
    "sycl-export-visible-functions": (
        "syclopt.transforms.sycl_export_visible_functions:SYCLExportVisibleFunctionsPass"
    ),
    "sycl-conditional-call-on-device": (
        "syclopt.transforms.sycl_conditional_call_on_device:SYCLConditionalCallOnDevicePass"
    ),
    "sycl-decide-conditional-calls": "syclopt.transforms.sycl_decide_conditional_calls:SYCLDecideConditionalCallsPass",
    "sycl-internalize-functions": "syclopt.transforms.sycl_internalize_functions:SYCLInternalizeFunctionsPass",
    "sycl-joint-matrix-transform": "syclopt.transforms.sycl_joint_matrix_transform:SYCLJointMatrixTransformPass",
    "sycl-link-device-library": "syclopt.codegen.sycl_link_device_library:SYCLLinkDeviceLibraryPass",
    "sycl-forward-stores": "syclopt.transforms.sycl_forward_stores:SYCLForwardStoresPass",
    "sycl-fuse-kernels": "syclopt.transforms.sycl_fuse_kernels:SYCLFuseKernelsPass",
    "sycl-limit-alignment": "syclopt.codegen.sycl_limit_alignment:SYCLLimitAlignmentPass",
    "sycl-lower-sanitizer-metadata": (
        "syclopt.transforms.sycl_lower_sanitizer_metadata:SYCLLowerSanitizerMetadataPass"
    ),
    "sycl-lower-spec-constants": "syclopt.transforms.sycl_lower_spec_constants:SYCLLowerSpecConstantsPass",
    "sycl-lower-wg-local-memory": "syclopt.transforms.sycl_lower_wg_local_memory:SYCLLowerWGLocalMemoryPass",
    "sycl-mutate-printf-addrspace": ("syclopt.transforms.sycl_mutate_printf_addrspace:SYCLMutatePrintfAddrspacePass"),
    "sycl-outline-conditional-calls": (
        "syclopt.transforms.sycl_outline_conditional_calls:SYCLOutlineConditionalCallsPass"
    ),
    "sycl-propagate-aspects-usage": "syclopt.transforms.sycl_propagate_aspects_usage:SYCLPropagateAspectsUsagePass",
    "sycl-record-aspect-names": "syclopt.transforms.sycl_record_aspect_names:SYCLRecordAspectNamesPass",
    "sycl-retarget": "syclopt.codegen.sycl_retarget:SYCLRetargetPass",
    "sycl-resolve-virtual-functions": (
        "syclopt.transforms.sycl_resolve_virtual_functions:SYCLResolveVirtualFunctionsPass"
    ),
    "sycl-split-host-device": "syclopt.transforms.sycl_split_host_device:SYCLSplitHostDevicePass",
    "sycl-vectorize-work-items": "syclopt.codegen.native_cpu.sycl_vectorize_work_items:SYCLVectorizeWorkItemsPass",
    "sycl-widen-indices": "syclopt.codegen.native_cpu.sycl_widen_indices:SYCLWidenIndicesPass",
    "sycl-work-group-loops": "syclopt.codegen.native_cpu.sycl_work_group_loops:SYCLWorkGroupLoopsPass",
    "sycl-virtual-functions-analysis": (
        "syclopt.transforms.sycl_virtual_functions_analysis:SYCLVirtualFunctionsAnalysisPass"
    ),
    "sycl-resolve-if-architecture": "syclopt.transforms.sycl_resolve_if_architecture:SYCLResolveIfArchitecturePass",
    "sycl-simplify-conditional-aspects": (
        "syclopt.transforms.sycl_simplify_conditional_aspects:SYCLSimplifyConditionalAspectsPass"
    ),
    "verify": "syclopt.transforms.verify:VerifyPass",
    "warn-undefined-functions": "syclopt.transforms.warn_undefined_functions:WarnUndefinedFunctionsPass",
}


def pass_names() -> list[str]:
    """Return the names of the passes of this package and of those that were added, sorted."""
    return sorted(_PASSES)


def find_pass(name: str) -> type[Pass] | None:
    """Return the class of a pass: one of this package, one that was added, or one of another package; None for no pass.

    Other packages are asked when nothing else has the name. Raises `PipelineError` when a pass of theirs cannot be
    loaded, and when two of them, or one of them and syclopt or LLVM, have passes of one name.
    """
    where = _PASSES.get(name)
    if where is None:
        offer = _offers().get(name)
        return offer.load() if offer else None
    module, _, attribute = where.partition(":")
    return cast("type[Pass]", getattr(import_module(module), attribute))


def pass_class(name: str) -> type[Pass]:
    """Return what `find_pass` returns; raises `PipelineError` with the nearest names if there is no such pass."""
    cls = find_pass(name)
    if cls is None:
        from syclopt.ir.llvm.pass_names import PASSES

        if name in PASSES:
            raise PipelineError(f"'{name}' is a pass of LLVM, which the pass 'llvm' runs")
        raise PipelineError(f"unknown pass '{name}'{nearest(name, {*_PASSES, *_offers(), *PASSES})}")
    return cls


def pass_classes(report: Callable[[str], None] | None = None) -> Iterator[type[Pass]]:
    """Yield all pass classes: those of `pass_names`, then those of packages, each sorted by name.

    What is wrong with a pass of a package goes to `report`.
    """
    report = report or _say_nothing
    yield from map(pass_class, pass_names())
    for offer in _offers(report).values():
        try:
            yield offer.load()
        except PipelineError as error:
            report(error.message)


def package_of(cls: type[Pass]) -> str | None:
    """Return the package, with its version, that offers a pass; None for passes of this package and added ones."""
    offer = None if cls.name in _PASSES else _offers(_say_nothing).get(cls.name)
    return offer.package if offer else None


def add_pass(name: str, where: str) -> None:
    """Let pipelines name the pass at `where` ("module:Class"); raises `PipelineError` if the name is taken."""
    if _PASSES.get(name, where) != where:
        raise PipelineError(f"pass '{name}' is {_PASSES[name]} already, and cannot be {where}")
    _PASSES[name] = where


def _say_nothing(message: str) -> None:
    del message


@dataclass(frozen=True)
class _InstalledPass:
    """A pass that a package offers: its name, and where it is, as `module:Class`."""

    entry: EntryPoint

    @property
    def name(self) -> str:
        """The name in pipelines."""
        return self.entry.name

    @property
    def package(self) -> str:
        """The package and its version, as in `their-passes 1.2`."""
        dist = self.entry.dist
        return f"{dist.name} {dist.version}" if dist else "an unknown package"

    def __str__(self) -> str:
        return f"pass '{self.name}' of package '{self.package}'"

    def load(self) -> type[Pass]:
        """Return the class. Raises `PipelineError` that names the package where there is none."""
        from syclopt.passes import ImagePass, ModulePass

        try:
            found: object = self.entry.load()
        except (Exception, SystemExit) as error:
            message = f"{self} cannot be loaded from {self.entry.value}: {type(error).__name__}: {error}"
            raise PipelineError(message) from error
        if not isinstance(found, type) or not issubclass(found, ModulePass | ImagePass):
            raise PipelineError(f"{self}: {self.entry.value} is no class of a pass")
        name: object = getattr(found, "name", None)
        if name != self.name:
            raise PipelineError(f"{self}: the class {self.entry.value} has the name {name!r}, expected '{self.name}'")
        if flaw := _flaw_of(found):
            raise PipelineError(f"{self}: the class {self.entry.value} {flaw}")
        return found


def _flaw_of(cls: type[Pass]) -> str | None:
    """Return why no pipeline could name a class, if so."""
    from inspect import isabstract

    from syclopt.pipeline.pass_options import option_specs

    if isabstract(cls):
        return "has no method 'run'"
    own = vars(cls).get("__annotations__", {}).values()
    if "__dataclass_fields__" not in vars(cls) and any("ClassVar" not in str(annotation) for annotation in own):
        return "is no dataclass"
    try:
        fields = {spec.field for spec in option_specs(cls)}
    except (NameError, TypeError) as error:
        return f"has an option of a type that cannot be: {error}"
    absent = [f"'{field}' of its flag '-{flag}'" for flag, field in cls.flags.items() if field not in fields]
    return f"has no field {absent[0]}" if absent else None


def _offers(report: Callable[[str], None] | None = None) -> dict[str, _InstalledPass]:
    """Return the passes that packages offer, by name.

    One of a name that syclopt or LLVM has, or two packages, is a `PipelineError` that names both owners; with `report`,
    that hears of it and the first owner keeps the name.
    """
    from syclopt.ir.llvm.pass_names import PASSES

    taken = dict.fromkeys((*PASSES, "default"), "LLVM") | dict.fromkeys(_PASSES, "syclopt")
    found: dict[str, _InstalledPass] = {}
    for offer in _offers_on(tuple(sys.path)):
        owner = taken.get(offer.name) or (f"package '{found[offer.name].package}'" if offer.name in found else None)
        if owner is None:
            found[offer.name] = offer
        elif report:
            report(f"{offer} has the name of a pass of {owner}")
        else:
            raise PipelineError(f"{offer} has the name of a pass of {owner}")
    return found


@cache
def _offers_on(path: tuple[str, ...]) -> tuple[_InstalledPass, ...]:
    """Return what the packages on `path`, which is `sys.path`, offer: this takes milliseconds."""
    from importlib.metadata import entry_points

    return tuple(map(_InstalledPass, sorted(entry_points(group=GROUP), key=lambda entry: entry.name)))
