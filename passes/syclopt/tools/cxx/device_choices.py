"""What options of the device compilation decide beyond it: for host code, and for the images."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Sequence

Range = Literal["int", "uint", "size_t"]

_ROUNDING = "-fsycl-range-rounding="
_ROUNDING_MACROS = {
    "disable": "__SYCL_DISABLE_PARALLEL_FOR_RANGE_ROUNDING__",
    "force": "__SYCL_FORCE_PARALLEL_FOR_RANGE_ROUNDING__",
}
_UNUSUAL_ROUNDING = ("-fsycl-exp-range-rounding", "__SYCL_EXP_PARALLEL_FOR_RANGE_ROUNDING__")
_RANGES: dict[str, Range] = {
    "-fsycl-id-queries-range=int": "int",
    "-fsycl-id-queries-range=uint": "uint",
    "-fsycl-id-queries-range=size_t": "size_t",
    "-fsycl-id-queries-fit-in-int": "int",
    "-fno-sycl-id-queries-fit-in-int": "size_t",
}


def host_macro_options(device: Sequence[str]) -> list[str]:
    """Return the options that predefine, for host code, the macros that its integration header defines.

    That header comes behind DPC++'s own, for which these are: they say which kernels a `parallel_for` is, and where
    code is not optimized, ranges are not rounded up.
    """
    chosen = [option.removeprefix(_ROUNDING) for option in device if option.startswith(_ROUNDING)]
    rounding = chosen[-1] if chosen else "disable" if "-O0" in device else ""
    macros = [_ROUNDING_MACROS[rounding]] if rounding in _ROUNDING_MACROS else []
    option, macro = _UNUSUAL_ROUNDING
    return [f"-D{each}=1" for each in (*macros, *([macro] if option in device else ()))]


def range_of_queries(device: Sequence[str]) -> Range:
    """Return the type that the results of queries for ids fit in; a runtime refuses larger ranges."""
    chosen: list[Range] = [_RANGES[option] for option in device if option in _RANGES]
    return chosen[-1] if chosen else "int"
