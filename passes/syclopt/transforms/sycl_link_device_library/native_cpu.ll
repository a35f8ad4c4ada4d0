source_filename = "native_cpu.cpp"

define dso_local noundef i64 @_Z13get_global_idj(i32 noundef %0) #0 {
  %2 = call ptr @__native_item() #4
  %3 = call i64 @__native_query_item_global_id(ptr noundef %2, i32 noundef %0) #5
  ret i64 %3
}

declare i64 @__native_query_item_global_id(ptr noundef, i32 noundef) #1

declare ptr @__native_item() #2

define dso_local noundef i64 @_Z12get_local_idj(i32 noundef %0) #0 {
  %2 = call ptr @__native_item() #4
  %3 = call i64 @__native_query_item_local_id(ptr noundef %2, i32 noundef %0) #5
  ret i64 %3
}

declare i64 @__native_query_item_local_id(ptr noundef, i32 noundef) #1

define dso_local noundef i64 @_Z12get_group_idj(i32 noundef %0) #0 {
  %2 = call ptr @__native_item() #4
  %3 = call i64 @__native_query_group_group_id(ptr noundef %2, i32 noundef %0) #5
  ret i64 %3
}

declare i64 @__native_query_group_group_id(ptr noundef, i32 noundef) #1

define dso_local noundef i64 @_Z15get_global_sizej(i32 noundef %0) #0 {
  %2 = call ptr @__native_item() #4
  %3 = call i64 @__native_query_group_global_size(ptr noundef %2, i32 noundef %0) #5
  ret i64 %3
}

declare i64 @__native_query_group_global_size(ptr noundef, i32 noundef) #1

define dso_local noundef i64 @_Z14get_local_sizej(i32 noundef %0) #0 {
  %2 = call ptr @__native_item() #4
  %3 = call i64 @__native_query_group_local_size(ptr noundef %2, i32 noundef %0) #5
  ret i64 %3
}

declare i64 @__native_query_group_local_size(ptr noundef, i32 noundef) #1

define dso_local noundef i64 @_Z23get_enqueued_local_sizej(i32 noundef %0) #0 {
  %2 = call ptr @__native_item() #4
  %3 = call i64 @__native_query_group_local_size(ptr noundef %2, i32 noundef %0) #5
  ret i64 %3
}

define dso_local noundef i64 @_Z14get_num_groupsj(i32 noundef %0) #0 {
  %2 = call ptr @__native_item() #4
  %3 = call i64 @__native_query_group_group_count(ptr noundef %2, i32 noundef %0) #5
  ret i64 %3
}

declare i64 @__native_query_group_group_count(ptr noundef, i32 noundef) #1

define dso_local noundef i64 @_Z17get_global_offsetj(i32 noundef %0) #0 {
  %2 = call ptr @__native_item() #4
  %3 = call i64 @__native_query_group_global_offset(ptr noundef %2, i32 noundef %0) #5
  ret i64 %3
}

declare i64 @__native_query_group_global_offset(ptr noundef, i32 noundef) #1

define dso_local noundef i32 @_Z12get_work_dimv() #0 {
  %1 = call ptr @__native_item() #4
  %2 = call i64 @__native_query_group_dimensions(ptr noundef %1) #5
  %3 = trunc i64 %2 to i32
  ret i32 %3
}

declare i64 @__native_query_group_dimensions(ptr noundef) #1

define dso_local noundef i64 @_Z19get_local_linear_idv() #0 {
  %1 = call ptr @__native_item() #4
  %2 = call i64 @__native_query_item_index(ptr noundef %1) #5
  ret i64 %2
}

declare i64 @__native_query_item_index(ptr noundef) #1

define dso_local void @_Z7barrierj(i32 noundef %0) #0 {
  call void @__native_barrier() #6
  ret void
}

declare void @__native_barrier() #3

define dso_local void @_Z18work_group_barrierj(i32 noundef %0) #0 {
  call void @__native_barrier() #6
  ret void
}

attributes #0 = { mustprogress nounwind "no-builtins" }
attributes #1 = { "no-builtins" }
attributes #2 = { nounwind willreturn memory(none) "no-builtins" }
attributes #3 = { convergent nounwind "no-builtins" }
attributes #4 = { nobuiltin nounwind willreturn memory(none) "no-builtins" }
attributes #5 = { nobuiltin nounwind "no-builtins" }
attributes #6 = { convergent nobuiltin nounwind "no-builtins" }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
