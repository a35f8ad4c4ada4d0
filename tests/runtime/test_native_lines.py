"""Lines of GPUs as native code and Python lay them out."""

import re
from pathlib import Path

from syclrt.backends.cuda.native_calls import NativeLine

RUNTIME = Path(__file__).parents[2] / "runtime" / "syclrt"


def test_python_and_native_code_agree_on_the_fields_of_a_line() -> None:
    header = (RUNTIME / "backends" / "cuda" / "line.hpp").read_text()
    fields = re.findall(
        r"(?m)^  [^;/]*?\(?\*?(\w+)\)?(?:\[\w+\]|\(void \*\w+\))?;", header.partition("struct Line {")[2]
    )
    assert fields == [field[0] for field in NativeLine._fields_]


def test_all_native_code_has_one_structure_of_a_line() -> None:
    sources = [*RUNTIME.rglob("*.cpp"), *RUNTIME.rglob("*.hpp")]
    assert [path.name for path in sources if "struct Line {" in path.read_text()] == ["line.hpp"]
