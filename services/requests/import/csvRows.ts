/** A row, and the line it begins in, counted from 1. One that is empty has no cells. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** What spreadsheets write between cells: the first line tells which. */
const separatorOf = (text: string): string => {
  const [first = ''] = text.replaceAll(/"[^"]*"/g, '').split('\n', 1);
  return ['\t', ';', ','].find((separator) => first.includes(separator)) ?? ',';
};

const closingQuote = (text: string, from: number): number => {
  let at = text.indexOf('"', from);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
};

/** The cell that begins at an offset, and where it ends. A quotation mark that nothing closes is just a character. */
function cellAt(text: string, from: number, separator: string): { readonly cell: string; readonly end: number } {
  if (text[from] === '"') {
    const closing = closingQuote(text, from + 1);
    const after = text[closing + 1];
    if (closing !== -1 && (after === undefined || after === separator || after === '\n')) {
      return { cell: text.slice(from + 1, closing).replaceAll('""', '"'), end: closing + 1 };
    }
  }
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== '\n') end += 1;
  return { cell: text.slice(from, end), end };
}

/** What our exports put before text that a spreadsheet would run as a formula. */
const guard = /^'(?=[=+\-@\t])/;

/** Rows have fewer cells; what stands beyond is left out. */
const mostCells = 100;

/**
 * The rows of CSV (RFC 4180), one at a time, also empty ones, so that whoever reads them may rest between any two, with comma, semicolon or tab between cells, with or without a byte order mark. Takes any
 * text, never throws.
 */
export function* csvRows(raw: string): Generator<CsvRow> {
  const text = raw.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const separator = separatorOf(text.trimStart());
  let [at, line] = [0, 1];
  while (at < text.length) {
    const begin = at;
    const cells: string[] = [];
    for (;;) {
      const { cell, end } = cellAt(text, at, separator);
      if (cells.length < mostCells) cells.push(cell.trim().replace(guard, ''));
      at = end + 1;
      if (text[end] !== separator) break;
    }
    yield { line, cells: cells.some((cell) => cell !== '') ? cells : [] };
    line += text.slice(begin, at).split('\n').length - 1;
  }
}
