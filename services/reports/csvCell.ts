/** What may stand before a formula without hindering it. */
const before = String.raw`(?:[^\S\t\r\n]|["'\u201C\u201D\p{Cf}\p{Default_Ignorable_Code_Point}])*`;
/** What makes text a formula, also in full width. */
const sign = String.raw`[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B]`;
const formula = new RegExp(String.raw`^(?=${before}${sign}|'*[\t\r])|(?<=[;\t\r\n])(?=${before}${sign})`, 'gu');

/** Most cells: nothing in them needs to be guarded or quoted. */
const plain = /^\w[\w :./-]*$/;

/** A cell of CSV (RFC 4180), guarded as in the files that the application writes: no spreadsheet runs it as a formula. */
export function csvCell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  if (value === null) return '';
  if (plain.test(value)) return value;
  const safe = value.replace(formula, "'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
