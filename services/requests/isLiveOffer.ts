import { type RawBuilder, sql } from 'kysely';

/** Whether a row of `offer` waits for an answer at `now`: a counter-offer as long as it holds itself. */
export const isLiveOffer = (now: Date): RawBuilder<boolean> => sql<boolean>`
  (offer.status in ('submitted', 'countered')
    and case when offer.status = 'countered' then offer.counter_until else offer.valid_until end > ${now}::timestamptz)`;

/** Whether the shipper can accept a row of `offer` at `now`: not one that waits for its fleet to answer a counter-offer or to confirm. */
export const isOfferToDecide = (now: Date): RawBuilder<boolean> => sql<boolean>`
  (offer.status = 'submitted' and offer.valid_until > ${now}::timestamptz and offer.changes = '{}')`;
