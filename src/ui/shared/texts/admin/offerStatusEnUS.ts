import type { OfferStatus } from '../../../../domain/offer/OfferStatus.ts';

/** Statuses of an offer, as its fleet reads them, in American English. */
export const offerStatusEnUS = {
  submitted: 'Pending',
  countered: 'To answer',
  accepted: 'Won',
  rejected: 'Not selected',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
} as const satisfies Record<OfferStatus, string>;
