"""From pipeline text to passes, and back."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from syclopt.errors import PipelineError
from syclopt.pipeline.registry import find_pass, pass_class

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from syclopt.passes import Pass
    from syclopt.pipeline.text import Element


def parse_pipeline(text: str, name: str = "<pipeline>") -> list[Pass]:
    """Return the passes that `text` names; `name` stands for the text in errors.

    Names that LLVM alone has are passes of LLVM: those that follow each other run together, as in `llvm(...)`.
    Raises `ParseError` for text that is no pipeline, `PipelineError` for an unknown pass, option or value.
    """
    if not text.strip():
        return []
    from syclopt.pipeline.pass_options import build
    from syclopt.pipeline.text import PipelineText, parse

    source = PipelineText(text, name)
    passes: list[Pass] = []
    for element in _with_llvm(parse(source)):
        try:
            cls = pass_class(element.name.text)
        except PipelineError as error:
            raise source.error(error.message, element.name.offset) from None
        passes.append(build(cls, element, source))
    return passes


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
    from syclopt.ir.llvm.pass_names import PASSES

    return name in PASSES or name == "default"


def print_pipeline(passes: Iterable[Pass]) -> str:
    """Return the shortest text that `parse_pipeline` turns into the same passes."""
    from syclopt.pipeline.pass_options import print_pass

    return ",".join(print_pass(pass_) for pass_ in passes)
