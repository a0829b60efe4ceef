import { type RawBuilder, sql } from 'kysely';

/** When a row of offers that waits ends by what was said of it: a counter-offer has an end of its own. */
export const saidEndOf = (offer: RawBuilder<unknown>): RawBuilder<Date> =>
  sql<Date>`case when ${offer}.status = 'countered' then ${offer}.counter_until else ${offer}.valid_until end`;

/** The same, and no later than its request. */
const endOf = (offer: RawBuilder<unknown>): RawBuilder<Date> =>
  sql<Date>`least(${saidEndOf(offer)}, ${offer}.open_until)`;

/** Whether a row of `offer`, or of another name, waits for an answer at `now`. */
export const isLiveOffer = (now: Date, name = 'offer'): RawBuilder<boolean> => {
  const offer = sql.id(name);
  return sql<boolean>`(${offer}.status in ('submitted', 'countered') and ${endOf(offer)} > ${now}::timestamptz)`;
};

/** Whether a row of `offer` that waited did not end by itself before `now`, but with its request. */
export const outlastsRequest = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(offer.status in ('submitted', 'countered') and ${saidEndOf(sql`offer`)} > ${now}::timestamptz)`;

/** Whether the shipper can accept a row of `offer` at `now`: not one that waits for its fleet to answer a counter-offer or to confirm. */
export const isOfferToDecide = (now: Date): RawBuilder<boolean> => sql<boolean>`
  (offer.status = 'submitted' and ${endOf(sql`offer`)} > ${now}::timestamptz and offer.changes = '{}')`;
