import type { WaitingAnswer } from './FoldedShipment.ts';
import type { Waiting } from './waitingAt.ts';

/** `running` is so far; `unproven` lacks a time. */
export const waitingStates = ['none', 'running', 'unproven', 'proposed', 'accepted', 'disputed'] as const;

/** The waiting at a stop by the terms of the award, and what the shipper said to its charge. */
export interface StopWaiting extends Omit<Waiting, 'state'> {
  /** Index of the stop. */
  readonly stop: number;
  readonly state: (typeof waitingStates)[number];
  /** What was said of this very charge. */
  readonly answer: WaitingAnswer | undefined;
}
