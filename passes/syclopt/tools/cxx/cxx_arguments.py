"""The command line of syclopt-cxx: clang's, in which the options of SYCL are read and all others are handed on."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from syclopt.errors import UsageError, nearest
from syclopt.tools.cxx.clang_options import is_host_only, is_link_only, pairs_of
from syclopt.tools.cxx.device_libraries import ALL_PARTS, read_parts
from syclopt.tools.cxx.device_targets import JUST_IN_TIME, read_targets
from syclopt.tools.cxx.host_words import host_words
from syclopt.tools.cxx.refused_options import refuse_options

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from syclopt.pipeline.post_link.options import SplitMode

Stage = Literal["preprocess", "assembly", "object", "link", "device"]
Translator = Literal["auto", "llvm", "dpcpp"]

_SOURCES = (".cpp", ".cc", ".cxx", ".c++", ".C", ".cp", ".CPP", ".sycl")
_STAGES: Mapping[str, Stage] = {
    **dict.fromkeys(("-E", "-M", "-MM", "-fsyntax-only"), "preprocess"),
    "-S": "assembly",
    "-c": "object",
}
_SPLITS: Mapping[str, SplitMode] = {
    "auto": "auto",
    "per_kernel": "kernel",
    "per_source": "source",
    "off": "none",
    "none": "none",
}
_LEVELS = {"-O": "O1", "-O0": "O0", "-O1": "O1", "-O2": "O2", "-O3": "O3", "-Os": "Os", "-Oz": "Oz", "-Og": "O1"}
_OWN = (
    "-fsycl",
    "-fno-sycl",
    "-fsycl-targets=",
    "-fsycl-device-code-split",
    "-fno-sycl-device-code-split",
    "-fsycl-device-code-split=",
    "-fsycl-device-only",
    "-fsycl-host-compiler=",
    "-fsycl-allow-device-image-dependencies",
    "-fno-sycl-allow-device-image-dependencies",
    "-fsycl-early-optimizations=",
    "-fsycl-early-optimizations",
    "-fno-sycl-early-optimizations",
    "-fsycl-translator=",
    "-fsycl-dump-device-code=",
    "-fsycl-device-lib=",
    "-fno-sycl-device-lib=",
    "-save-temps",
    "-print-pipeline-passes",
    "-###",
    "-j",
)


@dataclass
class Arguments:
    """What a command line says. `host` and `device` are options of the two compilations, `link` those of the linker."""

    sources: list[str] = field(default_factory=list)
    linked: list[str] = field(default_factory=list)
    """Objects, archives, libraries and options of the linker, in order."""
    output: str | None = None
    stage: Stage = "link"
    is_sycl: bool = False
    host: list[str] = field(default_factory=list)
    device: list[str] = field(default_factory=list)
    targets: tuple[str, ...] = (JUST_IN_TIME,)
    split: SplitMode = "auto"
    level: str = "O2"
    lowered_by_dpcpp: bool = False
    translator: Translator = "auto"
    imports_between_images: bool = False
    device_libraries: frozenset[str] = ALL_PARTS
    host_compiler: str | None = None
    dump_folder: str | None = None
    dumps_beside_output: bool = False
    compile_options: str = ""
    link_options: str = ""
    print_passes: bool = False
    is_verbose: bool = False
    dry_run: bool = False
    jobs: int = 0
    emits_llvm: bool = False
    device_ending: str = ".bc"
    """How the name of a file with device IR ends that the command line does not name."""
    words: list[str] = field(default_factory=list)
    """The command line less what is said of SYCL, for what the host compiler does alone."""

    @property
    def has_inputs(self) -> bool:
        """Whether it names files, or what the linker takes for some."""
        return bool(self.sources or self.linked)

    @property
    def is_relocatable(self) -> bool:
        """Whether the link makes an object of objects, `-r`."""
        return "-r" in self.linked

    @property
    def is_host_alone(self) -> bool:
        """Whether no device code comes of it: nothing is compiled to the end, or nothing that is C++."""
        return self.stage == "preprocess" or (self.stage != "link" and bool(self.linked) and not self.sources)


def read_arguments(arguments: Sequence[str]) -> Arguments:
    """Return what a command line says. Raises `UsageError`."""
    pairs = [*pairs_of(arguments)]
    found = Arguments(words=[*host_words(pairs)])
    language = ""
    for option, value in pairs:
        if option == "-x":
            language = value or ""
        elif not option.startswith("-") or option == "-":
            _add_input(found, option, language)
        elif not _read_own(found, option, value):
            _hand_on(found, option, value)
    if found.dumps_beside_output:
        found.dump_folder = os.path.dirname(found.output or "") or "."
    if found.is_sycl:
        refuse_options(found)
    return found


def _add_input(found: Arguments, name: str, language: str) -> None:
    is_source = language in ("c++", "sycl") or (language in ("", "none") and name.endswith(_SOURCES))
    (found.sources if is_source else found.linked).append(name)


def _read_own(found: Arguments, option: str, value: str | None) -> bool:
    """Read an option that is the driver's; return whether it is."""
    word, equals, text = option.partition("=")
    name = f"{word}{equals}"
    if option in _STAGES:
        found.stage = found.stage if found.stage in ("preprocess", "device") else _STAGES[option]
        found.device_ending = ".ll" if option == "-S" else found.device_ending
    elif option == "-o":
        found.output = value
    elif option == "-v":
        found.is_verbose = True
        return False
    elif option in _LEVELS:
        found.level = _LEVELS[option]
        return False
    elif option.startswith("-o") and not option.startswith("-ob"):
        found.output = option[2:]
    elif option.startswith("-j") and option[2:].isdigit():
        found.jobs = int(option[2:])
    elif option in _SWITCHES:
        _SWITCHES[option](found)
    elif name in _VALUES:
        _VALUES[name](found, text)
    elif option == "-fsycl-dump-device-code":
        found.dump_folder = value
    elif option in _TO_IMAGES:
        field_name = _TO_IMAGES[option]
        setattr(found, field_name, f"{getattr(found, field_name)} {value}".strip())
    elif option.startswith(("-fsycl", "-fno-sycl")) and not option.startswith(_DEVICE_OPTIONS):
        raise UsageError(f"unknown option '{option}'{nearest(name, _OWN)}")
    else:
        return False
    return True


def _hand_on(found: Arguments, option: str, value: str | None) -> None:
    words = [option] if value is None else [option, value]
    if option == "-Xarch_host":
        found.host += words[1:]
    elif option == "-Xarch_device":
        found.device += words[1:]
    elif is_link_only(option):
        found.linked += words
    elif option.startswith(_DEVICE_OPTIONS):
        found.device += words
    else:
        found.host += words
        if not is_host_only(option):
            found.device += words


def _set(name: str, value: object) -> Callable[[Arguments], None]:
    return lambda found: setattr(found, name, value)


def _nothing(found: Arguments) -> None:
    """Take an option that asks for what is done anyway, or for less work."""


def _choose(name: str, choices: Mapping[str, object]) -> Callable[[Arguments, str], None]:
    def choose(found: Arguments, text: str) -> None:
        if text not in choices:
            raise UsageError(f"option '{name}': found '{text}', expected {' or '.join(choices)}")
        setattr(found, field_name, choices[text])

    field_name, name = name.split(" ")
    return choose


def _set_targets(found: Arguments, text: str) -> None:
    found.targets = read_targets(text)


def _link_libraries(found: Arguments, text: str) -> None:
    found.device_libraries |= read_parts("-fsycl-device-lib=", text)


def _leave_out_libraries(found: Arguments, text: str) -> None:
    found.device_libraries -= read_parts("-fno-sycl-device-lib=", text)


def _set_text(name: str) -> Callable[[Arguments, str], None]:
    return lambda found, text: setattr(found, name, text)


_DEVICE_OPTIONS = (
    "-fsycl-unnamed-lambda",
    "-fno-sycl-unnamed-lambda",
    "-fsycl-id-queries-",
    "-fno-sycl-id-queries-",
    "-fsycl-max-parallel-",
    "-fsycl-fp32-prec-",
    "-fno-sycl-fp32-prec-",
    "-fsycl-range-rounding",
    "-fsycl-exp-range-rounding",
    "-fsycl-allow-func-ptr",
    "-fsycl-allow-virtual-functions",
    "-fsycl-decompose-functor",
    "-fno-sycl-decompose-functor",
    "-fsycl-remove-unused-external-funcs",
    "-fsycl-esimd-",
    "-fno-sycl-esimd-",
)
_SWITCHES: Mapping[str, Callable[[Arguments], None]] = {
    "-fsycl": _set("is_sycl", True),
    "-fno-sycl": _set("is_sycl", False),
    "-fsycl-device-only": _set("stage", "device"),
    "-fsycl-device-code-split": _set("split", "auto"),
    "-fno-sycl-device-code-split": _set("split", "none"),
    "-fsycl-allow-device-image-dependencies": _set("imports_between_images", True),
    "-fno-sycl-allow-device-image-dependencies": _set("imports_between_images", False),
    "-fsycl-early-optimizations": _set("level", "O2"),
    "-fno-sycl-early-optimizations": _set("level", "O0"),
    "-emit-llvm": _set("emits_llvm", True),
    "-fsycl-rdc": _nothing,
    "-fno-sycl-rdc": _nothing,
    "-fno-sycl-instrument-device-code": _nothing,
    "-fno-sycl-dead-args-optimization": _nothing,
    "-save-temps": _set("dump_folder", "."),
    "-save-temps=cwd": _set("dump_folder", "."),
    "-save-temps=obj": _set("dumps_beside_output", True),
    "-print-pipeline-passes": _set("print_passes", True),
    "-###": _set("dry_run", True),
}
_VALUES: Mapping[str, Callable[[Arguments, str], None]] = {
    "-fsycl-targets=": _set_targets,
    "-fsycl-device-lib=": _link_libraries,
    "-fno-sycl-device-lib=": _leave_out_libraries,
    "-fsycl-device-code-split=": _choose("split -fsycl-device-code-split=", _SPLITS),
    "-fsycl-early-optimizations=": _choose(
        "lowered_by_dpcpp -fsycl-early-optimizations=", {"dpcpp": True, "syclopt": False}
    ),
    "-fsycl-translator=": _choose("translator -fsycl-translator=", {name: name for name in ("auto", "llvm", "dpcpp")}),
    "-fsycl-host-compiler=": _set_text("host_compiler"),
    "-fsycl-dump-device-code=": _set_text("dump_folder"),
}
_TO_IMAGES = {
    "-Xs": "compile_options",
    "-Xsycl-target-backend": "compile_options",
    "-Xsycl-target-linker": "link_options",
}
