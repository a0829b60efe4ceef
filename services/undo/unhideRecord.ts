import { sql, type Transaction } from 'kysely';
import type * as v from 'valibot';
import { takeUndo } from './takeUndo.ts';
import type { UndoStep } from './UndoStep.ts';
import type { UndoTables } from './UndoTables.ts';

interface Unhiding<Before extends v.GenericSchema> extends Omit<UndoStep, 'kind'> {
  readonly table: string;
  /** What was lost with the row. */
  readonly before: Before;
  /** The version of the row, locked; for a table without versions. */
  readonly lock?: () => Promise<number | undefined>;
}

/** Brings a row back that `hideRecord` deleted, with the refusals of `takeUndo`. Returns what was lost with it. */
export async function unhideRecord<Before extends v.GenericSchema>(
  tx: Transaction<UndoTables>,
  userId: string,
  { table, lock, ...step }: Unhiding<Before>,
  now: Date,
): Promise<v.InferOutput<Before>> {
  const locked = async (): Promise<number | undefined> => {
    const { rows } = await sql<{ version: number }>`
      select version from ${sql.table(table)} where id = ${step.recordId} for update`.execute(tx);
    return rows[0]?.version;
  };
  const { before } = await takeUndo(tx, userId, { ...step, kind: table, lock: lock ?? locked }, now);
  await sql`select ${sql.id(`unhide_${table}`)}(${step.recordId})`.execute(tx);
  return before;
}
