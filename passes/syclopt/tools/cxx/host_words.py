"""The command line of syclopt-cxx as the host compiler would read it: without the words of SYCL."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_OF_SYCL = re.compile(
    r"-f(?:no-)?(?:sycl|target-|offload-fp32-)|-X(?:s|device-post-link|spirv-t)|-j\d*$|-?-sycl-std="
    r"|-print-pipeline-passes$|-Xarch_device$"
)
_TELLING = re.compile(r"--?(?:print-(?!pipeline-passes)|dump|help|target-help)|-v$|-###$")


def host_words(words: Iterable[tuple[str, str | None]]) -> Iterator[str]:
    """Yield what is left of words of the command line, each with its value."""
    for word, value in words:
        if word == "-Xarch_host":
            yield value or ""
        elif not _OF_SYCL.match(word):
            yield word
            if value is not None:
                yield value


def asks_the_compiler(words: Iterable[str]) -> bool:
    """Return whether some word asks a compiler about itself."""
    return any(_TELLING.match(word) for word in words)
