import type { RoutePoint } from '../distance/estimateRoute.ts';
import { isPosition } from './isPosition.ts';
import type { Stop } from './Stop.ts';

/** Where a stop is on the map; undefined if that is not known. */
export const stopPoint = ({ place = {} }: Stop): RoutePoint | undefined => {
  const { lat, lng, country = '' } = place;
  return lat !== undefined && lng !== undefined && isPosition(lat, lng) ? { lat, lng, country } : undefined;
};
