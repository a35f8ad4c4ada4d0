"""One module through DPC++'s own post-link step and through ours, and how the images differ."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from tests.peer.image_differences import differences
from tests.peer.image_facts import facts_of_ours, facts_of_peer
from tests.peer.joined_images import joined_ours, joined_theirs
from tests.peer.known_differences import known
from tests.peer.symbol_sorts import SymbolSorts

from syclopt.errors import FrontEndCrash, FrontEndError, SycloptError
from syclopt.frontends import dpcpp
from syclopt.passes import Warnings
from syclopt.pipeline.post_link.options import SPLIT_MODES, PostLinkOptions, SplitMode
from syclopt.pipeline.post_link.preset import pipeline_of
from syclopt.pipeline.run import run_pipeline

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.peer.image_differences import Difference
    from tests.peer.image_facts import ImageFacts

    from syclopt.ir.module import Module

_PEER_MODES: dict[SplitMode, str] = {"source": "per_source", "kernel": "per_kernel", "auto": "auto", "none": "off"}
_DYNAMIC_LINKING = "-fsycl-allow-device-image-dependencies"
_WARNINGS = ("no-undefined-function", "no-host-virtual-function", "no-null-virtual-function")


class Way(NamedTuple):
    """How a module is split: the mode, and whether images may import from each other."""

    mode: SplitMode
    dynamic_linking: bool = False

    def __str__(self) -> str:
        return f"{self.mode}{', dynamic linking' if self.dynamic_linking else ''}"


WAYS = tuple(Way(mode, dynamic) for dynamic in (False, True) for mode in SPLIT_MODES)


@dataclass(frozen=True)
class Outcome:
    """What came of a comparison: `known` and `unknown` differences, or why nothing could be compared."""

    known: Sequence[tuple[str, Difference]] = ()
    unknown: Sequence[Difference] = ()
    peer_died: str = ""
    both_refuse: str = ""
    one_refuses: str = ""


def compare(module: Module, way: Way) -> Outcome:
    """Run both steps on a module and compare the images. Raises `LLVMError` where LLVM cannot write its bitcode."""
    try:
        theirs, they_say = _images_of_peer(module, way), ""
    except FrontEndCrash as error:
        return Outcome(peer_died=str(error))
    except FrontEndError as error:
        theirs, they_say = [], str(error)
    try:
        ours, we_say = _images_of_ours(module, way), ""
    except SycloptError as error:
        ours, we_say = [], str(error)
    if they_say and we_say:
        return Outcome(both_refuse=f"ours: {we_say}; theirs: {they_say}")
    if they_say or we_say:
        return Outcome(one_refuses=f"ours: {we_say}" if we_say else f"theirs: {they_say}")
    sorts = SymbolSorts(module)
    rows: list[tuple[str, Difference]] = []
    unknown: list[Difference] = []
    for each in differences(joined_ours(ours, way.mode), joined_theirs(theirs, sorts), sorts):
        row = known(each, way.mode)
        if row is None:
            unknown.append(each)
        else:
            rows.append((row.name, each))
    return Outcome(rows, unknown)


def _images_of_peer(module: Module, way: Way) -> list[ImageFacts]:
    flags = [f"-fsycl-device-code-split={_PEER_MODES[way.mode]}"]
    if way.dynamic_linking:
        flags.append(_DYNAMIC_LINKING)
    return [facts_of_peer(image) for image in dpcpp.post_link(module, flags)]


def _images_of_ours(module: Module, way: Way) -> list[ImageFacts]:
    """Return the images of the preset, with all the property sets that DPC++'s step makes."""
    pipeline = pipeline_of(
        PostLinkOptions(
            mode=way.mode,
            runtime="dpcpp",
            param_info=True,
            program_metadata=True,
            kernel_names=True,
            exported_symbols=True,
            imported_symbols=True,
            device_globals=True,
            dynamic_linking=way.dynamic_linking,
            only_kernels_as_entry_points=not way.dynamic_linking,
        )
    )
    return [facts_of_ours(image) for image in run_pipeline(module, pipeline, warnings=Warnings(_WARNINGS))]
