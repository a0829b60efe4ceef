import type { OfferStatus } from './offerStatus.ts';

const live = ['submitted', 'countered'] as const;

/** What can be done with an offer, and the statuses in which it can. The clock alone ends a live one as expired. */
export const offerMoves = {
  /** The fleet says another price, which also answers a counter-offer. */
  revise: live,
  /** The fleet stands by its price after the request changed. */
  confirm: live,
  withdraw: live,
  /** The fleet takes the shipper's price. */
  acceptCounter: ['countered'],
  /** The shipper takes the fleet's price. */
  accept: ['submitted'],
  counter: ['submitted'],
  reject: live,
  /** The carrier falls off after the award: the offer is withdrawn where it gives the shipment back, else rejected. */
  fallOff: ['accepted'],
} as const satisfies Readonly<Record<string, readonly OfferStatus[]>>;

export type OfferMove = keyof typeof offerMoves;

/** Whether an offer in this status can be moved so. */
export const mayOfferMove = (status: OfferStatus, move: OfferMove): boolean =>
  offerMoves[move].some((from) => from === status);
