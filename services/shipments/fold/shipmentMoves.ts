import type { FoldedShipment } from './FoldedShipment.ts';
import type { ShipmentEvent, Side } from './ShipmentEvent.ts';
import { type ShipmentStatus, shipmentStatuses } from './ShipmentStatus.ts';

/** Who may report an event, in which statuses, and the status it leads to; `to` is left out where it stays. */
interface Move {
  readonly by: readonly Side[];
  readonly from: readonly ShipmentStatus[];
  readonly to?: ShipmentStatus;
}

const fleet: readonly Side[] = ['carrier'];
const parties: readonly Side[] = ['carrier', 'shipper'];
const everybody: readonly Side[] = ['carrier', 'shipper', 'service'];
const untilTheEnd = shipmentStatuses.filter((status) => status !== 'completed' && status !== 'cancelled');
const beforeLoading: readonly ShipmentStatus[] = ['booked', 'assigned', 'dispatched', 'at_pickup'];

/** A stop may have been left by then. */
const afterAStop: readonly ShipmentStatus[] = ['at_pickup', 'in_transit', 'at_delivery', 'delivered', 'completed'];

/** Every event but those that depend on stop, status or side. */
const plain = {
  unassigned: { by: fleet, from: ['assigned', 'dispatched'], to: 'booked' },
  dispatched: { by: fleet, from: ['assigned'], to: 'dispatched' },
  /** The other trips of the truck changed, and with them when it can be at the first stop. */
  reckoned: { by: ['service'], from: ['assigned', 'dispatched'] },
  delivered: { by: fleet, from: ['at_delivery'], to: 'delivered' },
  pod_added: { by: fleet, from: ['delivered'] },
  pod_rejected: { by: ['shipper'], from: ['delivered'] },
  completed: { by: ['shipper', 'service'], from: ['delivered'], to: 'completed' },
  stop_skipped: { by: fleet, from: untilTheEnd },
  delay: { by: fleet, from: untilTheEnd },
  exception: { by: everybody, from: untilTheEnd },
  resolved: { by: everybody, from: untilTheEnd },
  hold: { by: parties, from: untilTheEnd },
  released: { by: parties, from: untilTheEnd },
  position: { by: fleet, from: untilTheEnd },
  note: { by: parties, from: untilTheEnd },
  waiting_accepted: { by: ['shipper'], from: afterAStop },
  waiting_disputed: { by: ['shipper'], from: afterAStop },
  correction: { by: everybody, from: shipmentStatuses },
} as const satisfies Readonly<Record<string, Move>>;

const plainMoves: ReadonlyMap<string, Move> = new Map(Object.entries(plain));

type MoveOf = (event: Pick<ShipmentEvent, 'stop' | 'side'>, folded: FoldedShipment) => Move;

const isPickup = ({ plan }: FoldedShipment, stop: number | null): boolean => plan[stop ?? -1]?.type === 'pickup';

const dependent = {
  /** The award made it. */
  booked: () => ({ by: everybody, from: [] }),
  assigned: (_, { status }) =>
    status === 'booked' ? { by: fleet, from: ['booked'], to: 'assigned' } : { by: fleet, from: beforeLoading },
  arrived: ({ stop }, folded) =>
    isPickup(folded, stop)
      ? { by: fleet, from: ['dispatched', 'in_transit'], to: 'at_pickup' }
      : { by: fleet, from: ['in_transit'], to: 'at_delivery' },
  departed: ({ stop }, folded) => ({
    by: fleet,
    from: isPickup(folded, stop) ? ['at_pickup'] : ['at_delivery'],
    to: 'in_transit',
  }),
  cancelled: ({ side }) => ({
    by: parties,
    from: side === 'carrier' ? ['booked', 'assigned', 'dispatched'] : beforeLoading,
    to: 'cancelled',
  }),
} as const satisfies Readonly<Record<string, MoveOf>>;

const dependentMoves: ReadonlyMap<string, MoveOf> = new Map(Object.entries(dependent));

export type EventType = keyof typeof plain | keyof typeof dependent;

/** The row of the table for an event; undefined for an event that does not exist. */
export const moveOf = (
  folded: FoldedShipment,
  event: Pick<ShipmentEvent, 'type' | 'stop' | 'side'>,
): Move | undefined => plainMoves.get(event.type) ?? dependentMoves.get(event.type)?.(event, folded);

/** Every type of event. */
export const eventTypes: readonly string[] = [...dependentMoves.keys(), ...plainMoves.keys()];
