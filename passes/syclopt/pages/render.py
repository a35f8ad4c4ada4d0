"""Templates filled, to pages of one file."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from syclopt.errors import UsageError
from syclopt.pages.packed import packed

if TYPE_CHECKING:
    import jinja2

_FOLDER = Path(__file__).parent
_END = "</script"  # what no script in a page may hold


def render(template: str, **values: object) -> bytes:
    """Return a page of a template, in which files of this folder stand for `asset(name)` and `packed_asset(name)`.

    Raises `UsageError` where Jinja2 is not installed.
    """
    return _environment().get_template(template).render(**values).encode("utf-8", "backslashreplace")


@cache
def _environment() -> jinja2.Environment:
    try:
        import jinja2
    except ImportError as error:
        raise UsageError("pages are made by Jinja2, which is not installed: pip install 'syclopt[report]'") from error
    loader = jinja2.FileSystemLoader(_FOLDER / "templates")
    environment = jinja2.Environment(loader=loader, autoescape=True, undefined=jinja2.StrictUndefined)
    functions: dict[str, Any] = {"asset": _asset, "packed_asset": _packed_asset}
    environment.globals.update(functions)
    return environment


def _asset(name: str) -> Any:
    """Return a script or style as it is."""
    from markupsafe import Markup

    text = (_FOLDER / name).read_text("utf-8")
    assert _END not in text, f"{name} would end the script that it stands in"
    return Markup(text)


@cache
def _packed_asset(name: str) -> str:
    """Return a script compressed, for `runPacked`."""
    return packed((_FOLDER / name).read_bytes())
