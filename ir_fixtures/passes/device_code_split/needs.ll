; What an image holds beside its entry points: what they use in calls, operands, constant expressions, initializers and
; through aliases, and so on. A function that is an entry point of another image is there too. Metadata and debug
; records are no uses.
; RUN: syclopt -passes='device-code-split<mode=kernel>' %s -o %t.table
; RUN: FileCheck %s --input-file=%t_0.ll --check-prefix=ZERO
; RUN: FileCheck %s --input-file=%t_1.ll --check-prefix=ONE
; RUN: FileCheck %s --input-file=%t_2.ll --check-prefix=TWO
; RUN: not ls %t_3.ll

; ZERO:      {{^}}@vtable = linkonce_odr constant [1 x ptr] [ptr @virtual]{{$}}
; ZERO-NEXT: {{^}}@cycle_a = internal global ptr @cycle_b{{$}}
; ZERO-NEXT: {{^}}@cycle_b = internal global ptr @cycle_a{{$}}
; ZERO-NEXT: {{^}}@external_data = external addrspace(1) global i32{{$}}
; ZERO-NEXT: {{^}}@name = internal alias i32 (i32), ptr @named{{$}}
; ZERO-NOT:  {{^}}@
; ZERO:      {{^}}define spir_kernel void @z_user(ptr %p) "sycl-entry-point" !callback !0 {{{$}}
; ZERO-NEXT:   #dbg_value(ptr poison, !1, !DIExpression(), !2)
; ZERO-NEXT:   #dbg_value(ptr poison, !1, !DIExpression(), !2)
; ZERO:      {{^}}define linkonce_odr spir_func void @virtual() {{{$}}
; ZERO-NEXT:   call spir_func void @called_by_virtual()
; ZERO:      {{^}}define internal spir_func void @called_by_virtual() {{{$}}
; ZERO:      {{^}}define internal i32 @named(i32 %x) {{{$}}
; ZERO:      {{^}}define spir_func void @external(i32 %x) #0 {{{$}}
; ZERO:      {{^}}declare spir_func void @declared(){{$}}
; ZERO-NOT:  {{^de(fine|clare)}}
; ZERO:      {{^}}!0 = !{null}{{$}}
@vtable = linkonce_odr constant [1 x ptr] [ptr @virtual]
@cycle_a = internal global ptr @cycle_b
@cycle_b = internal global ptr @cycle_a
@external_data = external addrspace(1) global i32
@unused = internal global i32 0
@name = internal alias i32 (i32), ptr @named

define spir_kernel void @z_user(ptr %p) !callback !0 {
    #dbg_value(ptr @only_metadata, !1, !DIExpression(), !2)
    #dbg_value(ptr @unused, !1, !DIExpression(), !2)
  store ptr @vtable, ptr %p
  %x = load i8, ptr getelementptr (i8, ptr @cycle_a, i64 4)
  %y = load i32, ptr addrspace(1) @external_data
  %z = call i32 @name(i32 %y)
  call spir_func void @external(i32 %z)
  ret void
}

define linkonce_odr spir_func void @virtual() {
  call spir_func void @called_by_virtual()
  ret void
}

define internal spir_func void @called_by_virtual() {
  ret void
}

define internal spir_func void @only_metadata() {
  ret void
}

define internal i32 @named(i32 %x) {
  ret i32 %x
}

; ONE-NOT: {{^}}@
; ONE:     {{^}}define spir_func void @external(i32 %x) #0 "sycl-entry-point" {{{$}}
; ONE:     {{^}}declare spir_func void @declared(){{$}}
; ONE-NOT: {{^de(fine|clare)}}
define spir_func void @external(i32 %x) #0 {
  call spir_func void @declared()
  ret void
}

declare spir_func void @declared()

; TWO-NOT:  {{^de(fine|clare)}}
; TWO:      {{^}}define spir_kernel void @a_kernel() "sycl-entry-point" {{{$}}
; TWO-NEXT:   store ptr @a_kernel, ptr null
; TWO-NOT:  {{^de(fine|clare)}}
define spir_kernel void @a_kernel() {
  store ptr @a_kernel, ptr null
  ret void
}

attributes #0 = { "sycl-module-id"="p.cpp" }

!0 = !{ptr @only_metadata}
!1 = !DILocalVariable(name: "p", scope: !4, file: !3, line: 2)
!2 = !DILocation(line: 3, scope: !4)
!3 = !DIFile(filename: "a.cpp", directory: "/")
!4 = distinct !DISubprogram(name: "f", file: !3, line: 1)
