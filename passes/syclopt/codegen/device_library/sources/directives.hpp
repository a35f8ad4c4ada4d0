// What stands after a `%` in a format of printf.
#pragma once

struct Directive {
  const char *flags;
  int flag_count, width, precision, lanes, bytes;
  bool has_width, has_precision;
};
static constexpr char CONVERSIONS[] = "diuoxXcspfFeEgGaA";

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

// Reads a number, or takes it from the next slot; tells whether there is one.
INLINE bool read_number(const char **at, int *value, const ulong **slot, const ulong *end) {
  const char *start = *at;
  if (**at == '*') {
    *value = *slot < end ? (int)*(*slot)++ : 0;
    ++*at;
  } else {
    *at = read_digits(*at, value);
  }
  return *at != start;
}

// Reads flags, width, precision, vector and length; returns where the conversion stands.
static const char *read_directive(const char *at, Directive *directive, const ulong **slot, const ulong *end) {
  directive->flags = at;
  while (is_one_of(*at, "-+ #0"))
    ++at;
  directive->flag_count = (int)(at - directive->flags);
  directive->has_width = read_number(&at, &directive->width, slot, end);
  directive->has_precision = *at == '.';
  if (directive->has_precision) {
    ++at;
    read_number(&at, &directive->precision, slot, end);
    directive->has_precision = directive->precision >= 0;
  }
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

// Calls `take(slot)` for each slot that has a text.
template <class Take> INLINE void each_text(const char *format, const ulong *slots, uint count, Take take) {
  const ulong *slot = slots, *end = slots + count;
  while (*format) {
    if (*format++ != '%')
      continue;
    Directive directive;
    format = read_directive(format, &directive, &slot, end);
    if (*format == '%')
      ++format;
    if (!is_one_of(*format, CONVERSIONS))
      continue;
    if (*format == 's' && slot < end && *slot)
      take(slot - slots);
    slot += directive.lanes;
    ++format;
  }
}
