// Functions of work-groups, a copy that a group makes, and sub-groups; compiled by several compilers.
kernel void groups(global const float *in, local float *copy, global float *out, global int *answers) {
  size_t size = get_local_size(0), first = get_group_id(0) * size;
  event_t done = async_work_group_copy(copy, in + first, size, 0);
  wait_group_events(1, &done);
  out[get_global_id(0)] = copy[size - 1 - get_local_id(0)];
  global int *to = answers + 6 * get_global_id(0);
  int local_id = get_local_id(0);
  to[0] = work_group_reduce_add(local_id);
  to[1] = work_group_scan_inclusive_add(local_id);
  to[2] = work_group_broadcast(local_id, size - 1);
  to[3] = work_group_any(local_id == 1);
  to[4] = work_group_all(local_id == 0);
  to[5] = sub_group_broadcast(local_id, 0) + sub_group_scan_exclusive_add(7);
}
