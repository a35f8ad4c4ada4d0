"""The device code of one source, with what the host side is compiled with."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from syclopt.ir.module import Module

if TYPE_CHECKING:
    from collections.abc import Mapping


class DeviceModule(Module):
    """A module that came from a front end: its IR, and the integration header and footer of the same source.

    The host side includes the header before its first line, and the footer after its last one.
    """

    __slots__ = ("dependencies", "diagnostics", "integration_footer", "integration_header", "is_lowered")

    integration_header: str
    integration_footer: str
    diagnostics: str
    dependencies: tuple[str, ...]
    is_lowered: bool

    @classmethod
    def of_bitcode(cls, bitcode: bytes, name: str, spelled: Mapping[str, str]) -> DeviceModule:
        """Return the module of a bitcode file, with some words spelled otherwise. Raises `LLVMError`."""
        from syclopt.frontends.dpcpp.newer_bitcode import for_our_llvm
        from syclopt.ir.llvm import from_bitcode

        text = from_bitcode(for_our_llvm(bitcode), name)
        for old, new in spelled.items():
            text = text.replace(old.encode(), new.encode())
        module = cast("DeviceModule", cls.parse(text, name))
        module.integration_header = module.integration_footer = module.diagnostics = ""
        module.dependencies = ()
        module.is_lowered = False
        return module
