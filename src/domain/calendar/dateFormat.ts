const made = new Map<string, Intl.DateTimeFormat>();

/** A cached date formatter per locale and options: creating one costs as much as formatting thirty dates. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = made.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, options);
  made.set(key, format);
  return format;
};
