import { tooLateReason } from '../verdict/tooLateReason.ts';
import type { Verdict } from '../verdict/Reason.ts';
import type { ShipmentStatus } from './ShipmentStatus.ts';

const untilPickup: ReadonlySet<ShipmentStatus> = new Set(['booked', 'assigned', 'dispatched']);

/** What still matters of the verdict on a truck: once it is at the pickup, or will not go there, it is no question whether it can be there in time. */
export const standingVerdict = (verdict: Verdict, status: ShipmentStatus): Verdict => {
  const late = untilPickup.has(status) ? undefined : tooLateReason(verdict);
  return late ? { ...verdict, reasons: verdict.reasons.filter((reason) => reason !== late) } : verdict;
};
