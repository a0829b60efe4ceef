import { isPosition } from '../stop/isPosition.ts';
import { readRfc3339 } from '../stop/readRfc3339.ts';
import type { Stop } from '../stop/Stop.ts';
import type { PlannedStop } from './ShipmentEvent.ts';

/** The stops of a shipment as the rules of shipments read them. What was published has type and window, whatever its type says. */
export const plannedStops = (stops: readonly Stop[]): readonly PlannedStop[] =>
  stops.map(({ type = 'delivery', window, place, serviceMin = null }) => {
    const { lat, lng, country = '' } = place ?? {};
    return {
      type,
      window: { from: readRfc3339(window?.from) ?? 0, to: readRfc3339(window?.to) ?? 0 },
      position: lat !== undefined && lng !== undefined && isPosition(lat, lng) ? { lat, lng, country } : null,
      serviceMin,
    };
  });
