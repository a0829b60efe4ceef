const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** A number of bytes as people of a locale write it, in kB or MB. */
export const fileSizeText = (bytes: number, locale: string): string => {
  const [value, unit] =
    bytes < megabyte ? [Math.max(1, Math.round(bytes / kilobyte)), 'kilobyte'] : [bytes / megabyte, 'megabyte'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
};
