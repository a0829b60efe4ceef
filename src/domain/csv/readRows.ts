import { type CsvRow, readCsvRow } from './readCsvRow.ts';
import { separatorOf } from './separatorOf.ts';

/** A non-empty row and the lines it spans, counted from 1. */
export interface TextRow {
  readonly line: number;
  readonly lastLine: number;
  readonly cells: readonly string[];
  /** Undefined for running text, which is a single cell. */
  readonly separator: string | undefined;
}

type RowFound = CsvRow & Pick<TextRow, 'separator'>;

const rowAt = (text: string, at: number, usual: string | undefined): RowFound => {
  const byUsual = usual === undefined ? undefined : readCsvRow(text, at, usual);
  if (byUsual && byUsual.cells.length > 1) return { ...byUsual, separator: usual };
  const end = text.indexOf('\n', at);
  const line = end === -1 ? text.slice(at) : text.slice(at, end);
  const own = separatorOf(line);
  if (own !== undefined) return { ...readCsvRow(text, at, own), separator: own };
  return { cells: [line], next: at + line.length + 1, separator: undefined };
};

const lineBreaks = (text: string): number => text.split('\n').length - 1;

/**
 * Splits pasted text into rows: each uses the separator of the first row, else its own, else it is running text. Empty
 * rows are left out. Takes any text, never throws.
 */
export const readRows = (raw: string): readonly TextRow[] => {
  const text = raw.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const usual = separatorOf(text);
  const rows: TextRow[] = [];
  let line = 1;
  let at = 0;
  while (at < text.length) {
    const { cells, separator, next } = rowAt(text, at, usual);
    const lastLine = line + lineBreaks(text.slice(at, next - 1));
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, lastLine, cells, separator });
    line = lastLine + 1;
    at = next;
  }
  return rows;
};
