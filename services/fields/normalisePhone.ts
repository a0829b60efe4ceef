import { phoneSeparators } from './phoneSeparators.ts';

/**
 * Converts a typed phone number to E.164: removes separators, parentheses and a trunk zero in parentheses, and turns a leading
 * 00 into +.
 */
export function normalisePhone(typed: string): string {
  const international = typed.replaceAll(phoneSeparators, '').replace(/^00/, '+');
  const withoutTrunk = international.startsWith('+') ? international.replace('(0)', '') : international;
  return withoutTrunk.replaceAll(/[()]/g, '').replace(/^00/, '+');
}
