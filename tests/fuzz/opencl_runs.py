"""Programs of `opencl_programs.py`: what they mean, as C for this machine, and what kernels compute."""

from __future__ import annotations

import ctypes
import mmap
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest
from opencl_programs import CELLS, GIVEN, INPUTS
from tests.launches import launch

import syclrt
from syclopt.codegen.native_cpu.sycl_vectorize_work_items import in_step
from syclrt import NdRange, Queue
from syclrt.backends.native_cpu import backend

if TYPE_CHECKING:
    from random import Random

    from opencl_programs import Program

COMPILERS = ("clang-14", "clang-16", "clang-19", "clang-22")
_LEVELS = ("-O0", "-O1", "-O2", "-O3", "-Os", "-O0 -g", "-O2 -g", "-O0 -Xclang -disable-O0-optnone", "-cl-opt-disable")
_TRIPLES = ("spir64-unknown-unknown", "spirv64-unknown-unknown")
_BITS = (128, 256, 512)
_FOLDER = Path(__file__).parent
_SECONDS = 60


class Undefined(Exception):
    """A program has no meaning, or takes too long: the generator is wrong."""


@dataclass(frozen=True)
class Way:
    """How a program becomes machine code. With `is_eager`, work-items run in step also where that is no quicker."""

    compiler: str
    level: str
    triple: str
    bits: int
    is_eager: bool

    @classmethod
    def chosen(cls, random: Random, compilers: tuple[str, ...]) -> Way:
        """Return one of all ways."""
        pick = random.choice
        return cls(pick(compilers), pick(_LEVELS), pick(_TRIPLES), pick(_BITS), pick((True, True, False)))


def meaning(program: Program, folder: Path, compiler: str, *, is_checked: bool = False) -> bytes:
    """Return what a program writes, by C. Raises `Undefined`: if it is checked, for each undefined result."""
    source = folder / "program.cl"
    source.write_text(program.text)
    macros = {
        "PROGRAM": f'"{source}"',
        "PARAMETER": program.parameter,
        "GLOBAL_SIZE": ",".join(map(str, program.global_size)),
        "LOCAL_SIZE": ",".join(map(str, program.local_size or (1, 1, 1))),
        "LANES": program.lanes,
    }
    checks = ("-fsanitize=undefined", "-fsanitize-trap=all", "-fno-sanitize=alignment") if is_checked else ()
    defined = [f"-D{name}={value}" for name, value in macros.items()]
    command = [
        compiler,
        "-w",
        "-ffp-contract=off",
        "-fno-strict-aliasing",
        "-Xclang",
        "-ffloat16-excess-precision=none",
        *checks,
        *defined,
        str(_FOLDER / "opencl_meaning.c"),
        "-lm",
        "-o",
        "meaning",
    ]
    _run(command, folder)
    try:
        done = subprocess.run(["./meaning"], cwd=folder, capture_output=True, check=True, timeout=_SECONDS)
    except (subprocess.CalledProcessError, subprocess.TimeoutExpired) as error:
        raise Undefined(str(error)) from None
    return done.stdout


def compiled(program: Program, way: Way, folder: Path) -> Path:
    """Return the file of a program's IR."""
    source, made = folder / "program.cl", folder / "program.ll"
    source.write_text(program.text)
    language = (
        "-x",
        "cl",
        "-cl-std=CL2.0",
        "-ffp-contract=off",
        "-fno-strict-aliasing",
        "-include",
        str(_FOLDER / "opencl_prelude.h"),
    )
    options = (f"--target={way.triple}", *way.level.split(), "-w", "-S", "-emit-llvm", *language)
    _run([way.compiler, *options, str(source), "-o", str(made)], folder)
    return made


def computed(program: Program, way: Way, path: Path) -> bytes:
    """Return what a program writes on the default device, by its IR."""
    items = int(np.prod(program.global_size))
    numbers = np.arange(INPUTS, dtype="u4")
    inputs = (numbers * np.uint32(2654435761)) ^ (numbers * numbers << np.uint32(7))
    out, cells = _at_an_end(2 * items), _at_an_end(CELLS * items)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SYCLRT_CACHE", "0")
        patch.setattr(backend, "_vector_bits", lambda: way.bits)
        if way.is_eager:
            patch.setattr(in_step, "_GAIN", 0.0)
        kernel = syclrt.load(path).kernel("run")
        whole = program.global_size[::-1]
        range_ = whole if program.local_size is None else NdRange(whole, program.local_size[::-1])
        queue = Queue()
        if queue.device.has("usm_system_allocations"):
            queue.parallel_for(range_, kernel, out, cells, inputs, program.parameter, GIVEN).wait()
        else:
            launch(queue, range_, kernel, out, cells, inputs, program.parameter, GIVEN)
    return out.tobytes() + cells.tobytes()


def _at_an_end(count: int) -> np.ndarray:
    """Return numbers behind which there is no memory."""
    bytes_ = -(-4 * count // mmap.PAGESIZE) * mmap.PAGESIZE
    memory = mmap.mmap(-1, bytes_ + mmap.PAGESIZE)
    numbers = np.frombuffer(memory, "u4", bytes_ // 4)[-count:]
    end = ctypes.c_void_p(numbers.ctypes.data + numbers.nbytes)
    assert not ctypes.CDLL(None).mprotect(end, ctypes.c_size_t(mmap.PAGESIZE), 0)
    return numbers


def _run(command: list[str], folder: Path) -> None:
    subprocess.run(command, cwd=folder, check=True, timeout=_SECONDS)
