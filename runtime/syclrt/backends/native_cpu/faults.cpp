// Text that kernels printed and the host has not taken, when a signal ends the process: a handler writes it. The signal
// goes on to whoever handled it before.
//
// Compiled into runner.ll by scripts/regen_device_library.

#include "runner.hpp"

struct Info {
  int signal, error, code;
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
static constexpr int FAULTS[] = {4, 6, 7, 8, 11}; // SIGILL, SIGABRT, SIGBUS, SIGFPE, SIGSEGV
static constexpr int MOST_PROGRAMS = 256;         // the text of others is lost

static Take programs[MOST_PROGRAMS];
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

static void at_fault(int signal, Info *info, void *) {
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

static void replace(Take old, Take by) {
  for (Take &program : programs) {
    Take found = old;
    if (__atomic_compare_exchange_n(&program, &found, by, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
      return;
  }
}

extern "C" {
// Write what a program has printed, should a signal end the process.
void __native_write_at_fault(Take take) {
  replace(nullptr, take);
  install();
}

// Do so no more: the program goes.
void __native_forget_program(Take take) { replace(take, nullptr); }
}
