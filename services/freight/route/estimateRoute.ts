import { earthRadiusKm } from './earthRadiusKm.ts';

/** A place in degrees (WGS84), with its country (ISO 3166-1 alpha-2). */
export interface RoutePoint {
  readonly lat: number;
  readonly lng: number;
  readonly country: string;
}

/** How a distance was found. */
export const kmMethods = ['estimate', 'router', 'trips'] as const;

export interface Route {
  readonly km: number;
  /** At the wheel, without breaks and rests. */
  readonly minutes: number;
  readonly legs: readonly { readonly km: number; readonly minutes: number }[];
  readonly method: (typeof kmMethods)[number];
}

const radians = Math.PI / 180;

/** Great-circle distance in km (haversine), at most 0.56 % off. */
function greatCircleKm(from: Pick<RoutePoint, 'lat' | 'lng'>, to: Pick<RoutePoint, 'lat' | 'lng'>): number {
  const north = Math.sin(((to.lat - from.lat) * radians) / 2);
  const east = Math.sin(((to.lng - from.lng) * radians) / 2);
  const chord = north * north + Math.cos(from.lat * radians) * Math.cos(to.lat * radians) * east * east;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** How much longer roads are than a line of more than 300 km, by region. Single lanes are up to 30 % off. */
const circuities: ReadonlyMap<string, number> = new Map(
  Object.entries({
    'DE AT CH LI FR BE NL LU PL CZ SK HU SI IT MC SM VA HR': 1.22,
    'NO SE FI DK IS EE LV LT': 1.35,
    'ES PT AD GI': 1.24,
    'GB IE IM JE GG': 1.28,
    'US CA': 1.12,
    'BR ZA': 1.21,
    'KE TZ UG RW BI ET': 1.2,
  }).flatMap(([countries, factor]) => countries.split(' ').map((country) => [country, factor] as const)),
);
const elsewhere = 1.3;

/** Road km per km of the line. Short trips wind more; between two regions the longer one counts. */
function circuity(lineKm: number, from: string, to: string): number {
  if (lineKm < 30) return 1.4;
  if (lineKm < 100) return 1.32;
  if (lineKm < 300) return 1.27;
  return Math.max(circuities.get(from) ?? elsewhere, circuities.get(to) ?? elsewhere);
}

const kmPerHour = (km: number): number => (km < 30 ? 35 : km < 100 ? 50 : km < 300 ? 60 : 66);

function legBetween(from: RoutePoint, to: RoutePoint) {
  const line = greatCircleKm(from, to);
  const km = line * circuity(line, from.country, to.country);
  return { km, minutes: (km / kmPerHour(km)) * 60 };
}

/** Estimates the route by road without a map, leg by leg; whole km and minutes. Nothing is billed or scored by it. */
export function estimateRoute(points: readonly RoutePoint[]): Route {
  const legs: { km: number; minutes: number }[] = [];
  let from: RoutePoint | undefined;
  for (const to of points) {
    if (from) legs.push(legBetween(from, to));
    from = to;
  }
  const km = legs.reduce((sum, leg) => sum + leg.km, 0);
  const minutes = legs.reduce((sum, leg) => sum + leg.minutes, 0);
  return { km: Math.round(km), minutes: Math.round(minutes), legs, method: 'estimate' };
}
