"""Many cuts of one module give what one cut each gives, whether its metadata is little or much."""

from __future__ import annotations

import pytest

from syclopt.errors import UndefinedError
from syclopt.ir.edits.cut import Cutter
from syclopt.ir.module import Module

SYMBOLS = """%T = type { i32 }
%U = type { i64 }
@g = global i32 0, !dbg !20
@h = global i32 1

define void @f0() !dbg !5 {
  ret void
}

define void @f1() !m !9 {
  call void @llvm.x(metadata !11)
  ret void
}

define void @f2() !m !12 {
  ret void
}

declare void @llvm.x(metadata)

!llvm.dbg.cu = !{!0}
!flags = !{!1}
"""
NODES = """!0 = distinct !DICompileUnit(language: 1, file: !2, globals: !3)
!1 = !{i32 1, !"a"}
!2 = !DIFile(filename: "a!7;@g.c", directory: "/")
!3 = !{!20}
!5 = distinct !DISubprogram(name: "f0", file: !2, unit: !0, retainedNodes: !6)
!6 = !{!7, !5}
!7 = !{%T* null, !8}
!8 = !{ptr @g, ptr @h}
!9 = !{!10}
!10 = !{!9, %U* null}
!11 = !{!8}
!12 = !{!14}
!14 = !{!12}
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "g", scope: !0, file: !2)
"""
MUCH = "".join(f'!{number} = !{{!"{"x" * 4000}", !{number + 1}}}\n' for number in range(100, 400)) + "!400 = !{}\n"


@pytest.mark.parametrize("nodes", [NODES, NODES + MUCH, MUCH + NODES.rstrip("\n")], ids=["little", "much", "last"])
def test_many_cuts_are_as_one_each(nodes: str) -> None:
    """What one cut leaves for the next does not change it: nodes that are shared, named symbols, types."""
    module = Module.parse(SYMBOLS + nodes)
    cutter = Cutter(module, many=True)
    for names in (["f0"], ["f1"], ["f0", "g"], ["f2"], ["h", "f1"], ["f0", "f1", "f2", "g", "h"], ["g"], ["f0"]):
        keep = cutter.closure(names)
        alone = Cutter(module)
        assert str(cutter.cut(keep)) == str(alone.cut(keep))


@pytest.mark.parametrize("more", ["", MUCH], ids=["little", "much"])
def test_a_missing_node_is_named_with_its_user(more: str) -> None:
    """The error is that of a single cut, also of a node that is read at a later cut."""
    module = Module.parse(SYMBOLS + NODES.replace("!14 = !{!12}\n", "!14 = !{!12, !99}\n") + more)
    cutter = Cutter(module, many=True)
    cutter.cut(["f0"])
    with pytest.raises(UndefinedError, match=r"'!99', to which '!14' refers, is not defined"):
        cutter.cut(["f2"])
