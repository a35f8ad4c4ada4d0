; What stays: loads before which all is written, that all ways come by, of which nothing is left where ways meet, and
; those of the entry.
; RUN: syclopt -passes=sycl-hide-overwritten-loads -S < %s | FileCheck %s
; UNCHANGED: LLVM can load none of these behind a store

; CHECK-LABEL: define i32 @written_before(
; CHECK: %old = load i32, ptr %p, align 4
define i32 @written_before(ptr %p, ptr %q, i32 %now, i1 %c) {
  br i1 %c, label %then, label %end

then:
  store i32 %now, ptr %q, align 4
  %old = load i32, ptr %p, align 4
  br label %end

end:
  %found = phi i32 [ %old, %then ], [ %now, %0 ]
  store i32 %found, ptr %p, align 4
  ret i32 %found
}

; CHECK-LABEL: define i32 @of_all_rounds(
; CHECK: %x = load i32, ptr %place, align 4
define i32 @of_all_rounds(ptr %p, ptr %q, i64 %n) {
  br label %round

round:
  %k = phi i64 [ 0, %0 ], [ %next, %round ]
  %sum = phi i32 [ 0, %0 ], [ %more, %round ]
  %place = getelementptr i32, ptr %p, i64 %k
  %x = load i32, ptr %place, align 4
  %to = getelementptr i32, ptr %q, i64 %k
  store i32 %x, ptr %to, align 4
  %more = add i32 %sum, %x
  %next = add i64 %k, 1
  %goes.on = icmp ult i64 %next, %n
  br i1 %goes.on, label %round, label %end

end:
  ret i32 %more
}

; CHECK-LABEL: define i32 @copied(
; CHECK: %x = load i32, ptr %p, align 4
; CHECK: %y = load volatile i32, ptr %p, align 4
define i32 @copied(ptr %p, ptr %q, i1 %c) {
  br i1 %c, label %then, label %end

then:
  %x = load i32, ptr %p, align 4
  %y = load volatile i32, ptr %p, align 4
  %both = add i32 %x, %y
  store i32 %both, ptr %q, align 4
  br label %end

end:
  %found = phi i32 [ 1, %then ], [ 2, %0 ]
  ret i32 %found
}

; CHECK-LABEL: define i32 @entry(
; CHECK: %old = load i32, ptr %p, align 4
define i32 @entry(ptr %p, i32 %now, i1 %c) {
  %old = load i32, ptr %p, align 4
  store i32 %now, ptr %p, align 4
  br i1 %c, label %then, label %end

then:
  br label %end

end:
  %found = phi i32 [ %old, %then ], [ %now, %0 ]
  ret i32 %found
}
