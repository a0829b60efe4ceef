import { sql, type Transaction } from 'kysely';
import * as v from 'valibot';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { multilineText } from '../fields/multilineText.ts';
import { askFleets } from '../requests/askFleets.ts';
import { lockCarriers } from '../requests/lockCarriers.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { Refusal } from '../web/Refusal.ts';
import { findCarrier } from './listCarriers.ts';

/** What a shipper says about a fleet; what is left out stays as it is. */
export const carrierBody = v.strictObject({
  favourite: v.exactOptional(v.boolean()),
  blocked: v.exactOptional(v.boolean()),
  note: v.exactOptional(v.nullable(multilineText(1_000))),
});

type CarrierBody = v.InferOutput<typeof carrierBody>;

/**
 * Changes what the shipper says about a fleet. A fleet that is blocked sees none of its loads any more, and its live offers for them end; a
 * fleet that no longer is sees those that ask it. Refuses with 409 to block a fleet that was awarded a request meanwhile.
 */
export const changeCarrier = (
  { db, clock }: Services,
  { companyId, userId }: Member,
  id: string,
  { favourite, blocked, note }: CarrierBody,
) =>
  inCompany(db, companyId, userId, async (tx) => {
    const offered = blocked === true ? await liveOffers(tx, id) : [];
    if (blocked !== undefined) await lockCarriers(tx, 'alone');
    const now = clock.now();
    const earlier = await findCarrier(tx, id, now);
    const isTurned = blocked !== undefined && blocked !== earlier.blocked;
    if (isTurned && blocked) await refuseAwarded(tx, offered);
    const said = {
      ...(favourite !== undefined && { favourite }),
      ...(note !== undefined && { note }),
      ...(isTurned && { blocked_at: blocked ? now : null }),
      updated_at: now,
    };
    await tx
      .insertInto('carrier_relation')
      .values({ company_id: companyId, carrier_id: id, ...said })
      .onConflict((conflict) => conflict.columns(['company_id', 'carrier_id']).doUpdateSet(said))
      .execute();
    if (isTurned && blocked) await endOffers(tx, id, now);
    if (isTurned) await askFleets(tx, { carrierIds: [id] }, now);
    return findCarrier(tx, id, now);
  });

/** The ids of what the fleet offered the transaction's shipper and nobody answered. */
async function liveOffers(tx: Transaction<Tables>, carrierId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from offer where shipper_id = (select current_company()) and company_id = ${carrierId}::uuid
      and status in ('submitted', 'countered')`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Somebody awarded an offer of the fleet while it was being blocked: whoever blocks it should know. */
async function refuseAwarded(tx: Transaction<Tables>, offered: readonly string[]): Promise<void> {
  if (offered.length === 0) return;
  const awarded = await tx
    .selectFrom('offer')
    .select('id')
    .where('id', 'in', [...offered])
    .where('status', '=', 'accepted')
    .executeTakeFirst();
  if (!awarded) return;
  throw new Refusal(409, 'An offer of this carrier has just been awarded. Look at it before you block the carrier.', {
    reason: 'just_awarded',
  });
}

/** Ends what the fleet offered as a rejection does, so that it cannot be told from one. */
const endOffers = (tx: Transaction<Tables>, carrierId: string, now: Date): Promise<unknown> =>
  sql`
    update offer set version = version + 1, updated_at = ${now}::timestamptz,
      status = case when ends <= ${now}::timestamptz then 'expired' else 'rejected' end,
      closed_reason = case when ends <= ${now}::timestamptz then null else 'other' end
    from (select id as live_id, case when status = 'countered' then counter_until else valid_until end as ends from offer
      where shipper_id = (select current_company()) and company_id = ${carrierId}::uuid
        and status in ('submitted', 'countered')) live
    where id = live_id`.execute(tx);
