"""Options of passes in the manner of `opt`: `-sycl-...-fixed-targets=a,b` beside the pipeline, not in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.errors import PipelineError
from syclopt.pipeline.pass_options import option_specs, with_option
from syclopt.pipeline.registry import pass_class, pass_classes, pass_names
from syclopt.pipeline.text import PipelineText

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from syclopt.passes import Pass


def takes_value(flag: str) -> bool | None:
    """Return whether a flag needs a value: all but those of boolean fields do. None when no pass has it."""
    cls = _owner(flag)
    if cls is None:
        return None
    return not next(spec for spec in option_specs(cls) if spec.field == cls.flags[flag]).words


def with_flags(passes: Sequence[Pass], given: Iterable[tuple[str, str | None]]) -> list[Pass]:
    """Return the passes of a pipeline with what flags say of their fields; a list in a flag is added to a list there.

    Raises `PipelineError` for a value that the field does not take, and a flag of a pass that the pipeline lacks.
    """
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
