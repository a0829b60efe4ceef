import type { FoldedShipment } from './FoldedShipment.ts';
import type { StopWaiting } from './StopWaiting.ts';
import type { Terms } from './Terms.ts';
import { waitingAt } from './waitingAt.ts';

/**
 * The waiting at each stop, as the service tells both parties. It is proposed once the truck has left, and again when a corrected time
 * changes the charge that was answered. `now` in epoch milliseconds.
 */
export const stopWaitings = (
  { plan, stops, status, waitingAnswers }: FoldedShipment,
  terms: Terms,
  now: number,
): readonly StopWaiting[] =>
  plan.map(({ type, window }, stop) => {
    const { arrivedAt = null, departedAt = null } = stops[stop] ?? {};
    const found = waitingAt({ type, window, arrivedAt, departedAt }, terms, status === 'cancelled' ? null : now);
    if (found.state !== 'due') return { ...found, stop, state: found.state, answer: undefined };
    const answer = waitingAnswers.find((each) => each.stop === stop && each.chargeMinor === found.chargeMinor);
    const answered = answer?.isAccepted === true ? ('accepted' as const) : ('disputed' as const);
    return { ...found, stop, state: answer ? answered : 'proposed', answer };
  });
