; Without a loop, work-items run in step where they load what they have in common from an array that they write to, or
; for some of them alone. Others are left to LLVM: they write elsewhere, or need what does not stand in rows.
; RUN: syclopt -passes='sycl-vectorize-work-items<bits=256>,verify' -S < %s | FileCheck %s

target triple = "x86_64-unknown-linux-gnu"

; CHECK: ptr @in_place.region.0, ptr @in_place.region.0.in_step, i64 8)
define void @in_place(ptr %..arguments, ptr %..launch) {
  call void @__native_run_items(ptr %..arguments, ptr %..launch, i64 0, ptr @in_place.region.0, ptr null, i64 0)
  ret void
}

define internal i32 @in_place.region.0(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
  %to = load ptr, ptr %..arguments, align 8, !invariant.load !0
  %id = call i64 @__native_query_item_global_id(ptr %..item, i32 0)
  %row = call i64 @__native_query_item_global_id(ptr %..item, i32 1)
  %first = getelementptr float, ptr %to, i64 %row
  %common = load float, ptr %first
  %place = getelementptr float, ptr %to, i64 %id
  %own = load float, ptr %place
  %less = fsub float %own, %common
  store float %less, ptr %place
  ret i32 -1
}

; CHECK: ptr @for_some.region.0, ptr @for_some.region.0.in_step, i64 8)
define void @for_some(ptr %..arguments, ptr %..launch) {
  call void @__native_run_items(ptr %..arguments, ptr %..launch, i64 0, ptr @for_some.region.0, ptr null, i64 0)
  ret void
}

define internal i32 @for_some.region.0(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
  %from = load ptr, ptr %..arguments, align 8, !invariant.load !0
  %to.place = getelementptr { ptr, ptr, i64 }, ptr %..arguments, i64 0, i32 1
  %to = load ptr, ptr %to.place, align 8, !invariant.load !0
  %count.place = getelementptr { ptr, ptr, i64 }, ptr %..arguments, i64 0, i32 2
  %count = load i64, ptr %count.place, align 8, !invariant.load !0
  %id = call i64 @__native_query_item_global_id(ptr %..item, i32 0)
  %row = call i64 @__native_query_item_global_id(ptr %..item, i32 1)
  %is_in = icmp ult i64 %id, %count
  br i1 %is_in, label %in, label %end

in:
  %first = getelementptr float, ptr %from, i64 %row
  %common = load float, ptr %first
  %place = getelementptr float, ptr %to, i64 %id
  store float %common, ptr %place
  br label %end

end:
  ret i32 -1
}

; CHECK: ptr @elsewhere.region.0, ptr null, i64
define void @elsewhere(ptr %..arguments, ptr %..launch) {
  call void @__native_run_items(ptr %..arguments, ptr %..launch, i64 0, ptr @elsewhere.region.0, ptr null, i64 0)
  ret void
}

define internal i32 @elsewhere.region.0(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
  %from = load ptr, ptr %..arguments, align 8, !invariant.load !0
  %to.place = getelementptr { ptr, ptr }, ptr %..arguments, i64 0, i32 1
  %to = load ptr, ptr %to.place, align 8, !invariant.load !0
  %id = call i64 @__native_query_item_global_id(ptr %..item, i32 0)
  %row = call i64 @__native_query_item_global_id(ptr %..item, i32 1)
  %first = getelementptr float, ptr %from, i64 %row
  %common = load float, ptr %first
  %place = getelementptr float, ptr %to, i64 %id
  store float %common, ptr %place
  ret i32 -1
}

; CHECK: ptr @far.region.0, ptr null, i64
define void @far(ptr %..arguments, ptr %..launch) {
  call void @__native_run_items(ptr %..arguments, ptr %..launch, i64 0, ptr @far.region.0, ptr null, i64 0)
  ret void
}

define internal i32 @far.region.0(ptr %..arguments, ptr %..item, ptr %..frame, ptr %..index) {
  %to = load ptr, ptr %..arguments, align 8, !invariant.load !0
  %id = call i64 @__native_query_item_global_id(ptr %..item, i32 0)
  %common = load float, ptr %to
  %other = mul i64 %id, 33
  %place = getelementptr float, ptr %to, i64 %other
  %own = load float, ptr %place
  %less = fsub float %own, %common
  store float %less, ptr %place
  ret i32 -1
}

; The common value is loaded once, where at least one goes that way.
; CHECK-LABEL: define internal i32 @for_some.region.0.in_step(
; CHECK: [[SOME:%.+]] = icmp ne i8 %{{.+}}, 0
; CHECK: br i1 [[SOME]],
; CHECK: load float, ptr %first
; CHECK: call void @llvm.masked.store.v8f32.p0(
declare i64 @__native_query_item_global_id(ptr, i32)
declare void @__native_run_items(ptr, ptr, i64, ptr, ptr, i64)

!0 = !{}
