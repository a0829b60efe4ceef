import { counterOf } from '../freight/offer/counterOf.ts';
import { closedReasons, isOutdatedAt, offerStatusAt } from '../freight/offer/offerStatus.ts';
import type { OfferRow } from './OfferTable.ts';

/** What both sides get of an offer. */
export function sharedOf(row: OfferRow, now: Date) {
  const money = (amountMinor: number, currency = row.currency) => ({ amountMinor, currency });
  return {
    id: row.id,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    amount: money(row.amount_minor),
    status: offerStatusAt(row, now),
    outdated: isOutdatedAt(row, now),
    changes: row.changes,
    pickupAt: row.pickup_at,
    validUntil: row.valid_until,
    counter: counterOf(row),
    message: row.message,
    standBy: row.stand_by,
    trail: row.trail.map(({ amountMinor, currency, by, at }) => ({ amount: money(amountMinor, currency), by, at })),
    verdict: row.verdict,
    closedReason: closedReasons.find((each) => each === row.closed_reason) ?? null,
  };
}
