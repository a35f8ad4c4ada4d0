source_filename = "copies.cpp"

%struct.Part = type { i64, i64 }

define void @__cuda_copy(ptr captures(none) %0, ptr readonly captures(none) %1) #0 {
  %3 = alloca [2 x i8], align 2
  %4 = alloca [2 x %struct.Part], align 16
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %6 = load i32, ptr %5, align 8, !tbaa !7
  %.not = icmp eq i32 %6, 0
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 68
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 40
  br i1 %.not, label %76, label %11

11:
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  call void @llvm.memset.p0.i64(ptr nonnull align 16 dereferenceable(32) %4, i8 0, i64 32, i1 false)
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br label %18

18:
  %.035.i = phi i32 [ 0, %11 ], [ %75, %74 ]
  %.0.i = phi i32 [ undef, %11 ], [ %.3.i, %74 ]
  %19 = load atomic i32, ptr %7 monotonic, align 4
  %.not.i.i = icmp eq i32 %19, 0
  br i1 %.not.i.i, label %20, label %_ZL9next_partP4Copy.exit.i

20:
  %21 = load i64, ptr %9, align 8, !tbaa !12
  %22 = atomicrmw add ptr %8, i64 %21 monotonic, align 8
  %23 = load i64, ptr %10, align 8, !tbaa !13
  %.not17.i.i = icmp ult i64 %22, %23
  br i1 %.not17.i.i, label %24, label %_ZL9next_partP4Copy.exit.i

24:
  %25 = sub nuw i64 %23, %22
  %..i.i = tail call i64 @llvm.umin.i64(i64 %25, i64 %21)
  br label %_ZL9next_partP4Copy.exit.i

_ZL9next_partP4Copy.exit.i:
  %.sroa.0.0.i.i = phi i64 [ 0, %18 ], [ %22, %24 ], [ 0, %20 ]
  %.sroa.4.0.i.i = phi i64 [ 0, %18 ], [ %..i.i, %24 ], [ 0, %20 ]
  %26 = zext nneg i32 %.035.i to i64
  %27 = getelementptr inbounds nuw %struct.Part, ptr %4, i64 %26
  store i64 %.sroa.0.0.i.i, ptr %27, align 16, !tbaa !14
  %.sroa.414.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %27, i64 8
  store i64 %.sroa.4.0.i.i, ptr %.sroa.414.0..sroa_idx.i, align 8, !tbaa !14
  %.not.i = icmp ne i64 %.sroa.4.0.i.i, 0
  br i1 %.not.i, label %28, label %53

28:
  %29 = load ptr, ptr %12, align 8, !tbaa !15
  %30 = ptrtoint ptr %29 to i64
  %31 = add i64 %.sroa.0.0.i.i, %30
  %32 = load ptr, ptr %13, align 8, !tbaa !16
  %33 = ptrtoint ptr %32 to i64
  %34 = load i64, ptr %9, align 8, !tbaa !12
  %35 = mul nuw nsw i64 %34, %26
  %36 = add i64 %35, %33
  %37 = load i32, ptr %5, align 8, !tbaa !7
  %.not.i58.i = icmp eq i32 %37, 0
  %38 = load ptr, ptr %0, align 8, !tbaa !18
  %39 = load ptr, ptr %1, align 8, !tbaa !19
  br i1 %.not.i58.i, label %42, label %40

40:
  %41 = tail call i32 %38(i64 %36, i64 %31, i64 range(i64 1, 0) %.sroa.4.0.i.i, ptr %39) #6
  br label %44

42:
  %43 = tail call i32 %38(i64 %31, i64 %36, i64 range(i64 1, 0) %.sroa.4.0.i.i, ptr %39) #6
  br label %44

44:
  %45 = phi i32 [ %41, %40 ], [ %43, %42 ]
  %.not19.i.i = icmp eq i32 %45, 0
  br i1 %.not19.i.i, label %46, label %_ZL5beginPK4CopyPK4Lanej4Part.exit.i

46:
  %47 = load ptr, ptr %14, align 8, !tbaa !20
  %48 = getelementptr inbounds nuw ptr, ptr %15, i64 %26
  %49 = load ptr, ptr %48, align 8, !tbaa !21
  %50 = load ptr, ptr %1, align 8, !tbaa !19
  %51 = tail call i32 %47(ptr %49, ptr %50) #6
  br label %_ZL5beginPK4CopyPK4Lanej4Part.exit.i

_ZL5beginPK4CopyPK4Lanej4Part.exit.i:
  %52 = phi i32 [ %51, %46 ], [ %45, %44 ]
  %.not52.i = icmp eq i32 %52, 0
  %.0..i = select i1 %.not52.i, i32 %.0.i, i32 %52
  br i1 %.not52.i, label %53, label %74

53:
  %spec.select57.i = phi i32 [ %.0..i, %_ZL5beginPK4CopyPK4Lanej4Part.exit.i ], [ 0, %_ZL9next_partP4Copy.exit.i ]
  %.1.i = phi i32 [ %.0..i, %_ZL5beginPK4CopyPK4Lanej4Part.exit.i ], [ %.0.i, %_ZL9next_partP4Copy.exit.i ]
  %.not53.i = icmp eq i32 %.035.i, 0
  %.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.i.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx = select i1 %.not53.i, i64 16, i64 0
  %.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.i.sroa.sel.idx.sroa.sel.idx.sroa.sel = getelementptr inbounds nuw i8, ptr %4, i64 %.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.i.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx
  %.sroa.sel.sroa.sel48.v.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.sroa.sel.v = select i1 %.not53.i, i64 24, i64 8
  %.sroa.sel.sroa.sel48.v.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.sroa.sel = getelementptr inbounds nuw i8, ptr %4, i64 %.sroa.sel.sroa.sel48.v.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.sroa.sel.v
  %54 = load i64, ptr %.sroa.sel.sroa.sel48.v.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.sroa.sel, align 8, !tbaa !22
  %.not54.i = icmp eq i64 %54, 0
  br i1 %.not54.i, label %74, label %55

55:
  %56 = xor i32 %.035.i, 1
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw ptr, ptr %15, i64 %57
  br label %59

59:
  %60 = load ptr, ptr %16, align 8, !tbaa !24
  %61 = load ptr, ptr %58, align 8, !tbaa !21
  %62 = tail call i32 %60(ptr %61) #6
  %63 = icmp eq i32 %62, 600
  br i1 %63, label %59, label %_ZL3endPK4CopyPK4Lanej.exit.i, !llvm.loop !25

_ZL3endPK4CopyPK4Lanej.exit.i:
  %.not55.i = icmp eq i32 %62, 0
  %.1..i = select i1 %.not55.i, i32 %.1.i, i32 %62
  br i1 %.not55.i, label %64, label %74

64:
  %65 = load ptr, ptr %17, align 8, !tbaa !27
  %66 = load i64, ptr %.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.i.sroa.sel.idx.sroa.sel.idx.sroa.sel, align 16, !tbaa !28
  %67 = getelementptr inbounds nuw i8, ptr %65, i64 %66
  %68 = load ptr, ptr %13, align 8, !tbaa !16
  %69 = load i64, ptr %9, align 8, !tbaa !12
  %70 = mul nuw nsw i64 %69, %57
  %71 = getelementptr inbounds nuw i8, ptr %68, i64 %70
  %72 = load i64, ptr %.sroa.sel.sroa.sel48.v.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.sroa.sel, align 8, !tbaa !22
  %73 = tail call ptr @memcpy(ptr %67, ptr %71, i64 %72) #6
  store i64 0, ptr %.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.i.sroa.sel.idx.sroa.sel.idx.sroa.sel, align 16, !tbaa !14
  store i64 0, ptr %.sroa.sel.sroa.sel48.v.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.sroa.sel, align 8, !tbaa !14
  br label %74

74:
  %.137.i = phi i1 [ false, %_ZL5beginPK4CopyPK4Lanej4Part.exit.i ], [ true, %64 ], [ false, %_ZL3endPK4CopyPK4Lanej.exit.i ], [ %.not.i, %53 ]
  %.3.i = phi i32 [ %.0..i, %_ZL5beginPK4CopyPK4Lanej4Part.exit.i ], [ %.1..i, %64 ], [ %.1..i, %_ZL3endPK4CopyPK4Lanej.exit.i ], [ %spec.select57.i, %53 ]
  %75 = xor i32 %.035.i, 1
  br i1 %.137.i, label %18, label %_ZL7to_hostP4CopyPK4Lane.exit, !llvm.loop !29

_ZL7to_hostP4CopyPK4Lane.exit:
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  br label %148

76:
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5
  store i16 0, ptr %3, align 2
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %78 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 8
  br label %83

83:
  %.032.i = phi i32 [ 0, %76 ], [ %147, %_ZL3endPK4CopyPK4Lanej.exit43.i ]
  %.0.i9 = phi i32 [ undef, %76 ], [ %.3.i18, %_ZL3endPK4CopyPK4Lanej.exit43.i ]
  %84 = load atomic i32, ptr %7 monotonic, align 4
  %.not.i.i10 = icmp eq i32 %84, 0
  br i1 %.not.i.i10, label %85, label %_ZL9next_partP4Copy.exit.i11

85:
  %86 = load i64, ptr %9, align 8, !tbaa !12
  %87 = atomicrmw add ptr %8, i64 %86 monotonic, align 8
  %88 = load i64, ptr %10, align 8, !tbaa !13
  %.not17.i.i22 = icmp ult i64 %87, %88
  br i1 %.not17.i.i22, label %89, label %_ZL9next_partP4Copy.exit.i11

89:
  %90 = sub nuw i64 %88, %87
  %..i.i23 = tail call i64 @llvm.umin.i64(i64 %90, i64 %86)
  br label %_ZL9next_partP4Copy.exit.i11

_ZL9next_partP4Copy.exit.i11:
  %.sroa.0.0.i.i12 = phi i64 [ 0, %83 ], [ %87, %89 ], [ 0, %85 ]
  %.sroa.4.0.i.i13 = phi i64 [ 0, %83 ], [ %..i.i23, %89 ], [ 0, %85 ]
  %91 = zext nneg i32 %.032.i to i64
  %92 = getelementptr inbounds nuw i8, ptr %3, i64 %91
  %93 = load i8, ptr %92, align 1, !tbaa !30, !range !32, !noundef !33
  %94 = trunc nuw i8 %93 to i1
  br i1 %94, label %95, label %102

95:
  %96 = getelementptr inbounds nuw ptr, ptr %78, i64 %91
  br label %97

97:
  %98 = load ptr, ptr %77, align 8, !tbaa !24
  %99 = load ptr, ptr %96, align 8, !tbaa !21
  %100 = tail call i32 %98(ptr %99) #6
  %101 = icmp eq i32 %100, 600
  br i1 %101, label %97, label %_ZL3endPK4CopyPK4Lanej.exit.i19, !llvm.loop !25

_ZL3endPK4CopyPK4Lanej.exit.i19:
  %.not.i20 = icmp eq i32 %100, 0
  %.0..i21 = select i1 %.not.i20, i32 %.0.i9, i32 %100
  br i1 %.not.i20, label %102, label %_ZL3endPK4CopyPK4Lanej.exit43.i

102:
  %.1.i14 = phi i32 [ %.0..i21, %_ZL3endPK4CopyPK4Lanej.exit.i19 ], [ %.0.i9, %_ZL9next_partP4Copy.exit.i11 ]
  %.not39.i = icmp eq i64 %.sroa.4.0.i.i13, 0
  br i1 %.not39.i, label %103, label %114

103:
  %104 = xor i32 %.032.i, 1
  %.sroa.sel.idx.i = zext nneg i32 %104 to i64
  %.sroa.sel.i = getelementptr inbounds nuw i8, ptr %3, i64 %.sroa.sel.idx.i
  %105 = load i8, ptr %.sroa.sel.i, align 1, !tbaa !30, !range !32, !noundef !33
  %106 = trunc nuw i8 %105 to i1
  br i1 %106, label %107, label %_ZL3endPK4CopyPK4Lanej.exit43.i

107:
  %108 = getelementptr inbounds nuw ptr, ptr %78, i64 %.sroa.sel.idx.i
  br label %109

109:
  %110 = load ptr, ptr %77, align 8, !tbaa !24
  %111 = load ptr, ptr %108, align 8, !tbaa !21
  %112 = tail call i32 %110(ptr %111) #6
  %113 = icmp eq i32 %112, 600
  br i1 %113, label %109, label %_ZL3endPK4CopyPK4Lanej.exit43.i, !llvm.loop !25

114:
  %115 = load ptr, ptr %79, align 8, !tbaa !16
  %116 = load i64, ptr %9, align 8, !tbaa !12
  %117 = mul nuw nsw i64 %116, %91
  %118 = getelementptr inbounds nuw i8, ptr %115, i64 %117
  %119 = load ptr, ptr %80, align 8, !tbaa !27
  %120 = getelementptr inbounds nuw i8, ptr %119, i64 %.sroa.0.0.i.i12
  %121 = tail call ptr @memcpy(ptr %118, ptr %120, i64 %.sroa.4.0.i.i13) #6
  %122 = load ptr, ptr %81, align 8, !tbaa !15
  %123 = ptrtoint ptr %122 to i64
  %124 = add i64 %.sroa.0.0.i.i12, %123
  %125 = load ptr, ptr %79, align 8, !tbaa !16
  %126 = ptrtoint ptr %125 to i64
  %127 = load i64, ptr %9, align 8, !tbaa !12
  %128 = mul nuw nsw i64 %127, %91
  %129 = add i64 %128, %126
  %130 = load i32, ptr %5, align 8, !tbaa !7
  %.not.i44.i = icmp eq i32 %130, 0
  %131 = load ptr, ptr %0, align 8, !tbaa !18
  %132 = load ptr, ptr %1, align 8, !tbaa !19
  br i1 %.not.i44.i, label %135, label %133

133:
  %134 = tail call i32 %131(i64 %129, i64 %124, i64 range(i64 1, 0) %.sroa.4.0.i.i13, ptr %132) #6
  br label %137

135:
  %136 = tail call i32 %131(i64 %124, i64 %129, i64 range(i64 1, 0) %.sroa.4.0.i.i13, ptr %132) #6
  br label %137

137:
  %138 = phi i32 [ %134, %133 ], [ %136, %135 ]
  %.not19.i.i15 = icmp eq i32 %138, 0
  br i1 %.not19.i.i15, label %139, label %_ZL5beginPK4CopyPK4Lanej4Part.exit.i16

139:
  %140 = load ptr, ptr %82, align 8, !tbaa !20
  %141 = getelementptr inbounds nuw ptr, ptr %78, i64 %91
  %142 = load ptr, ptr %141, align 8, !tbaa !21
  %143 = load ptr, ptr %1, align 8, !tbaa !19
  %144 = tail call i32 %140(ptr %142, ptr %143) #6
  br label %_ZL5beginPK4CopyPK4Lanej4Part.exit.i16

_ZL5beginPK4CopyPK4Lanej4Part.exit.i16:
  %145 = phi i32 [ %144, %139 ], [ %138, %137 ]
  %.not41.i = icmp eq i32 %145, 0
  %.1..i17 = select i1 %.not41.i, i32 %.1.i14, i32 %145
  br i1 %.not41.i, label %146, label %_ZL3endPK4CopyPK4Lanej.exit43.i

146:
  store i8 1, ptr %92, align 1, !tbaa !30
  br label %_ZL3endPK4CopyPK4Lanej.exit43.i

_ZL3endPK4CopyPK4Lanej.exit43.i:
  %cond.i = phi i1 [ true, %146 ], [ false, %_ZL5beginPK4CopyPK4Lanej4Part.exit.i16 ], [ false, %_ZL3endPK4CopyPK4Lanej.exit.i19 ], [ false, %103 ], [ false, %109 ]
  %.3.i18 = phi i32 [ %.1..i17, %146 ], [ %.1..i17, %_ZL5beginPK4CopyPK4Lanej4Part.exit.i16 ], [ %.0..i21, %_ZL3endPK4CopyPK4Lanej.exit.i19 ], [ 0, %103 ], [ %112, %109 ]
  %147 = xor i32 %.032.i, 1
  br i1 %cond.i, label %83, label %_ZL9to_deviceP4CopyPK4Lane.exit, !llvm.loop !34

_ZL9to_deviceP4CopyPK4Lane.exit:
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5
  br label %148

148:
  %149 = phi i32 [ %.3.i, %_ZL7to_hostP4CopyPK4Lane.exit ], [ %.3.i18, %_ZL9to_deviceP4CopyPK4Lane.exit ]
  %.not8 = icmp eq i32 %149, 0
  br i1 %.not8, label %152, label %150

150:
  %151 = getelementptr inbounds nuw i8, ptr %0, i64 68
  store atomic i32 %149, ptr %151 monotonic, align 4
  br label %152

152:
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

declare ptr @memcpy(ptr, ptr, i64) #3

declare i64 @llvm.umin.i64(i64, i64) #4

attributes #0 = { mustprogress nounwind "no-builtins" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { "no-builtins" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { nobuiltin nounwind "no-builtins" }


!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !4, i64 64}
!8 = !{!"_ZTS4Copy", !9, i64 0, !9, i64 8, !9, i64 16, !10, i64 24, !10, i64 32, !11, i64 40, !11, i64 48, !11, i64 56, !4, i64 64, !4, i64 68}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!"p1 omnipotent char", !9, i64 0}
!11 = !{!"long", !5, i64 0}
!12 = !{!8, !11, i64 48}
!13 = !{!8, !11, i64 40}
!14 = !{!11, !11, i64 0}
!15 = !{!8, !10, i64 24}
!16 = !{!17, !10, i64 24}
!17 = !{!"_ZTS4Lane", !9, i64 0, !5, i64 8, !10, i64 24}
!18 = !{!8, !9, i64 0}
!19 = !{!17, !9, i64 0}
!20 = !{!8, !9, i64 8}
!21 = !{!9, !9, i64 0}
!22 = !{!23, !11, i64 8}
!23 = !{!"_ZTS4Part", !11, i64 0, !11, i64 8}
!24 = !{!8, !9, i64 16}
!25 = distinct !{!25, !26}
!26 = !{!"llvm.loop.mustprogress"}
!27 = !{!8, !10, i64 32}
!28 = !{!23, !11, i64 0}
!29 = distinct !{!29, !26}
!30 = !{!31, !31, i64 0}
!31 = !{!"bool", !5, i64 0}
!32 = !{i8 0, i8 2}
!33 = !{}
!34 = distinct !{!34, !26}
