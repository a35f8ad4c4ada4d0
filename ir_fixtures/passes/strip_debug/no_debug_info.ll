; A module without debug information comes back as it is; strings that look like it are none.
; UNCHANGED: there is no debug information
; RUN: syclopt -passes=strip-debug -S < %s | FileCheck %s --strict-whitespace

;      CHECK:{{^}}@text = constant [8 x i8] c"  !dbg \00", !type !0{{$}}
@text = constant [8 x i8] c"  !dbg \00", !type !0

;      CHECK:{{^}}define void @main( )  { ret void, !nosanitize  !0 }{{$}}
define void @main( )  { ret void, !nosanitize  !0 }

;      CHECK:{{^}}declare void @unused(){{$}}
declare void @unused()

;      CHECK:{{^}}!llvm.module.flags = !{!1}{{$}}
!llvm.module.flags = !{!1}
!0 = !{i64 0, !"t"}
!1 = !{i32 2, !"Debug Info Version", i32 3}
;      CHECK:{{^}}!7 = !{!"unused"}{{$}}
!7 = !{!"unused"}
