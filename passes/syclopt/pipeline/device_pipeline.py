"""All that happens to device code between DPC++'s front end and translation, as a preset of passes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from syclopt.pipeline.parse import parse_pipeline
from syclopt.pipeline.post_link.options import PostLinkOptions
from syclopt.pipeline.post_link.preset import pipeline_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclopt.passes import Pass


_NUMBERS = {f"O{number}": number for number in range(4)}
_USUAL = 2  # also of what is optimized for size


@dataclass(frozen=True)
class DeviceOptions:
    """What is done with device code: how it is optimized, whether DPC++ did so already, and how it is split."""

    level: str = "O2"
    is_lowered: bool = False
    step: PostLinkOptions = field(default_factory=PostLinkOptions)


def device_pipeline(options: DeviceOptions) -> str:
    """Return the pipeline from the raw IR of a program to its images."""
    return ",".join((*_lowering(options), pipeline_of(options.step), "spirv-link-once"))


def device_passes(options: DeviceOptions) -> list[Pass]:
    """Return the passes of the pipeline."""
    return parse_pipeline(device_pipeline(options), "<device>")


def _lowering(options: DeviceOptions) -> Iterator[str]:
    if options.is_lowered:
        return
    yield "sycl-conditional-call-on-device<prefix=program>"
    yield "sycl-cleanup-vtables"
    yield "sycl-virtual-functions-analysis"
    yield "sycl-propagate-aspects-usage<exclude-aspects=fp64>"
    yield "sycl-internalize-functions"
    yield f"llvm(default<{options.level}>)"
    yield "sycl-propagate-aspects-usage"
    yield "sycl-lower-wg-local-memory"
    yield "sycl-mutate-printf-addrspace"
    yield f"sycl-add-opt-level-attribute<level={_NUMBERS.get(options.level, _USUAL)}>"
