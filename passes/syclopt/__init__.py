"""syclopt: passes over textual LLVM IR, and the device images that come out of them.

The public names below load their module on first use: importing this package costs nothing.
"""

from importlib import import_module

__version__ = "0.1.0"

_PUBLIC = {
    "DeviceImage": "syclopt.images.device_image",
    "Module": "syclopt.ir.module",
    "cubin_of": "syclopt.pipeline.nvptx",
    "KernelFacts": "syclopt.images.machine_code",
    "PTX": "syclopt.pipeline.nvptx",
    "post_link": "syclopt.pipeline.post_link.step",
    "printing_for_host": "syclopt.pipeline.nvptx",
    "ptx_of": "syclopt.pipeline.nvptx",
    "run_pipeline": "syclopt.pipeline.run",
}
__all__ = [*_PUBLIC]  # noqa: PLE0604 - they are strings # pyright: ignore[reportUnsupportedDunderAll]


def __getattr__(name: str) -> object:
    if name not in _PUBLIC:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(import_module(_PUBLIC[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_PUBLIC})
