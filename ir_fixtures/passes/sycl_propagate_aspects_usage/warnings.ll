; A function that uses what its device_has attribute or property does not list is warned about, with the chain of calls.
; RUN: syclopt -passes=sycl-propagate-aspects-usage -o /dev/null %s 2>&1 | FileCheck %s
; RUN: syclopt -passes='sycl-propagate-aspects-usage<exclude-aspects=fp16>' -o /dev/null %s 2>&1 | FileCheck %s
; RUN: syclopt -passes='sycl-propagate-aspects-usage<no-validate-aspects>' -o - %s 2>&1 | FileCheck %s --check-prefix=NONE
; RUN: syclopt -passes=sycl-propagate-aspects-usage -Wno-device-has-property -Wno-device-has-attribute -o - %s 2>&1 | FileCheck %s --check-prefix=NONE
; RUN: not syclopt -passes=sycl-propagate-aspects-usage -Werror=device-has-property -o - %s 2>&1 | FileCheck %s --check-prefix=ERROR
; CHECK-NOT: warning
; CHECK: warnings.ll:22:1: warning: function 'func1' uses aspect 'fp16' not listed in its 'sycl::device_has' attribute: the actual use is in 'func3', which is called by 'func2', which is called by 'func1' (compile with '-g' to get source locations){{.*}} [-Wdevice-has-attribute]
; CHECK-NEXT: warnings.ll:38:1: warning: function 'property' uses aspect 'fp16' not listed in its 'sycl::device_has' property: the actual use is in 'with_places' at /src/a.hpp:7:3, which is called by 'property' at /src/a.cpp:9:5{{.*}} [-Wdevice-has-property]
; CHECK-NEXT: warnings.ll:56:1: warning: function 'seventeen' uses aspect 'first' not listed in its 'sycl::device_has' property: the actual use is in 'seventeen' (compile with '-g' to get source locations){{.*}} [-Wdevice-has-property]
; CHECK-NOT: warning
; NONE-NOT: warning
; NONE: define spir_func void @property() #0 !dbg !{{[0-9]+}} !sycl_used_aspects
; NONE-NOT: warning
; ERROR: warnings.ll:38:1: error: sycl-propagate-aspects-usage: function 'property' uses aspect 'fp16' {{.*}} [-Werror=device-has-property]
; ERROR-NOT: ret void

%Half = type { half }
%Seventeen = type { i8 }

; Uses fp16 through two calls, and declares fp64.
define spir_func void @func1() !sycl_declared_aspects !10 {
  call spir_func void @func2()
  ret void
}

define spir_func void @func2() {
  call spir_func void @func3()
  ret void
}

define spir_func void @func3() {
  %x = alloca %Half
  ret void
}

; The property lists cpu and fp64.
define spir_func void @property() #0 !dbg !21 {
  %x = alloca double
  call spir_func void @with_places(), !dbg !22
  ret void
}

define spir_func void @with_places() !dbg !23 {
  %x = alloca i32, !dbg !25
  %y = alloca %Half, !dbg !26
  ret void
}

; What a kernel's property lacks is told of the callee; its attribute is not looked at.
define spir_kernel void @kernel() #1 {
  call spir_func void @seventeen()
  ret void
}

define spir_func void @seventeen() {
  %x = alloca %Seventeen
  ret void
}

define spir_kernel void @attribute() !sycl_declared_aspects !10 {
  call spir_func void @func1()
  call spir_func void @property()
  ret void
}

attributes #0 = { "sycl-device-has"="1,,6" }
attributes #1 = { "sycl-device-has"="" }

!llvm.dbg.cu = !{!30}
!llvm.module.flags = !{!33}
!sycl_aspects = !{!0, !1, !2, !3, !4}
!sycl_types_that_use_aspects = !{!5, !6}
!0 = !{!"cpu", i32 1}
!1 = !{!"fp16", i32 5}
!2 = !{!"fp64", i32 6}
!3 = !{!"first", i32 17}
!4 = !{!"second", i32 17}
!5 = !{!"Half", i32 5}
!6 = !{!"Seventeen", i32 17}
!10 = !{i32 6}
!21 = distinct !DISubprogram(name: "property", scope: !31, file: !31, line: 8, type: !34, unit: !30, spFlags: DISPFlagDefinition)
!22 = !DILocation(line: 9, column: 5, scope: !21)
!23 = distinct !DISubprogram(name: "with_places", scope: !32, file: !32, line: 5, type: !34, unit: !30, spFlags: DISPFlagDefinition)
!24 = distinct !DILexicalBlock(scope: !23, file: !32, line: 6, column: 1)
!25 = !DILocation(line: 6, column: 3, scope: !24)
!26 = !DILocation(line: 7, column: 3, scope: !24)
!30 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !31)
!31 = !DIFile(filename: "a.cpp", directory: "/src")
!32 = !DIFile(filename: "a.hpp", directory: "/src")
!33 = !{i32 2, !"Debug Info Version", i32 3}
!34 = !DISubroutineType(types: !35)
!35 = !{null}
