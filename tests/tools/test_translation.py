"""What is said about an image that LLVM does not take."""

from __future__ import annotations

import pytest

from syclopt.errors import FrontEndError, LLVMError
from syclopt.frontends import dpcpp
from syclopt.images.device_image import DeviceImage
from syclopt.ir.module import Module
from syclopt.tools.cxx.cxx_options import Arguments
from syclopt.tools.cxx.device_side import translated

FINE = "define spir_kernel void @fine() {\n  ret void\n}\n"
FREEZES_A_PAIR = """define spir_func void @freezes(ptr %p) {
  %x = load { i32, i32 }, ptr %p
  %y = freeze { i32, i32 } %x
  store { i32, i32 } %y, ptr %p
  ret void
}
"""
JOINS_PAIRS = """%pair = type { i32, i32 }
define spir_func i32 @joins(i1 %c) {
  br i1 %c, label %then, label %end

then:
  br label %end

end:
  %y = phi TYPE [ VALUE, %0 ], [ zeroinitializer, %then ]
  %z = extractvalue TYPE %y, 0
  ret i32 %z
}
"""


def test_function_and_construct_are_named() -> None:
    image = DeviceImage(Module.parse(FINE + FREEZES_A_PAIR, "app.cpp"))
    with pytest.raises(LLVMError) as caught:
        translated(image, Arguments(translator="llvm"))
    place, _, reason = str(caught.value).partition(": LLVM 22 ended while writing SPIR-V: ")
    assert place.startswith("app.cpp: error: in ")
    assert "freezes" in place
    assert reason.startswith("illegal aggregate intrinsic user")


@pytest.mark.parametrize(
    ("spelled", "value"), [("%pair", "{ i32 1, i32 poison }"), ("{ i32 }", "{ i32 1 }"), ("[1 x i32]", "[i32 1]")]
)
def test_a_phi_of_aggregates_is_not_for_llvm(spelled: str, value: str) -> None:
    """Of constants it would write a phi whose type is that of a number."""
    text = JOINS_PAIRS.replace("TYPE", spelled).replace("VALUE", value)
    with pytest.raises(LLVMError, match="in '?@?joins.* has a phi of structures or arrays"):
        translated(DeviceImage(Module.parse(FINE + text, "app.cpp")), Arguments(translator="llvm"))


@pytest.mark.parametrize("spelled", ["ptr", "float", "nnan nsz double", "<2 x i32>", "i32"])
def test_a_phi_of_other_values_is(spelled: str) -> None:
    joined = f"  %y = phi {spelled} [ poison, %0 ], [ zeroinitializer, %then ]\n  ret i32 0\n"
    text = JOINS_PAIRS.partition("  %y")[0] + joined + "}\n"
    assert translated(DeviceImage(Module.parse(FINE + text, "app.cpp")), Arguments(translator="llvm"))


def test_the_translator_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    image = DeviceImage(Module.parse(FINE), symbols=["fine"])
    translated(image, Arguments(translator="llvm", is_verbose=True))
    assert capsys.readouterr().err == " image 0 (fine): SPIR-V by LLVM\n"


class TestLargeImages:
    """LLVM would take several times as long for them."""

    IMAGE = DeviceImage(Module.parse(FINE + f"; {'large ' * 200_000}\n", "app.cpp"), symbols=["fine"])

    def test_they_are_for_the_other_translator(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(dpcpp, "translate", lambda _: b"theirs")
        assert translated(self.IMAGE, Arguments()) == b"theirs"
        assert translated(self.IMAGE, Arguments(translator="llvm")) != b"theirs"

    def test_llvm_takes_what_that_does_not(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        def refuse(module: Module) -> bytes:
            raise FrontEndError("what theirs says")

        monkeypatch.setattr(dpcpp, "translate", refuse)
        assert translated(self.IMAGE, Arguments()) == translated(self.IMAGE, Arguments(translator="llvm"))
        assert capsys.readouterr().err == "app.cpp: remark: LLVM made image 0 (fine): what theirs says\n"
        with pytest.raises(FrontEndError, match=r"^app.cpp: error: what theirs says"):
            translated(self.IMAGE, Arguments(translator="dpcpp"))
