import { isPosition } from '../freight/fields/isPosition.ts';
import type { Truck } from '../freight/verdict/Truck.ts';
import type { Start } from '../trucks/emptyKmTo.ts';
import type { Spot } from './bestMatches.ts';

/** About a kilometer. */
const rounded = (degrees: number): number => Math.round(degrees * 100) / 100;

/** Where trucks are, with all that are at one place together; without those of which that is not known. */
export function spotsOf(trucks: readonly Truck[], placeOf: (vehicleId: string) => Start | null): readonly Spot[] {
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
