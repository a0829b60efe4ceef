import { unguardCell } from './unguardCell.ts';

/** A row that holds something, and the line of the text it begins in, counted from 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

const closingQuote = (text: string, from: number): number => {
  let at = text.indexOf('"', from);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
};

const endOfCell = (text: string, from: number, separator: string): number => {
  let at = from;
  while (at < text.length && text[at] !== separator && text[at] !== '\n') at += 1;
  return at;
};

/** The quoted cell that begins here; undefined where the quotation mark is but a character. */
const quotedCell = (text: string, from: number, separator: string): { cell: string; end: number } | undefined => {
  if (text[from] !== '"') return undefined;
  const closing = closingQuote(text, from + 1);
  const after = text[closing + 1];
  const closes = closing !== -1 && (after === undefined || after === separator || after === '\n');
  return closes ? { cell: text.slice(from + 1, closing).replaceAll('""', '"'), end: closing + 1 } : undefined;
};

const lineBreaks = (text: string): number => text.split('\n').length - 1;

/**
 * The rows of a text with separated cells (RFC 4180), spaces around each cell left out and the guard of `csvOf` too; rows without
 * anything are left out. A quotation mark that is never closed stands for itself. Takes any text, never throws.
 */
export const readCsv = (raw: string, separator: string): readonly CsvRow[] => {
  const text = raw.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let line = 1;
  let at = 0;
  let rowLine = line;
  while (at <= text.length) {
    const quoted = quotedCell(text, at, separator);
    const end = quoted?.end ?? endOfCell(text, at, separator);
    cells.push(unguardCell((quoted?.cell ?? text.slice(at, end)).trim()));
    line += lineBreaks(text.slice(at, end));
    if (text[end] !== separator) {
      if (cells.some((cell) => cell !== '')) rows.push({ line: rowLine, cells });
      cells = [];
      line += 1;
      rowLine = line;
    }
    at = end + 1;
  }
  return rows;
};
