import * as fc from 'fast-check';
import { sql } from 'kysely';
import type { Terms } from '../../../services/terms/AgreedTerms.ts';
import type { Step } from './changesOf.ts';

const minute = 60_000;

/** Terms of waiting, some of them without any pay. */
export const someTerms: fc.Arbitrary<Terms> = fc.record({
  freeMin: fc.record({ pickup: fc.constantFrom(0, 60, 120), delivery: fc.constantFrom(0, 90, 120) }),
  ratePerHourMinor: fc.oneof(fc.constantFrom(0, 4_500, 4_999), fc.integer({ min: 0, max: 100_000 })),
  incrementMin: fc.oneof(fc.constantFrom(1, 15, 30), fc.integer({ min: 1, max: 240 })),
  capMin: fc.oneof(fc.constantFrom(0, 480), fc.integer({ min: 0, max: 1_440 })),
  lateRule: fc.constantFrom('forfeit', 'from_arrival', 'reduce_free'),
  graceLateMin: fc.constantFrom(0, 15, 30),
  cancellationFeeMinor: fc.constant(0),
  paymentDays: fc.constant(30),
});

/** How long somebody stays in milliseconds, around what decides. */
export const someStay: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: 0, max: 400 * minute }),
  fc.integer({ min: 0, max: 400 }).map((minutes) => minutes * minute),
  fc.constantFrom(-1, 0, 1, minute - 1, minute, 1_440 * minute, 1_440 * minute + 1, 1_441 * minute),
);

/** Stays by some terms and what the shipper says of the charge, as events would tell them in many steps. */
export const changingStays = (ids: readonly string[], arrivals: fc.Arbitrary<number>): fc.Arbitrary<Step> =>
  fc
    .record({
      id: fc.constantFrom(...ids),
      stop: fc.constantFrom(0, 1),
      terms: someTerms,
      currency: fc.constantFrom('EUR', 'EUR', 'PLN', 'AAA', 'ZZZ'),
      arrivedAt: arrivals,
      stay: someStay,
      hasWindow: fc.constantFrom(true, true, true, false),
      isPassed: fc.boolean(),
      answer: fc.constantFrom(null, 'waiting_accepted', 'waiting_disputed'),
      isOfCharge: fc.constantFrom(true, true, false),
    })
    .map(({ id, stop, terms, currency, arrivedAt, stay, hasWindow, isPassed, answer, isOfCharge }) => async (tx) => {
      await sql`update shipment set terms = ${JSON.stringify(terms)}::jsonb, currency = ${currency} where id = ${id}`.execute(
        tx,
      );
      // The terms of an award are frozen: all its stops go by them.
      await sql`
        with known as (select visit.stop, billable_minutes(visit.type, window_from, window_to, arrived_at, departed_at, terms) as billable, terms, shipment.currency
          from (select stop_visit.stop, type,
              case when stop <> ${stop} or ${hasWindow} then window_from end as window_from, coalesce(window_to, due_at) as window_to,
              case when stop = ${stop} then ${new Date(arrivedAt)}::timestamptz else arrived_at end as arrived_at,
              case when stop = ${stop} then ${new Date(arrivedAt + stay)}::timestamptz else departed_at end as departed_at
            from stop_visit where shipment_id = ${id}) visit cross join shipment where shipment.id = ${id})
        update stop_visit set billable_min = billable, charge_minor = waiting_charge(billable, terms), currency = known.currency,
          window_from = case when stop_visit.stop <> ${stop} or ${hasWindow} then window_from end, window_to = coalesce(window_to, due_at),
          arrived_at = case when stop_visit.stop = ${stop} then ${new Date(arrivedAt)}::timestamptz else arrived_at end,
          departed_at = case when stop_visit.stop = ${stop} then ${new Date(arrivedAt + stay)}::timestamptz else departed_at end,
          is_skipped = false, is_cancelled = false, is_passed = ${isPassed},
          waiting_answer = ${answer}, waiting_minor = case when ${isOfCharge} then waiting_charge(billable, terms) else 7 end
        from known where shipment_id = ${id} and stop_visit.stop = known.stop`.execute(tx);
    });
