/**
 * Separators between digits, and what comes along when a number is copied: invisible characters, and the apostrophe before it in a
 * spreadsheet.
 */
export const phoneSeparators = /[\s\p{Pd}\p{Cf}−./]|^\s*'/gu;
