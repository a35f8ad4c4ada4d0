"""Initial values of variables for NVIDIA's GPUs."""

from tests.codegen.ptx_tools import assembled

HALVES = """
target triple = "spirv64-unknown-unknown"
%"class.sycl::half" = type { half }
%pair = type { i32, [2 x %"class.sycl::half"] }
@one = addrspace(1) global half 0xH3C00
@two = addrspace(1) global bfloat 0xR4000
@both = addrspace(1) global { ptr, [2 x half], <2 x bfloat> } { ptr null, [2 x half] [half 1.0, half -2.0], <2 x bfloat> zeroinitializer }
@named = addrspace(1) global %pair { i32 7, [2 x %"class.sycl::half"] [%"class.sycl::half" { half 1.0 }, %"class.sycl::half" { half -2.0 }] }
define spir_kernel void @k(ptr addrspace(1) %out) {
  %a = load volatile half, ptr addrspace(1) @one
  %b = load volatile half, ptr addrspace(1) @two
  %c = load volatile half, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @both, i64 8)
  %d = load volatile i32, ptr addrspace(1) @named
  %s = fadd half %a, %b
  %t = fadd half %s, %c
  store half %t, ptr addrspace(1) %out
  ret void
}
"""  # noqa: E501 - a constant


def test_numbers_of_16_bits_are_in_initial_values() -> None:
    ptx = assembled(HALVES, "one", "two", "both", "named")
    values = dict(line.split(" = ") for line in ptx.text.splitlines() if ".global" in line and " = " in line)
    assert [value for name, value in values.items() if "one" in name] == [f"{0x3C00};"]
    assert [value for name, value in values.items() if "two" in name] == [f"{0x4000};"]
    (both,) = (value for name, value in values.items() if "both" in name)
    assert numbers_of_16_bits(both)[4:6] == [0x3C00, 0xC000]  # zeros at the end are left out
    (named,) = (value for name, value in values.items() if "named" in name)
    assert numbers_of_16_bits(named) == [7, 0, 0x3C00, 0xC000]


def numbers_of_16_bits(text: str) -> list[int]:
    data = bytes(int(number) for number in text.strip("{};").split(","))
    return [int.from_bytes(data[at : at + 2], "little") for at in range(0, len(data), 2)]
