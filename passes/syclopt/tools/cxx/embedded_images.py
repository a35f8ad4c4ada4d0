"""The device code of a program as it carries it: images for its targets, and device globals."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from syclopt import names
from syclopt.analysis.c_functions import is_provided
from syclopt.analysis.clang_annotations import annotates_declarations
from syclopt.analysis.source_places import location_at, place_of_call, place_of_instruction
from syclopt.analysis.vtables import class_of
from syclopt.errors import LinkError
from syclopt.images import embedded
from syclopt.images.device_image import CodeForm
from syclopt.images.device_variables import variables_in
from syclopt.images.embedded import EmbeddedImage
from syclopt.images.properties import PropertySets
from syclopt.mangling.shown_names import shown
from syclopt.pipeline.run import run_pipeline
from syclopt.targets.nvidia_gpus import is_nvidia_gpu
from syclopt.tools.cxx.device_code import JUST_IN_TIME, PROCESSORS, THIS_PROCESSOR
from syclopt.tools.cxx.device_side import device_passes, dumped_to, linked, step_of
from syclopt.tools.cxx.source_sides import lines_of_sources

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclopt.diagnostics import Warnings
    from syclopt.images.device_image import DeviceImage
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.passes import Pass
    from syclopt.pipeline.instrumentation.interface import Instrumentation
    from syclopt.tools.cxx.cxx_options import Arguments

_FOR_ANY_DEVICE = (THIS_PROCESSOR, PROCESSORS)  # targets whose code is made when it runs
_MACHINE_CODE = CodeForm(bitcode=True)


def targets_of(arguments: Arguments) -> list[str]:
    """Return what images are made for; the one for all devices comes last, as a runtime takes the first that suits."""
    targets = dict.fromkeys(JUST_IN_TIME if one in _FOR_ANY_DEVICE else one for one in arguments.targets)
    return sorted(targets, key=JUST_IN_TIME.__eq__)


def passes_of(arguments: Arguments, target: str) -> list[Pass]:
    """Return the passes that the device code of a program goes through for a target."""
    step = replace(step_of(arguments, target), suppress_undefined_warnings=True, spec_constants="native")
    return device_passes(step, arguments.level)


def embedded_images(
    modules: Sequence[Module],
    arguments: Arguments,
    warnings: Warnings | None = None,
    instrumentation: Sequence[Instrumentation] = (),
) -> bytes:
    """Return the images of the device code of all sources. Raises `SycloptError`."""
    if not modules:
        return embedded.to_bytes([], [])
    with lines_of_sources(modules):
        whole = linked(modules)
        if not arguments.imports_between_images:
            _check_external(whole, may_be_external=not all(map(annotates_declarations, modules)))
        variables = [*variables_in(whole)]
    found: list[EmbeddedImage] = []
    for target in targets_of(arguments):
        jobs = arguments.jobs if is_nvidia_gpu(target) else 1
        with lines_of_sources(modules):
            images = run_pipeline(
                whole.copy(),
                passes_of(arguments, target),
                instrumentation=instrumentation,
                warnings=warnings,
                jobs=jobs,
            )
            for image in images if target == JUST_IN_TIME else ():  # where machine code is made, that tells
                _check_variables(image)
        form = _MACHINE_CODE if is_nvidia_gpu(target) else CodeForm()
        if arguments.dump_folder is not None:
            _dump(images, target, form, arguments)
        found += [
            EmbeddedImage(tuple(one.symbols or ()), one.properties or PropertySets(), one.code(form)) for one in images
        ]
    return embedded.to_bytes(found, variables)


def _check_external(module: Module, *, may_be_external: bool) -> None:
    """Raise `LinkError` for a call of a function that is SYCL_EXTERNAL, and that nothing defines.

    With `may_be_external` it may be any that is declared and that no device has: its compiler notes no annotations of
    those.
    """
    declared = [key for key in module.declaration_keys() if key in module.functions]
    annotated = module.functions_with_string(names.ANNOTATED_AT)
    for key in declared:
        if key not in annotated and (not may_be_external or is_provided(str(key), of_host=True)):
            continue
        callers = [user for user in module.users(key) if user.key in module.functions]
        if callers:
            place = place_of_call(module, callers[0].key, key)
            what = "which is SYCL_EXTERNAL, and which" if key in annotated else "which"
            message = f"device code calls {shown(key)}, {what} no source or object defines"
            raise LinkError(message, location_at(place) if place else None)


def _check_variables(image: DeviceImage) -> None:
    """Raise `LinkError` for a use of a variable that no device code defines, and that comes of no other image."""
    module = image.module
    imported = image.sets.get(names.IMPORTED_SYMBOLS_SET, {})
    for key in module.declared_keys():
        if key not in module.globals or str(key) in imported:
            continue
        user = next((user.key for user in module.users(key) if user.key in module.functions), None)
        if user is None:
            continue
        uses = (one.text for one in module.functions[user].instructions if key in one.globals)
        place = place_of_instruction(module, next(uses, ""))
        raise LinkError(_undefined_variable(module, key), location_at(place) if place else None)


def _undefined_variable(module: Module, key: Key) -> str:
    if names.DEVICE_GLOBAL_TYPE in module.globals[key].value_type:
        hint = "'-fsycl-allow-device-image-dependencies' takes it from a library"
        return f"device code uses {shown(key)}, which no source or object defines; {hint}"
    name = class_of(key)
    if name == str(key):
        return f"device code uses {shown(key)}, which another unit defines, for the host alone"
    hint = "where all virtual functions of the class are inline, each unit has it"
    return f"device code uses the vtable of '{name}', which another unit defines, for the host alone; {hint}"


def _dump(images: Sequence[DeviceImage], target: str, form: CodeForm, arguments: Arguments) -> None:
    stem = Path(arguments.output or "a.out").stem
    name = stem if len(targets_of(arguments)) == 1 else f"{stem}-{target}"
    prefix = os.path.join(arguments.dump_folder or ".", name)
    with dumped_to(prefix) as files:
        for image in images:
            code = f"{prefix}_{image.index}.{image.ending(form)}"
            files.write(code, image.code(form))
            if image.ending(form) != "ll":
                files.write(f"{prefix}_{image.index}.ll", image.module.to_bytes())
            files.add(image, code)
        files.write_tables()
