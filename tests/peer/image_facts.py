"""What is compared of an image, whoever made it: entry points, property sets, and symbols."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tests.peer.spirv_symbols import Symbols, symbols_of

from syclopt.images.properties import Blob

if TYPE_CHECKING:
    from syclopt.frontends.dpcpp import PeerImage
    from syclopt.images.device_image import DeviceImage
    from syclopt.images.properties import Property
    from syclopt.ir.module import Module
    from syclopt.ir.views.symbol import Symbol

# What the translator to SPIR-V makes instructions or variables of its own of.
_NO_SYMBOLS = ("llvm.", "spirv.llvm", "__spirv_")
_BUILTIN = "__spirv_"
_INSTRUCTIONS = ("printf",)  # a function of OpenCL C without a mangled name


@dataclass(frozen=True)
class ImageFacts:
    """Entry points in order, property sets with their values as bytes or integers, and symbols."""

    entry_points: tuple[str, ...]
    sets: dict[str, dict[str, int | bytes]]
    symbols: Symbols


def facts_of_peer(image: PeerImage) -> ImageFacts:
    """Return what is compared of an image of DPC++'s."""
    return ImageFacts(image.symbols, image.sets, _without_builtins(symbols_of(image.code)))


def facts_of_ours(image: DeviceImage) -> ImageFacts:
    """Return what is compared of an image of ours."""
    sets = {name: {key: _raw(value) for key, value in keys.items()} for name, keys in image.sets.items()}
    return ImageFacts(tuple(image.symbols or ()), sets, _without_builtins(_symbols(image.module)))


def _raw(value: Property) -> int | bytes:
    """Return a value as DPC++ has it: bytes begin with 8 that count the bits of the others."""
    return value.bits.to_bytes(8, "little") + value.data if isinstance(value, Blob) else value


def _symbols(module: Module) -> Symbols:
    symbols = Symbols()
    for name, symbol in ((str(key), symbol) for key, symbol in module.symbols.items()):
        (symbols.declared if symbol.is_declaration else symbols.defined).add(name)
        if _is_visible(symbol):
            symbols.exported.add(name)
    return symbols


def _is_visible(symbol: Symbol) -> bool:
    return not symbol.is_declaration and not symbol.is_internal


def _without_builtins(symbols: Symbols) -> Symbols:
    def is_kept(name: str) -> bool:
        return not (name.startswith(_NO_SYMBOLS) or _BUILTIN in name or name in _INSTRUCTIONS)

    def kept(names: set[str]) -> set[str]:
        return {*filter(is_kept, names)}

    return Symbols(kept(symbols.defined), kept(symbols.declared), kept(symbols.exported))
