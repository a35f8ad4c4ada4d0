"""The options of tools that know targets and run no passes: `-device-config-file=` and `-W`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.targets.target import CONFIG_FILE_HELP, DOUBLED_TARGET
from syclopt.tools.run_tool import read_warnings

if TYPE_CHECKING:
    import argparse

    from syclopt.diagnostics import Warnings
    from syclopt.targets import TargetTable
    from syclopt.tools.command_line import LLVMStyleParser


def add_config_options(parser: LLVMStyleParser) -> None:
    """Declare the options; the parser has `W` among its joined prefixes."""
    parser.add_argument("--device-config-file", metavar="FILE", help=CONFIG_FILE_HELP)
    parser.add_argument("-W", dest="warnings", action="append", default=[], metavar="no-NAME",
        help=f"silence a warning ({DOUBLED_TARGET}); -Werror and -Werror=NAME make warnings errors")  # fmt: skip


def read_config_options(options: argparse.Namespace) -> tuple[TargetTable, Warnings]:
    """Return the targets that a command line knows, and what becomes of warnings.

    Raises `UsageError` for a warning that there is none, and what `TargetTable.with_config` raises.
    """
    from syclopt.targets import known_targets

    warnings = read_warnings(options.warnings, lambda: {DOUBLED_TARGET}, "there is no warning")
    return known_targets(options.device_config_file, warnings.warn), warnings
