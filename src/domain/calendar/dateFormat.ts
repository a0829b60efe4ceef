const made = new Map<string, Intl.DateTimeFormat>();

/** A formatter of dates. It is made once for its locale and options: to make one takes as long as thirty dates do to be written. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = made.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, options);
  made.set(key, format);
  return format;
};
