import { Factory } from 'fishery';
import type { ShipperConduct } from '../../../src/domain/load/ShipperConduct.ts';

/** A shipper with enough cases to say how it treats trucks. */
export const conductFactory = Factory.define<ShipperConduct>(() => ({
  days: 90,
  most: 500,
  stays: { n: 120, medianMin: 70, p90Min: 150 },
  waiting: { charged: 15, accepted: 12 },
  trips: { n: 64, cancelled: 1 },
}));
