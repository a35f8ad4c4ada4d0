"""A folder that repeats a crash inside a pass: the input of that pass, the rest of the pipeline, the command line."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, ClassVar, TextIO

from syclopt.passes import Warnings
from syclopt.pipeline.instrumentation.interface import Instrumentation, PassRun
from syclopt.pipeline.manager import PassManager
from syclopt.pipeline.parse import print_pipeline

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence
    from pathlib import Path

    from syclopt.images.device_image import DeviceImage
    from syclopt.passes import Pass


class Reproducer(Instrumentation):
    """On a crash, makes `syclopt-crash-XXXX` in the current folder, or among temporary files if that is not possible.

    The module may be half edited by then: its state before the pass comes from running the earlier passes again.
    """

    watches_all: ClassVar[bool] = False

    def __init__(self, stream: TextIO | None = None) -> None:
        self._stream = stream or sys.stderr
        self._passes: Sequence[Pass] = ()
        self._images: list[DeviceImage] = []
        self._skipped: set[tuple[int, int]] = set()

    def begin(self, passes: Sequence[Pass], images: Sequence[DeviceImage]) -> None:
        """Keep the text of the input."""
        self._passes = passes
        self._images = [image.with_module(image.module.again(), image.answers) for image in images]

    def skipped(self, run: PassRun) -> None:
        """Remember it."""
        self._skipped.add((run.position, run.image.index))

    def failed(self, run: PassRun, error: Exception) -> None:
        """Write the folder and say where it is."""
        import shlex
        import traceback

        from syclopt.pipeline.instrumentation.carried_passes import carry

        try:
            quiet = Warnings(emit=lambda _: None)
            earlier = PassManager(self._passes[: run.position], [_Replay(self._skipped)], quiet)
            image, position = earlier.run(self._images)[run.image.index], run.position
        except Exception as again:  # a crash report does not crash
            self._stream.write(f"syclopt: the passes before {run} cannot be repeated: {again}\n")
            return
        try:
            folder = _folder()
            passes = self._passes[position:]
            pipeline = print_pipeline(passes)
            command = shlex.join(["syclopt", f"-passes={pipeline}", "input.ll", "-S", "-o", os.devnull])
            (folder / "input.ll").write_bytes(image.module.to_bytes())
            (folder / "pipeline.txt").write_text(f"{pipeline}\n", encoding="utf-8", errors="surrogateescape")
            (folder / "traceback.txt").write_text("".join(traceback.format_exception(error)), encoding="utf-8")
            script = folder / "reproduce.sh"
            lines = ["#!/bin/sh", 'cd "$(dirname "$0")" || exit', *carry(passes, folder), command]
            script.write_text("".join(f"{line}\n" for line in lines), "utf-8", "surrogateescape")
            script.chmod(0o755)
        except OSError as failure:
            self._stream.write(f"syclopt: no reproducer could be written: {failure}\n")
            return
        self._stream.write(f"syclopt: pass {run} crashed; {folder}/reproduce.sh repeats it\n")


class _Replay(Instrumentation):
    """Skips what was skipped the first time, and says nothing."""

    def __init__(self, skipped: Collection[tuple[int, int]]) -> None:
        self._skipped = skipped

    def should_run(self, run: PassRun) -> bool:
        return (run.position, run.image.index) not in self._skipped


def _folder() -> Path:
    import tempfile
    from pathlib import Path

    try:
        return Path(tempfile.mkdtemp(prefix="syclopt-crash-", dir=".")).resolve()
    except OSError:
        return Path(tempfile.mkdtemp(prefix="syclopt-crash-"))
