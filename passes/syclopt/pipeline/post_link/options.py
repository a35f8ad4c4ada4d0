"""The options of the post-link step. All that is said of one stands with its field: keyword, help, flag, pipeline.

To add an option, add a field. If a pass runs only with it, the pass also needs its place in `preset.py`.
"""

import os
from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass, field, fields
from functools import cache
from typing import TYPE_CHECKING, Annotated, Literal, get_args

from syclopt import names
from syclopt.targets import CONFIG_FILE_HELP
from syclopt.targets.nvidia_gpus import TRIPLE as ANY_NVIDIA_GPU
from syclopt.targets.nvidia_gpus import is_nvidia_gpu

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

SplitMode = Literal["source", "kernel", "auto", "none"]
SPLIT_MODES: tuple[SplitMode, ...] = ("source", "kernel", "auto", "none")
SPEC_CONSTANTS = ("native", "emulation")
DECORATION_NUMBERS = ("global-variable-decorations", "host-access")
ID_RANGES = ("int", "uint", "size_t")
Runtime = Literal["syclrt", "dpcpp"]
RUNTIMES: tuple[Runtime, ...] = ("syclrt", "dpcpp")
Path = str | os.PathLike[str]


@dataclass(frozen=True, eq=False)
class Flag:
    """How a command line spells an option: `name`, in older builds `older`, and then a `value` if it takes one.

    `choices` are the values that it takes, where these are few; `older_choices` maps what older builds call them to
    these. One with `ir_only` false cannot stand beside `-ir-output-only`, and one that `needs` another option (the name
    of its field) cannot stand without it. One that `denies` is about the opposite of its field, which it sets when it
    is given `=false`. One that `acts` asks for something to be done or written: without any, there is something to do
    only where images are split.
    """

    name: str
    value: str = ""
    _: KW_ONLY
    older: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()
    older_choices: Mapping[str, str] = field(default_factory=dict[str, str])
    ir_only: bool = True
    needs: str = ""
    denies: bool = False
    acts: bool = False

    @property
    def shown(self) -> str:
        """The flag as messages name it."""
        return f"-{self.name.lstrip('-')}{'=' if self.value else ''}"


class Option:
    """What is said of an option beside the name, the type and the default of its field.

    `parts` are what it does in the pipeline when it is set: it runs a pass (`emit-kernel-names`), or is an option of
    one (`device-code-split<mode={}>`, where `{}` is the value).
    """

    def __init__(self, text: str, flag: Flag | None = None, *parts: str) -> None:
        self.help = text
        self.flag = flag
        self.parts = parts


def _asking(name: str) -> Flag:
    """Return the flag of an option that asks for something of which a file of IR has nothing."""
    return Flag(name, ir_only=False, acts=True)


def _property_set(name: str, flag: str, pass_name: str) -> Option:
    return Option(f"with -properties: the set '{name}'", _asking(flag), pass_name)


@dataclass(frozen=True)
class PostLinkOptions:
    """What a post-link step is to do. The defaults are those of Python; a flag that takes no value is off until given.

    With `target`, images are compiled ahead of time: virtual functions and conditional calls are decided for it, as far
    as `leaves_conditions` lets them. Else images of their own have what a device may lack.
    """

    # Of several flags that cannot stand beside -ir-output-only, the one whose field comes first is refused.
    # fmt: off
    mode: Annotated[SplitMode, Option(
        "source, kernel, auto (default) or none: what an image holds",
        Flag("--split", "MODE", choices=SPLIT_MODES), "device-code-split<mode={}>")] = "auto"
    _: KW_ONLY
    ir_only: Annotated[bool, Option(
        "write the IR of one image, and nothing else", Flag("--ir-output-only"))] = False
    split_esimd: Annotated[bool, Option(
        "refuse ESIMD functions beside others",
        _asking("--split-esimd"), "refuse-unlowered-features<split-esimd>")] = False
    symbols: Annotated[bool, Option(
        "write the names of entry points (.sym)", _asking("--symbols"), "emit-symbols")] = True
    properties: Annotated[bool, Option(
        "write property sets (.prop)", _asking("--properties"))] = True
    param_info: Annotated[bool, _property_set(
        names.KERNEL_PARAMETERS_SET, "--emit-param-info", "emit-kernel-param-info")] = False
    program_metadata: Annotated[bool, _property_set(
        names.PROGRAM_METADATA_SET, "--emit-program-metadata", "emit-program-metadata")] = False
    kernel_names: Annotated[bool, _property_set(
        names.KERNEL_NAMES_SET, "--emit-kernel-names", "emit-kernel-names")] = False
    exported_symbols: Annotated[bool, _property_set(
        names.EXPORTED_SYMBOLS_SET, "--emit-exported-symbols", "emit-exported-symbols")] = False
    imported_symbols: Annotated[bool, _property_set(
        names.IMPORTED_SYMBOLS_SET, "--emit-imported-symbols", "emit-imported-symbols")] = False
    import_lists: Annotated[bool, Option(
        "the same as lists (.imported_sym), of all images, even without -properties",
        _asking("--imports"), "emit-imported-symbols", "emit-imported-symbols<dynamic-linking>")] = False
    default_spec_constants: Annotated[bool, Option(
        "add a copy of each image that reads specialization constants, with their default values",
        Flag("--generate-device-image-default-spec-consts", ir_only=False), "sycl-add-default-value-images")] = False
    devicelib_mask: Annotated[bool, _property_set(
        names.DEVICE_LIBRARIES_SET, "--emit-devicelib-mask", "emit-devicelib-mask")] = False
    embed_aux_info: Annotated[bool, Option(
        "write properties and symbols into the IR, as metadata, and no other files; implies -properties",
        _asking("--embed-aux-info-as-metadata"), "embed-aux-info")] = False
    requirements: Annotated[bool, Option(
        "compute what images require of a device, even without -properties")] = False
    device_globals: Annotated[bool, Option(
        "process device_global variables, and list them", Flag("--device-globals", acts=True),
        "compile-time-properties", "device-code-split<device-globals>", "emit-device-globals")] = False
    spirv_decorations: Annotated[str | None, Option(
        "with -device-globals: global-variable-decorations (default) or host-access",
        Flag("--spirv-decorations", "NUMBERS", choices=DECORATION_NUMBERS, needs="device_globals"),
        "compile-time-properties<spirv-decorations={}>")] = None
    id_queries_range: Annotated[str | None, Option(
        "int (default), uint or size_t: what results of queries for ids fit in",
        Flag("--id-queries-range", "TYPE", choices=ID_RANGES), "emit-misc-properties<id-queries-range={}>")] = None
    only_kernels_as_entry_points: Annotated[bool, Option(
        "SYCL_EXTERNAL functions are no entry points",
        Flag("--emit-only-kernels-as-entry-points"), "device-code-split<only-kernels>")] = False
    no_rdc: Annotated[bool, Option(
        "given =false: nothing is linked with the module, whose SYCL_EXTERNAL functions are no entry points",
        Flag("--sycl-rdc", ir_only=False, denies=True), "device-code-split<only-kernels>")] = False
    allow_virtual_functions: Annotated[bool, Option(
        "virtual functions without a set are device code, as -fsycl-allow-virtual-functions has it",
        Flag("--allow-virtual-functions"), "sycl-cleanup-vtables<allow-virtual-functions>",
        "sycl-virtual-functions-analysis<allow-virtual-functions>")] = False
    dynamic_linking: Annotated[bool, Option(
        "leave functions of other images undefined",
        Flag("--allow-device-image-dependencies", older=("--support-dynamic-linking",)),
        "device-code-split<dynamic-linking>", "emit-imported-symbols<dynamic-linking>",
        "sycl-make-machine-code<dynamic-linking>")] = False
    suppress_undefined_warnings: Annotated[bool, Option(
        "do not warn of undefined functions", Flag("--suppress-undefined-func-warnings"))] = False
    device_lib_dir: Annotated[Path | None, Option(
        "where the libraries of bfloat16 conversions are", Flag("--device-lib-dir", "FOLDER"))] = None
    spec_constants: Annotated[str | None, Option(
        "native or emulation: lower specialization constants, to those of SPIR-V or to loads from a buffer",
        Flag(
            "--spec-const", "MODE", choices=SPEC_CONSTANTS, older_choices={"rt": "native", "default": "emulation"},
            acts=True,
        ),
        "sycl-lower-spec-constants", "sycl-lower-spec-constants<{}>")] = None
    runtime: Annotated[Runtime, Option(
        "syclrt (default) or dpcpp: which runtime links images, and reads what their properties say of it; images for "
        "NVIDIA's GPUs have code that syclrt runs, or stay IR, of which DPC++'s driver makes code",
        Flag("--runtime", "NAME", choices=RUNTIMES))] = "syclrt"
    lower_esimd: Annotated[bool, Option(
        "refuse ESIMD functions",
        Flag("--lower-esimd", acts=True), "refuse-unlowered-features<lower-esimd>")] = False
    target: Annotated[str | None, Option(
        "the target that images are compiled for ahead of time", None,
        "sycl-resolve-if-architecture<target={}>", "sycl-resolve-virtual-functions<target={}>",
        "sycl-decide-conditional-calls<target={}>", "sycl-make-machine-code<target={}>")] = None
    device_config_file: Annotated[Path | None, Option(
        CONFIG_FILE_HELP, Flag("--device-config-file", "FILE"),
        "sycl-resolve-if-architecture<device-config-file={}>",
        "sycl-resolve-virtual-functions<device-config-file={}>",
        "sycl-decide-conditional-calls<device-config-file={}>",
        "sycl-make-machine-code<device-config-file={}>")] = None
    # fmt: on

    @property
    def is_one_image(self) -> bool:
        """Whether nothing is split: everything is in one image, as far as it is needed."""
        return self.mode == "none" or self.ir_only

    @property
    def has_properties(self) -> bool:
        """Whether property sets are made."""
        return self.properties or self.embed_aux_info

    @property
    def links_images(self) -> bool:
        """Whether images are linked on the device that runs them."""
        return self.target is None and not self.ir_only

    @property
    def makes_machine_code(self) -> bool:
        """Whether the images are for NVIDIA's GPUs, and get their code here."""
        return self.target is not None and is_nvidia_gpu(self.target) and not self.ir_only and self.runtime == "syclrt"

    @property
    def has_stand_ins(self) -> bool:
        """Whether the runtime that links images takes stand-ins of those that a device cannot run."""
        return self.links_images and self.runtime == "syclrt"

    @property
    def leaves_conditions(self) -> bool:
        """Whether images are for several GPUs, so that the runtime decides conditions that some of them meet."""
        return self.makes_machine_code and self.target == ANY_NVIDIA_GPU

    @property
    def has_add_ons(self) -> bool:
        """Whether the runtime links images of conditionally called code, or stubs in their place."""
        return self.has_stand_ins or self.leaves_conditions


@cache
def options_of(record: "type[DataclassInstance]") -> Mapping[str, Option]:
    """Return what is said of each option of a record, by the name of its field."""
    said = {item.name: about for item in fields(record) for about in get_args(item.type)}
    return {name: about for name, about in said.items() if isinstance(about, Option)}


def parts_of(options: PostLinkOptions) -> dict[str, list[str]]:
    """Return what the options that are set do in the pipeline: pass -> its options; "" if it runs for an option.

    Raises `TypeError` for a value of another type than options have.
    """
    found: dict[str, list[str]] = {}
    for name, option in options_of(PostLinkOptions).items():
        value: bool | str | os.PathLike[str] | None = getattr(options, name)
        if value is None or value is False:
            continue
        if not isinstance(value, bool | str | os.PathLike):  # pyright: ignore[reportUnnecessaryIsInstance] - callers are not checked
            raise TypeError(f"expected True, False or a text as the option '{name}', found {value!r}")
        for part in option.parts:
            pass_name, _, text = part.removesuffix(">").partition("<")
            texts = found.setdefault(pass_name, [])
            texts.append(text if value is True else text.replace("{}", _quoted(value)))
    return found


def optional_passes() -> frozenset[str]:
    """Return the names of passes that run only if an option says so."""
    return frozenset(part for said in options_of(PostLinkOptions).values() for part in said.parts if "<" not in part)


def _quoted(value: Path) -> str:
    from syclopt.pipeline.text import quote

    return quote(os.fspath(value))
