"""`ptxas`, which makes machine code of PTX: where it is, and what it says."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from types import MappingProxyType
from typing import TYPE_CHECKING

from syclopt.child_processes import end_child, end_of, start_child, timeout_of
from syclopt.errors import AssemblerError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

TIMEOUT_VARIABLE = "SYCLOPT_PTXAS_TIMEOUT"
_PACKAGES = (("nvidia.cuda_nvcc", "bin"), ("nvidia.cu13", "bin"))
_TOOLKITS = ("CUDA_HOME", "CUDA_PATH")
_RELEASE = re.compile(r"release (\d+)\.")
_LINE = re.compile(r", line (\d+)")
_FUNCTION = re.compile(r"^[ \t]*(?:\.(?:visible|weak|extern)[ \t]+)*\.(?:entry|func)\b[^\n]*?([\w$%]+)[ \t]*\($", re.M)
_QUOTED = re.compile(r"'([\w$%]+)'")
_LONGEST = 600


def find_ptxas() -> str | None:
    """Return the path of `ptxas`: that of a package, of a toolkit that the environment names, or of PATH."""
    return next((path for path in _places() if os.access(path, os.X_OK)), None) or shutil.which("ptxas")


def _places() -> Iterator[str]:
    for package, folder in _PACKAGES:
        with suppress(ModuleNotFoundError):
            spec = find_spec(package)
            for place in (spec.submodule_search_locations or ()) if spec is not None else ():
                yield os.path.join(place, folder, "ptxas")
    for variable in _TOOLKITS:
        if root := os.environ.get(variable):
            yield os.path.join(root, "bin", "ptxas")


def assembled(
    text: str, architecture: str, names: Mapping[str, str] = MappingProxyType({}), newest: int | None = None
) -> bytes:
    """Return the machine code of PTX for one architecture, such as `sm_90`.

    Raises `AssemblerError` where there is no `ptxas`, or one of a newer version of CUDA than `newest`, or no room for
    its files, and for what it refuses, with the function that it is about: messages call functions as `names` has it.
    """
    program = find_ptxas()
    if program is None:
        raise AssemblerError("there is no 'ptxas': install 'syclopt[cuda]', or set CUDA_HOME to a CUDA toolkit")
    if newest is not None and (version := _version(program)) > newest:
        raise AssemblerError(f"'ptxas' is that of CUDA {version}, expected one of CUDA {newest} at most", file=program)
    try:
        return _assembled(program, text, architecture, names)
    except OSError as error:
        raise AssemblerError(f"cannot write the files of 'ptxas': {error.strerror or error}") from error


def _assembled(program: str, text: str, architecture: str, names: Mapping[str, str]) -> bytes:
    with tempfile.TemporaryDirectory(prefix="syclopt-") as folder:
        source, result = os.path.join(folder, "program.ptx"), os.path.join(folder, "program.cubin")
        with open(source, "w", encoding="ascii") as file:
            file.write(text)
        status, said = _run([program, f"-arch={architecture}", "-o", result, source])
        if status:
            said = said.replace(source, "program.ptx") or end_of(status)
            raise AssemblerError(_message(said, text, architecture, names))
        with open(result, "rb") as file:
            return file.read()


@cache
def _version(program: str) -> int:
    """Return the first number of the version of CUDA that a `ptxas` is of."""
    status, said = _run([program, "--version"])
    found = _RELEASE.search(said)
    if status or found is None:
        raise AssemblerError(f"'ptxas --version' says {said.strip() or end_of(status)!r}", file=program)
    return int(found[1])


def _run(command: list[str]) -> tuple[int, str]:
    """Return the status of a process, and what it says."""
    try:
        process = start_child(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    except OSError as error:
        raise AssemblerError(f"cannot start 'ptxas': {error.strerror or error}", file=command[0]) from error
    limit = timeout_of(TIMEOUT_VARIABLE)
    try:
        printed, _ = process.communicate(timeout=limit)
    except subprocess.TimeoutExpired:
        raise AssemblerError(f"'ptxas' gave no answer in {limit:g} s") from None
    finally:
        end_child(process)
    return process.returncode, printed.decode("utf-8", "replace")


def _message(said: str, text: str, architecture: str, names: Mapping[str, str]) -> str:
    """Return one line for what `ptxas` says: first the function, then the message."""
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    line = next((int(found[1]) for one in lines if (found := _LINE.search(one))), 0)
    before = "\n".join(text.splitlines()[:line])
    functions: list[str] = _FUNCTION.findall(before)
    where = f" in '{names.get(functions[-1], functions[-1])}'" if functions else ""
    words = _QUOTED.sub(lambda found: f"'{names.get(found[1], found[1])}'", "; ".join(lines))
    words = words if len(words) <= _LONGEST else f"{words[:_LONGEST]}..."
    return f"'ptxas' refuses PTX for {architecture}{where}: {words}"
