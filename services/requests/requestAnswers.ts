import { sql, type Transaction } from 'kysely';
import * as v from 'valibot';
import { idAnswer } from '../fields/idAnswer.ts';
import { instantAnswer } from '../fields/instantAnswer.ts';
import { recordHead } from '../fields/recordHead.ts';
import { wholeNumber } from '../fields/wholeNumber.ts';
import { moneyAnswer } from '../freight/fields/moneyField.ts';
import { requestStatusAt, requestStatuses } from '../freight/request/requestStatus.ts';
import { kmMethods } from '../freight/route/estimateRoute.ts';
import type { Tables } from '../Tables.ts';
import { askedOf } from './askedOf.ts';
import { awardedPrices } from './awardedPrices.ts';
import { contentAnswer } from './contentAnswer.ts';
import { declineAnswer } from './declinesOf.ts';
import { isLiveOffer } from './isLiveOffer.ts';
import type { RequestRow } from './RequestTables.ts';

/** A request as its shipper sees it. */
export const requestAnswer = v.pipe(
  v.object({
    ...recordHead.answered,
    ...contentAnswer.entries,
    reference: v.string(),
    status: v.picklist(requestStatuses),
    endsAt: v.nullable(instantAnswer),
    lane: v.string(),
    km: v.nullable(wholeNumber),
    kmMethod: v.nullable(v.picklist(kmMethods)),
    publishedAt: v.nullable(instantAnswer),
    recovering: v.boolean(),
    cancelReason: v.nullable(v.string()),
    awardedOffer: v.nullable(idAnswer),
    /** The agreed price, while it is awarded. */
    awardedPrice: v.nullable(moneyAnswer),
    shipmentId: v.nullable(idAnswer),
    /** Those that wait for an answer; the lowest and the highest in the currency of the request. */
    offers: v.object({ live: wholeNumber, best: v.nullable(moneyAnswer), highest: v.nullable(moneyAnswer) }),
    /** Fleets asked by name or on a list, and how many of them made an offer or declined. */
    asked: v.object({ fleets: wholeNumber, answered: wholeNumber }),
    /** The latest 100, the latest first; told of one request, not in lists. */
    declines: v.exactOptional(v.array(declineAnswer)),
  }),
  v.metadata({ ref: 'ShipmentRequest' }),
);

export const requestCountsAnswer = v.object({
  ...v.entriesFromList(requestStatuses, wholeNumber),
  toDecide: wholeNumber,
  unanswered: wholeNumber,
  endingSoon: wholeNumber,
  /** Open, and to be picked up within a day. */
  uncovered: wholeNumber,
});

interface Offers {
  readonly load_id: string;
  readonly live: number;
  readonly best: number | null;
  readonly highest: number | null;
}

/** How many offers wait for an answer, and the lowest and highest in the currency of the request: it may have changed since they were made. */
async function offersOf(tx: Transaction<Tables>, ids: readonly string[], now: Date) {
  if (ids.length === 0) return new Map<string, Offers>();
  const { rows } = await sql<Offers>`
    select load_id, count(*) as live,
      min(offer.amount_minor) filter (where offer.currency = request.content #>> '{pricing,currency}') as best,
      max(offer.amount_minor) filter (where offer.currency = request.content #>> '{pricing,currency}') as highest
    from offer join shipment_request request on request.id = load_id
    where load_id = any (${sql.val(ids)}::uuid[]) and ${isLiveOffer(now)}
    group by load_id`.execute(tx);
  return new Map(rows.map((row) => [row.load_id, row]));
}

const moneyOf = (amountMinor: number | null, currency: string) =>
  amountMinor === null ? null : { amountMinor, currency };

const methodOf = (method: string | null) => kmMethods.find((each) => each === method) ?? null;

/** The answers for requests, as they stand at `now`. */
export async function toRequestAnswers(tx: Transaction<Tables>, rows: readonly RequestRow[], now: Date) {
  const ids = rows.map(({ id }) => id);
  const offers = await offersOf(tx, ids, now);
  const asked = await askedOf(tx, ids);
  const prices = await awardedPrices(tx, rows);
  return rows.map((row) => {
    const {
      live = 0,
      best = null,
      highest = null,
    } = requestStatusAt(row, now) === 'open' ? (offers.get(row.id) ?? {}) : {};
    const currency = row.content.pricing.currency ?? '';
    return recordHead.before(row, {
      ...row.content,
      reference: row.reference,
      status: requestStatusAt(row, now),
      endsAt: row.ends_at,
      lane: row.lane,
      km: row.km,
      kmMethod: methodOf(row.km_method),
      publishedAt: row.published_at,
      recovering: row.recovering,
      cancelReason: row.cancel_reason,
      awardedOffer: row.awarded_offer_id,
      awardedPrice: prices.get(row.id) ?? null,
      shipmentId: row.shipment_id,
      offers: { live, best: moneyOf(best, currency), highest: moneyOf(highest, currency) },
      asked: asked.get(row.id) ?? { fleets: 0, answered: 0 },
    });
  });
}
