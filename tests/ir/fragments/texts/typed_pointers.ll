; What LLVM 14 reads and, but for the new words, LLVM 9: typed pointers, constant expressions that are gone by now.
source_filename = "typed_pointers.ll"

%struct.node = type { %struct.node*, i8 addrspace(3)*, i32 (i8*, ...)*, void ()** }
%opencl.image2d_ro_t = type opaque
%callback = type void (%struct.node*, [2 x i8]*)*
%mmx = type { x86_mmx }

@text = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@node = global %struct.node { %struct.node* @node, i8 addrspace(3)* addrspacecast (i8* getelementptr inbounds ([3 x i8], [3 x i8]* @text, i64 0, i64 0) to i8 addrspace(3)*), i32 (i8*, ...)* @printf, void ()** null }
@table = constant { [3 x i8*] } { [3 x i8*] [i8* null, i8* bitcast (i32 (i8*, ...)* @printf to i8*), i8* inttoptr (i64 add (i64 ptrtoint ([3 x i8]* @text to i64), i64 1) to i8*)] }
@point = constant i8** getelementptr inbounds ({ [3 x i8*] }, { [3 x i8*] }* @table, i32 0, inrange i32 0, i32 2)
@chosen = global i32 select (i1 icmp eq (i32* @chosen, i32* null), i32 1, i32 2)
@taken = global i32 extractvalue ({ i32, i32 } { i32 1, i32 2 }, 1)
@put = global { i32, i32 } insertvalue ({ i32, i32 } zeroinitializer, i32 ptrtoint (i8* @byte to i32), 0)
@byte = global i8 0
@picked = global i64 extractelement (<2 x i64> <i64 ptrtoint (i8* @byte to i64), i64 2>, i32 0)
@mixed = global <2 x i64> shufflevector (<2 x i64> <i64 ptrtoint (i8* @byte to i64), i64 2>, <2 x i64> undef, <2 x i32> <i32 1, i32 0>)
@quotient = global i64 sdiv exact (i64 ptrtoint (i8* @byte to i64), i64 8)
@wide = global double 0x3FF0000000000000
@label = global i8* blockaddress(@jumps, %there)
@negated = global float fneg (float 1.0)
@sum = global float fadd (float uitofp (i64 ptrtoint (i8* @byte to i64) to float), float 1.0)
@alias = alias i8, getelementptr inbounds ([3 x i8], [3 x i8]* @text, i32 0, i32 1)
@resolver = ifunc i32 (), i32 ()* ()* @resolve

declare i32 @printf(i8* nocapture readonly, ...) local_unnamed_addr #0
declare i32 ()* @resolve()
declare void @llvm.dbg.value(metadata, metadata, metadata) #1
declare void @takes(%struct.node* byval(%struct.node) align 8, i32* sret(i32), i8** swifterror, i8* nest, i32* inalloca(i32))

define spir_kernel void @kernel(%opencl.image2d_ro_t addrspace(1)* %image, i32 addrspace(1)* nocapture writeonly %out) local_unnamed_addr #0 !kernel_arg_addr_space !0 !dbg !4 {
  %call = tail call spir_func <4 x float> @read(%opencl.image2d_ro_t addrspace(1)* %image, <2 x i32> <i32 1, i32 undef>) #1, !dbg !9
  call void @llvm.dbg.value(metadata i32 addrspace(1)* %out, metadata !8, metadata !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 8)), !dbg !9
  call void @llvm.dbg.value(metadata !DIArgList(i32 7, i32 undef), metadata !8, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus)), !dbg !9
  ret void
}

declare spir_func <4 x float> @read(%opencl.image2d_ro_t addrspace(1)*, <2 x i32>)

define i32 (i8*, ...)* @jumps(i32 %x, void (i32)* %callee, i8* (i8*)** %slot) #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
  %1 = call i32 (i8*, ...) @printf(i8* getelementptr inbounds ([3 x i8], [3 x i8]* @text, i64 0, i64 0), i32 %x)
  call void %callee(i32 %x)
  call void bitcast (i32 (i8*, ...)* @printf to void (i32)*)(i32 0)
  %loaded = load i8* (i8*)*, i8* (i8*)** %slot
  %2 = call noalias i8* %loaded(i8* dereferenceable_or_null(8) null)
  %3 = invoke i32 (...)* ()* @makes()
          to label %next unwind label %bad

next:
  callbr void asm sideeffect "jmp ${1:l}", "r,X,~{dirflag},~{fpsr},~{flags}"(i32 %x, i8* blockaddress(@jumps, %there))
          to label %bad.next [label %there]

bad.next:
  ret i32 (i8*, ...)* null

there:
  ret i32 (i8*, ...)* null

bad:
  %4 = landingpad { i8*, i32 } catch i8* null
  resume { i8*, i32 } %4
}

declare i32 (...)* ()* @makes()
declare i32 @__gxx_personality_v0(...)

attributes #0 = { inaccessiblemem_or_argmemonly nounwind speculatable "less-precise-fpmad"="false" "no-frame-pointer-elim-non-leaf" }
attributes #1 = { nounwind readnone alignstack=8 }

!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!3}
!0 = !{i32 1, i32 1}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, producer: "", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !{})
!2 = !DIFile(filename: "a.cl", directory: "")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "kernel", scope: !2, file: !2, line: 1, type: !5, isLocal: false, isDefinition: true, scopeLine: 1, flags: DIFlagPrototyped, isOptimized: true, unit: !1, retainedNodes: !{!8})
!5 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !{null})
!6 = !{i32 (i8*, ...)* @printf, !"value", i8* bitcast (i32* @chosen to i8*)}
!7 = !{void ()* null}
!8 = !DILocalVariable(name: "out", arg: 2, scope: !4, file: !2, line: 1, type: !10)
!9 = !DILocation(line: 1, column: 1, scope: !4)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!kept = !{!6, !7}
