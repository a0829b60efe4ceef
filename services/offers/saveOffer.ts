import { sql, type Transaction } from 'kysely';
import { addMilliseconds } from '../clock/addMilliseconds.ts';
import type { Member } from '../company/Member.ts';
import { offerRules } from '../freight/offer/offerRules.ts';
import { mostRevisions, mostWithdrawals } from '../freight/offer/offerStatus.ts';
import { isLiveOffer } from '../requests/isLiveOffer.ts';
import type { RequestRow } from '../requests/RequestTables.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { refusedFields } from '../web/problems/refusedFields.ts';
import { Refusal } from '../web/Refusal.ts';
import { findOffer, offerRow } from './findOffer.ts';
import { judgeOffer } from './judgeOffer.ts';
import type { OfferChange, OfferDraft } from './offerBody.ts';
import { requireOffer, requireOpen } from './refuseOffer.ts';
import { underOfferLock, underRequestLock } from './underRequestLock.ts';
import { offerFootprint } from './offerFootprint.ts';
import { seenTerms } from './seenTerms.ts';
import { searchOf } from './searchOf.ts';
import { trailOf } from './trailOf.ts';

/** Refuses with 422 a price in another currency, or one that has ended already. */
export function requireRules(offer: Pick<OfferDraft, 'amount' | 'validUntil'>, request: RequestRow, now: Date): void {
  const errors = offerRules(offer, request.content.pricing.currency ?? '', now);
  if (errors.length > 0) throw refusedFields(errors);
}

const columnsOf = (draft: Omit<OfferDraft, 'termsVersion'>) => ({
  amount_minor: draft.amount.amountMinor,
  currency: draft.amount.currency,
  pickup_at: draft.pickupAt === null ? null : new Date(draft.pickupAt),
  valid_until: new Date(draft.validUntil),
  counter_minor: null,
  counter_until: null,
  vehicle_id: draft.vehicleId,
  trailer_id: draft.trailerId,
  driver_id: draft.driverId,
  message: draft.message,
  stand_by: draft.standBy,
});

/** Writes down which of the fleet's offers for a load ended by the clock, so that it can make another. */
const writeExpired = (tx: Transaction<Tables>, loadId: string, companyId: string, now: Date): Promise<unknown> =>
  sql`
    update offer set status = 'expired', earlier_load = null, version = version + 1, updated_at = ${now}::timestamptz
    where load_id = ${loadId}::uuid and company_id = ${companyId}::uuid and status in ('submitted', 'countered')
      and not ${isLiveOffer(now)}`.execute(tx);

const dayMs = 24 * 3_600_000;

/** Refuses with 409 a fleet that makes offers and withdraws them again and again: each one tells the shipper. */
async function requireSteadiness(tx: Transaction<Tables>, loadId: string, companyId: string, now: Date): Promise<void> {
  const withdrawn = await tx
    .selectFrom('offer')
    .select('id')
    .where('load_id', '=', loadId)
    .where('company_id', '=', companyId)
    .where('status', '=', 'withdrawn')
    .where('created_at', '>', addMilliseconds(now, -dayMs))
    .limit(mostWithdrawals)
    .execute();
  if (withdrawn.length < mostWithdrawals) return;
  throw new Refusal(409, `Your company has withdrawn ${mostWithdrawals} offers for this load today.`, {
    reason: 'too_many_offers',
  });
}

/** Makes an offer for an open load. A fleet has one live offer for each. */
export const submitOffer = (services: Services, member: Member, loadId: string, draft: OfferDraft) =>
  underRequestLock(services, member, loadId, async ({ tx, request, now, asShipper }) => {
    requireOpen(request, now);
    requireRules(draft, request, now);
    const terms = await seenTerms({ tx, request, asShipper }, draft.termsVersion);
    const offered = { ...draft, companyId: member.companyId };
    const { columns } = await judgeOffer(services, tx, request, offered, now);
    await requireSteadiness(tx, loadId, member.companyId, now);
    await writeExpired(tx, loadId, member.companyId, now);
    const live = await tx
      .selectFrom('offer')
      .select('id')
      .where('load_id', '=', loadId)
      .where('company_id', '=', member.companyId)
      .where('status', 'in', ['submitted', 'countered'])
      .executeTakeFirst();
    if (live) {
      throw new Refusal(409, 'Your company has already made an offer for this load.', { reason: 'offer_live' });
    }
    const id = services.random.uuid();
    await tx
      .insertInto('offer')
      .values({
        ...columnsOf(draft),
        id,
        load_id: loadId,
        company_id: member.companyId,
        shipper_id: request.company_id,
        created_at: now,
        updated_at: now,
        status: 'submitted',
        terms,
        ...columns,
        footprint: await offerFootprint(services, tx, request, { ...draft, carrierId: member.companyId }),
        search: (await searchOf(tx, loadId)) ?? request.lane.toLowerCase(),
      })
      .execute();
    return findOffer(tx, id, now);
  });

/** Says another price, which also answers a counter-offer and confirms an outdated offer. Earlier prices are kept. */
export const reviseOffer = (services: Services, member: Member, id: string, { version, ...draft }: OfferChange) =>
  underOfferLock(services, member, id, async ({ tx, request, now }) => {
    const earlier = await offerRow(tx, id, version);
    requireOpen(request, now);
    requireOffer(earlier, 'revise', now);
    if (earlier.trail.filter(({ by }) => by === 'fleet').length >= mostRevisions) {
      throw new Refusal(409, `The price of this offer has already been changed ${mostRevisions} times.`, {
        reason: 'too_many_revisions',
      });
    }
    requireRules(draft, request, now);
    const offered = { ...draft, companyId: member.companyId };
    const { columns } = await judgeOffer(services, tx, request, offered, now);
    await tx
      .updateTable('offer')
      .set({
        ...columnsOf(draft),
        status: 'submitted',
        changes: [],
        earlier_load: null,
        trail: JSON.stringify(trailOf(earlier, now)),
        ...columns,
        footprint: await offerFootprint(services, tx, request, { ...draft, carrierId: member.companyId }),
        search: (await searchOf(tx, request.id)) ?? earlier.search,
        updated_at: now,
        version: version + 1,
      })
      .where('id', '=', id)
      .execute();
    return findOffer(tx, id, now);
  });
