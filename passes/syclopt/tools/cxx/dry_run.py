"""`-###`: the steps of a build as command lines, none of which is run."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING

from syclopt.pipeline.parse import print_pipeline
from syclopt.tools.cxx.device_compilation import front_end_options
from syclopt.tools.cxx.device_side import passes_of
from syclopt.tools.cxx.device_targets import JUST_IN_TIME, device_name
from syclopt.tools.cxx.host_side import object_name, program_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclopt.tools.cxx.cxx_arguments import Arguments
    from syclopt.tools.cxx.host_side import HostSide

_FOLDER = Path("/tmp/syclopt-cxx")  # stands for one whose name is made when the build begins


def planned(arguments: Arguments, host: HostSide) -> Iterator[str]:
    """Yield the steps: those of syclopt as it would be called for them, and those of the host compiler."""
    objects: list[str] = []
    for number, source in enumerate(arguments.sources):
        for target in arguments.targets:
            module = str(_FOLDER / device_name(source, target, arguments.targets, ".bc"))
            command = ["syclopt-cxx", "-fsycl-device-only", *front_end_options(arguments)]
            if target != JUST_IN_TIME:
                command.append(f"-fsycl-targets={target}")
            yield shlex.join([*command, source, "-o", module])
        if arguments.stage == "device":
            continue
        output = object_name(arguments, source) if arguments.stage == "object" else str(_FOLDER / f"{number}.o")
        objects.append(output)
        compiler, *options = host.compile_command(source, _FOLDER / Path(source).name, output)
        yield shlex.join([compiler, "-include", str(_FOLDER / "integration_header.h"), *options])
    if arguments.stage != "link":
        return
    for target in arguments.targets:
        table, wrapper = str(_FOLDER / f"{target}.table"), str(_FOLDER / f"{target}.o")
        passes = print_pipeline(passes_of(arguments, target))
        yield shlex.join(["syclopt", f"-passes={passes}", "<device code>", "-o", table])
        yield shlex.join(["syclopt-image", "wrap", f"-target={target}", table, "-o", wrapper])
        objects.append(wrapper)
    yield shlex.join(host.link_command(objects, program_name(arguments)))
