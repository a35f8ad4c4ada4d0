"""The post-link step as a preset of passes: which run, and in which order."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from syclopt import names
from syclopt.pipeline.parse import parse_pipeline
from syclopt.pipeline.post_link.options import optional_passes, parts_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclopt.ir.module import Module
    from syclopt.passes import Pass
    from syclopt.pipeline.post_link.options import PostLinkOptions

_FOR_SOME_DEVICES = (
    *(names.INDIRECTLY_CALLABLE, names.CALL_CONDITIONALLY),
    *(names.IF_ARCHITECTURE_IS, names.IF_ARCHITECTURE_IS_NOT),
)


def pipeline_of(options: PostLinkOptions) -> str:
    """Return the pipeline that does what the options say.

    What each option adds to it stands with its field; here are the passes and their order. A pass that an option runs
    is left out where the option is not given.
    """
    if options.ir_only:
        options = replace(options, mode="none")
    given, optional = parts_of(options), optional_passes()
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
        yield "sycl-decide-conditional-calls"
    if options.has_stand_ins:
        yield "sycl-outline-conditional-calls"
        yield "sycl-simplify-conditional-aspects"
    yield f"refuse-undecided-code{'<links-images>' if options.links_images else ''}"
    yield "compile-time-properties"
    yield "cleanup-sycl-metadata-from-llvm-used"
    yield "remove-device-globals-from-llvm-compiler-used<spir-only>"
    if not options.ir_only:
        yield "record-esimd-split-status<unmixed>"


def _split(options: PostLinkOptions) -> str:
    return f"device-code-split<clean-up{';outline-virtual-functions' if options.links_images else ''}>"


def _after_split(options: PostLinkOptions) -> Iterator[str]:
    yield "sycl-add-default-value-images"
    yield "sycl-lower-spec-constants"
    if not options.ir_only:
        yield from _of_images(options)
    yield "sycl-add-sanitizer-kernels"


def _of_images(options: PostLinkOptions) -> Iterator[str]:
    if options.has_stand_ins:
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
    if options.has_stand_ins:
        yield "emit-add-on-images"
    yield "emit-registered-kernels"


def depends_on_target(module: Module) -> bool:
    """Tell whether images of `module` may differ when they are made for a target: it has code that devices may lack."""
    return any(map(module.functions_with_string, _FOR_SOME_DEVICES))
