// What programs call most often: launches that were made before for the same range, copies and fills go straight to the
// device where nothing has to end before but what the device was handed in this order. Everything else is left to Python. queues.py lays out the structures.
//
// Compiled to program_calls.ll by scripts/regen_device_library.

using u32 = unsigned;
using u64 = unsigned long long;
using i64 = long long;
using size_t = decltype(sizeof 0);

#include "../backends/cuda/line.hpp"

extern "C" {
struct alignas(64) Opaque {
  char bytes[64]; // a mutex of POSIX, which begins as zeros
};
struct Time {
  long seconds, nanoseconds;
};
int clock_gettime(int, Time *);
int pthread_key_create(u32 *, void (*)(void *));
int pthread_mutex_lock(Opaque *);
int pthread_mutex_unlock(Opaque *);
int pthread_setspecific(u32, const void *);
void *memcpy(void *, const void *, size_t);
void *memmove(void *, const void *, size_t);
void *memset(void *, int, size_t);
void *PyGILState_GetThisThreadState();
void *PyInterpreterState_Main();
void *PyThreadState_New(void *interpreter);
void PyThreadState_Clear(void *state);
void PyThreadState_DeleteCurrent();
void PyEval_RestoreThread(void *state);
}

// As in syclopt/abi.h.
struct Events {
  void *const *list;
  size_t count;
};

struct Launch {
  const void *kernel, *callable;
  size_t size, align;
  u32 kind, dimensions;
  size_t extents[9]; // global, local, offset
  size_t local_bytes;
  const void *constants;
  size_t constant_count;
};

// A range, three extents each with the one first that varies fastest, as backends take it.
struct Range {
  size_t global_size[3], local_size[3], offset[3], dimensions;
  size_t has_groups;
};

// A launch that was made before; or one for any range, with or without work-groups of a size, which is all that is in the
// extents.
struct Site {
  const void *kernel;
  u32 kind, dimensions;
  size_t extents[9];
  size_t local_bytes, size;
  u32 is_for_any, unused;
  int (*launch)(const void *state, void *line, char *data, size_t local_bytes, const Range *range);
  const void *state;
};

struct Queue;

// What Python does.
struct LongWay {
  int (*launch)(Queue *, const Launch *, Events, void **event);
  int (*copy)(Queue *, void *to, const void *from, size_t size, Events, void **event);
  int (*fill)(Queue *, void *to, const void *pattern, size_t pattern_size, size_t count, Events, void **event);
  int (*wait)(Queue *);
  int (*wait_events)(Events);
  int (*retain)(void *event);
  int (*release)(void *event);
};

static constexpr u32 SITES = 64;   // a power of two
static constexpr u32 ND_RANGE = 2; // a kind of launch
enum { GLOBAL_SIZE = 0, LOCAL_SIZE = 3, OFFSET = 6 }; // in the extents
static constexpr int MONOTONIC = 1, NOT_READY = 600;
static constexpr i64 SPIN = 200'000; // nanoseconds that a wait looks without a pause
static constexpr u64 NUMBERS = (1 << 15) - 1; // of queues, in the handles of events
static constexpr size_t SMALL = 1 << 16, LARGEST = 4096, ALIGNMENT = 64;

// What copies and fills on a line, or lets another one wait for all that a line has been handed, and tells whether that was
// done.
struct Transfers {
  int (*copy)(const void *state, Line *line, void *to, const void *from, size_t size);
  int (*fill)(const void *state, Line *line, void *to, const void *pattern, size_t pattern_size, size_t count);
  int (*lead)(const void *state, Line *line, Line *other);
  const void *state;
};

struct Queue {
  Opaque mutex;
  const LongWay *long_way;
  Line *line; // of a device that goes on by itself
  Transfers transfers;
  u32 is_held_up; // something has to end before the next command
  u32 is_busy;    // there may be something to wait for, beside the line
  u32 number;     // in the handles of events on the line
  u32 count;      // of sites
  u32 users;      // threads that look at an event of it; who changes that holds the mutex of numbers
  Site sites[SITES];
};

static const LongWay *events_way;

// The queues by their numbers in the handles of events; none where all events have ended.
static Opaque numbers;
static Queue *numbered[NUMBERS + 1];

// What Python keeps of the program's own threads: made at the first call, as its list of them must not change while the
// process forks, and gone with the thread.
static Opaque threads;
static u32 thread_key;
static bool has_thread_key;

static void end_thread(void *state) {
  PyEval_RestoreThread(state);
  PyThreadState_Clear(state);
  PyThreadState_DeleteCurrent();
}

static size_t place_of(const void *kernel, const size_t *extents) {
  u64 mixed = (u64)kernel;
  for (u32 at = 0; at < 9; ++at)
    mixed = (mixed ^ extents[at]) * 0x9e3779b97f4a7c15;
  return mixed >> 32;
}

static bool is_for(const Site *site, const Launch *launch, u32 is_for_any) {
  if (site->is_for_any != is_for_any || site->kernel != launch->kernel || site->kind != launch->kind || site->dimensions != launch->dimensions)
    return false;
  if (site->local_bytes != launch->local_bytes || site->size != launch->size)
    return false;
  for (u32 at = 0; at < 9; ++at)
    if (site->extents[at] != launch->extents[at])
      return false;
  return true;
}

static const Site *find(const Queue *queue, const Launch *launch, u32 is_for_any) {
  for (size_t at = place_of(launch->kernel, launch->extents), tried = 0; tried < SITES; ++at, ++tried) {
    const Site *site = queue->sites + at % SITES;
    if (!site->kernel)
      return nullptr;
    if (is_for(site, launch, is_for_any))
      return site;
  }
  return nullptr;
}

// Return how a kernel is launched for a range, or for any.
static const Site *find(const Queue *queue, const Launch *launch) {
  const Site *site = find(queue, launch, false);
  if (site)
    return site;
  Launch any = *launch;
  for (u32 at = 0; at < 3; ++at)
    any.extents[GLOBAL_SIZE + at] = any.extents[OFFSET + at] = 0;
  return find(queue, &any, true);
}

// Take over the range of a launch. Returns whether a kernel can be launched for it.
static bool take(const Launch *launch, Range &range) {
  u32 count = launch->dimensions ? launch->dimensions : 1;
  range = {{1, 1, 1}, {1, 1, 1}, {}, count, launch->kind == ND_RANGE};
  for (u32 at = 0; at < count; ++at) {
    u32 to = count - 1 - at;
    range.global_size[to] = launch->extents[GLOBAL_SIZE + at];
    range.offset[to] = launch->extents[OFFSET + at];
    if (range.has_groups)
      range.local_size[to] = launch->extents[LOCAL_SIZE + at];
    if (!range.local_size[to] || range.global_size[to] % range.local_size[to])
      return false;
  }
  return true;
}

// The event of what the line was handed last: a handle that counts nothing, as it is odd. The number of the queue is in it.
static void *handed(Queue *queue) {
  i64 count = __atomic_add_fetch(&queue->line->count, 1, __ATOMIC_RELAXED);
  return (void *)((u64)count << 16 | (u64)queue->number << 1 | 1);
}

static i64 now() {
  Time time;
  clock_gettime(MONOTONIC, &time);
  return time.seconds * 1'000'000'000LL + time.nanoseconds;
}

static u64 number_in(u64 event) { return event >> 1 & NUMBERS; }
static i64 count_in(u64 event) { return (i64)(event >> 16); }

// The queue of an event on a line, while this lives, which must not be gone meanwhile. There may be none.
struct Used {
  Queue *queue;

  explicit Used(u64 event) {
    pthread_mutex_lock(&numbers);
    queue = numbered[number_in(event)];
    if (queue)
      ++queue->users;
    pthread_mutex_unlock(&numbers);
  }
  ~Used() {
    pthread_mutex_lock(&numbers);
    if (queue)
      --queue->users;
    pthread_mutex_unlock(&numbers);
  }
};

// Look for a while whether a line has done all, and tell whether it has.
static bool is_done(Line *line) {
  i64 count = __atomic_load_n(&line->count, __ATOMIC_ACQUIRE);
  if (line->done >= count)
    return true;
  int status = line->query(line->stream);
  for (i64 end = status == NOT_READY ? now() + SPIN : 0; status == NOT_READY && now() < end;)
    status = line->query(line->stream);
  if (status)
    return false;
  if (line->done < count)
    line->done = count;
  return true;
}

// Tell whether an event has ended, for which it looks for a while.
static bool has_ended(u64 event) {
  if (!(event & 1))
    return !event;
  Used other(event);
  if (!other.queue)
    return true;
  Line *line = other.queue->line;
  i64 count = count_in(event);
  return line->done >= count || (__atomic_load_n(&line->count, __ATOMIC_ACQUIRE) == count && is_done(line));
}

// Let what a line is handed later begin after an event of another queue, and tell whether that was done. It must be the
// last thing that the other one was handed: what comes after it may wait for the host.
static bool follows(Line *line, u64 event) {
  Used other(event);
  if (!other.queue || other.queue->line->done >= count_in(event))
    return true;
  const Transfers *transfers = &other.queue->transfers;
  if (!line)
    return false;
  pthread_mutex_lock(&other.queue->mutex);
  bool is_last = !other.queue->is_held_up && other.queue->line->count == count_in(event);
  bool is_done = is_last && transfers->lead(transfers->state, other.queue->line, line);
  pthread_mutex_unlock(&other.queue->mutex);
  return is_done;
}

// Tell whether all events have ended, or the line of a queue sees to it that what it is handed later comes after them.
static bool are_before(const Queue *queue, Events events) {
  for (size_t at = 0; at < events.count; ++at) {
    u64 event = (u64)events.list[at];
    bool is_on_line = queue->line && event & 1 && number_in(event) == queue->number;
    if (event && !is_on_line && !(event & 1 && follows(queue->line, event)))
      return false;
  }
  return true;
}

// Return what a program is given as the event of what has just been done, or been handed to the line.
static void give_event(Queue *queue, void **event) {
  void *made = queue->line ? handed(queue) : nullptr;
  if (event)
    *event = made;
}

static bool copied(Queue *queue, void *to, const void *from, size_t size) {
  if (queue->line)
    return queue->transfers.copy(queue->transfers.state, queue->line, to, from, size);
  if (size > SMALL)
    return false;
  memmove(to, from, size);
  return true;
}

static bool filled(Queue *queue, char *to, const char *pattern, size_t pattern_size, size_t count) {
  if (queue->line)
    return queue->transfers.fill(queue->transfers.state, queue->line, to, pattern, pattern_size, count);
  if (pattern_size * count > SMALL)
    return false;
  if (pattern_size == 1)
    memset(to, *pattern, count);
  else
    for (size_t at = 0; at < count; ++at)
      memcpy(to + at * pattern_size, pattern, pattern_size);
  return true;
}

static bool launched(Queue *queue, const Launch *launch) {
  if (launch->size > LARGEST || launch->align > ALIGNMENT)
    return false;
  const Site *site = find(queue, launch);
  Range range;
  if (!site || (site->is_for_any && !take(launch, range)))
    return false;
  alignas(ALIGNMENT) char data[LARGEST];
  memcpy(data, launch->callable, launch->size);
  return site->launch(site->state, queue->line, data, launch->local_bytes, &range);
}

extern "C" {
int __program_launch(Queue *queue, const Launch *launch, Events after, void **event) {
  if (!are_before(queue, after) || launch->constant_count)
    return queue->long_way->launch(queue, launch, after, event);
  pthread_mutex_lock(&queue->mutex);
  bool was_launched = !queue->is_held_up && launched(queue, launch);
  if (was_launched)
    give_event(queue, event);
  pthread_mutex_unlock(&queue->mutex);
  return was_launched ? 0 : queue->long_way->launch(queue, launch, after, event);
}

int __program_copy(Queue *queue, void *to, const void *from, size_t size, Events after, void **event) {
  if (!are_before(queue, after) || !size)
    return queue->long_way->copy(queue, to, from, size, after, event);
  pthread_mutex_lock(&queue->mutex);
  bool was_copied = !queue->is_held_up && copied(queue, to, from, size);
  if (was_copied)
    give_event(queue, event);
  pthread_mutex_unlock(&queue->mutex);
  return was_copied ? 0 : queue->long_way->copy(queue, to, from, size, after, event);
}

int __program_fill(Queue *queue, void *to, const void *pattern, size_t pattern_size, size_t count, Events after, void **event) {
  if (!are_before(queue, after) || !count)
    return queue->long_way->fill(queue, to, pattern, pattern_size, count, after, event);
  pthread_mutex_lock(&queue->mutex);
  bool was_filled = !queue->is_held_up && filled(queue, (char *)to, (const char *)pattern, pattern_size, count);
  if (was_filled)
    give_event(queue, event);
  pthread_mutex_unlock(&queue->mutex);
  return was_filled ? 0 : queue->long_way->fill(queue, to, pattern, pattern_size, count, after, event);
}

int __program_wait(Queue *queue) {
  bool is_busy = __atomic_load_n(&queue->is_busy, __ATOMIC_ACQUIRE);
  return is_busy || (queue->line && !is_done(queue->line)) ? queue->long_way->wait(queue) : 0;
}

int __program_wait_events(Events events) {
  for (size_t at = 0; at < events.count; ++at)
    if (!has_ended((u64)events.list[at]))
      return events_way->wait_events(events);
  return 0;
}

// Let handles of events have a number for a queue, or for none that they would have to be looked for in. Returns whether
// that was done: not while a thread uses the one that has the number.
int __program_number(u32 number, Queue *queue) {
  pthread_mutex_lock(&numbers);
  bool is_free = !numbered[number] || !numbered[number]->users;
  if (is_free)
    numbered[number] = queue;
  pthread_mutex_unlock(&numbers);
  return is_free;
}

// Events that are not of a line are Python's.
void __program_begin(const LongWay *way) { events_way = way; }

int __program_retain(void *event) { return (u64)event & 1 ? 0 : events_way->retain(event); }

int __program_release(void *event) { return (u64)event & 1 ? 0 : events_way->release(event); }

// Before the first call of a thread.
void __program_begin_thread() {
  if (PyGILState_GetThisThreadState())
    return;
  pthread_mutex_lock(&threads);
  has_thread_key = has_thread_key || !pthread_key_create(&thread_key, end_thread);
  void *state = has_thread_key ? PyThreadState_New(PyInterpreterState_Main()) : nullptr;
  pthread_mutex_unlock(&threads);
  if (state)
    pthread_setspecific(thread_key, state);
}

// Around a fork.
void __program_hold_threads() {
  pthread_mutex_lock(&threads);
  pthread_mutex_lock(&numbers);
}

void __program_let_threads_begin() {
  pthread_mutex_unlock(&numbers);
  pthread_mutex_unlock(&threads);
}

// Have everything go the long way, from now on until Python says otherwise.
void __program_hold_up(Queue *queue) {
  pthread_mutex_lock(&queue->mutex);
  queue->is_held_up = queue->is_busy = 1;
  pthread_mutex_unlock(&queue->mutex);
}

// Keep how a launch is made. Returns whether there was room for it.
int __program_add_site(Queue *queue, const Site *site) {
  pthread_mutex_lock(&queue->mutex);
  bool has_room = queue->count < SITES / 2;
  if (has_room) {
    size_t at = place_of(site->kernel, site->extents);
    while (queue->sites[at % SITES].kernel)
      ++at;
    queue->sites[at % SITES] = *site;
    ++queue->count;
  }
  pthread_mutex_unlock(&queue->mutex);
  return has_room;
}

void __program_forget_sites(Queue *queue) {
  pthread_mutex_lock(&queue->mutex);
  for (u32 at = 0; at < SITES; ++at)
    queue->sites[at].kernel = nullptr;
  queue->count = 0;
  pthread_mutex_unlock(&queue->mutex);
}
}
