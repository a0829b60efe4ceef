import { guardCell } from './guardCell.ts';

export type CsvValue = string | number | boolean | null | undefined;

/** A cell, protected against formula injection and quoted where any reader needs it. */
const cell = (value: CsvValue): string => {
  if (typeof value === 'number') return String(value);
  const safe = guardCell(String(value ?? ''));
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Writes CSV (RFC 4180) with a header row; protected against formula injection. */
export const csvOf = (titles: readonly string[], rows: readonly (readonly CsvValue[])[]): string =>
  [titles, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
