import { type CsvRow, readCsvRow } from './readCsvRow.ts';
import { separatorOf } from './separatorOf.ts';

/** A row that holds something, and the lines of the text it stands in, counted from 1. */
export interface TextRow {
  readonly line: number;
  readonly lastLine: number;
  readonly cells: readonly string[];
  /** Undefined for running text, which is one cell as it stands. */
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
 * The rows of a text that was pasted together: each has the separator of the first one, or else its own, or is running text. Rows
 * without anything are left out. Takes any text, never throws.
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
