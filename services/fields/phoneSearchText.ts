import { phoneSeparators } from './phoneSeparators.ts';

/**
 * A search text in the form it has within an E.164 number: without separators, 00 as +, and without the national trunk 0.
 * Undefined if it cannot be part of a phone number or is already in this form.
 */
export const phoneSearchText = (words: string): string | undefined => {
  const typed = words.replaceAll(phoneSeparators, '');
  if (!/^\+?[\d()]+$/.test(typed)) return undefined;
  const digits = typed
    .replaceAll(/\(0\)|[()]/g, '')
    .replace(/^00/, '+')
    .replace(/^0(?=\d)/, '');
  return digits.length < 3 || digits === words ? undefined : digits;
};
