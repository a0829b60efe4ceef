import type { Stop } from './stopField.ts';

/** Country and first two letters or digits of the postcode, such as `DE-50`. */
export function areaOf(stop: Stop | undefined): string {
  const country = stop?.place?.country ?? '';
  const letters = (stop?.place?.postcode ?? '').replaceAll(/[^\p{L}\p{N}]/gu, '');
  return letters === '' ? country : `${country}-${letters.slice(0, 2).toUpperCase()}`;
}

/** The lane between the first and the last stop, such as `DE-50:FR-69`. */
export const laneOf = (stops: readonly Stop[]): string => `${areaOf(stops[0])}:${areaOf(stops.at(-1))}`;
