"""The device side of a program: modules of its sources become one, that becomes images, and those become SPIR-V."""

from __future__ import annotations

import os
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from syclopt import names
from syclopt.diagnostics import print_message
from syclopt.errors import FileError, FrontEndError, LinkError, LLVMError, SycloptError
from syclopt.images.device_image import CodeForm
from syclopt.mangling.shown_names import shown
from syclopt.pipeline.parse import parse_pipeline
from syclopt.pipeline.post_link.options import PostLinkOptions
from syclopt.pipeline.post_link.preset import pipeline_of
from syclopt.pipeline.run import run_pipeline
from syclopt.targets.nvidia_gpus import is_nvidia_gpu
from syclopt.tools.cxx.device_code import JUST_IN_TIME, by_target, range_of_queries, with_device_libraries

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Sequence

    from syclopt.images.device_image import DeviceImage
    from syclopt.images.wrapper.records import OffloadImage
    from syclopt.images.write import ImageFiles
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.passes import Pass
    from syclopt.tools.cxx.cxx_options import Arguments

_LEVELS = {f"O{number}": number for number in range(4)}
_USUAL_LEVEL = 2  # also of what is optimized for size
_BITCODE = CodeForm(bitcode=True)
_LLVM, _DPCPP = "LLVM", "DPC++'s translator"
_LARGE = 1 << 20  # bytes of IR: for as many, LLVM takes seconds, and several times as long as DPC++\'s translator


def linked(modules: Sequence[Module]) -> Module:
    """Return one module of those of all sources. Raises `LinkError` that names the sources which do not agree."""
    if len(modules) == 1:
        return modules[0]
    from syclopt.ir.linking import link

    for key, first, other in _twice(modules):
        _check(key, first, other)
    return link(modules, warn=lambda _: None, name=modules[0].name)


def _twice(modules: Sequence[Module]) -> Iterator[tuple[Key, Module, Module]]:
    """Yield the functions that a module defines which one before it defines too."""
    defined: dict[Key, Module] = {}
    for module in modules:
        for key in module.definition_keys():
            if key in module.functions and defined.setdefault(key, module) is not module:
                yield key, defined[key], module


def _check(key: Key, first: Module, other: Module) -> None:
    one, two = first.functions[key], other.functions[key]
    if one.linkage == two.linkage == "external":
        raise LinkError(f"the device code of {shown(key)} is in {first.name} too", file=other.name)
    if one.calling_convention != names.SPIR_KERNEL:
        return
    calls = [{key for key in each.symbols_used if _is_call_operator(str(key))} for each in (one, two)]
    if calls[0] and calls[1] and calls[0] != calls[1]:
        message = f"the kernel {shown(key)} is another one in {first.name}: each kernel of a program needs its own name"
        raise LinkError(message, file=other.name)


def _is_call_operator(symbol: str) -> bool:
    """Tell whether a kernel calls a function of its own source by it: of a function object, or a lambda."""
    from syclopt.mangling.mangled_names import read
    from syclopt.mangling.syntax import Function, Name, Template, last_part

    function = read(symbol)
    match last_part(function) if isinstance(function, Function) else None:
        case Name("operator()") | Template(Name("operator()")):
            return True
        case _:
            return False


def passes_of(arguments: Arguments, target: str) -> list[Pass]:
    """Return the passes that the device code of a program goes through for a target."""
    step = replace(
        step_of(arguments, target),
        id_queries_range=range_of_queries(arguments.device),
        spec_constants="native" if target == JUST_IN_TIME else "emulation",
        runtime="syclrt" if is_nvidia_gpu(target) else "dpcpp",
        lower_esimd=True,
    )
    return device_passes(step, None if arguments.lowered_by_dpcpp else arguments.level)


def step_of(arguments: Arguments, target: str) -> PostLinkOptions:
    """Return what the step after linking does for a target whichever front end there is."""
    return PostLinkOptions(
        mode=arguments.split,
        param_info=True,
        program_metadata=True,
        kernel_names=True,
        exported_symbols=arguments.imports_between_images,
        imported_symbols=arguments.imports_between_images,
        dynamic_linking=arguments.imports_between_images,
        only_kernels_as_entry_points=not arguments.imports_between_images,
        device_globals=True,
        target=None if target == JUST_IN_TIME else target,
    )


def device_passes(step: PostLinkOptions, level: str | None = "O2") -> list[Pass]:
    """Return the passes from the raw IR of a program, which is optimized at `level`, to its images.

    Without a level, DPC++ has lowered and optimized it.
    """
    lowering = () if level is None else _lowering(level)
    last = () if step.makes_machine_code else ("spirv-link-once",)
    return parse_pipeline(",".join((*lowering, pipeline_of(step), *last)), "<device>")


def _lowering(level: str) -> Iterator[str]:
    yield "sycl-conditional-call-on-device<prefix=program>"
    yield "sycl-cleanup-vtables"
    yield "sycl-virtual-functions-analysis"
    yield "sycl-propagate-aspects-usage<exclude-aspects=fp64>"
    yield "sycl-internalize-functions"
    yield "sycl-mark-convergent"
    yield f"llvm(default<{level}>)"
    yield "sycl-propagate-aspects-usage"
    yield "sycl-lower-wg-local-memory"
    yield "sycl-mutate-printf-addrspace"
    yield f"sycl-add-opt-level-attribute<level={_LEVELS.get(level, _USUAL_LEVEL)}>"


def device_images(modules: Sequence[Module], arguments: Arguments) -> list[OffloadImage]:
    """Return the images of a program, as its runtime takes them. Raises `SycloptError`."""
    found: list[OffloadImage] = []
    programs = by_target(modules, arguments.targets)
    for target, parts in programs.items():
        whole = with_device_libraries(linked(parts), arguments.device_libraries)
        jobs = arguments.jobs if is_nvidia_gpu(target) else 1
        with _without_lines_of_ir():
            images = run_pipeline(whole, passes_of(arguments, target), jobs=jobs)
        if arguments.dump_folder is None:
            found += [_offload_image(image, target, arguments) for image in images]
        else:
            stem = Path(arguments.output or "a.out").stem
            name = stem if len(programs) == 1 else f"{stem}-{target}"
            found += _dumped(images, target, os.path.join(arguments.dump_folder, name), arguments)
    return found


@contextmanager
def _without_lines_of_ir() -> Generator[None]:
    """Let errors name the source alone: the lines of its IR are in no file."""
    try:
        yield
    except SycloptError as error:
        if error.location is not None:
            error.file, error.location = error.location.file, None
        raise


def _offload_image(image: DeviceImage, target: str, arguments: Arguments) -> OffloadImage:
    from syclopt.images.properties import PropertySets
    from syclopt.images.wrapper.records import OffloadImage

    code = image.code(_BITCODE) if is_nvidia_gpu(target) else translated(image, arguments)
    symbols, sets = tuple(image.symbols or ()), image.properties or PropertySets()
    to_compile, to_link = (arguments.options_of_images(step, target) for step in ("compile", "link"))
    return OffloadImage(code, symbols, sets, target, to_compile, to_link)


def _dumped(images: Sequence[DeviceImage], target: str, prefix: str, arguments: Arguments) -> Iterator[OffloadImage]:
    """Yield the images, of which IR, code, properties and symbols go to files whose names begin with `prefix`."""
    with dumped_to(prefix) as files:
        for image in images:
            wrapped = _offload_image(image, target, arguments)
            files.write(f"{prefix}_{image.index}.ll", image.module.to_bytes())
            ending = image.ending(_BITCODE) if is_nvidia_gpu(target) else "spv"
            code = f"{prefix}_{image.index}.{ending}"
            files.write(code, wrapped.code)
            files.add(image, code)
            yield wrapped
        files.write_tables()


def dumped_to(prefix: str) -> ImageFiles:
    """Return what takes files of images whose names begin with `prefix`. Raises `FileError`."""
    from syclopt.images.file_table import COLUMNS
    from syclopt.images.write import ImageFiles, TableOutput

    folder = os.path.dirname(prefix)
    try:
        os.makedirs(folder, exist_ok=True)
    except OSError as error:
        raise FileError.from_os("make the folder for device code", folder, error) from error
    return ImageFiles(prefix, [TableOutput(f"{prefix}.table")], COLUMNS)


def translated(image: DeviceImage, arguments: Arguments) -> bytes:
    """Return the code of an image. A remark says where the first translator was not the one, and why.

    Raises `LLVMError`, `FrontEndError` where those that were asked do not take the image; both name the function that
    cannot be translated, where it can be told.
    """
    first, *others = _in_order(image, arguments)
    try:
        return _by(first, image, arguments)
    except (LLVMError, FrontEndError) as error:
        if others:
            return _instead(others[0], image, arguments, error)
        kind = LLVMError if isinstance(error, LLVMError) else FrontEndError
        raise kind(f"{place_of_refusal(image.module)}{error.message}", file=image.module.name) from error


def _in_order(image: DeviceImage, arguments: Arguments) -> tuple[str, ...]:
    """Return the translators to ask."""
    if arguments.translator != "auto":
        return (_LLVM if arguments.translator == "llvm" else _DPCPP,)
    return (_DPCPP, _LLVM) if len(image.module.to_bytes()) >= _LARGE else (_LLVM, _DPCPP)


def _by(translator: str, image: DeviceImage, arguments: Arguments) -> bytes:
    from syclopt.frontends import dpcpp

    code = dpcpp.translate(image.module) if translator == _DPCPP else _by_llvm(image)
    if arguments.is_verbose:
        print_message(f" {_described(image)}: SPIR-V by {translator}")
    return code


def _by_llvm(image: DeviceImage) -> bytes:
    from syclopt.ir.llvm import to_spirv

    return to_spirv(image.module)


def _instead(translator: str, image: DeviceImage, arguments: Arguments, reason: LLVMError | FrontEndError) -> bytes:
    """Return the code that a translator makes where the first one did not."""
    try:
        code = _by(translator, image, arguments)
    except (LLVMError, FrontEndError) as error:
        refused = f"{place_of_refusal(image.module)}{reason.message}; {error.message}"
        message = f"no translator takes {_described(image)}: {refused}"
        raise FrontEndError(message, file=image.module.name) from error
    where = place_of_refusal(image.module) if isinstance(reason, LLVMError) else ""
    remark = f"{image.module.name}: remark: {translator} made {_described(image)}: {where}{reason.message}"
    print_message(remark)
    return code


def _described(image: DeviceImage) -> str:
    symbols = image.symbols or ()
    shown = ", ".join(symbols[:3]) + (", ..." if len(symbols) > 3 else "")
    return f"image {image.index} ({shown or 'no entry points'})"


def place_of_refusal(module: Module) -> str:
    """Return the start of a message that names the function; nothing where no single function is refused."""
    function = _refused_function(module)
    return "" if function is None else f"in {shown(function)}: "


def _refused_function(module: Module) -> Key | None:
    """Return the function whose body LLVM refuses without all others: half of the bodies are dropped, and again."""
    names: Sequence[Key] = [key for key in module.definition_keys() if key in module.functions]
    while len(names) > 1:
        half = len(names) // 2
        refused = next((part for part in (names[:half], names[half:]) if _is_refused(module, part)), None)
        if refused is None:
            return None
        names = refused
    return names[0] if names and _is_refused(module, names) else None


def _is_refused(module: Module, names: Sequence[Key]) -> bool:
    """Tell whether LLVM translates a module in which no other functions have bodies."""
    from syclopt.ir.llvm import to_spirv

    part, kept = module.copy(), frozenset(names)
    for key in module.definition_keys():
        if key in module.functions and key not in kept:
            part.functions[key].drop_body()
    try:
        to_spirv(part)
    except LLVMError:
        return True
    return False
