const made = new Map<string, Intl.NumberFormat>();

/** A cached number formatter per locale and options: creating one costs as much as drawing a cell of a list. */
export const numberFormat = (locale: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const key = options ? `${locale} ${JSON.stringify(options)}` : locale;
  const known = made.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, options);
  made.set(key, format);
  return format;
};
