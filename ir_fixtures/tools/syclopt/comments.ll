; Comments that fill a line are dropped, others stay; -keep-comments keeps all. A comment mark in a string is none.
; RUN-UNCHANGED: this is about printing
; RUN: syclopt -passes= -S < %s | FileCheck %s --check-prefix=DROPPED
; RUN: syclopt -passes=globaldce -keep-comments -S < %s | FileCheck %s --check-prefix=KEPT
; RUN: syclopt -passes=globaldce --keep-comments < %s | FileCheck %s --check-prefix=KEPT

; DROPPED-NOT: a whole line
; DROPPED:     {{^}}@text = constant [14 x i8] c";\0A; whole line", align 1 ; of @text{{$}}
; DROPPED-NOT: a whole line
; KEPT-NOT:    @dead
; KEPT:        {{^}}; a whole line of @text{{$}}
; KEPT-NEXT:   {{^}}@text = constant [14 x i8] c";\0A; whole line", align 1 ; of @text{{$}}
; KEPT:        {{^}}  ; a whole line of @main{{$}}

@dead = internal global i32 0

; a whole line of @text
@text = constant [14 x i8] c";\0A; whole line", align 1 ; of @text

define void @main() {
  ; a whole line of @main
  ret void
}
