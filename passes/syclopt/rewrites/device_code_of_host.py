"""Functions and variables that a compiler made for a host, as device code has them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt import names
from syclopt.analysis.node_items import items_of
from syclopt.errors import InputError
from syclopt.ir.attribute_lists import group_body
from syclopt.ir.body.instruction import Instruction
from syclopt.ir.body.numbering import parameter_keys
from syclopt.ir.layout import attachments_in, function_layout
from syclopt.ir.references import without_comments
from syclopt.ir.text.names_in_text import outside_noise
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.printed import as_printed
from syclopt.ir.text.source import to_internal
from syclopt.ir.text.spelling import COMMENT, GAP, NAME, STRING, key_of, spell, string_in
from syclopt.ir.views.function import Function
from syclopt.ir.views.global_variable import Global
from syclopt.mangling.shown_names import shown
from syclopt.rewrites.empty_assembly import lower_empty_assembly
from syclopt.rewrites.parameter_lists import set_parameters

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from syclopt.ir.body.body import Body
    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.entity import Entity
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.metadata_node import MetadataNode
    from syclopt.ir.views.symbol import Symbol

_INVOKE = outside_noise(r"(?<![-a-zA-Z0-9$._%@!#])(invoke)(?![-a-zA-Z0-9$._:])")
_SYMBOL = outside_noise(rf"@({NAME})")
_TARGETS = compile_pattern(
    rf"(?<![-a-zA-Z0-9$._%@!#])to{GAP}label{GAP}%({NAME}){GAP}unwind{GAP}label{GAP}%{NAME}", re.DOTALL
)
_LINKAGES = {
    "available_externally": "linkonce_odr",
    "extern_weak": "external",
}  # nothing stands outside, or may be absent
_KERNEL_LINKAGES = {"internal": "external", "linkonce_odr": "weak_odr", "linkonce": "weak"}  # who launches it sees it
_STRINGS = frozenset(
    (  # string attributes that are about the processor that the code was made for, or about who watches it there
        *("target-cpu", "target-features", "tune-cpu", "min-legal-vector-width", "stack-protector-buffer-size"),
        *("probe-stack", "stack-probe-size", "frame-pointer", "patchable-function", "fentry-call"),
        *("instrument-function-entry", "instrument-function-entry-inlined"),
        *("instrument-function-exit", "instrument-function-exit-inlined"),
        *("function-instrument", "xray-instruction-threshold", "xray-skip-entry", "xray-skip-exit"),
    )
)
_WORDS = r"uwtable(?:\([a-z]+\))?+|ssp|sspreq|sspstrong|nonlazybind|shadowcallstack|nocf_check|fn_ret_thunk_extern"
_HOST_ATTRIBUTE = compile_pattern(
    rf"(?<![ \t])[ \t]*+(?:(?P<string>{STRING}(?:{GAP}={GAP}{STRING})?+)|{COMMENT}"
    rf"|(?<![-a-zA-Z0-9$._])(?P<word>{_WORDS})(?![-a-zA-Z0-9$._(]))",
    re.DOTALL,
)
_MAY_BE_OF_HOST = compile_pattern(rf'\\|"(?:{"|".join(sorted(_STRINGS))})"|(?<![-a-zA-Z0-9$._@])(?:{_WORDS})')
_VTABLE_POINTER = "vtable pointer"
_ALIASES = "tbaa"
_SIZE = outside_noise(rf"(?<![-a-zA-Z0-9$._%])dereferenceable{GAP}\({GAP}([0-9]++)")
_ALIGNMENT = outside_noise(rf"(?<![-a-zA-Z0-9$._%])align{GAP}([0-9]++)")
_COUNTERS = "llvm.instrprof."  # begins what -fprofile-instr-generate adds
_FLAGS = "llvm.module.flags"
_HOST_FLAGS = compile_pattern(
    r'!"(?:PIC Level|PIE Level|uwtable|frame-pointer|cf-protection-[a-z]++|RtLibUseGOT|stack-protector-guard[-a-z]*+'
    r'|direct-access-external-data|ibt-seal|function_return_thunk_extern|Code Model)"'
)


def make_device_code(symbol: Symbol) -> None:
    """Let a symbol of host code be one of device code: nothing throws, and a kernel takes its callable by value.

    Raises `InputError` for a kernel entry of another form than expected.
    """
    if isinstance(symbol, Function):
        if not symbol.is_declaration:
            _lower_invokes(symbol)
            _drop_counters(symbol)
            lower_empty_assembly(symbol)
            is_made = symbol.calling_convention == names.SPIR_KERNEL
            if symbol.has_attribute(names.KERNEL_ENTRY, string=True) and not is_made:
                _make_kernel(symbol)
    elif not isinstance(symbol, Global):
        return
    elif symbol.has_attribute(names.DEVICE_GLOBAL_SIZE, string=True) and symbol.initializer is not None:
        _forget_tags(symbol)
        if symbol.is_internal:
            symbol.set_linkage("external")  # the host may write to it
    if symbol.linkage in _LINKAGES:
        symbol.set_linkage(_LINKAGES[symbol.linkage])


def without_handlers(
    module: Module, roots: Iterable[Key], callees: Mapping[Key, tuple[Key, ...]]
) -> tuple[Module, dict[Key, tuple[Key, ...]]]:
    """Return a copy where nothing that `roots` call catches exceptions or has empty assembly, and who calls whom."""
    made = module.copy()
    called = dict(callees)
    todo = [*roots]
    seen: set[Key] = set()
    while todo:
        key = todo.pop()
        if key in seen or key not in made.functions:
            continue
        seen.add(key)
        function = made.functions[key]
        if not function.is_declaration:
            lower_empty_assembly(function)
        if not function.is_declaration and _has_invoke(function):
            _lower_invokes(function)
            used = {made.symbol_behind(one) for one in function.uses}
            called[key] = tuple(callee for callee in callees.get(key, ()) if callee in used)
        todo += called.get(key, ())
    return made, called


def _has_invoke(function: Function) -> bool:
    return any(found[1] for found in _INVOKE.finditer(function.body_text))


def _lower_invokes(function: Function) -> None:
    """Let calls that may throw be plain calls; landing pads go, and the personality."""
    if _has_invoke(function):
        with function.edit() as body:
            for instruction in [*body.instructions]:
                if instruction.opcode == "invoke":
                    instruction.replace("\n".join(_called(instruction)))
            body.remove_unreachable()
    start, end = function.layout.data
    if start < end:
        function.set_header(function.header[:start] + function.header[end:])


def _drop_counters(function: Function) -> None:
    """Take away what counts how often code runs: the host's runtime reads it, and has no counters of devices."""
    counters = [call for call in function.calls if str(call.callee).startswith(_COUNTERS)]
    function.replace_calls(dict.fromkeys(counters, ""))


def _called(invoke: Instruction) -> tuple[str, str]:
    """Return the call and the branch that an `invoke` is where nothing throws."""
    text = to_internal(invoke.text)
    targets = [*_TARGETS.finditer(text)][-1]
    place = next((text[slice(*one.node)] for one in attachments_in(text, 0, len(text)) if one.kind == "dbg"), None)
    called = _INVOKE.sub(lambda found: "call" if found[1] else found[0], text[: targets.start()].rstrip())
    return called + text[targets.end() :], f"br label %{targets[1]}" + (f", !dbg {place}" if place else "")


def _forget_tags(variable: Global) -> None:
    """Put null where a device global refers to its tag."""
    start, end = variable.layout.initializer
    header, globals_ = variable.header, variable.module.globals
    tags = {key for key in variable.referenced_globals if names.ANNOTATED_AT in globals_[key].attributes.strings}
    kept = _SYMBOL.sub(lambda found: "null" if found[1] and key_of(found[1]) in tags else found[0], header[start:end])
    variable.set_header(header[:start] + kept + header[end:])


def _make_kernel(kernel: Function) -> None:
    """Give a kernel entry the convention of kernels, and its callable by value."""
    size, alignment = _callable_of(kernel)
    if kernel.linkage in _KERNEL_LINKAGES:
        kernel.set_linkage(_KERNEL_LINKAGES[kernel.linkage])
    (key,) = parameter_keys(kernel.entity)
    set_parameters(kernel, [f"ptr noundef byval({{ [{size} x i8] }}) align {alignment} %{spell(key)}"])
    kernel.set_calling_convention(names.SPIR_KERNEL)
    kernel.remove_attribute("noinline")


def _callable_of(kernel: Function) -> tuple[int, int]:
    """Return the size and the alignment of what a kernel entry calls. Raises `InputError` where that is not known."""
    start, end = kernel.layout.parameters
    parameters = kernel.header[start:end]
    size = _number(_SIZE, parameters)
    if not kernel.returns_nothing or kernel.is_vararg or kernel.num_parameters != 1 or size is None:
        message = f"the kernel {shown(kernel.key)} takes one reference to its callable, and returns nothing"
        raise InputError(f"{message}: found '{kernel.header.strip()[:80]}'", kernel.location)
    return size, _number(_ALIGNMENT, parameters) or 1


def _number(pattern: re.Pattern[str], parameters: str) -> int | None:
    return next((int(found[1]) for found in pattern.finditer(parameters) if found[1]), None)


def mark_virtual_calls(module: Module) -> None:
    """Mark calls of pointers that come from vtables, by what the compiler says of aliases, with `"virtual-call"`."""
    if "vtable" not in module.internal_text() and "\\" not in module.internal_text():
        return
    for function in module.definitions():
        calls = [call for call in function.calls if call.is_indirect]
        if not calls or _ALIASES not in function.body_text:
            continue
        with function.edit() as body:
            virtual = {one.span.start for one in body.instructions if one.call is not None and _is_virtual(body, one)}
        texts: dict[Call, str] = {}
        for call in calls:
            if call.span.start in virtual:
                view = function.attributes_of(call)
                view.attributes.add(names.VIRTUAL_CALL, string=True)
                texts[call] = view.text
        function.replace_calls(texts)


def _is_vtable_access(tag: MetadataNode) -> bool:
    """Tell whether a node says of an access that it is one of a pointer to a vtable."""
    types, offset = tag.node_operands, items_of(tag)[2:3]
    if len(types) != 2 or types[0].reference != types[1].reference or not offset or offset[0].integer != 0:
        return False
    return [item.string for item in items_of(types[0])[:1]] == [_VTABLE_POINTER]


def _is_virtual(body: Body, instruction: Instruction) -> bool:
    """Tell whether a call is of a pointer that was loaded from what a load of a vtable pointer leads to."""
    call = instruction.call
    slot = _definition(body, call.callee_text) if call is not None and call.is_indirect else None
    place = _definition(body, _pointer(slot)) if slot is not None and slot.opcode == "load" else None
    while place is not None and place.opcode == "getelementptr":
        place = _definition(body, _pointer(place))
    if place is None or place.opcode != "load":
        return False
    tag = place.metadata.get(_ALIASES)
    return tag is not None and _is_vtable_access(tag)


def _pointer(instruction: Instruction) -> str:
    """Return the address that a load or a `getelementptr` begins with."""
    return without_comments(instruction.operands[0]).split()[-1]


def _definition(body: Body, value: str) -> Instruction | None:
    """Return the instruction that a local value is the result of."""
    found = body.definition(key_of(value[1:])) if value.startswith("%") else None
    return found if isinstance(found, Instruction) else None


def _is_of_host(attribute: re.Match[str]) -> bool:
    string = string_in(attribute["string"] or "")
    return attribute["word"] is not None or string in _STRINGS


def _without_host_attributes(attributes: str) -> str:
    return _HOST_ATTRIBUTE.sub(lambda found: "" if _is_of_host(found) else found[0], attributes)


def forget_processor(module: Module) -> None:
    """Take away what attributes and flags say of the processor that a module was made for."""
    edited: dict[Entity, Entity | None] = {}
    for group in module.attribute_groups.entities().values():
        header = group.header
        start, end = group_body(header)
        body = header[start:end]
        kept = _without_host_attributes(body)
        if kept != body:
            kept = kept if without_comments(kept).strip() else f"{kept} nounwind "  # a group is never empty
            edited[group] = group.with_head(f"{header[:start]}{kept}{header[end:]}")
    for function in module.functions.entities().values():
        header = function.header
        if _MAY_BE_OF_HOST.search(header):
            start, end = function_layout(function).attributes
            kept = _without_host_attributes(header[start:end])
            edited[function] = function.with_head(f"{header[:start]}{kept}{header[end:]}")
    module.replace_all(edited)
    flags = module.named_metadata.get(_FLAGS)
    if flags is not None:
        said = flags.operands
        gone = [one for one in said if _HOST_FLAGS.search(as_printed(to_internal(one.content)))]
        flags.set_operands([one for one in said if one not in gone])
        for node in gone:
            if node.number >= 0:  # nothing else refers to it
                node.remove()
