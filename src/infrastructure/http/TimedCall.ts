import type { Call } from './Call.ts';
import type { TimeLimits } from './TimeLimits.ts';

/** A call with the instant at which it fails instead of being retried. */
export interface TimedCall extends Call {
  readonly giveUpAt: number;
}

/** For a read with all its retries, in milliseconds: whoever waits for it is told within 12 seconds. */
const readInAll = 11_500;
/** A retry that has less time than this is not worth the wait. */
const shortestAttempt = 500;

const isRead = ({ method, asFile }: Call): boolean => method === 'GET' && !asFile;

/** Forms without a file are as small as any other body. */
const hasFile = ({ body }: Call): boolean =>
  body instanceof FormData && [...body.values()].some((part) => part instanceof Blob);

export const timed = (call: Call, now: number): TimedCall => ({
  ...call,
  giveUpAt: isRead(call) ? now + readInAll : Infinity,
});

/** Whether an attempt that begins at `instant` has time enough. */
export const hasTimeFor = ({ giveUpAt }: TimedCall, instant: number): boolean => giveUpAt - instant >= shortestAttempt;

/** The time limit of an attempt that begins now. */
export function timeLimitOf(call: TimedCall, limits: TimeLimits, now: number): number {
  if (call.asFile || hasFile(call)) return limits.file;
  return isRead(call) ? Math.min(limits.read, Math.max(call.giveUpAt - now, shortestAttempt)) : limits.write;
}
