import type { FoldedShipment } from './FoldedShipment.ts';
import type { Side } from './ShipmentEvent.ts';
import { stepProblem } from './stepProblem.ts';

export interface NextStep {
  readonly type: string;
  readonly stop: number | null;
}

/** What may be done now: the one to expect, if it is this side's turn, and all others. */
export interface NextSteps {
  readonly main: NextStep | null;
  readonly others: readonly NextStep[];
}

/** What brings a shipment forward, for whoever's turn it is. */
const forward = ['dispatched', 'arrived', 'departed', 'delivered', 'pod_added', 'completed'];
const sideways = [
  'unassigned',
  'pod_rejected',
  'delay',
  'exception',
  'resolved',
  'hold',
  'released',
  'note',
  'cancelled',
];

const missingProof = ({ plan, stops, podStops }: FoldedShipment): number =>
  plan.findIndex(({ type }, at) => type === 'delivery' && stops[at]?.skipped !== true && !podStops.includes(at));

const isTruckAt = (type: string): boolean => ['arrived', 'departed', 'delivered'].includes(type);

const stopFor = (folded: FoldedShipment, type: string): number | null => {
  if (isTruckAt(type)) return folded.nextStop;
  if (type !== 'pod_added') return null;
  const missing = missingProof(folded);
  return missing < 0 ? folded.plan.findLastIndex((_, at) => folded.podStops.includes(at)) : missing;
};

/** What a side may do with a shipment now. */
export const nextSteps = (folded: FoldedShipment, side: Side): NextSteps => {
  const isPossible = ({ type, stop }: NextStep): boolean =>
    stepProblem(folded, { type, stop, side, data: {} }) === null;
  const steps = (types: readonly string[]): readonly NextStep[] =>
    types.map((type) => ({ type, stop: stopFor(folded, type) })).filter(isPossible);
  const skips = folded.plan.map((_, stop) => ({ type: 'stop_skipped', stop })).filter(isPossible);
  const [assign] = steps(['assigned']);
  const [first] = steps(forward);
  const isProven = first?.type === 'pod_added' && folded.podsSince !== null;
  const onward = folded.status === 'booked' ? assign : first;
  const main = isProven ? undefined : onward;
  const reassign = assign && assign !== main ? [assign] : [];
  return { main: main ?? null, others: [...(isProven ? [first] : []), ...reassign, ...skips, ...steps(sideways)] };
};
