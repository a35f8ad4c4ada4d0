source_filename = "vector_mathematics.cpp"

define float @__native_math.acos.f32(float %0) #0 {
_ZN5LanesIfdmbE13half_arc_sineEd.exit:
  %1 = fpext float %0 to double
  %2 = tail call double @llvm.fabs.f64(double %1)
  %3 = fcmp ogt double %2, 5.000000e-01
  %4 = fsub double 1.000000e+00, %2
  %5 = fmul double %4, 5.000000e-01
  %6 = fmul double %1, %1
  %7 = select i1 %3, double %5, double %6
  %8 = tail call double @llvm.sqrt.f64(double %7)
  %9 = select i1 %3, double %8, double %2
  %10 = fmul double %7, %7
  %11 = fmul double %10, %10
  %12 = tail call double @llvm.fmuladd.f64(double %7, double 0x3F7E98565474AFEF, double 0x3F993585C3C33BDF)
  %13 = tail call double @llvm.fmuladd.f64(double %10, double 0x3FA1C338A75FA640, double %12)
  %14 = tail call double @llvm.fmuladd.f64(double %7, double 0x3F9ED53A4C8FCAEA, double 0x3FA6DDB25C43C7CE)
  %15 = tail call double @llvm.fmuladd.f64(double %7, double 0x3FB3332A80CEDB89, double 0x3FC5555560910D9E)
  %16 = tail call double @llvm.fmuladd.f64(double %14, double %10, double %15)
  %17 = tail call double @llvm.fmuladd.f64(double %13, double %11, double %16)
  %18 = fmul double %7, %17
  %19 = tail call double @llvm.fmuladd.f64(double %9, double %18, double %9)
  %20 = fcmp olt float %0, 0.000000e+00
  %21 = tail call double @llvm.fmuladd.f64(double %19, double -2.000000e+00, double 0x400921FB54442D18)
  %22 = fmul double %19, 2.000000e+00
  %23 = select i1 %20, double %21, double %22
  %24 = tail call double @llvm.copysign.f64(double %19, double %1)
  %25 = fsub double 0x3FF921FB54442D18, %24
  %26 = select i1 %3, double %23, double %25
  %27 = fptrunc double %26 to float
  ret float %27
}

define <4 x float> @__native_math.acos.v4f32(<4 x float> %0) #0 {
  %2 = fpext <4 x float> %0 to <4 x double>
  %3 = tail call <4 x double> @llvm.fabs.v4f64(<4 x double> %2)
  %4 = fcmp ogt <4 x double> %3, splat (double 5.000000e-01)
  %5 = fsub <4 x double> splat (double 1.000000e+00), %3
  %6 = fmul <4 x double> %5, splat (double 5.000000e-01)
  %7 = fmul <4 x double> %2, %2
  %8 = select <4 x i1> %4, <4 x double> %6, <4 x double> %7
  %9 = tail call <4 x double> @llvm.sqrt.v4f64(<4 x double> %8)
  %10 = select <4 x i1> %4, <4 x double> %9, <4 x double> %3
  %11 = fmul <4 x double> %8, %8
  %12 = fmul <4 x double> %11, %11
  %13 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %8, <4 x double> splat (double 0x3F7E98565474AFEF), <4 x double> splat (double 0x3F993585C3C33BDF))
  %14 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %11, <4 x double> splat (double 0x3FA1C338A75FA640), <4 x double> %13)
  %15 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %8, <4 x double> splat (double 0x3F9ED53A4C8FCAEA), <4 x double> splat (double 0x3FA6DDB25C43C7CE))
  %16 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %8, <4 x double> splat (double 0x3FB3332A80CEDB89), <4 x double> splat (double 0x3FC5555560910D9E))
  %17 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %15, <4 x double> %11, <4 x double> %16)
  %18 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %14, <4 x double> %12, <4 x double> %17)
  %19 = fmul <4 x double> %8, %18
  %20 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %10, <4 x double> %19, <4 x double> %10)
  %21 = fcmp olt <4 x float> %0, zeroinitializer
  %22 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %20, <4 x double> splat (double -2.000000e+00), <4 x double> splat (double 0x400921FB54442D18))
  %23 = fmul <4 x double> %20, splat (double 2.000000e+00)
  %24 = select <4 x i1> %21, <4 x double> %22, <4 x double> %23
  %25 = tail call <4 x double> @llvm.copysign.v4f64(<4 x double> %20, <4 x double> %2)
  %26 = fsub <4 x double> splat (double 0x3FF921FB54442D18), %25
  %27 = select <4 x i1> %4, <4 x double> %24, <4 x double> %26
  %28 = fptrunc <4 x double> %27 to <4 x float>
  ret <4 x float> %28
}

define <8 x float> @__native_math.acos.v8f32(<8 x float> %0) #0 {
  %2 = fpext <8 x float> %0 to <8 x double>
  %3 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %2)
  %4 = fcmp ogt <8 x double> %3, splat (double 5.000000e-01)
  %5 = fsub <8 x double> splat (double 1.000000e+00), %3
  %6 = fmul <8 x double> %5, splat (double 5.000000e-01)
  %7 = fmul <8 x double> %2, %2
  %8 = select <8 x i1> %4, <8 x double> %6, <8 x double> %7
  %9 = tail call <8 x double> @llvm.sqrt.v8f64(<8 x double> %8)
  %10 = select <8 x i1> %4, <8 x double> %9, <8 x double> %3
  %11 = fmul <8 x double> %8, %8
  %12 = fmul <8 x double> %11, %11
  %13 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %8, <8 x double> splat (double 0x3F7E98565474AFEF), <8 x double> splat (double 0x3F993585C3C33BDF))
  %14 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %11, <8 x double> splat (double 0x3FA1C338A75FA640), <8 x double> %13)
  %15 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %8, <8 x double> splat (double 0x3F9ED53A4C8FCAEA), <8 x double> splat (double 0x3FA6DDB25C43C7CE))
  %16 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %8, <8 x double> splat (double 0x3FB3332A80CEDB89), <8 x double> splat (double 0x3FC5555560910D9E))
  %17 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %15, <8 x double> %11, <8 x double> %16)
  %18 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %14, <8 x double> %12, <8 x double> %17)
  %19 = fmul <8 x double> %8, %18
  %20 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %10, <8 x double> %19, <8 x double> %10)
  %21 = fcmp olt <8 x float> %0, zeroinitializer
  %22 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %20, <8 x double> splat (double -2.000000e+00), <8 x double> splat (double 0x400921FB54442D18))
  %23 = fmul <8 x double> %20, splat (double 2.000000e+00)
  %24 = select <8 x i1> %21, <8 x double> %22, <8 x double> %23
  %25 = tail call <8 x double> @llvm.copysign.v8f64(<8 x double> %20, <8 x double> %2)
  %26 = fsub <8 x double> splat (double 0x3FF921FB54442D18), %25
  %27 = select <8 x i1> %4, <8 x double> %24, <8 x double> %26
  %28 = fptrunc <8 x double> %27 to <8 x float>
  ret <8 x float> %28
}

define <16 x float> @__native_math.acos.v16f32(<16 x float> %0) #0 {
  %2 = fpext <16 x float> %0 to <16 x double>
  %3 = tail call <16 x double> @llvm.fabs.v16f64(<16 x double> %2)
  %4 = fcmp ogt <16 x double> %3, splat (double 5.000000e-01)
  %5 = fsub <16 x double> splat (double 1.000000e+00), %3
  %6 = fmul <16 x double> %5, splat (double 5.000000e-01)
  %7 = fmul <16 x double> %2, %2
  %8 = select <16 x i1> %4, <16 x double> %6, <16 x double> %7
  %9 = tail call <16 x double> @llvm.sqrt.v16f64(<16 x double> %8)
  %10 = select <16 x i1> %4, <16 x double> %9, <16 x double> %3
  %11 = fmul <16 x double> %8, %8
  %12 = fmul <16 x double> %11, %11
  %13 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %8, <16 x double> splat (double 0x3F7E98565474AFEF), <16 x double> splat (double 0x3F993585C3C33BDF))
  %14 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %11, <16 x double> splat (double 0x3FA1C338A75FA640), <16 x double> %13)
  %15 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %8, <16 x double> splat (double 0x3F9ED53A4C8FCAEA), <16 x double> splat (double 0x3FA6DDB25C43C7CE))
  %16 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %8, <16 x double> splat (double 0x3FB3332A80CEDB89), <16 x double> splat (double 0x3FC5555560910D9E))
  %17 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %15, <16 x double> %11, <16 x double> %16)
  %18 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %14, <16 x double> %12, <16 x double> %17)
  %19 = fmul <16 x double> %8, %18
  %20 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %10, <16 x double> %19, <16 x double> %10)
  %21 = fcmp olt <16 x float> %0, zeroinitializer
  %22 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %20, <16 x double> splat (double -2.000000e+00), <16 x double> splat (double 0x400921FB54442D18))
  %23 = fmul <16 x double> %20, splat (double 2.000000e+00)
  %24 = select <16 x i1> %21, <16 x double> %22, <16 x double> %23
  %25 = tail call <16 x double> @llvm.copysign.v16f64(<16 x double> %20, <16 x double> %2)
  %26 = fsub <16 x double> splat (double 0x3FF921FB54442D18), %25
  %27 = select <16 x i1> %4, <16 x double> %24, <16 x double> %26
  %28 = fptrunc <16 x double> %27 to <16 x float>
  ret <16 x float> %28
}

define float @__native_math.acosh.f32(float %0) #0 {
_ZN5LanesIfdmbE5acoshEf.exit:
  %1 = fpext float %0 to double
  %2 = fcmp olt float %0, 1.000000e+00
  %3 = select i1 %2, double 0x7FF8000000000000, double %1
  %4 = fcmp ogt double %3, 0.000000e+00
  %5 = fcmp one double %3, 0x7FF0000000000000
  %6 = and i1 %4, %5
  br i1 %6, label %7, label %43, !prof !3

7:
  %8 = fadd double %1, -1.000000e+00
  %9 = fadd double %8, 2.000000e+00
  %10 = fmul double %8, %9
  %11 = tail call double @llvm.sqrt.f64(double %10)
  %12 = fadd double %8, %11
  %13 = fadd double %12, 1.000000e+00
  %14 = bitcast double %13 to i64
  %15 = add i64 %14, 7205759403792794
  %16 = lshr i64 %15, 52
  %17 = or disjoint i64 %16, 4841369599423283200
  %18 = bitcast i64 %17 to double
  %19 = fadd double %18, 0xC330000000000400
  %20 = fcmp oeq double %19, 0.000000e+00
  %21 = and i64 %15, -4503599627370496
  %22 = add i64 %14, 4611686018427387904
  %23 = sub i64 %22, %21
  %24 = bitcast i64 %23 to double
  %25 = fadd double %24, -1.000000e+00
  %26 = select i1 %20, double %12, double %25
  %27 = tail call double @llvm.fmuladd.f64(double %26, double 0xBFB122E8E3466299, double 0x3FBC87C412D92F4B)
  %28 = fmul double %26, %26
  %29 = tail call double @llvm.fmuladd.f64(double %26, double 0xBFBB92583701B52F, double 0x3FBBFE37E4DD8669)
  %30 = tail call double @llvm.fmuladd.f64(double %27, double %28, double %29)
  %31 = fmul double %28, %28
  %32 = fmul double %31, %31
  %33 = tail call double @llvm.fmuladd.f64(double %26, double 0xBFBFC85C9C7A9174, double 0x3FC24B2B0A109EE4)
  %34 = tail call double @llvm.fmuladd.f64(double %26, double 0xBFC556968A64B99E, double 0x3FC99992D5E9AEEB)
  %35 = tail call double @llvm.fmuladd.f64(double %33, double %28, double %34)
  %36 = tail call double @llvm.fmuladd.f64(double %26, double 0xBFCFFFFA2F0D4AAB, double 0x3FD5555557F4EB03)
  %37 = tail call double @llvm.fmuladd.f64(double %26, double 0xBFE0000001E18123, double 0x3FF00000000002EF)
  %38 = tail call double @llvm.fmuladd.f64(double %36, double %28, double %37)
  %39 = tail call double @llvm.fmuladd.f64(double %35, double %31, double %38)
  %40 = tail call double @llvm.fmuladd.f64(double %30, double %32, double %39)
  %41 = fmul double %26, %40
  %42 = tail call double @llvm.fmuladd.f64(double %19, double 0x3FE62E42FEFA39EF, double %41)
  br label %_ZN5LanesIfdmbE10or_specialEdd.exit

43:
  %44 = fcmp oeq double %3, 0.000000e+00
  %45 = select i1 %44, double 0xFFF0000000000000, double 0x7FF8000000000000
  %46 = select i1 %4, double %3, double %45
  br label %_ZN5LanesIfdmbE10or_specialEdd.exit

_ZN5LanesIfdmbE10or_specialEdd.exit:
  %.0.i.in = phi double [ %42, %7 ], [ %46, %43 ]
  %.0.i = fptrunc double %.0.i.in to float
  ret float %.0.i
}

define <4 x float> @__native_math.acosh.v4f32(<4 x float> %0) #0 {
  %2 = fpext <4 x float> %0 to <4 x double>
  %3 = fadd <4 x double> %2, splat (double -1.000000e+00)
  %4 = fcmp olt <4 x float> %0, splat (float 1.000000e+00)
  %5 = select <4 x i1> %4, <4 x double> splat (double 0x7FF8000000000000), <4 x double> %2
  %6 = fadd <4 x double> %3, splat (double 2.000000e+00)
  %7 = fmul <4 x double> %3, %6
  %8 = tail call <4 x double> @llvm.sqrt.v4f64(<4 x double> %7)
  %9 = fadd <4 x double> %3, %8
  %10 = fadd <4 x double> %9, splat (double 1.000000e+00)
  %11 = bitcast <4 x double> %10 to <4 x i64>
  %12 = add <4 x i64> %11, splat (i64 7205759403792794)
  %13 = lshr <4 x i64> %12, splat (i64 52)
  %14 = and <4 x i64> %12, splat (i64 -4503599627370496)
  %15 = add <4 x i64> %11, splat (i64 4611686018427387904)
  %16 = sub <4 x i64> %15, %14
  %17 = bitcast <4 x i64> %16 to <4 x double>
  %18 = fadd <4 x double> %17, splat (double -1.000000e+00)
  %19 = or disjoint <4 x i64> %13, splat (i64 4841369599423283200)
  %20 = bitcast <4 x i64> %19 to <4 x double>
  %21 = fadd <4 x double> %20, splat (double 0xC330000000000400)
  %22 = fcmp oeq <4 x double> %21, zeroinitializer
  %23 = select <4 x i1> %22, <4 x double> %9, <4 x double> %18
  %24 = fmul <4 x double> %23, %23
  %25 = fmul <4 x double> %24, %24
  %26 = fmul <4 x double> %25, %25
  %27 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %23, <4 x double> splat (double 0xBFB122E8E3466299), <4 x double> splat (double 0x3FBC87C412D92F4B))
  %28 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %23, <4 x double> splat (double 0xBFBB92583701B52F), <4 x double> splat (double 0x3FBBFE37E4DD8669))
  %29 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %27, <4 x double> %24, <4 x double> %28)
  %30 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %23, <4 x double> splat (double 0xBFBFC85C9C7A9174), <4 x double> splat (double 0x3FC24B2B0A109EE4))
  %31 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %23, <4 x double> splat (double 0xBFC556968A64B99E), <4 x double> splat (double 0x3FC99992D5E9AEEB))
  %32 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %30, <4 x double> %24, <4 x double> %31)
  %33 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %23, <4 x double> splat (double 0xBFCFFFFA2F0D4AAB), <4 x double> splat (double 0x3FD5555557F4EB03))
  %34 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %23, <4 x double> splat (double 0xBFE0000001E18123), <4 x double> splat (double 0x3FF00000000002EF))
  %35 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %33, <4 x double> %24, <4 x double> %34)
  %36 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %32, <4 x double> %25, <4 x double> %35)
  %37 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %29, <4 x double> %26, <4 x double> %36)
  %38 = fmul <4 x double> %23, %37
  %39 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %21, <4 x double> splat (double 0x3FE62E42FEFA39EF), <4 x double> %38)
  %40 = fcmp ogt <4 x double> %5, zeroinitializer
  %41 = fcmp one <4 x double> %5, splat (double 0x7FF0000000000000)
  %42 = select <4 x i1> %41, <4 x double> %39, <4 x double> %5
  %43 = select <4 x i1> %40, <4 x double> %42, <4 x double> splat (double 0x7FF8000000000000)
  %44 = fptrunc <4 x double> %43 to <4 x float>
  ret <4 x float> %44
}

define <8 x float> @__native_math.acosh.v8f32(<8 x float> %0) #0 {
  %2 = fpext <8 x float> %0 to <8 x double>
  %3 = fadd <8 x double> %2, splat (double -1.000000e+00)
  %4 = fcmp olt <8 x float> %0, splat (float 1.000000e+00)
  %5 = select <8 x i1> %4, <8 x double> splat (double 0x7FF8000000000000), <8 x double> %2
  %6 = fadd <8 x double> %3, splat (double 2.000000e+00)
  %7 = fmul <8 x double> %3, %6
  %8 = tail call <8 x double> @llvm.sqrt.v8f64(<8 x double> %7)
  %9 = fadd <8 x double> %3, %8
  %10 = fadd <8 x double> %9, splat (double 1.000000e+00)
  %11 = bitcast <8 x double> %10 to <8 x i64>
  %12 = add <8 x i64> %11, splat (i64 7205759403792794)
  %13 = lshr <8 x i64> %12, splat (i64 52)
  %14 = and <8 x i64> %12, splat (i64 -4503599627370496)
  %15 = add <8 x i64> %11, splat (i64 4611686018427387904)
  %16 = sub <8 x i64> %15, %14
  %17 = bitcast <8 x i64> %16 to <8 x double>
  %18 = fadd <8 x double> %17, splat (double -1.000000e+00)
  %19 = or disjoint <8 x i64> %13, splat (i64 4841369599423283200)
  %20 = bitcast <8 x i64> %19 to <8 x double>
  %21 = fadd <8 x double> %20, splat (double 0xC330000000000400)
  %22 = fcmp oeq <8 x double> %21, zeroinitializer
  %23 = select <8 x i1> %22, <8 x double> %9, <8 x double> %18
  %24 = fmul <8 x double> %23, %23
  %25 = fmul <8 x double> %24, %24
  %26 = fmul <8 x double> %25, %25
  %27 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %23, <8 x double> splat (double 0xBFB122E8E3466299), <8 x double> splat (double 0x3FBC87C412D92F4B))
  %28 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %23, <8 x double> splat (double 0xBFBB92583701B52F), <8 x double> splat (double 0x3FBBFE37E4DD8669))
  %29 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %27, <8 x double> %24, <8 x double> %28)
  %30 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %23, <8 x double> splat (double 0xBFBFC85C9C7A9174), <8 x double> splat (double 0x3FC24B2B0A109EE4))
  %31 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %23, <8 x double> splat (double 0xBFC556968A64B99E), <8 x double> splat (double 0x3FC99992D5E9AEEB))
  %32 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %30, <8 x double> %24, <8 x double> %31)
  %33 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %23, <8 x double> splat (double 0xBFCFFFFA2F0D4AAB), <8 x double> splat (double 0x3FD5555557F4EB03))
  %34 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %23, <8 x double> splat (double 0xBFE0000001E18123), <8 x double> splat (double 0x3FF00000000002EF))
  %35 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %33, <8 x double> %24, <8 x double> %34)
  %36 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %32, <8 x double> %25, <8 x double> %35)
  %37 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %29, <8 x double> %26, <8 x double> %36)
  %38 = fmul <8 x double> %23, %37
  %39 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %21, <8 x double> splat (double 0x3FE62E42FEFA39EF), <8 x double> %38)
  %40 = fcmp ogt <8 x double> %5, zeroinitializer
  %41 = fcmp one <8 x double> %5, splat (double 0x7FF0000000000000)
  %42 = select <8 x i1> %41, <8 x double> %39, <8 x double> %5
  %43 = select <8 x i1> %40, <8 x double> %42, <8 x double> splat (double 0x7FF8000000000000)
  %44 = fptrunc <8 x double> %43 to <8 x float>
  ret <8 x float> %44
}

define <16 x float> @__native_math.acosh.v16f32(<16 x float> %0) #0 {
  %2 = fpext <16 x float> %0 to <16 x double>
  %3 = fadd <16 x double> %2, splat (double -1.000000e+00)
  %4 = fcmp olt <16 x float> %0, splat (float 1.000000e+00)
  %5 = select <16 x i1> %4, <16 x double> splat (double 0x7FF8000000000000), <16 x double> %2
  %6 = fadd <16 x double> %3, splat (double 2.000000e+00)
  %7 = fmul <16 x double> %3, %6
  %8 = tail call <16 x double> @llvm.sqrt.v16f64(<16 x double> %7)
  %9 = fadd <16 x double> %3, %8
  %10 = fadd <16 x double> %9, splat (double 1.000000e+00)
  %11 = bitcast <16 x double> %10 to <16 x i64>
  %12 = add <16 x i64> %11, splat (i64 7205759403792794)
  %13 = lshr <16 x i64> %12, splat (i64 52)
  %14 = and <16 x i64> %12, splat (i64 -4503599627370496)
  %15 = add <16 x i64> %11, splat (i64 4611686018427387904)
  %16 = sub <16 x i64> %15, %14
  %17 = bitcast <16 x i64> %16 to <16 x double>
  %18 = fadd <16 x double> %17, splat (double -1.000000e+00)
  %19 = or disjoint <16 x i64> %13, splat (i64 4841369599423283200)
  %20 = bitcast <16 x i64> %19 to <16 x double>
  %21 = fadd <16 x double> %20, splat (double 0xC330000000000400)
  %22 = fcmp oeq <16 x double> %21, zeroinitializer
  %23 = select <16 x i1> %22, <16 x double> %9, <16 x double> %18
  %24 = fmul <16 x double> %23, %23
  %25 = fmul <16 x double> %24, %24
  %26 = fmul <16 x double> %25, %25
  %27 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %23, <16 x double> splat (double 0xBFB122E8E3466299), <16 x double> splat (double 0x3FBC87C412D92F4B))
  %28 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %23, <16 x double> splat (double 0xBFBB92583701B52F), <16 x double> splat (double 0x3FBBFE37E4DD8669))
  %29 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %27, <16 x double> %24, <16 x double> %28)
  %30 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %23, <16 x double> splat (double 0xBFBFC85C9C7A9174), <16 x double> splat (double 0x3FC24B2B0A109EE4))
  %31 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %23, <16 x double> splat (double 0xBFC556968A64B99E), <16 x double> splat (double 0x3FC99992D5E9AEEB))
  %32 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %30, <16 x double> %24, <16 x double> %31)
  %33 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %23, <16 x double> splat (double 0xBFCFFFFA2F0D4AAB), <16 x double> splat (double 0x3FD5555557F4EB03))
  %34 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %23, <16 x double> splat (double 0xBFE0000001E18123), <16 x double> splat (double 0x3FF00000000002EF))
  %35 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %33, <16 x double> %24, <16 x double> %34)
  %36 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %32, <16 x double> %25, <16 x double> %35)
  %37 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %29, <16 x double> %26, <16 x double> %36)
  %38 = fmul <16 x double> %23, %37
  %39 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %21, <16 x double> splat (double 0x3FE62E42FEFA39EF), <16 x double> %38)
  %40 = fcmp ogt <16 x double> %5, zeroinitializer
  %41 = fcmp one <16 x double> %5, splat (double 0x7FF0000000000000)
  %42 = select <16 x i1> %41, <16 x double> %39, <16 x double> %5
  %43 = select <16 x i1> %40, <16 x double> %42, <16 x double> splat (double 0x7FF8000000000000)
  %44 = fptrunc <16 x double> %43 to <16 x float>
  ret <16 x float> %44
}

define float @__native_math.asin.f32(float %0) #0 {
_ZN5LanesIfdmbE13half_arc_sineEd.exit:
  %1 = fpext float %0 to double
  %2 = tail call double @llvm.fabs.f64(double %1)
  %3 = fcmp ogt double %2, 5.000000e-01
  %4 = fsub double 1.000000e+00, %2
  %5 = fmul double %4, 5.000000e-01
  %6 = fmul double %1, %1
  %7 = select i1 %3, double %5, double %6
  %8 = tail call double @llvm.sqrt.f64(double %7)
  %9 = select i1 %3, double %8, double %2
  %10 = fmul double %7, %7
  %11 = fmul double %10, %10
  %12 = tail call double @llvm.fmuladd.f64(double %7, double 0x3F7E98565474AFEF, double 0x3F993585C3C33BDF)
  %13 = tail call double @llvm.fmuladd.f64(double %10, double 0x3FA1C338A75FA640, double %12)
  %14 = tail call double @llvm.fmuladd.f64(double %7, double 0x3F9ED53A4C8FCAEA, double 0x3FA6DDB25C43C7CE)
  %15 = tail call double @llvm.fmuladd.f64(double %7, double 0x3FB3332A80CEDB89, double 0x3FC5555560910D9E)
  %16 = tail call double @llvm.fmuladd.f64(double %14, double %10, double %15)
  %17 = tail call double @llvm.fmuladd.f64(double %13, double %11, double %16)
  %18 = fmul double %7, %17
  %19 = tail call double @llvm.fmuladd.f64(double %9, double %18, double %9)
  %20 = tail call double @llvm.fmuladd.f64(double %19, double -2.000000e+00, double 0x3FF921FB54442D18)
  %21 = select i1 %3, double %20, double %19
  %22 = tail call double @llvm.copysign.f64(double %21, double %1)
  %23 = fptrunc double %22 to float
  ret float %23
}

define <4 x float> @__native_math.asin.v4f32(<4 x float> %0) #0 {
  %2 = fpext <4 x float> %0 to <4 x double>
  %3 = tail call <4 x double> @llvm.fabs.v4f64(<4 x double> %2)
  %4 = fcmp ogt <4 x double> %3, splat (double 5.000000e-01)
  %5 = fsub <4 x double> splat (double 1.000000e+00), %3
  %6 = fmul <4 x double> %5, splat (double 5.000000e-01)
  %7 = fmul <4 x double> %2, %2
  %8 = select <4 x i1> %4, <4 x double> %6, <4 x double> %7
  %9 = tail call <4 x double> @llvm.sqrt.v4f64(<4 x double> %8)
  %10 = select <4 x i1> %4, <4 x double> %9, <4 x double> %3
  %11 = fmul <4 x double> %8, %8
  %12 = fmul <4 x double> %11, %11
  %13 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %8, <4 x double> splat (double 0x3F7E98565474AFEF), <4 x double> splat (double 0x3F993585C3C33BDF))
  %14 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %11, <4 x double> splat (double 0x3FA1C338A75FA640), <4 x double> %13)
  %15 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %8, <4 x double> splat (double 0x3F9ED53A4C8FCAEA), <4 x double> splat (double 0x3FA6DDB25C43C7CE))
  %16 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %8, <4 x double> splat (double 0x3FB3332A80CEDB89), <4 x double> splat (double 0x3FC5555560910D9E))
  %17 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %15, <4 x double> %11, <4 x double> %16)
  %18 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %14, <4 x double> %12, <4 x double> %17)
  %19 = fmul <4 x double> %8, %18
  %20 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %10, <4 x double> %19, <4 x double> %10)
  %21 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %20, <4 x double> splat (double -2.000000e+00), <4 x double> splat (double 0x3FF921FB54442D18))
  %22 = select <4 x i1> %4, <4 x double> %21, <4 x double> %20
  %23 = tail call <4 x double> @llvm.copysign.v4f64(<4 x double> %22, <4 x double> %2)
  %24 = fptrunc <4 x double> %23 to <4 x float>
  ret <4 x float> %24
}

define <8 x float> @__native_math.asin.v8f32(<8 x float> %0) #0 {
  %2 = fpext <8 x float> %0 to <8 x double>
  %3 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %2)
  %4 = fcmp ogt <8 x double> %3, splat (double 5.000000e-01)
  %5 = fsub <8 x double> splat (double 1.000000e+00), %3
  %6 = fmul <8 x double> %5, splat (double 5.000000e-01)
  %7 = fmul <8 x double> %2, %2
  %8 = select <8 x i1> %4, <8 x double> %6, <8 x double> %7
  %9 = tail call <8 x double> @llvm.sqrt.v8f64(<8 x double> %8)
  %10 = select <8 x i1> %4, <8 x double> %9, <8 x double> %3
  %11 = fmul <8 x double> %8, %8
  %12 = fmul <8 x double> %11, %11
  %13 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %8, <8 x double> splat (double 0x3F7E98565474AFEF), <8 x double> splat (double 0x3F993585C3C33BDF))
  %14 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %11, <8 x double> splat (double 0x3FA1C338A75FA640), <8 x double> %13)
  %15 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %8, <8 x double> splat (double 0x3F9ED53A4C8FCAEA), <8 x double> splat (double 0x3FA6DDB25C43C7CE))
  %16 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %8, <8 x double> splat (double 0x3FB3332A80CEDB89), <8 x double> splat (double 0x3FC5555560910D9E))
  %17 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %15, <8 x double> %11, <8 x double> %16)
  %18 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %14, <8 x double> %12, <8 x double> %17)
  %19 = fmul <8 x double> %8, %18
  %20 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %10, <8 x double> %19, <8 x double> %10)
  %21 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %20, <8 x double> splat (double -2.000000e+00), <8 x double> splat (double 0x3FF921FB54442D18))
  %22 = select <8 x i1> %4, <8 x double> %21, <8 x double> %20
  %23 = tail call <8 x double> @llvm.copysign.v8f64(<8 x double> %22, <8 x double> %2)
  %24 = fptrunc <8 x double> %23 to <8 x float>
  ret <8 x float> %24
}

define <16 x float> @__native_math.asin.v16f32(<16 x float> %0) #0 {
  %2 = fpext <16 x float> %0 to <16 x double>
  %3 = tail call <16 x double> @llvm.fabs.v16f64(<16 x double> %2)
  %4 = fcmp ogt <16 x double> %3, splat (double 5.000000e-01)
  %5 = fsub <16 x double> splat (double 1.000000e+00), %3
  %6 = fmul <16 x double> %5, splat (double 5.000000e-01)
  %7 = fmul <16 x double> %2, %2
  %8 = select <16 x i1> %4, <16 x double> %6, <16 x double> %7
  %9 = tail call <16 x double> @llvm.sqrt.v16f64(<16 x double> %8)
  %10 = select <16 x i1> %4, <16 x double> %9, <16 x double> %3
  %11 = fmul <16 x double> %8, %8
  %12 = fmul <16 x double> %11, %11
  %13 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %8, <16 x double> splat (double 0x3F7E98565474AFEF), <16 x double> splat (double 0x3F993585C3C33BDF))
  %14 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %11, <16 x double> splat (double 0x3FA1C338A75FA640), <16 x double> %13)
  %15 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %8, <16 x double> splat (double 0x3F9ED53A4C8FCAEA), <16 x double> splat (double 0x3FA6DDB25C43C7CE))
  %16 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %8, <16 x double> splat (double 0x3FB3332A80CEDB89), <16 x double> splat (double 0x3FC5555560910D9E))
  %17 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %15, <16 x double> %11, <16 x double> %16)
  %18 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %14, <16 x double> %12, <16 x double> %17)
  %19 = fmul <16 x double> %8, %18
  %20 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %10, <16 x double> %19, <16 x double> %10)
  %21 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %20, <16 x double> splat (double -2.000000e+00), <16 x double> splat (double 0x3FF921FB54442D18))
  %22 = select <16 x i1> %4, <16 x double> %21, <16 x double> %20
  %23 = tail call <16 x double> @llvm.copysign.v16f64(<16 x double> %22, <16 x double> %2)
  %24 = fptrunc <16 x double> %23 to <16 x float>
  ret <16 x float> %24
}

define float @__native_math.asinh.f32(float %0) #0 {
  %2 = fpext float %0 to double
  %3 = tail call double @llvm.fabs.f64(double %2)
  %4 = fmul double %2, %2
  %5 = fadd double %4, 1.000000e+00
  %6 = tail call double @llvm.sqrt.f64(double %5)
  %7 = fadd double %6, 1.000000e+00
  %8 = fdiv double %4, %7
  %9 = fadd double %3, %8
  %10 = fadd double %9, 1.000000e+00
  %11 = bitcast double %10 to i64
  %12 = add i64 %11, 7205759403792794
  %13 = lshr i64 %12, 52
  %14 = and i64 %12, -4503599627370496
  %15 = add i64 %11, 4611686018427387904
  %16 = sub i64 %15, %14
  %17 = bitcast i64 %16 to double
  %18 = fadd double %17, -1.000000e+00
  %19 = or disjoint i64 %13, 4841369599423283200
  %20 = bitcast i64 %19 to double
  %21 = fadd double %20, 0xC330000000000400
  %22 = fcmp oeq double %21, 0.000000e+00
  %23 = select i1 %22, double %9, double %18
  %24 = fmul double %23, %23
  %25 = fmul double %24, %24
  %26 = fmul double %25, %25
  %27 = tail call double @llvm.fmuladd.f64(double %23, double 0xBFB122E8E3466299, double 0x3FBC87C412D92F4B)
  %28 = tail call double @llvm.fmuladd.f64(double %23, double 0xBFBB92583701B52F, double 0x3FBBFE37E4DD8669)
  %29 = tail call double @llvm.fmuladd.f64(double %27, double %24, double %28)
  %30 = tail call double @llvm.fmuladd.f64(double %23, double 0xBFBFC85C9C7A9174, double 0x3FC24B2B0A109EE4)
  %31 = tail call double @llvm.fmuladd.f64(double %23, double 0xBFC556968A64B99E, double 0x3FC99992D5E9AEEB)
  %32 = tail call double @llvm.fmuladd.f64(double %30, double %24, double %31)
  %33 = tail call double @llvm.fmuladd.f64(double %23, double 0xBFCFFFFA2F0D4AAB, double 0x3FD5555557F4EB03)
  %34 = tail call double @llvm.fmuladd.f64(double %23, double 0xBFE0000001E18123, double 0x3FF00000000002EF)
  %35 = tail call double @llvm.fmuladd.f64(double %33, double %24, double %34)
  %36 = tail call double @llvm.fmuladd.f64(double %32, double %25, double %35)
  %37 = tail call double @llvm.fmuladd.f64(double %29, double %26, double %36)
  %38 = fmul double %23, %37
  %39 = tail call double @llvm.fmuladd.f64(double %21, double 0x3FE62E42FEFA39EF, double %38)
  %40 = fcmp one double %3, 0x7FF0000000000000
  %41 = select i1 %40, double %39, double %3
  %42 = tail call double @llvm.copysign.f64(double %41, double %2)
  %43 = fptrunc double %42 to float
  ret float %43
}

define <4 x float> @__native_math.asinh.v4f32(<4 x float> %0) #0 {
  %2 = fpext <4 x float> %0 to <4 x double>
  %3 = tail call <4 x double> @llvm.fabs.v4f64(<4 x double> %2)
  %4 = fmul <4 x double> %2, %2
  %5 = fadd <4 x double> %4, splat (double 1.000000e+00)
  %6 = tail call <4 x double> @llvm.sqrt.v4f64(<4 x double> %5)
  %7 = fadd <4 x double> %6, splat (double 1.000000e+00)
  %8 = fdiv <4 x double> %4, %7
  %9 = fadd <4 x double> %3, %8
  %10 = fadd <4 x double> %9, splat (double 1.000000e+00)
  %11 = bitcast <4 x double> %10 to <4 x i64>
  %12 = add <4 x i64> %11, splat (i64 7205759403792794)
  %13 = lshr <4 x i64> %12, splat (i64 52)
  %14 = and <4 x i64> %12, splat (i64 -4503599627370496)
  %15 = add <4 x i64> %11, splat (i64 4611686018427387904)
  %16 = sub <4 x i64> %15, %14
  %17 = bitcast <4 x i64> %16 to <4 x double>
  %18 = fadd <4 x double> %17, splat (double -1.000000e+00)
  %19 = or disjoint <4 x i64> %13, splat (i64 4841369599423283200)
  %20 = bitcast <4 x i64> %19 to <4 x double>
  %21 = fadd <4 x double> %20, splat (double 0xC330000000000400)
  %22 = fcmp oeq <4 x double> %21, zeroinitializer
  %23 = select <4 x i1> %22, <4 x double> %9, <4 x double> %18
  %24 = fmul <4 x double> %23, %23
  %25 = fmul <4 x double> %24, %24
  %26 = fmul <4 x double> %25, %25
  %27 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %23, <4 x double> splat (double 0xBFB122E8E3466299), <4 x double> splat (double 0x3FBC87C412D92F4B))
  %28 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %23, <4 x double> splat (double 0xBFBB92583701B52F), <4 x double> splat (double 0x3FBBFE37E4DD8669))
  %29 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %27, <4 x double> %24, <4 x double> %28)
  %30 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %23, <4 x double> splat (double 0xBFBFC85C9C7A9174), <4 x double> splat (double 0x3FC24B2B0A109EE4))
  %31 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %23, <4 x double> splat (double 0xBFC556968A64B99E), <4 x double> splat (double 0x3FC99992D5E9AEEB))
  %32 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %30, <4 x double> %24, <4 x double> %31)
  %33 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %23, <4 x double> splat (double 0xBFCFFFFA2F0D4AAB), <4 x double> splat (double 0x3FD5555557F4EB03))
  %34 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %23, <4 x double> splat (double 0xBFE0000001E18123), <4 x double> splat (double 0x3FF00000000002EF))
  %35 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %33, <4 x double> %24, <4 x double> %34)
  %36 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %32, <4 x double> %25, <4 x double> %35)
  %37 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %29, <4 x double> %26, <4 x double> %36)
  %38 = fmul <4 x double> %23, %37
  %39 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %21, <4 x double> splat (double 0x3FE62E42FEFA39EF), <4 x double> %38)
  %40 = fcmp one <4 x double> %3, splat (double 0x7FF0000000000000)
  %41 = select <4 x i1> %40, <4 x double> %39, <4 x double> %3
  %42 = tail call <4 x double> @llvm.copysign.v4f64(<4 x double> %41, <4 x double> %2)
  %43 = fptrunc <4 x double> %42 to <4 x float>
  ret <4 x float> %43
}

define <8 x float> @__native_math.asinh.v8f32(<8 x float> %0) #0 {
  %2 = fpext <8 x float> %0 to <8 x double>
  %3 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %2)
  %4 = fmul <8 x double> %2, %2
  %5 = fadd <8 x double> %4, splat (double 1.000000e+00)
  %6 = tail call <8 x double> @llvm.sqrt.v8f64(<8 x double> %5)
  %7 = fadd <8 x double> %6, splat (double 1.000000e+00)
  %8 = fdiv <8 x double> %4, %7
  %9 = fadd <8 x double> %3, %8
  %10 = fadd <8 x double> %9, splat (double 1.000000e+00)
  %11 = bitcast <8 x double> %10 to <8 x i64>
  %12 = add <8 x i64> %11, splat (i64 7205759403792794)
  %13 = lshr <8 x i64> %12, splat (i64 52)
  %14 = and <8 x i64> %12, splat (i64 -4503599627370496)
  %15 = add <8 x i64> %11, splat (i64 4611686018427387904)
  %16 = sub <8 x i64> %15, %14
  %17 = bitcast <8 x i64> %16 to <8 x double>
  %18 = fadd <8 x double> %17, splat (double -1.000000e+00)
  %19 = or disjoint <8 x i64> %13, splat (i64 4841369599423283200)
  %20 = bitcast <8 x i64> %19 to <8 x double>
  %21 = fadd <8 x double> %20, splat (double 0xC330000000000400)
  %22 = fcmp oeq <8 x double> %21, zeroinitializer
  %23 = select <8 x i1> %22, <8 x double> %9, <8 x double> %18
  %24 = fmul <8 x double> %23, %23
  %25 = fmul <8 x double> %24, %24
  %26 = fmul <8 x double> %25, %25
  %27 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %23, <8 x double> splat (double 0xBFB122E8E3466299), <8 x double> splat (double 0x3FBC87C412D92F4B))
  %28 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %23, <8 x double> splat (double 0xBFBB92583701B52F), <8 x double> splat (double 0x3FBBFE37E4DD8669))
  %29 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %27, <8 x double> %24, <8 x double> %28)
  %30 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %23, <8 x double> splat (double 0xBFBFC85C9C7A9174), <8 x double> splat (double 0x3FC24B2B0A109EE4))
  %31 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %23, <8 x double> splat (double 0xBFC556968A64B99E), <8 x double> splat (double 0x3FC99992D5E9AEEB))
  %32 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %30, <8 x double> %24, <8 x double> %31)
  %33 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %23, <8 x double> splat (double 0xBFCFFFFA2F0D4AAB), <8 x double> splat (double 0x3FD5555557F4EB03))
  %34 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %23, <8 x double> splat (double 0xBFE0000001E18123), <8 x double> splat (double 0x3FF00000000002EF))
  %35 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %33, <8 x double> %24, <8 x double> %34)
  %36 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %32, <8 x double> %25, <8 x double> %35)
  %37 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %29, <8 x double> %26, <8 x double> %36)
  %38 = fmul <8 x double> %23, %37
  %39 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %21, <8 x double> splat (double 0x3FE62E42FEFA39EF), <8 x double> %38)
  %40 = fcmp one <8 x double> %3, splat (double 0x7FF0000000000000)
  %41 = select <8 x i1> %40, <8 x double> %39, <8 x double> %3
  %42 = tail call <8 x double> @llvm.copysign.v8f64(<8 x double> %41, <8 x double> %2)
  %43 = fptrunc <8 x double> %42 to <8 x float>
  ret <8 x float> %43
}

define <16 x float> @__native_math.asinh.v16f32(<16 x float> %0) #0 {
  %2 = fpext <16 x float> %0 to <16 x double>
  %3 = tail call <16 x double> @llvm.fabs.v16f64(<16 x double> %2)
  %4 = fmul <16 x double> %2, %2
  %5 = fadd <16 x double> %4, splat (double 1.000000e+00)
  %6 = tail call <16 x double> @llvm.sqrt.v16f64(<16 x double> %5)
  %7 = fadd <16 x double> %6, splat (double 1.000000e+00)
  %8 = fdiv <16 x double> %4, %7
  %9 = fadd <16 x double> %3, %8
  %10 = fadd <16 x double> %9, splat (double 1.000000e+00)
  %11 = bitcast <16 x double> %10 to <16 x i64>
  %12 = add <16 x i64> %11, splat (i64 7205759403792794)
  %13 = lshr <16 x i64> %12, splat (i64 52)
  %14 = and <16 x i64> %12, splat (i64 -4503599627370496)
  %15 = add <16 x i64> %11, splat (i64 4611686018427387904)
  %16 = sub <16 x i64> %15, %14
  %17 = bitcast <16 x i64> %16 to <16 x double>
  %18 = fadd <16 x double> %17, splat (double -1.000000e+00)
  %19 = or disjoint <16 x i64> %13, splat (i64 4841369599423283200)
  %20 = bitcast <16 x i64> %19 to <16 x double>
  %21 = fadd <16 x double> %20, splat (double 0xC330000000000400)
  %22 = fcmp oeq <16 x double> %21, zeroinitializer
  %23 = select <16 x i1> %22, <16 x double> %9, <16 x double> %18
  %24 = fmul <16 x double> %23, %23
  %25 = fmul <16 x double> %24, %24
  %26 = fmul <16 x double> %25, %25
  %27 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %23, <16 x double> splat (double 0xBFB122E8E3466299), <16 x double> splat (double 0x3FBC87C412D92F4B))
  %28 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %23, <16 x double> splat (double 0xBFBB92583701B52F), <16 x double> splat (double 0x3FBBFE37E4DD8669))
  %29 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %27, <16 x double> %24, <16 x double> %28)
  %30 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %23, <16 x double> splat (double 0xBFBFC85C9C7A9174), <16 x double> splat (double 0x3FC24B2B0A109EE4))
  %31 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %23, <16 x double> splat (double 0xBFC556968A64B99E), <16 x double> splat (double 0x3FC99992D5E9AEEB))
  %32 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %30, <16 x double> %24, <16 x double> %31)
  %33 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %23, <16 x double> splat (double 0xBFCFFFFA2F0D4AAB), <16 x double> splat (double 0x3FD5555557F4EB03))
  %34 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %23, <16 x double> splat (double 0xBFE0000001E18123), <16 x double> splat (double 0x3FF00000000002EF))
  %35 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %33, <16 x double> %24, <16 x double> %34)
  %36 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %32, <16 x double> %25, <16 x double> %35)
  %37 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %29, <16 x double> %26, <16 x double> %36)
  %38 = fmul <16 x double> %23, %37
  %39 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %21, <16 x double> splat (double 0x3FE62E42FEFA39EF), <16 x double> %38)
  %40 = fcmp one <16 x double> %3, splat (double 0x7FF0000000000000)
  %41 = select <16 x i1> %40, <16 x double> %39, <16 x double> %3
  %42 = tail call <16 x double> @llvm.copysign.v16f64(<16 x double> %41, <16 x double> %2)
  %43 = fptrunc <16 x double> %42 to <16 x float>
  ret <16 x float> %43
}

define float @__native_math.atan.f32(float %0) #0 {
  %2 = fpext float %0 to double
  %3 = tail call double @llvm.fabs.f64(double %2)
  %4 = fcmp ogt double %3, 1.000000e+00
  %5 = fdiv double 1.000000e+00, %3
  %6 = select i1 %4, double %5, double %3
  %7 = fmul double %6, %6
  %8 = fmul double %7, %7
  %9 = fmul double %8, %8
  %10 = fmul double %9, %9
  %11 = tail call double @llvm.fmuladd.f64(double %7, double 0xBF46706CBB890208, double 0x3F73DE8E4EDCA994)
  %12 = tail call double @llvm.fmuladd.f64(double %7, double 0xBF907F92CE55354E, double 0x3FA183EB5EF2D7C1)
  %13 = tail call double @llvm.fmuladd.f64(double %11, double %8, double %12)
  %14 = tail call double @llvm.fmuladd.f64(double %7, double 0xBFABCA78AA881132, double 0x3FB28C8DFD598A48)
  %15 = tail call double @llvm.fmuladd.f64(double %7, double 0xBFB6FD4A3C9CAC3C, double 0x3FBC6611174295D2)
  %16 = tail call double @llvm.fmuladd.f64(double %14, double %8, double %15)
  %17 = tail call double @llvm.fmuladd.f64(double %7, double 0xBFC248932826EED7, double 0x3FC999923908479E)
  %18 = tail call double @llvm.fmuladd.f64(double %7, double 0xBFD55555426A6BBA, double 0x3FEFFFFFFFF7ED36)
  %19 = tail call double @llvm.fmuladd.f64(double %17, double %8, double %18)
  %20 = tail call double @llvm.fmuladd.f64(double %16, double %9, double %19)
  %21 = tail call double @llvm.fmuladd.f64(double %13, double %10, double %20)
  %22 = fmul double %6, %21
  %23 = fsub double 0x3FF921FB54442D18, %22
  %24 = select i1 %4, double %23, double %22
  %25 = tail call double @llvm.copysign.f64(double %24, double %2)
  %26 = fptrunc double %25 to float
  ret float %26
}

define <4 x float> @__native_math.atan.v4f32(<4 x float> %0) #0 {
  %2 = fpext <4 x float> %0 to <4 x double>
  %3 = tail call <4 x double> @llvm.fabs.v4f64(<4 x double> %2)
  %4 = fcmp ogt <4 x double> %3, splat (double 1.000000e+00)
  %5 = fdiv <4 x double> splat (double 1.000000e+00), %3
  %6 = select <4 x i1> %4, <4 x double> %5, <4 x double> %3
  %7 = fmul <4 x double> %6, %6
  %8 = fmul <4 x double> %7, %7
  %9 = fmul <4 x double> %8, %8
  %10 = fmul <4 x double> %9, %9
  %11 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %7, <4 x double> splat (double 0xBF46706CBB890208), <4 x double> splat (double 0x3F73DE8E4EDCA994))
  %12 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %7, <4 x double> splat (double 0xBF907F92CE55354E), <4 x double> splat (double 0x3FA183EB5EF2D7C1))
  %13 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %11, <4 x double> %8, <4 x double> %12)
  %14 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %7, <4 x double> splat (double 0xBFABCA78AA881132), <4 x double> splat (double 0x3FB28C8DFD598A48))
  %15 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %7, <4 x double> splat (double 0xBFB6FD4A3C9CAC3C), <4 x double> splat (double 0x3FBC6611174295D2))
  %16 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %14, <4 x double> %8, <4 x double> %15)
  %17 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %7, <4 x double> splat (double 0xBFC248932826EED7), <4 x double> splat (double 0x3FC999923908479E))
  %18 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %7, <4 x double> splat (double 0xBFD55555426A6BBA), <4 x double> splat (double 0x3FEFFFFFFFF7ED36))
  %19 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %17, <4 x double> %8, <4 x double> %18)
  %20 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %16, <4 x double> %9, <4 x double> %19)
  %21 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %13, <4 x double> %10, <4 x double> %20)
  %22 = fmul <4 x double> %6, %21
  %23 = fsub <4 x double> splat (double 0x3FF921FB54442D18), %22
  %24 = select <4 x i1> %4, <4 x double> %23, <4 x double> %22
  %25 = tail call <4 x double> @llvm.copysign.v4f64(<4 x double> %24, <4 x double> %2)
  %26 = fptrunc <4 x double> %25 to <4 x float>
  ret <4 x float> %26
}

define <8 x float> @__native_math.atan.v8f32(<8 x float> %0) #0 {
  %2 = fpext <8 x float> %0 to <8 x double>
  %3 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %2)
  %4 = fcmp ogt <8 x double> %3, splat (double 1.000000e+00)
  %5 = fdiv <8 x double> splat (double 1.000000e+00), %3
  %6 = select <8 x i1> %4, <8 x double> %5, <8 x double> %3
  %7 = fmul <8 x double> %6, %6
  %8 = fmul <8 x double> %7, %7
  %9 = fmul <8 x double> %8, %8
  %10 = fmul <8 x double> %9, %9
  %11 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %7, <8 x double> splat (double 0xBF46706CBB890208), <8 x double> splat (double 0x3F73DE8E4EDCA994))
  %12 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %7, <8 x double> splat (double 0xBF907F92CE55354E), <8 x double> splat (double 0x3FA183EB5EF2D7C1))
  %13 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %11, <8 x double> %8, <8 x double> %12)
  %14 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %7, <8 x double> splat (double 0xBFABCA78AA881132), <8 x double> splat (double 0x3FB28C8DFD598A48))
  %15 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %7, <8 x double> splat (double 0xBFB6FD4A3C9CAC3C), <8 x double> splat (double 0x3FBC6611174295D2))
  %16 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %14, <8 x double> %8, <8 x double> %15)
  %17 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %7, <8 x double> splat (double 0xBFC248932826EED7), <8 x double> splat (double 0x3FC999923908479E))
  %18 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %7, <8 x double> splat (double 0xBFD55555426A6BBA), <8 x double> splat (double 0x3FEFFFFFFFF7ED36))
  %19 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %17, <8 x double> %8, <8 x double> %18)
  %20 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %16, <8 x double> %9, <8 x double> %19)
  %21 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %13, <8 x double> %10, <8 x double> %20)
  %22 = fmul <8 x double> %6, %21
  %23 = fsub <8 x double> splat (double 0x3FF921FB54442D18), %22
  %24 = select <8 x i1> %4, <8 x double> %23, <8 x double> %22
  %25 = tail call <8 x double> @llvm.copysign.v8f64(<8 x double> %24, <8 x double> %2)
  %26 = fptrunc <8 x double> %25 to <8 x float>
  ret <8 x float> %26
}

define <16 x float> @__native_math.atan.v16f32(<16 x float> %0) #0 {
  %2 = fpext <16 x float> %0 to <16 x double>
  %3 = tail call <16 x double> @llvm.fabs.v16f64(<16 x double> %2)
  %4 = fcmp ogt <16 x double> %3, splat (double 1.000000e+00)
  %5 = fdiv <16 x double> splat (double 1.000000e+00), %3
  %6 = select <16 x i1> %4, <16 x double> %5, <16 x double> %3
  %7 = fmul <16 x double> %6, %6
  %8 = fmul <16 x double> %7, %7
  %9 = fmul <16 x double> %8, %8
  %10 = fmul <16 x double> %9, %9
  %11 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %7, <16 x double> splat (double 0xBF46706CBB890208), <16 x double> splat (double 0x3F73DE8E4EDCA994))
  %12 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %7, <16 x double> splat (double 0xBF907F92CE55354E), <16 x double> splat (double 0x3FA183EB5EF2D7C1))
  %13 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %11, <16 x double> %8, <16 x double> %12)
  %14 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %7, <16 x double> splat (double 0xBFABCA78AA881132), <16 x double> splat (double 0x3FB28C8DFD598A48))
  %15 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %7, <16 x double> splat (double 0xBFB6FD4A3C9CAC3C), <16 x double> splat (double 0x3FBC6611174295D2))
  %16 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %14, <16 x double> %8, <16 x double> %15)
  %17 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %7, <16 x double> splat (double 0xBFC248932826EED7), <16 x double> splat (double 0x3FC999923908479E))
  %18 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %7, <16 x double> splat (double 0xBFD55555426A6BBA), <16 x double> splat (double 0x3FEFFFFFFFF7ED36))
  %19 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %17, <16 x double> %8, <16 x double> %18)
  %20 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %16, <16 x double> %9, <16 x double> %19)
  %21 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %13, <16 x double> %10, <16 x double> %20)
  %22 = fmul <16 x double> %6, %21
  %23 = fsub <16 x double> splat (double 0x3FF921FB54442D18), %22
  %24 = select <16 x i1> %4, <16 x double> %23, <16 x double> %22
  %25 = tail call <16 x double> @llvm.copysign.v16f64(<16 x double> %24, <16 x double> %2)
  %26 = fptrunc <16 x double> %25 to <16 x float>
  ret <16 x float> %26
}

define float @__native_math.atanh.f32(float %0) #0 {
  %2 = fpext float %0 to double
  %3 = tail call double @llvm.fabs.f64(double %2)
  %4 = fmul double %3, 2.000000e+00
  %5 = fsub double 1.000000e+00, %3
  %6 = fdiv double %4, %5
  %7 = fadd double %6, 1.000000e+00
  %8 = bitcast double %7 to i64
  %9 = add i64 %8, 7205759403792794
  %10 = lshr i64 %9, 52
  %11 = and i64 %9, -4503599627370496
  %12 = add i64 %8, 4611686018427387904
  %13 = sub i64 %12, %11
  %14 = bitcast i64 %13 to double
  %15 = fadd double %14, -1.000000e+00
  %16 = or disjoint i64 %10, 4841369599423283200
  %17 = bitcast i64 %16 to double
  %18 = fadd double %17, 0xC330000000000400
  %19 = fcmp oeq double %18, 0.000000e+00
  %20 = select i1 %19, double %6, double %15
  %21 = fmul double %20, %20
  %22 = fmul double %21, %21
  %23 = fmul double %22, %22
  %24 = tail call double @llvm.fmuladd.f64(double %20, double 0xBFB122E8E3466299, double 0x3FBC87C412D92F4B)
  %25 = tail call double @llvm.fmuladd.f64(double %20, double 0xBFBB92583701B52F, double 0x3FBBFE37E4DD8669)
  %26 = tail call double @llvm.fmuladd.f64(double %24, double %21, double %25)
  %27 = tail call double @llvm.fmuladd.f64(double %20, double 0xBFBFC85C9C7A9174, double 0x3FC24B2B0A109EE4)
  %28 = tail call double @llvm.fmuladd.f64(double %20, double 0xBFC556968A64B99E, double 0x3FC99992D5E9AEEB)
  %29 = tail call double @llvm.fmuladd.f64(double %27, double %21, double %28)
  %30 = tail call double @llvm.fmuladd.f64(double %20, double 0xBFCFFFFA2F0D4AAB, double 0x3FD5555557F4EB03)
  %31 = tail call double @llvm.fmuladd.f64(double %20, double 0xBFE0000001E18123, double 0x3FF00000000002EF)
  %32 = tail call double @llvm.fmuladd.f64(double %30, double %21, double %31)
  %33 = tail call double @llvm.fmuladd.f64(double %29, double %22, double %32)
  %34 = tail call double @llvm.fmuladd.f64(double %26, double %23, double %33)
  %35 = fmul double %20, %34
  %36 = tail call double @llvm.fmuladd.f64(double %18, double 0x3FE62E42FEFA39EF, double %35)
  %37 = fmul double %36, 5.000000e-01
  %38 = fcmp oeq double %3, 1.000000e+00
  %39 = select i1 %38, double 0x7FF0000000000000, double 0x7FF8000000000000
  %40 = fcmp olt double %3, 1.000000e+00
  %41 = select i1 %40, double %37, double %39
  %42 = tail call double @llvm.copysign.f64(double %41, double %2)
  %43 = fptrunc double %42 to float
  ret float %43
}

define <4 x float> @__native_math.atanh.v4f32(<4 x float> %0) #0 {
  %2 = fpext <4 x float> %0 to <4 x double>
  %3 = tail call <4 x double> @llvm.fabs.v4f64(<4 x double> %2)
  %4 = fmul <4 x double> %3, splat (double 2.000000e+00)
  %5 = fsub <4 x double> splat (double 1.000000e+00), %3
  %6 = fdiv <4 x double> %4, %5
  %7 = fadd <4 x double> %6, splat (double 1.000000e+00)
  %8 = bitcast <4 x double> %7 to <4 x i64>
  %9 = add <4 x i64> %8, splat (i64 7205759403792794)
  %10 = lshr <4 x i64> %9, splat (i64 52)
  %11 = and <4 x i64> %9, splat (i64 -4503599627370496)
  %12 = add <4 x i64> %8, splat (i64 4611686018427387904)
  %13 = sub <4 x i64> %12, %11
  %14 = bitcast <4 x i64> %13 to <4 x double>
  %15 = fadd <4 x double> %14, splat (double -1.000000e+00)
  %16 = or disjoint <4 x i64> %10, splat (i64 4841369599423283200)
  %17 = bitcast <4 x i64> %16 to <4 x double>
  %18 = fadd <4 x double> %17, splat (double 0xC330000000000400)
  %19 = fcmp oeq <4 x double> %18, zeroinitializer
  %20 = select <4 x i1> %19, <4 x double> %6, <4 x double> %15
  %21 = fmul <4 x double> %20, %20
  %22 = fmul <4 x double> %21, %21
  %23 = fmul <4 x double> %22, %22
  %24 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %20, <4 x double> splat (double 0xBFB122E8E3466299), <4 x double> splat (double 0x3FBC87C412D92F4B))
  %25 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %20, <4 x double> splat (double 0xBFBB92583701B52F), <4 x double> splat (double 0x3FBBFE37E4DD8669))
  %26 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %24, <4 x double> %21, <4 x double> %25)
  %27 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %20, <4 x double> splat (double 0xBFBFC85C9C7A9174), <4 x double> splat (double 0x3FC24B2B0A109EE4))
  %28 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %20, <4 x double> splat (double 0xBFC556968A64B99E), <4 x double> splat (double 0x3FC99992D5E9AEEB))
  %29 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %27, <4 x double> %21, <4 x double> %28)
  %30 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %20, <4 x double> splat (double 0xBFCFFFFA2F0D4AAB), <4 x double> splat (double 0x3FD5555557F4EB03))
  %31 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %20, <4 x double> splat (double 0xBFE0000001E18123), <4 x double> splat (double 0x3FF00000000002EF))
  %32 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %30, <4 x double> %21, <4 x double> %31)
  %33 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %29, <4 x double> %22, <4 x double> %32)
  %34 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %26, <4 x double> %23, <4 x double> %33)
  %35 = fmul <4 x double> %20, %34
  %36 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %18, <4 x double> splat (double 0x3FE62E42FEFA39EF), <4 x double> %35)
  %37 = fmul <4 x double> %36, splat (double 5.000000e-01)
  %38 = fcmp oeq <4 x double> %3, splat (double 1.000000e+00)
  %39 = select <4 x i1> %38, <4 x double> splat (double 0x7FF0000000000000), <4 x double> splat (double 0x7FF8000000000000)
  %40 = fcmp olt <4 x double> %3, splat (double 1.000000e+00)
  %41 = select <4 x i1> %40, <4 x double> %37, <4 x double> %39
  %42 = tail call <4 x double> @llvm.copysign.v4f64(<4 x double> %41, <4 x double> %2)
  %43 = fptrunc <4 x double> %42 to <4 x float>
  ret <4 x float> %43
}

define <8 x float> @__native_math.atanh.v8f32(<8 x float> %0) #0 {
  %2 = fpext <8 x float> %0 to <8 x double>
  %3 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %2)
  %4 = fmul <8 x double> %3, splat (double 2.000000e+00)
  %5 = fsub <8 x double> splat (double 1.000000e+00), %3
  %6 = fdiv <8 x double> %4, %5
  %7 = fadd <8 x double> %6, splat (double 1.000000e+00)
  %8 = bitcast <8 x double> %7 to <8 x i64>
  %9 = add <8 x i64> %8, splat (i64 7205759403792794)
  %10 = lshr <8 x i64> %9, splat (i64 52)
  %11 = and <8 x i64> %9, splat (i64 -4503599627370496)
  %12 = add <8 x i64> %8, splat (i64 4611686018427387904)
  %13 = sub <8 x i64> %12, %11
  %14 = bitcast <8 x i64> %13 to <8 x double>
  %15 = fadd <8 x double> %14, splat (double -1.000000e+00)
  %16 = or disjoint <8 x i64> %10, splat (i64 4841369599423283200)
  %17 = bitcast <8 x i64> %16 to <8 x double>
  %18 = fadd <8 x double> %17, splat (double 0xC330000000000400)
  %19 = fcmp oeq <8 x double> %18, zeroinitializer
  %20 = select <8 x i1> %19, <8 x double> %6, <8 x double> %15
  %21 = fmul <8 x double> %20, %20
  %22 = fmul <8 x double> %21, %21
  %23 = fmul <8 x double> %22, %22
  %24 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %20, <8 x double> splat (double 0xBFB122E8E3466299), <8 x double> splat (double 0x3FBC87C412D92F4B))
  %25 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %20, <8 x double> splat (double 0xBFBB92583701B52F), <8 x double> splat (double 0x3FBBFE37E4DD8669))
  %26 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %24, <8 x double> %21, <8 x double> %25)
  %27 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %20, <8 x double> splat (double 0xBFBFC85C9C7A9174), <8 x double> splat (double 0x3FC24B2B0A109EE4))
  %28 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %20, <8 x double> splat (double 0xBFC556968A64B99E), <8 x double> splat (double 0x3FC99992D5E9AEEB))
  %29 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %27, <8 x double> %21, <8 x double> %28)
  %30 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %20, <8 x double> splat (double 0xBFCFFFFA2F0D4AAB), <8 x double> splat (double 0x3FD5555557F4EB03))
  %31 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %20, <8 x double> splat (double 0xBFE0000001E18123), <8 x double> splat (double 0x3FF00000000002EF))
  %32 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %30, <8 x double> %21, <8 x double> %31)
  %33 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %29, <8 x double> %22, <8 x double> %32)
  %34 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %26, <8 x double> %23, <8 x double> %33)
  %35 = fmul <8 x double> %20, %34
  %36 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %18, <8 x double> splat (double 0x3FE62E42FEFA39EF), <8 x double> %35)
  %37 = fmul <8 x double> %36, splat (double 5.000000e-01)
  %38 = fcmp oeq <8 x double> %3, splat (double 1.000000e+00)
  %39 = select <8 x i1> %38, <8 x double> splat (double 0x7FF0000000000000), <8 x double> splat (double 0x7FF8000000000000)
  %40 = fcmp olt <8 x double> %3, splat (double 1.000000e+00)
  %41 = select <8 x i1> %40, <8 x double> %37, <8 x double> %39
  %42 = tail call <8 x double> @llvm.copysign.v8f64(<8 x double> %41, <8 x double> %2)
  %43 = fptrunc <8 x double> %42 to <8 x float>
  ret <8 x float> %43
}

define <16 x float> @__native_math.atanh.v16f32(<16 x float> %0) #0 {
  %2 = fpext <16 x float> %0 to <16 x double>
  %3 = tail call <16 x double> @llvm.fabs.v16f64(<16 x double> %2)
  %4 = fmul <16 x double> %3, splat (double 2.000000e+00)
  %5 = fsub <16 x double> splat (double 1.000000e+00), %3
  %6 = fdiv <16 x double> %4, %5
  %7 = fadd <16 x double> %6, splat (double 1.000000e+00)
  %8 = bitcast <16 x double> %7 to <16 x i64>
  %9 = add <16 x i64> %8, splat (i64 7205759403792794)
  %10 = lshr <16 x i64> %9, splat (i64 52)
  %11 = and <16 x i64> %9, splat (i64 -4503599627370496)
  %12 = add <16 x i64> %8, splat (i64 4611686018427387904)
  %13 = sub <16 x i64> %12, %11
  %14 = bitcast <16 x i64> %13 to <16 x double>
  %15 = fadd <16 x double> %14, splat (double -1.000000e+00)
  %16 = or disjoint <16 x i64> %10, splat (i64 4841369599423283200)
  %17 = bitcast <16 x i64> %16 to <16 x double>
  %18 = fadd <16 x double> %17, splat (double 0xC330000000000400)
  %19 = fcmp oeq <16 x double> %18, zeroinitializer
  %20 = select <16 x i1> %19, <16 x double> %6, <16 x double> %15
  %21 = fmul <16 x double> %20, %20
  %22 = fmul <16 x double> %21, %21
  %23 = fmul <16 x double> %22, %22
  %24 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %20, <16 x double> splat (double 0xBFB122E8E3466299), <16 x double> splat (double 0x3FBC87C412D92F4B))
  %25 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %20, <16 x double> splat (double 0xBFBB92583701B52F), <16 x double> splat (double 0x3FBBFE37E4DD8669))
  %26 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %24, <16 x double> %21, <16 x double> %25)
  %27 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %20, <16 x double> splat (double 0xBFBFC85C9C7A9174), <16 x double> splat (double 0x3FC24B2B0A109EE4))
  %28 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %20, <16 x double> splat (double 0xBFC556968A64B99E), <16 x double> splat (double 0x3FC99992D5E9AEEB))
  %29 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %27, <16 x double> %21, <16 x double> %28)
  %30 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %20, <16 x double> splat (double 0xBFCFFFFA2F0D4AAB), <16 x double> splat (double 0x3FD5555557F4EB03))
  %31 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %20, <16 x double> splat (double 0xBFE0000001E18123), <16 x double> splat (double 0x3FF00000000002EF))
  %32 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %30, <16 x double> %21, <16 x double> %31)
  %33 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %29, <16 x double> %22, <16 x double> %32)
  %34 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %26, <16 x double> %23, <16 x double> %33)
  %35 = fmul <16 x double> %20, %34
  %36 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %18, <16 x double> splat (double 0x3FE62E42FEFA39EF), <16 x double> %35)
  %37 = fmul <16 x double> %36, splat (double 5.000000e-01)
  %38 = fcmp oeq <16 x double> %3, splat (double 1.000000e+00)
  %39 = select <16 x i1> %38, <16 x double> splat (double 0x7FF0000000000000), <16 x double> splat (double 0x7FF8000000000000)
  %40 = fcmp olt <16 x double> %3, splat (double 1.000000e+00)
  %41 = select <16 x i1> %40, <16 x double> %37, <16 x double> %39
  %42 = tail call <16 x double> @llvm.copysign.v16f64(<16 x double> %41, <16 x double> %2)
  %43 = fptrunc <16 x double> %42 to <16 x float>
  ret <16 x float> %43
}

define float @__native_math.cbrt.f32(float %0) #0 {
  %2 = fpext float %0 to double
  %3 = tail call double @llvm.fabs.f64(double %2)
  %4 = tail call i1 @llvm.is.fpclass.f64(double %2, i32 264)
  br i1 %4, label %5, label %45, !prof !3

5:
  %6 = bitcast double %3 to i64
  %7 = add nuw i64 %6, 7205759403792794
  %8 = and i64 %7, -4503599627370496
  %9 = add nuw i64 %6, 4611686018427387904
  %10 = sub i64 %9, %8
  %11 = bitcast i64 %10 to double
  %12 = fadd double %11, -1.000000e+00
  %13 = fmul double %12, %12
  %14 = tail call double @llvm.fmuladd.f64(double %12, double 0xBFB7313EDD27C971, double 0x3FB62202675C6138)
  %15 = tail call double @llvm.fmuladd.f64(double %13, double 0x3FA9D89DA2BB8693, double %14)
  %16 = fmul double %13, %13
  %17 = tail call double @llvm.fmuladd.f64(double %12, double 0xBFB4E2151AACE697, double 0x3FB6E8F8A8AF466B)
  %18 = tail call double @llvm.fmuladd.f64(double %12, double 0xBFB99C4AE8DA6655, double 0x3FBC782BC1059569)
  %19 = tail call double @llvm.fmuladd.f64(double %17, double %13, double %18)
  %20 = tail call double @llvm.fmuladd.f64(double %15, double %16, double %19)
  %21 = fmul double %16, %16
  %22 = tail call double @llvm.fmuladd.f64(double %12, double 0xBFC00012DB3DF4E0, double 0x3FC249080B7170CD)
  %23 = tail call double @llvm.fmuladd.f64(double %12, double 0xBFC555543CC9DB94, double 0x3FC9999A13618FD4)
  %24 = tail call double @llvm.fmuladd.f64(double %22, double %13, double %23)
  %25 = tail call double @llvm.fmuladd.f64(double %12, double 0xBFD00000021F6FA4, double 0x3FD5555554F29013)
  %26 = tail call double @llvm.fmuladd.f64(double %12, double 0xBFDFFFFFFFFE0114, double 0x3FF00000000006A6)
  %27 = tail call double @llvm.fmuladd.f64(double %25, double %13, double %26)
  %28 = tail call double @llvm.fmuladd.f64(double %24, double %16, double %27)
  %29 = tail call double @llvm.fmuladd.f64(double %20, double %21, double %28)
  %30 = lshr i64 %7, 52
  %31 = or disjoint i64 %30, 4841369599423283200
  %32 = bitcast i64 %31 to double
  %33 = fadd double %32, 0xC330000000000400
  %34 = fmul double %12, 0x3FF71547652B82FE
  %35 = tail call double @llvm.fmuladd.f64(double %34, double %29, double %33)
  %36 = fmul double %35, 0x3FD5555555555555
  %37 = fcmp oge double %36, -1.600000e+02
  %38 = fcmp ole double %36, 1.400000e+02
  %39 = and i1 %37, %38
  br i1 %39, label %_ZN5LanesIfdmbE8power_ofEdd.exit, label %40, !prof !3

40:
  %41 = fcmp ogt double %36, 1.400000e+02
  %42 = fcmp olt double %36, -1.600000e+02
  %43 = select i1 %42, double -1.600000e+02, double %36
  %44 = select i1 %41, double 1.400000e+02, double %43
  br label %_ZN5LanesIfdmbE8power_ofEdd.exit

45:
  %46 = fcmp oeq float %0, 0.000000e+00
  %47 = fmul double %3, 0x3FD5555555555555
  %48 = select i1 %46, double 0xFFF0000000000000, double %47
  %49 = fcmp oge double %48, -1.600000e+02
  %50 = fcmp ole double %48, 1.400000e+02
  %51 = and i1 %49, %50
  br i1 %51, label %_ZN5LanesIfdmbE8power_ofEdd.exit, label %52, !prof !3

52:
  %53 = fcmp ogt double %48, 1.400000e+02
  %54 = select i1 %46, double -1.600000e+02, double %47
  %55 = select i1 %53, double 1.400000e+02, double %54
  br label %_ZN5LanesIfdmbE8power_ofEdd.exit

_ZN5LanesIfdmbE8power_ofEdd.exit:
  %.0.i2.sink27 = phi double [ %36, %5 ], [ %44, %40 ], [ %55, %52 ], [ %48, %45 ]
  %56 = fadd double %.0.i2.sink27, 0x4338000000000000
  %57 = fadd double %56, 0xC338000000000000
  %58 = fsub double %.0.i2.sink27, %57
  %59 = fmul double %58, %58
  %60 = fmul double %59, %59
  %61 = tail call double @llvm.fmuladd.f64(double %58, double 0x3F2443F95DD95260, double 0x3F55D88BD5D2E65C)
  %62 = tail call double @llvm.fmuladd.f64(double %59, double 0x3EEFFCC8F5D3CEA2, double %61)
  %63 = tail call double @llvm.fmuladd.f64(double %58, double 0x3F83B2A1BF5AE4E6, double 0x3FAC6B08CB169959)
  %64 = tail call double @llvm.fmuladd.f64(double %58, double 0x3FCEBFBE045708DC, double 0x3FE62E42FEFD3471)
  %65 = tail call double @llvm.fmuladd.f64(double %63, double %59, double %64)
  %66 = tail call double @llvm.fmuladd.f64(double %62, double %60, double %65)
  %67 = tail call double @llvm.fmuladd.f64(double %58, double %66, double 1.000000e+00)
  %68 = bitcast double %67 to i64
  %69 = bitcast double %56 to i64
  %70 = shl i64 %69, 52
  %71 = add i64 %70, %68
  %.0.i = bitcast i64 %71 to double
  %72 = tail call double @llvm.copysign.f64(double %.0.i, double %2)
  %73 = fptrunc double %72 to float
  ret float %73
}

define <4 x float> @__native_math.cbrt.v4f32(<4 x float> %0) #0 {
  %2 = fpext <4 x float> %0 to <4 x double>
  %3 = tail call <4 x double> @llvm.fabs.v4f64(<4 x double> %2)
  %4 = bitcast <4 x double> %3 to <4 x i64>
  %5 = add nuw <4 x i64> %4, splat (i64 7205759403792794)
  %6 = lshr <4 x i64> %5, splat (i64 52)
  %7 = and <4 x i64> %5, splat (i64 -4503599627370496)
  %8 = add nuw <4 x i64> %4, splat (i64 4611686018427387904)
  %9 = sub <4 x i64> %8, %7
  %10 = bitcast <4 x i64> %9 to <4 x double>
  %11 = fadd <4 x double> %10, splat (double -1.000000e+00)
  %12 = or disjoint <4 x i64> %6, splat (i64 4841369599423283200)
  %13 = bitcast <4 x i64> %12 to <4 x double>
  %14 = fadd <4 x double> %13, splat (double 0xC330000000000400)
  %15 = fmul <4 x double> %11, splat (double 0x3FF71547652B82FE)
  %16 = fmul <4 x double> %11, %11
  %17 = fmul <4 x double> %16, %16
  %18 = fmul <4 x double> %17, %17
  %19 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %11, <4 x double> splat (double 0xBFB7313EDD27C971), <4 x double> splat (double 0x3FB62202675C6138))
  %20 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %16, <4 x double> splat (double 0x3FA9D89DA2BB8693), <4 x double> %19)
  %21 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %11, <4 x double> splat (double 0xBFB4E2151AACE697), <4 x double> splat (double 0x3FB6E8F8A8AF466B))
  %22 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %11, <4 x double> splat (double 0xBFB99C4AE8DA6655), <4 x double> splat (double 0x3FBC782BC1059569))
  %23 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %21, <4 x double> %16, <4 x double> %22)
  %24 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %20, <4 x double> %17, <4 x double> %23)
  %25 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %11, <4 x double> splat (double 0xBFC00012DB3DF4E0), <4 x double> splat (double 0x3FC249080B7170CD))
  %26 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %11, <4 x double> splat (double 0xBFC555543CC9DB94), <4 x double> splat (double 0x3FC9999A13618FD4))
  %27 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %25, <4 x double> %16, <4 x double> %26)
  %28 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %11, <4 x double> splat (double 0xBFD00000021F6FA4), <4 x double> splat (double 0x3FD5555554F29013))
  %29 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %11, <4 x double> splat (double 0xBFDFFFFFFFFE0114), <4 x double> splat (double 0x3FF00000000006A6))
  %30 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %28, <4 x double> %16, <4 x double> %29)
  %31 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %27, <4 x double> %17, <4 x double> %30)
  %32 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %24, <4 x double> %18, <4 x double> %31)
  %33 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %15, <4 x double> %32, <4 x double> %14)
  %34 = fcmp oeq <4 x float> %0, zeroinitializer
  %35 = select <4 x i1> %34, <4 x double> splat (double 0xFFF0000000000000), <4 x double> %3
  %36 = tail call <4 x i1> @llvm.is.fpclass.v4f64(<4 x double> %2, i32 264)
  %37 = select <4 x i1> %36, <4 x double> %33, <4 x double> %35
  %38 = fmul <4 x double> %37, splat (double 0x3FD5555555555555)
  %39 = fcmp ogt <4 x double> %38, splat (double 1.400000e+02)
  %40 = fcmp olt <4 x double> %38, splat (double -1.600000e+02)
  %41 = select <4 x i1> %40, <4 x double> splat (double -1.600000e+02), <4 x double> %38
  %42 = select <4 x i1> %39, <4 x double> splat (double 1.400000e+02), <4 x double> %41
  %43 = fadd <4 x double> %42, splat (double 0x4338000000000000)
  %44 = fadd <4 x double> %43, splat (double 0xC338000000000000)
  %45 = fsub <4 x double> %42, %44
  %46 = fmul <4 x double> %45, %45
  %47 = fmul <4 x double> %46, %46
  %48 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %45, <4 x double> splat (double 0x3F2443F95DD95260), <4 x double> splat (double 0x3F55D88BD5D2E65C))
  %49 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %46, <4 x double> splat (double 0x3EEFFCC8F5D3CEA2), <4 x double> %48)
  %50 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %45, <4 x double> splat (double 0x3F83B2A1BF5AE4E6), <4 x double> splat (double 0x3FAC6B08CB169959))
  %51 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %45, <4 x double> splat (double 0x3FCEBFBE045708DC), <4 x double> splat (double 0x3FE62E42FEFD3471))
  %52 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %50, <4 x double> %46, <4 x double> %51)
  %53 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %49, <4 x double> %47, <4 x double> %52)
  %54 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %45, <4 x double> %53, <4 x double> splat (double 1.000000e+00))
  %55 = bitcast <4 x double> %54 to <4 x i64>
  %56 = bitcast <4 x double> %43 to <4 x i64>
  %57 = shl <4 x i64> %56, splat (i64 52)
  %58 = add <4 x i64> %57, %55
  %59 = bitcast <4 x i64> %58 to <4 x double>
  %60 = tail call <4 x double> @llvm.copysign.v4f64(<4 x double> %59, <4 x double> %2)
  %61 = fptrunc <4 x double> %60 to <4 x float>
  ret <4 x float> %61
}

define <8 x float> @__native_math.cbrt.v8f32(<8 x float> %0) #0 {
  %2 = fpext <8 x float> %0 to <8 x double>
  %3 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %2)
  %4 = bitcast <8 x double> %3 to <8 x i64>
  %5 = add nuw <8 x i64> %4, splat (i64 7205759403792794)
  %6 = lshr <8 x i64> %5, splat (i64 52)
  %7 = and <8 x i64> %5, splat (i64 -4503599627370496)
  %8 = add nuw <8 x i64> %4, splat (i64 4611686018427387904)
  %9 = sub <8 x i64> %8, %7
  %10 = bitcast <8 x i64> %9 to <8 x double>
  %11 = fadd <8 x double> %10, splat (double -1.000000e+00)
  %12 = or disjoint <8 x i64> %6, splat (i64 4841369599423283200)
  %13 = bitcast <8 x i64> %12 to <8 x double>
  %14 = fadd <8 x double> %13, splat (double 0xC330000000000400)
  %15 = fmul <8 x double> %11, splat (double 0x3FF71547652B82FE)
  %16 = fmul <8 x double> %11, %11
  %17 = fmul <8 x double> %16, %16
  %18 = fmul <8 x double> %17, %17
  %19 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %11, <8 x double> splat (double 0xBFB7313EDD27C971), <8 x double> splat (double 0x3FB62202675C6138))
  %20 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %16, <8 x double> splat (double 0x3FA9D89DA2BB8693), <8 x double> %19)
  %21 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %11, <8 x double> splat (double 0xBFB4E2151AACE697), <8 x double> splat (double 0x3FB6E8F8A8AF466B))
  %22 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %11, <8 x double> splat (double 0xBFB99C4AE8DA6655), <8 x double> splat (double 0x3FBC782BC1059569))
  %23 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %21, <8 x double> %16, <8 x double> %22)
  %24 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %20, <8 x double> %17, <8 x double> %23)
  %25 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %11, <8 x double> splat (double 0xBFC00012DB3DF4E0), <8 x double> splat (double 0x3FC249080B7170CD))
  %26 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %11, <8 x double> splat (double 0xBFC555543CC9DB94), <8 x double> splat (double 0x3FC9999A13618FD4))
  %27 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %25, <8 x double> %16, <8 x double> %26)
  %28 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %11, <8 x double> splat (double 0xBFD00000021F6FA4), <8 x double> splat (double 0x3FD5555554F29013))
  %29 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %11, <8 x double> splat (double 0xBFDFFFFFFFFE0114), <8 x double> splat (double 0x3FF00000000006A6))
  %30 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %28, <8 x double> %16, <8 x double> %29)
  %31 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %27, <8 x double> %17, <8 x double> %30)
  %32 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %24, <8 x double> %18, <8 x double> %31)
  %33 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %15, <8 x double> %32, <8 x double> %14)
  %34 = fcmp oeq <8 x float> %0, zeroinitializer
  %35 = select <8 x i1> %34, <8 x double> splat (double 0xFFF0000000000000), <8 x double> %3
  %36 = tail call <8 x i1> @llvm.is.fpclass.v8f64(<8 x double> %2, i32 264)
  %37 = select <8 x i1> %36, <8 x double> %33, <8 x double> %35
  %38 = fmul <8 x double> %37, splat (double 0x3FD5555555555555)
  %39 = fcmp ogt <8 x double> %38, splat (double 1.400000e+02)
  %40 = fcmp olt <8 x double> %38, splat (double -1.600000e+02)
  %41 = select <8 x i1> %40, <8 x double> splat (double -1.600000e+02), <8 x double> %38
  %42 = select <8 x i1> %39, <8 x double> splat (double 1.400000e+02), <8 x double> %41
  %43 = fadd <8 x double> %42, splat (double 0x4338000000000000)
  %44 = fadd <8 x double> %43, splat (double 0xC338000000000000)
  %45 = fsub <8 x double> %42, %44
  %46 = fmul <8 x double> %45, %45
  %47 = fmul <8 x double> %46, %46
  %48 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %45, <8 x double> splat (double 0x3F2443F95DD95260), <8 x double> splat (double 0x3F55D88BD5D2E65C))
  %49 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %46, <8 x double> splat (double 0x3EEFFCC8F5D3CEA2), <8 x double> %48)
  %50 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %45, <8 x double> splat (double 0x3F83B2A1BF5AE4E6), <8 x double> splat (double 0x3FAC6B08CB169959))
  %51 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %45, <8 x double> splat (double 0x3FCEBFBE045708DC), <8 x double> splat (double 0x3FE62E42FEFD3471))
  %52 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %50, <8 x double> %46, <8 x double> %51)
  %53 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %49, <8 x double> %47, <8 x double> %52)
  %54 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %45, <8 x double> %53, <8 x double> splat (double 1.000000e+00))
  %55 = bitcast <8 x double> %54 to <8 x i64>
  %56 = bitcast <8 x double> %43 to <8 x i64>
  %57 = shl <8 x i64> %56, splat (i64 52)
  %58 = add <8 x i64> %57, %55
  %59 = bitcast <8 x i64> %58 to <8 x double>
  %60 = tail call <8 x double> @llvm.copysign.v8f64(<8 x double> %59, <8 x double> %2)
  %61 = fptrunc <8 x double> %60 to <8 x float>
  ret <8 x float> %61
}

define <16 x float> @__native_math.cbrt.v16f32(<16 x float> %0) #0 {
  %2 = fpext <16 x float> %0 to <16 x double>
  %3 = tail call <16 x double> @llvm.fabs.v16f64(<16 x double> %2)
  %4 = bitcast <16 x double> %3 to <16 x i64>
  %5 = add nuw <16 x i64> %4, splat (i64 7205759403792794)
  %6 = lshr <16 x i64> %5, splat (i64 52)
  %7 = and <16 x i64> %5, splat (i64 -4503599627370496)
  %8 = add nuw <16 x i64> %4, splat (i64 4611686018427387904)
  %9 = sub <16 x i64> %8, %7
  %10 = bitcast <16 x i64> %9 to <16 x double>
  %11 = fadd <16 x double> %10, splat (double -1.000000e+00)
  %12 = or disjoint <16 x i64> %6, splat (i64 4841369599423283200)
  %13 = bitcast <16 x i64> %12 to <16 x double>
  %14 = fadd <16 x double> %13, splat (double 0xC330000000000400)
  %15 = fmul <16 x double> %11, splat (double 0x3FF71547652B82FE)
  %16 = fmul <16 x double> %11, %11
  %17 = fmul <16 x double> %16, %16
  %18 = fmul <16 x double> %17, %17
  %19 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %11, <16 x double> splat (double 0xBFB7313EDD27C971), <16 x double> splat (double 0x3FB62202675C6138))
  %20 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %16, <16 x double> splat (double 0x3FA9D89DA2BB8693), <16 x double> %19)
  %21 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %11, <16 x double> splat (double 0xBFB4E2151AACE697), <16 x double> splat (double 0x3FB6E8F8A8AF466B))
  %22 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %11, <16 x double> splat (double 0xBFB99C4AE8DA6655), <16 x double> splat (double 0x3FBC782BC1059569))
  %23 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %21, <16 x double> %16, <16 x double> %22)
  %24 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %20, <16 x double> %17, <16 x double> %23)
  %25 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %11, <16 x double> splat (double 0xBFC00012DB3DF4E0), <16 x double> splat (double 0x3FC249080B7170CD))
  %26 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %11, <16 x double> splat (double 0xBFC555543CC9DB94), <16 x double> splat (double 0x3FC9999A13618FD4))
  %27 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %25, <16 x double> %16, <16 x double> %26)
  %28 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %11, <16 x double> splat (double 0xBFD00000021F6FA4), <16 x double> splat (double 0x3FD5555554F29013))
  %29 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %11, <16 x double> splat (double 0xBFDFFFFFFFFE0114), <16 x double> splat (double 0x3FF00000000006A6))
  %30 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %28, <16 x double> %16, <16 x double> %29)
  %31 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %27, <16 x double> %17, <16 x double> %30)
  %32 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %24, <16 x double> %18, <16 x double> %31)
  %33 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %15, <16 x double> %32, <16 x double> %14)
  %34 = fcmp oeq <16 x float> %0, zeroinitializer
  %35 = select <16 x i1> %34, <16 x double> splat (double 0xFFF0000000000000), <16 x double> %3
  %36 = tail call <16 x i1> @llvm.is.fpclass.v16f64(<16 x double> %2, i32 264)
  %37 = select <16 x i1> %36, <16 x double> %33, <16 x double> %35
  %38 = fmul <16 x double> %37, splat (double 0x3FD5555555555555)
  %39 = fcmp ogt <16 x double> %38, splat (double 1.400000e+02)
  %40 = fcmp olt <16 x double> %38, splat (double -1.600000e+02)
  %41 = select <16 x i1> %40, <16 x double> splat (double -1.600000e+02), <16 x double> %38
  %42 = select <16 x i1> %39, <16 x double> splat (double 1.400000e+02), <16 x double> %41
  %43 = fadd <16 x double> %42, splat (double 0x4338000000000000)
  %44 = fadd <16 x double> %43, splat (double 0xC338000000000000)
  %45 = fsub <16 x double> %42, %44
  %46 = fmul <16 x double> %45, %45
  %47 = fmul <16 x double> %46, %46
  %48 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %45, <16 x double> splat (double 0x3F2443F95DD95260), <16 x double> splat (double 0x3F55D88BD5D2E65C))
  %49 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %46, <16 x double> splat (double 0x3EEFFCC8F5D3CEA2), <16 x double> %48)
  %50 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %45, <16 x double> splat (double 0x3F83B2A1BF5AE4E6), <16 x double> splat (double 0x3FAC6B08CB169959))
  %51 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %45, <16 x double> splat (double 0x3FCEBFBE045708DC), <16 x double> splat (double 0x3FE62E42FEFD3471))
  %52 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %50, <16 x double> %46, <16 x double> %51)
  %53 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %49, <16 x double> %47, <16 x double> %52)
  %54 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %45, <16 x double> %53, <16 x double> splat (double 1.000000e+00))
  %55 = bitcast <16 x double> %54 to <16 x i64>
  %56 = bitcast <16 x double> %43 to <16 x i64>
  %57 = shl <16 x i64> %56, splat (i64 52)
  %58 = add <16 x i64> %57, %55
  %59 = bitcast <16 x i64> %58 to <16 x double>
  %60 = tail call <16 x double> @llvm.copysign.v16f64(<16 x double> %59, <16 x double> %2)
  %61 = fptrunc <16 x double> %60 to <16 x float>
  ret <16 x float> %61
}

define float @__native_math.cos.f32(float %0) #0 {
  %2 = fpext float %0 to double
  %3 = tail call double @llvm.fmuladd.f64(double %2, double 0x3FE45F306DC9C883, double 0x4338000000000000)
  %4 = fadd double %3, 0xC338000000000000
  %5 = fneg double %4
  %6 = tail call double @llvm.fmuladd.f64(double %5, double 0x3FF921FB54000000, double %2)
  %7 = tail call double @llvm.fmuladd.f64(double %5, double 0x3E110B4611A62633, double %6)
  %8 = bitcast double %3 to i64
  %9 = tail call double @llvm.fabs.f64(double %2)
  %10 = fcmp ule double %9, 0x4160000000000000
  %11 = and i64 %8, 1
  %.not.i.not = icmp eq i64 %11, 0
  %12 = fmul double %7, %7
  %13 = fmul double %12, %12
  br i1 %.not.i.not, label %14, label %19

14:
  %15 = tail call double @llvm.fmuladd.f64(double %12, double 0x3EF993290A572F97, double 0xBF56C08780F5ECB3)
  %16 = tail call double @llvm.fmuladd.f64(double %12, double 0x3FA55553E015FD47, double 0xBFDFFFFFFD09F5E2)
  %17 = tail call double @llvm.fmuladd.f64(double %15, double %13, double %16)
  %18 = tail call double @llvm.fmuladd.f64(double %12, double %17, double 1.000000e+00)
  br label %_ZN5LanesIfdmbE6turnedENS0_5AngleE.exit

19:
  %20 = tail call double @llvm.fmuladd.f64(double %12, double 0x3EC6CD74B6CB7951, double 0xBF2A00F997A983ED)
  %21 = tail call double @llvm.fmuladd.f64(double %12, double 0x3F8111108917DA7C, double 0xBFC5555554CB3C41)
  %22 = tail call double @llvm.fmuladd.f64(double %20, double %13, double %21)
  %23 = tail call double @llvm.fmuladd.f64(double %12, double %22, double 1.000000e+00)
  %24 = fmul double %7, %23
  br label %_ZN5LanesIfdmbE6turnedENS0_5AngleE.exit

_ZN5LanesIfdmbE6turnedENS0_5AngleE.exit:
  %25 = phi double [ %18, %14 ], [ %24, %19 ]
  %26 = bitcast double %25 to i64
  %27 = shl i64 %8, 62
  %28 = add i64 %27, 4611686018427387904
  %29 = and i64 %28, -9223372036854775808
  %30 = xor i64 %29, %26
  %31 = bitcast i64 %30 to double
  br i1 %10, label %_ZN5LanesIfdmbE7or_of_cIXadL_ZL5c_cosdEEEEddbd.exit, label %32, !prof !3

32:
  %33 = tail call double @llvm.cos.f64(double %2)
  br label %_ZN5LanesIfdmbE7or_of_cIXadL_ZL5c_cosdEEEEddbd.exit

_ZN5LanesIfdmbE7or_of_cIXadL_ZL5c_cosdEEEEddbd.exit:
  %34 = phi double [ %33, %32 ], [ %31, %_ZN5LanesIfdmbE6turnedENS0_5AngleE.exit ]
  %35 = fptrunc double %34 to float
  ret float %35
}

define <4 x float> @__native_math.cos.v4f32(<4 x float> %0) #0 {
  %2 = fpext <4 x float> %0 to <4 x double>
  %3 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2, <4 x double> splat (double 0x3FE45F306DC9C883), <4 x double> splat (double 0x4338000000000000))
  %4 = fadd <4 x double> %3, splat (double 0xC338000000000000)
  %5 = fneg <4 x double> %4
  %6 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %5, <4 x double> splat (double 0x3FF921FB54000000), <4 x double> %2)
  %7 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %5, <4 x double> splat (double 0x3E110B4611A62633), <4 x double> %6)
  %8 = bitcast <4 x double> %3 to <4 x i64>
  %9 = tail call <4 x double> @llvm.fabs.v4f64(<4 x double> %2)
  %10 = fcmp ule <4 x double> %9, splat (double 0x4160000000000000)
  %11 = sext <4 x i1> %10 to <4 x i64>
  %12 = and <4 x i64> %8, splat (i64 1)
  %.not.i1.not = icmp eq <4 x i64> %12, zeroinitializer
  %13 = fmul <4 x double> %7, %7
  %14 = fmul <4 x double> %13, %13
  %15 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %13, <4 x double> splat (double 0x3EF993290A572F97), <4 x double> splat (double 0xBF56C08780F5ECB3))
  %16 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %13, <4 x double> splat (double 0x3FA55553E015FD47), <4 x double> splat (double 0xBFDFFFFFFD09F5E2))
  %17 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %15, <4 x double> %14, <4 x double> %16)
  %18 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %13, <4 x double> %17, <4 x double> splat (double 1.000000e+00))
  %19 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %13, <4 x double> splat (double 0x3EC6CD74B6CB7951), <4 x double> splat (double 0xBF2A00F997A983ED))
  %20 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %13, <4 x double> splat (double 0x3F8111108917DA7C), <4 x double> splat (double 0xBFC5555554CB3C41))
  %21 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %19, <4 x double> %14, <4 x double> %20)
  %22 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %13, <4 x double> %21, <4 x double> splat (double 1.000000e+00))
  %23 = fmul <4 x double> %7, %22
  %24 = select <4 x i1> %.not.i1.not, <4 x double> %18, <4 x double> %23
  %25 = bitcast <4 x double> %24 to <4 x i64>
  %26 = shl <4 x i64> %8, splat (i64 62)
  %27 = add <4 x i64> %26, splat (i64 4611686018427387904)
  %28 = and <4 x i64> %27, splat (i64 -9223372036854775808)
  %29 = xor <4 x i64> %28, %25
  %30 = bitcast <4 x i64> %29 to <4 x double>
  %31 = bitcast <4 x i1> %10 to i4
  %.not = icmp eq i4 %31, -1
  br i1 %.not, label %_ZN5LanesIDv4_fDv4_dDv4_mDv4_lE7or_of_cIXadL_ZL5c_cosdEEEES1_S1_S3_S1_.exit, label %.preheader, !prof !3

.preheader:
  %.0.i8 = phi i32 [ %38, %37 ], [ 0, %1 ]
  %.1.i7 = phi <4 x double> [ %.2.i, %37 ], [ %30, %1 ]
  %32 = extractelement <4 x i64> %11, i32 %.0.i8
  %.not.i = icmp eq i64 %32, 0
  br i1 %.not.i, label %33, label %37

33:
  %34 = extractelement <4 x double> %2, i32 %.0.i8
  %35 = tail call double @llvm.cos.f64(double %34)
  %36 = insertelement <4 x double> %.1.i7, double %35, i32 %.0.i8
  br label %37

37:
  %.2.i = phi <4 x double> [ %.1.i7, %.preheader ], [ %36, %33 ]
  %38 = add nuw nsw i32 %.0.i8, 1
  %exitcond.not = icmp eq i32 %38, 4
  br i1 %exitcond.not, label %_ZN5LanesIDv4_fDv4_dDv4_mDv4_lE7or_of_cIXadL_ZL5c_cosdEEEES1_S1_S3_S1_.exit, label %.preheader, !llvm.loop !4

_ZN5LanesIDv4_fDv4_dDv4_mDv4_lE7or_of_cIXadL_ZL5c_cosdEEEES1_S1_S3_S1_.exit:
  %.010.i = phi <4 x double> [ %30, %1 ], [ %.2.i, %37 ]
  %39 = fptrunc <4 x double> %.010.i to <4 x float>
  ret <4 x float> %39
}

define <8 x float> @__native_math.cos.v8f32(<8 x float> %0) #0 {
  %2 = fpext <8 x float> %0 to <8 x double>
  %3 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2, <8 x double> splat (double 0x3FE45F306DC9C883), <8 x double> splat (double 0x4338000000000000))
  %4 = fadd <8 x double> %3, splat (double 0xC338000000000000)
  %5 = fneg <8 x double> %4
  %6 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %5, <8 x double> splat (double 0x3FF921FB54000000), <8 x double> %2)
  %7 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %5, <8 x double> splat (double 0x3E110B4611A62633), <8 x double> %6)
  %8 = bitcast <8 x double> %3 to <8 x i64>
  %9 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %2)
  %10 = fcmp ule <8 x double> %9, splat (double 0x4160000000000000)
  %11 = sext <8 x i1> %10 to <8 x i64>
  %12 = and <8 x i64> %8, splat (i64 1)
  %.not.i1.not = icmp eq <8 x i64> %12, zeroinitializer
  %13 = fmul <8 x double> %7, %7
  %14 = fmul <8 x double> %13, %13
  %15 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %13, <8 x double> splat (double 0x3EF993290A572F97), <8 x double> splat (double 0xBF56C08780F5ECB3))
  %16 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %13, <8 x double> splat (double 0x3FA55553E015FD47), <8 x double> splat (double 0xBFDFFFFFFD09F5E2))
  %17 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %15, <8 x double> %14, <8 x double> %16)
  %18 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %13, <8 x double> %17, <8 x double> splat (double 1.000000e+00))
  %19 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %13, <8 x double> splat (double 0x3EC6CD74B6CB7951), <8 x double> splat (double 0xBF2A00F997A983ED))
  %20 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %13, <8 x double> splat (double 0x3F8111108917DA7C), <8 x double> splat (double 0xBFC5555554CB3C41))
  %21 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %19, <8 x double> %14, <8 x double> %20)
  %22 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %13, <8 x double> %21, <8 x double> splat (double 1.000000e+00))
  %23 = fmul <8 x double> %7, %22
  %24 = select <8 x i1> %.not.i1.not, <8 x double> %18, <8 x double> %23
  %25 = bitcast <8 x double> %24 to <8 x i64>
  %26 = shl <8 x i64> %8, splat (i64 62)
  %27 = add <8 x i64> %26, splat (i64 4611686018427387904)
  %28 = and <8 x i64> %27, splat (i64 -9223372036854775808)
  %29 = xor <8 x i64> %28, %25
  %30 = bitcast <8 x i64> %29 to <8 x double>
  %31 = bitcast <8 x i1> %10 to i8
  %.not = icmp eq i8 %31, -1
  br i1 %.not, label %_ZN5LanesIDv8_fDv8_dDv8_mDv8_lE7or_of_cIXadL_ZL5c_cosdEEEES1_S1_S3_S1_.exit, label %.preheader, !prof !3

.preheader:
  %.0.i8 = phi i32 [ %38, %37 ], [ 0, %1 ]
  %.1.i7 = phi <8 x double> [ %.2.i, %37 ], [ %30, %1 ]
  %32 = extractelement <8 x i64> %11, i32 %.0.i8
  %.not.i = icmp eq i64 %32, 0
  br i1 %.not.i, label %33, label %37

33:
  %34 = extractelement <8 x double> %2, i32 %.0.i8
  %35 = tail call double @llvm.cos.f64(double %34)
  %36 = insertelement <8 x double> %.1.i7, double %35, i32 %.0.i8
  br label %37

37:
  %.2.i = phi <8 x double> [ %.1.i7, %.preheader ], [ %36, %33 ]
  %38 = add nuw nsw i32 %.0.i8, 1
  %exitcond.not = icmp eq i32 %38, 8
  br i1 %exitcond.not, label %_ZN5LanesIDv8_fDv8_dDv8_mDv8_lE7or_of_cIXadL_ZL5c_cosdEEEES1_S1_S3_S1_.exit, label %.preheader, !llvm.loop !8

_ZN5LanesIDv8_fDv8_dDv8_mDv8_lE7or_of_cIXadL_ZL5c_cosdEEEES1_S1_S3_S1_.exit:
  %.010.i = phi <8 x double> [ %30, %1 ], [ %.2.i, %37 ]
  %39 = fptrunc <8 x double> %.010.i to <8 x float>
  ret <8 x float> %39
}

define <16 x float> @__native_math.cos.v16f32(<16 x float> %0) #0 {
  %2 = fpext <16 x float> %0 to <16 x double>
  %3 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %2, <16 x double> splat (double 0x3FE45F306DC9C883), <16 x double> splat (double 0x4338000000000000))
  %4 = fadd <16 x double> %3, splat (double 0xC338000000000000)
  %5 = fneg <16 x double> %4
  %6 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %5, <16 x double> splat (double 0x3FF921FB54000000), <16 x double> %2)
  %7 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %5, <16 x double> splat (double 0x3E110B4611A62633), <16 x double> %6)
  %8 = bitcast <16 x double> %3 to <16 x i64>
  %9 = tail call <16 x double> @llvm.fabs.v16f64(<16 x double> %2)
  %10 = fcmp ule <16 x double> %9, splat (double 0x4160000000000000)
  %11 = sext <16 x i1> %10 to <16 x i64>
  %12 = and <16 x i64> %8, splat (i64 1)
  %.not.i1.not = icmp eq <16 x i64> %12, zeroinitializer
  %13 = fmul <16 x double> %7, %7
  %14 = fmul <16 x double> %13, %13
  %15 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %13, <16 x double> splat (double 0x3EF993290A572F97), <16 x double> splat (double 0xBF56C08780F5ECB3))
  %16 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %13, <16 x double> splat (double 0x3FA55553E015FD47), <16 x double> splat (double 0xBFDFFFFFFD09F5E2))
  %17 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %15, <16 x double> %14, <16 x double> %16)
  %18 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %13, <16 x double> %17, <16 x double> splat (double 1.000000e+00))
  %19 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %13, <16 x double> splat (double 0x3EC6CD74B6CB7951), <16 x double> splat (double 0xBF2A00F997A983ED))
  %20 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %13, <16 x double> splat (double 0x3F8111108917DA7C), <16 x double> splat (double 0xBFC5555554CB3C41))
  %21 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %19, <16 x double> %14, <16 x double> %20)
  %22 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %13, <16 x double> %21, <16 x double> splat (double 1.000000e+00))
  %23 = fmul <16 x double> %7, %22
  %24 = select <16 x i1> %.not.i1.not, <16 x double> %18, <16 x double> %23
  %25 = bitcast <16 x double> %24 to <16 x i64>
  %26 = shl <16 x i64> %8, splat (i64 62)
  %27 = add <16 x i64> %26, splat (i64 4611686018427387904)
  %28 = and <16 x i64> %27, splat (i64 -9223372036854775808)
  %29 = xor <16 x i64> %28, %25
  %30 = bitcast <16 x i64> %29 to <16 x double>
  %31 = bitcast <16 x i1> %10 to i16
  %.not = icmp eq i16 %31, -1
  br i1 %.not, label %_ZN5LanesIDv16_fDv16_dDv16_mDv16_lE7or_of_cIXadL_ZL5c_cosdEEEES1_S1_S3_S1_.exit, label %.preheader, !prof !3

.preheader:
  %.0.i8 = phi i32 [ %38, %37 ], [ 0, %1 ]
  %.1.i7 = phi <16 x double> [ %.2.i, %37 ], [ %30, %1 ]
  %32 = extractelement <16 x i64> %11, i32 %.0.i8
  %.not.i = icmp eq i64 %32, 0
  br i1 %.not.i, label %33, label %37

33:
  %34 = extractelement <16 x double> %2, i32 %.0.i8
  %35 = tail call double @llvm.cos.f64(double %34)
  %36 = insertelement <16 x double> %.1.i7, double %35, i32 %.0.i8
  br label %37

37:
  %.2.i = phi <16 x double> [ %.1.i7, %.preheader ], [ %36, %33 ]
  %38 = add nuw nsw i32 %.0.i8, 1
  %exitcond.not = icmp eq i32 %38, 16
  br i1 %exitcond.not, label %_ZN5LanesIDv16_fDv16_dDv16_mDv16_lE7or_of_cIXadL_ZL5c_cosdEEEES1_S1_S3_S1_.exit, label %.preheader, !llvm.loop !9

_ZN5LanesIDv16_fDv16_dDv16_mDv16_lE7or_of_cIXadL_ZL5c_cosdEEEES1_S1_S3_S1_.exit:
  %.010.i = phi <16 x double> [ %30, %1 ], [ %.2.i, %37 ]
  %39 = fptrunc <16 x double> %.010.i to <16 x float>
  ret <16 x float> %39
}

define float @__native_math.cosh.f32(float %0) #0 {
  %2 = tail call float @llvm.fabs.f32(float %0)
  %3 = fpext float %2 to double
  %4 = fmul double %3, 0x3FF71547652B82FE
  %5 = fcmp oge double %4, -1.600000e+02
  %6 = fcmp ole double %4, 1.400000e+02
  %7 = and i1 %5, %6
  br i1 %7, label %_ZN5LanesIfdmbE7clampedEddd.exit, label %8, !prof !3

8:
  %9 = fcmp ogt double %4, 1.400000e+02
  %10 = select i1 %9, double 1.400000e+02, double %4
  br label %_ZN5LanesIfdmbE7clampedEddd.exit

_ZN5LanesIfdmbE7clampedEddd.exit:
  %.0.i = phi double [ %10, %8 ], [ %4, %1 ]
  %11 = fadd double %.0.i, 0x4338000000000000
  %12 = fadd double %11, 0xC338000000000000
  %13 = fsub double %.0.i, %12
  %14 = fmul double %13, %13
  %15 = fmul double %14, %14
  %16 = tail call double @llvm.fmuladd.f64(double %13, double 0x3F2443F95DD95260, double 0x3F55D88BD5D2E65C)
  %17 = tail call double @llvm.fmuladd.f64(double %14, double 0x3EEFFCC8F5D3CEA2, double %16)
  %18 = tail call double @llvm.fmuladd.f64(double %13, double 0x3F83B2A1BF5AE4E6, double 0x3FAC6B08CB169959)
  %19 = tail call double @llvm.fmuladd.f64(double %13, double 0x3FCEBFBE045708DC, double 0x3FE62E42FEFD3471)
  %20 = tail call double @llvm.fmuladd.f64(double %18, double %14, double %19)
  %21 = tail call double @llvm.fmuladd.f64(double %17, double %15, double %20)
  %22 = tail call double @llvm.fmuladd.f64(double %13, double %21, double 1.000000e+00)
  %23 = bitcast double %22 to i64
  %24 = bitcast double %11 to i64
  %25 = shl i64 %24, 52
  %26 = add i64 %25, %23
  %27 = bitcast i64 %26 to double
  %28 = fdiv double 1.000000e+00, %27
  %29 = fadd double %28, %27
  %30 = fmul double %29, 5.000000e-01
  %31 = fptrunc double %30 to float
  ret float %31
}

define <4 x float> @__native_math.cosh.v4f32(<4 x float> %0) #0 {
  %2 = tail call <4 x float> @llvm.fabs.v4f32(<4 x float> %0)
  %3 = fpext <4 x float> %2 to <4 x double>
  %4 = fmul <4 x double> %3, splat (double 0x3FF71547652B82FE)
  %5 = fcmp ogt <4 x double> %4, splat (double 1.400000e+02)
  %6 = select <4 x i1> %5, <4 x double> splat (double 1.400000e+02), <4 x double> %4
  %7 = fadd <4 x double> %6, splat (double 0x4338000000000000)
  %8 = fadd <4 x double> %7, splat (double 0xC338000000000000)
  %9 = fsub <4 x double> %6, %8
  %10 = fmul <4 x double> %9, %9
  %11 = fmul <4 x double> %10, %10
  %12 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %9, <4 x double> splat (double 0x3F2443F95DD95260), <4 x double> splat (double 0x3F55D88BD5D2E65C))
  %13 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %10, <4 x double> splat (double 0x3EEFFCC8F5D3CEA2), <4 x double> %12)
  %14 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %9, <4 x double> splat (double 0x3F83B2A1BF5AE4E6), <4 x double> splat (double 0x3FAC6B08CB169959))
  %15 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %9, <4 x double> splat (double 0x3FCEBFBE045708DC), <4 x double> splat (double 0x3FE62E42FEFD3471))
  %16 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %14, <4 x double> %10, <4 x double> %15)
  %17 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %13, <4 x double> %11, <4 x double> %16)
  %18 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %9, <4 x double> %17, <4 x double> splat (double 1.000000e+00))
  %19 = bitcast <4 x double> %18 to <4 x i64>
  %20 = bitcast <4 x double> %7 to <4 x i64>
  %21 = shl <4 x i64> %20, splat (i64 52)
  %22 = add <4 x i64> %21, %19
  %23 = bitcast <4 x i64> %22 to <4 x double>
  %24 = fdiv <4 x double> splat (double 1.000000e+00), %23
  %25 = fadd <4 x double> %24, %23
  %26 = fmul <4 x double> %25, splat (double 5.000000e-01)
  %27 = fptrunc <4 x double> %26 to <4 x float>
  ret <4 x float> %27
}

define <8 x float> @__native_math.cosh.v8f32(<8 x float> %0) #0 {
  %2 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %0)
  %3 = fpext <8 x float> %2 to <8 x double>
  %4 = fmul <8 x double> %3, splat (double 0x3FF71547652B82FE)
  %5 = fcmp ogt <8 x double> %4, splat (double 1.400000e+02)
  %6 = select <8 x i1> %5, <8 x double> splat (double 1.400000e+02), <8 x double> %4
  %7 = fadd <8 x double> %6, splat (double 0x4338000000000000)
  %8 = fadd <8 x double> %7, splat (double 0xC338000000000000)
  %9 = fsub <8 x double> %6, %8
  %10 = fmul <8 x double> %9, %9
  %11 = fmul <8 x double> %10, %10
  %12 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %9, <8 x double> splat (double 0x3F2443F95DD95260), <8 x double> splat (double 0x3F55D88BD5D2E65C))
  %13 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %10, <8 x double> splat (double 0x3EEFFCC8F5D3CEA2), <8 x double> %12)
  %14 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %9, <8 x double> splat (double 0x3F83B2A1BF5AE4E6), <8 x double> splat (double 0x3FAC6B08CB169959))
  %15 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %9, <8 x double> splat (double 0x3FCEBFBE045708DC), <8 x double> splat (double 0x3FE62E42FEFD3471))
  %16 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %14, <8 x double> %10, <8 x double> %15)
  %17 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %13, <8 x double> %11, <8 x double> %16)
  %18 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %9, <8 x double> %17, <8 x double> splat (double 1.000000e+00))
  %19 = bitcast <8 x double> %18 to <8 x i64>
  %20 = bitcast <8 x double> %7 to <8 x i64>
  %21 = shl <8 x i64> %20, splat (i64 52)
  %22 = add <8 x i64> %21, %19
  %23 = bitcast <8 x i64> %22 to <8 x double>
  %24 = fdiv <8 x double> splat (double 1.000000e+00), %23
  %25 = fadd <8 x double> %24, %23
  %26 = fmul <8 x double> %25, splat (double 5.000000e-01)
  %27 = fptrunc <8 x double> %26 to <8 x float>
  ret <8 x float> %27
}

define <16 x float> @__native_math.cosh.v16f32(<16 x float> %0) #0 {
  %2 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %0)
  %3 = fpext <16 x float> %2 to <16 x double>
  %4 = fmul <16 x double> %3, splat (double 0x3FF71547652B82FE)
  %5 = fcmp ogt <16 x double> %4, splat (double 1.400000e+02)
  %6 = select <16 x i1> %5, <16 x double> splat (double 1.400000e+02), <16 x double> %4
  %7 = fadd <16 x double> %6, splat (double 0x4338000000000000)
  %8 = fadd <16 x double> %7, splat (double 0xC338000000000000)
  %9 = fsub <16 x double> %6, %8
  %10 = fmul <16 x double> %9, %9
  %11 = fmul <16 x double> %10, %10
  %12 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %9, <16 x double> splat (double 0x3F2443F95DD95260), <16 x double> splat (double 0x3F55D88BD5D2E65C))
  %13 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %10, <16 x double> splat (double 0x3EEFFCC8F5D3CEA2), <16 x double> %12)
  %14 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %9, <16 x double> splat (double 0x3F83B2A1BF5AE4E6), <16 x double> splat (double 0x3FAC6B08CB169959))
  %15 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %9, <16 x double> splat (double 0x3FCEBFBE045708DC), <16 x double> splat (double 0x3FE62E42FEFD3471))
  %16 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %14, <16 x double> %10, <16 x double> %15)
  %17 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %13, <16 x double> %11, <16 x double> %16)
  %18 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %9, <16 x double> %17, <16 x double> splat (double 1.000000e+00))
  %19 = bitcast <16 x double> %18 to <16 x i64>
  %20 = bitcast <16 x double> %7 to <16 x i64>
  %21 = shl <16 x i64> %20, splat (i64 52)
  %22 = add <16 x i64> %21, %19
  %23 = bitcast <16 x i64> %22 to <16 x double>
  %24 = fdiv <16 x double> splat (double 1.000000e+00), %23
  %25 = fadd <16 x double> %24, %23
  %26 = fmul <16 x double> %25, splat (double 5.000000e-01)
  %27 = fptrunc <16 x double> %26 to <16 x float>
  ret <16 x float> %27
}

define float @__native_math.erf.f32(float %0) #0 {
  %2 = fpext float %0 to double
  %3 = tail call double @llvm.fabs.f64(double %2)
  %4 = fcmp ord float %0, 0.000000e+00
  %5 = fcmp ole double %3, 4.000000e+00
  %6 = and i1 %4, %5
  br i1 %6, label %_ZN5LanesIfdmbE7clampedEddd.exit2, label %7, !prof !3

7:
  %8 = fcmp ogt double %3, 4.000000e+00
  %9 = select i1 %8, double 4.000000e+00, double %3
  br label %_ZN5LanesIfdmbE7clampedEddd.exit2

_ZN5LanesIfdmbE7clampedEddd.exit2:
  %.0.i1 = phi double [ %9, %7 ], [ %3, %1 ]
  %10 = fcmp olt double %.0.i1, 1.000000e+00
  %11 = fmul double %.0.i1, %.0.i1
  %12 = fmul double %11, %11
  %13 = fmul double %12, %12
  br i1 %10, label %14, label %23

14:
  %15 = tail call double @llvm.fmuladd.f64(double %11, double 0xBEE4383EACDD3C31, double 0x3F1D826B0A9095F3)
  %16 = tail call double @llvm.fmuladd.f64(double %11, double 0xBF4BCBEA89B24489, double 0x3F75628F0107E624)
  %17 = tail call double @llvm.fmuladd.f64(double %15, double %12, double %16)
  %18 = tail call double @llvm.fmuladd.f64(double %11, double 0xBF9B829A7EFFAAD8, double 0x3FBCE2F079D36FEC)
  %19 = tail call double @llvm.fmuladd.f64(double %11, double 0xBFD8127465FD3958, double 0x3FF20DD75040096F)
  %20 = tail call double @llvm.fmuladd.f64(double %18, double %12, double %19)
  %21 = tail call double @llvm.fmuladd.f64(double %17, double %13, double %20)
  %22 = fmul double %.0.i1, %21
  br label %_ZN5LanesIfdmbE3erfEf.exit

23:
  %24 = tail call double @llvm.fmuladd.f64(double %.0.i1, double 0x3EB356320D9B52D7, double 0xBEF33394562DFC0A)
  %25 = tail call double @llvm.fmuladd.f64(double %.0.i1, double 0x3F18FE8B25FBC36F, double 0x3F21DE3308CEB284)
  %26 = tail call double @llvm.fmuladd.f64(double %.0.i1, double 0xBF73BE7F9A24535F, double 0x3FA1953B2846B059)
  %27 = tail call double @llvm.fmuladd.f64(double %25, double %11, double %26)
  %28 = tail call double @llvm.fmuladd.f64(double %.0.i1, double 0xBFC3BECA4AE74E19, double 0xBFED47970930C50F)
  %29 = tail call double @llvm.fmuladd.f64(double %.0.i1, double 0xBFFA10B7E7DF8581, double 0x3F275739E0030D29)
  %30 = tail call double @llvm.fmuladd.f64(double %28, double %11, double %29)
  %31 = tail call double @llvm.fmuladd.f64(double %27, double %12, double %30)
  %32 = tail call double @llvm.fmuladd.f64(double %24, double %13, double %31)
  %33 = fcmp oge double %32, -1.600000e+02
  %34 = fcmp ole double %32, 1.400000e+02
  %35 = and i1 %33, %34
  br i1 %35, label %_ZN5LanesIfdmbE7clampedEddd.exit, label %36, !prof !3

36:
  %37 = fcmp ogt double %32, 1.400000e+02
  %38 = fcmp olt double %32, -1.600000e+02
  %39 = select i1 %38, double -1.600000e+02, double %32
  %40 = select i1 %37, double 1.400000e+02, double %39
  br label %_ZN5LanesIfdmbE7clampedEddd.exit

_ZN5LanesIfdmbE7clampedEddd.exit:
  %.0.i = phi double [ %40, %36 ], [ %32, %23 ]
  %41 = fadd double %.0.i, 0x4338000000000000
  %42 = fadd double %41, 0xC338000000000000
  %43 = fsub double %.0.i, %42
  %44 = fmul double %43, %43
  %45 = fmul double %44, %44
  %46 = tail call double @llvm.fmuladd.f64(double %43, double 0x3F2443F95DD95260, double 0x3F55D88BD5D2E65C)
  %47 = tail call double @llvm.fmuladd.f64(double %44, double 0x3EEFFCC8F5D3CEA2, double %46)
  %48 = tail call double @llvm.fmuladd.f64(double %43, double 0x3F83B2A1BF5AE4E6, double 0x3FAC6B08CB169959)
  %49 = tail call double @llvm.fmuladd.f64(double %43, double 0x3FCEBFBE045708DC, double 0x3FE62E42FEFD3471)
  %50 = tail call double @llvm.fmuladd.f64(double %48, double %44, double %49)
  %51 = tail call double @llvm.fmuladd.f64(double %47, double %45, double %50)
  %52 = tail call double @llvm.fmuladd.f64(double %43, double %51, double 1.000000e+00)
  %53 = bitcast double %52 to i64
  %54 = bitcast double %41 to i64
  %55 = shl i64 %54, 52
  %56 = add i64 %55, %53
  %57 = bitcast i64 %56 to double
  %58 = fsub double 1.000000e+00, %57
  br label %_ZN5LanesIfdmbE3erfEf.exit

_ZN5LanesIfdmbE3erfEf.exit:
  %59 = phi double [ %22, %14 ], [ %58, %_ZN5LanesIfdmbE7clampedEddd.exit ]
  %60 = tail call double @llvm.copysign.f64(double %59, double %2)
  %61 = fptrunc double %60 to float
  ret float %61
}

define <4 x float> @__native_math.erf.v4f32(<4 x float> %0) #0 {
  %2 = fpext <4 x float> %0 to <4 x double>
  %3 = tail call <4 x double> @llvm.fabs.v4f64(<4 x double> %2)
  %4 = fcmp ogt <4 x double> %3, splat (double 4.000000e+00)
  %5 = select <4 x i1> %4, <4 x double> splat (double 4.000000e+00), <4 x double> %3
  %6 = fcmp olt <4 x double> %5, splat (double 1.000000e+00)
  %7 = fmul <4 x double> %5, %5
  %8 = fmul <4 x double> %7, %7
  %9 = fmul <4 x double> %8, %8
  %10 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %7, <4 x double> splat (double 0xBEE4383EACDD3C31), <4 x double> splat (double 0x3F1D826B0A9095F3))
  %11 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %7, <4 x double> splat (double 0xBF4BCBEA89B24489), <4 x double> splat (double 0x3F75628F0107E624))
  %12 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %10, <4 x double> %8, <4 x double> %11)
  %13 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %7, <4 x double> splat (double 0xBF9B829A7EFFAAD8), <4 x double> splat (double 0x3FBCE2F079D36FEC))
  %14 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %7, <4 x double> splat (double 0xBFD8127465FD3958), <4 x double> splat (double 0x3FF20DD75040096F))
  %15 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %13, <4 x double> %8, <4 x double> %14)
  %16 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %12, <4 x double> %9, <4 x double> %15)
  %17 = fmul <4 x double> %5, %16
  %18 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %5, <4 x double> splat (double 0x3EB356320D9B52D7), <4 x double> splat (double 0xBEF33394562DFC0A))
  %19 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %5, <4 x double> splat (double 0x3F18FE8B25FBC36F), <4 x double> splat (double 0x3F21DE3308CEB284))
  %20 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %5, <4 x double> splat (double 0xBF73BE7F9A24535F), <4 x double> splat (double 0x3FA1953B2846B059))
  %21 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %19, <4 x double> %7, <4 x double> %20)
  %22 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %5, <4 x double> splat (double 0xBFC3BECA4AE74E19), <4 x double> splat (double 0xBFED47970930C50F))
  %23 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %5, <4 x double> splat (double 0xBFFA10B7E7DF8581), <4 x double> splat (double 0x3F275739E0030D29))
  %24 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %22, <4 x double> %7, <4 x double> %23)
  %25 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %21, <4 x double> %8, <4 x double> %24)
  %26 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %18, <4 x double> %9, <4 x double> %25)
  %27 = fcmp ogt <4 x double> %26, splat (double 1.400000e+02)
  %28 = fcmp olt <4 x double> %26, splat (double -1.600000e+02)
  %29 = select <4 x i1> %28, <4 x double> splat (double -1.600000e+02), <4 x double> %26
  %30 = select <4 x i1> %27, <4 x double> splat (double 1.400000e+02), <4 x double> %29
  %31 = fadd <4 x double> %30, splat (double 0x4338000000000000)
  %32 = fadd <4 x double> %31, splat (double 0xC338000000000000)
  %33 = fsub <4 x double> %30, %32
  %34 = fmul <4 x double> %33, %33
  %35 = fmul <4 x double> %34, %34
  %36 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %33, <4 x double> splat (double 0x3F2443F95DD95260), <4 x double> splat (double 0x3F55D88BD5D2E65C))
  %37 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %34, <4 x double> splat (double 0x3EEFFCC8F5D3CEA2), <4 x double> %36)
  %38 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %33, <4 x double> splat (double 0x3F83B2A1BF5AE4E6), <4 x double> splat (double 0x3FAC6B08CB169959))
  %39 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %33, <4 x double> splat (double 0x3FCEBFBE045708DC), <4 x double> splat (double 0x3FE62E42FEFD3471))
  %40 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %38, <4 x double> %34, <4 x double> %39)
  %41 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %37, <4 x double> %35, <4 x double> %40)
  %42 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %33, <4 x double> %41, <4 x double> splat (double 1.000000e+00))
  %43 = bitcast <4 x double> %42 to <4 x i64>
  %44 = bitcast <4 x double> %31 to <4 x i64>
  %45 = shl <4 x i64> %44, splat (i64 52)
  %46 = add <4 x i64> %45, %43
  %47 = bitcast <4 x i64> %46 to <4 x double>
  %48 = fsub <4 x double> splat (double 1.000000e+00), %47
  %49 = select <4 x i1> %6, <4 x double> %17, <4 x double> %48
  %50 = tail call <4 x double> @llvm.copysign.v4f64(<4 x double> %49, <4 x double> %2)
  %51 = fptrunc <4 x double> %50 to <4 x float>
  ret <4 x float> %51
}

define <8 x float> @__native_math.erf.v8f32(<8 x float> %0) #0 {
  %2 = fpext <8 x float> %0 to <8 x double>
  %3 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %2)
  %4 = fcmp ogt <8 x double> %3, splat (double 4.000000e+00)
  %5 = select <8 x i1> %4, <8 x double> splat (double 4.000000e+00), <8 x double> %3
  %6 = fcmp olt <8 x double> %5, splat (double 1.000000e+00)
  %7 = fmul <8 x double> %5, %5
  %8 = fmul <8 x double> %7, %7
  %9 = fmul <8 x double> %8, %8
  %10 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %7, <8 x double> splat (double 0xBEE4383EACDD3C31), <8 x double> splat (double 0x3F1D826B0A9095F3))
  %11 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %7, <8 x double> splat (double 0xBF4BCBEA89B24489), <8 x double> splat (double 0x3F75628F0107E624))
  %12 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %10, <8 x double> %8, <8 x double> %11)
  %13 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %7, <8 x double> splat (double 0xBF9B829A7EFFAAD8), <8 x double> splat (double 0x3FBCE2F079D36FEC))
  %14 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %7, <8 x double> splat (double 0xBFD8127465FD3958), <8 x double> splat (double 0x3FF20DD75040096F))
  %15 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %13, <8 x double> %8, <8 x double> %14)
  %16 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %12, <8 x double> %9, <8 x double> %15)
  %17 = fmul <8 x double> %5, %16
  %18 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %5, <8 x double> splat (double 0x3EB356320D9B52D7), <8 x double> splat (double 0xBEF33394562DFC0A))
  %19 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %5, <8 x double> splat (double 0x3F18FE8B25FBC36F), <8 x double> splat (double 0x3F21DE3308CEB284))
  %20 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %5, <8 x double> splat (double 0xBF73BE7F9A24535F), <8 x double> splat (double 0x3FA1953B2846B059))
  %21 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %19, <8 x double> %7, <8 x double> %20)
  %22 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %5, <8 x double> splat (double 0xBFC3BECA4AE74E19), <8 x double> splat (double 0xBFED47970930C50F))
  %23 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %5, <8 x double> splat (double 0xBFFA10B7E7DF8581), <8 x double> splat (double 0x3F275739E0030D29))
  %24 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %22, <8 x double> %7, <8 x double> %23)
  %25 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %21, <8 x double> %8, <8 x double> %24)
  %26 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %18, <8 x double> %9, <8 x double> %25)
  %27 = fcmp ogt <8 x double> %26, splat (double 1.400000e+02)
  %28 = fcmp olt <8 x double> %26, splat (double -1.600000e+02)
  %29 = select <8 x i1> %28, <8 x double> splat (double -1.600000e+02), <8 x double> %26
  %30 = select <8 x i1> %27, <8 x double> splat (double 1.400000e+02), <8 x double> %29
  %31 = fadd <8 x double> %30, splat (double 0x4338000000000000)
  %32 = fadd <8 x double> %31, splat (double 0xC338000000000000)
  %33 = fsub <8 x double> %30, %32
  %34 = fmul <8 x double> %33, %33
  %35 = fmul <8 x double> %34, %34
  %36 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %33, <8 x double> splat (double 0x3F2443F95DD95260), <8 x double> splat (double 0x3F55D88BD5D2E65C))
  %37 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %34, <8 x double> splat (double 0x3EEFFCC8F5D3CEA2), <8 x double> %36)
  %38 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %33, <8 x double> splat (double 0x3F83B2A1BF5AE4E6), <8 x double> splat (double 0x3FAC6B08CB169959))
  %39 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %33, <8 x double> splat (double 0x3FCEBFBE045708DC), <8 x double> splat (double 0x3FE62E42FEFD3471))
  %40 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %38, <8 x double> %34, <8 x double> %39)
  %41 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %37, <8 x double> %35, <8 x double> %40)
  %42 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %33, <8 x double> %41, <8 x double> splat (double 1.000000e+00))
  %43 = bitcast <8 x double> %42 to <8 x i64>
  %44 = bitcast <8 x double> %31 to <8 x i64>
  %45 = shl <8 x i64> %44, splat (i64 52)
  %46 = add <8 x i64> %45, %43
  %47 = bitcast <8 x i64> %46 to <8 x double>
  %48 = fsub <8 x double> splat (double 1.000000e+00), %47
  %49 = select <8 x i1> %6, <8 x double> %17, <8 x double> %48
  %50 = tail call <8 x double> @llvm.copysign.v8f64(<8 x double> %49, <8 x double> %2)
  %51 = fptrunc <8 x double> %50 to <8 x float>
  ret <8 x float> %51
}

define <16 x float> @__native_math.erf.v16f32(<16 x float> %0) #0 {
  %2 = fpext <16 x float> %0 to <16 x double>
  %3 = tail call <16 x double> @llvm.fabs.v16f64(<16 x double> %2)
  %4 = fcmp ogt <16 x double> %3, splat (double 4.000000e+00)
  %5 = select <16 x i1> %4, <16 x double> splat (double 4.000000e+00), <16 x double> %3
  %6 = fcmp olt <16 x double> %5, splat (double 1.000000e+00)
  %7 = fmul <16 x double> %5, %5
  %8 = fmul <16 x double> %7, %7
  %9 = fmul <16 x double> %8, %8
  %10 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %7, <16 x double> splat (double 0xBEE4383EACDD3C31), <16 x double> splat (double 0x3F1D826B0A9095F3))
  %11 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %7, <16 x double> splat (double 0xBF4BCBEA89B24489), <16 x double> splat (double 0x3F75628F0107E624))
  %12 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %10, <16 x double> %8, <16 x double> %11)
  %13 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %7, <16 x double> splat (double 0xBF9B829A7EFFAAD8), <16 x double> splat (double 0x3FBCE2F079D36FEC))
  %14 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %7, <16 x double> splat (double 0xBFD8127465FD3958), <16 x double> splat (double 0x3FF20DD75040096F))
  %15 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %13, <16 x double> %8, <16 x double> %14)
  %16 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %12, <16 x double> %9, <16 x double> %15)
  %17 = fmul <16 x double> %5, %16
  %18 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %5, <16 x double> splat (double 0x3EB356320D9B52D7), <16 x double> splat (double 0xBEF33394562DFC0A))
  %19 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %5, <16 x double> splat (double 0x3F18FE8B25FBC36F), <16 x double> splat (double 0x3F21DE3308CEB284))
  %20 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %5, <16 x double> splat (double 0xBF73BE7F9A24535F), <16 x double> splat (double 0x3FA1953B2846B059))
  %21 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %19, <16 x double> %7, <16 x double> %20)
  %22 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %5, <16 x double> splat (double 0xBFC3BECA4AE74E19), <16 x double> splat (double 0xBFED47970930C50F))
  %23 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %5, <16 x double> splat (double 0xBFFA10B7E7DF8581), <16 x double> splat (double 0x3F275739E0030D29))
  %24 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %22, <16 x double> %7, <16 x double> %23)
  %25 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %21, <16 x double> %8, <16 x double> %24)
  %26 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %18, <16 x double> %9, <16 x double> %25)
  %27 = fcmp ogt <16 x double> %26, splat (double 1.400000e+02)
  %28 = fcmp olt <16 x double> %26, splat (double -1.600000e+02)
  %29 = select <16 x i1> %28, <16 x double> splat (double -1.600000e+02), <16 x double> %26
  %30 = select <16 x i1> %27, <16 x double> splat (double 1.400000e+02), <16 x double> %29
  %31 = fadd <16 x double> %30, splat (double 0x4338000000000000)
  %32 = fadd <16 x double> %31, splat (double 0xC338000000000000)
  %33 = fsub <16 x double> %30, %32
  %34 = fmul <16 x double> %33, %33
  %35 = fmul <16 x double> %34, %34
  %36 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %33, <16 x double> splat (double 0x3F2443F95DD95260), <16 x double> splat (double 0x3F55D88BD5D2E65C))
  %37 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %34, <16 x double> splat (double 0x3EEFFCC8F5D3CEA2), <16 x double> %36)
  %38 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %33, <16 x double> splat (double 0x3F83B2A1BF5AE4E6), <16 x double> splat (double 0x3FAC6B08CB169959))
  %39 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %33, <16 x double> splat (double 0x3FCEBFBE045708DC), <16 x double> splat (double 0x3FE62E42FEFD3471))
  %40 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %38, <16 x double> %34, <16 x double> %39)
  %41 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %37, <16 x double> %35, <16 x double> %40)
  %42 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %33, <16 x double> %41, <16 x double> splat (double 1.000000e+00))
  %43 = bitcast <16 x double> %42 to <16 x i64>
  %44 = bitcast <16 x double> %31 to <16 x i64>
  %45 = shl <16 x i64> %44, splat (i64 52)
  %46 = add <16 x i64> %45, %43
  %47 = bitcast <16 x i64> %46 to <16 x double>
  %48 = fsub <16 x double> splat (double 1.000000e+00), %47
  %49 = select <16 x i1> %6, <16 x double> %17, <16 x double> %48
  %50 = tail call <16 x double> @llvm.copysign.v16f64(<16 x double> %49, <16 x double> %2)
  %51 = fptrunc <16 x double> %50 to <16 x float>
  ret <16 x float> %51
}

define float @__native_math.erfc.f32(float %0) #0 {
  %2 = tail call float @llvm.fabs.f32(float %0)
  %3 = fpext float %2 to double
  %4 = fcmp ord float %0, 0.000000e+00
  %5 = fcmp ole double %3, 1.020000e+01
  %6 = and i1 %4, %5
  br i1 %6, label %_ZN5LanesIfdmbE7clampedEddd.exit2, label %7, !prof !3

7:
  %8 = fcmp ogt double %3, 1.020000e+01
  %9 = select i1 %8, double 1.020000e+01, double %3
  br label %_ZN5LanesIfdmbE7clampedEddd.exit2

_ZN5LanesIfdmbE7clampedEddd.exit2:
  %.0.i1 = phi double [ %9, %7 ], [ %3, %1 ]
  %10 = fmul double %.0.i1, %.0.i1
  %11 = fmul double %10, 0xBFF71547652B82FE
  %12 = fcmp oge double %11, -1.600000e+02
  %13 = fcmp ole double %11, 1.400000e+02
  %14 = and i1 %12, %13
  br i1 %14, label %_ZN5LanesIfdmbE7clampedEddd.exit, label %15, !prof !3

15:
  %16 = fcmp ogt double %11, 1.400000e+02
  %17 = fcmp olt double %11, -1.600000e+02
  %18 = select i1 %17, double -1.600000e+02, double %11
  %19 = select i1 %16, double 1.400000e+02, double %18
  br label %_ZN5LanesIfdmbE7clampedEddd.exit

_ZN5LanesIfdmbE7clampedEddd.exit:
  %.0.i = phi double [ %19, %15 ], [ %11, %_ZN5LanesIfdmbE7clampedEddd.exit2 ]
  %20 = fadd double %.0.i1, -3.000000e+00
  %21 = fadd double %.0.i1, 3.000000e+00
  %22 = fdiv double %20, %21
  %23 = fmul double %22, %22
  %24 = fmul double %23, %23
  %25 = tail call double @llvm.fmuladd.f64(double %22, double 0xBEE4057EB0165A12, double 0x3F10C3DD28668FBB)
  %26 = tail call double @llvm.fmuladd.f64(double %22, double 0x3F06AE0C0DE31E8C, double 0xBF4392743561C7E8)
  %27 = tail call double @llvm.fmuladd.f64(double %25, double %23, double %26)
  %28 = tail call double @llvm.fmuladd.f64(double %24, double 0xBEDC142ED07CCAC4, double %27)
  %29 = fmul double %24, %24
  %30 = tail call double @llvm.fmuladd.f64(double %22, double 0x3F4735E12F3AE6C8, double 0x3F717C98B1A4F7F3)
  %31 = tail call double @llvm.fmuladd.f64(double %22, double 0xBF98FA5E983D1007, double 0x3FB258B116F845C2)
  %32 = tail call double @llvm.fmuladd.f64(double %30, double %23, double %31)
  %33 = tail call double @llvm.fmuladd.f64(double %22, double 0xBFC336FFB330C051, double 0x3FCF6FF204960210)
  %34 = tail call double @llvm.fmuladd.f64(double %22, double 0xBFD4E102B9EBD453, double 0x3FC6E9827D2259FC)
  %35 = tail call double @llvm.fmuladd.f64(double %33, double %23, double %34)
  %36 = tail call double @llvm.fmuladd.f64(double %32, double %24, double %35)
  %37 = tail call double @llvm.fmuladd.f64(double %28, double %29, double %36)
  %38 = fadd double %.0.i, 0x4338000000000000
  %39 = fadd double %38, 0xC338000000000000
  %40 = fsub double %.0.i, %39
  %41 = fmul double %40, %40
  %42 = fmul double %41, %41
  %43 = tail call double @llvm.fmuladd.f64(double %40, double 0x3F2443F95DD95260, double 0x3F55D88BD5D2E65C)
  %44 = tail call double @llvm.fmuladd.f64(double %41, double 0x3EEFFCC8F5D3CEA2, double %43)
  %45 = tail call double @llvm.fmuladd.f64(double %40, double 0x3F83B2A1BF5AE4E6, double 0x3FAC6B08CB169959)
  %46 = tail call double @llvm.fmuladd.f64(double %40, double 0x3FCEBFBE045708DC, double 0x3FE62E42FEFD3471)
  %47 = tail call double @llvm.fmuladd.f64(double %45, double %41, double %46)
  %48 = tail call double @llvm.fmuladd.f64(double %44, double %42, double %47)
  %49 = tail call double @llvm.fmuladd.f64(double %40, double %48, double 1.000000e+00)
  %50 = bitcast double %49 to i64
  %51 = bitcast double %38 to i64
  %52 = shl i64 %51, 52
  %53 = add i64 %52, %50
  %54 = bitcast i64 %53 to double
  %55 = fmul double %37, %54
  %56 = fcmp olt float %0, 0.000000e+00
  %57 = fsub double 2.000000e+00, %55
  %58 = select i1 %56, double %57, double %55
  %59 = fptrunc double %58 to float
  ret float %59
}

define <4 x float> @__native_math.erfc.v4f32(<4 x float> %0) #0 {
  %2 = tail call <4 x float> @llvm.fabs.v4f32(<4 x float> %0)
  %3 = fpext <4 x float> %2 to <4 x double>
  %4 = fcmp ogt <4 x double> %3, splat (double 1.020000e+01)
  %5 = select <4 x i1> %4, <4 x double> splat (double 1.020000e+01), <4 x double> %3
  %6 = fadd <4 x double> %5, splat (double -3.000000e+00)
  %7 = fadd <4 x double> %5, splat (double 3.000000e+00)
  %8 = fdiv <4 x double> %6, %7
  %9 = fmul <4 x double> %8, %8
  %10 = fmul <4 x double> %9, %9
  %11 = fmul <4 x double> %10, %10
  %12 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %8, <4 x double> splat (double 0xBEE4057EB0165A12), <4 x double> splat (double 0x3F10C3DD28668FBB))
  %13 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %8, <4 x double> splat (double 0x3F06AE0C0DE31E8C), <4 x double> splat (double 0xBF4392743561C7E8))
  %14 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %12, <4 x double> %9, <4 x double> %13)
  %15 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %10, <4 x double> splat (double 0xBEDC142ED07CCAC4), <4 x double> %14)
  %16 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %8, <4 x double> splat (double 0x3F4735E12F3AE6C8), <4 x double> splat (double 0x3F717C98B1A4F7F3))
  %17 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %8, <4 x double> splat (double 0xBF98FA5E983D1007), <4 x double> splat (double 0x3FB258B116F845C2))
  %18 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %16, <4 x double> %9, <4 x double> %17)
  %19 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %8, <4 x double> splat (double 0xBFC336FFB330C051), <4 x double> splat (double 0x3FCF6FF204960210))
  %20 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %8, <4 x double> splat (double 0xBFD4E102B9EBD453), <4 x double> splat (double 0x3FC6E9827D2259FC))
  %21 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %19, <4 x double> %9, <4 x double> %20)
  %22 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %18, <4 x double> %10, <4 x double> %21)
  %23 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %15, <4 x double> %11, <4 x double> %22)
  %24 = fmul <4 x double> %5, %5
  %25 = fmul <4 x double> %24, splat (double 0xBFF71547652B82FE)
  %26 = fcmp ogt <4 x double> %25, splat (double 1.400000e+02)
  %27 = fcmp olt <4 x double> %25, splat (double -1.600000e+02)
  %28 = select <4 x i1> %27, <4 x double> splat (double -1.600000e+02), <4 x double> %25
  %29 = select <4 x i1> %26, <4 x double> splat (double 1.400000e+02), <4 x double> %28
  %30 = fadd <4 x double> %29, splat (double 0x4338000000000000)
  %31 = fadd <4 x double> %30, splat (double 0xC338000000000000)
  %32 = fsub <4 x double> %29, %31
  %33 = fmul <4 x double> %32, %32
  %34 = fmul <4 x double> %33, %33
  %35 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %32, <4 x double> splat (double 0x3F2443F95DD95260), <4 x double> splat (double 0x3F55D88BD5D2E65C))
  %36 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %33, <4 x double> splat (double 0x3EEFFCC8F5D3CEA2), <4 x double> %35)
  %37 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %32, <4 x double> splat (double 0x3F83B2A1BF5AE4E6), <4 x double> splat (double 0x3FAC6B08CB169959))
  %38 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %32, <4 x double> splat (double 0x3FCEBFBE045708DC), <4 x double> splat (double 0x3FE62E42FEFD3471))
  %39 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %37, <4 x double> %33, <4 x double> %38)
  %40 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %36, <4 x double> %34, <4 x double> %39)
  %41 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %32, <4 x double> %40, <4 x double> splat (double 1.000000e+00))
  %42 = bitcast <4 x double> %41 to <4 x i64>
  %43 = bitcast <4 x double> %30 to <4 x i64>
  %44 = shl <4 x i64> %43, splat (i64 52)
  %45 = add <4 x i64> %44, %42
  %46 = bitcast <4 x i64> %45 to <4 x double>
  %47 = fmul <4 x double> %23, %46
  %48 = fcmp olt <4 x float> %0, zeroinitializer
  %49 = fsub <4 x double> splat (double 2.000000e+00), %47
  %50 = select <4 x i1> %48, <4 x double> %49, <4 x double> %47
  %51 = fptrunc <4 x double> %50 to <4 x float>
  ret <4 x float> %51
}

define <8 x float> @__native_math.erfc.v8f32(<8 x float> %0) #0 {
  %2 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %0)
  %3 = fpext <8 x float> %2 to <8 x double>
  %4 = fcmp ogt <8 x double> %3, splat (double 1.020000e+01)
  %5 = select <8 x i1> %4, <8 x double> splat (double 1.020000e+01), <8 x double> %3
  %6 = fadd <8 x double> %5, splat (double -3.000000e+00)
  %7 = fadd <8 x double> %5, splat (double 3.000000e+00)
  %8 = fdiv <8 x double> %6, %7
  %9 = fmul <8 x double> %8, %8
  %10 = fmul <8 x double> %9, %9
  %11 = fmul <8 x double> %10, %10
  %12 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %8, <8 x double> splat (double 0xBEE4057EB0165A12), <8 x double> splat (double 0x3F10C3DD28668FBB))
  %13 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %8, <8 x double> splat (double 0x3F06AE0C0DE31E8C), <8 x double> splat (double 0xBF4392743561C7E8))
  %14 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %12, <8 x double> %9, <8 x double> %13)
  %15 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %10, <8 x double> splat (double 0xBEDC142ED07CCAC4), <8 x double> %14)
  %16 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %8, <8 x double> splat (double 0x3F4735E12F3AE6C8), <8 x double> splat (double 0x3F717C98B1A4F7F3))
  %17 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %8, <8 x double> splat (double 0xBF98FA5E983D1007), <8 x double> splat (double 0x3FB258B116F845C2))
  %18 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %16, <8 x double> %9, <8 x double> %17)
  %19 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %8, <8 x double> splat (double 0xBFC336FFB330C051), <8 x double> splat (double 0x3FCF6FF204960210))
  %20 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %8, <8 x double> splat (double 0xBFD4E102B9EBD453), <8 x double> splat (double 0x3FC6E9827D2259FC))
  %21 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %19, <8 x double> %9, <8 x double> %20)
  %22 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %18, <8 x double> %10, <8 x double> %21)
  %23 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %15, <8 x double> %11, <8 x double> %22)
  %24 = fmul <8 x double> %5, %5
  %25 = fmul <8 x double> %24, splat (double 0xBFF71547652B82FE)
  %26 = fcmp ogt <8 x double> %25, splat (double 1.400000e+02)
  %27 = fcmp olt <8 x double> %25, splat (double -1.600000e+02)
  %28 = select <8 x i1> %27, <8 x double> splat (double -1.600000e+02), <8 x double> %25
  %29 = select <8 x i1> %26, <8 x double> splat (double 1.400000e+02), <8 x double> %28
  %30 = fadd <8 x double> %29, splat (double 0x4338000000000000)
  %31 = fadd <8 x double> %30, splat (double 0xC338000000000000)
  %32 = fsub <8 x double> %29, %31
  %33 = fmul <8 x double> %32, %32
  %34 = fmul <8 x double> %33, %33
  %35 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %32, <8 x double> splat (double 0x3F2443F95DD95260), <8 x double> splat (double 0x3F55D88BD5D2E65C))
  %36 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %33, <8 x double> splat (double 0x3EEFFCC8F5D3CEA2), <8 x double> %35)
  %37 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %32, <8 x double> splat (double 0x3F83B2A1BF5AE4E6), <8 x double> splat (double 0x3FAC6B08CB169959))
  %38 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %32, <8 x double> splat (double 0x3FCEBFBE045708DC), <8 x double> splat (double 0x3FE62E42FEFD3471))
  %39 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %37, <8 x double> %33, <8 x double> %38)
  %40 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %36, <8 x double> %34, <8 x double> %39)
  %41 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %32, <8 x double> %40, <8 x double> splat (double 1.000000e+00))
  %42 = bitcast <8 x double> %41 to <8 x i64>
  %43 = bitcast <8 x double> %30 to <8 x i64>
  %44 = shl <8 x i64> %43, splat (i64 52)
  %45 = add <8 x i64> %44, %42
  %46 = bitcast <8 x i64> %45 to <8 x double>
  %47 = fmul <8 x double> %23, %46
  %48 = fcmp olt <8 x float> %0, zeroinitializer
  %49 = fsub <8 x double> splat (double 2.000000e+00), %47
  %50 = select <8 x i1> %48, <8 x double> %49, <8 x double> %47
  %51 = fptrunc <8 x double> %50 to <8 x float>
  ret <8 x float> %51
}

define <16 x float> @__native_math.erfc.v16f32(<16 x float> %0) #0 {
  %2 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %0)
  %3 = fpext <16 x float> %2 to <16 x double>
  %4 = fcmp ogt <16 x double> %3, splat (double 1.020000e+01)
  %5 = select <16 x i1> %4, <16 x double> splat (double 1.020000e+01), <16 x double> %3
  %6 = fadd <16 x double> %5, splat (double -3.000000e+00)
  %7 = fadd <16 x double> %5, splat (double 3.000000e+00)
  %8 = fdiv <16 x double> %6, %7
  %9 = fmul <16 x double> %8, %8
  %10 = fmul <16 x double> %9, %9
  %11 = fmul <16 x double> %10, %10
  %12 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %8, <16 x double> splat (double 0xBEE4057EB0165A12), <16 x double> splat (double 0x3F10C3DD28668FBB))
  %13 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %8, <16 x double> splat (double 0x3F06AE0C0DE31E8C), <16 x double> splat (double 0xBF4392743561C7E8))
  %14 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %12, <16 x double> %9, <16 x double> %13)
  %15 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %10, <16 x double> splat (double 0xBEDC142ED07CCAC4), <16 x double> %14)
  %16 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %8, <16 x double> splat (double 0x3F4735E12F3AE6C8), <16 x double> splat (double 0x3F717C98B1A4F7F3))
  %17 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %8, <16 x double> splat (double 0xBF98FA5E983D1007), <16 x double> splat (double 0x3FB258B116F845C2))
  %18 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %16, <16 x double> %9, <16 x double> %17)
  %19 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %8, <16 x double> splat (double 0xBFC336FFB330C051), <16 x double> splat (double 0x3FCF6FF204960210))
  %20 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %8, <16 x double> splat (double 0xBFD4E102B9EBD453), <16 x double> splat (double 0x3FC6E9827D2259FC))
  %21 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %19, <16 x double> %9, <16 x double> %20)
  %22 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %18, <16 x double> %10, <16 x double> %21)
  %23 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %15, <16 x double> %11, <16 x double> %22)
  %24 = fmul <16 x double> %5, %5
  %25 = fmul <16 x double> %24, splat (double 0xBFF71547652B82FE)
  %26 = fcmp ogt <16 x double> %25, splat (double 1.400000e+02)
  %27 = fcmp olt <16 x double> %25, splat (double -1.600000e+02)
  %28 = select <16 x i1> %27, <16 x double> splat (double -1.600000e+02), <16 x double> %25
  %29 = select <16 x i1> %26, <16 x double> splat (double 1.400000e+02), <16 x double> %28
  %30 = fadd <16 x double> %29, splat (double 0x4338000000000000)
  %31 = fadd <16 x double> %30, splat (double 0xC338000000000000)
  %32 = fsub <16 x double> %29, %31
  %33 = fmul <16 x double> %32, %32
  %34 = fmul <16 x double> %33, %33
  %35 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %32, <16 x double> splat (double 0x3F2443F95DD95260), <16 x double> splat (double 0x3F55D88BD5D2E65C))
  %36 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %33, <16 x double> splat (double 0x3EEFFCC8F5D3CEA2), <16 x double> %35)
  %37 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %32, <16 x double> splat (double 0x3F83B2A1BF5AE4E6), <16 x double> splat (double 0x3FAC6B08CB169959))
  %38 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %32, <16 x double> splat (double 0x3FCEBFBE045708DC), <16 x double> splat (double 0x3FE62E42FEFD3471))
  %39 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %37, <16 x double> %33, <16 x double> %38)
  %40 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %36, <16 x double> %34, <16 x double> %39)
  %41 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %32, <16 x double> %40, <16 x double> splat (double 1.000000e+00))
  %42 = bitcast <16 x double> %41 to <16 x i64>
  %43 = bitcast <16 x double> %30 to <16 x i64>
  %44 = shl <16 x i64> %43, splat (i64 52)
  %45 = add <16 x i64> %44, %42
  %46 = bitcast <16 x i64> %45 to <16 x double>
  %47 = fmul <16 x double> %23, %46
  %48 = fcmp olt <16 x float> %0, zeroinitializer
  %49 = fsub <16 x double> splat (double 2.000000e+00), %47
  %50 = select <16 x i1> %48, <16 x double> %49, <16 x double> %47
  %51 = fptrunc <16 x double> %50 to <16 x float>
  ret <16 x float> %51
}

define float @__native_math.exp.f32(float %0) #0 {
  %2 = fpext float %0 to double
  %3 = fmul double %2, 0x3FF71547652B82FE
  %4 = fcmp oge double %3, -1.600000e+02
  %5 = fcmp ole double %3, 1.400000e+02
  %6 = and i1 %4, %5
  br i1 %6, label %_ZN5LanesIfdmbE7clampedEddd.exit, label %7, !prof !3

7:
  %8 = fcmp ogt double %3, 1.400000e+02
  %9 = fcmp olt double %3, -1.600000e+02
  %10 = select i1 %9, double -1.600000e+02, double %3
  %11 = select i1 %8, double 1.400000e+02, double %10
  br label %_ZN5LanesIfdmbE7clampedEddd.exit

_ZN5LanesIfdmbE7clampedEddd.exit:
  %.0.i = phi double [ %11, %7 ], [ %3, %1 ]
  %12 = fadd double %.0.i, 0x4338000000000000
  %13 = fadd double %12, 0xC338000000000000
  %14 = fsub double %.0.i, %13
  %15 = fmul double %14, %14
  %16 = fmul double %15, %15
  %17 = tail call double @llvm.fmuladd.f64(double %14, double 0x3F2443F95DD95260, double 0x3F55D88BD5D2E65C)
  %18 = tail call double @llvm.fmuladd.f64(double %15, double 0x3EEFFCC8F5D3CEA2, double %17)
  %19 = tail call double @llvm.fmuladd.f64(double %14, double 0x3F83B2A1BF5AE4E6, double 0x3FAC6B08CB169959)
  %20 = tail call double @llvm.fmuladd.f64(double %14, double 0x3FCEBFBE045708DC, double 0x3FE62E42FEFD3471)
  %21 = tail call double @llvm.fmuladd.f64(double %19, double %15, double %20)
  %22 = tail call double @llvm.fmuladd.f64(double %18, double %16, double %21)
  %23 = tail call double @llvm.fmuladd.f64(double %14, double %22, double 1.000000e+00)
  %24 = bitcast double %23 to i64
  %25 = bitcast double %12 to i64
  %26 = shl i64 %25, 52
  %27 = add i64 %26, %24
  %28 = bitcast i64 %27 to double
  %29 = fptrunc double %28 to float
  ret float %29
}

define <4 x float> @__native_math.exp.v4f32(<4 x float> %0) #0 {
  %2 = fpext <4 x float> %0 to <4 x double>
  %3 = fmul <4 x double> %2, splat (double 0x3FF71547652B82FE)
  %4 = fcmp ogt <4 x double> %3, splat (double 1.400000e+02)
  %5 = fcmp olt <4 x double> %3, splat (double -1.600000e+02)
  %6 = select <4 x i1> %5, <4 x double> splat (double -1.600000e+02), <4 x double> %3
  %7 = select <4 x i1> %4, <4 x double> splat (double 1.400000e+02), <4 x double> %6
  %8 = fadd <4 x double> %7, splat (double 0x4338000000000000)
  %9 = fadd <4 x double> %8, splat (double 0xC338000000000000)
  %10 = fsub <4 x double> %7, %9
  %11 = fmul <4 x double> %10, %10
  %12 = fmul <4 x double> %11, %11
  %13 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %10, <4 x double> splat (double 0x3F2443F95DD95260), <4 x double> splat (double 0x3F55D88BD5D2E65C))
  %14 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %11, <4 x double> splat (double 0x3EEFFCC8F5D3CEA2), <4 x double> %13)
  %15 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %10, <4 x double> splat (double 0x3F83B2A1BF5AE4E6), <4 x double> splat (double 0x3FAC6B08CB169959))
  %16 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %10, <4 x double> splat (double 0x3FCEBFBE045708DC), <4 x double> splat (double 0x3FE62E42FEFD3471))
  %17 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %15, <4 x double> %11, <4 x double> %16)
  %18 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %14, <4 x double> %12, <4 x double> %17)
  %19 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %10, <4 x double> %18, <4 x double> splat (double 1.000000e+00))
  %20 = bitcast <4 x double> %19 to <4 x i64>
  %21 = bitcast <4 x double> %8 to <4 x i64>
  %22 = shl <4 x i64> %21, splat (i64 52)
  %23 = add <4 x i64> %22, %20
  %24 = bitcast <4 x i64> %23 to <4 x double>
  %25 = fptrunc <4 x double> %24 to <4 x float>
  ret <4 x float> %25
}

define <8 x float> @__native_math.exp.v8f32(<8 x float> %0) #0 {
  %2 = fpext <8 x float> %0 to <8 x double>
  %3 = fmul <8 x double> %2, splat (double 0x3FF71547652B82FE)
  %4 = fcmp ogt <8 x double> %3, splat (double 1.400000e+02)
  %5 = fcmp olt <8 x double> %3, splat (double -1.600000e+02)
  %6 = select <8 x i1> %5, <8 x double> splat (double -1.600000e+02), <8 x double> %3
  %7 = select <8 x i1> %4, <8 x double> splat (double 1.400000e+02), <8 x double> %6
  %8 = fadd <8 x double> %7, splat (double 0x4338000000000000)
  %9 = fadd <8 x double> %8, splat (double 0xC338000000000000)
  %10 = fsub <8 x double> %7, %9
  %11 = fmul <8 x double> %10, %10
  %12 = fmul <8 x double> %11, %11
  %13 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %10, <8 x double> splat (double 0x3F2443F95DD95260), <8 x double> splat (double 0x3F55D88BD5D2E65C))
  %14 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %11, <8 x double> splat (double 0x3EEFFCC8F5D3CEA2), <8 x double> %13)
  %15 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %10, <8 x double> splat (double 0x3F83B2A1BF5AE4E6), <8 x double> splat (double 0x3FAC6B08CB169959))
  %16 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %10, <8 x double> splat (double 0x3FCEBFBE045708DC), <8 x double> splat (double 0x3FE62E42FEFD3471))
  %17 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %15, <8 x double> %11, <8 x double> %16)
  %18 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %14, <8 x double> %12, <8 x double> %17)
  %19 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %10, <8 x double> %18, <8 x double> splat (double 1.000000e+00))
  %20 = bitcast <8 x double> %19 to <8 x i64>
  %21 = bitcast <8 x double> %8 to <8 x i64>
  %22 = shl <8 x i64> %21, splat (i64 52)
  %23 = add <8 x i64> %22, %20
  %24 = bitcast <8 x i64> %23 to <8 x double>
  %25 = fptrunc <8 x double> %24 to <8 x float>
  ret <8 x float> %25
}

define <16 x float> @__native_math.exp.v16f32(<16 x float> %0) #0 {
  %2 = fpext <16 x float> %0 to <16 x double>
  %3 = fmul <16 x double> %2, splat (double 0x3FF71547652B82FE)
  %4 = fcmp ogt <16 x double> %3, splat (double 1.400000e+02)
  %5 = fcmp olt <16 x double> %3, splat (double -1.600000e+02)
  %6 = select <16 x i1> %5, <16 x double> splat (double -1.600000e+02), <16 x double> %3
  %7 = select <16 x i1> %4, <16 x double> splat (double 1.400000e+02), <16 x double> %6
  %8 = fadd <16 x double> %7, splat (double 0x4338000000000000)
  %9 = fadd <16 x double> %8, splat (double 0xC338000000000000)
  %10 = fsub <16 x double> %7, %9
  %11 = fmul <16 x double> %10, %10
  %12 = fmul <16 x double> %11, %11
  %13 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %10, <16 x double> splat (double 0x3F2443F95DD95260), <16 x double> splat (double 0x3F55D88BD5D2E65C))
  %14 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %11, <16 x double> splat (double 0x3EEFFCC8F5D3CEA2), <16 x double> %13)
  %15 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %10, <16 x double> splat (double 0x3F83B2A1BF5AE4E6), <16 x double> splat (double 0x3FAC6B08CB169959))
  %16 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %10, <16 x double> splat (double 0x3FCEBFBE045708DC), <16 x double> splat (double 0x3FE62E42FEFD3471))
  %17 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %15, <16 x double> %11, <16 x double> %16)
  %18 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %14, <16 x double> %12, <16 x double> %17)
  %19 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %10, <16 x double> %18, <16 x double> splat (double 1.000000e+00))
  %20 = bitcast <16 x double> %19 to <16 x i64>
  %21 = bitcast <16 x double> %8 to <16 x i64>
  %22 = shl <16 x i64> %21, splat (i64 52)
  %23 = add <16 x i64> %22, %20
  %24 = bitcast <16 x i64> %23 to <16 x double>
  %25 = fptrunc <16 x double> %24 to <16 x float>
  ret <16 x float> %25
}

define float @__native_math.exp2.f32(float %0) #0 {
  %2 = fpext float %0 to double
  %3 = fcmp oge float %0, -1.600000e+02
  %4 = fcmp ole float %0, 1.400000e+02
  %5 = and i1 %3, %4
  br i1 %5, label %_ZN5LanesIfdmbE7clampedEddd.exit, label %6, !prof !3

6:
  %7 = fcmp ogt float %0, 1.400000e+02
  %8 = fcmp olt double %2, -1.600000e+02
  %9 = select i1 %8, double -1.600000e+02, double %2
  %10 = select i1 %7, double 1.400000e+02, double %9
  br label %_ZN5LanesIfdmbE7clampedEddd.exit

_ZN5LanesIfdmbE7clampedEddd.exit:
  %.0.i = phi double [ %10, %6 ], [ %2, %1 ]
  %11 = fadd double %.0.i, 0x4338000000000000
  %12 = fadd double %11, 0xC338000000000000
  %13 = fsub double %.0.i, %12
  %14 = fmul double %13, %13
  %15 = fmul double %14, %14
  %16 = tail call double @llvm.fmuladd.f64(double %13, double 0x3F2443F95DD95260, double 0x3F55D88BD5D2E65C)
  %17 = tail call double @llvm.fmuladd.f64(double %14, double 0x3EEFFCC8F5D3CEA2, double %16)
  %18 = tail call double @llvm.fmuladd.f64(double %13, double 0x3F83B2A1BF5AE4E6, double 0x3FAC6B08CB169959)
  %19 = tail call double @llvm.fmuladd.f64(double %13, double 0x3FCEBFBE045708DC, double 0x3FE62E42FEFD3471)
  %20 = tail call double @llvm.fmuladd.f64(double %18, double %14, double %19)
  %21 = tail call double @llvm.fmuladd.f64(double %17, double %15, double %20)
  %22 = tail call double @llvm.fmuladd.f64(double %13, double %21, double 1.000000e+00)
  %23 = bitcast double %22 to i64
  %24 = bitcast double %11 to i64
  %25 = shl i64 %24, 52
  %26 = add i64 %25, %23
  %27 = bitcast i64 %26 to double
  %28 = fptrunc double %27 to float
  ret float %28
}

define <4 x float> @__native_math.exp2.v4f32(<4 x float> %0) #0 {
  %2 = fpext <4 x float> %0 to <4 x double>
  %3 = fcmp ogt <4 x float> %0, splat (float 1.400000e+02)
  %4 = fcmp olt <4 x double> %2, splat (double -1.600000e+02)
  %5 = select <4 x i1> %4, <4 x double> splat (double -1.600000e+02), <4 x double> %2
  %6 = select <4 x i1> %3, <4 x double> splat (double 1.400000e+02), <4 x double> %5
  %7 = fadd <4 x double> %6, splat (double 0x4338000000000000)
  %8 = fadd <4 x double> %7, splat (double 0xC338000000000000)
  %9 = fsub <4 x double> %6, %8
  %10 = fmul <4 x double> %9, %9
  %11 = fmul <4 x double> %10, %10
  %12 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %9, <4 x double> splat (double 0x3F2443F95DD95260), <4 x double> splat (double 0x3F55D88BD5D2E65C))
  %13 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %10, <4 x double> splat (double 0x3EEFFCC8F5D3CEA2), <4 x double> %12)
  %14 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %9, <4 x double> splat (double 0x3F83B2A1BF5AE4E6), <4 x double> splat (double 0x3FAC6B08CB169959))
  %15 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %9, <4 x double> splat (double 0x3FCEBFBE045708DC), <4 x double> splat (double 0x3FE62E42FEFD3471))
  %16 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %14, <4 x double> %10, <4 x double> %15)
  %17 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %13, <4 x double> %11, <4 x double> %16)
  %18 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %9, <4 x double> %17, <4 x double> splat (double 1.000000e+00))
  %19 = bitcast <4 x double> %18 to <4 x i64>
  %20 = bitcast <4 x double> %7 to <4 x i64>
  %21 = shl <4 x i64> %20, splat (i64 52)
  %22 = add <4 x i64> %21, %19
  %23 = bitcast <4 x i64> %22 to <4 x double>
  %24 = fptrunc <4 x double> %23 to <4 x float>
  ret <4 x float> %24
}

define <8 x float> @__native_math.exp2.v8f32(<8 x float> %0) #0 {
  %2 = fpext <8 x float> %0 to <8 x double>
  %3 = fcmp ogt <8 x float> %0, splat (float 1.400000e+02)
  %4 = fcmp olt <8 x double> %2, splat (double -1.600000e+02)
  %5 = select <8 x i1> %4, <8 x double> splat (double -1.600000e+02), <8 x double> %2
  %6 = select <8 x i1> %3, <8 x double> splat (double 1.400000e+02), <8 x double> %5
  %7 = fadd <8 x double> %6, splat (double 0x4338000000000000)
  %8 = fadd <8 x double> %7, splat (double 0xC338000000000000)
  %9 = fsub <8 x double> %6, %8
  %10 = fmul <8 x double> %9, %9
  %11 = fmul <8 x double> %10, %10
  %12 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %9, <8 x double> splat (double 0x3F2443F95DD95260), <8 x double> splat (double 0x3F55D88BD5D2E65C))
  %13 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %10, <8 x double> splat (double 0x3EEFFCC8F5D3CEA2), <8 x double> %12)
  %14 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %9, <8 x double> splat (double 0x3F83B2A1BF5AE4E6), <8 x double> splat (double 0x3FAC6B08CB169959))
  %15 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %9, <8 x double> splat (double 0x3FCEBFBE045708DC), <8 x double> splat (double 0x3FE62E42FEFD3471))
  %16 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %14, <8 x double> %10, <8 x double> %15)
  %17 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %13, <8 x double> %11, <8 x double> %16)
  %18 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %9, <8 x double> %17, <8 x double> splat (double 1.000000e+00))
  %19 = bitcast <8 x double> %18 to <8 x i64>
  %20 = bitcast <8 x double> %7 to <8 x i64>
  %21 = shl <8 x i64> %20, splat (i64 52)
  %22 = add <8 x i64> %21, %19
  %23 = bitcast <8 x i64> %22 to <8 x double>
  %24 = fptrunc <8 x double> %23 to <8 x float>
  ret <8 x float> %24
}

define <16 x float> @__native_math.exp2.v16f32(<16 x float> %0) #0 {
  %2 = fpext <16 x float> %0 to <16 x double>
  %3 = fcmp ogt <16 x float> %0, splat (float 1.400000e+02)
  %4 = fcmp olt <16 x double> %2, splat (double -1.600000e+02)
  %5 = select <16 x i1> %4, <16 x double> splat (double -1.600000e+02), <16 x double> %2
  %6 = select <16 x i1> %3, <16 x double> splat (double 1.400000e+02), <16 x double> %5
  %7 = fadd <16 x double> %6, splat (double 0x4338000000000000)
  %8 = fadd <16 x double> %7, splat (double 0xC338000000000000)
  %9 = fsub <16 x double> %6, %8
  %10 = fmul <16 x double> %9, %9
  %11 = fmul <16 x double> %10, %10
  %12 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %9, <16 x double> splat (double 0x3F2443F95DD95260), <16 x double> splat (double 0x3F55D88BD5D2E65C))
  %13 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %10, <16 x double> splat (double 0x3EEFFCC8F5D3CEA2), <16 x double> %12)
  %14 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %9, <16 x double> splat (double 0x3F83B2A1BF5AE4E6), <16 x double> splat (double 0x3FAC6B08CB169959))
  %15 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %9, <16 x double> splat (double 0x3FCEBFBE045708DC), <16 x double> splat (double 0x3FE62E42FEFD3471))
  %16 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %14, <16 x double> %10, <16 x double> %15)
  %17 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %13, <16 x double> %11, <16 x double> %16)
  %18 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %9, <16 x double> %17, <16 x double> splat (double 1.000000e+00))
  %19 = bitcast <16 x double> %18 to <16 x i64>
  %20 = bitcast <16 x double> %7 to <16 x i64>
  %21 = shl <16 x i64> %20, splat (i64 52)
  %22 = add <16 x i64> %21, %19
  %23 = bitcast <16 x i64> %22 to <16 x double>
  %24 = fptrunc <16 x double> %23 to <16 x float>
  ret <16 x float> %24
}

define float @__native_math.exp10.f32(float %0) #0 {
  %2 = fpext float %0 to double
  %3 = fmul double %2, 0x400A934F0979A371
  %4 = fcmp oge double %3, -1.600000e+02
  %5 = fcmp ole double %3, 1.400000e+02
  %6 = and i1 %4, %5
  br i1 %6, label %_ZN5LanesIfdmbE7clampedEddd.exit, label %7, !prof !3

7:
  %8 = fcmp ogt double %3, 1.400000e+02
  %9 = fcmp olt double %3, -1.600000e+02
  %10 = select i1 %9, double -1.600000e+02, double %3
  %11 = select i1 %8, double 1.400000e+02, double %10
  br label %_ZN5LanesIfdmbE7clampedEddd.exit

_ZN5LanesIfdmbE7clampedEddd.exit:
  %.0.i = phi double [ %11, %7 ], [ %3, %1 ]
  %12 = fadd double %.0.i, 0x4338000000000000
  %13 = fadd double %12, 0xC338000000000000
  %14 = fsub double %.0.i, %13
  %15 = fmul double %14, %14
  %16 = fmul double %15, %15
  %17 = tail call double @llvm.fmuladd.f64(double %14, double 0x3F2443F95DD95260, double 0x3F55D88BD5D2E65C)
  %18 = tail call double @llvm.fmuladd.f64(double %15, double 0x3EEFFCC8F5D3CEA2, double %17)
  %19 = tail call double @llvm.fmuladd.f64(double %14, double 0x3F83B2A1BF5AE4E6, double 0x3FAC6B08CB169959)
  %20 = tail call double @llvm.fmuladd.f64(double %14, double 0x3FCEBFBE045708DC, double 0x3FE62E42FEFD3471)
  %21 = tail call double @llvm.fmuladd.f64(double %19, double %15, double %20)
  %22 = tail call double @llvm.fmuladd.f64(double %18, double %16, double %21)
  %23 = tail call double @llvm.fmuladd.f64(double %14, double %22, double 1.000000e+00)
  %24 = bitcast double %23 to i64
  %25 = bitcast double %12 to i64
  %26 = shl i64 %25, 52
  %27 = add i64 %26, %24
  %28 = bitcast i64 %27 to double
  %29 = fptrunc double %28 to float
  ret float %29
}

define <4 x float> @__native_math.exp10.v4f32(<4 x float> %0) #0 {
  %2 = fpext <4 x float> %0 to <4 x double>
  %3 = fmul <4 x double> %2, splat (double 0x400A934F0979A371)
  %4 = fcmp ogt <4 x double> %3, splat (double 1.400000e+02)
  %5 = fcmp olt <4 x double> %3, splat (double -1.600000e+02)
  %6 = select <4 x i1> %5, <4 x double> splat (double -1.600000e+02), <4 x double> %3
  %7 = select <4 x i1> %4, <4 x double> splat (double 1.400000e+02), <4 x double> %6
  %8 = fadd <4 x double> %7, splat (double 0x4338000000000000)
  %9 = fadd <4 x double> %8, splat (double 0xC338000000000000)
  %10 = fsub <4 x double> %7, %9
  %11 = fmul <4 x double> %10, %10
  %12 = fmul <4 x double> %11, %11
  %13 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %10, <4 x double> splat (double 0x3F2443F95DD95260), <4 x double> splat (double 0x3F55D88BD5D2E65C))
  %14 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %11, <4 x double> splat (double 0x3EEFFCC8F5D3CEA2), <4 x double> %13)
  %15 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %10, <4 x double> splat (double 0x3F83B2A1BF5AE4E6), <4 x double> splat (double 0x3FAC6B08CB169959))
  %16 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %10, <4 x double> splat (double 0x3FCEBFBE045708DC), <4 x double> splat (double 0x3FE62E42FEFD3471))
  %17 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %15, <4 x double> %11, <4 x double> %16)
  %18 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %14, <4 x double> %12, <4 x double> %17)
  %19 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %10, <4 x double> %18, <4 x double> splat (double 1.000000e+00))
  %20 = bitcast <4 x double> %19 to <4 x i64>
  %21 = bitcast <4 x double> %8 to <4 x i64>
  %22 = shl <4 x i64> %21, splat (i64 52)
  %23 = add <4 x i64> %22, %20
  %24 = bitcast <4 x i64> %23 to <4 x double>
  %25 = fptrunc <4 x double> %24 to <4 x float>
  ret <4 x float> %25
}

define <8 x float> @__native_math.exp10.v8f32(<8 x float> %0) #0 {
  %2 = fpext <8 x float> %0 to <8 x double>
  %3 = fmul <8 x double> %2, splat (double 0x400A934F0979A371)
  %4 = fcmp ogt <8 x double> %3, splat (double 1.400000e+02)
  %5 = fcmp olt <8 x double> %3, splat (double -1.600000e+02)
  %6 = select <8 x i1> %5, <8 x double> splat (double -1.600000e+02), <8 x double> %3
  %7 = select <8 x i1> %4, <8 x double> splat (double 1.400000e+02), <8 x double> %6
  %8 = fadd <8 x double> %7, splat (double 0x4338000000000000)
  %9 = fadd <8 x double> %8, splat (double 0xC338000000000000)
  %10 = fsub <8 x double> %7, %9
  %11 = fmul <8 x double> %10, %10
  %12 = fmul <8 x double> %11, %11
  %13 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %10, <8 x double> splat (double 0x3F2443F95DD95260), <8 x double> splat (double 0x3F55D88BD5D2E65C))
  %14 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %11, <8 x double> splat (double 0x3EEFFCC8F5D3CEA2), <8 x double> %13)
  %15 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %10, <8 x double> splat (double 0x3F83B2A1BF5AE4E6), <8 x double> splat (double 0x3FAC6B08CB169959))
  %16 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %10, <8 x double> splat (double 0x3FCEBFBE045708DC), <8 x double> splat (double 0x3FE62E42FEFD3471))
  %17 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %15, <8 x double> %11, <8 x double> %16)
  %18 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %14, <8 x double> %12, <8 x double> %17)
  %19 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %10, <8 x double> %18, <8 x double> splat (double 1.000000e+00))
  %20 = bitcast <8 x double> %19 to <8 x i64>
  %21 = bitcast <8 x double> %8 to <8 x i64>
  %22 = shl <8 x i64> %21, splat (i64 52)
  %23 = add <8 x i64> %22, %20
  %24 = bitcast <8 x i64> %23 to <8 x double>
  %25 = fptrunc <8 x double> %24 to <8 x float>
  ret <8 x float> %25
}

define <16 x float> @__native_math.exp10.v16f32(<16 x float> %0) #0 {
  %2 = fpext <16 x float> %0 to <16 x double>
  %3 = fmul <16 x double> %2, splat (double 0x400A934F0979A371)
  %4 = fcmp ogt <16 x double> %3, splat (double 1.400000e+02)
  %5 = fcmp olt <16 x double> %3, splat (double -1.600000e+02)
  %6 = select <16 x i1> %5, <16 x double> splat (double -1.600000e+02), <16 x double> %3
  %7 = select <16 x i1> %4, <16 x double> splat (double 1.400000e+02), <16 x double> %6
  %8 = fadd <16 x double> %7, splat (double 0x4338000000000000)
  %9 = fadd <16 x double> %8, splat (double 0xC338000000000000)
  %10 = fsub <16 x double> %7, %9
  %11 = fmul <16 x double> %10, %10
  %12 = fmul <16 x double> %11, %11
  %13 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %10, <16 x double> splat (double 0x3F2443F95DD95260), <16 x double> splat (double 0x3F55D88BD5D2E65C))
  %14 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %11, <16 x double> splat (double 0x3EEFFCC8F5D3CEA2), <16 x double> %13)
  %15 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %10, <16 x double> splat (double 0x3F83B2A1BF5AE4E6), <16 x double> splat (double 0x3FAC6B08CB169959))
  %16 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %10, <16 x double> splat (double 0x3FCEBFBE045708DC), <16 x double> splat (double 0x3FE62E42FEFD3471))
  %17 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %15, <16 x double> %11, <16 x double> %16)
  %18 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %14, <16 x double> %12, <16 x double> %17)
  %19 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %10, <16 x double> %18, <16 x double> splat (double 1.000000e+00))
  %20 = bitcast <16 x double> %19 to <16 x i64>
  %21 = bitcast <16 x double> %8 to <16 x i64>
  %22 = shl <16 x i64> %21, splat (i64 52)
  %23 = add <16 x i64> %22, %20
  %24 = bitcast <16 x i64> %23 to <16 x double>
  %25 = fptrunc <16 x double> %24 to <16 x float>
  ret <16 x float> %25
}

define float @__native_math.expm1.f32(float %0) #0 {
  %2 = fpext float %0 to double
  %3 = fmul double %2, 0x3FF71547652B82FE
  %4 = fcmp oge double %3, -6.000000e+01
  %5 = fcmp ole double %3, 1.400000e+02
  %6 = and i1 %4, %5
  br i1 %6, label %_ZN5LanesIfdmbE8expm1_ofEd.exit, label %7, !prof !3

7:
  %8 = fcmp ogt double %3, 1.400000e+02
  %9 = fcmp olt double %3, -6.000000e+01
  %10 = select i1 %9, double -6.000000e+01, double %3
  %11 = select i1 %8, double 1.400000e+02, double %10
  br label %_ZN5LanesIfdmbE8expm1_ofEd.exit

_ZN5LanesIfdmbE8expm1_ofEd.exit:
  %.0.i.i = phi double [ %11, %7 ], [ %3, %1 ]
  %12 = fadd double %.0.i.i, 0x4338000000000000
  %13 = fadd double %12, 0xC338000000000000
  %14 = fsub double %.0.i.i, %13
  %15 = bitcast double %12 to i64
  %16 = shl i64 %15, 52
  %17 = add i64 %16, 4607182418800017408
  %18 = bitcast i64 %17 to double
  %19 = fmul double %14, %14
  %20 = fmul double %19, %19
  %21 = tail call double @llvm.fmuladd.f64(double %14, double 0x3F2443F95DD95260, double 0x3F55D88BD5D2E65C)
  %22 = tail call double @llvm.fmuladd.f64(double %19, double 0x3EEFFCC8F5D3CEA2, double %21)
  %23 = tail call double @llvm.fmuladd.f64(double %14, double 0x3F83B2A1BF5AE4E6, double 0x3FAC6B08CB169959)
  %24 = tail call double @llvm.fmuladd.f64(double %14, double 0x3FCEBFBE045708DC, double 0x3FE62E42FEFD3471)
  %25 = tail call double @llvm.fmuladd.f64(double %23, double %19, double %24)
  %26 = tail call double @llvm.fmuladd.f64(double %22, double %20, double %25)
  %27 = fmul double %14, %26
  %28 = fadd double %18, -1.000000e+00
  %29 = tail call double @llvm.fmuladd.f64(double %18, double %27, double %28)
  %30 = tail call double @llvm.copysign.f64(double %29, double %2)
  %31 = fptrunc double %30 to float
  ret float %31
}

define <4 x float> @__native_math.expm1.v4f32(<4 x float> %0) #0 {
  %2 = fpext <4 x float> %0 to <4 x double>
  %3 = fmul <4 x double> %2, splat (double 0x3FF71547652B82FE)
  %4 = fcmp ogt <4 x double> %3, splat (double 1.400000e+02)
  %5 = fcmp olt <4 x double> %3, splat (double -6.000000e+01)
  %6 = select <4 x i1> %5, <4 x double> splat (double -6.000000e+01), <4 x double> %3
  %7 = select <4 x i1> %4, <4 x double> splat (double 1.400000e+02), <4 x double> %6
  %8 = fadd <4 x double> %7, splat (double 0x4338000000000000)
  %9 = fadd <4 x double> %8, splat (double 0xC338000000000000)
  %10 = fsub <4 x double> %7, %9
  %11 = bitcast <4 x double> %8 to <4 x i64>
  %12 = shl <4 x i64> %11, splat (i64 52)
  %13 = add <4 x i64> %12, splat (i64 4607182418800017408)
  %14 = bitcast <4 x i64> %13 to <4 x double>
  %15 = fmul <4 x double> %10, %10
  %16 = fmul <4 x double> %15, %15
  %17 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %10, <4 x double> splat (double 0x3F2443F95DD95260), <4 x double> splat (double 0x3F55D88BD5D2E65C))
  %18 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %15, <4 x double> splat (double 0x3EEFFCC8F5D3CEA2), <4 x double> %17)
  %19 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %10, <4 x double> splat (double 0x3F83B2A1BF5AE4E6), <4 x double> splat (double 0x3FAC6B08CB169959))
  %20 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %10, <4 x double> splat (double 0x3FCEBFBE045708DC), <4 x double> splat (double 0x3FE62E42FEFD3471))
  %21 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %19, <4 x double> %15, <4 x double> %20)
  %22 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %18, <4 x double> %16, <4 x double> %21)
  %23 = fmul <4 x double> %10, %22
  %24 = fadd <4 x double> %14, splat (double -1.000000e+00)
  %25 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %14, <4 x double> %23, <4 x double> %24)
  %26 = tail call <4 x double> @llvm.copysign.v4f64(<4 x double> %25, <4 x double> %2)
  %27 = fptrunc <4 x double> %26 to <4 x float>
  ret <4 x float> %27
}

define <8 x float> @__native_math.expm1.v8f32(<8 x float> %0) #0 {
  %2 = fpext <8 x float> %0 to <8 x double>
  %3 = fmul <8 x double> %2, splat (double 0x3FF71547652B82FE)
  %4 = fcmp ogt <8 x double> %3, splat (double 1.400000e+02)
  %5 = fcmp olt <8 x double> %3, splat (double -6.000000e+01)
  %6 = select <8 x i1> %5, <8 x double> splat (double -6.000000e+01), <8 x double> %3
  %7 = select <8 x i1> %4, <8 x double> splat (double 1.400000e+02), <8 x double> %6
  %8 = fadd <8 x double> %7, splat (double 0x4338000000000000)
  %9 = fadd <8 x double> %8, splat (double 0xC338000000000000)
  %10 = fsub <8 x double> %7, %9
  %11 = bitcast <8 x double> %8 to <8 x i64>
  %12 = shl <8 x i64> %11, splat (i64 52)
  %13 = add <8 x i64> %12, splat (i64 4607182418800017408)
  %14 = bitcast <8 x i64> %13 to <8 x double>
  %15 = fmul <8 x double> %10, %10
  %16 = fmul <8 x double> %15, %15
  %17 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %10, <8 x double> splat (double 0x3F2443F95DD95260), <8 x double> splat (double 0x3F55D88BD5D2E65C))
  %18 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %15, <8 x double> splat (double 0x3EEFFCC8F5D3CEA2), <8 x double> %17)
  %19 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %10, <8 x double> splat (double 0x3F83B2A1BF5AE4E6), <8 x double> splat (double 0x3FAC6B08CB169959))
  %20 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %10, <8 x double> splat (double 0x3FCEBFBE045708DC), <8 x double> splat (double 0x3FE62E42FEFD3471))
  %21 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %19, <8 x double> %15, <8 x double> %20)
  %22 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %18, <8 x double> %16, <8 x double> %21)
  %23 = fmul <8 x double> %10, %22
  %24 = fadd <8 x double> %14, splat (double -1.000000e+00)
  %25 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %14, <8 x double> %23, <8 x double> %24)
  %26 = tail call <8 x double> @llvm.copysign.v8f64(<8 x double> %25, <8 x double> %2)
  %27 = fptrunc <8 x double> %26 to <8 x float>
  ret <8 x float> %27
}

define <16 x float> @__native_math.expm1.v16f32(<16 x float> %0) #0 {
  %2 = fpext <16 x float> %0 to <16 x double>
  %3 = fmul <16 x double> %2, splat (double 0x3FF71547652B82FE)
  %4 = fcmp ogt <16 x double> %3, splat (double 1.400000e+02)
  %5 = fcmp olt <16 x double> %3, splat (double -6.000000e+01)
  %6 = select <16 x i1> %5, <16 x double> splat (double -6.000000e+01), <16 x double> %3
  %7 = select <16 x i1> %4, <16 x double> splat (double 1.400000e+02), <16 x double> %6
  %8 = fadd <16 x double> %7, splat (double 0x4338000000000000)
  %9 = fadd <16 x double> %8, splat (double 0xC338000000000000)
  %10 = fsub <16 x double> %7, %9
  %11 = bitcast <16 x double> %8 to <16 x i64>
  %12 = shl <16 x i64> %11, splat (i64 52)
  %13 = add <16 x i64> %12, splat (i64 4607182418800017408)
  %14 = bitcast <16 x i64> %13 to <16 x double>
  %15 = fmul <16 x double> %10, %10
  %16 = fmul <16 x double> %15, %15
  %17 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %10, <16 x double> splat (double 0x3F2443F95DD95260), <16 x double> splat (double 0x3F55D88BD5D2E65C))
  %18 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %15, <16 x double> splat (double 0x3EEFFCC8F5D3CEA2), <16 x double> %17)
  %19 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %10, <16 x double> splat (double 0x3F83B2A1BF5AE4E6), <16 x double> splat (double 0x3FAC6B08CB169959))
  %20 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %10, <16 x double> splat (double 0x3FCEBFBE045708DC), <16 x double> splat (double 0x3FE62E42FEFD3471))
  %21 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %19, <16 x double> %15, <16 x double> %20)
  %22 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %18, <16 x double> %16, <16 x double> %21)
  %23 = fmul <16 x double> %10, %22
  %24 = fadd <16 x double> %14, splat (double -1.000000e+00)
  %25 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %14, <16 x double> %23, <16 x double> %24)
  %26 = tail call <16 x double> @llvm.copysign.v16f64(<16 x double> %25, <16 x double> %2)
  %27 = fptrunc <16 x double> %26 to <16 x float>
  ret <16 x float> %27
}

define float @__native_math.log.f32(float %0) #0 {
  %2 = fcmp ogt float %0, 0.000000e+00
  %3 = fcmp one float %0, 0x7FF0000000000000
  %4 = and i1 %2, %3
  br i1 %4, label %5, label %35, !prof !3

5:
  %6 = fpext float %0 to double
  %7 = bitcast double %6 to i64
  %8 = add nuw i64 %7, 7205759403792794
  %9 = lshr i64 %8, 52
  %10 = or disjoint i64 %9, 4841369599423283200
  %11 = bitcast i64 %10 to double
  %12 = fadd double %11, 0xC330000000000400
  %13 = and i64 %8, -4503599627370496
  %14 = add nuw i64 %7, 4611686018427387904
  %15 = sub i64 %14, %13
  %16 = bitcast i64 %15 to double
  %17 = fadd double %16, -1.000000e+00
  %18 = tail call double @llvm.fmuladd.f64(double %17, double 0xBFB122E8E3466299, double 0x3FBC87C412D92F4B)
  %19 = fmul double %17, %17
  %20 = tail call double @llvm.fmuladd.f64(double %17, double 0xBFBB92583701B52F, double 0x3FBBFE37E4DD8669)
  %21 = tail call double @llvm.fmuladd.f64(double %18, double %19, double %20)
  %22 = fmul double %19, %19
  %23 = fmul double %22, %22
  %24 = tail call double @llvm.fmuladd.f64(double %17, double 0xBFBFC85C9C7A9174, double 0x3FC24B2B0A109EE4)
  %25 = tail call double @llvm.fmuladd.f64(double %17, double 0xBFC556968A64B99E, double 0x3FC99992D5E9AEEB)
  %26 = tail call double @llvm.fmuladd.f64(double %24, double %19, double %25)
  %27 = tail call double @llvm.fmuladd.f64(double %17, double 0xBFCFFFFA2F0D4AAB, double 0x3FD5555557F4EB03)
  %28 = tail call double @llvm.fmuladd.f64(double %17, double 0xBFE0000001E18123, double 0x3FF00000000002EF)
  %29 = tail call double @llvm.fmuladd.f64(double %27, double %19, double %28)
  %30 = tail call double @llvm.fmuladd.f64(double %26, double %22, double %29)
  %31 = tail call double @llvm.fmuladd.f64(double %21, double %23, double %30)
  %32 = fmul double %17, %31
  %33 = tail call double @llvm.fmuladd.f64(double %12, double 0x3FE62E42FEFA39EF, double %32)
  %34 = fptrunc double %33 to float
  br label %_ZN5LanesIfdmbE10or_specialEdd.exit

35:
  %36 = fcmp oeq float %0, 0.000000e+00
  %37 = select i1 %36, float 0xFFF0000000000000, float 0x7FF8000000000000
  %38 = select i1 %2, float %0, float %37
  br label %_ZN5LanesIfdmbE10or_specialEdd.exit

_ZN5LanesIfdmbE10or_specialEdd.exit:
  %.0.i = phi float [ %34, %5 ], [ %38, %35 ]
  ret float %.0.i
}

define <4 x float> @__native_math.log.v4f32(<4 x float> %0) #0 {
  %2 = fpext <4 x float> %0 to <4 x double>
  %3 = bitcast <4 x double> %2 to <4 x i64>
  %4 = add <4 x i64> %3, splat (i64 7205759403792794)
  %5 = lshr <4 x i64> %4, splat (i64 52)
  %6 = and <4 x i64> %4, splat (i64 -4503599627370496)
  %7 = add <4 x i64> %3, splat (i64 4611686018427387904)
  %8 = sub <4 x i64> %7, %6
  %9 = bitcast <4 x i64> %8 to <4 x double>
  %10 = fadd <4 x double> %9, splat (double -1.000000e+00)
  %11 = or disjoint <4 x i64> %5, splat (i64 4841369599423283200)
  %12 = bitcast <4 x i64> %11 to <4 x double>
  %13 = fadd <4 x double> %12, splat (double 0xC330000000000400)
  %14 = fmul <4 x double> %10, %10
  %15 = fmul <4 x double> %14, %14
  %16 = fmul <4 x double> %15, %15
  %17 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %10, <4 x double> splat (double 0xBFB122E8E3466299), <4 x double> splat (double 0x3FBC87C412D92F4B))
  %18 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %10, <4 x double> splat (double 0xBFBB92583701B52F), <4 x double> splat (double 0x3FBBFE37E4DD8669))
  %19 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %17, <4 x double> %14, <4 x double> %18)
  %20 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %10, <4 x double> splat (double 0xBFBFC85C9C7A9174), <4 x double> splat (double 0x3FC24B2B0A109EE4))
  %21 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %10, <4 x double> splat (double 0xBFC556968A64B99E), <4 x double> splat (double 0x3FC99992D5E9AEEB))
  %22 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %20, <4 x double> %14, <4 x double> %21)
  %23 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %10, <4 x double> splat (double 0xBFCFFFFA2F0D4AAB), <4 x double> splat (double 0x3FD5555557F4EB03))
  %24 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %10, <4 x double> splat (double 0xBFE0000001E18123), <4 x double> splat (double 0x3FF00000000002EF))
  %25 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %23, <4 x double> %14, <4 x double> %24)
  %26 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %22, <4 x double> %15, <4 x double> %25)
  %27 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %19, <4 x double> %16, <4 x double> %26)
  %28 = fmul <4 x double> %10, %27
  %29 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %13, <4 x double> splat (double 0x3FE62E42FEFA39EF), <4 x double> %28)
  %30 = fcmp ogt <4 x float> %0, zeroinitializer
  %31 = fcmp oeq <4 x float> %0, zeroinitializer
  %32 = select <4 x i1> %31, <4 x double> splat (double 0xFFF0000000000000), <4 x double> splat (double 0x7FF8000000000000)
  %33 = fcmp one <4 x float> %0, splat (float 0x7FF0000000000000)
  %34 = select <4 x i1> %33, <4 x double> %29, <4 x double> %2
  %35 = select <4 x i1> %30, <4 x double> %34, <4 x double> %32
  %36 = fptrunc <4 x double> %35 to <4 x float>
  ret <4 x float> %36
}

define <8 x float> @__native_math.log.v8f32(<8 x float> %0) #0 {
  %2 = fpext <8 x float> %0 to <8 x double>
  %3 = bitcast <8 x double> %2 to <8 x i64>
  %4 = add <8 x i64> %3, splat (i64 7205759403792794)
  %5 = lshr <8 x i64> %4, splat (i64 52)
  %6 = and <8 x i64> %4, splat (i64 -4503599627370496)
  %7 = add <8 x i64> %3, splat (i64 4611686018427387904)
  %8 = sub <8 x i64> %7, %6
  %9 = bitcast <8 x i64> %8 to <8 x double>
  %10 = fadd <8 x double> %9, splat (double -1.000000e+00)
  %11 = or disjoint <8 x i64> %5, splat (i64 4841369599423283200)
  %12 = bitcast <8 x i64> %11 to <8 x double>
  %13 = fadd <8 x double> %12, splat (double 0xC330000000000400)
  %14 = fmul <8 x double> %10, %10
  %15 = fmul <8 x double> %14, %14
  %16 = fmul <8 x double> %15, %15
  %17 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %10, <8 x double> splat (double 0xBFB122E8E3466299), <8 x double> splat (double 0x3FBC87C412D92F4B))
  %18 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %10, <8 x double> splat (double 0xBFBB92583701B52F), <8 x double> splat (double 0x3FBBFE37E4DD8669))
  %19 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %17, <8 x double> %14, <8 x double> %18)
  %20 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %10, <8 x double> splat (double 0xBFBFC85C9C7A9174), <8 x double> splat (double 0x3FC24B2B0A109EE4))
  %21 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %10, <8 x double> splat (double 0xBFC556968A64B99E), <8 x double> splat (double 0x3FC99992D5E9AEEB))
  %22 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %20, <8 x double> %14, <8 x double> %21)
  %23 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %10, <8 x double> splat (double 0xBFCFFFFA2F0D4AAB), <8 x double> splat (double 0x3FD5555557F4EB03))
  %24 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %10, <8 x double> splat (double 0xBFE0000001E18123), <8 x double> splat (double 0x3FF00000000002EF))
  %25 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %23, <8 x double> %14, <8 x double> %24)
  %26 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %22, <8 x double> %15, <8 x double> %25)
  %27 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %19, <8 x double> %16, <8 x double> %26)
  %28 = fmul <8 x double> %10, %27
  %29 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %13, <8 x double> splat (double 0x3FE62E42FEFA39EF), <8 x double> %28)
  %30 = fcmp ogt <8 x float> %0, zeroinitializer
  %31 = fcmp oeq <8 x float> %0, zeroinitializer
  %32 = select <8 x i1> %31, <8 x double> splat (double 0xFFF0000000000000), <8 x double> splat (double 0x7FF8000000000000)
  %33 = fcmp one <8 x float> %0, splat (float 0x7FF0000000000000)
  %34 = select <8 x i1> %33, <8 x double> %29, <8 x double> %2
  %35 = select <8 x i1> %30, <8 x double> %34, <8 x double> %32
  %36 = fptrunc <8 x double> %35 to <8 x float>
  ret <8 x float> %36
}

define <16 x float> @__native_math.log.v16f32(<16 x float> %0) #0 {
  %2 = fpext <16 x float> %0 to <16 x double>
  %3 = bitcast <16 x double> %2 to <16 x i64>
  %4 = add <16 x i64> %3, splat (i64 7205759403792794)
  %5 = lshr <16 x i64> %4, splat (i64 52)
  %6 = and <16 x i64> %4, splat (i64 -4503599627370496)
  %7 = add <16 x i64> %3, splat (i64 4611686018427387904)
  %8 = sub <16 x i64> %7, %6
  %9 = bitcast <16 x i64> %8 to <16 x double>
  %10 = fadd <16 x double> %9, splat (double -1.000000e+00)
  %11 = or disjoint <16 x i64> %5, splat (i64 4841369599423283200)
  %12 = bitcast <16 x i64> %11 to <16 x double>
  %13 = fadd <16 x double> %12, splat (double 0xC330000000000400)
  %14 = fmul <16 x double> %10, %10
  %15 = fmul <16 x double> %14, %14
  %16 = fmul <16 x double> %15, %15
  %17 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %10, <16 x double> splat (double 0xBFB122E8E3466299), <16 x double> splat (double 0x3FBC87C412D92F4B))
  %18 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %10, <16 x double> splat (double 0xBFBB92583701B52F), <16 x double> splat (double 0x3FBBFE37E4DD8669))
  %19 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %17, <16 x double> %14, <16 x double> %18)
  %20 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %10, <16 x double> splat (double 0xBFBFC85C9C7A9174), <16 x double> splat (double 0x3FC24B2B0A109EE4))
  %21 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %10, <16 x double> splat (double 0xBFC556968A64B99E), <16 x double> splat (double 0x3FC99992D5E9AEEB))
  %22 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %20, <16 x double> %14, <16 x double> %21)
  %23 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %10, <16 x double> splat (double 0xBFCFFFFA2F0D4AAB), <16 x double> splat (double 0x3FD5555557F4EB03))
  %24 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %10, <16 x double> splat (double 0xBFE0000001E18123), <16 x double> splat (double 0x3FF00000000002EF))
  %25 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %23, <16 x double> %14, <16 x double> %24)
  %26 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %22, <16 x double> %15, <16 x double> %25)
  %27 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %19, <16 x double> %16, <16 x double> %26)
  %28 = fmul <16 x double> %10, %27
  %29 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %13, <16 x double> splat (double 0x3FE62E42FEFA39EF), <16 x double> %28)
  %30 = fcmp ogt <16 x float> %0, zeroinitializer
  %31 = fcmp oeq <16 x float> %0, zeroinitializer
  %32 = select <16 x i1> %31, <16 x double> splat (double 0xFFF0000000000000), <16 x double> splat (double 0x7FF8000000000000)
  %33 = fcmp one <16 x float> %0, splat (float 0x7FF0000000000000)
  %34 = select <16 x i1> %33, <16 x double> %29, <16 x double> %2
  %35 = select <16 x i1> %30, <16 x double> %34, <16 x double> %32
  %36 = fptrunc <16 x double> %35 to <16 x float>
  ret <16 x float> %36
}

define float @__native_math.log2.f32(float %0) #0 {
  %2 = fcmp ogt float %0, 0.000000e+00
  %3 = fcmp one float %0, 0x7FF0000000000000
  %4 = and i1 %2, %3
  br i1 %4, label %5, label %35, !prof !3

5:
  %6 = fpext float %0 to double
  %7 = bitcast double %6 to i64
  %8 = add nuw i64 %7, 7205759403792794
  %9 = and i64 %8, -4503599627370496
  %10 = add nuw i64 %7, 4611686018427387904
  %11 = sub i64 %10, %9
  %12 = bitcast i64 %11 to double
  %13 = fadd double %12, -1.000000e+00
  %14 = fmul double %13, 0x3FF71547652B82FE
  %15 = tail call double @llvm.fmuladd.f64(double %13, double 0xBFB122E8E3466299, double 0x3FBC87C412D92F4B)
  %16 = fmul double %13, %13
  %17 = tail call double @llvm.fmuladd.f64(double %13, double 0xBFBB92583701B52F, double 0x3FBBFE37E4DD8669)
  %18 = tail call double @llvm.fmuladd.f64(double %15, double %16, double %17)
  %19 = fmul double %16, %16
  %20 = fmul double %19, %19
  %21 = tail call double @llvm.fmuladd.f64(double %13, double 0xBFBFC85C9C7A9174, double 0x3FC24B2B0A109EE4)
  %22 = tail call double @llvm.fmuladd.f64(double %13, double 0xBFC556968A64B99E, double 0x3FC99992D5E9AEEB)
  %23 = tail call double @llvm.fmuladd.f64(double %21, double %16, double %22)
  %24 = tail call double @llvm.fmuladd.f64(double %13, double 0xBFCFFFFA2F0D4AAB, double 0x3FD5555557F4EB03)
  %25 = tail call double @llvm.fmuladd.f64(double %13, double 0xBFE0000001E18123, double 0x3FF00000000002EF)
  %26 = tail call double @llvm.fmuladd.f64(double %24, double %16, double %25)
  %27 = tail call double @llvm.fmuladd.f64(double %23, double %19, double %26)
  %28 = tail call double @llvm.fmuladd.f64(double %18, double %20, double %27)
  %29 = lshr i64 %8, 52
  %30 = or disjoint i64 %29, 4841369599423283200
  %31 = bitcast i64 %30 to double
  %32 = fadd double %31, 0xC330000000000400
  %33 = tail call double @llvm.fmuladd.f64(double %14, double %28, double %32)
  %34 = fptrunc double %33 to float
  br label %_ZN5LanesIfdmbE10or_specialEdd.exit

35:
  %36 = fcmp oeq float %0, 0.000000e+00
  %37 = select i1 %36, float 0xFFF0000000000000, float 0x7FF8000000000000
  %38 = select i1 %2, float %0, float %37
  br label %_ZN5LanesIfdmbE10or_specialEdd.exit

_ZN5LanesIfdmbE10or_specialEdd.exit:
  %.0.i = phi float [ %34, %5 ], [ %38, %35 ]
  ret float %.0.i
}

define <4 x float> @__native_math.log2.v4f32(<4 x float> %0) #0 {
  %2 = fpext <4 x float> %0 to <4 x double>
  %3 = bitcast <4 x double> %2 to <4 x i64>
  %4 = add <4 x i64> %3, splat (i64 7205759403792794)
  %5 = lshr <4 x i64> %4, splat (i64 52)
  %6 = and <4 x i64> %4, splat (i64 -4503599627370496)
  %7 = add <4 x i64> %3, splat (i64 4611686018427387904)
  %8 = sub <4 x i64> %7, %6
  %9 = bitcast <4 x i64> %8 to <4 x double>
  %10 = fadd <4 x double> %9, splat (double -1.000000e+00)
  %11 = or disjoint <4 x i64> %5, splat (i64 4841369599423283200)
  %12 = bitcast <4 x i64> %11 to <4 x double>
  %13 = fadd <4 x double> %12, splat (double 0xC330000000000400)
  %14 = fmul <4 x double> %10, splat (double 0x3FF71547652B82FE)
  %15 = fmul <4 x double> %10, %10
  %16 = fmul <4 x double> %15, %15
  %17 = fmul <4 x double> %16, %16
  %18 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %10, <4 x double> splat (double 0xBFB122E8E3466299), <4 x double> splat (double 0x3FBC87C412D92F4B))
  %19 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %10, <4 x double> splat (double 0xBFBB92583701B52F), <4 x double> splat (double 0x3FBBFE37E4DD8669))
  %20 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %18, <4 x double> %15, <4 x double> %19)
  %21 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %10, <4 x double> splat (double 0xBFBFC85C9C7A9174), <4 x double> splat (double 0x3FC24B2B0A109EE4))
  %22 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %10, <4 x double> splat (double 0xBFC556968A64B99E), <4 x double> splat (double 0x3FC99992D5E9AEEB))
  %23 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %21, <4 x double> %15, <4 x double> %22)
  %24 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %10, <4 x double> splat (double 0xBFCFFFFA2F0D4AAB), <4 x double> splat (double 0x3FD5555557F4EB03))
  %25 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %10, <4 x double> splat (double 0xBFE0000001E18123), <4 x double> splat (double 0x3FF00000000002EF))
  %26 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %24, <4 x double> %15, <4 x double> %25)
  %27 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %23, <4 x double> %16, <4 x double> %26)
  %28 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %20, <4 x double> %17, <4 x double> %27)
  %29 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %14, <4 x double> %28, <4 x double> %13)
  %30 = fcmp ogt <4 x float> %0, zeroinitializer
  %31 = fcmp oeq <4 x float> %0, zeroinitializer
  %32 = select <4 x i1> %31, <4 x double> splat (double 0xFFF0000000000000), <4 x double> splat (double 0x7FF8000000000000)
  %33 = fcmp one <4 x float> %0, splat (float 0x7FF0000000000000)
  %34 = select <4 x i1> %33, <4 x double> %29, <4 x double> %2
  %35 = select <4 x i1> %30, <4 x double> %34, <4 x double> %32
  %36 = fptrunc <4 x double> %35 to <4 x float>
  ret <4 x float> %36
}

define <8 x float> @__native_math.log2.v8f32(<8 x float> %0) #0 {
  %2 = fpext <8 x float> %0 to <8 x double>
  %3 = bitcast <8 x double> %2 to <8 x i64>
  %4 = add <8 x i64> %3, splat (i64 7205759403792794)
  %5 = lshr <8 x i64> %4, splat (i64 52)
  %6 = and <8 x i64> %4, splat (i64 -4503599627370496)
  %7 = add <8 x i64> %3, splat (i64 4611686018427387904)
  %8 = sub <8 x i64> %7, %6
  %9 = bitcast <8 x i64> %8 to <8 x double>
  %10 = fadd <8 x double> %9, splat (double -1.000000e+00)
  %11 = or disjoint <8 x i64> %5, splat (i64 4841369599423283200)
  %12 = bitcast <8 x i64> %11 to <8 x double>
  %13 = fadd <8 x double> %12, splat (double 0xC330000000000400)
  %14 = fmul <8 x double> %10, splat (double 0x3FF71547652B82FE)
  %15 = fmul <8 x double> %10, %10
  %16 = fmul <8 x double> %15, %15
  %17 = fmul <8 x double> %16, %16
  %18 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %10, <8 x double> splat (double 0xBFB122E8E3466299), <8 x double> splat (double 0x3FBC87C412D92F4B))
  %19 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %10, <8 x double> splat (double 0xBFBB92583701B52F), <8 x double> splat (double 0x3FBBFE37E4DD8669))
  %20 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %18, <8 x double> %15, <8 x double> %19)
  %21 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %10, <8 x double> splat (double 0xBFBFC85C9C7A9174), <8 x double> splat (double 0x3FC24B2B0A109EE4))
  %22 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %10, <8 x double> splat (double 0xBFC556968A64B99E), <8 x double> splat (double 0x3FC99992D5E9AEEB))
  %23 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %21, <8 x double> %15, <8 x double> %22)
  %24 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %10, <8 x double> splat (double 0xBFCFFFFA2F0D4AAB), <8 x double> splat (double 0x3FD5555557F4EB03))
  %25 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %10, <8 x double> splat (double 0xBFE0000001E18123), <8 x double> splat (double 0x3FF00000000002EF))
  %26 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %24, <8 x double> %15, <8 x double> %25)
  %27 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %23, <8 x double> %16, <8 x double> %26)
  %28 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %20, <8 x double> %17, <8 x double> %27)
  %29 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %14, <8 x double> %28, <8 x double> %13)
  %30 = fcmp ogt <8 x float> %0, zeroinitializer
  %31 = fcmp oeq <8 x float> %0, zeroinitializer
  %32 = select <8 x i1> %31, <8 x double> splat (double 0xFFF0000000000000), <8 x double> splat (double 0x7FF8000000000000)
  %33 = fcmp one <8 x float> %0, splat (float 0x7FF0000000000000)
  %34 = select <8 x i1> %33, <8 x double> %29, <8 x double> %2
  %35 = select <8 x i1> %30, <8 x double> %34, <8 x double> %32
  %36 = fptrunc <8 x double> %35 to <8 x float>
  ret <8 x float> %36
}

define <16 x float> @__native_math.log2.v16f32(<16 x float> %0) #0 {
  %2 = fpext <16 x float> %0 to <16 x double>
  %3 = bitcast <16 x double> %2 to <16 x i64>
  %4 = add <16 x i64> %3, splat (i64 7205759403792794)
  %5 = lshr <16 x i64> %4, splat (i64 52)
  %6 = and <16 x i64> %4, splat (i64 -4503599627370496)
  %7 = add <16 x i64> %3, splat (i64 4611686018427387904)
  %8 = sub <16 x i64> %7, %6
  %9 = bitcast <16 x i64> %8 to <16 x double>
  %10 = fadd <16 x double> %9, splat (double -1.000000e+00)
  %11 = or disjoint <16 x i64> %5, splat (i64 4841369599423283200)
  %12 = bitcast <16 x i64> %11 to <16 x double>
  %13 = fadd <16 x double> %12, splat (double 0xC330000000000400)
  %14 = fmul <16 x double> %10, splat (double 0x3FF71547652B82FE)
  %15 = fmul <16 x double> %10, %10
  %16 = fmul <16 x double> %15, %15
  %17 = fmul <16 x double> %16, %16
  %18 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %10, <16 x double> splat (double 0xBFB122E8E3466299), <16 x double> splat (double 0x3FBC87C412D92F4B))
  %19 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %10, <16 x double> splat (double 0xBFBB92583701B52F), <16 x double> splat (double 0x3FBBFE37E4DD8669))
  %20 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %18, <16 x double> %15, <16 x double> %19)
  %21 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %10, <16 x double> splat (double 0xBFBFC85C9C7A9174), <16 x double> splat (double 0x3FC24B2B0A109EE4))
  %22 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %10, <16 x double> splat (double 0xBFC556968A64B99E), <16 x double> splat (double 0x3FC99992D5E9AEEB))
  %23 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %21, <16 x double> %15, <16 x double> %22)
  %24 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %10, <16 x double> splat (double 0xBFCFFFFA2F0D4AAB), <16 x double> splat (double 0x3FD5555557F4EB03))
  %25 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %10, <16 x double> splat (double 0xBFE0000001E18123), <16 x double> splat (double 0x3FF00000000002EF))
  %26 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %24, <16 x double> %15, <16 x double> %25)
  %27 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %23, <16 x double> %16, <16 x double> %26)
  %28 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %20, <16 x double> %17, <16 x double> %27)
  %29 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %14, <16 x double> %28, <16 x double> %13)
  %30 = fcmp ogt <16 x float> %0, zeroinitializer
  %31 = fcmp oeq <16 x float> %0, zeroinitializer
  %32 = select <16 x i1> %31, <16 x double> splat (double 0xFFF0000000000000), <16 x double> splat (double 0x7FF8000000000000)
  %33 = fcmp one <16 x float> %0, splat (float 0x7FF0000000000000)
  %34 = select <16 x i1> %33, <16 x double> %29, <16 x double> %2
  %35 = select <16 x i1> %30, <16 x double> %34, <16 x double> %32
  %36 = fptrunc <16 x double> %35 to <16 x float>
  ret <16 x float> %36
}

define float @__native_math.log10.f32(float %0) #0 {
  %2 = fcmp ogt float %0, 0.000000e+00
  %3 = fcmp one float %0, 0x7FF0000000000000
  %4 = and i1 %2, %3
  br i1 %4, label %5, label %36, !prof !3

5:
  %6 = fpext float %0 to double
  %7 = bitcast double %6 to i64
  %8 = add nuw i64 %7, 7205759403792794
  %9 = lshr i64 %8, 52
  %10 = or disjoint i64 %9, 4841369599423283200
  %11 = bitcast i64 %10 to double
  %12 = fadd double %11, 0xC330000000000400
  %13 = and i64 %8, -4503599627370496
  %14 = add nuw i64 %7, 4611686018427387904
  %15 = sub i64 %14, %13
  %16 = bitcast i64 %15 to double
  %17 = fadd double %16, -1.000000e+00
  %18 = fmul double %17, 0x3FDBCB7B1526E50E
  %19 = tail call double @llvm.fmuladd.f64(double %17, double 0xBFB122E8E3466299, double 0x3FBC87C412D92F4B)
  %20 = fmul double %17, %17
  %21 = tail call double @llvm.fmuladd.f64(double %17, double 0xBFBB92583701B52F, double 0x3FBBFE37E4DD8669)
  %22 = tail call double @llvm.fmuladd.f64(double %19, double %20, double %21)
  %23 = fmul double %20, %20
  %24 = fmul double %23, %23
  %25 = tail call double @llvm.fmuladd.f64(double %17, double 0xBFBFC85C9C7A9174, double 0x3FC24B2B0A109EE4)
  %26 = tail call double @llvm.fmuladd.f64(double %17, double 0xBFC556968A64B99E, double 0x3FC99992D5E9AEEB)
  %27 = tail call double @llvm.fmuladd.f64(double %25, double %20, double %26)
  %28 = tail call double @llvm.fmuladd.f64(double %17, double 0xBFCFFFFA2F0D4AAB, double 0x3FD5555557F4EB03)
  %29 = tail call double @llvm.fmuladd.f64(double %17, double 0xBFE0000001E18123, double 0x3FF00000000002EF)
  %30 = tail call double @llvm.fmuladd.f64(double %28, double %20, double %29)
  %31 = tail call double @llvm.fmuladd.f64(double %27, double %23, double %30)
  %32 = tail call double @llvm.fmuladd.f64(double %22, double %24, double %31)
  %33 = fmul double %18, %32
  %34 = tail call double @llvm.fmuladd.f64(double %12, double 0x3FD34413509F79FF, double %33)
  %35 = fptrunc double %34 to float
  br label %_ZN5LanesIfdmbE10or_specialEdd.exit

36:
  %37 = fcmp oeq float %0, 0.000000e+00
  %38 = select i1 %37, float 0xFFF0000000000000, float 0x7FF8000000000000
  %39 = select i1 %2, float %0, float %38
  br label %_ZN5LanesIfdmbE10or_specialEdd.exit

_ZN5LanesIfdmbE10or_specialEdd.exit:
  %.0.i = phi float [ %35, %5 ], [ %39, %36 ]
  ret float %.0.i
}

define <4 x float> @__native_math.log10.v4f32(<4 x float> %0) #0 {
  %2 = fpext <4 x float> %0 to <4 x double>
  %3 = bitcast <4 x double> %2 to <4 x i64>
  %4 = add <4 x i64> %3, splat (i64 7205759403792794)
  %5 = lshr <4 x i64> %4, splat (i64 52)
  %6 = and <4 x i64> %4, splat (i64 -4503599627370496)
  %7 = add <4 x i64> %3, splat (i64 4611686018427387904)
  %8 = sub <4 x i64> %7, %6
  %9 = bitcast <4 x i64> %8 to <4 x double>
  %10 = fadd <4 x double> %9, splat (double -1.000000e+00)
  %11 = or disjoint <4 x i64> %5, splat (i64 4841369599423283200)
  %12 = bitcast <4 x i64> %11 to <4 x double>
  %13 = fadd <4 x double> %12, splat (double 0xC330000000000400)
  %14 = fmul <4 x double> %10, splat (double 0x3FDBCB7B1526E50E)
  %15 = fmul <4 x double> %10, %10
  %16 = fmul <4 x double> %15, %15
  %17 = fmul <4 x double> %16, %16
  %18 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %10, <4 x double> splat (double 0xBFB122E8E3466299), <4 x double> splat (double 0x3FBC87C412D92F4B))
  %19 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %10, <4 x double> splat (double 0xBFBB92583701B52F), <4 x double> splat (double 0x3FBBFE37E4DD8669))
  %20 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %18, <4 x double> %15, <4 x double> %19)
  %21 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %10, <4 x double> splat (double 0xBFBFC85C9C7A9174), <4 x double> splat (double 0x3FC24B2B0A109EE4))
  %22 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %10, <4 x double> splat (double 0xBFC556968A64B99E), <4 x double> splat (double 0x3FC99992D5E9AEEB))
  %23 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %21, <4 x double> %15, <4 x double> %22)
  %24 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %10, <4 x double> splat (double 0xBFCFFFFA2F0D4AAB), <4 x double> splat (double 0x3FD5555557F4EB03))
  %25 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %10, <4 x double> splat (double 0xBFE0000001E18123), <4 x double> splat (double 0x3FF00000000002EF))
  %26 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %24, <4 x double> %15, <4 x double> %25)
  %27 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %23, <4 x double> %16, <4 x double> %26)
  %28 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %20, <4 x double> %17, <4 x double> %27)
  %29 = fmul <4 x double> %14, %28
  %30 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %13, <4 x double> splat (double 0x3FD34413509F79FF), <4 x double> %29)
  %31 = fcmp ogt <4 x float> %0, zeroinitializer
  %32 = fcmp oeq <4 x float> %0, zeroinitializer
  %33 = select <4 x i1> %32, <4 x double> splat (double 0xFFF0000000000000), <4 x double> splat (double 0x7FF8000000000000)
  %34 = fcmp one <4 x float> %0, splat (float 0x7FF0000000000000)
  %35 = select <4 x i1> %34, <4 x double> %30, <4 x double> %2
  %36 = select <4 x i1> %31, <4 x double> %35, <4 x double> %33
  %37 = fptrunc <4 x double> %36 to <4 x float>
  ret <4 x float> %37
}

define <8 x float> @__native_math.log10.v8f32(<8 x float> %0) #0 {
  %2 = fpext <8 x float> %0 to <8 x double>
  %3 = bitcast <8 x double> %2 to <8 x i64>
  %4 = add <8 x i64> %3, splat (i64 7205759403792794)
  %5 = lshr <8 x i64> %4, splat (i64 52)
  %6 = and <8 x i64> %4, splat (i64 -4503599627370496)
  %7 = add <8 x i64> %3, splat (i64 4611686018427387904)
  %8 = sub <8 x i64> %7, %6
  %9 = bitcast <8 x i64> %8 to <8 x double>
  %10 = fadd <8 x double> %9, splat (double -1.000000e+00)
  %11 = or disjoint <8 x i64> %5, splat (i64 4841369599423283200)
  %12 = bitcast <8 x i64> %11 to <8 x double>
  %13 = fadd <8 x double> %12, splat (double 0xC330000000000400)
  %14 = fmul <8 x double> %10, splat (double 0x3FDBCB7B1526E50E)
  %15 = fmul <8 x double> %10, %10
  %16 = fmul <8 x double> %15, %15
  %17 = fmul <8 x double> %16, %16
  %18 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %10, <8 x double> splat (double 0xBFB122E8E3466299), <8 x double> splat (double 0x3FBC87C412D92F4B))
  %19 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %10, <8 x double> splat (double 0xBFBB92583701B52F), <8 x double> splat (double 0x3FBBFE37E4DD8669))
  %20 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %18, <8 x double> %15, <8 x double> %19)
  %21 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %10, <8 x double> splat (double 0xBFBFC85C9C7A9174), <8 x double> splat (double 0x3FC24B2B0A109EE4))
  %22 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %10, <8 x double> splat (double 0xBFC556968A64B99E), <8 x double> splat (double 0x3FC99992D5E9AEEB))
  %23 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %21, <8 x double> %15, <8 x double> %22)
  %24 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %10, <8 x double> splat (double 0xBFCFFFFA2F0D4AAB), <8 x double> splat (double 0x3FD5555557F4EB03))
  %25 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %10, <8 x double> splat (double 0xBFE0000001E18123), <8 x double> splat (double 0x3FF00000000002EF))
  %26 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %24, <8 x double> %15, <8 x double> %25)
  %27 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %23, <8 x double> %16, <8 x double> %26)
  %28 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %20, <8 x double> %17, <8 x double> %27)
  %29 = fmul <8 x double> %14, %28
  %30 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %13, <8 x double> splat (double 0x3FD34413509F79FF), <8 x double> %29)
  %31 = fcmp ogt <8 x float> %0, zeroinitializer
  %32 = fcmp oeq <8 x float> %0, zeroinitializer
  %33 = select <8 x i1> %32, <8 x double> splat (double 0xFFF0000000000000), <8 x double> splat (double 0x7FF8000000000000)
  %34 = fcmp one <8 x float> %0, splat (float 0x7FF0000000000000)
  %35 = select <8 x i1> %34, <8 x double> %30, <8 x double> %2
  %36 = select <8 x i1> %31, <8 x double> %35, <8 x double> %33
  %37 = fptrunc <8 x double> %36 to <8 x float>
  ret <8 x float> %37
}

define <16 x float> @__native_math.log10.v16f32(<16 x float> %0) #0 {
  %2 = fpext <16 x float> %0 to <16 x double>
  %3 = bitcast <16 x double> %2 to <16 x i64>
  %4 = add <16 x i64> %3, splat (i64 7205759403792794)
  %5 = lshr <16 x i64> %4, splat (i64 52)
  %6 = and <16 x i64> %4, splat (i64 -4503599627370496)
  %7 = add <16 x i64> %3, splat (i64 4611686018427387904)
  %8 = sub <16 x i64> %7, %6
  %9 = bitcast <16 x i64> %8 to <16 x double>
  %10 = fadd <16 x double> %9, splat (double -1.000000e+00)
  %11 = or disjoint <16 x i64> %5, splat (i64 4841369599423283200)
  %12 = bitcast <16 x i64> %11 to <16 x double>
  %13 = fadd <16 x double> %12, splat (double 0xC330000000000400)
  %14 = fmul <16 x double> %10, splat (double 0x3FDBCB7B1526E50E)
  %15 = fmul <16 x double> %10, %10
  %16 = fmul <16 x double> %15, %15
  %17 = fmul <16 x double> %16, %16
  %18 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %10, <16 x double> splat (double 0xBFB122E8E3466299), <16 x double> splat (double 0x3FBC87C412D92F4B))
  %19 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %10, <16 x double> splat (double 0xBFBB92583701B52F), <16 x double> splat (double 0x3FBBFE37E4DD8669))
  %20 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %18, <16 x double> %15, <16 x double> %19)
  %21 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %10, <16 x double> splat (double 0xBFBFC85C9C7A9174), <16 x double> splat (double 0x3FC24B2B0A109EE4))
  %22 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %10, <16 x double> splat (double 0xBFC556968A64B99E), <16 x double> splat (double 0x3FC99992D5E9AEEB))
  %23 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %21, <16 x double> %15, <16 x double> %22)
  %24 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %10, <16 x double> splat (double 0xBFCFFFFA2F0D4AAB), <16 x double> splat (double 0x3FD5555557F4EB03))
  %25 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %10, <16 x double> splat (double 0xBFE0000001E18123), <16 x double> splat (double 0x3FF00000000002EF))
  %26 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %24, <16 x double> %15, <16 x double> %25)
  %27 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %23, <16 x double> %16, <16 x double> %26)
  %28 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %20, <16 x double> %17, <16 x double> %27)
  %29 = fmul <16 x double> %14, %28
  %30 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %13, <16 x double> splat (double 0x3FD34413509F79FF), <16 x double> %29)
  %31 = fcmp ogt <16 x float> %0, zeroinitializer
  %32 = fcmp oeq <16 x float> %0, zeroinitializer
  %33 = select <16 x i1> %32, <16 x double> splat (double 0xFFF0000000000000), <16 x double> splat (double 0x7FF8000000000000)
  %34 = fcmp one <16 x float> %0, splat (float 0x7FF0000000000000)
  %35 = select <16 x i1> %34, <16 x double> %30, <16 x double> %2
  %36 = select <16 x i1> %31, <16 x double> %35, <16 x double> %33
  %37 = fptrunc <16 x double> %36 to <16 x float>
  ret <16 x float> %37
}

define float @__native_math.log1p.f32(float %0) #0 {
  %2 = fpext float %0 to double
  %3 = fadd double %2, 1.000000e+00
  %4 = fcmp ogt double %3, 0.000000e+00
  %5 = fcmp one double %3, 0x7FF0000000000000
  %6 = and i1 %4, %5
  br i1 %6, label %7, label %38, !prof !3

7:
  %8 = bitcast double %3 to i64
  %9 = add nuw i64 %8, 7205759403792794
  %10 = lshr i64 %9, 52
  %11 = or disjoint i64 %10, 4841369599423283200
  %12 = bitcast i64 %11 to double
  %13 = fadd double %12, 0xC330000000000400
  %14 = fcmp oeq double %13, 0.000000e+00
  %15 = and i64 %9, -4503599627370496
  %16 = add nuw i64 %8, 4611686018427387904
  %17 = sub i64 %16, %15
  %18 = bitcast i64 %17 to double
  %19 = fadd double %18, -1.000000e+00
  %20 = select i1 %14, double %2, double %19
  %21 = tail call double @llvm.fmuladd.f64(double %20, double 0xBFB122E8E3466299, double 0x3FBC87C412D92F4B)
  %22 = fmul double %20, %20
  %23 = tail call double @llvm.fmuladd.f64(double %20, double 0xBFBB92583701B52F, double 0x3FBBFE37E4DD8669)
  %24 = tail call double @llvm.fmuladd.f64(double %21, double %22, double %23)
  %25 = fmul double %22, %22
  %26 = fmul double %25, %25
  %27 = tail call double @llvm.fmuladd.f64(double %20, double 0xBFBFC85C9C7A9174, double 0x3FC24B2B0A109EE4)
  %28 = tail call double @llvm.fmuladd.f64(double %20, double 0xBFC556968A64B99E, double 0x3FC99992D5E9AEEB)
  %29 = tail call double @llvm.fmuladd.f64(double %27, double %22, double %28)
  %30 = tail call double @llvm.fmuladd.f64(double %20, double 0xBFCFFFFA2F0D4AAB, double 0x3FD5555557F4EB03)
  %31 = tail call double @llvm.fmuladd.f64(double %20, double 0xBFE0000001E18123, double 0x3FF00000000002EF)
  %32 = tail call double @llvm.fmuladd.f64(double %30, double %22, double %31)
  %33 = tail call double @llvm.fmuladd.f64(double %29, double %25, double %32)
  %34 = tail call double @llvm.fmuladd.f64(double %24, double %26, double %33)
  %35 = fmul double %20, %34
  %36 = tail call double @llvm.fmuladd.f64(double %13, double 0x3FE62E42FEFA39EF, double %35)
  %37 = tail call double @llvm.copysign.f64(double %36, double %2)
  br label %_ZN5LanesIfdmbE10or_specialEdd.exit

38:
  %39 = fcmp oeq double %3, 0.000000e+00
  %40 = select i1 %39, double 0xFFF0000000000000, double 0x7FF8000000000000
  %41 = select i1 %4, double %3, double %40
  br label %_ZN5LanesIfdmbE10or_specialEdd.exit

_ZN5LanesIfdmbE10or_specialEdd.exit:
  %.0.i.in = phi double [ %37, %7 ], [ %41, %38 ]
  %.0.i = fptrunc double %.0.i.in to float
  ret float %.0.i
}

define <4 x float> @__native_math.log1p.v4f32(<4 x float> %0) #0 {
  %2 = fpext <4 x float> %0 to <4 x double>
  %3 = fadd <4 x double> %2, splat (double 1.000000e+00)
  %4 = bitcast <4 x double> %3 to <4 x i64>
  %5 = add <4 x i64> %4, splat (i64 7205759403792794)
  %6 = lshr <4 x i64> %5, splat (i64 52)
  %7 = and <4 x i64> %5, splat (i64 -4503599627370496)
  %8 = add <4 x i64> %4, splat (i64 4611686018427387904)
  %9 = sub <4 x i64> %8, %7
  %10 = bitcast <4 x i64> %9 to <4 x double>
  %11 = fadd <4 x double> %10, splat (double -1.000000e+00)
  %12 = or disjoint <4 x i64> %6, splat (i64 4841369599423283200)
  %13 = bitcast <4 x i64> %12 to <4 x double>
  %14 = fadd <4 x double> %13, splat (double 0xC330000000000400)
  %15 = fcmp oeq <4 x double> %14, zeroinitializer
  %16 = select <4 x i1> %15, <4 x double> %2, <4 x double> %11
  %17 = fmul <4 x double> %16, %16
  %18 = fmul <4 x double> %17, %17
  %19 = fmul <4 x double> %18, %18
  %20 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %16, <4 x double> splat (double 0xBFB122E8E3466299), <4 x double> splat (double 0x3FBC87C412D92F4B))
  %21 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %16, <4 x double> splat (double 0xBFBB92583701B52F), <4 x double> splat (double 0x3FBBFE37E4DD8669))
  %22 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %20, <4 x double> %17, <4 x double> %21)
  %23 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %16, <4 x double> splat (double 0xBFBFC85C9C7A9174), <4 x double> splat (double 0x3FC24B2B0A109EE4))
  %24 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %16, <4 x double> splat (double 0xBFC556968A64B99E), <4 x double> splat (double 0x3FC99992D5E9AEEB))
  %25 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %23, <4 x double> %17, <4 x double> %24)
  %26 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %16, <4 x double> splat (double 0xBFCFFFFA2F0D4AAB), <4 x double> splat (double 0x3FD5555557F4EB03))
  %27 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %16, <4 x double> splat (double 0xBFE0000001E18123), <4 x double> splat (double 0x3FF00000000002EF))
  %28 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %26, <4 x double> %17, <4 x double> %27)
  %29 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %25, <4 x double> %18, <4 x double> %28)
  %30 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %22, <4 x double> %19, <4 x double> %29)
  %31 = fmul <4 x double> %16, %30
  %32 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %14, <4 x double> splat (double 0x3FE62E42FEFA39EF), <4 x double> %31)
  %33 = tail call <4 x double> @llvm.copysign.v4f64(<4 x double> %32, <4 x double> %2)
  %34 = fcmp ogt <4 x double> %3, zeroinitializer
  %35 = fcmp oeq <4 x double> %3, zeroinitializer
  %36 = select <4 x i1> %35, <4 x double> splat (double 0xFFF0000000000000), <4 x double> splat (double 0x7FF8000000000000)
  %37 = fcmp one <4 x double> %3, splat (double 0x7FF0000000000000)
  %38 = select <4 x i1> %37, <4 x double> %33, <4 x double> %3
  %39 = select <4 x i1> %34, <4 x double> %38, <4 x double> %36
  %40 = fptrunc <4 x double> %39 to <4 x float>
  ret <4 x float> %40
}

define <8 x float> @__native_math.log1p.v8f32(<8 x float> %0) #0 {
  %2 = fpext <8 x float> %0 to <8 x double>
  %3 = fadd <8 x double> %2, splat (double 1.000000e+00)
  %4 = bitcast <8 x double> %3 to <8 x i64>
  %5 = add <8 x i64> %4, splat (i64 7205759403792794)
  %6 = lshr <8 x i64> %5, splat (i64 52)
  %7 = and <8 x i64> %5, splat (i64 -4503599627370496)
  %8 = add <8 x i64> %4, splat (i64 4611686018427387904)
  %9 = sub <8 x i64> %8, %7
  %10 = bitcast <8 x i64> %9 to <8 x double>
  %11 = fadd <8 x double> %10, splat (double -1.000000e+00)
  %12 = or disjoint <8 x i64> %6, splat (i64 4841369599423283200)
  %13 = bitcast <8 x i64> %12 to <8 x double>
  %14 = fadd <8 x double> %13, splat (double 0xC330000000000400)
  %15 = fcmp oeq <8 x double> %14, zeroinitializer
  %16 = select <8 x i1> %15, <8 x double> %2, <8 x double> %11
  %17 = fmul <8 x double> %16, %16
  %18 = fmul <8 x double> %17, %17
  %19 = fmul <8 x double> %18, %18
  %20 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %16, <8 x double> splat (double 0xBFB122E8E3466299), <8 x double> splat (double 0x3FBC87C412D92F4B))
  %21 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %16, <8 x double> splat (double 0xBFBB92583701B52F), <8 x double> splat (double 0x3FBBFE37E4DD8669))
  %22 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %20, <8 x double> %17, <8 x double> %21)
  %23 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %16, <8 x double> splat (double 0xBFBFC85C9C7A9174), <8 x double> splat (double 0x3FC24B2B0A109EE4))
  %24 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %16, <8 x double> splat (double 0xBFC556968A64B99E), <8 x double> splat (double 0x3FC99992D5E9AEEB))
  %25 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %23, <8 x double> %17, <8 x double> %24)
  %26 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %16, <8 x double> splat (double 0xBFCFFFFA2F0D4AAB), <8 x double> splat (double 0x3FD5555557F4EB03))
  %27 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %16, <8 x double> splat (double 0xBFE0000001E18123), <8 x double> splat (double 0x3FF00000000002EF))
  %28 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %26, <8 x double> %17, <8 x double> %27)
  %29 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %25, <8 x double> %18, <8 x double> %28)
  %30 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %22, <8 x double> %19, <8 x double> %29)
  %31 = fmul <8 x double> %16, %30
  %32 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %14, <8 x double> splat (double 0x3FE62E42FEFA39EF), <8 x double> %31)
  %33 = tail call <8 x double> @llvm.copysign.v8f64(<8 x double> %32, <8 x double> %2)
  %34 = fcmp ogt <8 x double> %3, zeroinitializer
  %35 = fcmp oeq <8 x double> %3, zeroinitializer
  %36 = select <8 x i1> %35, <8 x double> splat (double 0xFFF0000000000000), <8 x double> splat (double 0x7FF8000000000000)
  %37 = fcmp one <8 x double> %3, splat (double 0x7FF0000000000000)
  %38 = select <8 x i1> %37, <8 x double> %33, <8 x double> %3
  %39 = select <8 x i1> %34, <8 x double> %38, <8 x double> %36
  %40 = fptrunc <8 x double> %39 to <8 x float>
  ret <8 x float> %40
}

define <16 x float> @__native_math.log1p.v16f32(<16 x float> %0) #0 {
  %2 = fpext <16 x float> %0 to <16 x double>
  %3 = fadd <16 x double> %2, splat (double 1.000000e+00)
  %4 = bitcast <16 x double> %3 to <16 x i64>
  %5 = add <16 x i64> %4, splat (i64 7205759403792794)
  %6 = lshr <16 x i64> %5, splat (i64 52)
  %7 = and <16 x i64> %5, splat (i64 -4503599627370496)
  %8 = add <16 x i64> %4, splat (i64 4611686018427387904)
  %9 = sub <16 x i64> %8, %7
  %10 = bitcast <16 x i64> %9 to <16 x double>
  %11 = fadd <16 x double> %10, splat (double -1.000000e+00)
  %12 = or disjoint <16 x i64> %6, splat (i64 4841369599423283200)
  %13 = bitcast <16 x i64> %12 to <16 x double>
  %14 = fadd <16 x double> %13, splat (double 0xC330000000000400)
  %15 = fcmp oeq <16 x double> %14, zeroinitializer
  %16 = select <16 x i1> %15, <16 x double> %2, <16 x double> %11
  %17 = fmul <16 x double> %16, %16
  %18 = fmul <16 x double> %17, %17
  %19 = fmul <16 x double> %18, %18
  %20 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %16, <16 x double> splat (double 0xBFB122E8E3466299), <16 x double> splat (double 0x3FBC87C412D92F4B))
  %21 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %16, <16 x double> splat (double 0xBFBB92583701B52F), <16 x double> splat (double 0x3FBBFE37E4DD8669))
  %22 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %20, <16 x double> %17, <16 x double> %21)
  %23 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %16, <16 x double> splat (double 0xBFBFC85C9C7A9174), <16 x double> splat (double 0x3FC24B2B0A109EE4))
  %24 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %16, <16 x double> splat (double 0xBFC556968A64B99E), <16 x double> splat (double 0x3FC99992D5E9AEEB))
  %25 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %23, <16 x double> %17, <16 x double> %24)
  %26 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %16, <16 x double> splat (double 0xBFCFFFFA2F0D4AAB), <16 x double> splat (double 0x3FD5555557F4EB03))
  %27 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %16, <16 x double> splat (double 0xBFE0000001E18123), <16 x double> splat (double 0x3FF00000000002EF))
  %28 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %26, <16 x double> %17, <16 x double> %27)
  %29 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %25, <16 x double> %18, <16 x double> %28)
  %30 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %22, <16 x double> %19, <16 x double> %29)
  %31 = fmul <16 x double> %16, %30
  %32 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %14, <16 x double> splat (double 0x3FE62E42FEFA39EF), <16 x double> %31)
  %33 = tail call <16 x double> @llvm.copysign.v16f64(<16 x double> %32, <16 x double> %2)
  %34 = fcmp ogt <16 x double> %3, zeroinitializer
  %35 = fcmp oeq <16 x double> %3, zeroinitializer
  %36 = select <16 x i1> %35, <16 x double> splat (double 0xFFF0000000000000), <16 x double> splat (double 0x7FF8000000000000)
  %37 = fcmp one <16 x double> %3, splat (double 0x7FF0000000000000)
  %38 = select <16 x i1> %37, <16 x double> %33, <16 x double> %3
  %39 = select <16 x i1> %34, <16 x double> %38, <16 x double> %36
  %40 = fptrunc <16 x double> %39 to <16 x float>
  ret <16 x float> %40
}

define float @__native_math.sin.f32(float %0) #0 {
  %2 = fpext float %0 to double
  %3 = tail call double @llvm.fabs.f64(double %2)
  %4 = fcmp ule double %3, 0x4160000000000000
  %5 = tail call double @llvm.fmuladd.f64(double %2, double 0x3FE45F306DC9C883, double 0x4338000000000000)
  %6 = fadd double %5, 0xC338000000000000
  %7 = fneg double %6
  %8 = tail call double @llvm.fmuladd.f64(double %7, double 0x3FF921FB54000000, double %2)
  %9 = tail call double @llvm.fmuladd.f64(double %7, double 0x3E110B4611A62633, double %8)
  %10 = bitcast double %5 to i64
  %11 = and i64 %10, 1
  %.not.i = icmp eq i64 %11, 0
  %12 = fmul double %9, %9
  %13 = fmul double %12, %12
  br i1 %.not.i, label %19, label %14

14:
  %15 = tail call double @llvm.fmuladd.f64(double %12, double 0x3EF993290A572F97, double 0xBF56C08780F5ECB3)
  %16 = tail call double @llvm.fmuladd.f64(double %12, double 0x3FA55553E015FD47, double 0xBFDFFFFFFD09F5E2)
  %17 = tail call double @llvm.fmuladd.f64(double %15, double %13, double %16)
  %18 = tail call double @llvm.fmuladd.f64(double %12, double %17, double 1.000000e+00)
  br label %_ZN5LanesIfdmbE6turnedENS0_5AngleE.exit

19:
  %20 = tail call double @llvm.fmuladd.f64(double %12, double 0x3EC6CD74B6CB7951, double 0xBF2A00F997A983ED)
  %21 = tail call double @llvm.fmuladd.f64(double %12, double 0x3F8111108917DA7C, double 0xBFC5555554CB3C41)
  %22 = tail call double @llvm.fmuladd.f64(double %20, double %13, double %21)
  %23 = tail call double @llvm.fmuladd.f64(double %12, double %22, double 1.000000e+00)
  %24 = fmul double %9, %23
  br label %_ZN5LanesIfdmbE6turnedENS0_5AngleE.exit

_ZN5LanesIfdmbE6turnedENS0_5AngleE.exit:
  %25 = phi double [ %18, %14 ], [ %24, %19 ]
  %26 = bitcast double %25 to i64
  %27 = shl i64 %10, 62
  %28 = and i64 %27, -9223372036854775808
  %29 = xor i64 %28, %26
  %30 = bitcast i64 %29 to double
  br i1 %4, label %_ZN5LanesIfdmbE7or_of_cIXadL_ZL5c_sindEEEEddbd.exit, label %31, !prof !3

31:
  %32 = tail call double @llvm.sin.f64(double %2)
  br label %_ZN5LanesIfdmbE7or_of_cIXadL_ZL5c_sindEEEEddbd.exit

_ZN5LanesIfdmbE7or_of_cIXadL_ZL5c_sindEEEEddbd.exit:
  %33 = phi double [ %32, %31 ], [ %30, %_ZN5LanesIfdmbE6turnedENS0_5AngleE.exit ]
  %34 = fptrunc double %33 to float
  ret float %34
}

define <4 x float> @__native_math.sin.v4f32(<4 x float> %0) #0 {
  %2 = fpext <4 x float> %0 to <4 x double>
  %3 = tail call <4 x double> @llvm.fabs.v4f64(<4 x double> %2)
  %4 = fcmp ule <4 x double> %3, splat (double 0x4160000000000000)
  %5 = sext <4 x i1> %4 to <4 x i64>
  %6 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2, <4 x double> splat (double 0x3FE45F306DC9C883), <4 x double> splat (double 0x4338000000000000))
  %7 = fadd <4 x double> %6, splat (double 0xC338000000000000)
  %8 = fneg <4 x double> %7
  %9 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %8, <4 x double> splat (double 0x3FF921FB54000000), <4 x double> %2)
  %10 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %8, <4 x double> splat (double 0x3E110B4611A62633), <4 x double> %9)
  %11 = bitcast <4 x double> %6 to <4 x i64>
  %12 = and <4 x i64> %11, splat (i64 1)
  %.not.i = icmp eq <4 x i64> %12, zeroinitializer
  %13 = fmul <4 x double> %10, %10
  %14 = fmul <4 x double> %13, %13
  %15 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %13, <4 x double> splat (double 0x3EF993290A572F97), <4 x double> splat (double 0xBF56C08780F5ECB3))
  %16 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %13, <4 x double> splat (double 0x3FA55553E015FD47), <4 x double> splat (double 0xBFDFFFFFFD09F5E2))
  %17 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %15, <4 x double> %14, <4 x double> %16)
  %18 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %13, <4 x double> %17, <4 x double> splat (double 1.000000e+00))
  %19 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %13, <4 x double> splat (double 0x3EC6CD74B6CB7951), <4 x double> splat (double 0xBF2A00F997A983ED))
  %20 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %13, <4 x double> splat (double 0x3F8111108917DA7C), <4 x double> splat (double 0xBFC5555554CB3C41))
  %21 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %19, <4 x double> %14, <4 x double> %20)
  %22 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %13, <4 x double> %21, <4 x double> splat (double 1.000000e+00))
  %23 = fmul <4 x double> %10, %22
  %24 = select <4 x i1> %.not.i, <4 x double> %23, <4 x double> %18
  %25 = bitcast <4 x double> %24 to <4 x i64>
  %26 = shl <4 x i64> %11, splat (i64 62)
  %27 = and <4 x i64> %26, splat (i64 -9223372036854775808)
  %28 = xor <4 x i64> %27, %25
  %29 = bitcast <4 x i64> %28 to <4 x double>
  %30 = bitcast <4 x i1> %4 to i4
  %.not = icmp eq i4 %30, -1
  br i1 %.not, label %_ZN5LanesIDv4_fDv4_dDv4_mDv4_lE7or_of_cIXadL_ZL5c_sindEEEES1_S1_S3_S1_.exit, label %.preheader, !prof !3

.preheader:
  %.0.i6 = phi i32 [ %37, %36 ], [ 0, %1 ]
  %.1.i5 = phi <4 x double> [ %.2.i, %36 ], [ %29, %1 ]
  %31 = extractelement <4 x i64> %5, i32 %.0.i6
  %.not.i1 = icmp eq i64 %31, 0
  br i1 %.not.i1, label %32, label %36

32:
  %33 = extractelement <4 x double> %2, i32 %.0.i6
  %34 = tail call double @llvm.sin.f64(double %33)
  %35 = insertelement <4 x double> %.1.i5, double %34, i32 %.0.i6
  br label %36

36:
  %.2.i = phi <4 x double> [ %.1.i5, %.preheader ], [ %35, %32 ]
  %37 = add nuw nsw i32 %.0.i6, 1
  %exitcond.not = icmp eq i32 %37, 4
  br i1 %exitcond.not, label %_ZN5LanesIDv4_fDv4_dDv4_mDv4_lE7or_of_cIXadL_ZL5c_sindEEEES1_S1_S3_S1_.exit, label %.preheader, !llvm.loop !10

_ZN5LanesIDv4_fDv4_dDv4_mDv4_lE7or_of_cIXadL_ZL5c_sindEEEES1_S1_S3_S1_.exit:
  %.010.i = phi <4 x double> [ %29, %1 ], [ %.2.i, %36 ]
  %38 = fptrunc <4 x double> %.010.i to <4 x float>
  ret <4 x float> %38
}

define <8 x float> @__native_math.sin.v8f32(<8 x float> %0) #0 {
  %2 = fpext <8 x float> %0 to <8 x double>
  %3 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %2)
  %4 = fcmp ule <8 x double> %3, splat (double 0x4160000000000000)
  %5 = sext <8 x i1> %4 to <8 x i64>
  %6 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2, <8 x double> splat (double 0x3FE45F306DC9C883), <8 x double> splat (double 0x4338000000000000))
  %7 = fadd <8 x double> %6, splat (double 0xC338000000000000)
  %8 = fneg <8 x double> %7
  %9 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %8, <8 x double> splat (double 0x3FF921FB54000000), <8 x double> %2)
  %10 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %8, <8 x double> splat (double 0x3E110B4611A62633), <8 x double> %9)
  %11 = bitcast <8 x double> %6 to <8 x i64>
  %12 = and <8 x i64> %11, splat (i64 1)
  %.not.i = icmp eq <8 x i64> %12, zeroinitializer
  %13 = fmul <8 x double> %10, %10
  %14 = fmul <8 x double> %13, %13
  %15 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %13, <8 x double> splat (double 0x3EF993290A572F97), <8 x double> splat (double 0xBF56C08780F5ECB3))
  %16 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %13, <8 x double> splat (double 0x3FA55553E015FD47), <8 x double> splat (double 0xBFDFFFFFFD09F5E2))
  %17 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %15, <8 x double> %14, <8 x double> %16)
  %18 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %13, <8 x double> %17, <8 x double> splat (double 1.000000e+00))
  %19 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %13, <8 x double> splat (double 0x3EC6CD74B6CB7951), <8 x double> splat (double 0xBF2A00F997A983ED))
  %20 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %13, <8 x double> splat (double 0x3F8111108917DA7C), <8 x double> splat (double 0xBFC5555554CB3C41))
  %21 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %19, <8 x double> %14, <8 x double> %20)
  %22 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %13, <8 x double> %21, <8 x double> splat (double 1.000000e+00))
  %23 = fmul <8 x double> %10, %22
  %24 = select <8 x i1> %.not.i, <8 x double> %23, <8 x double> %18
  %25 = bitcast <8 x double> %24 to <8 x i64>
  %26 = shl <8 x i64> %11, splat (i64 62)
  %27 = and <8 x i64> %26, splat (i64 -9223372036854775808)
  %28 = xor <8 x i64> %27, %25
  %29 = bitcast <8 x i64> %28 to <8 x double>
  %30 = bitcast <8 x i1> %4 to i8
  %.not = icmp eq i8 %30, -1
  br i1 %.not, label %_ZN5LanesIDv8_fDv8_dDv8_mDv8_lE7or_of_cIXadL_ZL5c_sindEEEES1_S1_S3_S1_.exit, label %.preheader, !prof !3

.preheader:
  %.0.i6 = phi i32 [ %37, %36 ], [ 0, %1 ]
  %.1.i5 = phi <8 x double> [ %.2.i, %36 ], [ %29, %1 ]
  %31 = extractelement <8 x i64> %5, i32 %.0.i6
  %.not.i1 = icmp eq i64 %31, 0
  br i1 %.not.i1, label %32, label %36

32:
  %33 = extractelement <8 x double> %2, i32 %.0.i6
  %34 = tail call double @llvm.sin.f64(double %33)
  %35 = insertelement <8 x double> %.1.i5, double %34, i32 %.0.i6
  br label %36

36:
  %.2.i = phi <8 x double> [ %.1.i5, %.preheader ], [ %35, %32 ]
  %37 = add nuw nsw i32 %.0.i6, 1
  %exitcond.not = icmp eq i32 %37, 8
  br i1 %exitcond.not, label %_ZN5LanesIDv8_fDv8_dDv8_mDv8_lE7or_of_cIXadL_ZL5c_sindEEEES1_S1_S3_S1_.exit, label %.preheader, !llvm.loop !11

_ZN5LanesIDv8_fDv8_dDv8_mDv8_lE7or_of_cIXadL_ZL5c_sindEEEES1_S1_S3_S1_.exit:
  %.010.i = phi <8 x double> [ %29, %1 ], [ %.2.i, %36 ]
  %38 = fptrunc <8 x double> %.010.i to <8 x float>
  ret <8 x float> %38
}

define <16 x float> @__native_math.sin.v16f32(<16 x float> %0) #0 {
  %2 = fpext <16 x float> %0 to <16 x double>
  %3 = tail call <16 x double> @llvm.fabs.v16f64(<16 x double> %2)
  %4 = fcmp ule <16 x double> %3, splat (double 0x4160000000000000)
  %5 = sext <16 x i1> %4 to <16 x i64>
  %6 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %2, <16 x double> splat (double 0x3FE45F306DC9C883), <16 x double> splat (double 0x4338000000000000))
  %7 = fadd <16 x double> %6, splat (double 0xC338000000000000)
  %8 = fneg <16 x double> %7
  %9 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %8, <16 x double> splat (double 0x3FF921FB54000000), <16 x double> %2)
  %10 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %8, <16 x double> splat (double 0x3E110B4611A62633), <16 x double> %9)
  %11 = bitcast <16 x double> %6 to <16 x i64>
  %12 = and <16 x i64> %11, splat (i64 1)
  %.not.i = icmp eq <16 x i64> %12, zeroinitializer
  %13 = fmul <16 x double> %10, %10
  %14 = fmul <16 x double> %13, %13
  %15 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %13, <16 x double> splat (double 0x3EF993290A572F97), <16 x double> splat (double 0xBF56C08780F5ECB3))
  %16 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %13, <16 x double> splat (double 0x3FA55553E015FD47), <16 x double> splat (double 0xBFDFFFFFFD09F5E2))
  %17 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %15, <16 x double> %14, <16 x double> %16)
  %18 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %13, <16 x double> %17, <16 x double> splat (double 1.000000e+00))
  %19 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %13, <16 x double> splat (double 0x3EC6CD74B6CB7951), <16 x double> splat (double 0xBF2A00F997A983ED))
  %20 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %13, <16 x double> splat (double 0x3F8111108917DA7C), <16 x double> splat (double 0xBFC5555554CB3C41))
  %21 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %19, <16 x double> %14, <16 x double> %20)
  %22 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %13, <16 x double> %21, <16 x double> splat (double 1.000000e+00))
  %23 = fmul <16 x double> %10, %22
  %24 = select <16 x i1> %.not.i, <16 x double> %23, <16 x double> %18
  %25 = bitcast <16 x double> %24 to <16 x i64>
  %26 = shl <16 x i64> %11, splat (i64 62)
  %27 = and <16 x i64> %26, splat (i64 -9223372036854775808)
  %28 = xor <16 x i64> %27, %25
  %29 = bitcast <16 x i64> %28 to <16 x double>
  %30 = bitcast <16 x i1> %4 to i16
  %.not = icmp eq i16 %30, -1
  br i1 %.not, label %_ZN5LanesIDv16_fDv16_dDv16_mDv16_lE7or_of_cIXadL_ZL5c_sindEEEES1_S1_S3_S1_.exit, label %.preheader, !prof !3

.preheader:
  %.0.i6 = phi i32 [ %37, %36 ], [ 0, %1 ]
  %.1.i5 = phi <16 x double> [ %.2.i, %36 ], [ %29, %1 ]
  %31 = extractelement <16 x i64> %5, i32 %.0.i6
  %.not.i1 = icmp eq i64 %31, 0
  br i1 %.not.i1, label %32, label %36

32:
  %33 = extractelement <16 x double> %2, i32 %.0.i6
  %34 = tail call double @llvm.sin.f64(double %33)
  %35 = insertelement <16 x double> %.1.i5, double %34, i32 %.0.i6
  br label %36

36:
  %.2.i = phi <16 x double> [ %.1.i5, %.preheader ], [ %35, %32 ]
  %37 = add nuw nsw i32 %.0.i6, 1
  %exitcond.not = icmp eq i32 %37, 16
  br i1 %exitcond.not, label %_ZN5LanesIDv16_fDv16_dDv16_mDv16_lE7or_of_cIXadL_ZL5c_sindEEEES1_S1_S3_S1_.exit, label %.preheader, !llvm.loop !12

_ZN5LanesIDv16_fDv16_dDv16_mDv16_lE7or_of_cIXadL_ZL5c_sindEEEES1_S1_S3_S1_.exit:
  %.010.i = phi <16 x double> [ %29, %1 ], [ %.2.i, %36 ]
  %38 = fptrunc <16 x double> %.010.i to <16 x float>
  ret <16 x float> %38
}

define float @__native_math.sinh.f32(float %0) #0 {
  %2 = fpext float %0 to double
  %3 = tail call double @llvm.fabs.f64(double %2)
  %4 = fmul double %3, 0x3FF71547652B82FE
  %5 = fcmp oge double %4, -6.000000e+01
  %6 = fcmp ole double %4, 1.400000e+02
  %7 = and i1 %5, %6
  br i1 %7, label %_ZN5LanesIfdmbE8expm1_ofEd.exit, label %8, !prof !3

8:
  %9 = fcmp ogt double %4, 1.400000e+02
  %10 = select i1 %9, double 1.400000e+02, double %4
  br label %_ZN5LanesIfdmbE8expm1_ofEd.exit

_ZN5LanesIfdmbE8expm1_ofEd.exit:
  %.0.i.i = phi double [ %10, %8 ], [ %4, %1 ]
  %11 = fadd double %.0.i.i, 0x4338000000000000
  %12 = fadd double %11, 0xC338000000000000
  %13 = fsub double %.0.i.i, %12
  %14 = bitcast double %11 to i64
  %15 = shl i64 %14, 52
  %16 = add i64 %15, 4607182418800017408
  %17 = bitcast i64 %16 to double
  %18 = fmul double %13, %13
  %19 = fmul double %18, %18
  %20 = tail call double @llvm.fmuladd.f64(double %13, double 0x3F2443F95DD95260, double 0x3F55D88BD5D2E65C)
  %21 = tail call double @llvm.fmuladd.f64(double %18, double 0x3EEFFCC8F5D3CEA2, double %20)
  %22 = tail call double @llvm.fmuladd.f64(double %13, double 0x3F83B2A1BF5AE4E6, double 0x3FAC6B08CB169959)
  %23 = tail call double @llvm.fmuladd.f64(double %13, double 0x3FCEBFBE045708DC, double 0x3FE62E42FEFD3471)
  %24 = tail call double @llvm.fmuladd.f64(double %22, double %18, double %23)
  %25 = tail call double @llvm.fmuladd.f64(double %21, double %19, double %24)
  %26 = fmul double %13, %25
  %27 = fadd double %17, -1.000000e+00
  %28 = tail call double @llvm.fmuladd.f64(double %17, double %26, double %27)
  %29 = fadd double %28, 1.000000e+00
  %30 = fdiv double %28, %29
  %31 = fadd double %28, %30
  %32 = fmul double %31, 5.000000e-01
  %33 = tail call double @llvm.copysign.f64(double %32, double %2)
  %34 = fptrunc double %33 to float
  ret float %34
}

define <4 x float> @__native_math.sinh.v4f32(<4 x float> %0) #0 {
  %2 = fpext <4 x float> %0 to <4 x double>
  %3 = tail call <4 x double> @llvm.fabs.v4f64(<4 x double> %2)
  %4 = fmul <4 x double> %3, splat (double 0x3FF71547652B82FE)
  %5 = fcmp ogt <4 x double> %4, splat (double 1.400000e+02)
  %6 = select <4 x i1> %5, <4 x double> splat (double 1.400000e+02), <4 x double> %4
  %7 = fadd <4 x double> %6, splat (double 0x4338000000000000)
  %8 = fadd <4 x double> %7, splat (double 0xC338000000000000)
  %9 = fsub <4 x double> %6, %8
  %10 = bitcast <4 x double> %7 to <4 x i64>
  %11 = shl <4 x i64> %10, splat (i64 52)
  %12 = add <4 x i64> %11, splat (i64 4607182418800017408)
  %13 = bitcast <4 x i64> %12 to <4 x double>
  %14 = fmul <4 x double> %9, %9
  %15 = fmul <4 x double> %14, %14
  %16 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %9, <4 x double> splat (double 0x3F2443F95DD95260), <4 x double> splat (double 0x3F55D88BD5D2E65C))
  %17 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %14, <4 x double> splat (double 0x3EEFFCC8F5D3CEA2), <4 x double> %16)
  %18 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %9, <4 x double> splat (double 0x3F83B2A1BF5AE4E6), <4 x double> splat (double 0x3FAC6B08CB169959))
  %19 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %9, <4 x double> splat (double 0x3FCEBFBE045708DC), <4 x double> splat (double 0x3FE62E42FEFD3471))
  %20 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %18, <4 x double> %14, <4 x double> %19)
  %21 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %17, <4 x double> %15, <4 x double> %20)
  %22 = fmul <4 x double> %9, %21
  %23 = fadd <4 x double> %13, splat (double -1.000000e+00)
  %24 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %13, <4 x double> %22, <4 x double> %23)
  %25 = fadd <4 x double> %24, splat (double 1.000000e+00)
  %26 = fdiv <4 x double> %24, %25
  %27 = fadd <4 x double> %24, %26
  %28 = fmul <4 x double> %27, splat (double 5.000000e-01)
  %29 = tail call <4 x double> @llvm.copysign.v4f64(<4 x double> %28, <4 x double> %2)
  %30 = fptrunc <4 x double> %29 to <4 x float>
  ret <4 x float> %30
}

define <8 x float> @__native_math.sinh.v8f32(<8 x float> %0) #0 {
  %2 = fpext <8 x float> %0 to <8 x double>
  %3 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %2)
  %4 = fmul <8 x double> %3, splat (double 0x3FF71547652B82FE)
  %5 = fcmp ogt <8 x double> %4, splat (double 1.400000e+02)
  %6 = select <8 x i1> %5, <8 x double> splat (double 1.400000e+02), <8 x double> %4
  %7 = fadd <8 x double> %6, splat (double 0x4338000000000000)
  %8 = fadd <8 x double> %7, splat (double 0xC338000000000000)
  %9 = fsub <8 x double> %6, %8
  %10 = bitcast <8 x double> %7 to <8 x i64>
  %11 = shl <8 x i64> %10, splat (i64 52)
  %12 = add <8 x i64> %11, splat (i64 4607182418800017408)
  %13 = bitcast <8 x i64> %12 to <8 x double>
  %14 = fmul <8 x double> %9, %9
  %15 = fmul <8 x double> %14, %14
  %16 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %9, <8 x double> splat (double 0x3F2443F95DD95260), <8 x double> splat (double 0x3F55D88BD5D2E65C))
  %17 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %14, <8 x double> splat (double 0x3EEFFCC8F5D3CEA2), <8 x double> %16)
  %18 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %9, <8 x double> splat (double 0x3F83B2A1BF5AE4E6), <8 x double> splat (double 0x3FAC6B08CB169959))
  %19 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %9, <8 x double> splat (double 0x3FCEBFBE045708DC), <8 x double> splat (double 0x3FE62E42FEFD3471))
  %20 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %18, <8 x double> %14, <8 x double> %19)
  %21 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %17, <8 x double> %15, <8 x double> %20)
  %22 = fmul <8 x double> %9, %21
  %23 = fadd <8 x double> %13, splat (double -1.000000e+00)
  %24 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %13, <8 x double> %22, <8 x double> %23)
  %25 = fadd <8 x double> %24, splat (double 1.000000e+00)
  %26 = fdiv <8 x double> %24, %25
  %27 = fadd <8 x double> %24, %26
  %28 = fmul <8 x double> %27, splat (double 5.000000e-01)
  %29 = tail call <8 x double> @llvm.copysign.v8f64(<8 x double> %28, <8 x double> %2)
  %30 = fptrunc <8 x double> %29 to <8 x float>
  ret <8 x float> %30
}

define <16 x float> @__native_math.sinh.v16f32(<16 x float> %0) #0 {
  %2 = fpext <16 x float> %0 to <16 x double>
  %3 = tail call <16 x double> @llvm.fabs.v16f64(<16 x double> %2)
  %4 = fmul <16 x double> %3, splat (double 0x3FF71547652B82FE)
  %5 = fcmp ogt <16 x double> %4, splat (double 1.400000e+02)
  %6 = select <16 x i1> %5, <16 x double> splat (double 1.400000e+02), <16 x double> %4
  %7 = fadd <16 x double> %6, splat (double 0x4338000000000000)
  %8 = fadd <16 x double> %7, splat (double 0xC338000000000000)
  %9 = fsub <16 x double> %6, %8
  %10 = bitcast <16 x double> %7 to <16 x i64>
  %11 = shl <16 x i64> %10, splat (i64 52)
  %12 = add <16 x i64> %11, splat (i64 4607182418800017408)
  %13 = bitcast <16 x i64> %12 to <16 x double>
  %14 = fmul <16 x double> %9, %9
  %15 = fmul <16 x double> %14, %14
  %16 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %9, <16 x double> splat (double 0x3F2443F95DD95260), <16 x double> splat (double 0x3F55D88BD5D2E65C))
  %17 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %14, <16 x double> splat (double 0x3EEFFCC8F5D3CEA2), <16 x double> %16)
  %18 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %9, <16 x double> splat (double 0x3F83B2A1BF5AE4E6), <16 x double> splat (double 0x3FAC6B08CB169959))
  %19 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %9, <16 x double> splat (double 0x3FCEBFBE045708DC), <16 x double> splat (double 0x3FE62E42FEFD3471))
  %20 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %18, <16 x double> %14, <16 x double> %19)
  %21 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %17, <16 x double> %15, <16 x double> %20)
  %22 = fmul <16 x double> %9, %21
  %23 = fadd <16 x double> %13, splat (double -1.000000e+00)
  %24 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %13, <16 x double> %22, <16 x double> %23)
  %25 = fadd <16 x double> %24, splat (double 1.000000e+00)
  %26 = fdiv <16 x double> %24, %25
  %27 = fadd <16 x double> %24, %26
  %28 = fmul <16 x double> %27, splat (double 5.000000e-01)
  %29 = tail call <16 x double> @llvm.copysign.v16f64(<16 x double> %28, <16 x double> %2)
  %30 = fptrunc <16 x double> %29 to <16 x float>
  ret <16 x float> %30
}

define float @__native_math.tan.f32(float %0) #0 {
  %2 = fpext float %0 to double
  %3 = tail call double @llvm.fmuladd.f64(double %2, double 0x3FE45F306DC9C883, double 0x4338000000000000)
  %4 = fadd double %3, 0xC338000000000000
  %5 = fneg double %4
  %6 = tail call double @llvm.fmuladd.f64(double %5, double 0x3FF921FB54000000, double %2)
  %7 = tail call double @llvm.fmuladd.f64(double %5, double 0x3E110B4611A62633, double %6)
  %8 = bitcast double %3 to i64
  %9 = fmul double %7, %7
  %10 = fmul double %9, %9
  %11 = tail call double @llvm.fmuladd.f64(double %9, double 0x3EC6CD74B6CB7951, double 0xBF2A00F997A983ED)
  %12 = tail call double @llvm.fmuladd.f64(double %9, double 0x3F8111108917DA7C, double 0xBFC5555554CB3C41)
  %13 = tail call double @llvm.fmuladd.f64(double %11, double %10, double %12)
  %14 = tail call double @llvm.fmuladd.f64(double %9, double %13, double 1.000000e+00)
  %15 = fmul double %7, %14
  %16 = tail call double @llvm.fmuladd.f64(double %9, double 0x3EF993290A572F97, double 0xBF56C08780F5ECB3)
  %17 = tail call double @llvm.fmuladd.f64(double %9, double 0x3FA55553E015FD47, double 0xBFDFFFFFFD09F5E2)
  %18 = tail call double @llvm.fmuladd.f64(double %16, double %10, double %17)
  %19 = tail call double @llvm.fmuladd.f64(double %9, double %18, double 1.000000e+00)
  %20 = and i64 %8, 1
  %.not.i = icmp eq i64 %20, 0
  %21 = tail call double @llvm.fabs.f64(double %2)
  %22 = fcmp ule double %21, 0x4160000000000000
  %23 = fneg double %19
  %24 = select i1 %.not.i, double %15, double %23
  %25 = select i1 %.not.i, double %19, double %15
  %26 = fdiv double %24, %25
  br i1 %22, label %_ZN5LanesIfdmbE7or_of_cIXadL_ZL5c_tandEEEEddbd.exit, label %27, !prof !3

27:
  %28 = tail call double @llvm.tan.f64(double %2)
  br label %_ZN5LanesIfdmbE7or_of_cIXadL_ZL5c_tandEEEEddbd.exit

_ZN5LanesIfdmbE7or_of_cIXadL_ZL5c_tandEEEEddbd.exit:
  %29 = phi double [ %28, %27 ], [ %26, %1 ]
  %30 = fptrunc double %29 to float
  ret float %30
}

define <4 x float> @__native_math.tan.v4f32(<4 x float> %0) #0 {
  %2 = fpext <4 x float> %0 to <4 x double>
  %3 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %2, <4 x double> splat (double 0x3FE45F306DC9C883), <4 x double> splat (double 0x4338000000000000))
  %4 = fadd <4 x double> %3, splat (double 0xC338000000000000)
  %5 = fneg <4 x double> %4
  %6 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %5, <4 x double> splat (double 0x3FF921FB54000000), <4 x double> %2)
  %7 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %5, <4 x double> splat (double 0x3E110B4611A62633), <4 x double> %6)
  %8 = bitcast <4 x double> %3 to <4 x i64>
  %9 = fmul <4 x double> %7, %7
  %10 = fmul <4 x double> %9, %9
  %11 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %9, <4 x double> splat (double 0x3EC6CD74B6CB7951), <4 x double> splat (double 0xBF2A00F997A983ED))
  %12 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %9, <4 x double> splat (double 0x3F8111108917DA7C), <4 x double> splat (double 0xBFC5555554CB3C41))
  %13 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %11, <4 x double> %10, <4 x double> %12)
  %14 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %9, <4 x double> %13, <4 x double> splat (double 1.000000e+00))
  %15 = fmul <4 x double> %7, %14
  %16 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %9, <4 x double> splat (double 0x3EF993290A572F97), <4 x double> splat (double 0xBF56C08780F5ECB3))
  %17 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %9, <4 x double> splat (double 0x3FA55553E015FD47), <4 x double> splat (double 0xBFDFFFFFFD09F5E2))
  %18 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %16, <4 x double> %10, <4 x double> %17)
  %19 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %9, <4 x double> %18, <4 x double> splat (double 1.000000e+00))
  %20 = and <4 x i64> %8, splat (i64 1)
  %.not.i = icmp eq <4 x i64> %20, zeroinitializer
  %21 = tail call <4 x double> @llvm.fabs.v4f64(<4 x double> %2)
  %22 = fcmp ule <4 x double> %21, splat (double 0x4160000000000000)
  %23 = sext <4 x i1> %22 to <4 x i64>
  %24 = fneg <4 x double> %19
  %25 = select <4 x i1> %.not.i, <4 x double> %15, <4 x double> %24
  %26 = select <4 x i1> %.not.i, <4 x double> %19, <4 x double> %15
  %27 = fdiv <4 x double> %25, %26
  %28 = bitcast <4 x i1> %22 to i4
  %.not = icmp eq i4 %28, -1
  br i1 %.not, label %_ZN5LanesIDv4_fDv4_dDv4_mDv4_lE7or_of_cIXadL_ZL5c_tandEEEES1_S1_S3_S1_.exit, label %.preheader, !prof !3

.preheader:
  %.0.i4 = phi i32 [ %35, %34 ], [ 0, %1 ]
  %.1.i3 = phi <4 x double> [ %.2.i, %34 ], [ %27, %1 ]
  %29 = extractelement <4 x i64> %23, i32 %.0.i4
  %.not.i1 = icmp eq i64 %29, 0
  br i1 %.not.i1, label %30, label %34

30:
  %31 = extractelement <4 x double> %2, i32 %.0.i4
  %32 = tail call double @llvm.tan.f64(double %31)
  %33 = insertelement <4 x double> %.1.i3, double %32, i32 %.0.i4
  br label %34

34:
  %.2.i = phi <4 x double> [ %.1.i3, %.preheader ], [ %33, %30 ]
  %35 = add nuw nsw i32 %.0.i4, 1
  %exitcond.not = icmp eq i32 %35, 4
  br i1 %exitcond.not, label %_ZN5LanesIDv4_fDv4_dDv4_mDv4_lE7or_of_cIXadL_ZL5c_tandEEEES1_S1_S3_S1_.exit, label %.preheader, !llvm.loop !13

_ZN5LanesIDv4_fDv4_dDv4_mDv4_lE7or_of_cIXadL_ZL5c_tandEEEES1_S1_S3_S1_.exit:
  %.010.i = phi <4 x double> [ %27, %1 ], [ %.2.i, %34 ]
  %36 = fptrunc <4 x double> %.010.i to <4 x float>
  ret <4 x float> %36
}

define <8 x float> @__native_math.tan.v8f32(<8 x float> %0) #0 {
  %2 = fpext <8 x float> %0 to <8 x double>
  %3 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2, <8 x double> splat (double 0x3FE45F306DC9C883), <8 x double> splat (double 0x4338000000000000))
  %4 = fadd <8 x double> %3, splat (double 0xC338000000000000)
  %5 = fneg <8 x double> %4
  %6 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %5, <8 x double> splat (double 0x3FF921FB54000000), <8 x double> %2)
  %7 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %5, <8 x double> splat (double 0x3E110B4611A62633), <8 x double> %6)
  %8 = bitcast <8 x double> %3 to <8 x i64>
  %9 = fmul <8 x double> %7, %7
  %10 = fmul <8 x double> %9, %9
  %11 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %9, <8 x double> splat (double 0x3EC6CD74B6CB7951), <8 x double> splat (double 0xBF2A00F997A983ED))
  %12 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %9, <8 x double> splat (double 0x3F8111108917DA7C), <8 x double> splat (double 0xBFC5555554CB3C41))
  %13 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %11, <8 x double> %10, <8 x double> %12)
  %14 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %9, <8 x double> %13, <8 x double> splat (double 1.000000e+00))
  %15 = fmul <8 x double> %7, %14
  %16 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %9, <8 x double> splat (double 0x3EF993290A572F97), <8 x double> splat (double 0xBF56C08780F5ECB3))
  %17 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %9, <8 x double> splat (double 0x3FA55553E015FD47), <8 x double> splat (double 0xBFDFFFFFFD09F5E2))
  %18 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %16, <8 x double> %10, <8 x double> %17)
  %19 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %9, <8 x double> %18, <8 x double> splat (double 1.000000e+00))
  %20 = and <8 x i64> %8, splat (i64 1)
  %.not.i = icmp eq <8 x i64> %20, zeroinitializer
  %21 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %2)
  %22 = fcmp ule <8 x double> %21, splat (double 0x4160000000000000)
  %23 = sext <8 x i1> %22 to <8 x i64>
  %24 = fneg <8 x double> %19
  %25 = select <8 x i1> %.not.i, <8 x double> %15, <8 x double> %24
  %26 = select <8 x i1> %.not.i, <8 x double> %19, <8 x double> %15
  %27 = fdiv <8 x double> %25, %26
  %28 = bitcast <8 x i1> %22 to i8
  %.not = icmp eq i8 %28, -1
  br i1 %.not, label %_ZN5LanesIDv8_fDv8_dDv8_mDv8_lE7or_of_cIXadL_ZL5c_tandEEEES1_S1_S3_S1_.exit, label %.preheader, !prof !3

.preheader:
  %.0.i4 = phi i32 [ %35, %34 ], [ 0, %1 ]
  %.1.i3 = phi <8 x double> [ %.2.i, %34 ], [ %27, %1 ]
  %29 = extractelement <8 x i64> %23, i32 %.0.i4
  %.not.i1 = icmp eq i64 %29, 0
  br i1 %.not.i1, label %30, label %34

30:
  %31 = extractelement <8 x double> %2, i32 %.0.i4
  %32 = tail call double @llvm.tan.f64(double %31)
  %33 = insertelement <8 x double> %.1.i3, double %32, i32 %.0.i4
  br label %34

34:
  %.2.i = phi <8 x double> [ %.1.i3, %.preheader ], [ %33, %30 ]
  %35 = add nuw nsw i32 %.0.i4, 1
  %exitcond.not = icmp eq i32 %35, 8
  br i1 %exitcond.not, label %_ZN5LanesIDv8_fDv8_dDv8_mDv8_lE7or_of_cIXadL_ZL5c_tandEEEES1_S1_S3_S1_.exit, label %.preheader, !llvm.loop !14

_ZN5LanesIDv8_fDv8_dDv8_mDv8_lE7or_of_cIXadL_ZL5c_tandEEEES1_S1_S3_S1_.exit:
  %.010.i = phi <8 x double> [ %27, %1 ], [ %.2.i, %34 ]
  %36 = fptrunc <8 x double> %.010.i to <8 x float>
  ret <8 x float> %36
}

define <16 x float> @__native_math.tan.v16f32(<16 x float> %0) #0 {
  %2 = fpext <16 x float> %0 to <16 x double>
  %3 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %2, <16 x double> splat (double 0x3FE45F306DC9C883), <16 x double> splat (double 0x4338000000000000))
  %4 = fadd <16 x double> %3, splat (double 0xC338000000000000)
  %5 = fneg <16 x double> %4
  %6 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %5, <16 x double> splat (double 0x3FF921FB54000000), <16 x double> %2)
  %7 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %5, <16 x double> splat (double 0x3E110B4611A62633), <16 x double> %6)
  %8 = bitcast <16 x double> %3 to <16 x i64>
  %9 = fmul <16 x double> %7, %7
  %10 = fmul <16 x double> %9, %9
  %11 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %9, <16 x double> splat (double 0x3EC6CD74B6CB7951), <16 x double> splat (double 0xBF2A00F997A983ED))
  %12 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %9, <16 x double> splat (double 0x3F8111108917DA7C), <16 x double> splat (double 0xBFC5555554CB3C41))
  %13 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %11, <16 x double> %10, <16 x double> %12)
  %14 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %9, <16 x double> %13, <16 x double> splat (double 1.000000e+00))
  %15 = fmul <16 x double> %7, %14
  %16 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %9, <16 x double> splat (double 0x3EF993290A572F97), <16 x double> splat (double 0xBF56C08780F5ECB3))
  %17 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %9, <16 x double> splat (double 0x3FA55553E015FD47), <16 x double> splat (double 0xBFDFFFFFFD09F5E2))
  %18 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %16, <16 x double> %10, <16 x double> %17)
  %19 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %9, <16 x double> %18, <16 x double> splat (double 1.000000e+00))
  %20 = and <16 x i64> %8, splat (i64 1)
  %.not.i = icmp eq <16 x i64> %20, zeroinitializer
  %21 = tail call <16 x double> @llvm.fabs.v16f64(<16 x double> %2)
  %22 = fcmp ule <16 x double> %21, splat (double 0x4160000000000000)
  %23 = sext <16 x i1> %22 to <16 x i64>
  %24 = fneg <16 x double> %19
  %25 = select <16 x i1> %.not.i, <16 x double> %15, <16 x double> %24
  %26 = select <16 x i1> %.not.i, <16 x double> %19, <16 x double> %15
  %27 = fdiv <16 x double> %25, %26
  %28 = bitcast <16 x i1> %22 to i16
  %.not = icmp eq i16 %28, -1
  br i1 %.not, label %_ZN5LanesIDv16_fDv16_dDv16_mDv16_lE7or_of_cIXadL_ZL5c_tandEEEES1_S1_S3_S1_.exit, label %.preheader, !prof !3

.preheader:
  %.0.i4 = phi i32 [ %35, %34 ], [ 0, %1 ]
  %.1.i3 = phi <16 x double> [ %.2.i, %34 ], [ %27, %1 ]
  %29 = extractelement <16 x i64> %23, i32 %.0.i4
  %.not.i1 = icmp eq i64 %29, 0
  br i1 %.not.i1, label %30, label %34

30:
  %31 = extractelement <16 x double> %2, i32 %.0.i4
  %32 = tail call double @llvm.tan.f64(double %31)
  %33 = insertelement <16 x double> %.1.i3, double %32, i32 %.0.i4
  br label %34

34:
  %.2.i = phi <16 x double> [ %.1.i3, %.preheader ], [ %33, %30 ]
  %35 = add nuw nsw i32 %.0.i4, 1
  %exitcond.not = icmp eq i32 %35, 16
  br i1 %exitcond.not, label %_ZN5LanesIDv16_fDv16_dDv16_mDv16_lE7or_of_cIXadL_ZL5c_tandEEEES1_S1_S3_S1_.exit, label %.preheader, !llvm.loop !15

_ZN5LanesIDv16_fDv16_dDv16_mDv16_lE7or_of_cIXadL_ZL5c_tandEEEES1_S1_S3_S1_.exit:
  %.010.i = phi <16 x double> [ %27, %1 ], [ %.2.i, %34 ]
  %36 = fptrunc <16 x double> %.010.i to <16 x float>
  ret <16 x float> %36
}

define float @__native_math.tanh.f32(float %0) #0 {
  %2 = fpext float %0 to double
  %3 = tail call double @llvm.fabs.f64(double %2)
  %4 = fmul double %3, 2.000000e+00
  %5 = fmul double %4, 0x3FF71547652B82FE
  %6 = fcmp oge double %5, -6.000000e+01
  %7 = fcmp ole double %5, 1.400000e+02
  %8 = and i1 %6, %7
  br i1 %8, label %_ZN5LanesIfdmbE8expm1_ofEd.exit, label %9, !prof !3

9:
  %10 = fcmp ogt double %5, 1.400000e+02
  %11 = select i1 %10, double 1.400000e+02, double %5
  br label %_ZN5LanesIfdmbE8expm1_ofEd.exit

_ZN5LanesIfdmbE8expm1_ofEd.exit:
  %.0.i.i = phi double [ %11, %9 ], [ %5, %1 ]
  %12 = fadd double %.0.i.i, 0x4338000000000000
  %13 = fadd double %12, 0xC338000000000000
  %14 = fsub double %.0.i.i, %13
  %15 = bitcast double %12 to i64
  %16 = shl i64 %15, 52
  %17 = add i64 %16, 4607182418800017408
  %18 = bitcast i64 %17 to double
  %19 = fmul double %14, %14
  %20 = fmul double %19, %19
  %21 = tail call double @llvm.fmuladd.f64(double %14, double 0x3F2443F95DD95260, double 0x3F55D88BD5D2E65C)
  %22 = tail call double @llvm.fmuladd.f64(double %19, double 0x3EEFFCC8F5D3CEA2, double %21)
  %23 = tail call double @llvm.fmuladd.f64(double %14, double 0x3F83B2A1BF5AE4E6, double 0x3FAC6B08CB169959)
  %24 = tail call double @llvm.fmuladd.f64(double %14, double 0x3FCEBFBE045708DC, double 0x3FE62E42FEFD3471)
  %25 = tail call double @llvm.fmuladd.f64(double %23, double %19, double %24)
  %26 = tail call double @llvm.fmuladd.f64(double %22, double %20, double %25)
  %27 = fmul double %14, %26
  %28 = fadd double %18, -1.000000e+00
  %29 = tail call double @llvm.fmuladd.f64(double %18, double %27, double %28)
  %30 = fadd double %29, 2.000000e+00
  %31 = fdiv double %29, %30
  %32 = tail call double @llvm.copysign.f64(double %31, double %2)
  %33 = fptrunc double %32 to float
  ret float %33
}

define <4 x float> @__native_math.tanh.v4f32(<4 x float> %0) #0 {
  %2 = fpext <4 x float> %0 to <4 x double>
  %3 = tail call <4 x double> @llvm.fabs.v4f64(<4 x double> %2)
  %4 = fmul <4 x double> %3, splat (double 2.000000e+00)
  %5 = fmul <4 x double> %4, splat (double 0x3FF71547652B82FE)
  %6 = fcmp ogt <4 x double> %5, splat (double 1.400000e+02)
  %7 = select <4 x i1> %6, <4 x double> splat (double 1.400000e+02), <4 x double> %5
  %8 = fadd <4 x double> %7, splat (double 0x4338000000000000)
  %9 = fadd <4 x double> %8, splat (double 0xC338000000000000)
  %10 = fsub <4 x double> %7, %9
  %11 = bitcast <4 x double> %8 to <4 x i64>
  %12 = shl <4 x i64> %11, splat (i64 52)
  %13 = add <4 x i64> %12, splat (i64 4607182418800017408)
  %14 = bitcast <4 x i64> %13 to <4 x double>
  %15 = fmul <4 x double> %10, %10
  %16 = fmul <4 x double> %15, %15
  %17 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %10, <4 x double> splat (double 0x3F2443F95DD95260), <4 x double> splat (double 0x3F55D88BD5D2E65C))
  %18 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %15, <4 x double> splat (double 0x3EEFFCC8F5D3CEA2), <4 x double> %17)
  %19 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %10, <4 x double> splat (double 0x3F83B2A1BF5AE4E6), <4 x double> splat (double 0x3FAC6B08CB169959))
  %20 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %10, <4 x double> splat (double 0x3FCEBFBE045708DC), <4 x double> splat (double 0x3FE62E42FEFD3471))
  %21 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %19, <4 x double> %15, <4 x double> %20)
  %22 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %18, <4 x double> %16, <4 x double> %21)
  %23 = fmul <4 x double> %10, %22
  %24 = fadd <4 x double> %14, splat (double -1.000000e+00)
  %25 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %14, <4 x double> %23, <4 x double> %24)
  %26 = fadd <4 x double> %25, splat (double 2.000000e+00)
  %27 = fdiv <4 x double> %25, %26
  %28 = tail call <4 x double> @llvm.copysign.v4f64(<4 x double> %27, <4 x double> %2)
  %29 = fptrunc <4 x double> %28 to <4 x float>
  ret <4 x float> %29
}

define <8 x float> @__native_math.tanh.v8f32(<8 x float> %0) #0 {
  %2 = fpext <8 x float> %0 to <8 x double>
  %3 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %2)
  %4 = fmul <8 x double> %3, splat (double 2.000000e+00)
  %5 = fmul <8 x double> %4, splat (double 0x3FF71547652B82FE)
  %6 = fcmp ogt <8 x double> %5, splat (double 1.400000e+02)
  %7 = select <8 x i1> %6, <8 x double> splat (double 1.400000e+02), <8 x double> %5
  %8 = fadd <8 x double> %7, splat (double 0x4338000000000000)
  %9 = fadd <8 x double> %8, splat (double 0xC338000000000000)
  %10 = fsub <8 x double> %7, %9
  %11 = bitcast <8 x double> %8 to <8 x i64>
  %12 = shl <8 x i64> %11, splat (i64 52)
  %13 = add <8 x i64> %12, splat (i64 4607182418800017408)
  %14 = bitcast <8 x i64> %13 to <8 x double>
  %15 = fmul <8 x double> %10, %10
  %16 = fmul <8 x double> %15, %15
  %17 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %10, <8 x double> splat (double 0x3F2443F95DD95260), <8 x double> splat (double 0x3F55D88BD5D2E65C))
  %18 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %15, <8 x double> splat (double 0x3EEFFCC8F5D3CEA2), <8 x double> %17)
  %19 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %10, <8 x double> splat (double 0x3F83B2A1BF5AE4E6), <8 x double> splat (double 0x3FAC6B08CB169959))
  %20 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %10, <8 x double> splat (double 0x3FCEBFBE045708DC), <8 x double> splat (double 0x3FE62E42FEFD3471))
  %21 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %19, <8 x double> %15, <8 x double> %20)
  %22 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %18, <8 x double> %16, <8 x double> %21)
  %23 = fmul <8 x double> %10, %22
  %24 = fadd <8 x double> %14, splat (double -1.000000e+00)
  %25 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %14, <8 x double> %23, <8 x double> %24)
  %26 = fadd <8 x double> %25, splat (double 2.000000e+00)
  %27 = fdiv <8 x double> %25, %26
  %28 = tail call <8 x double> @llvm.copysign.v8f64(<8 x double> %27, <8 x double> %2)
  %29 = fptrunc <8 x double> %28 to <8 x float>
  ret <8 x float> %29
}

define <16 x float> @__native_math.tanh.v16f32(<16 x float> %0) #0 {
  %2 = fpext <16 x float> %0 to <16 x double>
  %3 = tail call <16 x double> @llvm.fabs.v16f64(<16 x double> %2)
  %4 = fmul <16 x double> %3, splat (double 2.000000e+00)
  %5 = fmul <16 x double> %4, splat (double 0x3FF71547652B82FE)
  %6 = fcmp ogt <16 x double> %5, splat (double 1.400000e+02)
  %7 = select <16 x i1> %6, <16 x double> splat (double 1.400000e+02), <16 x double> %5
  %8 = fadd <16 x double> %7, splat (double 0x4338000000000000)
  %9 = fadd <16 x double> %8, splat (double 0xC338000000000000)
  %10 = fsub <16 x double> %7, %9
  %11 = bitcast <16 x double> %8 to <16 x i64>
  %12 = shl <16 x i64> %11, splat (i64 52)
  %13 = add <16 x i64> %12, splat (i64 4607182418800017408)
  %14 = bitcast <16 x i64> %13 to <16 x double>
  %15 = fmul <16 x double> %10, %10
  %16 = fmul <16 x double> %15, %15
  %17 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %10, <16 x double> splat (double 0x3F2443F95DD95260), <16 x double> splat (double 0x3F55D88BD5D2E65C))
  %18 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %15, <16 x double> splat (double 0x3EEFFCC8F5D3CEA2), <16 x double> %17)
  %19 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %10, <16 x double> splat (double 0x3F83B2A1BF5AE4E6), <16 x double> splat (double 0x3FAC6B08CB169959))
  %20 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %10, <16 x double> splat (double 0x3FCEBFBE045708DC), <16 x double> splat (double 0x3FE62E42FEFD3471))
  %21 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %19, <16 x double> %15, <16 x double> %20)
  %22 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %18, <16 x double> %16, <16 x double> %21)
  %23 = fmul <16 x double> %10, %22
  %24 = fadd <16 x double> %14, splat (double -1.000000e+00)
  %25 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %14, <16 x double> %23, <16 x double> %24)
  %26 = fadd <16 x double> %25, splat (double 2.000000e+00)
  %27 = fdiv <16 x double> %25, %26
  %28 = tail call <16 x double> @llvm.copysign.v16f64(<16 x double> %27, <16 x double> %2)
  %29 = fptrunc <16 x double> %28 to <16 x float>
  ret <16 x float> %29
}

define float @__native_math.atan2.f32(float %0, float %1) #0 {
  %3 = fpext float %1 to double
  %4 = fpext float %0 to double
  %5 = tail call double @llvm.fabs.f64(double %3)
  %6 = tail call double @llvm.fabs.f64(double %4)
  %7 = fcmp olt double %6, %5
  %8 = select i1 %7, double %5, double %6
  %9 = fcmp oeq double %6, %5
  br i1 %9, label %10, label %13

10:
  %11 = fcmp oeq double %8, 0.000000e+00
  %12 = select i1 %11, double 0.000000e+00, double 1.000000e+00
  br label %16

13:
  %14 = select i1 %7, double %6, double %5
  %15 = fdiv double %14, %8
  br label %16

16:
  %17 = phi double [ %12, %10 ], [ %15, %13 ]
  %18 = fcmp uno float %1, %0
  br i1 %18, label %19, label %21

19:
  %20 = fadd double %4, %3
  br label %_ZN5LanesIfdmbE5atan2Eff.exit

21:
  %22 = fmul double %17, %17
  %23 = tail call double @llvm.fmuladd.f64(double %22, double 0xBF46706CBB890208, double 0x3F73DE8E4EDCA994)
  %24 = fmul double %22, %22
  %25 = tail call double @llvm.fmuladd.f64(double %22, double 0xBF907F92CE55354E, double 0x3FA183EB5EF2D7C1)
  %26 = tail call double @llvm.fmuladd.f64(double %23, double %24, double %25)
  %27 = fmul double %24, %24
  %28 = fmul double %27, %27
  %29 = tail call double @llvm.fmuladd.f64(double %22, double 0xBFABCA78AA881132, double 0x3FB28C8DFD598A48)
  %30 = tail call double @llvm.fmuladd.f64(double %22, double 0xBFB6FD4A3C9CAC3C, double 0x3FBC6611174295D2)
  %31 = tail call double @llvm.fmuladd.f64(double %29, double %24, double %30)
  %32 = tail call double @llvm.fmuladd.f64(double %22, double 0xBFC248932826EED7, double 0x3FC999923908479E)
  %33 = tail call double @llvm.fmuladd.f64(double %22, double 0xBFD55555426A6BBA, double 0x3FEFFFFFFFF7ED36)
  %34 = tail call double @llvm.fmuladd.f64(double %32, double %24, double %33)
  %35 = tail call double @llvm.fmuladd.f64(double %31, double %27, double %34)
  %36 = tail call double @llvm.fmuladd.f64(double %26, double %28, double %35)
  %37 = fmul double %17, %36
  %38 = bitcast float %1 to i32
  %39 = icmp slt i32 %38, 0
  %40 = fcmp ogt double %6, %5
  %41 = fsub double 0x3FF921FB54442D18, %37
  %42 = select i1 %40, double %41, double %37
  %43 = fsub double 0x400921FB54442D18, %42
  %44 = select i1 %39, double %43, double %42
  %45 = tail call double @llvm.copysign.f64(double %44, double %4)
  br label %_ZN5LanesIfdmbE5atan2Eff.exit

_ZN5LanesIfdmbE5atan2Eff.exit:
  %46 = phi double [ %20, %19 ], [ %45, %21 ]
  %47 = fptrunc double %46 to float
  ret float %47
}

define <4 x float> @__native_math.atan2.v4f32(<4 x float> %0, <4 x float> %1) #0 {
  %3 = fpext <4 x float> %1 to <4 x double>
  %4 = fpext <4 x float> %0 to <4 x double>
  %5 = tail call <4 x double> @llvm.fabs.v4f64(<4 x double> %3)
  %6 = tail call <4 x double> @llvm.fabs.v4f64(<4 x double> %4)
  %7 = fcmp olt <4 x double> %6, %5
  %8 = select <4 x i1> %7, <4 x double> %6, <4 x double> %5
  %9 = select <4 x i1> %7, <4 x double> %5, <4 x double> %6
  %10 = fcmp oeq <4 x double> %6, %5
  %11 = fcmp oeq <4 x double> %9, zeroinitializer
  %12 = select <4 x i1> %11, <4 x double> zeroinitializer, <4 x double> splat (double 1.000000e+00)
  %13 = fdiv <4 x double> %8, %9
  %14 = select <4 x i1> %10, <4 x double> %12, <4 x double> %13
  %15 = fmul <4 x double> %14, %14
  %16 = fmul <4 x double> %15, %15
  %17 = fmul <4 x double> %16, %16
  %18 = fmul <4 x double> %17, %17
  %19 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %15, <4 x double> splat (double 0xBF46706CBB890208), <4 x double> splat (double 0x3F73DE8E4EDCA994))
  %20 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %15, <4 x double> splat (double 0xBF907F92CE55354E), <4 x double> splat (double 0x3FA183EB5EF2D7C1))
  %21 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %19, <4 x double> %16, <4 x double> %20)
  %22 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %15, <4 x double> splat (double 0xBFABCA78AA881132), <4 x double> splat (double 0x3FB28C8DFD598A48))
  %23 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %15, <4 x double> splat (double 0xBFB6FD4A3C9CAC3C), <4 x double> splat (double 0x3FBC6611174295D2))
  %24 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %22, <4 x double> %16, <4 x double> %23)
  %25 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %15, <4 x double> splat (double 0xBFC248932826EED7), <4 x double> splat (double 0x3FC999923908479E))
  %26 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %15, <4 x double> splat (double 0xBFD55555426A6BBA), <4 x double> splat (double 0x3FEFFFFFFFF7ED36))
  %27 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %25, <4 x double> %16, <4 x double> %26)
  %28 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %24, <4 x double> %17, <4 x double> %27)
  %29 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %21, <4 x double> %18, <4 x double> %28)
  %30 = fmul <4 x double> %14, %29
  %31 = fcmp ogt <4 x double> %6, %5
  %32 = fsub <4 x double> splat (double 0x3FF921FB54442D18), %30
  %33 = select <4 x i1> %31, <4 x double> %32, <4 x double> %30
  %34 = bitcast <4 x float> %1 to <4 x i32>
  %35 = icmp slt <4 x i32> %34, zeroinitializer
  %36 = fsub <4 x double> splat (double 0x400921FB54442D18), %33
  %37 = select <4 x i1> %35, <4 x double> %36, <4 x double> %33
  %38 = fcmp uno <4 x float> %1, %0
  %39 = fadd <4 x double> %4, %3
  %40 = tail call <4 x double> @llvm.copysign.v4f64(<4 x double> %37, <4 x double> %4)
  %41 = select <4 x i1> %38, <4 x double> %39, <4 x double> %40
  %42 = fptrunc <4 x double> %41 to <4 x float>
  ret <4 x float> %42
}

define <8 x float> @__native_math.atan2.v8f32(<8 x float> %0, <8 x float> %1) #0 {
  %3 = fpext <8 x float> %1 to <8 x double>
  %4 = fpext <8 x float> %0 to <8 x double>
  %5 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %3)
  %6 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %4)
  %7 = fcmp olt <8 x double> %6, %5
  %8 = select <8 x i1> %7, <8 x double> %6, <8 x double> %5
  %9 = select <8 x i1> %7, <8 x double> %5, <8 x double> %6
  %10 = fcmp oeq <8 x double> %6, %5
  %11 = fcmp oeq <8 x double> %9, zeroinitializer
  %12 = select <8 x i1> %11, <8 x double> zeroinitializer, <8 x double> splat (double 1.000000e+00)
  %13 = fdiv <8 x double> %8, %9
  %14 = select <8 x i1> %10, <8 x double> %12, <8 x double> %13
  %15 = fmul <8 x double> %14, %14
  %16 = fmul <8 x double> %15, %15
  %17 = fmul <8 x double> %16, %16
  %18 = fmul <8 x double> %17, %17
  %19 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %15, <8 x double> splat (double 0xBF46706CBB890208), <8 x double> splat (double 0x3F73DE8E4EDCA994))
  %20 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %15, <8 x double> splat (double 0xBF907F92CE55354E), <8 x double> splat (double 0x3FA183EB5EF2D7C1))
  %21 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %19, <8 x double> %16, <8 x double> %20)
  %22 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %15, <8 x double> splat (double 0xBFABCA78AA881132), <8 x double> splat (double 0x3FB28C8DFD598A48))
  %23 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %15, <8 x double> splat (double 0xBFB6FD4A3C9CAC3C), <8 x double> splat (double 0x3FBC6611174295D2))
  %24 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %22, <8 x double> %16, <8 x double> %23)
  %25 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %15, <8 x double> splat (double 0xBFC248932826EED7), <8 x double> splat (double 0x3FC999923908479E))
  %26 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %15, <8 x double> splat (double 0xBFD55555426A6BBA), <8 x double> splat (double 0x3FEFFFFFFFF7ED36))
  %27 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %25, <8 x double> %16, <8 x double> %26)
  %28 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %24, <8 x double> %17, <8 x double> %27)
  %29 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %21, <8 x double> %18, <8 x double> %28)
  %30 = fmul <8 x double> %14, %29
  %31 = fcmp ogt <8 x double> %6, %5
  %32 = fsub <8 x double> splat (double 0x3FF921FB54442D18), %30
  %33 = select <8 x i1> %31, <8 x double> %32, <8 x double> %30
  %34 = bitcast <8 x float> %1 to <8 x i32>
  %35 = icmp slt <8 x i32> %34, zeroinitializer
  %36 = fsub <8 x double> splat (double 0x400921FB54442D18), %33
  %37 = select <8 x i1> %35, <8 x double> %36, <8 x double> %33
  %38 = fcmp uno <8 x float> %1, %0
  %39 = fadd <8 x double> %4, %3
  %40 = tail call <8 x double> @llvm.copysign.v8f64(<8 x double> %37, <8 x double> %4)
  %41 = select <8 x i1> %38, <8 x double> %39, <8 x double> %40
  %42 = fptrunc <8 x double> %41 to <8 x float>
  ret <8 x float> %42
}

define <16 x float> @__native_math.atan2.v16f32(<16 x float> %0, <16 x float> %1) #0 {
  %3 = fpext <16 x float> %1 to <16 x double>
  %4 = fpext <16 x float> %0 to <16 x double>
  %5 = tail call <16 x double> @llvm.fabs.v16f64(<16 x double> %3)
  %6 = tail call <16 x double> @llvm.fabs.v16f64(<16 x double> %4)
  %7 = fcmp olt <16 x double> %6, %5
  %8 = select <16 x i1> %7, <16 x double> %6, <16 x double> %5
  %9 = select <16 x i1> %7, <16 x double> %5, <16 x double> %6
  %10 = fcmp oeq <16 x double> %6, %5
  %11 = fcmp oeq <16 x double> %9, zeroinitializer
  %12 = select <16 x i1> %11, <16 x double> zeroinitializer, <16 x double> splat (double 1.000000e+00)
  %13 = fdiv <16 x double> %8, %9
  %14 = select <16 x i1> %10, <16 x double> %12, <16 x double> %13
  %15 = fmul <16 x double> %14, %14
  %16 = fmul <16 x double> %15, %15
  %17 = fmul <16 x double> %16, %16
  %18 = fmul <16 x double> %17, %17
  %19 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %15, <16 x double> splat (double 0xBF46706CBB890208), <16 x double> splat (double 0x3F73DE8E4EDCA994))
  %20 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %15, <16 x double> splat (double 0xBF907F92CE55354E), <16 x double> splat (double 0x3FA183EB5EF2D7C1))
  %21 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %19, <16 x double> %16, <16 x double> %20)
  %22 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %15, <16 x double> splat (double 0xBFABCA78AA881132), <16 x double> splat (double 0x3FB28C8DFD598A48))
  %23 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %15, <16 x double> splat (double 0xBFB6FD4A3C9CAC3C), <16 x double> splat (double 0x3FBC6611174295D2))
  %24 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %22, <16 x double> %16, <16 x double> %23)
  %25 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %15, <16 x double> splat (double 0xBFC248932826EED7), <16 x double> splat (double 0x3FC999923908479E))
  %26 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %15, <16 x double> splat (double 0xBFD55555426A6BBA), <16 x double> splat (double 0x3FEFFFFFFFF7ED36))
  %27 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %25, <16 x double> %16, <16 x double> %26)
  %28 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %24, <16 x double> %17, <16 x double> %27)
  %29 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %21, <16 x double> %18, <16 x double> %28)
  %30 = fmul <16 x double> %14, %29
  %31 = fcmp ogt <16 x double> %6, %5
  %32 = fsub <16 x double> splat (double 0x3FF921FB54442D18), %30
  %33 = select <16 x i1> %31, <16 x double> %32, <16 x double> %30
  %34 = bitcast <16 x float> %1 to <16 x i32>
  %35 = icmp slt <16 x i32> %34, zeroinitializer
  %36 = fsub <16 x double> splat (double 0x400921FB54442D18), %33
  %37 = select <16 x i1> %35, <16 x double> %36, <16 x double> %33
  %38 = fcmp uno <16 x float> %1, %0
  %39 = fadd <16 x double> %4, %3
  %40 = tail call <16 x double> @llvm.copysign.v16f64(<16 x double> %37, <16 x double> %4)
  %41 = select <16 x i1> %38, <16 x double> %39, <16 x double> %40
  %42 = fptrunc <16 x double> %41 to <16 x float>
  ret <16 x float> %42
}

define float @__native_math.hypot.f32(float %0, float %1) #0 {
_ZN5LanesIfdmbE5hypotEff.exit:
  %2 = fpext float %0 to double
  %3 = fpext float %1 to double
  %4 = tail call double @llvm.fabs.f64(double %2)
  %5 = fcmp oeq double %4, 0x7FF0000000000000
  %6 = tail call double @llvm.fabs.f64(double %3)
  %7 = fcmp oeq double %6, 0x7FF0000000000000
  %8 = or i1 %5, %7
  %9 = fmul double %3, %3
  %10 = tail call double @llvm.fmuladd.f64(double %2, double %2, double %9)
  %11 = tail call double @llvm.sqrt.f64(double %10)
  %12 = fptrunc double %11 to float
  %13 = select i1 %8, float 0x7FF0000000000000, float %12
  ret float %13
}

define <4 x float> @__native_math.hypot.v4f32(<4 x float> %0, <4 x float> %1) #0 {
  %3 = fpext <4 x float> %0 to <4 x double>
  %4 = fpext <4 x float> %1 to <4 x double>
  %5 = tail call <4 x double> @llvm.fabs.v4f64(<4 x double> %3)
  %6 = fcmp oeq <4 x double> %5, splat (double 0x7FF0000000000000)
  %7 = tail call <4 x double> @llvm.fabs.v4f64(<4 x double> %4)
  %8 = fcmp oeq <4 x double> %7, splat (double 0x7FF0000000000000)
  %9 = or <4 x i1> %6, %8
  %10 = fmul <4 x double> %4, %4
  %11 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %3, <4 x double> %3, <4 x double> %10)
  %12 = tail call <4 x double> @llvm.sqrt.v4f64(<4 x double> %11)
  %13 = fptrunc <4 x double> %12 to <4 x float>
  %14 = select <4 x i1> %9, <4 x float> splat (float 0x7FF0000000000000), <4 x float> %13
  ret <4 x float> %14
}

define <8 x float> @__native_math.hypot.v8f32(<8 x float> %0, <8 x float> %1) #0 {
  %3 = fpext <8 x float> %0 to <8 x double>
  %4 = fpext <8 x float> %1 to <8 x double>
  %5 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %3)
  %6 = fcmp oeq <8 x double> %5, splat (double 0x7FF0000000000000)
  %7 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %4)
  %8 = fcmp oeq <8 x double> %7, splat (double 0x7FF0000000000000)
  %9 = or <8 x i1> %6, %8
  %10 = fmul <8 x double> %4, %4
  %11 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %3, <8 x double> %3, <8 x double> %10)
  %12 = tail call <8 x double> @llvm.sqrt.v8f64(<8 x double> %11)
  %13 = fptrunc <8 x double> %12 to <8 x float>
  %14 = select <8 x i1> %9, <8 x float> splat (float 0x7FF0000000000000), <8 x float> %13
  ret <8 x float> %14
}

define <16 x float> @__native_math.hypot.v16f32(<16 x float> %0, <16 x float> %1) #0 {
  %3 = fpext <16 x float> %0 to <16 x double>
  %4 = fpext <16 x float> %1 to <16 x double>
  %5 = tail call <16 x double> @llvm.fabs.v16f64(<16 x double> %3)
  %6 = fcmp oeq <16 x double> %5, splat (double 0x7FF0000000000000)
  %7 = tail call <16 x double> @llvm.fabs.v16f64(<16 x double> %4)
  %8 = fcmp oeq <16 x double> %7, splat (double 0x7FF0000000000000)
  %9 = or <16 x i1> %6, %8
  %10 = fmul <16 x double> %4, %4
  %11 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %3, <16 x double> %3, <16 x double> %10)
  %12 = tail call <16 x double> @llvm.sqrt.v16f64(<16 x double> %11)
  %13 = fptrunc <16 x double> %12 to <16 x float>
  %14 = select <16 x i1> %9, <16 x float> splat (float 0x7FF0000000000000), <16 x float> %13
  ret <16 x float> %14
}

define float @__native_math.pow.f32(float %0, float %1) #0 {
  %3 = fpext float %0 to double
  %4 = fpext float %1 to double
  %5 = tail call double @llvm.fabs.f64(double %3)
  %6 = tail call i1 @llvm.is.fpclass.f64(double %3, i32 264)
  br i1 %6, label %7, label %47, !prof !3

7:
  %8 = bitcast double %5 to i64
  %9 = add nuw i64 %8, 7205759403792794
  %10 = and i64 %9, -4503599627370496
  %11 = add nuw i64 %8, 4611686018427387904
  %12 = sub i64 %11, %10
  %13 = bitcast i64 %12 to double
  %14 = fadd double %13, -1.000000e+00
  %15 = fmul double %14, %14
  %16 = tail call double @llvm.fmuladd.f64(double %14, double 0xBFB7313EDD27C971, double 0x3FB62202675C6138)
  %17 = tail call double @llvm.fmuladd.f64(double %15, double 0x3FA9D89DA2BB8693, double %16)
  %18 = fmul double %15, %15
  %19 = tail call double @llvm.fmuladd.f64(double %14, double 0xBFB4E2151AACE697, double 0x3FB6E8F8A8AF466B)
  %20 = tail call double @llvm.fmuladd.f64(double %14, double 0xBFB99C4AE8DA6655, double 0x3FBC782BC1059569)
  %21 = tail call double @llvm.fmuladd.f64(double %19, double %15, double %20)
  %22 = tail call double @llvm.fmuladd.f64(double %17, double %18, double %21)
  %23 = fmul double %18, %18
  %24 = tail call double @llvm.fmuladd.f64(double %14, double 0xBFC00012DB3DF4E0, double 0x3FC249080B7170CD)
  %25 = tail call double @llvm.fmuladd.f64(double %14, double 0xBFC555543CC9DB94, double 0x3FC9999A13618FD4)
  %26 = tail call double @llvm.fmuladd.f64(double %24, double %15, double %25)
  %27 = tail call double @llvm.fmuladd.f64(double %14, double 0xBFD00000021F6FA4, double 0x3FD5555554F29013)
  %28 = tail call double @llvm.fmuladd.f64(double %14, double 0xBFDFFFFFFFFE0114, double 0x3FF00000000006A6)
  %29 = tail call double @llvm.fmuladd.f64(double %27, double %15, double %28)
  %30 = tail call double @llvm.fmuladd.f64(double %26, double %18, double %29)
  %31 = tail call double @llvm.fmuladd.f64(double %22, double %23, double %30)
  %32 = lshr i64 %9, 52
  %33 = or disjoint i64 %32, 4841369599423283200
  %34 = bitcast i64 %33 to double
  %35 = fadd double %34, 0xC330000000000400
  %36 = fmul double %14, 0x3FF71547652B82FE
  %37 = tail call double @llvm.fmuladd.f64(double %36, double %31, double %35)
  %38 = fmul double %37, %4
  %39 = fcmp oge double %38, -1.600000e+02
  %40 = fcmp ole double %38, 1.400000e+02
  %41 = and i1 %39, %40
  br i1 %41, label %_ZN5LanesIfdmbE8power_ofEdd.exit, label %42, !prof !3

42:
  %43 = fcmp ogt double %38, 1.400000e+02
  %44 = fcmp olt double %38, -1.600000e+02
  %45 = select i1 %44, double -1.600000e+02, double %38
  %46 = select i1 %43, double 1.400000e+02, double %45
  br label %_ZN5LanesIfdmbE8power_ofEdd.exit

47:
  %48 = fcmp oeq float %0, 0.000000e+00
  %49 = select i1 %48, double 0xFFF0000000000000, double %5
  %50 = fmul double %49, %4
  %51 = fcmp oge double %50, -1.600000e+02
  %52 = fcmp ole double %50, 1.400000e+02
  %53 = and i1 %51, %52
  br i1 %53, label %_ZN5LanesIfdmbE8power_ofEdd.exit, label %54, !prof !3

54:
  %55 = fcmp ogt double %50, 1.400000e+02
  %56 = fcmp olt double %50, -1.600000e+02
  %57 = select i1 %56, double -1.600000e+02, double %50
  %58 = select i1 %55, double 1.400000e+02, double %57
  br label %_ZN5LanesIfdmbE8power_ofEdd.exit

_ZN5LanesIfdmbE8power_ofEdd.exit:
  %.0.i4.sink29 = phi double [ %38, %7 ], [ %46, %42 ], [ %58, %54 ], [ %50, %47 ]
  %59 = fadd double %.0.i4.sink29, 0x4338000000000000
  %60 = fadd double %59, 0xC338000000000000
  %61 = fsub double %.0.i4.sink29, %60
  %62 = fmul double %61, %61
  %63 = fmul double %62, %62
  %64 = tail call double @llvm.fmuladd.f64(double %61, double 0x3F2443F95DD95260, double 0x3F55D88BD5D2E65C)
  %65 = tail call double @llvm.fmuladd.f64(double %62, double 0x3EEFFCC8F5D3CEA2, double %64)
  %66 = tail call double @llvm.fmuladd.f64(double %61, double 0x3F83B2A1BF5AE4E6, double 0x3FAC6B08CB169959)
  %67 = tail call double @llvm.fmuladd.f64(double %61, double 0x3FCEBFBE045708DC, double 0x3FE62E42FEFD3471)
  %68 = tail call double @llvm.fmuladd.f64(double %66, double %62, double %67)
  %69 = tail call double @llvm.fmuladd.f64(double %65, double %63, double %68)
  %70 = tail call double @llvm.fmuladd.f64(double %61, double %69, double 1.000000e+00)
  %71 = bitcast double %70 to i64
  %72 = bitcast double %59 to i64
  %73 = shl i64 %72, 52
  %74 = add i64 %73, %71
  %.0.i2 = bitcast i64 %74 to double
  %75 = tail call i1 @llvm.is.fpclass.f64(double %3, i32 256)
  %76 = tail call double @llvm.fabs.f64(double %4)
  %77 = fcmp one double %76, 0x7FF0000000000000
  %78 = and i1 %75, %77
  br i1 %78, label %79, label %81, !prof !3

79:
  %80 = fptrunc double %.0.i2 to float
  br label %_ZN5LanesIfdmbE3powEff.exit

81:
  %82 = fmul double %4, 5.000000e-01
  %83 = tail call double @llvm.rint.f64(double %4)
  %84 = fcmp une double %83, %4
  %85 = tail call double @llvm.rint.f64(double %82)
  %86 = fcmp oeq double %82, %85
  %87 = or i1 %84, %86
  %88 = tail call double @llvm.copysign.f64(double %.0.i2, double %3)
  %89 = select i1 %87, double %.0.i2, double %88
  %90 = tail call i1 @llvm.is.fpclass.f64(double %3, i32 8)
  %91 = and i1 %90, %84
  %92 = fcmp oeq float %1, 0.000000e+00
  %93 = fcmp oeq float %0, 1.000000e+00
  %94 = or i1 %93, %92
  %95 = fcmp oeq float %0, -1.000000e+00
  %96 = fcmp oeq double %76, 0x7FF0000000000000
  %97 = and i1 %95, %96
  %98 = or i1 %94, %97
  %99 = fptrunc double %89 to float
  %100 = select i1 %91, float 0x7FF8000000000000, float %99
  %101 = select i1 %98, float 1.000000e+00, float %100
  br label %_ZN5LanesIfdmbE3powEff.exit

_ZN5LanesIfdmbE3powEff.exit:
  %.0.i = phi float [ %80, %79 ], [ %101, %81 ]
  ret float %.0.i
}

define <4 x float> @__native_math.pow.v4f32(<4 x float> %0, <4 x float> %1) #0 {
  %3 = fpext <4 x float> %0 to <4 x double>
  %4 = fpext <4 x float> %1 to <4 x double>
  %5 = fmul <4 x double> %4, splat (double 5.000000e-01)
  %6 = tail call <4 x double> @llvm.fabs.v4f64(<4 x double> %3)
  %7 = bitcast <4 x double> %6 to <4 x i64>
  %8 = add nuw <4 x i64> %7, splat (i64 7205759403792794)
  %9 = lshr <4 x i64> %8, splat (i64 52)
  %10 = and <4 x i64> %8, splat (i64 -4503599627370496)
  %11 = add nuw <4 x i64> %7, splat (i64 4611686018427387904)
  %12 = sub <4 x i64> %11, %10
  %13 = bitcast <4 x i64> %12 to <4 x double>
  %14 = fadd <4 x double> %13, splat (double -1.000000e+00)
  %15 = or disjoint <4 x i64> %9, splat (i64 4841369599423283200)
  %16 = bitcast <4 x i64> %15 to <4 x double>
  %17 = fadd <4 x double> %16, splat (double 0xC330000000000400)
  %18 = fmul <4 x double> %14, splat (double 0x3FF71547652B82FE)
  %19 = fmul <4 x double> %14, %14
  %20 = fmul <4 x double> %19, %19
  %21 = fmul <4 x double> %20, %20
  %22 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %14, <4 x double> splat (double 0xBFB7313EDD27C971), <4 x double> splat (double 0x3FB62202675C6138))
  %23 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %19, <4 x double> splat (double 0x3FA9D89DA2BB8693), <4 x double> %22)
  %24 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %14, <4 x double> splat (double 0xBFB4E2151AACE697), <4 x double> splat (double 0x3FB6E8F8A8AF466B))
  %25 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %14, <4 x double> splat (double 0xBFB99C4AE8DA6655), <4 x double> splat (double 0x3FBC782BC1059569))
  %26 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %24, <4 x double> %19, <4 x double> %25)
  %27 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %23, <4 x double> %20, <4 x double> %26)
  %28 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %14, <4 x double> splat (double 0xBFC00012DB3DF4E0), <4 x double> splat (double 0x3FC249080B7170CD))
  %29 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %14, <4 x double> splat (double 0xBFC555543CC9DB94), <4 x double> splat (double 0x3FC9999A13618FD4))
  %30 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %28, <4 x double> %19, <4 x double> %29)
  %31 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %14, <4 x double> splat (double 0xBFD00000021F6FA4), <4 x double> splat (double 0x3FD5555554F29013))
  %32 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %14, <4 x double> splat (double 0xBFDFFFFFFFFE0114), <4 x double> splat (double 0x3FF00000000006A6))
  %33 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %31, <4 x double> %19, <4 x double> %32)
  %34 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %30, <4 x double> %20, <4 x double> %33)
  %35 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %27, <4 x double> %21, <4 x double> %34)
  %36 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %18, <4 x double> %35, <4 x double> %17)
  %37 = fcmp oeq <4 x float> %0, zeroinitializer
  %38 = select <4 x i1> %37, <4 x double> splat (double 0xFFF0000000000000), <4 x double> %6
  %39 = tail call <4 x i1> @llvm.is.fpclass.v4f64(<4 x double> %3, i32 264)
  %40 = select <4 x i1> %39, <4 x double> %36, <4 x double> %38
  %41 = fmul <4 x double> %40, %4
  %42 = fcmp ogt <4 x double> %41, splat (double 1.400000e+02)
  %43 = fcmp olt <4 x double> %41, splat (double -1.600000e+02)
  %44 = select <4 x i1> %43, <4 x double> splat (double -1.600000e+02), <4 x double> %41
  %45 = select <4 x i1> %42, <4 x double> splat (double 1.400000e+02), <4 x double> %44
  %46 = fadd <4 x double> %45, splat (double 0x4338000000000000)
  %47 = fadd <4 x double> %46, splat (double 0xC338000000000000)
  %48 = fsub <4 x double> %45, %47
  %49 = fmul <4 x double> %48, %48
  %50 = fmul <4 x double> %49, %49
  %51 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %48, <4 x double> splat (double 0x3F2443F95DD95260), <4 x double> splat (double 0x3F55D88BD5D2E65C))
  %52 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %49, <4 x double> splat (double 0x3EEFFCC8F5D3CEA2), <4 x double> %51)
  %53 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %48, <4 x double> splat (double 0x3F83B2A1BF5AE4E6), <4 x double> splat (double 0x3FAC6B08CB169959))
  %54 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %48, <4 x double> splat (double 0x3FCEBFBE045708DC), <4 x double> splat (double 0x3FE62E42FEFD3471))
  %55 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %53, <4 x double> %49, <4 x double> %54)
  %56 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %52, <4 x double> %50, <4 x double> %55)
  %57 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %48, <4 x double> %56, <4 x double> splat (double 1.000000e+00))
  %58 = bitcast <4 x double> %57 to <4 x i64>
  %59 = bitcast <4 x double> %46 to <4 x i64>
  %60 = shl <4 x i64> %59, splat (i64 52)
  %61 = add <4 x i64> %60, %58
  %62 = bitcast <4 x i64> %61 to <4 x double>
  %63 = tail call <4 x double> @llvm.rint.v4f64(<4 x double> %4)
  %64 = fcmp une <4 x double> %63, %4
  %65 = tail call <4 x double> @llvm.rint.v4f64(<4 x double> %5)
  %66 = fcmp oeq <4 x double> %5, %65
  %67 = or <4 x i1> %64, %66
  %68 = tail call <4 x double> @llvm.copysign.v4f64(<4 x double> %62, <4 x double> %3)
  %69 = select <4 x i1> %67, <4 x double> %62, <4 x double> %68
  %70 = tail call <4 x i1> @llvm.is.fpclass.v4f64(<4 x double> %3, i32 8)
  %71 = and <4 x i1> %70, %64
  %72 = fcmp oeq <4 x float> %1, zeroinitializer
  %73 = fcmp oeq <4 x float> %0, splat (float 1.000000e+00)
  %74 = or <4 x i1> %73, %72
  %75 = fcmp oeq <4 x float> %0, splat (float -1.000000e+00)
  %76 = tail call <4 x double> @llvm.fabs.v4f64(<4 x double> %4)
  %77 = fcmp oeq <4 x double> %76, splat (double 0x7FF0000000000000)
  %78 = and <4 x i1> %75, %77
  %79 = or <4 x i1> %74, %78
  %80 = fptrunc <4 x double> %69 to <4 x float>
  %81 = select <4 x i1> %71, <4 x float> splat (float 0x7FF8000000000000), <4 x float> %80
  %82 = select <4 x i1> %79, <4 x float> splat (float 1.000000e+00), <4 x float> %81
  ret <4 x float> %82
}

define <8 x float> @__native_math.pow.v8f32(<8 x float> %0, <8 x float> %1) #0 {
  %3 = fpext <8 x float> %0 to <8 x double>
  %4 = fpext <8 x float> %1 to <8 x double>
  %5 = fmul <8 x double> %4, splat (double 5.000000e-01)
  %6 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %3)
  %7 = bitcast <8 x double> %6 to <8 x i64>
  %8 = add nuw <8 x i64> %7, splat (i64 7205759403792794)
  %9 = lshr <8 x i64> %8, splat (i64 52)
  %10 = and <8 x i64> %8, splat (i64 -4503599627370496)
  %11 = add nuw <8 x i64> %7, splat (i64 4611686018427387904)
  %12 = sub <8 x i64> %11, %10
  %13 = bitcast <8 x i64> %12 to <8 x double>
  %14 = fadd <8 x double> %13, splat (double -1.000000e+00)
  %15 = or disjoint <8 x i64> %9, splat (i64 4841369599423283200)
  %16 = bitcast <8 x i64> %15 to <8 x double>
  %17 = fadd <8 x double> %16, splat (double 0xC330000000000400)
  %18 = fmul <8 x double> %14, splat (double 0x3FF71547652B82FE)
  %19 = fmul <8 x double> %14, %14
  %20 = fmul <8 x double> %19, %19
  %21 = fmul <8 x double> %20, %20
  %22 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %14, <8 x double> splat (double 0xBFB7313EDD27C971), <8 x double> splat (double 0x3FB62202675C6138))
  %23 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %19, <8 x double> splat (double 0x3FA9D89DA2BB8693), <8 x double> %22)
  %24 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %14, <8 x double> splat (double 0xBFB4E2151AACE697), <8 x double> splat (double 0x3FB6E8F8A8AF466B))
  %25 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %14, <8 x double> splat (double 0xBFB99C4AE8DA6655), <8 x double> splat (double 0x3FBC782BC1059569))
  %26 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %24, <8 x double> %19, <8 x double> %25)
  %27 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %23, <8 x double> %20, <8 x double> %26)
  %28 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %14, <8 x double> splat (double 0xBFC00012DB3DF4E0), <8 x double> splat (double 0x3FC249080B7170CD))
  %29 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %14, <8 x double> splat (double 0xBFC555543CC9DB94), <8 x double> splat (double 0x3FC9999A13618FD4))
  %30 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %28, <8 x double> %19, <8 x double> %29)
  %31 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %14, <8 x double> splat (double 0xBFD00000021F6FA4), <8 x double> splat (double 0x3FD5555554F29013))
  %32 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %14, <8 x double> splat (double 0xBFDFFFFFFFFE0114), <8 x double> splat (double 0x3FF00000000006A6))
  %33 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %31, <8 x double> %19, <8 x double> %32)
  %34 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %30, <8 x double> %20, <8 x double> %33)
  %35 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %27, <8 x double> %21, <8 x double> %34)
  %36 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %18, <8 x double> %35, <8 x double> %17)
  %37 = fcmp oeq <8 x float> %0, zeroinitializer
  %38 = select <8 x i1> %37, <8 x double> splat (double 0xFFF0000000000000), <8 x double> %6
  %39 = tail call <8 x i1> @llvm.is.fpclass.v8f64(<8 x double> %3, i32 264)
  %40 = select <8 x i1> %39, <8 x double> %36, <8 x double> %38
  %41 = fmul <8 x double> %40, %4
  %42 = fcmp ogt <8 x double> %41, splat (double 1.400000e+02)
  %43 = fcmp olt <8 x double> %41, splat (double -1.600000e+02)
  %44 = select <8 x i1> %43, <8 x double> splat (double -1.600000e+02), <8 x double> %41
  %45 = select <8 x i1> %42, <8 x double> splat (double 1.400000e+02), <8 x double> %44
  %46 = fadd <8 x double> %45, splat (double 0x4338000000000000)
  %47 = fadd <8 x double> %46, splat (double 0xC338000000000000)
  %48 = fsub <8 x double> %45, %47
  %49 = fmul <8 x double> %48, %48
  %50 = fmul <8 x double> %49, %49
  %51 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %48, <8 x double> splat (double 0x3F2443F95DD95260), <8 x double> splat (double 0x3F55D88BD5D2E65C))
  %52 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %49, <8 x double> splat (double 0x3EEFFCC8F5D3CEA2), <8 x double> %51)
  %53 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %48, <8 x double> splat (double 0x3F83B2A1BF5AE4E6), <8 x double> splat (double 0x3FAC6B08CB169959))
  %54 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %48, <8 x double> splat (double 0x3FCEBFBE045708DC), <8 x double> splat (double 0x3FE62E42FEFD3471))
  %55 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %53, <8 x double> %49, <8 x double> %54)
  %56 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %52, <8 x double> %50, <8 x double> %55)
  %57 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %48, <8 x double> %56, <8 x double> splat (double 1.000000e+00))
  %58 = bitcast <8 x double> %57 to <8 x i64>
  %59 = bitcast <8 x double> %46 to <8 x i64>
  %60 = shl <8 x i64> %59, splat (i64 52)
  %61 = add <8 x i64> %60, %58
  %62 = bitcast <8 x i64> %61 to <8 x double>
  %63 = tail call <8 x double> @llvm.rint.v8f64(<8 x double> %4)
  %64 = fcmp une <8 x double> %63, %4
  %65 = tail call <8 x double> @llvm.rint.v8f64(<8 x double> %5)
  %66 = fcmp oeq <8 x double> %5, %65
  %67 = or <8 x i1> %64, %66
  %68 = tail call <8 x double> @llvm.copysign.v8f64(<8 x double> %62, <8 x double> %3)
  %69 = select <8 x i1> %67, <8 x double> %62, <8 x double> %68
  %70 = tail call <8 x i1> @llvm.is.fpclass.v8f64(<8 x double> %3, i32 8)
  %71 = and <8 x i1> %70, %64
  %72 = fcmp oeq <8 x float> %1, zeroinitializer
  %73 = fcmp oeq <8 x float> %0, splat (float 1.000000e+00)
  %74 = or <8 x i1> %73, %72
  %75 = fcmp oeq <8 x float> %0, splat (float -1.000000e+00)
  %76 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %4)
  %77 = fcmp oeq <8 x double> %76, splat (double 0x7FF0000000000000)
  %78 = and <8 x i1> %75, %77
  %79 = or <8 x i1> %74, %78
  %80 = fptrunc <8 x double> %69 to <8 x float>
  %81 = select <8 x i1> %71, <8 x float> splat (float 0x7FF8000000000000), <8 x float> %80
  %82 = select <8 x i1> %79, <8 x float> splat (float 1.000000e+00), <8 x float> %81
  ret <8 x float> %82
}

define <16 x float> @__native_math.pow.v16f32(<16 x float> %0, <16 x float> %1) #0 {
  %3 = fpext <16 x float> %0 to <16 x double>
  %4 = fpext <16 x float> %1 to <16 x double>
  %5 = fmul <16 x double> %4, splat (double 5.000000e-01)
  %6 = tail call <16 x double> @llvm.fabs.v16f64(<16 x double> %3)
  %7 = bitcast <16 x double> %6 to <16 x i64>
  %8 = add nuw <16 x i64> %7, splat (i64 7205759403792794)
  %9 = lshr <16 x i64> %8, splat (i64 52)
  %10 = and <16 x i64> %8, splat (i64 -4503599627370496)
  %11 = add nuw <16 x i64> %7, splat (i64 4611686018427387904)
  %12 = sub <16 x i64> %11, %10
  %13 = bitcast <16 x i64> %12 to <16 x double>
  %14 = fadd <16 x double> %13, splat (double -1.000000e+00)
  %15 = or disjoint <16 x i64> %9, splat (i64 4841369599423283200)
  %16 = bitcast <16 x i64> %15 to <16 x double>
  %17 = fadd <16 x double> %16, splat (double 0xC330000000000400)
  %18 = fmul <16 x double> %14, splat (double 0x3FF71547652B82FE)
  %19 = fmul <16 x double> %14, %14
  %20 = fmul <16 x double> %19, %19
  %21 = fmul <16 x double> %20, %20
  %22 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %14, <16 x double> splat (double 0xBFB7313EDD27C971), <16 x double> splat (double 0x3FB62202675C6138))
  %23 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %19, <16 x double> splat (double 0x3FA9D89DA2BB8693), <16 x double> %22)
  %24 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %14, <16 x double> splat (double 0xBFB4E2151AACE697), <16 x double> splat (double 0x3FB6E8F8A8AF466B))
  %25 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %14, <16 x double> splat (double 0xBFB99C4AE8DA6655), <16 x double> splat (double 0x3FBC782BC1059569))
  %26 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %24, <16 x double> %19, <16 x double> %25)
  %27 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %23, <16 x double> %20, <16 x double> %26)
  %28 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %14, <16 x double> splat (double 0xBFC00012DB3DF4E0), <16 x double> splat (double 0x3FC249080B7170CD))
  %29 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %14, <16 x double> splat (double 0xBFC555543CC9DB94), <16 x double> splat (double 0x3FC9999A13618FD4))
  %30 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %28, <16 x double> %19, <16 x double> %29)
  %31 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %14, <16 x double> splat (double 0xBFD00000021F6FA4), <16 x double> splat (double 0x3FD5555554F29013))
  %32 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %14, <16 x double> splat (double 0xBFDFFFFFFFFE0114), <16 x double> splat (double 0x3FF00000000006A6))
  %33 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %31, <16 x double> %19, <16 x double> %32)
  %34 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %30, <16 x double> %20, <16 x double> %33)
  %35 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %27, <16 x double> %21, <16 x double> %34)
  %36 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %18, <16 x double> %35, <16 x double> %17)
  %37 = fcmp oeq <16 x float> %0, zeroinitializer
  %38 = select <16 x i1> %37, <16 x double> splat (double 0xFFF0000000000000), <16 x double> %6
  %39 = tail call <16 x i1> @llvm.is.fpclass.v16f64(<16 x double> %3, i32 264)
  %40 = select <16 x i1> %39, <16 x double> %36, <16 x double> %38
  %41 = fmul <16 x double> %40, %4
  %42 = fcmp ogt <16 x double> %41, splat (double 1.400000e+02)
  %43 = fcmp olt <16 x double> %41, splat (double -1.600000e+02)
  %44 = select <16 x i1> %43, <16 x double> splat (double -1.600000e+02), <16 x double> %41
  %45 = select <16 x i1> %42, <16 x double> splat (double 1.400000e+02), <16 x double> %44
  %46 = fadd <16 x double> %45, splat (double 0x4338000000000000)
  %47 = fadd <16 x double> %46, splat (double 0xC338000000000000)
  %48 = fsub <16 x double> %45, %47
  %49 = fmul <16 x double> %48, %48
  %50 = fmul <16 x double> %49, %49
  %51 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %48, <16 x double> splat (double 0x3F2443F95DD95260), <16 x double> splat (double 0x3F55D88BD5D2E65C))
  %52 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %49, <16 x double> splat (double 0x3EEFFCC8F5D3CEA2), <16 x double> %51)
  %53 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %48, <16 x double> splat (double 0x3F83B2A1BF5AE4E6), <16 x double> splat (double 0x3FAC6B08CB169959))
  %54 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %48, <16 x double> splat (double 0x3FCEBFBE045708DC), <16 x double> splat (double 0x3FE62E42FEFD3471))
  %55 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %53, <16 x double> %49, <16 x double> %54)
  %56 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %52, <16 x double> %50, <16 x double> %55)
  %57 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %48, <16 x double> %56, <16 x double> splat (double 1.000000e+00))
  %58 = bitcast <16 x double> %57 to <16 x i64>
  %59 = bitcast <16 x double> %46 to <16 x i64>
  %60 = shl <16 x i64> %59, splat (i64 52)
  %61 = add <16 x i64> %60, %58
  %62 = bitcast <16 x i64> %61 to <16 x double>
  %63 = tail call <16 x double> @llvm.rint.v16f64(<16 x double> %4)
  %64 = fcmp une <16 x double> %63, %4
  %65 = tail call <16 x double> @llvm.rint.v16f64(<16 x double> %5)
  %66 = fcmp oeq <16 x double> %5, %65
  %67 = or <16 x i1> %64, %66
  %68 = tail call <16 x double> @llvm.copysign.v16f64(<16 x double> %62, <16 x double> %3)
  %69 = select <16 x i1> %67, <16 x double> %62, <16 x double> %68
  %70 = tail call <16 x i1> @llvm.is.fpclass.v16f64(<16 x double> %3, i32 8)
  %71 = and <16 x i1> %70, %64
  %72 = fcmp oeq <16 x float> %1, zeroinitializer
  %73 = fcmp oeq <16 x float> %0, splat (float 1.000000e+00)
  %74 = or <16 x i1> %73, %72
  %75 = fcmp oeq <16 x float> %0, splat (float -1.000000e+00)
  %76 = tail call <16 x double> @llvm.fabs.v16f64(<16 x double> %4)
  %77 = fcmp oeq <16 x double> %76, splat (double 0x7FF0000000000000)
  %78 = and <16 x i1> %75, %77
  %79 = or <16 x i1> %74, %78
  %80 = fptrunc <16 x double> %69 to <16 x float>
  %81 = select <16 x i1> %71, <16 x float> splat (float 0x7FF8000000000000), <16 x float> %80
  %82 = select <16 x i1> %79, <16 x float> splat (float 1.000000e+00), <16 x float> %81
  ret <16 x float> %82
}

define float @__native_math.pown.f32(float %0, i32 %1) #0 {
  %3 = fpext float %0 to double
  %4 = sitofp i32 %1 to double
  %5 = tail call double @llvm.fabs.f64(double %3)
  %6 = tail call i1 @llvm.is.fpclass.f64(double %3, i32 264)
  br i1 %6, label %7, label %47, !prof !3

7:
  %8 = bitcast double %5 to i64
  %9 = add nuw i64 %8, 7205759403792794
  %10 = and i64 %9, -4503599627370496
  %11 = add nuw i64 %8, 4611686018427387904
  %12 = sub i64 %11, %10
  %13 = bitcast i64 %12 to double
  %14 = fadd double %13, -1.000000e+00
  %15 = fmul double %14, %14
  %16 = tail call double @llvm.fmuladd.f64(double %14, double 0xBFB7313EDD27C971, double 0x3FB62202675C6138)
  %17 = tail call double @llvm.fmuladd.f64(double %15, double 0x3FA9D89DA2BB8693, double %16)
  %18 = fmul double %15, %15
  %19 = tail call double @llvm.fmuladd.f64(double %14, double 0xBFB4E2151AACE697, double 0x3FB6E8F8A8AF466B)
  %20 = tail call double @llvm.fmuladd.f64(double %14, double 0xBFB99C4AE8DA6655, double 0x3FBC782BC1059569)
  %21 = tail call double @llvm.fmuladd.f64(double %19, double %15, double %20)
  %22 = tail call double @llvm.fmuladd.f64(double %17, double %18, double %21)
  %23 = fmul double %18, %18
  %24 = tail call double @llvm.fmuladd.f64(double %14, double 0xBFC00012DB3DF4E0, double 0x3FC249080B7170CD)
  %25 = tail call double @llvm.fmuladd.f64(double %14, double 0xBFC555543CC9DB94, double 0x3FC9999A13618FD4)
  %26 = tail call double @llvm.fmuladd.f64(double %24, double %15, double %25)
  %27 = tail call double @llvm.fmuladd.f64(double %14, double 0xBFD00000021F6FA4, double 0x3FD5555554F29013)
  %28 = tail call double @llvm.fmuladd.f64(double %14, double 0xBFDFFFFFFFFE0114, double 0x3FF00000000006A6)
  %29 = tail call double @llvm.fmuladd.f64(double %27, double %15, double %28)
  %30 = tail call double @llvm.fmuladd.f64(double %26, double %18, double %29)
  %31 = tail call double @llvm.fmuladd.f64(double %22, double %23, double %30)
  %32 = lshr i64 %9, 52
  %33 = or disjoint i64 %32, 4841369599423283200
  %34 = bitcast i64 %33 to double
  %35 = fadd double %34, 0xC330000000000400
  %36 = fmul double %14, 0x3FF71547652B82FE
  %37 = tail call double @llvm.fmuladd.f64(double %36, double %31, double %35)
  %38 = fmul double %37, %4
  %39 = fcmp oge double %38, -1.600000e+02
  %40 = fcmp ole double %38, 1.400000e+02
  %41 = and i1 %39, %40
  br i1 %41, label %_ZN5LanesIfdmbE8power_ofEdd.exit, label %42, !prof !3

42:
  %43 = fcmp ogt double %38, 1.400000e+02
  %44 = fcmp olt double %38, -1.600000e+02
  %45 = select i1 %44, double -1.600000e+02, double %38
  %46 = select i1 %43, double 1.400000e+02, double %45
  br label %_ZN5LanesIfdmbE8power_ofEdd.exit

47:
  %48 = fcmp oeq float %0, 0.000000e+00
  %49 = select i1 %48, double 0xFFF0000000000000, double %5
  %50 = fmul double %49, %4
  %51 = fcmp oge double %50, -1.600000e+02
  %52 = fcmp ole double %50, 1.400000e+02
  %53 = and i1 %51, %52
  br i1 %53, label %_ZN5LanesIfdmbE8power_ofEdd.exit, label %54, !prof !3

54:
  %55 = fcmp ogt double %50, 1.400000e+02
  %56 = fcmp olt double %50, -1.600000e+02
  %57 = select i1 %56, double -1.600000e+02, double %50
  %58 = select i1 %55, double 1.400000e+02, double %57
  br label %_ZN5LanesIfdmbE8power_ofEdd.exit

_ZN5LanesIfdmbE8power_ofEdd.exit:
  %.0.i2.sink27 = phi double [ %38, %7 ], [ %46, %42 ], [ %58, %54 ], [ %50, %47 ]
  %59 = fadd double %.0.i2.sink27, 0x4338000000000000
  %60 = fadd double %59, 0xC338000000000000
  %61 = fsub double %.0.i2.sink27, %60
  %62 = fmul double %61, %61
  %63 = fmul double %62, %62
  %64 = tail call double @llvm.fmuladd.f64(double %61, double 0x3F2443F95DD95260, double 0x3F55D88BD5D2E65C)
  %65 = tail call double @llvm.fmuladd.f64(double %62, double 0x3EEFFCC8F5D3CEA2, double %64)
  %66 = tail call double @llvm.fmuladd.f64(double %61, double 0x3F83B2A1BF5AE4E6, double 0x3FAC6B08CB169959)
  %67 = tail call double @llvm.fmuladd.f64(double %61, double 0x3FCEBFBE045708DC, double 0x3FE62E42FEFD3471)
  %68 = tail call double @llvm.fmuladd.f64(double %66, double %62, double %67)
  %69 = tail call double @llvm.fmuladd.f64(double %65, double %63, double %68)
  %70 = tail call double @llvm.fmuladd.f64(double %61, double %69, double 1.000000e+00)
  %71 = bitcast double %70 to i64
  %72 = bitcast double %59 to i64
  %73 = shl i64 %72, 52
  %74 = add i64 %73, %71
  %.0.i = bitcast i64 %74 to double
  %75 = fmul double %4, 5.000000e-01
  %76 = tail call double @llvm.rint.f64(double %75)
  %77 = fcmp oeq double %75, %76
  %78 = tail call double @llvm.copysign.f64(double %.0.i, double %3)
  %79 = select i1 %77, double %.0.i, double %78
  %80 = icmp eq i32 %1, 0
  %81 = fptrunc double %79 to float
  %82 = select i1 %80, float 1.000000e+00, float %81
  ret float %82
}

define <4 x float> @__native_math.pown.v4f32(<4 x float> %0, <4 x i32> %1) #0 {
  %3 = fpext <4 x float> %0 to <4 x double>
  %4 = sitofp <4 x i32> %1 to <4 x double>
  %5 = fmul <4 x double> %4, splat (double 5.000000e-01)
  %6 = tail call <4 x double> @llvm.fabs.v4f64(<4 x double> %3)
  %7 = bitcast <4 x double> %6 to <4 x i64>
  %8 = add nuw <4 x i64> %7, splat (i64 7205759403792794)
  %9 = lshr <4 x i64> %8, splat (i64 52)
  %10 = and <4 x i64> %8, splat (i64 -4503599627370496)
  %11 = add nuw <4 x i64> %7, splat (i64 4611686018427387904)
  %12 = sub <4 x i64> %11, %10
  %13 = bitcast <4 x i64> %12 to <4 x double>
  %14 = fadd <4 x double> %13, splat (double -1.000000e+00)
  %15 = or disjoint <4 x i64> %9, splat (i64 4841369599423283200)
  %16 = bitcast <4 x i64> %15 to <4 x double>
  %17 = fadd <4 x double> %16, splat (double 0xC330000000000400)
  %18 = fmul <4 x double> %14, splat (double 0x3FF71547652B82FE)
  %19 = fmul <4 x double> %14, %14
  %20 = fmul <4 x double> %19, %19
  %21 = fmul <4 x double> %20, %20
  %22 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %14, <4 x double> splat (double 0xBFB7313EDD27C971), <4 x double> splat (double 0x3FB62202675C6138))
  %23 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %19, <4 x double> splat (double 0x3FA9D89DA2BB8693), <4 x double> %22)
  %24 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %14, <4 x double> splat (double 0xBFB4E2151AACE697), <4 x double> splat (double 0x3FB6E8F8A8AF466B))
  %25 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %14, <4 x double> splat (double 0xBFB99C4AE8DA6655), <4 x double> splat (double 0x3FBC782BC1059569))
  %26 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %24, <4 x double> %19, <4 x double> %25)
  %27 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %23, <4 x double> %20, <4 x double> %26)
  %28 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %14, <4 x double> splat (double 0xBFC00012DB3DF4E0), <4 x double> splat (double 0x3FC249080B7170CD))
  %29 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %14, <4 x double> splat (double 0xBFC555543CC9DB94), <4 x double> splat (double 0x3FC9999A13618FD4))
  %30 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %28, <4 x double> %19, <4 x double> %29)
  %31 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %14, <4 x double> splat (double 0xBFD00000021F6FA4), <4 x double> splat (double 0x3FD5555554F29013))
  %32 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %14, <4 x double> splat (double 0xBFDFFFFFFFFE0114), <4 x double> splat (double 0x3FF00000000006A6))
  %33 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %31, <4 x double> %19, <4 x double> %32)
  %34 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %30, <4 x double> %20, <4 x double> %33)
  %35 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %27, <4 x double> %21, <4 x double> %34)
  %36 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %18, <4 x double> %35, <4 x double> %17)
  %37 = fcmp oeq <4 x float> %0, zeroinitializer
  %38 = select <4 x i1> %37, <4 x double> splat (double 0xFFF0000000000000), <4 x double> %6
  %39 = tail call <4 x i1> @llvm.is.fpclass.v4f64(<4 x double> %3, i32 264)
  %40 = select <4 x i1> %39, <4 x double> %36, <4 x double> %38
  %41 = fmul <4 x double> %40, %4
  %42 = fcmp ogt <4 x double> %41, splat (double 1.400000e+02)
  %43 = fcmp olt <4 x double> %41, splat (double -1.600000e+02)
  %44 = select <4 x i1> %43, <4 x double> splat (double -1.600000e+02), <4 x double> %41
  %45 = select <4 x i1> %42, <4 x double> splat (double 1.400000e+02), <4 x double> %44
  %46 = fadd <4 x double> %45, splat (double 0x4338000000000000)
  %47 = fadd <4 x double> %46, splat (double 0xC338000000000000)
  %48 = fsub <4 x double> %45, %47
  %49 = fmul <4 x double> %48, %48
  %50 = fmul <4 x double> %49, %49
  %51 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %48, <4 x double> splat (double 0x3F2443F95DD95260), <4 x double> splat (double 0x3F55D88BD5D2E65C))
  %52 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %49, <4 x double> splat (double 0x3EEFFCC8F5D3CEA2), <4 x double> %51)
  %53 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %48, <4 x double> splat (double 0x3F83B2A1BF5AE4E6), <4 x double> splat (double 0x3FAC6B08CB169959))
  %54 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %48, <4 x double> splat (double 0x3FCEBFBE045708DC), <4 x double> splat (double 0x3FE62E42FEFD3471))
  %55 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %53, <4 x double> %49, <4 x double> %54)
  %56 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %52, <4 x double> %50, <4 x double> %55)
  %57 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %48, <4 x double> %56, <4 x double> splat (double 1.000000e+00))
  %58 = bitcast <4 x double> %57 to <4 x i64>
  %59 = bitcast <4 x double> %46 to <4 x i64>
  %60 = shl <4 x i64> %59, splat (i64 52)
  %61 = add <4 x i64> %60, %58
  %62 = bitcast <4 x i64> %61 to <4 x double>
  %63 = tail call <4 x double> @llvm.rint.v4f64(<4 x double> %5)
  %64 = fcmp oeq <4 x double> %5, %63
  %65 = tail call <4 x double> @llvm.copysign.v4f64(<4 x double> %62, <4 x double> %3)
  %66 = select <4 x i1> %64, <4 x double> %62, <4 x double> %65
  %67 = icmp eq <4 x i32> %1, zeroinitializer
  %68 = fptrunc <4 x double> %66 to <4 x float>
  %69 = select <4 x i1> %67, <4 x float> splat (float 1.000000e+00), <4 x float> %68
  ret <4 x float> %69
}

define <8 x float> @__native_math.pown.v8f32(<8 x float> %0, <8 x i32> %1) #0 {
  %3 = fpext <8 x float> %0 to <8 x double>
  %4 = sitofp <8 x i32> %1 to <8 x double>
  %5 = fmul <8 x double> %4, splat (double 5.000000e-01)
  %6 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %3)
  %7 = bitcast <8 x double> %6 to <8 x i64>
  %8 = add nuw <8 x i64> %7, splat (i64 7205759403792794)
  %9 = lshr <8 x i64> %8, splat (i64 52)
  %10 = and <8 x i64> %8, splat (i64 -4503599627370496)
  %11 = add nuw <8 x i64> %7, splat (i64 4611686018427387904)
  %12 = sub <8 x i64> %11, %10
  %13 = bitcast <8 x i64> %12 to <8 x double>
  %14 = fadd <8 x double> %13, splat (double -1.000000e+00)
  %15 = or disjoint <8 x i64> %9, splat (i64 4841369599423283200)
  %16 = bitcast <8 x i64> %15 to <8 x double>
  %17 = fadd <8 x double> %16, splat (double 0xC330000000000400)
  %18 = fmul <8 x double> %14, splat (double 0x3FF71547652B82FE)
  %19 = fmul <8 x double> %14, %14
  %20 = fmul <8 x double> %19, %19
  %21 = fmul <8 x double> %20, %20
  %22 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %14, <8 x double> splat (double 0xBFB7313EDD27C971), <8 x double> splat (double 0x3FB62202675C6138))
  %23 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %19, <8 x double> splat (double 0x3FA9D89DA2BB8693), <8 x double> %22)
  %24 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %14, <8 x double> splat (double 0xBFB4E2151AACE697), <8 x double> splat (double 0x3FB6E8F8A8AF466B))
  %25 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %14, <8 x double> splat (double 0xBFB99C4AE8DA6655), <8 x double> splat (double 0x3FBC782BC1059569))
  %26 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %24, <8 x double> %19, <8 x double> %25)
  %27 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %23, <8 x double> %20, <8 x double> %26)
  %28 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %14, <8 x double> splat (double 0xBFC00012DB3DF4E0), <8 x double> splat (double 0x3FC249080B7170CD))
  %29 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %14, <8 x double> splat (double 0xBFC555543CC9DB94), <8 x double> splat (double 0x3FC9999A13618FD4))
  %30 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %28, <8 x double> %19, <8 x double> %29)
  %31 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %14, <8 x double> splat (double 0xBFD00000021F6FA4), <8 x double> splat (double 0x3FD5555554F29013))
  %32 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %14, <8 x double> splat (double 0xBFDFFFFFFFFE0114), <8 x double> splat (double 0x3FF00000000006A6))
  %33 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %31, <8 x double> %19, <8 x double> %32)
  %34 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %30, <8 x double> %20, <8 x double> %33)
  %35 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %27, <8 x double> %21, <8 x double> %34)
  %36 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %18, <8 x double> %35, <8 x double> %17)
  %37 = fcmp oeq <8 x float> %0, zeroinitializer
  %38 = select <8 x i1> %37, <8 x double> splat (double 0xFFF0000000000000), <8 x double> %6
  %39 = tail call <8 x i1> @llvm.is.fpclass.v8f64(<8 x double> %3, i32 264)
  %40 = select <8 x i1> %39, <8 x double> %36, <8 x double> %38
  %41 = fmul <8 x double> %40, %4
  %42 = fcmp ogt <8 x double> %41, splat (double 1.400000e+02)
  %43 = fcmp olt <8 x double> %41, splat (double -1.600000e+02)
  %44 = select <8 x i1> %43, <8 x double> splat (double -1.600000e+02), <8 x double> %41
  %45 = select <8 x i1> %42, <8 x double> splat (double 1.400000e+02), <8 x double> %44
  %46 = fadd <8 x double> %45, splat (double 0x4338000000000000)
  %47 = fadd <8 x double> %46, splat (double 0xC338000000000000)
  %48 = fsub <8 x double> %45, %47
  %49 = fmul <8 x double> %48, %48
  %50 = fmul <8 x double> %49, %49
  %51 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %48, <8 x double> splat (double 0x3F2443F95DD95260), <8 x double> splat (double 0x3F55D88BD5D2E65C))
  %52 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %49, <8 x double> splat (double 0x3EEFFCC8F5D3CEA2), <8 x double> %51)
  %53 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %48, <8 x double> splat (double 0x3F83B2A1BF5AE4E6), <8 x double> splat (double 0x3FAC6B08CB169959))
  %54 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %48, <8 x double> splat (double 0x3FCEBFBE045708DC), <8 x double> splat (double 0x3FE62E42FEFD3471))
  %55 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %53, <8 x double> %49, <8 x double> %54)
  %56 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %52, <8 x double> %50, <8 x double> %55)
  %57 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %48, <8 x double> %56, <8 x double> splat (double 1.000000e+00))
  %58 = bitcast <8 x double> %57 to <8 x i64>
  %59 = bitcast <8 x double> %46 to <8 x i64>
  %60 = shl <8 x i64> %59, splat (i64 52)
  %61 = add <8 x i64> %60, %58
  %62 = bitcast <8 x i64> %61 to <8 x double>
  %63 = tail call <8 x double> @llvm.rint.v8f64(<8 x double> %5)
  %64 = fcmp oeq <8 x double> %5, %63
  %65 = tail call <8 x double> @llvm.copysign.v8f64(<8 x double> %62, <8 x double> %3)
  %66 = select <8 x i1> %64, <8 x double> %62, <8 x double> %65
  %67 = icmp eq <8 x i32> %1, zeroinitializer
  %68 = fptrunc <8 x double> %66 to <8 x float>
  %69 = select <8 x i1> %67, <8 x float> splat (float 1.000000e+00), <8 x float> %68
  ret <8 x float> %69
}

define <16 x float> @__native_math.pown.v16f32(<16 x float> %0, <16 x i32> %1) #0 {
  %3 = fpext <16 x float> %0 to <16 x double>
  %4 = sitofp <16 x i32> %1 to <16 x double>
  %5 = fmul <16 x double> %4, splat (double 5.000000e-01)
  %6 = tail call <16 x double> @llvm.fabs.v16f64(<16 x double> %3)
  %7 = bitcast <16 x double> %6 to <16 x i64>
  %8 = add nuw <16 x i64> %7, splat (i64 7205759403792794)
  %9 = lshr <16 x i64> %8, splat (i64 52)
  %10 = and <16 x i64> %8, splat (i64 -4503599627370496)
  %11 = add nuw <16 x i64> %7, splat (i64 4611686018427387904)
  %12 = sub <16 x i64> %11, %10
  %13 = bitcast <16 x i64> %12 to <16 x double>
  %14 = fadd <16 x double> %13, splat (double -1.000000e+00)
  %15 = or disjoint <16 x i64> %9, splat (i64 4841369599423283200)
  %16 = bitcast <16 x i64> %15 to <16 x double>
  %17 = fadd <16 x double> %16, splat (double 0xC330000000000400)
  %18 = fmul <16 x double> %14, splat (double 0x3FF71547652B82FE)
  %19 = fmul <16 x double> %14, %14
  %20 = fmul <16 x double> %19, %19
  %21 = fmul <16 x double> %20, %20
  %22 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %14, <16 x double> splat (double 0xBFB7313EDD27C971), <16 x double> splat (double 0x3FB62202675C6138))
  %23 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %19, <16 x double> splat (double 0x3FA9D89DA2BB8693), <16 x double> %22)
  %24 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %14, <16 x double> splat (double 0xBFB4E2151AACE697), <16 x double> splat (double 0x3FB6E8F8A8AF466B))
  %25 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %14, <16 x double> splat (double 0xBFB99C4AE8DA6655), <16 x double> splat (double 0x3FBC782BC1059569))
  %26 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %24, <16 x double> %19, <16 x double> %25)
  %27 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %23, <16 x double> %20, <16 x double> %26)
  %28 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %14, <16 x double> splat (double 0xBFC00012DB3DF4E0), <16 x double> splat (double 0x3FC249080B7170CD))
  %29 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %14, <16 x double> splat (double 0xBFC555543CC9DB94), <16 x double> splat (double 0x3FC9999A13618FD4))
  %30 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %28, <16 x double> %19, <16 x double> %29)
  %31 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %14, <16 x double> splat (double 0xBFD00000021F6FA4), <16 x double> splat (double 0x3FD5555554F29013))
  %32 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %14, <16 x double> splat (double 0xBFDFFFFFFFFE0114), <16 x double> splat (double 0x3FF00000000006A6))
  %33 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %31, <16 x double> %19, <16 x double> %32)
  %34 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %30, <16 x double> %20, <16 x double> %33)
  %35 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %27, <16 x double> %21, <16 x double> %34)
  %36 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %18, <16 x double> %35, <16 x double> %17)
  %37 = fcmp oeq <16 x float> %0, zeroinitializer
  %38 = select <16 x i1> %37, <16 x double> splat (double 0xFFF0000000000000), <16 x double> %6
  %39 = tail call <16 x i1> @llvm.is.fpclass.v16f64(<16 x double> %3, i32 264)
  %40 = select <16 x i1> %39, <16 x double> %36, <16 x double> %38
  %41 = fmul <16 x double> %40, %4
  %42 = fcmp ogt <16 x double> %41, splat (double 1.400000e+02)
  %43 = fcmp olt <16 x double> %41, splat (double -1.600000e+02)
  %44 = select <16 x i1> %43, <16 x double> splat (double -1.600000e+02), <16 x double> %41
  %45 = select <16 x i1> %42, <16 x double> splat (double 1.400000e+02), <16 x double> %44
  %46 = fadd <16 x double> %45, splat (double 0x4338000000000000)
  %47 = fadd <16 x double> %46, splat (double 0xC338000000000000)
  %48 = fsub <16 x double> %45, %47
  %49 = fmul <16 x double> %48, %48
  %50 = fmul <16 x double> %49, %49
  %51 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %48, <16 x double> splat (double 0x3F2443F95DD95260), <16 x double> splat (double 0x3F55D88BD5D2E65C))
  %52 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %49, <16 x double> splat (double 0x3EEFFCC8F5D3CEA2), <16 x double> %51)
  %53 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %48, <16 x double> splat (double 0x3F83B2A1BF5AE4E6), <16 x double> splat (double 0x3FAC6B08CB169959))
  %54 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %48, <16 x double> splat (double 0x3FCEBFBE045708DC), <16 x double> splat (double 0x3FE62E42FEFD3471))
  %55 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %53, <16 x double> %49, <16 x double> %54)
  %56 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %52, <16 x double> %50, <16 x double> %55)
  %57 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %48, <16 x double> %56, <16 x double> splat (double 1.000000e+00))
  %58 = bitcast <16 x double> %57 to <16 x i64>
  %59 = bitcast <16 x double> %46 to <16 x i64>
  %60 = shl <16 x i64> %59, splat (i64 52)
  %61 = add <16 x i64> %60, %58
  %62 = bitcast <16 x i64> %61 to <16 x double>
  %63 = tail call <16 x double> @llvm.rint.v16f64(<16 x double> %5)
  %64 = fcmp oeq <16 x double> %5, %63
  %65 = tail call <16 x double> @llvm.copysign.v16f64(<16 x double> %62, <16 x double> %3)
  %66 = select <16 x i1> %64, <16 x double> %62, <16 x double> %65
  %67 = icmp eq <16 x i32> %1, zeroinitializer
  %68 = fptrunc <16 x double> %66 to <16 x float>
  %69 = select <16 x i1> %67, <16 x float> splat (float 1.000000e+00), <16 x float> %68
  ret <16 x float> %69
}

define double @__native_math.cos.f64(double %0) #0 {
  %2 = tail call double @llvm.fmuladd.f64(double %0, double 0x3FE45F306DC9C883, double 0x4338000000000000)
  %3 = fadd double %2, 0xC338000000000000
  %4 = fneg double %3
  %5 = tail call double @llvm.fmuladd.f64(double %4, double 0x3FF921FB54400000, double %0)
  %6 = fmul double %3, 0x3DD0B4611A600000
  %7 = fsub double %5, %6
  %8 = fsub double %5, %7
  %9 = fsub double %8, %6
  %10 = tail call double @llvm.fmuladd.f64(double %4, double 0x3BA3198A2E037073, double %9)
  %11 = fadd double %7, %10
  %12 = tail call double @llvm.fabs.f64(double %0)
  %13 = fcmp olt double %12, 6.553600e+04
  %14 = tail call double @llvm.fabs.f64(double %11)
  %15 = fcmp ogt double %14, 0x3F10000000000000
  %16 = fcmp olt double %12, 5.000000e-01
  %17 = or i1 %16, %15
  %18 = and i1 %13, %17
  %19 = fsub double %7, %11
  %20 = fadd double %10, %19
  %21 = bitcast double %2 to i64
  %22 = fmul double %11, %11
  %23 = fmul double %11, %22
  %24 = fmul double %22, 5.000000e-01
  %25 = fsub double 1.000000e+00, %24
  %26 = fmul double %22, %22
  %27 = fmul double %26, %26
  %28 = tail call double @llvm.fmuladd.f64(double %22, double 0x3DE5D9250443A710, double 0xBE5AE5E63FA2D257)
  %29 = tail call double @llvm.fmuladd.f64(double %22, double 0x3EC71DE357504AA0, double 0xBF2A01A019C0EB62)
  %30 = tail call double @llvm.fmuladd.f64(double %22, double 0x3F8111111110F865, double 0xBFC5555555555549)
  %31 = tail call double @llvm.fmuladd.f64(double %29, double %26, double %30)
  %32 = tail call double @llvm.fmuladd.f64(double %28, double %27, double %31)
  %33 = fmul double %20, %25
  %34 = tail call double @llvm.fmuladd.f64(double %23, double %32, double %33)
  %35 = fadd double %11, %34
  %36 = fsub double 1.000000e+00, %25
  %37 = fsub double %36, %24
  %38 = tail call double @llvm.fmuladd.f64(double %22, double 0xBDA8FADDC86A2801, double 0x3E21EE9EA85C0082)
  %39 = tail call double @llvm.fmuladd.f64(double %22, double 0xBE927E4F807FE7DD, double 0x3EFA01A019CAF33A)
  %40 = tail call double @llvm.fmuladd.f64(double %22, double 0xBF56C16C16C15166, double 0x3FA555555555554C)
  %41 = tail call double @llvm.fmuladd.f64(double %39, double %26, double %40)
  %42 = tail call double @llvm.fmuladd.f64(double %38, double %27, double %41)
  %43 = fneg double %20
  %44 = fmul double %11, %43
  %45 = tail call double @llvm.fmuladd.f64(double %26, double %42, double %44)
  %46 = fadd double %37, %45
  %47 = fadd double %25, %46
  %48 = and i64 %21, 1
  %.not.i.not = icmp eq i64 %48, 0
  %49 = select i1 %.not.i.not, double %47, double %35
  %50 = bitcast double %49 to i64
  %51 = shl i64 %21, 62
  %52 = add i64 %51, 4611686018427387904
  %53 = and i64 %52, -9223372036854775808
  %54 = xor i64 %53, %50
  %55 = bitcast i64 %54 to double
  br i1 %18, label %_ZN5LanesIfdmbE7or_of_cIXadL_ZL5c_cosdEEEEddbd.exit, label %56, !prof !3

56:
  %57 = tail call double @llvm.cos.f64(double %0)
  br label %_ZN5LanesIfdmbE7or_of_cIXadL_ZL5c_cosdEEEEddbd.exit

_ZN5LanesIfdmbE7or_of_cIXadL_ZL5c_cosdEEEEddbd.exit:
  %58 = phi double [ %57, %56 ], [ %55, %1 ]
  ret double %58
}

define <2 x double> @__native_math.cos.v2f64(<2 x double> %0) #0 {
  %2 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %0, <2 x double> splat (double 0x3FE45F306DC9C883), <2 x double> splat (double 0x4338000000000000))
  %3 = fadd <2 x double> %2, splat (double 0xC338000000000000)
  %4 = fneg <2 x double> %3
  %5 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %4, <2 x double> splat (double 0x3FF921FB54400000), <2 x double> %0)
  %6 = fmul <2 x double> %3, splat (double 0x3DD0B4611A600000)
  %7 = fsub <2 x double> %5, %6
  %8 = fsub <2 x double> %5, %7
  %9 = fsub <2 x double> %8, %6
  %10 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %4, <2 x double> splat (double 0x3BA3198A2E037073), <2 x double> %9)
  %11 = fadd <2 x double> %7, %10
  %12 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %0)
  %13 = fcmp olt <2 x double> %12, splat (double 6.553600e+04)
  %14 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %11)
  %15 = fcmp ogt <2 x double> %14, splat (double 0x3F10000000000000)
  %16 = fcmp olt <2 x double> %12, splat (double 5.000000e-01)
  %17 = or <2 x i1> %16, %15
  %18 = and <2 x i1> %13, %17
  %19 = sext <2 x i1> %18 to <2 x i64>
  %20 = fsub <2 x double> %7, %11
  %21 = fadd <2 x double> %10, %20
  %22 = bitcast <2 x double> %2 to <2 x i64>
  %23 = fmul <2 x double> %11, %11
  %24 = fmul <2 x double> %11, %23
  %25 = fmul <2 x double> %23, splat (double 5.000000e-01)
  %26 = fsub <2 x double> splat (double 1.000000e+00), %25
  %27 = fmul <2 x double> %23, %23
  %28 = fmul <2 x double> %27, %27
  %29 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %23, <2 x double> splat (double 0x3DE5D9250443A710), <2 x double> splat (double 0xBE5AE5E63FA2D257))
  %30 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %23, <2 x double> splat (double 0x3EC71DE357504AA0), <2 x double> splat (double 0xBF2A01A019C0EB62))
  %31 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %23, <2 x double> splat (double 0x3F8111111110F865), <2 x double> splat (double 0xBFC5555555555549))
  %32 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %30, <2 x double> %27, <2 x double> %31)
  %33 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %29, <2 x double> %28, <2 x double> %32)
  %34 = fmul <2 x double> %21, %26
  %35 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %24, <2 x double> %33, <2 x double> %34)
  %36 = fadd <2 x double> %11, %35
  %37 = fsub <2 x double> splat (double 1.000000e+00), %26
  %38 = fsub <2 x double> %37, %25
  %39 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %23, <2 x double> splat (double 0xBDA8FADDC86A2801), <2 x double> splat (double 0x3E21EE9EA85C0082))
  %40 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %23, <2 x double> splat (double 0xBE927E4F807FE7DD), <2 x double> splat (double 0x3EFA01A019CAF33A))
  %41 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %23, <2 x double> splat (double 0xBF56C16C16C15166), <2 x double> splat (double 0x3FA555555555554C))
  %42 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %40, <2 x double> %27, <2 x double> %41)
  %43 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %39, <2 x double> %28, <2 x double> %42)
  %44 = fneg <2 x double> %21
  %45 = fmul <2 x double> %11, %44
  %46 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %27, <2 x double> %43, <2 x double> %45)
  %47 = fadd <2 x double> %38, %46
  %48 = fadd <2 x double> %26, %47
  %49 = and <2 x i64> %22, splat (i64 1)
  %.not.i1.not = icmp eq <2 x i64> %49, zeroinitializer
  %50 = select <2 x i1> %.not.i1.not, <2 x double> %48, <2 x double> %36
  %51 = bitcast <2 x double> %50 to <2 x i64>
  %52 = shl <2 x i64> %22, splat (i64 62)
  %53 = add <2 x i64> %52, splat (i64 4611686018427387904)
  %54 = and <2 x i64> %53, splat (i64 -9223372036854775808)
  %55 = xor <2 x i64> %54, %51
  %56 = bitcast <2 x i64> %55 to <2 x double>
  %57 = bitcast <2 x i1> %18 to i2
  %.not = icmp eq i2 %57, -1
  br i1 %.not, label %_ZN5LanesIDv2_fDv2_dDv2_mDv2_lE7or_of_cIXadL_ZL5c_cosdEEEES1_S1_S3_S1_.exit, label %.preheader, !prof !3

.preheader:
  %.0.i9 = phi i32 [ %64, %63 ], [ 0, %1 ]
  %.1.i8 = phi <2 x double> [ %.2.i, %63 ], [ %56, %1 ]
  %58 = extractelement <2 x i64> %19, i32 %.0.i9
  %.not.i = icmp eq i64 %58, 0
  br i1 %.not.i, label %59, label %63

59:
  %60 = extractelement <2 x double> %0, i32 %.0.i9
  %61 = tail call double @llvm.cos.f64(double %60)
  %62 = insertelement <2 x double> %.1.i8, double %61, i32 %.0.i9
  br label %63

63:
  %.2.i = phi <2 x double> [ %.1.i8, %.preheader ], [ %62, %59 ]
  %64 = add nuw nsw i32 %.0.i9, 1
  %65 = icmp eq i32 %.0.i9, 0
  br i1 %65, label %.preheader, label %_ZN5LanesIDv2_fDv2_dDv2_mDv2_lE7or_of_cIXadL_ZL5c_cosdEEEES1_S1_S3_S1_.exit, !llvm.loop !16

_ZN5LanesIDv2_fDv2_dDv2_mDv2_lE7or_of_cIXadL_ZL5c_cosdEEEES1_S1_S3_S1_.exit:
  %.010.i = phi <2 x double> [ %56, %1 ], [ %.2.i, %63 ]
  ret <2 x double> %.010.i
}

define <4 x double> @__native_math.cos.v4f64(<4 x double> %0) #0 {
  %2 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %0, <4 x double> splat (double 0x3FE45F306DC9C883), <4 x double> splat (double 0x4338000000000000))
  %3 = fadd <4 x double> %2, splat (double 0xC338000000000000)
  %4 = fneg <4 x double> %3
  %5 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %4, <4 x double> splat (double 0x3FF921FB54400000), <4 x double> %0)
  %6 = fmul <4 x double> %3, splat (double 0x3DD0B4611A600000)
  %7 = fsub <4 x double> %5, %6
  %8 = fsub <4 x double> %5, %7
  %9 = fsub <4 x double> %8, %6
  %10 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %4, <4 x double> splat (double 0x3BA3198A2E037073), <4 x double> %9)
  %11 = fadd <4 x double> %7, %10
  %12 = tail call <4 x double> @llvm.fabs.v4f64(<4 x double> %0)
  %13 = fcmp olt <4 x double> %12, splat (double 6.553600e+04)
  %14 = tail call <4 x double> @llvm.fabs.v4f64(<4 x double> %11)
  %15 = fcmp ogt <4 x double> %14, splat (double 0x3F10000000000000)
  %16 = fcmp olt <4 x double> %12, splat (double 5.000000e-01)
  %17 = or <4 x i1> %16, %15
  %18 = and <4 x i1> %13, %17
  %19 = sext <4 x i1> %18 to <4 x i64>
  %20 = fsub <4 x double> %7, %11
  %21 = fadd <4 x double> %10, %20
  %22 = bitcast <4 x double> %2 to <4 x i64>
  %23 = fmul <4 x double> %11, %11
  %24 = fmul <4 x double> %11, %23
  %25 = fmul <4 x double> %23, splat (double 5.000000e-01)
  %26 = fsub <4 x double> splat (double 1.000000e+00), %25
  %27 = fmul <4 x double> %23, %23
  %28 = fmul <4 x double> %27, %27
  %29 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %23, <4 x double> splat (double 0x3DE5D9250443A710), <4 x double> splat (double 0xBE5AE5E63FA2D257))
  %30 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %23, <4 x double> splat (double 0x3EC71DE357504AA0), <4 x double> splat (double 0xBF2A01A019C0EB62))
  %31 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %23, <4 x double> splat (double 0x3F8111111110F865), <4 x double> splat (double 0xBFC5555555555549))
  %32 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %30, <4 x double> %27, <4 x double> %31)
  %33 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %29, <4 x double> %28, <4 x double> %32)
  %34 = fmul <4 x double> %21, %26
  %35 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %24, <4 x double> %33, <4 x double> %34)
  %36 = fadd <4 x double> %11, %35
  %37 = fsub <4 x double> splat (double 1.000000e+00), %26
  %38 = fsub <4 x double> %37, %25
  %39 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %23, <4 x double> splat (double 0xBDA8FADDC86A2801), <4 x double> splat (double 0x3E21EE9EA85C0082))
  %40 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %23, <4 x double> splat (double 0xBE927E4F807FE7DD), <4 x double> splat (double 0x3EFA01A019CAF33A))
  %41 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %23, <4 x double> splat (double 0xBF56C16C16C15166), <4 x double> splat (double 0x3FA555555555554C))
  %42 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %40, <4 x double> %27, <4 x double> %41)
  %43 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %39, <4 x double> %28, <4 x double> %42)
  %44 = fneg <4 x double> %21
  %45 = fmul <4 x double> %11, %44
  %46 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %27, <4 x double> %43, <4 x double> %45)
  %47 = fadd <4 x double> %38, %46
  %48 = fadd <4 x double> %26, %47
  %49 = and <4 x i64> %22, splat (i64 1)
  %.not.i1.not = icmp eq <4 x i64> %49, zeroinitializer
  %50 = select <4 x i1> %.not.i1.not, <4 x double> %48, <4 x double> %36
  %51 = bitcast <4 x double> %50 to <4 x i64>
  %52 = shl <4 x i64> %22, splat (i64 62)
  %53 = add <4 x i64> %52, splat (i64 4611686018427387904)
  %54 = and <4 x i64> %53, splat (i64 -9223372036854775808)
  %55 = xor <4 x i64> %54, %51
  %56 = bitcast <4 x i64> %55 to <4 x double>
  %57 = bitcast <4 x i1> %18 to i4
  %.not = icmp eq i4 %57, -1
  br i1 %.not, label %_ZN5LanesIDv4_fDv4_dDv4_mDv4_lE7or_of_cIXadL_ZL5c_cosdEEEES1_S1_S3_S1_.exit, label %.preheader, !prof !3

.preheader:
  %.0.i9 = phi i32 [ %64, %63 ], [ 0, %1 ]
  %.1.i8 = phi <4 x double> [ %.2.i, %63 ], [ %56, %1 ]
  %58 = extractelement <4 x i64> %19, i32 %.0.i9
  %.not.i = icmp eq i64 %58, 0
  br i1 %.not.i, label %59, label %63

59:
  %60 = extractelement <4 x double> %0, i32 %.0.i9
  %61 = tail call double @llvm.cos.f64(double %60)
  %62 = insertelement <4 x double> %.1.i8, double %61, i32 %.0.i9
  br label %63

63:
  %.2.i = phi <4 x double> [ %.1.i8, %.preheader ], [ %62, %59 ]
  %64 = add nuw nsw i32 %.0.i9, 1
  %exitcond.not = icmp eq i32 %64, 4
  br i1 %exitcond.not, label %_ZN5LanesIDv4_fDv4_dDv4_mDv4_lE7or_of_cIXadL_ZL5c_cosdEEEES1_S1_S3_S1_.exit, label %.preheader, !llvm.loop !4

_ZN5LanesIDv4_fDv4_dDv4_mDv4_lE7or_of_cIXadL_ZL5c_cosdEEEES1_S1_S3_S1_.exit:
  %.010.i = phi <4 x double> [ %56, %1 ], [ %.2.i, %63 ]
  ret <4 x double> %.010.i
}

define <8 x double> @__native_math.cos.v8f64(<8 x double> %0) #0 {
  %2 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %0, <8 x double> splat (double 0x3FE45F306DC9C883), <8 x double> splat (double 0x4338000000000000))
  %3 = fadd <8 x double> %2, splat (double 0xC338000000000000)
  %4 = fneg <8 x double> %3
  %5 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %4, <8 x double> splat (double 0x3FF921FB54400000), <8 x double> %0)
  %6 = fmul <8 x double> %3, splat (double 0x3DD0B4611A600000)
  %7 = fsub <8 x double> %5, %6
  %8 = fsub <8 x double> %5, %7
  %9 = fsub <8 x double> %8, %6
  %10 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %4, <8 x double> splat (double 0x3BA3198A2E037073), <8 x double> %9)
  %11 = fadd <8 x double> %7, %10
  %12 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %0)
  %13 = fcmp olt <8 x double> %12, splat (double 6.553600e+04)
  %14 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %11)
  %15 = fcmp ogt <8 x double> %14, splat (double 0x3F10000000000000)
  %16 = fcmp olt <8 x double> %12, splat (double 5.000000e-01)
  %17 = or <8 x i1> %16, %15
  %18 = and <8 x i1> %13, %17
  %19 = sext <8 x i1> %18 to <8 x i64>
  %20 = fsub <8 x double> %7, %11
  %21 = fadd <8 x double> %10, %20
  %22 = bitcast <8 x double> %2 to <8 x i64>
  %23 = fmul <8 x double> %11, %11
  %24 = fmul <8 x double> %11, %23
  %25 = fmul <8 x double> %23, splat (double 5.000000e-01)
  %26 = fsub <8 x double> splat (double 1.000000e+00), %25
  %27 = fmul <8 x double> %23, %23
  %28 = fmul <8 x double> %27, %27
  %29 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %23, <8 x double> splat (double 0x3DE5D9250443A710), <8 x double> splat (double 0xBE5AE5E63FA2D257))
  %30 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %23, <8 x double> splat (double 0x3EC71DE357504AA0), <8 x double> splat (double 0xBF2A01A019C0EB62))
  %31 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %23, <8 x double> splat (double 0x3F8111111110F865), <8 x double> splat (double 0xBFC5555555555549))
  %32 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %30, <8 x double> %27, <8 x double> %31)
  %33 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %29, <8 x double> %28, <8 x double> %32)
  %34 = fmul <8 x double> %21, %26
  %35 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %24, <8 x double> %33, <8 x double> %34)
  %36 = fadd <8 x double> %11, %35
  %37 = fsub <8 x double> splat (double 1.000000e+00), %26
  %38 = fsub <8 x double> %37, %25
  %39 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %23, <8 x double> splat (double 0xBDA8FADDC86A2801), <8 x double> splat (double 0x3E21EE9EA85C0082))
  %40 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %23, <8 x double> splat (double 0xBE927E4F807FE7DD), <8 x double> splat (double 0x3EFA01A019CAF33A))
  %41 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %23, <8 x double> splat (double 0xBF56C16C16C15166), <8 x double> splat (double 0x3FA555555555554C))
  %42 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %40, <8 x double> %27, <8 x double> %41)
  %43 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %39, <8 x double> %28, <8 x double> %42)
  %44 = fneg <8 x double> %21
  %45 = fmul <8 x double> %11, %44
  %46 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %27, <8 x double> %43, <8 x double> %45)
  %47 = fadd <8 x double> %38, %46
  %48 = fadd <8 x double> %26, %47
  %49 = and <8 x i64> %22, splat (i64 1)
  %.not.i1.not = icmp eq <8 x i64> %49, zeroinitializer
  %50 = select <8 x i1> %.not.i1.not, <8 x double> %48, <8 x double> %36
  %51 = bitcast <8 x double> %50 to <8 x i64>
  %52 = shl <8 x i64> %22, splat (i64 62)
  %53 = add <8 x i64> %52, splat (i64 4611686018427387904)
  %54 = and <8 x i64> %53, splat (i64 -9223372036854775808)
  %55 = xor <8 x i64> %54, %51
  %56 = bitcast <8 x i64> %55 to <8 x double>
  %57 = bitcast <8 x i1> %18 to i8
  %.not = icmp eq i8 %57, -1
  br i1 %.not, label %_ZN5LanesIDv8_fDv8_dDv8_mDv8_lE7or_of_cIXadL_ZL5c_cosdEEEES1_S1_S3_S1_.exit, label %.preheader, !prof !3

.preheader:
  %.0.i9 = phi i32 [ %64, %63 ], [ 0, %1 ]
  %.1.i8 = phi <8 x double> [ %.2.i, %63 ], [ %56, %1 ]
  %58 = extractelement <8 x i64> %19, i32 %.0.i9
  %.not.i = icmp eq i64 %58, 0
  br i1 %.not.i, label %59, label %63

59:
  %60 = extractelement <8 x double> %0, i32 %.0.i9
  %61 = tail call double @llvm.cos.f64(double %60)
  %62 = insertelement <8 x double> %.1.i8, double %61, i32 %.0.i9
  br label %63

63:
  %.2.i = phi <8 x double> [ %.1.i8, %.preheader ], [ %62, %59 ]
  %64 = add nuw nsw i32 %.0.i9, 1
  %exitcond.not = icmp eq i32 %64, 8
  br i1 %exitcond.not, label %_ZN5LanesIDv8_fDv8_dDv8_mDv8_lE7or_of_cIXadL_ZL5c_cosdEEEES1_S1_S3_S1_.exit, label %.preheader, !llvm.loop !8

_ZN5LanesIDv8_fDv8_dDv8_mDv8_lE7or_of_cIXadL_ZL5c_cosdEEEES1_S1_S3_S1_.exit:
  %.010.i = phi <8 x double> [ %56, %1 ], [ %.2.i, %63 ]
  ret <8 x double> %.010.i
}

define double @__native_math.exp.f64(double %0) #0 {
  %2 = tail call double @llvm.fmuladd.f64(double %0, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %3 = fadd double %2, 0xC338000000000000
  %4 = fneg double %3
  %5 = tail call double @llvm.fmuladd.f64(double %4, double 0x3FE62E42FEFA3800, double %0)
  %6 = fmul double %3, 0x3D2EF35793C76730
  %7 = fsub double %5, %6
  %8 = fsub double %5, %7
  %9 = fsub double %8, %6
  %10 = fadd double %7, 1.000000e+00
  %11 = fsub double 1.000000e+00, %10
  %12 = fadd double %7, %11
  %13 = fmul double %7, %7
  %14 = fmul double %13, %13
  %15 = fmul double %14, %14
  %16 = tail call double @llvm.fmuladd.f64(double %7, double 0x3E5AF86D9A163BFE, double 0x3E928B0A118B2466)
  %17 = tail call double @llvm.fmuladd.f64(double %7, double 0x3EC71DDDEFCD4475, double 0x3EFA0199638D6C6E)
  %18 = tail call double @llvm.fmuladd.f64(double %7, double 0x3F2A01A01BB397BB, double 0x3F56C16C185C713F)
  %19 = tail call double @llvm.fmuladd.f64(double %17, double %13, double %18)
  %20 = tail call double @llvm.fmuladd.f64(double %7, double 0x3F8111111110D551, double 0x3FA555555554FFA7)
  %21 = tail call double @llvm.fmuladd.f64(double %7, double 0x3FC5555555555561, double 0x3FE000000000000C)
  %22 = tail call double @llvm.fmuladd.f64(double %20, double %13, double %21)
  %23 = tail call double @llvm.fmuladd.f64(double %19, double %14, double %22)
  %24 = tail call double @llvm.fmuladd.f64(double %16, double %15, double %23)
  %25 = tail call double @llvm.fmuladd.f64(double %13, double %24, double %9)
  %26 = fadd double %12, %25
  %27 = fadd double %10, %26
  %28 = tail call double @llvm.fabs.f64(double %0)
  %29 = fcmp olt double %28, 7.080000e+02
  %30 = bitcast double %27 to i64
  %31 = bitcast double %2 to i64
  %32 = shl i64 %31, 52
  %33 = add i64 %32, %30
  %34 = bitcast i64 %33 to double
  br i1 %29, label %_ZN5LanesIfdmbE7or_of_cIXadL_ZL5c_expdEEEEddbd.exit, label %35, !prof !3

35:
  %36 = tail call double @llvm.exp.f64(double %0)
  br label %_ZN5LanesIfdmbE7or_of_cIXadL_ZL5c_expdEEEEddbd.exit

_ZN5LanesIfdmbE7or_of_cIXadL_ZL5c_expdEEEEddbd.exit:
  %37 = phi double [ %36, %35 ], [ %34, %1 ]
  ret double %37
}

define <2 x double> @__native_math.exp.v2f64(<2 x double> %0) #0 {
  %2 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %0, <2 x double> splat (double 0x3FF71547652B82FE), <2 x double> splat (double 0x4338000000000000))
  %3 = fadd <2 x double> %2, splat (double 0xC338000000000000)
  %4 = fneg <2 x double> %3
  %5 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %4, <2 x double> splat (double 0x3FE62E42FEFA3800), <2 x double> %0)
  %6 = fmul <2 x double> %3, splat (double 0x3D2EF35793C76730)
  %7 = fsub <2 x double> %5, %6
  %8 = fsub <2 x double> %5, %7
  %9 = fsub <2 x double> %8, %6
  %10 = fadd <2 x double> %7, splat (double 1.000000e+00)
  %11 = fsub <2 x double> splat (double 1.000000e+00), %10
  %12 = fadd <2 x double> %7, %11
  %13 = fmul <2 x double> %7, %7
  %14 = fmul <2 x double> %13, %13
  %15 = fmul <2 x double> %14, %14
  %16 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %7, <2 x double> splat (double 0x3E5AF86D9A163BFE), <2 x double> splat (double 0x3E928B0A118B2466))
  %17 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %7, <2 x double> splat (double 0x3EC71DDDEFCD4475), <2 x double> splat (double 0x3EFA0199638D6C6E))
  %18 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %7, <2 x double> splat (double 0x3F2A01A01BB397BB), <2 x double> splat (double 0x3F56C16C185C713F))
  %19 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %17, <2 x double> %13, <2 x double> %18)
  %20 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %7, <2 x double> splat (double 0x3F8111111110D551), <2 x double> splat (double 0x3FA555555554FFA7))
  %21 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %7, <2 x double> splat (double 0x3FC5555555555561), <2 x double> splat (double 0x3FE000000000000C))
  %22 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %20, <2 x double> %13, <2 x double> %21)
  %23 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %19, <2 x double> %14, <2 x double> %22)
  %24 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %16, <2 x double> %15, <2 x double> %23)
  %25 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %13, <2 x double> %24, <2 x double> %9)
  %26 = fadd <2 x double> %12, %25
  %27 = fadd <2 x double> %10, %26
  %28 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %0)
  %29 = fcmp olt <2 x double> %28, splat (double 7.080000e+02)
  %30 = sext <2 x i1> %29 to <2 x i64>
  %31 = bitcast <2 x double> %27 to <2 x i64>
  %32 = bitcast <2 x double> %2 to <2 x i64>
  %33 = shl <2 x i64> %32, splat (i64 52)
  %34 = add <2 x i64> %33, %31
  %35 = bitcast <2 x i64> %34 to <2 x double>
  %36 = bitcast <2 x i1> %29 to i2
  %.not = icmp eq i2 %36, -1
  br i1 %.not, label %_ZN5LanesIDv2_fDv2_dDv2_mDv2_lE7or_of_cIXadL_ZL5c_expdEEEES1_S1_S3_S1_.exit, label %.preheader, !prof !3

.preheader:
  %.0.i2 = phi i32 [ %43, %42 ], [ 0, %1 ]
  %.1.i1 = phi <2 x double> [ %.2.i, %42 ], [ %35, %1 ]
  %37 = extractelement <2 x i64> %30, i32 %.0.i2
  %.not.i = icmp eq i64 %37, 0
  br i1 %.not.i, label %38, label %42

38:
  %39 = extractelement <2 x double> %0, i32 %.0.i2
  %40 = tail call double @llvm.exp.f64(double %39)
  %41 = insertelement <2 x double> %.1.i1, double %40, i32 %.0.i2
  br label %42

42:
  %.2.i = phi <2 x double> [ %.1.i1, %.preheader ], [ %41, %38 ]
  %43 = add nuw nsw i32 %.0.i2, 1
  %44 = icmp eq i32 %.0.i2, 0
  br i1 %44, label %.preheader, label %_ZN5LanesIDv2_fDv2_dDv2_mDv2_lE7or_of_cIXadL_ZL5c_expdEEEES1_S1_S3_S1_.exit, !llvm.loop !17

_ZN5LanesIDv2_fDv2_dDv2_mDv2_lE7or_of_cIXadL_ZL5c_expdEEEES1_S1_S3_S1_.exit:
  %.010.i = phi <2 x double> [ %35, %1 ], [ %.2.i, %42 ]
  ret <2 x double> %.010.i
}

define <4 x double> @__native_math.exp.v4f64(<4 x double> %0) #0 {
  %2 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %0, <4 x double> splat (double 0x3FF71547652B82FE), <4 x double> splat (double 0x4338000000000000))
  %3 = fadd <4 x double> %2, splat (double 0xC338000000000000)
  %4 = fneg <4 x double> %3
  %5 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %4, <4 x double> splat (double 0x3FE62E42FEFA3800), <4 x double> %0)
  %6 = fmul <4 x double> %3, splat (double 0x3D2EF35793C76730)
  %7 = fsub <4 x double> %5, %6
  %8 = fsub <4 x double> %5, %7
  %9 = fsub <4 x double> %8, %6
  %10 = fadd <4 x double> %7, splat (double 1.000000e+00)
  %11 = fsub <4 x double> splat (double 1.000000e+00), %10
  %12 = fadd <4 x double> %7, %11
  %13 = fmul <4 x double> %7, %7
  %14 = fmul <4 x double> %13, %13
  %15 = fmul <4 x double> %14, %14
  %16 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %7, <4 x double> splat (double 0x3E5AF86D9A163BFE), <4 x double> splat (double 0x3E928B0A118B2466))
  %17 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %7, <4 x double> splat (double 0x3EC71DDDEFCD4475), <4 x double> splat (double 0x3EFA0199638D6C6E))
  %18 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %7, <4 x double> splat (double 0x3F2A01A01BB397BB), <4 x double> splat (double 0x3F56C16C185C713F))
  %19 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %17, <4 x double> %13, <4 x double> %18)
  %20 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %7, <4 x double> splat (double 0x3F8111111110D551), <4 x double> splat (double 0x3FA555555554FFA7))
  %21 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %7, <4 x double> splat (double 0x3FC5555555555561), <4 x double> splat (double 0x3FE000000000000C))
  %22 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %20, <4 x double> %13, <4 x double> %21)
  %23 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %19, <4 x double> %14, <4 x double> %22)
  %24 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %16, <4 x double> %15, <4 x double> %23)
  %25 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %13, <4 x double> %24, <4 x double> %9)
  %26 = fadd <4 x double> %12, %25
  %27 = fadd <4 x double> %10, %26
  %28 = tail call <4 x double> @llvm.fabs.v4f64(<4 x double> %0)
  %29 = fcmp olt <4 x double> %28, splat (double 7.080000e+02)
  %30 = sext <4 x i1> %29 to <4 x i64>
  %31 = bitcast <4 x double> %27 to <4 x i64>
  %32 = bitcast <4 x double> %2 to <4 x i64>
  %33 = shl <4 x i64> %32, splat (i64 52)
  %34 = add <4 x i64> %33, %31
  %35 = bitcast <4 x i64> %34 to <4 x double>
  %36 = bitcast <4 x i1> %29 to i4
  %.not = icmp eq i4 %36, -1
  br i1 %.not, label %_ZN5LanesIDv4_fDv4_dDv4_mDv4_lE7or_of_cIXadL_ZL5c_expdEEEES1_S1_S3_S1_.exit, label %.preheader, !prof !3

.preheader:
  %.0.i2 = phi i32 [ %43, %42 ], [ 0, %1 ]
  %.1.i1 = phi <4 x double> [ %.2.i, %42 ], [ %35, %1 ]
  %37 = extractelement <4 x i64> %30, i32 %.0.i2
  %.not.i = icmp eq i64 %37, 0
  br i1 %.not.i, label %38, label %42

38:
  %39 = extractelement <4 x double> %0, i32 %.0.i2
  %40 = tail call double @llvm.exp.f64(double %39)
  %41 = insertelement <4 x double> %.1.i1, double %40, i32 %.0.i2
  br label %42

42:
  %.2.i = phi <4 x double> [ %.1.i1, %.preheader ], [ %41, %38 ]
  %43 = add nuw nsw i32 %.0.i2, 1
  %exitcond.not = icmp eq i32 %43, 4
  br i1 %exitcond.not, label %_ZN5LanesIDv4_fDv4_dDv4_mDv4_lE7or_of_cIXadL_ZL5c_expdEEEES1_S1_S3_S1_.exit, label %.preheader, !llvm.loop !18

_ZN5LanesIDv4_fDv4_dDv4_mDv4_lE7or_of_cIXadL_ZL5c_expdEEEES1_S1_S3_S1_.exit:
  %.010.i = phi <4 x double> [ %35, %1 ], [ %.2.i, %42 ]
  ret <4 x double> %.010.i
}

define <8 x double> @__native_math.exp.v8f64(<8 x double> %0) #0 {
  %2 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %0, <8 x double> splat (double 0x3FF71547652B82FE), <8 x double> splat (double 0x4338000000000000))
  %3 = fadd <8 x double> %2, splat (double 0xC338000000000000)
  %4 = fneg <8 x double> %3
  %5 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %4, <8 x double> splat (double 0x3FE62E42FEFA3800), <8 x double> %0)
  %6 = fmul <8 x double> %3, splat (double 0x3D2EF35793C76730)
  %7 = fsub <8 x double> %5, %6
  %8 = fsub <8 x double> %5, %7
  %9 = fsub <8 x double> %8, %6
  %10 = fadd <8 x double> %7, splat (double 1.000000e+00)
  %11 = fsub <8 x double> splat (double 1.000000e+00), %10
  %12 = fadd <8 x double> %7, %11
  %13 = fmul <8 x double> %7, %7
  %14 = fmul <8 x double> %13, %13
  %15 = fmul <8 x double> %14, %14
  %16 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %7, <8 x double> splat (double 0x3E5AF86D9A163BFE), <8 x double> splat (double 0x3E928B0A118B2466))
  %17 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %7, <8 x double> splat (double 0x3EC71DDDEFCD4475), <8 x double> splat (double 0x3EFA0199638D6C6E))
  %18 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %7, <8 x double> splat (double 0x3F2A01A01BB397BB), <8 x double> splat (double 0x3F56C16C185C713F))
  %19 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %17, <8 x double> %13, <8 x double> %18)
  %20 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %7, <8 x double> splat (double 0x3F8111111110D551), <8 x double> splat (double 0x3FA555555554FFA7))
  %21 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %7, <8 x double> splat (double 0x3FC5555555555561), <8 x double> splat (double 0x3FE000000000000C))
  %22 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %20, <8 x double> %13, <8 x double> %21)
  %23 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %19, <8 x double> %14, <8 x double> %22)
  %24 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %16, <8 x double> %15, <8 x double> %23)
  %25 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %13, <8 x double> %24, <8 x double> %9)
  %26 = fadd <8 x double> %12, %25
  %27 = fadd <8 x double> %10, %26
  %28 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %0)
  %29 = fcmp olt <8 x double> %28, splat (double 7.080000e+02)
  %30 = sext <8 x i1> %29 to <8 x i64>
  %31 = bitcast <8 x double> %27 to <8 x i64>
  %32 = bitcast <8 x double> %2 to <8 x i64>
  %33 = shl <8 x i64> %32, splat (i64 52)
  %34 = add <8 x i64> %33, %31
  %35 = bitcast <8 x i64> %34 to <8 x double>
  %36 = bitcast <8 x i1> %29 to i8
  %.not = icmp eq i8 %36, -1
  br i1 %.not, label %_ZN5LanesIDv8_fDv8_dDv8_mDv8_lE7or_of_cIXadL_ZL5c_expdEEEES1_S1_S3_S1_.exit, label %.preheader, !prof !3

.preheader:
  %.0.i2 = phi i32 [ %43, %42 ], [ 0, %1 ]
  %.1.i1 = phi <8 x double> [ %.2.i, %42 ], [ %35, %1 ]
  %37 = extractelement <8 x i64> %30, i32 %.0.i2
  %.not.i = icmp eq i64 %37, 0
  br i1 %.not.i, label %38, label %42

38:
  %39 = extractelement <8 x double> %0, i32 %.0.i2
  %40 = tail call double @llvm.exp.f64(double %39)
  %41 = insertelement <8 x double> %.1.i1, double %40, i32 %.0.i2
  br label %42

42:
  %.2.i = phi <8 x double> [ %.1.i1, %.preheader ], [ %41, %38 ]
  %43 = add nuw nsw i32 %.0.i2, 1
  %exitcond.not = icmp eq i32 %43, 8
  br i1 %exitcond.not, label %_ZN5LanesIDv8_fDv8_dDv8_mDv8_lE7or_of_cIXadL_ZL5c_expdEEEES1_S1_S3_S1_.exit, label %.preheader, !llvm.loop !19

_ZN5LanesIDv8_fDv8_dDv8_mDv8_lE7or_of_cIXadL_ZL5c_expdEEEES1_S1_S3_S1_.exit:
  %.010.i = phi <8 x double> [ %35, %1 ], [ %.2.i, %42 ]
  ret <8 x double> %.010.i
}

define double @__native_math.log.f64(double %0) #0 {
  %2 = bitcast double %0 to i64
  %3 = add i64 %2, 7205759403792794
  %4 = lshr i64 %3, 52
  %5 = and i64 %3, -4503599627370496
  %6 = add i64 %2, 4611686018427387904
  %7 = sub i64 %6, %5
  %8 = bitcast i64 %7 to double
  %9 = fadd double %8, -1.000000e+00
  %10 = or disjoint i64 %4, 4841369599423283200
  %11 = bitcast i64 %10 to double
  %12 = fadd double %11, 0xC330000000000400
  %13 = fmul double %9, %9
  %14 = fmul double %13, 5.000000e-01
  %15 = fadd double %9, 2.000000e+00
  %16 = fdiv double %9, %15
  %17 = fmul double %16, %16
  %18 = fmul double %17, %17
  %19 = fmul double %18, %18
  %20 = tail call double @llvm.fmuladd.f64(double %17, double 0x3FC398FA11AAEAB7, double 0x3FC7466EAE326E34)
  %21 = tail call double @llvm.fmuladd.f64(double %18, double 0x3FC2FC2E91887EA8, double %20)
  %22 = tail call double @llvm.fmuladd.f64(double %17, double 0x3FCC71C4EEB42967, double 0x3FD249249459183B)
  %23 = tail call double @llvm.fmuladd.f64(double %17, double 0x3FD999999997C047, double 0x3FE555555555559D)
  %24 = tail call double @llvm.fmuladd.f64(double %22, double %18, double %23)
  %25 = tail call double @llvm.fmuladd.f64(double %21, double %19, double %24)
  %26 = tail call double @llvm.fmuladd.f64(double %17, double %25, double %14)
  %27 = fmul double %12, 0x3D2EF35793C76730
  %28 = tail call double @llvm.fmuladd.f64(double %16, double %26, double %27)
  %29 = tail call i1 @llvm.is.fpclass.f64(double %0, i32 256)
  %30 = fsub double %14, %28
  %31 = fsub double %30, %9
  %32 = fneg double %31
  %33 = tail call double @llvm.fmuladd.f64(double %12, double 0x3FE62E42FEFA3800, double %32)
  br i1 %29, label %_ZN5LanesIfdmbE7or_of_cIXadL_ZL5c_logdEEEEddbd.exit, label %34, !prof !3

34:
  %35 = tail call double @llvm.log.f64(double %0)
  br label %_ZN5LanesIfdmbE7or_of_cIXadL_ZL5c_logdEEEEddbd.exit

_ZN5LanesIfdmbE7or_of_cIXadL_ZL5c_logdEEEEddbd.exit:
  %36 = phi double [ %35, %34 ], [ %33, %1 ]
  ret double %36
}

define <2 x double> @__native_math.log.v2f64(<2 x double> %0) #0 {
  %2 = bitcast <2 x double> %0 to <2 x i64>
  %3 = add <2 x i64> %2, splat (i64 7205759403792794)
  %4 = lshr <2 x i64> %3, splat (i64 52)
  %5 = and <2 x i64> %3, splat (i64 -4503599627370496)
  %6 = add <2 x i64> %2, splat (i64 4611686018427387904)
  %7 = sub <2 x i64> %6, %5
  %8 = bitcast <2 x i64> %7 to <2 x double>
  %9 = fadd <2 x double> %8, splat (double -1.000000e+00)
  %10 = or disjoint <2 x i64> %4, splat (i64 4841369599423283200)
  %11 = bitcast <2 x i64> %10 to <2 x double>
  %12 = fadd <2 x double> %11, splat (double 0xC330000000000400)
  %13 = fmul <2 x double> %9, %9
  %14 = fmul <2 x double> %13, splat (double 5.000000e-01)
  %15 = fadd <2 x double> %9, splat (double 2.000000e+00)
  %16 = fdiv <2 x double> %9, %15
  %17 = fmul <2 x double> %16, %16
  %18 = fmul <2 x double> %17, %17
  %19 = fmul <2 x double> %18, %18
  %20 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %17, <2 x double> splat (double 0x3FC398FA11AAEAB7), <2 x double> splat (double 0x3FC7466EAE326E34))
  %21 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %18, <2 x double> splat (double 0x3FC2FC2E91887EA8), <2 x double> %20)
  %22 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %17, <2 x double> splat (double 0x3FCC71C4EEB42967), <2 x double> splat (double 0x3FD249249459183B))
  %23 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %17, <2 x double> splat (double 0x3FD999999997C047), <2 x double> splat (double 0x3FE555555555559D))
  %24 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %22, <2 x double> %18, <2 x double> %23)
  %25 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %21, <2 x double> %19, <2 x double> %24)
  %26 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %17, <2 x double> %25, <2 x double> %14)
  %27 = fmul <2 x double> %12, splat (double 0x3D2EF35793C76730)
  %28 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %16, <2 x double> %26, <2 x double> %27)
  %29 = tail call <2 x i1> @llvm.is.fpclass.v2f64(<2 x double> %0, i32 256)
  %30 = sext <2 x i1> %29 to <2 x i64>
  %31 = fsub <2 x double> %14, %28
  %32 = fsub <2 x double> %31, %9
  %33 = fneg <2 x double> %32
  %34 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %12, <2 x double> splat (double 0x3FE62E42FEFA3800), <2 x double> %33)
  %35 = bitcast <2 x i1> %29 to i2
  %.not = icmp eq i2 %35, -1
  br i1 %.not, label %_ZN5LanesIDv2_fDv2_dDv2_mDv2_lE7or_of_cIXadL_ZL5c_logdEEEES1_S1_S3_S1_.exit, label %.preheader, !prof !3

.preheader:
  %.0.i2 = phi i32 [ %42, %41 ], [ 0, %1 ]
  %.1.i1 = phi <2 x double> [ %.2.i, %41 ], [ %34, %1 ]
  %36 = extractelement <2 x i64> %30, i32 %.0.i2
  %.not.i = icmp eq i64 %36, 0
  br i1 %.not.i, label %37, label %41

37:
  %38 = extractelement <2 x double> %0, i32 %.0.i2
  %39 = tail call double @llvm.log.f64(double %38)
  %40 = insertelement <2 x double> %.1.i1, double %39, i32 %.0.i2
  br label %41

41:
  %.2.i = phi <2 x double> [ %.1.i1, %.preheader ], [ %40, %37 ]
  %42 = add nuw nsw i32 %.0.i2, 1
  %43 = icmp eq i32 %.0.i2, 0
  br i1 %43, label %.preheader, label %_ZN5LanesIDv2_fDv2_dDv2_mDv2_lE7or_of_cIXadL_ZL5c_logdEEEES1_S1_S3_S1_.exit, !llvm.loop !20

_ZN5LanesIDv2_fDv2_dDv2_mDv2_lE7or_of_cIXadL_ZL5c_logdEEEES1_S1_S3_S1_.exit:
  %.010.i = phi <2 x double> [ %34, %1 ], [ %.2.i, %41 ]
  ret <2 x double> %.010.i
}

define <4 x double> @__native_math.log.v4f64(<4 x double> %0) #0 {
  %2 = bitcast <4 x double> %0 to <4 x i64>
  %3 = add <4 x i64> %2, splat (i64 7205759403792794)
  %4 = lshr <4 x i64> %3, splat (i64 52)
  %5 = and <4 x i64> %3, splat (i64 -4503599627370496)
  %6 = add <4 x i64> %2, splat (i64 4611686018427387904)
  %7 = sub <4 x i64> %6, %5
  %8 = bitcast <4 x i64> %7 to <4 x double>
  %9 = fadd <4 x double> %8, splat (double -1.000000e+00)
  %10 = or disjoint <4 x i64> %4, splat (i64 4841369599423283200)
  %11 = bitcast <4 x i64> %10 to <4 x double>
  %12 = fadd <4 x double> %11, splat (double 0xC330000000000400)
  %13 = fmul <4 x double> %9, %9
  %14 = fmul <4 x double> %13, splat (double 5.000000e-01)
  %15 = fadd <4 x double> %9, splat (double 2.000000e+00)
  %16 = fdiv <4 x double> %9, %15
  %17 = fmul <4 x double> %16, %16
  %18 = fmul <4 x double> %17, %17
  %19 = fmul <4 x double> %18, %18
  %20 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %17, <4 x double> splat (double 0x3FC398FA11AAEAB7), <4 x double> splat (double 0x3FC7466EAE326E34))
  %21 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %18, <4 x double> splat (double 0x3FC2FC2E91887EA8), <4 x double> %20)
  %22 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %17, <4 x double> splat (double 0x3FCC71C4EEB42967), <4 x double> splat (double 0x3FD249249459183B))
  %23 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %17, <4 x double> splat (double 0x3FD999999997C047), <4 x double> splat (double 0x3FE555555555559D))
  %24 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %22, <4 x double> %18, <4 x double> %23)
  %25 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %21, <4 x double> %19, <4 x double> %24)
  %26 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %17, <4 x double> %25, <4 x double> %14)
  %27 = fmul <4 x double> %12, splat (double 0x3D2EF35793C76730)
  %28 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %16, <4 x double> %26, <4 x double> %27)
  %29 = tail call <4 x i1> @llvm.is.fpclass.v4f64(<4 x double> %0, i32 256)
  %30 = sext <4 x i1> %29 to <4 x i64>
  %31 = fsub <4 x double> %14, %28
  %32 = fsub <4 x double> %31, %9
  %33 = fneg <4 x double> %32
  %34 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %12, <4 x double> splat (double 0x3FE62E42FEFA3800), <4 x double> %33)
  %35 = bitcast <4 x i1> %29 to i4
  %.not = icmp eq i4 %35, -1
  br i1 %.not, label %_ZN5LanesIDv4_fDv4_dDv4_mDv4_lE7or_of_cIXadL_ZL5c_logdEEEES1_S1_S3_S1_.exit, label %.preheader, !prof !3

.preheader:
  %.0.i2 = phi i32 [ %42, %41 ], [ 0, %1 ]
  %.1.i1 = phi <4 x double> [ %.2.i, %41 ], [ %34, %1 ]
  %36 = extractelement <4 x i64> %30, i32 %.0.i2
  %.not.i = icmp eq i64 %36, 0
  br i1 %.not.i, label %37, label %41

37:
  %38 = extractelement <4 x double> %0, i32 %.0.i2
  %39 = tail call double @llvm.log.f64(double %38)
  %40 = insertelement <4 x double> %.1.i1, double %39, i32 %.0.i2
  br label %41

41:
  %.2.i = phi <4 x double> [ %.1.i1, %.preheader ], [ %40, %37 ]
  %42 = add nuw nsw i32 %.0.i2, 1
  %exitcond.not = icmp eq i32 %42, 4
  br i1 %exitcond.not, label %_ZN5LanesIDv4_fDv4_dDv4_mDv4_lE7or_of_cIXadL_ZL5c_logdEEEES1_S1_S3_S1_.exit, label %.preheader, !llvm.loop !21

_ZN5LanesIDv4_fDv4_dDv4_mDv4_lE7or_of_cIXadL_ZL5c_logdEEEES1_S1_S3_S1_.exit:
  %.010.i = phi <4 x double> [ %34, %1 ], [ %.2.i, %41 ]
  ret <4 x double> %.010.i
}

define <8 x double> @__native_math.log.v8f64(<8 x double> %0) #0 {
  %2 = bitcast <8 x double> %0 to <8 x i64>
  %3 = add <8 x i64> %2, splat (i64 7205759403792794)
  %4 = lshr <8 x i64> %3, splat (i64 52)
  %5 = and <8 x i64> %3, splat (i64 -4503599627370496)
  %6 = add <8 x i64> %2, splat (i64 4611686018427387904)
  %7 = sub <8 x i64> %6, %5
  %8 = bitcast <8 x i64> %7 to <8 x double>
  %9 = fadd <8 x double> %8, splat (double -1.000000e+00)
  %10 = or disjoint <8 x i64> %4, splat (i64 4841369599423283200)
  %11 = bitcast <8 x i64> %10 to <8 x double>
  %12 = fadd <8 x double> %11, splat (double 0xC330000000000400)
  %13 = fmul <8 x double> %9, %9
  %14 = fmul <8 x double> %13, splat (double 5.000000e-01)
  %15 = fadd <8 x double> %9, splat (double 2.000000e+00)
  %16 = fdiv <8 x double> %9, %15
  %17 = fmul <8 x double> %16, %16
  %18 = fmul <8 x double> %17, %17
  %19 = fmul <8 x double> %18, %18
  %20 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %17, <8 x double> splat (double 0x3FC398FA11AAEAB7), <8 x double> splat (double 0x3FC7466EAE326E34))
  %21 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %18, <8 x double> splat (double 0x3FC2FC2E91887EA8), <8 x double> %20)
  %22 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %17, <8 x double> splat (double 0x3FCC71C4EEB42967), <8 x double> splat (double 0x3FD249249459183B))
  %23 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %17, <8 x double> splat (double 0x3FD999999997C047), <8 x double> splat (double 0x3FE555555555559D))
  %24 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %22, <8 x double> %18, <8 x double> %23)
  %25 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %21, <8 x double> %19, <8 x double> %24)
  %26 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %17, <8 x double> %25, <8 x double> %14)
  %27 = fmul <8 x double> %12, splat (double 0x3D2EF35793C76730)
  %28 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %16, <8 x double> %26, <8 x double> %27)
  %29 = tail call <8 x i1> @llvm.is.fpclass.v8f64(<8 x double> %0, i32 256)
  %30 = sext <8 x i1> %29 to <8 x i64>
  %31 = fsub <8 x double> %14, %28
  %32 = fsub <8 x double> %31, %9
  %33 = fneg <8 x double> %32
  %34 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %12, <8 x double> splat (double 0x3FE62E42FEFA3800), <8 x double> %33)
  %35 = bitcast <8 x i1> %29 to i8
  %.not = icmp eq i8 %35, -1
  br i1 %.not, label %_ZN5LanesIDv8_fDv8_dDv8_mDv8_lE7or_of_cIXadL_ZL5c_logdEEEES1_S1_S3_S1_.exit, label %.preheader, !prof !3

.preheader:
  %.0.i2 = phi i32 [ %42, %41 ], [ 0, %1 ]
  %.1.i1 = phi <8 x double> [ %.2.i, %41 ], [ %34, %1 ]
  %36 = extractelement <8 x i64> %30, i32 %.0.i2
  %.not.i = icmp eq i64 %36, 0
  br i1 %.not.i, label %37, label %41

37:
  %38 = extractelement <8 x double> %0, i32 %.0.i2
  %39 = tail call double @llvm.log.f64(double %38)
  %40 = insertelement <8 x double> %.1.i1, double %39, i32 %.0.i2
  br label %41

41:
  %.2.i = phi <8 x double> [ %.1.i1, %.preheader ], [ %40, %37 ]
  %42 = add nuw nsw i32 %.0.i2, 1
  %exitcond.not = icmp eq i32 %42, 8
  br i1 %exitcond.not, label %_ZN5LanesIDv8_fDv8_dDv8_mDv8_lE7or_of_cIXadL_ZL5c_logdEEEES1_S1_S3_S1_.exit, label %.preheader, !llvm.loop !22

_ZN5LanesIDv8_fDv8_dDv8_mDv8_lE7or_of_cIXadL_ZL5c_logdEEEES1_S1_S3_S1_.exit:
  %.010.i = phi <8 x double> [ %34, %1 ], [ %.2.i, %41 ]
  ret <8 x double> %.010.i
}

define double @__native_math.sin.f64(double %0) #0 {
  %2 = tail call double @llvm.fmuladd.f64(double %0, double 0x3FE45F306DC9C883, double 0x4338000000000000)
  %3 = fadd double %2, 0xC338000000000000
  %4 = fneg double %3
  %5 = tail call double @llvm.fmuladd.f64(double %4, double 0x3FF921FB54400000, double %0)
  %6 = fmul double %3, 0x3DD0B4611A600000
  %7 = fsub double %5, %6
  %8 = fsub double %5, %7
  %9 = fsub double %8, %6
  %10 = tail call double @llvm.fmuladd.f64(double %4, double 0x3BA3198A2E037073, double %9)
  %11 = fadd double %7, %10
  %12 = tail call double @llvm.fabs.f64(double %0)
  %13 = fcmp olt double %12, 6.553600e+04
  %14 = tail call double @llvm.fabs.f64(double %11)
  %15 = fcmp ogt double %14, 0x3F10000000000000
  %16 = fcmp olt double %12, 5.000000e-01
  %17 = or i1 %16, %15
  %18 = and i1 %13, %17
  %19 = fcmp oeq double %0, 0.000000e+00
  br i1 %19, label %_ZN5LanesIfdmbE3sinEd.exit, label %20

20:
  %21 = bitcast double %2 to i64
  %22 = fsub double %7, %11
  %23 = fadd double %10, %22
  %24 = fmul double %11, %11
  %25 = fmul double %11, %24
  %26 = fmul double %24, 5.000000e-01
  %27 = fsub double 1.000000e+00, %26
  %28 = fmul double %24, %24
  %29 = fmul double %28, %28
  %30 = tail call double @llvm.fmuladd.f64(double %24, double 0x3DE5D9250443A710, double 0xBE5AE5E63FA2D257)
  %31 = tail call double @llvm.fmuladd.f64(double %24, double 0x3EC71DE357504AA0, double 0xBF2A01A019C0EB62)
  %32 = tail call double @llvm.fmuladd.f64(double %24, double 0x3F8111111110F865, double 0xBFC5555555555549)
  %33 = tail call double @llvm.fmuladd.f64(double %31, double %28, double %32)
  %34 = tail call double @llvm.fmuladd.f64(double %30, double %29, double %33)
  %35 = fmul double %23, %27
  %36 = tail call double @llvm.fmuladd.f64(double %25, double %34, double %35)
  %37 = fadd double %11, %36
  %38 = fsub double 1.000000e+00, %27
  %39 = fsub double %38, %26
  %40 = tail call double @llvm.fmuladd.f64(double %24, double 0xBDA8FADDC86A2801, double 0x3E21EE9EA85C0082)
  %41 = tail call double @llvm.fmuladd.f64(double %24, double 0xBE927E4F807FE7DD, double 0x3EFA01A019CAF33A)
  %42 = tail call double @llvm.fmuladd.f64(double %24, double 0xBF56C16C16C15166, double 0x3FA555555555554C)
  %43 = tail call double @llvm.fmuladd.f64(double %41, double %28, double %42)
  %44 = tail call double @llvm.fmuladd.f64(double %40, double %29, double %43)
  %45 = fneg double %23
  %46 = fmul double %11, %45
  %47 = tail call double @llvm.fmuladd.f64(double %28, double %44, double %46)
  %48 = fadd double %39, %47
  %49 = fadd double %27, %48
  %50 = and i64 %21, 1
  %.not.i = icmp eq i64 %50, 0
  %51 = select i1 %.not.i, double %37, double %49
  %52 = bitcast double %51 to i64
  %53 = shl i64 %21, 62
  %54 = and i64 %53, -9223372036854775808
  %55 = xor i64 %54, %52
  %56 = bitcast i64 %55 to double
  br label %_ZN5LanesIfdmbE3sinEd.exit

_ZN5LanesIfdmbE3sinEd.exit:
  %57 = phi double [ %56, %20 ], [ %0, %1 ]
  br i1 %18, label %_ZN5LanesIfdmbE7or_of_cIXadL_ZL5c_sindEEEEddbd.exit, label %58, !prof !3

58:
  %59 = tail call double @llvm.sin.f64(double %0)
  br label %_ZN5LanesIfdmbE7or_of_cIXadL_ZL5c_sindEEEEddbd.exit

_ZN5LanesIfdmbE7or_of_cIXadL_ZL5c_sindEEEEddbd.exit:
  %60 = phi double [ %59, %58 ], [ %57, %_ZN5LanesIfdmbE3sinEd.exit ]
  ret double %60
}

define <2 x double> @__native_math.sin.v2f64(<2 x double> %0) #0 {
  %2 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %0, <2 x double> splat (double 0x3FE45F306DC9C883), <2 x double> splat (double 0x4338000000000000))
  %3 = fadd <2 x double> %2, splat (double 0xC338000000000000)
  %4 = fneg <2 x double> %3
  %5 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %4, <2 x double> splat (double 0x3FF921FB54400000), <2 x double> %0)
  %6 = fmul <2 x double> %3, splat (double 0x3DD0B4611A600000)
  %7 = fsub <2 x double> %5, %6
  %8 = fsub <2 x double> %5, %7
  %9 = fsub <2 x double> %8, %6
  %10 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %4, <2 x double> splat (double 0x3BA3198A2E037073), <2 x double> %9)
  %11 = fadd <2 x double> %7, %10
  %12 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %0)
  %13 = fcmp olt <2 x double> %12, splat (double 6.553600e+04)
  %14 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %11)
  %15 = fcmp ogt <2 x double> %14, splat (double 0x3F10000000000000)
  %16 = fcmp olt <2 x double> %12, splat (double 5.000000e-01)
  %17 = or <2 x i1> %16, %15
  %18 = and <2 x i1> %13, %17
  %19 = sext <2 x i1> %18 to <2 x i64>
  %20 = fsub <2 x double> %7, %11
  %21 = fadd <2 x double> %10, %20
  %22 = bitcast <2 x double> %2 to <2 x i64>
  %23 = fcmp oeq <2 x double> %0, zeroinitializer
  %24 = fmul <2 x double> %11, %11
  %25 = fmul <2 x double> %11, %24
  %26 = fmul <2 x double> %24, splat (double 5.000000e-01)
  %27 = fsub <2 x double> splat (double 1.000000e+00), %26
  %28 = fmul <2 x double> %24, %24
  %29 = fmul <2 x double> %28, %28
  %30 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %24, <2 x double> splat (double 0x3DE5D9250443A710), <2 x double> splat (double 0xBE5AE5E63FA2D257))
  %31 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %24, <2 x double> splat (double 0x3EC71DE357504AA0), <2 x double> splat (double 0xBF2A01A019C0EB62))
  %32 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %24, <2 x double> splat (double 0x3F8111111110F865), <2 x double> splat (double 0xBFC5555555555549))
  %33 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %31, <2 x double> %28, <2 x double> %32)
  %34 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %30, <2 x double> %29, <2 x double> %33)
  %35 = fmul <2 x double> %21, %27
  %36 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %25, <2 x double> %34, <2 x double> %35)
  %37 = fadd <2 x double> %11, %36
  %38 = fsub <2 x double> splat (double 1.000000e+00), %27
  %39 = fsub <2 x double> %38, %26
  %40 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %24, <2 x double> splat (double 0xBDA8FADDC86A2801), <2 x double> splat (double 0x3E21EE9EA85C0082))
  %41 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %24, <2 x double> splat (double 0xBE927E4F807FE7DD), <2 x double> splat (double 0x3EFA01A019CAF33A))
  %42 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %24, <2 x double> splat (double 0xBF56C16C16C15166), <2 x double> splat (double 0x3FA555555555554C))
  %43 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %41, <2 x double> %28, <2 x double> %42)
  %44 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %40, <2 x double> %29, <2 x double> %43)
  %45 = fneg <2 x double> %21
  %46 = fmul <2 x double> %11, %45
  %47 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %28, <2 x double> %44, <2 x double> %46)
  %48 = fadd <2 x double> %39, %47
  %49 = fadd <2 x double> %27, %48
  %50 = and <2 x i64> %22, splat (i64 1)
  %.not.i = icmp eq <2 x i64> %50, zeroinitializer
  %51 = select <2 x i1> %.not.i, <2 x double> %37, <2 x double> %49
  %52 = bitcast <2 x double> %51 to <2 x i64>
  %53 = shl <2 x i64> %22, splat (i64 62)
  %54 = and <2 x i64> %53, splat (i64 -9223372036854775808)
  %55 = xor <2 x i64> %54, %52
  %56 = bitcast <2 x i64> %55 to <2 x double>
  %57 = select <2 x i1> %23, <2 x double> %0, <2 x double> %56
  %58 = bitcast <2 x i1> %18 to i2
  %.not = icmp eq i2 %58, -1
  br i1 %.not, label %_ZN5LanesIDv2_fDv2_dDv2_mDv2_lE7or_of_cIXadL_ZL5c_sindEEEES1_S1_S3_S1_.exit, label %.preheader, !prof !3

.preheader:
  %.0.i10 = phi i32 [ %65, %64 ], [ 0, %1 ]
  %.1.i9 = phi <2 x double> [ %.2.i, %64 ], [ %57, %1 ]
  %59 = extractelement <2 x i64> %19, i32 %.0.i10
  %.not.i1 = icmp eq i64 %59, 0
  br i1 %.not.i1, label %60, label %64

60:
  %61 = extractelement <2 x double> %0, i32 %.0.i10
  %62 = tail call double @llvm.sin.f64(double %61)
  %63 = insertelement <2 x double> %.1.i9, double %62, i32 %.0.i10
  br label %64

64:
  %.2.i = phi <2 x double> [ %.1.i9, %.preheader ], [ %63, %60 ]
  %65 = add nuw nsw i32 %.0.i10, 1
  %66 = icmp eq i32 %.0.i10, 0
  br i1 %66, label %.preheader, label %_ZN5LanesIDv2_fDv2_dDv2_mDv2_lE7or_of_cIXadL_ZL5c_sindEEEES1_S1_S3_S1_.exit, !llvm.loop !23

_ZN5LanesIDv2_fDv2_dDv2_mDv2_lE7or_of_cIXadL_ZL5c_sindEEEES1_S1_S3_S1_.exit:
  %.010.i = phi <2 x double> [ %57, %1 ], [ %.2.i, %64 ]
  ret <2 x double> %.010.i
}

define <4 x double> @__native_math.sin.v4f64(<4 x double> %0) #0 {
  %2 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %0, <4 x double> splat (double 0x3FE45F306DC9C883), <4 x double> splat (double 0x4338000000000000))
  %3 = fadd <4 x double> %2, splat (double 0xC338000000000000)
  %4 = fneg <4 x double> %3
  %5 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %4, <4 x double> splat (double 0x3FF921FB54400000), <4 x double> %0)
  %6 = fmul <4 x double> %3, splat (double 0x3DD0B4611A600000)
  %7 = fsub <4 x double> %5, %6
  %8 = fsub <4 x double> %5, %7
  %9 = fsub <4 x double> %8, %6
  %10 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %4, <4 x double> splat (double 0x3BA3198A2E037073), <4 x double> %9)
  %11 = fadd <4 x double> %7, %10
  %12 = tail call <4 x double> @llvm.fabs.v4f64(<4 x double> %0)
  %13 = fcmp olt <4 x double> %12, splat (double 6.553600e+04)
  %14 = tail call <4 x double> @llvm.fabs.v4f64(<4 x double> %11)
  %15 = fcmp ogt <4 x double> %14, splat (double 0x3F10000000000000)
  %16 = fcmp olt <4 x double> %12, splat (double 5.000000e-01)
  %17 = or <4 x i1> %16, %15
  %18 = and <4 x i1> %13, %17
  %19 = sext <4 x i1> %18 to <4 x i64>
  %20 = fsub <4 x double> %7, %11
  %21 = fadd <4 x double> %10, %20
  %22 = bitcast <4 x double> %2 to <4 x i64>
  %23 = fcmp oeq <4 x double> %0, zeroinitializer
  %24 = fmul <4 x double> %11, %11
  %25 = fmul <4 x double> %11, %24
  %26 = fmul <4 x double> %24, splat (double 5.000000e-01)
  %27 = fsub <4 x double> splat (double 1.000000e+00), %26
  %28 = fmul <4 x double> %24, %24
  %29 = fmul <4 x double> %28, %28
  %30 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %24, <4 x double> splat (double 0x3DE5D9250443A710), <4 x double> splat (double 0xBE5AE5E63FA2D257))
  %31 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %24, <4 x double> splat (double 0x3EC71DE357504AA0), <4 x double> splat (double 0xBF2A01A019C0EB62))
  %32 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %24, <4 x double> splat (double 0x3F8111111110F865), <4 x double> splat (double 0xBFC5555555555549))
  %33 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %31, <4 x double> %28, <4 x double> %32)
  %34 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %30, <4 x double> %29, <4 x double> %33)
  %35 = fmul <4 x double> %21, %27
  %36 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %25, <4 x double> %34, <4 x double> %35)
  %37 = fadd <4 x double> %11, %36
  %38 = fsub <4 x double> splat (double 1.000000e+00), %27
  %39 = fsub <4 x double> %38, %26
  %40 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %24, <4 x double> splat (double 0xBDA8FADDC86A2801), <4 x double> splat (double 0x3E21EE9EA85C0082))
  %41 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %24, <4 x double> splat (double 0xBE927E4F807FE7DD), <4 x double> splat (double 0x3EFA01A019CAF33A))
  %42 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %24, <4 x double> splat (double 0xBF56C16C16C15166), <4 x double> splat (double 0x3FA555555555554C))
  %43 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %41, <4 x double> %28, <4 x double> %42)
  %44 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %40, <4 x double> %29, <4 x double> %43)
  %45 = fneg <4 x double> %21
  %46 = fmul <4 x double> %11, %45
  %47 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %28, <4 x double> %44, <4 x double> %46)
  %48 = fadd <4 x double> %39, %47
  %49 = fadd <4 x double> %27, %48
  %50 = and <4 x i64> %22, splat (i64 1)
  %.not.i1 = icmp eq <4 x i64> %50, zeroinitializer
  %51 = select <4 x i1> %.not.i1, <4 x double> %37, <4 x double> %49
  %52 = bitcast <4 x double> %51 to <4 x i64>
  %53 = shl <4 x i64> %22, splat (i64 62)
  %54 = and <4 x i64> %53, splat (i64 -9223372036854775808)
  %55 = xor <4 x i64> %54, %52
  %56 = bitcast <4 x i64> %55 to <4 x double>
  %57 = select <4 x i1> %23, <4 x double> %0, <4 x double> %56
  %58 = bitcast <4 x i1> %18 to i4
  %.not = icmp eq i4 %58, -1
  br i1 %.not, label %_ZN5LanesIDv4_fDv4_dDv4_mDv4_lE7or_of_cIXadL_ZL5c_sindEEEES1_S1_S3_S1_.exit, label %.preheader, !prof !3

.preheader:
  %.0.i10 = phi i32 [ %65, %64 ], [ 0, %1 ]
  %.1.i9 = phi <4 x double> [ %.2.i, %64 ], [ %57, %1 ]
  %59 = extractelement <4 x i64> %19, i32 %.0.i10
  %.not.i = icmp eq i64 %59, 0
  br i1 %.not.i, label %60, label %64

60:
  %61 = extractelement <4 x double> %0, i32 %.0.i10
  %62 = tail call double @llvm.sin.f64(double %61)
  %63 = insertelement <4 x double> %.1.i9, double %62, i32 %.0.i10
  br label %64

64:
  %.2.i = phi <4 x double> [ %.1.i9, %.preheader ], [ %63, %60 ]
  %65 = add nuw nsw i32 %.0.i10, 1
  %exitcond.not = icmp eq i32 %65, 4
  br i1 %exitcond.not, label %_ZN5LanesIDv4_fDv4_dDv4_mDv4_lE7or_of_cIXadL_ZL5c_sindEEEES1_S1_S3_S1_.exit, label %.preheader, !llvm.loop !10

_ZN5LanesIDv4_fDv4_dDv4_mDv4_lE7or_of_cIXadL_ZL5c_sindEEEES1_S1_S3_S1_.exit:
  %.010.i = phi <4 x double> [ %57, %1 ], [ %.2.i, %64 ]
  ret <4 x double> %.010.i
}

define <8 x double> @__native_math.sin.v8f64(<8 x double> %0) #0 {
  %2 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %0, <8 x double> splat (double 0x3FE45F306DC9C883), <8 x double> splat (double 0x4338000000000000))
  %3 = fadd <8 x double> %2, splat (double 0xC338000000000000)
  %4 = fneg <8 x double> %3
  %5 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %4, <8 x double> splat (double 0x3FF921FB54400000), <8 x double> %0)
  %6 = fmul <8 x double> %3, splat (double 0x3DD0B4611A600000)
  %7 = fsub <8 x double> %5, %6
  %8 = fsub <8 x double> %5, %7
  %9 = fsub <8 x double> %8, %6
  %10 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %4, <8 x double> splat (double 0x3BA3198A2E037073), <8 x double> %9)
  %11 = fadd <8 x double> %7, %10
  %12 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %0)
  %13 = fcmp olt <8 x double> %12, splat (double 6.553600e+04)
  %14 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %11)
  %15 = fcmp ogt <8 x double> %14, splat (double 0x3F10000000000000)
  %16 = fcmp olt <8 x double> %12, splat (double 5.000000e-01)
  %17 = or <8 x i1> %16, %15
  %18 = and <8 x i1> %13, %17
  %19 = sext <8 x i1> %18 to <8 x i64>
  %20 = fsub <8 x double> %7, %11
  %21 = fadd <8 x double> %10, %20
  %22 = bitcast <8 x double> %2 to <8 x i64>
  %23 = fcmp oeq <8 x double> %0, zeroinitializer
  %24 = fmul <8 x double> %11, %11
  %25 = fmul <8 x double> %11, %24
  %26 = fmul <8 x double> %24, splat (double 5.000000e-01)
  %27 = fsub <8 x double> splat (double 1.000000e+00), %26
  %28 = fmul <8 x double> %24, %24
  %29 = fmul <8 x double> %28, %28
  %30 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %24, <8 x double> splat (double 0x3DE5D9250443A710), <8 x double> splat (double 0xBE5AE5E63FA2D257))
  %31 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %24, <8 x double> splat (double 0x3EC71DE357504AA0), <8 x double> splat (double 0xBF2A01A019C0EB62))
  %32 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %24, <8 x double> splat (double 0x3F8111111110F865), <8 x double> splat (double 0xBFC5555555555549))
  %33 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %31, <8 x double> %28, <8 x double> %32)
  %34 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %30, <8 x double> %29, <8 x double> %33)
  %35 = fmul <8 x double> %21, %27
  %36 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %25, <8 x double> %34, <8 x double> %35)
  %37 = fadd <8 x double> %11, %36
  %38 = fsub <8 x double> splat (double 1.000000e+00), %27
  %39 = fsub <8 x double> %38, %26
  %40 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %24, <8 x double> splat (double 0xBDA8FADDC86A2801), <8 x double> splat (double 0x3E21EE9EA85C0082))
  %41 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %24, <8 x double> splat (double 0xBE927E4F807FE7DD), <8 x double> splat (double 0x3EFA01A019CAF33A))
  %42 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %24, <8 x double> splat (double 0xBF56C16C16C15166), <8 x double> splat (double 0x3FA555555555554C))
  %43 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %41, <8 x double> %28, <8 x double> %42)
  %44 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %40, <8 x double> %29, <8 x double> %43)
  %45 = fneg <8 x double> %21
  %46 = fmul <8 x double> %11, %45
  %47 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %28, <8 x double> %44, <8 x double> %46)
  %48 = fadd <8 x double> %39, %47
  %49 = fadd <8 x double> %27, %48
  %50 = and <8 x i64> %22, splat (i64 1)
  %.not.i1 = icmp eq <8 x i64> %50, zeroinitializer
  %51 = select <8 x i1> %.not.i1, <8 x double> %37, <8 x double> %49
  %52 = bitcast <8 x double> %51 to <8 x i64>
  %53 = shl <8 x i64> %22, splat (i64 62)
  %54 = and <8 x i64> %53, splat (i64 -9223372036854775808)
  %55 = xor <8 x i64> %54, %52
  %56 = bitcast <8 x i64> %55 to <8 x double>
  %57 = select <8 x i1> %23, <8 x double> %0, <8 x double> %56
  %58 = bitcast <8 x i1> %18 to i8
  %.not = icmp eq i8 %58, -1
  br i1 %.not, label %_ZN5LanesIDv8_fDv8_dDv8_mDv8_lE7or_of_cIXadL_ZL5c_sindEEEES1_S1_S3_S1_.exit, label %.preheader, !prof !3

.preheader:
  %.0.i10 = phi i32 [ %65, %64 ], [ 0, %1 ]
  %.1.i9 = phi <8 x double> [ %.2.i, %64 ], [ %57, %1 ]
  %59 = extractelement <8 x i64> %19, i32 %.0.i10
  %.not.i = icmp eq i64 %59, 0
  br i1 %.not.i, label %60, label %64

60:
  %61 = extractelement <8 x double> %0, i32 %.0.i10
  %62 = tail call double @llvm.sin.f64(double %61)
  %63 = insertelement <8 x double> %.1.i9, double %62, i32 %.0.i10
  br label %64

64:
  %.2.i = phi <8 x double> [ %.1.i9, %.preheader ], [ %63, %60 ]
  %65 = add nuw nsw i32 %.0.i10, 1
  %exitcond.not = icmp eq i32 %65, 8
  br i1 %exitcond.not, label %_ZN5LanesIDv8_fDv8_dDv8_mDv8_lE7or_of_cIXadL_ZL5c_sindEEEES1_S1_S3_S1_.exit, label %.preheader, !llvm.loop !11

_ZN5LanesIDv8_fDv8_dDv8_mDv8_lE7or_of_cIXadL_ZL5c_sindEEEES1_S1_S3_S1_.exit:
  %.010.i = phi <8 x double> [ %57, %1 ], [ %.2.i, %64 ]
  ret <8 x double> %.010.i
}

declare double @llvm.fmuladd.f64(double, double, double) #1

declare double @llvm.fabs.f64(double) #1

declare double @llvm.sqrt.f64(double) #1

declare double @llvm.copysign.f64(double, double) #1

declare <4 x double> @llvm.fmuladd.v4f64(<4 x double>, <4 x double>, <4 x double>) #1

declare <4 x double> @llvm.fabs.v4f64(<4 x double>) #1

declare <4 x double> @llvm.sqrt.v4f64(<4 x double>) #1

declare <4 x double> @llvm.copysign.v4f64(<4 x double>, <4 x double>) #1

declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>) #1

declare <8 x double> @llvm.fabs.v8f64(<8 x double>) #1

declare <8 x double> @llvm.sqrt.v8f64(<8 x double>) #1

declare <8 x double> @llvm.copysign.v8f64(<8 x double>, <8 x double>) #1

declare <16 x double> @llvm.fmuladd.v16f64(<16 x double>, <16 x double>, <16 x double>) #1

declare <16 x double> @llvm.fabs.v16f64(<16 x double>) #1

declare <16 x double> @llvm.sqrt.v16f64(<16 x double>) #1

declare <16 x double> @llvm.copysign.v16f64(<16 x double>, <16 x double>) #1

declare double @llvm.cos.f64(double) #1

declare double @llvm.sin.f64(double) #1

declare double @llvm.tan.f64(double) #2

declare double @llvm.rint.f64(double) #1

declare <4 x double> @llvm.rint.v4f64(<4 x double>) #1

declare <8 x double> @llvm.rint.v8f64(<8 x double>) #1

declare <16 x double> @llvm.rint.v16f64(<16 x double>) #1

declare <2 x double> @llvm.fmuladd.v2f64(<2 x double>, <2 x double>, <2 x double>) #1

declare <2 x double> @llvm.fabs.v2f64(<2 x double>) #1

declare double @llvm.exp.f64(double) #1

declare double @llvm.log.f64(double) #1

declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #3

declare <4 x i1> @llvm.is.fpclass.v4f64(<4 x double>, i32 immarg) #3

declare <8 x i1> @llvm.is.fpclass.v8f64(<8 x double>, i32 immarg) #3

declare <16 x i1> @llvm.is.fpclass.v16f64(<16 x double>, i32 immarg) #3

declare <2 x i1> @llvm.is.fpclass.v2f64(<2 x double>, i32 immarg) #3

declare float @llvm.fabs.f32(float) #3

declare <4 x float> @llvm.fabs.v4f32(<4 x float>) #3

declare <8 x float> @llvm.fabs.v8f32(<8 x float>) #3

declare <16 x float> @llvm.fabs.v16f32(<16 x float>) #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }


!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{!"native_cpu"}
!3 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!4 = distinct !{!4, !5, !6, !7}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
!7 = !{!"llvm.loop.vectorize.width", i32 1}
!8 = distinct !{!8, !5, !6, !7}
!9 = distinct !{!9, !5, !6, !7}
!10 = distinct !{!10, !5, !6, !7}
!11 = distinct !{!11, !5, !6, !7}
!12 = distinct !{!12, !5, !6, !7}
!13 = distinct !{!13, !5, !6, !7}
!14 = distinct !{!14, !5, !6, !7}
!15 = distinct !{!15, !5, !6, !7}
!16 = distinct !{!16, !5, !6, !7}
!17 = distinct !{!17, !5, !6, !7}
!18 = distinct !{!18, !5, !6, !7}
!19 = distinct !{!19, !5, !6, !7}
!20 = distinct !{!20, !5, !6, !7}
!21 = distinct !{!21, !5, !6, !7}
!22 = distinct !{!22, !5, !6, !7}
!23 = distinct !{!23, !5, !6, !7}
