/**
 * A phone number as typed, in the form E.164 wants: spaces, dashes, dots, slashes and parentheses stripped, a trunk
 * zero in parentheses left out, leading 00 as +. `isPhone` tells whether the outcome is one.
 */
export const normalisePhone = (typed: string): string => {
  const international = typed.replaceAll(/[\s\p{Pd}./]/gu, '').replace(/^00/, '+');
  const withoutTrunk = international.startsWith('+') ? international.replace('(0)', '') : international;
  return withoutTrunk.replaceAll(/[()]/g, '').replace(/^00/, '+');
};
