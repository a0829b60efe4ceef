import type { Transaction } from 'kysely';
import type { Member } from '../company/Member.ts';
import { asOtherCompany } from '../database/asOtherCompany.ts';
import { inCompany } from '../database/inCompany.ts';
import { lockRequest } from '../requests/findRequest.ts';
import type { RequestRow } from '../requests/RequestTables.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { notFound } from '../web/notFound.ts';
import { Refusal } from '../web/Refusal.ts';

/** A transaction of a fleet in which the request behind a load is locked. */
export interface Locked {
  readonly tx: Transaction<Tables>;
  readonly request: RequestRow;
  /** Read under the lock. */
  readonly now: Date;
  /** Does something as the shipper's company, whose rows the fleet cannot reach. */
  readonly asShipper: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/**
 * Does something of a fleet with a load under the lock of its request. Everything that can happen to a request or to its offers takes
 * that lock first, so that of many things at once one comes first and the others see what it did. 404 for a load that the fleet cannot
 * see.
 */
export const underRequestLock = <Result>(
  services: Services,
  member: Member,
  loadId: string,
  work: (locked: Locked) => Promise<Result>,
): Promise<Result> =>
  inCompany(services.db, member.companyId, member.userId, async (tx) => {
    const load = await tx.selectFrom('load').select('company_id').where('id', '=', loadId).executeTakeFirst();
    if (!load) throw notFound();
    return lockedBy(services, member, tx, loadId, load.company_id, async (locked) => {
      await requireStillAsked(tx, loadId);
      return work(locked);
    });
  });

/** The shipper may have stopped asking this fleet while the lock was waited for. */
async function requireStillAsked(tx: Transaction<Tables>, loadId: string): Promise<void> {
  const load = await tx.selectFrom('load').select('id').where('id', '=', loadId).executeTakeFirst();
  if (!load) throw new Refusal(409, 'This load is no longer offered to you.', { reason: 'not_open' });
}

async function lockedBy<Result>(
  { clock }: Services,
  { companyId }: Member,
  tx: Transaction<Tables>,
  loadId: string,
  shipperId: string,
  work: (locked: Locked) => Promise<Result>,
): Promise<Result> {
  const asShipper = <Done>(does: () => Promise<Done>) => asOtherCompany(tx, { own: companyId, other: shipperId }, does);
  const request = await asShipper(() => lockRequest(tx, loadId));
  return work({ tx, request, now: clock.now(), asShipper });
}

/** `underRequestLock` for an offer of the fleet's own. */
export const underOfferLock = <Result>(
  services: Services,
  member: Member,
  offerId: string,
  work: (locked: Locked) => Promise<Result>,
): Promise<Result> =>
  inCompany(services.db, member.companyId, member.userId, async (tx) => {
    const offer = await tx
      .selectFrom('offer')
      .select(['load_id', 'shipper_id'])
      .where('id', '=', offerId)
      .executeTakeFirst();
    if (!offer) throw notFound();
    return lockedBy(services, member, tx, offer.load_id, offer.shipper_id, work);
  });
