import type { FoldedShipment } from './FoldedShipment.ts';
import type { Terms } from './Terms.ts';
import { waitingAt } from './waitingAt.ts';

/** Whether a charge for waiting was neither accepted nor disputed yet. A corrected time makes it another charge. */
export const hasOpenCharge = (
  { plan, stops, waitingAnswers }: Pick<FoldedShipment, 'plan' | 'stops' | 'waitingAnswers'>,
  terms: Terms,
): boolean =>
  plan.some((planned, stop) => {
    const { arrivedAt = null, departedAt = null } = stops[stop] ?? {};
    const { state, chargeMinor } = waitingAt({ ...planned, arrivedAt, departedAt }, terms, null);
    return state === 'due' && !waitingAnswers.some((each) => each.stop === stop && each.chargeMinor === chargeMinor);
  });
