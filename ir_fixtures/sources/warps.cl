// What people write for 32 work-items that run in step: sums, scans, sorts and votes by shuffles.
#define WARP 32
#define KERNEL __attribute__((intel_reqd_sub_group_size(WARP))) kernel void

static float warp_sum(float x) {
  for (int distance = WARP / 2; distance > 0; distance /= 2)
    x += sub_group_shuffle_xor(x, distance);
  return x;
}

static int warp_scan(int x) {
  uint lane = get_sub_group_local_id();
  for (uint distance = 1; distance < WARP; distance *= 2) {
    int other = sub_group_shuffle_up(x, distance);
    if (lane >= distance)
      x += other;
  }
  return x;
}

KERNEL warp_sums(global const float *in, global float *out) {
  float sum = warp_sum(in[get_global_id(0)]);
  if (get_sub_group_local_id() == 0)
    out[get_group_id(0) * get_num_sub_groups() + get_sub_group_id()] = sum;
}

// The first warp adds what all have found, and one work-item adds that to what other groups have.
KERNEL total(global const float *in, global atomic_int *out, local float *sums) {
  uint warp = get_sub_group_id(), lane = get_sub_group_local_id();
  float sum = warp_sum(in[get_global_id(0)]);
  if (lane == 0)
    sums[warp] = sum;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (warp == 0) {
    sum = warp_sum(lane < get_num_sub_groups() ? sums[lane] : 0);
    if (lane == 0)
      atomic_fetch_add(out, (int)sum);
  }
}

KERNEL group_scan(global const int *in, global int *out, local int *sums) {
  uint warp = get_sub_group_id(), lane = get_sub_group_local_id();
  int x = warp_scan(in[get_global_id(0)]);
  if (lane == WARP - 1)
    sums[warp] = x;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (warp == 0)
    sums[lane] = warp_scan(lane < get_num_sub_groups() ? sums[lane] : 0);
  barrier(CLK_LOCAL_MEM_FENCE);
  out[get_global_id(0)] = warp ? x + sums[warp - 1] : x;
}

KERNEL bitonic_sort(global int *values) {
  uint lane = get_sub_group_local_id();
  int x = values[get_global_id(0)];
  for (uint size = 2; size <= WARP; size *= 2)
    for (uint distance = size / 2; distance > 0; distance /= 2) {
      int other = sub_group_shuffle_xor(x, distance);
      bool is_lower = (lane & distance) == 0, is_rising = (lane & size) == 0;
      x = is_lower == is_rising ? min(x, other) : max(x, other);
    }
  values[get_global_id(0)] = x;
}

// Each work-item has a row of four; blocks of four rows become columns.
KERNEL transpose(global float4 *rows) {
  uint lane = get_sub_group_local_id();
  float4 row = rows[get_global_id(0)], column;
  uint first = lane & ~3u, me = lane & 3;
  for (uint at = 0; at < 4; ++at) {
    uint wanted = (me + at) & 3;
    float given = ((me - at) & 3) == 0 ? row.x : ((me - at) & 3) == 1 ? row.y : ((me - at) & 3) == 2 ? row.z : row.w;
    float found = sub_group_shuffle(given, first + wanted);
    if (wanted == 0) column.x = found;
    if (wanted == 1) column.y = found;
    if (wanted == 2) column.z = found;
    if (wanted == 3) column.w = found;
  }
  rows[get_global_id(0)] = column;
}

// Those with odd numbers write them without gaps; the first of them finds the place for all.
KERNEL compact(global const int *in, global int *out, global atomic_int *count) {
  int x = in[get_global_id(0)];
  if (x & 1) {
    uint4 ballot = sub_group_ballot(1);
    uint before = sub_group_ballot_exclusive_scan(ballot);
    int place = 0;
    if (sub_group_elect())
      place = atomic_fetch_add(count, (int)sub_group_ballot_bit_count(ballot));
    place = sub_group_broadcast_first(place);
    out[place + before] = x;
  }
}

KERNEL early(global const int *in, global int *out, int count) {
  int at = get_global_id(0);
  if (at >= count)
    return;
  int x = in[at];
  out[at] = sub_group_non_uniform_reduce_add(x) + sub_group_non_uniform_scan_exclusive_add(x);
}

// Steps of Collatz's sequence, until all of a warp have come to 1.
KERNEL steps(global int *values) {
  int x = values[get_global_id(0)], count = 0;
  while (sub_group_any(x != 1)) {
    if (x != 1) {
      x = x & 1 ? 3 * x + 1 : x / 2;
      ++count;
    }
  }
  values[get_global_id(0)] = count;
}

static float dot_row(global const float *row, global const float *x, int size) {
  float sum = 0;
  for (int at = get_sub_group_local_id(); at < size; at += WARP)
    sum += row[at] * x[at];
  return sub_group_reduce_add(sum);
}

// A warp a row, as many rows as there are.
KERNEL product(global const float *matrix, global const float *x, global float *out, int rows, int size) {
  int warps = get_num_groups(0) * get_num_sub_groups();
  for (int row = get_group_id(0) * get_num_sub_groups() + get_sub_group_id(); row < rows; row += warps) {
    float found = dot_row(matrix + row * size, x, size);
    if (get_sub_group_local_id() == 0)
      out[row] = found;
  }
}

KERNEL neighbours(global int *values, local int *place) {
  uint warp = get_sub_group_id(), lane = get_sub_group_local_id();
  local int *mine = place + warp * WARP;
  int x = values[get_global_id(0)];
  for (int round = 0; round < 5; ++round) {
    mine[lane] = x;
    sub_group_barrier(CLK_LOCAL_MEM_FENCE);
    x += mine[(lane + 1) % get_sub_group_size()];
    sub_group_barrier(CLK_LOCAL_MEM_FENCE);
  }
  values[get_global_id(0)] = x;
}

// Ways part again and again, and meet again.
KERNEL parting(global const int *in, global int *out) {
  int x = in[get_global_id(0)], sum = 0;
  for (int round = 0; round < 4; ++round) {
    if (x >> round & 1)
      sum += sub_group_non_uniform_reduce_add(x);
    else if (x >> round & 2)
      sum -= sub_group_non_uniform_reduce_max(x + round);
    sum ^= sub_group_reduce_add(round);
  }
  out[get_global_id(0)] = sum;
}

// Work-groups of several dimensions are rows one after another.
KERNEL places(global int *out) {
  size_t group = get_group_id(1) * get_num_groups(0) + get_group_id(0);
  size_t at = group * get_local_size(0) * get_local_size(1) + get_local_linear_id();
  int row = get_global_id(1) - get_group_id(1) * get_local_size(1);
  int found = sub_group_reduce_add((int)get_local_id(0) + 10 * row);
  out[at] = found * 10000 + get_sub_group_id() * 100 + get_sub_group_local_id();
}

// Each with an odd number adds it to a place that others add to as well, and all learn how many there were.
KERNEL bins(global const int *in, global atomic_int *sums, global int *out) {
  int x = in[get_global_id(0)], before = -1;
  if (x & 1)
    before = atomic_fetch_add(&sums[x & 7], x);
  out[get_global_id(0)] = sub_group_reduce_add((int)(before >= 0));
}

// Each lane has rounds of its own: it leaves some out, or leaves the loop, or returns.
KERNEL leaving(global const int *in, global int *out) {
  int x = in[get_global_id(0)];
  uint sum = 0;
  for (int round = 0; round < (x & 15); ++round) {
    if ((x >> 4 & 15) == round) {
      out[get_global_id(0)] = sum;
      return;
    }
    if ((x >> 8 & 3) == (round & 3))
      continue;
    if ((x >> 10 & 15) == round)
      break;
    sum = sum * 3 + sub_group_non_uniform_reduce_add(1);
  }
  out[get_global_id(0)] = sum * 64 + sub_group_non_uniform_reduce_add(1);
}
