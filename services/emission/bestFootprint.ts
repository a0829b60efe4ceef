import { onBoard } from '../freight/verdict/onBoard.ts';
import type { CargoLine } from '../freight/request/cargoField.ts';
import { totalKg } from '../freight/request/cargoTotals.ts';
import { estimateRoute } from '../freight/route/estimateRoute.ts';
import { classOf, type ClassedUnit, type TruckClass } from './classOf.ts';
import type { Consignment, WithheldReason } from './Consignment.ts';
import { consignmentsOf, type PlacedStop } from './consignmentsOf.ts';
import { defaultFootprint } from './defaultFootprint.ts';
import type { FactorSet } from './FactorSet.ts';
import type { Footprint } from './Footprint.ts';
import { type Leg, modelledFootprint } from './modelledFootprint.ts';

export interface TruckUnit extends ClassedUnit {
  readonly payloadKg: number;
}

/** What is carried where, and by which truck as far as that is known. */
export interface CarriedTrip {
  readonly cargo: readonly CargoLine[];
  readonly stops: readonly PlacedStop[];
  /** Of the planned route. */
  readonly km: number;
  readonly vehicle: TruckUnit | null;
  readonly trailer: TruckUnit | null;
  /** How far the truck comes empty; null if nobody knows from where. */
  readonly emptyKm: number | null;
}

/** The planned route by its legs, with what is on the truck; undefined if a stop has no position. */
function legsOf({ cargo, stops, km }: CarriedTrip): readonly Leg[] | undefined {
  if (stops.length === 2) return [{ km, loadKg: totalKg(cargo) }];
  const points = stops.flatMap(({ lat, lng, country }) =>
    lat === null || lng === null ? [] : [{ lat, lng, country: country ?? '' }],
  );
  if (points.length < stops.length) return undefined;
  const { legs } = estimateRoute(points);
  const estimated = legs.reduce((sum, leg) => sum + leg.km, 0);
  const loads = onBoard(cargo, stops.length);
  return legs.map((leg, nth) => ({
    km: estimated === 0 ? 0 : (leg.km / estimated) * km,
    loadKg: totalKg(loads[nth] ?? []),
  }));
}

const payloadOf = ({ vehicle, trailer }: CarriedTrip): number =>
  (vehicle?.kind === 'tractor' ? 0 : (vehicle?.payloadKg ?? 0)) + (trailer?.payloadKg ?? 0);

/** What the truck of a trip is, by what it carries. */
export const truckOf = ({ vehicle, trailer, cargo }: CarriedTrip): TruckClass | null =>
  classOf({ vehicle, trailer, isTemperatureKept: cargo.some(({ temperatureC }) => temperatureC !== null) });

/** The goods of a trip, or why nothing can be said of them. */
export const goodsOf = ({ cargo, stops, km }: CarriedTrip): readonly Consignment[] | WithheldReason =>
  consignmentsOf(cargo, stops, km);

/** The best figure without fuel: modelled with a truck that is known to come from somewhere, else a default; or why there is none. */
export function bestFootprint(trip: CarriedTrip, factors: FactorSet): Footprint | WithheldReason {
  const goods = goodsOf(trip);
  if (typeof goods === 'string') return goods;
  const truck = truckOf(trip);
  if (!truck) return 'no_factor';
  const { vehicle, emptyKm } = trip;
  const legs = vehicle && emptyKm !== null ? legsOf(trip) : undefined;
  const modelled =
    legs && modelledFootprint(goods, truck, { legs, payloadKg: payloadOf(trip), emptyKm: emptyKm ?? 0 }, factors);
  return modelled ?? defaultFootprint(goods, truck, factors) ?? 'no_factor';
}
