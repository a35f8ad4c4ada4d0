; -print-pipeline-passes prints the shortest text of the pipeline to stdout, and runs nothing.
; RUN: syclopt --passes=' verify ,internalize< preserve = "a b" ; preserve=c >, llvm( globaldce , default<O2> ), device-code-split<mode=kernel>' -print-pipeline-passes absent.ll | FileCheck %s

; CHECK: {{^}}verify,internalize<preserve="a b",c>,llvm(globaldce,default<O2>),device-code-split<mode=kernel>{{$}}
; CHECK-NOT: define

define void @f() {
  ret void
}
