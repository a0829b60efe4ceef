import type { FoldedShipment } from './FoldedShipment.ts';
import type { NextStep } from './nextSteps.ts';

const hour = 3_600_000;

/** How long before the window of its stop a step may be taken without a question, in milliseconds. */
const usual: Readonly<Record<string, number>> = {
  dispatched: 7 * 24 * hour,
  arrived: 24 * hour,
  departed: 24 * hour,
  delivered: 24 * hour,
};

/**
 * The stop whose window opens so much later than `at` (epoch milliseconds) that the step is more likely a slip than a truck that is
 * early; null where it may well be meant.
 */
export const farAhead = (
  { plan, nextStop }: Pick<FoldedShipment, 'plan' | 'nextStop'>,
  { type, stop }: NextStep,
  at: number,
): number | null => {
  const place = stop ?? nextStop;
  const from = place === null ? undefined : plan[place]?.window.from;
  const margin = usual[type];
  return from !== undefined && margin !== undefined && from - at > margin ? place : null;
};
