const format = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });

/** A figure as every country reads it: thousands apart by a no-break space, decimals by a point. */
export const noteNumber = (value: number): string => format.format(value).replaceAll(',', '\u00A0');
