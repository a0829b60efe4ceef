import { foldRecord } from '../../shipment/foldRecord.ts';
import type { ShipmentRecord } from '../../shipment/Shipment.ts';
import type { Stop } from '../../stop/Stop.ts';
import { offsetTimeOf } from '../offsetTimeOf.ts';
import { regionOfPostcode } from '../regionOfPostcode.ts';
import { loadWeight } from '../tender/loadWeight.ts';
import { referenceKinds } from '../tender/referenceKinds.ts';
import { referencesIn } from '../tender/referencesText.ts';
import { siteCode } from '../tender/siteCode.ts';
import { x12TimeOf } from '../x12/x12TimeOf.ts';
import type { EdiReason } from './statusCodes.ts';
import type { StatusEvent, StatusMessage } from './StatusMessage.ts';
import { toldStatus } from './toldStatus.ts';

/** How each syntax says a time. */
const times = { x12: x12TimeOf, edifact: offsetTimeOf } as const;

/** The codes of sites are those of X12. */
const partyOf = (stop: Stop | undefined, syntax: keyof typeof times): StatusMessage['pickup'] => ({
  name: stop?.place?.name ?? stop?.place?.city ?? '',
  code: syntax === 'x12' ? siteCode(stop?.note) : undefined,
});

const isLate = (at: number, stop: Stop | undefined): boolean => at > Date.parse(stop?.window?.to ?? '');

/** What partners are told of a shipment: what happened, at the times that hold now, in the order it happened. */
export const statusOfShipment = (
  shipment: ShipmentRecord,
  scac: string | undefined,
  syntax: keyof typeof times = 'x12',
): StatusMessage => {
  const { reference, stops, cargo, assignment } = shipment;
  const timeOf = times[syntax];
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
    references: referencesIn(shipment.notes, referenceKinds[syntax]),
    pickup: partyOf(
      stops.find(({ type }) => type === 'pickup'),
      syntax,
    ),
    delivery: partyOf(
      stops.findLast(({ type }) => type === 'delivery'),
      syntax,
    ),
    carrier: { name: shipment.carrier.name, code: undefined },
    equipment: assignment?.vehicle.plate,
    events,
    weight: loadWeight(shipment),
    count: counts.includes(undefined) ? undefined : counts.reduce<number>((sum, count) => sum + (count ?? 0), 0),
  };
};

const townOf = ({ city, country, postcode }: NonNullable<Stop['place']>): StatusEvent['place'] => ({
  city,
  region: regionOfPostcode(country, postcode),
  country,
});
