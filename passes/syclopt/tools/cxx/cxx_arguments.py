"""The command line of syclopt-cxx: clang's, in which the options of SYCL are read and all others are handed on."""

from __future__ import annotations

import os
import shlex
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from syclopt.errors import UsageError
from syclopt.tools.cxx.clang_options import is_host_only, is_link_only, pairs_of
from syclopt.tools.cxx.device_libraries import ALL_PARTS, read_parts
from syclopt.tools.cxx.device_targets import JUST_IN_TIME, is_target, read_targets
from syclopt.tools.cxx.host_words import host_words
from syclopt.tools.cxx.refused_options import refuse_options
from syclopt.tools.cxx.sycl_options import front_end_words, is_without_use

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from syclopt.pipeline.post_link.options import SplitMode

Stage = Literal["preprocess", "assembly", "object", "link", "device"]
ImageStep = Literal["compile", "link"]
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
    image_options: list[tuple[ImageStep, str, str]] = field(default_factory=list)
    """What the runtime's compiler is told: at which step, for which target if not for all, and the text."""
    print_passes: bool = False
    is_verbose: bool = False
    dry_run: bool = False
    jobs: int = 0
    unused: list[str] = field(default_factory=list)
    """Options that DPC++'s driver takes and that change nothing here."""
    emits_llvm: bool = False
    device_ending: str = ".bc"
    """How the name of a file with device IR ends that the command line does not name."""
    words: list[str] = field(default_factory=list)
    """The command line less what is said of SYCL, for what the host compiler does alone."""

    def options_of_images(self, step: ImageStep, target: str) -> str:
        """Return what the runtime's compiler is told for the images of a target."""
        return " ".join(text for of, only, text in self.image_options if of == step and only in ("", target))

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
    elif option == "-j" or (option.startswith("-j") and option[2:].isdigit()):
        found.jobs = _number(option[:2], value or option[2:])
    elif option in _SWITCHES:
        _SWITCHES[option](found)
    elif name in _VALUES:
        _VALUES[name](found, text)
    elif option == "-fsycl-dump-device-code":
        found.dump_folder = value
    else:
        return _read_of_dpcpp(found, option, value)
    return True


def _read_of_dpcpp(found: Arguments, option: str, value: str | None) -> bool:
    """Read an option that DPC++'s driver has and this one only passes on, or leaves out; return whether it is."""
    word, _, target = option.partition("=")
    if word in _TO_IMAGES and value is not None:
        kind = _TO_IMAGES[word]
        if target and not is_target(target):
            found.unused.append(option)
        else:
            found.image_options.append((kind, target.partition("-")[0], value))
    elif option.startswith(_TO_COMPILER) and not option.startswith(("-Xsycl-", "-Xspirv-")):
        found.image_options.append(("compile", "", f"-{option.removeprefix(_TO_COMPILER)}"))
    elif word == "-Xsycl-target-frontend":
        found.device.append(value or "")
    elif (words := front_end_words(option)) is not None:
        found.device += words
    elif (is_left_out := is_without_use(option, (*_SWITCHES, *_VALUES))) is not None:
        found.unused += [option] if is_left_out else []
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
    else:
        found.host += words
        if not is_host_only(option):
            found.device += words


def _number(option: str, text: str) -> int:
    if not text.isdigit():
        raise UsageError(f"option '{option}': found '{text}', expected a number")
    return int(text)


def _set(name: str, value: object) -> Callable[[Arguments], None]:
    return lambda found: setattr(found, name, value)


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


def _give_to_host(found: Arguments, text: str) -> None:
    found.host += shlex.split(text)


def _set_text(name: str) -> Callable[[Arguments, str], None]:
    return lambda found, text: setattr(found, name, text)


_SWITCHES: Mapping[str, Callable[[Arguments], None]] = {
    "-fsycl": _set("is_sycl", True),
    "-fno-sycl": _set("is_sycl", False),
    "-fsycl-device-only": _set("stage", "device"),
    "-fsycl-device-code-split": _set("split", "auto"),
    "-fno-sycl-device-code-split": _set("split", "none"),
    "-fsycl-allow-device-image-dependencies": _set("imports_between_images", True),
    "-fno-sycl-allow-device-image-dependencies": _set("imports_between_images", False),
    "-fsycl-allow-device-dependencies": _set("imports_between_images", True),
    "-fno-sycl-allow-device-dependencies": _set("imports_between_images", False),
    "-fsycl-early-optimizations": _set("level", "O2"),
    "-fno-sycl-early-optimizations": _set("level", "O0"),
    "-emit-llvm": _set("emits_llvm", True),
    "-fsycl-use-spirv-backend-for-spirv-gen": _set("translator", "llvm"),
    "-fno-sycl-use-spirv-backend-for-spirv-gen": _set("translator", "dpcpp"),
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
    "-fsycl-host-compiler-options=": _give_to_host,
    "-fsycl-dump-device-code=": _set_text("dump_folder"),
}
_TO_COMPILER = "-Xs"
_TO_IMAGES: Mapping[str, ImageStep] = {
    _TO_COMPILER: "compile",
    "-Xsycl-target-backend": "compile",
    "-Xsycl-target-linker": "link",
}
