import { applyEvent } from './applyEvent.ts';
import type { FoldedShipment } from './FoldedShipment.ts';
import type { PlannedStop, ShipmentEvent } from './ShipmentEvent.ts';

/** Of events that were recorded and happened at the same moment, as those of an award do. */
const usualOrder = ['booked', 'assigned', 'unassigned', 'dispatched'];
const visitOrder = ['arrived', 'departed', 'delivered'];
const lateOrder = ['pod_added', 'pod_rejected', 'completed', 'correction', 'cancelled'];
const mostStops = 20;

const rankOf = ({ type, stop }: ShipmentEvent): number => {
  const visit = visitOrder.indexOf(type);
  if (visit >= 0) return usualOrder.length + (stop ?? mostStops) * visitOrder.length + visit;
  const late = lateOrder.indexOf(type);
  return late < 0 ? usualOrder.indexOf(type) : 1000 + late;
};

const inOrder = (one: ShipmentEvent, other: ShipmentEvent): number =>
  one.recordedAt - other.recordedAt ||
  one.at - other.at ||
  rankOf(one) - rankOf(other) ||
  (one.id < other.id ? -1 : Number(one.id > other.id));

/** A shipment as its award makes it, before the first event. */
const newShipment = (plan: readonly PlannedStop[]): FoldedShipment => ({
  status: 'booked',
  assignment: null,
  lateApproach: null,
  stops: plan.map(() => ({ arrivedAt: null, departedAt: null, skipped: false })),
  nextStop: plan.length > 0 ? 0 : null,
  delays: [],
  openExceptions: [],
  unresolved: [],
  onHold: false,
  lastPosition: null,
  podStops: [],
  deliveredAt: null,
  completedAt: null,
  cancelled: null,
  bookedAt: null,
  podsSince: null,
  hold: null,
  waitingAnswers: [],
  plan,
  past: [],
});

/**
 * What the events of a shipment come to, in whatever order they are given: they count in the order they were recorded, each once.
 * An event that cannot happen where it stands changes nothing. The application folds by the same rules.
 */
export const foldShipment = (plan: readonly PlannedStop[], events: readonly ShipmentEvent[]): FoldedShipment => {
  const seen = new Set<string>();
  let folded = newShipment(plan);
  for (const event of events.toSorted(inOrder)) {
    if (!seen.has(event.id)) folded = applyEvent(folded, event);
    seen.add(event.id);
  }
  return folded;
};
