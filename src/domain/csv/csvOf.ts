import { guardCell } from './guardCell.ts';

export type CsvValue = string | number | boolean | null | undefined;

/** A cell as text: guarded against becoming a formula, and quoted where it must be. */
const cell = (value: CsvValue): string => {
  if (typeof value === 'number') return String(value);
  const safe = guardCell(String(value ?? ''));
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Rows as CSV (RFC 4180), the titles first; no cell can become a formula. */
export const csvOf = (titles: readonly string[], rows: readonly (readonly CsvValue[])[]): string =>
  [titles, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
