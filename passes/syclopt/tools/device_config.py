"""The options of all tools that know targets: `-device-config-file=` and `-W`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.errors import InputError, nearest
from syclopt.passes import Warnings
from syclopt.tools.command_line import UsageError

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

    from syclopt.errors import Location
    from syclopt.targets import TargetTable
    from syclopt.tools.command_line import LLVMStyleParser

DOUBLED = "doubled-target"


def add_config_options(parser: LLVMStyleParser) -> None:
    """Declare the options; the parser has `W` among its joined prefixes."""
    parser.add_argument("--device-config-file", metavar="FILE", help="targets to add or to replace, in YAML")
    parser.add_argument("-W", dest="warnings", action="append", default=[], metavar="no-NAME",
        help=f"silence a warning ({DOUBLED}); -Werror and -Werror=NAME make warnings errors")  # fmt: skip


class TargetWarnings:
    """Warnings about targets, shown as the `-W` options say."""

    def __init__(self, flags: Sequence[str]) -> None:
        for flag in flags:
            name = flag.removeprefix("error=").removeprefix("no-")
            if flag != "error" and not flag.startswith(("no-", "error=")):
                raise UsageError(f"unknown option '-W{flag}'; expected -Wno-NAME, -Werror or -Werror=NAME")
            if flag != "error" and name != DOUBLED:
                raise UsageError(f"-W{flag}: there is no warning '{name}'{nearest(name, [DOUBLED])}")
        self._warnings = Warnings(flags)

    def doubled(self, message: str, place: Location | None = None) -> None:
        """Warn of a target that is given twice; raises `InputError` if that is an error."""
        level = self._warnings.level(DOUBLED)
        if level == "error":
            raise InputError(f"{message} [-Werror={DOUBLED}]", place)
        if level == "warning":
            self._warnings.show(DOUBLED, message, place)


def load_table(options: argparse.Namespace, warnings: TargetWarnings) -> TargetTable:
    """Return the targets that a command line knows. Raises what `TargetTable.with_config` raises."""
    from syclopt.targets import default_table

    if options.device_config_file is None:
        return default_table()
    return default_table().with_config(options.device_config_file, warnings.doubled)
