"""The device side of a program: modules of its sources become one, that becomes images, and those become code."""

from __future__ import annotations

import os
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from syclopt.errors import FileError, SycloptError
from syclopt.images.file_table import COLUMNS
from syclopt.images.image_files import FileFormat, ImageFiles, TableOutput
from syclopt.images.properties import PropertySets
from syclopt.images.wrapper.offload_image import OffloadImage
from syclopt.pipeline.device_pipeline import DeviceOptions, device_passes
from syclopt.pipeline.post_link.options import PostLinkOptions
from syclopt.pipeline.run import run_pipeline
from syclopt.tools.cxx.device_choices import range_of_queries
from syclopt.tools.cxx.device_libraries import with_device_libraries
from syclopt.tools.cxx.device_targets import JUST_IN_TIME, by_target
from syclopt.tools.cxx.translation import translated
from syclopt.tools.cxx.units import linked

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Sequence

    from syclopt.images.device_image import DeviceImage
    from syclopt.ir.module import Module
    from syclopt.passes import Pass
    from syclopt.tools.cxx.cxx_arguments import Arguments


def passes_of(arguments: Arguments, target: str) -> list[Pass]:
    """Return the passes that the device code of a program goes through for a target."""
    step = PostLinkOptions(
        mode=arguments.split,
        param_info=True,
        program_metadata=True,
        kernel_names=True,
        exported_symbols=arguments.imports_between_images,
        imported_symbols=arguments.imports_between_images,
        dynamic_linking=arguments.imports_between_images,
        only_kernels_as_entry_points=not arguments.imports_between_images,
        device_globals=True,
        id_queries_range=range_of_queries(arguments.device),
        spec_constants="native" if target == JUST_IN_TIME else "emulation",
        runtime="dpcpp",
        target=None if target == JUST_IN_TIME else target,
        lower_esimd=True,
    )
    return device_passes(DeviceOptions(arguments.level, arguments.lowered_by_dpcpp, step))


def device_images(modules: Sequence[Module], arguments: Arguments) -> list[OffloadImage]:
    """Return the images of a program, as its runtime takes them. Raises `SycloptError`."""
    found: list[OffloadImage] = []
    programs = by_target(modules, arguments.targets)
    for target, parts in programs.items():
        whole = with_device_libraries(linked(parts), arguments.device_libraries)
        with _without_lines_of_ir():
            images = run_pipeline(whole, passes_of(arguments, target))
        if arguments.dump_folder is None:
            found += [_offload_image(image, target, arguments) for image in images]
        else:
            stem = Path(arguments.output or "a.out").stem
            name = stem if len(programs) == 1 else f"{stem}-{target}"
            found += _dumped(images, target, os.path.join(arguments.dump_folder, name), arguments)
    return found


@contextmanager
def _without_lines_of_ir() -> Generator[None]:
    """Let errors name the source alone: the lines of its IR are in no file."""
    try:
        yield
    except SycloptError as error:
        if error.location is not None:
            error.file, error.location = error.location.file, None
        raise


def _offload_image(image: DeviceImage, target: str, arguments: Arguments) -> OffloadImage:
    code = translated(image, arguments)
    symbols, sets = tuple(image.symbols or ()), image.properties or PropertySets()
    to_compile, to_link = (arguments.options_of_images(step, target) for step in ("compile", "link"))
    return OffloadImage(code, symbols, sets, target, to_compile, to_link)


def _dumped(images: Sequence[DeviceImage], target: str, prefix: str, arguments: Arguments) -> Iterator[OffloadImage]:
    """Yield the images, of which IR, code, properties and symbols go to files whose names begin with `prefix`."""
    folder = os.path.dirname(prefix)
    try:
        os.makedirs(folder, exist_ok=True)
    except OSError as error:
        raise FileError.from_os("make the folder for device code", folder, error) from error
    with ImageFiles(prefix, [TableOutput(f"{prefix}.table")], COLUMNS, FileFormat()) as files:
        for image in images:
            wrapped = _offload_image(image, target, arguments)
            files.write(f"{prefix}_{image.index}.ll", image.module.to_bytes())
            code = f"{prefix}_{image.index}.spv"
            files.write(code, wrapped.code)
            files.add(image, code)
            yield wrapped
        files.write_tables()
