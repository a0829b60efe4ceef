import { isPosition } from '../freight/fields/isPosition.ts';
import type { Truck } from '../freight/verdict/Truck.ts';
import { truckLimits } from '../freight/verdict/truckLimits.ts';
import type { Start } from '../trucks/emptyKmTo.ts';
import type { Position } from './loadQuery.ts';

/** Trucks that are free at one place. */
export interface Spot {
  readonly at: Position;
  readonly trucks: readonly Truck[];
}

/** How many places to a degree: loads tell theirs to a tenth. Trucks at more than 60 places are put together more coarsely. */
const grids = [10, 5, 2, 1] as const;
const mostSpots = 60;
/** Trucks and what they are planned for: each is a condition on every load near them. */
const mostConditions = 2_000;

/**
 * Where trucks are, with all that are at one place together; without those of which that is not known, and places whose trucks can carry nothing. None for a fleet so large or so
 * scattered that comparing loads with all of it would take too long for a list.
 */
export function spotsOf(trucks: readonly Truck[], placeOf: (vehicleId: string) => Start | null): readonly Spot[] {
  if (trucks.length + planned(trucks) > mostConditions) return [];
  const going = trucks.filter((truck) => truckLimits([truck]).length > 0);
  return grids.map((grid) => spotsOn(grid, going, placeOf)).find(({ length }) => length <= mostSpots) ?? [];
}

const planned = (trucks: readonly Truck[]): number =>
  trucks.reduce((sum, { vehicle, trailer, driver }) => {
    const engaged = [vehicle, trailer, driver].map((each) => each?.engagements?.length ?? 0);
    return sum + Math.max(...engaged);
  }, 0);

function spotsOn(
  grid: number,
  trucks: readonly Truck[],
  placeOf: (vehicleId: string) => Start | null,
): readonly Spot[] {
  const rounded = (degrees: number): number => Math.round(degrees * grid) / grid;
  const spots = new Map<string, Spot & { readonly trucks: Truck[] }>();
  for (const truck of trucks) {
    const place = placeOf(truck.id);
    if (!place || !isPosition(place.lat, place.lng)) continue;
    const at = { lat: rounded(place.lat), lng: rounded(place.lng) };
    const key = `${at.lat},${at.lng}`;
    const spot = spots.get(key) ?? { at, trucks: [] };
    spot.trucks.push(truck);
    spots.set(key, spot);
  }
  return [...spots.values()];
}
