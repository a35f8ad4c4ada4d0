"""The notebooks in docs/ run, and what they show shows itself."""

from __future__ import annotations

import json
import re
from importlib.util import find_spec
from pathlib import Path
from shutil import which
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
NOTEBOOKS = sorted((ROOT / "docs").glob("*.ipynb"))
needs_jupyter = pytest.mark.skipif(
    not (find_spec("nbclient") and find_spec("ipykernel")), reason="nbclient and ipykernel are not installed"
)


def cells_of(path: Path) -> list[dict[str, Any]]:
    return json.loads(path.read_text())["cells"]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_a_notebook_is_kept_without_what_it_showed(path: Path) -> None:
    assert all(not cell["outputs"] and cell["execution_count"] is None for cell in cells_of(path) if "outputs" in cell)


@needs_jupyter
@pytest.mark.filterwarnings("ignore")  # those of Jupyter's own packages
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_a_notebook_runs(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import nbformat
    from nbclient import NotebookClient

    sources = "\n".join("".join(cell["source"]) for cell in cells_of(path))
    compilers: set[str] = {*re.findall(r"^!(clang\S*)", sources, re.MULTILINE)}
    if absent := [name for name in compilers if which(name) is None]:
        pytest.skip(f"there is no {absent[0]}")
    monkeypatch.setenv("JUPYTER_PLATFORM_DIRS", "1")
    notebook = nbformat.read(path, as_version=4)
    place = {"metadata": {"path": str(tmp_path)}}
    NotebookClient(notebook, timeout=300, kernel_name="python3", resources=place).execute()
    shown = {kind for cell in notebook.cells for output in cell.get("outputs", ()) for kind in output.get("data", ())}
    assert shown >= {"image/svg+xml", "text/html"}
