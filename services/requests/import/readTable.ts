import { refusedField } from '../../web/problems/refusedField.ts';
import { refusedFields } from '../../web/problems/refusedFields.ts';
import { beginningOf } from './beginningOf.ts';
import { csvRows } from './csvRows.ts';
import { columnOf, type ImportCells, type ImportColumn } from './importColumns.ts';
import { importLimits } from './importBody.ts';
import type { LongWorks } from '../../web/turns/LongWorks.ts';

/** A row of an import by column. */
export interface TableRow {
  readonly line: number;
  readonly cells: ImportCells;
}

/** What an import reads of its text. */
export interface Table {
  readonly rows: readonly TableRow[];
  /** Titles that name no column. */
  readonly ignored: readonly string[];
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
export async function readTable(csv: string, works: LongWorks): Promise<Table> {
  let titles: readonly string[] | undefined;
  let columns: readonly (ImportColumn | undefined)[] = [];
  const rows: TableRow[] = [];
  await works.each(csvRows(csv), ({ line, cells }) => {
    if (cells.length === 0) return;
    if (titles) {
      if (rows.length === importLimits.rows) throw refused('tooManyRows', { most: importLimits.rows });
      const named = cells.flatMap((cell, at) => (columns[at] === undefined ? [] : [[columns[at], cell] as const]));
      rows.push({ line, cells: Object.fromEntries(named) });
    } else {
      titles = cells;
      columns = columnsIn(cells);
    }
  });
  if (!titles || rows.length === 0) throw refused('required');
  const ignored = titles.filter((title, at) => title !== '' && columns[at] === undefined);
  return { rows, ignored: ignored.map((title) => beginningOf(title, 100)) };
}
