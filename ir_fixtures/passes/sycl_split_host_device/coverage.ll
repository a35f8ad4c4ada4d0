; What clang writes for reports of coverage: records of functions that are counted on the host, by hashes of their names,
; and not of those that are code for devices alone, whose names nobody would find.
; RUN: syclopt -passes='sycl-split-host-device<host>' -S < %s | FileCheck %s
; RUN: syclopt -passes='sycl-split-host-device<host>' -S < %s | FileCheck %s --check-prefix=GONE

; CHECK-DAG: @__profn_main = private constant [4 x i8] c"main"
; CHECK-DAG: @__profn_absent = private constant [6 x i8] c"absent"
; CHECK-DAG: @__covrec_DB956436E78DD5FAu = linkonce_odr hidden constant i32 1, section "__llvm_covfun"
; CHECK-DAG: @__covrec_ABEB87BF941767E5 = linkonce_odr hidden constant i32 2, section "__llvm_covfun"
; CHECK-DAG: @__llvm_coverage_names = internal constant [1 x ptr] [ptr @__profn_absent]
; CHECK-DAG: @llvm.used = appending global [2 x ptr] [ptr @__covrec_DB956436E78DD5FAu, ptr @__covrec_ABEB87BF941767E5], section "llvm.metadata"

; GONE-NOT: on_device

@__profn_main = private constant [4 x i8] c"main"
@__profn_on_device = private constant [9 x i8] c"on_device"
@__profn_absent = private constant [6 x i8] c"absent"
@__covrec_DB956436E78DD5FAu = linkonce_odr hidden constant i32 1, section "__llvm_covfun"
@__covrec_ABEB87BF941767E5 = linkonce_odr hidden constant i32 2, section "__llvm_covfun"
@__covrec_C1FF8F78955DCB58u = linkonce_odr hidden constant i32 3, section "__llvm_covfun"
@__llvm_coverage_names = internal constant [1 x ptr] [ptr @__profn_absent]
@llvm.used = appending global [3 x ptr] [ptr @__covrec_DB956436E78DD5FAu, ptr @__covrec_ABEB87BF941767E5, ptr @__covrec_C1FF8F78955DCB58u], section "llvm.metadata"

define i32 @main() {
  call void @llvm.instrprof.increment(ptr @__profn_main, i64 1, i32 1, i32 0)
  ret i32 0
}

define void @kernel() "sycl-kernel" {
  call void @on_device()
  ret void
}

define internal void @on_device() {
  call void @llvm.instrprof.increment(ptr @__profn_on_device, i64 2, i32 1, i32 0)
  ret void
}

declare void @llvm.instrprof.increment(ptr, i64, i32, i32)
