#!/usr/bin/env python3
"""Fuzz by hand: random OpenCL C programs, made by clang and run, beside what they mean as C.

`tests/fuzz/fuzz_opencl.py --seconds 600` begins with a fresh seed; what broke is written to a folder.
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
from pathlib import Path
from random import Random, SystemRandom

sys.path.insert(0, str(Path(__file__).parent))

from opencl_programs import Program, ProgramText
from opencl_runs import COMPILERS, Undefined, Way, compiled, computed, meaning

_SECONDS = 180


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--programs", type=int, default=10**9, help="how many at most")
    parser.add_argument("--ways", type=int, default=2, help="how many ways to make code each program is tried with")
    parser.add_argument("--seed", type=int, default=None, help="of the first program; each next one adds 1")
    parser.add_argument("--output", type=Path, default=Path("build/fuzz_opencl"), help="folder for what broke")
    arguments = parser.parse_args()
    compilers = tuple(one for one in COMPILERS if shutil.which(one))
    if not compilers:
        parser.error(f"needs one of {', '.join(COMPILERS)}")
    seed = SystemRandom().randrange(10**9) if arguments.seed is None else arguments.seed
    end, first, compared = time.monotonic() + arguments.seconds, seed, 0
    broken: dict[str, list[int]] = {}
    while time.monotonic() < end and seed < first + arguments.programs:
        random = Random(seed)
        program = ProgramText(random).program()
        ways = [Way.chosen(random, compilers) for _ in range(arguments.ways)]
        with tempfile.TemporaryDirectory() as folder:
            for what, details in _tried(program, ways, compilers[-1], Path(folder)):
                compared += 1
                if what is None:
                    continue
                if what not in broken:
                    arguments.output.mkdir(parents=True, exist_ok=True)
                    (arguments.output / f"{seed}.cl").write_text(program.text)
                    (arguments.output / f"{seed}.txt").write_text(f"{details}\n{program}")
                    print(f"seed {seed}: {what}\n  {details.splitlines()[0]}", flush=True)
                broken.setdefault(what, []).append(seed)
        seed += 1
    print(f"{seed - first} programs from seed {first}, {compared} comparisons")
    for what, seeds in broken.items():
        print(f"{len(seeds):6} {what} ({', '.join(map(str, seeds[:9]))})")
    return 1 if broken else 0


def _tried(program: Program, ways: list[Way], compiler: str, folder: Path) -> list[tuple[str | None, str]]:
    """Return what is wrong with a program by each way, and details; a process of its own does it."""
    reader, writer = os.pipe()
    child = os.fork()
    if not child:
        os.close(reader)
        os.setpgid(0, 0)
        try:
            found = _found(program, ways, compiler, folder)
        except BaseException:
            found = [(traceback.format_exc().splitlines()[-1][:160], traceback.format_exc())]
        with os.fdopen(writer, "wb") as stream:
            pickle.dump(found, stream)
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader, "rb") as stream:
        is_done, _, _ = select.select([stream], [], [], _SECONDS)
        data = stream.read() if is_done else b""
    if not data:
        os.killpg(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    if not data:
        return [(f"took too long, or ended with {status}", str(ways))]
    return pickle.loads(data)


def _found(program: Program, ways: list[Way], compiler: str, folder: Path) -> list[tuple[str | None, str]]:
    try:
        expected = meaning(program, folder, compiler)
    except Undefined as error:
        return [("the generator is wrong", str(error))]
    found: list[tuple[str | None, str]] = []
    for way in ways:
        try:
            result = computed(program, way, compiled(program, way, folder))
        except Exception as error:
            trace = traceback.format_exc()
            found.append((f"{type(error).__name__} {str(error)[-160:]}", f"{way}\n{trace}"))
        else:
            found.append((None, "") if result == expected else ("another result", str(way)))
    return found


if __name__ == "__main__":
    sys.exit(main())
