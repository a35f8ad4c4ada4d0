; ModuleID = 'sources/one_compile/other_unit.cpp'
source_filename = "sources/one_compile/other_unit.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%"class.once::device_global" = type { ptr, i32, ptr }

$_ZN4once6tag_ofILm4ELb0EE3tagE = comdat any

@_ZN4once6tag_ofILm4ELb0EE3tagE = linkonce_odr dso_local constant i8 0, comdat, align 1
@of_another_unit = dso_local global %"class.once::device_global" { ptr null, i32 0, ptr @_ZN4once6tag_ofILm4ELb0EE3tagE }, align 8
@.str = private unnamed_addr constant [22 x i8] c"syclopt:device-global\00", section "llvm.metadata"
@.str.1 = private unnamed_addr constant [29 x i8] c"sources/one_compile/once.hpp\00", section "llvm.metadata"
@.args = private unnamed_addr constant { i64, i1 } { i64 4, i1 false }, section "llvm.metadata"
@.str.2 = private unnamed_addr constant [17 x i8] c"syclopt:external\00", section "llvm.metadata"
@.str.3 = private unnamed_addr constant [35 x i8] c"sources/one_compile/other_unit.cpp\00", section "llvm.metadata"
@llvm.global.annotations = appending global [2 x { ptr, ptr, ptr, i32, ptr }] [{ ptr, ptr, ptr, i32, ptr } { ptr @_ZN4once6tag_ofILm4ELb0EE3tagE, ptr @.str, ptr @.str.1, i32 117, ptr @.args }, { ptr, ptr, ptr, i32, ptr } { ptr @_Z7doubledi, ptr @.str.2, ptr @.str.3, i32 6, ptr null }], section "llvm.metadata"

; Function Attrs: mustprogress nounwind uwtable
define dso_local noundef i32 @_Z7doubledi(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !5
  %3 = load i32, ptr %2, align 4, !tbaa !5
  %4 = mul nsw i32 2, %3
  ret i32 %4
}

attributes #0 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"clang version 22.1.8"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
