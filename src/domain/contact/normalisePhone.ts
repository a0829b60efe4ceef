/** Separators between digits, and invisible characters that come along when a number is copied. */
const separators = /[\s\p{Pd}\p{Cf}−./]/gu;

/**
 * A typed phone number in E.164 form: separators and parentheses removed, a trunk zero in parentheses dropped, leading
 * 00 turned into +. Check the result with `isPhone`.
 */
export const normalisePhone = (typed: string): string => {
  const international = typed.replaceAll(separators, '').replace(/^00/, '+');
  const withoutTrunk = international.startsWith('+') ? international.replace('(0)', '') : international;
  return withoutTrunk.replaceAll(/[()]/g, '').replace(/^00/, '+');
};
