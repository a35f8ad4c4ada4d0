; A program without device code, and one whose device code keeps the rules, pass as they are.
; UNCHANGED: there is nothing to report
; RUN: syclopt -passes=sycl-diagnose-device-code -Werror -S < %s | FileCheck %s
; RUN: syclopt -passes=sycl-diagnose-device-code -Werror %S/../../real/if_device.ll -o %t.ll

; CHECK: define i32 @main()
define i32 @main() {
  %p = call ptr @malloc(i64 4)
  %r = call i32 @main()
  ret i32 %r
}

declare ptr @malloc(i64)
