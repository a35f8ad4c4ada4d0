"""sycl-propagate-aspects-usage against a naive reference, which knows what is in the module and reads no text."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import product
from typing import TYPE_CHECKING

from hypothesis import given, settings
from hypothesis import strategies as st

from syclopt.analysis.device_metadata import aspects_of, integers_of
from syclopt.ir import llvm
from syclopt.ir.module import Module
from syclopt.ir.text.spelling import spell
from syclopt.pipeline.run import run_pipeline

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

FP64 = 6
NAMES = {"fp16": 5, "fp64": FP64, "image": 9, "internal": -2}
SETS: list[str] = ["", "set", "a set"]
NUMBERS = [*NAMES.values(), 77]
LISTS = [
    f"!{{{', '.join(f'i32 {number}' for number in numbers)}}}" for n in (1, 2) for numbers in product(NUMBERS, repeat=n)
]
TABLE = "".join(
    (
        "!sycl_aspects = !{!1000, !1001, !1002, !1003}\n",
        *(f'!{1000 + i} = !{{!"{name}", i32 {number}}}\n' for i, (name, number) in enumerate(NAMES.items())),
        *(f"!{2000 + i} = {text}\n" for i, text in enumerate(LISTS)),
    )
)
PLAIN = {"i32": frozenset[int](), "ptr": frozenset[int](), "half": frozenset[int](), "double": frozenset({FP64})}
STRUCTS = ("Plain", "quoted name", "x.double")


@dataclass(frozen=True)
class Type:
    """How a type is spelled, and what it uses."""

    text: str
    uses: frozenset[int]


@dataclass
class Function:
    """A function; `callees` are places in the list of all functions."""

    name: str
    kind: str  # "kernel", "external", "builtin", "plain" or "declaration"
    result: Type | None
    parameters: list[Type]
    listed: list[int]
    declared: list[int]
    member_of: str | None
    sets: list[str] | None
    body: list[tuple[str, Type | int | list[int]]] = field(default_factory=list)

    @property
    def is_entry_point(self) -> bool:
        return self.kind in ("kernel", "external")

    @property
    def signature(self) -> frozenset[int]:
        return frozenset[int]().union(*(part.uses for part in (self.result, *self.parameters) if part))


@dataclass
class Program:
    """A module, before it is spelled."""

    structs: dict[str, tuple[Type, list[Type], list[int]]]
    variables: list[Type]
    functions: list[Function]

    # The reference.

    def used(self, excluded: set[int]) -> dict[str, set[int]]:
        """Return what each function lists in the end."""
        reached = {i for i, function in enumerate(self.functions) if function.is_entry_point}
        reached = self.closure(reached)
        lists: dict[str, set[int]] = {}
        for i, function in enumerate(self.functions):
            parts = self.closure({i}) if i in reached else {i}
            used = {number for part in parts for number in self.local(self.functions[part])}
            declared = {number for part in parts for number in self.functions[part].declared}
            found = (used - excluded) | declared
            lists[function.name] = found | set(function.listed) if found else set(function.listed)
        return lists

    def closure(self, places: set[int]) -> set[int]:
        while (more := places.union(*(self.callees(self.functions[i]) for i in places))) != places:
            places = more
        return places

    def callees(self, function: Function) -> set[int]:
        found = {what for how, what in function.body if isinstance(what, int) and "call" in how}
        if function.is_entry_point and function.sets:
            found |= {i for i, other in enumerate(self.functions) if other.member_of in function.sets}
        return found

    def local(self, function: Function) -> set[int]:
        found = {*function.signature, *function.listed}
        for how, what in function.body:
            if isinstance(what, Type):
                found |= what.uses
            elif isinstance(what, list):
                found.update(what)
            elif how == "variable":
                found |= self.variables[what].uses
            else:
                found |= self.functions[what].signature
        return found

    # The text.

    def __str__(self) -> str:
        lines = [f"{name.text} = type {{ {spelled(members)} }}" for name, members, _ in self.structs.values()]
        lines += [f"@variable{i} = external global {kind.text}" for i, kind in enumerate(self.variables)]
        lines += [
            f"@alias{i} = alias {self.type_of(function)}, ptr @{spell(function.name)}"
            for i, function in enumerate(self.functions)
            if function.kind != "declaration"
        ]
        lines += map(self.spell, self.functions)
        users = [(name, numbers) for name, (_, _, numbers) in self.structs.items() if numbers]
        if users:
            lines.append(f"!sycl_types_that_use_aspects = !{{{', '.join(f'!{i}' for i in range(len(users)))}}}")
            lines += [f'!{i} = !{{!"{name}", {integers(numbers)}}}' for i, (name, numbers) in enumerate(users)]
        return "\n".join((*lines, TABLE))

    def type_of(self, function: Function) -> str:
        return f"{function.result.text if function.result else 'void'} ({spelled(function.parameters)})"

    def spell(self, function: Function) -> str:
        result = function.result.text if function.result else "void"
        head = f"{result} @{spell(function.name)}({spelled(function.parameters)})"
        if function.kind in ("external", "builtin"):
            head += ' "sycl-module-id"="a.cpp"'
        if function.member_of is not None:
            head += f' "indirectly-callable"="{function.member_of}"'
        if function.sets is not None:
            head += f' "calls-indirectly"="{",".join(function.sets)}"'
        lists = {"sycl_used_aspects": function.listed, "sycl_declared_aspects": function.declared}
        nodes = {kind: f"!{{{integers(numbers)}}}" for kind, numbers in lists.items() if numbers}
        if function.kind == "declaration":
            nodes = {kind: f"!{2000 + LISTS.index(node)}" for kind, node in nodes.items()}
        attached = " ".join(f"!{kind} {node}" for kind, node in nodes.items())
        if function.kind == "declaration":
            return f"declare {attached} {head}"
        kernel = "spir_kernel " if function.kind == "kernel" else ""
        lines = [f"define {kernel}{head} personality ptr null {attached} {{"]
        for i, (how, what) in enumerate(function.body):
            lines += self.instruction(i, how, what)
        lines += [f"  ret {function.result.text} poison" if function.result else "  ret void"]
        if any(how == "call by invoke" for how, _ in function.body):
            lines += ["unwind:", "  %pad = landingpad { ptr, i32 }", "    cleanup", "  unreachable"]
        return "\n".join((*lines, "}"))

    def instruction(self, i: int, how: str, what: Type | int | list[int]) -> Iterable[str]:
        if isinstance(what, Type):
            yield {
                "alloca": f"  %v{i} = alloca {what.text}",
                "load": f"  %v{i} = load {what.text}, ptr null",
                "store": f"  store {what.text} poison, ptr null",
                "step": f"  %v{i} = getelementptr {what.text}, ptr null, i32 1",
                "string": f'  call void asm sideeffect "{what.text.replace(chr(34), "")} @variable0", ""()',
                "freeze": f"  %v{i} = freeze {what.text} undef",
            }[how]
        elif isinstance(what, list):
            yield f"  %v{i} = add i32 1, 2, !sycl_used_aspects !{{{integers(what)}}}"
        elif how == "variable":
            yield f"  %v{i} = load i32, ptr @variable{what}"
        elif how == "address":
            yield f"  store ptr @{spell(self.functions[what].name)}, ptr null"
        else:
            callee = self.functions[what]
            result = f"{callee.result.text}" if callee.result else "void"
            arguments = ", ".join(f"{part.text} poison" for part in callee.parameters)
            name = f"alias{what}" if how == "call of alias" else spell(callee.name)
            if how == "call by invoke":
                yield f"  invoke {result} @{name}({arguments})\n          to label %b{i} unwind label %unwind"
                yield f"b{i}:"
            else:
                yield f"  call {result} @{name}({arguments})"


def spelled(types: Iterable[Type]) -> str:
    return ", ".join(part.text for part in types)


def integers(numbers: Iterable[int]) -> str:
    return ", ".join(f"i32 {number}" for number in numbers)


some_aspects = st.lists(st.sampled_from(NUMBERS), max_size=2)


@st.composite
def types(draw: st.DrawFn, known: list[Type]) -> Type:
    """Make a type of plain ones and of those that are known."""
    found = draw(st.sampled_from([*known, *(Type(text, uses) for text, uses in PLAIN.items())]))
    shape = draw(st.sampled_from(["{}", "{}", "[2 x {}]", "{{ i8, {} }}", "<{{ {} }}>", "[1 x {{ {} }}]"]))
    return Type(shape.format(found.text), found.uses)


@st.composite
def programs(draw: st.DrawFn) -> Program:
    structs: dict[str, tuple[Type, list[Type], list[int]]] = {}
    known: list[Type] = []
    for name in STRUCTS[: draw(st.integers(0, 3))]:
        members = draw(st.lists(types(known), min_size=1, max_size=2))
        numbers = draw(some_aspects)
        kind = Type(f"%{spell(name)}", frozenset(numbers).union(*(member.uses for member in members)))
        structs[name] = kind, members, numbers
        known.append(kind)
    some_types = types(known)
    variables = draw(st.lists(some_types, min_size=1, max_size=2))
    kinds = draw(st.lists(st.sampled_from(["kernel", "external", "builtin", "plain", "declaration"]), max_size=8))
    kinds.insert(0, "kernel")
    functions = [draw(signatures(i, kind, some_types)) for i, kind in enumerate(kinds)]
    calls = ["call", "call by invoke", "call of alias", "address"]
    uses = ["alloca", "load", "store", "step", "string", "freeze"]
    for function in functions:
        if function.kind == "declaration":
            continue
        for how in draw(st.lists(st.sampled_from([*calls, *uses, "list", "variable"]), max_size=4)):
            function.body.append((how, draw(operand(how, functions, variables, some_types))))
    return Program(structs, variables, functions)


@st.composite
def signatures(draw: st.DrawFn, i: int, kind: str, some_types: st.SearchStrategy[Type]) -> Function:
    name = {"builtin": f"_Z10__spirv_{i}v", "plain": f"plain {i}"}.get(kind, f"{kind}{i}")
    return Function(
        name,
        kind,
        None if kind == "kernel" else draw(st.none() | some_types),
        draw(st.lists(some_types, max_size=2)),
        draw(st.just([]) | some_aspects),
        draw(st.just([]) | some_aspects),
        draw(st.none() | st.none() | st.sampled_from(SETS)),
        draw(st.none() | st.lists(st.sampled_from(SETS), min_size=1, max_size=2, unique=True)),
    )


@st.composite
def operand(
    draw: st.DrawFn, how: str, functions: list[Function], variables: list[Type], some_types: st.SearchStrategy[Type]
) -> Type | int | list[int]:
    if how == "list":
        return draw(st.lists(st.sampled_from(NUMBERS), min_size=1, max_size=2))
    if how == "variable":
        return draw(st.integers(0, len(variables) - 1))
    if how in ("call", "call by invoke", "call of alias", "address"):
        fits: Callable[[int], bool] = lambda i: functions[i].kind != "declaration" or how != "call of alias"  # noqa: E731
        return draw(st.integers(0, len(functions) - 1).filter(fits))
    kind = draw(some_types)
    return Type(kind.text, frozenset()) if how == "string" else kind


@given(programs(), st.sets(st.sampled_from(["fp64", "fp16"])))
def test_lists_are_those_of_the_reference(program: Program, excluded: set[str]) -> None:
    options = f"exclude-aspects={','.join(sorted(excluded))};no-validate-aspects"
    module = run_pipeline(str(program), f"sycl-propagate-aspects-usage<{options}>")[0].module
    found = {function.name: {*aspects_of(function)} for function in module.functions.values()}
    assert found == program.used({NAMES[name] for name in excluded})
    fixed = {f.name for f in module.functions.values() if integers_of(f, "sycl_fixed_targets") == ()}
    assert fixed == {function.name for function in program.functions if function.is_entry_point}


@settings(max_examples=settings().max_examples // 5)
@given(programs())
def test_llvm_takes_the_programs_and_what_becomes_of_them(program: Program) -> None:
    module = Module.parse(str(program))
    llvm.verify(module)
    for image in run_pipeline(module, "sycl-propagate-aspects-usage<no-validate-aspects>"):
        llvm.verify(image.module)
