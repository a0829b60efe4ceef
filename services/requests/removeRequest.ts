import * as v from 'valibot';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { uniqueViolation } from '../database/uniqueViolation.ts';
import type { Services } from '../Services.ts';
import { hideRecord } from '../undo/hideRecord.ts';
import { takenSince } from '../undo/takenSince.ts';
import { unhideRecord } from '../undo/unhideRecord.ts';
import { Refusal } from '../web/Refusal.ts';
import { findRequest, lockRequest } from './findRequest.ts';

const table = 'shipment_request';

/** Deletes a draft: at once for everybody, for good once it can no longer be undone. What was ever open stays on record. */
export const removeRequest = ({ db, clock }: Services, member: Member, id: string, version: number): Promise<void> =>
  inCompany(db, member.companyId, member.userId, async (tx) => {
    const { published_at: publishedAt } = await lockRequest(tx, id, version);
    if (publishedAt) {
      throw new Refusal(409, 'This request has been published, so it stays on record. Cancel it instead.', {
        reason: 'was_open',
      });
    }
    await hideRecord(tx, member, { table, recordId: id, version }, clock.now());
  });

/** Undoes the deletion of a draft. Refuses with 409 if another request has its reference by now. */
export const undoRequest = (
  { db, clock }: Services,
  { companyId, userId }: Member,
  id: string,
  version: number,
): ReturnType<typeof findRequest> =>
  inCompany(db, companyId, userId, async (tx) => {
    const now = clock.now();
    await unhideRecord(tx, userId, { table, recordId: id, version, before: v.strictObject({}) }, now);
    await tx
      .updateTable(table)
      .set({ updated_at: now, version: version + 1 })
      .where('id', '=', id)
      .execute();
    return findRequest(tx, id, now);
  }).catch((error: unknown) => {
    throw uniqueViolation(error) === undefined ? error : takenSince();
  });
