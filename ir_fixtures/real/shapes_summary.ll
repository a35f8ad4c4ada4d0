; ModuleID = '<stdin>'
source_filename = "sources/shapes.cpp"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64-unknown-unknown"

%class.anon = type { ptr addrspace(4), float, i32 }
%"class.geometry::Circle" = type <{ %"class.geometry::Shape", float, [4 x i8] }>
%"class.geometry::Shape" = type { ptr }
%"class.geometry::Polygon" = type { %"class.geometry::Shape", [4 x %"struct.geometry::Point"] }
%"struct.geometry::Point" = type { float, float }
%class.anon.0 = type { ptr addrspace(4), ptr addrspace(4) }
%"struct.geometry::Buffer.2" = type { [5 x float], i32 }
%"struct.geometry::Buffer" = type { [3 x float], i32 }

$_ZNK8geometry5Shape5grownEf = comdat any

$_ZNK8geometry6Circle4areaEv = comdat any

$_ZTVN8geometry6CircleE = comdat any

@_ZTVN8geometry6CircleE = linkonce_odr unnamed_addr addrspace(1) constant { [4 x ptr addrspace(1)] } { [4 x ptr addrspace(1)] [ptr addrspace(1) null, ptr addrspace(1) null, ptr addrspace(1) addrspacecast (ptr @_ZNK8geometry6Circle4areaEv to ptr addrspace(1)), ptr addrspace(1) addrspacecast (ptr @_ZNK8geometry5Shape5grownEf to ptr addrspace(1))] }, comdat, align 8

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr spir_func noundef float @_ZNK8geometry5Shape5grownEf(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, float noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = load ptr addrspace(1), ptr addrspace(4) %0, align 8, !tbaa !7
  %4 = load ptr addrspace(1), ptr addrspace(1) %3, align 8
  %5 = tail call spir_func noundef addrspace(1) float %4(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) #5
  %6 = fmul float %1, %5
  %7 = fmul float %1, %6
  ret float %7

; uselistorder directives
  uselistorder float %1, { 1, 0 }
}

; Function Attrs: mustprogress norecurse nounwind
define linkonce_odr spir_func noundef float @_ZNK8geometry6Circle4areaEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %0) unnamed_addr #1 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 8
  %3 = load float, ptr addrspace(4) %2, align 8, !tbaa !9
  %4 = fmul float %3, 0x400921FB60000000
  %5 = fmul float %3, %4
  ret float %5
}

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_ZTSZ6submitPfPKffiE11measure_all(ptr noundef readonly byval(%class.anon) align 8 captures(none) %0) local_unnamed_addr #0 {
  %2 = alloca %"class.geometry::Circle", align 8
  %3 = alloca %"class.geometry::Polygon", align 8
  %4 = alloca %"struct.geometry::Point", align 4
  %5 = alloca [2 x ptr addrspace(4)], align 8
  %6 = addrspacecast ptr %0 to ptr addrspace(4)
  %7 = tail call spir_func noundef i64 @_Z13get_global_idj(i32 noundef 0) #5
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 8
  %9 = load float, ptr addrspace(4) %8, align 8, !tbaa !13
  %10 = uitofp i64 %7 to float
  %11 = fmul float %9, %10
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 12
  %13 = load i32, ptr addrspace(4) %12, align 4, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %14 = addrspacecast ptr %2 to ptr addrspace(4)
  %15 = addrspacecast ptr %3 to ptr addrspace(4)
  %16 = addrspacecast ptr %4 to ptr addrspace(4)
  %17 = addrspacecast ptr %5 to ptr addrspace(4)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6
  store ptr addrspace(1) getelementptr inbounds nuw inrange(-16, 16) (i8, ptr addrspace(1) @_ZTVN8geometry6CircleE, i64 16), ptr addrspace(4) %14, align 8, !tbaa !7
  %18 = getelementptr inbounds nuw i8, ptr addrspace(4) %14, i64 8
  store float %11, ptr addrspace(4) %18, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  store float 0.000000e+00, ptr addrspace(4) %16, align 4, !tbaa !18
  %19 = getelementptr inbounds nuw i8, ptr addrspace(4) %16, i64 4
  store float %11, ptr addrspace(4) %19, align 4, !tbaa !20
  %20 = fmul float %11, 2.000000e+00
  call spir_func void @_ZN8geometry7PolygonC1ENS_5PointEf(ptr addrspace(4) noundef align 8 dereferenceable_or_null(40) %15, ptr noundef nonnull byval(%"struct.geometry::Point") align 4 %4, float noundef %20) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  store ptr addrspace(4) %14, ptr addrspace(4) %17, align 8, !tbaa !21
  %21 = getelementptr inbounds nuw i8, ptr addrspace(4) %17, i64 8
  store ptr addrspace(4) %15, ptr addrspace(4) %21, align 8, !tbaa !21
  %22 = call i32 @llvm.smin.i32(i32 %13, i32 2)
  %23 = call spir_func noundef float @_ZN8geometry10total_areaEPKPKNS_5ShapeEi(ptr addrspace(4) noundef %17, i32 noundef %22) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %24 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !23
  %25 = getelementptr inbounds nuw float, ptr addrspace(4) %24, i64 %7
  store float %23, ptr addrspace(4) %25, align 4, !tbaa !24
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent nounwind
declare spir_func noundef i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent nounwind
declare spir_func void @_ZN8geometry7PolygonC1ENS_5PointEf(ptr addrspace(4) noundef align 8 dereferenceable_or_null(40), ptr noundef byval(%"struct.geometry::Point") align 4, float noundef) unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func noundef float @_ZN8geometry10total_areaEPKPKNS_5ShapeEi(ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_ZTSZ6submitPfPKffiE10smooth_all(ptr noundef readonly byval(%class.anon.0) align 8 captures(none) %0) local_unnamed_addr #0 {
  %2 = alloca %"struct.geometry::Buffer.2", align 4
  %3 = alloca %"struct.geometry::Buffer", align 4
  %4 = addrspacecast ptr %0 to ptr addrspace(4)
  %5 = tail call spir_func noundef i64 @_Z13get_global_idj(i32 noundef 0) #5
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 8
  %7 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !25
  %8 = addrspacecast ptr %3 to ptr addrspace(4)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 12
  store i32 0, ptr addrspace(4) %9, align 4, !tbaa !27
  %10 = getelementptr float, ptr addrspace(4) %7, i64 %5
  br label %23

11:                                               ; preds = %33
  store i32 %34, ptr addrspace(4) %9, align 4
  %12 = icmp sgt i32 %34, 0
  br i1 %12, label %13, label %37

13:                                               ; preds = %11
  %14 = zext nneg i32 %34 to i64
  br label %15

15:                                               ; preds = %15, %13
  %16 = phi i64 [ 0, %13 ], [ %21, %15 ]
  %17 = phi float [ 0.000000e+00, %13 ], [ %20, %15 ]
  %18 = getelementptr inbounds nuw float, ptr addrspace(4) %8, i64 %16
  %19 = load float, ptr addrspace(4) %18, align 4, !tbaa !24
  %20 = tail call noundef float @llvm.fmuladd.f32(float %17, float 5.000000e-01, float %19)
  %21 = add nuw nsw i64 %16, 1
  %22 = icmp eq i64 %21, %14
  br i1 %22, label %37, label %15, !llvm.loop !29

23:                                               ; preds = %33, %1
  %24 = phi i64 [ 0, %1 ], [ %35, %33 ]
  %25 = phi i32 [ 0, %1 ], [ %34, %33 ]
  %26 = icmp eq i32 %25, 3
  br i1 %26, label %33, label %27

27:                                               ; preds = %23
  %28 = getelementptr float, ptr addrspace(4) %10, i64 %24
  %29 = load float, ptr addrspace(4) %28, align 4, !tbaa !24
  %30 = add nsw i32 %25, 1
  %31 = sext i32 %25 to i64
  %32 = getelementptr inbounds float, ptr addrspace(4) %8, i64 %31
  store float %29, ptr addrspace(4) %32, align 4, !tbaa !24
  br label %33

33:                                               ; preds = %27, %23
  %34 = phi i32 [ 3, %23 ], [ %30, %27 ]
  %35 = add nuw nsw i64 %24, 1
  %36 = icmp eq i64 %35, 3
  br i1 %36, label %11, label %23, !llvm.loop !32

37:                                               ; preds = %15, %11
  %38 = phi float [ 0.000000e+00, %11 ], [ %20, %15 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  %39 = addrspacecast ptr %2 to ptr addrspace(4)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6
  %40 = getelementptr inbounds nuw i8, ptr addrspace(4) %39, i64 20
  store i32 0, ptr addrspace(4) %40, align 4, !tbaa !33
  br label %53

41:                                               ; preds = %63
  store i32 %64, ptr addrspace(4) %40, align 4
  %42 = icmp sgt i32 %64, 0
  br i1 %42, label %43, label %67

43:                                               ; preds = %41
  %44 = zext nneg i32 %64 to i64
  br label %45

45:                                               ; preds = %45, %43
  %46 = phi i64 [ 0, %43 ], [ %51, %45 ]
  %47 = phi float [ 0.000000e+00, %43 ], [ %50, %45 ]
  %48 = getelementptr inbounds nuw float, ptr addrspace(4) %39, i64 %46
  %49 = load float, ptr addrspace(4) %48, align 4, !tbaa !24
  %50 = tail call noundef float @llvm.fmuladd.f32(float %47, float 5.000000e-01, float %49)
  %51 = add nuw nsw i64 %46, 1
  %52 = icmp eq i64 %51, %44
  br i1 %52, label %67, label %45, !llvm.loop !35

53:                                               ; preds = %63, %37
  %54 = phi i64 [ 0, %37 ], [ %65, %63 ]
  %55 = phi i32 [ 0, %37 ], [ %64, %63 ]
  %56 = icmp eq i32 %55, 5
  br i1 %56, label %63, label %57

57:                                               ; preds = %53
  %58 = getelementptr float, ptr addrspace(4) %10, i64 %54
  %59 = load float, ptr addrspace(4) %58, align 4, !tbaa !24
  %60 = add nsw i32 %55, 1
  %61 = sext i32 %55 to i64
  %62 = getelementptr inbounds float, ptr addrspace(4) %39, i64 %61
  store float %59, ptr addrspace(4) %62, align 4, !tbaa !24
  br label %63

63:                                               ; preds = %57, %53
  %64 = phi i32 [ 5, %53 ], [ %60, %57 ]
  %65 = add nuw nsw i64 %54, 1
  %66 = icmp eq i64 %65, 5
  br i1 %66, label %41, label %53, !llvm.loop !36

67:                                               ; preds = %45, %41
  %68 = phi float [ 0.000000e+00, %41 ], [ %50, %45 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6
  %69 = fadd float %38, %68
  %70 = load ptr addrspace(4), ptr addrspace(4) %4, align 8, !tbaa !37
  %71 = getelementptr inbounds nuw float, ptr addrspace(4) %70, i64 %5
  store float %69, ptr addrspace(4) %71, align 4, !tbaa !24
  ret void

; uselistorder directives
  uselistorder ptr addrspace(4) %8, { 1, 0, 2 }
  uselistorder i64 %21, { 1, 0 }
  uselistorder i32 %25, { 1, 0, 2 }
  uselistorder i32 %34, { 1, 0, 2, 3 }
  uselistorder i64 %35, { 1, 0 }
  uselistorder ptr addrspace(4) %39, { 1, 0, 2 }
  uselistorder i64 %51, { 1, 0 }
  uselistorder i32 %55, { 1, 0, 2 }
  uselistorder i32 %64, { 1, 0, 2, 3 }
  uselistorder i64 %65, { 1, 0 }
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #4

; uselistorder directives
uselistorder ptr @llvm.lifetime.start.p0, { 0, 1, 5, 4, 3, 2 }
uselistorder ptr @llvm.lifetime.end.p0, { 0, 1, 5, 4, 3, 2 }

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{!"clang version 22.1.8"}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !8, i64 0}
!8 = !{!"vtable pointer", !6, i64 0}
!9 = !{!10, !12, i64 8}
!10 = !{!"_ZTSN8geometry6CircleE", !11, i64 0, !12, i64 8}
!11 = !{!"_ZTSN8geometry5ShapeE"}
!12 = !{!"float", !5, i64 0}
!13 = !{!14, !12, i64 8}
!14 = !{!"_ZTSZ6submitPfPKffiEUlvE_", !15, i64 0, !12, i64 8, !4, i64 12}
!15 = !{!"p1 float", !16, i64 0}
!16 = !{!"any pointer", !5, i64 0}
!17 = !{!14, !4, i64 12}
!18 = !{!19, !12, i64 0}
!19 = !{!"_ZTSN8geometry5PointE", !12, i64 0, !12, i64 4}
!20 = !{!19, !12, i64 4}
!21 = !{!22, !22, i64 0}
!22 = !{!"p1 _ZTSN8geometry5ShapeE", !16, i64 0}
!23 = !{!14, !15, i64 0}
!24 = !{!12, !12, i64 0}
!25 = !{!26, !15, i64 8}
!26 = !{!"_ZTSZ6submitPfPKffiEUlvE0_", !15, i64 0, !15, i64 8}
!27 = !{!28, !4, i64 12}
!28 = !{!"_ZTSN8geometry6BufferIfLi3EEE", !5, i64 0, !4, i64 12}
!29 = distinct !{!29, !30, !31}
!30 = !{!"llvm.loop.mustprogress"}
!31 = !{!"llvm.loop.unroll.disable"}
!32 = distinct !{!32, !30, !31}
!33 = !{!34, !4, i64 20}
!34 = !{!"_ZTSN8geometry6BufferIfLi5EEE", !5, i64 0, !4, i64 20}
!35 = distinct !{!35, !30, !31}
!36 = distinct !{!36, !30, !31}
!37 = !{!26, !15, i64 0}

^0 = module: (path: "<stdin>", hash: (0, 0, 0, 0, 0))
^1 = gv: (name: "llvm.smin.i32") ; guid = 47936390007264708
^2 = gv: (name: "_ZNK8geometry6Circle4areaEv", summaries: (function: (module: ^0, flags: (linkage: linkonce_odr, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 0, canAutoHide: 1, importType: definition), insts: 5, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0)))) ; guid = 261340387868669598
^3 = gv: (name: "_ZTSZ6submitPfPKffiE10smooth_all", summaries: (function: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 0, canAutoHide: 0, importType: definition), insts: 82, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0), calls: ((callee: ^8, tail: 1))))) ; guid = 2289011790726097142
^4 = gv: (name: "llvm.lifetime.start.p0") ; guid = 4736283418132453162
^5 = gv: (name: "_ZTVN8geometry6CircleE", summaries: (variable: (module: ^0, flags: (linkage: linkonce_odr, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 0, canAutoHide: 1, importType: definition), varFlags: (readonly: 0, writeonly: 0, constant: 1), refs: (^7, ^2)))) ; guid = 5695378379431309415
^6 = gv: (name: "_ZTSZ6submitPfPKffiE11measure_all", summaries: (function: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 0, canAutoHide: 0, importType: definition), insts: 41, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0), calls: ((callee: ^8, tail: 1), (callee: ^9), (callee: ^11)), refs: (^5)))) ; guid = 6452386872838331839
^7 = gv: (name: "_ZNK8geometry5Shape5grownEf", summaries: (function: (module: ^0, flags: (linkage: linkonce_odr, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 0, canAutoHide: 1, importType: definition), insts: 6, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 1, mustBeUnreachable: 0)))) ; guid = 11188943260187035412
^8 = gv: (name: "_Z13get_global_idj") ; guid = 11677339163341341183
^9 = gv: (name: "_ZN8geometry7PolygonC1ENS_5PointEf") ; guid = 12576252293435602962
^10 = gv: (name: "llvm.lifetime.end.p0") ; guid = 13244677477227836793
^11 = gv: (name: "_ZN8geometry10total_areaEPKPKNS_5ShapeEi") ; guid = 15023285875156656160
^12 = gv: (name: "llvm.fmuladd.f32") ; guid = 17926038025880366499
^13 = blockcount: 0
