"""The words before the type of a global, and those of functions that LLVM's C interface can set."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt.errors import EditError, nearest
from syclopt.ir.edits.declare import set_word
from syclopt.ir.layout import function_layout, global_layout
from syclopt.ir.references import without_comments, without_strings
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import Span
from syclopt.ir.text.spelling import GAP, PARENTHESES

if TYPE_CHECKING:
    from syclopt.ir.entity import Entity
    from syclopt.ir.views.function import Function
    from syclopt.ir.views.global_value import GlobalValue

_UNNAMED_ADDR = compile_pattern(r"(?<![a-zA-Z0-9_])(?:local_)?+unnamed_addr(?![a-zA-Z0-9_])")
_THREAD_LOCAL = compile_pattern(rf"thread_local(?![a-zA-Z0-9_])(?:{GAP}{PARENTHESES})?+", re.DOTALL)
_NUMBERED_CONVENTION = compile_pattern(r"cc ?[0-9]++|riscv_vls_cc\([0-9]++\)")
THREAD_LOCAL_MODELS = ("generaldynamic", "localdynamic", "initialexec", "localexec")
CONVENTIONS = frozenset(
    """
    ccc fastcc coldcc cfguard_checkcc x86_stdcallcc x86_fastcallcc x86_thiscallcc x86_vectorcallcc x86_regcallcc
    arm_apcscc arm_aapcscc arm_aapcs_vfpcc aarch64_vector_pcs aarch64_sve_vector_pcs aarch64_sme_preservemost_from_x0
    aarch64_sme_preservemost_from_x1 aarch64_sme_preservemost_from_x2 msp430_intrcc avr_intrcc avr_signalcc ptx_kernel
    ptx_device spir_kernel spir_func intel_ocl_bicc x86_64_sysvcc win64cc webkit_jscc anyregcc preserve_mostcc
    preserve_allcc preserve_nonecc ghccc swiftcc swifttailcc x86_intrcc hhvmcc hhvm_ccc cxx_fast_tlscc amdgpu_vs
    amdgpu_gfx amdgpu_gfx_whole_wave amdgpu_ls amdgpu_hs amdgpu_es amdgpu_gs amdgpu_ps amdgpu_cs amdgpu_cs_chain
    amdgpu_cs_chain_preserve amdgpu_kernel tailcc m68k_rtdcc graalcc riscv_vector_cc
    """.split()
)
_RETURN_NOTHING = frozenset({"spir_kernel", "amdgpu_kernel"})
_TAKE_NO_VARARGS = _RETURN_NOTHING | {"fastcc", "coldcc", "intel_ocl_bicc", "ptx_kernel", "ptx_device"}


def unnamed_addr_of(entity: Entity) -> str:
    """Return the word that says to whom the address does not matter, or ""."""
    span = _unnamed_addr_written(entity)
    return entity.header[slice(*span)] if span is not None else ""


def thread_local_of(entity: Entity) -> str | None:
    """Return the model by which each thread has a global of its own; None for one that all share."""
    rest = global_layout(entity).rest
    found = _THREAD_LOCAL.search(without_comments(entity.header), rest.start, rest.end)
    if found is None:
        return None
    return found[0].partition("(")[2].rstrip(")").strip() or THREAD_LOCAL_MODELS[0]


def with_unnamed_addr(symbol: GlobalValue, word: str) -> str:
    """Return the header with another word about the address. Raises `EditError` for an unknown one."""
    entity = symbol.entity
    if word not in ("", "unnamed_addr", "local_unnamed_addr"):
        raise EditError(f"expected 'unnamed_addr', 'local_unnamed_addr' or '', found '{word}'", symbol.location)
    if word and entity.kind == "ifunc":
        raise EditError(f"'@{symbol.key}' is an ifunc, which cannot be '{word}'", symbol.location)
    return header_with_unnamed_addr(entity, word)


def header_with_unnamed_addr(entity: Entity, word: str) -> str:
    """Return the header of a symbol with another word about its address, "" for none."""
    header = entity.header
    span = _unnamed_addr_written(entity) or _unnamed_addr_place(entity)
    if entity.kind != "function":
        return set_word(header, span, word)
    if span.start == span.end:
        between = "" if header[span.end : span.end + 1].isspace() else " "
        return f"{header[: span.start]} {word}{between}{header[span.end :]}" if word else header
    start = span.start if word or header[span.start - 1] not in " \t" else span.start - 1
    return header[:start] + word + header[span.end :]


def with_thread_local(symbol: GlobalValue, model: str | None) -> str:
    """Return the header of a global with another model; None for one that all threads share. Raises `EditError`."""
    if model is not None and model not in THREAD_LOCAL_MODELS:
        raise EditError(f"expected one of {', '.join(THREAD_LOCAL_MODELS)}, found '{model}'", symbol.location)
    header, rest = symbol.entity.header, global_layout(symbol.entity).rest
    found = _THREAD_LOCAL.search(without_comments(header), rest.start, rest.end)
    span = Span(*found.span()) if found else Span(rest.start, rest.start)
    word = "" if model is None else "thread_local" if model == THREAD_LOCAL_MODELS[0] else f"thread_local({model})"
    return set_word(header, span, word)


def with_storage_class(symbol: GlobalValue, storage: str) -> str:
    """Return the header with another DLL storage class. Raises `EditError` for one that LLVM refuses."""
    if storage not in ("", "dllimport", "dllexport"):
        raise EditError(f"expected 'dllimport', 'dllexport' or '', found '{storage}'", symbol.location)
    allowed = ("default", "protected") if storage == "dllexport" else ("default",)
    if storage and (symbol.is_internal or symbol.visibility not in allowed):
        what = symbol.linkage if symbol.is_internal else symbol.visibility
        raise EditError(f"'@{symbol.key}' is {what} and cannot be '{storage}'", symbol.location)
    if storage == "dllimport" and not symbol.is_declaration and symbol.linkage != "available_externally":
        raise EditError(f"'@{symbol.key}' is a definition and cannot be 'dllimport'", symbol.location)
    layout = symbol.layout
    header = set_word(symbol.entity.header, layout.storage, storage)
    return set_word(header, layout.preemption, "") if storage == "dllimport" else header


def with_calling_convention(function: Function, convention: str) -> str:
    """Return the header with another calling convention. Raises `EditError` for one that LLVM does not know."""
    if convention not in CONVENTIONS and not _NUMBERED_CONVENTION.fullmatch(convention):
        raise EditError(f"unknown calling convention '{convention}'{nearest(convention, CONVENTIONS)}")
    if convention in _RETURN_NOTHING and not function.returns_nothing:
        raise EditError(f"'@{function.key}' returns a value, which '{convention}' does not allow", function.location)
    if convention in _TAKE_NO_VARARGS and function.is_vararg:
        raise EditError(f"'@{function.key}' takes '...', which '{convention}' does not allow", function.location)
    return set_word(function.entity.header, function.layout.convention, "" if convention == "ccc" else convention)


def _unnamed_addr_written(entity: Entity) -> Span | None:
    header = entity.header
    if "unnamed_addr" not in header:
        return None
    span = function_layout(entity).attributes if entity.kind == "function" else global_layout(entity).rest
    found = _UNNAMED_ADDR.search(without_strings(header), *span)
    return Span(*found.span()) if found else None


def _unnamed_addr_place(entity: Entity) -> Span:
    """Return where the word would stand."""
    header = entity.header
    if entity.kind == "function":
        from syclopt.ir.fragments import parse_header

        at = parse_header(header).insertion_point("unnamed_addr")
        return Span(at, at)
    rest = global_layout(entity).rest
    models = _THREAD_LOCAL.search(without_comments(header), rest.start, rest.end)
    at = models.end() if models else rest.start
    while at < rest.end and header[at].isspace():
        at += 1
    return Span(at, at)
