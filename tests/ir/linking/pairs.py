"""Modules that meet each rule of linking: texts in order, and lines that the result must or must not have."""

from __future__ import annotations

from typing import NamedTuple


class Pair(NamedTuple):
    """Modules to link, separated by lines `---`."""

    texts: str
    has: tuple[str, ...] = ()
    has_not: tuple[str, ...] = ()
    differs: str = ""
    """Why LLVM's linker makes something else of it."""

    @property
    def modules(self) -> list[str]:
        """The texts of the modules."""
        return [text.lstrip() for text in self.texts.split("---\n")]


def _linkages(*rows: tuple[str, str, str]) -> Pair:
    """Return modules in which each row has a global: its linkage in one and in the other, and what comes out."""
    texts: list[str] = []
    for side, value in ((0, 1), (1, 2)):
        lines: list[str] = []
        for at, row in enumerate(rows):
            linkage = row[side]
            initializer = "" if linkage in ("external", "extern_weak") else " 0" if linkage == "common" else f" {value}"
            lines.append(f"@g{at} = {linkage}{' ' if linkage else ''}global i32{initializer}\n")
            lines.append(f"define ptr @use{at}.of{value}() {{\n  ret ptr @g{at}\n}}\n")
        texts.append("".join(lines))
    return Pair("---\n".join(texts), tuple(row[2].replace("@g", f"@g{at}") for at, row in enumerate(rows)))


LINKAGES = _linkages(
    ("external", "", "@g = global i32 2"),
    ("", "external", "@g = global i32 1"),
    ("external", "extern_weak", "@g = external global i32"),
    ("extern_weak", "external", "@g = extern_weak global i32"),
    ("extern_weak", "", "@g = global i32 2"),
    ("extern_weak", "extern_weak", "@g = extern_weak global i32"),
    ("", "extern_weak", "@g = global i32 1"),
    ("weak", "weak", "@g = weak global i32 1"),
    ("weak", "", "@g = global i32 2"),
    ("", "weak", "@g = global i32 1"),
    ("weak", "weak_odr", "@g = weak global i32 1"),
    ("weak_odr", "weak", "@g = weak_odr global i32 1"),
    ("weak", "linkonce", "@g = weak global i32 1"),
    ("linkonce", "weak", "@g = weak global i32 2"),
    ("linkonce", "linkonce_odr", "@g = linkonce global i32 1"),
    ("linkonce_odr", "weak_odr", "@g = weak_odr global i32 2"),
    ("linkonce_odr", "", "@g = global i32 2"),
    ("linkonce_odr", "linkonce_odr", "@g = linkonce_odr global i32 1"),
    ("linkonce_odr", "external", "@g = linkonce_odr global i32 1"),
    ("external", "linkonce_odr", "@g = linkonce_odr global i32 2"),
    ("common", "common", "@g = common global i32 0"),
    ("common", "", "@g = global i32 2"),
    ("", "common", "@g = global i32 1"),
    ("weak", "common", "@g = common global i32 0"),
    ("linkonce", "common", "@g = common global i32 0"),
    ("common", "weak", "@g = common global i32 0"),
    ("common", "external", "@g = common global i32 0"),
    ("available_externally", "external", "@g = available_externally global i32 1"),
    ("external", "available_externally", "@g = available_externally global i32 2"),
    ("extern_weak", "available_externally", "@g = available_externally global i32 2"),
    ("available_externally", "available_externally", "@g = available_externally global i32 2"),
    ("available_externally", "", "@g = global i32 2"),
    ("available_externally", "linkonce_odr", "@g = linkonce_odr global i32 2"),
    ("", "available_externally", "@g = global i32 1"),
    ("internal", "", "@g = global i32 2"),
    ("", "internal", "@g = global i32 1"),
    ("internal", "external", "@g = external global i32"),
    ("internal", "internal", "@g = internal global i32 1"),
    ("private", "weak", "@g = weak global i32 2"),
    ("external", "private", "@g = external global i32"),
)

PAIRS: dict[str, Pair] = {
    "linkages": LINKAGES,
    "what may be called back": Pair(
        """
        declare void @f() #0
        declare void @g() nocallback cold
        declare void @llvm.assume(i1) #0
        define void @a(i1 %x) {
          call void @f() #0
          call void @g() nocallback nounwind
          call void @llvm.assume(i1 %x)
          ret void
        }
        attributes #0 = { nocallback nounwind }
---
        define void @b() #0 {
          ret void
        }
        attributes #0 = { nocallback cold }
        """,
        ("declare void @g() cold", "declare void @llvm.assume(i1) #0", "attributes #0 = { nocallback nounwind }"),
        ("call void @g() nocallback", "call void @f() #0"),
    ),
    "declared with other attributes": Pair(
        """
        declare void @f(ptr noundef) #0
        define void @a(ptr %x) {
          call void @f(ptr %x)
          ret void
        }
        attributes #0 = { cold }
---
        define hidden void @f(ptr nonnull %x) #0 {
          ret void
        }
        attributes #0 = { nounwind }
""",
        ("define hidden void @f(ptr nonnull %x) #0 {", "attributes #0 = { nounwind }"),
        ("cold", "declare"),
    ),
    "the first of two declarations stays": Pair(
        """
        declare i32 @f(i32 zeroext)
        define ptr @a() {
          ret ptr @f
        }
---
        declare i32 @f(i32 signext)
        define ptr @b() {
          ret ptr @f
        }
""",
        ("declare i32 @f(i32 zeroext)",),
    ),
    "declarations that nothing uses go": Pair("declare void @f()\n---\n@g = external global i32\n", (), ("@f", "@g")),
    "what nothing needs goes": Pair(
        """
        @a = internal global ptr @f
        define linkonce_odr void @f() {
          ret void
        }
        define available_externally void @g() {
          ret void
        }
        @keep = global ptr @h
        define internal void @h() {
          ret void
        }
---
        @b = private constant i32 7
""",
        ("define internal void @h()",),
        ("@a", "@f", "@g", "@b"),
    ),
    "visibility": Pair(
        """
        declare hidden void @f()
        declare void @g()
        @p = weak protected global i32 1
        @d = weak global i32 1
        define void @a() {
          call void @f()
          call void @g()
          ret void
        }
---
        define void @f() {
          ret void
        }
        define protected void @g() {
          ret void
        }
        @p = weak hidden global i32 2
        @d = protected global i32 2
""",
        (
            "define hidden void @f()",
            "define protected void @g()",
            "@p = weak hidden global i32 1",
            "@d = protected global i32 2",
        ),
    ),
    "unnamed_addr": Pair(
        """
        @a = weak unnamed_addr constant i32 1
        @b = weak unnamed_addr constant i32 1
        @c = weak local_unnamed_addr constant i32 1
        @d = weak unnamed_addr constant i32 1
        define weak void @f() unnamed_addr {
          ret void
        }
        define weak void @g() local_unnamed_addr section "unnamed_addr" {
          ret void
        }
---
        @a = unnamed_addr constant i32 2
        @b = local_unnamed_addr constant i32 2
        @c = unnamed_addr constant i32 2
        @d = weak constant i32 2
        define weak void @f() local_unnamed_addr {
          ret void
        }
        define weak void @g() section "unnamed_addr" {
          ret void
        }
""",
        (
            "@a = unnamed_addr constant i32 2",
            "@b = local_unnamed_addr constant i32 2",
            "@c = local_unnamed_addr constant i32 2",
            "@d = weak constant i32 1",
            "define weak void @f() local_unnamed_addr {",
            'define weak void @g() section "unnamed_addr" {',
        ),
    ),
    "commons": Pair(
        """
        @small = common global i32 0, align 16
        @large = common global [4 x i64] zeroinitializer, align 8
        @equal = common global i64 0
        @struct = common global { i64, i64 } zeroinitializer, align 8, !k !0
        !0 = !{}
---
        @small = common global i64 0, align 8
        @large = common global i64 0, align 32
        @equal = common global double 0.000000e+00, align 16
        @struct = common global <{ i8, i64, i32, i16 }> zeroinitializer, align 1
""",
        (
            "@small = common global i64 0, align 16",
            "@large = common global [4 x i64] zeroinitializer, align 32",
            "@equal = common global i64 0, align 16",
            "@struct = common global { i64, i64 } zeroinitializer, align 8, !k !0",
        ),
    ),
    "declarations that are constant": Pair(
        """
        @a = external constant i32
        @b = external constant i32
        @c = external constant i32
        define void @f() {
          %a = load i32, ptr @a
          %b = load i32, ptr @b
          %c = load i32, ptr @c
          ret void
        }
---
        @a = external global i32
        @b = external constant i32
        @c = global i32 0
        @u = global [3 x ptr] [ptr @a, ptr @b, ptr @c]
""",
        ("@a = external global i32", "@b = external constant i32", "@c = global i32 0"),
    ),
    "comdat any": Pair(
        """
        $f = comdat any
        define linkonce_odr void @f() comdat {
          %x = load i32, ptr @f.table
          ret void
        }
        @f.table = linkonce_odr constant i32 1, comdat($f)
        define void @a() {
          call void @f()
          ret void
        }
---
        $f = comdat any
        define linkonce_odr void @f() comdat {
          %x = load i32, ptr @f.table
          %y = load i32, ptr @f.more
          ret void
        }
        @f.table = weak_odr constant i32 2, comdat($f)
        @f.more = weak_odr constant i32 2, comdat($f)
        @f.private = private constant i32 3, comdat($f)
        define void @b() {
          call void @f()
          %1 = load i32, ptr @f.more
          %2 = load i32, ptr @f.private
          ret void
        }
""",
        ("@f.table = linkonce_odr constant i32 1, comdat($f)", "@f.more = external constant i32"),
    ),
    "comdat largest": Pair(
        """
        $v = comdat any
        @v = weak global i32 1, comdat
        @member = weak global i32 1, comdat($v)
        @alias = alias i32, ptr @member
        @use = global [2 x ptr] [ptr @member, ptr @alias]
---
        $v = comdat largest
        @v = weak global i64 2, comdat
        @member = weak global i32 2, comdat($v)
""",
        ("$v = comdat largest", "@v = weak global i64 2, comdat", "@alias = external global i32"),
    ),
    "comdat largest, members that the larger one has not": Pair(
        """
        $v = comdat largest
        @v = weak global i32 1, comdat
        @other = weak global i32 1, comdat($v)
        define void @f() comdat($v) {
          ret void
        }
        @use = global [2 x ptr] [ptr @other, ptr @f]
---
        $v = comdat largest
        @v = weak global i64 2, comdat
""",
        ("@other = external global i32", "declare void @f()"),
        differs="it leaves declarations in the comdat, which its verifier refuses",
    ),
    "comdat largest, with a variable that no other module sees": Pair(
        """
        $v = comdat largest
        @v = internal global i32 1, comdat
        define ptr @main() {
          ret ptr @v
        }
---
        $v = comdat largest
        @v = internal global i32 2, comdat
        define ptr @other() {
          ret ptr @v
        }
""",
        ("@v = internal global i32 1, comdat",),
    ),
    "comdat nodeduplicate, of which a module only declares the member": Pair(
        """
        $v = comdat nodeduplicate
        @other = global i32 1, comdat($v)
        @v = external global i32
        define ptr @main() {
          ret ptr @v
        }
---
        $v = comdat nodeduplicate
        @v = global i32 2, comdat
""",
        ("@v = global i32 2, comdat",),
        differs="it keeps the declaration under no name, which its verifier refuses",
    ),
    "flags, groups and comdats between comments": Pair(
        """
        $c = comdat any
        @c = global i32 1, comdat
        define void @f() #0 {
          ret void
        }
        attributes #0 = { nounwind "a"="}" }
        !llvm.module.flags = !{!0, !1}
        !named = !{!2}
        !0 = !{i32 1, !"wchar_size", i32 4}
        !1 = !{i32 1, !"same", !{i32 1, !"x"}}
        !2 = !{!"a b", i32 1}
---
        $c ; }
          = comdat ; largest
          any ; comdat
        @c = global i32 2, comdat
        define void @g() #0 {
          ret void
        }
        attributes #0 = { ; }
          nounwind
          "a" = "}" ; "b"
        } ; #7
        !llvm.module.flags = !{!0, ; !9
          !1}
        !named = !{ !2 } !0 = !{ i32 ; 2
          1, !"wchar\\5Fsize" , i32 4 } ; !{i32 7}
        !1 = !{i32 1, !"same", !{i32 1 ,
          !"x"}} !2 = !{ !"a\\20b" ; , i32 2
          , i32 1 }
""",
        ("@c = global i32 1, comdat", "define void @g() #0 {", '!0 = !{i32 1, !"wchar_size", i32 4}'),
        ("!3", "#1"),
    ),
    "groups that nothing defines, or several times": Pair(
        """
        define void @f() #0 {
          call void @g() #1
          ret void
        }
        declare void @g() #3
        attributes #0 = { nounwind "k"="1" }
        attributes #2 = { cold }
        attributes #0 = { cold "k"="2" }
---
        define void @h() #0 {
          call void @i() #2
          ret void
        }
        declare void @i() #1
        attributes #1 = { noreturn }
""",
    ),
    "opaque types": Pair(
        """
        %opaque = type opaque
        %body = type { i32 }
        %in = type { %body, %opaque* }
        @o = global %opaque* null
        @i = global %in zeroinitializer
---
        %opaque = type { %body*, %other }
        %other = type { %in* }
        %body = type opaque
        %in = type { %body, %opaque* }
        @p = global %opaque zeroinitializer
        @q = global %body* null
""",
        ("%opaque = type { %body*, %other }", "%body = type { i32 }"),
        ("%in.0", "opaque.0", "type opaque"),
        differs="it has forgotten typed pointers",
    ),
    "comdat largest, the first": Pair(
        """
        $v = comdat largest
        @v = weak global { i64, i32 } zeroinitializer, comdat
---
        $v = comdat any
        @v = weak global i64 2, comdat
        @member = weak global i32 2, comdat($v)
        @use = global ptr @member
""",
        ("@v = weak global { i64, i32 } zeroinitializer", "@member = external global i32"),
    ),
    "comdat nodeduplicate": Pair(
        """
        $v = comdat nodeduplicate
        @v = weak global i32 1, comdat, align 8
        @w = private global i32 7, comdat($v)
        @use = global ptr @w
---
        $v = comdat nodeduplicate
        @v = global i32 2, section "s", comdat, align 16
---
        $v = comdat nodeduplicate
        @v = weak hidden global i32 3, comdat
        @0 = global ptr @v
""",
        ("$v = comdat nodeduplicate", '@v = hidden global i32 2, section "s", comdat, align 16'),
    ),
    "comdat exactmatch and samesize": Pair(
        """
        $v = comdat exactmatch
        $w = comdat samesize
        @v = weak global i32 1, comdat
        @w = weak global [2 x i16] zeroinitializer, comdat
---
        $v = comdat exactmatch
        $w = comdat samesize
        @v = weak global i32 1, comdat
        @w = weak global float 2.000000e+00, comdat
""",
        ("@v = weak global i32 1, comdat", "@w = weak global [2 x i16] zeroinitializer, comdat"),
    ),
    "local names": Pair(
        """
        define internal i32 @f() {
          ret i32 1
        }
        @"a b" = internal global i32 1
        @f.1 = private constant i32 1
        @0 = private constant i32 10
        @1 = internal global ptr @0
        define ptr @a() {
          %x = call i32 @f()
          store ptr @f.1, ptr @"a b"
          ret ptr @1
        }
---
        define internal i32 @f() {
          ret i32 2
        }
        @"a\\20b" = internal global i32 2
        @0 = private constant i32 20
        @f.1 = private constant i32 2
        @1 = internal global ptr @0
        define ptr @b() {
          %f = call i32 @f()
          store ptr @f.1, ptr @"a b" ; @f stays here
          call void asm "# @f !0 #0", ""()
          ret ptr @1
        }
        @string = constant [2 x i8] c"@f"
""",
        ('asm "# @f !0 #0"', '[2 x i8] c"@f"', "; @f stays here"),
    ),
    "local names that others take": Pair(
        """
        define internal i32 @f() {
          ret i32 1
        }
        define internal i32 @g() {
          ret i32 %x
          %x = call i32 @f()
        }
        define i32 @a() {
          %x = call i32 @g()
          ret i32 %x
        }
---
        define i32 @f() {
          %x = call i32 @g()
          ret i32 %x
        }
        declare i32 @g()
""".replace(
            "          ret i32 %x\n          %x = call i32 @f()\n",
            "          %x = call i32 @f()\n          ret i32 %x\n",
        ),
        ("define i32 @f()", "declare i32 @g()"),
    ),
    "types": Pair(
        """
        %same = type { i32, ptr }
        %other = type { i32 }
        %outer = type { %other, %same }
        %"a b" = type { i8 }
        %0 = type { i8, i8 }
        %1 = type <{ %0, %"a b" }>
        @a = global %same zeroinitializer
        @b = global %outer zeroinitializer
        @c = global %"a b" zeroinitializer
        @d = global %1 zeroinitializer
---
        %same = type {i32,ptr}
        %other = type { i64 }
        %outer = type { %other, %same }
        %"a\\20b" = type { i16 }
        %0 = type { i8, i8 }
        %1 = type { %0, %other }
        %2 = type { [4 x %1] }
        @x = global %same zeroinitializer
        @y = global %outer zeroinitializer
        define ptr @f(%outer %other) {
          %q = extractvalue %outer %other, 0
          %p = alloca %other, align 8
          store %other %q, ptr %p, align 8
          %r = getelementptr %"a b", ptr %p, i32 0, i32 0
          ret ptr %r
        }
        define %1 @g(ptr byval(%1) %0, %1 %1) {
          %3 = alloca { i32, %1 }, align 8
          %4 = alloca %1, align 8
          %5 = getelementptr inbounds %1, ptr %4, i32 0, i32 1
          store %1 %1, ptr %4, align 8
          %6 = insertvalue { %1, i32 } undef, %1 %1, 0
          br label %7

        7:
          %8 = phi %1 [ %1, %2 ]
          %9 = va_arg ptr %0, %1
          %10 = call %1 @g(ptr byval(%1) %0, %1 %1)
          %11 = call %1 (i32, %1, ...) @h(i32 1, %1 %8)
          %12 = load %1, ptr %0, align 1
          %13 = select i1 true, %1 %12, %1 %1
          ret %1 %1
        }
        declare %1 @h(i32, %1, ...)
        @z = global %2 zeroinitializer
""",
        (
            "%outer.0 = type { %other.0, %same }",
            "%q = extractvalue %outer.0 %other, 0",
            "ret %3 %1",
            "%3 %12, %3 %1",
            "= phi %3 [ %1, %2 ]",
        ),
        ("%same.0",),
    ),
    "metadata": Pair(
        """
        define void @f() !k !0 {
          ret void, !m !1
        }
        !0 = !{!1, i32 1}
        !1 = distinct !{!1, !"!0 #0 @f"}
        !llvm.ident = !{!2}
        !opencl.kernels = !{!3}
        !2 = !{!"compiler"}
        !3 = !{ptr @f, ptr @gone, !2}
        declare void @gone()
---
        define void @g() #3 !k !0 {
          call void @f(), !m !{!"!5"}
          ret void, !m !5
        }
        declare void @f()
        attributes #3 = { "!5"="#3" }
        !0 = !{!5, i32 1}
        !5 = distinct !{!5, !"!0 #0 @f"}
        !llvm.ident = !{!2}
        !opencl.kernels = !{!3, !4}
        !sycl_aspects = !{!4}
        !2 = !{!"compiler"}
        !3 = !{ptr @f, ptr @g, !2}
        !4 = !{!"fp64", i32 6}
        !9 = !{!"nobody"}
""".replace('!m !{!"!5"}', "!m !2"),
        ("!llvm.ident = !{!2}", '"!5"="#3"', "null, !2}"),
        ("nobody",),
    ),
    "nodes that bring symbols along": Pair(
        """
        define void @f() !k !0 {
          ret void
        }
        !0 = !{!1}
        !1 = !{ptr @local}
        @local = internal global i32 1
        !list = !{!2}
        !2 = !{ptr @alone, ptr @local}
        @alone = internal global i32 2
---
        @local = internal global i32 3
        @g = global ptr @local, !k !0
        !0 = !{ptr @local, ptr @once}
        define linkonce void @once() {
          ret void
        }
""",
        ("define linkonce void @once()", "null, ptr @local}"),
        ("@alone",),
    ),
    "appending variables": Pair(
        """
        @llvm.global_ctors = appending global [2 x { i32, ptr, ptr }]
          [{ i32, ptr, ptr } { i32 1, ptr @f, ptr null }, { i32, ptr, ptr } { i32 2, ptr @f, ptr @v }]
        @v = weak global i32 1
        @llvm.used = appending global [1 x ptr] [ptr @f], section "llvm.metadata"
        @other = appending global [2 x i8] c"ab"
        define internal void @f() {
          ret void
        }
---
        @llvm.global_ctors = appending global [2 x { i32, ptr, ptr }]
          [{ i32, ptr, ptr } { i32 3, ptr @f, ptr null }, { i32, ptr, ptr } { i32 4, ptr @f, ptr @v }]
        @v = weak global i32 2
        @llvm.used = appending global [2 x ptr] [ptr @f, ptr @once], section "llvm.metadata"
        @llvm.compiler.used = appending global [1 x ptr] [ptr @v], section "llvm.metadata"
        @other = appending global [3 x i8] zeroinitializer
        define internal void @f() {
          ret void
        }
        define linkonce_odr void @once() {
          ret void
        }
""",
        ("[3 x { i32, ptr, ptr }]", "@llvm.used = appending global [3 x ptr] [ptr @f, ptr @f.1, ptr @once]"),
        ("i32 4",),
    ),
    "target, source and assembly": Pair(
        """
        source_filename = "a.c"
        module asm "first"
        module asm "second"
        @a = global i32 0
---
        source_filename = "b.c"
        target datalayout = "e-m:e-i64:64-n8:16:32:64-S128"
        target triple = "x86_64-unknown-linux-gnu"
        module asm "first"
        @b = global i32 0
""",
        ('source_filename = "a.c"', 'target triple = "x86_64-unknown-linux-gnu"', 'target datalayout = "e-m:e-i64'),
    ),
    "use lists": Pair(
        """
        @a = global i32 0
        define ptr @f(i32 %x) {
          %1 = add i32 %x, %x
          %2 = add i32 %x, 1
          ret ptr @a
          uselistorder i32 %x, { 2, 1, 0 }
        }
        define ptr @g() {
          ret ptr @a
        }
        uselistorder ptr @a, { 1, 0 }
---
        @a = external global i32
        define ptr @h() {
          ret ptr @a
        }
""",
        (),
        ("uselistorder",),
    ),
    "aliases and ifuncs": Pair(
        """
        @a = alias void (), ptr @f
        @w = weak alias void (), ptr @f
        @i = ifunc void (), ptr @resolve
        define void @f() {
          ret void
        }
        define internal ptr @resolve() {
          ret ptr @f
        }
        declare void @outside()
        define void @calls() {
          call void @outside()
          ret void
        }
---
        declare void @a()
        declare void @i()
        @w = alias void (), ptr @g
        @outside = alias void (), ptr @g
        @v = weak alias i32, getelementptr (i32, ptr @x, i64 1)
        @x = internal global [2 x i32] zeroinitializer
        define void @g() {
          call void @a()
          call void @i()
          ret void
        }
---
        @v = alias i32, ptr @x
        @x = global i32 5
""",
        ("@w = alias void (), ptr @g", "@outside = alias void (), ptr @g", "@v = alias i32, ptr @x"),
        ("declare",),
    ),
    "an alias of what another module has": Pair(
        """
        define weak i32 @f() {
          ret i32 1
        }
        define ptr @a() {
          ret ptr @f
        }
---
        @alias = alias i32 (), ptr @f
        define weak i32 @f() !k !0 {
          %x = call i32 @f()
          %y = call i32 @help()
          ret i32 2
        }
        define internal i32 @help() {
          ret i32 3
        }
        define ptr @b() {
          ret ptr @f
        }
        !0 = !{i32 3}
""",
        ("define weak i32 @f() {",),
    ),
    "a function here, a variable there": Pair(
        """
        declare void @x()
        @y = external global i32
        define void @a() {
          call void @x()
          store i32 1, ptr @y
          ret void
        }
---
        @x = global i32 5
        define void @y(i64 %0) {
          ret void
        }
""",
        ("@x = global i32 5", "define void @y(i64 %0)"),
    ),
    "address spaces by name": Pair(
        """
        target datalayout = "e-P1-G2"
        @x = external addrspace(1) global i32
        define ptr addrspace(1) @user() addrspace(1) {
          ret ptr addrspace(1) @x
        }
        declare void @f() addrspace(1)
        define void @caller() addrspace(1) {
          call addrspace(1) void @f()
          ret void
        }
        ---
        target datalayout = "e-P1-G2"
        @x = addrspace("P") global i32 5, section "addrspace(7)"
        define void @f() section "addrspace(7)" {
          ret void
        }
        """,
        ("ret ptr addrspace(1) @x", "call addrspace(1) void @f()"),
    ),
    "other address spaces": Pair(
        """
        @x = external addrspace(1) global i32
        @y = weak global i32 1
        define void @a() {
          store i32 1, ptr addrspace(1) @x
          ret void
        }
        @use = global ptr @y
---
        @x = addrspace(3) global i32 5
        @y = addrspace(1) global i32 5
""",
        ("ptr addrspace(1) addrspacecast (ptr addrspace(3) @x to ptr addrspace(1))",),
    ),
    "dllimport and thread locals": Pair(
        """
        @t = external thread_local global i32
        define ptr @f() {
          %x = call ptr @llvm.threadlocal.address.p0(ptr @t)
          ret ptr %x
        }
        declare ptr @llvm.threadlocal.address.p0(ptr)
---
        @t = thread_local(initialexec) global i32 7
        define ptr @g() {
          %x = call ptr @llvm.threadlocal.address.p0(ptr @t)
          ret ptr %x
        }
        declare ptr @llvm.threadlocal.address.p0(ptr)
""",
        ("@t = thread_local(initialexec) global i32 7",),
    ),
    "lifetimes with sizes and without": Pair(
        """
        define void @f(i1 %c) {
          %x = alloca i32, align 4
          %y = alloca i32, align 4
          %either = select i1 %c, ptr %x, ptr %y
          call void @llvm.lifetime.start.p0(i64 4, ptr %x)
          call void @llvm.lifetime.start.p0(i64 4, ptr %either)
          call void @use(ptr %x)
          call void @llvm.lifetime.end.p0(i64 4, ptr %x)
          ret void
        }
        declare void @use(ptr)
        declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #0
        declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #0
        attributes #0 = { nounwind }
---
        define void @g() {
          %x = alloca i32, align 4
          call void @llvm.lifetime.start.p0(ptr %x)
          call void @use(ptr %x)
          call void @llvm.lifetime.end.p0(ptr %x)
          ret void
        }
        declare void @use(ptr)
        declare void @llvm.lifetime.start.p0(ptr captures(none))
        declare void @llvm.lifetime.end.p0(ptr captures(none))
""",
        (
            "  call void @llvm.lifetime.start.p0(ptr %x)\n  call void @use(ptr %x)",
            "declare void @llvm.lifetime.end.p0(ptr nocapture)",
        ),
        ("i64 4",),
    ),
    "lifetimes with sizes": Pair(
        """
        define void @f() {
          %x = alloca i32, align 4
          call void @llvm.lifetime.start.p0(i64 4, ptr %x)
          ret void
        }
        declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)
---
        define void @g() {
          %x = alloca i32, align 4
          call void @llvm.lifetime.start.p0(i64 4, ptr %x)
          ret void
        }
        declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)
""",
        ("call void @llvm.lifetime.start.p0(i64 4, ptr %x)",),
        differs="LLVM upgrades them in all cases",
    ),
    "debug intrinsics and records": Pair(
        """
        define i32 @f(i32 %x, ptr %p) !dbg !6 {
          call void @llvm.dbg.declare(metadata ptr %p, metadata !9, metadata !DIExpression(DW_OP_deref)), !dbg !10
          tail call void @llvm.dbg.value(metadata !DIArgList(i32 %x, i32 7), metadata !9, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !10
          call void @llvm.dbg.value(metadata i32 poison, metadata !9, metadata !DIExpression()), !dbg !10
          call void @llvm.dbg.label(metadata !11), !dbg !10
          ret i32 %x, !dbg !10
        }
        declare void @llvm.dbg.declare(metadata, metadata, metadata)
        declare void @llvm.dbg.value(metadata, metadata, metadata)
        declare void @llvm.dbg.label(metadata)
        !llvm.dbg.cu = !{!0}
        !llvm.module.flags = !{!3}
        !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
        !1 = !DIFile(filename: "a.c", directory: "/")
        !3 = !{i32 2, !"Debug Info Version", i32 3}
        !6 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !7, unit: !0, spFlags: DISPFlagDefinition)
        !7 = !DISubroutineType(types: !{null})
        !9 = !DILocalVariable(name: "x", scope: !6, file: !1, line: 2)
        !10 = !DILocation(line: 2, scope: !6)
        !11 = !DILabel(scope: !6, name: "l", file: !1, line: 2)
---
        define i32 @g(i32 %x) !dbg !6 {
            #dbg_value(i32 %x, !9, !DIExpression(), !10)
          ret i32 %x, !dbg !10
        }
        !llvm.dbg.cu = !{!0}
        !llvm.module.flags = !{!3}
        !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
        !1 = !DIFile(filename: "b.c", directory: "/")
        !3 = !{i32 2, !"Debug Info Version", i32 3}
        !6 = distinct !DISubprogram(name: "g", file: !1, line: 1, type: !7, unit: !0, spFlags: DISPFlagDefinition)
        !7 = !DISubroutineType(types: !{null})
        !9 = !DILocalVariable(name: "x", scope: !6, file: !1, line: 2)
        !10 = !DILocation(line: 2, scope: !6)
""",  # noqa: E501
        (
            "#dbg_declare(ptr %p, !9, !DIExpression(DW_OP_deref), !10)",
            "#dbg_value(!DIArgList(i32 %x, i32 7), !9, !DIExpression(",
            "#dbg_value(i32 poison, !9, !DIExpression(), !10)\n  #dbg_label(!11, !10)\n  ret i32 %x",
        ),
        ("llvm.dbg.value", "llvm.dbg.declare", "llvm.dbg.label"),
    ),
    "debug intrinsics and a comment that names a record": Pair(
        """
        define void @f() {
          call void @llvm.dbg.value(metadata i32 poison, metadata !0, metadata !DIExpression())
          ret void
        }
        declare void @llvm.dbg.value(metadata, metadata, metadata)
        !0 = !{}
---
        define void @g() {
          ret void ; #dbg_value(i32 poison, !0, !DIExpression(), !0)
        }
""",
        ("call void @llvm.dbg.value(metadata i32 poison, metadata !0, metadata !DIExpression())",),
        differs="LLVM takes out those without a variable",
    ),
    "three modules": Pair(
        """
        define linkonce_odr i32 @f() {
          ret i32 1
        }
        define i32 @a() {
          %x = call i32 @f()
          ret i32 %x
        }
---
        define weak_odr i32 @f() {
          %x = load i32, ptr @static
          ret i32 %x
        }
        @static = internal global i32 2
---
        define i32 @f() {
          %x = load i32, ptr @static
          ret i32 %x
        }
        @static = internal global i32 3
""",
        ("define i32 @f()", "@static = internal global i32 2", "@static.1 = internal global i32 3"),
    ),
}
