; What LLVM 22 reads: every kind of type, constant, attribute, metadata, header and call that it has.
source_filename = "opaque_pointers.ll"

%0 = type { i32, ptr }
%"quoted \22 name" = type <{ i8, %0, [4 x <2 x float>] }>
%forward = type opaque
%empty = type {}
%packed.empty = type <{}>
%image = type target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)
%sampler = type { target("spirv.Sampler"), ptr addrspace(3) }
%nested = type { { { [0 x i1] } }, <vscale x 4 x i32>, ppc_fp128, x86_fp80, fp128, half, bfloat, double, i128 }
%amx = type { x86_amx }

$group = comdat any
$"odd name" = comdat nodeduplicate

@bytes = private unnamed_addr constant [8 x i8] c"a\22b\\;\00\FF\0A", align 1
@0 = internal addrspace(1) global i32 0, section "odd, section", align 4
@"quoted, global" = global ptr @"quoted, global"
@tls = thread_local(localexec) global i64 -9223372036854775808
@array = global [2 x ptr] [ptr @fancy, ptr null], comdat($"odd name")
@struct = global { i32, <{ i8, i8 }>, {}, [0 x i8] } { i32 7, <{ i8, i8 }> <{ i8 1, i8 -2 }>, {} zeroinitializer, [0 x i8] undef }
@vector = global <4 x i32> <i32 1, i32 undef, i32 poison, i32 s0x80>
@same = global <4 x i32> splat (i32 3)
@wide = global i128 u0xFFFFFFFFFFFFFFFFFFFFFFFF
@floats = global { float, double, double, half, x86_fp80, fp128, ppc_fp128, bfloat } { float 1.5, double -2.5e-07, double 0x7FF8000000000000, half 0xH3C00, x86_fp80 0xK3FFF8000000000000000, fp128 0xL00000000000000003FFF000000000000, ppc_fp128 0xM3FF00000000000000000000000000000, bfloat 0xR3F80 }
@truth = global [2 x i1] [i1 true, i1 false]
@moved = global ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @0, i64 4)
@ranged = constant ptr getelementptr inbounds inrange(-16, 16) ({ [4 x ptr] }, ptr @table, i32 0, i32 0, i32 2)
@table = constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr inttoptr (i64 ptrtoint (ptr @bytes to i64) to ptr), ptr addrspacecast (ptr addrspace(1) @0 to ptr), ptr poison] }
@distance = global i32 trunc (i64 sub (i64 ptrtoint (ptr dso_local_equivalent @fancy to i64), i64 ptrtoint (ptr @distance to i64)) to i32)
@unguarded = global ptr no_cfi @fancy
@signed = global ptr ptrauth (ptr @fancy, i32 2, i64 1234, ptr @signed)
@label = global ptr blockaddress(@fancy, %"odd block")
@addition = global i64 add nuw nsw (i64 ptrtoint (ptr @bytes to i64), i64 1)
@handle = global target("spirv.DeviceEvent") zeroinitializer
@tagged = global i32 5, !kind !{!"inline", i32 1}, align 4
@sanitized = external global i8, no_sanitize_address, align 1
@alias = hidden alias i8, getelementptr (i8, ptr @bytes, i64 1)

define weak_odr hidden amdgpu_kernel void @kernel(ptr addrspace(1) noalias nonnull align 16 dereferenceable(64) %out, ptr align 8 %"the argument", i32 noundef range(i32 0, 5) %n, ptr captures(address, read_provenance) %c, ptr initializes((0, 4), (8, 12)) writable dereferenceable(16) %w) local_unnamed_addr addrspace(0) #0 section ".kernels" partition "part" comdat($group) align 256 gc "statepoint-example" prefix i32 42 prologue [2 x i8] c"\EB\06" personality ptr @personality !reqd_work_group_size !2 !dbg !7 {
  ret void
}

define void @fancy(ptr sret({ i32, [2 x i8] }) align 4 %s, i32 zeroext %x, float nofpclass(nan inf) %f, ptr swiftself %self, ptr swifterror %error, ...) unnamed_addr #1 memory(argmem: readwrite, inaccessiblemem: read) allockind("alloc,zeroed") allocsize(1) uwtable(sync) vscale_range(1,16) "key"="value with \22 and , and )" "flag" comdat($group) align 16 personality ptr @personality {
entry:
  %a = tail call fast nofpclass(nan) float @llvm.fabs.f32(float %f)
  %b = call nnan nsz float (float, ...) @variadic(float %a, i32 signext -5, ptr nonnull getelementptr inbounds (i8, ptr @bytes, i64 2), <2 x i8> <i8 1, i8 2>, {} zeroinitializer, ptr null) #2 [ "deopt"(i32 1, ptr @bytes), "x\22y"() ]
  %"odd result" = call cc 42 noundef i32 asm sideeffect inteldialect "mov $0, \22${1:c}\22; # $$", "=r,i,~{dirflag},~{fpsr},~{flags}"(i32 5)
  call void asm sideeffect alignstack unwind "nop", ""()
  %indirect = call range(i32 0, 2) i32 %self(ptr nocapture %s, ptr align 8 @bytes)
  call void inttoptr (i64 64 to ptr)()
  call void @llvm.metadata(metadata !3, metadata i32 5, metadata !"string", metadata !{})
  notail call spir_func addrspace(0) void @"quoted function"(i8 poison, i1 true, double -0.0)
  invoke fastcc void @raises(ptr byval(i64) %self)
          to label %next unwind label %"odd block" , !prof !{!"branch_weights", i32 1, i32 2}

next:
  callbr void asm sideeffect "jmp ${1:l}", "r,!i,!i"(i32 %x)
          to label %other [label %other, label %last]

other:
  call void @llvm.token(token none) nounwind memory(none)
  br label %last

last:
  ret void

"odd block":
  %pad = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %pad
}

define void @forwards(ptr %x, ...) {
  musttail call void (ptr, ...) @forward(ptr %x, ...)
  ret void
}

define swifttailcc void @swift(ptr swiftasync %context) presplitcoroutine "frame-pointer"="all" {
  ret void
}

declare !dbg !8 extern_weak dso_local noalias noundef nonnull ptr @allocate(i64 noundef, i64 allocalign) #3
declare dllimport x86_stdcallcc i32 @"quoted function too"(...)
declare riscv_vls_cc(128) void @lengths(<4 x i32>)
declare cc42 void @numbered()
declare void @llvm.metadata(metadata, metadata, metadata, metadata)
declare float @llvm.fabs.f32(float)
declare float @variadic(float, ...)
declare void @"quoted function"(i8, i1, double)
declare void @raises(ptr byval(i64))
declare void @llvm.token(token)
declare void @forward(ptr, ...)
declare i32 @personality(...)

attributes #0 = { convergent mustprogress noinline norecurse nounwind alignstack=16 "amdgpu-flat-work-group-size"="1,256" "uniform" }
attributes #1 = { cold nofree nosync speculatable willreturn }
attributes #2 = { nobuiltin "no-builtins" }
attributes #3 = { allockind("alloc,uninitialized,aligned") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }

!named = !{!0, !4}
!0 = distinct !{!0, !1, null, !"text with \22 and , and }", i64 -3, ptr @bytes, !{!5, !{}}}
!1 = !{ptr @tagged}
!2 = !{i32 8, i32 1, i32 1}
!3 = !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_constu, 18446744073709551615, DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_stack_value)
!4 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !5, producer: "by, hand \22", isOptimized: true, flags: "", runtimeVersion: 0, emissionKind: FullDebug, enums: !{}, retainedTypes: !{}, globals: !{}, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "a.cpp", directory: "/d", checksumkind: CSK_MD5, checksum: "000102030405060708090a0b0c0d0e0f")
!6 = !DISubroutineType(types: !{null, !9})
!7 = distinct !DISubprogram(name: "kernel", linkageName: "kernel", scope: !5, file: !5, line: 3, type: !6, scopeLine: 3, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4)
!8 = !DISubprogram(name: "allocate", scope: !5, file: !5, line: 1, type: !6, spFlags: DISPFlagOptimized)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 320, flags: DIFlagVector, elements: !{!11}, dataLocation: !DIExpression(DW_OP_push_object_address))
!11 = !DISubrange(count: 10, lowerBound: -3)
!12 = !DITemplateValueParameter(name: "N", type: !9, value: i32 7)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !10, file: !5, baseType: !9, size: 32, flags: DIFlagBitField | DIFlagStaticMember, extraData: i64 0)
!14 = !DIEnumerator(name: "big", value: 340282366920938463463374607431768211455, isUnsigned: true)
!15 = !GenericDINode(tag: DW_TAG_imported_module, header: "some\00header", operands: {!9, null, !{}})
!16 = !DILocation(line: 1, column: 2, scope: !7, isImplicitCode: true)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(name: "v", scope: null, file: !5, line: 5, type: !9, isLocal: false, isDefinition: true)
!llvm.module.flags = !{!19}
!19 = !{i32 2, !"Debug Info Version", i32 3}
