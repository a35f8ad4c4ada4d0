"""What is said about an image that LLVM does not take."""

from __future__ import annotations

import pytest

from syclopt.errors import LLVMError
from syclopt.images.device_image import DeviceImage
from syclopt.ir.module import Module
from syclopt.tools.cxx.cxx_arguments import Arguments
from syclopt.tools.cxx.translation import translated

FINE = "define spir_kernel void @fine() {\n  ret void\n}\n"
JOINS_PAIRS = """define spir_func void @joins(ptr %p, i1 %c) {
  %x = load { i32, i32 }, ptr %p
  br i1 %c, label %then, label %end

then:
  br label %end

end:
  %y = phi { i32, i32 } [ %x, %0 ], [ zeroinitializer, %then ]
  store { i32, i32 } %y, ptr %p
  ret void
}
"""


def test_function_and_construct_are_named() -> None:
    image = DeviceImage(Module.parse(FINE + JOINS_PAIRS, "app.cpp"))
    with pytest.raises(LLVMError) as caught:
        translated(image, Arguments(translator="llvm"))
    place, _, reason = str(caught.value).partition(": LLVM 22 ended while writing SPIR-V: ")
    assert place.startswith("app.cpp: error: in ")
    assert "joins" in place
    assert reason.startswith("illegal aggregate intrinsic user")


def test_the_translator_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    image = DeviceImage(Module.parse(FINE), symbols=["fine"])
    translated(image, Arguments(translator="llvm", is_verbose=True))
    assert capsys.readouterr().err == " image 0 (fine): SPIR-V by LLVM\n"
