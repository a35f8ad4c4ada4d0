; Text of LLVM up to 19 has constant expressions that are instructions alone today: they become such, as in a bitcode
; reader, once at the start of the function. Lines of errors are those of the text. In the value of a variable, and in
; part of an aggregate, no instruction can stand.
; RUN: split-file %s %t
; RUN: syclopt -passes='llvm(strip-dead-prototypes)' -S %t/in.ll | FileCheck %s
; RUN: not syclopt -passes=verify -S %t/line.ll 2>&1 | FileCheck %s --check-prefix=LINE
; RUN: not syclopt -passes=verify -S %t/part.ll 2>&1 | FileCheck %s --check-prefix=PART

; CHECK:      entry:
; CHECK-NEXT:   %constexpr1 = icmp ne ptr @weak, null
; CHECK-NEXT:   %constexpr2 = icmp eq ptr @a, @b
; CHECK-NEXT:   %constexpr3 = zext i1 %constexpr2 to i64
; CHECK-NEXT:   %constexpr4 = getelementptr inbounds [4 x i32], ptr @b, i64 0, i64 %constexpr3
; CHECK-NEXT:   %constexpr5 = and i64 ptrtoint (ptr @a to i64), 15
; CHECK-NEXT:   %constexpr6 = icmp eq ptr @a, @b
; CHECK-NEXT:   %constexpr7 = sext i1 %constexpr6 to i32
; CHECK-NEXT:   %constexpr8 = select i1 %constexpr6, i32 1, i32 2
; CHECK-NEXT:   %constexpr9 = mul nsw <2 x i32> <i32 ptrtoint (ptr @a to i32), i32 1>, splat (i32 3)
; CHECK-NEXT:   %constexpr = alloca i32
; CHECK-NEXT:   br i1 %constexpr1, label %then, label %else
; CHECK:        store i64 %constexpr5, ptr %constexpr4
; CHECK:        %v = phi i32 [ %constexpr8, %then ], [ %constexpr7, %else ], [ %constexpr7, %else ]
; CHECK-NEXT:   call void @outside(ptr @text, <2 x i32> %constexpr9)

; LINE: line.ll:6:11: error: {{.*}}use of undefined value '%absent': 'ret i32 ^%absent'
; PART: part.ll:4:21: error: {{.*}}icmp constexprs are no longer supported; in bitcode (clang -c -emit-llvm) they are read

;--- in.ll
@a = global i32 0
@b = global [4 x i32] zeroinitializer
@weak = extern_weak global i32
@text = constant [6 x i8] c"zext ("

define i32 @f() {
entry:
  %constexpr = alloca i32
  br i1 icmp ne (ptr @weak, ptr null), label %then, label %else ; zext (

then:
  store i64 and (i64 ptrtoint (ptr @a to i64), i64 15), ptr getelementptr inbounds ([4 x i32], ptr @b, i64 0, i64 zext (i1 icmp eq (ptr @a, ptr @b) to i64))
  br label %end

else:
  switch i32 1, label %end [ i32 2, label %end ]

end:
  %v = phi i32 [ select (i1 icmp eq (ptr @a, ptr @b), i32 1, i32 2), %then ], [ sext (i1 icmp eq (ptr @a, ptr @b) to i32), %else ], [ sext (i1 icmp eq (ptr @a, ptr @b) to i32), %else ]
  call void @outside(ptr @text, <2 x i32> mul nsw (<2 x i32> <i32 ptrtoint (ptr @a to i32), i32 1>, <2 x i32> <i32 3, i32 3>))
  ret i32 %v
}

declare void @outside(ptr, <2 x i32>)
;--- line.ll
@a = global i32 0
define i32 @f() {
  call void @g(i1 icmp
                 eq (ptr @a, ; }
                     ptr @f))
  ret i32 %absent
}
declare void @g(i1)
;--- part.ll
@a = global i32 0

define void @f(ptr %p) {
  store { i1 } { i1 icmp eq (ptr @a, ptr @f) }, ptr %p
  ret void
}
