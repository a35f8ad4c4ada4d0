; A program with one kernel, as a clang compiles it: what passes load for any program, they load for this one.
source_filename = "small_program.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%class.anon = type { ptr, float }

$_Z5entryIZ4mainE3Set5LocalEvRKT0_ = comdat any

@syclopt_interface = weak global ptr null, align 8
@.str = private unnamed_addr constant [15 x i8] c"syclopt:kernel\00", section "llvm.metadata"
@.str.1 = private unnamed_addr constant [11 x i8] c"kernel.hpp\00", section "llvm.metadata"
@.str.2 = private unnamed_addr constant [48 x i8] c"static const char *type_id<Set>::get() [T = Set]", align 1
@.args = private unnamed_addr constant { ptr } { ptr @.str.2 }, section "llvm.metadata"
@.str.3 = private unnamed_addr constant [24 x i8] c"syclopt:sycl-device-has\00", section "llvm.metadata"
@.args.4 = private unnamed_addr constant { ptr, ptr } zeroinitializer, section "llvm.metadata"
@llvm.global.annotations = appending global [2 x { ptr, ptr, ptr, i32, ptr }] [{ ptr, ptr, ptr, i32, ptr } { ptr @_Z5entryIZ4mainE3Set5LocalEvRKT0_, ptr @.str, ptr @.str.1, i32 1, ptr @.args }, { ptr, ptr, ptr, i32, ptr } { ptr @_Z5entryIZ4mainE3Set5LocalEvRKT0_, ptr @.str.3, ptr @.str.1, i32 1, ptr @.args.4 }], section "llvm.metadata"

define dso_local noundef i32 @main() #0 {
  %1 = load ptr, ptr @syclopt_interface, align 8, !tbaa !3
  call void %1(ptr noundef @_Z5entryIZ4mainE3Set5LocalEvRKT0_)
  ret i32 0
}

define linkonce_odr void @_Z5entryIZ4mainE3Set5LocalEvRKT0_(ptr noundef nonnull align 8 dereferenceable(16) %0) #1 comdat {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !3
  %3 = load ptr, ptr %2, align 8, !tbaa !3
  call void @_ZNK5LocalclEv(ptr noundef nonnull align 8 dereferenceable(16) %3)
  ret void
}

define internal void @_ZNK5LocalclEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #0 align 2 {
  %2 = getelementptr inbounds nuw %class.anon, ptr %0, i32 0, i32 1
  %3 = load float, ptr %2, align 8, !tbaa !7
  %4 = load ptr, ptr %0, align 8, !tbaa !3
  %5 = call i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef 0) #2
  %6 = getelementptr inbounds nuw float, ptr %4, i64 %5
  store float %3, ptr %6, align 4, !tbaa !7
  ret void
}

declare extern_weak i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef) #2

attributes #0 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "tune-cpu"="generic" }
attributes #1 = { mustprogress noinline uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "tune-cpu"="generic" }
attributes #2 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{!"clang"}
!3 = !{!4, !4, i64 0}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !8, i64 0}
!8 = !{!"float", !5, i64 0}
