// What is still to be said when a signal ends the process: text that kernels printed and the host has not taken, and that
// the stack of a thread has overflowed. A handler writes it. The signal goes on to whoever handled it before.
//
// Compiled into runner.ll by scripts/regen_device_library.

#include "runner.hpp"

struct Info {
  int signal, error, code;
  char *address;
};

struct Action { // of POSIX, as the C library of Linux has it
  void (*handler)(int, Info *, void *);
  size_t mask[16];
  int flags;
  void (*restorer)();
};

using Take = char *(*)(size_t *size); // of a program: returns what was printed since the last call

extern "C" {
int sigaction(int, const Action *, Action *);
int raise(int);
long write(int, const void *, size_t);
}

static constexpr int WITH_INFO = 4, ON_OWN_STACK = 0x08000000;
static constexpr int BUS = 7, SEGMENTATION = 11;
static constexpr int FAULTS[] = {4, 6, 7, 8, 11}; // SIGILL, SIGABRT, SIGBUS, SIGFPE, SIGSEGV
static constexpr int MOST_PROGRAMS = 256;         // the text of others is lost
static constexpr int MOST_STACKS = 64;            // of kernels that run at once; of others nothing is said
static constexpr size_t GUARD = 1 << 20;          // bytes around the end of a stack that only what overflows touches

static Take programs[MOST_PROGRAMS];
static const char *stacks[MOST_STACKS]; // what is to be said where one of them overflows
static Action before[12]; // for each signal
static bool is_installed;

static void write_all(Take take) {
  size_t size = 0;
  const char *data = take(&size);
  while (size) {
    long written = write(1, data, size);
    if (written <= 0)
      return;
    data += written;
    size -= (size_t)written;
  }
}

// Threads that run such kernels have handlers run at the upper end of their stack: how far it is to the other one, is known.
static bool has_overflowed(const Info *info) {
  char here;
  size_t distance = (size_t)(&here - info->address);
  return info->code > 0 && distance + GUARD > THREAD_STACK && distance < THREAD_STACK + GUARD;
}

static void tell_of_stacks() {
  for (const char *&stack : stacks)
    if (const char *about = __atomic_load_n(&stack, __ATOMIC_ACQUIRE)) {
      size_t size = 0;
      while (about[size])
        ++size;
      if (write(2, about, size) < 0)
        return;
    }
}

static void at_fault(int signal, Info *info, void *) {
  if ((signal == SEGMENTATION || signal == BUS) && has_overflowed(info))
    tell_of_stacks();
  for (Take &program : programs)
    if (Take take = __atomic_load_n(&program, __ATOMIC_ACQUIRE))
      write_all(take);
  sigaction(signal, &before[signal], nullptr);
  if (info->code <= 0) // somebody sent it; else it comes again when the code goes on
    raise(signal);
}

static void install() {
  if (__atomic_exchange_n(&is_installed, true, __ATOMIC_ACQ_REL))
    return;
  for (int fault : FAULTS) {
    Action action = {at_fault, {}, WITH_INFO | ON_OWN_STACK, nullptr};
    sigaction(fault, &action, &before[fault]);
  }
}

template <class T, size_t count> static void replace(T (&all)[count], T old, T by) {
  for (T &one : all) {
    T found = old;
    if (__atomic_compare_exchange_n(&one, &found, by, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
      return;
  }
}

extern "C" {
// Write what a program has printed, should a signal end the process.
void __native_write_at_fault(Take take) {
  replace(programs, (Take) nullptr, take);
  install();
}

// Do so no more: the program goes.
void __native_forget_program(Take take) { replace(programs, take, (Take) nullptr); }

// Say something, should the stack of a thread of ours overflow.
void __native_watch_stack(const char *about) {
  replace(stacks, (const char *)nullptr, about);
  install();
}

// Do so no more.
void __native_watch_stack_no_more(const char *about) { replace(stacks, about, (const char *)nullptr); }
}
