; An empty list of LLVM passes leaves every byte as it was.
; UNCHANGED: LLVM does not see the module
; RUN: syclopt -passes='llvm()' -S < %s | FileCheck %s --strict-whitespace
; RUN: syclopt -passes='llvm' -S < %s | FileCheck %s --strict-whitespace

; CHECK:define  void  @f( )  {  ret  void  }
define  void  @f( )  {  ret  void  }
