import { dateFormat } from '../calendar/dateFormat.ts';

/** The order of day, month and year in the numeric dates of a locale. */
export const dateOrderIn = (locale: string): 'dmy' | 'mdy' | 'ymd' => {
  const numeric = dateFormat(locale, { calendar: 'gregory', year: 'numeric', month: '2-digit', day: '2-digit' });
  const first = numeric.formatToParts(0).find(({ type }) => type === 'year' || type === 'month' || type === 'day');
  if (first?.type === 'year') return 'ymd';
  return first?.type === 'month' ? 'mdy' : 'dmy';
};
