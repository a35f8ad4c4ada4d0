; ModuleID = 'llvm-link'
source_filename = "llvm-link"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64-unknown-unknown"

%class.anon = type { ptr addrspace(4), ptr addrspace(4) }

$_ZNK7Encoder8describeEv = comdat any

$_ZTV7Encoder = comdat any

$_ZTV7Decoder = comdat any

@_ZTV7Scaling = unnamed_addr addrspace(1) constant { [5 x ptr addrspace(1)], [3 x ptr addrspace(1)] } { [5 x ptr addrspace(1)] [ptr addrspace(1) null, ptr addrspace(1) null, ptr addrspace(1) addrspacecast (ptr @_ZNK7Scaling6encodeEi to ptr addrspace(1)), ptr addrspace(1) addrspacecast (ptr @_ZNK7Encoder8describeEv to ptr addrspace(1)), ptr addrspace(1) addrspacecast (ptr @_ZNK7Scaling6decodeEi to ptr addrspace(1))], [3 x ptr addrspace(1)] [ptr addrspace(1) inttoptr (i64 -16 to ptr addrspace(1)), ptr addrspace(1) null, ptr addrspace(1) addrspacecast (ptr @_ZThn16_NK7Scaling6decodeEi to ptr addrspace(1))] }, align 8
@_ZTV7Encoder = linkonce_odr unnamed_addr addrspace(1) constant { [4 x ptr addrspace(1)] } { [4 x ptr addrspace(1)] [ptr addrspace(1) null, ptr addrspace(1) null, ptr addrspace(1) addrspacecast (ptr @__cxa_pure_virtual to ptr addrspace(1)), ptr addrspace(1) addrspacecast (ptr @_ZNK7Encoder8describeEv to ptr addrspace(1))] }, comdat, align 8
@_ZTV7Decoder = linkonce_odr unnamed_addr addrspace(1) constant { [3 x ptr addrspace(1)] } { [3 x ptr addrspace(1)] [ptr addrspace(1) null, ptr addrspace(1) null, ptr addrspace(1) addrspacecast (ptr @__cxa_pure_virtual to ptr addrspace(1))] }, comdat, align 8

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_ZTS4Make(ptr noundef readonly byval(%class.anon) align 8 captures(none) %0) local_unnamed_addr #0 !dbg !19 {
  %2 = addrspacecast ptr %0 to ptr addrspace(4)
    #dbg_declare(ptr %0, !23, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !32)
    #dbg_value(ptr addrspace(4) %2, !33, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !42)
  %3 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 8, !dbg !46
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8, !dbg !46, !tbaa !47
  %5 = tail call spir_func noundef ptr addrspace(4) @_Z10make_codecPv(ptr addrspace(4) noundef %4) #10, !dbg !52
  %6 = load ptr addrspace(4), ptr addrspace(4) %2, align 8, !dbg !53, !tbaa !54
  store ptr addrspace(4) %5, ptr addrspace(4) %6, align 8, !dbg !55, !tbaa !56
  ret void, !dbg !58
}

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_ZTS6Encode(ptr noundef readonly byval(%class.anon) align 8 captures(none) %0) local_unnamed_addr #1 !dbg !59 {
  %2 = addrspacecast ptr %0 to ptr addrspace(4)
    #dbg_declare(ptr %0, !61, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !70)
    #dbg_value(ptr addrspace(4) %2, !71, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !80)
  %3 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 8, !dbg !83
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8, !dbg !83, !tbaa !84
  %5 = load ptr addrspace(4), ptr addrspace(4) %2, align 8, !dbg !88, !tbaa !89
  %6 = load i32, ptr addrspace(4) %5, align 4, !dbg !88, !tbaa !10
  %7 = load ptr addrspace(1), ptr addrspace(4) %4, align 8, !dbg !90, !tbaa !91
  %8 = load ptr addrspace(1), ptr addrspace(1) %7, align 8, !dbg !90
  %9 = tail call spir_func noundef addrspace(1) i32 %8(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %4, i32 noundef %6) #11, !dbg !93
  store i32 %9, ptr addrspace(4) %5, align 4, !dbg !94, !tbaa !10
  ret void, !dbg !95
}

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_ZTS6Decode(ptr noundef readonly byval(%class.anon) align 8 captures(none) %0) local_unnamed_addr #2 !dbg !96 {
  %2 = addrspacecast ptr %0 to ptr addrspace(4)
    #dbg_declare(ptr %0, !98, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !103)
    #dbg_value(ptr addrspace(4) %2, !104, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !113)
  %3 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 8, !dbg !116
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8, !dbg !116, !tbaa !117
  %5 = load ptr addrspace(4), ptr addrspace(4) %4, align 8, !dbg !119, !tbaa !56
  %6 = load ptr addrspace(4), ptr addrspace(4) %2, align 8, !dbg !120, !tbaa !121
  %7 = load i32, ptr addrspace(4) %6, align 4, !dbg !120, !tbaa !10
  %8 = tail call spir_func noundef i32 @_Z7decodedPK7Decoderi(ptr addrspace(4) noundef %5, i32 noundef %7) #10, !dbg !122
  store i32 %8, ptr addrspace(4) %6, align 4, !dbg !123, !tbaa !10
  ret void, !dbg !124
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define spir_func noundef i32 @_Z7decodedPK7Decoderi(ptr addrspace(4) noundef %0, i32 noundef %1) local_unnamed_addr #3 !dbg !125 {
    #dbg_value(ptr addrspace(4) %0, !131, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !133)
    #dbg_value(i32 %1, !132, !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef), !133)
  %3 = load ptr addrspace(1), ptr addrspace(4) %0, align 8, !dbg !134, !tbaa !91
  %4 = load ptr addrspace(1), ptr addrspace(1) %3, align 8, !dbg !134
  %5 = tail call spir_func noundef addrspace(1) i32 %4(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %0, i32 noundef %1) #11, !dbg !135
  ret i32 %5, !dbg !136
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define spir_func noundef ptr addrspace(4) @_Z10make_codecPv(ptr addrspace(4) noundef writeonly captures(address_is_null, ret: address, provenance) initializes((0, 12), (16, 28)) %0) local_unnamed_addr #4 {
  store ptr addrspace(1) getelementptr inbounds nuw inrange(-16, 16) (i8, ptr addrspace(1) @_ZTV7Encoder, i64 16), ptr addrspace(4) %0, align 8, !tbaa !91
  %2 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 8
  store i32 3, ptr addrspace(4) %2, align 8, !tbaa !137
  %3 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  store ptr addrspace(1) getelementptr inbounds nuw inrange(-16, 8) (i8, ptr addrspace(1) @_ZTV7Decoder, i64 16), ptr addrspace(4) %3, align 8, !tbaa !91
  %4 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 24
  store i32 1, ptr addrspace(4) %4, align 8, !tbaa !139
  store ptr addrspace(1) getelementptr inbounds nuw inrange(-16, 24) (i8, ptr addrspace(1) @_ZTV7Scaling, i64 16), ptr addrspace(4) %0, align 8, !tbaa !91
  store ptr addrspace(1) getelementptr inbounds nuw inrange(-16, 8) (i8, ptr addrspace(1) @_ZTV7Scaling, i64 56), ptr addrspace(4) %3, align 8, !tbaa !91
  %5 = icmp eq ptr addrspace(4) %0, null
  %6 = select i1 %5, ptr addrspace(4) null, ptr addrspace(4) %3
  ret ptr addrspace(4) %6
}

declare spir_func void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: mustprogress norecurse nounwind
define linkonce_odr spir_func void @_ZNK7Encoder8describeEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %0) unnamed_addr #5 comdat align 2 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define spir_func noundef i32 @_ZNK7Scaling6encodeEi(ptr addrspace(4) noundef readonly align 8 captures(none) dereferenceable_or_null(28) %0, i32 noundef %1) unnamed_addr #6 align 2 {
  %3 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 8
  %4 = load i32, ptr addrspace(4) %3, align 8, !tbaa !137
  %5 = mul nsw i32 %4, %1
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define spir_func noundef i32 @_ZNK7Scaling6decodeEi(ptr addrspace(4) noundef readonly align 8 captures(none) dereferenceable_or_null(28) %0, i32 noundef %1) unnamed_addr #7 align 2 {
  %3 = sitofp i32 %1 to double
  %4 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 8
  %5 = load i32, ptr addrspace(4) %4, align 8, !tbaa !137
  %6 = sitofp i32 %5 to double
  %7 = fdiv double %3, %6
  %8 = fptosi double %7 to i32
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 24
  %10 = load i32, ptr addrspace(4) %9, align 8, !tbaa !139
  %11 = sub nsw i32 %8, %10
  ret i32 %11
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define spir_func noundef i32 @_ZThn16_NK7Scaling6decodeEi(ptr addrspace(4) noundef readonly captures(none) %0, i32 noundef %1) unnamed_addr #8 align 2 {
  %3 = sitofp i32 %1 to double
  %4 = getelementptr inbounds i8, ptr addrspace(4) %0, i64 -8
  %5 = load i32, ptr addrspace(4) %4, align 8, !tbaa !137
  %6 = sitofp i32 %5 to double
  %7 = fdiv double %3, %6
  %8 = fptosi double %7 to i32
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 8
  %10 = load i32, ptr addrspace(4) %9, align 8, !tbaa !139
  %11 = sub nsw i32 %8, %10
  ret i32 %11
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define spir_func void @_Z8refer_toP7Scaling(ptr addrspace(4) noundef writeonly captures(none) initializes((0, 12), (16, 28)) %0) local_unnamed_addr #9 {
  store ptr addrspace(1) getelementptr inbounds nuw inrange(-16, 16) (i8, ptr addrspace(1) @_ZTV7Encoder, i64 16), ptr addrspace(4) %0, align 8, !tbaa !91
  %2 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 8
  store i32 3, ptr addrspace(4) %2, align 8, !tbaa !137
  %3 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  store ptr addrspace(1) getelementptr inbounds nuw inrange(-16, 8) (i8, ptr addrspace(1) @_ZTV7Decoder, i64 16), ptr addrspace(4) %3, align 8, !tbaa !91
  %4 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 24
  store i32 1, ptr addrspace(4) %4, align 8, !tbaa !139
  store ptr addrspace(1) getelementptr inbounds nuw inrange(-16, 24) (i8, ptr addrspace(1) @_ZTV7Scaling, i64 16), ptr addrspace(4) %0, align 8, !tbaa !91
  store ptr addrspace(1) getelementptr inbounds nuw inrange(-16, 8) (i8, ptr addrspace(1) @_ZTV7Scaling, i64 56), ptr addrspace(4) %3, align 8, !tbaa !91
  ret void
}

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="main_codecs.cpp" }
attributes #1 = { convergent mustprogress norecurse nounwind "calls-indirectly"="_ZTS5quick" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="main_codecs.cpp" }
attributes #2 = { convergent mustprogress norecurse nounwind "calls-indirectly"="_ZTS5exact" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="main_codecs.cpp" }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="main_codecs.cpp" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="factory.cpp" }
attributes #5 = { mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "indirectly-callable"="_ZTS5quick" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="codecs.cpp" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "indirectly-callable"="_ZTS5exact" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="codecs.cpp" }
attributes #8 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="codecs.cpp" }
attributes #9 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "sycl-module-id"="codecs.cpp" }
attributes #10 = { convergent nounwind }
attributes #11 = { convergent nounwind "virtual-call" }

!llvm.dbg.cu = !{!0}
!llvm.ident = !{!9}
!llvm.errno.tbaa = !{!10}
!sycl_aspects = !{!14}
!llvm.module.flags = !{!15, !16, !17, !18}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "sources/virtual_functions/main_codecs.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "47fbf98367d673fba8639b1212df21b6")
!2 = !{!3}
!3 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "syclext", scope: !0, entity: !4, file: !8, line: 7)
!4 = !DINamespace(name: "experimental", scope: !5)
!5 = !DINamespace(name: "oneapi", scope: !6)
!6 = !DINamespace(name: "ext", scope: !7)
!7 = !DINamespace(name: "sycl", scope: null)
!8 = !DIFile(filename: "sources/virtual_functions/codecs.hpp", directory: ".", checksumkind: CSK_MD5, checksum: "456c583721ec40538ff7e46f719bc299")
!9 = !{!"clang version 22.1.8"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{!"fp64", i32 6}
!15 = !{i32 7, !"Dwarf Version", i32 5}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 7, !"frame-pointer", i32 2}
!19 = distinct !DISubprogram(linkageName: "_ZTS4Make", scope: !1, file: !1, type: !20, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !22, keyInstructions: true)
!20 = !DISubroutineType(types: !21)
!21 = !{}
!22 = !{!23}
!23 = !DILocalVariable(name: "kernel", arg: 1, scope: !19, type: !24, flags: DIFlagArtificial)
!24 = distinct !DICompositeType(tag: DW_TAG_class_type, file: !1, line: 12, size: 128, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !25)
!25 = !{!26, !30}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "decoder", scope: !24, file: !1, line: 12, baseType: !27, size: 64)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64, dwarfAddressSpace: 4)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64, dwarfAddressSpace: 4)
!29 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Decoder", file: !8, line: 19, size: 128, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS7Decoder")
!30 = !DIDerivedType(tag: DW_TAG_member, name: "place", scope: !24, file: !1, line: 12, baseType: !31, size: 64, offset: 64)
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64, dwarfAddressSpace: 4)
!32 = !DILocation(line: 0, scope: !19)
!33 = !DILocalVariable(name: "this", arg: 1, scope: !34, type: !41, flags: DIFlagArtificial | DIFlagObjectPointer)
!34 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ6submitRN4sycl5queueEPvP7EncoderPP7DecoderPiENKUlvE_clEv", scope: !24, file: !1, line: 12, type: !35, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !39, retainedNodes: !40, keyInstructions: true)
!35 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !36)
!36 = !{null, !37}
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!38 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !24)
!39 = !DISubprogram(name: "operator()", scope: !24, file: !1, line: 12, type: !35, scopeLine: 12, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!40 = !{!33}
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64, dwarfAddressSpace: 4)
!42 = !DILocation(line: 0, scope: !34, inlinedAt: !43)
!43 = distinct !DILocation(line: 35, column: 107, scope: !44)
!44 = !DILexicalBlockFile(scope: !19, file: !45, discriminator: 0)
!45 = !DIFile(filename: "sources/virtual_functions/sycl.hpp", directory: ".", checksumkind: CSK_MD5, checksum: "37cdaa11d0dddc4766440e19983cecaf")
!46 = !DILocation(line: 12, column: 51, scope: !34, inlinedAt: !43)
!47 = !{!48, !51, i64 8}
!48 = !{!"_ZTSZ6submitRN4sycl5queueEPvP7EncoderPP7DecoderPiEUlvE_", !49, i64 0, !51, i64 8}
!49 = !{!"p2 _ZTS7Decoder", !50, i64 0}
!50 = !{!"any p2 pointer", !51, i64 0}
!51 = !{!"any pointer", !12, i64 0}
!52 = !DILocation(line: 12, column: 40, scope: !34, inlinedAt: !43, atomGroup: 2, atomRank: 2)
!53 = !DILocation(line: 12, column: 30, scope: !34, inlinedAt: !43)
!54 = !{!48, !49, i64 0}
!55 = !DILocation(line: 12, column: 38, scope: !34, inlinedAt: !43, atomGroup: 2, atomRank: 1)
!56 = !{!57, !57, i64 0}
!57 = !{!"p1 _ZTS7Decoder", !51, i64 0}
!58 = !DILocation(line: 35, column: 107, scope: !44, atomGroup: 1, atomRank: 1)
!59 = distinct !DISubprogram(linkageName: "_ZTS6Encode", scope: !1, file: !1, type: !20, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !60, keyInstructions: true)
!60 = !{!61}
!61 = !DILocalVariable(name: "kernel", arg: 1, scope: !59, type: !62, flags: DIFlagArtificial)
!62 = distinct !DICompositeType(tag: DW_TAG_class_type, file: !1, line: 14, size: 128, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !63)
!63 = !{!64, !67}
!64 = !DIDerivedType(tag: DW_TAG_member, name: "values", scope: !62, file: !1, line: 14, baseType: !65, size: 64)
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64, dwarfAddressSpace: 4)
!66 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "encoder", scope: !62, file: !1, line: 14, baseType: !68, size: 64, offset: 64)
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !69, size: 64, dwarfAddressSpace: 4)
!69 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Encoder", file: !8, line: 12, size: 128, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS7Encoder")
!70 = !DILocation(line: 0, scope: !59)
!71 = !DILocalVariable(name: "this", arg: 1, scope: !72, type: !79, flags: DIFlagArtificial | DIFlagObjectPointer)
!72 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ6submitRN4sycl5queueEPvP7EncoderPP7DecoderPiENKUlvE0_clEv", scope: !62, file: !1, line: 14, type: !73, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !77, retainedNodes: !78, keyInstructions: true)
!73 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !74)
!74 = !{null, !75}
!75 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !76, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!76 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !62)
!77 = !DISubprogram(name: "operator()", scope: !62, file: !1, line: 14, type: !73, scopeLine: 14, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!78 = !{!71}
!79 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !76, size: 64, dwarfAddressSpace: 4)
!80 = !DILocation(line: 0, scope: !72, inlinedAt: !81)
!81 = distinct !DILocation(line: 35, column: 107, scope: !82)
!82 = !DILexicalBlockFile(scope: !59, file: !45, discriminator: 0)
!83 = !DILocation(line: 14, column: 43, scope: !72, inlinedAt: !81)
!84 = !{!85, !87, i64 8}
!85 = !{!"_ZTSZ6submitRN4sycl5queueEPvP7EncoderPP7DecoderPiEUlvE0_", !86, i64 0, !87, i64 8}
!86 = !{!"p1 int", !51, i64 0}
!87 = !{!"p1 _ZTS7Encoder", !51, i64 0}
!88 = !DILocation(line: 14, column: 59, scope: !72, inlinedAt: !81)
!89 = !{!85, !86, i64 0}
!90 = !DILocation(line: 14, column: 52, scope: !72, inlinedAt: !81)
!91 = !{!92, !92, i64 0}
!92 = !{!"vtable pointer", !13, i64 0}
!93 = !DILocation(line: 14, column: 52, scope: !72, inlinedAt: !81, atomGroup: 2, atomRank: 2)
!94 = !DILocation(line: 14, column: 41, scope: !72, inlinedAt: !81, atomGroup: 2, atomRank: 1)
!95 = !DILocation(line: 35, column: 107, scope: !82, atomGroup: 1, atomRank: 1)
!96 = distinct !DISubprogram(linkageName: "_ZTS6Decode", scope: !1, file: !1, type: !20, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !97, keyInstructions: true)
!97 = !{!98}
!98 = !DILocalVariable(name: "kernel", arg: 1, scope: !96, type: !99, flags: DIFlagArtificial)
!99 = distinct !DICompositeType(tag: DW_TAG_class_type, file: !1, line: 16, size: 128, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !100)
!100 = !{!101, !102}
!101 = !DIDerivedType(tag: DW_TAG_member, name: "values", scope: !99, file: !1, line: 16, baseType: !65, size: 64)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "decoder", scope: !99, file: !1, line: 16, baseType: !27, size: 64, offset: 64)
!103 = !DILocation(line: 0, scope: !96)
!104 = !DILocalVariable(name: "this", arg: 1, scope: !105, type: !112, flags: DIFlagArtificial | DIFlagObjectPointer)
!105 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ6submitRN4sycl5queueEPvP7EncoderPP7DecoderPiENKUlvE1_clEv", scope: !99, file: !1, line: 16, type: !106, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !110, retainedNodes: !111, keyInstructions: true)
!106 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !107)
!107 = !{null, !108}
!108 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !109, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 4)
!109 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !99)
!110 = !DISubprogram(name: "operator()", scope: !99, file: !1, line: 16, type: !106, scopeLine: 16, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!111 = !{!104}
!112 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !109, size: 64, dwarfAddressSpace: 4)
!113 = !DILocation(line: 0, scope: !105, inlinedAt: !114)
!114 = distinct !DILocation(line: 35, column: 107, scope: !115)
!115 = !DILexicalBlockFile(scope: !96, file: !45, discriminator: 0)
!116 = !DILocation(line: 16, column: 52, scope: !105, inlinedAt: !114)
!117 = !{!118, !49, i64 8}
!118 = !{!"_ZTSZ6submitRN4sycl5queueEPvP7EncoderPP7DecoderPiEUlvE1_", !86, i64 0, !49, i64 8}
!119 = !DILocation(line: 16, column: 51, scope: !105, inlinedAt: !114)
!120 = !DILocation(line: 16, column: 61, scope: !105, inlinedAt: !114)
!121 = !{!118, !86, i64 0}
!122 = !DILocation(line: 16, column: 43, scope: !105, inlinedAt: !114, atomGroup: 2, atomRank: 2)
!123 = !DILocation(line: 16, column: 41, scope: !105, inlinedAt: !114, atomGroup: 2, atomRank: 1)
!124 = !DILocation(line: 35, column: 107, scope: !115, atomGroup: 1, atomRank: 1)
!125 = distinct !DISubprogram(name: "decoded", linkageName: "_Z7decodedPK7Decoderi", scope: !1, file: !1, line: 9, type: !126, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !130, keyInstructions: true)
!126 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !127)
!127 = !{!66, !128, !66}
!128 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !129, size: 64, dwarfAddressSpace: 4)
!129 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !29)
!130 = !{!131, !132}
!131 = !DILocalVariable(name: "codec", arg: 1, scope: !125, file: !1, line: 9, type: !128)
!132 = !DILocalVariable(name: "value", arg: 2, scope: !125, file: !1, line: 9, type: !66)
!133 = !DILocation(line: 0, scope: !125)
!134 = !DILocation(line: 9, column: 88, scope: !125)
!135 = !DILocation(line: 9, column: 88, scope: !125, atomGroup: 1, atomRank: 2)
!136 = !DILocation(line: 9, column: 74, scope: !125, atomGroup: 1, atomRank: 1)
!137 = !{!138, !11, i64 8}
!138 = !{!"_ZTS7Encoder", !11, i64 8}
!139 = !{!140, !11, i64 8}
!140 = !{!"_ZTS7Decoder", !11, i64 8}
