const made = new Map<string, Intl.DateTimeFormat>();

/** A formatter of dates, made once for each locale and options: making one takes as long as formatting thirty dates. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = made.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, options);
  made.set(key, format);
  return format;
};
