import { unguardCell } from './unguardCell.ts';

export interface CsvRow {
  readonly cells: readonly string[];
  /** Offset of the next line. */
  readonly next: number;
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

/** The quoted cell starting at `from`; undefined if the quotation mark is just a character. */
const quotedCell = (text: string, from: number, separator: string): { cell: string; end: number } | undefined => {
  if (text[from] !== '"') return undefined;
  const closing = closingQuote(text, from + 1);
  const after = text[closing + 1];
  const closes = closing !== -1 && (after === undefined || after === separator || after === '\n');
  return closes ? { cell: text.slice(from + 1, closing).replaceAll('""', '"'), end: closing + 1 } : undefined;
};

/**
 * Reads the CSV row (RFC 4180) at offset `from`: trims cells and removes the guard of `csvOf`. Lines end with `\n`. An
 * unclosed quotation mark is taken literally. Takes any text, never throws.
 */
export const readCsvRow = (text: string, from: number, separator: string): CsvRow => {
  const cells: string[] = [];
  let at = from;
  for (;;) {
    const quoted = quotedCell(text, at, separator);
    const end = quoted?.end ?? endOfCell(text, at, separator);
    cells.push(unguardCell((quoted?.cell ?? text.slice(at, end)).trim()));
    at = end + 1;
    if (text[end] !== separator) return { cells, next: at };
  }
};
