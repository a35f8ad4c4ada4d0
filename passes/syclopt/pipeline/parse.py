"""From pipeline text to passes, and back.

Options of passes also stand beside the pipeline, in the manner of `opt`: `-sycl-...-fixed-targets=a,b`.
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from syclopt.errors import PipelineError, nearest
from syclopt.pipeline.registry import find_pass, pass_class, pass_classes, pass_names

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from syclopt.passes import Pass
    from syclopt.pipeline.text import Element, PipelineText

# Adaptors, with those that may stand in them.
_ADAPTORS = {
    "module": ("module", "cgscc", "function"),
    "cgscc": ("cgscc", "function"),
    "function": ("function", "loop", "loop-mssa"),
    "loop": ("loop",),
    "loop-mssa": ("loop-mssa",),
}


def parse_pipeline(text: str, name: str = "<pipeline>") -> list[Pass]:
    """Return the passes that `text` names; `name` stands for the text in errors.

    Names that LLVM alone has are passes of LLVM: those that follow each other run together, as in `llvm(...)`. LLVM's
    adaptors are taken as `opt` takes them: `module(...)` holds any passes, `function(...)`, `cgscc(...)`, `loop(...)`
    and `loop-mssa(...)` those of LLVM that run on such a part of a module.
    Raises `ParseError` for text that is no pipeline, `PipelineError` for an unknown pass, option or value.
    """
    if not text.strip():
        return []
    from syclopt.pipeline.pass_options import build
    from syclopt.pipeline.text import PipelineText, parse

    source = PipelineText(text, name)
    passes: list[Pass] = []
    for element in _with_llvm(_without_adaptors(parse(source), source)):
        try:
            cls = pass_class(element.name.text)
        except PipelineError as error:
            raise source.error(error.message, element.name.offset) from None
        passes.append(build(cls, element, source))
    return passes


def _without_adaptors(elements: Iterable[Element], source: PipelineText, inside: str = "module") -> Iterator[Element]:
    """Yield the passes of a pipeline in order, those that stand in adaptors too."""
    for element in elements:
        name = element.name.text
        if name in _ADAPTORS:
            if name not in _ADAPTORS[inside]:
                raise source.error(f"'{name}(...)' cannot stand in '{inside}(...)'", element.name.offset)
            if element.nested is None or element.options:
                raise source.error(f"expected passes in parentheses after '{name}'", element.name.offset)
            yield from _without_adaptors(element.nested, source, name)
            continue
        if inside != "module":
            _check_part(element, source, inside)
        yield element


def _check_part(element: Element, source: PipelineText, inside: str) -> None:
    """Raise `PipelineError` for what is no pass of LLVM that runs on parts of a module."""
    from syclopt.ir.llvm_worker.pass_names import PASSES, WHOLE_MODULE

    name = element.name.text
    known = PASSES.keys() - WHOLE_MODULE
    if name not in known:
        raise source.error(f"unknown {inside} pass '{name}'{nearest(name, known)}", element.name.offset)


def _with_llvm(elements: Iterable[Element]) -> Iterator[Element]:
    """Yield the elements of a pipeline, those that LLVM alone has in `llvm(...)`."""
    from syclopt.pipeline.text import Element, Value

    for is_llvm, group in groupby(elements, lambda element: _is_llvm(element.name.text)):
        if is_llvm:
            nested = tuple(group)
            yield Element(Value("llvm", nested[0].name.offset), nested=nested)
        else:
            yield from group


def _is_llvm(name: str) -> bool:
    try:
        if find_pass(name) is not None:
            return False
    except PipelineError:  # it comes again, with its place
        return False
    from syclopt.ir.llvm_worker.pass_names import PASSES

    return name in PASSES or name == "default"


def print_pipeline(passes: Iterable[Pass]) -> str:
    """Return the shortest text that `parse_pipeline` turns into the same passes."""
    from syclopt.pipeline.pass_options import print_pass

    return ",".join(print_pass(pass_) for pass_ in passes)


def takes_value(flag: str) -> bool | None:
    """Return whether a flag needs a value: all but those of boolean fields do. None when no pass has it."""
    from syclopt.pipeline.pass_options import option_specs

    cls = _owner(flag)
    if cls is None:
        return None
    return not next(spec for spec in option_specs(cls) if spec.field == cls.flags[flag]).words


def with_flags(passes: Sequence[Pass], given: Iterable[tuple[str, str | None]]) -> list[Pass]:
    """Return the passes of a pipeline with what flags say of their fields; a list in a flag is added to a list there.

    Raises `PipelineError` for a value that the field does not take, and a flag of a pass that the pipeline lacks.
    """
    from syclopt.pipeline.pass_options import with_option
    from syclopt.pipeline.text import PipelineText

    passes = list(passes)
    for flag, value in given:
        cls = _owner(flag)
        if cls is None or cls.name not in {pass_.name for pass_ in passes}:
            owner = f"pass '{cls.name}', which is not in the pipeline" if cls else "no pass"
            raise PipelineError(f"option '-{flag}' is for {owner}")
        text = "true" if value is None else value
        source = PipelineText(f"-{flag}={text}", "<command line>")
        passes = [
            with_option(pass_, cls.flags[flag], text, source) if isinstance(pass_, cls) else pass_ for pass_ in passes
        ]
    return passes


def _owner(flag: str) -> type[Pass] | None:
    """Return the pass that has a flag; those whose name the flag begins with are asked first."""
    for name in pass_names():
        if flag.startswith(name) and flag in (cls := pass_class(name)).flags:
            return cls
    return next((cls for cls in pass_classes() if flag in cls.flags), None)
