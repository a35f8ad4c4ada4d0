; -time-passes has a row for each pass of the pipeline, with its options and the number of its images.
; RUN: syclopt -passes='device-code-split<mode=kernel>,globaldce' -time-passes %s -o /dev/null 2>&1 | FileCheck %s

; CHECK:     seconds percent images pass
; CHECK-DAG: 2 globaldce
; CHECK-DAG: 1 device-code-split<mode=kernel>
; CHECK:     100.0% total

define spir_kernel void @a() {
  ret void
}

define spir_kernel void @b() {
  ret void
}
