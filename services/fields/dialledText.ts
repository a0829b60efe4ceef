/**
 * What was searched for as it stands in a phone number (E.164), if it can be part of one that was typed to be read: no spaces,
 * dashes, dots, slashes or parentheses, a leading 00 as +, and without the 0 that is dialled within a country.
 */
export const dialledText = (words: string): string | undefined => {
  if (!/^\+?[\d\s().\p{Pd}/]{3,}$/u.test(words)) return undefined;
  const digits = words
    .replaceAll(/\(0\)|[\s().\p{Pd}/]/gu, '')
    .replace(/^00/, '+')
    .replace(/^0(?=\d)/, '');
  return digits.length < 3 || digits === words ? undefined : digits;
};
