import type { TruckClass } from './classOf.ts';
import { type Consignment, tkmOf } from './Consignment.ts';
import type { Factor } from './FactorSet.ts';
import type { Footprint } from './Footprint.ts';
import { footprintOf } from './footprintOf.ts';
import { largestRemainder } from './largestRemainder.ts';

/** A shipment on a trip, of which the fuel was measured. */
export interface CarriedShipment {
  readonly consignments: readonly Consignment[];
  readonly truck: TruckClass;
}

const activityOf = ({ consignments }: CarriedShipment): number =>
  consignments.reduce((sum, each) => sum + tkmOf(each), 0);

/** The fuel of a trip, with all it drove empty, shared among its shipments by tonnes × km: theirs, not the truck's. Their grams sum to the trip's. */
export function measuredFootprints(
  shipments: readonly CarriedShipment[],
  { amount, factor }: { readonly amount: number; readonly factor: Factor },
): readonly Footprint[] {
  const shares = shipments.map(activityOf);
  const wtw = largestRemainder(Math.round(amount * factor.wtw * 1_000), shares);
  const ttw = largestRemainder(Math.round(amount * (factor.ttw ?? factor.wtw) * 1_000), shares);
  return shipments.map(({ consignments, truck }, nth) =>
    footprintOf(consignments, {
      level: 'measured',
      wtwGrams: wtw[nth] ?? 0,
      ttwGrams: ttw[nth] ?? 0,
      ...truck,
      emptyKm: null,
      factors: [factor],
    }),
  );
}
