import { refusedField } from '../../web/problems/refusedField.ts';
import { refusedFields } from '../../web/problems/refusedFields.ts';
import { csvRows } from './csvRows.ts';
import { columnOf, type ImportCells, type ImportColumn } from './importColumns.ts';
import { mostRows } from './importBody.ts';
import { turnGiver } from '../../web/turns/turnGiver.ts';

/** A row of an import by column. */
export interface TableRow {
  readonly line: number;
  readonly cells: ImportCells;
}

const refused = (...problem: Parameters<typeof refusedField> extends [string, ...infer Rest] ? Rest : never) =>
  refusedFields([refusedField('csv', ...problem)]);

/** The columns that the first row names. Refuses with 422 one that is named twice, and a row without `reference`. */
function columnsIn(titles: readonly string[]): readonly (ImportColumn | undefined)[] {
  const columns = titles.map(columnOf);
  const named = columns.filter((column) => column !== undefined);
  if (new Set(named).size < named.length) throw refused('givenTwice');
  if (!named.includes('reference')) throw refused('columnMissing', { expected: 'reference' });
  return columns;
}

/** The rows of CSV whose first one names the columns. Refuses with 422 what is no such text, or has too many rows. */
export async function readTable(csv: string) {
  const all = csvRows(csv);
  const first = all.next();
  if (first.done === true) throw refused('required');
  const columns = columnsIn(first.value.cells);
  const giveTurn = turnGiver();
  const rows: TableRow[] = [];
  for (const { line, cells } of all) {
    if (rows.length === mostRows) throw refused('tooManyRows', { most: mostRows });
    const named = cells.flatMap((cell, at) => (columns[at] === undefined ? [] : [[columns[at], cell] as const]));
    rows.push({ line, cells: Object.fromEntries(named) });
    // oxlint-disable-next-line no-await-in-loop -- one slice after another
    await giveTurn();
  }
  if (rows.length === 0) throw refused('required');
  const ignored = first.value.cells.filter((title, at) => title !== '' && columns[at] === undefined);
  return { rows, ignored: ignored.map((title) => Array.from(title).slice(0, 100).join('')) };
}
