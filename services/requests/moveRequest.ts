import type { Transaction } from 'kysely';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { mayMove, requestStatusAt, type RequestStatus } from '../freight/request/requestStatus.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { closeOffers, forRequest } from './closeOffers.ts';
import { findRequest, lockRequest } from './findRequest.ts';
import { openRequest } from './openRequest.ts';
import { closeLoad } from './publishLoad.ts';
import { requestRefusal, requirePublishable } from './refuseRequest.ts';
import type { RequestRow } from './RequestTables.ts';

interface Move {
  readonly version: number;
  readonly to: RequestStatus;
  /** Under the lock, at the time that counts. */
  readonly move: (tx: Transaction<Tables>, earlier: RequestRow, now: Date) => Promise<void>;
}

/** Moves a request to another status, under its lock. Refuses with 409 what the status at this moment forbids. */
const moveRequest = (services: Services, { companyId, userId }: Member, id: string, { version, to, move }: Move) =>
  inCompany(services.db, companyId, userId, async (tx) => {
    const earlier = await lockRequest(tx, id, version);
    // The clock is read under the lock: a request that expired while others were served is expired.
    const now = services.clock.now();
    if (!mayMove(requestStatusAt(earlier, now), to)) throw requestRefusal(earlier, now, to);
    await move(tx, earlier, now);
    return findRequest(tx, id, now);
  });

/** Opens a draft, or a request that was withdrawn or has expired. Names every broken rule. */
export const publishRequest = (services: Services, member: Member, id: string, version: number) =>
  moveRequest(services, member, id, {
    version,
    to: 'open',
    move: (tx, earlier, now) => {
      requirePublishable(earlier.content, now);
      return openRequest(tx, earlier, now);
    },
  });

interface End {
  readonly status: 'withdrawn' | 'cancelled';
  readonly reason: 'request_withdrawn' | 'request_cancelled';
  /** Why it was cancelled. */
  readonly cancel_reason?: string | null;
}

/** Takes a request off the market, and ends its offers. */
const endRequest =
  ({ reason, ...columns }: End): Move['move'] =>
  async (tx, { id, version }, now) => {
    await tx
      .updateTable('shipment_request')
      .set({ ...columns, updated_at: now, version: version + 1 })
      .where('id', '=', id)
      .execute();
    await closeOffers(tx, { where: forRequest(id), reason }, now);
    await closeLoad(tx, id);
  };

export const withdrawRequest = (services: Services, member: Member, id: string, version: number) =>
  moveRequest(services, member, id, {
    version,
    to: 'withdrawn',
    move: endRequest({ status: 'withdrawn', reason: 'request_withdrawn' }),
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
    move: endRequest({ status: 'cancelled', reason: 'request_cancelled', cancel_reason: reason }),
  });
