"""Texts that once broke something."""

from random import Random

import pytest
from exercise import exercise

_TEXTS = {
    "strip-debug: an empty node beside a loop's location": b"define void @f() {\n  br label %l\nl:\n"
    b"  br label %l, !llvm.loop !0\n}\n!0 = distinct !{!0, !1, !2}\n!1 = !{}\n!2 = !DILocation(line: 1, scope: !3)\n"
    b'!3 = distinct !DISubprogram(name: "f")\n',
    "strip-debug: an attachment with no node": b"define void @f() {\n  ret void, !dbg !x\n}\n!llvm.dbg.cu = !{}\n",
    "source_filename without a string": b"source_filename = \n",
    "an attribute group without braces": b"declare void @f() #0\nattributes #0 = \n",
    "a type without a body": b"%t = type\n",
    "an attachment without a comma": b"@x = global i32 0, align 4 !dbg !0\n!0 = !{}\n",
    "a comment behind a declaration": b"declare void @f() ; {\n",
    "a comment behind a parameter": b"define void @f(i32 ; )\n %x ; )\n) {\n  ret void\n}\n",
    "a word that touches the keyword": b"define<2 x i32> @f() {\n  ret <2 x i32> zeroinitializer\n}\n",
    "a comment before an attribute": b"define void @f() ;\n cold ;\n noinline {\n  ret void\n}\n",
}


@pytest.mark.parametrize("name", _TEXTS)
def test_it_is_survived_now(name: str) -> None:
    for seed in range(40):  # of the edits that are made
        exercise(Random(seed), _TEXTS[name])
