"""From pipeline text to passes, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.errors import PipelineError
from syclopt.pipeline.registry import pass_class

if TYPE_CHECKING:
    from collections.abc import Iterable

    from syclopt.passes import Pass


def parse_pipeline(text: str, name: str = "<pipeline>") -> list[Pass]:
    """Return the passes that `text` names; `name` stands for the text in errors.

    Raises `ParseError` for text that is no pipeline, `PipelineError` for an unknown pass, option or value.
    """
    if not text.strip():
        return []
    from syclopt.pipeline.options import build
    from syclopt.pipeline.text import PipelineText, parse

    source = PipelineText(text, name)
    passes: list[Pass] = []
    for element in parse(source):
        try:
            cls = pass_class(element.name.text)
        except PipelineError as error:
            raise source.error(error.message, element.name.offset) from None
        passes.append(build(cls, element, source))
    return passes


def print_pipeline(passes: Iterable[Pass]) -> str:
    """Return the shortest text that `parse_pipeline` turns into the same passes."""
    from syclopt.pipeline.options import print_pass

    return ",".join(print_pass(pass_) for pass_ in passes)
