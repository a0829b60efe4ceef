import type { CargoLine } from '../freight/request/cargoField.ts';
import { estimateRoute } from '../freight/route/estimateRoute.ts';
import { type Consignment, type WithheldReason } from './Consignment.ts';

/** A stop as far as it has a place; positions in degrees. */
export interface PlacedStop {
  readonly lat: number | null;
  readonly lng: number | null;
  readonly country: string | null;
}

type Line = Pick<CargoLine, 'grossKg' | 'pickup' | 'delivery'>;

/** No truck carries more, in kg. */
const mostKg = 60_000;

/** Between two stops. The only two are as far from each other as the whole route. */
function distanceBetween(stops: readonly PlacedStop[], routeKm: number, pickup: number, delivery: number): number {
  if (stops.length === 2) return routeKm;
  const points = [stops[pickup], stops[delivery]].flatMap((stop) =>
    stop && stop.lat !== null && stop.lng !== null
      ? [{ lat: stop.lat, lng: stop.lng, country: stop.country ?? '' }]
      : [],
  );
  return points.length < 2 ? 0 : estimateRoute(points).km;
}

/** The goods of a shipment by where they go. If the mass or the way of some is missing, the others would have to pay for it: a reason. */
export function consignmentsOf(
  cargo: readonly Line[],
  stops: readonly PlacedStop[],
  routeKm: number,
): readonly Consignment[] | WithheldReason {
  const byStops = new Map<string, Consignment>();
  for (const { grossKg, pickup, delivery } of cargo) {
    if (grossKg === null || grossKg <= 0) return 'mass_missing';
    const [from, to] = [pickup ?? 0, delivery ?? stops.length - 1];
    const km = distanceBetween(stops, routeKm, from, to);
    if (km <= 0) return 'no_distance';
    const massKg = (byStops.get(`${from} ${to}`)?.massKg ?? 0) + grossKg;
    byStops.set(`${from} ${to}`, { pickup: from, delivery: to, massKg, km });
  }
  const found = [...byStops.values()];
  if (found.length === 0) return 'mass_missing';
  return found.some(({ massKg }) => massKg > mostKg) ? 'too_heavy' : found;
}
