"""The post-link step as a preset of passes: what flags mean, and the step from Python."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from syclopt import names
from syclopt.pipeline.parse import parse_pipeline
from syclopt.pipeline.text import quote

if TYPE_CHECKING:
    from collections.abc import Iterator
    from concurrent.futures import Executor

    from syclopt.images.image import DeviceImage
    from syclopt.ir.module import Module
    from syclopt.passes import Pass, Warnings

SplitMode = Literal["source", "kernel", "auto", "none"]
SPLIT_MODES: tuple[SplitMode, ...] = ("source", "kernel", "auto", "none")


@dataclass(frozen=True, kw_only=True)
class PostLinkOptions:
    """What a post-link step is to do; by default, clean up.

    `requirements` computes what images require of a device, and `import_lists` all that they could import, even without
    `properties`. `ir_only` makes one image of
    all, whatever `mode` says, and neither properties nor symbols. `lower_esimd`, `split_esimd`, `spec_constants` and
    `default_spec_constants` refuse modules for which these would have something to do. `spirv_decorations` is the
    option of `compile-time-properties`, `id_queries_range` that of `emit-misc-properties`.

    With `target`, images are compiled ahead of time: virtual functions and conditional calls are decided for it, by
    `device_config_file` if there is one. Else images of their own have what a device may lack.
    """

    mode: SplitMode = "none"
    properties: bool = False
    symbols: bool = False
    requirements: bool = False
    ir_only: bool = False
    param_info: bool = False
    program_metadata: bool = False
    kernel_names: bool = False
    exported_symbols: bool = False
    imported_symbols: bool = False
    import_lists: bool = False
    devicelib_mask: bool = False
    device_globals: bool = False
    spirv_decorations: str | None = None
    id_queries_range: str | None = None
    only_kernels_as_entry_points: bool = False
    dynamic_linking: bool = False
    lower_esimd: bool = False
    split_esimd: bool = False
    spec_constants: bool = False
    default_spec_constants: bool = False
    target: str | None = None
    device_config_file: str | None = None

    @property
    def is_one_image(self) -> bool:
        """Whether nothing is split: everything is in one image, as far as it is needed."""
        return self.mode == "none" or self.ir_only

    @property
    def pipeline(self) -> str:
        """The pipeline that does it."""
        return ",".join([*self._before_split(), self._split(), *self._after_split()])

    def passes(self) -> list[Pass]:
        """Return the passes of the pipeline. Raises `PipelineError` for a value that an option does not take."""
        return parse_pipeline(self.pipeline, "<post-link>")

    def _before_split(self) -> Iterator[str]:
        yield _spelled(
            "refuse-unlowered-features",
            ("lower-esimd", self.lower_esimd),
            ("split-esimd", self.split_esimd),
            ("spec-constants", self.spec_constants),
            ("default-spec-constants", self.default_spec_constants),
        )
        yield "sycl-cleanup-vtables"
        if not self.ir_only:
            yield "sycl-virtual-functions-analysis"
        if self.target is not None:
            yield self._for_target("sycl-resolve-virtual-functions", self.target)
            yield self._for_target("sycl-decide-conditional-calls", self.target)
        elif self._links_images:
            yield "sycl-simplify-conditional-aspects"
            yield "sycl-outline-conditional-calls"
        if self.device_globals:
            decorations = self.spirv_decorations
            option = "" if decorations is None else f"spirv-decorations={quote(decorations)}"
            yield _spelled("compile-time-properties", (option, decorations is not None))
        yield "cleanup-sycl-metadata-from-llvm-used"
        yield "remove-device-globals-from-llvm-compiler-used<spir-only>"
        if not self.ir_only:
            yield "record-esimd-split-status<unmixed>"

    def _split(self) -> str:
        return _spelled(
            "device-code-split",
            (f"mode={quote('none' if self.ir_only else self.mode)}", True),
            ("only-kernels", self.only_kernels_as_entry_points),
            ("dynamic-linking", self.dynamic_linking),
            ("device-globals", self.device_globals),
            ("outline-virtual-functions", self._links_images),
            ("clean-up", True),
        )

    @property
    def _links_images(self) -> bool:
        """Whether images are linked on the device that runs them."""
        return self.target is None and not self.ir_only

    def _for_target(self, name: str, target: str) -> str:
        config = self.device_config_file
        given = f"device-config-file={quote(config or '')}", config is not None
        return _spelled(name, (f"target={quote(target)}", True), given)

    def _after_split(self) -> Iterator[str]:
        if self.ir_only:
            return
        if self._links_images:
            yield "sycl-add-stub-images"
        yield "record-esimd-split-status"
        if not self.is_one_image and not self.dynamic_linking:
            yield "warn-undefined-functions"
        if self.properties:
            yield from self._property_sets()
        else:
            if self.requirements:
                yield self._requirements()
            if self.import_lists:
                yield self._imported_symbols()
            yield self._misc_properties()
        if self.symbols:
            yield "emit-symbols"
        if self._links_images:
            yield "sycl-add-dummy-images"

    def _property_sets(self) -> Iterator[str]:
        """Yield a pass for each set that is asked for, in the order of a property file."""
        if self.devicelib_mask:
            yield "emit-devicelib-mask"
        yield self._requirements()
        yield "emit-specialization-constants"
        if self.param_info:
            yield "emit-kernel-param-info"
        if self.exported_symbols:
            yield "emit-exported-symbols"
        if self.kernel_names:
            yield "emit-kernel-names"
        if self.imported_symbols:
            yield self._imported_symbols()
        if self.program_metadata:
            yield "emit-program-metadata"
        yield self._misc_properties()
        yield "emit-assert-used"
        yield "emit-implicit-local-arg"
        if self.device_globals:
            yield "emit-device-globals"
        if self._links_images:
            yield "emit-virtual-functions<uses>"
            yield "emit-add-on-images"
        yield "emit-registered-kernels"

    def _requirements(self) -> str:
        return _spelled("emit-device-requirements", ("no-work-group-size", self.is_one_image))

    def _misc_properties(self) -> str:
        value = self.id_queries_range
        return _spelled("emit-misc-properties", (f"id-queries-range={quote(value or '')}", value is not None))

    def _imported_symbols(self) -> str:
        return _spelled("emit-imported-symbols", ("dynamic-linking", self.dynamic_linking or self.import_lists))


def depends_on_target(module: Module) -> bool:
    """Tell whether images of `module` may differ when they are made for a target: it has code that devices may lack."""
    return any(map(module.functions_with_attribute, (names.INDIRECTLY_CALLABLE, names.CALL_CONDITIONALLY)))


def post_link(  # noqa: PLR0913 - options, by name
    source: object,
    mode: SplitMode = "auto",
    properties: bool = True,
    *,
    symbols: bool = True,
    param_info: bool = False,
    program_metadata: bool = False,
    kernel_names: bool = False,
    exported_symbols: bool = False,
    imported_symbols: bool = False,
    devicelib_mask: bool = False,
    device_globals: bool = False,
    spirv_decorations: str | None = None,
    id_queries_range: str | None = None,
    only_kernels_as_entry_points: bool = False,
    dynamic_linking: bool = False,
    target: str | None = None,
    device_config_file: str | os.PathLike[str] | None = None,
    device_lib_dir: str | os.PathLike[str] | None = None,
    warnings: Warnings | None = None,
    jobs: int = 1,
    executor: Executor | None = None,
) -> list[DeviceImage]:
    """Run the post-link step in memory and return the device images, in order.

    `source` is what `run_pipeline` takes, and is not changed. `mode` says what an image holds: a translation unit
    ("source"), a kernel, what suits best ("auto"), everything ("none"). `properties` fills the property sets of images
    (further sets are asked for by name), `symbols` the names of their entry points. `dynamic_linking` leaves functions
    of other images undefined. `target` is a device that images are compiled for ahead of time; `device_config_file`
    adds targets. `device_lib_dir` is a folder with libraries of bfloat16 functions. `jobs` and `executor` are those of
    `run_pipeline`.

    Raises `SycloptError` for what cannot be read or is refused, `TypeError` for a source of another type.
    """
    from syclopt.pipeline.post_link.bfloat16 import with_bfloat16_libraries
    from syclopt.pipeline.run import run_pipeline

    options = PostLinkOptions(
        mode=mode,
        properties=properties,
        symbols=symbols,
        param_info=param_info,
        program_metadata=program_metadata,
        kernel_names=kernel_names,
        exported_symbols=exported_symbols,
        imported_symbols=imported_symbols,
        devicelib_mask=devicelib_mask,
        device_globals=device_globals,
        spirv_decorations=spirv_decorations,
        id_queries_range=id_queries_range,
        only_kernels_as_entry_points=only_kernels_as_entry_points,
        dynamic_linking=dynamic_linking,
        target=target,
        device_config_file=None if device_config_file is None else os.fspath(device_config_file),
    )
    images = run_pipeline(source, options.passes(), warnings=warnings, jobs=jobs, executor=executor)
    return [*with_bfloat16_libraries(images, device_lib_dir)]


def _spelled(name: str, *options: tuple[str, bool]) -> str:
    given = ";".join(text for text, is_given in options if is_given)
    return f"{name}<{given}>" if given else name
