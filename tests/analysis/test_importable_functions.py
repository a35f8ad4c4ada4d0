"""Which functions another image may define, and which library functions there are."""

import pytest

from syclopt.analysis.importable_functions import can_be_imported
from syclopt.transforms.emit_devicelib_mask import library_bit


def importable(name: str, *, declared: bool = True, module_id: bool = False, dynamic: bool = True) -> bool:
    return can_be_imported(name, is_declaration=declared, has_module_id=module_id, dynamic_linking=dynamic)


@pytest.mark.parametrize(
    "name",
    ["f", "plain name", "_Z7outsidev", "_Z3__fIiEvv", "_", "_Z", "llvm", "_Z1fN4__ns1SE", "0", "_Z3min",
     "_ZN2ns3minEii", "_Z3minIiEvT_", "_Z3dot5PointS_", "_Z3addii"],
)  # fmt: skip
def test_functions_of_programs(name: str) -> None:
    assert importable(name)
    assert not importable(name, dynamic=False)
    assert not importable(name, declared=False)
    assert importable(name, declared=False, module_id=True)


@pytest.mark.parametrize(
    "name",
    ["llvm.memcpy", "__f", "_Z8__insidev", "_ZN4__ns1fEv", "_Z3fooIgET_v", "_Z20__spirv_ocl_something", "__builtin_x",
     "_Z13get_global_idj", "printf", "_Z4sqrtDv4_f", "_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i",
     "_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope", "_Z8prefetchPU3AS1Kim",
     "_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event", "_Z19convert_int_sat_rtef", "_Z20sub_group_reduce_addi",
     "_Z__sycl_x", "_Z13__esimd_thing", "__devicelib_sinf", "__devicelib_ConvertFToBF16INTELVec5"],
)  # fmt: skip
def test_functions_of_the_compiler(name: str) -> None:
    assert not importable(name)
    assert not importable(name, declared=False, module_id=True)


@pytest.mark.parametrize("size", ["", "Vec1", "Vec2", "Vec3", "Vec4", "Vec8", "Vec16"])
@pytest.mark.parametrize("name", ["__devicelib_ConvertFToBF16INTEL", "__devicelib_ConvertBF16ToFINTEL"])
def test_conversions_are_always_imported(name: str, size: str) -> None:
    assert importable(name + size, dynamic=False)
    assert not importable(name + size, declared=False, module_id=True)
    assert library_bit(name + size) == 0x200


def test_a_function_without_a_name() -> None:
    assert can_be_imported(0, is_declaration=True, has_module_id=False, dynamic_linking=True)


@pytest.mark.parametrize(
    ("bit", "names"),
    [
        (0x1, "assert_fail assert_read"),
        (
            0x2,
            "acosf acoshf atan2f cosf expf exp2f expm1f fmaf log10f log1pf modff remquof tgammaf abs labs llabs lldiv",
        ),
        (0x4, "acos acosh atan2 cos exp exp2 expm1 fma log10 log1p modf remquo tgamma"),
        (0x8, "__mulsc3 __divsc3 cabsf cacoshf cpolarf csqrtf ctanhf"),
        (0x10, "__muldc3 __divdc3 cabs cacosh cpolar csqrt ctanh"),
        (0x20, "memcpy memset memcmp"),
        (
            0x40,
            "imf_ullmax imf_brevll imf_byte_perm imf_urhadd imf_umul64hi imf_fast_fdividef imf_fmaf16",
        ),
        (
            0x40,
            "imf_fadd_rd imf_sqrtf_rz imf_float2ull_ru imf_half2ushort_rn imf_ushort_as_half imf_vsetgtu4 imf_vavgs2",
        ),
        (
            0x80,
            "imf_double2bfloat16 imf_rcp64h imf_fma imf_ddiv_ru imf_fma_rz imf_longlong_as_double imf_uint2double_rn",
        ),
        (0x100, "imf_bfloat162float imf_float2bfloat16 imf_float2bfloat16_rz imf_ull2bfloat16_rd imf_rsqrtbf16"),
        (0x400, "default_work_group_joint_sort_x default_sub_group_private_sort"),
        (
            0,
            "sinff sqrtt imf_uint2double_rd imf_float2ushort_rn __mulxc3 memmove default_group_x assert imf_fmaf_rx",
        ),
    ],
)
def test_parts_of_the_device_library(bit: int, names: str) -> None:
    for name in names.split():
        assert library_bit(f"__devicelib_{name}") == bit, name
        assert library_bit(name) == 0
