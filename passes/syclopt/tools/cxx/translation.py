"""An image becomes SPIR-V: by LLVM or by DPC++'s translator, and which of them it was is told."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from syclopt.errors import FrontEndError, LLVMError
from syclopt.frontends import dpcpp
from syclopt.tools.cxx.refused_function import place_of_refusal

if TYPE_CHECKING:
    from syclopt.images.device_image import DeviceImage
    from syclopt.tools.cxx.cxx_arguments import Arguments

_LLVM, _DPCPP = "LLVM", "DPC++'s translator"
_LARGE = 1 << 20  # bytes of IR: for as many, LLVM takes seconds, and several times as long as DPC++'s translator


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
    code = dpcpp.translate(image.module) if translator == _DPCPP else _by_llvm(image)
    if arguments.is_verbose:
        print(f" {_described(image)}: SPIR-V by {translator}", file=sys.stderr)
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
    print(remark, file=sys.stderr)
    return code


def _described(image: DeviceImage) -> str:
    symbols = image.symbols or ()
    shown = ", ".join(symbols[:3]) + (", ..." if len(symbols) > 3 else "")
    return f"image {image.index} ({shown or 'no entry points'})"
