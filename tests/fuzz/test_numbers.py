"""Numbers of any length, where modules have numbers: read, or refused in one line."""

import re
from pathlib import Path
from random import Random

from syclopt.errors import SycloptError
from syclopt.ir.module import Module
from syclopt.pipeline.registry import _PASSES
from syclopt.pipeline.run import run_pipeline

_FOLDER = Path(__file__).parents[2] / "ir_fixtures" / "passes"
_NUMBERS = ("9" * 5000, "9" * 4200, "1" + "0" * 30, "99999999999", "-1", "0")
_CASES = 500


def test_numbers_of_any_length() -> None:
    texts = [path.read_bytes() for path in sorted(_FOLDER.glob("[ces]*/*.ll")) if path.stat().st_size < 4000]
    passes = [name for name in _PASSES if name not in ("verify", "llvm", "print")]
    done = 0
    for seed in range(_CASES):
        random = Random(seed)
        text = random.choice(texts).decode("latin-1")
        numbers = [*re.finditer("[0-9]+", text)]
        if not numbers:
            continue
        found = random.choice(numbers)
        damaged = text[: found.start()] + random.choice(_NUMBERS) + text[found.end() :]
        name = random.choice(passes)
        try:
            for image in run_pipeline(Module.parse(damaged.encode("latin-1")), name):
                image.module.to_bytes()
            done += 1
        except SycloptError:
            pass
        except Exception as error:
            error.add_note(f"seed {seed}, {name}: {damaged[:2000]}")
            raise
    assert done > _CASES // 4
