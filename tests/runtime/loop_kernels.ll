; Kernels with loops in each work-item, for tests of work-items that run in step.
target triple = "spirv64-unknown-unknown"

; counts[i] = the steps from i + 1 to 1, where even numbers are halved and odd ones become 3 * n + 1
define spir_kernel void @steps(ptr addrspace(1) %counts, i32 %limit) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %x = trunc i64 %id to i32
  %inside = icmp slt i32 %x, %limit
  br i1 %inside, label %start, label %end

start:
  %first = add nsw i32 %x, 1
  br label %head

head:
  %number = phi i32 [ %first, %start ], [ %new, %join ]
  %count = phi i32 [ 0, %start ], [ %next, %join ]
  %done = icmp eq i32 %number, 1
  br i1 %done, label %found, label %body

body:
  %next = add nsw i32 %count, 1
  %odd = trunc i32 %number to i1
  br i1 %odd, label %triple, label %half

triple:
  %three = mul i32 %number, 3
  %tripled = add i32 %three, 1
  br label %join

half:
  %halved = lshr i32 %number, 1
  br label %join

join:
  %new = phi i32 [ %tripled, %triple ], [ %halved, %half ]
  br label %head

found:
  %place = getelementptr i32, ptr addrspace(1) %counts, i64 %id
  store i32 %count, ptr addrspace(1) %place
  br label %end

end:
  ret void
}

; c = a * b, for square matrices of %n lines, in tiles as large as a work-group
define spir_kernel void @product(i64 %n, ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %c, ptr addrspace(3) %tile) {
  %x = call spir_func i64 @_Z13get_global_idj(i32 0)
  %y = call spir_func i64 @_Z13get_global_idj(i32 1)
  %lx = call spir_func i64 @_Z12get_local_idj(i32 0)
  %ly = call spir_func i64 @_Z12get_local_idj(i32 1)
  %size = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %area = mul i64 %size, %size
  %other = getelementptr float, ptr addrspace(3) %tile, i64 %area
  %line = mul i64 %ly, %size
  %mine = add i64 %line, %lx
  %to.a = getelementptr float, ptr addrspace(3) %tile, i64 %mine
  %to.b = getelementptr float, ptr addrspace(3) %other, i64 %mine
  %row = mul i64 %y, %n
  br label %tiles

tiles:
  %at = phi i64 [ 0, %0 ], [ %at.next, %added ]
  %total = phi float [ 0.0, %0 ], [ %sum.next, %added ]
  %column = add i64 %at, %lx
  %index.a = add i64 %row, %column
  %from.a = getelementptr float, ptr addrspace(1) %a, i64 %index.a
  %value.a = load float, ptr addrspace(1) %from.a
  store float %value.a, ptr addrspace(3) %to.a
  %line.b = add i64 %at, %ly
  %row.b = mul i64 %line.b, %n
  %index.b = add i64 %row.b, %x
  %from.b = getelementptr float, ptr addrspace(1) %b, i64 %index.b
  %value.b = load float, ptr addrspace(1) %from.b
  store float %value.b, ptr addrspace(3) %to.b
  call spir_func void @_Z7barrierj(i32 1)
  br label %sums

sums:
  %k = phi i64 [ 0, %tiles ], [ %k.next, %sums ]
  %sum = phi float [ %total, %tiles ], [ %sum.next, %sums ]
  %near = add i64 %line, %k
  %one.place = getelementptr float, ptr addrspace(3) %tile, i64 %near
  %one = load float, ptr addrspace(3) %one.place
  %far.line = mul i64 %k, %size
  %far = add i64 %far.line, %lx
  %two.place = getelementptr float, ptr addrspace(3) %other, i64 %far
  %two = load float, ptr addrspace(3) %two.place
  %sum.next = call float @llvm.fmuladd.f32(float %one, float %two, float %sum)
  %k.next = add i64 %k, 1
  %more = icmp ult i64 %k.next, %size
  br i1 %more, label %sums, label %added

added:
  call spir_func void @_Z7barrierj(i32 1)
  %at.next = add i64 %at, %size
  %again = icmp ult i64 %at.next, %n
  br i1 %again, label %tiles, label %end

end:
  %index = add i64 %row, %x
  %to = getelementptr float, ptr addrspace(1) %c, i64 %index
  store float %sum.next, ptr addrspace(1) %to
  ret void
}

; found[i] = y, of: y = j = 0; while (j++ < last) { if (y == i) continue; y = in[j] ^ j; }
define spir_kernel void @skipping(ptr addrspace(1) %in, i32 %last, ptr addrspace(1) %found) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %x = trunc i64 %id to i32
  br label %rounds

rounds:
  %j = phi i32 [ 0, %0 ], [ %next, %read ]
  %y = phi i32 [ 0, %0 ], [ %new, %read ]
  %skip = icmp eq i32 %y, %x
  br label %skipping

skipping:
  %now = phi i32 [ %j, %rounds ], [ %next, %goes.on ]
  %done = icmp eq i32 %now, %last
  br i1 %done, label %end, label %goes.on

goes.on:
  %next = add i32 %now, 1
  br i1 %skip, label %skipping, label %read

read:
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %next
  %value = load i32, ptr addrspace(1) %from
  %new = xor i32 %value, %next
  br label %rounds

end:
  %to = getelementptr i32, ptr addrspace(1) %found, i64 %id
  store i32 %y, ptr addrspace(1) %to
  ret void
}

; found[i] = how many of the lowest bits of in[i] make 10 together, of which each is 1 if it is set, else 2; told after a
; barrier
define spir_kernel void @rounds(ptr addrspace(1) %in, ptr addrspace(1) %found) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %from = getelementptr i32, ptr addrspace(1) %in, i64 %id
  %number = load i32, ptr addrspace(1) %from
  br label %head

head:
  %count = phi i32 [ 0, %0 ], [ %next, %join ]
  %sum = phi i32 [ 0, %0 ], [ %new, %join ]
  %done = icmp uge i32 %sum, 10
  br i1 %done, label %end, label %body

body:
  %bit = lshr i32 %number, %count
  %set = trunc i32 %bit to i1
  br i1 %set, label %one, label %two

one:
  %sum.1 = add i32 %sum, 1
  br label %join

two:
  %sum.2 = add i32 %sum, 2
  store i32 %count, ptr addrspace(1) %from
  br label %join

join:
  %new = phi i32 [ %sum.1, %one ], [ %sum.2, %two ]
  %next = add i32 %count, 1
  br label %head

end:
  call spir_func void @_Z7barrierj(i32 1)
  %to = getelementptr i32, ptr addrspace(1) %found, i64 %id
  store i32 %count, ptr addrspace(1) %to
  ret void
}

; found[i] = 2 * i: what the last round stores through a pointer, which turns to another variable, read after a barrier
define spir_kernel void @turning(ptr addrspace(1) %found) {
  %first = alloca i32
  %second = alloca [4 x i32]
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %x = trunc i64 %id to i32
  br label %head

head:
  %count = phi i32 [ 0, %0 ], [ %next, %head ]
  %pointer = phi ptr [ %first, %0 ], [ %other, %head ]
  %value = mul i32 %x, %count
  store i32 %value, ptr %pointer
  %last = and i32 %x, 3
  %other = getelementptr i32, ptr %second, i32 %last
  %next = add i32 %count, 1
  %again = icmp ult i32 %next, 3
  br i1 %again, label %head, label %end

end:
  call spir_func void @_Z7barrierj(i32 1)
  %all = load i32, ptr %pointer
  %to = getelementptr i32, ptr addrspace(1) %found, i64 %id
  store i32 %all, ptr addrspace(1) %to
  ret void
}

; found[0] += 0 + 1 + 2 + 3 + 4
define spir_kernel void @atomics(ptr addrspace(1) %found) {
  br label %round

round:
  %count = phi i32 [ 0, %0 ], [ %next, %round ]
  %old = atomicrmw add ptr addrspace(1) %found, i32 %count syncscope("device") monotonic
  %next = add i32 %count, 1
  %more = icmp ult i32 %next, 5
  br i1 %more, label %round, label %end

end:
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func i64 @_Z14get_local_sizej(i32)
declare spir_func void @_Z7barrierj(i32)
declare float @llvm.fmuladd.f32(float, float, float)
