import type { closedReasons } from './OfferStatus.ts';

/** Why a shipper turns an offer down, for the fleet to read. */
export const rejectReasons = [
  'price',
  'too_slow',
  'equipment',
  'papers',
  'other',
] as const satisfies readonly (typeof closedReasons)[number][];

export type RejectReason = (typeof rejectReasons)[number];
