import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { addMilliseconds } from '../clock/addMilliseconds.ts';
import { latestEnd } from '../clock/latestEnd.ts';
import { notFound } from '../web/notFound.ts';
import { Refusal } from '../web/Refusal.ts';
import { stale } from '../web/stale.ts';
import type { UndoStep } from './UndoStep.ts';
import type { UndoTables } from './UndoTables.ts';
import { undoWindowMs } from './undoWindow.ts';

interface Undoing<Before extends v.GenericSchema> extends UndoStep {
  /** Locks the record and reads its version; undefined if it is deleted or was never there. */
  readonly lock: () => Promise<number | undefined>;
  /** What the room remembered. */
  readonly before: Before;
}

interface Undone<Before extends v.GenericSchema> {
  readonly wasDeleted: boolean;
  /** When the change was made. */
  readonly at: Date;
  readonly before: v.InferOutput<Before>;
}

/**
 * Takes what was before the last change of a record, for whoever made it. Refuses with 409 once the time is over, and if the record was
 * changed after that; with 404 if there is no such record.
 */
export async function takeUndo<Before extends v.GenericSchema>(
  tx: Transaction<UndoTables>,
  userId: string,
  { kind, recordId, version, lock, before }: Undoing<Before>,
  now: Date,
): Promise<Undone<Before>> {
  const locked = await lock();
  const step = await tx
    .deleteFrom('undo_step')
    .where('record_id', '=', recordId)
    .where('kind', '=', kind)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
  // A deleted record cannot be locked: somebody else may have brought it back while this waited for the step.
  const current = locked ?? (step ? undefined : await lock());
  if (!step && current === undefined) throw notFound();
  if (current !== undefined && current !== version) throw stale();
  if (!step || !isOpen(step.at, now)) {
    throw new Refusal(409, 'It is too late to undo this.', { reason: 'undo_over' });
  }
  if (step.version !== version) throw stale();
  return { wasDeleted: current === undefined, at: step.at, before: v.parse(before, step.before) };
}

const isOpen = (at: Date, now: Date): boolean => at > addMilliseconds(now, -undoWindowMs) && at <= latestEnd(now, 0);
