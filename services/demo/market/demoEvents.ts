import type { Insertable } from 'kysely';
import { addMilliseconds } from '../../clock/addMilliseconds.ts';
import type { Tables } from '../../Tables.ts';
import type { SeededRandom } from '../SeededRandom.ts';

type Shipment = Insertable<Tables['shipment']>;
type Event = Insertable<Tables['shipment_event']>;

const minute = 60_000;

interface Window {
  readonly from: string | null;
  readonly to: string | null;
}

/** When a truck comes to a window: one in ten comes late. */
function arrivalIn({ from, to }: Window, random: SeededRandom): Date {
  const [begins, ends] = [new Date(from ?? 0), new Date(to ?? 0)];
  if (random.below(10) === 0) return addMilliseconds(ends, random.between(40, 200) * minute);
  return addMilliseconds(begins, random.between(-0.1, 0.9) * (ends.getTime() - begins.getTime()));
}

interface Told {
  readonly shipment: Shipment;
  readonly windows: readonly Window[];
  readonly isBookedByCarrier: boolean;
  /** When it was assigned; null as long as it is not. */
  readonly assignedAt: Date | null;
  readonly isCarried: boolean;
}

/** What happened to a shipment, in order. */
export function demoEvents(
  { shipment, windows, isBookedByCarrier, assignedAt, isCarried }: Told,
  random: SeededRandom,
): readonly Event[] {
  const { id, company_id: shipperId, carrier_id: carrierId, created_at: bookedAt } = shipment;
  const event = (type: string, at: Date, by: string, stop: number | null = null, data: object = {}): Event => ({
    id: random.uuid(),
    number: 0,
    shipment_id: id,
    company_id: shipperId,
    carrier_id: carrierId,
    type,
    at,
    recorded_at: at,
    by_company_id: by,
    by_user_id: null,
    source: type === 'arrived' || type === 'departed' ? 'app' : 'desk',
    stop,
    data: JSON.stringify(data),
  });
  const events = [event('booked', bookedAt, isBookedByCarrier ? carrierId : shipperId)];
  if (assignedAt) events.push(event('assigned', assignedAt, carrierId, null, crewOf(shipment)));
  if (!isCarried) return numbered(events);
  let before = addMilliseconds(new Date(windows[0]?.from ?? 0), -3 * 60 * minute);
  events.push(event('dispatched', before, carrierId));
  for (const [stop, window] of windows.entries()) {
    const wanted = arrivalIn(window, random);
    const arrived = wanted > before ? wanted : addMilliseconds(before, 30 * minute);
    before = addMilliseconds(arrived, random.between(35, 130) * minute);
    events.push(event('arrived', arrived, carrierId, stop));
    events.push(event(stop === windows.length - 1 ? 'delivered' : 'departed', before, carrierId, stop));
  }
  events.push(event('completed', addMilliseconds(before, random.between(3, 40) * 60 * minute), shipperId));
  return numbered(events);
}

const numbered = (events: readonly Event[]): readonly Event[] =>
  events.map((event, index) => ({ ...event, number: index + 1 }));

const crewOf = ({ vehicle_id: vehicleId, trailer_id: trailerId, driver_id: driverId }: Shipment) => ({
  vehicleId,
  trailerId,
  driverId,
});
