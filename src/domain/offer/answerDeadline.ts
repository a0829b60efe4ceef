import type { Offer } from './Offer.ts';

/** Until when a fleet can answer: the end of the counter-offer, or of its own price. RFC 3339. */
export const answerDeadline = ({
  status,
  counter,
  validUntil,
}: Pick<Offer, 'status' | 'counter' | 'validUntil'>): string =>
  status === 'countered' && counter ? counter.validUntil : validUntil;
