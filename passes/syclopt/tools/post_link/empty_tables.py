"""What syclopt-post-link says of a table that lists no image, as its target lacks what each of them needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt import names
from syclopt.errors import InputError
from syclopt.mangling.shown_names import shown

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from syclopt.diagnostics import Warnings
    from syclopt.images.device_image import DeviceImage
    from syclopt.images.image_files import ImageFiles
    from syclopt.ir.text.spelling import Key
    from syclopt.targets import Requirements, Target

EMPTY = "empty-table"


def check_tables(files: ImageFiles, targets: Mapping[str, Target], warnings: Warnings, *, is_one_image: bool) -> None:
    """Warn of each table from which all images were left out; `targets` are those of the tables, by name.

    Raises `InputError` if there is one image for all kernels (`is_one_image`): what one needs takes away all of them.
    The warning is silenced for both.
    """
    for table, image in files.empty_tables():
        if warnings.level(EMPTY) == "ignore":
            continue
        message = f"no image is left for target '{table.target}', which {_denials(targets[table.target], image)}"
        if is_one_image:
            raise InputError(f"{message}; -split=none makes one image of all kernels, write another mode")
        warnings.warn(EMPTY, message)


def _denials(target: Target, image: DeviceImage) -> str:
    """Return what the target lacks of what an image needs, and the first kernel or function that needs it."""
    from syclopt.targets import Requirements

    for name, required in _requirements(image):
        if denials := target.denials(required):
            return f"{', '.join(denials)}: {shown(name)} needs it"
    return ", ".join(target.denials(Requirements.from_properties(image.properties or {})))


def _requirements(image: DeviceImage) -> Iterator[tuple[Key, Requirements]]:
    """Yield the entry points of an image with the aspects and sub-group sizes that each requires."""
    from syclopt.analysis.device_metadata import aspects_of, integers_of
    from syclopt.analysis.entry_points import EntryPoints
    from syclopt.targets import Requirements

    for key in EntryPoints.compute(image.module).ordered:
        function = image.module.functions[key]
        kinds = (names.USED_ASPECTS_KIND, names.DECLARED_ASPECTS_KIND)
        aspects = frozenset(number for kind in kinds for number in aspects_of(function, kind) if number >= 0)
        sizes = frozenset(integers_of(function, names.REQD_SUB_GROUP_SIZE_KIND) or ())
        yield key, Requirements(aspects, sizes)
