import { numberFormat } from './numberFormat.ts';

export type DecimalMark = '.' | ',';

/** What a locale writes before decimals; a dot, where it is neither that nor a comma. */
export const decimalMarkIn = (locale: string): DecimalMark =>
  numberFormat(locale)
    .formatToParts(1.5)
    .some(({ type, value }) => type === 'decimal' && value === ',')
    ? ','
    : '.';
