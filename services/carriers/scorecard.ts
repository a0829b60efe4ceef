import { sql, type Transaction } from 'kysely';
import * as v from 'valibot';
import { instantAnswer } from '../fields/instantAnswer.ts';
import { wholeNumber } from '../fields/wholeNumber.ts';
import { isLiveOffer } from '../requests/isLiveOffer.ts';
import type { Tables } from '../Tables.ts';

/** Fewer cases are told as their number, without a share or a median. */
const fewest = 10;
const days = 90;
/** A delivery that much after its window counts as on time. */
const graceMin = 30;

const share = v.object({ n: wholeNumber, share: v.nullable(v.number()) });

/**
 * How a fleet did for one shipper in the last 90 days: what was delivered within 30 minutes of its window, by times as corrected last,
 * how many of its offers were accepted, how many trips it gave back, and how long it took to its first offer. `n` counts the cases; of
 * fewer than ten there is no share (0 to 1).
 */
export const scorecardAnswer = v.pipe(
  v.object({
    days: wholeNumber,
    completed: wholeNumber,
    lastUsedAt: v.nullable(instantAnswer),
    onTime: share,
    hitRate: share,
    fallOff: share,
    answer: v.object({ n: wholeNumber, medianMin: v.nullable(wholeNumber) }),
  }),
  v.metadata({ ref: 'Scorecard' }),
);

interface Counted {
  readonly id: string;
  readonly completed: number;
  readonly lastUsedAt: Date | null;
  readonly awarded: number;
  readonly fallen: number;
  readonly decided: number;
  readonly accepted: number;
  readonly delivered: number;
  readonly punctual: number;
  readonly answered: number;
  readonly medianMin: number | null;
}

const shareOf = (n: number, some: number) => ({ n, share: n < fewest ? null : some / n });

const cardOf = (row: Counted) => ({
  days,
  completed: row.completed,
  lastUsedAt: row.lastUsedAt,
  onTime: shareOf(row.delivered, row.punctual),
  hitRate: shareOf(row.decided, row.accepted),
  fallOff: shareOf(row.awarded, row.fallen),
  answer: {
    n: row.answered,
    medianMin: row.answered < fewest || row.medianMin === null ? null : Math.round(row.medianMin),
  },
});

export type Scorecard = ReturnType<typeof cardOf>;

/**
 * The scorecards of these fleets at the shipper of the transaction, made of its own trips and offers alone. Offers of requests that were
 * taken back, those that a block ended, and those that still wait say nothing about a fleet.
 */
export async function scorecardsOf(
  tx: Transaction<Tables>,
  carrierIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Scorecard>> {
  if (carrierIds.length === 0) return new Map();
  const until = sql`${now}::timestamptz`;
  const since = sql`(${until} - ${days} * interval '1 day')`;
  const asked = sql`any (${sql.val([...new Set(carrierIds)])}::uuid[])`;
  const own = sql`(select current_company())`;
  const { rows } = await sql<Counted>`
    with trips as (
      select carrier_id as id, max(created_at) as "lastUsedAt",
        count(*) filter (where status = 'completed' and ends_at between ${since} and ${until}) as completed,
        count(*) filter (where created_at >= ${since}) as awarded,
        count(*) filter (where created_at >= ${since} and status = 'cancelled' and exists (
          select from shipment_event gave where gave.shipment_id = shipment.id and gave.type = 'cancelled'
            and gave.by_company_id = shipment.carrier_id)) as fallen
      from shipment where company_id = ${own} and carrier_id = ${asked} group by carrier_id),
    decided as (
      select company_id as id, count(*) as decided, count(*) filter (where status = 'accepted') as accepted
      from offer where shipper_id = ${own} and company_id = ${asked} and updated_at >= ${since}
        and (status in ('accepted', 'expired')
          or (status = 'rejected' and closed_reason not like 'request%' and closed_note is distinct from 'blocked')
          or (status in ('submitted', 'countered') and not ${isLiveOffer(now)}))
      group by company_id),
    deliveries as (
      select shipment.carrier_id as id, count(*) as delivered,
        count(*) filter (where arrived.at <= (stop #>> '{window,to}')::timestamptz + ${graceMin} * interval '1 minute') as punctual
      from shipment cross join jsonb_array_elements(content -> 'stops') with ordinality stops (stop, nth)
        cross join lateral (select min(coalesce((
            select (correction.data ->> 'at')::timestamptz from shipment_event correction
            where correction.shipment_id = shipment.id and correction.type = 'correction' and correction.data ->> 'of' = came.id::text
            order by correction.number desc limit 1), came.at)) as at
          from shipment_event came where came.shipment_id = shipment.id and came.type = 'arrived' and came.stop = nth - 1) arrived
      where company_id = ${own} and carrier_id = ${asked} and status = 'completed' and ends_at between ${since} and ${until}
        and stop ->> 'type' = 'delivery' and arrived.at is not null
      group by shipment.carrier_id),
    answers as (
      select id, count(*) as answered, percentile_cont(0.5) within group (order by took) as "medianMin"
      from (select offer.company_id as id, extract(epoch from min(offer.created_at) - load.published_at) / 60 as took
        from offer join load on load.id = offer.load_id
        where offer.shipper_id = ${own} and offer.company_id = ${asked} and offer.created_at >= ${since}
        group by offer.company_id, load.id) firsts
      where took >= 0 group by id)
    select fleet.id, coalesce(completed, 0) as completed, "lastUsedAt", coalesce(awarded, 0) as awarded,
      coalesce(fallen, 0) as fallen, coalesce(decided, 0) as decided, coalesce(accepted, 0) as accepted,
      coalesce(delivered, 0) as delivered, coalesce(punctual, 0) as punctual, coalesce(answered, 0) as answered, "medianMin"
    from unnest(${sql.val([...new Set(carrierIds)])}::uuid[]) fleet (id)
      left join trips using (id) left join decided using (id) left join deliveries using (id) left join answers using (id)`.execute(
    tx,
  );
  return new Map(rows.map((row) => [row.id, cardOf(row)]));
}
