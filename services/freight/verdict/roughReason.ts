import { quarterEnd } from './quarterEnd.ts';
import type { Reason } from './Verdict.ts';

/** Those whose time follows from another trip of the truck. */
const ofOtherTrips: ReadonlySet<Reason['code']> = new Set(['too_far', 'overlap']);

/** A reason as a shipper may read it: when the truck leaves another shipper is told to the quarter of an hour alone. */
export const roughReason = (reason: Reason): Reason => {
  const exactly = ofOtherTrips.has(reason.code) ? Date.parse(reason.until ?? '') : NaN;
  const about = quarterEnd(exactly);
  return Number.isNaN(exactly) || about === exactly ? reason : { ...reason, until: new Date(about).toISOString() };
};
