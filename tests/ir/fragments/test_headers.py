import pytest

from syclopt.errors import ParseError
from syclopt.ir.fragments import parse_header

FULL = (
    "define internal dso_local hidden dllexport spir_func noundef range(i32 0, 2) i32 "
    "@f(ptr noundef align 8 %x, i32, ...) "
    'local_unnamed_addr addrspace(1) #0 nounwind section "s\\20t" partition "p" comdat($c) align 4 gc "g" prefix i32 1 '
    'prologue [1 x i8] c"\\90" personality ptr @p !dbg !4 !kind !{i32 1}'
)
ORDER = [
    "keyword",
    "linkage",
    "preemption",
    "visibility",
    "dll_storage",
    "calling_convention",
    "return_attributes",
    "return_type",
    "name",
    "parameters",
    "unnamed_addr",
    "addrspace",
    "attributes",
    "section",
    "partition",
    "comdat",
    "align",
    "gc",
    "prefix",
    "prologue",
    "personality",
    "attachments",
]


def test_every_part():
    header = parse_header(FULL)
    assert (header.keyword, header.key, header.return_type.text, header.is_varargs) == ("define", "f", "i32", True)
    assert (header.linkage, header.preemption, header.visibility) == ("internal", "dso_local", "hidden")
    assert (header.dll_storage, header.calling_convention) == ("dllexport", "spir_func")
    assert [attribute.name for attribute in header.return_attributes] == ["noundef", "range"]
    parameter, unnamed = header.parameters
    assert (parameter.type.text, parameter.key, parameter.text) == ("ptr", "x", "ptr noundef align 8 %x")
    assert [attribute.text for attribute in parameter.attributes] == ["noundef", "align 8"]
    assert (unnamed.type.text, unnamed.key, unnamed.attributes) == ("i32", None, ())
    assert (header.unnamed_addr, header.addrspace) == ("local_unnamed_addr", 1)
    assert [(attribute.name, attribute.group) for attribute in header.attributes] == [("", 0), ("nounwind", None)]
    assert (header.section, header.partition, header.comdat, header.align, header.gc) == ("s t", "p", "c", 4, "g")
    assert header.prefix is not None
    assert header.prologue is not None
    assert header.personality is not None
    assert (header.prefix.value, header.prologue.value, header.personality.value) == (1, b"\x90", "p")
    first, second = header.attachments
    assert (first.kind, first.node.text, second.kind, second.node.text) == ("dbg", "!4", "kind", "!{i32 1}")


def test_spans_cover_the_text_in_order():
    header = parse_header(FULL)
    assert sorted(header.spans, key=lambda part: header.spans[part]) == ORDER
    assert FULL[slice(*header.spans["comdat"])] == "comdat($c)"
    assert FULL[slice(*header.spans["parameters"])] == "(ptr noundef align 8 %x, i32, ...)"
    assert FULL[slice(*header.spans["attachments"])] == "!dbg !4 !kind !{i32 1}"
    assert FULL[slice(*header.parameters[0].span)] == "ptr noundef align 8 %x"


@pytest.mark.parametrize(
    ("text", "part", "inserted"),
    [
        ("define void @f() #0", "linkage", "define internal void @f() #0"),
        ("declare !dbg !1 void @f()", "linkage", "declare !dbg !1 internal void @f()"),
        ("declare void @f()", "attachments", "declare internal void @f()"),
        ("define void @f() #0", "attachments", "define void @f() #0 internal"),
        ("define void @f() align 4", "attributes", "define void @f() internal align 4"),
    ],
)
def test_insertion_point(text: str, part: str, inserted: str):
    at = parse_header(text).insertion_point(part)
    assert f"{text[:at]} internal{text[at:]}" == inserted


@pytest.mark.parametrize(
    ("words", "convention"),
    [
        ("fastcc", "fastcc"),
        ("cc 42", "cc42"),
        ("cc 76", "spir_kernel"),
        ("cc ; 75\n 8", "fastcc"),
        ("cc42", "cc42"),
        ("amdgpu_cs_chain_preserve", "amdgpu_cs_chain_preserve"),
        ("aarch64_sme_preservemost_from_x0", "aarch64_sme_preservemost_from_x0"),
        ("riscv_vls_cc(128)", "riscv_vls_cc(128)"),
        ("x86_64_sysvcc", "x86_64_sysvcc"),
        ("ptx_device", "ptx_device"),
        ("noundef", ""),
        ("future", ""),
    ],
)
def test_calling_convention(words: str, convention: str):
    header = parse_header(f"declare {words} i8* @f()")
    assert header.calling_convention == convention
    assert len(header.return_attributes) == (not convention)


def test_what_is_not_written():
    header = parse_header('declare i32 (i8*)* @"a b"(metadata, i8*) ; (comment)\n')
    assert (header.linkage, header.comdat, header.align, header.key) == ("", None, None, "a b")
    assert header.return_type.text == "i32 (i8*)*"
    assert header.text == 'declare i32 (i8*)* @"a b"(metadata, i8*)'
    assert parse_header("define void @0() comdat").comdat == 0
    assert parse_header("define void @f(...)").is_varargs


def test_a_header_over_several_lines():
    header = parse_header("define ; what\n/* a ( */ weak_odr void\n@f (\n i32\t%a ,\r\n ptr %b)\n nounwind\n")
    assert (header.linkage, [parameter.key for parameter in header.parameters]) == ("weak_odr", ["a", "b"])


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("define @f()", "1:8"),
        ("define void f()", "1:13"),
        ("define void @f(i32 %a i32)", "1:23"),
        ("declare void @f(..., i32)", "1:20"),
        ("define void @f() {", "1:18"),
        ("define void @f() align(x)", "1:18"),
        ("define void @f()\n  section 5", "2:11"),
    ],
)
def test_errors_name_the_place(text: str, place: str):
    with pytest.raises(ParseError, match=f"^<function header>:{place}: error: "):
        parse_header(text)
