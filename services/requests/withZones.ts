import type { RequestContent } from '../freight/request/requestContent.ts';
import type { Stop } from '../freight/request/stopField.ts';
import { zoneAt } from '../freight/route/zoneAt.ts';

const zoned = (stop: Stop): Stop => {
  const { place, window } = stop;
  if (!window || window.timeZone !== null || typeof place?.lat !== 'number' || typeof place.lng !== 'number') {
    return { ...stop, id: null };
  }
  return { ...stop, id: null, window: { ...window, timeZone: zoneAt(place.lat, place.lng) } };
};

/** The request as it is kept: a stop without a time zone gets the one at its position; the client's ids are dropped. */
export const withZones = (request: RequestContent): RequestContent => ({
  ...request,
  stops: request.stops.map(zoned),
});
