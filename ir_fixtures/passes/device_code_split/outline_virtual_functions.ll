; With outline-virtual-functions, each set is an image that has all of its functions, in any mode, where the greatest key
; of them has it; with mode none, where its name has it. Other images declare them and keep vtables whole. What several
; images define merges when they are linked, and a local variable that can change is one variable. A local variable or
; function that others can see has a name of its own.
; RUN: syclopt -passes='device-code-split<mode=kernel;outline-virtual-functions;clean-up>,emit-symbols' %s -o %t.table
; RUN: cat %t_0.sym %t_1.sym %t_2.sym %t_3.sym | FileCheck %s --check-prefix=SYM
; RUN: FileCheck %s --check-prefix=USE < %t_0.ll
; RUN: FileCheck %s --check-prefix=CREATE < %t_2.ll
; RUN: FileCheck %s --check-prefix=SET < %t_1.ll
; RUN: syclopt -passes='device-code-split<mode=none;outline-virtual-functions;clean-up>,emit-symbols' %s -o %t.none.table
; RUN: cat %t.none_0.sym %t.none_1.sym %t.none_2.sym | FileCheck %s --check-prefix=NONE
; RUN: not ls %t.none_3.ll
; RUN: FileCheck %s --check-prefix=WHOLE < %t.none_2.ll

; SYM:      {{^}}use{{$}}
; SYM-NEXT: {{^}}foo{{$}}
; SYM-NEXT: {{^}}unused{{$}}
; SYM-NEXT: {{^}}create{{$}}
; SYM-NEXT: {{^}}bar${{[0-9a-f]+$}}
; SYM-NOT:  {{.}}

; NONE:      {{^}}foo{{$}}
; NONE-NEXT: {{^}}unused{{$}}
; NONE-NEXT: {{^}}bar${{[0-9a-f]+$}}
; NONE-NEXT: {{^}}create{{$}}
; NONE-NEXT: {{^}}use{{$}}
; NONE-NOT:  {{.}}

; USE-NOT: @state
; USE:     @own = internal addrspace(1) global i32 0
; USE:     @everywhere = weak_odr addrspace(1) global i32 7

; CREATE:     @vtable = linkonce_odr addrspace(1) constant [2 x ptr] [ptr @foo, ptr @[[BAR:bar\$[0-9a-f]+]]]
; CREATE:     @[[STATE:state\$[0-9a-f]+]] = weak_odr addrspace(1) global i32 0
; CREATE:     @everywhere = weak_odr addrspace(1) global i32 7
; CREATE:     declare spir_func void @foo() #[[#]]
; CREATE:     declare spir_func i32 @[[BAR]](ptr) #[[#]]
; CREATE:     define spir_kernel void @create()
; CREATE-NOT: {{^}}define

; SET-NOT: @vtable
; SET:     @state${{[0-9a-f]+}} = weak_odr addrspace(1) global i32 0
; SET-NOT: @own
; SET:     define spir_func void @foo() #[[#]] "sycl-entry-point" comdat {
; SET:     call spir_func void @helper()
; SET:     define internal spir_func void @helper()
; SET:     define spir_func void @unused() #[[#]] "sycl-entry-point"
; SET-NOT: {{^}}define

; WHOLE:     declare spir_func void @foo()
; WHOLE:     declare spir_func i32 @bar${{[0-9a-f]+}}(ptr)
; WHOLE:     define spir_kernel void @create()
; WHOLE:     define spir_kernel void @use()
; WHOLE-NOT: @unused

$foo = comdat any
$vtable = comdat any

@vtable = linkonce_odr addrspace(1) constant [2 x ptr] [ptr @foo, ptr @bar], comdat
@state = internal addrspace(1) global i32 0
@own = internal addrspace(1) global i32 0
@everywhere = addrspace(1) global i32 7

define linkonce_odr spir_func void @foo() #1 comdat {
  store i32 1, ptr addrspace(1) @state
  call spir_func void @helper()
  ret void
}

define internal spir_func i32 @bar(ptr %this) #2 {
  ret i32 1
}

define spir_kernel void @create() #0 {
  store ptr addrspace(1) @vtable, ptr null
  store i32 1, ptr addrspace(1) @state
  ret void
}

define spir_kernel void @use() #0 {
  store i32 1, ptr addrspace(1) @own
  call spir_func void @helper()
  ret void
}

define spir_func void @helper() {
  ret void
}

define spir_func void @unused() #1 {
  ret void
}

attributes #0 = { "sycl-module-id"="a.cpp" }
attributes #1 = { "sycl-module-id"="b.cpp" "indirectly-callable"="set of foo" }
attributes #2 = { "indirectly-callable"="set of bar" }
