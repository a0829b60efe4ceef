const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** A size in bytes as kB or MB in a locale's format. */
export const fileSizeText = (bytes: number, locale: string): string => {
  const [value, unit] =
    bytes < megabyte ? [Math.max(1, Math.round(bytes / kilobyte)), 'kilobyte'] : [bytes / megabyte, 'megabyte'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
};
