import type { TruckClass } from './classOf.ts';
import type { Consignment } from './Consignment.ts';
import { drivenFactors, freightFactor } from './findFactor.ts';
import type { FactorSet } from './FactorSet.ts';
import type { Footprint } from './Footprint.ts';
import { footprintOf } from './footprintOf.ts';

/** A part of a trip, with what is on the truck. */
export interface Leg {
  readonly km: number;
  readonly loadKg: number;
}

export interface ModelledTrip {
  /** With those the truck drives empty. */
  readonly legs: readonly Leg[];
  readonly payloadKg: number;
}

/** Kilograms for a trip, between what the truck causes empty and full, by how full it is. */
export const tripKg = ({ legs, payloadKg }: ModelledTrip, empty: number, full: number): number =>
  legs.reduce((sum, { km, loadKg }) => sum + km * (empty + (full - empty) * (loadKg / payloadKg)), 0);

/**
 * The legs of the trip at what its truck causes per km, empty ones too. Null if the set has no factors per km for its class, or more is
 * on the truck than it can carry. Factors per km are not split: tank to wheel has the share it has per tonne-kilometre.
 */
export function modelledFootprint(
  consignments: readonly Consignment[],
  truck: TruckClass,
  trip: ModelledTrip & { readonly emptyKm: number },
  factors: FactorSet,
): Footprint | null {
  const driven = drivenFactors(factors, truck);
  const freight = freightFactor(factors, truck);
  if (!driven || !freight || trip.payloadKg <= 0) return null;
  if (trip.legs.some(({ loadKg }) => loadKg > trip.payloadKg)) return null;
  const { emptyKm, payloadKg } = trip;
  const kg = tripKg({ payloadKg, legs: [{ km: emptyKm, loadKg: 0 }, ...trip.legs] }, driven.empty.wtw, driven.full.wtw);
  return footprintOf(consignments, {
    level: 'modelled',
    wtwGrams: Math.round(kg * 1_000),
    ttwGrams: Math.round(kg * 1_000 * ((freight.ttw ?? freight.wtw) / freight.wtw)),
    class: truck.class,
    refrigerated: truck.refrigerated,
    emptyKm,
    factors: [driven.empty, driven.full, freight],
  });
}
