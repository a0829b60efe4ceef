import { weekStartIn } from './weekStartIn.ts';

const isKnown = (locale: string): boolean => new Intl.DateTimeFormat(locale).resolvedOptions().locale === locale;

/** An English whose dates are ordered and whose hours are counted as in a country that has no English of its own. */
const englishLike = (region: string): string => {
  const { language } = new Intl.Locale(`und-${region}`).maximize();
  const own = new Intl.DateTimeFormat(`${language}-${region}-u-ca-gregory`, { dateStyle: 'short', timeStyle: 'short' });
  const { locale, hour12 } = own.resolvedOptions();
  const isSpoken = language !== 'en' && locale.split('-')[0] === language;
  const first = own.formatToParts(0).find(({ type }) => type === 'year' || type === 'month' || type === 'day');
  if (isSpoken && first?.type === 'month') return 'en-US';
  if (isSpoken && first?.type === 'year') return 'en-SE';
  return isSpoken && !hour12 ? 'en-150' : 'en-001';
};

/**
 * The locale with the words of one locale and the customs of a country (ISO 3166-1 alpha-2): order of dates, 12 or 24
 * hours, marks in numbers, and the first day of the week as its `fw` keyword. Without a country it stays as it is.
 */
export const localeIn = (locale: string, region: string | undefined): string => {
  if (region === undefined) return locale;
  const { language } = new Intl.Locale(locale);
  const wanted = `${language}-${region}`;
  const known = isKnown(wanted) ? wanted : language === 'en' ? englishLike(region) : locale;
  return `${new Intl.Locale(known).baseName}-u-fw-${weekStartIn(region)}`;
};
