"""A process that calls DPC++'s compiler library once: a request comes in on standard input, the response goes out."""

from __future__ import annotations

import os
import pickle
import resource
import sys
from typing import TYPE_CHECKING, cast

from syclopt.frontends.dpcpp.compiler_interface import call

if TYPE_CHECKING:
    from syclopt.frontends.dpcpp.compiler_interface import Request


def main() -> None:
    """Answer one request."""
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    answer = os.dup(1)
    os.dup2(2, 1)  # what the library prints is no answer
    request = cast("Request", pickle.load(sys.stdin.buffer))
    try:
        response = call(request)
    except OSError as error:
        sys.exit(str(error))
    with open(answer, "wb") as stream:
        pickle.dump(response, stream)
    sys.stderr.flush()
    os._exit(0)  # the library's own clean-up is of no use to anybody


if __name__ == "__main__":
    main()
