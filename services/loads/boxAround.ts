import type { Position } from './loadQuery.ts';

export const earthRadiusKm = 6371.0088;

/** A little more, for what numbers lose. In degrees. */
const margin = 0.001;

const degrees = (radians: number): number => (radians * 180) / Math.PI;

interface Box {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** The latitudes and longitudes between which everything within so many km of a place lies; all longitudes around a pole or the date line. */
export function boxAround({ lat, lng }: Position, km: number): Box {
  const angle = Math.min(km / earthRadiusKm, Math.PI);
  const [south, north] = [lat - degrees(angle) - margin, lat + degrees(angle) + margin];
  const aside =
    south > -90 && north < 90 ? degrees(Math.asin(Math.sin(angle) / Math.cos((lat * Math.PI) / 180))) + margin : 360;
  const isAcross = lng - aside < -180 || lng + aside > 180;
  return {
    south: Math.max(south, -90),
    north: Math.min(north, 90),
    west: isAcross ? -180 : lng - aside,
    east: isAcross ? 180 : lng + aside,
  };
}
