; What a vector of conditions was made of is asked one by one; no vector stays.
; RUN: syclopt -passes=sycl-split-conditions,verify -S < %s | FileCheck %s
; RUN: syclopt -passes=sycl-split-conditions,sycl-split-conditions -S < %s | FileCheck %s

; As clang writes `x > 0 && y > 0 && x < w - 1 && y < h`. Only what may be poison is frozen: ids would be no row any more.
; CHECK-LABEL: define spir_kernel void @all(
; CHECK: %less = add nsw i32 %w, -1
; CHECK-NEXT: %element = icmp sgt i32 %x, 0
; CHECK-NEXT: %element1 = icmp sgt i32 %y, 0
; CHECK-NEXT: %element2 = freeze i32 %less
; CHECK-NEXT: %element3 = icmp sgt i32 %element2, %x
; CHECK-NEXT: %element4 = icmp sgt i32 %h, %y
; CHECK-NEXT: %element5 = and i1 %element, %element1
; CHECK-NEXT: %element6 = and i1 %element5, %element3
; CHECK-NEXT: %all = and i1 %element6, %element4
; CHECK-NEXT: store i1 %all, ptr %to
define spir_kernel void @all(ptr %to, i32 %y, i32 %w, i32 %h) {
  %item = call ptr @__native_item()
  %id = call i64 @__native_query_item_global_id(ptr %item, i32 0)
  %x = trunc i64 %id to i32
  %less = add nsw i32 %w, -1
  %1 = insertelement <4 x i32> poison, i32 %x, i64 0
  %2 = insertelement <4 x i32> %1, i32 %y, i64 1
  %3 = insertelement <4 x i32> %2, i32 %less, i64 2
  %4 = insertelement <4 x i32> %3, i32 %h, i64 3
  %5 = insertelement <4 x i32> <i32 0, i32 0, i32 poison, i32 poison>, i32 %x, i64 2
  %6 = insertelement <4 x i32> %5, i32 %y, i64 3
  %7 = icmp samesign sgt <4 x i32> %4, %6
  %8 = freeze <4 x i1> %7
  %9 = bitcast <4 x i1> %8 to i4
  %all = icmp eq i4 %9, -1
  store i1 %all, ptr %to
  ret void
}

; Elements are found behind arithmetic and shuffles too, and computed once.
; CHECK-LABEL: define spir_kernel void @shuffled(
; CHECK-NEXT: %element = add nsw i64 %a, -1
; CHECK-NEXT: %element1 = icmp ult i64 %element, %a
; CHECK-NEXT: %element2 = icmp ne i64 %b, 0
; CHECK-NEXT: %element3 = or i1 %element1, %element2
; CHECK-NEXT: %any = or i1 %element3, %element1
; CHECK-NEXT: store i1 %any, ptr %to
define spir_kernel void @shuffled(ptr %to, i64 %a, i64 %b) {
  %1 = insertelement <2 x i64> poison, i64 %a, i64 0
  %2 = insertelement <2 x i64> %1, i64 %b, i64 1
  %3 = add nsw <2 x i64> %2, splat (i64 -1)
  %less = icmp ult <2 x i64> %3, %2
  %other = icmp ne <2 x i64> %2, zeroinitializer
  %4 = shufflevector <2 x i1> %less, <2 x i1> %other, <3 x i32> <i32 0, i32 3, i32 0>
  %5 = bitcast <3 x i1> %4 to i3
  %any = icmp ne i3 %5, 0
  store i1 %any, ptr %to
  ret void
}

; CHECK-LABEL: define spir_kernel void @negated(
; CHECK-NEXT: %element = fcmp fast olt float %a, 0.0
; CHECK-NEXT: %element1 = fcmp fast olt float %b, 2.0
; CHECK-NEXT: %element2 = and i1 %element, %element1
; CHECK-NEXT: %not.all = xor i1 %element2, true
; CHECK-NEXT: %element3 = fcmp fast olt float %a, 0.0
; CHECK-NEXT: %element4 = fcmp fast olt float %b, 2.0
; CHECK-NEXT: %element5 = or i1 %element3, %element4
; CHECK-NEXT: %none = xor i1 %element5, true
; CHECK-NEXT: store i1 %not.all, ptr %to
define spir_kernel void @negated(ptr %to, float %a, float %b) {
  %1 = insertelement <2 x float> poison, float %a, i64 0
  %2 = insertelement <2 x float> %1, float %b, i64 1
  %3 = fcmp fast olt <2 x float> %2, <float 0.0, float 2.0>
  %4 = bitcast <2 x i1> %3 to i2
  %not.all = icmp ne i2 %4, -1
  %none = icmp eq i2 %4, 0
  store i1 %not.all, ptr %to
  store i1 %none, ptr %to
  ret void
}

; Elements are followed through casts, and what else is taken from the vectors no longer needs them.
; CHECK-LABEL: define spir_kernel void @cast(
; CHECK-NOT: <{{[0-9]}} x
; CHECK: %element = trunc i64 %a to i32
; CHECK-NEXT: %element1 = icmp eq i32 %element, 0
; CHECK: %any = or i1
; CHECK: [[SECOND:%.+]] = trunc i64 %b to i32
; CHECK-NEXT: %second = bitcast i32 [[SECOND]] to i32
; CHECK-NEXT: store i32 %second, ptr %to
define spir_kernel void @cast(ptr %to, i64 %a, i64 %b) {
  %1 = insertelement <2 x i64> poison, i64 %a, i64 0
  %2 = insertelement <2 x i64> %1, i64 %b, i64 1
  %3 = trunc <2 x i64> %2 to <2 x i32>
  %4 = icmp eq <2 x i32> %3, <i32 0, i32 7>
  %5 = bitcast <2 x i1> %4 to i2
  %any = icmp ne i2 %5, 0
  store i1 %any, ptr %to
  %second = extractelement <2 x i32> %3, i64 1
  store i32 %second, ptr %to
  ret void
}

declare ptr @__native_item()
declare i64 @__native_query_item_global_id(ptr, i32)
