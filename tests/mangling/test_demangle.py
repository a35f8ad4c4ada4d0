"""What mangled names stand for, and begin with, held to LLVM's demangler."""

import subprocess
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

from syclopt.ir.module import Module
from syclopt.mangling.demangle import demangled as read
from syclopt.mangling.demangle import demangled_start
from syclopt.mangling.shown_names import shown
from syclopt.testing.golden import available

REAL = Path(__file__).parents[2] / "ir_fixtures" / "real"
NAMES = """
_Z8__insidev _Z7outsidev _ZL5__locv _ZN4__ns1fEv _ZN2ns3__fEv _ZN12_GLOBAL__N_13__fEv _ZNSt3__14swapEv
_ZNSt6__sort1fEv _Z3__fIiEvv _Z1fIiE4__retv _Z1fIgET_v _Z1fInET_S0_ _Z1fI4__xxEPKT_v _Z1fI4__xxEN2ns1SIT_EEv
_ZN1A3__fIiEEvv _ZN4__xxC1Ev _ZN4__xxC1IiEET_ _ZN4__xxD2Ev _ZN4__xxcviEv _ZN4__xxcvT_IiEEv _ZN1AcvT_I4__xxEEv
_ZN4__xxplERKS_ _ZN4__xxcl _Z1fv.cold _Z8__insidev.llvm.123 _Z _Zfoo _Z5short _Z8__inside _Z1xB5__abi _ZTS4__ns
_ZTV4__xx _ZGVZ1fvE1x _ZZ3__fvE1x _ZZ1fIiE4__xxvE1y _ZZN4__xx1fEvENKUlvE_clEv _ZNK3$_0clEv _ZN1AUt_C1Ev
_ZThn8_N4__xx1fEv _ZTv0_n24_N4__xx1fEv _ZN2ns3fooIJiiEEEvDpT_ _Z1fIJ4__xxiEEDpT_v _Z1gIXadL_Z4__hhvEEEvv
_Z1gILi3EEDaT_ _ZN5__fooIiE3barILb1EEEiv _Z1fDv4_f _Z1fIPF4__xxvEET_v _Z1fIM1AF4__xxvEET_v _Z1fIA3_4__xxERT_v
_Z1fIU8__vectoriET_v _Z1fIu6__bf16ET_v _ZdlPv _ZnwmRKSt9nothrow_t _ZStltISt11char_traitsIcEEbRKSaIcE
_ZSt4moveIRiEONSt16remove_referenceIT_E4typeEOS2_ _Z1fIiEDTcvT_Li0EEv _ZlsRSoRK4__xx _Z1fIDF16_ET_v _Z1fIDB7_ET_v
_Z1fITkSt8integrali4__xxET0_v _Z1fIiQsr3std8integralIT_EE4__xxv _ZNH4__xx1fES_ _ZW3modF4__xx1fv
""".split()
CPP = """
namespace ns { namespace { struct __hidden { int x; }; }
inline namespace __v1 { struct S { S(); ~S(); operator int(); }; } }
struct __plain { template <class T> __plain(T); template <class T> operator T(); __plain operator+(int) const; };
template <class T> __plain::__plain(T) {}
template <class T> __plain::operator T() { return T(); }
__plain __plain::operator+(int) const { return 1; }
ns::S::S() {} ns::S::~S() {} ns::S::operator int() { return 1; }
template <class T> T __same(T x) { return x; }
template <class T> T same(T x) { return x; }
template <class... T> auto many(T... xs) -> decltype((xs + ...)) { return (xs + ...); }
template <int N, auto F> int value(int (&a)[N]) { return F(a[0]) + sizeof(a); }
template <template <class> class C, class T> C<T> __make(C<T> c) { return c; }
template <class T> struct box { T x; box<T> twice() requires(sizeof(T) > 1) { return *this; } };
template <class T> concept small = sizeof(T) < 4;
template <small T> T tiny(T x) { return x; }
template <class T> T noisy(T (*f)(T) noexcept, T x) noexcept(noexcept(f(x))) { return f(x); }
typedef float v4 __attribute__((ext_vector_type(4)));
v4 vector(v4 x) { return x; }
static int negated(int x) { return -x; }
int __use(__int128 big, _BitInt(7) bits, _Float16 half) {
  int a[3] = {};
  auto local = [](auto x, auto... rest) { return x; };
  __plain p = 3; double d = p;
  box<long> b{1}; b.twice();
  ns::__hidden h = same(ns::__hidden{2});
  struct inner { int go() { return [this] { return 1; }(); } } i;
  return same(big) + same(bits) + same(half) + __same(1) + same(p).operator+(1).operator int() + many(1, 2L, 3.0) + d
    + value<3, negated>(a) + __make(b).x + tiny((short)1) + local(1, 2, h.x) + i.go() + same(&a)[0][0]
    + noisy(+[](int x) noexcept { return x; }, 1) + vector(v4{1}).x + ns::S() + same([] { return 2; })();
}
"""


def demangled(names: Iterable[str]) -> list[str]:
    text = "\n".join(names) + "\n"
    done = subprocess.run(["llvm-cxxfilt-22"], input=text, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def check(names: Sequence[str]) -> None:
    assert names
    for name, text in zip(names, demangled(names), strict=True):
        start = demangled_start(name)
        if text == name:  # LLVM refuses a few local names that have templates of their own
            assert start is None or (name.startswith("_ZZ") and not start.startswith("__")), name
        else:
            assert read(name) in (None, text), name
            assert start is not None, f"{name}: {text}"
            assert text.startswith("__") == start.startswith("__"), f"{name}: {text}"
            assert text.startswith(start[:2]), f"{name}: {text}"


needs_demangler = pytest.mark.skipif("llvm-cxxfilt-22" not in available(), reason="needs llvm-cxxfilt-22")


@needs_demangler
def test_names_of_all_kinds() -> None:
    check(NAMES)


@needs_demangler
@pytest.mark.parametrize("path", sorted(REAL.glob("*.ll")), ids=lambda path: path.name)
def test_names_of_real_modules(path: Path) -> None:
    names = [str(key) for key in Module.read(path).symbols if str(key).startswith("_Z")]
    if names:
        check(names)


@needs_demangler
@pytest.mark.skipif("clang-22" not in available(), reason="needs clang-22")
def test_names_that_clang_makes() -> None:
    command = ["clang-22", "-x", "c++", "-std=c++20", "-w", "-S", "-emit-llvm", "-o", "-", "-"]
    done = subprocess.run(command, input=CPP.encode(), capture_output=True, check=True)
    names = [str(key) for key in Module.parse(done.stdout).symbols if str(key).startswith("_Z")]
    assert len(names) > 30
    check(names)


READ = {
    "_Z3fooi": "foo(int)",
    "_ZN1A1fEPKcRKS_OS_z": "A::f(char const*, A const&, A&&, ...)",
    "_ZNK2ns1AIiLj3ELb1EE3getEv": "ns::A<int, 3u, true>::get() const",
    "_ZN2ns1AIiEC2ERKS1_": "ns::A<int>::A(ns::A<int> const&)",
    "_ZN1AD0Ev": "A::~A()",
    "_ZN1AplERKS_": "A::operator+(A const&)",
    "_ZNK1AcvbEv": "A::operator bool() const",
    "_Z1fIiET_PFvS0_ERA3_KS0_": "int f<int>(void (*)(int), int const (&) [3])",
    "_Z1fM1AFivEMS_i": "f(int (A::*)(), int A::*)",
    "_Z1fIJilEEvDpRKT_": "void f<int, long>(int const&, long const&)",
    "_Z1fIJEEvDpT_": "void f<>()",
    "_Z1fIRiEvOT_": "void f<int&>(int&)",
    "_Z1fPU3AS1iDv4_f": "f(int AS1*, float vector[4])",
    "_ZN12_GLOBAL__N_11fEv": "(anonymous namespace)::f()",
    "_ZZ4mainENKUlN4sycl2idILi1EEEE0_clES1_": "main::'lambda0'(sycl::id<1>)::operator()(sycl::id<1>) const",
    "_ZThn8_N1A1fEv": "non-virtual thunk to A::f()",
    "_ZTV1A": "vtable for A",
    "_Z1fv.cold": "f() (.cold)",
    "_ZSt4endlIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_": "std::basic_ostream<char, std::char_traits<char>>& "
    "std::endl<char, std::char_traits<char>>(std::basic_ostream<char, std::char_traits<char>>&)",
}


@pytest.mark.parametrize("name", READ)
def test_names_are_read_whole(name: str) -> None:
    assert read(name) == READ[name]


@needs_demangler
def test_names_are_read_as_llvm_reads_them() -> None:
    assert demangled(READ) == [*READ.values()]


def test_messages_show_both_names() -> None:
    assert shown("_Z3fooi") == "'foo(int)' (@_Z3fooi)"
    assert shown("_ZTSN2ns6KernelE") == "'ns::Kernel' (@_ZTSN2ns6KernelE)"
    assert shown("foo") == "'foo'"
    assert shown("_Zfoo", quote="") == "_Zfoo"
    assert shown(0) == "'@0'"


@pytest.mark.parametrize(
    "name", ["", "f", "g", "__f", "Z8__insidev", "_ZN", "_ZNE", "_Z9999999999999999999f", "_ZS_", "_ZT"]
)
def test_what_is_no_mangled_name_begins_with_nothing(name: str) -> None:
    assert demangled_start(name) is None


def test_names_that_say_all_twice_end() -> None:
    counts = ["", *"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
    twice = "".join(f"S_IS{before}_S{before}_E" for before in counts[1:-1])
    name = f"_Z1f1AIiiE{twice}"
    assert demangled_start(name) is not None
    assert read(name) is None


def test_deep_names_end() -> None:
    assert demangled_start("_Z1f" + "P" * 100_000 + "i") is None


@pytest.mark.parametrize(
    "name",
    [
        "_ZN" + "1a" * 20_000 + "E",
        "_ZN" + "1a" * 3000 + "E" + "S1_" * 10_000,
        "_Z" + "9" * 5000 + "a",
        "_ZN1aIXsr" + "9" * 5000 + "aEE",
        "_Z1fILi" + "9" * 100_000 + "EEvv",
        "_Z1fS" + "9" * 5000 + "_",
        "_Z1fT" + "9" * 5000 + "_",
        "_Z1f1aPFS_S_E" + "".join(f"PFS{digit}_S{digit}_S{digit}_E" for digit in "13579BDFHJLNPRTVX"),
    ],
    ids=["names", "names again", "a length", "a length inside", "a value", "a substitution", "a parameter", "powers"],
)
def test_what_would_take_all_memory_is_not_read(name: str) -> None:
    """A name is told by as many characters as it has, or by none."""
    found = demangled_start(name)
    assert found is None or len(found) < 2 * len(name)
