/** With an apostrophe before what a spreadsheet would take for a formula; `unguardCell` takes it away again. */
export const guardCell = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
