"""Options of clang: which take a value, and whether the device side, the host side or the link is what they are for."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING

from syclopt.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_WITH_VALUE = frozenset(
    """-o -x -I -D -U -L -l -F -include -imacros -include-pch -isystem -iquote -idirafter -isysroot -iprefix
    -iwithprefix -MF -MT -MQ -MJ -Xclang -Xlinker -Xassembler -Xpreprocessor -Xarch_device -Xarch_host -T -u -z -e
    -arch -target -mllvm -A -B --param --sysroot -rpath -soname -Xs -Xsycl-target-backend -Xsycl-target-linker
    -Xsycl-target-frontend -Xdevice-post-link -Xspirv-translator -Xspirv-to-ir-wrapper -fsycl-dump-device-code
    -j""".split()
)
_FOR_A_TARGET = re.compile(r"-X(?:device-post-link|spirv-translator|spirv-to-ir-wrapper)=.*|-Xsycl-target-\w+=.*")
_LINK_ONLY = re.compile(
    r"-(?:[Ll]|Wl,|Xlinker|shared|static|rdynamic|pie|no-pie|nostartfiles|nodefaultlibs|nostdlib|fuse-ld"
    r"|T|u(?!ndef$)|z|e(?!mit-|mbed-)|r$|s$)"
)
_HOST_ONLY = re.compile(
    r"-(?:M[DMFTPQGJ]|Wp,|v$|m(?!llvm)|f(?:PIC|pic|PIE|pie|openmp|lto|no-lto|fat-lto|profile|coverage|test-coverage"
    r"|sanitize|plugin|pass-plugin|uniq|visibility|data-sections|function-sections|stack-|exceptions|no-exceptions"
    r"|cf-protection|zero-call|trivial-auto|modules|time-trace)"
    r"|pthread|Wa,|B|rpath|pipe|pg$|-coverage$|gz)"
)
_LINK_TOO = ("-f", "-m", "-O", "-g", "-pthread", "--", "-target", "-v", "-B", "-w", "-pg")


def pairs_of(words: Iterable[str]) -> Iterator[tuple[str, str | None]]:
    """Yield options with the value that follows them, and inputs. Raises `UsageError` where the value is missing."""
    rest = iter(words)
    for word in rest:
        if word == "--":
            yield from ((os.path.join(".", name) if name.startswith("-") else name, None) for name in rest)
        elif word in _WITH_VALUE or _FOR_A_TARGET.match(word):
            value = next(rest, None)
            if value is None:
                raise UsageError(f"option '{word}' needs a value")
            yield word, value
        else:
            yield word, None


def is_link_only(option: str) -> bool:
    """Tell whether an option is for the linker alone."""
    return bool(_LINK_ONLY.match(option))


def is_host_only(option: str) -> bool:
    """Tell whether an option is for the host compilation, and not for that of device code."""
    return bool(_HOST_ONLY.match(option))


def link_options(host: Iterable[str]) -> list[str]:
    """Return those options of the host compilation that the link needs, too."""
    pairs = [pair for pair in pairs_of(host) if pair[0].startswith(_LINK_TOO)]
    return [word for pair in pairs for word in pair if word is not None]
