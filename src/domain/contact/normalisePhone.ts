/**
 * Separators between digits, and what comes along when a number is copied: invisible characters, and the apostrophe before it in a
 * spreadsheet.
 */
const separators = /[\s\p{Pd}\p{Cf}−./]|^\s*'/gu;

/**
 * A typed phone number in E.164 form: separators and parentheses removed, a trunk zero in parentheses dropped, leading
 * 00 turned into +. Check the result with `isPhone`.
 */
export const normalisePhone = (typed: string): string => {
  const international = typed.replaceAll(separators, '').replace(/^00/, '+');
  const withoutTrunk = international.startsWith('+') ? international.replace('(0)', '') : international;
  return withoutTrunk.replaceAll(/[()]/g, '').replace(/^00/, '+');
};
