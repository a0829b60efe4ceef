import { sql, type Transaction } from 'kysely';
import * as v from 'valibot';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { multilineText } from '../fields/multilineText.ts';
import { askFleets } from '../requests/askFleets.ts';
import { closeOffers } from '../requests/closeOffers.ts';
import { lockCarriers } from '../requests/lockCarriers.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { Refusal } from '../web/Refusal.ts';
import { isBlocked } from './isBlocked.ts';
import { readCarrier } from './listCarriers.ts';
import { findSoleRequests } from './soleRequests.ts';

/** What a shipper says about a fleet; what is left out stays as it is. */
export const carrierBody = v.strictObject({
  favourite: v.exactOptional(v.boolean()),
  blocked: v.exactOptional(v.boolean()),
  note: v.exactOptional(v.nullable(multilineText(1_000))),
});

type CarrierBody = v.InferOutput<typeof carrierBody>;

/**
 * Changes what the shipper says about a fleet. A blocked fleet no longer sees its loads, and its live offers for them end. An unblocked
 * fleet sees the loads it is asked for again. Refuses with 409 to block a fleet that was awarded a request meanwhile, or that an open
 * request asks alone.
 */
export async function changeCarrier(services: Services, member: Member, id: string, body: CarrierBody) {
  const { db, clock } = services;
  await inCompany(db, member.companyId, member.userId, (tx) => say(tx, member.companyId, id, body, clock));
  // Read apart, because the scorecard takes a while, and nothing can be offered or awarded until the lock is released.
  return readCarrier(services, member, id);
}

async function say(
  tx: Transaction<Tables>,
  companyId: string,
  id: string,
  { favourite, blocked, note }: CarrierBody,
  clock: Services['clock'],
): Promise<void> {
  const trips = blocked === true ? await countTrips(tx, id) : 0;
  if (blocked !== undefined) await lockCarriers(tx, 'alone');
  const now = clock.now();
  const wasBlocked = await isBlocked(tx, id);
  const isTurned = blocked !== undefined && blocked !== wasBlocked;
  const isNewlyBlocked = isTurned && blocked;
  if (isNewlyBlocked && (await countTrips(tx, id)) > trips) throw justAwarded();
  const [alone] = isNewlyBlocked ? await findSoleRequests(tx, id, now) : [];
  if (alone) throw nobodyLeft(alone.reference);
  const said = {
    ...(favourite !== undefined && { favourite }),
    ...(note !== undefined && { note }),
    ...(isTurned && { blocked_at: isNewlyBlocked ? now : null }),
    updated_at: now,
  };
  await tx
    .insertInto('carrier_relation')
    .values({ company_id: companyId, carrier_id: id, ...said })
    .onConflict((conflict) => conflict.columns(['company_id', 'carrier_id']).doUpdateSet(said))
    .execute();
  // Ended as a rejection ends them, so that the fleet cannot tell them from one.
  if (isNewlyBlocked) await closeOffers(tx, { where: ofFleet(id), reason: 'other', note: 'blocked' }, now);
  if (isTurned) await askFleets(tx, { carrierIds: [id] }, now);
}

const ofFleet = (id: string) => sql`offer.shipper_id = (select current_company()) and offer.company_id = ${id}::uuid`;

/** How many requests were ever awarded to the fleet. One more under the lock than before was awarded while it was waited for. */
async function countTrips(tx: Transaction<Tables>, carrierId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from shipment
    where company_id = (select current_company()) and carrier_id = ${carrierId}::uuid`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Whoever blocks a fleet should know of what it was just awarded. */
const justAwarded = (): Refusal =>
  new Refusal(409, 'An offer from this carrier has just been accepted. Look at it before you block the carrier.', {
    reason: 'just_awarded',
  });

/** An open request that nobody can see would wait in vain. */
const nobodyLeft = (reference: string): Refusal =>
  new Refusal(409, `Nobody would be asked for ${reference} anymore. Ask another carrier there first, or withdraw it.`, {
    reason: 'list_needed',
  });
