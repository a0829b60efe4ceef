import { sql, type Transaction } from 'kysely';
import { rememberUndo } from './rememberUndo.ts';
import type { UndoStep } from './UndoStep.ts';
import type { UndoTables } from './UndoTables.ts';

interface Hiding extends Omit<UndoStep, 'kind'> {
  readonly table: string;
  /** What is lost with the row, and put back with it. */
  readonly before?: object;
}

/** Deletes a row of a table with `undoableDelete`: at once for everybody, for good once it can no longer be undone. */
export async function hideRecord(
  tx: Transaction<UndoTables>,
  member: { readonly companyId: string; readonly userId: string },
  { table, before = {}, ...step }: Hiding,
  now: Date,
): Promise<void> {
  await rememberUndo(tx, member, { ...step, kind: table }, before, now);
  await sql`select ${sql.id(`hide_${table}`)}(${step.recordId}, ${now})`.execute(tx);
}
