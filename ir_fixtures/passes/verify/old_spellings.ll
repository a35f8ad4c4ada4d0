; LLVM reads what LLVM up to 18 wrote: an index that is marked with inrange. Strings that look alike keep what they are.
; RUN: not syclopt -passes=verify -S %s 2>&1 | FileCheck %s
; RUN-UNCHANGED: the verifier changes nothing
; RUN: grep -v absent %s | syclopt -passes=verify -S | FileCheck %s --check-prefix=GOOD
; RUN: grep -v absent %s | syclopt -passes='llvm(globaldce)' -S | FileCheck %s --check-prefix=LLVM
; CHECK: old_spellings.ll:16:98: error: {{.*}}@absent
; GOOD: getelementptr inbounds ({ [3 x ptr] }, ptr @table, i32 0, inrange i32 0, i32 2)
; LLVM: c", inrange i32 0"
; LLVM: getelementptr inbounds ({{(i8|\{ \[3 x ptr\] \})}}, ptr @table, {{i64 16|i32 0, i32 0, i32 2}})

@table = constant { [3 x ptr] } zeroinitializer
@text = constant [15 x i8] c", inrange i32 0"

define void @f(ptr %p) {
  store ptr getelementptr inbounds ({ [3 x ptr] }, ptr @table, i32 0, inrange i32 0, i32 2), ptr %p
  store ptr getelementptr inbounds ({ [3 x ptr] }, ptr @table, i32 0, inrange i32 0, i32 1), ptr @absent
  ret void
}
