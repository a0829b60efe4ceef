import { foldRecord } from '../../shipment/foldRecord.ts';
import type { ShipmentRecord } from '../../shipment/Shipment.ts';
import type { Stop } from '../../stop/Stop.ts';
import type { EdiTime } from '../EdiTime.ts';
import { x12TimeOf } from '../x12/x12TimeOf.ts';
import type { EdiReason } from './statusCodes.ts';
import type { StatusEvent, StatusMessage } from './StatusMessage.ts';
import { toldStatus } from './toldStatus.ts';

const partyOf = (stop: Stop | undefined): StatusMessage['pickup'] => ({
  name: stop?.place?.name ?? stop?.place?.city ?? '',
  code: undefined,
});

const isLate = (at: number, stop: Stop | undefined): boolean => at > Date.parse(stop?.window?.to ?? '');

/** What partners are told of a shipment: what happened, at the times that hold now, in the order it happened. */
export const statusOfShipment = (
  shipment: ShipmentRecord,
  scac: string | undefined,
  timeOf: (instant: number, zone: string) => EdiTime = x12TimeOf,
): StatusMessage => {
  const { reference, stops, cargo, goods, assignment } = shipment;
  const recorded = new Map(shipment.events.map((event) => [event.id, event]));
  // What cannot have happened has no place in the fold, and a corrected time is the one it has there.
  const past = foldRecord(shipment).past.toSorted((one, other) => one.at - other.at);
  const lateBy = new Map<number | null, EdiReason>();
  const events = past.flatMap(({ id, at, stop }): readonly StatusEvent[] => {
    const event = recorded.get(id);
    const where = stop === null ? undefined : stops[stop];
    const told = event && toldStatus(event, where?.type);
    if (!told) return [];
    if (told.status === 'delayed') lateBy.set(stop, told.reason);
    const isLateHere = event.type === 'arrived' && isLate(at, where);
    return [
      {
        status: told.status,
        // Who comes late says why, as far as it told so before.
        reason: isLateHere ? (lateBy.get(stop) ?? lateBy.get(null) ?? 'none') : told.reason,
        time: timeOf(at, (where ?? stops[0])?.window?.timeZone ?? 'UTC'),
        stop: stop === null ? undefined : stop + 1,
        // A delay about a stop does not happen there.
        place: told.status === 'delayed' || !where?.place?.city ? undefined : townOf(where.place),
      },
    ];
  });
  const counts = cargo.map(({ count }) => count);
  return {
    carrierReference: reference,
    reference,
    scac,
    references: [],
    pickup: partyOf(stops.find(({ type }) => type === 'pickup')),
    delivery: partyOf(stops.findLast(({ type }) => type === 'delivery')),
    carrier: { name: shipment.carrier.name, code: undefined },
    equipment: assignment?.vehicle.plate,
    events,
    weight: goods.grossKg > 0 ? { value: Math.round(goods.grossKg), unit: 'kg' } : undefined,
    count: counts.includes(undefined) ? undefined : counts.reduce<number>((sum, count) => sum + (count ?? 0), 0),
  };
};

const townOf = ({ city, country }: NonNullable<Stop['place']>): StatusEvent['place'] => ({
  city,
  region: undefined,
  country,
});
