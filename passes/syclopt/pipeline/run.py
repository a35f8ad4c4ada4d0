"""Pipelines from Python: any form of IR in, device images out."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, cast

from syclopt.child_processes import available_cores
from syclopt.images.device_image import DeviceImage
from syclopt.ir.module import Module
from syclopt.passes import Pass, Warnings
from syclopt.pipeline.manager import PassManager
from syclopt.pipeline.parse import parse_pipeline

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from syclopt.pipeline.instrumentation.interface import Instrumentation

_TEXTS: tuple[type, ...] = (str, bytes, bytearray, memoryview)


def run_pipeline(
    source: object,
    pipeline: str | Sequence[Pass],
    *,
    instrumentation: Sequence[Instrumentation] = (),
    warnings: Warnings | None = None,
    jobs: int = 1,
    executor: Executor | None = None,
) -> list[DeviceImage]:
    """Run a pipeline and return the images that come out.

    `source` is IR (`str`; `bytes` or the like, which may be bitcode), a file (`os.PathLike`), a `Module`, an llvmlite
    module, an image or a sequence of images. It is not changed. `pipeline` is text, or a sequence of passes. After the
    last split, images are finished by `executor`, or by as many processes as `jobs` says (0: one for each core).

    Raises `SycloptError` for what cannot be read or run, `TypeError` for a source or a pass of another type.
    """
    is_text = isinstance(pipeline, str)
    given = pipeline if is_text or isinstance(pipeline, Iterable) else (pipeline,)  # pyright: ignore[reportUnnecessaryIsInstance] - callers are not checked
    passes = parse_pipeline(given) if isinstance(given, str) else list(given)
    for one in passes:
        if not isinstance(one, Pass):  # pyright: ignore[reportUnnecessaryIsInstance] - callers are not checked
            raise TypeError(f"expected passes, or their names in one text, found {one!r}")
    warnings = warnings or Warnings()
    manager = PassManager(passes, instrumentation, warnings, jobs=jobs or available_cores(), executor=executor)
    return manager.run(_images(source))


def _images(source: object) -> list[DeviceImage]:
    if isinstance(source, DeviceImage):
        return [source.copy()]
    if isinstance(source, Sequence) and not isinstance(source, _TEXTS):
        return [*map(_copied, cast("Sequence[object]", source))]
    return [DeviceImage(_module(cast("object", source)))]


def _copied(image: object) -> DeviceImage:
    if not isinstance(image, DeviceImage):
        raise TypeError(f"expected images in a sequence, found {type(image).__name__}")
    return image.copy()


def _module(source: object) -> Module:
    if isinstance(source, Module):
        return source.copy()
    if isinstance(source, _TEXTS):
        return Module.parse(cast("str | bytes", source))
    if isinstance(source, os.PathLike):
        return Module.read(cast("os.PathLike[str]", source))
    if type(source).__module__.startswith("llvmlite."):
        return Module.from_llvmlite(cast("Any", source))
    raise TypeError(f"cannot make a module from {type(source).__name__}")
