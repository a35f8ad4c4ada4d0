/* What the programs of `opencl_programs.py` call, in OpenCL C and in C: arithmetic without undefined results. */
#define DIVISIONS(type, least)                                                                                         \
  static type divided_##type(type a, type b) { return b == 0 || (least && a == least && b == (type)-1) ? a : a / b; }  \
  static type rest_##type(type a, type b) { return b == 0 || (least && a == least && b == (type)-1) ? a : a % b; }
DIVISIONS(char, -128)
DIVISIONS(uchar, 0)
DIVISIONS(short, -32768)
DIVISIONS(ushort, 0)
DIVISIONS(int, (-2147483647 - 1))
DIVISIONS(uint, 0)
DIVISIONS(long, (-9223372036854775807L - 1))
DIVISIONS(ulong, 0)

static float tame(float x) { return x > -1e6f && x < 1e6f ? x : 1.0f; }
static int to_int(float x) { return (int)tame(x); }

#ifndef VEC
#define LOCAL local
#define VEC(type, ...) ((type)(__VA_ARGS__))
#define AS(type, x) as_##type(x)
#endif

static uint exchanged(LOCAL uint *tile, size_t mine, size_t other, uint value) {
  barrier(CLK_LOCAL_MEM_FENCE);
  tile[mine] = value;
  barrier(CLK_LOCAL_MEM_FENCE);
  uint found = tile[other];
  barrier(CLK_LOCAL_MEM_FENCE);
  return found;
}
