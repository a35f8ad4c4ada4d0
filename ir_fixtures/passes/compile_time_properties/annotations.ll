; An annotation of a pointer with properties gets one string for all of them, equal strings share a variable; alignments go
; to what reads and writes through the pointer; cache controls alone go to what makes the pointer. An annotation that says
; nothing more goes away, and unnamed values close the gap. A second run changes nothing.
; RUN: syclopt -passes=compile-time-properties -S < %s | FileCheck %s
; RUN: syclopt -passes=compile-time-properties,compile-time-properties -S < %s | FileCheck %s

target triple = "spir64-unknown-unknown"

@.str = private unnamed_addr addrspace(1) constant [16 x i8] c"sycl-properties\00", section "llvm.metadata"
@.str.1 = private unnamed_addr addrspace(1) constant [9 x i8] c"main.cpp\00", section "llvm.metadata"
@buffer_location = private unnamed_addr addrspace(1) constant [21 x i8] c"sycl-buffer-location\00", section "llvm.metadata"
@alignment = private unnamed_addr addrspace(1) constant [15 x i8] c"sycl-alignment\00", section "llvm.metadata"
@datapath = private unnamed_addr addrspace(1) constant [14 x i8] c"sycl-datapath\00", section "llvm.metadata"
@read_hint = private unnamed_addr addrspace(1) constant [21 x i8] c"sycl-cache-read-hint\00", section "llvm.metadata"
@write_hint = private unnamed_addr addrspace(1) constant [22 x i8] c"sycl-cache-write-hint\00", section "llvm.metadata"
@prefetch = private unnamed_addr addrspace(1) constant [19 x i8] c"sycl-prefetch-hint\00", section "llvm.metadata"
@prefetch_nt = private unnamed_addr addrspace(1) constant [22 x i8] c"sycl-prefetch-hint-nt\00", section "llvm.metadata"
@unknown = private unnamed_addr addrspace(1) constant [13 x i8] c"sycl-unknown\00", section "llvm.metadata"
@three = private unnamed_addr addrspace(1) constant [2 x i8] c"3\00", section "llvm.metadata"
@hex = private unnamed_addr addrspace(1) constant [5 x i8] c"0x40\00", section "llvm.metadata"
@octal = private unnamed_addr addrspace(1) constant [4 x i8] c"010\00", section "llvm.metadata"
@reads = private unnamed_addr addrspace(1) constant [4 x i8] c"258\00", section "llvm.metadata"
@writes = private unnamed_addr addrspace(1) constant [9 x i8] c"19922944\00", section "llvm.metadata"
@empty = private unnamed_addr addrspace(1) constant [1 x i8] zeroinitializer, section "llvm.metadata"
@several = private constant { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @buffer_location, ptr addrspace(1) @three, ptr addrspace(1) @alignment, ptr addrspace(1) @hex, ptr addrspace(1) @datapath, ptr addrspace(1) null }
@aligned = private constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @alignment, ptr addrspace(1) @octal }
@reading = private constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @read_hint, ptr addrspace(1) @reads }
@writing = private constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @write_hint, ptr addrspace(1) @writes }
@fetching = private constant { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @read_hint, ptr addrspace(1) @reads, ptr addrspace(1) @prefetch, ptr addrspace(1) @three, ptr addrspace(1) @prefetch_nt, ptr addrspace(1) @three }
@none = private constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @unknown, ptr addrspace(1) @empty }

; CHECK:      @.str.2 = private unnamed_addr addrspace(1) constant [17 x i8] c"{5921:\223\22}{5825}\00", section "llvm.metadata"
; CHECK-NEXT: @.str.3 = private unnamed_addr addrspace(1) constant [11 x i8] c"{44:\22010\22}\00", section "llvm.metadata"
; CHECK-NEXT: @.str.4 = private unnamed_addr addrspace(1) constant [25 x i8] c"{6442:\223,1\22}{6442:\223,3\22}\00", section "llvm.metadata"
; CHECK-NOT:  @.str.5

; CHECK-LABEL: define spir_func i32 @named(
define spir_func i32 @named(ptr addrspace(4) %p, ptr addrspace(4) %d) {
entry:
  ; CHECK: %a = call ptr addrspace(4) @llvm.ptr.annotation.p4.p1(ptr addrspace(4) %p, ptr addrspace(1) @.str.2, ptr addrspace(1) @.str.1, i32 7, ptr addrspace(1) null)
  %a = call ptr addrspace(4) @llvm.ptr.annotation.p4.p1(ptr addrspace(4) %p, ptr addrspace(1) @.str, ptr addrspace(1) @.str.1, i32 7, ptr addrspace(1) @several)
  ; CHECK-NEXT: %v = load volatile { i32, i32 }, ptr addrspace(4) %a, align 64, !kind !0
  %v = load volatile { i32, i32 }, ptr addrspace(4) %a, !kind !0
  ; CHECK-NEXT: store i32 1, ptr addrspace(4) %a, align 64 ; a comment, with %a
  store i32 1, ptr addrspace(4) %a, align 4 ; a comment, with %a
  ; CHECK-NEXT: store ptr addrspace(4) %a, ptr addrspace(4) %d, align 8
  store ptr addrspace(4) %a, ptr addrspace(4) %d, align 8
  %cast = addrspacecast ptr addrspace(4) %a to ptr addrspace(1)
  ; CHECK: store i8 1, ptr addrspace(1) %cast, align 64
  store i8 1, ptr addrspace(1) %cast
  ; CHECK-NEXT: call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 64 %a, ptr addrspace(4) %d, i64 8, i1 false)
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 1 %a, ptr addrspace(4) %d, i64 8, i1 false)
  ; CHECK-NEXT: call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 1 %d, ptr addrspace(4) align 64 %a, i64 8, i1 false)
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 1 %d, ptr addrspace(4) %a, i64 8, i1 false)
  ; Of the alignment alone, nothing is left when something takes it.
  ; CHECK-NEXT: %w = load i32, ptr addrspace(4) %p, align 8
  %b = call ptr addrspace(4) @llvm.ptr.annotation.p4.p1(ptr addrspace(4) %p, ptr addrspace(1) @.str, ptr addrspace(1) @.str.1, i32 7, ptr addrspace(1) @aligned)
  %w = load i32, ptr addrspace(4) %b
  ; CHECK-NEXT: %c = call ptr addrspace(4) @llvm.ptr.annotation.p4.p1(ptr addrspace(4) %p, ptr addrspace(1) @.str.3,
  %c = call ptr addrspace(4) @llvm.ptr.annotation.p4.p1(ptr addrspace(4) %p, ptr addrspace(1) @.str, ptr addrspace(1) @.str.1, i32 7, ptr addrspace(1) @aligned)
  store ptr addrspace(4) %c, ptr addrspace(4) %d
  ; CHECK: %again = call ptr addrspace(4) @llvm.ptr.annotation.p4.p1(ptr addrspace(4) %c, ptr addrspace(1) @.str.3,
  %again = call ptr addrspace(4) @llvm.ptr.annotation.p4.p1(ptr addrspace(4) %c, ptr addrspace(1) @.str, ptr addrspace(1) @.str.1, i32 7, ptr addrspace(1) @aligned)
  ret i32 %w
}

; CHECK-LABEL: define spir_func i32 @numbered(ptr addrspace(4) %0) {
define spir_func i32 @numbered(ptr addrspace(4) %0) {
  ; Two annotations of one pointer, and a third that says nothing.
  ; CHECK-NEXT: %2 = getelementptr i8, ptr addrspace(4) %0, i64 4, !spirv.Decorations ![[BOTH:[0-9]+]]
  %2 = getelementptr i8, ptr addrspace(4) %0, i64 4
  %3 = call ptr addrspace(4) @llvm.ptr.annotation.p4.p1(ptr addrspace(4) %2, ptr addrspace(1) @.str, ptr addrspace(1) @.str.1, i32 7, ptr addrspace(1) @reading)
  %4 = call ptr addrspace(4) @llvm.ptr.annotation.p4.p1(ptr addrspace(4) %3, ptr addrspace(1) @.str, ptr addrspace(1) @.str.1, i32 7, ptr addrspace(1) @none)
  %5 = call ptr addrspace(4) @llvm.ptr.annotation.p4.p1(ptr addrspace(4) %4, ptr addrspace(1) @.str, ptr addrspace(1) @.str.1, i32 7, ptr addrspace(1) @writing)
  ; CHECK-NEXT: br label %3
  br label %6

; CHECK: 3: ; preds = %1
6: ; preds = %1
  ; CHECK-NEXT: %4 = load i32, ptr addrspace(4) %2, align 4
  %7 = load i32, ptr addrspace(4) %5, align 4
  ; CHECK-NEXT: %5 = call ptr addrspace(4) @llvm.ptr.annotation.p4.p1(ptr addrspace(4) %2, ptr addrspace(1) @.str.4, ptr addrspace(1) @.str.1, i32 7, ptr addrspace(1) null), !spirv.Decorations ![[READ:[0-9]+]]
  %8 = call ptr addrspace(4) @llvm.ptr.annotation.p4.p1(ptr addrspace(4) %4, ptr addrspace(1) @.str, ptr addrspace(1) @.str.1, i32 7, ptr addrspace(1) @fetching)
  ; CHECK-NEXT: %6 = load i32, ptr addrspace(4) %5, align 4
  %9 = load i32, ptr addrspace(4) %8, align 4
  ; CHECK-NEXT: %7 = add i32 %4, %6
  %10 = add i32 %7, %9
  ; CHECK-NEXT: ret i32 %7
  ret i32 %10
}

declare ptr addrspace(4) @llvm.ptr.annotation.p4.p1(ptr addrspace(4), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))
declare void @llvm.memcpy.p4.p4.i64(ptr addrspace(4), ptr addrspace(4), i64, i1)

!0 = !{}

; Reading: level 1 (L2) uncached, level 0 (L1) streaming. Writing: 0x1300000 is write-through of L1 and L2 and write-back
; of L1.
; CHECK-DAG: ![[READ]] = !{![[R1:[0-9]+]], ![[R2:[0-9]+]]}
; CHECK-DAG: ![[BOTH]] = !{![[R1]], ![[R2]], ![[W1:[0-9]+]], ![[W2:[0-9]+]], ![[W3:[0-9]+]]}
; CHECK-DAG: ![[R1]] = !{i32 6442, i32 1, i32 0}
; CHECK-DAG: ![[R2]] = !{i32 6442, i32 0, i32 2}
; CHECK-DAG: ![[W1]] = !{i32 6443, i32 0, i32 1}
; CHECK-DAG: ![[W2]] = !{i32 6443, i32 1, i32 1}
; CHECK-DAG: ![[W3]] = !{i32 6443, i32 0, i32 2}
