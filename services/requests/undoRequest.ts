import { sql, type Transaction } from 'kysely';
import * as v from 'valibot';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { uniqueViolation } from '../database/uniqueViolation.ts';
import { requestStatusAt } from '../freight/request/requestStatus.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { rememberUndo } from '../undo/rememberUndo.ts';
import { takenSince } from '../undo/takenSince.ts';
import { takeUndo } from '../undo/takeUndo.ts';
import { Refusal } from '../web/Refusal.ts';
import { stale } from '../web/stale.ts';
import { findRequest } from './findRequest.ts';
import { listedColumns } from './listedColumns.ts';
import { lockCarriers } from './lockCarriers.ts';
import { publishLoad } from './publishLoad.ts';
import { requestRefusal } from './refuseRequest.ts';
import type { RequestRow } from './RequestTables.ts';

const kind = 'shipment_request';

/** The earlier deadline of an open request that has a later one now; nothing of a draft that was deleted. */
const before = v.strictObject({ decisionBy: v.optional(v.string()) });

/** Remembers the deadline of an open request of which nothing but that was changed, so that it can be undone. */
export const rememberDeadline = (
  tx: Transaction<Tables>,
  member: Member,
  { id: recordId, version, content: { decisionBy } }: RequestRow,
  now: Date,
): Promise<void> =>
  rememberUndo(tx, member, { kind, recordId, version: version + 1 }, decisionBy === null ? {} : { decisionBy }, now);

/**
 * Undoes the deletion of a draft, or a later deadline. Refuses with 409 if another request has its reference by now; and if the earlier
 * deadline is over, or a fleet has made or changed an offer under the later one.
 */
export const undoRequest = (
  { db, clock }: Services,
  { companyId, userId }: Member,
  id: string,
  version: number,
): ReturnType<typeof findRequest> =>
  inCompany(db, companyId, userId, async (tx) => {
    await lockCarriers(tx, 'shared');
    const lock = async () => (await lockedRow(tx, id))?.version;
    // Read under the lock, as in `moveRequest`.
    const taken = await takeUndo(tx, userId, { kind, recordId: id, version, lock, before }, clock.now());
    const now = clock.now();
    const row = taken.wasDeleted ? undefined : await lockedRow(tx, id);
    if (row) await takeBackDeadline(tx, row, { decisionBy: taken.before.decisionBy, since: taken.at }, now);
    else {
      await sql`select unhide_shipment_request(${id})`.execute(tx);
      await tx
        .updateTable(kind)
        .set({ updated_at: now, version: version + 1 })
        .where('id', '=', id)
        .execute();
    }
    return findRequest(tx, id, now);
  }).catch((error: unknown) => {
    throw uniqueViolation(error) === undefined ? error : takenSince();
  });

const lockedRow = (tx: Transaction<Tables>, id: string) =>
  tx.selectFrom(kind).selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

interface Earlier {
  readonly decisionBy: string | undefined;
  /** When it was changed. */
  readonly since: Date;
}

async function takeBackDeadline(
  tx: Transaction<Tables>,
  row: RequestRow,
  { decisionBy = '', since }: Earlier,
  now: Date,
): Promise<void> {
  if (requestStatusAt(row, now) !== 'open') throw requestRefusal(row, now);
  if (!(new Date(decisionBy) > now)) {
    throw new Refusal(409, 'It is too late to undo this.', { reason: 'undo_over' });
  }
  const offer = await tx
    .selectFrom('offer')
    .select('id')
    .where('load_id', '=', row.id)
    .where('updated_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  if (offer) throw stale();
  const { content, ends_at, decision_by } = listedColumns({ ...row.content, decisionBy });
  const set = { content, ends_at, decision_by, updated_at: now, version: row.version + 1 };
  const earlier = await tx.updateTable(kind).set(set).where('id', '=', row.id).returningAll().executeTakeFirstOrThrow();
  await publishLoad(tx, earlier, now);
}
