#!/usr/bin/env python3
"""Run DPC++'s own step after linking on a module, an image a kernel; write how long it took, without all around it.

    bench_peer.py MODULE FOLDER

FOLDER/seconds gets the seconds. The library tells them itself: the process also loads, reads, links and translates.
"""

import json
import sys
from pathlib import Path

from syclopt.errors import SycloptError
from syclopt.frontends import dpcpp
from syclopt.ir.module import Module

STEP = "Total performPostLink"


def main() -> None:
    module, folder = Path(sys.argv[1]), Path(sys.argv[2])
    trace = folder / "trace.json"
    try:
        dpcpp.post_link(Module.read(module), ["-fsycl-device-code-split=per_kernel", f"-ftime-trace={trace}"])
    except SycloptError as error:
        sys.exit(str(error))
    events = json.loads(trace.read_text())["traceEvents"]
    microseconds = next(event["dur"] for event in events if event["name"] == STEP)
    (folder / "seconds").write_text(f"{microseconds / 1e6}\n")


if __name__ == "__main__":
    main()
