/** What may stand before a formula without hindering it: spaces, quotation marks, apostrophes and characters that cannot be seen. */
const before = String.raw`(?:[^\S\t\r\n]|["'\u201C\u201D\p{Cf}\p{Default_Ignorable_Code_Point}])*`;
/** What makes text a formula, also in full width, as Japanese and Chinese spreadsheets read it. */
const sign = String.raw`[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B]`;

/**
 * Matches `guard` wherever a spreadsheet would run what follows it: at the start, and after a semicolon, tab or line break, because
 * a spreadsheet may take those for the end of a cell, and our quotation marks for text. A tab or carriage return at the start is
 * dangerous by itself.
 */
export const formulaCell = (guard: '' | "'"): RegExp =>
  new RegExp(String.raw`^${guard}(?=${before}${sign}|'*[\t\r])|(?<=[;\t\r\n])${guard}(?=${before}${sign})`, 'gu');
