; Types, attribute groups and metadata that only removed code used go with it; those that live code or the module uses
; stay, under their numbers.
; RUN: syclopt -passes=globaldce -S < %s | FileCheck %s

; CHECK:      {{^}}%live = type { i8, %inside }{{$}}
; CHECK-NEXT: {{^}}%inside = type { i16 }{{$}}
; CHECK-NEXT: {{^}}%"quoted live" = type { ptr }{{$}}
; CHECK-NOT:  {{ = type }}
%dead = type { %dead_inside }
%dead_inside = type { i32 }
%live = type { i8, %inside }
%inside = type { i16 }
%"quoted live" = type { ptr }

@dead_variable = internal global %dead zeroinitializer, !type !2
@variable = global %live zeroinitializer, !type !4, !type !5

; CHECK-LABEL: define void @main(ptr byval(%"quoted live") %p) #1 !kind !6 {
; CHECK:         call void @callee(ptr %p) #3, !annotation !9
; CHECK-NOT:   define
define void @main(ptr byval(%"quoted live") %p) #1 !kind !6 {
  call void @callee(ptr %p) #3, !annotation !9
  ret void
}

define internal void @dead() #0 !kind !7 {
  call void @callee(ptr null) #2, !annotation !10
  ret void
}

declare void @callee(ptr)

; CHECK-NOT:  attributes
; CHECK:      {{^}}attributes #1 = { nounwind "text"="#0 !7 @dead" }{{$}}
; CHECK-NEXT: {{^}}attributes #3 = { cold }{{$}}
; CHECK-NOT:  attributes
attributes #0 = { noinline }
attributes #1 = { nounwind "text"="#0 !7 @dead" }
attributes #2 = { hot }
attributes #3 = { cold }

; CHECK:      {{^}}!named = !{!8}{{$}}
; CHECK-NOT:  {{^!}}
; CHECK:      {{^}}!3 = !{!"nested"}{{$}}
; CHECK-NEXT: {{^}}!4 = !{i64 0, !3}{{$}}
; CHECK-NEXT: {{^}}!5 = !{i64 8, !3}{{$}}
; CHECK-NEXT: {{^}}!6 = distinct !{!6}{{$}}
; CHECK-NEXT: {{^}}!8 = !{!"only named metadata uses it"}{{$}}
; CHECK-NEXT: {{^}}!9 = !{!"call"}{{$}}
; CHECK-NOT:  {{^!}}
!named = !{!8}
!1 = !{!"dead"}
!2 = !{i64 0, !1}
!3 = !{!"nested"}
!4 = !{i64 0, !3}
!5 = !{i64 8, !3}
!6 = distinct !{!6}
!7 = !{!"dead"}
!8 = !{!"only named metadata uses it"}
!9 = !{!"call"}
!10 = !{!"dead call"}
!11 = !{!"nothing uses it"}
