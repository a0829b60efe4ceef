import type { Transaction } from 'kysely';
import type { UndoStep } from './UndoStep.ts';
import type { UndoTables } from './UndoTables.ts';

/** Remembers what was before a change of a record, in place of an earlier change. */
export async function rememberUndo(
  tx: Transaction<UndoTables>,
  { companyId, userId }: { readonly companyId: string; readonly userId: string },
  { kind, recordId, version }: UndoStep,
  before: object,
  now: Date,
): Promise<void> {
  const step = { kind, company_id: companyId, user_id: userId, at: now, version, before: JSON.stringify(before) };
  await tx
    .insertInto('undo_step')
    .values({ ...step, record_id: recordId })
    .onConflict((conflict) => conflict.column('record_id').doUpdateSet(step))
    .execute();
}
