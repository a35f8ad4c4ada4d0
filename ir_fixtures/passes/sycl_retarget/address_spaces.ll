; Pointers of all kinds become plain ones; intrinsics that differ by them alone become one. Local memory is asked for.
; RUN: syclopt -passes='sycl-retarget<processor=x86_64>,verify' -S < %s | FileCheck %s

; CHECK: target triple = "x86_64-unknown-linux-gnu"
target triple = "spirv64-unknown-unknown"

; CHECK: @factor = constant float 2.000000e+00
; CHECK-NEXT: @tile = internal global [4 x float] undef
@factor = addrspace(2) constant float 2.000000e+00
@tile = internal addrspace(3) global [4 x float] undef, align 4

; CHECK: define spir_kernel void @run(ptr align 4 %out, ptr "sycl-local-memory" %scratch)
define spir_kernel void @run(ptr addrspace(1) align 4 %out, ptr addrspace(3) %scratch) {
; CHECK-NEXT: %tile.place = call ptr @__native_local(ptr @tile)
; CHECK-NEXT: %generic = bitcast ptr %out to ptr
  %generic = addrspacecast ptr addrspace(1) %out to ptr addrspace(4)
; CHECK-NEXT: call void @llvm.memcpy.p0.p0.i64(ptr %generic, ptr %scratch, i64 4, i1 false)
  call void @llvm.memcpy.p4.p3.i64(ptr addrspace(4) %generic, ptr addrspace(3) %scratch, i64 4, i1 false)
; CHECK-NEXT: call void @llvm.memcpy.p0.p0.i64(ptr %out, ptr %scratch, i64 4, i1 false)
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) %out, ptr addrspace(3) %scratch, i64 4, i1 false)
; A constant expression around a variable in local memory becomes instructions.
; CHECK-NEXT: %local = getelementptr i8, ptr %tile.place, i64 4
; CHECK-NEXT: %local1 = bitcast ptr %local to ptr
; CHECK-NEXT: store float 1.000000e+00, ptr %local1
  store float 1.000000e+00, ptr addrspace(4) addrspacecast (ptr addrspace(3) getelementptr inrange(-4, 8) (i8, ptr addrspace(3) @tile, i64 4) to ptr addrspace(4))
; CHECK-NEXT: %local2 = ptrtoint ptr %tile.place to i64
; CHECK-NEXT: %local3 = sub nuw i64 %local2, 4
; CHECK-NEXT: store i64 %local3, ptr %out
  store i64 sub nuw (i64 ptrtoint (ptr addrspace(3) @tile to i64), i64 4), ptr addrspace(1) %out
; CHECK-NEXT: %id = call i64 @_Z13get_global_idj(i32 0) #[[CALL:[0-9]+]]
  %id = call spir_func i64 @_Z13get_global_idj(i32 0) #1
  ret void
}

; CHECK: declare i64 @_Z13get_global_idj(i32) #[[QUERY:[0-9]+]]
declare spir_func i64 @_Z13get_global_idj(i32) #0
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64
; CHECK-NOT: llvm.memcpy
declare void @llvm.memcpy.p4.p3.i64(ptr addrspace(4), ptr addrspace(3), i64, i1)
declare void @llvm.memcpy.p1.p3.i64(ptr addrspace(1), ptr addrspace(3), i64, i1)

; What a query reads is memory now.
; CHECK: attributes #[[QUERY]] = { convergent nounwind "kept"="memory(none)" }
; CHECK-NEXT: attributes #[[CALL]] = { nounwind }
attributes #0 = { convergent nounwind memory(none) "kept"="memory(none)" }
attributes #1 = { readnone }
