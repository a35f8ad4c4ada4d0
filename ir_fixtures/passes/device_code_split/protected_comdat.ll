; What shares a comdat with a function that stays visible is visible, too, and so is what it stands for: the alias.
; RUN: syclopt -passes='device-code-split<mode=none;clean-up>' %s -S | FileCheck %s

; CHECK: $group = comdat any
; CHECK: @other_name = weak alias void (), ptr @callee
; CHECK: define linkonce spir_func void @callee() #[[#]] comdat($group) {
; CHECK-NOT: @alone

$group = comdat any
$single = comdat any

@other_name = weak alias void (), ptr @callee

define linkonce spir_func void @callee() #0 comdat($group) {
  ret void
}

define weak spir_func void @alone() comdat($single) {
  ret void
}

attributes #0 = { "referenced-indirectly" }
