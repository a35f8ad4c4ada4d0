; ModuleID = 'sources/one_compile/device_globals.cpp'
source_filename = "sources/one_compile/device_globals.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%"class.once::device_global" = type { ptr, [4 x i32], ptr }
%"class.once::device_global.1" = type { i32, ptr }
%"class.once::device_global.2" = type { ptr, i32, ptr }
%class.anon = type { i8 }
%class.anon.0 = type { ptr }

$_ZN4once2idEv = comdat any

$_ZN4once13device_globalIA4_iLb0EE3getEv = comdat any

$_ZN4once13device_globalIiLb1EE3getEv = comdat any

$_ZN4once13device_globalIiLb0EE3getEv = comdat any

$_ZN4once6tag_ofILm16ELb0EE3tagE = comdat any

$_ZN4once6tag_ofILm4ELb1EE3tagE = comdat any

@_ZN4once6tag_ofILm16ELb0EE3tagE = linkonce_odr dso_local constant i8 0, comdat, align 1
@shared_by_images = dso_local global %"class.once::device_global" { ptr null, [4 x i32] zeroinitializer, ptr @_ZN4once6tag_ofILm16ELb0EE3tagE }, align 8
@.str = private unnamed_addr constant [22 x i8] c"syclopt:device-global\00", section "llvm.metadata"
@.str.1 = private unnamed_addr constant [29 x i8] c"sources/one_compile/once.hpp\00", section "llvm.metadata"
@.args = private unnamed_addr constant { i64, i1 } { i64 16, i1 false }, section "llvm.metadata"
@_ZN12_GLOBAL__N_13ownE = internal global %"class.once::device_global.1" { i32 0, ptr @_ZN4once6tag_ofILm4ELb1EE3tagE }, align 8
@of_another_unit = external global %"class.once::device_global.2", align 8
@_ZN4once6tag_ofILm4ELb1EE3tagE = linkonce_odr dso_local constant i8 0, comdat, align 1
@.args.2 = private unnamed_addr constant { i64, i1 } { i64 4, i1 true }, section "llvm.metadata"
@.str.3 = private unnamed_addr constant [15 x i8] c"syclopt:kernel\00", section "llvm.metadata"
@.str.4 = private unnamed_addr constant [59 x i8] c"static const char *once::type_id<Count>::get() [T = Count]\00", align 1
@.args.5 = private unnamed_addr constant { ptr } { ptr @.str.4 }, section "llvm.metadata"
@.str.6 = private unnamed_addr constant [57 x i8] c"static const char *once::type_id<Read>::get() [T = Read]\00", align 1
@.args.7 = private unnamed_addr constant { ptr } { ptr @.str.6 }, section "llvm.metadata"
@llvm.global.annotations = appending global [4 x { ptr, ptr, ptr, i32, ptr }] [{ ptr, ptr, ptr, i32, ptr } { ptr @_ZN4once6tag_ofILm16ELb0EE3tagE, ptr @.str, ptr @.str.1, i32 117, ptr @.args }, { ptr, ptr, ptr, i32, ptr } { ptr @_ZN4once6tag_ofILm4ELb1EE3tagE, ptr @.str, ptr @.str.1, i32 117, ptr @.args.2 }, { ptr, ptr, ptr, i32, ptr } { ptr @"_ZN4once5entryIZ4mainE5CountZ4mainE3$_0EEvRKT0_", ptr @.str.3, ptr @.str.1, i32 36, ptr @.args.5 }, { ptr, ptr, ptr, i32, ptr } { ptr @"_ZN4once5entryIZ4mainE4ReadZ4mainE3$_1EEvRKT0_", ptr @.str.3, ptr @.str.1, i32 36, ptr @.args.7 }], section "llvm.metadata"

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca %class.anon, align 1
  %4 = alloca %class.anon.0, align 8
  call void @llvm.lifetime.start.p0(ptr %1) #10
  store i32 0, ptr %1, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr %2) #10
  store ptr %1, ptr %2, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %3) #10
  call void @"_ZN4once12parallel_forIZ4mainE5CountZ4mainE3$_0EEvmRKT0_m"(i64 noundef 4, ptr noundef nonnull align 1 dereferenceable(1) %3, i64 noundef 0)
  call void @llvm.lifetime.end.p0(ptr %3) #10
  call void @llvm.lifetime.start.p0(ptr %4) #10
  %5 = getelementptr inbounds nuw %class.anon.0, ptr %4, i32 0, i32 0
  %6 = load ptr, ptr %2, align 8, !tbaa !9
  store ptr %6, ptr %5, align 8, !tbaa !12
  call void @"_ZN4once12parallel_forIZ4mainE4ReadZ4mainE3$_1EEvmRKT0_m"(i64 noundef 1, ptr noundef nonnull align 8 dereferenceable(8) %4, i64 noundef 0)
  call void @llvm.lifetime.end.p0(ptr %4) #10
  call void @llvm.lifetime.end.p0(ptr %2) #10
  call void @llvm.lifetime.end.p0(ptr %1) #10
  ret i32 0
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress uwtable
define internal void @"_ZN4once12parallel_forIZ4mainE5CountZ4mainE3$_0EEvmRKT0_m"(i64 noundef %0, ptr noundef nonnull align 1 dereferenceable(1) %1, i64 noundef %2) #2 {
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store i64 %0, ptr %4, align 8, !tbaa !14
  store ptr %1, ptr %5, align 8, !tbaa !16
  store i64 %2, ptr %6, align 8, !tbaa !14
  %7 = load ptr, ptr %5, align 8, !tbaa !16, !nonnull !17
  %8 = load i64, ptr %4, align 8, !tbaa !14
  %9 = load i64, ptr %6, align 8, !tbaa !14
  call void @once_launch(ptr noundef @"_ZN4once5entryIZ4mainE5CountZ4mainE3$_0EEvRKT0_", ptr noundef %7, i64 noundef 1, i64 noundef 1, i64 noundef %8, i64 noundef %9)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress uwtable
define internal void @"_ZN4once12parallel_forIZ4mainE4ReadZ4mainE3$_1EEvmRKT0_m"(i64 noundef %0, ptr noundef nonnull align 8 dereferenceable(8) %1, i64 noundef %2) #2 {
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store i64 %0, ptr %4, align 8, !tbaa !14
  store ptr %1, ptr %5, align 8, !tbaa !16
  store i64 %2, ptr %6, align 8, !tbaa !14
  %7 = load ptr, ptr %5, align 8, !tbaa !16, !nonnull !17, !align !18
  %8 = load i64, ptr %4, align 8, !tbaa !14
  %9 = load i64, ptr %6, align 8, !tbaa !14
  call void @once_launch(ptr noundef @"_ZN4once5entryIZ4mainE4ReadZ4mainE3$_1EEvRKT0_", ptr noundef %7, i64 noundef 8, i64 noundef 8, i64 noundef %8, i64 noundef %9)
  ret void
}

declare void @once_launch(ptr noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef) #3

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZN4once5entryIZ4mainE5CountZ4mainE3$_0EEvRKT0_"(ptr noundef nonnull align 1 dereferenceable(1) %0) #4 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !16
  %3 = load ptr, ptr %2, align 8, !tbaa !16, !nonnull !17
  %4 = call noundef i64 @_ZN4once2idEv()
  call void @"_ZZ4mainENK3$_0clEm"(ptr noundef nonnull align 1 dereferenceable(1) %3, i64 noundef %4)
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZ4mainENK3$_0clEm"(ptr noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1) #5 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !16
  store i64 %1, ptr %4, align 8, !tbaa !14
  %5 = load ptr, ptr %3, align 8
  %6 = load i64, ptr %4, align 8, !tbaa !14
  %7 = trunc i64 %6 to i32
  %8 = add nsw i32 %7, 1
  %9 = call noundef nonnull align 4 dereferenceable(16) ptr @_ZN4once13device_globalIA4_iLb0EE3getEv(ptr noundef nonnull align 8 dereferenceable(32) @shared_by_images)
  %10 = load i64, ptr %4, align 8, !tbaa !14
  %11 = getelementptr inbounds nuw [4 x i32], ptr %9, i64 0, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !5
  %13 = add nsw i32 %12, %8
  store i32 %13, ptr %11, align 4, !tbaa !5
  %14 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN4once13device_globalIiLb1EE3getEv(ptr noundef nonnull align 8 dereferenceable(16) @_ZN12_GLOBAL__N_13ownE)
  store i32 5, ptr %14, align 4, !tbaa !5
  %15 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN4once13device_globalIiLb0EE3getEv(ptr noundef nonnull align 8 dereferenceable(24) @of_another_unit)
  %16 = call noundef i32 @_Z18__spirv_AtomicIAddPiiii(ptr noundef %15, i32 noundef 1, i32 noundef 0, i32 noundef 2) #11
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZN4once2idEv() #6 comdat {
  %1 = call noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef 0) #10
  ret i64 %1
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(16) ptr @_ZN4once13device_globalIA4_iLb0EE3getEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #7 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !19
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"class.once::device_global", ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8, !tbaa !21
  ret ptr %5
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZN4once13device_globalIiLb1EE3getEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #7 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !23
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"class.once::device_global.1", ptr %3, i32 0, i32 0
  ret ptr %4
}

; Function Attrs: convergent nounwind
declare extern_weak noundef i32 @_Z18__spirv_AtomicIAddPiiii(ptr noundef, i32 noundef, i32 noundef, i32 noundef) #8

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZN4once13device_globalIiLb0EE3getEv(ptr noundef nonnull align 8 dereferenceable(24) %0) #7 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !25
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"class.once::device_global.2", ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8, !tbaa !27
  ret ptr %5
}

; Function Attrs: nounwind
declare extern_weak noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef) #9

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZN4once5entryIZ4mainE4ReadZ4mainE3$_1EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(8) %0) #4 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !16
  %3 = load ptr, ptr %2, align 8, !tbaa !16, !nonnull !17, !align !18
  %4 = call noundef i64 @_ZN4once2idEv()
  call void @"_ZZ4mainENK3$_1clEm"(ptr noundef nonnull align 8 dereferenceable(8) %3, i64 noundef %4)
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZZ4mainENK3$_1clEm"(ptr noundef nonnull align 8 dereferenceable(8) %0, i64 noundef %1) #6 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !16
  store i64 %1, ptr %4, align 8, !tbaa !14
  %5 = load ptr, ptr %3, align 8
  %6 = call noundef nonnull align 4 dereferenceable(16) ptr @_ZN4once13device_globalIA4_iLb0EE3getEv(ptr noundef nonnull align 8 dereferenceable(32) @shared_by_images)
  %7 = getelementptr inbounds [4 x i32], ptr %6, i64 0, i64 3
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN4once13device_globalIiLb1EE3getEv(ptr noundef nonnull align 8 dereferenceable(16) @_ZN12_GLOBAL__N_13ownE)
  %10 = load i32, ptr %9, align 4, !tbaa !5
  %11 = add nsw i32 %8, %10
  %12 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8, !tbaa !12
  store i32 %11, ptr %13, align 4, !tbaa !5
  ret void
}

attributes #0 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress noinline uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { inlinehint mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind }
attributes #11 = { convergent nounwind }

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
!9 = !{!10, !10, i64 0}
!10 = !{!"p1 int", !11, i64 0}
!11 = !{!"any pointer", !7, i64 0}
!12 = !{!13, !10, i64 0}
!13 = !{!"_ZTSZ4mainE3$_1", !10, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"long", !7, i64 0}
!16 = !{!11, !11, i64 0}
!17 = !{}
!18 = !{i64 8}
!19 = !{!20, !20, i64 0}
!20 = !{!"p1 _ZTSN4once13device_globalIA4_iLb0EEE", !11, i64 0}
!21 = !{!22, !10, i64 0}
!22 = !{!"_ZTSN4once13device_globalIA4_iLb0EEE", !10, i64 0, !7, i64 8, !11, i64 24}
!23 = !{!24, !24, i64 0}
!24 = !{!"p1 _ZTSN4once13device_globalIiLb1EEE", !11, i64 0}
!25 = !{!26, !26, i64 0}
!26 = !{!"p1 _ZTSN4once13device_globalIiLb0EEE", !11, i64 0}
!27 = !{!28, !10, i64 0}
!28 = !{!"_ZTSN4once13device_globalIiLb0EEE", !10, i64 0, !6, i64 8, !11, i64 16}
