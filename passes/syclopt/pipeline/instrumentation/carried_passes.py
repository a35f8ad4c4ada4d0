"""How the script of a reproducer finds passes that are not syclopt's own."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from syclopt.errors import PipelineError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from syclopt.passes import Pass

_FOLDER = "passes"


def carry(passes: Iterable[Pass], folder: Path) -> Iterator[str]:
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
    from syclopt.pipeline.installed_passes import GROUP

    info = folder / "syclopt_crash-0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: syclopt-crash\nVersion: 0\n")
    (info / "entry_points.txt").write_text(f"[{GROUP}]\n{''.join(rows)}")
