import type { ServiceIdentifier } from 'inversify';
import { withoutRows } from '../../domain/csv/withoutRows.ts';
import type { ImportTable } from '../../domain/request/ImportTable.ts';
import type { ImportedRow, RequestImport } from '../../domain/request/ImportedRow.ts';
import { importTemplate } from '../../domain/request/importTemplate.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import type { TextFiles } from '../shared/TextFiles.ts';
import { writeAndPublish } from '../shared/writeAndPublish.ts';
import type { RequestImports } from './RequestImports.ts';

/** Imports requests from a table. Each throws a `Failure`. */
export interface ImportRequests {
  /** What would become of each row. */
  readonly check: (table: ImportTable) => Promise<RequestImport>;
  /** Adds the rows that are right and new, without those to be left out, which the answer names as such. Safe to retry. */
  readonly add: (table: ImportTable, leftOut: readonly ImportedRow[]) => Promise<RequestImport>;
  /** Saves a table to fill in; `today` is a day, `YYYY-MM-DD`. */
  readonly saveTemplate: (today: string) => void;
}
export const ImportRequests: ServiceIdentifier<ImportRequests> = Symbol('ImportRequests');

export const importRequests = (
  imports: RequestImports,
  keys: IdempotencyKeys,
  changes: RecordChanges,
  files: TextFiles,
): ImportRequests => ({
  check: (table) => keys.once({ checks: table }, (key) => imports.check(table, key)),
  add: async (table, leftOut) => {
    const sent = { ...table, csv: withoutRows(table.csv, new Set(leftOut.map(({ line }) => line))) };
    const became = await writeAndPublish(changes, ['requests'], () =>
      keys.once({ imports: sent }, (key) => imports.add(sent, key)),
    );
    const kept = leftOut.map((row) => ({ ...row, outcome: 'left_out' as const }));
    return { ...became, rows: [...became.rows, ...kept].toSorted((one, other) => one.line - other.line) };
  },
  saveTemplate: (today) => files.save('requests-template.csv', importTemplate(today), 'text/csv'),
});
