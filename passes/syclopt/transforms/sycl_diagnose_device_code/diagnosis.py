"""What is wrong with the device code of a module, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from syclopt import names
from syclopt.analysis.call_chains import described_chain, place_of_function
from syclopt.analysis.conditional_bodies import marked
from syclopt.analysis.device_roots import device_roots, kernels_of
from syclopt.analysis.importable_functions import is_builtin
from syclopt.analysis.source_places import place_of_call, place_of_instruction
from syclopt.mangling.shown_names import shown
from syclopt.transforms.sycl_diagnose_device_code.device_calls import DeviceCalls
from syclopt.transforms.sycl_diagnose_device_code.restrictions import DeviceRestrictions, Finding, Restriction

if TYPE_CHECKING:
    from collections.abc import Container, Iterator, Sequence

    from syclopt.analysis.call_graph import CallGraph
    from syclopt.analysis.entry_points import EntryPoints
    from syclopt.errors import Location
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function

RECURSION = "recursion"
UNDEFINED = "undefined-function"

_RULES: dict[Restriction, str] = {
    "throw": "throw exceptions",
    "varargs": "call functions with variable arguments",
    "inline-assembly": "have inline assembly",
    "thread-local": "use thread_local variables",
    "long-double": "use long double",
    "allocation": "allocate memory",
    "mutable-global": "use mutable global variables that are no device_global",
}


class Diagnosis(NamedTuple):
    """One thing that is wrong: the name of what it is, a message, and where it is in the IR."""

    name: str
    message: str
    location: Location


class DeviceDiagnosis:
    """Looks at the functions that kernels, and other entry points, call."""

    def __init__(self, module: Module, entry_points: EntryPoints, graph: CallGraph) -> None:
        """Find the device code. Raises `InputError` for a mark with a value that means neither yes nor no."""
        self._module = module
        self._kernels = kernels_of(module)
        self._host_only = marked(module, names.CALL_IF_ON_HOST)
        self._calls = DeviceCalls(
            device_roots(module, self._kernels, entry_points.names), graph.callees, self._host_only
        )
        self._restrictions = DeviceRestrictions(module)
        self._warned_of: set[Key] = set()  # undefined functions, of which the first call is enough

    def findings(self) -> Iterator[Diagnosis]:
        """Yield what is wrong, function by function from the kernels on, then cycles of calls.

        Raises `ParseError` for a call with a bracket that is not closed.
        """
        for key in self._calls.reached:
            function = self._module.functions[key]
            if function.is_declaration or key in self._host_only:
                continue
            subjects: set[Key | None] = set()
            for finding in self._restrictions.findings(function):
                subjects.add(finding.subject)
                yield self._forbidden(function, finding)
            yield from self._undefined(function, subjects)
        for cycle in self._calls.cycles():
            yield self._recursion(cycle)

    def _forbidden(self, function: Function, finding: Finding) -> Diagnosis:
        if finding.offset < 0:
            place, location = place_of_function(function), function.location
        else:
            place = place_of_instruction(self._module, finding.instruction)
            location = function.location_in_body(finding.offset)
        where = self._where(function.key, place)
        message = f"device code must not {_RULES[finding.restriction]}: {shown(function.key)} {finding.does}{where}"
        return Diagnosis(finding.restriction, message, location)

    def _undefined(self, function: Function, reported: Container[Key | None]) -> Iterator[Diagnosis]:
        for callee in self._calls.callees(function.key):
            if callee in reported or callee in self._warned_of or not self._is_undefined(callee):
                continue
            self._warned_of.add(callee)
            call = next((call for call in function.calls if call.callee == callee), None)
            place = place_of_instruction(self._module, call.text) if call else None
            message = f"device code calls an undefined function: {shown(function.key)} calls {shown(callee)}"
            location = call.location if call else function.location
            yield Diagnosis(UNDEFINED, f"{message}{self._where(function.key, place)}", location)

    def _is_undefined(self, key: Key) -> bool:
        name = str(key)
        is_provided = name.startswith(("llvm.", "__")) or is_builtin(name)
        return self._module.functions[key].is_declaration and not is_provided

    def _recursion(self, cycle: Sequence[Key]) -> Diagnosis:
        first = cycle[0]
        following = [*cycle[1:], first]
        called = "itself" if len(cycle) == 1 else ", which calls ".join(map(shown, following))
        place = place_of_call(self._module, first, following[0])
        message = f"device code calls itself: {shown(first)} calls {called}{self._where(first, place)}"
        return Diagnosis(RECURSION, message, self._module.functions[first].location)

    def _where(self, key: Key, place: str | None) -> str:
        """Return, in words, how device code comes to what is at `place` in a function."""
        return described_chain(self._module, self._calls.chain(key), place, self._spelled)

    def _spelled(self, key: Key) -> str:
        return f"kernel {shown(key)}" if key in self._kernels else shown(key)
