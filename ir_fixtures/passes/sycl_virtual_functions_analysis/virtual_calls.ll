; A kernel that names no set must make no virtual call: the error tells the kernel, the calls, and the places in the
; source if they are known.
; RUN: split-file %s %t
; RUN: not syclopt -passes=sycl-virtual-functions-analysis %t/inline.ll 2>&1 | FileCheck %s --check-prefix=INLINE
; RUN: not syclopt -passes=sycl-virtual-functions-analysis %t/group.ll 2>&1 | FileCheck %s --check-prefix=GROUP
; RUN: not syclopt -passes=sycl-virtual-functions-analysis %t/invoke.ll 2>&1 | FileCheck %s --check-prefix=INVOKE
; RUN-UNCHANGED: calls that are announced, direct or unmarked, and virtual calls that no kernel reaches
; RUN: syclopt -passes=sycl-virtual-functions-analysis %t/fine.ll -S -o %t/out.ll

; INLINE: inline.ll:2:3: error: sycl-virtual-functions-analysis: kernel 'k' makes a virtual call, but names no set in "calls-indirectly": the virtual call is in 'k' (compile with '-g' to get source locations)
; GROUP: /src/shape.cpp:7:5: error: sycl-virtual-functions-analysis: kernel 'second' makes a virtual call, but names no set in "calls-indirectly": the virtual call is in 'deep', which is called by 'shallow', which is called by 'second' at /src/shape.cpp:9:1
; INVOKE: kernel 'k' makes a virtual call, {{.*}}: the virtual call is in 'k'

;--- inline.ll
define spir_kernel void @k(ptr %f) {
  call spir_func void %f() "virtual-call"
  ret void
}
;--- group.ll
define spir_kernel void @first(ptr %f) "calls-indirectly"="A" {
  call spir_func void @shallow(ptr %f)
  ret void
}

define spir_kernel void @second(ptr %f) "calls-indirectly"="," !dbg !2 {
  call spir_func void @longer(ptr %f)
  call spir_func void @shallow(ptr %f), !dbg !5
  ret void
}

define spir_func void @deep(ptr %f) !dbg !3 {
  %g = load ptr, ptr %f
  call spir_func void %f() #11
  call spir_func void @deep(ptr %g) #1
  call spir_func void %g() #1, !dbg !4
  ret void
}

define spir_func void @longer(ptr %f) {
  call spir_func void @shallow(ptr %f)
  ret void
}

define spir_func void @shallow(ptr %f) {
  call spir_func void @deep(ptr %f)
  ret void
}

attributes #1 = { "virtual-call" }
attributes #11 = { nounwind }

!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!6}
!0 = !DIFile(filename: "shape.cpp", directory: "/src")
!1 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !0)
!2 = distinct !DISubprogram(name: "second", scope: !0, file: !0, line: 8, unit: !1, spFlags: DISPFlagDefinition)
!3 = distinct !DISubprogram(name: "deep", scope: !0, file: !0, line: 6, unit: !1, spFlags: DISPFlagDefinition)
!4 = !DILocation(line: 7, column: 5, scope: !3)
!5 = !DILocation(line: 9, column: 1, scope: !2)
!6 = !{i32 2, !"Debug Info Version", i32 3}
;--- invoke.ll
define spir_kernel void @k(ptr %f) personality ptr null {
entry:
  %r = invoke spir_func i32 %f(ptr null) #0
          to label %next unwind label %lost

next:
  ret void

lost:
  %pad = landingpad { ptr, i32 } cleanup
  ret void
}

attributes #0 = { nounwind "virtual-call" }
;--- fine.ll
define spir_kernel void @announced(ptr %f) "calls-indirectly"="A" {
  call spir_func void %f() "virtual-call"
  ret void
}

define spir_kernel void @direct(ptr %f) {
  call spir_func void @member() "virtual-call"
  call spir_func void %f() [ "virtual-call"(i32 1) ]
  ret void
}

define spir_func void @no_kernel(ptr %f) {
  call spir_func void %f() "virtual-call"
  ret void
}

declare spir_func void @member() "indirectly-callable"="A"
