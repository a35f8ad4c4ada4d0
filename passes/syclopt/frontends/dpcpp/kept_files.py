"""What is found out or made once for a compiler library, and kept in the user's cache folder (XDG_CACHE_HOME)."""

from __future__ import annotations

import errno
import hashlib
import os
import zlib
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from syclopt.errors import FileError
from syclopt.files import write_file

if TYPE_CHECKING:
    from collections.abc import Callable

    from syclopt.frontends.dpcpp.installation import Installation


def kept_folder(installation: Installation) -> Path:
    """Return the folder of an installation, which may not be there yet; a changed library has another one.

    Raises `OSError` for a user without a home.
    """
    state = installation.compiler.stat()
    told = f"{installation.compiler.resolve()} {state.st_size} {state.st_mtime_ns}"
    digest = hashlib.sha256(told.encode("utf-8", "surrogateescape")).hexdigest()[:24]
    cache_folder = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    if cache_folder.startswith("~"):
        raise FileNotFoundError(errno.ENOENT, "no home folder", cache_folder)
    return Path(cache_folder, "syclopt", f"dpcpp-{installation.version}-{digest}")


def kept(installation: Installation, name: str, make: Callable[[], bytes]) -> bytes:
    """Return what `make` gives, or gave before: a file of that name has it. A broken file is made anew."""
    with suppress(OSError, zlib.error):
        return zlib.decompress((kept_folder(installation) / name).read_bytes())
    data = make()
    with suppress(OSError, FileError):  # then it is made again the next time
        path = kept_folder(installation) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        write_file(path, zlib.compress(data, 1))
    return data
