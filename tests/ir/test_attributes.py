"""Attributes: LLVM's own and strings; of functions, parameters, results, calls, globals and groups."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from syclopt.errors import EditError, LLVMError
from syclopt.ir import llvm
from syclopt.ir.attribute_kinds import KINDS, UNTYPED_ONCE
from syclopt.ir.module import Module

needs_llvm = pytest.mark.skipif(shutil.which("opt-22") is None, reason="needs opt-22")

VALUES = {
    "align": ("8", "1", "1073741824"),
    "alignstack": ("4", "256"),
    "allockind": ("alloc", "free", "alloc,uninitialized,aligned", "realloc,zeroed"),
    "allocsize": ("0", "0,1"),
    "byref": ("i32", "%T"),
    "byval": ("{ i32, ptr }", "[4 x i8]"),
    "captures": (
        "none",
        "address_is_null",
        "address, read_provenance",
        "ret: address, provenance",
        "none, ret: address",
    ),
    "dereferenceable": ("16",),
    "dereferenceable_or_null": ("1",),
    "elementtype": ("i32 (ptr)",),
    "inalloca": ("%T",),
    "initializes": ("(0, 4)", "(-8, 0), (4, 8)"),
    "memory": ("none", "read", "argmem: read, inaccessiblemem: write", "write, argmem: readwrite, errnomem: none"),
    "nofpclass": ("nan inf", "snan nzero", "all", "zero", "psub pnorm"),
    "preallocated": ("i32",),
    "range": ("i32 0, 10", "i32 -5, 5"),
    "sret": ("%T",),
    "uwtable": ("", "sync"),
    "vscale_range": ("1,16", "2,2"),
}
OF_OLD = ("argmemonly", "inaccessiblememonly", "inaccessiblemem_or_argmemonly", "nocapture")
OLD_ON_FUNCTIONS = ("readnone", "readonly", "writeonly")


def through_llvm(module: Module) -> Module:
    """Let LLVM read a module and print it; its verifier asks for more than the form of attributes."""
    command = ["opt-22", "-S", "-disable-verify"]
    done = subprocess.run(command, input=module.to_bytes(), capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    return Module.parse(done.stdout)


def cases(place: str) -> list[tuple[str, str]]:
    names = [name for name, kind in KINDS.items() if place in kind.places and name not in OF_OLD]
    if place in ("function", "call"):
        names = [name for name in names if name not in OLD_ON_FUNCTIONS]
    return [(name, value) for name in names for value in VALUES.get(name, ("",))]


def test_the_table_is_that_of_llvm() -> None:
    """Names, kinds and places are those of the table that LLVM 22 is built from, but for those of older LLVMs."""
    config = shutil.which("llvm-config-22")
    if config is None:
        pytest.skip("needs llvm-config-22")
    include = subprocess.run([config, "--includedir"], capture_output=True, check=True, text=True).stdout.strip()
    table = Path(include) / "llvm/IR/Attributes.td"
    if not table.exists():
        pytest.skip("needs the headers of LLVM 22")
    row = r'def \w+\s*:\s*(Enum|Int|Type|ConstantRange|ConstantRangeList)Attr<"(\w+)",\s*\w+,\s*\[([^]]*)\]'
    letters = {"FnAttr": "function", "ParamAttr": "parameter", "RetAttr": "result"}
    expected: dict[str, tuple[bool, set[str]]] = {}
    for kind, name, listed in re.findall(row, table.read_text()):
        expected[name] = (kind == "Enum", {letters[item.strip()] for item in listed.split(",")})
    expected["builtin"] = (True, {"call"})  # which the verifier wants
    known = {name: kind for name, kind in KINDS.items() if name not in OF_OLD}
    assert {*known} == {*expected}
    for name, (is_flag, places) in expected.items():
        form = known[name].form
        assert (form.takes == "no value") == is_flag
        ours = set(known[name].places)
        if name in OLD_ON_FUNCTIONS:
            ours -= {"function", "call"}
        if "function" in places:
            places.add("call")
        assert ours == places, name


@needs_llvm
def test_llvm_reads_each_attribute_in_each_place() -> None:
    """Each attribute with each form of value: spelled inline, and in a group; LLVM gives the same back."""
    module = Module.parse("%T = type { i32 }\ndeclare void @callee(ptr)\n")
    expected: dict[str, tuple[str, str, str]] = {}

    def note(text: str, place: str, name: str, value: str) -> str:
        key = f"f{len(expected)}"
        expected[key] = (place, name, value)
        module.add(text.replace("@f", f"@{key}"))
        return key

    for name, value in cases("function"):
        key = note("declare ptr @f(ptr)", "function", name, value)
        module.functions[key].add_attribute(name, value)
        assert module.functions[key].attributes == {name: value}
    for name, value in cases("result"):
        key = note("declare ptr @f(ptr)", "result", name, value)
        module.functions[key].result_attributes.add(name, value)
        assert module.functions[key].result_attributes == {name: value}
    for name, value in cases("parameter"):
        key = note("declare void @f(ptr)", "parameter", name, value)
        module.functions[key].parameter_attributes(0).add(name, value)
        assert module.functions[key].parameter_attributes(0) == {name: value}
    body = "define void @f(ptr %p) {\n  %x = call ptr @callee(ptr %p)\n  ret void\n}\n"
    for place in ("call", "call result", "argument"):
        for name, value in cases({"call result": "result", "argument": "parameter"}.get(place, place)):
            text = body if place != "argument" else body.replace("%x = call ptr", "call void")
            function = module.functions[note(text, place, name, value)]
            attributes = function.attributes_of(function.calls[0])
            lists = {
                "call": attributes.attributes,
                "call result": attributes.result_attributes,
                "argument": attributes.argument_attributes(0),
            }
            lists[place].add(name, value)
            assert lists[place] == {name: value}
            function.replace_call(function.calls[0], attributes.text)
    for number, (name, value) in enumerate(cases("function")):
        module.add(f'attributes #{number} = {{ "k" }}')
        group = module.attribute_groups[number]
        group.attributes.add(name, value)
        assert group.attributes == {name: value}
        note(f"declare ptr @f(ptr) #{number}", "function", name, value)
    after = through_llvm(module)
    for key, (place, name, value) in expected.items():
        function = after.functions[key]
        if place == "function":
            found = function.attributes
        elif place == "result":
            found = function.result_attributes
        elif place == "parameter":
            found = function.parameter_attributes(0)
        else:
            attributes = function.attributes_of(function.calls[0])
            found = {
                "call": attributes.attributes,
                "call result": attributes.result_attributes,
                "argument": attributes.argument_attributes(0),
            }[place]
        assert {n: v.replace(", ", ",") for n, v in found.items()} == {name: printed(name, value)}, (place, name, value)


def printed(name: str, value: str) -> str:
    """Return a value as LLVM prints it, with no blanks after commas."""
    if (name, value) in (("allocsize", "0"), ("captures", "none, ret: address")):
        return {"allocsize": "0", "captures": "ret: address"}[name]
    return value.replace(", ", ",")


@needs_llvm
def test_llvm_reads_what_older_ones_had() -> None:
    module = Module.parse("declare void @f(ptr)\ndeclare void @g(ptr)\ndeclare void @h(ptr)\n")
    module.functions["f"].add_attribute("argmemonly")
    module.functions["f"].add_attribute("readonly")
    module.functions["g"].add_attribute("inaccessiblemem_or_argmemonly")
    module.functions["h"].add_attribute("inaccessiblememonly")
    module.functions["h"].parameter_attributes(0).add("nocapture")
    after = through_llvm(module)
    assert after.functions["f"].attributes == {"memory": "argmem: read"}
    assert after.functions["g"].attributes == {"memory": "argmem: readwrite, inaccessiblemem: readwrite"}
    assert after.functions["h"].parameter_attributes(0) == {"captures": "none"}
    assert not {*OF_OLD, *OLD_ON_FUNCTIONS} - {*KINDS}


TEXT = """\
@g = global i32 0, align 4 #1
@h = global i32 0
@a = alias i32, ptr @g
define noundef ptr @f(ptr noundef byval(i32) %p, i32 %n, ...) #0 memory(argmem: read) "k"="v" section "s"
    personality ptr @callee {
  %x = call noundef i32 @callee(i32 %n, ptr align 4 %p) #0 "k" [ "b"(i32 0) ], !md !0
  %y = tail call ptr addrspace(0) @other()
  %z = invoke i32 asm sideeffect "", "=r,r"(i32 inreg %n) nounwind
          to label %then unwind label %else
then:
  ret ptr %p
else:
  %l = landingpad { ptr, i32 }
          cleanup
  unreachable
}
declare i32 @callee(i32, ptr)
declare ptr @other() #0
attributes #0 = { nounwind memory(none) vscale_range(1, 2) "k"="group" "l" }
attributes #1 = { "only" }
!0 = !{}
"""


@pytest.fixture
def module() -> Module:
    return Module.parse(TEXT)


def check(module: Module, *changes: tuple[str, str]) -> None:
    """Nothing but `changes` is different in the text."""
    expected = TEXT
    for before, after in changes:
        assert expected.count(before) == 1
        expected = expected.replace(before, after)
    assert str(module) == expected


def test_a_value_is_replaced_where_it_stands() -> None:
    module = Module.parse("declare void @f() memory(read) cold #0\nattributes #0 = { uwtable }\n")
    function = module.functions["f"]
    function.add_attribute("memory", "none")
    assert function.attributes == {"memory": "none", "cold": "", "uwtable": ""}
    function.add_attribute("uwtable", "sync")
    function.add_attribute("alignstack", 16)
    function.add_attribute("memory", "none")
    assert str(module) == (
        "declare void @f() memory(none) cold uwtable(sync) alignstack(16)\nattributes #0 = { uwtable }\n"
    )
    function.add_attribute("uwtable")
    assert function.attributes == {"memory": "none", "cold": "", "uwtable": "", "alignstack": "16"}


def test_what_a_group_gives_stays_for_others(module: Module) -> None:
    module.functions["f"].add_attribute("memory", "read")  # the group had the last word
    module.functions["f"].add_attribute("k", "new", string=True)
    module.functions["f"].remove_attribute("nounwind")
    check(
        module,
        ('#0 memory(argmem: read) "k"="v" section', '#4 memory(read) "k"="new" section'),
        (
            '{ "only" }\n',
            '{ "only" }\n'
            'attributes #2 = { nounwind vscale_range(1, 2) "k"="group" "l" }\n'
            'attributes #3 = { nounwind vscale_range(1, 2) "l" }\n'
            'attributes #4 = { vscale_range(1, 2) "l" }\n',
        ),
    )
    module.functions["f"].add_attribute("nounwind")
    assert module.functions["f"].attributes == {"nounwind": "", "memory": "read", "vscale_range": "1, 2"}
    assert module.functions["f"].attributes.strings == {"k": "new", "l": ""}
    assert module.functions["other"].attributes["memory"] == "none"
    assert module.functions["other"].attributes.strings == {"k": "group", "l": ""}


def test_what_is_there_already_is_no_change(module: Module) -> None:
    function = module.functions["f"]
    version = module.version
    function.add_attribute("nounwind")
    function.add_attribute("memory", "none")
    function.add_attribute("vscale_range", "1,2")
    function.add_attribute("k", "group", string=True)
    function.result_attributes.add("noundef")
    function.parameter_attributes(0).add("byval", " i32 ")
    function.remove_attribute("cold")
    function.remove_attribute("l")
    function.remove_attribute("nounwind", string=True)
    module.attribute_groups[0].attributes.add("vscale_range", "1 ,2")
    assert module.version == version
    check(module)


def test_a_string_is_no_flag(module: Module) -> None:
    function = module.functions["other"]
    function.add_attribute("nounwind", string=True)
    function.add_attribute("memory", "argmem: read", string=True)
    assert function.attributes.strings == {"k": "group", "l": "", "nounwind": "", "memory": "argmem: read"}
    assert function.attributes == {"nounwind": "", "memory": "none", "vscale_range": "1, 2"}
    assert function.has_attribute("nounwind", string=True)
    check(module, ("@other() #0\n", '@other() #0 "nounwind" "memory"="argmem: read"\n'))
    function.remove_attribute("memory", string=True)
    assert function.attributes["memory"] == "none"
    function.remove_attribute("nounwind")
    assert "nounwind" not in function.attributes
    assert "nounwind" in function.attributes.strings
    assert not function.has_attribute("nounwind")


def test_parameters_and_results(module: Module) -> None:
    function = module.functions["f"]
    function.result_attributes.add("nonnull")
    function.parameter_attributes(0).add("align", 8)
    function.parameter_attributes(0).remove("noundef")
    function.parameter_attributes(1).add("range", "i32 0, 10")
    function.parameter_attributes(1).add("my key", "a", string=True)
    module.functions["callee"].parameter_attributes(1).add("captures", "none")
    module.functions["callee"].result_attributes.add("signext")
    check(
        module,
        ("define noundef ptr", "define noundef nonnull ptr"),
        (
            "(ptr noundef byval(i32) %p, i32 %n, ...)",
            '(ptr byval(i32) align 8 %p, i32 range(i32 0, 10) "my key"="a" %n, ...)',
        ),
        ("declare i32 @callee(i32, ptr)", "declare signext i32 @callee(i32, ptr captures(none))"),
    )
    assert function.parameter_attributes(0) == {"byval": "i32", "align": "8"}
    assert function.parameter_attributes(1).strings == {"my key": "a"}
    assert dict(function.result_attributes) == {"noundef": "", "nonnull": ""}
    for name in ("noundef", "nonnull"):
        function.result_attributes.remove(name)
    assert str(module).count("define ptr @f(ptr byval(i32) align 8 %p,") == 1
    with pytest.raises(EditError, match="'@f' has 2 parameters, none of index 2"):
        function.parameter_attributes(2)


def test_calls(module: Module) -> None:
    function = module.functions["f"]
    first, second, third = (function.attributes_of(call) for call in function.calls)
    assert first.attributes == {"nounwind": "", "memory": "none", "vscale_range": "1, 2"}
    assert first.attributes.strings == {"k": "group", "l": ""}
    first.attributes.add("cold")
    first.attributes.add("memory", "read")
    first.result_attributes.remove("noundef")
    first.argument_attributes(0).add("signext")
    first.argument_attributes(1).add("align", 8)
    second.result_attributes.add("nonnull")
    second.attributes.add("builtin")
    third.argument_attributes(0).remove("inreg")
    third.attributes.remove("nounwind")
    third.attributes.add("nomerge")
    function.replace_calls(dict(zip(function.calls, (first.text, second.text, third.text), strict=True)))
    check(
        module,
        (
            '%x = call noundef i32 @callee(i32 %n, ptr align 4 %p) #0 "k" [ "b"',
            '%x = call i32 @callee(i32 signext %n, ptr align 8 %p) #2 "k" cold memory(read) [ "b"',
        ),
        ("tail call ptr addrspace(0) @other()", "tail call nonnull ptr addrspace(0) @other() builtin"),
        ("(i32 inreg %n) nounwind\n", "(i32 %n) nomerge\n"),
        (
            '{ "only" }\n',
            '{ "only" }\nattributes #2 = { nounwind vscale_range(1, 2) "k"="group" "l" }\n',
        ),
    )
    with pytest.raises(EditError, match="has 2 arguments, none of index -1"):
        first.argument_attributes(-1)


def test_globals_take_strings_only_and_aliases_nothing(module: Module) -> None:
    variable = module.globals["g"]
    variable.add_attribute("key", "value", string=True)
    module.globals["h"].add_attribute("key", string=True)
    assert variable.attributes.strings == {"only": "", "key": "value"}
    assert variable.attributes == {}
    changes = (("align 4 #1", 'align 4 #1 "key"="value"'), ("@h = global i32 0", '@h = global i32 0 "key"'))
    check(module, *changes)
    with pytest.raises(EditError, match="'@g': only strings are attributes here, not 'cold'"):
        variable.add_attribute("cold")
    with pytest.raises(EditError, match="'@a' is an alias, which has no attributes"):
        module.aliases["a"].add_attribute("key", string=True)
    assert module.aliases["a"].attributes == {}
    check(module, *changes)
    variable.remove_attribute("only", string=True)
    assert str(module).startswith('@g = global i32 0, align 4 "key"="value"\n')


def test_a_group_is_edited_for_all_that_refer_to_it(module: Module) -> None:
    group = module.attribute_groups[0]
    group.attributes.add("cold")
    group.attributes.add("alignstack", 4)
    group.attributes.add("memory", "read")
    group.attributes.add("k", "w", string=True)
    group.attributes.remove("nounwind")
    check(
        module,
        (
            '{ nounwind memory(none) vscale_range(1, 2) "k"="group" "l" }',
            '{ memory(read) vscale_range(1, 2) "k"="w" "l" cold alignstack=4 }',
        ),
    )
    assert module.functions["other"].attributes["memory"] == "read"
    with pytest.raises(EditError, match="#1 cannot be left without attributes"):
        module.attribute_groups[1].attributes.remove("only", string=True)
    assert module.attribute_groups[1].attributes.strings == {"only": ""}


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("nounwnd", None, "LLVM has no attribute 'nounwnd'; did you mean 'nounwind'"),
        ("sycl-module-id", "a.cpp", "LLVM has no attribute 'sycl-module-id' .a string is added with string=True."),
        ("", None, "LLVM has no attribute ''"),
        ("nounwind", "1", "the attribute 'nounwind' takes no value, not '1'"),
        ("memory", None, "the attribute 'memory' needs a value: accesses, such as none"),
        ("memory", "argmem: read, none", "the attribute 'memory' takes accesses, such as none or .*, not 'argmem"),
        ("memory", "argmen: read", "takes accesses"),
        ("uwtable", "now", "takes sync, async or no value, not 'now'"),
        ("allocsize", "a", "takes one number or two"),
        ("allockind", "alloc, zeroed", "takes words such as alloc,zeroed"),
        ("alignstack", "3", "takes a power of two, not '3'"),
        ("vscale_range", "1,", "takes one number or two"),
        ("preallocated", "%", "takes a type, not '%'"),
        ("preallocated", "i32) cold", "takes a type"),
        ("builtin", None, "the attribute 'builtin' is for a call, not for a function"),
        ("noundef", None, "the attribute 'noundef' is for a parameter or result, not for a function"),
        ("align", "8", "the attribute 'align' is for a parameter or result"),
        ("captures", "none", "the attribute 'captures' is for a parameter, not for a function"),
    ],
)
def test_what_llvm_would_not_read_is_refused(module: Module, name: str, value: str | None, message: str) -> None:
    with pytest.raises(EditError, match=f"'@f': .*{message}"):
        module.functions["f"].add_attribute(name, value)
    check(module)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("align", "3"),
        ("align", "0"),
        ("dereferenceable", "0"),
        ("dereferenceable", None),
        ("captures", "none, address"),
        ("captures", "all"),
        ("nofpclass", "nan, inf"),
        ("nofpclass", "0"),
        ("range", "0, 10"),
        ("range", "i32 0"),
        ("initializes", "0, 4"),
        ("initializes", "(0, 4),"),
        ("byval", None),  # on a pointer without type
        ("byref", ""),
        ("sret", "%T, i32"),
        ("cold", None),
    ],
)
def test_what_llvm_would_not_read_of_a_parameter_is_refused(module: Module, name: str, value: str | None) -> None:
    with pytest.raises(EditError, match=f"parameter 0 of '@f': the attribute '{name}'"):
        module.functions["f"].parameter_attributes(0).add(name, value)
    check(module)


def test_strings_take_anything_but_nul(module: Module) -> None:
    function = module.functions["other"]
    function.add_attribute('a "b\n\\', "\u00e9\udcff", string=True)
    assert function.attributes.strings['a "b\n\\'] == "\u00e9\udcff"
    assert '"a \\22b\\0A\\5C"="\\C3\\A9\\FF"' in str(module)
    llvm.verify(module)
    for name, value in (("a\0", ""), ("a", "\0")):
        with pytest.raises(EditError, match="an attribute holds no NUL"):
            function.add_attribute(name, value, string=True)


def test_a_pointer_with_a_type_may_go_by_value_without_naming_it() -> None:
    module = Module.parse("declare void @f(i32*, i32)\n")
    assert {"byval", "sret"} < UNTYPED_ONCE
    module.functions["f"].parameter_attributes(0).add("byval")
    assert str(module) == "declare void @f(i32* byval, i32)\n"
    with pytest.raises(EditError, match="the attribute 'byref' needs a value: a type"):
        module.functions["f"].parameter_attributes(0).add("byref")
    with pytest.raises(EditError, match="needs a value"):
        module.functions["f"].parameter_attributes(1).add("byval")


def test_what_stood_around_an_attribute_stays_apart() -> None:
    text = 'declare void @f(i32 noundef"k"inreg)cold"k"nounwind"l"#0"m"hot;\nattributes #0 = {cold"k"nounwind}\n'
    llvm.verify_text(text.encode())
    module = Module.parse(text)
    function = module.functions["f"]
    function.remove_attribute("k", string=True)
    function.parameter_attributes(0).remove("k", string=True)
    function.remove_attribute("l", string=True)
    llvm.verify(module)
    assert function.attributes == {"cold": "", "nounwind": "", "hot": ""}
    assert function.attributes.strings == {"m": ""}
    assert function.parameter_attributes(0) == {"noundef": "", "inreg": ""}
    function.remove_attribute("cold")
    function.remove_attribute("nounwind")
    assert function.attributes == {"hot": ""}
    module.attribute_groups[0].attributes.remove("k", string=True)
    llvm.verify(module)


def test_a_group_that_is_missing_is_empty() -> None:
    function = Module.parse("declare void @f() #7\n").functions["f"]
    function.add_attribute("cold")
    assert dict(function.attributes) == {"cold": ""}
    function.remove_attribute("cold")
    assert str(function.module) == "declare void @f() #7\n"


@pytest.mark.parametrize("name", ["demo_app", "solver_clang14", "host_service_o2", "shapes"])
def test_what_was_added_to_a_real_module_can_be_taken_away(name: str) -> None:
    """Byte for byte, at each place of each function; and LLVM accepts what there is in between."""
    module = Module.read(Path(__file__).parents[2] / f"ir_fixtures/real/{name}.ll")
    before = module.to_bytes()
    is_valid = accepted(before)

    def edit(add: bool) -> None:
        for function in module.functions.values():
            if function.is_intrinsic:
                continue
            lists = [function.attributes, *(function.parameter_attributes(i) for i in range(len(function.parameters)))]
            lists += [function.result_attributes] if function.return_type != "void" else []
            for attributes in lists:
                attributes.add("new key", "x", string=True) if add else attributes.remove("new key", string=True)
            texts = {}
            for call in function.calls:
                changed = function.attributes_of(call)
                if add:
                    changed.attributes.add("new key", string=True)
                else:
                    changed.attributes.remove("new key", string=True)
                texts[call] = changed.text
            function.replace_calls(texts)

    edit(add=True)
    assert not is_valid or accepted(module.to_bytes())
    edit(add=False)
    assert module.to_bytes() == before


def accepted(text: bytes) -> bool:
    try:
        llvm.verify_text(text)
    except LLVMError:
        return False
    return True


_NEWER = """define void @f(ptr newer(2) %p) #0 {
  ret void
}
define void @g(ptr %p) {
  ret void
}
attributes #0 = { denormal_fpenv(preservesign) newest memory(read, target_mem: none) }
"""


def test_attributes_of_a_newer_llvm_can_be_moved_within_their_module() -> None:
    """What LLVM 22 does not know, and the module has, may stand on another function; as it is spelled there."""
    module = Module.parse(_NEWER)
    function, other = module.functions["f"], module.functions["g"]
    for name, value in function.attributes.items():
        other.add_attribute(name, value)
    other.parameter_attributes(0).add("newer", function.parameter_attributes(0)["newer"])
    assert dict(other.attributes) == dict(function.attributes)
    assert other.entity.header.startswith("define void @g(ptr newer(2) %p)")
    with pytest.raises(EditError, match="LLVM has no attribute 'denormal_fpenv'"):
        other.add_attribute("denormal_fpenv", "ieee")


def test_attributes_that_nobody_knows_are_set_unchecked() -> None:
    """`unchecked` takes a name and a value that can be read back, and nothing that would be more than an attribute."""
    module = Module.parse("declare void @f()\n")
    function = module.functions["f"]
    function.add_attribute("sometime", "a, b(c)", unchecked=True)
    function.add_attribute("flagged", unchecked=True)
    assert str(module) == "declare void @f() sometime(a, b(c)) flagged\n"
    assert dict(function.attributes) == {"sometime": "a, b(c)", "flagged": ""}
    for name, value in (
        ("", None),
        ("two words", None),
        ('"quoted"', None),
        ("a", "b) c("),
        ("a", "b\nc"),
        ("#1", None),
    ):
        with pytest.raises(EditError, match="no attribute is spelled"):
            function.add_attribute(name, value, unchecked=True)
