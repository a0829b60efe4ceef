import { dayOfTyped } from './dayOfTyped.ts';
import { monthOfName } from './monthOfName.ts';
import type { TypedDay } from './TypedDay.ts';

/** What stands between the parts: a hyphen, or spaces, points and commas, and little words such as `31st of` and `31 de`. */
const between = String.raw`(?:-|(?:st|nd|rd|th)?[\s.,/]*(?:(?:of|de|del)\s+)?)`;
const month = String.raw`(?<month>\p{L}[\p{L}\p{M}]{2,})`;
const day = String.raw`(?<day>\d{1,2})(?!\d)`;
/** Of two digits only where nothing follows: `31 Dec 10:30` has none. */
const year = String.raw`(?:${between}'?(?<year>\d{4}(?!\d)|\d{2}(?=,|$)))?`;
const orders = [
  `${day}${between}${month}${year}`,
  `${month}${between}${day}(?:st|nd|rd|th)?${year}`,
  String.raw`(?<year>\d{4})${between}${month}${between}${day}`,
].map((order) => new RegExp(`^${order}`, 'u'));

/**
 * Takes a date with a name of its month, the locale's or the English one, from the beginning of what was typed, such as
 * `31 Dec 2027` or `December 31, 2027`; one without a year is of `year`, where that is given.
 */
export const takeNamedDay = (text: string, locale: string, knownYear = ''): TypedDay | undefined => {
  for (const order of orders) {
    const { 0: taken, groups = {} } = order.exec(text) ?? {};
    if (taken === undefined) continue;
    const named = monthOfName(groups['month'] ?? '', locale);
    const found = named === undefined ? undefined : dayOfTyped(groups['year'] ?? knownYear, named, groups['day'] ?? '');
    if (found !== undefined) return { day: found, rest: text.slice(taken.length) };
  }
  return undefined;
};
