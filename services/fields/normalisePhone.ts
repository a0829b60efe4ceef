/** What stands between the digits of a number to be read more easily, and what comes along unseen when one is copied. */
const separators = /[\s\p{Pd}\p{Cf}−./]/gu;

/**
 * A phone number as typed, in the form E.164 wants: separators and parentheses stripped, a trunk zero in parentheses left out, a
 * leading 00 as +.
 */
export function normalisePhone(typed: string): string {
  const international = typed.replaceAll(separators, '').replace(/^00/, '+');
  const withoutTrunk = international.startsWith('+') ? international.replace('(0)', '') : international;
  return withoutTrunk.replaceAll(/[()]/g, '').replace(/^00/, '+');
}
