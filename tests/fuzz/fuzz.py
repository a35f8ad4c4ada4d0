#!/usr/bin/env python3
"""Fuzz by hand: `tests/fuzz/fuzz.py --seconds 600`, with a fresh seed, and what broke written to a folder.

With `--layouts` valid modules are laid out anew, with `--respellings` spelled in other words, with `--modules` random
modules of device code are made, and what passes make of them compared with a model; else modules are damaged.
"""

from __future__ import annotations

import argparse
import re
import sys
import time
import traceback
from pathlib import Path
from random import Random, SystemRandom

sys.path.insert(0, str(Path(__file__).parent))

from device_laws import check as check_laws
from device_modules import DeviceModule, device_module
from exercise import TooSlow, exercise, time_limit
from layouts import PIPELINES, Texts
from mutations import damage, texts_of
from respelled import compare, is_harmless, respell

_ROOT = Path(__file__).parents[2]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int, default=None, help="of the first case; each next one adds 1")
    parser.add_argument("--layouts", action="store_true", help="lay modules out anew, and damage none")
    parser.add_argument("--respellings", action="store_true", help="spell modules in other words, and damage none")
    parser.add_argument("--modules", action="store_true", help="make modules of device code, and damage none")
    parser.add_argument("--output", type=Path, default=Path("build/fuzz"), help="folder for what broke")
    arguments = parser.parse_args()
    paths = [*(_ROOT / "ir_fixtures").rglob("*.ll")]
    ways = _layouts if arguments.layouts else _respellings if arguments.respellings else _damages
    ways = _modules if arguments.modules else ways
    make, check = ways(paths)
    seed = SystemRandom().randrange(10**9) if arguments.seed is None else arguments.seed
    first, parsed, broken = seed, 0, {}
    end = time.monotonic() + arguments.seconds
    slowest = (0.0, 0)
    while time.monotonic() < end:
        random = Random(seed)
        data = None
        begin = time.monotonic()
        try:
            data = make(random)
            with time_limit():
                parsed += check(random, data, seed)
        except (Exception, TooSlow) as error:
            trace = traceback.extract_tb(error.__traceback__)
            place = next((f for f in reversed(trace) if "syclopt" in f.filename), trace[-1])
            where = f"{type(error).__name__} {place.name}:{place.lineno}"
            if where == "Broken" or isinstance(error, AssertionError):
                where = (
                    f"Broken {re.sub('.*error:|[^a-z ]', '', str(error))[:24]} {str(error).split(' after ')[-1][:12]}"
                )
            if where not in broken:
                arguments.output.mkdir(parents=True, exist_ok=True)
                if data is not None:
                    text = data if isinstance(data, bytes | DeviceModule) else data.new
                    text = text if isinstance(text, bytes) else str(text).encode("latin-1")
                    (arguments.output / f"{seed}.ll").write_bytes(text)
                (arguments.output / f"{seed}.txt").write_text(traceback.format_exc(), errors="backslashreplace")
                print(f"seed {seed}: {where}: {ascii(str(error))[:200]}", flush=True)
            broken[where] = broken.get(where, 0) + 1
        slowest = max(slowest, (time.monotonic() - begin, seed))
        seed += 1
    print(f"{seed - first} cases from seed {first}, {parsed} parsed; slowest {slowest[0]:.2f} s (seed {slowest[1]})")
    for where, count in broken.items():
        print(f"{count:6} {where}")
    return 1 if broken else 0


def _damages(paths):
    """Return what makes a case, and what checks one and returns how many modules were read."""
    texts = texts_of(paths)
    return (
        lambda random: damage(random, texts),
        lambda random, data, seed: exercise(random, data, with_llvm=seed % 50 == 0),
    )


def _respellings(paths):
    small = sorted(path for path in paths if path.stat().st_size < 60_000)

    def make(random):
        while (module := respell(random, random.choice(small))) is None or is_harmless(module):
            pass
        return module

    def check(random, module, _):
        pipelines = [*module.pipelines, *random.sample(PIPELINES, 2)]
        for pipeline in pipelines:
            compare(module, pipeline)
        return len(pipelines)

    return make, check


def _modules(_):
    def check(random, module, _):
        check_laws(random, module)
        return 1

    return device_module, check


def _layouts(paths):
    texts = Texts(paths, largest=60_000, own=True)
    return texts.choose, lambda random, layout, _: texts.compare(random, layout) > 0


if __name__ == "__main__":
    sys.exit(main())
