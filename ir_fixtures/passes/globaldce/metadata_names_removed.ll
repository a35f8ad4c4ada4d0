; Metadata is no use. An operand that names a removed symbol becomes null; what is said beside it stays.
; RUN: syclopt -passes=globaldce -S < %s | FileCheck %s

@gone = internal global i32 0
@stays = global i32 0

; CHECK-LABEL: define void @main(ptr %p) !kind !5 {
; CHECK-NEXT:    call void %p(), !callees !4
define void @main(ptr %p) !kind !5 {
  call void %p(), !callees !4
  ret void
}

define internal void @callee() {
  ret void
}

; CHECK:      {{^}}!annotations = !{!0, !1, !2}{{$}}
; CHECK-NEXT: {{^}}!0 = !{null, !"kernel", i32 1}{{$}}
; CHECK-NEXT: {{^}}!1 = !{ptr @stays, null, !3}{{$}}
; CHECK-NEXT: {{^}}!2 = distinct !{ptr @main, i32 8}{{$}}
; CHECK-NEXT: {{^}}!3 = !{null}{{$}}
; CHECK-NEXT: {{^}}!4 = !{null, ptr @main}{{$}}
; CHECK-NEXT: {{^}}!5 = !{null}{{$}}
!annotations = !{!0, !1, !2}
!0 = !{ptr @callee, !"kernel", i32 1}
!1 = !{ptr @stays, ptr getelementptr (i8, ptr @gone, i64 4), !3}
!2 = distinct !{ptr @main, i32 8}
!3 = !{ptr @callee}
!4 = !{ptr @callee, ptr @main}
!5 = !{ptr @gone}
