import { isPosition } from '../../freight/fields/isPosition.ts';
import type { Stop } from '../../freight/request/stopField.ts';
import type { PlannedStop } from './ShipmentEvent.ts';

const instantOf = (text: string | null | undefined): number => new Date(text ?? 0).getTime();

/** The frozen stops of a shipment as its rules read them. What was published has type and window, whatever its type says. */
export function plannedStops(stops: readonly Stop[]): readonly PlannedStop[] {
  return stops.map(({ type, window, place, serviceMin }) => {
    const { lat = null, lng = null, country = null } = place ?? {};
    return {
      type: type ?? 'delivery',
      window: { from: instantOf(window?.from), to: instantOf(window?.to) },
      position: lat !== null && lng !== null && isPosition(lat, lng) ? { lat, lng, country: country ?? '' } : null,
      serviceMin,
    };
  });
}
