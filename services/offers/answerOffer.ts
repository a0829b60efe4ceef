import { sql, type Transaction } from 'kysely';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { counterRules } from '../freight/offer/counterRules.ts';
import { lockRequest } from '../requests/findRequest.ts';
import { isLiveOffer } from '../requests/isLiveOffer.ts';
import type { RequestRow } from '../requests/RequestTables.ts';
import type { Services } from '../Services.ts';
import { toShipmentAnswer } from '../shipments/shipmentAnswer.ts';
import type { Tables } from '../Tables.ts';
import { notFound } from '../web/notFound.ts';
import { refusedFields } from '../web/problems/refusedFields.ts';
import { award } from './award.ts';
import { findReceivedOffer, offerRow } from './findOffer.ts';
import { toReceivedOffers } from './offerAnswers.ts';
import type { OfferCounter } from './offerBody.ts';
import type { OfferRow } from './OfferTable.ts';
import { requireCurrency, requireOffer, requireOpen, requireUpToDate } from './refuseOffer.ts';
import { requireRules } from './saveOffer.ts';

interface Asked {
  readonly tx: Transaction<Tables>;
  readonly request: RequestRow;
  readonly offer: OfferRow;
  readonly now: Date;
}

interface Which {
  readonly id: string;
  readonly offerId: string;
  readonly version: number | null;
}

/** Answers an offer to the shipper under the lock of its request. */
const answering = <Result>(
  { db, clock }: Services,
  { companyId, userId }: Member,
  { id, offerId, version }: Which,
  answer: (asked: Asked) => Promise<Result>,
): Promise<Result> =>
  inCompany(db, companyId, userId, async (tx) => {
    const request = await lockRequest(tx, id);
    const offer = await offerRow(tx, offerId, version, id);
    return answer({ tx, request, offer, now: clock.now() });
  });

const byPrice = (one: OfferRow, other: OfferRow): number =>
  one.amount_minor - other.amount_minor || (one.id < other.id ? -1 : 1);

/** So many offers for a request are answered: more than anybody compares, and few enough for one answer. */
const mostReceived = 500;

/** The offers for a request, the lowest price first. Of very many those that ended longest ago are left out. */
export const listReceivedOffers = ({ db, clock }: Services, { companyId, userId }: Member, id: string) =>
  inCompany(db, companyId, userId, async (tx) => {
    const request = await tx.selectFrom('shipment_request').select('id').where('id', '=', id).executeTakeFirst();
    if (!request) throw notFound();
    const now = clock.now();
    const rows = await tx
      .selectFrom('offer')
      .selectAll()
      .where('load_id', '=', id)
      .orderBy(sql`case when status = 'accepted' then 0 when ${isLiveOffer(now)} then 1 else 2 end`)
      .orderBy(sql`case when ${isLiveOffer(now)} then amount_minor else 0 end`)
      .orderBy('updated_at', 'desc')
      .limit(mostReceived)
      .execute();
    return toReceivedOffers(tx, companyId, rows.toSorted(byPrice), now);
  });

/** Awards the request to an offer. */
export const acceptOffer = (services: Services, member: Member, which: Which) =>
  answering(services, member, which, async ({ tx, request, offer, now }) => {
    requireOpen(request, now);
    requireOffer(offer, 'accept', now);
    requireUpToDate(offer, request);
    const { amount_minor: amountMinor } = offer;
    const shipment = await award(services, tx, request, { offer, amountMinor, by: member, assigned: null }, now);
    return toShipmentAnswer(tx, shipment);
  });

/** Turns an offer down. The fleet may make another while the request is open. */
export const rejectOffer = (services: Services, member: Member, which: Which, reason: string | null) =>
  answering(services, member, which, async ({ tx, offer, now }) => {
    requireOffer(offer, 'reject', now);
    await tx
      .updateTable('offer')
      .set({
        status: 'rejected',
        closed_reason: reason ?? 'other',
        earlier_load: null,
        updated_at: now,
        version: offer.version + 1,
      })
      .where('id', '=', offer.id)
      .execute();
    return findReceivedOffer(tx, offer.id, now);
  });

function requireCounterRules(
  counter: OfferCounter,
  { amount_minor: amountMinor, currency, valid_until: end }: OfferRow,
) {
  const errors = counterRules(counter, { amount: { amountMinor, currency }, validUntil: end.toISOString() });
  if (errors.length > 0) throw refusedFields(errors);
}

/** Offers another price, which binds the shipper until it ends. */
export const counterOffer = (services: Services, member: Member, which: Which, counter: OfferCounter) =>
  answering(services, member, which, async ({ tx, request, offer, now }) => {
    requireOpen(request, now);
    requireOffer(offer, 'counter', now);
    requireCurrency(offer, request);
    requireRules(counter, request, now);
    requireCounterRules(counter, offer);
    const said = { ...counter.amount, by: 'shipper', at: now.toISOString() };
    await tx
      .updateTable('offer')
      .set({
        status: 'countered',
        counter_minor: counter.amount.amountMinor,
        counter_until: new Date(counter.validUntil),
        trail: JSON.stringify([...offer.trail, said]),
        updated_at: now,
        version: offer.version + 1,
      })
      .where('id', '=', offer.id)
      .execute();
    return findReceivedOffer(tx, offer.id, now);
  });
