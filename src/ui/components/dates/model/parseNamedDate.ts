import { dateFormat } from '../../../../domain/calendar/dateFormat.ts';
import { leadingDate, type LeadingDate } from './LeadingDate.ts';

const plain = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\.$/, '');

/** Names of a month (0 to 11) in a locale, standalone and in dates, long and short. */
const monthNames = (month: number, locale: string): readonly string[] =>
  (['long', 'short'] as const)
    .flatMap((style) => [
      dateFormat(locale, { calendar: 'gregory', timeZone: 'UTC', month: style }),
      dateFormat(locale, { calendar: 'gregory', timeZone: 'UTC', month: style, day: 'numeric', year: 'numeric' }),
    ])
    .map((format) => format.formatToParts(Date.UTC(2000, month)).find(({ type }) => type === 'month')?.value ?? '')
    .map(plain)
    .filter((name) => /^\p{L}/u.test(name));

/** The month (1 to 12) with this name in a locale or in English; a unique prefix is enough. */
const monthNamed = (typed: string, locale: string): number | undefined => {
  const wanted = plain(typed);
  for (const language of [locale, 'en-US']) {
    const months = Array.from({ length: 12 }, (_, month) => monthNames(month, language));
    const named = months.findIndex((names) => names.includes(wanted));
    if (named >= 0) return named + 1;
    const begun = months.flatMap((names, month) => (names.some((name) => name.startsWith(wanted)) ? [month + 1] : []));
    if (begun.length === 1) return begun[0];
  }
  return undefined;
};

/** Between the parts: a hyphen, or spaces, dots, commas and particles as in `31st of` and `31 de`. */
const between = String.raw`(?:-|(?:st|nd|rd|th)?[\s.,/]*(?:(?:of|de|del)\s+)?)`;
const month = String.raw`(?<month>\p{L}[\p{L}\p{M}]{2,})`;
const day = String.raw`(?<day>\d{1,2})(?!\d)`;
/** Two digits are a year only at the end: in `31 Dec 10:30` they are a time. */
const year = String.raw`(?:${between}'?(?<year>\d{4}(?!\d)|\d{2}(?=,|$)))?`;
const orders = [
  `${day}${between}${month}${year}`,
  `${month}${between}${day}(?:st|nd|rd|th)?${year}`,
  String.raw`(?<year>\d{4})${between}${month}${between}${day}`,
].map((order) => new RegExp(`^${order}`, 'u'));

/**
 * Parses a leading date with a named month, such as `31 Dec 2027` or `December 31, 2027`, in the locale's language or
 * in English. `knownYear` is used if the year is missing.
 */
export const parseNamedDate = (text: string, locale: string, knownYear = ''): LeadingDate | undefined => {
  for (const order of orders) {
    const match = order.exec(text);
    if (!match) continue;
    const { 0: typed, groups = {} } = match;
    const found = monthNamed(groups['month'] ?? '', locale);
    const date =
      found && leadingDate(groups['year'] ?? knownYear, found, groups['day'] ?? '', text.slice(typed.length));
    if (date) return date;
  }
  return undefined;
};
