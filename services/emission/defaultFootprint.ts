import type { TruckClass } from './classOf.ts';
import { type Consignment, tkmOf } from './Consignment.ts';
import { freightFactor } from './findFactor.ts';
import type { FactorSet } from './FactorSet.ts';
import type { Footprint } from './Footprint.ts';
import { footprintOf } from './footprintOf.ts';
import { onBasis } from './onBasis.ts';

/** Tonnes × km × the factor of the class; null if the set has none for it. */
export function defaultFootprint(
  consignments: readonly Consignment[],
  truck: TruckClass,
  factors: FactorSet,
): Footprint | null {
  const factor = freightFactor(factors, truck);
  if (!factor) return null;
  const basis = factor.distanceBasis ?? 'sfd';
  const activity = consignments.reduce(
    (sum, { massKg, km }) => sum + tkmOf({ massKg, km: onBasis(km, 'sfd', basis) }),
    0,
  );
  return footprintOf(consignments, {
    level: 'default',
    wtwGrams: Math.round(activity * factor.wtw * 1_000),
    ttwGrams: Math.round(activity * (factor.ttw ?? factor.wtw) * 1_000),
    class: truck.class,
    refrigerated: factor.refrigerated,
    emptyKm: null,
    factors: [factor],
  });
}
