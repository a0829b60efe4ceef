import { Factory } from 'fishery';
import type { ShipperTerms } from '../../../src/domain/terms/ShipperTerms.ts';

/** The usual terms, as no shipper has set them. */
export const termsFactory = Factory.define<ShipperTerms>(() => ({
  version: 0,
  freeMin: { pickup: 120, delivery: 120 },
  ratePerHour: 60,
  incrementMin: 15,
  capMin: 300,
  lateRule: 'forfeit',
  graceLateMin: 15,
  cancellationFee: 0,
  paymentDays: 30,
}));
