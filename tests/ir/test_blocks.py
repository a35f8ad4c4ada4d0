"""Blocks and instructions: what they say, what edits make of them, and what is refused."""

from __future__ import annotations

import shutil
import subprocess
from itertools import pairwise
from pathlib import Path

import pytest
from llvmlite.binding import create_context

from syclopt.errors import EditError, ParseError, UndefinedError
from syclopt.ir import llvm
from syclopt.ir.llvm.adapters import to_module_ref
from syclopt.ir.module import Module
from syclopt.ir.views.function import Function

ALL = """\
%T = type { i32, i32 }
declare i32 @__gxx_personality_v0(...)
declare void @g()
define void @f(i32 %a, i64 %l, float %x, ptr %p, <4 x i32> %v, %T %s, i1 %c) personality ptr @__gxx_personality_v0 {
entry:
  %neg = fneg fast float %x
  %i1 = add nuw nsw i32 %a, 1
  %f1 = fadd nnan float %x, 1.0
  %i2 = sub i32 %a, %i1
  %f2 = fsub float %x, %f1
  %i3 = mul i32 %a, %i2
  %f3 = fmul float %x, %f2
  %i4 = udiv exact i32 %a, 3
  %i5 = sdiv i32 %a, 3
  %f4 = fdiv float %x, %f3
  %i6 = urem i32 %a, 3
  %i7 = srem i32 %a, 3
  %f5 = frem float %x, %f4
  %i8 = shl i32 %a, 3
  %i9 = lshr i32 %a, 3
  %i10 = ashr i32 %a, 3
  %i11 = and i32 %a, %i10
  %i12 = or disjoint i32 %a, 3
  %i13 = xor i32 %a, -1
  %e = extractelement <4 x i32> %v, i32 0
  %ie = insertelement <4 x i32> %v, i32 %a, i32 0
  %sv = shufflevector <4 x i32> %v, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %ev = extractvalue %T %s, 0
  %iv = insertvalue %T %s, i32 %a, 0
  %m = alloca [4 x i32], i32 2, align 8, addrspace(0)
  %ld = load volatile i32, ptr %p, align 4
  %la = load atomic i32, ptr %p syncscope("agent") acquire, align 4
  store i32 %a, ptr %p, align 4
  store atomic i32 add (i32 1, i32 2), ptr %p release, align 4
  fence syncscope("singlethread") seq_cst
  %cx = cmpxchg weak volatile ptr %p, i32 %a, i32 %i1 acq_rel monotonic
  %rmw = atomicrmw volatile add ptr %p, i32 %a seq_cst
  %rm2 = atomicrmw xchg ptr %p, i32 %a monotonic
  %gep = getelementptr inbounds %T, ptr %p, i32 0, i32 1
  %t1 = trunc nuw i64 %l to i32
  %t2 = zext nneg i32 %a to i64
  %t3 = sext i32 %a to i64
  %t4 = fptrunc float %x to half
  %t5 = fpext float %x to double
  %t6 = fptoui float %x to i32
  %t7 = fptosi float %x to i32
  %t8 = uitofp i32 %a to float
  %t9 = sitofp i32 %a to float
  %t10 = ptrtoint ptr %p to i64
  %t11 = inttoptr i64 %l to ptr
  %t12 = bitcast i32 %a to <2 x i16>
  %t13 = addrspacecast ptr %p to ptr addrspace(4)
  %cmp = icmp samesign ult i32 %a, 3
  %fcm = fcmp ninf oge float %x, 0.0
  %sel = select i1 %c, i32 %a, i32 %i1
  %fr = freeze %T %s
  %va = va_arg ptr %p, i32
  %called = tail call i32 @h(i32 noundef %a) #0
  call void asm sideeffect "ret void; %x = add", "~{memory}"()
  switch i32 %a, label %done [
    i32 1, label %one
    i32 2, label %done
  ]
one:
  invoke void @g()
          to label %two unwind label %pad
two:
  callbr void asm "", "!i"()
          to label %three [label %done]
three:
  indirectbr ptr %p, [label %done, label %one]
pad:
  %lp = landingpad { ptr, i32 }
          cleanup
          catch ptr null
          filter [1 x ptr] [ptr @g]
  resume { ptr, i32 } %lp
done:
  %phi = phi i32 [ %a, %entry ], [ 0, %two ], [ 7, %three ], [ %a, %entry ]
  br i1 %c, label %last, label %never
last:
  ret void
never:
  unreachable
}
declare i32 @h(i32)
define void @windows(i32 %n) personality ptr @__gxx_personality_v0 {
  invoke void @g() to label %ok unwind label %dispatch
dispatch:
  %cs = catchswitch within none [label %handler] unwind label %clean
handler:
  %cp = catchpad within %cs [ptr null, i32 64, ptr null]
  catchret from %cp to label %ok
clean:
  %cl = cleanuppad within none []
  cleanupret from %cl unwind to caller
ok:
  ret void
}
attributes #0 = { nounwind }
"""


def parsed(text: str) -> Function:
    return Module.parse(text).functions["f"]


def edited(text: str) -> Function:
    """A function whose module LLVM accepts."""
    module = Module.parse(text)
    llvm.verify(module)
    return module.functions["f"]


def check(function: Function, body: str) -> None:
    """The function has this body, which LLVM accepts."""
    assert function.body == body.strip()
    llvm.verify(function.module)


def test_every_instruction_of_llvm() -> None:
    """Opcodes, operands, blocks and results are those that LLVM has."""
    module = Module.parse(ALL)
    ref = to_module_ref(module, create_context())
    for name in ("f", "windows"):
        theirs = ref.get_function(name)
        mine = module.functions[name]
        assert [[i.opcode for i in b.instructions] for b in theirs.blocks] == [
            [i.opcode for i in b.instructions] for b in mine.blocks
        ]
        for block, other in zip(mine.blocks, theirs.blocks, strict=True):
            for one, two in zip(block.instructions, other.instructions, strict=True):
                assert (one.result or "") == two.name
                assert one.is_known
                locals_ = [one.name for one in two.operands if one.name and not str(one).startswith("de")]
                assert {*map(str, one.names_used)} == {*locals_} | ({*map(str, one.labels)} if one.is_phi else set())
                if one.result_type is not None and one.result is not None:
                    assert one.result_type.partition("%")[0] == str(two.type).partition("%")[0]  # it may rename a type


def test_a_phi_without_a_block() -> None:
    [phi] = [
        i for i in parsed("define void @f() {\na:\n  %x = phi i32 [ 1, ]\n  ret void\n}\n").instructions if i.is_phi
    ]
    with pytest.raises(ParseError, match=r":3:3: error: expected a value and a block in brackets, found '\[ 1, \]'"):
        _ = phi.incoming


@pytest.mark.parametrize("blanks", ["\n", "  ", " ; the first ]\n  ", " /* one */ /* two */ "])
def test_operands_and_values_do_not_depend_on_blanks(blanks: str) -> None:
    function = parsed(
        f"define void @f(ptr %p, i64 %n) {{\n  %q = addrspacecast ptr %p{blanks}to ptr addrspace(1)\n"
        f"  store i64%n{blanks}, ptr addrspace(1) %q\n  ret void\n}}\n"
    )
    cast, store, _ = function.instructions
    assert cast.operands == ("ptr %p to ptr addrspace(1)",)
    assert store.operands == ("i64 %n", "ptr addrspace(1) %q")
    assert cast.code == "addrspacecast ptr %p to ptr addrspace(1)"
    assert store.code == "store i64 %n, ptr addrspace(1) %q"
    with function.edit() as body:
        body.replace_uses("n", "7")
    assert "store i64 7" in function.body_text


@pytest.mark.parametrize("name", ["%x", '%"a = b"', "%0", '%"\\C3\\A9" ', "%x ; of ="])
@pytest.mark.parametrize("sign", ["=", " = ", "\t=\n"])
def test_code_is_what_makes_the_result(name: str, sign: str) -> None:
    function = parsed(f"define void @f(i32 %n) {{\nentry:\n  {name}\n{sign}add i32 %n, 1\n  ret void\n}}\n")
    assert [one.code for one in function.instructions] == ["add i32 %n, 1", "ret void"]


def test_what_an_instruction_says() -> None:
    function = parsed(ALL)
    said = {i.result or i.raw.split()[0]: i for i in function.instructions}
    assert said["i1"].operands == ("i32 %a", "1")
    assert said["ld"].operands == ("ptr %p",)
    assert said["la"].operands == ("ptr %p",)
    assert said["gep"].operands == ("ptr %p", "i32 0", "i32 1")
    assert said["cx"].operands == ("ptr %p", "i32 %a", "i32 %i1")
    assert said["called"].operands == ("i32 noundef %a",)
    assert said["iv"].locals == ("s", "a")
    assert said["switch"].labels == ("done", "one")
    assert said["switch"].locals == ("a",)
    assert said["phi"].labels == ("entry", "two", "three")
    assert said["phi"].locals == ("a",)
    assert [one.value for one in said["phi"].incoming] == ["%a", "0", "7", "%a"]
    assert said["phi"].result_type == "i32"
    assert said["t12"].result_type == "<2 x i16>"
    assert said["called"].result_type == "i32"
    assert said["gep"].result_type is None
    assert said["called"].call is function.calls[0]
    assert said["lp"].text.count("\n") == 3
    assert [i.result for i in said["i1"].users] == ["i2", "cx", "sel"]
    assert str(said["neg"].location) == "<string>:6:3"


def test_users_of_a_value() -> None:
    function = parsed("define void @f(i32 %a) {\n  %b = add i32 %a, %a\n  %c = sub i32 %b, %a\n  ret void\n}\n")
    first, second, _ = function.instructions
    assert first.users == (second,)
    assert [user.result for user in function.edit().users("a")] == ["b", "c"]


def test_blocks_and_where_they_go() -> None:
    function = parsed(ALL)
    keys = {block.key: block for block in function.blocks}
    assert [*keys] == ["entry", "one", "two", "three", "pad", "done", "last", "never"]
    assert [b.key for b in keys["entry"].successors] == ["done", "one"]
    assert [b.key for b in keys["one"].successors] == ["two", "pad"]
    assert [b.key for b in keys["done"].predecessors] == ["entry", "two", "three"]
    assert keys["entry"].is_entry
    assert not keys["one"].is_entry
    assert keys["done"].phis[0].result == "phi"
    assert keys["last"].text == "last:\n  ret void"
    windows = {b.key: b for b in Module.parse(ALL).functions["windows"].blocks}
    assert [*windows] == [0, "dispatch", "handler", "clean", "ok"]
    assert [b.key for b in windows["dispatch"].successors] == ["handler", "clean"]
    assert [b.key for b in windows["ok"].predecessors] == [0, "handler"]


def test_a_declaration_has_no_blocks() -> None:
    function = parsed("declare void @f()\n")
    assert function.blocks == ()
    with pytest.raises(EditError, match="'@f' is a declaration and has no body"):
        function.edit()


def test_text_of_old_compilers() -> None:
    """Typed pointers, blocks with numbers in comments only, calls of `llvm.dbg`, constant expressions."""
    function = parsed("""%0 = type { i32 }
define i32 @f(%0* %0, i32 (i8*)** %1) {
; <label>:2:
  %3 = load i32 (i8*)*, i32 (i8*)** %1, align 8
  %4 = call i32 %3(i8* getelementptr inbounds ([4 x i8], [4 x i8]* @s, i32 0, i32 0))
  call void @llvm.dbg.value(metadata i32 %4, metadata !1, metadata !DIExpression()), !dbg !2
  call void @g()
  br label %5

; <label>:5:
  %6 = getelementptr %0, %0* %0, i32 0, i32 0
  %7 = bitcast void ()* @g to i8*
  ret i32 %4
}
@s = constant [4 x i8] zeroinitializer
declare void @g()
""")
    assert [b.key for b in function.blocks] == [2, 5]
    assert [i.opcode for i in function.instructions] == [
        *("load", "call", "call", "call", "br", "getelementptr", "bitcast", "ret")
    ]
    gep = function.blocks[1].instructions[0]
    assert gep.locals == (0,)
    assert gep.result == 6
    call = function.blocks[0].instructions[1]
    assert [user.opcode for user in call.users] == ["ret"]


def test_an_instruction_of_a_later_llvm_passes_through() -> None:
    text = """{
  %x = frobnicate i32 %a, label %b
  twiddle ptr %p, i32 %x, !dbg !3
    #dbg_value(i32 %x, !1, !DIExpression(), !2)
  jumpaway i32 %x, label %b
b:
  twiddle ptr %p
  ret void
}"""
    function = Module.parse(f"define void @f(i32 %a, ptr %p) {text}\n").functions["f"]
    assert [i.opcode for i in function.instructions] == ["frobnicate", "twiddle", "jumpaway", "twiddle", "ret"]
    assert [i.is_known for i in function.instructions] == [False, False, False, False, True]
    first, second, third, _, _ = function.instructions
    assert (first.result, second.result, third.result) == ("x", None, None)
    assert third.labels == ("b",)
    assert [b.key for b in function.blocks[1].predecessors] == [0]
    with function.edit() as body:
        body.entry.append("call void @g()")
    assert function.body == text.replace("  jumpaway", "  call void @g()\n  jumpaway")


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("{\n  ret i32 (1\n}", "2:3: error: the brackets of this instruction do not match"),
        ("{\n  %x\n  ret void\n}", "expected an instruction"),
        ("{\na: %x\n  ret void\n}", "expected an instruction"),
    ],
)
def test_text_that_is_no_body(body: str, message: str) -> None:
    with pytest.raises(ParseError, match=message):
        _ = Module.parse(f"define void @f() {body}\n").functions["f"].blocks


PLAIN = """define i32 @f(i32 %a, i1 %c) {
entry:
  %x = add i32 %a, 1 ; first
  br i1 %c, label %yes, label %no

yes:                                              ; preds = %entry
  %y = mul i32 %x, 2
  br label %no

no:                                               ; preds = %yes, %entry
  %r = phi i32 [ %x, %entry ], [ %y, %yes ]
  ret i32 %r
}
"""
BODY = PLAIN.partition(") ")[2].strip()


def test_instructions_are_put_in() -> None:
    function = edited(PLAIN)
    with function.edit() as body:
        first = body.definition("x")
        assert first is body.entry.first
        body.entry.instructions[0].insert_before("%p = alloca i32\n%q = alloca i32 ; two")
        body.entry.instructions[2].insert_after("store i32 %x, ptr %p")
        body.entry.append("store i32 3, ptr %q")
        body.block("no").insert_at_start("%s = load i32, ptr %p")
        new = body.block("yes").insert_at_start("%n = sub i32 %x, 1")
        assert [piece.text for piece in new] == ["%n = sub i32 %x, 1"]
        assert new[0].block.key == "yes"
        assert function.body == BODY
    check(
        function,
        """{
entry:
  %p = alloca i32
  %q = alloca i32 ; two
  %x = add i32 %a, 1 ; first
  store i32 %x, ptr %p
  store i32 3, ptr %q
  br i1 %c, label %yes, label %no

yes:                                              ; preds = %entry
  %n = sub i32 %x, 1
  %y = mul i32 %x, 2
  br label %no

no:                                               ; preds = %yes, %entry
  %r = phi i32 [ %x, %entry ], [ %y, %yes ]
  %s = load i32, ptr %p
  ret i32 %r
}""",
    )


def test_instructions_are_taken_out() -> None:
    function = edited(PLAIN)
    with function.edit() as body:
        x, y = body.entry.instructions[0], body.block("yes").instructions[0]
        with pytest.raises(EditError, match="'%y' is used by '%r = phi"):
            y.remove()
        y.remove("7")
        x.remove("%a")
        assert y.is_removed
        with pytest.raises(EditError, match="has been removed"):
            y.insert_before("ret void")
        with pytest.raises(EditError, match="ends its block and can only be replaced"):
            body.entry.instructions[-1].remove()
    check(
        function,
        BODY.replace("  %x = add i32 %a, 1 ; first\n", "   ; first\n")
        .replace("  %y = mul i32 %x, 2\n", "")
        .replace("[ %x, %entry ], [ %y,", "[ %a, %entry ], [ 7,"),
    )


def test_an_instruction_is_replaced() -> None:
    function = edited(PLAIN)
    with function.edit() as body:
        y = body.block("yes").instructions[0]
        with pytest.raises(EditError, match="'%y' is used by"):
            y.replace("%z = mul i32 %x, 2")
        with pytest.raises(EditError, match="'%x' is already defined in '@f'"):
            y.replace("%x = mul i32 1, 2\n%y = add i32 0, 0")
        y.replace("%half = mul i32 %x, 1\n%y = add i32 %half, %x")
    check(function, BODY.replace("  %y = mul i32 %x, 2", "  %half = mul i32 %x, 1\n  %y = add i32 %half, %x"))


def test_a_block_is_split() -> None:
    """Phi nodes name the new block, comments about predecessors are kept true."""
    function = edited(PLAIN)
    with function.edit() as body:
        body.entry.split(body.entry.instructions[0], "work")
        yes = body.block("yes")
        new = yes.split(yes.instructions[1])
        assert new.key == "yes.split"
        assert [b.key for b in new.successors] == ["no"]
        with pytest.raises(EditError, match="cannot be split before '%r = phi"):
            body.block("no").split(body.block("no").instructions[0])
        with pytest.raises(EditError, match="'%work' is already defined"):
            new.split(new.instructions[0], "work")
    check(
        function,
        """{
entry:
  br label %work

work:
  %x = add i32 %a, 1 ; first
  br i1 %c, label %yes, label %no

yes:                                              ; preds = %work
  %y = mul i32 %x, 2
  br label %yes.split

yes.split:
  br label %no

no:                                               ; preds = %work, %yes.split
  %r = phi i32 [ %x, %work ], [ %y, %yes.split ]
  ret i32 %r
}""",
    )


def test_a_loop_of_one_block_is_split() -> None:
    function = edited("""define void @f(i1 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %n, %loop ]
  %n = add i32 %i, 1
  br i1 %c, label %loop, label %end
end:
  ret void
}
""")
    with function.edit() as body:
        loop = body.block("loop")
        loop.split(loop.instructions[1], "tail")
    assert "phi i32 [ 0, %entry ], [ %n, %tail ]" in function.text
    llvm.verify(function.module)


@pytest.mark.parametrize("order", ["forwards", "backwards", "inside out"])
def test_a_block_is_split_before_each_instruction(order: str) -> None:
    """Whatever part is the smaller one, each piece knows its block, and each block who goes there."""
    count = 9
    lines = "".join(f"  %x{n} = add i32 %a, {n}\n" for n in range(count))
    function = edited(f"define i32 @f(i32 %a) {{\nentry:\n{lines}  ret i32 %x0\n}}\n")
    with function.edit() as body:
        pieces = [*body.instructions][1:]
        if order == "backwards":
            pieces.reverse()
        elif order == "inside out":
            pieces = [pieces[place] for place in sorted(range(count), key=lambda place: abs(place - count // 2))]
        for piece in pieces:
            before = piece.block
            new = before.split(piece)
            assert piece.block is new
            assert new.predecessors == (before,)
            assert before.successors == (new,)
        assert [len(block.instructions) for block in body.blocks] == [2] * count + [1]
        assert all(piece.block is block for block in body.blocks for piece in block.pieces)
        for block, after in pairwise(body.blocks):
            assert (after.predecessors, block.next, after.previous) == ((block,), after, block)
        keys = [str(block.key) for block in body.blocks]
        assert {key.rstrip("0123456789") for key in keys} == {"entry", "entry.split"}
    assert [block.key for block in function.blocks] == keys
    llvm.verify(function.module)


def test_predecessors_are_those_of_now() -> None:
    function = edited("""define void @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %end
b:
  br label %end
end:
  ret void
}
""")
    with function.edit() as body:
        end, b = body.block("end"), body.block("b")
        assert [block.key for block in end.predecessors] == ["a", "b"]
        new = body.block("a").split(body.block("a").instructions[0], "later")
        assert [block.key for block in end.predecessors] == ["later", "b"]
        assert b.terminator is not None
        b.terminator.replace("br i1 %c, label %end, label %later")
        assert [block.key for block in new.predecessors] == ["a", "b"]
        body.add_blocks("d:\n  br label %end", after=body.entry)
        assert [block.key for block in end.predecessors] == ["d", "later", "b"]
        body.block("d").remove()
        assert [block.key for block in end.predecessors] == ["later", "b"]
    llvm.verify(function.module)


def test_an_entry_is_put_before_the_entry() -> None:
    function = edited("""define i32 @f(i32 %0) {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2
  %3 = load i32, ptr %2
  %4 = alloca i8, i32 %3
  ret i32 %3
}
""")
    with function.edit() as body:
        entry = body.add_entry_block()
        assert entry.is_entry
        assert [b.key for b in entry.successors] == [1]
        entry.append("call void @g()")
    function.module.add("declare void @g()")
    check(
        function,
        """{
entry:
  %1 = alloca i32, align 4
  call void @g()
  br label %2

2:
  store i32 %0, ptr %1
  %3 = load i32, ptr %1
  %4 = alloca i8, i32 %3
  ret i32 %3
}""",
    )


def test_a_loop_is_laid_around_a_body() -> None:
    """What a runtime does: each return goes to a latch, which goes round or leaves."""
    function = edited("""define void @f(ptr %p, i1 %c) {
entry:
  %v = load i32, ptr %p
  %w = add i32 %v, 1
  store i32 %w, ptr %p
  br i1 %c, label %a, label %b
a:
  ret void
b:
  ret void
}
""")
    with function.edit() as body:
        old = body.entry
        entry = body.add_entry_block("start")
        latch, out = body.add_blocks(
            "latch:\n  %i.next = add i32 %i, 1\n  %more = icmp ult i32 %i.next, 10\n"
            f"  br i1 %more, label %{old.key}, label %out\nout:\n  ret void"
        )
        for block in body.blocks:
            end = block.terminator
            if end is not None and end.opcode == "ret" and block is not out:
                end.replace(f"br label %{latch.key}")
        old.instructions[0].insert_before(f"%i = phi i32 [ 0, %{entry.key} ], [ %i.next, %latch ]")
    llvm.verify(function.module)
    assert [b.key for b in function.blocks] == ["start", "entry", "a", "b", "latch", "out"]
    assert [b.key for b in function.blocks[1].predecessors] == ["start", "latch"]


def test_numbers_stay_in_sequence() -> None:
    """Values without a name that come and go renumber what follows; comments that name blocks too."""
    function = edited("""define i32 @f(i32 %0, i1 %1) {
  %3 = add i32 %0, 1
  br i1 %1, label %4, label %6

4:                                                ; preds = %2
  %5 = mul i32 %3, 2
  br label %6

6:                                                ; preds = %4, %2
  %7 = phi i32 [ %3, %2 ], [ %5, %4 ]
  ret i32 %7
}
""")
    with function.edit() as body:
        (new,) = body.entry.insert_at_start("mul i32 %0, 3")
        body.entry.append(f"%100 = sub i32 %3, %{new.result}")
        body.block(4).instructions[0].remove("%100")
    check(
        function,
        """{
  mul i32 %0, 3
  %4 = add i32 %0, 1
  %5 = sub i32 %4, %3
  br i1 %1, label %6, label %7

6:                                                ; preds = %2
  br label %7

7:                                                ; preds = %6, %2
  %8 = phi i32 [ %4, %2 ], [ %5, %6 ]
  ret i32 %8
}""",
    )


def test_names_need_no_new_numbers() -> None:
    text = "define i32 @f(i32 %0) {\n  %2 = add i32 %0, 1\n  ret i32 %2\n}\n"
    function = edited(text)
    with function.edit() as body:
        assert (body.fresh("t"), body.fresh("t"), body.fresh("a b"), body.fresh()) == ("t", "t1", '"a b"', "tmp1")
        body.entry.append(f"%{body.fresh('t')} = add i32 %2, 1")
    check(function, text.partition(") ")[2].replace("  ret", "  %t2 = add i32 %2, 1\n  ret"))


def test_types_that_are_spelled_like_values() -> None:
    """In a module with a type `%0`, only values get new numbers."""
    function = edited("""%0 = type { i32, i32 }
%x = type { %0 }
define i32 @f(%0 %0, ptr %1) {
  %3 = getelementptr %0, ptr %1, i32 0, i32 1
  %4 = insertvalue %0 %0, i32 1, 0
  store %0 %4, ptr %1
  %5 = alloca %0
  %x = load %x, ptr %1
  %6 = load { i32, %0 }, ptr %3
  store %x %x, ptr %5
  %7 = load [2 x %0], ptr %5
  ret i32 0
}
""")
    with function.edit() as body:
        body.entry.insert_at_start("add i32 0, 0")
        body.definition("x").remove("poison")  # pyright: ignore
    text = function.text
    assert "%4 = getelementptr %0, ptr %1" in text
    assert "%5 = insertvalue %0 %0, i32 1, 0" in text
    assert "store %0 %5, ptr %1" in text
    assert "store %x poison, ptr %6" in text
    llvm.verify(function.module)


def test_addresses_of_blocks_follow() -> None:
    module = Module.parse("""@table = constant [2 x ptr] [ptr blockaddress(@f, %3), ptr blockaddress(@f, %4)]
define ptr @g(ptr %0) {
  %2 = load ptr, ptr %0
  br label %3
3:
  ret ptr blockaddress(@f, %3)
}
define void @f(ptr %0) {
  %2 = load ptr, ptr %0
  indirectbr ptr %2, [label %3, label %4]
3:
  store ptr blockaddress(@f, %4), ptr %0
  br label %4
4:
  ret void
}
""")
    llvm.verify(module)
    function = module.functions["f"]
    with function.edit() as body:
        body.entry.insert_at_start("add i32 0, 0")
        with pytest.raises(EditError, match="goes to the block '%3'"):
            body.block(3).remove()
        assert body.remove_unreachable() == ()
    llvm.verify(module)
    assert module.globals["table"].initializer == "[ptr blockaddress(@f, %4), ptr blockaddress(@f, %5)]"
    assert "ret ptr blockaddress(@f, %4)" in module.functions["g"].text
    assert "br label %3\n3:" in module.functions["g"].text
    assert "store ptr blockaddress(@f, %5), ptr %0" in function.text


def test_debug_records_go_along() -> None:
    text = """define void @f(i32 %a) !dbg !4 {
  %x = add i32 %a, 1, !dbg !7
    #dbg_value(i32 %x, !6, !DIExpression(), !7)
    #dbg_value(!DIArgList(i32 %x, i32 %a), !6, !DIExpression(DW_OP_LLVM_arg, 0), !7)
  %y = add i32 %x, 1, !dbg !7
  ret void, !dbg !7
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !5)
!4 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!5 = !{null}
!6 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 1, type: !8)
!7 = !DILocation(line: 1, column: 1, scope: !4)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
"""
    function = edited(text)
    with function.edit() as body:
        x, y, _ = body.entry.instructions
        assert [record.name for record in body.entry.records] == ["#dbg_value", "#dbg_value"]
        assert [i.text for i in x.users] == ["%y = add i32 %x, 1, !dbg !7"]
        assert x.metadata["dbg"].number == 7
        y.remove()
        x.remove()
        assert body.entry.records[0].text == "#dbg_value(i32 poison, !6, !DIExpression(), !7)"
        body.entry.insert_at_start("%s = add i32 1, 2")
        assert body.entry.instructions[0].text == "%s = add i32 1, 2"
        body.entry.records[1].remove()
    check(
        function,
        """{
  %s = add i32 1, 2
    #dbg_value(i32 poison, !6, !DIExpression(), !7)
  ret void, !dbg !7
}""",
    )


def test_branches_and_dead_blocks() -> None:
    function = edited(PLAIN)
    with function.edit() as body:
        with pytest.raises(EditError, match="'%entry' goes to the block '%yes'"):
            body.block("yes").remove()
        with pytest.raises(EditError, match="is the entry of '@f'"):
            body.entry.remove()
        end = body.entry.terminator
        assert end is not None
        end.replace("br label %no")
        assert body.block("yes").predecessors == ()
        body.block("yes").remove()
        with pytest.raises(UndefinedError, match="'@f' has no block '%yes'"):
            body.block("yes")
    check(
        function,
        """{
entry:
  %x = add i32 %a, 1 ; first
  br label %no

no:                                               ; preds = %entry
  %r = phi i32 [ %x, %entry ]
  ret i32 %r
}""",
    )


def test_unreachable_circles_go() -> None:
    function = edited("""define i32 @f() {
  ret i32 0
a:
  %x = phi i32 [ %y, %b ], [ %x, %a ]
  br i1 true, label %a, label %b
b:
  %y = add i32 %x, 1
  br label %a
}
""")
    with function.edit() as body:
        assert [block.label for block in body.remove_unreachable()] == ["a", "b"]
    check(function, "{\n  ret i32 0\n}")


def test_blocks_are_added() -> None:
    function = edited(PLAIN)
    with function.edit() as body:
        body.add_blocks("one:\n  br label %two\ntwo: ; note\n  unreachable", after=body.entry)
        (last,) = body.add_blocks("unreachable")
        assert last.key == "block"
        for bad, message in (
            ("three:\n  %q = add i32 1, 2", "expected a terminator after '%q = add i32 1, 2'"),
            ("one:\n  ret i32 0", "'%one' is already defined"),
            ("four:\n  %x = add i32 1, 2\n  ret i32 0", "'%x' is already defined"),
            ("ret i32 0\nadd i32 1, 2", "has no label"),
        ):
            with pytest.raises(EditError, match=message):
                body.add_blocks(bad)
    llvm.verify(function.module)
    assert [b.key for b in function.blocks] == ["entry", "one", "two", "yes", "no", "block"]


def test_values_are_replaced_everywhere() -> None:
    function = edited(PLAIN)
    with function.edit() as body:
        body.replace_uses("x", "%a")
    check(function, BODY.replace("mul i32 %x", "mul i32 %a").replace("[ %x,", "[ %a,"))


@pytest.mark.parametrize("value", ["", "i32 7", "7, 8", "7\n  ret void", "(", "; 7"])
def test_what_is_no_value_replaces_none(value: str) -> None:
    function = edited(PLAIN)
    with function.edit() as body:
        with pytest.raises(EditError, match="is no value without its type"):
            body.replace_uses("x", value)
        with pytest.raises(EditError, match="is no value without its type"):
            body.entry.instructions[0].remove(value=value)
    check(function, BODY)


STARTS = """\
declare i32 @g()
declare i32 @personality(...)
define i32 @f(i1 %c) personality ptr @personality {
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %p = phi i32 [ 0, %0 ], [ 1, %a ]
  %q = phi i32 [ 2, %0 ], [ 3, %a ]
  %r = invoke i32 @g() to label %done unwind label %pad
done:
  ret i32 %r
pad:
  %l = landingpad { ptr, i32 } cleanup
  ret i32 %q
}
"""


def test_nothing_stands_before_what_starts_a_block() -> None:
    function = Module.parse(STARTS).functions["f"]
    new = "%n = add i32 1, 2"
    with function.edit() as body:
        p, q, call = body.block("b").instructions
        pad, end = body.block("pad").instructions
        for edit in (p.insert_before, q.insert_before, p.insert_after, p.replace, pad.insert_before):
            with pytest.raises(EditError, match="cannot stand before '.*', which starts its block"):
                edit(new)
        for edit in (call.insert_before, end.insert_before):
            with pytest.raises(EditError, match="cannot stand before '%n = phi"):
                edit(f"call i32 @g()\n{'%n = phi i32 [ 0, %0 ], [ 1, %a ]'}")
    assert str(function.module) == STARTS
    with function.edit() as body:
        p, q, call = body.block("b").instructions
        p.insert_before("%n = phi i32 [ 4, %0 ], [ 5, %a ]")
        q.replace("%q = phi i32 [ 6, %0 ], [ 7, %a ]")
        q = body.block("b").phis[-1]
        q.insert_after("%m = add i32 %n, %p")
    llvm.verify(function.module)


def test_metadata_of_an_instruction() -> None:
    function = edited(PLAIN)
    node = function.module.add_metadata("!{i32 1}")
    with function.edit() as body:
        x = body.entry.instructions[0]
        x.set_metadata("kind", node)
        x.set_metadata("other", node)
        assert x.metadata == {"kind": node, "other": node}
        x.set_metadata("kind", None)
    assert "%x = add i32 %a, 1, !other !0 ; first" in function.text
    llvm.verify(function.module)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("l:\n  call void @g()", "expected instructions, found the label 'l:'; see `add_blocks`"),
        ("ret void", "expected no terminator, found 'ret void'"),
        ("ret void\ncall void @g()", "expected no terminator, found 'ret void'"),
        ("%x = add i32 1, 2", "'%x' is already defined in '@f'"),
        ("%a = add i32 1, 2", "'%a' is already defined in '@f'"),
        ("%yes = add i32 1, 2", "'%yes' is already defined in '@f'"),
    ],
)
def test_text_that_cannot_be_put_in(text: str, message: str) -> None:
    function = edited(PLAIN)
    with function.edit() as body:
        with pytest.raises(EditError, match=message):
            body.entry.append(text)
        with pytest.raises(ParseError):
            body.entry.append("nothing here (")
    check(function, BODY)


def test_views_before_and_after_an_edit() -> None:
    """What was shown stays as it was and cannot be edited; the end of an edit closes its views."""
    function = edited(PLAIN)
    shown = function.blocks[0].instructions[0]
    assert function.blocks[0].instructions[0] is shown
    with pytest.raises(EditError, match="edits of '@f' are made within `with function.edit\\(\\) as body:`"):
        shown.remove("%a")
    with function.edit() as body:
        body.entry.instructions[0].remove("%a")
        inner = body.entry.instructions[0]
    assert shown.text == "%x = add i32 %a, 1"
    assert shown.users[0].text == "%y = mul i32 %x, 2"
    assert function.blocks[0].instructions[0].opcode == "br"
    with pytest.raises(EditError, match="edits of '@f' are made within"):
        inner.insert_before("call void @g()")


def test_an_error_leaves_the_function_as_it_was() -> None:
    function = edited(PLAIN)

    def edit() -> None:
        with function.edit() as body:
            body.entry.instructions[0].remove("%a")
            body.entry.remove()

    with pytest.raises(EditError, match="is the entry"):
        edit()
    assert function.body == BODY


def test_a_body_given_meanwhile_is_not_lost() -> None:
    function = edited(PLAIN)
    body = function.edit()
    body.entry.instructions[0].remove("%a")
    function.set_body("{\n  ret i32 0\n}")
    with pytest.raises(EditError, match="'@f' has been given another body since its edit began"):
        body.apply()
    check(function, "{\n  ret i32 0\n}")


def test_the_head_may_change_meanwhile() -> None:
    function = edited(PLAIN)
    with function.edit() as body:
        body.entry.instructions[0].remove("%a")
        function.set_linkage("internal")
        function.add_attribute("nounwind")
    assert function.linkage == "internal"
    assert "%x" not in function.text


def test_lines_of_windows_and_many_on_one_line() -> None:
    function = edited("define void @f() {\r\nentry:\r\n  call void @f() call void @f() ret void\r\n}\r\n")
    with function.edit() as body:
        first, second, _ = body.entry.instructions
        second.insert_before("call void @f()")
        first.remove()
    check(function, "{\r\nentry:\r\n   call void @f()\r\n  call void @f() ret void\r\n}")


def test_use_lists_go_with_an_edit() -> None:
    text = """define i32 @f(i32 %a) {
  %x = add i32 %a, %a
  %y = add i32 %x, %a
  ret i32 %y

; uselistorder directives
  uselistorder i32 %a, { 2, 1, 0 }
}
"""
    function = edited(text)
    with function.edit() as body:
        body.entry.append("add i32 1, 2")
    assert "uselistorder i32" not in function.text
    llvm.verify(function.module)


def test_phi_nodes_are_completed() -> None:
    function = edited(PLAIN)
    with function.edit() as body:
        (block,) = body.add_blocks("third:\n  br label %no", after=body.entry)
        end = body.entry.terminator
        assert end is not None
        end.replace("switch i32 %a, label %yes [ i32 1, label %no i32 2, label %no i32 3, label %third ]")
        (phi,) = body.block("no").phis
        assert phi.text == "%r = phi i32 [ %x, %entry ], [ %y, %yes ], [ %x, %entry ]"
        phi.add_incoming("9", block)
        with pytest.raises(EditError, match="expected a phi node, found 'ret i32 %r'"):
            body.block("no").instructions[-1].remove_incoming(block)
    llvm.verify(function.module)


PROGRAM = r"""
#include <cstdio>
#include <stdexcept>
static int depth(int n) { if (n > 3) throw std::runtime_error("deep"); return n ? depth(n - 1) + 1 : 0; }
static int pick(int n, char **names) {
  switch (n % 5) { case 0: return names[0][0]; case 1: case 2: n *= 3; break; case 3: goto out; default: n++; }
  for (int i = 0; i < n; i++) { if (i % 7 == 3) continue; n -= i & 1; }
out: return n;
}
int main() {
  char a[] = "xyz"; char *names[] = {a}; long sum = 0;
  for (int i = 0; i < 50; i++) {
    try { sum += depth(i % 6) * pick(i, names); } catch (std::exception &e) { sum += e.what()[0]; }
    std::printf("%ld\n", sum);
  }
  return sum % 128;
}
"""


@pytest.mark.skipif(shutil.which("clang++-22") is None, reason="needs clang++-22")
@pytest.mark.parametrize("flags", [["-O0"], ["-O2"], ["-O1", "-g"]])
def test_a_program_computes_what_it_did(flags: list[str], tmp_path: Path) -> None:
    """Each block cut in pieces, each function with a new entry and new values: the same output."""
    (tmp_path / "a.cpp").write_text(PROGRAM)
    compiler = ["clang++-22", "-w", *flags]
    made = subprocess.run([*compiler, "-S", "-emit-llvm", "a.cpp"], cwd=tmp_path, capture_output=True, check=False)
    if made.returncode:
        pytest.skip("no C++ library")
    module = Module.read(tmp_path / "a.ll")
    for number, function in enumerate(module.definitions()):
        with function.edit() as body:
            body.add_entry_block(move_allocas=bool(number % 2))
            for block in body.blocks:
                for place, instruction in enumerate(reversed(block.instructions)):
                    if instruction.is_leading:
                        continue
                    if place % 3 == 0:
                        block.split(instruction)
                    elif place % 3 == 1:
                        instruction.insert_before("add i32 1, 2")
    llvm.verify(module)
    module.write(tmp_path / "b.ll")
    outputs: list[tuple[int, bytes]] = []
    for source in ("a.ll", "b.ll"):
        subprocess.run([*compiler, source, "-o", "program"], cwd=tmp_path, check=True)
        done = subprocess.run([tmp_path / "program"], capture_output=True, check=False)
        outputs.append((done.returncode, done.stdout))
    assert outputs[0] == outputs[1]
    assert len(outputs[0][1].splitlines()) == 50
