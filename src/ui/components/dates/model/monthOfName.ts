import { dateFormat } from '../../../../domain/calendar/dateFormat.ts';

const styles = ['long', 'short'] as const;

const plain = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\.$/, '');

/** What a locale calls a month by itself and in a date, at length and short. */
const namesOf = (month: number, locale: string): readonly string[] =>
  styles
    .flatMap((style) => [
      dateFormat(locale, { calendar: 'gregory', timeZone: 'UTC', month: style }),
      dateFormat(locale, { calendar: 'gregory', timeZone: 'UTC', month: style, day: 'numeric', year: 'numeric' }),
    ])
    .map((format) => format.formatToParts(Date.UTC(2000, month)).find(({ type }) => type === 'month')?.value ?? '')
    .map(plain)
    .filter((name) => /^\p{L}/u.test(name));

/** Which month, 1 to 12, a locale calls so, or English does: by the whole name, or its beginning where no other month has it too. */
export const monthOfName = (typed: string, locale: string): number | undefined => {
  const wanted = plain(typed);
  for (const language of [locale, 'en-US']) {
    const months = Array.from({ length: 12 }, (_, month) => namesOf(month, language));
    const named = months.findIndex((names) => names.includes(wanted));
    if (named >= 0) return named + 1;
    const begun = months.flatMap((names, month) => (names.some((name) => name.startsWith(wanted)) ? [month + 1] : []));
    if (begun.length === 1) return begun[0];
  }
  return undefined;
};
