"""A folder that repeats a crash inside a pass: the input of that pass, the rest of the pipeline, the command line."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, ClassVar, TextIO

from syclopt.errors import PipelineError
from syclopt.passes import Warnings
from syclopt.pipeline.instrumentation.interface import Instrumentation, PassRun
from syclopt.pipeline.manager import PassManager
from syclopt.pipeline.parse import print_pipeline

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence
    from pathlib import Path

    from syclopt.images.device_image import DeviceImage
    from syclopt.passes import Pass
_FOLDER = "passes"


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
            lines = ["#!/bin/sh", 'cd "$(dirname "$0")" || exit', *_carry(passes, folder), command]
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


def _carry(passes: Iterable[Pass], folder: Path) -> Iterator[str]:
    """Yield lines of a shell script, run in `folder`, after which `syclopt` finds the classes of `passes`.

    Passes that no installed package offers get a package in `folder` that does. What is needed beside that, and a pass
    that no other process can import, is said in a comment.
    """
    import shlex

    classes = {type(pass_): None for pass_ in passes if not type(pass_).__module__.startswith("syclopt.")}
    roots: dict[str, None] = {}
    rows: list[str] = []
    for cls in classes:
        root = _root(cls)
        if root is None:
            yield f"# pass '{cls.name}' is {cls.__module__}:{cls.__qualname__}, which other processes cannot import"
            continue
        roots[root] = None
        package = _package_with(cls)
        if package:
            yield f"# pass '{cls.name}' is from package '{package}'"
        else:
            rows.append(f"{cls.name} = {cls.__module__}:{cls.__qualname__}\n")
    if rows:
        _make_package(folder / _FOLDER, rows)
    if roots:
        places = [*([f'"$PWD/{_FOLDER}"'] if rows else []), *map(shlex.quote, roots)]
        yield f'export PYTHONPATH={":".join(places)}"${{PYTHONPATH:+:$PYTHONPATH}}"'


def _root(cls: type[Pass]) -> str | None:
    """Return the folder from which the module of a class is imported; None when it cannot be imported elsewhere."""
    from pathlib import Path

    file = getattr(sys.modules.get(cls.__module__), "__file__", None)
    if file is None or cls.__module__ == "__main__" or "<locals>" in cls.__qualname__:
        return None
    path = Path(file).resolve()
    levels = cls.__module__.count(".") + (path.name == "__init__.py")
    return str(path.parents[levels])


def _package_with(cls: type[Pass]) -> str | None:
    """Return the installed package that offers a class under the name of the pass."""
    from syclopt.pipeline.registry import find_pass, package_of

    try:
        return package_of(cls) if find_pass(cls.name) is cls else None
    except PipelineError:
        return None


def _make_package(folder: Path, rows: list[str]) -> None:
    from syclopt.pipeline.registry import GROUP

    info = folder / "syclopt_crash-0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: syclopt-crash\nVersion: 0\n")
    (info / "entry_points.txt").write_text(f"[{GROUP}]\n{''.join(rows)}")
