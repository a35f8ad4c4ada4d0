"""The tables of the device libraries' pages that say how exact functions are: made of what sweeps found."""

from tests.numerics.functions import FUNCTIONS, KINDS
from tests.numerics.sweeping import ExactRow, Row

from syclopt.codegen.device_library.coverage import EXACTNESS

EXACT = "exact"
_WHOLE = {1 << bits: f"2^{bits}" for bits in (16, 32)}
TEXT = """
`scripts/sweep_device_library` holds functions of OpenCL C against mpmath, with all combinations of special values and
with numbers of all sizes. A cell has the largest error that was seen, in units in the last place, the bound of OpenCL's
full profile, if there is one, and the number of arguments: 2^32 are all floats, 2^16 all halves. Special values are
right where nothing else is said. `native_` and `half_` functions are held to the bounds of the others, `mix` and
`smoothstep` of floats to 0.001 and 0.00001. Functions of vectors are made of those of numbers; they are held against
these. What takes floats is mostly the library's own, as vectors of work-items have it, and so are `exp`, `log`, `sin`
and `cos` of doubles; much else is the work of the C library; this was glibc 2.36.

"""


TEXT_OF_GPUS = """
`scripts/sweep_device_library_cuda` holds functions of OpenCL C on an H200 (driver 580, CUDA 13.0) against mpmath, with
all combinations of special values and with numbers of all sizes. A cell has the largest error that was seen, in units
in the last place, the bound of OpenCL's full profile, if there is one, and the number of arguments: 2^32 are all
floats, 2^16 all halves. Special values are right where nothing else is said. `native_` functions of floats are the
hardware's own, which have no bound, nor values for every argument; others and `half_` functions are held to the bounds
of those without a prefix. Functions of vectors are held against those of numbers.

"""


def cell(special: Row, row: Row) -> str:
    """Return what a cell says of special values and of others."""
    worst = max((one.worst.error for one in (special, row) if one.worst is not None), default=0.0)
    bound = "" if row.bound is None else f" of {row.bound:g}"
    wrong = f"; {row.wrongs} wrong" if row.wrongs else ""
    specials = f"; {special.wrongs} special values wrong" if special.wrongs else ""
    return f"{worst:.2f}{bound}, {shown_points(row.points)}{wrong}{specials}"


def exact_cell(row: ExactRow) -> str:
    """Return what the table says of functions whose results are exact."""
    return f"{shown_points(row.points)} results, {row.wrongs or 'none'} wrong"


def shown_points(count: int) -> str:
    """Return a number of arguments as people read it."""
    if count in _WHOLE:
        return _WHOLE[count]
    return f"{count / 1e6:.1f} million" if count >= 1e6 else f"{count:,}"


def with_cells(page: str, cells: dict[tuple[str, str], str], text: str = TEXT) -> str:
    """Return a page whose table, behind a text, has new cells beside those that it had."""
    head, _, old = page.partition(EXACTNESS)
    known = {**_read(old), **cells}
    words = [
        word for word in dict.fromkeys(one.word for one in FUNCTIONS) if any((word, kind) in known for kind in KINDS)
    ]
    rows = [f"| `{word}` | {' | '.join(known.get((word, kind), '') for kind in KINDS)} |\n" for word in words]
    others = [f"| {word} | {text} |\n" for (word, kind), text in known.items() if kind == EXACT]
    table = "| function | float | double | half |\n|---|---|---|---|\n"
    exact = "\nOthers are exact, or within the bounds of vectors:\n\n| what | |\n|---|---|\n" if others else ""
    return f"{head}{EXACTNESS}{text}{table}{''.join(rows)}{exact}{''.join(others)}"


def _read(text: str) -> dict[tuple[str, str], str]:
    cells: dict[tuple[str, str], str] = {}
    for line in text.splitlines():
        word, *columns = [part.strip() for part in line.strip("|").split("|")]
        if line.startswith("| `") and len(columns) == len(KINDS):
            cells |= {(word.strip("`"), kind): one for kind, one in zip(KINDS, columns, strict=True) if one}
        elif len(columns) == 1 and "results" in columns[0]:
            cells[word, EXACT] = columns[0]
    return cells
