import { addDays } from '../calendar/addDays.ts';
import type { ListView } from '../list/ListView.ts';
import { isPosition } from '../stop/isPosition.ts';
import { freeAfter, latestNextHours } from './nextLoads.ts';
import type { Load } from './Load.ts';
import { nearWritten } from './nearPlace.ts';

const hour = 3_600_000;
/** As the crow flies, in km: roads are longer. The filter knows 50 and 100. */
const radiusKm = '100';

const dayAt = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/**
 * The list of loads whose pickup is near the last delivery of a load, of all days from two before it can be delivered, as windows
 * may be long, to the one after its truck must go on, as days are those of the clock there; the nearest first. Undefined if place or time are not known.
 */
export const nearDelivery = (load: Load): ListView | undefined => {
  const { city, country, lat, lng } = load.stops.at(-1) ?? {};
  const free = freeAfter(load);
  if (!free || lat === undefined || lng === undefined || !isPosition(lat, lng)) return undefined;
  const filters = {
    near: city && country ? nearWritten({ city, country, lat, lng }) : `${lat},${lng}`,
    radiusKm,
    from: addDays(dayAt(free[0]), -2),
    to: addDays(dayAt(free[1] + latestNextHours * hour), 1),
  };
  return { page: 0, size: 50, sort: 'emptyKm', q: '', filters };
};
