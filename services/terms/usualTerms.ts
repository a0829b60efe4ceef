import type { ShipperTerms } from './ShipperTerms.ts';

/** What holds until a shipper sets terms of its own. */
export const usualTerms: ShipperTerms = {
  freeMin: { pickup: 120, delivery: 120 },
  ratePerHour: 60,
  incrementMin: 15,
  capMin: 300,
  lateRule: 'forfeit',
  graceLateMin: 15,
  cancellationFee: 0,
  paymentDays: 30,
};
