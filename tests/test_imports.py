"""Start-up is part of the product: what the front doors may load, in a fresh interpreter."""

import ast
import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

HEAVY = {"lark", "llvmlite", "networkx", "numpy", "yaml"}
FOR_WORK_ONLY = HEAVY | {"argparse", "dataclasses", "inspect"}


# What each program by a clang goes through.
_COMPILED = """
from pathlib import Path
import syclopt
from syclopt.tools.cxx import clang_commands
from syclopt.tools.cxx.source_sides import after
small = syclopt.Module.read(Path(clang_commands.__file__).with_name("small_program.ll"))
for passes in (clang_commands.HOST, clang_commands.DIAGNOSIS, clang_commands.DEVICE):
    after(passes, after(clang_commands.READ, small))
"""


def loaded_by(statement: str) -> set[str]:
    """The top-level modules in a fresh interpreter after `statement`."""
    program = f"import sys\n{statement}\nimport json\nprint(json.dumps(sorted(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return {name.partition(".")[0] for name in json.loads(done.stdout.splitlines()[-1])}


@pytest.mark.parametrize(
    ("statement", "forbidden"),
    [
        ("import syclopt", FOR_WORK_ONLY),
        ("import syclopt.errors", FOR_WORK_ONLY),
        ("import syclopt.tools.opt", FOR_WORK_ONLY),
        ("from syclopt.tools.opt import main; main(['--version'])", FOR_WORK_ONLY),
        ("import syclopt.tools.post_link.main", FOR_WORK_ONLY),
        ("import syclopt.testing", FOR_WORK_ONLY),
        ("import syclrt", FOR_WORK_ONLY),
        ("import syclrt.graph", FOR_WORK_ONLY),
        ("from syclrt.graph import CommandGraph", HEAVY),
        ("from syclopt import Module", HEAVY),
        ("from syclopt.ir import Module", HEAVY),
        ("import syclopt.images", HEAVY),
        ("import syclopt.pipeline", HEAVY),
        ("from syclopt import post_link", HEAVY),
        ("from syclopt import post_link; post_link('@g = global i32 0')", HEAVY),
        ("import syclopt.testing.plugin", HEAVY),
        (_COMPILED, HEAVY | {"_hashlib"}),
    ],
)
def test_a_front_door_loads_no_heavy_library(statement: str, forbidden: set[str]) -> None:
    bare = loaded_by("pass")
    assert not (loaded_by(statement) - bare) & forbidden


def test_every_public_name_resolves_and_is_listed() -> None:
    import syclopt

    for name in syclopt._PUBLIC:
        assert name in dir(syclopt)
        assert getattr(syclopt, name) is not None


def test_all_names_can_be_imported_at_once() -> None:
    script = "from syclopt import *\nprint(Module.__name__, post_link.__name__)"
    found = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert found.stdout == "Module post_link\n"


def test_every_name_of_the_ir_resolves() -> None:
    import syclopt.ir

    for name in syclopt.ir.__all__:
        assert name in dir(syclopt.ir)
        assert getattr(syclopt.ir, name).__name__ == name


def test_an_unknown_name_is_an_attribute_error() -> None:
    import syclopt

    name = "nothing"
    with pytest.raises(AttributeError, match="module 'syclopt' has no attribute 'nothing'"):
        getattr(syclopt, name)


def test_both_packages_have_one_version() -> None:
    import syclopt
    import syclrt

    assert syclrt.__version__ == syclopt.__version__


def test_no_two_modules_have_one_name() -> None:
    """A name of a file says what it is about, wherever in the package it stands."""
    import syclopt

    names = Counter(path.name for path in Path(syclopt.__file__).parent.rglob("*.py"))
    assert [name for name, number in names.items() if number > 1] == ["__init__.py"]


def test_only_the_ir_sees_the_index_of_a_module() -> None:
    """Passes look at a module through views and its questions; the index is how it keeps its entities."""
    import syclopt
    from syclopt.ir.index import Index

    root = Path(syclopt.__file__).parent
    names = {name for name in dir(Index) if not name.startswith("_")}
    seen: list[str] = []
    for path in root.rglob("*.py"):
        if "ir" in path.relative_to(root).parts[:1]:
            continue
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Attribute) and _reads_index(node, names):
                seen.append(f"{path.relative_to(root)}:{node.lineno}")
    assert seen == []


def _reads_index(node: ast.Attribute, names: set[str]) -> bool:
    """Whether this is `module.index`, or what an index has of an `index`."""
    if node.attr == "index":
        return ast.unparse(node.value).endswith("module")
    return node.attr in names and isinstance(node.value, ast.Attribute) and node.value.attr == "index"
