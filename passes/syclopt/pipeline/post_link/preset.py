"""The post-link step as a preset of passes: which run, and in which order; and what images bring along beside them."""

from __future__ import annotations

import os
from dataclasses import replace
from typing import TYPE_CHECKING

from syclopt import names
from syclopt.analysis.builtins import BFLOAT16_CONVERSIONS
from syclopt.analysis.entry_points import EntryPoints
from syclopt.errors import InputError, SycloptError
from syclopt.images.device_image import DeviceImage
from syclopt.ir.module import Module
from syclopt.pipeline.parse import parse_pipeline
from syclopt.pipeline.post_link.options import optional_passes, parts_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from syclopt.passes import Pass
    from syclopt.pipeline.post_link.options import PostLinkOptions

_FOR_SOME_DEVICES = (
    *(names.INDIRECTLY_CALLABLE, names.CALL_CONDITIONALLY),
    *(names.IF_ARCHITECTURE_IS, names.IF_ARCHITECTURE_IS_NOT),
)
_LIBRARIES = ("libsycl-fallback-bfloat16.bc", "libsycl-native-bfloat16.bc")


def pipeline_of(options: PostLinkOptions) -> str:
    """Return the pipeline that does what the options say.

    What each option adds to it stands with its field; here are the passes and their order. A pass that an option runs
    is left out where the option is not given.
    """
    if options.ir_only:
        options = replace(options, mode="none")
    given, optional = parts_of(options), optional_passes()
    if options.makes_machine_code and options.dynamic_linking:
        given["device-code-split"].remove("dynamic-linking")  # no code is linked to machine code
    texts: list[str] = []
    for step in (*_before_split(options), _split(options), *_after_split(options)):
        name, _, text = step.removesuffix(">").partition("<")
        parts = given.get(name, [])
        if name not in optional or "" in parts:
            inside = ";".join(dict.fromkeys(filter(None, [*parts, text])))
            texts.append(f"{name}<{inside}>" if inside else name)
    return ",".join(texts)


def passes_of(options: PostLinkOptions) -> list[Pass]:
    """Return the passes of the pipeline. Raises `PipelineError` for a value that an option does not take."""
    return parse_pipeline(pipeline_of(options), "<post-link>")


def _before_split(options: PostLinkOptions) -> Iterator[str]:
    yield "refuse-unlowered-features"
    yield "sycl-joint-matrix-transform"
    yield "sycl-lower-sanitizer-metadata"
    if options.target is not None:
        yield "sycl-resolve-if-architecture"
    yield "sycl-cleanup-vtables"
    if not options.ir_only:
        yield f"sycl-virtual-functions-analysis{'<linked>' if options.links_images else ''}"
    if options.target is not None:
        yield "sycl-resolve-virtual-functions"
        yield f"sycl-decide-conditional-calls{'<known-only>' if options.leaves_conditions else ''}"
    if options.has_add_ons:
        yield "sycl-outline-conditional-calls"
        yield "sycl-simplify-conditional-aspects"
    yield f"refuse-undecided-code{'<links-images>' if options.links_images else ''}"
    yield "compile-time-properties"
    yield "cleanup-sycl-metadata-from-llvm-used"
    yield "remove-device-globals-from-llvm-compiler-used<spir-only>"
    if not options.ir_only:
        yield "record-esimd-split-status<unmixed>"


def _split(options: PostLinkOptions) -> str:
    outlined = ";outline-virtual-functions" if options.links_images or options.has_add_ons else ""
    together = ";virtual-calls-together" if options.makes_machine_code else ""
    apart = ";conditional-calls-apart" if options.leaves_conditions else ""
    return f"device-code-split<clean-up{outlined}{together}{apart}>"


def _after_split(options: PostLinkOptions) -> Iterator[str]:
    yield "sycl-add-default-value-images"
    yield "sycl-lower-spec-constants"
    if not options.ir_only:
        yield from _of_images(options)
    yield "sycl-add-sanitizer-kernels"
    if options.makes_machine_code:
        yield "sycl-make-machine-code"


def _of_images(options: PostLinkOptions) -> Iterator[str]:
    if options.has_add_ons:
        yield "sycl-add-stub-images"
    yield "record-esimd-split-status"
    if not (options.is_one_image or options.dynamic_linking or options.suppress_undefined_warnings):
        yield "warn-undefined-functions"
    yield from _property_sets(options)
    yield "emit-symbols"
    if options.has_stand_ins:
        yield "sycl-add-dummy-images"
    yield "embed-aux-info"


def _property_sets(options: PostLinkOptions) -> Iterator[str]:
    """Yield a pass for each property set, in the order of a property file."""
    requirements = "emit-device-requirements" + ("<no-work-group-size>" if options.is_one_image else "")
    if not options.has_properties:
        if options.requirements:
            yield requirements
        if options.import_lists:
            yield "emit-imported-symbols"
        yield "emit-misc-properties"
        return
    yield "emit-devicelib-mask"
    yield requirements
    yield "emit-specialization-constants"
    yield "emit-kernel-param-info"
    yield "emit-exported-symbols"
    yield "emit-kernel-names"
    yield "emit-imported-symbols"
    yield "emit-program-metadata"
    yield "emit-misc-properties"
    yield "emit-assert-used"
    yield "emit-implicit-local-arg"
    yield "emit-dynamic-local-memory"
    yield "emit-device-globals"
    if options.links_images:
        yield f"emit-virtual-functions{'' if options.has_stand_ins else '<uses>'}"
    if options.has_add_ons:
        yield "emit-add-on-images"
    yield "emit-registered-kernels"


def depends_on_target(module: Module) -> bool:
    """Tell whether images of `module` may differ when they are made for a target: it has code that devices may lack."""
    return any(map(module.functions_with_string, _FOR_SOME_DEVICES))


def with_bfloat16_libraries(images: Iterable[DeviceImage], options: PostLinkOptions) -> Iterator[DeviceImage]:
    """Yield `images`, and after them an image of each library in `device_lib_dir` if one needs the functions.

    The fallback comes first, then what a device with the conversions in hardware takes. Without a folder nothing is
    added. Raises `InputError` when a library cannot be loaded.
    """
    folder = options.device_lib_dir
    needed = False
    count = 0
    for image in images:
        needed = needed or (folder is not None and _calls_conversions(image))
        count += 1
        yield image
    if needed and folder is not None:
        for is_native, name in enumerate(_LIBRARIES):
            library = _library(os.path.join(folder, name), count + is_native, is_native)
            yield _embedded(library) if options.embed_aux_info else library


def _embedded(library: DeviceImage) -> DeviceImage:
    from syclopt.transforms.embed_aux_info import with_aux_info

    return with_aux_info(library)


def _calls_conversions(image: DeviceImage) -> bool:
    if not any(image.may_mention(name.encode()) for name in BFLOAT16_CONVERSIONS):
        return False
    module = image.module
    symbols = module.symbols
    called = any(name in symbols and symbols[name].is_declaration for name in BFLOAT16_CONVERSIONS)
    return called and (module.triple or "").startswith("spir")


def _library(path: str, index: int, is_native: int) -> DeviceImage:
    try:
        module = Module.read(path)
    except SycloptError as error:
        message = f"failed to load bfloat16 device library modules: {error.message}"
        raise InputError(message, error.location, error.file or path) from error
    image = DeviceImage(module, symbols=[str(key) for key in EntryPoints.compute(module).ordered], index=index)
    for function in module.definitions():
        if function.calling_convention == names.SPIR_FUNC and function.name.startswith(names.DEVICE_LIBRARY_PREFIX):
            image.sets.add(names.EXPORTED_SYMBOLS_SET, function.name, 1)
    image.sets.add(names.DEVICE_LIBRARY_SET, names.BFLOAT16_KEY, is_native)
    return image
