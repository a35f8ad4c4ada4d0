; Where the output goes: standard output, a file, a table for more than one image. -S is LLVM's habit and changes nothing
; of textual output; a name that ends in .bc and -emit-bitcode ask for bitcode, which is read as text is.
; RUN: syclopt -passes=globaldce %s | FileCheck %s
; RUN: syclopt -passes globaldce -o - %s | FileCheck %s
; RUN: syclopt --passes=globaldce -S -o %t.ll < %s && FileCheck %s --input-file=%t.ll
; RUN: syclopt -passes=globaldce -S -o %t.ll - < %s && FileCheck %s --input-file=%t.ll
; RUN: syclopt -passes=globaldce -o %t.bc %s && syclopt -passes= %t.bc | FileCheck %s
; RUN: syclopt -passes=globaldce -emit-bitcode %s | syclopt -S | FileCheck %s
; RUN: syclopt -passes=globaldce -o %t.table %s && FileCheck %s --input-file=%t_0.ll
; RUN: syclopt -passes=globaldce -emit-bitcode -o %t.table %s && syclopt %t_0.bc | FileCheck %s
; RUN: not syclopt -emit-bitcode -S %s 2>&1 | FileCheck %s --check-prefix=BOTH
; RUN: not syclopt %s %s 2>&1 | FileCheck %s --check-prefix=TWO
; RUN: not syclopt %t.absent.ll 2>&1 | FileCheck %s --check-prefix=ABSENT
; RUN: not syclopt %s -o %t.absent/x.ll 2>&1 | FileCheck %s --check-prefix=FOLDER

; CHECK-NOT: @dead
; CHECK:     define void @main()
; BOTH:      error: -S and -emit-bitcode contradict each other
; TWO:       error: expected one input file, found
; ABSENT:    absent.ll: error: {{.*[Nn]o such file.*}}
; FOLDER:    x.ll: error: {{.*[Nn]o such file.*}}

@dead = internal global i32 0

define void @main() {
  ret void
}
