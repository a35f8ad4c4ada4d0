"""Libraries that command lines for other SYCL compilers name, and that programs here do without."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.tools.cxx.cxx_options import words_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from syclopt.tools.cxx.cxx_options import Given

OWN = "sycl"
"""The library of DPC++'s runtime, in whose place is `syclrt`."""
OFTEN_NAMED = "OpenCL"
"""The library that is named beside it, and that programs seldom use themselves."""
_SEARCH = ("-L", "-fuse-ld", "-Wl,-L", "-Wl,-rpath")


def names_library(words: Sequence[str], library: str) -> bool:
    """Tell whether a library is among what is linked."""
    return any(_library_of(given) == library for given in words_of(words))


def without_library(words: Sequence[str], library: str) -> list[str]:
    """Return what is linked, without a library."""
    return [word for given in words_of(words) if _library_of(given) != library for word in given.words]


def search_options(words: Sequence[str]) -> Iterator[str]:
    """Yield the options that say where, and by which linker, libraries are found."""
    for given in words_of(words):
        if given.option is not None and given.word.startswith(_SEARCH):
            yield from given.words


def _library_of(given: Given) -> str:
    """Return the name of the library that a word of the command line stands for; nothing where it is no library."""
    return given.text if given.option is not None and given.word.startswith("-l") else ""
