"""The C++ text of a random program. Each virtual function is annotated with its set."""

from __future__ import annotations

from typing import TYPE_CHECKING

from class_model import RESULTS, SLOTS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from class_model import Action, Class, Method, Program, Step

_DEPTH = 3
ARENA_SIZE = SLOTS * 8 + SLOTS * 512
_START = f"""
inline void *operator new(unsigned long, void *place) noexcept {{ return place; }}
struct Arena {{ alignas(16) char memory[{SLOTS}][512]; void *objects[{SLOTS}]; }};
inline unsigned counter_of_all = 1;
"""


def header(program: Program) -> str:
    """Return the header: its classes, their inline functions, and functions that make objects."""
    classes = program.visible(None)
    lines = ["#pragma once", _START, *(f"struct {cls.name};" for cls in classes)]
    lines += [_class(cls) for cls in classes]
    lines += [f"{cls.name} *make_{cls.name}(void *place);" for cls in classes if not cls.is_abstract()]
    lines += [f"inline {_definition(method)}" for method in _defined(classes, None)]
    return "\n".join(lines)


def unit(program: Program, number: int) -> str:
    """Return the text of a unit."""
    own = [cls for cls in program.classes if cls.unit == number]
    lines = ['#include "header.hpp"', "static unsigned counter_of_unit = 2;", "namespace {"]
    lines += [*map(_class, own), "}"]
    lines += [_definition(method) for method in _defined(program.visible(number), number)]
    for place, cls in enumerate(program.visible(None)):
        if not cls.is_abstract() and place % program.units == number:
            lines.append(f"{cls.name} *make_{cls.name}(void *place) {{ return new (place) {cls.name}; }}")
    for place, kernel in enumerate(program.kernels):
        if kernel.unit == number:
            lines.append(f'extern "C" void kernel_{place}(unsigned *out, Arena *arena) {{')
            lines += [_action(action, line) for line, action in enumerate(kernel.actions)]
            lines.append(f"  out[{RESULTS}] = counter_of_all * 1000 + counter_of_unit;\n}}")
    return "\n".join(lines)


def _defined(classes: list[Class], unit: int | None) -> Iterator[Method]:
    """Yield the methods with a definition in a unit, or as inline ones in the header."""
    for cls in classes:
        yield from (method for method in cls.methods.values() if method.unit == unit and not method.pure)


def _class(cls: Class) -> str:
    bases = ", ".join(f"{'virtual ' * base.shared}{base.name}" for base in cls.bases)
    number = sum(method.number for method in cls.methods.values()) + len(cls.name)
    lines = [f"struct {cls.name}{' : ' if bases else ''}{bases} {{", f"  unsigned n_{cls.name} = {number};"]
    for method in cls.methods.values():
        annotation = f'__attribute__((annotate("set:{method.set}"))) ' if method.set else ""
        lines.append(f"  {annotation}virtual {_signature(method, '')}{' = 0' * method.pure};")
    return "\n".join((*lines, "};"))


def _signature(method: Method, scope: str) -> str:
    name = f"{scope}{method.family.name}"
    kind, owner = method.family.kind, method.owner.name
    if kind == "destructor":
        return f"{name}{owner}()"
    if kind == "covariant":
        return f"{owner} *{name}()"
    return f"unsigned {name}(unsigned d, unsigned x{', ...' * (kind == 'variadic')})"


def _definition(method: Method) -> str:
    kind, owner = method.family.kind, method.owner.name
    counter = "counter_of_all" if method.unit is None else "counter_of_unit"
    steps = [_step(step, counter) for step in method.steps]
    if kind == "destructor":
        return f"{owner}::~{owner}() {{ counter_of_all += {method.number};{''.join(steps)} }}"
    if kind == "covariant":
        return f"{_signature(method, f'{owner}::')} {{ return this; }}"
    lines = [f"if (d == 0) return {method.number};", f"unsigned r = x * 3 + n_{owner} + {method.number};"]
    if kind == "variadic":
        more = "__builtin_va_list more; __builtin_va_start(more, x);"
        lines.append(f"{more} r += __builtin_va_arg(more, unsigned) * 7; __builtin_va_end(more);")
    if method.set.startswith("d"):
        lines.append(f"double t = (int)(r % 1000) * 0.75; r += (int)(t + {method.number});")
    body = "\n  ".join((*lines, *steps, "return r;"))
    return f"{_signature(method, f'{owner}::')} {{\n  {body}\n}}"


def _step(step: Step, counter: str) -> str:
    if step.family is None:
        return f"++{counter};"
    name, variadic = step.family.name, ", x + 2" * (step.family.kind == "variadic")
    arguments = f"(d - 1, x + 1{variadic})"
    if step.kind == "self":
        return f"r += {name}()->n_{step.family.root.name};"
    if step.kind == "own":
        return f"r += {name}{arguments};"
    assert step.cls is not None
    cls = step.cls.name
    if step.kind == "direct":
        return f"r += {cls}::{name}{arguments};"
    return f"{{ {cls} made; {cls} *volatile hidden = &made; r += hidden->{name}{arguments}; }}"


def _action(action: Action, line: int) -> str:
    static, slot = action.static.name, action.slot
    if action.kind == "create":
        place = f"arena->memory[{slot}]"
        made = f"make_{action.cls.name}({place})" if action.by_factory else f"new ({place}) {action.cls.name}"
        return f"  {{ {static} *made = {made}; arena->objects[{slot}] = made; }}"
    assert action.family is not None
    pointer = f"{static} *{'volatile ' * action.hidden}p = static_cast<{static} *>(arena->objects[{slot}]);"
    if action.kind == "destroy":
        return f"  {{ {pointer} p->~{static}(); }}"
    variadic = ", 9" * (action.family.kind == "variadic")
    return f"  {{ {pointer} out[{line}] = p->{action.family.name}({_DEPTH}, {line + 5}{variadic}); }}"
