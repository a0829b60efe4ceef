export type CsvValue = string | number | boolean | null | undefined;

const startsFormula = /^[=+\-@\t\r]/;

/** A cell as text: quoted where it must be, and with an apostrophe before what a spreadsheet would take for a formula. */
const cell = (value: CsvValue): string => {
  if (typeof value === 'number') return String(value);
  const text = String(value ?? '');
  const safe = startsFormula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Rows as CSV (RFC 4180), the titles first; no cell can become a formula. */
export const csvOf = (titles: readonly string[], rows: readonly (readonly CsvValue[])[]): string =>
  [titles, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
