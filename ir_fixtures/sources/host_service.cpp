// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Host code for x86-64 that reaches the less common parts of a module: exceptions of every kind, inline assembly,
// thread-local variables, comdats, aliases, an ifunc, static initialisers, computed and asm goto, odd symbol names.
// No standard headers, so that the module depends on the compiler alone.

asm(".globl service_marker\nservice_marker:\n  .asciz \"marker; {not a brace}\"");

typedef __SIZE_TYPE__ size_t;
typedef float quad __attribute__((vector_size(16)));
void *operator new(size_t, void *place) noexcept { return place; }
extern "C" int printf(const char *, ...);
extern "C" char service_marker[];

namespace service {

struct Error {
  int code;
  explicit Error(int c) : code(c) {}
  virtual ~Error() {}
  virtual const char *text() const { return "error: \"generic\"\t\xff"; }
};
struct Timeout : virtual Error {
  Timeout() : Error(110) {}
  const char *text() const override { return "timeout"; }
};
struct Overload : Timeout {
  long double load = 1.5L;
  Overload() : Error(111) {}
  const char *text() const override { return "overload"; }
};

int live_guards __asm__("live guards {;}\"q") = 0;
extern int live_alias __attribute__((alias("live guards {;}\"q"), visibility("hidden")));

struct Guard {
  Guard() { ++live_guards; }
  ~Guard() { --live_guards; }
};

template <class T> struct Pool {
  static T shared;
  T slots[4];
  unsigned next = 0;
  T &take() {
    if (next == 4)
      throw Overload();
    return slots[next++];
  }
};
template <class T> T Pool<T>::shared = T();
template struct Pool<quad>;

int seed() noexcept(false) {
  if (live_guards > 3)
    throw live_guards;
  return 7;
}

thread_local int calls = 0;
thread_local int first_seed = seed();
static __thread long last_code __attribute__((tls_model("initial-exec")));
int start = seed();
const int &kept = live_guards;

// A dynamic exception specification: the landing pad has a filter.
int checked(int x) throw(int, Error *) {
  if (x > 3)
    throw x;
  return seed() + x;
}

__attribute__((noinline)) int risky(int kind) {
  Guard guard;
  switch (kind) {
  case 0:
    throw Timeout();
  case 1:
    throw 1;
  case 2:
    throw new Error(2);
  default:
    return checked(kind);
  }
}

int run(int kind) {
  Guard outer;
  calls += first_seed;
  try {
    Guard inner;
    return risky(kind) + risky(kind + 1);
  } catch (const Timeout &timeout) {
    last_code = timeout.code;
    return printf("%s\n", timeout.text());
  } catch (Error *owned) {
    delete owned;
    throw;
  } catch (int code) {
    return -code;
  } catch (...) {
    return static_cast<int>(last_code);
  }
}

int run_twice(int kind) noexcept { return run(kind) + run(kind + 1); }

static int add_plain(const int *items, int count) {
  int sum = 0;
  for (int i = 0; i < count; i++)
    sum += items[i];
  return sum;
}

static int add_fast(const int *items, int count) {
  int sum = 0;
  asm volatile("1: addl (%1), %0\n\taddq $4, %1\n\tdecl %2\n\tjnz 1b"
               : "+r"(sum), "+r"(items), "+r"(count)
               :
               : "cc", "memory");
  return sum;
}

extern "C" {
int (*choose_add())(const int *, int) {
  unsigned a = 7, b = 0, c = 0, d;
  asm("cpuid" : "+a"(a), "=b"(b), "+c"(c), "=d"(d));
  return b & 1 ? add_fast : add_plain;
}
int add(const int *items, int count) __attribute__((ifunc("choose_add")));
int add_weak(const int *items, int count) __attribute__((weak, alias("add")));
}

// Bytecode with computed goto: blockaddress and indirectbr.
int interpret(const unsigned char *code) {
  static const void *const steps[] = {&&stop, &&increment, &&twice};
  int value = 0;
  goto *steps[*code++];
increment:
  value++;
  goto *steps[*code++];
twice:
  value *= 2;
  goto *steps[*code++];
stop:
  return value;
}

// asm goto: callbr.
bool carries(unsigned a, unsigned b) {
  asm goto("addl %1, %0\n\tjc %l2" : : "r"(a), "r"(b) : "cc" : overflow);
  return false;
overflow:
  return true;
}

unsigned __int128 widen(unsigned long a, unsigned long b) { return (unsigned __int128)a * b; }

long double average(int count, ...) {
  __builtin_va_list arguments;
  __builtin_va_start(arguments, count);
  long double sum = 0;
  for (int i = 0; i < count; i++)
    sum += __builtin_va_arg(arguments, double);
  __builtin_va_end(arguments);
  return sum / count;
}

int exchange(int *at, int wanted) {
  int seen = __atomic_load_n(at, __ATOMIC_ACQUIRE);
  while (!__atomic_compare_exchange_n(at, &seen, wanted, true, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED))
    ;
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
  return __atomic_fetch_xor(at, 1, __ATOMIC_SEQ_CST) + seen;
}

quad shuffle(quad a, quad b) { return __builtin_shufflevector(a, b, 0, 4, 1, 5) * a; }

int countdown(int n) {
  if (n == 0)
    return service_marker[0];
  [[clang::musttail]] return countdown(n - 1);
}

template <class F> int apply(F body) { return body(3); }

__attribute__((section("audit"), used, aligned(64))) int audit_log[4] = {1, 2, 3, 4};

__attribute__((constructor(200))) void open_log() {
  audit_log[0] = apply([](int x) { return x + start; }) + kept;
}
__attribute__((destructor)) void close_log() { audit_log[1] = live_alias; }

struct Flags {
  unsigned ready : 1, kind : 5;
  signed delta : 9;
};
int unpack(Flags flags) { return flags.ready ? flags.kind : flags.delta; }

quad *borrow() {
  static Pool<quad> pool;
  return new (&pool.take()) quad(Pool<quad>::shared);
}

} // namespace service

int main(int argc, char **argv) {
  int items[] = {1, 2, argc};
  return service::add(items, 3) + service::run_twice(argc) + service::interpret((unsigned char *)argv[0]);
}
