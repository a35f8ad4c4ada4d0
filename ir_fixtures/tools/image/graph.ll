; graph draws which images are linked to which, and why: a link that depends on the device is dashed, and so is a dummy.
; Tables of one program are drawn together. What is drawn is the language of Graphviz.
; RUN: rm -rf %t && mkdir %t
; RUN: syclopt-post-link -split=kernel -symbols -properties -S %s -o %t/a.table
; RUN: syclopt-image graph %t/a.table -o %t/a.dot
; RUN: FileCheck %s < %t/a.dot
; RUN: not syclopt-image graph %t/absent.table -o %t/b.dot 2>&1 | FileCheck %s --check-prefix=ERR
; RUN: not ls %t/b.dot

; CHECK:      digraph images {
; CHECK-NEXT:   node [shape=box];
; CHECK-NEXT:   0 [label="image 0 of {{.*}}a.table\nuse"];
; CHECK-NEXT:   1 [label="image 1 of {{.*}}a.table\nset fp64\nfoo"];
; CHECK-NEXT:   2 [label="image 2 of {{.*}}a.table\ndummy of set fp64\nfoo" style=dashed];
; CHECK-NEXT:   3 [label="image 3 of {{.*}}a.table\ncreate"];
; CHECK-NEXT:   4 [label="image 4 of {{.*}}a.table\nset \"any\"\nbar"];
; CHECK-NEXT:   0 -> 1 [label="calls fp64"];
; CHECK-NEXT:   3 -> 4 [label="makes objects with \"any\""];
; CHECK-NEXT:   3 -> 1 [label="makes objects with fp64 (if it fits)" style=dashed];
; CHECK-NEXT:   3 -> 2 [label="makes objects with fp64 (else)" style=dashed];
; CHECK-NEXT: }
; ERR: error: cannot read: no such file or directory

target triple = "spir64-unknown-unknown"

@vtable = linkonce_odr addrspace(1) constant [2 x ptr] [ptr @foo, ptr @bar]

define spir_func void @foo() #1 !sycl_used_aspects !0 {
  ret void
}

define spir_func void @bar() #2 {
  ret void
}

define spir_kernel void @create() {
  store ptr addrspace(1) @vtable, ptr null
  ret void
}

define spir_kernel void @use() #3 {
  %f = load ptr, ptr null
  call spir_func void %f() "virtual-call"
  ret void
}

attributes #1 = { "indirectly-callable"="fp64" }
attributes #2 = { "indirectly-callable"="\22any\22" }
attributes #3 = { "calls-indirectly"="fp64" }

!0 = !{i32 6}
