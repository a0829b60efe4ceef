/**
 * Separators between digits, and what comes along when a number is copied: invisible characters, and the apostrophe before it in a
 * spreadsheet.
 */
const separators = /[\s\p{Pd}\p{Cf}−./]|^\s*'/gu;

/**
 * Converts a typed phone number to E.164: removes separators, parentheses and a trunk zero in parentheses, and turns a leading
 * 00 into +.
 */
export function normalisePhone(typed: string): string {
  const international = typed.replaceAll(separators, '').replace(/^00/, '+');
  const withoutTrunk = international.startsWith('+') ? international.replace('(0)', '') : international;
  return withoutTrunk.replaceAll(/[()]/g, '').replace(/^00/, '+');
}
