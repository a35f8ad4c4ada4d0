"""Names that front end, tools and runtime share are spelled in `syclopt.names`, and nowhere else."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from syclopt import names
from syclopt.pipeline.registry import pass_names

ROOT = Path(names.__file__).parent
NAMES = {name: value for name, value in vars(names).items() if name.isupper()}
# One word alone, such as "aspects", may mean something else.
TELLING = frozenset(value for value in NAMES.values() if re.search(r"[^a-z0-9]", value))
FILES = ("sycl-jit-toolchain", "sycl.hpp")
TOOLS_AND_PASSES = frozenset({"sycl-post-link", *FILES, *pass_names()})
CONVENTIONS = {names.SPIR_KERNEL, names.AMDGPU_KERNEL, names.PTX_KERNEL}  # words of LLVM, which `syclopt.ir` has too
# How attributes, metadata, property sets and symbols of SYCL look inside of a text.
LOOK = re.compile(
    r"(?<![\w.-])(?:sycl[-_.][a-z][\w.-]*|SYCL/[a-z ]*|spirv\.[A-Z]\w*|[a-z]+-indirectly|indirectly-[a-z]+"
    r"|__devicelib_)"
)
MODULES = sorted(path for path in ROOT.rglob("*.py") if path.name != "names.py" and "testing" not in path.parts)


def strings_in(tree: ast.AST) -> Iterator[ast.Constant]:
    """The strings of a module less documentation, names and flags of passes, and help for options."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            continue
        if (
            isinstance(node, ast.AnnAssign)
            and isinstance(node.target, ast.Name)
            and node.target.id in ("name", "flags")
        ):
            continue
        if isinstance(node, ast.keyword) and node.arg in ("help", "metadata"):
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node
        yield from strings_in(node)


def spelled_elsewhere(source: str) -> list[tuple[int, str]]:
    """Line and text of the strings that belong into the vocabulary."""
    found: list[tuple[int, str]] = []
    for node in strings_in(ast.parse(source)):
        text = str(node.value)
        looks = [look for look in LOOK.findall(text) if look.rstrip(".") not in TOOLS_AND_PASSES]
        if text in TELLING or looks:
            found.append((node.lineno, text))
    return found


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_other_module_spells_a_name(path: Path) -> None:
    words = CONVENTIONS if path.is_relative_to(ROOT / "ir") else ()
    assert [found for found in spelled_elsewhere(path.read_text("utf-8")) if found[1] not in words] == []


@pytest.mark.parametrize(
    "text",
    [
        '"sycl-new"',
        'f"{x} !sycl_new of"',
        '["SYCL/new set"]',
        "'spirv.New'",
        '"virtual-call"',
        '"optLevel"',
        '"calls-indirectly"',
    ],
)
def test_a_name_elsewhere_is_found(text: str) -> None:
    assert spelled_elsewhere(f'"""sycl-documentation"""\nx = 1\ny = {text}') != []


@pytest.mark.parametrize("text", ['"sycl-cleanup-vtables"', '"aspects"', '"-fsycl-targets=spir64"', '"llvm.used"'])
def test_names_of_passes_options_and_llvm_are_other_names(text: str) -> None:
    assert spelled_elsewhere(f"y = {text}") == []


@pytest.mark.parametrize("ending", ["_KIND", "_LIST", "_SET", "_KEY", ""])
def test_a_name_is_spelled_once(ending: str) -> None:
    endings = ("_KIND", "_LIST", "_SET", "_KEY")
    group = [
        value for name, value in NAMES.items() if (name.endswith(ending) if ending else not name.endswith(endings))
    ]
    assert len(group) == len({*group})


def test_each_name_is_used() -> None:
    text = "\n".join(path.read_text("utf-8") for path in MODULES)
    assert {*NAMES} <= {*re.findall(r"\bnames\.(\w+)", text)}
