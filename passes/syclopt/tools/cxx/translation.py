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


def translated(image: DeviceImage, arguments: Arguments) -> bytes:
    """Return the code of an image. A remark says where LLVM was asked first, and why it was not LLVM.

    Raises `LLVMError`, `FrontEndError` where those that were asked do not take the image; both name the function that
    cannot be translated, where it can be told.
    """
    if arguments.translator == "dpcpp":
        try:
            return _by_dpcpp(image, arguments)
        except FrontEndError as error:
            message = f"{place_of_refusal(image.module)}{error.message}"
            raise FrontEndError(message, file=image.module.name) from error
    from syclopt.ir.llvm import to_spirv

    try:
        code = to_spirv(image.module)
    except LLVMError as error:
        if arguments.translator == "llvm":
            raise LLVMError(f"{place_of_refusal(image.module)}{error.message}", file=image.module.name) from error
        return _instead(image, arguments, error)
    _tell(image, arguments, _LLVM)
    return code


def _by_dpcpp(image: DeviceImage, arguments: Arguments) -> bytes:
    code = dpcpp.translate(image.module)
    _tell(image, arguments, _DPCPP)
    return code


def _instead(image: DeviceImage, arguments: Arguments, reason: LLVMError) -> bytes:
    """Return the code that DPC++'s translator makes where LLVM did not."""
    where = place_of_refusal(image.module)
    try:
        code = _by_dpcpp(image, arguments)
    except FrontEndError as error:
        message = f"no translator takes {_described(image)}: {where}{reason.message}; {error.message}"
        raise FrontEndError(message, file=image.module.name) from error
    remark = f"{image.module.name}: remark: {_DPCPP} made {_described(image)}: {where}{reason.message}"
    print(remark, file=sys.stderr)
    return code


def _tell(image: DeviceImage, arguments: Arguments, by: str) -> None:
    if arguments.is_verbose:
        print(f" {_described(image)}: SPIR-V by {by}", file=sys.stderr)


def _described(image: DeviceImage) -> str:
    symbols = image.symbols or ()
    shown = ", ".join(symbols[:3]) + (", ..." if len(symbols) > 3 else "")
    return f"image {image.index} ({shown or 'no entry points'})"
