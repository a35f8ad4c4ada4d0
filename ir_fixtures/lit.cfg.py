"""`lit ir_fixtures` runs the golden tests that pytest runs; needs `pip install -e .[testing]`."""

from pathlib import Path

from syclopt.testing import lit_format

_root = Path(__file__).resolve().parent.parent

config.test_source_root = str(Path(__file__).resolve().parent)
lit_format.configure(config, _root / "pyproject.toml", _root / "build" / "golden")
