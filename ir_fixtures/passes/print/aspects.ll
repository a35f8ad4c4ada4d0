; What each entry point needs, through the shortest chain of calls; and the call graph with aspects in colours.
; RUN: syclopt -passes='print<aspects>' -o /dev/null %s 2>&1 | FileCheck %s --match-full-lines
; RUN: syclopt -passes='print<aspects>' -o %t.dot %s
; RUN: FileCheck --input-file=%t.dot %s --check-prefix=DOT --match-full-lines
; RUN-UNCHANGED: printing edits nothing
; RUN: syclopt -passes='print<aspects>' -S %s | FileCheck %s --check-prefix=IR
; RUN: not syclopt -passes='print<aspect>' -o - %s 2>&1 | FileCheck %s --check-prefix=UNKNOWN
; UNKNOWN: error: option 'analysis' of pass 'print': found 'aspect', expected 'aspects'; did you mean 'aspects'?
; IR: define spir_kernel void @kernel()

; CHECK:      Aspects of {{.*}}aspects.ll
; CHECK-NEXT: kernel kernel
; CHECK-NEXT:   gpu (2), declared: kernel -> short
; CHECK-NEXT:   fp16 (5): kernel -> long -> longer -> half
; CHECK-NEXT:   fp64 (6): kernel -> short -> uses
; CHECK-NEXT: kernel empty
; CHECK-NEXT:   needs none
; CHECK-NEXT: function external
; CHECK-NEXT:   aspect (-3): external
; CHECK-NEXT:   fp16 (5): external -> virtual
; CHECK-NEXT:   if -1 6: fp64 (6)

; DOT: digraph aspects {
; DOT: "kernel" [label="kernel\ngpu, fp16, fp64" shape=box fillcolor=1];
; DOT: "longer" [label="longer\nfp16, fp64" fillcolor=2];
; DOT: "empty" [label="empty" shape=box];
; DOT: "kernel" -> "long";
; DOT: "kernel" -> "short";
; DOT: "external" -> "virtual" [style=dashed];
; DOT: }

%Half = type { half }

define spir_kernel void @kernel() {
  call void @long()
  call void @short()
  ret void
}

define void @long() {
  call void @longer()
  ret void
}

define void @longer() {
  call void @half()
  call void @uses()
  ret void
}

define void @short() !sycl_declared_aspects !3 {
  call void @uses()
  ret void
}

define void @uses() {
  %x = alloca double
  ret void
}

define void @half() {
  %x = alloca %Half
  ret void
}

define spir_kernel void @empty() {
  ret void
}

define void @external() #0 !sycl_used_aspects !4 {
  call void @stub(ptr @uses, ptr null, i32 -1, i32 6)
  ret void
}

define void @virtual() #1 {
  %x = alloca %Half
  ret void
}

declare void @stub(ptr, ptr, i32, i32) #2

attributes #0 = { "sycl-module-id"="a.cpp" "calls-indirectly"="set" }
attributes #1 = { "indirectly-callable"="set" }
attributes #2 = { "sycl-call-if-on-device-conditionally" }

!sycl_aspects = !{!0, !1}
!sycl_types_that_use_aspects = !{!2}
!0 = !{!"fp64", i32 6}
!1 = !{!"gpu", i32 2}
!2 = !{!"Half", i32 5}
!3 = !{i32 2}
!4 = !{i32 -3}
