; A dummy promises nothing that its bodies do not keep: a call of one is harmless.
; RUN: syclopt -passes='sycl-add-dummy-images' -S %s -o %t.table
; RUN: FileCheck %s < %t_1.ll
; RUN: syclopt -passes='llvm(default<O2>)' -S %t_1.ll -o - | FileCheck %s --check-prefix=OPTIMISED

; CHECK:      define weak spir_func noundef ptr @pointer(ptr %this) #[[#]] !sycl_used_aspects
; CHECK-NEXT: {{^}}entry:
; CHECK-NEXT: ret ptr zeroinitializer
; CHECK:      define weak spir_func i32 @number() #[[#]] {
; CHECK:      define weak spir_func void @never() #[[NEVER:[0-9]+]]
; CHECK:      attributes #[[NEVER]] = { nounwind "indirectly-callable"="S" "sycl-entry-point" }

; OPTIMISED-NOT: unreachable
; OPTIMISED-NOT: {{poison|undef$}}
; OPTIMISED:     ret ptr null
; OPTIMISED-NOT: unreachable

define spir_func noundef nonnull dereferenceable(4) ptr @pointer(ptr returned %this) #0 !sycl_used_aspects !0 {
  ret ptr %this
}

define spir_func range(i32 1, 5) i32 @number() #0 {
  ret i32 4
}

define spir_func void @never() #1 {
  unreachable
}

attributes #0 = { "indirectly-callable"="S" "sycl-entry-point" }
attributes #1 = { noreturn nounwind "indirectly-callable"="S" "sycl-entry-point" }
!0 = !{i32 6}
