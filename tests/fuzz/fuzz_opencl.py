#!/usr/bin/env python3
"""Fuzz by hand: random OpenCL C programs, made by clang and run, beside what they mean as C.

`tests/fuzz/fuzz_opencl.py --seconds 600` begins with a fresh seed; what broke is written to a folder. With
`--device cuda` they run on the first GPU.
"""

from __future__ import annotations

import argparse
import os
import pickle
import select
import shutil
import signal
import sys
import tempfile
import time
import traceback
import warnings
from collections import Counter
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING, BinaryIO

sys.path.insert(0, str(Path(__file__).parents[2]))
sys.path.insert(0, str(Path(__file__).parent))

from element_programs import ElementText
from flow_programs import FlowText
from lane_programs import LaneText
from odd_programs import OddText
from opencl_programs import Program, ProgramText
from opencl_runs import COMPILERS, Undefined, Way, compiled, computed, meaning
from row_programs import RowText
from short_programs import ShortText
from tile_programs import TileText

if TYPE_CHECKING:
    from collections.abc import Iterator

_SECONDS = 180  # for one program
_TOGETHER = 25  # programs of one process

_KINDS = {
    "programs": ProgramText,
    "tiles": TileText,
    "rows": RowText,
    "lanes": LaneText,
    "odd": OddText,
    "short": ShortText,
    "elements": ElementText,
    "flow": FlowText,
}

Kind = type[ProgramText | TileText | RowText | ShortText | ElementText | FlowText]
Found = list[tuple[str, str]]
_LATE: Found = [("took too long", "")]
_DEAD: Found = [("ended the process", "")]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--programs", type=int, default=10**9, help="how many at most")
    parser.add_argument("--ways", type=int, default=2, help="how many ways to make code each program is tried with")
    parser.add_argument("--seed", type=int, default=None, help="of the first program; each next one adds 1")
    parser.add_argument("--output", type=Path, default=Path("build/fuzz_opencl"), help="folder for what broke")
    parser.add_argument("--kind", choices=_KINDS, default="programs", help="what is written")
    parser.add_argument("--device", default="native_cpu", metavar="BACKEND", help="whose first device runs them")
    arguments = parser.parse_args()
    os.environ["SYCLRT_DEVICE_SELECTOR"] = arguments.device
    compilers = tuple(one for one in COMPILERS if shutil.which(one))
    if not compilers:
        parser.error(f"needs one of {', '.join(COMPILERS)}")
    seed = SystemRandom().randrange(10**9) if arguments.seed is None else arguments.seed
    kind = _KINDS[arguments.kind]
    end, first, broken = time.monotonic() + arguments.seconds, seed, Counter[str]()
    last = first + arguments.programs
    while time.monotonic() < end and seed < last:
        for found in _tried(range(seed, min(seed + _TOGETHER, last)), kind, compilers, arguments.ways):
            for what, details in found:
                broken[what] += 1
                if broken[what] == 1:
                    arguments.output.mkdir(parents=True, exist_ok=True)
                    program = kind(Random(seed)).program()
                    (arguments.output / f"{seed}.cl").write_text(program.text)
                    (arguments.output / f"{seed}.txt").write_text(f"{details}\n{program}")
                    print(f"seed {seed}: {what}\n  {details.partition(chr(10))[0]}", flush=True)
            seed += 1
            if time.monotonic() > end:
                break
        print(f"{seed - first} programs from seed {first}, {arguments.ways} comparisons of each", flush=True)
    for what, count in broken.items():
        print(f"{count:6} {what}")
    return 1 if broken else 0


def _tried(
    seeds: range,
    kind: Kind,
    compilers: tuple[str, ...],
    ways: int,
) -> Iterator[Found]:
    """Yield what is wrong with each program, and details; a process of its own finds that."""
    reader, writer = os.pipe()
    child = os.fork()
    if not child:
        os.close(reader)
        os.setpgid(0, 0)
        warnings.simplefilter("error")
        with os.fdopen(writer, "wb") as stream:
            for seed in seeds:
                pickle.dump(_found(seed, kind, compilers, ways), stream)
                stream.flush()
        os._exit(0)
    os.close(writer)
    try:
        with os.fdopen(reader, "rb", 0) as stream:
            for _ in seeds:
                found = _next(stream)
                yield found
                if found in (_LATE, _DEAD):
                    return
    finally:
        os.killpg(child, signal.SIGKILL)
        os.waitpid(child, 0)


def _next(stream: BinaryIO) -> Found:
    """Return what the next program tells."""
    is_there, _, _ = select.select([stream], [], [], _SECONDS)
    if not is_there:
        return _LATE
    try:
        return pickle.load(stream)
    except EOFError:
        return _DEAD


def _found(
    seed: int,
    kind: Kind,
    compilers: tuple[str, ...],
    ways: int,
) -> Found:
    random = Random(seed)
    program = kind(random).program()
    with tempfile.TemporaryDirectory() as folder:
        try:
            chosen = [Way.chosen(random, compilers) for _ in range(ways)]
            return [*_differences(program, chosen, Path(folder), compilers[-1])]
        except Undefined as error:
            return [("the generator is wrong", str(error))]


def _differences(program: Program, ways: list[Way], folder: Path, compiler: str) -> Iterator[tuple[str, str]]:
    expected = meaning(program, folder, compiler)
    for way in ways:
        try:
            result = computed(program, way, compiled(program, way, folder))
        except Exception as error:
            yield f"{type(error).__name__} {str(error)[-160:]}", f"{way}\n{traceback.format_exc()}"
        else:
            if result != expected:
                meaning(program, folder, compiler, is_checked=True)
                yield "another result", str(way)


if __name__ == "__main__":
    sys.exit(main())
