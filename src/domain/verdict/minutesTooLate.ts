import { tooLateReason } from './tooLateReason.ts';
import type { Verdict } from './Reason.ts';

const minute = 60_000;

/** By how many minutes a combination would miss the first stop's window, which ends at `until` (RFC 3339); undefined if it is in time or that is not known. */
export const minutesTooLate = (verdict: Pick<Verdict, 'reasons'>, until: string | undefined): number | undefined => {
  const arrival = Date.parse(tooLateReason(verdict)?.until ?? '');
  const late = Math.ceil((arrival - Date.parse(until ?? '')) / minute);
  return late > 0 ? late : undefined;
};
