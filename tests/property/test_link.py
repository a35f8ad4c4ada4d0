"""Linking modules that no compiler would write: what LLVM's linker makes of them, or an error as it gives one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from modules import Text, modules

from syclopt.errors import LinkError
from syclopt.ir import Module, link

sys.path.insert(0, str(Path(__file__).parents[1] / "ir" / "linking"))
from link_comparison import COMMAND, HAS_TOOLS, TOOLS, assert_same


@pytest.mark.skipif(not HAS_TOOLS, reason=f"needs {', '.join(TOOLS)}")
@settings(max_examples=settings().max_examples * 2 // 5)
@given(st.lists(modules(), min_size=1, max_size=3), st.booleans())
def test_what_llvm_makes(texts: list[Text], only_needed: bool) -> None:
    with TemporaryDirectory() as folder:
        paths = [Path(folder, f"{at}.ll") for at in range(len(texts))]
        for path, text in zip(paths, texts, strict=True):
            path.write_bytes(text.data)
        options = ["-only-needed"] if only_needed else []
        theirs = subprocess.run([*COMMAND, *options, *map(str, paths)], capture_output=True, check=False)
        parsed = [Module.read(path) for path in paths]
        if b"error: " in theirs.stderr:
            with pytest.raises(LinkError):
                link(parsed, only_needed=only_needed)
            return
        result = link(parsed, only_needed=only_needed)
    assert [module.to_bytes() for module in parsed] == [text.data for text in texts]
    assert_same(result.to_bytes(), theirs.stdout)
