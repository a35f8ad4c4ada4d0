"""sycl-diagnose-device-code: report what device code may not do, with the calls that lead there."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Literal, NamedTuple

from syclopt import names
from syclopt.analysis.c_functions import is_provided
from syclopt.analysis.call_chains import described_chain, place_of_function
from syclopt.analysis.call_graph import CallGraph, components
from syclopt.analysis.captured_references import captured_references
from syclopt.analysis.clang_annotations import annotates_declarations
from syclopt.analysis.conditional_bodies import marked
from syclopt.analysis.device_roots import device_roots, kernels_of
from syclopt.analysis.entry_points import EntryPoints
from syclopt.analysis.source_places import (
    is_of_library,
    location_at,
    place_of_call,
    place_of_instruction,
    text_of_call,
)
from syclopt.analysis.ways import shortest_cycle, steps_towards, way_from
from syclopt.cached_property import cached_property
from syclopt.errors import PassFailed
from syclopt.ir.references import without_strings
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import COMMENT, NAME, STRING, key_of
from syclopt.mangling.shown_names import shown
from syclopt.passes import ModulePass, PassContext, PassResult
from syclopt.rewrites.device_code_of_host import without_handlers
from syclopt.rewrites.empty_assembly import is_barrier

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator, Mapping, Sequence

    from syclopt.errors import Location
    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function
    from syclopt.ir.views.global_variable import Global

RECURSION = "recursion"
UNDEFINED = "undefined-function"
KERNEL_NAMES = "kernel-names"

_RULES: dict[Restriction, str] = {
    "throw": "throw exceptions",
    "varargs": "call functions with variable arguments",
    "inline-assembly": "have inline assembly",
    "thread-local": "use thread_local variables",
    "long-double": "use long double",
    "allocation": "allocate or free memory",
    "mutable-global": "use mutable global variables that are no device_global",
    "type-information": "use type information, as dynamic_cast and typeid do",
    "host-function": "call functions that nothing defines, and that are not SYCL_EXTERNAL",
    "reference": "have references to what is on the host: capture by value",
}
Restriction = Literal[
    "throw",
    "varargs",
    "inline-assembly",
    "thread-local",
    "long-double",
    "allocation",
    "mutable-global",
    "type-information",
    "host-function",
    "reference",
]
_HOST_FUNCTION: Restriction = "host-function"
_ONCE_A_LINE: tuple[Restriction, ...] = ("throw", "type-information")

_THROW = re.compile(
    r"__cxa_(?:re)?throw|__cxa_throw_bad_array_new_length|_CxxThrowException"
    r"|_Unwind_(?:RaiseException|Resume_or_Rethrow)"
)
_ALLOCATION = re.compile(
    r"_Zn[wa][jmy](?:St11align_val_t)?(?:RKSt9nothrow_t)?|\?\?(?:2|_U)@YA(?:PEAX_K|PAXI)(?!P).*|__cxa_vec_new[23]?"
    r"|(?:m|c|re|p?v|aligned_)alloc|reallocarray|(?:posix_)?memalign|strn?dup"
    r"|_Zd[la]Pv(?:[jmy])?(?:St11align_val_t)?(?:RKSt9nothrow_t)?|__cxa_vec_delete[23]?|free"
)
_LONG_DOUBLES = r"(?:x86_fp80|ppc_fp128|fp128)"
_LONG_DOUBLE = compile_pattern(rf"(?<![-\w$.%@!#]){_LONG_DOUBLES}(?![-\w$.:])")
_MENTION = compile_pattern(
    rf"@({NAME})|%({NAME})(?![ \t]*+=)|(?<![-\w$.])({_LONG_DOUBLES})(?![-\w$.:])|{STRING}|{COMMENT}", re.DOTALL
)
_DEVICE_GLOBAL_TYPE = compile_pattern(r'%"?+(?:class|struct)\.(?:[^".]*::)?device_global(?:\.[0-9]++)?"?+')
_SPEC_CONSTANT_TYPE = compile_pattern(r'%"?+class\.(?:[^".<]*::)?specialization_id[.<"]')
_STATIC_MEMORY_TYPE = compile_pattern(r'%"?+class\.(?:[^".<]*::)?work_group_static[.<"]')
_INITIALIZER = "__cxx_global_var_init"  # begins the names of functions that run before main
_DEBUG = re.compile(r"#dbg_|\bmetadata\b")
_TYPE_INFORMATION = ("_ZTI", "_ZTS")
_CASTS = ("__dynamic_cast", "__cxa_bad_cast", "__cxa_bad_typeid")
_LIBRARY = re.compile(r"_ZN?K?St|_ZNK?9__gnu_cxx|_ZL?\d+__")  # how names of the C++ library begin
_DESTRUCTOR = re.compile(r"D[0-2](?:B[0-9]{1,2}[a-z]{1,8}[0-9]{0,8})?Ev$")  # also with a tag of libc++'s version
_OF_UNIT = re.compile(r"\$[0-9a-f]{16}$")  # behind symbols that other units may have, too
_PLACED = ", !dbg "  # of several instructions, one that says where it is from is shown
_HIDDEN = ("llvm.", "_ZGV", "__dso_handle", "__spirv_")  # guards come with a variable that is named
_NO_TYPES: frozenset[Key] = frozenset()
_WORK_GROUP = 3  # the address space of what the work-items of a group share


class SeveralRefusals(PassFailed):
    """What a pass refuses in several places: `str(error)` is a line for each."""

    def __init__(self, errors: Sequence[PassFailed]) -> None:
        first = errors[0]
        super().__init__(first.pass_name, first.message.removeprefix(f"{first.pass_name}: "), first.location)
        self.errors = tuple(errors)

    def __str__(self) -> str:
        return "\n".join(map(str, self.errors))


@dataclass(frozen=True)
class SYCLDiagnoseDeviceCodePass(ModulePass):
    """Refuse device code that throws, allocates memory, or does what else devices cannot; all of it is reported.

    Device code is kernels (by calling convention, or with `"sycl-kernel"`), other entry points, functions with
    `"indirectly-callable"`, and what they call; bodies of functions with `"sycl-call-if-on-host"` do not count.
    Recursion, several kernels that one class names, and calls of functions that nothing defines, are warnings; the last
    are errors in a program whose annotations became attributes, where functions of other units have one.
    """

    name: ClassVar[str] = "sycl-diagnose-device-code"
    warns: ClassVar[tuple[str, ...]] = (RECURSION, UNDEFINED, KERNEL_NAMES)
    allow: tuple[Restriction, ...] = field(default=(), metadata={"help": "what device code may do all the same"})

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Change nothing. Raises `PassFailed`, which may stand for several errors; `InputError` for a bad mark."""
        errors: list[PassFailed] = []
        for found in DeviceDiagnosis(module, ctx.get(EntryPoints), ctx.get(CallGraph)).findings():
            if found.name in self.warns:
                try:
                    ctx.warn(found.name, found.message, found.location)
                except PassFailed as error:
                    errors.append(error)
            elif found.name not in self.allow:
                errors.append(PassFailed(self.name, f"{found.message} [{found.name}]", found.location))
        if len(errors) > 1:
            raise SeveralRefusals(errors)
        if errors:
            raise errors[0]
        return PassResult(changed=False)


class Diagnosis(NamedTuple):
    """One thing that is wrong: the name of what it is, a message, and where it is in the IR."""

    name: str
    message: str
    location: Location
    of_library: bool = False  # the C++ library does it, which the location's line calls
    of_destructor: bool = False


class DeviceDiagnosis:
    """Looks at the functions that kernels, and other entry points, call."""

    def __init__(self, module: Module, entry_points: EntryPoints, graph: CallGraph) -> None:
        """Find the device code. Raises `InputError` for a mark with a value that means neither yes nor no."""
        self._kernels = kernels_of(module)
        self._host_only = marked(module, names.CALL_IF_ON_HOST)
        annotated = module.functions_with_string(names.ANNOTATED_AT)
        self._annotated = {key: place for key, place in annotated.items() if key not in self._kernels}
        self._entries = module.functions_with_string(names.KERNEL_ENTRY)
        self._is_annotated = bool(annotated)
        self._may_be_external = not annotates_declarations(module)  # what is declared; linking tells
        roots = device_roots(module, self._kernels, entry_points.names)
        callees = {key: found for key, found in graph.callees.items() if key not in self._host_only}
        if self._is_annotated:
            module, callees = without_handlers(module, roots, callees)
        self._module = module
        self._calls = DeviceCalls(roots, callees)
        self._restrictions = DeviceRestrictions(module)
        self._warned_of: set[Key] = set()  # undefined functions, of which the first call is enough

    def findings(self) -> Iterator[Diagnosis]:
        """Yield what is wrong, function by function from the kernels on, then cycles of calls.

        What the C++ library does is told once for a line that calls it; what its destructors do, where nothing else is.
        Raises `ParseError` for a call with a bracket that is not closed.
        """
        told: set[tuple[str, int]] = set()
        found = [*self._all()]
        has_others = any(not one.of_destructor for one in found)
        for one in found:
            line = one.location.file, one.location.line
            if one.of_library and (line in told or (one.of_destructor and has_others)):
                continue
            told.add(line)
            yield one

    def _all(self) -> Iterator[Diagnosis]:
        for key in self._calls.reached:
            function = self._module.functions[key]
            if function.is_declaration or key in self._host_only:
                continue
            subjects: set[Key | None] = set()
            lines: set[tuple[str, int]] = set()
            for finding in self._restrictions.findings(function):
                subjects.add(finding.subject)
                diagnosis = self._forbidden(function, finding)
                line = diagnosis.location.file, diagnosis.location.line
                if finding.restriction in _ONCE_A_LINE and line in lines:
                    continue  # of one expression, as both sides of a cast are
                lines.add(line)
                yield diagnosis
            yield from self._undefined(function, subjects, lines)
        yield from self._references()
        yield from self._names()
        for cycle in self._calls.cycles():
            yield self._recursion(cycle)

    def _forbidden(self, function: Function, finding: Finding) -> Diagnosis:
        if finding.offset < 0:
            place, location = place_of_function(function), function.location
        else:
            place = place_of_instruction(self._module, finding.instruction) or self._annotated.get(function.key)
            if place is None and self._is_annotated:
                place = place_of_function(function)
            location = function.location_in_body(finding.offset)
        message = f"device code must not {_RULES[finding.restriction]}: {shown(function.key)} {finding.does}"
        return self._told(finding.restriction, message, function.key, finding.instruction, place, location)

    def _told(
        self, name: str, message: str, key: Key, instruction: str, place: str | None, location: Location
    ) -> Diagnosis:
        """Say what is at a place, or at a location of the IR; of the C++ library, with the line that calls it."""
        chain = self._calls.chain(key)
        own = next((at for at in reversed(range(len(chain))) if not self._is_of_library(chain[at])), len(chain) - 1)
        called = chain[own + 1 : own + 2]
        outside = self._place_of_call(chain[own], called[0]) if called else None
        where = self._where(chain, instruction, place, is_located=bool(place) and outside is None)
        if outside is None:
            return Diagnosis(name, f"{message}{where}", location_at(place) if place else location)
        is_destructor = _DESTRUCTOR.search(str(called[0])) is not None
        return Diagnosis(name, f"{message}{where}", location_at(outside), of_library=True, of_destructor=is_destructor)

    def _place_of_call(self, caller: Key, callee: Key) -> str | None:
        """Return where a call is; of one that clang gives no line, as where an exception is on its way, the caller."""
        return place_of_call(self._module, caller, callee) or place_of_function(self._module.functions[caller])

    def _is_of_library(self, key: Key) -> bool:
        """Tell whether no user wrote a function, by its name or the file that it is in."""
        place = place_of_function(self._module.functions[key])
        return _LIBRARY.match(str(key)) is not None or (place is not None and is_of_library(place))

    def _names(self) -> Iterator[Diagnosis]:
        """Yield the names that several kernels have from one class."""
        written = Counter(name for key, name in self._entries.items() if key in self._kernels)
        named: dict[tuple[str, object], list[Key]] = {}
        for key, name in self._entries.items():
            if written[name] > 1 and key in self._kernels and (found := _class_of_name(str(key), name)) is not None:
                named.setdefault((name, found), []).append(key)
        for (name, _), keys in named.items():
            if len(keys) == 1:
                continue
            written = [function for key in keys if (function := self._written(key)) is not None]
            places = [place for function in written if (place := place_of_function(function)) is not None]
            where = f", at {' and '.join(dict.fromkeys(places))}" if places else ""
            message = f"{len(keys)} kernels are called '{name}'{where}: each needs a name of its own; give a template"
            message += " or a generic lambda names that its parameters are part of"
            location = location_at(places[-1]) if places else self._module.functions[keys[-1]].location
            yield Diagnosis(KERNEL_NAMES, message, location)

    def _written(self, kernel: Key) -> Function | None:
        """Return the first function of a user that a kernel calls: what it was launched with."""
        seen = {kernel}
        todo = [kernel]
        for key in todo:
            function = self._module.functions[key]
            if not function.is_declaration and not self._is_of_library(key):
                return function
            new = [callee for callee in self._calls.callees(key) if callee not in seen]
            seen.update(new)
            todo += new
        return None

    def _references(self) -> Iterator[Diagnosis]:
        """Yield callables of kernels that have references."""
        for key, instruction, offset in captured_references(self._module, self._entries, self._calls.reached):
            finding = Finding("reference", "uses one that its kernel has captured", None, offset, instruction)
            yield self._forbidden(self._module.functions[key], finding)

    def _undefined(
        self, function: Function, reported: Container[Key | None], lines: Container[tuple[str, int]]
    ) -> Iterator[Diagnosis]:
        """Yield what a function calls that nothing defines, but for what is `reported`, or stands in one of `lines`."""
        for callee in self._calls.callees(function.key):
            if callee in reported or callee in self._warned_of or not self._is_undefined(callee):
                continue
            self._warned_of.add(callee)
            call = next((call for call in function.calls if call.callee == callee), None)
            text = call.text if call else ""
            place = place_of_instruction(self._module, text)
            what = "an undefined function" + (", which is not SYCL_EXTERNAL" if self._is_annotated else "")
            message = f"device code calls {what}: {shown(function.key)} calls {shown(callee)}"
            location = location_at(place) if place else call.location if call else function.location
            if (location.file, location.line) in lines:
                continue
            name = _HOST_FUNCTION if self._is_annotated else UNDEFINED
            yield self._told(name, message, function.key, text, place, location)

    def _is_undefined(self, key: Key) -> bool:
        is_known = self._is_annotated and (key in self._annotated or self._may_be_external)
        if is_known or is_provided(str(key), of_host=self._is_annotated):
            return False
        return self._module.functions[key].is_declaration

    def _recursion(self, cycle: Sequence[Key]) -> Diagnosis:
        first = cycle[0]
        following = [*cycle[1:], first]
        called = "itself" if len(cycle) == 1 else ", which calls ".join(map(shown, following))
        call = text_of_call(self._module, first, following[0])
        place = place_of_instruction(self._module, call)
        message = f"device code calls itself, which SYCL forbids: {shown(first)} calls {called}"
        return self._told(RECURSION, message, first, call, place, self._module.functions[first].location)

    def _where(self, chain: Sequence[Key], instruction: str, place: str | None, *, is_located: bool) -> str:
        """Return, in words, how device code comes to an instruction at `place` in the last function of a chain."""
        return described_chain(
            self._module, chain, place, self._spelled, instruction=instruction, is_located=is_located
        )

    def _spelled(self, key: Key) -> str:
        if key not in self._kernels:
            return shown(key)
        return f"kernel '{self._entries[key]}'" if key in self._entries else f"kernel {shown(key)}"


class Finding(NamedTuple):
    """Something that device code may not do: what the function does, with which symbol if any, and in what instruction.

    `offset` is that of the instruction, or a part of it, in the body; it is negative for what the header says.
    """

    restriction: Restriction
    does: str
    subject: Key | None
    offset: int
    instruction: str


class DeviceRestrictions:
    """Looks at the functions of one module."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._device_globals = module.globals_with_string(names.DEVICE_GLOBAL_SIZE).keys()
        self._forbidden: dict[Key, Restriction | None] = {}

    def findings(self, function: Function) -> Iterator[Finding]:
        """Yield what a defined function does that device code may not: each place that throws, else each symbol once.

        Raises `ParseError` for a call with a bracket that is not closed.
        """
        seen: set[tuple[str, Key | None]] = set()
        for finding in sorted(self._all(function), key=lambda one: (_PLACED not in one.instruction, one.offset)):
            what = finding.restriction, finding.subject
            if what not in seen or finding.restriction == "throw":
                seen.add(what)
                yield finding

    def _all(self, function: Function) -> Iterator[Finding]:
        for call in function.calls:
            yield from self._in_call(call, function.body_place[1])
        yield from self._in_text(function)

    def _in_call(self, call: Call, brace: int) -> Iterator[Finding]:
        offset, text, callee = call.span.start - brace, call.text, call.callee
        name = str(callee)
        if call.is_asm:
            if is_barrier(call):
                return
            yield Finding("inline-assembly", "has it", None, offset, text)
        elif callee is not None and self._is_outside(callee) and _throws(name):
            yield Finding("throw", f"calls {shown(callee)}", callee, offset, text)
        elif callee in _CASTS:
            yield Finding("type-information", f"calls {shown(callee)}", callee, offset, text)
        elif callee is not None and self._is_outside(callee) and _ALLOCATION.fullmatch(name):
            yield Finding("allocation", f"calls {shown(callee)}", callee, offset, text)
        elif _takes_any(call) and not is_provided(name):
            does = "calls one by a pointer" if callee is None else f"calls {shown(callee)}"
            yield Finding("varargs", does, callee, offset, text)

    def _is_outside(self, key: Key) -> bool:
        return key in self._module.symbols and not self._module.symbols[key].is_internal

    def _in_text(self, function: Function) -> Iterator[Finding]:
        """Yield uses of variables and of types."""
        variables: dict[Key, Restriction] = {
            key: kind for key in function.uses if (kind := self._kind_of(key)) is not None
        }
        types = self._long_types & function.types_mentioned if self._long_types else _NO_TYPES
        body = function.body_text
        if found := _LONG_DOUBLE.search(without_strings(function.header)):
            yield Finding("long-double", f"has {found[0]}", None, -1, "")
        if not variables and not types and not _LONG_DOUBLE.search(body):
            return
        for found in _MENTION.finditer(body):
            symbol, local, spelled = found.groups()
            at = found.start()
            if symbol and (kind := variables.get(key_of(symbol))) is not None:
                key = key_of(symbol)
                finding = Finding(kind, f"uses {shown(key)}", key, at, _line(body, at))
            elif spelled or (local and key_of(local) in types):
                finding = Finding("long-double", f"has {found[0]}", None, at, _line(body, at))
            else:
                continue
            if not _DEBUG.search(body, body.rfind("\n", 0, at) + 1, at) and not _is_of_throw(finding):
                yield finding

    def _kind_of(self, key: Key) -> Restriction | None:
        """Return what it is to use a symbol, if device code may not."""
        if key not in self._forbidden:
            self._forbidden[key] = self._look(key)
        return self._forbidden[key]

    def _look(self, key: Key) -> Restriction | None:
        module = self._module
        target = module.symbol_behind(key)
        if isinstance(target, str) and target.startswith(_TYPE_INFORMATION):
            return "type-information"
        if (
            target is None
            or target not in module.globals
            or target in self._device_globals
            or str(target).startswith(_HIDDEN)
            or self._is_device_global_elsewhere(target)
        ):
            return None
        variable = module.globals[target]
        if "thread_local" in variable.header[slice(*variable.layout.rest)]:
            return "thread-local"
        # What clang makes itself is private, and nobody writes it; clang 16 does not call all of it constant.
        is_constant = variable.is_constant or variable.linkage == "private" or self._is_spec_constant(variable)
        is_static = _STATIC_MEMORY_TYPE.match(variable.value_type) is not None
        is_of_group = variable.address_space == _WORK_GROUP or is_static
        return None if is_constant or is_of_group else "mutable-global"

    def _is_spec_constant(self, variable: Global) -> bool:
        """Tell whether a variable is a specialization constant, which has its value from the start and keeps it."""
        if _SPEC_CONSTANT_TYPE.match(variable.value_type) is None:
            return False
        return not any(str(user.key).startswith(_INITIALIZER) for user in self._module.users(variable.key))

    def _is_device_global_elsewhere(self, key: Key) -> bool:
        """Tell whether a variable that another unit defines is a device global by the name of its type."""
        variable = self._module.globals[key]
        return variable.is_declaration and _DEVICE_GLOBAL_TYPE.fullmatch(variable.value_type) is not None

    @cached_property
    def _long_types(self) -> frozenset[Key]:
        """The types with a name that hold a long double, directly or in another type: a number may be a value."""
        types = self._module.types
        found: set[Key] = {key for key, type_ in types.items() if _LONG_DOUBLE.search(without_strings(type_.header))}
        more: Iterable[Key] = found
        while more and found:
            more = {key for key, type_ in types.items() if key not in found and type_.types_mentioned & found}
            found |= more
        return frozenset(key for key in found if isinstance(key, str))


def _class_of_name(symbol: str, name: str) -> object:
    """Return the class that names a kernel: the first argument of its template; None for the type of a lambda.

    Of a symbol that cannot be read whole, as what is in lambdas of lambdas has, the letters of the name tell.
    """
    from syclopt.mangling.mangled_names import read
    from syclopt.mangling.syntax import Closure, Function, Local, Name, Template

    match read(_OF_UNIT.sub("", symbol)):
        case Function(Template(_, (first, *_))):
            inner = first.name if isinstance(first, Local) else first
            is_lambda = isinstance(inner, Closure) or (isinstance(inner, Name) and inner.text.startswith("$_"))
            return None if is_lambda else first
        case _:
            parts = name.replace("(anonymous namespace)", "_GLOBAL__N_1").split("::")
            mangled = "".join(f"{len(part)}{part}" for part in parts)
            return name if (f"I{mangled}" if len(parts) == 1 else f"IN{mangled}E") in symbol else None


def _throws(name: str) -> bool:
    """Tell whether a function of the language's run time, or of the standard library, throws an exception."""
    if not name.startswith("_ZSt"):
        return _THROW.fullmatch(name) is not None
    from syclopt.mangling.mangled_names import read
    from syclopt.mangling.syntax import Function, Name, Nested

    match read(name):
        case Function(Nested(Name("std"), Name(word))):
            return word.startswith(("__throw_", "rethrow_exception"))
        case _:
            return False


def _is_of_throw(finding: Finding) -> bool:
    """Tell whether something is the type of what is thrown, which is told anyway."""
    return finding.restriction == "type-information" and "@__cxa_throw(" in finding.instruction


def _takes_any(call: Call) -> bool:
    """Tell whether a call is of a function with variable arguments."""
    before = call.source.text[call.span.start : call.arguments_span.start]
    return "..." in before and call.parsed.function_type.endswith("...)")


def _line(body: str, offset: int) -> str:
    end = body.find("\n", offset)
    return body[body.rfind("\n", 0, offset) + 1 : end if end >= 0 else len(body)]


class DeviceCalls:
    """Which functions device code calls, from `roots` on.

    `reached` are the functions in order of their distance from a root, declarations too.
    """

    def __init__(self, roots: Sequence[Key], callees: Mapping[Key, tuple[Key, ...]]) -> None:
        self._roots = roots
        self._callees = callees
        self._callers = steps_towards(roots, self._callees)
        self.reached = [*self._callers]

    def callees(self, key: Key) -> tuple[Key, ...]:
        """Return the functions that a function calls, in the order of the first calls."""
        return self._callees.get(key, ())

    def chain(self, key: Key) -> list[Key]:
        """Return the functions on the shortest way from a root to a function; each calls the next one."""
        return way_from(key, self._callers)[::-1]

    def cycles(self) -> Iterator[list[Key]]:
        """Yield a cycle of calls for each set of functions that call each other: the shortest one of its first."""
        order = {key: place for place, key in enumerate(self.reached)}
        for component in components(self._roots, self._callees):
            first = min(component, key=order.__getitem__)
            members = {*component}
            inside = {key: [callee for callee in self.callees(key) if callee in members] for key in component}
            if cycle := shortest_cycle(first, inside):
                yield cycle
