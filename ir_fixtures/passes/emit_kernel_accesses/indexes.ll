; Offsets are forms of the global id, the global size and the arguments, in bytes, whatever way they are computed.
; RUN: syclopt -passes=emit-kernel-accesses %s -o %t.table && syclopt-image show %t_0.prop | FileCheck %s

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spirv64-unknown-unknown"

%struct.Pair = type { i16, i32 }

; CHECK: accesses{{ +}}plain: load 1 4 4*id0; store 0 4 4 + 4*id0{{$}}
define spir_kernel void @plain(ptr addrspace(1) %to, ptr addrspace(1) %from) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %a = getelementptr float, ptr addrspace(1) %from, i64 %i
  %x = load float, ptr addrspace(1) %a
  %b = getelementptr inbounds float, ptr addrspace(1) %to, i64 %i
  %next = getelementptr i8, ptr addrspace(1) %b, i64 4
  store float %x, ptr addrspace(1) %next
  ret void
}

; An index that is cut off is right between bounds. So LLVM writes that a number is cut and extended: by shifts or a mask.
; CHECK: cut: load 1 4 4*arg2:0:4*id1 + 4*id0; load 1 8 8*id1; store 0 2 4 + 8*id0; store 0 1 -1 + -1*id0 + 1*size0;
; CHECK-SAME: bounds -2147483648 2147483647 1*arg2:0:4*id1 + 1*id0; bounds -2147483648 2147483647 1*id1; bounds 0 4294967295 1*id0{{$}}
define spir_kernel void @cut(ptr addrspace(1) %to, ptr addrspace(1) %from, i32 %width) {
  %x = call spir_func i64 @_Z13get_global_idj(i32 0)
  %y = call spir_func i64 @_Z13get_global_idj(i32 1)
  %n = call spir_func i64 @_Z15get_global_sizej(i32 0)
  %x32 = trunc i64 %x to i32
  %y32 = trunc i64 %y to i32
  %row = mul nsw i32 %y32, %width
  %at = add nsw i32 %x32, %row
  %index = sext i32 %at to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %from, i64 %index
  %v = load float, ptr addrspace(1) %p
  %up = shl i64 %y, 32
  %down = ashr exact i64 %up, 29
  %q = getelementptr i8, ptr addrspace(1) %from, i64 %down
  %w = load double, ptr addrspace(1) %q
  %masked = and i64 %x, 4294967295
  %r = getelementptr %struct.Pair, ptr addrspace(1) %to, i64 %masked, i32 1
  store i16 0, ptr addrspace(1) %r
  %not = xor i64 %x, -1
  %back = add i64 %n, %not
  %s = getelementptr i8, ptr addrspace(1) %to, i64 %back
  store i8 0, ptr addrspace(1) %s
  ret void
}

; SPIR-V's variables and functions, and members of parameters by value.
; CHECK: of_spirv: load 1 4 4*arg2:8:8 + 4*id1; load 1 4 4*id0 + 4*id1*size0 + 4*id2*size0*size1; store 0 16 16*id0{{$}}
define spir_kernel void @of_spirv(ptr addrspace(1) %to, ptr addrspace(1) %from, ptr byval([2 x i64]) %range) {
  %ids = load <3 x i64>, ptr addrspace(1) @__spirv_BuiltInGlobalInvocationId
  %x = extractelement <3 x i64> %ids, i64 0
  %y = load i64, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @__spirv_BuiltInGlobalInvocationId, i64 8)
  %offset = call spir_func i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 1)
  %row = sub i64 %y, %offset
  %member = getelementptr i64, ptr %range, i64 1
  %width = load i64, ptr %member
  %generic = addrspacecast ptr addrspace(1) %from to ptr addrspace(4)
  %start = getelementptr i32, ptr addrspace(4) %generic, i64 %width
  %p = getelementptr i32, ptr addrspace(4) %start, i64 %row
  %v = load i32, ptr addrspace(4) %p
  %linear = call spir_func i64 @_Z29__spirv_BuiltInGlobalLinearIdv()
  %q = getelementptr i32, ptr addrspace(4) %generic, i64 %linear
  %w = load i32, ptr addrspace(4) %q
  %r = getelementptr <4 x i32>, ptr addrspace(1) %to, i64 %x
  store <4 x i32> zeroinitializer, ptr addrspace(1) %r
  ret void
}

; Anywhere: an index that is loaded, a pointer that moves on in a loop, one of two pointers; blocks of memory.
; CHECK: anywhere: load 1 8 8*id0; load 1 4 ?; load 0 4 ?; load 1 24 24*id0; store 0 24 24*id0{{$}}
define spir_kernel void @anywhere(ptr addrspace(1) %to, ptr addrspace(1) %from) {
entry:
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %a = getelementptr i64, ptr addrspace(1) %from, i64 %i
  %other = load i64, ptr addrspace(1) %a
  %b = getelementptr i32, ptr addrspace(1) %from, i64 %other
  %c = load i32, ptr addrspace(1) %b
  br label %loop
loop:
  %at = phi ptr addrspace(1) [ %to, %entry ], [ %next, %loop ]
  %next = getelementptr i32, ptr addrspace(1) %at, i64 1
  %d = load i32, ptr addrspace(1) %next
  %e = icmp eq i32 %d, %c
  br i1 %e, label %loop, label %end
end:
  %f = getelementptr [24 x i8], ptr addrspace(1) %from, i64 %i
  %g = getelementptr [24 x i8], ptr addrspace(1) %to, i64 %i
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %g, ptr addrspace(1) %f, i64 24, i1 false)
  ret void
}

; Memory of the work-item alone, and what nobody writes, is nobody's business.
; CHECK: nothing: none{{$}}
define spir_kernel void @nothing(float %a, i32 %i) {
  %own = alloca [4 x float]
  %p = getelementptr float, ptr %own, i32 %i
  store float %a, ptr %p
  %q = getelementptr float, ptr addrspace(2) @table, i32 %i
  %v = load float, ptr addrspace(2) %q
  %s = call spir_func float @_Z6sincosfPU3AS0f(float %v, ptr %own)
  ret void
}

@__spirv_BuiltInGlobalInvocationId = external addrspace(1) constant <3 x i64>
@table = addrspace(2) constant [2 x float] zeroinitializer

declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z15get_global_sizej(i32)
declare spir_func i64 @_Z27__spirv_BuiltInGlobalOffseti(i32)
declare spir_func i64 @_Z29__spirv_BuiltInGlobalLinearIdv()
declare spir_func float @_Z6sincosfPU3AS0f(float, ptr)
declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
