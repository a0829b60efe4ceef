import { isOver } from './isOver.ts';
import { plannedOf } from './plannedOf.ts';
import type { TrackedStatus, TrackedStop, Tracking } from './Tracking.ts';

/** What a step says about its time. Instants in epoch milliseconds. */
type StepTime =
  | { readonly kind: 'arrived' | 'left' | 'delivered' | 'expected'; readonly at: number }
  | { readonly kind: 'planned'; readonly from: number; readonly to: number };

export interface TrackingStep {
  /** From 1. */
  readonly number: number;
  readonly town: string;
  readonly country: string;
  readonly type: TrackedStop['type'];
  readonly timeZone: string | undefined;
  /** `here` is where the truck is, `next` where it goes. */
  readonly state: 'done' | 'here' | 'next' | 'later' | 'skipped';
  readonly time: StepTime | undefined;
  readonly late: boolean;
}

const timeOf = (stop: TrackedStop, isLast: boolean, { status, deliveredAt }: Tracking): StepTime | undefined => {
  if (stop.skipped) return undefined;
  if (isLast && status === 'delivered') {
    const at = deliveredAt ?? stop.departedAt ?? stop.arrivedAt;
    return at === undefined ? undefined : { kind: 'delivered', at };
  }
  if (stop.departedAt !== undefined) return { kind: 'left', at: stop.departedAt };
  if (stop.arrivedAt !== undefined) return { kind: 'arrived', at: stop.arrivedAt };
  if (isOver(status)) return undefined;
  if (stop.expected) return { kind: 'expected', at: stop.expected.at };
  const planned = plannedOf(stop);
  return planned && { kind: 'planned', ...planned };
};

const stateOf = (stop: TrackedStop, index: number, next: number, status: TrackedStatus): TrackingStep['state'] => {
  if (stop.skipped) return 'skipped';
  if (stop.departedAt !== undefined || status === 'delivered') return 'done';
  if (status === 'cancelled') return 'later';
  if (stop.arrivedAt !== undefined) return 'here';
  return index === next && status !== 'not_started' ? 'next' : 'later';
};

/** The stops in order, with how far it has come. `next` is the index of the first one that is not left. */
export const trackingSteps = (tracking: Tracking, next: number): readonly TrackingStep[] => {
  const { status, stops } = tracking;
  const last = stops.findLastIndex(({ skipped }) => !skipped);
  return stops.map((stop, index) => ({
    number: index + 1,
    town: stop.town,
    country: stop.country,
    type: stop.type,
    timeZone: stop.timeZone,
    state: stateOf(stop, index, next, status),
    time: timeOf(stop, index === last, tracking),
    late: !isOver(status) && !stop.skipped && stop.arrivedAt === undefined && stop.expected?.late === true,
  }));
};
