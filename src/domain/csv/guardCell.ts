/** Puts an apostrophe before text a spreadsheet would run as a formula. `unguardCell` removes it. */
export const guardCell = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
