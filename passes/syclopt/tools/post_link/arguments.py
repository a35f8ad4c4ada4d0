"""The command line of syclopt-post-link: both generations of its spellings, and what may not stand together."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, cast

from syclopt import names
from syclopt.errors import nearest
from syclopt.pipeline.post_link.preset import SPLIT_MODES, PostLinkOptions
from syclopt.tools.command_line import LLVMStyleParser, UsageError

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

    from syclopt.pipeline.post_link.preset import SplitMode

_SPEC_CONST = ("native", "emulation", "rt", "default")
_FORMATS = ("text", "json")
_BOOLEANS = {"": True, "1": True, "true": True, "0": False, "false": False}

# In the order in which the first one found is refused.
_NOT_WITH_IR_ONLY = (
    "split_esimd",
    "symbols",
    "properties",
    "emit_param_info",
    "emit_program_metadata",
    "emit_kernel_names",
    "emit_exported_symbols",
    "emit_imported_symbols",
    "generate_device_image_default_spec_consts",
    "emit_devicelib_mask",
)
_ACTIONS = (
    "split",
    "spec_const",
    "symbols",
    "properties",
    "emit_param_info",
    "emit_program_metadata",
    "emit_kernel_names",
    "emit_exported_symbols",
    "emit_imported_symbols",
    "emit_devicelib_mask",
    "split_esimd",
    "device_globals",
    "lower_esimd",
    "integration_header",
    "integration_footer",
)


class _Parser(LLVMStyleParser):
    """A parser that knows which options take no value."""

    def is_flag(self, word: str) -> bool:
        """Whether `word`, with its dashes, is an option without a value."""
        name = word.lstrip("-")
        action = self._option_string_actions.get(f"-{name}" if len(name) == 1 else f"--{name}")
        return word.startswith("-") and action is not None and action.nargs == 0


def read_command_line(arguments: Sequence[str]) -> argparse.Namespace:
    """Return the options of a command line. Raises `UsageError`, or `SystemExit` after `--help`."""
    parser = _parser()
    options = parser.parse(_without_values(parser, arguments))
    options.emit_imported_symbols |= options.imports
    _check_value(options, "split", SPLIT_MODES)
    _check_value(options, "spec_const", _SPEC_CONST)
    _check_value(options, "properties_format", _FORMATS)
    if len(options.input) > 1:
        raise UsageError(f"expected one input file, found {' and '.join(repr(name) for name in options.input)}")
    return options


def check_combinations(options: argparse.Namespace) -> None:
    """Raise `UsageError` for options that ask for nothing, or that contradict each other."""
    if not any(getattr(options, action) for action in _ACTIONS):
        raise UsageError("no actions specified; try --help for usage info")
    if options.ir_output_only:
        if options.split not in (None, "auto"):
            raise UsageError("-split= can't be used with -ir-output-only")
        for name in _NOT_WITH_IR_ONLY:
            if getattr(options, name):
                raise UsageError(f"-{name.replace('_', '-')} can't be used with -ir-output-only")
    if options.spirv_decorations is not None and not options.device_globals:
        raise UsageError("-spirv-decorations= needs -device-globals")


def post_link_options(options: argparse.Namespace, target: str | None) -> PostLinkOptions:
    """Return what the command line asks of the passes, for images that are made for `target`, if that is given."""
    return PostLinkOptions(
        mode=cast("SplitMode", options.split or "none"),
        properties=options.properties,
        symbols=options.symbols,
        requirements=any(target for target, _ in options.outputs),
        ir_only=options.ir_output_only,
        param_info=options.emit_param_info,
        program_metadata=options.emit_program_metadata,
        kernel_names=options.emit_kernel_names,
        exported_symbols=options.emit_exported_symbols,
        imported_symbols=options.emit_imported_symbols,
        import_lists=options.imports,
        devicelib_mask=options.emit_devicelib_mask,
        device_globals=options.device_globals,
        spirv_decorations=options.spirv_decorations,
        id_queries_range=options.id_queries_range,
        only_kernels_as_entry_points=options.emit_only_kernels_as_entry_points,
        dynamic_linking=options.allow_device_image_dependencies,
        lower_esimd=options.lower_esimd,
        split_esimd=options.split_esimd,
        spec_constants=options.spec_const is not None,
        default_spec_constants=options.generate_device_image_default_spec_consts,
        target=target,
        device_config_file=options.device_config_file,
    )


def _without_values(parser: _Parser, arguments: Sequence[str]) -> list[str]:
    """Return the arguments with `-flag=true` as `-flag` and without `-flag=false`, as LLVM reads its flags."""
    found: list[str] = []
    for place, argument in enumerate(arguments):
        if argument == "--":
            return [*found, *arguments[place:]]
        word, equals, value = argument.partition("=")
        if not equals or not parser.is_flag(word):
            found.append(argument)
        elif value.lower() not in _BOOLEANS:
            raise UsageError(f"option '{word}': found '{value}', expected true or false")
        elif _BOOLEANS[value.lower()]:
            found.append(word)
    return found


def _check_value(options: argparse.Namespace, name: str, expected: Sequence[str]) -> None:
    value = getattr(options, name)
    if value is not None and value not in expected:
        words = f"{', '.join(expected[:-1])} or {expected[-1]}"
        option = name.replace("_", "-")
        raise UsageError(f"option '-{option}': found '{value}', expected {words}{nearest(value, expected)}")


def _output(text: str) -> tuple[str, str]:
    """Return target and file of `-o`; the target is '' when only a file is given."""
    target, comma, file = text.partition(",")
    if not comma or not file:
        target, file = "", target
    if not file:
        raise UsageError(f"-o '{text}': expected FILE or TARGET,FILE")
    if re.search(r"[/\\|\n\r]", target):
        raise UsageError(f"-o {text}: '{target}' before the comma is to be the name of a target")
    return target, file


def _parser() -> _Parser:
    from syclopt.tools.device_config import add_config_options
    from syclopt.tools.parallel_options import add_parallel_options

    parser = _Parser(
        "syclopt-post-link",
        "Splits a device module into device images, cleans them up, and writes them with property files and symbol "
        "lists, listed in a file table. Takes the command line of sycl-post-link.",
        joined="W",
        numbered="j",
    )
    add = parser.add_argument
    add("input", nargs="*", help="textual IR or bitcode; '-' or nothing: standard input")
    add("-o", dest="outputs", type=_output, action="append", default=[], metavar="[TARGET,]FILE",
        help="the file table (X.files), or with -ir-output-only the IR; repeatable, for several targets")  # fmt: skip
    add("--out-dir", metavar="FOLDER", help="where files go that the table lists")
    add("-S", dest="text", action="store_true", help="write textual IR instead of bitcode")
    add("-f", dest="force", action="store_true", help="write bitcode even to a terminal")
    add("--ir-output-only", action="store_true", help="write the IR of one image, and nothing else")
    add("--split", metavar="MODE", help="source, kernel, auto or none: what an image holds (default: none)")
    add("--symbols", action="store_true", help="write the names of entry points (.sym)")
    add("--properties", action="store_true", help="write property sets (.prop)")
    add("--properties-format", default="text", metavar="FORMAT", help="text or json (.json)")
    _add_sets(parser)
    add("--device-globals", action="store_true", help="process device_global variables, and list them")
    add("--spirv-decorations", metavar="NUMBERS", help="with -device-globals: global-variable-decorations (default) "
        "or host-access")  # fmt: skip
    add(
        "--id-queries-range",
        metavar="TYPE",
        help="int (default), uint or size_t: what results of queries for ids fit in",
    )
    add("--integration-header", metavar="FILE", help="write the C++ header that goes before the host code")
    add("--integration-footer", metavar="FILE", help="write the C++ text that goes after the host code")
    add("--emit-only-kernels-as-entry-points", action="store_true", help="SYCL_EXTERNAL functions are no entry points")
    add("--allow-device-image-dependencies", "--support-dynamic-linking", action="store_true", help="leave functions "
        "of other images undefined")  # fmt: skip
    add("--device-lib-dir", metavar="FOLDER", help="where the libraries of bfloat16 conversions are")
    _add_unlowered(parser)
    add_parallel_options(parser)
    add("--print-pipeline-passes", action="store_true", help="print the pipeline that the options mean, and stop")
    add_config_options(parser)
    add("--version", action="store_true", help="print the version, and stop")
    return parser


def _add_sets(parser: LLVMStyleParser) -> None:
    for option, name in (
        ("param-info", names.KERNEL_PARAMETERS_SET),
        ("program-metadata", names.PROGRAM_METADATA_SET),
        ("kernel-names", names.KERNEL_NAMES_SET),
        ("exported-symbols", names.EXPORTED_SYMBOLS_SET),
        ("imported-symbols", names.IMPORTED_SYMBOLS_SET),
        ("devicelib-mask", names.DEVICE_LIBRARIES_SET),
    ):
        parser.add_argument(f"--emit-{option}", action="store_true", help=f"with -properties: the set '{name}'")
    parser.add_argument("--imports", action="store_true", help="the same as lists (.imported_sym), of all images")


def _add_unlowered(parser: LLVMStyleParser) -> None:
    """Declare options of what is not done here: a module that has nothing of the kind passes."""
    add = parser.add_argument
    add(
        "--spec-const", metavar="MODE", help="native or emulation: refuse specialization constants that must be lowered"
    )
    add("--generate-device-image-default-spec-consts", action="store_true", help="refuse specialization constants")
    add("--split-esimd", action="store_true", help="refuse ESIMD functions beside others")
    add("--lower-esimd", action="store_true", help="refuse ESIMD functions")
    for level in "0123sz":
        add(f"--O{level}", dest="level", action="store_const", const=level, help="for ESIMD functions only")
    add("--force-disable-esimd-opt", action="store_true", help="for ESIMD functions only")
