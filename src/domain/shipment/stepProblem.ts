import type { EventRefusal, EventRefusalCode } from './EventRefusal.ts';
import type { FoldedShipment } from './FoldedShipment.ts';
import { lastStop } from './lastStop.ts';
import type { ShipmentEvent } from './ShipmentEvent.ts';
import { moveOf } from './shipmentMoves.ts';

export type Step = Pick<ShipmentEvent, 'type' | 'stop' | 'side' | 'data'>;

const forbidden = (code: EventRefusalCode): EventRefusal => ({ code, field: null });
const atStop = (code: EventRefusalCode): EventRefusal => ({ code, field: 'stop' });

const aboutWaiting: ReadonlySet<string> = new Set(['waiting_accepted', 'waiting_disputed']);
const aboutStops: ReadonlySet<string> = new Set([
  'arrived',
  'departed',
  'delivered',
  'stop_skipped',
  'pod_added',
  ...aboutWaiting,
]);
const movesTruck: ReadonlySet<string> = new Set(['arrived', 'departed', 'delivered']);

/** The stop of an event; what is delivered, is delivered at the last one. */
export const stopOf = (folded: FoldedShipment, { type, stop }: Pick<Step, 'type' | 'stop'>): number | null =>
  type === 'delivered' && stop === null ? lastStop(folded) : stop;

/** What remains still begins with a pickup, and ends with a delivery that the truck has not left. */
const skipProblem = ({ stops, plan }: FoldedShipment, stop: number): EventRefusal | null => {
  const left = plan.flatMap(({ type }, at) => (at === stop || stops[at]?.skipped === true ? [] : [{ type, at }]));
  const last = left.at(-1);
  const isPossible =
    left[0]?.type === 'pickup' && last?.type === 'delivery' && (stops[last.at]?.departedAt ?? null) === null;
  return isPossible ? null : atStop('last_stop');
};

const stopProblem = (folded: FoldedShipment, step: Step): EventRefusal | null => {
  const stop = stopOf(folded, step);
  if (stop === null) return aboutStops.has(step.type) ? atStop('stop_needed') : null;
  const [planned, visit] = [folded.plan[stop], folded.stops[stop]];
  if (!planned || !visit) return atStop('unknown_stop');
  if ((step.type === 'delivered' || step.type === 'pod_added') && planned.type !== 'delivery')
    return atStop('wrong_stop_type');
  if (movesTruck.has(step.type) && stop !== folded.nextStop) return atStop('wrong_stop');
  if (step.type === 'departed' && planned.type === 'delivery' && stop === lastStop(folded)) return atStop('last_stop');
  if (step.type === 'delivered' && stop !== lastStop(folded)) return atStop('not_last_stop');
  if (step.type === 'pod_added' && visit.skipped) return atStop('wrong_stop');
  if (aboutWaiting.has(step.type)) return visit.departedAt === null ? forbidden('wrong_status') : null;
  if (step.type !== 'stop_skipped') return null;
  return visit.skipped || visit.arrivedAt !== null ? atStop('wrong_stop') : skipProblem(folded, stop);
};

/** Goods are on board once a pickup was left. */
const isLoaded = ({ stops }: FoldedShipment): boolean => stops.some(({ departedAt }) => departedAt !== null);

/** Whether an exception is resolved by what says so; without the id of one, all are. */
export const resolves = (data: ShipmentEvent['data'], id: string): boolean => (data['of'] ?? id) === id;

const otherProblem = (folded: FoldedShipment, { type, side, data }: Step): EventRefusal | null => {
  if ((type === 'assigned' || type === 'cancelled') && isLoaded(folded)) return forbidden('loaded');
  if (type === 'pod_rejected' && folded.podStops.length === 0) return forbidden('pod_missing');
  if (type === 'completed' && folded.podsSince === null) return forbidden('pod_missing');
  if (type === 'hold' && folded.onHold) return forbidden('already_on_hold');
  if (type === 'released' && folded.hold === null) return forbidden('not_on_hold');
  if (type === 'released' && folded.hold?.side !== side) return forbidden('wrong_side');
  if (type !== 'resolved') return null;
  const isOpen = folded.openExceptions.some(({ id }) => resolves(data, id));
  return isOpen ? null : { code: 'nothing_to_resolve', field: 'of' };
};

/** Why an event cannot happen in this state, whatever its time; null if it can. */
export const stepProblem = (folded: FoldedShipment, step: Step): EventRefusal | null => {
  const move = moveOf(folded, { ...step, stop: stopOf(folded, step) });
  if (!move) return { code: 'unknown_event', field: 'type' };
  if (!move.by.includes(step.side)) return forbidden('wrong_side');
  const stop = stopProblem(folded, step);
  if (stop?.code === 'unknown_stop' || stop?.code === 'stop_needed') return stop;
  if (!move.from.includes(folded.status)) return forbidden('wrong_status');
  return stop ?? otherProblem(folded, step);
};
