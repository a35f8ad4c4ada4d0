"""What mangled names stand for, held to LLVM's demangler."""

import re
import subprocess
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random

import pytest

from syclopt.ir.module import Module
from syclopt.mangling.demangle import demangled
from syclopt.mangling.mangled_names import read
from syclopt.mangling.name_parts import plain_name, thunk_target
from syclopt.mangling.shown_names import shown
from syclopt.mangling.syntax import Function, Name, Pointer, last_part
from syclopt.testing.golden import available

ROOT = Path(__file__).parents[2]
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


def of_llvm(names: Iterable[str]) -> list[str]:
    text = "\n".join(names) + "\n"
    done = subprocess.run(["llvm-cxxfilt-22"], input=text, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def check(names: Sequence[str]) -> None:
    """Names are spelled as LLVM spells them; what it leaves as it is, is no name here either."""
    assert names
    found = {name: demangled(name) or name for name in names}
    assert found == dict(zip(names, of_llvm(names), strict=True))


needs_demangler = pytest.mark.skipif("llvm-cxxfilt-22" not in available(), reason="needs llvm-cxxfilt-22")


@needs_demangler
def test_names_of_all_kinds() -> None:
    check(NAMES)


@needs_demangler
def test_names_in_all_files_of_tests() -> None:
    files = [path for room in ("ir_fixtures", "tests") for path in (ROOT / room).rglob("*") if path.is_file()]
    texts = "\n".join(path.read_bytes().decode("latin-1") for path in files)
    names = sorted({*re.findall(r"(?<![\w$.])_Z[\w$.]+", texts, re.ASCII)})
    assert len(names) > 900
    check([name for name in names if len(name) < 2000 and name not in OTHERWISE])


@needs_demangler
@pytest.mark.skipif("clang-22" not in available(), reason="needs clang-22")
def test_names_that_clang_makes() -> None:
    command = ["clang-22", "-x", "c++", "-std=c++20", "-w", "-S", "-emit-llvm", "-o", "-", "-"]
    done = subprocess.run(command, input=CPP.encode(), capture_output=True, check=True)
    names = [str(key) for key in Module.parse(done.stdout).symbols if str(key).startswith("_Z")]
    assert len(names) > 30
    check(names)


@needs_demangler
def test_damaged_names() -> None:
    """What a few changed letters make of a name is another name, or none."""
    random = Random(7)
    names = [*NAMES, *READ]
    damaged: set[str] = set()
    for _ in range(20_000):
        name, other = random.choice(names), random.choice(names)
        start, end, at = random.randrange(2, len(name) + 1), random.randrange(4), random.randrange(len(other))
        damaged.add(f"{name[:start]}{other[at : at + random.randrange(9)]}{name[start + end :]}")
    check(sorted(name for name in damaged if re.fullmatch(r"_Z[\w.]+", name, re.ASCII)))


OTHERWISE = {
    "_Z1fPU3AS1U7_AtomiciS_": "f(int _Atomic AS1*, int _Atomic)",  # a type of its own, which S_ stands for
    "_Z1fILDi233EEvv": "void f<(char32_t)233>()",
    "_ZN1AcvT_IS0_EEv": None,  # the argument would be itself
}
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
    "_ZNSsC1EPKcRKSaIcE": "std::basic_string<char, std::char_traits<char>, std::allocator<char>>::basic_string("
    "char const*, std::allocator<char> const&)",
    "_ZNKSs4sizeEv": "std::string::size() const",
    "_ZN1AcvPT_IiEEv": "A::operator int*<int>()",
    "_ZN1AcvN2ns1BIT_EEIiEEv": "A::operator ns::B<int><int>()",
    "_Zli3_kmy": 'operator"" _km(unsigned long long)',
    "_ZN1AixEi": "A::operator[](int)",
    "_ZN1AdaEPv": "A::operator delete[](void*)",
    "_Z1fIXadL_Z1gvEEEvv": "void f<&g()>()",
    "_Z1fIXgtLi1ELi2EEEvv": "void f<(1 > 2)>()",
    "_Z1fIXmlplLi1ELi2ELi3EEEvv": "void f<(1 + 2) * 3>()",
    "_Z1fIiEDTplfp_Li1EET_": "decltype(fp + 1) f<int>(int)",
    "_Z1fIJiLi3E1SEEDTfrplfp_EDpT_": "decltype(((fp...) + ...)) f<int, 3, S>(int, 3, S)",
    "_Z1fIJicEEvDpPFT_S0_E": "void f<int, char>(int (*)(int), char (*)(char))",
    "_Z1fIiEvT_Q1cITL0__E": "void f<int>(int) requires c<TL0_>",
    "_Z1fILd3ff8000000000000ELf40490fdbEEvv": "void f<0x1.8p+0, 0x1.921fb6p+1f>()",
    "_Z1fIXtl1PLi1ELb1EEEEvv": "void f<P{1, true}>()",
    "_Z1fIXtlA3_cLc97ELc10ELc98EEEEvv": 'void f<"a\\nb">()',
    "_Z1fILin5ELm7ELc97EEvv": "void f<-5, 7ul, (char)97>()",
    "_Z1fIiEvPDoFT_zE": "void f<int>(int (*)(...) noexcept)",
    "_Z1fRA_KiPVPrc": "f(int const (&) [], char restrict* volatile*)",
    "_Z1fPFPFivEcE": "f(int (* (*)(char))())",
    "_ZN1A1fEMS_KFvvE": "A::f(void (A::*)() const)",
    "_ZNKR1A1fEv": "A::f() const &",
    "_ZNO1A1fEv": "A::f() &&",
    "_ZNH1A1fES_": "A::f(this A)",
    "_ZNK3$_0clEv": "$_0::operator()() const",
    "_ZZ1fvENKUlT_DpT0_E_clIiJcdEEEDaS_S1_": "auto f()::'lambda'(auto, auto...)::operator()<int, char, double>("
    "auto, auto...) const",
    "_ZZ1fvEN1S1gEv": "f()::S::g()",
    "_ZZ1fvEs_0": "f()::string literal",
    "_ZGVZ1fvE1x": "guard variable for f()::x",
    "_ZTC1A0_1B": "construction vtable for B-in-A",
    "_ZTv0_n24_N1A1fEv": "virtual thunk to A::f()",
    "_ZTch0_h8_N1A1fEv": "covariant return thunk to A::f()",
    "_ZW1m1f": "f@m",
    "_ZN1A1fB2v1B2v2Ev": "A::f[abi:v1][abi:v2]()",
    "_ZDC1a1bE": "[a, b]",
    "_Z1fDB7_DU8_DF16_DF16bDv2_DhDnDi": "f(_BitInt(7), unsigned _BitInt(8), _Float16, std::bfloat16_t, half vector[2], "
    "std::nullptr_t, char32_t)",
    "_Z1fu10__bf16_x64PU11ns_returned1SU3AS4K1T": "f(__bf16_x64, S ns_returned*, T const AS4)",
    "___Z1fv_block_invoke_2": "invocation function for block in f()",
    "_Z20__spirv_SpecConstantif": "__spirv_SpecConstant(int, float)",
}


@pytest.mark.parametrize("name", READ)
def test_names_are_read_whole(name: str) -> None:
    assert demangled(name) == READ[name]


@needs_demangler
def test_names_are_read_as_llvm_reads_them() -> None:
    assert of_llvm(READ) == [*READ.values()]


@pytest.mark.parametrize("name", OTHERWISE)
def test_names_that_llvm_does_not_read_right(name: str) -> None:
    assert demangled(name) == OTHERWISE[name]


def test_identifiers_have_as_many_bytes_as_their_length_says() -> None:
    assert demangled("_Z2\u00e4i") == "\u00e4(int)"


def test_plain_names_are_those_in_no_namespace() -> None:
    assert plain_name("_Z13get_global_idj") == "get_global_id"
    assert plain_name("_Z1f?") == "f"
    assert [plain_name(name) for name in ("f", "_ZN1A1fEv", "_Z9short", "_Zplii", "_Z")] == [None] * 5


def test_thunks_have_the_name_of_their_function() -> None:
    names = ["_ZThn8_N1A1fEv", "_ZTv0_n24_N1A1fEv", "_ZTch0_v8_n16_N1A1fEv"]
    assert [thunk_target(name) for name in names] == ["_ZN1A1fEv"] * 3
    assert [thunk_target(name) for name in ("_ZTh8_", "_ZTV1A", "_ZTh_1fv", "_ZN1A1fEv", "xxTh8_1f")] == [None] * 5


def test_messages_show_both_names() -> None:
    assert shown("_Z3fooi") == "'foo(int)' (@_Z3fooi)"
    assert shown("_ZTSN2ns6KernelE") == "'ns::Kernel' (@_ZTSN2ns6KernelE)"
    entry = "_ZN4sycl6detail11range_entryI4PairIiLi3EENS_3ext6oneapi12experimental10propertiesIJEEELi1E4CallEEvRKT2_"
    assert shown(entry) == f"'Pair<int, 3>' (@{entry})"
    assert shown("foo") == "'foo'"
    assert shown("_Zfoo", quote="") == "_Zfoo"
    assert shown(0) == "'@0'"


@pytest.mark.parametrize(
    "name", ["", "f", "g", "__f", "Z8__insidev", "_ZN", "_ZNE", "_Z9999999999999999999f", "_ZS_", "_ZT", "_Z\udc80"]
)
def test_what_is_no_mangled_name_says_nothing(name: str) -> None:
    assert demangled(name) is None


COUNTS = ["", *"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"]


@pytest.mark.parametrize(
    "name",
    [
        "_Z1f1AIiiE" + "".join(f"S_IS{before}_S{before}_E" for before in COUNTS[1:-1]),
        "_Z1f" + "P" * 100_000 + "i",
        "_ZN" + "1a" * 20_000 + "E",
        "_ZN" + "1a" * 3000 + "E" + "S1_" * 10_000,
        "_Z500000" + "a" * 500_000 + "1b" + "S_" * 10_000,
        "_Z" + "9" * 5000 + "a",
        "_ZN1aIXsr" + "9" * 5000 + "aEE",
        "_Z1fS" + "9" * 5000 + "_",
        "_Z1fT" + "9" * 5000 + "_",
        "_Z1f1aPFS_S_E" + "".join(f"PFS{digit}_S{digit}_S{digit}_E" for digit in "13579BDFHJLNPRTVX"),
        "_Z1fIJEEvDpFvT_E" + "".join(f"DpFvS{n}_S{n}_T_E" for n in COUNTS[2:34:2]) + "1f" * 3,
        "_ZN1AcvT_IS0_EEv",
    ],
    ids="twice deep names again long length inner substitution parameter powers packs cycle".split(),
)
def test_what_would_take_all_memory_or_time_is_not_read(name: str) -> None:
    found = demangled(name)
    assert found is None or len(found) < 2 * len(name)


def test_long_numbers_are_read() -> None:
    assert demangled("_Z1fILi" + "9" * 100_000 + "EEvv") == f"void f<{'9' * 100_000}>()"


def test_a_tree_says_what_parts_are() -> None:
    """Parts that a name repeats are the same objects."""
    node = read("_Z1fP1SS0_")
    assert isinstance(node, Function)
    assert node.parameters == (Pointer(Name("S")), Pointer(Name("S")))
    assert node.parameters[0] is node.parameters[1]
    inner = read("_ZZN2ns1AIiE1fEvENKUlvE_clEv")
    assert inner is not None
    assert last_part(inner) == Name("operator()")
