; ModuleID = 'axpy'
source_filename = "<string>"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.const.pickledata.98b46a00723a0c3fb229c7c7ec66d0907355ebfe = internal constant [83 x i8] c"\80\04\95H\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AValueError\94\93\94\8C\0Cnegative sum\94\85\94\8C\04axpy\94\8C\0C<numba_axpy>\94K\13\87\94\87\94."
@.const.pickledata.98b46a00723a0c3fb229c7c7ec66d0907355ebfe.sha1 = internal constant [20 x i8] c"\98\B4j\00r:\0C?\B2)\C7\C7\ECf\D0\90sU\EB\FE"
@.const.picklebuf.98b46a00723a0c3fb229c7c7ec66d0907355ebfe = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.98b46a00723a0c3fb229c7c7ec66d0907355ebfe, i32 83, ptr @.const.pickledata.98b46a00723a0c3fb229c7c7ec66d0907355ebfe.sha1, ptr null, i32 0 }
@.const.axpy = internal constant [5 x i8] c"axpy\00"
@_ZN08NumbaEnv8__main__4axpyB2v1B38c8tJTIeFIjxB2IKSgI4CrvQClQZ6FczSBAA_3dEd5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx = common local_unnamed_addr global ptr null
@".const.missing Environment: _ZN08NumbaEnv8__main__4axpyB2v1B38c8tJTIeFIjxB2IKSgI4CrvQClQZ6FczSBAA_3dEd5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx" = internal constant [159 x i8] c"missing Environment: _ZN08NumbaEnv8__main__4axpyB2v1B38c8tJTIeFIjxB2IKSgI4CrvQClQZ6FczSBAA_3dEd5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx\00"
@PyExc_TypeError = external global i8
@".const.can't unbox array from PyObject into native value.  The object maybe of a different type" = internal constant [89 x i8] c"can't unbox array from PyObject into native value.  The object maybe of a different type\00"
@".const.Error creating Python tuple from runtime exception arguments" = internal constant [61 x i8] c"Error creating Python tuple from runtime exception arguments\00"
@PyExc_RuntimeError = external global i8
@".const.Error creating Python tuple from runtime exception arguments.1" = internal constant [61 x i8] c"Error creating Python tuple from runtime exception arguments\00"
@".const.<numba.core.cpu.CPUContext>" = internal constant [28 x i8] c"<numba.core.cpu.CPUContext>\00"
@_ZN08NumbaEnv5numba7cpython8builtins6ol_min12_3clocals_3e4implB2v2B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dE15StarArgUniTupleIxLi2EE = common local_unnamed_addr global ptr null

define range(i32 0, 2) i32 @_ZN8__main__4axpyB2v1B38c8tJTIeFIjxB2IKSgI4CrvQClQZ6FczSBAA_3dEd5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx(ptr noalias writeonly captures(none) %retptr, ptr noalias writeonly captures(none) %excinfo, double %arg.a, ptr %arg.x.0, ptr readnone captures(none) %arg.x.1, i64 %arg.x.2, i64 %arg.x.3, ptr readonly captures(none) %arg.x.4, i64 %arg.x.5.0, i64 %arg.x.6.0, ptr %arg.y.0, ptr readnone captures(none) %arg.y.1, i64 %arg.y.2, i64 %arg.y.3, ptr captures(none) %arg.y.4, i64 %arg.y.5.0, i64 %arg.y.6.0, i64 %arg.stop) local_unnamed_addr {
B0.endif.endif:
  %.13.i = tail call i64 @llvm.smin.i64(i64 %arg.x.5.0, i64 %arg.stop)
  %.158119.not = icmp slt i64 %.13.i, 1
  br i1 %.158119.not, label %B166, label %B94.preheader

B94.preheader:                                    ; preds = %B0.endif.endif
  %0 = icmp eq i64 %.13.i, 1
  br i1 %0, label %B94.epil.preheader, label %B94.preheader.new

B94.preheader.new:                                ; preds = %B94.preheader
  %unroll_iter = and i64 %.13.i, 9223372036854775806
  br label %B94

B94:                                              ; preds = %B94, %B94.preheader.new
  %total.2.0122 = phi double [ 0.000000e+00, %B94.preheader.new ], [ %.320.1, %B94 ]
  %.164118120 = phi i64 [ 0, %B94.preheader.new ], [ %.171.1, %B94 ]
  %sunkaddr = mul i64 %.164118120, 8
  %sunkaddr10 = getelementptr i8, ptr %arg.x.4, i64 %sunkaddr
  %.225 = load double, ptr %sunkaddr10, align 8
  %.227 = fmul double %arg.a, %.225
  %sunkaddr11 = mul i64 %.164118120, 8
  %sunkaddr12 = getelementptr i8, ptr %arg.y.4, i64 %sunkaddr11
  %.257 = load double, ptr %sunkaddr12, align 8
  %.258 = fadd double %.227, %.257
  store double %.258, ptr %sunkaddr12, align 8
  %.320 = fadd double %total.2.0122, %.258
  %.171.1 = add nuw i64 %.164118120, 2
  %sunkaddr13 = mul i64 %.164118120, 8
  %sunkaddr14 = getelementptr i8, ptr %arg.x.4, i64 %sunkaddr13
  %sunkaddr15 = getelementptr i8, ptr %sunkaddr14, i64 8
  %.225.1 = load double, ptr %sunkaddr15, align 8
  %.227.1 = fmul double %arg.a, %.225.1
  %sunkaddr16 = mul i64 %.164118120, 8
  %sunkaddr17 = getelementptr i8, ptr %arg.y.4, i64 %sunkaddr16
  %sunkaddr18 = getelementptr i8, ptr %sunkaddr17, i64 8
  %.257.1 = load double, ptr %sunkaddr18, align 8
  %.258.1 = fadd double %.227.1, %.257.1
  store double %.258.1, ptr %sunkaddr18, align 8
  %.320.1 = fadd double %.320, %.258.1
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.171.1
  br i1 %niter.ncmp.1, label %B166.loopexit.unr-lcssa, label %B94

B166.loopexit.unr-lcssa:                          ; preds = %B94
  %1 = and i64 %.13.i, 1
  %lcmp.mod.not = icmp eq i64 %1, 0
  br i1 %lcmp.mod.not, label %B166, label %B94.epil.preheader

B94.epil.preheader:                               ; preds = %B166.loopexit.unr-lcssa, %B94.preheader
  %total.2.0122.epil.init = phi double [ 0.000000e+00, %B94.preheader ], [ %.320.1, %B166.loopexit.unr-lcssa ]
  %.164118120.epil.init = phi i64 [ 0, %B94.preheader ], [ %.171.1, %B166.loopexit.unr-lcssa ]
  %2 = getelementptr double, ptr %arg.x.4, i64 %.164118120.epil.init
  %.225.epil = load double, ptr %2, align 8
  %.227.epil = fmul double %arg.a, %.225.epil
  %3 = getelementptr double, ptr %arg.y.4, i64 %.164118120.epil.init
  %.257.epil = load double, ptr %3, align 8
  %.258.epil = fadd double %.227.epil, %.257.epil
  store double %.258.epil, ptr %3, align 8
  %.320.epil = fadd double %total.2.0122.epil.init, %.258.epil
  br label %B166

B166:                                             ; preds = %B94.epil.preheader, %B166.loopexit.unr-lcssa, %B0.endif.endif
  %total.2.0.lcssa = phi double [ 0.000000e+00, %B0.endif.endif ], [ %.320.1, %B166.loopexit.unr-lcssa ], [ %.320.epil, %B94.epil.preheader ]
  %.342 = fcmp olt double %total.2.0.lcssa, 0.000000e+00
  br i1 %.342, label %B178, label %B208

common.ret:                                       ; preds = %B208, %B178
  %common.ret.op = phi i32 [ 1, %B178 ], [ 0, %B208 ]
  ret i32 %common.ret.op

B178:                                             ; preds = %B166
  store ptr @.const.picklebuf.98b46a00723a0c3fb229c7c7ec66d0907355ebfe, ptr %excinfo, align 8, !numba_exception_output !0
  br label %common.ret

B208:                                             ; preds = %B166
  store double %total.2.0.lcssa, ptr %retptr, align 8
  br label %common.ret
}

define ptr @_ZN7cpython8__main__4axpyB2v1B38c8tJTIeFIjxB2IKSgI4CrvQClQZ6FczSBAA_3dEd5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx(ptr readnone captures(none) %py_closure, ptr %py_args, ptr readnone captures(none) %py_kws) local_unnamed_addr {
entry:
  %.5 = alloca ptr, align 8
  %.6 = alloca ptr, align 8
  %.7 = alloca ptr, align 8
  %.8 = alloca ptr, align 8
  %.9 = call i32 (ptr, ptr, i64, i64, ...) @PyArg_UnpackTuple(ptr %py_args, ptr nonnull @.const.axpy, i64 4, i64 4, ptr nonnull %.5, ptr nonnull %.6, ptr nonnull %.7, ptr nonnull %.8)
  %.10 = icmp eq i32 %.9, 0
  %.31 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  %.54 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  %.92 = alloca double, align 8
  %excinfo = alloca ptr, align 8
  store ptr null, ptr %excinfo, align 8
  br i1 %.10, label %common.ret, label %entry.endif, !prof !1

common.ret:                                       ; preds = %entry.endif.endif.endif.endif.thread, %entry.endif.endif.endif.e...endif.endif.if.endif.if, %entry.endif.endif.endif.e...endif.endif.if.endif, %entry.endif.endif, %arg1.err, %entry, %entry.endif.endif.endif.e...endif.endif.if.if.if, %entry.endif.endif.endif.e...endif.if.endif, %entry.endif.if
  %common.ret.op = phi ptr [ null, %entry.endif.endif.endif.e...endif.endif.if.if.if ], [ null, %entry ], [ null, %entry.endif.if ], [ null, %entry.endif.endif.endif.e...endif.endif.if.endif ], [ %.121, %entry.endif.endif.endif.e...endif.if.endif ], [ null, %entry.endif.endif ], [ null, %entry.endif.endif.endif.endif.thread ], [ null, %arg1.err ], [ null, %entry.endif.endif.endif.e...endif.endif.if.endif.if ]
  ret ptr %common.ret.op

entry.endif:                                      ; preds = %entry
  %.14 = load ptr, ptr @_ZN08NumbaEnv8__main__4axpyB2v1B38c8tJTIeFIjxB2IKSgI4CrvQClQZ6FczSBAA_3dEd5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx, align 8
  %.17 = icmp eq ptr %.14, null
  br i1 %.17, label %entry.endif.if, label %entry.endif.endif, !prof !1

entry.endif.if:                                   ; preds = %entry.endif
  call void @PyErr_SetString(ptr nonnull @PyExc_RuntimeError, ptr nonnull @".const.missing Environment: _ZN08NumbaEnv8__main__4axpyB2v1B38c8tJTIeFIjxB2IKSgI4CrvQClQZ6FczSBAA_3dEd5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx")
  br label %common.ret

entry.endif.endif:                                ; preds = %entry.endif
  %.21 = load ptr, ptr %.5, align 8
  %.22 = call ptr @PyNumber_Float(ptr %.21)
  %.23 = call double @PyFloat_AsDouble(ptr %.22)
  call void @Py_DecRef(ptr %.22)
  %.25 = call ptr @PyErr_Occurred()
  %.26.not = icmp eq ptr %.25, null
  br i1 %.26.not, label %entry.endif.endif.endif, label %common.ret, !prof !2

entry.endif.endif.endif:                          ; preds = %entry.endif.endif
  %.30 = load ptr, ptr %.6, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %.31, i8 0, i64 56, i1 false)
  %.35 = call i32 @NRT_adapt_ndarray_from_python(ptr %.30, ptr nonnull %.31)
  %sunkaddr = getelementptr inbounds i8, ptr %.31, i64 24
  %.39 = load i64, ptr %sunkaddr, align 8
  %.40 = icmp ne i64 %.39, 8
  %.41 = icmp ne i32 %.35, 0
  %.42 = or i1 %.41, %.40
  br i1 %.42, label %entry.endif.endif.endif.endif.thread, label %entry.endif.endif.endif.endif.endif, !prof !1

entry.endif.endif.endif.endif.thread:             ; preds = %entry.endif.endif.endif
  call void @PyErr_SetString(ptr nonnull @PyExc_TypeError, ptr nonnull @".const.can't unbox array from PyObject into native value.  The object maybe of a different type")
  br label %common.ret

entry.endif.endif.endif.endif.endif:              ; preds = %entry.endif.endif.endif
  %.46.fca.0.load = load ptr, ptr %.31, align 8
  %sunkaddr1 = getelementptr inbounds i8, ptr %.31, i64 32
  %.46.fca.4.load = load ptr, ptr %sunkaddr1, align 8
  %sunkaddr2 = getelementptr inbounds i8, ptr %.31, i64 40
  %.46.fca.5.0.load = load i64, ptr %sunkaddr2, align 8
  %.53 = load ptr, ptr %.7, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %.54, i8 0, i64 56, i1 false)
  %.58 = call i32 @NRT_adapt_ndarray_from_python(ptr %.53, ptr nonnull %.54)
  %sunkaddr3 = getelementptr inbounds i8, ptr %.54, i64 24
  %.62 = load i64, ptr %sunkaddr3, align 8
  %.63 = icmp ne i64 %.62, 8
  %.64 = icmp ne i32 %.58, 0
  %.65 = or i1 %.64, %.63
  br i1 %.65, label %entry.endif.endif.endif.endif.endif.endif.thread, label %entry.endif.endif.endif.endif.endif.endif.endif, !prof !1

arg1.err:                                         ; preds = %entry.endif.endif.endif.endif.endif.endif.thread, %arg2.err
  call void @NRT_decref(ptr %.46.fca.0.load)
  br label %common.ret

entry.endif.endif.endif.endif.endif.endif.thread: ; preds = %entry.endif.endif.endif.endif.endif
  call void @PyErr_SetString(ptr nonnull @PyExc_TypeError, ptr nonnull @".const.can't unbox array from PyObject into native value.  The object maybe of a different type")
  br label %arg1.err

entry.endif.endif.endif.endif.endif.endif.endif:  ; preds = %entry.endif.endif.endif.endif.endif
  %.69.fca.0.load = load ptr, ptr %.54, align 8
  %sunkaddr4 = getelementptr inbounds i8, ptr %.54, i64 32
  %.69.fca.4.load = load ptr, ptr %sunkaddr4, align 8
  %.76 = load ptr, ptr %.8, align 8
  %.79 = call ptr @PyNumber_Long(ptr %.76)
  %.80.not = icmp eq ptr %.79, null
  br i1 %.80.not, label %entry.endif.endif.endif.endif.endif.endif.endif.endif, label %entry.endif.endif.endif.endif.endif.endif.endif.if, !prof !1

arg2.err:                                         ; preds = %entry.endif.endif.endif.endif.endif.endif.endif.endif
  call void @NRT_decref(ptr %.69.fca.0.load)
  br label %arg1.err

entry.endif.endif.endif.endif.endif.endif.endif.if: ; preds = %entry.endif.endif.endif.endif.endif.endif.endif
  %.82 = call i64 @PyLong_AsLongLong(ptr nonnull %.79)
  call void @Py_DecRef(ptr nonnull %.79)
  br label %entry.endif.endif.endif.endif.endif.endif.endif.endif

entry.endif.endif.endif.endif.endif.endif.endif.endif: ; preds = %entry.endif.endif.endif.endif.endif.endif.endif.if, %entry.endif.endif.endif.endif.endif.endif.endif
  %.77.0 = phi i64 [ %.82, %entry.endif.endif.endif.endif.endif.endif.endif.if ], [ 0, %entry.endif.endif.endif.endif.endif.endif.endif ]
  %.87 = call ptr @PyErr_Occurred()
  %.88.not = icmp eq ptr %.87, null
  br i1 %.88.not, label %entry.endif.endif.endif.e...endif, label %arg2.err, !prof !2

entry.endif.endif.endif.e...endif:                ; preds = %entry.endif.endif.endif.endif.endif.endif.endif.endif
  store double 0.000000e+00, ptr %.92, align 8
  %.100 = call i32 @_ZN8__main__4axpyB2v1B38c8tJTIeFIjxB2IKSgI4CrvQClQZ6FczSBAA_3dEd5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx(ptr nonnull %.92, ptr nonnull %excinfo, double %.23, ptr %.46.fca.0.load, ptr poison, i64 poison, i64 poison, ptr %.46.fca.4.load, i64 %.46.fca.5.0.load, i64 poison, ptr %.69.fca.0.load, ptr poison, i64 poison, i64 poison, ptr %.69.fca.4.load, i64 poison, i64 poison, i64 %.77.0) #3
  %.101 = load ptr, ptr %excinfo, align 8
  %.110 = load double, ptr %.92, align 8
  call void @NRT_decref(ptr %.46.fca.0.load)
  call void @NRT_decref(ptr %.69.fca.0.load)
  %cond = icmp eq i32 %.100, 0
  br i1 %cond, label %entry.endif.endif.endif.e...endif.if.endif, label %entry.endif.endif.endif.e...endif.endif.if, !prof !3

entry.endif.endif.endif.e...endif.if.endif:       ; preds = %entry.endif.endif.endif.e...endif
  %.121 = call ptr @PyFloat_FromDouble(double %.110)
  br label %common.ret

entry.endif.endif.endif.e...endif.endif.if:       ; preds = %entry.endif.endif.endif.e...endif
  call void @PyErr_Clear()
  %.126 = load { ptr, i32, ptr, ptr, i32 }, ptr %.101, align 8
  %.127 = extractvalue { ptr, i32, ptr, ptr, i32 } %.126, 4
  %.128 = icmp sgt i32 %.127, 0
  %.131 = extractvalue { ptr, i32, ptr, ptr, i32 } %.126, 0
  %.133 = extractvalue { ptr, i32, ptr, ptr, i32 } %.126, 1
  br i1 %.128, label %entry.endif.endif.endif.e...endif.endif.if.if, label %entry.endif.endif.endif.e...endif.endif.if.else

entry.endif.endif.endif.e...endif.endif.if.if:    ; preds = %entry.endif.endif.endif.e...endif.endif.if
  %.134 = sext i32 %.133 to i64
  %.135 = call ptr @PyBytes_FromStringAndSize(ptr %.131, i64 %.134)
  %.136 = load { ptr, i32, ptr, ptr, i32 }, ptr %.101, align 8
  %.137 = extractvalue { ptr, i32, ptr, ptr, i32 } %.136, 2
  %.139 = extractvalue { ptr, i32, ptr, ptr, i32 } %.136, 3
  %.141 = call ptr %.139(ptr %.137)
  %.142 = icmp eq ptr %.141, null
  br i1 %.142, label %entry.endif.endif.endif.e...endif.endif.if.if.if, label %entry.endif.endif.endif.e...endif.endif.if.if.endif, !prof !1

entry.endif.endif.endif.e...endif.endif.if.else:  ; preds = %entry.endif.endif.endif.e...endif.endif.if
  %.155 = extractvalue { ptr, i32, ptr, ptr, i32 } %.126, 2
  %.156 = call ptr @numba_unpickle(ptr %.131, i32 %.133, ptr %.155)
  br label %entry.endif.endif.endif.e...endif.endif.if.endif

entry.endif.endif.endif.e...endif.endif.if.endif: ; preds = %entry.endif.endif.endif.e...endif.endif.if.if.endif, %entry.endif.endif.endif.e...endif.endif.if.else
  %.158 = phi ptr [ %.146, %entry.endif.endif.endif.e...endif.endif.if.if.endif ], [ %.156, %entry.endif.endif.endif.e...endif.endif.if.else ]
  %.159.not = icmp eq ptr %.158, null
  br i1 %.159.not, label %common.ret, label %entry.endif.endif.endif.e...endif.endif.if.endif.if, !prof !1

entry.endif.endif.endif.e...endif.endif.if.if.if: ; preds = %entry.endif.endif.endif.e...endif.endif.if.if
  call void @PyErr_SetString(ptr nonnull @PyExc_RuntimeError, ptr nonnull @".const.Error creating Python tuple from runtime exception arguments")
  br label %common.ret

entry.endif.endif.endif.e...endif.endif.if.if.endif: ; preds = %entry.endif.endif.endif.e...endif.endif.if.if
  %.146 = call ptr @numba_runtime_build_excinfo_struct(ptr %.135, ptr nonnull %.141)
  call void @NRT_Free(ptr nonnull %.101)
  br label %entry.endif.endif.endif.e...endif.endif.if.endif

entry.endif.endif.endif.e...endif.endif.if.endif.if: ; preds = %entry.endif.endif.endif.e...endif.endif.if.endif
  call void @numba_do_raise(ptr nonnull %.158)
  br label %common.ret
}

declare i32 @PyArg_UnpackTuple(ptr, ptr, i64, i64, ...) local_unnamed_addr

declare void @PyErr_SetString(ptr, ptr) local_unnamed_addr

declare ptr @PyNumber_Float(ptr) local_unnamed_addr

declare double @PyFloat_AsDouble(ptr) local_unnamed_addr

declare void @Py_DecRef(ptr) local_unnamed_addr

declare ptr @PyErr_Occurred() local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #0

declare i32 @NRT_adapt_ndarray_from_python(ptr captures(none), ptr captures(none)) local_unnamed_addr

declare ptr @PyNumber_Long(ptr) local_unnamed_addr

declare i64 @PyLong_AsLongLong(ptr) local_unnamed_addr

declare ptr @PyFloat_FromDouble(double) local_unnamed_addr

declare void @PyErr_Clear() local_unnamed_addr

declare ptr @PyBytes_FromStringAndSize(ptr, i64) local_unnamed_addr

declare ptr @numba_unpickle(ptr, i32, ptr) local_unnamed_addr

declare ptr @numba_runtime_build_excinfo_struct(ptr, ptr) local_unnamed_addr

declare void @NRT_Free(ptr) local_unnamed_addr

declare void @numba_do_raise(ptr) local_unnamed_addr

define double @cfunc._ZN8__main__4axpyB2v1B38c8tJTIeFIjxB2IKSgI4CrvQClQZ6FczSBAA_3dEd5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx(double %.1, { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.2, { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.3, i64 %.4) local_unnamed_addr {
entry:
  %.6 = alloca double, align 8
  store double 0.000000e+00, ptr %.6, align 8
  %excinfo = alloca ptr, align 8
  store ptr null, ptr %excinfo, align 8
  %extracted.meminfo = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.2, 0
  %extracted.data = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.2, 4
  %extracted.shape = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.2, 5
  %.10 = extractvalue [1 x i64] %extracted.shape, 0
  %extracted.meminfo.1 = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.3, 0
  %extracted.data.1 = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.3, 4
  %.14 = call i32 @_ZN8__main__4axpyB2v1B38c8tJTIeFIjxB2IKSgI4CrvQClQZ6FczSBAA_3dEd5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx(ptr nonnull %.6, ptr nonnull %excinfo, double %.1, ptr %extracted.meminfo, ptr poison, i64 poison, i64 poison, ptr %extracted.data, i64 %.10, i64 poison, ptr %extracted.meminfo.1, ptr poison, i64 poison, i64 poison, ptr %extracted.data.1, i64 poison, i64 poison, i64 %.4) #3
  %.15 = load ptr, ptr %excinfo, align 8
  %.24 = load double, ptr %.6, align 8
  %.26 = alloca i32, align 4
  store i32 0, ptr %.26, align 4
  %cond = icmp eq i32 %.14, 0
  br i1 %cond, label %common.ret, label %entry.if.if, !prof !3

common.ret:                                       ; preds = %entry, %.29, %entry.if.if.if.if
  %common.ret.op = phi double [ 0.000000e+00, %entry.if.if.if.if ], [ %.24, %.29 ], [ %.24, %entry ]
  ret double %common.ret.op

.29:                                              ; preds = %entry.if.if.endif, %entry.if.if.endif.if
  %.77 = call ptr @PyUnicode_FromString(ptr nonnull @".const.<numba.core.cpu.CPUContext>")
  call void @PyErr_WriteUnraisable(ptr %.77)
  call void @Py_DecRef(ptr %.77)
  call void @numba_gil_release(ptr nonnull %.26)
  br label %common.ret

entry.if.if:                                      ; preds = %entry
  call void @numba_gil_ensure(ptr nonnull %.26)
  call void @PyErr_Clear()
  %.32 = load { ptr, i32, ptr, ptr, i32 }, ptr %.15, align 8
  %.33 = extractvalue { ptr, i32, ptr, ptr, i32 } %.32, 4
  %.34 = icmp sgt i32 %.33, 0
  %.37 = extractvalue { ptr, i32, ptr, ptr, i32 } %.32, 0
  %.39 = extractvalue { ptr, i32, ptr, ptr, i32 } %.32, 1
  br i1 %.34, label %entry.if.if.if, label %entry.if.if.else

entry.if.if.if:                                   ; preds = %entry.if.if
  %.40 = sext i32 %.39 to i64
  %.41 = call ptr @PyBytes_FromStringAndSize(ptr %.37, i64 %.40)
  %.42 = load { ptr, i32, ptr, ptr, i32 }, ptr %.15, align 8
  %.43 = extractvalue { ptr, i32, ptr, ptr, i32 } %.42, 2
  %.45 = extractvalue { ptr, i32, ptr, ptr, i32 } %.42, 3
  %.47 = call ptr %.45(ptr %.43)
  %.48 = icmp eq ptr %.47, null
  br i1 %.48, label %entry.if.if.if.if, label %entry.if.if.if.endif, !prof !1

entry.if.if.else:                                 ; preds = %entry.if.if
  %.61 = extractvalue { ptr, i32, ptr, ptr, i32 } %.32, 2
  %.62 = call ptr @numba_unpickle(ptr %.37, i32 %.39, ptr %.61)
  br label %entry.if.if.endif

entry.if.if.endif:                                ; preds = %entry.if.if.if.endif, %entry.if.if.else
  %.64 = phi ptr [ %.52, %entry.if.if.if.endif ], [ %.62, %entry.if.if.else ]
  %.65.not = icmp eq ptr %.64, null
  br i1 %.65.not, label %.29, label %entry.if.if.endif.if, !prof !1

entry.if.if.if.if:                                ; preds = %entry.if.if.if
  call void @PyErr_SetString(ptr nonnull @PyExc_RuntimeError, ptr nonnull @".const.Error creating Python tuple from runtime exception arguments.1")
  br label %common.ret

entry.if.if.if.endif:                             ; preds = %entry.if.if.if
  %.52 = call ptr @numba_runtime_build_excinfo_struct(ptr %.41, ptr nonnull %.47)
  call void @NRT_Free(ptr nonnull %.15)
  br label %entry.if.if.endif

entry.if.if.endif.if:                             ; preds = %entry.if.if.endif
  call void @numba_do_raise(ptr nonnull %.64)
  br label %.29
}

declare void @numba_gil_ensure(ptr) local_unnamed_addr

declare ptr @PyUnicode_FromString(ptr) local_unnamed_addr

declare void @PyErr_WriteUnraisable(ptr) local_unnamed_addr

declare void @numba_gil_release(ptr) local_unnamed_addr

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define linkonce_odr void @NRT_incref(ptr captures(address_is_null) %.1) local_unnamed_addr #2 {
.3:
  %.4 = icmp eq ptr %.1, null
  br i1 %.4, label %common.ret, label %.3.endif, !prof !1

common.ret:                                       ; preds = %.3.endif, %.3
  ret void

.3.endif:                                         ; preds = %.3
  %.4.i = atomicrmw add ptr %.1, i64 1 monotonic, align 8
  br label %common.ret
}

; Function Attrs: noinline
define linkonce_odr void @NRT_decref(ptr %.1) local_unnamed_addr #3 {
.3:
  %.4 = icmp eq ptr %.1, null
  br i1 %.4, label %common.ret1, label %.3.endif, !prof !1

common.ret1:                                      ; preds = %.3, %.3.endif
  ret void

.3.endif:                                         ; preds = %.3
  fence release
  %0 = tail call i8 @llvm.x86.atomic.sub.cc.i64(ptr nonnull %.1, i64 1, i32 4)
  %1 = trunc i8 %0 to i1
  br i1 %1, label %.3.endif.if, label %common.ret1, !prof !1

.3.endif.if:                                      ; preds = %.3.endif
  fence acquire
  tail call void @NRT_MemInfo_call_dtor(ptr nonnull %.1)
  ret void
}

; Function Attrs: nounwind
declare i8 @llvm.x86.atomic.sub.cc.i64(ptr, i64, i32 immarg) #4

declare void @NRT_MemInfo_call_dtor(ptr) local_unnamed_addr

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { noinline }
attributes #4 = { nounwind }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!0 = !{i1 true}
!1 = !{!"branch_weights", i32 1, i32 99}
!2 = !{!"branch_weights", i32 99, i32 1}
!3 = !{!"branch_weights", i32 49, i32 1}
