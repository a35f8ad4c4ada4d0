"""The command line of syclopt-cxx: clang's, and that of DPC++'s driver. What is said of an option stands in one place.

Options that decide something here stand with the field that they set, those that do not in `OTHERS`. What stands
nowhere is handed on to both compilations.
"""

import os
import shlex
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field, fields
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple, get_args

from syclopt.errors import UsageError, nearest
from syclopt.targets.nvidia_gpus import TRIPLE as NVIDIA_GPUS
from syclopt.tools.cxx.device_code import (
    ALL_PARTS,
    JUST_IN_TIME,
    TARGETS,
    THIS_PROCESSOR,
    read_acpp_targets,
    read_parts,
    read_targets,
)
from syclopt.tools.cxx.gpu_architectures import options_of_architectures, with_architectures

if TYPE_CHECKING:
    from syclopt.pipeline.post_link.options import SplitMode

Stage = Literal["device", "preprocess", "syntax", "assembly", "object", "link"]
ImageStep = Literal["compile", "link"]
Translator = Literal["auto", "llvm", "dpcpp"]
Side = Literal["host", "device", "link"]
FrontEnd = Literal["dpcpp", "clang"]

WARNINGS = ("kernel-names", "recursion")
"""Those of passes, which a command line says something of as it does of clang's."""
HEADERS = (".h", ".hh", ".hpp", ".hxx", ".h++", ".H", ".HPP")
MODULES = (".cppm", ".ccm", ".cxxm", ".c++m", ".ixx", ".pcm")
SOURCES = (".cpp", ".cc", ".cxx", ".c++", ".C", ".cp", ".CPP", ".sycl", *MODULES)
_PRECOMPILE = "--precompile"
_HOST: tuple[Side, ...] = ("host",)
_LINK: tuple[Side, ...] = ("link",)
_COMPILATIONS: tuple[Side, ...] = ("host", "device")
_HOST_AND_LINK: tuple[Side, ...] = ("host", "link")
_ALL: tuple[Side, ...] = ("host", "device", "link")


@dataclass(frozen=True, eq=False)
class Option:
    """What is said of an option, by any of its `spellings`: words with blanks between them.

    A spelling that ends in `=` or `*` goes on in the same word with the value; for a `separate` one that is the next
    word. Of several spellings a word is the one of the whole word, then of its part to `=`, then the longest with `*`.

    `becomes` is the value of the field that the option stands with, or a function that makes it of the value until
    now, the word and the value of the option. `to` tells which commands take the word, too; one of `clang` is the
    host compiler's where that does everything, as are those for commands. An option may be `refused`, with the reason,
    or `refused_with_sycl`: where it would do for the host compiler alone. One of another compiler is `renamed`: to
    clang's words for it, or by a function that makes them of its value.
    """

    spellings: str
    becomes: object = None
    _: KW_ONLY
    separate: bool = False
    to: tuple[Side, ...] = ()
    clang: bool = False
    refused: str = ""
    refused_with_sycl: str = ""
    renamed: str | Callable[[str], str] = ""


def _text(_before: object, _word: str, text: str) -> str:
    return text


def _word(before: list[str], word: str, _text: str) -> list[str]:
    return [*before, word]


def _value(before: list[str], _word: str, text: str) -> list[str]:
    return [*before, text]


def _value_words(before: list[str], _word: str, text: str) -> list[str]:
    return [*before, *shlex.split(text)]


def _add(*items: object) -> Callable[[list[object], str, str], list[object]]:
    return lambda before, _word, _text: [*before, *items]


def _choice(choices: Mapping[str, object]) -> Callable[[object, str, str], object]:
    def choose(_before: object, word: str, text: str) -> object:
        if text not in choices:
            name = word.removesuffix(text)
            raise UsageError(f"option '{name}': found '{text}', expected {' or '.join(choices)}")
        return choices[text]

    return choose


def _number(_before: object, word: str, text: str) -> int:
    if not text.isdigit():
        raise UsageError(f"option '{word.removesuffix(text)}': found '{text}', expected a number")
    return int(text)


_MODELS = {
    "fast": "fast",
    "fast=1": "fast",
    "fast=2": "fast",
    "precise": "precise",
    "source": "precise",
    "consistent": "precise",
    "strict": "strict",
}


def _floating_point_model(text: str) -> str:
    return f"-ffp-model={_choice(_MODELS)([], f'-fp-model={text}', text)}"


def _targets(_before: object, _word: str, text: str) -> tuple[str, ...]:
    return read_targets(text)


def _acpp_targets(before: tuple[str, ...], word: str, text: str) -> tuple[str, ...]:
    """Return targets with more of them: build systems give each by itself, as a semicolon parts their lists, too."""
    return tuple(dict.fromkeys((*before, *read_acpp_targets(word.removesuffix(text), text))))


def _with_parts(before: frozenset[str], word: str, text: str) -> frozenset[str]:
    return before | read_parts(word.removesuffix(text), text)


def _without_parts(before: frozenset[str], word: str, text: str) -> frozenset[str]:
    return before - read_parts(word.removesuffix(text), text)


def _to_image(step: ImageStep, dash: str = "") -> Callable[[list[tuple[str, str, str]], str, str], object]:
    def add(before: list[tuple[str, str, str]], word: str, text: str) -> object:
        target = word.partition("=")[2] if not dash else ""
        of = target if target == NVIDIA_GPUS else target.partition("-")[0]
        return [*before, (step, of, f"{dash}{text}")]

    return add


def _for_targets(option: str) -> str:
    """Return the spellings of an option for all targets and for each that code can be made for."""
    return " ".join([option, *(f"{option}={target}" for target in TARGETS)])


@dataclass
class Arguments:
    """What a command line says. `host` and `device` are options of the two compilations, `link` those of the linker."""

    # fmt: off
    sources: list[str] = field(default_factory=list[str])
    linked: list[str] = field(default_factory=list[str])
    """Objects, archives, libraries and options of the linker, in order."""
    words: list[str] = field(default_factory=list[str])
    """The command line less what is said of SYCL, for what the host compiler does alone."""
    language: Annotated[str, Option("-x", _text, separate=True, clang=True)] = ""
    output: Annotated[str | None,
        Option("-o", _text, separate=True, clang=True),
        Option("-o*", _text, clang=True)] = None
    stages: Annotated[list[Stage],
        Option("-E -M -MM", _add("preprocess"), clang=True),
        Option("-fsyntax-only", _add("syntax"), clang=True),
        Option("-S", _add("assembly"), clang=True),
        Option("-c", _add("object"), clang=True),
        Option("-fsycl-device-only", _add("device"))] = field(default_factory=list[Stage])
    """Where it says to stop."""
    is_sycl: Annotated[bool | None, Option("-fsycl", True), Option("-fno-sycl", False)] = None
    """Whether sources have SYCL; None: a stock clang finds out by itself, and DPC++'s front end is not asked."""
    host: Annotated[list[str],
        Option("-Xarch_host", _value, separate=True),
        Option("-fsycl-host-compiler-options=", _value_words)] = field(default_factory=list[str])
    device: Annotated[list[str],
        Option("-Xarch_device -Xsycl-target-frontend -Xsycl-target-frontend=", _value, separate=True),
        Option("""-fsycl-unnamed-lambda -fno-sycl-unnamed-lambda -fsycl-id-queries-fit-in-int
            -fno-sycl-id-queries-fit-in-int -fsycl-id-queries-range= -fsycl-decompose-functor
            -fno-sycl-decompose-functor -fsycl-remove-unused-external-funcs -fno-sycl-remove-unused-external-funcs
            -fsycl-esimd-force-stateless-mem -fno-sycl-esimd-force-stateless-mem -fno-sycl-esimd-build-host-code
            -fsycl-rtc-mode -fno-sycl-rtc-mode -fsycl-force-inline-kernel-lambda
            -fno-sycl-force-inline-kernel-lambda -fsycl-range-rounding= -fsycl-exp-range-rounding
            -fsycl-default-sub-group-size= -fsycl-optimize-non-user-code -fsycl-enable-function-pointers
            -foffload-fp32-prec-div -fno-offload-fp32-prec-div -foffload-fp32-prec-sqrt -fno-offload-fp32-prec-sqrt
            -sycl-std= --sycl-std= -Wsycl-* -Wno-sycl-* -Werror=sycl-* -Wno-error=sycl-*""", _word),
        # Under the names that the front end has for them today.
        Option("-fsycl-disable-range-rounding", _add("-fsycl-range-rounding=disable")),
        Option("-fsycl-allow-func-ptr", _add("-fsycl-enable-function-pointers")),
        Option("-fno-sycl-allow-func-ptr", _add("-Xclang", "-fno-sycl-allow-func-ptr")),
        Option("-fsycl-fp32-prec-div", _add("-foffload-fp32-prec-div")),
        Option("-fsycl-fp32-prec-sqrt", _add("-foffload-fp32-prec-sqrt")),
        Option("-fno-sycl-fp32-prec-div", _add("-fno-offload-fp32-prec-div")),
        Option("-fno-sycl-fp32-prec-sqrt", _add("-fno-offload-fp32-prec-sqrt")),
        Option("-fsycl-default-sub-group-size=automatic", _add())] = field(default_factory=list[str])
    targets: Annotated[tuple[str, ...],
        Option("-fsycl-targets=", _targets),
        Option("--acpp-targets= --hipsycl-targets= --opensycl-targets=", _acpp_targets)] = (JUST_IN_TIME,)
    architectures: Annotated[list[str],
        Option("--offload-arch= --cuda-gpu-arch=", _word)] = field(default_factory=list[str])
    """Options that choose architectures of GPUs."""
    split: Annotated["SplitMode",
        Option("-fsycl-device-code-split", "auto"), Option("-fno-sycl-device-code-split", "none"),
        Option("-fsycl-device-code-split=", _choice({
            "auto": "auto", "per_kernel": "kernel", "per_source": "source", "off": "none", "none": "none"}))] = "auto"
    level: Annotated[str,
        Option("-O0", "O0", to=_ALL), Option("-O -O1 -Og", "O1", to=_ALL), Option("-O2", "O2", to=_ALL),
        Option("-O3", "O3", to=_ALL), Option("-Os", "Os", to=_ALL), Option("-Oz", "Oz", to=_ALL),
        Option("-fsycl-early-optimizations", "O2"), Option("-fno-sycl-early-optimizations", "O0")] = "O2"
    lowered_by_dpcpp: Annotated[bool, Option(
        "-fsycl-early-optimizations=", _choice({"dpcpp": True, "syclopt": False}))] = False
    translator: Annotated[Translator,
        Option("-fsycl-translator=", _choice({name: name for name in get_args(Translator)})),
        Option("-fsycl-use-spirv-backend-for-spirv-gen", "llvm"),
        Option("-fno-sycl-use-spirv-backend-for-spirv-gen", "dpcpp")] = "auto"
    imports_between_images: Annotated[bool,
        Option("-fsycl-allow-device-image-dependencies -fsycl-allow-device-dependencies", True),
        Option("-fno-sycl-allow-device-image-dependencies -fno-sycl-allow-device-dependencies", False)] = False
    device_libraries: Annotated[frozenset[str],
        Option("-fsycl-device-lib=", _with_parts), Option("-fno-sycl-device-lib=", _without_parts)] = ALL_PARTS
    front_end: Annotated[FrontEnd | None,
        Option("-fsycl-frontend=", _choice({name: name for name in get_args(FrontEnd)}))] = None
    """What compiles sources: DPC++'s compiler library, or a stock clang; None: whichever is there."""
    compiler: Annotated[str | None, Option("--cxx", _text, separate=True), Option("--cxx=", _text)] = None
    """The stock clang."""
    is_two_pass: Annotated[bool, Option("-fsycl-two-pass", True), Option("-fno-sycl-two-pass", False)] = False
    """Whether a stock clang compiles each source for the device and for the host, with other macros."""
    host_compiler: Annotated[str | None, Option("-fsycl-host-compiler=", _text)] = None
    dump_folder: Annotated[str | None,
        Option("-fsycl-dump-device-code", _text, separate=True), Option("-fsycl-dump-device-code=", _text),
        Option("-save-temps -save-temps=cwd", ".", clang=True)] = None
    dumps_beside_output: Annotated[bool, Option("-save-temps=obj", True, clang=True)] = False
    image_options: Annotated[list[tuple[ImageStep, str, str]],
        Option(f"-Xs {_for_targets('-Xsycl-target-backend')} -Xsycl-target-backend={NVIDIA_GPUS}",
            _to_image("compile"), separate=True),
        Option(_for_targets("-Xsycl-target-linker"), _to_image("link"), separate=True),
        Option("-Xs*", _to_image("compile", "-"))] = field(default_factory=list[tuple[ImageStep, str, str]])
    """What the runtime's compiler is told: at which step, for which target if not for all, and the text."""
    time_trace: Annotated[str | None,
        Option("-ftime-trace", "", clang=True), Option("-ftime-trace=", _text, clang=True)] = None
    """Where to write when what ran: a file, a folder, or "" for one beside the output."""
    print_passes: Annotated[bool, Option("-print-pipeline-passes", True)] = False
    print_cmake_dir: Annotated[bool, Option("-print-cmake-dir", True)] = False
    is_verbose: Annotated[bool, Option("-v", True, to=_HOST_AND_LINK)] = False
    dry_run: Annotated[bool, Option("-###", True, clang=True)] = False
    asks_the_compiler: Annotated[bool, Option(
        "-print-* --print-* -dump* --dump* -help* --help* -target-help* --target-help*", True,
        to=_COMPILATIONS)] = False
    jobs: Annotated[int, Option("-j", _number, separate=True), Option("-j*", _number)] = 0
    warnings: Annotated[list[str],
        Option(" ".join(f"-W{kind}{name}" for kind in ("", "no-", "error=", "no-error=") for name in WARNINGS), _word),
        Option("-Werror -Wno-error", _word, to=_COMPILATIONS)] = field(default_factory=list[str])
    """What is said of warnings that are not clang's."""
    emits_llvm: Annotated[bool, Option("-emit-llvm", True, clang=True)] = False
    unused: Annotated[list[str],
        Option("""-fsycl-dead-args-optimization -fsycl-instrument-device-code -fsycl-fp64-conv-emu -fsycl-embed-ir
            -fsycl-add-default-spec-consts-image -fsycl-device-code-split-esimd -fsycl-device-obj=
            -fno-sycl-use-bitcode -fsycl-preserve-device-nonsemantic-metadata -fsycl-target-loopopt
            -fsycl-libspirv-path= -fno-sycl-libspirv -fsycl-remangle-libspirv -fno-sycl-remangle-libspirv
            -fno-sycl-link-spirv -fsycl-explicit-simd -fno-sycl-explicit-simd -fsycl-footer-path=
            -ftarget-compile-fast -ftarget-export-symbols -fno-target-compile-fast -fno-target-export-symbols
            -ftarget-register-alloc-mode=""", _word),
        Option("""-ipo -ipo* -ip -ax* -parallel -restrict -ansi-alias -no-ansi-alias -qopt-* -qno-opt-*
            -qoverride-limits -prec-div -no-prec-div -prec-sqrt -no-prec-sqrt -fimf-* -inline-level=
            -inline-forceinline -unroll -unroll* -diag-* -static-intel -shared-intel -i_static -i-static
            --acpp-* --hipsycl-* --opensycl-*""", _word),
        Option("""-Xdevice-post-link -Xdevice-post-link= -Xspirv-translator -Xspirv-translator= -Xspirv-to-ir-wrapper
            -Xspirv-to-ir-wrapper= -Xsycl-target-backend= -Xsycl-target-linker=""", _word, separate=True),
        ] = field(default_factory=list[str])
    """Options that DPC++'s and AdaptiveCpp's drivers take and that change nothing here: programs are right without."""
    # fmt: on

    @property
    def stage(self) -> Stage:
        """Where it stops: at the first of several stages, as clang does."""
        for first in get_args(Stage):
            if first in self.stages:
                return first
        return "link"

    @property
    def device_ending(self) -> str:
        """How the name of a file with device IR ends that the command line does not name."""
        return ".ll" if "assembly" in self.stages else ".bc"

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
    def precompiles(self) -> bool:
        """Whether headers are precompiled, or interfaces of modules, and nothing else is done."""
        if _PRECOMPILE in self.host:
            return True
        if self.sources or self.stage not in ("object", "link"):
            return False
        named = [given.word for given in words_of(self.linked) if given.option is None]
        is_named = self.language in ("", "none") and all(name.endswith(HEADERS) for name in named)
        return bool(named) and (is_named or self.language == "c++-header")

    @property
    def is_host_alone(self) -> bool:
        """Whether no device code comes of it: nothing is compiled to the end, or nothing that is C++."""
        if not self.is_sycl or self.stage == "preprocess" or (self.front_end == "clang" and self.precompiles):
            return True
        if self.stage == "syntax":
            return self.front_end != "clang" or not self.sources or bool(self.linked)
        if not self.has_inputs:
            return self.asks_the_compiler or self.is_verbose or self.dry_run
        return self.stage != "link" and bool(self.linked) and not self.sources


_UNKNOWN = Option("-fsycl* -fno-sycl*", to=_ALL)
_OLD_STANDARDS = [f"std={kind}++{year}" for kind in ("c", "gnu") for year in ("98", "03", "0x", "11", "1y", "14")]
OTHERS = (
    # What is done anyway, or asks for less work.
    Option("""-fsycl-rdc -fno-sycl-rdc -fno-sycl-instrument-device-code -fno-sycl-dead-args-optimization
        -fno-sycl-fp64-conv-emu -fsycl-use-bitcode -fsycl-max-parallel-link-jobs= -fno-sycl-embed-ir
        -fno-sycl-add-default-spec-consts-image -fno-sycl-device-code-split-esimd -fno-sycl-pstl-offload
        -fno-sycl-cuda-compatibility -fsycl-link-huge-device-code -fno-sycl-link-huge-device-code"""),
    Option("-fsycl-link -fsycl-link= -fsyclbin -fsyclbin=",
        refused="device code is linked into programs and libraries alone"),
    Option("-fintelfpga -reuse-exe=", refused="no code can be made for FPGAs"),
    Option("-fsycl-help -fsycl-help=", refused="no compiler of machine code for devices is used"),
    Option("-fsycl-cuda-compatibility", refused="headers of CUDA are not compiled"),
    Option("-fsycl-pstl-offload -fsycl-pstl-offload=", refused="oneDPL is not among DPC++'s packages"),
    Option("-fsycl-host-only", refused="a program needs its device code"),
    Option("-fno-sycl-use-header -fno-sycl-use-footer",
        refused="host code is made with its integration header and footer"),
    Option("-fsycl-force-target=", refused="device code in objects is for what it was compiled for"),
    Option("-fpreview-breaking-changes", refused="DPC++'s packages have no libsycl-preview"),
    Option("-fsycl-default-sub-group-size=primary",
        refused="DPC++'s compiler library ends at it; give a number, or automatic"),
    # Intel's compilers have these. What asks for quicker programs or for reports, and has no counterpart, is unused.
    Option("-fp-model", renamed=_floating_point_model, separate=True),
    Option("-fp-model=", renamed=_floating_point_model),
    Option("-xHost -xhost", renamed="-march=native"),
    Option("-xCORE-AVX2", renamed="-march=haswell"),
    Option("-xCORE-AVX512", renamed="-march=skylake-avx512"),
    Option("-qopenmp -fiopenmp", renamed="-fopenmp"),
    Option("-qno-openmp", renamed="-fno-openmp"),
    Option("-qopenmp-simd", renamed="-fopenmp-simd"),
    Option("-no-fma", renamed="-ffp-contract=off"),
    Option("-qtbb -tbb", renamed="-ltbb"),
    Option("-qmkl -qmkl=* -mkl -mkl=* -qmkl-ilp64 -qmkl-ilp64=* -qmkl-sycl-impl=*",
        refused="Intel's oneMKL is no part of this; programs may name libraries that are installed, by -I, -L and -l"),
    Option("-qipp -qipp=* -ipp -ipp=* -qdaal -qdaal=* -qdal -qdal=* -qactypes",
        refused="this library of Intel's is no part of this"),
    Option("-static --static -static-pie", to=_LINK,
        refused_with_sycl="SYCL programs are linked to shared libraries; -static-libstdc++ may be given"),
    Option("-m32 -mx32 -m16", to=_HOST_AND_LINK,
        refused_with_sycl="device code of SYCL programs is for 64 bits"),
    Option(" ".join(f"-{name} --{name}" for name in _OLD_STANDARDS), to=_COMPILATIONS,
        refused_with_sycl="SYCL needs C++17 or later"),
    Option("-gsplit-dwarf", to=_ALL,
        refused_with_sycl="debug information of SYCL programs stays in their objects; give -g"),
    # What else clang has, as far as it takes a value, or is not for both compilations and nothing else.
    Option("-L -l -Xlinker -T -u -z -e -rpath", to=_LINK, separate=True),
    Option("""-L* -l* -Wl,* -Xlinker* -shared* -static* -rdynamic* -pie* -no-pie* -nostartfiles* -nodefaultlibs*
        -nostdlib* -fuse-ld* -T* -u* -z* -e* -r -s""", to=_LINK),
    Option("-ftime-trace-granularity= -ftime-trace-verbose", to=_HOST),
    Option("-MF -MT -MQ -MJ", to=_HOST, separate=True),
    Option("-MD* -MM* -MF* -MT* -MP* -MQ* -MG* -MJ* -Wp,* -Wa,* -pipe*", to=_HOST),
    Option("-B", to=_HOST_AND_LINK, separate=True),
    Option("""-B* -m* -fPIC* -fpic* -fPIE* -fpie* -fopenmp* -flto* -fno-lto* -ffat-lto-objects* -fprofile* -fcoverage*
        -ftest-coverage* -fsanitize* -fplugin* -fpass-plugin* -funiq* -fvisibility* -fdata-sections*
        -ffunction-sections* -fstack-* -fexceptions* -fno-exceptions* -fcf-protection* -fzero-call* -ftrivial-auto*
        -fmodules* -pthread* -pg --coverage -gz*""", to=_HOST_AND_LINK),
    Option("""-I -D -U -F -include -imacros -include-pch -isystem -cxx-isystem -stdlib++-isystem -isystem-after -iquote
        -idirafter -isysroot -iprefix -iwithprefix -iwithprefixbefore -iwithsysroot -ivfsoverlay -resource-dir
        -Xclang -Xassembler -Xpreprocessor -arch -A -soname""", to=_COMPILATIONS, separate=True),
    Option("-undef -emit-* -embed-* -ob* -Xsycl-* -Xspirv-*", to=_COMPILATIONS),
    Option("-target -mllvm --param --sysroot", to=_ALL, separate=True),
    Option("-f* -O* -g* --* -target* -v* -w* -mllvm*", to=_ALL),
    _UNKNOWN,
)  # fmt: skip
_UNLISTED = Option("", to=_COMPILATIONS)
_RTTI = ("-frtti", "-fno-rtti")
_UNREPORTED = frozenset({"--coverage", "-coverage", "-fprofile-arcs", "-ftest-coverage", "-pg", "--profile"})
_QUIET = frozenset({"-w", "-Qunused-arguments", "-Wno-unused-command-line-argument"})


class Given(NamedTuple):
    """A word of a command line, an input or an option, and the word behind it that is its value.

    `text` is the value, wherever it stands, and `place` the field that the option stands with.
    """

    word: str
    value: str | None = None
    text: str = ""
    place: str = ""
    option: Option | None = None

    @property
    def words(self) -> list[str]:
        """The words on the command line."""
        return [self.word] if self.value is None else [self.word, self.value]


def read_arguments(arguments: Sequence[str]) -> Arguments:
    """Return what a command line says. Raises `UsageError`."""
    found = Arguments()
    for given in words_of(arguments):
        if given.option is None:
            _add_input(found, given.word)
        else:
            _add_option(found, given, given.option)
    _choose_architectures(found)
    if found.dumps_beside_output:
        found.dump_folder = os.path.dirname(found.output or "") or "."
    if found.front_end is not None and found.is_sycl is None:
        found.is_sycl = True
    if found.is_sycl:
        refuse(found)
    return found


def _choose_architectures(found: Arguments) -> None:
    """Have code made for the architectures that are asked for. Raises `UsageError`."""
    rest: list[tuple[ImageStep, str, str]] = []
    for step, target, text in found.image_options:
        chosen, others = options_of_architectures(text) if target in ("", NVIDIA_GPUS) else ([], text)
        found.architectures += chosen
        if target == NVIDIA_GPUS and others:
            found.unused.append(f"-Xsycl-target-backend={target} {others}")
        elif others or not chosen:
            rest.append((step, target, others))
    found.image_options = rest
    found.targets = with_architectures(found.targets, found.architectures)


def words_of(words: Iterable[str]) -> Iterator[Given]:
    """Yield inputs, and options with what is said of them. Raises `UsageError` for one without its value."""
    rest = iter(words)
    for word in rest:
        if word == "--":
            yield from (Given(os.path.join(".", name) if name.startswith("-") else name) for name in rest)
        elif word == "-" or not word.startswith("-"):
            yield Given(word)
        else:
            place, option, text = _looked_up(word)
            value = next(rest, None) if option.separate else None
            if option.separate and value is None:
                raise UsageError(f"option '{word}' needs a value")
            yield Given(word, value, text if value is None else value, place, option)


def link_options(host: Iterable[str]) -> list[str]:
    """Return those options of the host compilation that the link needs, too."""
    return [word for given in words_of(host) if given.option and "link" in given.option.to for word in given.words]


def warnings_of_unused(unused: Sequence[str], words: Collection[str]) -> list[str]:
    """Return what is said of options that are left out, in clang's words, unless `words` silence it."""
    return _warnings([f"argument unused during compilation: '{option}'" for option in unused], words)


def unreported(host: Iterable[str]) -> list[str]:
    """Return the options for reports that no program of one compile makes: another process runs it, from other code."""
    return [word for word in host if word in _UNREPORTED]


def warnings_of_missing(library: str, words: Collection[str]) -> list[str]:
    """Return what is said of a library that is named and nowhere, unless `words` silence it."""
    return _warnings([f"there is no library '{library}': linked without it"], words)


def _warnings(messages: Sequence[str], words: Collection[str]) -> list[str]:
    if not _QUIET.isdisjoint(words):
        return []
    return [f"syclopt-cxx: warning: {message} [-Wunused-command-line-argument]\n" for message in messages]


@cache
def _table() -> Mapping[str, tuple[str, Option]]:
    """Return each spelling of an option, with the name of its field if it has one, and what is said of it."""
    of_fields = [(item.name, about) for item in fields(Arguments) for about in get_args(item.type)]
    rows = [*of_fields, *(("", option) for option in OTHERS)]
    return {
        spelling: (place, option)
        for place, option in rows
        if isinstance(option, Option)
        for spelling in option.spellings.split()
    }


@cache
def _longest_prefix() -> int:
    return max(len(spelling) for spelling in _table() if spelling.endswith("*"))


def _looked_up(word: str) -> tuple[str, Option, str]:
    """Return the field and the option that a word is about, and the value in it."""
    table = _table()
    if found := table.get(word):
        return *found, ""
    name, equals, value = word.partition("=")
    if equals and (found := table.get(f"{name}=")):
        return *found, value
    for end in range(min(len(word), _longest_prefix()), 1, -1):
        if found := table.get(f"{word[:end]}*"):
            return *found, word[end:]
    return "", _UNLISTED, ""


def _add_input(found: Arguments, name: str) -> None:
    language = found.language
    is_source = language in ("c++", "c++-module", "sycl") or (language in ("", "none") and name.endswith(SOURCES))
    (found.sources if is_source else found.linked).append(name)
    found.words.append(name)


def _add_option(found: Arguments, given: Given, option: Option) -> None:
    """Set the field of an option, and hand it on. Raises `UsageError` for one that is refused."""
    if option is _UNKNOWN:
        raise UsageError(f"unknown option '{given.word}'{_nearest(given.word)}")
    if option.refused:
        raise UsageError(f"option '{given.word}': {option.refused}")
    if option.renamed:
        words = option.renamed if isinstance(option.renamed, str) else option.renamed(given.text)
        for one in words_of(words.split()):
            _add_option(found, one, one.option or _UNLISTED)
        return
    if given.place:
        before: Any = getattr(found, given.place)
        after: Any = option.becomes
        if callable(after):
            after = after(before, given.word, given.text)
        setattr(found, given.place, after)
        if given.place == "host":
            found.words += after[len(before) :]
    if option.clang or option.to:
        found.words += given.words
    if "device" in option.to:
        found.device += given.words
    if "host" in option.to:
        found.host += given.words
    elif "link" in option.to:
        found.linked += given.words


def _nearest(word: str) -> str:
    prefix = "-fno-sycl-" if word.startswith("-fno-sycl-") else "-fsycl-"
    known = [spelling for spelling, (_, option) in _table().items() if not option.refused and option is not _UNKNOWN]
    return nearest("".join(word.partition("=")[:2]), sorted(known), prefix)


def refuse(found: Arguments) -> None:
    """Raise `UsageError` for an option with which no program could come of SYCL sources."""
    if found.emits_llvm and found.stage not in ("device", "preprocess", "syntax"):
        raise UsageError("option '-emit-llvm' needs -fsycl-device-only, as host and device code are two modules")
    for word in (*found.linked, *found.host):
        _, option = _table().get(word, ("", _UNLISTED))
        if option.refused_with_sycl:
            raise UsageError(f"option '{word}': {option.refused_with_sycl}")
    if found.front_end == "clang":
        return
    if found.is_two_pass:
        raise UsageError("option '-fsycl-two-pass': needs a stock clang (-fsycl-frontend=clang)")
    if THIS_PROCESSOR in found.targets:
        raise UsageError(f"option '-fsycl-targets={THIS_PROCESSOR}': needs a stock clang (-fsycl-frontend=clang)")
    if [word for word in found.host if word in _RTTI][-1:] == ["-fno-rtti"]:
        raise UsageError("option '-fno-rtti': DPC++'s headers need it (-frtti)")
