; A reference to nothing is refused, with the symbol that makes it: to a symbol, also of code that another pass would
; remove later, to metadata, a comdat. An attribute group that nothing defines is empty, as in LLVM.
; RUN: split-file %s %t
; RUN: not syclopt -passes=globaldce %t/symbol.ll 2>&1 | FileCheck %s --check-prefix=SYMBOL
; RUN: not syclopt -passes=globaldce %t/metadata.ll 2>&1 | FileCheck %s --check-prefix=METADATA
; RUN: syclopt -passes=globaldce,verify -S %t/group.ll | FileCheck %s --check-prefix=GROUP
; RUN: not syclopt -passes=globaldce %t/comdat.ll 2>&1 | FileCheck %s --check-prefix=COMDAT

; SYMBOL:   symbol.ll:2:1: error: '@absent', to which '@main' refers, is not defined
; METADATA: metadata.ll:2:1: error: '!7', to which '@main' refers, is not defined
; GROUP-NOT: @dead
; GROUP:    define void @main() #3 {
; COMDAT:   comdat.ll:2:1: error: '$absent', to which '@main' refers, is not defined

;--- symbol.ll
@dead = internal global i32 0
define void @main() {
  call void @absent()
  ret void
}
;--- metadata.ll
@dead = internal global i32 0
define void @main() !kind !7 {
  ret void
}
;--- group.ll
@dead = internal global i32 0
define void @main() #3 {
  ret void
}
;--- comdat.ll
@dead = internal global i32 0
define void @main() comdat($absent) {
  ret void
}
