"""The passes of virtual functions against a naive reference, which knows what is in the module and reads no text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from syclopt.errors import PassFailed
from syclopt.ir.module import Module
from syclopt.pipeline.run import run_pipeline

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

SETS = ("", "A", "B", "a set", "Z")
KINDS = ("spir_kernel", "spir_func")


@dataclass
class Function:
    """A function: a virtual one if it has a set; what it calls, takes the address of and refers to, by place."""

    is_kernel: bool
    set: str
    calls: list[int]
    addresses: list[int]
    variables: list[int]
    makes_virtual_call: bool
    announces: bool


@dataclass
class Variable:
    """A vtable of functions, or a table of addresses of functions and variables."""

    is_vtable: bool
    functions: list[int]
    variables: list[int]


class Mentions(NamedTuple):
    """Sets that code creates objects of, that it calls functions of or announces to call, and others that it names."""

    created: set[str]
    called: set[str]
    named: set[str]


@dataclass
class Program:
    """Functions and variables."""

    functions: list[Function]
    variables: list[Variable]

    def text(self) -> str:
        """Return the module."""
        return "\n".join([*self._variables(), *self._functions()])

    def _variables(self) -> Iterator[str]:
        for place, variable in enumerate(self.variables):
            named = [f"ptr @f{f}" for f in variable.functions]
            if variable.is_vtable:
                named = ["ptr null", "ptr null", *named]
                yield f"@_ZTV{place} = linkonce_odr constant [{len(named)} x ptr] [{', '.join(named)}]"
            else:
                named += [f"ptr {self.name(v)}" for v in variable.variables]
                yield f"@v{place}table = global [{len(named)} x ptr] [{', '.join(named)}]"

    def name(self, variable: int) -> str:
        """Return the name of a variable."""
        return f"@_ZTV{variable}" if self.variables[variable].is_vtable else f"@v{variable}table"

    def _functions(self) -> Iterator[str]:
        for place, function in enumerate(self.functions):
            attributes = f' "indirectly-callable"="{function.set}"' if function.set else ""
            attributes += ' "calls-indirectly"="A"' if function.announces else ""
            yield f"define {KINDS[not function.is_kernel]} void @f{place}(ptr %p){attributes} {{"
            yield from (f"  call spir_func void @f{callee}(ptr %p)" for callee in function.calls)
            yield from (f"  store ptr @f{other}, ptr %p" for other in function.addresses)
            yield from (f"  store ptr {self.name(v)}, ptr %p" for v in function.variables)
            if function.makes_virtual_call:
                yield '  call spir_func void %p(ptr %p) "virtual-call"'
            yield "  ret void\n}"

    def mentions(self, starts: Iterable[int]) -> Mentions:
        """Return the sets that the code of functions mentions: of vtables, of calls by name, and of addresses."""
        found = Mentions(set(), set(), set())
        seen: set[tuple[bool, int]] = set()
        todo = [(True, start) for start in starts]
        while todo:
            node = todo.pop()
            if node in seen:
                continue
            seen.add(node)
            is_function, place = node
            if is_function:
                function = self.functions[place]
                for others, mentioned in ((function.calls, found.called), (function.addresses, found.named)):
                    todo += [(True, other) for other in others if not self.functions[other].set]
                    mentioned.update({self.functions[other].set for other in others} - {""})
                found.called.update({"A"} & self.known_sets() if function.announces else ())
                todo += [(False, v) for v in function.variables]
                continue
            variable = self.variables[place]
            if variable.is_vtable:
                found.created.update({self.functions[f].set for f in variable.functions} - {""})
            else:
                todo += [(True, f) for f in variable.functions if not self.functions[f].set]
                todo += [(False, v) for v in variable.variables]
        return found

    def known_sets(self) -> set[str]:
        """Return the sets that have functions."""
        return {function.set for function in self.functions} - {""}

    def lists(self, kernel: int) -> tuple[set[str], set[str]]:
        """Return the sets that a kernel calls through others, and those that it creates or reaches through others."""
        own = self.mentions([kernel])
        of_sets = {
            name: self.mentions(place for place, function in enumerate(self.functions) if function.set == name)
            for name in self.known_sets()
        }
        called: set[str] = set()
        reached: set[str] = set()
        for _ in of_sets:
            called |= {other for name in own.called | called for other in of_sets[name].called}
            every = own.created | own.called | own.named | reached
            reached |= {other for name in every for others in of_sets[name] for other in others}
        return called - own.called, own.created | (reached - own.called)

    def offenders(self) -> list[int]:
        """Return the kernels that make virtual calls and name no set."""
        return [
            place
            for place, function in enumerate(self.functions)
            if function.is_kernel and not function.announces
            and any(self.functions[other].makes_virtual_call for other in self.reached(place))
        ]  # fmt: skip

    def reached(self, kernel: int) -> set[int]:
        """Return what a kernel calls, and itself."""
        seen: set[int] = set()
        todo = [kernel]
        while todo:
            place = todo.pop()
            if place not in seen:
                seen.add(place)
                todo += self.functions[place].calls
        return seen


@st.composite
def programs(draw: st.DrawFn) -> Program:
    """Return a program; vtables may be empty, calls go round."""
    size, count = draw(st.integers(1, 8)), draw(st.integers(1, 5))
    functions = st.lists(st.integers(0, size - 1), max_size=3)
    variables = st.lists(st.integers(0, count - 1), max_size=2)
    made: list[Function] = []
    for _ in range(size):
        is_kernel = draw(st.booleans())
        made.append(
            Function(
                is_kernel,
                "" if is_kernel else draw(st.sampled_from(SETS)),
                draw(functions),
                draw(functions),
                draw(variables),
                draw(st.integers(0, 9)) == 0,
                draw(st.booleans()),
            )
        )
    return Program(made, [Variable(draw(st.booleans()), draw(functions), draw(variables)) for _ in range(count)])


@given(programs(), st.booleans())
def test_listed_sets(program: Program, linked: bool) -> None:
    """Each kernel has the sets that it leads to, sorted; or the first kernel with a virtual call is refused."""
    analysis = "sycl-virtual-functions-analysis<linked>" if linked else "sycl-virtual-functions-analysis"
    offenders = program.offenders()
    if offenders:
        with pytest.raises(PassFailed, match=f"kernel 'f{offenders[0]}' makes a virtual call"):
            run_pipeline(program.text(), analysis)
        return
    [image] = run_pipeline(program.text(), analysis)
    for place, function in enumerate(program.functions):
        calls, creates = program.lists(place) if function.is_kernel else (set[str](), set[str]())
        found = image.module.functions[f"f{place}"].attributes.strings
        announced = {"A"} if function.announces else set[str]()
        assert found.get("creates-indirectly", "") == ",".join(sorted(creates - calls if linked else creates))
        assert found.get("calls-indirectly", "") == ",".join(sorted(calls | announced if linked else announced))


@given(programs())
def test_cleaned_vtables(program: Program) -> None:
    """Vtables hold virtual functions alone, and nothing else changed; a second run changes nothing."""
    [image] = run_pipeline(program.text(), "sycl-cleanup-vtables")
    text = str(image.module)
    wanted = program.text()
    for place, variable in enumerate(program.variables):
        if variable.is_vtable:
            line = next(line for line in wanted.splitlines() if line.startswith(f"@_ZTV{place} "))
            cleaned = line
            for f in {f for f in variable.functions if not program.functions[f].set}:
                cleaned = cleaned.replace(f"ptr @f{f},", "ptr null,").replace(f"ptr @f{f}]", "ptr null]")
            wanted = wanted.replace(line, cleaned)
    assert text == wanted
    assert str(run_pipeline(text, "sycl-cleanup-vtables")[0].module) == text


@given(programs())
def test_resolved_virtual_functions(program: Program) -> None:
    """For a target that has everything all slots stay, and no attribute of virtual functions is left."""
    [image] = run_pipeline(program.text(), "sycl-resolve-virtual-functions<target=spir64>")
    module: Module = image.module
    for function in module.functions.values():
        strings = function.attributes.strings
        assert not {"indirectly-callable", "calls-indirectly", "creates-indirectly"} & strings.keys()
    assert [*module.globals] == [*Module.parse(program.text()).globals]
    assert len(module.functions) == len(program.functions)
