// printf: text is kept until the runtime takes it, so that it comes in order with what the host prints.
//
// Each call hands its arguments over in slots of 64 bits, vectors element by element: integers as `long`, floating-point
// numbers as `double`.
#pragma once

extern "C" {
int snprintf(char *, size_t, const char *, ...);
void *realloc(void *, size_t);
void free(void *);
long write(int, const void *, size_t);
}

struct Text {
  char *data;
  size_t used, room;
};

struct Directive {
  char spec[48]; // with the `%`, flags, width and precision
  int spec_length, lanes, bytes;
};

static Text native_printed;
static int native_printing; // 1 while a thread changes it

INLINE bool has_room(Text *text, size_t more) {
  if (text->room - text->used >= more)
    return true;
  size_t room = 2 * text->room + more + 64;
  char *data = (char *)realloc(text->data, room);
  if (!data)
    return false;
  text->data = data;
  text->room = room;
  return true;
}

__attribute__((noinline)) static void append(Text *text, const char *from, size_t size) {
  if (has_room(text, size)) {
    __builtin_memcpy(text->data + text->used, from, size);
    text->used += size;
  }
}

__attribute__((noinline)) static void give_to_host(const char *from, size_t size) {
  while (__atomic_exchange_n(&native_printing, 1, __ATOMIC_ACQUIRE))
    ;
  append(&native_printed, from, size);
  __atomic_store_n(&native_printing, 0, __ATOMIC_RELEASE);
}

// What stands in a slot, for a directive that ends in `conversion`.
template <class T> static void append_value(Text *text, Directive *directive, const char *conversion, T value) {
  char *end = directive->spec + directive->spec_length;
  for (int at = 0; (end[at] = conversion[at]); ++at)
    ;
  for (int tries = 0; tries < 2; ++tries) {
    size_t room = text->room - text->used;
    int size = snprintf(text->data + text->used, room, directive->spec, value);
    if (size < 0)
      return;
    if ((size_t)size < room) {
      text->used += size;
      return;
    }
    if (!has_room(text, (size_t)size + 1))
      return;
  }
}

INLINE long as_signed(long value, int bytes) {
  return bytes == 1 ? (signed char)value : bytes == 2 ? (short)value : bytes == 4 ? (int)value : value;
}
INLINE ulong as_unsigned(ulong value, int bytes) {
  return bytes == 1 ? (uchar)value : bytes == 2 ? (ushort)value : bytes == 4 ? (uint)value : value;
}

static void append_slot(Text *text, Directive *directive, char conversion, ulong slot) {
  char with_length[3] = {'l', conversion, 0}, alone[2] = {conversion, 0};
  switch (conversion) {
  case 'd':
  case 'i':
    return append_value(text, directive, with_length, as_signed(slot, directive->bytes));
  case 'u':
  case 'o':
  case 'x':
  case 'X':
    return append_value(text, directive, with_length, as_unsigned(slot, directive->bytes));
  case 'c':
    return append_value(text, directive, alone, (int)slot);
  case 's':
    return append_value(text, directive, alone, slot ? (const char *)slot : "(null)");
  case 'p':
    return append_value(text, directive, alone, (void *)slot);
  default:
    return append_value(text, directive, alone, __builtin_bit_cast(double, slot));
  }
}

INLINE bool is_one_of(char c, const char *set) {
  for (; *set; ++set)
    if (*set == c)
      return true;
  return false;
}

INLINE const char *read_digits(const char *at, int *value) {
  for (*value = 0; *at >= '0' && *at <= '9'; ++at)
    *value = *value < 100000 ? 10 * *value + (*at - '0') : *value;
  return at;
}

// Reads flags, width, precision, vector and length after a `%`; returns where the conversion stands.
static const char *read_directive(const char *at, Directive *directive, const ulong **slot, const ulong *end) {
  int length = 0;
  directive->spec[length++] = '%';
  for (bool more = true; more; ++at) {
    more = is_one_of(*at, "-+ #0");
    if (!more)
      break;
    if (length < 8)
      directive->spec[length++] = *at;
  }
  for (int part = 0; part < 2; ++part) {
    if (part) {
      if (*at != '.')
        break;
      directive->spec[length++] = '.';
      ++at;
    }
    int value = 0;
    if (*at == '*') {
      value = *slot < end ? (int)*(*slot)++ : 0;
      ++at;
    } else {
      const char *start = at;
      at = read_digits(at, &value);
      if (at == start)
        continue;
    }
    if (part && value < 0)
      --length; // as if there were no precision
    else
      length += snprintf(directive->spec + length, 12, "%d", value);
  }
  directive->spec_length = length;
  directive->lanes = 1;
  if (*at == 'v')
    at = read_digits(at + 1, &directive->lanes);
  directive->bytes = 4;
  if (at[0] == 'h' && at[1] == 'l')
    at += 2;
  else
    for (; *at == 'h' || is_one_of(*at, "lLjzt"); ++at)
      directive->bytes = *at != 'h' ? 8 : directive->bytes == 2 ? 1 : 2;
  return at;
}

extern "C" {
int __native_printf(const char *format, const ulong *slot, int slots) {
  const ulong *end = slot + slots;
  Text text = {};
  while (*format) {
    const char *start = format;
    while (*format && *format != '%')
      ++format;
    append(&text, start, (size_t)(format - start));
    if (!*format)
      break;
    start = format++;
    Directive directive;
    format = read_directive(format, &directive, &slot, end);
    char conversion = *format;
    if (conversion == '%') {
      append(&text, "%", 1);
      ++format;
    } else if (!is_one_of(conversion, "diuoxXcspfFeEgGaA") || !conversion) {
      append(&text, start, (size_t)(format - start));
    } else {
      ++format;
      for (int lane = 0; lane < directive.lanes && slot < end; ++lane) {
        if (lane)
          append(&text, ",", 1);
        append_slot(&text, &directive, conversion, *slot++);
      }
    }
  }
  give_to_host(text.data, text.used);
  free(text.data);
  return 0;
}

// Returns what was printed since the last call, which the caller frees. A handler of signals may call this, also in the
// thread that changes the text: that one will not go on, so this gives up some time.
char *__native_take_printed(size_t *size) {
  *size = 0;
  for (uint tries = 0; __atomic_exchange_n(&native_printing, 1, __ATOMIC_ACQUIRE); ++tries)
    if (tries == 1u << 26)
      return nullptr;
  char *data = native_printed.data;
  *size = native_printed.used;
  native_printed = {};
  __atomic_store_n(&native_printing, 0, __ATOMIC_RELEASE);
  return data;
}

// Writes what nobody will take any more.
void __native_write_printed() {
  size_t size;
  char *data = __native_take_printed(&size);
  for (size_t at = 0; at < size;) {
    long written = write(1, data + at, size - at);
    if (written <= 0)
      break;
    at += (size_t)written;
  }
  free(data);
}

int puts(const char *text) { return __native_printf("%s\n", (const ulong *)&text, 1); }
int putchar(int c) {
  ulong slot = (ulong)c;
  __native_printf("%c", &slot, 1);
  return c;
}
} // extern "C"
