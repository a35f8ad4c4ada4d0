"""One module in many layouts: blanks, line ends and comments at random, entities that share lines, headers over many.

`tests/fuzz/fuzz.py --layouts` does the same for as long as one likes, and runs the pipelines of the fixtures, too.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from random import Random
from zlib import crc32

import pytest
from layouts import Texts, laid_out, random_style, tokens_of

from syclopt.ir.module import Module

_FIXTURES = Path(__file__).parents[2] / "ir_fixtures"
_BATCHES = 8
_OWN_PIPELINES = (
    *("annotations_to_attributes", "compile_time_properties", "sycl_freeze_spec_constants", "sycl_retarget"),
    *("sycl_joint_matrix_transform", "sycl_limit_alignment", "sycl_link_device_library"),
    *("sycl_propagate_aspects_usage", "sycl_split_host_device", "strip_nonlinetable_debuginfo"),
)
_EVERY = 3  # of the fixtures; which ones depends on their names alone


@pytest.mark.parametrize("batch", range(_BATCHES))
def test_passes_see_tokens(batch: int) -> None:
    paths = [p for p in (_FIXTURES / "passes").rglob("*.ll") if crc32(p.name.encode()) % (_BATCHES * _EVERY) == batch]
    compared = 0
    texts = Texts(paths, largest=8_000, own=False)
    for random, layout in texts.all:
        try:
            compared += texts.compare(random, layout)
        except BaseException as error:
            error.add_note(f"{layout.path}: {layout.new!r}")
            raise
    assert compared > 10


@pytest.mark.parametrize("folder", _OWN_PIPELINES)
def test_passes_of_fixtures_see_tokens(folder: str) -> None:
    """Fixtures are laid out anew for their own pipelines, which look inside of instructions."""
    texts = Texts((_FIXTURES / "passes" / folder).glob("*.ll"), largest=20_000, own=True)
    compared = 0
    for seed in range(4):
        random = Random(f"{folder} {seed}")
        layout = texts.choose(random)
        try:
            compared += texts.compare(random, layout)
        except BaseException as error:
            error.add_note(f"{layout.path}: {layout.new!r}")
            raise
    assert compared > 10


@pytest.mark.skipif(shutil.which("opt-22") is None, reason="needs opt-22")
@pytest.mark.parametrize("name", ["demo_app", "numba_axpy", "dpcpp_codecs_o2", "barriers_o0", "shapes", "reduce"])
def test_llvm_prints_layouts_alike(name: str) -> None:
    """What is laid out anew is valid IR, is read, and printed with its tokens; to LLVM it is the module that it was."""
    random = Random(name)
    text = (_FIXTURES / "real" / f"{name}.ll").read_bytes()
    layout = laid_out(random, text.decode("latin-1"), random_style(random)._replace(comments=0.1, joined=0.5))
    module = Module.parse(layout.encode("latin-1"))
    assert len(module.metadata) == len(Module.parse(text).metadata)
    assert tokens_of(layout) == tokens_of(text.decode("latin-1"))
    assert _printed(module.to_bytes(comments=False)) == _printed(text)


def _printed(text: bytes) -> bytes:
    done = subprocess.run(["opt-22", "-S", "-passes="], input=text, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout
