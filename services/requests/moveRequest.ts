import type { Transaction } from 'kysely';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { mayMove, requestStatusAt, type RequestStatus } from '../freight/request/requestStatus.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { Refusal } from '../web/Refusal.ts';
import { closeOffers } from './closeOffers.ts';
import { findRequest, lockRequest } from './findRequest.ts';
import { closeLoad, publishLoad } from './publishLoad.ts';
import { requestRefusal, requirePublishable } from './refuseRequest.ts';
import type { RequestRow } from './RequestTables.ts';

interface Move {
  readonly version: number;
  readonly to: RequestStatus;
  readonly columns?: (now: Date) => Partial<Pick<RequestRow, 'published_at' | 'cancel_reason' | 'recovering'>>;
  readonly before?: (row: RequestRow, now: Date) => void;
  readonly after: (tx: Transaction<Tables>, row: RequestRow, now: Date) => Promise<void>;
}

/** Moves a request to another status, under its lock. Refuses with 409 what the status at this moment forbids. */
const moveRequest = (services: Services, { companyId, userId }: Member, id: string, move: Move) =>
  inCompany(services.db, companyId, userId, async (tx) => {
    const earlier = await lockRequest(tx, id, move.version);
    // The clock is read under the lock: a request that expired while others were served is expired.
    const now = services.clock.now();
    if (!mayMove(requestStatusAt(earlier, now), move.to)) throw requestRefusal(earlier, now, move.to);
    move.before?.(earlier, now);
    const row = await tx
      .updateTable('shipment_request')
      .set({ ...move.columns?.(now), status: move.to, updated_at: now, version: move.version + 1 })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await move.after(tx, row, now);
    return findRequest(tx, id, now);
  });

/** Opens a draft, or a request that was withdrawn or has expired. Names every broken rule. */
export const publishRequest = (services: Services, member: Member, id: string, version: number) =>
  moveRequest(services, member, id, {
    version,
    to: 'open',
    columns: (now) => ({ published_at: now, recovering: false }),
    before: ({ content }, now) => requirePublishable(content, now),
    after: async (tx, row, now) => {
      await closeOffers(tx, id, 'request_expired', now);
      await publishLoad(tx, row);
    },
  });

export const withdrawRequest = (services: Services, member: Member, id: string, version: number) =>
  moveRequest(services, member, id, {
    version,
    to: 'withdrawn',
    after: async (tx, _, now) => {
      await closeOffers(tx, id, 'request_withdrawn', now);
      await closeLoad(tx, id);
    },
  });

export const cancelRequest = (
  services: Services,
  member: Member,
  id: string,
  { version, reason }: { readonly version: number; readonly reason: string | null },
) =>
  moveRequest(services, member, id, {
    version,
    to: 'cancelled',
    columns: () => ({ cancel_reason: reason }),
    after: async (tx, _, now) => {
      await closeOffers(tx, id, 'request_cancelled', now);
      await closeLoad(tx, id);
    },
  });

/** Deletes a draft. What was ever open stays on record. */
export const removeRequest = (
  { db }: Services,
  { companyId, userId }: Member,
  id: string,
  version: number,
): Promise<void> =>
  inCompany(db, companyId, userId, async (tx) => {
    const { published_at: publishedAt } = await lockRequest(tx, id, version);
    if (publishedAt) {
      throw new Refusal(409, 'This request has been published, so it stays on record. Cancel it instead.', {
        reason: 'was_open',
      });
    }
    await tx.deleteFrom('shipment_request').where('id', '=', id).execute();
  });
